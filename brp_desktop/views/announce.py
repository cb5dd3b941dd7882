"""What screen readers are told, once."""

from PySide6.QtWidgets import QWidget


def announce(widget: QWidget, message: str) -> None:
    """Say a message from a widget; nothing happens where no assistive technology listens."""
    from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

    if message and QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, message))
