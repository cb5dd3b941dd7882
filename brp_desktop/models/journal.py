"""The roll log as a list model: newest first, fetched as far as it is looked at."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Protocol

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from brp_desktop.models.plain_tip import plain_tip
from brp_desktop.models.roles import Role
from brp_desktop.play.development_rolls import GAIN_OPEN
from brp_desktop.play.entries import WITHOUT_DICE, JournalEntry
from brp_desktop.storage.journal_db import JournalQuery

PAGE = 100
"""Entries fetched at a time."""
KEPT = 500
"""Entries kept while new ones come in: those below are fetched again when they are looked at."""
SLACK = 2 * PAGE
"""Entries beyond those before any is let go: a page more, so that a list at its end does not fetch at every roll."""
ENTRY_ROLE = int(Qt.ItemDataRole.UserRole) + 500
"""The JournalEntry itself, for the delegate."""

_Index = QModelIndex | QPersistentModelIndex


class EntrySource(Protocol):
    """Where entries come from; the journal's controller fits."""

    def entries(self, query: JournalQuery, limit: int, *, before: int | None = None) -> Sequence[JournalEntry]:
        """Entries that fit, newest first; ``before`` is the ``number`` of the last one of the page before."""

    def count(self, query: JournalQuery) -> int:
        """How many fit."""


class JournalModel(QAbstractListModel):
    """Entries of one query. ``text`` makes the accessible text of an entry in the language in force."""

    def __init__(self, source: EntrySource, text: Callable[[JournalEntry], str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._source = source
        self._text = text
        self._query = JournalQuery()
        self._entries: list[JournalEntry] = []
        self._ids: set[str] = set()
        self._total = 0
        self._rolls = 0

    @property
    def query(self) -> JournalQuery:
        """What is shown."""
        return self._query

    @property
    def total(self) -> int:
        """How many entries fit, fetched or not."""
        return self._total

    @property
    def rolls(self) -> int:
        """How many of these entries are rolls: a tick by hand is none."""
        return self._rolls

    def set_query(self, query: JournalQuery) -> None:
        """Show other entries, read anew."""
        self.beginResetModel()
        self._query = query
        self._total = self._source.count(query)
        self._rolls = self._source.count(replace(query, rolls_only=True))
        self._entries = list(self._source.entries(query, PAGE))
        self._ids = {entry.id for entry in self._entries}
        self.endResetModel()

    def clear(self) -> None:
        """Show nothing, without asking the source."""
        self.beginResetModel()
        self._entries, self._ids, self._total, self._rolls = [], set(), 0, 0
        self.endResetModel()

    def add(self, entry: JournalEntry) -> bool:
        """Put a new entry on top; False if it is shown already or does not fit the query.

        A line of development whose gain was open is replaced where it stands by the one of the settled roll, one of a
        contest that was still undecided by the one that knows how it ended.
        """
        if entry.id in self._ids:
            row = next(row for row, known in enumerate(self._entries) if known.id == entry.id)
            known = self._entries[row]
            if known.level_reason == GAIN_OPEN or (entry.verdict and not known.verdict):
                self._entries[row] = replace(entry, number=known.number, undone=known.undone)
                self.dataChanged.emit(self.index(row), self.index(row))
            return False
        if not self._query.matches(entry):
            return False
        self.beginInsertRows(QModelIndex(), 0, 0)
        self._entries.insert(0, entry)
        self._ids.add(entry.id)
        self._total += 1
        self._rolls += entry.event not in WITHOUT_DICE
        self.endInsertRows()
        if len(self._entries) >= KEPT + SLACK:
            self.beginRemoveRows(QModelIndex(), KEPT, len(self._entries) - 1)
            self._ids.difference_update(known.id for known in self._entries[KEPT:])
            del self._entries[KEPT:]
            self.endRemoveRows()
        return True

    def mark(self, entry_id: str, undone: bool) -> None:
        """An entry was undone or redone."""
        for row, entry in enumerate(self._entries):
            if entry.id == entry_id:
                self._entries[row] = replace(entry, undone=undone)
                index = self.index(row)
                self.dataChanged.emit(index, index)
                return

    def entry(self, row: int) -> JournalEntry | None:
        """The entry of a row."""
        return self._entries[row] if 0 <= row < len(self._entries) else None

    def retranslate(self) -> None:
        """The language changed: every text is another."""
        if self._entries:
            self.dataChanged.emit(self.index(0), self.index(len(self._entries) - 1))

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._entries)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        entry = self.entry(index.row()) if index.isValid() else None
        if entry is None:
            return None
        if role == ENTRY_ROLE:
            return entry
        if role == Role.ID:
            return entry.id
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return self._text(entry)
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tip(self._text(entry))
        return None

    def canFetchMore(self, parent: _Index) -> bool:
        return not parent.isValid() and len(self._entries) < self._total

    def fetchMore(self, parent: _Index) -> None:
        if not self.canFetchMore(parent) or not self._entries:
            return
        # An entry of this session has no number yet: what stands above it is read along.
        last = self._entries[-1].number
        fetched = self._source.entries(self._query, PAGE if last else len(self._entries) + PAGE, before=last or None)
        more = [entry for entry in fetched if entry.id not in self._ids]
        if not more:
            self._total = len(self._entries)
            return
        first = len(self._entries)
        self.beginInsertRows(QModelIndex(), first, first + len(more) - 1)
        self._entries.extend(more)
        self._ids.update(entry.id for entry in more)
        self.endInsertRows()
