"""Pa Max and Iniziativa: sums of scores that the table may change.

Source: customer's second source, «I Punti azione» (Pa Max) and the guard's test (Iniziativa is Prontezza).
"""

from collections.abc import Iterable
from dataclasses import dataclass

from brp_desktop.rules.explain import Explanation, Step
from brp_desktop.rules.xantis.numbers import integer
from brp_desktop.rules.xantis.scores import AnyNode, node_values


@dataclass(frozen=True, slots=True)
class Formula:
    """(the values of some nodes + a number) × a factor; the terms are node ids, so that renaming breaks nothing."""

    terms: tuple[str, ...]
    number: int = 0
    factor: int = 1


PA_MAX = Formula(("prontezza", "atletica", "cavaliere", "ginnasta"), factor=2)
"""One Caratteristica, one Abilità, one Arte and one Specializzazione, doubled."""

INIZIATIVA = Formula(("prontezza",))
"""What Iniziativa is tested with until the user changes it."""


@dataclass(frozen=True, slots=True)
class DerivedValue:
    """A worked out formula. ``missing`` are the terms that are not in the tree any more; they count 0.

    ``explanation``: a step ``term`` or ``missing_term`` for each term in the order of the formula, ``number`` and
    ``times`` if they change anything, ``never_below_0`` if it cut, and the mark ``total``.
    """

    value: int
    missing: tuple[str, ...]
    explanation: Explanation


def derived_value(formula: Formula, nodes: Iterable[AnyNode], *, floor: int | None = None) -> DerivedValue:
    """What a formula gives for a tree; each term counts with its own value, not with its capacity.

    ``floor`` 0 keeps the result from going below 0 (Pa Max). Errors: ``duplicate_name``, ``not_an_integer``,
    ``out_of_range``.

    >>> from brp_desktop.rules.xantis.scores import Node
    >>> found = derived_value(PA_MAX, [Node("prontezza", "caratteristica", 6)], floor=0)
    >>> found.value, found.missing
    (12, ('atletica', 'cavaliere', 'ginnasta'))
    """
    values = node_values(nodes)
    number, factor = integer(formula.number, "number"), integer(formula.factor, "factor")
    steps: list[Step] = []
    total = 0
    for term in formula.terms:
        value = values.get(term, 0)
        total += value
        steps.append(Step("term" if term in values else "missing_term", (value,), total))
    if number:
        total += number
        steps.append(Step("number", (number,), total))
    if factor != 1:
        total *= factor
        steps.append(Step("times", (factor,), total))
    if floor is not None and total < floor:
        total = floor
        steps.append(Step("never_below_0", (floor,), total))
    steps.append(Step("total", (), total))
    return DerivedValue(total, tuple(term for term in formula.terms if term not in values), tuple(steps))


def pa_max(prontezza: int, atletica: int = 0, cavaliere: int = 0, ginnasta: int = 0) -> int:
    """Twice the sum of the four scores, never below 0 (customer's second source, «I Punti azione»).

    >>> pa_max(6), pa_max(5, 2, 1, 3), pa_max(2, -5)
    (12, 22, 0)
    """
    scores = {"prontezza": prontezza, "atletica": atletica, "cavaliere": cavaliere, "ginnasta": ginnasta}
    return max(0, PA_MAX.factor * sum(integer(value, name) for name, value in scores.items()))
