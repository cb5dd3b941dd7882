"""A field of the sheet: Enter takes what was typed and does nothing else, Esc gives it up, half-typed text stays."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QHideEvent,
    QKeyEvent,
    QKeySequence,
    QMoveEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QWidget

from brp_desktop.models.plain_tip import plain_tip
from brp_desktop.painting.icons import paint_icon
from brp_desktop.views.brp.look import Look
from brp_desktop.views.painted import paint_frame, paint_ring
from brp_desktop.views.plain_edit import PlainEdit
from brp_desktop.views.plain_label import PlainLabel

RING = 4

Commit = Callable[[str], str]
"""Takes what was typed; returns what is wrong with it, or nothing."""


class SheetField(PlainEdit):
    """One line of the document. ``set_value`` never overwrites what the person is typing (case D11)."""

    stepped = Signal(int)
    """Up or Down in a field of a number: by how much."""
    error_changed = Signal(object)
    """This field, whose mark came or went."""

    def __init__(
        self,
        look: Look,
        commit: Commit,
        parent: QWidget | None = None,
        *,
        number: bool = False,
        type_name: str = "body",
    ) -> None:
        super().__init__(parent)
        self._commit = commit
        self._type = type_name
        self._number = number
        self._value = ""
        self.error = ""
        self.hint = ""
        self._note: ErrorNote | None = None
        self.setFrame(False)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        if number:
            self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.editingFinished.connect(self.commit_pending)
        self.returnPressed.connect(self._on_return)
        self.escaped.connect(self.give_up)
        self.textEdited.connect(self._on_edited)
        self.focus_changed.connect(self._on_focus_changed)
        self.set_look(look)

    @property
    def value(self) -> str:
        """What the document holds, as far as this field knows."""
        return self._value

    @property
    def is_pending(self) -> bool:
        """Whether something was typed that the document does not hold."""
        return self.isModified() or bool(self.error)

    def set_look(self, look: Look) -> None:
        """Paint in another theme or zoom."""
        self.look = look
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Base, Qt.GlobalColor.transparent)
        palette.setColor(QPalette.ColorRole.Text, look.colour("text"))
        palette.setColor(QPalette.ColorRole.PlaceholderText, look.colour("text_off"))
        palette.setColor(QPalette.ColorRole.Highlight, look.colour("accent"))
        palette.setColor(QPalette.ColorRole.HighlightedText, look.colour("on_accent"))
        self.setPalette(palette)
        self.setFont(look.font(self._type))
        self._set_margins()
        self.updateGeometry()
        self.update()

    def set_value(self, text: str) -> None:
        """What the document holds now; shown unless the person is in the middle of typing."""
        self._value = text
        if not self.is_pending and not self._goes_on():
            self._show()

    def set_error(self, sentence: str) -> None:
        """Mark the content as wrong with the reason, or take the mark away with an empty text."""
        if sentence == self.error:
            return
        self.error = sentence
        self.setToolTip(plain_tip(sentence))
        self.setAccessibleDescription(sentence)
        self._set_margins()
        self.error_changed.emit(self)
        self._show_note()
        self.update()

    def set_hint(self, sentence: str) -> None:
        """Say something about what was taken; it goes with the next key or with the focus."""
        self.hint = sentence
        self._show_note()

    def commit_pending(self) -> None:
        """Hand in what was typed, if anything was."""
        if not self.isModified():
            return
        self.setModified(False)
        sentence = self._commit(self.text())
        self.set_error(sentence)
        if not sentence and not self._goes_on():
            self._show()

    def give_up(self) -> None:
        """Show what the document holds and forget what was typed."""
        self.setModified(False)
        self.set_error("")
        self._show()

    def sizeHint(self) -> QSize:
        return QSize(self.look.px(120) + 2 * RING, self.look.px(30) + 2 * RING)

    def minimumSizeHint(self) -> QSize:
        return QSize(self.look.px(32) + 2 * RING, self.sizeHint().height())

    def body(self) -> QRectF:
        """Outer edge of the frame inside the widget."""
        return QRectF(self.rect()).adjusted(RING, RING, -RING, -RING)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            undo = event.matches(QKeySequence.StandardKey.Undo)
            if undo and self.is_pending:
                event.accept()
                return True
            # Nothing half-typed: undo and redo are the document's.
            if undo or event.matches(QKeySequence.StandardKey.Redo):
                event.ignore()
                return False
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Undo):
            if self.is_pending:
                self.give_up()
                event.accept()
            else:
                event.ignore()
            return
        if event.matches(QKeySequence.StandardKey.Redo):
            event.ignore()
            return
        if self._number and event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            event.accept()
            self.commit_pending()
            if not self.error:
                amount = 5 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1
                self.stepped.emit(amount if event.key() == Qt.Key.Key_Up else -amount)
                self.selectAll()
            return
        super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            body, colour = self.body(), self.look.colour
            enabled = self.isEnabled() and not self.isReadOnly()
            hover = self.underMouse() and enabled and not self.hasFocus()
            fill = colour("hover" if hover else "raised") if enabled else None
            paint_frame(painter, body, self.look.theme, fill, colour("border"), dashed=not enabled)
            if self.error:
                painter.setPen(QPen(colour("danger"), 2))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(body.adjusted(1, 1, -1, -1), 4, 4)
                if self._shows_sign():
                    side = self.look.px(15)
                    x = body.right() - side - self.look.px(4)
                    sign = QRectF(x, body.center().y() - side / 2, side, side)
                    paint_icon(painter, sign, "warning", colour("danger"))
            if self.hasFocus():
                paint_ring(painter, body, self.look.theme)
        super().paintEvent(event)

    def moveEvent(self, event: QMoveEvent) -> None:
        super().moveEvent(event)
        self._show_note()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_note()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._show_note()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._show_note()

    @property
    def note(self) -> "ErrorNote | None":
        """The sentence under the field, None while it has nothing to say."""
        return self._note if self._note is not None and not self._note.isHidden() else None

    def _show_note(self) -> None:
        sentence = self.error or self.hint
        if not sentence or not self.isVisible():
            if self._note is not None:
                self._note.hide()
            return
        window = self.window()
        if self._note is None:
            self._note = ErrorNote(window)
            self.destroyed.connect(self._note.deleteLater)
        self._note.show_under(
            self.look, sentence, self.mapTo(window, QPoint(RING, self.height() - RING + 2)), wrong=bool(self.error)
        )

    def _shows_sign(self) -> bool:
        return bool(self.error) and self.body().width() >= self.look.px(60)

    def _set_margins(self) -> None:
        side = RING + (self.look.px(2) if self._number else self.look.px(7))
        right = side + (self.look.px(20) if self._shows_sign() else 0)
        self.setTextMargins(side, RING, right, RING)

    def _show(self) -> None:
        if self.text() != self._value:
            at = self.cursorPosition()
            self.setText(self._value)
            self.setCursorPosition(min(at, len(self._value)))
        self.setModified(False)

    def _goes_on(self) -> bool:
        """Whether somebody may still be typing: a blank at the end is the beginning of the next word."""
        return self.hasFocus() and self.text() != self._value and self.text().strip() == self._value

    def _on_edited(self) -> None:
        self.set_error("")
        self.set_hint("")

    def _on_focus_changed(self) -> None:
        if not self.hasFocus():
            self.set_hint("")
            if not self.is_pending:
                self._show()
        self.update()

    def _on_return(self) -> None:
        self.commit_pending()
        if not self.is_pending:
            self._show()
        self.selectAll()


class ErrorNote(PlainLabel):
    """The sentence under a field that holds no number; floats over the sheet so that nothing moves."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent=parent)
        self.setWordWrap(True)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAutoFillBackground(True)
        # Said, since a label on a page that scrolls has the page's roles.
        self.setBackgroundRole(QPalette.ColorRole.Window)
        self.setForegroundRole(QPalette.ColorRole.WindowText)
        self.hide()

    def show_under(self, look: Look, sentence: str, place: QPoint, *, wrong: bool = True) -> None:
        """Show the sentence with its upper left corner at a point of the parent; ``wrong``: in the colour of errors."""
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Window, look.colour("danger_tint" if wrong else "accent_tint"))
        palette.setColor(QPalette.ColorRole.WindowText, look.colour("danger" if wrong else "text"))
        self.setPalette(palette)
        self.setFont(look.font("small"))
        self.setContentsMargins(look.px(6), look.px(2), look.px(6), look.px(3))
        self.setText(sentence)
        parent = self.parentWidget()
        if parent is None:
            return
        room = parent.width() - look.px(16)
        self.setWordWrap(False)
        width = min(self.sizeHint().width(), room)
        self.setWordWrap(True)
        height = self.heightForWidth(width)
        x = max(look.px(8), min(place.x(), parent.width() - width - look.px(8)))
        self.setGeometry(x, place.y(), width, height)
        self.raise_()
        self.show()
