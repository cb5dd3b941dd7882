"""The Giro: order of turns, Pa spent and restored, the price of every kind of action."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from brp_desktop.rules import RulesError, Step
from brp_desktop.rules.xantis import (
    COST_KINDS,
    XantisOptions,
    action_cost,
    action_price,
    end_of_giro,
    explain_cost,
    pays_reach,
    reach,
    spend,
    turn_order,
)

PAID_OUT_OF_TURN = {"interposition": 3, "counter": 3, "join_parry": 3, "join_counter": 6, "contemporaneous": 3}
ABSOLUTE = XantisOptions(reach_mode="absolute")
SPARING = XantisOptions(interposition_pays_defence=False)

results = st.integers(-20, 20)
amounts = st.integers(0, 60)


@given(st.lists(results, max_size=12))
def test_the_order_is_by_result_and_then_by_entry(entered: list[int]) -> None:
    people = [(f"Png {number}", result) for number, result in enumerate(entered)]
    found = turn_order(people)
    assert found.order == tuple(name for name, _ in sorted(people, key=lambda one: (-one[1], people.index(one))))
    assert list(found.results) == sorted(entered, reverse=True)
    assert [len(run) for run in found.same_instant] == [
        entered.count(value) for value in sorted(set(entered), reverse=True) if entered.count(value) > 1
    ]
    assert found.explanation == tuple(
        Step("initiative", (result,), place) for place, result in enumerate(found.results, 1)
    )


def test_every_run_of_equal_results_is_named_in_order() -> None:
    found = turn_order([("a", 1), ("b", 4), ("c", 1), ("d", -2), ("e", 4), ("f", 1)])
    assert found.order == ("b", "e", "a", "c", "f", "d")
    assert found.same_instant == (("b", "e"), ("a", "c", "f"))
    assert hash(found) == hash(turn_order([("b", 4), ("e", 4), ("a", 1), ("c", 1), ("f", 1), ("d", -2)]))
    assert turn_order([]).order == ()


@pytest.mark.parametrize(
    ("people", "code"),
    [
        ([("Ahti", 2), ("Bonha", 2), ("Ahti", 2)], "duplicate_name"),
        ([("Ahti", None)], "not_an_integer"),
        ([("Ahti", 10_000)], "out_of_range"),
    ],
)
def test_orders_that_are_none(people: Any, code: str) -> None:
    with pytest.raises(RulesError) as refused:
        turn_order(people)
    assert refused.value.code == code


@given(amounts, st.lists(amounts, max_size=20), amounts)
def test_pa_never_fall_below_0_and_come_back_exactly(pa_max: int, costs: list[int], corrected: int) -> None:
    left = pa_max
    for cost in costs:
        if cost > left:
            with pytest.raises(RulesError) as refused:
                spend(left, cost)
            assert refused.value.code == "not_enough_pa"
            assert dict(refused.value.parameters) == {"cost": cost, "left": left}
        else:
            after = spend(left, cost)
            assert after == left - cost
            left = after
        assert left >= 0
    assert end_of_giro(left, pa_max) == pa_max
    assert end_of_giro(corrected, pa_max) == pa_max


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        ((-1, 0), "out_of_range"),
        ((3, -1), "invalid_cost"),
        ((3, 4), "not_enough_pa"),
        ((None, 1), "not_an_integer"),
        ((3, 1.0), "not_an_integer"),
    ],
)
def test_what_cannot_be_spent(arguments: Any, code: str) -> None:
    with pytest.raises(RulesError) as refused:
        spend(*arguments)
    assert refused.value.code == code


@pytest.mark.parametrize("arguments", [(-1, 12), (3, -1)])
def test_a_giro_does_not_end_with_less_than_nothing(arguments: tuple[int, int]) -> None:
    with pytest.raises(RulesError) as refused:
        end_of_giro(*arguments)
    assert refused.value.code == "out_of_range"
    assert (end_of_giro(0, 0), end_of_giro(5, 0)) == (0, 0)


@given(results, results)
def test_reach(acting: int, own: int) -> None:
    assert reach(acting, own) == (acting - own if acting > own else 0)
    assert reach(acting, own, ABSOLUTE) == reach(own, acting, ABSOLUTE) == abs(acting - own)


@given(st.sampled_from(COST_KINDS), amounts, amounts, st.booleans())
def test_the_price_is_the_sum_of_its_terms(kind: str, behind: int, base: int, same_instant: bool) -> None:
    cost = action_cost(kind, behind, base, same_instant=same_instant)
    out_of_turn = kind in PAID_OUT_OF_TURN and not (kind == "contemporaneous" and same_instant)
    expected = 0 if kind == "instant" else base + (PAID_OUT_OF_TURN[kind] + behind if out_of_turn else 0)
    assert cost == expected
    assert pays_reach(kind, same_instant=same_instant) is out_of_turn
    without_defence = action_cost(kind, behind, base, same_instant=same_instant, options=SPARING)
    assert without_defence == cost - (base if kind == "interposition" else 0)
    steps = explain_cost(kind, behind, base, same_instant=same_instant)
    assert steps[-1] == Step("cost", (), cost)
    assert [step.result for step in steps[:-1]] == [
        sum(number for earlier in steps[: place + 1] for number in earlier.operands) for place in range(len(steps) - 1)
    ]


@given(st.sampled_from(COST_KINDS), results, results, amounts, st.none() | amounts, st.sampled_from([None, ABSOLUTE]))
def test_the_price_between_two_people(
    kind: str, own: int, acting: int, base: int, pa_left: int | None, record: XantisOptions | None
) -> None:
    options = record or XantisOptions()
    price = action_price(kind, own, acting, base, pa_left=pa_left, options=options)
    same = own == acting
    paid = reach(acting, own, options) if pays_reach(kind, same_instant=same) else 0
    assert (price.kind, price.reach) == (kind, paid)
    assert price.cost == action_cost(kind, paid, base, same_instant=same, options=options)
    assert price.explanation == explain_cost(kind, paid, base, same_instant=same, options=options)
    if pa_left is None:
        assert (price.payable, price.left) == (None, None)
    elif price.cost <= pa_left:
        assert (price.payable, price.left) == (True, spend(pa_left, price.cost))
    else:
        assert (price.payable, price.left) == (False, pa_left)
    assert hash(price) == hash(action_price(kind, own, acting, base, pa_left=pa_left, options=options))


@pytest.mark.parametrize(
    ("kind", "ids"),
    [
        ("basic", ["action", "cost"]),
        ("self_defence", ["action", "cost"]),
        ("instant", ["instant", "cost"]),
        ("interposition", ["interposition", "reach", "action", "cost"]),
        ("counter", ["counter_attack", "reach", "action", "cost"]),
        ("join_counter", ["synchronised", "counter_attack", "reach", "action", "cost"]),
        ("join_parry", ["synchronised", "reach", "action", "cost"]),
        ("contemporaneous", ["out_of_turn", "reach", "action", "cost"]),
    ],
)
def test_terms_of_the_price(kind: str, ids: list[str]) -> None:
    """A reach of 0 is shown; an interposition that does not pay the defence leaves it out."""
    assert [step.id for step in explain_cost(kind)] == ids
    sparing = [step.id for step in explain_cost(kind, options=SPARING)]
    assert sparing == ([id_ for id_ in ids if id_ != "action"] if kind == "interposition" else ids)


def test_in_the_same_instant_only_the_action_is_paid() -> None:
    assert [step.id for step in explain_cost("contemporaneous", same_instant=True)] == ["action", "cost"]
    assert action_price("contemporaneous", 5, 3, 4).cost == 7
    assert action_price("contemporaneous", 5, 3, 4, options=ABSOLUTE).cost == 9


def test_what_is_taken_for_granted() -> None:
    """The base starts as the dodge's 3, the reach as 0, both Iniziativa results as 0."""
    assert action_cost("basic") == action_cost("self_defence") == action_price("basic").cost == 3
    assert action_cost("counter") == action_price("counter").cost == 6
    assert action_price("counter", 0).cost == action_price("counter", 0, 0).cost
    assert action_price("counter", -2).reach == 2
    assert action_price("counter", acting_initiative=2).reach == 2
    assert explain_cost("counter")[-1].result == 6
    assert pays_reach("contemporaneous")
    assert action_cost("contemporaneous") == explain_cost("contemporaneous")[-1].result == 6
    assert set(PAID_OUT_OF_TURN) | {"basic", "instant", "self_defence"} == set(COST_KINDS)


@pytest.mark.parametrize(
    ("call", "code"),
    [
        (lambda: action_cost("attack"), "unknown_kind"),
        (lambda: pays_reach("attack"), "unknown_kind"),
        (lambda: action_price("attack"), "unknown_kind"),
        (lambda: action_cost("basic", 0, -1), "invalid_cost"),
        (lambda: action_cost("instant", 0, -1), "invalid_cost"),
        (lambda: action_cost("counter", -1, 0), "invalid_cost"),
        (lambda: action_cost("basic", 0, None), "not_an_integer"),  # type: ignore[arg-type]
        (lambda: action_price("basic", pa_left=-1), "out_of_range"),
        (lambda: reach(None, 1), "not_an_integer"),  # type: ignore[arg-type]
        (lambda: reach(1, 10_000), "out_of_range"),
    ],
)
def test_prices_that_are_none(call: Any, code: str) -> None:
    with pytest.raises(RulesError) as refused:
        call()
    assert refused.value.code == code
