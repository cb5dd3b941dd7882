"""The combat page on its sheet: what it shows, fields in edit mode, focus, sizes; nobody throws dice here."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from msgspec import structs
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from sweeps import each_value

from brp_desktop.controllers.aiming import Aim
from brp_desktop.controllers.brp_document import BrpDocument
from brp_desktop.controllers.language import LANGUAGES, Language
from brp_desktop.painting.theme import load_theme
from brp_desktop.sheet.belongings import Armour, Burden, Weapon, Wound
from brp_desktop.sheet.brp import BrpCharacter
from brp_desktop.sheet.edits import SetBelonging, SetOptions, SetResource
from brp_desktop.sheet.ids import BelongingId, ResourceId
from brp_desktop.views.brp.belonging_adding import open_weapons
from brp_desktop.views.brp.belonging_fields import read_ranges, read_weight, written_ranges
from brp_desktop.views.brp.combat_page import CombatPage
from brp_desktop.views.brp.combat_whys import why_location
from brp_desktop.views.brp.sheet_field import SheetField
from brp_desktop.views.brp.sheet_view import SheetView
from brp_desktop.views.brp.weapon_rows import DODGE
from brp_desktop.views.comparing import differences
from brp_desktop.views.edit_labels import edit_name
from tests.support.names_for_readers import nameless

KNIFE, COAT = BelongingId("weapon.2"), BelongingId("armour.1")


@pytest.fixture
def page(sheet: SheetView) -> CombatPage:
    sheet.bar.go_to("combat")
    QApplication.processEvents()
    return sheet.other_pages.combat


@pytest.fixture
def fields(sheet: SheetView, page: CombatPage) -> CombatPage:
    """The page in edit mode, the knife chosen."""
    sheet.set_edit_mode(True)
    page.weapons.table.set_current_key(KNIFE)
    QApplication.processEvents()
    return page


def put(page: Any, field: str, text: str) -> SheetField:
    """Type into a field of a form and press Enter."""
    host = page.form.fields[field].host
    assert isinstance(host, SheetField)
    host.setFocus()
    host.selectAll()
    QTest.keyClicks(host, text)
    QTest.keyClick(host, Qt.Key.Key_Return)
    return host


def weapon(document: BrpDocument) -> Weapon:
    return next(each for each in document.character.weapons if each.id == KNIFE)


def test_the_page_is_made_when_it_is_first_looked_at(sheet: SheetView) -> None:
    assert "combat" not in sheet.other_pages._made
    sheet.bar.go_to("combat")
    assert "combat" in sheet.other_pages._made


def test_every_field_is_one_step_and_keeps_the_focus(fields: CombatPage, document: BrpDocument) -> None:
    form = fields.weapons.form
    assert form is not None
    taken = {
        "name": ("Dague", "Dague"),
        "base": ("30", 30),
        "damage": ("1D4+db", "1D4+db"),
        "damage_by_range": ("10: 1D6; 5: 2D6", ((5, "2D6"), (10, "1D6"))),
        "range_m": ("15", 15),
        "attacks": ("2", "2"),
        "hands": ("-", ""),
        "hit_points_maximum": ("20", 20),
        "hit_points": ("7", 7),
        "ammunition": ("3", 3),
        "loaded": ("1", 1),
        "spare": ("9", 9),
        "malfunction": ("96", 96),
        "encumbrance": ("1,25", 125),
        "note": ("Don de Bran", "Don de Bran"),
    }
    for field, (text, value) in taken.items():
        depth = len(document.history.labels)
        host = put(fields.weapons, field, text)
        assert getattr(weapon(document), field) == value, field
        assert len(document.history.labels) == depth + 1, field
        assert host.hasFocus()
    for field in reversed(taken):
        document.undo()
        assert getattr(weapon(document), field) == getattr(Weapon(id=KNIFE, weapon="knife", name="Couteau"), field)


def test_an_empty_field_is_the_catalogues_and_says_what_that_is(fields: CombatPage, document: BrpDocument) -> None:
    form = fields.weapons.form
    assert form is not None
    host = put(fields.weapons, "damage", "1D4")
    assert host.placeholderText() == "1D3+1+db"
    put(fields.weapons, "damage", " ")
    assert weapon(document).damage is None
    put(fields.weapons, "damage", "-")
    assert weapon(document).damage == ""
    assert host.text() == "–"


@pytest.mark.parametrize(
    ("field", "text", "sentence"),
    [
        ("damage", "1D", "“1D” is not dice notation (column 3)."),
        ("range_m", "far", "That is not a whole number."),
        ("encumbrance", "heavy", "That is no weight: 2.5, for example."),
        ("damage_by_range", "10 4D6", "Metres, a colon, damage, for example 10: 4D6; 20: 2D6"),
        ("malfunction", "200", "200 is not between 0 and 101."),
    ],
)
def test_what_is_wrong_is_said_and_stays(
    fields: CombatPage, document: BrpDocument, field: str, text: str, sentence: str
) -> None:
    before = document.character
    host = put(fields.weapons, field, text)
    assert (host.error, host.text()) == (sentence, text)
    assert document.character is before
    QTest.keyClick(host, Qt.Key.Key_Escape)
    assert not host.error


def test_a_skill_is_linked_and_the_row_rolls_again(fields: CombatPage, document: BrpDocument) -> None:
    form = fields.weapons.form
    assert form is not None
    choice = form.fields["skill"].host
    answers = {name: value for value, name, _ in choice.answers}  # type: ignore[union-attr]
    assert answers["usual: Melee weapon (Dagger)"] is None
    choice.chosen.emit("brawl")  # type: ignore[union-attr]
    assert document.derived.weapons[KNIFE].row == "brawl"


def test_a_click_on_a_cell_goes_to_its_field(fields: CombatPage) -> None:
    table, form = fields.weapons.table, fields.weapons.form
    assert form is not None
    rect = table.cell_rect(KNIFE, "damage")
    assert rect is not None
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=rect.center())
    assert form.fields["damage"].host.hasFocus()


def test_a_weapon_is_added_by_its_name_in_english_too_or_as_ones_own(
    fields: CombatPage, document: BrpDocument, sheet: SheetView
) -> None:
    added: list[BelongingId] = []
    picks = open_weapons(document, sheet.look, fields.weapons.add, added.append)
    QTest.keyClicks(picks.edit, "quarterst")
    assert picks.shown()[-1].aside == "quarterst"
    QTest.keyClick(picks.edit, Qt.Key.Key_Return)
    assert document.character.weapons[-1].weapon == "quarterstaff"
    picks = open_weapons(document, sheet.look, fields.weapons.add, added.append)
    QTest.keyClicks(picks.edit, "Truelle <b>")
    QTest.keyClick(picks.edit, Qt.Key.Key_Return)
    own = document.character.weapons[-1]
    assert (own.weapon, own.name, own.id) == (None, "Truelle <b>", added[-1])
    fields.weapons._on_added(own.id)
    assert fields.weapons.key == own.id
    assert fields.weapons.form is not None
    fields.weapons.form.remove.click()
    assert document.character.weapons[-1].weapon == "quarterstaff"


def test_shots_and_hit_points_are_stepped_and_typed_exactly(page: CombatPage, document: BrpDocument) -> None:
    page.weapons.table.set_current_row(0, 0)
    strip = page.weapons.strip
    pistol = BelongingId("weapon.1")
    assert strip.shots.less is not None
    strip.shots.less.click()
    assert document.derived.weapons[pistol].loaded == 4
    strip.shots.field.setFocus()
    strip.shots.field.selectAll()
    QTest.keyClicks(strip.shots.field, "9")
    QTest.keyClick(strip.shots.field, Qt.Key.Key_Return)
    assert strip.shots.field.error == "9 is not between 0 and 6."
    QTest.keyClick(strip.shots.field, Qt.Key.Key_Escape)
    strip.reload.click()
    assert (document.derived.weapons[pistol].loaded, document.character.weapons[0].spare) == (6, 10)
    strip.points.field.setFocus()
    strip.points.field.selectAll()
    QTest.keyClicks(strip.points.field, "0")
    QTest.keyClick(strip.points.field, Qt.Key.Key_Return)
    assert document.derived.weapons[pistol].is_broken
    assert not strip.attack.isEnabled()
    assert strip.problem.text() == "This weapon is broken: it has no hit points left."


def test_the_distance_changes_the_chance_on_the_button(page: CombatPage) -> None:
    page.weapons.table.set_current_row(0, 0)
    strip = page.weapons.strip
    assert strip.attack.value == "40%"
    strip.show_weapon(BelongingId("weapon.1"), Aim(metres=40), "")
    assert strip.attack.value == "20%"
    strip.show_weapon(BelongingId("weapon.1"), Aim(metres=10, waits=2), "Bran")
    assert (strip.attack.value, strip.strike.words) == ("48%", "Against Bran…")
    strip.show_weapon(BelongingId("weapon.1"), Aim(metres=400), "")
    assert (strip.attack.isEnabled(), strip.problem.text()) == (False, "Too far away for this weapon.")


def test_armour_is_put_on_and_off_with_its_penalties(
    open_sheet: Callable[..., SheetView], character: BrpCharacter
) -> None:
    plate = Armour(
        id=BelongingId("armour.2"), name="Plate", points=6, worn=False, burdens=(Burden("skill.stealth", -20),)
    )
    document = BrpDocument(replace(character, armour=(*character.armour, plate)))
    sheet = open_sheet(document)
    sheet.bar.go_to("combat")
    armour = sheet.other_pages.combat.armour
    cell = armour.model.cell(plate.id, 0)
    assert (cell.struck, cell.under) == (True, "not worn")
    assert armour.model.cell(plate.id, 2).text == "Stealth −20"
    assert armour.total.number == "1"
    armour.table.setFocus()
    armour.table.set_current_key(plate.id)
    QTest.keyClick(armour.table, Qt.Key.Key_W)
    assert not armour.model.cell(plate.id, 0).struck
    assert armour.total.number == "6"
    assert sheet.skills_page.rows["stealth"].chance == 35  # type: ignore[index]
    document.undo()
    assert armour.model.cell(plate.id, 0).struck


@pytest.mark.parametrize(
    ("lang", "name", "thing"),
    [
        ("en", "Unnamed armour", "a thing"),
        ("fr", "Armure sans nom", "un objet"),
        ("it", "Armatura senza nome", "un oggetto"),
    ],
)
def test_armour_without_a_name_is_called_something_wherever_it_is_told_of(
    open_sheet: Callable[..., SheetView], character: BrpCharacter, language: Language, lang: str, name: str, thing: str
) -> None:
    """On its button, in «why?», in what other rules would change, in a comparison and in what undo says."""
    language.choose(lang)
    bare = Armour(id=BelongingId("armour.2"), points=2)
    options = replace(character.options, hit_locations=True)
    document = BrpDocument(replace(character, armour=(bare,), options=options))
    sheet = open_sheet(document)
    sheet.bar.go_to("combat")
    armour = sheet.other_pages.combat.armour
    armour.table.set_current_key(None)
    assert armour.wear_button.isHidden(), "nothing is chosen"
    armour.table.set_current_key(bare.id)
    for _ in range(2):
        assert not armour.wear_button.isHidden()
        assert armour.wear_button.words.endswith(f": {name}")
        assert name in armour.wear_button.accessibleName()
        armour.wear(bare.id)
    assert thing in edit_name(SetBelonging("armour", bare.id, "worn", False), document.character)
    assert name in [row.label for row in why_location(document, "chest").rows]
    worn = replace(document.character, armour=(structs.replace(bare, points=3),))
    told = [line for section in differences(document.character, worn) for line in section.lines]
    assert any(line.startswith(name) for line in told)


def test_penalties_and_places_of_armour_are_fields(sheet: SheetView, page: CombatPage, document: BrpDocument) -> None:
    sheet.set_edit_mode(True)
    armour = page.armour
    armour.table.set_current_key(COAT)
    form = armour.form
    assert form is not None
    places, burdens = form.more
    burdens.add.click()  # type: ignore[attr-defined]
    assert document.derived.armour[COAT].burdens == (Burden("skill.stealth", -10),)
    line = burdens.lines[0]  # type: ignore[attr-defined]
    line.what.chosen.emit("category.physical")
    field = line.value.field
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, "-15")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert document.derived.armour[COAT].burdens == (Burden("category.physical", -15),)
    line.remove.click()
    assert document.derived.armour[COAT].burdens == ()
    head = places.numbers["head"].field  # type: ignore[attr-defined]
    head.setFocus()
    QTest.keyClicks(head, "3")
    QTest.keyClick(head, Qt.Key.Key_Return)
    assert document.character.armour[0].places == (("head", 3),)


@pytest.mark.parametrize(
    ("points", "wounds", "sentence"),
    [
        (9, (), ""),
        (2, (), "Unconscious."),
        (0, (), "Dying: dead at the end of the next round unless brought back to 1."),
        (5, (Wound(id=BelongingId("w"), amount=7, major=True),), "Major wound: fights on for 5 rounds at most."),
        (
            5,
            (Wound(id=BelongingId("w"), amount=3), Wound(id=BelongingId("v"), amount=3, effect="bleeding")),
            (
                "The minor wounds add up to a major one: unconscious unless a luck roll succeeds. "
                "Bleeding: one hit point each round."
            ),
        ),
    ],
)
def test_how_somebody_fares_is_said_by_the_rules(
    open_sheet: Callable[..., SheetView],
    character: BrpCharacter,
    language: Language,
    points: int,
    wounds: tuple[Wound, ...],
    sentence: str,
) -> None:
    language.choose("en")
    document = BrpDocument(replace(character, wounds=wounds))
    document.perform(SetResource(ResourceId("hit_points"), points))
    sheet = open_sheet(document)
    sheet.bar.go_to("combat")
    assert sheet.other_pages.combat.health.state.text() == sentence


def test_hit_locations_stand_there_where_they_are_in_use(page: CombatPage, document: BrpDocument) -> None:
    assert page.health.places_table.isHidden()
    document.perform(SetOptions(replace(document.character.options, hit_locations=True)))
    assert page.health.places.rowCount() == 7
    assert page.health.places.cell("chest", 2).text == "1"


def test_only_tracks_in_use_are_shown_and_typed_exactly(page: CombatPage, document: BrpDocument) -> None:
    assert [vital.resource for vital in page.health.vitals] == ["hit_points", "power_points", "fatigue"]
    document.perform(SetOptions(replace(document.character.options, sanity=True, fatigue=False)))
    assert [vital.resource for vital in page.health.vitals] == ["hit_points", "power_points", "sanity"]
    assert not page.health.buttons["fright"].isHidden()


def test_the_row_in_hand_stays_whatever_changes(page: CombatPage, document: BrpDocument, language: Language) -> None:
    table = page.weapons.table
    table.set_current_key(KNIFE)
    table.setFocus()
    document.perform(SetResource(ResourceId("hit_points"), 3))
    document.set_defences(1)
    language.choose("it")
    assert (page.weapons.key, table.hasFocus()) == (KNIFE, True)


def test_sentences_begin_where_the_frames_of_buttons_do(page: CombatPage) -> None:
    """As they are painted: the first letter of «No parry …» under the edge of the buttons."""
    words, button = page.weapons.round_words, next(iter(page.health.buttons.values()))
    edges = []
    for widget in (words, button):
        image = widget.grab().toImage()
        middle = range(image.height() // 2 - 5, image.height() // 2 + 5)
        ground = image.pixel(0, 0)
        first = min(x for x in range(image.width()) for y in middle if image.pixel(x, y) != ground)
        edges.append(widget.mapTo(page, QPoint(first, 0)).x())
    assert abs(edges[0] - edges[1]) <= 2


def test_an_empty_sheet_says_what_to_do(open_sheet: Callable[..., SheetView], character: BrpCharacter) -> None:
    document = BrpDocument(replace(character, weapons=(), armour=(), wounds=(), skills=()))
    sheet = open_sheet(document)
    sheet.bar.go_to("combat")
    page = sheet.other_pages.combat
    assert page.weapons.empty.text() == "No weapon yet. Edit mode (Ctrl+E) adds some."
    assert page.armour.empty.text() == "No armour. Edit mode (Ctrl+E) adds some."
    assert page.health.empty.text() == "No wounds."
    sheet.focus_rows()
    assert page.health.buttons["damage"].hasFocus()
    sheet.set_edit_mode(True)
    assert page.weapons.add.isVisible()


@pytest.mark.parametrize(("lang", "shape"), each_value(LANGUAGES, [(896, 1.0), (704, 1.0), (896, 2.0), (448, 1.0)]))
def test_nothing_is_wider_than_the_page_and_everything_has_a_name(
    open_sheet: Callable[..., SheetView],
    document: BrpDocument,
    language: Language,
    lang: str,
    shape: tuple[int, float],
) -> None:
    language.choose(lang)
    width, zoom = shape
    sheet = open_sheet(document, width, 640, zoom)
    sheet.bar.go_to("combat")
    page = sheet.other_pages.combat
    for edit in (False, True):
        sheet.set_edit_mode(edit)
        page.armour.table.set_current_key(COAT)
        page.health.table.set_current_row(0, 0)
        QApplication.processEvents()
        assert page.horizontalScrollBar().maximum() == 0
        ground = page.widget()
        room = page.viewport().width()
        for part in (*page.weapons.strip.acts.items, *page.weapons.strip.numbers.items, *page.health.buttons.values()):
            if part.isVisible():
                right = part.mapTo(ground, QPoint(part.width(), 0)).x()
                assert right <= room
                assert part.width() >= min(part.sizeHint().width(), room - 24)
        assert nameless(page) == []
        table = page.weapons.table
        assert sum(table.columnWidth(c) for c in range(table.model().columnCount()) if not table.isColumnHidden(c)) <= (
            table.viewport().width()
        )
        assert table.height() == table.wanted_height()


def test_why_of_a_weapon_is_asked_beside_its_row(sheet: SheetView, page: CombatPage) -> None:
    page.weapons.table.set_current_key(KNIFE)
    page.weapons.table.setFocus()
    QTest.keyClick(page.weapons.table, Qt.Key.Key_Question)
    popover = sheet._asking.popover
    assert popover is not None
    assert popover.title.text() == "Why 25%?"
    popover.close()
    page.weapons.table.set_current_key(DODGE)
    QTest.keyClick(page.weapons.table, Qt.Key.Key_Question)
    assert popover.title.text() == "Why 40%?"
    popover.close()


def test_a_theme_and_a_zoom_reach_every_part(sheet: SheetView, page: CombatPage) -> None:
    sheet.set_edit_mode(True)
    sheet.set_theme(load_theme("ink"))
    sheet.set_zoom(1.5)
    look = sheet.look
    assert page.weapons.table.look is look
    assert page.health.places_table.look is look
    assert page.weapons.form is not None
    assert page.weapons.form.fields["name"].host.look is look  # type: ignore[union-attr]


def test_weights_and_ranges_are_read_strictly() -> None:
    assert [read_weight(text) for text in ("2", "2.5", "2,05", "0")] == [200, 250, 205, 0]
    assert read_ranges("10: 4D6 ; 20m: 2D6") == ((10, "4D6"), (20, "2D6"))
    assert written_ranges(((10, "4D6"), (20, "2D6"))) == "10: 4D6; 20: 2D6"
    for wrong in ("", "2.5.1", "-1", "2,555", "1 kg"):
        with pytest.raises(ValueError, match="weight"):
            read_weight(wrong)
