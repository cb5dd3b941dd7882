"""What a Xantis character can do: action presets and weapons, with the score each tests and its cost in Pa."""

from enum import IntEnum
from typing import TYPE_CHECKING, Any, Literal, Protocol

from msgspec import Struct
from PySide6.QtCore import QObject, Qt

from brp_desktop.models.keyed_rows import Index, KeyedTableModel
from brp_desktop.models.plain_tip import plain_tip
from brp_desktop.models.roles import Role
from brp_desktop.play.xantis_subjects import Use
from brp_desktop.sheet.xantis import NodeId, XantisCharacter

if TYPE_CHECKING:
    from brp_desktop.sheet.xantis_derive import XantisDerived

MANNERS: tuple[Literal["attack", "parry"], ...] = ("attack", "parry")
"""What one does with a weapon."""


class UseColumn(IntEnum):
    """The columns."""

    NAME = 0
    SCORE = 1
    COST = 2


class UseRow(Struct, frozen=True):
    """One line. ``node`` is None where it tests the score that is chosen; ``lost`` where it names one that is gone.

    ``pa`` None: the cost is empty, it is asked for. 0 is instantaneous; ``spell`` then acts first.
    """

    use: Use
    name: str
    node: NodeId | None
    score: str
    capacity: int | None
    pa: int | None
    spell: bool
    lost: bool


class UseTexts(Protocol):
    """The words of the lines, made where texts for people live."""

    def use_name(self, row: UseRow) -> str:
        """«Schivata», «Sciabola, attack»."""

    def use_score(self, row: UseRow) -> str:
        """«Ginnasta 11»."""

    def use_cost(self, row: UseRow) -> str:
        """«3», «instantaneous 0», a dash where it is empty."""

    def use(self, row: UseRow) -> str:
        """«Schivata, Ginnasta 11, 3 Pa»."""

    def use_tip(self, row: UseRow) -> str:
        """What a tip says: the cost in words, the chance, the note."""

    def use_heading(self, column: UseColumn) -> str:
        """The words over a column."""

    def tested_heading(self) -> str:
        """The same for readers where no words stand over one: that of the scores."""


class UsesModel(KeyedTableModel[Use]):
    """Actions that cost, then each weapon's attack and parry, then what is instantaneous."""

    def __init__(self, texts: UseTexts, parent: QObject | None = None) -> None:
        super().__init__(len(UseColumn), parent)
        self._texts = texts
        self._uses: dict[Use, UseRow] = {}

    def set_snapshot(self, character: XantisCharacter, derived: "XantisDerived") -> None:
        """Show this value; only what differs is told."""
        before = self._uses
        found = {row.use: row for row in use_rows(character, derived)}
        self._uses = {**before, **found}
        self.set_keys(tuple(found))
        self._uses = found
        self.refresh(use for use, row in found.items() if before.get(use) != row)

    def use_row(self, use: Use) -> UseRow:
        """What a line shows; KeyError if the sheet has it not."""
        return self._uses[use]

    def shown(self, use: Use, column: int) -> str:
        """The text of a cell."""
        row = self._uses[use]
        match column:
            case UseColumn.NAME:
                return self._texts.use_name(row)
            case UseColumn.SCORE:
                return self._texts.use_score(row)
            case _:
                return self._texts.use_cost(row)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or index.row() >= len(self.keys):
            return None
        use = self.key(index.row())
        row = self._uses[use]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self.shown(use, index.column())
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._texts.use(row) if index.column() == UseColumn.NAME else self.shown(use, index.column())
            case Qt.ItemDataRole.ToolTipRole:
                return plain_tip(self._texts.use_tip(row))
            case Qt.ItemDataRole.AccessibleDescriptionRole:
                return self._texts.use_tip(row)
            case Qt.ItemDataRole.TextAlignmentRole:
                right = index.column() == UseColumn.COST
                side = Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft
                return side | Qt.AlignmentFlag.AlignVCenter
            case Role.ID:
                return use
            case Role.NAME:
                return row.name
            case Role.SCORE:
                return row.capacity
            case _:
                return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemNeverHasChildren

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        wanted = {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole}
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < len(UseColumn) or role not in wanted:
            return None
        column = UseColumn(section)
        if role == Qt.ItemDataRole.AccessibleTextRole and column is UseColumn.SCORE:
            return self._texts.tested_heading()
        return self._texts.use_heading(column)


def use_rows(character: XantisCharacter, derived: "XantisDerived") -> list[UseRow]:
    """The lines of a sheet in their order."""
    names = {node.id: node.name for node in character.nodes}

    def row(use: Use, name: str, node: NodeId | None, pa: int | None, *, spell: bool = False) -> UseRow:
        there = node is not None and node in derived.nodes
        capacity = derived.nodes[node].capacity if there and node is not None else None
        score = names.get(node, "") if node is not None else ""
        return UseRow(use, name, node, score, capacity, pa, spell, lost=node is not None and not there)

    actions = [
        row(Use("action", action.id), action.name, action.node, action.pa, spell=action.spell and action.instantaneous)
        for action in character.actions
    ]
    weapons = [
        row(Use(kind, weapon.id), weapon.name, weapon.node, weapon.attack_pa if kind == "attack" else weapon.parry_pa)
        for weapon in character.weapons
        for kind in MANNERS
    ]
    costly = [each for each in actions if each.pa != 0]
    return [*costly, *weapons, *(each for each in actions if each.pa == 0)]
