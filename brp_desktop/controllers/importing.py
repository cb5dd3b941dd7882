"""Characters of other programs on their way to new sheets: read again with other answers, the portrait made to fit."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from brp_desktop.sheet.note_edits import SetPortrait
from brp_desktop.storage.errors import StorageError
from brp_desktop.storage.file_names import proposed_name
from brp_desktop.storage.files import is_there, read_file
from brp_desktop.storage.importers import Choices, Imported, read_foreign

if TYPE_CHECKING:
    from brp_desktop.controllers.document import Document
    from brp_desktop.controllers.files import FilesController
    from brp_desktop.storage import SheetDocument

ENDING = ".rpgsheet"


class ForeignFile(Struct, frozen=True, eq=False):
    """The bytes of a foreign file or of the clipboard (no path), and the people in them, at least one."""

    path: Path | None
    data: bytes
    choices: Choices
    people: tuple[Imported, ...]

    def again(self, choices: Choices) -> "ForeignFile":
        """The same bytes read with other choices; ``StorageError`` where they cannot be."""
        return ForeignFile(self.path, self.data, choices, _read(self.data, choices, self.path))


def foreign_file(path: Path, choices: Choices) -> ForeignFile:
    """Read a file; ``StorageError`` where nobody is found in it."""
    data, _ = read_file(path)
    return ForeignFile(path, data, choices, _read(data, choices, path))


def foreign_text(text: str, choices: Choices) -> ForeignFile:
    """Read what was pasted, in the same way."""
    data = text.encode("utf-8", "replace")
    return ForeignFile(None, data, choices, _read(data, choices, None))


def imported_sheet(imported: Imported) -> "tuple[SheetDocument, str]":
    """The new sheet, with a portrait that was too large or of another kind made to fit; and the code of what stopped
    that (``picture_damaged`` …), empty where nothing did.
    """
    if not imported.picture:
        return imported.document, ""
    from brp_desktop.painting.portrait_bytes import PictureError, scaled_portrait

    try:
        portrait = scaled_portrait(imported.picture)
    except PictureError as error:
        return imported.document, error.code
    character = SetPortrait(portrait).apply(imported.character)
    return replace(imported.document, character=character), ""


def open_imported(files: "FilesController", imported: Imported, path: Path | None, folder: Path) -> "Document":
    """Show somebody as a new sheet, not yet saved; saving proposes the name in ``folder``."""
    sheet, _ = imported_sheet(imported)
    name = proposed_name(imported.person.name, ENDING, "character")
    return files.take_unsaved(sheet, path or folder / name, name=free_path(folder, name, ()))


def save_imported(imported: Imported, folder: Path, taken: "Sequence[Path]") -> Path:
    """Write somebody into a folder under a name that nothing has yet, nor is among ``taken``; ``StorageError``."""
    from brp_desktop.storage import save_document

    sheet, _ = imported_sheet(imported)
    path = free_path(folder, proposed_name(imported.person.name, ENDING, "character"), taken)
    save_document(sheet, path)
    return path


def free_path(folder: Path, name: str, taken: "Sequence[Path]") -> Path:
    """A path in the folder that nothing has: «Ada.rpgsheet», «Ada 2.rpgsheet»."""
    path, number = folder / name, 2
    while path in taken or is_there(path):
        path = folder / f"{name.removesuffix(ENDING)} {number}{ENDING}"
        number += 1
    return path


def _read(data: bytes, choices: Choices, path: Path | None) -> tuple[Imported, ...]:
    try:
        return read_foreign(data, choices)
    except StorageError as error:
        if path is None:
            raise
        raise error.at(path) from error
