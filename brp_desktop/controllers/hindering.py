"""What holds somebody back, changed by a deed: joined to what is there when the dice rest, one step in each place."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from brp_desktop.controllers.brp_document import BrpDocument
from brp_desktop.controllers.deeds import AtRest, AtTable, Change
from brp_desktop.controllers.fight_room import FightRoom
from brp_desktop.play.people import NpcPerson, SheetPerson
from brp_desktop.sheet.brp import Hindrance
from brp_desktop.sheet.edits import Edit, Several
from brp_desktop.sheet.errors import EditError
from brp_desktop.sheet.hindrances import Hindrances, SetHindrances, SetNpcHindrances, without
from brp_desktop.sheet.table import EntryId, GameTable
from brp_desktop.sheet.table_edits import SeveralAtTable, TableEdit

if TYPE_CHECKING:
    from brp_desktop.controllers.table import TableController

Alter = Callable[[Hindrances], Hindrances]


class Altered(NamedTuple):
    """Whose hindrances become others, how, and the lines that its undo strikes; ``tick`` belongs to the step."""

    person: SheetPerson | NpcPerson
    alter: Alter
    lines: tuple[str, ...]
    tick: Edit | None = None


def freed_of(gone: Sequence[tuple[SheetPerson | NpcPerson, Hindrance]], lines: Sequence[str]) -> list[Altered]:
    """Everybody without what is over, each once; the lines are those of the ends in the same order."""
    found: dict[str, Altered] = {}
    for (person, hindrance), line in zip(gone, lines, strict=True):
        before = found.get(person.document)
        alter: Alter = partial(without, gone=hindrance)
        if before is not None:
            alter = partial(_both, before.alter, alter)
        found[person.document] = Altered(person, alter, (*(before.lines if before is not None else ()), line))
    return list(found.values())


def _both(first: Alter, second: Alter, hindrances: Hindrances) -> Hindrances:
    return second(first(hindrances))


def changes_of(room: FightRoom, altered: Iterable[Altered], name: str) -> tuple[Change, ...]:
    """One step of each sheet and one of the table for everybody of it.

    A player's sheet is opened for it. EditError ``read_only`` where nothing can be written.
    """
    found: list[Change] = []
    inside: dict[EntryId, Alter] = {}
    ids: tuple[str, ...] = ()
    for person, alter, lines, tick in altered:
        if isinstance(person, NpcPerson):
            inside[room.entry_of(person)] = alter
            ids += lines
            continue
        document = room.sheet_of(person.document)
        if document is None:
            raise EditError("read_only")
        found.append(_on_sheet(document, alter, name, lines, tick))
    if inside:
        if room.table is None:
            raise EditError("read_only")
        found.append(_at_table(room.table, inside, name, ids))
    return tuple(found)


def _on_sheet(document: BrpDocument, alter: Alter, name: str, lines: tuple[str, ...], tick: Edit | None) -> AtRest:
    def edit(now: BrpDocument) -> Edit:
        found = SetHindrances(alter(now.character.hindrances), name)
        return found if tick is None else Several((tick, found), "hindrance")

    return AtRest(document, edit, lines)


def _at_table(table: "TableController", altered: Mapping[EntryId, Alter], name: str, lines: tuple[str, ...]) -> AtTable:
    def edit(now: GameTable) -> TableEdit:
        there = {entry.id: entry.npc.hindrances for entry in now.entries if entry.npc is not None}
        edits = tuple(SetNpcHindrances(id_, alter(there.get(id_, ())), name) for id_, alter in altered.items())
        return edits[0] if len(edits) == 1 else SeveralAtTable(edits, name)

    return AtTable(table, table.document.id, edit, lines)
