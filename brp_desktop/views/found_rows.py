"""The list under a line to type in: the line keeps the focus, the list only shows what fits and takes clicks."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QListView, QStyleOptionViewItem, QWidget

from brp_desktop.models.keyed_rows import Index
from brp_desktop.views.pressed_rows import PressedRows


class FoundRows(PressedRows, QListView):
    """One row is in front, marked by the delegate; one that assistive technology presses counts as clicked."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.let_press()
        self.setUniformItemSizes(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setMouseTracking(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def press(self, index: Index) -> None:
        """What a click does."""
        self.clicked.emit(index)


def is_in_front(option: QStyleOptionViewItem, index: Index) -> bool:
    """Whether a row being painted is the one that Enter takes."""
    rows = option.widget
    return isinstance(rows, QListView) and rows.currentIndex().row() == index.row()
