"""Plain areas of one colour."""

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter


def fill_rect(painter: QPainter, rect: QRect | QRectF, colour: QColor) -> None:
    """Fill a rectangle with a colour; pen and brush are afterwards what they were.

    Does what ``QPainter.fillRect`` does, without its overloads: choosing among them makes PySide load gradients,
    images and the names of all their presets, some milliseconds of the start.
    """
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawRect(rect)
    painter.restore()
