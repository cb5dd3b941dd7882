"""Where the cards of a Giro scroll: sideways under the sheet, downwards in a list."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from brp_desktop.views.viewport import give_viewport


class RoundScroll(QScrollArea):
    """Scrolls along the cards only; in the row the wheel goes sideways."""

    resized = Signal()
    """More or less of the cards is in sight."""

    def __init__(self, parent: QWidget, *, upright: bool) -> None:
        super().__init__(parent)
        give_viewport(self)
        self._upright = upright
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        off = Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        if upright:
            self.setHorizontalScrollBarPolicy(off)
        else:
            self.setVerticalScrollBarPolicy(off)
        self.viewport().setAutoFillBackground(False)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.resized.emit()

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self._upright or event.angleDelta().x():
            super().wheelEvent(event)
            return
        bar = self.horizontalScrollBar()
        bar.setValue(bar.value() - event.angleDelta().y())
        event.accept()
