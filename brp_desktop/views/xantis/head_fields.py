"""The fields of the head of a Xantis sheet in edit mode, and how what is typed there reaches the document."""

from brp_desktop.controllers.xantis_document import XantisDocument
from brp_desktop.sheet.xantis_edits import SetXantisIdentity
from brp_desktop.sheet.xantis_value_edits import XantisIdentityField
from brp_desktop.views.brp.handing_in import typed

HEAD_FIELDS: tuple[tuple[XantisIdentityField, float], ...] = (
    ("name", 2.6),
    ("people", 2.0),
    ("player", 1.4),
    ("group", 1.4),
    ("adventure", 1.8),
)
"""The fields in their order, and the share of the width each takes."""


class Committing:
    """Takes what was typed into one field."""

    def __init__(self, document: XantisDocument, field: XantisIdentityField) -> None:
        self._document = document
        self._field = field

    def take(self, text: str) -> str:
        """The sentence if it is refused."""
        return typed(self._document, SetXantisIdentity(self._field, text.strip()))
