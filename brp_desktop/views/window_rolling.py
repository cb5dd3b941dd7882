"""Rolls for the sheet shown: what was clicked, what is marked and ticked, and why a number is what it is."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, QRect, QSize
from PySide6.QtWidgets import QApplication

from brp_desktop.rules.brp.difficulty import Difficulty

if TYPE_CHECKING:
    from brp_desktop.play.entries import JournalEntry
    from brp_desktop.play.rolling import RollRequest, RollResult, Subject
    from brp_desktop.views.dice_panel import DicePanel
    from brp_desktop.views.main_window import MainWindow
    from brp_desktop.views.why import WhyPopover


class WindowRolling(QObject):
    """Between the sheets, the dice panel and the controller of the rolls; nothing rolls in edit mode."""

    def __init__(self, window: "MainWindow", panel: "DicePanel") -> None:
        super().__init__(window)
        self._window = window
        self._panel = panel
        self._rolls = window.context.rolls
        self._why: WhyPopover | None = None
        self._rolls.rolling.connect(self._on_rolling)
        self._rolls.revealed.connect(self._on_revealed)
        panel.why_requested.connect(self._explain_request)
        panel.journal.explain_requested.connect(self._explain_entry)

    @property
    def why(self) -> "WhyPopover":
        """The popover over the window that explains checks and rolls of the log."""
        from brp_desktop.views.why import WhyPopover

        if self._why is None:
            self._why = WhyPopover(self._window.theme, self._window)
        self._why.set_theme(self._window.theme)
        return self._why

    def roll(self, subject: "Subject") -> None:
        """Roll at the difficulty in force."""
        if not self._window.editing:
            self._rolls.roll_subject(subject)

    def roll_at(self, subject: "Subject", difficulty: str) -> None:
        """Roll at a difficulty, by its id."""
        if not self._window.editing:
            self._rolls.finish()
            self._rolls.choose(subject)
            self._rolls.set_difficulty(Difficulty(difficulty))
            self._rolls.roll()

    def toggle_tick(self) -> None:
        """Tick or untick by hand what the focus is on."""
        document = self._window.document
        if document is not None and not self._window.editing:
            self._window.sheets.toggle_tick(document)

    def explain(self) -> None:
        """Why is the number what it is: of the focus on the sheet, else of the check in the dice panel."""
        focus, request, document = QApplication.focusWidget(), self._rolls.request, self._window.document
        sheets = self._window.sheets
        on_sheet = focus is not None and sheets.isAncestorOf(focus)
        if on_sheet and document is not None and sheets.explain(document):
            return
        if request is not None:
            self._explain_request(request)

    def _on_rolling(self, result: "RollResult") -> None:
        window = self._window
        if window.dock.tab == "gm" and not window.editing:
            window.show_tab("dice")
        window.room.open_overlay()
        if window.document is not None:
            window.sheets.mark(window.document, result.request.subject)

    def _on_revealed(self, result: "RollResult") -> None:
        sheet = self._window.sheet
        if sheet is not None:
            sheet.show_result(result)

    def _explain_request(self, request: "RollRequest") -> None:
        from brp_desktop.views.roll_explanations import explain_request

        link = self._panel.head.why_link
        popover = self.why
        explain_request(popover, request)
        popover.show_at(QRect(link.mapToGlobal(QPoint(0, 0)), link.size()))

    def _explain_entry(self, entry: "JournalEntry", place: QPoint) -> None:
        from brp_desktop.views.roll_explanations import explain_entry

        popover = self.why
        explain_entry(popover, entry)
        popover.show_at(QRect(place, QSize(1, 1)))
