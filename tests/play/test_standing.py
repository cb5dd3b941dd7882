"""What everybody may do while somebody acts: the source's pairs, prices term by term, reasons, and soon enough."""

import time

import pytest
from giro import FIVE, FOUR, TRIO, acting, giro
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from brp_desktop.play.standing import Bases, in_the_way, standing
from brp_desktop.rules.xantis import XantisOptions, action_cost, reach
from brp_desktop.sheet.round import Participant, Round
from brp_desktop.sheet.round_acts import CorrectPa, ResolveAction


def ways(found, who):
    return {each.way: each for each in found.of(who).ways}


def look(people, who, target=None, margin=None, options=None, **bases):
    table = acting(giro(*people), who, target, margin)
    return standing(table.round, options or XantisOptions(), bases=bases)


def test_the_five_names_with_exactly_their_links():
    """E5, whoever acts: one pair synchronises, four counter-attack each other, five have nothing."""
    found = look(FIVE, "Ishadur")
    assert found.pairs("sync") == (("Gesemyn", "Bonha"),)
    assert found.pairs("counter") == (
        ("Ishadur", "Shulir"), ("Shulir", "Gesemyn"), ("Gesemyn", "Ahti"), ("Bonha", "Ahti"),
    )  # fmt: skip
    expected = {
        "Ishadur": {"Shulir": "counter"},
        "Shulir": {"Ishadur": "counter", "Gesemyn": "counter"},
        "Gesemyn": {"Shulir": "counter", "Bonha": "sync", "Ahti": "counter"},
        "Bonha": {"Gesemyn": "sync", "Ahti": "counter"},
        "Ahti": {"Gesemyn": "counter", "Bonha": "counter"},
    }
    for who, links in expected.items():
        found = look(FIVE, who)
        assert {line.participant.id: line.link for line in found.lines if line.link is not None} == links
        assert found.of(who).obstacle == "acting"
        for line in found.lines:
            assert bool(line.ways) == (line.obstacle is None)


def test_a_card_says_what_may_be_done_and_for_how_much():
    """As drawn: counter 0 + 3 + attack, help for a comrade 3 + 3, nothing because two stand between."""
    people = (("Ilario", 4, "1"), ("Serra", 3, "2"), ("Nerea", 3, "1"), ("Bruno", 0, "1"), ("Accio", -1, "2"))
    found = look(people, "Serra")
    for who in ("Ilario", "Nerea"):
        counter = found.of(who).ways[0]
        assert (counter.way, counter.price.reach, counter.surcharge, counter.needs) == ("counter", 0, 3, "attack")
        assert (counter.is_open, counter.price.cost) == (True, 3)
        assert [step.id for step in counter.explanation] == ["counter_attack", "reach", "cost"]
    helps = found.of("Bruno").ways[0]
    assert (helps.way, helps.helped, helps.price.reach, helps.surcharge) == ("interposition", ("Nerea",), 3, 3)
    nothing = found.of("Accio")
    assert (nothing.obstacle, [each.id for each in nothing.between], nothing.ways) == (
        "between",
        ["Nerea", "Bruno"],
        (),
    )
    together = look(people, "Bruno").of("Nerea").ways
    assert [(each.way, each.price.reach, each.surcharge) for each in together] == [("sync", 0, 3)]
    assert ways(look(people, "Serra"), "Nerea")["contemporaneous"].surcharge == 0
    assert ways(look(people, "Serra"), "Ilario")["contemporaneous"].surcharge == 3


def test_the_intervention_for_9_pa_and_its_dodge():
    """E4: nine without the defence, twelve with a dodge, all of what Ishadur has; Borgat is cut off."""
    open_price = ways(look(FOUR, "Ramajad", "Gesemyn", 2), "Ishadur")["interposition"]
    assert (open_price.price.cost, open_price.price.reach, open_price.price.left) == (9, 6, 3)
    found = look(FOUR, "Ramajad", "Gesemyn", 2, Ishadur=Bases(defence=3))
    price = ways(found, "Ishadur")["interposition"].price
    assert (price.cost, price.payable, price.left) == (12, True, 0)
    assert [(step.id, step.result) for step in price.explanation] == [
        ("interposition", 3), ("reach", 9), ("action", 12), ("cost", 12)
    ]  # fmt: skip
    assert "counter" not in ways(found, "Ishadur")
    assert set(ways(found, "Gesemyn")) == {"counter", "contemporaneous", "self_defence"}
    assert [each.id for each in found.of("Borgat").between] == ["Gesemyn", "Ishadur"]
    allied = tuple((name, result, "G" if name == "Borgat" else group) for name, result, group in FOUR)
    assert "interposition" in ways(look(allied, "Ramajad", "Gesemyn", 2), "Borgat")
    poor = standing(acting(giro(*FOUR, pa=11), "Ramajad", "Gesemyn", 2).round, bases={"Ishadur": Bases(defence=3)})
    price = ways(poor, "Ishadur")["interposition"].price
    assert (price.cost, price.payable, price.left) == (12, False, 11)


def test_only_the_target_counters_and_each_pays_with_the_own_pa():
    table = CorrectPa("Gesemyn", 5).apply(acting(giro(*FIVE, pa=20), "Shulir", "Ishadur", 2))
    found = standing(table.round, bases={"Gesemyn": Bases(attack=6), "Ishadur": Bases(attack=6)})
    assert set(ways(found, "Ishadur")) == {"counter", "contemporaneous", "self_defence"}
    assert set(ways(found, "Gesemyn")) == {"contemporaneous"}
    assert (ways(found, "Ishadur")["counter"].price.payable, ways(found, "Ishadur")["counter"].price.left) == (True, 11)
    assert ways(found, "Gesemyn")["contemporaneous"].price.payable is False


def test_joining_costs_what_the_source_says():
    """E6, E7: 3 + 5 to join a parry, 4 + 3 to counter, 3 + 3 + 5 to join that, and one's own action."""
    found = look(TRIO, "Gesemyn", "Ishadur", 4, Ishadur=Bases(attack=6), Ramajad=Bases(attack=6, defence=3))
    assert ways(found, "Ramajad")["join_parry"].price.cost == 3 + 5 + 3
    assert ways(found, "Ramajad")["join_counter"].price.cost == 3 + 3 + 5 + 6
    assert ways(found, "Ishadur")["counter"].price.cost == 4 + 3 + 6
    assert found.of("Ramajad").link is None
    assert ways(found, "Ishadur")["self_defence"].is_open


def test_the_stage_says_what_may_still_be_declared():
    declared = acting(giro(*FOUR), "Ramajad", "Gesemyn")
    for table, instants, reactions, before in (
        (giro(*FOUR), True, True, None),
        (declared, True, False, True),
        (acting(giro(*FOUR), "Ramajad", "Gesemyn", 2), False, True, False),
        (acting(giro(*FOUR), "Ramajad", "Gesemyn", -1), False, False, False),
        (ResolveAction().apply(declared), False, False, False),
    ):
        found = standing(table.round)
        assert (found.instants_open, found.reactions_open) == (instants, reactions)
        if before is not None:
            of_target = ways(found, "Gesemyn")
            assert (of_target["contemporaneous"].now, of_target["self_defence"].now) == (before, reactions)
    late = XantisOptions(instant_window="before_damage")
    assert standing(acting(giro(*FOUR), "Ramajad", "Gesemyn", 2).round, late).instants_open


def test_nobody_acts_and_nobody_was_tested():
    table = giro(("Ahti", 1, "1"), ("Bonha", None, "2"))
    assert {line.obstacle for line in standing(table.round).lines} == {"nobody"}
    found = standing(acting(table, "Ahti").round)
    assert [line.obstacle for line in found.lines] == ["acting", "untested"]
    assert standing(acting(table, "Bonha").round).of("Ahti").obstacle == "untested"
    assert standing(table.round, acting="Ahti").acting.id == "Ahti"
    assert standing(Round()).lines == ()


def test_who_stands_in_the_way():
    round_ = giro(*FIVE).round

    def blocking(one, other, options=None):
        return [each.id for each in in_the_way(round_, one, other, options or XantisOptions())]

    assert blocking("Ishadur", "Bonha") == blocking("Bonha", "Ishadur") == ["Shulir"]
    assert blocking("Shulir", "Ahti") == ["Gesemyn", "Bonha"]
    assert blocking("Gesemyn", "Ahti") == []
    assert blocking("Gesemyn", "Ahti", XantisOptions(counter_adjacency="neighbours")) == ["Bonha"]
    assert blocking("Gesemyn", "nobody") == []


people_of = st.lists(st.tuples(st.integers(-6, 6), st.none() | st.sampled_from("ABC")), min_size=2, max_size=9)
records = st.builds(
    XantisOptions,
    counter_adjacency=st.sampled_from(("source", "neighbours", "symmetric")),
    reach_mode=st.sampled_from(("catch_up", "absolute")),
    interposition_pays_defence=st.booleans(),
)


@given(people_of, st.data(), records)
def test_links_are_symmetric_and_prices_are_the_sum_of_their_terms(people, data, options):
    """Whoever acts; and none is left without a way or a reason, and none blocked by nobody."""
    table = giro(*((f"P{n}", result, group) for n, (result, group) in enumerate(people)))
    order = [one.id for one in table.round.participants]
    one, other = data.draw(st.sampled_from(order)), data.draw(st.sampled_from(order))
    base = data.draw(st.integers(0, 9))
    bases = {id_: Bases(base, base) for id_ in order}
    found = standing(table.round, options, acting=one, bases=bases)
    if one != other:
        assert found.of(other).link == standing(table.round, options, acting=other).of(one).link
    acting_result = table.round.find(one).result
    for line in found.lines:
        if line.obstacle == "between":
            assert line.link is None
            assert line.between
            assert one not in {each.id for each in line.between}
        for way in line.ways:
            steps = way.price.explanation
            assert way.price.cost == sum(number for step in steps for number in step.operands) == steps[-1].result
            kind = "join_parry" if way.way == "sync" else way.way
            same = line.participant.result == acting_result
            behind = reach(acting_result, line.participant.result, options)
            assert way.price.cost == action_cost(kind, behind, base, same_instant=same, options=options)
            assert way.price.payable == (way.price.cost <= 12)
            assert way.is_open is False
            for helped in way.helped:
                assert frozenset((helped, line.participant.id)) in found.links.sync


def test_a_giro_of_forty_is_looked_at_in_5_ms():
    """The best of some looks, none of them remembered: groups in turns, in blocks, and one for all."""
    for group in (lambda n: f"g{n % 3}", lambda n: f"g{n // 20}", lambda n: "g"):
        crowd = tuple(
            Participant(id=f"p{n}", name=f"P{n}", group=group(n), result=40 - n, pa_left=12, pa_max=12)
            for n in range(40)
        )
        round_ = Round(participants=crowd, acting="p20")
        took = []
        for number in range(8):
            changed = (*crowd[:-1], replace(crowd[-1], id=f"last{number}"))
            start = time.perf_counter()
            found = standing(replace(round_, participants=changed))
            took.append(time.perf_counter() - start)
            assert len(found.lines) == 40
        assert min(took) < 0.005


@pytest.mark.parametrize("way", ["sync", "counter"])
def test_pairs_to_paint_are_in_the_order_of_turns(way):
    found = look(FIVE, "Ahti")
    order = [name for name, _, _ in FIVE]
    pairs = found.pairs(way)
    assert list(pairs) == sorted(pairs, key=lambda pair: (order.index(pair[0]), order.index(pair[1])))
    assert all(order.index(one) < order.index(other) for one, other in pairs)
