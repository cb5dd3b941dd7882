"""A line of text that gives way: what has no room ends in «…», its tip says it whole."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QSizePolicy, QWidget

from brp_desktop.models.plain_tip import plain_tip
from brp_desktop.painting.theme import Theme
from brp_desktop.views.gm.parts import ThemedLabel

LEAST = 180
"""A label that says less where there is less room is never narrower than its shortest words, or this, px."""


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

    def shown(self) -> str:
        """What stands there at this width."""
        metrics = QFontMetricsF(self.font())
        return metrics.elidedText(self.text(), Qt.TextElideMode.ElideRight, self.contentsRect().width())

    def paintEvent(self, event: QPaintEvent) -> None:
        room, shown = self.contentsRect(), self.shown()
        self.setToolTip(plain_tip("" if shown == self.text() else self.text()))
        with QPainter(self) as painter:
            painter.setFont(self.font())
            painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
            painter.drawText(QRectF(room), int(Qt.AlignmentFlag.AlignVCenter | self.alignment()), shown)


class FittingLabel(ElidedLabel):
    """Says the same in fewer and fewer words: the most that has room; the tip and readers have it all."""

    def __init__(self, theme: Theme, parent: QWidget, type_name: str = "body", role: str = "text") -> None:
        super().__init__(theme, parent, type_name, role)
        self._shorter: tuple[str, ...] = ()

    def set_texts(self, text: str, *shorter: str) -> None:
        """The whole, then what may stand in its place, the longest first."""
        self._shorter = shorter
        self.setText(text)
        self.updateGeometry()
        self.update()

    def minimumSizeHint(self) -> QSize:
        return QSize(min(self.sizeHint().width(), LEAST), super().minimumSizeHint().height())

    def sizeHint(self) -> QSize:
        """Room for the least: what is more is taken where it is."""
        least = self._shorter[-1] if self._shorter else self.text()
        return QSize(round(QFontMetricsF(self.font()).horizontalAdvance(least)) + 2, super().sizeHint().height())

    def shown(self) -> str:
        """What stands there at this width."""
        metrics, room = QFontMetricsF(self.font()), self.contentsRect().width()
        texts = (self.text(), *self._shorter)
        fitting = next((text for text in texts if metrics.horizontalAdvance(text) <= room), texts[-1])
        return metrics.elidedText(fitting, Qt.TextElideMode.ElideRight, room)
