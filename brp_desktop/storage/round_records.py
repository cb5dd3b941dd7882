"""The types that the Xantis part of a table's file is made of: people without a sheet and the Giro, with limits."""

from typing import Annotated, Literal

from msgspec import Meta

from brp_desktop.sheet import xantis_limits as limits
from brp_desktop.sheet.limits import COPY_NUMBER
from brp_desktop.sheet.round import EXPENSES, INITIATIVE_RESULT, PAST_ROUNDS
from brp_desktop.storage.records import Id, Line, Record
from brp_desktop.storage.xantis_records import (
    CounterRecord,
    Initiative,
    Name,
    Pa,
    ScoreNodeRecord,
    Words,
    XantisActionRecord,
    XantisWeaponRecord,
)

Result = Annotated[int, Meta(ge=INITIATIVE_RESULT[0], le=INITIATIVE_RESULT[1])]
Penalty = Annotated[int, Meta(ge=limits.PENALTY[0], le=limits.PENALTY[1])]
GiroNumber = Annotated[int, Meta(ge=1, le=999_999)]


class XantisNpcRecord(Record, frozen=True, kw_only=True):
    """A person of Xantis without a sheet; without ``pa_max`` and ``initiative`` the scores make them."""

    description: Words = ""
    pa_max: Pa | None = None
    initiative: Initiative | None = None
    nodes: Annotated[tuple[ScoreNodeRecord, ...], Meta(max_length=limits.NODES)] = ()
    pme: Penalty = 0
    pr: Penalty = 0
    pd: Penalty = 0
    weapons: Annotated[tuple[XantisWeaponRecord, ...], Meta(max_length=limits.ENTRIES)] = ()
    actions: Annotated[tuple[XantisActionRecord, ...], Meta(max_length=limits.ENTRIES)] = ()
    counters: Annotated[tuple[CounterRecord, ...], Meta(max_length=limits.ENTRIES)] = ()


class RoundGroupRecord(Record, frozen=True, kw_only=True):
    """A group; its place in the list gives its number and colour."""

    id: Id
    name: Name


class ParticipantRecord(Record, frozen=True, kw_only=True):
    """One who takes part in the Giro: an ``entry`` of the table, a sheet by its ``document`` id, or typed in.

    ``initiative`` is what Iniziativa is tested with, ``result`` the margin; ``placed``: put in its place by hand.
    """

    id: Id
    name: Name
    number: Annotated[int, Meta(ge=COPY_NUMBER[0], le=COPY_NUMBER[1])] = 0
    group: Id | None = None
    npc: bool = False
    entry: Id | None = None
    document: Line = ""
    initiative: Initiative | None = None
    result: Result | None = None
    by_hand: bool = False
    placed: bool = False
    pa_left: Pa = 0
    pa_max: Pa = 0


Participants = Annotated[tuple[ParticipantRecord, ...], Meta(max_length=limits.PARTICIPANTS)]
Groups = Annotated[tuple[RoundGroupRecord, ...], Meta(max_length=limits.PARTICIPANTS)]


class RoundActionRecord(Record, frozen=True, kw_only=True):
    """What is being done, how far it is, and who declared an instantaneous action on it."""

    label: Words = ""
    target: Id | None = None
    stage: Literal["DECLARED", "TESTED", "RESOLVED"] = "DECLARED"
    margin: Result | None = None
    instants: Annotated[tuple[Id, ...], Meta(max_length=limits.PARTICIPANTS)] = ()


class ExpenseRecord(Record, frozen=True, kw_only=True):
    """Pa spent."""

    who: Id
    kind: Id
    cost: Pa
    label: Words = ""


Expenses = Annotated[tuple[ExpenseRecord, ...], Meta(max_length=EXPENSES)]


class PastRoundRecord(Record, frozen=True, kw_only=True):
    """A Giro that is over."""

    id: Id
    number: GiroNumber
    participants: Participants = ()
    groups: Groups = ()
    expenses: Expenses = ()


class RoundRecord(Record, frozen=True, kw_only=True):
    """The Giro: the participants in the order of turns, whose turn it is, and the Giri over, oldest first.

    ``on_action``: so many of the last ``expenses`` were made on the action under way.
    """

    number: GiroNumber = 1
    participants: Participants = ()
    groups: Groups = ()
    acting: Id | None = None
    action: RoundActionRecord | None = None
    expenses: Expenses = ()
    on_action: Annotated[int, Meta(ge=0, le=EXPENSES)] = 0
    past: Annotated[tuple[PastRoundRecord, ...], Meta(max_length=PAST_ROUNDS)] = ()
