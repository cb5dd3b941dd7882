"""From the wish to roll to the decided and journaled result, without the animation."""

import sqlite3
import tempfile
from pathlib import Path

from bench.figure import Figure, figure, wall_ms
from bench.samples import sample

from brp_desktop.play.chance import SeededChance
from brp_desktop.play.entries import entry_of
from brp_desktop.play.rolling import Situation, Subject, prepare, settle
from brp_desktop.sheet.derive import derive
from brp_desktop.storage.journal_db import Journal

ROW = "x" * 250
"""As long as a line of the journal."""


def plain_database(path: Path) -> sqlite3.Connection:
    """A database as durable as the journal, with one table and no index."""
    database = sqlite3.connect(path, isolation_level=None)
    database.execute("PRAGMA journal_mode = WAL")
    database.execute("PRAGMA synchronous = NORMAL")
    database.execute("CREATE TABLE lines (number INTEGER PRIMARY KEY, line TEXT)")
    return database


def figures() -> list[Figure]:
    """A skill of the sample."""
    character = sample()
    derived, source = derive(character), SeededChance(1)
    with tempfile.TemporaryDirectory() as folder:
        journal = Journal(Path(folder) / "journal.sqlite")
        plain = plain_database(Path(folder) / "plain.sqlite")

        def click() -> None:
            request = prepare(character, derived, Subject("skill", "listen"), Situation())
            journal.append(entry_of(settle(request, source), "bench", character.name, 0))

        took = wall_ms(click, 300)
        alone = wall_ms(lambda: plain.execute("INSERT INTO lines (line) VALUES (?)", (ROW,)), 300)
        plain.close()
        journal.close()
    return [figure("click: decided and journaled", took, ("a plain line into SQLite", alone), "≤ 2 ms")]
