"""The resistance table as a map: the ramp, signs of the automatic zones, the pair; pictures against stored ones."""

from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from brp_desktop.painting.contrast import contrast_ratio
from brp_desktop.painting.heat_map import cursor_rect, heat_colour, paint_cross, paint_heat_cell, paint_pair
from brp_desktop.painting.theme import THEME_IDS, Theme, load_theme
from brp_desktop.play.resistance_grid import grid

FOLDER = Path(__file__).parents[1] / "data" / "golden" / "maps"
CELL = 24


def paint_map(painter: QPainter, theme: Theme) -> None:
    """A small map without numbers: only grounds, signs, stripes, frames and the pair."""
    window = grid(13, 15, size=21)
    for row, cells in enumerate(window.rows):
        for column, cell in enumerate(cells):
            rect = QRectF(column * CELL, row * CELL, CELL, CELL)
            paint_heat_cell(painter, rect, theme, cell.chance, cell.automatic, "")
    row, column = window.cursor or (0, 0)
    square = QRectF(column * CELL, row * CELL, CELL, CELL)
    length = 21 * CELL
    paint_cross(painter, QRectF(0, square.top(), length, CELL), QRectF(square.left(), 0, CELL, length), theme)
    paint_pair(painter, square, theme, None, "")


def test_the_ramp_is_straight_and_monotonous(theme, grey) -> None:
    """One ramp from low to high: a higher chance is never less marked."""
    ends = heat_colour(theme, 0), heat_colour(theme, 100)
    assert ends == (theme.heat.low, theme.heat.high)
    away = [abs(grey(heat_colour(theme, chance)) - grey(theme.heat.low)) for chance in range(0, 101, 5)]
    assert away == sorted(away)
    assert heat_colour(theme, 140) == theme.heat.high


def test_numbers_can_be_read_everywhere(theme) -> None:
    """Text on every cell of the ramp has at least 4.5 : 1."""
    assert min(contrast_ratio(theme.heat.text, heat_colour(theme, chance)) for chance in range(0, 101, 5)) >= 4.5


@pytest.mark.parametrize("zone", ["success", "failure"])
def test_automatic_zones_have_signs_not_colour_alone(theme, canvas, zone: str) -> None:
    """In an automatic zone the number is replaced by a sign; failure has stripes too."""
    chance = 100 if zone == "success" else 0

    def ink(sign: str | None) -> set[tuple[int, int]]:
        board = canvas(CELL, CELL, heat_colour(theme, chance))
        board.painted(lambda painter: paint_heat_cell(painter, QRectF(0, 0, CELL, CELL), theme, chance, sign, ""))
        return {(x, y) for x, y in board.ink() if x < CELL - 2 and y < CELL - 2}

    assert ink(zone) - ink(None)
    corner = {(x, y) for x in range(7) for y in range(7)}
    assert bool(ink("failure") & corner)
    assert not ink("success") & corner


def test_the_pair_is_larger_than_its_cell(theme, canvas) -> None:
    cell = QRectF(30, 30, CELL, CELL)
    grown = cursor_rect(cell)
    assert grown.contains(cell.adjusted(0, 0, -1, -1))
    assert grown.width() > CELL
    board = canvas(90, 90, theme.colour("panel"))
    board.painted(lambda painter: paint_pair(painter, cell, theme, None, "40"))
    assert board.is_clean_outside(grown.adjusted(-1, -1, 1, 1))
    assert board.image.pixelColor(30, 30 + CELL // 2) == theme.colour("tick_fill")


@pytest.mark.parametrize("theme_id", THEME_IDS)
def test_map_as_stored(theme_id: str, request: pytest.FixtureRequest) -> None:
    """Golden picture of each theme; store anew with --write-painted."""
    image = QImage(21 * CELL, 21 * CELL, QImage.Format.Format_RGB32)
    image.fill(load_theme(theme_id).colour("panel"))
    with QPainter(image) as painter:
        paint_map(painter, load_theme(theme_id))
    path = FOLDER / f"heat-map-{theme_id}.png"
    if request.config.getoption("--write-painted"):
        image.save(str(path))
    stored = QImage(str(path)).convertToFormat(QImage.Format.Format_RGB32)
    assert stored.size() == image.size(), "no stored picture: --write-painted"
    different = 0
    for y in range(0, image.height(), 2):
        for x in range(0, image.width(), 2):
            one, other = image.pixelColor(x, y), stored.pixelColor(x, y)
            apart = max(abs(a - b) for a, b in zip(one.getRgb()[:3], other.getRgb()[:3], strict=True))
            different += apart > 40
    assert different <= 0.01 * (image.width() // 2) * (image.height() // 2)
