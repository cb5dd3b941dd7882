"""A line that does something: an icon, what it does, a word about it, and its key."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from brp_desktop.painting.icons import paint_icon
from brp_desktop.painting.theme import Theme
from brp_desktop.views.controls import cap_width, paint_key_cap
from brp_desktop.views.painted import RING, PaintedButton

_LEFT = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)


class CommandRow(PaintedButton):
    """Icon, what it does, and a word about it; a key cap where there is a key."""

    def __init__(self, theme: Theme, icon_name: str, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.icon_name = icon_name
        self.aside = ""
        self.key_cap = ""

    def sizeHint(self) -> QSize:
        return QSize(432 + 2 * RING, 46 + 2 * RING)

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        colour = self.theme.colour
        enabled = self.isEnabled()
        if enabled and (self.underMouse() or self.isDown()):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour("pressed" if self.isDown() else "hover"))
            painter.drawRoundedRect(rect, self.theme.radius["control"], self.theme.radius["control"])
        middle = rect.center().y()
        ink = colour("text" if enabled else "text_off")
        paint_icon(painter, QRectF(rect.left() + 12, middle - 9, 18, 18), self.icon_name, ink)
        right = rect.right() - 12
        if self.key_cap:
            right -= cap_width(self.theme, self.key_cap)
            paint_key_cap(painter, self.theme, right, middle, self.key_cap, colour("text_2"), colour("line"))
        painter.setFont(self.theme.font("strong"))
        painter.setPen(ink)
        area = QRectF(rect.left() + 42, middle - 19, right - rect.left() - 48, 19)
        painter.drawText(area, _LEFT, self.text())
        painter.setFont(self.theme.font("small"))
        painter.setPen(colour("text_2"))
        metrics = painter.fontMetrics()
        aside = metrics.elidedText(self.aside, Qt.TextElideMode.ElideRight, round(area.width()))
        painter.drawText(area.translated(0, 19), _LEFT, aside)
