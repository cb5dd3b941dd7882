"""What a sheet can hold and yet not mean: formulas and dice that cannot be read, references to what is not there.

A file with such a thing opens, so that it can be put right; whoever validates it names each.
"""

from collections.abc import Container, Iterator

from msgspec import Struct

from brp_desktop.catalogue.brp import brp_catalogue
from brp_desktop.rules import RulesError
from brp_desktop.rules.brp.formulas import base_chance, formula_names
from brp_desktop.sheet.belonging_checks import checked_field
from brp_desktop.sheet.belongings import LISTS, Armour, Belonging, Item, Power, Weapon
from brp_desktop.sheet.brp import BrpCharacter, Skill
from brp_desktop.sheet.derive import Derived, derive
from brp_desktop.sheet.errors import EditError
from brp_desktop.sheet.hindrances import checked_hindrances
from brp_desktop.sheet.limits import BASE

FIXED_TRACKS = frozenset({"hit_points", "power_points", "fatigue", "sanity"})
"""Tracks that the rules know, whether they stand in the file or not."""


class Fault(Struct, frozen=True):
    """One of them: its place in the file, and what is wrong as an error that can be said."""

    where: str
    error: Exception


def faults(character: BrpCharacter) -> tuple[Fault, ...]:
    """Everything of that kind on a percentile sheet, in the order of the file. What is only blank is none.

    Codes: ``bad_formula`` and ``unknown_name`` (formula) of a base, what an edit of a belonging would be refused with
    (``bad_dice``, ``unknown_value`` …), ``unknown_id`` (kind ``reference``, id) for what refers to nothing.
    """
    return (*_of_skills(character), *_of_belongings(character), *_of_hindrances(character))


def _of_skills(character: BrpCharacter) -> Iterator[Fault]:
    derived = derive(character)
    specialities = brp_catalogue().specialities
    for index, row in enumerate(character.skills):
        code = _formula_fault(row, derived)
        if code:
            where = f"skills[{index}].base" if row.base is not None else f"skills[{index}]"
            formula = derived.formula_of(row) or ""
            yield Fault(where, RulesError(code, name=row.id, formula=formula))
        if row.speciality is not None and row.speciality not in specialities:
            yield Fault(f"skills[{index}].speciality", _no_value("speciality", row.speciality))


def _formula_fault(row: Skill, derived: Derived) -> str | None:
    """Why the base of a row cannot be worked out, blanks apart."""
    formula = derived.formula_of(row)
    if formula is None:
        return None
    try:
        found = base_chance(formula, derived.values, derived.formulas)
    except RulesError as error:
        if error.code != "missing_value":
            return error.code
    else:
        return None if BASE[0] <= found <= BASE[1] else "bad_formula"
    try:
        # Something is blank; what the formula says can be looked at all the same.
        formula_names(formula)
        base_chance(formula, dict.fromkeys((*derived.values, "hp", "weapon", "shield"), 10), derived.formulas)
    except RulesError as error:
        return error.code if error.code == "unknown_name" or "formula" in error.parameters else None
    return None


def _of_belongings(character: BrpCharacter) -> Iterator[Fault]:
    from brp_desktop.catalogue.armour import armour_definition
    from brp_desktop.catalogue.weapons import weapon_definition

    rows = {row.id for row in character.skills}
    tracks = {track.id for track in character.resources} | FIXED_TRACKS
    things = {item.id: item for item in character.items}
    for name in LISTS.values():
        belongings: tuple[Belonging, ...] = getattr(character, name)
        for index, row in enumerate(belongings):
            here = f"{name}[{index}]"
            yield from _of_fields(row, here)
            match row:
                case Weapon():
                    yield from _unless_there(row.skill, rows, f"{here}.skill")
                    yield from _unless_there(row.parry_skill, rows, f"{here}.parry_skill")
                    if row.weapon and weapon_definition(row.weapon) is None:
                        yield Fault(f"{here}.weapon", _no_value("weapon", row.weapon))
                case Armour():
                    if row.armour and armour_definition(row.armour) is None:
                        yield Fault(f"{here}.armour", _no_value("armour", row.armour))
                case Power():
                    yield from _unless_there(row.skill, rows, f"{here}.skill")
                    if row.cost is not None:
                        yield from _unless_there(row.track, tracks, f"{here}.track")
                case Item():
                    yield from _unless_there(row.inside, things, f"{here}.inside")


def _of_fields(row: Belonging, here: str) -> Iterator[Fault]:
    for field in row.__struct_fields__:
        if field == "id":
            continue
        try:
            checked_field(row, field, getattr(row, field))
        except EditError as error:
            yield Fault(f"{here}.{field}", error)


def _of_hindrances(character: BrpCharacter) -> Iterator[Fault]:
    weapons = {weapon.id for weapon in character.weapons}
    for index, row in enumerate(character.hindrances):
        try:
            checked_hindrances((row,))
        except EditError as error:
            yield Fault(f"hindrances[{index}]", error)
        yield from _unless_there(row.weapon or None, weapons, f"hindrances[{index}].weapon")


def _unless_there(id_: str | None, there: Container[str], where: str) -> Iterator[Fault]:
    if id_ is not None and id_ not in there:
        yield Fault(where, EditError("unknown_id", kind="reference", id=id_))


def _no_value(field: str, value: str) -> EditError:
    return EditError("unknown_value", field=field, value=value)
