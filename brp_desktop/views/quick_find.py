"""Quick find: type a few letters, Enter rolls what was found, goes to it or does it."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPoint,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QFontMetricsF,
    QHideEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
)
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from brp_desktop.controllers.document import Document
from brp_desktop.controllers.language import content_language
from brp_desktop.painting.icons import paint_icon
from brp_desktop.painting.theme import Theme
from brp_desktop.painting.tokens import in_a_line
from brp_desktop.rules.brp import Difficulty
from brp_desktop.views.controls import cap_width, paint_key_cap
from brp_desktop.views.find_hits import COMMAND, ROLL, Hit, search
from brp_desktop.views.found_rows import FoundRows, is_in_front
from brp_desktop.views.labels import listed
from brp_desktop.views.painted import text_width
from brp_desktop.views.plain_edit import PlainEdit
from brp_desktop.views.plain_label import PlainLabel
from brp_desktop.views.systems import PERCENTILE, SystemViews, views_of

WIDTH = 540
ROW = 34
ROWS = 8
_ROOT = QModelIndex()
HIT_ROLE = int(Qt.ItemDataRole.UserRole) + 1


class _Delegate(QStyledItemDelegate):
    """A row: name with the match underlined, group, key cap on the current row, chance."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme = theme

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        return QSize(WIDTH, ROW)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        hit = index.data(HIT_ROLE)
        if not isinstance(hit, Hit):
            return
        colour, rect = self.theme.colour, QRectF(option.rect)
        left = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)
        current = is_in_front(option, index)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if current:
            painter.fillRect(rect, colour("selected"))
            if self.theme.high_contrast:
                painter.setPen(QPen(colour("border"), 1.5))
                painter.drawRect(rect.adjusted(1, 1, -1, -1))
        elif option.state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(rect, colour("hover"))
        strong, body = self.theme.font("strong"), self.theme.font("body")
        right = rect.right() - 14
        score_width = QFontMetricsF(strong).horizontalAdvance(hit.number)
        painter.setFont(strong)
        painter.setPen(colour("text"))
        painter.drawText(QRectF(right - score_width - 1, rect.top(), score_width + 2, rect.height()), left, hit.number)
        right -= score_width + 24
        if current:
            word = self.tr("Enter")
            width = cap_width(self.theme, word)
            paint_key_cap(
                painter, self.theme, right - width, rect.center().y(), word, colour("text_2"), colour("border")
            )
            right -= width + 10
        name_font = strong if current else body
        metrics = QFontMetricsF(name_font)
        x = rect.left() + 14
        aside_width = QFontMetricsF(body).horizontalAdvance(hit.aside)
        name = metrics.elidedText(hit.name, Qt.TextElideMode.ElideRight, max(80.0, right - x - aside_width - 14))
        painter.setFont(name_font)
        painter.setPen(colour("text"))
        painter.drawText(QRectF(x, rect.top(), metrics.horizontalAdvance(name) + 2, rect.height()), left, name)
        first, length = hit.match
        if length and first + length <= len(name):
            begin = x + metrics.horizontalAdvance(name[:first])
            width = metrics.horizontalAdvance(name[first : first + length])
            painter.fillRect(QRectF(begin, rect.center().y() + 9, width, 2), colour("accent"))
        painter.setFont(body)
        painter.setPen(colour("text_2"))
        x += metrics.horizontalAdvance(name) + 13
        painter.drawText(QRectF(x, rect.top(), max(0.0, right - x), rect.height()), left, hit.aside)
        painter.restore()


SIDE = 14
"""Room left and right of the words of the foot, px."""
GAPS = (8, 18)
"""Least and most room between two keys of the foot, px."""


class _Foot(QWidget):
    """The keys of the list, as key caps with words."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme = theme
        self.keys: list[tuple[tuple[str, ...], str]] = []
        self.setFixedHeight(34)

    def words_width(self) -> float:
        """What keys and words need without the gaps, px."""
        small = self.theme.font("small")
        caps = sum(cap_width(self.theme, cap) + 4 for each, _ in self.keys for cap in each)
        return caps + sum(text_width(small, words) for _, words in self.keys)

    def gap(self) -> float:
        """Room between two keys, px: less in languages with long words."""
        room = self.width() - 2 * SIDE - self.words_width()
        return max(GAPS[0], min(GAPS[1], room / max(1, len(self.keys) - 1)))

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            colour = self.theme.colour
            painter.fillRect(self.rect(), colour("panel"))
            painter.fillRect(0, 0, self.width(), 1, colour("line"))
            x = float(SIDE)
            gap = self.gap()
            for caps, words in self.keys:
                for cap in caps:
                    paint_key_cap(painter, self.theme, x, self.height() / 2, cap, colour("text_2"), colour("line"))
                    x += cap_width(self.theme, cap) + 4
                painter.setFont(self.theme.font("small"))
                painter.setPen(colour("text_2"))
                width = painter.fontMetrics().horizontalAdvance(words)
                area = QRectF(x, 0, width + 2, self.height())
                painter.drawText(area, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft), words)
                x += width + gap


class _Hits(QAbstractListModel):
    """What was found, best first."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.hits: list[Hit] = []

    def set_hits(self, hits: list[Hit]) -> None:
        """Show these."""
        self.beginResetModel()
        self.hits = hits
        self.endResetModel()

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = _ROOT) -> int:
        return 0 if parent.isValid() else len(self.hits)

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = int(Qt.ItemDataRole.DisplayRole)) -> Any:
        hit = self.hits[index.row()]
        if role == HIT_ROLE:
            return hit
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return listed((hit.name, hit.number if hit.kind == ROLL else hit.aside))
        return None


class QuickFind(QFrame):
    """The list over the sheet. Enter rolls, Ctrl+Enter only chooses, Alt+E/N/D rolls at that difficulty, Esc closes."""

    roll_requested = Signal(object, object)
    """Subject, and Difficulty or None for the one in force."""
    choose_requested = Signal(object)
    """Subject to choose without a roll."""
    wanted = Signal(object)
    """Hit that is no roll: a sheet or person to go to, a command to be done."""
    closed = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setObjectName("quick_find")
        self._theme = theme
        self._everything: list[tuple[Hit, str]] = []
        self._recent: tuple[Any, ...] = ()
        self._system: SystemViews = views_of(PERCENTILE)
        self._editing = False
        self._there = True
        self.edit = PlainEdit(self)
        self.edit.setFrame(False)
        self._count = PlainLabel(parent=self)
        self._nothing = PlainLabel(parent=self)
        self._nothing.setWordWrap(True)
        self.list = FoundRows(self)
        self._model = _Hits(self)
        self._delegate = _Delegate(theme, self)
        self._foot = _Foot(theme, self)
        self._build()
        self.set_theme(theme)
        self.retranslate()

    def _build(self) -> None:
        head = QWidget(self)
        head.setFixedHeight(43)
        row = QHBoxLayout(head)
        row.setContentsMargins(38, 0, 14, 0)
        row.addWidget(self.edit, 1)
        row.addWidget(self._count)
        self._head = head
        self.list.setModel(self._model)
        self.list.setItemDelegate(self._delegate)
        self.list.setMinimumHeight(ROW)
        self.list.selectionModel().currentChanged.connect(self._say_keys)
        self.list.clicked.connect(self._on_clicked)
        self._nothing.setContentsMargins(14, 10, 14, 10)
        self._nothing.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(1, 1, 1, 1)
        column.setSpacing(0)
        column.addWidget(head)
        column.addSpacing(4)
        column.addWidget(self.list, 1)
        column.addWidget(self._nothing, 1)
        column.addWidget(self._foot)
        self.edit.textChanged.connect(self._on_text)
        self.edit.escaped.connect(self.close)
        self.edit.installEventFilter(self)
        self.setFixedWidth(WIDTH)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._theme = theme
        self._delegate.theme = theme
        self._foot.theme = theme
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Window, theme.colour("raised"))
        palette.setColor(QPalette.ColorRole.Base, theme.colour("raised"))
        self.setPalette(palette)
        self.edit.setFont(theme.font("body"))
        self._count.setFont(theme.font("small"))
        muted = self._count.palette()
        muted.setColor(QPalette.ColorRole.WindowText, theme.colour("text_2"))
        self._count.setPalette(muted)
        self._nothing.setPalette(muted)

    def retranslate(self) -> None:
        """Take all words from the language in force."""
        self.setAccessibleName(self.tr("Quick find"))
        words = self._system.find_text() if self._there else self.tr("Find a command")
        self.edit.setAccessibleName(words)
        self.edit.setPlaceholderText(words)
        self.list.setAccessibleName(self.tr("Found"))
        self._say_keys()

    def _say_keys(self) -> None:
        """What the keys do with the hit in front."""
        hit = self.list.currentIndex().data(HIT_ROLE)
        enter = (self.tr("Enter"),)
        if isinstance(hit, Hit) and hit.kind != ROLL:
            self._foot.keys = [(enter, self.tr("do it") if hit.kind == COMMAND else self.tr("go there"))]
        else:
            roll = self.tr("go to the field") if self._editing else self.tr("roll")
            self._foot.keys = [(enter, roll), ((self.tr("Ctrl Enter"),), self.tr("choose only"))]
            if not self._editing and self._system.has_difficulties:
                self._foot.keys.append((("Alt E", "Alt N", "Alt D"), self.tr("roll at that difficulty")))
        self._foot.update()

    def open_for(
        self,
        document: Document | None,
        recent: tuple[Any, ...],
        place: QPoint,
        text: str = "",
        *,
        editing: bool,
        besides: Sequence[tuple[Hit, str]] = (),
    ) -> None:
        """Show the list for a sheet, its left upper corner at ``place`` on the screen.

        ``besides`` is what can be found that is not of the sheet; without a sheet it is all.
        """
        self._editing = editing
        self._recent = recent
        self._there = document is not None
        self._system = views_of(PERCENTILE if document is None else document.system)
        of_sheet = [] if document is None else self._system.candidates(document, content_language())
        self._everything = [*of_sheet, *besides]
        self.retranslate()
        self.edit.setText(text)
        self._on_text(text)
        self.move(place)
        self.show()
        self.edit.setFocus(Qt.FocusReason.PopupFocusReason)
        self.edit.setCursorPosition(len(text))

    def hits(self) -> list[Hit]:
        """What the list shows."""
        return list(self._model.hits)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            return self._key(event)
        return super().eventFilter(watched, event)

    def hideEvent(self, event: QHideEvent) -> None:
        self.closed.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            colour = self._theme.colour
            painter.fillRect(self.rect(), colour("raised"))
            painter.setPen(QPen(colour("border"), self._theme.stroke["control"]))
            painter.drawRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5))
            painter.fillRect(1, self._head.height() + 1, self.width() - 2, 1, colour("line"))
            paint_icon(painter, QRectF(15, self._head.height() / 2 - 7, 16, 16), "find", colour("text_2"))

    def _key(self, event: QKeyEvent) -> bool:
        key, modifiers = event.key(), event.modifiers()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self._take(choose_only=bool(modifiers & Qt.KeyboardModifier.ControlModifier))
            return True
        if key in (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
            page = ROWS if key in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown) else 1
            self._step(page if key in (Qt.Key.Key_Down, Qt.Key.Key_PageDown) else -page)
            return True
        if modifiers & Qt.KeyboardModifier.AltModifier and self._system.has_difficulties:
            letters = {
                Qt.Key.Key_E: Difficulty.EASY,
                Qt.Key.Key_N: Difficulty.NORMAL,
                Qt.Key.Key_D: Difficulty.DIFFICULT,
            }
            if key in letters:
                self._take(letters[Qt.Key(key)])
                return True
        return False

    def _step(self, step: int) -> None:
        count = self._model.rowCount()
        if count:
            row = min(max(self.list.currentIndex().row() + step, 0), count - 1)
            self.list.setCurrentIndex(self._model.index(row, 0))

    def _on_text(self, text: str) -> None:
        if text.strip():
            hits = search(self._everything, text)
        else:
            by_subject = {hit.subject: hit for hit, _ in self._everything}
            hits = [by_subject[subject] for subject in self._recent if subject in by_subject]
        self._model.set_hits(hits)
        if hits:
            self.list.setCurrentIndex(self._model.index(0, 0))
        wanted = bool(text.strip())
        self._count.setText(self.tr("%n found", "", len(hits)) if wanted else "")
        message = self._nothing_found(in_a_line(text)) if wanted and not hits else ""
        self._nothing.setText(message)
        self._nothing.setVisible(bool(message))
        self.list.setVisible(not message)
        rows = min(max(len(hits), 1), ROWS)
        self.setFixedHeight(43 + 4 + rows * ROW + 4 + self._foot.height() + 2)

    def _nothing_found(self, name: str) -> str:
        if self._there:
            return self._system.nothing_found(name)
        return self.tr("No command called “{name}”.").format(name=name)

    def _on_clicked(self, index: QModelIndex) -> None:
        self.list.setCurrentIndex(index)
        self._take()

    def _take(self, difficulty: Difficulty | None = None, *, choose_only: bool = False) -> None:
        hit = self.list.currentIndex().data(HIT_ROLE)
        if not isinstance(hit, Hit):
            return
        self.close()
        if hit.kind != ROLL:
            self.wanted.emit(hit)
        elif choose_only or self._editing:
            self.choose_requested.emit(hit.subject)
        else:
            self.roll_requested.emit(hit.subject, difficulty)
