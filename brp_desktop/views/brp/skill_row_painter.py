"""Paints the rows of the skills page: tick box, name with its speciality, numbers. One painter for all tables."""

from collections.abc import Hashable, Mapping, Sequence

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap

from brp_desktop.models.skill_rows import SkillRow, TickState
from brp_desktop.models.skills import SkillColumn
from brp_desktop.painting.check_box import paint_tick_box
from brp_desktop.painting.icons import paint_icon
from brp_desktop.views.brp.look import Look, Style, both_parts
from brp_desktop.views.brp.table_look import PADDING

BOX = 14
NAME_LEFT = 27
"""Where the name begins in the row, px at 100 %."""
BOX_ROOM = 25
"""Width of the part of the row in which a click toggles the tick, px at 100 %."""

WIDTHS = {SkillColumn.SCORE: 33, SkillColumn.HALF: 24, SkillColumn.SPECIAL: 22, SkillColumn.CRITICAL: 27}
"""Widths of the number columns, px at 100 %; the score holds four digits, the last column the row's padding."""

FULL_WIDTH = 262
"""A column of the page narrower than this shows the score only, px at 100 %."""

LAST_ROOM = 6
"""More room for the last number column, which holds the row's padding, px at 100 %; that of the critical has it."""

ROW = 21
SIGNS = {int(SkillColumn.SPECIAL): "special", int(SkillColumn.CRITICAL): "critical"}
"""Columns whose head is the sign of a level."""


def column_widths(look: Look, width: int, *, critical: bool) -> dict[SkillColumn, int]:
    """The columns shown in a table so wide, in their order, with their widths; px; ``critical``: with that limit."""
    shown = [SkillColumn.SCORE]
    if width >= look.px(FULL_WIDTH) and not look.compact:
        shown = [column for column in WIDTHS if column is not SkillColumn.CRITICAL or critical]
    numbers = {}
    for column in shown:
        last = column is shown[-1] and column is not SkillColumn.CRITICAL
        numbers[column] = look.px(WIDTHS[column] + (LAST_ROOM if last else 0))
    return {SkillColumn.NAME: max(1, width - sum(numbers.values())), **numbers}


def number_ends(look: Look, widths: Mapping[SkillColumn, int]) -> list[tuple[SkillColumn, float]]:
    """The number columns shown and where their digits end, px from the left of the row."""
    ends: list[tuple[SkillColumn, float]] = []
    x = 0
    for column, width in widths.items():
        x += width
        if column is not SkillColumn.NAME:
            ends.append((column, float(x)))
    if ends:
        column, end = ends[-1]
        ends[-1] = (column, end - look.px(PADDING))
    return ends


_TICK_NAMES = {
    TickState.EMPTY: "empty",
    TickState.TICKED: "ticked",
    TickState.NONE: "none",
    TickState.HIDDEN: "hidden",
}


class SkillRowPainter:
    """What a row looks like in the theme and zoom in force."""

    def __init__(self, look: Look) -> None:
        self.drawn: dict[Hashable, float] = {}
        """Ticks whose stroke is just being drawn, and how much of it is there."""
        self.set_look(look)

    def set_look(self, look: Look) -> None:
        """Paint in another theme or zoom."""
        self._look = look
        self._body, self._strong, self._micro = look.style("body"), look.style("strong"), look.style("micro")
        self._text, self._second = look.colour("text"), look.colour("text_2")
        self._danger = look.colour("danger")
        self._boxes: dict[tuple[TickState, float], QPixmap] = {}

    def width_of(self, column: SkillColumn, text: str, *, trained: bool = True) -> float:
        """Width in px of a number as it is painted."""
        if column is SkillColumn.SCORE:
            return (self._strong if trained else self._body).width(text)
        return self._micro.width(text)

    def box_rect(self, row: QRect) -> QRectF:
        """Where the tick box stands in a row."""
        side = self._look.px(BOX)
        return QRectF(row.left() + self._look.px(PADDING), round(row.top() + (row.height() - side) / 2), side, side)

    def paint(
        self,
        painter: QPainter,
        rect: QRect,
        row: SkillRow,
        numbers: Mapping[SkillColumn, str],
        ends: Sequence[tuple[SkillColumn, float]],
    ) -> None:
        """Paint a row. ``ends`` are the shown number columns with the right end of their digits, left to right."""
        box = self.box_rect(rect)
        if row.id in self.drawn:
            paint_tick_box(painter, box, self._look.theme, _TICK_NAMES[row.tick_state], self.drawn[row.id])
        else:
            painter.drawPixmap(box.topLeft(), self._box(row.tick_state, box.width(), painter))
        middle = rect.top() + rect.height() / 2
        own = self._strong if row.trained else self._body
        ink = self._text if row.trained else self._second
        room_end = float(rect.right() - self._look.px(PADDING))
        for column, end in ends:
            text = numbers[column]
            if column is SkillColumn.SCORE:
                style = own
                painter.setFont(own.font)
                painter.setPen(ink)
                room_end = end - own.width(text) - self._look.px(6)
            else:
                style = self._micro
                painter.setFont(style.font)
                painter.setPen(self._second)
            if text:
                painter.drawText(QPointF(end - style.width(text), middle + style.lift), text)
        if row.error is not None or row.burdens:
            side = self._look.px(14)
            room_end -= side + self._look.px(2)
            sign = QRectF(room_end + self._look.px(4), middle - side / 2, side, side)
            if row.error is not None:
                paint_icon(painter, sign, "warning", self._danger)
            else:
                paint_icon(painter, sign, "burden", self._second)
        if row.pinned:
            side = self._look.px(11)
            room_end -= side + self._look.px(2)
            pin = QRectF(room_end + self._look.px(4), middle - side / 2, side, side)
            paint_icon(painter, pin, "pin", self._second, filled=True)
        left = rect.left() + self._look.px(NAME_LEFT)
        self._paint_name(painter, row, left, room_end - left, middle, own, self._danger if row.error else ink)

    def _paint_name(
        self, painter: QPainter, row: SkillRow, left: float, room: float, middle: float, own: Style, ink: QColor
    ) -> None:
        if not row.speciality:
            painter.setFont(own.font)
            painter.setPen(ink)
            painter.drawText(QPointF(left, middle + own.lift), own.elided(row.parent, room))
            return
        space = self._body.width(" ")
        shown, tail = both_parts(self._body, row.parent, own, row.speciality, room - space)
        painter.setFont(self._body.font)
        painter.setPen(self._second)
        painter.drawText(QPointF(left, middle + self._body.lift), shown)
        left += self._body.width(shown) + space
        painter.setFont(own.font)
        painter.setPen(ink)
        painter.drawText(QPointF(left, middle + own.lift), tail)

    def _box(self, state: TickState, side: float, painter: QPainter) -> QPixmap:
        """The picture of a tick box, sharp at the screen's scale; painted once a look."""
        ratio = painter.device().devicePixelRatio()
        found = self._boxes.get((state, ratio))
        if found is None:
            found = QPixmap(round(side * ratio), round(side * ratio))
            found.setDevicePixelRatio(ratio)
            found.fill(Qt.GlobalColor.transparent)
            with QPainter(found) as box:
                paint_tick_box(box, QRectF(0, 0, side, side), self._look.theme, _TICK_NAMES[state])
            self._boxes[state, ratio] = found
        return found
