"""What a screen reader finds: widgets that take the focus, and those among them that say nothing."""

from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QDialog, QWidget

from brp_desktop.views.stops import passes_on


def focusable(root: QWidget) -> Iterator[QWidget]:
    """Every shown widget below (and with) ``root`` that can take the focus."""
    for widget in (root, *root.findChildren(QWidget)):
        takes = widget.focusPolicy() & Qt.FocusPolicy.TabFocus and not passes_on(widget)
        if widget.isVisibleTo(root) and takes and widget.isEnabled():
            yield widget


def nameless(root: QWidget) -> list[str]:
    """Focusable widgets that say nothing to a screen reader."""
    found = []
    for widget in focusable(root):
        interface = QAccessible.queryAccessibleInterface(widget)
        name = interface.text(QAccessible.Text.Name) if interface is not None and interface.isValid() else ""
        if not name.strip() and not isinstance(widget, QDialog):
            found.append(f"{type(widget).__name__} {widget.objectName()} in {type(widget.parent()).__name__}")
    return found
