"""Resistance rolls: the formula over the whole grid, limits, who rolls, the wish to fail, explanations."""

import json
from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from brp_desktop.rules import RulesError
from brp_desktop.rules.brp import SRD, UGE, BrpOptions, Level, resistance, resistance_chance
from brp_desktop.rules.brp.resistance_rolls import ticks_power

VECTORS: dict[str, Any] = json.loads((Path(__file__).parents[1] / "data" / "brp-vectors.json").read_text("utf-8"))
SECTION = VECTORS["resistance"]
SOURCE_EXAMPLES = [case for case in VECTORS["source_examples"]["cases"] if case["section"] == "3.4"]
EXPLANATIONS = [case for case in VECTORS["explanations"] if case["of"] == "resistance"]


def test_grid() -> None:
    """All 576 pairs of the bare formula; the known misprint of a table is not copied."""
    rows = SECTION["grid"]["rows"]
    for passive, row in enumerate(rows, start=1):
        for active, raw in enumerate(row, start=1):
            assert resistance(active, passive).raw == raw
            assert resistance_chance(active, passive) == min(100, max(0, raw))
    error = SECTION["printed_error"]
    assert resistance_chance(error["active"], error["passive"]) == error["right"]


@pytest.mark.parametrize("case", SECTION["limits"], ids=lambda c: f"{c['active']}-{c['passive']}-{c['limits']}")
def test_limits(case: dict[str, Any]) -> None:
    outcome = resistance(case["active"], case["passive"], options=BrpOptions(resistance_limits=case["limits"]))
    assert (outcome.raw, outcome.chance, outcome.automatic) == (case["raw"], case["chance"], case["automatic"])
    assert outcome.odds == Fraction(case["chance"], 100)


@pytest.mark.parametrize("case", SECTION["sums"], ids=str)
def test_sums(case: dict[str, Any]) -> None:
    assert resistance_chance(tuple(case["active"]), tuple(case["passive"])) == case["chance"]


@pytest.mark.parametrize("case", SECTION["rolls"], ids=str)
def test_rolls(case: dict[str, Any]) -> None:
    """One roll, of either side; the passive roller hopes to roll above the active side's chance."""
    ahead = (case["chance"] - 50) // 5
    roller = case.get("rolled_by", "active")
    outcome = resistance(20 + ahead, 20, case["roll"], roller=roller)
    assert outcome.chance == case["chance"]
    assert outcome.active_succeeds is case["active_succeeds"]
    assert outcome.reason == ("within_chance" if case["active_succeeds"] else "above_chance")
    if roller == "passive":
        assert outcome.roller_gets_its_wish is case["passive_holds"]
    else:
        assert outcome.roller_gets_its_wish is case["active_succeeds"]


@pytest.mark.parametrize("case", SECTION["wants_to_fail"], ids=str)
def test_wish_to_fail(case: dict[str, Any]) -> None:
    outcome = resistance(case["active"], case["passive"], case.get("roll"), wants_to_fail=True)
    assert (outcome.chance, outcome.wish_granted) == (case["chance"], case["wish_granted"])
    assert outcome.automatic == case.get("automatic")
    assert outcome.active_succeeds is not case["wish_granted"]
    if outcome.automatic is None:
        assert outcome.roller_gets_its_wish is case["wish_granted"]


@pytest.mark.parametrize("case", SOURCE_EXAMPLES, ids=lambda case: case["id"])
def test_source_examples(case: dict[str, Any]) -> None:
    given_, expect = case["given"], case["expect"]
    if "active" not in given_:
        outcome = resistance(20 + (given_["chance"] - 50) // 5, 20, given_["roll"])
        assert outcome.active_succeeds is expect["active_succeeds"]
        return
    active, passive = given_["active"][1], given_["passive"][1]
    assert resistance_chance(active, passive) == expect["chance"]
    if "passes_on" in expect:
        passing = [r for r in range(1, 101) if resistance(active, passive, r, wants_to_fail=True).wish_granted]
        assert [passing[0], passing[-1]] == expect["passes_on"]
        assert len(passing) == 40


def test_missing_value_is_not_zero() -> None:
    for active, passive, side in ((None, 12, "active"), (12, (3, None), "passive"), ((), 12, "active")):
        with pytest.raises(RulesError) as caught:
            resistance(active, passive)
        assert (caught.value.code, dict(caught.value.parameters)) == ("missing_value", {"name": side})


@pytest.mark.parametrize("roll", [0, -1, 101, 1000])
def test_refused_rolls(roll: int) -> None:
    with pytest.raises(RulesError) as caught:
        resistance(12, 12, roll)
    assert caught.value.code == "roll_out_of_range"


def test_edges_r16() -> None:
    """R16: at and beyond the edges; never 145 or −45, no roll where the result is certain."""
    pairs = [(10, 10), (12, 10), (13, 15), (24, 15), (18, 9), (9, 18)]
    assert [resistance_chance(*pair) for pair in pairs] == [50, 60, 40, 95, 95, 5]
    for active, passive, reason in ((19, 9, "automatic_success"), (30, 11, "automatic_success")):
        outcome = resistance(active, passive, 100)
        assert (outcome.chance, outcome.reason, outcome.roll, outcome.roller) == (100, reason, None, None)
        assert outcome.active_succeeds is True
    for active, passive in ((9, 19), (11, 30)):
        outcome = resistance(active, passive)
        assert (outcome.chance, outcome.reason, outcome.roller_gets_its_wish) == (0, "automatic_failure", None)
        assert outcome.active_succeeds is False


def test_unrolled_has_no_results() -> None:
    outcome = resistance(12, 12)
    assert (outcome.active_succeeds, outcome.wish_granted, outcome.roller_gets_its_wish) == (None, None, None)
    assert (outcome.reason, outcome.level, outcome.roll) == (None, None, None)


def test_clamped_sides_still_roll() -> None:
    assert resistance(30, 11, 100, BrpOptions(resistance_limits="1_99")).active_succeeds is False
    assert resistance(11, 30, 5, BrpOptions(resistance_limits="5_95")).active_succeeds is True
    assert resistance(11, 30, 6, BrpOptions(resistance_limits="5_95")).active_succeeds is False


def test_levels_only_where_the_record_wants_them() -> None:
    """No floor and no cap; special and critical by the usual fractions; fumbles as on any roll (UGE ch. 5)."""
    assert resistance(12, 12, 3).level is None
    uge = replace(UGE, resistance_levels=True)
    levels = [resistance(12, 12, roll, uge).level for roll in (3, 4, 10, 11, 50, 51, 97, 98)]
    assert [level.value for level in levels if level] == [
        "critical", "special", "special", "success", "success", "failure", "failure", "fumble"
    ]  # fmt: skip
    low = BrpOptions(resistance_levels=True, resistance_limits="1_99")
    assert [resistance(1, 20, roll, low).level for roll in (1, 2)] == [Level.SPECIAL, Level.FAILURE]
    assert resistance(20, 1, 99, low).level is Level.SUCCESS
    assert resistance(20, 1, 1, BrpOptions(resistance_levels=True)).level is Level.SUCCESS
    assert resistance(1, 20, 1, BrpOptions(resistance_levels=True)).level is Level.FAILURE


@pytest.mark.parametrize("case", EXPLANATIONS, ids=lambda case: case["asks"])
def test_explanations(case: dict[str, Any]) -> None:
    active = tuple(step["operands"][0] for step in case["steps"] if step["id"] == "active")
    passive = tuple(step["operands"][0] for step in case["steps"] if step["id"] == "passive")
    outcome = resistance(active, passive)
    told = [{"id": s.id, "operands": list(s.operands), "result": s.result} for s in outcome.explanation]
    assert told == [{key: step[key] for key in ("id", "operands", "result")} for step in case["steps"]]
    assert outcome.automatic == case.get("automatic")


def test_even_or_better_ticks_power() -> None:
    """A POW contest won against an equal or higher POW; an easy or automatic victory gives nothing (UGE ch. 5)."""
    assert ticks_power(resistance(12, 12, 50))
    assert not ticks_power(resistance(12, 12, 51))
    assert not ticks_power(resistance(13, 12, 1))
    assert ticks_power(resistance(13, 12, 99), "passive")
    assert ticks_power(resistance(12, 12, 51), "passive")
    assert not ticks_power(resistance(11, 12, 99), "passive")
    assert not ticks_power(resistance(12, 12, 50), "passive")
    assert not ticks_power(resistance(1, 30), "passive")
    assert not ticks_power(resistance(12, 12))


NUMBERS = st.integers(0, 60)


@given(NUMBERS, NUMBERS, st.integers(1, 100), st.sampled_from(["automatic", "1_99", "5_95"]))
def test_exactly_one_side_prevails(active: int, passive: int, roll: int, limits: str) -> None:
    options = BrpOptions(resistance_limits=limits)
    by_active = resistance(active, passive, roll, options)
    by_passive = resistance(active, passive, roll, options, roller="passive")
    assert by_active.active_succeeds is by_passive.active_succeeds
    if by_active.automatic is None:
        assert by_active.roller_gets_its_wish is not by_passive.roller_gets_its_wish
        assert by_active.active_succeeds is (roll <= by_active.chance)
    assert by_active.explanation[-1].result == by_active.chance
    assert resistance_chance(active + 1, passive, options) >= by_active.chance
    assert resistance_chance(active, passive + 1, options) <= by_active.chance


@given(st.integers(1, 40), st.integers(1, 40))
def test_swapped_forces_complement(active: int, passive: int) -> None:
    assert resistance_chance(active, passive, SRD) + resistance_chance(passive, active, SRD) == 100
