"""The base of the painted controls: frame, focus ring and theme; keys and accessibility come from QAbstractButton."""

import math

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
)
from PySide6.QtWidgets import QAbstractButton, QWidget

from brp_desktop.painting.theme import Theme

RING = 4
"""Room round a painted control for its focus ring (2 px ring, 2 px gap), in px."""


def stroke_width(theme: Theme) -> float:
    """Width of the border of a control, in px."""
    return theme.stroke["control"]


def paint_frame(
    painter: QPainter, rect: QRectF, theme: Theme, fill: QColor | None, border: QColor | None, *, dashed: bool = False
) -> None:
    """A rounded rectangle with the control radius; ``rect`` is the outer edge."""
    width = stroke_width(theme)
    if border is None:
        painter.setPen(Qt.PenStyle.NoPen)
        inner = rect
    else:
        pen = QPen(border, width)
        if dashed:
            pen.setDashPattern([3, 2])
        painter.setPen(pen)
        inner = rect.adjusted(width / 2, width / 2, -width / 2, -width / 2)
    painter.setBrush(Qt.BrushStyle.NoBrush if fill is None else fill)
    radius = theme.radius["control"]
    painter.drawRoundedRect(inner, radius, radius)


def paint_ring(painter: QPainter, rect: QRectF, theme: Theme, radius: float | None = None) -> None:
    """The focus ring round a control whose outer edge is ``rect``: needs ``RING`` px outside it."""
    width = theme.stroke["focus"]
    distance = 4 - width / 2
    painter.setPen(QPen(theme.colour("focus"), width))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    corner = (theme.radius["control"] if radius is None else radius) + distance
    painter.drawRoundedRect(rect.adjusted(-distance, -distance, distance, distance), corner, corner)


def sharp_square(x: float, middle: float, side: int = 16) -> QRectF:
    """A square for an icon on whole pixels: left edge near ``x``, centred on ``middle``."""
    return QRectF(round(x), round(middle - side / 2), side, side)


def text_width(font: QFont, text: str) -> float:
    """Width of one line of text in px."""
    return QFontMetricsF(font).horizontalAdvance(text)


def wrapped_height(font: QFont, text: str, width: int) -> int:
    """Height of a text in px, wrapped at words to a width."""
    flags = int(Qt.TextFlag.TextWordWrap)
    return math.ceil(QFontMetricsF(font).boundingRect(QRectF(0, 0, max(1, width), 10_000), flags, text).height())


def without_mnemonic(text: str) -> str:
    """A button's words without the mark of its mnemonic: «&Close» is «Close», «&&» stays an ampersand."""
    return text.replace("&&", "\0").replace("&", "").replace("\0", "&")


def tint(widget: QWidget, role: QPalette.ColorRole, colour: QColor) -> None:
    """Give one role of a widget's palette a theme colour."""
    palette = widget.palette()
    palette.setColor(role, colour)
    widget.setPalette(palette)


class PaintedButton(QAbstractButton):
    """A control that paints itself from the theme; subclasses implement ``paint`` and ``sizeHint``.

    A click does not take the focus away from where the person works; Tab reaches it. Auto-repeat of a key does nothing.
    """

    has_ring = True
    """Its frame stands ``RING`` px inside it."""
    reads_as = ""
    """«ButtonMenu» for one that opens a menu or a list; empty: what Qt makes of it."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme from now on."""
        self.theme = theme
        self.updateGeometry()
        self.update()

    def body(self) -> QRectF:
        """The control's outer edge inside the widget."""
        return QRectF(self.rect()).adjusted(RING, RING, -RING, -RING)

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Draw the control into ``rect``; the ring is drawn afterwards."""

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            rect = self.body()
            self.paint(painter, rect)
            if self.hasFocus():
                self.paint_focus(painter, rect)

    def paint_focus(self, painter: QPainter, rect: QRectF) -> None:
        """The ring; subclasses with another shape override it."""
        paint_ring(painter, rect, self.theme)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.isAutoRepeat():
            event.accept()
            return
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.isEnabled():
            self.click()
            event.accept()
            return
        super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.isAutoRepeat():
            event.accept()
            return
        super().keyReleaseEvent(event)
