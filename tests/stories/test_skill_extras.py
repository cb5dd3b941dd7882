"""Skills beyond the paper: rows edited together, skills at hand, one «+» that suggests, circles that are named."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from brp_desktop.models.skill_edit import EditColumn, EditKey, EditRow
from brp_desktop.sheet.ids import SkillId
from brp_desktop.views.gm.pick_list import PickList

CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
ENTER, SPACE, DOWN = Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Down


def editing(player, sample: Path):
    player.open(sample)
    player.window.set_editing(True)
    QApplication.processEvents()
    return player.window.sheet.edit_view


def bulk_of(player):
    return player.window.sheets.detail(player.document).bulk.bulk


def click_row(view, skill: str, modifiers: Qt.KeyboardModifier) -> None:
    table, row = view._find(EditKey(EditRow.SKILL, skill))
    place = table.visualRect(table.model().index(row, EditColumn.NAME)).center()
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, modifiers, QPoint(8, place.y()))


def points(player, rows, source: str) -> list[int]:
    return [getattr(player.skill(id_).points, source) for id_ in rows]


def test_several_rows_by_keyboard_one_step_each(start, sample: Path) -> None:
    """Choose with Ctrl+Space and Ctrl+Shift+Down, give points, tick, hide, take away: each undone by one Ctrl+Z."""
    player = start()
    view = editing(player, sample)
    order = view.choosing._order()
    view.open_skill(order[2])
    player.press(SPACE, CONTROL)
    player.press(DOWN, CONTROL | SHIFT)
    player.press(DOWN, CONTROL | SHIFT)
    rows = order[2:5]
    assert view.choosing.chosen == tuple(rows)
    bulk = bulk_of(player)
    assert bulk.isVisible()
    assert bulk.title.text() == "3 skills chosen"
    before = player.document.character
    had = points(player, rows, "personal")
    bulk.source.setCurrentIndex(bulk.source.findData("personal"))
    bulk.amount.field.setFocus()
    bulk.amount.field.selectAll()
    player.type("12")
    bulk.add.setFocus()
    player.press(SPACE)
    assert points(player, rows, "personal") == [old + 12 for old in had]
    assert player.window.actions_["undo"].text() == "Undo points of several skills"
    assert QApplication.focusWidget() is bulk.add
    player.press(Qt.Key.Key_Z, CONTROL)
    assert player.document.character == before
    boxes = [id_ for id_ in rows if player.document.derived.skills[id_].learns]
    assert boxes
    for button, check in (
        (bulk.put, lambda: points(player, rows, "personal") == [12, 12, 12]),
        (
            bulk.tick,
            lambda: all(player.skill(id_).ticked for id_ in rows if player.document.derived.skills[id_].learns),
        ),
        (bulk.hide_rows, lambda: all(player.skill(id_).hidden for id_ in rows)),
    ):
        button.click()
        assert check()
        player.press(Qt.Key.Key_Z, CONTROL)
        assert player.document.character == before
    bulk.remove.click()
    assert not set(rows) & {row.id for row in player.document.character.skills}
    assert view.choosing.chosen == ()
    assert not bulk.isVisible()
    player.press(Qt.Key.Key_Z, CONTROL)
    assert player.document.character == before


def test_several_rows_by_mouse_and_a_number_that_is_none(start, sample: Path) -> None:
    player = start()
    view = editing(player, sample)
    order = view.choosing._order()
    click_row(view, order[1], CONTROL)
    click_row(view, order[4], SHIFT)
    assert view.choosing.chosen == tuple(order[1:5])
    click_row(view, order[2], CONTROL)
    assert len(view.choosing.chosen) == 3
    bulk, before = bulk_of(player), player.document.character
    bulk.amount.field.setFocus()
    bulk.amount.field.selectAll()
    player.type("x")
    bulk.add.click()
    assert player.document.character == before
    assert bulk.amount.field.error
    assert bulk.amount.field.text() == "x"
    bulk.none.click()
    assert view.choosing.chosen == ()
    assert not bulk.isVisible()
    click_row(view, order[1], CONTROL)
    player.window.set_editing(False)
    assert view.choosing.chosen == ()


@pytest.mark.parametrize("theme", ["paper", "contrast"])
def test_chosen_rows_stay_chosen_over_language_theme_and_filter(start, sample: Path, theme: str) -> None:
    player = start()
    view = editing(player, sample)
    order = view.choosing._order()
    for id_ in order[:2]:
        click_row(view, id_, CONTROL)
    player.context.language.choose("fr")
    player.context.appearance.choose_theme("ink" if theme == "paper" else theme)
    QApplication.processEvents()
    assert bulk_of(player).title.text() == "2 compétences choisies"
    player.window.sheet.bar.filter.setText("zzz")
    player.window.sheet.bar.filter.textEdited.emit("zzz")
    assert len(view.choosing.chosen) == 2


def test_skills_at_hand_are_pinned_rolled_and_remembered(start, sample: Path) -> None:
    """P pins and shows the group; a roll takes a place without moving others; all is there the next time."""
    player = start(sample)
    sheet = player.window.sheet
    page = sheet.skills_page
    skill = SkillId("research")
    assert sheet.skills.focus_key(skill)
    player.press(Qt.Key.Key_P)
    assert player.skill("research").pinned
    assert page.shows_at_hand
    assert skill in {key for table in page.leading for key in table.keys}
    assert sheet.skills.current_key() == skill
    before = [key for table in page.leading for key in table.keys]
    rolled = next(row.id for row in page.rows.values() if row.rollable and row.id not in before and not row.trained)
    player.dice.next_rolls = [99]
    player.click(rolled)
    QApplication.processEvents()
    assert rolled in {key for table in page.leading for key in table.keys}
    menu = sheet.bar.order_menu()
    toggle = next(action for action in menu.actions() if action.text() == "Pinned and recent on top")
    assert toggle.isChecked()
    kept = sheet.remembered(player.context.settings.sheet(player.document.document_id))
    assert (kept.at_hand, kept.lately[0]) == (True, rolled)
    assert player.context.settings.sheet(player.document.document_id) == kept
    toggle.trigger()
    assert not page.leading
    player.press(Qt.Key.Key_Z, CONTROL)
    assert not player.skill("research").pinned


def test_another_order_leaves_the_focus_on_its_row(start, sample: Path) -> None:
    player = start(sample)
    sheet = player.window.sheet
    assert sheet.skills.focus_key(SkillId("dodge"))
    for name in ("alphabet", "own", "score", "paper", "group"):
        next(action for action in sheet.bar.order_menu().actions() if action.data() == name).trigger()
        QApplication.processEvents()
        assert sheet.skills.has_focus_inside(), name
        assert sheet.skills.current_key() == "dodge", name


def test_one_plus_suggests_as_one_types_and_takes_what_is_ones_own(start, sample: Path) -> None:
    player = start()
    view = editing(player, sample)
    view.focus_key(EditKey(EditRow.ADD_SKILL, "physical"))
    player.press(ENTER)
    QApplication.processEvents()
    shown = [each for each in player.window.findChildren(PickList) if each.isVisible()]
    assert len(shown) == 1
    QTest.keyClicks(shown[0].edit, "Kite flying")
    QTest.keyClick(shown[0].edit, ENTER)
    own = next(row for row in player.document.character.skills if row.name == "Kite flying")
    assert own.category == "physical"
    assert view.cell[0].id == own.id
    player.press(Qt.Key.Key_Z, CONTROL)
    assert own.id not in {row.id for row in player.document.character.skills}


def test_a_circle_of_bases_is_named_skill_by_skill(start, sample: Path) -> None:
    player = start()
    view = editing(player, sample)
    ids = ("climb", "jump")
    detail = player.window.sheets.detail(player.document)
    for one, other in (ids, reversed(ids)):
        view.open_skill(SkillId(one))
        base = detail.fields["base"]
        base.setFocus()
        base.selectAll()
        player.type(f"base({other})")
        player.press(ENTER)
    row = player.window.sheet.skills_page.rows[SkillId("climb")]
    assert row.error == "bad_formula"
    said = player.window.sheet.texts.explanation(row)
    assert "The base of Climb goes round in a circle: Climb → Jump → Climb." in said
