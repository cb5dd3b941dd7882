"""The focus of a table: a frame around the whole row, and a finer one in the cell to which keys belong."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, Qt
from PySide6.QtGui import QFocusEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QTableView

from brp_desktop.painting.theme import Theme

Index = QModelIndex | QPersistentModelIndex


class RowFocus(QTableView):
    """A table that frames its current row while it has the keyboard; its delegate draws no focus."""

    framed_theme: Theme
    """The theme it is painted in."""

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        frame = self.row_frame()
        if frame is None or not self.hasFocus():
            return
        with QPainter(self.viewport()) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            colour = self.framed_theme.colour("focus")
            painter.setPen(QPen(colour, self.framed_theme.stroke["focus"]))
            painter.drawRoundedRect(frame.adjusted(1, 1, -1, -2), 3, 3)
            if self.currentIndex().column() > 0:
                painter.setPen(QPen(colour, 1))
                cell = QRectF(self.visualRect(self.currentIndex()))
                painter.drawRoundedRect(cell.adjusted(2.5, 3.5, -2.5, -4.5), 2, 2)

    def row_frame(self) -> QRectF | None:
        """The whole current row in the viewport; None without one."""
        index = self.currentIndex()
        if not index.isValid():
            return None
        rects = [self.visualRect(index.siblingAtColumn(column)) for column in range(self.model().columnCount())]
        found = QRectF()
        for rect in rects:
            if not rect.isEmpty():
                found = found.united(QRectF(rect))
        return None if found.isEmpty() else found

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        self.viewport().update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.viewport().update()
