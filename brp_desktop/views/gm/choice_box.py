"""A list to choose from, painted like the other fields: the name in semibold, a word about it in grey."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPalette, QWheelEvent
from PySide6.QtWidgets import QComboBox, QFrame, QListView, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from brp_desktop.painting.icons import paint_icon
from brp_desktop.painting.theme import Theme
from brp_desktop.views.painted import RING, paint_frame, paint_ring, text_width

ROW = 28
_DETAIL = int(Qt.ItemDataRole.UserRole) + 1
_LEFT = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft) | int(Qt.TextFlag.TextSingleLine)


@dataclass(frozen=True, slots=True)
class Item:
    """One thing to choose: its words, a word about it, and what it stands for. Without words: a line."""

    text: str
    value: object
    detail: str = ""


class ChoiceBox(QComboBox):
    """Enter, Space and ↓ open the list, letters jump in it; the wheel changes nothing. ``strong``: name semibold."""

    chosen = Signal(object)
    """The value of the item the person took."""

    def __init__(self, theme: Theme, parent: QWidget | None = None, *, strong: bool = False) -> None:
        super().__init__(parent)
        self.theme = theme
        self._strong = strong
        self._items: tuple[Item, ...] = ()
        self._delegate = _RowDelegate(self)
        view = QListView(self)
        view.setUniformItemSizes(False)
        view.setFrameShape(QFrame.Shape.NoFrame)
        self.setView(view)
        self.setItemDelegate(self._delegate)
        self.setMaxVisibleItems(14)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(4)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.activated.connect(self._on_activated)
        self.set_theme(theme)

    @property
    def value(self) -> object:
        """What the chosen item stands for; None where nothing is chosen."""
        index = self.currentIndex()
        return self._items[index].value if 0 <= index < len(self._items) else None

    @property
    def items(self) -> tuple[Item, ...]:
        """Everything that can be chosen."""
        return self._items

    def set_items(self, items: Sequence[Item], value: object) -> None:
        """What can be chosen, and what is; no signal comes of it."""
        items = tuple(items)
        if items != self._items:
            self._items = items
            self.clear()
            for item in items:
                if item.text:
                    self.addItem(item.text)
                    if item.detail:
                        self.setItemData(self.count() - 1, item.detail, _DETAIL)
                        said = f"{item.text}, {item.detail}"
                        self.setItemData(self.count() - 1, said, Qt.ItemDataRole.AccessibleTextRole)
                else:
                    self.insertSeparator(self.count())
        self.set_value(value)

    def set_value(self, value: object) -> None:
        """Choose what stands for a value; no signal comes of it."""
        index = next((place for place, item in enumerate(self._items) if item.text and item.value == value), -1)
        if index != self.currentIndex():
            self.setCurrentIndex(index)
        self.setToolTip(self._whole())
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self.theme = theme
        palette = self.view().palette()
        palette.setColor(QPalette.ColorRole.Base, theme.colour("raised"))
        palette.setColor(QPalette.ColorRole.Window, theme.colour("raised"))
        self.view().setPalette(palette)
        self.setFont(theme.font("body"))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(120 + 2 * RING, 30 + 2 * RING)

    def minimumSizeHint(self) -> QSize:
        return QSize(64 + 2 * RING, 30 + 2 * RING)

    def showPopup(self) -> None:  # noqa: N802
        longest = max((self._delegate.width_of(item) for item in self._items), default=0)
        self.view().setMinimumWidth(min(420, max(self.width(), round(longest) + 44)))
        super().showPopup()

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Down) and not event.isAutoRepeat():
            event.accept()
            self.showPopup()
            return
        super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        colour = self.theme.colour
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            body = QRectF(self.rect()).adjusted(RING, RING, -RING, -RING)
            enabled = self.isEnabled()
            fill = colour("hover" if self.underMouse() else "raised") if enabled else None
            paint_frame(painter, body, self.theme, fill, colour("border"), dashed=not enabled)
            ink = colour("text" if enabled else "text_off")
            paint_icon(painter, QRectF(body.right() - 23, body.center().y() - 7, 14, 14), "down", colour("text_2"))
            room = body.adjusted(10, 0, -28, 0)
            index = self.currentIndex()
            if 0 <= index < len(self._items):
                item = self._items[index]
                font = self.theme.font("strong" if self._strong else "body")
                painter.setFont(font)
                painter.setPen(ink)
                words = painter.fontMetrics().elidedText(item.text, Qt.TextElideMode.ElideRight, round(room.width()))
                painter.drawText(room, _LEFT, words)
                used = text_width(font, words) + 5
                if item.detail and words == item.text:
                    painter.setFont(self.theme.font("body"))
                    painter.setPen(colour("text_2"))
                    rest = room.adjusted(used, 0, 0, 0)
                    if text_width(painter.font(), item.detail) <= rest.width():
                        painter.drawText(rest, _LEFT, item.detail)
            if self.hasFocus():
                paint_ring(painter, body, self.theme)

    def _whole(self) -> str:
        index = self.currentIndex()
        if not 0 <= index < len(self._items):
            return ""
        item = self._items[index]
        return f"{item.text}, {item.detail}" if item.detail else item.text

    def _on_activated(self, index: int) -> None:
        if 0 <= index < len(self._items) and self._items[index].text:
            self.setToolTip(self._whole())
            self.chosen.emit(self._items[index].value)


class _RowDelegate(QStyledItemDelegate):
    """A row of the list: name left, detail right; lines between parts."""

    def __init__(self, box: ChoiceBox) -> None:
        super().__init__(box)
        self._box = box

    def width_of(self, item: Item) -> float:
        """Room the words of an item need."""
        font = self._box.theme.font("body")
        return text_width(font, item.text) + (24 + text_width(font, item.detail) if item.detail else 0)

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        return QSize(80, ROW if index.data() else 9)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        theme, rect = self._box.theme, QRectF(option.rect)
        painter.save()
        view = self._box.view()
        current = view.currentIndex() == index
        painter.fillRect(rect, theme.colour("selected" if current else "raised"))
        text = index.data()
        if not text:
            painter.fillRect(QRectF(rect.left() + 8, rect.center().y(), rect.width() - 16, 1), theme.colour("line"))
            painter.restore()
            return
        inside = rect.adjusted(12, 0, -12, 0)
        detail = str(index.data(_DETAIL) or "")
        painter.setFont(theme.font("body"))
        room = inside.width()
        if detail:
            painter.setPen(theme.colour("text_2"))
            painter.drawText(inside, _LEFT ^ int(Qt.AlignmentFlag.AlignLeft) | int(Qt.AlignmentFlag.AlignRight), detail)
            room -= text_width(painter.font(), detail) + 12
        painter.setPen(theme.colour("text"))
        words = painter.fontMetrics().elidedText(str(text), Qt.TextElideMode.ElideRight, round(room))
        painter.drawText(inside, _LEFT, words)
        if current and theme.high_contrast:
            painter.drawRect(rect.adjusted(0.5, 0.5, -1.5, -1.5))
        painter.restore()
