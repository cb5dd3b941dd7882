"""A table of cells that show something: one or two lines, a tick box or a sign; keys and clicks are told, not done."""

from collections.abc import Sequence
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QToolTip, QWidget

from brp_desktop.models.cells import Cell, CellsModel
from brp_desktop.models.keyed_rows import Index
from brp_desktop.painting.check_box import paint_tick_box
from brp_desktop.painting.icons import paint_icon
from brp_desktop.views.brp.fitted_table import MOVES, FittedTable, GroupHead
from brp_desktop.views.brp.look import Look, Style
from brp_desktop.views.brp.parts import is_why_key
from brp_desktop.views.brp.table_look import LEFT, PADDING

K = TypeVar("K")

ONE_LINE, TWO_LINES = 27, 38
"""Heights of rows, px at 100 %."""
GAP = 12
"""Room before a column, px at 100 %."""
BOX = 14
SIGN = 15
BOX_PART = "box"
"""Stands for a column where the tick box before the words of the first one was clicked."""


class Column(NamedTuple):
    """A column: its id, its least and most width (px at 100 %), its share of what is left over, how it is set.

    Where there is no room the column with the highest ``drop`` goes first; 0 stays. One without any content in its rows
    is left out. ``sign`` is the level whose sign stands over it.
    """

    id: str
    least: int
    most: int = 400
    share: int = 0
    right: bool = False
    drop: int = 0
    sign: str = ""


class CellsHead(GroupHead):
    """The head: columns of words have their names over their beginning, columns of numbers over their end."""

    def __init__(self, look: Look, columns: Sequence[Column], parent: QWidget) -> None:
        super().__init__(look, {place: each.sign for place, each in enumerate(columns) if each.sign}, parent)
        self._columns = tuple(columns)

    def _paint_sign(self, painter: QPainter, room: QRect, column: int, text: str) -> None:
        if self._columns[column].right:
            super()._paint_sign(painter, room, column, text)
            return
        painter.setFont(self._look.font("micro"))
        painter.setPen(self._look.colour("text_2"))
        inside = room.adjusted(self._look.px(GAP), 0, 0, 0)
        painter.drawText(inside, LEFT, self._look.style("micro").elided(text, inside.width()))


class CellsTable(FittedTable, Generic[K]):
    """A table as tall as its rows. Enter, keys of commands and clicks on cells are told with the key of the row."""

    entered = Signal(object, object)
    """Key, and the modifiers that were held with Enter."""
    cell_clicked = Signal(object, str)
    """Key, and the id of the column or ``BOX_PART``: a deliberate click with the left button."""
    command_wanted = Signal(object, str)
    """Key, and one of ``commands`` or ``delete``."""
    why_requested = Signal(object)
    """Key."""
    menu_requested = Signal(object, object)
    """Key, and the place on the screen."""
    current_key_changed = Signal(object)
    """Key of the row the focus is on now, None for none."""

    commands: ClassVar[tuple[str, ...]] = ()
    """Commands whose keys mean something here; other keys go on to whoever holds the table."""

    def __init__(
        self, model: CellsModel[Any], columns: Sequence[Column], look: Look, row_height: int, parent: QWidget
    ) -> None:
        self.cells = model
        self.shape_ = tuple(columns)
        self._pressed: tuple[Any, int] | None = None
        super().__init__(look, row_height, parent=parent)
        self.head = CellsHead(look, columns, self)
        self.setHorizontalHeader(self.head)
        self.setModel(model)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.moved.connect(self._on_moved)

    # what is current

    @property
    def current_key(self) -> Any:
        """The key of the current row, None for none."""
        row = self.currentIndex().row()
        return self.cells.key(row) if 0 <= row < self.cells.rowCount() else None

    def set_current_key(self, key: Any) -> bool:
        """Make a row the current one; False if it is not there."""
        row = self.cells.row_of(key)
        if row is not None:
            self.set_current_row(row, 0)
        return row is not None

    def row_on_screen(self, key: Any) -> QRect | None:
        """A row on the screen, None if it is not there."""
        row = self.cells.row_of(key)
        if row is None:
            return None
        rect = self.row_rect(row)
        return QRect(self.viewport().mapToGlobal(rect.topLeft()), rect.size())

    def cell_rect(self, key: Any, column: str) -> QRect | None:
        """A cell in the coordinates of the viewport; None where it is not shown."""
        row = self.cells.row_of(key)
        place = self.cells.columns.index(column)
        if row is None or self.isColumnHidden(place):
            return None
        line = self.row_rect(row)
        return QRect(self.columnViewportPosition(place), line.top(), self.columnWidth(place), line.height())

    def shows(self, column: str) -> bool:
        """Whether there is room for a column."""
        return not self.isColumnHidden(self.cells.columns.index(column))

    # size

    def fit(self) -> None:
        """Give the columns their widths and the table its height: its rows, and no more."""
        self.fit_columns(self.viewport().width())
        self.setFixedHeight(self.wanted_height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit_columns(self.viewport().width())

    def fit_columns(self, width: int) -> None:
        wanted = {each.id: self._wanted(place, each) for place, each in enumerate(self.shape_)}
        shown = [each for place, each in enumerate(self.shape_) if place == 0 or self._has_content(place)]
        while sum(wanted[each.id] for each in shown) > width and any(each.drop for each in shown):
            shown.remove(max(shown, key=lambda each: each.drop))
        left = width - sum(wanted[each.id] for each in shown)
        shares = sum(each.share for each in shown) or 1
        ids = {each.id for each in shown}
        for place, each in enumerate(self.shape_):
            self.setColumnHidden(place, each.id not in ids)
            extra = left * each.share // shares if each.share else 0
            if left < 0:
                extra = max(extra, self.look.px(each.least) - wanted[each.id])
            self.setColumnWidth(place, max(1, wanted[each.id] + extra))

    def _has_content(self, place: int) -> bool:
        return any(any(self.cells.cell(key, place)[:2]) or self.cells.cell(key, place).icon for key in self.cells.keys)

    def _wanted(self, place: int, column: Column) -> int:
        look, gap = self.look, self.look.px(GAP)
        heading = str(self.cells.headerData(place, Qt.Orientation.Horizontal) or "")
        widest = look.width("group" if place == 0 else "micro", heading)
        for key in self.cells.keys:
            widest = max(widest, self._width_of(self.cells.cell(key, place)))
        edge = look.px(PADDING) if column.right or place == 0 else 0
        return min(max(round(widest) + gap + edge, look.px(column.least)), look.px(max(column.most, column.least)))

    def _width_of(self, cell: Cell) -> float:
        look = self.look
        first = self._style(cell).width(cell.text) + self._signs_width(cell)
        second = look.width("micro", cell.under) + (look.px(BOX + 6) if cell.box else 0)
        return max(first, second)

    def _signs_width(self, cell: Cell) -> int:
        return self.look.px(SIGN + 4) if cell.icon else 0

    def _style(self, cell: Cell) -> Style:
        return self.look.style("strong" if cell.strong else "body")

    # mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()
        index = self.indexAt(event.position().toPoint())
        self._pressed = None
        if event.button() == Qt.MouseButton.LeftButton and index.isValid():
            self._pressed = (self.cells.key(index.row()), index.column())
            self.setFocus(Qt.FocusReason.MouseFocusReason)
            self.set_current_row(index.row(), 0)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()
        pressed, self._pressed = self._pressed, None
        place = event.position().toPoint()
        index = self.indexAt(place)
        if pressed is None or not index.isValid() or not self.viewport().rect().contains(place):
            return
        if pressed == (self.cells.key(index.row()), index.column()):
            on_box = index.column() == 0 and self._is_on_box(pressed[0], place)
            self.cell_clicked.emit(pressed[0], BOX_PART if on_box else self.cells.columns[pressed[1]])

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        index = self.indexAt(event.position().toPoint())
        acts = index.isValid() and self.cells.cell(self.cells.key(index.row()), index.column()).acts
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor if acts else Qt.CursorShape.ArrowCursor)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        event.accept()
        by_key = event.reason() == QContextMenuEvent.Reason.Keyboard
        row = self.currentIndex().row() if by_key else self.row_at(event.pos())
        if row < 0:
            return
        self.set_current_row(row, 0)
        place = self.viewport().mapToGlobal(self.row_rect(row).bottomLeft()) if by_key else event.globalPos()
        self.menu_requested.emit(self.cells.key(row), place)

    # keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = self.current_key
        plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if key is not None and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.accept()
            if not event.isAutoRepeat():
                self.entered.emit(key, event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier)
        elif key is not None and is_why_key(event):
            event.accept()
            self.why_requested.emit(key)
        elif key is not None and (wanted := self._command(event)):
            event.accept()
            if not event.isAutoRepeat():
                self.command_wanted.emit(key, wanted)
        elif key is not None and plain and event.key() == Qt.Key.Key_Delete:
            event.accept()
            self.command_wanted.emit(key, "delete")
        elif plain and event.key() in MOVES and event.key() not in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            super().keyPressEvent(event)
        else:
            event.ignore()

    def _command(self, event: QKeyEvent) -> str:
        from brp_desktop.views.keys.bindings import is_key

        return next((name for name in self.commands if is_key(event, name)), "")

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        self.current_key_changed.emit(self.current_key)

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            index = self.indexAt(event.pos())
            text = index.data(Qt.ItemDataRole.ToolTipRole) if index.isValid() else None
            if text:
                QToolTip.showText(event.globalPos(), str(text), self.viewport(), self.row_rect(index.row()))
            else:
                QToolTip.hideText()
            return True
        return super().viewportEvent(event)

    def _on_moved(self, table: object, key: Qt.Key) -> None:
        count, row = self.cells.rowCount(), self.currentIndex().row()
        steps = {Qt.Key.Key_Up: row - 1, Qt.Key.Key_Down: row + 1, Qt.Key.Key_Home: 0, Qt.Key.Key_End: count - 1}
        steps |= {Qt.Key.Key_PageUp: row - 10, Qt.Key.Key_PageDown: row + 10}
        if count:
            self.set_current_row(min(max(steps.get(key, row), 0), count - 1), 0)

    # painting

    def paintEvent(self, event: QPaintEvent) -> None:
        look = self.look
        with QPainter(self.viewport()) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            current = self.currentIndex().row()
            for row, key in enumerate(self.cells.keys):
                line = self.row_rect(row)
                if not line.intersects(event.rect()):
                    continue
                if row == self.hover_row:
                    self.paint_row_ground(painter, row, "hover", frame=False)
                elif row == current:
                    self.paint_row_ground(painter, row, "selected", frame=True)
                for place, column in enumerate(self.shape_):
                    if not self.isColumnHidden(place):
                        self._paint_cell(painter, line, place, column, self.cells.cell(key, place))
                painter.setPen(QPen(look.colour("line"), 1))
                painter.drawLine(line.left(), line.bottom(), line.right(), line.bottom())
            if self.hasFocus() and current >= 0:
                self.paint_ring(painter, self.row_rect(current))

    def _paint_cell(self, painter: QPainter, line: QRect, place: int, column: Column, cell: Cell) -> None:
        look = self.look
        last = all(self.isColumnHidden(after) for after in range(place + 1, len(self.shape_)))
        left = float(self.columnViewportPosition(place)) + look.px(PADDING if place == 0 else GAP)
        right = self.columnViewportPosition(place) + self.columnWidth(place) - (look.px(PADDING) if last else 0)
        room = right - left
        middle = line.top() + line.height() / 2
        first = middle - look.px(8) if cell.under else middle
        self._paint_words(painter, cell, left, right, room, first, right_aligned=column.right)
        if cell.under:
            self._paint_under(painter, cell, left, right, room, middle + look.px(9), right_aligned=column.right)

    def _paint_words(
        self,
        painter: QPainter,
        cell: Cell,
        left: float,
        right: float,
        room: float,
        middle: float,
        *,
        right_aligned: bool,
    ) -> None:
        look, style = self.look, self._style(cell)
        ink = look.colour("text_off" if cell.struck else cell.ink)
        signs = self._signs_width(cell)
        shown = style.elided(cell.text, room - signs)
        x = right - style.width(shown) - signs if right_aligned else left
        if cell.icon:
            side = look.px(SIGN)
            paint_icon(painter, QRectF(x, middle - side / 2, side, side), cell.icon, look.colour(cell.ink))
            x += signs
        if cell.box and not cell.under:
            x = self._paint_box(painter, cell, x, middle)
        painter.setFont(style.font)
        painter.setPen(ink)
        base = middle + style.lift
        painter.drawText(QPointF(x, base), shown)
        width = style.width(shown)
        if cell.struck and shown:
            painter.setPen(QPen(look.colour("text_2"), 1.2))
            painter.drawLine(QPointF(x, middle + 1), QPointF(x + width, middle + 1))
        elif cell.acts and shown:
            pen = QPen(look.colour("text_2"), 1, Qt.PenStyle.DotLine)
            painter.setPen(pen)
            painter.drawLine(QPointF(x, base + look.px(3)), QPointF(x + width, base + look.px(3)))

    def _paint_under(
        self,
        painter: QPainter,
        cell: Cell,
        left: float,
        right: float,
        room: float,
        middle: float,
        *,
        right_aligned: bool,
    ) -> None:
        look, style = self.look, self.look.style("micro")
        x = left
        if cell.box:
            x = self._paint_box(painter, cell, x, middle)
            room -= x - left
        shown = style.elided(cell.under, room)
        if right_aligned:
            x = right - style.width(shown)
        painter.setFont(style.font)
        painter.setPen(look.colour("danger" if cell.ink == "danger" else "text_2"))
        painter.drawText(QPointF(x, middle + style.lift), shown)

    def _paint_box(self, painter: QPainter, cell: Cell, x: float, middle: float) -> float:
        side = self.look.px(BOX)
        paint_tick_box(painter, QRectF(round(x), round(middle - side / 2), side, side), self.look.theme, cell.box)
        return x + side + self.look.px(6)

    def _is_on_box(self, key: Any, place: QPoint) -> bool:
        """Whether a click in the first column is meant for its tick box; that of two lines stands on the second."""
        cell, line = self.cells.cell(key, 0), self.row_rect(self.cells.row_of(key) or 0)
        low_enough = not cell.under or place.y() >= line.center().y()
        return bool(cell.box) and low_enough and place.x() < self.look.px(PADDING + BOX + 5)
