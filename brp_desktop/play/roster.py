"""The people around the game master's table as rows of data: filtered, sorted, with the values of chosen columns."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

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
from brp_desktop.sheet.xantis_npc import npc_pa_max

if TYPE_CHECKING:
    from brp_desktop.play.round import Joining
    from brp_desktop.play.xantis_people import XantisPerson

State: TypeAlias = Literal["inside", "ok", "changed", "missing", "damaged", "newer", "unread"]
"""How a row stands: ``inside`` the table, or the state of the player's file (``unread``: not looked at yet)."""

SortKey: TypeAlias = Literal[
    "table", "name", "group", "side", "hit_points", "power_points", "pa", "dex", "ticks", "column"
]
"""What rows may be sorted by; ``table`` is the order of the document, ``column`` one of the chosen rolls."""


@dataclass(frozen=True, slots=True)
class Known:
    """What is known of a player's file: who is in it, of one system or the other (both None: never read), its state."""

    person: SheetPerson | None
    state: State = "ok"
    xantis: "XantisPerson | None" = None


@dataclass(frozen=True, slots=True)
class Track:
    """Hit or power points or Pa of a row; None where not known."""

    current: int | None
    maximum: int | None


@dataclass(frozen=True, slots=True)
class Row:
    """One row of the roster. ``scores`` belong to the table's columns, in their order; None: nothing of the kind.

    ``person`` is None for a player's file that never could be read, and for people of Xantis, who are ``xantis``: of
    them all that belongs to the percentile system is empty. Their ``pa`` are those of the sheet, of people inside
    those of the Giro. ``ticks`` are those that wait on the sheet.
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
    xantis: "XantisPerson | None" = field(default=None, repr=False)
    pa: Track = Track(None, None)

    @property
    def id(self) -> EntryId:
        """The entry's id."""
        return self.entry.id

    @property
    def is_player(self) -> bool:
        """Whether the row is a player's file."""
        return not self.entry.is_inside

    @property
    def is_known(self) -> bool:
        """Whether anything is known of who it is."""
        return self.person is not None or self.xantis is not None


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
    in_giro = {one.entry: Track(one.pa_left, one.pa_max) for one in table.round.participants if one.entry is not None}
    found = []
    for entry in table.entries:
        before = earlier.get(entry.id)
        known = players.get(entry.id, _UNREAD)
        pa = in_giro.get(entry.id) if entry.xantis is not None else None
        if before is not None and _is_same(before, entry, known, pa):
            found.append(before)
        elif entry.xantis is not None or known.xantis is not None:
            found.append(_xantis_row(table_id, entry, known, len(table.columns), pa))
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


def track_edit(row: Row, track: str, current: int | None) -> TableEdit | Edit:
    """The edit that sets hit or power points in place: of the table for people inside, else of the player's sheet."""
    if row.entry.npc is not None:
        return SetNpcTrack(row.id, ResourceId(track), current)
    return SetResource(ResourceId(track), current)


def joining_of(rows: Sequence[Row]) -> "tuple[Joining, ...]":
    """The people of Xantis among rows, for the Giro."""
    from brp_desktop.play.round import Joining

    return tuple(Joining(row.xantis, entry=row.id, group=row.entry.group) for row in rows if row.xantis is not None)


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
_NO_TRACK = Track(None, None)


def _is_same(row: Row, entry: Entry, known: Known, pa: Track | None) -> bool:
    if row.entry is not entry and row.entry != entry:
        return False
    if entry.xantis is not None:
        return row.pa == (pa or _own_pa(row.xantis, entry))
    if entry.npc is not None:
        return True
    return row.state == known.state and row.person == known.person and row.xantis == known.xantis


def _xantis_row(table_id: str, entry: Entry, known: Known, columns: int, pa: Track | None) -> Row:
    """The row of somebody of Xantis: a player's file, or a person kept inside with the Pa of the Giro."""
    person = known.xantis
    if person is None or entry.xantis is not None:
        from brp_desktop.play.xantis_people import xantis_npc_person

        person = xantis_npc_person(table_id, entry)
    return Row(
        entry=entry,
        name=person.name or entry.shown_name,
        state="inside" if entry.xantis is not None else known.state,
        person=None,
        hit_points=_NO_TRACK,
        power_points=_NO_TRACK,
        ticks=0,
        dex=None,
        scores=(None,) * columns,
        xantis=person,
        pa=pa or _own_pa(person, entry),
    )


def _own_pa(person: "XantisPerson | None", entry: Entry) -> Track:
    """The Pa of the sheet; of a person inside all there are, as far as they are known."""
    if person is None or (entry.xantis is not None and npc_pa_max(entry.xantis) is None):
        return _NO_TRACK
    return Track(person.derived.pa_left, person.derived.pa_max)


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
    return _NO_TRACK if track is None else Track(track.current, track.maximum)


def _sort_value(row: Row, order: Order) -> Any:
    """What a row is sorted by, of one kind for each key; None: not known."""
    match order.key:
        case "name":
            return collation_key(row.name if row.is_player else row.entry.name), row.entry.number
        case "group":
            return collation_key(row.entry.group) if row.entry.group else None
        case "side":
            return row.entry.side or None
        case "hit_points":
            return row.hit_points.current
        case "power_points":
            return row.power_points.current
        case "pa":
            return row.pa.current
        case "dex":
            return row.dex
        case "ticks":
            return row.ticks
        case "column":
            return row.scores[order.column] if 0 <= order.column < len(row.scores) else None
    return None
