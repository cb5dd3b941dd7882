"""Where Tab stops.

What Qt tells of the keyboard's way PySide takes for a child of the widget that was asked: the window itself for a child
of its last part, a scroll area for one of its own viewport. When the one is thrown away then, the other is never freed,
or is emptied while Qt still shows it. So who wants to know asks here, where each gets back to its own parent.
"""

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget


def _give_back(widget: QWidget) -> None:
    widget.setParent(widget.parentWidget())  # nothing new for Qt


def after(widget: QWidget) -> QWidget:
    """What comes after a widget in the order of Tab, whether it can be used or not; at last the first again."""
    found: QWidget = widget.nextInFocusChain()  # type: ignore[assignment]  # a widget alone is its own next one
    _give_back(found)
    return found


def chain(place: QWidget, parts: Sequence[QWidget]) -> None:
    """Let Tab go through these parts of a place one after another, through each as it goes now."""
    stops: list[list[QWidget]] = [[] for _ in parts]
    each = after(place)
    while each is not place:
        if each.focusPolicy() & Qt.FocusPolicy.TabFocus and place.isAncestorOf(each):
            for part, held in zip(parts, stops, strict=True):
                if part is each or part.isAncestorOf(each):
                    held.append(each)
                    break
        each = after(each)
    for before, behind in pairwise(each for held in stops for each in held):
        if after(before) is not behind:
            QWidget.setTabOrder(before, behind)


def passes_on(widget: QWidget) -> bool:
    """Whether a widget hands the keyboard on to another one."""
    proxy = widget.focusProxy()
    if proxy is None:
        return False
    _give_back(proxy)
    return True


def first_stop(place: QWidget) -> QWidget | None:
    """The first widget in a place, in the order of Tab, that can be used now; None where nothing can."""
    each = after(place)
    while each is not place:
        reached = place.isAncestorOf(each) and each.isVisible() and each.isEnabled()
        if reached and each.focusPolicy() & Qt.FocusPolicy.TabFocus:
            return each
        each = after(each)
    return None
