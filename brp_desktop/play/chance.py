"""The real sources of chance: the system's own for play, and a seeded one for repeatable runs.

Both draw by rejection: of as many random bits as the die needs, values beyond its faces are thrown away and drawn
again. Nothing is scaled or cut by a remainder, so every face is exactly as likely as any other (case G05).
"""

import random
from typing import Final

from brp_desktop.rules.dice import RandomSource

MAXIMUM_SIDES: Final = 1_000_000
"""The largest die a source throws."""

MAXIMUM_SIDES_TOGETHER: Final = 256
"""The largest of dice thrown together: each takes one byte."""


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

    def dice(self, sides: int, count: int) -> list[int]:
        """``count`` dice that are thrown together, as fair as ``die``: the system is asked once for all of them.

        What was read and not needed is thrown away; the next call reads anew. ValueError unless 1 ≤ ``sides`` ≤ 256.
        """
        if not 1 <= sides <= MAXIMUM_SIDES_TOGETHER:
            raise ValueError(f"dice thrown together have 1 to {MAXIMUM_SIDES_TOGETHER} sides, not {sides}")
        mask = (1 << (sides - 1).bit_length()) - 1
        faces: list[int] = []
        while len(faces) < count:
            # At least half of the bytes show a face; the others are thrown away.
            drawn = self._bits.randbytes(2 * (count - len(faces)))
            faces += [face + 1 for byte in drawn if (face := byte & mask) < sides]
        return faces[:count]


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
    return _shown(tens, units)


def percentile_throws(source: RandomSource, count: int) -> list[tuple[int, int]]:
    """``count`` pairs as ``percentile_dice`` gives them, in the order of those who roll; the system is asked once."""
    if not isinstance(source, SystemChance):
        return [percentile_dice(source) for _ in range(count)]
    faces = source.dice(10, 2 * count)
    return list(map(_shown, faces[::2], faces[1::2]))


def _shown(tens: int, units: int) -> tuple[int, int]:
    """What two faces 1 … 10 show."""
    return (0 if tens == 10 else tens * 10), (0 if units == 10 else units)


def _drawn(bits: random.Random, sides: int) -> int:
    if not 1 <= sides <= MAXIMUM_SIDES:
        raise ValueError(f"a die has 1 to {MAXIMUM_SIDES} sides, not {sides}")
    width = (sides - 1).bit_length()
    face = bits.getrandbits(width)
    while face >= sides:
        face = bits.getrandbits(width)
    return face + 1
