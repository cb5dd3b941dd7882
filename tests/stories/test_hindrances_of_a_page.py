"""What holds a character back on the combat page: by keyboard as one reads, the focus stays, no dice while editing."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from brp_desktop.rules.brp import UGE
from brp_desktop.sheet.brp import Hindrance
from brp_desktop.sheet.edits import SetIdentity, SetOptions, TakeDamage
from brp_desktop.sheet.hindrances import SetHindrances
from brp_desktop.storage.journal_query import JournalQuery
from brp_desktop.views.brp.combat_page import CombatPage
from brp_desktop.views.brp.hindrance_rows import HindranceRows
from brp_desktop.views.brp.sheet_button import SheetButton
from brp_desktop.views.stops import after, passes_on
from tests.stories.conftest import Player, Start

CTRL = Qt.KeyboardModifier.ControlModifier
HELD = Hindrance(kind="held", rounds=0, number=12)
STUNNED = Hindrance(kind="stunned", rounds=3)


class Bran:
    """Bran on his combat page, by UGE; the hindrances come when the page is there already."""

    def __init__(self, player: Player) -> None:
        self.player, self.document = player, player.document
        self.document.perform(SetOptions(UGE))
        player.press(Qt.Key.Key_2, CTRL)
        QApplication.processEvents()
        found = player.window.findChild(CombatPage, "combat_page")
        assert isinstance(found, CombatPage)
        self.page = found

    def held_back(self, *hindrances: Hindrance) -> None:
        self.document.perform(SetHindrances(hindrances))
        QApplication.processEvents()

    @property
    def rows(self) -> HindranceRows:
        assert self.page.hindrances is not None
        return self.page.hindrances

    @property
    def words(self) -> list[str]:
        return [button.words for button in self.rows.buttons]

    def button(self, words: str) -> SheetButton:
        return next(button for button in self.rows.buttons if button.words.startswith(words))

    @property
    def focus(self) -> str:
        found = QApplication.focusWidget()
        return found.words if isinstance(found, SheetButton) else type(found).__name__

    @property
    def lines(self) -> int:
        return len(self.player.context.log.entries(JournalQuery(), 100))


@pytest.fixture
def bran(start: Start, tmp_path: Path, project_root: Path) -> Bran:
    path = tmp_path / "bran.rpgsheet"
    path.write_bytes((project_root / "resources" / "samples" / "bran-tregear.rpgsheet").read_bytes())
    return Bran(start(path))


def stops_of(page: CombatPage) -> list[QWidget]:
    """Where Tab stops on the page, in its order, with what can be used now."""
    ground = ground_of(page)
    found, at = [], after(ground)
    while at is not ground:
        reached = ground.isAncestorOf(at) and at.isVisible() and at.isEnabled() and not passes_on(at)
        if reached and at.focusPolicy() & Qt.FocusPolicy.TabFocus:
            found.append(at)
        at = after(at)
    return found


def ground_of(page: CombatPage) -> QWidget:
    ground = page.widget()
    assert ground is not None
    return ground


@pytest.mark.parametrize("edit", [False, True])
@pytest.mark.parametrize("width", [1280, 700])
def test_tab_goes_as_one_reads(bran: Bran, edit: bool, width: int) -> None:
    """From part to part: weapons, tracks, what holds back, wounds, armour; also where all came later."""
    bran.player.window.resize(width, 800)
    bran.held_back(HELD, STUNNED)
    bran.document.perform(SetOptions(replace(UGE, sanity=True, fatigue=True, hit_locations=True, major_wounds=False)))
    bran.document.perform(TakeDamage(1))
    if edit:
        bran.player.press(Qt.Key.Key_E, CTRL)
    QApplication.processEvents()
    page, stops = bran.page, stops_of(bran.page)
    parts = [page.weapons, page.health.tracks, bran.rows, page.health, page.armour]
    places = [next((n for n, part in enumerate(parts) if part.isAncestorOf(each)), 9) for each in stops]
    assert [place for place in places if place < 9] == sorted(place for place in places if place < 9)
    assert set(places) >= {0, 1, 2, 3, 4}
    assert [each for each in stops if each in bran.rows.buttons] == bran.rows.buttons
    ground = ground_of(page)
    tops = [part.mapTo(ground, part.rect().topLeft()).y() for part in parts[:4]]
    assert tops == sorted(tops)


def test_the_focus_stays_where_nothing_of_it_changed(bran: Bran) -> None:
    """Through wounds, names, themes, zoom, languages and hindrances beside it."""
    bran.held_back(HELD, STUNNED)
    bran.button("Idea").setFocus()
    bran.document.perform(TakeDamage(1))
    assert bran.focus.startswith("Idea")
    bran.document.perform(SetIdentity("name", "Bran the Other"))
    assert bran.focus.startswith("Idea")
    bran.player.context.appearance.choose_theme("ink")
    QApplication.processEvents()
    assert bran.focus.startswith("Idea")
    bran.player.window.zoom.set_percent(150)
    QApplication.processEvents()
    assert bran.focus.startswith("Idea")
    bran.player.context.language.choose("fr")
    QApplication.processEvents()
    assert bran.focus.startswith("Idée")
    bran.held_back(replace_rounds(STUNNED, 2))
    assert bran.focus.startswith("Idée")
    bran.held_back(Hindrance(kind="prone"), replace_rounds(STUNNED, 1))
    assert bran.focus.startswith("Idée")


def replace_rounds(one: Hindrance, rounds: int) -> Hindrance:
    return Hindrance(kind=one.kind, rounds=rounds, number=one.number)


def test_the_focus_goes_on_to_what_stands_there_then(bran: Bran) -> None:
    """Who ends one thing by key is at the next one; after the last the page begins anew."""
    bran.held_back(HELD, Hindrance(kind="prone"), Hindrance(kind="lost_attack"))
    bran.button("Free").setFocus()
    bran.player.press(Qt.Key.Key_Space)
    QApplication.processEvents()
    assert (bran.words, bran.focus) == (["Stands up", "Over"], "Over")
    bran.button("Stands up").setFocus()
    bran.player.press(Qt.Key.Key_Space)
    QApplication.processEvents()
    assert (bran.words, bran.focus) == (["Over"], "Over")
    bran.player.press(Qt.Key.Key_Space)
    QApplication.processEvents()
    assert bran.words == []
    assert bran.focus == "WeaponsTable"


def test_no_dice_while_the_sheet_is_edited(bran: Bran) -> None:
    """A try throws dice: it is not offered; what is over can be said. It comes when the page is edited already too."""
    bran.held_back(HELD, STUNNED)
    bran.button("STR").setFocus()
    bran.player.press(Qt.Key.Key_E, CTRL)
    QApplication.processEvents()
    assert bran.words == ["Free", "Over"]
    for button in list(bran.rows.buttons):
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        QApplication.processEvents()
    assert bran.document.character.hindrances == ()
    assert bran.lines == 2, "that it is over, twice, and no roll"
    bran.held_back(STUNNED)
    assert bran.words == ["Over"]
    bran.player.press(Qt.Key.Key_E, CTRL)
    QApplication.processEvents()
    assert [words.split()[0] for words in bran.words] == ["Idea", "Over"]


def test_what_comes_while_editing_has_no_dice_either(bran: Bran) -> None:
    bran.player.press(Qt.Key.Key_E, CTRL)
    bran.held_back(HELD)
    assert bran.words == ["Free"]
