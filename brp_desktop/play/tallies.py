"""The program's own D100 rolls in numbers: how often each value came up, which levels came of which chances."""

from collections import Counter
from collections.abc import Iterable
from typing import Final

from msgspec import Struct

from brp_desktop.play.entries import JournalEntry
from brp_desktop.rules.brp import SRD, BrpOptions

_NO_FACES: Final = (0,) * 100


class LevelGroup(Struct, frozen=True, kw_only=True):
    """Rolls of the same kind with the same outcome."""

    chance: int
    level: str
    count: int
    base: int | None = None
    difficulty: str = "normal"
    options: BrpOptions = SRD


class RollTally(Struct, frozen=True, kw_only=True):
    """The program's D100 rolls in numbers: ``faces[n - 1]`` of them showed n; ``groups`` are those that had a level."""

    faces: tuple[int, ...] = _NO_FACES
    groups: tuple[LevelGroup, ...] = ()

    @property
    def rolls(self) -> int:
        """How many rolls there are."""
        return sum(self.faces)

    def plus(self, other: "RollTally") -> "RollTally":
        """Both together."""
        faces = tuple(a + b for a, b in zip(self.faces, other.faces, strict=True))
        return RollTally(faces=faces, groups=self.groups + other.groups)


def tally_of(entries: Iterable[JournalEntry]) -> RollTally:
    """The tally of some lines of the journal; own dice, and lines without a D100, are left out.

    A resistance roll has a line for each side, but is one throw.
    """
    resisted: set[str] = set()
    faces: Counter[int] = Counter()
    groups: Counter[tuple[int, str, int | None, str, BrpOptions]] = Counter()
    for entry in entries:
        if entry.roll is None or entry.own_dice:
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
    )


def tally_of_faces(values: Iterable[int]) -> RollTally:
    """The tally of bare values 1 … 100."""
    counts = Counter(values)
    return RollTally(faces=tuple(counts[value] for value in range(1, 101)))
