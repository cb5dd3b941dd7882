"""Earlier versions of open documents: kept while work goes on, and chosen to go back to."""

import logging
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Generic, TypeVar

from brp_desktop.controllers.interaction import Interaction
from brp_desktop.controllers.restoring import content_of, restorable
from brp_desktop.sheet.systems import system_of
from brp_desktop.storage.documents import SheetDocument
from brp_desktop.storage.errors import StorageError
from brp_desktop.storage.table_documents import TableDocument
from brp_desktop.storage.versions import Versions, sheet_versions, table_versions

if TYPE_CHECKING:
    from brp_desktop.controllers.document import Document
    from brp_desktop.storage.settings import Settings

MINUTE = 60
"""Seconds."""

_Document = TypeVar("_Document", bound=SheetDocument | TableDocument)

_log = logging.getLogger(__name__)


class Earlier(Generic[_Document]):
    """What saving keeps is kept by saving; here is what is kept besides, and the way back."""

    def __init__(self, versions: Versions[_Document], interaction: Interaction) -> None:
        self.versions = versions
        self._interaction = interaction
        self._kept_at: dict[str, float] = {}
        self._interval = 0.0

    def follow(self, settings: "Settings") -> None:
        """Keep as often and as much as the settings have it."""
        self._interval = settings.work_kept_every * MINUTE
        self.versions.backups.maximum = settings.versions_megabytes * 1_000_000

    def chosen(self, name: str, document: _Document) -> _Document | None:
        """The earlier version of a document that the person chooses; None: none, or it cannot be read (it is said)."""
        choices = restorable(name, content_of(document), self.versions, document.id, document.path)
        version = self._interaction.ask_version(choices)
        if version is None:
            return None
        try:
            return self.versions.read(version)
        except StorageError as error:
            self._interaction.show_error(error)
            return None

    def keep(self, document: _Document) -> None:
        """Keep work that is under way; where the disk does not take it, it goes without."""
        self._kept_at[document.id] = monotonic()
        try:
            self.versions.keep_work(document)
        except StorageError as error:
            _log.warning("version not kept: %s", error)

    def keep_now_and_then(self, document: _Document) -> None:
        """Keep work that is under way if that was long ago: to be called while it goes on."""
        if monotonic() - self._kept_at.setdefault(document.id, monotonic()) >= self._interval:
            self.keep(document)


def earlier_sheets(folder: Path, interaction: Interaction) -> Earlier[SheetDocument]:
    """The earlier versions of sheets; the folder holds them by document id."""
    return Earlier(sheet_versions(folder), interaction)


def earlier_tables(folder: Path, interaction: Interaction) -> Earlier[TableDocument]:
    """The earlier versions of tables; the folder holds them by document id."""
    return Earlier(table_versions(folder), interaction)


def restore_sheet(earlier: Earlier[SheetDocument], document: "Document") -> bool:
    """Take an open sheet back to an earlier version that the person chooses, as one step that can be undone."""
    document.commit_pending()
    if document.read_only:
        return False
    sheet = earlier.chosen(document.character.name, document.sheet)
    if sheet is None or system_of(sheet.character) != document.system:
        return False
    return document.restore(sheet.character)
