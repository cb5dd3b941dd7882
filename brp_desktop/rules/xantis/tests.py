"""One test: capacity against difficulty with two dice, its criticals, and the Bonus of 0 declared without a roll.

Source: customer's second source, «Le azioni» and «Successo critico e insuccesso critico»; the exploding die is in
``dice``.
"""

# ruff: noqa: PT028 - a test of the game, not of the program

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from brp_desktop.rules.errors import RulesError
from brp_desktop.rules.explain import Explanation, Step
from brp_desktop.rules.xantis.dice import checked_dice, checked_extra, critical_of
from brp_desktop.rules.xantis.numbers import integer, not_negative
from brp_desktop.rules.xantis.options import DEFAULTS, XantisOptions
from brp_desktop.rules.xantis.outcome import Critical, Narrator, Part, XantisOutcome

WORST_FAILURE = 12
"""What the two dice of a critical failure count before the additional ones."""

BEST_INTERPRETATION = 3
"""The most the Narrator adds for good role-play."""


@dataclass(frozen=True, slots=True)
class _Terms:
    """What makes the Vdr, checked and as applied."""

    capacity: int
    difficulty: int | None
    pme: int
    pr: int
    pd: int
    interpretation: int
    opponent_bonus: int

    @property
    def own_vdr(self) -> int:
        """The Vdr before the opponent's Bonus."""
        return self.capacity + self.interpretation - (self.difficulty or 0) - self.pme - self.pr - self.pd

    @property
    def vdr(self) -> int:
        """The Vdr with everything."""
        return self.own_vdr - self.opponent_bonus


@dataclass(frozen=True, slots=True)
class _Settled:
    """What came of the dice, or of the declaration."""

    margin: int
    steps: Explanation
    dice: tuple[int, int] | None = None
    critical: Critical = "none"
    extra: tuple[int, ...] = ()
    counted: int | None = None


def test(
    capacity: int,
    dice: Sequence[int] | None = None,
    extra: Sequence[int] = (),
    difficulty: int | None = None,
    pme: int = 0,
    pr: int = 0,
    pd: int = 0,
    interpretation: int = 0,
    opponent_bonus: int = 0,
    options: XantisOptions = DEFAULTS,
    *,
    npc: bool = False,
    actor: str = "",
    label: str = "",
    parts: Iterable[Part] = (),
    pa_cost: int = 0,
) -> XantisOutcome:
    """Settles a test with the two dice given; ``dice`` None declares a Bonus of 0 (see ``declare_zero``).

    Vdr = capacity + interpretation − difficulty − Pme − Pr − Pd − opponent's Bonus; margin = Vdr − dice. A margin of
    0 is a success with Bonus 0. On 1 and 1 the additional dice are added to the capacity (never below 0), on 6 and 6
    they and 12 come off the own Vdr (never above −1); only then the opponent's Bonus comes off, so that a critical can
    lose to it. ``npc``: a Png's test, always told by the Narrator.

    Errors: ``not_an_integer`` ``out_of_range`` (beyond ±9999) ``invalid_interpretation`` (0 … 3)
    ``invalid_difficulty`` ``invalid_penalty`` ``invalid_bonus`` ``invalid_cost`` (negative) ``invalid_dice``
    ``invalid_extra`` ``missing_extra`` ``too_many_dice``.

    >>> log = test(6, (2, 3), difficulty=2)
    >>> log.vdr, log.margin, log.success, log.malus, log.narrator
    (4, -1, False, 1, 'narrator')
    >>> test(6, (1, 1), (6, 6, 3), difficulty=2).bonus, test(6, (6, 6), (2,), difficulty=2).malus
    (21, 10)
    """
    terms = _checked_terms(capacity, difficulty, pme, pr, pd, interpretation, opponent_bonus, options)
    if dice is None:
        checked_extra(extra, "none")
        settled = _declared(terms)
    else:
        settled = _rolled(terms, dice, extra, options)
    success = settled.margin >= 0
    narrator: Narrator = "player" if success and not npc else "narrator"
    named_parts = tuple((tier, name, integer(value, "parts")) for tier, name, value in parts)
    return XantisOutcome(
        actor=actor,
        label=label,
        parts=named_parts,
        capacity=terms.capacity,
        difficulty=terms.difficulty,
        pme=terms.pme,
        pr=terms.pr,
        pd=terms.pd,
        interpretation=terms.interpretation,
        opponent_bonus=terms.opponent_bonus,
        vdr=terms.vdr,
        dice=settled.dice,
        dice_sum=None if settled.dice is None else sum(settled.dice),
        critical=settled.critical,
        extra=settled.extra,
        counted=settled.counted,
        margin=settled.margin,
        success=success,
        bonus=settled.margin if success else None,
        malus=None if success else -settled.margin,
        narrator=narrator,
        pa_cost=not_negative(pa_cost, "pa_cost", "invalid_cost"),
        explanation=(*_vdr_steps(terms, named_parts), *settled.steps),
    )


def declare_zero(
    difficulty: int | None = None,
    opponent_bonus: int = 0,
    *,
    capacity: int = 0,
    pme: int = 0,
    pr: int = 0,
    pd: int = 0,
    interpretation: int = 0,
    options: XantisOptions = DEFAULTS,
    npc: bool = False,
    actor: str = "",
    label: str = "",
    parts: Iterable[Part] = (),
    pa_cost: int = 0,
) -> XantisOutcome:
    """A Bonus of 0 declared instead of rolling (customer's second source, «Le azioni»).

    No dice, no critical, no penalties, no smallest capacity. It succeeds where there is no difficulty; one that turns
    out later makes it fail by that much, and an opponent's Bonus beats it. Capacity, penalties and interpretation only
    fill the Vdr shown.

    >>> declare_zero().bonus, declare_zero(difficulty=2).malus, declare_zero(opponent_bonus=5).malus
    (0, 2, 5)
    """
    return test(
        capacity,
        None,
        (),
        difficulty,
        pme,
        pr,
        pd,
        interpretation,
        opponent_bonus,
        options,
        npc=npc,
        actor=actor,
        label=label,
        parts=parts,
        pa_cost=pa_cost,
    )


def may_declare_zero(difficulty: int | None) -> bool:
    """Whether a Player may choose a Bonus of 0 without rolling: only while there is no difficulty, or one of 0.

    >>> may_declare_zero(None), may_declare_zero(0), may_declare_zero(1)
    (True, True, False)
    """
    return not difficulty


def _checked_terms(
    capacity: int,
    difficulty: int | None,
    pme: int,
    pr: int,
    pd: int,
    interpretation: int,
    opponent_bonus: int,
    options: XantisOptions,
) -> _Terms:
    base = integer(capacity, "capacity")
    if difficulty is not None:
        not_negative(difficulty, "difficulty", "invalid_difficulty")
    own = (
        not_negative(pme, "pme", "invalid_penalty"),
        not_negative(pr, "pr", "invalid_penalty"),
        not_negative(pd, "pd", "invalid_penalty"),
    )
    applied = own if difficulty or options.penalties_without_difficulty else (0, 0, 0)
    if not 0 <= integer(interpretation, "interpretation") <= BEST_INTERPRETATION:
        raise RulesError("invalid_interpretation", value=interpretation)
    not_negative(opponent_bonus, "opponent_bonus", "invalid_bonus")
    return _Terms(
        capacity=base,
        difficulty=difficulty,
        pme=applied[0],
        pr=applied[1],
        pd=applied[2],
        interpretation=interpretation,
        opponent_bonus=opponent_bonus,
    )


def _declared(terms: _Terms) -> _Settled:
    difficulty = terms.difficulty or 0
    margin = -difficulty - terms.opponent_bonus
    in_the_way = tuple(-number for number in (difficulty, terms.opponent_bonus) if number)
    return _Settled(margin, (Step("declared", (0, *in_the_way), margin), Step("margin", (), margin)))


def _rolled(terms: _Terms, dice: Sequence[int], extra: Sequence[int], options: XantisOptions) -> _Settled:
    pair = checked_dice(dice)
    critical = critical_of(pair)
    more = checked_extra(extra, critical)
    if critical == "none":
        counted = sum(pair)
        margin = terms.vdr - counted
        plain = (Step("dice", (-pair[0], -pair[1]), margin), Step("margin", (), margin))
        return _Settled(margin, plain, pair, critical, more, counted)
    if critical == "success":
        counted = 0
        operands = (terms.capacity if options.critical_base == "capacity" else terms.own_vdr, *more)
        raw = sum(operands)
        cut = Step("never_below_0", (0,), max(raw, 0))
    else:
        counted = WORST_FAILURE + sum(more)
        operands = (terms.own_vdr, -WORST_FAILURE, *(-face for face in more))
        raw = sum(operands)
        cut = Step("never_above_minus_1", (-1,), min(raw, -1))
    steps = [Step("extra", operands, raw)]
    if options.critical_decides and cut.result != raw:
        steps.append(cut)
    margin = steps[-1].result - terms.opponent_bonus
    against = (-terms.opponent_bonus,) if terms.opponent_bonus else ()
    return _Settled(margin, (*steps, Step("margin", against, margin)), pair, critical, more, counted)


def _vdr_steps(terms: _Terms, parts: tuple[Part, ...]) -> Explanation:
    """The capacity, part by part if the parts are known, and every other term that is not 0, up to the Vdr."""
    values = tuple(value for _, _, value in parts)
    operands = values if values and sum(values) == terms.capacity else (terms.capacity,)
    steps = [Step("capacity", operands, terms.capacity)]
    for id_, number in (
        ("interpretation", terms.interpretation),
        ("difficulty", -(terms.difficulty or 0)),
        ("pme", -terms.pme),
        ("pr", -terms.pr),
        ("pd", -terms.pd),
        ("opponent_bonus", -terms.opponent_bonus),
    ):
        if number:
            steps.append(Step(id_, (number,), steps[-1].result + number))
    steps.append(Step("vdr", (), terms.vdr))
    return tuple(steps)
