"""The rolls that a line needs, as a link that says why."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPen

from brp_desktop.views.painted import RING, PaintedButton, text_width

_RIGHT = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight)


class NeededLink(PaintedButton):
    """The rolls that improve, dotted underlined: a click says why."""

    def sizeHint(self) -> QSize:
        return QSize(round(text_width(self.theme.font("body"), self.text())) + 2 * RING, 22 + 2 * RING)

    def body(self) -> QRectF:
        return QRectF(self.rect()).adjusted(RING, RING, -RING, -RING)

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        colour = self.theme.colour
        painter.setFont(self.theme.font("body"))
        painter.setPen(colour("text"))
        painter.drawText(rect, _RIGHT, self.text())
        pen = QPen(colour("text_2"), 1)
        pen.setDashPattern([1, 1.5])
        painter.setPen(pen)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
        painter.drawLine(round(rect.left()), round(rect.bottom()) - 1, round(rect.right()), round(rect.bottom()) - 1)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
