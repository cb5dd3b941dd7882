"""Whether a file is an earlier export, which a new one may replace, or somebody else's work."""

import os
import re
from pathlib import Path
from typing import Final

_CREATOR: Final = b'CreatorTool="brp_desktop"'
"""In every PDF of ours."""
PICTURE_MARK: Final = b"brp_desktop screenshot"
"""Written into every screenshot, before what it shows."""
_MARKED: Final = 1000
"""Bytes at the beginning of a picture among which the mark stands."""
_PNG_HEAD: Final = 54
"""Bytes of a picture that say how large and how fine it is."""
_TITLE: Final = re.compile(r"\W*[^\n,]*")
"""What a text begins with: signs of its format, and the name of the character."""
_LARGEST: Final = 32_000_000
"""Bytes that are looked at; no export is as large."""


def may_give_way(path: Path, content: bytes) -> bool:
    """Whether nothing would be lost at ``path``: there is no file or an empty one, or an export like ``content``.

    A text must begin with the same name, a PDF must be of ours, a picture must be as large and as fine; a screenshot
    gives way to another, whatever its size.
    """
    if not os.path.isfile(path):
        return True
    try:
        with path.open("rb") as file:
            before = file.read(_LARGEST)
    except OSError:
        return False
    if not before:
        return True
    if content.startswith(b"%PDF"):
        return _CREATOR in before
    if content.startswith(b"\x89PNG"):
        return before.startswith(content[:_PNG_HEAD]) or all(
            PICTURE_MARK in each[:_MARKED] for each in (before, content)
        )
    title = _TITLE.match(content.decode())
    return title is not None and before.startswith(title[0].encode())
