"""From a wish to a settled roll: chances, difficulties, own dice, and what a result keeps (SRD 16.3 of the rules)."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from brp_desktop.play.chance import SeededChance
from brp_desktop.play.rolling import RollRequest, Situation, Subject, SubjectName, prepare, reveal, settle
from brp_desktop.rules import RulesError
from brp_desktop.rules.brp import SRD, UGE, BrpOptions, Difficulty, Level, judge, level_odds, thresholds
from brp_desktop.sheet.brp import BrpCharacter
from brp_desktop.sheet.derive import derive

Hero = Callable[..., BrpCharacter]
SPOT = Subject("skill", "spot")
LISTEN = Subject("skill", "listen")
LUCK = Subject("characteristic", "pow")


def asked(character: BrpCharacter, subject: Subject = SPOT, **situation: Any) -> RollRequest:
    """The request for a roll on a character as it stands."""
    return prepare(character, derive(character), subject, Situation(**situation))


def test_blank_modifier_counts_as_zero(hero: Hero) -> None:
    """R09: a new sheet with nothing filled in but its characteristics rolls against the plain rating."""
    character = hero()
    for subject in (SPOT, LISTEN):
        request = prepare(character, derive(character), subject)
        assert request.situation.modifier == 0
        assert request.chance == request.score == request.base == 25
    assert all(step.id != "flat" for step in request.steps)


@pytest.mark.parametrize(
    ("score", "difficulty", "modifier", "chance"),
    [
        (60, Difficulty.EASY, 20, 140),
        (60, Difficulty.DIFFICULT, 20, 50),
        (30, Difficulty.NORMAL, -50, 0),
        (55, Difficulty.DIFFICULT, 0, 28),
        (0, Difficulty.EASY, 0, 0),
    ],
)
def test_multiplied_then_modified(hero: Hero, score: int, difficulty: Difficulty, modifier: int, chance: int) -> None:
    """R06, R07 through the whole way: difficulty acts on the rating, the modifier comes after."""
    request = asked(hero(spot=score - 25), difficulty=difficulty, modifier=modifier)
    assert request.score == score
    assert request.chance == chance
    assert request.steps[-1].result == chance
    assert request.thresholds == thresholds(chance, SRD, base=25)
    assert request.odds == level_odds(chance, SRD, base=25)


def test_easy_above_one_hundred_still_fails_on_00(hero: Hero, showing: Any) -> None:
    result = settle(asked(hero(spot=35), difficulty=Difficulty.EASY), showing(100))
    assert result.request.chance == 120
    assert result.level is Level.FUMBLE


@pytest.mark.parametrize("options", [SRD, UGE])
@pytest.mark.parametrize("points", [0, 40, 90])
def test_every_result_is_what_the_dice_show(hero: Hero, showing: Any, options: BrpOptions, points: int) -> None:
    """G04: all hundred results; roll, tens, units and level belong together, from the dice and typed in."""
    character = hero(options, spot=points)
    request = asked(character)
    for value in range(1, 101):
        dice = showing(value)
        result = settle(request, dice)
        assert dice.asked == [10, 10]
        assert result.roll == value
        assert (result.tens, result.units) == (value % 100 // 10 * 10, value % 10)
        assert (result.tens or 0) + (result.units or 0) in {value, value - 100}
        assert result.level is judge(value, request.chance or 0, options, base=request.base)
        assert not result.own_dice
        typed = settle(asked(character, own_roll=value), showing(1))
        assert typed.own_dice
        assert (typed.roll, typed.tens, typed.units) == (result.roll, result.tens, result.units)
        assert (typed.level, typed.level_reason) == (result.level, result.level_reason)


def test_own_dice_leave_the_source_alone(hero: Hero, faces: Any) -> None:
    dice = faces()
    assert settle(asked(hero(), own_roll=7), dice).roll == 7
    assert dice.asked == []


@pytest.mark.parametrize("value", [0, 101, -3])
def test_impossible_own_dice_are_refused(hero: Hero, faces: Any, value: int) -> None:
    with pytest.raises(RulesError) as refused:
        settle(asked(hero(), own_roll=value), faces())
    assert refused.value.code == "roll_out_of_range"


def test_automatic_throws_nothing(hero: Hero, faces: Any) -> None:
    """Automatic: a success, never more, without dice, chance or tick; own dice change nothing."""
    for own in (None, 100):
        request = asked(hero(spot=80), difficulty=Difficulty.AUTOMATIC, own_roll=own)
        assert (request.chance, request.thresholds, request.odds) == (None, None, None)
        assert not request.throws_dice
        assert request.steps[-1].id == "rating"
        result = settle(request, faces())
        assert (result.roll, result.tens, result.units, result.own_dice) == (None, None, None, False)
        assert (result.level, result.level_reason) == (Level.SUCCESS, "automatic")
        assert (result.tick, result.tick_reason) == (False, "automatic")


def test_impossible_without_a_roll(hero: Hero, faces: Any) -> None:
    result = settle(asked(hero(spot=80), difficulty=Difficulty.IMPOSSIBLE), faces())
    assert (result.roll, result.level, result.level_reason) == (None, Level.FAILURE, "impossible")
    assert result.tick_reason == "impossible"


@pytest.mark.parametrize(
    ("option", "chance", "expected"),
    [
        ("show_roll", 0, {1: "failure", 5: "failure", 50: "failure", 95: "failure", 96: "fumble", 100: "fumble"}),
        ("one_percent", 1, {1: "success", 2: "failure", 5: "failure", 95: "failure", 96: "fumble", 100: "fumble"}),
    ],
)
@pytest.mark.parametrize("preset", ["srd", "uge"])
def test_impossible_with_a_roll(
    hero: Hero, showing: Any, preset: str, option: str, chance: int, expected: dict[int, str]
) -> None:
    """Rolled at chance 0 and base 0, or 01 alone succeeds; the odds shown are those of the dice; never a tick."""
    options = replace(UGE if preset == "uge" else SRD, impossible=option)
    request = asked(hero(options, spot=80), difficulty=Difficulty.IMPOSSIBLE)
    assert request.throws_dice
    assert request.chance == chance
    levels = [settle(request, showing(value)) for value in range(1, 101)]
    for value, level in expected.items():
        assert levels[value - 1].level.value == level
    assert {result.tick_reason for result in levels} == {"impossible"}
    assert not any(result.tick for result in levels)
    assert request.odds == {level: sum(result.level is level for result in levels) for level in Level}
    limits = request.thresholds
    assert limits is not None
    assert [result.level.is_success for result in levels] == [value <= limits.success for value in range(1, 101)]
    assert [result.level is Level.FUMBLE for result in levels] == [value >= limits.fumble for value in range(1, 101)]


def test_characteristic_roll(hero: Hero, showing: Any) -> None:
    """Five times the value; difficulty acts on the product (13 → 65 → 33); never a tick."""
    request = asked(hero(), Subject("characteristic", "dex"), difficulty=Difficulty.DIFFICULT)
    assert (request.score, request.base, request.chance) == (65, 65, 33)
    assert [step.id for step in request.steps] == [
        "characteristic",
        "multiplier",
        "rating",
        "difficulty_difficult",
        "chance",
    ]
    assert request.name == SubjectName(characteristic="dex", roll="agility")
    result = settle(request, showing(1))
    assert result.level is Level.SPECIAL
    assert (result.tick, result.tick_reason) == (False, "characteristic_roll")


def test_size_has_no_roll(hero: Hero) -> None:
    with pytest.raises(RulesError) as refused:
        asked(hero(), Subject("characteristic", "siz"))
    assert refused.value.code == "unknown_name"


def test_missing_is_not_zero(hero: Hero) -> None:
    character = hero()
    blank = replace(
        character,
        characteristics=tuple(
            replace(row, initial=None) if row.id == "dex" else row for row in character.characteristics
        ),
    )
    for subject in (Subject("characteristic", "dex"), Subject("skill", "dodge")):
        with pytest.raises(RulesError) as refused:
            asked(blank, subject)
        assert refused.value.code == "missing_value"


def test_a_family_without_speciality_cannot_be_rolled(hero: Hero, changed: Any) -> None:
    character = changed(hero(), "knowledge.history", speciality=None)
    with pytest.raises(RulesError) as refused:
        asked(character, Subject("skill", "knowledge.history"))
    assert refused.value.code == "speciality_missing"


def test_unknown_skill(hero: Hero) -> None:
    with pytest.raises(RulesError) as refused:
        asked(hero(), Subject("skill", "nothing"))
    assert refused.value.code == "unknown_name"


def test_skill_uses_its_own_limits(hero: Hero, showing: Any) -> None:
    """R08: what another skill has never changes an outcome."""
    before = settle(asked(hero(spot=55, listen=0)), showing(10))
    after = settle(asked(hero(spot=55, listen=70)), showing(10))
    assert before == after
    assert before.level is Level.SPECIAL
    assert settle(asked(hero(spot=55, listen=70), LISTEN), showing(20)).level is Level.SUCCESS


@pytest.mark.parametrize(
    ("option", "chance", "reason"),
    [("none", 0, "not_a_success"), ("one_percent", 1, "blind_luck"), ("pow_x1", 11, "blind_luck")],
)
def test_untrained_attempt(hero: Hero, changed: Any, showing: Any, option: str, chance: int, reason: str) -> None:
    """A rating of 0 under the option ``untrained``: luck never ticks; the rating shown stays 0."""
    character = changed(hero(replace(UGE, untrained=option)), "spot", base="0")
    request = asked(character)
    assert (request.score, request.chance) == (0, chance)
    result = settle(request, showing(1))
    assert result.level.is_success == (chance > 0)
    assert (result.tick, result.tick_reason) == (False, reason)


def test_result_is_a_value(hero: Hero, showing: Any) -> None:
    """Equal request and equal dice: an equal result, whatever its id; it can be kept in sets."""
    request = asked(hero())
    first, second = settle(request, showing(12)), settle(request, showing(12))
    assert first == second
    assert first.id != second.id
    assert hash(first) == hash(second)
    assert first != settle(request, showing(13))
    assert settle(request, showing(12), roll_id="x").id == "x"


def test_hidden_roll_ticks_when_revealed(hero: Hero, showing: Any) -> None:
    hidden = settle(asked(hero(), hidden=True), showing(5))
    assert (hidden.tick, hidden.tick_reason) == (False, "hidden_pending")
    shown = reveal(hidden)
    assert (shown.tick, shown.tick_reason) == (True, "ticked")
    assert (shown.roll, shown.level, shown.id) == (hidden.roll, hidden.level, hidden.id)
    assert reveal(settle(asked(hero(), hidden=True), showing(99))).tick_reason == "not_a_success"


def test_situation_is_kept(hero: Hero, showing: Any) -> None:
    situation = Situation(Difficulty.DIFFICULT, modifier=-5, at_stake=False)
    character = hero()
    result = settle(prepare(character, derive(character), SPOT, situation), showing(50))
    assert result.request.situation == situation
    assert result.request.subject == SPOT
    assert result.request.name == SubjectName(skill="spot")
    assert result.request.options == SRD


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    seed=st.integers(0, 2**32),
    points=st.integers(-50, 300),
    difficulty=st.sampled_from(Difficulty),
    modifier=st.integers(-9999, 9999),
    preset=st.sampled_from([SRD, UGE]),
    impossible=st.sampled_from(["no_roll", "show_roll", "one_percent"]),
)
def test_any_roll_settles(
    hero: Hero, seed: int, points: int, difficulty: Difficulty, modifier: int, preset: BrpOptions, impossible: str
) -> None:
    """Whatever is asked of a complete sheet gives a result whose parts agree with each other."""
    request = asked(hero(replace(preset, impossible=impossible), spot=points), difficulty=difficulty, modifier=modifier)
    result = settle(request, SeededChance(seed))
    assert (result.roll is None) == (request.chance is None) == (request.thresholds is None) == (request.odds is None)
    assert sum(request.odds.values()) == 100 if request.odds is not None else result.roll is None
    assert result.tick == (result.tick_reason == "ticked")
    assert request.odds is None or request.odds[result.level] > 0
