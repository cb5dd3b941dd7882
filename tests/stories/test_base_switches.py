"""Switches of a single skill that change its base chance, in the detail of edit mode (brp.md 11.2)."""

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from brp_desktop.painting.pages.brp_skills import printed_skills
from brp_desktop.sheet.brp import Skill
from brp_desktop.sheet.edits import AddSkill, RemoveSkill, SetCharacteristic, SetOptions, SetSkillBase
from brp_desktop.sheet.ids import SkillId
from brp_desktop.views.brp.detail_panel import DetailPanel

FLY = SkillId("fly")


@pytest.fixture
def winged(start: Any, sample: Path) -> tuple[Any, DetailPanel]:
    """Adèle learns to fly; her sheet is in edit mode and the field of that skill has the focus."""
    player = start()
    player.open(sample)
    player.document.perform(AddSkill(Skill(id=FLY, skill="fly")))
    player.document.perform(SetCharacteristic("dex", "initial", 14))
    player.window.set_editing(True)
    QApplication.processEvents()
    player.window.sheet.edit_view.open_skill(FLY)
    QApplication.processEvents()
    detail = player.window.sheets.detail(player.document)
    assert detail.title.text() == "Fly"
    return player, detail


def base(player: Any) -> int | None:
    return player.document.derived.skills[FLY].base


def test_wings_by_keyboard_and_back(winged: Any) -> None:
    """DEX / 2 or DEX × 4 is said before, holds at once, is explained, one step back, and not asked in play."""
    player, detail = winged
    switch, said = detail.switches.checks[0], detail.switches.bases[0]
    assert switch.isVisible()
    assert (switch.text(), said.text()) == ("Natural wings", "Base 56% instead of 7%")
    assert switch.accessibleDescription() == said.text()
    assert base(player) == 7
    switch.setFocus()
    player.press(Qt.Key.Key_Space)
    assert player.skill("fly").conditions == ("natural_wings",)
    assert base(player) == 56
    assert detail.score.text() == "56%"
    assert detail.rows.plain_text().startswith("Base: Natural wings (DEX×4) 56")
    assert said.text() == "Base 56% instead of 7%"
    assert QApplication.focusWidget() is switch
    assert player.window.actions_["undo"].text() == "Undo conditions of Fly"
    player.press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert (base(player), switch.isChecked()) == (7, False)
    player.window.actions_["redo"].trigger()
    assert (base(player), switch.isChecked()) == (56, True)
    QTest.mouseClick(switch, Qt.MouseButton.LeftButton)
    assert (base(player), player.skill("fly").conditions) == (7, ())


def test_paper_has_the_base_of_the_switch(winged: Any) -> None:
    player, detail = winged
    detail.switches.checks[0].click()
    character, derived = player.document.character, player.document.derived
    printed = {each.row.id: each for each in printed_skills(character, derived, "en", every=True)}
    assert (printed[FLY].base, printed[FLY].score) == ("56", 56)


def test_tab_leads_from_the_flags_over_the_switch_to_the_fields(winged: Any) -> None:
    player, detail = winged
    detail.hidden.setFocus()
    player.press(Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is detail.switches.checks[0]
    player.press(Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is detail.fields["base"]


def test_only_where_the_base_has_a_variant_of_its_own(winged: Any) -> None:
    """A base typed by hand, the record's era, a speciality with its own base and other skills have no switch."""
    from dataclasses import replace

    player, detail = winged
    document = player.document
    document.perform(SetOptions(replace(document.character.options, data_edition="srd", literacy=True)))

    def shown() -> list[str]:
        QApplication.processEvents()
        return [each.text() for each in detail.switches.checks if each.isVisible()]

    assert shown() == ["Natural wings"]
    document.perform(SetSkillBase(FLY, "DEX*3"))
    assert shown() == []
    document.perform(SetSkillBase(FLY, None))
    assert shown() == ["Natural wings"]
    for skill, usual, uge in (
        (Skill(id="a", skill="medicine"), [], []),
        (Skill(id="a", skill="drive", speciality="drive_cart"), [], ["Uncommon vehicle"]),
        (Skill(id="a", skill="knowledge", speciality_text="Moths"), [], ["Specialised subject"]),
        (Skill(id="a", skill="knowledge", speciality="knowledge_blasphemous_lore"), [], []),
        (Skill(id="a", skill="literacy", speciality_text="Breton"), ["Literacy is not common"], None),
    ):
        document.perform(AddSkill(skill))
        player.window.sheet.edit_view.open_skill(SkillId("a"))
        assert shown() == usual, skill
        before = document.character.options
        document.perform(SetOptions(replace(before, data_edition="uge")))
        assert shown() == (usual if uge is None else uge), skill
        document.perform(SetOptions(before))
        document.perform(RemoveSkill(SkillId("a")))
    assert shown() == []


def test_a_read_only_sheet_shows_it_locked(winged: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    player, detail = winged
    monkeypatch.setattr(type(player.document), "read_only", True)
    detail.refresh()
    switch = detail.switches.checks[0]
    assert switch.isVisible()
    assert not switch.isEnabled()
    QTest.mouseClick(switch, Qt.MouseButton.LeftButton)
    assert player.skill("fly").conditions == ()


def test_a_base_of_the_era_says_so_too(winged: Any) -> None:
    """The condition of the record is named in the same place."""
    from dataclasses import replace

    player, detail = winged
    document = player.document
    document.perform(SetOptions(replace(document.character.options, data_edition="srd", era="historical")))
    player.window.sheet.edit_view.open_skill(SkillId("first_aid"))
    QApplication.processEvents()
    assert detail.rows.plain_text().startswith("Base: Historical era (INT")
