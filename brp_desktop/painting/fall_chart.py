"""How often each face or sum of the dice fell, as columns against the line of what fair dice show."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPolygonF

from brp_desktop.painting.fill import fill_rect
from brp_desktop.painting.theme import Theme


def column_rects(rect: QRectF, seen: Sequence[int], expected: Sequence[float]) -> list[QRectF]:
    """Where the column of each face lies; the highest of all counts and expectations fills the height."""
    most = _most(seen, expected)
    step = rect.width() / max(1, len(seen))
    gap = _gap(step)
    found = []
    for place, count in enumerate(seen):
        height = rect.height() * count / most
        found.append(QRectF(rect.left() + place * step, rect.bottom() - height, max(1.0, step - gap), height))
    return found


def paint_fall_chart(
    painter: QPainter,
    rect: QRectF,
    theme: Theme,
    seen: Sequence[int],
    expected: Sequence[float],
    chosen: int | None = None,
) -> None:
    """Columns, the line of what is expected of each, and a frame round the chosen face (from 0)."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
    columns = column_rects(rect, seen, expected)
    for place, column in enumerate(columns):
        fill_rect(painter, column, theme.colour("tick_fill" if place == chosen else "accent"))
    if chosen is not None and 0 <= chosen < len(columns):
        column = columns[chosen]
        painter.setPen(QPen(theme.colour("focus"), theme.stroke["focus"]))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(QRectF(column.left() - 2, rect.top(), column.width() + 4, rect.height()))
    pen = QPen(theme.colour("text"), 1.5)
    pen.setDashPattern([4, 3])
    painter.setPen(pen)
    painter.drawPolyline(_expectation(rect, seen, expected))
    fill_rect(painter, QRectF(rect.left(), rect.bottom(), rect.width(), 1), theme.colour("border"))
    painter.restore()


def _expectation(rect: QRectF, seen: Sequence[int], expected: Sequence[float]) -> QPolygonF:
    """The line of what fair dice show: level where all faces are equally likely, else a stair."""
    most = _most(seen, expected)
    step = rect.width() / max(1, len(expected))
    points = QPolygonF()
    for place, count in enumerate(expected):
        y = rect.bottom() - rect.height() * count / most
        points.append(QPointF(rect.left() + place * step, y))
        points.append(QPointF(rect.left() + (place + 1) * step, y))
    return points


def _most(seen: Sequence[int], expected: Sequence[float]) -> float:
    return max([*seen, max(expected, default=0.0) * 1.25, 1.0])


def _gap(step: float) -> float:
    """What stays free between two columns: nothing where they are a few pixels wide, more where they are wide."""
    return 0.0 if step < 4 else 1.0 if step < 16 else 4.0
