"""The people around the table as a table model: players or people without a sheet, filtered and sorted."""

from collections.abc import Callable, Sequence
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QMimeData, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal

from brp_desktop.models.plain_tip import plain_tip
from brp_desktop.models.roles import Role
from brp_desktop.play.roster import Filter, Order, Row, SortKey, Track, arranged
from brp_desktop.sheet.table import Column, EntryId

ROW_ROLE = int(Qt.ItemDataRole.UserRole) + 700
"""The Row itself, for the delegate."""
MIME_TYPE = "application/x-brp-desktop-entries"
"""Ids of dragged entries, a line each."""

_Index = QModelIndex | QPersistentModelIndex


class Field(IntEnum):
    """The fixed columns; those of the chosen rolls come after ``PA``, the ticks last."""

    NAME = 0
    HIT_POINTS = 1
    POWER_POINTS = 2
    PA = 3


FIXED = len(Field)
TRACKS = {Field.HIT_POINTS: "hit_points", Field.POWER_POINTS: "power_points", Field.PA: "pa"}


class RosterModel(QAbstractTableModel):
    """Rows of one kind. Words come from ``head`` (column → title) and ``text`` (row → accessible text)."""

    track_set = Signal(str, str, object)
    """Entry id, track, value typed: the person changed hit or power points or Pa in place."""
    moved = Signal(object, object)
    """Entry ids dragged, and the id of the entry before which they were dropped (None: at the end)."""

    def __init__(
        self,
        head: Callable[[Field | Column | None], str],
        text: Callable[[Row], str],
        parent: QObject | None = None,
        name: Callable[[Field | Column | None], str] | None = None,
    ) -> None:
        """``name`` says a title in full, for readers."""
        super().__init__(parent)
        self._head = head
        self._name = name or head
        self._text = text
        self._all: Sequence[Row] = ()
        self._rows: tuple[Row, ...] = ()
        self._columns: tuple[Column, ...] = ()
        self._filter = Filter()
        self._order = Order()

    @property
    def rows(self) -> tuple[Row, ...]:
        """What is shown, in its order."""
        return self._rows

    @property
    def columns(self) -> tuple[Column, ...]:
        """The chosen rolls."""
        return self._columns

    @property
    def order(self) -> Order:
        """How rows are sorted."""
        return self._order

    @property
    def tick_column(self) -> int:
        """The place of the ticks."""
        return FIXED + len(self._columns)

    def set_rows(self, rows: Sequence[Row], columns: tuple[Column, ...]) -> None:
        """Show another snapshot; rows that are the same objects are not told as changed."""
        if columns != self._columns:
            self.beginResetModel()
            self._columns, self._all = columns, rows
            self._rows = arranged(rows, self._filter, self._order)
            self.endResetModel()
            return
        self._all = rows
        self._show(arranged(rows, self._filter, self._order))

    def set_filter(self, wanted: Filter) -> None:
        """Show only some."""
        self._filter = wanted
        self._show(arranged(self._all, wanted, self._order))

    def set_order(self, order: Order) -> None:
        """Sort otherwise."""
        self._order = order
        self._show(arranged(self._all, self._filter, order))

    def row(self, place: int) -> Row | None:
        """The row at a place."""
        return self._rows[place] if 0 <= place < len(self._rows) else None

    def place_of(self, id_: EntryId) -> int:
        """The place of an entry; -1 where it is not shown."""
        return next((place for place, row in enumerate(self._rows) if row.id == id_), -1)

    def sort_key(self, column: int) -> tuple[SortKey, int]:
        """What a column is sorted by."""
        match column:
            case Field.NAME:
                return "name", 0
            case Field.HIT_POINTS:
                return "hit_points", 0
            case Field.POWER_POINTS:
                return "power_points", 0
            case Field.PA:
                return "pa", 0
        return ("ticks", 0) if column == self.tick_column else ("column", column - FIXED)

    def retranslate(self) -> None:
        """The language changed: every text is another."""
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, self.columnCount() - 1)
        if self._rows:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self._rows) - 1, self.columnCount() - 1))

    # Qt

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else FIXED + len(self._columns) + 1

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < self.columnCount():
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self._head(self._column(section))
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._name(self._column(section)) or self._head(self._column(section))
        if role == Qt.ItemDataRole.TextAlignmentRole:
            side = Qt.AlignmentFlag.AlignLeft if section == Field.NAME else Qt.AlignmentFlag.AlignRight
            return int(side | Qt.AlignmentFlag.AlignVCenter)
        return None

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        row = self.row(index.row()) if index.isValid() else None
        if row is None:
            return None
        if role == ROW_ROLE:
            return row
        if role == Role.ID:
            return row.id
        if role == Role.NAME:
            return row.name
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tip(self._text(row))
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._text(row) if index.column() == Field.NAME else self._spoken(row, index.column())
        if role == Qt.ItemDataRole.DisplayRole:
            return self._shown(row, index.column())
        if role == Qt.ItemDataRole.EditRole and index.column() in TRACKS:
            return "" if (value := self._track(row, index.column()).current) is None else str(value)
        return None

    def setData(self, index: _Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        row = self.row(index.row()) if index.isValid() else None
        if row is None or role != Qt.ItemDataRole.EditRole or index.column() not in TRACKS:
            return False
        number = read_track(str(value), self._track(row, index.column()))
        if number is None:
            return False
        self.track_set.emit(row.id, TRACKS[Field(index.column())], number)
        return True

    def flags(self, index: _Index) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.ItemIsDropEnabled
        kind = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsDragEnabled
        row = self.row(index.row())
        if row is not None and index.column() in TRACKS and self._track(row, index.column()).current is not None:
            kind |= Qt.ItemFlag.ItemIsEditable
        return kind

    def mimeTypes(self) -> list[str]:
        return [MIME_TYPE]

    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:
        places = sorted({index.row() for index in indexes})
        data = QMimeData()
        data.setData(MIME_TYPE, "\n".join(self._rows[place].id for place in places).encode())
        return data

    def supportedDropActions(self) -> Qt.DropAction:
        return Qt.DropAction.MoveAction | Qt.DropAction.CopyAction

    def dropMimeData(self, data: QMimeData, action: Qt.DropAction, row: int, column: int, parent: _Index) -> bool:
        if not data.hasFormat(MIME_TYPE) or self._order.key != "table":
            return False
        place = row if row >= 0 else parent.row()
        before = self.row(place) if place >= 0 else None
        self.moved.emit(dragged(data), None if before is None else before.id)
        # The table moves them itself: the view must not take rows away.
        return False

    def _column(self, section: int) -> Field | Column | None:
        if section < FIXED:
            return Field(section)
        return self._columns[section - FIXED] if section < self.tick_column else None

    def _track(self, row: Row, column: int) -> Track:
        return track_in(row, column)

    def _shown(self, row: Row, column: int) -> str:
        if column == Field.NAME:
            return row.name
        if column in TRACKS:
            current = self._track(row, column).current
            return "" if current is None else str(current)
        if column == self.tick_column:
            return str(row.ticks) if row.ticks else ""
        score = row.scores[column - FIXED] if column - FIXED < len(row.scores) else None
        return "" if score is None else f"{score:02d}"

    def _spoken(self, row: Row, column: int) -> str:
        return f"{self._head(self._column(column))} {self._shown(row, column) or '—'}"

    def _show(self, rows: tuple[Row, ...]) -> None:
        before = self._rows
        if len(before) == len(rows) and all(a.id == b.id for a, b in zip(before, rows, strict=True)):
            self._rows = rows
            last = self.columnCount() - 1
            for place, (old, new) in enumerate(zip(before, rows, strict=True)):
                if old is not new:
                    self.dataChanged.emit(self.index(place, 0), self.index(place, last))
            return
        if len(before) != len(rows) or {row.id for row in before} != {row.id for row in rows}:
            self._insert_or_reset(rows)
            return
        self.layoutAboutToBeChanged.emit()
        kept = [(index, before[index.row()].id) for index in self.persistentIndexList()]
        self._rows = rows
        places = {row.id: place for place, row in enumerate(rows)}
        self.changePersistentIndexList(
            [index for index, _ in kept], [self.index(places[id_], index.column()) for index, id_ in kept]
        )
        self.layoutChanged.emit()

    def _insert_or_reset(self, rows: tuple[Row, ...]) -> None:
        """Rows that came or went in one piece are told as such, so that selection and place survive."""
        before = self._rows
        head = 0
        while head < min(len(before), len(rows)) and before[head].id == rows[head].id:
            head += 1
        tail = 0
        while tail < min(len(before), len(rows)) - head and before[-1 - tail].id == rows[-1 - tail].id:
            tail += 1
        gone, new = len(before) - head - tail, len(rows) - head - tail
        if gone and new:
            self.beginResetModel()
            self._rows = rows
            self.endResetModel()
            return
        if new:
            self.beginInsertRows(QModelIndex(), head, head + new - 1)
            self._rows = (*before[:head], *rows[head : head + new], *before[head:])
            self.endInsertRows()
        elif gone:
            self.beginRemoveRows(QModelIndex(), head, head + gone - 1)
            self._rows = (*before[:head], *before[head + gone :])
            self.endRemoveRows()
        self._show(rows)


def track_in(row: Row, column: int) -> Track:
    """What a column of points shows of a row."""
    if column == Field.PA:
        return row.pa
    return row.hit_points if column == Field.HIT_POINTS else row.power_points


def dragged(data: QMimeData) -> tuple[EntryId, ...]:
    """The ids of the entries that are dragged; empty where something else is."""
    if not data.hasFormat(MIME_TYPE):
        return ()
    text = bytes(data.data(MIME_TYPE).data()).decode()
    return tuple(EntryId(line) for line in text.splitlines() if line)


def read_track(text: str, track: Track) -> int | None:
    """A number typed for hit or power points: ``7``, or ``+2`` and ``−3`` from what is there; None for anything else.

    >>> read_track("-3", Track(9, 12)), read_track("= -3", Track(9, 12)), read_track("x", Track(9, 12))
    (6, -3, None)
    """
    plain = "".join(text.split()).replace("−", "-").replace("–", "-")
    fixed = plain.startswith("=")
    digits = plain.lstrip("=").lstrip("+-")
    sign = plain.lstrip("=")[:1]
    if not digits.isascii() or not digits.isdigit() or len(digits) > 5 or len(plain.lstrip("=")) - len(digits) > 1:
        return None
    number = -int(digits) if sign == "-" else int(digits)
    return number if fixed or sign not in ("+", "-") else (track.current or 0) + number
