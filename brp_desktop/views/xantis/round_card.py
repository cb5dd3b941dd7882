"""One participant's card in the Giro: badge, name, Iniziativa, Pa, and in words what may be done now."""

from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QFocusEvent,
    QFont,
    QFontMetricsF,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPalette,
    QPen,
)
from PySide6.QtWidgets import QApplication, QToolTip, QWidget

from brp_desktop.models.plain_tip import plain_tip
from brp_desktop.painting.gauges import paint_gauge
from brp_desktop.painting.group_badge import SIDE, paint_group_badge
from brp_desktop.painting.icons import paint_icon
from brp_desktop.painting.theme import Theme
from brp_desktop.views.painted import RING, PaintedButton, paint_ring
from brp_desktop.views.plain_edit import PlainEdit

WIDTH, HEIGHT = 160, 84
"""Size of a card in the row under the sheet, in px."""
LINE_HEIGHT = 56
"""Height of a card in the list."""
_PAD = 11
_LEFT = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)
_RIGHT = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight)
_ARROWS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1, Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
_OWN_KEYS = (Qt.Key.Key_Question, Qt.Key.Key_T, Qt.Key.Key_Delete, Qt.Key.Key_F2)


@dataclass(frozen=True, slots=True)
class CardView:
    """What a card shows; ``short`` is the name where the whole one has no room.

    ``group`` is the number of the group, 0 for none; ``muted``: not at this moment of the action.

    ``placed``: it stands where it was put by hand; ``differs``: the open sheet says something else; ``aside`` stands
    small behind the name where it has room.
    """

    id: str
    name: str
    short: str
    group: int
    result: str
    pa_left: int
    pa_max: int
    first: str
    second: str
    sentence: str
    acting: bool = False
    muted: bool = False
    placed: bool = False
    differs: bool = False
    aside: str = ""


class RoundCard(PaintedButton):
    """Chosen by focus; Enter gives the turn, the number is typed on, dragging or Alt with an arrow moves it."""

    chosen = Signal(str)
    """Id of the participant: the focus came here."""
    act_requested = Signal(str)
    """Id: it is to be this one's turn."""
    menu_requested = Signal(str, QPoint)
    """Id, and where on the screen the menu may open."""
    why_requested = Signal(str)
    """Id: how do the prices come about."""
    remove_requested = Signal(str)
    """Id: out of the Giro."""
    pa_typed = Signal(str, str)
    """Id, and what was typed in place of the Pa."""
    moved = Signal(str, int)
    """Id, and by how many places: Alt with an arrow."""
    stepped = Signal(str, int)
    """Id, and to the how manieth next card the focus wants to go; ±999 to the ends."""
    dragged = Signal(str, QPoint)
    """Id, and where on the screen the pointer drags it."""
    dropped = Signal(str, QPoint)
    """Id, and where on the screen it was let go."""

    def __init__(self, theme: Theme, parent: QWidget, *, upright: bool) -> None:
        super().__init__(theme, parent)
        self._upright = upright
        self._view = CardView("", "", "", 0, "", 0, 0, "", "", "")
        self._pressed_at: QPoint | None = None
        self._dragging = False
        self._edit: PlainEdit | None = None
        self.is_chosen = False
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)

    @property
    def view(self) -> CardView:
        """What is shown."""
        return self._view

    def show_view(self, view: CardView) -> None:
        """Show another state; nothing is painted anew where it is the same."""
        if view != self._view:
            self._view = view
            self.setAccessibleName(view.sentence)
            self.update()

    def set_chosen(self, chosen: bool) -> None:
        """Whether its links are emphasised; that card alone is reached with Tab."""
        if chosen != self.is_chosen:
            self.is_chosen = chosen
            self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if chosen else Qt.FocusPolicy.ClickFocus)
            self.update()

    def edit_pa(self, text: str = "") -> None:
        """Open the field for the Pa left; ``text`` is typed already."""
        if self._edit is None:
            self._edit = PlainEdit(self)
            self._edit.setFrame(False)
            self._edit.setMaxLength(6)
            self._edit.setAlignment(Qt.AlignmentFlag.AlignRight)
            self._edit.setAutoFillBackground(True)
            self._edit.returnPressed.connect(self._on_typed)
            self._edit.escaped.connect(self._close_edit)
            self._edit.focus_changed.connect(self._on_edit_focus)
        edit = self._edit
        edit.setFont(self.theme.font("strong"))
        palette = edit.palette()
        palette.setColor(QPalette.ColorRole.Base, self.theme.colour("raised"))
        palette.setColor(QPalette.ColorRole.Text, self.theme.colour("text"))
        edit.setPalette(palette)
        edit.setAccessibleName(self.tr("Pa left of {name}; −3 spends 3").format(name=self._view.name))
        edit.setToolTip(self.tr("A number sets the Pa left, −3 spends 3 of them"))
        area = self._pa_area()
        edit.setGeometry(area.adjusted(-4, -2, 4, 2).toRect())
        edit.setText(text or str(self._view.pa_left))
        edit.show()
        edit.setFocus(Qt.FocusReason.OtherFocusReason)
        if text:
            edit.setCursorPosition(len(text))
        else:
            edit.selectAll()

    def sizeHint(self) -> QSize:
        return QSize(WIDTH + 2 * RING, (LINE_HEIGHT if self._upright else HEIGHT) + 2 * RING)

    # keys and mouse

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            alt = event.modifiers() == Qt.KeyboardModifier.AltModifier
            if event.key() in _OWN_KEYS or event.text().isdecimal() or (alt and event.key() in _ARROWS):
                event.accept()
                return True
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            QToolTip.showText(event.globalPos(), plain_tip(self._view.sentence), self)
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, id_ = event.key(), self._view.id
        if key in _ARROWS:
            moving = bool(event.modifiers() & Qt.KeyboardModifier.AltModifier)
            (self.moved if moving else self.stepped).emit(id_, _ARROWS[Qt.Key(key)])
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            self.stepped.emit(id_, -999 if key == Qt.Key.Key_Home else 999)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self.act_requested.emit(id_)
        elif key in (Qt.Key.Key_Menu, Qt.Key.Key_Space):
            self.menu_requested.emit(id_, self.mapToGlobal(QPoint(RING + 8, self.height() - RING)))
        elif key == Qt.Key.Key_Delete:
            self.remove_requested.emit(id_)
        elif key == Qt.Key.Key_F2:
            self.edit_pa()
        elif event.text() == "?":
            self.why_requested.emit(id_)
        elif event.text().isdecimal() and event.text().isascii():
            self.edit_pa(event.text())
        else:
            event.ignore()
            return
        event.accept()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.chosen.emit(self._view.id)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        if event.reason() == QContextMenuEvent.Reason.Mouse:
            self.setFocus(Qt.FocusReason.MouseFocusReason)
            self.menu_requested.emit(self._view.id, event.globalPos())
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        if event.button() == Qt.MouseButton.LeftButton:
            self._pressed_at = event.position().toPoint()
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._pressed_at is None:
            return
        way = event.position().toPoint() - self._pressed_at
        if self._dragging or way.manhattanLength() >= QApplication.startDragDistance():
            self._dragging = True
            self.setCursor(Qt.CursorShape.ClosedHandCursor)
            self.dragged.emit(self._view.id, event.globalPosition().toPoint())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        dragging, pressed = self._dragging, self._pressed_at is not None
        self._dragging, self._pressed_at = False, None
        self.unsetCursor()
        if dragging:
            self.dropped.emit(self._view.id, event.globalPosition().toPoint())
        elif pressed and self._pa_area().adjusted(-6, -4, 6, 4).contains(event.position()):
            self.edit_pa()
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.act_requested.emit(self._view.id)
        event.accept()

    # the field for the Pa

    def _on_typed(self) -> None:
        edit = self._edit
        if edit is not None:
            text = edit.text().strip()
            self._close_edit()
            if text:
                self.pa_typed.emit(self._view.id, text)

    def _on_edit_focus(self) -> None:
        edit = self._edit
        if edit is not None and edit.isVisible() and not edit.hasFocus():
            typed = edit.text().strip() if edit.isModified() else ""
            edit.hide()
            if typed:
                self.pa_typed.emit(self._view.id, typed)

    def _close_edit(self) -> None:
        edit = self._edit
        if edit is not None and edit.isVisible():
            edit.setModified(False)
            edit.hide()
            self.setFocus(Qt.FocusReason.OtherFocusReason)

    # the picture

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        colour, view = self.theme.colour, self._view
        fill, edge, width = "raised", "line", 1.0
        if view.acting:
            fill, edge, width = "accent_tint", "accent", 2.0
        elif self.is_chosen:
            fill, edge, width = "selected", "border", 1.5
        elif self.underMouse():
            fill = "hover"
        if self.theme.high_contrast and not view.acting:
            edge, width = "border", 2.5 if self.is_chosen else 1.5
        half = width / 2
        painter.setPen(QPen(colour(edge), width))
        painter.setBrush(colour(fill))
        radius = self.theme.radius["card"]
        painter.drawRoundedRect(rect.adjusted(half, half, -half, -half), radius, radius)
        if self._upright:
            self._paint_line(painter, rect)
        else:
            self._paint_card(painter, rect)

    def paint_focus(self, painter: QPainter, rect: QRectF) -> None:
        paint_ring(painter, rect, self.theme, radius=self.theme.radius["card"])

    def _paint_card(self, painter: QPainter, rect: QRectF) -> None:
        left, right = rect.left() + _PAD, rect.right() - _PAD
        badge = QRectF(left, rect.top() + 7, SIDE, SIDE)
        end = self._paint_result(painter, QRectF(left, badge.top(), right - left, SIDE))
        self._paint_name(painter, badge, end)
        pa = self._pa_area()
        bar = QRectF(left, pa.center().y() - 4.5, pa.left() - 8 - left, 9)
        self._paint_pa(painter, bar, pa)
        first = QRectF(left, rect.top() + 46, right - left, 17)
        self._paint_words(painter, first, self._view.first, strong=True)
        self._paint_words(painter, first.translated(0, 16), self._view.second, strong=False)

    def _paint_line(self, painter: QPainter, rect: QRectF) -> None:
        left, right = rect.left() + _PAD, rect.right() - _PAD
        badge = QRectF(left, rect.top() + 6, SIDE, SIDE)
        self._paint_result(painter, QRectF(left, badge.top(), right - left, SIDE))
        pa = self._pa_area()
        bar = QRectF(pa.left() - 8 - self._bar_width(), pa.center().y() - 4.5, self._bar_width(), 9)
        self._paint_name(painter, badge, bar.left() - 8)
        self._paint_pa(painter, bar, pa)
        line = QRectF(left, rect.top() + 30, right - left, 18)
        first, second = self._view.first, self._view.second
        metrics = self._bold_small()[1]
        said = f"{first}, " if first and second else first
        self._paint_words(painter, line, said, strong=True)
        width = min(line.width(), metrics.horizontalAdvance(said))
        self._paint_words(painter, line.adjusted(width, 0, 0, 0), second, strong=False)

    def _bar_width(self) -> float:
        return 66.0 if self.width() >= 300 else 40.0

    def _paint_result(self, painter: QPainter, area: QRectF) -> float:
        """The Iniziativa result at the right edge; where it begins."""
        view, theme = self._view, self.theme
        font = theme.font("strong")
        font.setPixelSize(15)
        painter.setFont(font)
        painter.setPen(theme.colour("text"))
        painter.drawText(area, _RIGHT, view.result)
        left = area.right() - QFontMetricsF(font).horizontalAdvance(view.result) - 6
        for shown, icon, ink in ((view.placed, "own_dice", "text_2"), (view.differs, "warning", "danger")):
            if shown:
                left -= 14
                paint_icon(painter, QRectF(left, area.center().y() - 7, 14, 14), icon, theme.colour(ink))
                left -= 4
        return left

    def _paint_name(self, painter: QPainter, badge: QRectF, end: float) -> None:
        paint_group_badge(painter, badge, self.theme, self._view.group)
        font = self.theme.font("strong")
        painter.setFont(font)
        painter.setPen(self.theme.colour("text"))
        room = end - badge.right() - 7
        metrics = QFontMetricsF(font)
        fits = metrics.horizontalAdvance(self._view.name) <= room
        name = metrics.elidedText(self._view.name if fits else self._view.short, Qt.TextElideMode.ElideRight, room)
        painter.drawText(QRectF(badge.right() + 7, badge.top(), room + 2, badge.height()), _LEFT, name)
        small = self.theme.font("small")
        begin = badge.right() + 7 + metrics.horizontalAdvance(name) + 8
        if self._view.aside and begin + QFontMetricsF(small).horizontalAdvance(self._view.aside) <= end:
            painter.setFont(small)
            painter.setPen(self.theme.colour("text_2"))
            painter.drawText(QRectF(begin, badge.top(), end - begin + 2, badge.height()), _LEFT, self._view.aside)

    def _paint_pa(self, painter: QPainter, bar: QRectF, area: QRectF) -> None:
        view, theme = self._view, self.theme
        if bar.width() >= 16:
            paint_gauge(painter, bar, theme, view.pa_left, view.pa_max)
        strong, metrics = self._bold_small()
        rest = self._pa_rest()
        small = theme.font("small")
        painter.setFont(small)
        painter.setPen(theme.colour("text_2"))
        painter.drawText(area, _RIGHT, rest)
        painter.setFont(strong)
        above = view.pa_left > view.pa_max
        painter.setPen(theme.colour("danger" if above else "text"))
        shown = f"{view.pa_left}!" if above else str(view.pa_left)
        end = area.right() - QFontMetricsF(small).horizontalAdvance(rest)
        painter.drawText(QRectF(area.left(), area.top(), end - area.left(), area.height()), _RIGHT, shown)
        if self.underMouse():
            pen = QPen(theme.colour("text_2"), 1)
            pen.setDashPattern([1, 2])
            painter.setPen(pen)
            y = round(area.bottom())
            painter.drawLine(round(end - metrics.horizontalAdvance(shown)), y, round(end), y)

    def _pa_rest(self) -> str:
        return f" / {self._view.pa_max} Pa"

    def _bold_small(self) -> tuple[QFont, QFontMetricsF]:
        font = self.theme.font("small")
        font.setWeight(self.theme.font("strong").weight())
        return font, QFontMetricsF(font)

    def _pa_area(self) -> QRectF:
        """Where the Pa stand in numbers."""
        rect = self.body()
        _, strong = self._bold_small()
        small = QFontMetricsF(self.theme.font("small"))
        width = strong.horizontalAdvance(f"{self._view.pa_left}!") + small.horizontalAdvance(self._pa_rest())
        if not self._upright:
            return QRectF(rect.right() - _PAD - width, rect.top() + 29, width, 16)
        right = rect.right() - _PAD - 52
        return QRectF(right - width, rect.top() + 7, width, 18)

    def _paint_words(self, painter: QPainter, area: QRectF, text: str, *, strong: bool) -> None:
        if not text or area.width() < 8:
            return
        muted = self._view.muted or not strong
        font = self._bold_small()[0] if strong else self.theme.font("small")
        painter.setFont(font)
        painter.setPen(self.theme.colour("text_2" if muted else "text"))
        words = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, area.width())
        painter.drawText(area, _LEFT, words)
