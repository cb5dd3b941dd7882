"""Two sides of Xantis: the first Bonus visibly carried, the same instant, spells first, who tells; journal lines."""

import pytest
from msgspec.structs import replace

from brp_desktop.play.xantis_contests import (
    XantisContest,
    XantisSide,
    entries_of,
    prepare,
    revealed,
    settle_contest,
    settle_first,
)
from brp_desktop.play.xantis_people import xantis_npc_person, xantis_sheet_person
from brp_desktop.play.xantis_subjects import INITIATIVE, Use, XantisSituation, XantisSubject
from brp_desktop.rules import RulesError
from brp_desktop.rules.xantis import XantisOptions
from brp_desktop.sheet.table import Entry, XantisNpc
from brp_desktop.sheet.xantis import Penalty, ScoreNode, XantisAction, XantisCharacter, XantisWeapon

GORNAND = xantis_sheet_person(
    "gornand",
    XantisCharacter(
        name="Gornand",
        nodes=(
            ScoreNode(id="presenza", tier="caratteristica", name="Presenza", value=5),
            ScoreNode(id="travestirsi", tier="specializzazione", name="Travestirsi", value=4, parent="presenza"),
        ),
    ),
)
GUARD = xantis_npc_person("table", Entry(id="entry.1", name="Guardia", number=2, xantis=XantisNpc(initiative=6)))
FIRE = XantisAction(id="fire", name="Fiammata", node="elementalismo", pa=0, spell=True)
ISHADUR = xantis_sheet_person(
    "ishadur",
    XantisCharacter(
        name="Ishadur",
        nodes=(ScoreNode(id="elementalismo", tier="abilita", name="Elementalismo", value=6),),
        weapons=(XantisWeapon(id="axe", name="Alabarda", node="elementalismo"),),
        actions=(FIRE, XantisAction(id="slow", name="Vampa", node="elementalismo", pa=4)),
    ),
)


def number(score, *dice, name="", **fields):
    """A side of which only a capacity is known, with real dice."""
    return XantisSide(
        subject=XantisSubject(kind="number", capacity=score),
        situation=XantisSituation(own_dice=dice or None),
        name=name,
        **fields,
    )


def refused(call):
    with pytest.raises(RulesError) as caught:
        call()
    return caught.value.code


def test_gornand_and_the_guard(faces):
    """E2: the disguise's Bonus of 5 stands in the guard's Vdr before he rolls: 6 − 5 = 1; the thief tells."""
    disguise = XantisSide(GORNAND, XantisSubject(id="travestirsi"), XantisSituation(own_dice=(2, 2)))
    contest = XantisContest(disguise, XantisSide(GUARD, INITIATIVE))
    before = prepare(contest)
    assert (before.first.vdr, before.second.vdr, before.carried, before.is_ready) == (9, 6, None, True)
    half = settle_first(before, faces())
    assert (half.settled.outcome.bonus, half.carried, half.second.vdr) == (5, 5, 1)
    assert str(half.second.chance) == "1/36"
    assert [(step.id, step.result) for step in half.second.steps] == [
        ("capacity", 6), ("opponent_bonus", 1), ("vdr", 1)
    ]  # fmt: skip
    result = settle_contest(half, faces(1, 2))
    assert (result.second.outcome.malus, result.winner, result.narrator) == (2, "first", "first")
    assert (result.carried, result.compared) == (5, (5, 3))
    first, second = entries_of(result, 1000)
    assert (first.document, first.character, first.opponent, first.verdict) == (
        "gornand", "Gornand", "Guardia 2", "won"
    )  # fmt: skip
    assert (second.document, second.character, second.side, second.verdict) == (
        "table/entry.1", "Guardia 2", "second", "lost"
    )  # fmt: skip
    assert {first.contest, second.contest} == {result.id}
    assert {first.verdict_reason, second.verdict_reason} == {"first"}
    assert (second.xantis.opponent_bonus, second.xantis.narrator, first.own_dice) == (5, "narrator", True)


def test_hammer_and_flame(faces):
    """E3: nothing subtracted; Bonus 2 against 1: the hammer falls, the flame is as if there had been no time."""
    hammer, flame = number(7, 2, 3, name="Gesemyn"), XantisSide(ISHADUR, XantisSubject(use=Use("action", "slow")))
    contest = XantisContest(hammer, flame, "contemporaneous")
    result = settle_contest(prepare(contest), faces(2, 3))
    assert (result.first.outcome.bonus, result.second.outcome.bonus) == (2, 1)
    assert (result.outcome.takes_effect, result.winner, result.narrator) == (("first",), "first", "first")
    assert (result.carried, result.acts_first, result.compared) == (None, None, (2, 1))
    # The same flame as an instantaneous spell comes first, and the hammer after it.
    quick = XantisContest(hammer, XantisSide(ISHADUR, XantisSubject(use=Use("action", "fire"))), "contemporaneous")
    result = settle_contest(prepare(quick), faces(2, 3))
    assert (result.acts_first, result.outcome.takes_effect) == ("second", ("first", "second"))
    ticked = XantisContest(number(7, 2, 3, spell=True), flame, "contemporaneous")
    assert settle_contest(prepare(ticked), faces(2, 3)).acts_first == "first"
    assert settle_contest(prepare(ticked.swapped()), faces(2, 3)).acts_first == "second"


def test_a_bonus_of_0_declared_on_either_side(faces):
    """E10 in a contest: no dice; as the first side it passes on 0, as the second it is beaten by any Bonus."""
    declared = XantisContest(number(9, declared=True), number(9, 3, 4))
    result = settle_contest(prepare(declared), faces())
    assert (result.first.declared, result.carried, result.winner) == (True, 0, "second")
    result = settle_contest(prepare(declared.swapped()), faces())
    assert (result.carried, result.second.outcome.malus, result.winner) == (2, 2, "first")
    both = XantisContest(number(9, declared=True), number(9, declared=True))
    assert (settle_contest(prepare(both), faces()).outcome.result) == "both"


def test_who_tells(faces):
    npc = XantisContest(number(9, 1, 2, npc=True), number(9, 6, 5))
    assert settle_contest(prepare(npc), faces()).narrator == "narrator"
    assert settle_contest(prepare(npc.swapped()), faces()).narrator == "narrator"
    nobody = XantisContest(number(2, 1, 2), number(2, 6, 5))
    result = settle_contest(prepare(nobody), faces())
    assert (result.outcome.result, result.narrator, result.winner) == ("none", "narrator", None)
    assert {line.verdict for line in entries_of(result, 0)} == {"nobody"}
    tie = XantisContest(number(9, 1, 2), number(13, 3, 4))
    result = settle_contest(prepare(tie), faces())
    assert (result.narrator, {line.verdict for line in entries_of(result, 0)}) == ("both", {"draw"})
    strict = XantisContest(number(9, 1, 2), number(13, 3, 4), options=XantisOptions(zero_is_tie=False))
    assert settle_contest(prepare(strict), faces()).winner == "second"


def test_problems_are_named_and_nothing_is_rolled(faces):
    missing = prepare(XantisContest(number(9)))
    assert (missing.second, missing.second_problem, missing.is_ready) == (None, None, False)
    assert refused(lambda: settle_contest(missing, faces(3, 3))) == "missing_value"
    unknown = prepare(XantisContest(number(9), XantisSide(ISHADUR, XantisSubject(id="forza"))))
    assert unknown.second_problem.code == "unknown_name"
    dice = faces()
    assert refused(lambda: settle_contest(unknown, dice)) == "unknown_name"
    wrong = prepare(XantisContest(number(9), number(9, 1, 1)))
    assert refused(lambda: settle_contest(wrong, dice)) == "missing_extra"
    assert dice.asked == []
    blank = xantis_npc_person("t", Entry(id="e", name="X", xantis=XantisNpc()))
    assert prepare(XantisContest(XantisSide(blank), number(3))).first_problem.code == "missing_value"


def test_a_cost_nobody_said_does_not_stop_a_contest(faces):
    weapon = XantisSide(ISHADUR, XantisSubject(use=Use("attack", "axe")))
    result = settle_contest(prepare(XantisContest(weapon, number(5, 3, 4))), faces(3, 4))
    assert (result.first.outcome.label, result.first.outcome.pa_cost) == ("Alabarda", 0)


def test_hidden_and_revealed(faces):
    contest = XantisContest(number(9, 1, 2), number(9, 3, 4), hidden=True)
    result = settle_contest(prepare(contest), faces())
    assert result.hidden
    assert all(line.hidden for line in entries_of(result, 0))
    shown = revealed(result)
    assert not shown.hidden
    assert not any(line.hidden for line in entries_of(shown, 0))
    assert (shown.id, shown.outcome) == (result.id, result.outcome)


def test_a_png_tests_with_its_penalties(faces):
    npc = XantisNpc(initiative=8, pme=1, pd=2)
    person = xantis_npc_person("t", Entry(id="e", name="X", xantis=npc))
    request = prepare(XantisContest(XantisSide(person))).first
    assert (request.vdr, request.npc) == (5, True)
    without = XantisSide(person, situation=XantisSituation(pd=False))
    assert prepare(XantisContest(without)).first.vdr == 7
    hurt = replace(GORNAND.character, pr=Penalty(value=3))
    assert (
        prepare(XantisContest(XantisSide(xantis_sheet_person("g", hurt), XantisSubject(id="presenza")))).first.vdr == 2
    )
