"""Tick boxes, gauges and portraits: states differ without colour, values land where they belong."""

import itertools
from collections.abc import Callable

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage

from brp_desktop.painting.check_box import TICK_STATES, paint_tick_box
from brp_desktop.painting.gauges import gauge_position, paint_gauge
from brp_desktop.painting.portrait import initials, paint_portrait
from brp_desktop.painting.theme import Theme


def _box(canvas, theme: Theme, state: str, side: int = 14, progress: float = 1.0) -> QImage:
    sheet = canvas(side + 6, side + 6, theme.colour("sheet"))
    rect = QRectF(3, 3, side, side)
    return sheet.painted(lambda painter: paint_tick_box(painter, rect, theme, state, progress))


def _unlike(one: QImage, other: QImage, grey: Callable[[QColor], float]) -> int:
    return sum(
        abs(grey(one.pixelColor(x, y)) - grey(other.pixelColor(x, y))) > 24
        for x in range(one.width())
        for y in range(one.height())
    )


@pytest.mark.parametrize("side", [14, 21, 28])
def test_tick_states_can_be_told_apart_in_grey(theme: Theme, side: int, canvas, grey) -> None:
    boxes = {state: _box(canvas, theme, state, side) for state in TICK_STATES}
    for one, other in itertools.combinations(TICK_STATES, 2):
        assert _unlike(boxes[one], boxes[other], grey) > side, (one, other)


@pytest.mark.parametrize("state", TICK_STATES)
def test_tick_boxes_stay_inside_their_square(theme: Theme, state: str, canvas) -> None:
    sheet = canvas(40, 30)
    sheet.painted(lambda painter: paint_tick_box(painter, QRectF(10, 5, 20, 20), theme, state))
    ink = sheet.ink()
    assert ink
    assert all(10 <= x < 30 and 5 <= y < 25 for x, y in ink)


def test_a_tick_is_drawn_in_one_stroke(paper: Theme, canvas, grey) -> None:
    stages = [_box(canvas, paper, "ticked", 28, progress) for progress in (0.0, 0.3, 0.7, 1.0)]
    growth = [_unlike(stages[0], stage, grey) for stage in stages]
    assert growth == sorted(growth)
    assert growth[0] == 0 < growth[1] < growth[2] < growth[3]


def test_unknown_tick_state_is_an_error(paper: Theme, canvas) -> None:
    sheet = canvas(20, 20)
    with pytest.raises(KeyError):
        sheet.painted(lambda painter: paint_tick_box(painter, sheet.rect, paper, "maybe"))


@pytest.mark.parametrize(
    ("value", "maximum", "x"), [(0, 12, 10), (12, 12, 90), (6, 12, 50), (-3, 12, 10), (20, 12, 90), (5, 0, 10)]
)
def test_gauge_positions(value: int, maximum: int, x: float) -> None:
    assert gauge_position(QRectF(10, 0, 80, 12), value, maximum) == x


def test_a_gauge_is_filled_as_far_as_its_value(theme: Theme, canvas) -> None:
    for value in (0, 3, 9, 12):
        sheet = canvas(100, 20)
        sheet.painted(lambda painter, value=value: paint_gauge(painter, QRectF(10, 4, 80, 12), theme, value, 12))
        row = [sheet.image.pixelColor(x, 10) for x in range(13, 87)]
        filled = sum(colour == theme.colour("accent") for colour in row)
        assert abs(filled - (value / 12 * 80 - (3 if value else 0) - (3 if value == 12 else 0))) <= 2


def test_the_wound_mark_lies_at_its_value_and_only_where_there_is_one(theme: Theme, canvas) -> None:
    def danger(mark: float | None) -> list[int]:
        sheet = canvas(100, 20)
        sheet.painted(lambda painter: paint_gauge(painter, QRectF(10, 4, 80, 12), theme, 9, 12, mark))
        return [x for x in range(100) if sheet.image.pixelColor(x, 10) == theme.colour("danger")]

    assert danger(None) == []
    assert danger(0) == []
    assert danger(12) == []
    found = danger(6)
    assert len(found) == 2
    assert abs(sum(found) / 2 + 0.5 - 50) <= 1


def test_gauges_stay_inside(theme: Theme, canvas) -> None:
    sheet = canvas(100, 20)
    sheet.painted(lambda painter: paint_gauge(painter, QRectF(10, 4, 80, 12), theme, 15, 12, 6))
    assert all(10 <= x < 90 and 4 <= y < 16 for x, y in sheet.ink())


@pytest.mark.parametrize(
    ("name", "letters"),
    [
        ("Adèle Fournier", "AF"),
        ("Dottor Louis Henry", "LH"),
        ("Bran le passeur", "BP"),
        ("Bran il traghettatore", "BT"),
        ("Jean-Luc d’Arc", "JA"),
        ("Zed", "Z"),
        ("élodie", "É"),
        ("", ""),
        ("  !? ", ""),
        ("李 小龍", "李小"),
    ],
)
def test_initials(name: str, letters: str) -> None:
    assert initials(name) == letters


def test_portraits_show_initials_a_person_or_the_picture(theme: Theme, canvas) -> None:
    picture = QImage(40, 80, QImage.Format.Format_RGB32)
    picture.fill(QColor("#123456"))
    images = []
    for name, image in (("Adèle Fournier", None), ("Bran", None), ("", None), ("Adèle Fournier", picture)):
        sheet = canvas(78, 78)
        sheet.painted(
            lambda painter, name=name, image=image: paint_portrait(painter, QRectF(10, 10, 58, 58), theme, name, image)
        )
        assert all(10 <= x < 68 and 10 <= y < 68 for x, y in sheet.ink())
        images.append(sheet.image.copy())
    for one, other in itertools.combinations(images, 2):
        assert one != other
    assert images[3].pixelColor(39, 39) == QColor("#123456")
    assert images[3].pixelColor(10, 10).alpha() < 255
