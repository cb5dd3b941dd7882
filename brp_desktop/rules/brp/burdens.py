"""Fatigue and encumbrance, two optional measures of what a body can bear (UGE ch. 5 and 7)."""

from dataclasses import dataclass

from brp_desktop.rules.rounding import ceil_div

TYPE_CHECKING = False
if TYPE_CHECKING:
    from fractions import Fraction

BURDENED_CATEGORIES = ("physical", "manipulation", "combat")
"""The categories of skills that encumbrance weighs on."""

_EACH_POINT = -5


def fatigue_modifier(points: int) -> int:
    """The flat modifier on every roll at so many fatigue points: −1 for each below 0 (UGE ch. 7).

    >>> fatigue_modifier(3), fatigue_modifier(0), fatigue_modifier(-4)
    (0, 0, -4)
    """
    return min(0, points)


def is_helpless(points: int, maximum: int) -> bool:
    """Whether somebody can do nothing any more: as far below 0 as the maximum is above.

    >>> is_helpless(-24, 25), is_helpless(-25, 25)
    (False, True)
    """
    return points <= -maximum


@dataclass(frozen=True, slots=True)
class Encumbrance:
    """What a load above the limit costs: points of move, and flat modifiers on the agility roll and on skills."""

    over: int
    move: int
    agility: int
    skills: int

    def on_skill(self, category: str | None) -> int:
        """The flat modifier on a skill of this category: only physical, manipulation and combat skills.

        >>> encumbrance(27, 25).on_skill("physical"), encumbrance(27, 25).on_skill("mental")
        (-10, 0)
        """
        return self.skills if category in BURDENED_CATEGORIES else 0


def encumbrance(load: "int | Fraction", limit: int) -> Encumbrance:
    """What a load costs; each point above the limit counts, one begun as a whole (UGE ch. 7; rounding by decision).

    ``load`` may be a fraction, as small things weigh less than a point.

    >>> encumbrance(27, 25), encumbrance(25, 25).over
    (Encumbrance(over=2, move=-2, agility=-10, skills=-10), 0)
    """
    surplus = load - limit
    over = max(0, ceil_div(surplus.numerator, surplus.denominator))
    return Encumbrance(over, -over, _EACH_POINT * over, _EACH_POINT * over)
