"""The pointer that says: work is under way, for a few seconds at most, and nothing is to be answered meanwhile."""

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication


@contextmanager
def waiting() -> Iterator[None]:
    """Show it as long as this lasts, whatever happens in it."""
    QGuiApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
    try:
        yield
    finally:
        QGuiApplication.restoreOverrideCursor()
