"""The real sources of chance: the system's own for play, and a seeded one for repeatable runs.

Both draw by rejection: of as many random bits as the die needs, values beyond its faces are thrown away and drawn
again. Nothing is scaled or cut by a remainder, so every face is exactly as likely as any other (case G05).
"""

import random
from typing import Final

from brp_desktop.rules.dice import RandomSource

MAXIMUM_SIDES: Final = 1_000_000
"""The largest die a source throws."""


class SystemChance:
    """A ``RandomSource`` over the operating system's generator, read afresh for every die.

    It keeps no state and no seed: what comes next is decided at the moment ``die`` is called.
    """

    __slots__ = ("_bits",)

    def __init__(self) -> None:
        self._bits = random.SystemRandom()

    def die(self, sides: int) -> int:
        """One die: 1 … ``sides``, each face equally likely. ValueError unless 1 ≤ ``sides`` ≤ 1,000,000."""
        return _drawn(self._bits, sides)


class SeededChance:
    """A ``RandomSource`` that repeats itself: the same seed gives the same dice on every machine and Python.

    For scripts (``--seed``), samples and tests; never used for play unless asked for by name.
    """

    __slots__ = ("_bits",)

    def __init__(self, seed: int) -> None:
        self._bits = random.Random(seed)

    def die(self, sides: int) -> int:
        """One die: 1 … ``sides``, each face equally likely. ValueError unless 1 ≤ ``sides`` ≤ 1,000,000."""
        return _drawn(self._bits, sides)


def percentile_dice(source: RandomSource) -> tuple[int, int]:
    """Two ten-sided dice as (tens 0, 10 … 90; units 0 … 9); face 10 of either die is the one that shows 0.

    Each die is drawn on its own, tens first, so the pair on the table is the pair that was drawn (customer's source
    3.1; cases G01 and G04).
    """
    tens, units = source.die(10), source.die(10)
    return (0 if tens == 10 else tens * 10), (0 if units == 10 else units)


def _drawn(bits: random.Random, sides: int) -> int:
    if not 1 <= sides <= MAXIMUM_SIDES:
        raise ValueError(f"a die has 1 to {MAXIMUM_SIDES} sides, not {sides}")
    width = (sides - 1).bit_length()
    face = bits.getrandbits(width)
    while face >= sides:
        face = bits.getrandbits(width)
    return face + 1
