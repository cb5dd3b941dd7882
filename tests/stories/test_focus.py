"""The focus is always somewhere, can be seen there, and stays where it was: whatever else changes."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QApplication, QWidget

from brp_desktop.play.rolling import Subject
from brp_desktop.sheet.edits import SetIdentity
from brp_desktop.views.keys.bindings import key_bindings
from brp_desktop.views.stops import passes_on
from tests.support.sweeps import each_value

CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier

Change = Callable[..., Iterator[None]]


def theme(player) -> Iterator[None]:
    for name in ("ink", "contrast", "paper"):
        player.context.appearance.choose_theme(name)
        yield


def language(player) -> Iterator[None]:
    for lang in ("fr", "en"):
        player.context.language.choose(lang)
        yield


def zoom(player) -> Iterator[None]:
    player.window.zoom.grow()
    yield
    player.window.zoom.reset()
    yield


def edits(player) -> Iterator[None]:
    """An edit somewhere else, its undo and redo."""
    document = player.document
    if document.system == "brp":
        document.perform(SetIdentity("player", "Zoé"))
    yield
    for act in (document.undo, document.redo, document.undo):
        act()
        yield


def keys(player) -> Iterator[None]:
    key_bindings().give("ticks", "F4")
    yield
    key_bindings().undo()
    yield


def size(player) -> Iterator[None]:
    player.window.resize(1024, 600)
    yield
    player.window.resize(1280, 800)
    yield


def padlock(player) -> Iterator[None]:
    player.window.toggle_editing()
    yield
    player.window.toggle_editing()
    yield


def page(player) -> Iterator[None]:
    before = player.window.sheet.bar.place if player.document.system == "brp" else 0
    for place in (1, before):
        player.window.show_page(place)
        yield


def tabs(player) -> Iterator[None]:
    for modifiers in (CONTROL, CONTROL | SHIFT):
        player.press(Qt.Key.Key_Tab, modifiers)
        yield


KEEPING: dict[str, Change] = {"theme": theme, "zoom": zoom, "edits": edits, "keys": keys}
"""After these it is where it was; «language» too, but for what has no room in a language."""
LEAVING: dict[str, Change] = {"language": language, "size": size, "padlock": padlock, "page": page, "tabs": tabs}
"""After these it may be elsewhere, since where it was may be gone; but it is somewhere."""


def skill(player) -> None:
    player.window.sheet.focus_subject(Subject("skill", "listen"))


def characteristic(player) -> None:
    player.window.sheet.focus_subject(Subject("characteristic", "str"))


def filter_(player) -> None:
    player.window.sheet.bar.filter.setFocus()


def roll_button(player) -> None:
    player.window.rolls.choose(Subject("skill", "listen"))
    player.window.dice_panel.roll_button.setFocus()


def journal(player) -> None:
    player.window.dice_panel.journal.view.setFocus()


def portrait(player) -> None:
    player.window.set_editing(True)
    player.window.sheet.head.portrait.setFocus()


def name(player) -> None:
    player.window.set_editing(True)
    player.window.sheet.head.fields["name"].field.setFocus()


def strength(player) -> None:
    player.window.set_editing(True)
    player.window.sheet.strip.field("str").setFocus()


def cell(player) -> None:
    player.window.set_editing(True)
    player.window.sheet.focus_rows()


def roster(player) -> None:
    player.window.actions_["table_sample"].trigger()
    player.window.gm.panel.show_page("roster")
    player.window.gm.panel.roster.npcs.setFocus()


def score(player) -> None:
    player.press(Qt.Key.Key_Tab, CONTROL)
    player.window.focus_sheet()


STATIONS = (skill, characteristic, filter_, roll_button, journal, name, portrait, strength, cell, roster, score)


def where(widget: QWidget | None) -> tuple[object, int]:
    """The widget, and the row in it."""
    return widget, widget.currentIndex().row() if isinstance(widget, QAbstractItemView) else -1


def is_lost(focus: QWidget | None) -> bool:
    if focus is None:
        return True
    return not (focus.isVisible() and focus.isEnabled() and focus.focusPolicy() is not Qt.FocusPolicy.NoFocus)


@pytest.fixture
def player(start, sample: Path, nerea: Path):
    """A percentile sheet in front of a Xantis one."""
    return start(nerea, sample)


@pytest.mark.parametrize(("station", "change"), each_value(STATIONS, [*KEEPING, *LEAVING]))
def test_the_focus_is_never_lost(player, station: Callable[..., None], change: str) -> None:
    """After each step of a change it is on something shown that can have it, and where the place remains, there."""
    station(player)
    QApplication.processEvents()
    before = where(QApplication.focusWidget())
    assert not is_lost(QApplication.focusWidget())
    for step, _ in enumerate((KEEPING | LEAVING)[change](player)):
        QApplication.processEvents()
        now = QApplication.focusWidget()
        assert not is_lost(now), (step, before)
        if change in KEEPING:
            assert where(now) == before, step


def test_the_padlock_puts_the_dice_away(player) -> None:
    """The roll button goes with them: the sheet has the focus; it is not lost either when the detail panel goes."""
    roll_button(player)
    player.window.toggle_editing()
    assert player.window.sheet.isAncestorOf(QApplication.focusWidget())
    QApplication.processEvents()
    detail = player.window.sheets.detail(player.document)
    inside = [each for each in detail.findChildren(QWidget) if each.isVisible() and not passes_on(each)]
    next(each for each in inside if each.focusPolicy() & Qt.FocusPolicy.TabFocus).setFocus()
    assert detail.isAncestorOf(QApplication.focusWidget())
    player.window.toggle_editing()
    assert not is_lost(QApplication.focusWidget())


@pytest.mark.parametrize(("station", "theme_id"), each_value(STATIONS, ("paper", "ink", "contrast")))
def test_what_has_the_focus_shows_it(player, station: Callable[..., None], theme_id: str) -> None:
    """It looks otherwise than without, in at least sixty pixels."""
    station(player)
    player.context.appearance.choose_theme(theme_id)
    QApplication.processEvents()
    focus = QApplication.focusWidget()
    assert focus is not None
    frame = focus.parentWidget() or focus
    area = frame.rect() if frame.height() < 100 else focus.geometry().adjusted(-6, -6, 6, 6)
    with_focus = frame.grab(area).toImage()
    player.window.tool_bar.find_field.setFocus()
    QApplication.processEvents()
    without = frame.grab(area).toImage()
    station(player)
    assert differing(with_focus, without) > 60


def differing(one: QImage, other: QImage) -> int:
    """In how many pixels two pictures of the same size differ."""
    pixels = [memoryview(bytes(image.constBits())).cast("I") for image in (one, other)]
    return sum(first != second for first, second in zip(*pixels, strict=True))


def test_after_a_tab_is_closed(player) -> None:
    """The sheet that comes to the front has it; after the last one the start page."""
    player.window.focus_sheet()
    for _ in range(2):
        player.press(Qt.Key.Key_W, CONTROL)
        QApplication.processEvents()
        assert not is_lost(QApplication.focusWidget())
        shown, focus = player.window.area.currentWidget(), QApplication.focusWidget()
        assert shown is focus or shown.isAncestorOf(focus)
    assert player.window.document is None


@pytest.mark.parametrize("name_", ["settings", "keyboard", "key_settings", "about"])
def test_after_a_dialog_is_closed(player, name_: str) -> None:
    """Esc, and the focus is where it was."""
    skill(player)
    before = player.window.focusWidget()

    def close() -> None:
        dialog = QApplication.activeModalWidget()
        assert dialog is not None
        QTest.keyClick(QApplication.focusWidget() or dialog, Qt.Key.Key_Escape)
        if dialog.isVisible():
            dialog.close()

    QTimer.singleShot(200, player.window, close)
    player.window.actions_[name_].trigger()
    assert player.window.focusWidget() is before
    assert not is_lost(before)
