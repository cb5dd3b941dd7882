"""The check box of the panels, painted from the theme."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QCheckBox, QWidget

from brp_desktop.painting.theme import Theme
from brp_desktop.views.painted import RING, paint_frame, paint_ring, text_width


class Check(QCheckBox):
    """A check box painted from the theme: filled with the accent while it is on."""

    has_ring = True
    """Its frame stands ``RING`` px inside it."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme = theme
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self.theme = theme
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(round(text_width(self.theme.font("body"), self.text())) + 26 + 2 * RING, 24 + 2)

    def minimumSizeHint(self) -> QSize:
        return QSize(26 + 2 * RING, 26)

    def hitButton(self, pos: object) -> bool:  # noqa: N802
        return True

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self.theme
        colour = theme.colour
        box = QRectF(RING, (self.height() - 16) / 2, 16, 16)
        on, enabled = self.isChecked(), self.isEnabled()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            ground = "accent" if on and enabled else "hover" if self.underMouse() and enabled else "raised"
            edge = "accent" if on and enabled else "border"
            paint_frame(painter, box, theme, colour(ground) if enabled else None, colour(edge), dashed=not enabled)
            if on:
                path = QPainterPath(box.topLeft() + QPointF(4, 8.2))
                path.lineTo(box.topLeft() + QPointF(7, 11.2))
                path.lineTo(box.topLeft() + QPointF(12.2, 5.2))
                painter.setPen(QPen(colour("on_accent" if enabled else "text_off"), 1.8))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawPath(path)
            if self.hasFocus():
                paint_ring(painter, box, theme, radius=theme.radius["cell"])
            painter.setFont(theme.font("body"))
            painter.setPen(colour("text" if enabled else "text_off"))
            room = QRectF(box.right() + 10, 0, self.width() - box.right() - 10, self.height())
            flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
            shown = QFontMetricsF(painter.font()).elidedText(self.text(), Qt.TextElideMode.ElideRight, room.width())
            painter.drawText(room, int(flags) | int(Qt.TextFlag.TextSingleLine), shown)
