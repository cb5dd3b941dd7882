"""How any document's bytes get into its file: the checks before, the versions kept, one atomic replacement."""

from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from brp_desktop.storage.backups import Backups, time_of
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
    document: Saved,
    data: bytes,
    place: Path,
    backups: Backups | None,
    *,
    overwrite: bool,
    located: Callable[[bytes, Path], bytes] | None = None,
) -> tuple[Fingerprint, tuple[Notice, ...]]:
    """Write the bytes of a document to a file; what the file is like now, and what the reader should know.

    See ``save_document`` for backups and ``overwrite``. ``located`` makes of the bytes of a file, and of the folder it
    lies in, what is kept among the earlier versions; without it that is the bytes.
    """
    if (
        not overwrite
        and document.fingerprint is not None
        and place == document.path
        and has_changed(place, document.fingerprint)
    ):
        raise StorageError("changed_on_disk", place)
    notices: tuple[Notice, ...] = () if backups is None else _before_kept(document.id, place, data, backups, located)
    fingerprint = save_file(place, data)
    if backups is not None:
        notices = _kept(document.id, located(data, place.parent) if located else data, fingerprint, backups) or notices
    return fingerprint, notices


def _before_kept(
    document_id: str, place: Path, data: bytes, backups: Backups, located: Callable[[bytes, Path], bytes] | None
) -> tuple[Notice, ...]:
    """Keep the version that is about to be replaced, unless it is known: whoever wrote it."""
    try:
        before, fingerprint = read_file(place)
    except StorageError:
        return ()
    if before == data:
        return ()
    return _kept(document_id, located(before, place.parent) if located else before, fingerprint, backups)


def _kept(document_id: str, data: bytes, fingerprint: Fingerprint, backups: Backups) -> tuple[Notice, ...]:
    try:
        backups.keep(document_id, data, time_of(fingerprint.time_ns))
    except StorageError as error:
        return (Notice("backup_failed", error.path),)
    return ()
