"""The confrontation in the real window: the source's examples with real dice, by keyboard, hidden, in all languages."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget
from sweeps import each_value

from brp_desktop.controllers.language import LANGUAGES
from brp_desktop.painting.theme import THEME_IDS
from brp_desktop.play.npcs import xantis_npc_entry
from brp_desktop.sheet.table import XantisNpc
from brp_desktop.sheet.xantis import ScoreNode, XantisAction
from brp_desktop.storage.journal_db import JournalQuery
from brp_desktop.views import roll_words

CONTROL = Qt.KeyboardModifier.ControlModifier
EVERYTHING = JournalQuery(hidden=None)


def node(name: str, value: int) -> ScoreNode:
    """A capacity that stands alone."""
    return ScoreNode(id=name.casefold(), tier="abilita", name=name, value=value)


class Pair:
    """Two people of Xantis at the table, and the page in front."""

    def __init__(self, player: Any, *people: tuple[str, XantisNpc]) -> None:
        self.player = player
        self.window = player.window
        self.master = player.window.gm.master
        for name, npc in people:
            self.master.table.add([xantis_npc_entry(self.master.table.table, name, npc)])
        self.window.show_tab("gm")
        self.window.gm.panel.show_page("confrontation")
        QApplication.processEvents()
        self.page = self.window.gm.panel.pages.currentWidget()
        self.first, self.second = self.page.sides["first"], self.page.sides["second"]
        self.contests = self.master.xantis_contests
        self.said: list[str] = []
        self.page.announced.connect(self.said.append)

    def choose(self, button: QWidget, text: str) -> None:
        """From a list, with the keyboard alone."""
        button.setFocus()
        self.player.press(Qt.Key.Key_Return)
        QApplication.processEvents()
        self.player.type(text)
        self.player.press(Qt.Key.Key_Return)
        QApplication.processEvents()
        assert button.hasFocus(), "the keyboard comes back"

    def side(self, side: Any, who: str, what: str = "") -> None:
        self.choose(side.who, who)
        if what:
            self.choose(side.what, what)

    def press_roll(self) -> None:
        self.player.press(Qt.Key.Key_Return, CONTROL)
        QApplication.processEvents()

    def dice(self, digits: str) -> None:
        """One after another: each goes on to the next field."""
        for digit in digits:
            self.player.type(digit)

    @property
    def verdict(self) -> str:
        return self.page.card.verdict.text()

    def lines(self) -> list[Any]:
        return list(self.player.context.log.entries(EVERYTHING, 50))


GORNAND = ("Gornand", XantisNpc(nodes=(node("Travestirsi", 9),)))
GUARD = ("Guardia", XantisNpc(initiative=6, nodes=(node("Alabarda", 7),)))
GESEMYN = ("Gesemyn", XantisNpc(nodes=(node("Martello", 7),)))
FLAME = (
    "Sacerdote",
    XantisNpc(
        nodes=(node("Fuoco", 8),), actions=(XantisAction(id="f", name="Fiammata", node="fuoco", spell=True, pa=0),)
    ),
)


@pytest.fixture
def pair(start, nerea: Path) -> Callable[..., Pair]:
    """A window with the page and two people to choose from."""

    def sit(*people: tuple[str, XantisNpc], **more: Any) -> Pair:
        return Pair(start(nerea, **more), *people)

    return sit


def test_the_guard_and_gornand(pair) -> None:
    """L46–48: a Bonus of 5 makes the guard's 6 a Vdr of 1; dice 3; Gornand prevails, 5 against 3, and narrates."""
    m = pair(GORNAND, GUARD)
    m.side(m.first, "Gornand", "Travestirsi")
    m.side(m.second, "Guardia", "Iniziativa")
    m.first.png.click()
    assert m.second.vdr.accessibleName().startswith("Vdr = 6, 15/36")
    m.player.dice.next_faces = [3, 1]
    m.page.first_button.click()
    assert m.page.hint.text() == "Gornand: Bonus of 5, off the second’s Vdr."
    assert m.page.carried.bonus == 5
    assert m.page.carried.accessibleName() == "5 comes off the second’s Vdr."
    assert m.second.vdr.accessibleName().startswith("Vdr = 6 − 5 = 1, 1/36")
    assert m.page.roll_button.text() == "Roll the second"
    assert m.page.card.isHidden()
    m.player.dice.next_faces = [1, 2]
    m.press_roll()
    assert m.verdict == "Gornand prevails, 5 against 3"
    assert m.page.card.narrator.text() == "Gornand narrates."
    assert m.page.card.reason.text() == "The Bonus of 5 came off the Vdr of Guardia."
    assert m.said[-1].startswith("Gornand prevails, 5 against 3. The Bonus of 5 came off")
    assert m.player.dice.next_faces == []
    assert m.page.carried.bonus is None, "the next one begins from nothing"


def test_the_journal_tells_how_it_ended_on_both_lines(pair) -> None:
    """The first line stood there before the end was known; then it learns it."""
    m = pair(GORNAND, GUARD)
    m.side(m.first, "Gornand", "Travestirsi")
    m.side(m.second, "Guardia", "Iniziativa")
    m.player.dice.next_faces = [3, 1]
    m.page.first_button.click()
    (alone,) = m.lines()
    assert roll_words.entry_level_line(alone) == "Bonus of 5. The Narrator narrates."
    m.player.dice.next_faces = [1, 2]
    m.press_roll()
    said = {line.character: roll_words.entry_level_line(line) for line in m.lines()}
    assert said == {
        "Gornand": "Bonus of 5. Prevails over Guardia.",
        "Guardia": "Malus of 2. Gornand prevails.",
    }
    assert {line.contest for line in m.lines()} == {alone.contest}


def test_the_hammer_and_the_flame(pair) -> None:
    """L56: Bonus 2 against 1 in the same instant: the hammer falls, the fire is not thrown, Gesemyn narrates."""
    m = pair(GESEMYN, ("Mago", XantisNpc(nodes=(node("Fuoco", 8),))))
    m.page.manners.button("contemporaneous").click()
    m.side(m.first, "Gesemyn", "Martello")
    m.side(m.second, "Mago", "Fuoco")
    m.first.png.click()
    assert m.page.first_button.isHidden()
    assert m.page.carried.accessibleName() == "In the same instant: nothing is subtracted."
    m.player.dice.next_faces = [2, 3, 3, 4]
    m.press_roll()
    assert m.verdict == "Gesemyn prevails, 2 against 1"
    assert m.page.card.narrator.text() == "Gesemyn narrates."
    assert m.page.card.reason.isHidden()


def test_an_instantaneous_spell_comes_first(pair) -> None:
    """It is outside the comparison: ticked by the action's own mark, it may be taken back."""
    m = pair(GESEMYN, FLAME)
    m.page.manners.button("contemporaneous").click()
    m.side(m.first, "Gesemyn", "Martello")
    m.side(m.second, "Sacerdote", "Fiammata")
    assert m.second.spell.isChecked()
    assert not m.first.spell.isChecked()
    m.player.dice.next_faces = [2, 3, 3, 4]
    m.press_roll()
    assert m.verdict == "Sacerdote acts first: instantaneous spell"
    m.second.spell.click()
    m.player.dice.next_faces = [2, 3, 3, 4]
    m.press_roll()
    assert m.verdict == "Gesemyn prevails, 2 against 1"


def test_equal_bonuses_and_two_failures(pair) -> None:
    """Both come into play; or neither, and the Narrator tells it."""
    m = pair(GESEMYN, FLAME)
    m.side(m.first, "Gesemyn", "Martello")
    m.side(m.second, "Sacerdote", "Fuoco")
    m.player.dice.next_faces = [2, 3, 3, 3]
    m.press_roll()
    assert m.verdict == "Equal: both actions come into play"
    m.player.dice.next_faces = [4, 4, 6, 5]
    m.press_roll()
    assert m.verdict == "Both fail: neither action happens"
    assert m.page.card.narrator.text() == "The Narrator narrates."
    assert m.page.card.badge.isHidden()


def test_real_dice_and_a_declared_bonus_of_nought(pair) -> None:
    """Dice of each side are typed; the last ones roll. A declared 0 needs none, and goes with no difficulty only."""
    m = pair(GORNAND, GUARD)
    m.side(m.first, "Gornand", "Travestirsi")
    m.side(m.second, "Guardia", "Iniziativa")
    m.first.own.setFocus()
    m.dice("31")
    m.player.press(Qt.Key.Key_Return)
    assert m.second.own.first.hasFocus(), "then those of the other side"
    m.dice("12")
    m.player.press(Qt.Key.Key_Return)
    assert m.verdict == "Gornand prevails, 5 against 3"
    assert "own dice" in m.page.card._tests["first"].text()
    assert m.first.own.faces == ()
    m.first.zero.click()
    assert not m.first.own.isEnabled()
    m.player.dice.next_faces = [3, 2]
    m.press_roll()
    assert m.verdict == "Guardia prevails, 1 against 0"
    m.first.zero.click()
    m.first.difficulty.more.click()
    assert not m.first.zero.isEnabled()


def test_dice_that_are_not_all_there_are_said(pair) -> None:
    """A critical wants its third die; nothing is lost."""
    m = pair(GORNAND, GUARD)
    m.side(m.first, "Gornand", "Travestirsi")
    m.side(m.second, "Guardia", "Iniziativa")
    m.first.own.setFocus()
    m.dice("11")
    m.page.roll_button.click()
    assert m.page.error.isVisible()
    assert m.first.own.faces == (1, 1)
    assert m.lines() == []
    m.player.type("4")
    m.player.press(Qt.Key.Key_Return)
    m.player.dice.next_faces = [1, 2]
    m.page.roll_button.click()
    assert not m.page.error.isVisible()
    assert m.verdict == "Gornand prevails, 13 against 3"


def test_the_odds_are_exact_before_and_after_the_first_test(pair) -> None:
    """The four ends fill the bar; with the first Bonus known only the second is open."""
    m = pair(GORNAND, GUARD)
    assert "Choose both sides" in m.page.odds.accessibleName()
    m.side(m.first, "Gornand", "Travestirsi")
    m.side(m.second, "Guardia", "Iniziativa")
    words = m.page.odds.accessibleName()
    assert words.count("%") == 4
    m.player.dice.next_faces = [3, 1]
    m.page.first_button.click()
    # Vdr 1: only two ones can succeed, and their third die brings a Bonus of at least 1: the guard then wins.
    assert "2.78" in m.page.odds.accessibleName()
    assert "97.22" in m.page.odds.accessibleName()


def test_swap_repeat_copy_and_the_last_ten(pair) -> None:
    """The sides change places with all that is chosen; a card shows an earlier one again."""
    m = pair(GORNAND, GUARD)
    m.side(m.first, "Gornand", "Travestirsi")
    m.side(m.second, "Guardia", "Iniziativa")
    m.page.swap.click()
    assert (m.first.who.text(), m.second.who.text()) == ("Guardia", "Gornand")
    m.page.swap.click()
    m.player.dice.next_faces = [3, 1, 1, 2]
    m.press_roll()
    m.page.card.copy.click()
    assert "Gornand prevails, 5 against 3." in QGuiApplication.clipboard().text()
    for _ in range(11):
        m.player.dice.next_faces = [4, 4, 6, 5]
        m.page.card.again.click()
    assert m.verdict == "Gornand prevails, 1 against −5"
    assert len(m.contests.earlier) == 10
    listing = m.window.findChild(QWidget, "earlier_confrontations")
    assert listing.isVisible()
    assert listing.model().rowCount() == 10


def test_a_hidden_confrontation_stays_with_the_narrator(pair) -> None:
    """Announced only as made; on no second screen; revealed it is told once, and learned everywhere."""
    m = pair(GORNAND, GUARD)
    table = m.window.gm.show_table_window()
    m.side(m.first, "Gornand", "Travestirsi")
    m.side(m.second, "Guardia", "Iniziativa")
    m.window.gm.toggle_hidden()
    m.player.dice.next_faces = [3, 1, 1, 2]
    m.press_roll()
    assert m.said[-1] == "Hidden roll made."
    assert m.page.card.secret
    assert not m.page.tray.isVisible()
    assert table.verdict.text() == "No roll yet."
    m.page.card.reveal.click()
    assert m.said[-1].startswith("Gornand prevails, 5 against 3.")
    assert not m.page.card.secret
    assert table.verdict.text() == "Gornand prevails, 5 against 3"


def test_the_second_screen_follows_a_staggered_one(pair) -> None:
    """First the Bonus alone, then the verdict of both."""
    m = pair(GORNAND, GUARD)
    table = m.window.gm.show_table_window()
    m.side(m.first, "Gornand", "Travestirsi")
    m.side(m.second, "Guardia", "Iniziativa")
    m.player.dice.next_faces = [3, 1]
    m.page.first_button.click()
    assert table.verdict.text() == "Gornand, Bonus of 5. The Narrator narrates"
    m.player.dice.next_faces = [1, 2]
    m.press_roll()
    assert table.verdict.text() == "Gornand prevails, 5 against 3"
    assert table.detail.text().count("\n") == 1


def test_a_bare_capacity_needs_nobody(pair) -> None:
    """A number typed in the list is a side of its own."""
    m = pair(GUARD)
    m.side(m.first, "9")
    assert m.first.who.text() == "Capacity 9"
    m.side(m.second, "Guardia", "Iniziativa")
    m.player.dice.next_faces = [3, 1, 1, 2]
    m.press_roll()
    assert m.verdict == "A prevails, 5 against 3"


def test_dice_that_run_are_skipped(pair) -> None:
    """With motion the verdict waits for the dice; the same key shows it at once, and the numbers are decided."""
    m = pair(GORNAND, GUARD, motion="full")
    m.side(m.first, "Gornand", "Travestirsi")
    m.side(m.second, "Guardia", "Iniziativa")
    m.player.dice.next_faces = [3, 1, 1, 2]
    m.press_roll()
    assert m.contests.is_rolling
    assert m.page.card.isHidden()
    m.press_roll()
    assert not m.contests.is_rolling
    assert m.verdict == "Gornand prevails, 5 against 3"


@pytest.mark.parametrize(
    ("said", "theme"),
    each_value(
        [
            ("en", "Gornand prevails, 5 against 3", "Gornand narrates."),
            ("fr", "Gornand l’emporte, 5 contre 3", "Gornand raconte."),
            ("it", "Prevale Gornand, 5 contro 3", "Narra Gornand."),
        ],
        THEME_IDS,
    ),
)
def test_every_language_and_theme_live(pair, said: tuple[str, str, str], theme: str) -> None:
    """The card, the odds and the sides follow; nothing is chosen anew."""
    lang, verdict, narrator = said
    m = pair(GORNAND, GUARD)
    m.side(m.first, "Gornand", "Travestirsi")
    m.side(m.second, "Guardia", "Iniziativa")
    m.first.png.click()
    m.player.dice.next_faces = [3, 1, 1, 2]
    m.press_roll()
    m.player.context.language.choose(lang)
    m.player.context.appearance.choose_theme(theme)
    QApplication.processEvents()
    assert m.verdict == verdict
    assert m.page.card.narrator.text() == narrator
    assert m.first.who.text() == "Gornand"
    assert m.first.who.theme.id == theme
    assert not m.page.grab().isNull()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_has_a_name_and_fits(pair, lang: str) -> None:
    """Each thing the keyboard reaches is named, and the narrowest tab cuts nothing off."""
    m = pair(GORNAND, GUARD, lang=lang, size=(1024, 600))
    m.side(m.first, "Gornand", "Travestirsi")
    m.side(m.second, "Guardia", "Iniziativa")
    m.player.dice.next_faces = [3, 1, 1, 2]
    m.press_roll()
    for part in m.page.findChildren(QWidget):
        if part.focusPolicy() & Qt.FocusPolicy.TabFocus and part.isVisibleTo(m.page):
            assert QAccessible.queryAccessibleInterface(part).text(QAccessible.Text.Name), part
    scroll = m.page._scroll
    assert scroll.widget().minimumSizeHint().width() <= scroll.viewport().width()
