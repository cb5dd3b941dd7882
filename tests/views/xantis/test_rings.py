"""The focus ring of a Xantis row: between it and what stands in the row there is room at both sides, at every zoom."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication, QWidget

from brp_desktop.controllers.xantis_document import XantisDocument
from brp_desktop.painting.theme import Theme
from brp_desktop.sheet.xantis import XantisCharacter
from brp_desktop.views.xantis.sections import SectionHead
from brp_desktop.views.xantis.sheet_view import XantisSheetView

Sheet = Callable[..., XantisSheetView]


@pytest.fixture
def sheet(qtbot: Any, theme: Theme, character: XantisCharacter) -> Sheet:
    """A sheet with the keyboard in it."""

    def show(zoom: float, *, editing: bool) -> XantisSheetView:
        view = XantisSheetView(XantisDocument(character), theme, zoom)
        qtbot.addWidget(view)
        view.resize(round(896 * zoom), round(900 * zoom))
        view.show()
        view.activateWindow()
        qtbot.waitUntil(view.isActiveWindow)
        view.set_edit_mode(editing)
        QApplication.processEvents()
        return view

    return show


def rings(part: QWidget, middle: int, theme: Theme) -> tuple[QImage, int, int]:
    """The picture of a part, and where the ring stands left and right in a line of it."""
    QApplication.processEvents()
    image = part.grab().toImage()
    ring = theme.colour("focus")
    inked = [x for x in range(image.width()) if QColor(image.pixel(x, middle)) == ring]
    assert inked
    return image, inked[0], inked[-1]


def free(image: QImage, column: int, top: int, bottom: int) -> bool:
    """Whether a column of pixels has one colour, between the round corners of the ring."""
    corner = (bottom - top) * 9 // 20
    return len({image.pixel(column, y) for y in range(top + corner, bottom - corner)}) == 1


def has_room(image: QImage, left: int, right: int, top: int, bottom: int) -> bool:
    """Two pixels behind the ring's two at the left, and two before it at the right."""
    return all(free(image, x, top, bottom) for x in (left + 2, left + 3, right - 2, right - 3))


@pytest.mark.parametrize("zoom", [1.0, 1.5])
def test_actions_and_weapons(sheet: Sheet, theme: Theme, zoom: float) -> None:
    uses = sheet(zoom, editing=False).side.uses
    uses.setFocus()
    for row in range(uses.model().rowCount()):
        uses.set_current_row(row, 0)
        rect = uses.row_rect(row)
        image, left, right = rings(uses.viewport(), rect.center().y(), theme)
        assert has_room(image, left, right, rect.top(), rect.bottom()), row


@pytest.mark.parametrize("zoom", [1.0, 1.5])
@pytest.mark.parametrize("editing", [False, True])
def test_derived_values(sheet: Sheet, theme: Theme, zoom: float, editing: bool) -> None:
    view = sheet(zoom, editing=editing)
    side = view.editing.side if editing else view.side
    rows = [getattr(part, "row", part) for part in (side.pa_max, side.initiative)]
    for row in rows:
        row.setFocus()
        middle = row.height() // 2
        image, left, right = rings(row, middle, theme)
        assert has_room(image, left, right, 0, row.height())


def test_words_stand_below_the_heading_all_the_same(sheet: Sheet) -> None:
    """The row goes beyond its words, not the words into the row."""
    view = sheet(1.0, editing=False)
    head = view.side.findChild(SectionHead)
    left = head.mapTo(view, head.rect().topLeft()).x()
    for part in (view.side.uses, view.side.pa_max, view.side.initiative):
        assert part.mapTo(view, part.rect().topLeft()).x() == left - 4
    assert view.side.penalties.mapTo(view, view.side.penalties.rect().topLeft()).x() == left


@pytest.mark.parametrize("zoom", [1.0, 1.5])
def test_fields_of_the_lists(sheet: Sheet, theme: Theme, zoom: float) -> None:
    """Grip and frames stay inside the ring."""
    view = sheet(zoom, editing=True)
    for editing in view.editing.side.lists.values():
        table = editing.table
        table.setFocus()
        table.set_current_row(0, 0)
        rect = table.row_rect(0)
        image, left, right = rings(table.viewport(), rect.center().y(), theme)
        assert has_room(image, left, right, rect.top(), rect.bottom())
        last = len(table.entries.fields) - 1
        field = table.field_rect(table.entries.keys[0], last)
        assert right - field.right() >= 4
