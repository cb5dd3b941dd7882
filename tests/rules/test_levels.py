"""Levels of success: thresholds, judgement, reasons and odds of both presets."""

from dataclasses import replace
from itertools import pairwise, product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from brp_desktop.rules import RulesError
from brp_desktop.rules.brp import (
    SRD,
    UGE,
    BrpOptions,
    Difficulty,
    Level,
    Thresholds,
    judge,
    judge_without_chance,
    level_odds,
    level_reason,
    needs_roll,
    thresholds,
)

PRESETS = {"srd": SRD, "srd_nearest": replace(SRD, special_rounding="nearest"), "uge": UGE}
ROUNDINGS = [  # every rounding of both presets; SRD has no critical
    *(replace(SRD, special_rounding=special) for special in ("up", "nearest")),
    *(
        replace(UGE, special_rounding=special, critical_rounding=critical)
        for special, critical in product(("up", "nearest"), ("up", "nearest"))
    ),
]
RECORDS = [
    *ROUNDINGS,
    BrpOptions(critical=True),
    BrpOptions(success_floor="none"),
    BrpOptions(success_cap=90),
    replace(UGE, success_floor="any", success_cap=None, fumble_rule="share"),
]
BASES = (None, 0, 4, 5, 25)

# Chance: special, success, fumble from (SRD); critical, special, success, fumble from (UGE, base not given).
WRITTEN_OUT = {
    0: ((0, 0, 96), (0, 0, 0, 96)),
    1: ((1, 5, 96), (1, 1, 1, 96)),
    4: ((1, 5, 96), (1, 1, 4, 96)),
    5: ((1, 5, 96), (1, 1, 5, 96)),
    6: ((2, 6, 96), (1, 2, 6, 96)),
    7: ((2, 7, 96), (1, 2, 7, 96)),
    10: ((2, 10, 96), (1, 2, 10, 96)),
    11: ((3, 11, 97), (1, 3, 11, 96)),
    12: ((3, 12, 97), (1, 3, 12, 96)),
    20: ((4, 20, 97), (1, 4, 20, 96)),
    21: ((5, 21, 97), (2, 5, 21, 97)),
    30: ((6, 30, 97), (2, 6, 30, 97)),
    31: ((7, 31, 98), (2, 7, 31, 97)),
    50: ((10, 50, 98), (3, 10, 50, 98)),
    51: ((11, 51, 99), (3, 11, 51, 98)),
    60: ((12, 60, 99), (3, 12, 60, 98)),
    61: ((13, 61, 99), (4, 13, 61, 99)),
    70: ((14, 70, 99), (4, 14, 70, 99)),
    71: ((15, 71, 100), (4, 15, 71, 99)),
    75: ((15, 75, 100), (4, 15, 75, 99)),
    80: ((16, 80, 100), (4, 16, 80, 99)),
    81: ((17, 81, 100), (5, 17, 81, 100)),
    90: ((18, 90, 100), (5, 18, 90, 100)),
    95: ((19, 95, 100), (5, 19, 95, 100)),
    96: ((20, 96, 100), (5, 20, 95, 100)),
    98: ((20, 98, 100), (5, 20, 95, 100)),
    99: ((20, 99, 100), (5, 20, 95, 100)),
    100: ((20, 99, 100), (5, 20, 95, 100)),
    101: ((21, 99, 100), (6, 21, 95, 100)),
    120: ((24, 99, 100), (6, 24, 95, 100)),
    235: ((47, 99, 100), (12, 47, 95, 100)),
    500: ((99, 99, 100), (25, 95, 95, 100)),
}


def by_the_book(roll: int, chance: int, options: BrpOptions, base: int | None) -> Level:
    """A second reading of the rules, roll by roll and without thresholds."""
    base = chance if base is None else base
    if options.fumble_rule == "share":
        fumbles = max(1, (100 - chance + 10) // 20)
    else:
        fumbles = max(1, 5 - (max(chance, 1) - 1) // 20)
    if roll > 100 - fumbles:
        return Level.FUMBLE
    floor = {"any": chance > 0, "base_5": base >= 5, "none": False}[options.success_floor]
    cap = 100 if options.success_cap is None else options.success_cap
    if roll > cap or roll > max(chance, 5 * floor):
        return Level.FAILURE

    def within(divisor: int, rounding: str) -> bool:
        if rounding == "up":
            return divisor * (roll - 1) < max(chance, 1)
        return roll == 1 or 2 * divisor * roll <= 2 * chance + divisor

    if options.critical and within(20, options.critical_rounding):
        return Level.CRITICAL
    return Level.SPECIAL if within(5, options.special_rounding) else Level.SUCCESS


@pytest.mark.parametrize("chance", WRITTEN_OUT)
def test_limits_written_out(chance: int) -> None:
    """R01: the limits at the edges of every column, written out."""
    (special, success, fumble), uge = WRITTEN_OUT[chance]
    assert thresholds(chance) == Thresholds(0, special, success, fumble)
    assert thresholds(chance, UGE) == Thresholds(*uge)


@pytest.mark.parametrize("preset", PRESETS)
def test_limits_of_every_chance(preset: str, vectors: dict[str, Any]) -> None:
    """R01: the limits of the chances 0 to 130."""
    rows = vectors["thresholds"][preset]
    assert [row[0] for row in rows] == list(range(131))
    for chance, *limits in rows:
        assert thresholds(chance, PRESETS[preset]) == Thresholds(*limits), chance


@pytest.mark.parametrize(("section", "base"), [("uge_base_25", 25), ("uge_base_1", 1)])
def test_limits_with_a_base(section: str, base: int, vectors: dict[str, Any]) -> None:
    """A base of 5 or more keeps 01–05 under UGE, a lower one does not."""
    for chance, *limits in vectors["thresholds"][section]:
        assert thresholds(chance, UGE, base=base) == Thresholds(*limits), chance
        assert thresholds(chance, SRD, base=base) == thresholds(chance, SRD), "SRD does not look at the base"


@pytest.mark.parametrize("preset", ["srd", "uge"])
def test_limits_of_very_high_chances(preset: str, vectors: dict[str, Any]) -> None:
    """R03: special and critical are cut at the highest success."""
    for chance, *limits in vectors["thresholds"]["very_high"][preset]:
        assert thresholds(chance, PRESETS[preset]) == Thresholds(*limits), chance


def test_a_negative_chance_counts_as_zero() -> None:
    for options in RECORDS:
        assert thresholds(-20, options) == thresholds(0, options)
    assert thresholds(-20, UGE, base=25) == Thresholds(1, 1, 5, 96)


def test_judge_at_every_edge(vectors: dict[str, Any]) -> None:
    rows = vectors["judge"]["rows"]
    assert len(rows) > 100
    for preset, base, chance, roll, level in rows:
        assert judge(roll, chance, PRESETS[preset], base=base).value == level, (preset, base, chance, roll)


@pytest.mark.parametrize("roll", [0, -1, 101, 1000, 3.5, "7", True, None])
def test_a_roll_that_a_d100_cannot_show_is_refused(roll: Any, vectors: dict[str, Any]) -> None:
    for function in (judge, level_reason):
        with pytest.raises(RulesError) as caught:
            function(roll, 60)
        assert caught.value.code == "roll_out_of_range"
        assert caught.value.parameters == {"roll": roll}


def test_refused_rolls_of_the_vectors(vectors: dict[str, Any]) -> None:
    refused = vectors["judge"]["refused_rolls"]
    assert refused
    for roll in refused:
        with pytest.raises(RulesError) as caught:
            judge(roll, 60)
        assert caught.value.code == "roll_out_of_range"


def test_reasons(vectors: dict[str, Any]) -> None:
    for preset, base, chance, roll, level, reason in vectors["level_reasons"]["rows"]:
        assert judge(roll, chance, PRESETS[preset], base=base).value == level
        assert level_reason(roll, chance, PRESETS[preset], base=base) == reason, (preset, base, chance, roll)


def test_reasons_fit_their_levels() -> None:
    """Every reason says what the numbers say, for every chance, roll and record."""
    for options, chance in product(RECORDS, (0, 1, 3, 5, 17, 60, 92, 98, 120, 500)):
        limits = thresholds(chance, options, base=25)
        for roll in range(1, 101):
            level, reason = judge(roll, chance, options, base=25), level_reason(roll, chance, options, base=25)
            if level is Level.SUCCESS:
                assert reason == ("within_chance" if roll <= chance else "floor_01_05")
                assert reason == "within_chance" or roll <= 5
            elif level is Level.FAILURE and limits.success == 0:
                assert reason == "chance_zero"
            elif level is Level.FAILURE:
                assert reason == ("always_fails" if roll <= chance else "above_chance")
            else:
                assert (
                    reason
                    == {Level.FUMBLE: "fumble", Level.SPECIAL: "special", Level.CRITICAL: "critical"}[level] + "_range"
                )


def test_distribution(vectors: dict[str, Any]) -> None:
    for preset, chance, *counts in vectors["distribution"]["rows"]:
        odds = level_odds(chance, PRESETS[preset])
        expected = dict(
            zip((Level.CRITICAL, Level.SPECIAL, Level.SUCCESS, Level.FAILURE, Level.FUMBLE), counts, strict=True)
        )
        assert odds == expected, (preset, chance)


@pytest.mark.parametrize("options", ROUNDINGS, ids=range(len(ROUNDINGS)))
def test_judge_and_odds_for_every_chance_and_roll(options: BrpOptions) -> None:
    """Chances 0–300 × rolls 1–100: equal to a second reading of the rules, and counted for the odds."""
    for chance in range(301):
        levels = [judge(roll, chance, options) for roll in range(1, 101)]
        assert levels == [by_the_book(roll, chance, options, None) for roll in range(1, 101)], chance
        assert level_odds(chance, options) == {level: levels.count(level) for level in Level}, chance


@pytest.mark.parametrize("base", BASES)
def test_judge_and_odds_with_a_base(base: int | None) -> None:
    """The base only matters where it keeps 01–05; the odds are the counts and add up to 100 everywhere."""
    for options, chance in product(RECORDS, [*range(13), 60, 100, 300]):
        levels = [judge(roll, chance, options, base=base) for roll in range(1, 101)]
        assert levels == [by_the_book(roll, chance, options, base) for roll in range(1, 101)], chance
        odds = level_odds(chance, options, base=base)
        assert odds == {level: levels.count(level) for level in Level}
        assert sum(odds.values()) == 100
    for options, chance in product(RECORDS, range(301)):
        odds = level_odds(chance, options, base=base)
        assert sum(odds.values()) == 100
        assert min(odds.values()) >= 0


def levels_at(chance: int, rolls: tuple[int, ...], options: BrpOptions) -> str:
    return " ".join(judge(roll, chance, options).value for roll in rolls)


@pytest.mark.parametrize("rating", [1, 4, 5])
def test_very_low_ratings(rating: int) -> None:
    """R02: ratings 1, 4 and 5 under SRD."""
    assert levels_at(rating, (1, 2, 5, 6), SRD) == "special success success failure"


def test_very_high_ratings() -> None:
    """R03: ratings 120 and 500; cap and fumble before special and critical."""
    rolls = (95, 96, 99, 100)
    assert levels_at(120, rolls, SRD) == "success success success fumble"
    assert levels_at(500, rolls, SRD) == "special special special fumble"
    assert levels_at(120, rolls, UGE) == "success failure failure fumble"
    assert levels_at(500, rolls, UGE) == "special failure failure fumble"


def test_all_limits_follow_the_target_in_force() -> None:
    """R04: rating 80 and 99, difficult: everything is read at 40 and 50."""
    rolls = (2, 8, 9, 40, 41, 97, 98)
    assert levels_at(40, rolls, SRD) == "special special success success failure failure fumble"
    assert levels_at(40, rolls, UGE) == "critical special success success failure fumble fumble"
    assert levels_at(50, (96, 98), SRD) == levels_at(50, (96, 98), UGE) == "failure fumble"


@pytest.mark.parametrize("options", [SRD, UGE])
def test_rating_zero(options: BrpOptions) -> None:
    """R05: at 0 nothing succeeds, 96–00 is a fumble."""
    assert levels_at(0, (1, 3, 5, 95, 96, 100), options) == "failure failure failure failure fumble fumble"
    assert level_odds(0, options)[Level.FUMBLE] == 5


def test_a_skill_uses_its_own_limits() -> None:
    """R08: 10 is a special at 80 and a success at 20, whatever other skills stand at."""
    assert (judge(10, 80), judge(10, 20)) == (Level.SPECIAL, Level.SUCCESS)
    assert (judge(10, 90), judge(10, 80)) == (Level.SPECIAL, Level.SPECIAL)


def test_levels_are_ordered() -> None:
    order = [Level.FUMBLE, Level.FAILURE, Level.SUCCESS, Level.SPECIAL, Level.CRITICAL]
    assert list(Level) == order
    assert [level.value for level in order] == ["fumble", "failure", "success", "special", "critical"]
    assert [level.is_success for level in order] == [False, False, True, True, True]
    for place_a, a in enumerate(order):
        for place_b, b in enumerate(order):
            assert (a < b, a <= b, a > b, a >= b, a == b) == (
                place_a < place_b,
                place_a <= place_b,
                place_a > place_b,
                place_a >= place_b,
                place_a == place_b,
            )
    assert sorted([Level.SPECIAL, Level.FUMBLE, Level.SUCCESS, Level.CRITICAL, Level.FAILURE]) == order
    for compared in (lambda a, b: a < b, lambda a, b: a <= b, lambda a, b: a > b, lambda a, b: a >= b):
        with pytest.raises(TypeError):
            compared(Level.SUCCESS, "failure")


@pytest.mark.parametrize(
    ("options", "difficulty", "rolled"),
    [
        (SRD, Difficulty.AUTOMATIC, False),
        (SRD, Difficulty.EASY, True),
        (SRD, Difficulty.NORMAL, True),
        (SRD, Difficulty.DIFFICULT, True),
        (SRD, Difficulty.IMPOSSIBLE, False),
        (BrpOptions(impossible="show_roll"), Difficulty.IMPOSSIBLE, True),
        (BrpOptions(impossible="one_percent"), Difficulty.IMPOSSIBLE, True),
        (BrpOptions(impossible="show_roll"), Difficulty.AUTOMATIC, False),
    ],
)
def test_when_dice_are_thrown(options: BrpOptions, difficulty: Difficulty, rolled: bool) -> None:
    assert needs_roll(difficulty, options) is rolled


def test_automatic_and_impossible() -> None:
    """No real roll: automatic is a success and no more, impossible a failure; a shown roll can still fumble."""
    for roll in (None, 1, 100):
        assert judge_without_chance(Difficulty.AUTOMATIC, roll) == (Level.SUCCESS, "automatic")
    assert judge_without_chance(Difficulty.IMPOSSIBLE) == (Level.FAILURE, "impossible")
    for preset in (SRD, UGE):
        shown = replace(preset, impossible="show_roll")
        one_percent = replace(preset, impossible="one_percent")
        for roll in range(1, 96):
            expected = (Level.FAILURE, "impossible")
            assert judge_without_chance(Difficulty.IMPOSSIBLE, roll, shown) == expected
            if roll > 1:
                assert judge_without_chance(Difficulty.IMPOSSIBLE, roll, one_percent) == expected
        assert judge_without_chance(Difficulty.IMPOSSIBLE, 1, one_percent) == (Level.SUCCESS, "within_chance")
        for roll, options in product(range(96, 101), (shown, one_percent)):
            assert judge_without_chance(Difficulty.IMPOSSIBLE, roll, options) == (Level.FUMBLE, "fumble_range")
    for difficulty in (Difficulty.EASY, Difficulty.NORMAL, Difficulty.DIFFICULT):
        with pytest.raises(RulesError) as caught:
            judge_without_chance(difficulty, 5)
        assert caught.value.code == "no_chance"
        assert caught.value.parameters == {"difficulty": difficulty.value}
    with pytest.raises(RulesError) as caught:
        judge_without_chance(Difficulty.IMPOSSIBLE, 101, BrpOptions(impossible="show_roll"))
    assert caught.value.code == "roll_out_of_range"


records = st.builds(
    BrpOptions,
    critical=st.booleans(),
    special_rounding=st.sampled_from(["up", "nearest"]),
    critical_rounding=st.sampled_from(["up", "nearest"]),
    success_floor=st.sampled_from(["any", "base_5", "none"]),
    success_cap=st.one_of(st.none(), st.integers(1, 100)),
    fumble_rule=st.sampled_from(["share", "critical"]),
)
bases = st.one_of(st.none(), st.integers(0, 120))


@given(chance=st.integers(0, 700), options=records, base=bases)
def test_a_lower_roll_is_never_worse(chance: int, options: BrpOptions, base: int | None) -> None:
    levels = [judge(roll, chance, options, base=base) for roll in range(1, 101)]
    assert all(lower >= higher for lower, higher in pairwise(levels))


@given(chance=st.integers(0, 700), options=records, base=bases)
def test_a_higher_chance_never_lowers_the_odds(chance: int, options: BrpOptions, base: int | None) -> None:
    here, above = level_odds(chance, options, base=base), level_odds(chance + 1, options, base=base)
    for least in (Level.SUCCESS, Level.SPECIAL, Level.CRITICAL):
        assert sum(above[level] for level in Level if level >= least) >= sum(
            here[level] for level in Level if level >= least
        )
    assert above[Level.FUMBLE] <= here[Level.FUMBLE]


@given(chance=st.integers(0, 700), options=records, base=bases)
def test_thresholds_are_in_order(chance: int, options: BrpOptions, base: int | None) -> None:
    limits = thresholds(chance, options, base=base)
    assert 0 <= limits.critical <= limits.success < limits.fumble <= 100
    assert limits.special <= limits.success
    assert limits.special >= limits.critical
    assert (limits.special == 0) == (limits.success == 0)


@given(chance=st.integers(0, 700), options=records, base=bases)
def test_any_record_is_judged_by_the_book(chance: int, options: BrpOptions, base: int | None) -> None:
    for roll in range(1, 101):
        assert judge(roll, chance, options, base=base) is by_the_book(roll, chance, options, base)
