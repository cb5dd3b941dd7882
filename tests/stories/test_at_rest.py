"""At rest nothing runs, what is thrown away is freed, and everything that acts has a way by keyboard."""

import gc
from pathlib import Path

import pytest
from giro import FIVE
from giro_window import Table
from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication

from brp_desktop.play.rolling import Subject
from brp_desktop.sheet.edits import SetTick
from brp_desktop.sheet.ids import SkillId
from brp_desktop.views.dock import DockTitle

CONTROL = Qt.KeyboardModifier.ControlModifier


def settle() -> None:
    """Let what is to be deleted go."""
    QApplication.processEvents()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    gc.collect()


def running(player) -> list[str]:
    """The timers that are on, of the window and the controllers."""
    roots: list[QObject] = [*QApplication.topLevelWidgets(), player.context.drafts, player.context.rolls]
    timers = [timer for root in roots for timer in root.findChildren(QTimer) if timer.isActive()]
    return [f"{type(timer.parent()).__name__} {timer.interval()}" for timer in timers]


def wait_for_rest(player, most: int = 4000) -> list[str]:
    """Wait until no timer runs; the ones that still do."""
    waited = 0
    while running(player) and waited < most:
        QTest.qWait(50)
        waited += 50
    return running(player)


def objects(player) -> int:
    """Qt's objects under all windows."""
    settle()
    return sum(len(each.findChildren(QObject)) + 1 for each in QApplication.topLevelWidgets())


def roll(player, times: int) -> None:
    player.dice.next_rolls = [50] * times
    player.context.rolls.choose(Subject("skill", "listen"))
    for _ in range(times):
        player.context.rolls.roll()
        player.context.rolls.finish()
        QApplication.processEvents()


def test_no_timer_runs_at_rest(start, sample: Path) -> None:
    """After rolls with motion, with the game master's tab, after the development dialog."""
    player = start(motion="full")
    player.open(sample)
    assert wait_for_rest(player) == []
    player.dice.next_rolls = [50]
    player.context.rolls.choose(Subject("skill", "listen"))
    player.context.rolls.roll()
    assert running(player), "the dice move"
    assert wait_for_rest(player) == []
    player.press(Qt.Key.Key_G, CONTROL)
    assert wait_for_rest(player) == []
    player.press(Qt.Key.Key_D, CONTROL)
    assert wait_for_rest(player) == []
    for each in QApplication.topLevelWidgets():
        if each.objectName() == "development_dialog":
            each.close()
    assert wait_for_rest(player) == []


@pytest.mark.parametrize("what", ["themes", "languages", "rolls"])
def test_switching_and_rolling_leaves_nothing_behind(start, sample: Path, what: str) -> None:
    player = start()
    player.open(sample)
    player.press(Qt.Key.Key_G, CONTROL)

    def once() -> None:
        match what:
            case "themes":
                for theme in ("ink", "contrast", "paper"):
                    player.window.actions_[f"theme:{theme}"].trigger()
                    QApplication.processEvents()
            case "languages":
                for language in ("fr", "it", "en"):
                    player.window.actions_[f"language:{language}"].trigger()
                    QApplication.processEvents()
            case _:
                roll(player, 10)

    once()
    before = objects(player)
    for _ in range(2):
        once()
    assert objects(player) <= before


def test_closed_documents_are_freed(start, sample: Path, tmp_path: Path) -> None:
    player = start()
    paths = []
    for number in range(3):
        path = tmp_path / f"{number}.rpgsheet"
        path.write_bytes(sample.read_bytes())
        paths.append(path)

    def once() -> None:
        for path in paths:
            document = player.open(path)
            player.context.files.close(document)
            settle()

    once()
    before = objects(player)
    once()
    assert objects(player) <= before


def test_the_giro_belongs_to_the_window_where_it_stands_under_no_sheet(start, nerea: Path, sample: Path) -> None:
    """Else it would outlive it, be told of every language, and be emptied while Qt still knows it."""
    giro = Table(start(), nerea, *FIVE)
    panel = giro.panel
    giro.player.open(sample)
    assert panel.parent() is giro.window
    assert not panel.isWindow()
    assert not panel.isVisible()
    giro.player.open(nerea)
    assert giro.window.sheet.isAncestorOf(panel)
    assert panel.isVisible()


def test_every_button_has_a_way_by_keyboard(start, sample: Path) -> None:
    """Tab reaches what acts in the bars and panels, «Adventure» and «Rules» of the status bar too."""
    player = start(size=(1500, 900))
    player.open(sample)
    window = player.window
    window.focus_sheet()
    QApplication.processEvents()
    reached = set()
    for _ in range(300):
        QTest.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_Tab)
        reached.add(QApplication.focusWidget())
    for item in window.status_bar.items():
        assert item.passive or not item.isVisible() or item in reached, item.text()
    unreached = []
    for button in window.findChildren(QAbstractButton):
        if getattr(button, "passive", False) or not button.isVisible() or not button.isEnabled() or button in reached:
            continue
        if button.autoExclusive() and any(
            each in reached for each in button.parentWidget().findChildren(type(button)) if each is not button
        ):
            continue  # arrows go from one to the other, see below
        group = button.group()
        if group is not None and any(each in reached for each in group.buttons()):
            continue
        unreached.append(f"{type(button).__name__} {button.accessibleName() or button.text()}")
    assert unreached == []
    dock = next(each for each in window.findChildren(DockTitle))
    dock.dice_tab.setFocus()
    QTest.keyClick(dock.dice_tab, Qt.Key.Key_Right)
    assert dock.gm_tab.hasFocus()


@pytest.mark.parametrize(("motion", "moves"), [("full", True), ("reduced", False)])
def test_the_stroke_of_a_tick_comes_to_rest(start, sample: Path, motion: str, moves: bool) -> None:
    """A success at full motion has its tick drawn, once the dice rest; with reduced motion it is there at once."""
    player = start(motion=motion)
    player.open(sample)
    assert wait_for_rest(player) == []
    player.document.perform(SetTick(SkillId("listen"), False, "by_hand"))
    player.dice.next_rolls = [2]
    player.context.rolls.choose(Subject("skill", "listen"))
    player.context.rolls.roll()
    drawn = player.window.sheet.skills._painter.drawn
    assert drawn == {}
    player.context.rolls.finish()
    assert (drawn == {"listen": 0.0}) is moves
    QTest.qWait(400)
    assert drawn == {}
    assert not any(each.startswith("SkillsView 16") for each in running(player))
