"""Who joins a Giro and from where, Iniziativa tested for everybody, sheets that are followed."""

import pytest
from giro import FIVE, giro, names
from msgspec.structs import replace

from brp_desktop.play.chance import SeededChance
from brp_desktop.play.round import (
    Joining,
    disagreements,
    initiative_tests,
    joining,
    order_of,
    refreshed,
    roll_initiative,
    under,
)
from brp_desktop.play.xantis_people import npc_character, subjects_of, xantis_npc_person, xantis_sheet_person
from brp_desktop.play.xantis_subjects import XantisSituation
from brp_desktop.rules import RulesError
from brp_desktop.rules.xantis import DEFAULTS, XantisOptions
from brp_desktop.sheet.errors import EditError
from brp_desktop.sheet.round import Round
from brp_desktop.sheet.table import Entry, GameTable, XantisNpc
from brp_desktop.sheet.xantis import Penalty, ScoreNode, XantisAction, XantisCharacter, XantisWeapon

PRONTEZZA = ScoreNode(id="prontezza", tier="caratteristica", name="Prontezza", value=5)
NEREA = XantisCharacter(
    name="Nerea",
    group="Viandanti",
    nodes=(PRONTEZZA, ScoreNode(id="atletica", tier="abilita", name="Atletica", value=2, parent="prontezza")),
    pa_left=9,
    weapons=(XantisWeapon(id="w", name="Sciabola", node="atletica"), XantisWeapon(id="v", name="Rete")),
    actions=(XantisAction(id="a", name="Schivata", node="atletica", pa=3),),
)
SERRA = Entry(id="entry.4", name="Serra", number=2, group="Guardie", xantis=XantisNpc(pa_max=18, initiative=7, pr=1))


def people():
    return xantis_sheet_person("doc", NEREA), xantis_npc_person("table", SERRA)


def joined():
    nerea, serra = people()
    edit = joining(
        Round(),
        [
            Joining(nerea, entry="entry.1"),
            Joining(serra, entry="entry.4"),
            Joining(name="Accio", group="  guardie", npc=True, initiative=4, pa_max=14, result=-1),
        ],
    )
    table = edit.apply(GameTable())
    return table, {"participant.1": nerea, "participant.2": serra}


def test_people_come_from_sheets_from_the_table_or_are_typed():
    table, _ = joined()
    accio, nerea, serra = table.round.participants
    assert names(table.round) == ["Accio", "Nerea", "Serra 2"]
    assert [group.name for group in table.round.groups] == ["Viandanti", "Guardie"]
    assert (nerea.group, serra.group, accio.group) == ("group.1", "group.2", "group.2")
    assert (nerea.entry, nerea.document, nerea.npc, nerea.initiative) == ("entry.1", "doc", False, 5)
    assert (nerea.pa_left, nerea.pa_max, nerea.result) == (9, 14, None)
    assert (serra.entry, serra.document, serra.npc, serra.initiative) == ("entry.4", "", True, 7)
    assert (serra.pa_left, serra.pa_max) == (18, 18)
    assert (accio.is_typed, accio.result, accio.by_hand, accio.pa_left) == (True, -1, True, 14)
    with pytest.raises(EditError):
        joining(table.round, [Joining(people()[0], entry="entry.1")]).apply(table)
    tested = xantis_sheet_person("other", replace(NEREA, initiative=3))
    assert joining(table.round, [Joining(tested)]).apply(table).round.participants[0].result == 3


def test_iniziativa_for_everybody(faces):
    """Each test by the rules: penalties count, doubles are criticals, own dice and a declared 0 beside the thrown."""
    table, behind = joined()
    tests = initiative_tests(table.round, behind)
    assert [(test.participant.shown_name, test.request.vdr) for test in tests] == [
        ("Accio", 4), ("Nerea", 5), ("Serra 2", 6)
    ]  # fmt: skip
    assert [test.request.npc for test in tests] == [True, False, True]
    made = roll_initiative(tests, faces(1, 1, 4), own={"participant.3": (2, 3)}, declared=["participant.1"])
    results = {id_: result.outcome for id_, result in made.results}
    assert {id_: outcome.margin for id_, outcome in results.items()} == {
        "participant.1": 0, "participant.2": 11, "participant.3": -1
    }  # fmt: skip
    assert [result.own_dice for _, result in made.results] == [True, False, False]
    assert results["participant.1"].dice is None
    after = made.edit.apply(table)
    assert names(after.round) == ["Serra 2", "Nerea", "Accio"]
    assert order_of(after.round).results == (11, 0, -1)
    assert not any(each.by_hand for each in after.round.participants)


def test_iniziativa_under_circumstances(faces):
    """A7, A12, L18: a penalty left out, interpretation, and a declared 0 that meets a difficulty has failed."""
    table, behind = joined()
    tests = initiative_tests(table.round, behind)
    accio, nerea, serra = (test.participant.id for test in tests)
    asked = {
        accio: XantisSituation(interpretation=2),
        nerea: XantisSituation(difficulty=3),
        serra: XantisSituation(difficulty=2, pr=False, npc=False),
    }
    made = roll_initiative(tests, faces(1, 2, 1, 2), declared=[nerea], situations=asked)
    results = {id_: result.outcome for id_, result in made.results}
    assert {id_: outcome.vdr for id_, outcome in results.items()} == {accio: 4 + 2, nerea: 5 - 3, serra: 7 - 2}
    assert {id_: outcome.margin for id_, outcome in results.items()} == {accio: 3, nerea: -3, serra: 2}
    assert dict(made.results)[serra].request.npc, "who plays somebody is no circumstance"
    alone = initiative_tests(joining(Round(), [Joining(name="A")]).apply(GameTable()).round, {})[0]
    assert under(alone, XantisSituation()) == alone


def test_who_has_nothing_to_test_with_is_left_out(faces):
    table = joining(Round(), [Joining(name="A"), Joining(name="B", initiative=9)]).apply(GameTable())
    tests = initiative_tests(table.round, {})
    assert tests[0].problem.code == "missing_value"
    made = roll_initiative(tests, faces(2, 2))
    assert ([id_ for id_, _ in made.results], [each.participant.name for each in made.left_out]) == (
        ["participant.2"], ["A"]
    )  # fmt: skip
    blank = xantis_npc_person("t", Entry(id="e", name="X", xantis=XantisNpc()))
    assert initiative_tests(table.round, {"participant.1": blank})[0].problem.code == "missing_value"
    only = initiative_tests(table.round, {}, only=["participant.2"])
    assert [each.participant.name for each in only] == ["B"]


def test_own_dice_that_cannot_be_leave_everything_as_it_was(faces):
    table = giro(*FIVE)
    dice = faces()
    with pytest.raises(RulesError) as caught:
        roll_initiative(initiative_tests(table.round, {}), dice, own={"Ahti": (1, 1)})
    assert (caught.value.code, dice.asked) == ("missing_extra", [])
    hidden = roll_initiative(initiative_tests(table.round, {}), SeededChance(1), hidden=True)
    assert all(result.request.situation.hidden for _, result in hidden.results)
    again = roll_initiative(initiative_tests(table.round, {}), SeededChance(1))
    assert [result.outcome for _, result in again.results] == [result.outcome for _, result in hidden.results]


def test_sheets_are_followed():
    table, behind = joined()
    assert refreshed(table.round, behind) is None
    serra = people()[1]
    spent = xantis_sheet_person("doc", replace(NEREA, pa_left=2, initiative=6, pa_max=20))
    richer = replace(SERRA.xantis, pa_max=30)
    stronger = xantis_npc_person("table", Entry(id="entry.4", name="Serra", number=2, xantis=richer))
    edit = refreshed(table.round, {"participant.1": spent, "participant.2": stronger})
    after = edit.apply(table).round
    first, second = after.find("participant.1"), after.find("participant.2")
    assert (first.pa_left, first.pa_max, first.result) == (2, 20, 6)
    assert (second.pa_left, second.pa_max) == (18, 30)
    assert after.participants[0] is first
    assert refreshed(table.round, {"participant.2": serra}) is None


def test_sheets_that_read_the_rules_otherwise_are_named():
    nerea, serra = people()
    other = xantis_sheet_person("x", replace(NEREA, options=XantisOptions(zero_is_tie=False)))
    assert disagreements([nerea, other, serra], DEFAULTS) == ((other, ("zero_is_tie",)),)
    assert disagreements([serra], XantisOptions(sync_total="best")) == ()


def test_what_a_person_can_test():
    nerea, serra = people()
    assert [(name, score) for _, name, score in subjects_of(nerea)] == [
        ("Iniziativa", 5), ("Prontezza", 5), ("Atletica", 7), ("Sciabola", 7), ("Sciabola", 7), ("Schivata", 7)
    ]  # fmt: skip
    assert [each.use.kind for each, _, _ in subjects_of(nerea) if each.use] == ["attack", "parry", "action"]
    assert [(name, score) for _, name, score in subjects_of(serra)] == [("Iniziativa", 7)]
    with_scores = xantis_npc_person("t", Entry(id="e", name="X", xantis=XantisNpc(nodes=NEREA.nodes)))
    assert (with_scores.initiative, with_scores.derived.pa_max, with_scores.has_sheet) == (5, 14, False)
    assert npc_character(XantisNpc(pme=2)).pme == Penalty(value=2)
    with pytest.raises(ValueError):
        xantis_npc_person("t", Entry(id="e", path="x.rpgsheet"))
