"""An open document of any system: its value, its history, and the one door through which it changes."""

from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Any, ClassVar

from msgspec import Struct
from PySide6.QtCore import QObject, Signal

from brp_desktop.catalogue.names import fold
from brp_desktop.sheet.errors import EditError
from brp_desktop.sheet.history import History
from brp_desktop.storage.errors import StorageError
from brp_desktop.storage.files import has_changed, is_gone, mark

if TYPE_CHECKING:
    from collections.abc import Sequence

    from brp_desktop.sheet.systems import Character
    from brp_desktop.storage import SheetDocument
    from brp_desktop.storage.files import Gone
    from brp_desktop.storage.notices import Notice

HISTORY_LIMIT = 1000
"""Undo steps kept for each document."""


class DocumentStep(Struct, frozen=True):
    """One undo step: the edit of the document's system it came from, and a serial number unique in its document."""

    serial: int
    edit: Any


def with_file(name: str, aside: str) -> str:
    """A name with what tells it apart beside it, as on a tab: ``Adèle (b)``; alone where there is nothing to add."""
    return f"{name} ({aside})" if aside else name


def apart(document: "Document", documents: "Sequence[Document]") -> str:
    """What tells a document from the others of its character's name: its file, with the folder where that is needed.

    Empty where nobody else is called so, and for one that lies nowhere yet.
    """
    name = document.character.name
    path = document.path
    others = [each for each in documents if each is not document and each.character.name == name]
    if path is None or not others:
        return ""
    twins = {each.path.stem for each in others if each.path is not None}
    return f"{path.parent.name}/{path.stem}" if path.stem in twins else path.stem


def file_beside(document: "Document") -> str:
    """The file of a document whose name is another than its character's; empty where both are called alike."""
    if document.path is None:
        return ""
    named, stem = ("".join(filter(str.isalnum, fold(text))) for text in (document.character.name, document.path.stem))
    return "" if named == stem else document.path.stem


class Document(QObject):
    """One character open for play and edit; each system has its own subclass with the types of its sheet.

    ``perform`` of the subclass is the only way the value changes; afterwards ``changed`` says what differs and
    ``state_changed`` that saved state, undo, redo or path may be others. ``performed``, ``undone`` and ``redone`` name
    the step, so that followers (the journal) can keep pace. A read-only document refuses every edit with the signal
    ``refused``.

    A subclass says its ``system`` and how a value of it is worked out, compared and recovered.
    """

    system: ClassVar[str]
    """The id of the system, as in its files."""

    changed = Signal(object)
    """The change set of the system: what differs from the value before."""
    state_changed = Signal()
    """Saved state, undo, redo or path may have changed."""
    performed = Signal(object)
    """DocumentStep just carried out."""
    undone = Signal(object)
    """DocumentStep just taken back."""
    redone = Signal(object)
    """DocumentStep just carried out again."""
    refused = Signal(object)
    """EditError with code ``read_only``: nothing was changed."""
    closing = Signal()
    """The document is about to be closed: views of it let go."""
    commit_requested = Signal()
    """Half-typed text is wanted in the document now: before a save, a draft, a close (case D11)."""
    settle_requested = Signal()
    """Running dice are wanted at rest now, and what they bring in the document: before a close, undo and redo."""

    def __init__(self, sheet: "SheetDocument", parent: QObject | None = None) -> None:
        """Open a sheet: with its file, and with what the file holds besides, where it comes from one."""
        super().__init__(parent)
        self._derived: Any = self._derive(sheet.character, None)
        self._history: History[Any] = History(sheet.character, limit=HISTORY_LIMIT)
        self._sheet = sheet
        self._serial = 0
        self._last_step: DocumentStep | None = None
        self._accepted: object = None

    @property
    def character(self) -> "Character":
        """The value in force."""
        return self._history.value  # type: ignore[no-any-return]  # what the sheet held, or an edit made of it

    @property
    def derived(self) -> object:
        """Everything computed from the value in force, once per change."""
        return self._derived

    @property
    def role(self) -> str:
        """What the character is in the world, for lists of sheets: occupation or people; may be empty."""
        raise NotImplementedError

    @property
    def waiting_ticks(self) -> int:
        """How many ticks wait for the development phase, where the system has one."""
        return 0

    @property
    def history(self) -> History[Any]:
        """The undo history; read it, but change the document through ``perform``, ``undo`` and ``redo`` only."""
        return self._history

    @property
    def sheet(self) -> "SheetDocument":
        """The document as it would be saved now: the value in force and whatever else its file holds."""
        return self._sheet.with_character(self._history.value)

    @property
    def path(self) -> Path | None:
        """Where the document lies; None until it is saved for the first time."""
        return self._sheet.path

    @property
    def was_changed_outside(self) -> bool:
        """Whether another program changed or removed the file; one that cannot be looked at was not."""
        sheet = self._sheet
        if sheet.path is None or sheet.fingerprint is None:
            return False
        try:
            return has_changed(sheet.path, sheet.fingerprint)
        except StorageError:
            return False

    @property
    def gone(self) -> "Gone":
        """What of its path is no longer there: the ``file``, the whole ``folder``; empty where nothing is amiss."""
        sheet = self._sheet
        return "" if sheet.path is None or sheet.fingerprint is None else is_gone(sheet.path)

    @property
    def has_news_outside(self) -> bool:
        """Whether that was not answered yet by ``keep_mine``."""
        return self.was_changed_outside and self._mark() != self._accepted

    @property
    def document_id(self) -> str:
        """The UUID that stays with the document through renames and copies by hand."""
        return self._sheet.id

    @property
    def read_only(self) -> bool:
        """Made by a newer version: may be looked at and rolled, not changed."""
        return self._sheet.read_only

    @property
    def notices(self) -> "tuple[Notice, ...]":
        """What reading or saving the file had to say."""
        return self._sheet.notices

    @property
    def is_saved(self) -> bool:
        """The value equals what lies on disk. A new sheet counts as saved until its first change."""
        return self._history.is_saved

    @property
    def last_step(self) -> DocumentStep | None:
        """The step made by the last successful ``perform``."""
        return self._last_step

    @property
    def undo_step(self) -> DocumentStep | None:
        """The step that ``undo`` would take back."""
        label = self._history.undo_label
        return label if isinstance(label, DocumentStep) else None

    @property
    def redo_step(self) -> DocumentStep | None:
        """The step that ``redo`` would carry out again."""
        label = self._history.redo_label
        return label if isinstance(label, DocumentStep) else None

    def _perform(self, edit: Any) -> bool:
        """Apply an edit of the system; True if the value differs afterwards."""
        if self.read_only:
            self.refused.emit(EditError("read_only"))
            return False
        before = self.character
        after = edit.apply(before)
        if after == before:
            return False
        self._serial += 1
        step = DocumentStep(self._serial, edit)
        self._history.push(after, step, key=edit.merge_key, now=monotonic())
        self._last_step = step
        self._refresh(before)
        self.performed.emit(step)
        return True

    def join_since(self, serial: int, edit: Any) -> bool:
        """Make every step after the one with this serial number one undo step that is called by ``edit``.

        0 takes all there are. False and nothing at all if there is none, or if something was undone past that step.
        """
        steps = 0
        for label in self._history.labels:
            if not isinstance(label, DocumentStep) or label.serial <= serial:
                break
            steps += 1
        self._serial += 1
        joined = self._history.join(steps, DocumentStep(self._serial, edit))
        if joined:
            self.state_changed.emit()
        return joined

    def undo(self) -> DocumentStep | None:
        """Take the last step back, running dice at rest first; None if there is none."""
        self.settle()
        before = self.character
        step = self._history.undo()
        if not isinstance(step, DocumentStep):
            return None
        self._refresh(before)
        self.undone.emit(step)
        return step

    def redo(self) -> DocumentStep | None:
        """Carry out again what was undone last, running dice at rest first; None if there is nothing."""
        self.settle()
        before = self.character
        step = self._history.redo()
        if not isinstance(step, DocumentStep):
            return None
        self._refresh(before)
        self.redone.emit(step)
        return step

    def commit_pending(self) -> None:
        """Ask every field with half-typed text to hand it in now."""
        self.commit_requested.emit()

    def settle(self) -> None:
        """Ask whatever is under way for the document, such as running dice, to come to its end now."""
        self.settle_requested.emit()

    def mark_saved(self, sheet: "SheetDocument") -> None:
        """The value in force now lies on disk as ``sheet``."""
        self._sheet = sheet
        self._history.mark_saved()
        self.state_changed.emit()

    def mark_recovered(self) -> None:
        """The value came from a recovery draft: it is unsaved although nothing was edited yet."""
        self._history.mark_unsaved()
        self.state_changed.emit()

    def keep_mine(self) -> None:
        """The value in force stays although the file was changed outside: it is unsaved work now."""
        self._accepted = self._mark()
        self.mark_recovered()

    def recover(self, sheet: "SheetDocument") -> None:
        """Go on with the work of a draft, as one step that can be undone; it is unsaved work on this file."""
        self._sheet = sheet
        self._history.break_merge()
        if self._perform(self._recovery(sheet.character)):
            self._history.break_merge()
        else:
            self.state_changed.emit()

    def restore(self, character: "Character") -> bool:
        """Go back to the value of an earlier version of the same system, as one step; False if nothing differs."""
        from brp_desktop.sheet.edits_base import Restore

        self._history.break_merge()
        if not self._perform(Restore(character)):
            return False
        self._history.break_merge()
        return True

    def replace_from_disk(self, sheet: "SheetDocument") -> None:
        """Take the value of a file that another program changed; the history starts anew."""
        before, old_derived = self.character, self._derived
        self._sheet = sheet
        self._history = History(sheet.character, limit=HISTORY_LIMIT)
        self._derived = self._derive(sheet.character, old_derived)
        self.changed.emit(self._diff(before, sheet.character, old_derived, self._derived))
        self.state_changed.emit()

    def close(self) -> None:
        """Tell followers that the document goes."""
        self.closing.emit()

    def _refresh(self, before: Any) -> None:
        old_derived = self._derived
        self._derived = self._derive(self.character, old_derived)
        self.changed.emit(self._diff(before, self.character, old_derived, self._derived))
        self.state_changed.emit()

    def _mark(self) -> object:
        """What the file is like now; a file that is gone has a mark too."""
        return (mark(self._sheet.path),) if self._sheet.path is not None else None

    # what the system says

    def _derive(self, character: Any, before: Any) -> Any:
        """Everything computed from a value; ``before`` is what was computed last, None at first."""
        raise NotImplementedError

    def _diff(self, old: Any, new: Any, old_derived: Any, new_derived: Any) -> Any:
        """The change set between two values."""
        raise NotImplementedError

    def _recovery(self, character: Any) -> Any:
        """The edit that takes a draft's value over."""
        raise NotImplementedError
