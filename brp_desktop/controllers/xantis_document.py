"""An open Xantis character: the document with the types of its sheet."""

from typing import TYPE_CHECKING, ClassVar

from PySide6.QtCore import QObject

from brp_desktop.controllers.document import Document
from brp_desktop.sheet.xantis import XantisCharacter
from brp_desktop.sheet.xantis_derive import XantisDerived, derive_xantis
from brp_desktop.storage import SheetDocument, new_document

if TYPE_CHECKING:
    from brp_desktop.sheet.edits_base import Recover
    from brp_desktop.sheet.xantis_changes import XantisChangeSet
    from brp_desktop.sheet.xantis_edits import XantisEdit


class XantisDocument(Document):
    """One Xantis character; ``changed`` carries a ``XantisChangeSet``."""

    system: ClassVar[str] = "xantis"

    def __init__(
        self, character: XantisCharacter, sheet: SheetDocument | None = None, parent: QObject | None = None
    ) -> None:
        """Open ``character``; ``sheet`` is the file it was read from, with what the file holds besides."""
        super().__init__(new_document(character) if sheet is None else sheet, parent)

    @property
    def character(self) -> XantisCharacter:
        """The value in force."""
        return self._history.value  # type: ignore[no-any-return]  # a sheet of this system was opened

    @property
    def derived(self) -> XantisDerived:
        """Everything computed from the value in force, once per change."""
        return self._derived  # type: ignore[no-any-return]  # what ``_derive`` gave

    @property
    def role(self) -> str:
        """The people."""
        return self.character.people

    def perform(self, edit: "XantisEdit") -> bool:
        """Apply ``edit``; True if the value differs afterwards. EditError where the edit names what is not there, or
        asks for what there is not (Pa).
        """
        return self._perform(edit)

    def _derive(self, character: XantisCharacter, before: XantisDerived | None) -> XantisDerived:
        return derive_xantis(character, before)

    def _diff(
        self, old: XantisCharacter, new: XantisCharacter, old_derived: XantisDerived, new_derived: XantisDerived
    ) -> "XantisChangeSet":
        from brp_desktop.sheet.xantis_changes import diff_xantis

        return diff_xantis(old, new, old_derived, new_derived)

    def _recovery(self, character: XantisCharacter) -> "Recover[XantisCharacter]":
        from brp_desktop.sheet.edits_base import Recover

        return Recover(character)
