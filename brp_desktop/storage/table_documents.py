"""A game master's table as a document, and the references in it that lead to the players' files."""

import os
from dataclasses import replace
from pathlib import Path, PurePosixPath
from typing import Final
from uuid import uuid4

from msgspec import Struct, structs

from brp_desktop.sheet.table import GameTable
from brp_desktop.storage.files import Fingerprint, path_text, text_path
from brp_desktop.storage.notices import Notice
from brp_desktop.storage.records import FORMAT_VERSION
from brp_desktop.storage.unknown import NOTHING, Unknown

ENDING: Final = ".rpgtable"
"""What the name of a table's file ends with."""


class TableDocument(Struct, frozen=True, kw_only=True):
    """One table, opened or new; the fields mean the same as those of ``SheetDocument``."""

    id: str
    table: GameTable
    unknown: Unknown = NOTHING
    read_only: bool = False
    notices: tuple[Notice, ...] = ()
    path: Path | None = None
    fingerprint: Fingerprint | None = None
    format_version: int = FORMAT_VERSION

    def with_table(self, table: GameTable) -> "TableDocument":
        """The same document holding another snapshot of its table."""
        return self if table is self.table else structs.replace(self, table=table)

    def only_to_look_at(self) -> "TableDocument":
        """The same document, not to be changed because another running program has its file open."""
        return structs.replace(self, read_only=True, notices=(Notice("open_elsewhere", self.path), *self.notices))

    def without_file(self) -> "TableDocument":
        """The same document, not saved anywhere; its references lead to the same files."""
        folder = None if self.path is None else self.path.parent
        return structs.replace(self, table=moved_table(self.table, folder, None), path=None, fingerprint=None)

    def writable_copy(self) -> "TableDocument":
        """A document of its own with the same content, a new id and no file yet; never read-only."""
        folder = None if self.path is None else self.path.parent
        return TableDocument(id=str(uuid4()), table=moved_table(self.table, folder, None), unknown=self.unknown)


def new_table(table: GameTable | None = None) -> TableDocument:
    """A document for a new table, without a file."""
    return TableDocument(id=str(uuid4()), table=table or GameTable())


def player_path(document: TableDocument, reference: str) -> Path:
    """The file that a reference of the table leads to; it need not be there."""
    return resolved(reference, None if document.path is None else document.path.parent)


def reference_to(document: TableDocument, path: Path) -> str:
    """How the table refers to a file: relative to its own, absolute while it has none."""
    return referred(path, None if document.path is None else document.path.parent)


def resolved(reference: str, folder: Path | None) -> Path:
    """The file behind a reference from a folder."""
    reference = text_path(reference)
    path = Path(*PurePosixPath(reference).parts) if os.sep != "/" else Path(reference)
    return path if folder is None or path.is_absolute() else Path(os.path.normpath(folder / path))


def referred(path: Path, folder: Path | None) -> str:
    """The reference from a folder to a file, with ``/`` between the parts.

    Absolute without a folder, or where there is no way from one to the other (another drive).
    """
    whole = Path(os.path.abspath(path))
    if folder is None:
        return path_text(whole.as_posix())
    try:
        return path_text(Path(os.path.relpath(whole, os.path.abspath(folder))).as_posix())
    except ValueError:
        return path_text(whole.as_posix())


def moved_table(table: GameTable, folder: Path | None, new_folder: Path | None) -> GameTable:
    """The table with its references as they must be in a file of another folder."""
    if folder == new_folder or not any(entry.path for entry in table.entries):
        return table
    entries = tuple(
        replace(entry, path=referred(resolved(entry.path, folder), new_folder)) if entry.path else entry
        for entry in table.entries
    )
    return table if entries == table.entries else replace(table, entries=entries)
