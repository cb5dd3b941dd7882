"""The journal's database file: opened, brought up to date, set aside where damaged, waited for where locked."""

import contextlib
import os
import sqlite3
from pathlib import Path
from typing import Final

from brp_desktop.storage.folders import make_private
from brp_desktop.storage.journal_schema import APPLICATION_ID, VERSION, migrate
from brp_desktop.storage.notices import Notice, set_aside

PATIENCE: Final = 0.5
"""Seconds to wait for another program that holds the database, once; while it still does, nobody waits again."""

_COMPANIONS: Final = ("-wal", "-shm")
_CHECKED_BYTES: Final = 4 * 1024 * 1024
_SET_ASIDE_AT_MOST: Final = 2
_PAGES_IN_LOG: Final = 4000

_TROUBLES: Final = {
    sqlite3.SQLITE_BUSY: "journal_locked",
    sqlite3.SQLITE_LOCKED: "journal_locked",
    sqlite3.SQLITE_READONLY: "journal_read_only",
    sqlite3.SQLITE_FULL: "journal_disk_full",
    sqlite3.SQLITE_CANTOPEN: "journal_not_writable",
    sqlite3.SQLITE_IOERR: "journal_not_writable",
    sqlite3.SQLITE_PERM: "journal_not_writable",
    sqlite3.SQLITE_AUTH: "journal_not_writable",
    sqlite3.SQLITE_NOMEM: "journal_not_writable",
}


def is_passing(problem: sqlite3.Error) -> bool:
    """Whether the file may be whole and only cannot be used just now: locked, read-only, disk full."""
    return _code(problem) in _TROUBLES


class JournalFile:
    """One connection to the database, or none for the time being; ``notices`` tell why, each thing once.

    What passes (locked, disk full) is no longer among the notices once writing works again.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.notices: tuple[Notice, ...] = ()
        self._database: sqlite3.Connection | None = None
        self._opened: os.stat_result | None = None
        self._troubled = False
        self._given_up = False
        self._set_aside = 0

    def open(self) -> None:
        """Connect, if that is possible; creates the folder and the database where they are missing."""
        while self._database is None and not self._given_up:
            try:
                self._database = self._connected()
            except sqlite3.Error as problem:
                self.failed(problem)
                if is_passing(problem):
                    return
            except OSError:
                self._trouble("journal_not_writable")
                return

    def database(self) -> sqlite3.Connection | None:
        """The connection, tried anew if there is none; None while the file cannot be used.

        A file that somebody removed or replaced is begun anew, which is a notice.
        """
        if self._database is not None and self._is_gone():
            self.close()
            self._notice(Notice("journal_gone", self.path))
        if self._database is None:
            self.open()
        return self._database

    def failed(self, problem: sqlite3.Error) -> None:
        """Take note of a failure; a damaged database is set aside, and the next ``open`` begins a new one."""
        if is_passing(problem):
            self._trouble(_TROUBLES[_code(problem)])
            return
        self.close()
        if self._set_aside >= _SET_ASIDE_AT_MOST:
            self._given_up = True
            self._trouble("journal_not_writable")
            return
        try:
            aside = set_aside(self.path, _COMPANIONS)
        except OSError:
            self._given_up = True
            self._trouble("journal_not_writable")
            return
        self._set_aside += 1
        self._notice(Notice("journal_damaged", self.path, aside))

    def succeeded(self) -> None:
        """Take note that writing works (again): from now on a lock is worth waiting for."""
        if self._troubled:
            self._troubled = False
            self._set_patience()
            self.notices = tuple(notice for notice in self.notices if notice.code not in _TROUBLES.values())

    def close(self) -> None:
        """Let the file go."""
        if self._database is not None:
            with contextlib.suppress(sqlite3.Error):
                self._database.close()
            self._database = None

    def _is_gone(self) -> bool:
        """Whether the connection leads to a file that no longer lies there: what is written would be lost."""
        try:
            return self._opened is not None and not os.path.samestat(self._opened, os.stat(self.path))
        except FileNotFoundError:
            return True
        except OSError:
            return False

    def _connected(self) -> sqlite3.Connection:
        make_private(self.path.parent)
        database = sqlite3.connect(self.path, timeout=self._patience(), isolation_level=None)
        try:
            version: int = database.execute("PRAGMA user_version").fetchone()[0]
            if version > VERSION:
                database.close()
                return self._beside_a_newer_one()
            _refuse_a_stranger(database)
            _make_durable(database)
            if version < VERSION:
                migrate(database, version)
            _check(database, self.path)
            self._opened = self.path.stat()
        except sqlite3.Error:
            database.close()
            raise
        return database

    def _beside_a_newer_one(self) -> sqlite3.Connection:
        """A newer version's database is left alone; this version's lines get a file of their own."""
        newer = self.path
        self.path = newer.with_name(f"{newer.stem}.v{VERSION}{newer.suffix}")
        self._notice(Notice("journal_newer", self.path, aside=newer))
        return self._connected()

    def _patience(self) -> float:
        return 0.0 if self._troubled else PATIENCE

    def _set_patience(self) -> None:
        if self._database is not None:
            self._database.execute(f"PRAGMA busy_timeout = {int(self._patience() * 1000)}")

    def _trouble(self, code: str) -> None:
        self._notice(Notice(code, self.path))
        if not self._troubled:
            self._troubled = True
            self._set_patience()

    def _notice(self, notice: Notice) -> None:
        if notice not in self.notices:
            self.notices = (*self.notices, notice)


def _make_durable(database: sqlite3.Connection) -> None:
    mode: str = database.execute("PRAGMA journal_mode = WAL").fetchone()[0]
    # Without a write-ahead log (some network drives) NORMAL could damage the database in a power cut.
    database.execute(f"PRAGMA synchronous = {'NORMAL' if mode == 'wal' else 'FULL'}")
    database.execute(f"PRAGMA wal_autocheckpoint = {_PAGES_IN_LOG}")


def _refuse_a_stranger(database: sqlite3.Connection) -> None:
    ours: int = database.execute("PRAGMA application_id").fetchone()[0]
    tables: int = database.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]
    if tables and ours != APPLICATION_ID:
        raise sqlite3.DatabaseError("a database of another program")


def _check(database: sqlite3.Connection, path: Path) -> None:
    """Find damage now rather than in the middle of a game, as long as that takes no time."""
    database.execute("SELECT number, id, undone, steps FROM rolls ORDER BY number DESC LIMIT 1").fetchone()
    if path.stat().st_size <= _CHECKED_BYTES:
        answer: str = database.execute("PRAGMA quick_check(1)").fetchone()[0]
        if answer != "ok":
            raise sqlite3.DatabaseError(answer)


def _code(problem: sqlite3.Error) -> int:
    """The primary result code; 0 where the error does not come from SQLite itself."""
    return getattr(problem, "sqlite_errorcode", 0) & 0xFF
