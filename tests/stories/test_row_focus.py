"""The focus frame of the tables of the game master goes around the whole row, in every theme, and goes with it."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication

from brp_desktop.sheet.table import Entry, EntryId, Npc, NpcValue
from brp_desktop.sheet.table_edits import AddEntries
from brp_desktop.views.gm.row_focus import RowFocus
from tests.stories.conftest import Player, Start

pytestmark = pytest.mark.gui


def near(one: QColor, other: QColor) -> bool:
    return all(abs(a - b) < 40 for a, b in zip(one.getRgb()[:3], other.getRgb()[:3], strict=True))


def framed(table: RowFocus, place: int) -> bool:
    """Whether the left, right, upper and lower edge of a row are in the colour of the focus."""
    picture = table.viewport().grab().toImage()
    first = table.visualRect(table.model().index(place, 0))
    last = [table.visualRect(table.model().index(place, column)) for column in range(table.model().columnCount())]
    right = max(rect.right() for rect in last if not rect.isEmpty())
    middle, colour = first.center().y(), table.framed_theme.colour("focus")
    width = first.left() + right
    edges = [
        (first.left() + 1, middle),
        (right - 1, middle),
        (width // 2, first.top() + 1),
        (right - 12, first.top() + 1),
    ]
    return all(any(near(QColor(picture.pixel(x + step, y)), colour) for step in (-1, 0, 1)) for x, y in edges)


@pytest.fixture
def master(start: Start) -> Player:
    player = start(size=(1280, 800))
    window = player.window
    window.show_tab("gm")
    values = tuple(NpcValue(id=id_, value=10) for id_ in ("str", "con", "siz", "dex", "int", "pow"))
    people = (Entry(id=EntryId(id_), name=id_.upper(), npc=Npc(values=values)) for id_ in ("a", "b"))
    window.gm.master.table.perform(AddEntries(tuple(people)))
    QApplication.processEvents()
    return player


@pytest.mark.parametrize("theme", ["paper", "ink"])
def test_the_frame_of_the_roster_is_around_the_row(master: Player, theme: str) -> None:
    master.context.appearance.choose_theme(theme)
    roster = master.window.gm.panel.roster
    roster.go_to(EntryId("a"))
    QApplication.processEvents()
    table = QApplication.focusWidget()
    assert isinstance(table, RowFocus)
    assert framed(table, 0)
    assert not framed(table, 1)
    master.press(Qt.Key.Key_Down)
    assert framed(table, 1)
    assert not framed(table, 0)
    master.press(Qt.Key.Key_Right)
    assert framed(table, 1)
    master.window.gm.panel.focus_first()
    QApplication.processEvents()
    assert not framed(table, 1)
