"""Older versions of each document, by its id, in the application's data folder: many young ones, few old ones."""

import contextlib
import re
from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final

from msgspec import Struct

from brp_desktop.storage.errors import WRITING, StorageError, system_error
from brp_desktop.storage.files import read_file, save_file
from brp_desktop.storage.folders import make_private

KEPT: Final = 10
"""So many of the newest versions of a document are kept however old they are."""

STEPS: Final = (
    (timedelta(hours=1), timedelta(minutes=5)),
    (timedelta(days=1), timedelta(hours=1)),
    (timedelta(days=31), timedelta(days=1)),
    (timedelta(days=366), timedelta(days=7)),
)
"""Up to an age, the last version of each such stretch of time is kept besides; what is older goes."""

MAXIMUM_BYTES: Final = 50_000_000
"""What the versions of all documents may take together; the oldest go first, the newest of each document last."""

_SWEPT_AFTER: Final = 1_000_000
_FORMAT: Final = "%Y%m%dT%H%M%S.%fZ"
_ENDING: Final = ".rpgsheet"
_WORK: Final = ".work"
_NAME: Final = re.compile(r"\d{8}T\d{6}\.\d{6}Z(\.work)?\.[a-z]+")
_EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)


class Backup(Struct, frozen=True):
    """One older version: when it was saved or worked on (UTC), its file, and whether it was saved or work under way."""

    time: datetime
    path: Path
    saved: bool = True


def time_of(time_ns: int) -> datetime:
    """The time of a file, from nanoseconds since 1970; beyond what a calendar holds its last or first day."""
    try:
        return _EPOCH + timedelta(microseconds=time_ns // 1000)
    except OverflowError:
        return datetime.max.replace(tzinfo=UTC) if time_ns > 0 else datetime.min.replace(tzinfo=UTC)


class Backups:
    """The older versions of all documents below one folder."""

    def __init__(self, folder: Path, ending: str = _ENDING, maximum: int = MAXIMUM_BYTES) -> None:
        """``ending`` is that of the kept files, the same as of the documents' own; ``maximum`` is in bytes."""
        self.maximum = maximum
        self._folder = folder
        self._ending = ending
        self._written = _SWEPT_AFTER

    def keep(self, document_id: str, data: bytes, time: datetime | None = None, *, saved: bool = True) -> Backup:
        """Put a version away and let go what is too old; the same bytes as the newest are not kept twice.

        ``time`` is that of the version, now if it is not given. ``StorageError`` where the disk does not take it.
        """
        when = (time or datetime.now(UTC)).astimezone(UTC)
        folder = self._of(document_id)
        path = folder / f"{when.strftime(_FORMAT)}{'' if saved else _WORK}{self._ending}"
        older = self.list(document_id)
        known = next((each for each in older if each.path == path), None)
        if known is None and older and _same(older[0].path, data):
            known = older[0]
        if known is not None and (known.saved or not saved):
            return known
        try:
            make_private(folder)
            save_file(path, data, keep_previous=False)
            if known is not None:
                _remove(known.path)  # the same, saved now
        except (OSError, ValueError) as error:
            raise system_error(error, path, WRITING) from error
        versions = self.list(document_id)
        for backup in set(versions).difference(staying(versions, datetime.now(UTC))):
            _remove(backup.path)
        self._written += len(data)
        if self._written > _SWEPT_AFTER:
            self._written = 0
            self._sweep()
        return Backup(when, path, saved)

    def list(self, document_id: str) -> list[Backup]:
        """The versions of a document, the newest first; none if nothing was ever kept."""
        try:
            names = sorted((path.name for path in self._of(document_id).iterdir()), reverse=True)
        except OSError:
            return []
        found = []
        for name in names:
            stem = name.removesuffix(self._ending)
            if stem == name:
                continue
            saved = not stem.endswith(_WORK)
            try:
                time = datetime.strptime(stem.removesuffix(_WORK), _FORMAT).replace(tzinfo=UTC)
            except ValueError:
                continue
            found.append(Backup(time, self._of(document_id) / name, saved))
        return found

    def _of(self, document_id: str) -> Path:
        safe = "".join(letter for letter in document_id if letter.isalnum() or letter == "-")
        return self._folder / (safe or "unknown")

    def _sweep(self) -> None:
        """Keep all documents together within the maximum."""
        found: list[tuple[bool, str, int, Path]] = []
        with contextlib.suppress(OSError):
            for folder in self._folder.iterdir():
                paths = sorted(path for path in folder.glob("*Z*.*") if _NAME.fullmatch(path.name))
                found += [(path == paths[-1], path.name, path.stat().st_size, path) for path in paths]
        size = sum(each[2] for each in found)
        for _, _, bytes_, path in sorted(found):
            if size <= self.maximum:
                return
            _remove(path)
            size -= bytes_


def staying(versions: Iterable[Backup], now: datetime) -> list[Backup]:
    """Those of a document's versions that are kept at a time, newest first: the newest ten, and by age."""
    newest = sorted(versions, key=lambda each: each.time, reverse=True)
    kept, stretches = [], set()
    for number, version in enumerate(newest):
        width = next((width for age, width in STEPS if now - version.time <= age), None)
        stretch = None if width is None else (width, (version.time - _EPOCH) // width)
        if number < KEPT or (stretch is not None and stretch not in stretches):
            kept.append(version)
        stretches.add(stretch)
    return kept


def _same(path: Path, data: bytes) -> bool:
    try:
        return read_file(path)[0] == data
    except StorageError:
        return False


def _remove(path: Path) -> None:
    with contextlib.suppress(OSError):
        path.unlink()
