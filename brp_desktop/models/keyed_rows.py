"""A table whose rows are known by keys: a new list of keys becomes the fewest inserts, removals and moves."""

from collections.abc import Hashable, Iterable, Sequence
from typing import Generic, TypeVar

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

K = TypeVar("K", bound=Hashable)

Index = QModelIndex | QPersistentModelIndex
ROOT = QModelIndex()


class KeyedTableModel(QAbstractTableModel, Generic[K]):
    """Rows in the order of ``keys``. Current index, selection, open editors and scroll position survive changes."""

    def __init__(self, columns: int, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._columns = columns
        self._keys: list[K] = []
        self._rows: dict[K, int] = {}

    @property
    def keys(self) -> tuple[K, ...]:
        """The keys from top to bottom."""
        return tuple(self._keys)

    def key(self, row: int) -> K:
        """The key of a row."""
        return self._keys[row]

    def row_of(self, key: K) -> int | None:
        """Where the key stands, None if it is not in this table."""
        return self._rows.get(key)

    def set_keys(self, keys: Sequence[K]) -> None:
        """Show exactly ``keys`` (each once), by removing, moving and inserting rows, never by a reset."""
        wanted = list(keys)
        if wanted == self._keys:
            return
        self._remove_all_but(set(wanted))
        present = set(self._keys)
        self._reorder([key for key in wanted if key in present])
        self._insert_missing(wanted, present)

    def refresh(self, keys: Iterable[K]) -> None:
        """Say that these rows show something else now, one signal a run; keys of other tables are passed over."""
        rows = sorted(row for key in keys if (row := self._rows.get(key)) is not None)
        for first, last in _runs(rows):
            self.dataChanged.emit(self.index(first, 0), self.index(last, self._columns - 1))

    def refresh_all(self) -> None:
        """Say that every row and the headings show something else now (language, rules)."""
        if self._keys:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self._keys) - 1, self._columns - 1))
        self.refresh_headings()

    def refresh_headings(self) -> None:
        """Say that the headings read differently now."""
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, self._columns - 1)

    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._keys)

    def columnCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else self._columns

    def _renumber(self) -> None:
        self._rows = {key: row for row, key in enumerate(self._keys)}

    def _remove_all_but(self, wanted: set[K]) -> None:
        gone = [row for row, key in enumerate(self._keys) if key not in wanted]
        for first, last in reversed(list(_runs(gone))):
            self.beginRemoveRows(QModelIndex(), first, last)
            del self._keys[first : last + 1]
            self._renumber()
            self.endRemoveRows()

    def _reorder(self, wanted: list[K]) -> None:
        if wanted == self._keys:
            return
        self.layoutAboutToBeChanged.emit()
        before = self.persistentIndexList()
        old = [self._keys[index.row()] for index in before]
        self._keys = wanted
        self._renumber()
        after = [self.index(self._rows[key], index.column()) for key, index in zip(old, before, strict=True)]
        self.changePersistentIndexList(before, after)
        self.layoutChanged.emit()

    def _insert_missing(self, wanted: list[K], present: set[K]) -> None:
        missing = [row for row, key in enumerate(wanted) if key not in present]
        for first, last in _runs(missing):
            self.beginInsertRows(QModelIndex(), first, last)
            self._keys[first:first] = wanted[first : last + 1]
            self._renumber()
            self.endInsertRows()


def _runs(rows: Sequence[int]) -> Iterable[tuple[int, int]]:
    """First and last of each run of neighbouring numbers in an ascending list."""
    start = previous = -2
    for row in rows:
        if row != previous + 1:
            if start >= 0:
                yield start, previous
            start = row
        previous = row
    if start >= 0:
        yield start, previous
