"""Keys that a person changes: in force at once, kept, told everywhere; clashes and keys that nobody may have."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from brp_desktop.play.npcs import extra_entry
from brp_desktop.play.rolling import Subject
from brp_desktop.rules.brp import Difficulty
from brp_desktop.rules.errors import RulesError
from brp_desktop.sheet.edits import SetIdentity
from brp_desktop.sheet.table_edits import RemoveEntries
from brp_desktop.storage.settings import Settings
from brp_desktop.views.dialogs.key_settings import KeySettings
from brp_desktop.views.dialogs.keyboard import KeyboardSheet
from brp_desktop.views.error_labels import error_sentence
from brp_desktop.views.keys.bindings import key_bindings
from brp_desktop.views.keys.spelling import is_single, native, pressed, read, refusal
from brp_desktop.views.keys.table import COMMANDS, meet
from brp_desktop.views.keys.words import command_titles, key_groups
from brp_desktop.views.start_page import StartPage

CONTROL, SHIFT, ALT = (
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.AltModifier,
)
NONE = Qt.KeyboardModifier.NoModifier


@pytest.fixture
def page(start, sample: Path):
    """The page of the keys over a sheet, and the person in front of it."""
    player = start()
    player.open(sample)
    dialog = KeySettings(player.window.actions_, player.window.theme, player.window)
    player.page = dialog
    yield player
    dialog.close()
    dialog.deleteLater()


def press(player, name: str, key: Qt.Key, modifiers: Qt.KeyboardModifier = NONE, text: str = "") -> str:
    """Press «New key…» and then the key; what is said."""
    page = player.page
    page.choose(name)
    page.capture.setFocus()
    page.capture.click()
    assert page.capture.waits
    for kind in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress):
        QApplication.sendEvent(page.capture, QKeyEvent(kind, key, modifiers, text))
    return page.said.text()


def test_first_keys_do_not_clash() -> None:
    """No two commands that can be wanted at one place have a key in common, and none has one that is refused to all
    unless it is what everybody knows.
    """
    pairs = [
        (one, other, key)
        for one, first in COMMANDS.items()
        for other, second in COMMANDS.items()
        if one < other
        for key in set(first.keys) & set(second.keys)
        if meet(one, other, single=is_single(key))
    ]
    assert not pairs


def test_every_action_can_have_a_key(page) -> None:
    """Each is listed once, with a title of its own group; what opens menus and fields with changing content is not."""
    actions = page.window.actions_
    listed = [name for group in key_groups(actions) for name, _ in group.commands]
    assert len(listed) == len(set(listed))
    assert set(listed) == set(key_bindings().names)
    assert set(actions.names) <= set(listed)
    assert all(title and "&" not in title for title in command_titles(actions).values())


def test_a_new_key_works_at_once_and_is_kept(page, home: Path) -> None:
    """Development had Ctrl+D; with Ctrl+L too both open it, and the settings hold the list."""
    said = press(page, "journal", Qt.Key.Key_L, CONTROL)
    assert "Ctrl+L" in said
    page.window.focus_sheet()
    page.press(Qt.Key.Key_L, CONTROL)
    assert page.window.dice_panel.journal.view.hasFocus()
    settings = page.context.settings
    assert settings.raw("keys") == {"journal": ["Ctrl+J", "Ctrl+L"]}
    settings.save()
    again = Settings(settings.path)
    key_bindings().load(again, page.window.actions_.names)
    assert key_bindings().keys("journal") == ("Ctrl+J", "Ctrl+L")


def test_a_clash_is_said_and_taken_over_or_left(page) -> None:
    """Who has it and where; nothing changes before the answer; then the other has it no longer."""
    bindings = key_bindings()
    page.page.show()
    page.page.activateWindow()
    QApplication.processEvents()
    said = press(page, "journal", Qt.Key.Key_K, CONTROL)
    assert "Find" in said
    assert "Ctrl+K" in said
    assert page.page.clash.isVisible()
    assert page.page.take_over.hasFocus()
    assert bindings.keys("journal") == ("Ctrl+J",)
    page.page.cancel.click()
    assert bindings.keys("find") == ("Ctrl+K",)
    press(page, "journal", Qt.Key.Key_K, CONTROL)
    page.page.take_over.click()
    assert (bindings.keys("find"), bindings.keys("journal")) == ((), ("Ctrl+J", "Ctrl+K"))
    assert page.page.capture.hasFocus(), "the focus is not lost with the buttons"
    page.page.undo_button.click()
    assert bindings.keys("find") == ("Ctrl+K",)


def test_first_keys_again(page) -> None:
    """One command gets its keys back from whoever has them; all at once; and undo."""
    bindings = key_bindings()
    press(page, "journal", Qt.Key.Key_K, CONTROL)
    page.page.take_over.click()
    page.page.choose("find")
    page.page.first.click()
    assert (bindings.keys("find"), bindings.keys("journal")) == (("Ctrl+K",), ("Ctrl+J",))
    assert not bindings.any_changed
    assert page.context.settings.raw("keys") == {}
    press(page, "undo", Qt.Key.Key_U, CONTROL)
    page.page.all_button.click()
    assert not bindings.any_changed
    page.page.undo_button.click()
    assert bindings.keys("undo") == ("Ctrl+Z", "Ctrl+U")


@pytest.mark.parametrize(
    ("key", "modifiers", "text"),
    [
        (Qt.Key.Key_Return, NONE, "\r"),
        (Qt.Key.Key_Left, CONTROL, ""),
        (Qt.Key.Key_C, CONTROL, "\x03"),
        (Qt.Key.Key_Delete, NONE, ""),
        (Qt.Key.Key_F, ALT, "f"),
        (Qt.Key.Key_A, SHIFT, "A"),
        (Qt.Key.Key_Dead_Circumflex, NONE, ""),
        (Qt.Key.Key_E, CONTROL | ALT, "€"),
        (Qt.Key.Key_F10, NONE, ""),
        (Qt.Key.Key_A, Qt.KeyboardModifier.MetaModifier, ""),
        (Qt.Key.Key_A, NONE, "\N{PERSONAL COMPUTER}"),
        (0x130, NONE, "İ"),
        (0, CONTROL, ""),
    ],
)
def test_reserved_keys_are_refused_with_the_reason(
    page, key: Qt.Key, modifiers: Qt.KeyboardModifier, text: str
) -> None:
    """The capture goes on waiting; nothing changed."""
    said = press(page, "ticks", key, modifiers, text)
    assert len(said) > 20
    assert page.page.capture.waits
    assert key_bindings().keys("ticks") == ()
    QTest.keyClick(page.page.capture, Qt.Key.Key_Escape)
    assert not page.page.capture.waits


def test_every_key_that_can_be_pressed_can_be_kept() -> None:
    """What is caught is read back from the settings as the same key; what cannot be is never caught."""
    signs = [chr(code) for code in (*range(0x20, 0x250), *range(0x370, 0x450), 0x3F4, 0x627, 0x1F600, 0x10FFFF)]
    named = [(key.value, "") for key in Qt.Key] + [(0, "")]
    for code, text in [*named, *((ord(sign.upper()[0]), sign) for sign in signs)]:
        for modifiers in (NONE, CONTROL, SHIFT, CONTROL | SHIFT):
            key = pressed(QKeyEvent(QEvent.Type.KeyPress, code, modifiers, "" if modifiers & CONTROL else text))
            assert key == "" or read(key) == key, (hex(code), text, modifiers)


def test_no_key_of_the_table_is_refused_to_its_command() -> None:
    """They come back with «first keys again»; the ones that nobody else may have are known by name."""
    own = {key for command in COMMANDS.values() for key in command.keys if refusal(key)}
    assert own == {"Ctrl+Z", "Ctrl+Shift+Z", "Ctrl+Y", "Ctrl+Return", "Alt+Return"}


def test_a_single_key_moves_to_another(page) -> None:
    """Easy on J instead of E: the bar underlines and tells it, E does nothing any more, and J not in a field."""
    player, bindings = page, key_bindings()
    bindings.take("difficulty:easy", "E")
    assert "J" in press(page, "difficulty:easy", Qt.Key.Key_J, NONE, "j")
    page.window.focus_sheet()
    rolls, window = player.context.rolls, player.window
    rolls.choose(Subject("skill", "listen"))
    player.press(Qt.Key.Key_E)
    assert rolls.difficulty is Difficulty.NORMAL
    player.press(Qt.Key.Key_J)
    assert rolls.difficulty is Difficulty.EASY
    segment = window.dice_panel.difficulty_bar.segment(Difficulty.EASY)
    assert segment.toolTip().endswith("(J)")
    assert window.actions_["difficulty:easy"].text().endswith("\tJ")


def test_a_command_without_a_key_gets_a_single_one(page) -> None:
    """Full commands too: B goes to the table; it is no key in edit mode, where letters are typed."""
    press(page, "dice_dock", Qt.Key.Key_B, NONE, "b")
    page.window.focus_sheet()
    window = page.window
    shown = window.dock.isVisible()
    page.press(Qt.Key.Key_B)
    assert window.dock.isVisible() is not shown


def test_rows_follow_their_keys(page) -> None:
    """Tick on X: T ticks nothing on the row, X does."""
    press(page, "tick", Qt.Key.Key_X, NONE, "x")
    key_bindings().take("tick", "T")
    page.window.focus_sheet()
    page.window.sheet.focus_subject(page.window.sheets.subject(page.document))
    before = page.document.character
    page.press(Qt.Key.Key_T)
    assert page.document.character == before
    page.press(Qt.Key.Key_X)
    assert page.document.character != before


def test_a_new_key_of_undo_undoes_where_the_focus_is(page) -> None:
    """Around the table it is the table that goes a step back, not the sheet."""
    key_bindings().give("undo", "F9")
    page.window.actions_["table_sample"].trigger()
    roster = page.window.gm.panel.roster
    page.window.gm.panel.show_page("roster")
    row = next(row for row in roster.table.rows if not row.is_player)
    page.document.perform(SetIdentity("player", "Zoé"))
    roster.table.perform(RemoveEntries((row.id,)))
    roster.npcs.setFocus()
    page.press(Qt.Key.Key_F9)
    assert row.id in [each.id for each in roster.table.rows]
    assert page.document.character.player == "Zoé"


@pytest.mark.parametrize(("name", "key"), [("edit_mode", "Ctrl+E"), ("undo", "Ctrl+Z"), ("find", "Ctrl+K")])
def test_words_tell_the_key_in_force(page, name: str, key: str) -> None:
    """Tool tips of the window name the new key, or none where there is none."""
    window, bindings = page.window, key_bindings()

    def tips() -> list[str]:
        return [tip for widget in window.tool_bar.findChildren(QLabel.__base__.__base__) if (tip := widget.toolTip())]

    assert any(f"({key})" in tip for tip in tips())
    bindings.take(name, key)
    assert not any(key in tip for tip in tips())
    bindings.give(name, "Ctrl+Alt+F7")
    assert any(f"({native('Ctrl+Alt+F7')})" in tip for tip in tips())
    bindings.reset_all()
    assert any(f"({key})" in tip for tip in tips())


@pytest.mark.parametrize("lang", ["en", "fr", "it"])
def test_refusals_tell_the_key_in_force(start, sample: Path, lang: str) -> None:
    """A sentence about something that was refused names the edit mode's key as it is, or none."""
    player = start(sample, lang=lang)
    refusals = RulesError("missing_value"), RulesError("missing_value", missing="POW")
    assert all("(Ctrl+E)" in error_sentence(each) for each in refusals)
    key_bindings().give("edit_mode", "Ctrl+K")
    key_bindings().take("edit_mode", "Ctrl+E")
    key_bindings().give("find", "Ctrl+L")
    assert all("(Ctrl+K)" in error_sentence(each) for each in refusals)
    player.window.status_bar.say(error_sentence(refusals[0]))
    assert "(Ctrl+K)" in player.window.status_bar.message.text()
    key_bindings().take("edit_mode", "Ctrl+K")
    assert not any("Ctrl" in error_sentence(each) or "(" in error_sentence(each) for each in refusals)
    key_bindings().reset_all()


@pytest.mark.parametrize(
    ("name", "first", "words"),
    [
        ("at_stake", "(S)", lambda window: window.dice_panel.at_stake.toolTip()),
        ("own_dice", "(O)", lambda window: window.dice_panel.own_dice.toolTip()),
        ("modifier_up", "keys + and", lambda window: window.dice_panel.modifier.more.toolTip()),
        ("modifier_none", ", 0 resets", lambda window: window.dice_panel.modifier.more.toolTip()),
        ("difficulty:normal", "E N D difficulty", lambda window: window.status_bar.hint.text()),
        ("side_b", "B puts on", lambda window: window.gm.panel.roster.npcs.accessibleDescription()),
    ],
)
def test_single_signs_are_told_as_they_are(page, name: str, first: str, words: Callable[[Any], str]) -> None:
    """Tips, the status line and what readers say of the table name the sign in force, or none."""
    window, bindings = page.window, key_bindings()
    page.context.rolls.choose(Subject("skill", "listen"))
    table = window.gm.panel.roster.table
    table.add([extra_entry(table.table, "Guard", 40)])
    key = COMMANDS[name].keys[0]
    assert first in words(window)
    bindings.take(name, key)
    assert first not in words(window)
    bindings.give(name, "!")
    assert first.replace(key, "!") in words(window)
    bindings.reset_all()
    assert first in words(window)


def test_the_line_of_keys_leaves_out_what_has_none(page) -> None:
    """Without a key for «why?» nothing is said of it; its sign is told before its longer key."""
    window, bindings = page.window, key_bindings()
    assert window.status_bar.hint.text().endswith(" · ? explains")
    bindings.take("why", "?")
    assert window.status_bar.hint.text().endswith(" · Shift+F1 explains")
    bindings.take("why", "Shift+F1")
    assert window.status_bar.hint.text() == "Enter rolls · E N D difficulty"
    bindings.reset_all()


@pytest.mark.parametrize(
    ("system", "name"),
    [("brp", "opposed"), ("brp", "resistance"), ("brp", "group"), ("xantis", "everybody"), ("xantis", "confrontation")],
)
def test_pages_of_the_game_master_show_the_key_that_rolls(page, system: str, name: str) -> None:
    page.window.show_tab("gm")
    panel = page.window.gm.panel
    panel.set_system(system)
    panel.show_page(name)
    button = panel.pages.currentWidget().roll_button
    assert button.key_cap == "Ctrl Enter"
    key_bindings().take("gm_roll", "Ctrl+Return")
    assert button.key_cap == ""
    key_bindings().give("gm_roll", "Ctrl+Alt+F7")
    assert button.key_cap == native("Ctrl+Alt+F7")
    key_bindings().reset_all()
    assert button.key_cap == "Ctrl Enter"


def test_the_start_page_shows_the_key_that_opens(start) -> None:
    row = start().window.findChild(StartPage).open_row
    assert row.key_cap == "Ctrl O"
    key_bindings().give("open", "F9")
    key_bindings().take("open", "Ctrl+O")
    assert row.key_cap == "F9"
    key_bindings().reset_all()
    assert row.key_cap == "Ctrl O"


@pytest.mark.parametrize(
    "written",
    [
        {"find": ["Quark"]},
        {"find": "Ctrl+L"},
        {"find": ["Ctrl+K, Ctrl+L"]},
        {"find": [5]},
        {"find": ["Esc"]},
        {"find": ["Ctrl+L"] * 9},
        {"find": {"a": 1}},
        {"journal": ["Ctrl+L"], "gm": ["Ctrl+L"]},
        7,
    ],
)
def test_damaged_keys_in_the_settings(start, home: Path, tmp_path: Path, written: object) -> None:
    """The start is not stopped: a sentence, the first keys, and what is not known stays where it is."""
    from brp_desktop.storage.toml_text import toml_text

    path = home / "config" / "settings.toml"
    path.parent.mkdir(parents=True, exist_ok=True)
    known = {**written, "of_a_later_version": ["Ctrl+Alt+F9"]} if isinstance(written, dict) else written
    path.write_text(toml_text({"keys": known}), encoding="utf-8")
    player = start()
    assert player.context.settings.path == path
    said = player.window.status_bar.message.text()
    assert "default keys" in said
    bindings = key_bindings()
    assert bindings.keys("find") == ("Ctrl+K",)
    assert not [name for name in bindings.names for key in bindings.keys(name) if bindings.holders(key, name)]
    bindings.give("ticks", "F4")
    if isinstance(written, dict):
        assert player.context.settings.raw("keys.of_a_later_version") == ["Ctrl+Alt+F9"]


def test_the_sheet_shows_what_is_in_force(page) -> None:
    """Changed keys stand there with a mark, taken ones do not; typing finds by name and by key."""
    key_bindings().give("ticks", "F4")
    key_bindings().take("find", "Ctrl+K")
    sheet = KeyboardSheet(page.window.actions_, page.window.theme, page.window)

    def shown() -> list[str]:
        return [label.text() for label in sheet.findChildren(QLabel) if not label.isHidden()]

    assert "F4 •" in shown()
    assert "Ctrl+K" not in shown()
    sheet.search.edit.setText("f4")
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    assert "F4 •" in shown()
    assert "Ctrl+N" not in shown()
    sheet.deleteLater()
