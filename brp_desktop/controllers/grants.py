"""Ticks granted to any open sheet: one undo step each, and the journal follows their undo and redo."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from brp_desktop.controllers.brp_document import BrpDocument
from brp_desktop.controllers.document import DocumentStep
from brp_desktop.controllers.roll_log import RollLog
from brp_desktop.sheet.edits import Edit, SetPowTick, SetTick, Several
from brp_desktop.sheet.errors import EditError


@dataclass(frozen=True, slots=True)
class _Grant:
    document: BrpDocument
    edit: Edit
    rolls: tuple[str, ...]


class Grants(QObject):
    """Carries out the edits that rolls at the game master's table bring to the sheets."""

    tick_changed = Signal(str, bool)
    """Roll id, and whether its tick is undone now."""

    def __init__(self, log: RollLog, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._log = log
        self._steps: dict[tuple[BrpDocument, int], tuple[tuple[str, ...], bool]] = {}
        self._grants: dict[str, _Grant] = {}
        self._undone: set[str] = set()
        self._watched: set[BrpDocument] = set()

    def apply(self, document: BrpDocument, edit: Edit, rolls: Sequence[str]) -> bool:
        """Make the edit one undo step of the sheet, for these rolls; False if nothing differs afterwards.

        It merges with no other, whatever kind it is: a step belongs to its rolls.
        """
        document.history.break_merge()
        done = document.perform(edit)
        document.history.break_merge()
        if not done or document.last_step is None:
            return False
        ids = tuple(rolls)
        self._steps[document, document.last_step.serial] = (ids, True)
        for roll in ids:
            self._grants[roll] = _Grant(document, edit, ids)
            self._undone.discard(roll)
        self._watch(document)
        return True

    def can_take_back(self, roll: str) -> bool:
        """Whether a tick of this roll is in force and its sheet is still open."""
        return roll in self._grants and roll not in self._undone

    def is_undone(self, roll: str) -> bool:
        """Whether the tick of this roll was taken away again."""
        return roll in self._undone

    def take_back(self, roll: str) -> None:
        """Take the tick of a roll away: by undo if it is the sheet's last step, else as a step of its own."""
        grant = self._grants.get(roll)
        if grant is None or roll in self._undone:
            return
        document = grant.document
        document.settle()
        step = document.undo_step
        if step is not None and self._steps.get((document, step.serial)) == (grant.rolls, True):
            document.undo()
            return
        try:
            done = document.perform(_taken_back(grant.edit))
        except EditError:
            return
        if done and document.last_step is not None:
            self._steps[document, document.last_step.serial] = (grant.rolls, False)
            self._mark(grant.rolls, undone=True)

    def give_up(self, rolls: Sequence[str]) -> None:
        """No sheet could take the ticks of these rolls: their lines are struck."""
        self._mark(tuple(rolls), undone=True)

    def _watch(self, document: BrpDocument) -> None:
        if document not in self._watched:
            self._watched.add(document)
            document.undone.connect(self._on_undone)
            document.redone.connect(self._on_redone)
            document.closing.connect(self._on_closing)

    def _on_undone(self, step: DocumentStep) -> None:
        self._follow(step, undone=True)

    def _on_redone(self, step: DocumentStep) -> None:
        self._follow(step, undone=False)

    def _follow(self, step: DocumentStep, *, undone: bool) -> None:
        document = self.sender()
        if isinstance(document, BrpDocument) and (document, step.serial) in self._steps:
            rolls, granted = self._steps[document, step.serial]
            self._mark(rolls, undone=undone if granted else not undone)

    def _on_closing(self) -> None:
        document = self.sender()
        if isinstance(document, BrpDocument):
            self._watched.discard(document)
            self._steps = {key: known for key, known in self._steps.items() if key[0] is not document}
            self._grants = {roll: grant for roll, grant in self._grants.items() if grant.document is not document}

    def _mark(self, rolls: tuple[str, ...], *, undone: bool) -> None:
        for roll in rolls:
            (self._undone.add if undone else self._undone.discard)(roll)
            self._log.mark_undone(roll, undone)
            self.tick_changed.emit(roll, undone)


def _taken_back(edit: Edit) -> Edit:
    """The edit that unticks what an edit ticked."""
    match edit:
        case SetTick():
            return SetTick(edit.skill, False, "undone")
        case SetPowTick():
            return SetPowTick(False, "undone")
        case Several():
            return Several(tuple(_taken_back(each) for each in edit.edits), edit.name)
    return edit
