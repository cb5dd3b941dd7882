"""The numbers of one weapon under the rules in force: what its row says, else what the catalogue says."""

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType

from msgspec import Struct

from brp_desktop.catalogue.brp import brp_catalogue
from brp_desktop.catalogue.weapons import WeaponDefinition, WeaponNumbers, weapon_definition
from brp_desktop.rules import RulesError
from brp_desktop.rules.brp.formulas import base_chance
from brp_desktop.sheet.belongings import Weapon
from brp_desktop.sheet.brp import BrpCharacter, Skill
from brp_desktop.sheet.ids import SkillId

MISSILES = ("missile", "firearm", "energy", "heavy")
"""The kinds of weapons that shoot or are thrown."""


class WeaponFacts(Struct, frozen=True, kw_only=True):
    """What is known of a weapon; None or empty where there is none.

    ``skill`` and ``speciality`` are the catalogue's, None for a weapon of the user's own. ``base`` is None where the
    skill's own base holds. ``parry`` None: the rules do not say. ``armour`` and ``missile_band`` are of shields.
    ``effect`` is what an attack does besides or instead of damage. ``encumbrance`` is in hundredths of a point.
    """

    kind: str
    era: str
    skill: str | None = None
    speciality: str | None = None
    base: int | None = None
    damage: str = ""
    damage_by_range: tuple[tuple[int, str], ...] = ()
    effect: str | None = None
    special: str | None = None
    reach: str | None = None
    range_m: int | None = None
    range_formula: str | None = None
    attacks: str = ""
    hands: str = ""
    hit_points: int | None = None
    ammunition: int | None = None
    malfunction: int | None = None
    parry: bool | None = None
    parries_only: tuple[str, ...] = ()
    armour: int | None = None
    missile_band: str | None = None
    encumbrance: int = 0

    @property
    def melee(self) -> bool:
        """Whether it is used hand to hand."""
        return self.kind not in MISSILES


def weapon_numbers(weapon: Weapon, edition: str) -> WeaponFacts:
    """The facts of a weapon in an edition; one that the edition does not have keeps the numbers of the other."""
    known = _catalogue_facts(weapon.weapon, edition) if weapon.weapon is not None else None
    facts = known or WeaponFacts(kind="melee", era="modern", attacks="1", hands="1")
    return WeaponFacts(
        kind=weapon.kind or facts.kind,
        era=facts.era,
        skill=facts.skill,
        speciality=facts.speciality,
        base=facts.base if weapon.base is None else weapon.base,
        damage=facts.damage if weapon.damage is None else weapon.damage,
        damage_by_range=_ranges(weapon, facts),
        effect=facts.effect,
        special=facts.special if weapon.special is None else weapon.special or None,
        reach=facts.reach if weapon.reach is None else weapon.reach or None,
        range_m=facts.range_m if weapon.range_m is None else weapon.range_m or None,
        range_formula=facts.range_formula if weapon.range_m is None else None,
        attacks=facts.attacks if weapon.attacks is None else weapon.attacks,
        hands=facts.hands if weapon.hands is None else weapon.hands,
        hit_points=facts.hit_points if weapon.hit_points_maximum is None else weapon.hit_points_maximum or None,
        ammunition=facts.ammunition if weapon.ammunition is None else weapon.ammunition or None,
        malfunction=facts.malfunction if weapon.malfunction is None else weapon.malfunction or None,
        parry=facts.parry,
        parries_only=facts.parries_only,
        armour=facts.armour,
        missile_band=facts.missile_band,
        encumbrance=facts.encumbrance if weapon.encumbrance is None else weapon.encumbrance,
    )


def row_of_weapon(weapon: Weapon, facts: WeaponFacts, rows: tuple[Skill, ...], edition: str) -> SkillId | None:
    """The skill row a weapon is used with: the one chosen, else that of its skill and speciality; None: it has none."""
    if weapon.skill is not None:
        return weapon.skill if any(row.id == weapon.skill for row in rows) else None
    family = [row for row in rows if facts.skill is not None and row.skill == facts.skill]
    for row in family:
        if row.speciality == facts.speciality and not row.speciality_text:
            return row.id
    definition = brp_catalogue().skills.get(facts.skill or "")
    undivided = definition is not None and not definition.specialised.get(edition, False)
    return family[0].id if family and undivided else None


def bases_in_hand(character: BrpCharacter) -> Mapping[SkillId, int]:
    """The base that the first weapon of the sheet gives to a row whose base is the weapon's (brp.md 11.2)."""
    if not character.weapons:
        return _NO_BASES
    found: dict[SkillId, int] = {}
    edition = character.options.data_edition
    for weapon in character.weapons:
        facts = weapon_numbers(weapon, edition)
        if facts.base is not None:
            row = row_of_weapon(weapon, facts, character.skills, edition)
            if row is not None:
                found.setdefault(row, facts.base)
    return MappingProxyType(found)


def base_is_the_weapons(row: Skill, edition: str) -> bool:
    """Whether points belong to the row and the base to the weapon in hand: as the catalogue says, unless typed."""
    if row.base is not None or row.skill is None:
        return False
    catalogue = brp_catalogue()
    if row.speciality is not None:
        speciality = catalogue.specialities.get(row.speciality)
        if speciality is not None and speciality.base.get(edition) is not None:
            return False
    definition = catalogue.skills.get(row.skill)
    return definition is not None and definition.base.get(edition) in ("weapon", "shield")


def range_of(facts: WeaponFacts, values: Mapping[str, int | None]) -> int | None:
    """How far it reaches in metres; None hand to hand, or where a characteristic of its formula is blank."""
    if facts.range_m is not None or facts.range_formula is None:
        return facts.range_m
    try:
        return base_chance(facts.range_formula, values, {})
    except RulesError:
        return None


def damage_at(facts: WeaponFacts, metres: int | None) -> str:
    """The damage over a distance; beyond the last of its ranges that of the last."""
    if metres is None or not facts.damage_by_range:
        return facts.damage
    return next((damage for far, damage in facts.damage_by_range if metres <= far), facts.damage_by_range[-1][1])


def left_of(weapon: Weapon, facts: WeaponFacts) -> tuple[int | None, int | None]:
    """The hit points and the shots that are left; None where it has none."""
    points = shots = None
    if facts.hit_points:
        points = facts.hit_points if weapon.hit_points is None else weapon.hit_points
    if facts.ammunition:
        shots = facts.ammunition if weapon.loaded is None else weapon.loaded
    return points, shots


def _ranges(weapon: Weapon, facts: WeaponFacts) -> tuple[tuple[int, str], ...]:
    if weapon.damage_by_range is not None:
        return weapon.damage_by_range
    return facts.damage_by_range if weapon.damage is None else ()


@lru_cache(maxsize=512)
def _catalogue_facts(id_: str, edition: str) -> WeaponFacts | None:
    definition = weapon_definition(id_)
    if definition is None:
        return None
    numbers = definition.numbers.get(edition) or next(iter(definition.numbers.values()))
    return _facts(definition, numbers)


def _facts(definition: WeaponDefinition, numbers: WeaponNumbers) -> WeaponFacts:
    return WeaponFacts(
        kind=definition.kind,
        era=definition.era,
        skill=definition.skill,
        speciality=definition.speciality,
        base=numbers.base if isinstance(numbers.base, int) else None,
        damage=numbers.damage or "",
        damage_by_range=numbers.damage_by_range,
        effect=numbers.effect,
        special=numbers.special,
        reach=numbers.reach,
        range_m=numbers.range_m,
        range_formula=numbers.range_formula,
        attacks=numbers.attacks or "1",
        hands=numbers.hands or "",
        hit_points=numbers.hit_points,
        ammunition=numbers.ammo,
        malfunction=numbers.malfunction_from,
        parry=numbers.parry,
        parries_only=numbers.parries_only,
        armour=numbers.armour,
        missile_band=numbers.missile_band,
        encumbrance=numbers.weight or 0,
    )


_NO_BASES: Mapping[SkillId, int] = MappingProxyType({})
