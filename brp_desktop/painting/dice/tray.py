"""The tray: felt, shadows, and what is written on the felt beside the dice."""

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPixmap, QRadialGradient, QTextOption

from brp_desktop.painting.level_signs import paint_level_sign
from brp_desktop.painting.theme import Theme

_LIGHT = ((0.0, 1.20), (0.38, 1.06), (0.62, 0.93), (1.0, 0.76))
"""Light of the felt from the lamp outwards, as a factor of its colour."""

_WORDS_FROM = 0.55
"""Where on the tray's width the words of a result may begin."""

_LEAST = 9
"""Words on the felt are never smaller than this, px."""

_SHADOW_LEVELS = 6


def _ratio(painter: QPainter) -> float:
    return painter.device().devicePixelRatioF()


def _times(colour: QColor, factor: float) -> QColor:
    return QColor(*(min(255, round(channel * factor)) for channel in (colour.red(), colour.green(), colour.blue())))


@lru_cache(maxsize=8)
def _felt(width: int, height: int, ratio: float, felt: int, edge: int, radius: int, table: str) -> QPixmap:
    pixmap = QPixmap(QSize(round(width * ratio), round(height * ratio)))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    colour = QColor.fromRgba(felt)
    lamp = QRadialGradient(QPointF(width * 0.44, height * 0.3), max(width * 0.58, height * 0.9))
    for stop, factor in _LIGHT:
        lamp.setColorAt(stop, _times(colour, factor))
    card = QPainterPath()
    card.addRoundedRect(QRectF(0, 0, width, height), radius, radius)
    with QPainter(pixmap) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillPath(card, colour if table == "plain" else lamp)
        if table not in ("felt", "plain"):
            from brp_desktop.painting.dice.textures import table_grain

            painter.setClipPath(card)
            painter.drawImage(0, 0, table_grain(table, width, height))
            painter.setClipping(False)
        if edge:
            painter.setPen(QColor.fromRgba(edge))
            painter.drawRoundedRect(QRectF(0.5, 0.5, width - 1, height - 1), radius, radius)
    return pixmap


def paint_felt(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """Draw the empty tray: felt (or what the person chose) under a lamp, darker towards its rounded edge.

    The last eight sizes are kept.
    """
    edge = theme.colour("border").rgba() if theme.high_contrast else 0
    size = (max(1, round(rect.width())), max(1, round(rect.height())))
    table, colour = "felt", theme.colour("felt")
    if theme.dice.table != table and not theme.high_contrast:
        from brp_desktop.painting.dice.looks import table_colour

        table, colour = theme.dice.table, table_colour(theme)
    pixmap = _felt(*size, _ratio(painter), colour.rgba(), edge, theme.radius["card"], table)
    painter.drawPixmap(rect.topLeft(), pixmap)


@lru_cache(maxsize=48)
def _shadow(radius: int, level: int, ratio: float) -> QPixmap:
    reach = radius * (1.34 + 0.13 * level)
    side = round(2 * reach * ratio)
    pixmap = QPixmap(side, side)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    middle = QPointF(reach, reach)
    blur = QRadialGradient(middle, reach)
    core = 0.52 - 0.055 * level
    strength = 0.60 - 0.05 * level
    for stop, share in ((0.0, 1.0), (core, 0.94), (core + 0.16, 0.68), (core + 0.30, 0.30), (0.92, 0.05), (1.0, 0.0)):
        blur.setColorAt(stop, QColor(2, 10, 6, round(255 * strength * share)))
    with QPainter(pixmap) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(blur)
        painter.drawEllipse(middle, reach, reach)
    return pixmap


def paint_shadow(painter: QPainter, middle: QPointF, radius: float, height: float) -> None:
    """Draw the soft shadow of a die: `radius` in px, `height` above the felt in die radii; blurred once."""
    level = min(_SHADOW_LEVELS - 1, max(0, round((height - 0.6) * 1.8)))
    pixmap = _shadow(max(1, round(radius)), level, _ratio(painter))
    half = pixmap.deviceIndependentSize().width() / 2
    painter.drawPixmap(QPointF(round(middle.x() - half), round(middle.y() - half)), pixmap)


def _fitting(text: str, theme: Theme, style: str, width: float, size: int, least: int) -> tuple[QFontMetricsF, int]:
    """The largest size at which the text stands on one line, but for ``least``; no word is ever wider than the room."""
    font = theme.font(style)
    while size > _LEAST:
        font.setPixelSize(size)
        metrics = QFontMetricsF(font)
        words = [text] if size > least else text.split()
        if all(metrics.horizontalAdvance(word) <= width for word in words):
            break
        size -= 1
    font.setPixelSize(size)
    return QFontMetricsF(font), size


def _height(metrics: QFontMetricsF, text: str, width: float) -> float:
    """How high the text stands in a room of that width, its lines wrapped between words."""
    return metrics.boundingRect(QRectF(0, 0, width, 10_000), int(Qt.TextFlag.TextWordWrap), text).height()


def paint_result(
    painter: QPainter,
    rect: QRectF,
    theme: Theme,
    number: str,
    words: str,
    level: str | None = None,
    *,
    beside_dice: bool = True,
) -> None:
    """Write a result on the right of the tray: the level's sign and the number, the words below, right-aligned.

    `number` may be empty (automatic and impossible checks show words only and have the whole tray); where no dice lie
    (`beside_dice`) it stands in the middle of the tray. Words too long for the room get smaller, then stand on more
    lines; words with digits («4 + 3 + 1») are set in the font of values.
    """
    small = rect.height() < 110
    beside = number and beside_dice
    room = rect.adjusted(rect.width() * _WORDS_FROM if beside else 14, 0, -14, 0)
    side = Qt.AlignmentFlag.AlignRight if beside or not number else Qt.AlignmentFlag.AlignHCenter
    style = "value" if any(character.isdigit() for character in words) else "verdict"
    painter.save()
    painter.setPen(theme.colour("felt_text"))
    word_size = 20 if small else theme.type(style).size
    number_size = 42 if small else theme.type("result").size
    number_height = round(number_size * 0.92) if number else 0
    metrics, size = _fitting(words, theme, style, room.width(), word_size, 15)
    word_font = theme.font(style)
    while size > _LEAST and number_height + _height(metrics, words, room.width()) > rect.height() - 4:
        size -= 1
        word_font.setPixelSize(size)
        metrics = QFontMetricsF(word_font)
    word_font.setPixelSize(size)
    word_height = _height(metrics, words, room.width())
    top = rect.center().y() - (number_height + word_height) / 2
    if number:
        number_metrics, number_size = _fitting(number, theme, "result", room.width() - number_height, number_size, 12)
        font = theme.font("result")
        font.setPixelSize(number_size)
        painter.setFont(font)
        line = QRectF(room.left(), top, room.width(), number_height)
        painter.drawText(line, side | Qt.AlignmentFlag.AlignVCenter, number)
        if level is not None:
            side_length = number_size * 0.58
            right = room.right() - number_metrics.horizontalAdvance(number) - number_size * 0.16
            sign = QRectF(right - side_length, line.center().y() - side_length / 2, side_length, side_length)
            paint_level_sign(painter, sign, level, theme.colour("felt_text"))
    painter.setFont(word_font)
    below = QRectF(room.left(), top + number_height, room.width(), word_height + 2)
    flow = QTextOption(side | Qt.AlignmentFlag.AlignVCenter)
    flow.setWrapMode(QTextOption.WrapMode.WordWrap)
    painter.drawText(below, words, flow)
    painter.restore()


def paint_notice(painter: QPainter, rect: QRectF, theme: Theme, text: str) -> None:
    """Write a quiet sentence in the middle of the tray (for instance while nothing is chosen)."""
    painter.save()
    painter.setPen(theme.colour("felt_text_2"))
    painter.setFont(theme.font("aside"))
    flow = QTextOption(Qt.AlignmentFlag.AlignCenter)
    flow.setWrapMode(QTextOption.WrapMode.WordWrap)
    painter.drawText(rect.adjusted(16, 8, -16, -8), text, flow)
    painter.restore()
