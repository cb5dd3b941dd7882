"""Xantis tests from the click to the result: kept at once, told when the dice rest, paid for once."""

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace
from PySide6.QtWidgets import QApplication

from brp_desktop.controllers.roll_log import RollLog
from brp_desktop.controllers.xantis_document import XantisDocument
from brp_desktop.controllers.xantis_rolls import XantisRolls
from brp_desktop.play.xantis_subjects import INITIATIVE, Use, XantisSubject
from brp_desktop.rules.errors import RulesError
from brp_desktop.sheet.new_xantis import new_xantis
from brp_desktop.sheet.xantis import ActionId, NodeId, Penalty, ScoreNode, WeaponId, XantisAction, XantisWeapon
from brp_desktop.sheet.xantis_edits import RemoveNode, SetNodeValue, SetPaLeft
from brp_desktop.storage.journal_db import JournalQuery

FORZA = XantisSubject(id="forza")
ALL = JournalQuery(hidden=None)


class Faces:
    """Six-sided dice in the order given."""

    def __init__(self) -> None:
        self.next: list[int] = []

    def die(self, sides: int) -> int:
        assert sides == 6
        return self.next.pop(0)


@pytest.fixture
def document(qapp: QApplication) -> XantisDocument:
    """Forza 6, Prontezza 6 (12 Pa), Pme 1; an action of 3 Pa, one of none, one that tests nothing, a weapon."""
    character = new_xantis(name="Nerea")
    scores = {"forza": 6, "prontezza": 6}
    nodes = tuple(replace(node, value=scores.get(node.id, 0)) for node in character.nodes)
    character = replace(
        character,
        nodes=(*nodes, ScoreNode(id=NodeId("fuoco"), tier="arte", name="Fuoco", value=2)),
        pme=Penalty(value=1),
        actions=(
            XantisAction(id=ActionId("schivata"), name="Schivata", node=NodeId("prontezza"), pa=3),
            XantisAction(id=ActionId("fiammata"), name="Fiammata", node=NodeId("fuoco"), pa=0, spell=True),
            XantisAction(id=ActionId("salto"), name="Salto", pa=3),
        ),
        weapons=(XantisWeapon(id=WeaponId("martello"), name="Martello", node=NodeId("forza")),),
    )
    return XantisDocument(character)


@pytest.fixture
def faces() -> Faces:
    """Dice that fall as told."""
    return Faces()


@pytest.fixture
def rolls(document: XantisDocument, log: RollLog, faces: Faces) -> XantisRolls:
    """Rolls for the document; the clock stands at a known second."""
    controller = XantisRolls(log, faces, clock=lambda: 1_700_000_000_000)
    controller.watch(document)
    controller.set_document(document)
    return controller


def test_a_result_is_kept_at_the_click_and_told_when_the_dice_rest(rolls, faces, log, slow_stage, heard):
    """Decided first, shown afterwards; the additional dice are decided with the first two."""
    rolls.set_stage(slow_stage)
    revealed, shown = heard(rolls.revealed), heard(log.shown)
    faces.next = [1, 1, 6, 4]
    rolls.roll_subject(FORZA)
    assert rolls.is_rolling
    assert faces.next == []
    assert [entry.xantis.extra for entry in log._open().entries(JournalQuery(), 10)] == [(6, 4)]
    assert (log.entries(JournalQuery(), 10), revealed, shown, rolls.last) == ([], [], [], None)
    rolls.reveal()
    assert [result.outcome.bonus for result in revealed] == [16]
    assert [entry.id for entry in shown] == [revealed[0].id]
    assert rolls.last is revealed[0]
    rolls.reveal()
    assert len(revealed) == 1


@pytest.mark.parametrize(
    "act",
    [
        lambda rolls: rolls.set_difficulty(3),
        lambda rolls: rolls.set_interpretation(1),
        lambda rolls: rolls.set_penalty("pme", False),
        lambda rolls: rolls.set_caratteristica("prontezza"),
        lambda rolls: rolls.set_cost(2),
        lambda rolls: rolls.choose(INITIATIVE),
        lambda rolls: rolls.set_document(None),
        lambda rolls: rolls.finish(),
        lambda rolls: rolls.roll(),
    ],
)
def test_whatever_comes_next_ends_the_running_test(rolls, faces, slow_stage, heard, act):
    """What changes the test shows the running one first, as it was thrown."""
    rolls.set_stage(slow_stage)
    revealed = heard(rolls.revealed)
    faces.next = [2, 3, 3, 3]
    rolls.roll_subject(FORZA)
    act(rolls)
    assert slow_stage.finished == 1
    assert [result.request.vdr for result in revealed] == [5]


def test_what_is_chosen_makes_the_vdr(rolls):
    rolls.choose(XantisSubject(id="travestirsi"))
    rolls.set_caratteristica("forza")
    rolls.set_difficulty(2)
    rolls.set_interpretation(3)
    assert rolls.request.vdr == 6 + 3 - 2 - 1
    rolls.set_penalty("pme", False)
    rolls.set_opponent_bonus(4)
    assert rolls.request.vdr == 6 + 3 - 2 - 4
    rolls.set_difficulty(500)
    rolls.set_interpretation(9)
    rolls.set_opponent_bonus(-3)
    rolls.set_cost(400)
    situation = rolls.situation
    assert (situation.difficulty, situation.interpretation, situation.opponent_bonus, situation.pa) == (99, 3, 0, 99)
    rolls.set_difficulty(-1)
    rolls.set_interpretation(-9)
    assert (rolls.situation.difficulty, rolls.situation.interpretation) == (0, 0)
    rolls.choose(XantisSubject(id="forza"))
    assert rolls.situation.difficulty is None
    assert (rolls.situation.interpretation, rolls.situation.pme, rolls.situation.pa) == (0, True, None)


def test_the_request_follows_the_sheet(rolls, document):
    rolls.choose(XantisSubject(id="forza"))
    document.perform(SetNodeValue(NodeId("forza"), 9))
    assert rolls.request.capacity == 9
    document.perform(RemoveNode(NodeId("forza")))
    assert rolls.request is None
    assert rolls.problem.code == "unknown_name"
    document.undo()
    assert rolls.problem is None


def test_an_action_is_paid_for_at_the_click_in_one_step(rolls, document, faces, log, slow_stage):
    """Undo gives the Pa back and leaves the journal alone."""
    rolls.set_stage(slow_stage)
    rolls.choose_use(Use("action", "schivata"))
    faces.next = [2, 3]
    rolls.roll()
    assert document.derived.pa_left == 9
    rolls.reveal()
    assert [entry.xantis.pa_cost for entry in log.entries(ALL, 10)] == [3]
    document.undo()
    assert document.derived.pa_left == 12
    assert [entry.undone for entry in log.entries(ALL, 10)] == [False]
    document.redo()
    assert document.derived.pa_left == 9


def test_two_actions_are_two_steps(rolls, document, faces):
    rolls.choose_use(Use("action", "schivata"))
    faces.next = [2, 3, 4, 4]
    rolls.roll()
    rolls.roll()
    assert document.derived.pa_left == 6
    document.undo()
    assert document.derived.pa_left == 9


def test_what_cannot_be_paid_is_refused_and_nothing_is_spent(rolls, document, faces, log, heard):
    """15.2: «9 Pa needed, 3 left»; no die falls."""
    document.perform(SetPaLeft(2))
    rolls.choose_use(Use("action", "schivata"))
    assert rolls.payment.code == "not_enough_pa"
    refused = heard(rolls.refused)
    rolls.roll()
    rolls.declare_zero()
    rolls.roll_own((3, 4))
    rolls.spend()
    assert [(error.code, dict(error.parameters)) for error in refused] == [
        ("not_enough_pa", {"cost": 3, "left": 2})
    ] * 4
    assert document.derived.pa_left == 2
    assert log.entries(ALL, 10) == ()
    document.perform(SetPaLeft(3))
    assert rolls.payment is None
    faces.next = [3, 4]
    rolls.roll()
    assert document.derived.pa_left == 0


def test_an_action_of_no_pa_costs_nothing(rolls, document, faces):
    document.perform(SetPaLeft(0))
    rolls.choose_use(Use("action", "fiammata"))
    before = document.undo_step
    faces.next = [3, 4]
    rolls.roll()
    assert rolls.last.request.spell
    assert document.undo_step is before


def test_a_cost_that_nobody_said_is_asked_for(rolls, document, faces, heard):
    """13.2: an empty cost is not 0; the answer counts once, or is kept on the sheet."""
    wanted = heard(rolls.cost_wanted)
    use = Use("attack", "martello")
    rolls.choose_use(use)
    rolls.roll()
    assert wanted == [use]
    assert rolls.last is None
    rolls.set_cost(5)
    faces.next = [3, 4]
    rolls.roll()
    assert (rolls.last.outcome.pa_cost, document.derived.pa_left) == (5, 7)
    rolls.choose(XantisSubject(id="forza"))
    rolls.choose_use(use)
    assert rolls.request.pa_cost is None
    rolls.set_cost(6, store=True)
    assert document.character.weapons[0].attack_pa == 6
    assert (rolls.request.pa_cost, rolls.situation.pa) == (6, None)
    document.undo()
    assert document.character.weapons[0].attack_pa is None


def test_an_action_that_tests_nothing_takes_the_node_that_is_chosen(rolls, heard):
    refused = heard(rolls.refused)
    rolls.choose_use(Use("action", "salto"))
    rolls.roll()
    assert [error.code for error in refused] == ["no_score"]
    rolls.choose(XantisSubject(id="forza"))
    rolls.choose_use(Use("action", "salto"))
    assert (rolls.request.node, rolls.request.label, rolls.request.pa_cost) == ("forza", "Salto", 3)
    rolls.choose_use(Use("action", "schivata"))
    assert rolls.request.node == "prontezza"


def test_an_action_is_paid_for_without_a_test(rolls, document, log):
    """L34: where nobody is in the way a normal action is just told."""
    rolls.choose_use(Use("action", "schivata"))
    rolls.spend()
    assert document.derived.pa_left == 9
    assert log.entries(ALL, 10) == ()


def test_own_dice(rolls, faces, log, document):
    """Exactly the dice there are; what cannot be is refused, and nothing is kept or spent."""
    rolls.choose_use(Use("action", "schivata"))
    for wrong, code in (((3,), "invalid_dice"), ((1, 1), "missing_extra"), ((2, 3, 4), "invalid_extra")):
        with pytest.raises(RulesError) as refused:
            rolls.roll_own(wrong)
        assert refused.value.code == code
    assert document.derived.pa_left == 12
    assert log.entries(ALL, 10) == ()
    rolls.roll_own((6, 6, 2))
    assert (rolls.last.own_dice, rolls.last.outcome.extra) == (True, (2,))
    assert document.derived.pa_left == 9
    faces.next = [3, 4]
    rolls.roll()
    assert not rolls.last.own_dice, "the next roll is the program's again"


def test_a_zero_is_declared_only_without_a_difficulty(rolls, log, heard):
    revealed = heard(rolls.revealed)
    rolls.choose(XantisSubject(id="forza"))
    rolls.set_difficulty(2)
    rolls.declare_zero()
    assert revealed == []
    rolls.set_difficulty(None)
    rolls.declare_zero()
    assert [(result.declared, result.outcome.bonus) for result in revealed] == [(True, 0)]


def test_a_difficulty_that_comes_later_makes_it_fail(rolls, log, heard):
    """A8: the line stays, struck through, and another stands above it."""
    revealed, marked = heard(rolls.revealed), []
    log.marked.connect(lambda entry, undone: marked.append(undone))
    rolls.choose(XantisSubject(id="forza"))
    rolls.declare_zero()
    rolls.set_later_difficulty(3)
    assert [result.outcome.margin for result in revealed] == [0, -3]
    assert [(entry.xantis.margin, entry.undone) for entry in log.entries(ALL, 10)] == [(-3, False), (0, True)]
    assert marked == [True]
    rolls.set_later_difficulty(0)
    assert len(revealed) == 2
    rolls.roll_own((3, 4))
    rolls.set_later_difficulty(3)
    assert len(revealed) == 3, "what was rolled stays as it was"


def test_a_hidden_test_goes_to_the_game_master_alone(rolls, document, faces, log, slow_stage, heard):
    rolls.set_stage(slow_stage)
    hid, kept, shown, revealed = heard(rolls.hid), [], heard(log.shown), heard(rolls.revealed)
    log.kept.connect(lambda: kept.append(True))
    rolls.choose_use(Use("action", "schivata"))
    rolls.set_hidden(True)
    faces.next = [3, 4]
    rolls.roll()
    assert (len(hid), kept, shown, revealed, slow_stage.played) == (1, [True], [], [], [])
    assert (rolls.last, rolls.recent_subjects) == (None, ())
    assert log.entries(JournalQuery(), 10) == ()
    assert document.derived.pa_left == 9
    rolls.choose(XantisSubject(id="forza"))
    assert rolls.situation.hidden, "hidden until it is switched off"


def test_what_is_chosen_is_kept_for_each_document(rolls, document, faces):
    other = XantisDocument(new_xantis(name="Bruno"))
    rolls.watch(other)
    rolls.choose(XantisSubject(id="forza"))
    rolls.set_difficulty(2)
    faces.next = [3, 4]
    rolls.roll()
    rolls.set_document(other)
    assert (rolls.subject, rolls.request, rolls.last, rolls.recent_subjects) == (None, None, None, ())
    rolls.set_document(document)
    assert (rolls.subject, rolls.situation.difficulty, rolls.recent_subjects) == (FORZA, 2, (FORZA,))
    assert rolls.last.outcome.dice == (3, 4)
    document.close()
    assert rolls.document is None


def test_the_last_five_subjects_each_once(rolls, faces):
    faces.next = [3, 4] * 7
    names = ["forza", "prontezza", "forza", "atletica", "cavaliere", "ginnasta", "travestirsi"]
    for name in names:
        rolls.roll_subject(XantisSubject(id=name))
    assert [subject.id for subject in rolls.recent_subjects] == [
        "travestirsi", "ginnasta", "cavaliere", "atletica", "forza"
    ]  # fmt: skip


def test_a_read_only_sheet_is_rolled_for_and_pays_nothing(
    qapp: QApplication, document: XantisDocument, log: RollLog, faces: Faces, heard: Callable[[Any], list[Any]]
) -> None:
    sheet = replace(document.sheet, read_only=True)
    locked = XantisDocument(sheet.character, sheet)
    assert locked.read_only
    rolls = XantisRolls(log, faces)
    rolls.set_document(locked)
    refused, told = heard(locked.refused), heard(rolls.refused)
    rolls.choose_use(Use("action", "schivata"))
    faces.next = [3, 4]
    rolls.roll()
    assert (rolls.last.outcome.pa_cost, refused, told) == (0, [], [])
    rolls.spend()
    assert locked.derived.pa_left == 12
    assert [error.code for error in refused] == ["read_only"]


def test_nothing_to_roll_for_does_nothing(rolls, document, heard):
    refused = heard(rolls.refused)
    rolls.roll()
    rolls.declare_zero()
    rolls.set_later_difficulty(2)
    rolls.set_document(None)
    rolls.roll_subject(FORZA)
    assert (refused, rolls.last) == ([], None)


def test_iniziativa_is_written_on_the_sheet_when_the_dice_rest(rolls, document, faces, slow_stage):
    """One undo step each, never merged with the one before or with what is typed before or afterwards."""
    from brp_desktop.sheet.xantis_edits import SetInitiative

    rolls.set_stage(slow_stage)
    faces.next = [1, 2, 3, 4]
    document.perform(SetInitiative(7))
    rolls.choose(INITIATIVE)
    rolls.roll()
    assert document.character.initiative == 7
    rolls.reveal()
    assert document.character.initiative == 2
    rolls.roll()
    rolls.reveal()
    assert document.character.initiative == -2
    document.perform(SetInitiative(5))
    for before in (-2, 2, 7, None):
        document.undo()
        assert document.character.initiative == before


def test_a_declared_iniziativa_that_has_a_difficulty(rolls, document):
    """L18: declared it places one at 0; where it is subject to a difficulty, below."""
    rolls.choose(INITIATIVE)
    rolls.declare_zero()
    assert document.character.initiative == 0
    rolls.set_later_difficulty(3)
    assert document.character.initiative == -3


def test_a_hidden_iniziativa_stays_off_the_sheet(rolls, document, faces):
    rolls.choose(INITIATIVE)
    rolls.set_hidden(True)
    faces.next = [1, 2]
    rolls.roll()
    assert document.character.initiative is None


def test_a_result_of_iniziativa_fits_into_its_field(rolls, document, faces):
    """A critical has no upper end, the sheet's field has."""
    faces.next = [1, 1, *[6] * 90, 3]
    document.perform(SetNodeValue(NodeId("prontezza"), 99))
    from brp_desktop.sheet.xantis_edits import SetInitiativeNumber

    document.perform(SetInitiativeNumber(900))
    rolls.choose(INITIATIVE)
    rolls.roll()
    assert document.character.initiative == 999


def test_the_caratteristiche_to_choose_from(rolls, document):
    """Those of the sheet, for a node that is none itself; its own is told apart."""
    assert (rolls.caratteristiche, rolls.own_caratteristica) == ((), None)
    rolls.choose(XantisSubject(id="ginnasta"))
    assert [node.id for node in rolls.caratteristiche] == ["forza", "prontezza"]
    assert rolls.own_caratteristica.id == "prontezza"
    rolls.set_caratteristica("forza")
    assert rolls.own_caratteristica.id == "prontezza"
    rolls.choose(XantisSubject(id="fuoco"))
    assert ([node.id for node in rolls.caratteristiche], rolls.own_caratteristica) == (["forza", "prontezza"], None)
    for choose in (lambda: rolls.choose(XantisSubject(id="forza")), lambda: rolls.choose(INITIATIVE)):
        choose()
        assert rolls.caratteristiche == ()


def test_what_the_sheet_says_an_action_costs(rolls):
    costs = []
    for use in (
        Use("action", "schivata"),
        Use("action", "fiammata"),
        Use("attack", "martello"),
        Use("parry", "martello"),
    ):
        rolls.choose_use(use)
        rolls.set_cost(8)
        costs.append(rolls.kept_cost)
    assert costs == [3, 0, None, 3]
    rolls.choose(XantisSubject(id="forza"))
    assert rolls.kept_cost is None
