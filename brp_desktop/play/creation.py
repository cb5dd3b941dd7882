"""A creation as its sheet shows it: steps, budgets, choices still open, and everything that breaks the rules."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Literal

from msgspec import Struct

from brp_desktop.catalogue.professions import profession_catalogue
from brp_desktop.rules import Explanation, RulesError, Step
from brp_desktop.rules.brp import BrpOptions
from brp_desktop.rules.brp.characteristics import active_characteristics
from brp_desktop.rules.brp.creation_plan import CreationPlan, PlannedSkill, Problem, name_of, status
from brp_desktop.rules.brp.creation_points import (
    explain_personal_points,
    explain_professional_points,
    personal_points,
    professional_points,
    skill_ceiling,
)
from brp_desktop.rules.brp.creation_values import METHODS, point_buy_budget, point_buy_spent, rolled_age
from brp_desktop.rules.brp.skill_lists import Pick, SkillGroup, SkillList, fit
from brp_desktop.sheet import skill_rules
from brp_desktop.sheet.brp import BrpCharacter, Skill
from brp_desktop.sheet.creation import STEPS, TYPED, Creation
from brp_desktop.sheet.derive import Derived
from brp_desktop.sheet.ids import CharacteristicId, SkillId

ListName = Literal["profession", "personality"]
"""The two lists of skills that a creation chooses from."""

PoolName = Literal["professional", "personal", "point_buy", "age"]
"""What has a budget: points of skills, points to buy characteristics with, points that age takes."""

MISSING_VALUES = "missing_values"
"""The trouble of several characteristics that are still missing (``summed_up``)."""

STILL_OPEN = frozenset({"missing_value", MISSING_VALUES, "points_left", "choice_incomplete", "speciality_missing"})
"""Troubles that only say what is still to be done."""

_DICE_OF_AGE = range(1, 7)


class Budget(Struct, frozen=True):
    """Points used, and how many there are; None while a value is missing that they hang on."""

    used: int
    total: int | None

    @property
    def left(self) -> int | None:
        """What is still to be used, below 0 where more was used than there is."""
        return None if self.total is None else self.total - self.used


class Trouble(Struct, frozen=True):
    """One thing that breaks the rules of creation or is still to be done; the step and the field of the sheet for it.

    ``id``, ``subject`` and ``amount`` are those of the rules (``rules.brp.creation_plan.Problem``).
    """

    id: str
    subject: str
    amount: int
    step: str
    skill: SkillId | None = None
    characteristic: CharacteristicId | None = None

    @property
    def is_open(self) -> bool:
        """Whether something is still to be done; else something breaks the rules."""
        return self.id in STILL_OPEN


class OpenChoice(Struct, frozen=True):
    """A group of a list that still wants skills: its place in the list, the group itself, how many are missing."""

    place: int
    group: SkillGroup
    missing: int


def steps_of(options: BrpOptions) -> tuple[str, ...]:
    """The steps under these rules."""
    return tuple(step for step in STEPS if step != "personality" or options.personality)


def methods_of(options: BrpOptions) -> tuple[str, ...]:
    """The ways to characteristics that the edition has, typing last."""
    return (*METHODS[options.data_edition], TYPED)


def creation_of(character: BrpCharacter) -> Creation:
    """The record of the sheet, or the beginning of one."""
    return character.creation or Creation()


def pick_of(row: Skill) -> Pick:
    """A row as the lists name it; one of the user's own by its id."""
    return Pick(row.skill or row.id, row.speciality or row.speciality_text.strip() or None)


def skill_list(character: BrpCharacter, which: ListName) -> SkillList | None:
    """The list that the character's profession or personality chooses from; None without one."""
    catalogue = profession_catalogue()
    if which == "profession":
        profession = catalogue.professions.get(character.profession or "")
        return None if profession is None else profession.skills
    personality = catalogue.personalities.get(character.personality or "")
    return None if personality is None else personality.skills


def chosen_rows(character: BrpCharacter, which: ListName) -> tuple[SkillId, ...]:
    """The rows chosen for a list: those chosen by name, then those that have its points."""
    creation = creation_of(character)
    named = creation.profession_skills if which == "profession" else creation.personality_skills
    rows = {row.id: row for row in character.skills}
    picked = dict.fromkeys(id_ for id_ in named if id_ in rows)
    picked.update(dict.fromkeys(id_ for id_, row in rows.items() if getattr(row.points, which)))
    return tuple(picked)


def open_choices(character: BrpCharacter, derived: Derived, which: ListName) -> tuple[OpenChoice, ...]:
    """The groups of a list that still want skills, in the list's order; empty without a list."""
    wanted = skill_list(character, which)
    if wanted is None:
        return ()
    missing = fit(wanted, picks_of(character, which), _categories(character, derived)).missing
    return tuple(
        OpenChoice(place, group, count)
        for place, (group, count) in enumerate(zip(wanted.groups, missing, strict=True))
        if count
    )


def misfits(character: BrpCharacter, derived: Derived, which: ListName) -> tuple[SkillId, ...]:
    """The chosen rows that have no place in the list."""
    wanted = skill_list(character, which)
    if wanted is None:
        return ()
    rows = chosen_rows(character, which)
    places = fit(wanted, picks_of(character, which), _categories(character, derived)).misfits
    return tuple(rows[place] for place in places)


def picks_of(character: BrpCharacter, which: ListName) -> tuple[Pick, ...]:
    """The rows chosen for a list as it names them."""
    rows = {row.id: row for row in character.skills}
    return tuple(pick_of(rows[id_]) for id_ in chosen_rows(character, which))


def thrown_age(creation: Creation) -> int | None:
    """The age that the dice said; None before they were thrown."""
    roll = creation.age_roll
    return None if roll is None or roll not in _DICE_OF_AGE else rolled_age(roll)


def plan_of(character: BrpCharacter, derived: Derived) -> CreationPlan:
    """The character as the rules of creation look at it; of what was looked at last it is not worked out anew."""
    return _last_plan(derived) if derived.character is character else _made_plan(character, derived)


@lru_cache(maxsize=2)
def _last_plan(derived: Derived) -> CreationPlan:
    return _made_plan(derived.character, derived)


def _made_plan(character: BrpCharacter, derived: Derived) -> CreationPlan:
    creation, options = creation_of(character), character.options
    active = active_characteristics(options)
    parts = {row.id: row for row in character.characteristics}
    return CreationPlan(
        options=options,
        method=creation.method,
        values={id_: parts[id_].initial if id_ in parts else None for id_ in map(CharacteristicId, active)},
        moved={id_: row.moved for id_, row in parts.items() if row.moved and id_ in active},
        aged={id_: row.age for id_, row in parts.items() if row.age and id_ in active},
        age=character.age,
        rolled_age=thrown_age(creation),
        profession=skill_list(character, "profession"),
        profession_picks=picks_of(character, "profession"),
        personality=skill_list(character, "personality"),
        personality_picks=picks_of(character, "personality"),
        skills=_planned(character, derived),
    )


def troubles_of(character: BrpCharacter, derived: Derived) -> tuple[Trouble, ...]:
    """Everything that breaks the rules, in the order of the steps; nothing is refused because of it."""
    return _last_troubles(derived) if derived.character is character else _found_troubles(character, derived)


@lru_cache(maxsize=2)
def _last_troubles(derived: Derived) -> tuple[Trouble, ...]:
    return _found_troubles(derived.character, derived)


def _found_troubles(character: BrpCharacter, derived: Derived) -> tuple[Trouble, ...]:
    rows: dict[str, SkillId] = {}
    for row in character.skills:
        rows.setdefault(name_of(pick_of(row)), row.id)
    found = [_trouble(problem, rows) for problem in status(plan_of(character, derived))]
    return tuple(sorted(found, key=lambda trouble: STEPS.index(trouble.step)))


def summed_up(troubles: tuple[Trouble, ...]) -> tuple[Trouble, ...]:
    """The same with several missing characteristics as one ``missing_values``, their number as its amount."""
    missing = [one for one in troubles if one.id == "missing_value"]
    if len(missing) < 2:
        return troubles
    together = Trouble(MISSING_VALUES, "characteristics", len(missing), "characteristics")
    return (together, *(one for one in troubles if one.id != "missing_value"))


def budget(character: BrpCharacter, derived: Derived, pool: PoolName) -> Budget:
    """How much of a pool is used, and how much there is."""
    if pool == "professional" or pool == "personal":
        source = "profession" if pool == "professional" else "personal"
        used = sum(getattr(row.points, source) for row in character.skills)
        return Budget(used, _points(plan_of(character, derived), pool))
    plan = plan_of(character, derived)
    if pool == "point_buy":
        return Budget(point_buy_spent(plan.values), point_buy_budget(plan.options))
    return Budget(-sum(plan.aged.values()), sum(plan.losses_due))


def budget_steps(character: BrpCharacter, derived: Derived, pool: PoolName) -> Explanation:
    """How the total of a pool comes about; empty while a value is missing, and for what age takes."""
    plan = plan_of(character, derived)
    final = plan.final_values
    try:
        if pool == "personal":
            return explain_personal_points(final.get("int"))
        if pool == "professional":
            return explain_professional_points(
                plan.options, education=final.get("edu"), age=plan.age, rolled_age=plan.rolled_age
            )
    except RulesError:
        return ()
    if pool != "point_buy":
        return ()
    total = point_buy_budget(plan.options)
    return (Step("base", (total,), total), Step("points", (), total))


def room_of(character: BrpCharacter, derived: Derived, skill: SkillId) -> int | None:
    """How many points a row takes before it is above the cap, below 0 where it is; None without a cap."""
    row = next(row for row in character.skills if row.id == skill)
    ceiling = skill_ceiling(derived.skills[skill].base or 0, character.options)
    return None if ceiling is None else ceiling - _planned_skill(row, character.options, derived).rating


def _points(plan: CreationPlan, pool: Literal["professional", "personal"]) -> int | None:
    final = plan.final_values
    try:
        if pool == "personal":
            return personal_points(final.get("int"))
        return professional_points(plan.options, education=final.get("edu"), age=plan.age, rolled_age=plan.rolled_age)
    except RulesError:
        return None


def _planned(character: BrpCharacter, derived: Derived) -> tuple[PlannedSkill, ...]:
    """The rows that creation has to do with: those with points, and those chosen."""
    chosen = {*chosen_rows(character, "profession"), *chosen_rows(character, "personality")}
    return tuple(
        _planned_skill(row, character.options, derived)
        for row in character.skills
        if row.id in chosen or row.points.total != row.points.experience
    )


def _planned_skill(row: Skill, options: BrpOptions, derived: Derived) -> PlannedSkill:
    numbers = derived.skills[row.id]
    return PlannedSkill(
        pick=pick_of(row),
        base=numbers.base or 0,
        category=numbers.category,
        professional=row.points.profession,
        personal=row.points.personal,
        personality=row.points.personality,
        culture=row.points.culture,
        needs_speciality=skill_rules.needs_speciality(row, options),
    )


def _categories(character: BrpCharacter, derived: Derived) -> Mapping[str, str]:
    return {pick_of(row).skill: derived.skills[row.id].category for row in character.skills}


_STEP_OF = {
    "professional": "professional",
    "personal": "personal",
    "point_buy": "characteristics",
    "age": "age",
    "profession": "profession",
    "personality": "personality",
    "characteristics": "characteristics",
}


def _trouble(problem: Problem, rows: Mapping[str, SkillId]) -> Trouble:
    """The problem with the place where it is put right."""
    id_, subject, amount = problem.id, problem.subject, problem.amount
    if subject.startswith("personality."):
        skill = rows.get(subject.removeprefix("personality."))
        return Trouble(id_, subject, amount, "personality", skill)
    if subject in _STEP_OF:
        return Trouble(id_, subject, amount, _STEP_OF[subject])
    if id_ in ("characteristic_out_of_range", "above_maximum", "missing_value"):
        return Trouble(id_, subject, amount, "characteristics", None, CharacteristicId(subject))
    step = "profession" if id_ == "speciality_missing" else "professional"
    return Trouble(id_, subject, amount, step, rows.get(subject))
