"""The edits of the game master's table: small frozen values that turn one snapshot into the next."""

from collections.abc import Callable, Collection, Hashable, Iterator
from dataclasses import dataclass, replace
from itertools import chain, islice
from typing import Literal, Protocol

from brp_desktop.rules.brp import BrpOptions
from brp_desktop.sheet.brp import Resource
from brp_desktop.sheet.derived_values import HIT_POINTS, highest
from brp_desktop.sheet.edits_base import check_number, check_text
from brp_desktop.sheet.errors import EditError
from brp_desktop.sheet.ids import ResourceId
from brp_desktop.sheet.limits import COLUMNS, COPIES, COPY_NUMBER, ENTRIES, MAXIMUM, POINTS, TABLE_ENTRIES, TEXT_LENGTH
from brp_desktop.sheet.round import without_entries
from brp_desktop.sheet.table import Column, Entry, EntryId, GameTable, Npc
from brp_desktop.sheet.table_checks import checked_npc
from brp_desktop.sheet.table_values import MAIN_TRACKS, npc_track, options_of
from brp_desktop.sheet.xantis_npc_checks import checked_xantis_npc

EntryField = Literal["name", "number", "group", "side", "reach", "note"]
"""The fields that ``SetEntryField`` sets."""

_CHOICES: dict[str, tuple[object, ...]] = {
    "side": ("", "a", "b"),
    "reach": (None, "missile", "long", "medium", "short"),
}


class TableEdit(Protocol):
    """A change of a table as a frozen value; see ``Edit`` for characters: pure, refused with ``EditError``."""

    @property
    def merge_key(self) -> Hashable | None:
        """What this edit may be merged by; None never merges."""

    def apply(self, table: GameTable) -> GameTable:
        """The table after the edit."""


@dataclass(frozen=True, slots=True)
class SeveralAtTable:
    """Some edits one after the other as one undo step; ``name`` is the id of what they are together."""

    edits: tuple[TableEdit, ...]
    name: str

    @property
    def merge_key(self) -> None:
        """Never merges."""

    def apply(self, table: GameTable) -> GameTable:
        """All of them; if one is refused, none is made."""
        for edit in self.edits:
            table = edit.apply(table)
        return table


@dataclass(frozen=True, slots=True)
class RestoreTable:
    """Everything as it was in an earlier version of the table."""

    table: GameTable

    @property
    def merge_key(self) -> None:
        """Never merges."""

    def apply(self, table: GameTable) -> GameTable:  # noqa: ARG002 - every edit is handed the value before it
        """The table of that version."""
        return self.table


@dataclass(frozen=True, slots=True)
class SetTableName:
    """What the table is called."""

    name: str

    @property
    def merge_key(self) -> Hashable:
        """Typing is one step."""
        return "table_name"

    def apply(self, table: GameTable) -> GameTable:
        """The table with the name."""
        return replace(table, name=check_text("name", self.name))


@dataclass(frozen=True, slots=True)
class SetTableOptions:
    """The rules of people without a sheet; None: the usual ones."""

    options: BrpOptions | None

    @property
    def merge_key(self) -> None:
        """Never merges."""

    def apply(self, table: GameTable) -> GameTable:
        """The table with the rules."""
        return replace(table, options=self.options)


@dataclass(frozen=True, slots=True)
class SetColumns:
    """The rolls shown for everybody, in their order, each once."""

    columns: tuple[Column, ...]

    @property
    def merge_key(self) -> None:
        """Never merges."""

    def apply(self, table: GameTable) -> GameTable:
        """The table with the columns."""
        columns = tuple(dict.fromkeys(self.columns))
        if len(columns) > COLUMNS:
            raise EditError("too_many", kind="column", maximum=COLUMNS)
        return replace(table, columns=columns)


@dataclass(frozen=True, slots=True)
class AddEntries:
    """New entries at the end, or before the place ``at``; their ids must be free (see ``new_entry_ids``)."""

    entries: tuple[Entry, ...]
    at: int | None = None

    @property
    def merge_key(self) -> None:
        """Never merges."""

    def apply(self, table: GameTable) -> GameTable:
        """The table with the entries."""
        taken = {entry.id for entry in table.entries}
        for entry in self.entries:
            if entry.id in taken:
                raise EditError("duplicate_id", kind="entry", id=entry.id)
            if not entry.is_possible:
                raise EditError("unknown_value", field="path", value=entry.path)
            taken.add(entry.id)
        if len(taken) > TABLE_ENTRIES:
            raise EditError("too_many", kind="entry", maximum=TABLE_ENTRIES)
        at = len(table.entries) if self.at is None else max(0, self.at)
        new = tuple(_checked(entry) for entry in self.entries)
        return replace(table, entries=(*table.entries[:at], *new, *table.entries[at:]))


@dataclass(frozen=True, slots=True)
class RemoveEntries:
    """Entries taken off the table; a player's file itself is not touched. In the Giro they go on as typed in."""

    entries: tuple[EntryId, ...]

    @property
    def merge_key(self) -> None:
        """Never merges."""

    def apply(self, table: GameTable) -> GameTable:
        """The table without them."""
        gone = _known(table, self.entries)
        table = replace(table, entries=tuple(entry for entry in table.entries if entry.id not in gone))
        return replace(table, round=without_entries(table.round, gone))


@dataclass(frozen=True, slots=True)
class MoveEntries:
    """Entries moved together, in their order, before another; ``before`` None: to the end."""

    entries: tuple[EntryId, ...]
    before: EntryId | None

    @property
    def merge_key(self) -> None:
        """Never merges."""

    def apply(self, table: GameTable) -> GameTable:
        """The table in the new order; before one of the moved themselves means where that one stands."""
        moved = _known(table, self.entries)
        at = len(table.entries) if self.before is None else _place(table, self.before)
        rest = [entry for entry in table.entries if entry.id not in moved]
        behind = sum(entry.id not in moved for entry in table.entries[:at])
        group = [entry for entry in table.entries if entry.id in moved]
        return replace(table, entries=(*rest[:behind], *group, *rest[behind:]))


@dataclass(frozen=True, slots=True)
class DuplicateEntry:
    """Some copies of a person without a sheet, behind it, as it stands now, each with the next free number.

    A person that had no number gets number 1. Behind the highest number there is, the lowest free ones are next. A
    player's file has no copies (``unknown_value``).
    """

    entry: EntryId
    copies: int = 1

    @property
    def merge_key(self) -> None:
        """Never merges."""

    def apply(self, table: GameTable) -> GameTable:
        """The table with the copies."""
        at = _place(table, self.entry)
        original = table.entries[at]
        if not original.is_inside:
            raise EditError("unknown_value", field="entry", value=self.entry)
        check_number("copies", self.copies, (1, COPIES))
        taken = {entry.number for entry in table.entries if entry.name == original.name and entry.is_inside} | {1}
        behind = range(max(taken) + 1, COPY_NUMBER[1] + 1)
        free = chain(behind, (number for number in range(2, max(taken)) if number not in taken))
        ids = new_entry_ids(table)
        copies = tuple(replace(original, id=next(ids), number=number) for number in islice(free, self.copies))
        numbered = replace(original, number=original.number or 1)
        if len(table.entries) + self.copies > TABLE_ENTRIES:
            raise EditError("too_many", kind="entry", maximum=TABLE_ENTRIES)
        return replace(table, entries=(*table.entries[:at], numbered, *copies, *table.entries[at + 1 :]))


@dataclass(frozen=True, slots=True)
class SetEntryField:
    """One field of one or several entries, as one step."""

    entries: tuple[EntryId, ...]
    field: EntryField
    value: str | int | None

    @property
    def merge_key(self) -> Hashable:
        """Typing is one step."""
        return "entry", self.entries, self.field

    def apply(self, table: GameTable) -> GameTable:
        """The table with the field."""
        value: object = self.value
        if self.field in ("name", "group", "note") and isinstance(value, str):
            value = check_text(self.field, value, *((TEXT_LENGTH,) if self.field == "note" else ()))
        elif self.field == "number" and isinstance(value, int):
            value = check_number("number", value, COPY_NUMBER)
        elif value not in _CHOICES.get(self.field, ()):
            raise EditError("unknown_value", field=self.field, value=self.value)
        changed: dict[str, object] = {self.field: value}
        return _with(table, self.entries, lambda entry: replace(entry, **changed))  # type: ignore[arg-type]  # as above


@dataclass(frozen=True, slots=True)
class SetPath:
    """Where the file of a player lies now; only for entries that refer to one."""

    entry: EntryId
    path: str

    @property
    def merge_key(self) -> None:
        """Never merges."""

    def apply(self, table: GameTable) -> GameTable:
        """The table with the new reference."""
        path = check_text("path", self.path)
        if not path or table.entries[_place(table, self.entry)].is_inside:
            raise EditError("unknown_value", field="path", value=self.path)
        return _with(table, (self.entry,), lambda entry: replace(entry, path=path))


@dataclass(frozen=True, slots=True)
class SetNpc:
    """Everything of a person without a sheet, as a dialog gives it back; ``name`` None: the name stays."""

    entry: EntryId
    npc: Npc
    name: str | None = None

    @property
    def merge_key(self) -> None:
        """Never merges."""

    def apply(self, table: GameTable) -> GameTable:
        """The table with the person as given."""
        npc = checked_npc(self.npc)
        table = _with_npc(table, self.entry, lambda _: npc)
        return table if self.name is None else SetEntryField((self.entry,), "name", self.name).apply(table)


@dataclass(frozen=True, slots=True)
class SetNpcTrack:
    """The present value of a track of a person without a sheet; None fills it up.

    It stops at 0 unless it is hit points, and upwards where a sheet's does (``SetResource``).
    """

    entry: EntryId
    id: ResourceId
    current: int | None

    @property
    def merge_key(self) -> Hashable:
        """Stepping is one step."""
        return "npc_track", self.entry, self.id

    def apply(self, table: GameTable) -> GameTable:
        """The table with the track at the value."""
        options = options_of(table)

        def changed(npc: Npc) -> Npc:
            track = npc_track(npc, self.id, options)
            current = self.current
            if current is not None:
                current = check_number("current", current, POINTS)
                if self.id != HIT_POINTS:
                    current = max(0, current)
                ceiling = highest(self.id, track.maximum, options)
                if ceiling is not None:
                    current = min(current, ceiling)
            return _with_track(npc, self.id, lambda row: replace(row, current=current))

        return _with_npc(table, self.entry, changed)


@dataclass(frozen=True, slots=True)
class SetNpcTrackMaximum:
    """The maximum of a track typed by hand; None computes it again. The present value is cut to it."""

    entry: EntryId
    id: ResourceId
    maximum: int | None

    @property
    def merge_key(self) -> Hashable:
        """Typing is one step."""
        return "npc_maximum", self.entry, self.id

    def apply(self, table: GameTable) -> GameTable:
        """The table with the maximum."""
        maximum = None if self.maximum is None else check_number("maximum", self.maximum, MAXIMUM)
        options = options_of(table)

        def changed(npc: Npc) -> Npc:
            npc = _with_track(npc, self.id, lambda row: replace(row, maximum=maximum))
            limit = highest(self.id, npc_track(npc, self.id, options).maximum, options)
            return _with_track(
                npc,
                self.id,
                lambda row: (
                    row if row.current is None or limit is None else replace(row, current=min(row.current, limit))
                ),
            )

        return _with_npc(table, self.entry, changed)


def new_entry_ids(table: GameTable) -> Iterator[EntryId]:
    """Ids that no entry of the table has, as many as wanted: ``entry.1``, ``entry.2`` …"""
    taken = [entry.id.removeprefix("entry.") for entry in table.entries]
    number = max((int(each) for each in taken if each.isdecimal() and each.isascii() and len(each) < 10), default=0)
    while True:
        number += 1
        yield EntryId(f"entry.{number}")


def _place(table: GameTable, id_: EntryId) -> int:
    for place, entry in enumerate(table.entries):
        if entry.id == id_:
            return place
    raise EditError("unknown_id", kind="entry", id=id_)


def with_entry(table: GameTable, id_: EntryId, change: Callable[[Entry], Entry]) -> GameTable:
    """The table with one entry changed; the same table if it stays equal. Nobody else is looked at: many such edits
    make one step.
    """
    place = _place(table, id_)
    before = table.entries[place]
    changed = change(before)
    if changed == before:
        return table
    return replace(table, entries=(*table.entries[:place], changed, *table.entries[place + 1 :]))


def _known(table: GameTable, ids: Collection[EntryId]) -> frozenset[EntryId]:
    """The ids, every one of them at the table."""
    known = {entry.id for entry in table.entries}
    for id_ in ids:
        if id_ not in known:
            raise EditError("unknown_id", kind="entry", id=id_)
    return frozenset(ids)


def _with(table: GameTable, ids: Collection[EntryId], change: Callable[[Entry], Entry]) -> GameTable:
    """The table with some entries changed; the same table if all stay equal."""
    wanted = _known(table, ids)
    entries = tuple(change(entry) if entry.id in wanted else entry for entry in table.entries)
    return table if entries == table.entries else replace(table, entries=entries)


def _with_npc(table: GameTable, id_: EntryId, change: Callable[[Npc], Npc]) -> GameTable:
    return with_entry(table, id_, lambda entry: replace(entry, npc=change(_npc(entry))))


def _npc(entry: Entry) -> Npc:
    if entry.npc is None:
        raise EditError("unknown_value", field="entry", value=entry.id)
    return entry.npc


def _with_track(npc: Npc, id_: ResourceId, change: Callable[[Resource], Resource]) -> Npc:
    """The person with one track changed; the tracks everybody has are made when first needed."""
    rows = npc.resources
    if all(row.id != id_ for row in rows):
        if id_ not in MAIN_TRACKS:
            raise EditError("unknown_id", kind="resource", id=id_)
        if len(rows) >= ENTRIES:
            raise EditError("too_many", kind="counter", maximum=ENTRIES)
        rows = (*rows, Resource(id=id_))
    return replace(npc, resources=tuple(change(row) if row.id == id_ else row for row in rows))


def _checked(entry: Entry) -> Entry:
    """The entry with every text and number within the bounds."""
    return replace(
        entry,
        path=check_text("path", entry.path),
        name=check_text("name", entry.name),
        number=check_number("number", entry.number, COPY_NUMBER),
        group=check_text("group", entry.group),
        note=check_text("note", entry.note, TEXT_LENGTH),
        npc=None if entry.npc is None else checked_npc(entry.npc),
        xantis=None if entry.xantis is None else checked_xantis_npc(entry.xantis),
    )
