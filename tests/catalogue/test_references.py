"""The shipped catalogue has no fault, and every kind of fault would be seen."""

import copy
from collections.abc import Callable
from typing import Any

import pytest

from brp_desktop.catalogue.brp import load_json
from brp_desktop.catalogue.references import FILES, CatalogueFault, catalogue_faults

FOUND = {name: load_json(name) for name in FILES}


def entry(files: dict[str, Any], file: str, name: str, id_: str) -> dict[str, Any]:
    return next(one for one in files[file][name] if one["id"] == id_)


def test_nothing_is_wrong() -> None:
    assert catalogue_faults() == ()
    assert catalogue_faults(FOUND) == ()


def _drop_italian(files: dict[str, Any]) -> None:
    entry(files, "skills", "skills", "spot")["names"]["it"] = ""


def _straight_apostrophe(files: dict[str, Any]) -> None:
    entry(files, "skills", "skills", "spot")["names"]["fr"] = "Coup d'œil"


def _other_placeholder(files: dict[str, Any]) -> None:
    entry(files, "fumbles", "outcomes", "lose_rounds")["text"]["fr"] = "Perd les {number} rounds suivants."


def _capital_id(files: dict[str, Any]) -> None:
    entry(files, "weapons", "weapons", "hand_axe")["id"] = "Hand_axe"


def _same_id(files: dict[str, Any]) -> None:
    files["poisons"]["poisons"].append(files["poisons"]["poisons"][0])


def _unknown_category(files: dict[str, Any]) -> None:
    entry(files, "skills", "skills", "spot")["category"] = "senses"


def _unknown_variant(files: dict[str, Any]) -> None:
    entry(files, "skills", "skills", "fly")["base_variants"][0]["when"] = "wings"


def _unknown_roll(files: dict[str, Any]) -> None:
    entry(files, "characteristics", "characteristics", "str")["roll"] = "power"


def _bad_formula(files: dict[str, Any]) -> None:
    entry(files, "skills", "skills", "dodge")["base"]["uge"] = "DEX**2"


def _bad_derived(files: dict[str, Any]) -> None:
    entry(files, "characteristics", "derived", "hit_points")["formula"]["uge"] = "(CON+SIZE)/2"


def _bad_damage(files: dict[str, Any]) -> None:
    entry(files, "weapons", "weapons", "hand_axe")["uge"]["damage"] = "1D6+bd"


def _no_damage(files: dict[str, Any]) -> None:
    entry(files, "weapons", "weapons", "net")["uge"].pop("effect")


def _unknown_special(files: dict[str, Any]) -> None:
    entry(files, "weapons", "weapons", "hand_axe")["uge"]["special"] = "cutting"


def _speciality_elsewhere(files: dict[str, Any]) -> None:
    entry(files, "weapons", "weapons", "hand_axe")["speciality"] = "missile_weapon_axe"


def _unknown_armour_group(files: dict[str, Any]) -> None:
    entry(files, "armour", "armour", "chain")["srd"]["modifiers"][0]["group"] = "bodily"


def _unknown_location(files: dict[str, Any]) -> None:
    entry(files, "armour", "armour", "chain")["uge"]["locations"].append("tail")


def _edition_without_numbers(files: dict[str, Any]) -> None:
    entry(files, "armour", "armour", "chain").pop("srd")


def _profession_of_nine(files: dict[str, Any]) -> None:
    entry(files, "professions", "professions", "beggar")["fixed"].pop()


def _profession_without_speciality(files: dict[str, Any]) -> None:
    entry(files, "professions", "professions", "artist")["fixed"][0].pop("speciality")


def _profession_unknown_skill(files: dict[str, Any]) -> None:
    entry(files, "professions", "professions", "assassin")["choices"][0]["from"][0]["skill"] = "boxing"


def _profession_unknown_in_any_of(files: dict[str, Any]) -> None:
    entry(files, "professions", "professions", "assassin")["choices"][0]["from"][3]["any_of"][0]["speciality"] = "x_y"


def _wealth(files: dict[str, Any]) -> None:
    entry(files, "professions", "professions", "artist")["wealth"]["max"] = "rich"


def _personality_of_twelve(files: dict[str, Any]) -> None:
    entry(files, "personalities", "personalities", "brutal")["skills"].pop(0)


def _spot_rule_cap(files: dict[str, Any]) -> None:
    entry(files, "spot_rules", "rules", "mounted_combat")["effects"][0]["cap"] = "riding"


def _spot_rule_edition(files: dict[str, Any]) -> None:
    entry(files, "spot_rules", "rules", "prone")["effects"][0]["edition"] = "srd"


def _hole_in_fumbles(files: dict[str, Any]) -> None:
    entry(files, "fumbles", "tables", "melee_parry")["rows"][1]["from"] = 22


def _short_fumbles(files: dict[str, Any]) -> None:
    entry(files, "fumbles", "tables", "melee_parry")["rows"].pop()


def _fumble_outcome(files: dict[str, Any]) -> None:
    entry(files, "fumbles", "tables", "melee_parry")["rows"][1]["outcome"] = "stumble"


def _fumble_replacement(files: dict[str, Any]) -> None:
    entry(files, "fumbles", "tables", "melee_attack")["rows"][7]["otherwise"] = 42


def _fumble_without_dice(files: dict[str, Any]) -> None:
    entry(files, "fumbles", "tables", "melee_attack")["rows"][1].pop("dice")


def _location_die(files: dict[str, Any]) -> None:
    files["hit_locations"]["locations"][2]["from"] = 8


def _word_for_no_skill(files: dict[str, Any]) -> None:
    files["words"]["words"][0]["skills"][0] = "tongue"


def _damage_bonus_gap(files: dict[str, Any]) -> None:
    files["damage_bonus"]["rows"].pop(3)


@pytest.mark.parametrize(
    ("spoil", "file", "code"),
    [
        (_drop_italian, "skills", "missing_name"),
        (_straight_apostrophe, "skills", "straight_apostrophe"),
        (_other_placeholder, "fumbles", "placeholders_differ"),
        (_capital_id, "weapons", "bad_id"),
        (_same_id, "poisons", "repeated_id"),
        (_unknown_category, "skills", "unknown_reference"),
        (_unknown_variant, "skills", "unknown_reference"),
        (_unknown_roll, "characteristics", "unknown_reference"),
        (_bad_formula, "skills", "bad_formula"),
        (_bad_derived, "characteristics", "bad_formula"),
        (_bad_damage, "weapons", "bad_damage"),
        (_no_damage, "weapons", "bad_damage"),
        (_unknown_special, "weapons", "unknown_reference"),
        (_speciality_elsewhere, "weapons", "speciality_of_another_skill"),
        (_unknown_armour_group, "armour", "unknown_reference"),
        (_unknown_location, "armour", "unknown_reference"),
        (_edition_without_numbers, "armour", "unknown_reference"),
        (_profession_of_nine, "professions", "wrong_size"),
        (_profession_without_speciality, "professions", "speciality_missing"),
        (_profession_unknown_skill, "professions", "unknown_reference"),
        (_profession_unknown_in_any_of, "professions", "unknown_reference"),
        (_wealth, "professions", "unknown_reference"),
        (_personality_of_twelve, "personalities", "wrong_size"),
        (_spot_rule_cap, "spot_rules", "unknown_reference"),
        (_spot_rule_edition, "spot_rules", "unknown_reference"),
        (_hole_in_fumbles, "fumbles", "hole_in_table"),
        (_short_fumbles, "fumbles", "hole_in_table"),
        (_fumble_outcome, "fumbles", "unknown_reference"),
        (_fumble_replacement, "fumbles", "unknown_reference"),
        (_fumble_without_dice, "fumbles", "placeholder_without_value"),
        (_location_die, "hit_locations", "hole_in_table"),
        (_word_for_no_skill, "words", "unknown_reference"),
        (_damage_bonus_gap, "damage_bonus", "hole_in_table"),
    ],
)
def test_planted_faults_are_seen(spoil: Callable[[dict[str, Any]], None], file: str, code: str) -> None:
    files = FOUND | {file: copy.deepcopy(FOUND[file])}
    spoil(files)
    faults = catalogue_faults(files)
    assert (file, code) in {(fault.file, fault.code) for fault in faults}
    assert all(isinstance(fault, CatalogueFault) and fault.where for fault in faults)


def test_whoever_planted_left_the_rest_as_it_was() -> None:
    assert catalogue_faults(FOUND) == ()
