"""The opposed check under way: who stands against whom, what it would be, and the way from a click to a verdict."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Literal, Protocol

from PySide6.QtCore import QObject, Signal

from brp_desktop.controllers.contest_results import (
    Kept,
    Letter,
    Request,
    Result,
    edits_of,
    entries_of,
    is_hidden,
    ticking_rolls,
)
from brp_desktop.controllers.seats import Seat
from brp_desktop.play import contests, hidden, one_against_many
from brp_desktop.play.contests import Contest, ContestRequest, Side, other
from brp_desktop.play.entries import JournalEntry
from brp_desktop.play.one_against_many import Pursuit, PursuitRequest, PursuitResult
from brp_desktop.play.people import NUMBER, NumberPerson, Person, SheetPerson, subject_for
from brp_desktop.play.rolling import RollResult, Situation, Subject, SubjectName
from brp_desktop.play.usual import usual_roll
from brp_desktop.rules.brp import BrpOptions, Difficulty
from brp_desktop.rules.dice import RandomSource
from brp_desktop.sheet.brp import BrpCharacter
from brp_desktop.sheet.edits import Edit


@dataclass(frozen=True, slots=True)
class Choice:
    """What is chosen for one side. ``who`` are keys of seats, or nobody with a bare ``number``."""

    who: tuple[str, ...] = ()
    number: int | None = None
    name: SubjectName | None = None
    difficulty: Difficulty = Difficulty.NORMAL
    modifier: int = 0
    own_roll: int | None = None

    @property
    def is_empty(self) -> bool:
        """Nobody stands here."""
        return not self.who and self.number is None


class Table(Protocol):
    """What a contest needs of the game master's room."""

    def seats(self) -> Mapping[str, Seat]:
        """Everybody who may be chosen, by key."""

    def table_options(self) -> BrpOptions | None:
        """The rules of people without a sheet among themselves."""

    def source(self) -> RandomSource:
        """Where dice come from."""

    def now(self) -> int:
        """The present in milliseconds."""

    def is_hidden(self) -> bool:
        """Whether the next roll is hidden."""

    def last_rolled(self, document_id: str) -> SubjectName | None:
        """The skill that was rolled last for this document and may be seen; None for none."""

    def unwritable(self, document_id: str) -> str:
        """Why no tick can be set on this sheet, as a tick reason; empty where it can."""

    def decided(self, entries: Iterable[JournalEntry]) -> None:
        """Public dice have fallen: keep these lines, show nothing yet."""

    def told(self, entries: Iterable[JournalEntry], edits: Mapping[str, Edit], rolls: Mapping[str, list[str]]) -> None:
        """Public dice rest: show the lines, set the ticks."""

    def hid(self, entries: Iterable[JournalEntry]) -> None:
        """A hidden roll was made: keep these lines for the game master."""

    def unveiled(
        self, entries: Iterable[JournalEntry], edits: Mapping[str, Edit], rolls: Mapping[str, list[str]]
    ) -> None:
        """A hidden roll was revealed: let the lines be seen, set the ticks."""

    def characters(self) -> Mapping[str, BrpCharacter]:
        """The characters in force, by document id."""


class ContestStage(Protocol):
    """Where a public contest is played; it never makes a result."""

    def play(self, result: Result) -> bool:
        """Begin to show it; False if it rests at once."""

    def finish(self) -> None:
        """Show the last frame now."""


class ContestsController(QObject):
    """Chooses, rolls, tells. One against one, or one against as many as stand on side b."""

    changed = Signal()
    """Sides or anything that decides the odds are others: read ``request``."""
    rolling = Signal(object)
    """A public result is being played; nothing of it may be told yet."""
    settled = Signal(object)
    """A result rests: Kept. Of a hidden one only the game master's panel may tell."""
    revealed = Signal(object)
    """A hidden result was revealed: Kept."""
    earlier_changed = Signal()
    """The contests kept are others."""

    def __init__(self, table: Table, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._choices: dict[Letter, Choice] = {"a": Choice(), "b": Choice()}
        self._defender: Letter | None = "b"
        self._rules: Letter = "a"
        self._stage: ContestStage | None = None
        self._request: Request | None = None
        self._in_flight: tuple[Result, int] | None = None
        self._earlier: tuple[Kept, ...] = ()
        self._shown: str = ""

    # what is chosen

    def choice(self, side: Letter) -> Choice:
        """What is chosen for a side."""
        return self._choices[side]

    @property
    def defender(self) -> Letter | None:
        """Who defends, for the tie rule that asks for it."""
        return self._defender

    @property
    def is_many(self) -> bool:
        """Whether one stands against several."""
        return len(self._present("b")) > 1

    @property
    def request(self) -> Request:
        """The contest as it would be rolled now."""
        if self._request is None:
            self._request = self._prepared()
        return self._request

    @property
    def is_rolling(self) -> bool:
        """Whether dice are running."""
        return self._in_flight is not None

    @property
    def earlier(self) -> tuple[Kept, ...]:
        """The last ten contests, newest first."""
        return self._earlier

    @property
    def shown(self) -> Kept | None:
        """The contest the card shows."""
        return next((kept for kept in self._earlier if kept.result.id == self._shown), None)

    def people(self, side: Letter) -> tuple[Person, ...]:
        """Who stands on a side, as they are now."""
        number = self._choices[side].number
        if number is not None:
            return (NumberPerson(number),)
        return tuple(seat.person for seat in self._present(side))

    def subject(self, side: Letter, person: Person | None = None) -> Subject | None:
        """What a person of a side rolls; None where nothing is chosen or the person has nothing of the kind."""
        choice = self._choices[side]
        people = self.people(side)
        who = person or (people[0] if people else None)
        if isinstance(who, NumberPerson):
            return NUMBER
        return None if who is None or choice.name is None else subject_for(who, choice.name)

    def set_stage(self, stage: ContestStage | None) -> None:
        """Where results are played; without one they rest at once."""
        self.finish()
        self._stage = stage

    def set_who(self, side: Letter, keys: Iterable[str]) -> None:
        """Put somebody on a side in place of who was there; what is rolled stays if the new one has it."""
        who = tuple(dict.fromkeys(keys))
        if side == "a":
            who = who[:1]
        choice = replace(self._choices[side], who=who, number=None, own_roll=None)
        self._choices[side] = replace(choice, name=self._fitting(choice))
        self._different()

    def add_who(self, side: Letter, keys: Iterable[str]) -> None:
        """Add people to side b; on side a the last one takes the place."""
        self.set_who(side, (*self._choices[side].who, *keys) if side == "b" else keys)

    def remove_who(self, side: Letter, key: str) -> None:
        """Take somebody off a side."""
        self.set_who(side, (known for known in self._choices[side].who if known != key))

    def set_number(self, side: Letter, number: int | None) -> None:
        """A bare number instead of anybody; None: nobody."""
        self._choices[side] = replace(self._choices[side], who=(), number=number, name=None, own_roll=None)
        self._different()

    def set_name(self, side: Letter, name: SubjectName) -> None:
        """What this side rolls."""
        self._change(side, name=name)

    def set_difficulty(self, side: Letter, difficulty: Difficulty) -> None:
        """The difficulty of one side."""
        self._change(side, difficulty=difficulty)

    def set_modifier(self, side: Letter, modifier: int) -> None:
        """The flat modifier of one side, in percent."""
        self._change(side, modifier=max(-9999, min(9999, modifier)))

    def set_own_roll(self, side: Letter, roll: int | None) -> None:
        """What this side's own dice show, 1 … 100; None: dice are thrown."""
        self._change(side, own_roll=roll)

    def set_defender(self, side: Letter | None) -> None:
        """Who defends."""
        self._defender = side
        self._different()

    def set_rules(self, side: Letter) -> None:
        """Whose rules hold where two sheets differ."""
        self._rules = side
        self._different()

    def swap(self) -> None:
        """Exchange the sides; with several on side b there is nothing to exchange."""
        if not self.is_many:
            self._choices = {"a": self._choices["b"], "b": self._choices["a"]}
            self._defender = None if self._defender is None else other(self._defender)
            self._rules = other(self._rules)
            self._different()

    def refresh(self) -> None:
        """Sheets or the table changed, or the next roll is hidden now: everything is worked out anew."""
        self._different()

    # from the click to the verdict

    def can_roll(self, which: Literal["both", "a", "b"] = "both") -> bool:
        """Whether there is something to roll."""
        request = self.request if which == "both" else self._prepared(which)
        if which == "both" and isinstance(request, ContestRequest):
            return request.is_ready and request.request_a is not None and request.request_b is not None
        return request.is_ready

    def roll(self, which: Literal["both", "a", "b"] = "both") -> None:
        """Roll both sides, or one alone; dice under way come to rest first."""
        self.finish()
        request = self._prepared(which)
        if not request.is_ready:
            return
        source = self._table.source()
        result: Result
        if isinstance(request, PursuitRequest):
            result = self._with_open_sheets(one_against_many.settle(request, source))
        else:
            result = self._with_open_sheets(contests.settle(request, source))
        for side in self._choices:
            self._choices[side] = replace(self._choices[side], own_roll=None)
        self._request = None
        time = self._table.now()
        entries = entries_of(result, time)
        if is_hidden(result):
            self._table.hid(entries)
            self._rest(result, time)
            return
        self._table.decided(entries)
        self._in_flight = (result, time)
        self.rolling.emit(result)
        if self._stage is None or not self._stage.play(result):
            self.rest()

    def finish(self) -> None:
        """Show a running result now."""
        if self._in_flight is not None:
            if self._stage is not None:
                self._stage.finish()
            self.rest()

    def rest(self) -> None:
        """Called by the stage when the dice rest: lines are shown, ticks set, the verdict told."""
        if self._in_flight is None:
            return
        result, time = self._in_flight
        self._in_flight = None
        self._table.told(entries_of(result, time), edits_of(result, self._table.characters()), ticking_rolls(result))
        self._rest(result, time)

    def show(self, contest_id: str) -> None:
        """Show one of the contests kept in the card again."""
        self._shown = contest_id
        self.earlier_changed.emit()

    def reveal(self, contest_id: str) -> bool:
        """Show a hidden contest to everybody and set its ticks; False where it is not hidden or not known."""
        kept = next((each for each in self._earlier if each.result.id == contest_id and each.hidden), None)
        if kept is None:
            return False
        characters = self._table.characters()
        shown: Result
        if isinstance(kept.result, PursuitResult):
            shown = self._with_open_sheets(hidden.revealed_pursuit(kept.result, characters))
        else:
            shown = self._with_open_sheets(hidden.revealed_contest(kept.result, characters))
        now = replace(kept, result=shown)
        self._earlier = tuple(now if each is kept else each for each in self._earlier)
        entries = tuple(replace(entry, revealed=True) for entry in entries_of(shown, kept.time))
        self._table.unveiled(entries, edits_of(shown, characters), ticking_rolls(shown))
        self._shown = contest_id
        self.revealed.emit(now)
        self.earlier_changed.emit()
        return True

    def _rest(self, result: Result, time: int) -> None:
        kept = Kept(result, time)
        self._earlier = (kept, *self._earlier)[: contests.KEPT]
        self._shown = result.id
        self.settled.emit(kept)
        self.earlier_changed.emit()
        self.changed.emit()

    def _with_open_sheets(self, result: Result) -> Result:
        """The result without ticks on sheets that cannot be written, with the reason instead."""

        def checked(roll: RollResult | None, person: Person | None) -> RollResult | None:
            if roll is None or not roll.tick or not isinstance(person, SheetPerson):
                return roll
            reason = self._table.unwritable(person.document)
            return replace(roll, tick=False, tick_reason=reason) if reason else roll

        if isinstance(result, PursuitResult):
            pursuit = result.request.pursuit
            one = checked(result.one, pursuit.one.person) or result.one
            many = tuple(checked(roll, side.person) for roll, side in zip(result.many, pursuit.many, strict=False))
            return replace(result, one=one, many=many)
        return replace(result, a=checked(result.a, result.person("a")), b=checked(result.b, result.person("b")))

    def _prepared(self, which: Literal["both", "a", "b"] = "both") -> Request:
        hide, options = self._table.is_hidden(), self._table.table_options()
        one = self._side("a", which in ("both", "a"))
        if self.is_many and one is not None:
            several = tuple(self._side_of("b", person, which in ("both", "b")) for person in self.people("b"))
            return one_against_many.prepare(Pursuit(one, several, self._defender, self._rules, hide, options))
        against = self._side("b", which in ("both", "b"))
        return contests.prepare(Contest(one, against, self._defender, self._rules, hide, options))

    def _side(self, side: Letter, rolls: bool) -> Side | None:
        people = self.people(side)
        return self._side_of(side, people[0], rolls) if people else None

    def _side_of(self, side: Letter, person: Person, rolls: bool) -> Side:
        choice = self._choices[side]
        own = choice.own_roll if rolls and len(self.people(side)) == 1 else None
        situation = Situation(choice.difficulty, choice.modifier, own_roll=own)
        return Side(person, self.subject(side, person) or Subject("skill", "?"), situation, rolls)

    def _present(self, side: Letter) -> tuple[Seat, ...]:
        who = self._choices[side].who
        if not who:
            return ()
        seats = self._table.seats()
        return tuple(seats[key] for key in who if key in seats)

    def _fitting(self, choice: Choice) -> SubjectName | None:
        """What was rolled before if the first of the new people has it, else what that one usually rolls."""
        seats = self._table.seats()
        person = next((seats[key].person for key in choice.who if key in seats), None)
        if person is None:
            return choice.name
        if choice.name is not None and subject_for(person, choice.name) is not None:
            return choice.name
        return usual_roll(person, self._table.last_rolled(person.document))

    def _change(self, side: Letter, **values: object) -> None:
        changed = replace(self._choices[side], **values)  # type: ignore[arg-type]  # fields of Choice
        if changed != self._choices[side]:
            self._choices[side] = changed
            self._different()

    def _different(self) -> None:
        self._request = None
        self.changed.emit()
