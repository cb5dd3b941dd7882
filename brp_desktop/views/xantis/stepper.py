"""A number between − and + in one frame, which follows the zoom of the sheet: typed, stepped, with its own errors."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from brp_desktop.models.plain_tip import plain_tip
from brp_desktop.painting.fill import fill_rect
from brp_desktop.painting.icons import paint_icon
from brp_desktop.views.brp.look import Look
from brp_desktop.views.brp.parts import StepButton
from brp_desktop.views.brp.sheet_field import RING, SheetField
from brp_desktop.views.painted import paint_frame, paint_ring
from brp_desktop.views.plain_edit import PlainEdit

HEIGHT = 26
SIDE = 25
NUMBER = 28


class _Step(StepButton):
    """− or + inside the frame of the stepper."""

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(SIDE), self._look.px(HEIGHT))

    def body(self) -> QRectF:
        return QRectF(self.rect()).adjusted(1, 1, -1, -1)

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        colour = self._look.theme.colour
        if self.isEnabled() and (self.isDown() or self.underMouse()):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour("pressed" if self.isDown() else "hover"))
            painter.drawRoundedRect(rect, 4, 4)
        side = self._look.px(14)
        square = QRectF(rect.center().x() - side / 2, rect.center().y() - side / 2, side, side)
        paint_icon(painter, square, self._icon, colour("text" if self.isEnabled() else "text_off"))

    def paint_focus(self, painter: QPainter, rect: QRectF) -> None:
        painter.setPen(QPen(self._look.colour("focus"), self._look.theme.stroke["focus"]))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(rect.adjusted(2, 2, -2, -2), 3, 3)


class _Number(SheetField):
    """The number itself; the frame is the stepper's."""

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            body = self.body()
            if self.error:
                painter.setPen(QPen(self.look.colour("danger"), 2))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(body.adjusted(1, 1, -1, -1), 4, 4)
            if self.hasFocus():
                paint_ring(painter, body.adjusted(2, 2, -2, -2), self.look.theme)
        PlainEdit.paintEvent(self, event)


class Stepper(QWidget):
    """``commit`` takes what is typed, ``step`` an amount (Shift: 5); both say what is wrong, or nothing."""

    def __init__(self, look: Look, commit: Callable[[str], str], step: Callable[[int], str], parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._step = step
        self.less = _Step(look, "less", -1, self)
        self.field = _Number(look, commit, self, number=True, type_name="strong")
        self.more = _Step(look, "add", 1, self)
        self.less.stepped.connect(self._on_stepped)
        self.more.stepped.connect(self._on_stepped)
        self.field.stepped.connect(self._on_stepped)
        self.field.focus_changed.connect(self.update)
        QWidget.setTabOrder(self.less, self.field)
        QWidget.setTabOrder(self.field, self.more)
        self.set_look(look)

    def set_look(self, look: Look) -> None:
        """Paint in another theme or zoom."""
        self._look = look
        self.less.set_look(look)
        self.more.set_look(look)
        self.field.set_look(look)
        self._arrange()
        self.updateGeometry()
        self.update()

    def set_value(self, value: int, *, enabled: bool) -> None:
        """Show the number of the document."""
        self.field.set_value(str(value))
        self.field.setReadOnly(not enabled)
        self.less.setEnabled(enabled)
        self.more.setEnabled(enabled)

    def set_words(self, name: str, tip: str, less: str, more: str) -> None:
        """Accessible names of the number and of the buttons, and the tip of all."""
        self.field.setAccessibleName(name)
        if not self.field.error:
            self.field.setToolTip(plain_tip(tip))
        for button, words in ((self.less, less), (self.more, more)):
            button.setAccessibleName(words)
            button.setToolTip(plain_tip(words))

    def sizeHint(self) -> QSize:
        look = self._look
        return QSize(2 * look.px(SIDE) + look.px(NUMBER) + 2 * RING, look.px(HEIGHT) + 2 * RING)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def resizeEvent(self, event: QEvent) -> None:
        self._arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        look = self._look
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            body = QRectF(self.rect()).adjusted(RING, RING, -RING, -RING)
            enabled = not self.field.isReadOnly()
            fill = look.colour("raised") if enabled else None
            paint_frame(painter, body, look.theme, fill, look.colour("border"), dashed=not enabled)
            for x in (body.left() + look.px(SIDE), body.right() - look.px(SIDE)):
                fill_rect(painter, QRectF(round(x), body.top() + 1, 1, body.height() - 2), look.colour("line"))

    def _arrange(self) -> None:
        side, height = self._look.px(SIDE), self._look.px(HEIGHT)
        width = self.width()
        self.less.setGeometry(RING, RING, side, height)
        self.more.setGeometry(width - RING - side, RING, side, height)
        self.field.setGeometry(side, 0, width - 2 * side, height + 2 * RING)

    def _on_stepped(self, amount: int) -> None:
        sentence = self._step(amount)
        if sentence:
            self.field.set_hint(sentence)
