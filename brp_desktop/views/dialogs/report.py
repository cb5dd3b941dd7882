"""The one dialog about something unexpected: what, the folded report, and how to go on."""

from enum import Enum, auto
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from brp_desktop.painting.theme import Theme
from brp_desktop.views.controls import LinkButton
from brp_desktop.views.dialogs.plain import PlainDialog


class ReportChoice(Enum):
    """How to go on."""

    CONTINUE = auto()
    SAVE_COPY = auto()
    QUIT = auto()


class ReportDialog(PlainDialog):
    """«Copy report», «Save a copy», «Continue», «Quit». Nothing is sent anywhere."""

    def __init__(
        self, theme: Theme, summary: str, report: str, parent: QWidget | None, *, earlier: bool = False
    ) -> None:
        """``earlier``: the report is of a run that ended before this one."""
        super().__init__(theme, "", parent, icon_name="warning")
        self.choice = ReportChoice.CONTINUE
        self._report = report
        title = self.tr("The last run ended badly") if earlier else self.tr("Something went wrong")
        self.setWindowTitle(title)
        self.setAccessibleName(title)
        self.heading.setText(title)
        if earlier:
            self.add_text(
                self.tr(
                    "What was not saved was kept as drafts: sheets are offered above the sheet in front or on the "
                    "start page, a table in the game master’s tab. Nothing was sent."
                )
            )
        else:
            self.add_text(
                self.tr("Your sheets are safe: drafts of all open sheets were written just now. Nothing was sent.")
            )
        if summary:
            self.add_text(summary, "small", muted=True)
        self._fold = LinkButton(theme, self.content, type_name="body")
        self._fold.setText(self.tr("Show the report"))
        self._fold.setAccessibleName(self._fold.text())
        self._fold.clicked.connect(self._on_fold)
        self.column.addWidget(self._fold, 0, Qt.AlignmentFlag.AlignLeft)
        self.text = QPlainTextEdit(report, self.content)
        self.text.setReadOnly(True)
        self.text.setTabChangesFocus(True)
        self.text.setFont(theme.font("small"))
        self.text.setAccessibleName(self.tr("Report"))
        self.text.setMinimumHeight(180)
        self.text.hide()
        self.column.addWidget(self.text, 1)
        self.column.addStretch(1)
        copy = self.add_button(self.tr("C&opy report"))
        copy.clicked.connect(self._on_copy)
        if not earlier:
            self._add(self.tr("&Quit"), ReportChoice.QUIT)
            self._add(self.tr("&Save a copy…"), ReportChoice.SAVE_COPY)
        self._add(self.tr("&Continue"), ReportChoice.CONTINUE, primary=True)
        self.fit(560)

    def _add(self, words: str, choice: ReportChoice, *, primary: bool = False) -> None:
        self.add_button(words, primary=primary).clicked.connect(partial(self._take, choice))

    def _take(self, choice: ReportChoice, checked: bool = False) -> None:
        self.choice = choice
        self.accept()

    def _on_copy(self) -> None:
        QGuiApplication.clipboard().setText(self._report)

    def _on_fold(self) -> None:
        shown = self.text.isHidden()
        self.text.setVisible(shown)
        self._fold.setText(self.tr("Hide the report") if shown else self.tr("Show the report"))
        self._fold.setAccessibleName(self._fold.text())
        self.fit(560)
