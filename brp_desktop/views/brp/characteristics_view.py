"""The strip of characteristics: a click or Enter rolls, power carries its tick, size only tells its value."""

from collections.abc import Callable, Hashable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QModelIndex, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QToolTip,
    QWidget,
)

from brp_desktop.models.characteristics import POWER, CharacteristicRow, CharacteristicsModel
from brp_desktop.models.keyed_rows import Index
from brp_desktop.models.roles import Role
from brp_desktop.sheet.ids import CharacteristicId
from brp_desktop.views.brp.characteristic_painter import CellPainter
from brp_desktop.views.brp.look import Look
from brp_desktop.views.brp.parts import is_why_key
from brp_desktop.views.pressed_rows import PressedRows
from brp_desktop.views.viewport import give_viewport

if TYPE_CHECKING:
    from brp_desktop.views.brp.tick_stroke import TickStroke

CELL_WIDTH = 82
"""Least width of a cell, px at 100 %; narrower strips take another line."""
CELL_HEIGHT = 48
CELL_HEIGHT_COMPACT = 44
SPARE = 2
"""Pixels the list is wider than its cells."""


class CharacteristicsView(PressedRows, QListView):
    """All characteristics in one line, or more where the strip is narrow. Left and right move, Enter rolls.

    Place and paint of the cells are its own: with a delegate each would pass through an option of the style.
    """

    roll_requested = Signal(object)
    """CharacteristicId."""
    why_requested = Signal(object)
    """CharacteristicId."""
    current_changed = Signal(object)
    """CharacteristicId the focus is on now."""
    menu_requested = Signal(object, object)
    """CharacteristicId, and where on the screen its menu opens."""

    def __init__(self, model: CharacteristicsModel, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        give_viewport(self)
        self._look = look
        self._painter = CellPainter(look)
        self._hover = -1
        self._pressed: tuple[int, bool] | None = None
        self._current: CharacteristicId | None = None
        self._stroke: TickStroke | None = None
        self.wants_motion: Callable[[], bool] | None = None
        """Whether the fresh tick of power is drawn in one stroke; else it is there at once."""
        self.setObjectName("characteristics_view")
        self.setFlow(QListView.Flow.LeftToRight)
        self.setWrapping(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setMovement(QListView.Movement.Static)
        self.setUniformItemSizes(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.let_press()
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setModel(model)
        self._characteristics = model
        model.power_ticked.connect(self._on_power_ticked)
        self.retranslate()
        self.set_look(look)

    def retranslate(self) -> None:
        """Take all words from the language in force."""
        self.setAccessibleName(self.tr("Characteristics"))

    def set_look(self, look: Look) -> None:
        """Paint in another theme or zoom."""
        self._look = look
        self._painter.look = look
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Base, look.colour("sheet"))
        self.setPalette(palette)
        self.setGridSize(self.cell_size())
        self.viewport().update()

    def set_current(self, characteristic: CharacteristicId | None) -> None:
        """The characteristic rolled last keeps a tint."""
        self._current = characteristic
        self.viewport().update()

    def per_line(self, width: int) -> int:
        """How many cells stand in one line of a strip ``width`` px wide: all, or so many that lines are even."""
        count = max(1, self._characteristics.rowCount())
        fit = max(1, width // self._look.px(CELL_WIDTH))
        lines = -(-count // fit)
        return -(-count // lines)

    def lines(self, width: int) -> int:
        """How many lines a strip of this width has."""
        return -(-max(1, self._characteristics.rowCount()) // self.per_line(width))

    def cell_height(self) -> int:
        """Height of a cell in px."""
        return self._look.px(CELL_HEIGHT_COMPACT if self._look.compact else CELL_HEIGHT)

    def cell_size(self) -> QSize:
        """Size of a cell in px."""
        per_line = self.per_line(self._room())
        return QSize(max(1, self._room() // per_line), self.cell_height())

    def visualRect(self, index: Index) -> QRect:
        """Where a cell stands; empty for none."""
        if not index.isValid():
            return QRect()
        line, column = divmod(index.row(), self.per_line(self._room()))
        size = self.cell_size()
        return QRect(QPoint(column * size.width(), line * size.height()), size)

    def indexAt(self, point: QPoint) -> QModelIndex:
        """The cell under a point; none beside them."""
        rows = (self._characteristics.index(row, 0) for row in range(self._characteristics.rowCount()))
        return next((index for index in rows if self.visualRect(index).contains(point)), QModelIndex())

    def _room(self) -> int:
        """Width for cells: the list wraps too early without some pixels to spare."""
        return max(1, self.viewport().width() - SPARE)

    def ground(self, row: int, cell: CharacteristicRow) -> str:
        """The tint of a cell."""
        if row == self._hover and cell.rollable:
            return "hover"
        return "selected" if cell.id == self._current else ""

    def rect_of(self, characteristic: CharacteristicId) -> QRect | None:
        """The cell on the screen, None if the sheet has no such characteristic."""
        row = self._characteristics.row_of(characteristic)
        if row is None:
            return None
        rect = self.visualRect(self._characteristics.index(row, 0))
        return QRect(self.viewport().mapToGlobal(rect.topLeft()), rect.size())

    def focus_characteristic(self, characteristic: CharacteristicId) -> bool:
        """Give the focus to a cell; False if there is none."""
        row = self._characteristics.row_of(characteristic)
        if row is None:
            return False
        self.setCurrentIndex(self._characteristics.index(row, 0))
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        return True

    def toggle(self, row: int) -> bool:
        """Tick or untick by hand; False where there is no box."""
        index = self._characteristics.index(row, 0)
        state = index.data(Qt.ItemDataRole.CheckStateRole)
        if state is None:
            return False
        wanted = Qt.CheckState.Unchecked if state == Qt.CheckState.Checked else Qt.CheckState.Checked
        return self._characteristics.setData(index, wanted, Qt.ItemDataRole.CheckStateRole)

    def _on_power_ticked(self) -> None:
        if self.wants_motion is None or not self.wants_motion():
            return
        if self._stroke is None:
            from brp_desktop.views.brp.tick_stroke import TickStroke

            self._stroke = TickStroke(self._painter.drawn, self._repaint, self)
        self._stroke.draw((POWER,), self._look.theme.motion["tick"])

    def _repaint(self, characteristic: Hashable) -> None:
        self.viewport().update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()
        if event.button() == Qt.MouseButton.LeftButton:
            self._press(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        event.accept()
        row = self.indexAt(event.position().toPoint()).row()
        if event.button() == Qt.MouseButton.LeftButton and row != self.currentIndex().row():
            self._press(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()
        if event.button() != Qt.MouseButton.LeftButton or self._pressed is None:
            return
        pressed, self._pressed = self._pressed, None
        if pressed != self._place(event):
            return
        row, on_box = pressed
        if not (on_box and self.toggle(row)):
            self._roll(row)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        row = self.indexAt(event.position().toPoint()).row()
        if row != self._hover:
            self._hover = row
            self.viewport().update()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._hover = -1
        self.viewport().update()

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()

    def keyboardSearch(self, search: str) -> None:
        """Letters are commands in play mode: no type-ahead."""

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        event.accept()
        by_key = event.reason() == QContextMenuEvent.Reason.Keyboard
        index = self.currentIndex() if by_key else self.indexAt(event.pos())
        if index.isValid():
            place = self.viewport().mapToGlobal(self.visualRect(index).bottomLeft()) if by_key else event.globalPos()
            self.menu_requested.emit(self._characteristics.key(index.row()), place)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        from brp_desktop.views.keys.bindings import is_key

        row = self.currentIndex().row()
        plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if plain and row >= 0 and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.accept()
            if not event.isAutoRepeat():
                self._roll(row)
        elif row >= 0 and is_key(event, "tick"):
            event.accept()
            if not event.isAutoRepeat():
                self.toggle(row)
        elif row >= 0 and is_why_key(event):
            event.accept()
            self.why_requested.emit(self._characteristics.key(row))
        elif plain and event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Home, Qt.Key.Key_End):
            event.accept()
            self._go(row, Qt.Key(event.key()))
        elif plain and event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down) and self.lines(self._room()) > 1:
            super().keyPressEvent(event)
        else:
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if not self.currentIndex().isValid() and self._characteristics.rowCount():
            self.setCurrentIndex(self._characteristics.index(0, 0))
        self._tell_current()
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.viewport().update()

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        self.viewport().update()
        if self.hasFocus():
            self._tell_current()

    def resizeEvent(self, event: QEvent) -> None:
        super().resizeEvent(event)  # type: ignore[arg-type]
        self.setGridSize(self.cell_size())

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            index = self.indexAt(event.pos())
            text = index.data(Qt.ItemDataRole.ToolTipRole)
            if text:
                QToolTip.showText(event.globalPos(), str(text), self.viewport(), self.visualRect(index))
            else:
                QToolTip.hideText()
            return True
        return super().viewportEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        model, room = self._characteristics, self._room()
        per_line, lines = self.per_line(room), self.lines(room)
        with QPainter(self.viewport()) as painter:
            for number in range(model.rowCount()):
                rect = self.visualRect(model.index(number, 0))
                if not rect.intersects(event.rect()):
                    continue
                row = model.characteristic_row(model.key(number))
                right, below = (number + 1) % per_line != 0, number // per_line < lines - 1
                self._painter.paint(painter, rect, row, self.ground(number, row), right=right, below=below)
            if self.hasFocus() and self.currentIndex().isValid():
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                width = self._look.theme.stroke["focus"]
                painter.setPen(QPen(self._look.colour("focus"), width))
                ring = QRectF(self.visualRect(self.currentIndex())).adjusted(1, 1, -2, -1)
                painter.drawRoundedRect(ring, 3, 3)

    def _go(self, row: int, key: Qt.Key) -> None:
        last = self._characteristics.rowCount() - 1
        wanted = {
            Qt.Key.Key_Left: row - 1,
            Qt.Key.Key_Right: row + 1,
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: last,
        }[key]
        self.setCurrentIndex(self._characteristics.index(max(0, min(last, wanted)), 0))

    def _tell_current(self) -> None:
        if self.currentIndex().isValid():
            self.current_changed.emit(self._characteristics.key(self.currentIndex().row()))

    def _press(self, event: QMouseEvent) -> None:
        self._pressed = None
        row, on_box = self._place(event)
        if row < 0:
            return
        self._pressed = (row, on_box)
        self.setCurrentIndex(self._characteristics.index(row, 0))
        self.setFocus(Qt.FocusReason.MouseFocusReason)

    def _place(self, event: QMouseEvent) -> tuple[int, bool]:
        at = event.position().toPoint()
        index = self.indexAt(at)
        box = self._painter.box_rect(self.visualRect(index)).adjusted(-6, -6, 6, 6)
        has_box = index.isValid() and index.data(Qt.ItemDataRole.CheckStateRole) is not None
        return index.row(), has_box and box.contains(event.position())

    def _roll(self, row: int) -> None:
        index = self._characteristics.index(row, 0)
        if index.data(Role.ROLLABLE):
            self.roll_requested.emit(self._characteristics.key(row))
