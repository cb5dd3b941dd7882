"""The confrontation under way: who against whom, the first Bonus carried into the second's Vdr, and the verdict."""

import uuid
from typing import TYPE_CHECKING, Any, Literal, Protocol

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from brp_desktop.controllers.xantis_room import XantisRoom
from brp_desktop.play import xantis_contests as contests
from brp_desktop.play.xantis_contests import (
    LETTERS,
    Letter,
    Manner,
    XantisContest,
    XantisContestRequest,
    XantisContestResult,
    XantisSide,
)
from brp_desktop.play.xantis_people import XantisPerson, subjects_of
from brp_desktop.play.xantis_rolls import XantisResult
from brp_desktop.play.xantis_subjects import XantisSituation, XantisSubject
from brp_desktop.rules import RulesError

if TYPE_CHECKING:
    from brp_desktop.play.entries import JournalEntry

Penalty = Literal["pme", "pr", "pd"]
"""One of the three penalties."""


class SideChoice(Struct, frozen=True, kw_only=True):
    """What is chosen for one side: ``who`` is the key of a seat; or nobody, with a bare ``number`` and a ``name``.

    ``npc`` and ``spell`` None: as the person and the action are. ``situation`` holds difficulty, interpretation, which
    penalties count, and the own dice.
    """

    who: str = ""
    number: int | None = None
    name: str = ""
    subject: XantisSubject | None = None
    situation: XantisSituation = XantisSituation()
    declared: bool = False
    npc: bool | None = None
    spell: bool | None = None

    @property
    def is_empty(self) -> bool:
        """Nobody stands here."""
        return not self.who and self.number is None


class KeptContest(Struct, frozen=True):
    """A contest of this run: what came out and when, in milliseconds since 1970, UTC."""

    result: XantisContestResult
    time: int

    @property
    def hidden(self) -> bool:
        """Only the game master may know."""
        return self.result.hidden


class XantisStage(Protocol):
    """Where public dice are played; it never makes a result."""

    def play(self, result: XantisContestResult | XantisResult) -> bool:
        """Begin to show it; False if it rests at once. An ``XantisResult`` is the first side's test alone."""

    def finish(self) -> None:
        """Show the last frame now."""


class XantisContestsController(QObject):
    """Chooses, rolls, tells. At different times the first side may test alone; its Bonus then stands in ``request``."""

    changed = Signal()
    """Sides or anything that makes the two Vdr are others: read ``request``."""
    refused = Signal(object)
    """RulesError: why nothing was rolled."""
    rolling = Signal(object)
    """A public result (XantisContestResult, or XantisResult of the first side) is played; nothing of it may be told."""
    first_settled = Signal(object)
    """The first side tested alone: XantisResult at rest. Of a hidden one only the game master's panel may tell."""
    settled = Signal(object)
    """A contest rests: KeptContest. The same of hidden ones."""
    revealed = Signal(object)
    """A hidden contest was revealed: KeptContest."""
    earlier_changed = Signal()
    """The contests kept, or the one shown, are others."""

    def __init__(self, room: XantisRoom, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._room = room
        self._choices: dict[Letter, SideChoice] = {"first": SideChoice(), "second": SideChoice()}
        self._manner: Manner = "staggered"
        self._stage: XantisStage | None = None
        self._request: XantisContestRequest | None = None
        self._first: tuple[str, XantisContestRequest, int] | None = None
        self._in_flight: tuple[XantisContestResult | XantisResult, tuple[JournalEntry, ...], int] | None = None
        self._earlier: tuple[KeptContest, ...] = ()
        self._shown = ""

    # what is chosen

    @property
    def manner(self) -> Manner:
        """At different times or in the same instant."""
        return self._manner

    @property
    def request(self) -> XantisContestRequest:
        """The contest as it would be rolled now."""
        if self._request is None:
            settled = None if self._first is None else self._first[1].settled
            self._request = contests.prepare(self._contest(), settled)
        return self._request

    @property
    def first_result(self) -> XantisResult | None:
        """The first side's test where it was made alone and the second's is awaited."""
        return None if self._first is None or self._in_flight is not None else self._first[1].settled

    @property
    def is_rolling(self) -> bool:
        """Whether dice are running."""
        return self._in_flight is not None

    @property
    def earlier(self) -> tuple[KeptContest, ...]:
        """The last ten contests, newest first."""
        return self._earlier

    @property
    def shown(self) -> KeptContest | None:
        """The contest the card shows."""
        return next((kept for kept in self._earlier if kept.result.id == self._shown), None)

    def choice(self, letter: Letter) -> SideChoice:
        """What is chosen for a side."""
        return self._choices[letter]

    def person(self, letter: Letter) -> XantisPerson | None:
        """Who stands on a side, as they are now; None for a bare number or nobody."""
        seat = self._room.xantis_seats().get(self._choices[letter].who)
        return None if seat is None else seat.person

    def set_stage(self, stage: XantisStage | None) -> None:
        """Where results are played; without one they rest at once."""
        self.finish()
        self._stage = stage

    def set_manner(self, manner: Manner) -> None:
        """At different times or in the same instant; a first test made alone is given up."""
        if manner != self._manner:
            self._manner = manner
            self.start_anew()

    def set_who(self, letter: Letter, key: str) -> None:
        """Put somebody on a side; what is tested stays if the new one can test it, else it is the first there is."""
        choice = replace(self._choices[letter], who=key, number=None, name="", npc=None, spell=None)
        self._choices[letter] = choice
        person = self.person(letter)
        subjects = [] if person is None else [subject for subject, _, _ in subjects_of(person)]
        subject = choice.subject if choice.subject in subjects else subjects[0] if subjects else None
        self._choose(letter, subject=subject, declared=False, situation=XantisSituation())

    def set_number(self, letter: Letter, number: int | None, name: str = "") -> None:
        """A bare capacity instead of anybody, and whose; None: nobody."""
        self._choose(letter, who="", number=number, name=name, subject=None, spell=None)

    def set_subject(self, letter: Letter, subject: XantisSubject | None) -> None:
        """What this side tests."""
        self._choose(letter, subject=subject)

    def set_difficulty(self, letter: Letter, difficulty: int | None) -> None:
        """None or 0 … 99; a Bonus of 0 can then not be declared."""
        declared = self._choices[letter].declared and not difficulty
        self._situate(letter, declared=declared, difficulty=difficulty)

    def set_interpretation(self, letter: Letter, interpretation: int) -> None:
        """0 … 3."""
        self._situate(letter, interpretation=interpretation)

    def set_penalty(self, letter: Letter, penalty: Penalty, counts: bool) -> None:
        """Whether one of the penalties counts."""
        self._situate(letter, **{penalty: counts})

    def set_own_dice(self, letter: Letter, faces: tuple[int, ...] | None) -> None:
        """What this side's own dice show: two, then the additional ones; None: dice are thrown."""
        self._situate(letter, declared=False, own_dice=faces)

    def set_declared(self, letter: Letter, declared: bool) -> None:
        """A Bonus of 0 without rolling; nothing happens while there is a difficulty."""
        if not declared or not self._choices[letter].situation.difficulty:
            self._situate(letter, declared=declared, own_dice=None)

    def set_npc(self, letter: Letter, npc: bool | None) -> None:
        """Whether the Narrator plays this side; None: as the person is."""
        self._choose(letter, npc=npc)

    def set_spell(self, letter: Letter, spell: bool | None) -> None:
        """Whether this side acts with an instantaneous spell; None: as its action is."""
        self._choose(letter, spell=spell)

    def swap(self) -> None:
        """Exchange the sides; a first test made alone is given up."""
        self._choices = {"first": self._choices["second"], "second": self._choices["first"]}
        self.start_anew()

    def start_anew(self) -> None:
        """Give up a first test made alone: its line stays, undecided; the second side tests without it."""
        self.finish()
        self._first = None
        self.refresh()

    def refresh(self) -> None:
        """Sheets, the table or its rules changed, or the next roll is hidden now: everything is worked out anew."""
        self._request = None
        self.changed.emit()

    # from the click to the verdict

    def can_roll(self, which: Literal["both", "first", "second"] = "both") -> bool:
        """Whether there is something to roll: ``second`` alone only after the first tested."""
        request = self.request
        if which == "first":
            return self._manner == "staggered" and self._first is None and request.first is not None
        return request.is_ready and (which == "both" or self._first is not None)

    def roll_first(self) -> None:
        """The first side tests alone, at its time; its Bonus stands in the second's Vdr afterwards."""
        self.finish()
        if not self.can_roll("first"):
            return
        id_ = str(uuid.uuid4())
        try:
            after = contests.settle_first(self.request, self._room.source())
        except RulesError as error:
            self.refused.emit(error)
            return
        if (result := after.settled) is None:
            return
        time = self._room.now()
        self._first = (id_, after, time)
        self._request = None
        line = contests.first_entry(after, id_, time)
        self._decide(result, (line,), time)

    def roll(self) -> None:
        """Both sides test, or the second where the first did already; dice under way come to rest first."""
        self.finish()
        if not self.can_roll():
            return
        id_ = str(uuid.uuid4()) if self._first is None else self._first[0]
        try:
            result = contests.settle_contest(self.request, self._room.source(), contest_id=id_)
        except RulesError as error:
            self.refused.emit(error)
            return
        time = self._room.now()
        entries = contests.entries_of(result, time)
        if self._first is not None:
            # The line of the first test is there since then, and learns only now how it ended.
            then = self._first[2]
            entries = tuple(replace(each, time=then) if each.id == result.first.id else each for each in entries)
        self._first = self._request = None
        for letter in LETTERS:
            choice = self._choices[letter]
            self._choices[letter] = replace(choice, situation=replace(choice.situation, own_dice=None))
        self._decide(result, entries, time)

    def finish(self) -> None:
        """Show a running result now."""
        if self._in_flight is not None:
            if self._stage is not None:
                self._stage.finish()
            self.rest()

    def rest(self) -> None:
        """Called by the stage when the dice rest: the lines are shown, the verdict told."""
        if self._in_flight is not None:
            result, entries, time = self._in_flight
            self._in_flight = None
            self._room.told(entries, {}, {})
            self._tell(result, time)

    def show(self, contest_id: str) -> None:
        """Show one of the contests kept in the card again."""
        self._shown = contest_id
        self.earlier_changed.emit()

    def reveal(self, contest_id: str) -> bool:
        """Show a hidden contest to everybody; False where it is not hidden or not known."""
        kept = next((each for each in self._earlier if each.result.id == contest_id and each.hidden), None)
        if kept is None:
            return False
        now = KeptContest(contests.revealed(kept.result), kept.time)
        self._earlier = tuple(now if each is kept else each for each in self._earlier)
        entries = tuple(replace(entry, revealed=True) for entry in contests.entries_of(now.result, now.time))
        self._room.unveiled(entries, {}, {})
        self._shown = contest_id
        self.revealed.emit(now)
        self.earlier_changed.emit()
        return True

    def _decide(
        self, result: XantisContestResult | XantisResult, entries: "tuple[JournalEntry, ...]", time: int
    ) -> None:
        if any(entry.hidden for entry in entries):
            self._room.hid(entries)
            self._tell(result, time)
            return
        self._room.decided(entries)
        self._in_flight = (result, entries, time)
        self.rolling.emit(result)
        if self._stage is None or not self._stage.play(result):
            self.rest()

    def _tell(self, result: XantisContestResult | XantisResult, time: int) -> None:
        if isinstance(result, XantisResult):
            self.first_settled.emit(result)
        else:
            kept = KeptContest(result, time)
            self._earlier = (kept, *self._earlier)[: contests.KEPT]
            self._shown = result.id
            self.settled.emit(kept)
            self.earlier_changed.emit()
        self.changed.emit()

    def _contest(self) -> XantisContest:
        hidden = self._room.is_hidden() if self._first is None else self._first[1].contest.hidden
        return XantisContest(
            self._side("first"), self._side("second"), self._manner, hidden, self._room.xantis_options()
        )

    def _side(self, letter: Letter) -> XantisSide | None:
        if letter == "first" and self._first is not None:
            return self._first[1].contest.first
        choice, person = self._choices[letter], self.person(letter)
        subject = choice.subject
        if choice.number is not None:
            subject = XantisSubject(kind="number", capacity=choice.number)
        if subject is None or (person is None and choice.number is None):
            return None
        return XantisSide(person, subject, choice.situation, choice.name, choice.declared, choice.npc, choice.spell)

    def _situate(self, letter: Letter, declared: bool | None = None, **fields: Any) -> None:
        choice = self._choices[letter]
        situation = replace(choice.situation, **fields)
        self._choose(letter, situation=situation, declared=choice.declared if declared is None else declared)

    def _choose(self, letter: Letter, **fields: Any) -> None:
        """Another choice; where the first side tested alone and is chosen anew, that test is given up."""
        before = self._choices[letter]
        self._choices[letter] = replace(before, **fields)
        if letter == "first" and self._first is not None:
            self.start_anew()
        else:
            self.refresh()
