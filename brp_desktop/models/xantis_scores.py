"""The tree of scores of a Xantis sheet: name, tier, value, capacity; in edit mode every row is a row of fields."""

from collections.abc import Mapping, Sequence
from enum import IntEnum
from typing import TYPE_CHECKING, Any, Protocol

from PySide6.QtCore import QModelIndex, QObject, Qt

from brp_desktop.models.fields import CellKind, Choice, Fields, FieldTexts, Perform, typed_number
from brp_desktop.models.keyed_rows import Index
from brp_desktop.models.keyed_tree import KeyedTreeModel
from brp_desktop.models.plain_tip import plain_tip
from brp_desktop.models.roles import Role
from brp_desktop.rules.xantis import TIERS
from brp_desktop.sheet.xantis import NodeId, ScoreNode, XantisCharacter
from brp_desktop.sheet.xantis_edits import RenameNode, SetNodeTier, SetNodeValue

if TYPE_CHECKING:
    from brp_desktop.sheet.xantis_changes import XantisChangeSet
    from brp_desktop.sheet.xantis_derive import XantisDerived


class ScoreColumn(IntEnum):
    """The columns of the tree."""

    NAME = 0
    TIER = 1
    VALUE = 2
    CAPACITY = 3


KINDS: Mapping[int, CellKind] = {
    ScoreColumn.NAME: CellKind.TEXT,
    ScoreColumn.TIER: CellKind.CHOICE,
    ScoreColumn.VALUE: CellKind.NUMBER,
}
"""How the columns are filled in; the capacity follows from them."""


class ScoreTexts(FieldTexts, Protocol):
    """The words of the tree, made where texts for people live."""

    def tier(self, tier: str) -> str:
        """What a tier is called: the source's word."""

    def number(self, value: int) -> str:
        """A number with the true minus sign."""

    def score(self, node: ScoreNode, capacity: int) -> str:
        """«Travestirsi, Specializzazione, 2, capacity 9»."""

    def score_tip(self, node: ScoreNode, capacity: int) -> str:
        """What a tip says about a score: its sum and its chance."""

    def score_heading(self, column: ScoreColumn) -> str:
        """The short word over a column."""

    def score_heading_name(self, column: ScoreColumn) -> str:
        """The same in full, with its gloss."""


class ScoresModel(KeyedTreeModel[NodeId], Fields[NodeId]):
    """The scores of one sheet. ``editing`` makes its cells fields; without ``perform`` it stays a sheet to look at."""

    def __init__(self, texts: ScoreTexts, perform: Perform | None = None, parent: QObject | None = None) -> None:
        super().__init__(len(ScoreColumn), parent)
        self.init_fields(texts, perform)
        self._texts = texts
        self._nodes: dict[NodeId, ScoreNode] = {}
        self._derived: XantisDerived | None = None
        self._editing = False

    def set_snapshot(self, character: XantisCharacter, derived: "XantisDerived") -> None:
        """Show this value."""
        self._take_value(character, derived)
        self.refresh(self._nodes)

    def apply(self, changes: "XantisChangeSet", character: XantisCharacter, derived: "XantisDerived") -> None:
        """Show this value, of which only the changes differ from what is shown."""
        if changes.structure or changes.nodes:
            self._take_value(character, derived)
        self._derived = derived
        self.refresh(changes.nodes)

    def set_editing(self, editing: bool) -> None:
        """Whether the cells are fields."""
        self._editing = editing

    def refresh_all(self) -> None:
        """Say that every row and the headings read differently now (language)."""
        self.refresh(self._nodes)
        self.refresh_headings()

    def node(self, key: NodeId) -> ScoreNode:
        """The score of an id; KeyError if the sheet has none."""
        return self._nodes[key]

    def capacity(self, key: NodeId) -> int:
        """The capacity of a score."""
        found = None if self._derived is None else self._derived.nodes.get(key)
        return 0 if found is None else found.capacity

    def path(self, key: NodeId) -> tuple[NodeId, ...]:
        """The ids from the root to the score itself."""
        return () if self._derived is None else self._derived.nodes[key].path

    def shown(self, key: NodeId, column: int) -> str:
        """The text of a cell; of one that is marked what was typed."""
        kept = self.kept.text(key, column)
        if kept is not None:
            return kept
        node = self._nodes[key]
        match column:
            case ScoreColumn.NAME:
                return node.name
            case ScoreColumn.TIER:
                return self._texts.tier(node.tier)
            case ScoreColumn.VALUE:
                return self._texts.number(node.value)
            case _:
                return self._texts.number(self.capacity(key))

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        key, column = self.key(index), index.column()
        node = self._nodes.get(key)
        if node is None:
            return None
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.EditRole:
                return self.shown(key, column)
            case Qt.ItemDataRole.AccessibleTextRole:
                if column == ScoreColumn.NAME:
                    return self._texts.score(node, self.capacity(key))
                return f"{self._texts.score_heading_name(ScoreColumn(column))} {self.shown(key, column)}"
            case Qt.ItemDataRole.ToolTipRole:
                return plain_tip(self.sentence(key, column) or self._texts.score_tip(node, self.capacity(key)))
            case Qt.ItemDataRole.AccessibleDescriptionRole:
                return self.sentence(key, column) or self._texts.score_tip(node, self.capacity(key))
            case Qt.ItemDataRole.TextAlignmentRole:
                left = column in (ScoreColumn.NAME, ScoreColumn.TIER)
                side = Qt.AlignmentFlag.AlignLeft if left else Qt.AlignmentFlag.AlignRight
                return side | Qt.AlignmentFlag.AlignVCenter
            case Role.ID:
                return key
            case Role.NAME:
                return node.name
            case Role.SCORE:
                return self.capacity(key)
            case Role.INVALID:
                return (key, column) in self.kept
            case _:
                return None

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        if role != Qt.ItemDataRole.EditRole or not index.isValid():
            return False
        return self.take(self.key(index), index.column(), value)

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        if self._editing and self.writable and index.column() in KINDS:
            flags |= Qt.ItemFlag.ItemIsEditable
        return flags

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < len(ScoreColumn):
            return None
        column = ScoreColumn(section)
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._texts.score_heading(column)
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._texts.score_heading_name(column)
            case Qt.ItemDataRole.ToolTipRole:
                return plain_tip(self._texts.score_heading_name(column))
            case _:
                return None

    # the fields

    def kind(self, column: int) -> CellKind | None:
        return KINDS.get(column)

    def edit_for(self, key: NodeId, column: int, value: Any) -> Any:
        if column == ScoreColumn.NAME:
            return RenameNode(key, str(value))
        if column == ScoreColumn.TIER:
            return SetNodeTier(key, str(value))
        return SetNodeValue(key, typed_number(str(value), 0) or 0)

    def number_in(self, key: NodeId, column: int) -> int:
        return self._nodes[key].value

    def choices(self, key: NodeId, column: int) -> Sequence[Choice]:
        return tuple(Choice(tier, self._texts.tier(tier)) for tier in TIERS)

    def chosen(self, key: NodeId, column: int) -> object:
        return self._nodes[key].tier

    def field_index(self, key: NodeId, column: int) -> QModelIndex:
        return self.index_of(key, column)

    def field_keys(self) -> Sequence[NodeId]:
        return self.keys

    def tell_cell(self, key: NodeId, column: int) -> None:
        index = self.index_of(key, column)
        if index.isValid():
            self.dataChanged.emit(index, index)

    # the inside

    def _take_value(self, character: XantisCharacter, derived: "XantisDerived") -> None:
        """Rows that go may still be asked for while they go; rows that come are known before."""
        known = {node.id: node for node in character.nodes}
        children: dict[NodeId | None, list[NodeId]] = {}
        for node in derived.nodes.values():
            children.setdefault(node.path[-2] if len(node.path) > 1 else None, []).append(node.id)
        self._nodes = {**self._nodes, **known}
        self._derived = derived
        self.set_tree(children)
        self._nodes = known
        self.kept.drop_all_but(frozenset(known))
