"""A character from nothing to play: step by step by keyboard alone, by chance with a seed, left and taken up again."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from brp_desktop.controllers.beginnings import by_chance, guided
from brp_desktop.play.creation import chosen_rows, creation_of, troubles_of
from brp_desktop.play.creation_random import seeded_character
from brp_desktop.rules.brp import SRD, UGE
from brp_desktop.sheet.creation import STEPS
from brp_desktop.sheet.derive import derive
from brp_desktop.sheet.edits import SetCharacteristic
from brp_desktop.sheet.ids import CharacteristicId
from brp_desktop.storage import new_document, open_document, save_document
from brp_desktop.views.brp.creation.guide import CreationGuide
from brp_desktop.views.gm.pick_list import PickList

CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
TAB, ENTER, DOWN, UP = Qt.Key.Key_Tab, Qt.Key.Key_Return, Qt.Key.Key_Down, Qt.Key.Key_Up


def guide_of(player) -> CreationGuide:
    return player.window.sheets.detail(player.document).creation.guide


def wrong(player) -> list[tuple[str, str]]:
    character = player.document.character
    return [(one.id, one.subject) for one in troubles_of(character, derive(character))]


def dialog_of(player) -> QDialog:
    dialog = player.window.findChild(QDialog, "new_sheet_dialog")
    assert dialog is not None
    return dialog


def activate(widget: QWidget) -> None:
    widget.activateWindow()
    QTest.qWaitForWindowActive(widget, 2000)


def tab_to(player, wanted: QWidget, limit: int = 60) -> None:
    """Tab until the focus is there; the way must be short enough for a person."""
    for _ in range(limit):
        if QApplication.focusWidget() is wanted:
            return
        player.press(TAB)
    raise AssertionError(f"never came to {wanted.accessibleName()!r}")


def pick(player, text: str) -> None:
    """In the list that is open: type some letters, Enter."""
    lists = [each for each in player.window.findChildren(PickList) if each.isVisible()]
    assert len(lists) == 1
    QTest.keyClicks(lists[0].edit, text)
    QTest.keyClick(lists[0].edit, ENTER)
    activate(player.window)


def begin(player, options=UGE) -> CreationGuide:
    player.context.files.begin(new_document(guided(options)))
    QApplication.processEvents()
    return guide_of(player)


def test_a_whole_creation_by_keyboard(start, tmp_path: Path) -> None:
    """From the start page to a saved sheet that breaks no rule, without the mouse; each act is one undo step."""
    player = start()
    player.press(Qt.Key.Key_N, CONTROL)
    dialog = dialog_of(player)
    activate(dialog)
    assert dialog.focusWidget() is dialog.steps
    QTest.keyClick(dialog.rules.preset, DOWN)
    QTest.keyClick(dialog.steps, ENTER)
    activate(player.window)
    window, document = player.window, player.document
    assert window.editing
    assert document.character.options == UGE
    guide = guide_of(player)
    assert guide.step == "rules"
    assert QApplication.focusWidget() is guide.page.fields.preset

    tab_to(player, guide.next)
    player.press(ENTER)
    assert guide.step == "characteristics"
    assert QApplication.focusWidget() is guide.page.throw
    player.dice.next_faces = [4, 4, 4, 3, 4, 4, 4, 4, 4, 3, 3, 3, 4, 4, 4, 4, 2, 2, 2]
    player.press(ENTER)
    assert [row.value for row in document.character.characteristics] == [12, 11, 14, 13, 10, 12, 6]
    tab_to(player, guide.page.rows["app"].again)
    player.dice.next_faces = [5, 5, 3]
    player.press(ENTER)
    assert document.derived.values["app"] == 13
    assert [throw.faces for throw in creation_of(document.character).throws if throw.characteristic == "app"] == [
        (2, 2, 2),
        (5, 5, 3),
    ]
    tab_to(player, guide.page.rows["app"].stepper.field)
    player.press(DOWN)
    assert ("sum_changed", "characteristics") in wrong(player)
    player.press(TAB)
    player.press(Qt.Key.Key_Backtab)
    player.press(UP)
    assert not [one for one in wrong(player) if one[1] == "characteristics"]

    tab_to(player, guide.next)
    player.press(ENTER)
    player.dice.next_faces = [3]
    player.press(ENTER)
    assert document.character.age == 20

    tab_to(player, guide.next)
    player.press(ENTER)
    assert guide.step == "profession"
    box = guide.page.box
    assert QApplication.focusWidget() is box
    QTest.keyClicks(box, "Assa")
    player.press(ENTER)
    assert document.character.profession == "assassin"
    assert document.character.occupation == "Assassin"
    for letters in ("brawl", "pistol", "throw", "track", "grapp"):
        (place,) = guide.page.open
        tab_to(player, guide.page.open[place][1])
        player.press(ENTER)
        pick(player, letters)
    assert len(chosen_rows(document.character, "profession")) == 10
    assert not guide.page.open

    guide.rows["profession"].setFocus()
    player.press(DOWN)
    assert QApplication.focusWidget() is guide.rows["personality"]
    player.press(ENTER)
    QTest.keyClicks(guide.page.box, "Char")
    player.press(ENTER)
    assert document.character.personality == "charming"
    tab_to(player, guide.page.fill)
    player.press(ENTER)
    assert len(chosen_rows(document.character, "personality")) == 13

    tab_to(player, guide.next)
    player.press(ENTER)
    assert guide.step == "professional"
    for skill in list(guide.page.rows):
        field = guide.page.rows[skill].stepper.field
        tab_to(player, field)
        assert field.selectedText() == field.text()
        player.type("25")
    tab_to(player, guide.next)
    assert not [one for one in wrong(player) if one[1] == "professional"]
    player.press(ENTER)
    assert guide.step == "personal"
    tab_to(player, guide.page.add)
    player.press(ENTER)
    pick(player, "climb")
    assert QApplication.focusWidget() is guide.page.rows["climb"].stepper.field
    player.type("30")
    player.press(ENTER)
    assert player.skill("climb").points.personal == 30
    assert ("points_left", "personal") in wrong(player)
    tab_to(player, guide.chance)
    player.press(ENTER)
    assert not [one for one in wrong(player) if one[1] == "personal"]

    tab_to(player, guide.next)
    player.press(ENTER)
    assert guide.step == "possessions"
    taken = QApplication.focusWidget().text()
    player.press(ENTER)
    assert [label.text() for _, label, _ in guide.page.owned.values()] == [taken]
    assert QApplication.focusWidget().isVisible()
    tab_to(player, guide.page.other)
    player.press(ENTER)
    pick(player, "Key of the old mill")
    assert [item.name for item in document.character.items] == ["Key of the old mill"]

    tab_to(player, guide.next)
    player.press(ENTER)
    assert guide.step == "name"
    player.type("Jo Marsh")
    player.press(ENTER)
    assert document.character.name == "Jo Marsh"
    steps = len(list(document.history.labels))
    tab_to(player, guide.next)
    player.press(ENTER)
    assert not window.editing
    assert window.sheet.skills.has_focus_inside()
    assert not creation_of(document.character).shown
    assert wrong(player) == []
    assert steps > 20

    player.answers.save_path = tmp_path / "jo.rpgsheet"
    player.press(Qt.Key.Key_S, CONTROL)
    again = open_document(tmp_path / "jo.rpgsheet").character
    assert again == document.character
    dodge = next(row for row in again.skills if row.id == "dodge")
    assert (dodge.points.profession, again.age, again.creation.age_roll) == (25, 20, 3)


def test_left_and_taken_up_again(start, tmp_path: Path) -> None:
    """The step and everything thrown lie in the file; the panel offers to go on, and the menu does."""
    player = start()
    guide = begin(player)
    guide.go_to("characteristics")
    player.dice.next_faces = [3] * 19
    guide.page.throw.click()
    guide.leave.click()
    detail = player.window.sheets.detail(player.document)
    assert not guide.isVisible()
    path = tmp_path / "half.rpgsheet"
    save_document(player.document.sheet, path)
    player.open(path)
    QApplication.processEvents()
    detail = player.window.sheets.detail(player.document)
    assert not detail.has_steps
    player.window.actions_["creation_steps"].trigger()
    QApplication.processEvents()
    taken_up = guide_of(player)
    assert taken_up.isVisible()
    assert taken_up.step == "characteristics"
    assert len(creation_of(player.document.character).throws) == 7
    assert taken_up.page.rows["str"].faces.accessibleName() == "3 + 3 + 3"
    player.window.actions_["creation_steps"].trigger()
    assert not taken_up.isVisible()


def test_undo_takes_back_one_act_and_shows_its_step(start) -> None:
    player = start()
    guide = begin(player, SRD)
    guide.go_to("characteristics")
    player.dice.next_faces = [3] * 19
    guide.page.throw.click()
    values = dict(player.document.derived.values)
    player.dice.next_faces = [6, 6, 6]
    guide.page.rows["str"].again.click()
    assert player.document.derived.values["str"] == 18
    player.press(Qt.Key.Key_Z, CONTROL)
    assert dict(player.document.derived.values) == values
    assert guide.step == "characteristics"
    guide.go_to("age")
    guide.page.age.field.setFocus()
    player.type("44")
    player.press(ENTER)
    player.press(Qt.Key.Key_Z, CONTROL)
    assert player.document.character.age is None
    assert player.window.actions_["undo"].text() == "Undo step of the creation"


def test_by_chance_with_a_seed_then_one_step_again_then_undo(start) -> None:
    player = start()
    player.window.area.currentWidget().new_card.click()
    dialog = dialog_of(player)
    for typed in ("seven", "9" * 5000):
        dialog.seed.edit.setText(typed)
        dialog.problem.clear()
        dialog.chance.click()
        assert dialog.isVisible()
        assert "whole number" in dialog.problem.text()
    dialog.seed.edit.setText("4711")
    dialog.chance.click()
    activate(player.window)
    document = player.document
    made = seeded_character(4711, SRD)
    assert document.character == by_chance(4711, SRD, "en")
    assert document.character.skills == made.skills
    assert not document.is_saved
    guide = guide_of(player)
    assert guide.seed.text() == "Seed 4711"
    assert guide.step == STEPS[-1]
    assert guide.troubles.title.text() == "Nothing breaks the rules."
    before = document.character
    guide.go_to("profession")
    guide.chance.click()
    after = document.character
    assert after.characteristics == before.characteristics
    assert after.name == before.name
    assert creation_of(after).turn_of("profession") == 1
    assert ("points_left", "professional") in wrong(player)
    player.press(Qt.Key.Key_Z, CONTROL)
    assert document.character.skills == before.skills
    assert document.character.occupation == before.occupation
    guide.go_to("profession")
    guide.chance.click()
    guide.go_to("professional")
    guide.chance.click()
    assert not [one for one in wrong(player) if one[1] == "professional"]


def test_what_breaks_the_rules_leads_to_its_field(start) -> None:
    """Warned, never blocked: every line jumps to the field or the step where it is put right."""
    player = start()
    guide = begin(player)
    assert next(line.text() for line in guide.troubles.lines.values()) == "7 characteristics still missing."
    next(iter(guide.troubles.lines.values())).click()
    assert guide.step == "characteristics"
    player.dice.next_faces = [3] * 19
    guide.page.throw.click()
    guide.go_to("professional")
    guide.page.add.click()
    pick(player, "spot")
    field = guide.page.rows["spot"].stepper.field
    field.setFocus()
    player.type("90")
    player.press(ENTER)
    line = guide.troubles.lines["skill_above_cap", "spot"]
    assert line.text() == "Spot: 40 above 75%, where skills end at the start."
    assert "40 above the cap" in guide.page.rows["spot"].name.text()
    line.click()
    QApplication.processEvents()
    cell = player.window.sheet.edit_view.cell
    assert cell is not None
    assert cell[0].id == "spot"
    player.window.sheet.edit_view.close_editor()
    player.answers.save_path = None
    assert player.document.character.skills


@pytest.mark.parametrize("theme", ["paper", "contrast"])
def test_steps_follow_language_and_theme(start, theme: str) -> None:
    """Live: the focus stays, a half-typed number is not lost."""
    player = start()
    guide = begin(player)
    guide.go_to("age")
    field = guide.page.age.field
    field.setFocus()
    player.type("3")
    player.context.language.choose("fr")
    player.context.appearance.choose_theme("ink" if theme == "paper" else theme)
    QApplication.processEvents()
    assert QApplication.focusWidget() is field
    assert field.text() == "3"
    assert guide.rows["age"].text() == "Âge"
    for step in STEPS:
        guide.go_to(step)
        player.context.language.choose("it" if guide.steps.index(step) % 2 else "fr")
        QApplication.processEvents()
    player.context.language.choose("en")


def test_a_blank_sheet_breaks_no_rule(start) -> None:
    """What is only still to be done is called so; a rule that is broken is counted in the status bar as well."""
    player = start()
    guide = begin(player, SRD)
    broken = player.window.status_bar.broken
    assert broken.text() == ""
    assert guide.troubles.title.text() == "2 things still to do"
    assert [line.is_open for line in guide.troubles.lines.values()] == [True, True]
    player.document.perform(SetCharacteristic(CharacteristicId("str"), "initial", 99))
    QApplication.processEvents()
    assert broken.text() == "1 rule broken"
    assert guide.troubles.title.text() == "1 thing breaks the rules · 2 things still to do"
    player.document.undo()
    QApplication.processEvents()
    assert broken.text() == ""


@pytest.mark.parametrize(("options", "leveled"), [(SRD, False), (UGE, True)])
def test_the_first_step_is_called_by_fields_that_it_has(start, options, leveled: bool) -> None:
    player = start()
    guide = begin(player, options)
    names = [label.text() for label in guide.page.fields.words if label.isVisible()]
    assert guide.rows["rules"].text() == "Rules and era"
    assert names[0] == "Rules"
    assert "Era" in names
    assert ("Level of power" in names) is leveled


def test_a_step_is_reached_by_arrows_and_named_for_screen_readers(start) -> None:
    player = start()
    guide = begin(player)
    assert guide.rows["rules"].accessibleName() == "Step 1 of 9: Rules and era, done"
    assert guide.rows["characteristics"].accessibleName().startswith("Step 2 of 9: Characteristics, ")
    guide.rows["rules"].setFocus()
    for step in STEPS[1:]:
        player.press(DOWN)
        assert QApplication.focusWidget() is guide.rows[step]
    player.press(DOWN)
    assert QApplication.focusWidget() is guide.rows["name"]
    for widget in guide.findChildren(QWidget):
        if widget.isVisible() and widget.focusPolicy() & Qt.FocusPolicy.TabFocus:
            assert widget.accessibleName(), widget


def test_rules_without_personality_have_a_step_less(start) -> None:
    player = start()
    guide = begin(player)
    box = guide.page.fields.preset
    box.setFocus()
    QTest.keyClick(box, UP)
    assert player.document.character.options == SRD
    assert len(guide.rows) == 8
    assert "personality" not in guide.rows
    player.press(Qt.Key.Key_Z, CONTROL)
    assert len(guide.rows) == 9
    assert player.document.character.options == UGE
