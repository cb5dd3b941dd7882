"""The edits of who takes part in a Giro, in which group and in which order of turns."""

from collections.abc import Hashable
from dataclasses import dataclass
from dataclasses import replace as with_table
from typing import Literal

from msgspec.structs import replace

from brp_desktop.sheet.edits_base import check_number, check_text
from brp_desktop.sheet.errors import EditError
from brp_desktop.sheet.round import (
    INITIATIVE_RESULT,
    GroupId,
    Participant,
    ParticipantId,
    Round,
    RoundGroup,
    belongs,
    new_group_ids,
    numbered,
    ordered,
)
from brp_desktop.sheet.table import GameTable
from brp_desktop.sheet.xantis_limits import INITIATIVE, NAME_LENGTH, PA, PARTICIPANTS

ParticipantField = Literal["group", "npc", "initiative", "pa_max"]
"""The fields that ``SetParticipantField`` sets."""


@dataclass(frozen=True, slots=True)
class AddParticipants:
    """New participants, with groups that are new too; their ids must be free (see ``new_participant_ids``).

    Names shown already get a number. Nobody of the table and no sheet takes part twice (``duplicate_id``).
    """

    participants: tuple[Participant, ...]
    groups: tuple[RoundGroup, ...] = ()

    @property
    def merge_key(self) -> None:
        """Never merges."""

    def apply(self, table: GameTable) -> GameTable:
        """The table with them in the order of turns."""
        round_ = table.round
        groups = _unique("group", (*round_.groups, *(replace(one, name=name_of(one.name)) for one in self.groups)))
        found = list(round_.participants)
        for given in self.participants:
            taken = any(
                given.id == one.id
                or (given.entry is not None and given.entry == one.entry)
                or (given.document and given.document == one.document)
                for one in found
            )
            if taken:
                raise EditError("duplicate_id", kind="participant", id=given.id)
            _check_group(groups, given.group)
            named = replace(given, name=name_of(given.name), placed=False)
            found.append(numbered(found, _checked(named)))
        return in_round(table, replace(round_, groups=groups, participants=ordered(_bounded("participant", found))))


@dataclass(frozen=True, slots=True)
class RemoveParticipants:
    """Participants who leave the Giro, with what they spent in it; the Giri over stay as they were."""

    participants: tuple[ParticipantId, ...]

    @property
    def merge_key(self) -> None:
        """Never merges."""

    def apply(self, table: GameTable) -> GameTable:
        """The table without them; whoever acts or is aimed at may be gone with them."""
        round_ = table.round
        gone = {find_participant(round_, id_).id for id_ in self.participants}
        acting = None if round_.acting in gone else round_.acting
        paid = () if acting is None else round_.paid
        action = round_.action if acting is not None else None
        if action is not None:
            instants = tuple(id_ for id_ in action.instants if id_ not in gone)
            action = replace(action, target=None if action.target in gone else action.target, instants=instants)
        return in_round(
            table,
            replace(
                round_,
                participants=tuple(one for one in round_.participants if one.id not in gone),
                expenses=tuple(one for one in round_.expenses if one.who not in gone),
                on_action=sum(one.who not in gone for one in paid),
                acting=acting,
                action=action,
            ),
        )


@dataclass(frozen=True, slots=True)
class RenameParticipant:
    """Another name for a participant, with a number where it is shown already."""

    participant: ParticipantId
    name: str

    @property
    def merge_key(self) -> Hashable:
        """Typing is one step."""
        return "round_name", self.participant

    def apply(self, table: GameTable) -> GameTable:
        """The table with the name."""
        round_ = table.round
        named = replace(find_participant(round_, self.participant), name=name_of(self.name))
        return with_participant(table, numbered(round_.participants, named))


@dataclass(frozen=True, slots=True)
class SetParticipantField:
    """One field of one or several participants, as one step.

    ``group``: the id of a group or None. ``npc``: whether the Narrator plays it. ``initiative``: what Iniziativa is
    tested with, None where not known. ``pa_max``: the Pa left stay, and may then stand above it until the Giro ends.
    """

    participants: tuple[ParticipantId, ...]
    field: ParticipantField
    value: str | int | bool | None

    @property
    def merge_key(self) -> Hashable:
        """Stepping is one step."""
        return "round_field", self.participants, self.field

    def apply(self, table: GameTable) -> GameTable:
        """The table with the field."""
        round_ = table.round
        value = self.value
        if self.field == "group":
            _check_group(round_.groups, value)
        elif self.field == "npc":
            if not isinstance(value, bool):
                raise EditError("unknown_value", field=self.field, value=value)
        elif isinstance(value, str) or (value is None and self.field == "pa_max"):
            raise EditError("unknown_value", field=self.field, value=value)
        elif value is not None:
            check_number(self.field, value, INITIATIVE if self.field == "initiative" else PA)
        wanted = {find_participant(round_, id_).id for id_ in self.participants}
        changed = tuple(replace(one, **{self.field: value}) if one.id in wanted else one for one in round_.participants)
        return in_round(table, replace(round_, participants=changed))


@dataclass(frozen=True, slots=True)
class SetResults:
    """Iniziativa results, those of a test or, with ``by_hand``, typed in; None: not tested.

    Whoever had been placed by hand stands where the new result belongs.
    """

    results: tuple[tuple[ParticipantId, int | None], ...]
    by_hand: bool = False

    @property
    def merge_key(self) -> Hashable | None:
        """Stepping one by hand is one step."""
        return ("round_result", self.results[0][0]) if self.by_hand and len(self.results) == 1 else None

    def apply(self, table: GameTable) -> GameTable:
        """The table with the results in the order of turns."""
        round_ = table.round
        results = {find_participant(round_, id_).id: result for id_, result in self.results}
        for result in results.values():
            if result is not None:
                check_number("initiative", result, INITIATIVE if self.by_hand else INITIATIVE_RESULT)
        changed = (
            replace(one, result=results[one.id], by_hand=self.by_hand, placed=False) if one.id in results else one
            for one in round_.participants
        )
        return in_round(table, replace(round_, participants=ordered(changed)))


@dataclass(frozen=True, slots=True)
class MoveParticipant:
    """A participant put before another, None: to the end.

    Among equal results that settles who is first. Across others the place is by hand and marked as such, until the
    result is a new one or the participant is put back where it belongs.
    """

    participant: ParticipantId
    before: ParticipantId | None

    @property
    def merge_key(self) -> None:
        """Never merges."""

    def apply(self, table: GameTable) -> GameTable:
        """The table in the new order."""
        round_ = table.round
        moved = find_participant(round_, self.participant)
        if self.before == moved.id:
            return table
        rest = [one for one in round_.participants if one.id != moved.id]
        place = len(rest) if self.before is None else rest.index(find_participant(round_, self.before))
        order = (*rest[:place], moved, *rest[place:])
        order = (*rest[:place], replace(moved, placed=not belongs(order, place)), *rest[place:])
        return in_round(table, replace(round_, participants=order))


@dataclass(frozen=True, slots=True)
class OrderByResults:
    """Nobody stands where it was put by hand any more."""

    @property
    def merge_key(self) -> None:
        """Never merges."""

    def apply(self, table: GameTable) -> GameTable:
        """The table in the order of the results; equal ones stay as they are."""
        free = [replace(one, placed=False) if one.placed else one for one in table.round.participants]
        return in_round(table, replace(table.round, participants=ordered(free)))


@dataclass(frozen=True, slots=True)
class TakeFromSheets:
    """Participants as their sheets or lines of the table have them now: Iniziativa, Pa, who plays them."""

    participants: tuple[Participant, ...]

    @property
    def merge_key(self) -> Hashable:
        """One sheet followed step by step is one step."""
        return "round_sheets", tuple(one.id for one in self.participants)

    def apply(self, table: GameTable) -> GameTable:
        """The table with them as given; the order follows where a result is another."""
        round_ = table.round
        given = {find_participant(round_, one.id).id: _checked(one) for one in self.participants}
        for one in given.values():
            _check_group(round_.groups, one.group)
        changed = tuple(given.get(one.id, one) for one in round_.participants)
        if all(new.result == old.result for new, old in zip(changed, round_.participants, strict=True)):
            return in_round(table, replace(round_, participants=changed))
        old = {one.id: one.result for one in round_.participants}
        free = [replace(one, placed=one.placed and one.result == old[one.id]) for one in changed]
        return in_round(table, replace(round_, participants=ordered(free)))


@dataclass(frozen=True, slots=True)
class AddGroup:
    """A new group at the end of the list; ``members`` join it at once."""

    name: str
    members: tuple[ParticipantId, ...] = ()

    @property
    def merge_key(self) -> None:
        """Never merges."""

    def apply(self, table: GameTable) -> GameTable:
        """The table with the group."""
        round_ = table.round
        group = RoundGroup(id=next(new_group_ids(round_)), name=name_of(self.name))
        if len(round_.groups) >= PARTICIPANTS:
            raise EditError("too_many", kind="group", maximum=PARTICIPANTS)
        table = in_round(table, replace(round_, groups=(*round_.groups, group)))
        return SetParticipantField(self.members, "group", group.id).apply(table) if self.members else table


@dataclass(frozen=True, slots=True)
class RenameGroup:
    """Another name for a group."""

    group: GroupId
    name: str

    @property
    def merge_key(self) -> Hashable:
        """Typing is one step."""
        return "round_group", self.group

    def apply(self, table: GameTable) -> GameTable:
        """The table with the name."""
        round_ = table.round
        _check_group(round_.groups, self.group)
        name = name_of(self.name)
        groups = tuple(replace(one, name=name) if one.id == self.group else one for one in round_.groups)
        return in_round(table, replace(round_, groups=groups))


@dataclass(frozen=True, slots=True)
class RemoveGroup:
    """A group dissolved: its members are nobody's allies."""

    group: GroupId

    @property
    def merge_key(self) -> None:
        """Never merges."""

    def apply(self, table: GameTable) -> GameTable:
        """The table without the group."""
        round_ = table.round
        _check_group(round_.groups, self.group)
        participants = tuple(
            replace(one, group=None) if one.group == self.group else one for one in round_.participants
        )
        groups = tuple(one for one in round_.groups if one.id != self.group)
        return in_round(table, replace(round_, participants=participants, groups=groups))


def in_round(table: GameTable, round_: Round) -> GameTable:
    """The table with another Giro; the same one where nothing differs."""
    return table if round_ == table.round else with_table(table, round=round_)


def with_participant(table: GameTable, changed: Participant) -> GameTable:
    """The table with one participant as given, in its place."""
    round_ = table.round
    participants = tuple(changed if one.id == changed.id else one for one in round_.participants)
    return in_round(table, replace(round_, participants=participants))


def find_participant(round_: Round, id_: ParticipantId) -> Participant:
    """The participant of this id; ``EditError("unknown_id")`` if there is none."""
    one = round_.find(id_)
    if one is None:
        raise EditError("unknown_id", kind="participant", id=id_)
    return one


def name_of(text: str) -> str:
    """A name on one line, without spaces around it; ``empty_name`` or ``too_long``."""
    name = " ".join(check_text("name", text).split())
    if not name:
        raise EditError("empty_name", field="name")
    return check_text("name", name, NAME_LENGTH)


def _checked(one: Participant) -> Participant:
    """The participant with every number within its bounds."""
    check_number("pa_left", one.pa_left, PA)
    check_number("pa_max", one.pa_max, PA)
    if one.initiative is not None:
        check_number("initiative", one.initiative, INITIATIVE)
    if one.result is not None:
        check_number("initiative", one.result, INITIATIVE_RESULT)
    return one


def _check_group(groups: tuple[RoundGroup, ...], id_: object) -> None:
    if id_ is not None and all(one.id != id_ for one in groups):
        raise EditError("unknown_id", kind="group", id=id_)


def _bounded(kind: str, rows: list[Participant]) -> list[Participant]:
    if len(rows) > PARTICIPANTS:
        raise EditError("too_many", kind=kind, maximum=PARTICIPANTS)
    return rows


def _unique(kind: str, groups: tuple[RoundGroup, ...]) -> tuple[RoundGroup, ...]:
    if len(groups) > PARTICIPANTS:
        raise EditError("too_many", kind=kind, maximum=PARTICIPANTS)
    if len({one.id for one in groups}) < len(groups):
        raise EditError("duplicate_id", kind=kind, id=groups[-1].id)
    return groups
