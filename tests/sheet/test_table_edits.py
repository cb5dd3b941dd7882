"""The game master's table: edits are pure, bounded, undone by the same history as sheets."""

import sys
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule
from table_strategies import tables

from brp_desktop.rules.brp import SRD, UGE
from brp_desktop.sheet.brp import Hindrance, Resource
from brp_desktop.sheet.errors import EditError
from brp_desktop.sheet.hindrances import SetNpcHindrances
from brp_desktop.sheet.history import History
from brp_desktop.sheet.limits import COLUMNS, COPIES
from brp_desktop.sheet.table import Column, Entry, GameTable, Npc, NpcSkill, NpcValue, NpcWeapon
from brp_desktop.sheet.table_edits import (
    AddEntries,
    DuplicateEntry,
    MoveEntries,
    RemoveEntries,
    SetColumns,
    SetEntryField,
    SetNpc,
    SetNpcTrack,
    SetNpcTrackMaximum,
    SetPath,
    SetTableName,
    SetTableOptions,
    SeveralAtTable,
    new_entry_ids,
)
from brp_desktop.sheet.table_values import npc_counters, npc_damage_bonus, npc_track

GUARD = Npc(
    values=tuple(NpcValue(id=id_, value=13) for id_ in ("str", "con", "siz", "pow")),
    resources=(Resource(id="luck", name="Luck", current=40),),
)
INN = GameTable(
    name="Inn",
    entries=(
        Entry(id="entry.1", name="Guard", npc=GUARD),
        Entry(id="entry.2", path="anna.rpgsheet", name="Anna"),
        Entry(id="entry.3", name="Cook", npc=Npc()),
    ),
)


def find_entry(table, id_):
    return next(entry for entry in table.entries if entry.id == id_)


def refused(edit, table=INN):
    with pytest.raises(EditError) as caught:
        edit.apply(table)
    return caught.value.code


def ids(table):
    return [entry.id for entry in table.entries]


def hits(table, entry="entry.1"):
    return npc_track(find_entry(table, entry).npc, "hit_points")


def test_copies_are_numbered_and_stand_behind():
    """Duplicate ×n: the original gets 1, copies go on, later copies too; hit points as they stand."""
    wounded = SetNpcTrack("entry.1", "hit_points", 5).apply(INN)
    once = DuplicateEntry("entry.1", 2).apply(wounded)
    assert [entry.shown_name for entry in once.entries] == ["Guard 1", "Guard 2", "Guard 3", "Anna", "Cook"]
    assert ids(once) == ["entry.1", "entry.4", "entry.5", "entry.2", "entry.3"]
    assert hits(once, "entry.5").current == 5
    again = DuplicateEntry("entry.4").apply(once)
    assert [entry.shown_name for entry in again.entries][:4] == ["Guard 1", "Guard 2", "Guard 4", "Guard 3"]
    assert refused(DuplicateEntry("entry.2")) == "unknown_value"
    assert refused(DuplicateEntry("entry.1", 0)) == refused(DuplicateEntry("entry.1", COPIES + 1)) == "out_of_range"
    assert refused(DuplicateEntry("entry.9")) == "unknown_id"


def test_adding_removing_moving():
    more = AddEntries((Entry(id="x", path="otto.rpgsheet"),), at=1).apply(INN)
    assert ids(more) == ["entry.1", "x", "entry.2", "entry.3"]
    assert ids(MoveEntries(("entry.3", "entry.1"), "entry.2").apply(more)) == ["x", "entry.1", "entry.3", "entry.2"]
    assert ids(MoveEntries(("entry.1",), None).apply(INN)) == ["entry.2", "entry.3", "entry.1"]
    assert ids(MoveEntries(("entry.1", "entry.2"), "entry.1").apply(INN)) == ids(INN)
    assert ids(RemoveEntries(("entry.1", "entry.3")).apply(INN)) == ["entry.2"]
    assert refused(AddEntries((Entry(id="entry.1", path="y"),))) == "duplicate_id"
    assert refused(AddEntries((Entry(id="x"),))) == "unknown_value"
    assert refused(AddEntries((Entry(id="x", path="y", npc=Npc()),))) == "unknown_value"
    assert refused(RemoveEntries(("entry.1", "entry.9"))) == "unknown_id"
    made = new_entry_ids(INN)
    assert [next(made), next(made)] == ["entry.4", "entry.5"]


def test_hit_points_in_place():
    """Below 0 for hit points only, never above the maximum; full again with None."""
    assert (hits(INN).current, hits(INN).maximum) == (13, 13)
    assert hits(SetNpcTrack("entry.1", "hit_points", -4).apply(INN)).current == -4
    assert hits(SetNpcTrack("entry.1", "hit_points", 99).apply(INN)).current == 13
    assert (
        hits(
            SetNpcTrack("entry.1", "hit_points", None).apply(SetNpcTrack("entry.1", "hit_points", 2).apply(INN))
        ).current
        == 13
    )
    power = SetNpcTrack("entry.1", "power_points", -4).apply(INN)
    assert npc_track(find_entry(power, "entry.1").npc, "power_points").current == 0
    most = {"srd": 1, "uge": 2}
    for edition, options in {"srd": SRD, "uge": UGE}.items():
        full = SetNpcTrack("entry.1", "power_points", 99).apply(replace(INN, options=options))
        track = npc_track(find_entry(full, "entry.1").npc, "power_points", options)
        assert track.current == most[edition] * track.maximum, "10.1: under UGE up to twice POW"
    luck = SetNpcTrack("entry.1", "luck", 35).apply(INN)
    assert npc_track(find_entry(luck, "entry.1").npc, "luck").current == 35
    assert npc_counters(find_entry(luck, "entry.1").npc) == ("luck",)
    assert refused(SetNpcTrack("entry.1", "mana", 3)) == "unknown_id"
    assert refused(SetNpcTrack("entry.2", "hit_points", 3)) == "unknown_value"
    assert hits(SetNpcTrack("entry.3", "hit_points", 4).apply(INN), "entry.3").maximum is None


def test_a_maximum_typed_by_hand():
    typed = SetNpcTrackMaximum("entry.1", "hit_points", 6).apply(SetNpcTrack("entry.1", "hit_points", 9).apply(INN))
    assert (hits(typed).current, hits(typed).maximum, hits(typed).by_hand) == (6, 6, True)
    computed = SetNpcTrackMaximum("entry.1", "hit_points", None).apply(typed)
    assert (hits(computed).current, hits(computed).maximum, hits(computed).by_hand) == (6, 13, False)


def test_fields_of_one_or_several():
    both = SetEntryField(("entry.1", "entry.3"), "group", "Staff").apply(INN)
    assert both.groups == ("Staff",)
    assert [entry.group for entry in both.entries] == ["Staff", "", "Staff"]
    assert find_entry(SetEntryField(("entry.1",), "side", "b").apply(INN), "entry.1").side == "b"
    assert find_entry(SetEntryField(("entry.1",), "reach", "long").apply(INN), "entry.1").reach == "long"
    assert refused(SetEntryField(("entry.1",), "side", "c")) == "unknown_value"
    assert refused(SetEntryField(("entry.1",), "number", -1)) == "out_of_range"
    assert refused(SetEntryField(("entry.1",), "name", "x" * 1001)) == "too_long"
    assert refused(SetEntryField(("entry.1",), "name", 3)) == "unknown_value"
    assert SetEntryField(("entry.1",), "name", "Guard").apply(INN) is INN


def test_a_player_file_found_again_and_a_person_edited():
    assert find_entry(SetPath("entry.2", "old/anna.rpgsheet").apply(INN), "entry.2").path == "old/anna.rpgsheet"
    assert refused(SetPath("entry.1", "x")) == refused(SetPath("entry.2", "")) == "unknown_value"
    better = Npc(percentage=60, skills=(NpcSkill(id="a", skill="spot", score=60),))
    assert find_entry(SetNpc("entry.1", better).apply(INN), "entry.1").npc == better
    twice = Npc(skills=(NpcSkill(id="a"),), weapons=(NpcWeapon(id="a"),))
    assert refused(SetNpc("entry.1", twice)) == "duplicate_id"
    half = SetNpc("entry.1", Npc(resources=(Resource(id="luck", name="L\ud83d"),))).apply(INN)
    assert find_entry(half, "entry.1").npc.resources[0].name == "L\ufffd", "half a letter pair"
    assert refused(SetNpc("entry.1", Npc(percentage=10_000))) == "out_of_range"
    assert refused(SetNpc("entry.2", Npc())) == "unknown_value"
    assert npc_damage_bonus(GUARD) == "+1D4"
    assert npc_damage_bonus(Npc()) is None


def test_columns_options_and_several_in_one_step():
    spot = Column(skill="spot")
    edit = SeveralAtTable((SetColumns((spot, spot)), SetTableOptions(UGE), SetTableName("Port")), "set_up")
    table = edit.apply(INN)
    assert (table.columns, table.options, table.name) == ((spot,), UGE, "Port")
    assert refused(SetColumns(tuple(Column(name=str(place)) for place in range(COLUMNS + 1)))) == "too_many"
    assert refused(SeveralAtTable((SetTableName("x"), RemoveEntries(("no",))), "x")) == "unknown_id"


@given(tables)
def test_any_table_survives_its_edits(table):
    """Pure: the table edited stays as it was; copies and their removal lead back."""
    people = [entry.id for entry in table.entries if entry.npc is not None and entry.number]
    for id_ in people:
        copied = DuplicateEntry(id_, 2).apply(table)
        new = tuple(entry.id for entry in copied.entries if entry.id not in ids(table))
        assert len(new) == 2
        assert RemoveEntries(new).apply(copied) == table


def test_copies_behind_the_highest_number_there_is():
    """The lowest free ones are next; 1 stays with whoever had no number."""
    last = replace(find_entry(INN, "entry.1"), number=99_998)
    table = replace(INN, entries=tuple(last if entry.id == last.id else entry for entry in INN.entries))
    copied = DuplicateEntry(last.id, 3).apply(table)
    assert [entry.number for entry in copied.entries if entry.name == last.name] == [99_998, 99_999, 2, 3]


class TableHistory(RuleBasedStateMachine):
    """Undo and redo of a table against two plain lists, with two merge keys (Z01, Z03)."""

    def __init__(self):
        super().__init__()
        self.history = History(INN, merge_seconds=5.0)
        self.past, self.future, self.last = [], [], None

    def _do(self, edit):
        before = self.history.value
        after = edit.apply(before)
        pushed = self.history.push(after, edit, edit.merge_key)
        assert pushed == (after != before)
        if not pushed:
            return
        self.future.clear()
        if edit.merge_key is not None and edit.merge_key == self.last:
            if after == self.past[-1]:
                self.past.pop()
                self.last = None
        else:
            self.past.append(before)
            self.last = edit.merge_key

    @rule(value=st.integers(-3, 15), entry=st.sampled_from(("entry.1", "entry.3")))
    def hurt(self, value, entry):
        self._do(SetNpcTrack(entry, "hit_points", value))

    @rule(name=st.sampled_from(("a", "b", "c")))
    def rename(self, name):
        self._do(SetTableName(name))

    @rule()
    def copy(self):
        if len(self.history.value.entries) < 8:
            self._do(DuplicateEntry("entry.1"))

    @rule()
    def undo(self):
        done = self.history.undo()
        assert (done is not None) == bool(self.past)
        if self.past:
            self.future.append(None)
            assert self.history.value == self.past.pop()
            self.last = None

    @rule()
    def redo(self):
        before = self.history.value
        assert (self.history.redo() is not None) == bool(self.future)
        if self.future:
            self.future.pop()
            self.past.append(before)
            self.last = None

    @invariant()
    def agrees(self):
        assert self.history.can_undo == bool(self.past)
        assert self.history.can_redo == bool(self.future)


TestTableHistory = TableHistory.TestCase
TestTableHistory.settings = settings(
    max_examples=settings.default.max_examples // 2, stateful_step_count=20, deadline=None
)


def test_a_step_of_many_edits_is_no_square_of_the_people():
    """A new round for everybody: four times the people are not sixteen times the work."""

    def calls(count):
        entries = tuple(Entry(id=f"e{n}", name="G", npc=GUARD) for n in range(count))
        edits = tuple(SetNpcHindrances(f"e{n}", (Hindrance(kind="prone"),)) for n in range(count))
        found = [0]

        def count_one(frame, event, argument):
            found[0] += event == "call"

        sys.setprofile(count_one)
        try:
            after = SeveralAtTable(edits, "round").apply(GameTable(name="", entries=entries))
        finally:
            sys.setprofile(None)
        assert all(entry.npc.hindrances for entry in after.entries)
        return found[0]

    assert calls(400) < 5 * calls(100)
