"""What assistive technology does with a row or a cell is what a click on it does."""

from pathlib import Path

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAbstractItemView, QApplication, QLineEdit, QWidget

from brp_desktop.views.pressed_rows import PressedRows


def press(view: QWidget, begins: str) -> None:
    """The action that Qt has for cells, on the one whose name begins so."""
    table = QAccessible.queryAccessibleInterface(view)
    cells = (table.child(place) for place in range(table.childCount()))
    cell = next(cell for cell in cells if cell.text(QAccessible.Text.Name).startswith(begins))
    assert cell.actionInterface().actionNames() == ["Toggle"]
    cell.actionInterface().doAction("Toggle")
    for _ in range(3):
        QApplication.processEvents()


def test_a_pressed_skill_is_rolled_once(start, sample: Path) -> None:
    """And again when it is pressed again: nothing stays selected."""
    player = start(sample)
    player.dice.next_rolls = [7, 61]
    table = next(each for each in player.window.sheet.skills.tables if each.accessibleName() == "Perception")
    press(table, "Listen, 45%")
    assert player.window.dice_panel.card.sentence.startswith("Listen 45%: rolled 07")
    assert table.hasFocus()
    press(table, "Listen, 45%, ticked")
    assert player.window.dice_panel.card.sentence.startswith("Listen 45%: rolled 61")
    assert not table.selectionModel().hasSelection()
    assert player.dice.next_rolls == []


def test_a_pressed_characteristic_is_rolled(start, sample: Path) -> None:
    """In a list as in a table."""
    player = start(sample)
    player.dice.next_rolls = [7]
    press(player.window.sheet.strip.cells, "Idea")
    assert player.window.dice_panel.card.sentence.startswith("Idea 75%: rolled 07")


def test_a_row_that_goes_presses_nothing(start, sample: Path) -> None:
    """The row that comes in its place is the current one and no more; nor do arrows or «all» press."""
    player = start(sample)
    for view in player.window.findChildren(QAbstractItemView):
        if isinstance(view, PressedRows) and view.model() is not None and view.model().rowCount():
            view.setCurrentIndex(view.model().index(0, 0))
            view.selectAll()
    for text in ("list", ""):
        player.window.sheet.findChild(QLineEdit, "filter_edit").setText(text)
        QApplication.processEvents()
    assert player.entries() == []


@pytest.mark.parametrize("page", range(5))
def test_every_list_of_the_sheet_can_be_pressed(start, sample: Path, page: int) -> None:
    """No list that keeps a current row only is deaf to assistive technology."""
    player = start(sample)
    player.window.show_page(page)
    QApplication.processEvents()
    none = QAbstractItemView.SelectionMode.NoSelection
    views = player.window.findChildren(QAbstractItemView)
    assert [view.objectName() for view in views if view.isVisible() and view.selectionMode() == none] == []


def test_a_recent_file_is_pressed_open(start, sample: Path) -> None:
    """The start page too."""
    player = start()
    document = player.open(sample)
    name = document.character.name
    player.context.files.close(document)
    QApplication.processEvents()
    press(player.window._start_page.recent, name)
    assert player.document.character.name == name
