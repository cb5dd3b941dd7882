"""Skills as a table: name with its tick box, score, half, limits of special and critical; one row a skill."""

from collections.abc import Callable
from enum import IntEnum
from typing import Any, Protocol

from PySide6.QtCore import QObject, Qt

from brp_desktop.models.arranged import TitledTable
from brp_desktop.models.keyed_rows import Index
from brp_desktop.models.plain_tip import plain_tip
from brp_desktop.models.roles import Role
from brp_desktop.models.skill_rows import SkillRow, SkillRows, row_value
from brp_desktop.sheet.ids import SkillId

SetTickByHand = Callable[[SkillId, bool], bool]
"""Ticks or unticks a skill by hand through the document; True if the document differs afterwards."""


class SkillColumn(IntEnum):
    """The columns of every skills table."""

    NAME = 0
    SCORE = 1
    HALF = 2
    SPECIAL = 3
    CRITICAL = 4


class SkillTexts(Protocol):
    """The words of the rows, made where texts for people live."""

    def row(self, row: SkillRow) -> str:
        """«Spot, 65%, ticked»: begins with the skill's name."""

    def cell(self, row: SkillRow, column: SkillColumn) -> str:
        """«Spot, half 33»: a number with what it is."""

    def number(self, row: SkillRow, column: SkillColumn) -> str:
        """What the cell shows: two digits, a dash where there is no value."""

    def explanation(self, row: SkillRow) -> str:
        """The exact chance of each level, and what is wrong with the row if anything."""

    def heading(self, column: SkillColumn) -> str:
        """The sign over a column."""

    def heading_name(self, column: SkillColumn) -> str:
        """The same in words."""


class SkillTableModel(TitledTable[SkillId]):
    """Some rows of the skills page, in a given order. The tick is the check state of the name's column."""

    def __init__(
        self,
        rows: SkillRows,
        texts: SkillTexts,
        set_tick: SetTickByHand | None = None,
        parent: QObject | None = None,
    ) -> None:
        """``rows`` is shared by all tables of a page; without ``set_tick`` the boxes only show."""
        super().__init__(len(SkillColumn), parent)
        self._skills = rows
        self._texts = texts
        self._set_tick = set_tick
        self._just_ticked: SkillId | None = None

    def skill_row(self, row: int) -> SkillRow:
        """What a row shows."""
        return self._skills[self.key(row)]

    @property
    def has_critical(self) -> bool:
        """Whether the limit of a critical is a column: only where the rules know one."""
        return self._skills.has_critical

    @property
    def just_ticked(self) -> SkillId | None:
        """The row that a roll has just ticked."""
        return self._just_ticked

    def number(self, row: SkillRow, column: SkillColumn) -> str:
        """What a number column shows for a row."""
        return self._texts.number(row, column)

    def set_just_ticked(self, skill_id: SkillId | None) -> None:
        """Mark the row that a roll has just ticked, or none."""
        before, self._just_ticked = self._just_ticked, skill_id
        self.refresh({key for key in (before, skill_id) if key is not None})

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or index.row() >= len(self.keys):
            return None
        row = self._skills[self.key(index.row())]
        column = SkillColumn(index.column())
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return row.name if column is SkillColumn.NAME else self._texts.number(row, column)
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._texts.row(row) if column is SkillColumn.NAME else self._texts.cell(row, column)
            case Qt.ItemDataRole.ToolTipRole:
                return plain_tip(self._texts.explanation(row))
            case Qt.ItemDataRole.AccessibleDescriptionRole:
                return self._texts.explanation(row)
            case Qt.ItemDataRole.TextAlignmentRole:
                side = Qt.AlignmentFlag.AlignLeft if column is SkillColumn.NAME else Qt.AlignmentFlag.AlignRight
                return side | Qt.AlignmentFlag.AlignVCenter
            case Qt.ItemDataRole.CheckStateRole:
                if column is not SkillColumn.NAME or not row.learns:
                    return None
                return Qt.CheckState.Checked if row.ticked else Qt.CheckState.Unchecked
            case Role.JUST_TICKED:
                return row.id == self._just_ticked
            case _:
                return row_value(row, role)

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """The check state of the name column ticks or unticks by hand; nothing else can be set here."""
        if role != Qt.ItemDataRole.CheckStateRole or not index.isValid() or index.column() != SkillColumn.NAME:
            return False
        row = self._skills[self.key(index.row())]
        if not row.learns or self._set_tick is None:
            return False
        return self._set_tick(row.id, Qt.CheckState(value) == Qt.CheckState.Checked)

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemNeverHasChildren

    def heading(self, column: SkillColumn) -> str:
        """What stands over a column: the name of the group, or the sign of a number."""
        return self._title if column is SkillColumn.NAME else self._texts.heading(column)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < len(SkillColumn):
            return None
        column = SkillColumn(section)
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self.heading(column)
            case Qt.ItemDataRole.AccessibleTextRole | Qt.ItemDataRole.ToolTipRole:
                said = self._title if column is SkillColumn.NAME else self._texts.heading_name(column)
                return plain_tip(said) if role == Qt.ItemDataRole.ToolTipRole else said
            case _:
                return None
