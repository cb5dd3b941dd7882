"""The skills page in play mode: tables of rows that roll."""

from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, Signal

from brp_desktop.models.arranged import ArrangedPage, SectionTexts
from brp_desktop.models.skill_rows import SkillRow
from brp_desktop.models.skills import SetTickByHand, SkillTableModel, SkillTexts
from brp_desktop.sheet.brp import BrpCharacter
from brp_desktop.sheet.derive import Derived
from brp_desktop.sheet.ids import SkillId

if TYPE_CHECKING:
    from brp_desktop.sheet.changes import ChangeSet


class PageTexts(SkillTexts, SectionTexts, Protocol):
    """The words of the page: those of its rows and the headings of its sections."""


class SkillsPage(ArrangedPage[SkillTableModel]):
    """All skills that are rolled: a family without a speciality and what the user hides have no row."""

    ticked = Signal(object)
    """Set of SkillIds: rows of before that carry a tick only now."""

    def __init__(
        self,
        texts: PageTexts,
        set_tick: SetTickByHand | None = None,
        language: str = "en",
        parent: QObject | None = None,
    ) -> None:
        super().__init__(texts, self._make, language, parent)
        self._texts = texts
        self._set_tick = set_tick
        self._just_ticked: SkillId | None = None

    def set_just_ticked(self, skill_id: SkillId | None) -> None:
        """Mark the row that a roll has just ticked, or none."""
        before, self._just_ticked = self._just_ticked, skill_id
        for key in (before, skill_id):
            place = None if key is None else self.where(key)
            if place is not None:
                place[0].set_just_ticked(skill_id)

    def apply(self, changes: "ChangeSet", character: BrpCharacter, derived: Derived) -> None:
        rows = self._rows
        before = {key for key in changes.skills if key in rows and not rows[key].ticked}
        super().apply(changes, character, derived)
        fresh = {key for key in before if key in rows and rows[key].ticked}
        if fresh:
            self.ticked.emit(fresh)

    def _belongs(self, row: SkillRow) -> bool:
        return not row.hidden and row.error != "speciality_missing"

    def _make(self) -> SkillTableModel:
        return SkillTableModel(self._rows, self._texts, self._set_tick)
