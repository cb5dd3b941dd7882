"""Sweeps over languages, themes and sizes: a cover of them in every run, each combination with --long."""

from collections.abc import Sequence
from itertools import combinations, product
from typing import Any

import pytest


def each_value(*axes: Sequence[Any]) -> list[Any]:
    """Every combination as parameters; only as many run always as let each value of each axis occur."""
    count = max(len(axis) for axis in axes)
    return _marked(axes, {tuple(row % len(axis) for axis in axes) for row in range(count)})


def each_pair(*axes: Sequence[Any]) -> list[Any]:
    """Every combination as parameters; only as many run always as let any two values of two axes meet."""
    missing = set().union(*(_pairs(row) for row in _rows(axes)))
    kept = set()
    while missing:
        best = max(_rows(axes), key=lambda row: len(_pairs(row) & missing))
        kept.add(best)
        missing -= _pairs(best)
    return _marked(axes, kept)


def _rows(axes: Sequence[Sequence[Any]]) -> list[tuple[int, ...]]:
    return list(product(*(range(len(axis)) for axis in axes)))


def _pairs(row: tuple[int, ...]) -> set[tuple[tuple[int, int], ...]]:
    return set(combinations(enumerate(row), 2))


def _marked(axes: Sequence[Sequence[Any]], kept: set[tuple[int, ...]]) -> list[Any]:
    return [
        pytest.param(
            *(axis[place] for axis, place in zip(axes, row, strict=True)), marks=() if row in kept else pytest.mark.long
        )
        for row in _rows(axes)
    ]
