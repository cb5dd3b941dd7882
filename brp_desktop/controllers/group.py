"""The group check under way: who takes part, what everybody rolls, or one against many; the way to a sorted result."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from typing import Literal, TypeAlias

from PySide6.QtCore import QObject, Signal

from brp_desktop.controllers.contests import Table
from brp_desktop.controllers.group_rows import Result, is_hidden, rolls_of, rows_of_result
from brp_desktop.controllers.seats import Seat
from brp_desktop.models.group import GroupRow
from brp_desktop.play import groups, hidden, one_against_many
from brp_desktop.play.contests import Side
from brp_desktop.play.entries import JournalEntry, ticking
from brp_desktop.play.groups import GroupCheck, GroupRequest
from brp_desktop.play.one_against_many import Pursuit, PursuitRequest, PursuitResult
from brp_desktop.play.people import NpcPerson, subject_for, subjects_of
from brp_desktop.play.rolling import RollRequest, Situation, Subject, SubjectName
from brp_desktop.play.usual import usual_roll
from brp_desktop.rules import RulesError
from brp_desktop.rules.brp import SRD, BrpOptions, Difficulty
from brp_desktop.sheet.edits import Edit

Mode: TypeAlias = Literal["all", "best", "worst", "luck", "against"]
"""Who rolls: everybody, the best or the worst alone, the one of the lowest Luck, or one against all others."""

MODES: tuple[Mode, ...] = ("all", "best", "worst", "luck", "against")


class GroupController(QObject):
    """Chooses, rolls, reveals. The page reads ``rows``, ``odds`` and ``result``."""

    changed = Signal()
    """People, roll or circumstances are others; the result shown before no longer belongs to them."""
    settled = Signal(object)
    """Result, also a hidden one: for the game master's page alone."""
    revealed = Signal(object)
    """Result that was hidden and may be seen now."""

    def __init__(self, table: Table, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._mode: Mode = "all"
        self._name: SubjectName | None = None
        self._difficulty = Difficulty.NORMAL
        self._modifier = 0
        self._left_out: set[str] = set()
        self._own: dict[str, int] = {}
        self._one = ""
        self._one_name: SubjectName | None = None
        self._request: GroupRequest | PursuitRequest | None = None
        self._keys: tuple[str, ...] = ()
        self._result: Result | None = None
        self._result_keys: tuple[str, ...] = ()
        self._reasons: dict[str, str] = {}
        self._is_fresh = False
        self._time = 0
        self._seats: Mapping[str, Seat] | None = None

    # what is chosen

    @property
    def mode(self) -> Mode:
        """Who rolls."""
        return self._mode

    @property
    def name(self) -> SubjectName | None:
        """What everybody rolls; None while nothing is chosen."""
        return groups.LUCK if self._mode == "luck" else self._name

    @property
    def difficulty(self) -> Difficulty:
        """The difficulty for everybody (not for the one against the many)."""
        return self._difficulty

    @property
    def modifier(self) -> int:
        """The flat modifier for everybody, in percent."""
        return self._modifier

    @property
    def one(self) -> str:
        """The key of the one against the many; empty for nobody."""
        return self._one

    @property
    def one_name(self) -> SubjectName | None:
        """What the one rolls."""
        return self._one_name

    @property
    def result(self) -> Result | None:
        """The last result as long as nothing else was chosen since; a hidden one stays until it is revealed."""
        return self._result

    @property
    def shows_result(self) -> bool:
        """Whether ``rows`` are those of the result: nothing else was chosen since."""
        return self._result is not None and self._is_fresh

    @property
    def is_hidden(self) -> bool:
        """Whether the last result is hidden."""
        return self._result is not None and is_hidden(self._result)

    def seats(self) -> Mapping[str, Seat]:
        """Everybody who may take part, by key."""
        if self._seats is None:
            self._seats = self._table.seats()
        return self._seats

    @property
    def options(self) -> BrpOptions:
        """The rules to go by where no single person is meant: the table's, else those of the first sheet."""
        first = next((seat.person.options for seat in self.seats().values() if seat.person.options is not None), None)
        return self._table.table_options() or first or SRD

    def names(self) -> tuple[SubjectName, ...]:
        """Everything that anybody around the table can roll, each once."""
        found: dict[SubjectName, None] = {}
        seen: set[tuple[int, ...]] = set()
        for seat in self.seats().values():
            person = seat.person
            if isinstance(person, NpcPerson):
                # Copies of one person share what they are made of.
                npc = person.npc
                kind = id(npc.skills), id(npc.weapons), id(npc.values), int(npc.percentage is not None)
                if kind in seen:
                    continue
                seen.add(kind)
            found.update(dict.fromkeys(name for _, name, _ in subjects_of(person)))
        return tuple(found)

    def set_mode(self, mode: Mode) -> None:
        """Another way."""
        if mode != self._mode:
            self._mode = mode
            if mode == "against" and self._one not in self.seats():
                self.set_one(next(iter(self.seats()), ""))
            self._different()

    def set_name(self, name: SubjectName) -> None:
        """What everybody rolls."""
        if name != self._name:
            self._name = name
            self._different()

    def set_difficulty(self, difficulty: Difficulty) -> None:
        """The difficulty for everybody."""
        if difficulty is not self._difficulty:
            self._difficulty = difficulty
            self._different()

    def set_modifier(self, modifier: int) -> None:
        """The flat modifier for everybody."""
        if modifier != self._modifier:
            self._modifier = modifier
            self._different()

    def set_one(self, key: str) -> None:
        """Who stands against the many; what that one rolls stays if there is such a thing, else it is the usual."""
        self._one = key
        seat = self.seats().get(key)
        if seat is not None and (self._one_name is None or subject_for(seat.person, self._one_name) is None):
            self._one_name = usual_roll(seat.person, self._table.last_rolled(seat.person.document))
        self._different()

    def set_one_name(self, name: SubjectName) -> None:
        """What the one rolls."""
        self._one_name = name
        self._different()

    def set_joins(self, keys: Iterable[str], joins: bool) -> None:
        """Take people into the check, or leave them out."""
        before = set(self._left_out)
        if joins:
            self._left_out.difference_update(keys)
        else:
            self._left_out.update(keys)
        if before != self._left_out:
            self._different()

    def set_only(self, kinds: Iterable[str]) -> None:
        """Take only people of these kinds of seat into the check."""
        wanted = set(kinds)
        self._left_out = {key for key, seat in self.seats().items() if seat.kind not in wanted}
        self._different()

    def set_own_roll(self, key: str, roll: int | None) -> None:
        """What somebody's own dice show, 1 … 100; None: dice are thrown. RulesError ``roll_out_of_range``."""
        if roll is None:
            self._own.pop(key, None)
        elif not 1 <= roll <= 100:
            raise RulesError("roll_out_of_range", roll=roll)
        else:
            self._own[key] = roll
        self._different()

    def refresh(self) -> None:
        """Sheets or the table changed, or the next roll is hidden now: everything is worked out anew.

        The result stays: what it brought to the sheets is such a change.
        """
        self._request = self._seats = None
        self.changed.emit()

    # what would be rolled

    @property
    def request(self) -> GroupRequest | PursuitRequest | None:
        """The check as it would be rolled now; None while it is not known what."""
        if self._request is None:
            self._request = self._prepared()
        return self._request

    @property
    def can_roll(self) -> bool:
        """Whether there is something to roll."""
        request = self.request
        return request.is_ready if isinstance(request, PursuitRequest) else bool(request and request.rolling)

    @property
    def odds(self) -> tuple[Fraction, Fraction] | None:
        """Before the roll: that at least one succeeds and that all do; against the many: that at least one beats the
        one, and that at least one succeeds. None where nobody can roll.
        """
        request = self.request
        if isinstance(request, PursuitRequest):
            return (
                None if request.odds is None else (request.odds.at_least_one_wins, request.odds.at_least_one_succeeds)
            )
        return (request.at_least_one, request.everybody) if request is not None and request.rolling else None

    @property
    def best(self) -> str:
        """The key of the one with the highest chance of those who take part; empty for nobody."""
        name = self.name
        if name is None or self._mode == "against" or self.request is None:
            return ""
        member = groups.best(self._check(name))
        return "" if member is None else self._keys[member.place]

    def rows(self) -> tuple[GroupRow, ...]:
        """Everybody: as the table has them before the roll, afterwards sorted from the best to the worst."""
        if self._result is not None and self._is_fresh:
            return rows_of_result(self._result, self._result_keys, self.seats(), self._reasons)
        request, seats = self.request, self.seats()
        places = {key: place for place, key in enumerate(self._keys)}
        rolling = set()
        if isinstance(request, GroupRequest):
            rolling = {member.place for member in request.rolling}
        rows = []
        for key, seat in seats.items():
            place = places.get(key)
            leads = self._mode == "against" and key == self._one
            asked: RollRequest | None = None
            problem: RulesError | None = None
            if isinstance(request, PursuitRequest):
                asked = request.request if leads else request.requests[place] if place is not None else None
                at = None if leads else place
                if leads or place is not None:
                    problem = next((error for where, error in request.problems if where == at), None)
            elif request is not None and place is not None:
                asked, problem = request.members[place].request, request.members[place].problem
            rolls = asked is not None and (isinstance(request, PursuitRequest) or place in rolling)
            joins = leads or key not in self._left_out
            rows.append(GroupRow(key, seat.name, joins, rolls, leads, asked, problem, self._own.get(key)))
        return tuple(rows)

    # from the click to the result

    def roll(self) -> None:
        """Throw the dice of everybody who rolls; nothing happens where nobody can."""
        self._seats = self._request = None
        request = self.request
        if request is None or not self.can_roll:
            return
        result: Result
        if isinstance(request, PursuitRequest):
            result = one_against_many.settle(request, self._table.source())
        else:
            result = groups.settle(request, self._table.source())
            for line in result.lines:
                own = self._own.get(self._keys[line.member.place])
                if own is not None:
                    result = groups.with_own_roll(result, line.number, own)
        if self._own:
            self._own.clear()
            self._request = None
        self._time = self._table.now()
        self._result, self._is_fresh = result, True
        self._result_keys = (self._one, *self._keys) if isinstance(result, PursuitResult) else self._keys
        entries = self._entries(result)
        self._note_reasons(entries)
        if is_hidden(result):
            self._table.hid(entries)
        else:
            self._table.decided(entries)
            self._table.told(entries, self._edits(result), ticking(entries))
        self.settled.emit(result)

    def reveal(self) -> bool:
        """Show the hidden result: lines enter the journal of all, each sheet gets its ticks as one step."""
        result = self._result
        if result is None or not is_hidden(result):
            return False
        shown = self._revealed(result)
        self._result = shown
        entries = tuple(replace(entry, revealed=True) for entry in self._entries(shown))
        self._note_reasons(entries)
        self._table.unveiled(entries, self._edits(shown), ticking(entries))
        self.revealed.emit(shown)
        return True

    def follow(self, entries: Sequence[JournalEntry]) -> None:
        """Lines of the journal were revealed elsewhere: where they are those of the last result, it is shown too."""
        result = self._result
        if result is not None and is_hidden(result) and result.id in {each.contest for each in entries}:
            self._result = self._revealed(result)
            self._note_reasons(entries)
            self.revealed.emit(self._result)

    def ticking(self) -> list[str]:
        """The ids of the rolls of the last result that tick or would."""
        result = self._result
        return [] if result is None else [roll.id for _, roll in rolls_of(result, self._result_keys) if roll.tick]

    def _prepared(self) -> GroupRequest | PursuitRequest | None:
        seats = self.seats()
        self._keys = tuple(
            key for key in seats if key not in self._left_out and not (self._mode == "against" and key == self._one)
        )
        name = self.name
        if name is None:
            return None
        if self._mode != "against":
            return groups.prepare(self._check(name))
        leader = seats.get(self._one)
        if leader is None:
            return None
        hide = self._table.is_hidden()
        one = self._side(leader, self._one_name, Situation(own_roll=self._own.get(self._one)))
        several = tuple(
            self._side(seats[key], name, Situation(self._difficulty, self._modifier, own_roll=self._own.get(key)))
            for key in self._keys
        )
        return one_against_many.prepare(Pursuit(one, several, "b", "a", hide, self._table.table_options()))

    def _check(self, name: SubjectName) -> GroupCheck:
        seats = self.seats()
        situation = Situation(self._difficulty, self._modifier, hidden=self._table.is_hidden())
        choice: groups.Choice = (
            "best" if self._mode == "best" else "worst" if self._mode in ("worst", "luck") else "all"
        )
        people = tuple(seats[key].person for key in self._keys)
        return GroupCheck(people, name, situation, choice, self._table.table_options())

    def _side(self, seat: Seat, name: SubjectName | None, situation: Situation) -> Side:
        subject = None if name is None else subject_for(seat.person, name)
        return Side(seat.person, subject or Subject("skill", "?"), situation)

    def _revealed(self, result: Result) -> Result:
        characters = self._table.characters()
        if isinstance(result, PursuitResult):
            return hidden.revealed_pursuit(result, characters)
        return hidden.revealed_group(result, characters)

    def _entries(self, result: Result) -> tuple[JournalEntry, ...]:
        if isinstance(result, PursuitResult):
            entries = one_against_many.entries_of(result, self._time)
        else:
            entries = groups.entries_of(result, self._time)
        return tuple(self._checked(entry) if entry.tick else entry for entry in entries)

    def _note_reasons(self, entries: Iterable[JournalEntry]) -> None:
        """What the rows say of ticks is what the journal says."""
        self._reasons = {entry.id: entry.tick_reason for entry in entries}

    def _checked(self, entry: JournalEntry) -> JournalEntry:
        """The line without a tick on a sheet that cannot be written, with the reason instead."""
        reason = self._table.unwritable(entry.document)
        return replace(entry, tick=False, tick_reason=reason) if reason else entry

    def _edits(self, result: Result) -> dict[str, Edit]:
        characters = self._table.characters()
        if isinstance(result, PursuitResult):
            edits = one_against_many.edits_of(result, characters)
        else:
            edits = groups.edits_of(result, characters)
        return {document: edit for document, edit in edits.items() if not self._table.unwritable(document)}

    def _different(self) -> None:
        self._request = self._seats = None
        self._is_fresh = False
        if self._result is not None and not is_hidden(self._result):
            self._result = None
        self.changed.emit()
