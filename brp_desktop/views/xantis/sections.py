"""Parts of the right column: the heading of a section, and a derived value with its formula and its why."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from brp_desktop.models.plain_tip import plain_tip
from brp_desktop.painting.icons import paint_icon
from brp_desktop.views import labels
from brp_desktop.views.brp.look import Look
from brp_desktop.views.brp.parts import RING_ROOM, is_why_key
from brp_desktop.views.painted import PaintedButton, paint_frame, paint_ring

HEAD = 36
UNDER = 4
"""Room under the hairline of a heading, px at 100 %."""
ROW = 22
NOTE = 17


class SectionHead(QWidget):
    """Words over a section with a hairline below."""

    reads_as = "Heading"

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._text = ""

    def set_text(self, text: str) -> None:
        """What the section is called."""
        self._text = text
        self.setAccessibleName(text)
        self.update()

    def set_look(self, look: Look) -> None:
        """Paint in another theme or zoom."""
        self._look = look
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(round(self._look.width("group", self._text)) + 2, self._look.px(HEAD))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self._look.px(HEAD))

    def paintEvent(self, event: QPaintEvent) -> None:
        look = self._look
        with QPainter(self) as painter:
            style = look.style("group")
            painter.setFont(style.font)
            painter.setPen(look.colour("text"))
            line = self.height() - 1 - look.px(UNDER)
            base = line - look.px(8)
            painter.drawText(QPointF(0, base), style.elided(self._text, self.width()))
            painter.setPen(QPen(look.colour("line"), 1))
            painter.drawLine(0, line, self.width(), line)


class DerivedRow(PaintedButton):
    """«Iniziativa Prontezza 5»: a click takes it, a double click or Enter rolls it; its number and ``?`` ask why.

    Where it cannot be rolled every way asks why. What is wrong or unusual stands in a second line. The row and its
    focus ring go ``RING_ROOM`` px beyond the words at either side.
    """

    choose_requested = Signal()
    roll_requested = Signal()
    why_requested = Signal()
    current_moved = Signal()
    """The focus is here now."""

    def __init__(self, look: Look, parent: QWidget, *, rolls: bool) -> None:
        super().__init__(look.theme, parent)
        self._look = look
        self._rolls = rolls
        self._on_number = False
        self._name = self._formula = self._number = self._note = ""
        self._warns = False
        self._chosen = False
        self.setMouseTracking(True)
        self.clicked.connect(self._on_clicked)

    def set_look(self, look: Look) -> None:
        """Paint in another theme or zoom."""
        self._look = look
        self.set_theme(look.theme)

    def set_content(self, name: str, formula: str, number: str, *, note: str = "", warns: bool = False) -> None:
        """What it is called, how it is worked out, what comes of it; a note that ``warns`` is marked with a sign."""
        self._name, self._formula, self._number, self._note, self._warns = name, formula, number, note, warns
        self.setAccessibleName(labels.listed((f"{name} {number}", formula, note)))
        self.updateGeometry()
        self.update()

    def set_tip(self, tip: str) -> None:
        """What the term means; it is the description too. What may be cut off is told with it."""
        self.setToolTip(plain_tip("\n".join(part for part in (tip, self._formula, self._note) if part)))
        self.setAccessibleDescription(tip)

    def set_chosen(self, chosen: bool) -> None:
        """Whether it is chosen for the next test."""
        self._chosen = chosen
        self.update()

    def sizeHint(self) -> QSize:
        height = self._look.px(ROW) + (self._look.px(NOTE) if self._note else 0)
        return QSize(self._look.px(200), height)

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.px(80), self.sizeHint().height())

    def body(self) -> QRectF:
        return QRectF(self.rect())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._on_number = event.position().x() >= self._number_left()
        super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        event.accept()
        if event.button() == Qt.MouseButton.LeftButton and self._rolls and not self._on_number:
            self.roll_requested.emit()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        over = not self._rolls or event.position().x() >= self._number_left()
        self.setCursor(Qt.CursorShape.PointingHandCursor if over else Qt.CursorShape.ArrowCursor)
        super().mouseMoveEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if is_why_key(event):
            event.accept()
            self.why_requested.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._rolls:
            event.accept()
            if not event.isAutoRepeat():
                self.roll_requested.emit()
        else:
            self._on_number = False
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.current_moved.emit()

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        look = self._look
        strong, body, small = look.style("strong"), look.style("body"), look.style("small")
        ground = "hover" if self.underMouse() else "selected" if self._chosen else ""
        if ground:
            paint_frame(painter, rect, look.theme, look.colour(ground), None)
        rect = rect.adjusted(RING_ROOM, 0, -RING_ROOM, 0)
        middle = look.px(ROW) / 2
        end = rect.right()
        painter.setPen(look.colour("text"))
        painter.setFont(strong.font)
        painter.drawText(QPointF(end - strong.width(self._number), middle + strong.lift), self._number)
        dotted = QPen(look.colour("text_2"), 1, Qt.PenStyle.DotLine)
        painter.setPen(dotted)
        painter.drawLine(
            QPointF(end - strong.width(self._number) - 1, middle + look.px(9)), QPointF(end - 1, middle + look.px(9))
        )
        painter.setPen(look.colour("text"))
        painter.drawText(QPointF(rect.left(), middle + strong.lift), self._name)
        left = rect.left() + strong.width(self._name) + look.px(6)
        painter.setFont(body.font)
        painter.setPen(look.colour("text_2"))
        room = end - strong.width(self._number) - look.px(10) - left
        painter.drawText(QPointF(left, middle + body.lift), body.elided(self._formula, room))
        if not self._note:
            return
        left, line = rect.left(), look.px(ROW) + look.px(NOTE) / 2
        if self._warns:
            side = look.px(14)
            paint_icon(painter, QRectF(left, line - side / 2, side, side), "warning", look.colour("danger"))
            left += look.px(18)
        painter.setFont(small.font)
        painter.setPen(look.colour("danger" if self._warns else "text_2"))
        painter.drawText(QPointF(left, line + small.lift), small.elided(self._note, rect.right() - left))

    def paint_focus(self, painter: QPainter, rect: QRectF) -> None:
        paint_ring(painter, rect.adjusted(4, 4, -4, -4), self._look.theme)

    def _number_left(self) -> float:
        return self.width() - self._look.width("strong", self._number) - 2 * RING_ROOM

    def _on_clicked(self) -> None:
        if self._rolls and not self._on_number:
            self.choose_requested.emit()
        else:
            self.why_requested.emit()
