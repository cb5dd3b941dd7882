"""The tree of things: always open, containers in bold; moved by Alt and the arrow keys or by dragging."""

from PySide6.QtCore import QEvent, QItemSelectionModel, QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QFocusEvent,
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
    QAbstractScrollArea,
    QFrame,
    QHeaderView,
    QScrollBar,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeView,
    QWidget,
)

from brp_desktop.models.cells import Cell
from brp_desktop.models.gear import GearColumn, GearModel
from brp_desktop.models.keyed_rows import Index
from brp_desktop.painting.icons import paint_icon
from brp_desktop.sheet.ids import BelongingId
from brp_desktop.views.brp.cells_table import GAP, CellsHead, Column
from brp_desktop.views.brp.look import Look
from brp_desktop.views.brp.table_look import HEAD, PADDING
from brp_desktop.views.pressed_rows import PressedRows
from brp_desktop.views.viewport import give_viewport
from brp_desktop.views.xantis.row_drag import Drop, RowDrag

ROW = 27
INDENT = 20
SIGN = 15
NOTE_ROOM = 420
"""Below this width, px at 100 %, the notes are left out: the tip tells them."""
_WIDTHS = {GearColumn.QUANTITY: 66, GearColumn.EACH: 56, GearColumn.WEIGHT: 66}
_COLUMNS = (
    Column("thing", 120),
    Column("note", 60),
    Column("quantity", 66, right=True),
    Column("each", 56, right=True),
    Column("weight", 66, right=True),
)
_WAYS = {Qt.Key.Key_Up: "up", Qt.Key.Key_Down: "down", Qt.Key.Key_Right: "in", Qt.Key.Key_Left: "out"}
_PLAIN = frozenset({Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home, Qt.Key.Key_End})


class _RowSize(QStyledItemDelegate):
    """How tall a row is; the view paints it in one go."""

    height = ROW

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(10, self.height)


class GearTree(PressedRows, QTreeView):
    """As tall as its rows; what the person wants is told by signals, nothing is decided here."""

    entered = Signal(object)
    """BelongingId: Enter."""
    cell_clicked = Signal(object, int)
    """BelongingId and GearColumn."""
    removal_wanted = Signal(object)
    """BelongingId: Delete."""
    shift_wanted = Signal(object, str)
    """BelongingId and the way: ``up`` ``down`` ``in`` ``out``."""
    drop_wanted = Signal(object, object, str)
    """BelongingId moved, BelongingId under it (None: below all), ``before`` ``inside`` ``after``."""
    menu_requested = Signal(object, object)
    """BelongingId and the place on the screen."""
    current_key_changed = Signal(object)
    """BelongingId the focus is on now, None for none."""

    def __init__(self, model: GearModel, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        give_viewport(self)
        self.setObjectName("gear_tree")
        self.gear = model
        self.look = look
        self.hover: BelongingId | None = None
        self.refusal_of = _nothing
        """Set by whoever holds the tree: the sentence why a thing (key) cannot go (on, where), or nothing."""
        self._size = _RowSize(self)
        self.head = CellsHead(look, _COLUMNS, self)
        self._set_up()
        self.setModel(model)
        self.setItemDelegate(self._size)
        for section in range(len(GearColumn)):
            self.head.setSectionResizeMode(section, QHeaderView.ResizeMode.Fixed)
        for signal in (model.rowsInserted, model.rowsRemoved, model.layoutChanged, model.modelReset):
            signal.connect(self._on_structure)
        self.drag = RowDrag(self, look, self._taken, self._target, self._scroller)
        self.drag.clicked.connect(self._on_clicked)
        self.set_look(look)

    def _set_up(self) -> None:
        self.setHeader(self.head)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setRootIsDecorated(False)
        self.setItemsExpandable(False)
        self.setExpandsOnDoubleClick(False)
        self.setUniformRowHeights(True)
        self.setIndentation(0)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.let_press()
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTabKeyNavigation(False)
        self.setAutoScroll(False)
        self.setMouseTracking(True)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.head.setStretchLastSection(False)

    # for the page

    @property
    def current_key(self) -> BelongingId | None:
        """The row the focus is or was on."""
        index = self.currentIndex()
        return self.gear.key(index) if index.isValid() else None

    def set_current_key(self, key: BelongingId) -> bool:
        """Make a row the current one; False if it is not there."""
        index = self.gear.index_of(key)
        if index.isValid():
            self.selectionModel().setCurrentIndex(index, QItemSelectionModel.SelectionFlag.NoUpdate)
        return index.isValid()

    def set_look(self, look: Look) -> None:
        """Paint in another theme or zoom."""
        self.look = look
        self.head.set_look(look)
        self.drag.set_look(look)
        self._size.height = look.px(ROW)
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Base, look.colour("sheet"))
        self.setPalette(palette)
        self.scheduleDelayedItemsLayout()
        self.fit()
        self.viewport().update()

    def fit(self) -> None:
        """Give the columns their widths and the tree its height."""
        look = self.look
        self.setFixedHeight(look.px(HEAD) + look.px(ROW) * len(self.gear.keys) + 2)
        width = self.viewport().width()
        wide = width >= look.px(NOTE_ROOM)
        self.setColumnHidden(GearColumn.NOTE, not wide)
        narrow = width < look.px(280)
        self.setColumnHidden(GearColumn.EACH, narrow)
        used = 0
        for column, wanted in _WIDTHS.items():
            heading = str(self.gear.headerData(column, Qt.Orientation.Horizontal) or "")
            size = max(look.px(wanted), round(look.width("micro", heading)) + look.px(14))
            self.setColumnWidth(column, size)
            used += 0 if self.isColumnHidden(column) else size
        note = (width - used) * 2 // 5 if wide else 0
        if wide:
            self.setColumnWidth(GearColumn.NOTE, note)
        self.setColumnWidth(GearColumn.THING, max(1, width - used - note))

    def row_rect(self, key: BelongingId) -> QRect:
        """A row in the coordinates of the viewport; an empty one if it is not in the tree."""
        index = self.gear.index_of(key)
        if not index.isValid():
            return QRect()
        return QRect(0, self.visualRect(index).top(), self.viewport().width(), self.look.px(ROW))

    # painting

    def drawRow(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        key, look = self.gear.key(index), self.look
        row = QRect(0, option.rect.top(), self.viewport().width(), look.px(ROW))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        current = key == self.current_key and self.hasFocus()
        ground = "selected" if key == self.current_key else "hover" if key == self.hover else ""
        if ground:
            rect = QRectF(row)
            painter.setBrush(look.colour(ground))
            painter.setPen(Qt.PenStyle.NoPen)
            if ground == "selected" and look.theme.high_contrast:
                painter.setPen(QPen(look.colour("border"), 1.5))
                rect.adjust(0.75, 0.75, -0.75, -0.75)
            painter.drawRoundedRect(rect, look.theme.radius["cell"], look.theme.radius["cell"])
        self._paint_lines(painter, key, row)
        shown = [column for column in GearColumn if not self.isColumnHidden(column)]
        for column in shown:
            left, width = self.columnViewportPosition(column), self.columnWidth(column)
            room = QRectF(left, row.top(), width, row.height())
            if not _COLUMNS[column].right:
                room.setLeft(left + look.px(GAP))
            if column == GearColumn.THING:
                room.setLeft(look.px(PADDING) + self.gear.depth(key) * look.px(INDENT))
            if column == shown[-1]:
                room.setRight(room.right() - look.px(PADDING))
            self._paint_cell(painter, self.gear.cell(key, column), room, right=_COLUMNS[column].right)
        if current:
            stroke = look.theme.stroke["focus"]
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(look.colour("focus"), stroke))
            ring = QRectF(row).adjusted(stroke / 2, stroke / 2, -stroke / 2, -stroke / 2)
            painter.drawRoundedRect(ring, look.theme.radius["cell"], look.theme.radius["cell"])

    def drawBranches(self, painter: QPainter, rect: QRect, index: Index) -> None:
        """The row paints its lines."""

    def _paint_lines(self, painter: QPainter, key: BelongingId, row: QRect) -> None:
        """From a thing up to the container it lies in."""
        depth = self.gear.depth(key)
        if not depth:
            return
        look = self.look
        painter.setPen(QPen(look.colour("line"), 1))
        x = look.px(PADDING) + (depth - 1) * look.px(INDENT) + look.px(7) + 0.5
        middle = row.center().y() + 0.5
        last = self.gear.children_of(self.gear.parent_key(key))[-1] == key
        painter.drawLine(QPointF(x, row.top()), QPointF(x, middle if last else row.bottom() + 1))
        painter.drawLine(QPointF(x, middle), QPointF(x + look.px(9), middle))
        place = self.gear.parent_key(key)
        while place is not None and (above := self.gear.parent_key(place)) is not None:
            x -= look.px(INDENT)
            if self.gear.children_of(above)[-1] != place:
                painter.drawLine(QPointF(x, row.top()), QPointF(x, row.bottom() + 1))
            place = above

    def _paint_cell(self, painter: QPainter, cell: Cell, room: QRectF, *, right: bool) -> None:
        look = self.look
        style = look.style("strong" if cell.strong else "body")
        ink = look.colour("text_off" if cell.struck else cell.ink)
        x = room.left()
        if cell.icon:
            side = look.px(SIGN)
            paint_icon(painter, QRectF(x, room.center().y() - side / 2, side, side), cell.icon, look.colour(cell.ink))
            x += side + look.px(5)
        shown = style.elided(cell.text, room.right() - x - (0 if right else look.px(6)))
        width = style.width(shown)
        if right:
            x = room.right() - width
        painter.setFont(style.font)
        painter.setPen(ink)
        base = room.center().y() + style.lift
        painter.drawText(QPointF(x, base), shown)
        if cell.struck and shown:
            painter.setPen(QPen(look.colour("text_2"), 1.2))
            painter.drawLine(QPointF(x, room.center().y() + 1), QPointF(x + width, room.center().y() + 1))
        elif cell.acts and shown:
            painter.setPen(QPen(look.colour("text_2"), 1, Qt.PenStyle.DotLine))
            painter.drawLine(QPointF(x, base + look.px(3)), QPointF(x + width, base + look.px(3)))

    # keys and mouse

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, pressed = self.current_key, Qt.Key(event.key())
        plain = not event.modifiers() & ~(Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ControlModifier)
        if key is not None and event.modifiers() & Qt.KeyboardModifier.AltModifier and pressed in _WAYS:
            event.accept()
            self.shift_wanted.emit(key, _WAYS[pressed])
        elif key is not None and pressed in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.accept()
            if not event.isAutoRepeat():
                self.entered.emit(key)
        elif key is not None and pressed == Qt.Key.Key_Delete and plain:
            event.accept()
            self.removal_wanted.emit(key)
        elif plain and pressed in _PLAIN:
            super().keyPressEvent(event)
        else:
            event.ignore()

    def keyboardSearch(self, search: str) -> None:
        """Letters are commands: no type-ahead."""

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()

    def scrollTo(
        self, index: Index, hint: QAbstractItemView.ScrollHint = QAbstractItemView.ScrollHint.EnsureVisible
    ) -> None:
        """Scrolling is the business of the page around the tree."""

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._set_hover(self._key_at(event.position().toPoint()))

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._set_hover(None)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        event.accept()
        by_key = event.reason() == QContextMenuEvent.Reason.Keyboard
        key = self.current_key if by_key else self._key_at(event.pos())
        if key is None:
            return
        self.set_current_key(key)
        place = self.viewport().mapToGlobal(self.row_rect(key).bottomLeft()) if by_key else event.globalPos()
        self.menu_requested.emit(key, place)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if self.current_key is None and self.gear.keys:
            self.set_current_key(self.gear.keys[0])
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.viewport().update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        self.viewport().update()
        self.current_key_changed.emit(self.current_key)

    def _on_structure(self) -> None:
        self.expandAll()
        self.fit()

    def _key_at(self, place: QPoint) -> BelongingId | None:
        index = self.indexAt(QPoint(max(0, place.x()), place.y()))
        return self.gear.key(index) if index.isValid() else None

    def _set_hover(self, key: BelongingId | None) -> None:
        if key != self.hover:
            self.hover = key
            self.viewport().update()

    # dragging

    def _on_clicked(self, key: BelongingId, place: QPoint) -> None:
        if self._key_at(place) == key:
            self.cell_clicked.emit(key, self.columnAt(place.x()))

    def _taken(self, place: QPoint) -> BelongingId | None:
        """Any row can be taken; a press without a drag chooses it."""
        key = self._key_at(place)
        if key is not None:
            self.set_current_key(key)
        return key

    def _target(self, key: BelongingId, place: QPoint) -> Drop | None:
        on = self._key_at(place)
        if on is None:
            if place.y() < 0:
                return None
            last = self.row_rect(self.gear.keys[-1])
            return self._drop(key, None, "after", QRect(0, last.bottom(), last.width(), 1))
        row = self.row_rect(on)
        share = (place.y() - row.top()) / max(1, row.height())
        holds = bool(self.gear.cell(on, GearColumn.THING).icon)
        if holds and 0.25 <= share <= 0.75:
            return self._drop(key, on, "inside", row)
        before = share < 0.5
        left = self.gear.depth(on) * self.look.px(INDENT)
        y = row.top() if before else row.bottom()
        return self._drop(key, on, "before" if before else "after", QRect(left, y, row.width() - left, 1))

    def _drop(self, key: BelongingId, on: BelongingId | None, where: str, mark: QRect) -> Drop:
        def act() -> None:
            self.drop_wanted.emit(key, on, where)

        return Drop(mark, act, self.refusal_of(key, on, where))

    def _scroller(self) -> QScrollBar:
        place = self.parentWidget()
        while place is not None:
            if isinstance(place, QAbstractScrollArea):
                return place.verticalScrollBar()
            place = place.parentWidget()
        return self.verticalScrollBar()


def _nothing(key: BelongingId, on: BelongingId | None, where: str) -> str:
    return ""
