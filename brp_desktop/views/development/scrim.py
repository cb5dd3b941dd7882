"""The shade over the window while the development phase is in front of it."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from brp_desktop.painting.theme import Theme


class Scrim(QWidget):
    """Covers a window and follows its size."""

    def __init__(self, theme: Theme, window: QWidget) -> None:
        super().__init__(window)
        self._theme = theme
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setGeometry(window.rect())
        window.installEventFilter(self)
        self.show()
        self.raise_()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and isinstance(watched, QWidget):
            self.setGeometry(watched.rect())
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        shade = QColor(self._theme.colour("scrim"))
        shade.setAlphaF(self._theme.scrim_strength)
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), shade)
