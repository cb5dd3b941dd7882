"""What the journal is told of ticks and rolls of development when an edit is carried out, undone or redone."""

from typing import TYPE_CHECKING

from brp_desktop.play.ticks import FROM_ROLLS, tick_entries
from brp_desktop.sheet.edits import Edit, SetPowTick, SetTick, Several
from brp_desktop.sheet.growth_edits import recorded

if TYPE_CHECKING:
    from brp_desktop.controllers.brp_document import BrpDocument
    from brp_desktop.play.entries import JournalEntry

_OF_A_ROLL = FROM_ROLLS | {"undone"}
"""Reasons of ticks and unticks that the line of their roll tells of."""


def lines_of(edit: Edit, document: "BrpDocument", time: int) -> "tuple[JournalEntry, ...]":
    """The lines for the boxes that an edit just carried out has ticked or unticked other than by a roll."""
    lines = tick_entries(edit, document.character, document.derived, document.document_id, time)
    return tuple(line for line in lines if line.tick_reason not in _OF_A_ROLL)


def marks_of(edit: Edit, *, undone: bool) -> tuple[tuple[str, bool], ...]:
    """(id, whether it is struck through now) of the lines an edit is about, when it is carried out or undone."""
    found = [(str(id_), not counts) for id_, counts in _lines(edit)]
    if undone:
        return tuple((id_, not struck) for id_, struck in reversed(found))
    return tuple(found)


def _lines(edit: Edit) -> tuple[tuple[str, bool], ...]:
    if isinstance(edit, Several):
        return tuple(line for each in edit.edits for line in _lines(each))
    if isinstance(edit, SetTick | SetPowTick):
        return ((edit.id, True),) if edit.id and edit.reason not in _OF_A_ROLL else ()
    return recorded(edit)
