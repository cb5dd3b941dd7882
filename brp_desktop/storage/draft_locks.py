"""Whose a draft is: a lock beside it that the system lets go when the program ends, however it ends.

The locks of this process are no one else's: whoever asks in it finds them free.
"""

import contextlib
import errno
import os
import sys
from pathlib import Path
from typing import Final

_ENDING: Final = ".lock"
_HELD_ELSEWHERE: Final = (errno.EACCES, errno.EAGAIN, errno.EDEADLK)
_FLAGS: Final = os.O_RDWR | getattr(os, "O_CLOEXEC", 0) | getattr(os, "O_NOINHERIT", 0)
_held: dict[str, int] = {}


def take(draft: Path) -> bool:
    """Make a draft ours until ``let_go`` or the end of the program; False where another running program has it.

    Where the disk knows no locks, or takes no file, nobody can have it: True.
    """
    place = _place(draft)
    while place not in _held:
        try:
            handle = os.open(place, _FLAGS | os.O_CREAT, 0o600)
        except (OSError, ValueError):
            return True
        if not _lock(handle):
            os.close(handle)
            return False
        if _is_at(handle, place):
            _held[place] = handle
        else:
            os.close(handle)
    return True


def is_taken(draft: Path) -> bool:
    """Whether another running program has this draft."""
    place = _place(draft)
    if place in _held:
        return False
    try:
        handle = os.open(place, _FLAGS)
    except (OSError, ValueError):
        return False
    try:
        return not _lock(handle)
    finally:
        os.close(handle)


def let_go(draft: Path) -> None:
    """The draft may be anybody's from now on; the file of the lock goes. Nothing if it was not ours."""
    place = _place(draft)
    handle = _held.pop(place, None)
    if handle is None:
        return
    if sys.platform == "win32":
        os.close(handle)
        _remove(place)
    else:
        # Removed while it is held: whoever waits for it finds that its file is gone, and makes a new one.
        if _is_at(handle, place):
            _remove(place)
        os.close(handle)


def _place(draft: Path) -> str:
    return os.path.abspath(draft.with_suffix(_ENDING))


def _remove(place: str) -> None:
    with contextlib.suppress(OSError):
        os.remove(place)


def _is_at(handle: int, place: str) -> bool:
    """Whether the opened file is still the one of that name."""
    try:
        return os.path.samestat(os.fstat(handle), os.stat(place))
    except OSError:
        return False


if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int) -> bool:
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except OSError as error:
            return error.errno not in _HELD_ELSEWHERE
        return True

else:
    import fcntl

    def _lock(handle: int) -> bool:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            return error.errno not in _HELD_ELSEWHERE
        return True
