"""Where Tab stops."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget


def first_stop(place: QWidget) -> QWidget | None:
    """The first widget in a place, in the order of Tab, that can be used now; None where nothing can."""
    each = place.nextInFocusChain()
    while each is not None and each is not place:
        reached = place.isAncestorOf(each) and each.isVisible() and each.isEnabled()
        if reached and each.focusPolicy() & Qt.FocusPolicy.TabFocus:
            return each
        each = each.nextInFocusChain()
    return None
