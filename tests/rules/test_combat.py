"""Combat: matrices, damage with its bonus, special kinds, armour, ranges, defences, locations, order of actions."""

import json
from dataclasses import replace
from fractions import Fraction
from itertools import product
from pathlib import Path
from typing import Any

import icepool
import pytest
from hypothesis import given
from hypothesis import strategies as st

from brp_desktop.rules import RulesError, Step
from brp_desktop.rules.brp import SRD, UGE, BrpOptions, Difficulty, Level, damage_bonus, level_odds
from brp_desktop.rules.brp.armour import (
    ArmourBurden,
    ArmourPiece,
    points_against,
    protection,
    protection_at,
    random_dice,
    roll_burden,
    skill_burden,
)
from brp_desktop.rules.brp.combat import (
    SPLIT_FROM,
    SPLIT_RANKS,
    exchange,
    further_defence_chance,
    further_defence_modifier,
    improvised_parry_chance,
    malfunctions,
    may_defend,
    shield_chance_against_missiles,
    split_attack,
)
from brp_desktop.rules.brp.damage import (
    crushing_bonus,
    half_bonus,
    impaling_dice,
    parse_damage,
    past_armour,
    past_broken_item,
    planned_damage,
    roll_damage,
    settle,
)
from brp_desktop.rules.brp.damage_odds import attack_odds, damage_distribution
from brp_desktop.rules.brp.hit_locations import (
    LOCATIONS,
    body_hit_points,
    dies_when_lost,
    disabled_effect,
    hit_location,
    limb_state,
    location_hit_points,
    taken_by_limb,
)
from brp_desktop.rules.brp.ranges import point_blank, range_band
from brp_desktop.rules.brp.rounds import (
    DRAW_RANKS,
    ROUND_SECONDS,
    ROUNDS_PER_TURN,
    SECOND_ACTION_RANKS,
    Action,
    action_rank,
    initiative,
    order_of_actions,
)
from brp_desktop.rules.brp.special_effects import SPECIAL_EFFECTS, bleeding_loss, knockback, special_effect
from brp_desktop.rules.dice import parse

VECTORS: dict[str, Any] = json.loads((Path(__file__).parents[1] / "data" / "brp-vectors.json").read_text("utf-8"))
PRESETS = {"srd": SRD, "uge": UGE}
BY_TYPE = BrpOptions(special_damage="by_type")
DAMAGE = VECTORS["damage"]
LOCATION_VECTORS = VECTORS["hit_points_by_location"]


class Faces:
    """A source that shows the faces it was given, in order."""

    def __init__(self, *faces: int) -> None:
        self.faces = list(faces)

    def die(self, sides: int) -> int:
        face = self.faces.pop(0)
        assert 1 <= face <= sides
        return face


def code_of(call: Any, *arguments: Any, **named: Any) -> str:
    with pytest.raises(RulesError) as caught:
        call(*arguments, **named)
    return caught.value.code


def parameters_of(code: str, call: Any, *arguments: Any, **named: Any) -> dict[str, object]:
    with pytest.raises(RulesError, match=code) as caught:
        call(*arguments, **named)
    return dict(caught.value.parameters)


def cells(preset: str) -> list[tuple[str, str, str, dict[str, Any]]]:
    matrix = VECTORS["combat_matrix"][preset]
    return [(preset, attack, defence, cell) for attack, row in matrix.items() for defence, cell in row.items()]


@pytest.mark.parametrize(("preset", "attack", "defence", "cell"), cells("srd") + cells("uge"))
def test_matrix(preset: str, attack: str, defence: str, cell: dict[str, Any]) -> None:
    outcome = exchange(Level(attack), Level(defence), PRESETS[preset])
    assert outcome.hit == cell["hit"]
    assert outcome.armour is cell.get("armour", True)
    assert outcome.parry_item_loses == cell.get("parry_item_loses", 0)
    assert outcome.attack_weapon_loses == cell.get("attack_weapon_loses", 0)
    assert outcome.attacker_fumbles is cell.get("attacker_fumbles", False)
    assert outcome.defender_fumbles is cell.get("defender_fumbles", False)


@pytest.mark.parametrize("preset", ["srd", "uge"])
def test_no_defence_counts_as_a_failure(preset: str) -> None:
    for attack in Level:
        without, failed = exchange(attack, None, PRESETS[preset]), exchange(attack, Level.FAILURE, PRESETS[preset])
        assert (without.hit, without.armour) == (failed.hit, failed.armour)
        assert without.defender_fumbles is False


def test_srd_matrix_knows_three_levels() -> None:
    assert exchange(Level.CRITICAL, Level.FAILURE).hit == "special"
    assert exchange(Level.CRITICAL, Level.CRITICAL).hit == "none"
    assert exchange(Level.SUCCESS, Level.FUMBLE).hit == "normal"
    assert exchange(Level.FUMBLE, Level.FUMBLE).hit == "none"
    assert exchange(Level.FUMBLE, None).attacker_fumbles is False


def test_losses_of_items_only_in_a_parry() -> None:
    """A dodge saves both weapons; a parried missile costs the bow nothing."""
    assert exchange(Level.SPECIAL, Level.SUCCESS, UGE, by="dodge").parry_item_loses == 0
    assert exchange(Level.SUCCESS, Level.CRITICAL, UGE, by="dodge").attack_weapon_loses == 0
    assert exchange(Level.SUCCESS, Level.CRITICAL, UGE, melee=False).attack_weapon_loses == 0
    assert exchange(Level.SPECIAL, Level.SUCCESS, UGE, melee=False).parry_item_loses == 2


def test_defences() -> None:
    for case in DAMAGE["defences"]:
        assert further_defence_modifier(case["defence"]) == case["modifier"]
        assert further_defence_modifier(case["defence"], UGE) == case["modifier"]
    assert further_defence_modifier(3, BrpOptions(further_defence=-20)) == -40
    assert [further_defence_chance(61, number) for number in (1, 2, 3, 4)] == [61, 31, 1, None]
    assert [further_defence_chance(chance, 2) for chance in (30, 31)] == [None, 1]
    assert further_defence_chance(0, 1) == 0
    assert further_defence_modifier(0) == 0
    assert [may_defend(kind) for kind in ("melee", "missile", "firearm", "energy")] == [True, True, False, False]


def test_malfunction_shields_splitting_improvising() -> None:
    assert [malfunctions(roll, 96) for roll in (95, 96, 100)] == [False, True, True]
    assert not malfunctions(100, None)
    bands = {"small": (15, 15), "full": (30, 60), "large": (60, 90)}
    for band, (standing, kneeling) in bands.items():
        assert shield_chance_against_missiles(band) == standing
        assert shield_chance_against_missiles(band, kneeling=True) == kneeling
    assert code_of(shield_chance_against_missiles, "huge") == "unknown_name"
    assert split_attack(150, 3) == (50, 50, 50)
    assert split_attack(125, 2) == (63, 62)
    assert split_attack(101, 2) == (51, 50)
    assert split_attack(60, 1) == (60,)
    assert (SPLIT_RANKS, SPLIT_FROM) == (5, 50)
    assert code_of(split_attack, 149, 3) == "no_chance"
    assert code_of(split_attack, 100, 2) == "no_chance"
    assert code_of(split_attack, 125, 0) == "no_chance"
    assert [improvised_parry_chance(base) for base in (10, 40, 41, 80)] == [20, 20, 21, 40]


@pytest.mark.parametrize(
    ("text", "written", "portion"),
    [
        ("1D6+1+db", "1D6+1+db", "full"),
        ("1D6+db/2", "1D6+db/2", "half"),
        ("brawl+2", "1D3+2+db", "full"),
        ("1D3-1", "1D3-1", "none"),
        ("2D10 + 4", "2D10+4", "none"),
        ("1+db/2", "1+db/2", "half"),
        ("db", "0+db", "full"),
        ("1D4\N{MINUS SIGN}1+db", "1D4-1+db", "full"),
    ],
)
def test_damage_notation(text: str, written: str, portion: str) -> None:
    damage = parse_damage(text)
    assert (str(damage), damage.bonus) == (written, portion)


@pytest.mark.parametrize(
    ("text", "column"),
    [
        ("", 1),
        ("  ", 1),
        ("1D6-db", 5),
        ("1D6+db+db", 8),
        ("1D6+dx", 6),
        ("1D6+", 5),
        ("1D6+db*2", 6),
        ("dx", 2),
        (" -db", 3),
        ("  dx", 4),
    ],
)
def test_bad_damage_notation(text: str, column: int) -> None:
    with pytest.raises(RulesError) as caught:
        parse_damage(text)
    assert (caught.value.code, caught.value.parameters["column"]) == ("bad_dice", column)


def test_what_a_damage_has_too_much_of_is_said_with_its_limit() -> None:
    with pytest.raises(RulesError) as caught:
        parse_damage("db+2000D6")
    assert dict(caught.value.parameters) == {"column": 4, "reason": "too_many_dice", "limit": 1000}


@pytest.mark.parametrize("case", VECTORS["half_damage_bonus"], ids=str)
def test_half_damage_bonus(case: dict[str, Any]) -> None:
    assert half_bonus(case["rolled"]) == case["used"]
    plan = planned_damage(parse_damage("1D6+db/2"), case["bonus"])
    assert settle(plan, 4, case["rolled"]).used_bonus == case["used"]


def test_half_damage_bonus_r11() -> None:
    """R11: 1D6 + ½ bonus; none adds nothing, 1 → 1, 3 → 2, 1+4 → 3; a negative bonus counts in full."""
    thrown = parse_damage("1D6+db/2")
    assert roll_damage(planned_damage(thrown, ""), Faces(4)).total == 4
    assert roll_damage(planned_damage(thrown, "+1D4"), Faces(4, 1)).total == 5
    assert roll_damage(planned_damage(thrown, "+1D4"), Faces(4, 3)).total == 6
    assert roll_damage(planned_damage(thrown, "+2D6"), Faces(4, 1, 4)).total == 7
    assert roll_damage(planned_damage(thrown, "-1D4"), Faces(4, 3)).total == 1
    assert roll_damage(planned_damage(thrown, "-1D6"), Faces(1, 6)).total == 0


def test_damage_bonus_edges_r10() -> None:
    """R10: the bonus at every edge can be thrown, and there is no cap."""
    totals = (2, 12, 13, 16, 17, 24, 25, 32, 33, 40, 41, 56, 57, 72, 73, 88, 89, 300)
    ends = ("-1D6", "-1D4", ".", "+1D4", "+1D6", "+2D6", "+3D6", "+4D6")
    expected = [*(dice for dice in ends for _ in range(2)), "+5D6", "+18D6"]
    assert [damage_bonus(total) or "." for total in totals] == expected
    for total in totals:
        plan = planned_damage(parse_damage("1D8+db"), damage_bonus(total))
        bonus = plan.bonus_dice
        assert (bonus is None) == (17 <= total <= 24)
        if bonus:
            assert settle(plan, 8, bonus.maximum).total == max(0, 8 + bonus.maximum)


@pytest.mark.parametrize("case", DAMAGE["srd_special"], ids=str)
def test_srd_special(case: dict[str, Any]) -> None:
    """Maximum, a normal roll and the damage bonus."""
    plan = planned_damage(parse_damage(f"{case['weapon']}+db"), case["bonus"], "special")
    assert plan.fixed == case["maximum"]
    damage = settle(plan, case["rolled"], case["bonus_rolled"])
    assert damage.total == case["total"]
    assert damage.plan.armour


@pytest.mark.parametrize("case", DAMAGE["uge_critical"], ids=str)
def test_uge_critical(case: dict[str, Any]) -> None:
    plan = planned_damage(parse_damage(f"{case['weapon']}+db"), case["bonus"], "critical", UGE)
    assert (plan.fixed, plan.dice, plan.armour) == (case["maximum"], None, case["armour"])
    assert settle(plan, 0, case["bonus_rolled"]).total == case["total"]


def test_uge_specials_by_kind() -> None:
    for case in DAMAGE["uge_impaling"]:
        assert str(impaling_dice(parse(case["weapon"]))) == case["becomes"]
        plan = planned_damage(parse_damage(f"{case['weapon']}+db"), "+1D4", "special", BY_TYPE, kind="impaling")
        assert (str(plan.dice), plan.bonus, plan.effect) == (case["becomes"], "+1D4", "impaling")
    for case in DAMAGE["uge_crushing"]:
        assert crushing_bonus(case["bonus"]) == case["becomes"]
        plan = planned_damage(parse_damage("1D6+db"), case["bonus"], "special", BY_TYPE, kind="crushing")
        assert (str(plan.dice), plan.bonus, plan.effect) == ("1D6", case["becomes"], "crushing")
    for kind in ("bleeding", "entangling", "knockback"):
        plan = planned_damage(parse_damage("1D6+db"), "+1D4", "special", BY_TYPE, kind=kind)
        assert (str(plan.dice), plan.fixed, plan.bonus, plan.effect) == ("1D6", 0, "+1D4", kind)
    assert planned_damage(parse_damage("1D6"), "+1D4", "special", BY_TYPE, kind="crushing").bonus == ""


def test_what_a_special_does_besides() -> None:
    """The lasting effects by kind: who is stunned, bleeds, is held, and for how long (UGE ch. 6)."""
    effects = {kind: special_effect(kind) for kind in SPECIAL_EFFECTS}
    assert {kind: (effect.result, effect.save, effect.rounds) for kind, effect in effects.items()} == {
        "bleeding": ("bleeding", "stamina", None),
        "crushing": ("stunned", "stamina", "1D3"),
        "entangling": ("held", "agility", "2"),
        "impaling": ("stuck", None, None),
        "knockback": ("prone", "agility", None),
    }
    assert {kind: effect.lost_each_round for kind, effect in effects.items() if effect.lost_each_round} == {
        "bleeding": 1
    }
    assert effects["bleeding"].meanwhile is Difficulty.DIFFICULT
    assert effects["crushing"].meanwhile is Difficulty.NORMAL
    assert [effects[kind].contest for kind in ("entangling", "impaling", "knockback", "bleeding")] == [
        ("str", "str"), ("str", "damage"), ("damage", "siz"), None
    ]  # fmt: skip
    assert code_of(special_effect, "cutting") == "unknown_name"
    assert [bleeding_loss(rounds) for rounds in (-1, 0, 1, 8)] == [0, 0, 1, 8]
    assert [bleeding_loss(rounds, hand_on_wound=True) for rounds in (4, 5, 6, 8)] == [4, 5, 5, 5]


def test_knockback() -> None:
    assert (knockback(13, 12, 55).metres, knockback(13, 12, 56).metres, knockback(13, 12).metres) == (2, 0, None)
    assert knockback(25, 12).metres == 5
    assert knockback(2, 15).metres == 0
    assert code_of(knockback, 9, None) == "missing_value"


def test_weapons_without_bonus_never_use_one() -> None:
    for hit in ("normal", "special", "critical"):
        plan = planned_damage(parse_damage("2D6"), "+1D4", hit)  # type: ignore[arg-type]
        assert (plan.bonus, plan.bonus_dice) == ("", None)
    assert code_of(planned_damage, parse_damage("2D6"), "", "none") == "unknown_name"


def test_refused_totals() -> None:
    plan = planned_damage(parse_damage("1D6+1+db"), "+1D4")
    assert parameters_of("roll_out_of_range", settle, plan, 8, 1) == {"roll": 8, "dice": "1D6+1"}
    assert parameters_of("roll_out_of_range", settle, plan, 7, 5) == {"roll": 5, "dice": "1D4"}
    assert parameters_of("roll_out_of_range", settle, plan, 7, 0) == {"roll": 0, "dice": "1D4"}
    alone = planned_damage(parse_damage("1D6"))
    assert parameters_of("roll_out_of_range", settle, alone, 3, 1) == {"roll": 1, "dice": "0"}


def test_damage_explains_itself() -> None:
    special = settle(planned_damage(parse_damage("1D6+1+db"), "+1D4", "special"), 4, 2)
    assert special.explanation == (
        Step("maximum", (7,), 7),
        Step("weapon", (4,), 11),
        Step("damage_bonus", (2,), 13),
        Step("damage", (), 13),
    )
    weak = settle(planned_damage(parse_damage("1D3+db"), "-1D6"), 1, -6)
    assert weak.explanation[-2:] == (Step("floor_zero", (0,), 0), Step("damage", (), 0))
    assert len({special, settle(special.plan, 4, 2)}) == 1
    plain = settle(planned_damage(parse_damage("1D3-1")), 0)
    assert plain.explanation == (Step("weapon", (0,), 0), Step("damage", (), 0))
    bonus_of_one = settle(planned_damage(parse_damage("1D6+db"), "+1D4"), 3, 1)
    assert bonus_of_one.explanation[1] == Step("damage_bonus", (1,), 4)
    weaker_by_one = settle(planned_damage(parse_damage("1D6-3+db"), "-1D6"), -1, -1)
    assert [step.id for step in weaker_by_one.explanation] == ["weapon", "damage_bonus", "floor_zero", "damage"]
    one_below = settle(planned_damage(parse_damage("1D3-2")), -1)
    assert one_below.explanation == (Step("weapon", (-1,), -1), Step("floor_zero", (0,), 0), Step("damage", (), 0))
    smallest = settle(planned_damage(parse_damage("1"), "", "critical"), 0)
    assert smallest.explanation == (Step("maximum", (1,), 1), Step("damage", (), 1))


@pytest.mark.parametrize("case", DAMAGE["armour"], ids=str)
def test_armour_takes_damage_off(case: dict[str, Any]) -> None:
    assert past_armour(case["damage"], case["armour"]) == case["lost"]


def test_broken_items_let_the_rest_through() -> None:
    assert [past_broken_item(9, item) for item in (12, 9, 4, -2)] == [0, 0, 5, 9]


def test_kinds_of_armour() -> None:
    chain = ArmourPiece("chain", "historic", 7, random="1D8-1", locations=frozenset({"chest", "left_arm"}))
    vest = ArmourPiece("vest", "modern", 4, {"firearm": 8}, random="1D4", random_by_kind={"firearm": "1D8"})
    riot = ArmourPiece("riot", "modern", 12, {"missile": 6})
    helmet = ArmourPiece("helmet", "historic", 1, adds=True, locations=frozenset({"head"}), location_points=4)
    energy = ArmourPiece("field", "advanced", None)
    assert [points_against(chain, kind) for kind in ("melee", "missile", "firearm", "energy")] == [7, 7, 4, 4]
    assert [points_against(vest, kind) for kind in ("melee", "firearm", "energy")] == [4, 8, 2]
    assert [points_against(riot, kind) for kind in ("melee", "missile", "firearm")] == [12, 6, 6]
    assert points_against(energy, "melee") == 0
    assert points_against(chain, "firearm", 5) == 3
    assert [random_dice(vest, kind) for kind in ("melee", "firearm")] == ["1D4", "1D8"]
    assert protection([chain, vest, helmet], "melee") == 8
    assert protection([helmet], "melee") == 1
    assert protection([chain, helmet], "melee", rolled={"chain": 3}) == 4
    assert [protection_at([chain, helmet], place, "melee") for place in ("head", "chest", "head")] == [4, 7, 4]
    assert protection_at([vest], "left_leg", "melee") == 4
    assert (protection_at([chain], "head", "melee"), protection([], "melee")) == (0, 0)


def test_armour_burdens_the_right_skills() -> None:
    """SRD: a list of skills and the agility roll; UGE: a category; weapon skills never."""
    srd = ArmourPiece(
        "srd", "historic", 7, burdens=(ArmourBurden(-20, frozenset({"climb", "dodge"}), rolls=frozenset({"agility"})),)
    )
    uge = ArmourPiece("uge", "historic", 7, burdens=(ArmourBurden(-25, categories=frozenset({"physical", "combat"})),))
    field = ArmourPiece("field", "advanced", 4, burdens=(ArmourBurden(-5, frozenset({"hide"}), per_point=True),))
    assert skill_burden([srd, uge], "climb", "physical") == -45
    assert skill_burden([srd, uge], "spot", "perception") == 0
    assert skill_burden([srd, uge], "brawl", "combat") == 0
    assert skill_burden([field], "hide", "physical") == -20
    assert skill_burden([field._replace(points=None)], "hide", "physical") == 0
    assert hash(field._replace(points_by_kind={"firearm": 1}, random_by_kind={"firearm": "1D4"})) == hash(field)
    assert (roll_burden([srd, uge], "agility"), roll_burden([srd], "luck")) == (-20, 0)


@pytest.mark.parametrize("case", VECTORS["hazards"]["range"], ids=str)
def test_ranges(case: dict[str, Any]) -> None:
    band = range_band(case["metres"], case["range"], PRESETS[case["preset"]], dex=case.get("dex"))
    assert band.chance(60) == case["chance_of_60"]


def test_range_bands() -> None:
    assert [range_band(m, 20).id for m in (0, 20, 21, 40, 41, 60, 61)] == [
        "in_range", "in_range", "long", "long", "extreme", "extreme", "beyond"
    ]  # fmt: skip
    assert [range_band(m, 20, UGE, dex=12).id for m in (4, 5, 41, 80, 81)] == [
        "point_blank", "in_range", "extreme", "extreme", "beyond"
    ]  # fmt: skip
    assert range_band(2, 20, SRD, dex=12).id == "in_range"
    assert range_band(2, 20, UGE).id == "in_range"
    assert range_band(41, 20, UGE).plain_only
    assert not range_band(41, 20).plain_only
    assert range_band(Fraction(41, 2), 20).id == "long"
    assert range_band(41, 20).chance(61) == 16
    assert range_band(41, 20, UGE).chance(61, 10) == 23
    assert range_band(99, 20).difficulty is Difficulty.IMPOSSIBLE
    assert [point_blank(dex) for dex in (3, 12, 13, 14)] == [1, 4, 5, 5]


def test_point_blank_of_the_vectors() -> None:
    for case in VECTORS["derived"]:
        assert point_blank(case["characteristics"]["dex"]) == case["point_blank_m"]


def test_hit_points_by_location() -> None:
    places = {"leg": "left_leg", "abdomen": "abdomen", "chest": "chest", "arm": "right_arm", "head": "head"}
    for row in LOCATION_VECTORS["rows"]:
        named = dict(zip(LOCATION_VECTORS["columns"], row, strict=True))
        for column, place in places.items():
            assert location_hit_points(named["max_hp"], place) == named[column]
    error = LOCATION_VECTORS["print_error"]
    assert location_hit_points(error["max_hp"], "left_arm") == error["arm"]
    assert body_hit_points(13) == dict(zip(LOCATIONS, (5, 5, 5, 6, 4, 4, 5), strict=True))


def test_location_die() -> None:
    for roll, place in LOCATION_VECTORS["die"]:
        assert hit_location(roll) == place
    assert [sum(hit_location(r) == place for r in range(1, 21)) for place in LOCATIONS] == [4, 4, 3, 1, 3, 3, 2]
    for roll in (0, 21):
        assert parameters_of("roll_out_of_range", hit_location, roll) == {"roll": roll, "sides": 20}


def test_lost_limbs() -> None:
    assert [limb_state(0, lost) for lost in (0, 1)] == ["disabled", "lost"], "nobody dies of no wound"
    assert [limb_state(4, lost) for lost in (0, 1, 3, 4, 7, 8, 11, 12, 20)] == [
        "sound", "hurt", "hurt", "disabled", "disabled", "shock", "shock", "lost", "lost"
    ]  # fmt: skip
    assert [taken_by_limb(place, 4, 11) for place in ("left_leg", "right_arm", "chest", "head")] == [8, 8, 11, 11]
    assert taken_by_limb("left_leg", 4, 5) == 5
    assert [disabled_effect(p) for p in ("left_leg", "right_arm", "abdomen", "chest", "head")] == [
        "falls", "drops", "down_bleeding", "down_bleeding", "unconscious"
    ]  # fmt: skip
    assert [dies_when_lost(place) for place in LOCATIONS] == [False, False, True, True, False, False, True]
    for call in (disabled_effect, dies_when_lost):
        assert code_of(call, "tail") == "unknown_name"
    assert code_of(location_hit_points, 13, "tail") == "unknown_name"
    assert code_of(taken_by_limb, "tail", 4, 1) == "unknown_name"


def test_order_of_actions() -> None:
    """By rank, then missiles, long, medium, short, then skill; equals act together; rank 0 does not act."""
    actions = [
        Action("knife", 12, "short", 90),
        Action("spear", 12, "long", 20),
        Action("bow", 12, "missile", 10),
        Action("sword", 12, "medium", 60),
        Action("better sword", 12, "medium", 61),
        Action("other sword", 12, "medium", 60),
        Action("talk", 12, skill=99),
        Action("fast", 15, "short"),
        Action("late", 0, "missile"),
        Action("last", 1, "missile"),
    ]
    order = [[action.who for action in group] for group in order_of_actions(actions)]
    assert order == [
        ["fast"], ["bow"], ["spear"], ["better sword"], ["sword", "other sword"], ["knife"], ["talk"], ["last"]
    ]  # fmt: skip


def test_ranks() -> None:
    assert initiative(13) == 13
    assert Action("talk", 12).skill == 0
    assert initiative(13, BrpOptions(initiative="dex_1d10"), rolled=10) == 23
    assert code_of(initiative, 13, BrpOptions(initiative="dex_1d10")) == "missing_value"
    for rolled in (0, 11):
        found = parameters_of("roll_out_of_range", initiative, 13, BrpOptions(initiative="dex_1d10"), rolled=rolled)
        assert found == {"roll": rolled, "sides": 10}
    assert initiative(13, BrpOptions(initiative="dex_1d10"), rolled=1) == 14
    assert (ROUND_SECONDS, ROUNDS_PER_TURN, DRAW_RANKS, SECOND_ACTION_RANKS) == (12, 25, 5, 5)
    assert [action_rank(13, metres=metres) for metres in (5, 6, 15, 16, 29, 30)] == [13, 7, 7, 4, 4, None]
    assert [action_rank(13, number=number) for number in (1, 2, 3, 4)] == [13, 8, 3, None]
    assert action_rank(13, draws=1) == 8
    assert action_rank(5, draws=1) is None
    assert action_rank(6, draws=1) == 1


HITS = st.sampled_from(["normal", "special", "critical"])
WEAPONS = st.sampled_from(["1D6+1+db", "2D6", "1D8+db/2", "brawl", "1D3-1+db/2", "1D4+2+db"])
BONUSES = st.sampled_from(["-1D6", "-1D4", "", "+1D4", "+2D6"])
KINDS = st.sampled_from([None, "impaling", "crushing", "bleeding"])


@given(WEAPONS, BONUSES, HITS, KINDS, st.integers(0, 8), st.sampled_from([SRD, UGE]))
def test_damage_distribution_counted(
    weapon: str, bonus: str, hit: Any, kind: str | None, armour: int, options: BrpOptions
) -> None:
    """Every throw of the dice, one by one, gives the distribution."""
    plan = planned_damage(parse_damage(weapon), bonus, hit, options, kind=kind)
    counts: dict[int, int] = {}
    weapon_sides = plan.dice.dice if plan.dice else ()
    bonus_sides = plan.bonus_dice.dice if plan.bonus_dice else ()
    for faces in product(*(range(1, sides + 1) for sides in (*weapon_sides, *bonus_sides))):
        lost = past_armour(roll_damage(plan, Faces(*faces)).total, armour if plan.armour else 0)
        counts[lost] = counts.get(lost, 0) + 1
    told = {total: count for total, count in damage_distribution(plan, armour).items() if count}
    assert told == counts


def test_second_opinion_on_damage() -> None:
    """Weapon, bonus and random armour in an independent library."""
    plan = planned_damage(parse_damage("1D8+1+db"), "+1D4")
    pool = (icepool.d(8) + 1 + icepool.d(4) - (icepool.d(6) - 1)).map(lambda total: max(0, total))
    told = damage_distribution(plan, parse("1D6-1"))
    for total in range(15):
        assert told.probability(total) == pool.probability(total)
    assert damage_distribution(planned_damage(parse_damage("1D8"), "", "critical", UGE), parse("1D6")).counts == (1,)


@given(
    st.integers(0, 130),
    st.one_of(st.none(), st.integers(0, 130)),
    st.sampled_from([SRD, UGE]),
    st.sampled_from(["parry", "dodge"]),
)
def test_attack_odds_add_up(chance: int, defence: int | None, options: BrpOptions, by: Any) -> None:
    """The odds of hits are those of the matrix over all pairs of levels; everything adds up to one."""
    odds = attack_odds(chance, parse_damage("1D6+db"), "+1D4", 3, options, defence_chance=defence, by=by)
    expected = {"none": Fraction(0), "normal": Fraction(0), "special": Fraction(0), "critical": Fraction(0)}
    defences: Any = {None: 100} if defence is None else level_odds(defence, options)
    for (attack, a), (parry, b) in product(level_odds(chance, options).items(), defences.items()):
        expected[exchange(attack, parry, options).hit] += Fraction(a * b, 10_000)
    assert dict(odds.hits) == expected
    assert sum(p for _, p in odds.damage) == 1
    assert odds.at_least(0) == 1
    assert odds.mean == sum(amount * p for amount, p in odds.damage)
    assert odds.at_least(1) == 1 - dict(odds.damage)[0]


def test_attack_odds_by_hand() -> None:
    """60 %, 1D6 against 4 points: 48 plain hits (mean ½), 12 special hits (mean 5½) of 100."""
    odds = attack_odds(60, parse_damage("1D6"), armour=4)
    assert odds.mean == Fraction(48, 100) * Fraction(1, 2) + Fraction(12, 100) * Fraction(11, 2)
    assert odds.at_least(8) == Fraction(12, 100) * Fraction(1, 6)
    critical = attack_odds(60, parse_damage("1D6"), "", 6, replace(UGE, success_cap=None))
    assert critical.mean == Fraction(3, 100) * 6


@pytest.mark.parametrize("total", [20_000, 99_999, 1_000_000])
def test_however_strong_somebody_is_the_bonus_is_dice(total: int) -> None:
    """What is typed has its limits; the bonus that a valid sheet comes to has none."""
    bonus = damage_bonus(total)
    for hit, kind, times in (("normal", None, 1), ("special", "crushing", 2), ("critical", "impaling", 1)):
        plan = planned_damage(parse_damage("1D6+db"), bonus, hit, UGE, kind=kind)  # type: ignore[arg-type]
        assert plan.bonus_dice is not None
        assert len(plan.bonus_dice.dice) == times * (-((40 - total) // 16) + 1)
        assert plan.bonus_dice.minimum == len(plan.bonus_dice.dice)
        assert settle(plan, plan.dice.minimum if plan.dice else 0, plan.bonus_dice.maximum).total > 6000
