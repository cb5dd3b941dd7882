"""The one line in which the cells of the edit page are typed; it moves from cell to cell."""

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QWidget

from brp_desktop.models.plain_tip import plain_tip
from brp_desktop.views.brp.look import Look
from brp_desktop.views.brp.row_choosing import chosen_way
from brp_desktop.views.painted import paint_frame, paint_ring
from brp_desktop.views.plain_edit import PlainEdit

RING = 4


class CellEdit(PlainEdit):
    """Types one cell. What to do with the text is decided by the page."""

    commit_wanted = Signal()
    """Enter, Tab, or the focus left."""
    given_up = Signal()
    """Esc, or Ctrl+Z with half-typed text: show the document's value again."""
    step_wanted = Signal(int)
    """Up or Down in a number: by how much."""
    row_wanted = Signal(int)
    """Up or Down in a name: so many rows on."""
    shift_wanted = Signal(int)
    """Alt with Up or Down: move the row itself."""
    choose_wanted = Signal(str)
    """A key that chooses the row among several: how (``row_choosing``)."""
    tab_pressed = Signal(bool)
    """Tab; True for Shift+Tab."""
    focus_arrived = Signal()
    """The focus came."""
    focus_left = Signal()
    """The focus went."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.number = True
        self.wrong = False
        self.claims_undo = False
        self.leaves_by_tab = False
        self.setFrame(False)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.escaped.connect(self.given_up)
        self.hide()
        self.set_look(look)

    def set_look(self, look: Look) -> None:
        """Paint in another theme or zoom."""
        self._look = look
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Base, Qt.GlobalColor.transparent)
        palette.setColor(QPalette.ColorRole.Text, look.colour("text"))
        palette.setColor(QPalette.ColorRole.Highlight, look.colour("accent"))
        palette.setColor(QPalette.ColorRole.HighlightedText, look.colour("on_accent"))
        self.setPalette(palette)
        self.set_kind(number=self.number)

    def set_kind(self, *, number: bool) -> None:
        """A field of a number or of a name."""
        self.number = number
        self.setFont(self._look.font("small" if number else "body"))
        side = Qt.AlignmentFlag.AlignRight if number else Qt.AlignmentFlag.AlignLeft
        self.setAlignment(side | Qt.AlignmentFlag.AlignVCenter)
        # QLineEdit keeps 2 px of its own on both sides.
        left = RING + self._look.px(5) - 2
        right = RING + self._look.px(7 if number else 5) - 2
        self.setTextMargins(left, RING, right, RING)

    def set_wrong(self, sentence: str) -> None:
        """Mark the content as wrong, or take the mark away."""
        self.wrong = bool(sentence)
        self.setAccessibleDescription(sentence)
        self.setToolTip(plain_tip(sentence))
        self.update()

    def body(self) -> QRectF:
        """Outer edge of the frame inside the widget."""
        return QRectF(self.rect()).adjusted(RING, RING, -RING, -RING)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            undo = event.matches(QKeySequence.StandardKey.Undo)
            if undo and (self.isModified() or self.wrong or self.claims_undo):
                event.accept()
                return True
            if undo or event.matches(QKeySequence.StandardKey.Redo):
                event.ignore()
                return False
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Undo):
            if self.isModified() or self.wrong or self.claims_undo:
                event.accept()
                self.given_up.emit()
            else:
                event.ignore()
        elif event.matches(QKeySequence.StandardKey.Redo):
            event.ignore()
        elif way := chosen_way(event):
            event.accept()
            self.choose_wanted.emit(way)
        elif event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            event.accept()
            down = event.key() == Qt.Key.Key_Down
            if event.modifiers() & Qt.KeyboardModifier.AltModifier:
                self.shift_wanted.emit(1 if down else -1)
            elif self.number:
                amount = 5 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1
                self.step_wanted.emit(-amount if down else amount)
            else:
                self.row_wanted.emit(1 if down else -1)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.accept()
            if not event.isAutoRepeat():
                self.commit_wanted.emit()
                self.selectAll()
        else:
            super().keyPressEvent(event)

    def focusNextPrevChild(self, next: bool) -> bool:
        if self.leaves_by_tab:
            return super().focusNextPrevChild(next)
        self.tab_pressed.emit(not next)
        return True

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.focus_arrived.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() != Qt.FocusReason.PopupFocusReason:
            self.focus_left.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        look = self._look
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_frame(painter, self.body(), look.theme, look.colour("raised"), look.colour("border"))
            if self.wrong:
                painter.setPen(QPen(look.colour("danger"), 2))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(self.body().adjusted(1, 1, -1, -1), 4, 4)
            if self.hasFocus():
                paint_ring(painter, self.body(), look.theme)
        super().paintEvent(event)
