"""Weapons, armour, hit locations, wounds and things of a sheet as items of a Foundry "brp" actor."""

from collections.abc import Mapping
from typing import Any, Final

from brp_desktop.catalogue.belonging_names import armour_name, weapon_name
from brp_desktop.catalogue.brp import localised
from brp_desktop.catalogue.tables import hit_location_catalogue
from brp_desktop.rules.brp.hit_locations import LOCATIONS, location_hit_points
from brp_desktop.sheet.belongings import Armour, Item, Weapon, Wound
from brp_desktop.sheet.brp import BrpCharacter
from brp_desktop.sheet.derive import Derived
from brp_desktop.sheet.derived_values import HIT_POINTS
from brp_desktop.sheet.ids import SkillId
from brp_desktop.sheet.weapon_numbers import WeaponFacts, weapon_numbers
from brp_desktop.storage.exporters.foundry_texts import html_text, item_id, plain_name
from brp_desktop.storage.importers.attacks import split_bonus
from brp_desktop.storage.importers.foundry_brp_gear import BURDENS, FRACTIONS
from brp_desktop.storage.importers.foundry_item import SCOPE

_SPECIALS: Final = {
    "": "none", "bleeding": "bleed", "crushing": "crush", "entangling": "entangle", "impaling": "impale",
    "knockback": "knockback",
}  # fmt: skip
_REACHES: Final = {"short": "S", "medium": "M", "long": "L"}
_HANDS: Final = {"1": "1H", "2": "2H", "1-2": "1-2H"}


def gear_items(
    character: BrpCharacter, derived: Derived, skills: Mapping[SkillId, str], lang: str
) -> list[dict[str, Any]]:
    """The items; ``skills`` are the ids that weapons refer to. Hit locations are there that something refers to."""
    places = [place for armour in character.armour for place, _ in armour.places or ()]
    places += [wound.location for wound in character.wounds if wound.location is not None]
    return [
        *(_weapon(row, character, derived, skills, lang) for row in character.weapons),
        *(_armour(row, lang) for row in character.armour),
        *(_location(place, character, derived, lang) for place in dict.fromkeys(places) if place in LOCATIONS),
        *(_wound(row) for row in character.wounds if row.left),
        *(_thing(row) for row in character.items),
    ]


def _item(kind: str, id_: str, name: str, system: dict[str, Any], own: dict[str, Any]) -> dict[str, Any]:
    """An item without the members that hold nothing."""
    known = {key: value for key, value in system.items() if value is not None}
    made: dict[str, Any] = {"_id": item_id(kind, id_), "name": plain_name(name), "type": kind, "system": known}
    if own:
        made["flags"] = {SCOPE: own}
    return made


def _weapon(
    row: Weapon, character: BrpCharacter, derived: Derived, skills: Mapping[SkillId, str], lang: str
) -> dict[str, Any]:
    """A weapon; of one of the catalogue the catalogue's numbers, of one of the user's own what the row says."""
    facts: WeaponFacts | Weapon = weapon_numbers(row, character.options.data_edition) if row.weapon else row
    skill = derived.weapons[row.id].row
    maximum = facts.hit_points if isinstance(facts, WeaponFacts) else row.hit_points_maximum
    left, loaded = row.hit_points, row.loaded
    damage, bonus = split_bonus(facts.damage or "")
    system: dict[str, Any] = {
        "description": html_text(row.note),
        "weaponType": facts.kind,
        "skill1": skills.get(skill, "none") if skill is not None else "none",
        "skill2": "none",
        "dmg1": damage,
        "db": bonus,
        "special": None if facts.special is None else _SPECIALS.get(facts.special, "none"),
        "att": facts.attacks,
        "range1": _REACHES.get(facts.reach or "", facts.range_m),
        "hands": None if facts.hands is None else _HANDS.get(facts.hands, facts.hands),
        "hp": maximum,
        "hpCurr": maximum if left is None else left,
        "ammo": facts.ammunition,
        "ammoCurr": facts.ammunition if loaded is None else loaded,
        "mal": facts.malfunction,
        "enc": None if facts.encumbrance is None else facts.encumbrance / 100,
        "equipStatus": "carried" if row.carried else "stored",
        "quantity": 1 if row.spare is None else row.spare,
    }
    for number, (far, each) in enumerate((facts.damage_by_range or ())[:3], 1):
        system[f"range{number}"], system[f"dmg{number}"] = far, split_bonus(each)[0]
    own: dict[str, Any] = {key: getattr(row, key) for key in ("weapon", "base") if getattr(row, key) is not None}
    if row.readied:
        own["readied"] = True
    return _item("weapon", row.id, weapon_name(row.weapon, row.name, lang), system, own)


def _armour(row: Armour, lang: str) -> dict[str, Any]:
    """A piece of armour; covering one place it is the place's, and its points are those."""
    single = row.places[0] if row.places is not None and len(row.places) == 1 and row.points is None else None
    if single is not None and single[0] not in LOCATIONS:
        single = None
    on = {burden.on: burden.value for burden in row.burdens or ()}
    system: dict[str, Any] = {
        "description": html_text(row.note),
        "av1": row.points if single is None else single[1],
        "avr1": row.random or "",
        "enc": None if row.encumbrance is None else row.encumbrance / 100,
        "equipStatus": "worn" if row.worn else "carried" if row.carried else "stored",
        "hitlocID": "" if single is None else item_id("hit-location", single[0]),
    }
    if row.burdens is not None:
        system |= {key: on.pop(place, 0) for key, place in BURDENS.items()}
    own: dict[str, Any] = {key: getattr(row, key) for key in ("armour", "adds") if getattr(row, key) is not None}
    if single is None and row.places is not None:
        own["places"] = [list(each) for each in row.places]
    if on:
        own["burdens"] = [[place, value] for place, value in on.items()]
    return _item("armour", row.id, armour_name(row.armour, row.name, lang), system, own)


def _location(place: str, character: BrpCharacter, derived: Derived, lang: str) -> dict[str, Any]:
    known = hit_location_catalogue()[place]
    name = localised(known.names, lang)
    total = derived.resources[HIT_POINTS].maximum
    maximum = None if total is None else location_hit_points(total, place)
    lost = sum(wound.left for wound in character.wounds if wound.location == place)
    system = {
        "displayName": name,
        "lowRoll": known.first,
        "highRoll": known.last,
        "fractionHP": FRACTIONS.get(known.share),
        "maxHP": maximum,
        "currHP": None if maximum is None else maximum - lost,
    }
    return _item("hit-location", place, name, system, {})


def _wound(row: Wound) -> dict[str, Any]:
    system = {
        "value": row.left,
        "treated": row.treated,
        "locId": "" if row.location not in LOCATIONS else item_id("hit-location", row.location),
        "description": html_text(row.note) or None,
    }
    return _item("wound", row.id, "Wound", system, {})


def _thing(row: Item) -> dict[str, Any]:
    system = {
        "description": html_text(row.note),
        "quantity": row.quantity,
        "enc": row.encumbrance / 100,
        "equipStatus": "carried" if row.carried else "stored",
    }
    own: dict[str, Any] = {"container": True, "id": row.id} if row.container else {}
    if row.inside is not None:
        own["inside"] = row.inside
    return _item("gear", row.id, row.name, system, own)
