"""Actions, weapons and counters of a Xantis sheet as rows of fields, for edit mode."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Literal, Protocol

from PySide6.QtCore import QModelIndex, QObject, Qt

from brp_desktop.models.fields import CellKind, Choice, Fields, FieldTexts, Perform, typed_number
from brp_desktop.models.keyed_rows import Index, KeyedTableModel
from brp_desktop.models.plain_tip import plain_tip
from brp_desktop.models.roles import Role
from brp_desktop.sheet.xantis import (
    ActionId,
    Counter,
    CounterId,
    NodeId,
    ScoreNode,
    WeaponId,
    XantisAction,
    XantisCharacter,
    XantisWeapon,
)
from brp_desktop.sheet.xantis_edits import SetXantisAction, SetXantisCounter, SetXantisWeapon

if TYPE_CHECKING:
    from brp_desktop.sheet.xantis_derive import XantisDerived

EntryKind = Literal["action", "weapon", "counter"]
"""The three lists of a sheet."""

FIELDS: Mapping[EntryKind, tuple[str, ...]] = {
    "action": ("name", "node", "pa"),
    "weapon": ("name", "node", "attack_pa", "parry_pa"),
    "counter": ("name", "now", "maximum"),
}
"""The columns of each list, by the fields of its edits; the other fields are in the detail."""

_MAY_BE_EMPTY = frozenset({"pa", "attack_pa", "parry_pa", "maximum"})
_Entry = XantisAction | XantisWeapon | Counter


class EntryTexts(FieldTexts, Protocol):
    """The words of the lists, made where texts for people live."""

    def number(self, value: int) -> str:
        """A number with the true minus sign."""

    def node_choice(self, node: NodeId | None, nodes: Mapping[NodeId, ScoreNode]) -> str:
        """The score an entry tests: its name, words for none, words for one that is gone."""

    def entry_cell(self, name: str, field: str, shown: str) -> str:
        """«Schivata, cost in Pa: 3»."""

    def entry_heading(self, kind: EntryKind, field: str) -> str:
        """The short word over a column; over the names that of the list."""

    def entry_heading_name(self, kind: EntryKind, field: str) -> str:
        """The same in full."""

    def tier(self, tier: str) -> str:
        """What a tier is called."""


class EntriesModel(KeyedTableModel[str], Fields[str]):
    """One list of a sheet, in its order."""

    def __init__(
        self, entries: EntryKind, texts: EntryTexts, perform: Perform | None = None, parent: QObject | None = None
    ) -> None:
        super().__init__(len(FIELDS[entries]), parent)
        self.init_fields(texts, perform)
        self.entries: EntryKind = entries
        self.fields = FIELDS[entries]
        self._texts = texts
        self._rows_by_id: dict[str, _Entry] = {}
        self._nodes: dict[NodeId, ScoreNode] = {}
        self._derived: XantisDerived | None = None

    def set_snapshot(self, character: XantisCharacter, derived: "XantisDerived") -> None:
        """Show this value; only what differs is told."""
        before, nodes = self._rows_by_id, self._nodes
        found = {str(row.id): row for row in _entries_of(character, self.entries)}
        self._nodes = {node.id: node for node in character.nodes}
        self._derived = derived
        self._rows_by_id = {**before, **found}
        self.set_keys(tuple(found))
        self._rows_by_id = found
        self.kept.drop_all_but(frozenset(found))
        renamed = nodes != self._nodes
        self.refresh(id_ for id_, row in found.items() if renamed or before.get(id_) != row)

    def entry(self, key: str) -> _Entry:
        """The entry of an id; KeyError if the list has none."""
        return self._rows_by_id[key]

    def shown(self, key: str, column: int) -> str:
        """The text of a cell; of one that is marked what was typed."""
        kept = self.kept.text(key, column)
        if kept is not None:
            return kept
        field = self.fields[column]
        value = getattr(self._rows_by_id[key], field)
        if field == "node":
            return self._texts.node_choice(value, self._nodes)
        if value is None:
            return ""
        return self._texts.number(value) if isinstance(value, int) else str(value)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or index.row() >= len(self.keys):
            return None
        key, column = self.key(index.row()), index.column()
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.EditRole:
                return self.shown(key, column)
            case Qt.ItemDataRole.AccessibleTextRole:
                name = self._rows_by_id[key].name
                return (
                    name if column == 0 else self._texts.entry_cell(name, self.fields[column], self.shown(key, column))
                )
            case Qt.ItemDataRole.ToolTipRole:
                return plain_tip(self.sentence(key, column) or self.shown(key, column)) or None
            case Qt.ItemDataRole.AccessibleDescriptionRole:
                return self.sentence(key, column) or None
            case Qt.ItemDataRole.TextAlignmentRole:
                left = self.kind(column) is not CellKind.NUMBER
                side = Qt.AlignmentFlag.AlignLeft if left else Qt.AlignmentFlag.AlignRight
                return side | Qt.AlignmentFlag.AlignVCenter
            case Role.ID:
                return key
            case Role.NAME:
                return self._rows_by_id[key].name
            case Role.INVALID:
                return (key, column) in self.kept
            case _:
                return None

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        if role != Qt.ItemDataRole.EditRole or not index.isValid():
            return False
        return self.take(self.key(index.row()), index.column(), value)

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemNeverHasChildren
        return flags | Qt.ItemFlag.ItemIsEditable if self.writable else flags

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < len(self.fields):
            return None
        field = self.fields[section]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._texts.entry_heading(self.entries, field)
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._texts.entry_heading_name(self.entries, field)
            case Qt.ItemDataRole.ToolTipRole:
                return plain_tip(self._texts.entry_heading_name(self.entries, field))
            case _:
                return None

    # the fields

    def kind(self, column: int) -> CellKind | None:
        field = self.fields[column]
        if field == "name":
            return CellKind.TEXT
        return CellKind.CHOICE if field == "node" else CellKind.NUMBER

    def edit_for(self, key: str, column: int, value: Any) -> Any:
        field: Any = self.fields[column]
        if self.kind(column) is CellKind.NUMBER:
            value = typed_number(str(value), None if field in _MAY_BE_EMPTY else 0)
        if self.entries == "action":
            return SetXantisAction(ActionId(key), field, value)
        if self.entries == "weapon":
            return SetXantisWeapon(WeaponId(key), field, value)
        return SetXantisCounter(CounterId(key), field, value)

    def number_in(self, key: str, column: int) -> int | None:
        value: int | None = getattr(self._rows_by_id[key], self.fields[column])
        return value

    def choices(self, key: str, column: int) -> Sequence[Choice]:
        return node_choices(self._texts, self._nodes, self._derived)

    def chosen(self, key: str, column: int) -> object:
        return getattr(self._rows_by_id[key], "node", None)

    def field_index(self, key: str, column: int) -> QModelIndex:
        row = self.row_of(key)
        return QModelIndex() if row is None else self.index(row, column)

    def field_keys(self) -> Sequence[str]:
        return self.keys

    def tell_cell(self, key: str, column: int) -> None:
        index = self.field_index(key, column)
        if index.isValid():
            self.dataChanged.emit(index, index)


def node_choices(
    texts: EntryTexts, nodes: Mapping[NodeId, ScoreNode], derived: "XantisDerived | None", *, none: bool = True
) -> list[Choice]:
    """The scores of a sheet in the order of the tree, with tier and capacity; before them, if wanted, none."""
    found = [Choice(None, texts.node_choice(None, nodes))] if none else []
    for node in () if derived is None else derived.nodes.values():
        score = nodes[node.id]
        found.append(Choice(node.id, score.name, texts.tier(score.tier), texts.number(node.capacity)))
    return found


def _entries_of(character: XantisCharacter, kind: EntryKind) -> Sequence[_Entry]:
    if kind == "action":
        return character.actions
    return character.weapons if kind == "weapon" else character.counters
