"""How keys are written and recognised: one text for a key whatever keyboard sent it, and the keys that are taken."""

from collections.abc import Sequence
from typing import Final, cast

from PySide6.QtCore import QCoreApplication, QKeyCombination, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence

translate = QCoreApplication.translate
_Key, _Modifier = Qt.Key, Qt.KeyboardModifier
_NONE = _Modifier.NoModifier
_COUNTED: Final = (_Modifier.ShiftModifier, _Modifier.ControlModifier, _Modifier.AltModifier, _Modifier.MetaModifier)
_STRONG: Final = _Modifier.ControlModifier | _Modifier.AltModifier | _Modifier.MetaModifier
_ALONE: Final = frozenset(
    (
        _Key.Key_Shift, _Key.Key_Control, _Key.Key_Alt, _Key.Key_AltGr, _Key.Key_Meta, _Key.Key_Super_L,
        _Key.Key_Super_R, _Key.Key_Hyper_L, _Key.Key_Hyper_R, _Key.Key_CapsLock, _Key.Key_NumLock, _Key.Key_ScrollLock,
        _Key.Key_Mode_switch, _Key.Key_Direction_L, _Key.Key_Direction_R, _Key.Key_unknown,
    )
)  # fmt: skip
"""Keys that say nothing by themselves."""
_MOVES: Final = frozenset(
    (
        _Key.Key_Left, _Key.Key_Right, _Key.Key_Up, _Key.Key_Down, _Key.Key_Home, _Key.Key_End, _Key.Key_PageUp,
        _Key.Key_PageDown,
    )
)  # fmt: skip
_TYPES: Final = frozenset((_Key.Key_Delete, _Key.Key_Backspace, _Key.Key_Insert))
_CLIPBOARD: Final = frozenset({"Ctrl+A", "Ctrl+C", "Ctrl+V", "Ctrl+X", "Ctrl+Z", "Ctrl+Y", "Ctrl+Shift+Z"})
_DESKTOP: Final = frozenset({"Alt+F4", "Print"})
_ROW_OF_DIGITS: Final = {
    "1": "&", "2": "É", "3": '"', "4": "'", "5": "(", "6": "§", "7": "È", "8": "!", "9": "Ç", "0": "À",
}  # fmt: skip
"""What the keys of the digits write on French and Belgian keyboards. The 6 of a French PC is the minus, which makes the
sheet smaller: there Shift goes with it."""


def pressed(event: QKeyEvent) -> str:
    """The key as portable text; empty for one that says nothing alone, as Shift, or waits for the next, as a dead one.

    Empty too for one that could not be read back from the settings: a key without a name, a sign that has no key.
    The keypad counts like the other keys. A sign is what it writes: Shift is part of it only with letters and F-keys.
    """
    key = event.key()
    if key in _ALONE or is_dead(key):
        return ""
    held = event.modifiers()
    modifiers = _NONE
    for modifier in _COUNTED:
        if held & modifier:
            modifiers |= modifier
    text = event.text()
    if not modifiers & _STRONG and len(text) == 1 and text.isprintable() and not text.isspace():
        key = ord(text.upper()) if len(text.upper()) == 1 else ord(text)
    if key == _Key.Key_Enter:
        key = _Key.Key_Return
    if key == _Key.Key_Backtab:
        key = _Key.Key_Tab
    if _writes_sign(key):
        modifiers &= ~_Modifier.ShiftModifier
    found = _text(modifiers, key)
    return found if read(found) == found else ""


def is_dead(key: int) -> bool:
    """Whether a key writes nothing before the next one: ^ and ¨ on many keyboards."""
    return _Key.Key_Dead_Grave <= key <= _Key.Key_Dead_Longsolidusoverlay or key == _Key.Key_Multi_key


def read(text: str) -> str:
    """A key that a person wrote into the settings, as portable text; empty if it is none."""
    sequence = QKeySequence.fromString(text, QKeySequence.SequenceFormat.PortableText)
    if sequence.count() != 1:
        return ""
    combination = combination_of(text)
    key = combination.key()
    if key in _ALONE or key == 0 or is_dead(key):
        return ""
    if key == _Key.Key_Enter:
        key = _Key.Key_Return
    return _text(combination.keyboardModifiers(), key)


def combination_of(key: str) -> QKeyCombination:
    """The key and its modifiers, of a portable text that names one."""
    return cast("Sequence[QKeyCombination]", QKeySequence(key))[0]


def native(key: str) -> str:
    """A key as menus write it in the language in force: «Ctrl+Maj+Z», «Espace»."""
    shown = QKeySequence(key.replace("Return", "Enter")).toString(QKeySequence.SequenceFormat.NativeText)
    return f"{shown[:-1]}−" if shown.endswith("-") else shown


def is_single(key: str) -> bool:
    """Whether a key is one sign or Space, without Ctrl or Alt: such a key is not heard where text can be typed."""
    return key == "Space" or (bool(key) and not key.startswith(("Ctrl+", "Alt+", "Meta+", "Shift+")) and len(key) == 1)


def spellings(key: str) -> tuple[str, ...]:
    """The key, and what other keyboards send for it: Ctrl+& for Ctrl+1, Ctrl+= for Ctrl++."""
    start, last = key[:-1], key[-1:]
    if key.startswith("Ctrl+") and last in _ROW_OF_DIGITS and start.endswith("+"):
        shifted = f"{start}Shift+{last}" if "Shift+" not in start else ""
        return tuple(each for each in (key, f"{start}{_ROW_OF_DIGITS[last]}", shifted) if each)
    if key == "Ctrl++":
        return (key, "Ctrl+=", "Ctrl+Shift++")
    if key == "Ctrl+Return":
        return (key, "Ctrl+Enter")
    return (key,)


def refusal(key: str) -> str:
    """Why nobody may have this key, as a sentence in the language in force; empty where it is free for all."""
    combination = combination_of(key)
    code, modifiers = combination.key(), combination.keyboardModifiers()
    strong = modifiers & _STRONG
    reason = ""
    if code == _Key.Key_Escape:
        reason = translate("keys", "Esc closes and restores everywhere; it cannot mean anything else.")
    elif code == _Key.Key_Tab and not strong:
        reason = translate("keys", "Tab goes to the next field everywhere; it cannot mean anything else.")
    elif code in (_Key.Key_Return, _Key.Key_Enter):
        reason = translate("keys", "Enter takes a value and rolls a row; it cannot mean anything else.")
    elif code in _MOVES:
        reason = translate("keys", "This key moves inside lists and fields.")
    elif code in _TYPES or key in _CLIPBOARD:
        reason = translate("keys", "Fields to type in need this key themselves.")
    elif code in (_Key.Key_F10, _Key.Key_Menu, _Key.Key_F2):
        reason = translate("keys", "This key opens menus and fields.")
    elif code == _Key.Key_Space and modifiers:
        reason = translate("keys", "This key chooses in lists.")
    elif key in _DESKTOP or modifiers & _Modifier.MetaModifier:
        reason = translate("keys", "This key belongs to the desktop.")
    elif strong == _Modifier.AltModifier and _is_sign(code):
        reason = translate("keys", "Alt with a letter or sign opens the menus.")
    elif strong == _Modifier.AltModifier | _Modifier.ControlModifier and _is_sign(code):
        reason = translate("keys", "Ctrl and Alt together write signs on many keyboards.")
    elif modifiers == _Modifier.ShiftModifier and _is_sign(code):
        reason = translate("keys", "A capital letter is typed with this key. Add Ctrl, or leave Shift out.")
    return reason


def is_nameless(event: QKeyEvent) -> bool:
    """Whether a key writes something or waits to, and yet `pressed` has no text for it."""
    return is_dead(event.key()) or (event.key() not in _ALONE and not pressed(event))


def dead_key_sentence() -> str:
    """What is said of a key that waits for the next one, or has no text."""
    return translate("keys", "This key waits for the next one before it writes, or has no name: it cannot be used.")


def _text(modifiers: Qt.KeyboardModifier, key: int) -> str:
    combination = QKeyCombination.fromCombined(modifiers.value | key)
    return QKeySequence(combination).toString(QKeySequence.SequenceFormat.PortableText)


def _is_sign(key: int) -> bool:
    return 0x20 < key < 0x110000 and chr(key).isprintable()


def _writes_sign(key: int) -> bool:
    """A sign that is no letter; digits too: where they come with Shift, they need it."""
    return _is_sign(key) and not chr(key).isalpha()
