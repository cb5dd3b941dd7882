"""Every edit of a table has a name in all languages, and every refusal of the Giro a sentence."""

import inspect
from collections.abc import Iterator

import pytest
from giro import FIVE, giro
from PySide6.QtWidgets import QApplication

from brp_desktop.controllers.language import Language
from brp_desktop.rules import RulesError
from brp_desktop.sheet import round_acts, round_edits, table_edits, xantis_table_edits
from brp_desktop.sheet.errors import EditError
from brp_desktop.sheet.round import Participant
from brp_desktop.sheet.round_acts import ChooseActing, EndGiro, Spend
from brp_desktop.sheet.round_edits import SetParticipantField, SetResults, TakeFromSheets
from brp_desktop.sheet.table_edits import SeveralAtTable
from brp_desktop.sheet.xantis_edits import SetPaLeft, Several
from brp_desktop.storage.notices import Notice
from brp_desktop.views import error_labels
from brp_desktop.views.gm import gm_labels
from brp_desktop.views.xantis import edit_labels, round_labels

EDITS = [
    name
    for module in (table_edits, round_edits, round_acts, xantis_table_edits)
    for name, kind in vars(module).items()
    if inspect.isclass(kind) and kind.__module__ == module.__name__ and "apply" in vars(kind) and name != "TableEdit"
]


@pytest.fixture
def language(qapp: QApplication) -> Iterator[Language]:
    """Switches the language; English again afterwards."""
    switch = Language()
    yield switch
    switch.choose("en")


@pytest.mark.parametrize("name", EDITS)
def test_every_edit_of_a_table_has_a_name(name: str) -> None:
    """«Undo {what}» never shows the name of a class."""
    assert name in gm_labels._EDITS or name in round_labels._NAMES


def test_names_of_edits(language: Language) -> None:
    """Whom it is about is said; of somebody who is gone that there was somebody."""
    table = giro(*FIVE)
    language.choose("it")
    assert gm_labels.undo_text(Spend("Shulir", 3), table) == "Annulla: Pa di Shulir"
    assert gm_labels.edit_name(EndGiro(again=True)) == "fine del Giro, nuova Iniziativa"
    language.choose("en")
    for edit, name in (
        (SetResults((("Ahti", 3), ("Bonha", 1))), "test of Iniziativa"),
        (SetResults((("Ahti", 3),), by_hand=True), "Iniziativa of Ahti"),
        (SetParticipantField(("Bonha", "Ahti"), "group", None), "group of Bonha, Ahti"),
        (SetParticipantField(("Bonha",), "npc", True), "change of Bonha"),
        (TakeFromSheets((Participant(id="Ahti", name="Ahti"),)), "Ahti as on the sheet"),
        (ChooseActing(None), "turn of somebody"),
        (SeveralAtTable((), "together"), "Pa of those who act together"),
        (EndGiro(), "end of the Giro"),
    ):
        assert gm_labels.edit_name(edit, table) == name
    assert gm_labels.edit_name(Spend("Shulir", 3)) == "Pa of somebody"
    markup = giro(("{x} <b>", 1, None))
    assert gm_labels.edit_name(Spend("{x} <b>", 3), markup) == "Pa of {x} <b>"
    from brp_desktop.sheet.xantis import XantisCharacter

    assert edit_labels.edit_name(Several((SetPaLeft(3),), "giro"), XantisCharacter()) == "act in the Giro"
    assert edit_labels.edit_name(Several((), "other"), XantisCharacter()) == "several changes"


@pytest.mark.parametrize(
    "error",
    [
        *(EditError(code) for code in ("last_turn", "nobody_acts", "no_action", "too_late", "empty_name")),
        *(RulesError(code) for code in ("attack_failed", "own_target", "no_participants", "target_missing")),
        *(RulesError(code) for code in ("one_helper", "no_helpers")),
        RulesError("untested", name="Ahti"),
        RulesError("missing_link", name="Ahti", other="Bonha"),
        RulesError("missing_cost", name="Ahti"),
        RulesError("not_enough_pa", cost=9, left=3),
        EditError("duplicate_id", kind="participant", id="x"),
        EditError("unknown_id", kind="participant", id="x"),
        EditError("too_many", kind="participant", maximum=60),
        EditError("unknown_id", kind="group", id="x"),
    ],
)
def test_every_refusal_of_the_giro_has_a_sentence(language: Language, error: Exception) -> None:
    said = set()
    for lang in ("en", "fr", "it"):
        language.choose(lang)
        said.add(error_labels.error_sentence(error))
    assert len(said) == 3
    assert not any("work" in each or "?" in each or "{" in each for each in said)


@pytest.mark.parametrize("code", ["unknown_reference", "named_twice"])
def test_repairs_of_a_giro_have_a_sentence(language: Language, code: str) -> None:
    language.choose("en")
    notice = Notice(code, where="round.acting", was='"x"', now="null")
    assert error_labels.notice_sentence(notice).startswith('round.acting in “?” names "x"')
