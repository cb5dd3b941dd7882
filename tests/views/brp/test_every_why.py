"""A sweep over the sheet: whatever shows a computed number answers «why?» by key and by mouse, and never emptily."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from msgspec import structs
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from brp_desktop.controllers.brp_document import BrpDocument
from brp_desktop.rules import Step
from brp_desktop.sheet.belongings import Armour, Item, Weapon, Wound
from brp_desktop.sheet.brp import BrpCharacter
from brp_desktop.sheet.ids import BelongingId
from brp_desktop.views import labels
from brp_desktop.views.brp.cells_table import CellsTable
from brp_desktop.views.brp.combat_whys import why_location, why_weapon
from brp_desktop.views.brp.explanations import Why, why_characteristic, why_derived, why_resource, why_skill
from brp_desktop.views.brp.parts import NumberButton
from brp_desktop.views.brp.sheet_view import SheetView
from brp_desktop.views.why import WhyPopover

KNIFE, CHAIN = BelongingId("knife"), BelongingId("chain")


@pytest.fixture
def character(character: BrpCharacter) -> BrpCharacter:
    """The sample with armour on, a wound, too much to carry, bonuses of groups, and values with parts."""
    options = replace(
        character.options, category_bonus="full", hit_locations=True, encumbrance=True, fatigue=True, sanity=True
    )
    rows = tuple(
        structs.replace(row, initial=(row.initial or 10) - 1, moved=1) if row.id == "con" else row
        for row in character.characteristics
    )
    return structs.replace(
        character,
        options=options,
        characteristics=rows,
        weapons=(Weapon(id=KNIFE, weapon="knife"), Weapon(id=BelongingId("own"), name="Stick")),
        armour=(Armour(id=CHAIN, armour="chain"),),
        items=(Item(id=BelongingId("stone"), name="Stone", encumbrance=100, quantity=40),),
        wounds=(Wound(id=BelongingId("cut"), amount=2, location="chest"),),
    )


def popover(sheet: SheetView) -> WhyPopover:
    """The popover that is open, closed again; it has a title, rows or at least a sentence, and tells both."""
    QApplication.processEvents()
    found = sheet._asking.popover
    assert found is not None
    assert found.isVisible()
    assert found.title.text()
    assert found.rows._rows or found.notes.text()
    assert found.accessibleName() == found.title.text()
    assert found.accessibleDescription().strip()
    found.close()
    return found


def ask_by_key(widget: QWidget) -> None:
    QTest.keyClick(widget, Qt.Key.Key_F1, Qt.KeyboardModifier.ShiftModifier)


def choose_why(widget: QWidget, point: QPoint) -> None:
    """Right click, and the entry that asks; off screen its popover would go with the menu, so that goes first."""
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, point, widget.mapToGlobal(point))
    QApplication.sendEvent(widget, event)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    entry = next(action for action in menu.actions() if action.text().startswith("Why"))
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    menu.close()
    QApplication.processEvents()
    entry.trigger()
    menu.deleteLater()


def test_every_number_beside_a_button(sheet: SheetView) -> None:
    """Derived values, tracks, load, protection: ``?``, Shift+F1 and the menu."""
    seen = 0
    for page in range(sheet.page_count):
        sheet.set_page(page)
        QApplication.processEvents()
        for button in sheet.findChildren(NumberButton):
            if not button.isVisible() or not button.number:
                continue
            button.setFocus()
            ask_by_key(button)
            by_key = popover(sheet).title.text()
            choose_why(button, button.rect().center())
            assert popover(sheet).title.text() == by_key
            seen += 1
    assert seen >= 14


def test_every_characteristic(sheet: SheetView) -> None:
    """With the parts of the value, × 5, and what weighs on the roll."""
    cells = sheet.strip.cells
    cells.setFocus()
    for row in range(cells.model().rowCount()):
        cells.setCurrentIndex(cells.model().index(row, 0))
        ask_by_key(cells)
        by_key = popover(sheet).title.text()
        choose_why(cells.viewport(), cells.visualRect(cells.currentIndex()).center())
        assert popover(sheet).title.text() == by_key


def test_every_row_of_every_table(sheet: SheetView) -> None:
    """Skills, weapons, armour, hit locations."""
    for id_ in sheet.document.derived.skills:
        sheet.explain(_skill(id_), None)
        popover(sheet)
    sheet.bar.go_to("combat")
    QApplication.processEvents()
    tables = [table for table in sheet.findChildren(CellsTable) if table.objectName() != "wounds_table"]
    asked = 0
    for table in tables:
        if not table.isVisible():
            continue
        for row in range(table.model().rowCount()):
            table.set_current_row(row, 0)
            ask_by_key(table)
            popover(sheet)
            asked += 1
    assert asked >= 2 + 1 + 1 + 7


def _skill(id_: Any) -> Any:
    from brp_desktop.play.subjects import Subject

    return Subject("skill", str(id_))


def number_in(value: str) -> int:
    return int(value.replace(labels.MINUS, "-").replace("+", "").replace("\u00a0", "").replace(" ", ""))


def assert_adds_up(why: Why, number: int) -> None:
    """The last sum of the popover is the number; what stands before it adds up to it where only sums are made."""
    last = [row for row in why.rows if row.is_sum][-1]
    assert number_in(last.value) == number, why


def test_popovers_end_in_the_number_that_is_shown(document: BrpDocument) -> None:
    """What is burdened says so, step by step."""
    derived = document.derived
    from brp_desktop.rules.brp import effective_chance

    for id_, skill in derived.skills.items():
        why = why_skill(document, id_)
        if skill.score is not None:
            chance = effective_chance(skill.score, modifier=sum(points for _, points in skill.burdens))
            assert why.title == f"Why {chance}%?"
            assert_adds_up(why, chance)
    for id_, each in derived.characteristics.items():
        why = why_characteristic(document, id_)
        if each.chance is not None:
            assert_adds_up(why, effective_chance(each.chance, modifier=sum(p for _, p in each.burdens)))
    for id_ in ("move", "major_wound", "experience_bonus"):
        assert_adds_up(why_derived(document, id_), getattr(derived, id_))
    for id_, track in derived.resources.items():
        if track.maximum is not None:
            assert_adds_up(why_resource(document, id_), track.maximum)
    chest = why_location(document, "chest")
    assert number_in(chest.rows[-1].value) == derived.health.locations["chest"].armour == 7
    left = next(row for row in chest.rows if row.label == "Left")
    assert number_in(left.value) == derived.health.locations["chest"].left


def test_a_weapon_says_all_its_numbers(document: BrpDocument) -> None:
    """Attack, parry with the defences of the round, damage and special damage; one without a skill says so."""
    labelled = {row.label: row.value for row in why_weapon(document, KNIFE, "attack").rows}
    attack = next(value for label, value in labelled.items() if label.startswith("Attack"))
    parry = next(value for label, value in labelled.items() if label.startswith("Parry"))
    document.set_defences(1)
    after = {row.label: row.value for row in why_weapon(document, KNIFE, "parry").rows}
    assert after["Further defence this round"] == "−\u00a030"
    lowered = next(value for label, value in after.items() if label.startswith("Parry"))
    assert number_in(lowered) == number_in(parry) - 30
    assert number_in(attack) >= 0
    assert any(label.startswith("Damage, ") for label in labelled)
    assert any(label.startswith("Damage of a special hit, ") for label in labelled)
    stick = why_weapon(document, BelongingId("own"), "attack")
    assert stick.rows == ()
    assert "skill" in stick.notes[0]


def test_burdens_that_take_all(document: BrpDocument) -> None:
    """Below 0 there is a floor, which is a step of its own."""
    low = next(id_ for id_, each in document.derived.skills.items() if each.burdens and (each.score or 0) < 20)
    why = why_skill(document, low)
    assert "Never below 0" in [row.label for row in why.rows]
    assert why.rows[-1].value == "0"


def test_the_parts_of_a_value(document: BrpDocument) -> None:
    """What was moved at creation stands before × 5; a group's bonus says where it comes from."""
    rows = why_characteristic(document, "con").rows  # type: ignore[arg-type]
    assert [row.label for row in rows][:3] == ["Rolled or bought", "Moved at creation", "CON"]
    physical = next(id_ for id_, each in document.derived.skills.items() if each.category == "physical")
    note = next(note for note in why_skill(document, physical).notes if note.startswith("Physical"))
    assert "DEX above 10" in note
    assert labels.step_value(Step("above_ten.dex", (3,), 3)) == "+\u00a03"


@pytest.mark.parametrize("lang", ["en", "fr", "it"])
def test_in_every_language(
    open_sheet: Callable[..., SheetView], document: BrpDocument, language: Any, lang: str
) -> None:
    """No id reaches the person."""
    language.choose(lang)
    whys = [why_skill(document, id_) for id_ in document.derived.skills]
    whys += [why_characteristic(document, id_) for id_ in document.derived.characteristics]
    whys += [why_weapon(document, KNIFE, "attack"), why_location(document, "chest"), why_derived(document, "load")]
    said = {row.label for why in whys for row in why.rows}
    assert ("Wounds" in said) == ("Armour there, the best counts" in said) == (lang == "en")
    assert any(label.startswith({"en": "Attack", "fr": "Attaque", "it": "Attacco"}[lang]) for label in said)
    for why in whys:
        for text in (why.title, *(row.label for row in why.rows), *why.notes):
            assert "_" not in text, text
