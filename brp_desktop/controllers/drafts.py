"""Recovery drafts: every change is on disk within two seconds, and offered at the next start."""

import logging
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from brp_desktop.controllers.document import Document
from brp_desktop.storage.errors import StorageError

if TYPE_CHECKING:
    from brp_desktop.storage.drafts import Draft, Drafts
    from brp_desktop.storage.notices import Notice

DELAY = 800
"""Milliseconds from the first change to the draft; further changes do not put it off.

Far below the two seconds: a machine that has much to do comes late.
"""

RETRY = 10_000
"""Milliseconds after which a draft that could not be written is tried again."""

TYPING_PAUSE = 1000
"""Milliseconds without a key after which half-typed text goes into the document, and so into its draft."""

_log = logging.getLogger(__name__)


class DraftsController(QObject):
    """Writes a draft of each watched document after changes and discards it once the document is saved or given up.

    Drafts of an earlier run are left alone, also those of a document that is open again: they go when somebody says so.
    Drafts of other running programs are none of ours.
    """

    trouble_changed = Signal()
    """Drafts cannot be written, or can again: see ``trouble``."""
    written = Signal(object)
    """Document whose draft was just written."""

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        """``folder`` is where drafts lie; it is looked at when there is something to write or to find."""
        super().__init__(parent)
        self._folder = folder
        self._opened: Drafts | None = None
        self._waiting: list[Document] = []
        self._trouble: StorageError | None = None
        self._ids: dict[Document, str] = {}
        self._documents: list[Document] = []
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(DELAY)
        self._timer.timeout.connect(self.write_now)
        self._typed: list[Document] = []
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(TYPING_PAUSE)
        self._pause.timeout.connect(self._take_typed)

    @property
    def trouble(self) -> StorageError | None:
        """Why unsaved work is not on the disk just now; None while it is."""
        return self._trouble

    @property
    def notices(self) -> "Sequence[Notice]":
        """What was damaged among the drafts of earlier runs, once they were looked for."""
        return () if self._opened is None else self._opened.notices

    def note_typing(self, document: Document) -> None:
        """Somebody types text that the document does not hold yet: after a pause it is asked for."""
        if document in self._documents:
            if document not in self._typed:
                self._typed.append(document)
            self._pause.start()

    def watch(self, document: Document, draft_id: str = "") -> None:
        """Keep a draft of this document; ``draft_id`` is the one it was recovered from, if any."""
        self._documents.append(document)
        if draft_id and self._drafts().claim(draft_id):
            self._ids[document] = draft_id
        document.state_changed.connect(self._on_state_changed)
        if not document.is_saved:
            self._wait_for(document)

    def forget(self, document: Document) -> None:
        """The document was closed: its work is saved or given up, the draft goes."""
        document.state_changed.disconnect(self._on_state_changed)
        self._documents.remove(document)
        if document in self._typed:
            self._typed.remove(document)
        self._drop(document)

    def write_now(self) -> None:
        """Write everything that waits: at once, without Qt's help; also called when the program breaks down.

        What the disk does not take goes on waiting and is tried again.
        """
        self._timer.stop()
        self._waiting = [document for document in list(self._waiting) if not self._write(document)]
        if self._waiting:
            self._timer.start(RETRY)
        else:
            self._in_trouble(None)

    def write_all(self) -> int:
        """A draft of every unsaved document, waiting or not; returns how many were written. For a breakdown."""
        unsaved = [document for document in self._documents if not document.is_saved]
        self._waiting = list(unsaved)
        self.write_now()
        return len(unsaved) - len(self._waiting)

    def look_again(self) -> None:
        """Write drafts anew that somebody removed: when the window becomes active."""
        for document, draft_id in self._ids.items():
            if not document.is_saved and not self._drafts().is_there(draft_id):
                self._wait_for(document)

    def adopt(self, document: Document, draft_id: str) -> None:
        """The work in a draft of an earlier run went on in this document: from now on it is the document's draft."""
        if not self._drafts().claim(draft_id):
            return
        before = self._ids.get(document, "")
        self._ids[document] = draft_id
        if before not in ("", draft_id):
            self._remove(before)

    def found(self) -> "Sequence[Draft]":
        """Drafts left by an earlier run, newest first; those of programs that run are not among them."""
        mine = set(self._ids.values())
        if not _left_behind(self._folder, mine):
            return []
        found = [draft for draft in self._drafts().list() if draft.id not in mine]
        return [draft for draft in found if not self._is_saved(draft)]

    def renew(self, document: Document) -> None:
        """Bring the draft of a document that is about to be saved up to its value, if there is one.

        Should the program end between the save and the end of the draft, both hold the same (see ``found``).
        """
        if document in self._ids:
            self._write(document)

    def _is_saved(self, draft: "Draft") -> bool:
        """Whether the file holds what the draft holds: the program ended right after a save. Such a draft goes."""
        if draft.path is None:
            return False
        from brp_desktop.storage import open_document

        try:
            same = open_document(draft.path).character == draft.document.character
        except StorageError:
            return False
        if same:
            self._remove(draft.id)
        return same

    def discard(self, draft_id: str) -> None:
        """Give a draft of an earlier run up for good."""
        self._remove(draft_id)

    def stop(self) -> None:
        """Write what waits and stop the clock: the program ends."""
        self._pause.stop()
        self.write_now()
        self._timer.stop()
        for draft_id in self._ids.values():
            self._drafts().release(draft_id)

    def _take_typed(self) -> None:
        typed = list(self._typed)
        self._typed.clear()
        for document in typed:
            document.commit_pending()
        self.write_now()

    def _drafts(self) -> "Drafts":
        if self._opened is None:
            from brp_desktop.storage.drafts import Drafts

            self._opened = Drafts(self._folder)
        return self._opened

    def _on_state_changed(self) -> None:
        document = self.sender()
        if not isinstance(document, Document):
            return
        if document.is_saved:
            self._drop(document)
        else:
            self._wait_for(document)

    def _wait_for(self, document: Document) -> None:
        if document not in self._waiting:
            self._waiting.append(document)
        if not self._timer.isActive():
            self._timer.start(DELAY if self._trouble is None else RETRY)

    def _drop(self, document: Document) -> None:
        if document in self._waiting:
            self._waiting.remove(document)
        if not self._waiting:
            self._timer.stop()
            self._in_trouble(None)
        draft_id = self._ids.pop(document, "")
        if draft_id:
            self._remove(draft_id)

    def _write(self, document: Document) -> bool:
        drafts, sheet, path = self._drafts(), document.sheet, document.path
        before = self._ids.get(document, "")
        own = before and before.startswith(drafts.draft_id(sheet, path))
        try:
            written = drafts.write(sheet, path, id_=before if own else drafts.free_id(sheet, path))
        except StorageError as error:
            _log.warning("draft not written: %s", error)
            self._in_trouble(error)
            return False
        self._ids[document] = written
        if before and before != written:
            self._remove(before)
        self.written.emit(document)
        return True

    def _in_trouble(self, error: StorageError | None) -> None:
        before, self._trouble = self._trouble, error
        if (before and before.code) != (error and error.code):
            self.trouble_changed.emit()

    def _remove(self, draft_id: str) -> None:
        try:
            self._drafts().discard(draft_id)
        except StorageError as error:
            _log.warning("draft not discarded: %s", error)


def _left_behind(folder: Path, mine: set[str]) -> bool:
    """Whether there may be others' drafts; looks at names only, so that a start with none costs nothing."""
    try:
        return any(path.suffix == ".draft" and path.stem not in mine for path in folder.iterdir())
    except OSError:
        return False
