"""In a narrow window the dock's pages lie over the sheet: shown when dice roll, closed with Esc."""

from PySide6.QtCore import QEvent, QObject, QRect
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from brp_desktop.painting.fill import fill_rect
from brp_desktop.painting.theme import Theme
from brp_desktop.views.dock import SideDock

LEFT_FREE = 40
"""Px of the sheet that always stay in sight."""


class DockOverlay(QFrame):
    """Takes the pages out of the dock while the window is narrow, and gives them back afterwards."""

    def __init__(self, dock: SideDock, theme: Theme, ground: QWidget) -> None:
        """``ground`` is what the overlay lies on: it follows its size."""
        super().__init__(ground)
        self.setObjectName("dock_overlay")
        self._dock = dock
        self._theme = theme
        self._ground = ground
        self._narrow = False
        column = QVBoxLayout(self)
        column.setContentsMargins(1, 0, 0, 0)
        ground.installEventFilter(self)
        self.hide()

    @property
    def narrow(self) -> bool:
        """Whether the pages lie here instead of in the dock."""
        return self._narrow

    def set_narrow(self, narrow: bool) -> None:
        """Take the pages, or give them back to the dock."""
        if narrow == self._narrow:
            return
        self._narrow = narrow
        column, pages = self.layout(), self._dock.pages
        if narrow and column is not None:
            self._dock.hide()
            column.addWidget(pages)
            pages.show()
        else:
            self.hide()
            self._dock.setWidget(pages)
            pages.show()

    def open(self) -> None:
        """Show the pages over the sheet; nothing where they stand in the dock."""
        if self._narrow and self.isHidden():
            self._place()
            self.show()
            self.raise_()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._theme = theme
        self.update()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self._place()
        return super().eventFilter(watched, event)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            fill_rect(painter, self.rect(), self._theme.colour("panel"))
            fill_rect(painter, QRect(0, 0, 1, self.height()), self._theme.colour("border"))

    def _place(self) -> None:
        room = self._ground.rect()
        width = min(self._theme.size["dock_min"], room.width() - LEFT_FREE)
        self.setGeometry(room.right() + 1 - width, 0, width, room.height())
