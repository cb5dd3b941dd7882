"""The journal as the window sees it: opened on first use, told of every roll, followed by the lists that show it."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

if TYPE_CHECKING:
    from brp_desktop.play.entries import JournalEntry
    from brp_desktop.play.tallies import RollTally
    from brp_desktop.storage.journal_db import Journal, JournalQuery
    from brp_desktop.storage.notices import Notice


RETRY = 10_000
"""Milliseconds after which lines that could not be written are tried again."""


class RollLog(QObject):
    """Every roll of every character. An entry is stored when the dice are decided and shown when they rest."""

    shown = Signal(object)
    """JournalEntry that may now be seen."""
    marked = Signal(str, bool)
    """Id of an entry, and whether its tick is undone now."""
    kept = Signal()
    """Hidden entries were stored: only the game master's log may show them."""
    unveiled = Signal(object)
    """Tuple of JournalEntry that were hidden and may be seen from now on, at their old place."""
    opened = Signal()
    """The journal was opened: what it has to say stands in ``notices``."""
    notices_changed = Signal()
    """Something happened to the journal while it was in use, or is over."""

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        """``path`` is the database; it is opened when it is first needed."""
        super().__init__(parent)
        self._path = path
        self._journal: Journal | None = None
        self._held: dict[str, JournalEntry] = {}
        self._told: Sequence[Notice] = ()
        self._retry = QTimer(self)
        self._retry.setSingleShot(True)
        self._retry.setInterval(RETRY)
        self._retry.timeout.connect(self.write_waiting)

    @property
    def notices(self) -> "Sequence[Notice]":
        """What the journal has to say, such as a damaged database set aside; nothing while it is not open."""
        return () if self._journal is None else self._journal.notices

    def append(self, *entries: "JournalEntry") -> None:
        """Store entries for good, in one go; they are not shown yet, whoever asks."""
        self._held.update((entry.id, entry) for entry in entries)
        self._open().append(*entries)
        self._look()

    def show(self, entry: "JournalEntry") -> None:
        """Let the lists show an entry stored before."""
        self._held.pop(entry.id, None)
        self.shown.emit(entry)

    def keep(self, *entries: "JournalEntry") -> None:
        """Store hidden entries: no list of a player is told of them, now or later."""
        if not all(entry.hidden for entry in entries):
            raise ValueError("not hidden")
        self._open().append(*entries)
        self._look()
        self.kept.emit()

    def unveil(self, *entries: "JournalEntry") -> None:
        """Let hidden entries be seen, as they are now: the game master has revealed them."""
        self._open().reveal(*entries)
        self._look()
        self.unveiled.emit(entries)

    def contest(self, contest_id: str) -> "Sequence[JournalEntry]":
        """All entries of one contest, hidden ones too: for the game master."""
        return self._open().contest(contest_id)

    def mark_undone(self, entry_id: str, undone: bool) -> None:
        """Strike an entry through, or take that back; it is never removed."""
        self._open().mark_undone(entry_id, undone)
        self._look()
        self.marked.emit(entry_id, undone)

    def entries(self, query: "JournalQuery", limit: int, *, before: int | None = None) -> "Sequence[JournalEntry]":
        """Entries that fit, newest first; ``before`` is the ``number`` of the last one of the page before."""
        found = self._open().entries(query, limit, before=before)
        return [entry for entry in found if entry.id not in self._held] if self._held else found

    def count(self, query: "JournalQuery") -> int:
        """How many entries fit, as many as ``entries`` would give."""
        return self._open().count(query) - sum(query.matches(entry) for entry in self._held.values())

    def developments(self, document: str, subject: str | None = None) -> "Sequence[JournalEntry]":
        """Every roll of development of a document (of one row or characteristic), newest first, undone ones too."""
        return self._open().developments(document, subject)

    def tally(self, query: "JournalQuery") -> "RollTally":
        """How often the program's own D100 showed each number, and which levels came of which chances."""
        return self._open().tally(query)

    def characters(self) -> "Sequence[tuple[str, str]]":
        """(document id, name) of everybody with lines in the journal that players may see."""
        return self._open().characters()

    def write_waiting(self) -> None:
        """Try again what could not be written, and look whether the file is still there."""
        if self._journal is not None:
            self._journal.flush()
            self._look()

    def close(self) -> None:
        """Close the database; the next use opens it again."""
        self._retry.stop()
        if self._journal is not None:
            self._journal.close()
            self._journal = None

    def _open(self) -> "Journal":
        if self._journal is None:
            from brp_desktop.storage.journal_db import Journal

            self._journal = Journal(self._path)
            self._told = self._journal.notices
            self.opened.emit()
        return self._journal

    def _look(self) -> None:
        """Tell what is new about the file; what waits is tried again later, also if nobody rolls."""
        journal = self._journal
        if journal is None:
            return
        if journal.waiting and not self._retry.isActive():
            self._retry.start()
        if journal.notices != self._told:
            self._told = journal.notices
            self.notices_changed.emit()
