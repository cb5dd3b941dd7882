"""Icons in the theme's colours: pictures from `resources/icons`, drawn sharp at the scale of the screens."""

from functools import cache, lru_cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from brp_desktop.catalogue.resources import resource_path
from brp_desktop.painting.tokens import measures

if TYPE_CHECKING:
    from PySide6.QtGui import QIcon


class IconError(Exception):
    """A picture that does not exist or is damaged; `name` is what was asked for."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


@cache
def _folder() -> str:
    return str(resource_path("icons"))


@cache
def _source(picture: str) -> str:
    try:
        with open(f"{_folder()}/{picture}.svg", encoding="utf-8") as file:
            return file.read()
    except OSError as error:
        raise IconError(picture) from error


def picture_of(name: str) -> str:
    """The picture for a use («undo» → «undo-2»); a name that is no use is taken for a picture."""
    return measures().icon.get(name, name)


@lru_cache(maxsize=256)
def _renderer(picture: str, colour: str, filled: bool, stroke: float) -> QSvgRenderer:
    text = _source(picture).replace('stroke-width="2"', f'stroke-width="{stroke}"')
    if filled:
        text = text.replace('fill="none"', f'fill="{colour}"', 1)
    renderer = QSvgRenderer(QByteArray(text.replace("currentColor", colour).encode()))
    if not renderer.isValid():
        raise IconError(picture)
    return renderer


def paint_icon(
    painter: QPainter, rect: QRectF, name: str, colour: QColor, filled: bool = False, stroke: float | None = None
) -> None:
    """Draw an icon into a rectangle (a square in its middle), as lines: sharp at any scale, also on paper.

    `stroke` is the width of its lines where the icon is 24 px wide; without it that of the theme's measures.
    """
    side = min(rect.width(), rect.height())
    if side <= 0:
        return
    square = QRectF(rect.center().x() - side / 2, rect.center().y() - side / 2, side, side)
    renderer = _renderer(picture_of(name), colour.name(), filled, stroke or measures().stroke["icon"])
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setOpacity(painter.opacity() * colour.alphaF())
    renderer.render(painter, square)
    painter.restore()


@lru_cache(maxsize=512)
def _pixmap(name: str, colour: int, size: int, ratio: float, filled: bool) -> QPixmap:
    side = max(1, round(size * ratio))
    pixmap = QPixmap(side, side)
    pixmap.fill(Qt.GlobalColor.transparent)
    with QPainter(pixmap) as painter:
        paint_icon(painter, QRectF(0, 0, side, side), name, QColor.fromRgba(colour), filled)
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


def screen_ratios() -> tuple[float, ...]:
    """The device pixel ratios in use: 1 and those of the present screens, ascending."""
    return tuple(sorted({1.0, *(screen.devicePixelRatio() for screen in QGuiApplication.screens())}))


@lru_cache(maxsize=256)
def _icon(name: str, colour: int, off: int, size: int, filled: bool, ratios: tuple[float, ...]) -> "QIcon":
    from PySide6.QtGui import QIcon

    result = QIcon()
    for ratio in ratios:
        result.addPixmap(_pixmap(name, colour, size, ratio, filled))
        result.addPixmap(_pixmap(name, off, size, ratio, filled), QIcon.Mode.Disabled)
    return result


def icon(name: str, colour: QColor, size: int = 16, filled: bool = False, off: QColor | None = None) -> "QIcon":
    """An icon for a use (`undo`, `roll` …) or a picture, sharp on all present screens; in colour `off` when disabled.

    Ask again when the theme or the screens change. Raises `IconError` for an unknown name.
    """
    return _icon(name, colour.rgba(), (off or colour).rgba(), size, filled, screen_ratios())
