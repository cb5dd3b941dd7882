"""Edits of everything but the skill rows and the notes: identity, characteristics, tracks, rules."""

from collections.abc import Hashable
from dataclasses import dataclass, field, replace
from typing import Literal

from brp_desktop.catalogue.brp import brp_catalogue
from brp_desktop.rules.brp import BrpOptions
from brp_desktop.sheet import derived_values
from brp_desktop.sheet.brp import BrpCharacter, Characteristic, Resource
from brp_desktop.sheet.derived_values import POWER_POINTS, RULES_RESOURCES, SANITY
from brp_desktop.sheet.edits_base import check_number, check_text
from brp_desktop.sheet.errors import EditError
from brp_desktop.sheet.ids import CharacteristicId, ResourceId
from brp_desktop.sheet.limits import AGE, CHARACTERISTIC, ENTRIES, MAXIMUM, MOVE, POINTS
from brp_desktop.sheet.new import new_counter
from brp_desktop.sheet.skill_edits import tick_origin

_TEXT_FIELDS = ("name", "player", "occupation", "gender", "place", "features", "height", "weight", "adventure")
_CATALOGUE_FIELDS = ("profession", "personality", "language")

IdentityField = Literal[
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
]
"""The fields ``SetIdentity`` sets; ``age`` is a number or None, profession, personality and language an id or None."""

CharacteristicPart = Literal["initial", "moved", "age", "training", "other"]
"""The parts of a characteristic; ``initial`` may be None (blank)."""


@dataclass(frozen=True, slots=True)
class SetIdentity:
    """One field of who the character is."""

    field: IdentityField
    value: str | int | None

    @property
    def merge_key(self) -> Hashable:
        """Typing is one step."""
        return "identity", self.field

    def apply(self, character: BrpCharacter) -> BrpCharacter:
        """The character with the field."""
        value = self.value
        if self.field == "age" and (value is None or isinstance(value, int)):
            return replace(character, age=None if value is None else check_number("age", value, AGE))
        if isinstance(value, str) and (self.field in _TEXT_FIELDS or (value and self.field in _CATALOGUE_FIELDS)):
            changed: dict[str, str] = {self.field: check_text(self.field, value)}
            return replace(character, **changed)  # type: ignore[arg-type]  # the text fields only
        if value is None and self.field in _CATALOGUE_FIELDS:
            none: dict[str, None] = {self.field: None}
            return replace(character, **none)  # type: ignore[arg-type]  # the two catalogue ids only
        raise EditError("unknown_value", field=self.field, value=value)


@dataclass(frozen=True, slots=True)
class SetCharacteristic:
    """One part of a characteristic; tracks above a maximum that becomes lower are cut to it (UGE ch. 2)."""

    id: CharacteristicId
    part: CharacteristicPart
    value: int | None

    @property
    def merge_key(self) -> Hashable:
        """Typing and stepping is one step."""
        return "characteristic", self.id, self.part

    def apply(self, character: BrpCharacter) -> BrpCharacter:
        """The character with the part."""
        if self.id not in brp_catalogue().characteristics:
            raise EditError("unknown_id", kind="characteristic", id=self.id)
        rows = {row.id: row for row in character.characteristics}
        row = rows.get(self.id, Characteristic(id=self.id))
        rows[self.id] = self._changed(row)
        return _with_tracks_cut(character, replace(character, characteristics=tuple(rows.values())))

    def _changed(self, row: Characteristic) -> Characteristic:
        if self.part == "initial":
            initial = None if self.value is None else check_number("initial", self.value, CHARACTERISTIC)
            return replace(row, initial=initial)
        if self.value is None or self.part not in {"moved", "age", "training", "other"}:
            raise EditError("unknown_value", field=self.part, value=self.value)
        parts = {part: getattr(row, part) for part in ("moved", "age", "training", "other")}
        parts[self.part] = check_number(self.part, self.value, POINTS)
        return replace(row, **parts)


@dataclass(frozen=True, slots=True)
class SetPowTick:
    """The tick of POW, won in a contest of power (UGE ch. 5); the rest as in ``SetTick``."""

    ticked: bool
    reason: str = "by_hand"
    id: str = field(default="", compare=False)
    time: int = field(default=0, compare=False)
    note: str = field(default="", compare=False)

    @property
    def merge_key(self) -> None:
        """Never merges."""

    def apply(self, character: BrpCharacter) -> BrpCharacter:
        """The character with POW ticked or not."""
        if character.pow_ticked is self.ticked:
            return character
        return replace(character, pow_ticked=self.ticked, pow_tick=tick_origin(self) if self.ticked else None)


@dataclass(frozen=True, slots=True)
class SetResource:
    """The present value of a track; None fills it up.

    Power points and sanity stop at 0; hit points and fatigue may fall below (SRD, UGE ch. 6). Upwards a track of the
    rules stops at its maximum, power points under UGE at twice POW.
    """

    id: ResourceId
    current: int | None

    @property
    def merge_key(self) -> Hashable:
        """Stepping is one step."""
        return "resource", self.id

    def apply(self, character: BrpCharacter) -> BrpCharacter:
        """The character with the track at the value."""
        row = _track(character, self.id)
        current = self.current
        if current is not None:
            current = check_number("current", current, POINTS)
            if self.id in {POWER_POINTS, SANITY}:
                current = max(0, current)
            ceiling = _ceiling(character, self.id)
            if ceiling is not None:
                current = min(current, ceiling)
        return _with_track(character, replace(row, current=current))


@dataclass(frozen=True, slots=True)
class SetResourceMaximum:
    """The maximum of a track typed by hand; None computes it again, or opens a counter."""

    id: ResourceId
    maximum: int | None

    @property
    def merge_key(self) -> Hashable:
        """Typing is one step."""
        return "maximum", self.id

    def apply(self, character: BrpCharacter) -> BrpCharacter:
        """The character with the maximum, the present value cut to it."""
        maximum = None if self.maximum is None else check_number("maximum", self.maximum, MAXIMUM)
        row = replace(_track(character, self.id), maximum=maximum)
        if self.id not in RULES_RESOURCES and maximum is None and row.current is None:
            row = replace(row, current=0)
        return _with_tracks_cut(character, _with_track(character, row))


@dataclass(frozen=True, slots=True)
class AddCounter:
    """A counter of the user's, full at the start; without a maximum it is open and starts at 0."""

    name: str
    maximum: int | None = None

    @property
    def merge_key(self) -> None:
        """Never merges."""

    def apply(self, character: BrpCharacter) -> BrpCharacter:
        """The character with the counter, the last of its tracks."""
        if len(character.resources) >= ENTRIES:
            raise EditError("too_many", kind="counter", maximum=ENTRIES)
        maximum = None if self.maximum is None else check_number("maximum", self.maximum, MAXIMUM)
        counter = new_counter(character, check_text("name", self.name), maximum)
        return replace(character, resources=(*character.resources, counter))


@dataclass(frozen=True, slots=True)
class RenameCounter:
    """The name of a counter; the tracks of the rules have their own (``not_removable``)."""

    id: ResourceId
    name: str

    @property
    def merge_key(self) -> Hashable:
        """Typing is one step."""
        return "counter_name", self.id

    def apply(self, character: BrpCharacter) -> BrpCharacter:
        """The character with the counter under another name."""
        if self.id in RULES_RESOURCES:
            raise EditError("not_removable", kind="resource", id=self.id)
        name = check_text("name", self.name)
        return _with_track(character, replace(_track(character, self.id), name=name))


@dataclass(frozen=True, slots=True)
class RemoveCounter:
    """A counter taken off; the tracks of the rules stay (``not_removable``)."""

    id: ResourceId

    @property
    def merge_key(self) -> None:
        """Never merges."""

    def apply(self, character: BrpCharacter) -> BrpCharacter:
        """The character without the counter."""
        if self.id in RULES_RESOURCES:
            raise EditError("not_removable", kind="resource", id=self.id)
        _track(character, self.id)
        return replace(character, resources=tuple(row for row in character.resources if row.id != self.id))


@dataclass(frozen=True, slots=True)
class SetOptions:
    """The rules in force; tracks above a maximum that becomes lower are cut to it.

    ``option`` is the one the change is about and only names the step; empty where it is about several.
    """

    options: BrpOptions
    option: str = ""

    @property
    def merge_key(self) -> None:
        """Never merges: each change of a rule is a step."""

    def apply(self, character: BrpCharacter) -> BrpCharacter:
        """The character under the rules."""
        return _with_tracks_cut(character, replace(character, options=self.options))


@dataclass(frozen=True, slots=True)
class SetMove:
    """Movement typed by hand; None is that of a human."""

    value: int | None

    @property
    def merge_key(self) -> Hashable:
        """Typing is one step."""
        return "move"

    def apply(self, character: BrpCharacter) -> BrpCharacter:
        """The character with the movement."""
        return replace(character, move=None if self.value is None else check_number("move", self.value, MOVE))


def _track(character: BrpCharacter, id_: ResourceId) -> Resource:
    """The row of a track; one of the rules that was never touched is an empty row."""
    for row in character.resources:
        if row.id == id_:
            return row
    if id_ in RULES_RESOURCES:
        return Resource(id=id_)
    raise EditError("unknown_id", kind="resource", id=id_)


def _with_track(character: BrpCharacter, row: Resource) -> BrpCharacter:
    if all(old.id != row.id for old in character.resources):
        return replace(character, resources=(*character.resources, row))
    return replace(character, resources=tuple(row if old.id == row.id else old for old in character.resources))


def _ceiling(character: BrpCharacter, id_: ResourceId) -> int | None:
    """How high the present value may go: the maximum, for power points under UGE twice POW; None without one."""
    row = _track(character, id_)
    values = derived_values.characteristic_values(character)
    maximum = row.maximum
    if maximum is None and id_ == SANITY and character.options.sanity:
        from brp_desktop.sheet.derived_sanity import tracks_of

        maximum = tracks_of(character)[SANITY].maximum
    elif maximum is None and id_ in RULES_RESOURCES:
        maximum = derived_values.derived_number(id_, values, character.options)
    return derived_values.highest(id_, maximum, character.options)


def _with_tracks_cut(before: BrpCharacter, after: BrpCharacter) -> BrpCharacter:
    """The character with its tracks cut where their ceiling became lower."""
    rows = []
    for row in after.resources:
        if row.current is not None:
            ceiling, earlier = _ceiling(after, row.id), _ceiling(before, row.id)
            if ceiling is not None and row.current > ceiling and (earlier is None or ceiling < earlier):
                row = replace(row, current=ceiling)  # noqa: PLW2901
        rows.append(row)
    resources = tuple(rows)
    return after if resources == after.resources else replace(after, resources=resources)
