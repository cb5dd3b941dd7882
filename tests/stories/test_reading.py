"""Everything there is, as assistive technology has it: pages of both systems, edit mode, panels, every dialog."""

from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtGui import QAccessible, QAction
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QLineEdit, QMenu, QPushButton, QWidget

from brp_desktop.controllers.language import LANGUAGES
from brp_desktop.views.gm.parts import SegmentRow
from tests.support.reading import faults, name_of, parts
from tests.support.sweeps import each_value

PAGES = {"sample": 6, "nerea": 2}
GM_PAGES = ("gm_opposed", "gm_resistance", "gm_group", "gm_roster")
GM_PAGES_OF_XANTIS = ("gm_confrontation", "gm_giro", "gm_everybody", "gm_together")
NO_DIALOG = (
    "quit",
    "close",
    "language:",
    "theme:",
    "motion:",
    "export",
    "full_screen",
    "dock",
    "new_xantis",
    "new_random",
)
"""Beginnings of actions that open nothing, or a dialog of the system's."""
ROLES = QAccessible.Role


def settle(rounds: int = 6) -> None:
    for _ in range(rounds):
        QApplication.processEvents()


def role_of(widget: QWidget) -> QAccessible.Role:
    return QAccessible.queryAccessibleInterface(widget).role()


@pytest.mark.parametrize(("which", "lang"), each_value(tuple(PAGES), LANGUAGES))
def test_every_page_reads_well(start, request, which: str, lang: str) -> None:
    """Names, roles and groups on each page, in play and in edit mode, before and after a roll."""
    player = start(lang=lang, size=(1400, 900))
    assert faults(player.window) == []
    player.open(request.getfixturevalue(which))
    for editing in (False, True):
        player.window.set_editing(editing)
        for page in range(PAGES[which]):
            player.window.show_page(page)
            settle()
            assert faults(player.window) == [], (page, editing)
    player.window.set_editing(False)
    player.window.show_page(0)
    if which == "sample":
        player.dice.next_rolls = [7]
        player.click("listen")
        settle()
        assert faults(player.window) == []


@pytest.mark.parametrize("lang", ["it", *(pytest.param(each, marks=pytest.mark.long) for each in ("en", "fr"))])
def test_every_page_of_the_game_master_reads_well(start, sample: Path, nerea: Path, lang: str) -> None:
    """With the people of a table, in both systems."""
    player = start(lang=lang, size=(1400, 900))
    actions = player.window.actions_
    for path, pages in ((sample, GM_PAGES), (nerea, GM_PAGES_OF_XANTIS)):
        player.open(path)
        actions["table_sample"].trigger()
        for page in pages:
            actions[page].trigger()
            settle(10)
            assert faults(player.window) == [], page


@pytest.mark.parametrize(
    ("which", "lang"), [("sample", "en"), ("nerea", "fr"), pytest.param("sample", "it", marks=pytest.mark.long)]
)
def test_every_dialog_reads_well(start, request, which: str, lang: str) -> None:
    """Whatever a menu opens is named, is a dialog, and everything in it reads well."""
    player = start(lang=lang, size=(1400, 900))
    player.open(request.getfixturevalue(which))
    found: dict[str, list[str]] = {}

    def look() -> None:
        for window in QApplication.topLevelWidgets():
            if window.isVisible() and window is not player.window and not isinstance(window, QMenu):
                wrong = faults(window)
                read = QAccessible.queryAccessibleInterface(window)
                if read.role() not in (ROLES.Dialog, ROLES.Window) or not read.text(QAccessible.Text.Name):
                    wrong.append(f"is no dialog with a name: {type(window).__name__}")
                found.setdefault(type(window).__name__, wrong)
                window.close()

    clock = QTimer(player.window)
    clock.timeout.connect(look)
    clock.start(10)
    for action in player.window.findChildren(QAction):
        name = action.objectName().removeprefix("action_")
        if action.isEnabled() and name != action.objectName() and not name.startswith(NO_DIALOG):
            action.trigger()
            settle(3)
            look()
            for menu in QApplication.topLevelWidgets():
                if isinstance(menu, QMenu):
                    menu.close()
    clock.stop()
    assert {name: wrong for name, wrong in found.items() if wrong} == {}
    assert len(found) >= 10, sorted(found)


def test_what_painted_widgets_are(start, sample: Path) -> None:
    """A label, a picture, a chart, a button with a list, a page: not a widget that nothing is known of."""
    player = start(sample)
    player.dice.next_rolls = [7]
    player.click("listen")
    settle()
    window = player.window
    panel, head = window.dice_panel, window.sheet.head
    read = {thing.text(QAccessible.Text.Name): thing for thing in parts(QAccessible.queryAccessibleInterface(window))}
    assert read["Adèle Fournier"].role() != ROLES.Client
    assert role_of(panel.card) == ROLES.StaticText
    assert role_of(panel.tray) == ROLES.Graphic
    assert role_of(panel.bar) == ROLES.Chart
    assert role_of(panel.difficulty_bar) == ROLES.Grouping
    assert role_of(head.portrait) == ROLES.Button
    assert role_of(panel.more) == ROLES.ButtonMenu
    assert QAccessible.queryAccessibleInterface(panel.more).state().hasPopup
    assert read["GM"].role() == ROLES.PageTab
    assert read["Edit mode"].role() == ROLES.RadioButton
    assert read["Edit mode"].text(QAccessible.Text.Description) == "A click changes, no die is rolled (Ctrl+E)"
    assert read["Larger"].text(QAccessible.Text.Description) == "Ctrl++"


def test_a_button_that_opens_a_list_is_pressed(start, sample: Path) -> None:
    """Its one action is what a click does, once."""
    player = start(sample)
    player.dice.next_rolls = [7]
    player.click("listen")
    opened: list[str] = []

    def look() -> None:
        menu = QApplication.activePopupWidget()
        if menu is not None:
            opened.append(type(menu).__name__)
            menu.close()

    interface = QAccessible.queryAccessibleInterface(player.window.dice_panel.more)
    assert interface.actionInterface().actionNames()[0] == "Press"
    interface.actionInterface().doAction("Press")
    for _ in range(20):
        settle()
        look()
    assert len(opened) == 1


def test_the_sweep_finds_a_planted_one(start, qapp: QApplication) -> None:
    """A field and a list without a name, a group of choices nobody names, a name that is never read."""

    from brp_desktop.painting.theme import load_theme
    from brp_desktop.views.development.choosing import ChoiceBox

    start()
    theme = load_theme("paper")
    window = QDialog()
    window.setWindowTitle("Planted")
    field, button = QLineEdit(window), QPushButton("→", window)
    row = SegmentRow(theme, (("a", ""), ("b", "")), window)
    row.set_words([("A", "first"), ("B", "second")])
    box = ChoiceBox(theme, window)
    box.set_choices([("Paper", 1)])
    holder = QWidget(window)
    holder.setAccessibleName("Never read")
    window.show()
    settle()
    wrong = [fault.split(":")[0] for fault in faults(window)]
    assert sorted(wrong) == sorted(
        [
            "takes the focus without a name",
            "is called by signs",
            *["is one of a group without a name"] * 2,
            "takes the focus without a name",
            "has a name that no reader reads",
        ]
    )
    window.close()
    field.setAccessibleName("Name")
    button.setAccessibleName("Next")
    row.setAccessibleName("Which")
    box.setAccessibleName("Theme")
    holder.setAccessibleName("")
    window.show()
    settle()
    assert faults(window) == []
    assert name_of(QAccessible.queryAccessibleInterface(box)) == "Theme"
    label = next(each for each in window.findChildren(QLabel) if each.buddy() is box)
    assert not label.isVisible()
    window.close()
    window.deleteLater()
