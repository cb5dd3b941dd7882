"""A list to choose from by typing a few letters: people, skills, whatever has a name."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPersistentModelIndex, QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFontMetricsF,
    QGuiApplication,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QStandardItem,
    QStandardItemModel,
)
from PySide6.QtWidgets import QFrame, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QVBoxLayout, QWidget

from brp_desktop.catalogue.names import fold
from brp_desktop.painting.icons import paint_icon
from brp_desktop.painting.theme import Theme
from brp_desktop.views.found_rows import FoundRows, is_in_front
from brp_desktop.views.labels import listed
from brp_desktop.views.plain_edit import PlainEdit

ROW = 30
WIDTH = 280
ROWS = 9
PICK_ROLE = int(Qt.ItemDataRole.UserRole) + 1
_LEFT = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)


@dataclass(frozen=True, slots=True)
class Pick:
    """One line: what choosing it gives, its name, what stands small beside it, a value at the right edge.

    ``also`` are more words it is found by (another language); ``chosen`` marks it.
    """

    value: object
    name: str
    aside: str = ""
    figure: str = ""
    also: str = ""
    icon_name: str = ""
    chosen: bool = False
    when_typed: bool = False
    """Only found, never offered: it stands after what is offered."""
    only_said: bool = False
    """A sentence in place of what there is not: it is read and cannot be chosen."""


class _Delegate(QStyledItemDelegate):
    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme = theme

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        return QSize(200, ROW)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        pick = index.data(PICK_ROLE)
        if not isinstance(pick, Pick):
            return
        colour, rect = self.theme.colour, QRectF(option.rect)
        current = is_in_front(option, index) and not pick.only_said
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if current:
            painter.fillRect(rect, colour("selected"))
            if self.theme.high_contrast:
                painter.setPen(QPen(colour("border"), 1.5))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRect(rect.adjusted(1, 1, -1, -1))
        elif option.state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(rect, colour("hover"))
        left, right = rect.left() + 12, rect.right() - 12
        if pick.icon_name:
            paint_icon(painter, QRectF(left, rect.center().y() - 8, 16, 16), pick.icon_name, colour("text_2"))
            left += 24
        if pick.figure:
            font = self.theme.font("strong")
            width = QFontMetricsF(font).horizontalAdvance(pick.figure)
            painter.setFont(font)
            painter.setPen(colour("text"))
            painter.drawText(QRectF(right - width - 1, rect.top(), width + 3, rect.height()), _LEFT, pick.figure)
            right -= width + 10
        font = self.theme.font("small" if pick.only_said else "strong" if current or pick.chosen else "body")
        metrics = QFontMetricsF(font)
        name = metrics.elidedText(pick.name, Qt.TextElideMode.ElideRight, right - left)
        painter.setFont(font)
        painter.setPen(colour("text_2" if pick.only_said else "text"))
        painter.drawText(QRectF(left, rect.top(), right - left + 2, rect.height()), _LEFT, name)
        left += metrics.horizontalAdvance(name) + 10
        if pick.aside and left < right:
            painter.setFont(self.theme.font("small"))
            painter.setPen(colour("text_2"))
            aside = painter.fontMetrics().elidedText(pick.aside, Qt.TextElideMode.ElideRight, int(right - left))
            painter.drawText(QRectF(left, rect.top(), right - left + 2, rect.height()), _LEFT, aside)
        painter.restore()


class PickList(QFrame):
    """A popup: a line to type in and what fits below; Enter or a click chooses, Esc closes.

    ``number`` words offer a typed whole number as a choice of its own: its value is an int.
    """

    picked = Signal(object)
    """The value of the chosen line."""
    closed = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setObjectName("pick_list")
        self._theme = theme
        self._picks: tuple[Pick, ...] = ()
        self._number = ""
        self._always: Pick | None = None
        self.edit = PlainEdit(self)
        self.edit.setFrame(False)
        self.list = FoundRows(self)
        self._model = QStandardItemModel(self)
        self._delegate = _Delegate(theme, self)
        self.list.setModel(self._model)
        self.list.setItemDelegate(self._delegate)
        self.list.clicked.connect(self._on_clicked)
        column = QVBoxLayout(self)
        column.setContentsMargins(1, 1, 1, 1)
        column.setSpacing(0)
        self.edit.setFixedHeight(36)
        self.edit.setTextMargins(34, 0, 10, 0)
        column.addWidget(self.edit)
        column.addSpacing(3)
        column.addWidget(self.list, 1)
        self.edit.textChanged.connect(self._on_text)
        self.edit.escaped.connect(self.close)
        self.edit.installEventFilter(self)
        self.set_theme(theme)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._theme = theme
        self._delegate.theme = theme
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Window, theme.colour("raised"))
        palette.setColor(QPalette.ColorRole.Base, theme.colour("raised"))
        self.setPalette(palette)
        self.edit.setFont(theme.font("body"))

    def open_for(
        self,
        title: str,
        picks: Sequence[Pick],
        anchor: QWidget,
        *,
        number: str = "",
        text: str = "",
        width: int = WIDTH,
    ) -> None:
        """Show the list below a widget, at least so wide. ``number`` is the name of the choice «only a number» with
        ``{number}``."""
        self._picks, self._number = tuple(picks), number
        self.setAccessibleName(title)
        self.edit.setAccessibleName(title)
        self.edit.setPlaceholderText(title)
        self.list.setAccessibleName(title)
        self.edit.setText(text)
        self._on_text(text)
        self.setFixedWidth(max(anchor.width(), width))
        rows = min(max(len(self._picks), 4), ROWS)
        self.setFixedHeight(36 + 3 + rows * ROW + 5)
        corner = anchor.mapToGlobal(QPoint(0, anchor.height()))
        screen = (QGuiApplication.screenAt(corner) or QGuiApplication.primaryScreen()).availableGeometry()
        if corner.y() + self.height() > screen.bottom():
            corner.setY(max(screen.top(), anchor.mapToGlobal(QPoint(0, 0)).y() - self.height()))
        corner.setX(max(screen.left(), min(corner.x(), screen.right() - self.width())))
        self.move(corner)
        self.show()
        self.edit.setFocus(Qt.FocusReason.PopupFocusReason)

    def set_always(self, pick: Pick) -> None:
        """A line that is offered last, whatever is typed: what was typed stands beside it."""
        self._always = pick

    def shown(self) -> list[Pick]:
        """What the list offers now."""
        return [self._model.item(row).data(PICK_ROLE) for row in range(self._model.rowCount())]

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            key = event.key()
            if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                if not event.isAutoRepeat():
                    self._take()
                return True
            steps = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1, Qt.Key.Key_PageUp: -ROWS, Qt.Key.Key_PageDown: ROWS}
            if key in steps:
                count = self._model.rowCount()
                row = min(max(self.list.currentIndex().row() + steps[Qt.Key(key)], 0), count - 1)
                self.list.setCurrentIndex(self._model.index(row, 0))
                return True
        return super().eventFilter(watched, event)

    def hideEvent(self, event: QEvent) -> None:
        self.closed.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            colour = self._theme.colour
            painter.fillRect(self.rect(), colour("raised"))
            painter.setPen(QPen(colour("border"), self._theme.stroke["control"]))
            painter.drawRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5))
            painter.fillRect(1, 38, self.width() - 2, 1, colour("line"))
            paint_icon(painter, QRectF(13, 11, 16, 16), "find", colour("text_2"))

    def _on_text(self, text: str) -> None:
        wanted = fold(text.strip())
        ranked = []
        for place, pick in enumerate(self._picks):
            rank = min(_rank(fold(pick.name), wanted), _rank(fold(pick.also), wanted) + 3)
            if rank < 9 and (wanted or not pick.when_typed):
                ranked.append((pick.when_typed, rank if wanted else 0, place, pick))
        found = [pick for *_, pick in sorted(ranked, key=lambda each: each[:3])]
        plain = text.strip().rstrip("%").strip()
        if self._number and plain.isascii() and plain.isdigit() and len(plain) < 5:
            found.insert(0, Pick(int(plain), self._number.format(number=int(plain)), icon_name="edit_mode"))
        if self._always is not None:
            found.append(replace(self._always, aside=text.strip()))
        self._model.clear()
        for pick in found:
            item = QStandardItem(listed((pick.name, pick.aside, pick.figure)))
            item.setData(pick, PICK_ROLE)
            item.setEditable(False)
            self._model.appendRow(item)
        first = 0 if wanted else next((row for row, pick in enumerate(found) if pick.chosen), 0)
        if found:
            self.list.setCurrentIndex(self._model.index(first, 0))

    def _on_clicked(self, index: QModelIndex) -> None:
        self.list.setCurrentIndex(index)
        self._take()

    def _take(self) -> None:
        pick = self.list.currentIndex().data(PICK_ROLE)
        if isinstance(pick, Pick) and not pick.only_said:
            self.close()
            self.picked.emit(pick.value)


def _rank(name: str, wanted: str) -> int:
    """0 for a beginning, 1 for the start of a word, 2 inside; 9 where it does not fit."""
    at = name.find(wanted)
    if at < 0 or not name:
        return 9
    if at == 0:
        return 0
    return 1 if not name[at - 1].isalnum() else 2
