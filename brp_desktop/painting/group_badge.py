"""The sign of a group in a Giro: its number in a disc or a square, filled or not; the colour only helps."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from brp_desktop.painting.theme import Theme

SIDE = 20
"""Usual side of a badge in px."""

_LOOKS = (
    ("disc", "accent", "accent", "on_accent"),
    ("square", "tick", "tick_tint", "text"),
    ("square", "accent", "accent", "on_accent"),
    ("disc", "tick", "tick_tint", "text"),
)
"""Shape, edge, fill and ink of the first four groups; the fifth looks like the first again, with another number."""


def paint_group_badge(painter: QPainter, rect: QRectF, theme: Theme, number: int) -> None:
    """Draw the badge of the group of that number from 1; 0 is nobody's ally: an empty dashed ring with a dash."""
    colour = theme.colour
    if number:
        shape, edge, fill, ink = _LOOKS[(number - 1) % len(_LOOKS)]
    else:
        shape, edge, fill, ink = "disc", "text_2", "raised", "text_2"
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    pen = QPen(colour(edge), 1.5)
    if not number:
        pen.setDashPattern([2, 2])
    painter.setPen(pen)
    painter.setBrush(colour(fill))
    body = rect.adjusted(0.75, 0.75, -0.75, -0.75)
    if shape == "disc":
        painter.drawEllipse(body)
    else:
        painter.drawRoundedRect(body, theme.radius["cell"], theme.radius["cell"])
    font = theme.font("strong")
    font.setPixelSize(max(9, round(rect.height() * (0.62 if number < 10 else 0.52))))
    painter.setFont(font)
    painter.setPen(colour(ink))
    painter.drawText(rect, int(Qt.AlignmentFlag.AlignCenter), str(number) if number else "–")
    painter.restore()
