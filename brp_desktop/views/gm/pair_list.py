"""A list of rows «name … figure»: a click or Enter takes one."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPainter, QPalette, QPen, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QFrame, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from brp_desktop.models.plain_tip import plain_tip
from brp_desktop.painting.theme import Theme
from brp_desktop.views.labels import listed
from brp_desktop.views.pressed_rows import PressedRows

ROW = 25
ROW_ROLE = int(Qt.ItemDataRole.UserRole) + 1
_LEFT = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)
_RIGHT = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight)


@dataclass(frozen=True, slots=True)
class PairRow:
    """One row and what taking it gives."""

    value: object
    name: str
    figure: str = ""


class _Delegate(QStyledItemDelegate):
    def __init__(self, view: "PairList") -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        return QSize(80, ROW)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        row = index.data(ROW_ROLE)
        if not isinstance(row, PairRow):
            return
        theme, rect = self._view.theme, QRectF(option.rect)
        painter.save()
        current = self._view.hasFocus() and self._view.currentIndex() == index
        if option.state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(rect, theme.colour("hover"))
        if current:
            painter.setPen(QPen(theme.colour("focus"), theme.stroke["focus"]))
            painter.drawRect(rect.adjusted(1, 1, -1, -1))
        inside = rect.adjusted(4, 0, -4, 0)
        font = theme.font("body")
        painter.setFont(font)
        metrics = QFontMetricsF(font)
        painter.setPen(theme.colour("text_2"))
        painter.drawText(inside, _RIGHT, row.figure)
        room = inside.width() - (metrics.horizontalAdvance(row.figure) + 10 if row.figure else 0)
        painter.setPen(theme.colour("text"))
        painter.drawText(inside, _LEFT, metrics.elidedText(row.name, Qt.TextElideMode.ElideRight, room))
        painter.restore()


class PairList(PressedRows, QListView):
    """Rows of one height, scrolled as far as there is no room."""

    taken = Signal(object)
    """The value of the row the person took."""

    wanted_rows = 8
    """How many rows it would show if there is room; it scrolls beyond, and grows where it may."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self._model = QStandardItemModel(self)
        self.setModel(self._model)
        self.setItemDelegate(_Delegate(self))
        self.setUniformItemSizes(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setMouseTracking(True)
        self.let_press()
        self.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.clicked.connect(self._on_clicked)
        self.set_theme(theme)

    def set_rows(self, rows: Sequence[PairRow]) -> None:
        """Show other rows."""
        self._model.clear()
        for row in rows:
            item = QStandardItem(listed((row.name, row.figure)))
            item.setData(row, ROW_ROLE)
            item.setToolTip(plain_tip(item.text()))
            if not any(sign.isalnum() for sign in row.figure):
                item.setAccessibleText(row.name)
            self._model.appendRow(item)
        if rows:
            self.setCurrentIndex(self._model.index(0, 0))

    def rows(self) -> list[PairRow]:
        """What is shown."""
        return [self._model.item(number).data(ROW_ROLE) for number in range(self._model.rowCount())]

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self.theme = theme
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Base, Qt.GlobalColor.transparent)
        self.setPalette(palette)
        self.viewport().update()

    def sizeHint(self) -> QSize:
        return QSize(180, ROW * min(self.wanted_rows, max(2, self._model.rowCount())) + 2)

    def minimumSizeHint(self) -> QSize:
        return QSize(120, ROW * 2)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.accept()
            if not event.isAutoRepeat() and self.currentIndex().isValid():
                self._on_clicked(self.currentIndex())
            return
        super().keyPressEvent(event)

    def _on_clicked(self, index: QModelIndex) -> None:
        row = index.data(ROW_ROLE)
        if isinstance(row, PairRow):
            self.taken.emit(row.value)
