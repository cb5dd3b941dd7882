"""Files that are open in two running programs: who has which, and what to do with one that somebody else has."""

from pathlib import Path
from typing import TYPE_CHECKING

from brp_desktop.controllers.interaction import ElsewhereChoice, Interaction
from brp_desktop.storage.file_locks import FileLocks

if TYPE_CHECKING:
    from PySide6.QtCore import QObject

    from brp_desktop.controllers.document import Document
    from brp_desktop.controllers.files import FilesController
    from brp_desktop.storage import SheetDocument


class OpenFiles:
    """The files that the documents and the table of this program have, so that others see it."""

    def __init__(self, folder: Path) -> None:
        self._locks = FileLocks(folder)
        self._paths: dict[QObject, Path] = {}

    def may_have(self, path: Path) -> bool:
        """Whether the file is free for this program; from now on it is this one's."""
        return self._locks.take(path)

    def give_back(self, path: Path) -> None:
        """A file that was found free is not taken after all."""
        if path not in self._paths.values():
            self._locks.let_go(path)

    def note(self, holder: "QObject", path: Path | None) -> None:
        """A document or a table has this file from now on, and no longer the one it had; None: none any more."""
        before = self._paths.pop(holder, None)
        if path is not None and self._locks.take(path):
            self._paths[holder] = path
        if before is not None and before not in self._paths.values():
            self._locks.let_go(before)


def open_elsewhere(
    files: "FilesController", sheet: "SheetDocument", path: Path, interaction: Interaction
) -> "Document | None":
    """A file that another running program has open: to be looked at, or as a copy of its own; None: not at all."""
    match interaction.ask_elsewhere(path):
        case ElsewhereChoice.READ_ONLY:
            return files.take_to_look_at(sheet.only_to_look_at())
        case ElsewhereChoice.COPY:
            return files.take_unsaved(sheet.writable_copy(), path)
        case ElsewhereChoice.CANCEL:
            return None
