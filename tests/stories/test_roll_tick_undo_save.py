"""From the skill clicked to the sheet saved: by mouse and by keyboard, with every way to click too often."""

from pathlib import Path

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from brp_desktop.rules.brp import Difficulty
from brp_desktop.storage import open_document
from brp_desktop.views.systems import undo_words

CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


def test_listen_by_mouse_rolls_ticks_unticks_saves(start, sample: Path) -> None:
    """T10, Z04, D08: one Ctrl+Z takes the tick away and strikes the journal line through, redo brings both back."""
    player = start()
    player.open(sample)
    player.dice.next_rolls = [7]
    player.click("listen")
    document = player.document
    assert player.skill("listen").ticked
    assert player.window.windowTitle() == f"Adèle Fournier ({sample.stem})[*] — brp_desktop"
    assert player.window.isWindowModified()
    assert undo_words(document) == "Undo tick Listen"
    assert player.window.actions_["undo"].text() == "Undo tick Listen"
    entry = player.entries()[0]
    assert (entry.roll, entry.level, entry.tick_reason, entry.undone) == (7, "special", "ticked", False)
    assert player.window.dice_panel.card.sentence == (
        "Listen 45%: rolled 07, special success. Ticked: first success this adventure."
    )
    assert player.said == ["Special success. 07. Listen 45%. Ticked: first success this adventure."]

    player.press(Qt.Key.Key_Z, CONTROL)
    assert not player.skill("listen").ticked
    assert player.entries()[0].undone
    assert len(player.entries()) == 1
    assert "Tick undone." in player.window.dice_panel.card.sentence
    assert not player.window.isWindowModified()

    player.press(Qt.Key.Key_Z, CONTROL | SHIFT)
    assert player.skill("listen").ticked
    assert not player.entries()[0].undone

    player.press(Qt.Key.Key_S, CONTROL)
    assert player.answers.errors == []
    assert not player.window.isWindowModified()
    assert open_document(sample).character == document.character
    assert next(s for s in open_document(sample).character.skills if s.id == "listen").ticked


def test_the_same_by_keyboard_alone(start, sample: Path) -> None:
    """Acceptance 3: Ctrl+K, letters, Enter gives a result, announced once, without the mouse."""
    player = start()
    player.open(sample)
    player.dice.next_rolls = [61]
    player.press(Qt.Key.Key_K, CONTROL)
    find = player.application.commands._quick_find
    assert find.isVisible()
    QTest.keyClicks(find.edit, "lis")
    assert find.hits()[0].name == "Listen"
    QTest.keyClick(find.edit, Qt.Key.Key_Return)
    assert not find.isVisible()
    assert player.said == ["Failure. 61. Listen 45%. No tick: the roll failed."]

    player.dice.next_rolls = [23]
    player.press(Qt.Key.Key_E)
    assert player.context.rolls.difficulty is Difficulty.EASY
    player.press(Qt.Key.Key_Space)
    assert player.entries()[0].tick_reason == "easy"
    player.press(Qt.Key.Key_N)
    player.dice.next_rolls = [23]
    player.press(Qt.Key.Key_Space)
    assert player.skill("listen").ticked
    assert [entry.roll for entry in player.entries()] == [23, 23, 61]
    player.press(Qt.Key.Key_Z, CONTROL)
    assert not player.skill("listen").ticked
    player.press(Qt.Key.Key_T)
    assert player.skill("listen").ticked
    assert player.entries()[0].event == "tick"
    player.press(Qt.Key.Key_S, CONTROL)
    assert next(s for s in open_document(sample).character.skills if s.id == "listen").ticked


def test_the_undo_link_takes_the_tick_and_keeps_the_roll(start, sample: Path) -> None:
    """Z04: the slip's link is an undo step of its own once something else was done; undoing it ticks again."""
    player = start()
    player.open(sample)
    player.dice.next_rolls = [7]
    player.click("listen")
    player.click("insight", "box")
    assert player.skill("insight").ticked
    player.window.dice_panel.card.undo_link.click()
    assert not player.skill("listen").ticked
    assert player.skill("insight").ticked
    roll = next(entry for entry in player.entries() if entry.event == "roll")
    assert roll.undone
    player.press(Qt.Key.Key_Z, CONTROL)
    assert player.skill("listen").ticked
    assert not next(entry for entry in player.entries() if entry.event == "roll").undone


def test_one_deliberate_act_is_one_roll(start, sample: Path) -> None:
    """G07: double click and held keys roll once; each deliberate click rolls, none is lost."""
    player = start()
    player.open(sample)
    player.dice.next_rolls = [50, 51, 52, 53]
    player.double_click(*player.target("dodge"))
    assert len(player.entries()) == 1
    player.double_click(player.window.dice_panel.roll_button)
    assert len(player.entries()) == 2
    table = QApplication.focusWidget()
    for repeated in (False, True, True, True):
        press = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "\r", repeated)
        QApplication.sendEvent(table, press)
    assert len(player.entries()) == 3
    player.click("dodge")
    assert [entry.roll for entry in player.entries()] == [53, 52, 51, 50]


def test_clicks_during_the_animation_lose_nothing(start, sample: Path) -> None:
    """G07, G04: a second roll reveals the first at once; Esc and a click on the tray end the animation."""
    player = start(motion="full")
    player.open(sample)
    player.dice.next_rolls = [7, 61, 30, 44]
    tray = player.window.dice_panel.tray
    player.click("listen")
    assert tray.is_running
    assert player.said == []
    assert player.window.dice_panel.roll_button.text() == "Show result"
    assert not player.skill("listen").ticked
    player.click("dodge")
    assert player.said == ["Special success. 07. Listen 45%. Ticked: first success this adventure."]
    assert player.skill("listen").ticked
    assert tray.is_running
    player.press(Qt.Key.Key_Escape)
    assert not tray.is_running
    assert len(player.said) == 2
    player.window.dice_panel.roll_button.click()
    QTest.mouseClick(tray, Qt.MouseButton.LeftButton)
    assert not tray.is_running
    player.press(Qt.Key.Key_Space)
    player.press(Qt.Key.Key_Space)
    assert not tray.is_running
    assert [entry.roll for entry in player.entries()] == [44, 30, 61, 7]
    assert len(player.said) == 4


def test_dice_rest_and_the_clock_stops(start, sample: Path) -> None:
    """Idle CPU 0: at the end of the film no timer runs; the faces are the result's (G04)."""
    player = start(motion="full")
    player.open(sample)
    player.dice.next_rolls = [100]
    player.click("listen")
    tray = player.window.dice_panel.tray
    tray.advance_to(0.3)
    assert tray.is_running
    tray.advance_to(5.0)
    assert not tray.is_running
    assert [die.value for die in tray._film.dice] == [0, 0]
    assert player.entries()[0].roll == 100
    assert player.said[0].startswith("Fumble. 00.")


def test_motion_off_is_obeyed_at_once(start, sample: Path) -> None:
    """G10: reduced motion while the program runs; the result is there at once and the journal is the same."""
    player = start(motion="full")
    player.open(sample)
    player.dice.next_rolls = [12, 13]
    player.click("listen")
    player.context.appearance.choose_motion("reduced")
    player.click("listen")
    assert not player.window.dice_panel.tray.is_running
    assert [entry.roll for entry in player.entries()] == [13, 12]


def test_a_hidden_panel_does_not_animate(start, sample: Path) -> None:
    """Hidden widget: the result is there at once, ticks included."""
    player = start(motion="full")
    player.open(sample)
    player.window.room.show_dock(False)
    player.dice.next_rolls = [12]
    player.click("listen")
    assert player.skill("listen").ticked
    assert len(player.said) == 1


def test_own_dice_settle_like_a_roll(start, sample: Path) -> None:
    """U10, U01: typed dice tick and are journaled as «your dice»; what is no D100 is refused in words."""
    player = start()
    player.open(sample)
    player.dice.next_rolls = [99]
    player.click("listen")
    player.press(Qt.Key.Key_O)
    field = player.window.dice_panel.own_dice
    assert field.edit.hasFocus()
    player.type("107")
    player.press(Qt.Key.Key_Return)
    assert field.error == "A D100 shows 01 to 00."
    assert len(player.entries()) == 1
    player.press(Qt.Key.Key_Escape)
    assert (field.error, field.edit.text()) == ("", "")
    player.press(Qt.Key.Key_O)
    player.type("07")
    player.press(Qt.Key.Key_Return)
    entry = player.entries()[0]
    assert (entry.roll, entry.own_dice, entry.level) == (7, True, "special")
    assert player.skill("listen").ticked
    assert "your dice show 07" in player.window.dice_panel.card.sentence


def test_keys_change_the_roll_and_never_reach_a_field(start, sample: Path) -> None:
    """Single letters are commands on the sheet and text in a field."""
    player = start()
    player.open(sample)
    player.dice.next_rolls = [70]
    player.click("dodge")
    rolls = player.context.rolls
    player.press(Qt.Key.Key_D)
    assert (rolls.difficulty, rolls.request.chance) == (Difficulty.DIFFICULT, 20)
    player.press(Qt.Key.Key_Plus)
    assert rolls.modifier == 5
    player.press(Qt.Key.Key_Minus)
    player.press(Qt.Key.Key_Minus)
    assert rolls.modifier == -5
    player.press(Qt.Key.Key_0)
    assert rolls.modifier == 0
    player.press(Qt.Key.Key_S)
    assert not rolls.at_stake
    player.press(Qt.Key.Key_S)
    player.press(Qt.Key.Key_I)
    assert rolls.request.throws_dice is False
    player.press(Qt.Key.Key_Space)
    assert player.entries()[0].tick_reason == "impossible"
    player.window.sheet.focus_filter()
    player.type("end")
    assert rolls.difficulty is Difficulty.IMPOSSIBLE
    assert player.window.sheet.bar.filter.text() == "end"


def test_a_roll_outside_the_adventure_ticks_nothing(start, sample: Path) -> None:
    """T13: the switch «at stake» off, and the slip says why there is no tick."""
    player = start()
    player.open(sample)
    player.window.dice_panel.at_stake.click()
    player.dice.next_rolls = [5]
    player.click("listen")
    assert not player.skill("listen").ticked
    assert player.window.dice_panel.card.sentence.endswith("No tick: nothing at stake.")
