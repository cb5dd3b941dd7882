"""Keys have the names of the menus everywhere, and the pages of the sheet have one key each."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication, QLabel

from brp_desktop.views.brp.page_bar import PAGES

CONTROL = Qt.KeyboardModifier.ControlModifier


def key_labels(player) -> list[str]:
    from brp_desktop.views.dialogs.keyboard import KeyboardSheet

    sheet = KeyboardSheet(player.window.actions_, player.window.theme, player.window)
    words = [label.text() for label in sheet.findChildren(QLabel)]
    sheet.deleteLater()
    return words


def test_every_page_has_its_key(start, sample: Path) -> None:
    """Ctrl+1 …: the keyboard sheet names as many pages as there are, and each key leads to its page."""
    player = start(sample)
    bar = player.window.sheet.bar
    keys = (Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3, Qt.Key.Key_4, Qt.Key.Key_5, Qt.Key.Key_6)
    for place in reversed(range(bar.page_count)):
        player.press(keys[place], CONTROL)
        QApplication.processEvents()
        assert bar.place == place
    assert bar.page == PAGES[0]
    if bar.page_count < len(keys):
        player.press(keys[bar.page_count], CONTROL)
        assert bar.place == 0, "there is no such page"
    assert {f"Ctrl+{number}" for number in range(1, len(PAGES) + 1)} <= set(key_labels(player))


@pytest.mark.parametrize(
    ("lang", "shift", "escape"), [("en", "Shift", "Esc"), ("fr", "Maj", "Échap"), ("it", "Shift", "Esc")]
)
def test_keys_have_one_name(start, sample: Path, lang: str, shift: str, escape: str) -> None:
    """Menu, keyboard sheet, tips and status bar say «Ctrl+Maj+Z» and «Échap» in French, never «Shift» or «Esc»."""
    player = start(sample, lang=lang)
    window = player.window
    redo = window.actions_["redo"].shortcut().toString(QKeySequence.SequenceFormat.NativeText)
    assert redo == f"Ctrl+{shift}+Z"
    labels = key_labels(player)
    assert f"{redo} · Ctrl+Y" in labels
    assert escape in labels
    assert redo in window.tool_bar.redo_button.toolTip()
    window.set_editing(True)
    window.sheet.focus_rows()
    QApplication.processEvents()
    said = [*labels, *(item.toolTip() for item in window.tool_bar.children() if hasattr(item, "toolTip"))]
    said += [label.text() for label in window.status_bar.findChildren(QLabel)]
    wrong = {"Shift", "Esc", "Maj", "Maiusc", "Échap"} - {shift, escape}
    assert not [words for words in said for name in wrong if name in words.replace("Esci", "").split("+")]
