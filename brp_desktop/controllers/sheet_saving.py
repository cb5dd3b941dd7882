"""Saving sheets: to which file, whether it may be written over, and what is done where the disk refuses."""

import logging
from pathlib import Path
from typing import TYPE_CHECKING

from brp_desktop.controllers.conflicts import how_to_save, on_disk
from brp_desktop.controllers.files import ENDING
from brp_desktop.controllers.interaction import OverwriteChoice
from brp_desktop.storage import StorageError, save_document
from brp_desktop.storage.file_names import proposed_name
from brp_desktop.storage.files import is_gone
from brp_desktop.storage.folders import folder_or_home

if TYPE_CHECKING:
    from brp_desktop.controllers.document import Document
    from brp_desktop.controllers.drafts import DraftsController
    from brp_desktop.controllers.files import FilesController
    from brp_desktop.controllers.interaction import Interaction
    from brp_desktop.storage.settings import Settings

_log = logging.getLogger(__name__)


class SheetSaving:
    """Made with the first save; what was written, ``FilesController`` is told."""

    def __init__(
        self, files: "FilesController", settings: "Settings", drafts: "DraftsController", interaction: "Interaction"
    ) -> None:
        self._files = files
        self._settings = settings
        self._drafts = drafts
        self._interaction = interaction

    def save(self, document: "Document") -> bool:
        """Save to the document's own file, asking for one where it has none or may not be overwritten."""
        document.commit_pending()
        path = document.path
        if path is None or document.read_only:
            return self.save_as(document)
        match how_to_save(document, path, document.character, lambda: on_disk(path), self._interaction):
            case OverwriteChoice.CANCEL:
                return False
            case OverwriteChoice.SAVE_AS:
                return self.save_as(document)
            case how:
                return self._write(document, path, overwrite=how is OverwriteChoice.OVERWRITE)

    def save_as(self, document: "Document", *, suggestion: Path | None = None) -> bool:
        """Save to a file the person chooses; from then on it is the document's own (case D10)."""
        document.commit_pending()
        path = self._interaction.ask_save_path(suggestion or self.suggestion(document))
        if path is None:
            return False
        if refusal := self._refusal(document, path, both=suggestion is not None):
            self._interaction.show_error(StorageError(refusal, path))
            return False
        self._settings.last_folder = str(path.parent)
        saved = self._write(document, path, overwrite=True)
        if not saved and self._files.open_already(path) is None:
            self._files.give_back(path)
        return saved

    def suggestion(self, document: "Document") -> Path:
        """The file proposed: its own, the one wanted for it, else a new one named after the character."""
        if (path := document.path or self._files.wanted_path(document)) is not None:
            return folder_or_home(self._settings.last_folder) / path.name if is_gone(path) == "folder" else path
        folder = folder_or_home(self._settings.new_files_folder, self._settings.last_folder)
        return folder / proposed_name(document.character.name, ENDING, "character")

    def _refusal(self, document: "Document", path: Path, *, both: bool) -> str:
        """Why a document may not be saved there; ``both``: the file it has is to stay as it is."""
        match self._files.open_already(path):
            case None:
                return "" if self._files.may_have(path) else "open_elsewhere"
            case other if other is not document:
                return "open_already"
        return "same_name" if both else ""

    def _write(self, document: "Document", path: Path, *, overwrite: bool) -> bool:
        sheet = document.sheet
        if sheet.read_only:
            sheet = sheet.writable_copy()
        before = document.path
        self._drafts.renew(document)
        try:
            written = save_document(sheet, path, backups=self._files.earlier.versions.backups, overwrite=overwrite)
        except StorageError as error:
            _log.warning("not saved: %s", error)
            if error.code == "changed_on_disk":
                self._files.changed_on_disk.emit(document)
            self._interaction.show_error(error)
            return False
        document.mark_saved(written)
        self._files.note_written(document, before)
        return True
