"""The things of a character as a tree: what lies in a container stands under it."""

from collections.abc import Mapping, Sequence
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QObject, Qt

from brp_desktop.models.cells import Cell, CellRow, Heading, cell_data, heading_data
from brp_desktop.models.keyed_rows import Index
from brp_desktop.models.keyed_tree import KeyedTreeModel
from brp_desktop.sheet.belongings import Item
from brp_desktop.sheet.derived_load import lies_in
from brp_desktop.sheet.ids import BelongingId


class GearColumn(IntEnum):
    """The columns."""

    THING = 0
    NOTE = 1
    QUANTITY = 2
    EACH = 3
    WEIGHT = 4


class GearModel(KeyedTreeModel[BelongingId]):
    """Things by their ids; what they say comes from whoever fills the rows in. A change tells only what differs."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(len(GearColumn), parent)
        self._shown: dict[BelongingId, CellRow] = {}
        self._headings: tuple[Heading, ...] = tuple(Heading(each.name, each.name) for each in GearColumn)

    def show(self, items: Sequence[Item], rows: Mapping[BelongingId, CellRow]) -> None:
        """Show exactly these things, each where it lies, in this order."""
        before = self._shown
        places = lies_in(tuple(items))
        wanted: dict[BelongingId | None, list[BelongingId]] = {None: []}
        for item in items:
            wanted.setdefault(places[item.id], []).append(item.id)
        self._shown = {**before, **rows}
        self.set_tree(wanted)
        self._shown = dict(rows)
        self.refresh(key for key, row in rows.items() if key in before and before[key] != row)

    def set_headings(self, headings: Sequence[Heading]) -> None:
        """What stands over the columns."""
        if tuple(headings) != self._headings:
            self._headings = tuple(headings)
            self.refresh_headings()

    def row_shown(self, key: BelongingId) -> CellRow:
        """What a row shows; KeyError if it is not there."""
        return self._shown[key]

    def cell(self, key: BelongingId, column: int) -> Cell:
        """What a cell shows."""
        return self._shown[key].cells[column]

    def depth(self, key: BelongingId) -> int:
        """In how many containers, one in the other, a thing lies."""
        depth, place = 0, self.parent_key(key)
        while place is not None:
            depth, place = depth + 1, self.parent_key(place)
        return depth

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        key = self.key(index)
        if key not in self._shown:
            return None
        return cell_data(key, self._shown[key], index.column(), self._headings, role)

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < len(GearColumn):
            return None
        return heading_data(self._headings[section], role)
