"""The capacity as a sum of tiles, one for each score; the tile of the Caratteristica opens the choice of another."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAction, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QMenu, QSizePolicy, QWidget

from brp_desktop.models.plain_tip import plain_tip
from brp_desktop.painting.icons import paint_icon
from brp_desktop.painting.theme import Theme
from brp_desktop.play.xantis_rolls import XantisRequest
from brp_desktop.sheet.xantis import ScoreNode
from brp_desktop.views import labels
from brp_desktop.views.painted import RING, PaintedButton, text_width
from brp_desktop.views.xantis import words
from brp_desktop.views.xantis.terms import TIER_NAMES

HEIGHT, SMALL_HEIGHT = 42, 36
_LEAST = 44
_PAD, _SMALL_PAD = 12, 6
_SIGN = 14
_CENTRE = int(Qt.AlignmentFlag.AlignCenter)


class Tile(PaintedButton):
    """A number over a name; ``open_words`` make it a button that opens the choice of a Caratteristica."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self.number = ""
        self.name = ""
        self.replaced = False
        self.opens = False
        self.small = False
        self.setObjectName("tile")

    def show_score(self, number: str, name: str, *, opens: bool = False, replaced: bool = False) -> None:
        """``opens``: it can be pressed; ``replaced``: it stands for another one this once."""
        self.number, self.name, self.opens, self.replaced = number, name, opens, replaced
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if opens else Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, not opens)
        self.setCursor(Qt.CursorShape.PointingHandCursor if opens else Qt.CursorShape.ArrowCursor)
        self.update()

    def wanted(self) -> int:
        """Width that shows the whole name."""
        return max(_LEAST, round(text_width(self._name_font(), self.name)) + (_SMALL_PAD if self.small else _PAD))

    def _name_font(self) -> QFont:
        return self.theme.font("micro" if self.small else "small")

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        colour = self.theme.colour
        fill = "accent_tint" if self.replaced else "raised"
        if self.opens and self.isEnabled():
            fill = "pressed" if self.isDown() else "hover" if self.underMouse() else fill
        width = self.theme.stroke["control"]
        pen = QPen(colour("accent" if self.replaced else "border" if self.opens else "line"), width)
        if self.opens and not self.number:
            pen.setDashPattern([3, 2])
        painter.setPen(pen)
        painter.setBrush(colour(fill))
        half = width / 2
        radius = self.theme.radius["control"]
        painter.drawRoundedRect(rect.adjusted(half, half, -half, -half), radius, radius)
        middle = rect.center().y()
        font = self.theme.font("value")
        font.setPixelSize(16 if self.small else 18)
        painter.setFont(font)
        painter.setPen(colour("text" if self.isEnabled() else "text_off"))
        above = QRectF(rect.left(), rect.top() + 1, rect.width(), middle - rect.top())
        if self.number:
            painter.drawText(above, _CENTRE, self.number)
        else:
            square = QRectF(rect.center().x() - 7, above.center().y() - 7, 14, 14)
            paint_icon(painter, square, "add", colour("text_2"))
        painter.setFont(self._name_font())
        painter.setPen(colour("text_2"))
        side = (_SMALL_PAD if self.small else _PAD) / 3
        below = QRectF(rect.left() + side, middle, rect.width() - 2 * side, rect.bottom() - middle - 1)
        name = QFontMetricsF(self._name_font()).elidedText(self.name, Qt.TextElideMode.ElideRight, below.width() + 1)
        painter.drawText(below, _CENTRE, name)
        if self.opens:
            icon = "swap" if self.replaced else "down"
            square = QRectF(rect.right() - 15, above.top() + 4, 11, 11)
            paint_icon(painter, square, icon, colour("accent_text" if self.replaced else "text_2"))


class CapacityTiles(QWidget):
    """Tiles with + between them and the capacity behind =; where there are too many, the last ones share a tile."""

    caratteristica_chosen = Signal(object)
    """Id of the Caratteristica to test with this once, None for its own."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._request: XantisRequest | None = None
        self._choices: Sequence[ScoreNode] = ()
        self._own: ScoreNode | None = None
        self._scores: list[tuple[str, str]] = []
        self._small = False
        self._signs: list[float] = []
        self._end = 0.0
        self.first = Tile(theme, self)
        self.first.clicked.connect(self._on_first)
        self._others: list[Tile] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.first.hide()

    def show_request(
        self, request: XantisRequest | None, choices: Sequence[ScoreNode] = (), own: ScoreNode | None = None
    ) -> None:
        """``choices`` are the Caratteristiche it may be tested with, ``own`` the one it stands under."""
        self._request, self._choices, self._own = request, choices, own
        self.retranslate()

    def set_small(self, small: bool) -> None:
        """Lower tiles for small windows."""
        self._small = small
        self._arrange()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._theme = theme
        for tile in (self.first, *self._others):
            tile.set_theme(theme)
        self._arrange()
        self.update()

    def retranslate(self) -> None:
        """Take all words from the language in force."""
        self._arrange()
        self.setAccessibleName(self._sentence())
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def sizeHint(self) -> QSize:
        return QSize(300, (SMALL_HEIGHT if self._small else HEIGHT) + 2 * RING)

    def minimumSizeHint(self) -> QSize:
        return QSize(200, self.sizeHint().height())

    def resizeEvent(self, event: QEvent) -> None:
        self._arrange()

    def menu(self) -> QMenu:
        """The Caratteristiche to choose from, and the way back to the score's own."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        chosen = self._request.subject.caratteristica if self._request is not None else None
        own = self._own
        if own is not None:
            back = self.tr("{name} {value}, its own").format(name=own.name, value=words.number(own.value))
        else:
            back = self.tr("Without a Caratteristica")
        self._add(menu, back, None, checked=chosen is None)
        menu.addSeparator()
        for node in self._choices:
            if own is None or node.id != own.id:
                text = f"{node.name} {words.number(node.value)}"
                self._add(menu, text, node.id, checked=node.id == chosen)
        menu.triggered.connect(self._on_chosen)
        return menu

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._request is None:
            return
        colour = self._theme.colour
        middle = self.height() / 2
        with QPainter(self) as painter:
            font = self._theme.font("body")
            painter.setFont(font)
            painter.setPen(colour("text_2"))
            for x in self._signs:
                painter.drawText(QRectF(x, middle - 10, _SIGN, 20), _CENTRE, "+")
            if not self.first.isHidden():
                painter.drawText(QRectF(self._end, middle - 10, _SIGN, 20), _CENTRE, "=")
            number = self._theme.font("value")
            number.setPixelSize(20 if not self._small else 17)
            width = self._sum_width()
            area = QRectF(self._end + _SIGN, RING + 1, width, middle - RING)
            painter.setFont(number)
            painter.setPen(colour("text"))
            painter.drawText(area, _CENTRE, words.number(self._request.capacity))
            painter.setFont(self._theme.font("small"))
            painter.setPen(colour("text_2"))
            below = QRectF(area.left(), middle, width, self.height() - middle - RING - 1)
            painter.drawText(below, _CENTRE, self.tr("capacity"))

    def _sum_width(self) -> float:
        return text_width(self._theme.font("small"), self.tr("capacity")) + 8

    def _arrange(self) -> None:
        """Show as many tiles as there is room for; names give way first, then the last tiles become one."""
        request = self._request
        if request is None or not request.parts:
            self._show_none()
            return
        parts = [(words.number(value), name or words.fixed_value()) for _, name, value in request.parts]
        adds = bool(self._choices) and request.parts[0][0] != "caratteristica"
        if adds:
            parts.insert(0, ("", TIER_NAMES["caratteristica"]))
        room = self.width() - 2 * RING - _SIGN - self._sum_width()
        most = max(1, int((room + _SIGN) // (_LEAST + _SIGN)))
        values = [value for _, _, value in request.parts]
        if len(parts) > most:
            left = len(parts) - most + 1
            rest = sum(values[-left:])
            parts[most - 1 :] = [(words.number(rest), self.tr("%n more", "", left))]
        self._show_tiles(parts, room)

    def _show_tiles(self, parts: list[tuple[str, str]], room: float) -> None:
        request = self._request
        while len(self._others) < len(parts) - 1:
            self._others.append(Tile(self._theme, self))
        tiles = [self.first, *self._others[: len(parts) - 1]]
        replaced = request is not None and request.subject.caratteristica is not None and bool(self._choices)
        for place, (tile, (number, name)) in enumerate(zip(tiles, parts, strict=True)):
            opens = place == 0 and bool(self._choices)
            tile.small = self._small
            tile.show_score(number, name, opens=opens, replaced=opens and replaced)
            tile.setAccessibleName(self._tile_name(number, name) if opens else labels.listed((name, number)))
            tile.setToolTip(plain_tip(self._tile_tip(name, replaced=replaced) if opens else f"{name} {number}"))
        widths = _fitted([tile.wanted() for tile in tiles], room - _SIGN * (len(tiles) - 1))
        height = SMALL_HEIGHT if self._small else HEIGHT
        x, self._signs = float(RING), []
        for place, (tile, width) in enumerate(zip(tiles, widths, strict=True)):
            if place:
                self._signs.append(x)
                x += _SIGN
            tile.setGeometry(QRect(round(x) - RING, 0, round(width) + 2 * RING, height + 2 * RING))
            tile.show()
            x += width
        for tile in self._others[len(parts) - 1 :]:
            tile.hide()
        self._end = x

    def _show_none(self) -> None:
        for tile in (self.first, *self._others):
            tile.hide()
        self._signs, self._end = [], float(RING - _SIGN)

    def _tile_name(self, number: str, name: str) -> str:
        if not number:
            return self.tr("Add a Caratteristica for this roll")
        return self.tr("{name}, {value}: roll with another Caratteristica").format(name=name, value=number)

    def _tile_tip(self, name: str, *, replaced: bool) -> str:
        own = self._own
        if replaced and own is not None:
            return self.tr("{name} instead of {own}, for this roll only").format(name=name, own=own.name)
        if replaced:
            return self.tr("{name}, for this roll only").format(name=name)
        return self.tr("Roll with another Caratteristica") if own is not None else self.tr("Add a Caratteristica")

    def _sentence(self) -> str:
        if self._request is None:
            return ""
        terms = " + ".join(f"{name or words.fixed_value()} {words.number(n)}" for _, name, n in self._request.parts)
        text = self.tr("capacity {number}").format(number=words.number(self._request.capacity))
        return f"{terms} = {text}" if terms else text

    def _add(self, menu: QMenu, text: str, data: str | None, *, checked: bool) -> None:
        action = menu.addAction(text.replace("&", "&&"))
        action.setCheckable(True)
        action.setChecked(checked)
        action.setData(data or "")

    def _on_first(self) -> None:
        if self._choices:
            self.menu().popup(self.first.mapToGlobal(QPoint(RING, self.first.height() - RING)))

    def _on_chosen(self, action: QAction) -> None:
        self.caratteristica_chosen.emit(str(action.data()) or None)


def _fitted(wanted: Sequence[int], room: float) -> list[float]:
    """Widths that fit into the room: the widest give way until they do, none below the least."""
    widths = [float(width) for width in wanted]
    while sum(widths) > room + 0.5 and max(widths) > _LEAST:
        widest = max(widths)
        places = [place for place, width in enumerate(widths) if width == widest]
        next_widest = max((width for width in widths if width < widest), default=float(_LEAST))
        target = max(next_widest, widest - (sum(widths) - room) / len(places), float(_LEAST))
        for place in places:
            widths[place] = target
    return widths
