"""The cost of a power paid without a roll: one undo step of the sheet, and a line of the journal."""

from brp_desktop.controllers.brp_document import BrpDocument
from brp_desktop.controllers.deeds import DeedPlay
from brp_desktop.play.combat_entries import power_entry
from brp_desktop.sheet.edits import UsePower
from brp_desktop.sheet.ids import BelongingId
from brp_desktop.sheet.power_edits import find_power


def spend(deeds: DeedPlay, document: BrpDocument, power: BelongingId) -> None:
    """Pay; EditError where the power is gone, its track holds too little or the sheet cannot be written: then nothing
    is.
    """
    deeds.finish()
    character = document.character
    row = find_power(character, power)
    cost = row.cost or 0
    track = document.derived.resources.get(row.track)
    left = None if track is None or track.current is None else track.current - cost
    entry = power_entry(
        row, cost, document.document_id, character.name, deeds.now(), left=left, options=character.options
    )
    document.history.break_merge()
    deeds.write_down(entry, document, UsePower(power))
