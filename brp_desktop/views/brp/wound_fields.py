"""The fields of a wound in edit mode, to put a mistake right: none of them moves the hit points."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from brp_desktop.controllers.brp_document import BrpDocument
from brp_desktop.rules.brp.hit_locations import LOCATIONS
from brp_desktop.views import combat_words
from brp_desktop.views.brp.belonging_fields import SPECIAL_KINDS
from brp_desktop.views.brp.belonging_form import Answer, BelongingForm, FieldShape
from brp_desktop.views.brp.look import Look

translate = QCoreApplication.translate


def wound_form(document: BrpDocument, look: Look, parent: QWidget) -> BelongingForm:
    """The form of a wound."""
    return BelongingForm(document, "wounds", _shapes(), _remove_words, look, parent)


def _remove_words() -> str:
    return translate("combat", "Remove this wound")


def _shapes() -> tuple[FieldShape, ...]:
    return (
        FieldShape("amount", "number", 64, lambda: translate("combat", "Points"), optional=False),
        FieldShape("healed", "number", 64, lambda: translate("combat", "healed"), optional=False),
        FieldShape("location", "choice", 130, lambda: translate("combat", "Where"), answers=_places),
        FieldShape("major", "choice", 80, lambda: translate("combat", "Major"), answers=_yes_no),
        FieldShape("treated", "choice", 110, lambda: translate("combat", "First Aid given"), answers=_yes_no),
        FieldShape("effect", "choice", 120, lambda: translate("combat", "Special"), answers=_effects),
        FieldShape("note", "text", 320, lambda: translate("combat", "Note"), optional=False),
    )


def _places(document: BrpDocument, row: object) -> list[Answer]:
    named = [(id_, combat_words.location_name(id_), "") for id_ in LOCATIONS]
    return [(None, translate("combat", "not said"), ""), *named]


def _effects(document: BrpDocument, row: object) -> list[Answer]:
    named = [(id_, combat_words.effect_name(id_), "") for id_ in SPECIAL_KINDS]
    return [("", translate("combat", "none"), ""), *named]


def _yes_no(document: BrpDocument, row: object) -> list[Answer]:
    return [(True, translate("combat", "yes"), ""), (False, translate("combat", "no"), "")]
