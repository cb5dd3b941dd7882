"""The tree of scores, capacities, faults of a tree; Pa Max and Iniziativa."""

from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from brp_desktop.rules import RulesError, Step
from brp_desktop.rules.xantis import (
    INIZIATIVA,
    PA_MAX,
    TIERS,
    Formula,
    Node,
    capacities,
    capacity,
    check_parent,
    derived_value,
    pa_max,
    tree_faults,
)
from brp_desktop.rules.xantis.scores import node_values

TREE = [
    Node("prontezza", "caratteristica", 5, name="Prontezza"),
    Node("forza", "caratteristica", 6, name="Forza"),
    Node("atletica", "abilita", 2, "prontezza", "Atletica"),
    Node("cavaliere", "arte", 1, "atletica", "Cavaliere"),
    Node("ginnasta", "specializzazione", 3, "cavaliere", "Ginnasta"),
    Node("travestirsi", "specializzazione", 4, name="Travestirsi"),
    Node("nuoto", "specializzazione", -1, "prontezza"),
    Node("canto", "abilita", 2),
]


@st.composite
def trees(draw: st.DrawFn) -> list[Node]:
    """A sound tree of up to twelve nodes, parents before or after their children."""
    nodes: list[Node] = []
    for number in range(draw(st.integers(1, 12))):
        tier = draw(st.integers(0, 3))
        above = [node.id for node in nodes if TIERS.index(node.tier) < tier]
        parent = draw(st.none() | st.sampled_from(above)) if above else None
        nodes.append(Node(f"n{number}", TIERS[tier], draw(st.integers(-99, 99)), parent))
    return draw(st.permutations(nodes))


@given(trees())
def test_a_capacity_is_the_own_value_and_the_parents_capacity(nodes: list[Node]) -> None:
    every = capacities(nodes)
    assert tree_faults(nodes) == ()
    assert list(every) == [node.id for node in nodes]
    for node in nodes:
        found = capacity(nodes, node.id)
        above = every[node.parent] if node.parent else 0
        assert found.capacity == every[node.id] == node.value + above
        assert found.path[-1] == node.id
        assert sum(value for _, _, value in found.parts) == found.capacity
        assert found.explanation[-1] == Step("capacity", (), found.capacity)
        assert hash(found) == hash(capacity(nodes, node.id))
    assert node_values(nodes) == {node.id: node.value for node in nodes}


def test_path_parts_and_explanation() -> None:
    found = capacity(TREE, "ginnasta")
    assert found.path == ("prontezza", "atletica", "cavaliere", "ginnasta")
    assert found.parts == (
        ("caratteristica", "Prontezza", 5),
        ("abilita", "Atletica", 2),
        ("arte", "Cavaliere", 1),
        ("specializzazione", "Ginnasta", 3),
    )
    assert found.explanation == (
        Step("caratteristica", (5,), 5),
        Step("abilita", (2,), 7),
        Step("arte", (1,), 8),
        Step("specializzazione", (3,), 11),
        Step("capacity", (), 11),
    )
    skipped = capacity(TREE, "nuoto")
    assert (skipped.capacity, skipped.parts[1]) == (4, ("specializzazione", "nuoto", -1))


def test_another_caratteristica_for_this_once() -> None:
    assert capacity(TREE, "ginnasta", caratteristica="forza").path == ("forza", "atletica", "cavaliere", "ginnasta")
    assert capacity(TREE, "ginnasta", caratteristica="forza").capacity == 12
    assert capacity(TREE, "ginnasta", caratteristica="prontezza") == capacity(TREE, "ginnasta")
    assert capacity(TREE, "travestirsi", caratteristica="prontezza").path == ("prontezza", "travestirsi")
    assert capacity(TREE, "prontezza", caratteristica="forza").path == ("forza",)
    for other, code in (("atletica", "invalid_tier"), ("fortuna", "unknown_name")):
        with pytest.raises(RulesError) as refused:
            capacity(TREE, "ginnasta", caratteristica=other)
        assert refused.value.code == code


def test_nodes_may_come_as_mappings_or_as_anything_with_the_attributes() -> None:
    plain = [{"id": node.id, "tier": node.tier, "value": node.value, "parent": node.parent} for node in TREE]
    objects: list[Any] = [SimpleNamespace(**entry) for entry in plain]
    named: list[Any] = [SimpleNamespace(**entry, name="Nome") for entry in plain]
    assert capacity(plain, "ginnasta").parts == capacity(objects, "ginnasta").parts
    assert capacity(plain, "ginnasta").parts[0] == ("caratteristica", "prontezza", 5)
    assert capacity(named, "ginnasta").parts[0] == ("caratteristica", "Nome", 5)
    rootless = [{"id": "forza", "tier": "caratteristica", "value": 6, "unknown": 1}]
    assert capacity(rootless, "forza").capacity == 6


@pytest.mark.parametrize(
    ("nodes", "node", "code"),
    [
        (TREE, "fortuna", "unknown_name"),
        ([Node("a", "arte", 1, "gone")], "a", "unknown_name"),
        ([Node("a", "arte", 1), Node("a", "arte", 2)], "a", "duplicate_name"),
        ([Node("a", "arte", 1), Node("b", "arte", 2), Node("b", "arte", 2)], "a", "duplicate_name"),
        ([Node("a", "arte", 1, "a")], "a", "cyclic_parent"),
        ([Node("a", "arte", 1, "b"), Node("b", "abilita", 1, "c"), Node("c", "arte", 1, "b")], "a", "cyclic_parent"),
        ([Node("a", "arte", 1, "b"), Node("b", "arte", 1)], "a", "invalid_tier"),
        ([Node("a", "abilita", 1, "b"), Node("b", "arte", 1)], "a", "invalid_tier"),
        ([Node("a", "talento", 1)], "a", "invalid_tier"),
        ([Node("a", "arte", 1, "b"), Node("b", "talento", 1)], "a", "invalid_tier"),
        ([Node("a", "arte", 1, "b"), Node("b", "abilita", 1, "c"), Node("c", "arte", 1)], "a", "invalid_tier"),
        ([Node("a", "arte", True)], "a", "not_an_integer"),
        ([Node("a", "arte", 10_000)], "a", "out_of_range"),
    ],
)
def test_trees_without_a_capacity(nodes: list[Node], node: str, code: str) -> None:
    with pytest.raises(RulesError) as refused:
        capacity(nodes, node)
    assert refused.value.code == code
    if node in {one.id for one in nodes}:
        with pytest.raises(RulesError) as refused:
            capacities(nodes)
        assert refused.value.code == code


def test_a_fault_elsewhere_spoils_no_capacity() -> None:
    nodes = [*TREE, Node("a", "arte", 1, "b"), Node("b", "arte", 1, "a")]
    assert capacity(nodes, "ginnasta").capacity == 11


@pytest.mark.parametrize(
    ("node", "parent", "code"),
    [
        ("ginnasta", "forza", None),
        ("ginnasta", None, None),
        ("atletica", "forza", None),
        ("prontezza", "prontezza", "cyclic_parent"),
        ("prontezza", "ginnasta", "cyclic_parent"),
        ("atletica", "cavaliere", "cyclic_parent"),
        ("prontezza", "forza", "invalid_tier"),
        ("cavaliere", "travestirsi", "invalid_tier"),
        ("nuoto", "travestirsi", "invalid_tier"),
        ("canto", "cavaliere", "invalid_tier"),
        ("canto", "forza", None),
        ("fortuna", "forza", "unknown_name"),
        ("fortuna", None, "unknown_name"),
        ("forza", "fortuna", "unknown_name"),
    ],
)
def test_moves(node: str, parent: str | None, code: str | None) -> None:
    """A drop under itself or its own descendant is refused, so is one under the same or a lower tier."""
    if code is None:
        check_parent(TREE, node, parent)
        return
    with pytest.raises(RulesError) as refused:
        check_parent(TREE, node, parent)
    assert refused.value.code == code


@given(trees(), st.data())
def test_an_allowed_move_keeps_the_tree_sound(nodes: list[Node], data: Any) -> None:
    node, parent = (data.draw(st.sampled_from([one.id for one in nodes])) for _ in range(2))
    moved = [Node(one.id, one.tier, one.value, parent if one.id == node else one.parent) for one in nodes]
    faults = {code for code, _ in tree_faults(moved)}
    if not faults:
        check_parent(nodes, node, parent)
        return
    with pytest.raises(RulesError) as refused:
        check_parent(nodes, node, parent)
    assert refused.value.code in faults


def test_every_fault_of_a_tree_is_named() -> None:
    nodes = [
        Node("a", "abilita", 1, "b"),
        Node("b", "caratteristica", 1, "c"),
        Node("c", "arte", 1, "a"),
        Node("under", "specializzazione", 1, "c"),
        Node("self", "arte", 1, "self"),
        Node("lost", "arte", 1, "gone"),
        Node("low", "abilita", 1, "under"),
        Node("odd", "talento", 1),
        Node("child", "specializzazione", 1, "odd"),
        Node("good", "arte", 1),
        Node("good", "arte", 2),
    ]
    assert tree_faults(nodes) == (
        ("cyclic_parent", "a"),
        ("cyclic_parent", "b"),
        ("cyclic_parent", "c"),
        ("cyclic_parent", "self"),
        ("unknown_name", "lost"),
        ("invalid_tier", "low"),
        ("invalid_tier", "odd"),
        ("invalid_tier", "child"),
        ("duplicate_name", "good"),
    )
    assert tree_faults(TREE) == ()


def test_five_hundred_nodes_are_summed_at_once() -> None:
    deep = [
        Node(f"{tier}{number}", tier, 1, f"{TIERS[place - 1]}{number}" if place else None)
        for number in range(125)
        for place, tier in enumerate(TIERS)
    ]
    assert len(deep) == 500
    assert sorted(set(capacities(deep).values())) == [1, 2, 3, 4]


@given(*(st.integers(-99, 99) for _ in range(4)))
def test_pa_max_is_twice_the_four_scores_and_never_below_0(a: int, b: int, c: int, d: int) -> None:
    names = ("prontezza", "atletica", "cavaliere", "ginnasta")
    nodes = [Node(name, tier, value) for name, tier, value in zip(names, TIERS, (a, b, c, d), strict=True)]
    found = derived_value(PA_MAX, nodes, floor=0)
    assert pa_max(a, b, c, d) == found.value == max(0, 2 * (a + b + c + d))
    assert found.missing == ()
    assert found.explanation[-1] == Step("total", (), found.value)
    assert derived_value(PA_MAX, nodes).value == 2 * (a + b + c + d)


def test_pa_max_of_one_score_and_of_none() -> None:
    assert (pa_max(6), pa_max(0, 1), pa_max(0, 0, 1), pa_max(0, 0, 0, 1), pa_max(0)) == (12, 2, 2, 2, 0)
    for call, code in ((lambda: pa_max(None), "not_an_integer"), (lambda: pa_max(1, 2, 3, 10_000), "out_of_range")):
        with pytest.raises(RulesError) as refused:
            call()
        assert refused.value.code == code


@pytest.mark.parametrize(
    ("formula", "floor", "value", "missing", "steps"),
    [
        (INIZIATIVA, None, 5, (), [Step("term", (5,), 5), Step("total", (), 5)]),
        (
            Formula(("prontezza", "gone", "nuoto"), -7, 3),
            0,
            0,
            ("gone",),
            [
                Step("term", (5,), 5),
                Step("missing_term", (0,), 5),
                Step("term", (-1,), 4),
                Step("number", (-7,), -3),
                Step("times", (3,), -9),
                Step("never_below_0", (0,), 0),
                Step("total", (), 0),
            ],
        ),
        (Formula(("nuoto",)), None, -1, (), [Step("term", (-1,), -1), Step("total", (), -1)]),
        (Formula((), 4), 0, 4, (), [Step("number", (4,), 4), Step("total", (), 4)]),
        (Formula((), 0), 0, 0, (), [Step("total", (), 0)]),
    ],
)
def test_formulas(formula: Formula, floor: int | None, value: int, missing: tuple[str, ...], steps: list[Step]) -> None:
    """A term that is gone counts 0 and is named."""
    found = derived_value(formula, TREE, floor=floor)
    assert (found.value, found.missing, list(found.explanation)) == (value, missing, steps)


@pytest.mark.parametrize("formula", [Formula((), True), Formula((), 0, None)])  # type: ignore[arg-type]
def test_formulas_of_no_numbers(formula: Formula) -> None:
    with pytest.raises(RulesError) as refused:
        derived_value(formula, TREE)
    assert refused.value.code == "not_an_integer"
