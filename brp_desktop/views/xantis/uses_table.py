"""Actions and weapons in play: each row chooses its score and its cost, a double click or Enter rolls."""

from math import ceil

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
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

from brp_desktop.models.keyed_rows import Index
from brp_desktop.models.xantis_uses import UseColumn, UsesModel
from brp_desktop.painting.fill import fill_rect
from brp_desktop.painting.icons import paint_icon
from brp_desktop.play.xantis_subjects import Use
from brp_desktop.views.brp.fitted_table import MOVES, FittedTable, GroupHead
from brp_desktop.views.brp.look import Look, Style
from brp_desktop.views.brp.parts import RING_ROOM, is_why_key

ROW = 25
SCORE_SHARE, COST_SHARE = 0.27, 0.24
"""Shares of the width of the scores and of the costs; the names take the rest."""
LEAST_COST = 84
"""Least width of the costs, px at 100 %: that of their heading."""
NARROW = 250
"""In a table narrower than this, px at 100 %, the scores are left out: the tip tells them."""


class _Head(GroupHead):
    """The head of the table: its words and its hairline begin and end where those of the rows do."""

    def paintSection(self, painter: QPainter, rect: QRect, logicalIndex: int) -> None:  # noqa: N803
        fill_rect(painter, rect, self._look.colour("sheet"))
        first = RING_ROOM if logicalIndex == UseColumn.NAME else 0
        last = RING_ROOM if logicalIndex == UseColumn.COST else 0
        super().paintSection(painter, rect.adjusted(first, 0, -last, 0), logicalIndex)


class UsesTable(FittedTable):
    """One table of everything the character can do; rows and focus ring go ``RING_ROOM`` px beyond their words."""

    choose_requested = Signal(object)
    """Use: a click, or an arrow key."""
    roll_requested = Signal(object)
    """Use: a double click or Enter."""
    why_requested = Signal(object)
    """Use."""
    menu_requested = Signal(object, object)
    """Use, QPoint on the screen."""
    current_moved = Signal(object)
    """Use the focus is on now."""

    def __init__(self, model: UsesModel, look: Look, parent: QWidget | None = None) -> None:
        self.uses = model
        self._chosen: Use | None = None
        self._pressed: Use | None = None
        super().__init__(look, ROW, parent=parent)
        self.head = _Head(look, {}, self)
        self.head.padding = 0
        self.setHorizontalHeader(self.head)
        self.setObjectName("xantis_uses_table")
        self.setModel(model)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.moved.connect(self._on_moved)

    def set_chosen(self, use: Use | None) -> None:
        """Mark another row."""
        if use != self._chosen:
            self._chosen = use
            self.viewport().update()

    def current_use(self) -> Use | None:
        """The row the focus is or was on."""
        row = self.currentIndex().row()
        return self.uses.key(row) if 0 <= row < self.uses.rowCount() else None

    def set_current(self, use: Use) -> bool:
        """Make a row the current one; False if it is not there."""
        row = self.uses.row_of(use)
        if row is not None:
            self.set_current_row(row, 0)
        return row is not None

    def row_on_screen(self, use: Use) -> QRect:
        """A row on the screen; an invalid rectangle if it is not there."""
        row = self.uses.row_of(use)
        if row is None:
            return QRect()
        rect = self.row_rect(row)
        return QRect(self.viewport().mapToGlobal(rect.topLeft()), rect.size())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit_columns(self.viewport().width())

    def fit_columns(self, width: int) -> None:
        look = self.look
        cost = max(look.px(LEAST_COST), self._cost_width() + RING_ROOM, round(width * COST_SHARE))
        hides = width - 2 * RING_ROOM < look.px(NARROW)
        score = 0 if hides else round(width * SCORE_SHARE)
        self.setColumnHidden(UseColumn.SCORE, hides)
        self.setColumnWidth(UseColumn.SCORE, score)
        self.setColumnWidth(UseColumn.COST, cost)
        self.setColumnWidth(UseColumn.NAME, max(1, width - score - cost))

    def _cost_width(self) -> int:
        """Width in px of the longest cost: «instantaneous 0»."""
        body, strong = self.look.style("body"), self.look.style("strong")
        costs = [self.uses.shown(use, UseColumn.COST).rpartition(" ") for use in self.uses.keys]
        widths = [body.width(words) + strong.width(space + number) for words, space, number in costs]
        return ceil(max(widths, default=0)) + 1

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        use = self.current_use()
        if self.hasFocus() and use is not None:
            self.current_moved.emit(use)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()
        row = self.row_at(event.position().toPoint())
        if event.button() == Qt.MouseButton.LeftButton and row >= 0:
            self._pressed = self.uses.key(row)
            self.setFocus(Qt.FocusReason.MouseFocusReason)
            self.set_current_row(row, 0)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()
        use, self._pressed = self._pressed, None
        place = event.position().toPoint()
        row = self.row_at(place)
        if use is not None and row >= 0 and self.uses.key(row) == use and self.viewport().rect().contains(place):
            self.choose_requested.emit(use)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        event.accept()
        row = self.row_at(event.position().toPoint())
        if event.button() != Qt.MouseButton.LeftButton or row < 0:
            return
        if row == self.currentIndex().row():
            self.roll_requested.emit(self.uses.key(row))
        else:
            self.mousePressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        event.accept()
        by_key = event.reason() == QContextMenuEvent.Reason.Keyboard
        row = self.currentIndex().row() if by_key else self.row_at(event.pos())
        if row < 0:
            return
        self.set_current_row(row, 0)
        place = self.viewport().mapToGlobal(self.row_rect(row).bottomLeft()) if by_key else event.globalPos()
        self.menu_requested.emit(self.uses.key(row), place)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        use = self.current_use()
        plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if use is not None and plain and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.accept()
            if not event.isAutoRepeat():
                self.roll_requested.emit(use)
        elif use is not None and is_why_key(event):
            event.accept()
            self.why_requested.emit(use)
        elif plain and event.key() in MOVES:
            super().keyPressEvent(event)
        else:
            event.ignore()

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

    def paintEvent(self, event: QPaintEvent) -> None:
        look = self.look
        with QPainter(self.viewport()) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for row in range(self.uses.rowCount()):
                line = self.row_rect(row)
                if not line.intersects(event.rect()):
                    continue
                use = self.uses.key(row)
                if row == self.hover_row:
                    self.paint_row_ground(painter, row, "hover", frame=False)
                elif use == self._chosen:
                    self.paint_row_ground(painter, row, "selected", frame=True)
                self._paint_row(painter, line, use)
                if row + 1 < self.uses.rowCount():
                    painter.setPen(QPen(look.colour("line"), 1))
                    painter.drawLine(line.left() + RING_ROOM, line.bottom(), line.right() - RING_ROOM, line.bottom())
            if self.hasFocus() and self.currentIndex().isValid():
                self.paint_ring(painter, self.row_rect(self.currentIndex().row()))

    def _paint_row(self, painter: QPainter, line: QRect, use: Use) -> None:
        look, row = self.look, self.uses.use_row(use)
        body, strong = look.style("body"), look.style("strong")
        text, second = look.colour("text"), look.colour("text_2")
        shown = {column: self.uses.shown(use, column) for column in UseColumn}
        lefts = {column: self.columnViewportPosition(column) for column in UseColumn}
        cost_left = lefts[UseColumn.COST]
        words, space, number = shown[UseColumn.COST].rpartition(" ")
        begin, end = line.left() + RING_ROOM, float(line.right() + 1 - RING_ROOM)
        self._draw(painter, strong, number, end - strong.width(number), line, text)
        if words:
            end -= strong.width(number) + strong.width(space)
            fitting = body.elided(words, end - cost_left)
            self._draw(painter, body, fitting, end - body.width(fitting), line, text)
        right = lefts[UseColumn.SCORE] if not self.isColumnHidden(UseColumn.SCORE) else cost_left
        if row.lost:
            side = look.px(14)
            sign = QRectF(right - side - look.px(6), line.center().y() + 1 - side / 2, side, side)
            paint_icon(painter, sign, "warning", look.colour("danger"))
            right = round(sign.left())
        name_room = right - look.px(8) - begin
        self._draw(painter, body, body.elided(shown[UseColumn.NAME], name_room), begin, line, text)
        if not self.isColumnHidden(UseColumn.SCORE):
            left = lefts[UseColumn.SCORE]
            fitting = body.elided(shown[UseColumn.SCORE], cost_left - look.px(6) - left)
            self._draw(painter, body, fitting, left, line, second)

    def _draw(self, painter: QPainter, style: Style, text: str, left: float, line: QRect, ink: QColor) -> None:
        painter.setFont(style.font)
        painter.setPen(ink)
        painter.drawText(QPointF(left, line.top() + line.height() / 2 + style.lift), text)

    def _on_moved(self, table: object, key: Qt.Key) -> None:
        count, row = self.uses.rowCount(), self.currentIndex().row()
        steps = {Qt.Key.Key_Up: row - 1, Qt.Key.Key_Down: row + 1, Qt.Key.Key_Home: 0, Qt.Key.Key_End: count - 1}
        steps |= {Qt.Key.Key_PageUp: row - 10, Qt.Key.Key_PageDown: row + 10}
        target = min(max(steps.get(key, row), 0), count - 1)
        if count and target != row:
            self.set_current_row(target, 0)
            self.choose_requested.emit(self.uses.key(target))
