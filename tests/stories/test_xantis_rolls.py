"""Tests of Xantis as they are played: a sheet in front, a click, dice, the margin, the Pa, and undo."""

from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from brp_desktop.play.xantis_subjects import INITIATIVE, Use, XantisSubject
from brp_desktop.sheet.new_xantis import new_xantis
from brp_desktop.sheet.xantis import NodeId, WeaponId
from brp_desktop.sheet.xantis_edits import SetNodeValue, SetPaLeft, SetXantisWeapon
from brp_desktop.storage import new_document, save_document

CONTROL = Qt.KeyboardModifier.ControlModifier


def on_disk(path: Path, name: str, **scores: int) -> Path:
    """A sheet with the source's own names and these scores."""
    character = replace(new_xantis(name=name), player="Giulia")
    for node, value in scores.items():
        character = SetNodeValue(NodeId(node), value).apply(character)
    character = SetXantisWeapon(WeaponId("sciabola"), "node", NodeId("forza")).apply(character)
    save_document(new_document(character), path)
    return path


@pytest.fixture
def ishadur(tmp_path: Path) -> Path:
    """Forza 6, Prontezza 6: 12 Pa."""
    return on_disk(tmp_path / "ishadur.rpgsheet", "Ishadur", forza=6, prontezza=6)


@pytest.fixture
def nerea(tmp_path: Path, project_root: Path) -> Path:
    """A copy of the sample."""
    path = tmp_path / "nerea.rpgsheet"
    path.write_bytes((project_root / "resources" / "samples" / "nerea-valdombra.rpgsheet").read_bytes())
    return path


def heard(player) -> list[str]:
    """What the panel in front announces from now on."""
    said: list[str] = []
    player.window.dice_panel.announced.connect(said.append)
    return said


def test_ishadur_and_the_log(start, ishadur: Path) -> None:
    """L38–46: Forza 6, difficulty 2, dice 5 in all. Malus of 1, and the Narrator tells how the log gets away."""
    player = start(lang="it")
    player.open(ishadur)
    panel = player.window.dice_panel
    player.window.sheet.choose_requested.emit(XantisSubject(id="forza"))
    said = heard(player)
    player.window.focus_sheet()
    player.press(Qt.Key.Key_D)
    player.type("2")
    player.press(Qt.Key.Key_Return)
    assert panel.vdr_line.accessibleName() == "Vdr = 6 − 2 = 4, 6/36, 16,67%"
    player.dice.next_faces = [3, 2]
    QTest.mouseClick(panel.roll_button, Qt.MouseButton.LeftButton)
    assert panel.slip.sentence == "Margine = 4 − (3 + 2) = −1: fallisce con Malus di\xa01. Narra il Narratore."
    assert panel.sums.thrown == 5
    assert said == ["Insuccesso, Malus di 1. Forza. Margine = 4 − 5 = −1. Narra il Narratore."]
    entry = player.entries()[0]
    assert (entry.xantis.vdr, entry.xantis.margin, entry.xantis.narrator) == (4, -1, "narrator")
    assert panel.journal.copy_text().endswith(
        "Forza: Vdr = Forza (6) − Difficoltà (2) = 4. Margine = 4 − 5 = −1: Malus di 1. Narra il Narratore."
    )


def test_space_repeats_and_ends_the_dice(start, ishadur: Path) -> None:
    """Space on the sheet rolls again under the same circumstances; while dice run it shows them, as Esc does."""
    player = start(motion="full")
    player.open(ishadur)
    rolls = player.window.rolls
    player.dice.next_faces = [3, 2, 4, 4, 5, 6]
    player.window.sheet.roll_requested.emit(XantisSubject(id="forza"))
    assert rolls.is_rolling
    player.window.focus_sheet()
    player.press(Qt.Key.Key_Space)
    assert (rolls.is_rolling, rolls.last.outcome.margin) == (False, 1)
    player.press(Qt.Key.Key_Plus)
    player.press(Qt.Key.Key_Space)
    assert rolls.is_rolling
    player.press(Qt.Key.Key_Escape)
    assert (rolls.is_rolling, rolls.last.outcome.margin) == (False, -3)
    player.press(Qt.Key.Key_0)
    assert rolls.situation.difficulty is None
    assert len(player.entries()) == 2


def test_a_critical_with_own_dice(start, ishadur: Path) -> None:
    """1 and 1, then 6 and 4: the panel asks for exactly these; capacity 6 + 10, whatever the difficulty."""
    player = start()
    player.open(ishadur)
    panel = player.window.dice_panel
    player.window.sheet.choose_requested.emit(XantisSubject(id="forza"))
    player.window.rolls.set_difficulty(2)
    player.window.focus_sheet()
    player.press(Qt.Key.Key_O)
    for digit in "116":
        player.type(digit)
        assert not panel.own_dice_says.isVisible() or "one more die" in panel.own_dice_says.text()
    player.type("4")
    player.press(Qt.Key.Key_Return)
    assert panel.slip.sentence == ("Critical success: 1 and 1, then 6, 4. Bonus of 16. The Player narrates. Your dice.")
    entry = player.entries()[0]
    assert (entry.own_dice, entry.xantis.dice, entry.xantis.extra) == (True, (1, 1), (6, 4))
    assert player.dice.next_faces == []


def test_bonus_0_and_a_difficulty_that_comes_later(start, ishadur: Path) -> None:
    """L12, L18: declared without rolling; it turns out to have a difficulty, so it has failed. Both lines stay."""
    player = start()
    player.open(ishadur)
    panel = player.window.dice_panel
    player.window.sheet.choose_requested.emit(XantisSubject(id="forza"))
    QTest.mouseClick(panel.row.zero_button, Qt.MouseButton.LeftButton)
    assert panel.slip.sentence == "Declared with a Bonus of 0, no roll. The Player narrates."
    QTest.mouseClick(panel.slip.later_link, Qt.MouseButton.LeftButton)
    player.type("3")
    player.press(Qt.Key.Key_Return)
    QTest.mouseClick(panel.slip.later_link, Qt.MouseButton.LeftButton)
    assert panel.slip.sentence.startswith("Declared with a Bonus of 0, against 3: fails with a Malus of 3.")
    assert [(entry.xantis.margin, entry.undone) for entry in player.entries()] == [(-3, False), (0, True)]
    assert not panel.row.zero_button.isEnabled()


def test_an_action_its_pa_and_undo(start, nerea: Path) -> None:
    """The attack costs 7 of 14 Pa at the click; Ctrl+Z gives them back and leaves the roll where it is."""
    player = start()
    document = player.open(nerea)
    panel = player.window.dice_panel
    player.dice.next_faces = [3, 2]
    player.window.sheet.roll_requested.emit(XantisSubject(use=Use("attack", "sciabola")))
    assert document.derived.pa_left == 7
    assert panel.cost.left_label.text() == "Pa, 7 left"
    assert panel.slip.sentence.endswith("The Player narrates. Paid: 7 Pa.")
    assert player.window.actions_["undo"].text() == "Undo payment of Pa"
    player.window.focus_sheet()
    player.press(Qt.Key.Key_Z, CONTROL)
    assert document.derived.pa_left == 14
    assert document.is_saved
    assert [(entry.xantis.pa_cost, entry.undone) for entry in player.entries()] == [(7, False)]
    assert panel.slip.sentence.endswith("Paid: 7 Pa.")


def test_not_enough_pa(start, nerea: Path) -> None:
    """Nothing falls, nothing is spent, and it is said: «Servono 7 Pa, ne restano 3.»"""
    player = start(lang="it")
    document = player.open(nerea)
    document.perform(SetPaLeft(3))
    panel = player.window.dice_panel
    player.window.sheet.roll_requested.emit(XantisSubject(use=Use("attack", "sciabola")))
    assert panel.slip.sentence == "Servono 7 Pa, ne restano 3."
    assert panel.roll_button.toolTip() == "Servono 7 Pa, ne restano 3."
    player.window.focus_sheet()
    player.press(Qt.Key.Key_Space)
    assert (player.entries(), document.derived.pa_left) == ([], 3)


def test_iniziativa_is_written_on_the_sheet_in_one_step(start, nerea: Path) -> None:
    """When the dice rest, not before; each test is a step of its own, and undo brings the result before it back."""
    player = start(motion="full")
    document = player.open(nerea)
    before = document.character.initiative
    player.dice.next_faces = [1, 2, 6, 5]
    player.window.sheet.roll_requested.emit(INITIATIVE)
    assert document.character.initiative == before
    player.window.rolls.finish()
    assert document.character.initiative == 4 - 3
    assert player.window.actions_["undo"].text() == "Undo result of Iniziativa"
    player.window.sheet.roll_requested.emit(INITIATIVE)
    player.window.rolls.finish()
    assert document.character.initiative == 4 - 11
    document.undo()
    assert document.character.initiative == 1
    document.undo()
    assert document.character.initiative == before
    assert document.is_saved


def test_the_panel_over_a_narrow_window(start, nerea: Path) -> None:
    """Below 900 px it lies over the sheet; a roll opens it, Esc closes it and gives the focus back."""
    player = start(size=(820, 700))
    player.open(nerea)
    player.dice.next_faces = [3, 2]
    player.window.sheet.roll_requested.emit(XantisSubject(id="forza"))
    QApplication.processEvents()
    panel = player.window.dice_panel
    assert panel.isVisible()
    assert panel.slip.sentence.startswith("Margin = 5 − (3 + 2) = +0")
    player.press(Qt.Key.Key_Escape)
    assert not panel.isVisible()
