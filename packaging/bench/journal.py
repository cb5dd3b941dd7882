"""The journal of a million rolls: opened, filtered, a line added."""

import random
import sqlite3
import tempfile
from dataclasses import replace
from pathlib import Path

from bench.click import ROW, plain_database
from bench.figure import Figure, cpu_ms, figure, wall_ms
from bench.samples import sample

from brp_desktop.play.chance import SeededChance
from brp_desktop.play.entries import JournalEntry, entry_of
from brp_desktop.play.rolling import Situation, Subject, prepare, settle
from brp_desktop.sheet.derive import derive
from brp_desktop.storage.journal_db import Journal, JournalQuery

ROLLS = 1_000_000
PEOPLE = 40
FILTERS = {
    "text that fits one skill": JournalQuery(text="listen"),
    "text that fits everything": JournalQuery(text="e"),
    "text and level": JournalQuery(text="a", level="critical"),
    "text of long ago": JournalQuery(text="a", until=1000 * 1000),
    "since long ago": JournalQuery(since=1000),
    "long ago": JournalQuery(until=1000 * 1000),
    "hidden": JournalQuery(hidden=True),
    "all of it at once": JournalQuery("person-1", None, "success", True, "e", 1000, 900_000_000, False),
}


def lines(count: int, first: int = 0) -> list[JournalEntry]:
    """Rolls of everything on the sample by many people, a second between them."""
    character, chance, source = sample(), random.Random(first), SeededChance(1)
    derived = derive(character)
    kinds = [
        entry_of(settle(prepare(character, derived, Subject("skill", skill.id), Situation()), source), "", "", 0)
        for skill in character.skills
        for _ in range(20)
    ]

    def line(number: int) -> JournalEntry:
        who, hidden = chance.randrange(PEOPLE), chance.random() < 0.01
        entry = chance.choice(kinds)
        name = f"Person {who}"
        return replace(
            entry, id=f"roll-{number}", document=f"person-{who}", character=name, time=number * 1000, hidden=hidden
        )

    return [line(number) for number in range(first, first + count)]


def filled(path: Path, count: int) -> None:
    """A journal with as many lines: some appended, and the database multiplies them."""
    journal = Journal(path)
    seed = min(count, 10_000)
    journal.append(*lines(seed))
    journal.close()
    with sqlite3.connect(path, isolation_level=None) as database:
        database.execute("BEGIN")
        columns = (row[1] for row in database.execute("PRAGMA table_info(rolls)").fetchall())
        names = ", ".join(name for name in columns if name not in ("number", "id", "time"))
        for copy in range(1, count // seed):
            new = f"id || '-{copy}', time + {copy * seed * 1000}, {names} FROM rolls WHERE number <= {seed}"
            database.execute(f"INSERT INTO rolls (id, time, {names}) SELECT {new} ORDER BY number")
        database.execute("COMMIT")
    database.close()


def figures() -> list[Figure]:
    """Each filter is a question as the list asks it: how many lines, and the newest hundred."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "journal.sqlite"
        filled(path, ROLLS)
        plain = sqlite3.connect(path, isolation_level=None)
        counted = cpu_ms(lambda: plain.execute("SELECT count(*) FROM rolls").fetchone(), 5)
        opened = wall_ms(lambda: Journal(path).close())
        bare = wall_ms(lambda: sqlite3.connect(path).execute("SELECT id FROM rolls LIMIT 1").fetchall())
        found = [figure("journal of 10⁶ rolls: open", opened, ("SQLite opened and a line read", bare), "≤ 100 ms")]
        journal = Journal(path)
        for name, query in FILTERS.items():

            def ask(query: JournalQuery = query) -> None:
                journal.count(query)
                journal.entries(query, 100)

            yardstick = ("its lines counted, no filter", counted)
            found.append(figure(f"journal of 10⁶ rolls: {name}", cpu_ms(ask, 3), yardstick, "≤ 300 ms"))
        new = iter(lines(502, ROLLS))
        took = wall_ms(lambda: journal.append(next(new)), 500)
        other = plain_database(Path(folder) / "plain.sqlite")
        alone = wall_ms(lambda: other.execute("INSERT INTO lines (line) VALUES (?)", (ROW,)), 500)
        found.append(figure("journal of 10⁶ rolls: append", took, ("a plain line into SQLite", alone), "≤ 1 ms"))
        for database in (plain, other, journal):
            database.close()
    return found
