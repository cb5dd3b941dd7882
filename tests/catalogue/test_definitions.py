"""The definitions of the catalogue: numbers of each edition, frozen, and in step with the rules."""

from dataclasses import replace

import pytest

from brp_desktop.catalogue.armour import armour_catalogue
from brp_desktop.catalogue.brp import brp_catalogue, load_json
from brp_desktop.catalogue.professions import profession_catalogue
from brp_desktop.catalogue.skill_book import CatalogueSkillBook
from brp_desktop.catalogue.spot_rules import spot_rule_catalogue
from brp_desktop.catalogue.tables import (
    fumble_catalogue,
    hit_location_catalogue,
    object_catalogue,
    poison_catalogue,
    potency_names,
)
from brp_desktop.catalogue.weapons import weapon_base, weapon_catalogue
from brp_desktop.rules.brp import SRD, UGE, Difficulty, damage_bonus
from brp_desktop.rules.brp.armour import protection, roll_burden, skill_burden
from brp_desktop.rules.brp.combat import SHIELD_AGAINST_MISSILES
from brp_desktop.rules.brp.creation_points import professional_points
from brp_desktop.rules.brp.creation_values import characteristic_dice, point_buy_budget, point_buy_cost
from brp_desktop.rules.brp.damage import parse_damage
from brp_desktop.rules.brp.fumbles import fumble_row
from brp_desktop.rules.brp.hit_locations import hit_location, location_hit_points
from brp_desktop.rules.brp.options import power_level_values
from brp_desktop.rules.brp.power import minutes_per_power_point
from brp_desktop.rules.brp.situations import combine_effects
from brp_desktop.rules.brp.skill_lists import Pick
from brp_desktop.rules.dice import parse


def test_weapons() -> None:
    catalogue = weapon_catalogue()
    assert len(catalogue.weapons) == 147
    axe = catalogue.weapons["hand_axe"]
    assert (axe.kind, axe.era, axe.skill, axe.speciality) == ("melee", "primitive", "melee_weapon", "melee_weapon_axe")
    assert axe.editions == ("srd", "uge")
    uge = axe.numbers["uge"]
    assert (uge.base, uge.damage, uge.special, uge.hit_points, uge.weight) == (
        15,
        "1D6+1+db",
        "bleeding",
        12,
        50,
    )
    assert axe.numbers["srd"].special is None
    net = catalogue.weapons["net"].numbers["uge"]
    assert (net.damage, net.effect, net.malfunction_from) == (None, "entangle", 96)
    assert catalogue.weapons["hoplite_shield"].numbers["uge"].missile_band == "large"
    assert catalogue.weapons["rock_thrown"].numbers["srd"].base == "skill"
    assert any(
        weapon.numbers["uge"].damage_by_range for weapon in catalogue.weapons.values() if "uge" in weapon.numbers
    )
    with pytest.raises(AttributeError):
        axe.kind = "missile"  # type: ignore[misc]


def test_every_damage_can_be_planned_and_every_bonus_fits_its_kind() -> None:
    """Thrown weapons and bows use half the damage bonus, what shoots by itself none (SRD, UGE ch. 6); a whip half."""
    for weapon in weapon_catalogue().weapons.values():
        for numbers in weapon.numbers.values():
            if numbers.damage is None:
                continue
            portion = parse_damage(numbers.damage).bonus
            assert portion in {"melee": ("full", "none", "half"), "shield": ("full",), "missile": ("half", "none")}.get(
                weapon.kind, ("none",)
            ), weapon.id


def test_offered_weapons_follow_edition_and_era() -> None:
    catalogue = weapon_catalogue()
    modern, old, future = (
        {weapon.id for weapon in catalogue.offered(replace(UGE, era=era))} for era in ("modern", "historical", "future")
    )
    assert old < modern < future
    assert "hand_axe" in old
    assert {catalogue.weapons[id_].era for id_ in old} == {"primitive", "historic"}
    assert not any("srd" not in weapon.editions for weapon in catalogue.offered(SRD))
    assert weapon_base("uge", "melee_weapon", "melee_weapon_axe") == 15


def test_armour() -> None:
    catalogue = armour_catalogue()
    chain, heavy = catalogue.armour["chain"].numbers, catalogue.armour["heavy_helmet"].numbers
    srd, uge = chain["srd"].piece, chain["uge"].piece
    assert (srd.points, uge.points, uge.random) == (7, 7, "1D8-1")
    assert skill_burden([srd], "stealth", "physical") == -20
    assert skill_burden([srd], "ride", "physical") == 0
    assert skill_burden([uge], "ride", "physical") == -20
    assert roll_burden([srd], "agility") == -20
    assert skill_burden([heavy["srd"].piece], "spot", "perception") == -50
    assert skill_burden([heavy["srd"].piece], "research", "perception") == 0
    assert protection([uge, heavy["uge"].piece], "melee") == 9
    assert protection([catalogue.armour["riot_gear"].numbers["srd"].piece], "missile") == 6
    assert protection([catalogue.armour["bulletproof_vest"].numbers["uge"].piece], "firearm") == 8
    field = catalogue.armour["energy_armour"].numbers["uge"]
    assert (field.points_range, field.fits_siz, field.piece.points) == ((1, 20), None, None)
    assert skill_burden([field.piece._replace(points=6)], "hide", "physical") == -30
    powered = catalogue.armour["heavy_powered_armour"].numbers["uge"]
    assert (powered.characteristics["str"], powered.weight, powered.includes_helmet) == (6, 4800, True)
    assert {armour.id for armour in catalogue.offered(SRD)} <= set(catalogue.armour)
    assert "hoplite_panoply" in {armour.id for armour in catalogue.offered(SRD)}
    assert "hoplite_panoply" not in {armour.id for armour in catalogue.offered(UGE)}


def test_no_armour_touches_weapon_skills() -> None:
    for armour in armour_catalogue().armour.values():
        for numbers in armour.numbers.values():
            for skill in brp_catalogue().skills.values():
                if skill.category == "combat":
                    assert skill_burden([numbers.piece], skill.id, skill.category) == 0


def test_professions_and_personalities() -> None:
    catalogue = profession_catalogue()
    assert len(catalogue.professions) == 56
    assert {one.skills.size for one in catalogue.professions.values()} == {10}
    assert {one.skills.size for one in catalogue.personalities.values()} == {13}
    assert [one.roll for one in catalogue.personalities.values()] == [1, 2, 3, 4]
    assert {one.edition for one in catalogue.offered(UGE)} == {"uge"}
    artist = catalogue.professions["artist"]
    assert (artist.wealth_min, artist.wealth_usual, artist.skills.groups[0].count) == ("destitute", "average", 2)
    assert not catalogue.professions["student"].skills.groups[-1].strict
    assert catalogue.professions["srd_cowboy"].like == "herder"
    assert catalogue.wealth["wealthy"].item_value == "priceless"


def test_fumble_tables() -> None:
    catalogue = fumble_catalogue()
    assert set(catalogue.tables) == {"melee_attack", "melee_parry", "missile_attack", "natural_weapon"}
    attack = catalogue.tables["melee_attack"].rows
    assert fumble_row(attack, 70).modifier == -30
    assert fumble_row(attack, 92, impossible=["hits_ally_critical"]).outcome == "weapon_damaged"
    assert fumble_row(catalogue.tables["melee_parry"].rows, 94).outcome == "roll_twice"
    assert fumble_row(catalogue.tables["natural_weapon"].rows, 80).amount == 1
    assert "{dice}" in catalogue.outcomes["lose_rounds"]["it"]


def test_hit_locations_are_those_of_the_rules() -> None:
    locations = hit_location_catalogue()
    for roll in range(1, 21):
        place = locations[hit_location(roll)]
        assert place.first <= roll <= place.last
    for row in load_json("hit_locations")["hit_points_by_total"]:
        for column, place_id in (("leg", "left_leg"), ("abdomen", "abdomen"), ("chest", "chest"), ("arm", "left_arm")):
            assert location_hit_points(row["max_hp"], place_id) == row[column]


def test_objects_and_poisons() -> None:
    objects = object_catalogue()
    assert (objects.objects["lamp_post"].siz, objects.objects["lamp_post"].segment) == ((30, 30), (10, 10))
    assert objects.objects["heavy_rock"].segment is None
    assert objects.materials["steel_3cm"].armour == 28
    assert objects.mass[0] == (1, 5, 54)
    poisons = poison_catalogue()
    assert (poisons["curare"].potency, poisons["curare"].unit, poisons["curare"].onset) == (25, "rounds", (1, 1))
    assert poisons["cobra"].onset == (15, 60)
    assert potency_names()[0]["fr"] == "Virulence"


def test_spot_rules() -> None:
    catalogue = spot_rule_catalogue()
    dark = catalogue.rules["darkness"]
    assert [effect.roll_effect.flat for effect in dark.effects_of("uge") if effect.roll_effect] == [-20, -50]
    assert {effect.roll_effect.difficulty for effect in dark.effects_of("srd") if effect.roll_effect} == {
        Difficulty.DIFFICULT
    }
    assert catalogue.rules["prone"].effects_of("srd") == ()
    riding = [
        effect.roll_effect for effect in catalogue.rules["mounted_combat"].effects_of("uge") if effect.roll_effect
    ]
    attack = combine_effects([effect for effect in riding if effect.when is None], "attack")
    assert attack.chance(80, {"skill.ride": 45}) == 45
    assert (
        combine_effects([effect for effect in riding if effect.when is None], "dodge").difficulty
        is Difficulty.DIFFICULT
    )
    assert catalogue.modifiers == (-50, -20, 20, 50)
    assert len(catalogue.topics) == 7
    assert catalogue.qualities["superior"].flat == 20
    acid = catalogue.rules["acid"].effects[0]
    assert (acid.degree, acid.facts["damage"], acid.roll_effect) == ("weak", "1D3-1", None)
    assert acid.label is not None
    assert {rule.id for rule in catalogue.offered(SRD)} < {rule.id for rule in catalogue.offered(UGE)}


def test_rules_and_data_tell_the_same_numbers() -> None:
    """What the rules hold as constants is what the files say."""
    data = load_json("characteristics")
    for one in data["characteristics"]:
        assert characteristic_dice(one["id"]) == one["dice"]["uge"]
        assert point_buy_cost(one["id"]) == one["point_buy_cost"]
    bought = next(method for method in data["creation_methods"] if method["id"] == "point_buy")
    for level in data["power_levels"]:
        options = replace(UGE, **power_level_values(level["id"]))  # type: ignore[arg-type]
        assert professional_points(options) == level["professional_points"]
        assert professional_points(options, age=33, rolled_age=23) == level["professional_points"] + level["age_step"]
        with_education = replace(options, education=True)
        assert professional_points(with_education, education=10) == 10 * level["edu_multiplier"]
        assert (options.skill_cap, options.improvement_gain) == (level["skill_cap"], level["improvement_die"])
        assert options.improvement_fixed == level["improvement_fixed"]
        assert point_buy_budget(options) == bought["points"][level["id"]]
    for row in data["power_point_recovery"]["uge"]:
        assert minutes_per_power_point(row["pp_max"], asleep=True) == row["asleep_minutes"]
        assert minutes_per_power_point(row["pp_max"], asleep=False) == row["awake_minutes"]
    for row in load_json("damage_bonus")["rows"]:
        assert damage_bonus(row["from"]) == damage_bonus(row["to"]) == row["dice"]
    for band, chances in load_json("weapons")["shield_missile_chance"].items():
        assert SHIELD_AGAINST_MISSILES[band, False] == chances["standing"]
        assert SHIELD_AGAINST_MISSILES[band, True] == chances.get("kneeling", chances["standing"])
    for armour in armour_catalogue().armour.values():
        for numbers in armour.numbers.values():
            if numbers.piece.random is not None:
                assert parse(numbers.piece.random).minimum >= 0


def test_skill_book() -> None:
    """What a random choice may pick: the edition, the options, weapons of the era, words in the language asked for."""
    book = CatalogueSkillBook(UGE, "it")
    assert book.category("spot") == "perception"
    assert not {"fly", "projection", "literacy", "parry"} & set(book.skills())
    assert "literacy" in CatalogueSkillBook(SRD).skills()
    assert "Francese" in book.specialities("language_other")
    assert "knowledge_region" not in book.specialities("knowledge")
    assert "firearm" in book.skills()
    assert "firearm" not in CatalogueSkillBook(replace(UGE, era="historical")).skills()
    values = dict.fromkeys(("str", "con", "siz", "int", "pow", "dex", "app"), 12)
    assert book.base(Pick("dodge"), values) == 24
    assert book.base(Pick("language_own", "Italiano"), values) == 60
    assert book.base(Pick("melee_weapon", "melee_weapon_axe"), values) == 15
    assert (
        book.base(Pick("artillery", None), {}) == weapon_base("uge", "artillery", None)
        or book.base(Pick("artillery"), {}) == 0
    )
    educated = CatalogueSkillBook(replace(UGE, education=True))
    assert educated.base(Pick("language_own", "x"), {**values, "edu": 15}) == 75
    old = CatalogueSkillBook(replace(SRD, era="historical"))
    assert (old.base(Pick("first_aid"), values), old.base(Pick("medicine"), values)) == (12, 0)
    assert old.base(Pick("literacy", "x"), values) == 60
