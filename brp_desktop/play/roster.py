"""The people around the game master's table as rows of data: filtered, sorted, with the values of chosen columns."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias

from brp_desktop.catalogue.names import collation_key, fold
from brp_desktop.play.people import (
    NpcPerson,
    Person,
    SheetPerson,
    column_name,
    npc_person,
    npc_subject,
    request_of,
    subject_for,
    track_of,
    value_of,
)
from brp_desktop.rules import RulesError
from brp_desktop.rules.brp import BrpOptions
from brp_desktop.sheet.derived_values import HIT_POINTS, POWER_POINTS
from brp_desktop.sheet.edits import Edit, SetResource
from brp_desktop.sheet.ids import ResourceId
from brp_desktop.sheet.table import Column, Entry, EntryId, GameTable, TableSide
from brp_desktop.sheet.table_edits import SetNpcTrack, TableEdit
from brp_desktop.sheet.table_values import options_of

State: TypeAlias = Literal["inside", "ok", "changed", "missing", "damaged", "newer", "unread"]
"""How a row stands: ``inside`` the table, or the state of the player's file (``unread``: not looked at yet)."""

SortKey: TypeAlias = Literal["table", "name", "group", "side", "hit_points", "power_points", "dex", "ticks", "column"]
"""What rows may be sorted by; ``table`` is the order of the document, ``column`` one of the chosen rolls."""


@dataclass(frozen=True, slots=True)
class Known:
    """What is known of a player's file: who is in it (None: never read) and its state."""

    person: SheetPerson | None
    state: State = "ok"


@dataclass(frozen=True, slots=True)
class Track:
    """Hit or power points of a row; None where not known."""

    current: int | None
    maximum: int | None


@dataclass(frozen=True, slots=True)
class Row:
    """One row of the roster. ``scores`` belong to the table's columns, in their order; None: nothing of the kind.

    ``person`` is None for a player's file that never could be read; ``ticks`` are those that wait on the sheet.
    """

    entry: Entry
    name: str
    state: State
    person: Person | None = field(repr=False)
    hit_points: Track
    power_points: Track
    ticks: int
    dex: int | None
    scores: tuple[int | None, ...]

    @property
    def id(self) -> EntryId:
        """The entry's id."""
        return self.entry.id

    @property
    def is_player(self) -> bool:
        """Whether the row is a player's file."""
        return self.entry.npc is None


@dataclass(frozen=True, slots=True)
class Filter:
    """Which rows are wanted; what is empty or None does not narrow. ``text`` is found in name, group and note, without
    regard to case and accents; ``players`` True: files only, False: people inside only.
    """

    text: str = ""
    group: str | None = None
    side: TableSide | None = None
    players: bool | None = None
    state: State | None = None

    def matches(self, row: Row) -> bool:
        """Whether the row is wanted."""
        entry = row.entry
        wanted = fold(self.text.strip())
        return (
            (self.group is None or entry.group == self.group)
            and (self.side is None or entry.side == self.side)
            and (self.players is None or row.is_player == self.players)
            and (self.state is None or row.state == self.state)
            and (not wanted or any(wanted in fold(text) for text in (row.name, entry.group, entry.note)))
        )


@dataclass(frozen=True, slots=True)
class Order:
    """How rows are sorted; ``column`` is the place of the chosen roll. What is not known comes last both ways."""

    key: SortKey = "table"
    descending: bool = False
    column: int = 0


def rows_of(
    table: GameTable, table_id: str, players: Mapping[EntryId, Known], previous: Mapping[EntryId, Row] | None = None
) -> tuple[Row, ...]:
    """The rows in the order of the table; ``players`` says what is known of the files, by entry.

    ``previous`` are earlier rows of the same table, columns and rules: those that did not change are taken over as the
    same objects.
    """
    options = options_of(table)
    earlier = previous or {}
    scores: dict[tuple[int, int, int, int | None], tuple[int | None, ...]] = {}
    found = []
    for entry in table.entries:
        before = earlier.get(entry.id)
        known = players.get(entry.id, _UNREAD)
        if before is not None and _is_same(before, entry, known):
            found.append(before)
        else:
            person = known.person if entry.npc is None else npc_person(table_id, entry)
            found.append(_row(entry, person, "inside" if entry.npc else known.state, table.columns, options, scores))
    return tuple(found)


def arranged(rows: Sequence[Row], wanted: Filter | None = None, order: Order | None = None) -> tuple[Row, ...]:
    """The wanted rows in the wanted order; equal ones stay as they were."""
    order = order or Order()
    kept = [row for row in rows if wanted is None or wanted.matches(row)]
    if order.key == "table":
        return tuple(reversed(kept) if order.descending else kept)
    known = [row for row in kept if _sort_value(row, order) is not None]
    unknown = [row for row in kept if _sort_value(row, order) is None]
    return (*sorted(known, key=lambda row: _sort_value(row, order), reverse=order.descending), *unknown)


def people_of(rows: Sequence[Row]) -> tuple[Person, ...]:
    """The people of rows, for a group check; rows of which nothing is known are left out."""
    return tuple(row.person for row in rows if row.person is not None)


def track_edit(row: Row, track: str, current: int | None) -> TableEdit | Edit:
    """The edit that sets hit or power points in place: of the table for people inside, else of the player's sheet."""
    if row.entry.npc is not None:
        return SetNpcTrack(row.id, ResourceId(track), current)
    return SetResource(ResourceId(track), current)


def score_of(person: Person | None, column: Column, options: BrpOptions) -> int | None:
    """The score a person has in a column; None where it has nothing of the kind or it cannot be rolled."""
    if person is None:
        return None
    wanted = column_name(column)
    subject = npc_subject(person.npc, wanted) if isinstance(person, NpcPerson) else subject_for(person, wanted)
    if subject is None:
        return None
    try:
        return request_of(person, subject, None, None if isinstance(person, SheetPerson) else options).score
    except RulesError:
        return None


_UNREAD = Known(None, "unread")


def _is_same(row: Row, entry: Entry, known: Known) -> bool:
    if row.entry is not entry and row.entry != entry:
        return False
    if entry.npc is not None:
        return True
    return row.state == known.state and row.person == known.person


def _row(
    entry: Entry,
    person: Person | None,
    state: State,
    columns: tuple[Column, ...],
    options: BrpOptions,
    known: dict[tuple[int, int, int, int | None], tuple[int | None, ...]],
) -> Row:
    if isinstance(person, NpcPerson):
        npc = person.npc
        key = (id(npc.skills), id(npc.weapons), id(npc.values), npc.percentage)
        scores = known.get(key)
        if scores is None:
            scores = known[key] = tuple(score_of(person, column, options) for column in columns)
    else:
        scores = tuple(score_of(person, column, options) for column in columns)
    name = entry.shown_name
    if isinstance(person, SheetPerson) and person.name:
        name = person.name
    return Row(
        entry=entry,
        name=name,
        state=state,
        person=person,
        hit_points=_track(person, HIT_POINTS, options),
        power_points=_track(person, POWER_POINTS, options),
        ticks=person.derived.waiting_ticks if isinstance(person, SheetPerson) else 0,
        dex=None if person is None else value_of(person, "dex"),
        scores=scores,
    )


def _track(person: Person | None, id_: str, options: BrpOptions) -> Track:
    track = None if person is None else track_of(person, id_, options)
    return Track(None, None) if track is None else Track(track.current, track.maximum)


def _sort_value(row: Row, order: Order) -> Any:
    """What a row is sorted by, of one kind for each key; None: not known."""
    match order.key:
        case "name":
            return collation_key(row.entry.name if row.entry.npc else row.name), row.entry.number
        case "group":
            return collation_key(row.entry.group) if row.entry.group else None
        case "side":
            return row.entry.side or None
        case "hit_points":
            return row.hit_points.current
        case "power_points":
            return row.power_points.current
        case "dex":
            return row.dex
        case "ticks":
            return row.ticks
        case "column":
            return row.scores[order.column] if 0 <= order.column < len(row.scores) else None
    return None
