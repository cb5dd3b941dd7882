"""Teachers, training, study alone, free ticks, characteristics and the years, by the record of the document."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from brp_desktop.play.development import phase_of
from brp_desktop.play.development_rolls import settle_line
from brp_desktop.play.lessons import (
    Teacher,
    begin_lesson,
    begin_study_alone,
    end_study_alone,
    free_tick_edit,
    given_tick_edit,
    lesson_of,
    pause_of,
    refusals_of,
    settle_lesson,
    study_under_way,
    teacher_of,
)
from brp_desktop.play.people import NumberPerson, npc_person, sheet_person
from brp_desktop.play.rolling import subject_name
from brp_desktop.play.training import (
    characteristic_training,
    give_up,
    settle_characteristic,
    settle_training,
    settle_year,
)
from brp_desktop.rules.brp import SRD, UGE, Level
from brp_desktop.rules.errors import RulesError
from brp_desktop.sheet import edits
from brp_desktop.sheet.brp import BrpCharacter
from brp_desktop.sheet.derive import derive
from brp_desktop.sheet.table import Entry, Npc, NpcSkill

Hero = Callable[..., BrpCharacter]
TOM = Teacher(teach=60, taught=45, name="Old Tom")


def refused(call: Callable[[], object]) -> str:
    with pytest.raises(RulesError) as caught:
        call()
    return caught.value.code


def lesson(character: BrpCharacter, teacher: Teacher = TOM, skill: str = "spot", **known: Any) -> Any:
    return lesson_of(character, derive(character), skill, teacher, **known)


def learning(character: BrpCharacter, teacher: Teacher = TOM, skill: str = "spot") -> BrpCharacter:
    return begin_lesson(character, lesson(character, teacher, skill), time=5, study_id="study").apply(character)


def ticked(character: BrpCharacter) -> list[str]:
    return [row.id for row in character.skills if row.ticked]


def test_teach_counts_at_most_as_high_as_the_skill(hero: Hero) -> None:
    """9.5: a Teach of 60 with a skill of 45 rolls twice at 45; with 30 and 80 at 30 and at 80."""
    assert lesson(hero()).chances == (45, 45)
    assert lesson(hero(), Teacher(teach=30, taught=80)).chances == (30, 80)


@pytest.mark.parametrize(("own", "passed"), [((45, 45), True), ((46, 10), False), ((10, 46), False), ((96, 1), False)])
def test_both_rolls_must_succeed(hero: Hero, faces: Any, own: tuple[int, int], passed: bool) -> None:
    character = learning(hero())
    result = settle_lesson(character, faces(), time=9, own_teach=own[0], own_taught=own[1])
    assert result.passed is passed
    after = result.edit.apply(character)
    lines = phase_of(after, derive(after)).lines
    if not passed:
        assert (after.study, lines) == (None, ())
        return
    [line] = lines
    assert (line.key, line.kind, line.score, line.study.teacher) == ("study:spot", "taught", 25, "Old Tom")
    made = settle_line(phase_of(after, derive(after)), line.key, faces(), time=10, own_roll=26, own_gain=3)
    end = made.edit.apply(after)
    assert (end.study, derive(end).skills["spot"].score) == (None, 28)
    assert (end.improvements[0].kind, end.improvements[0].teacher) == ("taught", "Old Tom")


def test_a_taught_roll_is_apart_from_the_tick(hero: Hero, faces: Any) -> None:
    """19.27: tick and teacher on one skill are two separate rolls."""
    character = learning(edits.SetTick("spot", True, "ticked", id="roll").apply(hero()))
    character = settle_lesson(character, faces(), time=9, own_teach=5, own_taught=5).edit.apply(character)
    assert [line.key for line in phase_of(character, derive(character)).lines] == ["study:spot", "tick:spot"]
    made = settle_line(phase_of(character, derive(character)), "study:spot", faces(), time=1, own_roll=90, own_gain=2)
    after = made.edit.apply(character)
    assert ticked(after) == ["spot"]
    assert [line.key for line in phase_of(after, derive(after)).lines] == ["tick:spot"]


def test_the_teachers_rolls_tick_nothing(hero: Hero, faces: Any) -> None:
    result = settle_lesson(learning(hero()), faces(1, 5, 10, 7), time=9)
    assert (result.teach.roll, result.taught.roll) == (15, 7)
    assert {(each.tick, each.tick_reason) for each in (result.teach, result.taught)} == {(False, "nothing_at_stake")}
    assert [(line.character, line.document, line.at_stake) for line in result.entries] == [("Old Tom", "", False)] * 2


def test_one_thing_at_a_time(hero: Hero) -> None:
    """9.5: while something is learnt, another lesson says so; a row that is gone blocks nothing."""
    character = learning(hero())
    assert lesson(character, skill="listen").refusals == ("study_under_way",)
    assert refused(lambda: begin_lesson(character, lesson(character, skill="listen"), time=6)) == "study_under_way"
    given = give_up(character).apply(character)
    assert lesson(given, skill="listen").refusals == ()
    gone = edits.RemoveSkill("spot").apply(character)
    assert study_under_way(gone) is None
    assert learning(gone, skill="listen").study.skill == "listen"
    assert refused(lambda: settle_lesson(hero(), None, time=1)) == "unknown_name"
    assert lesson(hero(), replace_teacher(document="me"), document="me").refusals == ("own_teacher",)


def replace_teacher(**fields: Any) -> Teacher:
    return Teacher(**{"teach": 60, "taught": 45, **fields})


def test_teachers_from_a_sheet_from_the_roster_and_from_numbers(hero: Hero) -> None:
    master = hero(teach=40, spot=50)
    wanted = subject_name(next(row for row in master.skills if row.id == "spot"))
    found = teacher_of(sheet_person("doc", master), wanted)
    assert (found.teach, found.taught, found.name, found.document) == (50, 75, "Anna", "doc")
    skills = (NpcSkill(id="1", skill="teach", score=33), NpcSkill(id="2", skill="spot", score=66))
    npc = npc_person("table", Entry(id="e", name="Tom", npc=Npc(skills=skills)))
    found = teacher_of(npc, wanted)
    assert (found.teach, found.taught, found.name) == (33, 66, "Tom")
    number = teacher_of(NumberPerson(70, "X"), wanted)
    assert (number.teach, number.taught) == (70, 70)
    bare = npc_person("table", Entry(id="e", name="Tom", npc=Npc()))
    assert refused(lambda: teacher_of(bare, wanted)) == "unknown_name"


def test_training_by_hours(hero: Hero, faces: Any) -> None:
    """9.6: hours = rating; the teacher above the student and at least twice or 50; never above 75."""
    character = hero(UGE, spot=15)
    good = Teacher(teach=60, taught=60, name="Tom")
    assert lesson(character, replace_teacher(taught=49)).refusals == ("teacher_not_better",)
    begun = lesson(character, good)
    assert (begun.hours, begun.weeks, begun.chances) == (40, 1, (60,))
    character = learning(character, good)
    assert (character.study.kind, character.study.hours) == ("training", 40)
    result = settle_training(character, derive(character), faces(5), document_id="doc", time=9, own_teach=30)
    assert result.teach.level is Level.SUCCESS
    after = result.edit.apply(character)
    assert (derive(after).skills["spot"].score, after.study) == (45, None)
    [made] = result.improvements
    assert (made.kind, made.dice, made.gain, made.reason, made.roll) == ("taught", "1D6", 5, "success", None)
    assert result.entries[1].development.faces == ((6, 5),)
    fumbled = settle_training(
        character, derive(character), faces(), document_id="doc", time=9, own_teach=100, own_change=-2
    )
    assert derive(fumbled.edit.apply(character)).skills["spot"].score == 38
    failed = settle_training(character, derive(character), faces(), document_id="doc", time=9, own_teach=90)
    assert failed.improvements[0].new == 40
    high = learning(hero(UGE, spot=48), replace_teacher(taught=100))
    capped = settle_training(
        high, derive(high), faces(), document_id="doc", time=9, own_teach=40, own_change=6
    ).improvements[0]
    assert (capped.old, capped.new, capped.gain) == (73, 75, 6)
    assert edits.TakeBackImprovement(made.id).apply(after) == character


def test_study_alone_is_an_experience_roll_with_its_own_gain(hero: Hero, faces: Any) -> None:
    """9.6: 1D6 − 2, at least 0, or +2 chosen before; it may pass 75."""
    character = hero(UGE, spot=50)
    character = begin_study_alone(character, derive(character), "spot", time=1).apply(character)
    assert not phase_of(character, derive(character)).lines
    character = end_study_alone(character).apply(character)
    phase = phase_of(character, derive(character))
    line = phase.line("study:spot")
    assert (line.kind, line.gain_dice, line.gain_fixed, line.needed) == ("research", "1D6-2", 2, 68)
    lowest = settle_line(phase, line.key, faces(1), time=2, own_roll=68, own_gain=-1).improvement
    assert (lowest.gain, lowest.new) == (0, 75)
    best = settle_line(phase, line.key, faces(9, 9, 6), time=2)
    assert (best.improvement.new, best.improvement.kind) == (79, "research")
    assert settle_line(phase, line.key, faces(), time=2, own_roll=99, fixed=True).improvement.new == 77
    assert settle_line(phase, line.key, faces(), time=2, own_roll=67).improvement.new == 75
    assert derive(best.edit.apply(character)).skills["spot"].score == 79
    srd = hero()
    assert refused(lambda: begin_study_alone(srd, derive(srd), "spot", time=1)) == "not_in_rules"


def test_free_ticks_of_a_long_pause(hero: Hero) -> None:
    """9.8: up to four after two months, on different skills that learn and are not ticked."""
    character = edits.SetTick("hide", True, "ticked").apply(hero())
    derived = derive(character)
    pause = pause_of(character, derived, 3)
    assert pause.limit == 4
    assert "spot" in pause.candidates
    assert "hide" not in pause.candidates
    assert pause_of(character, derived, 1).limit == 0

    def refusals(*chosen: str, months: int = 3) -> list[str]:
        return [reason for reason, _ in refusals_of(character, derived, chosen, months)]

    assert refusals("spot", "listen", "climb", "dodge") == []
    assert refusals("spot", "listen", "climb", "dodge", "swim") == ["too_many"]
    assert refusals("spot", "spot") == ["same_skill_twice"]
    assert refusals("hide") == ["already_ticked"]
    assert refusals("spot", months=1) == ["too_many"]
    after = free_tick_edit(character, derived, ("spot", "climb"), 3, time=7).apply(character)
    origins = {row.id: row.tick for row in after.skills if row.id in ("spot", "climb")}
    assert {(tick.reason, tick.time) for tick in origins.values()} == {("free_tick", 7)}
    assert len({tick.id for tick in origins.values()}) == 2
    assert [line.kind for line in phase_of(after, derive(after)).lines].count("free") == 2
    assert refused(lambda: free_tick_edit(character, derived, ("hide",), 3, time=7)) == "already_ticked"
    assert refused(lambda: free_tick_edit(character, derived, ("nothing",), 3, time=7)) == "unknown_name"


def test_status_has_no_box_for_a_free_tick(hero: Hero) -> None:
    """9.8 with 8.2: UGE's Status never learns by use."""
    character = hero(replace(UGE, free_ticks=4))
    status = next(row.id for row in character.skills if row.skill == "status")
    assert refusals_of(character, derive(character), (status,), 3) == (("no_experience_box", status),)


def test_untrained_skills_learn_by_free_ticks_and_teachers_only(hero: Hero) -> None:
    """19.29: at 0 % no roll succeeds, but a free tick and a given one are possible, and any roll improves."""
    zero = next(row.id for row in hero().skills if derive(hero()).skills[row.id].score == 0)
    character = hero()
    given = given_tick_edit(zero, time=3).apply(character)
    free = free_tick_edit(character, derive(character), (zero,), 2, time=3).apply(character)
    for sheet in (given, free):
        [line] = phase_of(sheet, derive(sheet)).lines
        assert (line.score, line.needed, line.chance) == (0, 1, 1)
    assert next(row.tick.reason for row in given.skills if row.id == zero) == "given"


def test_training_of_characteristics(hero: Hero, faces: Any) -> None:
    """9.7: 25 hours a point, 1D3 − 1, up to the limit; INT, SIZ and POW are not trained."""
    character = hero(UGE)
    strength = characteristic_training(character, derive(character), "str")
    assert (strength.value, strength.hours, strength.limit, strength.refusal) == (13, 325, 14, None)
    assert characteristic_training(character, derive(character), "int").refusal == "game_master_only"
    assert characteristic_training(hero(), derive(hero()), "str").refusal == "not_in_rules"
    result = settle_characteristic(character, derive(character), "str", faces(3), document_id="doc", time=4)
    [made] = result.improvements
    assert (made.gain, made.old, made.new) == (2, 13, 14)
    after = result.edit.apply(character)
    assert derive(after).values["str"] == 14
    assert characteristic_training(after, derive(after), "str").refusal == "at_limit"
    own = settle_characteristic(after, derive(after), "dex", faces(), document_id="doc", time=4, own_gain=0)
    assert own.improvements[0].new == 13
    assert refused(
        lambda: settle_characteristic(after, derive(after), "str", faces(), document_id="doc", time=4)
    ) == "at_limit"  # fmt: skip


def test_the_years(hero: Hero, faces: Any) -> None:
    """9.9: from 41; 2D6 of 3 costs three points, each by 1D10; a year without cost has its line all the same."""
    options = replace(SRD, ageing=True)
    character = replace(hero(options), age=40)
    result = settle_year(character, derive(character), faces(1, 2, 1, 2, 10), document_id="doc", time=4)
    assert (result.age, result.roll, result.points, result.losses) == (41, 3, (1, 2, 10), ("str", "str", None))
    after = result.edit.apply(character)
    assert (after.age, derive(after).values["str"]) == (41, 11)
    assert [line.development.gain for line in result.entries] == [-3, -2]
    assert result.entries[0].development.faces == ((6, 1), (6, 2), (10, 1), (10, 2), (10, 10))
    calm = settle_year(after, derive(after), faces(), document_id="doc", time=4, own_roll=7, own_points=())
    assert calm.edit.apply(after).age == 42
    assert [(line.development.total, line.development.gain) for line in calm.entries] == [(7, 0)]
    assert refused(
        lambda: settle_year(after, derive(after), faces(), document_id="doc", time=4, own_roll=2, own_points=(1,))
    ) == "bad_dice"  # fmt: skip
    young = replace(character, age=20)
    year = settle_year(young, derive(young), faces(), document_id="doc", time=4)
    assert (year.roll, year.entries, year.edit.apply(young).age) == (None, (), 21)
    assert refused(lambda: settle_year(hero(), derive(hero()), faces(), document_id="d", time=1)) == "not_in_rules"
