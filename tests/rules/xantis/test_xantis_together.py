"""Answers to a blow: one's own defence, stepping in, parry and counter-attack together, one of each."""

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from brp_desktop.rules import RulesError, Step
from brp_desktop.rules.xantis import XantisOptions, defence, mixed, synchronised_counter, synchronised_parry

BEST = XantisOptions(sync_total="best")
TARGET_SUFFERS = XantisOptions(interposer_takes_hit=False)

attacks = st.integers(0, 15)
margins = st.integers(-10, 20)
several = st.lists(margins, min_size=1, max_size=5)
records = st.sampled_from([XantisOptions(), BEST])


@given(attacks, margins, st.sampled_from(["target", "helper"]))
def test_one_defence(attack: int, margin: int, by: str) -> None:
    outcome = defence(attack, margin, by)
    assert outcome.stopped is (margin >= 0 and margin >= attack)
    assert outcome.difference == abs(attack - max(0, margin))
    assert outcome.hit == (() if outcome.stopped else (by,))
    spared = defence(attack, margin, by, TARGET_SUFFERS)
    assert spared.hit == (() if outcome.stopped else ("target",))
    assert (spared.stopped, spared.difference) == (outcome.stopped, outcome.difference)
    assert hash(outcome) == hash(defence(attack, margin, by))


@given(attacks, several, records)
def test_parry_together(attack: int, parries: list[int], options: XantisOptions) -> None:
    outcome = synchronised_parry(attack, parries, options)
    bonuses = [max(0, margin) for margin in parries]
    total = max(bonuses) if options is BEST else sum(bonuses)
    holds = any(margin >= 0 for margin in parries) and total >= attack
    assert (outcome.total, outcome.holds, outcome.difference) == (total, holds, abs(total - attack))
    assert outcome.hit == (() if holds else ("target",))
    assert outcome.weapon_danni_of == ("target" if holds else "none")
    assert outcome.margins == tuple(parries)


@given(attacks, several, records)
def test_counter_together(attack: int, counters: list[int], options: XantisOptions) -> None:
    outcome = synchronised_counter(attack, counters, options)
    bonuses = [max(0, margin) for margin in counters]
    total = max(bonuses) if options is BEST else sum(bonuses)
    succeeded = any(margin >= 0 for margin in counters)
    result = "attack" if not succeeded or total < attack else "both" if total == attack else "counter"
    assert (outcome.total, outcome.result, outcome.difference) == (total, result, abs(total - attack))
    assert ("attacker" in outcome.hit) is (result != "attack")
    assert ("target" in outcome.hit) is (result != "counter")
    assert list(outcome.hit) == sorted(outcome.hit)
    assert outcome.danni_of == ("none" if result == "attack" else "participants")


@given(attacks, several)
def test_the_order_of_those_who_join_means_nothing(attack: int, given_margins: list[int]) -> None:
    backwards = given_margins[::-1]
    for together in (synchronised_parry, synchronised_counter):
        one: Any = together(attack, given_margins)
        other: Any = together(attack, backwards)
        assert (one.total, one.difference, one.hit) == (other.total, other.difference, other.hit)


@given(attacks, margins)
def test_alone_together_is_a_plain_defence(attack: int, margin: int) -> None:
    alone, parried = defence(attack, margin), synchronised_parry(attack, [margin])
    assert (alone.stopped, alone.difference, alone.hit) == (parried.holds, parried.difference, parried.hit)
    assert synchronised_parry(attack, [margin], BEST) == parried


@given(attacks, margins, margins, records)
def test_one_counters_and_one_defends(attack: int, counter: int, helped: int, options: XantisOptions) -> None:
    outcome = mixed(attack, counter, helped, options)
    assert outcome == mixed(attack, counter, helped)
    assert ("attacker" in outcome.hit) is (counter >= attack)
    assert "target" not in outcome.hit
    if counter > attack:
        assert (outcome.result, outcome.left, outcome.difference) == ("counter", None, counter - attack)
        return
    left = attack - max(0, counter)
    assert outcome.left == left
    stops = helped >= 0 and helped >= left
    assert outcome.result == ("stopped" if stops else "helper_hit")
    assert outcome.difference == (None if stops else left - max(0, helped))
    assert ("helper" in outcome.hit) is not stops
    assert list(outcome.hit) == sorted(outcome.hit)


@pytest.mark.parametrize(
    ("outcome", "steps"),
    [
        (defence(4, -3), [Step("attack", (4,), 4), Step("defence", (-3,), 0), Step("struck", (4, 0), 4)]),
        (defence(4, 6), [Step("attack", (4,), 4), Step("defence", (6,), 6), Step("stopped", (4, 6), 2)]),
        (
            synchronised_parry(5, [4, -1, 3]),
            [
                Step("attack", (5,), 5),
                Step("parry", (4,), 4),
                Step("parry", (-1,), 0),
                Step("parry", (3,), 3),
                Step("total", (4, 0, 3), 7),
                Step("holds", (5, 7), 2),
            ],
        ),
        (
            synchronised_parry(5, [1]),
            [Step("attack", (5,), 5), Step("parry", (1,), 1), Step("total", (1,), 1), Step("struck", (5, 1), 4)],
        ),
        (
            synchronised_counter(4, [2, 5], BEST),
            [
                Step("attack", (4,), 4),
                Step("counter", (2,), 2),
                Step("counter", (5,), 5),
                Step("total", (2, 5), 5),
                Step("lands", (4, 5), 1),
            ],
        ),
        (
            mixed(6, 2, 1),
            [
                Step("attack", (6,), 6),
                Step("counter", (2,), 2),
                Step("left", (6, 2), 4),
                Step("help", (1,), 1),
                Step("struck", (4, 1), 3),
            ],
        ),
        (
            mixed(6, -2, 7),
            [
                Step("attack", (6,), 6),
                Step("counter", (-2,), 0),
                Step("left", (6, 0), 6),
                Step("help", (7,), 7),
                Step("stopped", (6, 7), 1),
            ],
        ),
        (mixed(5, 6, -1), [Step("attack", (5,), 5), Step("counter", (6,), 6), Step("lands", (6, 5), 1)]),
    ],
)
def test_explanations(outcome: Any, steps: list[Step]) -> None:
    assert list(outcome.explanation) == steps


def test_the_last_step_names_the_result() -> None:
    assert [synchronised_counter(4, [m]).explanation[-1].id for m in (5, 4, 3)] == ["lands", "both_land", "struck"]


@pytest.mark.parametrize(
    "answer",
    [
        lambda attack: defence(attack, 3),
        lambda attack: synchronised_parry(attack, [3]),
        lambda attack: synchronised_counter(attack, [3]),
        lambda attack: mixed(attack, 3, 3),
    ],
)
def test_an_attack_that_failed_leaves_nothing_to_react_to(answer: Callable[[Any], Any]) -> None:
    for attack, code in ((-1, "attack_failed"), (None, "not_an_integer"), (10_000, "out_of_range")):
        with pytest.raises(RulesError) as refused:
            answer(attack)
        assert refused.value.code == code
    assert answer(0) is not None


@pytest.mark.parametrize(
    ("call", "code"),
    [
        (lambda: defence(1, 1, "attacker"), "unknown_kind"),
        (lambda: defence(1, True), "not_an_integer"),
        (lambda: synchronised_parry(1, []), "no_participants"),
        (lambda: synchronised_counter(1, []), "no_participants"),
        (lambda: synchronised_counter(1, [1, "2"]), "not_an_integer"),  # type: ignore[list-item]
        (lambda: mixed(1, None, 1), "not_an_integer"),  # type: ignore[arg-type]
        (lambda: mixed(1, 1, None), "not_an_integer"),  # type: ignore[arg-type]
    ],
)
def test_answers_that_are_none(call: Callable[[], Any], code: str) -> None:
    with pytest.raises(RulesError) as refused:
        call()
    assert refused.value.code == code
