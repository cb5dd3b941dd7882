"""The answer to a blow under way: who takes part and pays, everybody's test, what comes of it, Danni on demand."""

import uuid
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace as changed
from PySide6.QtCore import QObject, Signal

from brp_desktop.controllers.xantis_room import XantisRoom, keep_at_once
from brp_desktop.play import synchronised
from brp_desktop.play.danni import DanniRoll, roll_danni
from brp_desktop.play.synchronised import Answer, Part, PartLine, Strike, Together, TogetherRequest, TogetherResult
from brp_desktop.play.xantis_contests import XantisSide, request_for
from brp_desktop.play.xantis_entries import danni_entry, leave_entry
from brp_desktop.play.xantis_rolls import XantisResult, declare_zero, later_difficulty, settle
from brp_desktop.play.xantis_subjects import XantisSituation, XantisSubject
from brp_desktop.rules import RulesError
from brp_desktop.sheet.round import Expense, Participant, ParticipantId, Round

if TYPE_CHECKING:
    from brp_desktop.controllers.round import RoundController
    from brp_desktop.play.entries import JournalEntry


class SynchronisedController(QObject):
    """One blow and its answer, by people of the Giro. It is not saved; tests are journaled, Pa are the Giro's."""

    changed = Signal()
    """Anything of it may be another: read ``request`` and ``result`` anew."""
    refused = Signal(object)
    """RulesError: why nothing happened."""
    tested = Signal(object, object)
    """ParticipantId and XantisResult; of a hidden one only the game master's panel may tell."""

    def __init__(self, room: XantisRoom, giro: "RoundController", parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._room = room
        self._giro = giro
        self._id = str(uuid.uuid4())
        self._answer: Answer = "parry"
        self._attacker: ParticipantId | None = None
        self._target: ParticipantId | None = None
        self._attack: int | None = None
        self._parts: tuple[Part, ...] = ()
        self._results: dict[ParticipantId, XantisResult] = {}
        self._danni: dict[ParticipantId, DanniRoll] = {}
        self._action_test: tuple[ParticipantId, str, XantisResult] | None = None
        self._paid: tuple[Round, tuple[Expense, ...]] | None = None
        self._leaves: dict[ParticipantId, tuple[ParticipantId, str]] = {}
        """To whom the link is missing of those the Narrator lets take part, and the line that tells so."""
        giro.changed.connect(self._on_giro)

    # what is there

    @property
    def answer(self) -> Answer:
        """How the blow is answered."""
        return self._answer

    @property
    def attacker(self) -> Participant | None:
        """Who strikes."""
        return self._giro.round.find(self._attacker)

    @property
    def target(self) -> Participant | None:
        """Who was struck at in the first place."""
        return self._giro.round.find(self._target)

    @property
    def attack(self) -> int | None:
        """The margin of the attack; None: not known yet."""
        return self._attack

    @property
    def parts(self) -> tuple[Part, ...]:
        """Who takes part, with what is chosen for each."""
        return self._parts

    @property
    def request(self) -> TogetherRequest | None:
        """Prices, links and what is in the way; None until attacker, target and the attack's margin are known."""
        if self._attacker is None or self._target is None or self._attack is None:
            return None
        together = Together(self._answer, self._attack, self._attacker, self._target, self._parts, self._giro.options)
        round_ = self._paid[0] if self._paid is not None and self.is_paid else self._giro.round
        return synchronised.prepare(round_, together)

    @property
    def result(self) -> TogetherResult | None:
        """What comes of it, once everybody has tested."""
        request = self.request
        return synchronised.settle(request) if request is not None and request.is_ready else None

    @property
    def is_paid(self) -> bool:
        """Whether everybody has paid, and that was not undone."""
        return self._paid is not None and all(each in self._giro.round.expenses for each in self._paid[1])

    @property
    def candidates(self) -> tuple[Participant, ...]:
        """Who may be asked to take part: everybody but the attacker and who does already, the target first, then those
        synchronised with the target in the order of turns, then the others.
        """
        taken = {self._attacker, *(part.who for part in self._parts)}
        links, target = self._giro.standing.links, self._target
        comrades = links.linked(target, "sync") if target is not None and target in links.order else ()
        rest = [one for one in self._giro.round.participants if one.id not in taken]
        return tuple(sorted(rest, key=lambda one: (one.id != self._target, one.id not in comrades)))

    def danni(self, id_: ParticipantId) -> DanniRoll | None:
        """Somebody's Danni as they fell."""
        return self._danni.get(id_)

    def has_declared(self, id_: ParticipantId) -> bool:
        """Whether somebody's last test here is a declared Bonus of 0 that still stands."""
        result = self._results.get(id_)
        return result is not None and result.declared and result.outcome.success

    @property
    def action_result(self) -> XantisResult | None:
        """The test of the action under way in the Giro, as long as its margin stands; None where that was typed."""
        round_ = self._giro.round
        if self._action_test is None or round_.action is None:
            return None
        who, label, result = self._action_test
        found = (round_.acting, round_.action.label, round_.action.margin)
        return result if found == (who, label, result.outcome.margin) else None

    def suggested(self, strike: Strike) -> int | None:
        """The difference and the Danni that belong to a blow; None while some are not rolled."""
        return strike.suggested(self._danni)

    # what is chosen

    def take_action(self) -> bool:
        """Begin with the action under way in the Giro: who acts, at whom, with which margin; False without one."""
        round_ = self._giro.round
        action = round_.action
        if action is None or round_.acting is None:
            return False
        self._begin(round_.acting, action.target, action.margin)
        return True

    def start_anew(self) -> None:
        """Another blow by the same attacker at the same target."""
        self._begin(self._attacker, self._target, None)

    def set_answer(self, answer: Answer) -> None:
        """How the blow is answered."""
        self._answer = answer
        self._tell_leaves()
        self.changed.emit()

    def set_attacker(self, id_: ParticipantId | None) -> None:
        """Who strikes; no longer among those who answer."""
        self._attacker = id_
        self._parts = tuple(part for part in self._parts if part.who != id_)
        self._tell_leaves()
        self.changed.emit()

    def set_target(self, id_: ParticipantId | None) -> None:
        """Who is struck at."""
        self._target = id_
        self._tell_leaves()
        self.changed.emit()

    def set_attack(self, margin: int | None) -> None:
        """The attack's margin, typed in."""
        if self._attacker is not None:
            self._results.pop(self._attacker, None)
        self._attack = margin
        self.changed.emit()

    def join(self, id_: ParticipantId, base: int | None = None) -> None:
        """Somebody takes part; ``base`` are the Pa of the own action."""
        if id_ != self._attacker:
            self._change(id_, base=base)

    def leave(self, id_: ParticipantId) -> None:
        """Somebody takes part no more."""
        self._results.pop(id_, None)
        self._parts = tuple(part for part in self._parts if part.who != id_)
        self._tell_leaves()
        self.changed.emit()

    def set_base(self, id_: ParticipantId, base: int | None) -> None:
        """The Pa of somebody's own action; None: not said."""
        self._change(id_, base=base)

    def set_margin(self, id_: ParticipantId, margin: int | None) -> None:
        """The margin of somebody's test, typed in."""
        self._results.pop(id_, None)
        self._change(id_, margin=margin)

    def allow(self, id_: ParticipantId, allowed: bool) -> None:
        """Whether the Narrator lets somebody take part without the link; the journal says so (xantis.md 15.2)."""
        self._change(id_, allowed=allowed)
        self._tell_leaves()

    def set_danni_counts(self, id_: ParticipantId, counts: bool) -> None:
        """Whether somebody's Danni are added to the counter-attack."""
        self._change(id_, danni=counts)

    # acts

    def test(
        self,
        id_: ParticipantId,
        subject: XantisSubject,
        situation: XantisSituation | None = None,
        *,
        declared: bool = False,
    ) -> XantisResult | None:
        """Somebody tests with nothing subtracted: the attacker, or one who takes part. None where it is refused.

        Of somebody typed in the subject is a bare number. The line goes into the journal; the attack's margin also
        into the Giro, where it is the action under way.
        """
        one = self._giro.round.find(id_)
        if one is None:
            return None
        person = self._giro.people.get(id_)
        side = XantisSide(person, subject, situation or XantisSituation(), one.shown_name, npc=one.npc)
        try:
            request = request_for(side, self._giro.options, hidden=self._room.is_hidden())
            result = declare_zero(request) if declared else settle(request, self._room.source())
        except RulesError as error:
            self.refused.emit(error)
            return None
        self._keep(id_, result)
        return result

    def set_later_difficulty(self, id_: ParticipantId, difficulty: int) -> None:
        """The Narrator sets a difficulty after somebody declared a Bonus of 0: it becomes a failure (xantis.md A8).

        The line of the journal is struck through and another stands instead. Nothing happens after a test that was
        rolled.
        """
        last = self._results.get(id_)
        if last is not None and self.has_declared(id_) and difficulty > 0:
            self._keep(id_, later_difficulty(last, difficulty))
            self._room.log.mark_undone(last.id, True)

    def _keep(self, id_: ParticipantId, result: XantisResult) -> None:
        """Into the journal, and its margin to where it belongs."""
        across = self.target if id_ == self._attacker else self.attacker
        role = "attacker" if id_ == self._attacker else "target" if id_ == self._target else "helper"
        line = changed(
            self._giro.line(id_, result),
            contest=self._id,
            side=role,
            opponent="" if across is None else across.shown_name,
        )
        keep_at_once(self._room, (line,))
        margin = result.outcome.margin
        if id_ == self._attacker:
            self._attack = margin
            action = self._giro.round.action
            if action is not None and self._giro.round.acting == id_ and action.stage != "RESOLVED":
                self._giro.set_margin(margin)
                self._action_test = id_, action.label, result
        else:
            self._change(id_, margin=margin)
        self._results[id_] = result
        self.tested.emit(id_, result)
        self.changed.emit()

    def pay(self) -> bool:
        """Everybody pays, as one step of the Giro; refused as a whole where somebody may not or cannot."""
        request = self.request
        if request is None or self.is_paid:
            return False
        problems = [request.problem, *(line.problem for line in request.lines)]
        if (problem := next((each for each in problems if each is not None), None)) is not None:
            self.refused.emit(problem)
            return False
        before = self._giro.round
        if not self._giro.perform(request.edit):
            return False
        self._paid = before, self._giro.round.expenses[len(before.expenses) :]
        self.changed.emit()
        return True

    def roll_danni(
        self,
        id_: ParticipantId,
        text: str,
        bonus: int = 0,
        *,
        weapon: str = "",
        own_faces: Sequence[int] | None = None,
    ) -> DanniRoll | None:
        """Roll somebody's Danni: dice as they were typed (``2D6``, ``4D6/2``) and a fixed bonus, of a ``weapon`` where
        one is named. The line goes into the journal. None where refused.
        """
        one = self._giro.round.find(id_)
        if one is None:
            return None
        try:
            rolled = roll_danni(text, bonus, self._room.source(), own_faces=own_faces)
        except RulesError as error:
            self.refused.emit(error)
            return None
        person = self._giro.people.get(id_)
        line = danni_entry(
            rolled,
            weapon,
            "" if person is None else person.document,
            one.shown_name,
            self._room.now(),
            hidden=self._room.is_hidden(),
        )
        keep_at_once(self._room, (changed(line, contest=self._id),))
        self._danni[id_] = rolled
        self.changed.emit()
        return rolled

    def _begin(self, attacker: ParticipantId | None, target: ParticipantId | None, attack: int | None) -> None:
        self._id = str(uuid.uuid4())
        self._results, self._danni, self._paid, self._leaves = {}, {}, None, {}
        self._attacker, self._target, self._attack, self._parts = attacker, target, attack, ()
        self.changed.emit()

    def _tell_leaves(self) -> None:
        """A line for each who takes part by the Narrator's leave; taken back, it is struck through."""
        request = self.request
        if request is None:
            return
        wanted = {line.part.who: line for line in request.lines if line.is_by_leave}
        for who, (other, entry) in list(self._leaves.items()):
            line = wanted.get(who)
            if line is None or line.lacking.id != other:
                del self._leaves[who]
                self._room.log.mark_undone(entry, True)
        for who, line in wanted.items():
            if who not in self._leaves:
                told = self._leave_line(line)
                self._leaves[who] = line.lacking.id, told.id
                keep_at_once(self._room, (told,))

    def _leave_line(self, line: PartLine) -> "JournalEntry":
        person, one = self._giro.people.get(line.part.who), line.participant
        return leave_entry(
            "" if person is None else person.document,
            one.shown_name,
            line.lacking.shown_name,
            self._room.now(),
            hidden=self._room.is_hidden(),
        )

    def _change(self, id_: ParticipantId, **fields: Any) -> None:
        known = next((part for part in self._parts if part.who == id_), None)
        part = replace(known or Part(id_), **fields)
        parts = self._parts if known is not None else (*self._parts, part)
        self._parts = tuple(part if each.who == id_ else each for each in parts)
        self.changed.emit()

    def _on_giro(self) -> None:
        """Whoever left the Giro is nowhere here; a test that was taken back is not the action's any more."""
        action = self._giro.round.action
        if action is None or action.margin is None:
            self._action_test = None
        there = {one.id for one in self._giro.round.participants}
        self._attacker = self._attacker if self._attacker in there else None
        self._target = self._target if self._target in there else None
        self._parts = tuple(part for part in self._parts if part.who in there)
        self.changed.emit()
