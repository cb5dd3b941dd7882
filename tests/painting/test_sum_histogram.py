"""The histogram of two dice: every sum in its place, told apart without colour, the line where the Vdr is."""

from itertools import pairwise
from typing import NamedTuple

import pytest
from PySide6.QtCore import QPointF, QRectF

from brp_desktop.painting.sum_histogram import (
    HEIGHT,
    SMALL_HEIGHT,
    bar_areas,
    column_areas,
    line_at,
    paint_sum_histogram,
)
from brp_desktop.painting.theme import Theme

RECT = QRectF(4, 3, 356, HEIGHT)


class Sum(NamedTuple):
    total: int
    ways: int
    outcome: str


def sums(vdr: int) -> tuple[Sum, ...]:
    """The eleven sums of a test with that Vdr."""
    ends = {2: "critical", 12: "fumble"}
    return tuple(
        Sum(total, 6 - abs(7 - total), ends.get(total, "success" if total <= vdr else "failure"))
        for total in range(2, 13)
    )


@pytest.mark.parametrize("width", [292, 356, 872])
def test_the_bars_stand_side_by_side_on_one_line(paper: Theme, width: int) -> None:
    """As high as they have ways, inside the rectangle, each in its column."""
    rect = QRectF(4, 3, width, HEIGHT)
    columns, bars = column_areas(rect, sums(7)), bar_areas(rect, paper, sums(7))
    assert [column.total for column, _ in columns] == list(range(2, 13))
    assert len({round(bar.bottom(), 3) for _, bar in bars}) == 1
    heights = [bar.height() / column.ways for column, bar in bars]
    assert max(heights) - min(heights) < 1e-6
    for (_, area), (_, bar) in zip(columns, bars, strict=True):
        assert rect.adjusted(-0.01, 0, 0.01, 0).contains(area)
        assert area.adjusted(-0.01, 0, 0.01, 0).contains(bar)
    for (_, one), (_, other) in pairwise(columns):
        assert one.right() < other.left()


@pytest.mark.parametrize(("vdr", "left", "right"), [(7, 7, 8), (2, 2, 3), (11, 11, 12)])
def test_the_line_stands_after_the_last_sum_that_does_not_exceed_the_vdr(vdr: int, left: int, right: int) -> None:
    areas = {column.total: area for column, area in column_areas(RECT, sums(vdr))}
    assert areas[left].right() < line_at(RECT, sums(vdr), vdr) < areas[right].left()


def test_beyond_the_sums_the_line_stands_at_the_edge() -> None:
    areas = [area for _, area in column_areas(RECT, sums(7))]
    assert line_at(RECT, sums(-40), -40) < areas[0].left()
    assert line_at(RECT, sums(40), 40) > areas[-1].right()


@pytest.mark.parametrize("height", [HEIGHT, SMALL_HEIGHT])
@pytest.mark.parametrize("thrown", [None, 2, 7, 12])
@pytest.mark.parametrize("vdr", [-3, 1, 2, 7, 11, 14])
def test_nothing_is_drawn_outside(canvas, paper: Theme, vdr: int, thrown: int | None, height: int) -> None:
    """Wherever line, name and triangle stand; a line before the first sum may touch the edge."""
    page = canvas(300, height + 10)
    rect = QRectF(4, 5, 292, height)
    page.painted(lambda painter: paint_sum_histogram(painter, rect, paper, sums(vdr), vdr, f"Vdr {vdr}", thrown))
    assert page.is_clean_outside(rect.adjusted(-4, 0, 3, 0))


def test_every_end_looks_different_on_a_grey_screen(canvas, theme: Theme, grey) -> None:
    """Lightness and pattern tell critical, success, failure and fumble apart."""
    columns = (Sum(2, 6, "critical"), Sum(3, 6, "success"), Sum(4, 6, "failure"), Sum(5, 6, "fumble"))
    page = canvas(240, HEIGHT, theme.colour("panel"))
    rect = QRectF(0, 0, 240, HEIGHT)
    image = page.painted(lambda painter: paint_sum_histogram(painter, rect, theme, columns, 3, "Vdr 3"))
    looks = []
    for _, bar in bar_areas(rect, theme, columns):
        inner = bar.adjusted(4, 4, -4, -4).toRect()
        tones = [
            round(grey(image.pixelColor(x, y)) / 12)
            for x in range(inner.left(), inner.right())
            for y in range(inner.top(), inner.bottom())
        ]
        looks.append((max(set(tones), key=tones.count), len(set(tones)) > 1))
    assert len(set(looks)) == 4, looks


def test_the_sum_thrown_is_framed_and_has_a_triangle(canvas, paper: Theme) -> None:
    """The same picture without it differs only in its column and above it, and in the name of the line."""
    pictures = []
    for thrown in (None, 5):
        page = canvas(364, 90, paper.colour("panel"))
        pictures.append(
            page.painted(
                lambda painter, thrown=thrown: paint_sum_histogram(painter, RECT, paper, sums(8), 8, "Vdr 8", thrown)
            )
        )
    area = next(area for column, area in column_areas(RECT, sums(8)) if column.total == 5).adjusted(-6, 0, 6, 0)
    one, other = pictures
    different = [
        QPointF(x, y) for x in range(one.width()) for y in range(one.height()) if one.pixel(x, y) != other.pixel(x, y)
    ]
    assert different
    assert all(area.adjusted(-1, -1, 1, 1).contains(point) for point in different)
    assert any(point.y() < area.top() + 12 for point in different), "the triangle"
