"""File names that are proposed for what a person named: every system can keep them and shows them as they are."""

from unicodedata import category

LIMIT = 180
"""Bytes of a proposed name with its ending; 255 are allowed, safety copies and synchronising add to it."""

_FORBIDDEN = frozenset('/\\:*?"<>|')
_RESERVED = frozenset(
    ["con", "prn", "aux", "nul", *(f"{port}{number}" for port in ("com", "lpt") for number in "0123456789¹²³")]
)
_UNSEEN = frozenset({"Cc", "Cf", "Cs", "Zl", "Zp", "Co", "Cn"})
_JOINER = "\u200d"
"""Holds the parts of one emoji together: the only sign without a shape of its own that stays."""


def proposed_name(name: str, ending: str, fallback: str) -> str:
    """A file name for ``name``, ``fallback`` if nothing of it can stay. ``ending`` has its dot.

    Signs that a system forbids become «_», those that are not seen or turn the direction of writing go; device names
    of Windows get a «_»; what is longer than ``LIMIT`` bytes is cut between characters.
    """
    kept = "".join(
        "_" if letter in _FORBIDDEN else letter
        for letter in " ".join(name.split())
        if letter == _JOINER or category(letter) not in _UNSEEN
    )
    kept = _cut(kept.strip(" ._" + _JOINER), LIMIT - len(ending.encode())).strip(" ." + _JOINER)
    if not kept:
        return f"{fallback}{ending}"
    if kept.split(".")[0].rstrip().casefold() in _RESERVED:
        kept = f"_{kept}"
    return f"{kept}{ending}"


def _cut(text: str, room: int) -> str:
    """As much from the beginning as has room in bytes; a letter keeps its accents or goes with them."""
    whole = text.encode()
    if len(whole) <= room:
        return text
    short = whole[:room].decode(errors="ignore")
    rest = text[len(short) :]
    while short and rest and category(rest[0]) in {"Mn", "Me", "Mc"}:
        rest, short = short[-1], short[:-1]
    return short
