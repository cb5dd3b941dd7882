"""The keyboard stays in a card whose buttons come and go with what it shows."""

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget


@contextmanager
def focus_stays(card: QWidget, otherwise: QWidget) -> Iterator[None]:
    """While the card is filled anew: if the keyboard was in it, it is afterwards where it was, or on the first button
    of the card that is left; ``otherwise`` takes it where the card has none.
    """
    before = QApplication.focusWidget()
    inside = before is not None and card.isAncestorOf(before)
    yield
    if before is None or not inside:
        return
    places = (before, *card.findChildren(QAbstractButton), otherwise)
    heir = next((each for each in places if each.isVisible() and each.isEnabled()), None)
    if heir is not None and not heir.hasFocus():
        heir.setFocus(Qt.FocusReason.OtherFocusReason)
