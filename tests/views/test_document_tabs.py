"""The tabs: wide enough for name and mark, the button for another sheet right beside them."""

import pytest
from PySide6.QtWidgets import QApplication

from brp_desktop.painting.theme import load_theme
from brp_desktop.views.document_tabs import TabRow
from brp_desktop.views.painted import text_width


@pytest.fixture
def row(qtbot):
    """A row of tabs with plenty of room."""
    row = TabRow(load_theme("paper"))
    qtbot.addWidget(row)
    row.resize(1200, row.height())
    row.show()
    return row


def room_for_name(row: TabRow, index: int) -> float:
    """Px between the mark of a tab and its cross, where the name is painted."""
    QApplication.processEvents()
    rect = row.tabs.tabRect(index)
    return row.tabs.cross(index).left() - 6 - rect.left() - 12


@pytest.mark.parametrize("name", ["Adèle Fournier", "Al", "Ginevra Malaspina"])
def test_the_mark_of_unsaved_work_makes_the_tab_wider(row: TabRow, name: str) -> None:
    """The first change neither elides the name nor takes it away while there is room."""
    row.tabs.addTab("")
    row.tabs.show_document(0, name, unsaved=False, locked=False)
    wanted = text_width(load_theme("paper").font("strong"), name)
    assert room_for_name(row, 0) >= wanted
    before = row.tabs.tabRect(0).width()
    for state in ({"unsaved": True, "locked": False}, {"unsaved": False, "locked": True}):
        row.tabs.show_document(0, name, **state)
        assert room_for_name(row, 0) >= wanted + (19 if state["locked"] else 15)
    row.tabs.show_document(0, name, unsaved=False, locked=False)
    assert row.tabs.tabRect(0).width() == before


def test_the_button_for_another_sheet_stands_at_the_last_tab(row: TabRow) -> None:
    for number, name in enumerate(("", "A", "Al", "Bran Tregear")):
        row.tabs.addTab("")
        row.tabs.show_document(number, name, unsaved=False, locked=False)
        QApplication.processEvents()
        right = row.tabs.mapTo(row, row.tabs.tabRect(number).topRight()).x()
        assert 0 <= row.add_button.x() - right <= 8, name


def test_the_mark_of_one_tab_does_not_colour_the_next(row: TabRow) -> None:
    """Sheet 1 unsaved, sheet 2 chosen: tab 2 has the colour of the sheet."""
    for number, name in enumerate(("Al", "Bran")):
        row.tabs.addTab("")
        row.tabs.show_document(number, name, unsaved=number == 0, locked=False)
    row.tabs.setCurrentIndex(1)
    QApplication.processEvents()
    rect = row.tabs.tabRect(1)
    shown = row.tabs.grab().toImage().pixelColor(rect.left() + 6, rect.center().y() + 2)
    assert shown.name() == load_theme("paper").colour("sheet").name()
