"""Paints a row of the roll log: time, check, number on the first line, how it ended on the second."""

from PySide6.QtCore import QLocale, QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QCursor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QAbstractItemView, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from brp_desktop.models.journal import ENTRY_ROLE
from brp_desktop.painting.icons import paint_icon
from brp_desktop.painting.level_signs import paint_level_sign
from brp_desktop.painting.theme import Theme
from brp_desktop.play.entries import JournalEntry
from brp_desktop.views import roll_words
from brp_desktop.views.labels import roll_digits
from brp_desktop.views.times import clock_time

ROW = 42
"""Height of a row in px."""
_LEFT = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)
_RIGHT = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight)


class JournalDelegate(QStyledItemDelegate):
    """One look for every entry; ``current_id`` is the roll shown in the dice panel.

    Focus and mouse are asked of the list: the state of the option would load all the names of a style, half a thousand.
    """

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme = theme
        self.current_id = ""
        self.locale = QLocale()

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        return QSize(200, ROW)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        entry = index.data(ENTRY_ROLE)
        if not isinstance(entry, JournalEntry):
            return
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(option.rect)
        view = option.widget
        pointed_at = isinstance(view, QAbstractItemView) and _is_pointed_at(view, index)
        self._background(painter, rect, entry, pointed_at=pointed_at)
        self._first_line(painter, rect, entry)
        self._second_line(painter, rect, entry)
        if isinstance(view, QAbstractItemView) and view.hasFocus() and view.currentIndex() == index:
            painter.setPen(QPen(self.theme.colour("focus"), self.theme.stroke["focus"]))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 3, 3)
        painter.restore()

    def _background(self, painter: QPainter, rect: QRectF, entry: JournalEntry, *, pointed_at: bool) -> None:
        colour = self.theme.colour
        if entry.id == self.current_id:
            painter.fillRect(rect, colour("selected"))
            if self.theme.high_contrast:
                painter.setPen(QPen(colour("border"), 1.5))
                painter.drawRect(rect.adjusted(1, 1, -1, -1))
        elif pointed_at:
            painter.fillRect(rect, colour("hover"))
        painter.fillRect(QRectF(rect.left(), rect.bottom() - 1, rect.width(), 1), colour("line"))

    def _first_line(self, painter: QPainter, rect: QRectF, entry: JournalEntry) -> None:
        colour, font = self.theme.colour, self.theme.font
        top = QRectF(rect.left(), rect.top() + 3, rect.width(), 18)
        painter.setFont(font("micro"))
        painter.setPen(colour("text_2"))
        painter.drawText(top.adjusted(14, 0, 0, 0), _LEFT, clock_time(entry.time, self.locale))
        right = self._number(painter, top, entry)
        name, detail = roll_words.entry_title(entry), roll_words.entry_detail(entry)
        strong, small = _struck(font("strong"), entry.undone), _struck(font("small"), entry.undone)
        left = rect.left() + 58
        gap = QFontMetricsF(small).horizontalAdvance(" ")
        detail_width = QFontMetricsF(small).horizontalAdvance(detail)
        metrics = QFontMetricsF(strong)
        room = right - 8 - left
        name_room = max(room - gap - detail_width, room * 0.4)
        shown = metrics.elidedText(name, Qt.TextElideMode.ElideRight, name_room)
        width = metrics.horizontalAdvance(shown)
        painter.setFont(strong)
        painter.setPen(colour("text"))
        painter.drawText(QRectF(left, top.top(), width + 1, top.height()), _LEFT, shown)
        painter.setFont(small)
        painter.setPen(colour("text_2"))
        rest = QRectF(left + width + gap, top.top(), max(0.0, right - 8 - left - width - gap), top.height())
        detail = QFontMetricsF(small).elidedText(detail, Qt.TextElideMode.ElideRight, rest.width())
        painter.drawText(rest, _LEFT, detail)

    def _number(self, painter: QPainter, top: QRectF, entry: JournalEntry) -> float:
        """Sign and number at the right edge; returns where they begin."""
        right = top.right() - 14
        if entry.event == "tick":
            square = QRectF(right - 16, top.center().y() - 8, 16, 16)
            paint_icon(painter, square, "ticked" if entry.tick else "no_tick", self.theme.colour("tick"))
            return square.left()
        if entry.event == "leave":
            return right
        if entry.event in roll_words.NO_D100:
            return self._plain_number(painter, top, entry, right)
        level = entry.level or "failure"
        note = entry.development
        if note is not None and note.new is not None and note.new > (entry.score or 0):
            level = "success"
        ink = self.theme.level(level).text
        left = right
        number = _shown_number(entry)
        if number:
            painter.setFont(_bold(self.theme.font("strong")))
            painter.setPen(ink)
            width = QFontMetricsF(painter.font()).horizontalAdvance(number)
            painter.drawText(QRectF(right - width - 1, top.top(), width + 1, top.height()), _RIGHT, number)
            left = right - width - 6
        sign = QRectF(left - 14, top.center().y() - 7, 14, 14)
        paint_level_sign(painter, sign, level, ink)
        if entry.own_dice:
            sign = QRectF(sign.left() - 20, top.center().y() - 7, 14, 14)
            paint_icon(painter, sign, "own_dice", self.theme.colour("text_2"))
        return sign.left()

    def _plain_number(self, painter: QPainter, top: QRectF, entry: JournalEntry, right: float) -> float:
        """The number of a line that has no level; returns where it begins."""
        from brp_desktop.views import combat_words

        number = combat_words.entry_number(entry)
        painter.setFont(_bold(self.theme.font("strong")))
        painter.setPen(self.theme.colour("text"))
        width = QFontMetricsF(painter.font()).horizontalAdvance(number)
        painter.drawText(QRectF(right - width - 1, top.top(), width + 1, top.height()), _RIGHT, number)
        left = right - width
        if entry.own_dice:
            sign = QRectF(left - 20, top.center().y() - 7, 14, 14)
            paint_icon(painter, sign, "own_dice", self.theme.colour("text_2"))
            left = sign.left()
        return left

    def _second_line(self, painter: QPainter, rect: QRectF, entry: JournalEntry) -> None:
        colour = self.theme.colour
        below = QRectF(rect.left() + 58, rect.top() + 21, rect.width() - 72, 17)
        font = self.theme.font("small")
        text = roll_words.entry_level_line(entry)
        if entry.own_dice:
            text = f"{text} {self.tr('Your dice.')}"
        metrics = QFontMetricsF(font)
        if entry.undone:
            words = {"development": self.tr("taken back"), "xantis": self.tr("replaced")}
            taken_back = "development" if entry.event in roll_words.NO_D100 else entry.event
            word = words.get(taken_back, self.tr("tick undone"))
            painter.setFont(font)
            painter.setPen(colour("danger"))
            painter.drawText(below, _RIGHT, word)
            below.setRight(below.right() - metrics.horizontalAdvance(word) - 8)
        painter.setFont(_struck(font, entry.undone))
        painter.setPen(colour("text_2"))
        painter.drawText(below, _LEFT, metrics.elidedText(text, Qt.TextElideMode.ElideRight, below.width()))


def _is_pointed_at(view: QAbstractItemView, index: QModelIndex | QPersistentModelIndex) -> bool:
    """Whether the mouse is over a row."""
    viewport = view.viewport()
    return viewport.underMouse() and view.indexAt(viewport.mapFromGlobal(QCursor.pos())) == index


def _shown_number(entry: JournalEntry) -> str:
    """What the dice showed: the D100, or the sum of two D6; nothing where none were thrown."""
    if entry.xantis is not None and entry.xantis.dice is not None:
        return str(sum(entry.xantis.dice))
    return "" if entry.roll is None else roll_digits(entry.roll)


def _struck(font: QFont, undone: bool) -> QFont:
    font.setStrikeOut(undone)
    return font


def _bold(font: QFont) -> QFont:
    font.setPixelSize(font.pixelSize() + 2)
    font.setWeight(QFont.Weight.Bold)
    return font
