"""Real dice typed in: what is left in the field, where the focus goes, the digits of every keyboard."""

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

from brp_desktop.views.fields import DiceField
from brp_desktop.views.plain_edit import DiceEdit

CONTROL, SHIFT, NONE = (
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.NoModifier,
)
Key = Qt.Key
SIGNS = "&é\"'(-è_çà"


def send(key: int, text: str, code: int = 0, modifiers: Qt.KeyboardModifier = NONE) -> None:
    """A key with its place on the keyboard, as the system sends it."""
    focus = QApplication.focusWidget()
    assert focus is not None
    event = QKeyEvent(QEvent.Type.KeyPress, key, modifiers, code, 0, 0, text)
    QCoreApplication.sendEvent(focus, event)
    QApplication.processEvents()


def focus() -> QWidget | None:
    return QApplication.focusWidget()


def test_steps_three_and_four_of_the_readme(start, sample: Path) -> None:
    """O, 12, Enter, then Ctrl+Z: the tick goes at once; the row has the focus again, and Space rolls."""
    player = start(sample)
    player.dice.next_rolls = [81, 80]
    player.click("listen")
    row = focus()
    player.press(Key.Key_O)
    field = player.window.dice_panel.own_dice
    assert field.edit.hasFocus()
    player.type("12")
    player.press(Key.Key_Return)
    assert player.skill("listen").ticked
    assert focus() is row
    player.press(Key.Key_Z, CONTROL)
    assert not player.skill("listen").ticked
    assert field.edit.text() == ""
    player.press(Key.Key_O)
    player.press(Key.Key_Z, CONTROL)  # nothing of the field's own, even with the focus in it
    assert field.edit.text() == ""
    player.press(Key.Key_Escape)
    assert focus() is row
    player.press(Key.Key_Space)
    assert player.entries()[0].roll == 80


def test_escape_leaves_with_and_without_text_and_blanks_are_not_typed(start, sample: Path) -> None:
    """Once is enough, half-typed or wrong text goes with it, for undo too."""
    player = start(sample)
    player.dice.next_rolls = [81]
    player.click("listen")
    row, field = focus(), player.window.dice_panel.own_dice
    for text in ("", "1", "107"):
        player.press(Key.Key_O)
        player.press(Key.Key_Space)
        assert field.edit.text() == ""
        player.type(text)
        if text == "107":
            player.press(Key.Key_Return)
            assert field.error
            assert field.edit.hasFocus()  # to be put right
        player.press(Key.Key_Escape)
        assert (focus(), field.edit.text(), field.error) == (row, "", "")
        assert not field.edit.isUndoAvailable()


def test_a_held_enter_does_not_roll_the_row_it_comes_back_to(start, sample: Path) -> None:
    """The key that settled the dice is still down when the row has the focus again."""
    player = start(sample)
    player.dice.next_rolls = [81]
    player.click("listen")
    player.press(Key.Key_O)
    player.type("12")
    moment, window = 1000, player.window
    for _ in range(6):
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            event = QKeyEvent(kind, Key.Key_Return, NONE, "\r")
            event.setTimestamp(moment)
            QCoreApplication.sendEvent(window.windowHandle(), event)
            QApplication.processEvents()
            moment += 15
    assert [entry.roll for entry in player.entries()] == [12, 81]


def test_xantis_own_dice_go_back_too(start, nerea: Path) -> None:
    """Two dice, Enter: the fields are empty, the focus is where it was; Escape leaves from either field."""
    player = start(nerea)
    player.window.focus_sheet()
    player.dice.next_faces = [3, 4]
    player.press(Key.Key_Return)
    row, own = focus(), player.window.dice_panel.own_dice
    player.press(Key.Key_O)
    for face in "25":
        player.type(face)
    player.press(Key.Key_Return)
    assert focus() is row
    assert own.faces == ()
    player.press(Key.Key_Z, CONTROL)
    assert own.faces == ()
    for text in ("", "2", "25"):
        player.press(Key.Key_O)
        for face in text:
            player.type(face)
        player.press(Key.Key_Escape)
        assert (focus(), own.faces) == (row, ())


@pytest.mark.parametrize("with_code", [True, False])
def test_the_upper_row_writes_digits_in_france(start, sample: Path, with_code: bool) -> None:
    """Told by the place of the key, else by its sign; letters and the keys beside the digits are none."""
    player = start(sample)
    player.dice.next_rolls = [81]
    player.click("listen")
    player.press(Key.Key_O)
    edit = player.window.dice_panel.own_dice.edit
    for place, sign in enumerate(SIGNS):
        if with_code or sign not in "-_":
            send(ord(sign.upper()), sign, 10 + place if with_code else 0)
    assert edit.text() == ("1234567890" if with_code else "12345790")
    edit.forget()
    if with_code:
        send(ord("'"), "'", 48)  # the US apostrophe
        assert edit.text() == "'"
        edit.forget()
    send(Key.Key_1, "1", 10, SHIFT)
    send(Key.Key_2, "2", 11)
    assert edit.text() == "12"


def test_the_upper_row_in_france_for_xantis(start, nerea: Path) -> None:
    player = start(nerea)
    player.window.focus_sheet()
    player.dice.next_faces = [3, 4]
    player.press(Key.Key_Return)
    player.press(Key.Key_O)
    send(Key.Key_Eacute, "é", 11)
    send(Key.Key_ParenLeft, "(", 14)
    assert player.window.dice_panel.own_dice.faces == (2, 5)


def test_dice_in_a_window_of_their_own_give_the_focus_back(start, sample: Path) -> None:
    player = start(sample)
    player.dice.next_rolls = [81, 80]
    player.click("listen")
    row, dock = focus(), player.window.dock
    dock.setFloating(True)
    edit = player.window.dice_panel.own_dice.edit
    for window, part in ((dock, edit), (player.window, row), (dock, edit)):
        window.activateWindow()
        QApplication.processEvents()
        part.setFocus()
    assert focus() is edit
    player.type("12")
    player.press(Key.Key_Return)
    QApplication.processEvents()
    assert player.entries()[0].roll == 12
    assert focus() is row
    assert QApplication.activeWindow() is player.window


def test_contests_go_back_too(start, sample: Path) -> None:
    """A and B typed: the contest is settled, nothing is left for undo; Escape leaves the pair."""
    player = start(sample)
    window = player.window
    window.actions_["gm"].trigger()
    QApplication.processEvents()
    page = window.gm.panel.opposed
    pair = page.own_dice
    page.a.who.setFocus()
    for edit in pair.edits.values():
        if not edit.isEnabled():
            continue
        edit.setFocus()
        player.type("4")
        player.press(Key.Key_Escape)
        assert (focus(), edit.text()) == (page.a.who, "")
        assert not edit.isUndoAvailable()


def test_every_line_for_own_dice_is_one(start, sample: Path, nerea: Path) -> None:
    """Whatever asks for real dice by name is such a line, on every page that is made."""
    player = start(sample, nerea)
    window = player.window
    window.actions_["gm"].trigger()
    QApplication.processEvents()
    from PySide6.QtWidgets import QLineEdit

    found = 0
    for edit in window.findChildren(QLineEdit):
        name = edit.accessibleName()
        if "own dice" in name or "I rolled" in name:
            found += 1
            assert isinstance(edit, DiceEdit), name
    assert found >= 4
    assert all(isinstance(field.edit, DiceEdit) for field in window.findChildren(DiceField))
