"""Everything that reading a file had to say, one line each: where, what was there, what it is now."""

from collections.abc import Sequence

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from brp_desktop.painting.theme import Theme
from brp_desktop.views.dialogs.plain import PlainDialog


class RepairsDialog(PlainDialog):
    """The lines, to be read and copied."""

    def __init__(self, theme: Theme, sentences: Sequence[str], parent: QWidget | None) -> None:
        super().__init__(theme, "", parent, icon_name="warning")
        title = self.tr("What was noticed while reading")
        self.setWindowTitle(title)
        self.setAccessibleName(title)
        self.heading.setText(title)
        self.add_text(self.tr("The file is as it was until you save."))
        self.text = QPlainTextEdit("\n".join(sentences), self.content)
        self.text.setReadOnly(True)
        self.text.setTabChangesFocus(True)
        self.text.setFont(theme.font("small"))
        self.text.setAccessibleName(title)
        self.text.setMinimumHeight(220)
        self.column.addWidget(self.text, 1)
        self.add_button(self.tr("C&opy")).clicked.connect(self._on_copy)
        self.add_button(self.tr("&Close"), primary=True).clicked.connect(self.accept)
        self.fit(560)

    def _on_copy(self) -> None:
        QGuiApplication.clipboard().setText(self.text.toPlainText())
