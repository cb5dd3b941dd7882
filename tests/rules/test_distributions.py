"""Exact distributions of dice, compared with enumeration and with icepool as a second opinion."""

from fractions import Fraction
from itertools import product

import icepool
import pytest
from hypothesis import given
from hypothesis import strategies as st

from brp_desktop.rules import RulesError
from brp_desktop.rules.dice import parse
from brp_desktop.rules.odds import Distribution, distribution

NOTATIONS = (
    "1D6",
    "2D6",
    "3D6",
    "2D6+6",
    "1D8+2D4-3",
    "1D6-1D4",
    "-1D6",
    "-2D4+1D3-1",
    "3D6-1D10",
    "1D1",
    "5",
    "1D100",
)


@pytest.mark.parametrize("text", NOTATIONS)
def test_equal_to_enumeration(text: str) -> None:
    expression = parse(text)
    counts: dict[int, int] = {}
    for faces in product(*(range(1, sides + 1) for sides in expression.dice)):
        total = expression.with_faces(faces).total
        counts[total] = counts.get(total, 0) + 1
    found = distribution(expression)
    assert {total: count for total, count in found.items() if count} == counts
    assert (found.first, found.last) == (expression.minimum, expression.maximum)
    assert found.mean == expression.mean
    assert found.throws == sum(counts.values())


@pytest.mark.parametrize("text", [*NOTATIONS, "20D6", "10D10-7D8"])
def test_equal_to_icepool(text: str) -> None:
    expression = parse(text)
    second = icepool.Die([0])
    for term in expression.terms:
        part = term.amount @ icepool.d(term.sides) if term.sides else icepool.Die([term.amount])
        second = second + part if term.sign > 0 else second - part
    found = distribution(expression)
    for total in range(expression.minimum - 1, expression.maximum + 2):
        assert found.probability(total) == second.probability("==", total)
        assert found.at_least(total) == second.probability(">=", total)


def test_counts_and_probabilities() -> None:
    found = distribution(parse("2D6"))
    assert (found.first, found.counts) == (2, (1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1))
    assert [found.count(total) for total in (1, 2, 7, 12, 13)] == [0, 1, 6, 1, 0]
    assert found.probability(7) == Fraction(1, 6)
    assert [found.at_least(total) for total in (-5, 2, 12, 13, 99)] == [1, 1, Fraction(1, 36), 0, 0]


def test_changed_distributions() -> None:
    found = Distribution(-1, (1, 2, 3))
    assert found.shifted(4) == Distribution(3, (1, 2, 3))
    assert found.negated() == Distribution(-1, (3, 2, 1))
    assert Distribution(1, (1, 1, 1)).negated() == Distribution(-3, (1, 1, 1))
    assert found.at_least_of(0) == Distribution(0, (3, 3))
    assert found.at_least_of(-1) == found.at_least_of(-7) == found
    assert found.at_least_of(1) == Distribution(1, (6,))
    assert found.at_least_of(9) == Distribution(9, (6,))


@given(st.sampled_from(NOTATIONS), st.sampled_from(NOTATIONS))
def test_sums_of_two(one: str, another: str) -> None:
    together = distribution(parse(one)).plus(distribution(parse(another)))
    joined = parse(f"{one}{another if another.startswith('-') else '+' + another}")
    assert together == distribution(joined)


def test_zero_counts_do_not_matter_in_sums() -> None:
    assert Distribution(0, (1, 0, 1)).plus(Distribution(0, (1, 1))) == Distribution(0, (1, 1, 1, 1))


@pytest.mark.parametrize("text", ["201D6", "100D1000", "21D1000", "20D1000+1D21", "1D1000-19D1000-1D21"])
def test_limits(text: str) -> None:
    with pytest.raises(RulesError) as caught:
        distribution(parse(text))
    assert (caught.value.code, caught.value.parameters) == (
        "bad_dice",
        {"column": 1, "reason": "too_many_dice", "limit": 200},
    )


def test_up_to_the_limits() -> None:
    assert distribution(parse("200D6")).throws == 6**200
    assert len(distribution(parse("20D1000+1D20")).counts) == 20_000
