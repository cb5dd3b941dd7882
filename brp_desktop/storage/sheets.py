"""Opening and saving a sheet's file."""

from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec.structs import replace

from brp_desktop.storage import codec
from brp_desktop.storage.documents import SheetDocument
from brp_desktop.storage.errors import StorageError
from brp_desktop.storage.files import read_file

if TYPE_CHECKING:
    from brp_desktop.storage.backups import Backups


def open_document(path: str | PathLike[str]) -> SheetDocument:
    """The sheet in a file.

    A file of a newer format opens read-only, as far as it can be read (see ``notices``). Whatever is wrong with the
    file is a ``StorageError`` with its path and the place in it; the file itself is never touched.
    """
    place = Path(path)
    data, fingerprint = read_file(place)
    try:
        document = codec.decode(data)
    except StorageError as error:
        raise error.at(place) from error
    notices = tuple(replace(notice, path=place) for notice in document.notices)
    return replace(document, path=place, fingerprint=fingerprint, notices=notices)


def save_document(
    document: SheetDocument,
    path: str | PathLike[str],
    *,
    backups: "Backups | None" = None,
    overwrite: bool = True,
) -> SheetDocument:
    """Write the sheet to a file, atomically, and return the document as it lies there (path, fingerprint, no notices).

    The version before stays beside it as ``NAME~``; with ``backups`` both are among the earlier ones, too, and one that
    cannot be kept is only a notice (``backup_failed``). ``overwrite=False`` refuses (``changed_on_disk``) when this is
    the document's own file and another program changed or removed it since. ``StorageError`` leaves the file as it
    was; a document opened read-only is always refused (``read_only``).
    """
    from brp_desktop.storage.saving import save_encoded

    place = Path(path)
    if document.read_only:
        raise StorageError("read_only", place)
    try:
        data = codec.encode(document)
    except StorageError as error:
        raise error.at(place) from error
    fingerprint, notices = save_encoded(document, data, place, backups, overwrite=overwrite)
    return replace(document, path=place, fingerprint=fingerprint, notices=notices)
