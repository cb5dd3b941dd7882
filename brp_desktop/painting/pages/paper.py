"""Paper, options of a print, and the type and inks of the page."""

from functools import lru_cache
from typing import Final, NamedTuple

from msgspec import Struct
from PySide6.QtGui import QColor, QFont, QFontMetricsF

DOTS: Final = 720
"""Units of all pages to the inch: ten to a point."""

MM: Final = DOTS / 25.4
POINT: Final = DOTS / 72
MARGIN: Final = 12.0
"""Millimetres on every side."""

SMALLEST: Final = 8.0
"""No type on paper is smaller, in points."""

_NO_LIGATURES: Final = ("liga", "clig", "calt", "dlig")
_FAMILIES: Final = {"text": ["Source Sans 3", "Alegreya"], "head": ["Alegreya", "Source Sans 3"]}


class Paper(Struct, frozen=True):
    """A size of paper in millimetres, upright."""

    id: str
    width: float
    height: float


A4: Final = Paper("a4", 210.0, 297.0)
LETTER: Final = Paper("letter", 215.9, 279.4)
PAPERS: Final = {paper.id: paper for paper in (A4, LETTER)}

LAYOUTS: Final = ("full", "single", "large")
"""A whole sheet of two pages or more · what is played with, on one page · the whole sheet in large type."""

PEOPLE_A_PAGE: Final = (2, 4, 8)


class PrintOptions(Struct, frozen=True, kw_only=True):
    """What is printed of a sheet and how; ``people`` is how many people without a sheet share a page."""

    layout: str = "full"
    people: int = 4
    ticks: bool = True
    bases: bool = True
    limits: bool = True
    free_lines: bool = True
    trained_only: bool = False
    fillable: bool = False
    paper: Paper = A4
    colour: bool = False

    @property
    def scale(self) -> float:
        """How much larger than usual everything is."""
        return 1.47 if self.layout == "large" else 1.0

    @property
    def has_free_lines(self) -> bool:
        """Whether there are lines to write on: one page has no room for them."""
        return self.free_lines and self.layout != "single"


class Style(NamedTuple):
    """A style of type: family (``text`` ``head``), size in points, weight, slope."""

    family: str
    points: float
    weight: int = 400
    italic: bool = False

    def smaller(self, share: float) -> "Style":
        """The same style smaller, but never below what can be read."""
        return self._replace(points=max(SMALLEST, round(self.points * share, 2)))


NAME: Final = Style("head", 28, 800)
HEADING: Final = Style("head", 12.5, 700)
AGAIN: Final = Style("head", 14, 700)
BODY: Final = Style("text", 9)
STRONG: Final = Style("text", 9, 600)
SMALL: Final = Style("text", 8)
VALUE: Final = Style("text", 10, 600)
NUMBER: Final = Style("text", 18, 600)
INITIALS: Final = Style("head", 28, 500)

BLACK: Final = {"ink": "#000000", "soft": "#4a4a4a", "line": "#9a9a9a", "shade": "#d6d6d6", "accent": "#000000",
                "tick": "#000000"}  # fmt: skip


@lru_cache(maxsize=2)
def inks(colour: bool) -> dict[str, QColor]:
    """The colours by name; without colour black and greys that every printer has."""
    names = {name: QColor(value) for name, value in BLACK.items()}
    if colour:
        from brp_desktop.painting.theme import load_theme

        paper = load_theme("paper").colour
        names |= {"accent": paper("accent_text"), "tick": paper("tick")}
    return names


@lru_cache(maxsize=256)
def font_of(style: Style, scale: float = 1.0) -> QFont:
    """The font of a style in units of the page; without ligatures, or text could not be searched for in a PDF."""
    font = QFont(_FAMILIES[style.family])
    font.setPixelSize(max(1, round(style.points * POINT * scale)))
    font.setWeight(QFont.Weight(style.weight))
    font.setItalic(style.italic)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    for feature in _NO_LIGATURES:
        font.setFeature(QFont.Tag(feature), 0)
    return font


@lru_cache(maxsize=256)
def metrics_of(style: Style, scale: float = 1.0) -> QFontMetricsF:
    """The measures of a style in units of the page."""
    return QFontMetricsF(font_of(style, scale))


@lru_cache(maxsize=8192)
def width_of(text: str, style: Style, scale: float = 1.0) -> float:
    """How wide a text is on one line."""
    return metrics_of(style, scale).horizontalAdvance(text)
