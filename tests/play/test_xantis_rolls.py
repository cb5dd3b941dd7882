"""A Xantis test from the wish to the result: the vectors, loaded dice, what is added up, what it costs."""

import json
from collections import Counter
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from brp_desktop.play.chance import SeededChance, SystemChance
from brp_desktop.play.fairness import pair_report
from brp_desktop.play.tallies import pair_counts
from brp_desktop.play.xantis_rolls import (
    XantisRequest,
    XantisResult,
    declare_zero,
    dice_wanted,
    later_difficulty,
    outcome_class,
    prepare,
    prepare_number,
    read_faces,
    reveal,
    settle,
    with_situation,
)
from brp_desktop.play.xantis_subjects import INITIATIVE, Use, XantisSituation, XantisSubject
from brp_desktop.rules import RulesError
from brp_desktop.rules.xantis import XantisOptions
from brp_desktop.sheet.xantis import (
    ActionId,
    NodeId,
    Penalty,
    ScoreNode,
    WeaponId,
    XantisAction,
    XantisCharacter,
    XantisWeapon,
)
from brp_desktop.sheet.xantis_derive import derive_xantis

VECTORS = json.loads((Path(__file__).parent.parent / "data" / "xantis-vectors.json").read_text("utf-8"))
TESTS = [
    vector
    for vector in VECTORS
    # A declaration has no room for additional dice here.
    if vector["given"]["op"] == "test" and (vector["given"].get("dice") or not vector["given"].get("extra"))
]


def node(id_: str, tier: str, value: int, parent: str | None = None) -> ScoreNode:
    """A node called like its id."""
    return ScoreNode(
        id=NodeId(id_), tier=tier, name=id_.capitalize(), value=value, parent=None if parent is None else NodeId(parent)
    )


NEREA = XantisCharacter(
    name="Nerea",
    nodes=(
        node("forza", "caratteristica", 6),
        node("presenza", "caratteristica", 4),
        node("inganno", "abilita", 2, "presenza"),
        node("teatro", "arte", 1, "inganno"),
        node("travestirsi", "specializzazione", 2, "teatro"),
        node("prontezza", "caratteristica", 5),
    ),
    pme=Penalty(value=1),
    pd=Penalty(value=4),
    initiative_number=-2,
    weapons=(
        XantisWeapon(id=WeaponId("sciabola"), name="Sciabola", node=NodeId("forza"), attack_pa=7),
        XantisWeapon(id=WeaponId("martello"), name="Martello", node=NodeId("forza")),
    ),
    actions=(
        XantisAction(id=ActionId("schivata"), name="Schivata", node=NodeId("prontezza"), pa=3),
        XantisAction(id=ActionId("fiammata"), name="Fiammata", node=NodeId("inganno"), pa=0, spell=True),
        XantisAction(id=ActionId("salto"), name="Salto", pa=3),
        XantisAction(id=ActionId("sogno"), name="Sogno", node=NodeId("inganno"), pa=2, spell=True),
    ),
)


def request(subject: XantisSubject, options: XantisOptions | None = None, **situation: Any) -> XantisRequest:
    """What Nerea would test."""
    return prepare(NEREA, derive_xantis(NEREA), subject, XantisSituation(**situation), options=options)


def settled_by_vector(given: dict[str, Any]) -> XantisResult:
    """The vector's test by way of a request; its dice are real dice."""
    penalties = tuple(given.get(id_, 0) for id_ in ("pme", "pr", "pd"))
    dice, extra = given.get("dice"), given.get("extra", ())
    situation = XantisSituation(
        difficulty=given.get("difficulty"),
        interpretation=given.get("interpretation", 0),
        opponent_bonus=given.get("opponent_bonus", 0),
        own_dice=None if dice is None else (*dice, *extra),
        npc=given.get("npc", False),
    )
    wanted = prepare_number(
        given["capacity"],
        situation,
        penalties=penalties,  # type: ignore[arg-type]  # three of them
        options=XantisOptions(**given.get("options", {})),
    )
    return declare_zero(wanted) if dice is None else settle(wanted, SeededChance(1))


@pytest.mark.parametrize("vector", TESTS, ids=[vector["id"] for vector in TESTS])
def test_the_vectors_hold_from_request_to_result(vector: dict[str, Any]) -> None:
    """xantis.md 16, every ``test``: what is refused is refused here too."""
    given, expected = vector["given"], vector["expect"]
    if "error" in expected:
        with pytest.raises(RulesError) as refused:
            settled_by_vector(given)
        assert refused.value.code == expected["error"]
        return
    outcome = settled_by_vector(given).outcome
    assert {key: getattr(outcome, key) for key in expected} == expected
    assert outcome.success == (outcome.margin >= 0)


def test_there_are_vectors() -> None:
    assert len(TESTS) >= 40


def test_a_node_is_tested_with_everything_above_it() -> None:
    """The mock-up: 4 + 2 + 1 + 2 = 9, + 1 − 2 − 1 = 7, and 21 of 36."""
    wanted = request(XantisSubject(id="travestirsi"), difficulty=2, interpretation=1, pd=False)
    assert (wanted.capacity, wanted.vdr, wanted.chance) == (9, 7, Fraction(21, 36))
    assert [name for _, name, _ in wanted.parts] == ["Presenza", "Inganno", "Teatro", "Travestirsi"]
    assert [(step.id, step.result) for step in wanted.steps] == [
        ("capacity", 9), ("interpretation", 10), ("difficulty", 8), ("pme", 7), ("vdr", 7)
    ]  # fmt: skip
    assert (wanted.pme, wanted.pr, wanted.pd) == (1, 0, 0)
    assert wanted.label == "Travestirsi"


def test_the_histogram_adds_up_to_the_chance() -> None:
    wanted = request(XantisSubject(id="travestirsi"), difficulty=2, interpretation=1, pd=False)
    assert [column.total for column in wanted.columns] == list(range(2, 13))
    assert sum(column.ways for column in wanted.columns) == 36
    classes = [column.outcome for column in wanted.columns]
    assert classes == ["critical", *["success"] * 5, *["failure"] * 4, "fumble"]
    good = sum(column.ways for column in wanted.columns if column.outcome in ("critical", "success"))
    assert Fraction(good, 36) == wanted.chance
    high = with_situation(wanted, XantisSituation(interpretation=3, pme=False, pd=False))
    assert high.columns[-1].outcome == "fumble"
    low = with_situation(wanted, XantisSituation(difficulty=20))
    assert low.columns[0].outcome == "critical"


def test_the_chance_is_that_of_the_test_as_set() -> None:
    """xantis.md 6: with an opponent's Bonus of 12 even 1 and 1 wins only with 6 and more: 1/216."""
    wanted = request(XantisSubject(id="forza"), opponent_bonus=12, pme=False, pd=False)
    assert (wanted.vdr, wanted.chance) == (-6, Fraction(1, 216))
    options = XantisOptions(critical_base="vdr", critical_decides=False)
    assert request(XantisSubject(id="forza"), options, difficulty=13).chance == Fraction(1, 1296)


def test_another_caratteristica_for_one_roll() -> None:
    """L22: the Caratteristica «interessata»."""
    wanted = request(XantisSubject(id="travestirsi", caratteristica="forza"), pme=False, pd=False)
    assert (wanted.capacity, wanted.label) == (11, "Travestirsi (Forza)")
    assert request(XantisSubject(id="forza", caratteristica="forza")).label == "Forza"
    with pytest.raises(RulesError) as refused:
        request(XantisSubject(id="travestirsi", caratteristica="inganno"))
    assert refused.value.code == "invalid_tier"


def test_initiative_is_tested_like_anything_else() -> None:
    wanted = request(INITIATIVE, pme=False, pd=False)
    assert (wanted.capacity, wanted.vdr, wanted.label, wanted.node) == (3, 3, "Iniziativa", "")
    assert wanted.parts == (("caratteristica", "Prontezza", 5), ("number", "", -2))


def test_a_node_that_is_not_there() -> None:
    for subject in (XantisSubject(id="nuoto"), XantisSubject(use=Use("action", "nuoto"))):
        with pytest.raises(RulesError) as refused:
            request(subject)
        assert refused.value.code == "unknown_name"


@pytest.mark.parametrize(
    ("kind", "id_", "name", "manner", "node_", "cost", "spell"),
    [
        ("action", "schivata", "Schivata", None, "prontezza", 3, False),
        ("action", "fiammata", "Fiammata", None, "inganno", 0, True),
        ("action", "sogno", "Sogno", None, "inganno", 2, False),
        ("attack", "sciabola", "Sciabola", "attack", "forza", 7, False),
        ("parry", "sciabola", "Sciabola", "parry", "forza", 3, False),
        ("attack", "martello", "Martello", "attack", "forza", None, False),
    ],
)
def test_actions_and_weapons_bring_node_and_cost(
    kind: Any, id_: str, name: str, manner: str | None, node_: str, cost: int | None, spell: bool
) -> None:
    """13.2: an empty cost is not 0; only an instantaneous spell is one."""
    wanted = request(XantisSubject(use=Use(kind, id_)))
    assert (wanted.name.name, wanted.name.roll, wanted.node) == (name, manner, node_)
    assert (wanted.pa_cost, wanted.spell) == (cost, spell)


def test_a_cost_that_nobody_said_is_asked_for() -> None:
    subject = XantisSubject(use=Use("attack", "martello"))
    for decide in (declare_zero, lambda wanted: settle(wanted, SeededChance(1))):
        with pytest.raises(RulesError) as refused:
            decide(request(subject))
        assert (refused.value.code, refused.value.parameters["name"]) == ("missing_cost", "Martello")
    assert settle(request(subject, pa=9), SeededChance(1)).outcome.pa_cost == 9


def test_an_action_without_a_node_wants_one() -> None:
    with pytest.raises(RulesError) as refused:
        request(XantisSubject(use=Use("action", "salto")))
    assert (refused.value.code, refused.value.parameters["name"]) == ("no_score", "Salto")
    assert request(XantisSubject(id="forza", use=Use("action", "salto"))).capacity == 6


def test_dice_are_drawn_two_first_then_one_by_one(faces: Any) -> None:
    """L22: one more for as long as the last one shows 6, and never one too many."""
    dice = faces(1, 1, 6, 6, 3, 5)
    result = settle(request(XantisSubject(id="forza")), dice)
    assert dice.asked == [6, 6, 6, 6, 6]
    assert (result.outcome.dice, result.outcome.extra, result.outcome.bonus) == ((1, 1), (6, 6, 3), 21)
    dice = faces(3, 4, 6)
    assert settle(request(XantisSubject(id="forza")), dice).outcome.extra == ()
    assert dice.asked == [6, 6]


def test_dice_that_only_show_six_end_somewhere() -> None:
    class Stuck:
        def die(self, sides: int) -> int:
            return 6

    with pytest.raises(RulesError) as refused:
        settle(request(XantisSubject(id="forza")), Stuck())
    assert refused.value.code == "too_many_dice"


@pytest.mark.parametrize(
    ("own", "code"),
    [
        ((), "invalid_dice"),
        ((3,), "invalid_dice"),
        ((0, 3), "invalid_dice"),
        ((3, 7), "invalid_dice"),
        ((1, 1), "missing_extra"),
        ((1, 1, 6), "invalid_extra"),
        ((1, 1, 3, 2), "invalid_extra"),
        ((3, 4, 2), "invalid_extra"),
        ((6, 6, *[6] * 100, 1), "too_many_dice"),
    ],
)
def test_own_dice_that_cannot_be(own: tuple[int, ...], code: str) -> None:
    """15.2."""
    with pytest.raises(RulesError) as refused:
        settle(request(XantisSubject(id="forza"), own_dice=own), SeededChance(1))
    assert refused.value.code == code


@pytest.mark.parametrize("own", [(1, 1, 6, 6, 3), (6, 6, 2), (2, 5)])
def test_own_dice_are_asked_for_one_by_one(own: tuple[int, ...]) -> None:
    """Exactly the dice needed: two, then each additional one, then none."""
    assert [dice_wanted(own[:count]) > 0 for count in range(len(own) + 1)] == [True] * len(own) + [False]
    result = settle(request(XantisSubject(id="forza"), own_dice=own), SeededChance(1))
    assert result.own_dice
    assert (*(result.outcome.dice or ()), *result.outcome.extra) == own


def test_faces_are_read_as_typed() -> None:
    assert read_faces("3,4") == read_faces(" 3 4 ") == (3, 4)
    for wrong in ("3,7", "12", "a,1", "٣,4", "3.4"):
        with pytest.raises(RulesError) as refused:
            read_faces(wrong)
        assert refused.value.code == "invalid_dice"


def test_a_declared_zero_and_a_difficulty_that_comes_later() -> None:
    """L12, L18, A8: a success without dice; a difficulty set afterwards makes it fail by that much."""
    wanted = request(XantisSubject(id="forza"), own_dice=(6, 6, 2))
    assert wanted.may_declare_zero
    declared = declare_zero(wanted)
    assert (declared.declared, declared.own_dice, declared.outcome.bonus) == (True, False, 0)
    failed = later_difficulty(declared, 3)
    assert (failed.outcome.malus, failed.outcome.narrator, failed.outcome_class) == (3, "narrator", "failure")
    assert failed.id != declared.id
    assert failed.request.vdr == declared.request.vdr - 3
    with pytest.raises(ValueError, match="not declared"):
        later_difficulty(settle(wanted, SeededChance(1)), 3)
    assert not request(XantisSubject(id="forza"), difficulty=2).may_declare_zero
    assert request(XantisSubject(id="forza"), difficulty=0).may_declare_zero


def test_a_png_is_told_by_the_narrator() -> None:
    assert settle(request(XantisSubject(id="forza"), own_dice=(1, 1, 2)), SeededChance(1)).outcome.narrator == "player"
    told = settle(request(XantisSubject(id="forza"), own_dice=(1, 1, 2), npc=True), SeededChance(1))
    assert told.outcome.narrator == "narrator"


def test_the_sheets_readings_of_the_rules_hold() -> None:
    """``penalties_without_difficulty`` off: Pme and Pd count only against a difficulty (A6)."""
    options = XantisOptions(penalties_without_difficulty=False)
    assert request(XantisSubject(id="forza"), options).vdr == 6
    assert request(XantisSubject(id="forza"), options, difficulty=1).vdr == 0
    assert request(XantisSubject(id="forza")).vdr == 1


def test_classes_by_the_doubles_first(faces: Any) -> None:
    for own, wanted in (((1, 1, 2), "critical"), ((6, 6, 1), "fumble"), ((1, 2), "success"), ((6, 5), "failure")):
        result = settle(request(XantisSubject(id="forza"), pme=False, pd=False), faces(*own))
        assert (result.outcome_class, outcome_class(result.outcome)) == (wanted, wanted)


def test_a_hidden_result_is_the_same_once_shown(faces: Any) -> None:
    hidden = settle(request(XantisSubject(id="forza"), hidden=True), faces(3, 4))
    shown = reveal(hidden)
    assert not shown.request.situation.hidden
    assert (shown.id, shown.outcome) == (hidden.id, hidden.outcome)


def test_the_real_source_is_fair() -> None:
    """10⁵ tests by the system's chance: faces and sums are not rare, and a Vdr of 7 succeeds as often as it should."""
    wanted = prepare_number(7)
    source = SystemChance()
    thrown: Counter[tuple[int, int]] = Counter()
    successes = 0
    for _ in range(100_000 // 20):
        outcome = settle(wanted, source).outcome
        assert outcome.dice is not None
        successes += outcome.success
    for _ in range(100_000):
        thrown[source.die(6), source.die(6)] += 1
    found = pair_report(pair_counts(thrown))
    assert found.throws == 100_000
    assert found.face_test.p is not None
    assert found.sum_test.p is not None
    assert min(found.face_test.p, found.sum_test.p) > 1e-4
    # Five standard deviations: it fails once in two million runs.
    assert abs(successes - 5000 * Fraction(7, 12)) < 5 * 35
