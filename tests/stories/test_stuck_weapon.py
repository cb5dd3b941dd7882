"""A weapon that is stuck, on the ground or broken is not rolled, whoever asks for it: one reason everywhere."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from brp_desktop.play.armed import attack_with, parry_with
from brp_desktop.play.hindered import try_request
from brp_desktop.play.people import request_of, sheet_person
from brp_desktop.play.rolling import prepare
from brp_desktop.play.subjects import Subject
from brp_desktop.rules import RulesError
from brp_desktop.sheet.brp import Hindrance
from brp_desktop.sheet.hindrances import SetHindrances, SetNpcHindrances
from brp_desktop.sheet.table import EntryId
from brp_desktop.views.brp.weapon_rows import IDS, weapon_rows
from tests.stories.conftest import plain
from tests.stories.test_aftermath import fight as fight  # noqa: PLC0414 - a fixture
from tests.stories.test_combat import CONTROL, FIST, KNIFE, PISTOL, Fighter

pytestmark = pytest.mark.gui

WORDS = {
    "stuck": "This weapon is stuck: it must be pulled out first.",
    "disarmed": "This weapon lies on the ground.",
    "broken": "This weapon is broken.",
}


@pytest.mark.parametrize("kind", sorted(WORDS))
def test_the_row_the_buttons_and_the_fight_say_the_same(fight: Fighter, kind: str) -> None:
    fight.take(KNIFE)
    fight.adele.perform(SetHindrances((Hindrance(kind=kind, weapon=KNIFE),)))
    QApplication.processEvents()
    strip, weapons = fight.page.weapons.strip, fight.page.weapons
    for button in (strip.attack, strip.parry, strip.strike):
        assert not button.isEnabled()
        assert plain(button.toolTip()) == WORDS[kind]
    assert plain(strip.problem.text()) == WORDS[kind]
    row = weapon_rows(fight.adele)[KNIFE]
    assert not row.cells[IDS.index("weapon")].acts
    assert WORDS[kind].rstrip(".") in plain(row.said)
    before = len(fight.lines(fight.adele))
    weapons._on_cell(KNIFE, "weapon")
    weapons._on_cell(KNIFE, "score")
    fight.take(KNIFE)
    fight.press(Qt.Key.Key_Return)
    fight.press(Qt.Key.Key_P)
    fight.press(Qt.Key.Key_Return, CONTROL)
    assert len(fight.lines(fight.adele)) == before
    # The other weapon is free, and the knife is as soon as it is in hand again.
    fight.take(FIST)
    assert strip.attack.isEnabled()
    fight.take(KNIFE)
    fight.adele.perform(SetHindrances(()))
    assert strip.attack.isEnabled()
    assert plain(strip.problem.text()) == ""


def test_what_is_chosen_already_is_not_rolled_again(fight: Fighter) -> None:
    """The dice panel, «Roll again», a contest: they all prepare the same roll."""
    adele = fight.adele
    fight.take(KNIFE)
    fight.dice.next_rolls += [50]
    fight.press(Qt.Key.Key_Return)
    adele.perform(SetHindrances((Hindrance(kind="stuck", weapon=KNIFE),)))
    QApplication.processEvents()
    fight.window.dice_panel.roll()
    assert not fight.window.dice_panel.roll_button.isEnabled()
    for subject in (attack_with(adele.derived, KNIFE), parry_with(adele.derived, KNIFE)):
        with pytest.raises(RulesError, match="hindered_stuck"):
            prepare(adele.character, adele.derived, subject)
    person = sheet_person(adele.document_id, adele.character)
    assert try_request(person, "pull", KNIFE).chance == 13
    adele.perform(SetHindrances((Hindrance(kind="stunned", rounds=1),)))
    with pytest.raises(RulesError, match="hindered_stunned"):
        prepare(adele.character, adele.derived, attack_with(adele.derived, KNIFE))
    assert prepare(adele.character, adele.derived, parry_with(adele.derived, KNIFE)).chance == 25


def test_somebody_without_a_sheet_neither(fight: Fighter) -> None:
    table = fight.window.gm.master.table
    table.perform(SetNpcHindrances(EntryId("thug"), (Hindrance(kind="stuck", weapon="w"),)))
    row = table.row(EntryId("thug"))
    assert row is not None
    assert row.person is not None
    with pytest.raises(RulesError, match="hindered_stuck"):
        request_of(row.person, Subject("skill", "w"))
    assert try_request(row.person, "pull", "w").chance == 30


@pytest.mark.parametrize("size", [(1280, 800), (1024, 600)])
def test_another_weapon_moves_no_button(fight: Fighter, size: tuple[int, int]) -> None:
    """What cannot be done with it stands in its place all the same and says why; so does the sentence of a problem."""
    fight.window.resize(*size)
    QApplication.processEvents()
    strip = fight.page.weapons.strip
    buttons = (strip.attack, strip.parry, strip.damage, strip.special, strip.strike)
    places = set()
    fight.adele.perform(SetHindrances((Hindrance(kind="stuck", weapon=FIST),)))
    for weapon in fight.adele.character.weapons:
        fight.take(weapon.id)
        QApplication.processEvents()
        places.add(tuple(button.mapTo(strip, button.rect().topLeft()).toTuple() for button in buttons))
        assert all(button.isVisible() for button in buttons)
    assert len(places) == 1
    fight.take(PISTOL)
    assert not strip.parry.isEnabled()
    assert plain(strip.parry.toolTip()) == "One cannot parry with this."
    fight.press(Qt.Key.Key_P)
    assert fight.panel.isHidden()
