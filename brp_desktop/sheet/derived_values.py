"""Characteristics, derived values and tracks of a sheet: which the record uses, their numbers and their steps."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING

from msgspec import Struct

from brp_desktop.catalogue.brp import brp_catalogue
from brp_desktop.rules import Explanation, RulesError, Step
from brp_desktop.rules.brp import BrpOptions
from brp_desktop.rules.brp.characteristics import (
    CHARACTERISTIC_ROLLS,
    active_characteristics,
    category_bonus,
    characteristic_chance,
)
from brp_desktop.rules.brp.derived import base_move, damage_bonus, derived_value, explain_derived, major_wound
from brp_desktop.rules.brp.steps import next_step
from brp_desktop.sheet.brp import BrpCharacter
from brp_desktop.sheet.ids import CharacteristicId, ResourceId

if TYPE_CHECKING:
    from brp_desktop.rules.brp.burdens import Encumbrance
    from brp_desktop.sheet.derived_burdens import Burdens

HIT_POINTS = ResourceId("hit_points")
POWER_POINTS = ResourceId("power_points")
FATIGUE = ResourceId("fatigue")
SANITY = ResourceId("sanity")
RULES_RESOURCES = (HIT_POINTS, POWER_POINTS, FATIGUE, SANITY)
"""The tracks the rules know, in their order; every other track is a counter of the user's."""


class DerivedCharacteristic(Struct, frozen=True):
    """One characteristic: its value (None: blank), the chance of its roll, and which roll (None: it has none).

    ``burdens`` are flat modifiers on every roll by their source; they are not in the chance.
    """

    value: int | None
    chance: int | None
    roll: str | None
    burdens: tuple[tuple[str, int], ...] = ()


class DerivedResource(Struct, frozen=True):
    """One track: ``current`` and ``maximum`` (None: missing, or an open counter), the name of a user's counter, the
    steps of a computed maximum, and whether the maximum was typed by hand."""

    current: int | None
    maximum: int | None
    steps: Explanation = ()
    name: str = ""
    by_hand: bool = False


def used_characteristics(options: BrpOptions) -> tuple[CharacteristicId, ...]:
    """The characteristics of this record in the order of the rules; education only where it is in use."""
    return tuple(CharacteristicId(id_) for id_ in active_characteristics(options))


def characteristic_values(character: BrpCharacter) -> Mapping[str, int | None]:
    """The value of each characteristic the record uses; None while it is blank."""
    given = {row.id: row.value for row in character.characteristics}
    return MappingProxyType({id_: given.get(id_) for id_ in used_characteristics(character.options)})


def characteristics(
    values: Mapping[str, int | None], options: BrpOptions, burdens: "Burdens | None" = None
) -> Mapping[CharacteristicId, DerivedCharacteristic]:
    """All characteristics with the chance of their roll."""
    found = {}
    for id_ in used_characteristics(options):
        value, roll = values[id_], CHARACTERISTIC_ROLLS.get(id_)
        chance = characteristic_chance(value) if roll is not None and value is not None else None
        weight = burdens.on_roll(roll) if burdens is not None else ()
        found[id_] = DerivedCharacteristic(value, chance, roll, weight)
    return MappingProxyType(found)


def damage_bonus_of(values: Mapping[str, int | None]) -> str | None:
    """The damage bonus in dice, ``""`` for none, None while strength or size is blank."""
    strength, size = values["str"], values["siz"]
    return None if strength is None or size is None else damage_bonus(strength + size)


def move_of(character: BrpCharacter, load: "Encumbrance | None" = None) -> int:
    """Movement, never below 0: as typed, else that of a human, less what a load above the limit costs (UGE ch. 7)."""
    move = base_move() if character.move is None else max(0, character.move)
    return move if load is None else max(0, move + load.move)


def move_steps(character: BrpCharacter, load: "Encumbrance | None" = None) -> Explanation:
    """How the movement comes about: the base, what a load costs, the mark ``move``."""
    steps = [next_step("base", (move_of(character),), 0)]
    if load is not None and load.move:
        steps.append(next_step("encumbrance", (load.move,), steps[-1].result))
        if steps[-1].result < 0:
            steps.append(next_step("floor_zero", (0,), steps[-1].result))
    return (*steps, next_step("move", (), steps[-1].result))


def major_wound_of(tracks: Mapping[ResourceId, DerivedResource], options: BrpOptions) -> int | None:
    """The hit points that make a major wound at one blow; None where they are missing or the record has none."""
    maximum = tracks[HIT_POINTS].maximum
    return None if maximum is None else major_wound(maximum, options)


def major_wound_steps(tracks: Mapping[ResourceId, DerivedResource], options: BrpOptions) -> Explanation:
    """How ``major_wound_of`` comes about: the hit points, typed or step by step, and half of them."""
    track = tracks[HIT_POINTS]
    if track.maximum is None or major_wound_of(tracks, options) is None:
        return ()
    hit_points = track.steps or (next_step("hit_points", (track.maximum,), 0),)
    return (*hit_points, *explain_derived("major_wound", {"hp": track.maximum}, options)[1:])


def derived_number(id_: str, values: Mapping[str, int | None], options: BrpOptions) -> int | None:
    """A derived value by its id (``hit_points`` ``move`` …); None where it is missing or not in use."""
    try:
        return derived_value(id_, values, options)
    except RulesError as error:
        if error.code != "missing_value":
            raise
        return None


def value_steps(id_: str, values: Mapping[str, int | None], options: BrpOptions) -> Explanation:
    """How a derived value comes about; empty where it is missing or not in use."""
    return () if derived_number(id_, values, options) is None else explain_derived(id_, values, options)


def category_bonuses(values: Mapping[str, int | None], options: BrpOptions) -> Mapping[str, int | None]:
    """The bonus of each category (None: missing), empty where the record has none (UGE ch. 2)."""
    if options.category_bonus == "off":
        return MappingProxyType({})
    found: dict[str, int | None] = {}
    for category in brp_catalogue().categories:
        try:
            found[category] = category_bonus(category, values, options)
        except RulesError as error:
            if error.code != "missing_value":
                raise
            found[category] = None
    return MappingProxyType(found)


def resources(character: BrpCharacter, values: Mapping[str, int | None]) -> Mapping[ResourceId, DerivedResource]:
    """All tracks: those of the rules first, then the user's counters in the order of the sheet.

    Sanity is as nobody knows of blasphemous lore (``derived_sanity.with_lore``).
    """
    options = character.options
    given = {row.id: row for row in character.resources}
    found = {}
    for id_ in used_resources(options):
        if id_ == SANITY:
            from brp_desktop.sheet.derived_sanity import sanity_track

            found[id_] = sanity_track(character, 0)
            continue
        computed = derived_number(id_, values, options)
        row = given.get(id_)
        by_hand = row is not None and row.maximum is not None
        maximum = row.maximum if row is not None and by_hand else computed
        current = row.current if row is not None and row.current is not None else maximum
        steps = () if by_hand else value_steps(id_, values, options)
        found[id_] = DerivedResource(current, maximum, steps, by_hand=by_hand)
    for row in character.resources:
        if row.id not in RULES_RESOURCES:
            current = row.current if row.current is not None else row.maximum
            found[row.id] = DerivedResource(current, row.maximum, (), row.name, by_hand=True)
    return MappingProxyType(found)


def highest(id_: ResourceId, maximum: int | None, options: BrpOptions) -> int | None:
    """How high a track may stand: at its maximum, power points under UGE at twice that; None without a maximum."""
    if id_ == POWER_POINTS and maximum is not None:
        from brp_desktop.rules.brp.power import power_ceiling

        return power_ceiling(maximum, options)
    return maximum


def used_resources(options: BrpOptions) -> tuple[ResourceId, ...]:
    """The tracks of the rules that this record uses."""
    used = [HIT_POINTS, POWER_POINTS]
    if options.fatigue:
        used.append(FATIGUE)
    if options.sanity:
        used.append(SANITY)
    return tuple(used)


def roll_steps(value: int | None) -> Explanation:
    """How the chance of a characteristic roll comes about."""
    if value is None:
        return ()
    chance = characteristic_chance(value)
    return (
        Step("characteristic", (value,), value),
        Step("multiplier", (5,), chance),
        Step("chance", (), chance),
    )
