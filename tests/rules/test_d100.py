"""The percentile dice: reading, typing and showing them."""

from typing import Any

import pytest

from brp_desktop.rules import RulesError
from brp_desktop.rules.brp import parse_d100, read_d100, show_d100, split_d100


def test_reading(vectors: dict[str, Any]) -> None:
    for tens, units, value in vectors["d100_reading"]["rows"]:
        assert read_d100(tens, units) == value


def test_every_pair_gives_another_value() -> None:
    """G01: the hundred pairs give 1–100 once each; 00 + 0 = 100, 60 + 0 = 60, 00 + 1 = 1, 90 + 0 = 90."""
    values = [read_d100(tens, units) for tens in range(0, 100, 10) for units in range(10)]
    assert sorted(values) == list(range(1, 101))
    assert [read_d100(tens, units) for tens, units in ((0, 0), (60, 0), (0, 1), (90, 0))] == [100, 60, 1, 90]


@pytest.mark.parametrize("units", range(1, 10))
def test_00_is_not_100_plus_units(units: int) -> None:
    """G02: tens 00 with units 1–9 is 1–9."""
    assert read_d100(0, units) == units


@pytest.mark.parametrize(("tens", "units"), [(-10, 1), (100, 1), (5, 1), (15, 0), (10, -1), (10, 10), (0, 100)])
def test_impossible_faces_are_refused(tens: int, units: int) -> None:
    with pytest.raises(RulesError) as caught:
        read_d100(tens, units)
    assert (caught.value.code, caught.value.parameters) == ("not_a_d100", {"tens": tens, "units": units})


def test_splitting_is_the_reverse_of_reading() -> None:
    for value in range(1, 101):
        assert read_d100(*split_d100(value)) == value
    assert split_d100(100) == (0, 0)


def test_typed_text(vectors: dict[str, Any]) -> None:
    for text, value in vectors["d100_reading"]["typed"]:
        if value is not None:
            assert parse_d100(text) == value, text
            continue
        with pytest.raises(RulesError) as caught:
            parse_d100(text)
        assert (caught.value.code, caught.value.parameters) == ("not_a_d100", {"text": text})


@pytest.mark.parametrize("text", [" 7", "7 ", "+7", "٣", "²", "1e1", "0100", "x"])
def test_other_text_is_refused(text: str) -> None:
    with pytest.raises(RulesError) as caught:
        parse_d100(text)
    assert caught.value.code == "not_a_d100"


def test_showing(vectors: dict[str, Any]) -> None:
    for value, text in vectors["d100_reading"]["shown"]:
        assert show_d100(value) == text
    for value in range(1, 101):
        assert parse_d100(show_d100(value)) == value
    for value in (0, 101, -1):
        for function in (show_d100, split_d100):
            with pytest.raises(RulesError) as caught:
                function(value)
            assert (caught.value.code, caught.value.parameters) == ("roll_out_of_range", {"roll": value})
