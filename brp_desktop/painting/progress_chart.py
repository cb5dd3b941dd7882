"""The chart of progress: scores over adventures, told apart by line pattern and marker, not by colour alone."""

from collections.abc import Sequence

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen, QPolygonF

from brp_desktop.painting.fill import fill_rect
from brp_desktop.painting.theme import Theme

MARKERS = ("disc", "square", "diamond", "triangle", "cross")
_COLOURS = ("accent_text", "tick", "link", "text", "danger")
_DASHES: tuple[tuple[float, ...], ...] = ((), (6, 3), (2, 2.5), (8, 3, 2, 3), (4, 4))
MOST = len(MARKERS)
"""So many lines can be told apart."""


class ChartLine(Struct, frozen=True, kw_only=True):
    """One line: its name and a value for each place of the axis."""

    name: str
    values: tuple[int, ...]


class ChartFrame(Struct, frozen=True, kw_only=True):
    """Where things lie: the plot, and the lowest and highest value of its axis."""

    plot: QRectF
    lowest: int
    highest: int
    places: int

    def point(self, place: int, value: int) -> QPointF:
        """Where a value lies."""
        step = self.plot.width() / max(1, self.places - 1)
        x = self.plot.left() + place * step if self.places > 1 else self.plot.center().x()
        span = max(1, self.highest - self.lowest)
        return QPointF(x, self.plot.bottom() - self.plot.height() * (value - self.lowest) / span)

    def place_at(self, x: float) -> int:
        """The place of the axis nearest to an x."""
        step = self.plot.width() / max(1, self.places - 1)
        return min(self.places - 1, max(0, round((x - self.plot.left()) / step))) if self.places > 1 else 0


def chart_frame(rect: QRectF, theme: Theme, lines: Sequence[ChartLine], places: int, zoom: float = 1.0) -> ChartFrame:
    """The axis goes in tens, from below the lowest value to above the highest."""
    values = [value for line in lines for value in line.values]
    lowest = max(0, (min(values, default=0) - 3) // 10 * 10)
    highest = max(lowest + 20, -(-(max(values, default=20) + 3) // 10) * 10)
    metrics = QFontMetricsF(theme.font("micro", zoom))
    left = metrics.horizontalAdvance(f"{highest} %") + 8 * zoom
    plot = rect.adjusted(left, 8 * zoom, -14 * zoom, -22 * zoom)
    return ChartFrame(plot=plot, lowest=lowest, highest=highest, places=max(1, places))


def paint_marker(painter: QPainter, theme: Theme, number: int, at: QPointF, zoom: float = 1.0) -> None:
    """The sign of a line, also for its legend."""
    ink = theme.colour(_COLOURS[number % MOST])
    size = 4.0 * zoom
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(ink, 1.5 * zoom))
    painter.setBrush(ink)
    x, y = at.x(), at.y()
    match MARKERS[number % MOST]:
        case "disc":
            painter.drawEllipse(at, size - 0.5, size - 0.5)
        case "square":
            painter.setBrush(theme.colour("sheet"))
            painter.drawRect(QRectF(x - size + 1, y - size + 1, 2 * size - 2, 2 * size - 2))
        case "diamond":
            painter.drawPolygon(
                QPolygonF([QPointF(x, y - size), QPointF(x + size, y), QPointF(x, y + size), QPointF(x - size, y)])
            )
        case "triangle":
            painter.setBrush(theme.colour("sheet"))
            painter.drawPolygon(
                QPolygonF([QPointF(x, y - size), QPointF(x + size, y + size - 1), QPointF(x - size, y + size - 1)])
            )
        case _:
            painter.drawLine(QPointF(x - size, y - size), QPointF(x + size, y + size))
            painter.drawLine(QPointF(x - size, y + size), QPointF(x + size, y - size))
    painter.restore()


def line_pen(theme: Theme, number: int, zoom: float = 1.0) -> QPen:
    """The pen of a line, with its pattern."""
    pen = QPen(theme.colour(_COLOURS[number % MOST]), 2 * zoom)
    dashes = _DASHES[number % MOST]
    if dashes:
        pen.setDashPattern(list(dashes))
    return pen


def paint_progress_chart(
    painter: QPainter,
    rect: QRectF,
    theme: Theme,
    lines: Sequence[ChartLine],
    axis: Sequence[str],
    chosen: int | None = None,
    zoom: float = 1.0,
) -> ChartFrame:
    """Grid, lines, markers, words of the axis where they fit; the chosen place has an upright line."""
    frame = chart_frame(rect, theme, lines, len(axis), zoom)
    plot = frame.plot
    painter.save()
    painter.setFont(theme.font("micro", zoom))
    room = max(2, min(8, int(plot.height() / (18 * zoom))))
    step = next((each for each in (5, 10, 20, 50, 100) if (frame.highest - frame.lowest) / each <= room), 500)
    for value in range(frame.lowest, frame.highest + 1, step):
        y = round(frame.point(0, value).y())
        fill_rect(painter, QRectF(plot.left(), y, plot.width(), 1), theme.colour("line"))
        painter.setPen(theme.colour("text_2"))
        box = QRectF(rect.left(), y - 8 * zoom, plot.left() - rect.left() - 6 * zoom, 16 * zoom)
        painter.drawText(box, int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter), str(value))
    if chosen is not None and 0 <= chosen < frame.places:
        x = round(frame.point(chosen, frame.lowest).x())
        fill_rect(painter, QRectF(x - 1, plot.top(), 2, plot.height()), theme.colour("focus"))
    _paint_axis(painter, rect, theme, frame, axis, zoom)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for number, line in enumerate(lines):
        points = [frame.point(place, value) for place, value in enumerate(line.values)]
        painter.setPen(line_pen(theme, number, zoom))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolyline(QPolygonF(points))
        for point in points:
            paint_marker(painter, theme, number, point, zoom)
    painter.restore()
    return frame


def _paint_axis(
    painter: QPainter, rect: QRectF, theme: Theme, frame: ChartFrame, axis: Sequence[str], zoom: float
) -> None:
    """The words below, those that would touch their neighbour left out; the first and the last stay."""
    metrics = QFontMetricsF(theme.font("micro", zoom))
    painter.setPen(theme.colour("text_2"))
    room = min(150 * zoom, max(40 * zoom, frame.plot.width() / max(1, min(len(axis), 4))))
    boxes: list[tuple[QRectF, str]] = []
    for place, words in enumerate(axis):
        shown = metrics.elidedText(words, Qt.TextElideMode.ElideRight, room)
        width = metrics.horizontalAdvance(shown) + 2
        x = frame.point(place, frame.lowest).x() - width / 2
        x = min(max(x, rect.left()), rect.right() - width)
        boxes.append((QRectF(x, frame.plot.bottom() + 4 * zoom, width, 16 * zoom), shown))
    kept: list[QRectF] = []
    order = [0, len(boxes) - 1, *range(1, len(boxes) - 1)] if len(boxes) > 1 else range(len(boxes))
    for number in order:
        box, shown = boxes[number]
        if any(box.adjusted(-6, 0, 6, 0).intersects(other) for other in kept):
            continue
        kept.append(box)
        painter.drawText(box, int(Qt.AlignmentFlag.AlignCenter), shown)
