"""The threshold bar: exact segments, readable without colour, nothing outside its rectangle."""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor

from brp_desktop.painting import threshold_bar as bars
from brp_desktop.painting.patterns import paint_pattern
from brp_desktop.painting.theme import LEVELS, SIDES, Theme
from brp_desktop.rules.brp import SRD, UGE, BrpOptions, judge, thresholds


@dataclass(frozen=True)
class Limits:
    """Thresholds made up for a test."""

    critical: int
    special: int
    success: int
    fumble: int


LEGEND = {level: bars.LegendEntry(level.title(), "12%") for level in LEVELS}
TYPICAL = Limits(4, 13, 65, 99)


@pytest.mark.parametrize("options", [SRD, UGE], ids=["srd", "uge"])
def test_segments_are_the_hundred_rolls_and_agree_with_the_rules(options: BrpOptions) -> None:
    for chance in range(301):
        parts = bars.segments(thresholds(chance, options))
        assert sum(part.width for part in parts) == 100
        assert (parts[0].first, parts[-1].last) == (1, 100)
        assert all(left.last + 1 == right.first for left, right in pairwise(parts))
        assert all(part.width > 0 for part in parts)
        for part in parts:
            for roll in {part.first, part.last}:
                assert judge(roll, chance, options).value == part.level


def test_srd_has_no_critical_segment_and_uge_has() -> None:
    assert "critical" not in {part.level for part in bars.segments(thresholds(65, SRD))}
    assert bars.segments(thresholds(65, UGE))[0].level == "critical"


@given(st.lists(st.integers(0, 100), min_size=3, max_size=3), st.integers(1, 101))
def test_any_thresholds_give_exactly_the_hundred_rolls(limits: list[int], fumble: int) -> None:
    parts = bars.segments(Limits(*limits, fumble))
    assert [roll for part in parts for roll in range(part.first, part.last + 1)] == list(range(1, 101))


def test_rolls_are_shown_with_two_digits() -> None:
    assert [bars.show_roll(roll) for roll in (1, 42, 99, 100)] == ["01", "42", "99", "00"]


def test_boundary_numbers_are_left_out_where_they_would_touch() -> None:
    """28 %: critical 02 and special 06 are nearer than 17 px at 356 px."""
    numbers = bars.boundary_numbers(bars.segments(Limits(2, 6, 28, 97)), 356)
    assert [text for _, text in numbers] == ["02", "28", "97–00"]
    wide = bars.boundary_numbers(bars.segments(Limits(2, 6, 28, 97)), 800)
    assert [text for _, text in wide] == ["02", "06", "28", "97–00"]


@given(st.integers(0, 300), st.sampled_from([SRD, UGE]), st.integers(200, 900))
def test_boundary_numbers_keep_their_distance(chance: int, options: BrpOptions, width: int) -> None:
    numbers = bars.boundary_numbers(bars.segments(thresholds(chance, options)), width)
    assert all(right - left >= 17 for (left, _), (right, _) in pairwise(numbers))
    if len(numbers) > 1 and numbers[-1][0] == width:  # it ends there, the others stand in the middle of their end
        assert width - numbers[-2][0] >= (25 if numbers[-1][1] == "00" else 42)


def test_each_segment_covers_as_many_hundredths_of_the_bar(paper: Theme) -> None:
    rect = QRectF(10, 5, 356, 80)
    found = bars.segment_rects(rect, paper, TYPICAL)
    assert found[0][1].left() == pytest.approx(10)
    assert found[-1][1].right() == pytest.approx(366)
    for part, area in found:
        assert area.width() == pytest.approx(part.width * 3.56)
        assert area.height() == paper.size["threshold_bar"]


@pytest.mark.parametrize("width", [240, 295, 356, 700])
@pytest.mark.parametrize("signs", [True, False])
def test_nothing_is_painted_outside(theme: Theme, width: int, signs: bool, canvas) -> None:
    height = bars.threshold_bar_height(theme)
    for roll in (None, 50):
        sheet = canvas(width + 40, height + 40)
        rect = QRectF(20, 20, width, height)
        sheet.painted(
            lambda painter, roll=roll, rect=rect: bars.paint_threshold_bar(
                painter, rect, theme, TYPICAL, roll, LEGEND, signs
            )
        )
        assert sheet.is_clean_outside(rect)
        assert not sheet.is_clean_outside(rect.adjusted(0, 0, -2, 0))
        assert not sheet.is_clean_outside(rect.adjusted(2, 0, 0, 0))


def test_without_legend_it_is_lower(paper: Theme, canvas) -> None:
    low = bars.threshold_bar_height(paper, legend=False)
    assert low < bars.threshold_bar_height(paper)
    sheet = canvas(356, 120)
    sheet.painted(lambda painter: bars.paint_threshold_bar(painter, sheet.rect, paper, TYPICAL, 7))
    assert max(y for _, y in sheet.ink()) < low


def test_the_roll_is_marked_at_its_own_cell(paper: Theme, canvas) -> None:
    plain, marked = canvas(400, 90), canvas(400, 90)
    plain.painted(lambda painter: bars.paint_threshold_bar(painter, plain.rect, paper, TYPICAL))
    for roll in (7, 50, 93):
        marked = canvas(400, 90)
        marked.painted(
            lambda painter, roll=roll, marked=marked: bars.paint_threshold_bar(
                painter, marked.rect, paper, TYPICAL, roll
            )
        )
        changed = [x for x in range(400) if any(plain.image.pixel(x, y) != marked.image.pixel(x, y) for y in range(34))]
        middle = (roll - 0.5) * 4
        assert abs((changed[0] + changed[-1] + 1) / 2 - middle) <= 1
        assert changed[-1] - changed[0] <= 12


def test_the_legend_lifts_the_level_of_the_roll(paper: Theme, canvas) -> None:
    images = []
    for roll in (7, 50):
        sheet = canvas(400, 90, paper.colour("panel"))
        sheet.painted(
            lambda painter, roll=roll, sheet=sheet: bars.paint_threshold_bar(
                painter, sheet.rect, paper, TYPICAL, roll, LEGEND
            )
        )
        images.append(sheet.image.copy(0, 44, 400, 40))
    assert images[0] != images[1]


def _texture(theme: Theme, canvas, grey: Callable[[QColor], float], fill: QColor, mark: QColor, pattern: str):
    sheet = canvas(60, 18, fill)
    sheet.painted(lambda painter: paint_pattern(painter, sheet.rect, theme.measures.pattern[pattern], mark))
    values = [[grey(sheet.image.pixelColor(x, y)) for x in range(60)] for y in range(18)]
    every = [value for row in values for value in row]
    mean = sum(every) / len(every)
    spread = (sum((value - mean) ** 2 for value in every) / len(every)) ** 0.5
    inked = sum(abs(value - values[0][0]) > 25 for value in every) / len(every)
    return mean, spread, inked


def test_levels_can_be_told_apart_in_grey(theme: Theme, canvas, grey: Callable[[QColor], float]) -> None:
    """Neighbours on the bar differ in lightness or in how strongly they are patterned."""
    looks = {
        level: _texture(
            theme,
            canvas,
            grey,
            theme.level(level).fill,
            theme.level(level).mark,
            theme.measures.level[level].pattern,
        )
        for level in LEVELS
    }
    for one, other in pairwise(LEVELS):
        lightness = abs(looks[one][0] - looks[other][0])
        texture = abs(looks[one][1] - looks[other][1])
        assert lightness > 18 or texture > 12, (one, other, looks[one], looks[other])


def test_sides_can_be_told_apart_in_grey(theme: Theme, canvas, grey: Callable[[QColor], float]) -> None:
    looks = {
        side: _texture(theme, canvas, grey, theme.side(side).fill, theme.side(side).mark, theme.measures.side[side])
        for side in SIDES
    }
    for one, other in pairwise(SIDES):
        lightness = abs(looks[one][0] - looks[other][0])
        texture = abs(looks[one][1] - looks[other][1])
        assert lightness > 18 or texture > 12, (one, other, looks[one], looks[other])


def test_patterns_stay_inside_their_segment(paper: Theme, canvas) -> None:
    for pattern in paper.measures.pattern.values():
        sheet = canvas(60, 40)
        area = QRectF(10, 10, 30, 18)
        sheet.painted(
            lambda painter, pattern=pattern, area=area: paint_pattern(painter, area, pattern, QColor("black"))
        )
        ink = sheet.ink()
        assert bool(ink) == (pattern.kind != "none")
        assert all(10 <= x < 40 and 10 <= y < 28 for x, y in ink)
