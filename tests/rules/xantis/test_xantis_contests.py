"""Confrontations at different times and in the same instant, and until when something may be declared."""

from itertools import product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from brp_desktop.rules import RulesError, Step, xantis
from brp_desktop.rules.xantis import XantisOptions, carried_bonus, confrontation, contemporaneous
from brp_desktop.rules.xantis.instants import DECLARABLE, STAGES, instant_order, may_declare

SWAPPED = {"first": "second", "second": "first"}
margins = st.integers(-20, 20)
sides = st.lists(st.sampled_from(["first", "second"]), unique=True)


@pytest.mark.parametrize(
    ("first", "second", "result"),
    [
        (0, 1, "second"),
        (3, 2, "second"),
        (0, 0, "both"),
        (3, 0, "both"),
        (0, -1, "first"),
        (3, -5, "first"),
        (-1, 0, "second"),
        (-1, 4, "second"),
        (-1, -1, "none"),
        (-5, -1, "none"),
    ],
)
def test_confrontation_table(first: int, second: int, result: str) -> None:
    outcome = confrontation(first, second)
    narrator = {"none": "narrator"}.get(result, result)
    effect = {"both": ("first", "second"), "none": ()}.get(result, (result,))
    assert (outcome.result, outcome.takes_effect, outcome.narrator) == (result, effect, narrator)
    strict = confrontation(first, second, XantisOptions(zero_is_tie=False))
    assert strict.result == ("second" if result == "both" else result)


@given(margins, margins)
def test_a_confrontation_is_the_comparison_of_two_bonuses(first: int, second_before: int) -> None:
    """The second's margin after the subtraction tells the same as comparing both Bonuses, where both succeed alone."""
    outcome = confrontation(first, second_before - carried_bonus(first))
    if first >= 0:
        higher = "second" if second_before > first else "both" if second_before == first else "first"
        assert outcome.result == higher
    else:
        assert outcome.result == ("second" if second_before >= 0 else "none")


@given(margins, margins, sides)
def test_npcs_change_the_narrator_and_nothing_else(first: int, second: int, npc: list[str]) -> None:
    for contest in (confrontation, contemporaneous):
        with_npc, without = contest(first, second, npc=npc), contest(first, second)
        assert (with_npc.result, with_npc.takes_effect) == (without.result, without.takes_effect)
        assert with_npc.narrator == ("narrator" if without.result in npc else without.narrator)


@given(margins, margins, sides, sides)
def test_in_the_same_instant_the_sides_are_alike(first: int, second: int, spells: list[str], npc: list[str]) -> None:
    one = contemporaneous(first, second, spells=spells, npc=npc)
    other = contemporaneous(
        second, first, spells=[SWAPPED[side] for side in spells], npc=[SWAPPED[side] for side in npc]
    )
    assert SWAPPED.get(one.result, one.result) == other.result
    assert {SWAPPED[side] for side in one.takes_effect} == set(other.takes_effect)
    assert SWAPPED.get(one.narrator, one.narrator) == other.narrator
    assert SWAPPED.get(str(one.acts_first), one.acts_first) == other.acts_first
    assert list(other.takes_effect) == sorted(other.takes_effect)


@given(margins, margins, sides)
def test_in_the_same_instant(first: int, second: int, spells: list[str]) -> None:
    outcome = contemporaneous(first, second, spells=spells)
    succeeded = [side for side, margin in (("first", first), ("second", second)) if margin >= 0]
    if spells:
        assert list(outcome.takes_effect) == succeeded
    else:
        best = max(first, second)
        assert list(outcome.takes_effect) == [
            side for side, margin in (("first", first), ("second", second)) if margin == best and margin >= 0
        ]
    assert outcome.acts_first == (None if not spells else spells[0] if len(spells) == 1 else "order")
    assert outcome.result == {0: "none", 2: "both"}.get(len(outcome.takes_effect), "".join(outcome.takes_effect[:1]))


def test_a_spell_that_fails_still_counts_as_the_one_that_acts_first() -> None:
    outcome = contemporaneous(-1, 3, spells=["first"])
    assert (outcome.acts_first, outcome.result, outcome.narrator) == ("first", "second", "second")


def test_explanations_of_contests() -> None:
    for contest in (confrontation, contemporaneous):
        assert contest(5, -2).explanation == (
            Step("first_margin", (5,), 5),
            Step("second_margin", (-2,), -2),
            Step("first", (5, -2), 5),
        )
        assert contest(-3, 4).explanation[-1] == Step("second", (-3, 4), 4)
        assert contest(-3, -4).explanation[-1] == Step("none", (-3, -4), 0)
        assert hash(contest(5, -2)) == hash(contest(5, -2))
    assert confrontation(3, 0).explanation[-1] == Step("both", (3, 0), 3)
    assert contemporaneous(2, 2).explanation[-1] == Step("both", (2, 2), 2)


def test_what_is_carried_over() -> None:
    assert [carried_bonus(margin) for margin in (-3, -1, 0, 1, 9)] == [0, 0, 0, 1, 9]


@pytest.mark.parametrize("contest", [confrontation, contemporaneous])
@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        ((1, None), "not_an_integer"),
        ((True, 1), "not_an_integer"),
        ((10_000, 1), "out_of_range"),
        ((1, -10_000), "out_of_range"),
    ],
)
def test_margins_that_are_none(contest: Any, arguments: tuple[Any, Any], code: str) -> None:
    with pytest.raises(RulesError) as refused:
        contest(*arguments)
    assert refused.value.code == code


def test_sides_that_are_none() -> None:
    for call in (
        lambda: confrontation(1, 2, npc=["third"]),
        lambda: contemporaneous(1, 2, npc=["both"]),
        lambda: contemporaneous(1, 2, spells=["first", ""]),
    ):
        with pytest.raises(RulesError) as refused:
            call()
        assert refused.value.code == "unknown_name"


@pytest.mark.parametrize("window", ["before_roll", "before_damage"])
def test_stages(window: str) -> None:
    options = XantisOptions(instant_window=window)
    allowed = {
        ("instant", "DECLARED"): True,
        ("instant", "TESTED"): window == "before_damage",
        ("instant", "RESOLVED"): False,
        ("reaction", "DECLARED"): False,
        ("reaction", "TESTED"): True,
        ("reaction", "RESOLVED"): False,
    }
    assert set(allowed) == set(product(DECLARABLE, STAGES))
    for (kind, stage), expected in allowed.items():
        assert may_declare(kind, stage, options) is expected
        assert may_declare(kind, stage, options, attack_margin=0) is expected
        failed = may_declare(kind, stage, options, attack_margin=-1)
        assert failed is (expected and kind == "instant")


@pytest.mark.parametrize(("kind", "stage"), [("dodge", "TESTED"), ("instant", "tested"), ("reaction", "DONE")])
def test_unknown_kinds_and_stages(kind: str, stage: str) -> None:
    with pytest.raises(RulesError) as refused:
        may_declare(kind, stage)
    assert refused.value.code == "unknown_kind"


@given(st.permutations(["Shulir", "Ahti", "Arkanis", "Bonha"]), st.sets(st.sampled_from(["Shulir", "Ahti", "Bonha"])))
def test_instants_go_by_the_order_of_turns(order: list[str], declared: set[str]) -> None:
    expected = tuple(name for name in order if name in declared)
    assert instant_order(order, sorted(declared)) == instant_order(order, sorted(declared, reverse=True)) == expected


@pytest.mark.parametrize(
    ("order", "declared", "code"),
    [
        (["Ahti"], ["Gornand"], "unknown_name"),
        (["Ahti", "Ahti"], ["Ahti"], "duplicate_name"),
        (["Ahti"], ["Ahti", "Ahti"], "duplicate_name"),
    ],
)
def test_instants_of_nobody(order: list[str], declared: list[str], code: str) -> None:
    with pytest.raises(RulesError) as refused:
        instant_order(order, declared)
    assert refused.value.code == code


def test_the_whole_library_answers_by_name() -> None:
    """The functions tested here are those the package gives."""
    assert xantis.confrontation is confrontation
    assert xantis.contemporaneous is contemporaneous
    assert xantis.instant_order is instant_order
