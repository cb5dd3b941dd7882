"""Weapons and shields by id, with their numbers in each edition, and the base chances behind weapon skills."""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from msgspec import Struct

from brp_desktop.catalogue.brp import ERAS_OFFERED, NamedDefinition, Names, load_json
from brp_desktop.rules.brp.options import BrpOptions


class WeaponNumbers(Struct, frozen=True, kw_only=True):
    """The numbers of one weapon in one edition; what an edition does not say is None or empty.

    ``base`` is a number, or "skill" for the rating of the skill. ``damage`` is a notation of the rules, None where the
    weapon has an ``effect`` instead. ``damage_by_range``: (up to so many metres, damage), nearest first.
    ``malfunction_from`` is the lowest die that makes it fail. ``weight`` is in hundredths of an encumbrance point.
    ``missile_band`` is the size of a shield against missiles, ``armour`` its own points.
    """

    base: int | str
    damage: str | None = None
    effect: str | None = None
    attacks: str | None = None
    special: str | None = None
    reach: str | None = None
    range_m: int | None = None
    range_formula: str | None = None
    hands: str | None = None
    hit_points: int | None = None
    parry: bool | None = None
    parries_only: tuple[str, ...] = ()
    str_min: int | None = None
    dex_min: int | None = None
    malfunction_from: int | None = None
    ammo: int | None = None
    value: str | None = None
    weight: int | None = None
    damage_by_range: tuple[tuple[int, str], ...] = ()
    armour: int | None = None
    missile_band: str | None = None


class WeaponDefinition(Struct, frozen=True, kw_only=True):
    """One weapon or shield: its kind, era, the skill behind it, and its numbers by edition."""

    id: str
    names: Names
    kind: str
    era: str
    skill: str
    speciality: str | None
    numbers: Mapping[str, WeaponNumbers]

    @property
    def editions(self) -> tuple[str, ...]:
        """The editions that have the weapon."""
        return tuple(self.numbers)


class WeaponCatalogue(Struct, frozen=True, kw_only=True, eq=False):
    """All weapons by id and the lists of words they use, each in the order of the file."""

    weapons: Mapping[str, WeaponDefinition]
    special_kinds: Mapping[str, NamedDefinition]
    values: Mapping[str, NamedDefinition]
    effects: Mapping[str, NamedDefinition]
    kinds: Mapping[str, NamedDefinition]
    eras: Mapping[str, NamedDefinition]
    reaches: Mapping[str, NamedDefinition]

    def offered(self, options: BrpOptions) -> Iterator[WeaponDefinition]:
        """The weapons of the record's edition and era; each era offers those of the earlier ones too.

        >>> from brp_desktop.rules.brp import SRD
        >>> all("srd" in weapon.editions for weapon in weapon_catalogue().offered(SRD))
        True
        """
        eras = ERAS_OFFERED[options.era]
        for weapon in self.weapons.values():
            if options.data_edition in weapon.numbers and weapon.era in eras:
                yield weapon


@cache
def weapon_catalogue() -> WeaponCatalogue:
    """The one catalogue of weapons, read on first use and kept.

    >>> weapon_catalogue().weapons["hand_axe"].numbers["uge"].special
    'bleeding'
    """
    data = load_json("weapons")
    return WeaponCatalogue(
        weapons={entry["id"]: _weapon(entry) for entry in data["weapons"]},
        **{
            name: {entry["id"]: NamedDefinition(id=entry["id"], names=entry["names"]) for entry in data[name]}
            for name in ("special_kinds", "values", "effects", "kinds", "eras", "reaches")
        },
    )


def weapon_definition(id_: str) -> WeaponDefinition | None:
    """One weapon without reading all the others; None for an id the catalogue has not got.

    >>> weapon_definition("hand_axe").kind, weapon_definition("nothing")
    ('melee', None)
    """
    return _one(id_) if id_ in _entries() else None


@cache
def _one(id_: str) -> WeaponDefinition:
    return _weapon(_entries()[id_])


@cache
def _entries() -> dict[str, dict[str, Any]]:
    return {entry["id"]: entry for entry in load_json("weapons")["weapons"]}


def _weapon(entry: dict[str, Any]) -> WeaponDefinition:
    return WeaponDefinition(
        id=entry["id"],
        names=entry["names"],
        kind=entry["kind"],
        era=entry["era"],
        skill=entry["skill"],
        speciality=entry.get("speciality"),
        numbers={edition: _numbers(entry[edition]) for edition in entry["editions"]},
    )


def _numbers(entry: dict[str, Any]) -> WeaponNumbers:
    enc = entry.get("enc")
    return WeaponNumbers(
        base=entry["base"],
        damage=entry["damage"],
        effect=entry.get("effect"),
        attacks=entry.get("attacks"),
        special=entry.get("special"),
        reach=entry.get("reach"),
        range_m=entry.get("range_m"),
        range_formula=entry.get("range_formula"),
        hands=entry.get("hands"),
        hit_points=entry.get("hp"),
        parry=entry.get("parry"),
        parries_only=tuple(entry.get("parries_only", ())),
        str_min=entry.get("str_min"),
        dex_min=entry.get("dex_min"),
        malfunction_from=entry.get("malfunction_from"),
        ammo=entry.get("ammo"),
        value=entry.get("value"),
        weight=None if enc is None else round(enc * 100),
        damage_by_range=tuple((row["range_m"], row["damage"]) for row in entry.get("damage_by_range", ())),
        armour=entry.get("armour"),
        missile_band=entry.get("missile_band"),
    )


@cache
def _bases() -> dict[tuple[str, str, str | None], dict[int, int]]:
    """How often each base occurs, by edition, skill and speciality; in the order of the file."""
    bases: dict[tuple[str, str, str | None], dict[int, int]] = {}
    for weapon in _entries().values():
        for edition in ("srd", "uge"):
            base = weapon.get(edition, {}).get("base")
            if isinstance(base, int):
                for speciality in {weapon.get("speciality"), None}:
                    counts = bases.setdefault((edition, weapon["skill"], speciality), {})
                    counts[base] = counts.get(base, 0) + 1
    return bases


@cache
def weapon_base(edition: str, skill: str, speciality: str | None) -> int | None:
    """The commonest base chance of this edition's weapons of a speciality, of equally common ones the first.

    Without a speciality all weapons of the skill count. None where the edition has no such weapon: the base is then
    typed by hand.

    >>> weapon_base("srd", "missile_weapon", "missile_weapon_bow"), weapon_base("srd", "artillery", None)
    (5, None)
    """
    found = _bases().get((edition, skill, speciality))
    return max(found, key=found.__getitem__) if found else None
