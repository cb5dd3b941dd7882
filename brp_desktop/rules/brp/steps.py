"""What each step of an explanation does, so that a list of steps can be built, checked and replayed."""

from collections.abc import Iterable

from brp_desktop.rules.errors import RulesError
from brp_desktop.rules.explain import Explanation, Step
from brp_desktop.rules.rounding import ceil_div, half_rounded_up

_OPERATIONS = {
    "base": "set",
    "characteristic": "set",
    "even": "set",
    "points_culture": "add",
    "points_personality": "add",
    "points_professional": "add",
    "points_personal": "add",
    "points_experience": "add",
    "category_bonus": "add",
    "permanent_bonus": "add",
    "flat": "add",
    "plus_characteristic": "add",
    "active": "add_times",
    "passive": "add_times",
    "difficulty_easy": "times",
    "multiplier": "times",
    "difficulty_difficult": "half_up",
    "related_speciality": "half_up",
    "half": "half_up",
    "fraction": "fraction_up",
    "floor_zero": "at_least",
    "limit_low": "at_least",
    "cap": "at_most",
    "two_skills": "at_most",
    "split": "at_most",
    "limit_high": "at_most",
}
_OPERANDS = {
    "set": 1,
    "add": 1,
    "add_times": 2,
    "times": 1,
    "half_up": 1,
    "fraction_up": 2,
    "at_least": 1,
    "at_most": 1,
}


def operation(id_: str, operands: tuple[int, ...]) -> str:
    """The operation behind a step; a step without operands marks a subtotal, an id not listed adds (a named source).

    What stands behind a full stop says only where it comes from: ``cap.ride`` does as ``cap``.

    >>> operation("base", (25,)), operation("base", ()), operation("armour", (-10,)), operation("cap.ride", (40,))
    ('set', 'mark', 'add', 'at_most')
    """
    return _OPERATIONS.get(id_.partition(".")[0], "add") if operands else "mark"


def apply_operation(id_: str, operands: tuple[int, ...], before: int) -> int:
    """The value after one step; ``RulesError("bad_formula")`` where the number of operands is wrong.

    >>> apply_operation("fraction", (1, 4), 61)
    16
    """
    kind = operation(id_, operands)
    if kind == "mark":
        return before
    if len(operands) != _OPERANDS[kind]:
        raise RulesError("bad_formula", step=id_, operands=operands)
    first = operands[0]
    if kind == "set":
        return first
    if kind == "add":
        return before + first
    if kind == "add_times":
        return before + first * operands[1]
    if kind == "times":
        return before * first
    if kind == "half_up":
        return half_rounded_up(before)
    if kind == "fraction_up":
        return ceil_div(before * first, operands[1])
    return max(before, first) if kind == "at_least" else min(before, first)


def next_step(id_: str, operands: tuple[int, ...], before: int) -> Step:
    """One step with its result worked out from the value before it."""
    return Step(id_, operands, apply_operation(id_, operands, before))


def replay(steps: Iterable[Step]) -> Explanation:
    """The same steps with every result worked out anew: equal to the input if the explanation is true.

    >>> replay((Step("base", (25,), 0), Step("difficulty_difficult", (2,), 0)))[-1].result
    13
    """
    value = 0
    replayed: list[Step] = []
    for step in steps:
        replayed.append(next_step(step.id, step.operands, value))
        value = replayed[-1].result
    return tuple(replayed)
