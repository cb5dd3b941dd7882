"""Rows of the edit page on the move: the line where a dragged one would go, and where that is in the sheet."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, QRect, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from brp_desktop.models.skill_edit import EditKey, EditRow
from brp_desktop.painting.fill import fill_rect
from brp_desktop.sheet.ids import SkillId

if TYPE_CHECKING:
    from brp_desktop.views.brp.edit_table import EditTable
    from brp_desktop.views.brp.edit_view import EditSkillsView
    from brp_desktop.views.brp.look import Look

THICK = 3
"""Height of the line in px."""


class DropLine(QWidget):
    """A line between two rows; it takes no clicks."""

    def __init__(self, look: "Look", parent: QWidget) -> None:
        super().__init__(parent)
        self.look = look
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            fill_rect(painter, self.rect(), self.look.colour("accent"))


class RowMoving(QObject):
    """Follows a row that is dragged by its grip through all tables of the page."""

    def __init__(self, view: "EditSkillsView") -> None:
        super().__init__(view)
        self._view = view
        self.line = DropLine(view.look, view.content)

    def watch(self, table: "EditTable") -> None:
        """Follow the drags that begin in a table."""
        table.drag_moved.connect(self._on_moved)
        table.drag_ended.connect(self._on_ended)

    def _on_moved(self, key: EditKey, point: QPoint) -> None:
        view = self._view
        found = self._place(point)
        if found is None:
            self.line.hide()
            return
        rect, below, _ = found
        y = rect.bottom() + 1 if below else rect.top()
        self.line.look = view.look
        self.line.setGeometry(rect.left(), y - THICK // 2, rect.width(), THICK)
        self.line.show()
        self.line.raise_()
        # Near the edge of what is seen the page goes along.
        view.ensureVisible(rect.center().x(), view.content.mapFromGlobal(point).y(), 0, rect.height() + 8)

    def _on_ended(self, key: EditKey, point: QPoint) -> None:
        self.line.hide()
        found = self._place(point)
        if found is None:
            return
        _, below, skill = found
        shown = self._view.page.shown_ids
        at = shown.index(skill) + (1 if below else 0)
        moved = SkillId(key.id)
        if at < len(shown) and shown[at] == moved:
            at += 1
        index = self._view.page.index_for(moved, shown[at] if at < len(shown) else None)
        if index is not None:
            self._view.move_requested.emit(moved, index)

    def _place(self, point: QPoint) -> tuple[QRect, bool, SkillId] | None:
        """The row of a skill nearest to a point on the screen, and whether the point is in its lower half; None where
        the point is not over the page.
        """
        view = self._view
        if not view.viewport().rect().contains(view.viewport().mapFromGlobal(point)):
            return None
        at = view.content.mapFromGlobal(point)
        rows = [
            (view.rect_of(table, row), key)
            for table in view.tables
            for row, key in enumerate(table.edit_model().keys)
            if key.kind is EditRow.SKILL
        ]
        if not rows:
            return None
        rect, key = min(rows, key=lambda each: (_aside(each[0], at.x()), abs(each[0].center().y() - at.y())))
        return rect, at.y() > rect.center().y(), SkillId(key.id)


def _aside(rect: QRect, x: int) -> int:
    """How far a point lies beside a row."""
    return max(0, rect.left() - x, x - rect.right())
