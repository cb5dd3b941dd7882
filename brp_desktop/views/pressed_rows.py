"""Rows that assistive technology can press.

The one thing Qt lets it do with a row or a cell is to turn its selection on or off. Lists here keep no selection, only
a current row, so a single row selected from outside means: do what a click on it does.
"""

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QItemSelection, QItemSelectionModel, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QApplication

from brp_desktop.models.keyed_rows import Index

if TYPE_CHECKING:
    _View = QAbstractItemView
else:
    _View = object


class PressedRows(_View):
    """Stands before the Qt class of a view among its bases; the view says ``let_press`` once."""

    press_key = Qt.Key.Key_Return
    """What a pressed row hears."""

    def let_press(self) -> None:
        """Nothing is ever selected by keys, mouse or the program; what is, was pressed."""
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)

    def press(self, index: Index) -> None:
        """What pressing does: the row becomes the current one and hears its key."""
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self.setCurrentIndex(index)
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            QApplication.sendEvent(self, QKeyEvent(kind, self.press_key, Qt.KeyboardModifier.NoModifier))

    def selectionCommand(self, index: Index, event: QEvent | None = None) -> QItemSelectionModel.SelectionFlag:
        return QItemSelectionModel.SelectionFlag.NoUpdate

    def selectionChanged(self, selected: QItemSelection, deselected: QItemSelection) -> None:
        super().selectionChanged(selected, deselected)
        if not selected.isEmpty():
            QTimer.singleShot(0, self, self._press_selected)

    def _press_selected(self) -> None:
        pressed = self.selectionModel().selectedIndexes()
        self.selectionModel().clearSelection()
        if len(pressed) == 1 and self.isEnabled():
            self.press(pressed[0])
