"""The contests of this run: verdict and sides, hidden ones marked; Enter shows one again."""

from typing import Any, Protocol

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QStandardItem,
    QStandardItemModel,
)
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from brp_desktop.models.plain_tip import plain_tip
from brp_desktop.painting.icons import paint_icon
from brp_desktop.painting.theme import Theme
from brp_desktop.views import labels
from brp_desktop.views.gm import gm_labels
from brp_desktop.views.pressed_rows import PressedRows
from brp_desktop.views.times import clock_time

ROW = 46
_KEPT_ROLE = int(Qt.ItemDataRole.UserRole) + 1
_LEFT = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)


class Contests(Protocol):
    """Whoever keeps contests; each kept one has a ``result`` with an ``id``, a ``time``, and may be ``hidden``."""

    @property
    def earlier(self) -> tuple[Any, ...]:
        """The last ones, newest first."""

    @property
    def earlier_changed(self) -> Any:
        """A signal: they are others."""


class ContestWords(Protocol):
    """How contests are told."""

    def verdict(self, result: Any) -> str:
        """Who wins, in one sentence."""

    def against(self, result: Any) -> str:
        """Who against whom."""

    def no_contest(self) -> str:
        """What stands there while there is none."""


class _Delegate(QStyledItemDelegate):
    def __init__(self, theme: Theme, words: ContestWords, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme = theme
        self._words = words

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        return QSize(200, ROW)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        kept = index.data(_KEPT_ROLE)
        if kept is None:
            return
        rect, colour = QRectF(option.rect), self.theme.colour
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        view = self.parent()
        if isinstance(view, QListView) and view.currentIndex() == index:
            painter.fillRect(rect, colour("selected"))
        elif option.state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(rect, colour("hover"))
        painter.fillRect(QRectF(rect.left(), rect.bottom() - 1, rect.width(), 1), colour("line"))
        first = QRectF(rect.left(), rect.top() + 4, rect.width(), 18)
        painter.setFont(self.theme.font("small"))
        painter.setPen(colour("text_2"))
        painter.drawText(first, _LEFT, clock_time(kept.time))
        right = rect.right()
        if kept.hidden:
            right -= 20
            paint_icon(painter, QRectF(right + 2, first.center().y() - 7, 14, 14), "hidden_roll", colour("hidden"))
        painter.setFont(self.theme.font("strong"))
        painter.setPen(colour("text"))
        room = right - rect.left() - 42
        verdict = self._words.verdict(kept.result).rstrip(".")
        shown = QFontMetricsF(painter.font()).elidedText(verdict, Qt.TextElideMode.ElideRight, room)
        painter.drawText(QRectF(rect.left() + 40, first.top(), room + 2, first.height()), _LEFT, shown)
        painter.setFont(self.theme.font("small"))
        painter.setPen(colour("text_2"))
        text = self._words.against(kept.result)
        text = QFontMetricsF(painter.font()).elidedText(text, Qt.TextElideMode.ElideRight, rect.width())
        painter.drawText(QRectF(rect.left(), rect.top() + 22, rect.width(), 18), _LEFT, text)
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(colour("focus"), self.theme.stroke["focus"]))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(rect.adjusted(1, 1, -1, -2), 3, 3)
        painter.restore()


class EarlierList(PressedRows, QListView):
    """Newest first, at most ten."""

    shown = Signal(str)
    """Id of the contest to show in the card."""

    def __init__(
        self, contests: Contests, theme: Theme, parent: QWidget | None = None, *, words: ContestWords = gm_labels
    ) -> None:
        super().__init__(parent)
        self.setObjectName("earlier_contests")
        self._contests = contests
        self._words = words
        self._theme = theme
        self._contents = QStandardItemModel(self)
        self._delegate = _Delegate(theme, words, self)
        self.setModel(self._contents)
        self.setItemDelegate(self._delegate)
        self.setUniformItemSizes(True)
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setMouseTracking(True)
        self.let_press()
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.clicked.connect(self._on_clicked)
        contests.earlier_changed.connect(self.refresh)
        self.set_theme(theme)
        self.refresh()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._theme = theme
        self._delegate.theme = theme
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Base, theme.colour("panel"))
        self.setPalette(palette)
        self.viewport().update()

    def refresh(self) -> None:
        """Show the contests kept."""
        before = self.currentIndex().data(_KEPT_ROLE)
        self._contents.clear()
        for kept in self._contests.earlier:
            hidden = self.tr("hidden") if kept.hidden else ""
            words = labels.listed(
                (clock_time(kept.time), self._words.verdict(kept.result), self._words.against(kept.result))
            )
            item = QStandardItem(labels.listed((words, hidden)))
            item.setToolTip(plain_tip(item.text()))
            item.setData(kept, _KEPT_ROLE)
            item.setEditable(False)
            self._contents.appendRow(item)
            if before is not None and kept.result.id == before.result.id:
                self.setCurrentIndex(item.index())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self._on_clicked(self.currentIndex())
            return
        super().keyPressEvent(event)

    def keyboardSearch(self, search: str) -> None:
        """No type-ahead."""

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._contents.rowCount() == 0:
            with QPainter(self.viewport()) as painter:
                painter.setFont(self._theme.font("small"))
                painter.setPen(self._theme.colour("text_2"))
                flags = int(Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap)
                painter.drawText(QRectF(self.viewport().rect()).adjusted(0, 4, 0, 0), flags, self._words.no_contest())

    def _on_clicked(self, index: QModelIndex | QPersistentModelIndex) -> None:
        kept = index.data(_KEPT_ROLE)
        if kept is not None:
            self.shown.emit(kept.result.id)
