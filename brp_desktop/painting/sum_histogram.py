"""The eleven sums of two D6: how often each comes up, how the test then ends, the Vdr and the sum thrown."""

from collections.abc import Sequence
from typing import Protocol, TypeVar

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen, QPolygonF

from brp_desktop.painting.patterns import paint_pattern
from brp_desktop.painting.theme import Theme

HEIGHT, SMALL_HEIGHT = 82, 58
"""Usual height in px, and that of small windows, where the ways over the columns are left out."""

_WITH_WAYS_FROM = 74
_GAP = 4.0
_MOST_WIDTH = 84.0
_HEAD = 15
"""Room above for the name of the dashed line and the triangle of the throw."""
_WAYS = 14
_DASHES = [2.5, 1.75]
_CENTRE = int(Qt.AlignmentFlag.AlignCenter)


class SumLike(Protocol):
    """A sum of two dice, in how many of 36 ways it falls, and the id of how the test then ends."""

    @property
    def total(self) -> int: ...
    @property
    def ways(self) -> int: ...
    @property
    def outcome(self) -> str: ...


_Sum = TypeVar("_Sum", bound=SumLike)


def column_areas(rect: QRectF, columns: Sequence[_Sum]) -> list[tuple[_Sum, QRectF]]:
    """Each sum with its part of the rectangle, from top to bottom; together as wide as the columns are drawn."""
    pitch = min((rect.width() + _GAP) / len(columns), _MOST_WIDTH)
    return [
        (column, QRectF(rect.left() + place * pitch, rect.top(), pitch - _GAP, rect.height()))
        for place, column in enumerate(columns)
    ]


def bar_areas(rect: QRectF, theme: Theme, columns: Sequence[_Sum]) -> list[tuple[_Sum, QRectF]]:
    """Each sum with the bar itself: as high as it has ways, all on one line above the sums."""
    most = max(column.ways for column in columns)
    ways = _WAYS if rect.height() >= _WITH_WAYS_FROM else 0
    foot = rect.bottom() - theme.line_height("micro") - 1
    unit = (foot - rect.top() - _HEAD - ways) / most
    return [
        (column, QRectF(area.left(), foot - unit * column.ways, area.width(), unit * column.ways))
        for column, area in column_areas(rect, columns)
    ]


def line_at(rect: QRectF, columns: Sequence[SumLike], vdr: int) -> float:
    """Where the dashed line of the Vdr stands: right of the last sum that does not exceed it, at the edge beyond."""
    areas = column_areas(rect, columns)
    within = [area.right() for column, area in areas if column.total <= vdr]
    return (within[-1] if within else areas[0][1].left() - _GAP) + _GAP / 2


def paint_sum_histogram(
    painter: QPainter,
    rect: QRectF,
    theme: Theme,
    columns: Sequence[SumLike],
    vdr: int,
    line_name: str,
    thrown: int | None = None,
) -> None:
    """Draw bars with fill and pattern of how they end, the dashed line with its name, and the sum thrown, if any."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for column, bar in bar_areas(rect, theme, columns):
        _paint_bar(painter, rect, bar, theme, column, current=column.total == thrown)
    middle = next((area.center().x() for column, area in column_areas(rect, columns) if column.total == thrown), None)
    if middle is not None:
        _paint_triangle(painter, QPointF(middle, rect.top() + 4), theme)
    _paint_line(painter, rect, theme, columns, vdr, line_name, middle)
    painter.restore()


def _paint_bar(painter: QPainter, rect: QRectF, bar: QRectF, theme: Theme, column: SumLike, *, current: bool) -> None:
    colours, measures = theme.level(column.outcome), theme.measures
    radius = theme.radius["cell"]
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colours.fill)
    painter.drawRoundedRect(bar, radius, radius)
    paint_pattern(
        painter, bar.adjusted(1, 1, -1, -1), measures.pattern[measures.level[column.outcome].pattern], colours.mark
    )
    width = theme.stroke["control"] + (1 if not theme.high_contrast else 1.5) * current
    painter.setPen(QPen(theme.colour("text" if current else "border"), width))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    half = width / 2
    painter.drawRoundedRect(bar.adjusted(half, half, -half, -half), radius, radius)
    font = theme.font("micro")
    painter.setFont(font)
    painter.setPen(theme.colour("text_2"))
    if rect.height() >= _WITH_WAYS_FROM:
        above = QRectF(bar.left() - 6, bar.top() - _WAYS, bar.width() + 12, _WAYS)
        painter.drawText(above, _CENTRE, str(column.ways))
    if current:
        font.setWeight(QFont.Weight.Bold)
        painter.setFont(font)
        painter.setPen(theme.colour("text"))
    line = theme.line_height("micro")
    painter.drawText(QRectF(bar.left() - 6, rect.bottom() - line, bar.width() + 12, line), _CENTRE, str(column.total))


def _paint_triangle(painter: QPainter, top: QPointF, theme: Theme) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.colour("text"))
    painter.drawPolygon(QPolygonF([top + QPointF(-5.5, 0), top + QPointF(5.5, 0), top + QPointF(0, 7.5)]))


def _paint_line(
    painter: QPainter,
    rect: QRectF,
    theme: Theme,
    columns: Sequence[SumLike],
    vdr: int,
    name: str,
    triangle: float | None,
) -> None:
    """The dashed line, and its name beside it, or beside the triangle where that is in the way."""
    x = min(line_at(rect, columns, vdr), rect.right() - 1)
    pen = QPen(theme.colour("text"), 1.5)
    pen.setDashPattern(_DASHES)
    painter.setPen(pen)
    painter.drawLine(QPointF(x, rect.top() + 1), QPointF(x, rect.bottom() - theme.line_height("micro") - 1))
    font = theme.font("micro")
    font.setWeight(QFont.Weight.Bold)
    width = QFontMetricsF(font).horizontalAdvance(name)
    lefts = [x + 5, x - 5 - width]
    if triangle is not None:
        lefts = [left for left in lefts if not left - 8 < triangle < left + width + 8]
        lefts += [triangle + 8, triangle - 8 - width]
    left = next(left for left in lefts if rect.left() <= left and left + width <= rect.right() + 1)
    painter.setFont(font)
    painter.setPen(theme.colour("text"))
    painter.drawText(QRectF(left, rect.top(), width + 1, _HEAD), int(Qt.AlignmentFlag.AlignVCenter), name)
