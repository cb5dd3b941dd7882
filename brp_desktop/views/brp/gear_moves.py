"""Where a thing goes that is moved by keys or dropped: the edit, or the sentence why it cannot go there."""

from typing import Literal

from PySide6.QtCore import QCoreApplication

from brp_desktop.controllers.brp_document import BrpDocument
from brp_desktop.models.gear import GearModel
from brp_desktop.sheet.edits import MoveItem
from brp_desktop.sheet.errors import EditError
from brp_desktop.sheet.ids import BelongingId
from brp_desktop.views.error_labels import error_sentence

translate = QCoreApplication.translate

Way = Literal["up", "down", "in", "out"]


def moved_by(document: BrpDocument, model: GearModel, key: BelongingId, way: Way) -> MoveItem | str:
    """One place up or down among its neighbours, into the container above, or out of the one it lies in."""
    parent = model.parent_key(key)
    beside = model.children_of(parent)
    at = beside.index(key)
    if way == "up":
        return MoveItem(key, parent, beside[at - 1]) if at else translate("gear", "That is the first already.")
    if way == "down":
        if at + 1 == len(beside):
            return translate("gear", "That is the last already.")
        return MoveItem(key, parent, beside[at + 2] if at + 2 < len(beside) else None)
    if way == "out":
        if parent is None:
            return translate("gear", "That lies in nothing.")
        around = model.children_of(model.parent_key(parent))
        after = around.index(parent) + 1
        return MoveItem(key, model.parent_key(parent), around[after] if after < len(around) else None)
    containers = {item.id for item in document.character.items if item.container}
    above = next((each for each in reversed(beside[:at]) if each in containers), None)
    if above is None:
        return translate("gear", "Above it there is no container beside it.")
    return MoveItem(key, above)


def dropped(
    model: GearModel, key: BelongingId, on: BelongingId | None, where: Literal["before", "inside", "after"]
) -> MoveItem:
    """Put before, into or behind another thing; on None: behind everything, in nothing."""
    if on is None:
        return MoveItem(key, None)
    if where == "inside":
        return MoveItem(key, on)
    parent = model.parent_key(on)
    if where == "before":
        return MoveItem(key, parent, on if on != key else None)
    beside = [each for each in model.children_of(parent) if each != key]
    after = beside.index(on) + 1 if on in beside else len(beside)
    return MoveItem(key, parent, beside[after] if after < len(beside) else None)


def refusal_of(document: BrpDocument, move: MoveItem) -> str:
    """Why a thing cannot go there; empty where it can."""
    try:
        move.apply(document.character)
    except EditError as error:
        return error_sentence(error)
    return ""
