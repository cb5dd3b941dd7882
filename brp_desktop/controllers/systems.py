"""The document of each system: the one place of the controllers that asks which system a sheet is of."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from brp_desktop.controllers.brp_document import BrpDocument

if TYPE_CHECKING:
    from brp_desktop.controllers.document import Document
    from brp_desktop.storage import SheetDocument


def document_of(sheet: "SheetDocument", parent: QObject | None = None) -> "Document":
    """A sheet, read or new, as an open document of its system."""
    return BrpDocument(sheet.character, sheet, parent)


def as_brp(document: "Document | None") -> BrpDocument | None:
    """The document if it is a percentile character, else None."""
    return document if isinstance(document, BrpDocument) else None


def brp_documents(documents: "Iterable[Document]") -> list[BrpDocument]:
    """Those documents that are percentile characters, in their order."""
    return [document for document in documents if isinstance(document, BrpDocument)]
