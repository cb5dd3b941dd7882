"""Opposed checks: the truth tables of both presets, the tie rules, ticks by the raw roll, n-way comparisons."""

import json
from dataclasses import FrozenInstanceError, replace
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from brp_desktop.rules import RulesError, Step
from brp_desktop.rules.brp import SRD, UGE, BrpOptions, Contestant, Level, opposed, opposed_many, tick_decision
from brp_desktop.rules.brp.opposition import gets_away, rank_of

VECTORS: dict[str, Any] = json.loads((Path(__file__).parents[1] / "data" / "brp-vectors.json").read_text("utf-8"))
PRESETS = {"srd": SRD, "uge": UGE, "srd_nearest": replace(SRD, special_rounding="nearest")}
SOURCE_EXAMPLES = [case for case in VECTORS["source_examples"]["cases"] if case["section"] == "3.3"]
CHANCE = 60
ROLLS = {  # at a chance of 60; two dice of each level, the higher one first
    "srd": {"special": (12, 7), "success": (60, 20), "failure": (98, 61), "fumble": (100, 99)},
    "uge": {"critical": (3, 1), "special": (12, 7), "success": (60, 20), "failure": (97, 61), "fumble": (100, 98)},
}
RELATIONS = {"a>b": (0, 1), "a<b": (1, 0), "a=b": (0, 0)}


def contestants(preset: str, relation_of: str, raw_a: str, raw_b: str, relation: str | None) -> list[Contestant]:
    """Two sides whose dice show the raw levels and whose deciding numbers stand in the relation asked for."""
    sides = []
    for raw, which in zip((raw_a, raw_b), RELATIONS[relation or "a=b"], strict=True):
        rolls = ROLLS[preset][raw]
        if relation_of == "die roll":
            sides.append(Contestant(50, CHANCE, rolls[which]))
        else:
            sides.append(Contestant((70, 40)[which], CHANCE, rolls[0]))
    return sides


def check_row(preset: str, relation_of: str, row: list[Any], options: BrpOptions, defender: Any = None) -> None:
    raw_a, raw_b, relation, winner, kind, final_a, final_b, tick_a, tick_b, reason = row
    a, b = contestants(preset, relation_of, raw_a, raw_b, relation)
    outcome = opposed(a, b, options, defender=defender)
    assert (outcome.raw_a.value, outcome.raw_b.value) == (raw_a, raw_b)
    assert (outcome.winner, outcome.kind, outcome.reason) == (winner, kind, reason)
    assert (outcome.level_a.value, outcome.level_b.value) == (final_a, final_b)
    assert tick_decision("skill", outcome.raw_a, options=options).tick is tick_a
    assert tick_decision("skill", outcome.raw_b, options=options).tick is tick_b


@pytest.mark.parametrize("preset", ["srd", "uge"])
def test_truth_table(preset: str) -> None:
    """R14: every pair of levels in every relation of the deciding number, with both ticks."""
    section = VECTORS["opposed"][preset]
    assert len(section["rows"]) == {"srd": 48, "uge": 75}[preset]
    for row in section["rows"]:
        check_row(preset, section["relation_of"], row, PRESETS[preset])


@pytest.mark.parametrize("case", VECTORS["opposed"]["options"], ids=lambda case: str({**case, "rows": ""}))
def test_options(case: dict[str, Any]) -> None:
    """The other tie rules, and specials that cancel or not."""
    options = PRESETS[case["preset"]]
    if "tie" in case:
        options = replace(options, opposed_tie=case["tie"])
    if "special_tie_cancels" in case:
        options = replace(options, special_tie_cancels=case["special_tie_cancels"])
    for row in case["rows"]:
        check_row(case["preset"], case.get("relation_of", ""), row, options, case.get("defender"))


@pytest.mark.parametrize("case", VECTORS["opposed_examples"], ids=lambda case: case["note"])
def test_examples(case: dict[str, Any]) -> None:
    a, b = (Contestant(side["score"], side["chance"], side["roll"]) for side in (case["a"], case["b"]))
    outcome = opposed(a, b, PRESETS[case["preset"]])
    assert (outcome.winner, outcome.kind, outcome.reason) == (case["winner"], case["kind"], case["reason"])
    assert [outcome.raw_a.value, outcome.raw_b.value] == [case["a"]["raw"], case["b"]["raw"]]
    assert [outcome.level_a.value, outcome.level_b.value] == [case["a"]["final"], case["b"]["final"]]


@pytest.mark.parametrize("case", SOURCE_EXAMPLES, ids=lambda case: case["id"])
def test_source_examples(case: dict[str, Any]) -> None:
    """The customer's own examples of opposed checks."""
    sides = []
    for letter in "ab":
        told = case["given"][letter]
        level = told if isinstance(told, str) else told[1] if isinstance(told[1], str) else told[0]
        score = told[1] if isinstance(told, list) and isinstance(told[1], int) else 50
        sides.append(Contestant(score, score, level=Level(level)))
    outcome = opposed(sides[0], sides[1])
    expect = case["expect"]
    assert (outcome.winner, outcome.kind) == (expect["winner"], expect["kind"])
    assert outcome.reason == expect.get("reason", outcome.reason)
    assert outcome.level_a.value == expect.get("final_a", outcome.level_a.value)
    assert outcome.level_b.value == expect.get("final_b", outcome.level_b.value)
    assert outcome.game_master_decides is expect.get("gm_decides", outcome.game_master_decides)
    for letter, raw in (("a", outcome.raw_a), ("b", outcome.raw_b)):
        if f"may_tick_{letter}" in expect:
            assert tick_decision("skill", raw).tick is expect[f"may_tick_{letter}"]


@pytest.mark.parametrize("case", VECTORS["ticks"]["opposed"], ids=lambda case: f"{case['raw_a']}-{case['raw_b']}")
def test_ticks_follow_the_raw_level(case: dict[str, Any]) -> None:
    a = Contestant(case.get("score_a", 50), 50, level=Level(case["raw_a"]))
    b = Contestant(case.get("score_b", 50), 50, level=Level(case["raw_b"]))
    outcome = opposed(a, b, PRESETS[case["preset"]])
    assert outcome.level_a.value == case.get("final_a", outcome.level_a.value)
    assert outcome.level_b.value == case.get("final_b", outcome.level_b.value)
    assert tick_decision("skill", outcome.raw_a).tick is case["tick_a"]
    assert tick_decision("skill", outcome.raw_b).tick is case["tick_b"]


def test_same_level_r13() -> None:
    """R13: 60 rolls 40, 80 rolls 25; SRD by score, UGE by die; equal numbers are a draw, never the first listed."""
    a, b = Contestant(60, 60, 40), Contestant(80, 80, 25)
    assert (opposed(a, b).winner, opposed(b, a).winner) == ("b", "a")
    assert (opposed(a, b, UGE).winner, opposed(b, a, UGE).winner) == ("a", "b")
    equal_scores = opposed(a, replace(b, score=60))
    assert (equal_scores.winner, equal_scores.kind, equal_scores.compared) == (None, "draw", (60, 60))
    assert equal_scores.game_master_decides
    assert not opposed(a, b).game_master_decides
    assert not opposed(replace(a, roll=3), replace(b, roll=3)).game_master_decides
    equal_dice = opposed(a, replace(b, roll=40), UGE)
    assert (equal_dice.winner, equal_dice.kind, equal_dice.compared) == (None, "draw", (40, 40))


def test_base_and_level_by_name_only() -> None:
    with pytest.raises(TypeError):
        Contestant(60, 60, 40, 25)  # type: ignore[misc]
    assert Contestant(60, 2, 4, base=25).raw_level(UGE) is Level.SUCCESS
    assert Contestant(60, 2, 4, base=1).raw_level(UGE) is Level.FAILURE
    assert Contestant(60, 2, 99, level=Level.SUCCESS).raw_level(UGE) is Level.SUCCESS


def test_bare_number_and_one_side_only_r15() -> None:
    """R15: the other side is a number only, or has not rolled at all."""
    sheet = Contestant(60, 60, 40)
    assert opposed(sheet, Contestant.number(45, 30)).winner == "a"
    alone = opposed(sheet, Contestant.number(45))
    assert (alone.winner, alone.reason, alone.level_a, alone.raw_b) == ("a", "only_one", Level.SUCCESS, Level.FAILURE)
    assert opposed(replace(sheet, roll=61), Contestant.number(45)).reason == "both_failed"


def test_automatic_and_impossible_sides() -> None:
    """Without a die a side is a raw success or failure and loses a tie by roll."""
    automatic = Contestant(10, 0, level=Level.SUCCESS)
    impossible = Contestant(90, 90, level=Level.FAILURE)
    rolled = Contestant(60, 60, 1)
    assert opposed(automatic, replace(rolled, roll=40), UGE).winner == "b"
    assert opposed(automatic, replace(rolled, roll=40), SRD).reason == "tie_score"
    assert opposed(automatic, rolled, UGE).level == Level.SPECIAL
    assert opposed(automatic, automatic, UGE).reason == "tie_equal"
    assert opposed(impossible, automatic).winner == "b"
    assert opposed(impossible, replace(rolled, roll=99)).reason == "both_failed"


def test_one_against_many() -> None:
    """The one rolls once, is side a each time, and gets away only if nobody wins against it."""
    one = Contestant(60, 60, 40)
    guards = [Contestant(25, 25, 5), Contestant(25, 25, 20), Contestant(60, 60, 50), Contestant(25, 25, 90)]
    outcomes = opposed_many(one, guards)
    assert [(o.winner, o.kind) for o in outcomes] == [("b", "win"), ("a", "win"), (None, "draw"), ("a", "win")]
    assert all(o.a is one for o in outcomes)
    assert not gets_away(outcomes)
    assert gets_away(outcomes[1:])
    assert gets_away(())
    held = opposed_many(one, guards[1:3], replace(SRD, opposed_tie="defender"), defender="b")
    assert [o.winner for o in held] == ["b", "b"]


def test_outcome_is_a_value_with_its_explanation() -> None:
    a, b = Contestant(65, 65, 47), Contestant(78, 78, 13)
    outcome = opposed(a, b, UGE)
    assert outcome == opposed(a, b, UGE)
    assert len({outcome, opposed(a, b, UGE)}) == 1
    ranks = (Step("rank_a", (47, 65), 1), Step("rank_b", (13, 78), 2))
    assert outcome.explanation == (*ranks, Step("higher_level", (1, 2), 1))
    assert opposed(a, replace(b, roll=30), UGE).explanation[-1] == Step("tie_roll", (47, 30), 1)
    assert opposed(a, Contestant.number(9)).explanation[1] == Step("rank_b", (9,), 0)
    with pytest.raises(FrozenInstanceError):
        outcome.winner = "a"  # type: ignore[misc]


@pytest.mark.parametrize("roll", VECTORS["judge"]["refused_rolls"])
def test_impossible_roll_is_refused(roll: int) -> None:
    with pytest.raises(RulesError) as caught:
        opposed(Contestant(50, 50, roll), Contestant(50, 50, 3))
    assert caught.value.code == "roll_out_of_range"


OPTIONS = st.builds(
    BrpOptions,
    critical=st.booleans(),
    opposed_tie=st.sampled_from(["score", "roll", "cancel", "defender"]),
    special_tie_cancels=st.booleans(),
    success_floor=st.sampled_from(["any", "base_5", "none"]),
    fumble_rule=st.sampled_from(["share", "critical"]),
)
SIDES = st.builds(
    Contestant,
    st.sampled_from([30, 50, 70]),
    st.integers(0, 200),
    st.one_of(st.none(), st.integers(1, 100)),
    level=st.one_of(st.none(), st.sampled_from(list(Level))),
)
SWAPPED = {"a": "b", "b": "a", None: None}


@given(SIDES, SIDES, OPTIONS, st.sampled_from(["a", "b", None]))
def test_swapping_the_sides_mirrors_the_result(
    a: Contestant, b: Contestant, options: BrpOptions, defender: Any
) -> None:
    one = opposed(a, b, options, defender=defender)
    other = opposed(b, a, options, defender=SWAPPED[defender])
    assert (other.winner, other.kind, other.reason) == (SWAPPED[one.winner], one.kind, one.reason)
    assert (other.level_a, other.level_b, other.raw_a, other.raw_b) == (one.level_b, one.level_a, one.raw_b, one.raw_a)
    assert other.compared == one.compared[::-1]


@given(SIDES, SIDES, OPTIONS)
def test_shape_of_every_outcome(a: Contestant, b: Contestant, options: BrpOptions) -> None:
    """The winner succeeds, never better than it rolled; a beaten success shows failure; fumbles stay visible."""
    outcome = opposed(a, b, options)
    assert (outcome.winner is not None) == (outcome.kind == "win")
    for side, raw, final in (("a", outcome.raw_a, outcome.level_a), ("b", outcome.raw_b, outcome.level_b)):
        assert rank_of(final) <= rank_of(raw)
        assert (final is Level.FUMBLE) == (raw is Level.FUMBLE)
        if outcome.kind == "win":
            assert final.is_success == (outcome.winner == side)
        elif outcome.kind == "nobody":
            assert not final.is_success
        else:
            assert final is raw


def test_every_pair_of_levels_has_one_reason() -> None:
    """The last step of the explanation repeats the reason, for all pairs and rules."""
    for raw_a, raw_b, tie in product(Level, Level, ("score", "roll", "cancel", "defender")):
        outcome = opposed(
            Contestant(50, 50, level=raw_a), Contestant(40, 40, level=raw_b), BrpOptions(opposed_tie=tie), defender="b"
        )
        assert outcome.explanation[-1].id == outcome.reason
        assert outcome.explanation[-1].result == (rank_of(outcome.level) if outcome.level else 0)
