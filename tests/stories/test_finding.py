"""Quick find over the whole window: commands with their keys, other sheets, people of the table, powers."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from brp_desktop.sheet.belongings import Power
from brp_desktop.sheet.edits import AddBelonging
from brp_desktop.sheet.ids import BelongingId
from brp_desktop.views.find_hits import COMMAND, PERSON, ROLL, SHEET, Hit, search

CONTROL = Qt.KeyboardModifier.ControlModifier


def found(player, text: str) -> list[Hit]:
    player.press(Qt.Key.Key_K, CONTROL)
    popup = player.window.commands._quick_find
    assert popup.isVisible()
    QTest.keyClicks(popup.edit, text)
    return popup.hits()


def take(player) -> None:
    QTest.keyClick(player.window.commands._quick_find.edit, Qt.Key.Key_Return)
    QApplication.processEvents()


def test_a_command_is_found_with_its_key_and_done(start, sample: Path) -> None:
    """«edit m» is a command; its key stands beside it; Enter does it, and nothing is rolled."""
    player = start(sample)
    hits = found(player, "edit m")
    assert [(hit.kind, hit.name, hit.number) for hit in hits] == [(COMMAND, "Edit mode", "Ctrl+E")]
    take(player)
    assert player.window.editing


def test_what_does_not_apply_is_not_offered(start, sample: Path) -> None:
    """Nothing was done yet: no «Undo»; the find itself is not found."""
    player = start(sample)
    assert "undo" not in [hit.subject for hit in found(player, "undo")]
    assert not [hit for hit in player.window.commands._quick_find._everything if hit[0].subject == "find"]


def test_the_other_sheet_comes_to_the_front(start, sample: Path, nerea: Path) -> None:
    """By the name of its character; the one in front is not offered."""
    player = start(nerea)
    first = player.window.document
    player.open(sample)
    assert [hit.kind for hit in found(player, "nerea")] == [SHEET]
    take(player)
    assert player.window.document is first


def test_people_of_the_table(start, sample: Path) -> None:
    """They are found once a table is there; Enter goes to them, out of the filter."""
    player = start(sample)
    player.window.actions_["table_sample"].trigger()
    roster = player.window.gm.panel.roster
    name = next(row.name for row in roster.table.rows if not row.is_player)
    roster.filter.edit.setText("nobody is called so")
    player.window.focus_sheet()
    hits = [hit for hit in found(player, name) if hit.kind == PERSON]
    assert [hit.name for hit in hits][:1] == [name]
    take(player)
    assert player.window.focusWidget() in roster.tables
    assert name in [row.name for row in roster.chosen()]


def test_without_a_sheet_commands_are_found(start) -> None:
    """On the start page too."""
    player = start()
    hits = found(player, "settin")
    assert "Settings" in [hit.name for hit in hits]
    QTest.keyClick(player.window.commands._quick_find.edit, Qt.Key.Key_Escape)


def test_a_power_is_found(start, sample: Path) -> None:
    """By its own name, with its own chance."""
    player = start()
    document = player.open(sample)
    document.perform(AddBelonging(Power(id=BelongingId("p1"), name="Wyrd sight", chance=40)))
    (hit,) = [hit for hit in found(player, "wyrd") if hit.kind == ROLL]
    assert hit.number == "40%"
    player.dice.next_rolls = [30]
    take(player)
    assert not player.dice.next_rolls, "it was rolled"


def test_the_order(start) -> None:
    """Rolls that begin so, rolls with such a word, then the same of the rest; inside a word last. Ties by name."""
    everything = [
        (Hit("1", "Unlist", "", "", kind=COMMAND), ""),
        (Hit("2", "List of people", "", "", kind=COMMAND), ""),
        (Hit("3", "Enlist", "", ""), ""),
        (Hit("4", "Long list", "", ""), ""),
        (Hit("5", "Listen", "", ""), ""),
        (Hit("6", "Écoute", "", ""), "Listening"),
    ]
    assert [hit.subject for hit in search(everything, "list")] == ["5", "4", "2", "3", "6", "1"]


@pytest.mark.parametrize(
    ("typed", "there"),
    [("stelth", True), ("steatlh", True), ("stealtth", True), ("steakth", True), ("stxyth", False), ("ste", True)],
)
def test_one_wrong_letter_is_forgiven_where_nothing_fits(typed: str, there: bool) -> None:
    """Missing, swapped, doubled, wrong; never two, and never beside something that fits."""
    everything = [(Hit("1", "Stealth", "", ""), "Stealth"), (Hit("2", "Steam", "", ""), "Steam")]
    assert ("1" in [hit.subject for hit in search(everything, typed)]) is there
    assert [hit.subject for hit in search([*everything, (Hit("3", "Stelth guild", "", ""), "")], "stelth")] == ["3"]
