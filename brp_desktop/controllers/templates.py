"""Templates of sheets: kept, renamed, taken away and put back; what the disk refuses is said."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from brp_desktop.storage import StorageError
from brp_desktop.storage import templates as storage
from brp_desktop.storage.templates import Template

if TYPE_CHECKING:
    from brp_desktop.controllers.files import FilesController
    from brp_desktop.controllers.interaction import Interaction
    from brp_desktop.storage import SheetDocument


class Templates:
    """The templates of one folder."""

    def __init__(self, folder: Path, interaction: "Interaction") -> None:
        self._folder = folder
        self._interaction = interaction

    @property
    def all(self) -> Sequence[Template]:
        """All there are now, by name."""
        return storage.templates_in(self._folder)

    def is_taken(self, name: str, but: Template | None = None) -> bool:
        """Whether another template has that name."""
        return storage.is_taken(self._folder, name, but)

    def save(self, name: str, document: "SheetDocument") -> Template | None:
        """Keep a sheet as a template; None where that failed, which is then said."""
        try:
            return storage.save_template(self._folder, name, document)
        except StorageError as error:
            self._interaction.show_error(error)
            return None

    def begin(self, template: Template, files: "FilesController") -> bool:
        """A new sheet from a template, in edit mode; False where it cannot be read, which is then said."""
        try:
            sheet = storage.from_template(template)
        except StorageError as error:
            self._interaction.show_error(error)
            return False
        files.begin(sheet, worth_keeping=True)
        return True

    def rename(self, template: Template, name: str) -> Template | None:
        """The template under another name; None where that failed, which is then said."""
        try:
            return storage.rename_template(template, name)
        except StorageError as error:
            self._interaction.show_error(error)
            return None

    def remove(self, template: Template) -> bytes | None:
        """Take a template away; what ``put_back`` wants, None where that failed, which is then said."""
        try:
            return storage.remove_template(template)
        except StorageError as error:
            self._interaction.show_error(error)
            return None

    def put_back(self, template: Template, data: bytes) -> bool:
        """Undo ``remove``; False where that failed, which is then said."""
        try:
            storage.put_back(template, data)
        except StorageError as error:
            self._interaction.show_error(error)
            return False
        return True
