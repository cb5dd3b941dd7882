"""The skills page in edit mode: every skill of the sheet as a row of fields, and rows that add."""

from collections.abc import Hashable, Sequence
from typing import Protocol

from PySide6.QtCore import QObject

from brp_desktop.models.arranged import ArrangedPage, SectionTexts
from brp_desktop.models.kept_texts import KeptTexts
from brp_desktop.models.skill_edit import EditKey, EditRow, EditTexts, Perform, SkillEditModel, has_speciality
from brp_desktop.models.skills_order import Section, SkillOrder
from brp_desktop.sheet.brp import BrpCharacter
from brp_desktop.sheet.ids import SkillId


class EditPageTexts(EditTexts, SectionTexts, Protocol):
    """The words of the page: those of its rows and the headings of its sections."""


class EditPage(ArrangedPage[SkillEditModel]):
    """All skills as fields, hidden ones and families without a speciality too.

    Rows that are being edited must not run away: the order by score becomes the order by group here.
    """

    def __init__(
        self, texts: EditPageTexts, perform: Perform | None = None, language: str = "en", parent: QObject | None = None
    ) -> None:
        super().__init__(texts, self._make, language, parent)
        self._texts = texts
        self._perform = perform
        self._kept: KeptTexts[EditKey] = KeptTexts()

    @property
    def marked(self) -> tuple[tuple[EditKey, int], ...]:
        """The cells with a text that was not taken, the oldest first; a filter may keep some from being seen."""
        return self._kept.cells

    def take(self, key: EditKey, column: int, text: str) -> None:
        """Take what was typed into a cell that is no longer shown; what is no number is kept for when it is."""
        if key.id in self._rows:
            for table in self.tables[:1]:
                table.take(key, column, text)

    def _make(self) -> SkillEditModel:
        return SkillEditModel(self._rows, self._texts, self._kept, self._perform)

    def _order_used(self) -> SkillOrder:
        return SkillOrder.GROUP if self._order is SkillOrder.SCORE else self._order

    def _key(self, skill_id: SkillId) -> Hashable:
        return EditKey(EditRow.SKILL, skill_id)

    def _is_kept(self, key: Hashable, skills: set[SkillId]) -> bool:
        return isinstance(key, EditKey) and (key.kind is not EditRow.SKILL or key.id in skills)

    def _forget_removed(self, character: BrpCharacter) -> None:
        present = {skill.id for skill in character.skills}
        for key, column in self._kept.cells:
            if key.id not in present:
                self._give_up(key, column)
        super()._forget_removed(character)

    def _give_up(self, key: EditKey, column: int) -> None:
        """Forget what was typed; who sees the row is told."""
        for table in self.tables:
            if table.row_of(key) is not None:
                table.give_up(key, column)
        self._kept.drop(key, column)

    def _keys(self, section: Section) -> Sequence[Hashable]:
        """The rows of a section; under the last row of a family one that adds, one more at the end."""
        character = self._rows.character
        edition = "srd" if character is None else character.options.data_edition
        families = [self._family(skill_id, edition) for skill_id in section.ids]
        last = {family: number for number, family in enumerate(families) if family is not None}
        keys: list[EditKey] = []
        for number, skill_id in enumerate(section.ids):
            keys.append(EditKey(EditRow.SKILL, skill_id))
            family = families[number]
            if family is not None and last[family] == number:
                keys.append(EditKey(EditRow.ADD_SPECIALITY, family))
        keys.append(EditKey(EditRow.ADD_SKILL, section.category or ""))
        return keys

    def _family(self, skill_id: SkillId, edition: str) -> str | None:
        skill = self._rows.skill(skill_id)
        return skill.skill if skill.skill is not None and has_speciality(skill, edition) else None
