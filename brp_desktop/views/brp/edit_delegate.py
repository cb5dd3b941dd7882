"""Paints the rows of the edit page: names, fields as they look at rest, and the rows that add."""

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem

from brp_desktop.models.keyed_rows import Index
from brp_desktop.models.roles import Role
from brp_desktop.models.skill_edit import SOURCES, EditColumn, EditKey, EditRow, SkillEditModel
from brp_desktop.painting.icons import paint_icon
from brp_desktop.views.brp.fitted_table import LEFT, RIGHT
from brp_desktop.views.brp.look import Look
from brp_desktop.views.brp.skill_delegate import advance
from brp_desktop.views.painted import paint_frame

ROW = 24
NAME_LEFT = 13
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


class EditDelegate(QStyledItemDelegate):
    """One delegate for all tables of the page. The cell being edited is covered by the page's one editor."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.look = look

    def field_rect(self, model: SkillEditModel, key: EditKey, column: int, cell: QRect) -> QRect:
        """Where the field of a cell stands inside the cell."""
        look = self.look
        height = look.px(FIELD_HEIGHT)
        top = cell.top() + (cell.height() - height) // 2
        if column != EditColumn.NAME:
            return QRect(cell.left() + look.px(4), top, cell.width() - look.px(4), height)
        left = cell.left() + look.px(NAME_LEFT)
        right = cell.right() - look.px(10)
        if model.field_of(model.skill(key)) == "speciality":
            words = self._parent_width(model, key, right - left)
            left += round(words) + look.px(7)
        return QRect(left, top, right - left, height)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        model = index.model()
        if not isinstance(model, SkillEditModel):
            return
        cell, key = option.rect, model.key(index.row())
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if key.kind is EditRow.SKILL:
            self._paint_skill(painter, model, key, index, cell)
        elif index.column() == EditColumn.NAME:
            self._paint_adding(painter, key, str(index.data()), cell)
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(self.look.px(40), self.look.px(ROW))

    def _paint_skill(self, painter: QPainter, model: SkillEditModel, key: EditKey, index: Index, cell: QRect) -> None:
        look, column = self.look, index.column()
        if column == EditColumn.NAME:
            self._paint_name(painter, model, key, index, cell)
        elif column in SOURCES:
            self._paint_field(painter, model, key, column, cell, str(index.data()), centred=True)
        elif column == EditColumn.BASE:
            painter.setFont(look.font("micro"))
            painter.setPen(look.colour("text_2"))
            text = str(index.data())
            if advance(look.font("micro"), text) > cell.width():
                text = look.metrics("micro").elidedText(text, Qt.TextElideMode.ElideRight, cell.width())
            painter.drawText(cell.adjusted(0, 0, 0, 0), RIGHT | Qt.TextFlag.TextSingleLine, text)
        else:
            painter.setFont(look.font("strong"))
            painter.setPen(look.colour("text"))
            painter.drawText(cell.adjusted(0, 0, -look.px(6), 0), RIGHT | Qt.TextFlag.TextSingleLine, str(index.data()))

    def _paint_name(self, painter: QPainter, model: SkillEditModel, key: EditKey, index: Index, cell: QRect) -> None:
        look = self.look
        kind = model.field_of(model.skill(key))
        parent = str(index.data(Role.PARENT))
        left, right = cell.left() + look.px(NAME_LEFT), cell.right() - look.px(10)
        if kind != "name":
            room = right - left if kind is None else round(self._parent_width(model, key, right - left))
            font = look.font("body")
            if advance(font, parent) > room + 1:
                parent = look.metrics("body").elidedText(parent, Qt.TextElideMode.ElideRight, room)
            painter.setFont(font)
            painter.setPen(look.colour("danger" if index.data(Role.ERROR) == "unknown_skill" else "text"))
            painter.drawText(
                QRect(left, cell.top(), room + 2, cell.height()), LEFT | Qt.TextFlag.TextSingleLine, parent
            )
        if kind is not None:
            text = str(index.data(Qt.ItemDataRole.EditRole) or "")
            self._paint_field(painter, model, key, EditColumn.NAME, cell, text, centred=False)

    def _paint_field(
        self,
        painter: QPainter,
        model: SkillEditModel,
        key: EditKey,
        column: int,
        cell: QRect,
        text: str,
        *,
        centred: bool,
    ) -> None:
        look = self.look
        rect = self.field_rect(model, key, column, cell)
        wrong = model.is_invalid(key, column)
        paint_frame(painter, QRectF(rect), look.theme, look.colour("raised"), look.colour("border"))
        if wrong:
            painter.setPen(QPen(look.colour("danger"), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(rect).adjusted(1, 1, -1, -1), 4, 4)
        painter.setFont(look.font("small" if centred else "body"))
        painter.setPen(look.colour("danger" if wrong else "text_2" if text == "0" else "text"))
        inside = rect.adjusted(look.px(5), 0, -look.px(7 if centred else 5), 0)
        flags = RIGHT if centred else LEFT
        style = "small" if centred else "body"
        if advance(look.font(style), text) > inside.width() + 1:
            text = look.metrics(style).elidedText(text, Qt.TextElideMode.ElideRight, inside.width())
        painter.drawText(inside, flags | Qt.TextFlag.TextSingleLine, text)

    def _paint_adding(self, painter: QPainter, key: EditKey, text: str, cell: QRect) -> None:
        look = self.look
        left = cell.left() + look.px(28 if key.kind is EditRow.ADD_SPECIALITY else NAME_LEFT - 2)
        side = look.px(14)
        ink = look.colour("link")
        paint_icon(painter, QRectF(left, cell.center().y() - side / 2 + 1, side, side), "add", ink)
        painter.setFont(look.font("small"))
        painter.setPen(ink)
        room = QRect(left + look.px(20), cell.top(), cell.right() - left - look.px(20), cell.height())
        if advance(look.font("small"), text) > room.width():
            text = look.metrics("small").elidedText(text, Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, LEFT | Qt.TextFlag.TextSingleLine, text)

    def _parent_width(self, model: SkillEditModel, key: EditKey, room: int) -> float:
        """Width of the name before a field: all of it, unless the field would become too narrow."""
        row = model.index(model.row_of(key) or 0, EditColumn.NAME)
        wanted = advance(self.look.font("body"), str(row.data(Role.PARENT)))
        return max(0.0, min(wanted, room - self.look.px(LEAST_FIELD)))
