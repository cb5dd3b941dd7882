"""Lines to type in without a frame of their own, for fields that paint theirs: any text, and what real dice show."""

from functools import cache

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QFocusEvent, QGuiApplication, QKeyEvent, QKeySequence, QWheelEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget
from shiboken6 import Shiboken

_OF_THE_LINE = frozenset((Qt.Key.Key_A, Qt.Key.Key_C, Qt.Key.Key_V, Qt.Key.Key_X, Qt.Key.Key_Y, Qt.Key.Key_Z))


def is_command(event: QKeyEvent) -> bool:
    """Whether a key is the window's although text is typed: Ctrl and a letter, but for the clipboard and undo.

    Qt's fields would take some for themselves, as Ctrl+E for the end of the line.
    """
    modifiers = event.modifiers()
    if modifiers == Qt.KeyboardModifier.ControlModifier:
        return Qt.Key.Key_A <= event.key() <= Qt.Key.Key_Z and event.key() not in _OF_THE_LINE
    both = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    return modifiers == both and Qt.Key.Key_A <= event.key() <= Qt.Key.Key_Y


class PlainEdit(QLineEdit):
    """A line without a frame of its own; Esc and Enter are told to whoever holds it, the wheel changes nothing.

    Undo and redo reach the document where the line itself has nothing to undo; the window's commands always reach it.
    """

    escaped = Signal()
    """Esc was pressed."""
    focus_changed = Signal()
    """Focus came or went."""
    for_dice = False
    """The digits of the upper row count with and without Shift, as pages do on keyboards that write é for 2."""

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            undo, redo = event.matches(QKeySequence.StandardKey.Undo), event.matches(QKeySequence.StandardKey.Redo)
            if is_command(event):
                event.ignore()
                return False
            if (undo and not self.isUndoAvailable()) or (redo and not self.isRedoAvailable()):
                event.ignore()
                return False
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.for_dice and (digit := row_digit(event)):
            event.accept()
            event = QKeyEvent(event.type(), event.key(), event.modifiers(), digit)
        if event.key() == Qt.Key.Key_Escape:
            self.escaped.emit()
            event.accept()
            return
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and event.isAutoRepeat():
            event.accept()
            return
        super().keyPressEvent(event)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.accept()

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self.selectAll()
        self.focus_changed.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.focus_changed.emit()


class DiceEdit(PlainEdit):
    """A line for what real dice show. Once they are settled nothing of it is left, not even for undo.

    A blank before anything else is not typed. ``leave`` gives the focus back to where it was before dice were typed.
    """

    for_dice = True

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        _focus_trail()

    def forget(self) -> None:
        """Empty the line; undo belongs to the document again."""
        self.setText("")
        self.setModified(False)

    def leave(self) -> None:
        """Give the focus back, if it is here."""
        if not self.hasFocus():
            return
        last = _focus_trail().last
        known = last is not None and Shiboken.isValid(last) and last.isEnabled() and last.isVisible()
        if not known or last is None or (last.window() is not self.window() and self.window().isModal()):
            self.focusPreviousChild()
            return
        if last.window() is not self.window():
            last.window().activateWindow()  # the dice may stand in a window of their own
        last.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.text().isspace() and not self.text() and event.key() == Qt.Key.Key_Space:
            event.accept()
            return
        super().keyPressEvent(event)


_EVDEV_ROW = {10 + place: digit for place, digit in enumerate("1234567890")}
_WINDOWS_ROW = {2 + place: digit for place, digit in enumerate("1234567890")}
_MAC_ROW = dict(zip((18, 19, 20, 21, 23, 22, 26, 28, 25, 29), "1234567890", strict=True))
_FRENCH_ROW = dict(zip("&é\"'(èçà§!", "1234579068", strict=True))


def row_digit(event: QKeyEvent) -> str:
    """The digit of the key in the upper row that writes another sign without Shift; empty for any other key.

    Told by the place of the key where the system says it, else by those signs of French and Belgian keyboards that
    mean nothing where numbers are typed.
    """
    text = event.text()
    if not text.isprintable() or not text or text.isdigit() or event.modifiers() != Qt.KeyboardModifier.NoModifier:
        return ""
    platform = QGuiApplication.platformName()
    if platform == "cocoa":
        return _MAC_ROW.get(event.nativeVirtualKey(), "") if event.nativeVirtualKey() else ""
    if event.nativeScanCode():
        return (_WINDOWS_ROW if platform == "windows" else _EVDEV_ROW).get(event.nativeScanCode(), "")
    return _FRENCH_ROW.get(text.lower(), "")


class _FocusTrail(QObject):
    """Where the focus was last that is no line for dice."""

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self.last: QWidget | None = None
        app.focusChanged.connect(self._on_focus)
        self._on_focus(None, QApplication.focusWidget())

    def _on_focus(self, old: QWidget | None, new: QWidget | None) -> None:
        if new is not None and not isinstance(new, DiceEdit):
            self.last = new


@cache
def _focus_trail() -> _FocusTrail:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    return _FocusTrail(app)
