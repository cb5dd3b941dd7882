"""A file that another program changed, moved or removed: how to save then, what it holds now, both versions kept."""

import logging
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from brp_desktop.controllers.interaction import OverwriteChoice
from brp_desktop.storage import StorageError, open_document
from brp_desktop.storage.files import beside

if TYPE_CHECKING:
    from brp_desktop.controllers.document import Document
    from brp_desktop.controllers.files import FilesController
    from brp_desktop.controllers.interaction import Content, Interaction
    from brp_desktop.controllers.open_table import OpenTable
    from brp_desktop.sheet.systems import Character

_log = logging.getLogger(__name__)


def how_to_save(
    document: "Document | OpenTable",
    path: Path,
    mine: "Content",
    theirs: "Callable[[], Content | None]",
    interaction: "Interaction",
) -> OverwriteChoice | None:
    """Whether to write over what lies at a document's path, elsewhere or not at all; None: plainly.

    Where the folder is gone that is said; a file that is gone is written again; one that another program changed is
    asked about, with what it holds now (``theirs``).
    """
    match document.gone:
        case "folder":
            interaction.show_error(StorageError("folder_missing", path))
            return OverwriteChoice.SAVE_AS
        case "file":
            return OverwriteChoice.OVERWRITE
    return interaction.ask_overwrite(path, mine, theirs()) if document.was_changed_outside else None


def on_disk(path: Path | None) -> "Character | None":
    """What the file of a sheet holds now; None where it cannot be read."""
    if path is None:
        return None
    try:
        return open_document(path).character
    except StorageError as error:
        _log.info("not looked at: %s", error)
        return None


def keep_both(files: "FilesController", document: "Document") -> bool:
    """Save what is here to another file, and open the file as it lies on disk in a tab of its own."""
    path = document.path
    if path is None or not files.save_as(document, suggestion=beside(path)):
        return False
    files.open(path)
    return True
