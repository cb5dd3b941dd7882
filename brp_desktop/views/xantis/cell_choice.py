"""The cell of an answer that is chosen: words and an arrow; Enter, Space or a click unfolds the answers."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter
from PySide6.QtWidgets import QWidget

from brp_desktop.painting.icons import paint_icon
from brp_desktop.views.brp.look import Look
from brp_desktop.views.painted import PaintedButton, paint_frame


class CellChoice(PaintedButton):
    """Stands over its cell while the cell has the focus. What is chosen is decided by whoever holds it."""

    unfold_wanted = Signal()
    row_wanted = Signal(int)
    """Up or Down: so many rows on."""
    tab_pressed = Signal(bool)
    """Tab; True for Shift+Tab."""
    focus_left = Signal()
    """The focus went."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look.theme, parent)
        self._look = look
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.clicked.connect(self.unfold_wanted)
        self.hide()

    def set_look(self, look: Look) -> None:
        """Paint in another theme or zoom."""
        self._look = look
        self.set_theme(look.theme)

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(100), self._look.px(20) + 8)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        alt = bool(event.modifiers() & Qt.KeyboardModifier.AltModifier)
        if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down) and not alt:
            event.accept()
            self.row_wanted.emit(1 if event.key() == Qt.Key.Key_Down else -1)
        else:
            super().keyPressEvent(event)

    def focusNextPrevChild(self, next: bool) -> bool:
        self.tab_pressed.emit(not next)
        return True

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() != Qt.FocusReason.PopupFocusReason:
            self.focus_left.emit()

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        look = self._look
        fill = look.colour("hover" if self.underMouse() else "raised")
        paint_frame(painter, rect, look.theme, fill, look.colour("border"))
        side = look.px(12)
        arrow = QRectF(rect.right() - side - look.px(4), rect.center().y() - side / 2, side, side)
        paint_icon(painter, arrow, "down", look.colour("text_2"))
        style = look.style("small")
        painter.setFont(style.font)
        painter.setPen(look.colour("text"))
        left = rect.left() + look.px(5)
        shown = style.elided(self.text(), arrow.left() - look.px(2) - left)
        painter.drawText(QPointF(left, rect.center().y() + style.lift), shown)
