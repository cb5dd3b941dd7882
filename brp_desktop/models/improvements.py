"""The history of a character as a table: one row a roll of development, the newest first."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from brp_desktop.models.plain_tip import plain_tip
from brp_desktop.sheet.growth import Improvement

_Index = QModelIndex | QPersistentModelIndex
COLUMNS = ("date", "skill", "change", "rolled", "adventure")


class ImprovementsModel(QAbstractTableModel):
    """Shows records; what stands in a cell and in the heads comes from the view."""

    def __init__(
        self,
        text: Callable[[Improvement, str], str],
        head: Callable[[str], str],
        spoken: Callable[[Improvement], str],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._text = text
        self._head = head
        self._spoken = spoken
        self._rows: tuple[Improvement, ...] = ()

    def show(self, rows: Sequence[Improvement]) -> None:
        """Show these records, given the oldest first; nothing happens where they are the same."""
        wanted = tuple(reversed(rows))
        if wanted != self._rows:
            self.beginResetModel()
            self._rows = wanted
            self.endResetModel()

    def retranslate(self) -> None:
        """The language changed: every text is another."""
        self.beginResetModel()
        self.endResetModel()

    def record(self, row: int) -> Improvement | None:
        """The record of a row."""
        return self._rows[row] if 0 <= row < len(self._rows) else None

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(COLUMNS)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        made = self.record(index.row()) if index.isValid() else None
        if made is None:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(made, COLUMNS[index.column()])
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tip(self._spoken(made))
        if role == Qt.ItemDataRole.TextAlignmentRole and COLUMNS[index.column()] in {"change", "rolled"}:
            return int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if orientation == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return self._head(COLUMNS[section])
        return None
