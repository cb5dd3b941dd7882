"""One line of the list of steps: its number or sign, its name, what is still to do."""

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import QWidget

from brp_desktop.painting.icons import paint_icon
from brp_desktop.painting.theme import Theme
from brp_desktop.views.painted import RING, PaintedButton, text_width

HEIGHT = 28
_LEFT = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)


class StepRow(PaintedButton):
    """Done steps carry a check, those with something to do its count; the current one is marked."""

    moved = Signal(str, int)
    """The step, and −1 or 1: the focus should go to the step before or after."""

    def __init__(self, theme: Theme, step: str, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self.step = step
        self.number = 0
        self.done = False
        self.current = False
        self.count = ""

    def sizeHint(self) -> QSize:
        return QSize(200, HEIGHT + 2 * RING - 4)

    def minimumSizeHint(self) -> QSize:
        return QSize(120, HEIGHT + 2 * RING - 4)

    def body(self) -> QRectF:
        return QRectF(self.rect()).adjusted(RING, RING - 2, -RING, -RING + 2)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            event.accept()
            self.moved.emit(self.step, -1 if event.key() == Qt.Key.Key_Up else 1)
        else:
            super().keyPressEvent(event)

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        theme = self.theme
        colour = theme.colour
        if self.current or self.underMouse() or self.isDown():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour("selected" if self.current else "pressed" if self.isDown() else "hover"))
            painter.drawRoundedRect(rect, theme.radius["control"], theme.radius["control"])
            if self.current and theme.high_contrast:
                painter.setPen(QPen(colour("border"), 1.5))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), theme.radius["control"], theme.radius["control"])
        sign = QRectF(rect.left() + 6, rect.center().y() - 9, 18, 18)
        painter.setPen(QPen(colour("border"), theme.stroke["control"]))
        painter.setBrush(colour("accent") if self.current else colour("raised"))
        painter.drawEllipse(sign.adjusted(0.5, 0.5, -0.5, -0.5))
        ink = colour("on_accent") if self.current else colour("text_2")
        if self.done and not self.current:
            paint_icon(painter, sign.adjusted(3, 3, -3, -3), "check", colour("accent"))
        else:
            painter.setFont(theme.font("micro"))
            painter.setPen(ink)
            painter.drawText(sign, int(Qt.AlignmentFlag.AlignCenter), str(self.number))
        right = rect.right() - 6
        if self.count:
            painter.setFont(theme.font("small"))
            width = text_width(theme.font("small"), self.count)
            painter.setPen(colour("text_2"))
            painter.drawText(QRectF(right - width - 1, rect.top(), width + 2, rect.height()), _LEFT, self.count)
            right -= width + 22
            paint_icon(painter, QRectF(right + 2, rect.center().y() - 7, 14, 14), "warning", colour("text_2"))
        font = theme.font("strong" if self.current else "body")
        painter.setFont(font)
        painter.setPen(colour("text"))
        room = QRectF(sign.right() + 9, rect.top(), right - sign.right() - 12, rect.height())
        name = painter.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, round(room.width()))
        painter.drawText(room, _LEFT, name)
