"""The writer of TOML against the standard library's reader."""

import tomllib
from datetime import UTC, date, datetime, time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from brp_desktop.storage.toml_text import toml_text

texts = st.text(st.characters(exclude_categories=["Cs"]), max_size=12)
moments = st.datetimes().map(lambda moment: moment.replace(microsecond=0))
leaves = st.one_of(
    st.booleans(),
    st.integers(-(2**63), 2**63 - 1),
    st.floats(allow_nan=False),
    texts,
    moments,
    st.dates(),
    st.times().map(lambda moment: moment.replace(microsecond=0)),
)
values = st.recursive(
    leaves, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(texts, inner, max_size=3), max_leaves=8
)


@given(st.dictionaries(texts, values, max_size=5))
def test_what_is_written_is_read_back(table: dict[str, object]) -> None:
    assert tomllib.loads(toml_text(table)) == table


def test_how_it_looks() -> None:
    table = {
        "theme": "ink",
        "window": {"width": 1280, "deep": {"a b": True}},
        "recent": [{"path": 'C:\\a"b.rpgsheet', "ticks": 3}],
        "empty": {},
        "sizes": [1, 2],
        "ratio": 1.5,
        "never": float("inf"),
        "born": date(2026, 7, 31),
        "at": time(21, 45),
        "when": datetime(2026, 7, 31, 21, 45, tzinfo=UTC),
    }
    assert (
        toml_text(table)
        == """theme = "ink"
recent = [
    {path = "C:\\\\a\\"b.rpgsheet", ticks = 3},
]
sizes = [1, 2]
ratio = 1.5
never = inf
born = 2026-07-31
at = 21:45:00
when = 2026-07-31T21:45:00+00:00

[window]
width = 1280

[window.deep]
"a b" = true

[empty]
"""
    )
    assert toml_text({}) == ""


def test_not_a_number_is_written() -> None:
    read = tomllib.loads(toml_text({"x": float("nan"), "y": float("-inf")}))
    assert read["x"] != read["x"]
    assert read["y"] == float("-inf")


@pytest.mark.parametrize(("value", "error"), [(None, TypeError), (b"bytes", TypeError), ("\ud800", ValueError)])
def test_what_has_no_place(value: object, error: type[Exception]) -> None:
    with pytest.raises(error):
        toml_text({"key": value})
