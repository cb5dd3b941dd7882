"""Exact odds: the printed tables, enumeration of the dice, sums, the far ends."""

from collections import Counter
from fractions import Fraction
from itertools import product
from time import perf_counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from brp_desktop.rules import RulesError, xantis
from brp_desktop.rules.xantis import XantisOptions, margin_odds, success_odds
from brp_desktop.rules.xantis.odds import PAIRS, WAYS, extra_at_least, extra_exactly

BY_NUMBER = XantisOptions(critical_base="vdr", critical_decides=False)
DEPTH = 3

# Vdr: 36ths by default, and the chance where the number decides on the own Vdr.
CHANCES: dict[int, tuple[int, str]] = {
    -8: (1, "5/1296"),
    -7: (1, "1/216"),
    -6: (1, "1/216"),
    -5: (1, "1/108"),
    -4: (1, "1/72"),
    -3: (1, "1/54"),
    -2: (1, "5/216"),
    -1: (1, "1/36"),
    0: (1, "1/36"),
    1: (1, "1/36"),
    2: (1, "1/36"),
    3: (3, "1/12"),
    4: (6, "1/6"),
    5: (10, "5/18"),
    6: (15, "5/12"),
    7: (21, "7/12"),
    8: (26, "13/18"),
    9: (30, "5/6"),
    10: (33, "11/12"),
    11: (35, "35/36"),
    12: (35, "35/36"),
    13: (35, "211/216"),
    14: (35, "53/54"),
    15: (35, "71/72"),
    16: (35, "107/108"),
    17: (35, "215/216"),
    18: (35, "215/216"),
    19: (35, "1291/1296"),
    20: (35, "323/324"),
}
# Vdr: the chance of a margin of at least 0 … 8.
MARGINS: dict[int, str] = {
    0: "1/36 1/36 5/216 1/54 1/72 1/108 1/216 1/216 5/1296",
    3: "1/12 1/36 1/36 1/36 1/36 5/216 1/54 1/72 1/108",
    7: "7/12 5/12 5/18 1/6 1/12 1/36 1/36 1/36 1/36",
    12: "35/36 35/36 11/12 5/6 13/18 7/12 5/12 5/18 1/6",
    15: "35/36 35/36 35/36 35/36 35/36 11/12 5/6 13/18 7/12",
    20: "35/36 35/36 35/36 35/36 35/36 35/36 35/36 35/36 35/36",
}
EXTRA = "1/6 1/6 1/6 1/6 1/6 0 1/36 1/36 1/36 1/36 1/36 0 1/216 1/216"
EXTRA_OR_MORE = "1 5/6 2/3 1/2 1/3 1/6 1/6 5/36 1/9 1/12 1/18 1/36 1/36 5/216"

option_records = st.builds(
    XantisOptions, critical_base=st.sampled_from(["capacity", "vdr"]), critical_decides=st.booleans()
)


def enumerated(capacity: int, own_vdr: int, bonus: int, options: XantisOptions) -> dict[int, Fraction]:
    """The chance of every margin by throwing every die, criticals with at most ``DEPTH`` additional ones."""
    chances: Counter[int] = Counter()
    for dice in product(range(1, 7), repeat=2):
        rows = [(6,) * sixes + (last,) for sixes in range(DEPTH) for last in range(1, 6)]
        for extra in rows if dice in ((1, 1), (6, 6)) else [()]:
            difficulty = capacity - own_vdr
            up = min(3, max(0, -difficulty))
            outcome = xantis.test(
                capacity, dice, extra, max(0, difficulty), interpretation=up, opponent_bonus=bonus, options=options
            )
            chances[outcome.margin] += 6 ** (DEPTH - len(extra))
    return {margin: Fraction(ways, PAIRS * 6**DEPTH) for margin, ways in sorted(chances.items())}


@pytest.mark.parametrize("vdr", CHANCES)
def test_the_table_of_chances(vdr: int) -> None:
    ways, by_number = CHANCES[vdr]
    for capacity in (None, vdr, 0, 17):
        assert success_odds(vdr, capacity=capacity) == Fraction(ways, 36)
    assert success_odds(vdr, options=BY_NUMBER) == Fraction(by_number)


@pytest.mark.parametrize("vdr", MARGINS)
def test_the_table_of_margins(vdr: int) -> None:
    assert [success_odds(vdr, at_least=k) for k in range(9)] == [Fraction(text) for text in MARGINS[vdr].split()]


def test_the_additional_dice() -> None:
    assert [extra_exactly(v) for v in range(1, 15)] == [Fraction(text) for text in EXTRA.split()]
    assert [extra_at_least(v) for v in range(1, 15)] == [Fraction(text) for text in EXTRA_OR_MORE.split()]
    assert [extra_exactly(v) for v in (-6, -5, 0)] == [0, 0, 0]
    assert [extra_at_least(v) for v in (-3, 0)] == [1, 1]
    assert all(extra_at_least(v) - extra_at_least(v + 1) == extra_exactly(v) for v in range(1, 60))


def test_the_ways_of_two_dice() -> None:
    assert Counter(a + b for a, b in product(range(1, 7), repeat=2)) == WAYS
    assert sum(WAYS.values()) == PAIRS == 36


@settings(max_examples=30)
@given(st.integers(-12, 25), st.integers(-3, 12), st.integers(0, 15), option_records)
def test_margin_odds_equal_enumeration(capacity: int, off: int, bonus: int, options: XantisOptions) -> None:
    own = capacity - off
    odds = margin_odds(capacity, own - bonus, DEPTH, opponent_bonus=bonus, options=options)
    assert odds == enumerated(capacity, own, bonus, options)
    assert list(odds) == sorted(odds)


@given(st.integers(-60, 60), st.integers(-60, 60), st.integers(0, 40), st.integers(0, 12), option_records)
def test_margin_odds_sum_to_1_but_for_longer_rows(
    capacity: int, vdr: int, bonus: int, upto: int, options: XantisOptions
) -> None:
    odds = margin_odds(capacity, vdr, upto, opponent_bonus=bonus, options=options)
    assert sum(odds.values()) + Fraction(1, 18 * 6**upto) == 1
    assert all(chance > 0 for chance in odds.values())


@given(st.integers(-30, 40), st.integers(-30, 40), st.integers(0, 20), st.integers(-40, 40), option_records)
def test_the_closed_form_is_the_sum_of_the_margins(
    capacity: int, vdr: int, bonus: int, at_least: int, options: XantisOptions
) -> None:
    """Up to what a row of more than 30 additional dice could still change."""
    exact = success_odds(vdr, capacity=capacity, opponent_bonus=bonus, at_least=at_least, options=options)
    odds = margin_odds(capacity, vdr, 30, opponent_bonus=bonus, options=options)
    summed = sum((chance for margin, chance in odds.items() if margin >= at_least), Fraction(0))
    assert 0 <= exact - summed <= Fraction(1, 18 * 6**30)


@given(st.integers(-40, 40), st.integers(-40, 40), st.integers(0, 20), option_records)
def test_odds_fall_with_the_margin_asked_for(capacity: int, vdr: int, bonus: int, options: XantisOptions) -> None:
    chances = [
        success_odds(vdr, capacity=capacity, opponent_bonus=bonus, at_least=k, options=options) for k in range(-30, 31)
    ]
    assert chances == sorted(chances, reverse=True)
    assert all(0 <= chance <= 1 for chance in chances)


@given(st.integers(-9999, 9999))
def test_never_below_1_nor_above_35_of_36(vdr: int) -> None:
    assert Fraction(1, 36) <= success_odds(vdr) <= Fraction(35, 36)


def test_a_critical_may_lose_to_an_opponent() -> None:
    """Shown Vdr −6, capacity 6, opponent's Bonus 12: the additional dice must make 6 or more."""
    assert success_odds(-6, capacity=6, opponent_bonus=12) == Fraction(1, 216)
    assert success_odds(-6, opponent_bonus=12) == Fraction(1, 216)
    assert success_odds(-6, capacity=8, opponent_bonus=12) == Fraction(1, 36) * Fraction(1, 2)
    on_vdr = XantisOptions(critical_base="vdr")
    assert success_odds(-6, capacity=8, opponent_bonus=12, options=on_vdr) == Fraction(1, 216)


@pytest.mark.parametrize(
    ("vdr", "at_least", "of_216"),
    [(-5, 0, 6), (-5, 1, 1), (-5, 2, 1), (15, 0, 210), (15, -1, 214), (15, -2, 215), (15, -3, 215), (16, -1, 215)],
)
def test_where_a_critical_stops_deciding(vdr: int, at_least: int, of_216: int) -> None:
    """1 and 1 gives 0 for sure and 1 only by its dice; 6 and 6 never 0, and −1 only by its dice."""
    assert success_odds(vdr, at_least=at_least) == Fraction(of_216, 216)
    odds = margin_odds(vdr, vdr, 30)
    summed = sum((chance for margin, chance in odds.items() if margin >= at_least), Fraction(0))
    assert 0 <= Fraction(of_216, 216) - summed < Fraction(1, 10**20)


@pytest.mark.parametrize("vdr", [7, 12, 13, 15, 20])
def test_the_mean_margin(vdr: int) -> None:
    mean = float(sum(margin * chance for margin, chance in margin_odds(vdr, vdr, 20).items()))
    expected = {7: 7 - 125 / 18, 12: 12 - 125 / 18, 13: 6.051, 15: 8.028, 20: 12.914}[vdr]
    assert mean == pytest.approx(expected, abs=0.0005)


@pytest.mark.parametrize("vdr", [-9999, 9999])
@pytest.mark.parametrize("options", [XantisOptions(), BY_NUMBER], ids=["default", "by number"])
def test_the_far_ends_answer_at_once(vdr: int, options: XantisOptions) -> None:
    started = perf_counter()
    chance = success_odds(vdr, capacity=-vdr, opponent_bonus=9999, at_least=vdr, options=options)
    assert perf_counter() - started < 0.5
    assert 0 <= chance <= 1


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        ({"vdr": 10_000}, "out_of_range"),
        ({"vdr": 2.5}, "not_an_integer"),
        ({"vdr": 7, "capacity": "7"}, "not_an_integer"),
        ({"vdr": 7, "opponent_bonus": -1}, "invalid_bonus"),
        ({"vdr": 7, "at_least": None}, "not_an_integer"),
    ],
    ids=str,
)
def test_what_is_refused(arguments: dict[str, Any], code: str) -> None:
    with pytest.raises(RulesError) as refused:
        success_odds(**arguments)
    assert refused.value.code == code


@pytest.mark.parametrize(("upto", "code"), [(-1, "out_of_range"), (101, "too_many_dice"), (True, "not_an_integer")])
def test_how_many_additional_dice(upto: int, code: str) -> None:
    with pytest.raises(RulesError) as refused:
        margin_odds(6, 6, upto)
    assert refused.value.code == code
    assert sum(margin_odds(6, 6, 0).values()) == Fraction(34, 36)
    assert len(margin_odds(6, 6, 100)) > 900
