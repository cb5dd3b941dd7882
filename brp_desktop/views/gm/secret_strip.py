"""The strip at the head of a card that only the game master sees."""

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from brp_desktop.painting.icons import paint_icon
from brp_desktop.painting.theme import Theme

STRIP = 28
"""Its height in px."""


def paint_secret_strip(painter: QPainter, card: QRect, theme: Theme, sentence: str) -> None:
    """Heather ground, the eye crossed out and a sentence, at the top of a card with round corners."""
    colour, rect = theme.colour, QRectF(card)
    outline = QPainterPath()
    outline.addRoundedRect(rect.adjusted(1.5, 1.5, -1.5, -1.5), theme.radius["card"] - 1, theme.radius["card"] - 1)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipPath(outline)
    strip = QRectF(0, 0, rect.width(), STRIP)
    painter.fillRect(strip, colour("hidden_tint"))
    paint_icon(painter, QRectF(12, (STRIP - 15) / 2 + 1, 15, 15), "hidden_roll", colour("hidden"))
    painter.setPen(colour("hidden"))
    font = theme.font("strong")
    painter.setFont(font)
    room = strip.adjusted(34, 1, -8, 0)
    if painter.fontMetrics().horizontalAdvance(sentence) > room.width():
        painter.setFont(theme.font("small"))
    words = painter.fontMetrics().elidedText(sentence, Qt.TextElideMode.ElideRight, round(room.width()))
    painter.drawText(room, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft), words)
    painter.restore()
