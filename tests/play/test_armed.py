"""Rolls with a weapon or a power: chance with the weapon in hand, distance, defences, burdens, and what they cost."""

from dataclasses import replace

import pytest
from character_strategies import characters
from hypothesis import given

from brp_desktop.play.armed import attack_with, dodge, parry_with, power_with, rank_of_part, splits
from brp_desktop.play.rolling import prepare, settle
from brp_desktop.play.subjects import Act, Aid, Situation, Subject
from brp_desktop.play.ticks import roll_edit
from brp_desktop.rules import RulesError
from brp_desktop.rules.brp import SRD, UGE, Difficulty
from brp_desktop.rules.brp.steps import replay
from brp_desktop.sheet import edits
from brp_desktop.sheet.belongings import Armour, Power, Weapon
from brp_desktop.sheet.derive import derive


@pytest.fixture
def gunner(hero):
    """Firearm (pistol) 60 with a pistol that reaches 20 m and holds six."""
    armed = hero(**{"firearm.pistol": 40})
    return replace(armed, weapons=(Weapon(id="w", weapon="pistol"), Weapon(id="k", weapon="knife")))


def attack(character, weapon="w", **situation):
    derived = derive(character)
    return prepare(character, derived, attack_with(derived, weapon), Situation(**situation))


def code(call, *arguments, **named):
    with pytest.raises(RulesError) as caught:
        call(*arguments, **named)
    return caught.value.code


def test_an_attack_is_a_roll_on_the_skill_behind_the_weapon(gunner, showing):
    """8.1: it ticks the skill, not the weapon; 3.1: the weapon's base and the skill's points."""
    request = attack(gunner)
    assert (request.score, request.base, request.chance) == (60, 20, 60)
    assert request.subject == Subject("skill", "firearm.pistol", "w", "attack")
    assert (request.name.skill, request.name.weapon, request.name.roll) == ("firearm", "pistol", "attack")
    result = settle(request, showing(41))
    assert (result.level.value, result.tick, result.tick_reason) == ("success", True, "ticked")
    edit = roll_edit(result, gunner)
    assert isinstance(edit, edits.Several)
    assert edit.name == "attack"
    after = edit.apply(gunner)
    assert next(row for row in after.skills if row.id == "firearm.pistol").ticked
    assert derive(after).weapons["w"].loaded == 5


def test_a_miss_is_a_shot_too_and_a_knife_costs_nothing(gunner, showing):
    missed = settle(attack(gunner), showing(99))
    assert roll_edit(missed, gunner) == edits.Fire("w")
    stab = settle(attack(gunner, "k"), showing(99))
    assert roll_edit(stab, gunner) is None
    assert roll_edit(missed, replace(gunner, weapons=())) is None


def test_another_throw_needs_no_other_shot(gunner, showing):
    """15: power points are paid for it instead; the shot was fired by the first throw."""
    gunner = replace(gunner, weapons=(Weapon(id="w", weapon="pistol", loaded=0),))
    assert code(attack, gunner) == "no_ammunition"
    again = settle(attack(gunner, aid=Aid(rerolled=5)), showing(41))
    assert (again.level.value, again.tick_reason) == ("success", "rerolled")
    assert derive(roll_edit(again, gunner).apply(gunner)).weapons["w"].loaded == 0


@pytest.mark.parametrize("preset", ["srd", "uge"])
def test_distance_by_the_vectors(hero, vectors, preset):
    """13.3: a shot of 60 % with a weapon that reaches 20 m."""
    for case in vectors["hazards"]["range"]:
        if case["preset"] != preset:
            continue
        options = {"srd": SRD, "uge": UGE}[preset]
        shooter = hero(options, **{"firearm.pistol": 0})
        shooter = replace(
            shooter,
            weapons=(Weapon(id="w", weapon="pistol", base=60, range_m=case["range"]),),
            characteristics=tuple(
                replace(row, initial=case.get("dex", row.initial)) if row.id == "dex" else row
                for row in shooter.characteristics
            ),
        )
        act = Act(metres=case["metres"])
        if case["chance_of_60"] == 0:
            assert code(attack, shooter, act=act) == "out_of_range_band"
        else:
            request = attack(shooter, act=act)
            assert request.chance == case["chance_of_60"]
            assert replay(request.steps) == request.steps


def test_very_far_is_at_most_a_plain_hit_and_point_blank_never_ticks(hero, showing):
    """UGE: a fifth of the chance; easy is easy whoever made it so (8.2)."""
    shooter = replace(hero(UGE, **{"firearm.pistol": 40}), weapons=(Weapon(id="w", weapon="medium_pistol"),))
    assert attack(shooter, act=Act(metres=80)).plain_only
    near = attack(shooter, act=Act(metres=4))
    assert (near.situation.difficulty, near.plain_only) == (Difficulty.EASY, False)
    assert settle(near, showing(30)).tick_reason == "easy"
    hard = attack(shooter, difficulty=Difficulty.DIFFICULT, act=Act(metres=4))
    assert hard.situation.difficulty is Difficulty.NORMAL


def test_aiming_adds_a_tenth_for_each_five_ranks(gunner):
    request = attack(gunner, act=Act(waits=2), modifier=-5)
    assert [(step.id, step.operands) for step in request.steps[-3:]] == [
        ("aiming", (12,)), ("flat", (-5,)), ("chance", ()),
    ]  # fmt: skip
    assert request.chance == 67


def test_each_further_defence_is_harder_and_below_one_there_is_none(hero, vectors):
    """13.2, by the vectors: dodge and parry alike."""
    fencer = replace(hero(dodge=40), weapons=(Weapon(id="s", weapon="knife"),))
    derived = derive(fencer)
    for case in vectors["damage"]["defences"]:
        if case["defence"] == 3:
            continue
        act = Act(defence=case["defence"])
        assert prepare(fencer, derived, dodge(fencer), Situation(act=act)).chance == 66 + case["modifier"]
    assert code(prepare, fencer, derived, parry_with(derived, "s"), Situation(act=Act(defence=2))) == "no_defence_left"
    parry = prepare(fencer, derived, parry_with(derived, "s"), Situation())
    assert (parry.chance, parry.name.roll) == (25, "parry")
    assert dodge(replace(fencer, skills=())) is None


@pytest.mark.parametrize(
    ("weapon", "expected"),
    [
        (Weapon(id="w", name="Cane"), "weapon_without_skill"),
        (Weapon(id="w", weapon="pistol", loaded=0), "no_ammunition"),
        (Weapon(id="w", weapon="pistol", hit_points=0), "weapon_broken"),
        (Weapon(id="x", weapon="pistol"), "unknown_name"),
    ],
)
def test_what_cannot_be_attacked_with_says_why(hero, weapon, expected):
    """Issue 7: a weapon without a skill says so and does not roll."""
    person = replace(hero(), weapons=(weapon,))
    subject = Subject("skill", "", "w", "attack")
    assert code(prepare, person, derive(person), subject) == expected


def test_what_cannot_be_parried_with_says_so(gunner):
    subject = Subject("skill", "", "w", "parry")
    assert code(prepare, gunner, derive(gunner), subject) == "cannot_parry"


def test_armour_load_and_fatigue_are_steps_of_the_chance(hero):
    """3.1 (6), 16.1: flat modifiers after the difficulty, each with its source."""
    options = replace(UGE, fatigue=True, encumbrance=True)
    tired = edits.SetResource("fatigue", -3).apply(hero(options, climb=30))
    tired = replace(tired, armour=(Armour(id="a", armour="chain", encumbrance=2700),))
    derived = derive(tired)
    request = prepare(tired, derived, Subject("skill", "climb"), Situation(Difficulty.EASY, 5))
    assert [(step.id, step.operands, step.result) for step in request.steps] == [
        ("base", (40,), 40),
        ("points_personal", (30,), 70),
        ("rating", (), 70),
        ("difficulty_easy", (2,), 140),
        ("armour", (-20,), 120),
        ("encumbrance", (-10,), 110),
        ("fatigue", (-3,), 107),
        ("flat", (5,), 112),
        ("chance", (), 112),
    ]
    assert request.score == 70
    armed = replace(tired, weapons=(Weapon(id="k", weapon="knife"),))
    stab = prepare(armed, derive(armed), attack_with(derive(armed), "k"), Situation(act=Act(waits=1)))
    assert [(step.id, step.operands) for step in stab.steps[2:]] == [
        ("encumbrance", (-15,)), ("fatigue", (-3,)), ("aiming", (3,)), ("chance", ()),
    ]  # fmt: skip
    agility = prepare(tired, derived, Subject("characteristic", "dex"))
    assert (agility.score, agility.chance) == (65, 65 - 10 - 3)
    luck = prepare(tired, derived, Subject("characteristic", "pow"))
    assert luck.chance == 55 - 3
    assert replay(agility.steps) == agility.steps


def test_a_power_is_rolled_and_paid_for_in_one_step(hero, showing):
    mage = edits.AddPower(Power(id="p", name="Sight", chance=50, cost=3), learns=True).apply(hero())
    request = prepare(mage, derive(mage), power_with(mage, "p"))
    assert request.chance == 50
    edit = roll_edit(settle(request, showing(12)), mage)
    assert isinstance(edit, edits.Several)
    after = edit.apply(mage)
    assert derive(after).resources["power_points"].current == 8
    assert after.skills[-1].ticked
    assert roll_edit(settle(request, showing(97)), mage) == edits.UsePower("p", None)
    dearer = prepare(mage, derive(mage), power_with(mage, "p"), Situation(act=Act(cost=4)))
    assert roll_edit(settle(dearer, showing(97)), mage) == edits.UsePower("p", 4)


def test_a_power_with_a_chance_of_its_own_never_ticks(hero, showing):
    person = replace(hero(), powers=(Power(id="p", name="Loyalty", kind="passion", chance=70),))
    subject = power_with(person, "p")
    assert subject == Subject("power", "p", "p", "power")
    result = settle(prepare(person, derive(person), subject), showing(5))
    assert (result.tick, result.tick_reason) == (False, "no_experience_box")
    assert result.request.name.name == "Loyalty"
    assert roll_edit(result, person) is None


def test_a_power_without_a_chance_is_not_rolled(hero):
    person = replace(hero(), powers=(Power(id="p", name="Light", cost=2),))
    assert code(prepare, person, derive(person), power_with(person, "p")) == "not_rolled"


def test_a_power_that_cannot_be_paid_for_is_not_used(hero):
    person = replace(hero(), powers=(Power(id="p", cost=12, chance=50),))
    with pytest.raises(RulesError) as caught:
        prepare(person, derive(person), power_with(person, "p"))
    assert (caught.value.code, caught.value.parameters) == ("not_enough", {"left": 11, "wanted": 12})
    assert code(power_with, person, "nothing") == "unknown_name"
    blank = replace(person, powers=(Power(id="p", cost=1, track="counter.9"),))
    assert code(prepare, blank, derive(blank), power_with(blank, "p")) == "missing_value"


@given(characters)
def test_every_chance_is_the_sum_of_its_steps(character):
    """Issue 7: over any character, whatever can be rolled; what cannot says why."""
    derived = derive(character)
    subjects = [Subject("skill", row.id) for row in character.skills]
    subjects += [Subject("characteristic", id_) for id_ in derived.characteristics]
    subjects += [attack_with(derived, weapon) for weapon in derived.weapons]
    subjects += [parry_with(derived, weapon) for weapon in derived.weapons]
    subjects += [power_with(character, power.id) for power in character.powers]
    for subject in subjects:
        for situation in (Situation(), Situation(Difficulty.DIFFICULT, 7, act=Act(metres=15, waits=1, defence=2))):
            try:
                request = prepare(character, derived, subject, situation)
            except RulesError:
                continue
            assert request.steps[-1].result == request.chance
            assert replay(request.steps) == request.steps


def parry_missile(character, weapon, **act):
    derived = derive(character)
    return prepare(character, derived, parry_with(derived, weapon), Situation(act=Act(missile=True, **act)))


@pytest.mark.parametrize(
    ("shield", "standing", "kneeling"), [("buckler", 15, 15), ("full_shield", 30, 60), ("hoplite_shield", 60, 90)]
)
def test_a_shield_against_missiles_has_its_own_chance(hero, showing, shield, standing, kneeling):
    """13.8: not that of the skill, which learns nothing by it; explained, and worse as a further defence (13.2)."""
    character = replace(hero(UGE, brawl=50), weapons=(Weapon(id="s", weapon=shield, skill="brawl"),))
    assert parry_missile(character, "s").chance == standing
    request = parry_missile(character, "s", kneels=True)
    assert (request.chance, replay(request.steps)) == (kneeling, request.steps)
    assert settle(request, showing(1)).tick is False
    if kneeling > 30:
        assert parry_missile(character, "s", defence=2, kneels=True).chance == kneeling - 30
    derived = derive(character)
    hand_to_hand = prepare(character, derived, parry_with(derived, "s"), Situation(act=Act(kneels=True)))
    assert hand_to_hand.chance == derived.weapons["s"].parry_score


def test_what_is_no_shield_of_known_size_parries_missiles_by_its_skill(hero):
    """13.8 names three sizes and is UGE's."""
    weapons = (
        Weapon(id="s", weapon="round_shield", skill="brawl"),
        Weapon(id="f", weapon="full_shield", skill="brawl"),
    )
    uge = replace(hero(UGE, brawl=50), weapons=weapons)
    assert parry_missile(uge, "s").chance == derive(uge).weapons["s"].parry_score
    srd = replace(hero(brawl=50), weapons=weapons)
    assert parry_missile(srd, "f", kneels=True).chance == derive(srd).weapons["f"].parry_score
    broken = replace(uge, weapons=(Weapon(id="f", weapon="full_shield", skill="brawl", hit_points=0),))
    assert code(parry_missile, broken, "f") == "weapon_broken"


def splitter(hero, options, score, dex=13):
    """A fist of so much, on a DEX of so much."""
    rough = hero(options)
    rows = tuple(replace(row, initial=dex) if row.id == "dex" else row for row in rough.characteristics)
    base = derive(replace(rough, characteristics=rows, weapons=(Weapon(id="b", weapon="fist"),))).weapons["b"].base
    made = hero(options, brawl=score - base)
    return replace(made, characteristics=rows, weapons=(Weapon(id="b", weapon="fist"),))


@pytest.mark.parametrize(
    ("score", "dex", "expected"),
    [
        (100, 13, ()),
        (101, 13, ((51, 50),)),
        (125, 13, ((63, 62),)),
        (160, 13, ((80, 80), (54, 53, 53))),
        (210, 13, ((105, 105), (70, 70, 70))),
        (210, 16, ((105, 105), (70, 70, 70), (53, 53, 52, 52))),
    ],
)
def test_an_attack_above_100_may_be_split(hero, score, dex, expected):
    """13.8: parts of at least 50, five DEX ranks apart; 13.1: nothing on rank 0 or below."""
    derived = derive(splitter(hero, UGE, score, dex))
    assert splits(derived, "b", UGE) == expected
    assert [rank_of_part(derived, part, UGE) for part in (1, 2, 3)] == [dex, dex - 5, dex - 10]
    assert splits(derived, "b", SRD) == ()


def test_each_part_is_an_attack_of_its_own_with_its_chance(hero, showing):
    character = splitter(hero, UGE, 125)
    for part, chance in ((1, 63), (2, 62)):
        request = attack(character, "b", act=Act(part=part, parts=2))
        assert (request.chance, replay(request.steps)) == (chance, request.steps)
        assert f"split.{part}/2" in {step.id for step in request.steps}
        assert settle(request, showing(chance)).level.is_success
        assert not settle(request, showing(chance + 1)).level.is_success
    difficult = attack(character, "b", act=Act(part=1, parts=2), difficulty=Difficulty.DIFFICULT)
    assert difficult.chance == 32
    srd = splitter(hero, SRD, 125)
    assert attack(srd, "b", act=Act(part=1, parts=2)).chance == 125
    with pytest.raises(RulesError, match="no_chance"):
        attack(splitter(hero, UGE, 125), "b", act=Act(part=1, parts=3))


def test_where_a_die_adds_to_dex_the_ranks_are_not_known_yet(hero):
    options = replace(UGE, initiative="dex_1d10")
    derived = derive(splitter(hero, options, 210))
    assert len(splits(derived, "b", options)) == 3
    assert rank_of_part(derived, 1, options) is None
