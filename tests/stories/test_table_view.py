"""«Table view»: the public window says the same as the game master's card."""

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from brp_desktop.models.journal import KEPT, SLACK
from brp_desktop.play.npcs import extra_entry
from brp_desktop.views.gm_room import GmRoom


@pytest.fixture
def room(start) -> Iterator[Callable[[], GmRoom]]:
    """The game master's tab: the number 60 against somebody of whom one percentage is known."""

    def begin() -> GmRoom:
        player = start()
        player.press(Qt.Key.Key_G, Qt.KeyboardModifier.ControlModifier)
        QApplication.processEvents()
        gm = player.window.gm
        table = gm.master.table
        table.add([extra_entry(table.table, "Cult Thug 1", 40, None)])
        gm.master.contests.set_number("a", 60)
        gm.master.contests.set_who("b", [f"npc:{table.rows[-1].person.document}"])
        QApplication.processEvents()
        gm.dice = player.dice
        return gm

    yield begin
    for widget in QApplication.topLevelWidgets():
        if widget.objectName() == "table_window":
            widget.close()
            widget.deleteLater()


@pytest.mark.parametrize("dice", [[40, 95], [90, 15], [90, 95], [5, 4]])
def test_the_public_window_has_the_verdict_of_the_card(room, dice: list[int]) -> None:
    """Whoever wins; a bare number has its letter and «Number 60%», and nobody without a sheet a tick line."""
    gm = room()
    early = gm.show_table_window()
    gm.dice.next_rolls = list(dice)
    gm.master.contests.roll()
    gm.master.contests.finish()
    QApplication.processEvents()
    said = gm.panel.opposed.card.findChild(QLabel, "verdict").text()
    assert early.verdict.text() == said
    assert "Number 60%" in early.detail.text()
    texts = [early.model.data(early.model.index(row), Qt.ItemDataRole.AccessibleTextRole) for row in range(2)]
    assert any(text.startswith("A, ") and "Number 60%" in text for text in texts), texts
    assert not any("tick" in text for text in texts), texts


def test_opened_later_it_shows_the_public_contests_of_the_session(room) -> None:
    gm = room()
    gm.dice.next_rolls = [40, 95]
    gm.master.contests.roll()
    gm.master.contests.finish()
    window = gm.show_table_window()
    assert window.verdict.text() == "A wins: success"
    assert window.model.rowCount() == 2


def test_no_scroll_bar_where_everything_fits(start) -> None:
    """Roll after roll: the page scrolls only where its content is higher than it is."""
    player = start(size=(1280, 800))
    player.press(Qt.Key.Key_G, Qt.KeyboardModifier.ControlModifier)
    QApplication.processEvents()
    gm = player.window.gm
    for side in ("a", "b"):
        gm.master.contests.set_number(side, 60)
    page = gm.panel.opposed
    for roll in range(5):
        player.dice.next_rolls = [40 + roll, 20 + 15 * roll]
        gm.master.contests.roll()
        QTest.qWait(20)
        wanted = page.widget().layout().minimumHeightForWidth(page.width())
        assert page.verticalScrollBar().isVisible() == (wanted > page.height()), (roll, wanted, page.height())
        assert wanted <= page.height()


def test_opened_again_it_shows_the_newest_roll(room) -> None:
    """Also when the line that had the focus fell out of the long list while the window was closed."""
    gm = room()
    gm.dice.next_rolls = [40, 95]
    gm.master.contests.roll()
    gm.master.contests.finish()
    window = gm.show_table_window()
    first = window.model.entry(0)
    window.view.setCurrentIndex(window.model.index(0))
    window.close()
    for number in range(KEPT + SLACK):
        window.model.add(replace(first, id=f"roll-{number}"))
    gm.show_table_window()
    QApplication.processEvents()
    assert window.model.rowCount() < KEPT + SLACK
    assert window.view.indexAt(QPoint(4, 4)).row() == 0
