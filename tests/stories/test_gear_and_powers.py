"""Powers and gear through the whole window: a roll pays the cost, a cost paid alone stands in the log, all by keys."""

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from brp_desktop.sheet.belongings import Power
from brp_desktop.sheet.edits import AddPower
from brp_desktop.sheet.ids import BelongingId, ResourceId

CONTROL = Qt.KeyboardModifier.ControlModifier
LIGHT = BelongingId("light")


def points(player: Any) -> int:
    found = player.document.derived.resources[ResourceId("power_points")].current
    assert found is not None
    return int(found)


@pytest.fixture
def player(start: Any, sample: Path) -> Any:
    found = start(sample)
    found.document.perform(AddPower(Power(id=LIGHT, name="Light", kind="magic", chance=45, cost=3)))
    found.window.sheet.bar.go_to("powers")
    QApplication.processEvents()
    return found


def test_a_roll_pays_and_undo_gives_back(player: Any) -> None:
    before = points(player)
    page = player.window.sheet.other_pages.powers
    page.focus_power(LIGHT)
    player.dice.next_rolls = [12]
    player.press(Qt.Key.Key_Return)
    assert points(player) == before - 3
    entry = player.entries()[0]
    assert (entry.event, entry.roll, entry.name.name) == ("roll", 12, "Light")
    player.press(Qt.Key.Key_Z, CONTROL)
    assert points(player) == before


def test_a_cost_paid_alone_stands_in_the_log(player: Any) -> None:
    before = points(player)
    page = player.window.sheet.other_pages.powers
    page.focus_power(LIGHT)
    QTest.keyClicks(page.table, "c")
    assert points(player) == before - 3
    entry = player.entries()[0]
    assert (entry.event, entry.undone) == ("power", False)
    assert entry.combat is not None
    assert (entry.combat.points, entry.combat.left) == (3, before - 3)
    player.press(Qt.Key.Key_Z, CONTROL)
    assert points(player) == before
    assert player.entries()[0].undone
    page.spend.click()
    assert points(player) == before - 3


def test_gear_is_saved_and_comes_back(start: Any, sample: Path) -> None:
    """A container, a thing put into it by keys, a counter: all of it in the file."""
    player = start(sample)
    player.window.set_editing(True)
    player.window.sheet.bar.go_to("gear")
    things = player.window.sheet.other_pages.gear.things
    things.tree.set_current_key(things.model.keys[-1])
    things.add_container.click()
    player.type("Trunk")
    player.press(Qt.Key.Key_Return)
    trunk = player.document.character.items[-1].id
    things.tree.set_current_key(trunk)
    things.add.click()
    player.type("Compass")
    player.press(Qt.Key.Key_Return)
    compass = player.document.character.items[-1]
    assert compass.inside == trunk
    things.tree.setFocus()
    things.tree.set_current_key(compass.id)
    QTest.keyClick(things.tree, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert player.document.character.items[-1].inside is None
    QTest.keyClick(things.tree, Qt.Key.Key_Right, Qt.KeyboardModifier.AltModifier)
    assert player.document.character.items[-1].inside == trunk
    assert player.context.files.save(player.document)
    items = player.document.character.items
    player.context.files.close(player.document)
    assert player.open(sample).character.items == items


@pytest.mark.parametrize("page", ["gear", "powers"])
def test_every_stop_of_the_keyboard_has_a_name(player: Any, page: str) -> None:
    sheet = player.window.sheet
    for editing in (False, True):
        player.window.set_editing(editing)
        sheet.bar.go_to(page)
        QApplication.processEvents()
        widget = getattr(sheet.other_pages, page)
        sheet.other_pages.focus_first(page)
        stops = [
            each
            for each in widget.findChildren(object)
            if getattr(each, "focusPolicy", None) is not None
            and each.focusPolicy() & Qt.FocusPolicy.TabFocus
            and each.isVisible()
        ]
        assert stops
        assert [each for each in stops if not each.accessibleName()] == []
