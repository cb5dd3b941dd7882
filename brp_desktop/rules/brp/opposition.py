"""Opposed checks: two sides roll, the levels are compared (customer's source 3.3, UGE ch. 5).

One algorithm serves both presets: whoever alone succeeds wins with the level rolled; a higher level beats a lower one
and is lowered by it; equal levels are decided by the record's tie rule. A fumble is compared as a failure and stays
visible as a fumble. Ticks follow the raw level, never the final one.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Literal

from brp_desktop.rules.brp.d100 import check_roll
from brp_desktop.rules.brp.levels import Level, judge
from brp_desktop.rules.brp.options import SRD, BrpOptions
from brp_desktop.rules.errors import RulesError
from brp_desktop.rules.explain import Explanation, Step

Side = Literal["a", "b"]
"""One of the two sides of an opposed check."""

Kind = Literal["win", "draw", "nobody"]
"""How an opposed check ended: somebody wins, a stand-off, or nobody reaches the goal."""

_BY_RANK = (Level.FAILURE, Level.SUCCESS, Level.SPECIAL, Level.CRITICAL)


@dataclass(frozen=True, slots=True)
class Contestant:
    """One side of a comparison: its unmodified score, the chance rolled against, and the die (1 … 100) if rolled.

    ``base`` is the skill's base chance (see ``thresholds``). A ``level`` given stands instead of the die's: the
    automatic is a success, the impossible a failure, both without a roll. Neither roll nor level: unrolled, which
    counts as a raw failure in ``opposed`` and as «still to be rolled» in ``group_odds``.
    """

    score: int
    chance: int
    roll: int | None = None
    base: int | None = field(default=None, kw_only=True)
    level: Level | None = field(default=None, kw_only=True)

    @classmethod
    def number(cls, value: int, roll: int | None = None) -> "Contestant":
        """A side without a character: its score is its chance.

        >>> Contestant.number(45, 12)
        Contestant(score=45, chance=45, roll=12, base=None, level=None)
        """
        return cls(value, value, roll)

    def raw_level(self, options: BrpOptions = SRD) -> Level:
        """The level straight from the die, the level given, or failure while unrolled.

        >>> Contestant(60, 30, 6).raw_level().value, Contestant.number(60).raw_level().value
        ('special', 'failure')
        """
        if self.level is not None:
            if not isinstance(self.level, Level):
                raise RulesError("unknown_name", name=self.level)
            if self.roll is not None:
                check_roll(self.roll)
            return self.level
        if self.roll is None:
            return Level.FAILURE
        return judge(self.roll, self.chance, options, base=self.base)


@dataclass(frozen=True, slots=True)
class OpposedOutcome:
    """A settled opposed check: both sides, their raw levels and the levels after the comparison.

    ``winner`` is None in a draw and where nobody prevails. ``reason`` is one id: ``both_failed`` ``only_one``
    ``higher_level`` ``specials_cancel`` ``tie_score`` ``tie_roll`` ``tie_cancel`` ``tie_defender``
    ``tie_no_defender`` ``tie_equal``. ``compared`` holds the two numbers that decided: scores, dice (0 = no die) or
    ranks, a's first.
    """

    a: Contestant
    b: Contestant
    winner: Side | None
    kind: Kind
    level_a: Level
    level_b: Level
    raw_a: Level
    raw_b: Level
    reason: str
    compared: tuple[int, int]

    @property
    def level(self) -> Level | None:
        """The level the winner wins with; None without a winner."""
        if self.winner is None:
            return None
        return self.level_a if self.winner == "a" else self.level_b

    @property
    def game_master_decides(self) -> bool:
        """Whether the rules leave the meaning open: a stand-off, or both failed."""
        return self.kind == "draw" or self.reason == "both_failed"

    @property
    def explanation(self) -> Explanation:
        """Three steps: the rank of each side (0 failure … 3 critical, operands die and chance) and what decided.

        The last step's id is the reason, its operands are the numbers compared, its result the winner's final rank
        (0 without a winner).
        """
        return (
            Step("rank_a", _shown(self.a), rank_of(self.raw_a)),
            Step("rank_b", _shown(self.b), rank_of(self.raw_b)),
            Step(self.reason, self.compared, 0 if self.level is None else rank_of(self.level)),
        )


def rank_of(level: Level) -> int:
    """The rank compared: critical 3, special 2, success 1, failure and fumble 0 (customer's source 3.3).

    >>> [rank_of(level) for level in Level]
    [0, 0, 1, 2, 3]
    """
    return max(0, level.order - 1)


def opposed(a: Contestant, b: Contestant, options: BrpOptions = SRD, *, defender: Side | None = None) -> OpposedOutcome:
    """Compares two sides (customer's source 3.3; UGE ch. 5 for the shift by several levels and the tie by roll).

    ``defender`` is looked at only by the tie rule ``defender``. Swapping the sides (and the defender) swaps the
    result and nothing else. A roll outside 1 … 100: ``RulesError("roll_out_of_range")``; a defender or a level that
    does not exist, whatever the rule: ``unknown_name``.

    >>> outcome = opposed(Contestant(60, 60, 40), Contestant(80, 80, 25))
    >>> outcome.winner, outcome.reason, outcome.level_a.value, outcome.level_b.value
    ('b', 'tie_score', 'failure', 'success')
    >>> opposed(Contestant(60, 60, 12), Contestant(60, 60, 11)).reason
    'specials_cancel'
    """
    check_defender(defender)
    raw_a, raw_b = a.raw_level(options), b.raw_level(options)
    rank_a, rank_b = rank_of(raw_a), rank_of(raw_b)
    ranks, lost = (rank_a, rank_b), Level.FAILURE
    if rank_a == 0 and rank_b == 0:
        return OpposedOutcome(a, b, None, "nobody", raw_a, raw_b, raw_a, raw_b, "both_failed", ranks)
    if rank_a == 0 or rank_b == 0:
        return OpposedOutcome(a, b, "a" if rank_a else "b", "win", raw_a, raw_b, raw_a, raw_b, "only_one", ranks)
    if rank_a > rank_b:
        return OpposedOutcome(a, b, "a", "win", _BY_RANK[rank_a - rank_b], lost, raw_a, raw_b, "higher_level", ranks)
    if rank_b > rank_a:
        return OpposedOutcome(a, b, "b", "win", lost, _BY_RANK[rank_b - rank_a], raw_a, raw_b, "higher_level", ranks)
    if rank_a >= 2 and options.special_tie_cancels:
        return OpposedOutcome(a, b, None, "nobody", lost, lost, raw_a, raw_b, "specials_cancel", ranks)
    rule = options.opposed_tie
    numbers = (a.score, b.score) if rule == "score" else (a.roll or 0, b.roll or 0) if rule == "roll" else ranks
    winner, kind, reason = _break_tie(rule, numbers, defender)
    if kind == "draw":
        return OpposedOutcome(a, b, None, kind, raw_a, raw_b, raw_a, raw_b, reason, numbers)
    level_a = Level.SUCCESS if winner == "a" else lost
    level_b = Level.SUCCESS if winner == "b" else lost
    return OpposedOutcome(a, b, winner, kind, level_a, level_b, raw_a, raw_b, reason, numbers)


def check_defender(defender: Side | None) -> None:
    """``unknown_name`` unless it is one of the sides, or nobody."""
    if defender not in (None, "a", "b"):
        raise RulesError("unknown_name", name=defender)


def opposed_many(
    one: Contestant, many: Iterable[Contestant], options: BrpOptions = SRD, *, defender: Side | None = None
) -> tuple[OpposedOutcome, ...]:
    """One roll compared with each of the others separately; the one is side a each time (decision of the product).

    Errors as in ``opposed``.

    >>> [
    ...     outcome.winner
    ...     for outcome in opposed_many(Contestant(60, 60, 40), [Contestant(25, 25, 5), Contestant(25, 25)])
    ... ]
    ['b', 'a']
    """
    check_defender(defender)
    return tuple(opposed(one, other, options, defender=defender) for other in many)


def gets_away(outcomes: Iterable[OpposedOutcome]) -> bool:
    """Whether the one of ``opposed_many`` gets away: only if none of the others wins.

    Draws, cancellations and double failures do not hold the one; they are the game master's to interpret.

    >>> gets_away(opposed_many(Contestant(60, 60, 40), [Contestant(25, 25, 5), Contestant(25, 25, 90)]))
    False
    """
    return all(outcome.winner != "b" for outcome in outcomes)


def _break_tie(rule: str, numbers: tuple[int, int], defender: Side | None) -> tuple[Side | None, Kind, str]:
    if rule == "cancel":
        return None, "nobody", "tie_cancel"
    if rule == "defender":
        return (defender, "win", "tie_defender") if defender else (None, "draw", "tie_no_defender")
    first, second = numbers
    if first == second:
        return None, "draw", "tie_equal"
    return ("a" if first > second else "b"), "win", f"tie_{rule}"


def _shown(side: Contestant) -> tuple[int, ...]:
    return (side.chance,) if side.roll is None else (side.roll, side.chance)
