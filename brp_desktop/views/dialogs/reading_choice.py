"""A question about something to be read first: a sentence, the lines it is about, and two to four answers."""

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtGui import QGuiApplication, QIcon
from PySide6.QtWidgets import QAbstractItemView, QAbstractScrollArea, QPlainTextEdit, QTreeView, QWidget

from brp_desktop.models.plain_tip import plain_tip
from brp_desktop.painting.icons import icon
from brp_desktop.painting.theme import Theme
from brp_desktop.views.dialogs.plain import PlainDialog

WIDTH = 560
HEIGHT = 200
"""Of the lines, at least."""


class Answer(NamedTuple):
    """What a button stands for, its words with a mnemonic, its look ("", "primary", "danger"), and why it is off."""

    meaning: object
    words: str
    look: str = ""
    why_not: str = ""


def frame(part: QAbstractScrollArea, theme: Theme) -> None:
    """Give a list or a text of a dialog the edge of a field, to be seen in every theme.

    With the padding both edges leave what is inside at its place: Qt does not lay it out anew when the focus comes.
    """
    edges = [(theme.colour("border").name(), theme.stroke["control"], "")]
    edges.append((theme.colour("focus").name(), theme.stroke["focus"], ":focus"))
    inside = max(int(width) for _, width, _ in edges) + 1
    kinds = (QTreeView, QAbstractItemView, QPlainTextEdit)  # the head of a tree, an item view too, has no edge
    kind = next(kind.__name__ for kind in kinds if isinstance(part, kind))
    part.setStyleSheet(
        "".join(
            f"{kind}{when} {{ border: {int(width)}px solid {colour}; padding: {inside - int(width)}px;"
            f" border-radius: {theme.radius['control']}px; }}"
            for colour, width, when in edges
        )
    )


def row_sign(theme: Theme, name: str, colour: str) -> QIcon:
    """A sign for a row of a list, to be seen on the chosen one too."""
    found = QIcon(icon(name, theme.colour(colour)))
    found.addPixmap(icon(name, theme.colour("on_accent")).pixmap(16), QIcon.Mode.Selected)
    return found


class ReadingChoice(PlainDialog):
    """``ask`` waits for the answer: the meaning of the button, or None for Esc. The lines can be copied."""

    def __init__(
        self,
        theme: Theme,
        title: str,
        sentences: Sequence[str],
        lines: str,
        answers: Sequence[Answer],
        parent: QWidget | None,
    ) -> None:
        """Without lines there is only the question."""
        super().__init__(theme, title, parent, icon_name="warning")
        self.setObjectName("reading_choice")
        self.setModal(True)
        self._answer: object | None = None
        for sentence in sentences:
            self.add_text(sentence)
        self.text = QPlainTextEdit(lines, self.content)
        self.text.setReadOnly(True)
        self.text.setTabChangesFocus(True)
        self.text.setFont(theme.font("body"))
        self.text.setAccessibleName(title)
        self.text.setMinimumHeight(HEIGHT)
        frame(self.text, theme)
        self.text.setVisible(bool(lines))
        self.column.addWidget(self.text, 1)
        if not lines:
            self.column.addStretch(1)
        else:
            self.add_button(self.tr("Co&py text")).clicked.connect(self._on_copy)
        self.answers = []
        for answer in answers:
            button = self.add_button(answer.words, primary=answer.look == "primary", danger=answer.look == "danger")
            button.setEnabled(not answer.why_not)
            button.setToolTip(plain_tip(answer.why_not))
            button.clicked.connect(partial(self._take, answer.meaning))
            self.answers.append(button)
        self.fit(WIDTH)

    def ask(self) -> object | None:
        """Show the question and wait; with the answer the dialog is gone."""
        self.exec()
        self.deleteLater()
        return self._answer

    def _take(self, answer: object, checked: bool = False) -> None:
        self._answer = answer
        self.accept()

    def _on_copy(self) -> None:
        QGuiApplication.clipboard().setText(self.text.toPlainText())
