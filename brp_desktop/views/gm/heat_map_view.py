"""The resistance table on the screen: a table view whose current cell is the pair, moved by click and arrow keys."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPalette, QWheelEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from brp_desktop.models.resistance import CELL_ROLE, ResistanceModel
from brp_desktop.painting.heat_map import paint_cross, paint_heat_cell, paint_pair
from brp_desktop.painting.theme import Theme
from brp_desktop.play.resistance_grid import Cell
from brp_desktop.views.pressed_rows import PressedRows

CELL = 24
"""Side of a cell in px where there is room."""
LEAST_CELL = 17
"""Smaller cells could not be read: there the window has fewer rows and columns instead."""
HEAD = 20
SIDE = 34

_Index = QModelIndex | QPersistentModelIndex


class _CellDelegate(QStyledItemDelegate):
    """Paints one cell of the map."""

    def __init__(self, view: "HeatMapView") -> None:
        super().__init__(view)
        self._view = view

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        cell = index.data(CELL_ROLE)
        if isinstance(cell, Cell):
            view = self._view
            rect, text = QRectF(option.rect), f"{cell.chance:02d}"
            paint_heat_cell(painter, rect, view.theme, cell.chance, cell.automatic, text, view.number_size)


class _Head(QHeaderView):
    """The numbers at the top or at the left; those of the pair are semibold."""

    def __init__(self, orientation: Qt.Orientation, view: "HeatMapView") -> None:
        super().__init__(orientation, view)
        self._view = view
        self.setMinimumSectionSize(1)
        self.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setSectionsClickable(False)
        self.setHighlightSections(False)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def sizeHint(self) -> QSize:
        return QSize(self._view.side_width, HEAD)

    def paintSection(self, painter: QPainter, rect: QRect, logicalIndex: int) -> None:  # noqa: N803
        theme, view = self._view.theme, self._view
        current = view.pair
        horizontal = self.orientation() == Qt.Orientation.Horizontal
        chosen = current.isValid() and logicalIndex == (current.column() if horizontal else current.row())
        painter.save()
        painter.fillRect(rect, theme.colour("panel"))
        font = theme.font("strong" if chosen else "micro")
        if chosen:
            font.setPixelSize(theme.font("micro").pixelSize() + 1)
        painter.setFont(font)
        painter.setPen(theme.colour("text" if chosen else "text_2"))
        text = str(self.model().headerData(logicalIndex, self.orientation()))
        if horizontal:
            painter.drawText(rect, int(Qt.AlignmentFlag.AlignCenter), text)
        else:
            room = rect.adjusted(0, 0, -7, 0)
            painter.drawText(room, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight), text)
        painter.restore()


class HeatMapView(PressedRows, QTableView):
    """Square cells that fit the room given. The pair is the current index; without one there is no cursor."""

    pair_chosen = Signal(int, int)
    """Active and passive force of the cell the person went to."""
    roll_requested = Signal()
    """Enter on the pair."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("resistance_grid")
        self.theme = theme
        self.side_width = SIDE
        self._cell = CELL
        self._showing = False
        self.setItemDelegate(_CellDelegate(self))
        self.setHorizontalHeader(_Head(Qt.Orientation.Horizontal, self))
        self.setVerticalHeader(_Head(Qt.Orientation.Vertical, self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        corner = self.findChild(QAbstractButton)
        if corner is not None:
            corner.setMaximumSize(0, 0)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.let_press()
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setAutoScroll(False)
        self.set_theme(theme)

    @property
    def number_size(self) -> int:
        """Size of the numbers in px."""
        return max(9, min(self.theme.font("micro").pixelSize(), self._cell - 7))

    @property
    def pair(self) -> QModelIndex:
        """The cell of the pair; invalid where the map does not show it."""
        return self.currentIndex()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self.theme = theme
        palette = self.palette()
        for role in (QPalette.ColorRole.Base, QPalette.ColorRole.Window, QPalette.ColorRole.Button):
            palette.setColor(role, theme.colour("panel"))
        self.setPalette(palette)
        self.viewport().update()

    def show_pair(self, active: int | None, passive: int | None) -> None:
        """Put the cursor on a pair; None, or a pair beyond the map: no cursor. No signal comes of it."""
        model = self.model()
        index = QModelIndex()
        if isinstance(model, ResistanceModel) and active is not None and passive is not None:
            index = model.index_of(active, passive)
        self._showing = True
        try:
            self.setCurrentIndex(index)
        finally:
            self._showing = False
        self._refresh()

    @staticmethod
    def most_in(width: int) -> int:
        """How many columns fit into a width in px."""
        return max(9, (width - 27) // LEAST_CELL)

    def fit(self, width: int, height: int) -> None:
        """Make the cells as large as this room allows, at most 24 px."""
        model = self.model()
        count = max(1, model.rowCount()) if isinstance(model, ResistanceModel) else 1
        self.side_width = SIDE if width > 24 * count else 24
        side = min(CELL, (width - self.side_width - 3) // count, (height - HEAD - 3) // count)
        self._cell = max(LEAST_CELL, side)
        for head in (self.horizontalHeader(), self.verticalHeader()):
            head.setDefaultSectionSize(self._cell)
        self.verticalHeader().setFixedWidth(self.side_width)
        self.horizontalHeader().setFixedHeight(HEAD)
        self.setFixedSize(self.side_width + self._cell * count, HEAD + self._cell * count)
        self._refresh()

    def currentChanged(self, current: _Index, previous: _Index) -> None:
        super().currentChanged(current, previous)
        self._refresh()
        cell = current.data(CELL_ROLE) if current.isValid() else None
        if isinstance(cell, Cell) and not self._showing:
            self.pair_chosen.emit(cell.active, cell.passive)

    def press(self, index: _Index) -> None:
        """A click chooses the pair and rolls nothing."""
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self.setCurrentIndex(index)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.accept()
            if not event.isAutoRepeat():
                self.roll_requested.emit()
            return
        arrows = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Home, Qt.Key.Key_End)
        if event.key() in arrows:
            event.accept()
            if not self._go_beyond(event.key()):
                super().keyPressEvent(event)
            return
        event.ignore()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        super().mousePressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        self._showing = True  # Qt makes the first cell current where there is none: not the person's choice
        try:
            super().focusInEvent(event)
        finally:
            self._showing = False
        self._refresh()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._refresh()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        pair = self.pair
        cell = pair.data(CELL_ROLE) if pair.isValid() else None
        if not isinstance(cell, Cell):
            return
        count = self.model().rowCount()
        square = QRectF(self.visualRect(pair))
        length = count * self._cell
        with QPainter(self.viewport()) as painter:
            row = QRectF(0, square.top(), length, square.height())
            column = QRectF(square.left(), 0, square.width(), length)
            paint_cross(painter, row, column, self.theme)
            paint_pair(painter, square, self.theme, cell.automatic, f"{cell.chance:02d}", self.hasFocus())

    def _go_beyond(self, key: int) -> bool:
        """At the edge of the window an arrow goes on: the controller moves the window."""
        cell = self.pair.data(CELL_ROLE) if self.pair.isValid() else None
        steps = {Qt.Key.Key_Left: (-1, 0), Qt.Key.Key_Right: (1, 0), Qt.Key.Key_Up: (0, -1), Qt.Key.Key_Down: (0, 1)}
        step = steps.get(Qt.Key(key))
        model = self.model()
        if step is None or not isinstance(cell, Cell) or not isinstance(model, ResistanceModel):
            return False
        active, passive = cell.active + step[0], cell.passive + step[1]
        if model.grid.cell(active, passive) is not None:
            return False
        if active >= 0 and passive >= 0:
            self.pair_chosen.emit(active, passive)
        return True

    def _refresh(self) -> None:
        self.viewport().update()
        self.horizontalHeader().viewport().update()
        self.verticalHeader().viewport().update()
