"""The question before a score is removed from which others hang: what becomes of them."""

from typing import Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from brp_desktop.controllers.xantis_document import XantisDocument
from brp_desktop.painting.theme import Theme
from brp_desktop.sheet.xantis import NodeId

UP: Final = "up"
TOO: Final = "too"
"""They take its place, or go as well."""


def what_becomes(document: XantisDocument, node: NodeId, theme: Theme, parent: QWidget) -> object:
    """``UP`` or ``TOO``; None if nothing shall be removed. Without scores under it nothing is asked."""
    children = document.derived.nodes[node].children
    if not children:
        return UP
    from brp_desktop.views.dialogs.choice import ChoiceDialog

    translate = QCoreApplication.translate
    name = next(each.name for each in document.character.nodes if each.id == node)
    question = translate("xantis", "Remove “{name}”?").format(name=name)
    text = translate("xantis", "%n score(s) hang from it: they can take its place, or go as well.", "", len(children))
    answers = (
        (UP, translate("xantis", "&Move them up"), "primary"),
        (TOO, translate("xantis", "Remove them &too"), "danger"),
        (None, translate("xantis", "&Cancel"), ""),
    )
    return ChoiceDialog(theme, question, text, answers, parent).ask()
