"""The ways somebody can try to escape a blow: not at all, by dodging, by parrying with each thing that parries."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from brp_desktop.play.armed import dodge, kneeling_helps, parry_with, weapon_subject_name
from brp_desktop.play.hindered import defence_aid, defence_problem
from brp_desktop.play.people import (
    NUMBER,
    PERCENTAGE,
    NpcPerson,
    NumberPerson,
    Person,
    SheetPerson,
    npc_roll,
    request_of,
)
from brp_desktop.play.rolling import Situation, Subject, SubjectName, subject_name
from brp_desktop.play.subjects import Act
from brp_desktop.rules import RulesError
from brp_desktop.rules.brp import BrpOptions
from brp_desktop.rules.brp.combat import Defence

NOT_AT_ALL = "none"
"""The key of not defending."""


@dataclass(frozen=True, slots=True)
class Way:
    """One way. ``key`` stays the same while sheets change; ``chance`` is None where ``problem`` says why not.

    ``shield``: its own chance against a missile holds, not the skill's; ``kneels``: on the knees behind it.
    """

    key: str
    by: Defence
    subject: Subject
    name: SubjectName
    chance: int | None = None
    problem: RulesError | None = None
    shield: bool = False
    kneels: bool = False


def ways(
    person: Person | None, tried: int = 0, options: BrpOptions | None = None, *, missile: bool = False
) -> tuple[Way, ...]:
    """Every way of a person who has tried so many defences this round; not to defend comes first.

    ``missile``: against something shot or thrown.
    """
    found = [Way(NOT_AT_ALL, "none", NUMBER, SubjectName())]
    if person is not None:
        for way in _of(person, missile=missile and options is not None and options.combat_matrix == "uge"):
            act = Act(defence=tried + 1, missile=missile, kneels=way.kneels)
            problem = defence_problem(person, way.key.partition(":")[2].partition(":")[0])
            if problem is None:
                found.append(_with_chance(way, person, Situation(act=act, aid=defence_aid(person)), options))
            else:
                found.append(replace(way, problem=problem))
    return tuple(found)


def best_way(found: tuple[Way, ...]) -> str:
    """The key of the way with the best chance; of equals the first. Nobody kneels unasked."""
    standing = [way for way in found if not way.kneels]
    return max(standing, key=lambda way: -1 if way.chance is None else way.chance).key


def _of(person: Person, *, missile: bool) -> Iterator[Way]:
    if isinstance(person, NumberPerson):
        yield Way("dodge", "dodge", NUMBER, SubjectName())
        yield Way("parry", "parry", NUMBER, SubjectName())
    elif isinstance(person, SheetPerson):
        yield from _of_sheet(person, missile=missile)
    else:
        yield from _of_npc(person)


def _of_sheet(person: SheetPerson, *, missile: bool) -> Iterator[Way]:
    character, derived = person.character, person.derived
    rows = {row.id: row for row in character.skills}
    dodging = dodge(character)
    if dodging is not None:
        row = next(row for row in character.skills if row.id == dodging.id)
        yield Way("dodge", "dodge", dodging, subject_name(row))
    for weapon in character.weapons:
        numbers = derived.weapons[weapon.id]
        if numbers.parry_error != "cannot_parry":
            row_ = rows.get(numbers.parry_row) if numbers.parry_row is not None else None
            name = weapon_subject_name(weapon, row_, "parry")
            subject, shield = parry_with(derived, weapon.id), missile and numbers.facts.missile_band is not None
            yield Way(f"parry:{weapon.id}", "parry", subject, name, shield=shield)
            if shield and kneeling_helps(numbers):
                yield Way(f"parry:{weapon.id}:kneels", "parry", subject, name, shield=True, kneels=True)


def _of_npc(person: NpcPerson) -> Iterator[Way]:
    npc = person.npc
    for skill in npc.skills:
        if skill.skill == "dodge":
            yield Way("dodge", "dodge", Subject("skill", skill.id), subject_name(skill))
            break
    else:
        if npc.percentage is not None:
            yield Way("dodge", "dodge", Subject("skill", PERCENTAGE), SubjectName(skill="dodge"))
    for weapon in npc.weapons:
        if weapon.score is not None:
            subject = Subject("skill", weapon.id)
            yield Way(f"parry:{weapon.id}", "parry", subject, npc_roll(npc, subject)[0])


def _with_chance(way: Way, person: Person, situation: Situation, options: BrpOptions | None) -> Way:
    try:
        request = request_of(person, way.subject, situation, options)
    except RulesError as error:
        return replace(way, problem=error)
    return replace(way, chance=request.chance)
