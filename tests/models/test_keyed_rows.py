"""Rows known by keys: any new list of keys is reached without a reset, and whatever points at a row goes along."""

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPersistentModelIndex, Qt

from brp_desktop.models.keyed_rows import KeyedTableModel


class Letters(KeyedTableModel[str]):
    """A table of keys."""

    def data(self, index: Any, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        return self.key(index.row()) if role == Qt.ItemDataRole.DisplayRole else None


@pytest.mark.parametrize(
    ("before", "after"),
    [("abcdef", "ace"), ("ace", "abcdef"), ("abc", "cab"), ("abc", ""), ("", "abc"), ("abcd", "xdyb"), ("ab", "ab")],
)
def test_set_keys(qtmodeltester: Any, before: str, after: str) -> None:
    """Z01: the tester watches every step from one list to the other, on rows that are there."""
    model = Letters(2)
    model.set_keys(list(before))
    qtmodeltester.check(model)
    model.set_keys(list(after))
    assert model.keys == tuple(after)
    assert [model.row_of(key) for key in after] == list(range(len(after)))
    assert model.row_of("?") is None


def test_random_lists_keep_persistent_indexes(qtmodeltester: Any) -> None:
    """U04: focus and selection hang on persistent indexes; each must stay at its key through a hundred changes."""
    chance = random.Random(4)
    letters = "abcdefghijklmnop"
    model = Letters(2)
    model.set_keys(list(letters))
    qtmodeltester.check(model)
    for _ in range(100):
        held = {key: QPersistentModelIndex(model.index(row, 1)) for row, key in enumerate(model.keys)}
        wanted = chance.sample(letters, chance.randrange(len(letters) + 1))
        model.set_keys(wanted)
        for key, index in held.items():
            if key in wanted:
                assert index.isValid()
                assert (model.key(index.row()), index.column()) == (key, 1)
            else:
                assert not index.isValid()


@given(rows=st.sets(st.integers(0, 30)))
def test_refresh_names_exactly_the_rows(rows: set[int]) -> None:
    """dataChanged covers each changed row once and no other."""
    model = Letters(3)
    model.set_keys([str(number) for number in range(31)])
    told: list[int] = []
    model.dataChanged.connect(lambda first, last, roles: told.extend(range(first.row(), last.row() + 1)))
    model.refresh([str(number) for number in rows] + ["elsewhere"])
    assert sorted(told) == sorted(rows)
    assert len(told) == len(set(told))
