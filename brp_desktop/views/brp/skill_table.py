"""One table of skills in play mode: a click rolls once, a click on the box ticks, the whole row is the target."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QHelpEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QToolTip, QWidget

from brp_desktop.models.roles import Role
from brp_desktop.models.skills import SkillColumn, SkillTableModel
from brp_desktop.sheet.ids import SkillId
from brp_desktop.views.brp.fitted_table import FittedTable
from brp_desktop.views.brp.look import Look
from brp_desktop.views.brp.parts import is_why_key
from brp_desktop.views.brp.skill_row_painter import (
    BOX_ROOM,
    ROW,
    SIGNS,
    WIDTHS,
    SkillRowPainter,
    column_widths,
    number_ends,
)


class SkillTable(FittedTable):
    """Rows that roll. What the person wants is told by signals; nothing is decided here."""

    roll_requested = Signal(object)
    """SkillId: a deliberate click or Enter."""
    menu_requested = Signal(object, object)
    """SkillId, QPoint on the screen."""
    why_requested = Signal(object)
    """SkillId."""
    pin_wanted = Signal(object)
    """SkillId: keep it at hand, or no longer."""

    def __init__(self, look: Look, rows: SkillRowPainter, parent: QWidget | None = None) -> None:
        super().__init__(look, ROW, SIGNS, parent)
        self._painter = rows
        self._widths: dict[SkillColumn, int] = {}
        self._pressed: tuple[int, bool] | None = None
        self.current_skill: SkillId | None = None
        self.setCursor(Qt.CursorShape.ArrowCursor)

    def id_of(self, row: int) -> SkillId | None:
        """The skill of a row, None where there is no such row."""
        found = self.model().index(row, 0).data(Role.ID) if 0 <= row < self.model().rowCount() else None
        return SkillId(found) if found is not None else None

    def fit_columns(self, width: int) -> None:
        self._widths = column_widths(self.look, width, critical=self._has_critical())
        for column in WIDTHS:
            self.setColumnHidden(column, column not in self._widths)
        for column, size in self._widths.items():
            self.setColumnWidth(column, size)

    def set_current_skill(self, skill: SkillId | None) -> None:
        """The skill rolled last: its row is tinted."""
        before, self.current_skill = self.current_skill, skill
        for id_ in {before, skill}:
            row = self.keyed_model().row_of(id_) if id_ is not None else None
            if row is not None:
                self.update_row(row)

    def toggle(self, row: int) -> bool:
        """Tick or untick a row by hand; False where it has no box."""
        index = self.model().index(row, SkillColumn.NAME)
        state = index.data(Qt.ItemDataRole.CheckStateRole)
        if state is None:
            return False
        wanted = Qt.CheckState.Unchecked if state == Qt.CheckState.Checked else Qt.CheckState.Checked
        return self.model().setData(index, wanted, Qt.ItemDataRole.CheckStateRole)

    # Mouse: a press and a release on the same row are one deliberate act; the second half of a double click is none.

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()
        if event.button() != Qt.MouseButton.LeftButton:
            return
        self._press(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        event.accept()
        row = self.row_at(event.position().toPoint())
        if event.button() == Qt.MouseButton.LeftButton and row != self.currentIndex().row():
            self._press(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()
        if event.button() != Qt.MouseButton.LeftButton or self._pressed is None:
            return
        (row, on_box), self._pressed = self._pressed, None
        at = event.position().toPoint()
        if row != self.row_at(at) or on_box != self._is_on_box(at.x()) or not self.viewport().rect().contains(at):
            return
        if on_box and self.model().index(row, SkillColumn.NAME).data(Qt.ItemDataRole.CheckStateRole) is not None:
            self.toggle(row)
            return
        self._roll(row)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        row = self.currentIndex().row()
        if event.reason() != QContextMenuEvent.Reason.Keyboard:
            row = self.row_at(event.pos())
        skill = self.id_of(row)
        event.accept()
        if skill is None:
            return
        self.set_current_row(row, 0)
        place = event.globalPos()
        if event.reason() == QContextMenuEvent.Reason.Keyboard:
            place = self.viewport().mapToGlobal(self.row_rect(row).bottomLeft())
        self.menu_requested.emit(skill, place)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        from brp_desktop.views.keys.bindings import is_key

        row = self.currentIndex().row()
        skill = self.id_of(row)
        plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if skill is not None and plain and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.accept()
            if not event.isAutoRepeat():
                self._roll(row)
        elif skill is not None and is_key(event, "tick"):
            event.accept()
            if not event.isAutoRepeat():
                self.toggle(row)
        elif skill is not None and is_key(event, "pin"):
            event.accept()
            if not event.isAutoRepeat():
                self.pin_wanted.emit(skill)
        elif skill is not None and is_why_key(event):
            event.accept()
            self.why_requested.emit(skill)
        else:
            super().keyPressEvent(event)

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            row = self.row_at(event.pos())
            text = self.model().index(row, 0).data(Qt.ItemDataRole.ToolTipRole) if row >= 0 else None
            if text:
                QToolTip.showText(event.globalPos(), str(text), self.viewport(), self.row_rect(row))
            else:
                QToolTip.hideText()
            return True
        return super().viewportEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The rows that need it, each in one go: much faster than cell by cell."""
        model = self.skill_model()
        first = self.rowAt(event.rect().top())
        with QPainter(self.viewport()) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if first >= 0:
                ends = number_ends(self.look, self._widths)
                columns = [column for column, _ in ends]
                for row in range(first, self._last_row(event) + 1):
                    shown = model.skill_row(row)
                    ground = self._ground(row, shown.id)
                    if ground:
                        self.paint_row_ground(painter, row, ground, frame=True)
                    numbers = {column: model.number(shown, column) for column in columns}
                    self._painter.paint(painter, self.row_rect(row), shown, numbers, ends)
            if self.hasFocus() and self.currentIndex().isValid():
                self.paint_ring(painter, self.row_rect(self.currentIndex().row()))

    def skill_model(self) -> SkillTableModel:
        """The model, which is always one of skills."""
        model = self.model()
        if not isinstance(model, SkillTableModel):
            raise TypeError(model)
        return model

    def _has_critical(self) -> bool:
        model = self.model()
        return isinstance(model, SkillTableModel) and model.has_critical

    def _last_row(self, event: QPaintEvent) -> int:
        last = self.rowAt(event.rect().bottom())
        return last if last >= 0 else self.model().rowCount() - 1

    def _ground(self, row: int, skill: SkillId) -> str:
        if self.skill_model().just_ticked == skill:
            return "tick_tint"
        if row == self.hover_row:
            return "hover"
        return "selected" if skill == self.current_skill else ""

    def _press(self, event: QMouseEvent) -> None:
        at = event.position().toPoint()
        row = self.row_at(at)
        self._pressed = None
        if row < 0:
            return
        self._pressed = (row, self._is_on_box(at.x()))
        self.set_current_row(row, 0)
        self.setFocus(Qt.FocusReason.MouseFocusReason)

    def _is_on_box(self, x: int) -> bool:
        return x < self.look.px(BOX_ROOM)

    def _roll(self, row: int) -> None:
        skill = self.id_of(row)
        if skill is not None:
            self.roll_requested.emit(skill)
