"""Hidden rolls: nothing ticks and nothing is public before the reveal; the tick is asked with what stands then."""

from dataclasses import replace

import pytest

from brp_desktop.play import contests, groups, hidden, one_against_many, resistances
from brp_desktop.play.chance import SeededChance
from brp_desktop.play.contests import Contest, Side
from brp_desktop.play.entries import entry_of
from brp_desktop.play.groups import GroupCheck
from brp_desktop.play.one_against_many import Pursuit
from brp_desktop.play.people import NumberPerson, sheet_person
from brp_desktop.play.resistances import Trial, characteristic_force, number_force
from brp_desktop.play.rolling import Situation, Subject, SubjectName, prepare, settle
from brp_desktop.rules import RulesError
from brp_desktop.rules.brp import UGE
from brp_desktop.sheet.derive import derive
from brp_desktop.sheet.edits import SetPowTick, SetTick
from brp_desktop.storage.journal_db import Journal, JournalQuery

SPOT = Subject("skill", "spot")
TICK = SetTick("spot", True, "ticked")


def secret(hero, die=20):
    """A hidden roll on Spot and its journal line."""
    character = hero()
    result = settle(prepare(character, derive(character), SPOT, Situation(own_roll=die, hidden=True)), SeededChance(0))
    return character, result, entry_of(result, "one", "Anna", 5)


def test_a_roll_revealed_ticks_by_what_stands_then(hero, changed):
    character, result, _ = secret(hero)
    assert (result.tick, result.tick_reason) == (False, "hidden_pending")
    assert hidden.revealed_roll(result, character).tick_reason == "ticked"
    ticked = changed(character, "spot", ticked=True)
    assert hidden.revealed_roll(result, ticked).tick_reason == "already_ticked"
    shut = changed(character, "spot", learns=False)
    assert hidden.revealed_roll(result, shut).tick_reason == "no_experience_box"
    assert hidden.revealed_roll(result).tick
    failed = settle(replace(result.request, situation=Situation(own_roll=99, hidden=True)), SeededChance(0))
    assert hidden.revealed_roll(failed, character).tick_reason == "not_a_success"
    assert not hidden.revealed_roll(result, character).request.situation.hidden


def test_a_line_revealed_from_the_journal(hero, changed):
    """The same after a restart, when only the journal knows of the roll."""
    character, _, line = secret(hero)
    shown = hidden.revealed_entry(line, character)
    assert (shown.hidden, shown.revealed, shown.tick, shown.tick_reason) == (False, True, True, "ticked")
    assert hidden.entry_edit(shown, character) == TICK
    assert hidden.entry_edit(line, character) is None
    assert hidden.entry_edit(shown, changed(character, "spot", ticked=True)) is None
    ticked = hidden.revealed_entry(line, changed(character, "spot", ticked=True))
    assert (ticked.tick, ticked.tick_reason) == (False, "already_ticked")
    gone = replace(character, skills=tuple(row for row in character.skills if row.id != "spot"))
    assert hidden.revealed_entry(line, gone).tick_reason == "no_experience_box"
    assert hidden.entry_edit(shown, gone) is None
    assert hidden.revealed_entry(shown, None) is shown
    with pytest.raises(RulesError):
        hidden.revealed_entry(line, None)
    failed = secret(hero, 99)[2]
    assert hidden.revealed_entry(failed, None).tick_reason == "not_a_success"


def test_contests_of_every_kind(hero):
    """Opposed, one against many, a group: no edit while hidden, one for each sheet after the reveal."""
    anna = sheet_person("one", hero())
    side = Side(anna, SPOT, Situation(own_roll=20))
    contest = contests.settle(contests.prepare(Contest(side, Side(NumberPerson(50)), hidden=True)), SeededChance(1))
    pursuit = one_against_many.settle(one_against_many.prepare(Pursuit(side, (side,), hidden=True)), SeededChance(1))
    check = GroupCheck((anna, NumberPerson(99)), SubjectName(skill="spot"), Situation(hidden=True))
    group = groups.with_own_roll(groups.settle(groups.prepare(check), SeededChance(1)), 0, 20)
    cases = (
        (contests, contest, hidden.revealed_contest), (one_against_many, pursuit, hidden.revealed_pursuit),
        (groups, group, hidden.revealed_group),
    )  # fmt: skip
    now = {"one": anna.character}
    for module, result, reveal in cases:
        assert module.edits_of(result) == {}
        assert all(line.hidden for line in module.entries_of(result, 1))
        shown = reveal(result, now)
        assert module.edits_of(shown, now) == {"one": TICK}
        assert not any(line.hidden for line in module.entries_of(shown, 1))
        assert [line.id for line in module.entries_of(shown, 1)] == [line.id for line in module.entries_of(result, 1)]
        assert [line.roll for line in module.entries_of(shown, 1)] == [
            line.roll for line in module.entries_of(result, 1)
        ]
        ticked = {"one": TICK.apply(anna.character)}
        assert module.edits_of(reveal(result, ticked), ticked) == {}
        assert module.entries_of(reveal(result, ticked), 1)[0].tick_reason == "already_ticked"
    assert not hidden.revealed_contest(contest, now).hidden


def test_a_contest_of_power(hero):
    anna = sheet_person("one", hero(UGE))
    trial = Trial(characteristic_force(anna, "pow"), replace(number_force(12), ids=("pow",)), own_roll=9, hidden=True)
    [line] = resistances.entries_of(resistances.settle(resistances.prepare(trial), SeededChance(0)), 1)
    shown = hidden.revealed_entry(line, anna.character)
    assert hidden.entry_edit(shown, anna.character) == SetPowTick(True, "even_or_better")
    ticked = SetPowTick(True).apply(anna.character)
    assert hidden.revealed_entry(line, ticked).tick_reason == "already_ticked"
    assert hidden.entry_edit(shown, ticked) is None


def test_no_trace_in_the_journal_of_the_players(hero, tmp_path):
    """No line, no count, no name to filter by; after the reveal all of it, in its place; a crash reveals nothing."""
    character, _, line = secret(hero)
    path = tmp_path / "journal.sqlite3"
    journal = Journal(path)
    public = JournalQuery()
    journal.append(line)
    assert journal.entries(public) == ()
    assert journal.count(public) == 0
    assert journal.characters() == ()
    for query in (
        JournalQuery(text="spot"),
        JournalQuery(document="one"),
        JournalQuery(skill="spot"),
        JournalQuery(level="success"),
    ):
        assert journal.entries(query) == ()
    journal = Journal(path)
    assert journal.entries(public) == ()
    [kept] = journal.entries(JournalQuery(hidden=True))
    assert (kept.document, kept.character) == ("one", "Anna")
    journal.append(replace(line, id="later", hidden=False))
    journal.reveal(hidden.revealed_entry(kept, character))
    assert [each.id for each in journal.entries(public)] == ["later", line.id]
    shown = Journal(path).entries(public)[1]
    assert (shown.revealed, shown.tick, shown.tick_reason, shown.time) == (True, True, "ticked", 5)
    assert journal.entries(JournalQuery(hidden=True)) == ()
    assert journal.characters() == (("one", "Anna"),)
