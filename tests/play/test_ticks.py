"""Ticks at play: which roll sets one, why not, and that nothing takes one away (cases T01, T02, T03, T09, T13)."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from brp_desktop.play.rolling import RollResult, Situation, Subject, prepare, reveal, settle
from brp_desktop.play.ticks import tick_edit
from brp_desktop.rules.brp import SRD, UGE, Difficulty, Level
from brp_desktop.sheet.brp import BrpCharacter
from brp_desktop.sheet.derive import derive
from brp_desktop.sheet.edits import SetTick

Hero = Callable[..., BrpCharacter]


def rolled(character: BrpCharacter, dice: Any, skill: str = "spot", **situation: Any) -> RollResult:
    """A settled roll on a skill."""
    return settle(prepare(character, derive(character), Subject("skill", skill), Situation(**situation)), dice)


def after(character: BrpCharacter, result: RollResult) -> BrpCharacter:
    """The character after the roll's own edit, if there is one."""
    edit = tick_edit(result, character)
    return character if edit is None else edit.apply(character)


def ticked(character: BrpCharacter) -> set[str]:
    """The ticked rows."""
    return {row.id for row in character.skills if row.ticked}


@pytest.mark.parametrize(
    ("difficulty", "reason", "ticks"),
    [
        (Difficulty.EASY, "easy", False),
        (Difficulty.NORMAL, "ticked", True),
        (Difficulty.DIFFICULT, "ticked", True),
        (Difficulty.AUTOMATIC, "automatic", False),
        (Difficulty.IMPOSSIBLE, "impossible", False),
    ],
)
def test_no_tick_on_easy(hero: Hero, showing: Any, difficulty: Difficulty, reason: str, ticks: bool) -> None:
    """T01: a skill at 40 that succeeds."""
    character = hero(spot=15)
    result = rolled(character, showing(15), difficulty=difficulty)
    assert (result.tick, result.tick_reason) == (ticks, reason)
    assert ticked(after(character, result)) == ({"spot"} if ticks else set())


def test_dodge_ticks_the_skill(hero: Hero, showing: Any) -> None:
    """T02, the part without weapons: a Dodge roll and a weapon skill's roll tick these skills and nothing else."""
    character = hero(dodge=30)
    character = after(character, rolled(character, showing(20), "dodge"))
    assert ticked(character) == {"dodge"}
    weapon = next(row.id for row in character.skills if row.skill == "melee_weapon")
    result = rolled(character, showing(1), weapon)
    assert tick_edit(result, character) == SetTick(weapon, True, "ticked")
    assert ticked(after(character, result)) == {"dodge", weapon}


@pytest.mark.parametrize("value", [99, 100])
@pytest.mark.parametrize("hidden", [False, True])
def test_a_later_roll_takes_nothing_away(hero: Hero, changed: Any, showing: Any, value: int, hidden: bool) -> None:
    """T03: failing, fumbling, failing in secret, and the reveal of that: the tick stays."""
    character = changed(hero(), "spot", ticked=True)
    result = rolled(character, showing(value), hidden=hidden)
    assert not result.level.is_success
    assert tick_edit(result, character) is None
    assert tick_edit(reveal(result), character) is None
    assert after(character, result) is character


def test_each_document_keeps_its_own_rule(hero: Hero, showing: Any) -> None:
    """T09: the record of the document decides, not the program."""
    by_itself, by_hand = hero(), hero(replace(SRD, automatic_ticks=False))
    assert rolled(by_itself, showing(5)).tick
    kept = rolled(by_hand, showing(5))
    assert (kept.tick, kept.tick_reason) == (False, "ticks_by_hand")
    assert rolled(by_itself, showing(5)).tick


def test_why_there_is_no_tick(hero: Hero, changed: Any, showing: Any) -> None:
    """T13: each success that does not tick names its reason."""
    character = hero()
    flagged = changed(character, "spot", learns=False)
    already = changed(character, "spot", ticked=True)
    assert rolled(character, showing(5), difficulty=Difficulty.EASY).tick_reason == "easy"
    assert rolled(flagged, showing(5)).tick_reason == "no_experience_box"
    assert rolled(already, showing(5)).tick_reason == "already_ticked"
    assert rolled(character, showing(5), at_stake=False).tick_reason == "nothing_at_stake"
    assert rolled(character, showing(5), hidden=True).tick_reason == "hidden_pending"
    assert rolled(character, showing(90)).tick_reason == "not_a_success"


def test_the_better_levels_tick_like_a_success(hero: Hero, showing: Any) -> None:
    character = hero(UGE, spot=25)
    levels = {value: rolled(character, showing(value)) for value in (1, 7, 40)}
    assert [result.level for result in levels.values()] == [Level.CRITICAL, Level.SPECIAL, Level.SUCCESS]
    assert all(result.tick for result in levels.values())


def test_status_has_no_box_in_uge(hero: Hero, showing: Any, changed: Any) -> None:
    character = hero(UGE)
    row = next(skill.id for skill in character.skills if skill.skill == "status")
    character = changed(character, row, speciality_text="Harbour")
    assert rolled(character, showing(1), row).tick_reason == "no_experience_box"


def test_a_row_ticked_or_gone_meanwhile(hero: Hero, changed: Any, showing: Any) -> None:
    """The edit is made for the character in force: no second tick, no tick on a row that is gone."""
    character = hero()
    result = rolled(character, showing(5))
    assert tick_edit(result, changed(character, "spot", ticked=True)) is None
    gone = replace(character, skills=tuple(row for row in character.skills if row.id != "spot"))
    assert tick_edit(result, gone) is None


def test_characteristic_never_ticks(hero: Hero, showing: Any) -> None:
    character = hero()
    result = settle(prepare(character, derive(character), Subject("characteristic", "pow")), showing(1))
    assert tick_edit(result, character) is None
