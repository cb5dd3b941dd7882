"""Opening and saving a table's file."""

from os import PathLike
from pathlib import Path

from msgspec.structs import replace

from brp_desktop.storage import table_codec
from brp_desktop.storage.backups import Backups
from brp_desktop.storage.errors import StorageError
from brp_desktop.storage.files import read_file
from brp_desktop.storage.saving import save_encoded
from brp_desktop.storage.table_documents import TableDocument, moved_table


def open_table(path: str | PathLike[str]) -> TableDocument:
    """The table in a file; the players' files it refers to are not looked at (see ``player_files``).

    A file of a newer format opens read-only, as far as it can be read (see ``notices``). Whatever is wrong with the
    file is a ``StorageError`` with its path and the place in it; the file itself is never touched.
    """
    place = Path(path)
    data, fingerprint = read_file(place)
    try:
        document = table_codec.decode(data)
    except StorageError as error:
        raise error.at(place) from error
    notices = tuple(replace(notice, path=place) for notice in document.notices)
    return replace(document, path=place, fingerprint=fingerprint, notices=notices)


def save_table(
    document: TableDocument,
    path: str | PathLike[str],
    *,
    backups: Backups | None = None,
    overwrite: bool = True,
) -> TableDocument:
    """Write the table to a file, atomically, and return the document as it lies there.

    Saved in another folder, its references are rewritten so that they lead to the same files as before. Everything
    else as with ``save_document``.
    """
    from brp_desktop.storage.table_versions import located  # a start saves nothing

    place = Path(path)
    if document.read_only:
        raise StorageError("read_only", place)
    folder = None if document.path is None else document.path.parent
    moved = document.with_table(moved_table(document.table, folder, place.parent))
    try:
        data = table_codec.encode(moved)
    except StorageError as error:
        raise error.at(place) from error
    fingerprint, notices = save_encoded(document, data, place, backups, overwrite=overwrite, located=located)
    return replace(moved, path=place, fingerprint=fingerprint, notices=notices)
