"""A column in which frames and words have one edge: controls hang the room of their focus ring over it."""

from collections.abc import Iterator

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QLayout, QVBoxLayout, QWidget

from brp_desktop.views.painted import RING

_HANGS = "hangs"


class HangingColumn(QVBoxLayout):
    """Parts under each other. A control that begins or ends at an edge of the column goes ``RING`` px beyond it there,
    so that its frame does, not its ring: as far as the margin of the column has room for it.
    """

    hangs = True

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        if not self.hangs:
            return
        margins = self.contentsMargins()
        inner = rect.marginsRemoved(margins)  # its own is gone where a child asked for another size meanwhile
        for widget in _widgets(self):
            if not _has_ring(widget):
                continue
            place = widget.geometry()
            if place.left() == inner.left():
                place.setLeft(place.left() - min(RING, margins.left()))
            if place.right() == inner.right():
                place.setRight(place.right() + min(RING, margins.right()))
            widget.setGeometry(place)


def let_hang(box: QWidget) -> None:
    """A box in a hanging column hangs as its controls do that lie at its edges."""
    box.setProperty(_HANGS, True)


def _has_ring(widget: QWidget) -> bool:
    return bool(getattr(widget, "has_ring", False) or widget.property(_HANGS))


def _widgets(layout: QLayout) -> Iterator[QWidget]:
    """Those in it and in the layouts inside it."""
    for place in range(layout.count()):
        item = layout.itemAt(place)
        widget, inner = (None, None) if item is None else (item.widget(), item.layout())
        if widget is not None:
            yield widget
        elif inner is not None:
            yield from _widgets(inner)
