"""Lines of development and the tally in the journal: kept whole, found by tick, counted where they lie."""

import random
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from brp_desktop.play.entries import DevelopmentNote, JournalEntry
from brp_desktop.play.rolling import Subject, SubjectName
from brp_desktop.play.tallies import RollTally, tally_of
from brp_desktop.rules.brp import SRD, UGE, judge
from brp_desktop.storage.journal_db import Journal, JournalQuery

NOTE = DevelopmentNote(
    kind="taught",
    source="roll-1",
    needed=46,
    bonus=8,
    dice="1D6",
    faces=((6, 4),),
    gain=4,
    new=49,
    teacher="Zoë \ud83d",
    sanity=7,
)


def line(number: int, **fields: Any) -> JournalEntry:
    """A roll of Spot."""
    given: dict[str, Any] = {
        "id": f"line-{number}", "time": number, "document": "one", "character": "Anna",
        "subject": Subject("skill", "spot"), "name": SubjectName(skill="spot"), "score": 45, "chance": 55, "roll": 80,
    }  # fmt: skip
    return JournalEntry(**given | fields)


def development(number: int, **fields: Any) -> JournalEntry:
    """A line of development of Spot."""
    return line(number, **{"event": "development", "level_reason": "above_score", "development": NOTE} | fields)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "journal.sqlite3"


@pytest.fixture
def journal(path: Path) -> Iterator[Journal]:
    made = Journal(path)
    yield made
    made.close()


def test_everything_of_a_development_comes_back(journal: Journal, path: Path) -> None:
    journal.append(development(1, note="after the storm"), line(2))
    journal.close()
    plain, found = Journal(path).entries()
    assert plain.development is None
    assert found.note == "after the storm"
    assert found.development == DevelopmentNote(
        kind="taught", source="roll-1", needed=46, bonus=8, dice="1D6", faces=((6, 4),), gain=4, new=49,
        teacher="Zoë ?", sanity=7,
    )  # fmt: skip
    assert found.event == "development"


def test_lines_of_development_are_found_by_document_and_row(journal: Journal) -> None:
    journal.append(development(1), line(2), development(3, document="two"), development(4))
    journal.append(development(5, subject=Subject("skill", "listen"), name=SubjectName(skill="listen")))
    journal.mark_undone("line-4", True)
    assert [each.id for each in journal.developments("one")] == ["line-5", "line-4", "line-1"]
    spot = journal.developments("one", "spot")
    assert [(each.id, each.undone) for each in spot] == [("line-4", True), ("line-1", False)]
    assert journal.developments("three") == ()


def test_lines_that_wait_for_the_file_are_found_too(path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.mkdir()
    journal = Journal(path)
    journal.append(development(1), line(2, roll=7, own_dice=False))
    assert [each.id for each in journal.developments("one", "spot")] == ["line-1"]
    assert journal.tally().faces[6] == 1
    journal.close()


def random_lines(count: int) -> list[JournalEntry]:
    chance = random.Random(5)
    lines = []
    for number in range(count):
        roll, against = chance.randint(1, 100), chance.choice((12, 45, 80))
        options = chance.choice((SRD, UGE))
        lines.append(
            line(
                number, roll=roll, chance=against, base=chance.choice((None, 5)), options=options,
                level=judge(roll, against, options).value, own_dice=chance.random() < 0.1,
                hidden=chance.random() < 0.1, document=chance.choice(("one", "two")), time=number * 10,
            )
        )  # fmt: skip
    return lines


@pytest.mark.parametrize(
    "query",
    [
        JournalQuery(),
        JournalQuery(hidden=None),
        JournalQuery(document="two"),
        JournalQuery(document="one", since=1_000, until=2_000),
        JournalQuery(text="anna", level="success"),
    ],
)
def test_the_database_counts_as_the_lines_would(journal: Journal, query: JournalQuery) -> None:
    """The same numbers as by looking at each line; own dice are left out."""
    lines = random_lines(400)
    lines += [development(900), replace(development(901), roll=None), line(902, event="resistance", roll=5)]
    lines += [line(903 + at, event="resistance", roll=9, contest="c", side=side) for at, side in enumerate("ab")]
    journal.append(*lines)
    wanted = tally_of(each for each in lines if query.matches(each))
    found = journal.tally(query)
    assert found.faces == wanted.faces
    counted = [each for each in lines if query.matches(each) and each.roll and not each.own_dice]
    assert sum(found.faces) == len(counted) - any(each.contest for each in counted)

    def groups(tally: RollTally) -> set[str]:
        return {repr(group) for group in tally.groups}

    assert groups(found) == groups(wanted)


def test_an_empty_journal_has_an_empty_tally(journal: Journal) -> None:
    assert journal.tally() == RollTally()
