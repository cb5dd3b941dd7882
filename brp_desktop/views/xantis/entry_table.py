"""Actions, weapons or counters in edit mode: a table of fields, each row with a grip."""

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QToolTip, QWidget

from brp_desktop.models.fields import CellKind
from brp_desktop.models.xantis_entries import EntriesModel
from brp_desktop.painting.fill import fill_rect
from brp_desktop.painting.icons import paint_icon
from brp_desktop.views.brp.fitted_table import FittedTable, GroupHead
from brp_desktop.views.brp.look import Look, Style
from brp_desktop.views.brp.parts import RING_ROOM

ROW = 24
GRIP = 14
FIELD_HEIGHT = 20
NUMBER = {"pa": 54, "attack_pa": 74, "parry_pa": 70, "now": 62, "maximum": 74}
"""Widths of the columns of numbers, px at 100 %."""
CHOICE_SHARE = 0.44
"""Share of the room beside the numbers that a choice takes, the name the rest."""


class EntryHead(GroupHead):
    """The head of a list: over choices the words begin where the field does; it ends where the fields do."""

    def paintSection(self, painter: QPainter, rect: QRect, logicalIndex: int) -> None:  # noqa: N803
        model, look = self.model(), self._look
        fill_rect(painter, rect, look.colour("sheet"))
        last = RING_ROOM if logicalIndex == self.count() - 1 else 0
        rect = rect.adjusted(0 if logicalIndex else RING_ROOM, 0, -last, 0)
        if not isinstance(model, EntriesModel) or model.kind(logicalIndex) is not CellKind.CHOICE:
            super().paintSection(painter, rect, logicalIndex)
            return
        painter.save()
        fill_rect(painter, rect, look.colour("sheet"))
        style = look.style("micro")
        painter.setFont(style.font)
        painter.setPen(look.colour("text_2"))
        text = str(model.headerData(logicalIndex, Qt.Orientation.Horizontal) or "")
        middle = rect.top() + (rect.height() + look.px(2)) / 2
        left = rect.left() + look.px(5)
        painter.drawText(QPointF(left, middle + style.lift), style.elided(text, rect.right() - left))
        painter.setPen(QPen(look.colour("line"), 1))
        painter.drawLine(rect.left(), rect.bottom(), rect.right(), rect.bottom())
        painter.restore()


class EntryTable(FittedTable):
    """Rows of fields; which cell is edited is told to whoever holds the table.

    Rows and focus ring go ``RING_ROOM`` px beyond the fields at either side.
    """

    field_pressed = Signal(str, int)
    """Id and column of the field under a click, −1 beside the fields."""
    arrived = Signal(bool)
    """The focus came by Tab; True backwards."""
    menu_requested = Signal(str, object)
    """Id, QPoint on the screen."""

    def __init__(self, model: EntriesModel, look: Look, parent: QWidget) -> None:
        self.entries = model
        self.edited: str | None = None
        super().__init__(look, ROW, parent=parent)
        self.head = EntryHead(look, {}, self)
        self.head.padding = 0
        self.setHorizontalHeader(self.head)
        self.setModel(model)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setObjectName(f"xantis_{model.entries}_table")

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit_columns(self.viewport().width())

    def fit_columns(self, width: int) -> None:
        look, used = self.look, 2 * RING_ROOM
        for column, field in enumerate(self.entries.fields):
            if field in NUMBER:
                size = look.px(NUMBER[field])
                self.setColumnWidth(column, size)
                used += size
        last = len(self.entries.fields) - 1
        self.setColumnWidth(last, self.columnWidth(last) + RING_ROOM)
        room = max(2, width - used)
        if "node" in self.entries.fields:
            choice = round(room * CHOICE_SHARE)
            self.setColumnWidth(self.entries.fields.index("node"), choice)
            room -= choice
        self.setColumnWidth(0, max(1, room) + RING_ROOM)

    def wanted_height(self) -> int:
        """Height of head and rows in px, with room for the focus ring of the last field."""
        return super().wanted_height() + 4

    def field_rect(self, key: str, column: int) -> QRect:
        """A field in the coordinates of the viewport."""
        row = self.entries.row_of(key)
        if row is None:
            return QRect()
        look, line = self.look, self.row_rect(row)
        height = look.px(FIELD_HEIGHT)
        left, width = self.columnViewportPosition(column), self.columnWidth(column)
        if column == 0:
            beside = look.px(GRIP) + RING_ROOM
            left, width = left + beside, width - beside
        behind = RING_ROOM if column == len(self.entries.fields) - 1 else look.px(4)
        return QRect(left, line.top() + (line.height() - height) // 2, width - behind, height)

    def set_current(self, key: str) -> bool:
        """Make a row the current one; False if it is not there."""
        row = self.entries.row_of(key)
        if row is not None:
            self.set_current_row(row, 0)
        return row is not None

    def leave_by_tab(self, *, back: bool) -> None:
        """The focus, which is here, goes on to what comes after (or before) the table."""
        super().focusNextPrevChild(not back)

    def key_at(self, place: QPoint) -> str | None:
        """The entry whose row is under a point of the viewport."""
        row = self.row_at(place)
        return self.entries.key(row) if row >= 0 else None

    def rect_of(self, key: str) -> QRect:
        """A row in the coordinates of the viewport; an empty one if it is not there."""
        row = self.entries.row_of(key)
        return QRect() if row is None else self.row_rect(row)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()
        place = event.position().toPoint()
        key = self.key_at(place)
        if event.button() != Qt.MouseButton.LeftButton or key is None:
            return
        columns = range(len(self.entries.fields))
        at = next((column for column in columns if self.field_rect(key, column).contains(place)), -1)
        self.field_pressed.emit(key, at)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        event.accept()
        key = self.key_at(event.pos())
        if key is not None:
            self.menu_requested.emit(key, event.globalPos())

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self.arrived.emit(event.reason() == Qt.FocusReason.BacktabFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        row = self.currentIndex().row()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_F2) and row >= 0:
            event.accept()
            if not event.isAutoRepeat():
                self.field_pressed.emit(self.entries.key(row), 0)
            return
        event.ignore()

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            index = self.indexAt(event.pos())
            text = index.data(Qt.ItemDataRole.ToolTipRole) if index.isValid() else None
            if text:
                QToolTip.showText(event.globalPos(), str(text), self.viewport(), self.visualRect(index))
            else:
                QToolTip.hideText()
            return True
        return super().viewportEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        look = self.look
        with QPainter(self.viewport()) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for row, key in enumerate(self.entries.keys):
                line = self.row_rect(row)
                if not line.intersects(event.rect()):
                    continue
                if key == self.edited:
                    self.paint_row_ground(painter, row, "selected", frame=True)
                elif row == self.hover_row:
                    self.paint_row_ground(painter, row, "hover", frame=False)
                if self.entries.writable and (key == self.edited or row == self.hover_row):
                    side = look.px(12)
                    grip = QRectF(line.left() + RING_ROOM + 1, line.center().y() + 1 - side / 2, side, side)
                    paint_icon(painter, grip, "drag", look.colour("text_2"))
                for column in range(len(self.entries.fields)):
                    self._paint_field(painter, key, column)
            if self.hasFocus() and self.currentIndex().isValid():
                self.paint_ring(painter, self.row_rect(self.currentIndex().row()))

    def _paint_field(self, painter: QPainter, key: str, column: int) -> None:
        look, rect = self.look, self.field_rect(key, column)
        kind, text = self.entries.kind(column), self.entries.shown(key, column)
        wrong = (key, column) in self.entries.kept
        width = 2.0 if wrong else look.theme.stroke["control"]
        painter.setPen(QPen(look.colour("danger" if wrong else "border"), width))
        painter.setBrush(look.colour("raised"))
        radius = look.theme.radius["control"]
        painter.drawRoundedRect(QRectF(rect).adjusted(width / 2, width / 2, -width / 2, -width / 2), radius, radius)
        ink = look.colour("danger" if wrong else "text")
        room = rect.adjusted(look.px(5), 0, -look.px(7), 0)
        if kind is CellKind.NUMBER:
            small = look.style("small")
            shown = small.elided(text, room.width())
            self._draw(painter, small, shown, room.right() + 1 - small.width(shown), rect, ink)
            return
        if kind is CellKind.CHOICE:
            side = look.px(12)
            arrow = QRectF(rect.right() - side - look.px(4), rect.center().y() + 1 - side / 2, side, side)
            paint_icon(painter, arrow, "down", look.colour("text_2"))
            room.setRight(round(arrow.left()) - look.px(2))
            if self.entries.chosen(key, column) is None:
                ink = look.colour("text_2")
        style = look.style("small" if kind is CellKind.CHOICE else "body")
        self._draw(painter, style, style.elided(text, room.width()), room.left(), rect, ink)

    def _draw(self, painter: QPainter, style: Style, text: str, left: float, rect: QRect, ink: QColor) -> None:
        painter.setFont(style.font)
        painter.setPen(ink)
        painter.drawText(QPointF(left, rect.top() + rect.height() / 2 + style.lift), text)
