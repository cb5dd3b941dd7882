"""Edits of the lists of a Xantis sheet: weapons, action presets and free counters."""

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Literal

from msgspec.structs import replace

from brp_desktop.sheet.edits_base import moved
from brp_desktop.sheet.errors import EditError
from brp_desktop.sheet.xantis import (
    ActionId,
    Counter,
    CounterId,
    NodeId,
    WeaponId,
    XantisAction,
    XantisCharacter,
    XantisWeapon,
)
from brp_desktop.sheet.xantis_checks import (
    a_line,
    a_name,
    a_node_or_none,
    a_number,
    a_number_or_none,
    a_switch,
    a_text,
    place_of,
    with_new,
    with_row,
    within_maximum,
    without,
)
from brp_desktop.sheet.xantis_limits import COUNTER, DAMAGE_LENGTH, PA_COST, TEXT_LENGTH, WEAPON_BONUS

WeaponField = Literal["name", "node", "attack_pa", "parry_pa", "damage", "bonus", "note"]
"""The fields of a weapon that ``SetXantisWeapon`` sets; the node and the costs may be None."""

ActionField = Literal["name", "node", "pa", "instantaneous", "spell", "note"]
"""The fields of an action that ``SetXantisAction`` sets; the node and the cost may be None."""

CounterField = Literal["name", "now", "maximum"]
"""The fields of a counter that ``SetXantisCounter`` sets; without a maximum (None) it is open."""

_Value = str | int | bool | None


@dataclass(frozen=True, slots=True)
class AddXantisWeapon:
    """A weapon after the last; its id must be free (``duplicate_id``)."""

    weapon: XantisWeapon

    @property
    def merge_key(self) -> None:
        """Never merges."""

    def apply(self, character: XantisCharacter) -> XantisCharacter:
        """The character with the weapon."""
        weapon = self.weapon
        for field in ("name", "node", "attack_pa", "parry_pa", "damage", "bonus", "note"):
            weapon = _weapon(character, weapon, field, getattr(weapon, field))
        return replace(character, weapons=with_new(character.weapons, "weapon", weapon))


@dataclass(frozen=True, slots=True)
class SetXantisWeapon:
    """One field of a weapon."""

    id: WeaponId
    field: WeaponField
    value: _Value

    @property
    def merge_key(self) -> Hashable:
        """Typing and stepping is one step."""
        return "weapon", self.id, self.field

    def apply(self, character: XantisCharacter) -> XantisCharacter:
        """The character with the weapon so."""
        at = place_of(character.weapons, "weapon", self.id)
        weapon = _weapon(character, character.weapons[at], self.field, self.value)
        return replace(character, weapons=with_row(character.weapons, at, weapon))


@dataclass(frozen=True, slots=True)
class MoveXantisWeapon:
    """A weapon brought to an index of the list without it."""

    id: WeaponId
    index: int

    @property
    def merge_key(self) -> Hashable:
        """Moving it step by step is one step."""
        return "weapon", self.id, "place"

    def apply(self, character: XantisCharacter) -> XantisCharacter:
        """The character with its weapons in the new order."""
        at = place_of(character.weapons, "weapon", self.id)
        return replace(character, weapons=moved(character.weapons, at, self.index))


@dataclass(frozen=True, slots=True)
class RemoveXantisWeapon:
    """A weapon taken off."""

    id: WeaponId

    @property
    def merge_key(self) -> None:
        """Never merges."""

    def apply(self, character: XantisCharacter) -> XantisCharacter:
        """The character without the weapon."""
        return replace(character, weapons=without(character.weapons, place_of(character.weapons, "weapon", self.id)))


@dataclass(frozen=True, slots=True)
class AddXantisAction:
    """An action preset after the last; its id must be free (``duplicate_id``)."""

    action: XantisAction

    @property
    def merge_key(self) -> None:
        """Never merges."""

    def apply(self, character: XantisCharacter) -> XantisCharacter:
        """The character with the action."""
        action = self.action
        for field in ("name", "node", "pa", "spell", "note"):
            action = _action(character, action, field, getattr(action, field))
        return replace(character, actions=with_new(character.actions, "action", action))


@dataclass(frozen=True, slots=True)
class SetXantisAction:
    """One field of an action. An instantaneous one costs 0 Pa, and one of 0 Pa is instantaneous: to make it so sets
    the cost to 0, to make it one that is not empties the cost.
    """

    id: ActionId
    field: ActionField
    value: _Value

    @property
    def merge_key(self) -> Hashable:
        """Typing and stepping is one step."""
        return "action", self.id, self.field

    def apply(self, character: XantisCharacter) -> XantisCharacter:
        """The character with the action so."""
        at = place_of(character.actions, "action", self.id)
        action = _action(character, character.actions[at], self.field, self.value)
        return replace(character, actions=with_row(character.actions, at, action))


@dataclass(frozen=True, slots=True)
class MoveXantisAction:
    """An action brought to an index of the list without it."""

    id: ActionId
    index: int

    @property
    def merge_key(self) -> Hashable:
        """Moving it step by step is one step."""
        return "action", self.id, "place"

    def apply(self, character: XantisCharacter) -> XantisCharacter:
        """The character with its actions in the new order."""
        at = place_of(character.actions, "action", self.id)
        return replace(character, actions=moved(character.actions, at, self.index))


@dataclass(frozen=True, slots=True)
class RemoveXantisAction:
    """An action taken off."""

    id: ActionId

    @property
    def merge_key(self) -> None:
        """Never merges."""

    def apply(self, character: XantisCharacter) -> XantisCharacter:
        """The character without the action."""
        return replace(character, actions=without(character.actions, place_of(character.actions, "action", self.id)))


@dataclass(frozen=True, slots=True)
class AddXantisCounter:
    """A counter after the last; its id must be free (``duplicate_id``)."""

    counter: Counter

    @property
    def merge_key(self) -> None:
        """Never merges."""

    def apply(self, character: XantisCharacter) -> XantisCharacter:
        """The character with the counter."""
        counter = self.counter
        for field in ("name", "maximum", "now"):
            counter = _counter(counter, field, getattr(counter, field))
        return replace(character, counters=with_new(character.counters, "counter", counter))


@dataclass(frozen=True, slots=True)
class SetXantisCounter:
    """One field of a counter. It stops at its maximum, and is cut to one that becomes lower."""

    id: CounterId
    field: CounterField
    value: _Value

    @property
    def merge_key(self) -> Hashable:
        """Typing and stepping is one step."""
        return "counter", self.id, self.field

    def apply(self, character: XantisCharacter) -> XantisCharacter:
        """The character with the counter so."""
        at = place_of(character.counters, "counter", self.id)
        counter = _counter(character.counters[at], self.field, self.value)
        return replace(character, counters=with_row(character.counters, at, counter))


@dataclass(frozen=True, slots=True)
class MoveXantisCounter:
    """A counter brought to an index of the list without it."""

    id: CounterId
    index: int

    @property
    def merge_key(self) -> Hashable:
        """Moving it step by step is one step."""
        return "counter", self.id, "place"

    def apply(self, character: XantisCharacter) -> XantisCharacter:
        """The character with its counters in the new order."""
        at = place_of(character.counters, "counter", self.id)
        return replace(character, counters=moved(character.counters, at, self.index))


@dataclass(frozen=True, slots=True)
class RemoveXantisCounter:
    """A counter taken off."""

    id: CounterId

    @property
    def merge_key(self) -> None:
        """Never merges."""

    def apply(self, character: XantisCharacter) -> XantisCharacter:
        """The character without the counter."""
        return replace(
            character, counters=without(character.counters, place_of(character.counters, "counter", self.id))
        )


def _weapon(character: XantisCharacter, row: XantisWeapon, field: str, value: object) -> XantisWeapon:
    """The weapon with one field set."""
    match field:
        case "name":
            return replace(row, name=a_name(field, value))
        case "node":
            return replace(row, node=_node(character, row.node, value))
        case "attack_pa":
            return replace(row, attack_pa=a_number_or_none(field, value, PA_COST))
        case "parry_pa":
            return replace(row, parry_pa=a_number_or_none(field, value, PA_COST))
        case "damage":
            return replace(row, damage=a_line(field, value, DAMAGE_LENGTH).strip())
        case "bonus":
            return replace(row, bonus=a_number(field, value, WEAPON_BONUS))
        case "note":
            return replace(row, note=a_text(field, value, TEXT_LENGTH))
    raise EditError("unknown_value", field=field, value=value)


def _action(character: XantisCharacter, row: XantisAction, field: str, value: object) -> XantisAction:
    """The action with one field set."""
    match field:
        case "name":
            return replace(row, name=a_name(field, value))
        case "node":
            return replace(row, node=_node(character, row.node, value))
        case "pa":
            return replace(row, pa=a_number_or_none(field, value, PA_COST))
        case "instantaneous":
            instantaneous = a_switch(field, value)
            return row if instantaneous is row.instantaneous else replace(row, pa=0 if instantaneous else None)
        case "spell":
            return replace(row, spell=a_switch(field, value))
        case "note":
            return replace(row, note=a_text(field, value, TEXT_LENGTH))
    raise EditError("unknown_value", field=field, value=value)


def _counter(row: Counter, field: str, value: object) -> Counter:
    """The counter with one field set, not above its maximum."""
    match field:
        case "name":
            return replace(row, name=a_name(field, value))
        case "now":
            row = replace(row, now=a_number(field, value, COUNTER))
        case "maximum":
            row = replace(row, maximum=a_number_or_none(field, value, COUNTER))
        case _:
            raise EditError("unknown_value", field=field, value=value)
    return within_maximum(row)


def _node(character: XantisCharacter, before: NodeId | None, value: object) -> NodeId | None:
    """The node that is tested; one that is no longer on the sheet may stay, but not come in."""
    return before if value == before else a_node_or_none(character, value)
