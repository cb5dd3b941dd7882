"""Colours of a die's faces and digits, mixed once for every degree of light."""

from functools import lru_cache

from PySide6.QtCore import Qt
from PySide6.QtGui import QBrush, QColor, QPen

from brp_desktop.painting.theme import blend
from brp_desktop.painting.tokens import measures

_LEVELS = 64
_DARKEST, _BRIGHTEST = 0.25, 1.75
_FADES = 8


def _lit(colour: QColor, light: float) -> QColor:
    channels = colour.red(), colour.green(), colour.blue()
    light = min(light, 252 / max(channels))  # a pale body keeps its hue
    gleam = max(0.0, light - 1.0) * 0.2
    return QColor(*(round(channel * light + (255 - channel * light) * gleam) for channel in channels))


class Skin:
    """Brushes and pens of one kind of die by light (1 = the body's own colour) and by fading of its digits."""

    def __init__(self, body: str, digit: str) -> None:
        base, ink = QColor(body), QColor(digit)
        steps = [_DARKEST + (_BRIGHTEST - _DARKEST) * n / (_LEVELS - 1) for n in range(_LEVELS)]
        faces = [_lit(base, light) for light in steps]
        self.faces = [QBrush(colour) for colour in faces]
        self.edges = [QPen(_edge(colour), 0) for colour in faces]
        for pen in self.edges:
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        self.digits = [
            [QBrush(blend(_shaded(ink, light), face, 0.92 * fade / (_FADES - 1))) for fade in range(_FADES)]
            for light, face in zip(steps, faces, strict=True)
        ]

    @staticmethod
    def level(light: float) -> int:
        """The step for a degree of light."""
        return min(_LEVELS - 1, max(0, round((light - _DARKEST) / (_BRIGHTEST - _DARKEST) * (_LEVELS - 1))))

    @staticmethod
    def fade(share: float) -> int:
        """The step for a fading of 0 (plain) to 1 (almost gone)."""
        return min(_FADES - 1, max(0, round(share * (_FADES - 1))))


def _shaded(ink: QColor, light: float) -> QColor:
    return blend(QColor(0, 0, 0), ink, min(1.0, 0.45 + 0.55 * light))


def _edge(face: QColor) -> QColor:
    bright = face.lightnessF() > 0.6
    return blend(face, QColor(0, 0, 0) if bright else QColor(255, 255, 255), 0.12 if bright else 0.14)


@lru_cache(maxsize=16)
def skin(kind: str) -> Skin:
    """The skin of a kind of die, as the measures give it."""
    colours = measures().dice[kind]
    return Skin(colours.body, colours.digit)
