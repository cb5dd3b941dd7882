"""What differs between two snapshots of a character, so that each view refreshes only its part."""

from collections.abc import Mapping
from typing import Final, TypeVar

from msgspec import Struct

from brp_desktop.sheet.brp import BrpCharacter
from brp_desktop.sheet.derive import Derived
from brp_desktop.sheet.ids import CharacteristicId, ResourceId, SkillId

IDENTITY_FIELDS: Final = (
    "name",
    "player",
    "occupation",
    "profession",
    "personality",
    "age",
    "gender",
    "place",
    "features",
    "height",
    "weight",
    "adventure",
    "language",
    "portrait",
    "pow_ticked",
)
"""The fields of a character that stand for themselves."""

_PROGRESS_FIELDS: Final = ("adventures", "study", "improvements", "pow_tick")
_GEAR_FIELDS: Final = ("items", "wealth", "contacts")
_Key = TypeVar("_Key")
_Value = TypeVar("_Value")


class ChangeSet(Struct, frozen=True, kw_only=True):
    """What differs; a change set without any difference is false.

    ``identity`` names fields of the character (``IDENTITY_FIELDS``). ``characteristics`` and ``resources`` are those
    shown differently, computed numbers and the tick of POW included; ``skills`` the rows on both sheets shown
    differently. ``structure``: skill rows were added, removed or reordered. ``derived``: a value derived from the
    characteristics changed (damage bonus, move, major wound, experience bonus, encumbrance limit, category bonus) or
    the number of waiting ticks. ``progress``: adventures, the study under way, recorded improvements, or where the
    tick of POW came from.

    ``weapons``: the weapons or any number of theirs. ``armour``: the armour, or what it takes off a blow anywhere.
    ``wounds``: the wounds, what holds the character back, or how it fares. ``powers``: the powers, or the skill behind
    one. ``gear``: things, wealth, contacts, or the load. ``creation``: how the character was or is being made.
    """

    identity: frozenset[str] = frozenset()
    characteristics: frozenset[CharacteristicId] = frozenset()
    skills: frozenset[SkillId] = frozenset()
    structure: bool = False
    resources: frozenset[ResourceId] = frozenset()
    notes: bool = False
    options: bool = False
    derived: bool = False
    progress: bool = False
    weapons: bool = False
    armour: bool = False
    wounds: bool = False
    powers: bool = False
    gear: bool = False
    creation: bool = False

    def __bool__(self) -> bool:
        return bool(
            self.identity
            or self.characteristics
            or self.skills
            or self.structure
            or self.resources
            or self.notes
            or self.options
            or self.derived
            or self.progress
            or self.weapons
            or self.armour
            or self.wounds
            or self.powers
            or self.gear
            or self.creation
        )


def diff(old: BrpCharacter, new: BrpCharacter, old_derived: Derived, new_derived: Derived) -> ChangeSet:
    """What differs from ``old`` to ``new``; the derived values must be those of the two."""
    skills, structure = _skill_changes(old, new, old_derived, new_derived)
    characteristics = _different(old_derived.characteristics, new_derived.characteristics)
    if old.characteristics is not new.characteristics:
        before = {row.id: row for row in old.characteristics}
        after = {row.id: row for row in new.characteristics}
        characteristics |= _different(before, after)
    if old.pow_ticked != new.pow_ticked:
        characteristics |= {CharacteristicId("pow")}
    return ChangeSet(
        identity=frozenset(name for name in IDENTITY_FIELDS if getattr(old, name) != getattr(new, name)),
        characteristics=characteristics,
        skills=skills,
        structure=structure,
        resources=_resource_changes(old_derived, new_derived),
        notes=old.notes != new.notes,
        options=old.options != new.options,
        derived=_derived_values(old_derived) != _derived_values(new_derived),
        progress=any(_differs(getattr(old, name), getattr(new, name)) for name in _PROGRESS_FIELDS),
        weapons=_differs(old.weapons, new.weapons) or _differs(old_derived.weapons, new_derived.weapons),
        armour=_differs(old.armour, new.armour) or _differs(old_derived.armour, new_derived.armour),
        wounds=_differs(old.wounds, new.wounds)
        or _differs(old.hindrances, new.hindrances)
        or _differs(old_derived.health, new_derived.health),
        powers=_differs(old.powers, new.powers) or _rolled_otherwise(new, skills),
        gear=any(_differs(getattr(old, name), getattr(new, name)) for name in _GEAR_FIELDS)
        or _differs(old_derived.load, new_derived.load),
        creation=_differs(old.creation, new.creation),
    )


def _rolled_otherwise(character: BrpCharacter, skills: frozenset[SkillId]) -> bool:
    """Whether a skill behind a power is shown differently."""
    return any(power.skill in skills for power in character.powers)


def _skill_changes(
    old: BrpCharacter, new: BrpCharacter, old_derived: Derived, new_derived: Derived
) -> tuple[frozenset[SkillId], bool]:
    before, after = old_derived.skills, new_derived.skills
    if old.skills is new.skills and before is after:
        return frozenset(), False
    changed = set()
    if len(old.skills) == len(new.skills):
        for earlier, later in zip(old.skills, new.skills, strict=True):
            if earlier.id != later.id:
                break
            if (earlier is not later and earlier != later) or before[later.id] is not after[later.id]:
                changed.add(later.id)
        else:
            return frozenset(changed), False
    rows = {row.id: row for row in old.skills}
    changed = {
        row.id for row in new.skills if row.id in rows and (row != rows[row.id] or before[row.id] is not after[row.id])
    }
    return frozenset(changed), True


def _resource_changes(old: Derived, new: Derived) -> frozenset[ResourceId]:
    """All that are shown differently; all tracks where their order or number changed."""
    if tuple(old.resources) != tuple(new.resources):
        return frozenset(old.resources) | frozenset(new.resources)
    return _different(old.resources, new.resources)


def _different(old: Mapping[_Key, _Value], new: Mapping[_Key, _Value]) -> frozenset[_Key]:
    if old is new:
        return frozenset()
    return frozenset(key for key in {*old, *new} if old.get(key) != new.get(key))


def _differs(old: object, new: object) -> bool:
    return old is not new and old != new


def _derived_values(derived: Derived) -> tuple[object, ...]:
    return (
        derived.damage_bonus,
        derived.move,
        derived.major_wound,
        derived.experience_bonus,
        derived.encumbrance_limit,
        dict(derived.category_bonus),
        derived.waiting_ticks,
    )
