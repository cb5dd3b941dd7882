"""The skills page in play mode, by mouse and by keyboard."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QTableView, QToolTip

from brp_desktop.controllers.brp_document import BrpDocument
from brp_desktop.models.roles import Role
from brp_desktop.models.skills import SkillColumn
from brp_desktop.models.skills_order import SkillOrder
from brp_desktop.painting.theme import load_theme
from brp_desktop.play.rolling import Subject
from brp_desktop.rules.brp import SRD, UGE
from brp_desktop.sheet.edits import MoveSkill, SetOptions, SetPoints, SetPowTick, SetSkillBase, SetSkillFlag, SetTick
from brp_desktop.sheet.ids import SkillId
from brp_desktop.views.brp.sheet_view import SheetView
from brp_desktop.views.brp.skill_row_painter import WIDTHS

SPOT = SkillId("spot")


def ticked(document: BrpDocument, skill: str) -> bool:
    return next(row.ticked for row in document.character.skills if row.id == skill)


def focused_skill() -> str:
    table = QApplication.focusWidget()
    assert isinstance(table, QTableView)
    return str(table.currentIndex().data(Role.ID))


def test_click_rolls_once(hand: Any) -> None:
    """G07: a click is one roll, a double click too, two clicks with a pause are two."""
    hand.click("spot")
    assert hand.rolled == [Subject("skill", "spot")]
    viewport, rect = hand.row("listen")
    QTest.mouseClick(viewport, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, rect.center())
    QTest.mouseDClick(viewport, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, rect.center())
    assert hand.rolled[1:] == [Subject("skill", "listen")]
    hand.click("listen")
    assert len(hand.rolled) == 3


def test_right_click_and_dragging_off_roll_nothing(hand: Any) -> None:
    """Only press and release on the same row are a deliberate act."""
    viewport, rect = hand.row("spot")
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, rect.center())
    other = rect.center() + QPoint(0, rect.height())
    QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, other)
    QTest.mouseClick(viewport, Qt.MouseButton.MiddleButton, Qt.KeyboardModifier.NoModifier, rect.center())
    assert hand.rolled == []


def test_enter_rolls_once_however_long_it_is_held(hand: Any, sheet: SheetView) -> None:
    """G07: the key's auto-repeat rolls nothing."""
    sheet.focus_subject(Subject("skill", "spot"))
    table = QApplication.focusWidget()
    hand.key(Qt.Key.Key_Return)
    for _ in range(3):
        held = QKeyEvent(QKeyEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "\r", True)
        QApplication.sendEvent(table, held)
    hand.key(Qt.Key.Key_Enter, Qt.KeyboardModifier.KeypadModifier)
    assert hand.rolled == [Subject("skill", "spot")] * 2


def test_box_ticks_and_rolls_nothing(hand: Any, document: BrpDocument) -> None:
    """A click on the box toggles by hand, one undo step each; a double click is one toggle."""
    assert not ticked(document, "listen")
    hand.click("listen", box=True)
    assert ticked(document, "listen")
    assert document.undo_step is not None
    assert document.undo_step.edit == SetTick(SkillId("listen"), True, "by_hand")
    hand.click("listen", box=True)
    assert not ticked(document, "listen")
    viewport, rect = hand.row("listen")
    at = QPoint(rect.left() + 12, rect.center().y())
    QTest.mouseClick(viewport, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
    QTest.mouseDClick(viewport, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
    assert ticked(document, "listen")
    assert hand.rolled == []


def test_t_ticks(hand: Any, sheet: SheetView, document: BrpDocument) -> None:
    """T ticks and unticks the row with the focus."""
    sheet.focus_subject(Subject("skill", "listen"))
    hand.key(Qt.Key.Key_T)
    assert ticked(document, "listen")
    hand.key(Qt.Key.Key_T)
    assert not ticked(document, "listen")


def test_a_skill_without_box(hand: Any, document: BrpDocument) -> None:
    """T08: where there is no box a click in its place rolls like anywhere else on the row."""
    document.perform(SetSkillFlag(SkillId("listen"), "learns", False))
    hand.click("listen", box=True)
    assert hand.rolled == [Subject("skill", "listen")]
    assert not ticked(document, "listen")


def test_arrows_go_through_groups_and_columns(hand: Any, sheet: SheetView) -> None:
    """↓ runs through all groups in reading order; ← and → jump to the neighbour at the same height."""
    tables = sheet.skills.tables
    expected = [table.id_of(row) for table in tables for row in range(table.model().rowCount())]
    sheet.skills.focus_key(expected[0])
    seen = [focused_skill()]
    for _ in expected[1:]:
        hand.key(Qt.Key.Key_Down)
        seen.append(focused_skill())
    assert seen == expected
    hand.key(Qt.Key.Key_Down)
    assert focused_skill() == expected[-1]
    for skill in reversed(expected[:-1]):
        hand.key(Qt.Key.Key_Up)
        assert focused_skill() == skill
    first = hand.row(expected[0])
    hand.key(Qt.Key.Key_Right)
    second = hand.row(focused_skill())
    assert second[0] is not first[0]
    assert second[0].mapToGlobal(second[1].center()).y() == first[0].mapToGlobal(first[1].center()).y()
    hand.key(Qt.Key.Key_Left)
    assert focused_skill() == expected[0]
    hand.key(Qt.Key.Key_Left)
    assert focused_skill() == expected[0]
    hand.key(Qt.Key.Key_End)
    assert focused_skill() == expected[-1]
    hand.key(Qt.Key.Key_Home)
    assert focused_skill() == expected[0]


def test_the_row_with_the_focus_is_in_sight(
    hand: Any, open_sheet: Callable[..., SheetView], document: BrpDocument
) -> None:
    """Moving by keys scrolls the page along."""
    sheet = open_sheet(document, 448, 420)
    sheet.skills.focus_first(Qt.FocusReason.OtherFocusReason)
    for _ in range(40):
        hand.key(Qt.Key.Key_Down)
        place = sheet.skills.current_table
        assert place is not None
        rect = sheet.skills.rect_of(place, place.currentIndex().row())
        top = sheet.skills.verticalScrollBar().value()
        assert top <= rect.top()
        assert rect.bottom() <= top + sheet.skills.viewport().height()


def test_tab_leaves_the_rows(hand: Any, sheet: SheetView) -> None:
    """All skills are one stop for Tab; coming back leads to the row that had the focus."""
    sheet.focus_subject(Subject("skill", "dodge"))
    hand.key(Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    outside = QApplication.focusWidget()
    assert not isinstance(outside, QTableView)
    hand.key(Qt.Key.Key_Tab)
    assert focused_skill() == "dodge"


def test_wheel_changes_nothing(sheet: SheetView, document: BrpDocument) -> None:
    """U02: the wheel over twenty rows, the vitals, the tabs and the fields scrolls and leaves the document alone."""
    before = document.character
    bar = sheet.skills.verticalScrollBar()
    assert bar.maximum() > 0
    places: list[Any] = [table.viewport() for table in sheet.skills.tables]
    places += [sheet.strip.cells.viewport(), sheet.bar.tabs, sheet.bar.filter]
    places += [part for vital in sheet.vitals.vitals for part in (vital, vital.number, vital.more, vital.less)]
    for place in places:
        at = QPointF(place.mapTo(sheet, place.rect().center()))
        for delta in (-120, 120, -120):
            QTest.wheelEvent(sheet.windowHandle(), at, QPoint(0, delta))
    assert document.character is before
    assert document.is_saved
    assert sheet.bar.page == "skills"
    assert bar.value() > 0


def test_focus_and_place_survive(hand: Any, sheet: SheetView, document: BrpDocument, language: Any) -> None:
    """U04: points, a tick, a roll, another theme and language: the same row has the focus, the page stands still."""
    sheet.resize(896, 460)
    sheet.focus_subject(Subject("skill", "status"))
    bar = sheet.skills.verticalScrollBar()
    table = QApplication.focusWidget()
    place = bar.value()
    assert place > 0
    document.perform(SetPoints(SkillId("status"), "experience", 12))
    document.perform(SetTick(SPOT, False, "by_hand"))
    hand.key(Qt.Key.Key_Return)
    assert (focused_skill(), bar.value(), QApplication.focusWidget()) == ("status", place, table)
    for theme in ("ink", "contrast", "paper"):
        sheet.set_theme(load_theme(theme))
        assert (focused_skill(), bar.value()) == ("status", place)
    for code in ("fr", "it", "en"):
        language.choose(code)
        sheet.retranslate(code)
        assert focused_skill() == "status"
    sheet.set_zoom(1.5)
    sheet.set_zoom(1.0)
    assert focused_skill() == "status"


def test_hover_and_focus_tell_the_odds(sheet: SheetView, qtbot: Any) -> None:
    """The exact chance of each level stands in the tip and in the description: 65 % under the house rules."""
    place = sheet.skills_page.where(SPOT)
    assert place is not None
    index = place[0].index(place[1], 0)
    odds = "Spot 65%: Critical 4%, Special 9%, Success 52%, Failure 33%, Fumble 2%"
    assert index.data(Qt.ItemDataRole.ToolTipRole) == odds
    assert index.data(Qt.ItemDataRole.AccessibleDescriptionRole) == odds


def test_names_for_readers(sheet: SheetView) -> None:
    """U09: the accessible name of each row begins with the skill's name and tells score and tick."""
    place = sheet.skills_page.where(SPOT)
    assert place is not None
    table = sheet.skills.table_of(place[0])
    reader = QAccessible.queryAccessibleInterface(table)
    names = [reader.child(number).text(QAccessible.Text.Name) for number in range(reader.childCount())]
    assert "Spot, 65%, ticked" in names
    assert "highest roll of a special" in names
    assert table.accessibleName() == "Perception"
    for row in range(place[0].rowCount()):
        for column in range(5):
            name = str(place[0].index(row, column).data(Qt.ItemDataRole.AccessibleTextRole))
            assert name.startswith(str(place[0].index(row, 0).data(Role.NAME)))


def test_menu(sheet: SheetView, document: BrpDocument, hand: Any) -> None:
    """The menu of a row rolls at a difficulty, ticks, and copies."""
    asked: list[tuple[Subject, str]] = []
    sheet.roll_at_requested.connect(lambda subject, difficulty: asked.append((subject, difficulty)))
    menu = sheet.skills.menu_for(SPOT)
    by_command = {action.data()[1]: action for action in menu.actions() if action.data()}
    assert [by_command[key].text() for key in ("roll", "why", "tick")] == ["Roll Spot", "Why 65%?", "Untick"]
    by_command["difficult"].trigger()
    assert asked == [(Subject("skill", "spot"), "difficult")]
    by_command["tick"].trigger()
    assert not ticked(document, "spot")
    by_command["copy"].trigger()
    assert QApplication.clipboard().text() == "Spot 65%"
    menu.deleteLater()


def test_filter_as_one_types(sheet: SheetView, hand: Any, language: Any) -> None:
    """L01: «ecou» finds Écoute; nothing found is said with a way back; Esc empties the field."""
    language.choose("fr")
    sheet.retranslate("fr")
    sheet.focus_filter()
    hand.type("ecou")
    assert [table.id_of(0) for table in sheet.skills.tables] == ["listen"]
    hand.type("x")
    assert sheet.skills.tables == []
    assert sheet.skills.empty_note.isVisible()
    hand.key(Qt.Key.Key_Escape)
    assert len(sheet.skills.tables) == 6
    assert not sheet.skills.empty_note.isVisible()
    hand.type("obs")
    hand.key(Qt.Key.Key_Down)
    assert focused_skill() == "spot"
    sheet.skills.empty_note.show_all.click()
    assert len(sheet.skills.tables) == 6
    assert focused_skill() == "spot"


def test_trained_only_keeps_ticks(sheet: SheetView, document: BrpDocument) -> None:
    """«Trained only» hides untrained rows, never ticked ones."""
    document.perform(SetTick(SkillId("climb"), True, "by_hand"))
    sheet.bar.trained.click()
    assert sheet.skills_page.where(SkillId("climb")) is not None
    assert sheet.skills_page.where(SkillId("jump")) is None
    assert sheet.skills_page.where(SPOT) is not None
    sheet.bar.trained.click()
    assert sheet.skills_page.where(SkillId("jump")) is not None


def test_orders(sheet: SheetView) -> None:
    """U10: by score the highest comes first; as on paper is the catalogue's order, whatever was moved; my order is the
    sheet's own; by group brings the groups back."""
    sheet.set_order(SkillOrder.SCORE)
    first = sheet.skills.tables[0]
    assert first.model().index(0, 0).data(Role.SCORE) == 102
    sheet.document.perform(MoveSkill(SkillId("appraise"), 0))
    sheet.set_order(SkillOrder.PAPER)
    rows = [table.id_of(row) for table in sheet.skills.tables for row in range(table.model().rowCount())]
    assert rows.index("appraise") < rows.index("climb") < rows.index("listen") < rows.index("spot")
    assert rows.index("knowledge.folklore") < rows.index("listen")
    assert rows[-1] == "own.1"
    assert set(rows) == set(sheet.skills_page.shown_ids)
    sheet.set_order(SkillOrder.OWN)
    rows = [table.id_of(row) for table in sheet.skills.tables for row in range(table.model().rowCount())]
    own = [skill.id for skill in sheet.document.character.skills if skill.id in rows]
    assert rows == own
    assert rows[0] == "appraise"
    assert sheet.bar.order.words == "My order"
    sheet.set_order(SkillOrder.GROUP)
    assert [table.accessibleName() for table in sheet.skills.tables][:2] == ["Combat", "Communication"]
    assert sheet.bar.order.words == "By group"


def test_alt_and_arrows_move_a_row_in_my_order(sheet: SheetView, hand: Any) -> None:
    """One undo step each; the focus goes with the row; hidden rows between do not count; no move in other orders."""
    document = sheet.document

    def order() -> list[str]:
        return list(sheet.skills_page.shown_ids)

    sheet.set_order(SkillOrder.ALPHABET)
    before = document.character
    assert sheet.skills.focus_key(SPOT)
    hand.key(Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    assert document.character is before
    sheet.set_order(SkillOrder.OWN)
    at = order().index(SPOT)
    above, below = order()[at - 1], order()[at + 1]
    assert sheet.skills.focus_key(SPOT)
    hand.key(Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    assert order()[at - 1 : at + 1] == [SPOT, above]
    assert sheet.skills.current_key() == SPOT
    assert sheet.skills.has_focus_inside()
    hand.key(Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    hand.key(Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    assert order()[at : at + 2] == [below, SPOT]
    document.undo()
    document.undo()
    document.undo()
    assert document.character.skills == before.skills
    sheet.skills_page.set_filter("s")
    assert sheet.skills.focus_key(SPOT)
    shown = order().index(SPOT)
    neighbour = order()[shown + 1]
    hand.key(Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    ids = [row.id for row in document.character.skills]
    assert ids.index(SPOT) == ids.index(neighbour) + 1
    document.undo()
    sheet.skills_page.set_filter("")
    first = order()[0]
    assert sheet.skills.focus_key(first)
    hand.key(Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    assert document.character.skills == before.skills
    last = order()[-1]
    assert sheet.skills.focus_key(last)
    hand.key(Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    assert document.character.skills == before.skills


def test_my_order_is_remembered(sheet: SheetView) -> None:
    from brp_desktop.storage.settings import SheetSettings

    sheet.set_order(SkillOrder.OWN)
    kept = sheet.remembered(SheetSettings())
    assert kept.order == "own"
    sheet.set_order(SkillOrder.GROUP)
    sheet.recall(kept)
    assert sheet.skills_page.order is SkillOrder.OWN
    assert "My order" in [action.text() for action in sheet.bar.order_menu().actions()]


def test_result_tints_its_row(sheet: SheetView, qtbot: Any) -> None:
    """The row rolled last is the current one; the row just ticked is brass."""
    sheet.skills.set_current_skill(SPOT)
    sheet.skills.mark_ticked(SPOT)
    place = sheet.skills_page.where(SPOT)
    assert place is not None
    assert place[0].index(place[1], 0).data(Role.JUST_TICKED) is True
    image = sheet.skills.table_of(place[0]).viewport().grab().toImage()
    rect = sheet.skills.table_of(place[0]).row_rect(place[1])
    at = QPoint(rect.left() + 170, rect.top() + 3)
    assert image.pixelColor(at) == load_theme("paper").colour("tick_tint")
    sheet.skills._fresh.stop()
    sheet.skills._on_fresh_over()
    image = sheet.skills.table_of(place[0]).viewport().grab().toImage()
    assert image.pixelColor(at) == load_theme("paper").colour("selected")


@pytest.mark.parametrize(
    ("width", "height", "zoom", "columns", "full"),
    [
        (896, 640, 1.0, 3, True),
        (704, 480, 1.0, 3, False),
        (896, 640, 1.5, 2, True),
        (896, 640, 2.0, 1, True),
        (896, 640, 3.0, 1, True),
        (896, 640, 0.5, 4, True),
        (1300, 700, 1.0, 4, True),
    ],
)
def test_columns(
    open_sheet: Callable[..., SheetView],
    document: BrpDocument,
    width: int,
    height: int,
    zoom: float,
    columns: int,
    full: bool,
) -> None:
    """U06: columns by width and zoom, no horizontal scrolling, every table as tall as its rows and inside the page."""
    sheet = open_sheet(document, width, height, zoom)
    skills = sheet.skills
    assert len(skills.page.columns) == columns
    assert skills.horizontalScrollBar().maximum() == 0
    for table in skills.tables:
        assert table.height() == table.wanted_height()
        assert table.geometry().right() <= skills.viewport().width()
        assert table.isColumnHidden(2) is not full
        assert table.horizontalHeader().length() <= table.viewport().width()


def test_long_names_are_shortened(open_sheet: Callable[..., SheetView], document: BrpDocument) -> None:
    """D09: names of 200 letters leave everything in its place; the full text is in the tip."""
    long = "W" * 200
    skills = tuple(
        replace(row, name=long)
        if row.id == "own.1"
        else replace(row, speciality=None, speciality_text=long)
        if row.id == "status"
        else row
        for row in document.character.skills
    )
    other = BrpDocument(replace(document.character, name=long, occupation=long, skills=skills))
    sheet = open_sheet(other)
    for table in sheet.skills.tables:
        assert table.horizontalHeader().length() <= table.viewport().width()
    assert sheet.head.name.toolTip() == long
    assert sheet.head.name.geometry().right() < sheet.vitals.x() + 8
    assert sheet.vitals.geometry().right() <= sheet.width()
    place = sheet.skills_page.where(SkillId("own.1"))
    assert place is not None
    assert long in str(place[0].index(place[1], 0).data(Qt.ItemDataRole.ToolTipRole))


def test_numbers_of_four_digits_fit(open_sheet: Callable[..., SheetView], document: BrpDocument) -> None:
    """R17: 1050 % is shown in full: its digits fit the column at every zoom."""
    document.perform(SetPoints(SPOT, "personal", 1000))
    for zoom in (1.0, 1.25, 2.0):
        sheet = open_sheet(document, zoom=zoom)
        place = sheet.skills_page.where(SPOT)
        assert place is not None
        table = sheet.skills.table_of(place[0])
        for column in WIDTHS:
            shown = str(place[0].index(place[1], column).data())
            width = sheet.look.width("strong" if column is SkillColumn.SCORE else "micro", shown)
            assert width <= table.columnWidth(column), (zoom, shown)
        assert place[0].index(place[1], SkillColumn.SCORE).data() == "1065"


def test_tab_through_the_sheet(sheet: SheetView, hand: Any) -> None:
    """U03: vitals, characteristics, derived values, tabs, filter and order, skills; the same way back."""
    sheet.vitals.vitals[0].number.setFocus(Qt.FocusReason.TabFocusReason)
    forwards = []
    while not isinstance(QApplication.focusWidget(), QTableView) and len(forwards) < 40:
        forwards.append(QApplication.focusWidget())
        hand.key(Qt.Key.Key_Tab)
    vitals = [part for vital in sheet.vitals.vitals for part in (vital.number, vital.less, vital.more)]
    bar = sheet.bar
    expected = [*vitals, sheet.strip.cells, *sheet.strip.derived.values.values()]
    expected += [bar.tabs, bar.filter, bar.trained, bar.order]
    assert forwards == expected
    for widget in reversed(expected):
        hand.key(Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
        assert QApplication.focusWidget() is widget


def test_tip_after_moving_by_keys(sheet: SheetView, hand: Any) -> None:
    """The odds come as a tip for who moves by keys, not for who clicks."""
    hand.click("spot")
    assert not sheet.skills._odds.isActive()
    hand.key(Qt.Key.Key_Down)
    assert sheet.skills._odds.isActive()
    sheet.skills._odds.stop()
    sheet.skills._show_odds()
    row = focused_skill()
    place = sheet.skills_page.where(SkillId(row))
    assert place is not None
    assert QToolTip.text() == place[0].index(place[1], 0).data(Qt.ItemDataRole.ToolTipRole)
    QToolTip.hideText()


def test_a_row_with_an_error(sheet: SheetView, document: BrpDocument) -> None:
    """A base that cannot be read: a dash instead of the score, and the sentence in the tip."""
    document.perform(SetSkillBase(SkillId("climb"), "DEX*"))
    place = sheet.skills_page.where(SkillId("climb"))
    assert place is not None
    index = place[0].index(place[1], 0)
    assert index.siblingAtColumn(1).data() == "—"
    assert "The formula “DEX*” cannot be read." in index.data(Qt.ItemDataRole.ToolTipRole)
    assert index.data(Role.ROLLABLE) is False
    sheet.skills.table_of(place[0]).viewport().grab()


def test_the_critical_is_a_column_only_where_the_rules_know_it(
    open_sheet: Callable[..., SheetView], document: BrpDocument
) -> None:
    """SRD has no critical: no column, no sign over it; switching the rules brings it and takes it again."""
    sheet = open_sheet(document)
    table = sheet.skills.tables[0]
    for options, there in ((SRD, False), (UGE, True), (SRD, False)):
        document.perform(SetOptions(options))
        QApplication.processEvents()
        assert all(each.isColumnHidden(SkillColumn.CRITICAL) is not there for each in sheet.skills.tables)
        assert not table.isColumnHidden(SkillColumn.SPECIAL)
        widths = [table.columnWidth(column) for column in SkillColumn if not table.isColumnHidden(column)]
        assert sum(widths) == table.width(), "the room goes to the names"


def ink(sheet: SheetView, skill: str) -> int:
    """How many pixels of the skill's box are of the colour of the tick's stroke."""
    place = sheet.skills_page.where(SkillId(skill))
    assert place is not None
    table = sheet.skills.table_of(place[0])
    QApplication.processEvents()
    picture = table.viewport().grab(table.row_rect(place[1])).toImage()
    wanted = sheet.look.colour("on_tick")
    box = [picture.pixelColor(x, y) for x in range(6, 24) for y in range(picture.height())]
    return sum(1 for colour in box if colour.lightness() < wanted.lightness() + 60)


def test_a_fresh_tick_is_drawn_in_one_stroke(sheet: SheetView, hand: Any) -> None:
    """By hand or by a roll, from nothing to whole; then no timer runs. An undone tick has no stroke."""
    drawn = sheet.skills._painter.drawn
    sheet.set_motion(lambda: True)
    sheet.document.perform(SetTick(SPOT, False, "by_hand"))
    assert drawn == {}
    hand.click(SPOT, box=True)
    stroke = sheet.skills._stroke
    assert stroke is not None
    assert stroke.isActive()
    assert drawn == {SPOT: 0.0}
    stroke.stop()  # The time is the test's own from here.
    inks = [ink(sheet, SPOT)]
    lasts = sheet.look.theme.motion["tick"]
    for part in (0.3, 0.6):
        stroke.advance_to(part * lasts)
        inks.append(ink(sheet, SPOT))
    stroke.advance_to(lasts)
    inks.append(ink(sheet, SPOT))
    assert inks == sorted(set(inks)), inks
    assert drawn == {}
    assert not stroke.isActive()
    sheet.document.undo()
    assert drawn == {}
    assert not stroke.isActive()
    sheet.document.perform(SetTick(SPOT, True, "by_hand"))
    assert drawn == {SPOT: 0.0}
    sheet.hide()
    stroke.advance_to(1)
    assert drawn == {}
    assert not stroke.isActive()


@pytest.mark.parametrize("moves", [None, False])
def test_no_stroke_where_nothing_may_move(sheet: SheetView, moves: bool | None) -> None:
    """With reduced motion, on a sheet by itself, and on one that cannot be seen, the tick is there at once."""
    sheet.document.perform(SetTick(SPOT, False, "by_hand"))
    if moves is not None:
        sheet.set_motion(lambda: moves)
    sheet.document.perform(SetTick(SPOT, True, "by_hand"))
    assert sheet.skills._painter.drawn == {}
    sheet.set_motion(lambda: True)
    sheet.hide()
    sheet.document.undo()
    sheet.document.redo()
    assert sheet.skills._painter.drawn == {}


def test_the_tick_of_power_is_drawn_too(sheet: SheetView) -> None:
    """Power carries its box in the strip."""
    cells = sheet.strip.cells
    sheet.set_motion(lambda: True)
    sheet.document.perform(SetPowTick(True, "by_hand"))
    assert cells._painter.drawn == {"pow": 0.0}
    assert cells._stroke is not None
    cells._stroke.advance_to(1000)
    assert cells._painter.drawn == {}
    sheet.document.perform(SetPowTick(False, "by_hand"))
    assert not cells._stroke.isActive()
