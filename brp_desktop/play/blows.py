"""Damage at the table: what is thrown for a hit, the dice as they lie, where it lands, what armour takes off."""

import re
import uuid
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal

from brp_desktop.play.people import NpcPerson, NumberPerson, Person, SheetPerson
from brp_desktop.play.subjects import Subject
from brp_desktop.rules import Explanation, RulesError
from brp_desktop.rules.brp import SRD, BrpOptions
from brp_desktop.rules.brp.damage import (
    Damage,
    DamagePlan,
    Hit,
    WeaponDamage,
    parse_damage,
    past_armour,
    planned_damage,
    settle,
)
from brp_desktop.rules.brp.hit_locations import LOCATION_DIE, hit_location
from brp_desktop.rules.brp.special_effects import SPECIAL_EFFECTS
from brp_desktop.rules.dice import RandomSource, Rolled, parse
from brp_desktop.sheet.derived_values import HIT_POINTS
from brp_desktop.sheet.edits import Edit, TakeDamage
from brp_desktop.sheet.ids import BelongingId
from brp_desktop.sheet.limits import POINTS
from brp_desktop.sheet.table import EntryId
from brp_desktop.sheet.table_edits import SetNpcTrack
from brp_desktop.sheet.table_values import npc_damage_bonus, npc_track

Landing = Literal["normal", "special", "critical"]
"""How a blow lands that does damage."""


@dataclass(frozen=True, slots=True)
class Arm:
    """What somebody strikes with, as far as the table knows it.

    ``id`` is the weapon of the sheet or of the person without one, "" for a bare blow. ``weapon`` is its catalogue id,
    ``name`` its own name. ``damage`` is None where it does none or where nobody knows. ``bonus`` are the dice of the
    damage bonus, ``kind`` the sort of weapon, ``special`` its special kind. ``malfunction_from`` None: it never fails.
    ``hit_points`` are its own that are left, None where it has none or nobody knows.
    """

    id: str = ""
    weapon: str | None = None
    name: str = ""
    damage: WeaponDamage | None = None
    bonus: str = ""
    kind: str = "melee"
    special: str | None = None
    malfunction_from: int | None = None
    hit_points: int | None = None

    @property
    def melee(self) -> bool:
        """Whether it is used hand to hand."""
        return self.kind in ("melee", "shield")


@dataclass(frozen=True, slots=True)
class DamageRequest:
    """Damage as it would be thrown: with what, how the blow lands, and the plan of the rules."""

    arm: Arm
    hit: Landing
    plan: DamagePlan
    options: BrpOptions

    @property
    def notation(self) -> str:
        """All that is thrown, in one notation: ``1D6+1+7+1D4``; the damage bonus whole where half of it counts."""
        parts = [str(self.plan.dice)] if self.plan.dice is not None else []
        if self.plan.fixed:
            parts.append(str(self.plan.fixed))
        bonus = self.plan.bonus_dice
        if bonus is not None:
            parts.append(str(bonus))
        return "+".join(parts).replace("+-", "-") or "0"

    @property
    def dice(self) -> tuple[int, ...]:
        """The sides of every die, the weapon's first: as many faces are asked for where real dice are thrown."""
        bonus = self.plan.bonus_dice
        return (*(self.plan.dice.dice if self.plan.dice else ()), *(bonus.dice if bonus else ()))

    @property
    def limits(self) -> tuple[int, int]:
        """The least and the most damage before armour."""
        plan, bonus = self.plan, self.plan.bonus_dice
        low, high = (plan.dice.minimum, plan.dice.maximum) if plan.dice else (0, 0)
        bonus_low, bonus_high = (bonus.minimum, bonus.maximum) if bonus else (0, 0)
        return settle(plan, low, bonus_low).total, settle(plan, high, bonus_high).total


@dataclass(frozen=True, slots=True)
class DamageResult:
    """Damage thrown: a value decided before anything is shown. ``id`` is a UUID of this one throw.

    ``weapon`` and ``bonus`` are the dice as they lie, None where none were thrown.
    """

    id: str = field(compare=False)
    request: DamageRequest
    weapon: Rolled | None
    bonus: Rolled | None
    damage: Damage
    own_dice: bool = False

    @property
    def total(self) -> int:
        """The damage before armour."""
        return self.damage.total

    @property
    def faces(self) -> tuple[tuple[int, int], ...]:
        """(sides, face) of every die, the weapon's first."""
        return (*(self.weapon.faces if self.weapon else ()), *(self.bonus.faces if self.bonus else ()))

    @property
    def explanation(self) -> Explanation:
        """How the damage adds up."""
        return self.damage.explanation


@dataclass(frozen=True, slots=True)
class Blow:
    """What a hit does to somebody: the damage, what armour takes off, and the hit points lost.

    ``location`` is where it lands, None where the rules have no locations. ``effect`` is the special kind that goes
    with the hit. ``through`` is what came besides past an item that its parry broke.
    """

    damage: int
    armour: int = 0
    location: str | None = None
    effect: str = ""
    through: int = 0

    @property
    def lost(self) -> int:
        """The hit points it costs."""
        return past_armour(self.damage + self.through, self.armour)


def arm_of(person: Person, subject: Subject, metres: int | None = None) -> Arm | None:
    """What somebody strikes with when this is rolled; None where it is no weapon.

    A weapon of a person without a sheet does what its text says, as far as it can be read.
    """
    if isinstance(person, SheetPerson):
        return sheet_arm(person, BelongingId(subject.means), metres) if subject.use in ("attack", "parry") else None
    if isinstance(person, NumberPerson):
        return None
    weapon = next((each for each in person.npc.weapons if each.id == subject.id), None)
    if weapon is None:
        return None
    special = special_in(weapon.text)
    bonus = npc_damage_bonus(person.npc) or ""
    return Arm(weapon.id, None, weapon.name, damage_in(weapon.text), bonus, special=special)


def sheet_arm(person: SheetPerson, weapon: BelongingId, metres: int | None = None) -> Arm:
    """A weapon of a sheet; ``unknown_name`` if it is not there.

    Over a distance its damage may depend on that, and one used hand to hand is thrown: a missile.
    """
    from brp_desktop.sheet.weapon_numbers import damage_at

    row = next((each for each in person.character.weapons if each.id == weapon), None)
    if row is None:
        raise RulesError("unknown_name", name=weapon)
    numbers = person.derived.weapons[weapon]
    damage = numbers.damage
    if metres is not None and numbers.facts.damage_by_range:
        damage = damage_in(damage_at(numbers.facts, metres))
    thrown = metres is not None and numbers.range_m is not None and numbers.facts.melee
    return Arm(
        weapon,
        row.weapon,
        row.name,
        damage,
        person.derived.damage_bonus or "",
        "missile" if thrown else numbers.facts.kind,
        numbers.facts.special,
        numbers.facts.malfunction,
        numbers.hit_points,
    )


def damage_in(text: str) -> WeaponDamage | None:
    """The damage a text begins with: ``1D8+1+1D4``, ``1d6+db, impaling``; None where it is none."""
    found = re.match(r"[\s+\-−0-9dDwWkKbB/rawl]+", text)
    words = (found[0] if found else "").strip().lower().rstrip("+-− ")
    words = re.sub(r"(?<![a-z])bd(?![a-z])", "db", words)
    while words:
        try:
            return parse_damage(words)
        except RulesError:
            words = words.rpartition(" ")[0].strip() if " " in words else ""
    return None


def prepare_damage(arm: Arm, hit: Hit = "normal", options: BrpOptions = SRD) -> DamageRequest:
    """What is thrown when a blow lands so; ``no_damage`` for a weapon that does none, or for no hit at all."""
    if arm.damage is None or hit == "none":
        raise RulesError("no_damage", name=arm.name or arm.weapon or "")
    special = arm.special if arm.special in SPECIAL_EFFECTS else None
    return DamageRequest(arm, hit, planned_damage(arm.damage, arm.bonus, hit, options, kind=special), options)


def settle_damage(
    request: DamageRequest,
    source: RandomSource,
    *,
    own_faces: Sequence[int] | None = None,
    damage_id: str | None = None,
) -> DamageResult:
    """Throw the dice, the weapon's first; ``own_faces`` are real dice in the order of ``request.dice``.

    RulesError ``bad_dice`` (reason ``wrong_number``) for too few or too many, ``roll_out_of_range`` for impossible
    ones.
    """
    plan, bonus_dice = request.plan, request.plan.bonus_dice
    weapon = bonus = None
    if own_faces is not None:
        count = len(plan.dice.dice) if plan.dice else 0
        if len(own_faces) != len(request.dice):
            raise RulesError(
                "bad_dice", column=1, reason="wrong_number", limit=len(request.dice), text=request.notation
            )
        weapon = plan.dice.with_faces(own_faces[:count]) if plan.dice else None
        bonus = bonus_dice.with_faces(own_faces[count:]) if bonus_dice else None
    else:
        weapon = plan.dice.roll(source) if plan.dice else None
        bonus = bonus_dice.roll(source) if bonus_dice else None
    damage = settle(plan, weapon.total if weapon else 0, bonus.total if bonus else 0)
    return DamageResult(damage_id or str(uuid.uuid4()), request, weapon, bonus, damage, own_faces is not None)


def special_in(text: str) -> str | None:
    """The special kind that a text names in any language: ``1d6+db, impaling``; None where it names none."""
    if not text:
        return None
    from brp_desktop.catalogue.names import fold
    from brp_desktop.catalogue.weapons import weapon_catalogue

    words = fold(text)
    for id_, known in weapon_catalogue().special_kinds.items():
        if any(fold(name) in words for name in (id_, *known.names.values())):
            return id_
    return None


def roll_location(source: RandomSource, own_roll: int | None = None) -> tuple[int, str]:
    """The die of the hit location and the place (UGE ch. 6); ``own_roll`` is a real die of twenty."""
    roll = parse(LOCATION_DIE).roll(source).total if own_roll is None else own_roll
    return roll, hit_location(roll)


def armour_of(
    person: Person, kind: str = "melee", location: str | None = None, *, rolled: Mapping[str, int] | None = None
) -> int:
    """What the armour of somebody takes off a blow by a weapon of this kind; of a person without a sheet the first
    number in what is said of the armour.
    """
    if isinstance(person, SheetPerson):
        if not any(row.worn for row in person.character.armour):
            return 0
        from brp_desktop.sheet.derived_armour import protection_of

        return protection_of(person.character, kind, location, rolled)
    if isinstance(person, NpcPerson):
        number = re.search(r"\d+", person.npc.armour)
        return min(int(number[0]), 9999) if number else 0
    return 0


def armour_dice(person: Person, kind: str = "melee") -> tuple[tuple[str, str], ...]:
    """The dice of each piece worn where the record has random armour, as (piece, notation); empty otherwise."""
    if not isinstance(person, SheetPerson) or not person.character.options.random_armour:
        return ()
    from brp_desktop.rules.brp.armour import random_dice
    from brp_desktop.sheet.derived_armour import worn_pieces

    found = [(piece.id, random_dice(piece, kind)) for piece in worn_pieces(person.character)]
    return tuple((id_, dice) for id_, dice in found if dice)


def roll_armour(person: Person, source: RandomSource, kind: str = "melee") -> dict[str, int]:
    """The dice of armour thrown, by piece; empty where the record has none."""
    return {id_: max(0, parse(dice).roll(source).total) for id_, dice in armour_dice(person, kind)}


def blow_on(
    person: Person,
    damage: int,
    kind: str = "melee",
    *,
    location: str | None = None,
    armour_counts: bool = True,
    armour: int | None = None,
    rolled: Mapping[str, int] | None = None,
    effect: str | None = None,
    through: int = 0,
) -> Blow:
    """A blow of so much damage on somebody. ``armour`` typed stands instead of what is worn; off, neither counts.

    ``through`` comes besides, past an item that its parry broke.
    """
    taken_off = 0
    if armour_counts:
        taken_off = armour_of(person, kind, location, rolled=rolled) if armour is None else max(0, armour)
    return Blow(damage, taken_off, location, effect or "", through)


def blow_edit(blow: Blow, *, time: int = 0, note: str = "") -> Edit | None:
    """The edit of a sheet that takes a blow, one step: wound, hit points and location; None if nothing passes."""
    if not blow.lost:
        return None
    return TakeDamage(blow.lost, blow.location, effect=blow.effect, note=note, time=time)


def blow_edit_at_table(blow: Blow, person: NpcPerson, entry: EntryId, options: BrpOptions = SRD) -> SetNpcTrack | None:
    """The same for a person without a sheet, as an edit of the table; None too where the hit points are not known.

    As on a sheet they end where numbers end.
    """
    current = npc_track(person.npc, HIT_POINTS, options).current
    if current is None or not blow.lost:
        return None
    return SetNpcTrack(entry, HIT_POINTS, max(POINTS[0], current - blow.lost))
