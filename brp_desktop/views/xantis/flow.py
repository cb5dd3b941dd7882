"""Some small widgets in a row that goes on in the next line where the width ends."""

from PySide6.QtCore import QEvent, QRect, QSize
from PySide6.QtWidgets import QWidget


class FlowRow(QWidget):
    """Its children in the order they were added, left to right; hidden ones take no room.

    In a line they begin at one height, or stand on its middle where it ``centres``.
    """

    def __init__(self, parent: QWidget, gap: int = 4, *, centres: bool = False) -> None:
        super().__init__(parent)
        self._gap = gap
        self._centres = centres
        self._items: list[QWidget] = []

    @property
    def items(self) -> tuple[QWidget, ...]:
        """The children in their order."""
        return tuple(self._items)

    def set_items(self, items: list[QWidget]) -> None:
        """Show exactly these, in this order."""
        for item in items:
            if item.parentWidget() is not self:
                item.setParent(self)
        self._items = list(items)
        self.arrange()

    def set_gap(self, gap: int) -> None:
        """Room between two, px."""
        self._gap = gap
        self.arrange()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._places(width)[1]

    def sizeHint(self) -> QSize:
        wanted = sum(item.sizeHint().width() + self._gap for item in self._shown())
        return QSize(max(1, wanted), self.heightForWidth(self.width() or wanted))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.heightForWidth(self.width()) if self.width() else 0)

    def resizeEvent(self, event: QEvent) -> None:
        self.arrange()

    def arrange(self) -> None:
        """Give every child its place."""
        for item, place in zip(self._shown(), self._places(self.width())[0], strict=True):
            item.setGeometry(place)
        self.updateGeometry()

    def _shown(self) -> list[QWidget]:
        return [item for item in self._items if not item.isHidden()]

    def _places(self, width: int) -> tuple[list[QRect], int]:
        x = y = line = first = 0
        found: list[QRect] = []
        for item in self._shown():
            size = item.sizeHint()
            wide = min(size.width(), max(1, width))
            if x and x + wide > width:
                self._level(found[first:], line)
                x, y, line, first = 0, y + line, 0, len(found)
            found.append(QRect(x, y, wide, size.height()))
            x += wide + self._gap
            line = max(line, size.height())
        self._level(found[first:], line)
        return found, y + line

    def _level(self, places: list[QRect], height: int) -> None:
        """Bring the places of a line onto its middle, if that is wanted."""
        for place in places if self._centres else ():
            place.translate(0, (height - place.height()) // 2)
