"""Xantis tests under way: what is chosen, what it would be, who pays for it, and the result at rest."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import Signal

from brp_desktop.controllers.roll_play import RollPlay
from brp_desktop.play.xantis_subjects import Use, XantisSituation, XantisSubject
from brp_desktop.rules.errors import RulesError

if TYPE_CHECKING:
    from brp_desktop.controllers.xantis_document import XantisDocument
    from brp_desktop.play.xantis_rolls import XantisRequest, XantisResult
    from brp_desktop.sheet.xantis import ScoreNode, XantisAction, XantisWeapon
    from brp_desktop.sheet.xantis_edits import XantisEdit
    from brp_desktop.sheet.xantis_value_edits import PenaltyId

CARATTERISTICA = "caratteristica"
"""The tier that may be another for one test."""

_COST_FIELDS = {"action": "pa", "attack": "attack_pa", "parry": "parry_pa"}
"""Where the sheet keeps what each use costs."""

LARGEST_DIFFICULTY = 99
LARGEST_COST = 99
LARGEST_BONUS = 9999
"""The largest numbers that can be chosen (xantis.md 15)."""


class _Choices(Struct, frozen=True):
    """What is chosen for one document."""

    subject: XantisSubject | None = None
    situation: XantisSituation = XantisSituation()


class XantisRolls(RollPlay):
    """Xantis tests: ``request_changed`` tells that ``request``, ``problem`` and the choices may be others.

    A test may belong to an action or weapon. Its Pa are spent at the click, as one undo step of the document; undoing
    it gives the Pa back and leaves the journal alone. What cannot be paid is refused, and nothing is rolled or spent.
    A test of Iniziativa writes its result on the sheet when the dice rest. A read-only sheet is rolled for and stays
    as it is.

    A hidden test is kept for the game master alone, whose log reveals it: it is neither played nor told here.
    """

    cost_wanted = Signal(object)
    """Use whose cost nobody knows: ask for it, then ``set_cost`` and roll again."""
    refused = Signal(object)
    """RulesError: why nothing was rolled (``not_enough_pa``, ``no_score``, ``unknown_name`` …)."""
    hid = Signal(object)
    """XantisResult that only the game master may know."""

    _document: "XantisDocument | None"
    _last: "XantisResult | None"
    _recent: list[XantisSubject]
    _choice = _Choices()
    _request: "XantisRequest | None" = None
    _problem: RulesError | None = None

    # what is chosen

    @property
    def document(self) -> "XantisDocument | None":
        """The document rolled for."""
        return self._document

    @property
    def subject(self) -> XantisSubject | None:
        """What is chosen."""
        return self._choice.subject

    @property
    def situation(self) -> XantisSituation:
        """The circumstances of the next test."""
        return self._choice.situation

    @property
    def request(self) -> "XantisRequest | None":
        """The test as it would be now, or None where there is nothing to roll (see ``problem``)."""
        self._prepare()
        return self._request

    @property
    def problem(self) -> RulesError | None:
        """Why what is chosen cannot be tested; None where it can or nothing is chosen."""
        self._prepare()
        return self._problem

    @property
    def payment(self) -> RulesError | None:
        """``not_enough_pa`` (cost, left) where the chosen action costs more than is left; None where it can be paid."""
        request, document = self.request, self._document
        if request is None or document is None or document.read_only or not request.pa_cost:
            return None
        from brp_desktop.rules.xantis import spend

        try:
            spend(document.derived.pa_left, request.pa_cost)
        except RulesError as error:
            return error
        return None

    @property
    def kept_cost(self) -> int | None:
        """What the sheet says that the chosen action costs; None where it says nothing or no action is chosen."""
        subject = self._choice.subject
        row = self._row_of(subject.use) if subject is not None and subject.use is not None else None
        if subject is None or subject.use is None or row is None:
            return None
        kept: int | None = getattr(row, _COST_FIELDS[subject.use.kind])
        return kept

    @property
    def caratteristiche(self) -> "tuple[ScoreNode, ...]":
        """Those that the node chosen may be tested with for once; empty where it is one itself or no node is chosen.

        Its own is among them, where it has one: ``own_caratteristica``.
        """
        request, document = self.request, self._document
        if request is None or document is None or not request.node:
            return ()
        found = tuple(node for node in document.character.nodes if node.tier == CARATTERISTICA)
        return () if any(node.id == request.node for node in found) else found

    @property
    def own_caratteristica(self) -> "ScoreNode | None":
        """The one that the node chosen stands under; None where it stands under none."""
        request, document = self.request, self._document
        if request is None or document is None or not request.node:
            return None
        root = document.derived.capacity_of(request.node).path[0]
        nodes = document.character.nodes
        return next((node for node in nodes if node.id == root and node.tier == CARATTERISTICA), None)

    @property
    def last(self) -> "XantisResult | None":
        """The result revealed last for this document; None before the first."""
        return self._last

    @property
    def recent_subjects(self) -> tuple[XantisSubject, ...]:
        """The last five subjects of this document, newest first, each once."""
        return tuple(self._recent)

    def set_document(self, document: "XantisDocument | None") -> None:
        """Roll for another document; what was chosen there comes back, dice under way are revealed first."""
        self._set_document(document)

    def watch(self, document: "XantisDocument") -> None:
        """Follow a document until it closes. Once per open document."""
        document.settle_requested.connect(self.finish)
        document.closing.connect(self._on_closing)

    def choose(self, subject: XantisSubject | None) -> None:
        """Take another subject: no difficulty, no interpretation, all penalties, its own Caratteristica and cost."""
        if subject != self._choice.subject:
            self.finish()
            self._choice = _Choices(subject, XantisSituation(hidden=self.situation.hidden))
            self._changed()

    def choose_use(self, use: Use) -> None:
        """Take an action, or a weapon's attack or parry, with the node it tests.

        One that tests none takes the node that is chosen now.
        """
        node = self._tested_by(use)
        if not node:
            chosen = self._choice.subject
            node = self.request.node if self.request is not None else chosen.id if chosen is not None else ""
        self.choose(XantisSubject(id=node, use=use))

    def set_caratteristica(self, node: str | None) -> None:
        """Test with another Caratteristica this once; None: with its own."""
        subject = self._choice.subject
        if subject is not None and subject.caratteristica != node:
            self.finish()
            self._choice = replace(self._choice, subject=replace(subject, caratteristica=node))
            self._changed()

    def set_difficulty(self, difficulty: int | None) -> None:
        """None or 0 … 99."""
        self._set(difficulty=None if difficulty is None else max(0, min(LARGEST_DIFFICULTY, difficulty)))

    def set_interpretation(self, interpretation: int) -> None:
        """0 … 3."""
        self._set(interpretation=max(0, min(3, interpretation)))

    def set_penalty(self, penalty: "PenaltyId", counts: bool) -> None:
        """Whether one of the sheet's penalties counts for the next tests."""
        self._set(**{penalty: counts})

    def set_opponent_bonus(self, bonus: int) -> None:
        """What the first side of a confrontation passes on, 0 or more."""
        self._set(opponent_bonus=max(0, min(LARGEST_BONUS, bonus)))

    def set_cost(self, pa: int | None, *, store: bool = False) -> None:
        """What the chosen action costs this time; None: what the sheet says. ``store`` writes it on the sheet too, as
        an undo step of its own.
        """
        subject, document = self._choice.subject, self._document
        if pa is not None:
            pa = max(0, min(LARGEST_COST, pa))
        if store and subject is not None and subject.use is not None and document is not None:
            stored = document.perform(_cost_edit(subject.use, pa))
            pa = None if stored else pa
        self._set(pa=pa)

    def set_hidden(self, hidden: bool) -> None:
        """Hide the next tests from the players, or not. What was hidden before stays hidden."""
        self._set(hidden=hidden)

    # from the click to the result

    def roll(self) -> None:
        """Roll what is chosen; where that cannot be done, ``refused`` or ``cost_wanted`` says why."""
        self._decide(None)

    def roll_subject(self, subject: XantisSubject) -> None:
        """Choose and roll in one: the click on the sheet."""
        self.finish()
        self.choose(subject)
        self.roll()

    def roll_own(self, faces: Sequence[int]) -> None:
        """Settle the test with what real dice show: two, then the additional ones of a critical.

        RulesError ``invalid_dice`` ``missing_extra`` ``invalid_extra`` ``too_many_dice``: nothing is rolled or spent
        (``play.xantis_rolls.dice_wanted`` says how many more are needed).
        """
        self._decide(tuple(faces))

    def declare_zero(self) -> None:
        """A Bonus of 0 without rolling; nothing happens while there is a difficulty."""
        request = self.request
        if request is not None and request.may_declare_zero:
            self._decide(None, declared=True)

    def spend(self) -> None:
        """Pay for the chosen action without any test: where nobody is in the way it is just told."""
        self.finish()
        request = self._payable()
        if request is not None:
            self._pay(request)

    def set_later_difficulty(self, difficulty: int) -> None:
        """The Narrator sets a difficulty after a Bonus of 0 was declared: the last result becomes a failure.

        The line of the journal is struck through and another stands instead. Nothing happens after a test that was
        rolled.
        """
        self.finish()
        document, last = self._document, self._last
        if document is None or last is None or not last.declared or difficulty <= 0:
            return
        from brp_desktop.play.xantis_rolls import later_difficulty

        self._keep(later_difficulty(last, min(LARGEST_DIFFICULTY, difficulty)))
        self._log.mark_undone(last.id, True)

    def _decide(self, own_dice: tuple[int, ...] | None, *, declared: bool = False) -> None:
        """Decide a test, pay for it, keep it and play it: in this order, so that nothing is paid for nothing."""
        self.finish()
        request = self._payable()
        if request is None:
            return
        from brp_desktop.play.xantis_rolls import declare_zero, settle, with_situation

        document = self._document
        situation = replace(request.situation, own_dice=own_dice)
        if document is not None and document.read_only:
            situation = replace(situation, pa=0)
        request = with_situation(request, situation)
        result = declare_zero(request) if declared else settle(request, self.source())
        self._pay(request)
        self._keep(result)

    def _payable(self) -> "XantisRequest | None":
        """The test as it would be now, if it can be rolled and paid for; else the reason is told."""
        request = self.request
        wrong = self.problem or self.payment
        if wrong is not None:
            self.refused.emit(wrong)
            return None
        if request is not None and request.pa_cost is None:
            self.cost_wanted.emit(request.subject.use)
            return None
        return request

    def _pay(self, request: "XantisRequest") -> None:
        if self._document is not None and request.pa_cost:
            from brp_desktop.sheet.xantis_edits import SpendPa

            self._document.perform(SpendPa(request.pa_cost))

    def _keep(self, result: "XantisResult") -> None:
        """Into the journal, and onto the stage; a hidden result goes to the game master instead."""
        from brp_desktop.play.xantis_entries import xantis_entry

        document = self._document
        if document is None:
            return
        entry = xantis_entry(result, document.document_id, document.character.name, self._clock())
        if entry.hidden:
            self._log.keep(entry)
            self.hid.emit(result)
        else:
            self._play(result, entry, result.request.subject)

    def _rest(self, document: "XantisDocument", result: "XantisResult") -> None:
        """The result of Iniziativa is written on the sheet, as an undo step of its own."""
        if result.request.subject.kind != "initiative" or document.read_only:
            return
        from brp_desktop.sheet.xantis_edits import SetInitiative
        from brp_desktop.sheet.xantis_limits import INITIATIVE as RANGE

        document.history.break_merge()
        document.perform(SetInitiative(max(RANGE[0], min(RANGE[1], result.outcome.margin))))
        document.history.break_merge()

    # what would be rolled

    def _choices(self) -> _Choices:
        return self._choice

    def _take(self, choices: _Choices | None) -> None:
        self._choice = choices or _Choices()

    def _set(self, **fields: object) -> None:
        situation = replace(self._choice.situation, **fields)
        if situation != self._choice.situation:
            self.finish()
            self._choice = replace(self._choice, situation=situation)
            self._changed()

    def _prepare(self) -> None:
        if not self._stale:
            return
        self._stale = False
        self._request, self._problem = None, None
        document, subject = self._document, self._choice.subject
        if document is None or subject is None:
            return
        from brp_desktop.play.xantis_rolls import prepare

        try:
            self._request = prepare(document.character, document.derived, subject, self._choice.situation)
        except RulesError as error:
            self._problem = error

    def _tested_by(self, use: Use) -> str:
        """The node that the sheet gives for an action or weapon; empty where it gives none."""
        row = self._row_of(use)
        return "" if row is None else row.node or ""

    def _row_of(self, use: Use) -> "XantisAction | XantisWeapon | None":
        """The action or weapon on the sheet; None where it is not there."""
        if self._document is None:
            return None
        character = self._document.character
        rows: tuple[XantisAction | XantisWeapon, ...] = character.actions if use.kind == "action" else character.weapons
        return next((row for row in rows if row.id == use.id), None)

    def _on_closing(self) -> None:
        document = self.sender()
        if document is not None:
            self._forget(document)


def _cost_edit(use: Use, pa: int | None) -> "XantisEdit":
    """The edit that writes an action's cost on the sheet."""
    from brp_desktop.sheet.xantis import ActionId, WeaponId
    from brp_desktop.sheet.xantis_edits import SetXantisAction, SetXantisWeapon

    if use.kind == "action":
        return SetXantisAction(ActionId(use.id), "pa", pa)
    return SetXantisWeapon(WeaponId(use.id), "attack_pa" if use.kind == "attack" else "parry_pa", pa)
