"""Answers to a blow: who may take part and pays what, what comes of it, whom the blows strike, Danni."""

from dataclasses import replace

import pytest
from giro import FOUR, TRIO, giro
from hypothesis import given
from hypothesis import strategies as st

from brp_desktop.play.danni import check_danni, roll_danni
from brp_desktop.play.synchronised import Part, Together, prepare, settle
from brp_desktop.rules import RulesError
from brp_desktop.rules.xantis import XantisOptions
from brp_desktop.sheet.errors import EditError


def trio(answer, *parts, attack=4, options=None, people=TRIO, pa=20):
    """Gesemyn attacks Ishadur; the Ramajad may help."""
    round_ = giro(*people, pa=pa).round
    return prepare(round_, Together(answer, attack, "Gesemyn", "Ishadur", parts, options or XantisOptions()))


def landed(result):
    """(who or None for the weapon, difference, whose Danni)."""
    return [
        (None if each.whom is None else each.whom.id, each.difference, [one.id for one in each.danni_of])
        for each in result.strikes
    ]


def refused(call):
    with pytest.raises((RulesError, EditError)) as caught:
        call()
    return caught.value.code


def test_the_synchronised_parry():
    """E6: the parry's own Pa, 3 + 5 + the parry; together they hold and may hit the weapon, else Ishadur is struck."""
    request = trio("parry", Part("Ishadur", 3, 4), Part("Ramajad", 3, 3), attack=5)
    assert [(line.kind, line.price.cost, line.missing) for line in request.lines] == [
        ("self_defence", 3, None), ("join_parry", 11, None)
    ]  # fmt: skip
    assert (request.cost, request.may_be_paid, request.is_ready) == (14, True, True)
    result = settle(request)
    assert (result.total, landed(result), result.strikes[0].may) == (7, [(None, 2, ["Ishadur"])], True)
    failed = settle(trio("parry", Part("Ishadur", 3, 1), Part("Ramajad", 3, 2), attack=5))
    assert landed(failed) == [("Ishadur", 2, ["Gesemyn"])]
    best = settle(
        trio("parry", Part("Ishadur", 3, 4), Part("Ramajad", 3, 3), attack=5, options=XantisOptions(sync_total="best"))
    )
    assert (best.total, landed(best)) == (4, [("Ishadur", 1, ["Gesemyn"])])


def test_the_synchronised_counter_attack():
    """E7: 4 + 3 and 3 + 3 + 5 besides the attacks; the Danni of all who joined and are ticked."""
    request = trio("counter", Part("Ishadur", 6, 2), Part("Ramajad", 2, 5))
    assert [line.price.cost for line in request.lines] == [13, 13]
    result = settle(request)
    assert landed(result) == [("Gesemyn", 3, ["Ishadur", "Ramajad"])]
    unticked = settle(trio("counter", Part("Ishadur", 6, 2), Part("Ramajad", 2, 5, danni=False)))
    assert landed(unticked) == [("Gesemyn", 3, ["Ishadur"])]
    equal = settle(trio("counter", Part("Ishadur", 6, 4)))
    assert landed(equal) == [("Gesemyn", 0, ["Ishadur"]), ("Ishadur", 0, ["Gesemyn"])]
    assert landed(settle(trio("counter", Part("Ishadur", 6, 1)))) == [("Ishadur", 3, ["Gesemyn"])]


def test_the_danni_of_a_counter_attack_can_be_left_out():
    """A48: who has a Malus adds them too, and each may be left out; a parry's are the target's alone, come what may."""
    [strike] = settle(trio("counter", Part("Ishadur", 6, 6), Part("Ramajad", 2, -3))).strikes
    assert ([one.id for one in strike.danni_of], strike.left_out) == (["Ishadur", "Ramajad"], ())
    none = Part("Ishadur", 6, 6, danni=False), Part("Ramajad", 2, -3, danni=False)
    [strike] = settle(trio("counter", *none)).strikes
    assert (strike.danni_of, [one.id for one in strike.left_out]) == ((), ["Ishadur", "Ramajad"])
    assert strike.suggested({}) == 2
    [strike] = settle(trio("mixed", *none)).strikes
    assert (strike.danni_of, [one.id for one in strike.left_out]) == ((), ["Ishadur"]), "the other one only defends"
    [strike] = settle(trio("parry", *none)).strikes
    assert ([one.id for one in strike.danni_of], strike.counters) == (["Ishadur"], ())
    lost = settle(trio("counter", Part("Ishadur", 6, 1, danni=False))).strikes[0]
    assert ([one.id for one in lost.danni_of], lost.counters) == (["Gesemyn"], ())


def test_one_counters_while_the_other_covers_him():
    """E8: what the counter-attack left must be stopped, or the helper is struck as if he had stepped in front."""
    request = trio("mixed", Part("Ishadur", 6, 2), Part("Ramajad", 3, 1), attack=6)
    assert [line.kind for line in request.lines] == ["counter", "join_parry"]
    assert landed(settle(request)) == [("Ramajad", 3, ["Gesemyn"])]
    assert landed(settle(trio("mixed", Part("Ramajad", 3, 4), Part("Ishadur", 6, 2), attack=6))) == []
    assert landed(settle(trio("mixed", Part("Ishadur", 6, 9), Part("Ramajad", 3, -4), attack=6))) == [
        ("Gesemyn", 3, ["Ishadur"])
    ]
    equal = settle(trio("mixed", Part("Ishadur", 6, 6), Part("Ramajad", 3, -1), attack=6))
    assert landed(equal) == [("Gesemyn", 0, ["Ishadur"]), ("Ramajad", 0, ["Gesemyn"])]


def test_the_intervention_for_9_pa_and_its_dodge():
    """E4: paid with all of his 12, the dodge holds at equal Bonuses; else he is the one struck."""
    table = giro(*FOUR)
    asked = Together("interposition", 2, "Ramajad", "Gesemyn", (Part("Ishadur", 3, 2),))
    request = prepare(table.round, asked)
    assert (request.cost, request.may_be_paid) == (12, True)
    assert landed(settle(request)) == []
    paid = request.edit.apply(table)
    assert paid.round.find("Ishadur").pa_left == 0
    assert [(each.kind, each.cost) for each in paid.round.expenses] == [("interposition", 12)]
    again = prepare(paid.round, asked)
    assert (again.lines[0].problem.code, dict(again.lines[0].problem.parameters)) == (
        "not_enough_pa", {"cost": 12, "left": 0}
    )  # fmt: skip
    assert refused(lambda: again.edit.apply(paid)) == "not_enough_pa"
    failed = replace(asked, parts=(Part("Ishadur", 3, 1),))
    assert landed(settle(prepare(table.round, failed))) == [("Ishadur", 1, ["Ramajad"])]
    other = XantisOptions(interposer_takes_hit=False)
    kept = Together("interposition", 2, "Ramajad", "Gesemyn", (Part("Ishadur", 3, 1),), other)
    assert landed(settle(prepare(table.round, kept))) == [("Gesemyn", 1, ["Ramajad"])]
    own = prepare(table.round, Together("defence", 2, "Ramajad", "Gesemyn", (Part("Gesemyn", 3, -5),)))
    assert (own.cost, landed(settle(own))) == (3, [("Gesemyn", 2, ["Ramajad"])])


def test_a_link_that_is_not_there_is_named_and_the_narrator_may_allow_it():
    table = giro(*FOUR, pa=13)
    asked = Together("interposition", 2, "Ramajad", "Gesemyn", (Part("Borgat", 3, 2),))
    line = prepare(table.round, asked).lines[0]
    assert (line.problem.code, line.missing.kind, line.is_by_leave) == ("missing_link", "sync", False)
    assert (line.missing.one.id, line.missing.other.id) == ("Borgat", "Gesemyn")
    allowed = prepare(table.round, replace(asked, parts=(Part("Borgat", 3, 2, allowed=True),)))
    assert (allowed.lines[0].problem, allowed.lines[0].is_by_leave) == (None, True)
    # A helper is bound by the target's counter link too.
    joined = prepare(table.round, Together("counter", 2, "Ramajad", "Ishadur", (Part("Ishadur", 3, 1),)))
    assert joined.lines[0].missing.between[0].id == "Gesemyn"


def test_what_is_missing_is_said():
    assert trio("parry").problem.code == "no_participants"
    assert trio("parry", Part("Ishadur"), attack=-1).problem.code == "attack_failed"
    assert trio("parry", Part("Ramajad")).problem.code == "target_missing"
    assert trio("mixed", Part("Ishadur")).problem.code == "one_helper"
    assert trio("interposition", Part("Ishadur")).problem.code == "one_helper"
    assert trio("interposition", Part("Ishadur"), Part("Ramajad")).problem.code == "one_helper"
    assert trio("defence", Part("Ishadur"), Part("Ramajad")).problem.code == "no_helpers"
    lines = trio("parry", Part("Ishadur"), Part("Gesemyn", 3)).lines
    assert [line.problem.code for line in lines] == ["missing_cost", "own_target"]
    untested = trio("parry", Part("Ishadur", 3), people=(("Gesemyn", 4, "A"), ("Ishadur", None, "B")))
    assert (untested.lines[0].problem.code, untested.lines[0].price) == ("untested", None)
    assert refused(lambda: settle(trio("parry", Part("Ishadur", 3)))) == "missing_value"
    assert refused(lambda: settle(trio("parry"))) == "no_participants"
    assert refused(lambda: settle(trio("parry", Part("Ishadur", 3, 5000)))) == "out_of_range"
    assert refused(lambda: trio("parry", Part("nobody"))) == "unknown_id"
    asked = Together("parry", 1, "Gesemyn", "Gesemyn", (Part("Gesemyn", 3),))
    assert prepare(giro(*TRIO).round, asked).problem.code == "own_target"


@given(st.integers(0, 9), st.lists(st.integers(-9, 9), min_size=1, max_size=5), st.sampled_from(("parry", "counter")))
def test_totals_and_strikes_agree(attack, margins, answer):
    """Somebody is struck exactly as the Bonuses together say, and differences are never negative."""
    people = (("Gesemyn", 9, "A"), *((f"P{n}", 8 - n, "B") for n in range(len(margins))))
    parts = tuple(Part(f"P{n}", 0, margin) for n, margin in enumerate(margins))
    request = prepare(giro(*people, pa=99).round, Together(answer, attack, "Gesemyn", "P0", parts))
    assert request.may_be_paid
    result = settle(request)
    total = sum(max(0, margin) for margin in margins)
    succeeded = max(margins) >= 0
    assert result.total == total
    assert all(each.difference >= 0 for each in result.strikes)
    struck = {None if each.whom is None else each.whom.id for each in result.strikes}
    if not succeeded or total < attack:
        assert struck == {"P0"}
    elif answer == "parry":
        assert struck == {None}
    else:
        assert struck == ({"Gesemyn"} if total > attack else {"Gesemyn", "P0"})


def test_danni(faces):
    """10.6: a dice text and a fixed bonus; elemental magic halves the total of its dice."""
    hammer = roll_danni("2D6+1", 2, faces(3, 5))
    assert (hammer.total, hammer.halved) == (11, False)
    fire = roll_danni("3d6 / 2", 1, faces(6, 5, 4))
    assert (fire.total, fire.halved, fire.dice.rolled.dice) == (8, True, (6, 5, 4))
    assert roll_danni("", 4, faces()).total == 4
    assert roll_danni("D6", 0, faces(), own_faces=(5,)).total == 5
    assert check_danni(" /2") == ("", False)
    for text in ("Elementalismo", "D6/3", "D6/2/2"):
        assert refused(lambda text=text: roll_danni(text, 0, faces())) == "bad_dice"
    result = settle(trio("counter", Part("Ishadur", 6, 2), Part("Ramajad", 2, 5)))
    strike = result.strikes[0]
    assert strike.suggested({"Ishadur": hammer}) is None
    assert strike.suggested({"Ishadur": hammer, "Ramajad": fire}) == 3 + 11 + 8
