"""Small things of the game master's tab: badges, cards, rows of segments, buttons that open a list."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QButtonGroup, QFrame, QSizePolicy, QWidget

from brp_desktop.models.plain_tip import plain_tip
from brp_desktop.painting.icons import paint_icon
from brp_desktop.painting.theme import Theme
from brp_desktop.views.painted import RING, PaintedButton, paint_frame, paint_ring, text_width, tint
from brp_desktop.views.plain_label import PlainLabel

BADGE = 22
"""Side of a badge in px."""
NARROW_CHOICE = 104
"""Width in px below which a drop-down keeps its words by a smaller sign and less room around."""
_LEFT = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)


def paint_badge(painter: QPainter, rect: QRectF, theme: Theme, side: str) -> None:
    """The sign of a side: A in a filled disc, B in a ring; told apart by letter and filling, not by colour alone."""
    colour = theme.colour
    first = side == "a"
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen if first else QPen(colour("tick"), 1.5))
    painter.setBrush(colour("accent") if first else colour("tick_tint"))
    painter.drawEllipse(rect.adjusted(0.75, 0.75, -0.75, -0.75))
    font = theme.font("strong")
    font.setPixelSize(max(10, round(rect.height() * 0.56)))
    painter.setFont(font)
    painter.setPen(colour("on_accent") if first else colour("text"))
    painter.drawText(rect, int(Qt.AlignmentFlag.AlignCenter), side.upper())
    painter.restore()


class Badge(QWidget):
    """The sign of a side as a widget; its letter is said by what stands beside it."""

    def __init__(self, theme: Theme, side: str, parent: QWidget | None = None, *, size: int = BADGE) -> None:
        super().__init__(parent)
        self._theme = theme
        self.side = side
        self.setFixedSize(size, size)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._theme = theme
        self.update()

    def set_side(self, side: str) -> None:
        """Another letter."""
        self.side = side
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            paint_badge(painter, QRectF(self.rect()), self._theme, self.side)


class Card(QFrame):
    """A raised card; ``secret`` gives it the frame of what only the game master sees."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.secret = False
        self.plain = False

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self.theme = theme
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            colour, radius = self.theme.colour, self.theme.radius["card"]
            width = 1.5 if self.secret or self.theme.high_contrast else 1.0
            edge = colour("hidden") if self.secret else colour("line")
            painter.setPen(QPen(edge, width))
            painter.setBrush(colour("panel" if self.plain else "raised"))
            half = width / 2
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(half, half, -half, -half), radius, radius)


def label(
    parent: QWidget, theme: Theme, type_name: str = "body", role: str = "text", *, wraps: bool = False
) -> "ThemedLabel":
    """A label that keeps to the theme."""
    return ThemedLabel(theme, parent, type_name, role, wraps=wraps)


class ThemedLabel(PlainLabel):
    """Plain text in a type and a colour of the theme."""

    def __init__(self, theme: Theme, parent: QWidget, type_name: str, role: str, *, wraps: bool = False) -> None:
        super().__init__(parent=parent)
        self.type_name, self.role = type_name, role
        self.setWordWrap(wraps)
        if wraps:
            policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
            policy.setHeightForWidth(True)
            self.setSizePolicy(policy)
        self.set_theme(theme)

    def set_theme(self, theme: Theme) -> None:
        """Show in another theme."""
        self.setFont(theme.font(self.type_name))
        tint(self, QPalette.ColorRole.WindowText, theme.colour(self.role))

    def set_role(self, theme: Theme, role: str) -> None:
        """Take another colour of the theme."""
        self.role = role
        self.set_theme(theme)


class _Segment(PaintedButton):
    """One choice of a row: words, with an icon before them if wanted."""

    def __init__(self, theme: Theme, value: object, icon_name: str, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self.value = value
        self.icon_name = icon_name
        self.setCheckable(True)
        self.setAutoExclusive(True)

    def body(self) -> QRectF:
        return QRectF(self.rect())

    def wanted(self) -> int:
        """Width that shows everything."""
        return round(text_width(self.theme.font("strong"), self.text())) + (22 if self.icon_name else 0) + 20

    def sizeHint(self) -> QSize:
        return QSize(self.wanted(), 28)

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        colour, chosen, enabled = self.theme.colour, self.isChecked(), self.isEnabled()
        if chosen:
            painter.fillRect(rect, colour("accent" if enabled else "selected"))
        elif enabled and self.underMouse():
            painter.fillRect(rect, colour("hover"))
        ink = colour("text_off") if not enabled else colour("on_accent" if chosen else "text")
        font = self.theme.font("strong" if chosen and enabled else "body")
        words = QFontMetricsF(font).elidedText(self.text(), Qt.TextElideMode.ElideRight, rect.width() - 4)
        shows_icon = bool(self.icon_name) and self.wanted() <= rect.width() + 14
        width = text_width(font, words) + (22 if shows_icon else 0)
        x = rect.center().x() - width / 2
        if shows_icon:
            paint_icon(painter, QRectF(x, rect.center().y() - 8, 16, 16), self.icon_name, ink)
            x += 22
        painter.setFont(font)
        painter.setPen(ink)
        painter.drawText(QRectF(x, rect.top(), text_width(font, words) + 2, rect.height()), _LEFT, words)

    def paint_focus(self, painter: QPainter, rect: QRectF) -> None:
        colour = self.theme.colour("on_accent" if self.isChecked() else "focus")
        painter.setPen(QPen(colour, self.theme.stroke["focus"]))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(rect.adjusted(3, 3, -3, -3), 3, 3)


class SegmentRow(QWidget):
    """Exclusive choices side by side; Tab reaches the chosen one, arrows go on."""

    has_ring = True
    """Its frame stands ``RING`` px inside it."""
    chosen = Signal(object)
    """The value that the person chose."""

    def __init__(
        self, theme: Theme, choices: Sequence[tuple[object, str]], parent: QWidget | None = None, *, height: int = 30
    ) -> None:
        """``choices`` are value and icon name (may be empty); words come with ``set_words``."""
        super().__init__(parent)
        self._theme = theme
        self._height = height
        self._group = QButtonGroup(self)
        self._segments: list[_Segment] = []
        for value, icon_name in choices:
            segment = _Segment(theme, value, icon_name, self)
            self._group.addButton(segment)
            self._segments.append(segment)
        self._segments[0].setChecked(True)
        self._group.buttonToggled.connect(self._on_toggled)
        self._silent = False

    def set_words(self, words: Sequence[tuple[str, str]]) -> None:
        """What each shows and what it is called in full."""
        for segment, (shown, full) in zip(self._segments, words, strict=True):
            segment.setText(shown)
            segment.setAccessibleName(full)
            segment.setToolTip(plain_tip(full))
        self._arrange()
        self.updateGeometry()

    def set_value(self, value: object) -> None:
        """Show a choice; no signal comes of it."""
        self._silent = True
        for segment in self._segments:
            if segment.value == value:
                segment.setChecked(True)
        self._silent = False

    def button(self, value: object) -> PaintedButton:
        """The button of a choice."""
        return next(segment for segment in self._segments if segment.value == value)

    def value(self) -> object:
        """What is chosen."""
        return next(segment.value for segment in self._segments if segment.isChecked())

    def show_value(self, value: object, shown: bool) -> None:
        """Offer a choice or not."""
        self.button(value).setVisible(shown)
        self._arrange()
        self.updateGeometry()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._theme = theme
        for segment in self._segments:
            segment.set_theme(theme)
        self._arrange()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(sum(each.wanted() for each in self._offered()) + 2 * RING + 2, self._height + 2 * RING)

    def minimumSizeHint(self) -> QSize:
        return QSize(len(self._offered()) * 24 + 2 * RING, self._height + 2 * RING)

    def resizeEvent(self, event: QEvent) -> None:
        self._arrange()

    def frame(self) -> QRectF:
        """Outer edge of the row inside the widget."""
        return QRectF(self.rect()).adjusted(RING, RING, -RING, -RING)

    def _offered(self) -> list[_Segment]:
        return [segment for segment in self._segments if not segment.isHidden()]

    def _arrange(self) -> None:
        offered = self._offered()
        if not offered:
            return
        frame = self.frame().adjusted(1, 1, -1, -1)
        wanted = [segment.wanted() for segment in offered]
        extra = (frame.width() - (len(wanted) - 1) - sum(wanted)) / len(wanted)
        x = frame.left()
        for segment, width in zip(offered, wanted, strict=True):
            right = x + width + extra
            segment.setGeometry(round(x), round(frame.top()), round(right) - round(x), round(frame.height()))
            x = right + 1

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            colour = self._theme.colour
            paint_frame(painter, self.frame(), self._theme, colour("raised"), colour("border"))
            painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
            for segment in self._offered()[1:]:
                area = segment.geometry()
                painter.fillRect(area.left() - 1, area.top(), 1, area.height(), colour("border"))

    def _on_toggled(self, button: object, checked: bool) -> None:
        if checked and not self._silent and isinstance(button, _Segment):
            self.chosen.emit(button.value)


class ChoiceButton(PaintedButton):
    """Looks like a drop-down: words on the left, a value on the right; opens a list to type in."""

    reads_as = "ButtonMenu"

    def __init__(self, theme: Theme, parent: QWidget | None = None, *, strong: bool = False) -> None:
        super().__init__(theme, parent)
        self.strong = strong
        self._words = ""
        self.value_text = ""
        self.is_empty = True
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def show_choice(self, text: str, value: str = "", *, empty: bool = False) -> None:
        """What is chosen; ``empty`` shows the words as an invitation."""
        self.setText(text.replace("&", "&&"))
        self._words, self.value_text, self.is_empty = text, value, empty
        self.setToolTip(plain_tip(text))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(150, 30 + 2 * RING)

    def minimumSizeHint(self) -> QSize:
        return QSize(96, 30 + 2 * RING)

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        colour, enabled = self.theme.colour, self.isEnabled()
        fill = colour("pressed" if self.isDown() else "hover" if self.underMouse() else "raised") if enabled else None
        paint_frame(painter, rect, self.theme, fill, colour("border"), dashed=not enabled)
        ink = colour("text") if enabled and not self.is_empty else colour("text_off")
        if enabled:
            side, x = (14, rect.right() - 19) if rect.width() < NARROW_CHOICE else (16, rect.right() - 25)
            area = QRectF(x, rect.center().y() - side / 2, side, side)
            paint_icon(painter, area, "chevron-down", colour("text_2"))
        left, right = self._words_span(rect)
        painter.setFont(self.theme.font("body"))
        painter.setPen(colour("text_2") if enabled else colour("text_off"))
        if self.value_text:
            value = QRectF(right + 8, rect.top(), rect.right() - right, rect.height())
            painter.drawText(value, _LEFT, self.value_text)
        painter.setFont(self._words_font())
        painter.setPen(ink)
        painter.drawText(QRectF(left, rect.top(), right - left + 2, rect.height()), _LEFT, self.shown_words())

    def shown_words(self) -> str:
        """The words as far as there is room for them."""
        left, right = self._words_span(self.body())
        metrics = QFontMetricsF(self._words_font())
        return metrics.elidedText(self._words, Qt.TextElideMode.ElideRight, right - left)

    def _words_font(self) -> QFont:
        return self.theme.font("strong" if self.strong and not self.is_empty else "body")

    def _words_span(self, rect: QRectF) -> tuple[float, float]:
        """From where to where the words may go; where there is nothing to open, they have the room of its sign."""
        narrow = rect.width() < NARROW_CHOICE
        right = rect.right() - (8 if not self.isEnabled() else 21 if narrow else 32)
        if self.value_text:
            right -= text_width(self.theme.font("body"), self.value_text) + 8
        return rect.left() + (6 if narrow else 8), right


class ChanceLink(PaintedButton):
    """A large chance, dotted underlined: a click says why it is what it is."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def sizeHint(self) -> QSize:
        return QSize(round(text_width(self.theme.font("value"), self.text())) + 2 * RING + 2, 28 + 2 * RING)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        colour = self.theme.colour
        painter.setFont(self.theme.font("value"))
        painter.setPen(colour("text" if self.isEnabled() else "text_off"))
        painter.drawText(rect, int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter), self.text())
        if self.isEnabled():
            pen = QPen(colour("text_2"), 1)
            pen.setDashPattern([1, 2])
            painter.setPen(pen)
            painter.drawLine(round(rect.left()), round(rect.bottom()), round(rect.right()), round(rect.bottom()))


class HiddenSwitch(PaintedButton):
    """«Hidden roll»: a pill of its own colour, so that nobody overlooks that it is on."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.setCheckable(True)
        self.setObjectName("hidden_switch")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.short = False

    def sizeHint(self) -> QSize:
        words = 0 if self.short else round(text_width(self.theme.font("strong"), self.text())) + 10
        return QSize(words + 12 + 16 + 8 + 36 + 12 + 2 * RING, 30 + 2 * RING)

    def minimumSizeHint(self) -> QSize:
        return QSize(84 + 2 * RING, 30 + 2 * RING)

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        colour, on = self.theme.colour, self.isChecked()
        ink = colour("hidden") if on else colour("text_2")
        radius = rect.height() / 2 - 0.5
        width = 1.5 if on or self.theme.high_contrast else 1.0
        painter.setPen(QPen(colour("hidden") if on else colour("border"), width))
        painter.setBrush(colour("hidden_tint") if on else Qt.BrushStyle.NoBrush)
        if not on and self.underMouse():
            painter.setBrush(colour("hover"))
        painter.drawRoundedRect(rect.adjusted(0.75, 0.75, -0.75, -0.75), radius, radius)
        paint_icon(painter, QRectF(rect.left() + 12, rect.center().y() - 8, 16, 16), "hidden_roll", ink)
        track = QRectF(rect.right() - 12 - 36, rect.center().y() - 10, 36, 20)
        if not self.short:
            font = self.theme.font("strong" if on else "body")
            painter.setFont(font)
            painter.setPen(ink)
            room = track.left() - 8 - rect.left() - 36
            words = QFontMetricsF(font).elidedText(self.text(), Qt.TextElideMode.ElideRight, room)
            painter.drawText(QRectF(rect.left() + 36, rect.top(), room + 1, rect.height()), _LEFT, words)
        painter.setPen(Qt.PenStyle.NoPen if on else QPen(colour("border"), 1))
        painter.setBrush(colour("hidden") if on else colour("raised"))
        painter.drawRoundedRect(track.adjusted(0.5, 0.5, -0.5, -0.5), 9.5, 9.5)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour("raised") if on else colour("border"))
        painter.drawEllipse(QRectF(track.right() - 17 if on else track.left() + 3, track.top() + 3, 14, 14))

    def paint_focus(self, painter: QPainter, rect: QRectF) -> None:
        paint_ring(painter, rect, self.theme, radius=rect.height() / 2)
