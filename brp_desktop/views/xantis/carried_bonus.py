"""Between the two sides: the first Bonus on its way into the second's Vdr; in the same instant nothing moves."""

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from brp_desktop.models.plain_tip import plain_tip
from brp_desktop.painting.icons import paint_icon
from brp_desktop.painting.theme import Theme
from brp_desktop.play.xantis_contests import Manner
from brp_desktop.views.labels import MINUS

_CENTRE = int(Qt.AlignmentFlag.AlignCenter)
TILE = 34


class CarriedBonus(QWidget):
    """An arrow with a tile: empty and dashed before the first side tested, then «−5», what comes off the Vdr."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("carried_bonus")
        self._theme = theme
        self._manner: Manner = "staggered"
        self._bonus: int | None = None
        self._flat = False
        self.retranslate()

    @property
    def bonus(self) -> int | None:
        """What is carried; None before it is known."""
        return self._bonus

    def show_bonus(self, manner: Manner, bonus: int | None) -> None:
        """``bonus`` None: the first side has not tested alone."""
        self._manner, self._bonus = manner, bonus
        self.retranslate()

    def set_flat(self, flat: bool) -> None:
        """Lie between two cards one below the other."""
        self._flat = flat
        self.updateGeometry()
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._theme = theme
        self.update()

    def retranslate(self) -> None:
        """Take all words from the language in force."""
        if self._manner == "contemporaneous":
            said = self.tr("In the same instant: nothing is subtracted.")
        elif self._bonus is None:
            said = self.tr("The first Bonus comes off the second’s Vdr.")
        else:
            said = self.tr("{n} comes off the second’s Vdr.").format(n=self._bonus)
        self.setAccessibleName(said)
        self.setToolTip(plain_tip(said))
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def sizeHint(self) -> QSize:
        return QSize(120, 34) if self._flat else QSize(42, 96)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        colour, centre = self._theme.colour, QRectF(self.rect()).center()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if self._manner == "contemporaneous":
                painter.setFont(self._theme.font("aside"))
                painter.setPen(colour("text_2"))
                painter.drawText(QRectF(self.rect()), _CENTRE, "=")
                return
            known = self._bonus is not None
            tile = QRectF(centre.x() - TILE / 2, centre.y() - 26, TILE, 26)
            arrow = QRectF(centre.x() - 10, centre.y() + 4, 20, 20)
            if self._flat:
                tile = QRectF(centre.x() - TILE - 2, centre.y() - 13, TILE, 26)
                arrow = QRectF(centre.x() + 6, centre.y() - 10, 20, 20)
            pen = QPen(colour("accent" if known else "border"), 1.5)
            if not known:
                pen.setDashPattern([3, 2])
            painter.setPen(pen)
            painter.setBrush(colour("accent_tint") if known else Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(tile.adjusted(0.75, 0.75, -0.75, -0.75), 5, 5)
            font = self._theme.font("strong")
            text = f"{MINUS}{self._bonus}" if self._bonus else "0" if known else ""
            if QFontMetricsF(font).horizontalAdvance(text) > TILE - 4:
                font.setPixelSize(11)
            painter.setFont(font)
            painter.setPen(colour("accent_text"))
            painter.drawText(tile, _CENTRE, text)
            icon = "down" if self._flat else "forward"
            paint_icon(painter, arrow, icon, colour("accent_text" if known else "text_2"))
