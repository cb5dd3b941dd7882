"""Where the Giro stands in the window: under sheets, in the tab, in all languages and themes, with forty people."""

from collections.abc import Callable
from pathlib import Path
from time import thread_time
from typing import Any

import pytest
from giro import FIVE, FOUR
from giro_window import Table, chosen
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QWidget
from sweeps import each_value

from brp_desktop.controllers.language import LANGUAGES
from brp_desktop.painting.theme import THEME_IDS
from brp_desktop.views.xantis.initiative_dialog import InitiativeTestDialog
from brp_desktop.views.xantis.joining_dialog import JoiningDialog
from brp_desktop.views.xantis.past_giri_dialog import PastGiriDialog
from brp_desktop.views.xantis.round_menus import end_menu, initiative_menu, more_menu, participant_menu

LEFT = Qt.MouseButton.LeftButton
ALT = Qt.KeyboardModifier.AltModifier
CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def table(start, nerea: Path) -> Callable[..., Table]:
    """A window with a sheet of Xantis and a Giro."""

    def sit(*people: tuple[str, int, str], pa: int = 12, **more: Any) -> Table:
        return Table(start(**more), nerea, *people, pa=pa)

    return sit


def test_the_panel_goes_with_the_sheet_in_front(start, nerea: Path, sample: Path) -> None:
    """Under sheets of Xantis alone, and only while somebody takes part; closing the tab does not take it along."""
    m = Table(start(), nerea)
    place = m.window.gm.giro
    assert not place.is_shown
    m.join(*FIVE)
    assert place.is_shown
    panel = m.panel
    assert panel.height() == 222
    assert m.window.sheet.isAncestorOf(panel)
    m.player.open(sample)
    assert not place.is_shown
    assert not panel.isVisible()
    m.player.context.language.choose("it")
    m.player.context.appearance.choose_theme("ink")
    QApplication.processEvents()
    m.player.open(nerea)
    assert m.window.sheet.isAncestorOf(panel)
    m.player.context.files.close(m.document)
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    QApplication.processEvents()
    m.giro.act("Bonha")
    m.player.open(nerea)
    QApplication.processEvents()
    assert m.panel is panel
    assert panel.cards.card("Bonha").view.acting
    assert panel.turn.text() == "turno di Bonha", "it learnt the language while it stood nowhere"
    assert panel.cards.card("Bonha").theme.id == "ink"
    m.giro.clear()
    assert not place.is_shown


def test_a_low_window_has_it_in_the_tab_alone(table) -> None:
    """At 1024 × 600 the sheet has the room; the list in the tab has everything."""
    m = table(*FIVE, size=(1024, 600))
    assert not m.window.gm.giro.is_shown
    assert len(m.rows().cards.cards) == 5
    m.window.resize(1280, 800)
    QApplication.processEvents()
    assert not m.window.gm.giro.is_shown, "it stands in the tab"
    m.window.show_tab("dice")
    assert m.window.gm.giro.is_shown
    chosen(more_menu(m.panel), "Only in the game master’s tab")
    assert not m.window.gm.giro.is_shown
    m.window.actions_["giro_under_sheet"].trigger()
    assert m.window.gm.giro.is_shown


def test_whose_turn_it_is_comes_into_sight_when_the_tab_opens_late(table) -> None:
    """The list is made, and the row narrower, when the turn is far down the order."""
    m = table(*((f"Persona {number}", 40 - number, str(number % 5)) for number in range(40)))
    m.giro.act("Persona 37")
    QApplication.processEvents()
    for panel, tab in ((m.rows(), "gm"), (m.panel, "dice")):
        m.window.show_tab(tab)
        QApplication.processEvents()
        card = panel.cards.card("Persona 37")
        assert card.visibleRegion().boundingRect().size() == card.size(), panel.objectName()


def test_the_legend_tells_both_kinds_of_links_in_a_low_window(table) -> None:
    """On a second line where the groups leave no room; on the first again when there is."""
    m = table(*FIVE, lang="fr", size=(1024, 600))
    legend = m.rows().legend
    assert legend.sizeHint().width() > legend.width()
    assert (legend.lines, legend.height()) == (2, 48)
    picture = legend.grab().toImage()
    ratio = picture.height() / legend.height()
    ground = picture.pixelColor(picture.width() - 1, picture.height() - 1)
    second = range(round(legend.width() * ratio * 0.4), round(legend.width() * ratio * 0.6))
    below = range(round(26 * ratio), picture.height())
    assert any(picture.pixelColor(x, y) != ground for x in second for y in below), "the second kind stands below"
    m.window.resize(1700, 900)
    QApplication.processEvents()
    assert (legend.lines, legend.height()) == (1, 24)


@pytest.mark.parametrize(("lang", "theme"), each_value(LANGUAGES, THEME_IDS))
def test_every_language_and_theme_live(table, lang: str, theme: str) -> None:
    """Cards, legend, buttons and arcs follow; the keyboard stays on its card."""
    m = table(*FIVE)
    m.tab()
    m.giro.act("Shulir")
    m.on(m.panel, "Bonha")
    m.player.context.language.choose(lang)
    m.player.context.appearance.choose_theme(theme)
    QApplication.processEvents()
    words = {"en": "counter-attacks", "fr": "contre-attaque", "it": "contrattacca"}[lang]
    turn = {"en": "turn of Shulir", "fr": "tour\u00a0: Shulir", "it": "turno di Shulir"}[lang]
    for panel in (m.panel, m.window.findChild(QWidget, "round_list")):
        assert panel.cards.card("Ishadur").view.first == words
        assert panel.turn.text() == turn
        assert panel.cards.card("Ishadur").theme.id == theme
        assert not panel.cards.card("Ishadur").grab().isNull()
    assert m.panel.cards.card("Bonha").hasFocus()


def test_a_reader_hears_a_whole_card(table) -> None:
    """Name, group, Iniziativa, Pa, what he may do and what it costs (ui.md 16)."""
    m = table(*FIVE)
    m.giro.act("Shulir")
    heard = QAccessible.queryAccessibleInterface(m.panel.cards.card("Ishadur")).text(QAccessible.Text.Name)
    assert heard.startswith("Ishadur, group 1, Gruppo 1, Iniziativa +4, 12 of 12 Pa, may counter-attack, 0 + 3 Pa")
    for panel in (m.panel, m.rows()):
        for part in panel.findChildren(QWidget):
            if part.focusPolicy() & Qt.FocusPolicy.TabFocus and part.isVisibleTo(panel):
                interface = QAccessible.queryAccessibleInterface(part)
                assert interface.text(QAccessible.Text.Name), part


def test_only_one_card_is_on_the_way_of_the_tab_key(table) -> None:
    """The chosen one; the arrows reach the others."""
    m = table(*FIVE)
    m.on(m.panel, "Bonha")
    stops = [card.view.short for card in m.panel.cards.cards if card.focusPolicy() & Qt.FocusPolicy.TabFocus]
    assert stops == ["Bonha"]


def test_a_giro_of_forty_stays_fluid(table) -> None:
    """Ending a turn paints anew the cards that changed and are seen, in a few milliseconds."""
    people = [(f"Persona {number}", (40 - number) // 3, str(number % 5)) for number in range(40)]
    m = table(*people, pa=20)
    assert len(m.panel.cards.cards) == 40
    m.giro.act("Persona 0")
    QApplication.processEvents()
    painted: list[str] = []

    class Watch(QObject):
        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if event.type() == QEvent.Type.Paint:
                painted.append(watched.view.short)
            return False

    watch = Watch()
    for card in m.panel.cards.cards:
        card.installEventFilter(watch)
    took = []
    for _ in range(20):
        begin = thread_time()
        m.panel.next_button.click()
        QApplication.processEvents()
        took.append(thread_time() - begin)
    assert m.giro.round.acting == "Persona 20"
    assert len(painted) < 20 * 10, "what is out of sight is not painted"
    assert sorted(took)[10] < 0.04
    assert m.panel.cards.card("Persona 20").visibleRegion().boundingRect().width() > 100


@pytest.mark.parametrize("lang", LANGUAGES)
def test_letters_of_menus_and_dialogs_lead_to_one_thing_each(table, lang: str) -> None:
    """In the menu of the one on turn, of another, of the panel; in the dialogs."""
    m = table(*FOUR, lang=lang)
    m.giro.act("Ramajad")
    m.giro.declare("Spada", "Gesemyn")
    m.giro.set_margin(2)
    m.giro.end_giro()
    m.giro.act("Ramajad")
    panel, giro_ = m.panel, m.giro
    texts: dict[str, list[str]] = {}
    for menu in (
        participant_menu(panel, "Ramajad"), participant_menu(panel, "Ishadur"), participant_menu(panel, "Borgat"),
        end_menu(panel), initiative_menu(panel), more_menu(panel),
    ):  # fmt: skip
        texts[f"{menu.objectName()} {len(texts)}"] = [action.text().split("\t")[0] for action in menu.actions()]
        menu.close()
    for dialog in (
        JoiningDialog(panel.theme, giro_.candidates(), giro_.round, panel),
        InitiativeTestDialog(panel.theme, giro_.initiative_tests(), giro_.people, panel),
        PastGiriDialog(panel.theme, giro_.round, panel),
    ):
        parts = [part for part in dialog.findChildren(QWidget) if hasattr(part, "text") and not part.isHidden()]
        texts[dialog.objectName() or type(dialog).__name__] = [str(part.text()) for part in parts]
        dialog.deleteLater()
    for name, all_ in texts.items():
        letters = [
            text[text.index("&") + 1].casefold() for text in (each.replace("&&", "") for each in all_) if "&" in text
        ]
        assert len(letters) > 1 or "end" in name, name
        assert len(set(letters)) == len(letters), (name, all_)


@pytest.mark.parametrize("lang", ["en", "fr", "it"])
def test_a_refusal_is_read_in_full_under_the_sheet(table, lang: str) -> None:
    """In the place of turn and legend, on two lines if need be; they come back."""
    m = table(*FIVE, lang=lang)
    sentence = "It is not possible to answer the action of Gesemyn now: there are 3 Pa too few, 2 are left."
    m.panel.say(sentence)
    QApplication.processEvents()
    message = m.panel.message
    assert message.heightForWidth(message.width()) <= message.height()
    assert not m.panel.turn.isVisible()
    m.panel._clear_message()
    assert m.panel.turn.isVisible()
