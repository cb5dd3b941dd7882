"""Skill points of a new character: budgets, what age adds, the cap (SRD, UGE ch. 2)."""

from collections.abc import Sequence

from brp_desktop.rules.brp.options import SRD, BrpOptions
from brp_desktop.rules.brp.steps import next_step
from brp_desktop.rules.errors import RulesError
from brp_desktop.rules.explain import Explanation

PERSONALITY_BONUS = 20
"""What a personality adds to each of its thirteen skills (UGE ch. 2)."""

_SHARE = 5

PERSONALITY_DIE = "1D4"
"""The die that chooses a personality where nobody does (UGE ch. 2)."""

_SRD_PROFESSIONAL = 300
_PROFESSIONAL = {"normal": 250, "heroic": 325, "epic": 400, "superhuman": 500}
_EDUCATION = {"normal": 20, "heroic": 25, "epic": 30, "superhuman": 40}
_AGE_STEP = {"normal": 10, "heroic": 20, "epic": 30, "superhuman": 40}
_ADULT = 18


def professional_points(
    options: BrpOptions = SRD, *, education: int | None = None, age: int | None = None, rolled_age: int | None = None
) -> int:
    """The points for the skills of the profession.

    SRD (power level ``none``): 300, whatever the age. UGE by power level: 250, 325, 400 or 500, or with the option
    ``education`` EDU × 20, 25, 30 or 40 (a blank EDU: ``missing_value``); each full ten years above the rolled age
    adds 10, 20, 30 or 40, each year under 18 takes as much. Never below 0.

    >>> professional_points(), professional_points(BrpOptions(power_level="epic"), age=43, rolled_age=23)
    (300, 460)
    """
    level = options.power_level
    if level == "none":
        return _SRD_PROFESSIONAL
    if options.education:
        if education is None:
            raise RulesError("missing_value", name="edu")
        points = education * _EDUCATION[level]
    else:
        points = _PROFESSIONAL[level]
    if age is not None:
        points += _steps_of_age(age, rolled_age) * _AGE_STEP[level]
    return max(0, points)


def explain_professional_points(
    options: BrpOptions = SRD, *, education: int | None = None, age: int | None = None, rolled_age: int | None = None
) -> Explanation:
    """How ``professional_points`` comes about, closed by the mark ``points``; errors as there.

    >>> [step.result for step in explain_professional_points(BrpOptions(power_level="epic"), age=43, rolled_age=23)]
    [400, 460, 460]
    """
    level = options.power_level
    if level == "none":
        steps = [next_step("base", (_SRD_PROFESSIONAL,), 0)]
    elif options.education:
        if education is None:
            raise RulesError("missing_value", name="edu")
        steps = [next_step("characteristic", (education,), 0)]
        steps.append(next_step("multiplier", (_EDUCATION[level],), education))
    else:
        steps = [next_step("base", (_PROFESSIONAL[level],), 0)]
    by_age = 0 if level == "none" or age is None else _steps_of_age(age, rolled_age) * _AGE_STEP[level]
    if by_age:
        steps.append(next_step("age", (by_age,), steps[-1].result))
    if steps[-1].result < 0:
        steps.append(next_step("floor_zero", (0,), steps[-1].result))
    return (*steps, next_step("points", (), steps[-1].result))


def explain_personal_points(intelligence: int | None) -> Explanation:
    """How ``personal_points`` comes about, closed by the mark ``points``.

    >>> [step.result for step in explain_personal_points(13)]
    [13, 130, 130]
    """
    points = personal_points(intelligence)
    steps = (next_step("characteristic", (points // 10,), 0), next_step("multiplier", (10,), points // 10))
    return (*steps, next_step("points", (), points))


def _steps_of_age(age: int, rolled_age: int | None) -> int:
    """Full ten years above the rolled age, less each year under 18."""
    steps = -(max(0, _ADULT - age))
    if rolled_age is not None:
        steps += max(0, age - rolled_age) // 10
    return steps


def personal_points(intelligence: int | None) -> int:
    """The points for any skills: INT × 10 (SRD, UGE ch. 2); a blank INT: ``missing_value``.

    >>> personal_points(13)
    130
    """
    if intelligence is None:
        raise RulesError("missing_value", name="int")
    return 10 * intelligence


def personality_points(base: int, options: BrpOptions = SRD) -> int:
    """What a personality adds at least to a skill of this base: 20, or what is left below the ceiling.

    >>> personality_points(25, BrpOptions(skill_cap=75)), personality_points(65, BrpOptions(skill_cap=75))
    (20, 10)
    """
    ceiling = skill_ceiling(base, options)
    return PERSONALITY_BONUS if ceiling is None else min(PERSONALITY_BONUS, ceiling - base)


def personality_shares(bases: Sequence[int], options: BrpOptions = SRD) -> tuple[int, ...]:
    """What a personality adds to each of the skills chosen for it, in their order, by their bases: 20 each.

    What a skill cannot take below its ceiling is not lost (brp.md 12.4): it goes to the others, five points at a time
    in their order, as far as they have room.

    >>> (
    ...     personality_shares([65, 25, 70, 5], BrpOptions(skill_cap=75)),
    ...     personality_shares([65, 74], BrpOptions(skill_cap=75)),
    ... )
    ((10, 35, 5, 30), (10, 1))
    """
    shares = [personality_points(base, options) for base in bases]
    over = PERSONALITY_BONUS * len(shares) - sum(shares)
    ceilings = [skill_ceiling(base, options) for base in bases]
    room = [
        over if top is None else top - base - share for top, base, share in zip(ceilings, bases, shares, strict=True)
    ]
    while over and any(room):
        for place, free in enumerate(room):
            step = min(_SHARE, over, free)
            shares[place] += step
            room[place] -= step
            over -= step
    return tuple(shares)


def skill_ceiling(base: int, options: BrpOptions = SRD) -> int | None:
    """How high a skill may start: the record's cap, or its base where that is higher; None without a cap.

    >>> skill_ceiling(25), skill_ceiling(25, BrpOptions(skill_cap=75)), skill_ceiling(80, BrpOptions(skill_cap=75))
    (None, 75, 80)
    """
    return None if options.skill_cap is None else max(base, options.skill_cap)
