"""One table of the edit page: shows rows of fields; which cell is edited and what is added is told to the page."""

from PySide6.QtCore import QEvent, QPoint, QRect, Qt, Signal
from PySide6.QtGui import QFocusEvent, QHelpEvent, QKeyEvent, QKeySequence, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QToolTip, QWidget

from brp_desktop.models.keyed_rows import Index
from brp_desktop.models.skill_edit import EditColumn, EditKey, EditRow, SkillEditModel
from brp_desktop.sheet.ids import SkillId
from brp_desktop.views.brp.edit_row_painter import WIDTHS, EditRowPainter
from brp_desktop.views.brp.fitted_table import FittedTable
from brp_desktop.views.brp.look import Look
from brp_desktop.views.brp.row_choosing import RANGE, TOGGLE, chosen_way

ROW = 24
CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
_WAYS = {CONTROL: TOGGLE, SHIFT: RANGE}


class EditTable(FittedTable):
    """Rows of fields. The table itself has the focus only on rows without a field under the cursor."""

    cell_wanted = Signal(object, int, bool)
    """EditKey, column, whether by the mouse: edit this cell, or activate this row that adds."""
    arrived = Signal(object, bool)
    """This table got the focus by Tab, or backwards by Shift+Tab."""
    tab_pressed = Signal(object, bool)
    """This table, True for Shift+Tab: go on from the current row."""
    row_chosen = Signal(object)
    """EditKey of the row that is tinted now because the table has the focus."""
    drag_moved = Signal(object, QPoint)
    """EditKey of the row that is dragged by its grip, and the point on the screen it is over."""
    drag_ended = Signal(object, QPoint)
    """EditKey of the row, and where it was let go."""
    choose_wanted = Signal(object, str)
    """EditKey, and how it is chosen among several (``row_choosing``)."""
    undo_wanted = Signal()
    """Ctrl+Z was pressed while a text that was not taken stands somewhere."""

    def __init__(self, look: Look, rows: EditRowPainter, parent: QWidget | None = None) -> None:
        super().__init__(look, ROW, parent=parent)
        self.rows = rows
        self.edited: EditKey | None = None
        self.leaves_by_tab = False
        self.claims_undo = False
        self._taken: tuple[EditKey, QPoint] | None = None
        self._drags = False

    def edit_model(self) -> SkillEditModel:
        """The model, which is always one of edit rows."""
        model = self.model()
        if not isinstance(model, SkillEditModel):
            raise TypeError(model)
        return model

    def fit_columns(self, width: int) -> None:
        used = 0
        for column, wanted in WIDTHS.items():
            size = self.look.px(wanted)
            self.setColumnWidth(column, size)
            used += size
        self.setColumnWidth(EditColumn.NAME, max(1, width - used))

    def cell_rect(self, row: int, column: int) -> QRect:
        """A cell in the viewport's coordinates."""
        return self.visualRect(self.model().index(row, column))

    def set_edited(self, key: EditKey | None) -> None:
        """The row whose field is being edited is tinted."""
        if key != self.edited:
            before, self.edited = self.edited, key
            for each in (before, key):
                row = self.keyed_model().row_of(each) if each is not None else None
                if row is not None:
                    self.update_row(row)

    def set_chosen(self, chosen: frozenset[SkillId]) -> None:
        """The rows chosen for what is done to several at once."""
        self.edit_model().set_chosen(chosen)
        self.viewport().update()

    def event(self, event: QEvent) -> bool:
        overriding = event.type() == QEvent.Type.ShortcutOverride and self.claims_undo
        if overriding and isinstance(event, QKeyEvent) and event.matches(QKeySequence.StandardKey.Undo):
            event.accept()
            return True
        return super().event(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()
        if event.button() != Qt.MouseButton.LeftButton:
            return
        index = self.indexAt(event.position().toPoint())
        if not index.isValid():
            return
        model = self.edit_model()
        key = model.key(index.row())
        way = _WAYS.get(event.modifiers() & (CONTROL | SHIFT))
        if way is not None and key.kind is EditRow.SKILL:
            self.choose_wanted.emit(key, way)
            return
        self.set_current_row(index.row(), index.column())
        at = event.position().toPoint()
        first = self.visualRect(index.siblingAtColumn(EditColumn.NAME))
        if key.kind is EditRow.SKILL and self.rows.grip_rect(first).contains(at):
            self._taken, self._drags = (key, at), False
            self.setFocus(Qt.FocusReason.MouseFocusReason)
            return
        is_field = bool(index.flags() & Qt.ItemFlag.ItemIsEditable)
        if is_field and self.rows.field_rect(model, key, index.column(), self.visualRect(index)).contains(at):
            self.cell_wanted.emit(key, index.column(), True)
            return
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        if key.kind is not EditRow.SKILL and index.column() == EditColumn.NAME:
            self.cell_wanted.emit(key, EditColumn.NAME, True)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        at = event.position().toPoint()
        if self._taken is None:
            super().mouseMoveEvent(event)
            over = self.indexAt(at)
            name = self.visualRect(over.siblingAtColumn(EditColumn.NAME)) if over.isValid() else QRect()
            grips = over.isValid() and self.edit_model().key(over.row()).kind is EditRow.SKILL
            grip = grips and self.rows.grip_rect(name).contains(at)
            self.viewport().setCursor(Qt.CursorShape.OpenHandCursor if grip else Qt.CursorShape.ArrowCursor)
            return
        key, start = self._taken
        self._drags = self._drags or (at - start).manhattanLength() >= QApplication.startDragDistance()
        if self._drags:
            self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
            self.drag_moved.emit(key, event.globalPosition().toPoint())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()
        taken, self._taken = self._taken, None
        if taken is not None and self._drags:
            self.viewport().setCursor(Qt.CursorShape.ArrowCursor)
            self.drag_ended.emit(taken[0], event.globalPosition().toPoint())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        index = self.currentIndex()
        way = chosen_way(event)
        if way and index.isValid():
            event.accept()
            self.choose_wanted.emit(self.edit_model().key(index.row()), way)
        elif self.claims_undo and event.matches(QKeySequence.StandardKey.Undo):
            event.accept()
            self.undo_wanted.emit()
        elif index.isValid() and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_F2):
            event.accept()
            if not event.isAutoRepeat():
                self._activate(index.row())
        else:
            super().keyPressEvent(event)

    def focusNextPrevChild(self, next: bool) -> bool:
        if self.leaves_by_tab:
            return super().focusNextPrevChild(next)
        self.tab_pressed.emit(self, not next)
        return True

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        if current.isValid() and self.hasFocus():
            self.row_chosen.emit(self.edit_model().key(current.row()))

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if self.currentIndex().isValid():
            self.row_chosen.emit(self.edit_model().key(self.currentIndex().row()))
        if event.reason() == Qt.FocusReason.TabFocusReason:
            self.arrived.emit(self, False)
        elif event.reason() == Qt.FocusReason.BacktabFocusReason:
            self.arrived.emit(self, True)

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
        current = self.keyed_model().row_of(self.edited) if self.edited is not None else None
        if current is None and self.hasFocus():
            current = self.currentIndex().row()
        model = self.edit_model()
        first, last = self.rowAt(event.rect().top()), self.rowAt(event.rect().bottom())
        if last < 0:
            last = model.rowCount() - 1
        edges = {
            column: (self.columnViewportPosition(column), self.columnWidth(column))
            for column in range(model.columnCount())
        }
        with QPainter(self.viewport()) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for row in range(first, last + 1) if first >= 0 else ():
                if row == current:
                    self.paint_row_ground(painter, row, "selected", frame=True)
                elif row == self.hover_row:
                    self.paint_row_ground(painter, row, "hover", frame=False)
                line = self.row_rect(row)
                if model.is_chosen(model.key(row)):
                    self.paint_row_ground(painter, row, "selected", frame=row == current)
                    self.rows.paint_chosen(painter, line)
                cells = {
                    column: QRect(left, line.top(), width, line.height()) for column, (left, width) in edges.items()
                }
                self.rows.paint(painter, model, model.key(row), cells)
            if self.hasFocus() and self.currentIndex().isValid():
                self.paint_ring(painter, self.row_rect(self.currentIndex().row()))

    def _activate(self, row: int) -> None:
        model = self.edit_model()
        key = model.key(row)
        if key.kind is not EditRow.SKILL:
            self.cell_wanted.emit(key, EditColumn.NAME, False)
            return
        for column in EditColumn:
            if model.has_field(key, column):
                self.cell_wanted.emit(key, column, False)
                return
