"""The recent files of the start page: portrait, name, what it is, waiting ticks, when; missing files say so."""

from pathlib import Path
from typing import Final

from PySide6.QtCore import (
    QAbstractListModel,
    QCoreApplication,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QContextMenuEvent, QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPalette, QPen
from PySide6.QtWidgets import QListView, QMenu, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from brp_desktop.catalogue.names import fold
from brp_desktop.models.plain_tip import plain_tip
from brp_desktop.painting.icons import paint_icon
from brp_desktop.painting.portrait import paint_portrait
from brp_desktop.painting.theme import Theme
from brp_desktop.sheet.systems import BRP, XANTIS
from brp_desktop.storage.files import is_there
from brp_desktop.storage.settings import TABLE, RecentFile
from brp_desktop.views.labels import listed, ticks_waiting
from brp_desktop.views.painted import paint_frame, text_width, tint, wrapped_height
from brp_desktop.views.pressed_rows import PressedRows
from brp_desktop.views.times import since

ROW = 56
"""Height of a row whose second line is one line, in px."""
_LINE = 20
FILE_ROLE = int(Qt.ItemDataRole.UserRole) + 1
MISSING_ROLE = FILE_ROLE + 1

SYSTEM_NAMES: Final = {BRP: "1D100", XANTIS: "Xantis"}
"""What the systems are called in every language."""

_Index = QModelIndex | QPersistentModelIndex
_LEFT = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)
_RIGHT = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight)


class RecentModel(QAbstractListModel):
    """Recent files that fit the filter; a file that is not there any more stays and is marked."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._all: list[tuple[RecentFile, bool]] = []
        self._shown: list[tuple[RecentFile, bool]] = []
        self._filter = ""

    def set_files(self, files: list[RecentFile]) -> None:
        """Other files."""
        self._all = [(file, not is_there(Path(file.path))) for file in files]
        self._refilter()

    def set_filter(self, text: str) -> None:
        """Only files whose name, system, occupation or path holds the text."""
        self._filter = fold(text.strip())
        self._refilter()

    def _refilter(self) -> None:
        self.beginResetModel()
        self._shown = [
            entry
            for entry in self._all
            if self._filter in fold(f"{entry[0].name} {_about(entry[0])} {Path(entry[0].path).name}")
        ]
        self.endResetModel()

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._shown)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid() or index.row() >= len(self._shown):
            return None
        file, missing = self._shown[index.row()]
        if role == FILE_ROLE:
            return file
        if role == MISSING_ROLE:
            return missing
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            ticks = ticks_waiting(file.ticks) if file.ticks else ""
            gone = self.tr("file missing") if missing else ""
            return listed((display_name(file), _about(file), ticks, since(file.opened), gone))
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tip(file.path)
        return None


def display_name(file: RecentFile) -> str:
    """The character's name, or the file's where it has none."""
    return file.name or Path(file.path).stem


def _about(file: RecentFile) -> str:
    """The system, and what the character is in the world; of a table, that it is one."""
    if file.system == TABLE:
        return QCoreApplication.translate("RecentList", "Game master’s table")
    return listed((SYSTEM_NAMES.get(file.system, file.system), file.occupation))


def _paint_table(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """In the place of a portrait: several people."""
    painter.setPen(QPen(theme.colour("border"), 1))
    painter.setBrush(theme.colour("raised"))
    painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), 5, 5)
    paint_icon(painter, rect.adjusted(8, 8, -8, -8), "roster", theme.colour("accent_text"))


class _Delegate(QStyledItemDelegate):
    """Paints a row; the places of its buttons are asked by the list."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme = theme

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        view = self.parent()
        return QSize(300, self.row_height(index, view.viewport().width() if isinstance(view, QListView) else 300))

    def row_height(self, index: _Index, width: int) -> int:
        """Height of a row of a width, in px: the sentence about a file that is missing wraps."""
        return ROW - _LINE + (self._missing_height(QRectF(0, 0, width, ROW)) if index.data(MISSING_ROLE) else _LINE)

    def _missing_height(self, rect: QRectF) -> int:
        room = self.find_rect(rect).left() - 65 - 8
        return max(_LINE, wrapped_height(self.theme.font("small"), self._missing_words(), round(room)))

    def pin_rect(self, rect: QRectF) -> QRectF:
        """Where the pin of a row lies."""
        return QRectF(rect.right() - 144, rect.center().y() - 12, 24, 24)

    def find_rect(self, rect: QRectF) -> QRectF:
        """Where «Find…» of a missing file lies."""
        remove = self.remove_rect(rect)
        width = text_width(self.theme.font("body"), self.tr("Find…")) + 24
        return QRectF(remove.left() - 6 - width, rect.center().y() - 13, width, 26)

    def remove_rect(self, rect: QRectF) -> QRectF:
        """Where «Remove» of a missing file lies."""
        width = text_width(self.theme.font("body"), self.tr("Remove")) + 24
        return QRectF(rect.right() - 12 - width, rect.center().y() - 13, width, 26)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        file = index.data(FILE_ROLE)
        if not isinstance(file, RecentFile):
            return
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colour, rect = self.theme.colour, QRectF(option.rect)
        hover = bool(option.state & QStyle.StateFlag.State_MouseOver)
        focus = bool(option.state & QStyle.StateFlag.State_HasFocus)
        if hover:
            painter.fillRect(rect, colour("hover"))
        painter.fillRect(QRectF(rect.left(), rect.bottom() - 1, rect.width(), 1), colour("line"))
        missing = bool(index.data(MISSING_ROLE))
        portrait = QRectF(rect.left() + 14, rect.top() + 9, 38, 38)
        if missing:
            painter.setPen(QPen(colour("danger"), 1))
            painter.setBrush(colour("danger_tint"))
            painter.drawRoundedRect(portrait.adjusted(0.5, 0.5, -0.5, -0.5), 5, 5)
            paint_icon(painter, portrait.adjusted(10, 10, -10, -10), "warning", colour("danger"))
            right = self._paint_missing(painter, rect)
        else:
            if file.system == TABLE:
                _paint_table(painter, portrait, self.theme)
            else:
                paint_portrait(painter, portrait, self.theme, display_name(file))
            right = self._paint_right(painter, rect, file, shows_pin=hover or focus or file.pinned)
        self._paint_words(painter, rect, file, right, missing=missing)
        if focus:
            painter.setPen(QPen(colour("focus"), self.theme.stroke["focus"]))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(rect.adjusted(1, 1, -1, -2), 4, 4)
        painter.restore()

    def _paint_words(self, painter: QPainter, rect: QRectF, file: RecentFile, right: float, *, missing: bool) -> None:
        left = rect.left() + 65
        area = QRectF(left, rect.top() + 8, right - left - 8, _LINE)
        self._paint_line(painter, area, "strong", "text", display_name(file))
        area.translate(0, _LINE)
        if not missing:
            self._paint_line(painter, area, "small", "text_2", _about(file))
            return
        area.setHeight(self._missing_height(rect))
        painter.setFont(self.theme.font("small"))
        painter.setPen(self.theme.colour("danger"))
        painter.drawText(area, _LEFT | int(Qt.TextFlag.TextWordWrap), self._missing_words())

    def _paint_line(self, painter: QPainter, area: QRectF, type_name: str, ink: str, text: str) -> None:
        painter.setFont(self.theme.font(type_name))
        painter.setPen(self.theme.colour(ink))
        shown = QFontMetricsF(painter.font()).elidedText(text, Qt.TextElideMode.ElideRight, area.width())
        painter.drawText(area, _LEFT, shown)

    def _missing_words(self) -> str:
        return self.tr("The file is no longer there: moved, renamed or deleted.")

    def _paint_right(self, painter: QPainter, rect: QRectF, file: RecentFile, *, shows_pin: bool) -> float:
        colour = self.theme.colour
        painter.setFont(self.theme.font("small"))
        painter.setPen(colour("text_2"))
        when = QRectF(rect.right() - 120, rect.top(), 106, rect.height())
        painter.drawText(when, _RIGHT, since(file.opened))
        right = when.left()
        if shows_pin:
            pin = self.pin_rect(rect)
            ink = colour("accent_text" if file.pinned else "text_2")
            paint_icon(painter, pin.adjusted(4, 4, -4, -4), "pin", ink, filled=file.pinned)
            right = pin.left()
        if file.ticks:
            text = ticks_waiting(file.ticks, short=True)
            width = text_width(self.theme.font("strong"), text) + 38
            edge = rect.right() - (150 if shows_pin else 120)
            chip = QRectF(edge - width, rect.center().y() - 12, width, 24)
            painter.setPen(QPen(colour("tick"), 1))
            painter.setBrush(colour("tick_tint"))
            painter.drawRoundedRect(chip.adjusted(0.5, 0.5, -0.5, -0.5), 11.5, 11.5)
            paint_icon(painter, QRectF(chip.left() + 9, chip.center().y() - 7, 14, 14), "tick_waiting", colour("tick"))
            painter.setFont(self.theme.font("strong"))
            painter.setPen(colour("text"))
            painter.drawText(chip.adjusted(29, 0, 0, 0), _LEFT, text)
            right = chip.left()
        return right

    def _paint_missing(self, painter: QPainter, rect: QRectF) -> float:
        colour = self.theme.colour
        find, remove = self.find_rect(rect), self.remove_rect(rect)
        paint_frame(painter, find, self.theme, colour("raised"), colour("border"))
        painter.setFont(self.theme.font("body"))
        painter.setPen(colour("text"))
        painter.drawText(find, int(Qt.AlignmentFlag.AlignCenter), self.tr("Find…"))
        painter.drawText(remove, int(Qt.AlignmentFlag.AlignCenter), self.tr("Remove"))
        return find.left()


class RecentList(PressedRows, QListView):
    """Arrows choose, Enter opens (a missing file: finds), Del removes from the list, P pins."""

    open_requested = Signal(str)
    find_requested = Signal(str)
    remove_requested = Signal(str)
    pin_requested = Signal(str, bool)

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("recent_list")
        self._theme = theme
        self.files = RecentModel(self)
        self.setModel(self.files)
        self._delegate = _Delegate(theme, self)
        self.setItemDelegate(self._delegate)
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setMouseTracking(True)
        self.let_press()
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.clicked.connect(self._on_clicked)
        self.set_theme(theme)
        self.retranslate()

    def show_files(self, files: list[RecentFile]) -> None:
        """Other files; the one in front stays in front, of one that is gone the next."""
        file, row = self._current(), self.currentIndex().row()
        self.files.set_files(files)
        if file is not None:
            shown = [self.files.index(place) for place in range(self.files.rowCount())]
            same = (index for index in shown if index.data(FILE_ROLE).path == file.path)
            self.setCurrentIndex(next(same, self.files.index(min(row, len(shown) - 1))))

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._theme = theme
        self._delegate.theme = theme
        tint(self, QPalette.ColorRole.Base, theme.colour("sheet"))
        self.viewport().update()

    def retranslate(self) -> None:
        """Take all words from the language in force."""
        self.setAccessibleName(self.tr("Opened recently"))
        self.viewport().update()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        file = self._current()
        if file is not None and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self._open(self.currentIndex())
        elif file is not None and event.key() == Qt.Key.Key_Delete:
            self.remove_requested.emit(file.path)
        elif file is not None and event.key() == Qt.Key.Key_P:
            self.pin_requested.emit(file.path, not file.pinned)
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        index = self.indexAt(event.pos()) if event.reason() == QContextMenuEvent.Reason.Mouse else self.currentIndex()
        file = index.data(FILE_ROLE)
        if not isinstance(file, RecentFile):
            return
        self.setCurrentIndex(index)
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        if index.data(MISSING_ROLE):
            menu.addAction(self.tr("Find…")).triggered.connect(self._find_current)
        else:
            menu.addAction(self.tr("Open")).triggered.connect(self._open_current)
            text = self.tr("Let go\tP") if file.pinned else self.tr("Pin\tP")
            menu.addAction(text).triggered.connect(self._pin_current)
        menu.addAction(self.tr("Remove from the list\tDel")).triggered.connect(self._remove_current)
        menu.popup(event.globalPos())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        index = self.indexAt(event.position().toPoint())
        file = index.data(FILE_ROLE)
        if isinstance(file, RecentFile) and event.button() == Qt.MouseButton.LeftButton:
            rect, point = QRectF(self.visualRect(index)), event.position()
            if index.data(MISSING_ROLE):
                if self._delegate.find_rect(rect).contains(point):
                    self.find_requested.emit(file.path)
                    return
                if self._delegate.remove_rect(rect).contains(point):
                    self.remove_requested.emit(file.path)
                    return
            elif self._delegate.pin_rect(rect).contains(point):
                self.pin_requested.emit(file.path, not file.pinned)
                return
        super().mouseReleaseEvent(event)

    def wanted_height(self, width: int) -> int:
        """Height of all rows of a width, px."""
        rows = range(self.files.rowCount())
        return sum(self._delegate.row_height(self.files.index(row), width) for row in rows) + 1

    def _current(self) -> RecentFile | None:
        file = self.currentIndex().data(FILE_ROLE)
        return file if isinstance(file, RecentFile) else None

    def _on_clicked(self, index: QModelIndex) -> None:
        if not index.data(MISSING_ROLE):
            self._open(index)

    def _open(self, index: QModelIndex) -> None:
        file = index.data(FILE_ROLE)
        if isinstance(file, RecentFile):
            (self.find_requested if index.data(MISSING_ROLE) else self.open_requested).emit(file.path)

    def _open_current(self) -> None:
        self._open(self.currentIndex())

    def _find_current(self) -> None:
        self._open(self.currentIndex())

    def _pin_current(self) -> None:
        file = self._current()
        if file is not None:
            self.pin_requested.emit(file.path, not file.pinned)

    def _remove_current(self) -> None:
        file = self._current()
        if file is not None:
            self.remove_requested.emit(file.path)
