"""Free dice such as damage: a notation thrown once, with every die as it lies on the table."""

import uuid
from collections.abc import Sequence
from dataclasses import dataclass, field

from brp_desktop.play.chance import percentile_dice
from brp_desktop.rules.brp.d100 import read_d100
from brp_desktop.rules.dice import RandomSource, Rolled, parse

PERCENTILE_SIDES = 100
"""A die of a hundred is thrown as two ten-sided dice, like every percentile roll."""


@dataclass(frozen=True, slots=True)
class DiceRoll:
    """A settled throw of free dice. ``id`` is a UUID of this one throw and takes no part in comparison.

    ``rolled`` holds the expression, every die in the order of the text, and the total.
    """

    id: str = field(compare=False)
    rolled: Rolled
    own_dice: bool = False

    @property
    def total(self) -> int:
        """The sum with its signs; may be negative."""
        return self.rolled.total


def roll_dice(
    notation: str, source: RandomSource, *, own_faces: Sequence[int] | None = None, roll_id: str | None = None
) -> DiceRoll:
    """Throw what the notation says; ``own_faces`` are real dice in the order of the text and stand instead.

    RulesError ``bad_dice`` for a notation that cannot be read or a wrong number of faces, ``roll_out_of_range`` for a
    face that a die does not have.
    """
    expression = parse(notation)
    if own_faces is not None:
        rolled = expression.with_faces(own_faces)
    else:
        rolled = expression.roll(_PercentilePairs(source))
    return DiceRoll(roll_id or str(uuid.uuid4()), rolled, own_faces is not None)


class _PercentilePairs:
    """A source that throws a die of a hundred as tens and units."""

    def __init__(self, source: RandomSource) -> None:
        self._source = source

    def die(self, sides: int) -> int:
        """One die of the source, or two for a hundred."""
        return read_d100(*percentile_dice(self._source)) if sides == PERCENTILE_SIDES else self._source.die(sides)
