"""Formulas of base chances: grammar, limits, errors, explanations."""

from fractions import Fraction
from math import ceil
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from brp_desktop.rules import RulesError, Step
from brp_desktop.rules.brp import base_chance, explain_formula, formula_names, replay

VALUES = {"str": 9, "con": 12, "siz": 13, "int": 13, "pow": 11, "dex": 14, "app": 8, "edu": 15, "hp": 13}


def refusal(formula: Any, values: Any = None, skills: Any = None) -> tuple[str, dict[str, object]]:
    with pytest.raises(RulesError) as caught:
        base_chance(formula, VALUES if values is None else values, skills)
    with pytest.raises(RulesError) as explained:
        explain_formula(formula, VALUES if values is None else values, skills)
    assert (explained.value.code, explained.value.parameters) == (caught.value.code, caught.value.parameters)
    return caught.value.code, dict(caught.value.parameters)


def test_base_chances(vectors: dict[str, Any]) -> None:
    skills = {"language_own": "INT*5"}
    for case in vectors["base_chances"]:
        if "error" in case:
            assert refusal(case["formula"], case.get("values", {}), skills)[0] == case["error"], case
            continue
        assert base_chance(case["formula"], case["values"], skills) == case["base"], case
        steps = explain_formula(case["formula"], case["values"], skills)
        assert (steps[-1].id, steps[-1].result) == ("base", case["base"])
        assert replay(steps) == steps


@pytest.mark.parametrize(
    ("formula", "value"),
    [
        (40, 40),
        ("0", 0),
        ("STR+CON*2", 33),
        ("(STR+CON)*2", 42),
        ("DEX/2+1", 8),
        ("INT/2", 7),
        ("INT/3", 5),
        ("4*HP/10", 6),
        ("HP/4", 4),
        ("STR-CON", -3),
        ("STR−CON", -3),
        ("STR-CON-SIZ", -16),
        ("100/10/2", 5),
        ("max(STR, CON)", 12),
        ("max(CON, STR)", 12),
        ("max(max(1, 2), 3) + 1", 4),
        (" ( ( DEX ) ) ", 14),
        ("dex*2", 28),
        ("Edu * 5", 75),
        ("APP*5", 40),
        ("CHA*5", 40),
        ("999999", 999999),
    ],
)
def test_grammar(formula: str | int, value: int) -> None:
    assert base_chance(formula, VALUES) == value
    steps = explain_formula(formula, VALUES, mark="rating")
    assert steps[-1] == Step("rating", (), value)
    assert replay(steps) == steps


@pytest.mark.parametrize(
    ("formula", "column"),
    [
        ("", 1),
        ("  ", 3),
        ("DEX**2", 5),
        ("DEX*", 5),
        ("*DEX", 1),
        ("-5", 1),
        ("DEX 2", 5),
        ("2DEX", 2),
        ("(DEX", 5),
        ("DEX)", 4),
        ("max(DEX)", 8),
        ("max(DEX,)", 9),
        ("max(DEX,INT,POW)", 12),
        ("base(spot", 10),
        ("base()x", 7),
        ("1.5", 2),
        ("1000000", 8),
        ("٣", 1),
        ("DEX;INT", 4),
        ("__import__('os')", 12),
        ("(" * 20 + "1" + ")" * 20, 21),
        ("1+" * 100 + "1", 201),
    ],
)
def test_bad_formulas(formula: str, column: int) -> None:
    code, parameters = refusal(formula, skills={"": 5})
    if formula.startswith("__"):
        assert (code, parameters["name"], parameters["column"]) == ("unknown_name", "__import__", 1)
    else:
        assert (code, parameters) == ("bad_formula", {"column": column, "formula": formula})


def test_nesting_up_to_the_limit() -> None:
    assert base_chance("(" * 19 + "1" + ")" * 19, {}) == 1
    assert base_chance("(1)" + "+(1)" * 30, {}) == 31, "depth is not the number of brackets"
    assert base_chance("1+" * 99 + "1 ", {}) == 100, "200 characters"
    assert refusal("(1)+" * 10 + "(" * 20 + "1" + ")" * 20)[1]["column"] == 61


@pytest.mark.parametrize(
    ("formula", "name", "column"),
    [
        ("FOO*2", "FOO", 1),
        ("DEX+FOO", "FOO", 5),
        ("min(1,2)", "min", 1),
        ("WEAPON", "WEAPON", 1),
        ("1+weapon", "weapon", 3),
    ],
)
def test_unknown_names(formula: str, name: str, column: int) -> None:
    assert refusal(formula) == ("unknown_name", {"name": name, "column": column})


@pytest.mark.parametrize("formula", ["5/0", "5/(1-1)", "DEX/(STR-CON)"])
def test_only_a_positive_number_divides(formula: str) -> None:
    assert refusal(formula) == ("bad_formula", {"column": 1})


def test_keywords_take_the_base_of_the_item_in_hand() -> None:
    for keyword in ("weapon", "shield"):
        assert base_chance(f" {keyword} ", {keyword: 25}) == 25
        assert refusal(keyword) == ("missing_value", {"name": keyword})
        assert refusal(keyword, {keyword: None}) == ("missing_value", {"name": keyword})


def test_blank_values_are_missing() -> None:
    for values in ({}, {"dex": None}):
        assert refusal("DEX*2", values) == ("missing_value", {"name": "dex"})
    assert refusal("max(INT*5,EDU*5)", {"int": 13}) == ("missing_value", {"name": "edu"})
    assert refusal("CHA*5", {"app": None}) == ("missing_value", {"name": "app"})
    assert base_chance("APP*5", {"cha": 9}) == base_chance("CHA*5", {"app": 9}) == 45
    assert base_chance("APP*0", {"app": 0, "cha": 9}) == 0


def test_base_of_another_skill() -> None:
    skills: dict[str, str | int] = {"spot": 25, "own": "INT*5", "twice": "base(own)*2", "a.b_2": "base(spot)+1"}
    assert base_chance("base(spot)", {}, skills) == 25
    assert base_chance("base( twice )/2", VALUES, skills) == 65
    assert base_chance("base(a.b_2)", {}, skills) == 26
    assert refusal("base(listen)", {}, skills) == ("unknown_name", {"name": "listen"})
    assert refusal("base(spot)", {}) == ("unknown_name", {"name": "spot"})


def test_formulas_in_a_circle_are_refused() -> None:
    for skills in ({"a": "base(a)"}, {"a": "base(b)", "b": "1+base(a)"}):
        assert refusal("base(a)", {}, skills) == ("bad_formula", {"column": 1, "skill": "a"})
    assert base_chance("base(a)+base(a)", {}, {"a": 5}) == 10, "twice is no circle"


def test_work_is_limited() -> None:
    """Doubling at every level would take 2^30 steps."""
    skills: dict[str, str | int] = {f"s{level}": f"base(s{level + 1})+base(s{level + 1})" for level in range(30)}
    assert refusal("base(s0)", {}, {**skills, "s30": 1}) == ("bad_formula", {"column": 1})
    assert base_chance("base(s23)", {}, {**skills, "s30": 1}) == 128


def test_a_long_chain_of_bases_is_refused_before_the_interpreter_gives_up() -> None:
    chain: dict[str, str | int] = {f"s{level}": f"base(s{level + 1})" for level in range(1500)} | {"s1500": 7}
    for work_out in (base_chance, explain_formula):
        with pytest.raises(RulesError, match="bad_formula"):
            work_out("base(s0)", {}, chain)
    assert refusal("base(s1450)", {}, chain) == ("bad_formula", {"column": 1})
    assert base_chance("base(s1451)", {}, chain) == explain_formula("base(s1451)", {}, chain)[-1].result == 7
    sums: dict[str, str | int] = {f"s{level}": f"base(s{level + 1})" + "+1" * 90 for level in range(20)} | {"s20": 7}
    assert refusal("base(s0)", {}, sums) == ("bad_formula", {"column": 1})


@pytest.mark.parametrize("formula", ["999999*999999", "999999+1", "0-500000*2", "(1000*1000)/2"])
def test_numbers_that_no_sheet_could_hold_are_refused(formula: str) -> None:
    assert refusal(formula) == ("bad_formula", {"column": 1})
    assert base_chance("999999", {}) == base_chance("333333*3", {}) == -base_chance("0-999999", {}) == 999_999


def test_whatever_can_be_worked_out_can_be_explained() -> None:
    sums = "+".join(["1"] * 100)
    largest = "max(" * 19 + "1" + ",2)" * 19
    for formula, value in ((sums, 100), (largest, 2)):
        assert base_chance(formula, {}) == explain_formula(formula, {})[-1].result == value


def test_names_of_a_formula() -> None:
    assert formula_names("max(INT*5, EDU*5)+CHA") == {"int", "edu", "app"}
    assert formula_names("base(spot)+2") == formula_names(40) == frozenset()
    assert formula_names("weapon") == {"weapon"}


def steps_of(formula: str | int, mark: str = "base", **options: Any) -> list[tuple[str, tuple[int, ...], int]]:
    return [(step.id, step.operands, step.result) for step in explain_formula(formula, VALUES, mark=mark, **options)]


def test_explanations_step_by_step() -> None:
    assert steps_of(40) == [("base", (40,), 40)]
    assert steps_of("10", mark="move") == [("base", (10,), 10), ("move", (), 10)]
    assert steps_of("max(INT*5,EDU*5)") == steps_of("EDU*5"), "only the larger argument's steps"
    assert steps_of("max(CON*1,STR+3)") == steps_of("CON*1"), "of equals the first"
    assert steps_of("2*DEX") == steps_of("DEX*2")
    assert steps_of("2*3") == [("base", (2,), 2), ("multiplier", (3,), 6), ("base", (), 6)]
    assert steps_of("base(own)", skills={"own": "INT*5"}) == steps_of("INT*5")
    assert steps_of("DEX+2-POW/3+STR*2") == [
        ("characteristic", (14,), 14),
        ("flat", (2,), 16),
        ("plus_characteristic", (-4,), 12),
        ("plus_characteristic", (18,), 30),
        ("base", (), 30),
    ]
    assert steps_of("(CON+SIZ-1)/2/3") == [
        ("characteristic", (12,), 12),
        ("plus_characteristic", (13,), 25),
        ("flat", (-1,), 24),
        ("half", (2,), 12),
        ("fraction", (1, 3), 4),
        ("base", (), 4),
    ]
    assert steps_of("DEX", mark="power_points") == [("characteristic", (14,), 14), ("power_points", (), 14)]


def formulas() -> st.SearchStrategy[tuple[str, Fraction | int]]:
    """Formula texts with their value, worked out independently while they are put together."""
    leaves = st.one_of(
        st.integers(0, 99).map(lambda number: (str(number), number)),
        st.sampled_from(sorted(VALUES)).map(lambda name: (name.upper(), VALUES[name])),
    )

    def combined(inner: st.SearchStrategy[tuple[str, int]]) -> st.SearchStrategy[tuple[str, int]]:
        pairs = st.tuples(inner, inner)
        return st.one_of(
            pairs.map(lambda pair: (f"({pair[0][0]}+{pair[1][0]})", pair[0][1] + pair[1][1])),
            pairs.map(lambda pair: (f"({pair[0][0]}-{pair[1][0]})", pair[0][1] - pair[1][1])),
            pairs.map(lambda pair: (f"max({pair[0][0]},{pair[1][0]})", max(pair[0][1], pair[1][1]))),
            st.tuples(inner, st.integers(0, 9)).map(lambda pair: (f"({pair[0][0]}*{pair[1]})", pair[0][1] * pair[1])),
            st.tuples(inner, st.integers(1, 9)).map(
                lambda pair: (f"({pair[0][0]}/{pair[1]})", ceil(Fraction(pair[0][1], pair[1])))
            ),
        )

    return st.recursive(leaves, combined, max_leaves=8)


@given(formulas())
def test_any_formula(case: tuple[str, int]) -> None:
    formula, value = case
    assert base_chance(formula, VALUES) == value
    steps = explain_formula(formula, VALUES)
    assert steps[-1].result == value
    assert replay(steps) == steps


@given(st.text(alphabet="DEXINT+-*/(),0123456789 maxbse", max_size=40))
def test_any_text_is_understood_or_refused(text: str) -> None:
    try:
        base_chance(text, VALUES)
    except RulesError as error:
        code = error.code
    else:
        code = ""
    assert code in ("", "bad_formula", "unknown_name")
