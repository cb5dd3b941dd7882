"""What the cards of the Giro say: who may do what now, what it costs term by term, who is in the way."""

import dataclasses
from collections.abc import Iterator
from typing import Any

import pytest
from giro import FIVE, FOUR, TRIO, acting, giro
from msgspec.structs import replace
from PySide6.QtWidgets import QApplication

from brp_desktop.controllers.language import Language
from brp_desktop.play.standing import Bases, standing
from brp_desktop.sheet.round_acts import EndGiro, ResolveAction, Spend
from brp_desktop.sheet.table import GameTable
from brp_desktop.views.xantis import giro_words

MOCK = (("Ilario", 4, "1"), ("Serra", 3, "2"), ("Nerea", 3, "1"), ("Bruno", 0, "1"), ("Accio", -1, "2"))
"""The five of the picture of the Giro."""


@pytest.fixture
def language(qapp: QApplication) -> Iterator[Language]:
    """Switches the language; English again afterwards."""
    switch = Language()
    yield switch
    switch.choose("en")


def cards(table: GameTable, bases: dict[str, Bases] | None = None) -> dict[str, str]:
    """Both lines of every card."""
    found = standing(table.round, bases=bases)
    said = {line.participant.id: giro_words.card_words(line, table.round, found.acting) for line in found.lines}
    return {id_: ", ".join(filter(None, both)) for id_, both in said.items()}


def sentence(table: GameTable, id_: str, group: str = "", bases: dict[str, Bases] | None = None) -> str:
    """What a reader says of a card."""
    found = standing(table.round, bases=bases)
    line = found.of(id_)
    assert line is not None
    return giro_words.card_sentence(line, table.round, found.acting, group)


def changed(table: GameTable, id_: str, **fields: Any) -> GameTable:
    """The table with other values of one participant."""
    people = tuple(replace(one, **fields) if one.id == id_ else one for one in table.round.participants)
    return dataclasses.replace(table, round=replace(table.round, participants=people))


def test_the_cards_of_the_picture(language: Language) -> None:
    """The picture of the customer: Serra acts, each other card says what he may do and what it costs."""
    language.choose("it")
    assert cards(acting(giro(*MOCK), "Serra")) == {
        "Ilario": "contrattacca, 0 + 3 Pa + attacco",
        "Serra": "di turno",
        "Nerea": "contrattacca, 0 + 3 Pa + attacco",
        "Bruno": "aiuta Nerea, 3 + 3 Pa + azione",
        "Accio": "nessun legame ora, Nerea e Bruno in mezzo",
    }


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "no link now, Gesemyn and Ishadur between"),
        ("fr", "aucun lien à présent, Gesemyn et Ishadur au milieu"),
        ("it", "nessun legame ora, Gesemyn e Ishadur in mezzo"),
    ],
)
def test_who_is_in_the_way_is_named(language: Language, lang: str, said: str) -> None:
    """Borgat cannot help the Ramajad."""
    language.choose(lang)
    assert cards(acting(giro(*FOUR), "Ramajad"))["Borgat"] == said


def test_the_intervention_costs_nine_and_a_dodge(qapp: QApplication) -> None:
    """From −2 to +4 are 6, 3 for stepping in, 3 for the dodge: the 12 Pa Ishadur has."""
    table = acting(giro(*FOUR), "Ramajad", "Gesemyn", 2)
    assert cards(table)["Ishadur"] == "helps Gesemyn, 6 + 3 Pa + action"
    with_dodge = {"Ishadur": Bases(defence=3)}
    assert cards(table, with_dodge)["Ishadur"] == "helps Gesemyn, 6 + 3 + 3 = 12 Pa"
    said = sentence(table, "Ishadur", giro_words.group_words(2, "Gruppo G"), with_dodge)
    assert said.startswith("Ishadur, group 2, Gruppo G, Iniziativa −2, 12 of 12 Pa, may step in for Gesemyn, 6 + 3 + 3")


def test_what_may_not_be_done_yet_says_when(qapp: QApplication) -> None:
    """Reactions are for what was tested and did not fail; nothing is left of an action that is over."""
    declared = acting(giro(*FOUR), "Ramajad", "Gesemyn")
    assert cards(declared)["Ishadur"] == "steps in for Gesemyn, once the action is tested"
    failed = acting(giro(*FOUR), "Ramajad", "Gesemyn", -1)
    assert cards(failed)["Ishadur"] == "steps in for Gesemyn, the action failed"
    over = ResolveAction().apply(acting(giro(*FOUR), "Ramajad", "Gesemyn", 2))
    assert cards(over)["Ishadur"] == "steps in for Gesemyn, too late now"


def test_joining_a_counter_attack_is_the_longest_sum(qapp: QApplication) -> None:
    """From −1 to +4 are 5, and 6 to synchronise and to counter-attack: 11 before the attack."""
    table = acting(giro(*TRIO, pa=30), "Gesemyn", "Ishadur", 2)
    found = standing(table.round, bases={"Ramajad": Bases(attack=7)})
    line = found.of("Ramajad")
    assert line is not None
    way = next(way for way in line.ways if way.way == "join_counter")
    assert giro_words.price_sum(way) == "5 + 3 + 3 + 7 = 18 Pa"
    assert giro_words.way_words(way, table.round, found.acting) == "counter-attacks with Ishadur"


def test_why_it_costs_that(qapp: QApplication) -> None:
    """Every term has words; the reach says from where to where."""
    table = acting(giro(*FOUR), "Ramajad", "Gesemyn", 2)
    found = standing(table.round, bases={"Ishadur": Bases(defence=3)})
    line = found.of("Ishadur")
    assert line is not None
    assert found.acting is not None
    rows = giro_words.price_rows(line.ways[0].price, line.participant, found.acting, is_open=False)
    assert [(row.label, row.value) for row in rows] == [
        ("Stepping in, out of turn", "3"),
        ("To catch up with Ramajad: from −2 to +4", "+\u00a06"),
        ("The action itself", "+\u00a03"),
        ("Cost in Pa", "12"),
    ]


def test_who_did_not_test_and_who_was_placed_by_hand(qapp: QApplication) -> None:
    """Nothing is guessed of them."""
    table = giro(*FIVE)
    table = changed(changed(table, "Ahti", result=None), "Bonha", placed=True)
    table = acting(table, "Ishadur")
    assert cards(table)["Ahti"] == "no link yet, Iniziativa not tested"
    assert "Iniziativa –" in sentence(table, "Ahti")
    assert "placed by hand" in sentence(table, "Bonha")
    assert set(cards(giro(*FIVE)).values()) == {""}


def test_links_in_words(qapp: QApplication) -> None:
    """The arcs of the source's five, for somebody who does not see them."""
    round_ = giro(*FIVE).round
    found = standing(round_)
    assert giro_words.links_sentence(round_, found.pairs("sync"), "sync") == "synchronise: Gesemyn–Bonha"
    assert giro_words.links_sentence(round_, found.pairs("counter"), "counter") == (
        "counter-attack: Ishadur–Shulir, Shulir–Gesemyn, Gesemyn–Ahti, Bonha–Ahti"
    )
    assert giro_words.links_sentence(round_, (), "sync") == ""


def test_first_names_only_where_they_tell_people_apart(qapp: QApplication) -> None:
    """«Nerea» on a card for «Nerea Valdombra», unless there are two of them."""
    table = giro(("Nerea Valdombra", 3, "1"), ("Nerea Rossa", 2, "1"), ("Bruno Carso", 0, "1"), ("Guardia Uno", 1, "2"))
    for name in ("Nerea Valdombra", "Nerea Rossa", "Bruno Carso"):
        table = changed(table, name, document=name)
    assert giro_words.short_names(table.round) == {"Bruno Carso": "Bruno"}


def test_what_may_still_be_declared(qapp: QApplication) -> None:
    """As far as the action is (section 8.3), with the reason where nothing is left."""
    table = acting(giro(*FOUR), "Ramajad", "Gesemyn")
    failed = acting(giro(*FOUR), "Ramajad", "Gesemyn", -1)

    def said(of: GameTable) -> str:
        found = standing(of.round)
        return giro_words.open_words(
            instants=found.instants_open, reactions=found.reactions_open, action=of.round.action
        )

    assert said(table) == "Instantaneous actions may be declared; reactions once it is tested."
    assert said(acting(giro(*FOUR), "Ramajad", "Gesemyn", 2)).startswith("Paid reactions may be declared")
    assert said(failed) == "It failed: there is nothing to react to."
    assert said(ResolveAction().apply(table)) == "Nothing may be declared any more."
    assert said(giro(*FOUR)) == "No action is declared."


def test_a_giro_that_is_over_keeps_what_was_spent(qapp: QApplication) -> None:
    """The order, and on what."""
    table = Spend("Ishadur", 9, "interposition", "").apply(acting(giro(*FOUR), "Ramajad", "Gesemyn", 2))
    past = EndGiro().apply(Spend("Ishadur", 3, "self_defence", "Schivata").apply(table)).round.past[-1]
    assert giro_words.past_lines(past) == [
        "1. Ramajad, +4, 12 of 12 Pa",
        "2. Gesemyn, 0, 12 of 12 Pa",
        "3. Ishadur, −2, 0 of 12 Pa",
        "4. Borgat, −3, 12 of 12 Pa",
        "Ishadur: interposition, 9 Pa",
        "Ishadur: Schivata, 3 Pa",
    ]
