"""A table as tall as its rows, with the group's name and the column signs as its head; it never scrolls by itself."""

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPalette, QPen, QWheelEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QTableView, QWidget

from brp_desktop.models.keyed_rows import Index, KeyedTableModel
from brp_desktop.painting.fill import fill_rect
from brp_desktop.views.brp.look import Look
from brp_desktop.views.brp.table_look import (
    HEAD,
    PADDING,
    paint_hairline,
    paint_head_name,
    paint_head_sign,
    paint_ring,
    sign_room,
)
from brp_desktop.views.pressed_rows import PressedRows
from brp_desktop.views.viewport import give_viewport

MOVES = frozenset(
    {
        Qt.Key.Key_Up,
        Qt.Key.Key_Down,
        Qt.Key.Key_Left,
        Qt.Key.Key_Right,
        Qt.Key.Key_Home,
        Qt.Key.Key_End,
        Qt.Key.Key_PageUp,
        Qt.Key.Key_PageDown,
    }
)
"""Keys that move through all tables of the page."""

SHIFTS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
"""Keys that, with Alt, move the row itself, and by how much."""


class GroupHead(QHeaderView):
    """The head of a table: the group's name in words, the columns by their signs, a hairline below."""

    padding = PADDING
    """Room left of the name and right of the last column, px at 100 %."""

    def __init__(self, look: Look, signs: dict[int, str], parent: QWidget) -> None:
        """``signs`` names the columns whose head is painted as the sign of a level."""
        super().__init__(Qt.Orientation.Horizontal, parent)
        give_viewport(self, QPalette.ColorRole.Button)
        self._look = look
        self._signs = signs
        self.setSectionsClickable(False)
        self.setHighlightSections(False)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setMinimumSectionSize(1)

    def set_look(self, look: Look) -> None:
        """Paint in another theme or zoom."""
        self._look = look
        self.viewport().update()

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(240), self._look.px(HEAD))

    def paintSection(self, painter: QPainter, rect: QRect, logicalIndex: int) -> None:  # noqa: N803
        look = self._look
        painter.save()
        fill_rect(painter, rect, look.colour("sheet"))
        text = str(self.model().headerData(logicalIndex, Qt.Orientation.Horizontal) or "")
        if logicalIndex == 0:
            paint_head_name(painter, rect, look, text, self.padding)
        else:
            last = all(self.isSectionHidden(after) for after in range(logicalIndex + 1, self.count()))
            self._paint_sign(painter, sign_room(rect, look, last=last, padding=self.padding), logicalIndex, text)
        paint_hairline(painter, rect, look)
        painter.restore()

    def _paint_sign(self, painter: QPainter, room: QRect, column: int, text: str) -> None:
        paint_head_sign(painter, room, self._look, text, self._signs.get(column))


class FittedTable(PressedRows, QTableView):
    """A table of keyed rows inside a ``ColumnsView``, which owns place, focus order and movement."""

    moved = Signal(object, int)
    """This table, Qt.Key: the person wants to go on from the current row."""
    focused = Signal(object)
    """This table has the focus now."""
    shifted = Signal(object, int)
    """This table, −1 or 1: Alt with an arrow moves the current row itself."""
    current_row_changed = Signal(object)
    """This table: its current row is another one."""

    def __init__(
        self, look: Look, row_height: int, signs: dict[int, str] | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        give_viewport(self)
        self.look = look
        self.row_height_100 = row_height
        self.hover_row = -1
        self.head = GroupHead(look, signs or {}, self)
        self.setHorizontalHeader(self.head)
        self.verticalHeader().hide()
        self.verticalHeader().setMinimumSectionSize(1)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setCornerButtonEnabled(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizeAdjustPolicy(QAbstractItemView.SizeAdjustPolicy.AdjustIgnored)
        self.let_press()
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setAutoScroll(False)
        self.setWordWrap(False)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setMouseTracking(True)
        self.set_look(look)

    def keyed_model(self) -> KeyedTableModel[object]:
        """The model, which is always one of keyed rows."""
        model = self.model()
        if not isinstance(model, KeyedTableModel):
            raise TypeError(model)
        return model

    def set_look(self, look: Look) -> None:
        """Paint in another theme or zoom; whoever holds the table fits it afterwards."""
        self.look = look
        self.head.set_look(look)
        self.verticalHeader().setDefaultSectionSize(self.row_height())
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Base, look.colour("sheet"))
        self.setPalette(palette)
        self.viewport().update()

    def row_height(self) -> int:
        """Height of a row in px."""
        return self.look.px(self.row_height_100)

    def head_height(self) -> int:
        """Height of the head in px."""
        return self.look.px(HEAD)

    def wanted_height(self) -> int:
        """Height of head and all rows in px."""
        return self.head_height() + self.row_height() * (self.model().rowCount())

    def fit_columns(self, width: int) -> None:
        """Share ``width`` px among the columns; subclasses do it."""

    def row_rect(self, row: int) -> QRect:
        """The whole row in the viewport's coordinates."""
        return QRect(0, self.rowViewportPosition(row), self.viewport().width(), self.row_height())

    def set_current_row(self, row: int, column: int | None = None) -> None:
        """Make a row the current one, in the column that was current or in ``column``."""
        if column is None:
            column = max(0, self.currentIndex().column())
        index = self.model().index(row, column)
        if index != self.currentIndex():
            self.setCurrentIndex(index)

    def update_row(self, row: int) -> None:
        """Paint a row again."""
        if row >= 0:
            self.viewport().update(self.row_rect(row))

    def sizeHint(self) -> QSize:
        return QSize(self.look.px(240), self.wanted_height())

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        self.update_row(previous.row())
        self.update_row(current.row())
        self.current_row_changed.emit(self)

    def scrollTo(
        self, index: Index, hint: QAbstractItemView.ScrollHint = QAbstractItemView.ScrollHint.EnsureVisible
    ) -> None:
        """Scrolling is the business of the page around the table."""

    def keyboardSearch(self, search: str) -> None:
        """Letters are commands in play mode: no type-ahead."""

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        plain = not event.modifiers() & ~(Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ControlModifier)
        if event.modifiers() & Qt.KeyboardModifier.AltModifier and event.key() in SHIFTS:
            self.shifted.emit(self, SHIFTS[Qt.Key(event.key())])
            event.accept()
        elif plain and event.key() in MOVES:
            self.moved.emit(self, event.key())
            event.accept()
        else:
            event.ignore()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._set_hover(self.rowAt(event.position().toPoint().y()))

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._set_hover(-1)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if not self.currentIndex().isValid() and self.model().rowCount():
            self.set_current_row(0, 0)
        self.update_row(self.currentIndex().row())
        self.focused.emit(self)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update_row(self.currentIndex().row())

    def row_at(self, position: QPoint) -> int:
        """The row under a point of the viewport, -1 if none."""
        return self.rowAt(position.y())

    def paint_row_ground(self, painter: QPainter, row: int, colour: str, *, frame: bool) -> None:
        """The tint of a row; in high contrast a frame as well, because tints say nothing there."""
        rect = QRectF(self.row_rect(row))
        radius = self.look.theme.radius["cell"]
        painter.setBrush(self.look.colour(colour))
        painter.setPen(Qt.PenStyle.NoPen)
        if frame and self.look.theme.high_contrast:
            painter.setPen(QPen(self.look.colour("border"), 1.5))
            rect.adjust(0.75, 0.75, -0.75, -0.75)
        painter.drawRoundedRect(rect, radius, radius)

    def paint_ring(self, painter: QPainter, rect: QRect) -> None:
        """The focus ring inside a rectangle."""
        paint_ring(painter, rect, self.look)

    def _set_hover(self, row: int) -> None:
        if row != self.hover_row:
            before, self.hover_row = self.hover_row, row
            self.update_row(before)
            self.update_row(row)
