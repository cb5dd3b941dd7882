"""What unfolds is seen whole, and the focus goes to what was asked for."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from brp_desktop.sheet.ids import BelongingId, SkillId
from tests.stories.conftest import Start

pytestmark = pytest.mark.gui

CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


@pytest.mark.parametrize("which", ["damage", "poison", "fall"])
def test_a_form_of_health_is_seen_whole_with_what_is_wrong(start: Start, sample: Path, which: str) -> None:
    """Below the edge of the page its fields, its button and its sentences would be asked of nobody."""
    player = start(sample)
    player.press(Qt.Key.Key_2, CONTROL)
    QApplication.processEvents()
    assert player.window.sheet is not None
    page = player.window.sheet.other_pages.combat
    page.verticalScrollBar().setValue(0)
    page.health.buttons[which].click()
    form = page.health.form

    def in_sight() -> bool:
        for _ in range(5):
            QApplication.processEvents()
        return page.viewport().rect().contains(QRect(form.mapTo(page.viewport(), QPoint()), form.size()))

    assert form.isVisible()
    assert in_sight()
    form.go.click()
    assert form.error.text()
    assert in_sight()


def test_against_goes_to_the_fight_though_damage_lies_there_already(start: Start, sample: Path) -> None:
    """Ctrl+Enter asks against whom, whatever was thrown before and wherever the focus was."""
    player = start(sample)
    player.press(Qt.Key.Key_2, CONTROL)
    QApplication.processEvents()
    assert player.window.sheet is not None
    page = player.window.sheet.other_pages.combat
    assert page.focus_weapon(BelongingId("weapon.2"))
    player.dice.next_others.append(2)
    player.press(Qt.Key.Key_Return, SHIFT)
    page.weapons.table.setFocus()
    QTest.keyClick(page.weapons.table, Qt.Key.Key_Return, CONTROL)
    focus = QApplication.focusWidget()
    assert focus is not None
    assert focus.accessibleName() == "Against: Against whom?"


def test_detail_leaves_the_skill_when_another_page_comes(start: Start, sample: Path) -> None:
    """Beside weapons, powers and gear the parts of a skill would be read as theirs."""
    player = start(sample)
    player.window.set_editing(True)
    for page in (1, 2, 3):
        player.window.show_page(0)
        sheet = player.window.sheet
        assert sheet is not None
        assert sheet.edit_view is not None
        sheet.edit_view.open_skill(SkillId("dodge"))
        detail = player.window.sheets.detail(player.document)
        assert detail.title.text() == "Dodge"
        player.window.show_page(page)
        assert detail.title.text() == "Nothing chosen"


@pytest.mark.parametrize("size", [(1024, 600), (1280, 800)])
def test_derived_values_stand_once(start: Start, sample: Path, size: tuple[int, int]) -> None:
    """Damage bonus and move: in the strip where there is room, else on the page of combat; never twice."""
    from brp_desktop.views.brp.strip import DerivedView

    player = start(sample, size=size)
    player.window.show_page(1)
    for editing in (False, True, False):
        player.window.set_editing(editing)
        QApplication.processEvents()
        shown = [view for view in player.window.findChildren(DerivedView) if view.isVisible()]
        assert len(shown) == 1, editing
