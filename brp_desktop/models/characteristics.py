"""Characteristics as a list: value, abbreviation, roll and its chance; the tick of power is its check state."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Protocol

from msgspec import Struct
from PySide6.QtCore import QObject, Qt, Signal

from brp_desktop.catalogue.names import characteristic_abbreviation, characteristic_name, roll_name
from brp_desktop.models.keyed_rows import Index, KeyedTableModel
from brp_desktop.models.plain_tip import plain_tip
from brp_desktop.models.roles import Role
from brp_desktop.sheet.brp import BrpCharacter
from brp_desktop.sheet.derive import Derived
from brp_desktop.sheet.ids import CharacteristicId

if TYPE_CHECKING:
    from brp_desktop.sheet.changes import ChangeSet

POWER = CharacteristicId("pow")

SetPowTick = Callable[[bool], bool]
"""Ticks or unticks power by hand through the document; True if the document differs afterwards."""


class CharacteristicRow(Struct, frozen=True):
    """What one cell of the strip shows; ``value`` and ``chance`` are None while they are blank.

    ``roll`` is the name of the roll, empty for a characteristic without one (size): such a cell is not clicked.
    ``ticked`` is None where there is no tick box.
    """

    id: CharacteristicId
    abbreviation: str
    name: str
    value: int | None
    roll: str
    chance: int | None
    ticked: bool | None

    @property
    def rollable(self) -> bool:
        """A click rolls."""
        return bool(self.roll) and self.chance is not None


class CharacteristicTexts(Protocol):
    """The words of the cells, made where texts for people live."""

    def characteristic(self, row: CharacteristicRow) -> str:
        """«Effort, STR 10, 50%»."""

    def characteristic_explanation(self, row: CharacteristicRow) -> str:
        """The full name, and the exact chance of each level of its roll."""


def has_pow_tick(character: BrpCharacter) -> bool:
    """Whether power carries a tick box: under the UGE's rules of training power, or where a tick is set already."""
    return character.options.data_edition == "uge" or character.pow_ticked


class CharacteristicsModel(KeyedTableModel[CharacteristicId]):
    """The characteristics of a sheet in the order of the rules."""

    power_ticked = Signal()
    """Power carries a tick only now."""

    def __init__(
        self,
        texts: CharacteristicTexts,
        set_pow_tick: SetPowTick | None = None,
        language: str = "en",
        parent: QObject | None = None,
    ) -> None:
        super().__init__(1, parent)
        self._texts = texts
        self._set_pow_tick = set_pow_tick
        self._language = language
        self._second = ""
        self._made: dict[CharacteristicId, CharacteristicRow] = {}
        self._character = BrpCharacter()
        self._derived: Derived | None = None

    def set_snapshot(self, character: BrpCharacter, derived: Derived) -> None:
        """Show this value."""
        self._take(character, derived)
        self._made.clear()
        self.refresh_all()

    def apply(self, changes: "ChangeSet", character: BrpCharacter, derived: Derived) -> None:
        """Show a later value; only the changed cells are refreshed, all of them when the rules changed."""
        if changes.options:
            self.set_snapshot(character, derived)
            return
        ticked_before = self._character.pow_ticked
        self._take(character, derived)
        changed = set(changes.characteristics)
        if character.pow_ticked != ticked_before:
            changed.add(POWER)
        for key in changed:
            self._made.pop(key, None)
        self.refresh(changed)
        if character.pow_ticked and not ticked_before:
            self.power_ticked.emit()

    def set_language(self, language: str) -> None:
        """Names in another language."""
        self._language = language
        self._made.clear()
        self.refresh_all()

    def set_second_language(self, language: str) -> None:
        """Abbreviations in another language beside the first, «STR/FOR»; empty for none."""
        if language != self._second:
            self._second = language
            self._made.clear()
            self.refresh_all()

    def characteristic_row(self, key: CharacteristicId) -> CharacteristicRow:
        """What the cell of a characteristic shows."""
        made = self._made.get(key)
        if made is None:
            made = self._make(key)
            self._made[key] = made
        return made

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or index.row() >= len(self.keys):
            return None
        row = self.characteristic_row(self.key(index.row()))
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return f"{'—' if row.value is None else row.value} {row.abbreviation}"
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._texts.characteristic(row)
            case Qt.ItemDataRole.ToolTipRole:
                return plain_tip(self._texts.characteristic_explanation(row))
            case Qt.ItemDataRole.AccessibleDescriptionRole:
                return self._texts.characteristic_explanation(row)
            case Qt.ItemDataRole.CheckStateRole if row.ticked is not None:
                return Qt.CheckState.Checked if row.ticked else Qt.CheckState.Unchecked
            case _:
                return _value(row, role)

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """The check state of power ticks or unticks by hand; nothing else can be set here."""
        if role != Qt.ItemDataRole.CheckStateRole or not index.isValid() or self._set_pow_tick is None:
            return False
        if self.characteristic_row(self.key(index.row())).ticked is None:
            return False
        return self._set_pow_tick(Qt.CheckState(value) == Qt.CheckState.Checked)

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemNeverHasChildren

    def _take(self, character: BrpCharacter, derived: Derived) -> None:
        self._character = character
        self._derived = derived
        self.set_keys(list(derived.characteristics))

    def _make(self, key: CharacteristicId) -> CharacteristicRow:
        if self._derived is None:
            raise KeyError(key)
        found = self._derived.characteristics[key]
        options = self._character.options
        ticked = self._character.pow_ticked if key == POWER and has_pow_tick(self._character) else None
        return CharacteristicRow(
            id=key,
            abbreviation=self._abbreviation(key),
            name=characteristic_name(key, options, self._language),
            value=found.value,
            roll=roll_name(found.roll, options, self._language) if found.roll else "",
            chance=found.chance,
            ticked=ticked,
        )

    def _abbreviation(self, key: CharacteristicId) -> str:
        options = self._character.options
        first = characteristic_abbreviation(key, options, self._language)
        second = characteristic_abbreviation(key, options, self._second) if self._second else first
        return first if second == first else f"{first}/{second}"


def _value(row: CharacteristicRow, role: int) -> Any:
    match role:
        case Role.ID:
            return row.id
        case Role.SCORE:
            return row.value
        case Role.NAME:
            return row.name
        case Role.PARENT:
            return row.abbreviation
        case Role.CHANCE:
            return row.chance
        case Role.ROLL_NAME:
            return row.roll
        case Role.ROLLABLE:
            return row.rollable
        case _:
            return None
