"""What tables of a page look like: measures and heads, for a table and for the picture of one."""

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from brp_desktop.painting.level_signs import paint_level_sign
from brp_desktop.views.brp.look import Look

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter

PADDING = 6
"""Room left and right inside a row, px at 100 %."""
HEAD = 26
HEAD_GAP = 2


def paint_head_name(painter: QPainter, rect: QRect, look: Look, text: str, padding: int = PADDING) -> None:
    """The group's name, in words, in the head of the first column."""
    painter.setFont(look.font("group"))
    painter.setPen(look.colour("text"))
    room = rect.adjusted(look.px(padding), 0, 0, -look.px(HEAD_GAP))
    painter.drawText(room, LEFT, look.metrics("group").elidedText(text, Qt.TextElideMode.ElideRight, room.width()))


def sign_room(rect: QRect, look: Look, *, last: bool, padding: int = PADDING) -> QRect:
    """Where the sign stands in the head of a number column."""
    return rect.adjusted(0, look.px(4), -look.px(padding) if last else 0, -look.px(HEAD_GAP))


def paint_head_sign(painter: QPainter, room: QRect, look: Look, text: str, level: str | None) -> None:
    """The sign of a level of success, else ``text``, in the room for it."""
    colour = look.colour("text_2")
    if level is not None:
        side = look.px(10)
        square = QRectF(room.right() - look.px(12) + 1, room.center().y() - side / 2 + 1, side, side)
        paint_level_sign(painter, square, level, colour)
        return
    painter.setFont(look.font("micro"))
    painter.setPen(colour)
    painter.drawText(room, RIGHT, look.style("micro").elided(text, room.width()))


def paint_hairline(painter: QPainter, rect: QRect, look: Look) -> None:
    """The line below a head."""
    painter.setPen(QPen(look.colour("line"), 1))
    painter.drawLine(rect.left(), rect.bottom(), rect.right(), rect.bottom())


def paint_ring(painter: QPainter, rect: QRect, look: Look) -> None:
    """The focus ring inside a rectangle."""
    width = look.theme.stroke["focus"]
    half = width / 2
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(look.colour("focus"), width))
    radius = look.theme.radius["cell"]
    painter.drawRoundedRect(QRectF(rect).adjusted(half, half, -half, -half), radius, radius)
