"""Ticks and experience rolls: decisions, reasons, odds."""

from dataclasses import replace
from fractions import Fraction
from itertools import product
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
    TickDecision,
    expected_rolls,
    improvement_odds,
    improvement_reason,
    improves,
    roll_needed,
    tick_decision,
)
from brp_desktop.rules.brp.experience import RARER_REASONS

PRESETS = {"srd": SRD, "uge": UGE}
SUCCESSES = (Level.SUCCESS, Level.SPECIAL, Level.CRITICAL)


def test_ticks(vectors: dict[str, Any]) -> None:
    for case in vectors["ticks"]["cases"]:
        decision = tick_decision(
            case["kind"],
            Level(case["raw"]),
            Difficulty(case["difficulty"]),
            at_stake=case["at_stake"],
            box=case["box"],
            already=case["already"],
            hidden=case["hidden"],
        )
        assert decision == TickDecision(case["tick"], case["reason"]), case


def test_the_first_reason_that_applies(vectors: dict[str, Any]) -> None:
    """Everything speaks against the tick; one reason after the other is taken away, in the order of the rules."""
    order = vectors["ticks"]["order"]
    kind, raw, difficulty = "characteristic", Level.FAILURE, Difficulty.AUTOMATIC
    switches = {"at_stake": False, "box": False, "already": True, "hidden": True}
    because = list(RARER_REASONS)
    options = BrpOptions(automatic_ticks=False)
    seen = []
    for reason in order:
        decision = tick_decision(kind, raw, difficulty, **switches, because=because, options=options)
        assert decision == TickDecision(reason == "ticked", reason)
        seen.append(decision.reason)
        if reason == "characteristic_roll":
            kind = "resistance"
        elif reason == "resistance_roll":
            kind = "skill"
        elif reason == "automatic":
            difficulty = Difficulty.IMPOSSIBLE
        elif reason == "impossible":
            difficulty = Difficulty.EASY
        elif reason == "not_a_success":
            raw = Level.SUCCESS
        elif reason == "easy":
            difficulty = Difficulty.DIFFICULT
        elif reason == "no_experience_box":
            switches["box"] = True
        elif reason == "nothing_at_stake":
            switches["at_stake"] = True
        elif reason in because:
            because.remove(reason)
        elif reason == "ticks_by_hand":
            options = SRD
        elif reason == "already_ticked":
            switches["already"] = False
        elif reason == "hidden_pending":
            switches["hidden"] = False
    assert seen == order
    assert not because


def test_only_normal_and_difficult_successes_tick() -> None:
    """T01: of all levels and difficulties, successes at normal and difficult."""
    ticking = {
        (level, difficulty)
        for level, difficulty in product(Level, Difficulty)
        if tick_decision("skill", level, difficulty).tick
    }
    assert ticking == set(product(SUCCESSES, (Difficulty.NORMAL, Difficulty.DIFFICULT)))


@pytest.mark.parametrize("raw", [Level.FAILURE, Level.FUMBLE])
def test_a_failed_later_roll_gives_no_decision_to_untick(raw: Level) -> None:
    """T03: with the box ticked a failure says «not a success»; nothing ever says to take the tick away."""
    assert tick_decision("skill", raw, already=True) == TickDecision(False, "not_a_success")
    assert tick_decision("skill", raw, already=True, hidden=True) == TickDecision(False, "not_a_success")


def test_a_pow_contest_ticks_pow() -> None:
    """A resistance roll won against an equal or higher POW; the switches of the table still hold."""
    contest: dict[str, Any] = {
        "kind": "resistance", "raw": Level.SUCCESS, "because": ("even_or_better",), "options": UGE,
    }  # fmt: skip
    assert tick_decision(**contest) == TickDecision(True, "even_or_better")
    assert tick_decision(**contest, box=False) == TickDecision(True, "even_or_better")
    assert tick_decision(**contest, at_stake=False).reason == "nothing_at_stake"
    assert tick_decision(**contest, already=True).reason == "already_ticked"
    assert tick_decision(**contest, hidden=True).reason == "hidden_pending"
    assert tick_decision(**{**contest, "options": replace(UGE, automatic_ticks=False)}).reason == "ticks_by_hand"
    assert tick_decision("resistance", Level.SUCCESS).reason == "resistance_roll"


@pytest.mark.parametrize("raw", [Level.FAILURE, Level.FUMBLE])
def test_a_pow_contest_ticks_only_whoever_won_it_and_only_by_uge(raw: Level) -> None:
    """6.9: winning POW against an equal or higher one, which the SRD does not know."""
    because = ("even_or_better",)
    assert tick_decision("resistance", raw, because=because, options=UGE) == TickDecision(False, "resistance_roll")
    for level in Level:
        decision = tick_decision("resistance", level, because=because, options=SRD)
        assert decision == TickDecision(False, "resistance_roll")


@pytest.mark.parametrize(
    ("kind", "because", "name"),
    [("weapon", (), "weapon"), ("skill", ("luck",), "luck"), ("skill", ("even_or_better",), "even_or_better")],
)
def test_unknown_kinds_and_reasons_are_refused(kind: str, because: tuple[str, ...], name: str) -> None:
    with pytest.raises(RulesError) as caught:
        tick_decision(kind, Level.SUCCESS, because=because)
    assert (caught.value.code, caught.value.parameters) == ("unknown_name", {"name": name})


def ticks_of(successes: list[str]) -> list[str]:
    """The boxes ticked by successes one after the other."""
    ticked: list[str] = []
    for skill in successes:
        if tick_decision("skill", Level.SUCCESS, already=skill in ticked).tick:
            ticked.append(skill)
    return ticked


def test_worked_figures_of_the_source(vectors: dict[str, Any]) -> None:
    """The customer's source 3.5: experience rolls and ticks."""
    checked = 0
    for case in vectors["source_examples"]["cases"]:
        told, expect = case["given"], case["expect"]
        if case["section"] != "3.5" or not {"improves", "ticks", "tick"} & set(expect):
            continue
        checked += 1
        if "improves" in expect:
            assert improves(told["roll"], told["score"]) is expect["improves"]
            assert expect.get("gain", SRD.improvement_gain) == SRD.improvement_gain
        elif "ticks" in expect:
            assert ticks_of(told["successes"]) == expect["ticks"]
        else:
            difficulty = Difficulty(told.get("difficulty", "normal"))
            decision = tick_decision("skill", Level.SUCCESS, difficulty, at_stake=told.get("at_stake", True))
            assert decision == TickDecision(expect["tick"], expect["reason"])
    assert checked == 9
    before: list[str] = []
    for step in vectors["ticks"]["specialities"]:
        before.append(step["roll"])
        assert ticks_of(before) == step["ticks"]


def test_improvement(vectors: dict[str, Any]) -> None:
    for case in vectors["improvement"]["cases"]:
        options, bonus = PRESETS[case["preset"]], case.get("bonus", 0)
        assert improves(case["roll"], case["score"], options, bonus=bonus) is case["improves"], case
        assert (case["roll"] >= roll_needed(case["score"], options, bonus=bonus)) is case["improves"]


def test_improving_at_99_and_above() -> None:
    """T06: SRD at 99 and above: 99 fails, 100 improves; UGE with a bonus of 7 above 99: 92 fails, 93 improves."""
    for score in (99, 100, 105):
        assert (improves(99, score), improves(100, score)) == (False, True)
    for score in (100, 105):
        assert (improves(92, score, UGE, bonus=7), improves(93, score, UGE, bonus=7)) == (False, True)


def test_a_roll_equal_to_the_rating() -> None:
    """T07: at 45 a 45 is nothing, 46 improves, and 46 is what is needed."""
    assert (improves(45, 45), improves(46, 45)) == (False, True)
    assert roll_needed(45) == 46


def test_improvement_reasons() -> None:
    assert improvement_reason(46, 45) == "above_score"
    assert improvement_reason(45, 45) == "not_above_score"
    assert improvement_reason(100, 99) == "above_score"
    assert improvement_reason(100, 100) == "natural_100"
    assert improvement_reason(99, 100) == "not_above_score"
    assert improvement_reason(100, 105, bonus=7) == "above_score"
    assert improvement_reason(99, 105, bonus=6) == "not_above_score", "105 is no natural 100"
    assert improvement_reason(93, 99, UGE, bonus=7) == "above_score"
    assert improvement_reason(93, 100, UGE, bonus=7) == "total_100"
    assert improvement_reason(92, 100, UGE, bonus=7) == "not_above_score"
    assert improvement_reason(100, 106, UGE, bonus=7) == "above_score"
    for roll in (0, 101):
        for function in (improves, improvement_reason):
            with pytest.raises(RulesError) as caught:
                function(roll, 50)
            assert (caught.value.code, caught.value.parameters) == ("roll_out_of_range", {"roll": roll})


def test_improvement_odds(vectors: dict[str, Any]) -> None:
    for preset, score, bonus, probability in vectors["improvement"]["chance"]:
        assert improvement_odds(score, PRESETS[preset], bonus=bonus) == Fraction(probability), (preset, score, bonus)


@given(st.integers(-20, 250), st.integers(-5, 15), st.sampled_from(["natural_100", "total_100"]))
def test_improvement_odds_are_counted(score: int, bonus: int, top: str) -> None:
    options = BrpOptions(improvement_top=top)
    counted = sum(improves(roll, score, options, bonus=bonus) for roll in range(1, 101))
    assert improvement_odds(score, options, bonus=bonus) == Fraction(counted, 100)
    needed = roll_needed(score, options, bonus=bonus)
    assert [improves(roll, score, options, bonus=bonus) for roll in range(1, 101)] == [
        roll >= needed for roll in range(1, 101)
    ]


def test_expected_rolls(vectors: dict[str, Any]) -> None:
    for case in vectors["improvement"]["expected_rolls"]:
        options = PRESETS[case["preset"]]
        fixed = "fixed" in case
        expected = expected_rolls(case["from"], case["to"], options, bonus=case.get("bonus", 0), fixed=fixed)
        assert expected == Fraction(case["expected"]), case
        assert f"{float(expected):.4f}" == case["about"]


def test_expected_rolls_with_other_dice() -> None:
    """One roll after the other, with the gain of an epic record, worked out anew."""
    options = BrpOptions(improvement_gain="1D8")

    def by_hand(score: int) -> Fraction:
        if score >= 60:
            return Fraction(0)
        return 1 / improvement_odds(score) + sum((by_hand(score + gain) for gain in range(1, 9)), Fraction(0)) / 8

    assert expected_rolls(52, 60, options) == by_hand(52)
    assert expected_rolls(60, 60) == expected_rolls(70, 60) == 0
    assert expected_rolls(50, 53, UGE, fixed=True) == expected_rolls(50, 51, UGE, fixed=True) == 2
    assert expected_rolls(50, 54, UGE, fixed=True) == 2 + Fraction(100, 47)


def test_expected_rolls_that_make_no_sense() -> None:
    with pytest.raises(RulesError) as caught:
        expected_rolls(50, 60, SRD, fixed=True)
    assert (caught.value.code, caught.value.parameters) == (
        "unknown_option",
        {"field": "improvement_fixed", "value": None},
    )
    with pytest.raises(RulesError) as caught:
        expected_rolls(98, 101, UGE, bonus=-5)
    assert (caught.value.code, caught.value.parameters) == ("no_chance", {"score": 100})
