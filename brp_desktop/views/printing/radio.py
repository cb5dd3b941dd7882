"""The round button of one choice among several, painted from the theme."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QRadioButton, QWidget

from brp_desktop.painting.theme import Theme
from brp_desktop.views.painted import RING, paint_ring, stroke_width, text_width, without_mnemonic

_SIDE = 16


class Radio(QRadioButton):
    """A radio button painted from the theme: a dot of the accent while it is chosen."""

    def __init__(self, theme: Theme, text: str, parent: QWidget) -> None:
        super().__init__(text, parent)
        self.theme = theme
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setAccessibleName(without_mnemonic(text))

    def sizeHint(self) -> QSize:
        words = text_width(self.theme.font("body"), without_mnemonic(self.text()))
        return QSize(round(words) + _SIDE + 12 + 2 * RING, 26)

    def minimumSizeHint(self) -> QSize:
        return QSize(_SIDE + 2 * RING, 26)

    def hitButton(self, pos: object) -> bool:  # noqa: N802
        return True

    def paintEvent(self, event: QPaintEvent) -> None:
        colour, enabled, on = self.theme.colour, self.isEnabled(), self.isChecked()
        circle = QRectF(RING, (self.height() - _SIDE) / 2, _SIDE, _SIDE)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            pen = QPen(colour("accent" if on and enabled else "border"), stroke_width(self.theme))
            if not enabled:
                pen.setDashPattern([3, 2])
            painter.setPen(pen)
            fill = colour("hover" if self.underMouse() else "raised") if enabled else Qt.BrushStyle.NoBrush
            painter.setBrush(fill)
            painter.drawEllipse(circle.adjusted(0.5, 0.5, -0.5, -0.5))
            if on:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(colour("accent" if enabled else "text_off"))
                painter.drawEllipse(circle.adjusted(3.5, 3.5, -3.5, -3.5))
            if self.hasFocus():
                paint_ring(painter, circle, self.theme, radius=_SIDE / 2)
            painter.setFont(self.theme.font("body"))
            painter.setPen(colour("text" if enabled else "text_off"))
            room = QRectF(circle.right() + 10, 0, self.width() - circle.right() - 10, self.height())
            flags = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
            painter.drawText(room, flags | int(Qt.TextFlag.TextShowMnemonic), self.text())
