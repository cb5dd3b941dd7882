"""The roll under way: what is chosen, what it would be, and the one way from a click to a revealed result."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from brp_desktop.controllers.roll_play import RollPlay, now_ms
from brp_desktop.rules.brp.difficulty import Difficulty
from brp_desktop.rules.errors import RulesError

if TYPE_CHECKING:
    from brp_desktop.controllers.brp_document import BrpDocument
    from brp_desktop.controllers.document import DocumentStep
    from brp_desktop.controllers.roll_log import RollLog
    from brp_desktop.play.aids import AidChoice
    from brp_desktop.play.rolling import RollRequest, RollResult, Situation, Subject
    from brp_desktop.play.subjects import Act, Aid
    from brp_desktop.rules.dice import RandomSource

LARGEST_MODIFIER = 9999
"""Situational modifiers are any number of up to four digits (SRD and UGE; ``spot rules``)."""


_OF_GROWTH = frozenset({"SetTick", "SetPowTick", "RecordImprovement", "TakeBackImprovement", "Several"})
"""Names of the edits that the journal follows."""


class RollsController(RollPlay):
    """Percentile rolls: ``request_changed`` tells that ``request``, ``problem`` and ``chances`` may be others.

    The tick, if the rules grant one, is one undo step of the document; undoing it strikes the journal entry through.
    """

    tick_changed = Signal(str, bool)
    """Roll id, and whether its tick is undone now."""
    pinned_changed = Signal(bool)
    """Whether the difficulty stays for the next check."""

    def __init__(
        self,
        log: "RollLog",
        source: "RandomSource | None" = None,
        parent: QObject | None = None,
        *,
        clock: Callable[[], int] = now_ms,
    ) -> None:
        super().__init__(log, source, parent, clock=clock)
        self._document: BrpDocument | None = None
        self._subject: Subject | None = None
        self._difficulty = Difficulty.NORMAL
        self._modifier = 0
        self._at_stake = True
        self._act: Act | None = None
        self._aids: tuple[AidChoice, ...] = ()
        self._paying = 0
        self._pinned = False
        self._request: RollRequest | None = None
        self._problem: RulesError | None = None
        self._chances: Mapping[Difficulty, int | None] | None = None
        self._last: RollResult | None = None
        self._recent: list[Subject] = []
        self._entries: dict[tuple[BrpDocument, int], tuple[str, bool]] = {}
        self._granting: tuple[str, bool] | None = None
        self._tally: dict[int, int] = {}

    # what is chosen

    @property
    def document(self) -> "BrpDocument | None":
        """The document rolled for."""
        return self._document

    @property
    def subject(self) -> "Subject | None":
        """What is chosen."""
        return self._subject

    @property
    def situation(self) -> "Situation":
        """Difficulty, modifier, stake and what is chosen besides of the next roll."""
        return self._situation(self._difficulty)

    @property
    def difficulty(self) -> Difficulty:
        """Difficulty of the next roll."""
        return self._difficulty

    @property
    def modifier(self) -> int:
        """Flat modifier of the next roll in percent."""
        return self._modifier

    @property
    def at_stake(self) -> bool:
        """Whether something is at stake; off: no tick."""
        return self._at_stake

    @property
    def act(self) -> "Act | None":
        """Distance, aiming, which defence of the round, cost: what the next roll has besides; None for nothing."""
        return self._act

    @property
    def aids(self) -> "tuple[AidChoice, ...]":
        """What is chosen besides difficulty and modifier, in the order in which it was chosen."""
        return self._aids

    @property
    def reroll_cost(self) -> int:
        """What throwing the last roll again would cost in power points; 0 where the rules or the sheet forbid it."""
        from brp_desktop.sheet.ids import ResourceId

        document, last = self._document, self._last
        if document is None or last is None or document.read_only or last.request.subject != self._subject:
            return 0
        cost, points = (
            document.character.options.reroll_cost,
            document.derived.resources.get(ResourceId("power_points")),
        )
        left = None if points is None else points.current
        return 0 if left is None or left < cost or last.level.is_success or last.roll is None else cost

    @property
    def pinned(self) -> bool:
        """Whether the difficulty stays when another check is chosen."""
        return self._pinned

    @property
    def request(self) -> "RollRequest | None":
        """The roll as it would be now, or None where there is nothing to roll (see ``problem``)."""
        self._prepare()
        return self._request

    @property
    def problem(self) -> RulesError | None:
        """Why what is chosen cannot be rolled; None where it can or nothing is chosen."""
        self._prepare()
        return self._problem

    @property
    def chances(self) -> Mapping[Difficulty, int | None]:
        """The chance each difficulty would give, modifier included; None where there is none to work out."""
        self._prepare()
        if self._chances is None:
            self._chances = {each: self._chance_at(each) for each in Difficulty}
        return self._chances

    @property
    def last(self) -> "RollResult | None":
        """The result revealed last for this document; None before the first."""
        return self._last

    @property
    def recent_subjects(self) -> "tuple[Subject, ...]":
        """The last five checks of this document, newest first, each once."""
        return tuple(self._recent)

    @property
    def tally(self) -> Mapping[int, int]:
        """How often each number 1 … 100 came up since the start, own dice left out."""
        return self._tally

    def set_document(self, document: "BrpDocument | None") -> None:
        """Roll for another document; what was chosen there comes back, dice under way are revealed first."""
        self._set_document(document)

    def watch(self, document: "BrpDocument") -> None:
        """Follow the undo and redo of a document, so that its journal entries keep pace. Once per open document."""
        document.performed.connect(self._on_performed)
        document.undone.connect(self._on_undone)
        document.redone.connect(self._on_redone)
        document.settle_requested.connect(self.finish)
        document.closing.connect(self._on_closing)

    def choose(self, subject: "Subject | None") -> None:
        """Take another check: Normal difficulty unless pinned, no modifier."""
        if subject == self._subject:
            return
        self.finish()
        self._subject = subject
        self._modifier = 0
        self._act = None
        self._aids = ()
        if not self._pinned:
            self._difficulty = Difficulty.NORMAL
        self._changed()

    def set_difficulty(self, difficulty: Difficulty) -> None:
        """Change the difficulty of the next roll."""
        if difficulty is not self._difficulty:
            self.finish()
            self._difficulty = difficulty
            self._changed()

    def set_modifier(self, modifier: int) -> None:
        """Change the flat modifier, at most four digits."""
        modifier = max(-LARGEST_MODIFIER, min(LARGEST_MODIFIER, modifier))
        if modifier != self._modifier:
            self.finish()
            self._modifier = modifier
            self._changed()

    def toggle_aid(self, choice: "AidChoice") -> None:
        """Choose something for the next roll besides difficulty and modifier, or take that choice back."""
        from brp_desktop.play.aids import toggled

        self.finish()
        self._aids = toggled(self._aids, choice)
        self._changed()

    def reset_modifier(self) -> None:
        """No modifier, and nothing chosen besides."""
        if self._modifier or self._aids:
            self.finish()
            self._modifier, self._aids = 0, ()
            self._changed()

    def set_at_stake(self, at_stake: bool) -> None:
        """Say whether something is at stake."""
        if at_stake != self._at_stake:
            self.finish()
            self._at_stake = at_stake
            self._changed()

    def set_act(self, act: "Act | None") -> None:
        """Say at what distance, after how much aiming, as which defence of the round; another check forgets it."""
        if act != self._act:
            self.finish()
            self._act = act
            self._changed()

    def set_pinned(self, pinned: bool) -> None:
        """Keep the difficulty for the next checks, or not."""
        if pinned != self._pinned:
            self._pinned = pinned
            self.pinned_changed.emit(pinned)

    # from the click to the result

    def roll(self) -> None:
        """Roll what is chosen; nothing happens where it cannot be rolled."""
        self._roll(None)

    def reroll(self) -> None:
        """Throw the last roll again for power points: it never ticks. Nothing happens where that is not allowed.

        It is the same attempt: no further defence of the round, no other shot, no power used twice.
        """
        self.finish()
        last, self._paying = self._last, self.reroll_cost
        if last is None or not self._paying:
            return
        act, self._act, self._stale = self._act, last.request.situation.act, True
        try:
            self._roll(None)
        finally:
            self._act, self._paying, self._stale = act, 0, True

    def roll_subject(self, subject: "Subject", act: "Act | None" = None) -> None:
        """Choose and roll in one: the click on a skill, or on a weapon with its distance or which defence it is."""
        self.finish()
        self.choose(subject)
        self.set_act(act)
        self.roll()

    def roll_own(self, value: int) -> None:
        """Settle the roll with what real dice show, 1 … 100. RulesError ``roll_out_of_range`` otherwise."""
        if not 1 <= value <= 100:
            raise RulesError("roll_out_of_range", roll=value)
        self._roll(value)

    def undo_tick(self, roll_id: str) -> None:
        """Take the tick of a roll away again: by undo if it is the last step, else as a step of its own."""
        document = self._document
        if document is None:
            return
        document.settle()
        step = document.undo_step
        known = step is not None and self._entries.get((document, step.serial)) == (roll_id, True)
        if (
            step is not None
            and known
            and (type(step.edit).__name__ == "SetTick" or getattr(step.edit, "name", "") == "two_skills")
        ):
            document.undo()
            return
        if self._last is not None and self._last.id == roll_id:
            from brp_desktop.play.ticks import undo_edit

            self._granting = (roll_id, False)
            try:
                document.perform(undo_edit(self._last))
            finally:
                self._granting = None

    def _roll(self, own_roll: int | None) -> None:
        self.finish()
        document, request = self._document, self.request
        if document is None or request is None:
            return
        from dataclasses import replace

        from brp_desktop.play.entries import entry_of
        from brp_desktop.play.rolling import settle

        request = replace(request, situation=replace(request.situation, own_roll=own_roll))
        result = settle(request, self.source())
        if result.tick and document.read_only:
            result = replace(result, tick=False, tick_reason="read_only")
        if result.second_tick and document.read_only:
            result = replace(result, second_tick=False, second_reason="read_only")
        if result.roll is not None and not result.own_dice:
            self._tally[result.roll] = self._tally.get(result.roll, 0) + 1
        entry = entry_of(result, document.document_id, document.character.name, self._clock())
        self._play(result, entry, request.subject)

    def _rest(self, document: "BrpDocument", result: "RollResult") -> None:
        """Grants the tick, and takes what the roll costs: the shot, the power points."""
        from brp_desktop.play.ticks import roll_edit

        edit = None if document.read_only else roll_edit(result, document.character)
        if edit is None:
            return
        self._granting = (result.id, True) if result.tick or result.second_tick else None
        try:
            document.perform(edit)
        finally:
            self._granting = None

    def _choices(self) -> "tuple[Subject | None, Difficulty, int]":
        return self._subject, self._difficulty, self._modifier

    def _take(self, choices: "tuple[Subject | None, Difficulty, int] | None") -> None:
        self._subject, self._difficulty, self._modifier = choices or (None, Difficulty.NORMAL, 0)
        self._act = None
        self._aids = ()

    # the document's steps and the journal

    def _on_performed(self, step: "DocumentStep") -> None:
        document = self._sending_document()
        if document is None:
            return
        if self._granting is not None:
            self._entries[document, step.serial] = self._granting
            roll_id, granted = self._granting
            if not granted:
                self._mark(roll_id, undone=True)
            return
        if type(step.edit).__name__ not in _OF_GROWTH:
            return
        from brp_desktop.controllers.growth_journal import lines_of, marks_of

        for entry in lines_of(step.edit, document, self._clock()):
            self._log.append(entry)
            self._log.show(entry)
        for entry_id, struck in marks_of(step.edit, undone=False):
            self._mark(entry_id, undone=struck)

    def _on_closing(self) -> None:
        document = self._sending_document()
        if document is not None:
            self._forget(document)
            for key in [key for key in self._entries if key[0] is document]:
                del self._entries[key]

    def _on_undone(self, step: "DocumentStep") -> None:
        self._follow(step, undone=True)

    def _on_redone(self, step: "DocumentStep") -> None:
        self._follow(step, undone=False)

    def _follow(self, step: "DocumentStep", *, undone: bool) -> None:
        document = self._sending_document()
        if document is None:
            return
        known = self._entries.get((document, step.serial))
        if known is not None:
            entry_id, granted = known
            self._mark(entry_id, undone=undone if granted else not undone)
        elif type(step.edit).__name__ in _OF_GROWTH:
            from brp_desktop.controllers.growth_journal import marks_of

            for entry_id, struck in marks_of(step.edit, undone=undone):
                self._mark(entry_id, undone=struck)

    def _sending_document(self) -> "BrpDocument | None":
        from brp_desktop.controllers.brp_document import BrpDocument

        document = self.sender()
        return document if isinstance(document, BrpDocument) else None

    def _mark(self, entry_id: str, *, undone: bool) -> None:
        self._log.mark_undone(entry_id, undone)
        self.tick_changed.emit(entry_id, undone)

    # what would be rolled

    def _prepare(self) -> None:
        if not self._stale:
            return
        self._stale = False
        self._request, self._problem, self._chances = None, None, None
        if self._document is None or self._subject is None:
            return
        from brp_desktop.play.rolling import prepare

        try:
            self._request = prepare(self._document.character, self._document.derived, self._subject, self.situation)
        except RulesError as error:
            self._problem = error

    def _chance_at(self, difficulty: Difficulty) -> int | None:
        if self._document is None or self._subject is None or self._problem is not None:
            return None
        from brp_desktop.play.rolling import prepare

        situation = self._situation(difficulty)
        try:
            return prepare(self._document.character, self._document.derived, self._subject, situation).chance
        except RulesError:
            return None

    def _situation(self, difficulty: Difficulty) -> "Situation":
        from brp_desktop.play.subjects import Situation

        return Situation(difficulty, self._modifier, self._at_stake, act=self._act, aid=self._aid())

    def _aid(self) -> "Aid | None":
        document = self._document
        if document is None or not (self._aids or self._paying):
            return None
        from brp_desktop.play.aids import aid_of

        return aid_of(self._aids, document.character, document.derived, rerolled=self._paying)
