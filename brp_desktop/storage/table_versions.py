"""Earlier versions of tables know the folder they were kept from: from there their references lead to the sheets."""

import os
from dataclasses import replace
from pathlib import Path
from typing import Final

from msgspec import structs

from brp_desktop.sheet.table import GameTable
from brp_desktop.storage import json_text, table_codec
from brp_desktop.storage.errors import StorageError
from brp_desktop.storage.files import is_there, path_text, text_path
from brp_desktop.storage.table_documents import TableDocument, referred, resolved
from brp_desktop.storage.tables import open_table
from brp_desktop.storage.unknown import Unknown

KEPT_FROM: Final = "kept_from"
"""The member that a kept version has besides those of a table: the folder its file lay in."""


def located(data: bytes, folder: Path) -> bytes:
    """The bytes of a table that lies in a folder, as they are kept; what is no JSON object is kept as it is."""
    try:
        value = json_text.parse(data)
    except StorageError:
        return data
    if not isinstance(value, dict):
        return data
    return json_text.write({**value, KEPT_FROM: path_text(Path(os.path.abspath(folder)).as_posix())})


def located_work(document: TableDocument) -> bytes:
    """The bytes of work under way, as they are kept; without a file its references are whole paths."""
    data = table_codec.encode(document)
    return data if document.path is None else located(data, document.path.parent)


def open_version(path: Path, folder: Path | None) -> TableDocument:
    """A kept version with its references as they must be in a folder, leading where they led when it was kept.

    What is no longer there, but lies in the same way from the folder, was moved together with the table. A version
    that does not say where it was kept is taken to have been kept from the folder.
    """
    document = open_table(path)
    kept_from = document.unknown.members.get(KEPT_FROM)
    if not isinstance(kept_from, str):
        return document
    members = {key: value for key, value in document.unknown.members.items() if key != KEPT_FROM}
    return structs.replace(
        document,
        table=_led(document.table, Path(text_path(kept_from)), folder),
        unknown=Unknown(members, document.unknown.objects, document.unknown.lists),
    )


def _led(table: GameTable, kept_from: Path, folder: Path | None) -> GameTable:
    if folder is not None and os.path.realpath(folder) == os.path.realpath(kept_from):
        return table

    def moved(reference: str) -> str:
        there = resolved(reference, kept_from)
        if folder is not None and not is_there(there) and is_there(resolved(reference, folder)):
            return reference
        return referred(there, folder)

    return replace(
        table,
        entries=tuple(replace(entry, path=moved(entry.path)) if entry.path else entry for entry in table.entries),
    )
