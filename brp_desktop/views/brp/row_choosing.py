"""Several rows of the edit page chosen at once, for what is done to all of them together."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent

from brp_desktop.models.skill_edit import EditKey, EditRow
from brp_desktop.sheet.ids import SkillId

if TYPE_CHECKING:
    from brp_desktop.views.brp.edit_table import EditTable
    from brp_desktop.views.brp.edit_view import EditSkillsView

TOGGLE, RANGE, UP, DOWN = "toggle", "range", "up", "down"
"""How a row is chosen: it alone or no more, all from the last one to it, with the row above or below."""


def chosen_way(event: QKeyEvent) -> str:
    """How a key chooses the row it is pressed in; empty where it does not."""
    control = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
    shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
    if control and not shift and event.key() == Qt.Key.Key_Space:
        return TOGGLE
    if control and shift and event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
        return UP if event.key() == Qt.Key.Key_Up else DOWN
    return ""


class RowChoosing(QObject):
    """Ctrl and a click, or Ctrl+Space, choose a row; Shift and a click all up to it; Ctrl+Shift+arrows go on."""

    changed = Signal(object)
    """SkillIds chosen now, in reading order."""

    def __init__(self, view: "EditSkillsView") -> None:
        super().__init__(view)
        self._view = view
        self._chosen: frozenset[SkillId] = frozenset()
        self._last: SkillId | None = None

    @property
    def chosen(self) -> tuple[SkillId, ...]:
        """The rows chosen, in reading order; those that a filter hides stand last."""
        shown = [id_ for id_ in self._order() if id_ in self._chosen]
        return (*shown, *sorted(self._chosen.difference(shown)))

    def watch(self, table: "EditTable") -> None:
        """Follow the choices made in a table."""
        table.choose_wanted.connect(self.choose)
        table.set_chosen(self._chosen)

    def choose(self, key: EditKey, way: str) -> None:
        """Choose a row, or let it go."""
        if key.kind is not EditRow.SKILL:
            return
        skill, order = SkillId(key.id), self._order()
        if way == RANGE and self._last in order and skill in order:
            first, last = sorted((order.index(self._last), order.index(skill)))
            self._take(self._chosen | set(order[first : last + 1]))
        elif way in (UP, DOWN) and skill in order:
            at = order.index(skill) + (1 if way == DOWN else -1)
            if 0 <= at < len(order):
                self._take(self._chosen | {skill, order[at]})
                self._view.open_skill(order[at])
                skill = order[at]
        elif way in (TOGGLE, RANGE):
            self._take(self._chosen ^ {skill})
        self._last = skill

    def choose_current(self, way: str) -> None:
        """The same for the row that is being edited."""
        cell = self._view.cell
        if cell is not None:
            self.choose(cell[0], way)

    def clear(self) -> None:
        """Choose none."""
        self._take(frozenset())

    def forget_removed(self, present: frozenset[SkillId]) -> None:
        """Rows that are gone are chosen no more."""
        if not self._chosen <= present:
            self._take(self._chosen & present)

    def _take(self, chosen: frozenset[SkillId]) -> None:
        if chosen == self._chosen:
            return
        self._chosen = chosen
        for table in self._view.all_tables:
            table.set_chosen(chosen)
        self.changed.emit(self.chosen)

    def _order(self) -> list[SkillId]:
        return [
            SkillId(key.id)
            for table in self._view.tables
            for key in table.edit_model().keys
            if key.kind is EditRow.SKILL
        ]
