"""Words of a fight that must not be cut or misread, in every language, where the window is smallest."""

import re
from collections import Counter
from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication, QMenu

from brp_desktop.controllers.carried import NewRound
from brp_desktop.sheet.brp import Hindrance
from brp_desktop.sheet.hindrances import SetHindrances, SetNpcHindrances
from brp_desktop.sheet.table import EntryId
from brp_desktop.views.fight.aftermath_words import round_sentence
from brp_desktop.views.gm import roster_menus
from tests.stories.test_aftermath import CLUB
from tests.stories.test_aftermath import fight as fight  # noqa: PLC0414 - a fixture
from tests.stories.test_combat import Fighter

LANGUAGES = ("en", "fr", "it")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_that_somebody_does_not_defend_is_not_cut(fight: Fighter, lang: str) -> None:
    """The half of it would say the contrary; with so much below that the panel has a bar to scroll."""
    fight.context.language.choose(lang)
    fight.window.resize(1024, 600)
    held = tuple(Hindrance(kind=kind, rounds=2) for kind in ("lost_rounds", "held", "stunned", "prone"))
    fight.bran.perform(SetHindrances(held))
    desk = fight.window.rolling.combat.desk.fight
    desk.begin(fight.adele, CLUB)
    desk.choose(replace(desk.aim, target=f"sheet:{fight.bran.document_id}"))
    desk.choose(replace(desk.aim, way="none"))
    QApplication.processEvents()
    button = fight.panel.attack.how
    assert button.isVisible()
    assert button.shown_words() == button.text()
    assert len(button.text()) > 5


@pytest.mark.parametrize(
    ("lang", "wanted"), [("en", "Still to be taken off"), ("fr", "À retirer encore"), ("it", "Ancora da togliere")]
)
def test_a_new_round_takes_nothing_off_and_says_so(fight: Fighter, lang: str, wanted: str) -> None:
    fight.context.language.choose(lang)
    said = round_sentence(NewRound(0, ("Bran", "Thug")))
    assert f"{wanted} " in said
    assert "Bran, Thug" in said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_letter_of_the_menu_is_one_entry_s(fight: Fighter, lang: str) -> None:
    """Also with the menu that many hindrances get."""
    fight.context.language.choose(lang)
    many = tuple(Hindrance(kind="stuck", weapon=str(n)) for n in range(30))
    fight.window.gm.master.table.perform(SetNpcHindrances(EntryId("thug"), many))
    fight.window.show_tab("gm")
    roster = fight.window.gm.panel.roster
    roster.go_to(EntryId("thug"))
    menu = roster_menus.row_menu(roster)
    assert menu.findChild(QMenu, "roster_held_menu") is not None
    letters = Counter(
        found[1].lower() for action in menu.actions() if (found := re.search("&([^&])", action.text())) is not None
    )
    assert [letter for letter, count in letters.items() if count > 1] == []
    menu.deleteLater()
