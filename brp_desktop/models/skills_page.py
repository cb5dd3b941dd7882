"""The skills page in play mode: tables of rows that roll."""

from collections.abc import Hashable, Iterable
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, Signal

from brp_desktop.models.arranged import ArrangedPage, SectionTexts
from brp_desktop.models.skill_rows import SkillRow
from brp_desktop.models.skills import SetTickByHand, SkillTableModel, SkillTexts
from brp_desktop.models.skills_order import AT_HAND, Column, Section
from brp_desktop.sheet.brp import BrpCharacter
from brp_desktop.sheet.derive import Derived
from brp_desktop.sheet.ids import SkillId

if TYPE_CHECKING:
    from brp_desktop.models.at_hand import AtHand
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
        self._at_hand_made: AtHand | None = None
        self._shows_at_hand = False

    @property
    def shows_at_hand(self) -> bool:
        """Whether the skills pinned and rolled lately stand together at the top, besides in their place."""
        return self._shows_at_hand

    @property
    def lately(self) -> tuple[SkillId, ...]:
        """The skills rolled, the last one first."""
        return self._at_hand.lately

    @property
    def _at_hand(self) -> "AtHand":
        """Which skills those are, made when first wanted."""
        if self._at_hand_made is None:
            from brp_desktop.models.at_hand import AtHand

            self._at_hand_made = AtHand()
        return self._at_hand_made

    def show_at_hand(self, *, shown: bool) -> None:
        """Have them there or not; while names are filtered they are not."""
        if shown != self._shows_at_hand:
            self._shows_at_hand = shown
            self._arrange()

    def recall_lately(self, skills: Iterable[SkillId]) -> None:
        """Take up the skills rolled another time, the last one first."""
        self._at_hand.recall(skills)
        if self._shows_at_hand:
            self._arrange()

    def note_roll(self, skill: SkillId) -> None:
        """A skill was rolled."""
        self._at_hand.note(skill)
        if self._shows_at_hand:
            self._arrange()

    def set_just_ticked(self, skill_id: SkillId | None) -> None:
        """Mark the row that a roll has just ticked, or none."""
        before, self._just_ticked = self._just_ticked, skill_id
        for table in self.tables:
            if any(key is not None and table.row_of(key) is not None for key in (before, skill_id)):
                table.set_just_ticked(skill_id)

    def apply(self, changes: "ChangeSet", character: BrpCharacter, derived: Derived) -> None:
        rows = self._rows
        before = {key for key in changes.skills if key in rows and not rows[key].ticked}
        super().apply(changes, character, derived)
        fresh = {key for key in before if key in rows and rows[key].ticked}
        if fresh:
            self.ticked.emit(fresh)

    def _belongs(self, row: SkillRow) -> bool:
        return not row.hidden and row.error != "speciality_missing"

    def _place(self, key: SkillId) -> Hashable:
        place = super()._place(key)
        return (place, self._rows[key].pinned) if self._shows_at_hand and key in self._rows else place

    def _led(self, columns: tuple[Column, ...]) -> tuple[Column, ...]:
        if not self._shows_at_hand or self._filter.strip() or not columns:
            return columns
        chosen = self._at_hand.choose(filter(self._belongs, self._rows.values()), len(columns))
        leads = [Section(AT_HAND if at == 0 else None, ids, leads=True) for at, ids in enumerate(chosen)]
        return tuple((leads[at], *column) if at < len(leads) else column for at, column in enumerate(columns))

    def _make(self) -> SkillTableModel:
        return SkillTableModel(self._rows, self._texts, self._set_tick)
