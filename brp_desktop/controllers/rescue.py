"""A damaged sheet or table: what can be read of it, or an earlier version, as a document of its own."""

import logging
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from brp_desktop.controllers.interaction import DamagedChoice, Interaction
from brp_desktop.controllers.restoring import content_of, restorable
from brp_desktop.storage.documents import SheetDocument
from brp_desktop.storage.errors import StorageError
from brp_desktop.storage.notices import Notice
from brp_desktop.storage.salvage import DAMAGE, rescued_sheet
from brp_desktop.storage.table_documents import TableDocument
from brp_desktop.storage.versions import Versions

if TYPE_CHECKING:
    from brp_desktop.controllers.document import Document
    from brp_desktop.controllers.files import FilesController

_Document = TypeVar("_Document", bound=SheetDocument | TableDocument)

_log = logging.getLogger(__name__)


class Damage(Struct, frozen=True):
    """What is wrong with a document, and what could be done.

    ``lost`` says what of it cannot be read; ``readable``: the rest can be opened as a copy; ``versions``: so many
    earlier versions are kept.
    """

    error: StorageError
    lost: tuple[Notice, ...] = ()
    readable: bool = False
    versions: int = 0

    @property
    def path(self) -> Path:
        """The file; it stays as it is."""
        return self.error.path or Path()


def open_rescued(
    files: "FilesController", error: StorageError, path: Path, interaction: Interaction
) -> "Document | None":
    """What can be read of a damaged sheet, or an earlier version of it, as unsaved work; None: nothing is opened."""
    sheet = rescued(error, path, rescued_sheet, files.earlier.versions, interaction)
    return None if sheet is None else files.take_unsaved(sheet, path)


def rescued(
    error: StorageError,
    path: Path,
    reader: Callable[[Path], _Document],
    versions: Versions[_Document],
    interaction: Interaction,
) -> _Document | None:
    """A document without a file in place of one that could not be opened; None if there is none, or nobody wants it.

    ``reader`` gives what can be read of a damaged file. Where nothing can be rescued the error is shown.
    """
    if error.code not in DAMAGE and error.code != "empty":
        interaction.show_error(error)
        return None
    copy: _Document | None = None
    try:
        copy = reader(path)
    except StorageError as nothing:
        _log.info("nothing rescued: %s", nothing)
    now = None if copy is None else content_of(copy)
    choices = restorable(path.stem, now, versions, "" if copy is None else copy.id, path)
    if copy is None and not choices.versions:
        interaction.show_error(error.at(path))
        return None
    damage = Damage(error.at(path), () if copy is None else copy.notices, copy is not None, len(choices.versions))
    match interaction.ask_damaged(damage):
        case DamagedChoice.OPEN:
            return copy
        case DamagedChoice.RESTORE:
            version = interaction.ask_version(choices)
            if version is None:
                return None
            try:
                document = versions.read(version)
            except StorageError as broken:
                interaction.show_error(broken)
                return None
            return replace(document, notices=())
        case DamagedChoice.CANCEL:
            return None
