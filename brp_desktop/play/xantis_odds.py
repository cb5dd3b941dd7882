"""How likely each end of a confrontation is before anybody rolls: exact fractions, the endless rows of 6 summed up."""

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from brp_desktop.play.xantis_contests import LETTERS, Letter, XantisContestRequest, is_spell
from brp_desktop.play.xantis_rolls import XantisRequest
from brp_desktop.rules.xantis import success_odds
from brp_desktop.rules.xantis.dice import SIDES

MOST_TERMS: Final = 400
"""Margins looked at one by one; a contest that needs more (numbers of many hundreds) has no odds shown."""

_NEVER = Fraction(0)


@dataclass(frozen=True, slots=True)
class XantisOdds:
    """The chances of the four ends, together exactly 1: the first side's action alone, both, none, the second's."""

    first: Fraction
    both: Fraction
    none: Fraction
    second: Fraction


def contest_odds(request: XantisContestRequest) -> XantisOdds | None:
    """The odds of a contest as it would be rolled now; None where a side is missing or numbers are too large to say.

    Where the first side tested already, its margin is what it is.
    """
    if request.first is None or request.second is None:
        return None
    contest, settled = request.contest, request.settled
    first = _Test(request.first, declared=_declares(request, "first"))
    second = _Test(request.second, declared=_declares(request, "second"))
    if settled is not None:
        return _against(settled.outcome.margin, second.taken_off(0), request)
    if contest.manner == "contemporaneous":
        spells = any(
            is_spell(contest.side(letter), asked)
            for letter, asked in zip(LETTERS, (request.first, request.second), strict=True)
        )
        return _independent(first, second) if spells else _same_instant(first, second)
    return _staggered(first, second, zero_is_tie=contest.options.zero_is_tie)


class _Test:
    """One side's test: the chance of any margin, in closed form."""

    def __init__(self, request: XantisRequest, *, declared: bool, bonus: int = 0) -> None:
        self._request = request
        self._declared = declared
        self._bonus = bonus

    def taken_off(self, bonus: int) -> "_Test":
        """The same with so much of an opponent's Bonus taken off besides what is taken off already."""
        return _Test(self._request, declared=self._declared, bonus=bonus)

    def at_least(self, margin: int) -> Fraction:
        """The chance of this margin or a better one."""
        request = self._request
        before = request.situation.opponent_bonus
        if self._declared:
            return Fraction(int(-(request.situation.difficulty or 0) - before - self._bonus >= margin))
        return success_odds(
            request.vdr - self._bonus,
            capacity=request.capacity,
            opponent_bonus=before + self._bonus,
            at_least=margin,
            options=request.options,
        )

    def exactly(self, margin: int) -> Fraction:
        """The chance of exactly this margin."""
        return self.at_least(margin) - self.at_least(margin + 1)

    @property
    def regular_from(self) -> int:
        """The margin from which on only rows of 6 come so far: each six points more are six times as rare."""
        request = self._request
        own = request.vdr + request.situation.opponent_bonus
        return max(0, own, request.capacity) + 1


def _declares(request: XantisContestRequest, letter: Letter) -> bool:
    side = request.contest.side(letter)
    return side is not None and side.declared


def _against(margin: int, second: _Test, request: XantisContestRequest) -> XantisOdds:
    """The first margin is known; what it takes off stands in the second's request already."""
    won, tied = second.at_least(1), second.exactly(0)
    if margin < 0:
        return XantisOdds(_NEVER, _NEVER, 1 - won - tied, won + tied)
    if not request.contest.options.zero_is_tie:
        won, tied = won + tied, _NEVER
    return XantisOdds(1 - won - tied, tied, _NEVER, won)


def _independent(first: _Test, second: _Test) -> XantisOdds:
    """An instantaneous spell stands outside the comparison: whoever succeeds takes effect."""
    one, other = first.at_least(0), second.at_least(0)
    return XantisOdds(one * (1 - other), one * other, (1 - one) * (1 - other), (1 - one) * other)


def _same_instant(first: _Test, second: _Test) -> XantisOdds | None:
    """The higher Bonus happens, equal ones both."""
    start = max(first.regular_from, second.regular_from)
    tied = _summed(lambda margin: first.exactly(margin) * second.exactly(margin), start)
    beaten = _summed(lambda margin: first.exactly(margin) * second.at_least(margin), start)
    if tied is None or beaten is None:
        return None
    won = first.at_least(0) - beaten
    none = (1 - first.at_least(0)) * (1 - second.at_least(0))
    return XantisOdds(won, tied, none, 1 - won - tied - none)


def _staggered(first: _Test, second: _Test, *, zero_is_tie: bool) -> XantisOdds | None:
    """The first Bonus comes off the second's Vdr; a Malus takes nothing off."""
    start = max(first.regular_from, second.regular_from)
    won = _summed(lambda margin: first.exactly(margin) * second.taken_off(margin).at_least(1), start)
    tied = _summed(lambda margin: first.exactly(margin) * second.taken_off(margin).exactly(0), start)
    if won is None or tied is None:
        return None
    succeeded, failed = first.at_least(0), 1 - first.at_least(0)
    first_wins = succeeded - won - tied
    if not zero_is_tie:
        won, tied = won + tied, _NEVER
    none = failed * (1 - second.at_least(0))
    return XantisOdds(first_wins, tied, none, won + failed * second.at_least(0))


def _summed(term: Callable[[int], Fraction], regular_from: int) -> Fraction | None:
    """The sum over all margins from 0 on. From ``regular_from`` both factors go down by six with every six points, so
    that each six terms are a thirty-sixth of the six before: the endless rest is a geometric series.
    """
    if regular_from > MOST_TERMS:
        return None
    begin = sum((term(margin) for margin in range(regular_from)), start=_NEVER)
    six = sum((term(margin) for margin in range(regular_from, regular_from + SIDES)), start=_NEVER)
    ratio = Fraction(1, SIDES * SIDES)
    return begin + six / (1 - ratio)
