"""The fields of the head, each with its label above it: the head in edit mode."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QSize
from PySide6.QtWidgets import QWidget

from brp_desktop.controllers.brp_document import BrpDocument
from brp_desktop.models.numbers import read_number
from brp_desktop.sheet.edits import SetIdentity
from brp_desktop.sheet.sheet_edits import IdentityField
from brp_desktop.views.brp.handing_in import typed
from brp_desktop.views.brp.look import Look
from brp_desktop.views.brp.parts import ElidedText
from brp_desktop.views.brp.sheet_field import RING, SheetField
from brp_desktop.views.brp.texts import not_a_number

HEAD_FIELDS: tuple[tuple[IdentityField, float], ...] = (
    ("name", 2.6),
    ("occupation", 2.0),
    ("age", 0.8),
    ("place", 1.5),
    ("player", 1.6),
)
"""The fields in their order, and the share of the width each takes."""


class LabelledField(QWidget):
    """A field with its label above it."""

    def __init__(self, look: Look, commit: Callable[[str], str], parent: QWidget, *, type_name: str = "body") -> None:
        super().__init__(parent)
        self.label = ElidedText(look, "small", "text_2", self)
        self.field = SheetField(look, commit, self, type_name=type_name)
        self.look = look

    def set_words(self, text: str) -> None:
        """The label, which is the accessible name too."""
        self.label.set_text(text)
        self.field.setAccessibleName(text)

    def set_look(self, look: Look) -> None:
        """Paint in another theme or zoom."""
        self.look = look
        self.label.set_look(look)
        self.field.set_look(look)
        self._arrange()

    def sizeHint(self) -> QSize:
        return QSize(self.field.sizeHint().width(), self.look.px(20) + self.field.sizeHint().height())

    def resizeEvent(self, event: QEvent) -> None:
        self._arrange()

    def _arrange(self) -> None:
        self.label.setGeometry(RING, 0, self.width() - 2 * RING, self.look.px(20))
        self.field.setGeometry(0, self.look.px(20), self.width(), self.field.sizeHint().height())


class Committing:
    """Takes what was typed into one field of the head."""

    def __init__(self, document: BrpDocument, field: IdentityField) -> None:
        self._document = document
        self._field = field

    def take(self, text: str) -> str:
        value: str | int | None = text.strip()
        if self._field == "age":
            value = None if not value else read_number(text)
            if value is None and text.strip():
                return not_a_number()
        return typed(self._document, SetIdentity(self._field, value))
