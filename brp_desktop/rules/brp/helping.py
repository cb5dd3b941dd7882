"""Helping: a complementary skill, an augmenting skill, cooperation, and two skills in one roll (UGE ch. 3 and 5)."""

from collections.abc import Iterable
from dataclasses import dataclass

from brp_desktop.rules.brp.difficulty import Difficulty, combine_difficulties
from brp_desktop.rules.brp.levels import Level, judge
from brp_desktop.rules.brp.options import SRD, BrpOptions
from brp_desktop.rules.rounding import ceil_div

_COOPERATION = {Level.CRITICAL: 50, Level.SPECIAL: 30, Level.SUCCESS: 20, Level.FAILURE: -10}
_FUMBLED_HELP = -50


def complementary(rating: int) -> int:
    """The flat bonus a complementary skill lends without a roll: a fifth of its rating, rounded up (UGE ch. 3).

    >>> complementary(41), complementary(0)
    (9, 0)
    """
    return ceil_div(max(0, rating), 5)


def augmented(difficulty: Difficulty, lead: Level) -> Difficulty:
    """The difficulty after an augmenting skill was rolled first (UGE ch. 3).

    A success moves it one step towards easy, a failure one step towards difficult; automatic and impossible stay.

    >>> augmented(Difficulty.DIFFICULT, Level.SUCCESS).value, augmented(Difficulty.NORMAL, Level.FUMBLE).value
    ('normal', 'difficult')
    """
    if difficulty in (Difficulty.AUTOMATIC, Difficulty.IMPOSSIBLE):
        return difficulty
    return combine_difficulties([difficulty, Difficulty.EASY if lead.is_success else Difficulty.DIFFICULT])


def cooperation(helpers: Iterable[Level]) -> int:
    """The flat modifier from everyone who helped with a roll of their own (UGE ch. 3; 0 without helpers).

    The best level counts: critical +50, special +30, success +20, none of them −10. A single fumble makes it −50,
    whatever the others rolled (decision of the product where UGE is silent).

    >>> cooperation([Level.FAILURE, Level.SPECIAL]), cooperation([Level.CRITICAL, Level.FUMBLE])
    (30, -50)
    """
    levels = list(helpers)
    if not levels:
        return 0
    if Level.FUMBLE in levels:
        return _FUMBLED_HELP
    return _COOPERATION[max(levels)]


@dataclass(frozen=True, slots=True)
class TwoSkills:
    """One die judged for two skills at once.

    ``level`` is that of the lower chance and holds for the whole; ``partial`` says that the roll was good enough for
    one skill only. ``first`` and ``second`` are the raw levels of the two skills: whichever succeeded may tick.
    """

    level: Level
    partial: bool
    first: Level
    second: Level


def two_skills(
    roll: int,
    first_chance: int,
    second_chance: int,
    options: BrpOptions = SRD,
    *,
    first_base: int | None = None,
    second_base: int | None = None,
) -> TwoSkills:
    """One die for two skills: it must suit the lower one; between the two it is a partial success (UGE ch. 3).

    >>> both = two_skills(45, 60, 40)
    >>> both.level.value, both.partial, both.first.value, both.second.value
    ('failure', True, 'success', 'failure')
    """
    first = judge(roll, first_chance, options, base=first_base)
    second = judge(roll, second_chance, options, base=second_base)
    return TwoSkills(min(first, second), first.is_success != second.is_success, first, second)
