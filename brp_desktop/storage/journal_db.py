"""The journal of all rolls of all characters, in one SQLite database that survives whatever happens to the program.

Write-ahead log with ``synchronous=NORMAL``: a line is handed to the operating system before ``append`` returns, so
neither a crash nor kill −9 can take it back. Only a power cut may cost the lines of the last moments, never the
database. ``FULL`` would close that gap too, but makes every roll wait for the disk, 5 to 30 ms on slow ones, before
anything moves on the screen; ``flush``, called when nobody waits, brings the lines onto the disk instead.
"""

import sqlite3
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final, TypeVar

from brp_desktop.catalogue.names import fold
from brp_desktop.play.entries import JournalEntry
from brp_desktop.play.tallies import RollTally, tally_of
from brp_desktop.storage import journal_schema
from brp_desktop.storage.journal_file import JournalFile, is_passing
from brp_desktop.storage.journal_query import JournalQuery, Known, condition
from brp_desktop.storage.journal_schema import storable
from brp_desktop.storage.journal_tally import read_tally
from brp_desktop.storage.notices import Notice

__all__ = ["Journal", "JournalQuery"]

EVERYTHING: Final = JournalQuery(hidden=None)
"""Every line, hidden ones too."""

_Answer = TypeVar("_Answer")
_AT_ONCE: Final = 500
"""Rows fetched by number in one statement."""
_NEAR: Final = 20_000
"""Lines looked through from the newest on before the index is asked: what is usual is found there in a few ms."""


class Journal:
    """Appends and finds the lines of the journal; newest first.

    No method fails for a reason that lies in the file. A damaged database is set aside and a new one begun. While the
    file cannot be written (locked by another program, read-only, disk full) new lines stay in memory, are found like
    all others, and are written as soon as that is possible. ``notices`` say what happened. One thread only.
    """

    def __init__(self, path: Path) -> None:
        self._file = JournalFile(path)
        self._waiting: list[JournalEntry] = []
        self._marks: dict[str, bool] = {}
        self._reveals: dict[str, tuple[bool, str]] = {}
        self._rows: dict[tuple[str, ...], int] = {}
        self._rows_of: sqlite3.Connection | None = None
        self._file.open()

    @property
    def path(self) -> Path:
        """The database in use; another than asked for beside one that a newer version of the program made."""
        return self._file.path

    @property
    def notices(self) -> tuple[Notice, ...]:
        """What happened to the file so far, each thing once."""
        return self._file.notices

    @property
    def waiting(self) -> int:
        """How many lines are in memory only."""
        return len(self._waiting)

    def append(self, *entries: JournalEntry) -> None:
        """Add one or several lines, in one step. One with an id that is there already changes nothing.

        Only a line of development whose gain die was still to come is completed by that of the settled roll, and one
        of a contest made before the other side rolled by how the contest ended.
        """
        self._waiting.extend(entries)
        self._write_waiting()

    def reveal(self, *entries: JournalEntry) -> None:
        """Let hidden lines be seen from now on, with the tick and its reason as they are in ``entries``.

        They keep their place. Lines not revealed stay hidden whatever happens to the program. Unknown ids are ignored.
        """
        told = {entry.id: (entry.tick, entry.tick_reason) for entry in entries}
        self._waiting = [_revealed(entry, *told[entry.id]) if entry.id in told else entry for entry in self._waiting]
        self._reveals.update(told)
        self._write_waiting()

    def mark_undone(self, entry_id: str, undone: bool = True) -> None:
        """Strike a line through, or take that back; the line itself is never removed. Unknown ids are ignored."""
        self._waiting = [replace(entry, undone=undone) if entry.id == entry_id else entry for entry in self._waiting]
        self._marks[entry_id] = undone
        self._write_waiting()

    def entries(
        self,
        query: JournalQuery = EVERYTHING,
        limit: int = 100,
        *,
        before: int | None = None,
    ) -> tuple[JournalEntry, ...]:
        """Up to ``limit`` lines, newest first.

        For paging give ``before``, the ``number`` of the last line of the page before: every page then costs the
        same, and lines added meanwhile shift nothing.
        """
        self._write_waiting()
        unwritten = [] if before is not None else [entry for entry in self._waiting[::-1] if query.matches(entry)]
        found = unwritten[:limit]
        missing = limit - len(found)
        if missing > 0:
            found += self._stored(query, missing, before)
        return tuple(map(self._as_marked, found))

    def contest(self, contest_id: str) -> tuple[JournalEntry, ...]:
        """All lines of one contest, hidden ones too, in the order in which they were written; none for no id."""
        self._write_waiting()
        found: list[JournalEntry] = []
        if contest_id:
            stored: list[JournalEntry] = self._reading(lambda database: _of_contest(database, contest_id), [])
            found = stored + [entry for entry in self._waiting if entry.contest == contest_id]
        return tuple(map(self._as_marked, found))

    def developments(self, document: str, subject: str | None = None) -> tuple[JournalEntry, ...]:
        """Every line of development of a document (of one skill row or characteristic), newest first, undone ones too.

        What was thrown for a tick is found among them by ``development.source``, whatever became of the sheet.
        """
        self._write_waiting()
        stored: list[JournalEntry] = self._reading(lambda database: _developments(database, document, subject), [])
        unwritten = [
            entry
            for entry in self._waiting[::-1]
            if entry.development is not None
            and entry.document == document
            and (subject is None or entry.subject.id == subject)
        ]
        return tuple(map(self._as_marked, unwritten + stored))

    def tally(self, query: JournalQuery = EVERYTHING) -> RollTally:
        """How often the program's own dice showed what, and which levels came of which chances.

        Own dice are left out. Lines that could not be written yet count as well.
        """
        self._write_waiting()
        stored = self._reading(
            lambda database: read_tally(database, condition(query, _known(database, query))), RollTally()
        )
        return stored.plus(tally_of(entry for entry in self._waiting if query.matches(entry)))

    def count(self, query: JournalQuery = EVERYTHING) -> int:
        """How many lines answer to the query."""
        self._write_waiting()
        unwritten = sum(query.matches(entry) for entry in self._waiting)
        return unwritten + self._reading(lambda database: _counted(database, query), 0)

    def characters(self) -> tuple[tuple[str, str], ...]:
        """Every document with lines and the name its character had last: (document id, name).

        Who only rolled in secret is left out.
        """
        self._write_waiting()
        stored: list[tuple[str, str]] = self._reading(_characters, [])
        found = dict(stored)
        found.update((entry.document, entry.character) for entry in self._waiting if not entry.hidden)
        return tuple(found.items())

    def flush(self) -> None:
        """Write what waits and bring everything onto the disk: for moments when nobody waits (a few ms and more)."""
        self._write_waiting()
        self._reading(lambda database: database.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall(), [])

    def close(self) -> None:
        """Write what waits, as far as possible, and let the file go. The journal may be used again and opens it."""
        self._write_waiting()
        self._file.close()

    def _as_marked(self, entry: JournalEntry) -> JournalEntry:
        """The line with what was said of it since and could not be written yet."""
        if entry.id in self._marks:
            entry = replace(entry, undone=self._marks[entry.id])
        if entry.id in self._reveals:
            entry = _revealed(entry, *self._reveals[entry.id])
        return entry

    def _write_waiting(self) -> None:
        while self._waiting or self._marks or self._reveals:
            database = self._file.database()
            if database is None:
                return
            if database is not self._rows_of:
                self._rows.clear()
                self._rows_of = database
            try:
                self._write(database)
            except sqlite3.Error as problem:
                self._rows.clear()
                self._file.failed(problem)
                if is_passing(problem):
                    return

    def _write(self, database: sqlite3.Connection) -> None:
        """One transaction for all that waits."""
        database.execute("BEGIN IMMEDIATE")
        try:
            for entry in self._waiting:
                database.execute(journal_schema.INSERT, _row(database, entry, self._rows))
            for entry_id, undone in self._marks.items():
                database.execute("UPDATE rolls SET undone = ? WHERE id = ?", (undone, entry_id))
            for entry_id, (tick, reason) in self._reveals.items():
                database.execute(journal_schema.REVEAL, (tick, reason, entry_id))
            database.execute("COMMIT")
        except sqlite3.Error:
            if database.in_transaction:
                database.execute("ROLLBACK")
            raise
        self._waiting.clear()
        self._marks.clear()
        self._reveals.clear()
        self._file.succeeded()

    def _stored(self, query: JournalQuery, limit: int, before: int | None) -> list[JournalEntry]:
        def read(database: sqlite3.Connection) -> list[JournalEntry]:
            wanted = condition(query, _known(database, query))
            return _fetched(database, _numbers(database, wanted, limit, before))

        return self._reading(read, [])

    def _reading(self, read: Callable[[sqlite3.Connection], _Answer], otherwise: _Answer) -> _Answer:
        """What ``read`` gives; ``otherwise`` while the file cannot be used. Damage: once more with a new database."""
        for _ in range(2):
            database = self._file.database()
            if database is None:
                break
            try:
                found = read(database)
                if not (self._waiting or self._marks or self._reveals):
                    self._file.succeeded()
                return found
            except sqlite3.Error as problem:
                self._rows.clear()
                self._file.failed(problem)
                if is_passing(problem):
                    break
        return otherwise


def _row(database: sqlite3.Connection, entry: JournalEntry, rows: dict[tuple[str, ...], int]) -> tuple[object, ...]:
    """The values to insert; names that are new get rows of their own. ``rows`` remembers them."""
    subject, name = entry.subject, journal_schema.name_text(entry.name)
    changes = journal_schema.options_text(entry.options)

    def number(key: tuple[str, ...], find: str, add: str, values: Callable[[], tuple[object, ...]]) -> int:
        if key not in rows:
            new = values()
            known = database.execute(find, new[: find.count("?")]).fetchone()
            rows[key] = known[0] if known else _added(database, add, new)
        return rows[key]

    document = number(
        ("document", entry.document),
        "SELECT id FROM documents WHERE document = ?",
        "INSERT INTO documents (document) VALUES (?)",
        lambda: (storable(entry.document),),
    )
    character = number(
        ("character", entry.document, entry.character),
        "SELECT id FROM characters WHERE document = ? AND name = ?",
        "INSERT INTO characters (document, name, search) VALUES (?, ?, ?)",
        lambda: (document, storable(entry.character), fold(storable(entry.character))),
    )
    subject_row = number(
        ("subject", subject.kind, subject.id, name),
        "SELECT id FROM subjects WHERE kind = ? AND subject = ? AND name = ?",
        "INSERT INTO subjects (kind, subject, name, search) VALUES (?, ?, ?, ?)",
        lambda: (
            subject.kind,
            storable(subject.id),
            name,
            storable(journal_schema.search_text(subject, entry.name)),
        ),
    )
    rules = number(
        ("rules", changes),
        "SELECT id FROM rules WHERE changes = ?",
        "INSERT INTO rules (changes) VALUES (?)",
        lambda: (changes,),
    )
    return journal_schema.row_of(entry, document, character, subject_row, rules)


def _added(database: sqlite3.Connection, add: str, values: Sequence[object]) -> int:
    row = database.execute(add, values).lastrowid
    if row is None:
        raise sqlite3.DatabaseError("no row was added")
    return row


def _known(database: sqlite3.Connection, query: JournalQuery) -> Known:
    def ids(statement: str, *values: str) -> tuple[int, ...]:
        return tuple(row[0] for row in database.execute(statement, values))

    wanted = fold(storable(query.text.strip()))
    return Known(
        documents=None
        if query.document is None
        else ids("SELECT id FROM documents WHERE document = ?", storable(query.document)),
        subjects=None
        if query.skill is None
        else ids("SELECT id FROM subjects WHERE subject = ?", storable(query.skill)),
        found_documents=ids("SELECT DISTINCT document FROM characters WHERE instr(search, ?) > 0", wanted)
        if wanted
        else None,
        found_subjects=ids("SELECT id FROM subjects WHERE instr(search, ?) > 0", wanted) if wanted else None,
    )


def _numbers(database: sqlite3.Connection, wanted: str, limit: int, before: int | None) -> list[int]:
    """Numbers of the newest lines first: those near in the table itself, the rest from the index of all conditions."""
    if before is None:
        before = 1 + (database.execute("SELECT max(number) FROM rolls").fetchone()[0] or 0)
    near = int(before) - _NEAR
    places = (
        f"rolls NOT INDEXED WHERE number BETWEEN {near} AND {int(before) - 1}",
        f"rolls INDEXED BY rolls_at_a_glance WHERE number < {near}",
    )
    found: list[int] = []
    for place in places:
        missing = limit - len(found)
        if missing > 0:
            statement = f"SELECT number FROM {place} AND {wanted} ORDER BY number DESC LIMIT {missing}"
            found += [row[0] for row in database.execute(statement)]
    return found


def _counted(database: sqlite3.Connection, query: JournalQuery) -> int:
    wanted = condition(query, _known(database, query))
    statement = f"SELECT count(*) FROM rolls INDEXED BY rolls_at_a_glance WHERE {wanted}"
    count: int = database.execute(statement).fetchone()[0]
    return count


def _fetched(database: sqlite3.Connection, numbers: Sequence[int]) -> list[JournalEntry]:
    found: list[JournalEntry] = []
    for start in range(0, len(numbers), _AT_ONCE):
        wanted = ", ".join(str(number) for number in numbers[start : start + _AT_ONCE])
        statement = f"{journal_schema.SELECT} WHERE rolls.number IN ({wanted}) ORDER BY rolls.number DESC"
        found += [journal_schema.entry_of_row(row) for row in database.execute(statement)]
    return found


def _characters(database: sqlite3.Connection) -> list[tuple[str, str]]:
    return database.execute(
        "SELECT documents.document, characters.name FROM documents JOIN characters ON characters.id ="
        " (SELECT character FROM rolls WHERE rolls.document = documents.id AND +hidden = 0"
        " ORDER BY number DESC LIMIT 1)"
        " ORDER BY documents.id"
    ).fetchall()


def _of_contest(database: sqlite3.Connection, contest: str) -> list[JournalEntry]:
    statement = f"{journal_schema.SELECT} WHERE contest = ? AND contest != '' ORDER BY rolls.number"
    return [journal_schema.entry_of_row(row) for row in database.execute(statement, (storable(contest),))]


def _developments(database: sqlite3.Connection, document: str, subject: str | None) -> list[JournalEntry]:
    wanted = " AND subjects.subject = ?" if subject is not None else ""
    statement = (
        f"{journal_schema.SELECT} WHERE development != '' AND documents.document = ?{wanted} ORDER BY rolls.number DESC"
    )
    values = [storable(document)] if subject is None else [storable(document), storable(subject)]
    return [journal_schema.entry_of_row(row) for row in database.execute(statement, values)]


def _revealed(entry: JournalEntry, tick: bool, reason: str) -> JournalEntry:
    return replace(entry, hidden=False, revealed=True, tick=tick, tick_reason=reason)
