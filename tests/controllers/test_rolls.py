"""The way from a click to a revealed result: nothing lost, nothing twice, nothing told before the dice rest."""

import pytest

from brp_desktop.play.rolling import Subject
from brp_desktop.rules.brp import Difficulty, Level
from brp_desktop.rules.errors import RulesError
from brp_desktop.sheet.edits import SetCharacteristic, SetTick
from brp_desktop.sheet.ids import CharacteristicId, SkillId
from brp_desktop.storage.journal_db import JournalQuery

LISTEN = Subject("skill", "listen")
DODGE = Subject("skill", "dodge")


def ticked(document, skill: str) -> bool:
    return next(row for row in document.character.skills if row.id == skill).ticked


def test_a_result_is_journaled_at_the_click_and_told_when_the_dice_rest(rolls, document, dice, log, slow_stage, heard):
    """Decided first, shown afterwards: the journal has it at once, list, tick and signal wait."""
    rolls.set_stage(slow_stage)
    revealed, shown = heard(rolls.revealed), heard(log.shown)
    dice.rolls = [7]
    rolls.roll_subject(LISTEN)
    assert rolls.is_rolling
    assert [entry.roll for entry in log._open().entries(JournalQuery(), 10)] == [7]
    assert log.entries(JournalQuery(), 10) == []
    assert log.count(JournalQuery()) == 0, "what is not shown is not counted"
    assert (revealed, shown, ticked(document, "listen")) == ([], [], False)
    rolls.reveal()
    assert [result.level for result in revealed] == [Level.SPECIAL]
    assert [entry.roll for entry in shown] == [7]
    assert ticked(document, "listen")
    rolls.reveal()
    assert len(revealed) == 1


def test_the_next_roll_reveals_the_first(rolls, dice, slow_stage, heard):
    """G07: no result is ever lost, and they come in order."""
    rolls.set_stage(slow_stage)
    revealed = heard(rolls.revealed)
    dice.rolls = [7, 99, 50]
    rolls.roll_subject(LISTEN)
    rolls.roll_subject(DODGE)
    rolls.roll()
    assert [result.roll for result in revealed] == [7, 99]
    rolls.set_stage(None)
    assert [result.roll for result in revealed] == [7, 99, 50]
    assert slow_stage.finished == 3


@pytest.mark.parametrize(
    "act",
    [
        lambda rolls: rolls.set_difficulty(Difficulty.EASY),
        lambda rolls: rolls.set_modifier(-20),
        lambda rolls: rolls.choose(DODGE),
        lambda rolls: rolls.set_document(None),
        lambda rolls: rolls.finish(),
    ],
)
def test_whatever_comes_next_ends_the_running_roll(rolls, dice, slow_stage, heard, act):
    """What changes the roll shows the running one first, judged as it was thrown."""
    rolls.set_stage(slow_stage)
    revealed = heard(rolls.revealed)
    dice.rolls = [7]
    rolls.roll_subject(LISTEN)
    act(rolls)
    assert not rolls.is_rolling
    assert [result.request.situation.difficulty for result in revealed] == [Difficulty.NORMAL]


def test_another_check_starts_at_normal_unless_pinned(rolls):
    """The difficulty stays while the check stays; the modifier goes with the check, the stake stays."""
    rolls.choose(LISTEN)
    rolls.set_difficulty(Difficulty.DIFFICULT)
    rolls.set_modifier(20)
    rolls.set_at_stake(False)
    rolls.choose(LISTEN)
    assert (rolls.difficulty, rolls.modifier) == (Difficulty.DIFFICULT, 20)
    rolls.choose(DODGE)
    assert (rolls.difficulty, rolls.modifier, rolls.at_stake) == (Difficulty.NORMAL, 0, False)
    rolls.set_pinned(True)
    rolls.set_difficulty(Difficulty.EASY)
    rolls.choose(LISTEN)
    assert rolls.difficulty is Difficulty.EASY


def test_chances_of_every_difficulty(rolls):
    """R06, R07: doubled or halved upwards first, then the flat modifier; none without dice."""
    rolls.choose(LISTEN)
    rolls.set_modifier(-10)
    assert rolls.chances == {
        Difficulty.AUTOMATIC: None,
        Difficulty.EASY: 120,
        Difficulty.NORMAL: 55,
        Difficulty.DIFFICULT: 23,
        Difficulty.IMPOSSIBLE: None,
    }


def test_a_later_failure_takes_no_tick_away(rolls, document, dice):
    """T03: only development, the hand or undo remove a tick."""
    dice.rolls = [7, 99, 80]
    for _ in range(3):
        rolls.roll_subject(LISTEN)
    assert ticked(document, "listen")
    assert len(document.history.undo_label.edit.reason) > 0


def test_undo_and_redo_of_a_tick_keep_pace_with_the_journal(rolls, document, dice, log, heard):
    """T10, Z04: one step; the roll stays in the journal, struck through and back again."""
    changes = []
    rolls.tick_changed.connect(lambda roll, undone: changes.append(undone))
    dice.rolls = [7]
    rolls.roll_subject(LISTEN)
    document.undo()
    assert not ticked(document, "listen")
    assert log.entries(JournalQuery(), 10)[0].undone
    document.redo()
    assert not log.entries(JournalQuery(), 10)[0].undone
    assert changes == [True, False]


def test_a_tick_by_hand_is_a_line_of_the_journal(rolls, document, log):
    """By hand: an undoable step and a line; undoing strikes the line through."""
    document.perform(SetTick(SkillId("listen"), True))
    entry = log.entries(JournalQuery(), 10)[0]
    assert (entry.event, entry.tick, entry.tick_reason, entry.undone) == ("tick", True, "by_hand", False)
    document.undo()
    assert log.entries(JournalQuery(), 10)[0].undone


def test_own_dice_are_told_apart_and_checked(rolls, document, dice, log, heard):
    """Own dice settle exactly like a roll; outside 1 … 100 they are refused and nothing is journaled."""
    revealed = heard(rolls.revealed)
    rolls.choose(LISTEN)
    for wrong in (0, 101, -3):
        with pytest.raises(RulesError) as caught:
            rolls.roll_own(wrong)
        assert caught.value.code == "roll_out_of_range"
    rolls.roll_own(7)
    assert [(result.roll, result.own_dice) for result in revealed] == [(7, True)]
    assert ticked(document, "listen")
    assert rolls.tally == {}
    dice.rolls = [100]
    rolls.roll()
    assert rolls.tally == {100: 1}


def test_what_cannot_be_rolled_says_why(rolls, document, dice, heard):
    """1.3: a missing characteristic makes the roll impossible to prepare; filling it in makes it possible."""
    strength = CharacteristicId("str")
    document.perform(SetCharacteristic(strength, "initial", None))
    rolls.choose(Subject("characteristic", "str"))
    assert rolls.request is None
    assert rolls.problem.code == "missing_value"
    revealed = heard(rolls.revealed)
    rolls.roll()
    assert revealed == []
    document.perform(SetCharacteristic(strength, "initial", 10))
    assert rolls.request.chance == 50


def test_the_last_five_checks_each_once(rolls, dice):
    """Quick find offers them while its field is empty."""
    names = ["listen", "dodge", "listen", "spot", "climb", "jump", "swim"]
    dice.rolls = [50] * len(names)
    for name in names:
        rolls.roll_subject(Subject("skill", name))
    assert [subject.id for subject in rolls.recent_subjects] == ["swim", "jump", "climb", "spot", "listen"]


def test_nothing_to_roll_for_does_nothing(rolls, heard):
    """Space before anything is chosen, and after the last document is gone."""
    revealed = heard(rolls.revealed)
    rolls.roll()
    rolls.set_document(None)
    rolls.roll_subject(LISTEN)
    assert revealed == []
