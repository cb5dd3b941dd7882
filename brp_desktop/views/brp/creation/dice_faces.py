"""The faces of dice that were thrown, small, in a row; what is added to them stands behind."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from brp_desktop.painting.theme import Theme
from brp_desktop.views.painted import text_width

SIDE = 18
"""Side of a die, px."""
GAP = 3

_PIPS: dict[int, tuple[tuple[float, float], ...]] = {
    1: ((0.5, 0.5),),
    2: ((0.27, 0.27), (0.73, 0.73)),
    3: ((0.25, 0.25), (0.5, 0.5), (0.75, 0.75)),
    4: ((0.27, 0.27), (0.73, 0.27), (0.27, 0.73), (0.73, 0.73)),
    5: ((0.25, 0.25), (0.75, 0.25), (0.5, 0.5), (0.25, 0.75), (0.75, 0.75)),
    6: ((0.27, 0.22), (0.73, 0.22), (0.27, 0.5), (0.73, 0.5), (0.27, 0.78), (0.73, 0.78)),
}


class DiceFaces(QWidget):
    """Six-sided dice with their pips. The accessible name says the same in numbers."""

    reads_as = "Graphic"

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._faces: tuple[int, ...] = ()
        self._added = ""

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._theme = theme
        self.updateGeometry()
        self.update()

    def show_faces(self, faces: tuple[int, ...], added: int) -> None:
        """The faces of dice with six sides, and what is added to them."""
        self._faces = faces
        self._added = f"+ {added}" if added else ""
        self.setAccessibleName(" + ".join(map(str, (*faces, *([added] if added else [])))))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        width = len(self._faces) * (SIDE + GAP)
        if self._added:
            width += round(text_width(self._theme.font("small"), self._added)) + 2
        return QSize(max(1, width), SIDE + 2)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        colour = self._theme.colour
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            x, top = 0.0, (self.height() - SIDE) / 2
            for face in self._faces:
                rect = QRectF(x + 0.5, top + 0.5, SIDE - 1, SIDE - 1)
                painter.setPen(QPen(colour("border"), self._theme.stroke["control"]))
                painter.setBrush(colour("raised"))
                painter.drawRoundedRect(rect, 3.5, 3.5)
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(colour("text"))
                for right, down in _PIPS.get(face, ()):
                    painter.drawEllipse(
                        QPointF(rect.left() + right * rect.width(), rect.top() + down * rect.height()), 1.6, 1.6
                    )
                x += SIDE + GAP
            if self._added:
                painter.setFont(self._theme.font("small"))
                painter.setPen(colour("text_2"))
                room = QRectF(x, 0, self.width() - x, self.height())
                painter.drawText(room, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft), self._added)
