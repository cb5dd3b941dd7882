"""Exact odds of opposed checks and of one against many, without simulation (by counting, in closed form).

The hundred results of a die fall into at most four ranks of successive numbers; a pair of dice is counted rank by
rank. The counts are the same as those of all 10 000 pairs judged one by one.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from math import prod

from brp_desktop.rules.brp.levels import thresholds
from brp_desktop.rules.brp.opposition import Contestant, Side, check_defender, rank_of
from brp_desktop.rules.brp.options import SRD, BrpOptions

_Bounds = tuple[int, int, int]
"""Highest roll of the ranks 3, 2 and 1 (critical, special, success); above the last one a roll has rank 0."""


@dataclass(frozen=True, slots=True)
class OpposedOdds:
    """How many of the 10 000 pairs of dice end in each way; the five counts add up to 10 000."""

    a: int
    b: int
    draw: int
    cancelled: int
    both_failed: int

    @property
    def nobody(self) -> int:
        """Pairs after which nobody prevails: cancelled ones and those where both fail."""
        return self.cancelled + self.both_failed


class _TieRule:
    """The record's tie rule, seen from the many."""

    def __init__(self, options: BrpOptions, many_defend: bool) -> None:
        self.options = options
        self.many_defend = many_defend

    def decides(self, rank: int) -> bool:
        """Whether two equal ranks are decided at all, rather than failing or cancelling each other."""
        return rank == 1 or (rank > 1 and not self.options.special_tie_cancels)

    def wins_tie(self, other: Contestant, one: Contestant, die: int) -> bool:
        """Whether the other, showing this die, wins at equal rank."""
        rule = self.options.opposed_tie
        if rule == "score":
            return other.score > one.score
        if rule == "roll":
            return die > (one.roll or 0)
        return rule == "defender" and self.many_defend


@dataclass(frozen=True, slots=True)
class GroupOdds:
    """The odds of one against many.

    ``wins`` says for each of the many with how many of its 100 results it beats the roll shown, None before that
    roll. ``at_least_one_succeeds`` is the chance that at least one of the many succeeds at all.
    """

    wins: tuple[int, ...] | None
    at_least_one_wins: Fraction
    at_least_one_succeeds: Fraction


def opposed_odds(
    score_a: int,
    chance_a: int,
    score_b: int,
    chance_b: int,
    options: BrpOptions = SRD,
    *,
    base_a: int | None = None,
    base_b: int | None = None,
    defender: Side | None = None,
) -> OpposedOdds:
    """The odds of two rolls against each other, of 10 000; a defender that is no side: ``unknown_name``.

    >>> odds = opposed_odds(65, 65, 78, 78)
    >>> odds.a, odds.b, odds.draw, odds.cancelled, odds.both_failed
    (2236, 6786, 0, 208, 770)
    """
    check_defender(defender)
    bounds_a = _bounds(chance_a, options, base_a)
    bounds_b = _bounds(chance_b, options, base_b)
    crit_a, spec_a, succ_a = bounds_a
    crit_b, spec_b, succ_b = bounds_b
    a3, a2, a1 = crit_a, spec_a - crit_a, succ_a - spec_a
    b3, b2, b1 = crit_b, spec_b - crit_b, succ_b - spec_b
    wins_a = a3 * (100 - crit_b) + a2 * (100 - spec_b) + a1 * (100 - succ_b)
    wins_b = b3 * (100 - crit_a) + b2 * (100 - spec_a) + b1 * (100 - succ_a)
    both_failed = (100 - succ_a) * (100 - succ_b)
    high_ties, low_ties = a3 * b3 + a2 * b2, a1 * b1
    cancelled = 0
    if options.special_tie_cancels:
        cancelled, high_ties = high_ties, 0
    ties = high_ties + low_ties
    draw = 0
    rule = options.opposed_tie
    if rule == "score":
        if score_a > score_b:
            wins_a += ties
        elif score_b > score_a:
            wins_b += ties
        else:
            draw = ties
    elif rule == "cancel":
        cancelled += ties
    elif rule == "defender":
        if defender == "a":
            wins_a += ties
        elif defender == "b":
            wins_b += ties
        else:
            draw = ties
    else:
        more_a = _higher(spec_a, succ_a, spec_b, succ_b)
        more_b = _higher(spec_b, succ_b, spec_a, succ_a)
        if not options.special_tie_cancels:
            more_a += _higher(0, crit_a, 0, crit_b) + _higher(crit_a, spec_a, crit_b, spec_b)
            more_b += _higher(0, crit_b, 0, crit_a) + _higher(crit_b, spec_b, crit_a, spec_a)
        wins_a += more_a
        wins_b += more_b
        draw = ties - more_a - more_b
    return OpposedOdds(wins_a, wins_b, draw, cancelled, both_failed)


def group_odds(
    one: Contestant, many: Iterable[Contestant], options: BrpOptions = SRD, *, defender: Side | None = None
) -> GroupOdds:
    """The odds that one of the many beats the one, after its roll or, while it is unrolled, before.

    The one is side a; ``defender`` "b" names the many. Only the tie rule ``defender`` looks at it.

    One of the many without roll and level is still to be rolled; with either it counts as it stands. Three guards at
    25 against a success shown at 60 win with a special only:

    >>> odds = group_odds(Contestant(60, 60, 40), [Contestant(25, 25)] * 3)
    >>> odds.wins, odds.at_least_one_wins
    ((5, 5, 5), Fraction(1141, 8000))
    """
    check_defender(defender)
    rule = _TieRule(options, defender == "b")
    others = [(other, _bounds(other.chance, options, other.base)) for other in many]
    nobody_succeeds = 1
    for other, bounds in others:
        nobody_succeeds *= 100 - _succeeding(other, bounds, options)
    everything = 100 ** len(others)
    succeeds = 1 - Fraction(nobody_succeeds, everything)
    if one.roll is not None or one.level is not None:
        rank = rank_of(one.raw_level(options))
        wins = tuple(_beating(other, bounds, rank, one, rule) for other, bounds in others)
        return GroupOdds(wins, 1 - Fraction(_none_wins(wins), everything), succeeds)
    safe = 0
    kinds = Counter(others).items()  # a troop of a thousand equals is looked at once

    def none_wins(rank: int, rolled: Contestant) -> int:
        return prod((100 - _beating(other, bounds, rank, rolled, rule)) ** count for (other, bounds), count in kinds)

    for rank, first, last in _ranges(_bounds(one.chance, options, one.base)):
        if options.opposed_tie == "roll" and rank:
            safe += sum(none_wins(rank, Contestant(one.score, one.chance, roll)) for roll in range(first, last + 1))
        else:
            safe += (last + 1 - first) * none_wins(rank, one)
    return GroupOdds(None, 1 - Fraction(safe, 100 * everything), succeeds)


def _bounds(chance: int, options: BrpOptions, base: int | None) -> _Bounds:
    limits = thresholds(chance, options, base=base)
    special = max(limits.special, limits.critical)
    return limits.critical, special, limits.success


def _ranges(bounds: _Bounds) -> tuple[tuple[int, int, int], ...]:
    """Rank, first and last roll of each rank (an empty rank ends before it begins)."""
    critical, special, success = bounds
    return (3, 1, critical), (2, critical + 1, special), (1, special + 1, success), (0, success + 1, 100)


def _pairs(x: int, y: int) -> int:
    """How many pairs (i of 1 … x, j of 1 … y) have i above j."""
    return x * (x - 1) // 2 if x <= y else x * y - y * (y + 1) // 2


def _higher(a_below: int, a_last: int, b_below: int, b_last: int) -> int:
    """How many pairs of the ranges (a_below, a_last] and (b_below, b_last] have a's roll above b's."""
    return _pairs(a_last, b_last) - _pairs(a_below, b_last) - _pairs(a_last, b_below) + _pairs(a_below, b_below)


def _none_wins(wins: Iterable[int]) -> int:
    product = 1
    for count in wins:
        product *= 100 - count
    return product


def _succeeding(other: Contestant, bounds: _Bounds, options: BrpOptions) -> int:
    """With how many of its 100 results the other succeeds; 0 or 100 where its level is settled."""
    if other.roll is None and other.level is None:
        return bounds[2]
    return 100 if other.raw_level(options).is_success else 0


def _beating(other: Contestant, bounds: _Bounds, rank: int, one: Contestant, rule: _TieRule) -> int:
    """With how many of its 100 results the other beats the one, whose roll has this rank."""
    if other.roll is not None or other.level is not None:
        own = rank_of(other.raw_level(rule.options))
        if own == rank and rule.decides(rank):
            return 100 if rule.wins_tie(other, one, other.roll or 0) else 0
        return 100 if own > rank else 0
    higher = (bounds[2], bounds[1], bounds[0], 0)[rank]
    if not rule.decides(rank):
        return higher
    _, first, last = _ranges(bounds)[3 - rank]
    if rule.options.opposed_tie == "roll":
        return higher + max(0, last - max(first - 1, one.roll or 0))
    return higher + (last + 1 - first if rule.wins_tie(other, one, 0) else 0)
