"""The tree of scores: always open, connectors painted, the path of the chosen score in the accent."""

from PySide6.QtCore import QEvent, QItemSelectionModel, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPalette,
    QPen,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QToolTip,
    QTreeView,
    QWidget,
)

from brp_desktop.models.keyed_rows import Index
from brp_desktop.models.roles import Role
from brp_desktop.models.xantis_scores import ScoreColumn, ScoresModel
from brp_desktop.sheet.xantis import NodeId
from brp_desktop.views.brp.fitted_table import GroupHead
from brp_desktop.views.brp.look import Look
from brp_desktop.views.brp.parts import is_why_key
from brp_desktop.views.brp.table_look import HEAD
from brp_desktop.views.painted import RING
from brp_desktop.views.pressed_rows import PressedRows
from brp_desktop.views.viewport import give_viewport
from brp_desktop.views.xantis.score_row_painter import PADDING, RowState, ScoreRowPainter

ROW = 21
EDIT_ROW = 24
WIDTHS = {ScoreColumn.TIER: 104, ScoreColumn.VALUE: 54, ScoreColumn.CAPACITY: 62}
"""Widths of the columns right of the names, px at 100 %."""
EDIT_WIDTHS = {ScoreColumn.TIER: 122, ScoreColumn.VALUE: 46, ScoreColumn.CAPACITY: 56}
NAME_ROOM, EDIT_NAME_ROOM = 180, 186
"""With less room for the names than this, px at 100 %, the tiers are left out: tip and detail tell them."""
_MOVES = frozenset(
    {
        Qt.Key.Key_Up,
        Qt.Key.Key_Down,
        Qt.Key.Key_Home,
        Qt.Key.Key_End,
        Qt.Key.Key_PageUp,
        Qt.Key.Key_PageDown,
    }
)


class _RowSize(QStyledItemDelegate):
    """How tall a row is; it is painted by the view, in one go."""

    height = ROW

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(10, self.height)


class ScoresView(PressedRows, QTreeView):
    """Rows that choose and roll. What the person wants is told by signals; nothing is decided here."""

    choose_requested = Signal(object)
    """NodeId: a click, or an arrow key."""
    roll_requested = Signal(object)
    """NodeId: a double click or Enter."""
    why_requested = Signal(object)
    """NodeId."""
    menu_requested = Signal(object, object)
    """NodeId (None beside the rows), QPoint on the screen."""
    current_moved = Signal(object)
    """NodeId the focus is on now."""
    shown_row_changed = Signal()
    """Another row is current, by whatever way: whoever scrolls around the tree brings it into sight."""
    field_pressed = Signal(object, int)
    """NodeId and column of the field under a click in edit mode, −1 beside the fields."""
    arrived = Signal(bool)
    """The focus came by Tab in edit mode; True backwards."""
    height_changed = Signal()
    """Rows came or went, or they are of another height."""

    def __init__(self, model: ScoresModel, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        give_viewport(self)
        self.setObjectName("xantis_scores_view")
        self.scores = model
        self.look = look
        self.rows = ScoreRowPainter(look)
        self.editing = False
        self.edited: NodeId | None = None
        """The row with a field that is typed in: tinted."""
        self.hover: NodeId | None = None
        self._chosen: NodeId | None = None
        self._pressed: NodeId | None = None
        self._size = _RowSize(self)
        self.head = GroupHead(look, {}, self)
        self.head.padding = PADDING
        self._set_up()
        self.setModel(model)
        self.setItemDelegate(self._size)
        for section in range(len(ScoreColumn)):
            self.head.setSectionResizeMode(section, QHeaderView.ResizeMode.Fixed)
        for signal in (model.rowsInserted, model.rowsRemoved, model.layoutChanged, model.modelReset):
            signal.connect(self._on_structure)
        self.expandAll()
        self.set_look(look)

    def _set_up(self) -> None:
        self.setHeader(self.head)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setRootIsDecorated(False)
        self.setItemsExpandable(False)
        self.setExpandsOnDoubleClick(False)
        self.setUniformRowHeights(True)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.let_press()
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTabKeyNavigation(False)
        self.setAutoScroll(False)
        self.setMouseTracking(True)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.head.setStretchLastSection(False)

    @property
    def chosen(self) -> NodeId | None:
        """The score chosen for the next test; its path stands out."""
        return self._chosen

    def set_chosen(self, key: NodeId | None) -> None:
        """Mark another score."""
        if key != self._chosen:
            self._chosen = key
            self.viewport().update()

    def current_key(self) -> NodeId | None:
        """The row the focus is or was on."""
        index = self.currentIndex()
        return self.scores.key(index) if index.isValid() else None

    def set_current(self, key: NodeId) -> bool:
        """Make a row the current one, in sight; False if it is not in the tree."""
        index = self.scores.index_of(key)
        if not index.isValid():
            return False
        self.selectionModel().setCurrentIndex(index, QItemSelectionModel.SelectionFlag.NoUpdate)
        self.scrollTo(index)
        rest = self.visualRect(index).bottom() + RING + 2 - self.viewport().height()
        if rest > 0:
            self.verticalScrollBar().setValue(self.verticalScrollBar().value() + rest)
        return True

    def set_look(self, look: Look) -> None:
        """Paint in another theme or zoom."""
        self.look = look
        self.rows.set_look(look)
        self.head.set_look(look)
        self._size.height = self.row_height()
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Base, look.colour("sheet"))
        self.setPalette(palette)
        self.setIndentation(0)
        self.scheduleDelayedItemsLayout()
        self.fit_columns()
        self.height_changed.emit()
        self.viewport().update()

    def set_editing(self, editing: bool) -> None:
        """Rows of fields, or rows that choose."""
        self.editing = editing
        self.scores.set_editing(editing)
        self.set_look(self.look)

    def row_height(self) -> int:
        """Height of a row, px."""
        return self.look.px(EDIT_ROW if self.editing else ROW)

    def wanted_height(self) -> int:
        """Height of the head and all rows, px."""
        return self.look.px(HEAD) + self.row_height() * len(self.scores.keys) + 2

    def row_rect(self, key: NodeId) -> QRect:
        """A row in the coordinates of the viewport; an empty one if it is not in the tree."""
        index = self.scores.index_of(key)
        if not index.isValid():
            return QRect()
        return QRect(0, self.visualRect(index).top(), self.viewport().width(), self.row_height())

    def row_on_screen(self, key: NodeId) -> QRect:
        """A row on the screen."""
        rect = self.row_rect(key)
        return QRect(self.viewport().mapToGlobal(rect.topLeft()), rect.size())

    def field_rect(self, key: NodeId, column: int) -> QRect:
        """A field in the coordinates of the viewport; an empty one where the column is not shown."""
        if self.isColumnHidden(column):
            return QRect()
        row = self.row_rect(key)
        left, width = self.columnViewportPosition(column), self.columnWidth(column)
        cell = QRect(left, row.top(), width, row.height())
        return self.rows.field_rect(len(self.scores.path(key)) - 1, column, row, cell)

    def fit_columns(self) -> None:
        """Share the width; where the names would get too little, the tiers are left out."""
        look, width = self.look, self.viewport().width()
        widths, room = (EDIT_WIDTHS, EDIT_NAME_ROOM) if self.editing else (WIDTHS, NAME_ROOM)
        wanted = {column: look.px(size) for column, size in widths.items()}
        without_tier = wanted[ScoreColumn.VALUE] + wanted[ScoreColumn.CAPACITY]
        shows_tier = width - without_tier - wanted[ScoreColumn.TIER] >= look.px(room)
        self.setColumnHidden(ScoreColumn.TIER, not shows_tier)
        used = without_tier + (wanted[ScoreColumn.TIER] if shows_tier else 0)
        for column, size in wanted.items():
            self.setColumnWidth(column, size)
        self.setColumnWidth(ScoreColumn.NAME, max(1, width - used))

    def leave_by_tab(self, *, back: bool) -> None:
        """The focus, which is here, goes on to what comes after (or before) the tree."""
        super().focusNextPrevChild(not back)

    def key_at(self, place: QPoint) -> NodeId | None:
        """The score whose row is under a point of the viewport."""
        index = self.indexAt(QPoint(max(0, place.x()), place.y()))
        return self.scores.key(index) if index.isValid() else None

    # Qt's own

    def drawRow(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        key, look = self.scores.key(index), self.look
        row = QRect(0, option.rect.top(), self.viewport().width(), self.row_height())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground = self._ground(key)
        if ground:
            rect = QRectF(row)
            painter.setBrush(look.colour(ground))
            painter.setPen(Qt.PenStyle.NoPen)
            if ground == "selected" and look.theme.high_contrast:
                painter.setPen(QPen(look.colour("border"), 1.5))
                rect.adjust(0.75, 0.75, -0.75, -0.75)
            painter.drawRoundedRect(rect, look.theme.radius["cell"], look.theme.radius["cell"])
        shown = [column for column in ScoreColumn if not self.isColumnHidden(column)]
        cells: dict[int, QRect] = {
            column: QRect(self.columnViewportPosition(column), row.top(), self.columnWidth(column), row.height())
            for column in shown
        }
        path = self.scores.path(key)
        chosen = self.scores.path(self._chosen) if self._chosen is not None and self._chosen in self.scores else ()
        state = RowState(
            path=path,
            chosen=() if self.editing else chosen,
            strong=len(path) == 1 or (key == self._chosen and not self.editing),
            editing=self.editing and self.scores.writable,
            grip=key in (self.hover, self.edited),
        )
        self.rows.paint(painter, row, self.scores, key, cells, state)
        if self.hasFocus() and index.row() == self.currentIndex().row() and key == self.current_key():
            width = look.theme.stroke["focus"]
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(look.colour("focus"), width))
            ring = QRectF(row).adjusted(width / 2, width / 2, -width / 2, -width / 2)
            painter.drawRoundedRect(ring, look.theme.radius["cell"], look.theme.radius["cell"])

    def drawBranches(self, painter: QPainter, rect: QRect, index: Index) -> None:
        """The row paints its connectors."""

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        self.viewport().update()
        if current.isValid():
            self.shown_row_changed.emit()
            if self.hasFocus() and not self.editing:
                self.current_moved.emit(self.scores.key(current))

    def keyboardSearch(self, search: str) -> None:
        """Letters are commands: no type-ahead."""

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()
        place = event.position().toPoint()
        key = self.key_at(place)
        if event.button() != Qt.MouseButton.LeftButton or key is None:
            return
        if self.editing:
            shown = [column for column in ScoreColumn if self.field_rect(key, column).contains(place)]
            fields = [column for column in shown if self.scores.kind(column) is not None]
            self.field_pressed.emit(key, fields[0] if fields else -1)
        else:
            self._pressed = key
            self.setFocus(Qt.FocusReason.MouseFocusReason)
            self.set_current(key)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()
        key, self._pressed = self._pressed, None
        place = event.position().toPoint()
        if key is not None and key == self.key_at(place) and self.viewport().rect().contains(place):
            self.choose_requested.emit(key)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        event.accept()
        key = self.key_at(event.position().toPoint())
        if event.button() != Qt.MouseButton.LeftButton or key is None or self.editing:
            return
        if key == self.current_key():
            self.roll_requested.emit(key)
        else:
            self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._set_hover(self.key_at(event.position().toPoint()))

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._set_hover(None)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        event.accept()
        by_key = event.reason() == QContextMenuEvent.Reason.Keyboard
        key = self.current_key() if by_key else self.key_at(event.pos())
        place = event.globalPos()
        if key is not None:
            self.set_current(key)
            if by_key:
                place = self.row_on_screen(key).bottomLeft()
        self.menu_requested.emit(key, place)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, current = event.key(), self.current_key()
        plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if current is None or (not plain and not is_why_key(event)):
            event.ignore()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.accept()
            if not event.isAutoRepeat() and not self.editing:
                self.roll_requested.emit(current)
        elif is_why_key(event):
            event.accept()
            self.why_requested.emit(current)
        elif key == Qt.Key.Key_Left:
            self._go(self.scores.parent_key(current))
        elif key == Qt.Key.Key_Right:
            self._go(next(iter(self.scores.children_of(current)), None))
        elif key in _MOVES:
            super().keyPressEvent(event)
            self._chose_by_key(current)
        else:
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        by_tab = event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
        if self.editing and by_tab:
            self.arrived.emit(event.reason() == Qt.FocusReason.BacktabFocusReason)
            return
        if not self.currentIndex().isValid() and self.scores.rowCount():
            self.set_current(self._chosen if self._chosen in self.scores else self.scores.keys[0])  # type: ignore[arg-type]
        current = self.current_key()
        if current is not None and not self.editing:
            self.current_moved.emit(current)
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.viewport().update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit_columns()

    def wheelEvent(self, event: QWheelEvent) -> None:
        zooms = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if zooms or not self.verticalScrollBar().maximum():
            event.ignore()
            return
        super().wheelEvent(event)

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            index = self.indexAt(event.pos())
            text = index.data(Qt.ItemDataRole.ToolTipRole) if index.isValid() else None
            if text and index.data(Role.ID) is not None:
                QToolTip.showText(event.globalPos(), str(text), self.viewport(), self.row_rect(self.scores.key(index)))
            else:
                QToolTip.hideText()
            return True
        return super().viewportEvent(event)

    # the inside

    def _ground(self, key: NodeId) -> str:
        if key == (self.edited if self.editing else self._chosen):
            return "selected"
        return "hover" if key == self.hover else ""

    def _go(self, key: NodeId | None) -> None:
        current = self.current_key()
        if key is not None and self.set_current(key) and current is not None:
            self._chose_by_key(current)

    def _chose_by_key(self, before: NodeId) -> None:
        current = self.current_key()
        if current is not None and current != before and not self.editing:
            self.choose_requested.emit(current)

    def _set_hover(self, key: NodeId | None) -> None:
        if key != self.hover:
            self.hover = key
            self.viewport().update()

    def _on_structure(self) -> None:
        self.expandAll()
        self.height_changed.emit()
