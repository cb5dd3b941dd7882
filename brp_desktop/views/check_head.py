"""Head of the dice panel: the name of the check, its score, the chance it became, and «Why 28%?»."""

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from brp_desktop.models.plain_tip import plain_tip
from brp_desktop.painting.icons import paint_icon
from brp_desktop.painting.theme import Theme
from brp_desktop.views.controls import LinkButton, why_tip
from brp_desktop.views.labels import listed, percent
from brp_desktop.views.painted import sharp_square


class CheckHead(QWidget):
    """Name and numbers are painted on one line; a name too long is elided, its tooltip says it whole."""

    reads_as = "Heading"

    why_requested = Signal()
    """The person wants to know how the chance came about."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._name = ""
        self._score: int | None = None
        self._chance: int | None = None
        self._shown: int | None = None
        self.why_link = LinkButton(theme, self, icon_name="why")
        self.why_link.clicked.connect(self.why_requested)
        self.why_link.hide()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_check(self, name: str, score: int | None, chance: int | None) -> None:
        """``score`` is the number on the sheet, ``chance`` what is rolled against (None without dice)."""
        self._name, self._score, self._chance = name, score, chance
        self._shown = chance if chance is not None else score
        self.retranslate()

    def set_small(self, small: bool) -> None:
        """In small windows «Why?» is an icon."""
        self.why_link.icon_only = small
        self._arrange()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._theme = theme
        self.why_link.set_theme(theme)
        self._arrange()
        self.update()

    def retranslate(self) -> None:
        """Take all words from the language in force."""
        text = self.tr("Why {chance}?").format(chance=percent(self._shown))
        self.why_link.setText(text)
        self.why_link.setAccessibleName(text)
        self.why_link.setToolTip(plain_tip(why_tip(text, icon_only=self.why_link.icon_only)))
        self.why_link.setVisible(self._shown is not None)
        changed = None if self._score == self._chance else percent(self._chance)
        numbers = percent(self._score) if self._score is not None else ""
        self.setAccessibleName(listed((self._name, numbers, changed or "")))
        self._arrange()
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def sizeHint(self) -> QSize:
        return QSize(300, 30)

    def minimumSizeHint(self) -> QSize:
        return QSize(200, 30)

    def resizeEvent(self, event: QEvent) -> None:
        self._arrange()

    def _arrange(self) -> None:
        size = self.why_link.sizeHint()
        self.why_link.setGeometry(
            self.width() - size.width(), (self.height() - size.height()) // 2, size.width(), size.height()
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._name:
            return
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._paint(painter)

    def _paint(self, painter: QPainter) -> None:
        colour = self._theme.colour
        name_font, number_font = self._theme.font("heading"), self._theme.font("value")
        plain = QFont(number_font)
        plain.setWeight(QFont.Weight.Normal)
        changed = self._chance is not None and self._score is not None and self._chance != self._score
        numbers = QFontMetricsF(number_font)
        before = QFontMetricsF(plain).horizontalAdvance(percent(self._score)) + 34 if changed else 0.0
        last = percent(self._shown) if self._shown is not None else ""
        wanted = before + numbers.horizontalAdvance(last) + 11
        room = (self.why_link.geometry().left() if not self.why_link.isHidden() else self.width()) - 6 - wanted
        metrics = QFontMetricsF(name_font)
        name = metrics.elidedText(self._name, Qt.TextElideMode.ElideRight, max(40.0, room))
        self.setToolTip(plain_tip(self._name if name != self._name else ""))
        left = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)
        height = float(self.height())
        width = metrics.horizontalAdvance(name)
        painter.setFont(name_font)
        painter.setPen(colour("text"))
        painter.drawText(QRectF(0, 0, width + 2, height), left, name)
        x = width + 11
        if changed:
            painter.setFont(plain)
            painter.setPen(colour("text_2"))
            text = percent(self._score)
            painter.drawText(QRectF(x, 0, before, height), left, text)
            x += QFontMetricsF(plain).horizontalAdvance(text) + 9
            paint_icon(painter, sharp_square(x, height / 2, 15), "arrow-right", colour("text_2"))
            x += 25
        painter.setFont(number_font)
        painter.setPen(colour("text"))
        painter.drawText(QRectF(x, 0, numbers.horizontalAdvance(last) + 4, height), left, last)
