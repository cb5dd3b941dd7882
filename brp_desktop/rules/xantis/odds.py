"""Exact odds of a test as fractions, in closed form: no simulation, no floating point.

Source: customer's second source, «Le azioni» and «Successo critico e insuccesso critico», counted out.
"""

from fractions import Fraction

from brp_desktop.rules.errors import RulesError
from brp_desktop.rules.xantis.dice import MOST_EXTRA, SIDES
from brp_desktop.rules.xantis.numbers import integer, not_negative
from brp_desktop.rules.xantis.options import DEFAULTS, XantisOptions
from brp_desktop.rules.xantis.tests import WORST_FAILURE

PAIRS = SIDES * SIDES
"""The equally likely throws of two dice."""

WAYS: dict[int, int] = {total: SIDES - abs(SIDES + 1 - total) for total in range(2, 2 * SIDES + 1)}
"""How many of the 36 throws give each sum; those of 2 and 12 are the criticals."""

_ORDINARY = {total: ways for total, ways in WAYS.items() if 2 < total < 2 * SIDES}


def success_odds(
    vdr: int,
    *,
    capacity: int | None = None,
    opponent_bonus: int = 0,
    at_least: int = 0,
    options: XantisOptions = DEFAULTS,
) -> Fraction:
    """The chance of a margin of ``at_least`` (0: of success) for a test as set.

    ``vdr`` as shown, the opponent's Bonus already off; ``capacity`` is the base of 1 and 1 (None: the own Vdr). At
    once for any argument within ±9999. Errors: ``not_an_integer``, ``out_of_range``, ``invalid_bonus``.

    >>> success_odds(7), success_odds(20), success_odds(6, at_least=3), success_odds(-6, capacity=6, opponent_bonus=12)
    (Fraction(7, 12), Fraction(35, 36), Fraction(1, 12), Fraction(1, 216))
    """
    own, base, bonus = _own_and_base(vdr, capacity, opponent_bonus, options)
    wanted = integer(at_least, "at_least") + bonus
    ordinary = sum(ways for total, ways in _ORDINARY.items() if own - total >= wanted)
    if options.critical_decides and wanted <= 0:
        best = Fraction(1)
    else:
        best = extra_at_least(wanted - base)
    if options.critical_decides and wanted > -1:
        worst = Fraction(0)
    else:
        worst = 1 - extra_at_least(own - WORST_FAILURE - wanted + 1)
    return (ordinary + best + worst) / PAIRS


def margin_odds(
    capacity: int,
    vdr: int,
    upto: int,
    *,
    opponent_bonus: int = 0,
    options: XantisOptions = DEFAULTS,
) -> dict[int, Fraction]:
    """The chance of every margin, from the lowest to the highest, criticals with at most ``upto`` additional dice.

    ``vdr`` as shown. What is left out of the sum is exactly the chance of a longer row of 6: 1/18 × (1/6) ^ ``upto``.
    Errors as for ``success_odds``; ``upto`` below 0: ``out_of_range``, above 100: ``too_many_dice``.

    >>> odds = margin_odds(6, 6, 3)
    >>> odds[0], odds[7], 1 - sum(odds.values())
    (Fraction(5, 36), Fraction(1, 216), Fraction(1, 3888))
    """
    own, base, bonus = _own_and_base(vdr, capacity, opponent_bonus, options)
    if not_negative(upto, "upto", "out_of_range") > MOST_EXTRA:
        raise RulesError("too_many_dice", limit=MOST_EXTRA)
    odds: dict[int, Fraction] = {}

    def add(value: int, chance: Fraction) -> None:
        odds[value - bonus] = odds.get(value - bonus, Fraction(0)) + chance

    for total, ways in _ORDINARY.items():
        add(own - total, Fraction(ways, PAIRS))
    for more in range(1, SIDES * upto):
        chance = extra_exactly(more) / PAIRS
        if chance:
            best, worst = base + more, own - WORST_FAILURE - more
            add(max(best, 0) if options.critical_decides else best, chance)
            add(min(worst, -1) if options.critical_decides else worst, chance)
    return dict(sorted(odds.items()))


def extra_exactly(total: int) -> Fraction:
    """The chance that the additional dice of a critical make exactly this total; never a multiple of 6.

    >>> extra_exactly(5), extra_exactly(6), extra_exactly(7)
    (Fraction(1, 6), Fraction(0, 1), Fraction(1, 36))
    """
    sixes, last = divmod(total, SIDES)
    return Fraction(1, SIDES ** (sixes + 1)) if total > 0 and last else Fraction(0)


def extra_at_least(total: int) -> Fraction:
    """The chance that the additional dice of a critical make this total or more.

    >>> extra_at_least(1), extra_at_least(3), extra_at_least(6), extra_at_least(7)
    (Fraction(1, 1), Fraction(2, 3), Fraction(1, 6), Fraction(1, 6))
    """
    if total <= 1:
        return Fraction(1)
    sixes, missed = divmod(total - 1, SIDES)
    return Fraction(SIDES - missed, SIDES ** (sixes + 1))


def _own_and_base(vdr: int, capacity: int | None, opponent_bonus: int, options: XantisOptions) -> tuple[int, int, int]:
    """The own Vdr, the base of a critical success, and the opponent's Bonus."""
    bonus = not_negative(opponent_bonus, "opponent_bonus", "invalid_bonus")
    own = integer(vdr, "vdr") + bonus
    base = own if capacity is None else integer(capacity, "capacity")
    return own, base if options.critical_base == "capacity" else own, bonus
