"""What is computed from belongings: weapons with their skills, armour and its penalties, load, wounds, conditions."""

from dataclasses import replace

import pytest

from brp_desktop.rules.brp import SRD, UGE, BrpOptions
from brp_desktop.sheet import edits
from brp_desktop.sheet.belonging_checks import checked
from brp_desktop.sheet.belongings import Armour, Burden, Item, Weapon, Wound
from brp_desktop.sheet.brp import BrpCharacter, Skill, SkillPoints
from brp_desktop.sheet.derive import Derived, derive
from brp_desktop.sheet.errors import EditError
from brp_desktop.sheet.new import new_character

LOCATIONS = replace(UGE, hit_locations=True, major_wounds=False)
HEAVY = replace(UGE, encumbrance=True, fatigue=True)


def someone(options: BrpOptions = SRD, **lists: object) -> BrpCharacter:
    """Everybody at 12, hit points 12."""
    blank = new_character(options)
    return replace(blank, characteristics=tuple(replace(row, initial=12) for row in blank.characteristics), **lists)


def with_points(character: BrpCharacter, skill: str, points: int) -> BrpCharacter:
    return edits.SetPoints(skill, "personal", points).apply(character)


def weapon(character: BrpCharacter, **fields: object):
    """The numbers of one weapon on this sheet."""
    armed = replace(character, weapons=(Weapon(id="w", **fields),))
    return derive(armed).weapons["w"]


def condition(**fields: object) -> Derived:
    return derive(someone(**fields))


def test_a_weapon_of_the_catalogue_finds_its_skill_and_gives_it_its_base():
    """11.2: points belong to the skill, the base to the weapon in hand."""
    archer = with_points(someone(replace(SRD, era="historical")), "missile_weapon.bow", 30)
    numbers = weapon(archer, weapon="long_bow")
    assert (numbers.row, numbers.base, numbers.score) == ("missile_weapon.bow", 5, 35)
    assert numbers.parts == (("base", 5), ("points_personal", 30))
    assert (str(numbers.damage), numbers.range_m, numbers.hit_points, numbers.loaded) == ("1D8+1+db/2", 90, 10, None)
    assert dict(numbers.bands) == {"in_range": 90, "long": 180, "extreme": 270}
    fists = weapon(archer, weapon="fist")
    assert (fists.row, fists.score, fists.bands, fists.hit_points) == ("brawl", 25, (), None)


def test_a_row_takes_the_base_of_the_first_weapon_of_its_kind_on_the_sheet():
    """11.2: else the commonest of the catalogue."""
    knight = someone(replace(UGE, era="historical"))
    assert derive(knight).skills["melee_weapon.sword"].base == 15
    armed = replace(knight, weapons=(Weapon(id="a", weapon="greatsword"), Weapon(id="b", weapon="broadsword")))
    derived = derive(armed)
    assert derived.skills["melee_weapon.sword"].base == 5
    assert derived.steps_for("base", "melee_weapon.sword")[-1].result == 5
    assert (derived.weapons["a"].score, derived.weapons["b"].score) == (5, 15)
    typed = edits.SetSkillBase("melee_weapon.sword", "40").apply(armed)
    assert derive(typed, derived).skills["melee_weapon.sword"].base == 40
    assert derive(typed, derived).weapons["b"].score == 40
    gone = edits.RemoveBelonging("weapons", "a").apply(armed)
    assert derive(gone, derived).skills["melee_weapon.sword"].base == 15


def test_a_weapon_without_a_skill_says_so():
    """Issue 7: it is not rolled; the skill that would do is named where there is one."""
    own = weapon(someone(), name="Cane", damage="1D6")
    assert (own.rollable, own.error, own.row, own.wanted) == (False, "weapon_without_skill", None, None)
    bow = weapon(someone(), weapon="long_bow", skill="gone")
    assert (bow.error, bow.wanted) == ("weapon_without_skill", ("missile_weapon", "missile_weapon_bow"))
    linked = weapon(someone(), name="Cane", skill="brawl", damage="1D6")
    assert (linked.rollable, linked.score, linked.facts.melee) == (True, 25, True)


def test_a_shield_is_used_with_the_one_skill_of_an_edition_that_does_not_tell_shields_apart():
    modern = someone(replace(UGE, era="historical"))
    shields = tuple(row for row in modern.skills if row.skill == "shield")
    assert weapon(replace(modern, skills=(Skill(id="shield", skill="shield"),)), weapon="kite_shield").row == "shield"
    assert weapon(replace(modern, options=SRD, skills=shields), weapon="kite_shield").row is None


def test_everything_about_a_weapon_can_be_typed_and_none_is_not_nothing():
    numbers = weapon(
        someone(),
        weapon="pistol",
        name="Pocket pistol",
        skill="firearm.pistol",
        damage="1D4",
        range_m=0,
        ammunition=0,
        hit_points_maximum=3,
        hit_points=1,
        base=50,
        special="",
        malfunction=98,
    )
    assert (str(numbers.damage), numbers.range_m, numbers.loaded, numbers.hit_points) == ("1D4", None, None, 1)
    assert (numbers.score, numbers.facts.special, numbers.facts.malfunction) == (50, None, 98)


def test_a_weapon_of_another_edition_keeps_the_numbers_it_has():
    """An entry without the chosen edition is hidden from choice, but nothing vanishes from a sheet."""
    assert str(weapon(someone(UGE), weapon="pistol").damage) == "1D8"
    assert weapon(someone(UGE), weapon="of_a_later_catalogue", skill="brawl").score == 25


@pytest.mark.parametrize(
    ("fields", "score", "error"),
    [
        ({"weapon": "broadsword"}, 15, None),
        ({"weapon": "whip"}, None, "cannot_parry"),
        ({"weapon": "self_bow"}, None, "cannot_parry"),
        ({"weapon": "fist"}, 25, None),
        ({"weapon": "kite_shield"}, 15, None),
        ({"name": "Chair", "skill": "brawl"}, 25, None),
        ({"name": "Javelin", "kind": "missile", "skill": "brawl"}, None, "cannot_parry"),
    ],
)
def test_what_one_can_parry_with(fields, score, error):
    rows = (
        Skill(id="melee_weapon.sword", skill="melee_weapon", speciality="melee_weapon_sword"),
        Skill(id="melee_weapon.whip", skill="melee_weapon", speciality="melee_weapon_whip"),
        Skill(id="bow", skill="missile_weapon", speciality="missile_weapon_bow"),
        Skill(id="brawl", skill="brawl"),
        Skill(id="shield", skill="shield"),
    )
    numbers = weapon(replace(someone(UGE), skills=rows), **fields)
    assert (numbers.parry_score, numbers.parry_error) == (score, error)


def test_a_parry_may_have_a_skill_of_its_own():
    """Option ``separate_parry``: the row is chosen for the weapon."""
    rows = (
        Skill(id="sword", skill="melee_weapon", speciality="melee_weapon_sword", points=SkillPoints(personal=40)),
        Skill(id="parry", skill="parry", speciality_text="Sword", points=SkillPoints(personal=5)),
    )
    numbers = weapon(replace(someone(UGE), skills=rows), weapon="broadsword", parry_skill="parry")
    assert (numbers.row, numbers.score, numbers.parry_row, numbers.parry_score) == ("sword", 55, "parry", 20)


def test_a_damage_that_cannot_be_read_is_kept_and_said():
    """From a file; an edit refuses it."""
    numbers = weapon(someone(), name="Odd", skill="brawl", damage="1D6+X")
    assert (numbers.damage, numbers.damage_error, numbers.rollable) == (None, "bad_dice", True)


def test_damage_by_distance_and_range_by_characteristic():
    shotgun = weapon(someone(UGE), weapon="double_barrel_shotgun")
    assert shotgun.facts.damage_by_range == ((10, "4D6"), (20, "2D6"), (50, "1D6"))
    taser = replace(someone(UGE), weapons=(Weapon(id="w", weapon="dart_taser"),))
    assert derive(taser).weapons["w"].range_m == 12
    blank = replace(taser, characteristics=())
    assert derive(blank).weapons["w"].range_m is None


def test_shots_and_reloading():
    armed = someone(weapons=(Weapon(id="w", weapon="pistol", skill="firearm.pistol", spare=4),))
    fired = edits.Fire("w", 5).apply(armed)
    assert derive(fired).weapons["w"].loaded == 1
    with pytest.raises(EditError) as caught:
        edits.Fire("w", 2).apply(fired)
    assert (caught.value.code, caught.value.parameters) == ("not_enough", {"left": 1, "wanted": 2})
    loaded = edits.Reload("w").apply(fired)
    assert (derive(loaded).weapons["w"].loaded, loaded.weapons[0].spare) == (5, 0)
    with pytest.raises(EditError, match="not_enough"):
        edits.Reload("w").apply(loaded)
    endless = edits.SetBelonging("weapons", "w", "spare", None).apply(fired)
    assert edits.Reload("w").apply(endless).weapons[0].loaded is None
    one = edits.Reload("w", 1).apply(endless)
    assert derive(one).weapons["w"].loaded == 2
    assert edits.Fire("w").apply(someone(weapons=(Weapon(id="w", weapon="knife"),))).weapons[0].loaded is None


def test_a_weapon_breaks_at_nothing():
    armed = someone(weapons=(Weapon(id="w", weapon="pistol"), Weapon(id="f", weapon="fist")))
    hurt = edits.HurtWeapon("w", 3).apply(armed)
    assert (derive(hurt).weapons["w"].hit_points, derive(hurt).weapons["w"].is_broken) == (5, False)
    broken = edits.HurtWeapon("w", 30).apply(hurt)
    assert (derive(broken).weapons["w"].hit_points, derive(broken).weapons["w"].is_broken) == (0, True)
    assert edits.HurtWeapon("f", 3).apply(armed) is armed


def test_armour_weighs_on_the_right_skills_and_rolls():
    """13.10: SRD by list and on agility, UGE by category; weapon skills and armour not worn never."""
    chain = derive(someone(armour=(Armour(id="a", armour="chain"),)))
    for skill in ("climb", "dodge", "stealth", "throw"):
        assert chain.skills[skill].burdens == (("armour", -20),), skill
    for skill in ("spot", "persuade", "brawl", "firearm.pistol"):
        assert chain.skills[skill].burdens == (), skill
    assert chain.characteristics["dex"].burdens == (("armour", -20),)
    assert chain.characteristics["pow"].burdens == ()
    assert chain.skills["dodge"].score == 24
    helmet = derive(someone(armour=(Armour(id="h", armour="light_helmet"),)))
    assert helmet.skills["listen"].burdens == (("armour", -15),)
    off = derive(someone(armour=(Armour(id="a", armour="chain", worn=False),)))
    assert (off.skills["dodge"].burdens, off.protection) == ((), 0)
    on = edits.SetBelonging("armour", "a", "worn", True).apply(off.character)
    assert derive(on, off).skills["dodge"].burdens == derive(on, off).characteristics["dex"].burdens
    assert derive(on, off).skills["dodge"].burdens == (("armour", -20),)
    assert derive(off.character, derive(on, off)).skills["dodge"].burdens == ()
    uge = derive(someone(UGE, armour=(Armour(id="a", armour="chain"),)))
    assert uge.skills["dodge"].burdens == (("armour", -20),)
    assert uge.skills["stealth"].burdens == (("armour", -20),)
    assert uge.characteristics["dex"].burdens == ()
    assert chain.armour["a"].burdens[-1] == Burden("roll.agility", -20)


def test_own_armour_protects_and_hinders_as_typed():
    coat = Armour(id="a", name="Coat", points=2, burdens=(Burden("skill.swim", -15), Burden("category.perception", -5)))
    derived = derive(someone(UGE, armour=(coat,)))
    assert (derived.protection, derived.armour["a"].points) == (2, 2)
    assert derived.skills["swim"].burdens == (("armour", -15),)
    assert derived.skills["listen"].burdens == (("armour", -5),)
    mine = derive(someone(armour=(Armour(id="a", armour="chain", points=5, burdens=()),)))
    assert (mine.protection, mine.skills["dodge"].burdens) == (5, ())


def test_armour_adds_up_and_by_places():
    """13.10: the best armour and helmets; with hit locations each place by itself."""
    worn = (
        Armour(id="a", armour="chain"),
        Armour(id="h", armour="light_helmet"),
        Armour(id="g", name="Greaves", places=(("left_leg", 9), ("right_leg", 8)), burdens=()),
    )
    assert derive(someone(armour=worn[:2])).protection == 8
    assert [step.id for step in derive(someone(armour=worn[:2])).steps_for("derived", "protection")] == [
        "armour_points", "helmet", "protection",
    ]  # fmt: skip
    places = derive(someone(LOCATIONS, armour=worn)).health.locations
    assert {place: each.armour for place, each in places.items()} == {
        "right_leg": 8, "left_leg": 9, "abdomen": 7, "chest": 7, "right_arm": 7, "left_arm": 7, "head": 7,
    }  # fmt: skip
    assert dict(derive(someone(LOCATIONS, armour=worn)).armour["g"].places) == {"right_leg": 8, "left_leg": 9}
    emptied = derive(someone(LOCATIONS, armour=(Armour(id="c", name="Coat", points=3, places=()),)))
    assert {each.armour for each in emptied.health.locations.values()} == {3}, "no place by itself: all of them"
    assert {points for _, points in emptied.armour["c"].places} == {3}


def test_a_load_above_the_limit_costs_move_and_skills():
    """15.4: STR + CON is the limit; each point above −1 MOV, −5 agility, −5 physical, manipulation and combat."""
    bare = derive(someone(HEAVY))
    assert (bare.encumbrance_limit, bare.move, bare.load.total) == (24, 10, 0)
    stones = (Item(id="i", name="Stones", quantity=5, encumbrance=501),)
    laden = derive(someone(HEAVY, items=stones))
    assert (laden.load.total, laden.move) == (2505, 8)
    assert laden.skills["climb"].burdens == laden.skills["brawl"].burdens == (("encumbrance", -10),)
    assert laden.skills["spot"].burdens == ()
    assert laden.characteristics["dex"].burdens == (("encumbrance", -10),)
    assert [(step.id, step.result) for step in laden.steps_for("derived", "move")] == [
        ("base", 10), ("encumbrance", 8), ("move", 8),
    ]  # fmt: skip
    assert derive(someone(replace(HEAVY, encumbrance=False), items=stones)).move == 10
    crushed = derive(someone(HEAVY, items=(Item(id="i", quantity=100, encumbrance=100),)))
    assert crushed.move == 0
    at_the_limit = derive(someone(HEAVY, items=(Item(id="i", encumbrance=2400),)))
    assert not at_the_limit.burdens


def test_weapons_and_armour_are_part_of_the_load():
    laden = someone(HEAVY, weapons=(Weapon(id="w", weapon="pike"),), armour=(Armour(id="a", armour="chain"),))
    derived = derive(laden)
    assert derived.load.total == 350 + 2000
    assert [(step.id, step.operands) for step in derived.load.steps] == [
        ("load_weapons", (350,)), ("load_armour", (2000,)), ("load", ()),
    ]  # fmt: skip
    left = edits.SetBelonging("weapons", "w", "carried", False).apply(laden)
    assert derive(left, derived).load.total == 2000


def test_fatigue_below_nothing_weighs_on_every_roll():
    """15.4: each point −1 % on every roll; helpless at −(STR + CON)."""
    tired = derive(edits.SetResource("fatigue", -4).apply(someone(HEAVY)))
    assert tired.skills["spot"].burdens == (("fatigue", -4),)
    assert tired.characteristics["pow"].burdens == (("fatigue", -4),)
    assert tired.health.conditions == ("tired",)
    assert derive(edits.SetResource("fatigue", -24).apply(someone(HEAVY))).health.conditions == ("helpless",)
    assert derive(edits.SetResource("fatigue", 0).apply(someone(HEAVY))).health.conditions == ()


@pytest.mark.parametrize("preset", ["srd", "uge"])
def test_unconscious_and_dying_by_rule(vectors, preset):
    """14.1, by the vectors: wounds of somebody with 13 hit points."""
    options = {"srd": SRD, "uge": UGE}[preset]
    for case in vectors["wounds"]:
        if case["preset"] != preset or "now" not in case:
            continue
        healthy = someone(options)
        person = replace(
            healthy, characteristics=tuple(replace(r, initial=13) if r.id in ("con", "siz") else r
                                           for r in healthy.characteristics)
        )  # fmt: skip
        hurt = edits.TakeDamage(case["max"] - case["now"]).apply(person)
        health = derive(hurt).health
        assert (health.state, health.dies) == (case["state"], case.get("dies"))
        assert derive(hurt).resources["hit_points"].current == case["now"]
        assert (case["state"] in health.conditions) is (case["state"] != "conscious")


def test_major_wounds_by_the_vectors(vectors):
    """14.2: one wound of at least half of the hit points."""
    for case in vectors["wounds"]:
        if "single_wound" not in case:
            continue
        healthy = someone(UGE)
        values = {"con": case["max"], "siz": case["max"]}
        person = replace(
            healthy,
            characteristics=tuple(replace(r, initial=values.get(r.id, 12)) for r in healthy.characteristics),
        )
        hurt = edits.TakeDamage(case["single_wound"]).apply(person)
        assert hurt.wounds[0].major is case["major"]
        assert ("major_wound" in derive(hurt).health.conditions) is case["major"]


def test_minor_wounds_together_and_how_long_one_fights_on():
    minor = condition(options=UGE, wounds=(Wound(id="a", amount=3), Wound(id="b", amount=3)))
    assert minor.health.conditions == ("minor_wounds",)
    assert minor.health.fighting_rounds is None
    better = (Wound(id="a", amount=7, healed=4, major=True), Wound(id="b", amount=3))
    assert condition(options=UGE, wounds=better).health.conditions == ("major_wound",)
    major = derive(edits.TakeDamage(7).apply(someone(UGE)))
    assert (major.health.fighting_rounds, major.health.conditions) == (5, ("major_wound",))
    healed = condition(options=UGE, wounds=(Wound(id="a", amount=7, healed=7, major=True),))
    assert healed.health.conditions == ()


def test_no_power_points_left_and_bleeding():
    assert derive(edits.SetResource("power_points", 0).apply(someone())).health.conditions == ("fainted",)
    assert condition(wounds=(Wound(id="a", amount=2, effect="bleeding"),)).health.conditions == ("bleeding",)
    assert condition(wounds=(Wound(id="a", amount=2, healed=2, effect="bleeding"),)).health.conditions == ()
    assert derive(BrpCharacter()).health.state is None


def test_hit_locations_keep_their_own_count():
    """13.9: 12 hit points: legs, abdomen, head 4; chest 5; arms 3. A limb takes no more than twice from one blow."""
    hurt = someone(LOCATIONS)
    for amount, place in ((2, "left_leg"), (11, "right_arm"), (5, "chest")):
        hurt = edits.TakeDamage(amount, place).apply(hurt)
    places = derive(hurt).health.locations
    assert (places["left_leg"].left, places["left_leg"].state) == (2, "hurt")
    assert (places["right_arm"].lost, places["right_arm"].state, places["right_arm"].effect) == (6, "shock", "drops")
    assert (places["chest"].left, places["chest"].state, places["chest"].effect) == (0, "disabled", "down_bleeding")
    assert derive(hurt).resources["hit_points"].current == 12 - 2 - 6 - 5
    assert derive(hurt).health.state == "dying"
    struck = edits.TakeDamage(4, "head").apply(someone(LOCATIONS))
    assert derive(struck).health.state == "unconscious"
    dead = edits.TakeDamage(12, "head").apply(edits.SetResourceMaximum("hit_points", 30).apply(someone(LOCATIONS)))
    assert derive(edits.SetResourceMaximum("hit_points", None).apply(dead)).health.conditions[0] == "dead"
    lost = edits.TakeDamage(6, "left_arm").apply(edits.TakeDamage(6, "left_arm").apply(someone(LOCATIONS)))
    assert derive(lost).health.locations["left_arm"].state == "lost"
    assert derive(lost).health.state != "dead"
    assert derive(someone()).health.locations == {}


def test_damage_first_aid_and_healing_keep_wounds_and_hit_points_in_step():
    hurt = edits.TakeDamage(5, time=7, note="fall").apply(edits.TakeDamage(3).apply(someone()))
    assert [(w.id, w.amount, w.time, w.note) for w in hurt.wounds] == [("wound.1", 3, 0, ""), ("wound.2", 5, 7, "fall")]
    points = lambda character: derive(character).resources["hit_points"].current  # noqa: E731
    assert points(hurt) == 4
    aided = edits.TreatWound("wound.2", 9).apply(hurt)
    assert (points(aided), aided.wounds[1].left, aided.wounds[1].treated) == (9, 0, True)
    for again in (0, 3):
        with pytest.raises(EditError, match="already_treated"):
            edits.TreatWound("wound.2", again).apply(aided)
    worse = edits.TreatWound("wound.1", -1).apply(hurt)
    assert (points(worse), worse.wounds[0].left) == (3, 4)
    rested = edits.Heal(4).apply(hurt)
    assert (points(rested), [wound.left for wound in rested.wounds]) == (8, [0, 4])
    assert points(edits.Heal(99).apply(hurt)) == 12
    assert points(edits.LoseHitPoints(2, "wound.1").apply(hurt)) == 2
    assert edits.LoseHitPoints(2, "wound.1").apply(hurt).wounds[0].left == 5
    bleeding = edits.TakeDamage(4, effect="bleeding").apply(someone())
    assert edits.TreatWound("wound.1", 1).apply(bleeding).wounds[0].effect == ""
    assert edits.TreatWound("wound.1", 0).apply(bleeding).wounds[0].effect == "bleeding"
    with pytest.raises(EditError, match="missing_value"):
        edits.TakeDamage(1).apply(BrpCharacter())


def test_hit_points_by_hand_leave_the_wounds_alone():
    hurt = edits.TakeDamage(5).apply(someone())
    assert edits.SetResource("hit_points", None).apply(hurt).wounds == hurt.wounds
    above = edits.SetResourceMaximum("hit_points", 5).apply(edits.TakeDamage(2).apply(someone()))
    assert derive(edits.Heal(1).apply(above)).resources["hit_points"].current == 5


def test_no_wound_heals_by_more_than_a_file_can_hold():
    wounded = edits.TakeDamage(50_000).apply(someone())
    rested = edits.Heal(9999).apply(edits.Heal(9999).apply(wounded))
    assert checked(rested.wounds[0]).healed == 9999
    with pytest.raises(EditError, match="out_of_range"):
        edits.TreatWound(rested.wounds[0].id, 1).apply(rested)
