"""Colours of a die's faces and digits, mixed once for every degree of light; digits stay readable on all of them."""

from functools import lru_cache

from PySide6.QtCore import Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPen, QPixmap

from brp_desktop.painting.contrast import contrast_ratio, luminance
from brp_desktop.painting.dice.looks import die_colours
from brp_desktop.painting.dice.textures import STRONGEST, TILE, grain
from brp_desktop.painting.theme import blend
from brp_desktop.painting.tokens import DieSkin

READABLE = 4.5
"""Least contrast of digits on a face."""

_LEVELS = 64
_DARKEST, _BRIGHTEST = 0.25, 1.75
_FADES = 8
_HALVINGS = 7
_BLACK, _WHITE = QColor(0, 0, 0), QColor(255, 255, 255)
_STEEPER = {"matt": 1.0, "glossy": 1.12, "stone": 0.9, "metal": 1.45}
"""How much more than matt a material goes from light to dark."""


def _lit(colour: QColor, light: float) -> QColor:
    channels = colour.red(), colour.green(), colour.blue()
    light = min(light, 252 / max(channels))  # a pale body keeps its hue
    gleam = max(0.0, light - 1.0) * 0.2
    return QColor(*(round(channel * light + (255 - channel * light) * gleam) for channel in channels))


class Skin:
    """Brushes and pens of one kind of die by light (1 = the body's own colour) and by fading of its digits.

    ``material`` is one of the settings; stone and metal have a grain, glossy dice a highlight that is painted on top.
    """

    def __init__(self, colours: DieSkin, material: str = "matt") -> None:
        base, ink = QColor(colours.body), QColor(colours.digit)
        self.glossy = material == "glossy"
        self.grained = material in ("stone", "metal")
        self._material = material
        steeper = _STEEPER.get(material, 1.0)
        steps = [_DARKEST + (_BRIGHTEST - _DARKEST) * n / (_LEVELS - 1) for n in range(_LEVELS)]
        light_ink = luminance(ink) > luminance(base)
        inks = [_shaded(ink, light) for light in steps]
        over = STRONGEST.get(material, 0.0)
        self.colours = [
            _readable(_lit(base, max(0.1, 1 + (light - 1) * steeper)), shade, over, light_ink=light_ink)
            for light, shade in zip(steps, inks, strict=True)
        ]
        self.faces = [QBrush(colour) for colour in self.colours]
        self._has_grain = [False] * _LEVELS
        self.edges = [QPen(_edge(colour), 0) for colour in self.colours]
        for pen in self.edges:
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        self._inks = inks
        self._digits: list[list[QBrush]] = [[] for _ in steps]

    def face(self, level: int) -> QBrush:
        """The brush of a face at a step of light, with its grain."""
        if self.grained and not self._has_grain[level]:
            self._has_grain[level] = True
            tile = QPixmap(TILE, TILE)
            tile.fill(self.colours[level])
            with QPainter(tile) as painter:
                painter.drawImage(0, 0, grain(self._material))
            self.faces[level] = QBrush(tile)
        return self.faces[level]

    def digits(self, level: int) -> list[QBrush]:
        """The brushes of digits on a face at a step of light, by their fading; mixed when first wanted."""
        if not self._digits[level]:
            ink, face = self._inks[level], self.colours[level]
            self._digits[level] = [QBrush(blend(ink, face, 0.92 * fade / (_FADES - 1))) for fade in range(_FADES)]
        return self._digits[level]

    @staticmethod
    def level(light: float) -> int:
        """The step for a degree of light."""
        return min(_LEVELS - 1, max(0, round((light - _DARKEST) / (_BRIGHTEST - _DARKEST) * (_LEVELS - 1))))

    @staticmethod
    def fade(share: float) -> int:
        """The step for a fading of 0 (plain) to 1 (almost gone)."""
        return min(_FADES - 1, max(0, round(share * (_FADES - 1))))


def _shaded(ink: QColor, light: float) -> QColor:
    return blend(_BLACK, ink, min(1.0, 0.45 + 0.55 * light))


def _readable(face: QColor, ink: QColor, over: float, *, light_ink: bool) -> QColor:
    """The face's colour, as much darker or lighter as the digits on it need, its grain at its worst included."""
    towards, worst = (_BLACK, _WHITE) if light_ink else (_WHITE, _BLACK)
    right_way = (luminance(ink) > luminance(face)) is light_ink
    if right_way and contrast_ratio(ink, blend(face, worst, over)) >= READABLE:
        return face
    too_little, enough = 0.0, 1.0
    for _ in range(_HALVINGS):
        share = (too_little + enough) / 2
        spot = blend(blend(face, towards, share), worst, over)
        if contrast_ratio(ink, spot) < READABLE or (luminance(ink) > luminance(spot)) is not light_ink:
            too_little = share
        else:
            enough = share
    return blend(face, towards, enough)


def _edge(face: QColor) -> QColor:
    bright = face.lightnessF() > 0.6
    return blend(face, _BLACK if bright else _WHITE, 0.12 if bright else 0.14)


@lru_cache(maxsize=64)
def skin(kind: str, colour: str = "classic", material: str = "matt") -> Skin:
    """The skin of a kind of die in a colour and a material of the settings."""
    return Skin(die_colours(kind, colour), material)
