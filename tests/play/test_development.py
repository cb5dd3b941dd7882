"""The development phase: every tick a line, rolled and recorded or still waiting (cases T04–T08, T11, T14)."""

from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest

from brp_desktop.catalogue.names import full_skill_name
from brp_desktop.play.development import Phase, phase_of, thrown_before
from brp_desktop.play.development_rolls import (
    LineResult,
    development_entry,
    retaken,
    settle_gain,
    settle_line,
)
from brp_desktop.rules.brp import SRD, UGE
from brp_desktop.rules.errors import RulesError
from brp_desktop.sheet import edits
from brp_desktop.sheet.brp import BrpCharacter, Resource, Skill, SkillPoints
from brp_desktop.sheet.derive import derive
from brp_desktop.sheet.new import new_skill_id

Hero = Callable[..., BrpCharacter]


def ticked(character: BrpCharacter, *rows: str) -> BrpCharacter:
    for number, row in enumerate(rows):
        character = edits.SetTick(row, True, "ticked", id=f"roll-{row}", time=number).apply(character)
    return character


def phase(character: BrpCharacter, **known: Any) -> Phase:
    return phase_of(character, derive(character), **known)


def row(character: BrpCharacter, id_: str) -> Skill:
    return next(each for each in character.skills if each.id == id_)


def score(character: BrpCharacter, id_: str) -> int | None:
    return derive(character).skills[id_].score


def rolled(character: BrpCharacter, key: str, source: Any = None, **given: Any) -> LineResult:
    return settle_line(phase(character), key, source, time=1, **{"roll_id": f"line-{key}", **given})


def every_line(found: Phase, source: Any) -> list[LineResult]:
    """Every line that waits and can be rolled."""
    waiting = [line for line in found.waiting if line.problem is None]
    return [settle_line(found, line.key, source, time=5) for line in waiting]


def with_all(character: BrpCharacter, results: list[LineResult]) -> BrpCharacter:
    """The character with every line recorded by itself."""
    for result in results:
        character = result.edit.apply(character)
    return character


def refused(call: Callable[[], object]) -> str:
    with pytest.raises(RulesError) as caught:
        call()
    return caught.value.code


def test_two_specialities_one_developed(hero: Hero) -> None:
    """T04: the second keeps its tick and its value."""
    character = hero()
    for word in ("French", "Breton"):
        id_ = new_skill_id(character, "language_other")
        character = edits.AddSkill(
            Skill(id=id_, skill="language_other", speciality_text=word, points=SkillPoints(personal=30))
        ).apply(character)
    both = [each.id for each in character.skills if each.speciality_text]
    character = ticked(character, *both)
    before = row(character, both[1])
    after = rolled(character, f"tick:{both[0]}", own_roll=90, own_gain=4).edit.apply(character)
    assert score(after, both[0]) == (score(character, both[0]) or 0) + 4
    assert row(after, both[1]) == before
    assert [line.key for line in phase(after).lines] == [f"tick:{both[1]}"]


def test_a_line_for_every_tick(hero: Hero, faces: Any) -> None:
    """T05: listed skill, hand-made skill, speciality, weapon skill: rolled, needed, gained for each."""
    character = hero()
    own = Skill(id="own.1", name="Tides", points=SkillPoints(personal=20))
    character = edits.AddSkill(own).apply(character)
    weapon = next(each.id for each in character.skills if each.skill == "melee_weapon")
    rows = ["spot", "own.1", "knowledge.history", weapon]
    character = ticked(character, *rows)
    found = phase(character)
    assert {line.subject.id for line in found.lines} == set(rows)
    assert len(found.lines) == derive(character).waiting_ticks
    results = every_line(found, faces(*[9, 10, 3] * 4))
    for result in results:
        made = result.improvement
        assert (made.roll, made.needed, made.gain) == (90, made.old + 1, 3)
        assert made.new == made.old + 3
    after = with_all(character, results)
    assert derive(after).waiting_ticks == 0
    assert len(after.improvements) == 4
    done = phase(after, records={each.id for each in after.improvements})
    assert (done.is_finished, done.improved, done.points, len(done.done)) == (True, 4, 12, 4)


@pytest.mark.parametrize(
    ("options", "wanted", "roll", "improves"),
    [(SRD, rating, roll, roll == 100) for rating in (99, 100, 105) for roll in (99, 100)]
    + [(UGE, rating, roll, roll == 93) for rating in (100, 105) for roll in (92, 93)],
)
def test_improving_at_99_and_above(hero: Hero, options: Any, wanted: int, roll: int, improves: bool) -> None:
    """T06: SRD 100 alone; UGE with INT 13 a total of 100. The gain is not cut at 100."""
    character = hero(options, spot=wanted - 25)
    rows = tuple(replace(each, initial=13) if each.id == "int" else each for each in character.characteristics)
    character = ticked(replace(character, characteristics=rows), "spot")
    assert score(character, "spot") == wanted
    result = rolled(character, "tick:spot", own_roll=roll, own_gain=6)
    assert (result.improvement.gain, result.improvement.new) == ((6, wanted + 6) if improves else (0, wanted))


def test_a_roll_equal_to_the_rating_gains_nothing(hero: Hero) -> None:
    """T07: 45 nothing, 46 gains; the line says 46 or more, with the exact chance."""
    character = ticked(hero(spot=20), "spot")
    line = phase(character).line("tick:spot")
    assert (line.score, line.needed, line.first, line.last, line.chance) == (45, 46, 46, 100, Fraction(55, 100))
    assert (line.gain_dice, line.gain_fixed, line.mean) == ("1D6", None, Fraction(55, 100) * Fraction(7, 2))
    equal = rolled(character, "tick:spot", own_roll=45)
    assert (equal.needs_gain, equal.improvement.reason, equal.improvement.new) == (False, "not_above_score", 45)
    above = rolled(character, "tick:spot", own_roll=46)
    assert above.needs_gain
    assert refused(lambda: above.improvement) == "missing_value"
    told = settle_gain(above, None, own_gain=6)
    assert (told.improvement.reason, told.improvement.needed, told.improvement.new) == ("above_score", 46, 51)
    assert settle_gain(told, None) is told


def test_rows_that_never_learn_are_left_out(hero: Hero, changed: Any) -> None:
    """T08: flagged so, and ticked by a file all the same: no line, and the tick does not count."""
    character = changed(ticked(hero(), "spot"), "listen", learns=False, ticked=True)
    assert [line.subject.id for line in phase(character).lines] == ["spot"]
    assert derive(character).waiting_ticks == 1


def test_the_line_names_the_skill_in_any_language(hero: Hero) -> None:
    """T11: parts of the name travel with the line and with the record, also after the row is gone."""
    character = edits.AddSkill(Skill(id="knowledge.9", skill="knowledge", speciality_text="Tides")).apply(hero())
    character = ticked(character, "knowledge.9")
    result = rolled(character, "tick:knowledge.9", own_roll=99, own_gain=1)
    after = edits.RemoveSkill("knowledge.9").apply(result.edit.apply(character))
    [made] = after.improvements
    for lang in ("en", "fr", "it"):
        name = full_skill_name(made, lang)
        assert "(Tides)" in name
        assert full_skill_name(result.line.name, lang) == name
    assert phase(after, records={made.id}).lines[0].name == result.line.name


def test_one_by_one_then_cancelled_then_all_at_once(hero: Hero, faces: Any) -> None:
    """T14: eight ticks, two rolled (one with a typed number), six remain; then all; each roll is in the history."""
    rows = ["spot", "listen", "climb", "hide", "dodge", "swim", "throw", "jump"]
    character = ticked(hero(), *rows)
    character = rolled(character, "tick:spot", own_roll=7).edit.apply(character)
    character = rolled(character, "tick:listen", faces(2, 3)).edit.apply(character)
    waiting = [line.subject.id for line in phase(character).lines]
    assert sorted(waiting) == sorted(rows[2:])
    assert all(row(character, each).ticked for each in waiting)
    assert [(each.roll, each.own_dice) for each in character.improvements] == [(7, True), (23, False)]
    rest = every_line(phase(character), faces(*[10, 5] * 6))
    character = with_all(character, rest)
    assert not phase(character).lines
    assert len(character.improvements) == 8
    assert not any(each.ticked for each in character.skills)


def test_lines_follow_the_order_of_the_sheet_and_say_why_they_wait(hero: Hero, changed: Any) -> None:
    character = ticked(hero(), "listen", "climb")
    order = [each.id for each in character.skills if each.ticked]
    found = phase(character)
    assert [line.subject.id for line in found.lines] == order
    assert found.line("tick:climb").tick.id == "roll-climb"
    blank = replace(character, characteristics=tuple(replace(each, initial=None) for each in character.characteristics))
    dodging = ticked(blank, "dodge")
    line = phase(dodging).line("tick:dodge")
    assert (line.score, line.problem, line.first, line.chance) == (None, "missing_value", 0, 0)
    assert refused(lambda: rolled(dodging, "tick:dodge", own_roll=5)) == "missing_value"
    assert phase(dodging).waiting[-1] == line


def test_uge_wants_its_bonus_and_offers_its_fixed_gain(hero: Hero) -> None:
    """9.3: INT 15 gives 8; +3 chosen before the roll; without INT nothing can be rolled."""
    character = ticked(hero(UGE, spot=10), "spot")
    line = phase(character).line("tick:spot")
    assert (line.bonus, line.needed, line.chance, line.gain_fixed) == (8, 28, Fraction(73, 100), 3)
    made = rolled(character, "tick:spot", own_roll=28, fixed=True).improvement
    assert (made.gain, made.fixed, made.dice, made.reasons) == (3, True, "", ("above_score", "fixed_gain"))
    chosen = phase(character, fixed={"tick:spot": True}).line("tick:spot")
    assert (chosen.fixed, chosen.mean) == (True, Fraction(219, 100))
    assert not phase(character, fixed={"tick:spot": False}).line("tick:spot").fixed
    srd = ticked(hero(spot=10), "spot")
    assert refused(lambda: rolled(srd, "tick:spot", own_roll=99, fixed=True)) == "unknown_option"
    blank = tuple(replace(each, initial=None) if each.id == "int" else each for each in character.characteristics)
    assert phase(replace(character, characteristics=blank)).line("tick:spot").problem == "missing_value"


def test_power_rolls_under(hero: Hero) -> None:
    """9.7: POW 11 gains at 50 or under 1D3 − 1, or 1 chosen before."""
    character = edits.SetPowTick(True, "even_or_better", id="p", time=1).apply(hero(UGE))
    line = phase(character).line("pow")
    assert (line.score, line.first, line.last, line.needed, line.chance) == (11, 1, 50, 50, Fraction(1, 2))
    won = rolled(character, "pow", own_roll=50, own_gain=2)
    assert (won.improvement.reason, won.improvement.new) == ("within_chance", 13)
    after = won.edit.apply(character)
    assert (derive(after).values["pow"], after.pow_ticked) == (13, False)
    assert phase(after, records={won.id}).lines[0].done == won.improvement
    lost = rolled(character, "pow", own_roll=51).improvement
    assert (lost.reason, lost.new, lost.needed) == ("above_chance", 11, 50)
    assert rolled(character, "pow", own_roll=1, fixed=True).improvement.gain == 1
    saint = edits.SetCharacteristic("pow", "initial", 21).apply(character)
    assert (phase(saint).line("pow").first, phase(saint).line("pow").last) == (0, 0)


def test_dice_that_cannot_be_are_refused(hero: Hero) -> None:
    character = ticked(hero(), "spot")
    for bad in ({"own_roll": 0}, {"own_roll": 101}, {"own_roll": 90, "own_gain": 7}, {"own_roll": 90, "own_gain": 0}):
        assert refused(lambda given=bad: rolled(character, "tick:spot", **given)) == "roll_out_of_range"
    with pytest.raises(KeyError):
        rolled(character, "tick:listen", own_roll=50)
    made = rolled(character, "tick:spot", own_roll=1)
    after = phase(made.edit.apply(character), records={made.id})
    assert refused(lambda: settle_line(after, made.id, None, time=2)) == "already_rolled"


def test_the_programs_dice_are_two_and_a_gain(hero: Hero, faces: Any) -> None:
    character = ticked(hero(), "spot")
    source = faces(9, 7, 5)
    result = rolled(character, "tick:spot", source)
    assert (result.roll, result.tens, result.units, result.faces) == (97, 90, 7, ((6, 5),))
    assert source.asked == [10, 10, 6]
    spared = faces(1, 10)
    assert rolled(character, "tick:spot", spared).improvement.gain == 0
    assert spared.asked == [10, 10]


def test_mastery_gives_sanity_once(hero: Hero, faces: Any) -> None:
    """9.4: from 88 to 91 gives 2D6 where sanity is in use, never above the maximum, and never again."""
    options = replace(UGE, sanity=True)
    character = replace(hero(options, spot=63), resources=(Resource(id="sanity", current=30, maximum=99),))
    character = ticked(character, "spot")
    result = rolled(character, "tick:spot", faces(4, 6), own_roll=99, own_gain=3)
    assert (result.improvement.new, result.improvement.sanity) == (91, 10)
    after = result.edit.apply(character)
    assert after.resources[0].current == 40
    lowered = ticked(edits.SetPoints("spot", "personal", 60).apply(after), "spot")
    again = rolled(lowered, "tick:spot", faces(), own_roll=99, own_gain=3, roll_id="again")
    assert (again.improvement.old, again.improvement.new, again.improvement.sanity) == (88, 91, 0)
    tight = replace(character, resources=(Resource(id="sanity", current=97, maximum=99),))
    assert rolled(tight, "tick:spot", faces(4, 6), own_roll=99, own_gain=3).improvement.sanity == 2
    assert rolled(ticked(hero(UGE, spot=63), "spot"), "tick:spot", own_roll=99, own_gain=3).sanity == 0
    begun = ticked(hero(options, spot=63), "spot")
    full = rolled(begun, "tick:spot", faces(4, 6), own_roll=99, own_gain=3)
    assert derive(begun).resources["sanity"].current == 55
    assert full.improvement.sanity == 10, "nobody is at the maximum of 100 at the start"
    assert derive(full.edit.apply(begun)).resources["sanity"].current == 65
    entry = development_entry(result, "doc", "Anna")
    taken = retaken(phase(character), "tick:spot", entry, faces(), time=9)
    assert (taken.improvement.sanity, taken.faces) == (10, result.faces), "its dice lie there already"


def test_the_journal_is_told_everything(hero: Hero, faces: Any) -> None:
    character = ticked(hero(UGE, spot=20), "spot")
    result = rolled(character, "tick:spot", faces(9, 7, 5))
    entry = development_entry(result, "doc", "Anna")
    note = entry.development
    assert note is not None
    assert (entry.id, entry.event, entry.roll, entry.score, entry.chance) == (result.id, "development", 97, 45, 63)
    assert (note.source, note.needed, note.bonus, note.gain, note.new) == ("roll-spot", 38, 8, 5, 50)
    assert (note.faces, note.dice, note.kind, entry.level_reason) == (((6, 5),), "1D6", "experience", "above_score")


def test_undo_never_lets_a_roll_be_fished_for(hero: Hero, faces: Any) -> None:
    """A roll that counts for nothing on the sheet is found by its tick, and can be taken instead of a new one."""
    character = ticked(hero(spot=20), "spot", "listen")
    result = rolled(character, "tick:spot", faces(9, 7, 5))
    other = rolled(character, "tick:listen", faces(9, 7, 5))
    entries = [development_entry(each, "doc", "Anna") for each in (other, result)]
    waiting = phase(character).line("tick:spot")
    assert thrown_before(waiting, entries, character) == (entries[1],)
    after = result.edit.apply(character)
    assert thrown_before(phase(after, records={result.id}).line(result.id), entries, after) == ()
    undone = edits.TakeBackImprovement(result.id).apply(after)
    assert undone == character
    again = retaken(phase(undone), "tick:spot", entries[1], faces(), time=3)
    assert (again.id, again.improvement.new, again.faces) == (result.id, 50, ((6, 5),))
    assert again.edit.apply(undone).skills == after.skills
    fresh = edits.SetTick("spot", False).apply(undone)
    fresh = edits.SetTick("spot", True, "ticked", id="roll-77").apply(fresh)
    assert thrown_before(phase(fresh).line("tick:spot"), entries, fresh) == ()


def test_a_roll_taken_again_is_judged_by_the_score_of_today(hero: Hero, faces: Any) -> None:
    character = ticked(hero(spot=20), "spot")
    entry = development_entry(rolled(character, "tick:spot", faces(4, 10)), "doc", "Anna")
    assert entry.level_reason == "not_above_score"
    lower = edits.SetPoints("spot", "personal", 10).apply(character)
    result = retaken(phase(lower), "tick:spot", entry, faces(6), time=3)
    assert (result.roll, result.improvement.old, result.improvement.new) == (40, 35, 41)
    assert result.faces == ((6, 6),)


def test_old_ticks_without_origin_are_recognised_too(hero: Hero, changed: Any, faces: Any) -> None:
    """A tick of a file that does not say where it came from: what was thrown and not recorded is found by its row."""
    character = changed(hero(), "spot", ticked=True)
    result = rolled(character, "tick:spot", faces(1, 1))
    entry = development_entry(result, "doc", "Anna")
    assert thrown_before(phase(character).line("tick:spot"), [entry], character) == (entry,)
    developed = changed(result.edit.apply(character), "spot", ticked=True)
    assert thrown_before(phase(developed).line("tick:spot"), [entry], developed) == ()


def test_the_phase_belongs_to_the_last_adventure(hero: Hero) -> None:
    character = edits.StartAdventure("Bell", 1).apply(ticked(hero(), "spot"))
    character = edits.EndAdventure(2).apply(character)
    made = rolled(character, "tick:spot", own_roll=1).improvement
    assert made.adventure == "adventure.1"
    assert phase(hero()).adventure == ""
    assert phase(hero()).is_finished
