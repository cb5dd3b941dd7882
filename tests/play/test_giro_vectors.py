"""The vectors of the Giro, of contests and of answers, through the values and edits that the table is made of."""

import json
from pathlib import Path

import pytest
from giro import acting, giro

from brp_desktop.play.round import instants_of, order_of
from brp_desktop.play.standing import Bases, standing
from brp_desktop.play.synchronised import Part, Together, prepare, settle
from brp_desktop.play.xantis_contests import XantisContest, XantisSide, settle_contest
from brp_desktop.play.xantis_contests import prepare as prepare_contest
from brp_desktop.play.xantis_subjects import XantisSituation, XantisSubject
from brp_desktop.rules import RulesError
from brp_desktop.rules.xantis import XantisOptions, action_cost
from brp_desktop.sheet.errors import EditError
from brp_desktop.sheet.round_acts import (
    ChooseActing,
    DeclareAction,
    DeclareInstant,
    ResolveAction,
    SetActionMargin,
    Spend,
)

VECTORS = json.loads((Path(__file__).parents[1] / "data" / "xantis-vectors.json").read_text(encoding="utf-8"))
PAIR = (3, 4)
"""Real dice that come to 7, so that a capacity of 7 more than a margin gives that margin."""


def options_of(given):
    return XantisOptions(**given.get("options", {}))


def turn_order(given):
    round_ = giro(*((name, result, None) for name, result in given["results"])).round
    return {"order": list(order_of(round_).order), "same_instant": [list(run) for run in order_of(round_).same_instant]}


def links(given):
    people = [(name, -place, group) for place, (name, group) in enumerate(given["order"])]
    found = standing(giro(*people).round, options_of(given))
    return {kind: [list(pair) for pair in found.pairs(kind)] for kind in ("sync", "counter")}


def instant_order(given):
    table = giro(*((name, -place, None) for place, name in enumerate(given["order"])))
    first = table.round.participants[0].id
    table = DeclareAction("").apply(ChooseActing(first).apply(table))
    for name in given["declared"]:
        table = DeclareInstant(name).apply(table)
    return {"order": [one.id for one in instants_of(table.round)]}


def may_declare(given):
    table = acting(giro(("Ahti", 1, "1"), ("Arkanis", 0, "2")), "Ahti", "Arkanis")
    if given["stage"] != "DECLARED":
        table = SetActionMargin(0).apply(table)
    if given["stage"] == "RESOLVED":
        table = ResolveAction().apply(table)
    found = standing(table.round, options_of(given))
    return {"allowed": found.instants_open if given["kind"] == "instant" else found.reactions_open}


def spend(given):
    table = Spend("Ahti", given["cost"]).apply(giro(("Ahti", 1, None), pa=given["pa_left"]))
    return {"left": table.round.find("Ahti").pa_left}


def costs(given):
    kind, base, left = given["kind"], given.get("action", 0), given.get("pa_left", 999)
    if kind in ("basic", "instant"):
        cost = action_cost(kind, 0, base)
        table = Spend("Ahti", cost, kind).apply(giro(("Ahti", given.get("own", 0), None), pa=left))
        return {"reach": 0, "cost": cost, "payable": True, "left": table.round.find("Ahti").pa_left}
    helps = kind not in ("self_defence", "counter", "contemporaneous")
    people = [("Attacker", given["acting"], "1"), ("Target", given["own"], "2"), ("Own", given["own"], "2")]
    if not helps:
        del people[1]
    margin = None if kind == "contemporaneous" else 3
    table = acting(giro(*people, pa=left), "Attacker", "Target" if helps else "Own", margin)
    found = standing(table.round, options_of(given), bases={"Own": Bases(base, base)})
    price = next(way.price for way in found.of("Own").ways if way.way == kind)
    return {"reach": price.reach, "cost": price.cost, "payable": price.payable, "left": price.left}


def of_margin(margin, *, npc=False, spell=False, carried=0):
    """A side whose real dice give this margin."""
    subject = XantisSubject(kind="number", capacity=margin + sum(PAIR) + carried)
    return XantisSide(subject=subject, situation=XantisSituation(own_dice=PAIR), npc=npc, spell=spell)


def of_rolls(given, npc):
    values = {key: given.get(key, 0) for key in ("interpretation",)}
    dice = given.get("dice")
    own = None if dice is None else (*dice, *given.get("extra", []))
    situation = XantisSituation(difficulty=given.get("difficulty"), own_dice=own, **values)
    subject = XantisSubject(kind="number", capacity=given["capacity"])
    return XantisSide(subject=subject, situation=situation, npc=npc, declared=dice is None)


class NoDice:
    def die(self, sides):
        raise AssertionError(sides)


def settled(first, second, manner, given):
    result = settle_contest(prepare_contest(XantisContest(first, second, manner, options=options_of(given))), NoDice())
    return {
        "first_margin": result.first.outcome.margin,
        "second_vdr": result.second.outcome.vdr,
        "second_margin": result.second.outcome.margin,
        "result": result.outcome.result,
        "takes_effect": list(result.outcome.takes_effect),
        "narrator": result.narrator,
        "acts_first": result.acts_first,
    }


def confrontation(given):
    npc, first = given.get("npc", []), given["first"]
    second = of_margin(given["second"], npc="second" in npc, carried=max(0, first))
    return settled(of_margin(first, npc="first" in npc), second, "staggered", given)


def contemporaneous(given):
    npc, spells = given.get("npc", []), given.get("spells", [])
    sides = (of_margin(given[side], npc=side in npc, spell=side in spells) for side in ("first", "second"))
    return settled(*sides, "contemporaneous", given)


def confrontation_rolls(given):
    npc = given.get("npc", [])
    sides = (of_rolls(given[side], side in npc) for side in ("first", "second"))
    return settled(*sides, "staggered", given)


def answered(answer, attack, margins, given):
    people = [("attacker", 9, "1"), *((name, 1 - place, "2") for place, name in enumerate(["target", *"abcdefgh"]))]
    parts = tuple(Part(name, 0, margin) for name, margin in margins)
    together = Together(answer, attack, "attacker", "target", parts, options_of(given))
    result = settle(prepare(giro(*people).round, together))
    roles = {"attacker": "attacker", "target": "target"}
    hit = [roles.get(one.whom.id, "helper") for one in result.strikes if one.whom is not None]
    assert hit == list(result.outcome.hit)
    return {**{key: getattr(result.outcome, key) for key in dir(result.outcome) if key[0] != "_"}, "hit": hit}


def defence(given):
    helper = given["by"] == "helper"
    who, answer = ("a", "interposition") if helper else ("target", "defence")
    return answered(answer, given["attack"], [(who, given["defence"])], given)


def several(answer, key):
    def run(given):
        return answered(answer, given["attack"], list(zip(["target", *"abcdefgh"], given[key], strict=False)), given)

    return run


def mixed(given):
    return answered("mixed", given["attack"], [("target", given["counter"]), ("a", given["help"])], given)


OPERATIONS = {
    "turn_order": turn_order,
    "links": links,
    "instant_order": instant_order,
    "may_declare": may_declare,
    "spend": spend,
    "costs": costs,
    "confrontation": confrontation,
    "contemporaneous": contemporaneous,
    "confrontation_rolls": confrontation_rolls,
    "defence": defence,
    "sync_parry": several("parry", "parries"),
    "sync_counter": several("counter", "counters"),
    "mixed": mixed,
}
CASES = [each for each in VECTORS if each["given"]["op"] in OPERATIONS]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_vector(case):
    given, expect = case["given"], case["expect"]
    if "error" in expect:
        with pytest.raises((RulesError, EditError)) as caught:
            OPERATIONS[given["op"]](given)
        assert caught.value.code == {"duplicate_name": "duplicate_id"}.get(expect["error"], expect["error"])
        return
    found = OPERATIONS[given["op"]](given)
    assert {key: found[key] for key in expect} == expect
