"""Paints the rows of the edit page: names, fields as they look at rest, and the rows that add."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRect, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from brp_desktop.models.skill_edit import SOURCES, EditColumn, EditKey, EditRow, SkillEditModel
from brp_desktop.painting.fill import fill_rect
from brp_desktop.painting.icons import paint_icon
from brp_desktop.views.brp.look import Look, Style

NAME_LEFT = 13
GRIP = 16
"""Room of the grip before a name, where rows can be moved."""
FIELD_HEIGHT = 20
LEAST_FIELD = 96
"""Least width of a field for a name, px at 100 %; the name before it gives way."""

WIDTHS = {
    EditColumn.BASE: 50,
    EditColumn.PROFESSION: 38,
    EditColumn.PERSONAL: 38,
    EditColumn.EXPERIENCE: 38,
    EditColumn.TOTAL: 40,
}


class EditRowPainter:
    """What a row of fields looks like. The cell being edited is covered by the page's one editor."""

    def __init__(self, look: Look, movable: Callable[[], bool]) -> None:
        """``movable``: whether rows can be moved at present; then each has a grip."""
        self._movable = movable
        self.set_look(look)

    def grip_rect(self, cell: QRect) -> QRect:
        """Where a row is taken to be moved; empty where rows cannot be moved."""
        if not self._movable():
            return QRect()
        left = cell.left() + self._look.px(4)
        return QRect(left, cell.top(), self._look.px(NAME_LEFT + GRIP) - self._look.px(6), cell.height())

    def _name_left(self, cell: QRect) -> int:
        return cell.left() + self._look.px(NAME_LEFT + (GRIP if self._movable() else 0))

    def set_look(self, look: Look) -> None:
        """Paint in another theme or zoom."""
        self._look = look
        self._body, self._strong = look.style("body"), look.style("strong")
        self._small, self._micro = look.style("small"), look.style("micro")
        self._text, self._second = look.colour("text"), look.colour("text_2")
        self._danger, self._link = look.colour("danger"), look.colour("link")
        self._frame = QPen(look.colour("border"), look.theme.stroke["control"])
        self._wrong = QPen(look.colour("danger"), 2)

    def field_rect(self, model: SkillEditModel, key: EditKey, column: int, cell: QRect) -> QRect:
        """Where the field of a cell stands inside the cell."""
        look = self._look
        height = look.px(FIELD_HEIGHT)
        top = cell.top() + (cell.height() - height) // 2
        if column != EditColumn.NAME:
            return QRect(cell.left() + look.px(4), top, cell.width() - look.px(4), height)
        left = self._name_left(cell)
        right = cell.right() - look.px(10)
        if model.field_of(model.skill(key)) == "speciality":
            left += round(self._parent_width(model.skill_row(key).parent, right - left)) + look.px(7)
        return QRect(left, top, right - left, height)

    def paint(self, painter: QPainter, model: SkillEditModel, key: EditKey, cells: dict[int, QRect]) -> None:
        """Paint a row; ``cells`` are the rectangles of its columns."""
        if key.kind is not EditRow.SKILL:
            right = max(cell.right() for cell in cells.values())
            self._paint_adding(painter, key, model.words_of(key), cells[EditColumn.NAME], right)
            return
        self._paint_name(painter, model, key, cells[EditColumn.NAME])
        for column in SOURCES:
            self._paint_field(painter, model, key, column, cells[column])
        base, total = model.shown(key, EditColumn.BASE), model.shown(key, EditColumn.TOTAL)
        cell = cells[EditColumn.BASE]
        self._draw(painter, self._micro, self._micro.elided(base, cell.width()), cell, self._second, end=0)
        self._draw(painter, self._strong, total, cells[EditColumn.TOTAL], self._text, end=self._look.px(6))

    def _paint_name(self, painter: QPainter, model: SkillEditModel, key: EditKey, cell: QRect) -> None:
        look = self._look
        kind = model.field_of(model.skill(key))
        row = model.skill_row(key)
        left, right = self._name_left(cell), cell.right() - look.px(10)
        if self._movable():
            side = look.px(14)
            grip = QRectF(cell.left() + look.px(9), cell.center().y() - side / 2 + 1, side, side)
            paint_icon(painter, grip, "drag", self._second)
        if kind != "name":
            room = right - left if kind is None else self._parent_width(row.parent, right - left)
            painter.setFont(self._body.font)
            painter.setPen(self._danger if row.error == "unknown_skill" else self._text)
            middle = cell.top() + cell.height() / 2
            painter.drawText(QPointF(left, middle + self._body.lift), self._body.elided(row.parent, room))
        if kind is not None:
            self._paint_field(painter, model, key, EditColumn.NAME, cell)

    def _paint_field(
        self, painter: QPainter, model: SkillEditModel, key: EditKey, column: EditColumn, cell: QRect
    ) -> None:
        look = self._look
        rect = self.field_rect(model, key, column, cell)
        text = model.typed(key, column)
        wrong = model.is_invalid(key, column)
        painter.setPen(self._wrong if wrong else self._frame)
        painter.setBrush(look.colour("raised"))
        half = 1.0 if wrong else self._frame.widthF() / 2
        radius = look.theme.radius["control"]
        painter.drawRoundedRect(QRectF(rect).adjusted(half, half, -half, -half), radius, radius)
        ink = self._danger if wrong else self._second if text == "0" else self._text
        if column is EditColumn.NAME:
            inside = rect.adjusted(look.px(5), 0, -look.px(5), 0)
            painter.setFont(self._body.font)
            painter.setPen(ink)
            base = QPointF(inside.left(), rect.top() + rect.height() / 2 + self._body.lift)
            painter.drawText(base, self._body.elided(text, inside.width()))
            return
        shown = self._small.elided(text, rect.width() - look.px(10))
        self._draw(painter, self._small, shown, rect, ink, end=look.px(7))

    def paint_chosen(self, painter: QPainter, line: QRect) -> None:
        """The mark of a row that is chosen among several: a bar at its edge, and a check."""
        look = self._look
        fill_rect(painter, QRect(line.left(), line.top() + 1, look.px(3), line.height() - 2), look.colour("accent"))
        side = look.px(12)
        place = QRectF(line.left() + look.px(4), line.center().y() - side / 2 + 1, side, side)
        paint_icon(painter, place, "check", look.colour("accent"))

    def _paint_adding(self, painter: QPainter, key: EditKey, text: str, cell: QRect, right: int) -> None:
        """The words may go on to the right end of the row: nothing else stands in it."""
        look = self._look
        left = cell.left() + look.px(28 if key.kind is EditRow.ADD_SPECIALITY else NAME_LEFT - 2)
        side = look.px(14)
        paint_icon(painter, QRectF(left, cell.center().y() - side / 2 + 1, side, side), "add", self._link)
        painter.setFont(self._small.font)
        painter.setPen(self._link)
        left += look.px(20)
        base = QPointF(left, cell.top() + cell.height() / 2 + self._small.lift)
        painter.drawText(base, self._small.elided(text, right - left))

    def _draw(self, painter: QPainter, style: Style, text: str, cell: QRect, ink: QColor, *, end: int) -> None:
        """A text at the right end of a cell."""
        painter.setFont(style.font)
        painter.setPen(ink)
        middle = cell.top() + cell.height() / 2
        painter.drawText(QPointF(cell.right() + 1 - end - style.width(text), middle + style.lift), text)

    def _parent_width(self, parent: str, room: float) -> float:
        """Width of the name before a field: all of it, unless the field would become too narrow."""
        return max(0.0, min(self._body.width(parent), room - self._look.px(LEAST_FIELD)))
