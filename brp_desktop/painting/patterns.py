"""Patterns of segments: dots, stripes and hatching that tell them apart without colour."""

import math

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from brp_desktop.painting.tokens import Pattern


def _dots(rect: QRectF, step: float) -> list[QPointF]:
    # A square grid turned by 45°: rows half a diagonal apart, every other row shifted.
    across = step * math.sqrt(2)
    points = []
    row = 0
    y = rect.top() + across / 4
    while y < rect.bottom():
        x = rect.left() + (across / 2 if row % 2 == 0 else 0.0) + across / 4
        while x < rect.right() + across / 4:
            points.append(QPointF(x, y))
            x += across
        y += across / 2
        row += 1
    return points


def _lines(rect: QRectF, step: float, angle: float) -> list[QLineF]:
    if angle == 0:
        count = int(rect.height() / step) + 1
        return [
            QLineF(rect.left(), rect.top() + (n + 0.5) * step, rect.right(), rect.top() + (n + 0.5) * step)
            for n in range(count)
        ]
    # Lines that rise to the right by `angle`, `step` apart measured across; a negative angle falls.
    slope = 1 / math.tan(math.radians(abs(angle)))
    across = step / math.sin(math.radians(abs(angle)))
    run = rect.height() * slope
    lines = []
    x = rect.left() - run + across / 2
    while x < rect.right():
        if angle > 0:
            lines.append(QLineF(x, rect.bottom(), x + run, rect.top()))
        else:
            lines.append(QLineF(x, rect.top(), x + run, rect.bottom()))
        x += across
    return lines


def paint_pattern(painter: QPainter, rect: QRectF, pattern: Pattern, colour: QColor) -> None:
    """Draw a pattern inside a rectangle, clipped to it; the grid starts at the rectangle's corner."""
    if pattern.kind == "none" or rect.isEmpty():
        return
    painter.save()
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if pattern.kind == "dots":
        dots = QPainterPath()
        for point in _dots(rect, pattern.step):
            dots.addEllipse(point, pattern.size * 0.6, pattern.size * 0.6)
        painter.fillPath(dots, colour)
    else:
        painter.setPen(QPen(colour, pattern.size, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
        painter.drawLines(_lines(rect, pattern.step, pattern.angle))
        if pattern.kind == "hatch":
            painter.drawLines(_lines(rect, pattern.step, -pattern.angle))
    painter.restore()
