"""What to look for in a pasted text: labels with their values, headings, and where the text under them ends."""

import re
from collections.abc import Iterator
from typing import Final

from brp_desktop.storage import statblock_text as words

COPIES: Final = re.compile(r"\(\s*[x×]\s*(\d{1,3})\s*\)", re.IGNORECASE)
_FIGURE: Final = r"(?:\d[\dlios]*|[lios]\d[\dlios]*)(?:[.,'’]\d+)*(?:[ ]\d{3}(?!\d)(?:[.,]\d+)?)?"
_VALUE: Final = (
    r"(?P<value>[-+–]?(?:\d+\s*[*x×]\s*)?\d*[dwk]\d+(?:\s*[+*/-]\s*\d+)*|[-+–]?"
    + _FIGURE
    + r"(?:\s*[-–/]\s*"
    + _FIGURE
    + r")*|[-–—](?!\d))(?![^\W_]|[*/+-]\d)"
)
"""A number, a range, several numbers, dice or a dash, to the last sign of it."""

_BRACKET: Final = r"(?:\s*\((?P<bracket>[^()\n]{0,20}\d[^()\n]{0,20})\))?"
_LABELS: Final = "|".join(sorted(words.CHARACTERISTIC_LABELS, key=len, reverse=True))
_CHARACTERISTIC: Final = re.compile(
    rf"(?<![^\W_])(?P<label>{_LABELS})\.?\s*[:=]?\s*"
    rf"(?:{_VALUE}\s?%?|(?!(?:{_LABELS})(?![^\W_]))(?P<other>[^\s,;()\0]{{1,20}})){_BRACKET}"
)
"""A label with its value, and what stands in brackets behind it; ``other``: with something that is no value."""

NUMBER: Final = re.compile(
    r"(?<![^\W_])(?P<label>"
    + "|".join(sorted(words.VALUE_LABELS, key=len, reverse=True))
    + r")\.?\s*[:=]?\s*"
    + rf"(?:{_VALUE}|(?P<other>[^\s,;()\0]*\d[^\s,;()\0]*))"
    + r"(?:\s*\(max\.?\s*(?P<most>\d{1,4})\))?"
)
BONUS: Final = re.compile(
    r"(?<![^\W_+])(?P<label>"
    + "|".join(re.escape(label) for label in words.BONUS_LABELS)
    + r")\.?\s*[:=]?\s*(?P<value>[+-]?\d*[dwk]\d+|none|nessun[oa]|aucune?|[+-]?0|[-–—])"
    r"(?![^\W_]|\s?[+*/-]\s?\d|[.,]\d)"
)
NO_BONUS_AT_ALL: Final = re.compile(
    r"(?<![^\W_+])(?:"
    + "|".join(re.escape(label) for label in words.BONUS_LABELS)
    + r")(?:\.?\s*[:=]\s*|\s+(?=[+-]|\d*[dwk]\d))(?P<value>(?:[^\s;,\0]|,(?=\d))+(?:\s?[+*/-]\s?\d+)*)"
)
ARMOUR: Final = re.compile(
    r"(?<![^\W_])(?:" + "|".join(words.ARMOUR_LABELS) + r")\s*:\s*(?P<value>[^\n;\0]+?)(?=\s*(?:$|\n|;|\s{2}|\s[–—]\s))"
)
_SECTION: Final = re.compile(
    r"(?:^|(?<=\n)|(?<=[.;]\s)|(?<=\s\s))[ ]*(?P<label>"
    + "|".join(sorted(words.SECTION_LABELS, key=len, reverse=True))
    + r")[ ]*(?P<colon>:|(?=\n|$))"
)
_END: Final = {
    "attacks": re.compile(r"\n[ ]*\n"),
    "skills": re.compile(r"\n[ ]*\n|\d\s*%?\s*\.(?=\s*\n|\s+[^\W\d_])"),
}
_CLOSE: Final = 6
"""So many letters may stand between two characteristics that belong together."""

LEFT: Final = "\x01"
"""Before a line that was looked at already; a text that was cleaned has no such letter."""

SURE: Final = ("known", "rounded", "unknown")
SEVERAL: Final = re.compile(r"\d{1,4}(?:/\d{1,4})+")
_GAP: Final = re.compile(r"[ ,;–—|•-]*;?\0[ ,;\0–—|•-]*")
"""What was taken, with the separators around it."""

LOCATION: Final = re.compile(r"(?m)^[ ]*\d{1,2}\s*[-–]\s*\d{1,2}[ ]+[^\d\n]+\d+\s*/\s*\d+[ ]*$")


def without_gaps(line: str) -> str:
    """A line without what was taken of it and without the separators around that."""
    return _GAP.sub(_joint, line).strip()


def _joint(match: re.Match[str]) -> str:
    """What stands where something was taken: nothing at an edge of the line, else the separator that was there."""
    if match.start() == 0 or match.end() == len(match.string):
        return ""
    return ", " if "," in match[0] else "; "


def chains(text: str, written: str) -> Iterator[re.Match[str]]:
    """Characteristics with a neighbour close by; «for 3 rounds» alone in a sentence is none.

    One with something that is no value counts where its label is written in capitals among others with values.
    """
    matches = [
        match
        for match in _CHARACTERISTIC.finditer(text)
        if match["value"] is not None or written[slice(*match.span("label"))].isupper()
    ]
    together: list[re.Match[str]] = []
    for match in (*matches, None):
        if together and (match is None or match.start() - together[-1].end() > _CLOSE):
            if len(together) > 1 and any(each["value"] is not None for each in together):
                yield from together
            together = []
        if match is not None:
            together.append(match)


def sections(body: str) -> Iterator[tuple[str, int, int, int]]:
    """Kind, start and end of the text under each heading, and the heading's own start."""
    folded = words.folded_in_place(body)
    headings = list(_SECTION.finditer(folded))
    for place, heading in enumerate(headings):
        kind, start = words.SECTION_LABELS[heading["label"]], heading.end()
        end = headings[place + 1].start() if place + 1 < len(headings) else len(body)
        if kind in ("skills", "attacks"):
            stop = _END[kind].search(folded, start, end)
            if stop is not None and folded[start : stop.end()].strip():
                end = stop.end()
        elif kind == "spells":
            line = folded.find("\n", start, end)
            end = end if line < 0 else line
        yield kind, start, end, heading.start("label")
