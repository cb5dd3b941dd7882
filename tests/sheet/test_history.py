"""Undo and redo: against two plain lists, with two merge keys, a saved mark by value, and no loss in any order."""

import random

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule

from brp_desktop.sheet.history import History


class HistoryAgainstTwoLists(RuleBasedStateMachine):
    """Z01–Z03: the history beside the plainest thing that could be right, one list of done values and one undone."""

    def __init__(self):
        super().__init__()
        self.history = History(0, limit=10_000)
        self.done = [0]
        self.labels = []
        self.undone = []
        self.undone_labels = []
        self.key = None
        self.saved = 0

    @rule(value=st.integers(0, 4), key=st.sampled_from((None, "name", "points")), label=st.integers())
    def push(self, value, key, label):
        """A new value, perhaps merged into the step before, perhaps equal to the present one."""
        pushed = self.history.push(value, label, key)
        if value == self.done[-1]:
            assert not pushed
            return
        assert pushed
        self.undone, self.undone_labels = [], []
        if key is not None and key == self.key:
            self.done.pop()
            self.labels.pop()
            if value == self.done[-1]:
                self.key = None
                return
        self.done.append(value)
        self.labels.append(label)
        self.key = key

    @rule()
    def undo(self):
        """One step back; nothing at the beginning."""
        label = self.history.undo()
        if len(self.done) == 1:
            assert label is None
            return
        assert label == self.labels[-1]
        self.undone.append(self.done.pop())
        self.undone_labels.append(self.labels.pop())
        self.key = None

    @rule()
    def redo(self):
        """One step forward; nothing at the end."""
        label = self.history.redo()
        if not self.undone:
            assert label is None
            return
        assert label == self.undone_labels[-1]
        self.done.append(self.undone.pop())
        self.labels.append(self.undone_labels.pop())
        self.key = None

    @rule()
    def leave_the_field(self):
        """The next push merges with nothing."""
        self.history.break_merge()
        self.key = None

    @rule()
    def save(self):
        """The present value is the saved one; typing on is a step of its own."""
        self.history.mark_saved()
        self.saved = self.done[-1]
        self.key = None

    @invariant()
    def agrees(self):
        """Everything that can be asked."""
        assert self.history.value == self.done[-1]
        assert self.history.can_undo == (len(self.done) > 1)
        assert self.history.can_redo == bool(self.undone)
        assert self.history.undo_label == (self.labels[-1] if self.labels else None)
        assert self.history.redo_label == (self.undone_labels[-1] if self.undone_labels else None)
        assert self.history.is_saved == (self.done[-1] == self.saved)


TestHistoryAgainstTwoLists = HistoryAgainstTwoLists.TestCase


def test_typing_is_one_step_and_ends_with_the_field():
    history = History("")
    for text in ("A", "Ad", "Adè"):
        history.push(text, "name", ("identity", "name"))
    history.break_merge()
    history.push("Adèle", "name", ("identity", "name"))
    assert history.undo() == "name"
    assert history.value == "Adè"
    history.undo()
    assert history.value == ""
    assert not history.can_undo


def test_typing_back_to_the_value_before_leaves_no_step():
    history = History("5")
    history.push("55", "points", "points")
    history.push("5", "points", "points")
    assert (history.value, history.can_undo, history.is_saved) == ("5", False, True)


def test_another_key_begins_another_step():
    history = History((0, 0))
    history.push((1, 0), "a", "a")
    history.push((1, 1), "b", "b")
    history.push((2, 1), "a", "a")
    assert [history.undo() for _ in range(3)] == ["a", "b", "a"]


def test_a_pause_ends_the_step():
    history = History(0, merge_seconds=2)
    history.push(1, "a", "k", now=10.0)
    history.push(2, "a", "k", now=12.0)
    history.push(3, "a", "k", now=14.5)
    history.undo()
    assert history.value == 2
    history.undo()
    assert history.value == 0


def test_the_saved_mark_is_the_value_not_the_place():
    """A document is unchanged when it equals the saved one, however it got there."""
    history = History("a")
    history.push("b", 1)
    history.mark_saved()
    history.push("c", 2)
    assert not history.is_saved
    history.push("b", 3)
    assert history.is_saved
    history.undo()
    assert not history.is_saved
    history.mark_unsaved()
    history.undo()
    assert not history.is_saved


def test_undo_after_save_goes_to_the_saved_value():
    history = History("")
    history.push("a", 1, "key")
    history.mark_saved()
    history.push("ab", 1, "key")
    history.undo()
    assert (history.value, history.is_saved) == ("a", True)


def test_only_so_many_steps_are_kept():
    history = History(0, limit=3)
    for value in range(1, 10):
        history.push(value, value)
    assert [history.undo() for _ in range(4)] == [9, 8, 7, None]
    assert history.value == 6
    with pytest.raises(ValueError):
        History(0, limit=0)


def test_random_histories_undo_all_and_redo_all():
    """Z03: 200 steps of all kinds, all undone, all redone: the same value, every time."""
    chance = random.Random(7)
    for _ in range(50):
        history = History((0,) * 5)
        for _ in range(200):
            match chance.randrange(4):
                case 0 | 1:
                    value = list(history.value)
                    place = chance.randrange(5)
                    value[place] = chance.randrange(6)
                    history.push(tuple(value), place, chance.choice((None, place)))
                case 2:
                    history.undo()
                case 3:
                    history.redo()
        while history.can_redo:
            history.redo()
        last, steps = history.value, 0
        while history.can_undo:
            history.undo()
            steps += 1
        assert history.value == (0,) * 5
        for _ in range(steps):
            assert history.can_redo
            history.redo()
        assert history.value == last
