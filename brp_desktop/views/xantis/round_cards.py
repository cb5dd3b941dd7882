"""The cards of a Giro in the order of turns, side by side or one below the other, and the links between them."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from brp_desktop.models.roster import dragged
from brp_desktop.painting.giro_links import GiroLink, GiroSide, paint_giro_links
from brp_desktop.painting.theme import Theme
from brp_desktop.views.painted import RING
from brp_desktop.views.xantis.round_card import HEIGHT, LINE_HEIGHT, WIDTH, CardView, RoundCard

ABOVE, BELOW = 32, 56
"""Room for the arcs above and below the row of cards, in px."""
GUTTER = 34
"""Room for the arcs on either side of the list."""
_GAP = 14 - 2 * RING
_LINE_GAP = 12 - 2 * RING
_EDGE = 14 - RING


class RoundCards(QWidget):
    """Keeps a card for each participant; focus, choice and places survive every change."""

    chosen = Signal(str)
    """Id of the card whose links are emphasised now."""
    moved_before = Signal(str, str)
    """Id dragged, and the id before which it was let go (empty: to the end)."""
    entries_dropped = Signal(object)
    """Ids of rows of the table that were dropped here."""
    made = Signal(object)
    """A card was made: whoever listens to cards connects to it."""

    def __init__(self, theme: Theme, parent: QWidget, *, upright: bool) -> None:
        super().__init__(parent)
        self._theme = theme
        self._upright = upright
        self._cards: dict[str, RoundCard] = {}
        self._pairs: Sequence[tuple[str, str, str]] = ()
        self._chosen = ""
        self._insert_at: int | None = None
        self.setAcceptDrops(True)

    @property
    def cards(self) -> tuple[RoundCard, ...]:
        """The cards in the order of turns."""
        return tuple(self._cards.values())

    def card(self, id_: str) -> RoundCard | None:
        """The card of a participant."""
        return self._cards.get(id_)

    def show_views(self, views: Sequence[CardView], pairs: Sequence[tuple[str, str, str]]) -> None:
        """Show these people, and the links between them as (kind, id, id), the earlier first."""
        ids = [view.id for view in views]
        if ids != list(self._cards):
            self._rearrange(ids)
        for view in views:
            self._cards[view.id].show_view(view)
        if pairs != self._pairs:
            self._pairs = pairs
            self.update()
        if self._chosen not in self._cards:
            self.choose(next(iter(ids), ""))

    def choose(self, id_: str) -> None:
        """Emphasise the links of one card, and let Tab reach it."""
        if id_ == self._chosen and id_ in self._cards:
            return
        self._chosen = id_
        for key, card in self._cards.items():
            card.set_chosen(key == id_)
        self.update()

    def focus_card(self, id_: str = "") -> bool:
        """Bring the keyboard to a card, the chosen one unless another is named; False where there is none."""
        card = self._cards.get(id_ or self._chosen)
        if card is None:
            return False
        card.setFocus(Qt.FocusReason.OtherFocusReason)
        return True

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._theme = theme
        for card in self._cards.values():
            card.set_theme(theme)
        self.update()

    def sizeHint(self) -> QSize:
        count = max(1, len(self._cards))
        if self._upright:
            return QSize(280, 2 * _EDGE + count * (LINE_HEIGHT + 2 * RING + _LINE_GAP))
        return QSize(2 * _EDGE + count * (WIDTH + 2 * RING + _GAP) - _GAP, ABOVE + HEIGHT + BELOW)

    def minimumSizeHint(self) -> QSize:
        hint = self.sizeHint()
        return QSize(240, hint.height()) if self._upright else hint

    def resizeEvent(self, event: QEvent) -> None:
        self._place_cards()

    def links(self) -> list[GiroLink]:
        """The arcs as they are painted now."""
        places = {id_: place for place, id_ in enumerate(self._cards)}
        found = []
        for kind, one, other in self._pairs:
            a, b = self._cards.get(one), self._cards.get(other)
            if a is None or b is None:
                continue
            strong = self._chosen in (one, other)
            begin, end = self._middle(a) + 10, self._middle(b) - 10
            between = places[other] - places[one] - 1
            found.append(GiroLink("sync" if kind == "sync" else "counter", begin, end, between, strong))
        return found

    def paintEvent(self, event: QPaintEvent) -> None:
        links = self.links()
        visible = QRectF(event.rect())
        with QPainter(self) as painter:
            if self._upright:
                sides = {
                    "sync": GiroSide(GUTTER - 1, GUTTER - 12, -1, upright=True),
                    "counter": GiroSide(self.width() - GUTTER + 1, GUTTER - 12, 1, upright=True),
                }
            else:
                sides = {
                    "sync": GiroSide(ABOVE + 1, ABOVE - 12, -1),
                    "counter": GiroSide(ABOVE + HEIGHT - 1, BELOW - 14, 1),
                }
            for kind, side in sides.items():
                paint_giro_links(painter, visible, self._theme, [each for each in links if each.kind == kind], side)
            self._paint_insertion(painter)

    def _paint_insertion(self, painter: QPainter) -> None:
        if self._insert_at is None or not self._cards:
            return
        cards = self.cards
        after = self._insert_at >= len(cards)
        body = cards[-1 if after else self._insert_at].geometry()
        painter.setPen(QPen(self._theme.colour("focus"), 2))
        if self._upright:
            y = body.bottom() + 1 if after else body.top()
            painter.drawLine(body.left(), y, body.right(), y)
        else:
            x = body.right() + 1 if after else body.left()
            painter.drawLine(x, body.top(), x, body.bottom())

    def _middle(self, card: RoundCard) -> float:
        body = card.geometry()
        return body.top() + body.height() / 2 if self._upright else body.left() + body.width() / 2

    def _rearrange(self, ids: list[str]) -> None:
        """Other people or another order: cards that stay are the same widgets, in the order of Tab too."""
        gone = [id_ for id_ in self._cards if id_ not in ids]
        heir = self._heir(gone)
        for id_ in gone:
            card = self._cards.pop(id_)
            if heir and card.hasFocus():
                self._cards[heir].setFocus(Qt.FocusReason.OtherFocusReason)
            card.hide()
            card.deleteLater()
        kept = self._cards
        self._cards = {}
        for id_ in ids:
            card = kept.get(id_) or self._made()
            self._cards[id_] = card
        self._place_cards()
        self.updateGeometry()
        self.update()

    def _heir(self, gone: list[str]) -> str:
        """Who gets the focus of the first that goes: the next that stays, else the one before."""
        if not gone:
            return ""
        order = list(self._cards)
        at = order.index(gone[0])
        stays = [id_ for id_ in (*order[at:], *order[:at][::-1]) if id_ not in gone]
        return stays[0] if stays else ""

    def _made(self) -> RoundCard:
        card = RoundCard(self._theme, self, upright=self._upright)
        card.chosen.connect(self._on_chosen)
        card.stepped.connect(self._on_stepped)
        card.dragged.connect(self._on_dragged)
        card.dropped.connect(self._on_dropped)
        self.made.emit(card)
        card.show()
        return card

    def _place_cards(self) -> None:
        for place, card in enumerate(self._cards.values()):
            if self._upright:
                height = LINE_HEIGHT + 2 * RING
                width = self.width() - 2 * (GUTTER - RING)
                card.setGeometry(GUTTER - RING, _EDGE + place * (height + _LINE_GAP), max(60, width), height)
            else:
                width = WIDTH + 2 * RING
                card.setGeometry(_EDGE + place * (width + _GAP), ABOVE - RING, width, HEIGHT + 2 * RING)

    # focus and dragging

    def _on_chosen(self, id_: str) -> None:
        self.choose(id_)
        self.chosen.emit(id_)

    def _on_stepped(self, id_: str, by: int) -> None:
        order = list(self._cards)
        to = max(0, min(len(order) - 1, order.index(id_) + by))
        self._cards[order[to]].setFocus(Qt.FocusReason.TabFocusReason)

    def place_at(self, point: QPoint) -> int:
        """Before the how manieth card a point of this widget lies."""
        along = point.y() if self._upright else point.x()
        return sum(along > self._middle(card) for card in self._cards.values())

    def _on_dragged(self, id_: str, point: QPoint) -> None:
        self._insert_at = self.place_at(self.mapFromGlobal(point))
        self.update()

    def _on_dropped(self, id_: str, point: QPoint) -> None:
        at = self.place_at(self.mapFromGlobal(point))
        self._insert_at = None
        self.update()
        order = list(self._cards)
        before = order[at] if at < len(order) else ""
        mine = order.index(id_)
        if before != id_ and at != mine + 1:
            self.moved_before.emit(id_, before)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if dragged(event.mimeData()):
            event.acceptProposedAction()

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        if dragged(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        entries = dragged(event.mimeData())
        if entries:
            event.acceptProposedAction()
            self.entries_dropped.emit(entries)

    def rect_of(self, id_: str) -> QRect:
        """Where a card lies, for scrolling there."""
        card = self._cards.get(id_)
        return QRect() if card is None else card.geometry()
