"""The links of a Giro: solid arcs with a chain on one side of the cards, dashed arcs with swords on the other."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from brp_desktop.painting.icons import paint_icon
from brp_desktop.painting.theme import Theme

LEAST = 15.0
"""How far the nearest arcs stand off the cards, in px."""
STEP = 14.0
"""How much farther off an arc stands for each card between its ends, as long as there is room."""
SIGN = 20.0
"""Side of the sign in the middle of an arc, in px."""
MANY = 60
"""Beyond so many arcs only the emphasised ones have their sign."""

_BEND = 28.0


@dataclass(frozen=True, slots=True)
class GiroLink:
    """One arc: its kind, where its ends are along the row of cards, how many cards are between, and its weight."""

    kind: Literal["sync", "counter"]
    begin: float
    end: float
    between: int
    strong: bool = False


@dataclass(frozen=True, slots=True)
class GiroSide:
    """Where arcs of one kind grow from: the edge of the cards, and how much room there is (``outwards`` is +1 or −1).

    ``upright``: the cards stand one below the other, so that arcs grow sideways.
    """

    edge: float
    room: float
    outwards: int
    upright: bool = False


def paint_giro_links(
    painter: QPainter, visible: QRectF, theme: Theme, links: Sequence[GiroLink], side: GiroSide
) -> None:
    """Draw the arcs of one side as far as they are in sight, the emphasised ones on top."""
    farthest = max((link.between for link in links), default=0)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    seen = [link for link in links if _in_sight(link, visible, side)]
    for strong in (False, True):
        for link in seen:
            if link.strong is strong:
                _paint_arc(painter, theme, link, _depth(link, farthest, side), side)
    for strong in (False, True):
        for link in seen:
            if link.strong is strong and (strong or len(links) <= MANY):
                paint_link_sign(painter, _middle(link, _depth(link, farthest, side), side), theme, link.kind)
    painter.restore()


def paint_link_sign(painter: QPainter, middle: QPointF, theme: Theme, kind: str) -> None:
    """The sign of a kind of link: chain or swords in a small disc."""
    ink = theme.colour("accent_text" if kind == "sync" else "tick")
    disc = QRectF(middle.x() - SIGN / 2, middle.y() - SIGN / 2, SIGN, SIGN)
    painter.setPen(QPen(ink, 1.25))
    painter.setBrush(theme.colour("panel"))
    painter.drawEllipse(disc.adjusted(0.6, 0.6, -0.6, -0.6))
    paint_icon(painter, disc.adjusted(4, 4, -4, -4), kind, ink)


def _depth(link: GiroLink, farthest: int, side: GiroSide) -> float:
    """How far an arc stands off the cards: farther the more cards are between, never beyond the room."""
    step = min(STEP, (side.room - LEAST) / farthest) if farthest else 0.0
    return min(LEAST, side.room) + max(0.0, step) * link.between


def _in_sight(link: GiroLink, visible: QRectF, side: GiroSide) -> bool:
    low, high = (visible.top(), visible.bottom()) if side.upright else (visible.left(), visible.right())
    return link.end >= low - SIGN and link.begin <= high + SIGN


def _paint_arc(painter: QPainter, theme: Theme, link: GiroLink, depth: float, side: GiroSide) -> None:
    ink = theme.colour("accent_text" if link.kind == "sync" else "tick")
    pen = QPen(ink, 2.2 if link.strong else 1.5 if theme.high_contrast else 1.25)
    if link.kind == "counter":
        pen.setDashPattern([3, 2] if link.strong else [5, 4])
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    bend = min(_BEND, (link.end - link.begin) / 2)
    path = QPainterPath(_point(link.begin, 0, side))
    path.quadTo(_point(link.begin, depth, side), _point(link.begin + bend, depth, side))
    path.lineTo(_point(link.end - bend, depth, side))
    path.quadTo(_point(link.end, depth, side), _point(link.end, 0, side))
    painter.drawPath(path)


def _middle(link: GiroLink, depth: float, side: GiroSide) -> QPointF:
    return _point((link.begin + link.end) / 2, depth, side)


def _point(along: float, off: float, side: GiroSide) -> QPointF:
    """A point by its place along the cards and its distance from their edge."""
    across = side.edge + side.outwards * off
    return QPointF(across, along) if side.upright else QPointF(along, across)
