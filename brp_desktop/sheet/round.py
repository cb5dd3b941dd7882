"""The Giro as data: who takes part, in the order of turns, who acts and how far the action is, and the Giri over."""

from collections.abc import Collection, Iterable, Iterator
from typing import Literal, NewType

from msgspec import Struct
from msgspec.structs import replace

from brp_desktop.rules.xantis import turn_order
from brp_desktop.sheet.ids import EntryId

ParticipantId = NewType("ParticipantId", str)
"""One participant of one table's Giro, unique in it and never changed once given (``participant.3``)."""

GroupId = NewType("GroupId", str)
"""One group of one table's Giro: groups are compared by it, never by their names."""

INITIATIVE_RESULT = (-4999, 4999)
"""The margin of a tested Iniziativa or action; a critical goes beyond what may be typed in."""

PAST_ROUNDS = 100
"""Giri over that are kept; the oldest go."""

EXPENSES = 500
"""Lines of what was spent that are kept of one Giro; the oldest go."""

Stage = Literal["DECLARED", "TESTED", "RESOLVED"]
"""How far an action is: attempted, the margin known, everything known (xantis.md 8.3)."""


class RoundGroup(Struct, frozen=True, kw_only=True):
    """A side; its place in the list gives its number, colour and pattern."""

    id: GroupId
    name: str


class Participant(Struct, frozen=True, kw_only=True):
    """One who takes part.

    ``number`` tells equal names apart: 0 for the first, then 2, 3 … ``group`` None: nobody's ally. ``npc``: played by
    the Narrator. ``entry`` is the line of the table it comes from, ``document`` the id of its sheet; both empty: typed
    in. ``initiative`` is what Iniziativa is tested with (None: not known), ``result`` the margin of the last test
    (None: not tested), ``by_hand`` that it was typed instead of tested, ``placed`` that it stands where it was put by
    hand and not where its result belongs.
    """

    id: ParticipantId
    name: str
    number: int = 0
    group: GroupId | None = None
    npc: bool = False
    entry: EntryId | None = None
    document: str = ""
    initiative: int | None = None
    result: int | None = None
    by_hand: bool = False
    placed: bool = False
    pa_left: int = 0
    pa_max: int = 0

    @property
    def shown_name(self) -> str:
        """The name with its number: ``Ramajad 2``."""
        return f"{self.name} {self.number}" if self.number else self.name

    @property
    def is_typed(self) -> bool:
        """Whether it comes from no sheet and no line of the table."""
        return self.entry is None and not self.document


class RoundAction(Struct, frozen=True, kw_only=True):
    """What the one who acts is doing.

    ``target`` is the one aimed at, ``margin`` that of the test once it is known. ``instants`` are those who declared
    an instantaneous action on it, in the order of declaration; they act in the order of turns.
    """

    label: str = ""
    target: ParticipantId | None = None
    stage: Stage = "DECLARED"
    margin: int | None = None
    instants: tuple[ParticipantId, ...] = ()


class Expense(Struct, frozen=True, kw_only=True):
    """Pa spent in a Giro: by whom, for which kind of action (xantis.md 7.2), under which name."""

    who: ParticipantId
    kind: str
    cost: int
    label: str = ""


class PastRound(Struct, frozen=True, kw_only=True):
    """A Giro that is over, as it stood when it ended and before the Pa came back; its ``id`` is made of its number."""

    id: str
    number: int
    participants: tuple[Participant, ...] = ()
    groups: tuple[RoundGroup, ...] = ()
    expenses: tuple[Expense, ...] = ()


class Round(Struct, frozen=True, kw_only=True):
    """The Giro under way. ``participants`` stand in the order of turns, first to act first.

    ``number`` counts from 1. ``acting`` is whose turn it is, None before the first; ``action`` what is being done.
    ``on_action``: so many of the last ``expenses`` were made on that action. ``past`` are the Giri over, oldest first.
    """

    number: int = 1
    participants: tuple[Participant, ...] = ()
    groups: tuple[RoundGroup, ...] = ()
    acting: ParticipantId | None = None
    action: RoundAction | None = None
    expenses: tuple[Expense, ...] = ()
    on_action: int = 0
    past: tuple[PastRound, ...] = ()

    @property
    def paid(self) -> tuple[Expense, ...]:
        """What was spent on the action under way, by whoever acts and by those who answer it or act with it."""
        return self.expenses[max(0, len(self.expenses) - self.on_action) :]

    @property
    def passed(self) -> int:
        """How many Giri are over."""
        return self.number - 1

    def find(self, id_: ParticipantId | None) -> Participant | None:
        """The participant of this id; None where there is none."""
        return next((one for one in self.participants if one.id == id_), None)

    def group(self, id_: GroupId | None) -> RoundGroup | None:
        """The group of this id; None where there is none."""
        return next((one for one in self.groups if one.id == id_), None)


def ordered(participants: Iterable[Participant]) -> tuple[Participant, ...]:
    """The participants by their results, equal ones as they stood, those without a result last (xantis.md 7.3).

    Whoever was placed by hand keeps the place in the list.
    """
    given = tuple(participants)
    free = {one.id: one for one in given if not one.placed}
    tested = turn_order((one.id, one.result) for one in free.values() if one.result is not None)
    found = [free[ParticipantId(id_)] for id_ in tested.order]
    found += [one for one in free.values() if one.result is None]
    for place, one in enumerate(given):
        if one.placed:
            found.insert(place, one)
    return tuple(found)


def belongs(participants: tuple[Participant, ...], place: int) -> bool:
    """Whether the one at a place stands where its result allows, among all who were not placed by hand."""
    own = _rank(participants[place])
    before = all(_rank(one) >= own for one in participants[:place] if not one.placed)
    return before and all(_rank(one) <= own for one in participants[place + 1 :] if not one.placed)


def numbered(participants: Collection[Participant], wanted: Participant) -> Participant:
    """The participant with the lowest number under which its name is shown by nobody else."""
    taken = {one.shown_name for one in participants if one.id != wanted.id}
    number = 0
    while (found := replace(wanted, number=number)).shown_name in taken:
        number = number + 1 if number else 2
    return found


def without_entries(round_: Round, gone: Collection[EntryId]) -> Round:
    """The Giro after lines of the table are gone: who came from them goes on as typed in."""
    if all(one.entry not in gone for one in round_.participants):
        return round_
    return replace(
        round_,
        participants=tuple(replace(one, entry=None) if one.entry in gone else one for one in round_.participants),
    )


def new_participant_ids(round_: Round) -> Iterator[ParticipantId]:
    """Ids that no participant has or had in the Giri kept, as many as wanted."""
    taken = {one.id for one in round_.participants}
    taken.update(one.id for past in round_.past for one in past.participants)
    return (ParticipantId(id_) for id_ in _free("participant", taken))


def new_group_ids(round_: Round) -> Iterator[GroupId]:
    """Ids that no group has or had in the Giri kept, as many as wanted."""
    taken = {one.id for one in round_.groups}
    taken.update(one.id for past in round_.past for one in past.groups)
    return (GroupId(id_) for id_ in _free("group", taken))


def _free(kind: str, taken: Collection[str]) -> Iterator[str]:
    number = 0
    while True:
        number += 1
        if (id_ := f"{kind}.{number}") not in taken:
            yield id_


def _rank(one: Participant) -> tuple[bool, int]:
    """Comparable results; not tested comes last."""
    return one.result is not None, one.result or 0
