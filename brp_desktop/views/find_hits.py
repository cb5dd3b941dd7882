"""What the quick find can find, and in which order it does."""

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any, Final

from brp_desktop.catalogue.names import collation_key, fold

ROLL: Final = "roll"
SHEET: Final = "sheet"
PERSON: Final = "person"
COMMAND: Final = "command"
_KINDS: Final = (ROLL, SHEET, PERSON, COMMAND)
_WORDS: Final = re.compile(r"[^\W_]+")
LEAST_FORGIVEN = 4
"""So many letters have to be typed before one of them may be wrong."""


@dataclass(frozen=True, slots=True)
class Hit:
    """One line: what would be rolled, its names, its number as it is written, and where the match lies in the shown
    name (first, length). The subject is one of the system of the sheet.

    ``kind`` is ``ROLL``, or what else is found: an open ``SHEET`` (its document), a ``PERSON`` of the table (the id),
    a ``COMMAND`` (its name; the number is its key).
    """

    subject: Any
    name: str
    aside: str
    number: str
    match: tuple[int, int] = (0, 0)
    kind: str = ROLL


def search(everything: Iterable[tuple[Hit, str]], text: str) -> list[Hit]:
    """Those that fit: prefix hits first, then word starts, then inside, then by the English name.

    Accents and case do not count. Of what is not rolled, names that begin so come after the words of the sheet that
    do, the others last of all. Where nothing fits, one wrong letter is forgiven.
    """
    wanted = fold(text.strip())
    everything = list(everything)
    ranked: list[tuple[int, int, str, Hit]] = []
    for hit, english in everything:
        rank, at = _rank(fold(hit.name), wanted)
        if rank is None:
            rank, _ = _rank(fold(english), wanted)
            if rank is None:
                continue
            rank, at = rank + _ENGLISH, -1
        match = (at, len(wanted)) if at >= 0 and len(fold(hit.name)) == len(hit.name) else (0, 0)
        place = (_order(hit.kind, rank), _KINDS.index(hit.kind), collation_key(hit.name))
        ranked.append((*place, replace(hit, match=match)))
    if not ranked and len(wanted) >= LEAST_FORGIVEN:
        return [hit for hit, english in everything if _nearly(fold(hit.name), wanted) or _nearly(fold(english), wanted)]
    return [hit for *_, hit in sorted(ranked, key=lambda entry: entry[:3])]


_ENGLISH: Final = 3
"""A rank by the English name is so much lower."""


def _order(kind: str, rank: int) -> int:
    if kind == ROLL:
        return rank if rank < 2 else rank + 2
    return 2 + rank if rank < 2 else 2 * _ENGLISH + 2 + rank


def _rank(name: str, wanted: str) -> tuple[int | None, int]:
    at = name.find(wanted)
    if at < 0:
        return None, -1
    if at == 0:
        return 0, 0
    start = next((i for i in range(1, len(name)) if not name[i - 1].isalnum() and name.startswith(wanted, i)), -1)
    return (1, start) if start >= 0 else (2, at)


def _nearly(name: str, wanted: str) -> bool:
    """Whether a word begins like that but for one letter: wrong, missing, too many, or two that changed places."""
    if not name:
        return False
    for word in _WORDS.findall(name):
        if word[0] != wanted[0]:
            continue
        for length in (len(wanted) - 1, len(wanted), len(wanted) + 1):
            if _one_apart(word[:length], wanted):
                return True
    return False


def _one_apart(one: str, other: str) -> bool:
    longer, shorter = (one, other) if len(one) >= len(other) else (other, one)
    same = next((i for i, pair in enumerate(zip(longer, shorter, strict=False)) if pair[0] != pair[1]), len(shorter))
    if len(longer) - len(shorter) == 1:
        return longer[same + 1 :] == shorter[same:]
    if len(longer) != len(shorter):
        return False
    if longer[same + 1 :] == shorter[same + 1 :]:
        return True
    swapped = longer[same : same + 2] == shorter[same : same + 2][::-1]
    return swapped and longer[same + 2 :] == shorter[same + 2 :]
