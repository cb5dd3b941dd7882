"""Rolls for the sheet shown: what was clicked, what is marked and ticked, and why a number is what it is."""

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

from brp_desktop.controllers.systems import as_brp
from brp_desktop.rules.brp.difficulty import Difficulty

if TYPE_CHECKING:
    from brp_desktop.controllers.systems import Rolls
    from brp_desktop.play.entries import JournalEntry
    from brp_desktop.views.main_window import MainWindow
    from brp_desktop.views.roll_panel import RollPanel
    from brp_desktop.views.why import WhyPopover
    from brp_desktop.views.window_combat import WindowCombat


class WindowRolling(QObject):
    """Between the sheets, the dice panels and the controllers of the rolls; nothing rolls in edit mode."""

    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        self._window = window
        self._why: WhyPopover | None = None
        self._combat: WindowCombat | None = None

    @property
    def combat(self) -> "WindowCombat":
        """Fights and wounds, made when somebody first acts on a combat page."""
        if self._combat is None:
            from brp_desktop.views.window_combat import WindowCombat

            self._combat = WindowCombat(self._window)
        return self._combat

    @property
    def fight_page(self) -> "RollPanel | None":
        """The panel in which somebody without a sheet fights, whatever sheet is in front; None where nobody does."""
        return None if self._combat is None else self._combat.page

    def leave_fight(self) -> bool:
        """Esc: bring dice of a fight to rest, else put its panel away if the focus is there; False if neither."""
        return self._combat is not None and (self._combat.finish() or self._combat.leave())

    def follow(self, panel: "RollPanel", rolls: "Rolls") -> None:
        """Join the panel of a system and its rolls to the window. Once per panel."""
        rolls.rolling.connect(self._on_rolling)
        rolls.revealed.connect(self._on_revealed)
        panel.why_requested.connect(self._explain_chosen)
        panel.journal.explain_requested.connect(self._explain_entry)

    @property
    def why(self) -> "WhyPopover":
        """The popover over the window that explains checks and rolls of the log."""
        from brp_desktop.views.why import WhyPopover

        if self._why is None:
            self._why = WhyPopover(self._window.theme, self._window)
        self._why.set_theme(self._window.theme)
        return self._why

    def roll(self, subject: Any) -> None:
        """Roll with what is in force."""
        if not self._window.editing:
            self._window.rolls.roll_subject(subject)

    def roll_at(self, subject: Any, difficulty: str) -> None:
        """Roll at a difficulty, by its id; only percentile sheets ask for that."""
        rolls = self._window.context.rolls
        if not self._window.editing:
            rolls.finish()
            rolls.choose(subject)
            rolls.set_difficulty(Difficulty(difficulty))
            rolls.roll()

    def choose(self, subject: Any) -> None:
        """Take a subject for the next roll, and let its panel be seen."""
        if not self._window.editing:
            self._window.rolls.choose(subject)
            self._show_panel()

    def toggle_tick(self) -> None:
        """Tick or untick by hand what the focus is on."""
        document = as_brp(self._window.document)
        if document is None or self._window.editing:
            return
        from brp_desktop.sheet.errors import EditError
        from brp_desktop.views.brp.ticking import toggle_tick
        from brp_desktop.views.labels import error_sentence

        try:
            toggle_tick(document, self._window.sheets.subject(document))
        except EditError as error:
            self._window.status_bar.say(error_sentence(error))

    def explain(self) -> None:
        """Why is the number what it is: of what has the focus, of the focus on the sheet, else of the chosen check."""
        focus, document, sheets = QApplication.focusWidget(), self._window.document, self._window.sheets
        if focus is not None and _answers(focus):
            return
        on_sheet = focus is not None and sheets.isAncestorOf(focus)
        if not (on_sheet and document is not None and sheets.explain(document)):
            self._explain_chosen()

    def _on_rolling(self, result: Any) -> None:
        self._show_panel()
        if self._window.sheet is not None:
            self._window.sheet.show_rolling(result)

    def _show_panel(self) -> None:
        window = self._window
        if window.dock.tab == "gm" and not window.editing:
            window.show_tab("dice")
        window.room.open_overlay()

    def _on_revealed(self, result: Any) -> None:
        if self._window.sheet is not None:
            self._window.sheet.show_result(result)

    def _explain_chosen(self, what: object = None) -> None:
        self._window.dice_panel.explain(self.why)

    def _explain_entry(self, entry: "JournalEntry", place: QPoint) -> None:
        from brp_desktop.views.roll_explanations import explain_entry

        popover = self.why
        explain_entry(popover, entry)
        popover.show_at(QRect(place, QSize(1, 1)))


def _answers(focus: QWidget) -> bool:
    """Whether what has the focus, or what it lies in, says itself why: it is asked with a key of its own."""
    at: QWidget | None = focus
    while at is not None and not at.isWindow():
        event = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Help, Qt.KeyboardModifier.NoModifier)
        # Not sendEvent, which would look for the shortcut again.
        if at.event(event) and event.isAccepted():
            return True
        at = at.parentWidget()
    return False
