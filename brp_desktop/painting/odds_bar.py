"""The odds bar of a contest: how often A wins, nobody is ahead, nobody prevails, B wins, told apart without colour."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from brp_desktop.painting.patterns import paint_pattern
from brp_desktop.painting.theme import Theme
from brp_desktop.rules.odds import rounded_shares

Kind: TypeAlias = Literal["a", "draw", "nobody", "b"]
Share: TypeAlias = tuple[Kind, int]
"""An outcome and out of the total how often it comes up; the order given is the order from left to right."""

HEIGHT = 30
"""Usual height of the bar in px."""
LEAST = 3.0
"""The narrowest a segment is drawn that is not empty, in px."""


@dataclass(frozen=True, slots=True)
class OddsSegment:
    """One part of the bar: its outcome, how often it comes up, and where it lies."""

    kind: Kind
    count: int
    rect: QRectF


@dataclass(frozen=True, slots=True)
class LegendPart:
    """One entry of the legend: the outcome and its percentage to two decimals, ``per_ten_thousand`` / 100."""

    kind: Kind
    per_ten_thousand: int


def odds_segments(rect: QRectF, shares: Sequence[Share], total: int) -> list[OddsSegment]:
    """Where each outcome lies, empty ones left out; together they fill the rectangle exactly.

    A segment that is not empty is at least 3 px wide as long as the bar has room for that; the others give way in
    proportion. ValueError for a negative count, and where the counts do not add up to ``total`` or that is not above 0.
    """
    if total <= 0 or any(count < 0 for _, count in shares) or sum(count for _, count in shares) != total:
        raise ValueError(f"{list(shares)} of {total}")
    present = [(kind, count) for kind, count in shares if count]
    least = min(LEAST, rect.width() / len(present))
    narrow: set[int] = set()
    while True:
        room = rect.width() - least * len(narrow)
        rest = sum(count for place, (_, count) in enumerate(present) if place not in narrow)
        found = {
            place for place, (_, count) in enumerate(present) if place not in narrow and room * count < least * rest
        }
        if not found:
            break
        narrow |= found
    segments, x = [], rect.left()
    for place, (kind, count) in enumerate(present):
        width = least if place in narrow else room * count / rest
        right = rect.right() if place == len(present) - 1 else x + width
        segments.append(OddsSegment(kind, count, QRectF(x, rect.top(), right - x, rect.height())))
        x = right
    return segments


def legend_parts(shares: Sequence[Share], total: int) -> list[LegendPart]:
    """The legend's entries with percentages to two decimals that add up to exactly 100.

    All four outcomes of a contest are named even where one cannot come up. What rounding leaves over goes to those who
    lost most by it, of equals the first; an outcome that can come up is never shown as 0,00.
    """
    parts = rounded_shares([count for _, count in shares], total)
    return [LegendPart(kind, part) for (kind, _), part in zip(shares, parts, strict=True)]


def paint_odds_bar(painter: QPainter, rect: QRectF, theme: Theme, shares: Sequence[Share], total: int) -> None:
    """Draw the bar: fill, pattern and a 1 px divider for every outcome, rounded at both ends."""
    radius = theme.radius["cell"]
    outline = QPainterPath()
    outline.addRoundedRect(rect, radius, radius)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipPath(outline, Qt.ClipOperation.IntersectClip)
    segments = odds_segments(rect, shares, total)
    for segment in segments:
        paint_side(painter, segment.rect, theme, segment.kind)
    for segment in segments[1:]:
        painter.fillRect(QRectF(round(segment.rect.left()), rect.top(), 1, rect.height()), theme.colour("divider"))
    painter.restore()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    width = theme.stroke["control"]
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.colour("border"), width))
    half = width / 2
    painter.drawRoundedRect(rect.adjusted(half, half, -half, -half), radius, radius)
    painter.restore()


def paint_side(painter: QPainter, rect: QRectF, theme: Theme, kind: Kind) -> None:
    """Fill and pattern of one outcome, also for the small fields of the legend."""
    colours = theme.side(kind)
    painter.fillRect(rect, colours.fill)
    paint_pattern(painter, rect, theme.measures.pattern[theme.measures.side[kind]], colours.mark)


def paint_legend_field(painter: QPainter, rect: QRectF, theme: Theme, kind: Kind) -> None:
    """The small framed field before a word of the legend (about 15 × 9 px)."""
    outline = QPainterPath()
    outline.addRoundedRect(rect, 2, 2)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipPath(outline, Qt.ClipOperation.IntersectClip)
    paint_side(painter, rect, theme, kind)
    painter.restore()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.colour("border"), 1))
    painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), 2, 2)
    painter.restore()
