"""The catalogue: definitions complete, names by language, order and search of texts."""

import pytest

from brp_desktop.catalogue import names
from brp_desktop.catalogue.brp import brp_catalogue, localised
from brp_desktop.catalogue.resources import resource_folder, resource_path
from brp_desktop.catalogue.weapons import weapon_base
from brp_desktop.rules.brp import SRD, UGE
from brp_desktop.sheet.brp import Skill
from brp_desktop.sheet.ids import SkillId

LANGUAGES = ("en", "fr", "it")


def test_resources_lie_beside_the_package_of_a_checkout():
    assert resource_path("catalogue", "skills.json").is_file()
    assert resource_folder().name == "resources"


def test_resources_are_found_under_their_exact_names():
    """L06: what the program asks for exists in exactly this spelling."""
    present = {path.name for path in resource_path("catalogue").iterdir()}
    assert {"skills.json", "characteristics.json", "weapons.json"} <= present


def test_all_definitions_are_there():
    catalogue = brp_catalogue()
    assert len(catalogue.skills) == 58
    assert len(catalogue.specialities) == 176
    assert list(catalogue.categories) == [
        "combat", "communication", "manipulation", "mental", "perception", "physical",
    ]  # fmt: skip
    assert list(catalogue.characteristics) == ["str", "con", "siz", "int", "pow", "dex", "app", "edu"]
    assert catalogue.rolls["luck"].characteristic == "pow"
    assert catalogue.derived["hit_points"].formula["srd"] == "(CON+SIZ)/2"
    assert catalogue.characteristics["siz"].roll is None
    assert sum(skill.often_hidden for skill in catalogue.skills.values()) == 32
    assert catalogue.skills["parry"].editions == ("uge",)
    assert catalogue.specialities["knowledge_region"].is_open
    assert brp_catalogue() is catalogue


def test_every_reference_of_the_catalogue_leads_somewhere():
    catalogue = brp_catalogue()
    for skill in catalogue.skills.values():
        assert skill.category in catalogue.categories
        assert all(catalogue.specialities[id_].skill == skill.id for id_ in skill.specialities), skill.id
        assert all(variant.when in catalogue.conditions for variant in skill.base_variants), skill.id
        assert set(skill.editions) == set(skill.base) <= set(skill.specialised), skill.id
    for speciality in catalogue.specialities.values():
        assert speciality.id in catalogue.skills[speciality.skill].specialities


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_has_a_name_in_every_language(lang):
    """L05: nothing is missing in the three languages shipped."""
    catalogue = brp_catalogue()
    for definitions in (catalogue.categories, catalogue.conditions, catalogue.skills, catalogue.specialities,
                        catalogue.characteristics, catalogue.rolls, catalogue.derived):  # fmt: skip
        for definition in definitions.values():
            assert definition.names[lang].strip(), definition.id


def test_a_missing_or_empty_name_falls_back_to_english():
    """L05: one key removed, one empty."""
    assert localised({"en": "Listen", "fr": "Écoute"}, "it") == "Listen"
    assert localised({"en": "Listen", "it": ""}, "it") == "Listen"
    assert localised({"en": "Listen", "fr": "Écoute"}, "fr_FR") == "Écoute"
    assert localised({}, "fr") == ""


def row(**fields):
    return Skill(id=SkillId("x"), **fields)


def test_names_of_skills_follow_the_language_and_the_users_words_do_not():
    """L02, T11: names by id in the language in force; own names and free words untouched."""
    history = row(skill="knowledge", speciality="knowledge_history")
    assert names.full_skill_name(history, "en") == "Knowledge (History)"
    assert names.full_skill_name(history, "fr") == "Connaissance (Histoire)"
    assert names.skill_name(history, "it") == ("Conoscenza", "Storia")
    own = row(name="Lecture des marées")
    assert {names.full_skill_name(own, lang) for lang in LANGUAGES} == {"Lecture des marées"}
    tides = row(skill="knowledge", speciality_text="Tides (Channel)")
    assert names.full_skill_name(tides, "fr") == "Connaissance (Tides (Channel))"
    region = row(skill="knowledge", speciality="knowledge_region", speciality_text="Bretagne")
    assert names.skill_name(region, "en") == ("Knowledge", "Bretagne")


def test_an_unknown_id_is_shown_rather_than_nothing():
    assert names.full_skill_name(row(skill="hacking", speciality="hacking_mainframe"), "fr") == (
        "hacking (hacking_mainframe)"
    )
    assert names.category_name("psychic", "en") == "psychic"


def test_words_of_appearance_and_charisma_follow_the_record():
    assert names.characteristic_name("app", SRD, "en") == "Appearance"
    assert names.characteristic_name("app", UGE, "en") == "Charisma"
    assert names.characteristic_abbreviation("app", UGE, "it") == "CAR"
    assert names.characteristic_abbreviation("str", UGE, "fr") == "FOR"
    assert names.roll_name("charisma", SRD, "fr") == "Charisme"
    assert names.roll_name("charisma", UGE, "en") == "Charm"
    assert names.derived_name("damage_bonus", "en") == "Damage bonus"
    assert names.derived_abbreviation("hit_points", SRD, "fr") == "PV"


def test_words_are_ordered_as_in_a_dictionary():
    """L01: É stands at E, œ at oe."""
    words = ["Zoologie", "Écoute", "Eau", "Équitation", "Étiquette", "Discrétion", "Débrouillardise", "œuvre", "Ours"]
    assert sorted(words, key=names.collation_key) == [
        "Débrouillardise", "Discrétion", "Eau", "Écoute", "Équitation", "Étiquette", "œuvre", "Ours", "Zoologie",
    ]  # fmt: skip
    assert min(["côté", "cote", "coté", "côte"], key=names.collation_key) == "cote"


def test_numbers_in_names_are_ordered_by_their_value():
    """Rows called 1, 10 and 100 stand as people count, whatever stands before, behind or between."""
    for before, after in (("", ""), ("Éclaireur ", ""), ("Niveau ", " bis"), ("9-", "")):
        counted = [
            f"{before}{number}{after}" for number in (0, 1, 2, 9, 10, 11, 99, 100, 101, 999_999_999, 10**12, 10**30)
        ]
        assert sorted(sorted(counted), key=names.collation_key) == counted
    assert sorted(["a 10", "a 9 b 10", "a 9 b 9", "a", "a 007", "A 7"], key=names.collation_key) == [
        "a", "a 007", "A 7", "a 9 b 9", "a 9 b 10", "a 10",
    ]  # fmt: skip
    assert sorted(["Zoé", "10", "É", "9", "f 1", "e"], key=names.collation_key) == ["9", "10", "e", "É", "f 1", "Zoé"]
    assert sorted(["１０", "9"], key=names.collation_key) == ["9", "１０"]


def test_search_ignores_case_accents_and_kinds_of_spaces():
    """L01: «ecou» finds Écoute."""
    assert "ecou" in names.fold("Écoute")
    assert names.fold("ÉCOUTE") == names.fold("écoute") == names.fold("E\u0301coute")
    assert names.fold("Straße") == "strasse"
    assert names.fold("Boîte\u00a0à outils") == "boite a outils"
    assert names.fold("L’écrit") == names.fold("l'ecrit")


@pytest.mark.parametrize(
    ("edition", "skill", "speciality", "base"),
    [
        ("uge", "missile_weapon", "missile_weapon_bow", 5),  # 10, 5, 5
        ("uge", "firearm", "firearm_rifle", 25),
        ("uge", "melee_weapon", "melee_weapon_improvised", 5),  # 5, 10, 20: the first of equals
        ("uge", "shield", None, 15),
        ("srd", "firearm", "firearm_pistol", 20),
        ("srd", "firearm", "firearm_shotgun", None),
        ("srd", "throw", None, None),  # its weapon uses the skill's own base
        ("uge", "no_such_skill", None, None),
    ],
)
def test_the_base_of_a_weapon_skill_is_the_commonest_of_its_weapons(edition, skill, speciality, base):
    assert weapon_base(edition, skill, speciality) == base
