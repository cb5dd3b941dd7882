"""The sources of chance: fair by construction, and the pair of dice of a percentile roll (cases G01, G04, G05)."""

import ast
import inspect
import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from brp_desktop.play import chance
from brp_desktop.play.chance import SeededChance, SystemChance, percentile_dice, percentile_throws
from brp_desktop.rules.brp import read_d100

DRAWS = 200_000
MANY_DRAWS = 1_000_000

LIMITS = {6: 20.52, 10: 27.88, 100: 148.23}
"""Chi-square at 0.1 % for 5, 9 and 99 degrees of freedom (printed tables)."""

SEED_ONE = [1, 5, 7, 2, 5, 4, 64]
"""The first dice of seed 1, of 4, 6, 8, 10, 12, 20 and 100 sides."""


def chi_square(throw: Callable[[], int], sides: int, draws: int) -> float:
    """The statistic over all faces; fails at once for a value that is no face."""
    counts = Counter(throw() for _ in range(draws))
    assert set(counts) == set(range(1, sides + 1)), "a face is missing, or there is one that no die has"
    expected = draws / sides
    return sum((counts[face] - expected) ** 2 / expected for face in range(1, sides + 1))


@pytest.mark.parametrize("sides", sorted(LIMITS))
def test_seeded_chance_is_fair(sides: int) -> None:
    """G05 with a fixed seed, so that the test cannot fail by chance."""
    source = SeededChance(20)
    assert chi_square(lambda: source.die(sides), sides, DRAWS) < LIMITS[sides]


@pytest.mark.parametrize("sides", sorted(LIMITS))
def test_system_chance_is_fair(sides: int) -> None:
    """G05. Twice 0.1 %: one repetition, so that a fair source fails once in a million runs."""
    source = SystemChance()
    throw = lambda: source.die(sides)  # noqa: E731
    assert chi_square(throw, sides, DRAWS // 4) < LIMITS[sides] or chi_square(throw, sides, DRAWS // 4) < LIMITS[sides]


@pytest.mark.long
@pytest.mark.parametrize("sides", sorted(LIMITS))
def test_system_chance_is_fair_over_a_million(sides: int) -> None:
    """G05 as written: a million draws of each die."""
    source = SystemChance()
    throw = lambda: source.die(sides)  # noqa: E731
    assert chi_square(throw, sides, MANY_DRAWS) < LIMITS[sides] or chi_square(throw, sides, MANY_DRAWS) < LIMITS[sides]


def test_percentile_pair_is_fair() -> None:
    """G05 for the D100 as it is thrown at the table: tens and units."""
    source = SeededChance(8)
    assert chi_square(lambda: read_d100(*percentile_dice(source)), 100, DRAWS) < LIMITS[100]


def test_chance_uses_no_remainder_and_no_scaling() -> None:
    """G05: the code path holds no modulo, no float and no fixed seed; whole bits are cut off a byte, nothing else."""
    tree = ast.parse(inspect.getsource(chance))
    operators = {type(node.op).__name__ for node in ast.walk(tree) if isinstance(node, ast.BinOp)}
    assert operators <= {"Add", "Sub", "Mult", "LShift", "BitAnd"}
    names = {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
    assert not names & {"random", "randint", "randrange", "choice", "seed", "uniform"}


def test_system_chance_is_drawn_at_the_call(monkeypatch: pytest.MonkeyPatch) -> None:
    """G05: nothing is drawn beforehand; each die asks the system."""
    asked: list[int] = []
    original = random.SystemRandom.getrandbits

    def counted(self: random.SystemRandom, width: int) -> int:
        asked.append(width)
        return original(self, width)

    monkeypatch.setattr(random.SystemRandom, "getrandbits", counted)
    source = SystemChance()
    assert not asked
    source.die(6)
    assert asked
    assert set(asked) == {3}


@pytest.mark.parametrize("sides", sorted(LIMITS))
def test_dice_thrown_together_are_fair(sides: int) -> None:
    """G05 for many dice from one reading of the system; one repetition, as above."""
    source = SystemChance()

    def statistic() -> float:
        faces = iter(source.dice(sides, DRAWS))
        return chi_square(lambda: next(faces), sides, DRAWS)

    assert statistic() < LIMITS[sides] or statistic() < LIMITS[sides]


def test_dice_thrown_together_are_drawn_at_the_call_and_nothing_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bytes say which faces fall; values beyond them are thrown away, and what is left over is used for nothing."""
    asked: list[int] = []

    def drawn(self: random.SystemRandom, count: int) -> bytes:
        asked.append(count)
        return bytes([9, 10, 15, 0x30, 0xF4] if len(asked) == 1 else [7, 8, 9, 5])[:count]

    monkeypatch.setattr(random.SystemRandom, "randbytes", drawn)
    source = SystemChance()
    assert not asked
    assert source.dice(10, 4) == [10, 1, 5, 8]
    assert asked == [8, 2]
    assert source.dice(10, 1) == [8]
    assert asked == [8, 2, 2]


@pytest.mark.parametrize("sides", [0, 257])
def test_impossible_dice_together_are_refused(sides: int) -> None:
    with pytest.raises(ValueError, match="sides"):
        SystemChance().dice(sides, 2)


def test_many_percentile_pairs(faces: Any) -> None:
    """Tens first, one pair after the other; a source without many dice at once throws them singly."""
    assert percentile_throws(faces(6, 10, 10, 5), 2) == [(60, 0), (0, 5)]
    pairs = percentile_throws(SystemChance(), 2000)
    assert len(pairs) == 2000
    assert {tens for tens, _ in pairs} == set(range(0, 100, 10))
    assert {units for _, units in pairs} == set(range(10))
    assert percentile_throws(SystemChance(), 0) == []


def test_values_beyond_the_faces_are_thrown_away() -> None:
    """Rejection: a die of six never maps 6 or 7 onto a face."""

    class Bits(random.Random):
        def __init__(self) -> None:
            super().__init__(0)
            self.values = iter([7, 6, 5])

        def getrandbits(self, k: int) -> int:
            assert k == 3
            return next(self.values)

    assert chance._drawn(Bits(), 6) == 6


def test_seeded_chance_repeats_itself() -> None:
    first, second, other = SeededChance(7), SeededChance(7), SeededChance(8)
    rolls = [first.die(100) for _ in range(50)]
    assert rolls == [second.die(100) for _ in range(50)]
    assert rolls != [other.die(100) for _ in range(50)]


def test_seeded_chance_is_the_same_everywhere() -> None:
    """A promise to scripts: these numbers may never change."""
    source = SeededChance(1)
    assert [source.die(sides) for sides in (4, 6, 8, 10, 12, 20, 100)] == SEED_ONE


@pytest.mark.parametrize("sides", [0, -1, 1_000_001])
def test_impossible_dice_are_refused(sides: int) -> None:
    with pytest.raises(ValueError, match="sides"):
        SystemChance().die(sides)


def test_one_sided_die() -> None:
    assert SystemChance().die(1) == 1


def test_every_pair_is_read_once(faces: Any) -> None:
    """G01, G02: all hundred pairs of faces give 1 … 100 once each; face 10 shows the 0."""
    values = {}
    for tens in range(1, 11):
        for units in range(1, 11):
            source = faces(tens, units)
            values[tens, units] = read_d100(*percentile_dice(source))
            assert source.asked == [10, 10]
    assert sorted(values.values()) == list(range(1, 101))
    assert values[10, 10] == 100
    assert values[6, 10] == 60
    assert values[10, 1] == 1
    assert values[9, 10] == 90
