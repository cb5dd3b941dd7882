"""Answers to a blow, alone and together: who takes part and pays, what comes of it, who is struck and by how much."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from brp_desktop.play.danni import DanniRoll
from brp_desktop.play.standing import in_the_way
from brp_desktop.rules import Explanation, RulesError
from brp_desktop.rules.xantis import (
    DEFAULTS,
    ActionPrice,
    DefenceOutcome,
    LinkKind,
    Links,
    MixedOutcome,
    SynchronisedCounter,
    SynchronisedParry,
    XantisOptions,
    action_price,
    defence,
    links,
    missing_link,
    mixed,
    synchronised_counter,
    synchronised_parry,
)
from brp_desktop.sheet.edits_base import check_number
from brp_desktop.sheet.round import INITIATIVE_RESULT, Participant, ParticipantId, Round
from brp_desktop.sheet.round_acts import Spend
from brp_desktop.sheet.round_edits import find_participant
from brp_desktop.sheet.table_edits import SeveralAtTable

Answer: TypeAlias = Literal["defence", "interposition", "parry", "counter", "mixed"]
"""How a blow is answered: the target defends alone; one helper steps in front; target and helpers parry together;
they counter-attack together (or the target alone); the target counter-attacks while one helper defends.
"""

Outcome: TypeAlias = DefenceOutcome | SynchronisedParry | SynchronisedCounter | MixedOutcome

KINDS: Final[Mapping[Answer, tuple[str, str]]] = {
    "defence": ("self_defence", "interposition"),
    "interposition": ("self_defence", "interposition"),
    "parry": ("self_defence", "join_parry"),
    "counter": ("counter", "join_counter"),
    "mixed": ("counter", "join_parry"),
}
"""The kinds of action of the target and of a helper (xantis.md 7.2)."""

COUNTERS: Final = ("counter", "join_counter")
"""The kinds of action whose blow takes the Danni of everybody who does them (xantis.md 10.4)."""


@dataclass(frozen=True, slots=True)
class Part:
    """One who takes part. ``base`` is the Pa of the own action, None: not said yet.

    ``margin`` is that of the own test, with nothing subtracted; None: not tested. ``allowed``: the Narrator lets it
    happen without the link. ``danni``: whether the own Danni are added to a counter-attack (xantis.md A48).
    """

    who: ParticipantId
    base: int | None = None
    margin: int | None = None
    allowed: bool = False
    danni: bool = True


@dataclass(frozen=True, slots=True)
class Together:
    """What is asked for: the attack's margin and who answers it how. The ``parts`` are those of target and helpers."""

    answer: Answer
    attack: int
    attacker: ParticipantId
    target: ParticipantId
    parts: tuple[Part, ...] = ()
    options: XantisOptions = DEFAULTS


@dataclass(frozen=True, slots=True)
class Missing:
    """A link that is not there: its kind, between whom, and who stands in the way."""

    kind: LinkKind
    one: Participant
    other: Participant
    between: tuple[Participant, ...]


@dataclass(frozen=True, slots=True)
class PartLine:
    """One who takes part, worked out: the price term by term, and what stands in the way.

    ``missing``: the link that is not there; with ``part.allowed`` that is said and no obstacle. ``problem`` is why the
    one cannot take part: ``not_enough_pa``, ``missing_cost``, ``missing_link``, ``untested`` Iniziativa.
    """

    part: Part
    participant: Participant
    is_target: bool
    kind: str
    price: ActionPrice | None
    missing: Missing | None
    problem: RulesError | None

    @property
    def is_by_leave(self) -> bool:
        """Whether only the Narrator's leave makes it possible."""
        return self.missing is not None and self.part.allowed

    @property
    def lacking(self) -> Participant:
        """To whom the link is missing; oneself where none is."""
        ends = () if self.missing is None else (self.missing.one, self.missing.other)
        return next((one for one in ends if one.id != self.participant.id), self.participant)


@dataclass(frozen=True, slots=True)
class TogetherRequest:
    """An answer as it stands. ``problem`` is why nothing can come of it as a whole: ``attack_failed``, ``own_target``
    (who attacks himself), ``no_participants``, ``target_missing`` where the target must be among them, ``one_helper``
    where exactly one helper must, ``no_helpers`` where none may.
    """

    together: Together
    attacker: Participant
    target: Participant
    lines: tuple[PartLine, ...]
    problem: RulesError | None

    @property
    def cost(self) -> int:
        """What all pay, as far as it is known."""
        return sum(line.price.cost for line in self.lines if line.price is not None)

    @property
    def may_be_paid(self) -> bool:
        """Whether everybody may take part and pay."""
        return self.problem is None and all(line.problem is None for line in self.lines)

    @property
    def is_ready(self) -> bool:
        """Whether everybody has tested, so that something comes of it."""
        return self.problem is None and all(line.part.margin is not None for line in self.lines)

    @property
    def edit(self) -> SeveralAtTable:
        """The edit by which everybody pays, as one step; refused as a whole where somebody cannot."""
        spent = [
            Spend(line.participant.id, line.price.cost, line.kind) for line in self.lines if line.price is not None
        ]
        return SeveralAtTable(tuple(spent), "together")


@dataclass(frozen=True, slots=True)
class Strike:
    """A blow that lands: on a participant or on the attacker's weapon (``whom`` None), by a difference and the Danni
    of some. ``may``: only if the parriers want it. It is a suggestion: nothing is taken off anybody (xantis.md 10.6).

    ``counters``: who counter-attacked, where this blow is theirs; the Danni of each may be left out (xantis.md A48).
    """

    whom: Participant | None
    difference: int
    danni_of: tuple[Participant, ...]
    may: bool = False
    counters: tuple[Participant, ...] = ()

    @property
    def left_out(self) -> tuple[Participant, ...]:
        """Whose Danni would belong to it and are not added."""
        return tuple(one for one in self.counters if one not in self.danni_of)

    def suggested(self, rolled: Mapping[ParticipantId, DanniRoll]) -> int | None:
        """The difference and all Danni; None while some are not rolled."""
        if any(one.id not in rolled for one in self.danni_of):
            return None
        return self.difference + sum(rolled[one.id].total for one in self.danni_of)


@dataclass(frozen=True, slots=True)
class TogetherResult:
    """What came of an answer: the rules' outcome and the blows that land, in the order attacker, target, helper."""

    request: TogetherRequest
    outcome: Outcome
    strikes: tuple[Strike, ...]

    @property
    def total(self) -> int | None:
        """The Bonuses together; None where they are not added."""
        return self.outcome.total if isinstance(self.outcome, SynchronisedParry | SynchronisedCounter) else None

    @property
    def explanation(self) -> Explanation:
        """The comparison as steps."""
        return self.outcome.explanation


def prepare(round_: Round, together: Together) -> TogetherRequest:
    """The answer as it stands; nothing fails, what is in the way is named (customer's second source, the examples of
    the synchronised parry and counter-attack).

    EditError ``unknown_id`` only for an attacker, target or part who is not in the Giro.
    """
    attacker, target = find_participant(round_, together.attacker), find_participant(round_, together.target)
    found = links(((one.id, one.group) for one in round_.participants if one.result is not None), together.options)
    lines = tuple(_line(round_, together, part, attacker, found) for part in together.parts)
    return TogetherRequest(together, attacker, target, lines, _whole(together))


def settle(request: TogetherRequest) -> TogetherResult:
    """What comes of the margins.

    RulesError: the problem of the whole, or ``missing_value`` where somebody has not tested.
    """
    if request.problem is not None:
        raise request.problem
    margins: dict[ParticipantId, int] = {}
    for line in request.lines:
        if line.part.margin is None:
            raise RulesError("missing_value", name=line.participant.shown_name)
        margins[line.part.who] = check_number("margin", line.part.margin, INITIATIVE_RESULT)
    together = request.together
    options, attack, first = together.options, together.attack, next(iter(margins.values()))
    helping = next((margin for who, margin in margins.items() if who != together.target), 0)
    outcome: Outcome
    match together.answer:
        case "defence":
            outcome = defence(attack, first, "target", options)
        case "interposition":
            outcome = defence(attack, first, "helper", options)
        case "parry":
            outcome = synchronised_parry(attack, margins.values(), options)
        case "counter":
            outcome = synchronised_counter(attack, margins.values(), options)
        case "mixed":
            outcome = mixed(attack, margins[together.target], helping, options)
    return TogetherResult(request, outcome, _strikes(request, outcome))


def _line(round_: Round, together: Together, part: Part, attacker: Participant, found: Links) -> PartLine:
    one = find_participant(round_, part.who)
    is_target = part.who == together.target
    kind = KINDS[together.answer][not is_target]
    if one.result is None or attacker.result is None or one.id == attacker.id:
        untested = attacker if attacker.result is None else one
        impossible = RulesError("untested" if one.id != attacker.id else "own_target", name=untested.shown_name)
        return PartLine(part, one, is_target, kind, None, None, impossible)
    price = action_price(
        kind, one.result, attacker.result, part.base or 0, pa_left=one.pa_left, options=together.options
    )
    lack = None
    if together.target in found.order:
        lack = missing_link(kind, found, one.id, together.attacker, together.target)
    missing = None if lack is None else _missing(round_, lack, together.options)
    problem = _problem(part, one, price, missing)
    return PartLine(part, one, is_target, kind, price, missing, problem)


def _problem(part: Part, one: Participant, price: ActionPrice, missing: Missing | None) -> RulesError | None:
    if missing is not None and not part.allowed:
        return RulesError("missing_link", name=missing.one.shown_name, other=missing.other.shown_name)
    if part.base is None:
        return RulesError("missing_cost", name=one.shown_name)
    if not price.payable:
        return RulesError("not_enough_pa", cost=price.cost, left=one.pa_left)
    return None


def _missing(round_: Round, lack: tuple[LinkKind, str, str], options: XantisOptions) -> Missing:
    kind, first, second = lack
    one, other = (find_participant(round_, ParticipantId(id_)) for id_ in (first, second))
    return Missing(kind, one, other, in_the_way(round_, one.id, other.id, options))


def _whole(together: Together) -> RulesError | None:
    """What is wrong with an answer as a whole."""
    helpers = [part for part in together.parts if part.who != together.target]
    has_target = len(helpers) < len(together.parts)
    if together.attacker == together.target:
        return RulesError("own_target")
    if together.attack < 0:
        return RulesError("attack_failed", attack=together.attack)
    if not together.parts:
        return RulesError("no_participants")
    if together.answer != "interposition" and not has_target:
        return RulesError("target_missing")
    alone = (together.answer == "defence" and helpers) or (together.answer == "interposition" and has_target)
    if alone or (together.answer in ("interposition", "mixed") and len(helpers) != 1):
        return RulesError("one_helper" if together.answer != "defence" else "no_helpers")
    return None


def _strikes(request: TogetherRequest, outcome: Outcome) -> tuple[Strike, ...]:
    """The blows that land, and whose Danni belong to them."""
    attacker, target = request.attacker, request.target
    blow = (attacker,)
    counters = [line for line in request.lines if line.kind in COUNTERS]
    every = tuple(line.participant for line in counters)
    ticked = tuple(line.participant for line in counters if line.part.danni)
    helper = next((line.participant for line in request.lines if not line.is_target), None)
    found = []
    if isinstance(outcome, SynchronisedParry) and outcome.holds:
        return (Strike(None, outcome.difference, (target,), may=True),)
    for role in outcome.hit:
        if role == "attacker":
            difference = outcome.counter - outcome.attack if isinstance(outcome, MixedOutcome) else outcome.difference
            found.append(Strike(attacker, difference or 0, ticked, counters=every))
        else:
            struck = target if role == "target" else helper
            if struck is not None:
                found.append(Strike(struck, outcome.difference or 0, blow))
    return tuple(found)
