"""Rows of cells that only show something (weapons, armour, wounds); the words come from whoever fills them in."""

from collections.abc import Hashable, Mapping, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from PySide6.QtCore import QCoreApplication, QObject, Qt

from brp_desktop.models.keyed_rows import Index, KeyedTableModel
from brp_desktop.models.plain_tip import plain_tip
from brp_desktop.models.roles import Role

K = TypeVar("K", bound=Hashable)


class Cell(NamedTuple):
    """What a cell shows: a line, and a small one under it. ``ink`` is a colour of the theme.

    ``box`` is the state of a tick box before the words, "" for none; ``icon`` a sign there. ``struck``: not in use.
    ``acts``: a click does something. ``said`` is what screen readers hear instead of the words.
    """

    text: str = ""
    under: str = ""
    strong: bool = False
    ink: str = "text"
    icon: str = ""
    box: str = ""
    struck: bool = False
    acts: bool = False
    said: str = ""


class CellRow(NamedTuple):
    """A row: its cells from left to right, what screen readers hear of the whole, and what its tip says."""

    cells: tuple[Cell, ...]
    said: str = ""
    tip: str = ""


class Heading(NamedTuple):
    """What stands over a column, and what it is called in words."""

    text: str
    name: str


class CellsModel(KeyedTableModel[K], Generic[K]):
    """Rows by keys; a change tells only what differs."""

    def __init__(self, columns: Sequence[str], parent: QObject | None = None) -> None:
        """``columns`` are the ids of the columns from left to right."""
        super().__init__(len(columns), parent)
        self.columns = tuple(columns)
        self._shown: dict[K, CellRow] = {}
        self._headings: tuple[Heading, ...] = tuple(Heading(id_, id_) for id_ in columns)

    def show(self, rows: Mapping[K, CellRow]) -> None:
        """Show exactly these rows in this order."""
        before = self._shown
        self._shown = {**before, **rows}
        self.set_keys(tuple(rows))
        self._shown = dict(rows)
        self.refresh(key for key, row in rows.items() if key in before and before[key] != row)

    def set_headings(self, headings: Sequence[Heading]) -> None:
        """What stands over the columns."""
        if tuple(headings) != self._headings:
            self._headings = tuple(headings)
            self.refresh_headings()

    def row_shown(self, key: K) -> CellRow:
        """What a row shows; KeyError if it is not there."""
        return self._shown[key]

    def cell(self, key: K, column: int) -> Cell:
        """What a cell shows."""
        return self._shown[key].cells[column]

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or index.row() >= len(self.keys):
            return None
        key = self.key(index.row())
        return cell_data(key, self._shown[key], index.column(), self._headings, role)

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemNeverHasChildren

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < len(self.columns):
            return None
        return heading_data(self._headings[section], role)


def with_value(name: str, value: str) -> str:
    """«Damage: 5» for readers, with the space that a colon has in the language in force."""
    return QCoreApplication.translate("development", "{name}: {value}").format(name=name, value=value)


def cell_data(key: Hashable, row: CellRow, column: int, headings: Sequence[Heading], role: int) -> Any:
    """What a model of cells answers about one of them."""
    cell = row.cells[column]
    match role:
        case Qt.ItemDataRole.DisplayRole:
            return cell.text
        case Qt.ItemDataRole.AccessibleTextRole:
            if column == 0 and row.said:
                return row.said
            return with_value(headings[column].name, cell.said or cell.text or "–")
        case Qt.ItemDataRole.ToolTipRole:
            return plain_tip(row.tip)
        case Qt.ItemDataRole.AccessibleDescriptionRole:
            return row.tip
        case Role.ID:
            return key
        case _:
            return None


def heading_data(heading: Heading, role: int) -> str | None:
    """What a model of cells answers about a heading."""
    match role:
        case Qt.ItemDataRole.DisplayRole:
            return heading.text
        case Qt.ItemDataRole.AccessibleTextRole | Qt.ItemDataRole.ToolTipRole:
            return heading.name
        case _:
            return None
