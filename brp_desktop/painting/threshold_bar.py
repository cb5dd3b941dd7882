"""The threshold bar: which rolls from 01 to 00 give which level, and where the roll fell."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen, QPolygonF

from brp_desktop.painting.level_signs import paint_level_sign
from brp_desktop.painting.patterns import paint_pattern
from brp_desktop.painting.theme import Theme

CELLS = 100
_HEAD = 8
"""Room above the bar for the triangle of the roll."""
_NUMBER_GAP = 17
"""Boundary numbers nearer than this to the one before are left out."""
_SIGN = 12
_SIGN_GAP = 4


class ThresholdsLike(Protocol):
    """Highest roll of each level of success (0 where there is none) and lowest fumble (101 where there is none)."""

    @property
    def critical(self) -> int: ...
    @property
    def special(self) -> int: ...
    @property
    def success(self) -> int: ...
    @property
    def fumble(self) -> int: ...


@dataclass(frozen=True, slots=True)
class Segment:
    """Rolls `first` to `last` (1…100, both included) of one level."""

    level: str
    first: int
    last: int

    @property
    def width(self) -> int:
        """How many of the hundred rolls."""
        return self.last - self.first + 1


@dataclass(frozen=True, slots=True)
class LegendEntry:
    """Words of the legend for a level, in the reader's language: its name and its chance («9 %»)."""

    word: str
    share: str


def segments(thresholds: ThresholdsLike) -> list[Segment]:
    """The segments from 01 to 00 in order, without empty ones; together exactly the hundred rolls."""
    result = []
    first = 1
    ends = (
        ("critical", thresholds.critical),
        ("special", thresholds.special),
        ("success", thresholds.success),
        ("failure", min(CELLS, thresholds.fumble - 1)),
        ("fumble", CELLS),
    )
    for level, last in ends:
        if last >= first:
            result.append(Segment(level, first, last))
            first = last + 1
    return result


def show_roll(roll: int) -> str:
    """A roll as the dice show it: two digits, 00 for 100."""
    return f"{roll % CELLS:02d}"


def boundary_numbers(parts: Sequence[Segment], width: float) -> list[tuple[float, str]]:
    """Numbers under the bar as (x of the middle, text): the last roll of each level of success, and the fumble's range.

    Too near the one before (17 px), a number is left out; the range of fumbles is aligned with the bar's end, so its x
    is the bar's width.
    """
    cell = width / CELLS
    numbers: list[tuple[float, str]] = []
    for part in parts:
        if part.level in ("failure", "fumble") or part.last == CELLS:
            continue
        x = part.last * cell
        if not numbers or x - numbers[-1][0] >= _NUMBER_GAP:
            numbers.append((x, show_roll(part.last)))
    last = parts[-1]
    if last.level == "fumble":
        text = show_roll(last.first) if last.width == 1 else f"{show_roll(last.first)}–{show_roll(last.last)}"
        # It ends where the bar does, the one before stands in the middle of its own end.
        needed = 1.5 * _NUMBER_GAP if last.width == 1 else 2.5 * _NUMBER_GAP
        if not numbers or width - numbers[-1][0] >= needed:
            numbers.append((width, text))
    return numbers


def threshold_bar_height(theme: Theme, legend: bool = True) -> int:
    """Height in px that the bar needs with its numbers, and with its legend of two lines."""
    height = _HEAD + theme.size["threshold_bar"] + theme.line_height("micro") + 1
    return height + (theme.line_height("small") + theme.line_height("micro") if legend else 0)


def bar_rect(rect: QRectF, theme: Theme) -> QRectF:
    """Where in the rectangle given to `paint_threshold_bar` the bar itself lies."""
    return QRectF(rect.left(), rect.top() + _HEAD, rect.width(), theme.size["threshold_bar"])


def segment_rects(rect: QRectF, theme: Theme, thresholds: ThresholdsLike) -> list[tuple[Segment, QRectF]]:
    """Each segment with the part of the bar it covers, for tool tips and screen readers."""
    bar = bar_rect(rect, theme)
    cell = bar.width() / CELLS
    return [
        (part, QRectF(bar.left() + (part.first - 1) * cell, bar.top(), part.width * cell, bar.height()))
        for part in segments(thresholds)
    ]


def paint_segments(painter: QPainter, bar: QRectF, theme: Theme, parts: Sequence[Segment]) -> None:
    """Draw the bar alone: fills, patterns, 1 px dividers and the frame."""
    cell = bar.width() / CELLS
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for part in parts:
        colours = theme.level(part.level)
        area = QRectF(bar.left() + (part.first - 1) * cell, bar.top(), part.width * cell, bar.height())
        painter.fillRect(area, colours.fill)
        paint_pattern(painter, area, theme.measures.pattern[theme.measures.level[part.level].pattern], colours.mark)
        if part.last < CELLS:
            painter.fillRect(QRectF(area.right() - 0.5, bar.top(), 1, bar.height()), theme.colour("divider"))
    stroke = theme.stroke["control"]
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.colour("border"), stroke))
    half = stroke / 2
    painter.drawRoundedRect(bar.adjusted(half, half, -half, -half), 1.5, 1.5)
    painter.restore()


def _paint_mark(painter: QPainter, bar: QRectF, theme: Theme, roll: int) -> None:
    x = bar.left() + (roll - 0.5) * bar.width() / CELLS
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillRect(QRectF(x - 2, bar.top(), 4, bar.height()), theme.colour("divider"))
    painter.fillRect(QRectF(x - 1, bar.top() - 3, 2, bar.height() + 5), theme.colour("text"))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.colour("text"))
    top = bar.top() - _HEAD
    painter.drawPolygon(QPolygonF([QPointF(x - 5.5, top), QPointF(x + 5.5, top), QPointF(x, top + 7.5)]))
    painter.restore()


def _paint_numbers(painter: QPainter, bar: QRectF, theme: Theme, parts: Sequence[Segment]) -> None:
    font = theme.font("micro")
    widths = QFontMetricsF(font)
    painter.setFont(font)
    painter.setPen(theme.colour("text_2"))
    line = theme.line_height("micro")
    for x, text in boundary_numbers(parts, bar.width()):
        width = widths.horizontalAdvance(text)
        left = bar.left() + min(max(0.0, x - width / 2), bar.width() - width)
        if x == bar.width():
            left = bar.right() - width
        painter.drawText(QRectF(left - 1, bar.bottom() + 1, width + 2, line), Qt.AlignmentFlag.AlignCenter, text)


def _paint_legend(
    painter: QPainter,
    rect: QRectF,
    theme: Theme,
    parts: Sequence[Segment],
    legend: Mapping[str, LegendEntry],
    current: str | None,
    signs: bool,
) -> None:
    words = theme.font("small")
    words.setWeight(theme.font("strong").weight())
    words.setPixelSize(theme.font("micro").pixelSize() + (0 if signs else 1))
    shares = theme.font("micro")
    metrics, share_metrics = QFontMetricsF(words), QFontMetricsF(shares)
    indent = _SIGN + _SIGN_GAP
    entries = [(part.level, legend[part.level]) for part in parts]
    texts = [metrics.horizontalAdvance(entry.word) for _, entry in entries]
    if signs and sum(texts) + len(entries) * indent + (len(entries) - 1) * 6 > rect.width():
        signs = False
    left_of_word = indent if signs else 0
    room = (rect.width() - (len(entries) - 1) * 6) / len(entries) - left_of_word
    if sum(texts) + len(entries) * left_of_word + (len(entries) - 1) * 6 > rect.width():
        texts = [min(text, room) for text in texts]
    columns = [
        max(text + left_of_word, share_metrics.horizontalAdvance(entry.share))
        for text, (_, entry) in zip(texts, entries, strict=True)
    ]
    gap = max(6.0, (rect.width() - sum(columns)) / max(1, len(entries) - 1))
    gap = min(gap, 60.0)
    x = rect.left()
    upper, lower = theme.line_height("small"), theme.line_height("micro")
    for (level, entry), column, text in zip(entries, columns, texts, strict=True):
        if signs:
            sign = QRectF(x, rect.top() + (upper - _SIGN) / 2, _SIGN, _SIGN)
            paint_level_sign(painter, sign, level, theme.level(level).text)
        painter.setPen(theme.colour("text" if level == current else "text_2"))
        painter.setFont(words)
        word = metrics.elidedText(entry.word, Qt.TextElideMode.ElideRight, text + 1)
        centred = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        painter.drawText(QRectF(x + left_of_word, rect.top(), text + 2, upper), centred, word)
        painter.setFont(shares)
        painter.drawText(QRectF(x, rect.top() + upper - 1, column + 2, lower), centred, entry.share)
        x += column + gap


def paint_threshold_bar(
    painter: QPainter,
    rect: QRectF,
    theme: Theme,
    thresholds: ThresholdsLike,
    roll: int | None = None,
    legend: Mapping[str, LegendEntry] | None = None,
    signs: bool = True,
) -> None:
    """Draw bar, boundary numbers, the roll's mark and the legend from the top of the rectangle downwards.

    `roll` is 1…100 or None before the roll; `legend` holds the words of every level in use, and without it no legend is
    drawn. `signs` False gives the small legend of words alone (also taken where the signs would not fit).
    """
    parts = segments(thresholds)
    bar = bar_rect(rect, theme)
    paint_segments(painter, bar, theme, parts)
    painter.save()
    _paint_numbers(painter, bar, theme, parts)
    if roll is not None:
        _paint_mark(painter, bar, theme, roll)
    if legend is not None:
        current = next((part.level for part in parts if roll is not None and part.first <= roll <= part.last), None)
        top = bar.bottom() + theme.line_height("micro") + 1
        below = QRectF(rect.left(), top, rect.width(), rect.bottom() - top)
        _paint_legend(painter, below, theme, parts, legend, current, signs)
    painter.restore()
