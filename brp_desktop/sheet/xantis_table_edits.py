"""The edits of a table that only Xantis has: how it reads the rules, and its people without a sheet."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass, replace

from msgspec.structs import replace as changed

from brp_desktop.rules.xantis import XantisOptions
from brp_desktop.sheet.errors import EditError
from brp_desktop.sheet.round import Participant
from brp_desktop.sheet.round_edits import in_round
from brp_desktop.sheet.table import Entry, EntryId, GameTable
from brp_desktop.sheet.table_edits import with_entry
from brp_desktop.sheet.xantis import CounterId
from brp_desktop.sheet.xantis_checks import a_number, within_maximum
from brp_desktop.sheet.xantis_limits import COUNTER, PA, PENALTY
from brp_desktop.sheet.xantis_npc import XantisNpc, npc_initiative, npc_pa_max
from brp_desktop.sheet.xantis_npc_checks import checked_xantis_npc

PENALTIES = ("pme", "pr", "pd")
"""The fields that ``SetXantisNpcPenalty`` sets."""


@dataclass(frozen=True, slots=True)
class SetXantisOptions:
    """How the table reads the rules of Xantis; None: as usual."""

    options: XantisOptions | None

    @property
    def merge_key(self) -> None:
        """Never merges."""

    def apply(self, table: GameTable) -> GameTable:
        """The table with the options."""
        return replace(table, xantis_options=self.options)


@dataclass(frozen=True, slots=True)
class SetXantisNpc:
    """Everything of a person of Xantis without a sheet, as a dialog gives it back."""

    entry: EntryId
    npc: XantisNpc

    @property
    def merge_key(self) -> None:
        """Never merges."""

    def apply(self, table: GameTable) -> GameTable:
        """The table with the person as given; in the Giro its Pa Max and Iniziativa are the new ones."""
        npc = checked_xantis_npc(self.npc)
        table = _with_npc(table, self.entry, lambda _: npc)
        round_ = table.round
        participants = tuple(_followed(one, npc) if one.entry == self.entry else one for one in round_.participants)
        return in_round(table, changed(round_, participants=participants))


@dataclass(frozen=True, slots=True)
class SetXantisNpcCounter:
    """What a counter of such a person stands at, at most its maximum; nothing else ever changes it."""

    entry: EntryId
    counter: CounterId
    now: int

    @property
    def merge_key(self) -> Hashable:
        """Stepping is one step."""
        return "xantis_counter", self.entry, self.counter

    def apply(self, table: GameTable) -> GameTable:
        """The table with the counter."""
        now = a_number("now", self.now, COUNTER)

        def with_counter(npc: XantisNpc) -> XantisNpc:
            if all(row.id != self.counter for row in npc.counters):
                raise EditError("unknown_id", kind="counter", id=self.counter)
            rows = (within_maximum(changed(row, now=now)) if row.id == self.counter else row for row in npc.counters)
            return changed(npc, counters=tuple(rows))

        return _with_npc(table, self.entry, with_counter)


@dataclass(frozen=True, slots=True)
class SetXantisNpcPenalty:
    """Pme, Pr or Pd of such a person (``field``), 0 or more."""

    entry: EntryId
    field: str
    value: int

    @property
    def merge_key(self) -> Hashable:
        """Stepping is one step."""
        return "xantis_penalty", self.entry, self.field

    def apply(self, table: GameTable) -> GameTable:
        """The table with the penalty."""
        if self.field not in PENALTIES:
            raise EditError("unknown_value", field="field", value=self.field)
        value = a_number(self.field, self.value, PENALTY)
        return _with_npc(table, self.entry, lambda npc: changed(npc, **{self.field: value}))


def _followed(one: Participant, npc: XantisNpc) -> Participant:
    """A participant as the person is now; whose Pa were full has them full."""
    most, initiative = npc_pa_max(npc), npc_initiative(npc)
    pa_max = one.pa_max if most is None else min(most.value, PA[1])
    return changed(
        one,
        pa_max=pa_max,
        pa_left=pa_max if one.pa_left == one.pa_max else one.pa_left,
        initiative=one.initiative if initiative is None else initiative.value,
    )


def _with_npc(table: GameTable, id_: EntryId, change: Callable[[XantisNpc], XantisNpc]) -> GameTable:
    def with_npc(entry: Entry) -> Entry:
        if entry.xantis is None:
            raise EditError("unknown_value", field="entry", value=entry.id)
        return replace(entry, xantis=change(entry.xantis))

    return with_entry(table, id_, with_npc)
