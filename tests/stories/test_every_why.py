"""«Why?» away from the sheet: lines of the roll log of every kind, group checks, points of creation, Xantis."""

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from brp_desktop.play.entries import CombatNote, JournalEntry
from brp_desktop.play.subjects import Subject, SubjectName
from brp_desktop.rules import Step
from brp_desktop.views.gm.group_page import GroupPage
from brp_desktop.views.roll_explanations import explain_entry
from brp_desktop.views.why import WhyPopover

SHIFT = Qt.KeyboardModifier.ShiftModifier
LINES: dict[str, tuple[str, CombatNote, dict[str, str]]] = {
    "a blow": (
        "wound",
        CombatNote(total=11, armour=3, points=8, left=4, cause="blow", location="chest"),
        {"Damage": "11", "Armour": "−\u00a03", "Lost": "−8", "Left": "4"},
    ),
    "a limb loses no more": (
        "wound",
        CombatNote(total=11, armour=1, points=6, left=5, cause="blow", location="left_arm"),
        {"Damage": "11", "Armour": "−\u00a01", "No more from Left arm": "6", "Lost": "−6", "Left": "5"},
    ),
    "armour holds": (
        "wound",
        CombatNote(total=2, armour=7, points=0, left=12, cause="blow"),
        {"Damage": "2", "Armour": "−\u00a07", "Never below 0": "0", "Lost": "±\u20090", "Left": "12"},
    ),
    "first aid": (
        "healing",
        CombatNote(dice="1D3", faces=((3, 3),), points=2, left=11, cause="first_aid"),
        {"1D3": "3", "No more than was lost": "2", "Hit points back": "+2", "Left": "11"},
    ),
    "a lasting loss": (
        "wound",
        CombatNote(total=23, faces=((3, 2),), points=2, cause="lasting_loss"),
        {"D100": "23", "Dice": "2", "Lost": "−2"},
    ),
    "a fright": (
        "wound",
        CombatNote(dice="1D6", faces=((6, 4),), total=71, points=4, left=51, cause="fright", track="sanity"),
        {"D100": "71", "1D6": "4", "Lost": "−4", "Left": "51"},
    ),
    "a fright after another": (
        "wound",
        CombatNote(
            dice="1D6", faces=((6, 4),), total=71, points=4, left=51, cause="fright", before=24, disorder="lasting"
        ),
        {"D100": "71", "1D6": "4", "Lost": "−4", "Left": "51", "With what was lost before": "−28"},
    ),
    "a power": ("power", CombatNote(points=3, left=8, track="power_points"), {"Paid": "−3", "Left": "8"}),
    "damage": (
        "damage",
        CombatNote(dice="1D4+1D4", faces=((4, 4), (4, 2)), total=6, hit="normal"),
        {"1D4+1D4": "4 + 2", "Weapon’s dice": "+\u00a04", "Damage bonus": "+\u00a02", "Damage": "6"},
    ),
}
"""Event, what the line keeps, and what the popover says of it."""


def shown(popover: WhyPopover | None) -> dict[str, str]:
    """The rows of an open popover, which is closed then; all of it is told to readers."""
    QApplication.processEvents()
    assert popover is not None
    assert popover.isVisible()
    rows = {row.label: row.value for row in popover.rows._rows}
    assert popover.title.text()
    assert popover.accessibleName() == popover.title.text()
    for label, value in rows.items():
        assert f"{label} {value}" in popover.accessibleDescription()
    popover.close()
    return rows


@pytest.mark.parametrize("kind", list(LINES))
def test_lines_of_combat_and_health(qtbot: Any, start: Any, kind: str) -> None:
    """Each says how its number came about."""
    event, note, wanted = LINES[kind]
    steps = (Step("weapon", (4,), 4), Step("damage_bonus", (2,), 6), Step("damage", (), 6))
    entry = JournalEntry(
        id="1",
        time=0,
        document="document",
        character="Bran",
        subject=Subject("weapon", "knife"),
        name=SubjectName(name="Knife"),
        event=event,  # type: ignore[arg-type]  # one of the events
        steps=steps if event == "damage" else (),
        combat=note,
    )
    popover = WhyPopover(start().window.theme)
    qtbot.addWidget(popover)
    explain_entry(popover, entry)
    popover.show()
    assert shown(popover) == wanted


def test_rolls_in_the_log(start: Any, sample: Path) -> None:
    """Enter on a line: skill, characteristic."""
    player = start(sample)
    player.dice.next_rolls = [41]
    player.click("spot")
    view = player.window.dice_panel.journal.view
    view.setFocus()
    view.setCurrentIndex(view.model().index(0, 0))
    QTest.keyClick(view, Qt.Key.Key_Return)
    rows = shown(player.window.rolling.why)
    entry = player.entries()[0]
    assert str(entry.steps[-1].result) == list(rows.values())[-1]


def test_everybody_in_a_group_check(start: Any, sample: Path) -> None:
    """Shift+F1 on a row of the game master’s group check; the steps end in the chance of the row."""
    player = start(sample)
    player.window.show_tab("gm")
    panel = player.window.gm.panel
    panel.show_page("group")
    QApplication.processEvents()
    page = panel.findChild(GroupPage)
    page.table.setFocus()
    page.table.setCurrentIndex(page.model.index(0, 0))
    QTest.keyClick(page.table, Qt.Key.Key_F1, SHIFT)
    rows = shown(page._why)
    assert list(rows.values())[-1] == str(page.model.row(0).chance)


def test_points_of_creation(start: Any, sample: Path) -> None:
    """In edit mode the gauges of the detail panel say where the points come from."""
    player = start()
    document = player.open(sample)
    player.window.actions_["edit_mode"].trigger()
    QApplication.processEvents()
    detail = player.window.dock.findChild(object, "detail_panel")
    for pool in (detail.profession, detail.personal):
        pool.setFocus()
        QTest.keyClick(pool, Qt.Key.Key_F1, SHIFT)
        rows = shown(pool.popover)
        assert "Points" in rows
        QTest.mouseClick(pool, Qt.MouseButton.LeftButton)
        assert shown(pool.popover) == rows
    intelligence = document.derived.values["int"]
    assert intelligence is not None
    assert rows == {
        "INT": str(intelligence),
        "Multiplied by 10": str(intelligence * 10),
        "Points": str(intelligence * 10),
    }


def test_the_key_asks_about_what_has_the_focus(start: Any, sample: Path) -> None:
    """In the window Shift+F1 is a shortcut; a number that answers itself gets it all the same, a field does not."""
    player = start(sample)
    sheet = player.window.sheet
    sheet.skills.focus_first(Qt.FocusReason.OtherFocusReason)
    sheet.strip.derived.values["move"].setFocus()
    player.press(Qt.Key.Key_F1, SHIFT)
    assert shown(sheet._asking.popover)["Move"] == "10"
    sheet.vitals.vitals[0].number.setFocus()
    player.press(Qt.Key.Key_F1, SHIFT)
    assert "CON" in shown(sheet._asking.popover)
    view = player.window.dice_panel.journal.view
    view.setFocus()
    player.press(Qt.Key.Key_F1, SHIFT)
    sheet.focus_filter()
    player.press(Qt.Key.Key_F1, SHIFT)
    assert shown(sheet._asking.popover)


def test_every_number_of_a_xantis_sheet(start: Any, nerea: Path) -> None:
    """Capacities, uses, Pa Max and Iniziativa: the rows add up to the last one."""
    from brp_desktop.play.xantis_subjects import INITIATIVE, Use, XantisSubject
    from brp_desktop.views.xantis.sheet_values import PA_MAX

    player = start()
    document: Any = player.open(nerea)
    sheet = player.window.sheet
    subjects: list[Any] = [XantisSubject(id=node) for node in document.derived.nodes]
    subjects += [XantisSubject(use=Use("action", row.id)) for row in document.character.actions]
    subjects += [
        XantisSubject(use=Use(kind, row.id)) for row in document.character.weapons for kind in ("attack", "parry")
    ]
    for subject in [*subjects, INITIATIVE]:
        sheet.explain(subject)
        values = list(sheet.asking.popover.rows._rows)
        shown(sheet.asking.popover)
        parts = [number(row.value) for row in values if not row.is_sum]
        assert sum(parts) == number(values[-1].value), subject
    sheet.explain(PA_MAX)
    assert number(list(shown(sheet.asking.popover).values())[-1]) == document.derived.pa_max


def number(text: str) -> int:
    """«+ 1», «− 2» with spaces that do not break."""
    return int(text.replace("−", "-").replace("\u00a0", "").replace("+", ""))
