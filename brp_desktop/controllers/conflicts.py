"""A file that another program changed or has: what it holds now, both versions kept, and another attempt to have it."""

import logging
from pathlib import Path
from typing import TYPE_CHECKING

from brp_desktop.storage import StorageError, open_document
from brp_desktop.storage.files import beside

if TYPE_CHECKING:
    from brp_desktop.controllers.document import Document
    from brp_desktop.controllers.files import FilesController
    from brp_desktop.sheet.systems import Character

_log = logging.getLogger(__name__)


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
