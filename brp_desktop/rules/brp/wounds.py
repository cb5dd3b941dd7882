"""Wounds: unconscious, dying, and the major wound with its lasting loss (SRD, UGE ch. 6)."""

from dataclasses import dataclass

from brp_desktop.rules.brp.conditions import Condition, State, condition
from brp_desktop.rules.brp.derived import major_wound
from brp_desktop.rules.brp.given_dice import check_d100
from brp_desktop.rules.brp.options import SRD, BrpOptions

__all__ = [
    "MAJOR_WOUNDS",
    "UNCONSCIOUS_HOURS",
    "Condition",
    "MajorWound",
    "State",
    "condition",
    "fighting_rounds",
    "is_major_wound",
    "lowered_move",
    "major_wound_row",
    "minor_wounds_stun",
]

UNCONSCIOUS_HOURS = "1D6"
"""How long somebody at exactly 2 hit points stays unconscious (SRD)."""


@dataclass(frozen=True, slots=True)
class MajorWound:
    """A row of the table of major wounds: the lasting loss, and how far the wounded can go on fighting.

    ``dice`` are lost from each of ``characteristics``; ``choose`` is the number of characteristics where the game
    master picks them. ``move`` loses the same. ``fights``: ``yes`` ``no`` ``no_shield`` ``one_handed`` ``one_arm``
    ``no_arms``. ``skill_cap`` is the most some skills can count afterwards.
    """

    first: int
    last: int
    dice: str
    characteristics: tuple[str, ...]
    fights: str
    move: bool = False
    choose: int = 0
    skill_cap: int | None = None


MAJOR_WOUNDS = (
    MajorWound(1, 10, "1D3", ("dex",), "yes", move=True),
    MajorWound(11, 20, "1D3", ("app",), "yes"),
    MajorWound(21, 30, "1D3", ("str",), "no_shield"),
    MajorWound(31, 40, "1D3", ("con",), "yes", move=True),
    MajorWound(41, 50, "1D3", ("int",), "yes", skill_cap=65),
    MajorWound(51, 60, "1D6", ("dex",), "no", move=True),
    MajorWound(61, 70, "1D6", ("app",), "yes"),
    MajorWound(71, 80, "1D6", ("str",), "yes"),
    MajorWound(81, 90, "1D6", ("con",), "no", move=True),
    MajorWound(91, 92, "1D6", ("app",), "yes"),
    MajorWound(93, 94, "1D6", ("dex",), "one_handed"),
    MajorWound(95, 96, "1D6", ("dex",), "one_arm"),
    MajorWound(97, 98, "1D6", ("dex",), "no_arms"),
    MajorWound(99, 99, "1D3", ("app", "dex", "con"), "no"),
    MajorWound(100, 100, "1D4", (), "no", choose=4),
)
"""The table of major wounds, by D100 (UGE ch. 6)."""


def is_major_wound(wound: int, maximum: int, options: BrpOptions = SRD) -> bool:
    """Whether a single wound reaches the level of a major wound, half of the hit points rounded up (UGE ch. 6).

    Never where the record has no major wounds.

    >>> uge = BrpOptions(major_wounds=True)
    >>> is_major_wound(6, 13, uge), is_major_wound(7, 13, uge), is_major_wound(7, 13)
    (False, True, False)
    """
    level = major_wound(maximum, options)
    return level is not None and wound >= level


def minor_wounds_stun(wounds: list[int], maximum: int, options: BrpOptions = SRD) -> bool:
    """Whether minor wounds together reach the major level, so that only luck keeps the wounded awake (UGE ch. 6).

    >>> minor_wounds_stun([3, 4], 13, BrpOptions(major_wounds=True)), minor_wounds_stun([3, 3], 13)
    (True, False)
    """
    minor = [wound for wound in wounds if not is_major_wound(wound, maximum, options)]
    return is_major_wound(sum(minor), maximum, options)


def major_wound_row(roll: int) -> MajorWound:
    """The row of the table for a D100; a roll outside 1 … 100: ``roll_out_of_range``.

    >>> major_wound_row(25).fights, major_wound_row(100).choose
    ('no_shield', 4)
    """
    check_d100(roll)
    return next(row for row in MAJOR_WOUNDS if roll <= row.last)


def fighting_rounds(hit_points: int) -> int:
    """How many rounds somebody with a major wound fights on: as many as hit points are left (UGE ch. 6).

    >>> fighting_rounds(5), fighting_rounds(-1)
    (5, 0)
    """
    return max(0, hit_points)


def lowered_move(move: int, loss: int) -> int:
    """The move after a loss, never below 0.

    >>> lowered_move(10, 3), lowered_move(2, 6)
    (7, 0)
    """
    return max(0, move - loss)
