"""The keys as keyboards of several countries send them: which key, held with what, writing which sign."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from brp_desktop.play.rolling import Subject

CONTROL, SHIFT, KEYPAD = (
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.KeypadModifier,
)
NONE = Qt.KeyboardModifier.NoModifier
Key = Qt.Key


def send(key: Qt.Key, modifiers: Qt.KeyboardModifier = NONE, text: str = "") -> None:
    """The key where the focus is, past shortcuts, as the system would send it."""
    focus = QApplication.focusWidget()
    assert focus is not None
    for action in (QTest.KeyAction.Press, QTest.KeyAction.Release):
        QTest.sendKeyEvent(action, focus, key, text, modifiers)
    QApplication.processEvents()


@pytest.fixture
def player(start, sample: Path):
    """Somebody at the sheet, with a skill chosen."""
    player = start(sample)
    player.window.rolls.choose(Subject("skill", "listen"))
    player.window.focus_sheet()
    return player


FRENCH = [Key.Key_Ampersand, Key.Key_Eacute, Key.Key_QuoteDbl, Key.Key_Apostrophe, Key.Key_ParenLeft]
DIGITS = [Key.Key_1, Key.Key_2, Key.Key_3, Key.Key_4, Key.Key_5, Key.Key_6]
PAGES = {
    "digits": [(key, CONTROL) for key in DIGITS],
    "french": [(key, CONTROL) for key in FRENCH],
    "belgian 6": [(Key.Key_section, CONTROL)],
    "french with Shift": [(key, CONTROL | SHIFT) for key in DIGITS],
    "keypad": [(key, CONTROL | KEYPAD) for key in DIGITS],
}


@pytest.mark.parametrize("keyboard", PAGES)
def test_pages_on_every_keyboard(player, keyboard: str) -> None:
    """Ctrl+1 … 6 by the digit, by the sign on its key, and by the digit with the Shift it needs in France."""
    bar = player.window.sheet.bar
    first = 5 if keyboard == "belgian 6" else 0
    for place, (key, modifiers) in enumerate(PAGES[keyboard], first):
        bar.go_to("skills" if place else "notes")
        player.window.focus_sheet()
        send(key, modifiers)
        assert bar.place == place or place >= bar.page_count, (keyboard, key)


@pytest.mark.parametrize(
    ("key", "modifiers", "text", "modifier"),
    [
        (Key.Key_Plus, SHIFT, "+", 5),  # the upper row in the USA and in France: the Shift that + needs is none
        (Key.Key_Minus, SHIFT, "-", -5),  # where − needs it
        (Key.Key_Equal, SHIFT, "=", 5),  # Germany and Italy
        (Key.Key_Equal, NONE, "=", 5),  # the same key without
        (Key.Key_Plus, NONE, "+", 5),  # Germany and Italy
        (Key.Key_Asterisk, SHIFT, "*", 1),  # the German and Italian + with Shift
        (Key.Key_Minus, NONE, "-", -5),
        (Key.Key_Underscore, SHIFT, "_", -1),
        (Key.Key_6, SHIFT, "6", -1),  # the French − with Shift
        (Key.Key_Plus, KEYPAD, "+", 5),
        (Key.Key_Minus, KEYPAD, "-", -5),
        (Key.Key_Plus, KEYPAD | SHIFT, "+", 1),
        (Key.Key_Asterisk, KEYPAD, "*", 7),  # times is no plus
        (Key.Key_6, KEYPAD | SHIFT, "6", 7),
        (Key.Key_0, NONE, "0", 0),
        (Key.Key_0, SHIFT, "0", 0),  # France
        (Key.Key_0, KEYPAD, "0", 0),  # Num Lock on
        (Key.Key_Insert, KEYPAD, "", 0),  # Num Lock off
        (Key.Key_Insert, NONE, "", 7),  # the key between, which is no digit
        (Key.Key_Dead_Circumflex, NONE, "", 7),
        (Key.Key_Plus, CONTROL, "", 7),
    ],
)
def test_the_modifier_on_every_keyboard(
    player, key: Qt.Key, modifiers: Qt.KeyboardModifier, text: str, modifier: int
) -> None:
    """Told by the sign; 5, with Shift 1; 0 puts back; other keys leave it."""
    rolls = player.window.rolls
    before = 7 if modifier in (0, 7) else 0
    rolls.set_modifier(before)
    player.window.focus_sheet()
    send(key, modifiers, text)
    assert rolls.modifier == modifier


@pytest.mark.parametrize(
    ("key", "modifiers", "text"),
    [
        (Key.Key_Question, SHIFT, "?"),  # US, German, Swiss, Italian
        (Key.Key_Question, NONE, "?"),  # a keyboard that has it without Shift
        (Key.Key_F1, SHIFT, ""),
    ],
)
def test_why_on_every_keyboard(player, key: Qt.Key, modifiers: Qt.KeyboardModifier, text: str) -> None:
    """The popover opens, and the same key closes it."""
    send(key, modifiers, text)
    popover = QApplication.activePopupWidget()
    assert popover is not None
    popover.close()


@pytest.mark.parametrize(
    ("key", "modifiers", "larger"),
    [
        (Key.Key_Plus, CONTROL, 1),
        (Key.Key_Plus, CONTROL | SHIFT, 1),
        (Key.Key_Equal, CONTROL, 1),
        (Key.Key_Plus, CONTROL | KEYPAD, 1),
        (Key.Key_Minus, CONTROL, -1),
        (Key.Key_Minus, CONTROL | KEYPAD, -1),
        (Key.Key_0, CONTROL, 0),
        (Key.Key_0, CONTROL | SHIFT, 0),
        (Key.Key_Agrave, CONTROL, 0),
        (Key.Key_0, CONTROL | KEYPAD, 0),
    ],
)
def test_zoom_on_every_keyboard(player, key: Qt.Key, modifiers: Qt.KeyboardModifier, larger: int) -> None:
    """Ctrl with + − 0, from the row, with the Shift that + needs in the USA and 0 in France, and from the keypad."""
    zoom = player.window.zoom
    zoom.set_percent(125)
    player.window.focus_sheet()
    send(key, modifiers)
    assert zoom.percent == {1: 150, -1: 110, 0: 100}[larger]
