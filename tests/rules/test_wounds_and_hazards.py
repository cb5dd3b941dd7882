"""Wounds, healing, hazards and the optional measures; fumble tables and situations of play."""

import json
from fractions import Fraction
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from brp_desktop.rules import RulesError
from brp_desktop.rules.brp import SRD, UGE, BrpOptions, Difficulty, Level
from brp_desktop.rules.brp.burdens import encumbrance, fatigue_modifier, is_helpless
from brp_desktop.rules.brp.fumbles import LIMIT, FumbleRow, fumble_row, roll_fumble
from brp_desktop.rules.brp.hazards import (
    disease_degree,
    fall_save,
    falling_dice,
    knockback_metres,
    poison,
    recovery_multiplier,
)
from brp_desktop.rules.brp.healing import first_aid, first_aid_dice, weekly_healing
from brp_desktop.rules.brp.power import (
    minutes_per_power_point,
    power_ceiling,
    regained_power,
    spend_power,
)
from brp_desktop.rules.brp.sanity import (
    DISORDERS,
    LOSSES,
    disorder,
    disorder_minutes,
    parse_loss,
    sanity_maximum,
    sanity_roll,
    sanity_start,
    sanity_threshold,
)
from brp_desktop.rules.brp.situations import SpotEffect, aiming_bonus, combine_effects, strikes_another
from brp_desktop.rules.brp.wounds import (
    MAJOR_WOUNDS,
    condition,
    fighting_rounds,
    is_major_wound,
    lowered_move,
    major_wound_row,
    minor_wounds_stun,
)
from brp_desktop.rules.dice import parse

VECTORS: dict[str, Any] = json.loads((Path(__file__).parents[1] / "data" / "brp-vectors.json").read_text("utf-8"))
PRESETS = {"srd": SRD, "uge": UGE}
HAZARDS = VECTORS["hazards"]
STATES = [case for case in VECTORS["wounds"] if "now" in case]
MAJOR = [case for case in VECTORS["wounds"] if "single_wound" in case]


def code_of(call: Any, *arguments: Any, **named: Any) -> str:
    with pytest.raises(RulesError) as caught:
        call(*arguments, **named)
    return caught.value.code


class Faces:
    """A source that shows the faces it was given, in order."""

    def __init__(self, *faces: int) -> None:
        self.faces = list(faces)

    def die(self, sides: int) -> int:
        face = self.faces.pop(0)
        assert 1 <= face <= sides
        return face


@pytest.mark.parametrize("case", STATES, ids=str)
def test_states(case: dict[str, Any]) -> None:
    now = condition(case["now"], PRESETS[case["preset"]])
    assert (now.state, now.dies) == (case["state"], case.get("dies"))


@pytest.mark.parametrize("case", MAJOR, ids=str)
def test_major_wounds(case: dict[str, Any]) -> None:
    assert is_major_wound(case["single_wound"], case["max"], PRESETS[case["preset"]]) is case["major"]
    assert not is_major_wound(99, case["max"], SRD)


def test_minor_wounds_add_up() -> None:
    assert minor_wounds_stun([3, 4], 13, UGE)
    assert not minor_wounds_stun([3, 3], 13, UGE)
    assert not minor_wounds_stun([3, 3, 9], 13, UGE)
    assert not minor_wounds_stun([6, 6], 13, SRD)


def test_table_of_major_wounds() -> None:
    """The whole table, written out: first roll, dice, characteristics, move, fights on."""
    expected = [
        (1, "1D3", "dex", True, "yes"),
        (11, "1D3", "app", False, "yes"),
        (21, "1D3", "str", False, "no_shield"),
        (31, "1D3", "con", True, "yes"),
        (41, "1D3", "int", False, "yes"),
        (51, "1D6", "dex", True, "no"),
        (61, "1D6", "app", False, "yes"),
        (71, "1D6", "str", False, "yes"),
        (81, "1D6", "con", True, "no"),
        (91, "1D6", "app", False, "yes"),
        (93, "1D6", "dex", False, "one_handed"),
        (95, "1D6", "dex", False, "one_arm"),
        (97, "1D6", "dex", False, "no_arms"),
        (99, "1D3", "app dex con", False, "no"),
        (100, "1D4", "", False, "no"),
    ]
    assert [(w.first, w.dice, " ".join(w.characteristics), w.move, w.fights) for w in MAJOR_WOUNDS] == expected
    for before, after in pairwise(MAJOR_WOUNDS):
        assert after.first == before.last + 1
        assert major_wound_row(before.last) is before
        assert major_wound_row(after.first) is after
    assert (major_wound_row(100).choose, major_wound_row(45).skill_cap, major_wound_row(40).skill_cap) == (4, 65, None)
    assert sum(row.choose for row in MAJOR_WOUNDS) == 4
    assert code_of(major_wound_row, 0) == "roll_out_of_range"
    assert code_of(major_wound_row, 101) == "roll_out_of_range"


def test_after_a_wound_r12() -> None:
    """R12: spending stops at 0 with what was missing told; MOV never below 0."""
    spent = spend_power(14, 20)
    assert (spent.left, spent.missing, spent.faints) == (0, 6, True)
    assert (spend_power(14, 4).left, spend_power(14, 4).missing, spend_power(14, 4).faints) == (10, 0, False)
    assert spend_power(14, 14).faints
    assert spend_power(5, -3) == spend_power(5, 0)
    assert (spend_power(-2, 5).left, spend_power(-2, 5).missing, spend_power(-2, 5).faints) == (0, 5, True)
    assert spend_power(14, 1).left == 13
    assert (spend_power(5, 0).left, spend_power(5, 0).missing) == (5, 0)
    assert spend_power(0, 5).left == 0
    assert [lowered_move(10, loss) for loss in (3, 10, 14)] == [7, 0, 0]
    assert [fighting_rounds(points) for points in (5, 0, -3)] == [5, 0, 0]


@pytest.mark.parametrize("case", VECTORS["healing"], ids=str)
def test_first_aid(case: dict[str, Any]) -> None:
    options, level = PRESETS[case["preset"]], Level(case["level"])
    dice = first_aid_dice(level, options)
    total = 0
    if dice is not None:
        rolled = case["rolled"] if isinstance(case["rolled"], list) else [case["rolled"]]
        total = parse(dice).with_faces(rolled).total
    assert first_aid(level, case["wound"], total, options) == case["healed"]


def test_first_aid_in_detail() -> None:
    assert first_aid_dice(Level.CRITICAL) == "1D3+3"
    assert first_aid_dice(Level.SUCCESS, UGE) == "1D3"
    assert first_aid(Level.FUMBLE, 5) == 0
    assert first_aid(Level.SUCCESS, -2, 3) == 0
    assert code_of(first_aid, Level.SUCCESS, 5, 4) == "roll_out_of_range"
    assert code_of(first_aid, Level.SUCCESS, 5) == "roll_out_of_range"
    assert [first_aid(Level.SUCCESS, 5, total) for total in (1, 3)] == [1, 3]
    assert weekly_healing() == "1D3"
    assert code_of(first_aid, Level.SPECIAL, 5, 3) == "roll_out_of_range"
    assert [weekly_healing(o, cared_for=c) for o in (SRD, UGE) for c in (False, True)] == ["1D3", "3", "1D3", "2D3"]


def test_regaining_power() -> None:
    """SRD: everything after a whole day with sleep in it; UGE: by the hour, faster for large reserves."""
    assert regained_power(3, 12, asleep_minutes=480, awake_minutes=960) == 12
    assert regained_power(3, 12, asleep_minutes=480, awake_minutes=959) == 3
    assert regained_power(3, 12, awake_minutes=5000) == 3
    assert [regained_power(3, 12, asleep_minutes=minutes) for minutes in (1439, 1440)] == [3, 12]
    assert regained_power(3, 12, asleep_minutes=1, awake_minutes=1439) == 12
    assert regained_power(15, 12, UGE, asleep_minutes=60) == 15
    assert [regained_power(3, 12, UGE, asleep_minutes=m) for m in (59, 60, 120)] == [3, 4, 5]
    assert [regained_power(3, 12, UGE, awake_minutes=m) for m in (119, 120)] == [3, 4]
    assert regained_power(3, 12, UGE, asleep_minutes=30, awake_minutes=60) == 4
    assert regained_power(3, 12, UGE, asleep_minutes=6000) == 12
    sleep = [minutes_per_power_point(most, asleep=True) for most in (24, 25, 48, 49, 72, 73, 96, 97)]
    assert sleep == [60, 30, 30, 20, 20, 15, 15, 15]
    assert minutes_per_power_point(24, asleep=False) == 120
    assert (power_ceiling(11), power_ceiling(11, UGE)) == (11, 22)


@pytest.mark.parametrize("case", HAZARDS["poison"], ids=str)
def test_poison(case: dict[str, Any]) -> None:
    antidote = case.get("antidote", 0)
    waiting = poison(case["pot"], case["con"], antidote=antidote)
    assert waiting.roll.chance == case["chance"]
    assert waiting.roll.automatic == case.get("automatic")
    if waiting.roll.automatic:
        assert waiting.damage == case["poison_wins"]
        return
    assert waiting.damage is None
    assert poison(case["pot"], case["con"], case["chance"], antidote=antidote).damage == case["poison_wins"]
    assert poison(case["pot"], case["con"], case["chance"] + 1, antidote=antidote).damage == case["poison_loses"]


def test_poison_in_detail() -> None:
    assert poison(6, 12, 1, antidote=9).potency == 0
    assert poison(6, 12, 1, antidote=-9).potency == 6
    assert poison(3, 13).damage == 2
    assert code_of(poison, 16, None) == "missing_value"
    assert poison(3, 13, 1, BrpOptions(resistance_limits="1_99")).damage == 3


@pytest.mark.parametrize("case", HAZARDS["falling"], ids=str)
def test_falling(case: dict[str, Any]) -> None:
    assert falling_dice(case["metres"], PRESETS[case.get("preset", "srd")], siz=case.get("siz")) == case["dice"]


def test_falling_in_detail() -> None:
    assert [falling_dice(metres) for metres in (0, 1, 3, 4, 30)] == [0, 1, 1, 2, 10]
    assert falling_dice(7, SRD, siz=5) == 3
    assert [falling_dice(7, UGE, siz=siz) for siz in (5, 6, 20, 21, 40, 41)] == [2, 3, 3, 4, 4, 5]
    assert falling_dice(0, UGE, siz=50) == 0
    assert falling_dice(7, saved=fall_save(Level.CRITICAL)) == 2
    assert [fall_save(level, UGE) for level in Level] == [0, 0, 1, 2, 3]
    assert [fall_save(level) for level in Level] == [0, 0, 1, 1, 1]
    assert falling_dice(2, saved=3) == 0
    assert falling_dice(7, saved=-1) == 3


def test_other_hazards() -> None:
    assert [disease_degree(n) for n in range(6)] == [None, "mild", "acute", "severe", "terminal", "terminal"]
    assert [recovery_multiplier(day) for day in (0, 1, 2, 3, 7)] == [0, 0, 2, 3, 7]
    assert [knockback_metres(damage) for damage in (-1, 4, 5, 14, 15)] == [0, 0, 1, 2, 3]


@pytest.mark.parametrize("case", HAZARDS["fatigue"], ids=str)
def test_fatigue_modifier(case: dict[str, Any]) -> None:
    assert fatigue_modifier(case["points"]) == case["modifier"]


def test_so_far_below_nothing_can_be_done() -> None:
    assert [is_helpless(points, 25) for points in (-24, -25, -30)] == [False, True, True]


def test_encumbrance() -> None:
    assert encumbrance(25, 25).over == 0
    load = encumbrance(28, 25)
    assert (load.over, load.move, load.agility, load.skills) == (3, -3, -15, -15)
    assert [load.on_skill(c) for c in ("physical", "manipulation", "combat", "mental", None)] == [-15] * 3 + [0] * 2
    assert encumbrance(Fraction(101, 4), 25).over == 1
    assert encumbrance(Fraction(99, 4), 25).over == 0


@pytest.mark.parametrize("case", HAZARDS["sanity"], ids=str)
def test_sanity_numbers(case: dict[str, Any]) -> None:
    if "start" in case:
        assert sanity_start(case["pow"]) == case["start"]
        assert sanity_threshold(case["pow"]) == case["temporary_threshold"]
    if "maximum" in case:
        assert sanity_maximum(case["blasphemous_lore"]) == case["maximum"]


def test_sanity_in_play() -> None:
    assert code_of(sanity_start, None) == "missing_value"
    assert [sanity_maximum(lore) for lore in (-5, 0, 1, 120)] == [100, 100, 99, 0]
    assert sanity_maximum() == 100
    assert sanity_threshold(11, BrpOptions(sanity_threshold="pow")) == 11
    fifth = BrpOptions(sanity_threshold="fifth_current")
    assert [sanity_threshold(11, fifth, current=current) for current in (50, 51, 55)] == [10, 11, 11]
    assert code_of(sanity_threshold, 11, fifth) == "missing_value"
    kept = sanity_roll(55, 55, parse_loss("0/1D3"), 0)
    assert (kept.succeeded, kept.lost, kept.before, kept.after) == (True, 0, 55, 55)
    assert sanity_roll(55, 56, parse_loss("0/1D3"), 3).after == 52
    assert sanity_roll(2, 99, parse_loss("1D10/1D100"), 80).after == 0
    assert code_of(sanity_roll, 55, 55, parse_loss("0/1D3"), 1) == "roll_out_of_range"
    assert code_of(sanity_roll, 55, 101, parse_loss("0/1D3"), 1) == "roll_out_of_range"
    assert [f"{good}/{bad}" for good, bad in LOSSES] == (
        ["0/1", "0/1D3", "1/1D4", "1/1D6", "1D3/1D6", "0/1D8", "1D2/1D6", "1D6/2D10", "1D10/1D100"]
    )
    for good, bad in LOSSES:
        assert parse_loss(f"{good}/{bad}") == (good, bad)
    assert code_of(parse_loss, "1D3") == "bad_dice"
    assert code_of(parse_loss, "1/2/3") == "bad_dice"


def test_disorders() -> None:
    assert [disorder(roll) for roll in range(1, 7)] == list(DISORDERS)
    minutes = [disorder_minutes(roll) for roll in range(1, 9)]
    assert minutes == [5, 60, 120, 720, 1440, 2880, 10080, 20160]
    assert code_of(disorder, 7) == "roll_out_of_range"
    assert code_of(disorder_minutes, 0) == "roll_out_of_range"


TABLE = (
    FumbleRow(1, 40, "fall"),
    FumbleRow(41, 60, "lose_rounds", dice="1D3"),
    FumbleRow(61, 80, "weapon_damaged", dice="1D10", otherwise=41),
    FumbleRow(81, 98, "hits_ally_normal", otherwise=61),
    FumbleRow(99, 99, "roll_twice"),
    FumbleRow(100, 100, "roll_thrice"),
)


def test_fumble_rows() -> None:
    assert [fumble_row(TABLE, roll).outcome for roll in (1, 40, 41, 99, 100)] == [
        "fall", "fall", "lose_rounds", "roll_twice", "roll_thrice"
    ]  # fmt: skip
    assert fumble_row(TABLE, 90, impossible=["hits_ally_normal"]).outcome == "weapon_damaged"
    assert fumble_row(TABLE, 90, impossible=["hits_ally_normal", "weapon_damaged"]).outcome == "lose_rounds"
    assert fumble_row(TABLE, 90, impossible=["weapon_damaged"]).outcome == "hits_ally_normal"
    assert fumble_row(TABLE, 30, impossible=["fall"]).outcome == "fall"
    circle = (FumbleRow(1, 50, "a", otherwise=51), FumbleRow(51, 100, "b", otherwise=1))
    assert fumble_row(circle, 1, impossible=["a", "b"]).outcome in ("a", "b")
    assert code_of(fumble_row, TABLE[:2], 70) == "roll_out_of_range"
    assert code_of(fumble_row, TABLE, 101) == "roll_out_of_range"


def test_whole_fumbles() -> None:
    [only] = roll_fumble(TABLE, Faces(2), 50)
    assert (only.roll, only.row.outcome, only.total) == (50, "lose_rounds", 2)
    thrown = roll_fumble(TABLE, Faces(99, 10, 70, 7))
    assert [(result.roll, result.row.outcome, result.total) for result in thrown] == [
        (10, "fall", None),
        (70, "weapon_damaged", 7),
    ]
    assert len(roll_fumble(TABLE, Faces(100, 1, 2, 3))) == 3
    three = roll_fumble(TABLE, Faces(1, 2, 3), 100)
    assert [result.roll for result in three] == [1, 2, 3]
    nested = roll_fumble(TABLE, Faces(99, 1, 2, 3), 99)
    assert [result.roll for result in nested] == [1, 2, 3]
    assert roll_fumble(TABLE, Faces(1), 90, impossible=["hits_ally_normal", "weapon_damaged"])[0].total == 1


def test_endless_fumbles_end() -> None:
    """A die that always asks for more results does not keep the game waiting."""

    class Stuck:
        def die(self, sides: int) -> int:
            return sides

    class Swinging:
        def __init__(self) -> None:
            self.face = 1

        def die(self, sides: int) -> int:
            self.face = 100 - self.face
            return min(self.face, sides)

    assert len(roll_fumble(TABLE, Stuck())) <= LIMIT
    assert len(roll_fumble(TABLE, Swinging())) == LIMIT == 30


ATTACK = frozenset({"attack"})


def test_effects_combine() -> None:
    dark = SpotEffect(frozenset({"any"}), flat=-20)
    high = SpotEffect(ATTACK, flat=10)
    riding = SpotEffect(frozenset({"attack", "parry"}), caps=("skill.ride",))
    far = SpotEffect(ATTACK, fraction=(1, 4))
    farther = SpotEffect(ATTACK, fraction=(1, 5))
    crowd = SpotEffect(ATTACK, flat=5, per="extra_body")
    easy, hard = (SpotEffect(ATTACK, difficulty=Difficulty(name)) for name in ("easy", "difficult"))
    together = combine_effects([dark, high, riding, riding, far, farther, hard], "attack")
    assert (together.difficulty, together.flat, together.fraction) == (Difficulty.DIFFICULT, -10, (1, 5))
    assert together.caps == ("skill.ride",)
    assert together.chance(90, {"skill.ride": 60}) == 0
    assert combine_effects([riding, far], "attack").chance(90, {"skill.ride": 61}) == 16
    assert combine_effects([riding], "attack").chance(40, {"skill.ride": 61}) == 40
    assert code_of(combine_effects([riding], "attack").chance, 40) == "missing_value"
    assert code_of(combine_effects([riding], "attack").chance, 40, {"skill.ride": None}) == "missing_value"
    assert combine_effects([high], "parry").flat == 0
    assert combine_effects([easy, hard], "attack").difficulty is Difficulty.NORMAL
    assert combine_effects([crowd], "attack", counts={"extra_body": 3}).flat == 15
    assert combine_effects([crowd], "attack").flat == 5
    impossible = SpotEffect(ATTACK, difficulty=Difficulty.IMPOSSIBLE)
    assert code_of(combine_effects([impossible], "attack").chance, 40) == "no_chance"


@given(st.lists(st.sampled_from([-20, 5, 10]), max_size=4), st.integers(0, 100))
def test_flat_effects_add_up(flats: list[int], score: int) -> None:
    effects = [SpotEffect(ATTACK, flat=flat) for flat in flats]
    assert combine_effects(effects, "attack").chance(score) == max(0, score + sum(flats))


def test_aiming_and_stray_shots() -> None:
    assert [aiming_bonus(45, waits) for waits in (0, 1, 2, 3)] == [0, 5, 9, 14]
    assert (aiming_bonus(0, 1), aiming_bonus(-45, 2), aiming_bonus(45, -1)) == (0, 0, 0)
    assert [strikes_another(roll, 30, 60) for roll in (30, 31, 60, 61)] == [False, True, True, False]
