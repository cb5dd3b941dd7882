"""Small parts of the sheet that follow its zoom: elided words, buttons, numbers that explain themselves."""

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QContextMenuEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QMenu, QWidget

from brp_desktop.models.plain_tip import plain_tip
from brp_desktop.painting.icons import paint_icon
from brp_desktop.views.brp.look import Look
from brp_desktop.views.painted import PaintedButton, paint_frame, paint_ring

SINGLE = Qt.TextFlag.TextSingleLine
RING_ROOM = 4
SMALL_PADDING = 5
"""Room left and right of the sign of a button that has no room for its words, px at 100 %."""


def is_why_key(event: QKeyEvent) -> bool:
    """Whether the key asks «why?»: ``?`` or Shift+F1, if it is not another one, or Help, with which the menu asks."""
    from brp_desktop.views.keys.bindings import is_key

    return event.key() == Qt.Key.Key_Help or is_key(event, "why")


class ElidedText(QWidget):
    """One line of words; what does not fit is shortened and told in full by tooltip and accessible name."""

    def __init__(self, look: Look, type_name: str, colour: str = "text", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._type = type_name
        self._colour = colour
        self._text = ""

    @property
    def text(self) -> str:
        """The whole text."""
        return self._text

    def set_text(self, text: str) -> None:
        """Show another text."""
        if text != self._text:
            self._text = text
            self.setAccessibleName(text)
            self.updateGeometry()
            self._check()
            self.update()

    def set_look(self, look: Look, type_name: str | None = None) -> None:
        """Paint in another theme or zoom."""
        self._look = look
        self._type = type_name or self._type
        self.updateGeometry()
        self._check()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(
            int(self._look.width(self._type, self._text)) + 2, self._look.theme.line_height(self._type, self._look.zoom)
        )

    def minimumSizeHint(self) -> QSize:
        return QSize(min(self.sizeHint().width(), self._look.px(24)), self.sizeHint().height())

    def resizeEvent(self, event: QEvent) -> None:
        self._check()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setFont(self._look.font(self._type))
            painter.setPen(self._look.colour(self._colour))
            shown = self._look.metrics(self._type).elidedText(self._text, Qt.TextElideMode.ElideRight, self.width())
            flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
            painter.drawText(self.rect(), int(flags) | int(SINGLE), shown)

    def _check(self) -> None:
        self.setToolTip(plain_tip(self._text if self.sizeHint().width() > self.width() + 1 else ""))


class StepButton(PaintedButton):
    """− or + beside a gauge, 24 px square; ``stepped`` tells by how much: 1, with Shift 5."""

    stepped = Signal(int)
    """Signed amount."""

    def __init__(self, look: Look, icon_name: str, sign: int, parent: QWidget | None = None) -> None:
        super().__init__(look.theme, parent)
        self._look = look
        self._icon = icon_name
        self._sign = sign
        self._shift = False
        self.clicked.connect(self._on_clicked)

    def set_look(self, look: Look) -> None:
        """Paint in another theme or zoom."""
        self._look = look
        self.set_theme(look.theme)

    def sizeHint(self) -> QSize:
        side = self._look.px(24) + 2 * RING_ROOM
        return QSize(side, side)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        super().mouseReleaseEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        self._shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        super().keyReleaseEvent(event)

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        theme = self._look.theme
        colour = theme.colour
        enabled = self.isEnabled()
        ground = "pressed" if self.isDown() else "hover" if self.underMouse() else "raised"
        fill = colour(ground) if enabled else None
        paint_frame(painter, rect, theme, fill, colour("border"), dashed=not enabled)
        side = self._look.px(14)
        square = QRectF(rect.center().x() - side / 2, rect.center().y() - side / 2, side, side)
        paint_icon(painter, square, self._icon, colour("text" if enabled else "text_off"))

    def _on_clicked(self) -> None:
        amount = 5 if self._shift else 1
        self._shift = False
        self.stepped.emit(self._sign * amount)


class NumberButton(PaintedButton):
    """Words and a number that can be clicked; ``?`` and its menu ask why. The number is semibold, its tail is not."""

    why_requested = Signal()
    """The person asks how the number came about."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look.theme, parent)
        self._look = look
        self.words = ""
        self.number = ""
        self.tail = ""
        self.sign = ""
        self.right = False
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def set_look(self, look: Look) -> None:
        """Paint in another theme or zoom."""
        self._look = look
        self.set_theme(look.theme)

    def set_content(self, words: str, number: str, tail: str = "", sign: str = "") -> None:
        """The words before, the number, what follows it, and the name of an icon before the number if wanted."""
        if (words, number, tail, sign) != (self.words, self.number, self.tail, self.sign):
            self.words, self.number, self.tail, self.sign = words, number, tail, sign
            self.updateGeometry()
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(round(self.content_width()) + 2 * RING_ROOM, self._look.px(20) + 4)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def body(self) -> QRectF:
        return QRectF(self.rect()).adjusted(RING_ROOM, 2, -RING_ROOM, -2)

    def content_width(self) -> float:
        """Width of all words and signs in px."""
        look = self._look
        width = look.width("small", self.words) + look.width("strong", self.number)
        width += look.width("small", self.tail) + 2
        if self.words:
            width += look.px(4)
        if self.sign:
            width += look.px(18)
        return width

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if is_why_key(event):
            event.accept()
            self.why_requested.emit()
            return
        super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        event.accept()
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(self.tr("Why?")).triggered.connect(self._on_menu_why)
        menu.popup(event.globalPos())

    def _on_menu_why(self) -> None:
        self.why_requested.emit()

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        look = self._look
        colour = look.colour
        if self.underMouse() and self.isEnabled():
            paint_frame(painter, rect.adjusted(-3, 0, 3, 0), look.theme, colour("hover"), None)
        x = rect.right() - self.content_width() if self.right else rect.left()
        if self.words:
            room = max(0.0, rect.width() - (self.content_width() - look.width("small", self.words)))
            shown = look.metrics("small").elidedText(self.words, Qt.TextElideMode.ElideRight, room + 1)
            x = max(x, rect.left())
            x += self._draw(painter, rect, x, shown, "small", colour("text_2")) + look.px(4)
        if self.sign:
            side = look.px(15)
            paint_icon(painter, QRectF(x, rect.center().y() - side / 2, side, side), self.sign, colour("danger"))
            x += look.px(18)
        ink = colour("danger") if self.sign else colour("text")
        x += self._draw(painter, rect, x, self.number, "strong", ink)
        self._draw(painter, rect, x, self.tail, "small", colour("text_2"))

    def paint_focus(self, painter: QPainter, rect: QRectF) -> None:
        paint_ring(painter, rect.adjusted(1, 1, -1, -1), self._look.theme)

    def _draw(self, painter: QPainter, rect: QRectF, x: float, text: str, style: str, ink: QColor) -> float:
        font = self._look.font(style)
        painter.setFont(font)
        painter.setPen(ink)
        width = self._look.width(style, text)
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        painter.drawText(QRectF(x, rect.top(), width + 2, rect.height()), int(flags) | int(SINGLE), text)
        return width


class BarButton(PaintedButton):
    """A button of a bar: an icon and words; framed if it opens a menu, tinted while it is on."""

    def __init__(self, look: Look, icon_name: str, parent: QWidget, *, framed: bool = False) -> None:
        super().__init__(look.theme, parent)
        self.look = look
        self._icon = icon_name
        self._framed = framed
        self.words = ""
        self.small = False  # its sign alone

    def set_look(self, look: Look) -> None:
        """Paint in another theme or zoom."""
        self.look = look
        self.set_theme(look.theme)

    def set_words(self, text: str) -> None:
        """What is written on it."""
        if text != self.words:
            self.words = text
            self.updateGeometry()
            self.update()

    def sizeHint(self) -> QSize:
        look = self.look
        width = look.width("strong" if self.isChecked() else "body", self.words) + look.px(16 + 7 + 2 * 11)
        if self._framed:
            width += look.px(22)
        return QSize(round(width) + 2 * RING_ROOM, look.px(26) + 2 * RING_ROOM)

    def small_width(self) -> int:
        """Width in px of the sign alone."""
        return self.look.px(16 + 2 * SMALL_PADDING) + 2 * RING_ROOM

    def minimumSizeHint(self) -> QSize:
        return QSize(self.small_width(), self.sizeHint().height())

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        look = self.look
        colour = look.colour
        on = self.isChecked()
        ground = "selected" if on else "hover" if self.underMouse() else "raised" if self._framed else ""
        edge = colour("accent") if on else colour("border") if self._framed else None
        if ground or edge is not None:
            paint_frame(painter, rect, look.theme, colour(ground) if ground else None, edge)
        ink = colour("accent_text" if on else "text")
        x = rect.left() + look.px(SMALL_PADDING if self.small else 11)
        side = look.px(16)
        paint_icon(painter, QRectF(x, rect.center().y() - side / 2, side, side), self._icon, ink)
        if self.small:
            return
        x += look.px(23)
        painter.setFont(look.font("strong" if on else "body"))
        painter.setPen(ink)
        flags = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter) | int(Qt.TextFlag.TextSingleLine)
        painter.drawText(QRectF(x, rect.top(), rect.right() - x, rect.height()), flags, self.words)
        if self._framed:
            small = look.px(14)
            box = QRectF(rect.right() - look.px(10) - small, rect.center().y() - small / 2, small, small)
            paint_icon(painter, box, "chevron-down", colour("text_2"))
