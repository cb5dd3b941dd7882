"""Earlier versions of a sheet or a table, wherever one was kept: among the older ones, or beside the file."""

from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Generic, Literal, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from brp_desktop.storage import codec
from brp_desktop.storage.backups import Backups, time_of
from brp_desktop.storage.documents import SheetDocument
from brp_desktop.storage.errors import StorageError
from brp_desktop.storage.files import backup_path, read_file
from brp_desktop.storage.sheets import open_document
from brp_desktop.storage.table_documents import ENDING as TABLE_ENDING
from brp_desktop.storage.table_documents import TableDocument
from brp_desktop.storage.table_versions import located_work, open_version

VersionKind = Literal["saved", "work", "beside"]
"""``saved``: it was once the file; ``work``: under way and not saved; ``beside``: the ``NAME~`` beside the file."""

_Document = TypeVar("_Document", bound=SheetDocument | TableDocument)


class Version(Struct, frozen=True):
    """One earlier version: when it was saved or worked on (UTC), its file, and how it came to be kept.

    ``folder`` is where its document lies now, None where it has no file.
    """

    time: datetime
    path: Path
    kind: VersionKind = "saved"
    folder: Path | None = None


class Versions(Generic[_Document]):
    """The earlier versions of all documents of one kind; see ``sheet_versions`` and ``table_versions``."""

    def __init__(
        self, backups: Backups, reader: Callable[[Path, Path | None], _Document], encode: Callable[[_Document], bytes]
    ) -> None:
        """``reader`` gets the file of a version, and the folder of its document now."""
        self.backups = backups
        self._reader = reader
        self._encode = encode

    def of(self, document_id: str, path: Path | None) -> list[Version]:
        """Those of a document (without an id: of a file) that lies at a path, the newest first."""
        kept = self.backups.list(document_id) if document_id else []
        folder = None if path is None else path.parent
        found = [Version(each.time, each.path, "saved" if each.saved else "work", folder) for each in kept]
        beside = None if path is None else _beside(path)
        # Mostly the one beside is among those already, under its second name.
        if beside is not None and all(each.time != beside.time for each in found):
            found.append(beside)
        return sorted(found, key=lambda each: each.time, reverse=True)

    def read(self, version: Version) -> _Document:
        """The document as it was then, without a path; ``StorageError`` where that cannot be read.

        The references of a table are as they must be in ``version.folder``, and lead where they led then.
        """
        return replace(self._reader(version.path, version.folder), path=None, fingerprint=None)

    def keep_work(self, document: _Document) -> None:
        """Keep what is under way; ``StorageError`` where the disk does not take it."""
        self.backups.keep(document.id, self._encode(document), saved=False)


def sheet_versions(folder: Path) -> Versions[SheetDocument]:
    """The earlier versions of sheets; the folder holds them by document id."""
    return Versions(Backups(folder), lambda path, _: open_document(path), codec.encode)


def table_versions(folder: Path) -> Versions[TableDocument]:
    """The earlier versions of tables; the folder holds them by document id."""
    return Versions(Backups(folder, TABLE_ENDING), open_version, located_work)


def _beside(path: Path) -> Version | None:
    place = backup_path(path)
    try:
        return Version(time_of(read_file(place)[1].time_ns), place, "beside", path.parent)
    except StorageError:
        return None
