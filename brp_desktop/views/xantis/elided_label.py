"""A line of text that gives way: what has no room ends in «…», its tip says it whole."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QSizePolicy, QWidget

from brp_desktop.models.plain_tip import plain_tip
from brp_desktop.painting.theme import Theme
from brp_desktop.views.gm.parts import ThemedLabel


class ElidedLabel(ThemedLabel):
    """Plain text in a type and a colour of the theme, one line."""

    def __init__(self, theme: Theme, parent: QWidget, type_name: str = "body", role: str = "text") -> None:
        super().__init__(theme, parent, type_name, role)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)

    def minimumSizeHint(self) -> QSize:
        return QSize(24, super().minimumSizeHint().height())

    def sizeHint(self) -> QSize:
        width = QFontMetricsF(self.font()).horizontalAdvance(self.text())
        return QSize(round(width) + 2 + self.contentsMargins().left(), super().sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        room = self.contentsRect()
        shown = QFontMetricsF(self.font()).elidedText(self.text(), Qt.TextElideMode.ElideRight, room.width())
        self.setToolTip(plain_tip("" if shown == self.text() else self.text()))
        with QPainter(self) as painter:
            painter.setFont(self.font())
            painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
            painter.drawText(QRectF(room), int(Qt.AlignmentFlag.AlignVCenter | self.alignment()), shown)
