"""Development between adventures: experience rolls with gain, POW, free ticks, training, ageing, teaching, study."""

import json
from dataclasses import FrozenInstanceError, replace
from fractions import Fraction
from itertools import product
from pathlib import Path
from typing import Any

import icepool
import pytest
from hypothesis import given
from hypothesis import strategies as st

from brp_desktop.rules import RulesError, Step
from brp_desktop.rules.brp import SRD, UGE, BrpOptions, Level, improvement_odds, power_level_values, replay
from brp_desktop.rules.brp.development import (
    DevelopmentRoll,
    ageing_characteristic,
    ageing_points,
    characteristic_limit,
    characteristic_training_hours,
    develop,
    develop_power,
    free_tick_refusals,
    free_ticks,
    gain_dice,
    mean_gain,
    power_gain_chance,
    reaches_mastery,
    train_characteristic,
)
from brp_desktop.rules.brp.given_dice import check_d100, check_total
from brp_desktop.rules.brp.teaching import (
    HOURS_A_WEEK,
    lesson,
    may_teach,
    studied,
    teaching_chances,
    trained,
    training_change,
    training_hours,
)

VECTORS: dict[str, Any] = json.loads((Path(__file__).parents[1] / "data" / "brp-vectors.json").read_text("utf-8"))
PRESETS = {"srd": SRD, "uge": UGE}
IMPROVEMENT = VECTORS["improvement"]
POWER_CHANCES = [case for case in IMPROVEMENT["pow_gain"] if "chance" in case]
POWER_ROLLS = [case for case in IMPROVEMENT["pow_gain"] if "roll" in case]
FREE_TICK_CHOICES = [case for case in VECTORS["downtime"] if "chosen" in case]
FREE_TICK_NUMBERS = [case for case in VECTORS["downtime"] if "months" in case]


def code_of(call: Any, *arguments: Any, **named: Any) -> str:
    with pytest.raises(RulesError) as caught:
        call(*arguments, **named)
    return caught.value.code


@pytest.mark.parametrize("case", IMPROVEMENT["cases"], ids=str)
def test_experience_rolls(case: dict[str, Any]) -> None:
    """T06, T07: improving below, at and above 99, with what was needed told in every line."""
    options = PRESETS[case["preset"]]
    bonus = case.get("bonus", 0)
    line = develop(case["score"], case["roll"], options, bonus=bonus, gain=4)
    assert line.improved is case["improves"]
    assert line.new == case["score"] + (4 if case["improves"] else 0)
    assert line.gain == (4 if case["improves"] else 0)
    assert (case["roll"] >= line.needed) is case["improves"]


@pytest.mark.parametrize("case", IMPROVEMENT["gain"], ids=lambda case: case["power_level"])
def test_gain_by_power_level(case: dict[str, Any]) -> None:
    options = replace(UGE, **power_level_values(case["power_level"]))
    assert gain_dice(options) == case["die"]
    line = develop(50, 100, options, fixed=True)
    assert (line.gain, line.new) == (case["fixed"], 50 + case["fixed"])
    assert line.reasons == ("above_score", "fixed_gain")


def test_one_line_in_detail() -> None:
    line = develop(45, 46, gain=6)
    assert (line.old, line.roll, line.needed, line.bonus, line.gain, line.new) == (45, 46, 46, 0, 6, 51)
    assert (line.reason, line.reasons, line.improved) == ("above_score", ("above_score",), True)
    assert line.explanation == (
        Step("base", (45,), 45),
        Step("points_experience", (6,), 51),
        Step("rating", (), 51),
    )
    assert replay(line.explanation) == line.explanation
    assert develop(45, 45, gain=6).explanation == (Step("base", (45,), 45), Step("rating", (), 45))
    with pytest.raises(FrozenInstanceError):
        line.new = 99  # type: ignore[misc]
    assert hash(line) == hash(develop(45, 46, gain=6))


def test_gain_die_may_come_later() -> None:
    waiting = develop(45, 46)
    assert (waiting.improved, waiting.gain, waiting.new) == (True, None, None)
    assert waiting.explanation == (Step("base", (45,), 45),)
    assert develop(45, 45).new == 45


def test_no_upper_limit_and_the_bonus_is_not_gained() -> None:
    assert develop(140, 100, gain=6).new == 146
    assert develop(35, 31, UGE, bonus=5, gain=2).new == 37
    assert develop(105, 93, UGE, bonus=7, gain=1).reason == "total_100"
    assert develop(120, 100, gain=1).reason == "natural_100"


def test_dice_of_others_are_checked() -> None:
    assert [check_d100(roll) for roll in (1, 100)] == [1, 100]
    assert [check_total(total, "2D6+1") for total in (3, 13)] == [3, 13]
    for roll in (0, 101, -1):
        assert code_of(check_d100, roll) == "roll_out_of_range"
    for total in (2, 14):
        assert code_of(check_total, total, "2D6+1") == "roll_out_of_range"


def test_refused_dice() -> None:
    assert code_of(develop, 45, 0) == "roll_out_of_range"
    assert code_of(develop, 45, 101) == "roll_out_of_range"
    assert code_of(develop, 45, 46, gain=7) == "roll_out_of_range"
    assert code_of(develop, 45, 46, gain=0) == "roll_out_of_range"
    assert develop(45, 46, replace(UGE, **power_level_values("superhuman")), gain=10).new == 55
    assert code_of(develop, 45, 46, fixed=True) == "unknown_option"
    assert code_of(develop, 45, 1, fixed=True) == "unknown_option"


@given(st.integers(0, 150), st.integers(1, 100), st.integers(0, 11), st.sampled_from([SRD, UGE]))
def test_a_higher_roll_is_never_worse(score: int, roll: int, bonus: int, options: BrpOptions) -> None:
    line = develop(score, roll, options, bonus=bonus, gain=3)
    if line.improved and roll < 100:
        assert develop(score, roll + 1, options, bonus=bonus, gain=3).improved
    assert line.improved is (roll >= line.needed)


def test_mean_gain_of_a_tick() -> None:
    """p × 3.5 with the die; checked against an independent library."""
    odds = improvement_odds(35)
    assert mean_gain(odds) == odds * Fraction(7, 2)
    assert mean_gain(odds) == odds * icepool.d(6).mean()
    assert mean_gain(Fraction(1, 2), UGE, fixed=True) == Fraction(3, 2)
    assert code_of(mean_gain, Fraction(1, 2), fixed=True) == "unknown_option"


@pytest.mark.parametrize(("old", "new", "reached"), [(90, 91, True), (85, 96, True), (91, 97, False), (80, 90, False)])
def test_sanity_at_mastery(old: int, new: int, reached: bool) -> None:
    assert reaches_mastery(old, new) is reached


@pytest.mark.parametrize("case", POWER_CHANCES, ids=str)
def test_power_gain_chance(case: dict[str, Any]) -> None:
    assert power_gain_chance(case["pow"], maximum=case["max"], minimum=case["min"]) == case["chance"]


@pytest.mark.parametrize("case", POWER_ROLLS, ids=str)
def test_power_gain_rolls_at_or_under(case: dict[str, Any]) -> None:
    line = develop_power(case["pow"], case["roll"], gain=2)
    assert line.improved is case["gains"]
    assert line.reason == ("within_chance" if case["gains"] else "above_chance")
    assert line.new == case["pow"] + (2 if case["gains"] else 0)
    assert line.needed == 45


def test_power_gain_in_detail() -> None:
    assert [power_gain_chance(power) for power in (12, 21, 25)] == [45, 0, 0]
    assert develop_power(12, 45, gain=0).new == 12
    assert develop_power(12, 45, fixed=True).new == 13
    assert develop_power(12, 45).new is None
    assert develop_power(12, 46).new == 12
    assert develop_power(12, 46, fixed=True).new == 12
    assert develop_power(1, 100, maximum=30, gain=1) == DevelopmentRoll(
        1, 100, 100, 0, True, 1, 2, "within_chance", False
    )
    assert develop_power(12, 46) == DevelopmentRoll(12, 46, 45, 0, False, 0, 12, "above_chance", False)
    assert develop_power(21, 1, gain=2).improved is False
    assert develop_power(12, 50, maximum=20, minimum=3, gain=1).improved
    assert code_of(develop_power, 12, 45, gain=3) == "roll_out_of_range"
    assert code_of(develop_power, 12, 0) == "roll_out_of_range"


@pytest.mark.parametrize("case", FREE_TICK_NUMBERS, ids=str)
def test_free_ticks_of_a_pause(case: dict[str, Any]) -> None:
    assert free_ticks(case["months"], PRESETS[case["preset"]]) == case["free_ticks"]


def test_free_ticks_at_the_edge() -> None:
    assert [free_ticks(months) for months in (0, 1, 2, 24)] == [0, 0, 4, 4]
    assert free_ticks(2, BrpOptions(free_ticks=6)) == 6


@pytest.mark.parametrize("case", FREE_TICK_CHOICES, ids=str)
def test_choice_of_free_ticks(case: dict[str, Any]) -> None:
    limit = free_ticks(3, PRESETS[case["preset"]])
    refusals = free_tick_refusals(case["chosen"], limit, already=case.get("already", ()))
    assert (not refusals) is case["accepted"]
    if not case["accepted"]:
        assert [reason for reason, _ in refusals] == [case["why"]]


def test_all_refusals_are_named() -> None:
    chosen = ["spot", "spot", "climb", "status", "hide"]
    refusals = free_tick_refusals(chosen, 4, already=["climb"], without_box=["status"])
    assert refusals == (
        ("too_many", None),
        ("same_skill_twice", "spot"),
        ("already_ticked", "climb"),
        ("no_experience_box", "status"),
    )


def test_training_of_characteristics() -> None:
    originals = {"str": 9, "con": 12, "siz": 14, "dex": 13, "app": 8}
    assert [characteristic_training_hours(value) for value in (12, 0, -1)] == [300, 0, 0]
    assert [characteristic_limit(id_, originals) for id_ in ("str", "con", "dex", "app")] == [14, 14, 20, 12]
    assert [characteristic_limit(id_, originals) for id_ in ("int", "siz", "pow", "edu")] == [None] * 4
    assert train_characteristic("str", 13, 2, originals) == 14
    assert train_characteristic("str", 13, 0, originals) == 13
    assert train_characteristic("str", 15, 2, originals) == 15
    assert train_characteristic("int", 15, 2, originals) == 15
    assert code_of(train_characteristic, "str", 13, 3, originals) == "roll_out_of_range"
    assert code_of(characteristic_limit, "str", {"str": 9, "con": None, "siz": 14}) == "missing_value"
    assert code_of(characteristic_limit, "dex", {}) == "missing_value"


def test_ageing() -> None:
    assert [ageing_points(41, roll) for roll in range(2, 13)] == [4, 3, 2, 1, 0, 0, 0, 1, 2, 3, 4]
    assert [ageing_points(40, roll) for roll in range(2, 13)] == [0] * 11
    lost = [ageing_characteristic(roll) for roll in range(1, 11)]
    assert lost == ["str", "str", "con", "con", "dex", "dex", "app", "app", None, None]
    assert code_of(ageing_points, 41, 1) == "roll_out_of_range"
    assert code_of(ageing_characteristic, 11) == "roll_out_of_range"


@pytest.mark.parametrize("case", VECTORS["teaching"]["srd"], ids=str)
def test_teacher_srd(case: dict[str, Any]) -> None:
    """Two separate rolls: Teach counts at most as high as the skill taught; both have to succeed."""
    taught = lesson(case["teach"], case["taught"], *case["rolls"])
    assert (taught.teach_chance, taught.skill_chance) == (case["first_chance"], case["second_chance"])
    assert taught.experience_roll is case["experience_roll"]


def test_teacher_and_pause_of_the_source() -> None:
    checked = 0
    for case in VECTORS["source_examples"]["cases"]:
        told, expect = case["given"], case["expect"]
        if "taught" in told:
            chances = teaching_chances(told["teach"], told["taught"])
            assert chances == (expect["first_chance"], expect["second_chance"])
            checked += 1
        elif "gap_months" in told:
            assert free_ticks(told["gap_months"]) == expect["free_ticks"]
            checked += 1
    assert checked == 3


def test_lesson_with_one_failure_each() -> None:
    assert not lesson(60, 80, 61, 10).experience_roll
    assert not lesson(60, 80, 10, 81).experience_roll
    assert lesson(60, 0, 4, 4, UGE, teach_base=25, skill_base=25).experience_roll
    assert not lesson(60, 0, 4, 4, UGE, teach_base=25, skill_base=1).experience_roll
    assert not lesson(60, 0, 4, 4, UGE, teach_base=1, skill_base=25).experience_roll


@pytest.mark.parametrize("case", VECTORS["teaching"]["uge"], ids=str)
def test_training_change_uge(case: dict[str, Any]) -> None:
    written = training_change(Level(case["level"]))
    assert written in (case["change"], case["change"].removeprefix("+"))


@pytest.mark.parametrize("case", VECTORS["teaching"]["uge_limits"], ids=str)
def test_who_may_teach_uge(case: dict[str, Any]) -> None:
    assert may_teach(case["student"], case["teacher"]) is case["allowed"]


@pytest.mark.parametrize("case", VECTORS["teaching"]["uge_cap"], ids=str)
def test_training_stops_at_75(case: dict[str, Any]) -> None:
    assert trained(case["score"], Level.SUCCESS, case["rolled"]) == case["becomes"]


def test_training_in_detail() -> None:
    assert training_hours(VECTORS["teaching"]["uge_hours"][0]["score"]) == VECTORS["teaching"]["uge_hours"][0]["hours"]
    assert (HOURS_A_WEEK, training_hours(0), training_hours(-1)) == (50, 0, 0)
    assert not may_teach(60, 60)
    assert may_teach(60, 61)
    assert trained(40, Level.CRITICAL, 8) == 48
    assert trained(40, Level.FUMBLE, -3) == 37
    assert trained(2, Level.FUMBLE, -3) == 0
    assert trained(80, Level.FUMBLE, -3) == 77
    assert trained(40, Level.FAILURE, 0) == 40
    assert code_of(trained, 40, Level.FAILURE, 1) == "roll_out_of_range"
    assert code_of(trained, 40, Level.CRITICAL, 2) == "roll_out_of_range"


def test_study_alone() -> None:
    """An experience roll, then 1D6 − 2 but never a loss, or 2 chosen before; it may pass 75."""
    for gain, new in ((-1, 74), (0, 74), (4, 78)):
        assert studied(74, 80, gain=gain) == new
    assert studied(74, 80, fixed=True) == 76
    assert studied(74, 74, gain=4) == 74
    assert studied(74, 80) is None
    assert studied(74, 75, gain=4) == 78
    assert studied(74, 70) == 74
    assert studied(35, 31, UGE, bonus=5, fixed=True) == 37
    assert code_of(studied, 74, 80, gain=5) == "roll_out_of_range"


@pytest.mark.parametrize(("level", "score"), list(product(Level, (0, 40, 75, 90))))
def test_training_keeps_within_its_limits(level: Level, score: int) -> None:
    changes = {"1D6+2": (3, 8), "1D6": (1, 6), "0": (0, 0), "-1D3": (-3, -1)}[training_change(level)]
    for change in range(changes[0], changes[1] + 1):
        new = trained(score, level, change)
        assert 0 <= new <= max(score, 75)
        assert new >= score or change < 0
