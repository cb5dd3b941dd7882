"""Documents and rolls of each system: the one place of the controllers that asks which system a sheet is of."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Protocol

from PySide6.QtCore import QObject, SignalInstance

from brp_desktop.controllers.brp_document import BrpDocument
from brp_desktop.sheet.brp import BrpCharacter

if TYPE_CHECKING:
    from brp_desktop.controllers.document import Document
    from brp_desktop.controllers.xantis_document import XantisDocument
    from brp_desktop.storage import SheetDocument


class Rolls(Protocol):
    """What the window asks of the rolls of a system.

    A result is decided and journaled at the click and revealed when the dice rest; a subject is what is rolled. Both
    are values of the system that the window only hands on.
    """

    @property
    def rolling(self) -> SignalInstance:
        """Signal: a result is being played; nothing of it may be told yet."""

    @property
    def revealed(self) -> SignalInstance:
        """Signal: a result is at rest."""

    @property
    def is_rolling(self) -> bool:
        """Whether dice are running."""

    @property
    def recent_subjects(self) -> tuple[Any, ...]:
        """The last five subjects of the sheet in front, newest first, each once."""

    def set_document(self, document: Any) -> None:
        """The sheet in front; None where it is none of this system. Dice under way are revealed first."""

    def watch(self, document: Any) -> None:
        """Follow a document of the system until it closes. Once per open document."""

    def choose(self, subject: Any) -> None:
        """Take a subject without rolling."""

    def roll_subject(self, subject: Any) -> None:
        """Choose and roll in one: the click on the sheet."""

    def finish(self) -> None:
        """Show the running result now; without one nothing happens."""


def document_of(sheet: "SheetDocument", parent: QObject | None = None) -> "Document":
    """A sheet, read or new, as an open document of its system."""
    character = sheet.character
    if isinstance(character, BrpCharacter):
        return BrpDocument(character, sheet, parent)
    from brp_desktop.controllers.xantis_document import XantisDocument

    return XantisDocument(character, sheet, parent)


def as_brp(document: "Document | None") -> BrpDocument | None:
    """The document if it is a percentile character, else None."""
    return document if isinstance(document, BrpDocument) else None


def as_xantis(document: "Document | None") -> "XantisDocument | None":
    """The document if it is a Xantis character, else None."""
    if document is None or isinstance(document, BrpDocument):
        return None
    from brp_desktop.controllers.xantis_document import XantisDocument

    return document if isinstance(document, XantisDocument) else None


def brp_documents(documents: "Iterable[Document]") -> list[BrpDocument]:
    """Those documents that are percentile characters, in their order."""
    return [document for document in documents if isinstance(document, BrpDocument)]
