"""Everybody rolls: odds before, results sorted, the best and the worst, the lowest luck, ticks in one step."""

import random
import time
from dataclasses import replace
from fractions import Fraction

import pytest

from brp_desktop.play import groups
from brp_desktop.play.chance import SeededChance, SystemChance
from brp_desktop.play.groups import GroupCheck, prepare, settle
from brp_desktop.play.people import NpcPerson, NumberPerson, sheet_person, subject_for, subjects_of
from brp_desktop.play.rolling import Situation, Subject, SubjectName
from brp_desktop.rules import RulesError
from brp_desktop.rules.brp import Difficulty, Level
from brp_desktop.sheet.edits import SetTick, Several
from brp_desktop.sheet.table import Npc, NpcSkill, NpcValue, NpcWeapon

SPOT = SubjectName(skill="spot")


def npc(place=1, spot=45, pow_=10, **more):
    skills = (NpcSkill(id="skill.1", skill="spot", score=spot), NpcSkill(id="skill.2", name="Lamp lore", score=70))
    return NpcPerson(
        f"t/{place}", f"Guard {place}", Npc(values=(NpcValue(id="pow", value=pow_),), skills=skills, **more)
    )


def test_odds_results_and_ticks(hero, faces):
    anna, otto = sheet_person("one", hero(spot=35)), sheet_person("two", hero())
    people = (anna, otto, npc(), NumberPerson(50, "Dog"))
    request = prepare(GroupCheck(people, SPOT))
    assert request.at_least_one == 1 - Fraction(40, 100) * Fraction(75, 100) * Fraction(55, 100) * Fraction(50, 100)
    assert request.everybody == Fraction(60 * 25 * 45 * 50, 100**4)
    result = settle(request, faces(6, 10, 10, 5, 9, 9, 10, 9))
    assert [(line.roll, line.level) for line in result.lines] == [
        (60, Level.SUCCESS), (5, Level.SPECIAL), (99, Level.FUMBLE), (9, Level.SPECIAL)
    ]  # fmt: skip
    assert [line.member.person.name for line in result.ranked] == ["Dog", "Anna", "Anna", "Guard 1"]
    assert [line.member.person for line in result.ranked][1] is otto
    assert result.successes == 3
    assert next(iter(result.counts().items())) == (Level.CRITICAL, 0)
    assert groups.edits_of(result) == {"one": SetTick("spot", True, "ticked"), "two": SetTick("spot", True, "ticked")}
    lines = groups.entries_of(result, 3)
    assert [(line.document, line.roll, line.tick_reason, line.side) for line in lines] == [
        ("one", 60, "ticked", "all"), ("two", 5, "ticked", "all"),
        ("t/1", 99, "not_a_success", "all"), ("", 9, "no_experience_box", "all"),
    ]  # fmt: skip
    assert len({line.id for line in lines}) == 4
    assert {line.contest for line in lines} == {result.id}


def test_one_sheet_twice_is_one_step(hero):
    anna = sheet_person("one", hero())
    check = GroupCheck((anna, anna), SPOT, Situation(Difficulty.NORMAL, 100), subjects={1: Subject("skill", "listen")})
    edit = groups.edits_of(settle(prepare(check), SeededChance(0)))["one"]
    assert isinstance(edit, Several)
    assert {row.id for row in edit.apply(anna.character).skills if row.ticked} == {"spot", "listen"}


def test_best_and_worst(hero):
    anna = sheet_person("one", hero(spot=35))
    people = (npc(1), anna, npc(2, spot=60), npc(3, pow_=6), NpcPerson("t/9", "Post", Npc()))
    assert groups.best(GroupCheck(people, SPOT)).place == 1
    [worst] = prepare(GroupCheck(people, SPOT, choice="worst")).rolling
    assert worst.place == 0
    [luck] = prepare(GroupCheck(people, groups.LUCK, choice="worst")).rolling
    assert (luck.place, luck.request.chance, luck.request.name.roll) == (3, 30, "luck")
    only = prepare(GroupCheck(people, SPOT, choice="best"))
    assert [member.place for member in only.rolling] == [1]
    assert only.at_least_one == only.everybody == Fraction(60, 100)
    assert [member.place for member in only.problems] == [4]
    assert groups.best(GroupCheck((), SPOT)) is None
    assert prepare(GroupCheck((), SPOT)).everybody == 0


def test_what_somebody_rolls_when_everybody_rolls(hero):
    anna = sheet_person("one", hero(**{"knowledge.history": 20, "knowledge.law": 5}))
    history = SubjectName(skill="knowledge", speciality="knowledge_history")
    assert subject_for(anna, history).id == "knowledge.history"
    assert subject_for(anna, SubjectName(skill="knowledge")).id == "knowledge.history"
    assert subject_for(anna, SubjectName(name="Lamp lore")) is None
    assert subject_for(npc(), SubjectName(name="LAMP LORE")).id == "skill.2"
    assert subject_for(npc(), SubjectName(skill="listen")) is None
    assert subject_for(npc(percentage=40), SubjectName(skill="listen")).id == "percentage"
    assert subject_for(npc(percentage=40), SPOT).id == "skill.1"
    club = npc(weapons=(NpcWeapon(id="weapon.1", name="Club", score=45),))
    assert subject_for(club, SubjectName(name="club")).id == "weapon.1"
    assert subject_for(anna, SubjectName(characteristic="siz")) is None
    names = [subject.id for subject, _, _ in subjects_of(club)]
    assert names == ["skill.1", "skill.2", "weapon.1", "pow"]
    assert {"spot", "pow"} <= {subject.id for subject, _, _ in subjects_of(anna)}
    assert not list(subjects_of(NumberPerson(5)))


def test_automatic_and_impossible_and_own_dice():
    easy = settle(prepare(GroupCheck((npc(),), SPOT, Situation(Difficulty.AUTOMATIC))), SeededChance(0))
    assert (easy.lines[0].roll, easy.lines[0].level) == (None, Level.SUCCESS)
    never = prepare(GroupCheck((npc(),), SPOT, Situation(Difficulty.IMPOSSIBLE)))
    assert never.at_least_one == 0
    assert settle(never, SeededChance(0)).successes == 0
    result = settle(prepare(GroupCheck((npc(1), npc(2)), SPOT)), SeededChance(0))
    typed = groups.with_own_roll(result, 1, 100)
    assert (typed.lines[1].roll, typed.lines[1].tens, typed.lines[1].units, typed.lines[1].level) == (
        100,
        0,
        0,
        Level.FUMBLE,
    )
    assert typed.lines[0] == result.lines[0]
    assert [line.own_dice for line in groups.entries_of(typed, 1)] == [False, True]
    with pytest.raises(RulesError):
        groups.with_own_roll(result, 0, 101)


def test_members_have_different_rolls_and_equal_ones_share_the_work():
    people = tuple(npc(place) for place in range(50))
    request = prepare(GroupCheck(people, SPOT))
    assert len({id(member.request) for member in request.rolling}) == 1
    assert len({line.roll for line in settle(request, SeededChance(1)).lines}) > 20


def crowd(size):
    """People of whom no two are alike: scores, POW and names differ."""
    chance = random.Random(4)
    names = ("listen", "stealth", "dodge", "climb", "persuade", "spot")
    people = []
    for place in range(size):
        skills = tuple(
            NpcSkill(id=f"skill.{number}", skill=name, score=chance.randint(5, 95)) for number, name in enumerate(names)
        )
        values = (NpcValue(id="pow", value=chance.randint(3, 18)),)
        weapons = (NpcWeapon(id="weapon.1", name="Club", score=chance.randint(5, 95)),)
        values = Npc(values=values, skills=skills, weapons=weapons)
        people.append(NpcPerson(f"t/{place}", f"Person {place}", values))
    return tuple(people)


def guards(size):
    """Copies of one person."""
    guard = npc()
    return tuple(replace(guard, document=f"t/{place}", name=f"Guard {place}") for place in range(size))


@pytest.mark.parametrize("people", [guards(1000), crowd(1000)], ids=["copies", "different"])
def test_a_thousand_in_ten_milliseconds(people):
    """The least of several runs in the process's own time; twice as much is allowed on a busy machine."""
    source, times = SystemChance(), []
    for _ in range(7):
        start = time.process_time()
        result = settle(prepare(GroupCheck(people, SPOT)), source)
        assert len(result.ranked) == 1000
        assert groups.edits_of(result) == {}
        times.append(time.process_time() - start)
    assert min(times) < 2 * 0.010


def test_different_people_roll_what_each_of_them_has(faces):
    """Everybody's own score and own dice, and the odds over all of them."""
    people = crowd(50)
    request = prepare(GroupCheck(people, SPOT))
    scores = [person.npc.skills[-1].score for person in people]
    assert [member.request.chance for member in request.members] == scores
    nobody = everybody = Fraction(1)
    for score in scores:
        nobody *= Fraction(100 - score, 100)
        everybody *= Fraction(score, 100)
    assert (request.at_least_one, request.everybody) == (1 - nobody, everybody)
    digits = [digit for number in range(50) for digit in (number % 10 + 1, number % 7 + 1)]
    result = settle(request, faces(*digits))
    assert [(line.tens, line.units) for line in result.lines] == [
        ((number % 10 + 1) % 10 * 10, number % 7 + 1) for number in range(50)
    ]
    lines = groups.entries_of(result, 1)
    assert [line.character for line in lines] == [person.name for person in people]
    assert [(line.score, line.roll, line.level) for line in lines] == [
        (score, line.roll, line.level.value) for score, line in zip(scores, result.lines, strict=True)
    ]
    assert [groups.result_of(line, result).level for line in result.lines] == [line.level for line in result.lines]
