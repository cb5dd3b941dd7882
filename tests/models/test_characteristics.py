"""Characteristics as cells: value, roll, chance, and the tick of power."""

from typing import Any

from PySide6.QtCore import Qt

from brp_desktop.models.characteristics import POWER, CharacteristicsModel
from brp_desktop.models.roles import Role
from brp_desktop.rules.brp import SRD
from brp_desktop.sheet.edits import SetCharacteristic, SetOptions, SetPowTick
from brp_desktop.sheet.ids import CharacteristicId

STR, SIZ = CharacteristicId("str"), CharacteristicId("siz")


def test_model(qtmodeltester: Any, sheet: Any, texts: Any) -> None:
    """The tester is attached before changes of value, tick, rules and language."""
    model = CharacteristicsModel(texts, lambda ticked: bool(sheet.perform(SetPowTick(ticked, "by_hand"))))
    sheet.show(model)
    assert model.keys == ("str", "con", "siz", "int", "pow", "dex", "app")
    qtmodeltester.check(model)
    sheet.perform(SetCharacteristic(STR, "initial", 18))
    sheet.perform(SetPowTick(True, "by_hand"))
    sheet.perform(SetOptions(SRD))
    model.set_language("it")
    assert model.index(0, 0).data(Role.PARENT) == "FOR"


def test_cells(sheet: Any, texts: Any) -> None:
    """A cell with a roll gives five times its value; size has no roll; a blank value stays a blank."""
    model = CharacteristicsModel(texts)
    sheet.show(model)
    strength = model.index(0, 0)
    assert strength.data() == "10 STR"
    assert (strength.data(Role.CHANCE), strength.data(Role.ROLL_NAME), strength.data(Role.ROLLABLE)) == (
        50,
        "Effort",
        True,
    )
    size = model.index(model.row_of(SIZ) or 0, 0)
    assert (size.data(Role.CHANCE), size.data(Role.ROLL_NAME), size.data(Role.ROLLABLE)) == (None, "", False)
    sheet.perform(SetCharacteristic(STR, "initial", None))
    assert strength.data() == "— STR"
    assert strength.data(Role.ROLLABLE) is False


def test_change_touches_its_cells(sheet: Any, texts: Any) -> None:
    """U04: another value refreshes its own cell only."""
    model = CharacteristicsModel(texts)
    sheet.show(model)
    told: list[int] = []
    model.dataChanged.connect(lambda first, last, roles: told.extend(range(first.row(), last.row() + 1)))
    sheet.perform(SetCharacteristic(SIZ, "initial", 14))
    assert told == [model.row_of(SIZ)]


def test_tick_of_power(sheet: Any, texts: Any) -> None:
    """Under the UGE power has a box, toggled through the document; under the SRD there is none."""
    model = CharacteristicsModel(texts, lambda ticked: bool(sheet.perform(SetPowTick(ticked, "by_hand"))))
    sheet.show(model)
    power = model.index(model.row_of(POWER) or 0, 0)
    assert power.data(Qt.ItemDataRole.CheckStateRole) == Qt.CheckState.Unchecked
    assert model.setData(power, Qt.CheckState.Checked, Qt.ItemDataRole.CheckStateRole)
    assert sheet.character.pow_ticked
    assert power.data(Qt.ItemDataRole.CheckStateRole) == Qt.CheckState.Checked
    assert not model.setData(model.index(0, 0), Qt.CheckState.Checked, Qt.ItemDataRole.CheckStateRole)
    sheet.perform(SetPowTick(False, "by_hand"))
    sheet.perform(SetOptions(SRD))
    assert power.data(Qt.ItemDataRole.CheckStateRole) is None
