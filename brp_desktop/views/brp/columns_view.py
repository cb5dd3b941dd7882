"""Tables side by side in one scroll area: place, focus and movement across them; the base of play and edit pages."""

from collections.abc import Hashable, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

from PySide6.QtCore import QEvent, QObject, QRect, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QApplication, QFrame, QScrollArea, QWidget

from brp_desktop.models.arranged import ArrangedPage
from brp_desktop.models.skills_order import column_count
from brp_desktop.painting.fill import fill_rect
from brp_desktop.sheet.ids import SkillId
from brp_desktop.views.brp.look import Look
from brp_desktop.views.style import scroll_bar_sheet
from brp_desktop.views.viewport import give_viewport

if TYPE_CHECKING:
    from brp_desktop.views.brp.fitted_table import FittedTable

V = TypeVar("V", bound="FittedTable")

MARGIN_LEFT = 9
MARGIN_RIGHT = 11
MARGIN_TOP = 2
MARGIN_BOTTOM = 12
COLUMN_GAP = 3
GROUP_GAP = 4


class Placed(Protocol):
    """What has a place in a column: a table, or the picture of one."""

    def wanted_height(self) -> int:
        """Its height in px."""

    def setGeometry(self, x: int, y: int, width: int, height: int, /) -> None:
        """Its place on the content."""

    def fit_columns(self, width: int) -> None:
        """Share ``width`` px among its columns."""


class Ground(QWidget):
    """What the tables lie on: the colour of the sheet."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look

    def set_look(self, look: Look) -> None:
        """Paint in another theme."""
        self._look = look
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            fill_rect(painter, event.rect(), self._look.colour("sheet"))


class ColumnsView(QScrollArea, Generic[V]):
    """The tables of a page. One of them is reached by Tab; arrows move through all of them as through one."""

    current_changed = Signal(object)
    """The id of the row the focus is on now, or None."""
    move_requested = Signal(object, int)
    """SkillId and the index in the list of the sheet without it: where the row goes."""

    def __init__(self, page: ArrangedPage[Any], look: Look, *, edit: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        give_viewport(self)
        self.page = page
        self.look = look
        self._edit = edit
        self._tables: dict[Any, V] = {}
        self._columns: list[list[V]] = []
        self._current: V | None = None
        self._content = Ground(look)
        self._top: list[QWidget] = []
        self._empty: QWidget | None = None
        self._sized = False
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(self._content)
        page.arranged.connect(self.sync_tables)
        self.set_look(look)
        self.sync_tables()

    @property
    def content(self) -> QWidget:
        """What the tables lie on."""
        return self._content

    def wake(self) -> None:
        """Have tables, where a picture stands for them so far."""

    def placed_columns(self) -> Sequence[Sequence[Placed]]:
        """What stands in each column now."""
        return self._columns

    def make_table(self) -> V:
        """A new table for one section of the page, on the content."""
        raise TypeError("a page makes its own tables")

    def set_empty_widget(self, widget: QWidget) -> None:
        """What is shown in place of the tables when no row passes the filter."""
        self._empty = widget
        widget.setParent(self._content)
        widget.hide()
        self.place()

    def set_top_widgets(self, widgets: list[QWidget]) -> None:
        """Widgets that scroll with the rows, above them, as tall as their width asks; the caller takes them back."""
        self._top = widgets
        for widget in widgets:
            if widget.parentWidget() is not self._content:
                widget.setParent(self._content)
            widget.show()
        self.place()

    def set_look(self, look: Look) -> None:
        """Paint in another theme or zoom; the row with the focus stays in sight."""
        self.look = look
        self.verticalScrollBar().setStyleSheet(scroll_bar_sheet(look.theme))
        self._content.set_look(look)
        for table in self._tables.values():
            table.set_look(look)
        self._count_columns()
        self.place()
        self.keep_in_sight()

    @property
    def tables(self) -> list[V]:
        """The tables shown, in reading order."""
        self.wake()
        return [table for column in self._columns for table in column]

    @property
    def current_table(self) -> V | None:
        """The table that holds or last held the focus."""
        return self._current

    def current_key(self) -> Hashable | None:
        """The key of the row the focus is or was on."""
        table = self._current
        if table is None or not table.currentIndex().isValid():
            return None
        return table.keyed_model().key(table.currentIndex().row())

    def has_focus_inside(self) -> bool:
        """Whether a table or a field in it has the focus."""
        focus = QApplication.focusWidget()
        if focus is None:
            return False
        return any(focus is table or table.isAncestorOf(focus) for table in self._tables.values())

    def table_of(self, model: QObject) -> V:
        """The table that shows a model of the page."""
        self.wake()
        return self._tables[model]

    def focus_key(
        self, key: Hashable, column: int | None = None, reason: Qt.FocusReason = Qt.FocusReason.OtherFocusReason
    ) -> bool:
        """Give the focus to the row of a key; False if it is not shown."""
        leading = self.page.leading
        for table in sorted(self.tables, key=lambda each: (each is not self._current, each.model() in leading)):
            row = table.keyed_model().row_of(key)
            if row is not None:
                table.set_current_row(row, column)
                table.setFocus(reason)
                self.make_current(table)
                self.show_row(table, row)
                return True
        return False

    def focus_first(self, reason: Qt.FocusReason) -> None:
        """Give the focus to the row that had it last, else to the first."""
        table = self._current if self._current in self.tables else next(iter(self.tables), None)
        if table is not None:
            table.setFocus(reason)

    def show_row(self, table: V, row: int) -> None:
        """Scroll until the row is in sight with a row of room around it; with the head where it is the first."""
        rect = self.rect_of(table, row)
        top = rect.top() - (table.head_height() if row == 0 else table.row_height())
        bar, room = self.verticalScrollBar(), self.viewport().height()
        if top < bar.value():
            bar.setValue(top)
        elif rect.bottom() + table.row_height() > bar.value() + room:
            bar.setValue(rect.bottom() + table.row_height() - room)

    def keep_in_sight(self) -> None:
        """Scroll to the row with the focus, if a table has it."""
        table = self._current
        if table is not None and self.has_focus_inside() and table.currentIndex().isValid():
            self.show_row(table, table.currentIndex().row())

    def rect_of(self, table: V, row: int) -> QRect:
        """A row in the coordinates of the content."""
        return QRect(
            table.x(), table.y() + table.head_height() + row * table.row_height(), table.width(), table.row_height()
        )

    def global_rect_of(self, table: V, row: int) -> QRect:
        """A row on the screen."""
        rect = table.row_rect(row)
        return QRect(table.viewport().mapToGlobal(rect.topLeft()), rect.size())

    def make_current(self, table: V) -> None:
        """The table Tab leads to from now on."""
        self._current = table
        for other in self._tables.values():
            policy = Qt.FocusPolicy.StrongFocus if other is table else Qt.FocusPolicy.ClickFocus
            if other.focusPolicy() != policy:
                other.setFocusPolicy(policy)

    def sync_tables(self) -> None:
        """Make, show and hide tables as the page is arranged now."""
        self._columns = [[self._table_for(model) for model in column] for column in self.page.columns]
        shown = set(self.tables)
        for table in self._tables.values():
            if table not in shown:
                table.hide()
        if self._current not in shown:
            first = next(iter(self.tables), None)
            if first is not None:
                self.make_current(first)
        self.place()
        for table in shown:
            table.show()
        self._chain_focus()

    def place(self) -> None:
        """Give every table its place; heights follow the rows. Nothing before the page has its first size."""
        if not self._sized:
            return
        look = self.look
        width = self.viewport().width()
        top = 0
        for widget in self._top:
            height = widget.heightForWidth(width)
            widget.setGeometry(0, top, width, height)
            top += height
        left = look.px(MARGIN_LEFT)
        # The scroll bar stands in the margin.
        right = max(1, look.px(MARGIN_RIGHT) - (self.width() - width))
        gap = look.px(COLUMN_GAP)
        columns = self.placed_columns()
        count = max(1, len(columns), self._column_count())
        column_width = (width - left - right - gap * (count - 1)) // count
        bottom = top + look.px(MARGIN_TOP)
        for number, column in enumerate(columns):
            y = top + look.px(MARGIN_TOP)
            for table in column:
                height = table.wanted_height()
                table.setGeometry(left + number * (column_width + gap), y, column_width, height)
                table.fit_columns(column_width)
                y += height + look.px(GROUP_GAP)
            bottom = max(bottom, y)
        if self._empty is not None:
            self._empty.setVisible(not any(columns))
            if not any(columns):
                height = self._empty.sizeHint().height()
                self._empty.setGeometry(left, bottom + look.px(16), width - left - right, height)
                bottom += height + look.px(32)
        self._content.resize(width, max(bottom + look.px(MARGIN_BOTTOM), self.viewport().height()))

    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            event.ignore()  # The window zooms.
            return
        super().wheelEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._sized = True
        self._count_columns()
        self.place()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.place()

    def _column_count(self) -> int:
        look = self.look
        return column_count(self.width(), look.zoom, edit=self._edit, compact=look.compact)

    def _count_columns(self) -> None:
        if not self._sized:
            return
        self.page.set_column_count(self._column_count())

    def _table_for(self, model: Any) -> V:
        table = self._tables.get(model)
        if table is None:
            table = self.make_table()
            table.setModel(model)
            table.setAccessibleName(model.title or self.accessibleName())
            table.moved.connect(self._on_moved)
            table.shifted.connect(self._on_shifted)
            table.focused.connect(self._on_focused)
            table.current_row_changed.connect(self._on_current_row_changed)
            for signal in (model.rowsInserted, model.rowsRemoved):
                signal.connect(self._on_rows_changed)
            model.headerDataChanged.connect(self._on_titles_changed)
            self._tables[model] = table
        return table

    def _chain_focus(self) -> None:
        tables = self.tables
        for before, after in pairwise(tables):
            QWidget.setTabOrder(before, after)

    def _on_rows_changed(self) -> None:
        self.place()

    def _on_titles_changed(self) -> None:
        for model, table in self._tables.items():
            table.setAccessibleName(model.title or self.accessibleName())

    def _on_focused(self, table: V) -> None:
        self.make_current(table)
        self._tell_current(table)

    def _on_current_row_changed(self, table: V) -> None:
        if table is self._current and table.hasFocus():
            self._tell_current(table)

    def _tell_current(self, table: V) -> None:
        index = table.currentIndex()
        if index.isValid():
            self.current_changed.emit(table.keyed_model().key(index.row()))

    def _on_moved(self, table: V, key: int) -> None:
        target = self._target(table, table.currentIndex().row(), Qt.Key(key))
        if target is not None:
            self.go_to(*target)

    def skill_of(self, key: Hashable) -> SkillId | None:
        """The skill a row shows; None for a row that shows none."""
        return SkillId(str(key))

    def shift(self, key: Hashable, by: int) -> None:
        """Wish a row one place up (−1) or down (1); nothing where the rows have no order of their own."""
        skill = self.skill_of(key)
        index = None if skill is None else self.page.index_after_step(skill, by)
        if skill is not None and index is not None:
            self.move_requested.emit(skill, index)

    def _on_shifted(self, table: V, by: int) -> None:
        index = table.currentIndex()
        if index.isValid():
            self.shift(table.keyed_model().key(index.row()), by)

    def go_to(self, table: V, row: int, column: int | None = None) -> None:
        """Move the focus to a row, as an arrow key does."""
        if column is None and self._current is not None:
            column = max(0, self._current.currentIndex().column())
        table.set_current_row(row, column)
        if not table.hasFocus():
            table.setFocus(Qt.FocusReason.TabFocusReason)
        self.show_row(table, row)

    def _target(self, table: V, row: int, key: Qt.Key) -> tuple[V, int] | None:
        tables = self.tables
        match key:
            case Qt.Key.Key_Down:
                return self._step(table, row, 1)
            case Qt.Key.Key_Up:
                return self._step(table, row, -1)
            case Qt.Key.Key_Left:
                return self._beside(table, row, -1)
            case Qt.Key.Key_Right:
                return self._beside(table, row, 1)
            case Qt.Key.Key_Home if tables:
                return tables[0], 0
            case Qt.Key.Key_End if tables:
                return tables[-1], tables[-1].model().rowCount() - 1
            case Qt.Key.Key_PageUp | Qt.Key.Key_PageDown:
                distance = max(table.row_height(), self.viewport().height() - 2 * table.row_height())
                wanted = self.rect_of(table, row).center().y() + (distance if key == Qt.Key.Key_PageDown else -distance)
                return self._nearest(self._column_of(table), wanted)
            case _:
                return None

    def _step(self, table: V, row: int, by: int) -> tuple[V, int] | None:
        """The next row down or up: through the groups, then through the columns, in reading order."""
        if 0 <= row + by < table.model().rowCount():
            return table, row + by
        tables = [each for each in self.tables if each.model().rowCount()]
        at = tables.index(table) + by
        if not 0 <= at < len(tables):
            return None
        return tables[at], 0 if by > 0 else tables[at].model().rowCount() - 1

    def _beside(self, table: V, row: int, by: int) -> tuple[V, int] | None:
        """The row at the same height in the neighbouring column."""
        at = self._column_of(table) + by
        if not 0 <= at < len(self._columns):
            return None
        return self._nearest(at, self.rect_of(table, row).center().y())

    def _column_of(self, table: V) -> int:
        return next(number for number, column in enumerate(self._columns) if table in column)

    def _nearest(self, column: int, y: int) -> tuple[V, int] | None:
        rows = [(table, row) for table in self._columns[column] for row in range(table.model().rowCount())]
        if not rows:
            return None
        return min(rows, key=lambda place: abs(self.rect_of(*place).center().y() - y))
