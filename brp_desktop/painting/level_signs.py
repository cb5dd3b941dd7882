"""Signs of the levels of success: star, diamond, check, dash and crossed octagon."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from brp_desktop.painting.icons import paint_icon
from brp_desktop.painting.tokens import measures

_STROKE = 2.4
"""Signs are read at a glance: their lines are stronger than an icon's (per 24 px)."""


def paint_level_sign(painter: QPainter, rect: QRectF, level: str, colour: QColor) -> None:
    """Draw the sign of a level (critical, special, success, failure, fumble) into a square of the rectangle."""
    sign = measures().level[level]
    paint_icon(painter, rect, sign.icon, colour, sign.filled, _STROKE)


def level_character(level: str) -> str:
    """The sign of a level for plain text, made of characters the bundled text font has."""
    return measures().level[level].char
