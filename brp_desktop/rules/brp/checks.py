"""From the score on the sheet to the chance that is rolled against, and why (customer's source 3.2, UGE ch. 5).

Order: rating, related speciality, cap, difficulty, fraction, flat modifiers, floor at 0. Multiplied first, then
modified: a permanent bonus is inside the rating, everything that comes with the situation is flat.
"""

from collections.abc import Iterable

from brp_desktop.rules.brp.difficulty import Difficulty, checked_difficulty
from brp_desktop.rules.brp.steps import next_step
from brp_desktop.rules.errors import RulesError
from brp_desktop.rules.explain import Explanation, Step
from brp_desktop.rules.rounding import ceil_div, half_rounded_up

Portion = tuple[int, int]
"""A numerator of at least 0 and a denominator of at least 1, such as (1, 4) for a quarter."""

_FIRST = ("base", "characteristic")
_AFTER_RATING = ("related_speciality", "cap", "split")


def effective_chance(
    score: int | None, difficulty: Difficulty = Difficulty.NORMAL, modifier: int = 0, *, fraction: Portion = (1, 1)
) -> int:
    """The chance in percent, at least 0 and without an upper limit.

    A score below 0 counts as 0; easy doubles, difficult halves rounding up; the fraction rounds up; ``modifier`` is the
    sum of all flat modifiers. Errors: ``missing_value`` for a blank score, ``no_chance`` for automatic and impossible.

    >>> (
    ...     effective_chance(60, Difficulty.EASY, 20),
    ...     effective_chance(61, Difficulty.DIFFICULT),
    ...     effective_chance(30, modifier=-50),
    ... )
    (140, 31, 0)
    """
    if score is None:
        raise RulesError("missing_value", name="score")
    chance = max(score, 0)
    if difficulty is Difficulty.EASY:
        chance *= 2
    elif difficulty is Difficulty.DIFFICULT:
        chance = half_rounded_up(chance)
    elif difficulty is not Difficulty.NORMAL:
        raise RulesError("no_chance", difficulty=checked_difficulty(difficulty).value)
    _check_fraction(fraction)
    return max(0, ceil_div(chance * fraction[0], fraction[1]) + modifier)


def explain_chance(
    parts: Iterable[tuple[str, int | None]],
    difficulty: Difficulty = Difficulty.NORMAL,
    modifiers: Iterable[tuple[str, int]] = (),
    *,
    fraction: Portion = (1, 1),
) -> Explanation:
    """The chance step by step; the last result is what ``effective_chance`` gives for the same rating.

    ``parts`` make the rating, (step id, number): the base (or ``characteristic``, ``multiplier``), taken first wherever
    it stands, points and permanent bonuses; ``related_speciality``, ``cap`` and ``split`` among them act after the
    rating (also with their source behind a full stop, ``cap.ride``).
    ``modifiers`` are the flat ones, ``flat`` or the id of their source. Steps that change nothing are left out, except
    the base, marks, and what was chosen for the roll. A part that is None: ``missing_value``.

    >>> [step.result for step in explain_chance([("base", 25), ("points_personal", 23)], Difficulty.DIFFICULT)]
    [25, 48, 48, 24, 24]
    """
    if checked_difficulty(difficulty) in (Difficulty.AUTOMATIC, Difficulty.IMPOSSIBLE):
        raise RulesError("no_chance", difficulty=difficulty.value)
    _check_fraction(fraction)
    steps, later = _rating_steps(parts)
    for id_, number in later:
        _append_if_changing(steps, id_, number)
    chosen: list[tuple[str, tuple[int, ...]]] = []
    if difficulty is not Difficulty.NORMAL:
        chosen.append((f"difficulty_{difficulty.value}", (2,)))
    if fraction[0] != fraction[1]:
        chosen.append(("fraction", fraction))
    chosen.extend((id_, (number,)) for id_, number in modifiers if number)
    for id_, operands in chosen:
        steps.append(next_step(id_, operands, steps[-1].result))
    _append_if_changing(steps, "floor_zero", 0)
    steps.append(next_step("chance", (), steps[-1].result))
    return tuple(steps)


def explain_rating(parts: Iterable[tuple[str, int | None]]) -> Explanation:
    """The rating step by step, up to and with the mark ``rating``: the first half of ``explain_chance``.

    >>> explain_rating([("base", 25), ("points_personal", 5)])[-1].result
    30
    """
    return tuple(_rating_steps(parts)[0])


def _rating_steps(parts: Iterable[tuple[str, int | None]]) -> tuple[list[Step], list[tuple[str, int]]]:
    """The steps up to the mark ``rating``, and the parts that act after it."""
    steps: list[Step] = []
    later: list[tuple[str, int]] = []
    for id_, number in sorted(parts, key=lambda part: part[0] not in _FIRST):
        if number is None:
            raise RulesError("missing_value", name=id_)
        if id_.partition(".")[0] in _AFTER_RATING:
            later.append((id_, number))
        elif not steps:
            steps.append(next_step(id_, (number,), 0))
        else:
            _append_if_changing(steps, id_, number)
    if not steps:
        steps.append(next_step("base", (0,), 0))
    _append_if_changing(steps, "floor_zero", 0)
    steps.append(next_step("rating", (), steps[-1].result))
    return steps, later


def _append_if_changing(steps: list[Step], id_: str, number: int) -> None:
    before = steps[-1].result
    step = next_step(id_, (number,), before)
    if step.result != before:
        steps.append(step)


def _check_fraction(fraction: Portion) -> None:
    if fraction[0] < 0 or fraction[1] < 1:
        raise RulesError("unknown_option", field="fraction", value=fraction)
