"""Open Xantis sheets and the Giro kept in step: Pa left and the Iniziativa result, each change an undo step there."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from brp_desktop.controllers.document import Document
from brp_desktop.controllers.systems import as_xantis
from brp_desktop.sheet.edits_base import Several
from brp_desktop.sheet.xantis_edits import SetInitiative, SetPaLeft, XantisEdit
from brp_desktop.sheet.xantis_limits import INITIATIVE, PA

if TYPE_CHECKING:
    from brp_desktop.controllers.files import FilesController
    from brp_desktop.controllers.xantis_document import XantisDocument
    from brp_desktop.sheet.round import Participant, Round

STEP = "giro"
"""What the step on a sheet is called, where it comes from the Giro."""


@dataclass(frozen=True, slots=True)
class SheetValues:
    """What a sheet says that belongs to the Giro."""

    pa_left: int
    pa_max: int
    result: int | None
    initiative: int


class RoundSheets(QObject):
    """Writes onto open sheets what the Giro changed, and tells what changed on them otherwise.

    Sheets that are not open are never written. What the Giro takes back is taken back on the sheet by its own undo,
    as long as nothing came after it there.
    """

    changed = Signal(object, object)
    """XantisDocument, and its SheetValues before: something of them is another, and not by the Giro."""
    mirrored = Signal(object)
    """Tuple of XantisDocument: what the Giro changed now stands on these sheets too."""

    def __init__(self, files: "FilesController", parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._files = files
        self._seen: dict[XantisDocument, SheetValues] = {}
        self._steps: dict[tuple[XantisDocument, int], tuple[SheetValues, SheetValues]] = {}
        self._writing = False
        files.opened.connect(self._follow)
        for document in files.documents:
            self._follow(document)

    def sheet(self, document_id: str) -> "XantisDocument | None":
        """The open sheet of this id."""
        return next((each for each in self._seen if each.document_id == document_id), None) if document_id else None

    def values(self, document: "XantisDocument") -> SheetValues:
        """What a sheet says now."""
        return values_of(document)

    def write(self, before: "Round", after: "Round", *, merges: bool = False) -> None:
        """Bring what differs between two states of the Giro onto the open sheets of those who take part in both.

        ``merges``: stepping goes on in one step of the sheet.
        """
        written = []
        for one in after.participants:
            old, document = before.find(one.id), self.sheet(one.document)
            if old is None or document is None or document.read_only:
                continue
            if old.pa_left != one.pa_left or old.result != one.result:
                same_result = old.result == one.result
                if self._write(document, one, old.pa_left != one.pa_left, not same_result, merges):
                    written.append(document)
        if written:
            self.mirrored.emit(tuple(written))

    def bring(self, one: "Participant") -> bool:
        """Bring a participant's Pa left and result onto the sheet, whatever it says; False where nothing differed."""
        document = self.sheet(one.document)
        if document is None or document.read_only or not self._write(document, one, True, True, False):
            return False
        self.mirrored.emit((document,))
        return True

    def _write(self, document: "XantisDocument", one: "Participant", pa: bool, result: bool, merges: bool) -> bool:
        now = values_of(document)
        wanted = SheetValues(
            one.pa_left if pa else now.pa_left,
            now.pa_max,
            (None if one.result is None else _within(one.result, INITIATIVE)) if result else now.result,
            now.initiative,
        )
        if wanted == now:
            return False
        self._writing = True
        try:
            return self._by_history(document, now, wanted) or self._by_edit(document, now, wanted, merges)
        finally:
            self._writing = False
            self._seen[document] = values_of(document)

    def _by_history(self, document: "XantisDocument", now: SheetValues, wanted: SheetValues) -> bool:
        """Take back or bring again a step of the Giro, where exactly that is wanted."""
        document.settle()
        if values_of(document) != now:
            return False
        undo, redo = document.undo_step, document.redo_step
        if undo is not None and self._steps.get((document, undo.serial)) == (wanted, now):
            document.undo()
            return True
        if redo is not None and self._steps.get((document, redo.serial)) == (now, wanted):
            document.redo()
            return True
        return False

    def _by_edit(self, document: "XantisDocument", now: SheetValues, wanted: SheetValues, merges: bool) -> bool:
        edits: list[XantisEdit] = []
        if wanted.pa_left != now.pa_left:
            edits.append(SetPaLeft(None if wanted.pa_left == now.pa_max else wanted.pa_left))
        if wanted.result != now.result:
            edits.append(SetInitiative(wanted.result))
        previous = document.undo_step
        done = document.perform(edits[0] if merges and len(edits) == 1 else Several(tuple(edits), STEP))
        if done and document.last_step is not None:
            start = now
            if previous is not None and previous not in document.history.labels:  # stepping: it is one step with this
                start, _ = self._steps.pop((document, previous.serial), (now, wanted))
            self._steps[document, document.last_step.serial] = (start, wanted)
        return done

    def _follow(self, opened: Document) -> None:
        document = as_xantis(opened)
        if document is not None and document not in self._seen:
            self._seen[document] = values_of(document)
            document.changed.connect(self._on_changed)
            document.closing.connect(self._on_closing)

    def _on_changed(self, *ignored: object) -> None:
        document = self.sender()
        if self._writing or not isinstance(document, Document):
            return
        xantis = as_xantis(document)
        if xantis is None or xantis not in self._seen:
            return
        before, now = self._seen[xantis], values_of(xantis)
        if now != before:
            self._seen[xantis] = now
            self.changed.emit(xantis, before)

    def _on_closing(self) -> None:
        document = self.sender()
        self._seen = {each: values for each, values in self._seen.items() if each is not document}
        self._steps = {key: step for key, step in self._steps.items() if key[0] is not document}


def values_of(document: "XantisDocument") -> SheetValues:
    """What a sheet says now that belongs to the Giro, within what a Giro can hold."""
    derived, result = document.derived, document.character.initiative
    return SheetValues(
        _within(derived.pa_left, PA),
        _within(derived.pa_max, PA),
        result,
        _within(derived.initiative.value, INITIATIVE),
    )


def _within(value: int, limits: tuple[int, int]) -> int:
    return max(limits[0], min(limits[1], value))
