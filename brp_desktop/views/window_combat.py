"""Fights and wounds as the window sees them: whom the combat pages act with, and the panel over the dice."""

from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

from brp_desktop.controllers.combat_desk import CombatDesk
from brp_desktop.views.dice_panel import DicePanel
from brp_desktop.views.fight.fight_panel import FightPanel
from brp_desktop.views.systems import PERCENTILE

if TYPE_CHECKING:
    from brp_desktop.controllers.brp_document import BrpDocument
    from brp_desktop.controllers.table import TableController
    from brp_desktop.play.subjects import Subject
    from brp_desktop.views.main_window import MainWindow


class TakesDesk(Protocol):
    """What acts on a combat page."""

    def take_desk(self, desk: CombatDesk) -> None:
        """Act with this."""


class WindowCombat(QObject):
    """Made when somebody first acts on a combat page."""

    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        context = window.context
        self._window = window
        self.desk = CombatDesk(context.files, context.log, context.rolls, self._table, self)
        panel = window.complete().panels.of(PERCENTILE)
        assert isinstance(panel, DicePanel)
        self._dice = panel
        self.panel = FightPanel(self.desk, window.theme, context.appearance.wants_motion, panel)
        self.panel.hide()
        self._alone = False
        self._chosen: tuple[BrpDocument | None, Subject | None] = (None, None)
        acts = window.history.acts
        self.desk.deeds.acting.connect(acts.begin)
        self.desk.deeds.rested.connect(acts.end)
        acts.changed.connect(self.panel.follow)
        self.panel.opened.connect(self._on_opened)
        self.panel.closed.connect(self._on_closed)
        self.panel.announced.connect(panel.announced)
        context.rolls.rolling.connect(self._on_rolling)
        window.document_shown.connect(self._on_document)
        context.rolls.request_changed.connect(self._on_request)

    @property
    def page(self) -> DicePanel | None:
        """The panel that shows while somebody without a sheet fights, whatever is in front; None otherwise."""
        return self._dice if self._alone else None

    def give(self, wanting: TakesDesk) -> None:
        """Let a page act."""
        wanting.take_desk(self.desk)

    def finish(self) -> bool:
        """Bring dice of a fight to rest; False if none were running."""
        running = self.desk.deeds.is_running
        self.desk.deeds.finish()
        return running

    def close(self) -> bool:
        """Put the panel away; False if it was not there."""
        if self.panel.isHidden():
            return False
        self.panel.close_panel()
        return True

    def leave(self) -> bool:
        """Put the panel away if the focus is in it; False if it is elsewhere."""
        focus = QApplication.focusWidget()
        inside = focus is not None and (focus is self.panel or self.panel.isAncestorOf(focus))
        return inside and self.close()

    def _table(self) -> "TableController | None":
        """The table of the game master's room, which is entered if there was one the last time."""
        window = self._window
        if window.has_gm or window.context.settings.last_table:
            return window.gm.master.table
        return None

    def _on_opened(self) -> None:
        rolls, window = self._window.context.rolls, self._window
        self._chosen = (rolls.document, rolls.subject)
        self._stand_alone(self.desk.fight.is_begun and self.desk.fight.document is None)
        if window.dock.tab == "gm" and not window.editing:
            window.show_tab("dice")
        window.room.open_overlay()
        if self.panel.isHidden():
            self._dice.cover(self.panel)
            self.panel.first_stop.setFocus()

    def _on_closed(self) -> None:
        focus = QApplication.focusWidget()
        inside = focus is not None and (focus is self.panel or self.panel.isAncestorOf(focus))
        self._dice.cover(None)
        if self._alone:
            self._stand_alone(False)
            self._window.show_tab("gm")
            if inside:
                self._window.gm.panel.focus_first()
        elif inside:
            self._window.focus_sheet()

    def _stand_alone(self, alone: bool) -> None:
        if alone != self._alone:
            self._alone = alone
            self._window.room.keep_dock(alone)
            self._window.complete().mode.show()
            table = self._table()
            if table is not None and alone:
                table.changed.connect(self._on_table)
            elif table is not None:
                table.changed.disconnect(self._on_table)

    def _on_table(self) -> None:
        """Whoever fights may be another now, or gone."""
        self.desk.fight.changed.emit()

    def _on_document(self, document: object) -> None:
        """A sheet of other rules is in front: the dice are its own again."""
        if self._alone and document is not None and self._window.system != PERCENTILE:
            self.close()

    def _on_rolling(self, result: object) -> None:
        """A check is rolled: its dice are to be seen."""
        self.close()

    def _on_request(self) -> None:
        """Another check was chosen for the sheet in front."""
        rolls = self._window.context.rolls
        document, subject = self._chosen
        if not self.panel.isHidden() and rolls.document is document and rolls.subject != subject:
            self.close()
        self._chosen = (rolls.document, rolls.subject)
