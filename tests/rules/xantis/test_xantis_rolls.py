"""One test: Vdr, criticals, declared Bonus 0, narrator, explanation, and what is refused."""

from dataclasses import FrozenInstanceError, fields, replace
from itertools import accumulate
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from brp_desktop.rules import RulesError, Step, xantis
from brp_desktop.rules.xantis import XantisOptions, XantisOutcome
from brp_desktop.rules.xantis.dice import checked_dice, checked_extra, critical_of, wants_extra

BY_NUMBER = XantisOptions(critical_decides=False)
ON_VDR = XantisOptions(critical_base="vdr")

scores = st.integers(-40, 40)
bonuses = st.integers(0, 30)
options_records = st.builds(
    XantisOptions,
    critical_base=st.sampled_from(["capacity", "vdr"]),
    critical_decides=st.booleans(),
    penalties_without_difficulty=st.booleans(),
)


@st.composite
def throws(draw: st.DrawFn) -> tuple[tuple[int, int] | None, tuple[int, ...]]:
    """Two dice with the additional ones they need, criticals as often as the rest; or a declaration."""
    dice = draw(
        st.none()
        | st.sampled_from([(1, 1), (6, 6)])
        | st.tuples(st.integers(1, 6), st.integers(1, 6)).filter(lambda pair: pair not in ((1, 1), (6, 6)))
    )
    if dice is None or not wants_extra(dice):
        return dice, ()
    return dice, (6,) * draw(st.integers(0, 4)) + (draw(st.integers(1, 5)),)


@st.composite
def outcomes(draw: st.DrawFn) -> tuple[XantisOutcome, XantisOptions]:
    """A settled test with anything in it, and the options it was settled by."""
    dice, extra = draw(throws())
    options = draw(options_records)
    outcome = xantis.test(
        draw(scores),
        dice,
        extra,
        draw(st.none() | bonuses),
        *(draw(bonuses) for _ in range(3)),
        draw(st.integers(0, 3)),
        draw(bonuses),
        options,
        npc=draw(st.booleans()),
    )
    return outcome, options


def replayed(outcome: XantisOutcome) -> tuple[Step, ...]:
    """The explanation with every result worked out anew from ids and operands alone."""
    value, steps = 0, []
    for step in outcome.explanation:
        if step.id in ("capacity", "extra", "declared"):
            value = sum(step.operands)
        elif step.id == "never_below_0":
            value = max(value, *step.operands, 0)
        elif step.id == "never_above_minus_1":
            value = min(value, *step.operands, -1)
        else:
            value += sum(step.operands)
        steps.append(Step(step.id, step.operands, value))
    return tuple(steps)


def step_ids(outcome: XantisOutcome) -> list[str]:
    return [step.id for step in outcome.explanation]


@given(outcomes())
def test_what_holds_of_every_outcome(pair: tuple[XantisOutcome, XantisOptions]) -> None:
    outcome, _ = pair
    assert outcome.success is (outcome.margin >= 0)
    assert (outcome.bonus is None) is not (outcome.malus is None)
    assert (outcome.bonus if outcome.success else -(outcome.malus or 0)) == outcome.margin
    assert bool(outcome.extra) is (outcome.critical != "none")
    assert all(die == 6 for die in outcome.extra[:-1])
    assert all(1 <= die <= 5 for die in outcome.extra[-1:])
    own = outcome.capacity + outcome.interpretation - (outcome.difficulty or 0) - outcome.pme - outcome.pr - outcome.pd
    assert outcome.vdr == own - outcome.opponent_bonus
    if outcome.dice is None:
        assert (outcome.critical, outcome.dice_sum, outcome.counted) == ("none", None, None)
        assert outcome.margin == -(outcome.difficulty or 0) - outcome.opponent_bonus
    elif outcome.critical == "none":
        assert outcome.counted == outcome.dice_sum == sum(outcome.dice)
        assert outcome.margin == outcome.vdr - sum(outcome.dice)
    assert hash(outcome) == hash(replace(outcome))


@given(outcomes())
def test_the_explanation_is_true_and_ends_with_the_margin(pair: tuple[XantisOutcome, XantisOptions]) -> None:
    outcome, _ = pair
    assert replayed(outcome) == outcome.explanation
    assert outcome.explanation[-1].id == "margin"
    assert outcome.explanation[-1].result == outcome.margin
    vdr = next(step for step in outcome.explanation if step.id == "vdr")
    assert vdr.result == outcome.vdr
    for step in outcome.explanation:
        if step.id in ("interpretation", "difficulty", "pme", "pr", "pd", "opponent_bonus"):
            assert step.operands != (0,)
    kind = "declared" if outcome.dice is None else "dice" if outcome.critical == "none" else "extra"
    assert [id_ for id_ in step_ids(outcome) if id_ in ("declared", "dice", "extra")] == [kind]


@given(scores, st.none() | bonuses, bonuses, st.integers(0, 3), throws())
def test_a_critical_decides_by_default(
    capacity: int, difficulty: int | None, pme: int, interpretation: int, throw: Any
) -> None:
    """Without an opponent 1 and 1 always succeeds and 6 and 6 always fails, whatever the Vdr."""
    dice, extra = throw
    for critical_base in ("capacity", "vdr"):
        options = XantisOptions(critical_base=critical_base)
        outcome = xantis.test(capacity, dice, extra, difficulty, pme, interpretation=interpretation, options=options)
        if outcome.critical != "none":
            assert outcome.success is (outcome.critical == "success")


@given(outcomes(), bonuses)
def test_the_opponents_bonus_comes_off_whatever_the_dice(pair: tuple[XantisOutcome, XantisOptions], bonus: int) -> None:
    """Taking the Bonus off the Vdr is the same as comparing the two Bonuses, criticals included."""
    one, options = pair
    alone, against = (
        xantis.test(
            one.capacity, one.dice, one.extra, one.difficulty, one.pme, one.pr, one.pd, one.interpretation, b, options
        )
        for b in (0, bonus)
    )
    assert against.margin == alone.margin - bonus


@pytest.mark.parametrize(
    ("arguments", "bonus", "malus"),
    [
        ({"capacity": 6, "difficulty": 2, "dice": (1, 1), "extra": (4,)}, 10, None),
        ({"capacity": 6, "difficulty": 2, "dice": (1, 1), "extra": (4,), "options": ON_VDR}, 8, None),
        ({"capacity": 6, "difficulty": 2, "dice": (1, 1), "extra": (6, 6, 3)}, 21, None),
        ({"capacity": 6, "difficulty": 2, "dice": (6, 6), "extra": (2,)}, None, 10),
        ({"capacity": 15, "dice": (6, 6), "extra": (1,)}, None, 1),
        ({"capacity": 15, "dice": (6, 6), "extra": (1,), "options": BY_NUMBER}, 2, None),
        ({"capacity": 3, "difficulty": 8, "dice": (1, 1), "extra": (2,)}, 5, None),
        ({"capacity": 3, "difficulty": 8, "dice": (1, 1), "extra": (2,), "options": ON_VDR}, 0, None),
        ({"capacity": 6, "opponent_bonus": 12, "dice": (1, 1), "extra": (4,)}, None, 2),
    ],
)
def test_criticals(arguments: dict[str, Any], bonus: int | None, malus: int | None) -> None:
    outcome = xantis.test(**arguments)
    assert (outcome.bonus, outcome.malus) == (bonus, malus)


def test_the_whole_record() -> None:
    outcome = xantis.test(
        9, (2, 3), (), 2, 1, 0, 1, 1, 3, npc=False, actor="Gornand", label="Travestirsi", pa_cost=3,
        parts=[("caratteristica", "Prontezza", 5), ("specializzazione", "Travestirsi", 4)],
    )  # fmt: skip
    assert {field.name: getattr(outcome, field.name) for field in fields(outcome)} == {
        "actor": "Gornand",
        "label": "Travestirsi",
        "parts": (("caratteristica", "Prontezza", 5), ("specializzazione", "Travestirsi", 4)),
        "capacity": 9,
        "difficulty": 2,
        "pme": 1,
        "pr": 0,
        "pd": 1,
        "interpretation": 1,
        "opponent_bonus": 3,
        "vdr": 3,
        "dice": (2, 3),
        "dice_sum": 5,
        "critical": "none",
        "extra": (),
        "counted": 5,
        "margin": -2,
        "success": False,
        "bonus": None,
        "malus": 2,
        "narrator": "narrator",
        "pa_cost": 3,
        "explanation": (
            Step("capacity", (5, 4), 9),
            Step("interpretation", (1,), 10),
            Step("difficulty", (-2,), 8),
            Step("pme", (-1,), 7),
            Step("pd", (-1,), 6),
            Step("opponent_bonus", (-3,), 3),
            Step("vdr", (), 3),
            Step("dice", (-2, -3), -2),
            Step("margin", (), -2),
        ),
    }
    with pytest.raises(FrozenInstanceError):
        outcome.margin = 3  # type: ignore[misc]
    bare = xantis.test(6, (2, 3))
    assert (bare.actor, bare.label, bare.parts, bare.pa_cost) == ("", "", (), 0)


def test_parts_that_are_not_the_capacity_are_not_shown_as_its_sum() -> None:
    outcome = xantis.test(9, (2, 3), parts=[("caratteristica", "Prontezza", 5)])
    assert outcome.explanation[0] == Step("capacity", (9,), 9)
    assert outcome.parts == (("caratteristica", "Prontezza", 5),)


@pytest.mark.parametrize(
    ("outcome", "steps"),
    [
        (
            xantis.test(6, (1, 1), (4,), difficulty=2, opponent_bonus=1),
            [
                Step("capacity", (6,), 6),
                Step("difficulty", (-2,), 4),
                Step("opponent_bonus", (-1,), 3),
                Step("vdr", (), 3),
                Step("extra", (6, 4), 10),
                Step("margin", (-1,), 9),
            ],
        ),
        (
            xantis.test(6, (6, 6), (2,), difficulty=2),
            [
                Step("capacity", (6,), 6),
                Step("difficulty", (-2,), 4),
                Step("vdr", (), 4),
                Step("extra", (4, -12, -2), -10),
                Step("margin", (), -10),
            ],
        ),
        (
            xantis.test(-5, (1, 1), (2,)),
            [
                Step("capacity", (-5,), -5),
                Step("vdr", (), -5),
                Step("extra", (-5, 2), -3),
                Step("never_below_0", (0,), 0),
                Step("margin", (), 0),
            ],
        ),
        (
            xantis.test(15, (6, 6), (1,), opponent_bonus=4),
            [
                Step("capacity", (15,), 15),
                Step("opponent_bonus", (-4,), 11),
                Step("vdr", (), 11),
                Step("extra", (15, -12, -1), 2),
                Step("never_above_minus_1", (-1,), -1),
                Step("margin", (-4,), -5),
            ],
        ),
        (
            xantis.declare_zero(2, 1, capacity=6),
            [
                Step("capacity", (6,), 6),
                Step("difficulty", (-2,), 4),
                Step("opponent_bonus", (-1,), 3),
                Step("vdr", (), 3),
                Step("declared", (0, -2, -1), -3),
                Step("margin", (), -3),
            ],
        ),
    ],
)
def test_explanations(outcome: XantisOutcome, steps: list[Step]) -> None:
    assert list(outcome.explanation) == steps


def test_a_cut_is_not_told_where_the_number_decides_or_nothing_is_cut() -> None:
    assert "never_below_0" not in step_ids(xantis.test(-5, (1, 1), (2,), options=BY_NUMBER))
    assert "never_above_minus_1" not in step_ids(xantis.test(15, (6, 6), (1,), options=BY_NUMBER))
    assert "never_below_0" not in step_ids(xantis.test(-2, (1, 1), (2,)))
    assert "never_above_minus_1" not in step_ids(xantis.test(12, (6, 6), (1,)))


def test_who_narrates() -> None:
    """Bonus: the Player; Malus: the Narrator; for a Png the Narrator either way."""
    assert xantis.test(7, (3, 4)).narrator == "player"
    assert xantis.test(6, (3, 4)).narrator == "narrator"
    assert xantis.test(7, (3, 4), npc=True).narrator == "narrator"
    assert xantis.declare_zero().narrator == "player"
    assert xantis.declare_zero(npc=True).narrator == "narrator"


@pytest.mark.parametrize("difficulty", [None, 0])
def test_no_difficulty_and_a_difficulty_of_0_are_the_same(difficulty: int | None) -> None:
    with_penalties = xantis.test(8, (3, 3), difficulty=difficulty, pme=1, pr=2, pd=3)
    assert (with_penalties.vdr, with_penalties.pme, with_penalties.pr, with_penalties.pd) == (2, 1, 2, 3)
    without = XantisOptions(penalties_without_difficulty=False)
    free = xantis.test(8, (3, 3), difficulty=difficulty, pme=1, pr=2, pd=3, options=without)
    assert (free.vdr, free.pme, free.pr, free.pd, free.difficulty) == (8, 0, 0, 0, difficulty)
    assert xantis.test(8, (3, 3), difficulty=1, pme=1, pr=2, pd=3, options=without).vdr == 1
    assert xantis.may_declare_zero(difficulty)
    assert not xantis.may_declare_zero(1)


@given(scores, st.none() | bonuses, bonuses, bonuses, bonuses, st.integers(0, 3), bonuses)
def test_declaring_is_a_test_without_dice(
    capacity: int, difficulty: int | None, pme: int, pr: int, pd: int, interpretation: int, bonus: int
) -> None:
    declared = xantis.declare_zero(
        difficulty, bonus, capacity=capacity, pme=pme, pr=pr, pd=pd, interpretation=interpretation,
        actor="Ahti", label="Iniziativa", parts=[("caratteristica", "Prontezza", 4)], pa_cost=2, npc=True,
        options=ON_VDR,
    )  # fmt: skip
    assert declared == xantis.test(
        capacity, None, (), difficulty, pme, pr, pd, interpretation, bonus, ON_VDR,
        actor="Ahti", label="Iniziativa", parts=[("caratteristica", "Prontezza", 4)], pa_cost=2, npc=True,
    )  # fmt: skip
    assert declared.margin == -(difficulty or 0) - bonus


def test_a_bare_declaration() -> None:
    bare = xantis.declare_zero()
    assert bare == xantis.test(0)
    assert (bare.capacity, bare.vdr, bare.pme, bare.pr, bare.pd, bare.interpretation, bare.pa_cost) == (0,) * 7
    assert (bare.actor, bare.label, bare.parts, bare.opponent_bonus, bare.difficulty) == ("", "", (), 0, None)


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        ({"dice": (0, 3)}, "invalid_dice"),
        ({"dice": (3, 7)}, "invalid_dice"),
        ({"dice": (7, 3)}, "invalid_dice"),
        ({"dice": (3, 0)}, "invalid_dice"),
        ({"dice": (3,)}, "invalid_dice"),
        ({"dice": (3, 3, 3)}, "invalid_dice"),
        ({"dice": (3, 2.5)}, "not_an_integer"),
        ({"dice": (True, 3)}, "not_an_integer"),
        ({"dice": None, "extra": (3,)}, "invalid_extra"),
        ({"extra": (3,)}, "invalid_extra"),
        ({"dice": (1, 1)}, "missing_extra"),
        ({"dice": (6, 6)}, "missing_extra"),
        ({"dice": (1, 1), "extra": (6,)}, "invalid_extra"),
        ({"dice": (1, 1), "extra": (3, 4)}, "invalid_extra"),
        ({"dice": (1, 1), "extra": (3, 6)}, "invalid_extra"),
        ({"dice": (6, 6), "extra": (0,)}, "invalid_extra"),
        ({"dice": (6, 6), "extra": (7,)}, "invalid_extra"),
        ({"dice": (6, 6), "extra": (6, "3")}, "not_an_integer"),
        ({"dice": (1, 1), "extra": (6,) * 100 + (1,)}, "too_many_dice"),
        ({"dice": (1, 1), "extra": (6,) * 100}, "invalid_extra"),
        ({"interpretation": 4}, "invalid_interpretation"),
        ({"interpretation": -1}, "invalid_interpretation"),
        ({"interpretation": None}, "not_an_integer"),
        ({"difficulty": -1}, "invalid_difficulty"),
        ({"difficulty": "2"}, "not_an_integer"),
        ({"pme": -1}, "invalid_penalty"),
        ({"pr": -1}, "invalid_penalty"),
        ({"pd": -1}, "invalid_penalty"),
        ({"pd": None}, "not_an_integer"),
        ({"opponent_bonus": -1}, "invalid_bonus"),
        ({"pa_cost": -1}, "invalid_cost"),
        ({"capacity": 10_000}, "out_of_range"),
        ({"capacity": -10_000}, "out_of_range"),
        ({"capacity": True}, "not_an_integer"),
        ({"capacity": None}, "not_an_integer"),
        ({"difficulty": 10_000}, "out_of_range"),
        ({"parts": [("abilita", "Atletica", None)]}, "not_an_integer"),
    ],
    ids=str,
)
def test_what_is_refused(arguments: dict[str, Any], code: str) -> None:
    with pytest.raises(RulesError) as refused:
        xantis.test(**{"capacity": 6, "dice": (3, 4), **arguments})
    assert refused.value.code == code


def test_a_refusal_says_what_and_the_limits() -> None:
    with pytest.raises(RulesError) as refused:
        xantis.test(6, (3, 4), pr=-2)
    assert dict(refused.value.parameters) == {"name": "pr", "value": -2, "minimum": 0, "maximum": 9999}
    with pytest.raises(RulesError) as refused:
        xantis.test(10_000, (3, 4))
    assert dict(refused.value.parameters) == {"name": "capacity", "value": 10_000, "minimum": -9999, "maximum": 9999}


def test_the_limits_themselves_are_allowed() -> None:
    assert xantis.test(9999, (6, 6), (6,) * 99 + (1,)).malus == 1
    assert xantis.test(-9999, (3, 4)).malus == 10_006
    assert xantis.test(0, (3, 4), difficulty=9999).malus == 10_006
    assert xantis.test(6, (1, 1), (6,) * 99 + (1,)).bonus == 601


def test_dice_one_after_another() -> None:
    """The panel asks for exactly the dice that are needed."""
    assert [critical_of(dice) for dice in ((1, 1), (6, 6), (1, 6), (2, 2))] == ["success", "failure", "none", "none"]
    assert not wants_extra(None)
    assert not wants_extra((3, 4))
    for dice in ((1, 1), (6, 6)):
        thrown = accumulate((6, 6, 2), lambda before, die: (*before, die), initial=())
        assert [wants_extra(dice, so_far) for so_far in thrown] == [True, True, True, False]
    assert checked_dice([2, 5]) == (2, 5)
    assert checked_extra([], "none") == ()
    with pytest.raises(RulesError, match="invalid_dice"):
        wants_extra((1, 9))
