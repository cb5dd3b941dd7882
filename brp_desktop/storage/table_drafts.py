"""Drafts of a table that is not saved, written while somebody works and offered at the next use."""

import logging
from datetime import datetime
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from brp_desktop.storage import table_codec
from brp_desktop.storage.drafts import DraftFolder
from brp_desktop.storage.errors import StorageError
from brp_desktop.storage.notices import Notice
from brp_desktop.storage.table_documents import TableDocument

_log = logging.getLogger(__name__)


class TableDraft(Struct, frozen=True):
    """One draft: its id, the file the work belongs to (None: never saved), when it was written (UTC), the table."""

    id: str
    path: Path | None
    time: datetime
    document: TableDocument


class TableDrafts(DraftFolder):
    """The drafts of tables in one folder, beside those of sheets."""

    ending = ".tabledraft"

    def free_id(self, document: TableDocument) -> str:
        """An id under which nobody has a draft: that of the document, or with a number after it where one is."""
        return self._free(document.id)

    def write(self, document: TableDocument, now: datetime | None = None, *, id_: str | None = None) -> str:
        """Write or renew the draft of a table, crash-safe; its id, which is the document's unless one is given.

        ``StorageError("locked")`` where that is the draft of another running process.
        """
        id_ = id_ or document.id
        self._put(id_, document, table_codec.encode_value(document), document.path, now)
        return id_

    def list(self) -> list[TableDraft]:
        """All whole drafts that no other running process has, newest first; a damaged one is passed over and named."""
        found, notices = [], []
        for id_ in self._ids():
            try:
                found.append(self._draft(id_))
            except StorageError as error:
                _log.warning("table draft %s passed over: %s", id_, error)
                notices.append(Notice("damaged_draft", self._path(id_)))
        self.notices = tuple(notices)
        return sorted(found, key=lambda draft: draft.time, reverse=True)

    def _draft(self, id_: str) -> TableDraft:
        parts = self._read(id_)
        table = replace(table_codec.decode_value(parts.value), path=parts.path, fingerprint=parts.fingerprint)
        return TableDraft(id_, parts.path, parts.time, table)
