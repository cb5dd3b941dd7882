"""A sheet that our own export wrote as Markdown: made to be read by people, and only a poor stat block."""

import re
from typing import Final

from brp_desktop.sheet.derived_values import HIT_POINTS
from brp_desktop.storage.words import LANGUAGES, word

_LOOKED_AT: Final = 200_000
"""Letters of a text that are looked at: its numbers come early."""

_TITLE: Final = r"# [^\n]+\n+(?:- \*\*[^\n]+\n+)*"
_TABLE: Final = r"\|[^\n]+\|\n\|[ :|-]+\|\n\|[^\n]+\|\n+"


def is_own_markdown(text: str) -> bool:
    """Whether a text begins as a sheet of either system does that was exported as Markdown, in any language."""
    beginning = text[:_LOOKED_AT].replace("\r\n", "\n").lstrip("\ufeff\n")
    return any(re.match(pattern, beginning) for lang in LANGUAGES for pattern in _beginnings(lang))


def _beginnings(lang: str) -> tuple[str, str]:
    """How a percentile sheet begins: facts, then the table of characteristics; and a Xantis sheet: Pa is a fact."""
    characteristics, hit_points = word("characteristics", lang), word(HIT_POINTS, lang)
    return (
        rf"{_TITLE}## {characteristics}\n+{_TABLE}- \*\*{hit_points}\*\*",
        rf"{_TITLE}- \*\*Pa\*\*[^\n]+\n+(?:- \*\*[^\n]+\n+)*## {word('capacity', lang)}\n",
    )
