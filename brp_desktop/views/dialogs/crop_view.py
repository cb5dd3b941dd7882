"""The square of a picture that becomes a portrait: the picture moved and zoomed under it with mouse or keys."""

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QImage, QKeyEvent, QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from brp_desktop.painting.portrait import paint_portrait
from brp_desktop.painting.theme import Theme
from brp_desktop.views.painted import RING, paint_ring

SIDE = 280
"""The square on the screen, px."""
ZOOM_STEP = 1.15
MOST_ZOOM = 12.0
_ARROWS = {
    Qt.Key.Key_Left: QPointF(1, 0),
    Qt.Key.Key_Right: QPointF(-1, 0),
    Qt.Key.Key_Up: QPointF(0, 1),
    Qt.Key.Key_Down: QPointF(0, -1),
}


class CropView(QWidget):
    """Arrows move the picture, with Shift further; + and − zoom, Home shows as much of it as the square holds."""

    reads_as = "Graphic"

    changed = Signal()
    """Another part of the picture is in the square."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme = theme
        self._name = ""
        self._image: QImage | None = None
        self._zoom = 1.0
        self._middle = QPointF(0.5, 0.5)
        self._dragged_from: QPointF | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(self.sizeHint())

    @property
    def image(self) -> QImage | None:
        """The picture that is cropped; None where there is none."""
        return self._image

    @property
    def zoom(self) -> float:
        """How much nearer than at first, 1 … ``MOST_ZOOM``."""
        return self._zoom

    @property
    def square(self) -> QRectF:
        """The part of the picture in the square, in pixels of the picture."""
        image = self._image
        if image is None:
            return QRectF()
        side = min(image.width(), image.height()) / self._zoom
        return QRectF(
            self._middle.x() * image.width() - side / 2, self._middle.y() * image.height() - side / 2, side, side
        )

    def show_picture(self, image: QImage | None, name: str) -> None:
        """Show another picture from its middle; without one the initials of the name."""
        self._image, self._name = image, name
        self._zoom, self._middle = 1.0, QPointF(0.5, 0.5)
        self.setCursor(Qt.CursorShape.ArrowCursor if image is None else Qt.CursorShape.OpenHandCursor)
        self._tell()

    def set_zoom(self, zoom: float) -> None:
        """Come nearer or go further away; the middle stays."""
        if self._image is not None:
            self._zoom = max(1.0, min(MOST_ZOOM, zoom))
            self._keep_inside()
            self._tell()

    def move_by(self, distance: QPointF) -> None:
        """Move the picture by px of the screen."""
        image = self._image
        if image is None:
            return
        scale = self.square.width() / SIDE
        self._middle -= QPointF(distance.x() * scale / image.width(), distance.y() * scale / image.height())
        self._keep_inside()
        self._tell()

    def sizeHint(self) -> QSize:
        return QSize(SIDE + 2 * RING, SIDE + 2 * RING)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if self._image is None:
            super().keyPressEvent(event)
        elif key in _ARROWS:
            far = 40 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 8
            self.move_by(_ARROWS[key] * far)
        elif event.text() == "+":
            self.set_zoom(self._zoom * ZOOM_STEP)
        elif event.text() in ("-", "−"):
            self.set_zoom(self._zoom / ZOOM_STEP)
        elif key == Qt.Key.Key_Home:
            self.show_picture(self._image, self._name)
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self._image is not None:
            self._dragged_from = event.position()
            self.setCursor(Qt.CursorShape.ClosedHandCursor)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._dragged_from is not None:
            place = event.position()
            self.move_by(place - self._dragged_from)
            self._dragged_from = place

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._dragged_from is not None:
            self._dragged_from = None
            self.setCursor(Qt.CursorShape.OpenHandCursor)

    def focusInEvent(self, event: QEvent) -> None:
        self.update()

    def focusOutEvent(self, event: QEvent) -> None:
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        frame = self._frame()
        with QPainter(self) as painter:
            painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
            if self._image is None:
                paint_portrait(painter, frame, self.theme, self._name)
            else:
                self._paint_picture(painter, frame)
            if self.hasFocus():
                paint_ring(painter, frame, self.theme)

    def _paint_picture(self, painter: QPainter, frame: QRectF) -> None:
        assert self._image is not None
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.theme.colour("accent_tint"))
        painter.drawRect(frame)
        painter.drawImage(frame, self._image, self.square)
        # What a head on a sheet rounds off, and a line of thirds to put the eyes on.
        rounded = QPainterPath()
        rounded.addRect(frame)
        radius = frame.width() / 6
        inner = QPainterPath()
        inner.addRoundedRect(frame, radius, radius)
        shade = QColor(self.theme.colour("panel"))
        shade.setAlphaF(0.55)
        painter.fillPath(rounded - inner, shade)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(self.theme.colour("border"), 1))
        painter.drawRect(frame.adjusted(0.5, 0.5, -0.5, -0.5))

    def _frame(self) -> QRectF:
        return QRectF((self.width() - SIDE) / 2, (self.height() - SIDE) / 2, SIDE, SIDE)

    def _keep_inside(self) -> None:
        image = self._image
        assert image is not None
        side = min(image.width(), image.height()) / self._zoom
        reach = QPointF(side / 2 / image.width(), side / 2 / image.height())
        self._middle = QPointF(
            min(max(self._middle.x(), reach.x()), 1 - reach.x()), min(max(self._middle.y(), reach.y()), 1 - reach.y())
        )

    def _tell(self) -> None:
        self.update()
        self.changed.emit()
