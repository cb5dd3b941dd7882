"""Fairness: exact expectations, probabilities that are right, and words that fit the number of rolls (G05, G06)."""

import random
from collections import Counter
from collections.abc import Iterable
from fractions import Fraction

import pytest

from brp_desktop.play.chance import SeededChance, SystemChance, percentile_dice
from brp_desktop.play.chi_square import statistic, survival
from brp_desktop.play.fairness import expected_levels, face_test, report
from brp_desktop.play.tallies import LevelGroup, RollTally
from brp_desktop.rules.brp import SRD, UGE, Level, judge, read_d100


def face_counts(rolls: Iterable[int]) -> tuple[int, ...]:
    """How often a D100 showed each of its faces."""
    counts = Counter(rolls)
    return tuple(counts[face] for face in range(1, 101))


@pytest.mark.parametrize(
    ("value", "degrees", "probability"),
    [
        (3.841458820694124, 1, 0.05),
        (5.991464547107979, 2, 0.05),
        (16.918977604620448, 9, 0.05),
        (27.877164871256568, 9, 0.001),
        (30.143527205646155, 19, 0.05),
        (123.22522145336181, 99, 0.05),
        (148.23035916510563, 99, 0.001),
        (98.33414, 99, 0.5),
        (69.22988544, 99, 0.99),
        (1073.6427, 999, 0.05),
    ],
)
def test_probabilities_are_those_of_the_tables(value: float, degrees: int, probability: float) -> None:
    """Published critical values of the chi-square distribution."""
    assert survival(value, degrees) == pytest.approx(probability, rel=5e-6)


@pytest.mark.parametrize("degrees", [2, 4, 10, 40, 98])
def test_even_degrees_agree_with_the_closed_sum(degrees: int) -> None:
    """For even degrees the probability is a finite sum, worked out here in fractions."""
    for value in (0.5, 2, 9, 39, 98, 160, 400):
        half = Fraction(value) / 2
        term, total = Fraction(1), Fraction(1)
        for step in range(1, degrees // 2):
            term = term * half / step
            total += term
        exact = float(total) * 2.718281828459045 ** -float(half)
        assert survival(value, degrees) == pytest.approx(exact, rel=1e-9, abs=1e-14)


def test_the_edges_of_the_distribution() -> None:
    assert survival(0, 5) == survival(-1, 5) == 1
    assert survival(1e6, 3) == pytest.approx(0, abs=1e-300)
    with pytest.raises(ValueError):
        survival(1, 0)
    assert statistic([5, 5], [Fraction(5), Fraction(5)]) == 0


def test_too_few_rolls_say_nothing() -> None:
    """G06: below 25 rolls there is no verdict, however odd they look."""
    for count in range(25):
        found = face_test([count] + [0] * 99)
        assert (found.verdict, found.p, found.one_in, found.needed) == ("too_few", None, None, 25)
    assert face_test([25] + [0] * 99).verdict == "rare"


@pytest.mark.parametrize(("rolls", "classes"), [(25, 5), (49, 5), (50, 10), (99, 10), (100, 20), (250, 50), (500, 100)])
def test_few_rolls_are_compared_in_few_classes(rolls: int, classes: int) -> None:
    found = face_test(face_counts(SeededChance(3).die(100) for _ in range(rolls)))
    assert (found.classes, found.degrees, found.rolls) == (classes, classes - 1, rolls)


def test_small_dice_are_compared_face_by_face() -> None:
    assert face_test([5, 5, 5, 5, 5, 5]).classes == 6
    assert face_test([4, 5, 5, 5, 5, 5]).verdict == "too_few"


def test_even_dice_are_as_expected_and_loaded_ones_are_not() -> None:
    even = face_test([100] * 100)
    assert (even.verdict, even.chi_square, even.one_in) == ("as_expected", 0, 1)
    loaded = [100] * 100
    loaded[99] = 215
    found = face_test(loaded)
    assert found.verdict == "uncommon"
    assert 40 <= (found.one_in or 0) <= 60
    loaded[99] = 400
    assert (face_test(loaded).verdict, face_test(loaded).one_in) == ("rare", None)


def test_verdicts_are_as_rare_as_they_say() -> None:
    """Fair dice are called uncommon or rare about once in 20 looks, rare next to never."""
    chance = random.Random(11)
    verdicts = [face_test(face_counts(chance.randint(1, 100) for _ in range(120))).verdict for _ in range(600)]
    assert 10 <= sum(verdict != "as_expected" for verdict in verdicts) <= 55
    assert verdicts.count("rare") <= 5


def test_levels_are_expected_from_the_chance_of_each_roll() -> None:
    groups = (
        LevelGroup(chance=65, level="success", count=30),
        LevelGroup(chance=65, level="failure", count=20),
        LevelGroup(chance=40, level="critical", count=10, options=UGE),
        LevelGroup(chance=0, level="success", count=99, difficulty="automatic"),
    )
    expected = expected_levels(groups)
    assert sum(expected.values()) == 60
    assert expected[Level.SPECIAL] == 50 * Fraction(13, 100) + 10 * Fraction(6, 100)
    assert expected[Level.CRITICAL] == 10 * Fraction(2, 100)
    bars = report(RollTally(faces=(1,) * 100, groups=groups)).levels
    assert [(bar.level, bar.seen) for bar in bars] == [
        ("critical", 10), ("special", 0), ("success", 30), ("failure", 20), ("fumble", 0)
    ]  # fmt: skip


def tally(count: int, seed: int, *, cheat: bool = False) -> RollTally:
    """Rolls of a seeded source at some chances; cheating turns failures into new rolls."""
    source, levels, faces = SeededChance(seed), {}, []
    for number in range(count):
        chance, options = (30, 55, 80)[number % 3], (SRD, UGE)[number % 2]
        roll = read_d100(*percentile_dice(source))
        if cheat and not judge(roll, chance, options).is_success:
            roll = read_d100(*percentile_dice(source))
        faces.append(roll)
        key = chance, judge(roll, chance, options).value, options
        levels[key] = levels.get(key, 0) + 1
    groups = tuple(
        LevelGroup(chance=chance, level=level, options=options, count=seen)
        for (chance, level, options), seen in levels.items()
    )
    return RollTally(faces=face_counts(faces), groups=groups)


def test_the_page_of_fair_and_of_friendly_dice() -> None:
    fair = report(tally(3000, 5))
    assert (fair.face_test.verdict, fair.level_test.verdict) == ("as_expected", "as_expected")
    assert sum(bar.seen for bar in fair.faces) == sum(bar.seen for bar in fair.tens) == fair.rolls == 3000
    assert [(bar.first, bar.last) for bar in fair.tens][-1] == (91, 100)
    assert sum(bar.expected for bar in fair.levels) == 3000
    assert report(tally(3000, 5, cheat=True)).level_test.verdict == "rare"


def test_an_empty_page_has_no_verdict() -> None:
    empty = report(RollTally())
    assert (empty.rolls, empty.levels) == (0, ())
    assert (empty.face_test.verdict, empty.level_test.verdict) == ("too_few", "too_few")
    few = report(tally(49, 1))
    assert few.level_test.verdict == "too_few"
    assert few.level_test.needed == 50


def test_the_real_source_is_fair() -> None:
    """G05, small: 30,000 throws of the system's source are not rare by the test (that fails once in 10,000 runs)."""
    found = face_test(face_counts(read_d100(*percentile_dice(SystemChance())) for _ in range(30_000)))
    assert found.p is not None
    assert found.p > 1e-4
    assert found.classes == 100
