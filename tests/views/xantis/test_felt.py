"""The felt of Xantis while nothing lies on it: what is to be done, or why nothing can be."""

import pytest

from brp_desktop.controllers.language import LANGUAGES
from brp_desktop.play.xantis_subjects import Use, XantisSubject
from brp_desktop.sheet.xantis_edits import SetPaLeft
from brp_desktop.views import controls


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_score_is_chosen_and_the_felt_says_what_rolls_it(panel, rolls, language, lang: str) -> None:
    """A click only chooses, because difficulty and interpretation come first (ui.md 10)."""
    language.choose(lang)
    rolls.choose(XantisSubject(id="sciabola"))
    said = {
        "en": "Space rolls · a double click chooses and rolls",
        "fr": "Espace lance · un double-clic choisit et lance",
        "it": "Spazio tira · il doppio clic sceglie e tira",
    }[lang]
    assert panel.tray.accessibleName() == said
    assert panel.tray.throw is None


def test_the_dice_take_its_place_and_it_comes_back_with_another_score(panel, rolls, faces) -> None:
    rolls.choose(XantisSubject(id="sciabola"))
    faces.next = [2, 3]
    panel.roll()
    assert "Space" not in panel.tray.accessibleName()
    rolls.choose(XantisSubject(id="forza"))
    assert panel.tray.accessibleName().startswith("Space rolls")


def test_where_nothing_can_be_rolled_the_felt_says_why(panel, rolls, document) -> None:
    document.perform(SetPaLeft(0))
    rolls.choose_use(Use("attack", "sciabola"))
    assert panel.tray.accessibleName() == "7 Pa needed, 0 left."
    panel.set_rolling_allowed(False)
    assert panel.tray.accessibleName().startswith("In edit mode no die is rolled.")


def test_the_key_in_force_is_told_or_none(panel, rolls, monkeypatch: pytest.MonkeyPatch) -> None:
    """Like every line of keys: with another key that one, without one the other half."""
    monkeypatch.setitem(controls.OWN_KEYS, "roll", ())
    rolls.choose(XantisSubject(id="sciabola"))
    assert panel.tray.accessibleName() == "a double click chooses and rolls"
