"""What commands print and with which code they end; whether a name is taken."""

import errno
import os
import re
import sys
from pathlib import Path
from typing import Final, TextIO

GOOD: Final = 0
PROBLEM: Final = 1
WRONG_USE: Final = 2
STOPPED: Final = 130
"""By the person, as other commands end then."""

_UNPRINTABLE: Final = re.compile("[\x00-\x1f\x7f-\x9f\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff\ud800-\udfff]")


def refuse(sentence: str, code: int) -> int:
    """Say why a command ends, and give its code back."""
    say(sentence, sys.stderr)
    return code


def say(line: str, stream: TextIO | None = None) -> None:
    """Print a line; signs that the console does not have become question marks.

    What would move about on a terminal (control characters, changes of direction) and bytes that are no text, from a
    file's name or content, are shown as ``\\x1b``. OSError where the line cannot be written.
    """
    target = sys.stdout if stream is None else stream
    if target is None:
        raise OSError(errno.EBADF, os.strerror(errno.EBADF))
    encoding = getattr(target, "encoding", None) or "utf-8"
    plain = _UNPRINTABLE.sub(lambda found: found[0].encode("unicode_escape").decode(), line)
    target.write(plain.encode(encoding, "replace").decode(encoding) + "\n")


def is_taken(path: Path) -> bool:
    """Whether something lies there, be it a link to nothing."""
    try:
        path.lstat()
    except (OSError, ValueError):
        # Not there; and whatever else hinders looking hinders writing too, and is said then.
        return False
    return True
