"""The Giro as a value of the table: pure edits, an order that is the user's, Pa that never fall below 0."""

import pytest
from giro import FIVE, FOUR, acting, giro, names
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule

from brp_desktop.rules import RulesError
from brp_desktop.rules.xantis import XantisOptions
from brp_desktop.sheet.errors import EditError
from brp_desktop.sheet.history import History
from brp_desktop.sheet.round import (
    PAST_ROUNDS,
    Participant,
    Round,
    RoundGroup,
    new_group_ids,
    new_participant_ids,
    ordered,
)
from brp_desktop.sheet.round_acts import (
    ChooseActing,
    ClearRound,
    CorrectPa,
    DeclareAction,
    DeclareInstant,
    EndGiro,
    NextTurn,
    ResolveAction,
    SetActionMargin,
    Spend,
    next_to_act,
)
from brp_desktop.sheet.round_edits import (
    AddGroup,
    AddParticipants,
    MoveParticipant,
    OrderByResults,
    RemoveGroup,
    RemoveParticipants,
    RenameGroup,
    RenameParticipant,
    SetParticipantField,
    SetResults,
    TakeFromSheets,
)
from brp_desktop.sheet.table import Entry, GameTable, XantisNpc
from brp_desktop.sheet.table_edits import RemoveEntries, SeveralAtTable
from brp_desktop.sheet.xantis_table_edits import SetXantisOptions


def refused(edit, table):
    with pytest.raises((EditError, RulesError)) as caught:
        edit.apply(table)
    return caught.value.code


def new(name, **fields):
    return Participant(id=fields.pop("id", f"x.{name}"), name=name, **fields)


def one(table, id_):
    return table.round.find(id_)


def test_those_who_join_stand_where_their_result_belongs():
    """Highest first, equal ones in the order of entry, those not tested last; equal names get a number."""
    table = giro(("Ahti", 2, None), ("Bonha", 5, None), ("Shulir", 2, None))
    assert names(table.round) == ["Bonha", "Ahti", "Shulir"]
    more = (new("Ahti", result=2), new("  Ahti ", id="y", result=9), new("Ramajad", npc=True), new("Ahti", id="z"))
    table = AddParticipants(more).apply(table)
    assert names(table.round) == ["Ahti 3", "Bonha", "Ahti", "Shulir", "Ahti 2", "Ramajad", "Ahti 4"]
    assert refused(AddParticipants((new("Ahti", id="z"),)), table) == "duplicate_id"
    assert refused(AddParticipants((new("  "),)), table) == "empty_name"
    assert refused(AddParticipants((new("n" * 81),)), table) == "too_long"
    assert refused(AddParticipants((new("A", group="nobody's"),)), table) == "unknown_id"
    assert refused(AddParticipants((new("A", pa_left=1000),)), table) == "out_of_range"
    crowd = tuple(new("Png", id=f"c{number}") for number in range(54))
    assert refused(AddParticipants(crowd), table) == "too_many"
    assert names(AddParticipants(crowd[:53]).apply(table).round)[-1] == "Png 53"


def test_nobody_takes_part_twice():
    table = AddParticipants((new("A", entry="entry.1"), new("B", document="doc"))).apply(GameTable())
    assert refused(AddParticipants((new("C", entry="entry.1"),)), table) == "duplicate_id"
    assert refused(AddParticipants((new("C", document="doc"),)), table) == "duplicate_id"
    assert not one(table, "x.A").is_typed
    assert one(AddParticipants((new("C"),)).apply(table), "x.C").is_typed


def test_names_and_their_numbers():
    table = giro(("Ramajad", 1, None), ("Ahti", 0, None))
    table = RenameParticipant("Ahti", " Ramajad\n").apply(table)
    assert names(table.round) == ["Ramajad", "Ramajad 2"]
    table = RenameParticipant("Ramajad", "Ramajad 2").apply(table)
    assert names(table.round) == ["Ramajad 2 2", "Ramajad 2"]
    assert RenameParticipant("Ahti", "Ramajad").apply(table).round.find("Ahti").number == 0
    assert refused(RenameParticipant("nobody", "x"), table) == "unknown_id"


def test_fields_of_one_or_several():
    table = giro(("Ahti", 1, "A"), ("Bonha", 0, None))
    both = SetParticipantField(("Ahti", "Bonha"), "group", "A").apply(table)
    assert {each.group for each in both.round.participants} == {"A"}
    assert one(SetParticipantField(("Ahti",), "npc", True).apply(table), "Ahti").npc
    assert one(SetParticipantField(("Ahti",), "initiative", -3).apply(table), "Ahti").initiative == -3
    assert one(SetParticipantField(("Ahti",), "initiative", None).apply(table), "Ahti").initiative is None
    lower = one(SetParticipantField(("Ahti",), "pa_max", 5).apply(table), "Ahti")
    assert (lower.pa_left, lower.pa_max) == (12, 5)
    for field, value, code in (
        ("group", "Z", "unknown_id"),
        ("npc", 1, "unknown_value"),
        ("pa_max", None, "unknown_value"),
        ("pa_max", "9", "unknown_value"),
        ("pa_max", -1, "out_of_range"),
        ("initiative", 1000, "out_of_range"),
        ("initiative", True, "out_of_range"),
    ):
        assert refused(SetParticipantField(("Ahti",), field, value), table) == code


def test_groups_come_from_a_list():
    table = giro(("Ahti", 1, "A"), ("Bonha", 0, "A"))
    table = AddGroup("Guardie", ("Bonha",)).apply(table)
    assert [group.name for group in table.round.groups] == ["Gruppo A", "Guardie"]
    assert one(table, "Bonha").group == table.round.groups[1].id == "group.1"
    table = RenameGroup("group.1", "Viandanti").apply(table)
    assert table.round.group("group.1").name == "Viandanti"
    gone = RemoveGroup("group.1").apply(table)
    assert one(gone, "Bonha").group is None
    assert gone.round.group("group.1") is None
    assert refused(RemoveGroup("group.1"), gone) == refused(RenameGroup("group.9", "x"), gone) == "unknown_id"
    assert refused(AddGroup(" "), gone) == "empty_name"
    double = AddParticipants((), (RoundGroup(id="A", name="Again"),))
    assert refused(double, table) == "duplicate_id"
    assert next(new_group_ids(table.round)) == "group.2"


def test_results_tested_and_by_hand():
    table = giro(*FIVE)
    table = SetResults((("Ahti", 7), ("Bonha", None))).apply(table)
    assert names(table.round) == ["Ahti", "Ishadur", "Shulir", "Gesemyn", "Bonha"]
    by_hand = SetResults((("Bonha", 3),), by_hand=True)
    table = by_hand.apply(table)
    assert names(table.round) == ["Ahti", "Ishadur", "Shulir", "Gesemyn", "Bonha"]
    assert (one(table, "Bonha").by_hand, one(table, "Ahti").by_hand) == (True, False)
    assert by_hand.merge_key == SetResults((("Bonha", 4),), by_hand=True).merge_key
    assert SetResults((("Bonha", 4),)).merge_key is None
    assert refused(SetResults((("Bonha", 1000),), by_hand=True), table) == "out_of_range"
    assert one(SetResults((("Bonha", 1000),)).apply(table), "Bonha").result == 1000


def test_dragging_among_equals_is_the_users_and_across_others_is_marked():
    table = giro(*FIVE)
    swapped = MoveParticipant("Gesemyn", "Shulir").apply(table)
    assert names(swapped.round) == ["Ishadur", "Gesemyn", "Shulir", "Bonha", "Ahti"]
    assert not any(each.placed for each in swapped.round.participants)
    first = MoveParticipant("Ahti", "Ishadur").apply(table)
    assert names(first.round) == ["Ahti", "Ishadur", "Shulir", "Gesemyn", "Bonha"]
    assert [each.id for each in first.round.participants if each.placed] == ["Ahti"]
    # Everybody else moves on by results; the one placed stays.
    changed = SetResults((("Bonha", 9),)).apply(first)
    assert names(changed.round) == ["Ahti", "Bonha", "Ishadur", "Shulir", "Gesemyn"]
    back = MoveParticipant("Ahti", None).apply(first)
    assert not one(back, "Ahti").placed
    assert names(back.round) == names(table.round)
    assert names(OrderByResults().apply(first).round) == names(table.round)
    assert one(SetResults((("Ahti", -1),)).apply(first), "Ahti").placed is False
    assert MoveParticipant("Ahti", "Ahti").apply(first) is first
    assert refused(MoveParticipant("Ahti", "nobody"), table) == "unknown_id"


@given(
    st.lists(st.tuples(st.none() | st.integers(-5, 5), st.booleans()), max_size=9),
)
def test_the_order_is_stable_and_those_placed_keep_their_place(people):
    given_ = tuple(new(str(n), result=result, placed=placed) for n, (result, placed) in enumerate(people))
    found = ordered(given_)
    assert sorted(each.id for each in found) == sorted(each.id for each in given_)
    assert all(found[place] is each for place, each in enumerate(given_) if each.placed)
    free = [each for each in found if not each.placed]
    place = {each.id: number for number, each in enumerate(given_)}
    keys = [(each.result is None, -(each.result or 0), place[each.id]) for each in free]
    assert keys == sorted(keys)
    assert ordered(found) == found


def test_turns_go_down_the_order_and_not_round():
    table = giro(*FIVE)
    assert next_to_act(table.round) == "Ishadur"
    seen = []
    for _ in FIVE:
        table = NextTurn().apply(table)
        seen.append(table.round.acting)
    assert seen == [name for name, _, _ in FIVE]
    assert refused(NextTurn(), table) == "last_turn"
    assert next_to_act(table.round) is None
    table = ChooseActing("Shulir").apply(table)
    assert ChooseActing("Shulir").apply(table) is table
    assert ChooseActing(None).apply(table).round.acting is None
    assert refused(ChooseActing("nobody"), table) == "unknown_id"
    assert refused(NextTurn(), GameTable()) == "last_turn"


def test_the_stages_of_an_action():
    """8.3: an instantaneous action only before the dice, or before the effects; once over, nothing."""
    table = acting(giro(*FOUR), "Ramajad", "Gesemyn")
    assert table.round.action.stage == "DECLARED"
    with_instants = DeclareInstant("Borgat").apply(DeclareInstant("Ishadur").apply(table))
    assert with_instants.round.action.instants == ("Ishadur", "Borgat")
    assert DeclareInstant("Borgat").apply(with_instants) is with_instants
    tested = SetActionMargin(2).apply(with_instants)
    assert (tested.round.action.stage, tested.round.action.margin) == ("TESTED", 2)
    assert tested.round.action.instants == ("Ishadur", "Borgat")
    assert refused(DeclareInstant("Gesemyn"), tested) == "too_late"
    later = SetXantisOptions(XantisOptions(instant_window="before_damage")).apply(tested)
    assert DeclareInstant("Gesemyn").apply(later).round.action.instants[-1] == "Gesemyn"
    over = ResolveAction().apply(later)
    assert over.round.action.stage == "RESOLVED"
    for edit in (DeclareInstant("Gesemyn"), SetActionMargin(1), ResolveAction()):
        assert refused(edit, over) == "too_late"
    assert DeclareAction("Sciabola").apply(over).round.action.stage == "DECLARED"
    assert ChooseActing("Borgat").apply(over).round.action is None
    assert NextTurn().apply(over).round.action is None
    idle = giro(*FOUR)
    assert refused(DeclareAction("x"), idle) == "nobody_acts"
    assert refused(DeclareInstant("Borgat"), idle) == refused(SetActionMargin(1), idle) == "no_action"
    assert refused(DeclareAction("x", "Ramajad"), table) == "unknown_value"
    assert refused(SetActionMargin(5000), table) == "out_of_range"


def test_pa_are_spent_corrected_and_given_back():
    table = giro(*FOUR)
    spent = Spend("Ishadur", 9, "interposition", " Schivata ").apply(table)
    assert one(spent, "Ishadur").pa_left == 3
    assert [(each.who, each.kind, each.cost, each.label) for each in spent.round.expenses] == [
        ("Ishadur", "interposition", 9, "Schivata")
    ]
    assert refused(Spend("Ishadur", 9), spent) == "not_enough_pa"
    assert refused(Spend("Ishadur", -1), spent) == "invalid_cost"
    assert refused(Spend("Ishadur", 1, "magic"), spent) == "unknown_value"
    assert one(Spend("Ishadur", 0, "instant").apply(spent), "Ishadur").pa_left == 3
    over = CorrectPa("Ishadur", 20).apply(spent)
    assert one(over, "Ishadur").pa_left == 20
    assert refused(CorrectPa("Ishadur", -1), table) == refused(CorrectPa("Ishadur", 1000), table) == "out_of_range"
    both = SeveralAtTable((Spend("Borgat", 12), Spend("Ishadur", 4)), "together")
    assert refused(both, spent) == "not_enough_pa"
    assert one(spent, "Borgat").pa_left == 12


def test_a_giro_ends_kept_and_restored():
    table = Spend("Ishadur", 9).apply(acting(giro(*FOUR), "Ishadur"))
    table = CorrectPa("Borgat", 40).apply(table)
    kept = EndGiro().apply(table)
    assert (kept.round.number, kept.round.passed, kept.round.acting, kept.round.action) == (2, 1, None, None)
    assert {each.pa_left for each in kept.round.participants} == {12}
    assert kept.round.expenses == ()
    assert [each.result for each in kept.round.participants] == [4, 0, -2, -3]
    past = kept.round.past[0]
    assert (past.number, past.participants, past.expenses) == (1, table.round.participants, table.round.expenses)
    again = EndGiro(again=True).apply(MoveParticipant("Borgat", "Ramajad").apply(kept))
    assert [(each.result, each.placed) for each in again.round.participants] == [(None, False)] * 4
    assert names(again.round) == ["Borgat", "Ramajad", "Gesemyn", "Ishadur"]
    assert [each.number for each in again.round.past] == [1, 2]
    for _ in range(PAST_ROUNDS):
        again = EndGiro().apply(again)
    assert (len(again.round.past), again.round.past[0].number) == (PAST_ROUNDS, 3)
    assert ClearRound().apply(again).round == Round(groups=again.round.groups)
    assert next(new_participant_ids(again.round)) == "participant.1"


def test_whoever_leaves_is_nowhere_any_more():
    table = Spend("Gesemyn", 3).apply(acting(giro(*FOUR), "Ramajad", "Gesemyn"))
    table = DeclareInstant("Gesemyn").apply(table)
    without = RemoveParticipants(("Gesemyn",)).apply(table)
    assert (without.round.action.target, without.round.action.instants, without.round.expenses) == (None, (), ())
    assert without.round.acting == "Ramajad"
    gone = RemoveParticipants(("Ramajad",)).apply(table)
    assert (gone.round.acting, gone.round.action) == (None, None)
    assert refused(RemoveParticipants(("Gesemyn", "nobody")), table) == "unknown_id"


def test_people_taken_off_the_table_go_on_as_typed():
    """Their ids may be given to others later: nothing must lead there."""
    table = GameTable(entries=(Entry(id="entry.1", name="Ahti", xantis=XantisNpc()),))
    table = AddParticipants((new("Ahti", entry="entry.1"), new("B"))).apply(table)
    gone = RemoveEntries(("entry.1",)).apply(table)
    assert one(gone, "x.Ahti").entry is None
    assert one(gone, "x.Ahti").is_typed


def test_sheets_are_followed():
    table = MoveParticipant("Ahti", "Ishadur").apply(giro(*FIVE))
    ahti, bonha = one(table, "Ahti"), one(table, "Bonha")
    from msgspec.structs import replace

    poorer = TakeFromSheets((replace(ahti, pa_left=1),)).apply(table)
    assert (one(poorer, "Ahti").pa_left, one(poorer, "Ahti").placed) == (1, True)
    faster = TakeFromSheets((replace(bonha, result=8),)).apply(table)
    assert names(faster.round) == ["Ahti", "Bonha", "Ishadur", "Shulir", "Gesemyn"]
    tested = TakeFromSheets((replace(ahti, result=0),)).apply(table)
    assert names(tested.round)[-2:] == ["Ahti", "Bonha"]
    assert refused(TakeFromSheets((replace(ahti, pa_left=-1),)), table) == "out_of_range"
    assert refused(TakeFromSheets((new("x"),)), table) == "unknown_id"


class GiroMachine(RuleBasedStateMachine):
    """Any course of a Giro: Pa never below 0 and restored exactly, the order as the results say, undo leads back."""

    def __init__(self):
        super().__init__()
        self.history = History(giro(*FIVE))
        self.start = self.history.value

    def do(self, edit):
        before = self.history.value
        try:
            after = edit.apply(before)
        except (EditError, RulesError):
            assert self.history.value is before
            return
        self.history.push(after, edit, edit.merge_key)

    @rule(who=st.sampled_from([name for name, _, _ in FIVE]), cost=st.integers(-1, 20))
    def spend(self, who, cost):
        self.do(Spend(who, cost))

    @rule(who=st.sampled_from([name for name, _, _ in FIVE]), left=st.integers(-1, 20))
    def correct(self, who, left):
        self.do(CorrectPa(who, left))

    @rule(who=st.sampled_from([name for name, _, _ in FIVE]), result=st.none() | st.integers(-5, 5))
    def set_result(self, who, result):
        self.do(SetResults(((who, result),)))

    @rule(who=st.sampled_from([name for name, _, _ in FIVE]), before=st.sampled_from([None, "Ahti", "Shulir"]))
    def move(self, who, before):
        self.do(MoveParticipant(who, before))

    @rule()
    def turn(self):
        self.do(NextTurn())

    @rule(again=st.booleans())
    def end(self, again):
        before = self.history.value.round
        self.do(EndGiro(again))
        now = self.history.value.round
        assert now.number == before.number + 1
        assert all(each.pa_left == each.pa_max for each in now.participants)

    @rule()
    def undo_everything(self):
        while self.history.undo() is not None:
            pass
        assert self.history.value == self.start

    @invariant()
    def holds(self):
        round_ = self.history.value.round
        assert all(each.pa_left >= 0 for each in round_.participants)
        assert ordered(round_.participants) == round_.participants
        assert len(round_.past) == round_.passed


TestGiro = GiroMachine.TestCase
TestGiro.settings = settings(max_examples=settings.default.max_examples // 2, stateful_step_count=25, deadline=None)


def test_what_was_spent_on_the_action_under_way_is_known():
    """Until its end; before its test it may be called otherwise, and a test that is taken back leaves it as it was."""
    table = acting(giro(*FOUR, pa=40), "Ramajad")
    table = Spend("Borgat", 9, "join_parry", "Lancia").apply(table)
    table = DeclareAction("Spada", "Gesemyn").apply(table)
    table = Spend("Ramajad", 6, "basic", "Spada").apply(table)
    assert [each.who for each in table.round.paid] == ["Borgat", "Ramajad"]
    assert [each.who for each in DeclareAction("Ascia").apply(table).round.paid] == ["Borgat", "Ramajad"]
    tested = SetActionMargin(2).apply(table)
    assert len(DeclareAction("Spada", "Gesemyn").apply(tested).round.paid) == 2
    assert not DeclareAction("Ascia", "Gesemyn").apply(tested).round.paid
    over = ResolveAction().apply(Spend("Gesemyn", 7, "counter").apply(tested))
    assert len(over.round.paid) == 3
    assert not Spend("Gesemyn", 1).apply(over).round.paid, "that was for something else"
    assert not DeclareAction("Spada", "Gesemyn").apply(over).round.paid
    for next_ in (NextTurn(), ChooseActing("Borgat"), EndGiro(), ClearRound()):
        assert not next_.apply(tested).round.paid
    assert [each.who for each in RemoveParticipants(("Borgat",)).apply(tested).round.paid] == ["Ramajad"]
    assert not RemoveParticipants(("Ramajad",)).apply(tested).round.paid
