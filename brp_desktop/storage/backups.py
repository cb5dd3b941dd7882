"""Ten older versions of each document, by its id, in the application's data folder."""

from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from msgspec import Struct

from brp_desktop.storage.errors import WRITING, StorageError, system_error
from brp_desktop.storage.files import read_file, save_file

KEPT: Final = 10
"""How many older versions of a document are kept."""

_FORMAT: Final = "%Y%m%dT%H%M%S.%fZ"
_ENDING: Final = ".rpgsheet"


class Backup(Struct, frozen=True):
    """One older version: when it was put away (UTC), and its file."""

    time: datetime
    path: Path


class Backups:
    """The older versions of all documents below one folder."""

    def __init__(self, folder: Path, ending: str = _ENDING) -> None:
        """``ending`` is that of the kept files, the same as of the documents' own."""
        self._folder = folder
        self._ending = ending

    def keep(self, document_id: str, data: bytes, now: datetime | None = None) -> Backup:
        """Put a version away and let the oldest beyond ten go; the same bytes as the newest are not kept twice."""
        older = self.list(document_id)
        if older and _same(older[0].path, data):
            return older[0]
        time = (now or datetime.now(UTC)).astimezone(UTC)
        folder = self._of(document_id)
        path = folder / f"{time.strftime(_FORMAT)}{self._ending}"
        try:
            folder.mkdir(parents=True, exist_ok=True)
            save_file(path, data, keep_previous=False)
            for backup in self.list(document_id)[KEPT:]:
                backup.path.unlink(missing_ok=True)
        except (OSError, ValueError) as error:
            raise system_error(error, path, WRITING) from error
        return Backup(time, path)

    def list(self, document_id: str) -> list[Backup]:
        """The versions of a document, the newest first; none if nothing was ever kept."""
        try:
            names = sorted((path.name for path in self._of(document_id).iterdir()), reverse=True)
        except OSError:
            return []
        found = []
        for name in names:
            try:
                time = datetime.strptime(name, f"{_FORMAT}{self._ending}").replace(tzinfo=UTC)
            except ValueError:
                continue
            found.append(Backup(time, self._of(document_id) / name))
        return found

    def _of(self, document_id: str) -> Path:
        safe = "".join(letter for letter in document_id if letter.isalnum() or letter == "-")
        return self._folder / (safe or "unknown")


def _same(path: Path, data: bytes) -> bool:
    try:
        return read_file(path)[0] == data
    except StorageError:
        return False
