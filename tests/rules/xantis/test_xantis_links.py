"""Links in the order of turns, against the rule said another way, and what each kind of action needs."""

from itertools import combinations
from time import perf_counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from brp_desktop.rules import RulesError, Step
from brp_desktop.rules.xantis import COST_KINDS, Links, XantisOptions, links, missing_link

NEIGHBOURS = XantisOptions(counter_adjacency="neighbours")
SYMMETRIC = XantisOptions(counter_adjacency="symmetric")
FIVE = [("Ishadur", "1"), ("Shulir", "2"), ("Gesemyn", "1"), ("Bonha", "1"), ("Ahti", "2")]
RAMAJAD = [("Ramajad", "R"), ("Gesemyn", "G"), ("Ishadur", "G"), ("Borgat", "R")]

groups = st.sampled_from(["1", "2", "3", "", None])


@st.composite
def orders(draw: st.DrawFn) -> list[tuple[str, str | None]]:
    """Up to nine people of three groups and of none."""
    return [(f"Png {place}", group) for place, group in enumerate(draw(st.lists(groups, max_size=9)))]


def comrades(one: str | None, other: str | None) -> bool:
    return bool(one) and one == other


@given(orders())
def test_the_rule_said_another_way(order: list[tuple[str, str | None]]) -> None:
    """A pair is linked exactly if everyone between belongs to the group of the one who acts earlier."""
    found, near, both = links(order), links(order, NEIGHBOURS), links(order, SYMMETRIC)
    assert found.sync == near.sync == both.sync
    for (i, (one, group)), (j, (other, other_group)) in combinations(enumerate(order), 2):
        between = [g for _, g in order[i + 1 : j]]
        open_way = all(comrades(group, g) for g in between)
        open_from_below = all(comrades(other_group, g) for g in between)
        pair = frozenset((one, other))
        together = comrades(group, other_group)
        assert (pair in found.sync) is (together and open_way)
        assert (pair in found.counter) is (not together and open_way)
        assert (pair in near.counter) is (not together and not between)
        assert (pair in both.counter) is (not together and (open_way or open_from_below))


@given(orders(), st.sampled_from([XantisOptions(), NEIGHBOURS, SYMMETRIC]))
def test_links_are_symmetric_and_of_one_kind(order: list[tuple[str, str | None]], options: XantisOptions) -> None:
    found = links(order, options)
    assert not found.sync & found.counter
    assert all(len(pair) == 2 for pair in found.sync | found.counter)
    for one in found.order:
        assert found.between(one, one) is None
        for kind in ("sync", "counter"):
            for other in found.linked(one, kind):
                assert one in found.linked(other, kind)
                assert found.between(one, other) == found.between(other, one) == kind
    listed = {frozenset(pair) for pair in (*found.pairs("sync"), *found.pairs("counter"))}
    assert listed == found.sync | found.counter
    assert hash(found) == hash(links(order, options))


@given(orders())
def test_pairs_and_explanation_go_by_place(order: list[tuple[str, str | None]]) -> None:
    found = links(order)
    place = {name: number for number, name in enumerate(found.order, 1)}
    for kind in ("sync", "counter"):
        places = [(place[one], place[other]) for one, other in found.pairs(kind)]
        assert places == sorted(places)
        assert all(one < other for one, other in places)
        assert [step.operands for step in found.explanation if step.id == kind] == places
    assert all(step.result == step.operands[1] - step.operands[0] - 1 for step in found.explanation)
    assert [step.operands for step in found.explanation] == sorted(step.operands for step in found.explanation)


def test_the_five_explained() -> None:
    assert links(FIVE).explanation == (
        Step("counter", (1, 2), 0),
        Step("counter", (2, 3), 0),
        Step("sync", (3, 4), 0),
        Step("counter", (3, 5), 1),
        Step("counter", (4, 5), 0),
    )


def test_nobody_is_linked_round_the_end() -> None:
    ring = links([("a", "1"), ("b", "2"), ("c", "1"), ("d", "2")])
    assert ring.between("a", "d") is None


def test_a_giro_of_60_is_worked_out_at_once() -> None:
    crowd = [(f"Png {place}", "1") for place in range(60)]
    started = perf_counter()
    found = links(crowd)
    assert perf_counter() - started < 0.25
    assert len(found.sync) == 60 * 59 // 2


@pytest.mark.parametrize("names", [("Ahti", "Ahti"), ("Ahti", "Bonha", "Ahti")])
def test_a_name_twice(names: tuple[str, ...]) -> None:
    with pytest.raises(RulesError) as refused:
        links([(name, "1") for name in names])
    assert (refused.value.code, refused.value.parameters["name"]) == ("duplicate_name", "Ahti")


@pytest.mark.parametrize(("one", "other"), [("Gornand", "Ahti"), ("Ahti", "Gornand")])
def test_somebody_who_is_not_there(one: str, other: str) -> None:
    with pytest.raises(RulesError) as refused:
        links(FIVE).between(one, other)
    assert (refused.value.code, refused.value.parameters["name"]) == ("unknown_name", "Gornand")


@pytest.mark.parametrize(
    ("kind", "actor", "acting", "target", "missing"),
    [
        ("basic", "Ramajad", "Ramajad", None, None),
        ("instant", "Borgat", "Ramajad", "Gesemyn", None),
        ("self_defence", "Ishadur", "Ramajad", "Ishadur", None),
        ("counter", "Gesemyn", "Ramajad", None, None),
        ("counter", "Ishadur", "Ramajad", None, ("counter", "Ishadur", "Ramajad")),
        ("contemporaneous", "Gesemyn", "Ramajad", None, None),
        ("contemporaneous", "Ishadur", "Ramajad", None, ("counter", "Ishadur", "Ramajad")),
        ("counter", "Ishadur", "Gesemyn", None, ("counter", "Ishadur", "Gesemyn")),
        ("interposition", "Ishadur", "Ramajad", "Gesemyn", None),
        ("interposition", "Borgat", "Ramajad", "Gesemyn", ("sync", "Borgat", "Gesemyn")),
        ("join_parry", "Ishadur", "Ramajad", "Gesemyn", None),
        ("join_parry", "Borgat", "Gesemyn", "Ramajad", ("sync", "Borgat", "Ramajad")),
        ("join_counter", "Ishadur", "Ramajad", "Gesemyn", None),
        ("join_counter", "Gesemyn", "Ramajad", "Ishadur", ("counter", "Ishadur", "Ramajad")),
        ("join_counter", "Borgat", "Ramajad", "Gesemyn", ("sync", "Borgat", "Gesemyn")),
    ],
)
def test_the_link_an_action_lacks(
    kind: str, actor: str, acting: str, target: str | None, missing: tuple[str, str, str] | None
) -> None:
    assert missing_link(kind, links(RAMAJAD), actor, acting, target) == missing


@given(orders(), st.sampled_from(COST_KINDS), st.data())
def test_what_is_lacking_is_lacking(order: list[tuple[str, str | None]], kind: str, data: Any) -> None:
    if not order:
        return
    found = links(order)
    actor, acting, target = (data.draw(st.sampled_from(found.order)) for _ in range(3))
    missing = missing_link(kind, found, actor, acting, target)
    if missing:
        assert found.between(missing[1], missing[2]) != missing[0]
    if kind in ("basic", "instant", "self_defence"):
        assert missing is None


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (("attack", "Ishadur", "Ramajad", "Gesemyn"), "unknown_kind"),
        (("interposition", "Ishadur", "Ramajad"), "unknown_name"),
        (("join_parry", "Ishadur", "Ramajad", "Ahti"), "unknown_name"),
        (("basic", "Ahti", "Ramajad"), "unknown_name"),
        (("instant", "Ishadur", "Ahti"), "unknown_name"),
    ],
)
def test_actions_of_nobody(arguments: Any, code: str) -> None:
    kind, *people = arguments
    with pytest.raises(RulesError) as refused:
        missing_link(kind, links(RAMAJAD), *people)
    assert refused.value.code == code


def test_links_are_a_value() -> None:
    assert links([]) == Links((), frozenset(), frozenset())
    assert links([]).explanation == ()
