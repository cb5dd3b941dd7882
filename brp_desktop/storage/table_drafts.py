"""Drafts of a table that is not saved, written while somebody works and offered at the next use."""

import logging
import re
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from brp_desktop.storage import draft_locks, json_text, table_codec
from brp_desktop.storage.errors import WRITING, StorageError, system_error
from brp_desktop.storage.files import Fingerprint, is_there, path_text, read_file, save_file, text_path
from brp_desktop.storage.folders import make_private
from brp_desktop.storage.table_documents import TableDocument

DRAFT_VERSION: Final = 1
_ENDING: Final = ".tabledraft"
_TIME: Final = re.compile(r"[0-9]{1,30}")

_log = logging.getLogger(__name__)


class TableDraft(Struct, frozen=True):
    """One draft: its id, the file the work belongs to (None: never saved), when it was written (UTC), the table."""

    id: str
    path: Path | None
    time: datetime
    document: TableDocument


class TableDrafts:
    """The drafts of tables in one folder, beside those of sheets. A draft is whole or is not there.

    Those of other running processes are neither listed, nor overwritten, nor discarded (see ``drafts.Drafts``).
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def free_id(self, document: TableDocument) -> str:
        """An id under which nobody has a draft: that of the document, or with a number after it where one is."""
        id_, number = document.id, 2
        while is_there(self._path(id_)) or draft_locks.is_taken(self._path(id_)):
            id_ = f"{document.id}-{number}"
            number += 1
        return id_

    def write(self, document: TableDocument, now: datetime | None = None, *, id_: str | None = None) -> str:
        """Write or renew the draft of a table, crash-safe; its id, which is the document's unless one is given."""
        id_ = id_ or document.id
        fingerprint = document.fingerprint
        data: dict[str, Any] = {
            "draft_version": DRAFT_VERSION,
            "path": None if document.path is None else path_text(str(document.path)),
            "time": (now or datetime.now(UTC)).astimezone(UTC).isoformat(),
            "base": None
            if fingerprint is None
            else {"time_ns": str(fingerprint.time_ns), "size": fingerprint.size, "digest": fingerprint.digest},
            "document": table_codec.encode_value(document),
        }
        path = self._path(id_)
        try:
            make_private(self._folder)
        except OSError as error:
            raise system_error(error, path, WRITING) from error
        if not draft_locks.take(path):
            raise StorageError("locked", path)
        save_file(path, json_text.write(data), keep_previous=False)
        return id_

    def list(self) -> list[TableDraft]:
        """All whole drafts that no other running process has, the newest first; damaged ones are passed over."""
        try:
            paths = sorted(path for path in self._folder.iterdir() if path.suffix == _ENDING)
        except OSError:
            return []
        found = []
        for path in paths:
            if draft_locks.is_taken(path):
                continue
            try:
                found.append(_draft(path))
            except StorageError as error:
                _log.warning("table draft passed over: %s", error)
        return sorted(found, key=lambda draft: draft.time, reverse=True)

    def discard(self, id_: str) -> None:
        """Remove a draft; nothing if it is gone already. ``StorageError("locked")`` where another process has it."""
        path = self._path(id_)
        if not draft_locks.take(path):
            raise StorageError("locked", path)
        try:
            path.unlink(missing_ok=True)
        except OSError as error:
            raise system_error(error, path, WRITING) from error
        finally:
            draft_locks.let_go(path)

    def claim(self, id_: str) -> bool:
        """Make a draft of an earlier run this process's own; False where another process was first."""
        return draft_locks.take(self._path(id_))

    def release(self, id_: str) -> None:
        """Leave a draft to whoever comes next."""
        draft_locks.let_go(self._path(id_))

    def _path(self, id_: str) -> Path:
        if not id_ or any(letter in id_ for letter in "/\\\0") or id_.startswith("."):
            raise StorageError("bad_name", self._folder)
        return self._folder / f"{id_}{_ENDING}"


def _draft(path: Path) -> TableDraft:
    data = json_text.parse(read_file(path)[0])
    match data:
        case {"draft_version": 1, "path": None | str() as base, "time": str(time), "document": document}:
            pass
        case _:
            raise StorageError("not_a_table", path)
    try:
        written = datetime.fromisoformat(time)
    except ValueError:
        raise StorageError("bad_data", path, where="time") from None
    if written.tzinfo is None:
        raise StorageError("bad_data", path, where="time")
    place = None if base is None else Path(text_path(base))
    table = replace(table_codec.decode_value(document), path=place, fingerprint=_fingerprint(data.get("base")))
    return TableDraft(path.stem, place, written, table)


def _fingerprint(data: Any) -> Fingerprint | None:
    match data:
        case {"time_ns": str(time_ns), "size": int(size), "digest": str(digest)} if _TIME.fullmatch(time_ns):
            return Fingerprint(int(time_ns), size, digest)
    return None
