"""When drafts of the game master's table are written, found and given up."""

import logging
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from brp_desktop.controllers.drafts import RETRY
from brp_desktop.storage.errors import StorageError
from brp_desktop.storage.table_documents import TableDocument
from brp_desktop.storage.tables import open_table

if TYPE_CHECKING:
    from brp_desktop.storage.notices import Notice
    from brp_desktop.storage.table_drafts import TableDraft, TableDrafts

DELAY = 800
"""Milliseconds from a change to its draft; further changes do not put it off."""

_log = logging.getLogger(__name__)


class TableDrafting(QObject):
    """One draft for the table in force; the storage is imported when there is something to write or to find."""

    due = Signal()
    """Unsaved work waits long enough: write it."""
    trouble_changed = Signal()
    """The draft cannot be written, or can again: see ``trouble``."""

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = folder
        self._opened: TableDrafts | None = None
        self._written = ""
        self._trouble: StorageError | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(DELAY)
        self._timer.timeout.connect(self.due)

    @property
    def trouble(self) -> StorageError | None:
        """Why the unsaved table is not on the disk just now; None while it is."""
        return self._trouble

    @property
    def notices(self) -> "Sequence[Notice]":
        """What was damaged among the drafts of earlier runs, once they were looked for."""
        return () if self._opened is None else self._opened.notices

    @property
    def is_waiting(self) -> bool:
        """Whether something is to be written soon."""
        return self._timer.isActive()

    def wait(self, unsaved: bool) -> None:
        """There is unsaved work, or none any more."""
        if not unsaved:
            self._timer.stop()
        elif not self._timer.isActive():
            self._timer.start(DELAY if self._trouble is None else RETRY)

    def stop(self) -> None:
        """Stop the clock and leave the draft to whoever comes next: the program ends."""
        self._timer.stop()
        if self._written:
            self._drafts().release(self._written)

    def write(self, document: TableDocument) -> int:
        """Write now; 1, or 0 where the disk does not take it, which is tried again later."""
        self._timer.stop()
        drafts = self._drafts()
        try:
            own = self._written if self._written.startswith(document.id) else drafts.free_id(document)
            self._written = drafts.write(document, id_=own)
        except StorageError as error:
            _log.warning("table draft not written: %s", error)
            self._in_trouble(error)
            self._timer.start(RETRY)
            return 0
        self._in_trouble(None)
        return 1

    def drop(self) -> None:
        """The work is saved or given up: its draft goes."""
        self._timer.stop()
        self._in_trouble(None)
        if self._written:
            self.discard(self._written)
            self._written = ""

    def found(self) -> "Sequence[TableDraft]":
        """Unsaved tables that an earlier run left behind, newest first."""
        found = [draft for draft in self._drafts().list() if draft.id != self._written]
        return [draft for draft in found if not self._is_saved(draft)]

    def renew(self, document: TableDocument) -> None:
        """Bring the draft of a table that is about to be saved up to its value, if there is one.

        Should the program end between the save and the end of the draft, both hold the same (see ``found``).
        """
        if self._written:
            self.write(document)

    def _is_saved(self, draft: "TableDraft") -> bool:
        """Whether the file holds what the draft holds: the program ended right after a save. Such a draft goes."""
        if draft.path is None:
            return False
        try:
            same = open_table(draft.path).table == draft.document.table
        except StorageError:
            return False
        if same:
            self.discard(draft.id)
        return same

    def resumed(self, draft_id: str) -> None:
        """A draft of an earlier run is the work in force now."""
        self._written = draft_id if self._drafts().claim(draft_id) else ""

    def discard(self, draft_id: str) -> None:
        """Give a draft up for good."""
        try:
            self._drafts().discard(draft_id)
        except StorageError as error:
            _log.warning("table draft not discarded: %s", error)

    def _in_trouble(self, error: StorageError | None) -> None:
        before, self._trouble = self._trouble, error
        if (before and before.code) != (error and error.code):
            self.trouble_changed.emit()

    def _drafts(self) -> "TableDrafts":
        if self._opened is None:
            from brp_desktop.storage.table_drafts import TableDrafts

            self._opened = TableDrafts(self._folder)
        return self._opened
