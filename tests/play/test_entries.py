"""What the journal is told of a roll, and free dice."""

from collections.abc import Callable
from dataclasses import fields, replace
from typing import Any

import pytest

from brp_desktop.play.dice_rolls import roll_dice
from brp_desktop.play.entries import JournalEntry, entry_of, hand_tick_entry
from brp_desktop.play.rolling import Situation, Subject, SubjectName, prepare, settle
from brp_desktop.rules import RulesError
from brp_desktop.rules.brp import SRD, UGE, Difficulty
from brp_desktop.sheet.brp import BrpCharacter
from brp_desktop.sheet.derive import derive

Hero = Callable[..., BrpCharacter]


def test_entry_holds_the_whole_roll(hero: Hero, showing: Any) -> None:
    """Everything that explains the roll later, and nothing of the rest of the character (case F03)."""
    options = replace(UGE, automatic_ticks=False)
    character = hero(options, spot=35)
    situation = Situation(Difficulty.DIFFICULT, modifier=10, at_stake=False, hidden=True)
    result = settle(prepare(character, derive(character), Subject("skill", "spot"), situation), showing(7))
    entry = entry_of(result, "document", "Anna", 1_700_000_000_123)
    assert entry == JournalEntry(
        id=result.id,
        time=1_700_000_000_123,
        document="document",
        character="Anna",
        subject=Subject("skill", "spot"),
        name=SubjectName(skill="spot"),
        score=60,
        base=25,
        chance=40,
        difficulty="difficult",
        modifier=10,
        at_stake=False,
        roll=7,
        hidden=True,
        level="special",
        level_reason="special_range",
        tick_reason="nothing_at_stake",
        options=options,
        steps=result.request.steps,
    )
    assert all(not isinstance(getattr(entry, field.name), BrpCharacter) for field in fields(entry))


def test_entry_of_own_dice_and_of_no_dice(hero: Hero, faces: Any) -> None:
    character = hero()
    derived = derive(character)
    subject = Subject("characteristic", "str")
    typed = settle(prepare(character, derived, subject, Situation(own_roll=100)), faces())
    entry = entry_of(typed, "document", "Anna", 5)
    assert (entry.roll, entry.own_dice, entry.level) == (100, True, "fumble")
    assert entry.name == SubjectName(characteristic="str", roll="effort")
    none = settle(prepare(character, derived, subject, Situation(Difficulty.AUTOMATIC)), faces())
    entry = entry_of(none, "document", "Anna", 5)
    assert (entry.roll, entry.chance, entry.level) == (None, None, "success")


def test_tick_by_hand_is_a_line_of_its_own() -> None:
    entry = hand_tick_entry(
        "id",
        Subject("skill", "spot"),
        SubjectName(skill="spot"),
        False,
        document_id="document",
        character_name="Anna",
        time=5,
        score=40,
    )
    assert (entry.event, entry.tick, entry.tick_reason) == ("tick", False, "by_hand")
    assert (entry.roll, entry.level, entry.chance, entry.options) == (None, None, None, SRD)


def test_free_dice(faces: Any) -> None:
    thrown = roll_dice("2d6+1", faces(4, 3))
    assert (thrown.total, thrown.rolled.dice, str(thrown.rolled.expression)) == (8, (4, 3), "2D6+1")
    assert not thrown.own_dice
    assert roll_dice("2d6+1", faces(4, 3)) == thrown
    assert roll_dice("1D6-1D4", faces(1, 4)).total == -3


@pytest.mark.parametrize("first", range(1, 7))
@pytest.mark.parametrize("second", range(1, 7))
def test_both_dice_of_a_pair_are_kept(faces: Any, first: int, second: int) -> None:
    """G04: all 36 pairs of 2D6, thrown and typed in."""
    for thrown in (roll_dice("2D6", faces(first, second)), roll_dice("2D6", faces(), own_faces=(first, second))):
        assert thrown.rolled.dice == (first, second)
        assert thrown.total == first + second


def test_a_free_hundred_is_two_dice(faces: Any) -> None:
    dice = faces(10, 10, 3, 7)
    assert roll_dice("2D100", dice).rolled.dice == (100, 37)
    assert dice.asked == [10, 10, 10, 10]


@pytest.mark.parametrize(
    ("notation", "own", "code"),
    [("1d8 + ", None, "bad_dice"), ("2D6", (3,), "bad_dice"), ("2D6", (3, 7), "roll_out_of_range")],
)
def test_refused_free_dice(faces: Any, notation: str, own: tuple[int, ...] | None, code: str) -> None:
    """G09: refused with a reason; never another die than written."""
    with pytest.raises(RulesError) as refused:
        roll_dice(notation, faces(1, 1), own_faces=own)
    assert refused.value.code == code
