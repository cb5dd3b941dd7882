"""The track of sanity in the head: start, ceiling and why (brp.md 15.5)."""

from dataclasses import replace
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from brp_desktop.sheet.brp import Skill, SkillPoints
from brp_desktop.sheet.edits import AddSkill, SetOptions, SetPoints
from brp_desktop.sheet.ids import SkillId

LORE = SkillId("lore")


def test_lore_lowers_the_track_and_is_named_as_the_reason(start: Any, sample: Path) -> None:
    """70 of 100 at POW 14; 24 points of blasphemous lore make it 76, 40 take sanity along; «+» stops there."""
    player = start()
    player.open(sample)
    document = player.document
    document.perform(SetOptions(replace(document.character.options, sanity=True, fatigue=False)))
    document.perform(
        AddSkill(
            Skill(
                id=LORE,
                skill="knowledge",
                speciality="knowledge_blasphemous_lore",
                points=SkillPoints(personal=24),
            )
        )
    )
    QApplication.processEvents()
    vital = player.window.sheet.vitals.vitals[-1]
    assert vital.resource == "sanity"
    assert vital.reading().said == "Sanity 70 of 76"
    for _ in range(9):
        vital.more.click()
    assert vital.reading().current == 76
    vital.number.setFocus()
    player.press(Qt.Key.Key_F1, Qt.KeyboardModifier.ShiftModifier)
    popover = player.window.sheet._asking.popover
    assert popover.rows.plain_text() == "Base 100, Knowledge (Blasphemous lore) −\u00a024, Sanity 76"
    assert popover.notes.text().startswith("At the start: POW 14 × 5 = 70.")
    popover.close()
    document.perform(SetPoints(LORE, "personal", 40))
    assert (vital.reading().current, vital.reading().maximum) == (60, 60)
    player.press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert (vital.reading().current, vital.reading().maximum) == (76, 76)
