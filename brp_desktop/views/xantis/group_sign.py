"""The sign of a group as a widget; what it means is said by what stands beside it."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from brp_desktop.painting.group_badge import SIDE, paint_group_badge
from brp_desktop.painting.theme import Theme


class GroupSign(QWidget):
    """Shows the number of a group, 0 for none."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._number = 0
        self.setFixedSize(SIDE, SIDE)

    def set_number(self, number: int) -> None:
        """Another group."""
        self._number = number
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._theme = theme
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            paint_group_badge(painter, QRectF(self.rect()), self._theme, self._number)
