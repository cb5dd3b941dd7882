"""Keys where they are dangerous: in menus, in fields, half typed."""

import time
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from brp_desktop.controllers import drafts
from brp_desktop.rules.brp import Difficulty
from brp_desktop.storage.drafts import Drafts

CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.mark.parametrize("name", ["help", "rolls", "view"])
def test_letters_belong_to_an_open_menu(start, sample: Path, name: str) -> None:
    """A in a menu goes to its own entries: difficulty, stake, ticks and dice stay as they are."""
    player = start(sample)
    player.click("listen", "box")
    rolls = player.context.rolls
    rolls.choose(player.window.sheets._subjects[player.document])
    before = (rolls.difficulty, rolls.modifier, rolls.at_stake, player.document.character)
    menu = player.window.actions_.menu(name)
    for key in (Qt.Key.Key_A, Qt.Key.Key_E, Qt.Key.Key_S, Qt.Key.Key_T, Qt.Key.Key_Plus, Qt.Key.Key_0):
        menu.popup(player.window.mapToGlobal(player.window.rect().center()))
        QApplication.processEvents()
        assert QApplication.activePopupWidget() is menu
        for shortcut in player.window._parts.keys._shortcuts:
            assert not shortcut.isEnabled(), (key, shortcut.key().toString())
        menu.hide()
        QApplication.processEvents()
    assert (rolls.difficulty, rolls.modifier, rolls.at_stake, player.document.character) == before
    player.press(Qt.Key.Key_E)
    assert rolls.difficulty is Difficulty.EASY, "afterwards they act again"


@pytest.mark.parametrize("where", ["name", "str", "cell", "filter", "note", "title"])
@pytest.mark.parametrize("clean", [True, False])
def test_commands_work_from_every_field(start, sample: Path, where: str, clean: bool) -> None:
    """Ctrl+E leaves edit mode although a line would take it for its own end; Ctrl+K finds. What was typed is kept."""
    player = start()
    document = player.open(sample)
    window, sheet = player.window, player.window.sheet
    window.set_editing(True)
    if where == "name":
        sheet.head.fields["name"].field.setFocus()
    elif where == "str":
        sheet.strip.field("str").setFocus()
    elif where == "cell":
        sheet.focus_rows()
    elif where == "filter":
        sheet.bar.filter.setFocus()
    else:
        window.show_page(1)
        (sheet.notes.text if where == "note" else sheet.notes.title).setFocus()
    QApplication.processEvents()
    if not clean:
        QTest.keyClicks(QApplication.focusWidget(), "1")
    player.press(Qt.Key.Key_E, CONTROL)
    assert not window.editing
    assert document is window.document
    player.press(Qt.Key.Key_E, CONTROL)
    assert window.editing


def test_half_typed_text_is_in_the_draft(start, sample: Path, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody pressed Enter: after a pause the draft has it, and what is typed goes on where it was."""
    monkeypatch.setattr(drafts, "TYPING_PAUSE", 60)
    player = start()
    document = player.open(sample)
    player.window.set_editing(True)
    field = player.window.sheet.head.fields["name"].field
    field.setFocus()
    field.selectAll()
    player.type("Anna ")
    folder = home / "data" / "drafts"
    deadline = time.monotonic() + 4
    while not list(folder.glob("*.draft")) and time.monotonic() < deadline:
        QTest.qWait(20)
    (draft,) = Drafts(folder).list()
    assert draft.document.character.name == "Anna"
    assert document.character.name == "Anna"
    assert field.hasFocus()
    player.type("Maria")
    player.press(Qt.Key.Key_Return)
    assert document.character.name == "Anna Maria"
    assert field.text() == "Anna Maria"
