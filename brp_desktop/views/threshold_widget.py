"""The threshold bar of the dice panel: ranges of the levels, the roll in it, and the legend in words."""

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize
from PySide6.QtGui import QHelpEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from brp_desktop.models.plain_tip import plain_tip
from brp_desktop.painting.theme import Theme
from brp_desktop.painting.threshold_bar import (
    LegendEntry,
    paint_threshold_bar,
    segment_rects,
    segments,
    threshold_bar_height,
)
from brp_desktop.rules.brp import Level, Thresholds
from brp_desktop.views.labels import level_label, listed, percent, span


class ThresholdWidget(QWidget):
    """Shows the thresholds of the roll chosen or shown; empty where no dice are thrown."""

    reads_as = "Chart"

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("threshold_bar")
        self._theme = theme
        self._thresholds: Thresholds | None = None
        self._odds: Mapping[Level, int] = {}
        self._roll: int | None = None
        self._signs = True
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._describe()

    def show_bar(self, thresholds: Thresholds | None, odds: Mapping[Level, int] | None, roll: int | None) -> None:
        """The ranges, how many rolls of a hundred each has, and the roll (None before it)."""
        self._thresholds, self._odds, self._roll = thresholds, odds or {}, roll
        self._describe()
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._theme = theme
        self.updateGeometry()
        self.update()

    def set_signs(self, signs: bool) -> None:
        """The legend with its signs, or (in small windows) words alone."""
        self._signs = signs
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(300, threshold_bar_height(self._theme))

    def minimumSizeHint(self) -> QSize:
        return QSize(200, threshold_bar_height(self._theme))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._describe()
            self.update()
        super().changeEvent(event)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent) and self._thresholds is not None:
            for part, area in segment_rects(QRectF(self.rect()), self._theme, self._thresholds):
                if area.contains(QPointF(event.pos())):
                    QToolTip.showText(
                        event.globalPos(), plain_tip(self._range_text(part.level, part.first, part.last)), self
                    )
                    return True
            QToolTip.hideText()
            return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._thresholds is None:
            return
        legend = {
            level.value: LegendEntry(level_label(level.value), percent(self._odds.get(level, 0))) for level in Level
        }
        with QPainter(self) as painter:
            paint_threshold_bar(
                painter, QRectF(self.rect()), self._theme, self._thresholds, self._roll, legend, self._signs
            )

    def _describe(self) -> None:
        self.setAccessibleName(self.tr("Ranges of the levels"))
        if self._thresholds is None:
            self.setAccessibleDescription("")
            return
        ranges = (self._range_text(part.level, part.first, part.last) for part in segments(self._thresholds))
        self.setAccessibleDescription(listed(ranges))

    def _range_text(self, level: str, first: int, last: int) -> str:
        share = percent(last - first + 1)
        text = self.tr("{level} {range}: {share}")
        return text.format(level=level_label(level), range=span(first, last), share=share)
