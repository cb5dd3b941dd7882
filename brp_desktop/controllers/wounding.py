"""A blow or a poison written down: the line for the journal and the one step on the sheet or at the table."""

from typing import TYPE_CHECKING, NamedTuple

from msgspec.structs import replace as with_fields

from brp_desktop.controllers.brp_document import BrpDocument
from brp_desktop.controllers.deeds import AtTable, OnSheet
from brp_desktop.play import blows
from brp_desktop.play.blows import Blow
from brp_desktop.play.combat_entries import wound_entry
from brp_desktop.play.entries import CombatNote, JournalEntry
from brp_desktop.play.people import NpcPerson
from brp_desktop.rules.brp import SRD
from brp_desktop.rules.brp.wounds import is_major_wound
from brp_desktop.sheet.derived_values import HIT_POINTS
from brp_desktop.sheet.table import EntryId
from brp_desktop.sheet.table_edits import SeveralAtTable
from brp_desktop.sheet.table_values import npc_track
from brp_desktop.sheet.wound_edits import hit_points_of

if TYPE_CHECKING:
    from brp_desktop.controllers.table import TableController


class Wounding(NamedTuple):
    """What is written down: the line, and the change (None where the armour takes everything off)."""

    line: JournalEntry
    change: OnSheet | AtTable | None


def wound_on_sheet(
    document: BrpDocument, blow: Blow, time: int, *, cause: str = "blow", note: str = "", contest: str = ""
) -> Wounding:
    """A blow on an open sheet. EditError where the sheet has no hit points to lose, or no room for more wounds.

    The line says what the sheet says then: a limb takes no more than it can.
    """
    character = document.character
    edit = blows.blow_edit(blow, time=time, note=note)
    after = character if edit is None else edit.apply(character)
    left, _ = hit_points_of(after)
    taken, major = 0, False
    if edit is not None:
        taken, major = after.wounds[-1].amount, after.wounds[-1].major
    line = wound_entry(
        blow,
        document.document_id,
        character.name,
        time,
        left=left,
        major=major,
        cause=cause,
        options=character.options,
        contest=contest,
    )
    if taken != blow.lost:
        line = with_fields(line, combat=with_fields(line.combat or CombatNote(), points=taken))
    return Wounding(line, None if edit is None else OnSheet(document, edit, (line.id,)))


def wound_at_table(
    table: "TableController", entry: EntryId, person: NpcPerson, blow: Blow, time: int, *, contest: str = ""
) -> Wounding:
    """A blow on a person without a sheet. EditError where the table refuses it. It is written down at once."""
    options = table.table.options or SRD
    track = npc_track(person.npc, HIT_POINTS, options)
    edit = blows.blow_edit_at_table(blow, person, entry, options)
    left = None if track.current is None else track.current - blow.lost if edit is None else edit.current
    line = wound_entry(
        blow,
        person.document,
        person.name,
        time,
        left=left,
        major=track.maximum is not None and is_major_wound(blow.lost, track.maximum, options),
        options=options,
        contest=contest,
    )
    if edit is None:
        return Wounding(line, None)
    step = SeveralAtTable((edit,), "wound")
    step.apply(table.table)
    return Wounding(line, AtTable(table, table.document.id, lambda now: step, (line.id,)))
