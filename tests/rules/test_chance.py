"""From rating to chance: difficulty, fraction, flat modifiers, floor, and the explanation of it."""

from itertools import permutations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from brp_desktop.rules import RulesError, Step
from brp_desktop.rules.brp import (
    SRD,
    UGE,
    BrpOptions,
    Difficulty,
    combine_difficulties,
    effective_chance,
    explain_chance,
    explain_derived,
    explain_formula,
    explain_rating,
    is_blind_luck,
    judge,
    judge_without_chance,
    needs_roll,
    operation,
    rating,
    related_speciality_rating,
    replay,
    resistance,
    thresholds,
    tick_decision,
    untrained_chance,
)
from brp_desktop.rules.rounding import ceil_div, half_rounded_up, nearest

ROLLED = (Difficulty.EASY, Difficulty.NORMAL, Difficulty.DIFFICULT)


def test_roundings() -> None:
    assert [ceil_div(number, 5) for number in (-6, -5, -1, 0, 1, 5, 6)] == [-1, -1, 0, 0, 1, 1, 2]
    assert [half_rounded_up(number) for number in (-3, 0, 1, 2, 3)] == [-1, 0, 1, 1, 2]
    assert [nearest(number, 2) for number in (0, 1, 2, 3, 5)] == [0, 1, 1, 2, 3]
    assert [nearest(number, 5) for number in (0, 2, 3, 7, 8, -2, -3)] == [0, 0, 1, 1, 2, 0, -1]


def test_chances(vectors: dict[str, Any]) -> None:
    for case in vectors["chance"]:
        fraction = tuple(case.get("fraction", (1, 1)))
        chance = effective_chance(
            case["score"], Difficulty(case["difficulty"]), case["flat"], fraction=(fraction[0], fraction[1])
        )
        assert chance == case["chance"], case["why"]


def test_easy_doubles_then_the_flat_modifier() -> None:
    """R06: rating 60, easy, +20 is 140, not 160; a permanent bonus is inside the rating and doubled with it."""
    chance = effective_chance(60, Difficulty.EASY, 20)
    assert chance == 140
    rolls = (28, 29, 95, 96, 99, 100)
    assert [judge(roll, chance).value for roll in rolls] == [*["special"], *["success"] * 4, "fumble"]
    uge = [judge(roll, chance, UGE).value for roll in rolls]
    assert uge == ["special", "success", "success", "failure", "failure", "fumble"]
    assert (judge(7, chance, UGE).value, judge(8, chance, UGE).value) == ("critical", "special")
    assert effective_chance(rating(40, permanent_bonus=20), Difficulty.EASY) == 120


def test_difficult_halves_upwards() -> None:
    """R07: 1, 25, 47, 60, 61 become 1, 13, 24, 30, 31."""
    halves = [effective_chance(score, Difficulty.DIFFICULT) for score in (1, 25, 47, 60, 61)]
    assert halves == [1, 13, 24, 30, 31]
    assert halves == [half_rounded_up(score) for score in (1, 25, 47, 60, 61)]


def test_a_blank_modifier_counts_as_zero() -> None:
    """R09: nothing given besides the rating: judged against the plain rating."""
    assert effective_chance(47) == effective_chance(47, modifier=0) == 47
    assert rating(47) == rating(40, (7,)) == 47


@pytest.mark.parametrize("difficulty", [Difficulty.AUTOMATIC, Difficulty.IMPOSSIBLE])
def test_automatic_and_impossible_have_no_chance(difficulty: Difficulty) -> None:
    for work_out in (lambda: effective_chance(60, difficulty), lambda: explain_chance([("base", 60)], difficulty)):
        with pytest.raises(RulesError) as caught:
            work_out()
        assert (caught.value.code, caught.value.parameters) == ("no_chance", {"difficulty": difficulty.value})


def test_a_blank_score_is_missing_not_zero() -> None:
    with pytest.raises(RulesError) as caught:
        effective_chance(None)
    assert (caught.value.code, caught.value.parameters) == ("missing_value", {"name": "score"})
    with pytest.raises(RulesError) as caught:
        explain_chance([("base", 5), ("points_personal", None)])
    assert (caught.value.code, caught.value.parameters) == ("missing_value", {"name": "points_personal"})
    with pytest.raises(RulesError) as caught:
        rating(None, (5,))
    assert (caught.value.code, caught.value.parameters) == ("missing_value", {"name": "base"})


@pytest.mark.parametrize("fraction", [(1, 0), (-1, 2), (1, -2)])
def test_an_impossible_fraction_is_refused(fraction: tuple[int, int]) -> None:
    for work_out in (
        lambda: effective_chance(60, fraction=fraction),
        lambda: explain_chance([("base", 60)], fraction=fraction),
    ):
        with pytest.raises(RulesError) as caught:
            work_out()
        assert (caught.value.code, caught.value.parameters) == (
            "unknown_option",
            {"field": "fraction", "value": fraction},
        )
    assert effective_chance(60, fraction=(0, 1)) == 0


def test_several_difficulties(vectors: dict[str, Any]) -> None:
    for given_ids, combined in vectors["difficulty_combination"]:
        difficulties = [Difficulty(id_) for id_ in given_ids]
        for order in permutations(difficulties):
            assert combine_difficulties(order).value == combined, given_ids
    assert combine_difficulties(iter([Difficulty.AUTOMATIC, Difficulty.AUTOMATIC])) is Difficulty.AUTOMATIC
    assert combine_difficulties([Difficulty.AUTOMATIC, Difficulty.IMPOSSIBLE]) is Difficulty.IMPOSSIBLE
    assert combine_difficulties([Difficulty.AUTOMATIC, Difficulty.NORMAL]) is Difficulty.NORMAL
    assert combine_difficulties([Difficulty.EASY, Difficulty.EASY, Difficulty.DIFFICULT]) is Difficulty.EASY


def test_difficulty_ids() -> None:
    assert [difficulty.value for difficulty in Difficulty] == ["automatic", "easy", "normal", "difficult", "impossible"]


def check_source_example(given: dict[str, Any], expect: dict[str, Any]) -> set[str]:
    """Checks one worked figure of the customer's source; returns what was compared."""
    options = BrpOptions(impossible=given.get("option", "no_roll"))
    difficulty = Difficulty(given.get("difficulty", "normal"))
    roll = given.get("roll")
    rolled = needs_roll(difficulty, options)
    found: dict[str, Any] = {"rolled": rolled}
    if difficulty in ROLLED:
        chance = effective_chance(given["score"], difficulty)
        limits = thresholds(chance, options)
        found |= {"chance": chance, "success": [limits.special + 1, limits.success]}
        found["special"] = [1, limits.special] if isinstance(expect.get("special"), list) else limits.special
        found["failure_from"] = limits.success + 1
        level = None if roll is None else judge(roll, chance, options)
    else:
        level = judge_without_chance(difficulty, roll, options)[0]
    if level is not None:
        found |= {"level": level.value, "tick": tick_decision("skill", level, difficulty, options=options).tick}
    assert {key: found[key] for key in expect} == expect, given
    return set(expect)


def test_worked_figures_of_the_source(vectors: dict[str, Any]) -> None:
    """Every figure of the customer's source 3.2."""
    cases = [case for case in vectors["source_examples"]["cases"] if case["section"] == "3.2"]
    assert len(cases) == 13
    compared = set[str]()
    for case in cases:
        compared |= check_source_example(case["given"], case["expect"])
    assert compared == {"special", "success", "failure_from", "level", "chance", "rolled", "tick"}


DIFFICULTY_STEPS = {"difficulty_easy": Difficulty.EASY, "difficulty_difficult": Difficulty.DIFFICULT}


def explained(vector: dict[str, Any]) -> tuple[Step, ...]:
    """What the rules explain for the request that the steps of the vector stand for."""
    steps = vector["steps"]
    operands = {step["id"]: step["operands"] for step in steps}
    if vector["of"] == "chance":
        difficulty = next((DIFFICULTY_STEPS[step["id"]] for step in steps if step["id"] in DIFFICULTY_STEPS), None)
        fraction = tuple(operands.get("fraction", (1, 1)))
        return explain_chance(
            [
                (step["id"], step["operands"][0])
                for step in steps
                if step["id"] == "base" or step["id"].startswith("points")
            ],
            difficulty or Difficulty.NORMAL,
            [(step["id"], step["operands"][0]) for step in steps if step["id"] == "flat"],
            fraction=(fraction[0], fraction[1]),
        )
    if vector["of"] == "base":
        return explain_formula("DEX*2", {"dex": 13})
    if vector["of"] == "hit_points":
        return explain_derived("hit_points", {"con": 12, "siz": 13})
    sides = {side: tuple(step["operands"][0] for step in steps if step["id"] == side) for side in ("active", "passive")}
    return resistance(sides["active"], sides["passive"]).explanation


def test_explanations(vectors: dict[str, Any]) -> None:
    """Every list is reproduced, names the operations of the vectors, and replays to its results."""
    presets = {"srd": SRD, "uge": UGE}
    for vector in vectors["explanations"]:
        wanted = tuple(Step(step["id"], tuple(step["operands"]), step["result"]) for step in vector["steps"])
        assert explained(vector) == wanted, vector["asks"]
        assert [operation(step.id, step.operands) for step in wanted] == [step["op"] for step in vector["steps"]]
        assert replay(wanted) == wanted
        if "thresholds" in vector:
            limits = thresholds(wanted[-1].result, presets[vector["preset"]], base=vector.get("base"))
            assert {name: getattr(limits, name) for name in vector["thresholds"]} == vector["thresholds"]


def test_the_example_of_spot() -> None:
    """Why 24 %? Base 25, +15, +8, rating 48, difficult: half."""
    steps = explain_chance([("base", 25), ("points_professional", 15), ("points_experience", 8)], Difficulty.DIFFICULT)
    assert steps == (
        Step("base", (25,), 25),
        Step("points_professional", (15,), 40),
        Step("points_experience", (8,), 48),
        Step("rating", (), 48),
        Step("difficulty_difficult", (2,), 24),
        Step("chance", (), 24),
    )


def test_steps_that_change_nothing_are_left_out() -> None:
    """The base, marks and what was chosen stay; points of 0, a cap too high and modifiers of 0 do not."""
    steps = explain_chance(
        [("base", 0), ("points_personal", 0), ("category_bonus", 0), ("cap", 40)],
        Difficulty.DIFFICULT,
        [("flat", 0)],
        fraction=(1, 4),
    )
    assert [(step.id, step.result) for step in steps] == [
        ("base", 0),
        ("rating", 0),
        ("difficulty_difficult", 0),
        ("fraction", 0),
        ("chance", 0),
    ]
    assert explain_chance([("base", 20)], fraction=(3, 3)) == explain_chance([("base", 20)])


def test_a_rating_is_floored_before_difficulty_and_modifiers() -> None:
    steps = explain_chance([("base", 5), ("category_bonus", -11)], Difficulty.EASY, [("armour", -10), ("flat", 30)])
    assert [(step.id, step.operands, step.result) for step in steps] == [
        ("base", (5,), 5),
        ("category_bonus", (-11,), -6),
        ("floor_zero", (0,), 0),
        ("rating", (), 0),
        ("difficulty_easy", (2,), 0),
        ("armour", (-10,), -10),
        ("flat", (30,), 20),
        ("chance", (), 20),
    ]


def test_replacement_and_cap_come_after_the_rating() -> None:
    steps = explain_chance([("cap", 20), ("base", 25), ("related_speciality", 2), ("points_personal", 20)])
    assert [(step.id, step.result) for step in steps] == [
        ("base", 25),
        ("points_personal", 45),
        ("rating", 45),
        ("cap", 20),
        ("related_speciality", 10),
        ("chance", 10),
    ]


def test_parts_without_a_base() -> None:
    assert [(step.id, step.result) for step in explain_rating([("points_personal", 20)])] == [
        ("points_personal", 20),
        ("rating", 20),
    ]
    assert [(step.id, step.result) for step in explain_rating([("points_personal", 20), ("base", 5)])] == [
        ("base", 5),
        ("points_personal", 25),
        ("rating", 25),
    ], "the base comes first wherever it stands"
    assert [(step.id, step.result) for step in explain_rating([])] == [("base", 0), ("rating", 0)]
    assert [(step.id, step.result) for step in explain_rating([("characteristic", 13), ("multiplier", 5)])] == [
        ("characteristic", 13),
        ("multiplier", 65),
        ("rating", 65),
    ]


def test_replay_finds_a_false_result() -> None:
    true = (Step("base", (25,), 25), Step("points_personal", (5,), 30), Step("limit_high", (20,), 20))
    assert replay(true) == true
    assert replay((true[0], Step("points_personal", (5,), 31), true[2])) == true
    everything = (
        Step("even", (50,), 50),
        Step("active", (13, 5), 115),
        Step("fraction", (1, 4), 29),
        Step("half", (2,), 15),
        Step("multiplier", (3,), 45),
        Step("limit_low", (46,), 46),
        Step("limit_high", (40,), 40),
        Step("chance", (), 40),
    )
    assert replay(everything) == everything
    for wrong in (Step("fraction", (1,), 0), Step("base", (1, 2), 0), Step("active", (1,), 0)):
        with pytest.raises(RulesError) as caught:
            replay((wrong,))
        assert (caught.value.code, caught.value.parameters["step"]) == ("bad_formula", wrong.id)


def test_untrained_attempts() -> None:
    """Rating 0 by the option `untrained`: nothing, one percent, POW × 1 or the category bonus."""
    assert untrained_chance(SRD, pow_value=11, category_bonus=7) == 0
    assert untrained_chance(BrpOptions(untrained="one_percent"), pow_value=11, category_bonus=7) == 1
    assert untrained_chance(BrpOptions(untrained="pow_x1"), pow_value=11, category_bonus=7) == 11
    assert untrained_chance(BrpOptions(untrained="category_bonus"), pow_value=11, category_bonus=7) == 7
    assert untrained_chance(BrpOptions(untrained="category_bonus"), category_bonus=-7) == 0
    assert untrained_chance(BrpOptions(untrained="category_bonus")) == 0
    with pytest.raises(RulesError) as caught:
        untrained_chance(BrpOptions(untrained="pow_x1"))
    assert (caught.value.code, caught.value.parameters) == ("missing_value", {"name": "pow"})
    lucky = [
        (option, score)
        for option in ("none", "one_percent", "pow_x1", "category_bonus")
        for score in (-5, 0, 1)
        if is_blind_luck(score, BrpOptions(untrained=option))
    ]
    assert lucky == [("one_percent", -5), ("one_percent", 0), ("pow_x1", -5), ("pow_x1", 0)]


def test_ratings() -> None:
    assert rating(25, (15, 8), category_bonus=-3, permanent_bonus=5) == 50
    assert rating(5, category_bonus=-11) == 0
    assert rating(200, (35,)) == 235
    assert [related_speciality_rating(known) for known in (45, 44, 1, 0, -3)] == [23, 22, 1, 0, 0]


parts = st.lists(
    st.tuples(
        st.sampled_from(["points_culture", "points_professional", "category_bonus", "permanent_bonus"]),
        st.integers(-60, 90),
    ),
    max_size=5,
)
fractions = st.tuples(st.integers(0, 5), st.integers(1, 5))


@given(st.integers(0, 90), parts, st.sampled_from(ROLLED), st.lists(st.integers(-90, 90), max_size=3), fractions)
def test_explanation_and_chance_agree(
    base: int, more: list[tuple[str, int]], difficulty: Difficulty, flats: list[int], fraction: tuple[int, int]
) -> None:
    steps = explain_chance([("base", base), *more], difficulty, [("flat", flat) for flat in flats], fraction=fraction)
    score = rating(base, [number for _, number in more])
    assert steps[-1].result == effective_chance(score, difficulty, sum(flats), fraction=fraction)
    assert next(step.result for step in steps if step.id == "rating") == score
    assert replay(steps) == steps
    assert steps[-1].id == "chance"


@given(st.integers(-50, 400), st.integers(-150, 150), fractions)
def test_easier_is_never_worse(score: int, modifier: int, fraction: tuple[int, int]) -> None:
    easy, normal, difficult = (
        effective_chance(score, difficulty, modifier, fraction=fraction) for difficulty in ROLLED
    )
    assert easy >= normal >= difficult >= 0
    assert effective_chance(score + 1, Difficulty.DIFFICULT, modifier, fraction=fraction) >= difficult
    assert effective_chance(score, modifier=modifier + 1, fraction=fraction) >= normal
