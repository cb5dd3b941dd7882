"""The boxes of a list whose rows are ticked: those of the sheet, which every theme shows."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QListWidget, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from brp_desktop.models.keyed_rows import Index
from brp_desktop.painting.check_box import paint_tick_box
from brp_desktop.painting.theme import Theme


class ListBoxes(QStyledItemDelegate):
    """Paints them over the style's own, which can hardly be seen on dark grounds."""

    def __init__(self, theme: Theme, view: QListWidget) -> None:
        super().__init__(view)
        self._theme = theme
        self._view = view

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._theme = theme
        self._view.viewport().update()

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        super().paint(painter, option, index)
        shown = QStyleOptionViewItem(option)
        self.initStyleOption(shown, index)
        indicator = QStyle.SubElement.SE_ItemViewItemCheckIndicator
        box = self._view.style().subElementRect(indicator, shown, self._view)
        ticked = index.data(Qt.ItemDataRole.CheckStateRole) == Qt.CheckState.Checked.value
        paint_tick_box(painter, QRectF(box), self._theme, "ticked" if ticked else "empty")
