"""The order of Tab where parts are made later than what stands below them."""

from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget


def chain(*parts: QWidget) -> None:
    """Let Tab reach these one after another, at the place of the first; inside each the order stays as it is."""
    for before, after in pairwise([stop for part in parts for stop in _stops(part)]):
        QWidget.setTabOrder(before, after)


def _stops(part: QWidget) -> list[QWidget]:
    """What takes the focus in a part, itself among it, in the order of Tab."""
    found: list[QWidget] = []
    at: QWidget | None = part
    while at is not None:
        takes = at.focusPolicy() != Qt.FocusPolicy.NoFocus and at.focusProxy() is None
        if takes and (at is part or part.isAncestorOf(at)):
            found.append(at)
        at = at.nextInFocusChain()
        if at is part:
            break
    return found
