"""Are the dice fair? What the journal's rolls showed against what fair dice show, with words that fit their number.

Only dice that the program threw are counted. A test needs about five expected cases in every class: with few rolls
classes are put together, with too few there is no verdict at all (case G06).
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import Final, Literal

from msgspec import Struct

from brp_desktop.play.chi_square import statistic, survival
from brp_desktop.play.tallies import LevelGroup, RollTally
from brp_desktop.rules.brp import BrpOptions, Level, level_odds
from brp_desktop.rules.xantis import WAYS
from brp_desktop.rules.xantis.odds import PAIRS

Verdict = Literal["too_few", "as_expected", "uncommon", "rare"]
"""What may be said: too few rolls to say, as fair dice do, fair dice do so less than once in 20 or in 1,000 such
looks. None of them says that dice are loaded."""

EXPECTED_AT_LEAST: Final = 5
"""The smallest expectation of a class that the test rests on."""

UNCOMMON: Final = 0.05
RARE: Final = 0.001

_CLASS_SIZES: Final = (1, 2, 5, 10, 20)
"""How many numbers of the D100 make one class, the finest first that enough rolls allow."""


class FairnessTest(Struct, frozen=True, kw_only=True):
    """One chi-square test; ``chi_square``, ``degrees`` and ``p`` are None where the verdict is ``too_few``.

    ``p`` is how often fair dice stray at least so far, 0 … 1. ``classes`` is how many classes were compared and
    ``needed`` how many rolls a verdict takes at least.
    """

    verdict: Verdict
    rolls: int
    needed: int
    classes: int = 0
    chi_square: Fraction | None = None
    degrees: int | None = None
    p: float | None = None

    @property
    def one_in(self) -> int | None:
        """Fair dice stray so far once in so many looks, at least 1; None without a verdict, or beyond 10⁹."""
        if self.p is None or self.p < 1e-9:
            return None
        return max(1, round(1 / self.p))


class Bar(Struct, frozen=True, kw_only=True):
    """One class of results: numbers ``first`` … ``last`` of the die or a level id, seen and expected."""

    seen: int
    expected: Fraction
    first: int = 0
    last: int = 0
    level: str = ""


class PairReport(Struct, frozen=True, kw_only=True):
    """What two D6 showed: ``faces`` of single dice, six bars, and ``sums`` of both, eleven."""

    throws: int
    faces: tuple[Bar, ...]
    sums: tuple[Bar, ...]
    face_test: FairnessTest
    sum_test: FairnessTest


class FairnessReport(Struct, frozen=True, kw_only=True):
    """Everything the page shows. ``faces``: 100 bars, ``tens``: ten, ``levels``: those the rules in force have.

    ``pairs`` is None where two D6 were never thrown.
    """

    rolls: int
    faces: tuple[Bar, ...]
    tens: tuple[Bar, ...]
    levels: tuple[Bar, ...]
    face_test: FairnessTest
    level_test: FairnessTest
    pairs: PairReport | None = None


def report(tally: RollTally) -> FairnessReport:
    """Seen against expected, number by number and level by level, with the two verdicts."""
    levels = _level_bars(tally.groups)
    return FairnessReport(
        rolls=tally.rolls,
        faces=_bars(tally.faces, 1),
        tens=_bars(tally.faces, 10),
        levels=levels,
        face_test=face_test(tally.faces),
        # The rolls have different chances, so the levels scatter a little less than the test supposes: it errs on the
        # side of the dice.
        level_test=_merged_test(levels),
        pairs=pair_report(tally.pairs) if tally.throws else None,
    )


def pair_report(pairs: Sequence[int]) -> PairReport:
    """Seen against expected of throws of two D6, counted as in ``RollTally.pairs``."""
    faces, sums = [0] * 6, [0] * 11
    for place, count in enumerate(pairs):
        first, second = divmod(place, 6)
        faces[first] += count
        faces[second] += count
        sums[first + second] += count
    throws = sum(pairs)
    sum_bars = tuple(
        Bar(first=total, last=total, seen=seen, expected=Fraction(throws * ways, PAIRS))
        for (total, ways), seen in zip(WAYS.items(), sums, strict=True)
    )
    return PairReport(
        throws=throws,
        faces=_bars(faces, 1),
        sums=sum_bars,
        face_test=face_test(faces),
        sum_test=_merged_test(sum_bars),
    )


def face_test(counts: Sequence[int], *, at_least: int = EXPECTED_AT_LEAST) -> FairnessTest:
    """The test of all faces of one kind of die being equally likely: ``counts`` of each, from face 1 on.

    Neighbouring faces are put together while fewer than ``at_least`` are expected of each; the verdict wants four
    classes (dice with fewer faces: all of them).
    """
    sides, rolls = len(counts), sum(counts)
    sizes = [size for size in _CLASS_SIZES if sides % size == 0 and sides // size >= min(sides, 4)]
    needed = at_least * sides // max(sizes)
    for size in sizes:
        if rolls * size >= at_least * sides:
            seen = [sum(counts[start : start + size]) for start in range(0, sides, size)]
            return _tested(seen, [Fraction(rolls * size, sides)] * len(seen), rolls, needed)
    return FairnessTest(verdict="too_few", rolls=rolls, needed=needed)


def expected_levels(groups: Iterable[LevelGroup]) -> dict[Level, Fraction]:
    """How many rolls of each level fair dice would show: the sum over all rolls of the chance of each."""
    expected = dict.fromkeys(Level, Fraction(0))
    for (chance, base, options), count in _by_chance(groups).items():
        for level, hundredths in level_odds(chance, options, base=base).items():
            expected[level] += Fraction(count * hundredths, 100)
    return expected


def _by_chance(groups: Iterable[LevelGroup]) -> Counter[tuple[int, int | None, BrpOptions]]:
    found: Counter[tuple[int, int | None, BrpOptions]] = Counter()
    for group in groups:
        if group.difficulty not in {"automatic", "impossible"}:
            found[group.chance, group.base, group.options] += group.count
    return found


def _level_bars(groups: Sequence[LevelGroup]) -> tuple[Bar, ...]:
    """A bar for each level that was seen or could have been, the best first."""
    expected = expected_levels(groups)
    seen: Counter[str] = Counter()
    for group in groups:
        if group.difficulty not in {"automatic", "impossible"}:
            seen[group.level] += group.count
    return tuple(
        Bar(level=level.value, seen=seen[level.value], expected=expected[level])
        for level in sorted(Level, reverse=True)
        if seen[level.value] or expected[level]
    )


def _merged_test(bars: Sequence[Bar]) -> FairnessTest:
    """The test over classes that are not equally likely, rare ones put together with their neighbour."""
    seen, expected = [0], [Fraction(0)]
    for bar in bars:
        if expected[-1] >= EXPECTED_AT_LEAST:
            seen.append(0)
            expected.append(Fraction(0))
        seen[-1] += bar.seen
        expected[-1] += bar.expected
    if len(expected) > 1 and expected[-1] < EXPECTED_AT_LEAST:
        last, wanted = seen.pop(), expected.pop()
        seen[-1] += last
        expected[-1] += wanted
    rolls = sum(bar.seen for bar in bars)
    needed = 10 * EXPECTED_AT_LEAST
    if len(expected) < 2 or rolls < needed:
        return FairnessTest(verdict="too_few", rolls=rolls, needed=needed)
    return _tested(seen, expected, rolls, needed)


def _tested(seen: Sequence[int], expected: Sequence[Fraction], rolls: int, needed: int) -> FairnessTest:
    value = statistic(seen, expected)
    degrees = len(seen) - 1
    p = survival(float(value), degrees)
    verdict: Verdict = "rare" if p < RARE else "uncommon" if p < UNCOMMON else "as_expected"
    return FairnessTest(
        verdict=verdict, rolls=rolls, needed=needed, classes=len(seen), chi_square=value, degrees=degrees, p=p
    )


def _bars(faces: Sequence[int], size: int) -> tuple[Bar, ...]:
    rolls = sum(faces)
    return tuple(
        Bar(
            first=start + 1,
            last=start + size,
            seen=sum(faces[start : start + size]),
            expected=Fraction(rolls * size, len(faces)),
        )
        for start in range(0, len(faces), size)
    )
