"""The Giri that are over: in which order, with which results, and what Pa were spent on."""

from PySide6.QtGui import QGuiApplication, QPalette
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from brp_desktop.painting.theme import Theme
from brp_desktop.sheet.round import Round
from brp_desktop.views.dialogs.plain import PlainDialog
from brp_desktop.views.xantis import giro_words


class PastGiriDialog(PlainDialog):
    """All of them as one text to read and to copy, the last one first."""

    def __init__(self, theme: Theme, round_: Round, parent: QWidget | None) -> None:
        super().__init__(theme, "", parent, icon_name="recover")
        title = self.tr("Earlier Giri")
        self.setWindowTitle(title)
        self.setAccessibleName(title)
        self.heading.setText(title)
        self.text = "\n\n".join(
            "\n".join((self.tr("Giro {number}").format(number=past.number), *giro_words.past_lines(past)))
            for past in reversed(round_.past)
        )
        shown = QPlainTextEdit(self.content)
        shown.setObjectName("past_giri_text")
        shown.setReadOnly(True)
        shown.setPlainText(self.text)
        shown.setFont(theme.font("body"))
        shown.setAccessibleName(title)
        shown.setTabChangesFocus(True)
        shown.setMinimumHeight(280)
        palette = shown.palette()
        palette.setColor(QPalette.ColorRole.Base, theme.colour("sheet"))
        shown.setPalette(palette)
        self.column.addWidget(shown)
        self.add_button(self.tr("Co&py text")).clicked.connect(self._copy)
        self.add_button(self.tr("&Close"), primary=True).clicked.connect(self.accept)
        self.fit(460)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.text)
