"""How a number came about: an ordered list of steps, as ids and operands (brp.md 16)."""

from typing import NamedTuple


class Step(NamedTuple):
    """One step of an explanation: which operation, on what, giving what.

    ``id`` is one of the ids of brp.md 16.1 or xantis.md; ``operands`` are the numbers the operation
    used besides the result of the step before; ``result`` is the value after the step.
    """

    id: str
    operands: tuple[int, ...]
    result: int


Explanation = tuple[Step, ...]
"""The steps of one number in the order in which they are applied; the last result is the number."""
