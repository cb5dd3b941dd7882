"""The worked examples of the customer's second source, played through from roll to consequence."""

from fractions import Fraction

import pytest

from brp_desktop.rules import RulesError, Step, xantis
from brp_desktop.rules.xantis import Node

FORZA = [Node("forza", "caratteristica", 6, name="Forza")]
ORDER = [("Ramajad", 4), ("Gesemyn", 0), ("Ishadur", -2), ("Borgat", -3)]
TRIO = [("Gesemyn", "A"), ("Ishadur", "B"), ("Ramajad", "B")]
TRIO_RESULTS = {"Gesemyn": 4, "Ishadur": 0, "Ramajad": -1}


def test_ishadur_and_the_log() -> None:
    """E1: Forza 6 against a difficulty of 2, dice of 5: Vdr 4, Malus of 1, the Narrator tells."""
    strength = xantis.capacity(FORZA, "forza")
    log = xantis.test(strength.capacity, (2, 3), difficulty=2, actor="Ishadur", label="Forza", parts=strength.parts)
    assert (log.vdr, log.margin, log.malus, log.success, log.narrator) == (4, -1, 1, False, "narrator")
    assert log.parts == (("caratteristica", "Forza", 6),)
    assert log.explanation == (
        Step("capacity", (6,), 6),
        Step("difficulty", (-2,), 4),
        Step("vdr", (), 4),
        Step("dice", (-2, -3), -1),
        Step("margin", (), -1),
    )
    assert xantis.success_odds(4) == Fraction(1, 6)


def test_the_guard_and_gornand() -> None:
    """E2: a disguise of Bonus 5 leaves the guard a Vdr of 1; dice of 3 are a Malus of 2, and the thief tells."""
    disguise = 5
    guard = xantis.test(
        6, (1, 2), opponent_bonus=xantis.carried_bonus(disguise), npc=True, actor="guardia", label="Iniziativa"
    )
    assert (guard.vdr, guard.margin, guard.malus, guard.narrator) == (1, -2, 2, "narrator")
    contest = xantis.confrontation(disguise, guard.margin, npc=["second"])
    assert (contest.result, contest.takes_effect, contest.narrator) == ("first", ("first",), "first")
    assert xantis.success_odds(1, capacity=6, opponent_bonus=disguise) == Fraction(1, 36)


def test_hammer_and_flame() -> None:
    """E3: equal Iniziativa, hammer Bonus 2 against flame Bonus 1: the hammer falls, the flame is never thrown."""
    order = xantis.turn_order([("Gesemyn", 3), ("Ishadur", 3)])
    assert order.same_instant == (("Gesemyn", "Ishadur"),)
    found = xantis.links([("Gesemyn", "A"), ("Ishadur", "B")])
    assert xantis.missing_link("contemporaneous", found, "Ishadur", "Gesemyn") is None
    contest = xantis.contemporaneous(2, 1)
    assert (contest.result, contest.takes_effect, contest.narrator) == ("first", ("first",), "first")
    # An instantaneous flame would have come first, and the hammer after it.
    flame = xantis.contemporaneous(2, 1, spells=["second"])
    assert (flame.acts_first, flame.takes_effect) == ("second", ("first", "second"))


def test_the_intervention_for_9_pa_and_its_dodge() -> None:
    """E4: from −2 to +4 are 6, and 3 besides: 9 of 12 Pa; the 3 left are exactly one dodge."""
    order = xantis.turn_order(ORDER)
    assert order.order == ("Ramajad", "Gesemyn", "Ishadur", "Borgat")
    results = dict(ORDER)
    found = xantis.links([("Ramajad", "R"), ("Gesemyn", "G"), ("Ishadur", "G"), ("Borgat", "R")])
    assert xantis.may_declare("reaction", "TESTED", attack_margin=2)
    assert xantis.missing_link("interposition", found, "Ishadur", "Ramajad", "Gesemyn") is None
    step_in = xantis.action_price("interposition", results["Ishadur"], results["Ramajad"], 0, pa_left=12)
    assert (step_in.reach, step_in.cost, step_in.left) == (6, 9, 3)
    assert [(step.id, step.result) for step in step_in.explanation[:2]] == [("interposition", 3), ("reach", 9)]
    whole = xantis.action_price("interposition", results["Ishadur"], results["Ramajad"], 3, pa_left=12)
    assert (whole.cost, whole.payable, whole.left) == (12, True, 0)
    with pytest.raises(RulesError, match="not_enough_pa"):
        xantis.spend(11, whole.cost)
    # He defends as if the blow were aimed at him: equal Bonuses hold, else he is the one struck.
    assert xantis.defence(2, 2, "helper").stopped
    assert xantis.defence(2, 1, "helper").hit == ("helper",)
    # When it is over the Giro goes on as before, and its end gives all Pa back.
    assert order.order == xantis.turn_order(ORDER).order
    assert xantis.end_of_giro(xantis.spend(12, whole.cost), 12) == 12


def test_who_could_help_in_ishadurs_intervention() -> None:
    """E4: Gesemyn could act in the Ramajad's instant, Ishadur never; Borgat helps only as an ally of the two."""
    found = xantis.links([("Ramajad", "R"), ("Gesemyn", "G"), ("Ishadur", "G"), ("Borgat", "R")])
    assert found.between("Gesemyn", "Ramajad") == "counter"
    assert found.between("Ishadur", "Ramajad") is None
    assert found.between("Ishadur", "Gesemyn") == "sync"
    assert found.between("Borgat", "Ramajad") is None
    allied = xantis.links([("Ramajad", "R"), ("Gesemyn", "G"), ("Ishadur", "G"), ("Borgat", "G")])
    assert {allied.between("Borgat", other) for other in ("Gesemyn", "Ishadur")} == {"sync"}


def test_the_five_names_with_exactly_their_links() -> None:
    """E5: one pair may synchronise, four may counter-attack each other, and five pairs nothing."""
    results = [("Ishadur", 4), ("Shulir", 3), ("Gesemyn", 3), ("Bonha", 0), ("Ahti", -1)]
    groups = {"Ishadur": "1", "Shulir": "2", "Gesemyn": "1", "Bonha": "1", "Ahti": "2"}
    order = xantis.turn_order(results)
    found = xantis.links([(name, groups[name]) for name in order.order])
    assert found.sync == frozenset({frozenset({"Gesemyn", "Bonha"})})
    assert found.counter == frozenset(
        {
            frozenset({"Ishadur", "Shulir"}),
            frozenset({"Shulir", "Gesemyn"}),
            frozenset({"Gesemyn", "Ahti"}),
            frozenset({"Bonha", "Ahti"}),
        }
    )


def test_the_synchronised_parry() -> None:
    """E6: Ishadur parries for the parry's Pa, the Ramajad joins for 3 + 5 and the parry; failing strikes Ishadur."""
    found = xantis.links(TRIO)
    assert xantis.missing_link("self_defence", found, "Ishadur", "Gesemyn", "Ishadur") is None
    assert xantis.missing_link("join_parry", found, "Ramajad", "Gesemyn", "Ishadur") is None
    acting = TRIO_RESULTS["Gesemyn"]
    assert xantis.action_price("self_defence", TRIO_RESULTS["Ishadur"], acting, 3).cost == 3
    joining = xantis.action_price("join_parry", TRIO_RESULTS["Ramajad"], acting, 3)
    assert (joining.reach, joining.cost) == (5, 3 + 5 + 3)
    assert xantis.synchronised_parry(5, [1, 2]).hit == ("target",)
    held = xantis.synchronised_parry(5, [4, 3])
    assert (held.difference, held.weapon_danni_of) == (2, "target")


def test_the_synchronised_counter_attack() -> None:
    """E7: Ishadur pays 4 + 3, the Ramajad 3 + 3 + 5, both their attacks; the Danni of all, or Ishadur is struck."""
    found = xantis.links(TRIO)
    assert found.between("Gesemyn", "Ramajad") is None
    assert xantis.missing_link("counter", found, "Ishadur", "Gesemyn") is None
    assert xantis.missing_link("join_counter", found, "Ramajad", "Gesemyn", "Ishadur") is None
    acting = TRIO_RESULTS["Gesemyn"]
    assert xantis.action_price("counter", TRIO_RESULTS["Ishadur"], acting, 6).cost == 4 + 3 + 6
    assert xantis.action_price("join_counter", TRIO_RESULTS["Ramajad"], acting, 6).cost == 3 + 3 + 5 + 6
    landed = xantis.synchronised_counter(4, [2, 5])
    assert (landed.result, landed.difference, landed.danni_of) == ("counter", 3, "participants")
    assert xantis.synchronised_counter(6, [2, 1]).hit == ("target",)


def test_bonha_counters_while_gesemyn_covers_him() -> None:
    """E8: the defence must cover what the counter-attack left of the blow; if it fails, the helper is struck."""
    failed = xantis.mixed(6, 2, 1)
    assert (failed.left, failed.difference, failed.hit) == (4, 3, ("helper",))
    assert xantis.mixed(6, 2, 4).hit == ()


def test_arkanis_and_the_halberd() -> None:
    """E9: an instantaneous spell is declared before the halberd's outcome is known, or not at all; it costs nothing."""
    assert xantis.may_declare("instant", "DECLARED")
    assert not xantis.may_declare("instant", "TESTED")
    assert not xantis.may_declare("instant", "RESOLVED")
    assert xantis.action_price("instant", -4, 6, 5, pa_left=0).left == 0


def test_a_bonus_of_0_that_meets_a_difficulty() -> None:
    """E10: declared without a roll it succeeds; a difficulty that turns out later makes it fail."""
    assert xantis.may_declare_zero(None)
    assert xantis.declare_zero(capacity=6).bonus == 0
    later = xantis.declare_zero(2, capacity=6)
    assert (later.success, later.malus, later.narrator) == (False, 2, "narrator")
