"""What storage has to say without failing, and how it puts a damaged file of its own aside."""

import os
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

from msgspec import Struct


class Notice(Struct, frozen=True):
    """Something the person should know although the work goes on: a code that the interface turns into a sentence.

    ``path`` is the file it is about and ``aside`` the one that was put or left aside instead, if there is one;
    ``where`` names the place inside the file, such as a setting's name; ``was`` and ``now`` are what stood there and
    what is read instead, as in the file, where the file's content had to be put right.

    Codes of the application's own files: ``settings_damaged`` ``settings_unreadable`` ``settings_not_saved``;
    ``journal_damaged`` (set aside) ``journal_newer`` (left aside, another file is used) ``journal_locked``
    ``journal_gone`` (removed while it was in use, begun anew)
    ``journal_read_only`` ``journal_disk_full`` ``journal_not_writable`` (lines stay in memory until it works again).
    """

    code: str
    path: Path | None = None
    aside: Path | None = None
    where: str = ""
    was: str = ""
    now: str = ""


def set_aside(path: Path, companions: Sequence[str] = ()) -> Path:
    """Rename a damaged file so that a new one can take its place; returns the new path.

    ``settings.toml`` becomes ``settings.damaged-20260731-214500.toml``, with a number where that exists already.
    ``companions`` are endings of files that belong to it (``-wal``): they are renamed alike, so that the set can still
    be repaired. Nothing is ever deleted or overwritten. OSError where the folder does not allow it.
    """
    stamp = datetime.now(UTC).astimezone().strftime("%Y%m%d-%H%M%S")
    number = 0
    while True:
        extra = f"-{number}" if number else ""
        aside = path.with_name(f"{path.stem}.damaged-{stamp}{extra}{path.suffix}")
        if not any(os.path.lexists(f"{aside}{ending}") for ending in ("", *companions)):
            break
        number += 1
    path.rename(aside)
    for ending in companions:
        companion = Path(f"{path}{ending}")
        if companion.exists():
            companion.rename(f"{aside}{ending}")
    return aside
