"""The program's own rolls in numbers: how often a D100 or two D6 showed what, which levels came of which chances."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Final

from msgspec import Struct

from brp_desktop.play.entries import JournalEntry
from brp_desktop.rules.brp import SRD, BrpOptions

_NO_FACES: Final = (0,) * 100
_NO_PAIRS: Final = (0,) * 36


class LevelGroup(Struct, frozen=True, kw_only=True):
    """Rolls of the same kind with the same outcome."""

    chance: int
    level: str
    count: int
    base: int | None = None
    difficulty: str = "normal"
    options: BrpOptions = SRD


class RollTally(Struct, frozen=True, kw_only=True):
    """The program's rolls in numbers: ``faces[n - 1]`` D100 showed n; ``groups`` are those that had a level.

    ``pairs`` are the throws of two D6, by the first die and then by the second: 1 and 1, 1 and 2 … 6 and 6. The
    additional dice of a critical are not among them: how many there are depends on what they show.
    """

    faces: tuple[int, ...] = _NO_FACES
    groups: tuple[LevelGroup, ...] = ()
    pairs: tuple[int, ...] = _NO_PAIRS

    @property
    def rolls(self) -> int:
        """How many D100 were rolled."""
        return sum(self.faces)

    @property
    def throws(self) -> int:
        """How many times two D6 were thrown."""
        return sum(self.pairs)

    def plus(self, other: "RollTally") -> "RollTally":
        """Both together."""
        return RollTally(
            faces=_added(self.faces, other.faces),
            groups=self.groups + other.groups,
            pairs=_added(self.pairs, other.pairs),
        )


def tally_of(entries: Iterable[JournalEntry]) -> RollTally:
    """The tally of some lines of the journal; own dice, and lines without any, are left out.

    A resistance roll has a line for each side, but is one throw.
    """
    resisted: set[str] = set()
    faces: Counter[int] = Counter()
    groups: Counter[tuple[int, str, int | None, str, BrpOptions]] = Counter()
    pairs: Counter[tuple[int, int]] = Counter()
    for entry in entries:
        if entry.own_dice:
            continue
        if entry.xantis is not None and entry.xantis.dice is not None:
            pairs[entry.xantis.dice] += 1
        if entry.roll is None:
            continue
        if entry.event == "resistance":
            if entry.contest in resisted:
                continue
            resisted.add(entry.contest)
        faces[entry.roll] += 1
        if entry.event == "roll" and entry.chance is not None and entry.level is not None:
            groups[entry.chance, entry.level, entry.base, entry.difficulty, entry.options] += 1
    return RollTally(
        faces=tuple(faces[value] for value in range(1, 101)),
        groups=tuple(
            LevelGroup(chance=chance, level=level, base=base, difficulty=difficulty, options=options, count=count)
            for (chance, level, base, difficulty, options), count in groups.items()
        ),
        pairs=pair_counts(pairs),
    )


def pair_counts(counts: Mapping[tuple[int, int], int]) -> tuple[int, ...]:
    """How often each of the 36 pairs fell, in the order of ``RollTally.pairs``."""
    return tuple(counts.get((first, second), 0) for first in range(1, 7) for second in range(1, 7))


def _added(some: tuple[int, ...], others: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(a + b for a, b in zip(some, others, strict=True))
