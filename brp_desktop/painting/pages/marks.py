"""What stands on pages: marks in units of the page, painted by anybody who has a painter, and their words."""

from collections.abc import Iterator
from typing import NamedTuple, TypeAlias

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPen, QTransform

from brp_desktop.painting.level_signs import paint_level_sign
from brp_desktop.painting.pages.paper import DOTS, MM, Paper, Style, font_of, inks
from brp_desktop.painting.pictures import unpacked


class Text(NamedTuple):
    """Words on a line: left end and base line, and how much larger than usual."""

    x: float
    y: float
    text: str
    style: Style
    ink: str = "ink"
    scale: float = 1.0


class Line(NamedTuple):
    """A straight line."""

    x: float
    y: float
    to_x: float
    to_y: float
    width: float
    ink: str = "ink"


class Box(NamedTuple):
    """A frame, filled or not; ``width`` 0: no frame."""

    x: float
    y: float
    width: float
    height: float
    stroke: float
    ink: str = "ink"
    fill: str = ""
    radius: float = 0.0


class Sign(NamedTuple):
    """The sign of a level of success in a square."""

    x: float
    y: float
    side: float
    level: str


class Tick(NamedTuple):
    """The stroke of a tick in a box of this side."""

    x: float
    y: float
    side: float


class Picture(NamedTuple):
    """A picture cropped to its frame."""

    x: float
    y: float
    width: float
    height: float
    data: bytes


class Field(NamedTuple):
    """A place to write into: the field of a form. Nothing of it is painted."""

    x: float
    y: float
    width: float
    height: float
    name: str
    value: str | bool
    points: float
    many: bool = False
    align: int = 0
    """0 at the left, 1 in the middle, 2 at the right."""
    hidden: bool = False
    """Kept in the form and not seen."""


Mark: TypeAlias = Text | Line | Box | Sign | Tick | Picture | Field


class Bookmark(NamedTuple):
    """A heading to jump to: on which page (from 0), how far down, how deep in the outline."""

    title: str
    page: int
    y: float
    depth: int = 0


class PageSet(Struct, frozen=True, kw_only=True):
    """Pages laid out for one size of paper, with what a document says about itself."""

    title: str
    lang: str
    paper: Paper
    pages: tuple[tuple[Mark, ...], ...]
    bookmarks: tuple[Bookmark, ...] = ()
    colour: bool = False

    @property
    def fields(self) -> "dict[str, str | bool]":
        """What the fields of the form hold, by their names."""
        return {mark.name: mark.value for page in self.pages for mark in page if isinstance(mark, Field)}

    def words(self) -> Iterator[str]:
        """Every text there is to read, a line at a time, page after page."""
        for page in self.pages:
            for mark in page:
                if isinstance(mark, Text):
                    yield mark.text
                elif isinstance(mark, Field) and isinstance(mark.value, str) and not mark.hidden:
                    yield mark.value


def paint_page(painter: QPainter, pages: PageSet, number: int) -> None:
    """Paint a page; the painter's units are those of the page (``DOTS`` to the inch)."""
    colours = inks(pages.colour)
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing
        | QPainter.RenderHint.TextAntialiasing
        | QPainter.RenderHint.SmoothPixmapTransform
    )
    for mark in pages.pages[number]:
        match mark:
            case Text():
                painter.setFont(font_of(mark.style, mark.scale))
                painter.setPen(colours[mark.ink])
                painter.drawText(QPointF(mark.x, mark.y), mark.text)
            case Line():
                painter.setPen(_pen(colours[mark.ink], mark.width))
                painter.drawLine(QPointF(mark.x, mark.y), QPointF(mark.to_x, mark.to_y))
            case Box():
                _paint_box(painter, mark, colours)
            case Sign():
                rect = QRectF(mark.x, mark.y, mark.side, mark.side)
                paint_level_sign(painter, rect, mark.level, colours["ink"])
            case Tick():
                _paint_tick(painter, mark, colours["tick"])
            case Picture():
                _paint_picture(painter, mark)
            case Field():
                pass


def paint_on(painter: QPainter, pages: PageSet, number: int, dots_an_inch: float) -> None:
    """Paint a page at the painter's origin on a device of so many dots to the inch."""
    painter.save()
    painter.scale(dots_an_inch / DOTS, dots_an_inch / DOTS)
    paint_page(painter, pages, number)
    painter.restore()


def page_picture(pages: PageSet, number: int, dots_an_inch: float = 150.0) -> QImage:
    """A page as a picture, black on white."""
    share = dots_an_inch / 25.4
    image = QImage(round(pages.paper.width * share), round(pages.paper.height * share), QImage.Format.Format_RGB32)
    image.setDotsPerMeterX(round(dots_an_inch / 0.0254))
    image.setDotsPerMeterY(round(dots_an_inch / 0.0254))
    image.fill(Qt.GlobalColor.white)
    with QPainter(image) as painter:
        paint_on(painter, pages, number, dots_an_inch)
    return image


def _pen(colour: QColor, width: float) -> QPen:
    return QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap, Qt.PenJoinStyle.MiterJoin)


def _paint_box(painter: QPainter, mark: Box, colours: dict[str, QColor]) -> None:
    painter.setPen(_pen(colours[mark.ink], mark.stroke) if mark.stroke else QPen(Qt.PenStyle.NoPen))
    painter.setBrush(QBrush(colours[mark.fill]) if mark.fill else QBrush(Qt.BrushStyle.NoBrush))
    rect = QRectF(mark.x, mark.y, mark.width, mark.height)
    if mark.radius:
        painter.drawRoundedRect(rect, mark.radius, mark.radius)
    else:
        painter.drawRect(rect)


def _paint_tick(painter: QPainter, mark: Tick, colour: QColor) -> None:
    pen = QPen(colour, 0.45 * MM, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    place = QTransform.fromTranslate(mark.x, mark.y).scale(mark.side, mark.side)
    start, corner, end = (place.map(point) for point in (QPointF(0.2, 0.5), QPointF(0.42, 0.74), QPointF(0.84, 0.24)))
    painter.drawLine(start, corner)
    painter.drawLine(corner, end)


def _paint_picture(painter: QPainter, mark: Picture) -> None:
    image = unpacked(mark.data)
    if image is None:
        return
    scale = max(mark.width / image.width(), mark.height / image.height())
    width, height = mark.width / scale, mark.height / scale
    source = QRectF((image.width() - width) / 2, (image.height() - height) / 2, width, height)
    painter.drawImage(QRectF(mark.x, mark.y, mark.width, mark.height), image, source)
