"""Whoever rolls at the game master's table: a character with a sheet, a person without one, or a bare number."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from functools import lru_cache, partial
from typing import Final, Literal, NamedTuple, TypeAlias

from brp_desktop.catalogue.names import fold
from brp_desktop.play.rolling import (
    RollRequest,
    Situation,
    Subject,
    SubjectName,
    characteristic_subject_name,
    prepare,
    prepare_score,
    subject_name,
)
from brp_desktop.rules import RulesError
from brp_desktop.rules.brp import SRD, BrpOptions
from brp_desktop.rules.brp.characteristics import CHARACTERISTIC_ROLLS, characteristic_chance
from brp_desktop.sheet.brp import BrpCharacter
from brp_desktop.sheet.derive import Derived, derive
from brp_desktop.sheet.derived_values import DerivedResource
from brp_desktop.sheet.hindrances import kept_from_use
from brp_desktop.sheet.ids import CharacteristicId, ResourceId
from brp_desktop.sheet.table import Column, Entry, Npc, NpcSkill, NpcWeapon
from brp_desktop.sheet.table_values import npc_track

NOBODY: Final = ""
"""The document of a bare number: there is none."""

NUMBER: Final = Subject("skill", "")
"""What a bare number rolls."""

PERCENTAGE: Final = "percentage"
"""The id of the roll of a person of whom only one percentage is known."""


@dataclass(frozen=True, slots=True)
class SheetPerson:
    """A character with a sheet; ``document`` is the sheet's id, to which ticks and journal lines belong."""

    document: str
    character: BrpCharacter
    derived: Derived = field(repr=False)

    @property
    def name(self) -> str:
        """The character's name."""
        return self.character.name

    @property
    def options(self) -> BrpOptions:
        """The rules of the sheet."""
        return self.character.options


@dataclass(frozen=True, slots=True)
class NpcPerson:
    """A person without a sheet; ``document`` is the table's id and the entry's, joined by ``/``."""

    document: str
    name: str
    npc: Npc = field(repr=False)

    @property
    def options(self) -> None:
        """None: such a person follows the rules of whoever is opposed, or of the table."""


@dataclass(frozen=True, slots=True)
class NumberPerson:
    """Only a number, with or without a name: its score is its chance (customer's source 3.3)."""

    number: int
    name: str = ""

    @property
    def document(self) -> str:
        """No document."""
        return NOBODY

    @property
    def options(self) -> None:
        """None: no rules of its own."""


Person: TypeAlias = SheetPerson | NpcPerson | NumberPerson


def sheet_person(document_id: str, character: BrpCharacter, derived: Derived | None = None) -> SheetPerson:
    """The person behind a sheet."""
    return SheetPerson(document_id, character, derived or derive(character))


def npc_person(table_id: str, entry: Entry) -> NpcPerson:
    """The person an entry keeps inside; ValueError for a reference to a player's file."""
    if entry.npc is None:
        raise ValueError(entry.id)
    return NpcPerson(f"{table_id}/{entry.id}", entry.shown_name, entry.npc)


def request_of(
    person: Person, subject: Subject, situation: Situation | None = None, options: BrpOptions | None = None
) -> RollRequest:
    """What the person would roll. ``options`` are the rules both sides agreed on; whether ticks are set by themselves
    stays with the sheet (case T09).

    RulesError as ``prepare``: ``unknown_name`` for what the person has not, ``missing_value``, ``speciality_missing``,
    ``hindered_…`` for a weapon that is not at hand.
    """
    if isinstance(person, SheetPerson):
        character = person.character
        if options is not None and options != character.options:
            agreed = replace(options, automatic_ticks=character.options.automatic_ticks)
            character = replace(character, options=agreed)
        return prepare(character, person.derived, subject, situation)
    rules = options or SRD
    if isinstance(person, NumberPerson):
        return prepare_score(NUMBER, SubjectName(), person.number, situation, rules)
    name, score = npc_roll(person.npc, subject)
    if subject.kind == "skill" and (kind := kept_from_use(person.npc.hindrances, subject.id)) is not None:
        raise RulesError(f"hindered_{kind}", name=name.name)
    return prepare_score(subject, name, score, situation, rules)


def subjects_of(person: Person) -> Iterator[tuple[Subject, SubjectName, int | None]]:
    """Everything the person can roll with its score (None: not known), for a choice: skills, attacks, characteristics.

    What cannot be rolled (a family without its speciality, size) is left out; a bare number has nothing to choose.
    """
    if isinstance(person, SheetPerson):
        for row in person.character.skills:
            numbers = person.derived.skills[row.id]
            if numbers.rollable:
                yield Subject("skill", row.id), subject_name(row), numbers.score
        for id_, value in person.derived.characteristics.items():
            if value.roll is not None and value.chance is not None:
                yield Subject("characteristic", id_), characteristic_subject_name(id_), value.chance
    elif isinstance(person, NpcPerson):
        npc = person.npc
        for skill in npc.skills:
            yield Subject("skill", skill.id), subject_name(skill), skill.score
        for weapon in npc.weapons:
            if weapon.score is not None:
                yield Subject("skill", weapon.id), SubjectName(name=weapon.name), weapon.score
        if npc.percentage is not None:
            yield Subject("skill", PERCENTAGE), SubjectName(), npc.percentage
        for known in npc.values:
            if known.id in CHARACTERISTIC_ROLLS and known.value is not None:
                chance = characteristic_chance(known.value)
                yield Subject("characteristic", known.id), characteristic_subject_name(known.id), chance


def attacks_of(person: Person) -> Iterator[tuple[Subject, SubjectName, int | None]]:
    """The attack with every weapon of a sheet that can be rolled; of others they are among ``subjects_of``."""
    if not isinstance(person, SheetPerson) or not person.character.weapons:
        return
    from brp_desktop.play.armed import attack_with, weapon_subject_name

    rows = {row.id: row for row in person.character.skills}
    for weapon in person.character.weapons:
        numbers = person.derived.weapons[weapon.id]
        row = rows.get(numbers.row) if numbers.row is not None else None
        if row is not None and numbers.rollable:
            name = weapon_subject_name(weapon, row, "attack")
            yield attack_with(person.derived, weapon.id), name, numbers.score


def subject_for(person: Person, wanted: SubjectName) -> Subject | None:
    """What this person rolls when everybody rolls ``wanted``; None where the person has nothing of the kind.

    A skill is found by its catalogue id and speciality, else by its own words without regard to case and accents. A
    wanted skill without a speciality is the best of its family. An extra of whom one percentage is known rolls that.
    An attack is one with the weapon of that name, where the person has it, else its skill.
    """
    if isinstance(person, NumberPerson):
        return NUMBER
    if wanted.roll == "attack":
        known = (wanted.weapon, wanted.weapon_name)
        found = (subject for subject, name, _ in attacks_of(person) if (name.weapon, name.weapon_name) == known)
        attack = next(found, None)
        if attack is not None:
            return attack
    if wanted.characteristic is not None:
        return Subject("characteristic", wanted.characteristic) if _has(person, wanted.characteristic) else None
    if isinstance(person, NpcPerson):
        return npc_subject(person.npc, wanted)
    key = _key(wanted)
    best: tuple[int, Subject] | None = None
    for row in person.character.skills:
        if _fits(key, _key(subject_name(row))):
            numbers = person.derived.skills[row.id]
            if numbers.score is not None and numbers.rollable and (best is None or numbers.score > best[0]):
                best = numbers.score, Subject("skill", row.id)
    return None if best is None else best[1]


class NpcRoll(NamedTuple):
    """What a person without a sheet rolls: the row, all that its name is made of, and the score (None: not known)."""

    kind: Literal["skill", "characteristic"]
    id: str
    name: tuple[str | None, ...]
    score: int | None

    @property
    def subject(self) -> Subject:
        """What is rolled."""
        return Subject(self.kind, self.id)


def npc_rolls(wanted: SubjectName) -> Callable[[Npc], NpcRoll | None]:
    """What people without a sheet roll when everybody rolls ``wanted``: asked of one after the other.

    Who rolls something equal may share the work. None where there is nothing of the kind.
    """
    if wanted.characteristic is not None:
        return partial(_characteristic_roll, wanted.characteristic)
    return partial(_skill_roll, wanted, _key(wanted))


def npc_subject(npc: Npc, wanted: SubjectName) -> Subject | None:
    """The same for one of them."""
    found = npc_rolls(wanted)(npc)
    return None if found is None else found.subject


def _characteristic_roll(id_: str, npc: Npc) -> NpcRoll | None:
    value = npc.value(id_)
    return None if value is None else NpcRoll("characteristic", id_, (), value)


def _skill_roll(wanted: SubjectName, key: "_Key", npc: Npc) -> NpcRoll | None:
    """The best of the rows that fit, of equals the first."""
    best: NpcSkill | NpcWeapon | None = None
    score = 0
    family = wanted.skill is not None and not key[1]
    for row in npc.skills:
        if (
            row.skill == wanted.skill
            and (best is None or row.score > score)
            and (family or _fits(key, _key(subject_name(row))))
        ):
            best, score = row, row.score
    if wanted.skill is None:
        for weapon in npc.weapons:
            known = weapon.score
            if known is None or (best is not None and known <= score):
                continue
            if _fits(key, _key(SubjectName(name=weapon.name))):
                best, score = weapon, known
    if isinstance(best, NpcSkill):
        return NpcRoll("skill", best.id, (best.skill, best.name, best.speciality, best.speciality_text), score)
    if best is not None:
        return NpcRoll("skill", best.id, (best.name,), score)
    return None if npc.percentage is None else NpcRoll("skill", PERCENTAGE, (), npc.percentage)


def column_name(column: Column) -> SubjectName:
    """What a column of the table rolls."""
    if column.characteristic is not None:
        return characteristic_subject_name(column.characteristic)
    return SubjectName(column.skill, column.name, column.speciality, column.speciality_text)


def column_of(name: SubjectName) -> Column:
    """The column for a roll."""
    if name.characteristic is not None:
        return Column(characteristic=name.characteristic)
    return Column(skill=name.skill, name=name.name, speciality=name.speciality, speciality_text=name.speciality_text)


def value_of(person: Person, characteristic: str) -> int | None:
    """A characteristic of the person; None where it is not known. A bare number is the same for every one."""
    if isinstance(person, NumberPerson):
        return person.number
    if isinstance(person, NpcPerson):
        return person.npc.value(characteristic)
    return person.derived.values.get(characteristic)


def track_of(person: Person, id_: str, options: BrpOptions = SRD) -> DerivedResource | None:
    """A track of the person, such as ``hit_points``; None where there is none. ``options`` are the table's rules."""
    if isinstance(person, SheetPerson):
        return person.derived.resources.get(ResourceId(id_))
    return npc_track(person.npc, ResourceId(id_), options) if isinstance(person, NpcPerson) else None


def _has(person: SheetPerson | NpcPerson, characteristic: str) -> bool:
    if isinstance(person, NpcPerson):
        return characteristic in CHARACTERISTIC_ROLLS and person.npc.value(characteristic) is not None
    value = person.derived.characteristics.get(CharacteristicId(characteristic))
    return value is not None and value.chance is not None


def npc_roll(npc: Npc, subject: Subject) -> tuple[SubjectName, int]:
    """The name and the score of what such a person rolls; RulesError ``unknown_name`` or ``missing_value``."""
    if subject.kind == "characteristic":
        if subject.id not in CHARACTERISTIC_ROLLS:
            raise RulesError("unknown_name", name=subject.id)
        value = npc.value(subject.id)
        if value is None:
            raise RulesError("missing_value", name=subject.id)
        return characteristic_subject_name(subject.id), characteristic_chance(value)
    for skill in npc.skills:
        if skill.id == subject.id:
            return subject_name(skill), skill.score
    for weapon in npc.weapons:
        if weapon.id == subject.id:
            if weapon.score is None:
                raise RulesError("missing_value", name=subject.id)
            return SubjectName(name=weapon.name), weapon.score
    if subject.id == PERCENTAGE and npc.percentage is not None:
        return SubjectName(), npc.percentage
    raise RulesError("unknown_name", name=subject.id)


_Key: TypeAlias = tuple[str, str]


@lru_cache(maxsize=4096)
def _key(name: SubjectName) -> _Key:
    """What a skill is recognised by in other people: the skill and its speciality, by id or by folded words."""
    skill = f"#{name.skill}" if name.skill is not None else fold(name.name.strip())
    if name.speciality_text.strip():
        return skill, fold(name.speciality_text.strip())
    return skill, "" if name.speciality is None else f"#{name.speciality}"


def _fits(wanted: _Key, found: _Key) -> bool:
    return wanted[0] == found[0] and wanted[1] in ("", found[1])
