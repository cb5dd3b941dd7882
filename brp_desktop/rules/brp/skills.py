"""Skill ratings: what adds up to the number on the sheet, and attempts without training (UGE ch. 3, SRD)."""

from collections.abc import Iterable

from brp_desktop.rules.brp.options import SRD, BrpOptions
from brp_desktop.rules.errors import RulesError
from brp_desktop.rules.rounding import half_rounded_up


def rating(base: int | None, points: Iterable[int] = (), *, category_bonus: int = 0, permanent_bonus: int = 0) -> int:
    """The rating in percent: base, all points, category bonus and permanent bonuses; never below 0, no upper limit.

    A blank base: ``missing_value``.

    >>> rating(25, (15, 8)), rating(5, category_bonus=-11)
    (48, 0)
    """
    if base is None:
        raise RulesError("missing_value", name="base")
    return max(0, base + sum(points) + category_bonus + permanent_bonus)


def related_speciality_rating(known: int) -> int:
    """The rating of an untrained speciality related to a known one: half, rounded up (UGE ch. 3, SRD).

    >>> related_speciality_rating(45)
    23
    """
    return half_rounded_up(max(0, known))


def untrained_chance(options: BrpOptions = SRD, *, pow_value: int | None = None, category_bonus: int = 0) -> int:
    """The score with which a skill of rating 0 is tried, by the option ``untrained`` (UGE ch. 3): 0 as a rule.

    ``pow_x1`` needs POW (``missing_value``). Blind luck never ticks: ``is_blind_luck``.

    >>> untrained_chance(), untrained_chance(BrpOptions(untrained="pow_x1"), pow_value=11)
    (0, 11)
    """
    if options.untrained == "one_percent":
        return 1
    if options.untrained == "pow_x1":
        if pow_value is None:
            raise RulesError("missing_value", name="pow")
        return pow_value
    return max(0, category_bonus) if options.untrained == "category_bonus" else 0


def is_blind_luck(rating: int, options: BrpOptions = SRD) -> bool:
    """Whether an attempt at this rating is blind luck, which never ticks (reason ``blind_luck``; UGE ch. 5).

    >>> is_blind_luck(0, BrpOptions(untrained="one_percent")), is_blind_luck(5, BrpOptions(untrained="one_percent"))
    (True, False)
    """
    return rating <= 0 and options.untrained in ("one_percent", "pow_x1")
