"""The arrow beside the modifier: helping, situations, caps, fractions, two skills, another throw; seen everywhere."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QMenu

from brp_desktop.controllers.language import LANGUAGES
from brp_desktop.play.aids import AidChoice
from brp_desktop.sheet.edits import SetOptions, SetTick
from brp_desktop.views import roll_words
from brp_desktop.views.gm.pick_list import PickList
from brp_desktop.views.why import WhyRow, rows_of


@pytest.fixture
def player(start, sample: Path):
    """Adèle by UGE, Listen 45 and Spot 65, nothing ticked, Spot chosen."""
    player = start(sample)
    for skill in ("spot", "listen"):
        player.document.perform(SetTick(player.skill(skill).id, False, "by_hand"))
    player.dice.next_rolls = [99]
    player.click("spot")
    return player


def open_menu(player) -> QMenu:
    panel = player.window.dice_panel
    panel.more.setFocus()
    player.press(Qt.Key.Key_Space)
    QApplication.processEvents()
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    return menu


def entry(menu: QMenu, words: str):
    return next(action for action in menu.actions() if action.text().replace("&", "").startswith(words))


def take(player, words: str, typed: str) -> None:
    """Open the arrow's menu, take an entry that opens a list, type, Enter."""
    menu = open_menu(player)
    entry(menu, words).trigger()
    menu.close()
    QApplication.processEvents()
    listing = QApplication.activePopupWidget()
    assert isinstance(listing, PickList)
    player.type(typed)
    player.press(Qt.Key.Key_Return)
    QApplication.processEvents()


def test_a_complementary_skill_is_seen_everywhere(player) -> None:
    """Menu by keyboard, chance, slip, why, journal line; the key 0 takes it back; focus stays on the arrow."""
    panel, rolls = player.window.dice_panel, player.window.rolls
    before = rolls.request.chance
    take(player, "Complementary skill", "listen")
    assert panel.more.hasFocus()
    assert panel.more.isChecked()
    assert rolls.request.chance == before + 9
    assert panel.card.sentence == "Complementary: Listen +9"
    assert "Complementary: Listen +9" in panel.more.accessibleName()
    assert WhyRow("Complementary: Listen", "+\u00a09") in rows_of(rolls.request.steps)
    player.dice.next_rolls = [50]
    panel.roll()
    line = player.entries()[0]
    assert roll_words.entry_detail(line) == f"{before + 9}%, Normal, Complementary: Listen +9"
    assert line.chance == before + 9
    menu = open_menu(player)
    assert entry(menu, "Complementary skill").isChecked()
    assert entry(menu, "Reset").isEnabled()
    menu.close()
    player.window.focus_sheet()
    player.press(Qt.Key.Key_0)
    assert rolls.aids == ()
    assert rolls.request.chance == before
    assert not panel.more.isChecked()


def test_situations_are_found_by_typing(player) -> None:
    """Spot rules and topics add up; picking one again takes it back; a doubled modifier is reset with them."""
    rolls = player.window.rolls
    before = rolls.request.chance
    take(player, "Situation", "rain")
    take(player, "Situation", "time")
    assert [choice.kind for choice in rolls.aids] == ["spot", "topic"]
    player.window.dice_panel.modifier.step(5)
    assert rolls.request.chance < before
    words = roll_words.chosen_words(rolls.request.steps)
    assert words[1].startswith("Time ")
    menu = open_menu(player)
    entry(menu, "Reset").trigger()
    menu.close()
    assert (rolls.modifier, rolls.aids, rolls.request.chance) == (0, (), before)


def test_fractions_and_a_skill_rolled_first(player) -> None:
    rolls = player.window.rolls
    before = rolls.request.chance
    menu = open_menu(player)
    entry(menu, "A quarter").trigger()
    menu.close()
    assert rolls.request.chance == -(-before // 4)
    menu = open_menu(player)
    entry(menu, "A fifth").trigger()
    menu.close()
    assert rolls.request.chance == -(-before // 5)
    rolls.reset_modifier()
    menu = open_menu(player)
    first = entry(menu, "A skill rolled first").menu()
    next(action for action in first.actions() if "succeeded" in action.text()).trigger()
    menu.close()
    assert rolls.request.chance == 2 * before
    assert rolls.request.situation.difficulty.value == "easy"
    assert player.window.dice_panel.card.sentence == "Prepared by another skill"


def test_two_skills_tick_by_their_own_levels(player) -> None:
    """Between the two chances: partial, only Spot ticks; below both: one step with two ticks, one undo."""
    panel, rolls, document = player.window.dice_panel, player.window.rolls, player.document
    take(player, "Two skills", "listen")
    assert rolls.request.chance == 45
    player.dice.next_rolls = [60, 20]
    panel.roll()
    assert "60 suits only one of the two skills: a partial success." in panel.card.sentence
    assert "Spot: ticked, first success this adventure." in panel.card.sentence
    assert "Listen: no tick, the roll failed." in panel.card.sentence
    assert (player.skill("spot").ticked, player.skill("listen").ticked) == (True, False)
    document.undo()
    panel.roll()
    assert (player.skill("spot").ticked, player.skill("listen").ticked) == (True, True)
    assert player.window.history is not None
    panel.card.undo_link.click()
    assert (player.skill("spot").ticked, player.skill("listen").ticked) == (False, False)
    assert player.entries()[0].undone


def test_another_throw_costs_power_points_and_never_ticks(player) -> None:
    """Only where the rules have it, after a roll that failed, with points left; cost and roll are one undo step."""
    rolls, document = player.window.rolls, player.document
    menu = open_menu(player)
    assert not any("Roll again for" in action.text() for action in menu.actions())
    menu.close()
    document.perform(SetOptions(replace(document.character.options, reroll_cost=5)))
    points = document.derived.resources["power_points"].current
    menu = open_menu(player)
    again = entry(menu, "Roll again for 5 power points")
    assert again.isEnabled()
    player.dice.next_rolls = [7]
    again.trigger()
    menu.close()
    line = player.entries()[0]
    assert (line.roll, line.tick, line.tick_reason) == (7, False, "rerolled")
    assert not player.skill("spot").ticked
    assert document.derived.resources["power_points"].current == points - 5
    assert "re-rolled for power points" in player.window.dice_panel.card.sentence
    menu = open_menu(player)
    again = entry(menu, "Roll again for 5 power points")
    assert not again.isEnabled()
    assert again.toolTip()
    menu.close()
    document.undo()
    assert document.derived.resources["power_points"].current == points
    assert rolls.aids == ()


def test_another_check_forgets_what_was_chosen(player) -> None:
    rolls = player.window.rolls
    rolls.toggle_aid(AidChoice("fraction", number=4))
    rolls.choose(type(rolls.subject)("skill", "listen"))
    assert rolls.aids == ()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_menu_has_words_and_letters_of_its_own(start, sample: Path, lang: str) -> None:
    player = start(sample, lang=lang)
    player.document.perform(SetOptions(replace(player.document.character.options, reroll_cost=5)))
    player.dice.next_rolls = [99]
    player.click("spot")
    menu = open_menu(player)
    letters = [text[text.find("&") + 1].lower() for action in menu.actions() if "&" in (text := action.text())]
    assert len(letters) == len(set(letters)), (lang, letters)
    menu.close()
    panel = player.window.dice_panel
    for kind in ("complementary", "spot", "cap", "two_skills"):
        panel._aids._open_list(kind)
        assert panel._aids.list.shown()
        panel._aids.list.close()
