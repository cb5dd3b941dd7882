"""Exact distributions of dice, as whole counts; nothing is simulated and nothing is rounded."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import accumulate

from brp_desktop.rules.dice import DiceExpression
from brp_desktop.rules.errors import RulesError

MAXIMUM_DICE = 200
MAXIMUM_SPAN = 20_000


@dataclass(frozen=True, slots=True)
class Distribution:
    """How many of the equally likely throws give each total: ``counts[i]`` of them give ``first + i``."""

    first: int
    counts: tuple[int, ...]

    @property
    def last(self) -> int:
        """The highest total."""
        return self.first + len(self.counts) - 1

    @property
    def throws(self) -> int:
        """The number of equally likely throws: the sum of all counts."""
        return sum(self.counts)

    @property
    def mean(self) -> Fraction:
        """The mean total, exactly."""
        return Fraction(sum(total * count for total, count in self.items()), self.throws)

    def items(self) -> tuple[tuple[int, int], ...]:
        """(total, count) from the lowest total to the highest."""
        return tuple(enumerate(self.counts, self.first))

    def count(self, total: int) -> int:
        """How many throws give exactly this total."""
        return self.counts[total - self.first] if self.first <= total <= self.last else 0

    def probability(self, total: int) -> Fraction:
        """The probability of exactly this total."""
        return Fraction(self.count(total), self.throws)

    def at_least(self, total: int) -> Fraction:
        """The probability of this total or more."""
        return Fraction(sum(self.counts[max(0, total - self.first) :]), self.throws)

    def shifted(self, number: int) -> "Distribution":
        """The distribution of the total plus a number."""
        return Distribution(self.first + number, self.counts)

    def negated(self) -> "Distribution":
        """The distribution of the total with the other sign."""
        return Distribution(-self.last, self.counts[::-1])

    def plus(self, other: "Distribution") -> "Distribution":
        """The distribution of the sum of two independent totals."""
        counts = [0] * (len(self.counts) + len(other.counts) - 1)
        for place, one in enumerate(self.counts):
            if one:
                for offset, another in enumerate(other.counts):
                    counts[place + offset] += one * another
        return Distribution(self.first + other.first, tuple(counts))

    def at_least_of(self, low: int) -> "Distribution":
        """The distribution where every total below a limit is raised to it (damage is never below 0).

        >>> Distribution(-1, (1, 1, 2)).at_least_of(0)
        Distribution(first=0, counts=(2, 2))
        """
        cut = low - self.first
        if cut <= 0:
            return self
        return Distribution(low, (sum(self.counts[: cut + 1]), *self.counts[cut + 1 :]))


def distribution(expression: DiceExpression) -> Distribution:
    """The exact distribution of an expression, by adding one die after the other.

    At most 200 dice and 20,000 different totals: beyond, ``RulesError("bad_dice", column=1, reason="too_many_dice")``.

    >>> from brp_desktop.rules.dice import parse
    >>> distribution(parse("2D4"))
    Distribution(first=2, counts=(1, 2, 3, 4, 3, 2, 1))
    """
    if len(expression.dice) > MAXIMUM_DICE or expression.maximum - expression.minimum >= MAXIMUM_SPAN:
        raise RulesError("bad_dice", column=1, reason="too_many_dice", limit=MAXIMUM_DICE)
    counts = [1]
    for sides in expression.dice:
        counts = _one_die_more(counts, sides)
    return Distribution(expression.minimum, tuple(counts))


def _one_die_more(counts: list[int], sides: int) -> list[int]:
    """The counts after one more die: each is the sum of a window of the counts before (a die is symmetric)."""
    sums = [0, *accumulate(counts)]
    last = len(counts)
    return [sums[min(end, last)] - sums[max(0, end - sides)] for end in range(1, last + sides)]


def rounded_shares(counts: Sequence[int], total: int) -> list[int]:
    """Each count of the ``total`` they add up to in hundredths of a percent, which add up to 10,000.

    What rounding leaves over goes to those who lost most by it, of equals the first; what can come up is never 0.

    >>> rounded_shares([1, 1, 1], 3), rounded_shares([99_999, 1], 100_000)
    ([3334, 3333, 3333], [9999, 1])
    """
    exact = [count * 10_000 for count in counts]
    parts = [max(value // total, 1 if value else 0) for value in exact]
    order = sorted(range(len(parts)), key=lambda place: (-(exact[place] % total), place))
    missing = 10_000 - sum(parts)
    for step in range(abs(missing)):
        if missing > 0:
            parts[order[step % len(order)]] += 1
        else:
            parts[max(range(len(parts)), key=parts.__getitem__)] -= 1
    return parts
