"""A complete random character: rolled, chosen and with every point spent (SRD, UGE ch. 2).

The dice come from a source handed in, so the same seed gives the same character.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Protocol, TypeVar

from brp_desktop.rules.brp.creation_plan import CreationPlan, PlannedSkill
from brp_desktop.rules.brp.creation_points import (
    personal_points,
    personality_points,
    professional_points,
    skill_ceiling,
)
from brp_desktop.rules.brp.creation_values import rolled_age, rolled_characteristics
from brp_desktop.rules.brp.options import SRD, BrpOptions
from brp_desktop.rules.brp.skill_lists import ANY, Pick, SkillEntry, SkillGroup, SkillList
from brp_desktop.rules.dice import RandomSource

_STEP = 5
_ATTEMPTS = 1000
_HOBBIES = 6

_Item = TypeVar("_Item")


class SkillBook(Protocol):
    """What a random choice has to know about the skills of a record: the catalogue gives it."""

    def skills(self) -> Sequence[str]:
        """The ids of all skills that may be chosen freely."""

    def category(self, skill: str) -> str:
        """The category of a skill."""

    def is_specialised(self, skill: str) -> bool:
        """Whether a skill needs a speciality."""

    def specialities(self, skill: str) -> Sequence[str]:
        """The specialities to choose from, ids or words; empty where there are none to offer."""

    def base(self, pick: Pick, values: Mapping[str, int]) -> int:
        """The base chance of a skill for these characteristics."""


@dataclass(frozen=True, slots=True)
class RandomCharacter:
    """What came out: the ids of profession and personality (None where the record has none), and the whole plan."""

    profession: str
    personality: str | None
    plan: CreationPlan


def random_character(
    source: RandomSource,
    book: SkillBook,
    professions: Mapping[str, SkillList],
    personalities: Mapping[str, SkillList],
    options: BrpOptions = SRD,
) -> RandomCharacter:
    """Rolls a whole character: characteristics, age, profession, personality, and all points.

    With skills enough to choose from, ``status`` has nothing to say about its plan.
    """
    values = rolled_characteristics(source, options)
    age = rolled_age(source.die(6)) if options.power_level != "none" else 17 + source.die(20)
    profession = _chosen(source, tuple(professions))
    picks = _filled(source, book, professions[profession])
    personality: str | None = None
    personal_picks: tuple[Pick, ...] = ()
    if options.personality and personalities:
        personality = _chosen(source, tuple(personalities))
        personal_picks = _filled(source, book, personalities[personality])
    hobbies = tuple(_any_skill(source, book) for _ in range(_HOBBIES))
    skills: dict[Pick, PlannedSkill] = {}
    for pick in (*picks, *personal_picks, *hobbies):
        base = book.base(pick, values)
        skills[pick] = PlannedSkill(
            pick=pick,
            base=base,
            category=book.category(pick.skill),
            personality=personality_points(base, options) if pick in personal_picks else 0,
            needs_speciality=_is_unfinished(book, pick),
        )
    budget = professional_points(options, education=values.get("edu"), age=age, rolled_age=age)
    _spend(source, skills, picks, budget, "professional", options)
    left = _spend(source, skills, tuple(skills), personal_points(values["int"]), "personal", options)
    for _ in range(_ATTEMPTS):
        if not left:
            break
        pick = _any_skill(source, book)
        skills.setdefault(
            pick, PlannedSkill(pick=pick, base=book.base(pick, values), category=book.category(pick.skill))
        )
        left = _spend(source, skills, (pick,), left, "personal", options)
    plan = CreationPlan(
        options=options,
        values=values,
        age=age,
        rolled_age=age,
        profession=professions[profession],
        profession_picks=picks,
        personality=personalities[personality] if personality else None,
        personality_picks=personal_picks,
        skills=tuple(skills.values()),
    )
    return RandomCharacter(profession, personality, plan)


def _chosen(source: RandomSource, items: Sequence[_Item]) -> _Item:
    return items[source.die(len(items)) - 1]


def _filled(source: RandomSource, book: SkillBook, wanted: SkillList) -> tuple[Pick, ...]:
    """Picks that fill the list, group by group; narrow groups first, so that open ones find what is left."""
    picks: dict[Pick, None] = {}
    for group in sorted(wanted.groups, key=_openness):
        used: set[int] = set()
        for _ in range(group.count):
            picks[_from_group(source, book, group, used, picks)] = None
    return tuple(picks)


def _from_group(
    source: RandomSource, book: SkillBook, group: SkillGroup, used: set[int], taken: Iterable[Pick]
) -> Pick:
    """A new pick out of a group; entries that may be taken once are then marked as used."""
    for _ in range(_ATTEMPTS):
        position = source.die(len(group.entries)) - 1
        entry = group.entries[position]
        if position in used:
            continue
        pick = _from_entry(source, book, entry)
        if pick not in taken and not _is_unfinished(book, pick):
            if not entry.repeatable:
                used.add(position)
            return pick
    return _any_skill(source, book)


def _from_entry(source: RandomSource, book: SkillBook, entry: SkillEntry) -> Pick:
    if entry.any_of:
        return _from_entry(source, book, _chosen(source, entry.any_of))
    if entry.category is not None:
        inside = tuple(skill for skill in book.skills() if book.category(skill) == entry.category)
        return _with_speciality(source, book, _chosen(source, inside))
    if entry.skill is None:
        return _any_skill(source, book)
    if entry.specialities and ANY not in entry.specialities:
        return Pick(entry.skill, _chosen(source, entry.specialities))
    return _with_speciality(source, book, entry.skill)


def _any_skill(source: RandomSource, book: SkillBook) -> Pick:
    return _with_speciality(source, book, _chosen(source, book.skills()))


def _is_unfinished(book: SkillBook, pick: Pick) -> bool:
    return pick.speciality is None and book.is_specialised(pick.skill)


def _with_speciality(source: RandomSource, book: SkillBook, skill: str) -> Pick:
    if not book.is_specialised(skill):
        return Pick(skill)
    offered = book.specialities(skill)
    return Pick(skill, _chosen(source, offered) if offered else None)


def _openness(group: SkillGroup) -> int:
    """0 for a fixed skill, 1 for a choice of named ones, 2 where any speciality will do, 3 where any skill will."""
    if any(entry.anything or entry.category for entry in group.entries) or not group.strict:
        return 3
    if any(entry.repeatable for entry in group.entries):
        return 2
    return min(1, len(group.entries) - 1)


def _spend(
    source: RandomSource,
    skills: dict[Pick, PlannedSkill],
    picks: Sequence[Pick],
    budget: int,
    kind: str,
    options: BrpOptions,
) -> int:
    """Spends points in steps of five on these skills, up to the cap; what finds no room is given back."""
    spent = dict.fromkeys(picks, 0)
    open_ = list(spent)
    left = budget
    while left and open_:
        pick = _chosen(source, open_)
        skill = skills[pick]
        ceiling = skill_ceiling(skill.base, options)
        room = left if ceiling is None else ceiling - skill.rating - spent[pick]
        points = min(_STEP, left, room)
        if points <= 0:
            open_.remove(pick)
            continue
        spent[pick] += points
        left -= points
    for pick, points in spent.items():
        skill = skills[pick]
        if kind == "professional":
            skills[pick] = replace(skill, professional=skill.professional + points)
        else:
            skills[pick] = replace(skill, personal=skill.personal + points)
    return left
