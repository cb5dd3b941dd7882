"""An open percentile character: the document with the types of its sheet."""

from time import time_ns
from typing import TYPE_CHECKING, ClassVar

from PySide6.QtCore import QObject, Signal

from brp_desktop.controllers.document import Document
from brp_desktop.sheet.brp import BrpCharacter
from brp_desktop.sheet.derive import Derived, derive
from brp_desktop.storage import SheetDocument, new_document

if TYPE_CHECKING:
    from brp_desktop.sheet.changes import ChangeSet
    from brp_desktop.sheet.edits import Edit, Recover


def _new_id() -> str:
    import uuid

    return str(uuid.uuid4())


class BrpDocument(Document):
    """One percentile character; ``changed`` carries a ``ChangeSet``."""

    system: ClassVar[str] = "brp"

    defences_changed = Signal(int)
    """How many parries and dodges were tried this round."""

    def __init__(
        self, character: BrpCharacter, sheet: SheetDocument | None = None, parent: QObject | None = None
    ) -> None:
        """Open ``character``; ``sheet`` is the file it was read from, with what the file holds besides."""
        super().__init__(new_document(character) if sheet is None else sheet, parent)
        self._defences = 0

    @property
    def character(self) -> BrpCharacter:
        """The value in force."""
        return self._history.value  # type: ignore[no-any-return]  # a sheet of this system was opened

    @property
    def derived(self) -> Derived:
        """Everything computed from the value in force, once per change."""
        return self._derived  # type: ignore[no-any-return]  # what ``_derive`` gave

    @property
    def defences(self) -> int:
        """How many parries and dodges were tried this round of a fight; no part of the sheet, and never saved."""
        return self._defences

    def set_defences(self, count: int) -> None:
        """Say how many there were; a new round begins with none."""
        if max(0, count) != self._defences:
            self._defences = max(0, count)
            self.defences_changed.emit(self._defences)

    @property
    def role(self) -> str:
        """The occupation."""
        return self.character.occupation

    @property
    def waiting_ticks(self) -> int:
        """How many ticks wait for the development phase."""
        return self.derived.waiting_ticks

    def perform(self, edit: "Edit") -> bool:
        """Apply ``edit``; True if the value differs afterwards. EditError where the edit names what is not there.

        A tick that says neither when it was given nor which line of the journal gave it gets both here.
        """
        from brp_desktop.sheet.growth_edits import stamped

        return self._perform(stamped(edit, time_ns() // 1_000_000, _new_id))

    def _derive(self, character: BrpCharacter, before: Derived | None) -> Derived:
        return derive(character, before)

    def _diff(self, old: BrpCharacter, new: BrpCharacter, old_derived: Derived, new_derived: Derived) -> "ChangeSet":
        from brp_desktop.sheet.changes import diff

        return diff(old, new, old_derived, new_derived)

    def _recovery(self, character: BrpCharacter) -> "Recover[BrpCharacter]":
        from brp_desktop.sheet.edits import Recover

        return Recover(character)
