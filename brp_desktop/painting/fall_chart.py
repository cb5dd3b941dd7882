"""How often each face of the dice fell, as columns against the line of what fair dice show."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from brp_desktop.painting.fill import fill_rect
from brp_desktop.painting.theme import Theme


def column_rects(rect: QRectF, seen: Sequence[int], expected: float) -> list[QRectF]:
    """Where the column of each face lies; the highest of all counts and the expectation fills the height."""
    most = max([*seen, expected * 1.25, 1.0])
    step = rect.width() / max(1, len(seen))
    gap = 1.0 if step >= 4 else 0.0
    found = []
    for place, count in enumerate(seen):
        height = rect.height() * count / most
        found.append(QRectF(rect.left() + place * step, rect.bottom() - height, max(1.0, step - gap), height))
    return found


def paint_fall_chart(
    painter: QPainter, rect: QRectF, theme: Theme, seen: Sequence[int], expected: float, chosen: int | None = None
) -> None:
    """Columns, the line of expectation, and a frame round the chosen face (from 0)."""
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
    most = max([*seen, expected * 1.25, 1.0])
    y = rect.bottom() - rect.height() * expected / most
    pen = QPen(theme.colour("text"), 1.5)
    pen.setDashPattern([4, 3])
    painter.setPen(pen)
    painter.drawLine(QPointF(rect.left(), y), QPointF(rect.right(), y))
    fill_rect(painter, QRectF(rect.left(), rect.bottom(), rect.width(), 1), theme.colour("border"))
    painter.restore()
