"""What the functions that others rely on refuse: names that do not exist are never taken for something else."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from brp_desktop.rules import RulesError
from brp_desktop.rules.brp import (
    SRD,
    UGE,
    Contestant,
    Difficulty,
    Level,
    characteristic_chance,
    combine_difficulties,
    effective_chance,
    explain_chance,
    group_odds,
    improvement_reason,
    improves,
    judge,
    opposed,
    opposed_many,
    opposed_odds,
    resistance,
    show_d100,
    tick_decision,
)
from brp_desktop.rules.brp.resistance_rolls import ticks_power

BY_DEFENDER = replace(SRD, opposed_tie="defender", special_tie_cancels=False)
ONE, OTHER = Contestant(50, 50, 20), Contestant(50, 50, 30)

DEFENDED: list[Callable[[Any, Any], object]] = [
    lambda side, options: opposed(ONE, OTHER, options, defender=side),
    lambda side, options: opposed(ONE, Contestant(50, 50, 99), options, defender=side),
    lambda side, options: opposed_many(ONE, [OTHER], options, defender=side),
    lambda side, options: opposed_many(ONE, [], options, defender=side),
    lambda side, options: opposed_odds(50, 50, 50, 50, options, defender=side),
    lambda side, options: group_odds(ONE, [OTHER], options, defender=side),
    lambda side, options: group_odds(ONE, [], options, defender=side),
]


@pytest.mark.parametrize("call", DEFENDED)
@pytest.mark.parametrize("options", [SRD, UGE, BY_DEFENDER])
def test_a_defender_is_one_of_the_sides_or_nobody(call: Callable[[Any, Any], object], options: object) -> None:
    """Whether or not the rule of the tie looks at it."""
    for side in (None, "a", "b"):
        call(side, options)
    for nobody in ("z", "", "A", 0, False, "ab"):
        with pytest.raises(RulesError) as caught:
            call(nobody, options)
        assert (caught.value.code, caught.value.parameters) == ("unknown_name", {"name": nobody})


@pytest.mark.parametrize("roller", ["x", "", "Active", None, 1])
def test_a_roller_is_one_of_the_sides(roller: Any) -> None:
    """Also where no die is thrown; the winner of a contest too."""
    for active, roll in ((13, 40), (13, None), (99, None)):
        with pytest.raises(RulesError, match="unknown_name"):
            resistance(active, 15, roll, roller=roller)
    with pytest.raises(RulesError, match="unknown_name"):
        ticks_power(resistance(10, 12, 40), roller)


@pytest.mark.parametrize("wrong", ["easy", "normal", None, 1])
def test_a_difficulty_is_no_text(wrong: Any) -> None:
    """An id in its place is never taken for normal."""
    calls: list[Callable[[], object]] = [
        lambda: effective_chance(60, wrong),
        lambda: characteristic_chance(12, wrong),
        lambda: explain_chance([("base", 20)], wrong),
        lambda: combine_difficulties([Difficulty.EASY, wrong]),
        lambda: tick_decision("skill", Level.SUCCESS, wrong),
        lambda: tick_decision("characteristic", Level.SUCCESS, wrong),
    ]
    for call in calls:
        with pytest.raises(RulesError) as caught:
            call()
        assert (caught.value.code, caught.value.parameters) == ("unknown_name", {"name": wrong})


@pytest.mark.parametrize("wrong", ["success", None, 2])
@pytest.mark.parametrize("kind", ["skill", "characteristic", "resistance"])
def test_a_level_is_no_text(kind: str, wrong: Any) -> None:
    """Neither of a tick nor of a side of a check."""
    with pytest.raises(RulesError, match="unknown_name"):
        tick_decision(kind, wrong)
    if wrong is not None:
        with pytest.raises(RulesError, match="unknown_name"):
            opposed(Contestant(50, 50, level=wrong), OTHER)


@pytest.mark.parametrize("roll", [0, 101, -5, 1000, 5.5, True])
def test_a_roll_is_what_the_dice_can_show(roll: Any) -> None:
    """Also beside a level that stands in its place, and in an experience roll."""
    calls: list[Callable[[], object]] = [
        lambda: judge(roll, 50),
        lambda: opposed(Contestant(50, 50, roll), OTHER),
        lambda: opposed(Contestant(50, 50, roll, level=Level.SUCCESS), OTHER, UGE),
        lambda: resistance(13, 15, roll),
        lambda: improves(roll, 40),
        lambda: improvement_reason(roll, 40),
        lambda: show_d100(roll),
    ]
    for call in calls:
        with pytest.raises(RulesError) as caught:
            call()
        assert caught.value.code == "roll_out_of_range"
