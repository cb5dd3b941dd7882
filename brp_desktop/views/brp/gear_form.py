"""The fields of one thing: where it lies is changed by moving it."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from brp_desktop.controllers.brp_document import BrpDocument
from brp_desktop.sheet.edits import Edit, MoveItem
from brp_desktop.sheet.ids import BelongingId
from brp_desktop.views.brp.belonging_form import BelongingForm
from brp_desktop.views.brp.gear_rows import item_shapes
from brp_desktop.views.brp.look import Look


class ItemForm(BelongingForm):
    """All fields of a thing."""

    def edit_of(self, key: BelongingId, id_: str, value: object) -> Edit:
        if id_ == "inside":
            return MoveItem(key, None if value is None else BelongingId(str(value)))
        return super().edit_of(key, id_, value)


def item_form(document: BrpDocument, look: Look, parent: QWidget) -> BelongingForm:
    """The form of a thing."""
    return ItemForm(document, "items", item_shapes(), _remove_words, look, parent)


def _remove_words() -> str:
    return QCoreApplication.translate("gear", "Remove this thing")
