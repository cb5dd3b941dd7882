"""A question with two or three answers, each a verb on its button."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtWidgets import QWidget

from brp_desktop.painting.theme import Theme
from brp_desktop.views.dialogs.plain import PlainDialog


class ChoiceDialog(PlainDialog):
    """``ask`` waits for the answer: the object of the button, or None for Esc."""

    def __init__(
        self, theme: Theme, title: str, text: str, answers: Sequence[tuple[object, str, str]], parent: QWidget | None
    ) -> None:
        """``answers`` are (object, words with mnemonic, look: "", "primary" or "danger"), from left to right."""
        super().__init__(theme, title, parent, icon_name="warning")
        self.setModal(True)
        self._answer: object | None = None
        self.add_text(text)
        self.column.addStretch(1)
        for answer, words, look in answers:
            button = self.add_button(words, primary=look == "primary", danger=look == "danger")
            button.clicked.connect(partial(self._take, answer))
        self.fit(460)

    def ask(self) -> object | None:
        """Show the question and wait; with the answer the dialog is gone."""
        self.exec()
        self.deleteLater()
        return self._answer

    def _take(self, answer: object, checked: bool = False) -> None:
        self._answer = answer
        self.accept()
