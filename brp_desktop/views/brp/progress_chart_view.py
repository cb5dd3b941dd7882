"""The painted chart of progress as a widget: read by arrow keys or mouse, with its legend below."""

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from brp_desktop.models.plain_tip import plain_tip
from brp_desktop.painting.progress_chart import (
    ChartFrame,
    ChartLine,
    chart_frame,
    line_pen,
    paint_marker,
    paint_progress_chart,
)
from brp_desktop.views import labels
from brp_desktop.views.brp.look import Look
from brp_desktop.views.development import words
from brp_desktop.views.painted import RING, paint_ring

CHART_HEIGHT = 220
_LEFT = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)


class ProgressChart(QWidget):
    """Painted; the arrows or the mouse choose an adventure, whose values are then said and shown."""

    reads_as = "Chart"

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("progress_chart")
        self.look = look
        self.lines: tuple[ChartLine, ...] = ()
        self.axis: tuple[str, ...] = ()
        self.chosen: int | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self.tr("Chart of progress"))

    def show_lines(self, lines: tuple[ChartLine, ...], axis: tuple[str, ...]) -> None:
        """Show other lines over this axis."""
        self.lines, self.axis = lines, axis
        if self.chosen is not None and self.chosen >= len(axis):
            self.chosen = None
        self._say()
        self.updateGeometry()
        self.update()

    def set_look(self, look: Look) -> None:
        """Paint in another theme or zoom."""
        self.look = look
        self.updateGeometry()
        self.update()

    def retranslate(self) -> None:
        """Take all words from the language in force."""
        self.setAccessibleName(self.tr("Chart of progress"))
        self._say()

    def sizeHint(self) -> QSize:
        legend = 20 * max(1, len(self.lines)) + 20
        return QSize(self.look.px(300), self.look.px(CHART_HEIGHT + legend))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.look.px(200), self.sizeHint().height())

    def said(self) -> str:
        """The values of the chosen adventure, or of the last one."""
        if not self.lines:
            return self.tr("Nothing was developed yet.")
        place = len(self.axis) - 1 if self.chosen is None else self.chosen
        values = labels.listed(f"{line.name} {labels.percent(line.values[place])}" for line in self.lines)
        return words.labelled(self.axis[place], values)

    def frame(self) -> ChartFrame:
        """Where things lie."""
        return chart_frame(self._area(), self.look.theme, self.lines, len(self.axis), self.look.zoom)

    def _area(self) -> QRectF:
        return QRectF(RING + 2, RING, self.width() - 2 * RING - 4, self.look.px(CHART_HEIGHT) - RING)

    def _say(self) -> None:
        self.setAccessibleDescription(self.said())
        self.setToolTip(plain_tip(self.said() if self.chosen is not None else ""))

    def choose(self, place: int | None) -> None:
        """Choose an adventure by its place on the axis."""
        if place != self.chosen:
            self.chosen = place
            self._say()
            self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, last = event.key(), len(self.axis) - 1
        now = last if self.chosen is None else self.chosen
        if key == Qt.Key.Key_Left:
            self.choose(max(0, now - 1))
        elif key == Qt.Key.Key_Right:
            self.choose(min(last, now + 1))
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            self.choose(0 if key == Qt.Key.Key_Home else last)
        elif key == Qt.Key.Key_Escape and self.chosen is not None:
            self.choose(None)
        else:
            super().keyPressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.lines:
            self.choose(self.frame().place_at(event.position().x()))

    def leaveEvent(self, event: QEvent) -> None:
        if not self.hasFocus():
            self.choose(None)

    def focusInEvent(self, event: QEvent) -> None:
        self.update()

    def focusOutEvent(self, event: QEvent) -> None:
        self.choose(None)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            self.paint(painter, QRectF(self.rect()), self.look.zoom)
            if self.hasFocus():
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                paint_ring(painter, QRectF(self.rect()).adjusted(RING, RING, -RING, -RING), self.look.theme)

    def paint(self, painter: QPainter, rect: QRectF, zoom: float) -> None:
        """The chart over its legend."""
        theme = self.look.theme
        if not self.lines:
            painter.setFont(theme.font("body", zoom))
            painter.setPen(theme.colour("text_2"))
            painter.drawText(rect, int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap), self.said())
            return
        legend = 20 * zoom * len(self.lines) + 16 * zoom
        area = rect.adjusted(RING + 2, RING, -RING - 2, -legend)
        paint_progress_chart(painter, area, theme, self.lines, self.axis, self.chosen, zoom)
        place = len(self.axis) - 1 if self.chosen is None else self.chosen
        y = rect.bottom() - legend + 14 * zoom
        for number, line in enumerate(self.lines):
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(line_pen(theme, number, zoom))
            painter.drawLine(QPointF(area.left() + 6, y), QPointF(area.left() + 6 + 34 * zoom, y))
            paint_marker(painter, theme, number, QPointF(area.left() + 6 + 17 * zoom, y), zoom)
            painter.setFont(theme.font("small", zoom))
            painter.setPen(theme.colour("text"))
            words_ = words.labelled(line.name, labels.percent(line.values[place]))
            box = QRectF(area.left() + 12 + 38 * zoom, y - 10 * zoom, area.width() - 60 * zoom, 20 * zoom)
            painter.drawText(box, _LEFT, words_)
            y += 20 * zoom
