"""The gear page: things moved by keys and drag, counted in play, the load, wealth, contacts, counters."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from brp_desktop.controllers.brp_document import BrpDocument
from brp_desktop.controllers.language import Language
from brp_desktop.sheet.belongings import Contact, Item, Power, Wealth
from brp_desktop.sheet.brp import BrpCharacter
from brp_desktop.sheet.edits import AddBelonging, AddPower, SetOptions
from brp_desktop.sheet.ids import BelongingId
from brp_desktop.views.brp.explanations import why_derived
from brp_desktop.views.brp.gear_page import GearPage
from brp_desktop.views.brp.sheet_view import SheetView

ALT = Qt.KeyboardModifier.AltModifier


def item(id_: str, name: str, **fields: Any) -> Item:
    return Item(id=BelongingId(id_), name=name, **fields)


ITEMS = (
    item("bag", "Bag", container=True, encumbrance=50),
    item("rope", "Rope", encumbrance=150, quantity=2, inside="bag"),
    item("purse", "Purse", container=True, inside="bag"),
    item("coin", "Coin", quantity=30, inside="purse"),
    item("lamp", "Lamp", encumbrance=25),
)


@pytest.fixture
def document(qapp: Any, character: BrpCharacter) -> BrpDocument:
    """The sample with things that the tests know."""
    found = BrpDocument(replace(character, items=ITEMS, wealth=(), contacts=(), resources=(), weapons=(), armour=()))
    found.perform(SetOptions(replace(found.character.options, encumbrance=True)))
    return found


@pytest.fixture
def gear(open_sheet: Callable[..., SheetView], document: BrpDocument) -> GearPage:
    """The page of gear in play."""
    sheet = open_sheet(document)
    sheet.bar.go_to("gear")
    return sheet.other_pages.gear


def places(document: BrpDocument) -> list[tuple[str, str | None]]:
    return [(each.id, each.inside) for each in document.character.items]


def press(gear: GearPage, key: str, *keys: Qt.Key) -> None:
    tree = gear.things.tree
    tree.setFocus()
    tree.set_current_key(BelongingId(key))
    for each in keys:
        QTest.keyClick(tree, each, ALT)


def test_the_arrows_with_alt_move_a_thing(gear: GearPage, document: BrpDocument) -> None:
    press(gear, "lamp", Qt.Key.Key_Right)
    assert dict(places(document))["lamp"] == "bag"
    assert gear.things.tree.current_key == "lamp"
    press(gear, "lamp", Qt.Key.Key_Up)
    order = [key for key in gear.things.model.keys if gear.things.model.parent_key(key) == "bag"]
    assert order == ["rope", "lamp", "purse"]
    press(gear, "lamp", Qt.Key.Key_Down)
    press(gear, "coin", Qt.Key.Key_Left)
    assert dict(places(document))["coin"] == "bag"
    press(gear, "coin", Qt.Key.Key_Left)
    assert dict(places(document))["coin"] is None
    for _ in range(5):
        document.undo()
    assert document.character.items == ITEMS


def test_where_a_thing_cannot_go_is_said(gear: GearPage, document: BrpDocument) -> None:
    press(gear, "bag", Qt.Key.Key_Right)
    assert "no container" in gear.things.said.text()
    press(gear, "bag", Qt.Key.Key_Left)
    assert gear.things.said.text()
    press(gear, "bag", Qt.Key.Key_Up)
    assert gear.things.said.text()
    assert document.character.items == ITEMS


def drag(gear: GearPage, key: str, on: str, share: float) -> None:
    tree = gear.things.tree
    start = tree.row_rect(BelongingId(key)).center()
    row = tree.row_rect(BelongingId(on))
    end = QPoint(row.center().x(), row.top() + round(row.height() * share))
    left = Qt.MouseButton.LeftButton
    QTest.mousePress(tree.viewport(), left, pos=start)
    QTest.mouseMove(tree.viewport(), start + QPoint(0, 20))
    QTest.mouseMove(tree.viewport(), end)
    QTest.mouseRelease(tree.viewport(), left, pos=end)


def test_dragging_into_before_and_behind(gear: GearPage, document: BrpDocument) -> None:
    drag(gear, "lamp", "purse", 0.5)
    assert dict(places(document))["lamp"] == "purse"
    drag(gear, "lamp", "rope", 0.1)
    assert list(gear.things.model.children_of(BelongingId("bag"))) == ["lamp", "rope", "purse"]
    drag(gear, "lamp", "bag", 0.1)
    assert gear.things.model.keys[0] == "lamp"


def test_nothing_fits_inside_itself(gear: GearPage, document: BrpDocument) -> None:
    drag(gear, "bag", "purse", 0.5)
    assert "itself" in gear.things.said.text()
    assert document.character.items == ITEMS
    assert document.read_only is False


def test_how_many_there_are_is_changed_in_play(gear: GearPage, document: BrpDocument) -> None:
    things = gear.things
    things.tree.setFocus()
    things.tree.set_current_key(BelongingId("coin"))
    QTest.keyClick(things.tree, Qt.Key.Key_Return)
    assert things.quantity.field.hasFocus()
    QTest.keyClick(things.quantity.field, Qt.Key.Key_Down)
    QTest.keyClick(things.quantity.field, Qt.Key.Key_Down)
    quantity = next(each.quantity for each in document.character.items if each.id == "coin")
    assert quantity == 28
    QTest.keyClicks(things.quantity.field, "7")
    QTest.keyClick(things.quantity.field, Qt.Key.Key_Return)
    assert next(each.quantity for each in document.character.items if each.id == "coin") == 7
    things.quantity.field.setText("many")
    things.quantity.field.setModified(True)
    things.quantity.field.commit_pending()
    assert things.quantity.field.error
    things.quantity.field.give_up()
    document.undo()
    document.undo()
    assert next(each.quantity for each in document.character.items if each.id == "coin") == 30


def test_a_click_on_the_number_goes_to_it(gear: GearPage) -> None:
    tree = gear.things.tree
    row = tree.row_rect(BelongingId("rope"))
    x = tree.columnViewportPosition(2) + tree.columnWidth(2) - 4
    QTest.mouseClick(tree.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(x, row.center().y()))
    assert tree.current_key == "rope"
    assert gear.things.quantity.field.hasFocus()


def test_what_is_left_behind_weighs_nothing(gear: GearPage, document: BrpDocument) -> None:
    assert gear.things.load.number == "3.75"
    gear.things.tree.set_current_key(BelongingId("bag"))
    gear.things.carry.click()
    assert gear.things.load.number == "0.25"
    assert gear.things.model.cell(BelongingId("coin"), 0).struck
    why = why_derived(document, "load")
    assert why.rows[-1].value == "0.25"


def test_a_load_above_the_limit_says_what_it_costs(gear: GearPage, document: BrpDocument) -> None:
    document.perform(AddBelonging(item("anvil", "Anvil", encumbrance=10_000)))
    assert gear.things.load.sign == "warning"
    assert "agility" in gear.things.over.text()


def test_things_in_edit_mode(open_sheet: Callable[..., SheetView], document: BrpDocument, language: Language) -> None:
    sheet = open_sheet(document)
    sheet.set_edit_mode(True)
    sheet.bar.go_to("gear")
    things = sheet.other_pages.gear.things
    things.tree.set_current_key(BelongingId("bag"))
    things.add.click()
    new = document.character.items[-1]
    assert new.inside == "bag"
    form = things.form
    assert form is not None
    assert form.fields["name"].host.hasFocus()
    QTest.keyClicks(form.fields["name"].host, "Chalk")
    QTest.keyClick(form.fields["name"].host, Qt.Key.Key_Return)
    weight: Any = form.fields["encumbrance"].host
    weight.setFocus()
    weight.selectAll()
    QTest.keyClicks(weight, "0,5")
    QTest.keyClick(weight, Qt.Key.Key_Return)
    new = document.character.items[-1]
    assert (new.name, new.encumbrance) == ("Chalk", 50)
    form.take(new.id, "inside", "purse")
    assert document.character.items[-1].inside == "purse"
    assert "itself" in form.take(BelongingId("bag"), "inside", "purse")
    assert "inside" in form.take(BelongingId("bag"), "container", False)
    things.tree.setFocus()
    things.tree.set_current_key(BelongingId("purse"))
    QTest.keyClick(things.tree, Qt.Key.Key_Delete)
    assert dict(places(document))["coin"] == "bag"
    assert things.tree.hasFocus()
    document.undo()
    assert dict(places(document))["coin"] == "purse"


def test_wealth_and_contacts(open_sheet: Callable[..., SheetView], document: BrpDocument) -> None:
    sheet = open_sheet(document)
    sheet.set_edit_mode(True)
    sheet.bar.go_to("gear")
    gear = sheet.other_pages.gear
    for view, list_ in ((gear.wealth, "wealth"), (gear.contacts, "contacts")):
        view.add.click()
        assert view.form is not None
        QTest.keyClicks(view.form.fields["name"].host, "One")
        QTest.keyClick(view.form.fields["name"].host, Qt.Key.Key_Return)
        view.add.click()
        QTest.keyClicks(view.form.fields["name"].host, "Two")
        QTest.keyClick(view.form.fields["name"].host, Qt.Key.Key_Return)
        view.table.setFocus()
        QTest.keyClick(view.table, Qt.Key.Key_Up, ALT)
        assert [row.name for row in getattr(document.character, list_)] == ["Two", "One"]
        QTest.keyClick(view.table, Qt.Key.Key_Delete)
        assert [row.name for row in getattr(document.character, list_)] == ["One"]


def test_money_changes_hands_in_play(gear: GearPage, document: BrpDocument) -> None:
    document.perform(AddBelonging(Wealth(id=BelongingId("w"), name="Francs", amount="120")))
    document.perform(AddBelonging(Contact(id=BelongingId("c"), name="Yann", relation="inspector", place="Brest")))
    gear.wealth.table.setFocus()
    QTest.keyClick(gear.wealth.table, Qt.Key.Key_Return)
    form = gear.wealth.play_form
    assert form is not None
    assert list(form.fields) == ["amount"]
    QTest.keyClicks(form.fields["amount"].host, "90")
    QTest.keyClick(form.fields["amount"].host, Qt.Key.Key_Return)
    assert document.character.wealth[0].amount == "90"
    assert gear.contacts.model.row_shown(BelongingId("c")).said == "Yann, inspector, Brest"


def test_counters(open_sheet: Callable[..., SheetView], document: BrpDocument) -> None:
    sheet = open_sheet(document)
    sheet.bar.go_to("gear")
    counters = sheet.other_pages.gear.counters
    assert counters.isHidden()
    sheet.set_edit_mode(True)
    counters.add.click()
    (id_,) = counters.counters
    name, maximum = counters.rows[id_].fields
    assert name.hasFocus()
    QTest.keyClicks(name, "Torches")
    QTest.keyClick(name, Qt.Key.Key_Return)
    maximum.setFocus()
    QTest.keyClicks(maximum, "6")
    QTest.keyClick(maximum, Qt.Key.Key_Return)
    track = document.derived.resources[id_]
    assert (track.name, track.maximum) == ("Torches", 6)
    sheet.set_edit_mode(False)
    (vital,) = counters.vitals
    vital.more.click()
    assert document.derived.resources[id_].current == 1
    assert sheet.vitals.vitals[-1].resource in (id_, "fatigue", "sanity")
    sheet.set_edit_mode(True)
    counters.rows[id_].remove.click()
    assert counters.counters == []
    document.undo()
    assert counters.counters == [id_]


def test_another_language(gear: GearPage, language: Language) -> None:
    tree = gear.things.tree
    tree.set_current_key(BelongingId("coin"))
    language.choose("fr")
    gear.retranslate()
    assert tree.current_key == "coin"
    assert gear.things.load.number == "3,75"


def test_all_tabs_fit_even_when_they_are_large(
    open_sheet: Callable[..., SheetView], document: BrpDocument, language: Language
) -> None:
    """Long words at 200 %: the tabs come closer together instead of being cut."""
    document.perform(AddPower(Power(id=BelongingId("p"), name="Light")))
    language.choose("it")
    sheet = open_sheet(document, zoom=2.0)
    tabs = sheet.bar.tabs
    last = tabs.tabRect(tabs.count() - 1)
    assert last.right() < tabs.width()
    assert tabs.geometry().right() <= sheet.width()
    for index in range(tabs.count()):
        words = tabs.look.width("strong", tabs.tabText(index))
        assert tabs.tabRect(index).width() >= words
