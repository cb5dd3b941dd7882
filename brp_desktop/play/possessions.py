"""What a new character may own: weapons for its skills, armour, things of its trade, by what its wealth affords."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Literal

from msgspec import Struct

from brp_desktop.catalogue.armour import ArmourDefinition, armour_catalogue
from brp_desktop.catalogue.brp import Names, localised
from brp_desktop.catalogue.possessions import ANYBODY, PossessionDefinition, possessions_of
from brp_desktop.catalogue.professions import profession_catalogue
from brp_desktop.catalogue.weapons import WeaponDefinition, weapon_catalogue
from brp_desktop.play.acts import Acts
from brp_desktop.play.creation import creation_of
from brp_desktop.play.creation_acts import Act
from brp_desktop.rules.brp.random_creation import chosen
from brp_desktop.rules.brp.skill_lists import Pick
from brp_desktop.rules.dice import RandomSource
from brp_desktop.sheet.belonging_edits import new_belonging_id
from brp_desktop.sheet.belongings import Armour, Belonging, Item, Weapon
from brp_desktop.sheet.brp import BrpCharacter, Skill
from brp_desktop.sheet.derive import derive
from brp_desktop.sheet.derived_values import characteristic_values
from brp_desktop.sheet.edits import AddBelonging, RemoveBelonging
from brp_desktop.sheet.errors import EditError

Kind = Literal["weapons", "armour", "items"]
"""The lists that suggestions go to."""

_VALUES = ("free", "cheap", "inexpensive", "average", "expensive", "priceless")
_FIGHTER = 2
_WEAPONS, _THINGS = 2, 4
_NOT_BOUGHT = ("brawl", "grapple", "throw")
_OF_THE_ERA = {"historical": ("primitive", "historic"), "modern": ("modern",), "future": ("advanced",)}


class Suggestion(Struct, frozen=True):
    """Something a character may have: the list it goes to, its id in the catalogue, its names."""

    kind: Kind
    id: str
    names: Names

    @property
    def key(self) -> tuple[str, str]:
        """By which it is told from all others."""
        return self.kind, self.id


def suggested(character: BrpCharacter) -> tuple[Suggestion, ...]:
    """What fits the character and is not on the sheet yet: weapons for its skills, armour for fighters, things."""
    owned = {*(row.weapon for row in character.weapons), *(row.armour for row in character.armour)}
    things = {item.name for item in character.items}
    owned |= {item.thing for item in character.items}
    found = [Suggestion("weapons", one.id, one.names) for one in suggested_weapons(character) if one.id not in owned]
    found += [Suggestion("armour", one.id, one.names) for one in suggested_armour(character) if one.id not in owned]
    found += [
        Suggestion("items", one.id, one.names)
        for one in suggested_things(character)
        if one.id not in owned and not things.intersection(one.names.values())
    ]
    return tuple(found)


def suggested_weapons(character: BrpCharacter) -> tuple[WeaponDefinition, ...]:
    """Weapons of the era behind the weapon skills that have points, those of the best skill first."""
    derived = derive(character)
    skilled = [row for row in character.skills if row.points.total > 0 and row.skill not in _NOT_BOUGHT]
    skilled.sort(key=lambda row: -(derived.skills[row.id].score or 0))
    values = characteristic_values(character)
    offered = [one for one in weapon_catalogue().offered(character.options) if _can_use(one, character, values)]
    offered.sort(key=lambda one: one.era not in _OF_THE_ERA[character.options.era])
    return tuple(weapon for row in skilled for weapon in offered if _is_behind(weapon, row))


def suggested_armour(character: BrpCharacter) -> tuple[ArmourDefinition, ...]:
    """Armour of the era for those who fight, as far as their wealth goes."""
    derived = derive(character)
    fights = sum(row.points.profession > 0 and derived.skills[row.id].category == "combat" for row in character.skills)
    if fights < _FIGHTER:
        return ()
    options, eras = character.options, _OF_THE_ERA[character.options.era]
    return tuple(
        one
        for one in armour_catalogue().offered(options)
        if one.era in eras
        and one.numbers[options.data_edition].points_range is None
        and _affordable(one.numbers[options.data_edition].value, character)
    )


def suggested_things(character: BrpCharacter) -> tuple[PossessionDefinition, ...]:
    """Things of the era for the skills that have points, those for anybody last."""
    skilled = {row.skill for row in character.skills if row.points.total > 0}
    offered = [one for one in possessions_of(character.options) if _affordable(one.value, character)]
    trade = [one for one in offered if skilled.intersection(one.skills)]
    return (*trade, *(one for one in offered if ANYBODY in one.skills))


def take(character: BrpCharacter, suggestion: Suggestion, *, lang: str = "en") -> Act:
    """A suggestion on the sheet; a weapon with the row of its skill where there is none yet."""
    acts = Acts(character)
    give(acts, suggestion, lang)
    return acts.named(f"creation_{suggestion.kind}")


def give(acts: Acts, suggestion: Suggestion, lang: str) -> tuple[str, str]:
    """A suggestion on the sheet as part of an act; the list and the id it has there."""
    id_ = new_belonging_id(acts.character, suggestion.kind)
    row: Belonging
    if suggestion.kind == "weapons":
        weapon = weapon_catalogue().weapons[suggestion.id]
        acts.row_for(Pick(weapon.skill, weapon.speciality))
        row = Weapon(id=id_, weapon=suggestion.id)
    elif suggestion.kind == "armour":
        row = Armour(id=id_, armour=suggestion.id)
    else:
        thing = next((one for one in possessions_of(acts.character.options) if one.id == suggestion.id), None)
        if thing is None:
            raise EditError("unknown_id", kind="items", id=suggestion.id)
        name = localised(thing.names, lang)
        row = Item(id=id_, name=name, encumbrance=thing.weight, carried=thing.carried, thing=thing.id)
    acts.do(AddBelonging(row))
    return suggestion.kind, id_


def own_thing(character: BrpCharacter, name: str) -> Act:
    """A thing in words of the user's own."""
    acts = Acts(character)
    acts.do(AddBelonging(Item(id=new_belonging_id(character, "items"), name=name)))
    return acts.named("creation_items")


def equip(acts: Acts, source: RandomSource, lang: str) -> None:
    """Some of what is suggested, chosen by chance, in place of what chance gave before; as part of an act."""
    for list_, id_ in acts.creation.given:
        if any(row.id == id_ for row in getattr(acts.character, list_, ())):
            acts.do(RemoveBelonging(list_, id_))  # type: ignore[arg-type]  # a list of the record
    offered = suggested(acts.character)
    wanted = [*_one_for_each_skill(acts.character, source, [one for one in offered if one.kind == "weapons"])]
    armour = [one for one in offered if one.kind == "armour" and armour_catalogue().armour[one.id].kind == "armour"]
    wanted += [chosen(source, armour)] if armour else []
    things = [one for one in offered if one.kind == "items"]
    for _ in range(min(_THINGS, len(things))):
        wanted.append(things.pop(source.die(len(things)) - 1))
    acts.record(given=tuple(give(acts, one, lang) for one in wanted))


def _one_for_each_skill(
    character: BrpCharacter, source: RandomSource, weapons: Sequence[Suggestion]
) -> Iterable[Suggestion]:
    """One weapon for each of the best weapon skills."""
    by_skill: dict[tuple[str, str | None], list[Suggestion]] = {}
    for one in weapons:
        weapon = weapon_catalogue().weapons[one.id]
        of_era = weapon.era in _OF_THE_ERA[character.options.era]
        if of_era or weapon.kind != "energy":
            by_skill.setdefault((weapon.skill, weapon.speciality), []).append(one)
    return [chosen(source, some) for some in list(by_skill.values())[:_WEAPONS]]


def _is_behind(weapon: WeaponDefinition, row: Skill) -> bool:
    return weapon.skill == row.skill and weapon.speciality == row.speciality


def _can_use(weapon: WeaponDefinition, character: BrpCharacter, values: Mapping[str, int | None]) -> bool:
    """Whether it can be bought, and strength and dexterity are enough for it."""
    numbers = weapon.numbers[character.options.data_edition]
    needs = ((numbers.str_min, values.get("str")), (numbers.dex_min, values.get("dex")))
    strong = all(least is None or value is None or value >= least for least, value in needs)
    return strong and weapon.skill not in _NOT_BOUGHT and _affordable(numbers.value, character)


def _affordable(value: str | None, character: BrpCharacter) -> bool:
    """Whether the character's wealth reaches that value; everything does where nothing is said."""
    level = profession_catalogue().wealth.get(creation_of(character).wealth or "")
    if level is None or value is None:
        return True
    return value in _VALUES and _VALUES.index(value) <= _VALUES.index(level.item_value)
