"""A line to type in without a frame of its own, for fields that paint theirs."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence, QWheelEvent
from PySide6.QtWidgets import QLineEdit

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
