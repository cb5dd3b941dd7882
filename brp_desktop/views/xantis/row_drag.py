"""A row dragged by its grip: a mark shows where it would go, a sentence why it cannot; Esc gives it up."""

from collections.abc import Callable
from typing import Any, NamedTuple

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractItemView, QApplication, QScrollBar, QWidget

from brp_desktop.painting.fill import fill_rect
from brp_desktop.views.brp.look import Look
from brp_desktop.views.brp.sheet_field import ErrorNote

SCROLL_EVERY = 40
"""Milliseconds between two steps of scrolling near the edge."""
EDGE = 24
"""So near to the edge, px, a drag scrolls."""


class Drop(NamedTuple):
    """Where a row would go: a line (of no height) or a row around which a frame is drawn, in the viewport; what would
    be done, and the sentence why it cannot.
    """

    mark: QRect
    act: Callable[[], object]
    refusal: str = ""


class DropMark(QWidget):
    """The line or the frame."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = look
        self.refused = False
        self.framed = False
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def show_drop(self, drop: Drop) -> None:
        """Show where a row would go."""
        self.refused, self.framed = bool(drop.refusal), drop.mark.height() > 1
        grown = drop.mark if self.framed else drop.mark.adjusted(0, -1, 0, 2)
        self.setGeometry(grown)
        self.show()
        self.raise_()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        colour = self.look.colour("danger" if self.refused else "accent")
        with QPainter(self) as painter:
            if not self.framed:
                fill_rect(painter, self.rect(), colour)
                return
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            pen = QPen(colour, 2)
            if self.refused:
                pen.setDashPattern([3, 2])
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 4, 4)


class RowDrag(QObject):
    """Follows the mouse over one view. ``taken`` says which row's grip is at a point, ``target`` where it would go."""

    refused = Signal(str)
    """The sentence why a row was not moved: nothing has changed."""
    clicked = Signal(object, object)
    """The row that was pressed and let go without a drag, and the point of the viewport."""

    def __init__(
        self,
        view: QAbstractItemView,
        look: Look,
        taken: Callable[[QPoint], Any],
        target: Callable[[Any, QPoint], Drop | None],
        scroller: Callable[[], QScrollBar],
    ) -> None:
        super().__init__(view)
        self._view = view
        self._look = look
        self._taken = taken
        self._target = target
        self._scroller = scroller
        self._row: Any = None
        self._start = QPoint()
        self._global = QPoint()
        self._drags = False
        self._note: ErrorNote | None = None
        self.mark = DropMark(look, view.viewport())
        self._timer = QTimer(self)
        self._timer.setInterval(SCROLL_EVERY)
        self._timer.timeout.connect(self._scroll)
        view.viewport().installEventFilter(self)
        view.installEventFilter(self)

    def set_look(self, look: Look) -> None:
        """Paint in another theme or zoom."""
        self._look = self.mark.look = look

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind == QEvent.Type.KeyPress and self._row is not None and isinstance(event, QKeyEvent):
            if event.key() == Qt.Key.Key_Escape:
                self.cancel()
                return True
        elif isinstance(event, QMouseEvent) and watched is self._view.viewport():
            place = event.position().toPoint()
            self._global = event.globalPosition().toPoint()
            if kind == QEvent.Type.MouseButtonPress and event.button() == Qt.MouseButton.LeftButton:
                return self._press(place)
            if kind == QEvent.Type.MouseMove and self._row is not None:
                self._move(place)
                return True
            if kind == QEvent.Type.MouseButtonRelease and self._row is not None:
                self._release(place)
                return True
        return False

    def cancel(self) -> None:
        """Nothing is moved."""
        self._row, self._drags = None, False
        self._timer.stop()
        self.mark.hide()
        self._hide_note()
        self._view.viewport().unsetCursor()

    def _press(self, place: QPoint) -> bool:
        self._hide_note()
        self._row = self._taken(place)
        self._start, self._drags = place, False
        if self._row is None:
            return False
        self._view.setFocus(Qt.FocusReason.MouseFocusReason)
        return True

    def _move(self, place: QPoint) -> None:
        far = (place - self._start).manhattanLength() >= QApplication.startDragDistance()
        self._drags = self._drags or far
        if not self._drags:
            return
        self._view.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
        self._show(self._target(self._row, place))
        near = self._towards(place) != 0
        if near and not self._timer.isActive():
            self._timer.start()
        elif not near:
            self._timer.stop()

    def _release(self, place: QPoint) -> None:
        row, drags = self._row, self._drags
        self.cancel()
        if not drags and row is not None:
            self.clicked.emit(row, place)
        drop = self._target(row, place) if drags else None
        if drop is None:
            return
        if drop.refusal:
            self._say(drop)
            self.refused.emit(drop.refusal)
            return
        drop.act()

    def _show(self, drop: Drop | None) -> None:
        if drop is None:
            self.mark.hide()
            self._hide_note()
            return
        self.mark.show_drop(drop)
        if drop.refusal:
            self._say(drop)
        else:
            self._hide_note()

    def _say(self, drop: Drop) -> None:
        window = self._view.window()
        if self._note is None:
            self._note = ErrorNote(window)
            self._view.destroyed.connect(self._note.deleteLater)
        viewport = self._view.viewport()
        place = viewport.mapTo(window, QPoint(drop.mark.left() + self._look.px(24), drop.mark.bottom() + 4))
        self._note.show_under(self._look, drop.refusal, place)

    def _hide_note(self) -> None:
        if self._note is not None:
            self._note.hide()

    @property
    def sentence_shown(self) -> str:
        """Why the row cannot go where it is held, empty if nothing is said."""
        return self._note.text() if self._note is not None and self._note.isVisible() else ""

    def _towards(self, place: QPoint) -> int:
        """Which way a drag scrolls that is near the edge of what can be seen: −1, 1, or 0 in the middle."""
        seen = self._view.viewport().visibleRegion().boundingRect()
        if place.y() < seen.top() + EDGE:
            return -1
        return int(place.y() > seen.bottom() - EDGE)

    def _scroll(self) -> None:
        bar = self._scroller()
        before = bar.value()
        bar.setValue(before + 12 * self._towards(self._view.viewport().mapFromGlobal(self._global)))
        if bar.value() == before:
            self._timer.stop()
        elif self._row is not None:
            self._show(self._target(self._row, self._view.viewport().mapFromGlobal(self._global)))
