"""Opposed checks at the table: odds before, four dice, verdict, ticks by the raw roll (cases R13, R14, R15, G03)."""

from dataclasses import replace
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from brp_desktop.play import contests, one_against_many
from brp_desktop.play.chance import SeededChance
from brp_desktop.play.contests import Contest, Side, entries_of, prepare, settle
from brp_desktop.play.one_against_many import Pursuit
from brp_desktop.play.people import NpcPerson, NumberPerson, request_of, sheet_person
from brp_desktop.play.rolling import Situation, Subject
from brp_desktop.rules import RulesError
from brp_desktop.rules.brp import SRD, UGE, Difficulty, Level, opposed
from brp_desktop.sheet.edits import SetTick, Several
from brp_desktop.sheet.table import Npc, NpcSkill, NpcValue, NpcWeapon

SPOT = Subject("skill", "spot")
HIDE = Subject("skill", "hide")
GUARD = NpcPerson(
    "table/entry.1",
    "Guard 1",
    Npc(
        values=(NpcValue(id="pow", value=10), NpcValue(id="siz", value=14)),
        skills=(NpcSkill(id="skill.1", skill="spot", score=45),),
        weapons=(NpcWeapon(id="weapon.1", name="Club", score=50, text="1D6"), NpcWeapon(id="weapon.2", name="Stone")),
    ),
)


def number(value, **situation):
    return Side(NumberPerson(value), situation=Situation(**situation))


def rolled(a, b, options=SRD, **more):
    """A contest of two numbers with own dice: (score, die) each."""
    sides = [None if pair is None else number(pair[0], own_roll=pair[1]) for pair in (a, b)]
    return settle(prepare(Contest(*sides, table_options=options, **more)), SeededChance(0))


@pytest.mark.parametrize(("options", "winner", "reason"), [(SRD, "b", "tie_score"), (UGE, "a", "tie_roll")])
def test_same_level(options, winner, reason):
    """R13: 60 rolls 40, 80 rolls 25; swapped, equal scores, equal rolls."""
    result = rolled((60, 40), (80, 25), options)
    assert (result.winner, result.reason) == (winner, reason)
    swapped = settle(prepare(result.request.contest.swapped()), SeededChance(0))
    assert swapped.winner == contests.other(winner)
    assert rolled((60, 40), (60, 25), SRD).outcome.kind == "draw"
    assert rolled((60, 40), (80, 40), UGE).outcome.kind == "draw"


def test_every_pair_of_levels_weakens_the_winner():
    """R14, both presets, both orders: the levels after the comparison, a loser shows failure."""
    dice = {"special": 5, "success": 40, "failure": 90, "fumble": 100}
    ends = {}
    for (a, die_a), (b, die_b) in product(dice.items(), repeat=2):
        result = rolled((60, die_a), (70, die_b))
        ends[a, b] = (result.winner, result.outcome.level_a.value, result.outcome.level_b.value)
        assert (result.outcome.raw_a.value, result.outcome.raw_b.value) == (a, b)
    assert ends["special", "success"] == ("a", "success", "failure")
    assert ends["special", "failure"] == ("a", "special", "failure")
    assert ends["success", "fumble"] == ("a", "success", "fumble")
    assert ends["special", "special"] == (None, "failure", "failure")
    assert ends["failure", "fumble"] == (None, "failure", "fumble")
    assert ends["success", "success"] == ("b", "failure", "success")
    uge = rolled((60, 1), (60, 40), UGE)
    assert (uge.winner, uge.outcome.level_a, uge.outcome.raw_a) == ("a", Level.SPECIAL, Level.CRITICAL)


def test_against_somebody_without_a_sheet_or_nobody(hero):
    """R15: a bare number, a person of the roster, one side only, one side unrolled."""
    anna = Side(sheet_person("one", hero()), SPOT, Situation(own_roll=20))
    assert settle(prepare(Contest(anna, number(45, own_roll=99))), SeededChance(0)).winner == "a"
    guard = Side(GUARD, Subject("skill", "weapon.1"), Situation(own_roll=10))
    result = settle(prepare(Contest(anna, guard)), SeededChance(0))
    assert (result.b.level.value, result.b.tick, result.learns("a"), result.learns("b")) == (
        "special",
        False,
        True,
        False,
    )
    for contest in (Contest(anna), Contest(anna, replace(number(45), rolls=False))):
        alone = settle(prepare(contest), SeededChance(0))
        assert (alone.winner, alone.b, alone.reason) == ("a", None, "only_one")
        assert len(entries_of(alone, 5)) == 1
    with pytest.raises(RulesError):
        settle(prepare(Contest()), SeededChance(0))


def test_what_cannot_be_rolled_is_named_and_not_raised(hero):
    request = prepare(Contest(Side(GUARD, Subject("skill", "weapon.2")), number(45)))
    assert (request.problem_a.code, request.odds, request.is_ready) == ("missing_value", None, False)
    with pytest.raises(RulesError):
        settle(request, SeededChance(0))
    assert prepare(Contest(Side(GUARD, Subject("characteristic", "siz")))).problem_a.code == "unknown_name"
    assert request_of(GUARD, Subject("characteristic", "pow")).chance == 50


def test_four_dice(faces):
    """G03: tens and units of both, in this order; faces and numbers agree."""
    dice = faces(3, 7, 10, 10)
    result = settle(prepare(Contest(number(60), number(80))), dice)
    assert dice.asked == [10, 10, 10, 10]
    assert (result.a.tens, result.a.units, result.a.roll) == (30, 7, 37)
    assert (result.b.tens, result.b.units, result.b.roll) == (0, 0, 100)


def test_odds_before_the_roll():
    """The numbers of the rules' own page; the parts of «nobody» apart."""
    odds = prepare(Contest(number(65), number(78))).odds
    assert (odds.a, odds.b, odds.draw, odds.cancelled, odds.both_failed) == (2236, 6786, 0, 208, 770)
    odds = prepare(Contest(number(65), number(78), table_options=UGE)).odds
    assert (odds.a, odds.b, odds.draw, odds.both_failed) == (3502, 5666, 62, 770)


difficulties = st.sampled_from(list(Difficulty))
records = st.sampled_from(
    [SRD, UGE, replace(UGE, impossible="one_percent"), replace(SRD, impossible="show_roll"),
     replace(SRD, opposed_tie="defender"), replace(SRD, opposed_tie="cancel")]
)  # fmt: skip
sides = st.builds(
    lambda score, difficulty, modifier: number(score, difficulty=difficulty, modifier=modifier),
    st.integers(0, 130),
    difficulties,
    st.sampled_from((0, 0, -20, 30)),
)


@given(sides, sides, records, st.sampled_from((None, "a", "b")), st.integers(0, 2**32))
def test_swapped_sides_mirror_everything(a, b, options, defender, seed):
    """Odds, verdict, levels and ticks: the letters change, nothing else."""
    contest = Contest(a, b, defender=defender, table_options=options)
    one, two = prepare(contest), prepare(contest.swapped())
    assert (one.odds.a, one.odds.b, one.odds.draw, one.odds.cancelled, one.odds.both_failed) == (
        two.odds.b, two.odds.a, two.odds.draw, two.odds.cancelled, two.odds.both_failed,
    )  # fmt: skip
    assert sum((one.odds.a, one.odds.b, one.odds.draw, one.odds.nobody)) == 10_000
    result = settle(one, SeededChance(seed))
    own = [
        replace(side, situation=replace(side.situation, own_roll=roll and roll.roll))
        for side, roll in ((a, result.a), (b, result.b))
    ]
    mirror = settle(prepare(replace(contest, a=own[0], b=own[1]).swapped()), SeededChance(0))
    assert mirror.outcome.kind == result.outcome.kind
    assert mirror.winner == (None if result.winner is None else contests.other(result.winner))
    assert (mirror.outcome.level_a, mirror.outcome.raw_b) == (result.outcome.level_b, result.outcome.raw_a)
    assert contest.swapped().swapped() == contest


@pytest.mark.parametrize("difficulty", list(Difficulty))
@pytest.mark.parametrize("options", [SRD, UGE, replace(UGE, impossible="one_percent")])
def test_odds_are_those_of_all_pairs_of_dice(difficulty, options):
    """Every pair of real dice put in: the counts are the odds."""
    a, b = number(7, difficulty=difficulty), number(40)
    request = prepare(Contest(a, b, table_options=options))
    counts = dict.fromkeys(("a", "b", "draw", "nobody"), 0)
    values = range(1, 101)
    first = {
        die: contests.settle_roll(
            replace(request.request_a, situation=replace(a.situation, own_roll=die)), SeededChance(0)
        )
        for die in values
    }
    second = {
        die: contests.settle_roll(replace(request.request_b, situation=Situation(own_roll=die)), SeededChance(0))
        for die in values
    }
    one = {die: contests.contestant(request.request_a, roll) for die, roll in first.items()}
    two = {die: contests.contestant(request.request_b, roll) for die, roll in second.items()}
    for x, y in product(values, repeat=2):
        outcome = opposed(one[x], two[y], options)
        counts[outcome.winner or outcome.kind] += 1
    odds = request.odds
    assert counts == {"a": odds.a, "b": odds.b, "draw": odds.draw, "nobody": odds.nobody}


def test_ticks_follow_the_raw_roll(hero):
    """Both succeeded, one lost, both specials cancelled: each sheet gets its tick, as one step."""
    anna, otto = sheet_person("one", hero()), sheet_person("two", hero())
    for die_a, die_b in ((20, 24), (5, 5)):
        contest = Contest(Side(anna, SPOT, Situation(own_roll=die_a)), Side(otto, SPOT, Situation(own_roll=die_b)))
        result = settle(prepare(contest), SeededChance(0))
        assert contests.edits_of(result) == {
            "one": SetTick("spot", True, "ticked"), "two": SetTick("spot", True, "ticked")
        }  # fmt: skip
    lost = settle(prepare(replace(contest, a=Side(anna, SPOT, Situation(own_roll=90)))), SeededChance(0))
    assert (lost.a.tick_reason, set(contests.edits_of(lost))) == ("not_a_success", {"two"})
    ticked = SetTick("spot", True).apply(otto.character)
    assert contests.edits_of(result, {"two": ticked}) == {"one": SetTick("spot", True, "ticked")}


def test_one_character_on_both_sides_is_one_step(hero):
    anna = sheet_person("one", hero(hide=30))
    contest = Contest(Side(anna, SPOT, Situation(own_roll=5)), Side(anna, HIDE, Situation(own_roll=20)))
    edit = contests.edits_of(settle(prepare(contest), SeededChance(0)))["one"]
    assert isinstance(edit, Several)
    assert {row.id for row in edit.apply(anna.character).skills if row.ticked} == {"spot", "hide"}
    twice = replace(contest, b=contest.a)
    assert contests.edits_of(settle(prepare(twice), SeededChance(0))) == {"one": SetTick("spot", True, "ticked")}


def test_two_sheets_that_differ_are_said_and_one_is_followed(hero):
    """The fields that differ, the choice, and that each sheet keeps its own rule about ticks (T09)."""
    anna = sheet_person("one", hero(SRD))
    otto = sheet_person("two", hero(replace(UGE, automatic_ticks=False)))
    contest = Contest(Side(anna, SPOT, Situation(own_roll=1)), Side(otto, SPOT, Situation(own_roll=1)))
    request = prepare(contest)
    assert request.agreement.is_mismatch
    assert {"critical", "opposed_tie", "special_tie_cancels"} <= set(request.agreement.differences)
    assert not {"automatic_ticks", "skill_cap", "era"} & set(request.agreement.differences)
    assert (request.agreement.source, request.options) == ("a", SRD)
    result = settle(request, SeededChance(0))
    assert (result.a.level, result.b.level, result.reason) == (Level.SPECIAL, Level.SPECIAL, "specials_cancel")
    assert (result.a.tick_reason, result.b.tick_reason) == ("ticked", "ticks_by_hand")
    other = settle(prepare(replace(contest, rules="b")), SeededChance(0))
    assert (other.a.level, other.b.level, other.outcome.kind) == (Level.CRITICAL, Level.CRITICAL, "draw")
    assert other.a.tick_reason == "ticked"
    assert prepare(Contest(contest.b, number(40))).options.critical


def test_journal_lines_are_linked(hero):
    anna = sheet_person("one", hero())
    contest = Contest(
        Side(anna, SPOT, Situation(own_roll=20)), Side(GUARD, Subject("skill", "skill.1"), Situation(own_roll=9))
    )
    result = settle(prepare(contest), SeededChance(0), contest_id="c")
    first, second = entries_of(result, 77)
    assert {first.contest, second.contest} == {"c"}
    assert (first.side, first.opponent, first.verdict, first.final_level) == ("a", "Guard 1", "lost", "failure")
    assert (second.document, second.character, second.verdict, second.final_level) == (
        "table/entry.1", "Guard 1", "won", "success",
    )  # fmt: skip
    assert second.level == "special"
    assert first.verdict_reason == second.verdict_reason == "higher_level"
    assert first.id != second.id


def guards(count, score=25, **situation):
    return tuple(number(score, **situation) for _ in range(count))


def test_a_thief_against_guards(faces):
    """Three guards at 25 against a shown success at 60: 1 − 0.95³; one wins, so the thief does not get away."""
    request = one_against_many.prepare(Pursuit(number(60, own_roll=40), guards(3)))
    result = one_against_many.settle(request, faces(9, 1, 10, 4, 2, 10))
    assert [roll.roll for roll in result.many] == [91, 4, 20]
    assert (result.winners, result.gets_away) == ((1,), False)
    assert result.odds_shown.wins == (5, 5, 5)
    assert float(result.odds_shown.at_least_one_wins) == pytest.approx(0.142625)
    lines = one_against_many.entries_of(result, 5)
    assert [(line.side, line.verdict) for line in lines] == [
        ("one", "lost"), ("many", "lost"), ("many", "won"), ("many", "lost")
    ]  # fmt: skip
    assert len({line.contest for line in lines}) == 1


def test_nobody_against_one_and_problems_are_named(hero):
    stone = Side(GUARD, Subject("skill", "weapon.2"))
    request = one_against_many.prepare(Pursuit(number(60), (stone, *guards(1))))
    assert [place for place, _ in request.problems] == [0]
    result = one_against_many.settle(request, SeededChance(3))
    assert result.many[0] is None
    assert result.outcomes[0] is None
    with pytest.raises(RulesError):
        one_against_many.settle(one_against_many.prepare(Pursuit(number(60), ())), SeededChance(0))
    with pytest.raises(RulesError):
        one_against_many.settle(one_against_many.prepare(Pursuit(stone, guards(1))), SeededChance(0))


@given(sides, st.lists(sides, min_size=1, max_size=3), records)
def test_odds_against_many_agree_with_those_of_one(one, many, options):
    """Against one alone they are the odds of an opposed check; more guards never help the thief."""
    alone = one_against_many.prepare(Pursuit(one, (many[0],), table_options=options)).odds
    assert alone.at_least_one_wins * 10_000 == prepare(Contest(one, many[0], table_options=options)).odds.b
    together = one_against_many.prepare(Pursuit(one, tuple(many), table_options=options)).odds
    assert together.at_least_one_wins >= alone.at_least_one_wins
    assert together.at_least_one_succeeds >= together.at_least_one_wins


def test_the_guards_that_spotted_the_thief_learn_from_it(hero):
    thief, otto = sheet_person("one", hero(hide=40)), sheet_person("two", hero())
    pursuit = Pursuit(
        Side(thief, HIDE, Situation(own_roll=45)),
        (Side(otto, SPOT, Situation(own_roll=20)), Side(otto, Subject("skill", "listen"), Situation(own_roll=20))),
    )
    result = one_against_many.settle(one_against_many.prepare(pursuit), SeededChance(0))
    edits = one_against_many.edits_of(result)
    assert isinstance(edits["two"], Several)
    assert isinstance(edits["one"], SetTick)
