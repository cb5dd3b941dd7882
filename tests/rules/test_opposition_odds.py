"""The odds of opposed checks against full enumeration, printed figures and a second library."""

import json
from collections import Counter
from dataclasses import replace
from fractions import Fraction
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import icepool
import pytest
from hypothesis import given
from hypothesis import strategies as st

from brp_desktop.rules.brp import (
    SRD,
    UGE,
    BrpOptions,
    Contestant,
    OpposedOdds,
    group_odds,
    judge,
    opposed,
    opposed_odds,
)

VECTORS: dict[str, Any] = json.loads((Path(__file__).parents[1] / "data" / "brp-vectors.json").read_text("utf-8"))
PRESETS = {"srd": SRD, "uge": UGE, "srd_nearest": replace(SRD, special_rounding="nearest")}
D100 = range(1, 101)


@cache
def rolled(score: int, chance: int, base: int | None, options: BrpOptions) -> tuple[Contestant, ...]:
    """The side after each of its hundred rolls, judged once."""
    return tuple(
        Contestant(score, chance, roll, base=base, level=judge(roll, chance, options, base=base)) for roll in D100
    )


def kind_of(one: Contestant, other: Contestant, options: BrpOptions, defender: Any = None) -> str:
    outcome = opposed(one, other, options, defender=defender)
    if outcome.kind == "nobody":
        return "both_failed" if outcome.reason == "both_failed" else "cancelled"
    return outcome.winner or outcome.kind


def enumerated(a: tuple[Contestant, ...], b: tuple[Contestant, ...], options: BrpOptions) -> dict[str, int]:
    """All 10 000 pairs, settled one by one."""
    counts = Counter(kind_of(one, other, options) for one, other in product(a, b))
    return {name: counts[name] for name in ("a", "b", "draw", "cancelled", "both_failed")}


def counted(a: tuple[Contestant, ...], b: tuple[Contestant, ...], options: BrpOptions, defender: Any) -> dict[str, int]:
    """All 10 000 pairs again, each pair of levels settled once for a lower, an equal and a higher die."""
    seen: Counter[int] = Counter()
    example: dict[int, tuple[int, int]] = {}
    orders_a = [one.level.order if one.level else 0 for one in a]
    orders_b = [other.level.order if other.level else 0 for other in b]
    for x, order_a in enumerate(orders_a):
        for y, order_b in enumerate(orders_b):
            key = 25 * ((x > y) - (x < y)) + 5 * order_a + order_b
            seen[key] += 1
            example[key] = (x, y)
    counts: Counter[str] = Counter()
    for key, (x, y) in example.items():
        counts[kind_of(a[x], b[y], options, defender)] += seen[key]
    return {name: counts[name] for name in ("a", "b", "draw", "cancelled", "both_failed")}


def as_counts(odds: Any) -> dict[str, int]:
    return {name: getattr(odds, name) for name in ("a", "b", "draw", "cancelled", "both_failed")}


@pytest.mark.parametrize("row", VECTORS["opposed_odds"]["rows"], ids=str)
def test_vectors(row: list[Any]) -> None:
    named = dict(zip(VECTORS["opposed_odds"]["columns"], row, strict=True))
    odds = opposed_odds(*row[1:5], PRESETS[row[0]])
    for name, expected in named.items():
        if name not in ("preset", "score_a", "chance_a", "score_b", "chance_b"):
            assert getattr(odds, name.removeprefix("of_these_")) == expected, name


def test_printed_figures() -> None:
    """Figures of the rules' text, written out."""
    assert opposed_odds(50, 50, 50, 50) == OpposedOdds(2900, 2900, 1600, 100, 2500)
    assert opposed_odds(65, 65, 78, 78) == OpposedOdds(2236, 6786, 0, 208, 770)
    assert opposed_odds(65, 65, 78, 78, UGE) == OpposedOdds(3502, 5666, 62, 0, 770)


OPTIONS = st.builds(
    BrpOptions,
    critical=st.booleans(),
    special_rounding=st.sampled_from(["up", "nearest"]),
    critical_rounding=st.sampled_from(["up", "nearest"]),
    success_floor=st.sampled_from(["any", "base_5", "none"]),
    success_cap=st.sampled_from([None, 95, 3]),
    fumble_rule=st.sampled_from(["share", "critical"]),
    opposed_tie=st.sampled_from(["score", "roll", "cancel", "defender"]),
    special_tie_cancels=st.booleans(),
)
CHANCES = st.one_of(st.integers(0, 12), st.integers(0, 130), st.sampled_from([235, 480, 1000]))
BASES = st.sampled_from([None, 0, 1, 5, 25])


@given(CHANCES, CHANCES, st.integers(0, 2), BASES, BASES, OPTIONS, st.sampled_from([None, "a", "b"]))
def test_equal_to_enumeration(
    chance_a: int, chance_b: int, ahead: int, base_a: Any, base_b: Any, options: BrpOptions, defender: Any
) -> None:
    """Any record, any pair: the closed form counts what 10 000 settled pairs count."""
    score_a = 49 + ahead
    odds = opposed_odds(score_a, chance_a, 50, chance_b, options, base_a=base_a, base_b=base_b, defender=defender)
    a, b = rolled(score_a, chance_a, base_a, options), rolled(50, chance_b, base_b, options)
    assert as_counts(odds) == counted(a, b, options, defender)
    assert odds.nobody == odds.cancelled + odds.both_failed


@pytest.mark.parametrize("preset", ["srd", "uge", "srd_nearest"])
@pytest.mark.parametrize("pair", [(5, 96), (7, 7), (21, 100), (33, 34), (95, 60), (120, 5)], ids=str)
def test_presets_equal_to_enumeration(preset: str, pair: tuple[int, int]) -> None:
    options, (a, b) = PRESETS[preset], pair
    odds = as_counts(opposed_odds(a, a, b, b, options))
    assert odds == enumerated(rolled(a, a, None, options), rolled(b, b, None, options), options)


@given(CHANCES, CHANCES, st.integers(0, 2), OPTIONS)
def test_swapped_sides_mirror(chance_a: int, chance_b: int, ahead: int, options: BrpOptions) -> None:
    one = opposed_odds(49 + ahead, chance_a, 50, chance_b, options)
    other = opposed_odds(50, chance_b, 49 + ahead, chance_a, options)
    assert (one.a, one.b, one.draw, one.cancelled, one.both_failed) == (
        other.b,
        other.a,
        other.draw,
        other.cancelled,
        other.both_failed,
    )
    assert one.a + one.b + one.draw + one.nobody == 10_000


@pytest.mark.parametrize("preset", ["srd", "uge"])
@pytest.mark.parametrize("pair", [(65, 78), (86, 85)], ids=str)
def test_second_opinion_of_icepool(preset: str, pair: tuple[int, int]) -> None:
    """The same odds from an independent dice library."""
    options, (a, b) = PRESETS[preset], pair
    die = icepool.d(100)

    def settle(roll_a: int, roll_b: int) -> str:
        return kind_of(Contestant(a, a, roll_a), Contestant(b, b, roll_b), options)

    pool = icepool.map(settle, die, die)
    odds = opposed_odds(a, a, b, b, options)
    for name, count in as_counts(odds).items():
        assert Fraction(count, 10_000) == (pool.probability(name) if name in pool else 0)


@pytest.mark.parametrize("case", VECTORS["group_odds"]["after_the_roll"], ids=lambda c: str(c["wins_of_100"]))
def test_group_after_the_roll(case: dict[str, Any]) -> None:
    one = Contestant(case["one"]["score"], case["one"]["chance"], case["one"]["roll"])
    many = [Contestant(guard["score"], guard["chance"]) for guard in case["many"]]
    odds = group_odds(one, many, PRESETS[case["preset"]])
    assert one.raw_level(PRESETS[case["preset"]]).value == case["one"]["raw"]
    assert list(odds.wins or ()) == case["wins_of_100"]
    assert odds.at_least_one_wins == Fraction(case["at_least_one_wins"])
    assert odds.at_least_one_succeeds == Fraction(case["at_least_one_succeeds"])


@pytest.mark.parametrize("case", VECTORS["group_odds"]["before_the_roll"], ids=lambda c: c["preset"])
def test_group_before_the_roll(case: dict[str, Any]) -> None:
    odds = group_odds(
        Contestant.number(case["one"]), [Contestant.number(guard) for guard in case["many"]], PRESETS[case["preset"]]
    )
    assert odds.wins is None
    assert odds.at_least_one_wins == Fraction(case["at_least_one_wins"])


@given(CHANCES, st.lists(CHANCES, max_size=3), st.integers(1, 100), OPTIONS, st.sampled_from([None, "a", "b"]))
def test_group_wins_equal_counting(
    chance: int, guards: list[int], roll: int, options: BrpOptions, defender: Any
) -> None:
    """With how many of its 100 results each guard beats the roll shown, counted one by one."""
    one = Contestant(50, chance, roll)
    many = [Contestant(49 + i, guard) for i, guard in enumerate(guards)]
    odds = group_odds(one, many, options, defender=defender)
    counted = []
    for guard in many:
        outcomes = (opposed(one, replace(guard, roll=own), options, defender=defender) for own in D100)
        counted.append(sum(outcome.winner == "b" for outcome in outcomes))
    assert odds.wins == tuple(counted)


@given(CHANCES, st.lists(CHANCES, min_size=1, max_size=2), OPTIONS)
def test_group_before_is_the_mean_of_after(chance: int, guards: list[int], options: BrpOptions) -> None:
    many = [Contestant(49 + i, guard) for i, guard in enumerate(guards)]
    mean = sum(
        (group_odds(Contestant(50, chance, roll), many, options).at_least_one_wins for roll in D100), Fraction(0)
    )
    assert group_odds(Contestant(50, chance), many, options).at_least_one_wins == mean / 100


def test_group_members_already_settled() -> None:
    """A guard who has rolled, or needs no roll, counts as it stands."""
    one = Contestant(60, 60, 40)
    settled = [Contestant(25, 25, 5), Contestant(25, 25, 20), Contestant(99, 99, level=judge(50, 99))]
    assert group_odds(one, settled).wins == (100, 0, 100)
    assert group_odds(one, settled[1:2]).at_least_one_succeeds == 1
    assert group_odds(one, settled[1:2], UGE).wins == (0,)
    assert [group_odds(one, [Contestant(25, 50, roll)], UGE).wins for roll in (39, 40, 41)] == [(0,), (0,), (100,)]
    stronger, equal = Contestant(70, 70, 20), Contestant(60, 60, 20)
    assert group_odds(one, [stronger, equal]).wins == (100, 0)
    defended = BrpOptions(opposed_tie="defender")
    assert group_odds(one, [equal], defended, defender="b").wins == (100,)
    assert group_odds(one, [equal], defended, defender="a").wins == (0,)
