"""Characteristic rolls, category bonuses and everything derived from characteristics."""

from typing import Any

import pytest

from brp_desktop.rules import RulesError
from brp_desktop.rules.brp import (
    CHARACTERISTIC_ROLLS,
    SRD,
    UGE,
    BrpOptions,
    Difficulty,
    active_characteristics,
    base_move,
    category_bonus,
    characteristic_chance,
    damage_bonus,
    derived_formula,
    derived_value,
    experience_bonus,
    explain_derived,
    hit_points,
    major_wound,
    power_points,
    replay,
)

EVERYTHING = BrpOptions(
    major_wounds=True, experience_bonus="half_int", sanity=True, fatigue=True, encumbrance=True, education=True
)
CATEGORIES = ("combat", "communication", "manipulation", "mental", "perception", "physical")


def test_characteristic_rolls(vectors: dict[str, Any]) -> None:
    for case in vectors["characteristic_rolls"]:
        difficulty = Difficulty(case.get("difficulty", "normal"))
        chance = characteristic_chance(case["characteristic"], difficulty, multiplier=case.get("multiplier", 5))
        assert chance == case["chance"], case
    assert characteristic_chance(13, Difficulty.EASY, -20) == 110
    assert characteristic_chance(13, modifier=-70) == 0
    assert characteristic_chance(-1) == 0
    with pytest.raises(RulesError) as caught:
        characteristic_chance(None)
    assert caught.value.code == "missing_value"


def test_characteristics_and_their_rolls() -> None:
    assert active_characteristics() == ("str", "con", "siz", "int", "pow", "dex", "app")
    assert active_characteristics(BrpOptions(education=True))[-1] == "edu"
    assert [CHARACTERISTIC_ROLLS.get(id_) for id_ in active_characteristics(EVERYTHING)] == [
        "effort",
        "stamina",
        None,
        "idea",
        "luck",
        "agility",
        "charisma",
        "know",
    ]


def test_derived_values(vectors: dict[str, Any]) -> None:
    """R12: hit points 13 of CON 12 and SIZ 13, the major wound 7, and everything else of seven characters."""
    for case in vectors["derived"]:
        values = case["characteristics"]
        assert hit_points(values["con"], values["siz"]) == case["hit_points"]
        total = BrpOptions(total_hit_points=True)
        assert hit_points(values["con"], values["siz"], total) == case["total_hit_points"]
        assert power_points(values["pow"]) == case["power_points"]
        assert major_wound(case["hit_points"], UGE) == case["major_wound"]
        assert damage_bonus(values["str"] + values["siz"]) == case["damage_bonus"]
        assert experience_bonus(values["int"], UGE) == case["experience_bonus"]
        assert base_move() == case["move"]
        for id_, roll in CHARACTERISTIC_ROLLS.items():
            if id_ != "edu":
                assert characteristic_chance(values[id_]) == case["rolls"][roll]
        for form, key in (("full", "category_bonus"), ("simple", "category_bonus_simple")):
            options = BrpOptions(category_bonus=form)
            assert {name: category_bonus(name, values, options) for name in CATEGORIES} == case[key]
        with_hit_points = {**values, "hp": case["hit_points"]}
        for id_ in (
            "hit_points",
            "major_wound",
            "power_points",
            "move",
            "experience_bonus",
            "fatigue",
            "encumbrance_limit",
            "sanity",
        ):
            assert derived_value(id_, with_hit_points, EVERYTHING) == case[id_], id_
            steps = explain_derived(id_, with_hit_points, EVERYTHING)
            assert (steps[-1].id, steps[-1].operands, steps[-1].result) == (id_, (), case[id_])
            assert replay(steps) == steps
        assert derived_value("hit_points", values, total) == case["total_hit_points"]


def test_what_the_record_does_not_have() -> None:
    """The SRD has no major wound, experience bonus, sanity, fatigue or encumbrance."""
    assert major_wound(13, SRD) is None
    assert major_wound(None, SRD) is None
    assert experience_bonus(13, SRD) == 0
    assert experience_bonus(None, SRD) == 0
    for id_ in ("major_wound", "experience_bonus", "sanity", "fatigue", "encumbrance_limit"):
        assert derived_formula(id_, SRD) is None
        assert derived_value(id_, {}, SRD) is None
        assert explain_derived(id_, {}, SRD) == ()
    for id_ in ("hit_points", "power_points", "move"):
        assert derived_formula(id_, SRD) is not None
    with pytest.raises(RulesError) as caught:
        derived_formula("luck_points")
    assert (caught.value.code, caught.value.parameters) == ("unknown_name", {"name": "luck_points"})


def test_missing_is_not_zero() -> None:
    missing = {
        "con": lambda: hit_points(None, 13),
        "siz": lambda: hit_points(12, None),
        "pow": lambda: power_points(None),
        "str": lambda: damage_bonus(None),
        "hp": lambda: major_wound(None, UGE),
        "int": lambda: experience_bonus(None, UGE),
        "dex": lambda: category_bonus("combat", {"int": 10, "str": 10}, BrpOptions(category_bonus="full")),
        "app": lambda: category_bonus("communication", {"app": None}, BrpOptions(category_bonus="simple")),
    }
    for name, work_out in missing.items():
        with pytest.raises(RulesError) as caught:
            work_out()
        assert (caught.value.code, caught.value.parameters) == ("missing_value", {"name": name})


def test_damage_bonus(vectors: dict[str, Any]) -> None:
    """R10: every edge of the table and far beyond it."""
    for total, dice in vectors["damage_bonus"]["rows"]:
        assert damage_bonus(total) == dice, total
    totals = (2, 12, 13, 16, 17, 24, 25, 32, 33, 40, 41, 56, 57, 72, 73, 88, 89, 300)
    assert [damage_bonus(total) for total in totals] == [
        *("-1D6", "-1D6", "-1D4", "-1D4", "", "", "+1D4", "+1D4", "+1D6", "+1D6", "+2D6", "+2D6"),
        *("+3D6", "+3D6", "+4D6", "+4D6", "+5D6", "+18D6"),
    ]
    assert damage_bonus(0) == damage_bonus(1) == "-1D6"


def test_category_bonus_at_its_edges() -> None:
    full, simple = BrpOptions(category_bonus="full"), BrpOptions(category_bonus="simple")
    ten = dict.fromkeys(("str", "con", "siz", "int", "pow", "dex", "app"), 10)
    assert category_bonus("mental", ten, full) == 0, "a missing EDU adds nothing"
    assert category_bonus("mental", {**ten, "edu": 15}, full) == 2
    assert category_bonus("mental", {**ten, "edu": 5}, full) == -2, "half is cut towards zero"
    assert category_bonus("physical", {**ten, "siz": 15}, full) == -5
    assert category_bonus("physical", {**ten, "siz": 5}, full) == 5
    assert category_bonus("perception", {**ten, "pow": 11}, simple) == 6
    for category in (None, "cookery"):
        assert category_bonus(category, {}, full) == 0
    assert category_bonus("combat", {}, SRD) == 0
