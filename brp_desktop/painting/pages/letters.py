"""Which letters of a document the shipped fonts do not have: these would be missing from paper."""

from collections.abc import Iterable
from functools import cache

from PySide6.QtGui import QRawFont

from brp_desktop.catalogue.resources import resource_path

_UNSEEN = {chr(code) for codes in (range(0xFE00, 0xFE10), range(0xE0100, 0xE01F0)) for code in codes} | {"\u034f"}
"""Variation selectors and the joiner of graphemes: printable by their class, but without a look of their own."""
_FILES = ("SourceSans3_400Regular.ttf", "Alegreya_500Medium.ttf")


@cache
def _fonts() -> tuple[QRawFont, ...]:
    return tuple(QRawFont(str(resource_path("fonts", file)), 12.0) for file in _FILES)


@cache
def _is_covered(letter: str) -> bool:
    return any(font.supportsCharacter(ord(letter)) for font in _fonts())


def missing_letters(texts: Iterable[str]) -> tuple[str, ...]:
    """The letters no shipped font has, each once, in the order in which they first stand in the texts.

    Signs that are never seen themselves (they join or choose the look of others) are none of them.
    """
    found: dict[str, None] = {}
    for text in texts:
        for letter in text:
            if letter.isascii() or letter in found or letter in _UNSEEN or not letter.isprintable():
                continue
            if not _is_covered(letter):
                found[letter] = None
    return tuple(found)
