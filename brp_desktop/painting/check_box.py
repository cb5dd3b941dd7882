"""Tick boxes: empty, ticked, none for skills that never learn by use, and the hidden tick of the game master."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from brp_desktop.painting.theme import Theme

TICK_STATES = ("empty", "ticked", "none", "hidden")

# The stroke of the tick in a box of side 1.
_TICK = (QPointF(0.24, 0.52), QPointF(0.43, 0.70), QPointF(0.77, 0.32))


def _tick_path(box: QRectF, progress: float) -> QPainterPath:
    start, corner, end = (QPointF(box.left() + p.x() * box.width(), box.top() + p.y() * box.height()) for p in _TICK)
    path = QPainterPath(start)
    first = 1 / 3
    if progress <= first:
        path.lineTo(start + (corner - start) * (progress / first))
        return path
    path.lineTo(corner)
    path.lineTo(corner + (end - corner) * ((progress - first) / (1 - first)))
    return path


def paint_tick_box(painter: QPainter, rect: QRectF, theme: Theme, state: str, progress: float = 1.0) -> None:
    """Draw a tick box into a square in the middle of the rectangle.

    `state` is one of `TICK_STATES`; `progress` 0…1 is how much of the tick's stroke is drawn (for its short animation).
    """
    if state not in TICK_STATES:
        raise KeyError(state)
    side = min(rect.width(), rect.height())
    box = QRectF(round(rect.center().x() - side / 2), round(rect.center().y() - side / 2), side, side)
    stroke = theme.stroke["control"]
    scale = side / theme.size["tick_box"]
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if state == "none":
        painter.setPen(QPen(theme.colour("text_off"), 1.5 * scale, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
        y = box.center().y()
        painter.drawLine(QPointF(box.left() + side * 0.24, y), QPointF(box.right() - side * 0.24, y))
        painter.restore()
        return
    fill, edge = {
        "empty": ("raised", "border"),
        "ticked": ("tick_fill", "tick"),
        "hidden": ("hidden_tint", "hidden"),
    }[state]
    pen = QPen(theme.colour(edge), stroke)
    if state == "hidden":
        pen.setDashPattern([2.5, 1.5])
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.setPen(pen)
    painter.setBrush(theme.colour(fill))
    radius = theme.radius["cell"] * scale
    painter.drawRoundedRect(box.adjusted(stroke / 2, stroke / 2, -stroke / 2, -stroke / 2), radius, radius)
    if state == "ticked" and progress > 0:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(
            QPen(
                theme.colour("on_tick"),
                1.7 * scale,
                Qt.PenStyle.SolidLine,
                Qt.PenCapStyle.RoundCap,
                Qt.PenJoinStyle.RoundJoin,
            )
        )
        painter.drawPath(_tick_path(box, min(1.0, progress)))
    painter.restore()
