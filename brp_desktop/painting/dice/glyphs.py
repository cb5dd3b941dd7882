"""Digits as outlines, taken from the bundled text font so that a frame looks the same on every machine."""

from functools import cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QPainterPath, QTransform

from brp_desktop.painting.fonts import load_fonts
from brp_desktop.painting.tokens import measures

_SIZE = 200
_PAIR = 0.86
"""Two digits are drawn smaller than one."""


def _outline(text: str) -> QPainterPath:
    load_fonts()
    font = QFont([measures().type["result"].family])
    font.setWeight(QFont.Weight.Bold)
    font.setPixelSize(_SIZE)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    path = QPainterPath()
    path.addText(0, 0, font, text)
    return path


@cache
def glyph(text: str, underlined: bool) -> QPainterPath:
    """The outline of a label, centred on the origin; a single digit is 1 high, y grows downwards."""
    height = _outline("1").boundingRect().height()
    path = _outline(text)
    box = path.boundingRect()
    if underlined:
        line = QPainterPath()
        line.addRoundedRect(QRectF(box.left(), height * 0.13, box.width(), height * 0.11), height * 0.03, height * 0.03)
        path.addPath(line)
    scale = (1.0 if len(text) == 1 else _PAIR) / height
    centre = QTransform.fromTranslate(-box.center().x(), height / 2)
    result = (centre * QTransform.fromScale(scale, scale)).map(path)
    result.setFillRule(Qt.FillRule.WindingFill)  # strokes of a digit may overlap
    return result
