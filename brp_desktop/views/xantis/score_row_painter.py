"""Paints the rows of the tree of scores: connectors, name, tier, value, capacity; in edit mode its fields."""

from collections.abc import Mapping
from typing import NamedTuple

from PySide6.QtCore import QLineF, QPointF, QRect, QRectF
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from brp_desktop.models.xantis_scores import KINDS, ScoreColumn, ScoresModel
from brp_desktop.painting.icons import paint_icon
from brp_desktop.sheet.xantis import NodeId
from brp_desktop.views.brp.look import Look, Style

NAME_LEFT = 14
"""Where the names of the roots begin in the row, px at 100 %."""
CHILD_LEFT = 52
"""Where the names right under them begin."""
STEP = 24
"""How much further each level begins."""
GRIP = 13
"""Width of the part of the row by which it is dragged in edit mode."""
FIELD_HEIGHT = 20
PADDING = 8
"""Room right of the last number."""

_ELBOW_LEFT, _ELBOW_WIDTH = 18, 18


class RowState(NamedTuple):
    """How a row stands: its ids from the root, the path of the chosen score, and what it is for the mouse."""

    path: tuple[NodeId, ...]
    chosen: tuple[NodeId, ...]
    strong: bool
    editing: bool
    grip: bool


class ScoreRowPainter:
    """What a row looks like in the theme and zoom in force."""

    def __init__(self, look: Look) -> None:
        self.set_look(look)

    def set_look(self, look: Look) -> None:
        """Paint in another theme or zoom."""
        self._look = look
        self._body, self._strong, self._small = look.style("body"), look.style("strong"), look.style("small")
        capacity = QFont(look.font("strong"))
        capacity.setPixelSize(max(1, look.px(16)))
        self._capacity = Style(capacity)
        self._text, self._second, self._danger = look.colour("text"), look.colour("text_2"), look.colour("danger")
        self._line = QPen(look.colour("border"), look.theme.stroke["control"])
        self._path = QPen(look.colour("accent"), 2)
        self._frame = QPen(look.colour("border"), look.theme.stroke["control"])
        self._wrong = QPen(self._danger, 2)

    def name_left(self, depth: int) -> int:
        """Where the name of a score begins in its row, px; ``depth`` counts the scores above it."""
        return self._look.px(NAME_LEFT if depth == 0 else CHILD_LEFT + STEP * (depth - 1))

    def field_rect(self, depth: int, column: int, row: QRect, cell: QRect) -> QRect:
        """Where the field of a cell stands in its row."""
        look = self._look
        height = look.px(FIELD_HEIGHT)
        top = row.top() + (row.height() - height) // 2
        if column == ScoreColumn.NAME:
            left = row.left() + self.name_left(depth) - look.px(5)
            return QRect(left, top, max(look.px(40), cell.right() - look.px(6) - left), height)
        return QRect(cell.left() + look.px(2), top, cell.width() - look.px(4), height)

    def paint(
        self,
        painter: QPainter,
        row: QRect,
        model: ScoresModel,
        key: NodeId,
        cells: Mapping[int, QRect],
        state: RowState,
    ) -> None:
        """Paint a row; ``cells`` are the rectangles of the columns that are shown."""
        self._paint_connectors(painter, row, model, state)
        depth = len(state.path) - 1
        if state.editing and state.grip:
            side = self._look.px(12)
            grip = QRectF(row.left() + 1, row.center().y() + 1 - side / 2, side, side)
            paint_icon(painter, grip, "drag", self._second)
        for column, cell in cells.items():
            text = model.shown(key, column)
            if state.editing and column in KINDS:
                self._paint_field(painter, text, column, self.field_rect(depth, column, row, cell), model, key)
            elif column == ScoreColumn.NAME:
                left = row.left() + self.name_left(depth)
                room = cell.right() - self._look.px(6) - left
                style = self._strong if state.strong else self._body
                self._draw(painter, style, style.elided(text, room), left, row, self._text)
            elif column == ScoreColumn.TIER:
                small = self._small
                self._draw(painter, small, small.elided(text, cell.width()), cell.left(), row, self._second)
            else:
                last = column == ScoreColumn.CAPACITY
                style = self._capacity if last else self._body
                end = cell.right() + 1 - (self._look.px(PADDING) if last else 0)
                self._draw(painter, style, text, end - style.width(text), row, self._text if last else self._second)

    def _paint_connectors(self, painter: QPainter, row: QRect, model: ScoresModel, state: RowState) -> None:
        """An elbow before the name, and the lines that go on below; in accent where they lead to the chosen score."""
        look, path = self._look, state.path
        middle, bottom = row.top() + row.height() // 2, row.bottom() + 1
        plain: list[QLineF] = []
        marked: list[QLineF] = []
        for level in range(1, len(path)):
            x = row.left() + look.px(_ELBOW_LEFT + STEP * (level - 1)) + 0.5
            beside = model.children_of(path[level - 1])
            here = beside.index(path[level])
            leads = len(state.chosen) > level and state.chosen[level - 1] == path[level - 1]
            further = beside.index(state.chosen[level]) - here if leads else -1
            if level == len(path) - 1:
                (marked if further >= 0 else plain).append(QLineF(x, row.top(), x, middle + 0.5))
                end = QPointF(x + look.px(_ELBOW_WIDTH), middle + 0.5)
                (marked if further == 0 else plain).append(QLineF(QPointF(x, middle + 0.5), end))
                if here + 1 < len(beside):
                    (marked if further > 0 else plain).append(QLineF(x, middle + 0.5, x, bottom))
            elif here + 1 < len(beside):
                (marked if further > 0 else plain).append(QLineF(x, row.top(), x, bottom))
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        for pen, lines in ((self._line, plain), (self._path, marked)):
            painter.setPen(pen)
            painter.drawLines(lines)
        painter.restore()

    def _paint_field(
        self, painter: QPainter, text: str, column: int, rect: QRect, model: ScoresModel, key: NodeId
    ) -> None:
        look = self._look
        wrong = (key, column) in model.kept
        painter.setPen(self._wrong if wrong else self._frame)
        painter.setBrush(look.colour("raised"))
        half = 1.0 if wrong else self._frame.widthF() / 2
        radius = look.theme.radius["control"]
        painter.drawRoundedRect(QRectF(rect).adjusted(half, half, -half, -half), radius, radius)
        ink = self._danger if wrong else self._text
        room = rect.adjusted(look.px(5), 0, -look.px(7), 0)
        if column == ScoreColumn.VALUE:
            small = self._small
            shown = small.elided(text, room.width())
            self._draw(painter, small, shown, room.right() + 1 - small.width(shown), rect, ink)
            return
        style = self._body if column == ScoreColumn.NAME else self._small
        if column == ScoreColumn.TIER:
            side = look.px(12)
            arrow = QRectF(rect.right() - side - look.px(4), rect.center().y() + 1 - side / 2, side, side)
            paint_icon(painter, arrow, "down", self._second)
            room.setRight(round(arrow.left()) - look.px(2))
        self._draw(painter, style, style.elided(text, room.width()), room.left(), rect, ink)

    def _draw(self, painter: QPainter, style: Style, text: str, left: float, row: QRect, ink: QColor) -> None:
        painter.setFont(style.font)
        painter.setPen(ink)
        painter.drawText(QPointF(left, row.top() + row.height() / 2 + style.lift), text)
