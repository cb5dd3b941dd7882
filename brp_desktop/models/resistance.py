"""The resistance table as an item model: rows by passive force, columns by active force, both rising by one."""

from collections.abc import Callable

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from brp_desktop.play.resistance_grid import Cell, Grid

CELL_ROLE = int(Qt.ItemDataRole.UserRole) + 600
"""The Cell itself, for the delegate."""

_Index = QModelIndex | QPersistentModelIndex


class ResistanceModel(QAbstractTableModel):
    """The window of the table around a pair; ``text`` says a cell in the language in force, for screen readers."""

    def __init__(self, grid: Grid, text: Callable[[Cell], str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._grid = grid
        self._text = text

    @property
    def grid(self) -> Grid:
        """What is shown."""
        return self._grid

    def set_grid(self, grid: Grid) -> None:
        """Show another window. The model is reset only where rows or columns become more or fewer."""
        before = self._grid
        if len(grid.rows) != len(before.rows):
            self.beginResetModel()
            self._grid = grid
            self.endResetModel()
            return
        self._grid = grid
        last = len(grid.rows) - 1
        if grid.rows is not before.rows and last >= 0:
            self.dataChanged.emit(self.index(0, 0), self.index(last, last))
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, last)
            self.headerDataChanged.emit(Qt.Orientation.Vertical, 0, last)

    def retranslate(self) -> None:
        """The language changed: every text is another."""
        last = len(self._grid.rows) - 1
        if last >= 0:
            self.dataChanged.emit(self.index(0, 0), self.index(last, last), [Qt.ItemDataRole.AccessibleTextRole])

    def cell(self, index: _Index) -> Cell | None:
        """The cell of an index."""
        if not index.isValid():
            return None
        return self._grid.rows[index.row()][index.column()]

    def index_of(self, active: int, passive: int) -> QModelIndex:
        """Where a pair stands; an invalid index outside the window."""
        row, column = passive - self._grid.first_passive, active - self._grid.first_active
        return self.index(row, column) if self._grid.cell(active, passive) is not None else QModelIndex()

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._grid.rows)

    def columnCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008
        return self.rowCount(parent)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        cell = self.cell(index)
        if cell is None:
            return None
        if role == CELL_ROLE:
            return cell
        if role == Qt.ItemDataRole.DisplayRole:
            return {"success": "✓", "failure": "–"}.get(cell.automatic or "", f"{cell.chance:02d}")
        if role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            return self._text(cell)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignCenter
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if role != Qt.ItemDataRole.DisplayRole or not 0 <= section < len(self._grid.rows):
            return None
        horizontal = orientation == Qt.Orientation.Horizontal
        return section + (self._grid.first_active if horizontal else self._grid.first_passive)
