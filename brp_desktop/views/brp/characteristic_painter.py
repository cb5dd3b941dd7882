"""How a characteristic is painted: value, abbreviation and tick box, below them its roll; fields paint the roll too."""

from collections.abc import Hashable

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPen

from brp_desktop.models.characteristics import CharacteristicRow
from brp_desktop.painting.check_box import paint_tick_box
from brp_desktop.painting.fill import fill_rect
from brp_desktop.views import labels
from brp_desktop.views.brp.look import Look

BOX = 14
PADDING = 8
SPARE_MARGIN = 5
"""So much of the left margin may be used rather than shortening words."""
RIGHT_MARGIN = 2
"""Between the words and the line at the right of a cell there is always so much."""


def abbreviated(words: str) -> str:
    """The first of several words shortened: «Resistenza fisica» as «Res. fisica»."""
    first, rest = words.split(" ", 1)
    return f"{first[:3]}. {rest}"


def paint_roll(painter: QPainter, rect: QRect, look: Look, row: CharacteristicRow) -> None:
    """The name of the roll and its chance; the name gives way, the chance never."""
    flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
    small, bold = QFont(look.font("small")), QFont(look.font("small"))
    bold.setWeight(bold.Weight.DemiBold)
    chance = labels.percent(row.chance) if row.roll else ""
    painter.setFont(bold)
    number = painter.fontMetrics().horizontalAdvance(chance)
    painter.setFont(small)
    painter.setPen(look.colour("text_2"))
    gap = look.px(2.6) if chance else 0
    words = row.roll or row.name
    rect = rect.adjusted(0, 0, -look.px(RIGHT_MARGIN), 0)
    room = rect.width() - number - gap
    missing = painter.fontMetrics().horizontalAdvance(words) - room
    if missing > 0:
        # A few pixels of the margin rather than a shortened word.
        spare = min(missing, look.px(SPARE_MARGIN))
        rect, room = rect.adjusted(-spare, 0, 0, 0), room + spare
    natural = painter.fontMetrics().horizontalAdvance(words)
    if natural > room and " " in words:
        words = abbreviated(words)
        natural = painter.fontMetrics().horizontalAdvance(words)
    if natural > room:
        # Rather a little smaller than shortened.
        small.setPixelSize(max(look.px(11), int(small.pixelSize() * room / natural)))
        painter.setFont(small)
    if painter.fontMetrics().horizontalAdvance(words) > room:
        words = painter.fontMetrics().elidedText(words, Qt.TextElideMode.ElideRight, room)
    painter.drawText(rect, flags, words)
    if chance:
        x = painter.fontMetrics().horizontalAdvance(words) + gap
        painter.setFont(bold)
        painter.setPen(look.colour("text"))
        painter.drawText(rect.adjusted(x, 0, look.px(3), 0), flags, chance)


def value_font(look: Look) -> QFont:
    """The font of the values, a little smaller in small windows."""
    font = QFont(look.font("value"))
    if look.compact:
        font.setPixelSize(look.px(19))
    return font


class CellPainter:
    """Paints one cell: value, abbreviation, tick box; below them the roll and its chance."""

    def __init__(self, look: Look) -> None:
        self.look = look
        self.drawn: dict[Hashable, float] = {}
        """The tick of power while its stroke is being drawn, and how much of it is there."""

    def box_rect(self, cell: QRect) -> QRectF:
        """Where the tick box stands in a cell."""
        side = self.look.px(BOX)
        return QRectF(cell.right() - side - self.look.px(4), cell.top() + self.look.px(7), side, side)

    def paint(
        self, painter: QPainter, rect: QRect, row: CharacteristicRow, ground: str, *, right: bool, below: bool
    ) -> None:
        """Paint a cell on a tint (or none), with a line at its right and below where others follow."""
        look = self.look
        if ground:
            fill_rect(painter, rect, look.colour(ground))
        painter.setPen(QPen(look.colour("line"), 1))
        if right:
            painter.drawLine(rect.topRight(), rect.bottomRight())
        if below:
            painter.drawLine(rect.bottomLeft(), rect.bottomRight())
        left = rect.left() + look.px(PADDING)
        top = QRect(left, rect.top() + look.px(3), rect.right() - left, look.px(28))
        painter.setFont(value_font(look))
        painter.setPen(look.colour("text"))
        shown = "—" if row.value is None else str(row.value)
        flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
        painter.drawText(top, flags, shown)
        width = painter.fontMetrics().horizontalAdvance(shown)
        end = self.box_rect(rect).left() if row.ticked is not None else rect.right()
        gap, style = look.px(8), "strong"
        if left + width + gap + look.width(style, row.abbreviation) > end - look.px(2):
            gap, style = look.px(4), "small"
        first, _, second = row.abbreviation.partition("/")
        stacked = bool(second) and left + width + gap + look.width(style, row.abbreviation) > end - look.px(2)
        painter.setFont(look.font("micro" if stacked else style))
        painter.setPen(look.colour("text_2"))
        room = top.adjusted(width + gap, look.px(2), 0, look.px(2))
        if stacked:  # in two languages, beside the box
            room = QRect(room.left(), rect.top(), room.width(), (rect.height() - look.px(18)) // 2)
            painter.drawText(room.translated(0, look.px(2)), flags, first)
            painter.drawText(room.translated(0, room.height()), flags, second)
        else:
            painter.drawText(room, flags, row.abbreviation)
        if row.ticked is not None:
            state, drawn = "ticked" if row.ticked else "empty", self.drawn.get(row.id, 1.0)
            paint_tick_box(painter, self.box_rect(rect), look.theme, state, drawn)
        paint_roll(painter, QRect(left, rect.bottom() - look.px(20), rect.right() - left, look.px(18)), look, row)
