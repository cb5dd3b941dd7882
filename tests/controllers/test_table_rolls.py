"""Resistance and group checks of the game master without any widget: results, journal, ticks, hidden rolls."""

from collections.abc import Callable
from dataclasses import replace
from itertools import cycle

import pytest

from brp_desktop.controllers.group import GroupController
from brp_desktop.controllers.resistance import Pick, ResistanceController
from brp_desktop.controllers.seats import Seat, seat_key
from brp_desktop.play.groups import GroupResult
from brp_desktop.play.one_against_many import PursuitResult
from brp_desktop.play.people import NpcPerson, SheetPerson, sheet_person
from brp_desktop.play.rolling import SubjectName
from brp_desktop.rules import RulesError
from brp_desktop.rules.brp import UGE, Difficulty
from brp_desktop.sheet.edits import SetCharacteristic, SetPoints, SetPowTick, SetTick
from brp_desktop.sheet.ids import CharacteristicId, SkillId
from brp_desktop.sheet.new import new_character
from brp_desktop.sheet.table import Npc, NpcSkill, NpcValue, NpcWeapon

LISTEN = SubjectName(skill="listen")


def hero(name: str, power: int = 12, listen: int = 40) -> SheetPerson:
    """All characteristics 12, POW and Listen as told."""
    person = new_character(UGE, name=name)
    for each in person.characteristics:
        value = power if each.id == "pow" else 12
        person = SetCharacteristic(CharacteristicId(each.id), "initial", value).apply(person)
    return sheet_person(f"doc-{name}", SetPoints(SkillId("listen"), "personal", listen).apply(person))


def guard(number: int, score: int = 30) -> NpcPerson:
    skills = (NpcSkill(id=SkillId("s.1"), skill="listen", score=score),)
    return NpcPerson(f"t/{number}", f"Guard {number}", Npc(values=(NpcValue(id="pow", value=12),), skills=skills))


class FakeTable:
    """A game master's room that writes down what it is told."""

    def __init__(self, *people: SheetPerson | NpcPerson) -> None:
        self.people = {seat_key(person): person for person in people}
        self.hidden = False
        self.read_only: set[str] = set()
        self.last: dict[str, SubjectName] = {}
        self.rolls = cycle([5])
        self.log: list[tuple[str, list[str]]] = []
        self.edits: dict[str, object] = {}
        self.ticking: dict[str, list[str]] = {}
        self.entries: list = []

    def will_roll(self, *rolls: int) -> None:
        digits = [digit for roll in rolls for digit in (roll % 100 // 10 or 10, roll % 10 or 10)]
        self.rolls = iter(digits)

    def die(self, sides: int) -> int:
        assert sides == 10
        return next(self.rolls)

    def seats(self) -> dict[str, Seat]:
        return {
            key: Seat(key, person, "open" if isinstance(person, SheetPerson) else "npc")
            for key, person in self.people.items()
        }

    def table_options(self):
        return None

    def source(self):
        return self

    def now(self) -> int:
        return 1_700_000_000_000

    def is_hidden(self) -> bool:
        return self.hidden

    def last_rolled(self, document_id: str):
        return self.last.get(document_id)

    def unwritable(self, document_id: str) -> str:
        return "read_only" if document_id in self.read_only else ""

    def characters(self):
        return {person.document: person.character for person in self.people.values() if isinstance(person, SheetPerson)}

    def decided(self, entries) -> None:
        self._note("decided", entries)

    def told(self, entries, edits, rolls) -> None:
        self._note("told", entries)
        self.edits, self.ticking = dict(edits), dict(rolls)

    def hid(self, entries) -> None:
        self._note("hid", entries)

    def unveiled(self, entries, edits, rolls) -> None:
        self._note("unveiled", entries)
        self.edits, self.ticking = dict(edits), dict(rolls)

    def _note(self, what: str, entries) -> None:
        self.entries = list(entries)
        self.log.append((what, [entry.character for entry in self.entries]))


ANNA, BERT = hero("Anna"), hero("Bert", power=14)
SEAT_A, SEAT_B = seat_key(ANNA), seat_key(BERT)


@pytest.fixture
def table(qapp) -> FakeTable:
    return FakeTable(ANNA, BERT)


@pytest.fixture
def resistance(table: FakeTable) -> ResistanceController:
    return ResistanceController(table)


@pytest.fixture
def group(table: FakeTable) -> GroupController:
    controller = GroupController(table)
    controller.set_name(LISTEN)
    return controller


def power_contest(resistance: ResistanceController) -> None:
    resistance.choose("active", Pick("characteristic", SEAT_A, ("pow",)))
    resistance.choose("passive", Pick("characteristic", SEAT_B, ("pow",)))


# resistance


def test_numbers_and_the_grid_around_them(resistance: ResistanceController) -> None:
    """R16: the number is the active side's; a pair beyond the table moves the window."""
    resistance.set_pair(13, 15)
    assert resistance.request is not None
    assert resistance.request.chance == 40
    assert len(resistance.grid().rows) == 21
    assert resistance.grid().cursor == (14, 12)
    resistance.set_value("active", 60)
    assert resistance.request.outcome.automatic == "success"
    window = resistance.grid()
    assert window.cell(60, 15) is not None
    assert len(resistance.grid(most=11).rows) == 11


def test_a_sheet_brings_its_rules_and_its_numbers(resistance: ResistanceController) -> None:
    power_contest(resistance)
    assert resistance.force("active").total == 12
    assert len(resistance.grid().rows) == 24
    resistance.choose("active", Pick("sum", SEAT_A, ("str", "siz")))
    assert resistance.force("active").total == 24
    resistance.choose("passive", Pick("poison", "", ("cobra",)))
    assert resistance.force("passive").total == 16
    resistance.choose("passive", Pick("object", "", ("door",)))
    assert resistance.force("passive").total == 6


def test_a_number_set_by_hand_and_the_way_back(resistance: ResistanceController, table: FakeTable) -> None:
    """A changed number is a number only: it never ticks POW. The sheet's own number is the sheet's again."""
    power_contest(resistance)
    resistance.set_value("active", 11)
    assert resistance.force("active").kind == "number"
    assert resistance.force("active").name == "Anna"
    table.will_roll(1)
    resistance.roll()
    assert table.edits == {}
    resistance.set_value("active", 12)
    assert resistance.force("active").kind == "characteristic"
    assert resistance.pick("active").value is None


def test_power_against_power_ticks_as_one_step(resistance: ResistanceController, table: FakeTable) -> None:
    """T07, UGE ch. 5: won against an opponent of equal or higher POW; nothing for the other side."""
    power_contest(resistance)
    assert resistance.request is not None
    assert resistance.request.chance == 40
    resistance.set_roller("active")
    table.will_roll(40)
    resistance.roll()
    assert list(table.edits) == ["doc-Anna"]
    edit = table.edits["doc-Anna"]
    assert isinstance(edit, SetPowTick)
    assert (edit.ticked, edit.reason) == (True, "even_or_better")
    assert [what for what, _ in table.log] == ["decided", "told"]
    assert len(table.ticking["doc-Anna"]) == 1
    assert table.ticking["doc-Anna"][0].endswith("/active")
    table.will_roll(41)
    resistance.roll()
    assert table.edits == {}


def test_a_read_only_sheet_says_so_and_keeps_its_box(resistance: ResistanceController, table: FakeTable) -> None:
    power_contest(resistance)
    table.read_only = {"doc-Anna"}
    table.will_roll(1)
    resistance.roll()
    assert table.edits == {}
    result = resistance.result
    assert result is not None
    assert (result.decision.tick, result.decision.reason) == (False, "read_only")


def test_who_rolls_and_who_wishes(resistance: ResistanceController, table: FakeTable) -> None:
    resistance.choose("active", Pick("poison", "", ("cobra",)))
    resistance.choose("passive", Pick("characteristic", SEAT_A, ("con",)))
    assert resistance.roller == "passive"
    resistance.set_wants_to_fail(True)
    table.will_roll(99)
    resistance.roll()
    result = resistance.result
    assert result is not None
    assert result.winner == "passive"
    assert result.outcome.wish_granted


def test_real_dice(resistance: ResistanceController) -> None:
    with pytest.raises(RulesError):
        resistance.roll_own(101)
    resistance.roll_own(50)
    result = resistance.result
    assert result is not None
    assert result.own_dice
    assert result.winner == "active"


def test_swapping_changes_only_the_letters(resistance: ResistanceController) -> None:
    power_contest(resistance)
    before = resistance.request
    assert before is not None
    resistance.swap()
    after = resistance.request
    assert after is not None
    assert (before.chance, after.chance) == (40, 60)
    resistance.swap()
    assert resistance.request is not None
    assert resistance.request.chance == 40


def test_hidden_tells_nobody_until_revealed(
    resistance: ResistanceController, table: FakeTable, heard: Callable
) -> None:
    """Nothing but the game master's lines; the tick waits for the reveal, which keeps the time."""
    shown = heard(resistance.revealed)
    power_contest(resistance)
    table.hidden = True
    table.will_roll(3)
    resistance.roll()
    assert [what for what, _ in table.log] == ["hid"]
    assert all(entry.hidden and not entry.tick for entry in table.entries)
    assert table.edits == {}
    resistance.set_value("passive", 3)
    assert resistance.result is not None, "what is hidden stays until it is revealed"
    assert not resistance.reveal("another")
    assert resistance.reveal()
    assert table.log[-1][0] == "unveiled"
    assert all(entry.revealed and not entry.hidden for entry in table.entries)
    assert list(table.edits) == ["doc-Anna"]
    assert len(shown) == 1
    assert not resistance.reveal()


def test_a_reveal_elsewhere_is_followed(resistance: ResistanceController, table: FakeTable, heard: Callable) -> None:
    shown = heard(resistance.revealed)
    table.hidden = True
    table.will_roll(3)
    resistance.roll()
    entries = table.entries
    resistance.follow([replace(entries[0], contest="other")])
    assert shown == []
    resistance.follow(entries)
    assert len(shown) == 1
    assert [what for what, _ in table.log] == ["hid"], "the other place grants and writes"


def test_who_leaves_the_table_leaves_a_blank(resistance: ResistanceController, table: FakeTable) -> None:
    resistance.choose("active", Pick("characteristic", SEAT_A, ("str",)))
    del table.people[SEAT_A]
    resistance.refresh()
    assert resistance.pick("active") == Pick(value=None)
    assert resistance.request is None
    resistance.roll()
    assert resistance.result is None


def test_a_result_outlives_its_own_tick_but_not_a_choice(resistance: ResistanceController, table: FakeTable) -> None:
    resistance.roll()
    resistance.refresh()
    assert resistance.result is not None
    resistance.set_value("active", 14)
    assert resistance.result is None


# group


def test_everybody_rolls_and_the_best_stands_first(group: GroupController, table: FakeTable) -> None:
    """One step for each sheet that ticks; a guard is sorted with the others."""
    table.people |= {seat_key(each): each for each in (guard(1), guard(2))}
    group.refresh()
    table.will_roll(99, 5, 29, 31)
    group.roll()
    assert isinstance(group.result, GroupResult)
    assert [row.name for row in group.rows()] == ["Bert", "Guard 1", "Guard 2", "Anna"]
    assert [row.roll for row in group.rows()] == [5, 29, 31, 99]
    assert list(table.edits) == ["doc-Bert"]
    assert isinstance(table.edits["doc-Bert"], SetTick)
    assert table.log == [
        ("decided", ["Anna", "Bert", "Guard 1", "Guard 2"]),
        ("told", ["Anna", "Bert", "Guard 1", "Guard 2"]),
    ]


def test_the_odds_before(group: GroupController, table: FakeTable) -> None:
    """Two at 65 and two guards at 30, and all four."""
    group.set_joins([SEAT_B], joins=False)
    odds = group.odds
    assert odds is not None
    assert float(odds[0]) == pytest.approx(float(odds[1]))
    group.set_joins([SEAT_B], joins=True)
    odds = group.odds
    assert odds is not None
    chance = group.rows()[0].chance
    assert chance is not None
    assert float(odds[0]) == pytest.approx(1 - (1 - chance / 100) ** 2)
    assert float(odds[1]) == pytest.approx((chance / 100) ** 2)


def test_best_worst_and_lowest_luck(group: GroupController, table: FakeTable) -> None:
    table.people |= {seat_key(each): each for each in (guard(1), guard(2, 80))}
    group.refresh()
    assert group.best == "npc:t/2"
    group.set_mode("best")
    assert [row.name for row in group.rows() if row.rolls] == ["Guard 2"]
    group.set_mode("worst")
    assert [row.name for row in group.rows() if row.rolls] == ["Guard 1"]
    group.set_mode("luck")
    assert [row.name for row in group.rows() if row.rolls] == ["Anna"]
    assert group.name is not None
    assert group.name.characteristic == "pow"


def test_difficulty_and_modifier_hold_for_everybody(group: GroupController) -> None:
    plain = [row.chance or 0 for row in group.rows()]
    group.set_modifier(-10)
    assert [row.chance for row in group.rows()] == [chance - 10 for chance in plain]
    group.set_modifier(0)
    group.set_difficulty(Difficulty.DIFFICULT)
    assert [row.chance for row in group.rows()] == [-(-chance // 2) for chance in plain]


def test_who_has_nothing_of_the_kind_is_named(group: GroupController, table: FakeTable) -> None:
    table.people["npc:t/9"] = NpcPerson("t/9", "Dog", Npc())
    group.refresh()
    row = group.rows()[-1]
    assert (row.rolls, row.problem is not None and row.problem.code) == (False, "unknown_name")


def test_real_dice_of_one(group: GroupController, table: FakeTable) -> None:
    with pytest.raises(RulesError):
        group.set_own_roll(SEAT_A, 0)
    group.set_own_roll(SEAT_A, 100)
    assert group.rows()[0].own_roll == 100
    table.will_roll(50, 50)
    group.roll()
    assert {row.name: row.roll for row in group.rows()} == {"Anna": 100, "Bert": 50}
    assert next(entry for entry in table.entries if entry.character == "Anna").own_dice
    group.set_modifier(5)
    assert group.rows()[0].own_roll is None


def test_one_against_many(group: GroupController, table: FakeTable) -> None:
    """S08: the one's roll against each; those who beat it, and the one as first row."""
    table.people |= {seat_key(each): each for each in (guard(1), guard(2, 60))}
    del table.people[SEAT_B]
    group.refresh()
    group.set_mode("against")
    assert group.one == SEAT_A
    group.set_one_name(LISTEN)
    assert group.odds is not None
    table.will_roll(90, 20, 95)
    group.roll()
    assert isinstance(group.result, PursuitResult)
    rows = group.rows()
    assert [row.name for row in rows] == ["Anna", "Guard 1", "Guard 2"]
    assert (rows[0].leads, rows[0].won) == (True, False)
    assert (rows[1].won, rows[2].won) == (True, None)


def test_a_hidden_group_ticks_at_its_reveal(group: GroupController, table: FakeTable, heard: Callable) -> None:
    shown = heard(group.revealed)
    table.hidden = True
    table.will_roll(5, 6)
    group.roll()
    assert [what for what, _ in table.log] == ["hid"]
    assert table.edits == {}
    assert all(row.tick_reason == "hidden_pending" for row in group.rows())
    group.set_modifier(20)
    assert not group.shows_result
    assert group.is_hidden, "it stays hidden, and can still be revealed"
    assert group.reveal()
    assert sorted(table.edits) == ["doc-Anna", "doc-Bert"]
    assert all(entry.revealed for entry in table.entries)
    assert len(shown) == 1


def test_a_read_only_sheet_is_left_alone(group: GroupController, table: FakeTable) -> None:
    table.read_only = {"doc-Anna"}
    table.will_roll(5, 6)
    group.roll()
    assert list(table.edits) == ["doc-Bert"]
    line = next(entry for entry in table.entries if entry.character == "Anna")
    assert (line.tick, line.tick_reason) == (False, "read_only")
    assert {row.name: row.tick_reason for row in group.rows()} == {"Anna": "read_only", "Bert": "ticked"}


def test_a_reveal_elsewhere_tells_the_rows_what_became_of_the_ticks(group: GroupController, table: FakeTable) -> None:
    table.hidden = True
    table.will_roll(5, 6)
    group.roll()
    told = [replace(entry, hidden=False, tick_reason="already_ticked") for entry in table.entries]
    group.follow(told)
    assert [row.tick_reason for row in group.rows()] == ["already_ticked", "already_ticked"]


def test_everything_that_anybody_can_roll_can_be_chosen(group: GroupController, table: FakeTable) -> None:
    """People without skills share nothing but that: each has weapons and characteristics of their own."""
    club, bow = (
        NpcPerson(f"t/{name}", name, Npc(weapons=(NpcWeapon(id=SkillId("w.1"), name=name, score=40),)))
        for name in ("Club", "Bow")
    )
    wolf = NpcPerson("t/wolf", "Wolf", Npc(values=(NpcValue(id="pow", value=9),)))
    table.people = {seat_key(each): each for each in (club, bow, wolf)}
    group.refresh()
    assert [name.name or name.characteristic for name in group.names()] == ["Club", "Bow", "pow"]
