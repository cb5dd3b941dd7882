"""The resistance roll under way: two forces, who rolls, what is wished for, and the way from a click to a result."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, Signal

from brp_desktop.controllers.contests import Table
from brp_desktop.controllers.seats import Seat
from brp_desktop.play import resistances
from brp_desktop.play.agreement import Choice, agreed
from brp_desktop.play.entries import JournalEntry, ticking
from brp_desktop.play.people import Person, SheetPerson
from brp_desktop.play.resistance_grid import Grid, grid
from brp_desktop.play.resistances import Force, ForceKind, Trial, TrialRequest, TrialResult
from brp_desktop.rules import RulesError
from brp_desktop.rules.brp import BrpOptions, TickDecision
from brp_desktop.rules.brp.resistance_rolls import Roller

SRD_SIZE = 21
UGE_SIZE = 24
LARGEST = 999
"""The largest force that can be asked for."""


@dataclass(frozen=True, slots=True)
class Pick:
    """What was chosen for one side. ``who`` is the key of a seat; ``ids`` the characteristics, or the thing.

    ``value`` is the number set by hand instead of what the person or thing has; None: as it is.
    """

    kind: ForceKind = "number"
    who: str = ""
    ids: tuple[str, ...] = ()
    value: int | None = None


class ResistanceController(QObject):
    """Chooses, rolls, reveals; what the page shows is read from ``request``, ``grid`` and ``result``.

    A result is decided and journaled at the click. A hidden one goes to the game master's journal alone, ticks nothing
    and tells nobody, until ``reveal`` is asked for.
    """

    changed = Signal()
    """Forces, roller, wish or rules are others: read ``request``."""
    settled = Signal(object)
    """TrialResult, also a hidden one: for the game master's page alone."""
    revealed = Signal(object)
    """TrialResult that was hidden and may be seen now."""

    def __init__(self, table: Table, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._picks: dict[Roller, Pick] = {"active": Pick(value=10), "passive": Pick(value=10)}
        self._roller: Roller | None = None
        self._wants_to_fail = False
        self._rules: Choice = "a"
        self._result: TrialResult | None = None
        self._time = 0
        self._is_fresh = False

    # what is chosen

    def pick(self, side: Roller) -> Pick:
        """What is chosen for a side."""
        return self._picks[side]

    def force(self, side: Roller) -> Force:
        """The force of a side as it is now."""
        return self._force(self._picks[side])

    @property
    def roller(self) -> Roller:
        """Who rolls: as said, else as the rules usually have it."""
        return self._roller or resistances.usual_roller(self.force("active"), self.force("passive"))

    @property
    def wants_to_fail(self) -> bool:
        """Whether the active side wishes for failure."""
        return self._wants_to_fail

    @property
    def trial(self) -> Trial:
        """What is asked for."""
        return Trial(
            self.force("active"),
            self.force("passive"),
            roller=self.roller,
            wants_to_fail=self._wants_to_fail,
            hidden=self._table.is_hidden(),
            rules=self._rules,
            table_options=self._table.table_options(),
        )

    @property
    def request(self) -> TrialRequest | None:
        """The roll as it would be now; None while a force is not known."""
        try:
            return resistances.prepare(self.trial)
        except RulesError:
            return None

    @property
    def options(self) -> BrpOptions:
        """The rules in force."""
        trial = self.trial
        return agreed(trial.active.options, trial.passive.options, trial.rules, trial.table_options).options

    def seats(self) -> Mapping[str, Seat]:
        """Everybody who may be chosen, by key."""
        return self._table.seats()

    def grid(self, most: int = UGE_SIZE) -> Grid:
        """The window of the table around the pair: 21 rows and columns, 24 by UGE's rules, at most ``most``."""
        trial, options = self.trial, self.options
        size = UGE_SIZE if options.data_edition == "uge" else SRD_SIZE
        return grid(trial.active.total, trial.passive.total, options, size=min(size, most))

    @property
    def result(self) -> TrialResult | None:
        """The last result, as long as nothing else was chosen since; a hidden one stays until the next roll."""
        hidden = self._result is not None and self._result.request.trial.hidden
        return self._result if self._is_fresh or hidden else None

    def choose(self, side: Roller, pick: Pick) -> None:
        """Take another force; whoever usually rolls rolls."""
        if pick != self._picks[side]:
            self._picks[side] = pick
            self._roller = None
            self._different()

    def set_value(self, side: Roller, value: int | None) -> None:
        """Set the number of a side by hand; the person's own number again goes back to the sheet."""
        if self._with_value(side, value):
            self._different()

    def set_pair(self, active: int, passive: int) -> None:
        """Set both numbers: the cell chosen in the table."""
        if self._with_value("active", active) | self._with_value("passive", passive):
            self._different()

    def set_roller(self, roller: Roller) -> None:
        """Say who rolls."""
        if roller != self.roller:
            self._roller = roller
            self._different()

    def set_wants_to_fail(self, wish: bool) -> None:
        """Say what the active side wishes for."""
        if wish != self._wants_to_fail:
            self._wants_to_fail = wish
            self._different()

    def follow_other_rules(self) -> None:
        """Where two sheets differ: follow the rules of the other one."""
        self._rules = "b" if self._rules == "a" else "a"
        self._different()

    def swap(self) -> None:
        """Exchange the two sides."""
        self._picks = {"active": self._picks["passive"], "passive": self._picks["active"]}
        if self._roller is not None:
            self._roller = "passive" if self._roller == "active" else "active"
        self._rules = "b" if self._rules == "a" else "a"
        self._different()

    # from the click to the result

    def roll(self) -> None:
        """Roll, or settle what needs no die; nothing happens while a force is not known."""
        self._settle(None)

    def roll_own(self, value: int) -> None:
        """Settle with what real dice show, 1 … 100. RulesError ``roll_out_of_range`` otherwise."""
        if not 1 <= value <= 100:
            raise RulesError("roll_out_of_range", roll=value)
        self._settle(value)

    def reveal(self, contest_id: str = "") -> bool:
        """Show the hidden result: it enters the journal of all, its tick is decided by the sheet as it is now.

        False where the last result is not hidden, or has another id than the one asked for.
        """
        result = self._result
        if result is None or not result.request.trial.hidden or contest_id not in ("", result.id):
            return False
        characters = self._table.characters()
        shown = self._checked(resistances.reveal(result, characters))
        entries = tuple(replace(entry, revealed=True) for entry in resistances.entries_of(shown, self._time))
        self._result = shown
        self._table.unveiled(entries, resistances.edits_of(shown, characters), ticking(entries))
        self.revealed.emit(shown)
        return True

    def follow(self, entries: Sequence[JournalEntry]) -> None:
        """Lines of the journal were revealed elsewhere: where they are those of the last result, it is shown too."""
        result = self._result
        if result is None or not result.request.trial.hidden or result.id not in {each.contest for each in entries}:
            return
        self._result = self._checked(resistances.reveal(result, self._table.characters()))
        self.revealed.emit(self._result)

    def refresh(self) -> None:
        """Sheets or the table changed, or the next roll is hidden now: everything is worked out anew.

        Who is no longer at the table leaves only the number that was typed.
        """
        seats = self._table.seats()
        for side, pick in tuple(self._picks.items()):
            if pick.who and pick.who not in seats:
                self._picks[side] = Pick(value=pick.value)
        self.changed.emit()

    def _settle(self, own_roll: int | None) -> None:
        request = self.request
        if request is None:
            return
        request = replace(request, trial=replace(request.trial, own_roll=own_roll))
        result = self._checked(resistances.settle(request, self._table.source()))
        self._time = self._table.now()
        entries = resistances.entries_of(result, self._time)
        self._result, self._is_fresh = result, True
        if result.request.trial.hidden:
            self._table.hid(entries)
        else:
            self._table.decided(entries)
            edits = resistances.edits_of(result, self._table.characters())
            self._table.told(entries, edits, ticking(entries))
        self.settled.emit(result)

    def _checked(self, result: TrialResult) -> TrialResult:
        """The result without a tick on a sheet that cannot be written, with the reason instead."""
        if not result.decision.tick or result.ticks is None:
            return result
        trial = result.request.trial
        person = (trial.active if result.ticks == "active" else trial.passive).person
        reason = self._table.unwritable(person.document) if isinstance(person, SheetPerson) else ""
        return replace(result, decision=TickDecision(False, reason)) if reason else result

    def _different(self) -> None:
        self._is_fresh = False
        self.changed.emit()

    def _person(self, key: str) -> Person | None:
        seat = self._table.seats().get(key)
        return None if seat is None else seat.person

    def _with_value(self, side: Roller, value: int | None) -> bool:
        before = self._picks[side]
        if value is not None:
            value = max(0, min(LARGEST, value))
        natural = None if before.kind == "number" else self._force(replace(before, value=None)).total
        after = replace(before, value=None if before.kind != "number" and value == natural else value)
        self._picks[side] = after
        return after != before

    def _force(self, pick: Pick) -> Force:
        if pick.kind == "poison":
            found = resistances.poison_force(pick.ids[0])
            return found if pick.value is None else replace(found, values=(pick.value,))
        if pick.kind == "object":
            return resistances.object_force(pick.ids[0], pick.value)
        person = self._person(pick.who) if pick.who else None
        if pick.kind == "number" or person is None or pick.value is not None:
            return Force("number", (pick.value,), (), person)
        if pick.kind == "power_points":
            return resistances.power_points_force(person, self._table.table_options())
        return resistances.characteristic_force(person, *pick.ids)
