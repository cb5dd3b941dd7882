"""Somebody held back in a fight: what it does to attack and defence, and what can be tried against it (UGE ch. 6)."""

from dataclasses import dataclass, replace

from msgspec.structs import replace as with_fields

from brp_desktop.play.armed import attack_with
from brp_desktop.play.blows import Arm
from brp_desktop.play.people import NpcPerson, Person, SheetPerson, request_of, value_of
from brp_desktop.play.rolling import RollRequest, Situation, Subject
from brp_desktop.play.subjects import Aid
from brp_desktop.rules import RulesError
from brp_desktop.rules.brp import SRD, BrpOptions, Difficulty
from brp_desktop.rules.brp.hindrances import (
    Defending,
    Way,
    attack_difficulties,
    defence_difficulties,
    defending,
    stops_attack,
    ways_out,
)
from brp_desktop.rules.brp.resistance_rolls import resistance_chance
from brp_desktop.sheet.brp import Hindrance
from brp_desktop.sheet.hindrances import Hindrances, in_force, kept_from_use
from brp_desktop.sheet.ids import BelongingId

CHARACTERISTIC_OF: dict[str, str] = {"agility": "dex", "stamina": "con", "idea": "int"}
"""What is rolled for each try that is a characteristic roll."""


@dataclass(frozen=True, slots=True)
class Try:
    """Something that can be tried against a hindrance; ``chance`` is None where no dice are thrown, or where
    ``problem`` says why they cannot be.
    """

    way: Way
    chance: int | None = None
    problem: RulesError | None = None


def hindrances_of(person: Person | None) -> Hindrances:
    """Everything that holds somebody back; a bare number is free."""
    if isinstance(person, SheetPerson):
        return person.character.hindrances
    return person.npc.hindrances if isinstance(person, NpcPerson) else ()


def attack_problem(person: Person, weapon: str) -> RulesError | None:
    """Why somebody cannot attack with a weapon now; None where nothing hinders it."""
    there = hindrances_of(person)
    if stop := stops_attack(in_force(there)):
        return RulesError(f"hindered_{stop}", name=person.name)
    return _weapon_problem(there, weapon)


def defence_problem(person: Person, weapon: str = "") -> RulesError | None:
    """Why somebody cannot defend so now; an Idea roll that is wanted first is no problem."""
    there = hindrances_of(person)
    if defending(in_force(there)) == "no":
        return RulesError("hindered_lost_rounds", name=person.name)
    return _weapon_problem(there, weapon)


def defends(person: Person | None) -> Defending:
    """Whether somebody can defend at all."""
    return defending(in_force(hindrances_of(person)))


def attack_aid(attacker: Person, target: Person | None, arm: Arm | None) -> Aid | None:
    """What the hindrances of both do to an attack; None for nothing."""
    own = hindrances_of(attacker)
    kind = "melee" if arm is None else arm.kind
    return _aid(own, attack_difficulties(in_force(own), in_force(hindrances_of(target)), kind))


def defence_aid(person: Person) -> Aid | None:
    """What the defender's hindrances do to the defence; None for nothing."""
    own = hindrances_of(person)
    return _aid(own, defence_difficulties(in_force(own)))


def tries(person: Person, hindrance: Hindrance, options: BrpOptions | None = None) -> tuple[Try, ...]:
    """What somebody can try against a hindrance, with the chances."""
    return tuple(_try(person, hindrance, way, options) for way in ways_out(hindrance.kind, hindrance.rounds))


def try_request(
    person: Person, way: Way, weapon: str = "", own_roll: int | None = None, options: BrpOptions | None = None
) -> RollRequest:
    """The roll of a try: a characteristic, or the weapon to be pulled out; RulesError ``missing_value`` where it is not
    known, ``weapon_gone`` where the weapon is nobody's any more.
    """
    if way != "pull":
        subject = Subject("characteristic", CHARACTERISTIC_OF[way])
        return request_of(person, subject, Situation(own_roll=own_roll), options)
    subject = Subject("skill", weapon)
    if isinstance(person, NpcPerson) and all(each.id != weapon for each in person.npc.weapons):
        raise RulesError("weapon_gone", name=weapon)
    if isinstance(person, SheetPerson):
        if weapon not in person.derived.weapons:
            raise RulesError("weapon_gone", name=weapon)
        subject = attack_with(person.derived, BelongingId(weapon))
    return request_of(_free(person), subject, Situation(Difficulty.DIFFICULT, own_roll=own_roll), options)


def _try(person: Person, hindrance: Hindrance, way: Way, options: BrpOptions | None) -> Try:
    try:
        if way == "pull" or way in CHARACTERISTIC_OF:
            return Try(way, try_request(person, way, hindrance.weapon, options=options).chance)
        if way == "str":
            rules = person.options or options or SRD
            return Try(way, resistance_chance(value_of(person, "str"), hindrance.number or None, rules))
    except RulesError as error:
        return Try(way, problem=error)
    return Try(way)


def _aid(own: Hindrances, difficulties: tuple[tuple[str, Difficulty], ...]) -> Aid | None:
    sight = tuple(("sight", one.number) for one in own if one.kind == "sight" and one.delay == 0 and one.number)
    aid = with_fields(Aid(), difficulties=difficulties, modifiers=sight[:1])
    return None if aid == Aid() else aid


def _weapon_problem(there: Hindrances, weapon: str) -> RulesError | None:
    kind = kept_from_use(there, weapon)
    return None if kind is None else RulesError(f"hindered_{kind}", name=weapon)


def _free(person: Person) -> Person:
    """Somebody whom nothing holds back: what is tried against a hindrance is not stopped by it."""
    if isinstance(person, SheetPerson):
        return replace(person, character=replace(person.character, hindrances=()))
    return replace(person, npc=replace(person.npc, hindrances=())) if isinstance(person, NpcPerson) else person
