"""Xantis in the journal of all rolls: kept whole, found by the same filters, counted, and older files brought along."""

import random
import sqlite3
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace as changed

from brp_desktop.play.chance import SeededChance
from brp_desktop.play.entries import JournalEntry
from brp_desktop.play.rolling import Subject, SubjectName
from brp_desktop.play.tallies import tally_of
from brp_desktop.play.xantis_entries import leave_entry, outcome_of, xantis_entry
from brp_desktop.play.xantis_rolls import declare_zero, prepare_number, settle
from brp_desktop.play.xantis_subjects import XantisSituation
from brp_desktop.rules.xantis import XantisOptions
from brp_desktop.storage import journal_schema
from brp_desktop.storage.journal_db import Journal, JournalQuery

NAMES = ("Forza", "Travestirsi", "Prontezza")


def line(number: int, own_dice: tuple[int, ...] | None = None, name: str = "Forza", **fields: Any) -> JournalEntry:
    """A test with a Vdr of 5."""
    situation = XantisSituation(difficulty=2, own_dice=own_dice)
    wanted = prepare_number(7, situation, name=name, options=XantisOptions(sync_total="best"))
    result = settle(wanted, SeededChance(number), roll_id=f"line-{number}")
    entry = xantis_entry(result, "one", "Nerea", 1_700_000_000_000 + number)
    return changed(entry, subject=Subject("node", name.casefold()), **fields)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "journal.sqlite3"


@pytest.fixture
def journal(path: Path) -> Iterator[Journal]:
    made = Journal(path)
    yield made
    made.close()


def test_everything_of_a_test_comes_back(journal: Journal, path: Path) -> None:
    lines = [
        line(1, (1, 1, 6, 6, 3)),
        line(2, (6, 6, 2), hidden=True),
        line(3, (3, 4), name="Travestirsi", contest="c", side="first", opponent="Guardia", verdict="won"),
        xantis_entry(declare_zero(prepare_number(7)), "two", "Zoë", 4),
    ]
    journal.append(*lines)
    journal.mark_undone("line-1")
    journal.close()
    found = Journal(path).entries()[::-1]
    assert [replace(entry, number=0, undone=False) for entry in found] == lines
    assert [entry.undone for entry in found] == [True, False, False, False]
    assert [outcome_of(entry) for entry in found] == [outcome_of(entry) for entry in lines]


def test_what_a_narrator_allowed_comes_back_and_is_no_roll(journal: Journal, path: Path) -> None:
    told = leave_entry("doc", "Borgat", "Gesemyn", 7)
    journal.append(told)
    journal.close()
    journal = Journal(path)
    assert [replace(entry, number=0) for entry in journal.entries()] == [told]
    assert journal.count(JournalQuery(rolls_only=True)) == 0


def test_halves_of_letters_in_a_name_are_no_hindrance(journal: Journal) -> None:
    entry = line(1)
    assert entry.xantis is not None
    journal.append(changed(entry, xantis=changed(entry.xantis, parts=(("caratteristica", "For\ud83dza", 7),))))
    (found,) = journal.entries()
    assert found.xantis is not None
    assert found.xantis.parts == (("caratteristica", "For?za", 7),)


def test_the_filters_know_both_systems(journal: Journal) -> None:
    """Character, score, class of the outcome, text: the same questions as for percentile rolls."""
    spot = JournalEntry(
        id="spot", time=5, document="two", character="Anna", subject=Subject("skill", "spot"),
        name=SubjectName(skill="spot"), chance=60, roll=1, level="critical",
    )  # fmt: skip
    journal.append(line(1, (1, 1, 2)), line(2, (6, 6, 2)), line(3, (2, 2), name="Travestirsi"), line(4, (5, 5)), spot)

    def found(**query: Any) -> list[str]:
        entries = journal.entries(JournalQuery(**query))
        assert journal.count(JournalQuery(**query)) == len(entries)
        return [entry.id for entry in entries]

    assert found(level="critical") == ["spot", "line-1"]
    assert found(level="fumble") == ["line-2"]
    assert found(level="success", document="one") == ["line-3"]
    assert found(skill="travestirsi") == ["line-3"]
    assert found(document="one", skill="forza") == ["line-4", "line-2", "line-1"]
    assert found(text="TRAVEST") == ["line-3"]
    assert found(text="nerea", level="failure") == ["line-4"]
    assert {entry.name.name for entry in journal.entries(JournalQuery(skill="travestirsi"))} == {"Travestirsi"}
    assert dict(journal.characters()) == {"one": "Nerea", "two": "Anna"}


def test_a_hidden_test_is_found_by_nobody_before_it_is_revealed(journal: Journal) -> None:
    journal.append(line(1, hidden=True), line(2))
    assert [entry.id for entry in journal.entries(JournalQuery())] == ["line-2"]
    journal.reveal(line(1))
    assert [(entry.id, entry.revealed) for entry in journal.entries(JournalQuery())] == [
        ("line-2", False),
        ("line-1", True),
    ]


@pytest.mark.parametrize(
    "query", [JournalQuery(), JournalQuery(hidden=None), JournalQuery(document="two", level="success")]
)
def test_the_database_counts_pairs_as_the_lines_would(journal: Journal, query: JournalQuery) -> None:
    """Beside percentile rolls of the same journal; own dice are left out."""
    chance = random.Random(4)
    lines = []
    for number in range(300):
        own = (3, 4) if chance.random() < 0.1 else None
        lines.append(
            line(
                number,
                own,
                name=chance.choice(NAMES),
                document=chance.choice(("one", "two")),
                hidden=chance.random() < 0.1,
            )
        )
    rolled = JournalEntry(
        id="spot", time=5, document="two", character="Anna", subject=Subject("skill", "spot"),
        name=SubjectName(skill="spot"), chance=60, roll=44, level="success",
    )  # fmt: skip
    lines.append(rolled)
    journal.append(*lines)
    wanted = tally_of(each for each in lines if query.matches(each))
    found = journal.tally(query)
    assert found.pairs == wanted.pairs
    assert found.faces == wanted.faces
    assert found.throws == sum(
        1 for each in lines if query.matches(each) and each.event == "xantis" and not each.own_dice
    )


def test_a_journal_of_the_third_version_is_brought_up_to_date(path: Path) -> None:
    """D07: what was in it stays as it was, and tests of Xantis find their place behind it."""
    with sqlite3.connect(path) as database:
        for script in journal_schema.MIGRATIONS[:3]:
            database.executescript(script)
        database.execute("INSERT INTO documents VALUES (1, 'one')")
        database.execute("INSERT INTO characters VALUES (1, 1, 'Anna', 'anna')")
        database.execute(
            "INSERT INTO subjects VALUES (1, 'skill', 'spot', '[\"spot\",\"\",null,\"\",null,null]', 'spot')"
        )
        database.execute("INSERT INTO rules VALUES (1, '{}')")
        database.execute(
            "INSERT INTO rolls (number, id, time, document, character, subject, rules, event, difficulty, modifier,"
            " at_stake, score, base, chance, roll, own_dice, hidden, level, level_reason, tick, tick_reason, undone,"
            " steps, note) VALUES (1, 'old', 5, 1, 1, 1, 1, 'roll', 2, 0, 1, 40, 25, 40, 7, 0, 0, 2, 'within_chance',"
            " 1, 'ticked', 0, '[]', 'kept')"
        )
        database.execute("PRAGMA user_version = 3")
        database.execute(f"PRAGMA application_id = {journal_schema.APPLICATION_ID}")
    database.close()
    journal = Journal(path)
    journal.append(line(2))
    new, old = journal.entries()
    assert (old.id, old.roll, old.level, old.tick, old.note, old.xantis) == ("old", 7, "success", True, "kept", None)
    assert replace(new, number=0) == line(2)
    assert journal.notices == ()
    assert (journal.tally().rolls, journal.tally().throws) == (1, 1)
    journal.close()


def test_the_line_of_a_first_test_learns_how_the_contest_ended(journal: Journal) -> None:
    journal.append(line(1, (2, 2), contest="c", side="first"))
    journal.append(line(1, (2, 2), contest="c", side="first", verdict="won", verdict_reason="first"))
    journal.append(line(1, (2, 2), contest="c", side="first", verdict="lost"))
    assert [(entry.verdict, entry.verdict_reason) for entry in journal.entries()] == [("won", "first")]
    journal.append(line(2, (2, 2)))
    journal.append(line(2, (2, 2), contest="other", verdict="won"))
    assert journal.entries()[0].verdict == ""
