"""Exact odds of experience: one roll, and the number of rolls to reach a score (customer's source 3.5, UGE ch. 5)."""

from fractions import Fraction

from brp_desktop.rules.brp.experience import roll_needed
from brp_desktop.rules.brp.options import SRD, BrpOptions
from brp_desktop.rules.dice import parse
from brp_desktop.rules.errors import RulesError
from brp_desktop.rules.odds import distribution


def improvement_odds(score: int, options: BrpOptions = SRD, *, bonus: int = 0) -> Fraction:
    """The probability that an experience roll improves the score.

    >>> (
    ...     improvement_odds(35),
    ...     improvement_odds(140),
    ...     improvement_odds(100, BrpOptions(improvement_top="total_100"), bonus=7),
    ... )
    (Fraction(13, 20), Fraction(1, 100), Fraction(2, 25))
    """
    return Fraction(101 - roll_needed(score, options, bonus=bonus), 100)


def expected_rolls(
    score: int, target: int, options: BrpOptions = SRD, *, bonus: int = 0, fixed: bool = False
) -> Fraction:
    """The mean number of experience rolls until the score reaches the target, exactly; 0 if it has.

    ``fixed`` takes the record's fixed gain instead of the die; where it has none: ``unknown_option``. A bonus so low
    that no roll can improve: ``no_chance``.

    >>> expected_rolls(50, 51), expected_rolls(98, 101)
    (Fraction(2, 1), Fraction(775, 9))
    """
    if fixed:
        if options.improvement_fixed is None:
            raise RulesError("unknown_option", field="improvement_fixed", value=None)
        gains = [(options.improvement_fixed, 1)]
    else:
        gains = list(distribution(parse(options.improvement_gain)).items())
    ways = sum(count for _, count in gains)
    needed = [Fraction(0)] * (max(0, target - score) + max(gain for gain, _ in gains))
    for below in range(target - score - 1, -1, -1):
        odds = improvement_odds(score + below, options, bonus=bonus)
        if not odds:
            raise RulesError("no_chance", score=score + below)
        after = sum((count * needed[below + gain] for gain, count in gains), Fraction(0))
        needed[below] = 1 / odds + after / ways
    return needed[0]
