"""Which letters of a document the shipped fonts do not have: these would be missing from paper."""

from collections.abc import Iterable
from functools import cache

from PySide6.QtGui import QRawFont

from brp_desktop.catalogue.resources import resource_path

_FILES = ("SourceSans3_400Regular.ttf", "Alegreya_500Medium.ttf")


@cache
def _fonts() -> tuple[QRawFont, ...]:
    return tuple(QRawFont(str(resource_path("fonts", file)), 12.0) for file in _FILES)


@cache
def _is_covered(letter: str) -> bool:
    return any(font.supportsCharacter(ord(letter)) for font in _fonts())


def missing_letters(texts: Iterable[str]) -> tuple[str, ...]:
    """The letters no shipped font has, each once, in the order in which they first stand in the texts."""
    found: dict[str, None] = {}
    for text in texts:
        for letter in text:
            if not letter.isascii() and letter not in found and letter.isprintable() and not _is_covered(letter):
                found[letter] = None
    return tuple(found)
