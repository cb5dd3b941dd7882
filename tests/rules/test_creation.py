"""Creation: characteristics, points, lists with choices, what breaks the rules, and random characters."""

import json
from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from brp_desktop.catalogue.professions import profession_catalogue
from brp_desktop.catalogue.skill_book import CatalogueSkillBook
from brp_desktop.play.chance import SeededChance
from brp_desktop.rules import RulesError
from brp_desktop.rules.brp import SRD, UGE, BrpOptions, power_level_values
from brp_desktop.rules.brp.creation_plan import CreationPlan, PlannedSkill, Problem, status
from brp_desktop.rules.brp.creation_points import (
    personal_points,
    personality_points,
    personality_shares,
    professional_points,
    skill_ceiling,
)
from brp_desktop.rules.brp.creation_values import (
    age_losses,
    arranged,
    characteristic_dice,
    characteristic_range,
    moved_points,
    point_buy_budget,
    point_buy_spent,
    rolled_age,
    rolled_characteristics,
    rolled_pool,
    youth_losses,
)
from brp_desktop.rules.brp.random_creation import filled, spread
from brp_desktop.rules.brp.skill_lists import ANY, ListFit, Pick, SkillEntry, SkillGroup, SkillList, fit

VECTORS: dict[str, Any] = json.loads((Path(__file__).parents[1] / "data" / "brp-vectors.json").read_text("utf-8"))
CREATION = VECTORS["creation"]


def code_of(call: Any, *arguments: Any, **named: Any) -> str:
    with pytest.raises(RulesError) as caught:
        call(*arguments, **named)
    return caught.value.code


def at_level(level: str, **changes: Any) -> BrpOptions:
    return replace(UGE, **power_level_values(level), **changes)


@pytest.mark.parametrize("case", CREATION["srd"], ids=str)
def test_budgets_srd(case: dict[str, Any]) -> None:
    assert professional_points() == case["professional"]
    assert professional_points(age=16, rolled_age=20) == case["professional"]
    assert personal_points(case["int"]) == case["personal"]


@pytest.mark.parametrize("case", CREATION["uge"], ids=str)
def test_budgets_uge(case: dict[str, Any]) -> None:
    options = at_level(case["level"], education="edu" in case)
    age, rolled = None, 22
    if "years_above_rolled_age" in case:
        age = rolled + case["years_above_rolled_age"]
    elif "years_below_18" in case:
        age, rolled = 18 - case["years_below_18"], 18
    points = professional_points(options, education=case.get("edu"), age=age, rolled_age=rolled)
    assert points == case["professional"]
    if "personal" in case:
        assert personal_points(case["int"]) == case["personal"]
        assert options.skill_cap == case["cap"]


def test_budgets_in_detail() -> None:
    assert code_of(professional_points, at_level("normal", education=True)) == "missing_value"
    assert code_of(personal_points, None) == "missing_value"
    assert [professional_points(at_level(level, education=True), education=10) for level in ("heroic", "epic")] == [
        250,
        300,
    ]
    assert professional_points(at_level("superhuman", education=True), education=10) == 400
    assert professional_points(at_level("heroic"), age=44, rolled_age=23) == 325 + 40
    assert professional_points(at_level("superhuman"), age=17, rolled_age=23) == 460
    assert professional_points(at_level("normal"), age=40) == 250
    assert professional_points(at_level("normal", education=True), education=1, age=10) == 0
    assert [skill_ceiling(base, UGE) for base in (25, 75, 80)] == [75, 75, 80]
    assert skill_ceiling(25, at_level("superhuman")) is None
    assert [personality_points(base, UGE) for base in (5, 55, 60, 75, 90)] == [20, 20, 15, 0, 0]
    assert personality_points(90, at_level("superhuman")) == 20


def test_no_point_of_a_personality_is_lost() -> None:
    """12.4: what a skill cannot take below the cap goes to the others of the personality."""
    assert personality_shares([], UGE) == ()
    assert personality_shares([25] * 13, UGE) == (20,) * 13
    assert personality_shares([65, *[25] * 12], UGE) == (10, 25, 25, *[20] * 10)
    assert personality_shares([90, 25], UGE) == (0, 40)
    assert personality_shares([60, 50], UGE) == (15, 25)
    assert personality_shares([75, 60], UGE) == (0, 15), "where nobody has room, none can be given"
    assert personality_shares([90, 200], at_level("superhuman")) == (20, 20)


@given(st.lists(st.integers(0, 120), max_size=15))
def test_shares_of_a_personality(bases: list[int]) -> None:
    """Never above the ceiling, never below what a skill gets by itself, all of it as long as there is room."""
    shares = personality_shares(bases, UGE)
    rooms = [max(0, 75 - base) for base in bases]
    assert all(min(20, room) <= share <= room for share, room in zip(shares, rooms, strict=True))
    assert sum(shares) == min(20 * len(bases), sum(rooms))


def test_the_status_takes_any_spread_of_what_is_over() -> None:
    """Whoever puts it elsewhere among the skills of the personality keeps the rules; what is missing is listed."""
    picks = (Pick("spot"), Pick("hide"), Pick("listen"))
    plan = replace(GOOD, options=UGE, personality_picks=picks, profession=None, profession_picks=())

    def told(*points: int) -> list[Problem]:
        skills = [
            PlannedSkill(pick=pick, base=base, personality=given)
            for pick, base, given in zip(picks, (65, 25, 25), points, strict=True)
        ]
        return [each for each in status(replace(plan, skills=tuple(skills))) if "personality" in each.subject]

    assert told(10, 25, 25) == told(10, 30, 20) == told(10, 20, 30) == []
    assert told(10, 20, 20) == [
        Problem("points_left", "personality.hide", 5),
        Problem("points_left", "personality.listen", 5),
    ]
    assert Problem("points_overspent", "personality.hide", 25) in told(10, 50, 25)


@pytest.mark.parametrize("case", CREATION["point_buy"], ids=str)
def test_point_buy(case: dict[str, Any]) -> None:
    plan = CreationPlan(options=UGE, method="point_buy", values=case["values"])
    problems = {problem.id for problem in status(plan) if problem.subject in case["values"]}
    if "error" in case:
        assert problems == {case["error"]}
        return
    assert point_buy_spent(case["values"]) == case["spent"]
    assert not problems


def test_point_buy_budgets() -> None:
    levels = ("normal", "heroic", "epic", "superhuman")
    assert [point_buy_budget(at_level(level)) for level in levels] == [24, 36, 48, 60]
    costs = {"str": 1, "con": 1, "siz": 1, "int": 3, "pow": 3, "dex": 3, "app": 1, "edu": 3}
    for id_, cost in costs.items():
        assert point_buy_spent({id_: 12}) == 2 * cost
        assert point_buy_spent({id_: 7}) == -3 * cost
    assert point_buy_spent({"str": None, "int": 11}) == 3


@pytest.mark.parametrize("case", CREATION["moved_points"], ids=str)
def test_moved_points(case: dict[str, Any]) -> None:
    moved = moved_points(case["from"], case["to"])
    assert moved.allowed is case["allowed"]
    if "moved" in case:
        assert moved.points == case["moved"]
    if "why" in case:
        assert case["why"] in moved.problems
    elif not case["allowed"]:
        assert moved.problems == ("moved_too_many_points",)


def test_characteristics_rolled() -> None:
    light = {"str", "con", "pow", "dex", "app"}
    assert {
        id_ for id_ in ["str", "con", "siz", "int", "pow", "dex", "app", "edu"] if characteristic_dice(id_) == "3D6"
    } == light
    assert characteristic_dice("str", "rolled_high") == "2D6+6"
    for seed in range(30):
        values = rolled_characteristics(SeededChance(seed))
        assert set(values) == light | {"siz", "int"}
        assert all(low <= values[id_] <= 18 for id_, (low, _) in ((i, characteristic_range(i)) for i in values))
        high = rolled_characteristics(SeededChance(seed), at_level("normal", education=True), method="rolled_high")
        assert set(high) == light | {"siz", "int", "edu"}
        assert min(high.values()) >= 8
        pool = rolled_pool(SeededChance(seed))
        assert len(pool) == 7
        assert list(pool) == sorted(pool, reverse=True)
    assert rolled_characteristics(SeededChance(4)) == rolled_characteristics(SeededChance(4))
    assert code_of(rolled_characteristics, SeededChance(1), method="point_buy") == "unknown_name"
    assert arranged((15, 7, 5), ("str", "siz", "int")) == {"str": 15, "siz": 8, "int": 8}
    assert code_of(arranged, (15,), ("str", "siz")) == "unknown_name"
    assert [characteristic_range(i, UGE) for i in ("str", "siz")] == [(3, 21), (8, 21)]
    assert [characteristic_range(i) for i in ("str", "int")] == [(3, 18), (8, 18)]


def test_ages() -> None:
    assert [rolled_age(roll) for roll in (1, 6)] == [18, 23]
    assert code_of(rolled_age, 7) == "roll_out_of_range"
    assert [age_losses(age) for age in (20, 49, 50, 59, 60, 70, 79, 80, 90)] == [0, 0, 1, 1, 2, 3, 3, 6, 9]
    assert [youth_losses(age, 20) for age in (17, 19, 20, 30)] == [3, 1, 0, 0]


WARRIOR = SkillList(
    (
        SkillGroup(1, (SkillEntry("brawl"),)),
        SkillGroup(1, (SkillEntry("melee_weapon", (ANY,)),)),
        SkillGroup(
            2, (SkillEntry("climb"), SkillEntry("firearm", ("firearm_pistol", "firearm_rifle")), SkillEntry("hide"))
        ),
        SkillGroup(1, (SkillEntry(any_of=(SkillEntry("drive", (ANY,)), SkillEntry("ride", (ANY,)))),)),
        SkillGroup(1, (SkillEntry(category="mental"),)),
    )
)
CATEGORIES = {"appraise": "mental", "knowledge": "mental", "brawl": "combat"}
FILLED = (
    Pick("appraise"),
    Pick("ride", "ride_horse"),
    Pick("hide"),
    Pick("firearm", "firearm_rifle"),
    Pick("melee_weapon", "melee_weapon_axe"),
    Pick("brawl"),
)


def test_lists_are_filled() -> None:
    assert WARRIOR.size == 6
    told = fit(WARRIOR, FILLED, CATEGORIES)
    assert told.complete
    assert told.groups == (4, 3, 2, 2, 1, 0)
    assert fit(WARRIOR, FILLED[1:], CATEGORIES).missing == (0, 0, 0, 0, 1)
    wrong = fit(WARRIOR, (*FILLED[1:], Pick("swim")), CATEGORIES)
    assert (wrong.misfits, wrong.complete) == ((5,), False)
    assert not fit(WARRIOR, FILLED).complete


def test_an_open_group_first_does_not_block_a_narrow_one() -> None:
    """The order of choosing never matters: who sits in the wrong place moves."""
    open_first = SkillList((SkillGroup(1, (SkillEntry(anything=True),)), SkillGroup(1, (SkillEntry("brawl"),))))
    assert fit(open_first, [Pick("brawl"), Pick("spot")]).groups == (1, 0)
    assert fit(open_first, [Pick("spot"), Pick("brawl")]).groups == (0, 1)
    chain = SkillList(
        (
            SkillGroup(1, (SkillEntry(anything=True),)),
            SkillGroup(1, (SkillEntry("brawl"), SkillEntry("spot"))),
            SkillGroup(1, (SkillEntry("spot"),)),
        )
    )
    assert fit(chain, [Pick("spot"), Pick("brawl"), Pick("hide")]).groups == (2, 1, 0)


def test_entries_taken_once_or_often() -> None:
    """A named entry once, even with another of its specialities; an open one several times, each time differently."""
    two_guns = (Pick("firearm", "firearm_rifle"), Pick("firearm", "firearm_pistol"))
    assert fit(WARRIOR, two_guns).misfits == (1,)
    crafts = SkillList((SkillGroup(3, (SkillEntry("craft", (ANY,)), SkillEntry("spot"))),))
    picks = [Pick("craft", "craft_cooking"), Pick("craft", "craft_knots"), Pick("craft", "own word")]
    assert fit(crafts, picks).complete
    assert fit(crafts, [picks[0], picks[0], picks[1]]).misfits == (1,)
    assert fit(crafts, [Pick("spot"), Pick("spot"), picks[0]]).missing == (1,)


def test_a_list_that_is_only_typical_takes_anything() -> None:
    loose = SkillList((SkillGroup(2, (SkillEntry("spot"),), strict=False),))
    assert fit(loose, [Pick("swim"), Pick("spot")]).complete
    assert fit(SkillList((SkillGroup(2, (SkillEntry("spot"),)),)), [Pick("swim"), Pick("spot")]).misfits == (0,)


ENTRIES = st.sampled_from(
    [SkillEntry("a"), SkillEntry("b"), SkillEntry("c", (ANY,)), SkillEntry("c", ("x", "y")), SkillEntry(category="k")]
)
LISTS = st.builds(
    lambda groups: SkillList(tuple(groups)),
    st.lists(
        st.builds(lambda n, es: SkillGroup(n, tuple(es)), st.integers(1, 2), st.lists(ENTRIES, min_size=1, max_size=2)),
        max_size=3,
    ),
)
PICKS = st.lists(
    st.sampled_from([Pick("a"), Pick("b"), Pick("c", "x"), Pick("c", "y"), Pick("c", "z"), Pick("d")]),
    max_size=4,
    unique=True,
)


def placed_by_trying(wanted: SkillList, picks: list[Pick]) -> int:
    """The most picks that can be placed, by trying every assignment."""
    categories = {"d": "k", "a": "k"}
    places = [(g, e) for g, group in enumerate(wanted.groups) for e in range(len(group.entries))]
    best = 0
    for choice in product([None, *places], repeat=len(picks)):
        used = [place for place in choice if place is not None]
        if len(used) <= best:
            continue
        good = all(
            wanted.groups[place[0]].entries[place[1]].accepts(pick, categories)
            for pick, place in zip(picks, choice, strict=True)
            if place is not None
        )
        good = good and all(sum(u[0] == g for u in used) <= group.count for g, group in enumerate(wanted.groups))
        good = good and all(used.count((g, e)) <= 1 or wanted.groups[g].entries[e].repeatable for g, e in set(used))
        if good:
            best = len(used)
    return best


@given(LISTS, PICKS)
def test_as_many_picks_as_possible_find_a_place(wanted: SkillList, picks: list[Pick]) -> None:
    told = fit(wanted, picks, {"d": "k", "a": "k"})
    placed = [group for group in told.groups if group is not None]
    assert len(placed) == placed_by_trying(wanted, picks)
    for number, group in enumerate(wanted.groups):
        assert told.missing[number] == group.count - placed.count(number) >= 0
        for pick, at in zip(picks, told.groups, strict=True):
            assert at != number or any(entry.accepts(pick, {"d": "k", "a": "k"}) for entry in group.entries)
    assert isinstance(told, ListFit)


SKILLS = (
    PlannedSkill(pick=Pick("brawl"), base=25, professional=50, category="combat"),
    PlannedSkill(pick=Pick("spot"), base=25, professional=200, category="perception"),
    PlannedSkill(pick=Pick("climb"), base=40, professional=50, personal=100, category="physical"),
)
PROFESSION = SkillList((SkillGroup(1, (SkillEntry("brawl"),)), SkillGroup(2, (SkillEntry(anything=True),))))
GOOD = CreationPlan(
    values={"str": 12, "con": 12, "siz": 13, "int": 10, "pow": 11, "dex": 12, "app": 12},
    profession=PROFESSION,
    profession_picks=(Pick("brawl"), Pick("spot"), Pick("climb")),
    skills=SKILLS,
)


def with_skill(index: int, **changes: Any) -> CreationPlan:
    skills = list(SKILLS)
    skills[index] = replace(skills[index], **changes)
    return replace(GOOD, skills=tuple(skills))


def test_a_good_plan_has_no_problems() -> None:
    assert status(GOOD) == ()


@pytest.mark.parametrize(
    ("plan", "problem"),
    [
        (with_skill(0, professional=40), Problem("points_left", "professional", 10)),
        (with_skill(0, professional=65), Problem("points_overspent", "professional", 15)),
        (with_skill(2, personal=90), Problem("points_left", "personal", 10)),
        (with_skill(2, personal=101), Problem("points_overspent", "personal", 1)),
        (replace(GOOD, options=BrpOptions(skill_cap=225)), None),
        (replace(GOOD, options=BrpOptions(skill_cap=224)), Problem("skill_above_cap", "spot", 1)),
        (replace(GOOD, moved={"str": -3, "app": 3}), None),
        (replace(GOOD, moved={"str": -4, "app": 4}), Problem("moved_too_many_points", "characteristics", 8)),
        (replace(GOOD, moved={"str": -1}), Problem("sum_changed", "characteristics", 1)),
        (replace(GOOD, values={**GOOD.values, "str": 2}), Problem("characteristic_out_of_range", "str", 1)),
        (replace(GOOD, values={**GOOD.values, "siz": 7}), Problem("characteristic_out_of_range", "siz", 1)),
        (replace(GOOD, values={**GOOD.values, "str": 19}), Problem("above_maximum", "str", 1)),
        (replace(GOOD, values={**GOOD.values, "str": None}), Problem("missing_value", "str", 0)),
        (replace(GOOD, values={**GOOD.values, "int": None}), Problem("missing_value", "int", 0)),
        (with_skill(1, needs_speciality=True), Problem("speciality_missing", "spot", 0)),
        (with_skill(1, personality=20), Problem("points_overspent", "personality.spot", 20)),
    ],
)  # fmt: skip
def test_one_problem_each(plan: CreationPlan, problem: Problem | None) -> None:
    assert status(plan) == ((problem,) if problem else ())


def test_a_speciality_is_missed_only_where_it_matters() -> None:
    unnamed = PlannedSkill(pick=Pick("art"), base=5, needs_speciality=True)
    assert status(replace(GOOD, skills=(*SKILLS, unnamed))) == ()
    picked = replace(GOOD, profession_picks=(Pick("brawl"), Pick("art"), Pick("climb")), skills=(SKILLS[0], unnamed))
    assert Problem("speciality_missing", "art") in status(picked)
    assert Problem("speciality_missing", "art") in status(replace(GOOD, skills=(*SKILLS, replace(unnamed, personal=5))))
    assert Problem("speciality_missing", "art") in status(
        replace(GOOD, skills=(*SKILLS, replace(unnamed, personality=5)))
    )


def test_plans_are_values() -> None:
    assert hash(GOOD) == hash(replace(GOOD))
    skill = PlannedSkill(pick=Pick("spot"), base=25, professional=1, personal=2, personality=4)
    assert skill.rating == 32
    assert replace(GOOD, moved={"str": -1, "dex": 1}).final_values["dex"] == 13


def test_problems_of_choices() -> None:
    named = SkillList(tuple(SkillGroup(1, (SkillEntry(skill),)) for skill in ("brawl", "spot", "climb")))
    swapped = replace(GOOD, profession=named, profession_picks=(Pick("hide"), Pick("spot"), Pick("climb")))
    assert status(swapped) == (
        Problem("choice_incomplete", "profession", 1),
        Problem("skill_not_of_the_profession", "hide"),
        Problem("skill_not_of_the_profession", "brawl", 50),
    )
    talker = SkillList((SkillGroup(1, (SkillEntry("persuade"),)),))
    assert status(replace(GOOD, personality=talker)) == (Problem("choice_incomplete", "personality", 1),)
    chosen = replace(
        GOOD,
        personality=talker,
        personality_picks=(Pick("persuade"),),
        skills=(
            *SKILLS,
            PlannedSkill(pick=Pick("persuade", "x"), base=15),
            PlannedSkill(pick=Pick("persuade"), base=15),
        ),
    )
    assert status(chosen) == (Problem("points_left", "personality.persuade", 20),)


def test_point_buy_in_the_status() -> None:
    bought = replace(GOOD, options=UGE, method="point_buy", skills=(), profession=None, profession_picks=())
    values = {"str": 12, "con": 12, "siz": 13, "int": 12, "pow": 11, "dex": 12, "app": 12}
    kinds = {(problem.id, problem.subject) for problem in status(replace(bought, values=values))}
    assert kinds == {("points_left", "professional"), ("points_left", "personal")}
    rich = status(replace(bought, values={**values, "str": 14}))
    assert Problem("points_overspent", "point_buy", 2) in rich
    poor = status(replace(bought, values={**values, "int": 11}))
    assert Problem("points_left", "point_buy", 3) in poor
    assert Problem("characteristic_out_of_range", "str", 1) in status(replace(bought, values={**values, "str": 2}))
    assert not [p for p in status(replace(bought, values={**values, "siz": 3})) if p.subject == "siz"]


def test_education_missing_holds_the_budget_back() -> None:
    learned = replace(GOOD, options=at_level("normal", education=True), values={**GOOD.values, "edu": None}, skills=())
    assert [p.id for p in status(learned) if p.subject in ("edu", "professional")] == ["missing_value"]


AGED = replace(
    GOOD,
    options=at_level("normal"),
    skills=(),
    profession=None,
    profession_picks=(),
    age=62,
    rolled_age=20,
)


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"aged": {"str": -1, "con": -1}}, None),
        ({"aged": {"str": -2}}, None),
        ({}, Problem("points_left", "age", 2)),
        ({"aged": {"dex": -1}}, Problem("points_left", "age", 1)),
        ({"aged": {"str": -3}}, Problem("points_overspent", "age", 1)),
        ({"aged": {"str": -3}, "options": at_level("normal", ageing=True)}, None),
        ({"age": 17, "aged": {"pow": -3}}, None),
        ({"age": 17, "aged": {"pow": -1}}, Problem("points_left", "age", 2)),
        ({"age": 17, "aged": {"pow": -3, "str": -1}}, Problem("points_overspent", "age", 1)),
        ({"age": 62, "options": SRD}, None),
        ({"age": None}, None),
    ],
)
def test_age_takes_points(changes: dict[str, Any], problem: Problem | None) -> None:
    """UGE ch. 2: from 50 on of STR, CON, DEX or APP; each year under the rolled age of any."""
    plan = replace(AGED, **changes)
    assert [one for one in status(plan) if one.subject == "age"] == ([problem] if problem else [])
    if "aged" in changes:
        id_, loss = next(iter(changes["aged"].items()))
        assert plan.final_values[id_] == GOOD.values[id_] + loss
        assert plan.young_values[id_] == GOOD.values[id_]


def test_a_mature_age_does_not_take_from_the_mind() -> None:
    wrong = status(replace(AGED, aged={"str": -1, "pow": -1}))
    assert [one for one in wrong if one.subject == "age"] == [
        Problem("points_left", "age", 1),
        Problem("points_overspent", "age", 1),
    ]


def test_age_does_not_count_as_points_moved() -> None:
    problems = {one.id for one in status(replace(AGED, aged={"str": -1, "con": -1}))}
    assert problems == {"points_left"}


def test_what_culture_gives_counts_to_the_cap() -> None:
    capped = replace(with_skill(0, culture=20), options=BrpOptions(skill_cap=210))
    assert Problem("skill_above_cap", "spot", 15) in status(capped)
    assert Problem("skill_above_cap", "brawl", 5) in status(replace(with_skill(0, culture=140), options=capped.options))


@pytest.mark.parametrize("seed", range(6))
def test_points_are_spread_within_the_room(seed: int) -> None:
    room = {"a": 40, "b": None, "c": 3, "d": 0, "e": -5}
    spent, left = spread(SeededChance(seed), room, 200)
    assert left == 0
    assert sum(spent.values()) == 200
    assert spent["a"] <= 40
    assert (spent["c"] <= 3, spent["d"], spent["e"]) == (True, 0, 0)
    narrow, over = spread(SeededChance(seed), {"a": 40, "c": 3}, 50)
    assert (narrow, over) == ({"a": 40, "c": 3}, 7)
    assert spread(SeededChance(seed), {}, 5) == ({}, 5)


@pytest.mark.parametrize("edition", ["srd", "uge"])
def test_every_list_of_the_catalogue_is_filled(edition: str) -> None:
    """Ten different skills of each profession, thirteen of each personality, also around some chosen already."""
    options = BrpOptions(data_edition=edition)
    book, catalogue = CatalogueSkillBook(options, "fr"), profession_catalogue()
    categories = {skill: book.category(skill) for skill in book.skills()}
    lists = [one.skills for one in catalogue.offered(options)]
    lists += [one.skills for one in catalogue.personalities.values()] if edition == "uge" else []
    for number, wanted in enumerate(lists):
        picks = filled(SeededChance(number), book, wanted)
        assert len(set(picks)) == wanted.size
        assert fit(wanted, picks, categories).complete
        again = filled(SeededChance(number + 1000), book, wanted, picks[:4], categories)
        assert again[:4] == picks[:4]
        assert fit(wanted, again, categories).complete
