"""The difficulty of the next roll: five segments of two lines, the chance over the name."""

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QWidget

from brp_desktop.models.plain_tip import plain_tip
from brp_desktop.painting.fill import fill_rect
from brp_desktop.painting.theme import Theme
from brp_desktop.rules.brp import Difficulty
from brp_desktop.views.keys.bindings import key_bindings
from brp_desktop.views.labels import difficulty_label, difficulty_name, difficulty_short, listed, percent
from brp_desktop.views.painted import RING, PaintedButton, paint_frame, text_width


class Segment(PaintedButton):
    """One difficulty: its chance, its name with the key's letter underlined. Keys and state are a radio button's."""

    def __init__(self, theme: Theme, difficulty: Difficulty, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self.difficulty = difficulty
        self.chance: int | None = None
        self.short = False
        self.setCheckable(True)
        self.setAutoExclusive(True)

    def words(self) -> str:
        """The name as shown, shortened in small windows."""
        return difficulty_short(self.difficulty.value) if self.short else difficulty_label(self.difficulty.value)

    def retranslate(self) -> None:
        """Take names from the language in force."""
        name = difficulty_name(self.difficulty.value)
        self.setText(name)
        self.setAccessibleName(name if self.chance is None else listed((name, percent(self.chance))))
        words, key = difficulty_label(self.difficulty.value), self._key()
        self.setToolTip(plain_tip(f"{words} ({key})" if key else words))

    def sizeHint(self) -> QSize:
        width = max(
            text_width(self.theme.font("body"), self.words()), text_width(self.theme.font("strong"), self._top())
        )
        return QSize(round(width) + 12, 42)

    def minimumSizeHint(self) -> QSize:
        return QSize(24, 42)

    def body(self) -> QRectF:
        return QRectF(self.rect())

    def _key(self) -> str:
        return key_bindings().shown(f"difficulty:{self.difficulty.value}")

    def _font(self) -> QFont:
        return self.theme.font("small")

    def _top(self) -> str:
        return percent(self.chance)

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        colour = self.theme.colour
        chosen = self.isChecked()
        if chosen:
            painter.fillRect(rect, colour("accent" if self.isEnabled() else "selected"))
        elif self.underMouse() and self.isEnabled():
            painter.fillRect(rect, colour("hover"))
        ink = colour("text_off")
        if self.isEnabled():
            ink = colour("on_accent" if chosen else "text")
        painter.setPen(ink)
        painter.setFont(self.theme.font("strong"))
        upper = QRectF(rect.left(), rect.top() + 2, rect.width(), 20)
        painter.drawText(upper, int(Qt.AlignmentFlag.AlignCenter), self._top())
        self._paint_name(painter, QRectF(rect.left(), rect.top() + 20, rect.width(), 20))

    def _paint_name(self, painter: QPainter, rect: QRectF) -> None:
        font = self._font()
        words = self.words()
        room = rect.width() - 6
        natural = text_width(font, words)
        if natural > room:
            font.setPixelSize(max(11, int(font.pixelSize() * room / natural)))
        painter.setFont(font)
        metrics = painter.fontMetrics()
        words = metrics.elidedText(words, Qt.TextElideMode.ElideRight, round(rect.width()) - 2)
        width = metrics.horizontalAdvance(words)
        left = rect.center().x() - width / 2
        painter.drawText(QRectF(left, rect.top(), width + 2, rect.height()), int(Qt.AlignmentFlag.AlignVCenter), words)
        key = self._key()
        at = words.upper().find(key) if len(key) == 1 else -1
        if at >= 0:
            x = round(left + metrics.horizontalAdvance(words[:at]))
            y = round(rect.center().y() + metrics.ascent() / 2) + 1
            line = QRectF(x, y, metrics.horizontalAdvance(words[at]), 1)
            fill_rect(painter, line, painter.pen().color())

    def paint_focus(self, painter: QPainter, rect: QRectF) -> None:
        width = self.theme.stroke["focus"]
        colour = self.theme.colour("on_accent" if self.isChecked() else "focus")
        painter.setPen(QPen(colour, width))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(rect.adjusted(3, 3, -3, -3), 3, 3)


class DifficultyBar(QWidget):
    """Exclusive choice of a difficulty by click, ←/→ or (from the window) by letter."""

    chosen = Signal(object)
    """Difficulty the person chose."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("difficulty_bar")
        self._theme = theme
        self._group = QButtonGroup(self)
        self._segments: dict[Difficulty, Segment] = {}
        for difficulty in Difficulty:
            segment = Segment(theme, difficulty, self)
            self._group.addButton(segment)
            self._segments[difficulty] = segment
        self._segments[Difficulty.NORMAL].setChecked(True)
        self._group.buttonToggled.connect(self._on_toggled)
        self._silent = False
        self.retranslate()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._theme = theme
        for segment in self._segments.values():
            segment.set_theme(theme)
        self._arrange()
        self.update()

    def set_short(self, short: bool) -> None:
        """Shortened names for small windows; the accessible names stay full."""
        for segment in self._segments.values():
            segment.short = short
        self._arrange()

    def set_state(self, difficulty: Difficulty, chances: Mapping[Difficulty, int | None]) -> None:
        """Show which difficulty is in force and what each would give; no signal comes of it."""
        self._silent = True
        for each, segment in self._segments.items():
            segment.chance = chances.get(each)
            segment.setChecked(each is difficulty)
            segment.retranslate()
            segment.update()
        self._silent = False
        self._arrange()

    def segment(self, difficulty: Difficulty) -> Segment:
        """The button of a difficulty."""
        return self._segments[difficulty]

    def retranslate(self) -> None:
        """Take all words from the language in force."""
        self.setAccessibleName(self.tr("Difficulty"))
        for segment in self._segments.values():
            segment.retranslate()
        self._arrange()

    def sizeHint(self) -> QSize:
        return QSize(sum(s.sizeHint().width() for s in self._segments.values()) + 2 * RING + 2, 44 + 2 * RING - 2)

    def minimumSizeHint(self) -> QSize:
        return QSize(280, 44 + 2 * RING - 2)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def frame(self) -> QRectF:
        """Outer edge of the bar inside the widget."""
        return QRectF(self.rect()).adjusted(RING, RING - 1, -RING, -RING + 1)

    def _arrange(self) -> None:
        frame = self.frame().adjusted(1, 1, -1, -1)
        wanted = [segment.sizeHint().width() for segment in self._segments.values()]
        extra = (frame.width() - (len(wanted) - 1) - sum(wanted)) / len(wanted)
        x = frame.left()
        for segment, width in zip(self._segments.values(), wanted, strict=True):
            right = x + width + extra
            segment.setGeometry(round(x), round(frame.top()), round(right) - round(x), round(frame.height()))
            x = right + 1

    def paintEvent(self, event: object) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            colour = self._theme.colour
            paint_frame(painter, self.frame(), self._theme, colour("raised"), colour("border"))
            painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
            for segment in list(self._segments.values())[1:]:
                area = segment.geometry()
                painter.fillRect(area.left() - 1, area.top(), 1, area.height(), colour("line"))

    def _on_toggled(self, button: QAbstractButton, checked: bool) -> None:
        if checked and not self._silent and isinstance(button, Segment):
            self.chosen.emit(button.difficulty)
