"""Several rolls looked at together: the best and the lowest, whether any or all succeed, and the odds of it.

Independent rolls are not opposed (customer's source 3.3: two throwers, one target): they are compared by level and then
by the tie rule, only to find the best.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from brp_desktop.rules.brp.levels import Level, thresholds
from brp_desktop.rules.brp.opposition import Contestant, rank_of
from brp_desktop.rules.brp.options import SRD, BrpOptions


@dataclass(frozen=True, slots=True)
class GroupCheck:
    """The rolls of a group: the level of each member in the order given, and who was best and lowest.

    ``best`` is empty where nobody succeeded and holds several positions where the tie rule cannot tell them apart;
    ``lowest`` holds the members of the lowest level, a fumble counting below a failure.
    """

    levels: tuple[Level, ...]
    best: tuple[int, ...]
    lowest: tuple[int, ...]

    @property
    def any_succeeds(self) -> bool:
        """Whether at least one member succeeds."""
        return any(level.is_success for level in self.levels)

    @property
    def all_succeed(self) -> bool:
        """Whether every member succeeds; False for an empty group."""
        return bool(self.levels) and all(level.is_success for level in self.levels)

    @property
    def successes(self) -> int:
        """How many members succeed."""
        return sum(level.is_success for level in self.levels)


def group_check(members: Sequence[Contestant], options: BrpOptions = SRD) -> GroupCheck:
    """The independent rolls of a group (customer's source 3.3; comparison a decision of the product).

    >>> check = group_check([Contestant(60, 60, 40), Contestant(80, 80, 25), Contestant(30, 30, 99)])
    >>> check.best, check.lowest, check.any_succeeds, check.all_succeed
    ((1,), (2,), True, False)
    """
    levels = tuple(member.raw_level(options) for member in members)
    return GroupCheck(levels, _best(members, levels, options), _lowest(levels))


def best_member(members: Sequence[Contestant]) -> int | None:
    """Who should roll for the group: the position of the highest chance, of equals the first; None in an empty group.

    >>> best_member([Contestant(60, 30), Contestant(50, 50), Contestant(50, 50)])
    1
    """
    return max(range(len(members)), key=lambda i: members[i].chance, default=None)


def lowest_member(members: Sequence[Contestant]) -> int | None:
    """Who holds the group back: the position of the lowest chance, of equals the first; None in an empty group.

    >>> lowest_member([Contestant(60, 30), Contestant(50, 50)])
    0
    """
    return min(range(len(members)), key=lambda i: members[i].chance, default=None)


def any_succeeds_odds(members: Sequence[Contestant], options: BrpOptions = SRD) -> Fraction:
    """The chance that at least one of the members still to roll, or settled already, succeeds.

    >>> any_succeeds_odds([Contestant(50, 50), Contestant(50, 50)])
    Fraction(3, 4)
    """
    product = Fraction(1)
    for member in members:
        product *= 1 - _success_odds(member, options)
    return 1 - product


def all_succeed_odds(members: Sequence[Contestant], options: BrpOptions = SRD) -> Fraction:
    """The chance that every member succeeds; 0 for an empty group.

    >>> all_succeed_odds([Contestant(50, 50), Contestant(50, 50)])
    Fraction(1, 4)
    """
    product = Fraction(1 if members else 0)
    for member in members:
        product *= _success_odds(member, options)
    return product


def _success_odds(member: Contestant, options: BrpOptions) -> Fraction:
    if member.roll is None and member.level is None:
        return Fraction(thresholds(member.chance, options, base=member.base).success, 100)
    return Fraction(int(member.raw_level(options).is_success))


def _best(members: Sequence[Contestant], levels: Sequence[Level], options: BrpOptions) -> tuple[int, ...]:
    top = max((rank_of(level) for level in levels), default=0)
    if top == 0:
        return ()
    equal = [i for i, level in enumerate(levels) if rank_of(level) == top]
    if options.opposed_tie == "score":
        numbers = {i: members[i].score for i in equal}
    elif options.opposed_tie == "roll":
        numbers = {i: members[i].roll or 0 for i in equal}
    else:
        return tuple(equal)
    highest = max(numbers.values())
    return tuple(i for i in equal if numbers[i] == highest)


def _lowest(levels: Sequence[Level]) -> tuple[int, ...]:
    if not levels:
        return ()
    bottom = min(levels)
    return tuple(i for i, level in enumerate(levels) if level is bottom)
