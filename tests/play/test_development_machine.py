"""Ticks, rolls, development, undo, redo, save and sudden ends in any order: no tick is lost, no roll is forgotten.

The machine keeps its own simple books beside sheet, history and journal. A sudden end may fall between the journal's
line and the sheet's edit, or lose everything since the last draft; afterwards every tick has been rolled and recorded,
or still waits.
"""

import itertools
import shutil
import tempfile
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from brp_desktop.play.chance import SeededChance
from brp_desktop.play.development import Phase, phase_of, thrown_before
from brp_desktop.play.development_rolls import (
    LineResult,
    development_entry,
    retaken,
    settle_gain,
    settle_line,
)
from brp_desktop.play.entries import entry_of
from brp_desktop.play.rolling import Situation, Subject, prepare, settle
from brp_desktop.play.ticks import tick_edit, waiting_ticks
from brp_desktop.rules.brp import SRD, UGE
from brp_desktop.sheet import edits
from brp_desktop.sheet.brp import BrpCharacter
from brp_desktop.sheet.derive import derive
from brp_desktop.sheet.growth_edits import adventure_under_way, recorded, stamped
from brp_desktop.sheet.history import History
from brp_desktop.sheet.new import new_character
from brp_desktop.storage import codec
from brp_desktop.storage.documents import SheetDocument
from brp_desktop.storage.journal_db import Journal

DOCUMENT = "5d0c3c7e-7d5b-4b0e-9a53-0f6f1a1c6e01"
ROWS = ("spot", "listen", "climb", "dodge")


class Development(RuleBasedStateMachine):
    """A sheet, its undo history, its draft on disk and its journal."""

    @initialize(uge=st.booleans(), seed=st.integers(0, 1000))
    def begin(self, uge: bool, seed: int) -> None:
        character = new_character(UGE if uge else SRD, name="Anna")
        rows = tuple(replace(row, initial=12) for row in character.characteristics)
        skills = tuple(row for row in character.skills if row.id in ROWS)
        self.history: History[BrpCharacter] = History(replace(character, characteristics=rows, skills=skills))
        self.folder = Path(tempfile.mkdtemp())
        self.journal = Journal(self.folder / "journal.sqlite3")
        self.source = SeededChance(seed)
        self.clock = itertools.count(1_000)
        self.numbers = itertools.count()
        self.appended: set[str] = set()
        self.given: dict[str, str] = {}
        self.draft = codec.encode(SheetDocument(id=DOCUMENT, character=self.history.value))

    def teardown(self) -> None:
        if hasattr(self, "journal"):
            self.journal.close()
            shutil.rmtree(self.folder)

    # the way of the application

    @property
    def character(self) -> BrpCharacter:
        return self.history.value

    def new_id(self) -> str:
        return f"id-{next(self.numbers)}"

    def perform(self, edit: edits.Edit) -> None:
        edit = stamped(edit, next(self.clock), self.new_id)
        self.history.push(edit.apply(self.character), edit, edit.merge_key)
        for line, counts in recorded(edit):
            self.journal.mark_undone(line, not counts)
        for row in self.character.skills:
            if row.tick is not None:
                self.given[row.tick.id] = row.id

    def phase(self) -> Phase:
        return phase_of(self.character, derive(self.character))

    def write(self, result: LineResult) -> None:
        self.journal.append(development_entry(result, DOCUMENT, "Anna"))
        self.appended.add(result.id)

    def line(self, number: int) -> str | None:
        lines = self.phase().waiting
        return lines[number % len(lines)].key if lines else None

    # what may happen

    @rule(row=st.sampled_from(ROWS), roll=st.integers(1, 100))
    def roll_a_check(self, row: str, roll: int) -> None:
        request = prepare(self.character, derive(self.character), Subject("skill", row), Situation(own_roll=roll))
        result = settle(request, self.source, roll_id=self.new_id())
        self.journal.append(entry_of(result, DOCUMENT, "Anna", next(self.clock)))
        edit = tick_edit(result, self.character)
        if edit is not None:
            self.perform(edit)

    @rule(row=st.sampled_from(ROWS), on=st.booleans())
    def tick_by_hand(self, row: str, on: bool) -> None:
        self.perform(edits.SetTick(row, on))

    @rule(on=st.booleans())
    def tick_power(self, on: bool) -> None:
        self.perform(edits.SetPowTick(on, "even_or_better"))

    @rule()
    def begin_or_end_an_adventure(self) -> None:
        if adventure_under_way(self.character) is None:
            self.perform(edits.StartAdventure("Bell", next(self.clock)))
        else:
            before = self.character.skills
            self.perform(edits.EndAdventure(next(self.clock)))
            assert self.character.skills == before

    @rule(number=st.integers(0, 9), own=st.one_of(st.none(), st.integers(1, 100)), gain=st.integers(1, 2))
    def develop_a_line(self, number: int, own: int | None, gain: int) -> None:
        key = self.line(number)
        if key is None:
            return
        phase = self.phase()
        earlier = thrown_before(
            phase.line(key), self.journal.developments(DOCUMENT, phase.line(key).subject.id), self.character
        )
        if earlier:
            result = retaken(phase, key, earlier[0], self.source, time=next(self.clock))
            assert result.roll == earlier[0].roll
        else:
            result = settle_line(phase, key, self.source, time=next(self.clock), own_roll=own, roll_id=self.new_id())
            if result.needs_gain:
                assert own is not None
                result = settle_gain(result, self.source, own_gain=gain)
            self.write(result)
        before = self.phase().waiting
        self.perform(result.edit)
        gone = {line.key for line in before} - {line.key for line in self.phase().waiting}
        assert gone == {key}

    @rule()
    def develop_the_rest(self) -> None:
        phase = self.phase()
        for line in phase.waiting:
            result = settle_line(phase, line.key, self.source, time=next(self.clock), roll_id=self.new_id())
            self.write(result)
            self.perform(result.edit)
        assert not self.phase().waiting

    @precondition(lambda self: self.character.improvements)
    @rule(number=st.integers(0, 9))
    def take_a_line_back(self, number: int) -> None:
        made = self.character.improvements[number % len(self.character.improvements)]
        self.perform(edits.TakeBackImprovement(made.id))
        ticked = {tick.subject.id for tick in waiting_ticks(self.character, derive(self.character))}
        assert (made.row or "pow") in ticked

    @rule(count=st.integers(1, 4))
    def join_the_last_steps(self, count: int) -> None:
        value = self.character
        labels = self.history.labels
        if self.history.join(count, edits.Several(tuple(reversed(labels[:count])), "development")):
            assert self.history.value == value

    @rule()
    def undo(self) -> None:
        edit = self.history.undo()
        if edit is not None:
            for line, counts in recorded(edit):
                self.journal.mark_undone(line, counts)

    @rule()
    def redo(self) -> None:
        edit = self.history.redo()
        if edit is not None:
            for line, counts in recorded(edit):
                self.journal.mark_undone(line, not counts)

    @rule()
    def save(self) -> None:
        self.draft = codec.encode(SheetDocument(id=DOCUMENT, character=self.character))

    @rule()
    def end_suddenly(self) -> None:
        """The program is gone: what the last draft holds is all there is, and the journal."""
        self.journal.close()
        self.journal = Journal(self.folder / "journal.sqlite3")
        character = codec.decode(self.draft).character
        self.history = History(character)

    @rule(number=st.integers(0, 9))
    def end_between_journal_and_sheet(self, number: int) -> None:
        key = self.line(number)
        if key is None:
            return
        phase = self.phase()
        self.save()
        result = settle_line(phase, key, self.source, time=next(self.clock), roll_id=self.new_id())
        self.write(result)
        self.end_suddenly()
        line = self.phase().line(key)
        found = thrown_before(line, self.journal.developments(DOCUMENT, line.subject.id), self.character)
        assert result.id in [entry.id for entry in found]

    # what must hold

    @invariant()
    def every_record_has_its_dice_in_the_journal(self) -> None:
        if hasattr(self, "journal"):
            kept = {entry.id: entry for entry in self.journal.developments(DOCUMENT)}
            assert self.appended == set(kept)
            for made in self.character.improvements:
                assert kept[made.id].roll == made.roll

    @invariant()
    def a_tick_is_rolled_or_waits(self) -> None:
        """No tick is on the sheet and in a record at once, none is in two, and each belongs to its own row."""
        if not hasattr(self, "journal"):
            return
        used = [made.tick.id for made in self.character.improvements if made.tick is not None]
        waiting = [row.tick.id for row in self.character.skills if row.tick is not None]
        assert len(used) == len(set(used))
        assert not set(used) & set(waiting)
        for row in self.character.skills:
            assert (row.tick is not None) is row.ticked
            assert row.tick is None or self.given[row.tick.id] == row.id
        assert self.character.pow_ticked is (self.character.pow_tick is not None)

    @invariant()
    def points_are_the_sum_of_the_records(self) -> None:
        if not hasattr(self, "journal"):
            return
        for row in self.character.skills:
            gained = sum(made.new - made.old for made in self.character.improvements if made.row == row.id)
            assert row.points.experience == gained

    @invariant()
    def what_is_written_comes_back(self) -> None:
        if hasattr(self, "journal"):
            document = SheetDocument(id=DOCUMENT, character=self.character)
            assert codec.decode(codec.encode(document)).character == self.character


TestDevelopment = Development.TestCase
TestDevelopment.settings = settings(
    max_examples=settings.default.max_examples // 2, stateful_step_count=25, deadline=None
)


@pytest.mark.parametrize("steps", range(6))
def test_a_phase_that_ends_anywhere_loses_nothing(steps: int, tmp_path: Path) -> None:
    """Three ticks, killed after each of the six acts of the phase (line in the journal, edit on the sheet)."""
    character = new_character(SRD, name="Anna")
    for number, row in enumerate(("spot", "listen", "climb")):
        character = edits.SetTick(row, True, "ticked", id=f"roll-{number}", time=number).apply(character)
    journal = Journal(tmp_path / "journal.sqlite3")
    drafts, source, acts = [codec.encode(SheetDocument(id=DOCUMENT, character=character))], SeededChance(4), 0
    for key in [line.key for line in phase_of(character, derive(character)).lines]:
        if acts >= steps:
            break
        result = settle_line(phase_of(character, derive(character)), key, source, time=9, roll_id=key)
        journal.append(development_entry(result, DOCUMENT, "Anna"))
        acts += 1
        if acts >= steps:
            break
        character = result.edit.apply(character)
        drafts.append(codec.encode(SheetDocument(id=DOCUMENT, character=character)))
        acts += 1
    journal.close()
    for draft in drafts:
        found = codec.decode(draft).character
        kept = Journal(tmp_path / "journal.sqlite3")
        waiting = {line.subject.id for line in phase_of(found, derive(found)).waiting}
        recorded_rows = {made.row for made in found.improvements}
        assert waiting | recorded_rows == {"spot", "listen", "climb"}
        assert not waiting & recorded_rows
        thrown = {entry.subject.id for entry in kept.developments(DOCUMENT)}
        for line in phase_of(found, derive(found)).waiting:
            before = thrown_before(line, kept.developments(DOCUMENT, line.subject.id), found)
            assert bool(before) == (line.subject.id in thrown)
        kept.close()
