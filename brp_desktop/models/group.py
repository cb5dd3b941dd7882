"""A group check as a table model: everybody with chance, roll and level; who takes part is a check box."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import IntEnum

from PySide6.QtCore import QObject, Qt, Signal

from brp_desktop.models.cells import with_value
from brp_desktop.models.keyed_rows import Index, KeyedTableModel
from brp_desktop.models.plain_tip import plain_tip
from brp_desktop.play.rolling import RollRequest
from brp_desktop.rules import RulesError
from brp_desktop.rules.brp import Level

GROUP_ROLE = int(Qt.ItemDataRole.UserRole) + 800
"""The GroupRow itself, for the delegate."""


@dataclass(frozen=True, slots=True)
class GroupRow:
    """One person of the table in the check.

    ``joins``: takes part; ``rolls``: is one of those who roll; ``leads``: is the one against the many. ``own_roll`` is
    what real dice will show. After the roll ``level`` is known, ``roll`` where dice fell; ``won`` says who beat the one
    (None: nothing was compared, or nobody won), ``tick_reason`` is empty for people without a sheet.
    """

    key: str
    name: str
    joins: bool
    rolls: bool
    leads: bool
    request: RollRequest | None
    problem: RulesError | None
    own_roll: int | None = None
    roll: int | None = None
    level: Level | None = None
    won: bool | None = None
    tick_reason: str = ""
    tick_roll: str = ""

    @property
    def chance(self) -> int | None:
        """The chance in percent; None where there is none."""
        return None if self.request is None else self.request.chance


class Column(IntEnum):
    """The columns of the table."""

    NAME = 0
    WHAT = 1
    CHANCE = 2
    ROLL = 3
    LEVEL = 4
    NOTE = 5


class GroupModel(KeyedTableModel[str]):
    """Words come from ``head`` (column → title) and ``text`` (row, column → cell); ``said`` is a row for readers."""

    joins_set = Signal(str, bool)
    """Key, and whether the person wants that one to take part."""
    own_roll_set = Signal(str, str)
    """Key, and what was typed as the number of real dice (empty: none)."""

    def __init__(
        self,
        head: Callable[[Column], str],
        text: Callable[[GroupRow, Column], str],
        said: Callable[[GroupRow], str],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(len(Column), parent)
        self._head, self._text, self._said = head, text, said
        self._values: dict[str, GroupRow] = {}
        self._settled = False

    def set_rows(self, rows: Sequence[GroupRow], *, settled: bool) -> None:
        """Show other rows; ``settled``: after the roll, when nothing can be chosen or typed."""
        before, after = self._values, {row.key: row for row in rows}
        other = settled != self._settled
        self._settled = settled
        self._values = before | after  # who goes is still looked at until the rows are gone
        self.set_keys([row.key for row in rows])
        self._values = after
        self.refresh(row.key for row in rows if other or before.get(row.key) != row)

    @property
    def settled(self) -> bool:
        """Whether the dice have fallen."""
        return self._settled

    def row(self, number: int) -> GroupRow:
        """The row at a place."""
        return self._values[self.key(number)]

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid() or not 0 <= index.row() < len(self.keys):
            return None
        row, column = self.row(index.row()), Column(index.column())
        if role == GROUP_ROLE:
            return row
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(row, column)
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tip(self._text(row, column))
        if role == Qt.ItemDataRole.EditRole and column is Column.ROLL:
            return "" if row.own_roll is None else f"{row.own_roll % 100:02d}"
        if role == Qt.ItemDataRole.AccessibleTextRole:
            head = f"{row.name}, {self._head(column)}"
            return self._said(row) if column is Column.NAME else with_value(head, self._text(row, column) or "—")
        if role == Qt.ItemDataRole.CheckStateRole and column is Column.NAME and not self._settled and not row.leads:
            return Qt.CheckState.Checked if row.joins else Qt.CheckState.Unchecked
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        if self._settled:
            return flags
        row = self.row(index.row())
        if index.column() == Column.NAME and not row.leads:
            flags |= Qt.ItemFlag.ItemIsUserCheckable
        if index.column() == Column.ROLL and row.rolls:
            flags |= Qt.ItemFlag.ItemIsEditable
        return flags

    def setData(self, index: Index, value: object, role: int = Qt.ItemDataRole.EditRole) -> bool:
        if not self.flags(index) & (Qt.ItemFlag.ItemIsUserCheckable | Qt.ItemFlag.ItemIsEditable):
            return False
        key = self.key(index.row())
        if role == Qt.ItemDataRole.CheckStateRole and index.column() == Column.NAME:
            self.joins_set.emit(key, Qt.CheckState(value) == Qt.CheckState.Checked)
            return True
        if role == Qt.ItemDataRole.EditRole and index.column() == Column.ROLL:
            self.own_roll_set.emit(key, str(value))
            return True
        return False

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if orientation == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole and section in list(Column):
            return self._head(Column(section))
        return None
