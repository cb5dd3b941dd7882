"""The journal: what is written is found again, whatever happens to the file or to the program (cases F03, Z04)."""

import os
import random
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from brp_desktop.play.chance import SystemChance
from brp_desktop.play.entries import JournalEntry, entry_of
from brp_desktop.play.rolling import Situation, Subject, SubjectName, prepare, settle
from brp_desktop.play.ticks import tick_edit
from brp_desktop.rules import Step
from brp_desktop.rules.brp import SRD, UGE, Difficulty
from brp_desktop.sheet.derive import derive
from brp_desktop.sheet.history import History
from brp_desktop.sheet.new import new_character
from brp_desktop.storage import journal_file, journal_schema
from brp_desktop.storage.journal_db import EVERYTHING, Journal, JournalQuery
from brp_desktop.storage.journal_query import Known, condition
from brp_desktop.storage.journal_schema import APPLICATION_ID, LEVELS, VERSION

SKILLS = ("spot", "listen", "dodge", "hide")
KNOWN = Known(documents=(1,), subjects=None, found_documents=None, found_subjects=None)


def entry(number: int = 0, **fields: Any) -> JournalEntry:
    """A line; everything that is not named is the same in all of them."""
    given_fields: dict[str, Any] = {
        "id": f"roll-{number}",
        "time": 1_700_000_000_000 + number,
        "document": "one",
        "character": "Anna",
        "subject": Subject("skill", "spot"),
        "name": SubjectName(skill="spot"),
        "score": 48,
        "base": 25,
        "chance": 24,
        "roll": 7,
        "level": "success",
        "level_reason": "within_chance",
        "steps": (Step("base", (25,), 25), Step("chance", (), 25)),
    }
    return JournalEntry(**given_fields | fields)


def ids(entries: tuple[JournalEntry, ...]) -> list[str]:
    """The ids in the order given."""
    return [line.id for line in entries]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where the journal lies."""
    return tmp_path / "data" / "journal.sqlite3"


@pytest.fixture
def journal(path: Path) -> Iterator[Journal]:
    """An empty journal."""
    made = Journal(path)
    yield made
    made.close()


def test_everything_of_a_line_comes_back(journal: Journal, path: Path) -> None:
    full = entry(
        1,
        character="Zoë «la Rousse»",
        subject=Subject("characteristic", "pow"),
        name=SubjectName(characteristic="pow", roll="luck"),
        difficulty="difficult",
        modifier=-1234,
        at_stake=False,
        own_dice=True,
        hidden=True,
        level="critical",
        level_reason="critical_range",
        tick=True,
        tick_reason="even_or_better",
        undone=True,
        options=replace(UGE, era="future", skill_cap=None),
        steps=(Step("characteristic", (11,), 11), Step("fraction", (1, 4), 3)),
    )
    own = entry(2, name=SubjectName(name="Voile", speciality_text="à l’ancienne"), subject=Subject("skill", "own.1"))
    dry = entry(
        3, event="tick", score=None, base=None, chance=None, roll=None, level=None, level_reason="", steps=(), tick=True
    )
    for line in (full, own, dry):
        journal.append(line)
    journal.close()
    found = Journal(path).entries()
    assert [replace(line, number=0) for line in found] == [dry, own, full]
    assert [line.number for line in found] == [3, 2, 1]


def test_all_ids_of_levels_and_difficulties_can_be_kept(journal: Journal) -> None:
    for number, difficulty in enumerate(Difficulty):
        journal.append(entry(number, difficulty=difficulty.value))
    for number, level in enumerate(LEVELS, 10):
        journal.append(entry(number, level=level))
    assert {line.difficulty for line in journal.entries()} == {difficulty.value for difficulty in Difficulty}
    assert {line.level for line in journal.entries()} == set(LEVELS)


def test_the_numbers_in_the_database_never_change() -> None:
    """A database of today must still be read right after levels or difficulties were added."""
    assert LEVELS == ("fumble", "failure", "success", "special", "critical")
    assert [difficulty.value for difficulty in Difficulty] == ["automatic", "easy", "normal", "difficult", "impossible"]
    assert VERSION == 6
    assert APPLICATION_ID == 0x42525053


def test_the_same_line_twice_is_one_line(journal: Journal) -> None:
    journal.append(entry(1))
    journal.append(entry(1, roll=99))
    assert [line.roll for line in journal.entries()] == [7]


def test_undone_is_marked_and_nothing_is_erased(journal: Journal, path: Path) -> None:
    """Z04, the journal's side: one undo strikes the line through; redo takes that back; the roll stays."""
    journal.append(entry(1, tick=True, tick_reason="ticked"))
    journal.append(entry(2))
    journal.mark_undone("roll-1")
    journal.mark_undone("never there")
    assert [(line.id, line.undone, line.tick) for line in journal.entries()] == [
        ("roll-2", False, False),
        ("roll-1", True, True),
    ]
    journal.close()
    again = Journal(path)
    assert [line.undone for line in again.entries()] == [False, True]
    again.mark_undone("roll-1", False)
    assert [line.undone for line in again.entries()] == [False, False]
    again.close()


# queries


class Filled:
    """A journal with lines, and the same lines newest first."""

    def __init__(self, journal: Journal, lines: list[JournalEntry]) -> None:
        self.journal = journal
        self.lines = lines


@pytest.fixture
def filled(journal: Journal) -> Filled:
    """Some hundred lines of several characters."""
    chance = random.Random(3)
    lines = []
    for number in range(400):
        skill = chance.choice(SKILLS)
        document = chance.choice(["one", "two", "three"])
        event = chance.choice(["roll"] * 8 + ["tick", "wound", "damage", "resistance"])
        lines.append(
            entry(
                number,
                document=document,
                character={"one": "Anna", "two": "Bruno", "three": "Écouteur"}[document],
                subject=Subject("skill", skill),
                name=SubjectName(skill=skill),
                event=event,
                level=chance.choice(LEVELS) if event == "roll" else None,
                tick=chance.random() < 0.2,
                hidden=chance.random() < 0.2,
            )
        )
        journal.append(lines[-1])
    return Filled(journal, lines[::-1])


queries = st.builds(
    JournalQuery,
    document=st.sampled_from([None, "one", "two", "nobody"]),
    skill=st.sampled_from([None, "spot", "dodge", "nothing"]),
    level=st.sampled_from([None, "fumble", "success", "nothing"]),
    ticks_only=st.booleans(),
    text=st.sampled_from(["", "ecou", "ANNA", "spot", "Trouver", "e", "esquive", "%", "_", "xyz", "  anna "]),
    since=st.sampled_from([None, 1_700_000_000_100]),
    until=st.sampled_from([None, 1_700_000_000_300]),
    hidden=st.sampled_from([None, True, False]),
    rolls_only=st.booleans(),
)


@pytest.mark.parametrize("near", [0, 90, 1000])
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(query=queries, limit=st.integers(0, 60))
def test_any_query_finds_what_a_plain_search_finds(filled: Filled, near: int, query: JournalQuery, limit: int) -> None:
    """Whether the lines are found in the table itself, from the index, or some here and some there."""
    journal, lines = filled.journal, filled.lines
    expected = [line.id for line in lines if query.matches(line)]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("brp_desktop.storage.journal_db._NEAR", near)
        assert journal.count(query) == len(expected)
        assert ids(journal.entries(query, limit)) == expected[:limit]
        pages: list[str] = []
        before = None
        while page := journal.entries(query, 37, before=before):
            pages += ids(page)
            before = page[-1].number
        assert pages == expected


def test_text_is_found_in_every_language(journal: Journal) -> None:
    """«ecou» finds Écoute, whatever the language in force was when the dice fell."""
    journal.append(entry(1, subject=Subject("skill", "listen"), name=SubjectName(skill="listen")))
    journal.append(
        entry(2, subject=Subject("characteristic", "str"), name=SubjectName(characteristic="str", roll="effort"))
    )
    journal.append(entry(3, character="Œdipe", document="two"))
    journal.append(
        entry(4, subject=Subject("skill", "own.1"), name=SubjectName(name="Navigare", speciality_text="Lago"))
    )
    for text, number in [
        ("ecou", 1),
        ("LISTEN", 1),
        ("ascoltare", 1),
        ("effort", 2),
        ("FOR", 2),
        ("oedi", 3),
        ("(lago)", 4),
    ]:
        assert f"roll-{number}" in ids(journal.entries(JournalQuery(text=text))), text
    assert journal.entries(JournalQuery(text="klingon")) == ()


def test_hidden_rolls_are_left_out_unless_asked_for(journal: Journal) -> None:
    journal.append(entry(1, hidden=True))
    assert journal.entries(JournalQuery()) == ()
    assert journal.count(JournalQuery()) == 0
    assert ids(journal.entries(JournalQuery(hidden=True))) == ["roll-1"]
    assert ids(journal.entries(EVERYTHING)) == ["roll-1"]


def test_choices_to_filter_by(journal: Journal) -> None:
    journal.append(entry(1))
    journal.append(entry(2, document="two", subject=Subject("skill", "own.1"), name=SubjectName(name="Voile")))
    journal.append(entry(3, character="Anna the Elder"))
    assert journal.characters() == (("one", "Anna the Elder"), ("two", "Anna"))


def test_a_renamed_character_is_one_character(journal: Journal) -> None:
    journal.append(entry(1, character="Anna"))
    journal.append(entry(2, character="Bruno"))
    assert len(journal.entries(JournalQuery(document="one"))) == 2


QUESTIONS = {
    "all": JournalQuery(hidden=None),
    "document": JournalQuery(document="one"),
    "document and skill": JournalQuery(document="one", skill="spot"),
    "skill": JournalQuery(skill="spot"),
    "level": JournalQuery(level="fumble"),
    "ticks of a level": JournalQuery(level="special", ticks_only=True),
    "hidden": JournalQuery(hidden=True),
    "text": JournalQuery(text="spot"),
    "text that fits everything": JournalQuery(text="n"),
    "long ago": JournalQuery(until=1_700_000_000_100),
    "all of it": JournalQuery(
        document="one", skill="spot", level="success", ticks_only=True, text="n", since=1, until=2, hidden=False
    ),
}


@pytest.mark.parametrize("name", QUESTIONS)
def test_no_query_walks_through_the_whole_table(filled: Filled, name: str) -> None:
    """F03: whatever is asked, the table is read near its end only, and the rest answered by one index alone."""
    journal, query = filled.journal, QUESTIONS[name]
    database = journal._file.database()
    assert database is not None
    plans: list[str] = []

    def seen(statement: str) -> None:
        if statement.startswith(("SELECT number FROM rolls", "SELECT count(*) FROM rolls")):
            plans.append(statement)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("brp_desktop.storage.journal_db._NEAR", 5)
        database.set_trace_callback(seen)
        journal.entries(query, 10)
        journal.count(query)
        database.set_trace_callback(None)
    steps = [database.execute(f"EXPLAIN QUERY PLAN {statement}").fetchone()[3] for statement in plans]
    assert len(steps) == 3
    assert steps[0] == "SEARCH rolls USING INTEGER PRIMARY KEY (rowid>? AND rowid<?)"
    assert all("USING COVERING INDEX rolls_at_a_glance" in step for step in steps[1:]), steps


def test_rolls_alone_are_counted_from_the_index(filled: Filled) -> None:
    """A tick by hand and a wound are none; only lines without a level are looked at themselves."""
    query = JournalQuery(document="one", rolls_only=True)
    mine = [line for line in filled.lines if line.document == "one" and not line.hidden]
    rolls = sum(line.event not in ("tick", "wound") for line in mine)
    assert filled.journal.count(query) == rolls < len(mine)
    statement = f"SELECT count(*) FROM rolls INDEXED BY rolls_at_a_glance WHERE {condition(query, KNOWN)}"
    database = filled.journal._file.database()
    assert database is not None
    plan = database.execute(f"EXPLAIN QUERY PLAN {statement}").fetchone()[3]
    assert plan == "SEARCH rolls USING INDEX rolls_at_a_glance (document=?)"


def test_an_entry_costs_the_roll_and_not_the_character(journal: Journal, path: Path) -> None:
    """F03: 5,000 rolls; the database grows by the roll only."""
    for number in range(0, 5000, 500):
        journal._waiting.extend(entry(number + one) for one in range(499))
        journal.append(entry(number + 499))
    journal.close()
    assert Journal(path).count() == 5000
    assert path.stat().st_size < 5000 * 600


# what may happen to the program


WRITER = """
import sys
from pathlib import Path
from brp_desktop.play.entries import JournalEntry
from brp_desktop.play.rolling import Subject, SubjectName
from brp_desktop.storage.journal_db import Journal
journal = Journal(Path(sys.argv[1]))
first = int(sys.argv[2])
for number in range(first, first + 1_000_000):
    journal.append(JournalEntry(id=str(number), time=number, document="one", character="Anna",
                                subject=Subject("skill", f"skill{number % 7}"), name=SubjectName(name=str(number % 7))))
    sys.stdout.write(f"{number}\\n")
    sys.stdout.flush()
"""


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="there is no kill -9 on this system")
def test_kill_9_loses_no_line(path: Path) -> None:
    """Killed in the middle of writing, three times on the same database: every line that was told of is there."""
    told: set[str] = set()
    for round_ in range(3):
        writer = subprocess.Popen(
            [sys.executable, "-c", WRITER, str(path), str(round_ * 1_000_000)], stdout=subprocess.PIPE, text=True
        )
        assert writer.stdout is not None
        for _ in range(150 + 37 * round_):
            told.add(writer.stdout.readline().strip())
        os.kill(writer.pid, signal.SIGKILL)
        told.update(line.strip() for line in writer.stdout.read().splitlines(keepends=True) if line.endswith("\n"))
        writer.stdout.close()
        assert writer.wait() == -signal.SIGKILL
    journal = Journal(path)
    assert journal.notices == ()
    found = {line.id for line in journal.entries(EVERYTHING, 1_000_000)}
    assert len(told) > 500
    assert told <= found
    assert len(found) <= len(told) + 3, "at most the line under way each time"
    journal.close()


def test_two_programs_write_at_once(path: Path) -> None:
    """Two windows of the application: both journals are one."""
    first, second = Journal(path), Journal(path)
    for number in range(20):
        (first if number % 2 else second).append(entry(number, document=f"document {number}"))
    assert first.count() == second.count() == 20
    assert first.notices == second.notices == ()
    first.close()
    second.close()


# what may happen to the file


def damage_head(path: Path) -> None:
    path.write_bytes(b"this is no database at all" * 300)


def damage_middle(path: Path) -> None:
    content = bytearray(path.read_bytes())
    for place in range(4096, len(content), 4096):
        content[place : place + 64] = os.urandom(64)
    path.write_bytes(content)


def damage_by_cutting(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:5000])


def damage_tables(path: Path) -> None:
    with sqlite3.connect(path) as database:
        database.execute("DROP TABLE rolls")
    database.close()


def damage_by_a_stranger(path: Path) -> None:
    path.unlink()
    with sqlite3.connect(path) as database:
        database.execute("CREATE TABLE recipes (id INTEGER)")
    database.close()


DAMAGES = (damage_head, damage_middle, damage_by_cutting, damage_tables, damage_by_a_stranger)


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_database_is_set_aside(path: Path, damage: Callable[[Path], None]) -> None:
    """The application starts, says so, and goes on with a new journal; the old file is kept byte for byte."""
    journal = Journal(path)
    for number in range(50):
        journal.append(entry(number))
    journal.close()
    damage(path)
    content = path.read_bytes()
    again = Journal(path)
    assert again.entries() == ()
    (notice,) = again.notices
    assert notice.code == "journal_damaged"
    assert notice.path == path
    assert notice.aside is not None
    assert notice.aside.read_bytes() == content
    assert notice.aside.parent == path.parent
    again.append(entry(99))
    again.close()
    assert ids(Journal(path).entries()) == ["roll-99"]


def test_damage_in_the_middle_of_a_game(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Found only while writing: the roll goes into the new journal."""
    monkeypatch.setattr(journal_file, "_CHECKED_BYTES", 0)
    journal = Journal(path)
    for number in range(300):
        journal.append(entry(number))
    journal.close()
    content = bytearray(path.read_bytes())
    with sqlite3.connect(path) as database:
        pages = [row[0] for row in database.execute("SELECT rootpage FROM sqlite_master WHERE rootpage > 0")]
        size = database.execute("PRAGMA page_size").fetchone()[0]
    database.close()
    for page in pages:
        content[(page - 1) * size + 3 : (page - 1) * size + 12] = b"\xff" * 9
    path.write_bytes(content)
    journal = Journal(path)
    journal.append(entry(999))
    assert ids(journal.entries()) == ["roll-999"]
    assert [notice.code for notice in journal.notices] == ["journal_damaged"]
    journal.close()


def test_a_rogue_row_counts_as_damage(path: Path) -> None:
    journal = Journal(path)
    journal.append(entry(1))
    journal.close()
    with sqlite3.connect(path) as database:
        database.execute("UPDATE rolls SET steps = 'no json'")
    database.close()
    again = Journal(path)
    assert again.entries() == ()
    assert [notice.code for notice in again.notices] == ["journal_damaged"]
    again.append(entry(2))
    assert again.count() == 1


def test_a_disk_that_damages_everything_is_given_up(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No endless row of set-aside files: the third time the journal stays in memory."""
    path.parent.mkdir(parents=True)
    original = journal_file.migrate

    def damaged(database: sqlite3.Connection, version: int) -> None:
        original(database, version)
        raise sqlite3.DatabaseError("database disk image is malformed")

    monkeypatch.setattr(journal_file, "migrate", damaged)
    journal = Journal(path)
    journal.append(entry(1))
    assert ids(journal.entries()) == ["roll-1"]
    assert journal.waiting == 1
    assert sorted({notice.code for notice in journal.notices}) == ["journal_damaged", "journal_not_writable"]


def test_a_newer_database_is_left_alone(path: Path) -> None:
    """Not destroyed, not misread: this version writes beside it, and finds its own lines the next time."""
    journal = Journal(path)
    journal.append(entry(1))
    journal.close()
    with sqlite3.connect(path) as database:
        database.execute(f"PRAGMA user_version = {VERSION + 1}")
    database.close()
    content = path.read_bytes()
    for number in (2, 3):
        older = Journal(path)
        older.append(entry(number))
        assert older.path == path.with_name(f"journal.v{VERSION}.sqlite3")
        assert [(notice.code, notice.aside) for notice in older.notices] == [("journal_newer", path)]
        older.close()
    assert path.read_bytes() == content
    assert ids(Journal(path).entries()) == ["roll-3", "roll-2"]


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Waits for locks are short, so that the tests are."""
    monkeypatch.setattr(journal_file, "PATIENCE", 0.05)


@pytest.mark.usefixtures("impatient")
def test_locked_while_writing(path: Path) -> None:
    """Another program holds the database: nothing is lost, nothing fails, the lines are written afterwards."""
    journal = Journal(path)
    journal.append(entry(1))
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    journal.append(entry(2))
    journal.append(entry(3, document="two", tick=True))
    journal.mark_undone("roll-1")
    journal.mark_undone("roll-3")
    assert [notice.code for notice in journal.notices] == ["journal_locked"]
    assert journal.waiting == 2
    assert [(line.id, line.undone) for line in journal.entries()] == [
        ("roll-3", True),
        ("roll-2", False),
        ("roll-1", True),
    ]
    assert ids(journal.entries(JournalQuery(document="two"))) == ["roll-3"]
    assert ids(journal.entries(EVERYTHING, 2)) == ["roll-3", "roll-2"]
    assert journal.count(JournalQuery(ticks_only=True)) == 1
    assert journal.characters() == (("one", "Anna"), ("two", "Anna"))
    other.execute("ROLLBACK")
    other.close()
    journal.append(entry(4))
    assert journal.waiting == 0
    journal.close()
    again = Journal(path)
    assert [(line.id, line.undone) for line in again.entries()] == [
        ("roll-4", False),
        ("roll-3", True),
        ("roll-2", False),
        ("roll-1", True),
    ]
    again.close()


@pytest.mark.usefixtures("impatient")
def test_locked_at_the_start(path: Path) -> None:
    Journal(path).close()
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("PRAGMA locking_mode = EXCLUSIVE")
    other.execute("BEGIN EXCLUSIVE")
    journal = Journal(path)
    journal.append(entry(1))
    assert [notice.code for notice in journal.notices] == ["journal_locked"]
    assert ids(journal.entries()) == ["roll-1"]
    other.execute("COMMIT")
    other.close()
    journal.flush()
    assert journal.waiting == 0
    journal.close()
    assert ids(Journal(path).entries()) == ["roll-1"]


def test_a_lock_is_waited_for_once(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever rolls while another program holds the file waits for it the first time only."""
    waits: list[int] = []
    monkeypatch.setattr(journal_file, "PATIENCE", 0.2)
    journal = Journal(path)
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    database = journal._file.database()
    assert database is not None
    for number in range(3):
        waits.append(database.execute("PRAGMA busy_timeout").fetchone()[0])
        journal.append(entry(number))
    assert waits == [200, 0, 0]
    other.execute("ROLLBACK")
    other.close()
    journal.append(entry(9))
    assert database.execute("PRAGMA busy_timeout").fetchone()[0] == 200
    journal.close()


def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    """Read-only or missing place: the journal of this run is kept in memory, and said so."""
    blocked = tmp_path / "file"
    blocked.write_text("", encoding="utf-8")
    journal = Journal(blocked / "journal.sqlite3")
    journal.append(entry(1))
    assert ids(journal.entries()) == ["roll-1"]
    assert [notice.code for notice in journal.notices] == ["journal_not_writable"]
    journal.flush()
    journal.close()


def test_a_database_that_cannot_be_written(path: Path) -> None:
    journal = Journal(path)
    journal.append(entry(1))
    database = journal._file.database()
    assert database is not None
    database.execute("PRAGMA query_only = ON")
    journal.append(entry(2))
    assert ids(journal.entries()) == ["roll-2", "roll-1"]
    assert [notice.code for notice in journal.notices] == ["journal_read_only"]
    database.execute("PRAGMA query_only = OFF")
    journal.close()
    assert ids(Journal(path).entries()) == ["roll-2", "roll-1"]


def test_a_full_disk(path: Path) -> None:
    journal = Journal(path)
    journal.append(entry(1))
    database = journal._file.database()
    assert database is not None
    pages = database.execute("PRAGMA page_count").fetchone()[0]
    database.execute(f"PRAGMA max_page_count = {pages}")
    for number in range(2, 200):
        journal.append(entry(number, character="A" * 500 + str(number)))
    assert "journal_disk_full" in {notice.code for notice in journal.notices}
    assert journal.count() == 199
    database.execute("PRAGMA max_page_count = 100000")
    journal.close()
    assert Journal(path).count() == 199


def test_a_journal_may_be_used_again_after_closing(path: Path) -> None:
    journal = Journal(path)
    journal.append(entry(1))
    journal.close()
    journal.append(entry(2))
    assert journal.count() == 2
    journal.close()


def test_half_letter_pairs_cannot_stop_the_journal(journal: Journal) -> None:
    journal.append(entry(1, character="\ud800", name=SubjectName(name="\udfff"), subject=Subject("skill", "own.1")))
    assert len(journal.entries()) == 1
    assert journal.entries(JournalQuery(text="\ud800")) is not None


def test_options_of_another_version(journal: Journal) -> None:
    """Fields and values that this version does not know stay at the default; the others hold."""
    assert journal_schema.options_of('{"critical":true,"era":"stone","new_rule":1}') == replace(SRD, critical=True)
    assert journal_schema.options_text(SRD) == "{}"
    assert journal_schema.options_of(journal_schema.options_text(UGE)) == UGE


def test_write_ahead_log(journal: Journal) -> None:
    """What survives kill -9 rests on these."""
    database = journal._file.database()
    assert database is not None
    assert database.execute("PRAGMA journal_mode").fetchone()[0] == "wal"
    assert database.execute("PRAGMA synchronous").fetchone()[0] == 1
    assert database.execute("PRAGMA user_version").fetchone()[0] == VERSION
    assert database.execute("PRAGMA application_id").fetchone()[0] == APPLICATION_ID


@pytest.mark.long
def test_a_million_rolls(path: Path) -> None:
    """Opening, filtering and appending stay quick at 10⁶ rows (generous limits: the machine may be busy)."""
    from time import perf_counter

    journal = Journal(path)
    chance = random.Random(5)
    for thousand in range(1000):
        for number in range(thousand * 1000, thousand * 1000 + 1000):
            skill = chance.choice(SKILLS)
            journal._waiting.append(
                entry(
                    number,
                    document=f"document {chance.randrange(20)}",
                    subject=Subject("skill", skill),
                    name=SubjectName(skill=skill),
                    level=chance.choices(LEVELS, [2, 38, 48, 11, 1])[0],
                    tick=chance.random() < 0.1,
                )
            )
        journal.flush()
    journal.close()

    def took(action: Callable[[], object]) -> float:
        start = perf_counter()
        action()
        return (perf_counter() - start) * 1000

    assert took(lambda: Journal(path).close()) < 200
    journal = Journal(path)
    for query in QUESTIONS.values():
        assert took(lambda query=query: journal.entries(query)) < 600  # type: ignore[misc]
        assert took(lambda query=query: journal.count(query)) < 600  # type: ignore[misc]
    times = sorted(took(lambda number=number: journal.append(entry(number))) for number in range(10**6, 10**6 + 500))  # type: ignore[misc]
    assert times[250] < 2
    journal.close()


def test_one_undo_takes_the_tick_and_keeps_the_roll(journal: Journal) -> None:
    """Z04, the data's side: a roll that ticks is one step; undone, the sheet is as before and the line is struck."""
    blank = new_character(SRD, name="Anna")
    character = replace(blank, characteristics=tuple(replace(row, initial=13) for row in blank.characteristics))
    history = History(character, limit=10)
    request = prepare(character, derive(character), Subject("skill", "spot"), Situation(own_roll=5))
    result = settle(request, SystemChance())
    journal.append(entry_of(result, "one", character.name, 1))
    edit = tick_edit(result, character)
    assert edit is not None
    history.push(edit.apply(character), edit)
    assert [row.id for row in history.value.skills if row.ticked] == ["spot"]
    assert history.undo() is edit
    journal.mark_undone(result.id)
    assert history.value == character
    assert not history.can_undo
    (line,) = journal.entries()
    assert (line.roll, line.tick, line.tick_reason, line.undone) == (5, True, "ticked", True)


def test_lines_of_a_contest_come_back_and_are_found_together(journal: Journal, path: Path) -> None:
    lines = (
        entry(1, contest="c", side="a", opponent="Guard 1", final_level="failure", verdict="lost",
              verdict_reason="tie_score"),
        entry(2, contest="c", side="b", opponent="Anna", final_level="success", verdict="won",
              verdict_reason="tie_score", hidden=True),
    )  # fmt: skip
    journal.append(*lines, entry(3, event="resistance", contest="r"), entry(4))
    assert [replace(line, number=0) for line in journal.contest("c")] == list(lines)
    assert journal.contest("") == journal.contest("other") == ()
    assert [line.event for line in Journal(path).contest("r")] == ["resistance"]


def test_a_reveal_that_cannot_be_written_yet_is_kept(path: Path, impatient: None) -> None:
    """Told at once to whoever asks for everything, written as soon as the lock is gone, and never by itself."""
    journal = Journal(path)
    journal.append(entry(1, hidden=True, tick_reason="hidden_pending"), entry(2, hidden=True))
    with sqlite3.connect(path) as other:
        other.execute("BEGIN IMMEDIATE")
        journal.append(entry(3, hidden=True))
        journal.reveal(*(entry(number, tick=True, tick_reason="ticked") for number in (1, 3)))
        shown = {line.id: (line.hidden, line.tick_reason) for line in journal.entries()}
        assert shown["roll-1"] == shown["roll-3"] == (False, "ticked")
        other.rollback()
    other.close()
    assert set(ids(journal.entries(JournalQuery()))) == {"roll-1", "roll-3"}
    journal.reveal(entry(1, tick=False, tick_reason="easy"), entry(9))
    assert {line.tick_reason for line in Journal(path).entries(JournalQuery())} == {"ticked"}
    assert ids(Journal(path).entries(JournalQuery(hidden=True))) == ["roll-2"]


def test_a_journal_of_the_first_version_is_brought_up_to_date(path: Path) -> None:
    """D07: its lines stay, with nothing about contests."""
    script = journal_schema.MIGRATIONS[0]
    path.parent.mkdir(parents=True)
    with sqlite3.connect(path) as database:
        database.executescript(script)
        database.execute("INSERT INTO documents VALUES (1, 'one')")
        database.execute("INSERT INTO characters VALUES (1, 1, 'Anna', 'anna')")
        database.execute(
            "INSERT INTO subjects VALUES (1, 'skill', 'spot', '[\"spot\",\"\",null,\"\",null,null]', 'spot')"
        )
        database.execute("INSERT INTO rules VALUES (1, '{}')")
        database.execute(
            "INSERT INTO rolls VALUES (1, 'old', 5, 1, 1, 1, 1, 'roll', 2, 0, 1, 40, 25, 40, 7, 0, 0, 2,"
            " 'within_chance', 1, 'ticked', 0, '[]')"
        )
        database.execute("PRAGMA user_version = 1")
        database.execute(f"PRAGMA application_id = {APPLICATION_ID}")
    database.close()
    journal = Journal(path)
    [line] = journal.entries()
    assert (line.id, line.roll, line.tick, line.contest, line.verdict, line.revealed) == ("old", 7, True, "", "", False)
    journal.append(entry(2, contest="c", side="a"))
    assert ids(Journal(path).entries()) == ["roll-2", "old"]
