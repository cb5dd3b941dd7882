"""How any document's bytes get into its file: the checks before, the version before kept, one atomic replacement."""

from pathlib import Path
from typing import Protocol

from brp_desktop.storage.backups import Backups
from brp_desktop.storage.errors import StorageError
from brp_desktop.storage.files import Fingerprint, has_changed, read_file, save_file
from brp_desktop.storage.notices import Notice


class Saved(Protocol):
    """What of a document saving looks at."""

    @property
    def id(self) -> str:
        """The document's UUID."""

    @property
    def path(self) -> Path | None:
        """The file it came from."""

    @property
    def fingerprint(self) -> Fingerprint | None:
        """That file as it was then."""


def save_encoded(
    document: Saved, data: bytes, place: Path, backups: Backups | None, *, overwrite: bool
) -> tuple[Fingerprint, tuple[Notice, ...]]:
    """Write the bytes of a document to a file; what the file is like now, and what the reader should know.

    See ``save_document`` for backups and ``overwrite``.
    """
    if (
        not overwrite
        and document.fingerprint is not None
        and place == document.path
        and has_changed(place, document.fingerprint)
    ):
        raise StorageError("changed_on_disk", place)
    notices = _kept(document.id, place, data, backups) if backups is not None else ()
    return save_file(place, data), notices


def _kept(document_id: str, place: Path, data: bytes, backups: Backups) -> tuple[Notice, ...]:
    """Put the version that is about to be replaced among the older ones."""
    try:
        before = read_file(place)[0]
    except StorageError:
        return ()
    try:
        if before != data:
            backups.keep(document_id, before)
    except StorageError as error:
        return (Notice("backup_failed", error.path),)
    return ()
