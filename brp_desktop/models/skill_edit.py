"""Skills as fields: name or speciality, base, points by source, total; and the rows that add to the sheet."""

from collections.abc import Callable
from enum import Enum, IntEnum
from typing import Any, NamedTuple, Protocol

from PySide6.QtCore import QObject, Qt, Signal

from brp_desktop.catalogue.brp import brp_catalogue
from brp_desktop.catalogue.names import fold
from brp_desktop.models.arranged import TitledTable
from brp_desktop.models.kept_texts import KeptTexts
from brp_desktop.models.keyed_rows import Index
from brp_desktop.models.numbers import read_number
from brp_desktop.models.plain_tip import plain_tip
from brp_desktop.models.roles import Role
from brp_desktop.models.skill_rows import SkillRow, SkillRows, row_value
from brp_desktop.sheet.brp import PointSource, Skill
from brp_desktop.sheet.edits import Edit, RenameSkill, SetPoints, SetSpeciality
from brp_desktop.sheet.errors import EditError
from brp_desktop.sheet.ids import SkillId

Perform = Callable[[Edit], bool]
"""Carries out an edit through the document; True if the document differs afterwards. May raise ``EditError``."""


class EditRow(Enum):
    """What a row of an edit table is."""

    SKILL = "skill"
    ADD_SPECIALITY = "add_speciality"
    """Adds another speciality of the family whose catalogue id is the key's second part."""
    ADD_SKILL = "add_skill"
    """Adds a skill to the group whose category is the key's second part, empty where there are no groups."""


class EditKey(NamedTuple):
    """A row of an edit table: its kind and the id it speaks of."""

    kind: EditRow
    id: str


class EditColumn(IntEnum):
    """The columns of every edit table."""

    NAME = 0
    BASE = 1
    PROFESSION = 2
    PERSONAL = 3
    EXPERIENCE = 4
    TOTAL = 5


SOURCES: dict[EditColumn, PointSource] = {
    EditColumn.PROFESSION: "profession",
    EditColumn.PERSONAL: "personal",
    EditColumn.EXPERIENCE: "experience",
}
"""Which points a column holds; culture and personality are in the detail."""


class EditTexts(Protocol):
    """The words of the edit rows, made where texts for people live."""

    def edit_cell(self, row: SkillRow, column: EditColumn, shown: str) -> str:
        """«Spot, profession points: 20»: begins with the skill's name."""

    def chosen(self, said: str) -> str:
        """The same of a row that is chosen among several."""

    def edit_base(self, skill: Skill, row: SkillRow) -> str:
        """The base as shown: two digits, or the formula in the abbreviations of the language."""

    def edit_total(self, row: SkillRow) -> str:
        """The score, two digits."""

    def add_speciality(self, family: str) -> str:
        """«Knowledge, another speciality»."""

    def add_skill(self, category: str) -> str:
        """«Add a skill»."""

    def edit_heading(self, column: EditColumn) -> str:
        """The short word over a column."""

    def edit_heading_name(self, column: EditColumn) -> str:
        """The same in full."""

    def not_a_number(self) -> str:
        """What is wrong with a field that holds no number."""

    def refusal(self, error: EditError) -> str:
        """What an edit that was refused says."""


def has_speciality(skill: Skill, edition: str) -> bool:
    """Whether the row has a field for its speciality."""
    if skill.speciality is not None or skill.speciality_text:
        return True
    definition = brp_catalogue().skills.get(skill.skill) if skill.skill is not None else None
    return definition is not None and definition.specialised.get(edition, False)


def speciality_named(skill: Skill, text: str) -> tuple[str | None, str]:
    """The catalogue's speciality of that name in any language, else the text as the user's own word."""
    bare = text.strip()
    definition = brp_catalogue().skills.get(skill.skill) if skill.skill is not None else None
    if definition is not None and bare:
        for id_ in definition.specialities:
            kind = brp_catalogue().specialities.get(id_)
            if kind is not None and not kind.is_open and fold(bare) in {fold(name) for name in kind.names.values()}:
                return id_, ""
    return None, bare


class SkillEditModel(TitledTable[EditKey]):
    """Rows of fields. What is typed and is no number stays in its cell, marked, until it is put right or given up.

    ``refused`` names the cell and the sentence when a text was not taken; ``settled`` the cell whose mark went.
    """

    refused = Signal(object, int, str)
    """EditKey, column, sentence."""
    settled = Signal(object, int)
    """EditKey, column."""

    def __init__(
        self,
        rows: SkillRows,
        texts: EditTexts,
        kept: KeptTexts[EditKey],
        perform: Perform | None = None,
        parent: QObject | None = None,
    ) -> None:
        """``rows`` and ``kept`` are shared by all tables of a page: a row may go from one to another."""
        super().__init__(len(EditColumn), parent)
        self._skills = rows
        self._texts = texts
        self._perform = perform
        self._kept = kept
        self._chosen: frozenset[SkillId] = frozenset()

    @property
    def has_invalid(self) -> bool:
        """Whether any cell of this table holds a text that was not taken."""
        return any(self.row_of(key) is not None for key, _ in self._kept.cells)

    def is_invalid(self, key: EditKey, column: int) -> bool:
        """Whether the cell holds a text that was not taken."""
        return (key, column) in self._kept

    def sentence(self, key: EditKey, column: int) -> str:
        """What is wrong with the cell, empty if nothing."""
        return self._kept.sentence(key, column)

    def set_chosen(self, chosen: frozenset[SkillId]) -> None:
        """The rows chosen for what is done to several at once."""
        changed = {EditKey(EditRow.SKILL, id_) for id_ in self._chosen ^ chosen}
        self._chosen = chosen
        self.refresh(changed)

    def is_chosen(self, key: EditKey) -> bool:
        """Whether the row is among those chosen."""
        return key.kind is EditRow.SKILL and key.id in self._chosen

    def give_up(self, key: EditKey, column: int) -> bool:
        """Show the document's value again; True if the cell was marked."""
        if not self._kept.drop(key, column):
            return False
        self._tell((key, EditColumn(column)))
        self.settled.emit(key, column)
        return True

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or index.row() >= len(self.keys):
            return None
        key = self.key(index.row())
        if role == Role.KIND:
            return key.kind
        if key.kind is not EditRow.SKILL:
            return self._adding(key, index.column(), role)
        row = self._skills[SkillId(key.id)]
        column = EditColumn(index.column())
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.EditRole:
                return self._text(key, row, column, role)
            case Qt.ItemDataRole.AccessibleTextRole:
                shown = self._text(key, row, column, Qt.ItemDataRole.DisplayRole)
                said = self._texts.edit_cell(row, column, shown)
                return self._texts.chosen(said) if self.is_chosen(key) else said
            case Qt.ItemDataRole.ToolTipRole:
                return plain_tip(self.sentence(key, column) or (row.name if column is EditColumn.NAME else "")) or None
            case Qt.ItemDataRole.AccessibleDescriptionRole:
                return self.sentence(key, column) or (row.name if column is EditColumn.NAME else None)
            case Qt.ItemDataRole.TextAlignmentRole:
                side = Qt.AlignmentFlag.AlignLeft if column is EditColumn.NAME else Qt.AlignmentFlag.AlignRight
                return side | Qt.AlignmentFlag.AlignVCenter
            case Role.INVALID:
                return (key, column) in self._kept
            case _:
                return row_value(row, role)

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """Take what was typed: True if the document holds it afterwards. What is no number is kept and marked."""
        if role != Qt.ItemDataRole.EditRole or not index.isValid():
            return False
        return self.take(self.key(index.row()), index.column(), str(value))

    def take(self, key: EditKey, column: int, text: str) -> bool:
        """The same of a cell that need not be shown."""
        if key.kind is not EditRow.SKILL or self._perform is None:
            return False
        column = EditColumn(column)
        cell = (key, column)
        skill = self._skills.skill(SkillId(key.id))
        if column in SOURCES:
            number = read_number(text) if text.strip() else 0
            if number is None:
                return self._refuse(cell, text, self._texts.not_a_number())
            edit: Edit = SetPoints(skill.id, SOURCES[column], number)
        elif column is EditColumn.NAME and self.field_of(skill) == "speciality":
            speciality, own = speciality_named(skill, text)
            edit = SetSpeciality(skill.id, speciality, own)
        elif column is EditColumn.NAME and self.field_of(skill) == "name" and text.strip():
            edit = RenameSkill(skill.id, text.strip())
        else:
            return False
        try:
            self._perform(edit)
        except EditError as error:
            return self._refuse(cell, text, self._texts.refusal(error))
        if self._kept.drop(*cell):
            self.settled.emit(key, column)
        self._tell(cell)
        return True

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemNeverHasChildren
        key = self.key(index.row())
        if self._perform is not None and key.kind is EditRow.SKILL and self.has_field(key, index.column()):
            flags |= Qt.ItemFlag.ItemIsEditable
        return flags

    def has_field(self, key: EditKey, column: int) -> bool:
        """Whether the cell is a field."""
        if key.kind is not EditRow.SKILL:
            return False
        if column == EditColumn.NAME:
            return self.field_of(self._skills.skill(SkillId(key.id))) is not None
        return EditColumn(column) in SOURCES

    def field_of(self, skill: Skill) -> str | None:
        """What is typed into the name's cell: «speciality», «name» of the user's own skill, or nothing."""
        character = self._skills.character
        if character is not None and has_speciality(skill, character.options.data_edition):
            return "speciality"
        return "name" if skill.skill is None else None

    def skill(self, key: EditKey) -> Skill:
        """The skill behind a row."""
        return self._skills.skill(SkillId(key.id))

    def skill_row(self, key: EditKey) -> SkillRow:
        """What the skill behind a row shows."""
        return self._skills[SkillId(key.id)]

    def shown(self, key: EditKey, column: int) -> str:
        """The text of a cell."""
        return self._text(key, self.skill_row(key), EditColumn(column), Qt.ItemDataRole.DisplayRole)

    def typed(self, key: EditKey, column: int) -> str:
        """The text in the field of a cell."""
        return self._text(key, self.skill_row(key), EditColumn(column), Qt.ItemDataRole.EditRole)

    def words_of(self, key: EditKey) -> str:
        """The words of a row that adds."""
        return (
            self._texts.add_speciality(key.id) if key.kind is EditRow.ADD_SPECIALITY else self._texts.add_skill(key.id)
        )

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < len(EditColumn):
            return None
        column = EditColumn(section)
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self.title if column is EditColumn.NAME else self._texts.edit_heading(column)
            case Qt.ItemDataRole.AccessibleTextRole | Qt.ItemDataRole.ToolTipRole:
                said = self.title if column is EditColumn.NAME else self._texts.edit_heading_name(column)
                return plain_tip(said) if role == Qt.ItemDataRole.ToolTipRole else said
            case _:
                return None

    def _adding(self, key: EditKey, column: int, role: int) -> Any:
        if role == Role.ID:
            return key.id
        shown = column == EditColumn.NAME and role in {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole}
        if not shown and role != Qt.ItemDataRole.AccessibleTextRole:
            return None
        words = self.words_of(key)
        return plain_tip(words) if role == Qt.ItemDataRole.ToolTipRole else words

    def _text(self, key: EditKey, row: SkillRow, column: EditColumn, role: int) -> str:
        kept = self._kept.text(key, column)
        if kept is not None:
            return kept
        skill = self._skills.skill(row.id)
        if column is EditColumn.NAME:
            if role == Qt.ItemDataRole.DisplayRole:
                return row.name
            return row.speciality if self.field_of(skill) == "speciality" else row.parent
        if column is EditColumn.BASE:
            return self._texts.edit_base(skill, row)
        if column is EditColumn.TOTAL:
            return self._texts.edit_total(row)
        return str(getattr(skill.points, SOURCES[column]))

    def _refuse(self, cell: tuple[EditKey, EditColumn], text: str, sentence: str) -> bool:
        self._kept.keep(*cell, text, sentence)
        self._tell(cell)
        self.refused.emit(cell[0], int(cell[1]), sentence)
        return False

    def _tell(self, cell: tuple[EditKey, EditColumn]) -> None:
        row = self.row_of(cell[0])
        if row is not None:
            index = self.index(row, cell[1])
            self.dataChanged.emit(index, index)
