"""Canvases to paint on, and small questions about what was painted."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from brp_desktop.painting.theme import THEME_IDS, Theme, load_theme


class Canvas:
    """An image to paint on, filled with a colour at first."""

    def __init__(self, width: int, height: int, background: QColor | None = None, ratio: float = 1.0) -> None:
        self.background = background or QColor(0, 0, 0, 0)
        self.image = QImage(round(width * ratio), round(height * ratio), QImage.Format.Format_ARGB32_Premultiplied)
        self.image.setDevicePixelRatio(ratio)
        self.image.fill(self.background)
        self.rect = QRectF(0, 0, width, height)

    def painted(self, draw: Callable[[QPainter], None]) -> QImage:
        """The image after `draw` has painted on it."""
        with QPainter(self.image) as painter:
            draw(painter)
        return self.image

    def ink(self) -> list[tuple[int, int]]:
        """All pixels that are not background any more; a rasteriser's last 2 % of a curve do not count."""
        ground = self.background.getRgb()
        found = []
        for y in range(self.image.height()):
            for x in range(self.image.width()):
                value = self.image.pixel(x, y)
                if value != self.background.rgba():
                    colour = QColor.fromRgba(value).getRgb()
                    if max(abs(one - other) for one, other in zip(colour, ground, strict=True)) > 5 and (
                        self.background.alpha() or colour[3] > 5
                    ):
                        found.append((x, y))
        return found

    def is_clean_outside(self, rect: QRectF) -> bool:
        """Whether not one pixel outside the rectangle has been touched (quick)."""
        copy, blank = self.image.copy(), self.image.copy()
        blank.fill(self.background)
        with QPainter(copy) as painter:
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
            painter.fillRect(rect, self.background)
        return copy == blank


def _grey(colour: QColor) -> float:
    return 0.299 * colour.red() + 0.587 * colour.green() + 0.114 * colour.blue()


@pytest.fixture(autouse=True)
def _application(qapp: object) -> None:
    """Pixmaps and fonts need the application object."""


@pytest.fixture
def canvas() -> type[Canvas]:
    """The class `Canvas`."""
    return Canvas


@pytest.fixture
def grey() -> Callable[[QColor], float]:
    """A colour's lightness on a grey screen, 0…255."""
    return _grey


@pytest.fixture(params=THEME_IDS)
def theme(request: pytest.FixtureRequest) -> Theme:
    """Each theme shipped."""
    return load_theme(request.param)


@pytest.fixture
def paper() -> Theme:
    """The light theme."""
    return load_theme("paper")


@pytest.fixture
def clear() -> QColor:
    """No colour at all."""
    return QColor(Qt.GlobalColor.transparent)


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--write-painted` stores the pictures of tests/data/golden anew."""
    parser.addoption("--write-painted", action="store_true", default=False, help="store the golden pictures anew")
