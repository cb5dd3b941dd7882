"""The button that takes a new key: pressed once it waits, and the next key is the one."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QWidget

from brp_desktop.painting.theme import Theme
from brp_desktop.views.announce import announce
from brp_desktop.views.controls import PushButton
from brp_desktop.views.keys.spelling import is_nameless, pressed


class CaptureButton(PushButton):
    """Esc and Tab leave the waiting; every other key is told."""

    caught = Signal(str)
    """The key that was pressed, as portable text; empty for one that writes nothing before the next."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.waits = False
        self.set_look("keyboard")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.clicked.connect(self._on_clicked)
        self._say()

    def wait(self, waits: bool) -> None:
        """Begin or end waiting for a key."""
        if waits is not self.waits:
            self.waits = waits
            self._say()
            if waits:
                announce(self, self.text())

    def event(self, event: QEvent) -> bool:
        if self.waits and event.type() == QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.waits:
            super().keyPressEvent(event)
            return
        event.accept()
        key = pressed(event)
        if event.isAutoRepeat():
            return
        if key == "Esc":
            self.wait(False)
        elif key or is_nameless(event):
            self.caught.emit(key)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if self.waits:
            event.accept()  # Space that was caught must not press the button when it is let go
        else:
            super().keyReleaseEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        if event.reason() != Qt.FocusReason.ActiveWindowFocusReason:
            self.wait(False)
        super().focusOutEvent(event)

    def _on_clicked(self) -> None:
        self.wait(not self.waits)

    def _say(self) -> None:
        text = self.tr("Press the new key; Esc leaves") if self.waits else self.tr("&New key…")
        self.setText(text)
        self.setAccessibleName(text.replace("&", "").removesuffix("…"))
        self.primary = self.waits
        self.updateGeometry()
        self.update()
