"""The use of a power: rolled by its skill or its chance, or not rolled at all, and its cost paid, as one step."""

from dataclasses import dataclass

from msgspec.structs import replace

from brp_desktop.play.armed import cost_of, power_with
from brp_desktop.play.combat_entries import power_entry
from brp_desktop.play.entries import CombatNote, JournalEntry, entry_of
from brp_desktop.play.rolling import RollResult, prepare, settle
from brp_desktop.play.subjects import Situation
from brp_desktop.play.ticks import roll_edit
from brp_desktop.rules import RulesError
from brp_desktop.rules.dice import RandomSource
from brp_desktop.sheet.belongings import Power
from brp_desktop.sheet.brp import BrpCharacter
from brp_desktop.sheet.derive import Derived
from brp_desktop.sheet.edits import Edit, UsePower
from brp_desktop.sheet.ids import BelongingId


@dataclass(frozen=True, slots=True)
class PowerUse:
    """A power that was used: the roll (None: it needs none), what it cost, and what its track has then.

    ``edit`` is everything it does to the sheet, cost and tick together; None where it does nothing.
    """

    power: Power
    result: RollResult | None
    cost: int
    left: int | None
    edit: Edit | None


def use_power(
    character: BrpCharacter,
    derived: Derived,
    power: BelongingId,
    source: RandomSource,
    situation: Situation | None = None,
    *,
    roll_id: str | None = None,
) -> PowerUse:
    """Use a power: the roll where it has one, and the edit that pays for it whatever the roll shows.

    RulesError ``unknown_name`` for a power that is not on the sheet, ``not_enough`` (left, wanted) where its cost
    cannot be paid, and whatever stops the roll.
    """
    now = situation or Situation()
    row = next((each for each in character.powers if each.id == power), None)
    if row is None:
        raise RulesError("unknown_name", name=power)
    cost = cost_of(row, now)
    result: RollResult | None = None
    edit: Edit | None
    try:
        request = prepare(character, derived, power_with(character, power), now)
    except RulesError as error:
        if error.code != "not_rolled":
            raise
        edit = UsePower(power, cost) if cost else None
    else:
        result = settle(request, source, roll_id=roll_id)
        edit = roll_edit(result, character)
    track = derived.resources.get(row.track)
    left = None if track is None or track.current is None else track.current - cost
    return PowerUse(row, result, cost, left, edit)


def use_entry(use: PowerUse, document_id: str, character: BrpCharacter, time: int) -> JournalEntry:
    """The line of the journal: that of the roll, or one of its own where nothing was rolled."""
    if use.result is None:
        return power_entry(
            use.power, use.cost, document_id, character.name, time, left=use.left, options=character.options
        )
    note = CombatNote(points=use.cost, left=use.left, track=use.power.track) if use.cost else None
    return replace(entry_of(use.result, document_id, character.name, time), combat=note)
