"""The skills before their tables are made: the same picture, and nothing a person does to it is lost."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QTableView, QWidget
from sweeps import each_value

from brp_desktop.controllers.brp_document import BrpDocument
from brp_desktop.models.skills_order import SkillOrder
from brp_desktop.painting.theme import load_theme
from brp_desktop.play.rolling import Subject
from brp_desktop.rules.brp import SRD, UGE
from brp_desktop.sheet.edits import SetOptions
from brp_desktop.sheet.ids import SkillId
from brp_desktop.views.brp.sheet_view import SheetView
from brp_desktop.views.brp.skill_pictures import SkillPictures
from brp_desktop.views.brp.skill_table import SkillTable

NONE = Qt.KeyboardModifier.NoModifier
LEFT = Qt.MouseButton.LeftButton


def pictures(sheet: SheetView) -> SkillPictures:
    """What stands in the place of the tables; there are none yet."""
    assert not sheet.skills.findChildren(SkillTable)
    found = sheet.skills.findChild(SkillPictures)
    assert found is not None
    return found


def place_of(sheet: SheetView, skill: str, *, box: bool = False) -> QPoint:
    """The middle of a row, or its box, on the content."""
    shown = pictures(sheet)
    model, row = sheet.skills_page.where(SkillId(skill)) or (None, 0)
    picture = next(each for column in shown.columns for each in column if each.model is model)
    rect = picture.row_rect(row)
    return QPoint(rect.left() + 12, rect.center().y()) if box else rect.center()


def shot(sheet: SheetView) -> QImage:
    """The rows as they are seen."""
    return sheet.skills.grab().toImage()


@pytest.mark.parametrize(
    ("theme_id", "size", "zoom", "order", "options"),
    each_value(
        ["paper", "ink", "contrast"],
        [(896, 640), (650, 480), (1500, 400)],
        [1.0, 1.25, 2.0],
        [SkillOrder.GROUP, SkillOrder.ALPHABET, SkillOrder.OWN],
        [UGE, SRD],
    ),
)
def test_tables_look_as_the_picture_did(
    open_sheet: Callable[..., SheetView],
    document: BrpDocument,
    theme_id: str,
    size: tuple[int, int],
    zoom: float,
    order: SkillOrder,
    options: Any,
) -> None:
    """To the pixel, with the ring of the focus and without, scrolled too."""
    document.perform(SetOptions(options))
    sheet = open_sheet(document, *size, zoom)
    sheet.set_theme(load_theme(theme_id))
    sheet.set_order(order)
    sheet.focus_rows()
    assert pictures(sheet).hasFocus()
    before = shot(sheet)
    sheet.wake()
    assert isinstance(QApplication.focusWidget(), QTableView)
    assert shot(sheet) == before

    again = open_sheet(document, *size, zoom)
    bar = again.skills.verticalScrollBar()
    bar.setValue(bar.maximum())
    before = shot(again)
    assert pictures(again).isVisible()
    again.wake()
    assert shot(again) == before


def test_what_changes_before_is_in_the_picture(sheet: SheetView) -> None:
    """A filter, another language."""
    whole = shot(sheet)
    sheet.skills_page.set_filter("ecou")
    fewer = shot(sheet)
    assert pictures(sheet).isVisible()
    assert fewer != whole
    sheet.wake()
    assert shot(sheet) == fewer


def test_nothing_passes_the_filter(sheet: SheetView) -> None:
    """The note stands there without any table having been made."""
    sheet.skills_page.set_filter("xyz")
    assert pictures(sheet).isVisible()
    assert sheet.skills.empty_note.isVisible()


def test_a_click_on_the_picture_rolls_once(sheet: SheetView) -> None:
    """The press makes the tables, and the row under it has press and release."""
    rolled: list[Subject] = []
    sheet.roll_requested.connect(rolled.append)
    shown, at = pictures(sheet), place_of(sheet, "spot")
    QTest.mousePress(shown, LEFT, NONE, at)
    assert rolled == []
    QTest.mouseRelease(shown, LEFT, NONE, at)
    assert rolled == [Subject("skill", "spot")]
    assert isinstance(QApplication.focusWidget(), SkillTable)


def test_a_press_on_the_picture_and_a_release_on_the_table(sheet: SheetView) -> None:
    """So it comes from a screen: the release goes to what stands there by then."""
    rolled: list[Subject] = []
    sheet.roll_requested.connect(rolled.append)
    shown, at = pictures(sheet), place_of(sheet, "spot")
    on_screen = sheet.skills.content.mapToGlobal(at)
    QTest.mousePress(shown, LEFT, NONE, at)
    below = sheet.skills.content.childAt(QPointF(at))
    assert isinstance(below, QWidget)
    QTest.mouseRelease(below, LEFT, NONE, below.mapFromGlobal(on_screen))
    assert rolled == [Subject("skill", "spot")]


def test_a_click_on_a_box_of_the_picture_ticks(sheet: SheetView, document: BrpDocument) -> None:
    """And rolls nothing."""
    rolled: list[Subject] = []
    sheet.roll_requested.connect(rolled.append)
    before = document.character
    QTest.mouseClick(pictures(sheet), LEFT, NONE, place_of(sheet, "listen", box=True))
    assert rolled == []
    assert document.character != before


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Down])
def test_a_key_goes_to_the_first_row(sheet: SheetView, key: Qt.Key) -> None:
    """Enter rolls it, an arrow goes on from it."""
    rolled: list[Subject] = []
    sheet.roll_requested.connect(rolled.append)
    sheet.focus_rows()
    first, second = sheet.skills_page.shown_ids[:2]
    QTest.keyClick(pictures(sheet), key)
    assert rolled == ([Subject("skill", first)] if key == Qt.Key.Key_Return else [])
    assert sheet.skills.current_key() == (first if key == Qt.Key.Key_Return else second)


def test_tab_leads_into_the_tables(sheet: SheetView) -> None:
    """Whoever comes by Tab stands on a row at once."""
    sheet.bar.order.setFocus(Qt.FocusReason.TabFocusReason)
    assert pictures(sheet).isVisible()
    QTest.keyClick(sheet.bar.order, Qt.Key.Key_Tab)
    assert isinstance(QApplication.focusWidget(), SkillTable)
