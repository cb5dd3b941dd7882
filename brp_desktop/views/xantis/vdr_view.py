"""The Vdr as a sum with its exact chance, and under it the eleven sums of two dice."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QHelpEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from brp_desktop.models.plain_tip import plain_tip
from brp_desktop.painting.sum_histogram import HEIGHT, SMALL_HEIGHT, column_areas, paint_sum_histogram
from brp_desktop.painting.theme import Theme
from brp_desktop.play.xantis_rolls import Column, XantisRequest
from brp_desktop.views import labels
from brp_desktop.views.xantis import words

LINE = 28
_LEFT = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)
_RIGHT = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight)


class VdrLine(QWidget):
    """«Vdr = 9 + 1 − 2 − 1 = 7», the chance at the right; a sum too long for the line is elided before the number."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("vdr_line")
        self._theme = theme
        self._request: XantisRequest | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_request(self, request: XantisRequest | None) -> None:
        """What would be rolled now."""
        self._request = request
        self._describe()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._theme = theme
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._describe()
        super().changeEvent(event)

    def sizeHint(self) -> QSize:
        return QSize(300, LINE)

    def minimumSizeHint(self) -> QSize:
        return QSize(200, LINE)

    def _describe(self) -> None:
        request = self._request
        said = ""
        if request is not None:
            total = words.number(request.vdr)
            said = labels.listed((f"{words.vdr_sum(request)} {total}", words.chance_words(request.chance)))
        self.setAccessibleName(said)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        request = self._request
        if request is None:
            return
        theme = self._theme
        plain, strong, large = theme.font("body"), theme.font("strong"), theme.font("value")
        chance, _, percent = words.chance_words(request.chance).partition(",")
        percent = f",{percent}"
        sums, numbers = QFontMetricsF(plain), QFontMetricsF(large)
        right = QFontMetricsF(strong).horizontalAdvance(chance) + sums.horizontalAdvance(percent)
        total = words.number(request.vdr)
        room = self.width() - right - 12 - numbers.horizontalAdvance(total) - 6
        text = words.vdr_sum(request)
        shown = sums.elidedText(text, Qt.TextElideMode.ElideMiddle, room)
        self.setToolTip(plain_tip("" if shown == text else f"{text} {total}"))
        with QPainter(self) as painter:
            area = QRectF(self.rect())
            painter.setFont(plain)
            painter.setPen(theme.colour("text_2"))
            painter.drawText(area, _LEFT, shown)
            painter.drawText(area, _RIGHT, percent)
            painter.setFont(strong)
            painter.setPen(theme.colour("text"))
            painter.drawText(area.adjusted(0, 0, -sums.horizontalAdvance(percent), 0), _RIGHT, chance)
            painter.setFont(large)
            painter.drawText(area.adjusted(sums.horizontalAdvance(shown) + 6, -1, 0, -1), _LEFT, total)


class SumsView(QWidget):
    """The histogram; each column says in its tooltip how often it comes up and how the test then ends."""

    reads_as = "Chart"

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("sum_histogram")
        self._theme = theme
        self._columns: Sequence[Column] = ()
        self._vdr = 0
        self._thrown: int | None = None
        self._small = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._describe()

    @property
    def thrown(self) -> int | None:
        """The sum that is marked."""
        return self._thrown

    def show_sums(self, request: XantisRequest | None, thrown: int | None) -> None:
        """The test as it is now, and the sum that was thrown in it (None before)."""
        self._columns = request.columns if request is not None else ()
        self._vdr = request.vdr if request is not None else 0
        self._thrown = thrown
        self._describe()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._theme = theme
        self.update()

    def set_small(self, small: bool) -> None:
        """The lower form of small windows."""
        self._small = small
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        return QSize(300, SMALL_HEIGHT if self._small else HEIGHT)

    def minimumSizeHint(self) -> QSize:
        return QSize(200, self.sizeHint().height())

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._describe()
        super().changeEvent(event)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            for column, area in column_areas(QRectF(self.rect()), self._columns) if self._columns else ():
                if area.contains(QPointF(event.pos())):
                    QToolTip.showText(event.globalPos(), plain_tip(words.sums_sentence((column,))), self)
                    return True
            QToolTip.hideText()
            return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._columns:
            return
        with QPainter(self) as painter:
            name = f"Vdr {words.number(self._vdr)}"
            rect = QRectF(self.rect()).adjusted(1, 0, -1, 0)
            paint_sum_histogram(painter, rect, self._theme, self._columns, self._vdr, name, self._thrown)

    def _describe(self) -> None:
        self.setAccessibleName(self.tr("Sums of two dice"))
        said = words.sums_sentence(self._columns) if self._columns else ""
        if self._thrown is not None:
            said = labels.listed((said, self.tr("thrown: {sum}").format(sum=self._thrown)))
        self.setAccessibleDescription(said)
        self.update()
