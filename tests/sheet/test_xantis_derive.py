"""The computed side of a Xantis sheet and what differs between two of them."""

import time

import pytest
from hypothesis import given
from msgspec.structs import replace
from xantis_strategies import trees, xantis_characters

from brp_desktop.rules import RulesError
from brp_desktop.rules.xantis import TIERS, Capacity, capacities, tree_faults
from brp_desktop.sheet.new_xantis import new_xantis
from brp_desktop.sheet.systems import XANTIS, as_brp, brp_or_none, new_sheet, system_of, xantis_or_none
from brp_desktop.sheet.xantis import Penalty, ScoreNode, XantisCharacter
from brp_desktop.sheet.xantis_changes import XantisChangeSet, diff_xantis
from brp_desktop.sheet.xantis_derive import derive_xantis
from brp_desktop.sheet.xantis_edits import (
    EndGiro,
    MoveNode,
    RemoveNode,
    RenameNode,
    SetInitiative,
    SetNodeValue,
    SetPaMax,
    SetPaMaxTerms,
    SetPenalty,
    SetXantisAction,
    SetXantisIdentity,
    SetXantisWeapon,
    SpendPa,
)
from brp_desktop.sheet.xantis_tree import free_id, new_node_id, sound_tree


def scored(**values: int) -> XantisCharacter:
    """A new sheet with some values."""
    character = new_xantis()
    return replace(character, nodes=tuple(replace(node, value=values.get(node.id, 0)) for node in character.nodes))


SPEC = scored(prontezza=5, atletica=2, cavaliere=1, ginnasta=3, forza=6)
"""The tree of the rules (xantis.md 13.1)."""


def test_a_new_sheet_has_the_names_of_the_source_and_nothing_else():
    """13.1, 13.2: seven scores at 0, four actions of 3 Pa, three weapons with every figure empty."""
    character = new_sheet(XANTIS)
    assert character == new_xantis()
    assert (system_of(character), brp_or_none(character), xantis_or_none(character)) == (XANTIS, None, character)
    with pytest.raises(TypeError):
        as_brp(character)
    with pytest.raises(KeyError):
        new_sheet("runes")
    names = {node.id: node for node in character.nodes}
    assert [(node.name, node.tier, names[node.parent].name if node.parent else None) for node in character.nodes] == [
        ("Forza", "caratteristica", None),
        ("Prontezza", "caratteristica", None),
        ("Atletica", "abilita", "Prontezza"),
        ("Cavaliere", "arte", "Atletica"),
        ("Ginnasta", "specializzazione", "Cavaliere"),
        ("Elementalismo", "abilita", None),
        ("Travestirsi", "specializzazione", None),
    ]
    assert {node.value for node in character.nodes} == {0}
    assert [(action.name, action.pa) for action in character.actions] == [
        ("Schivata", 3), ("Salto", 3), ("Nascondersi", 3), ("Parata", 3),
    ]  # fmt: skip
    assert [weapon.name for weapon in character.weapons] == ["Martello", "Sciabola", "Alabarda"]
    assert {(row.attack_pa, row.parry_pa, row.damage, row.bonus, row.node) for row in character.weapons} == {
        (None, None, "", 0, None)
    }
    assert (character.counters, character.notes, character.pme) == ((), (), Penalty())
    assert tree_faults(character.nodes) == ()


def test_the_numbers_of_the_rules():
    """13.1: 5 + 2 + 1 + 3 = 11 and Pa Max 22; Iniziativa is Prontezza."""
    derived = derive_xantis(SPEC)
    assert derived.nodes["ginnasta"].capacity == 11
    assert derived.nodes["ginnasta"].path == ("prontezza", "atletica", "cavaliere", "ginnasta")
    assert (derived.nodes["ginnasta"].depth, derived.nodes["prontezza"].children) == (3, ("atletica",))
    assert (derived.pa_max, derived.pa_left, derived.initiative.value) == (22, 22, 5)
    assert [step.result for step in derived.steps_for("node", "ginnasta")] == [5, 7, 8, 11, 11]
    assert [(step.id, step.result) for step in derived.steps_for("pa_max")][-2:] == [("times", 22), ("total", 22)]
    assert derived.steps_for("initiative") == derived.initiative.explanation
    other = derived.capacity_of("ginnasta", "forza")
    assert (other.capacity, other.path[0]) == (12, "forza")
    for kind, id_ in (("node", "nobody"), ("skill", "forza")):
        with pytest.raises(KeyError):
            derived.steps_for(kind, id_)
    with pytest.raises(RulesError, match="unknown_name"):
        derived.capacity_of("nobody")


def test_the_order_of_the_nodes_is_that_of_the_tree():
    nodes = tuple(reversed(SPEC.nodes))
    derived = derive_xantis(replace(SPEC, nodes=nodes))
    assert list(derived.nodes) == [
        "travestirsi", "elementalismo", "prontezza", "atletica", "cavaliere", "ginnasta", "forza",
    ]  # fmt: skip


def test_a_term_that_is_gone_counts_nothing_and_is_named():
    derived = derive_xantis(RemoveNode("ginnasta").apply(SPEC))
    assert (derived.pa_max, derived.pa_max_computed.missing) == (16, ("ginnasta",))
    below = derive_xantis(replace(SPEC, initiative_terms=("nobody",), initiative_number=-3))
    assert (below.initiative.value, below.initiative.missing) == (-3, ("nobody",))


def test_pa_max_is_never_below_nothing_and_may_be_typed():
    poor = scored(prontezza=-9)
    derived = derive_xantis(poor)
    assert (derived.pa_max, derived.pa_max_by_hand) == (0, False)
    assert [(step.id, step.result) for step in derived.pa_max_computed.explanation][-3:] == [
        ("times", -18), ("never_below_0", 0), ("total", 0),
    ]  # fmt: skip
    typed = derive_xantis(SetPaMax(30).apply(SPEC))
    assert (typed.pa_max, typed.pa_max_by_hand, typed.pa_left, typed.pa_max_computed.value) == (30, True, 30, 22)
    again = derive_xantis(SetPaMax(None).apply(SetPaMax(30).apply(SPEC)))
    assert (again.pa_max, again.pa_max_by_hand) == (22, False)


def test_pa_left_may_stand_above_pa_max_until_the_giro_ends():
    """15.1: what was left before Pa Max fell is kept, and put right by the end of the Giro."""
    spent = SpendPa(2).apply(SPEC)
    fallen = SetNodeValue("ginnasta", 0).apply(spent)
    assert (derive_xantis(fallen).pa_left, derive_xantis(fallen).pa_max) == (20, 16)
    assert derive_xantis(EndGiro().apply(fallen)).pa_left == 16


@given(xantis_characters())
def test_capacities_are_those_of_the_rules(character):
    """For any character; worked out after an earlier one it is the same as from nothing."""
    derived = derive_xantis(character)
    assert {id_: node.capacity for id_, node in derived.nodes.items()} == capacities(character.nodes)
    seen: set[str] = set()
    for id_, node in derived.nodes.items():
        assert seen.issuperset(node.path[:-1])
        seen.add(id_)
        found = derived.capacity_of(id_)
        assert isinstance(found, Capacity)
        assert (found.capacity, found.path) == (node.capacity, node.path)
    assert derived.pa_max >= 0
    after = derive_xantis(character, derive_xantis(SPEC))
    assert (dict(after.nodes), after.pa_max, after.pa_left) == (dict(derived.nodes), derived.pa_max, derived.pa_left)
    assert (after.pa_max_computed, after.initiative) == (derived.pa_max_computed, derived.initiative)


def test_what_did_not_change_is_the_same_object():
    before = derive_xantis(SPEC)
    renamed = derive_xantis(SetXantisIdentity("name", "Ishadur").apply(SPEC), before)
    assert renamed.nodes is before.nodes
    assert renamed.pa_max_computed is before.pa_max_computed
    stronger = derive_xantis(SetNodeValue("forza", 7).apply(SPEC), before)
    assert stronger.nodes["ginnasta"] is before.nodes["ginnasta"]
    assert stronger.nodes["forza"].capacity == 7


def test_a_broken_tree_is_worked_out_as_far_as_it_is_one():
    """However it came about: a cycle, a parent that is not there, one id twice, a tier that is none."""
    nodes = (
        ScoreNode(id="a", tier="abilita", name="A", value=1, parent="b"),
        ScoreNode(id="b", tier="arte", name="B", value=2, parent="a"),
        ScoreNode(id="c", tier="specializzazione", name="C", value=3, parent="b"),
        ScoreNode(id="c", tier="arte", name="C", value=4, parent="nobody"),
        ScoreNode(id="d", tier="none", name="D", value=5, parent="c"),
    )
    derived = derive_xantis(XantisCharacter(nodes=nodes))
    assert {id_: node.capacity for id_, node in derived.nodes.items()} == {"a": 1, "b": 2, "c": 5, "c.2": 4, "d": 5}
    assert derived.capacity_of("c").capacity == 5


@given(trees())
def test_a_sound_tree_is_left_alone(nodes):
    assert sound_tree(nodes) == (nodes, ())
    assert sound_tree(nodes)[0] is nodes
    broken = tuple(replace(node, parent=nodes[-1].id) for node in nodes)
    mended, repairs = sound_tree(broken)
    assert tree_faults(mended) == ()
    assert [(node.id, node.value) for node in mended] == [(node.id, node.value) for node in nodes]
    assert bool(repairs) == bool(nodes)


def test_ids_are_made_of_names():
    """A term that is gone can still be called something."""
    character = new_xantis()
    for name, id_ in (("Scherma", "scherma"), ("Ginnasta", "ginnasta.2"), ("Abilità d'arme", "abilita_d_arme"),
                      ("剣", "node.1"), ("  ", "node.1"), ("X" * 200, "x" * 60)):  # fmt: skip
        assert new_node_id(character, name) == id_
    assert free_id("node.1", {"node.1", "node.2"}) == "node.3"
    assert free_id("a", {"a", "a.2"}) == "a.3"


def test_five_hundred_scores_are_worked_out_quickly():
    """The best of some tries, so that a busy machine does not matter."""
    nodes = tuple(
        ScoreNode(
            id=f"n{number}", tier=TIERS[number % 4], name="N", value=number % 7,
            parent=f"n{number - 1}" if number % 4 else None,
        )
        for number in range(500)
    )  # fmt: skip
    character = XantisCharacter(nodes=nodes)
    derived = derive_xantis(character)
    times = []
    for value in range(20):
        changed = SetNodeValue("n0", value).apply(character)
        start = time.perf_counter()
        after = derive_xantis(changed, derived)
        diff_xantis(character, changed, derived, after)
        times.append(time.perf_counter() - start)
    assert min(times) < 0.02


def changes(before: XantisCharacter, after: XantisCharacter) -> XantisChangeSet:
    old = derive_xantis(before)
    return diff_xantis(before, after, old, derive_xantis(after, old))


def test_each_change_is_told_apart():
    assert not changes(SPEC, SPEC)
    assert changes(SPEC, SetXantisIdentity("people", "x").apply(SPEC)) == XantisChangeSet(
        identity=frozenset(("people",))
    )
    assert changes(SPEC, SetPenalty("pr", 2).apply(SPEC)) == XantisChangeSet(penalties=frozenset(("pr",)))
    assert changes(SPEC, SpendPa(3).apply(SPEC)) == XantisChangeSet(giro=True)
    assert changes(SPEC, SetInitiative(4).apply(SPEC)) == XantisChangeSet(giro=True)
    assert changes(SPEC, SetXantisAction("salto", "pa", 4).apply(SPEC)) == XantisChangeSet(
        actions=frozenset(("salto",))
    )
    assert changes(SPEC, SetXantisWeapon("martello", "bonus", 4).apply(SPEC)) == XantisChangeSet(
        weapons=frozenset(("martello",))
    )
    assert changes(SPEC, SetPaMaxTerms(("forza",)).apply(SPEC)).derived
    assert changes(SPEC, SetPaMax(22).apply(SPEC)).derived


def test_a_value_changes_the_capacities_under_it():
    assert changes(SPEC, SetNodeValue("atletica", 4).apply(SPEC)) == XantisChangeSet(
        nodes=frozenset(("atletica", "cavaliere", "ginnasta")), derived=True, giro=True
    )
    assert changes(SPEC, SetNodeValue("forza", 4).apply(SPEC)) == XantisChangeSet(nodes=frozenset(("forza",)))
    named = changes(SPEC, RenameNode("prontezza", "Riflessi").apply(SPEC))
    assert named == XantisChangeSet(nodes=frozenset(("prontezza",)), derived=True)


def test_a_move_is_one_of_structure():
    moved = changes(SPEC, MoveNode("travestirsi", "forza").apply(SPEC))
    assert (moved.structure, moved.nodes) == (True, frozenset(("travestirsi",)))
    assert changes(SPEC, MoveNode("forza", None, 1).apply(SPEC)).structure
    assert changes(SPEC, RemoveNode("forza").apply(SPEC)) == XantisChangeSet(structure=True)


@given(xantis_characters(), xantis_characters())
def test_two_sheets_differ_exactly_where_they_differ(first, second):
    found = changes(first, second)
    assert found.notes == (first.notes != second.notes)
    assert found.options == (first.options != second.options)
    assert found.penalties == {name for name in ("pme", "pr", "pd") if getattr(first, name) != getattr(second, name)}
    assert bool(found.weapons) == (first.weapons != second.weapons)
    if not found:
        assert replace(first, nodes=()) == replace(second, nodes=())
        assert set(first.nodes) == set(second.nodes)
