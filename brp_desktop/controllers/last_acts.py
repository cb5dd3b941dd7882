"""What was done last while a sheet is in front, on it, on another or at the table: undo goes there in that order."""

from itertools import count
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Signal

from brp_desktop.controllers.document import Document, DocumentStep
from brp_desktop.controllers.files import FilesController
from brp_desktop.sheet.round_edits import TakeFromSheets

if TYPE_CHECKING:
    from collections.abc import Callable

    from brp_desktop.controllers.table import TableController

    Place = Document | TableController
    """Where something is done: each place has a history of its own."""
    LabelOf = Callable[[Place], object]


class Step(NamedTuple):
    """One step of the history of one place; ``label`` is what that history keeps: a DocumentStep, a TableEdit."""

    place: "Place"
    label: object


class Act(NamedTuple):
    """What one undo takes back, as it was done; ``number`` grows with every act of the window."""

    steps: tuple[Step, ...]
    number: int


class LastActs(QObject):
    """Every sheet in front remembers what was done elsewhere meanwhile. What was gone on with at its own place, or was
    taken back there, is left alone: undo never reaches below what somebody did later.
    """

    changed = Signal()
    """What undo and redo would do may be something else."""

    def __init__(self, files: FilesController, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._front: Document | None = None
        self._numbers = count(1)
        self._done: dict[tuple[Document, int], int] = {}
        self._undone: dict[tuple[Document, int], int] = {}
        self._past: dict[Document, list[Act]] = {}
        self._future: dict[Document, list[Act]] = {}
        self._tops: dict[TableController, tuple[object, object]] = {}
        self._open: list[Step] | None = None
        self._stepping = False
        for document in files.documents:
            self._follow(document)
        files.opened.connect(self._follow)
        files.closed.connect(self._on_closed)

    def set_front(self, document: Document | None) -> None:
        """Another sheet is in front, or none."""
        if document is not None:
            self._follow(document)
        self._front = document
        self.changed.emit()

    def follow_table(self, table: "TableController") -> None:
        """Follow what is done at the game master's table."""
        self._tops[table] = (table.undo_edit, table.redo_edit)
        table.stepped.connect(self._on_stepped)
        table.state_changed.connect(self._tell)

    def begin(self) -> None:
        """What is done from now on is one act."""
        self._open = []

    def end(self) -> None:
        """The act that was begun is over."""
        steps, self._open = self._open, None
        self._keep(tuple(steps or ()))

    # what undo and redo would do

    @property
    def undo_act(self) -> Act | None:
        """What ``undo`` would take back; None if there is nothing."""
        own = self._own(_undo_label, self._done)
        far = next((act for act in reversed(self._past_acts()) if _is_on_top(act, _undo_label)), None)
        return far if own is None or (far is not None and far.number > own.number) else own

    @property
    def redo_act(self) -> Act | None:
        """What ``redo`` would do again; None if there is nothing."""
        own = self._own(_redo_label, self._undone)
        acts = self._future.get(self._front, []) if self._front is not None else []
        far = next((act for act in reversed(acts) if _is_on_top(act, _redo_label, first=True)), None)
        return far if own is None or (far is not None and far.number > own.number) else own

    def undo(self) -> bool:
        """Take the last act back; False if there is none."""
        act = self.undo_act
        if act is None or self._front is None:
            return False
        self._stepping = True
        try:
            for step in reversed(act.steps):
                step.place.undo()
        finally:
            self._stepping = False
        self._move(act, self._past, self._future)
        return True

    def redo(self) -> bool:
        """Do again what was taken back last; False if there is nothing."""
        act = self.redo_act
        if act is None or self._front is None:
            return False
        self._stepping = True
        try:
            for step in act.steps:
                step.place.redo()
        finally:
            self._stepping = False
        self._move(act, self._future, self._past)
        return True

    # the inside

    def _past_acts(self) -> list[Act]:
        return [] if self._front is None else self._past.get(self._front, [])

    def _own(self, label_of: "LabelOf", numbers: dict[tuple[Document, int], int]) -> Act | None:
        label = None if self._front is None else label_of(self._front)
        if self._front is None or not isinstance(label, DocumentStep):
            return None
        return Act((Step(self._front, label),), numbers.get((self._front, label.serial), 0))

    def _move(self, act: Act, source: dict[Document, list[Act]], aim: dict[Document, list[Act]]) -> None:
        """An act in which other places take part goes from done to undone, or back."""
        assert self._front is not None
        if act in source.get(self._front, []):
            source[self._front].remove(act)
            aim.setdefault(self._front, []).append(act._replace(number=next(self._numbers)))
        self._tell()

    def _follow(self, document: Document) -> None:
        if document not in self._past:
            self._past[document], self._future[document] = [], []
            if document.undo_step is not None:
                self._done[document, document.undo_step.serial] = next(self._numbers)
            document.state_changed.connect(self._on_state_changed)
            document.undone.connect(self._on_undone)
            document.redone.connect(self._on_redone)

    def _on_state_changed(self) -> None:
        document = self.sender()
        if isinstance(document, Document):
            step = document.undo_step
            if step is not None and (document, step.serial) not in self._done:
                self._done[document, step.serial] = next(self._numbers)
                self._add(Step(document, step))
            self._tell()

    def _on_undone(self, step: DocumentStep) -> None:
        document = self.sender()
        if isinstance(document, Document):
            self._undone[document, step.serial] = next(self._numbers)
        self._tell()

    def _on_redone(self, step: DocumentStep) -> None:
        document = self.sender()
        if isinstance(document, Document):
            self._done[document, step.serial] = next(self._numbers)
        self._tell()

    def _on_stepped(self, before: object) -> None:
        table: TableController = self.sender()  # type: ignore[assignment]  # only tables are followed
        undo_before, redo_before = self._tops[table]
        self._tops[table] = undo, redo = table.undo_edit, table.redo_edit
        again = undo is not None and undo is redo_before
        back = redo is not None and redo is undo_before
        # What follows a sheet goes with its own step; where steps there and back vanished, an older one is last.
        if undo is not None and not (again or back or isinstance(undo, TakeFromSheets) or self._knows(undo)):
            self._add(Step(table, undo))
        self._tell()

    def _knows(self, label: object) -> bool:
        """Whether an act has it already."""
        acts = (act for past in self._past.values() for act in past)
        return any(step.label is label for act in acts for step in act.steps)

    def _tell(self) -> None:
        """Not in the middle of an act."""
        if self._open is None and not self._stepping:
            self.changed.emit()

    def _add(self, step: Step) -> None:
        if self._stepping:
            return
        if self._open is not None:
            self._open.append(step)
        else:
            self._keep((step,))

    def _keep(self, steps: tuple[Step, ...]) -> None:
        if self._front is not None and steps:
            self._future[self._front].clear()
            if any(step.place is not self._front for step in steps):
                self._past[self._front].append(Act(steps, next(self._numbers)))
        self._tell()

    def _on_closed(self, document: Document) -> None:
        self._past.pop(document, None)
        self._future.pop(document, None)
        for numbers in (self._done, self._undone):
            for key in [key for key in numbers if key[0] is document]:
                del numbers[key]
        for acts in (*self._past.values(), *self._future.values()):
            acts[:] = [act for act in acts if all(step.place is not document for step in act.steps)]
        self._tell()


def _undo_label(place: "Place") -> object:
    return place.undo_step if isinstance(place, Document) else place.undo_edit


def _redo_label(place: "Place") -> object:
    return place.redo_step if isinstance(place, Document) else place.redo_edit


def _is_on_top(act: Act, label_of: "LabelOf", *, first: bool = False) -> bool:
    """Whether nothing was done after the act at any of its places; ``first``: the same of what was taken back."""
    tops: dict[Place, object] = {}
    for step in act.steps:
        if not first or step.place not in tops:
            tops[step.place] = step.label
    return all(label_of(place) is label for place, label in tops.items())
