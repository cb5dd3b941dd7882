"""What may stand on the command line: text to value, or what is wrong with it in the language asked for."""

from argparse import ArgumentTypeError
from pathlib import Path
from typing import Final

from brp_desktop.app.argument_parser import as_typed
from brp_desktop.app.plain_words import Words

DIFFICULTIES: Final = ("easy", "normal", "difficult")

_SMALLEST, _LARGEST = 200, 16_384


class ArgumentTypes:
    """Each method takes a word and gives its value, or ``ArgumentTypeError`` with a sentence."""

    def __init__(self, words: Words) -> None:
        self._words = words

    def path(self, text: str) -> Path:
        """A file."""
        return Path(as_typed(text))

    def language(self, text: str) -> str:
        """One of those of the interface."""
        from brp_desktop.catalogue.resources import languages

        if text not in languages():
            said = self._words.translate("command_line", "{text} is none of {names}")
            raise ArgumentTypeError(said.format(text=repr(text), names=", ".join(languages())))
        return text

    def picture(self, text: str) -> Path:
        """A file that is called what it will be: a PNG under the ending of a sheet could be opened by nothing."""
        path = Path(text)
        if path.suffix.lower() != ".png":
            said = self._words.translate("command_line", "{text} is no picture’s name: it must end in .png")
            raise ArgumentTypeError(said.format(text=repr(text)))
        return path

    def size(self, text: str) -> tuple[int, int]:
        """Width and height."""
        width, times, height = text.lower().partition("x")
        if not times or not all(part.isascii() and part.isdigit() for part in (width, height)):
            said = self._words.translate("command_line", "{text} is not of the form WxH, as in 1280x800")
            raise ArgumentTypeError(said.format(text=repr(text)))
        size = int(width), int(height)
        if not all(_SMALLEST <= length <= _LARGEST for length in size):
            said = self._words.translate("command_line", "each side lies between {smallest} and {largest}")
            raise ArgumentTypeError(said.format(smallest=_SMALLEST, largest=_LARGEST))
        return size

    def difficulty(self, text: str) -> str:
        """A difficulty of either system: which of them it must be is known when the sheet is."""
        plain = text.strip()
        if plain in DIFFICULTIES or (plain.isascii() and plain.isdigit() and len(plain) <= 2):
            return plain
        said = self._words.translate("command_line", "{text} is neither {names} nor a number from 0 to 99")
        raise ArgumentTypeError(said.format(text=repr(text), names=", ".join(DIFFICULTIES)))

    def modifier(self, text: str) -> int:
        """A signed number of up to four digits; the true minus sign is one too."""
        plain = text.strip().replace("\N{MINUS SIGN}", "-")
        digits = plain[1:] if plain[:1] in ("+", "-") else plain
        if not (digits.isascii() and digits.isdigit() and len(digits) <= 4):
            said = self._words.translate("command_line", "{text} is not a number from -9999 to 9999")
            raise ArgumentTypeError(said.format(text=repr(text)))
        return int(plain)

    def seed(self, text: str) -> int:
        """Any whole number."""
        try:
            return int(text)
        except ValueError:
            said = self._words.translate("command_line", "{text} is no whole number")
            raise ArgumentTypeError(said.format(text=repr(text))) from None
