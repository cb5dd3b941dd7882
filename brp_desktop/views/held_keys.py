"""A key held down rolls once: repeats that come as new presses are marked as the repeats they are."""

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QWindow

BOUNCE = 60
"""Milliseconds: no finger lets a key go and presses it again within so short a time."""

_ALWAYS = frozenset((int(Qt.Key.Key_Return), int(Qt.Key.Key_Enter), int(Qt.Key.Key_Space)))
"""Keys that press what has the focus."""


class HeldKeys(QObject):
    """Watches every window that gets the keyboard; on X11 a slow window is told of a repeat as release and press."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._released: dict[int, int] = {}
        self._watched = _ALWAYS
        app = QGuiApplication.instance()
        if isinstance(app, QGuiApplication):
            app.focusWindowChanged.connect(self._on_window)
            self._on_window(QGuiApplication.focusWindow())

    def watch(self, keys: Iterable[int]) -> None:
        """Besides those that press what has the focus, keys that roll or switch something over."""
        self._watched = _ALWAYS.union(keys)

    def _on_window(self, window: QWindow | None) -> None:
        if window is not None:
            window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind == QEvent.Type.KeyRelease:
            if isinstance(event, QKeyEvent) and event.key() in self._watched and not event.isAutoRepeat():
                self._released[event.key()] = event.timestamp()
        elif (
            kind in (QEvent.Type.KeyPress, QEvent.Type.ShortcutOverride)
            and isinstance(event, QKeyEvent)
            and self._is_bounce(event)
        ):
            event.accept()
            if kind == QEvent.Type.KeyPress:
                QCoreApplication.sendEvent(watched, _as_repeat(event))
            return True
        return False

    def _is_bounce(self, event: QKeyEvent) -> bool:
        before = self._released.get(event.key())
        return bool(before) and not event.isAutoRepeat() and 0 <= event.timestamp() - (before or 0) < BOUNCE


def _as_repeat(event: QKeyEvent) -> QKeyEvent:
    """The same press as what it is: a key that is still down."""
    again = QKeyEvent(event.type(), event.key(), event.modifiers(), event.text(), True, event.count())
    again.setTimestamp(event.timestamp())
    return again
