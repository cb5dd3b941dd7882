"""Pictures without text against stored ones, with a little tolerance for other rasterisers.

After a wanted change: `pytest tests/painting/test_goldens.py --write-painted`, look at tests/data/golden, commit.
"""

from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QImage, QPainter

from brp_desktop.painting.check_box import TICK_STATES, paint_tick_box
from brp_desktop.painting.dice.film import DiceFilm
from brp_desktop.painting.dice.kinds import DieFace, percentile_dice
from brp_desktop.painting.dice.tray import paint_felt
from brp_desktop.painting.gauges import paint_gauge
from brp_desktop.painting.icons import paint_icon
from brp_desktop.painting.level_signs import paint_level_sign
from brp_desktop.painting.theme import LEVELS, THEME_IDS, Theme, load_theme
from brp_desktop.painting.threshold_bar import paint_segments, segments
from brp_desktop.rules.brp import UGE, thresholds

FOLDER = Path(__file__).parents[1] / "data" / "golden"
PIXEL_TOLERANCE = 40
SHARE_TOLERANCE = 0.01


def small_parts(painter: QPainter, theme: Theme) -> None:
    """Bars, boxes, gauges and signs on one sheet."""
    for number, chance in enumerate((28, 65, 100)):
        paint_segments(painter, QRectF(10, 10 + 24 * number, 300, 18), theme, segments(thresholds(chance, UGE)))
    for number, state in enumerate(TICK_STATES):
        paint_tick_box(painter, QRectF(10 + 24 * number, 86, 14, 14), theme, state)
    paint_gauge(painter, QRectF(120, 87, 80, 12), theme, 9, 12, 6)
    for number, level in enumerate(LEVELS):
        paint_level_sign(painter, QRectF(10 + 30 * number, 108, 20, 20), level, theme.level(level).text)
    for number, name in enumerate(("undo", "roll", "own_dice", "why", "ticked")):
        paint_icon(painter, QRectF(170 + 28 * number, 108, 20, 20), name, theme.colour("text"))


def tray_at(share: float, dice: tuple[DieFace, ...]):
    """A tray at a share of the film's duration."""

    def draw(painter: QPainter, theme: Theme) -> None:
        rect = QRectF(0, 0, 320, 132)
        paint_felt(painter, rect, theme)
        film = DiceFilm(dice, "golden", QSizeF(320, 132))
        film.paint(painter, rect, theme, film.duration * share)

    return draw


SIX = tuple(
    DieFace(kind, value) for kind, value in (("d4", 2), ("d6", 6), ("d8", 8), ("d10", 9), ("d12", 12), ("d20", 17))
)
PICTURES = {
    **{f"parts-{theme}": (theme, small_parts) for theme in THEME_IDS},
    **{f"percentile-{theme}": (theme, tray_at(1.0, percentile_dice(7))) for theme in THEME_IDS},
    "rolling-paper": ("paper", tray_at(0.55, percentile_dice(7))),
    "six-kinds-paper": ("paper", tray_at(1.0, SIX)),
}


def difference(one: QImage, other: QImage) -> float:
    """Share of pixels that differ visibly."""
    unlike = 0
    for y in range(one.height()):
        for x in range(one.width()):
            a, b = one.pixelColor(x, y), other.pixelColor(x, y)
            unlike += max(abs(p - q) for p, q in zip(a.getRgb(), b.getRgb(), strict=True)) > PIXEL_TOLERANCE
    return unlike / (one.width() * one.height())


@pytest.mark.parametrize("name", PICTURES)
def test_picture_is_as_stored(name: str, canvas, request: pytest.FixtureRequest) -> None:
    theme_id, draw = PICTURES[name]
    theme = load_theme(theme_id)
    sheet = canvas(320, 136, theme.colour("panel"))
    image = sheet.painted(lambda painter: draw(painter, theme)).convertToFormat(QImage.Format.Format_RGB32)
    path = FOLDER / f"{name}.png"
    if request.config.getoption("--write-painted", default=False):
        FOLDER.mkdir(exist_ok=True)
        assert image.save(str(path))
    stored = QImage(str(path))
    assert stored.size() == image.size()
    assert difference(image, stored) <= SHARE_TOLERANCE


def test_no_golden_is_forgotten() -> None:
    assert {path.stem for path in FOLDER.glob("*.png")} == set(PICTURES)


def test_the_comparison_sees_another_result(canvas, paper: Theme) -> None:
    images = []
    for roll in (7, 8):
        sheet = canvas(320, 136)
        images.append(
            sheet.painted(lambda painter, roll=roll: tray_at(1.0, percentile_dice(roll))(painter, paper)).copy()
        )
    assert difference(images[0], images[1]) > 0.001
