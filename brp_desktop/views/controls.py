"""Buttons, links, switches and chips of the window, painted from the theme."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QKeySequence, QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import QWidget

from brp_desktop.models.plain_tip import plain_tip
from brp_desktop.painting.fill import fill_rect
from brp_desktop.painting.icons import paint_icon
from brp_desktop.painting.theme import Theme
from brp_desktop.views.painted import (
    RING,
    PaintedButton,
    paint_frame,
    paint_ring,
    sharp_square,
    text_width,
    without_mnemonic,
)

_ALIGN_LEFT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
REBOUND: dict[str, str] = {}
"""For keys that a command had to begin with and has no longer: the one it has instead, or nothing."""
OWN_KEYS: dict[str, tuple[str, ...]] = {}
"""The keys in force of every command that has others than to begin with."""
_BETWEEN = " · "
_SINGLE = int(Qt.AlignmentFlag.AlignCenter) | int(Qt.TextFlag.TextSingleLine)


class PushButton(PaintedButton):
    """A button with words and, if wanted, an icon before and a key cap after them; ``primary`` fills it."""

    def __init__(self, theme: Theme, parent: QWidget | None = None, *, primary: bool = False, height: int = 32) -> None:
        super().__init__(theme, parent)
        self.primary = primary
        self.icon_name = ""
        self.key_cap = ""
        self.flat = False
        self.danger = False
        self._height = height

    def set_look(self, icon_name: str, key_cap: str = "", *, primary: bool | None = None) -> None:
        """Change icon, key cap and weight; the words are set with ``setText``."""
        self.icon_name, self.key_cap = icon_name, key_cap
        if primary is not None:
            self.primary = primary
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(round(self._content_width() + 28) + 2 * RING, self._height + 2 * RING)

    def minimumSizeHint(self) -> QSize:
        return QSize(round(self._content_width(with_cap=False) + 14) + 2 * RING, self._height + 2 * RING)

    def _content_width(self, *, with_cap: bool = True) -> float:
        width = text_width(self.theme.font("strong" if self.primary else "body"), without_mnemonic(self.text()))
        if self.icon_name:
            width += 24 if self.text() else 16
        if self.key_cap and with_cap:
            width += 8 + cap_width(self.theme, self.key_cap)
        return width

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        colour = self.theme.colour
        fill, border, ink = self._colours()
        paint_frame(painter, rect, self.theme, fill, border, dashed=not self.isEnabled())
        painter.setFont(self.theme.font("strong" if self.primary and self.isEnabled() else "body"))
        shows_cap = bool(self.key_cap) and self._content_width() + 12 <= rect.width()
        width = self._content_width(with_cap=shows_cap)
        x = rect.center().x() - width / 2
        if self.icon_name:
            paint_icon(painter, sharp_square(x, rect.center().y()), self.icon_name, ink)
            x += 24
        painter.setPen(ink)
        words = text_width(painter.font(), without_mnemonic(self.text()))
        flags = int(_ALIGN_LEFT) | int(Qt.TextFlag.TextShowMnemonic)
        painter.drawText(QRectF(x, rect.top(), words + 2, rect.height()), flags, self.text())
        if shows_cap:
            edge = ink if self.primary else colour("border")
            paint_key_cap(painter, self.theme, x + words + 8, rect.center().y(), self.key_cap, ink, edge)

    def _colours(self) -> tuple[QColor | None, QColor | None, QColor]:
        colour = self.theme.colour
        if not self.isEnabled():
            return None, colour("border"), colour("text_off")
        if self.primary:
            fill = colour("accent")
            if self.isDown() or self.underMouse():
                fill = fill.lighter(115) if self.theme.is_dark else fill.lighter(112)
            return fill, None, colour("on_accent")
        ink = colour("danger") if self.danger else colour("text")
        if self.isDown():
            return colour("pressed"), colour("border"), ink
        if self.underMouse():
            return colour("hover"), colour("border"), ink
        return (None, None, ink) if self.flat else (colour("raised"), colour("border"), ink)


def native_keys(keys: str) -> str:
    """«Ctrl+Shift+Z» as the menus write it in the language in force: «Ctrl+Maj+Z»; several stand between « · ».

    «Esc» and «Enter» are known by themselves too. Of a command whose key was changed the key in force is told.
    """
    return _BETWEEN.join(_native(key) for key in keys.split(_BETWEEN))


def key_hint(text: str) -> str:
    """A sentence with a key in brackets, with the key in force; without brackets where there is none."""
    key = key_in(text)
    first = next((each for each in REBOUND if key in (each, _plainly(each))), "")
    return with_key(text, _native(first)) if first else text


def key_line(text: str, **names: tuple[str, str]) -> str:
    """Parts between « · » with ``{place}`` for the key of a command: a part whose commands have none is left out.

    ``names`` are the commands, each with the key it has to begin with. Of several a single sign is told.
    """
    keys = {place: _shortest(name, first) for place, (name, first) in names.items()}
    parts = []
    for part in text.split(_BETWEEN):
        told = [key for place, key in keys.items() if f"{{{place}}}" in part]
        if not told or any(told):
            parts.append(" ".join(word for word in part.format_map(keys).split(" ") if word))
    return _BETWEEN.join(parts)


def key_cap(key: str, usual: str) -> str:
    """What a button shows of a command whose first key is ``key`` («Ctrl+K»): ``usual`` («Ctrl K») while it has that
    key, else the one in force, or nothing."""
    return native_keys(key) if key in REBOUND else usual


def why_tip(text: str, *, icon_only: bool) -> str:
    """The tip of a link that asks «why?»: its key, after the words where the link shows none."""
    key = native_keys("Shift+F1")
    return f"{text} ({key})" if icon_only and key else key or text


def _shortest(name: str, first: str) -> str:
    own = OWN_KEYS.get(name)
    if own is None:
        return first
    from brp_desktop.views.keys.spelling import is_single, native

    return native(next(filter(is_single, own), own[0])) if own else ""


def key_in(text: str) -> str:
    """What stands between the last brackets of a sentence."""
    return text.rpartition("(")[2].partition(")")[0]


def with_key(text: str, inside: str) -> str:
    """The sentence with something else between its last brackets, without them where that is empty."""
    before, bracket, rest = text.rpartition("(")
    _, closing, after = rest.partition(")")
    if not bracket or not closing:
        return text
    return f"{before}({inside}){after}" if inside else f"{before.rstrip()}{after}"


def _native(key: str) -> str:
    return _plainly(REBOUND.get(key.replace("−", "-"), key))


def _plainly(key: str) -> str:
    if key not in ("Esc", "Enter") and not key.startswith(("Ctrl+", "Shift+", "Alt+")):
        return key
    return QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText) or key


def cap_width(theme: Theme, text: str) -> float:
    """Width of a key cap in px."""
    return text_width(theme.font("micro"), text) + 12


def paint_key_cap(
    painter: QPainter, theme: Theme, x: float, middle: float, text: str, ink: QColor, edge: QColor
) -> None:
    """A key as a small frame with its name; ``x`` is its left edge, ``middle`` its vertical centre."""
    rect = QRectF(x, middle - 9, cap_width(theme, text), 18)
    painter.setPen(QPen(edge, 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), theme.radius["cell"], theme.radius["cell"])
    painter.setFont(theme.font("micro"))
    painter.setPen(ink)
    painter.drawText(rect, _SINGLE, text)


class IconButton(PaintedButton):
    """A button of one icon, ``side`` px square; without a frame at rest. Needs a tooltip and an accessible name."""

    def __init__(
        self, theme: Theme, icon_name: str, parent: QWidget | None = None, *, side: int = 28, framed: bool = False
    ) -> None:
        super().__init__(theme, parent)
        self.icon_name = icon_name
        self.framed = framed
        self._side = side

    def set_words(self, name: str, key: str = "") -> None:
        """Tooltip and accessible name in one; ``key`` («Ctrl+Z») is added to the tooltip, and described by itself."""
        self.setAccessibleName(name)
        self.setAccessibleDescription(native_keys(key))
        shown = native_keys(key) if key else ""
        self.setToolTip(plain_tip(f"{name} ({shown})" if shown else name))

    def sizeHint(self) -> QSize:
        return QSize(self._side + 2 * RING, self._side + 2 * RING)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        colour = self.theme.colour
        enabled = self.isEnabled()
        on = self.isCheckable() and self.isChecked()
        fill: QColor | None = colour("raised") if self.framed else None
        if on:
            fill = colour("selected")
        if enabled and self.isDown():
            fill = colour("pressed")
        elif enabled and self.underMouse():
            fill = colour("hover")
        edge = colour("border") if self.framed or on else None
        if fill is not None or edge is not None:
            paint_frame(painter, rect, self.theme, fill, edge, dashed=not enabled)
        square = sharp_square(rect.center().x() - 8, rect.center().y())
        paint_icon(painter, square, self.icon_name, colour("text" if enabled else "text_off"))


class LinkButton(PaintedButton):
    """Underlined words in the link colour, with an icon before them if wanted."""

    def __init__(
        self, theme: Theme, parent: QWidget | None = None, *, icon_name: str = "", type_name: str = "small"
    ) -> None:
        super().__init__(theme, parent)
        self.icon_name = icon_name
        self.icon_only = False
        self._type = type_name
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def sizeHint(self) -> QSize:
        width = text_width(self._font(), self.text()) + (20 if self.icon_name else 0)
        if self.icon_only:
            width = 16
        return QSize(round(width) + 2 * RING + 1, self.theme.line_height(self._type) + 2 * RING)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def _font(self) -> QFont:
        return self.theme.font(self._type)

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        ink = self.theme.colour("link" if self.isEnabled() else "text_off")
        x = rect.left()
        if self.icon_name:
            paint_icon(painter, sharp_square(x, rect.center().y(), 15), self.icon_name, ink)
            x += 20
        if self.icon_only:
            return
        font = self._font()
        painter.setFont(font)
        painter.setPen(ink)
        painter.drawText(QRectF(x, rect.top(), rect.right() - x + 1, rect.height()), _ALIGN_LEFT, self.text())
        below = round(rect.center().y() + painter.fontMetrics().ascent() / 2) + 1
        fill_rect(painter, QRectF(round(x), below, round(text_width(font, self.text())), 1), ink)


class Switch(PaintedButton):
    """An on/off switch with its words before it; operated like a check box."""

    TRACK = QSize(36, 20)
    LEAST_WIDTH = 160
    """Words that have less room than they want are shortened; who gives them so little says them in a tip."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.setCheckable(True)

    def sizeHint(self) -> QSize:
        width = text_width(self.theme.font("body"), self.text()) + 13 + self.TRACK.width()
        return QSize(round(width) + 2 * RING, 24 + 2 * RING)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint().boundedTo(QSize(self.LEAST_WIDTH, 100))

    def track(self) -> QRectF:
        """Where the switch itself lies."""
        rect = self.body()
        return QRectF(
            rect.right() - self.TRACK.width(),
            rect.center().y() - self.TRACK.height() / 2,
            self.TRACK.width(),
            self.TRACK.height(),
        )

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        colour = self.theme.colour
        track = self.track()
        painter.setFont(self.theme.font("body"))
        painter.setPen(colour("text" if self.isEnabled() else "text_off"))
        words = QRectF(rect.left(), rect.top(), track.left() - rect.left() - 12, rect.height())
        shown = painter.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, round(words.width()) + 1)
        painter.drawText(words, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight), shown)
        pen = QPen(colour("border"), 1.0 if not self.theme.high_contrast else 1.5)
        if not self.isEnabled():
            pen.setDashPattern([3, 2])
        on = self.isChecked()
        painter.setPen(Qt.PenStyle.NoPen if on and self.isEnabled() else pen)
        painter.setBrush(colour("accent") if on else colour("raised"))
        painter.drawRoundedRect(track.adjusted(0.5, 0.5, -0.5, -0.5), 9.5, 9.5)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour("on_accent") if on else colour("border"))
        knob = QRectF(track.right() - 17 if on else track.left() + 3, track.top() + 3, 14, 14)
        painter.drawEllipse(knob)

    def paint_focus(self, painter: QPainter, rect: QRectF) -> None:
        paint_ring(painter, self.track(), self.theme, radius=10)


class Chip(PaintedButton):
    """A brass chip with icon and words: what is waiting."""

    HEIGHT = 28

    def __init__(self, theme: Theme, icon_name: str, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.icon_name = icon_name

    def sizeHint(self) -> QSize:
        width = text_width(self.theme.font("strong"), self.text()) + 22 + 26
        return QSize(round(width) + 2 * RING, self.HEIGHT + 2 * RING)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        colour = self.theme.colour
        painter.setPen(QPen(colour("tick"), self.theme.stroke["control"]))
        fill = colour("tick_tint")
        if self.underMouse() or self.isDown():
            fill = colour("tick_tint").darker(106) if not self.theme.is_dark else colour("tick_tint").lighter(118)
        painter.setBrush(fill)
        radius = rect.height() / 2 - 0.5
        painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
        paint_icon(painter, sharp_square(rect.left() + 12, rect.center().y()), self.icon_name, colour("tick"))
        painter.setFont(self.theme.font("strong"))
        painter.setPen(colour("text"))
        painter.drawText(rect.adjusted(34, 0, 0, 0), int(_ALIGN_LEFT), self.text())

    def paint_focus(self, painter: QPainter, rect: QRectF) -> None:
        paint_ring(painter, rect, self.theme, radius=rect.height() / 2)


class Half(PaintedButton):
    """One side of a two-sided segment control; ``first`` and ``last`` say which corners are round."""

    def __init__(self, theme: Theme, icon_name: str, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.icon_name = icon_name
        self.first = True
        self.last = True
        self.setCheckable(True)
        self.setAutoExclusive(True)

    def sizeHint(self) -> QSize:
        width = text_width(self.theme.font("strong"), self.text()) + 42
        return QSize(round(width) + (RING if self.first else 0) + (RING if self.last else 0), 30 + 2 * RING)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def body(self) -> QRectF:
        return QRectF(self.rect()).adjusted(RING if self.first else 0, RING, -RING if self.last else 0, -RING)

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        colour = self.theme.colour
        chosen = self.isChecked()
        fill = colour("accent") if chosen else colour("hover" if self.underMouse() else "raised")
        painter.save()
        painter.setClipRect(rect)
        wide = rect.adjusted(0 if self.first else -12, 0, 0 if self.last else 12, 0)
        paint_frame(painter, wide, self.theme, fill, colour("accent") if chosen else colour("border"))
        painter.restore()
        ink = colour("on_accent" if chosen else "text")
        font = self.theme.font("strong" if chosen else "body")
        width = text_width(font, self.text()) + 22
        x = rect.center().x() - width / 2
        paint_icon(painter, sharp_square(x, rect.center().y()), self.icon_name, ink)
        painter.setFont(font)
        painter.setPen(ink)
        painter.drawText(QRectF(x + 22, rect.top(), width, rect.height()), int(_ALIGN_LEFT), self.text())

    def paint_focus(self, painter: QPainter, rect: QRectF) -> None:
        pen = QPen(self.theme.colour("on_accent" if self.isChecked() else "focus"), self.theme.stroke["focus"])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(rect.adjusted(3, 3, -3, -3), 3, 3)


class RollButton(PushButton):
    """The primary button that rolls: a second press of a double click does nothing (case G07)."""

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        event.accept()
