"""A tree whose rows are known by keys: a new arrangement becomes the fewest inserts, moves and removals."""

from collections.abc import Hashable, Iterable, Mapping, Sequence
from typing import Generic, TypeVar

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QObject, Qt

from brp_desktop.models.keyed_rows import ROOT, Index

K = TypeVar("K", bound=Hashable)
Children = dict[K | None, list[K]]


class KeyedTreeModel(QAbstractItemModel, Generic[K]):
    """Rows under their parents in the order told. Current index, selection and scroll position survive changes.

    ``None`` stands for what all roots hang from.
    """

    def __init__(self, columns: int, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._columns = columns
        self._children: Children[K] = {None: []}
        self._parents: dict[K, K | None] = {}
        self._rows: dict[K, int] = {}
        self._handles: dict[K, int] = {}
        self._keys: list[K] = []

    @property
    def keys(self) -> tuple[K, ...]:
        """The keys from top to bottom, each before those under it."""
        found: list[K] = []
        waiting = self._children[None][::-1]
        while waiting:
            key = waiting.pop()
            found.append(key)
            waiting.extend(reversed(self._children.get(key, ())))
        return tuple(found)

    def __contains__(self, key: object) -> bool:
        return key in self._parents

    def key(self, index: Index) -> K:
        """The key of a valid index."""
        return self._keys[index.internalId()]

    def parent_key(self, key: K) -> K | None:
        """What the key hangs from."""
        return self._parents[key]

    def children_of(self, key: K | None) -> tuple[K, ...]:
        """What hangs right under a key; under None the roots."""
        return tuple(self._children.get(key, ()))

    def index_of(self, key: K | None, column: int = 0) -> QModelIndex:
        """The index of a key; an invalid one for None and for a key that is not in the tree."""
        if key is None or key not in self._parents:
            return QModelIndex()
        return self.createIndex(self._rows[key], column, self._handle(key))

    def set_tree(self, wanted: Mapping[K | None, Sequence[K]]) -> None:
        """Show exactly this arrangement: each key once, children under their parents, roots under None."""
        parents: dict[K, K | None] = {key: parent for parent, keys in wanted.items() for key in keys}
        if not self._parents:
            self._begin(wanted, parents)
            return
        for key in _preorder(wanted):
            if key not in self._parents:
                self._insert(key, parents[key], wanted)
        gone = [key for key in self._parents if key not in parents]
        self._rearrange(wanted, parents, set(gone))
        self._remove(gone)

    def refresh(self, keys: Iterable[K]) -> None:
        """Say that these rows show something else now; keys that are not in the tree are passed over."""
        for key in keys:
            if key in self._parents:
                self.dataChanged.emit(self.index_of(key), self.index_of(key, self._columns - 1))

    def refresh_headings(self) -> None:
        """Say that the headings read differently now."""
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, self._columns - 1)

    def index(self, row: int, column: int, parent: Index = ROOT) -> QModelIndex:
        if parent.isValid() and parent.column():
            return QModelIndex()
        under = self._children.get(self.key(parent) if parent.isValid() else None, ())
        if not (0 <= row < len(under) and 0 <= column < self._columns):
            return QModelIndex()
        return self.createIndex(row, column, self._handle(under[row]))

    def parent(self, index: Index) -> QModelIndex:  # type: ignore[override]  # the object's own parent is not asked
        return self.index_of(self._parents[self.key(index)]) if index.isValid() else QModelIndex()

    def rowCount(self, parent: Index = ROOT) -> int:
        if not parent.isValid():
            return len(self._children[None])
        return 0 if parent.column() else len(self._children.get(self.key(parent), ()))

    def columnCount(self, parent: Index = ROOT) -> int:
        return self._columns

    # the inside

    def _handle(self, key: K) -> int:
        """A number of its own for each key there ever was."""
        handle = self._handles.get(key)
        if handle is None:
            handle = self._handles[key] = len(self._keys)
            self._keys.append(key)
        return handle

    def _renumber(self, parent: K | None) -> None:
        for row, key in enumerate(self._children.get(parent, ())):
            self._rows[key] = row

    def _begin(self, wanted: Mapping[K | None, Sequence[K]], parents: Mapping[K, K | None]) -> None:
        """The first arrangement."""
        self.beginResetModel()
        self._parents = dict(parents)
        self._children = {key: list(wanted.get(key, ())) for key in (None, *parents)}
        for parent in self._children:
            self._renumber(parent)
        self.endResetModel()

    def _insert(self, key: K, parent: K | None, wanted: Mapping[K | None, Sequence[K]]) -> None:
        """A row with all under it that is new, after the one before it in the arrangement wanted."""
        beside = wanted[parent]
        under = self._children.setdefault(parent, [])
        before = [each for each in beside[: beside.index(key)] if self._parents.get(each, self) == parent]
        row = 1 + self._rows[before[-1]] if before else 0
        self.beginInsertRows(self.index_of(parent), row, row)
        under.insert(row, key)
        self._parents[key] = parent
        waiting = [key]
        while waiting:
            each = waiting.pop()
            new = [child for child in wanted.get(each, ()) if child not in self._parents]
            self._children[each] = new
            for child in new:
                self._parents[child] = each
            self._renumber(each)
            waiting.extend(new)
        self._renumber(parent)
        self.endInsertRows()

    def _rearrange(self, wanted: Mapping[K | None, Sequence[K]], parents: Mapping[K, K | None], gone: set[K]) -> None:
        """Bring all that stay to their places; what goes stays where it is, or behind."""
        after: Children[K] = {key: list(wanted.get(key, ())) for key in (None, *parents)}
        now = {key: [each for each in self._children[key] if each not in gone] for key in after}
        if now == after:
            return
        for key in gone:
            after[key] = []
        for key in gone:
            after[self._parents[key]].append(key)
        self.layoutAboutToBeChanged.emit()
        before = self.persistentIndexList()
        kept = [(self.key(index), index.column()) for index in before]
        self._children = after
        self._parents = {key: parent for parent, keys in after.items() for key in keys}
        for parent in after:
            self._renumber(parent)
        self.changePersistentIndexList(before, [self.index_of(key, column) for key, column in kept])
        self.layoutChanged.emit()

    def _remove(self, gone: Iterable[K]) -> None:
        """Each with all that hangs from it, which goes as well."""
        leaving = set(gone)
        for key in gone:
            if key not in self._parents or self._parents[key] in leaving:
                continue
            parent, row = self._parents[key], self._rows[key]
            self.beginRemoveRows(self.index_of(parent), row, row)
            self._children[parent].remove(key)
            waiting = [key]
            while waiting:
                each = waiting.pop()
                waiting.extend(self._children.pop(each, ()))
                del self._parents[each], self._rows[each]
            self._renumber(parent)
            self.endRemoveRows()


def _preorder(children: Mapping[K | None, Sequence[K]]) -> list[K]:
    """All keys, each before those under it."""
    found: list[K] = []
    waiting = list(reversed(children.get(None, ())))
    while waiting:
        key = waiting.pop()
        found.append(key)
        waiting.extend(reversed(children.get(key, ())))
    return found
