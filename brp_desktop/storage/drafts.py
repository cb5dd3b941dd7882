"""Drafts of unsaved work, written while somebody works and offered at the next start."""

import hashlib
import re
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Final, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from brp_desktop.storage import codec, draft_locks, json_text
from brp_desktop.storage.documents import SheetDocument
from brp_desktop.storage.errors import WRITING, StorageError, system_error
from brp_desktop.storage.files import Fingerprint, is_there, path_text, read_file, save_file, text_path
from brp_desktop.storage.folders import make_private
from brp_desktop.storage.notices import Notice

if TYPE_CHECKING:
    from brp_desktop.storage.saving import Saved

DRAFT_VERSION: Final = 1
_TIME: Final = re.compile(r"[0-9]{1,30}")
_YEARS: Final = range(1970, 9990)


class Draft(Struct, frozen=True):
    """One draft: its id, the file the work belongs to (None: never saved), when it was written (UTC), and the document.

    The document knows the fingerprint of the file as it was when the work began, so that a change of the file since
    then is noticed.
    """

    id: str
    path: Path | None
    time: datetime
    document: SheetDocument


class DraftFolder:
    """The drafts of one kind of document in one folder. A draft is whole or is not there.

    A draft that is written or claimed belongs to this process until it is discarded or released, or the process ends.
    One that belongs to another running process is neither listed, nor overwritten, nor discarded.
    """

    ending: ClassVar[str]
    """What the names of the drafts end with."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.notices: Sequence[Notice] = ()
        """What ``list`` found that could not be read: ``damaged_draft`` with its path."""

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

    def is_there(self, id_: str) -> bool:
        """Whether the draft still lies in the folder."""
        return is_there(self._path(id_))

    def _free(self, wanted: str) -> str:
        """The id, or with a number after it where somebody has a draft of that id."""
        id_, number = wanted, 2
        while is_there(self._path(id_)) or draft_locks.is_taken(self._path(id_)):
            id_ = f"{wanted}-{number}"
            number += 1
        return id_

    def _ids(self) -> list[str]:
        """The ids of all drafts that no other running process has."""
        try:
            ids = sorted(path.stem for path in self._folder.iterdir() if path.suffix == self.ending)
        except OSError:
            return []
        return [id_ for id_ in ids if not draft_locks.is_taken(self._path(id_))]

    def _put(
        self, id_: str, document: "Saved", value: dict[str, Any], base_path: Path | None, now: datetime | None
    ) -> None:
        """Write or renew a draft; ``value`` is the document as JSON."""
        fingerprint = document.fingerprint
        data = {
            "draft_version": DRAFT_VERSION,
            "path": None if base_path is None else path_text(str(base_path)),
            "time": (now or datetime.now(UTC)).astimezone(UTC).isoformat(),
            "base": None
            if fingerprint is None
            else {"time_ns": str(fingerprint.time_ns), "size": fingerprint.size, "digest": fingerprint.digest},
            "document": value,
        }
        path = self._path(id_)
        try:
            make_private(self._folder)
        except OSError as error:
            raise system_error(error, path, WRITING) from error
        if not draft_locks.take(path):
            raise StorageError("locked", path)
        save_file(path, json_text.write(data), keep_previous=False)

    def _read(self, id_: str) -> "DraftParts":
        """What a draft holds; ``StorageError`` if it is damaged or gone."""
        path = self._path(id_)
        data = read_file(path)[0]
        try:
            return _parts(json_text.parse(data))
        except StorageError as error:
            raise error.at(path) from error

    def _path(self, id_: str) -> Path:
        if not id_ or any(letter in id_ for letter in "/\\\0") or id_.startswith("."):
            raise StorageError("bad_name", self._folder)
        return self._folder / f"{id_}{self.ending}"


class Drafts(DraftFolder):
    """The drafts of sheets in one folder; a damaged one is passed over and named."""

    ending = ".draft"

    def draft_id(self, document: SheetDocument, base_path: Path | None) -> str:
        """The id of the draft of this document working on this file; two copies of one file have two drafts."""
        place = "" if base_path is None else hashlib.sha256(str(base_path).encode(errors="surrogatepass")).hexdigest()
        return f"{document.id}-{place[:8] or 'new'}"

    def free_id(self, document: SheetDocument, base_path: Path | None) -> str:
        """An id under which nobody has a draft: that of the document, or with a number after it where one is."""
        return self._free(self.draft_id(document, base_path))

    def write(
        self, document: SheetDocument, base_path: Path | None, now: datetime | None = None, *, id_: str | None = None
    ) -> str:
        """Write or renew the draft of a document, crash-safe; its id, which is ``draft_id`` unless one is given.

        ``StorageError("locked")`` where that is the draft of another running process.
        """
        id_ = id_ or self.draft_id(document, base_path)
        self._put(id_, document, codec.encode_value(document), base_path, now)
        return id_

    def list(self) -> list[Draft]:
        """All whole drafts that no other running process has, the newest first."""
        found, notices = [], []
        for id_ in self._ids():
            try:
                found.append(self.load(id_))
            except StorageError:
                notices.append(Notice("damaged_draft", self._path(id_)))
        self.notices = tuple(notices)
        return sorted(found, key=lambda draft: draft.time, reverse=True)

    def load(self, id_: str) -> Draft:
        """One draft; ``StorageError`` if it is damaged or gone."""
        parts = self._read(id_)
        try:
            document = codec.decode_value(parts.value)
        except StorageError as error:
            raise error.at(self._path(id_)) from error
        return Draft(id_, parts.path, parts.time, replace(document, path=parts.path, fingerprint=parts.fingerprint))


class DraftParts(NamedTuple):
    """What every draft holds: the file, when it was written (UTC), the file as it was then, the document as JSON."""

    path: Path | None
    time: datetime
    fingerprint: Fingerprint | None
    value: Any


def _parts(data: Any) -> DraftParts:
    if not isinstance(data, dict) or data.get("draft_version") != DRAFT_VERSION:
        raise StorageError("unknown_version", where="draft_version")
    path, time = data.get("path"), data.get("time")
    if not (path is None or isinstance(path, str)) or not isinstance(time, str):
        raise StorageError("wrong_type", where="path" if isinstance(time, str) else "time")
    try:
        written = datetime.fromisoformat(time)
    except ValueError:
        raise StorageError("bad_data", where="time") from None
    if written.tzinfo is None or written.year not in _YEARS:
        raise StorageError("bad_data", where="time")
    base = None if path is None else Path(text_path(path))
    return DraftParts(base, written, _fingerprint(data.get("base")), data.get("document"))


def _fingerprint(data: Any) -> Fingerprint | None:
    if data is None:
        return None
    match data:
        case {"time_ns": str(time_ns), "size": int(size), "digest": str(digest)} if _TIME.fullmatch(time_ns):
            return Fingerprint(int(time_ns), size, digest)
    raise StorageError("bad_data", where="base")
