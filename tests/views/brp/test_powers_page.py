"""The page of powers: rolled by name, paid by the cost, ticked like skills, filled in in edit mode."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from brp_desktop.controllers.brp_document import BrpDocument
from brp_desktop.controllers.language import Language
from brp_desktop.sheet.belonging_edits import is_own_row
from brp_desktop.sheet.belongings import Power
from brp_desktop.sheet.brp import BrpCharacter
from brp_desktop.sheet.edits import AddPower, SetResource
from brp_desktop.sheet.ids import BelongingId, ResourceId
from brp_desktop.views.brp.power_rows import OWN, kind_name, read_kind
from brp_desktop.views.brp.powers_page import PowersPage
from brp_desktop.views.brp.sheet_view import SheetView

LIGHT, LOYALTY, CLAWS = BelongingId("light"), BelongingId("loyalty"), BelongingId("claws")
POINTS = ResourceId("power_points")


@pytest.fixture
def document(qapp: Any, character: BrpCharacter) -> BrpDocument:
    """The sample with three extras: one that costs, one that learns, one that is neither rolled nor paid."""
    found = BrpDocument(replace(character, powers=()))
    found.perform(AddPower(Power(id=LIGHT, name="Light", kind="magic", chance=45, cost=3)))
    found.perform(AddPower(Power(id=LOYALTY, name="Loyalty", kind="passion", chance=65), learns=True))
    found.perform(AddPower(Power(id=CLAWS, name="Claws", kind="mutation", level=1)))
    found.perform(SetResource(POINTS, 5))
    return found


@pytest.fixture
def sheet(open_sheet: Callable[..., SheetView], document: BrpDocument) -> SheetView:
    found = open_sheet(document)
    found.bar.go_to("powers")
    return found


@pytest.fixture
def powers(sheet: SheetView) -> PowersPage:
    """The page in play."""
    return sheet.other_pages.powers


def press_row(powers: PowersPage, key: BelongingId, column: str = "power", x: int | None = None) -> None:
    rect = powers.table.cell_rect(key, column)
    assert rect is not None
    place = rect.center() if x is None else QPoint(rect.left() + x, rect.center().y())
    QTest.mouseClick(powers.table.viewport(), Qt.MouseButton.LeftButton, pos=place)


def points(document: BrpDocument) -> int | None:
    return document.derived.resources[POINTS].current


def test_a_click_on_the_name_rolls(powers: PowersPage, hand: Any, document: BrpDocument) -> None:
    press_row(powers, LIGHT)
    (subject,) = hand.rolled
    assert (subject.kind, subject.id, subject.use) == ("power", "light", "power")
    powers.table.set_current_key(LOYALTY)
    QTest.keyClick(powers.table, Qt.Key.Key_Return)
    assert (hand.rolled[1].kind, hand.rolled[1].means) == ("skill", "loyalty")
    press_row(powers, CLAWS)
    assert len(hand.rolled) == 2
    assert points(document) == 5


def test_the_button_pays_the_cost(qapp: QApplication, powers: PowersPage, document: BrpDocument) -> None:
    Language(qapp).choose("en")  # its plurals
    powers.table.set_current_key(LIGHT)
    assert powers.spend.value == "3 power points"
    powers.spend.click()
    assert points(document) == 2
    assert not powers.spend.isEnabled()
    assert "2 of 3" in powers.spend.toolTip()
    assert not powers.roll.isEnabled()
    powers.table.setFocus()
    QTest.keyClicks(powers.table, "c")
    assert "2 of 3" in powers.said.text()
    assert points(document) == 2
    document.undo()
    assert points(document) == 5


def test_without_enough_it_is_not_rolled(powers: PowersPage, hand: Any, document: BrpDocument) -> None:
    document.perform(SetResource(POINTS, 1))
    press_row(powers, LIGHT)
    assert hand.rolled == []
    assert "1 of 3" in powers.said.text()


def test_ticks_like_skills(powers: PowersPage, hand: Any, document: BrpDocument) -> None:
    press_row(powers, LOYALTY, x=10)
    row = next(each for each in document.character.skills if is_own_row(each.id))
    assert row.ticked
    assert hand.rolled == []
    assert "ticked" in powers.model.row_shown(LOYALTY).said
    powers.table.setFocus()
    QTest.keyClicks(powers.table, "t")
    assert not next(each for each in document.character.skills if is_own_row(each.id)).ticked


def test_the_page_is_there_only_if_it_is_used(open_sheet: Callable[..., SheetView], character: BrpCharacter) -> None:
    document = BrpDocument(replace(character, powers=()))
    sheet = open_sheet(document)
    assert not sheet.bar.shows_page("powers")
    sheet.set_edit_mode(True)
    assert sheet.bar.shows_page("powers")
    sheet.bar.go_to("powers")
    page = sheet.other_pages.powers
    page.add.click()
    assert page.form is not None
    QTest.keyClicks(page.form.fields["name"].host, "Second sight")
    QTest.keyClick(page.form.fields["name"].host, Qt.Key.Key_Return)
    sheet.set_edit_mode(False)
    assert sheet.bar.page == "powers"
    document.undo()
    document.undo()
    assert not sheet.bar.shows_page("powers")


def test_fields(sheet: SheetView, document: BrpDocument, powers: PowersPage) -> None:
    sheet.set_edit_mode(True)
    powers.table.set_current_key(LIGHT)
    form = powers.form
    assert form is not None
    assert form.take(LIGHT, "skill", OWN) == ""
    power = document.character.powers[0]
    assert power.skill is not None
    assert is_own_row(power.skill)
    chance: Any = form.fields["chance"].host
    assert chance.text() == "45"
    chance.setFocus()
    chance.selectAll()
    QTest.keyClicks(chance, "50")
    QTest.keyClick(chance, Qt.Key.Key_Return)
    assert document.derived.skills[power.skill].score == 50
    assert form.take(LIGHT, "skill", "listen") == ""
    power = document.character.powers[0]
    assert power.skill == "listen"
    assert not any(is_own_row(row.id) and row.name == "Light" for row in document.character.skills)
    assert not chance.isEnabled()
    assert form.take(LIGHT, "skill", None) == ""
    assert document.character.powers[0].skill is None
    assert form.take(LIGHT, "cost", 100_000_000) != ""
    steps = 0
    while document.undo_step is not None and document.character.powers[0].skill != "listen":
        document.undo()
        steps += 1
    assert steps == 1


def test_kinds_in_every_language(language: Language) -> None:
    assert read_kind("Magic ") == "magic"
    language.choose("fr")
    assert read_kind(kind_name("psychic")) == "psychic"
    assert read_kind("Vœu") == "Vœu"
