"""Numbers in a pasted text: each is taken as a whole, to its last sign, and read by the rules of every import."""

import re
from dataclasses import dataclass
from typing import Final

from brp_desktop.storage.importers.values import Number, read_whole

_FIGURE: Final = r"(?:\d[\dlIOSB]*|[lIOSB]{1,4}(?=\d|[ ]?%)[\dlIOSB]*)"
_FRACTION: Final = r"(?:[.,'’_]\d+)*"
_IN_WORDS: Final = r"(?:per ?cent|pour ?cent|per ?cento|pct)(?![^\W_])"
_RUN: Final = re.compile(
    r"(?<![\w.,/+])(?<![dDwWkK]\d-)(?<![dDwWkK]\d\d-)(?P<number>(?:(?<![^\s(])[-–+])?"
    + _FIGURE
    + _FRACTION
    + r"(?:\s{1,3}\d+"
    + _FRACTION
    + r"(?![^\W_])){0,5}(?:\s?[-–/]\s?\d+"
    + _FRACTION
    + r"){0,5})(?P<percent>\s*(?:%|"
    + _IN_WORDS
    + r")(?:\s?[-–/]\s?\d+\s*%?)?)?(?![\w/]|[.,]\d|[-–+]\d|\s*%)"
)
"""A number as far as it goes: with its sign, digits in groups, a fraction, a second figure behind a dash or a stroke,
letters that stand for digits. What is part of a word, of dice or of a calibre is none."""

_PERCENT: Final = re.compile(_IN_WORDS)
_NEARLY: Final = re.compile(r"(?P<name>\S[^%\d]*?)\s+(?P<number>[^\s%]*\d[^%]{0,20}?)\s*%.*", re.DOTALL)
_HALVES: Final = re.compile(r"\(\s*\d{1,3}\s*/\s*\d{1,3}\s*\)")


@dataclass(frozen=True, slots=True)
class Written:
    """A number where it stands: what it is, its text, its place, and whether a percent sign is behind it."""

    number: Number
    text: str
    start: int
    end: int
    percent: bool

    @property
    def is_sure(self) -> bool:
        """Whether it is a value of a sheet."""
        return self.number.value is not None


def numbers_in(text: str) -> list[Written]:
    """The numbers of a text outside its brackets; with a percent sign anywhere only those that have one.

    >>> [(each.text, each.number.value) for each in numbers_in("Spot 1 050 %, Jump 12.5%, Listen 40%, Colt .45 60%")]
    [('1 050 %', None), ('12.5%', 13), ('40%', 40), ('60%', 60)]
    >>> [each.number.value for each in numbers_in("Climb -5 Swim 10000 Science (Level 3) 30 1D6")]
    [None, None, 30]
    """
    depth, outside = 0, []
    for letter in text:
        depth = depth + 1 if letter == "(" else max(0, depth - 1) if letter == ")" else depth
        outside.append(depth == 0)
    found = [
        Written(
            number=read_whole(_PERCENT.sub("%", match[0])),
            text=match[0].strip(),
            start=match.start(),
            end=match.end(),
            percent=match["percent"] is not None,
        )
        for match in _RUN.finditer(text)
        if outside[match.start()]
    ]
    return [each for each in found if each.percent] if any(each.percent for each in found) else found


def nearly_a_number(text: str) -> tuple[str, str] | None:
    """Name and sign of an entry in percent whose number is none that can be read (``Spot 40½ %``); else None."""
    match = _NEARLY.fullmatch(text.strip())
    return None if match is None else (match["name"], match["number"])


def without_halves(text: str) -> tuple[str, bool]:
    """The text with blanks in the place of half and fifth values in brackets, and whether there were any."""
    bare, count = _HALVES.subn(lambda match: re.sub(r"[^\n]", " ", match[0]), text)
    return bare, count > 0


def is_explained(value: str, bracket: str) -> bool:
    """Whether what stands in brackets behind a value follows from it: half and fifth, or five times it.

    >>> is_explained("45", "22/9"), is_explained("15", "75%"), is_explained("13", "+1")
    (True, True, False)
    """
    if re.fullmatch(r"\s*\d{1,3}\s*/\s*\d{1,3}\s*", bracket):
        return True
    number, times = read_whole(value), read_whole(bracket)
    return number.value is not None and times.value == 5 * number.value
