"""One table of the roster: keys, drag and drop, widths of its columns."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QModelIndex, Qt, QTimer, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QDragEnterEvent,
    QDragMoveEvent,
    QDropEvent,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QPalette,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QWidget

from brp_desktop.models.roster import FIXED, MIME_TYPE, TRACKS, Field, RosterModel, track_in
from brp_desktop.painting.theme import Theme
from brp_desktop.play.roster import Order, Row
from brp_desktop.sheet.table import EntryId
from brp_desktop.views.gm.roster_delegate import ROW, RosterDelegate
from brp_desktop.views.gm.row_focus import RowFocus
from brp_desktop.views.keys.bindings import is_history_key, is_key
from brp_desktop.views.plain_edit import PlainEdit
from brp_desktop.views.window_frame import taken_as_copy

HEAD = 26
"""Height of the head in px."""
_WIDTHS: dict[int, int] = {Field.HIT_POINTS: 54, Field.POWER_POINTS: 30, Field.PA: 54}
_SCORE = 32
_TICKS = 32
THREE_FROM = 320
"""Width from which a third roll has room."""
POWER_POINTS_FROM = 360
"""Width from which power points have a column of their own, unless they are asked for."""


class RosterTable(RowFocus):
    """Rows of people. A and B put them on a side, Enter opens, with Alt attacks, + and − change hit points.

    Delete takes away.
    """

    side_requested = Signal(str, bool)
    """Side for the selected rows, and whether they are added to who is there."""
    open_requested = Signal(object)
    """Row whose sheet is wanted."""
    attack_requested = Signal(object)
    """Row of somebody who attacks."""
    step_requested = Signal(object, int, int)
    """Row, column of the track, and by how much it changes."""
    remove_requested = Signal()
    copy_requested = Signal()
    undo_requested = Signal()
    redo_requested = Signal()
    menu_requested = Signal(object)
    """Point on the screen for the menu of the selected rows."""
    files_dropped = Signal(object)
    """Tuple of paths dropped here."""

    def __init__(self, model: RosterModel, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._theme = self.framed_theme = theme
        self.force_power_points = False
        self.hint = ""
        self._empty_is_xantis = False
        self.delegate = RosterDelegate(theme, self)
        self.setModel(model)
        self.setItemDelegate(self.delegate)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.DoubleClicked | QAbstractItemView.EditTrigger.EditKeyPressed)
        self.setTabKeyNavigation(False)
        self.setMouseTracking(True)
        self.setDragEnabled(True)
        self.setAcceptDrops(True)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DragDrop)
        self.setDragDropOverwriteMode(False)
        self.setDropIndicatorShown(True)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.verticalHeader().setDefaultSectionSize(ROW)
        self.verticalHeader().setMinimumSectionSize(ROW)
        head = self.horizontalHeader()
        head.setFixedHeight(HEAD)
        head.setSectionsClickable(True)
        head.setHighlightSections(False)
        head.setMinimumSectionSize(16)
        head.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        head.sectionClicked.connect(self.sort_by)
        self.doubleClicked.connect(self._on_double_clicked)
        for signal in (model.modelReset, model.rowsInserted, model.rowsRemoved, model.layoutChanged):
            signal.connect(self._arrange)
        self.set_theme(theme)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._theme = self.framed_theme = theme
        self.delegate.theme = theme
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Base, theme.colour("raised"))
        palette.setColor(QPalette.ColorRole.Window, theme.colour("raised"))
        self.setPalette(palette)
        self.horizontalHeader().setFont(theme.font("micro"))
        line, text, back = (theme.colour(name).name() for name in ("line", "text_2", "raised"))
        self.horizontalHeader().setStyleSheet(
            f"QHeaderView {{ background: {back}; border: 0; }} QHeaderView::section {{ background: {back}; "
            f"color: {text}; border: 0; border-bottom: 1px solid {line}; padding: 0 3px; }}"
        )
        self.viewport().update()

    def set_empty_kind(self, *, xantis: bool) -> None:
        """Whose heads stand above an empty list."""
        self._empty_is_xantis = xantis
        self._arrange()

    def set_hint(self, sentence: str) -> None:
        """What the table says while nobody is in it."""
        self.hint = sentence
        self.viewport().update()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.hint and not self._model.rowCount():
            with QPainter(self.viewport()) as painter:
                painter.setFont(self._theme.font("small"))
                painter.setPen(self._theme.colour("text_2"))
                flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap
                painter.drawText(self.viewport().rect().adjusted(4, 0, -4, 0), int(flags), self.hint)

    def set_sides(self, sides: dict[str, str]) -> None:
        """Who stands on which side now, by entry id."""
        if sides != self.delegate.sides:
            self.delegate.sides = sides
            self.viewport().update()

    def chosen(self) -> tuple[Row, ...]:
        """The selected rows in their order, or the current one."""
        places = sorted({index.row() for index in self.selectionModel().selectedRows()})
        if not places and self.currentIndex().isValid():
            places = [self.currentIndex().row()]
        return tuple(row for place in places if (row := self._model.row(place)) is not None)

    def select(self, ids: Callable[[EntryId], bool]) -> None:
        """Select the rows whose id is wanted, and go to the first of them."""
        selection = self.selectionModel()
        selection.clearSelection()
        first = True
        for place, row in enumerate(self._model.rows):
            if ids(row.id):
                index = self._model.index(place, 0)
                selection.select(index, selection.SelectionFlag.Select | selection.SelectionFlag.Rows)
                if first:
                    selection.setCurrentIndex(index, selection.SelectionFlag.NoUpdate)
                    self.scrollTo(index)
                    first = False

    def sort_by(self, section: int) -> None:
        """Sort by a column: up, down, then as at the table."""
        key, column = self._model.sort_key(section)
        now = self._model.order
        falling = key not in ("name", "group")
        if now.key != key or now.column != column:
            order = Order(key, falling, column)
        elif now.descending == falling:
            order = Order(key, not falling, column)
        else:
            order = Order()
        self._model.set_order(order)
        head = self.horizontalHeader()
        head.setSortIndicatorShown(order.key != "table")
        direction = Qt.SortOrder.DescendingOrder if order.descending else Qt.SortOrder.AscendingOrder
        head.setSortIndicator(section, direction)

    def wanted_height(self, most: int) -> int:
        """Height that shows all rows, at most so many."""
        return HEAD + ROW * min(max(self._model.rowCount(), 2 if self.hint else 1), most) + 2

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        model, head = self._model, self.horizontalHeader()
        width = self.viewport().width()
        hidden = {
            int(Field.POWER_POINTS): not (self.force_power_points or width >= POWER_POINTS_FROM),
            FIXED + 2: width < THREE_FROM,
        }
        percentile = any(row.xantis is None for row in model.rows) or not (model.rows or self._empty_is_xantis)
        xantis = any(row.xantis is not None for row in model.rows) or (self._empty_is_xantis and not model.rows)
        hidden[model.tick_column] = not any(row.is_player and row.xantis is None for row in model.rows)
        hidden[int(Field.PA)] = not xantis
        hidden[FIXED + 1] = xantis and percentile and width < POWER_POINTS_FROM
        if xantis and not percentile:
            # Nobody has what the other columns show: the names have the room, and the counters behind them.
            hidden |= dict.fromkeys((Field.HIT_POINTS, Field.POWER_POINTS, *range(FIXED, model.tick_column)), True)
        used = 0
        for section in range(1, model.columnCount()):
            self.setColumnHidden(section, hidden.get(section, False))
            if not self.isColumnHidden(section):
                wanted = _WIDTHS.get(section, _TICKS if section == model.tick_column else _SCORE)
                head.resizeSection(section, wanted)
                used += wanted
        head.resizeSection(0, max(80, width - used))
        self.delegate.counters_beside_names = xantis and not percentile
        self.clearSpans()
        if xantis and percentile and len(model.columns) > 1:
            for place, row in enumerate(model.rows):
                if row.xantis is not None:
                    self.setSpan(place, FIXED, 1, len(model.columns))

    # keys

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride and is_history_key(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, modifiers = event.key(), event.modifiers()
        plain = modifiers in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier)
        keypad = bool(modifiers & Qt.KeyboardModifier.KeypadModifier)
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy_requested.emit()
        elif is_key(event, "undo"):
            self.undo_requested.emit()
        elif is_key(event, "redo"):
            self.redo_requested.emit()
        elif side := next((side for side in "ab" if _asks_for_side(event, side)), ""):
            self.side_requested.emit(side, bool(modifiers & Qt.KeyboardModifier.ShiftModifier))
        elif (plain or keypad) and self._begins_edit(event):
            event.accept()
        elif is_key(event, "roster_attack"):
            row = self._model.row(self.currentIndex().row())
            if row is not None and not event.isAutoRepeat():
                self.attack_requested.emit(row)
        elif (plain or keypad) and key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            row = self._model.row(self.currentIndex().row())
            if row is not None and not event.isAutoRepeat():
                self.open_requested.emit(row)
        elif (plain or keypad) and event.text() in ("+", "-", "="):
            self._step(-1 if event.text() == "-" else 1)
        elif key == Qt.Key.Key_Delete:
            self.remove_requested.emit()
        elif key == Qt.Key.Key_Menu:
            rect = self.visualRect(self.currentIndex())
            self.menu_requested.emit(self.viewport().mapToGlobal(rect.bottomLeft()))
        else:
            super().keyPressEvent(event)

    def _begins_edit(self, event: QKeyEvent) -> bool:
        """Enter or a digit on a number of points: it is typed in place."""
        index, text = self.currentIndex(), event.text()
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if not index.flags() & Qt.ItemFlag.ItemIsEditable or event.isAutoRepeat() or not (enter or text.isdecimal()):
            return False
        self.edit(index)
        edit = self.viewport().findChild(PlainEdit)
        if edit is not None and not enter:
            edit.setText(text)
            edit.setModified(True)
            QTimer.singleShot(0, edit, edit.deselect)
        return True

    def keyboardSearch(self, search: str) -> None:
        """No type-ahead: letters put people on a side."""

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        index = self.indexAt(event.pos())
        if index.isValid() and not self.selectionModel().isSelected(index):
            self.setCurrentIndex(index)
        self.menu_requested.emit(event.globalPos())

    def _step(self, amount: int) -> None:
        column = self.currentIndex().column()
        for row in self.chosen():
            first = Field.PA if row.xantis is not None else Field.HIT_POINTS
            track = column if column in TRACKS and track_in(row, column).current is not None else first
            self.step_requested.emit(row, int(track), amount)

    def _on_double_clicked(self, index: QModelIndex) -> None:
        row = self._model.row(index.row())
        if row is not None and index.column() == Field.NAME:
            self.open_requested.emit(row)

    # dropping

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if dropped_files(event):
            taken_as_copy(event)
        else:
            super().dragEnterEvent(event)

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        if dropped_files(event):
            taken_as_copy(event)
        elif event.mimeData().hasFormat(MIME_TYPE):
            super().dragMoveEvent(event)

    def dropEvent(self, event: QDropEvent) -> None:
        paths = dropped_files(event)
        if paths:
            self.files_dropped.emit(paths)
            taken_as_copy(event)
        else:
            super().dropEvent(event)


def _asks_for_side(event: QKeyEvent, side: str) -> bool:
    """Whether a key puts the chosen people on that side; Shift, which adds them, does not make it another key."""
    if not event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
        return is_key(event, f"side_{side}")
    bare = event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier
    return is_key(QKeyEvent(event.type(), event.key(), bare, event.text()), f"side_{side}")


def dropped_files(event: QDropEvent) -> tuple[Path, ...]:
    """The files that are dropped."""
    return tuple(Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile())
