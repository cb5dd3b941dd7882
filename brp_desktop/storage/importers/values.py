"""Numbers, texts and lists as other programs write them, read without guessing."""

import html
import math
import re
from typing import Any, Final, Literal

from msgspec import Struct

from brp_desktop.catalogue.names import fold

State = Literal["known", "rounded", "unknown", "formula", "doubtful", "none"]
"""What a number is: known; known after rounding; not known (a dash); dice not rolled yet; not to be decided here; no
number at all (a switch, a list, an object)."""

LARGEST: Final = 9999
"""No number of a sheet is larger."""

_LONGEST: Final = 100
"""Letters of a number or formula; what is longer is none."""

_SPACES: Final = str.maketrans(dict.fromkeys("\u00a0\u202f\u2007\u2009\u2002\u2003\u3000\u200b\u2060\ufeff", " "))
_SIGNS: Final = {
    0x2212: "-",
    0xFF0B: "+",
    0xFF05: "%",
    0xFF0C: ",",
    0xFF0E: ".",
    **{0xFF10 + n: str(n) for n in range(10)},
}
_UNKNOWN: Final = frozenset(("", "-", "–", "—", "auto", "none", "null", "undefined"))
_WHOLE: Final = re.compile(r"[+-]?[0-9]{1,12}(?:[.,](?:0{1,2}|0{4,}))?(?: ?%)?")
_BROKEN: Final = re.compile(r"[+-]?[0-9]{1,6}[.,](?:[0-9]{1,2}|[0-9]{4,9})(?: ?%)?")
_FORMULA: Final = re.compile(r"(?i)[0-9 +*×/().-]*[dwk][0-9]{1,4}[0-9dwk +*×/().-]*")
_BONUS: Final = re.compile(r"(?i)([+-]?) ?([0-9]*)[dwk]([0-9]{1,4})")
_NO_BONUS: Final = frozenset(("none", "nessuno", "nessuna", "aucun", "aucune", "-", "–", "—", "0", "+0", "-0"))
_ENTITY: Final = re.compile(r"&(?:#[0-9]{1,7}|#[xX][0-9a-fA-F]{1,6}|[A-Za-z][A-Za-z0-9]{1,31});")
_TAG: Final = re.compile(r"</?([A-Za-z][A-Za-z0-9-]*)((?:[\s/][^<>]*)?)>")
_PARAGRAPHS: Final = frozenset(
    ("address", "article", "aside", "blockquote", "div", "dl", "figure", "footer", "h1", "h2", "h3", "h4", "h5", "h6",
     "header", "hr", "ol", "p", "pre", "section", "table", "ul")
)  # fmt: skip
_UNPRINTABLE: Final = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\ud800-\udfff]")
_LINES: Final = frozenset(("br", "dd", "dt", "li", "tr"))
_POINTING: Final = re.compile(r"(?i)\b(?:src|href|data|style|on[a-z]+)\s*=|^\s*(?:script|style|iframe|object)")


class Number(Struct, frozen=True):
    """A number as read: its state, the value where it is known, and the text of the file."""

    state: State
    value: int | None = None
    raw: str = ""


class Plain(Struct, frozen=True):
    """A text without markup; ``lost``: the markup held more than looks (an address, a script, a remark)."""

    text: str
    lost: bool = False


def read_whole(value: Any, *, lowest: int = 0) -> Number:
    """A whole number; never a guess, and nothing below ``lowest`` or above 9999.

    >>> [read_whole(each).value for each in (12, "12.0", " 12 ", "020", "+5", "55 %", 12.9, "11,5")]
    [12, 12, 12, 20, 5, 55, 13, 12]
    >>> [read_whole(each).state for each in (None, "—", "auto", "3D6", "l8", "1 050", "1,000", True, -3, 1e400)]
    ['unknown', 'unknown', 'unknown', 'formula', 'doubtful', 'doubtful', 'doubtful', 'none', 'doubtful', 'doubtful']
    """
    if value is None:
        return Number("unknown")
    if isinstance(value, bool | list | dict):
        return Number("none", None, shown(value))
    if isinstance(value, int):
        return _within(value, shown(value), lowest, rounded=False)
    if isinstance(value, float):
        return _rounded(value, repr(value), lowest)
    text = str(value)
    if len(text) > _LONGEST:
        return Number("doubtful", None, text)
    bare = " ".join(text.translate(_SPACES).translate(_SIGNS).split())
    if bare.lower() in _UNKNOWN:
        return Number("unknown", None, text)
    if _WHOLE.fullmatch(bare):
        digits = re.split(r"[.,]", bare.rstrip("% "))
        return _within(int(digits[0]), text, lowest, rounded=False)
    if _BROKEN.fullmatch(bare):
        return _rounded(float(bare.rstrip("% ").replace(",", ".")), text, lowest)
    return Number("formula" if _FORMULA.fullmatch(bare) else "doubtful", None, text)


def _rounded(value: float, raw: str, lowest: int) -> Number:
    if not math.isfinite(value):
        return Number("doubtful", None, raw)
    return _within(math.floor(value + 0.5), raw, lowest, rounded=value != int(value))


def _within(value: int, raw: str, lowest: int, *, rounded: bool) -> Number:
    if not lowest <= value <= LARGEST:
        return Number("doubtful", None, raw)
    return Number("rounded" if rounded else "known", value, raw)


def read_amount(value: Any) -> float | None:
    """An amount with a fraction, such as a weight: ``"6,25"`` is 6.25; None where it is none or not sure.

    >>> [read_amount(each) for each in ("6,25", "7.5", 2, "1,050", "heavy", None, True)]
    [6.25, 7.5, 2.0, None, None, None, None]
    """
    if isinstance(value, bool) or not isinstance(value, int | float | str):
        return None
    if isinstance(value, str) and len(value) > _LONGEST:
        return None
    text = value.translate(_SPACES).translate(_SIGNS).strip() if isinstance(value, str) else repr(value)
    if not re.fullmatch(r"[0-9]{1,6}(?:[.,](?:[0-9]{1,2}|[0-9]{4,17}))?|[0-9]{1,6}\.[0-9]{3}", text):
        return None
    if isinstance(value, str) and re.fullmatch(r"[0-9]+[.,][0-9]{3}", text):
        return None
    return float(text.replace(",", "."))


def read_bonus(value: Any) -> str | None:
    """A damage bonus in one spelling: ``+1D4``, empty for none; None where it cannot be read or nothing is said.

    >>> [read_bonus(each) for each in ("+1K4", "1W4", "1d4", "none", "nessuno", "aucun", "–", "0", "+0", 0, " ", "big")]
    ['+1D4', '+1D4', '+1D4', '', '', '', '', '', '', '', None, None]
    """
    if isinstance(value, bool | list | dict) or value is None:
        return None
    if isinstance(value, str) and len(value) > _LONGEST:
        return None
    bare = str(value).translate(_SPACES).translate(_SIGNS).strip()
    if fold(bare) in _NO_BONUS:
        return ""
    match = _BONUS.fullmatch(bare)
    return None if match is None else f"{match[1] or '+'}{match[2] or '1'}D{match[3]}"


def read_switch(value: Any) -> bool | None:
    """A tick: ``true``, ``1``, ``"on"`` and the like; None where it is neither set nor clear.

    >>> [read_switch(each) for each in (True, "on", "1", 1, "true", "0", 0, "", None, "false", "perhaps", [])]
    [True, True, True, True, True, False, False, False, False, False, None, None]
    """
    if value is None or isinstance(value, bool):
        return bool(value)
    if isinstance(value, int | float | str):
        text = str(value).strip().lower()
        if text in ("on", "1", "1.0", "true", "yes", "x", "✓"):
            return True
        if text in ("", "0", "0.0", "off", "false", "no", "null", "none"):
            return False
    return None


def plain_text(value: Any, *, has_markup: bool = True) -> Plain | None:
    """A text as plain text: tags gone (paragraphs and list items become lines), entities turned into letters.

    Everything else stays as written, also ``<`` that opens no tag; without ``has_markup`` tags and entities too. None
    where the value is neither text nor number.

    >>> plain_text("<p>Rowed&nbsp;on;<b>knows</b> it.</p><ul><li>one &amp; two</li></ul> HP < 3").text
    'Rowed\\xa0on;knows it.\\n\\none & two\\nHP < 3'
    """
    if isinstance(value, bool) or not isinstance(value, str | int | float):
        return None
    text = str(value).replace("\r\n", "\n").replace("\r", "\n")
    lost = False
    if has_markup and "<" in text:
        text, remarks = _without_remarks(text)
        lost = remarks or any(_POINTING.search(tag[1] + tag[2]) for tag in _TAG.finditer(text))
        marked = _TAG.sub(_as_lines, text)
        if marked != text:
            lines = [line.strip(" \t") for line in marked.split("\n")]
            text = re.sub(r"\n{3,}", "\n\n", "\n".join(lines)).strip("\n")
    if has_markup:
        text = _ENTITY.sub(lambda found: html.unescape(found[0]), text)
    text = _UNPRINTABLE.sub("", text).strip(" \n\t")
    return Plain("" if text.lower() in ("none", "null", "undefined") else text, lost)


def _as_lines(tag: re.Match[str]) -> str:
    name = tag[1].lower()
    return "\n" if name in _PARAGRAPHS or (name in _LINES and not tag[0].startswith("</")) else ""


def _without_remarks(text: str) -> tuple[str, bool]:
    """The text without ``<!-- remarks -->``, and whether there were any."""
    pieces, start = [], 0
    while (opening := text.find("<!--", start)) >= 0 and (closing := text.find("-->", opening)) >= 0:
        pieces.append(text[start:opening])
        start = closing + 3
    return "".join([*pieces, text[start:]]), start > 0


def one_line(text: str) -> str:
    """The text with every run of blanks and line ends as one blank."""
    return " ".join(text.split())


def shown(value: Any, length: int = 200) -> str:
    """A value of the file on one short line, as it stands there."""
    if isinstance(value, list | dict):
        text = _structure(value)
    elif value is None or isinstance(value, bool):
        text = {True: "true", False: "false", None: "null"}[value]
    else:
        text = str(value)
    text = one_line(text[: 4 * length])
    return text if len(text) <= length else f"{text[: length - 1]}…"


def _structure(value: list[Any] | dict[str, Any]) -> str:
    """The beginning of a list or object as text, without writing out all of a large one."""
    import json

    pieces, length = [], 0
    for piece in json.JSONEncoder(ensure_ascii=False).iterencode(value):
        pieces.append(piece)
        length += len(piece)
        if length > 1000:
            break
    return "".join(pieces)
