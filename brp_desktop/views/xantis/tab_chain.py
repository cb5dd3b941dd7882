"""The order of Tab where parts are made later than what stands below them."""

from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from brp_desktop.views.stops import after, passes_on


def chain(*parts: QWidget) -> None:
    """Let Tab reach these one after another, at the place of the first; inside each the order stays as it is."""
    for one, other in pairwise([stop for part in parts for stop in _stops(part)]):
        QWidget.setTabOrder(one, other)


def _stops(part: QWidget) -> list[QWidget]:
    """What takes the focus in a part, itself among it, in the order of Tab."""
    found: list[QWidget] = []
    at = part
    while True:
        takes = at.focusPolicy() != Qt.FocusPolicy.NoFocus and not passes_on(at)
        if takes and (at is part or part.isAncestorOf(at)):
            found.append(at)
        at = after(at)
        if at is part:
            return found
