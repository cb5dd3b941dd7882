"""The Giro over a real table with real sheets: acts as steps, sheets kept in step, tests journaled and hidden."""

from collections.abc import Callable, Iterator
from pathlib import Path
from time import perf_counter
from typing import Any

import pytest
from giro import FOUR, giro
from PySide6.QtWidgets import QApplication

from brp_desktop.controllers.drafts import DraftsController
from brp_desktop.controllers.files import FilesController
from brp_desktop.controllers.game_master import GameMaster
from brp_desktop.controllers.interaction import UnsavedChoice
from brp_desktop.controllers.roll_log import RollLog
from brp_desktop.controllers.xantis_document import XantisDocument
from brp_desktop.play.npcs import xantis_npc_entry
from brp_desktop.play.roster import joining_of
from brp_desktop.play.round import Joining
from brp_desktop.play.standing import Bases
from brp_desktop.play.xantis_subjects import INITIATIVE, Use, XantisSituation, XantisSubject
from brp_desktop.rules.xantis import XantisOptions
from brp_desktop.sheet.round_edits import AddParticipants, SetResults
from brp_desktop.sheet.table import XantisNpc
from brp_desktop.sheet.table_edits import SetTableName
from brp_desktop.sheet.xantis import ScoreNode, XantisAction, XantisCharacter, XantisWeapon
from brp_desktop.sheet.xantis_edits import SetInitiative, SetPaLeft, SetPaMax, SetXantisIdentity, SpendPa
from brp_desktop.sheet.xantis_table_edits import SetXantisNpc
from brp_desktop.storage import new_document, save_document
from brp_desktop.storage.journal_query import JournalQuery
from brp_desktop.storage.settings import Settings

NEREA = XantisCharacter(
    name="Nerea",
    group="Viandanti",
    nodes=(ScoreNode(id="prontezza", tier="caratteristica", name="Prontezza", value=5),),
    pa_max=22,
    weapons=(XantisWeapon(id="w", name="Sciabola", node="prontezza", attack_pa=7),),
    actions=(XantisAction(id="f", name="Fiammata", node="prontezza", pa=0, spell=True),),
)
SERRA = XantisNpc(pa_max=18, initiative=6)


class Person:
    """Answers given beforehand; errors are noted."""

    def __init__(self) -> None:
        self.errors: list[Exception] = []
        self.path: Path | None = None

    def show_error(self, error: Exception) -> None:
        self.errors.append(error)

    def ask_unsaved(self, name: str) -> UnsavedChoice:
        return UnsavedChoice.DISCARD

    def ask_unsaved_table(self, name: str) -> UnsavedChoice:
        return UnsavedChoice.DISCARD

    def ask_table_save_path(self, suggestion: Path) -> Path | None:
        return self.path


class Room:
    """A game master at a table of Nerea, whose sheet is open, and Serra, kept inside; dice as told."""

    def __init__(self, folder: Path) -> None:
        self.faces: list[int] = []
        self.person: Any = Person()
        settings = Settings(folder / "settings.toml")
        self.drafts = DraftsController(folder / "drafts")
        self.files = FilesController(settings, self.drafts, folder / "older", self.person)
        self.log = RollLog(folder / "journal.sqlite3")
        save_document(new_document(NEREA), folder / "nerea.rpgsheet")
        self.path = folder / "nerea.rpgsheet"
        self.gm = GameMaster(
            self.files, self.log, settings, self.person, self.person, lambda: self, folder / "drafts",
            folder / "older", clock=lambda: 1_700_000_000_000,
        )  # fmt: skip
        self.refused: list[str] = []
        self.gm.table.refused.connect(lambda error: self.refused.append(error.code))
        self.gm.table.add_files([self.path])
        self.gm.table.add([xantis_npc_entry(self.gm.table.table, "Serra", SERRA, "Guardie")])
        self.giro = self.gm.round

    def die(self, sides: int) -> int:
        assert sides == 6
        return self.faces.pop(0)

    def open(self) -> XantisDocument:
        document = self.files.open(self.path)
        assert isinstance(document, XantisDocument)
        return document

    def join(self) -> tuple[Any, ...]:
        return self.giro.add(joining_of(self.gm.table.rows))

    def one(self, name: str) -> Any:
        return next(each for each in self.giro.round.participants if each.shown_name == name)

    def lines(self, *, shown: bool = False) -> list[Any]:
        return list(self.log.entries(JournalQuery(hidden=False if shown else None), 50))


@pytest.fixture
def room(qapp: QApplication, tmp_path: Path) -> Iterator[Room]:
    made = Room(tmp_path)
    yield made
    made.gm.stop()
    made.drafts.stop()
    made.log.close()


@pytest.fixture
def told(room: Room) -> list[list[str]]:
    """Whose sheets were written, act by act."""
    said: list[list[str]] = []
    room.giro.mirrored.connect(lambda sheets: said.append([each.character.name for each in sheets]))
    return said


def steps(room: Room) -> int:
    count = 0
    while room.gm.table.undo() is not None:
        count += 1
    return count


def test_every_act_is_one_step_of_the_table(room: Room) -> None:
    before = steps(room)
    while room.gm.table.redo() is not None:
        pass
    nerea, serra = room.join()
    acts: list[Callable[[], bool]] = [
        lambda: room.giro.set_result(nerea, 4),
        lambda: room.giro.set_result(serra, 3),
        lambda: room.giro.add_group("Terzi", [serra]),
        lambda: room.giro.act(nerea),
        lambda: room.giro.declare("Sciabola", serra),
        lambda: room.giro.declare_instant(serra),
        lambda: room.giro.set_margin(2),
        lambda: room.giro.spend(nerea, 7, "basic", "Sciabola"),
        room.giro.resolve,
        room.giro.next_turn,
        lambda: room.giro.correct_pa(nerea, 20),
        lambda: room.giro.move_by(serra, -1),
        room.giro.order_by_results,
        room.giro.end_giro,
        lambda: room.giro.end_giro(again=True),
        lambda: room.giro.set_npc([nerea], True),
        lambda: room.giro.set_options(XantisOptions(zero_is_tie=False)),
        lambda: room.giro.remove([serra]),
        room.giro.clear,
    ]
    for place, act in enumerate(acts):
        assert act(), place
    assert steps(room) == before + 1 + len(acts)
    assert room.giro.round.participants == ()
    assert room.refused == []


def test_what_is_refused_is_said(room: Room) -> None:
    nerea, _ = room.join()
    assert not room.giro.spend(nerea, 23)
    assert not room.giro.next_turn() or not room.giro.next_turn() or not room.giro.next_turn()
    assert not room.giro.correct_pa(nerea, -1)
    assert room.refused == ["not_enough_pa", "last_turn", "out_of_range"]
    assert room.join() == ()
    assert room.refused[-1] == "duplicate_id"


def test_an_open_sheet_follows_the_giro_step_by_step(room: Room, told: list[list[str]]) -> None:
    """Pa and results stand on the sheet, each as a step there; what the Giro takes back is taken back on the sheet."""
    document = room.open()
    nerea, _ = room.join()
    room.giro.set_result(nerea, 4)
    assert document.character.initiative == 4
    room.giro.spend(nerea, 9)
    assert (document.derived.pa_left, told) == (13, [["Nerea"], ["Nerea"]])
    assert document.undo_step.edit.name == "giro"
    room.gm.table.undo()
    assert document.derived.pa_left == 22
    assert document.redo_step is not None
    room.gm.table.redo()
    assert (document.derived.pa_left, document.redo_step) == (13, None)
    document.undo()
    assert (document.derived.pa_left, room.one("Nerea").pa_left) == (22, 22)
    room.gm.table.redo()
    assert (document.derived.pa_left, room.one("Nerea").pa_left) == (13, 13)
    room.giro.end_giro(again=True)
    assert (document.character.pa_left, document.character.initiative) == (None, None)
    assert document.undo_step.edit.name == "giro"


def test_undo_on_a_sheet_loses_nothing_at_the_table(room: Room) -> None:
    """The Giro follows by its own history: what was undone at the table before can still be redone."""
    document, table = room.open(), room.gm.table
    nerea, _ = room.join()
    start = table.table
    document.perform(SpendPa(7))
    room.giro.spend(nerea, 2)
    table.perform(SetTableName("Other"))
    end = table.table
    table.undo()
    document.undo()
    assert (room.one("Nerea").pa_left, table.redo_edit is not None) == (15, True)
    document.undo()
    assert table.table == start
    document.redo()
    assert room.one("Nerea").pa_left == 15
    document.redo()
    table.redo()
    assert table.table == end
    assert (table.redo_edit, document.redo_step, document.derived.pa_left) == (None, None, 13)


def test_stepping_pa_is_one_step_on_the_sheet_too(room: Room) -> None:
    document = room.open()
    nerea, _ = room.join()
    for left in (21, 20, 19):
        room.giro.correct_pa(nerea, left)
    assert document.derived.pa_left == 19
    room.gm.table.undo()
    assert (document.derived.pa_left, room.one("Nerea").pa_left) == (22, 22)
    assert document.undo_step is None


def test_what_changes_on_the_sheet_comes_into_the_giro(room: Room, told: list[list[str]]) -> None:
    document = room.open()
    nerea, serra = room.join()
    room.giro.set_result(serra, 3)
    document.perform(SpendPa(7))
    assert room.one("Nerea").pa_left == 15
    document.perform(SetInitiative(9))
    assert [each.id for each in room.giro.round.participants] == [nerea, serra]
    document.perform(SetPaMax(30))
    document.perform(SetXantisIdentity("people", "Viandante"))
    assert (room.one("Nerea").pa_max, room.one("Nerea").pa_left, told) == (30, 15, [])
    document.undo()
    document.undo()
    assert room.one("Nerea").pa_max == 22


def test_a_sheet_opened_later_is_named_where_it_says_something_else(room: Room) -> None:
    nerea, _ = room.join()
    room.giro.spend(nerea, 9)
    document = room.open()
    assert document.derived.pa_left == 22
    assert [each.id for each in room.giro.out_of_step] == [nerea]
    document.perform(SetXantisIdentity("people", "Viandante"))
    assert room.one("Nerea").pa_left == 13
    room.giro.bring_to_sheets([nerea])
    assert (document.derived.pa_left, room.giro.out_of_step) == (13, ())
    document.perform(SetPaLeft(5))
    assert room.one("Nerea").pa_left == 5
    room.giro.spend(nerea, 5)
    assert document.derived.pa_left == 0


def test_another_table_leaves_open_sheets_alone(room: Room, tmp_path: Path) -> None:
    document = room.open()
    nerea, _ = room.join()
    room.giro.spend(nerea, 9)
    room.person.path = tmp_path / "t.rpgtable"
    assert room.gm.table.save()
    assert room.gm.table.new()
    assert (document.derived.pa_left, room.giro.round.participants) == (13, ())
    assert room.gm.table.open(tmp_path / "t.rpgtable")
    assert room.one("Nerea").pa_left == 13
    room.giro.spend(nerea, 3)
    (tmp_path / "u.rpgtable").write_bytes((tmp_path / "t.rpgtable").read_bytes())
    assert room.gm.table.open(tmp_path / "u.rpgtable")
    assert (document.derived.pa_left, room.one("Nerea").pa_left) == (10, 13)


def test_a_result_beyond_what_a_sheet_holds_stays_in_the_giro(room: Room) -> None:
    document = room.open()
    nerea, _ = room.join()
    room.giro.perform(SetResults(((nerea, 1500),)))
    assert (document.character.initiative, room.one("Nerea").result) == (999, 1500)


def test_iniziativa_for_all_is_journaled(room: Room) -> None:
    serra = room.join()[1]
    document = room.open()
    room.giro.add([Joining(name="Accio", initiative=4)])
    accio = room.one("Accio").id
    room.faces = [1, 1, 6, 2]
    made = room.giro.roll_initiative(own={serra: (2, 2)}, declared=[accio])
    assert [(each.shown_name, each.result) for each in room.giro.round.participants] == [
        ("Nerea", 13), ("Serra", 2), ("Accio", 0)
    ]  # fmt: skip
    assert len(made.results) == 3
    assert document.character.initiative == 13
    lines = {line.character: line for line in room.lines()}
    assert set(lines) == {"Nerea", "Serra", "Accio"}
    assert lines["Nerea"].document == document.document_id
    assert (lines["Nerea"].xantis.extra, lines["Accio"].xantis.dice, lines["Serra"].own_dice) == ((6, 2), None, True)
    assert room.giro.roll_initiative(own={serra: (2, 9)}) is None
    assert (room.refused, len(room.lines())) == (["invalid_dice"], 3)


def test_hidden_tests_are_for_the_game_master_alone(room: Room) -> None:
    document = room.open()
    room.join()
    room.gm.set_hidden(True)
    room.faces = [2, 3, 2, 3]
    shown: list[object] = []
    room.log.shown.connect(shown.append)
    room.giro.roll_initiative()
    assert [each.result for each in room.giro.round.participants] == [1, 0]
    assert (shown, document.character.initiative) == ([], None)
    assert all(line.hidden for line in room.lines())
    assert room.lines(shown=True) == []


def test_people_their_prices_and_their_readings_of_the_rules(room: Room) -> None:
    nerea, serra = room.join()
    assert {id_: person.name for id_, person in room.giro.people.items()} == {nerea: "Nerea", serra: "Serra"}
    room.giro.set_result(nerea, 2)
    room.giro.set_result(serra, 5)
    room.giro.act(serra)
    way = room.giro.standing.of(nerea).ways[0]
    assert (way.way, way.price.cost, way.is_open) == ("counter", 6, True)
    assert not room.giro.pay(nerea, way)
    assert room.refused == ["missing_cost"]
    room.giro.set_bases(nerea, Bases(attack=7))
    way = room.giro.standing.of(nerea).ways[0]
    assert (way.price.cost, way.is_open) == (13, False)
    assert room.giro.pay(nerea, way, "Sciabola")
    assert (room.one("Nerea").pa_left, room.giro.round.expenses[0].kind) == (9, "counter")
    assert room.giro.disagreements == ()
    room.giro.set_options(XantisOptions(sync_total="best"))
    assert [(person.name, fields) for person, fields in room.giro.disagreements] == [("Nerea", ("sync_total",))]


def test_people_of_the_table_are_followed_and_a_file_read_again(room: Room) -> None:
    room.join()
    entry = room.one("Serra").entry
    room.gm.table.perform(SetXantisNpc(entry, XantisNpc(pa_max=20, initiative=8)))
    assert (room.one("Serra").pa_max, room.one("Serra").pa_left, room.one("Serra").initiative) == (20, 20, 8)
    from msgspec.structs import replace

    save_document(new_document(replace(NEREA, pa_max=30)), room.path)
    room.gm.table.players.look_again()
    assert room.gm.table.row(room.one("Nerea").entry).state == "changed"
    room.gm.table.players.reload([room.one("Nerea").entry])
    assert room.one("Nerea").pa_max == 22
    assert room.giro.refresh()
    assert room.one("Nerea").pa_max == 30
    assert not room.giro.refresh()


def test_a_read_only_table_is_not_changed(room: Room, tmp_path: Path) -> None:
    from brp_desktop.storage import new_table, save_table

    table = AddParticipants(()).apply(giro(*FOUR))
    path = save_table(new_table(table), tmp_path / "new.rpgtable").path
    path.write_text(path.read_text(encoding="utf-8").replace('"format_version": 1', '"format_version": 99'), "utf-8")
    room.gm.table.drafts.drop()
    room.person.path = tmp_path / "old.rpgtable"
    assert room.gm.table.save()
    assert room.gm.table.open(path)
    assert room.giro.read_only
    assert not room.giro.spend("Ishadur", 1)
    assert room.giro.roll_initiative() is None
    assert room.refused == ["read_only", "read_only"]
    assert room.lines() == []


# confrontations


def contest_room(room: Room) -> Any:
    seats = {seat.name: key for key, seat in room.gm.xantis_seats().items()}
    contests = room.gm.xantis_contests
    contests.set_who("first", seats["Nerea"])
    contests.set_who("second", seats["Serra"])
    return contests


def test_the_first_bonus_is_carried_visibly(room: Room) -> None:
    contests = contest_room(room)
    assert contests.choice("first").subject == INITIATIVE
    contests.set_subject("first", XantisSubject(id="prontezza"))
    assert (contests.request.first.vdr, contests.request.second.vdr, contests.can_roll("second")) == (5, 6, False)
    room.faces = [1, 2]
    firsts: list[Any] = []
    contests.first_settled.connect(firsts.append)
    contests.roll_first()
    assert (firsts[0].outcome.bonus, contests.request.carried, contests.request.second.vdr) == (2, 2, 4)
    assert [(line.character, line.side, line.verdict) for line in room.lines()] == [("Nerea", "first", "")]
    shown: list[Any] = []
    room.log.shown.connect(shown.append)
    assert not contests.can_roll("first")
    room.faces = [2, 3]
    contests.roll()
    kept = contests.shown
    assert (kept.result.second.outcome.margin, kept.result.winner, kept.result.narrator) == (-1, "first", "first")
    assert [(line.character, line.verdict) for line in room.lines()] == [("Serra", "lost"), ("Nerea", "won")]
    assert {line.contest for line in room.lines()} == {kept.result.id}
    assert [line.character for line in shown] == ["Nerea", "Serra"]
    assert contests.first_result is None
    assert contests.request.carried is None


def test_a_first_test_is_given_up_by_choosing_anew(room: Room) -> None:
    contests = contest_room(room)
    room.faces = [1, 2]
    contests.roll_first()
    contests.set_difficulty("second", 3)
    assert contests.request.second.vdr == 6 - 3 - 2
    contests.set_interpretation("first", 2)
    assert (contests.first_result, contests.request.carried, contests.request.first.vdr) == (None, None, 7)
    assert len(room.lines()) == 1
    contests.set_manner("contemporaneous")
    assert not contests.can_roll("first")


def test_spells_declared_zeros_own_dice_and_bare_numbers(room: Room) -> None:
    contests = contest_room(room)
    contests.set_manner("contemporaneous")
    contests.set_subject("first", XantisSubject(use=Use("action", "f")))
    contests.set_number("second", 9, "Ombra")
    contests.set_own_dice("second", (3, 3))
    room.faces = [1, 3]
    contests.roll()
    result = contests.shown.result
    assert (result.acts_first, result.outcome.takes_effect) == ("first", ("first", "second"))
    assert {line.character for line in room.lines()} == {"Nerea", "Ombra"}
    assert contests.choice("second").situation.own_dice is None
    contests.set_spell("first", False)
    contests.set_declared("second", True)
    room.faces = [1, 3]
    contests.roll()
    assert (contests.shown.result.winner, contests.shown.result.second.declared) == ("first", True)
    contests.set_difficulty("second", 1)
    assert not contests.choice("second").declared
    contests.set_declared("second", True)
    assert not contests.choice("second").declared
    refused: list[str] = []
    contests.refused.connect(lambda error: refused.append(error.code))
    contests.set_own_dice("second", (1, 1))
    contests.roll()
    assert (refused, len(contests.earlier)) == (["missing_extra"], 2)


def test_hidden_contests_and_their_reveal(room: Room) -> None:
    contests = contest_room(room)
    room.gm.set_hidden(True)
    room.faces = [1, 2, 2, 3]
    contests.roll()
    assert all(line.hidden for line in room.lines())
    assert room.lines(shown=True) == []
    room.gm.reveal_entry(room.lines()[0])
    assert not contests.shown.hidden
    assert len(room.lines(shown=True)) == 2
    assert not contests.reveal(contests.shown.result.id)


@pytest.mark.parametrize("hidden", [True, False])
def test_a_contest_is_as_hidden_as_its_first_test(room: Room, hidden: bool) -> None:
    contests = contest_room(room)
    room.gm.set_hidden(hidden)
    room.faces = [1, 2]
    contests.roll_first()
    room.gm.set_hidden(not hidden)
    room.faces = [2, 3]
    contests.roll()
    assert [line.hidden for line in room.lines()] == [hidden, hidden]
    assert contests.shown.hidden == hidden


def test_a_giro_of_forty_stays_fluid(room: Room) -> None:
    """An act with everybody's links and prices worked out anew: far less than a frame of the eye."""
    people = [Joining(name="Png", group=f"Gruppo {n % 3}", initiative=5, pa_max=20, result=40 - n) for n in range(40)]
    ids = room.giro.add(people)
    took = []
    for id_ in ids[:10]:
        start = perf_counter()
        room.giro.act(id_)
        room.giro.spend(id_, 1)
        assert len(room.giro.standing.lines) == 40
        took.append(perf_counter() - start)
    assert min(took) < 0.05


class Stage:
    """Dice that run until somebody ends it."""

    def __init__(self) -> None:
        self.played: list[object] = []

    def play(self, result: object) -> bool:
        self.played.append(result)
        return True

    def finish(self) -> None:
        """The last frame."""


def test_nothing_is_told_before_the_dice_rest(room: Room) -> None:
    contests = contest_room(room)
    stage = Stage()
    contests.set_stage(stage)
    shown: list[object] = []
    room.log.shown.connect(shown.append)
    room.faces = [1, 2, 2, 3]
    contests.roll()
    assert (contests.is_rolling, shown, contests.earlier, len(stage.played)) == (True, [], (), 1)
    assert room.lines() == []
    contests.rest()
    assert (contests.is_rolling, len(shown), len(contests.earlier)) == (False, 2, 1)
    room.faces = [1, 2]
    contests.roll_first()
    assert contests.first_result is None
    contests.finish()
    assert contests.first_result is not None


# answers to a blow


def test_an_answer_together_from_the_action_to_the_strike(room: Room) -> None:
    nerea, serra = room.join()
    room.giro.add([Joining(name="Bruno", group="Viandanti", initiative=5, pa_max=20, result=1)])
    bruno = room.one("Bruno").id
    room.giro.set_result(serra, 4)
    room.giro.set_result(nerea, 3)
    room.giro.act(serra)
    room.giro.declare("Alabarda", nerea)
    together = room.gm.synchronised
    assert together.take_action()
    assert (together.attacker.id, together.target.id, together.attack) == (serra, nerea, None)
    assert together.request is None
    assert [each.id for each in together.candidates] == [nerea, bruno]
    room.faces = [1, 2]
    together.test(serra, INITIATIVE)
    assert (together.attack, room.giro.round.action.margin, room.giro.round.action.stage) == (3, 3, "TESTED")
    together.join(nerea, 3)
    together.join(bruno)
    assert [line.problem and line.problem.code for line in together.request.lines] == [None, "missing_cost"]
    assert not together.pay()
    together.set_base(bruno, 3)
    assert together.request.cost == 3 + (3 + 3 + 3)
    assert together.pay()
    assert (room.one("Nerea").pa_left, room.one("Bruno").pa_left, together.is_paid) == (19, 11, True)
    assert not together.pay()
    assert together.result is None
    room.faces = [2, 2]
    together.test(nerea, XantisSubject(use=Use("parry", "w")))
    together.test(bruno, XantisSubject(kind="number", capacity=7, name="Scudo"), XantisSituation(own_dice=(2, 3)))
    result = together.result
    assert (result.total, [(strike.whom, strike.difference) for strike in result.strikes]) == (3, [(None, 0)])
    assert together.suggested(result.strikes[0]) is None
    room.faces = [5]
    assert together.roll_danni(nerea, "D6/2", 1, weapon="Sciabola").total == 3
    assert together.suggested(result.strikes[0]) == 3
    damage, *tests = room.lines()
    assert (damage.character, damage.name.name, damage.combat.dice, damage.combat.total) == (
        "Nerea", "Sciabola, Danni", "D6/2 + 1", 3
    )  # fmt: skip
    assert [(line.character, line.side, line.opponent) for line in tests] == [
        ("Bruno", "helper", "Serra"), ("Nerea", "target", "Serra"), ("Serra", "attacker", "Nerea")
    ]  # fmt: skip
    assert len({line.contest for line in room.lines()}) == 1
    room.gm.table.undo()
    assert not together.is_paid
    together.set_answer("counter")
    together.set_margin(nerea, -2)
    together.set_margin(bruno, 9)
    together.set_danni_counts(nerea, False)
    [strike] = together.result.strikes
    assert (strike.whom.id, strike.difference, [each.id for each in strike.danni_of]) == (serra, 6, [bruno])
    room.giro.remove([bruno])
    assert [part.who for part in together.parts] == [nerea]
    together.leave(nerea)
    assert together.request.problem.code == "no_participants"


def test_refusals_of_an_answer(room: Room) -> None:
    nerea, serra = room.join()
    room.giro.set_result(serra, 4)
    room.giro.set_result(nerea, 3)
    together = room.gm.synchronised
    assert not together.take_action()
    refused: list[str] = []
    together.refused.connect(lambda error: refused.append(error.code))
    together.set_attacker(serra)
    together.set_target(nerea)
    together.set_attack(5)
    together.join(serra)
    assert together.parts == ()
    together.join(nerea, 30)
    assert not together.pay()
    together.roll_danni(nerea, "many", 0)
    together.test(nerea, XantisSubject(id="forza"))
    assert refused == ["not_enough_pa", "bad_dice", "unknown_name"]
    together.set_answer("interposition")
    together.set_attack(None)
    assert together.request is None
    together.start_anew()
    assert (together.attacker.id, together.parts) == (serra, ())
