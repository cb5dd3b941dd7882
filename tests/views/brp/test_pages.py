"""The pages of a sheet: what each is called, which is remembered, and where the focus goes on it."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from brp_desktop.controllers.brp_document import BrpDocument
from brp_desktop.controllers.language import Language
from brp_desktop.sheet.brp import BrpCharacter, Skill
from brp_desktop.sheet.ids import SkillId
from brp_desktop.storage.settings import SheetSettings
from brp_desktop.views.brp.sheet_view import SheetView

Open = Callable[..., SheetView]


def test_combat_says_what_it_is_when_it_is_first_looked_at(open_sheet: Open, document: BrpDocument) -> None:
    sheet = open_sheet(document)
    sheet.bar.go_to("combat")
    assert sheet.other_pages.combat.accessibleName() == "Combat"


@pytest.mark.parametrize("page", ["skills", "combat", "gear", "notes", "progress"])
def test_the_page_of_edit_mode_is_the_page_a_sheet_without_powers_opens_with(
    open_sheet: Open, character: BrpCharacter, page: str
) -> None:
    """The powers are a page of edit mode alone here: those behind it do not count it."""
    document = BrpDocument(replace(character, powers=()))
    sheet = open_sheet(document)
    sheet.set_edit_mode(True)
    sheet.bar.go_to(page)
    kept = sheet.remembered(SheetSettings())
    again = open_sheet(document)
    again.recall(kept)
    assert again.bar.page == page


def test_a_page_that_moves_among_the_others_is_remembered_anew(open_sheet: Open, character: BrpCharacter) -> None:
    sheet = open_sheet(BrpDocument(replace(character, powers=())))
    told: list[bool] = []
    sheet.view_changed.connect(lambda: told.append(True))
    sheet.set_edit_mode(True)
    assert told


def test_nothing_is_added_in_play_to_gear_that_is_empty(open_sheet: Open, character: BrpCharacter) -> None:
    """The focus is on nothing that is hidden: Space and Enter would press it."""
    document = BrpDocument(replace(character, items=(), wealth=(), contacts=(), resources=(), weapons=(), armour=()))
    sheet = open_sheet(document)
    sheet.bar.go_to("gear")
    sheet.focus_rows()
    focus = QApplication.focusWidget()
    assert focus is not None
    assert focus.isVisible()
    assert sheet.isAncestorOf(focus)
    for key in (Qt.Key.Key_Space, Qt.Key.Key_Return):
        QTest.keyClick(focus, key)
    assert document.character.items == ()


def test_words_of_the_gear_have_room_in_another_language(
    open_sheet: Open, document: BrpDocument, language: Language
) -> None:
    sheet = open_sheet(document)
    sheet.set_edit_mode(True)
    sheet.bar.go_to("gear")
    language.choose("it")
    QApplication.processEvents()
    things = sheet.other_pages.gear.things
    for button in (things.add, things.add_container):
        assert button.width() >= button.sizeHint().width()


@pytest.mark.parametrize("zoom", [0.5, 2.0, 3.0])
def test_the_field_that_is_edited_stays_in_sight_whatever_the_zoom(
    open_sheet: Open, character: BrpCharacter, zoom: float
) -> None:
    many = tuple(Skill(id=SkillId(f"own.{number}"), name=f"Craft {number}", category="manual") for number in range(200))
    sheet = open_sheet(BrpDocument(replace(character, skills=(*character.skills, *many))))
    sheet.set_edit_mode(True)
    view = sheet.edit_view
    assert view is not None
    assert view.open_skill(SkillId("own.150"))
    sheet.set_zoom(zoom)
    QApplication.processEvents()
    place = view.editor.geometry().translated(0, view.content.y())
    assert view.editor.hasFocus()
    assert view.viewport().rect().contains(place.center())
