"""Paints the cells of a skill row in play mode: tick box, name with its speciality, numbers."""

from functools import lru_cache

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem

from brp_desktop.models.roles import Role
from brp_desktop.models.skill_rows import TickState
from brp_desktop.models.skills import SkillColumn
from brp_desktop.painting.check_box import paint_tick_box
from brp_desktop.views.brp.fitted_table import LEFT, PADDING, RIGHT
from brp_desktop.views.brp.look import Look

BOX = 14
NAME_LEFT = 27
"""Where the name begins in the row, px at 100 %."""
BOX_ROOM = 25
"""Width of the part of the row in which a click toggles the tick, px at 100 %."""

WIDTHS = {SkillColumn.SCORE: 33, SkillColumn.HALF: 24, SkillColumn.SPECIAL: 22, SkillColumn.CRITICAL: 27}
"""Widths of the number columns, px at 100 %; the score holds four digits, the last column the row's padding."""

FULL_WIDTH = 262
"""A column of the page narrower than this shows the score only, px at 100 %."""

_TICK_NAMES = {
    TickState.EMPTY: "empty",
    TickState.TICKED: "ticked",
    TickState.NONE: "none",
    TickState.HIDDEN: "hidden",
}


@lru_cache(maxsize=4096)
def _advance(font: str, text: str) -> float:
    parsed = QFont()
    parsed.fromString(font)
    return QFontMetricsF(parsed).horizontalAdvance(text)


def advance(font: QFont, text: str) -> float:
    """Width of a text in px; measured once for each font."""
    return _advance(font.toString(), text)


class SkillDelegate(QStyledItemDelegate):
    """One delegate for all tables of the page."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.score_only = False
        """The other numbers are hidden: the score stands at the row's end."""
        self.set_look(look)

    def set_look(self, look: Look) -> None:
        """Paint in another theme or zoom."""
        self._look = look
        self._body, self._strong, self._micro = look.font("body"), look.font("strong"), look.font("micro")
        self._text, self._second, self._danger = look.colour("text"), look.colour("text_2"), look.colour("danger")

    def box_rect(self, row: QRect) -> QRectF:
        """Where the tick box stands in a row."""
        side = self._look.px(BOX)
        return QRectF(row.left() + self._look.px(PADDING), row.center().y() - side / 2 + 1, side, side)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        rect: QRect = option.rect
        trained = bool(index.data(Role.TRAINED))
        if index.column() == SkillColumn.NAME:
            paint_tick_box(
                painter, self.box_rect(rect), self._look.theme, _TICK_NAMES[TickState(index.data(Role.TICK_STATE))]
            )
            score = index.data(Role.SCORE)
            # Two and three digits leave room at the left of the score's column.
            spare = 4 if score is None or score < 1000 else -4
            room = rect.adjusted(self._look.px(NAME_LEFT), 0, self._look.px(spare), 0)
            self._paint_name(painter, room, index, trained)
            return
        last = index.column() == SkillColumn.CRITICAL
        if index.column() == SkillColumn.SCORE:
            painter.setFont(self._strong if trained else self._body)
            painter.setPen(self._text if trained else self._second)
            last = self.score_only
        else:
            painter.setFont(self._micro)
            painter.setPen(self._second)
        room = rect.adjusted(0, 0, -self._look.px(PADDING) if last else 0, 0)
        painter.drawText(room, RIGHT | Qt.TextFlag.TextSingleLine, str(index.data() or ""))

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        return QSize(self._look.px(40), self._look.px(21))

    def _paint_name(
        self, painter: QPainter, rect: QRect, index: QModelIndex | QPersistentModelIndex, trained: bool
    ) -> None:
        parent, speciality = str(index.data(Role.PARENT)), str(index.data(Role.SPECIALITY))
        own = self._strong if trained else self._body
        ink = self._text if trained else self._second
        if index.data(Role.ERROR) is not None:
            ink = self._danger
        if not speciality:
            self._draw(painter, rect, own, parent, ink)
            return
        # The parent gives way first, never the speciality.
        tail = f"({speciality})"
        space = advance(self._body, " ")
        tail_width = min(advance(own, tail), float(rect.width()))
        room = rect.width() - tail_width - space
        shown = QFontMetricsF(self._body).elidedText(parent, Qt.TextElideMode.ElideRight, max(0.0, room + 0.5))
        if len(shown) <= 1 < len(parent):
            shown, start = "", 0.0
        else:
            start = advance(self._body, shown) + space
        self._draw(painter, rect, self._body, shown, self._second)
        self._draw(painter, rect.adjusted(round(start), 0, 0, 0), own, tail, ink)

    @staticmethod
    def _draw(painter: QPainter, rect: QRect, font: QFont, text: str, ink: QColor) -> None:
        painter.setFont(font)
        painter.setPen(ink)
        if advance(font, text) > rect.width() + 1:
            text = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, rect.width())
        painter.drawText(rect, LEFT | Qt.TextFlag.TextSingleLine, text)
