"""Sheets and tables of ours as commands read them: a damaged one as far as it goes, with what is lost named."""

import sys
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias

from PySide6.QtCore import QCoreApplication

from brp_desktop.app.console import say
from brp_desktop.controllers.files import ENDING
from brp_desktop.storage import SheetDocument, StorageError, open_document
from brp_desktop.storage.notices import Notice
from brp_desktop.storage.salvage import DAMAGE, rescued_sheet, rescued_table
from brp_desktop.storage.table_documents import ENDING as TABLE_ENDING
from brp_desktop.storage.table_documents import TableDocument
from brp_desktop.storage.tables import open_table
from brp_desktop.views import labels
from brp_desktop.views.error_labels import notice_sentence

OwnDocument: TypeAlias = SheetDocument | TableDocument

_MOST_SAID: Final = 20
"""So many losses are named by a command whose work is another; ``check`` names them all."""


class OwnFile(NamedTuple):
    """A document, what is wrong with the file it came from (None: nothing), and what of it is lost."""

    document: OwnDocument
    error: StorageError | None = None
    lost: tuple[Notice, ...] = ()


def is_table(path: Path) -> bool:
    """Whether a file is called like a table (or like the version before of one)."""
    return path.suffix.lower().rstrip("~") == TABLE_ENDING


def is_own(path: Path) -> bool:
    """Whether a file is called like a sheet or a table of ours."""
    return is_table(path) or path.suffix.lower().rstrip("~") == ENDING


def wrong_ending(path: Path, ending: str = ENDING) -> str:
    """Why a sheet (a table, with its ``ending``) is not written under a name, in a sentence; empty where it can be."""
    if path.suffix.lower() == ending:
        return ""
    text = QCoreApplication.translate("commands", "{file}: choose a name that ends in {ending}.")
    return text.format(file=path, ending=ending)


def read_own(path: Path) -> OwnFile:
    """The sheet or table in a file, a damaged one as far as it can be read; ``StorageError`` where nothing can be."""
    try:
        return OwnFile(open_table(path) if is_table(path) else open_document(path))
    except StorageError as error:
        if error.code not in DAMAGE:
            raise
        try:
            document: OwnDocument = rescued_table(path) if is_table(path) else rescued_sheet(path)
        except StorageError:
            raise error from None
        return OwnFile(document, error, document.notices)


def say_losses(file: OwnFile) -> None:
    """Name what is wrong with the file and what of it is lost on the error stream; the file itself stays as it is."""
    if file.error is None:
        return
    say(labels.error_sentence(file.error), sys.stderr)
    for notice in file.lost[:_MOST_SAID]:
        say(f"  {notice_sentence(notice)}", sys.stderr)
    if (more := len(file.lost) - _MOST_SAID) > 0:
        text = QCoreApplication.translate("commands", "… and %n more: “check” names them all.", None, more)
        say(f"  {text}", sys.stderr)
