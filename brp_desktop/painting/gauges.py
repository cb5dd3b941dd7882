"""Gauges: how much is left of hit points, power points and other counters."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from brp_desktop.painting.fill import fill_rect
from brp_desktop.painting.theme import Theme

_MARK_WIDTH = 2.0


def gauge_position(rect: QRectF, value: float, maximum: float) -> float:
    """The x of a value inside a gauge; values beyond the ends stay at the ends, an empty scale is all zero."""
    share = min(1.0, max(0.0, value / maximum)) if maximum > 0 else 0.0
    return rect.left() + share * rect.width()


def paint_gauge(
    painter: QPainter,
    rect: QRectF,
    theme: Theme,
    value: float,
    maximum: float,
    mark: float | None = None,
    colour: QColor | None = None,
) -> None:
    """Draw a gauge that fills the rectangle: `value` of `maximum`, with a danger line at `mark` where there is one."""
    half = theme.stroke["control"] / 2
    inner = rect.adjusted(half, half, -half, -half)
    radius = min(4.0, inner.height() / 3)
    frame = QPainterPath()
    frame.addRoundedRect(inner, radius, radius)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillPath(frame, theme.colour("raised"))
    end = gauge_position(inner, value, maximum)
    if end > inner.left():
        filled = QPainterPath()
        filled.addRect(QRectF(inner.left(), inner.top(), end - inner.left(), inner.height()))
        painter.fillPath(frame.intersected(filled), colour or theme.colour("accent"))
    painter.setPen(QPen(theme.colour("border"), theme.stroke["control"]))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(frame)
    if mark is not None and maximum > 0 and 0 < mark < maximum:
        x = round(gauge_position(inner, mark, maximum) - _MARK_WIDTH / 2)
        top, height = inner.top() + half, inner.height() - 2 * half
        fill_rect(painter, QRectF(x - 1, top, _MARK_WIDTH + 2, height), theme.colour("divider"))
        fill_rect(painter, QRectF(x, top, _MARK_WIDTH, height), theme.colour("danger"))
    painter.restore()
