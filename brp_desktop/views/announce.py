"""What screen readers are told, once."""

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget

_waiting: list[tuple[QWidget, str]] = []


def announce(widget: QWidget, message: str) -> None:
    """Say a message from a widget; nothing happens where no assistive technology listens.

    What comes in one go is said as one announcement, no sentence twice, after the changes of focus that belong to it:
    a reader breaks off what it says for the next focus and for the next announcement.
    """
    from PySide6.QtGui import QAccessible

    if not message or not QAccessible.isActive() or any(message == said for _, said in _waiting):
        return
    if not _waiting:
        QTimer.singleShot(0, _say)
    _waiting.append((widget, message))


def announce_new(strip: QWidget, sentence: str) -> None:
    """Say what a strip of the window shows when that is another sentence than before; empty for a strip that goes."""
    if sentence == strip.property("announced"):
        return
    strip.setProperty("announced", sentence)
    if strip.isVisible():
        announce(strip, sentence)


def _say() -> None:
    from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
    from shiboken6 import isValid

    there = [widget for widget, _ in _waiting if isValid(widget)]
    text = " ".join(message if message.endswith((".", "!", "?", "…")) else f"{message}." for _, message in _waiting)
    _waiting.clear()
    if there:
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(there[-1], text))
