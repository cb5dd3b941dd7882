"""One window for all: a second start gives its files to the program that runs, and ends. Nothing of Qt is loaded.

Whoever has the lock is the one that runs; the system lets it go however that ends. A request is a small file in a
folder that it watches; it takes the file away, and so says that it has understood.
"""

import logging
import os
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from msgspec import Struct

from brp_desktop.storage import draft_locks, json_text
from brp_desktop.storage.errors import StorageError
from brp_desktop.storage.files import is_there, path_text, read_file, text_path
from brp_desktop.storage.folders import Folders, make_private

WAIT: Final = 4.0
"""Seconds that the running program has to take a request, before a window of one's own is opened."""
STALE: Final = 30.0
"""Seconds after which a request that nobody took is nobody's any more."""
ENDING: Final = ".request"

_TOKENS: Final = ("XDG_ACTIVATION_TOKEN", "DESKTOP_STARTUP_ID")
"""By which the desktop lets the window come forward that was asked for."""

_log = logging.getLogger(__name__)


class Request(Struct, frozen=True):
    """Come forward with these files; ``tokens`` are variables of the environment that allow it."""

    files: tuple[Path, ...] = ()
    tokens: tuple[tuple[str, str], ...] = ()


def is_first(places: Folders) -> bool:
    """Whether this is the program that runs; from now on it is, unless another one is already."""
    lock = _lock(places)
    try:
        make_private(lock.parent)
    except OSError:
        return True
    return draft_locks.take(lock)


def no_longer_first(places: Folders) -> None:
    """The program ends: the next start opens a window."""
    draft_locks.let_go(_lock(places))


def handed_over(places: Folders, files: Sequence[Path], wait: float = WAIT) -> bool:
    """Whether a program that runs has taken the files and comes forward; else this one is to open a window itself."""
    if is_first(places):
        return False
    tokens = [[name, os.environ[name]] for name in _TOKENS if name in os.environ]
    content = {"files": [path_text(str(path)) for path in files], "tokens": tokens}
    folder = requests_folder(places)
    place = folder / f"{time.time_ns():020d}-{os.urandom(4).hex()}{ENDING}"
    try:
        make_private(folder)
        # Whole from the first moment: it may be taken away in the next.
        written = place.with_suffix(".part")
        written.write_bytes(json_text.write(content))
        os.replace(written, place)
    except OSError as error:
        _log.warning("not handed over: %s", error)
        return False
    end = time.monotonic() + wait
    while time.monotonic() < end:
        time.sleep(0.01)
        if not is_there(place):
            return True
        if is_first(places):  # it has ended meanwhile
            break
    return not _taken_away(place)


def next_request(folder: Path) -> Request | None:
    """Take the oldest request out of the folder; None if there is none. What is stale or none at all is removed."""
    try:
        places = sorted(path for path in folder.iterdir() if path.suffix == ENDING)
    except OSError:
        return None
    for place in places:
        request = _read(place)
        if _taken_away(place) and request is not None:
            return request
    return None


def requests_folder(places: Folders) -> Path:
    """Where requests lie."""
    return places.data / "requests"


def _lock(places: Folders) -> Path:
    return places.data / "running" / "program"


def _taken_away(place: Path) -> bool:
    """Whether it was this program that removed the request: only one can."""
    try:
        place.unlink()
    except OSError:
        return False
    return True


def _read(place: Path) -> Request | None:
    try:
        data, fingerprint = read_file(place)
        content = json_text.parse(data)
    except StorageError:
        return None
    if time.time() - fingerprint.time_ns / 1e9 > STALE:
        return None
    match content:
        case {"files": list(files), "tokens": list(tokens)}:
            paths = tuple(Path(text_path(each)) for each in files if isinstance(each, str))
            given = {each[0]: each[1] for each in tokens if isinstance(each, list) and len(each) == 2}
            return Request(paths, tuple((name, given[name]) for name in _TOKENS if isinstance(given.get(name), str)))
    return None
