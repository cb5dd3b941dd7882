"""Every golden case of tests/data/xantis-vectors.json: one small adapter for each operation."""

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest

from brp_desktop.rules import RulesError, xantis
from brp_desktop.rules.xantis import XantisOptions

CASES: list[dict[str, Any]] = json.loads(
    (Path(__file__).parents[2] / "data" / "xantis-vectors.json").read_text(encoding="utf-8")
)
SOURCE_CASES = {"E1", "E2", "E3", "E4", "E5", "E6", "E7", "E8", "E9", "E10"}

Given = dict[str, Any]


def fields(outcome: object, names: str) -> dict[str, Any]:
    """Some attributes of an outcome, tuples as lists."""
    values = {name: getattr(outcome, name) for name in names.split()}
    return {name: list(value) if isinstance(value, tuple) else value for name, value in values.items()}


def run_test(given: Given, options: XantisOptions) -> dict[str, Any]:
    outcome = xantis.test(**given, options=options)
    return fields(outcome, "vdr dice_sum counted critical margin success bonus malus narrator")


def run_confrontation(given: Given, options: XantisOptions) -> dict[str, Any]:
    outcome = xantis.confrontation(given["first"], given["second"], options, npc=given.get("npc", ()))
    return fields(outcome, "result takes_effect narrator")


def run_confrontation_rolls(given: Given, options: XantisOptions) -> dict[str, Any]:
    first = xantis.test(**given["first"], options=options)
    second = xantis.test(**given["second"], opponent_bonus=xantis.carried_bonus(first.margin), options=options)
    outcome = xantis.confrontation(first.margin, second.margin, options, npc=given.get("npc", ()))
    margins = {"first_margin": first.margin, "second_vdr": second.vdr, "second_margin": second.margin}
    return margins | fields(outcome, "result takes_effect narrator")


def run_contemporaneous(given: Given, options: XantisOptions) -> dict[str, Any]:
    outcome = xantis.contemporaneous(
        given["first"], given["second"], options, spells=given.get("spells", ()), npc=given.get("npc", ())
    )
    return fields(outcome, "result takes_effect narrator acts_first")


def run_turn_order(given: Given, options: XantisOptions) -> dict[str, Any]:
    outcome = xantis.turn_order([(name, result) for name, result in given["results"]])
    return {"order": list(outcome.order), "same_instant": [list(names) for names in outcome.same_instant]}


def run_instant_order(given: Given, options: XantisOptions) -> dict[str, Any]:
    return {"order": list(xantis.instant_order(given["order"], given["declared"]))}


def run_may_declare(given: Given, options: XantisOptions) -> dict[str, Any]:
    return {"allowed": xantis.may_declare(given["kind"], given["stage"], options)}


def run_pa_max(given: Given, options: XantisOptions) -> dict[str, Any]:
    return {"pa_max": xantis.pa_max(**given)}


def run_spend(given: Given, options: XantisOptions) -> dict[str, Any]:
    return {"left": xantis.spend(given["pa_left"], given["cost"])}


def run_costs(given: Given, options: XantisOptions) -> dict[str, Any]:
    own, acting, action = given.get("own", 0), given.get("acting", 0), given.get("action", 0)
    price = xantis.action_price(given["kind"], own, acting, action, pa_left=given.get("pa_left"), options=options)
    paid = xantis.reach(acting, own, options) if price.reach else 0
    cost = xantis.action_cost(given["kind"], paid, action, same_instant=own == acting, options=options)
    assert (price.reach, price.cost) == (paid, cost)
    return fields(price, "reach cost payable left")


def run_links(given: Given, options: XantisOptions) -> dict[str, Any]:
    found = xantis.links([(name, group) for name, group in given["order"]], options)
    return {"sync": [list(pair) for pair in found.pairs("sync")], "counter": [list(p) for p in found.pairs("counter")]}


def run_defence(given: Given, options: XantisOptions) -> dict[str, Any]:
    return fields(xantis.defence(**given, options=options), "stopped difference hit")


def run_sync_parry(given: Given, options: XantisOptions) -> dict[str, Any]:
    outcome = xantis.synchronised_parry(given["attack"], given["parries"], options)
    return fields(outcome, "total holds difference hit weapon_danni_of")


def run_sync_counter(given: Given, options: XantisOptions) -> dict[str, Any]:
    outcome = xantis.synchronised_counter(given["attack"], given["counters"], options)
    return fields(outcome, "total result difference hit danni_of")


def run_mixed(given: Given, options: XantisOptions) -> dict[str, Any]:
    outcome = xantis.mixed(given["attack"], given["counter"], given["help"], options)
    return fields(outcome, "result left difference hit")


def run_odds(given: Given, options: XantisOptions) -> dict[str, Any]:
    return {"p": str(xantis.success_odds(**given, options=options))}


def run_capacity(given: Given, options: XantisOptions) -> dict[str, Any]:
    return fields(xantis.capacity(given["nodes"], given["node"]), "capacity path")


OPERATIONS: Mapping[str, Callable[[Given, XantisOptions], dict[str, Any]]] = {
    name.removeprefix("run_"): function for name, function in globals().items() if name.startswith("run_")
}


def settled(case: dict[str, Any]) -> dict[str, Any]:
    """What the library makes of a case: the results, or the code of the refusal."""
    given = {key: value for key, value in case["given"].items() if key not in ("op", "options")}
    try:
        return OPERATIONS[case["given"]["op"]](given, XantisOptions(**case["given"].get("options", {})))
    except RulesError as error:
        return {"error": error.code}


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_vector(case: dict[str, Any]) -> None:
    result = settled(case)
    assert case["expect"]
    assert {key: result.get(key, "absent") for key in case["expect"]} == case["expect"]


def test_every_operation_and_every_example_of_the_source_is_there() -> None:
    """Nothing of the file is passed over: all cases, all operations, all ten examples of the source."""
    assert {case["given"]["op"] for case in CASES} == set(OPERATIONS)
    examples = {case["id"].split(".")[0].rstrip("ab") for case in CASES if case["id"].startswith("E")}
    assert examples == SOURCE_CASES
    ids = [case["id"] for case in CASES]
    assert len(ids) == len(set(ids)) == len(CASES)


def test_a_wrong_result_is_noticed() -> None:
    wrong = {"id": "W", "given": {"op": "spend", "pa_left": 12, "cost": 9}, "expect": {"left": 4}}
    assert settled(wrong) != wrong["expect"]
