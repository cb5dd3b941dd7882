"""Head, vitals and characteristics: what they show, how they are operated, that nothing is cut."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from sweeps import each_pair

from brp_desktop.controllers.brp_document import BrpDocument
from brp_desktop.play.rolling import Subject
from brp_desktop.rules.brp import SRD
from brp_desktop.sheet.brp import Characteristic
from brp_desktop.sheet.edits import SetCharacteristic, SetIdentity, SetOptions, SetResource
from brp_desktop.sheet.ids import CharacteristicId, ResourceId
from brp_desktop.views.brp.parts import ElidedText, NumberButton
from brp_desktop.views.brp.sheet_view import SheetView
from brp_desktop.views.brp.vitals import Vital

HP = ResourceId("hit_points")


def vital(sheet: SheetView, id_: str = "hit_points") -> Vital:
    return next(each for each in sheet.vitals.vitals if each.resource == id_)


def current(document: BrpDocument, id_: ResourceId = HP) -> int | None:
    return document.derived.resources[id_].current


def test_three_vitals(sheet: SheetView) -> None:
    """Hit points, power points and fatigue, which this record uses."""
    assert [each.resource for each in sheet.vitals.vitals] == ["hit_points", "power_points", "fatigue"]
    assert vital(sheet).number.accessibleName() == "Hit points 9 of 12, major wound at 6"


def test_steps_of_one_and_five(sheet: SheetView, document: BrpDocument) -> None:
    """− and + by 1, with Shift by 5; several steps of one track are one undo step."""
    QTest.mouseClick(vital(sheet).less, Qt.MouseButton.LeftButton)
    assert current(document) == 8
    QTest.mouseClick(vital(sheet).less, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ShiftModifier)
    assert current(document) == 3
    QTest.mouseClick(vital(sheet).more, Qt.MouseButton.LeftButton)
    assert current(document) == 4
    document.undo()
    assert current(document) == 9


def test_typing_hit_points(sheet: SheetView, document: BrpDocument, hand: Any) -> None:
    """A click on the number types another; Enter takes it; Esc leaves it; no number is marked."""
    QTest.mouseClick(vital(sheet).number, Qt.MouseButton.LeftButton)
    field = vital(sheet).field
    assert field is not None
    assert field.selectedText() == "9"
    hand.type("5")
    hand.key(Qt.Key.Key_Return)
    assert current(document) == 5
    assert not field.isVisible()
    QTest.mouseClick(vital(sheet).number, Qt.MouseButton.LeftButton)
    hand.type("x")
    hand.key(Qt.Key.Key_Return)
    assert field.error
    assert current(document) == 5
    hand.key(Qt.Key.Key_Escape)
    assert not field.isVisible()
    assert hand.rolled == []


@pytest.mark.parametrize(
    ("points", "word"),
    [(9, ""), (6, "Major wound"), (3, "Major wound"), (2, "Unconscious"), (0, "Dying"), (-4, "Dying")],
)
def test_words_of_danger(sheet: SheetView, document: BrpDocument, points: int, word: str) -> None:
    """R12: at or below the level of a major wound the number gets sign and word; at 2 and 0 those of the preset."""
    document.perform(SetResource(HP, points))
    assert vital(sheet).number.sign == ("wound" if word else "")
    assert vital(sheet).number.accessibleName().endswith(word)


def test_srd_has_less(sheet: SheetView, document: BrpDocument) -> None:
    """Under the SRD: no fatigue but the user's counter, no major wound, no experience bonus, no tick of power."""
    document.perform(SetOptions(SRD))
    assert [each.resource for each in sheet.vitals.vitals] == ["hit_points", "power_points", "counter.1"]
    shown = [id_ for id_, button in sheet.strip.derived.values.items() if button.isVisible()]
    assert shown == ["damage_bonus", "move"]
    index = sheet.characteristics.index(4, 0)
    assert index.data(Qt.ItemDataRole.CheckStateRole) is None


def test_characteristic_rolls(sheet: SheetView, hand: Any) -> None:
    """A click or Enter rolls once; size has no roll; the accessible name says what happens."""
    cells = sheet.strip.cells
    for row in range(sheet.characteristics.rowCount()):
        rect = cells.visualRect(sheet.characteristics.index(row, 0))
        QTest.mouseClick(cells.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, rect.center())
    assert [subject.id for subject in hand.rolled] == ["str", "con", "int", "pow", "dex", "app"]
    rect = cells.visualRect(sheet.characteristics.index(0, 0))
    QTest.mouseClick(cells.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, rect.center())
    QTest.mouseDClick(cells.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, rect.center())
    assert len(hand.rolled) == 7
    cells.focus_characteristic(CharacteristicId("dex"))
    hand.key(Qt.Key.Key_Return)
    held = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "\r", True)
    QApplication.sendEvent(cells, held)
    assert hand.rolled[7:] == [Subject("characteristic", "dex")]
    text = sheet.characteristics.index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert text == "Effort, STR 10, 50%"


def test_tick_of_power(sheet: SheetView, document: BrpDocument, hand: Any) -> None:
    """The box of power toggles by click and by T and rolls nothing."""
    cells = sheet.strip.cells
    rect = cells.visualRect(sheet.characteristics.index(4, 0))
    at = cells._painter.box_rect(rect).center().toPoint()
    QTest.mouseClick(cells.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
    assert document.character.pow_ticked
    cells.focus_characteristic(CharacteristicId("pow"))
    hand.key(Qt.Key.Key_T)
    assert not document.character.pow_ticked
    assert hand.rolled == []


def test_edit_fields_of_the_head(sheet: SheetView, document: BrpDocument, hand: Any) -> None:
    """Each field commits with Enter as one step; an age that is no number is marked and given up with Ctrl+Z (Z02)."""
    sheet.set_edit_mode(True)
    field = sheet.head.fields["name"].field
    field.setFocus(Qt.FocusReason.TabFocusReason)
    hand.type("Ada")
    hand.key(Qt.Key.Key_Return)
    assert document.character.name == "Ada"
    age = sheet.head.fields["age"].field
    age.setFocus(Qt.FocusReason.TabFocusReason)
    hand.type("old")
    hand.key(Qt.Key.Key_Return)
    assert age.error == "That is not a whole number."
    assert document.character.age == 31
    hand.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert (age.text(), age.error) == ("31", "")
    document.undo()
    assert document.character.name == "Adèle Fournier"
    assert field.text() == "Adèle Fournier"
    age.setFocus(Qt.FocusReason.TabFocusReason)
    age.selectAll()
    hand.key(Qt.Key.Key_Delete)
    hand.key(Qt.Key.Key_Return)
    assert document.character.age is None


def test_edit_a_characteristic(sheet: SheetView, document: BrpDocument, hand: Any) -> None:
    """What is typed is the value: age and training stay; arrows step and merge; the derived values follow."""
    strength = CharacteristicId("str")
    document.perform(SetCharacteristic(strength, "training", 2))
    sheet.set_edit_mode(True)
    field = sheet.strip.field(strength)
    assert field is not None
    assert field.text() == "12"
    field.setFocus(Qt.FocusReason.TabFocusReason)
    hand.type("18")
    hand.key(Qt.Key.Key_Return)
    row = next(each for each in document.character.characteristics if each.id == strength)
    assert row == Characteristic(id=strength, initial=16, training=2)
    assert sheet.strip.derived.values["damage_bonus"].number == "+1D4"
    for _ in range(2):
        hand.key(Qt.Key.Key_Up)
    assert field.text() == "20"
    document.undo()
    assert field.text() == "18"


def test_half_typed_name_survives(sheet: SheetView, document: BrpDocument, hand: Any) -> None:
    """D11: another change of the head leaves half-typed text; a save takes it."""
    sheet.set_edit_mode(True)
    field = sheet.head.fields["place"].field
    field.setFocus(Qt.FocusReason.TabFocusReason)
    hand.type("Qui")
    document.perform(SetIdentity("occupation", "Sailor"))
    assert field.text() == "Qui"
    document.commit_pending()
    assert document.character.place == "Qui"


@pytest.mark.parametrize(
    ("lang", "room", "edit"),
    each_pair(
        ["en", "fr", "it"],
        [
            (896, 640, 1.0),
            (704, 480, 1.0),
            (896, 640, 1.25),
            (896, 640, 1.5),
            (896, 640, 2.0),
            (896, 640, 0.5),
            (896, 640, 3.0),
        ],
        [False, True],
    ),
)
def test_nothing_is_cut(
    open_sheet: Callable[..., SheetView],
    document: BrpDocument,
    language: Any,
    lang: str,
    room: tuple[int, int, float],
    edit: bool,
) -> None:
    """U06, L07: in every language, size and zoom each part lies inside its parent and gets the height it wants.

    Words that do not fit in width are shortened with a tip.
    """
    language.choose(lang)
    sheet = open_sheet(document, *room)
    sheet.set_edit_mode(edit)
    QApplication.processEvents()
    for part in sheet.findChildren(QWidget):
        parent = part.parentWidget()
        if not part.isVisible() or part.isWindow() or parent is None:
            continue
        if isinstance(part, ElidedText | NumberButton) or part.metaObject().className() in {"StepButton", "BarButton"}:
            assert parent.rect().contains(part.geometry()), (part, part.geometry(), parent.rect())
            assert part.height() >= part.sizeHint().height(), (part, part.size(), part.sizeHint())
        if isinstance(part, ElidedText) and part.sizeHint().width() > part.width() + 1:
            assert part.toolTip() == part.text
    strip = sheet.strip
    if strip.isVisible() and not edit:
        cells = strip.cells
        last = cells.visualRect(sheet.characteristics.index(sheet.characteristics.rowCount() - 1, 0))
        assert cells.viewport().rect().contains(last)


@pytest.mark.parametrize("lang", ["en", "fr", "it"])
@pytest.mark.parametrize("edit", [False, True])
def test_every_stop_has_a_name(
    open_sheet: Callable[..., SheetView], document: BrpDocument, language: Any, lang: str, edit: bool
) -> None:
    """U09: every widget that takes the focus says what it is."""
    language.choose(lang)
    sheet = open_sheet(document)
    sheet.set_edit_mode(edit)
    for page in (1, 0):
        sheet.set_page(page)
        for part in sheet.findChildren(QWidget):
            if part.focusPolicy() & Qt.FocusPolicy.TabFocus and part.isVisible():
                assert part.accessibleName(), (part.metaObject().className(), part.objectName())


def test_long_counter_name(open_sheet: Callable[..., SheetView], document: BrpDocument) -> None:
    """D09: a counter with a name of 200 letters does not push the others out of the window."""
    from brp_desktop.sheet.brp import Resource

    options = replace(document.character.options, fatigue=False)
    counter = Resource(id=ResourceId("counter.1"), name="L" * 200, current=3, maximum=5)
    other = BrpDocument(replace(document.character, options=options, resources=(counter,)))
    sheet = open_sheet(other)
    for each in sheet.vitals.vitals:
        assert sheet.rect().contains(each.mapTo(sheet, each.rect().topLeft()))
        assert sheet.rect().contains(each.mapTo(sheet, each.rect().bottomRight()))


@pytest.mark.parametrize("text", ["abc", "1.5"])
def test_what_is_wrong_with_a_number_is_said_under_it(
    sheet: SheetView, document: BrpDocument, hand: Any, text: str
) -> None:
    """A frame alone explains nothing: the sentence stands under the field and goes with the next letter."""
    sheet.set_edit_mode(True)
    for field in (sheet.strip.field(CharacteristicId("str")), sheet.head.fields["age"].field):
        field.setFocus()
        field.selectAll()
        hand.type(text)
        hand.key(Qt.Key.Key_Return)
        assert field.error
        assert field.note is not None
        assert field.note.text() == field.error
        below = field.mapTo(sheet, field.rect().bottomLeft()).y()
        assert below - 8 <= field.note.y() <= below + 4
        hand.key(Qt.Key.Key_Escape)
        assert field.note is None
    field.selectAll()
    hand.type("x")
    hand.key(Qt.Key.Key_Return)
    sheet.set_edit_mode(False)
    assert field.note is None, "it is hidden with its field"


def test_an_unlikely_characteristic_is_taken_and_said(sheet: SheetView, document: BrpDocument, hand: Any) -> None:
    """STR 999 may be a giant, or a slip of the finger."""
    sheet.set_edit_mode(True)
    field = sheet.strip.field(CharacteristicId("str"))
    field.setFocus()
    for text, said in (("999", True), ("13", False)):
        field.selectAll()
        hand.type(text)
        hand.key(Qt.Key.Key_Return)
        assert document.derived.characteristics[CharacteristicId("str")].value == int(text)
        assert not field.error
        assert (field.note is not None) is said


def test_the_head_of_a_small_sheet_has_room_for_its_fields(
    open_sheet: Callable[..., SheetView], document: BrpDocument
) -> None:
    """In a small window the head is lower in play mode only; its fields are whole, and it is low again afterwards."""
    sheet = open_sheet(document, 703, 502)
    before = sheet.head.height()
    sheet.set_edit_mode(True)
    QApplication.processEvents()
    assert sheet.head.height() >= sheet.head.sizeHint().height() > before
    assert sheet.head.rect().contains(sheet.head.portrait.geometry())
    for labelled in sheet.head.fields.values():
        assert sheet.head.rect().contains(labelled.geometry())
    sheet.set_edit_mode(False)
    QApplication.processEvents()
    assert sheet.head.height() == before
