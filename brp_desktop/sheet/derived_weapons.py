"""The computed side of weapons: the skill behind each, the score with it in hand, damage, ranges, what is left."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from brp_desktop.rules import RulesError
from brp_desktop.rules.brp import BrpOptions
from brp_desktop.rules.brp.combat import improvised_parry_chance
from brp_desktop.rules.brp.damage import WeaponDamage, parse_damage
from brp_desktop.rules.brp.ranges import point_blank
from brp_desktop.sheet.belongings import Weapon
from brp_desktop.sheet.brp import BrpCharacter, Skill
from brp_desktop.sheet.derived_burdens import Modifiers
from brp_desktop.sheet.ids import BelongingId, SkillId
from brp_desktop.sheet.weapon_numbers import (
    WeaponFacts,
    base_is_the_weapons,
    left_of,
    range_of,
    row_of_weapon,
    weapon_numbers,
)

if TYPE_CHECKING:
    from brp_desktop.sheet.derive import DerivedSkill

NO_SKILL: Final = "weapon_without_skill"
"""Why a weapon that no skill of the sheet goes with is not rolled."""


class DerivedWeapon(Struct, frozen=True, kw_only=True):
    """One weapon under the rules in force.

    ``row`` is the skill row behind its attack (None: ``error`` is ``weapon_without_skill``, and ``wanted`` names the
    catalogue skill and speciality that would do). ``base``, ``score`` and ``parts`` are those of the skill with this
    weapon in hand; ``burdens`` the flat modifiers on it. ``rollable`` is false exactly when ``error`` says why.
    ``parry_row``, ``parry_score`` and ``parry_parts`` are the same for a parry, ``parry_error`` is ``cannot_parry``
    where it cannot be parried with. ``damage`` is None where it does none or where ``damage_error`` says that the
    notation cannot be read; ``bonus`` is the character's damage bonus as far as it counts: dice, "" for none, None
    while strength or size is blank. ``bands`` are the farthest metre of each range (``point_blank`` ``in_range``
    ``long`` ``extreme``), empty hand to hand. ``hit_points`` and ``loaded`` are what is left, None where it has none.
    """

    id: BelongingId
    facts: WeaponFacts
    row: SkillId | None
    wanted: tuple[str, str | None] | None
    base: int | None
    score: int | None
    parts: tuple[tuple[str, int], ...]
    burdens: Modifiers
    error: str | None
    parry_row: SkillId | None
    parry_score: int | None
    parry_parts: tuple[tuple[str, int], ...]
    parry_burdens: Modifiers
    parry_error: str | None
    damage: WeaponDamage | None
    damage_error: str | None
    bonus: str | None
    range_m: int | None
    bands: tuple[tuple[str, int], ...]
    hit_points: int | None
    loaded: int | None

    @property
    def rollable(self) -> bool:
        """Whether it can be attacked with."""
        return self.error is None

    @property
    def is_broken(self) -> bool:
        """Whether its hit points are gone."""
        return self.hit_points == 0


def derived_weapons(
    character: BrpCharacter,
    skills: "Mapping[SkillId, DerivedSkill]",
    values: Mapping[str, int | None],
    damage_bonus: str | None,
) -> Mapping[BelongingId, DerivedWeapon]:
    """Every weapon in the order of the sheet."""
    rows = {row.id: row for row in character.skills}
    return MappingProxyType(
        {weapon.id: _derived(weapon, character, rows, skills, values, damage_bonus) for weapon in character.weapons}
    )


def range_bands(reach: int | None, options: BrpOptions, dex: int | None) -> tuple[tuple[str, int], ...]:
    """The farthest metre of each band of a weapon that reaches so far (SRD, UGE ch. 6)."""
    if not reach:
        return ()
    uge = options.range_rule == "uge"
    bands = [("in_range", reach), ("long", 2 * reach), ("extreme", (4 if uge else 3) * reach)]
    if uge and dex is not None:
        bands.insert(0, ("point_blank", point_blank(dex)))
    return tuple(bands)


def _derived(
    weapon: Weapon,
    character: BrpCharacter,
    rows: Mapping[SkillId, Skill],
    skills: "Mapping[SkillId, DerivedSkill]",
    values: Mapping[str, int | None],
    damage_bonus: str | None,
) -> DerivedWeapon:
    options = character.options
    facts = weapon_numbers(weapon, options.data_edition)
    row = row_of_weapon(weapon, facts, character.skills, options.data_edition)
    attack = _rating(weapon, facts, rows.get(row) if row else None, skills, options)
    parry_row = weapon.parry_skill if weapon.parry_skill in rows else row
    parry = attack
    if parry_row is not None and parry_row != row:
        parry = _rating(weapon, facts, rows[parry_row], skills, options)
    parry, parry_error = _parry(parry, facts)
    damage, damage_error = _damage(facts)
    reach = range_of(facts, values)
    points, shots = left_of(weapon, facts)
    return DerivedWeapon(
        id=weapon.id,
        facts=facts,
        row=row,
        wanted=None if row is not None or facts.skill is None else (facts.skill, facts.speciality),
        base=attack.base,
        score=attack.score,
        parts=attack.parts,
        burdens=attack.burdens,
        error=attack.error,
        parry_row=parry_row,
        parry_score=parry.score,
        parry_parts=parry.parts,
        parry_burdens=parry.burdens,
        parry_error=parry_error,
        damage=damage,
        damage_error=damage_error,
        bonus="" if damage is None or damage.bonus == "none" else damage_bonus,
        range_m=reach,
        bands=range_bands(reach, options, values.get("dex")),
        hit_points=points,
        loaded=shots,
    )


class _Rating(Struct, frozen=True):
    """The score of a skill with a weapon in hand, or why there is none."""

    base: int | None = None
    score: int | None = None
    parts: tuple[tuple[str, int], ...] = ()
    burdens: Modifiers = ()
    error: str | None = None


def _rating(
    weapon: Weapon,
    facts: WeaponFacts,
    row: Skill | None,
    skills: "Mapping[SkillId, DerivedSkill]",
    options: BrpOptions,
) -> _Rating:
    if row is None:
        return _Rating(error=NO_SKILL)
    numbers = skills[row.id]
    of_the_weapon = facts.base is not None and (
        weapon.base is not None or base_is_the_weapons(row, options.data_edition)
    )
    base = facts.base if of_the_weapon else numbers.base
    if base is None or numbers.points is None:
        return _Rating(burdens=numbers.burdens, error=numbers.error or "missing_value")
    parts = (("base", base), *numbers.points)
    score = max(0, sum(amount for _, amount in parts))
    error = numbers.error if not of_the_weapon or numbers.error not in (None, "missing_value") else None
    return _Rating(base, score, parts, numbers.burdens, error)


def _parry(rating: _Rating, facts: WeaponFacts) -> tuple[_Rating, str | None]:
    """The parry with a weapon: with one that shoots or is thrown half of its base, at least 20 (UGE ch. 6).

    A weapon of which the rules do not say parries if it is used hand to hand.
    """
    can = facts.parry if facts.parry is not None else facts.melee
    if not can and not facts.parries_only:
        return _Rating(burdens=rating.burdens), "cannot_parry"
    if facts.melee or rating.base is None:
        return rating, rating.error
    chance = improvised_parry_chance(rating.base)
    return _Rating(chance, chance, (("base", chance),), rating.burdens, rating.error), rating.error


def _damage(facts: WeaponFacts) -> tuple[WeaponDamage | None, str | None]:
    if not facts.damage:
        return None, None
    try:
        return parse_damage(facts.damage), None
    except RulesError as error:
        return None, error.code
