"""The chi-square test: statistic and the probability that fair dice do at least as badly."""

import math
from collections.abc import Sequence
from fractions import Fraction

_STEPS = 10_000
_NEAR_ZERO = 1e-300
_PRECISION = 1e-15


def statistic(observed: Sequence[int], expected: Sequence[Fraction]) -> Fraction:
    """The sum of (observed − expected)² / expected, exactly; every expectation must be above 0.

    >>> statistic([8, 12], [Fraction(10), Fraction(10)])
    Fraction(4, 5)
    """
    return sum(
        ((seen - wanted) ** 2 / wanted for seen, wanted in zip(observed, expected, strict=True)), start=Fraction(0)
    )


def survival(value: float, degrees: int) -> float:
    """The probability of a chi-square of at least ``value`` with so many degrees of freedom (at least 1).

    The regularised upper incomplete gamma function of half of both: a series below the middle, a continued fraction
    above it; 12 digits are right.

    >>> round(survival(3.841458820694124, 1), 12), round(survival(123.22522145336181, 99), 12)
    (0.05, 0.05)
    """
    if degrees < 1:
        raise ValueError(degrees)
    if value <= 0:
        return 1.0
    shape, at = degrees / 2, value / 2
    weight = math.exp(shape * math.log(at) - at - math.lgamma(shape))
    if at < shape + 1:
        return max(0.0, 1.0 - weight * _series(shape, at))
    return min(1.0, weight * _fraction(shape, at))


def _series(shape: float, at: float) -> float:
    """The lower function without its weight."""
    term = total = 1 / shape
    for step in range(1, _STEPS):
        term *= at / (shape + step)
        total += term
        if term < total * _PRECISION:
            break
    return total


def _fraction(shape: float, at: float) -> float:
    """The upper function without its weight, by Lentz's method."""
    b = at + 1 - shape
    c = 1 / _NEAR_ZERO
    d = 1 / b
    value = d
    for step in range(1, _STEPS):
        a = -step * (step - shape)
        b += 2
        d = a * d + b
        d = 1 / (d if abs(d) > _NEAR_ZERO else _NEAR_ZERO)
        c = b + a / c
        c = c if abs(c) > _NEAR_ZERO else _NEAR_ZERO
        change = c * d
        value *= change
        if abs(change - 1) < _PRECISION:
            break
    return value
