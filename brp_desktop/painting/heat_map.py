"""The resistance table as a map: cells from cool to warm, automatic zones by sign and stripes, the pair asked for."""

from typing import Literal, TypeAlias

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from brp_desktop.painting.icons import paint_icon
from brp_desktop.painting.patterns import paint_pattern
from brp_desktop.painting.theme import Theme, blend
from brp_desktop.painting.tokens import Pattern

Zone: TypeAlias = Literal["success", "failure"]

_STRIPES = Pattern("lines", 5, 1.0, 45)
_GROWN = 3.0
"""How far the cell of the pair stands out on every side at most, in px."""


def heat_colour(theme: Theme, chance: int) -> QColor:
    """The ground of a cell: a straight ramp from 0 to 100."""
    return blend(theme.heat.low, theme.heat.high, min(100, max(0, chance)) / 100)


def paint_heat_cell(
    painter: QPainter, rect: QRectF, theme: Theme, chance: int, zone: Zone | None, text: str, font_size: int = 0
) -> None:
    """One cell: its ground, a hairline at its right and lower edge, and the number.

    In an automatic zone a sign stands for the number: a check, or a dash on stripes. ``font_size`` in px, 0: small.
    """
    painter.save()
    painter.fillRect(rect, heat_colour(theme, chance))
    if zone == "failure":
        mark = QColor(theme.colour("border"))
        mark.setAlphaF(0.55)
        paint_pattern(painter, rect, _STRIPES, mark)
    painter.fillRect(QRectF(rect.right() - 1, rect.top(), 1, rect.height()), theme.colour("panel"))
    painter.fillRect(QRectF(rect.left(), rect.bottom() - 1, rect.width(), 1), theme.colour("panel"))
    _paint_content(painter, rect.adjusted(0, 0, -1, -1), theme, zone, text, theme.heat.text, font_size)
    painter.restore()


def paint_cross(painter: QPainter, row: QRectF, column: QRectF, theme: Theme) -> None:
    """The frames round the row and the column of the pair."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    width = 1.5 if theme.high_contrast else 1.0
    painter.setPen(QPen(theme.colour("text"), width))
    for rect in (row, column):
        painter.drawRect(rect.adjusted(-0.5, -0.5, -0.5, -0.5))
    painter.restore()


def cursor_rect(cell: QRectF) -> QRectF:
    """How much the pair's cell covers: a little more than the cell."""
    grown = min(_GROWN, cell.width() / 8)
    return cell.adjusted(-grown, -grown, grown - 1, grown - 1)


def paint_pair(
    painter: QPainter, cell: QRectF, theme: Theme, zone: Zone | None, text: str, focused: bool = False
) -> None:
    """The cell of the pair: brass, enlarged, its number semibold; with the focus also a ring."""
    rect = cursor_rect(cell)
    radius = theme.radius["cell"]
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(theme.colour("panel"), 1))
    painter.setBrush(theme.colour("tick_fill"))
    painter.drawRoundedRect(rect, radius, radius)
    _paint_content(painter, rect, theme, zone, text, theme.colour("on_tick"), round(cell.height() * 0.6), bold=True)
    if focused:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme.colour("focus"), theme.stroke["focus"]))
        ring = rect.adjusted(-2.5, -2.5, 2.5, 2.5)
        painter.drawRoundedRect(ring, radius + 2, radius + 2)
    painter.restore()


def _paint_content(
    painter: QPainter,
    rect: QRectF,
    theme: Theme,
    zone: Zone | None,
    text: str,
    ink: QColor,
    font_size: int,
    bold: bool = False,
) -> None:
    if zone is not None:
        side = min(12.0, rect.height() * 0.6)
        square = QRectF(rect.center().x() - side / 2, rect.center().y() - side / 2, side, side)
        paint_icon(painter, square, "check" if zone == "success" else "minus", ink, stroke=3 if bold else 2.5)
        return
    font = theme.font("strong" if bold else "micro")
    if font_size:
        font.setPixelSize(font_size)
    painter.setFont(font)
    painter.setPen(ink)
    painter.drawText(rect, int(Qt.AlignmentFlag.AlignCenter) | int(Qt.TextFlag.TextSingleLine), text)
