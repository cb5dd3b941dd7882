"""Characters made by chance: complete, within the rules, the same for the same seed, in three languages."""

from dataclasses import replace

import pytest

from brp_desktop.catalogue.brp import brp_catalogue, load_json
from brp_desktop.catalogue.professions import profession_catalogue
from brp_desktop.play.chance import SeededChance
from brp_desktop.play.random_character import random_character
from brp_desktop.rules.brp import SRD, UGE, BrpOptions, option_fields
from brp_desktop.rules.brp.options import power_level_values
from brp_desktop.sheet.derive import derive

RECORDS = {
    "srd": SRD,
    "uge": UGE,
    "heroic past": replace(UGE, era="historical", **power_level_values("heroic")),  # type: ignore[arg-type]
    "capped future": replace(SRD, era="future", literacy=False, skill_cap=75),
    "all options": replace(UGE, education=True, separate_parry=True, powers=True, category_bonus="full"),
}


@pytest.mark.parametrize("name", RECORDS)
def test_every_character_is_complete(name: str) -> None:
    """Every characteristic rolled, every point on a skill that can be rolled, no row twice, no skill above its cap."""
    options = RECORDS[name]
    for seed in range(12):
        character = random_character(SeededChance(seed), options, lang="fr")
        derived = derive(character)
        assert character.options == options
        assert None not in derived.values.values()
        for row in character.skills:
            if row.points.total:
                numbers = derived.skills[row.id]
                assert numbers.rollable, (seed, row.id, numbers.error)
                ceiling = max(numbers.base or 0, options.skill_cap or 10_000)
                assert (numbers.base or 0) + row.points.total <= ceiling, (seed, row.id)
        names = [(row.skill, row.speciality, row.speciality_text, row.name) for row in character.skills]
        assert len(set(names)) == len(names)
        assert len({row.id for row in character.skills}) == len(names)


def test_points_are_those_of_the_rules() -> None:
    """SRD: 300 for the profession and INT × 10; UGE: 250, INT × 10 and up to 20 on each of thirteen skills."""
    for seed in range(10):
        for options, professional, personality in ((SRD, 300, False), (UGE, 250, True)):
            character = random_character(SeededChance(seed), options)
            intelligence = derive(character).values["int"]
            assert intelligence is not None
            points = [row.points for row in character.skills]
            assert sum(one.profession for one in points) == professional
            given = [one.personality for one in points if one.personality]
            assert (max(given, default=0), len(given)) == ((20, 13) if personality else (0, 0))
            assert sum(one.personal for one in points) == 10 * intelligence
            assert sum(one.experience + one.culture for one in points) == 0


def test_same_seed_same_character() -> None:
    first = random_character(SeededChance(7), UGE, lang="it")
    assert random_character(SeededChance(7), UGE, lang="it") == first
    assert random_character(SeededChance(8), UGE, lang="it") != first


def test_words_are_of_the_language() -> None:
    names = load_json("names")
    for lang, own in (("en", "English"), ("fr", "Français"), ("it", "Italiano"), ("de", "English")):
        character = random_character(SeededChance(3), SRD, lang=lang)
        given, family = character.name.split(" ", 1)
        known = lang if lang in names["given_names"] else "en"
        assert given in names["given_names"][known]
        assert family in names["family_names"][known]
        assert any(row.skill == "language_own" and row.speciality_text == own for row in character.skills)
        assert character.profession is not None
        profession = profession_catalogue().professions[character.profession]
        assert character.occupation == (profession.names.get(lang) or profession.names["en"])


def test_professions_are_of_the_edition() -> None:
    catalogue = profession_catalogue().professions
    for seed in range(40):
        for options in (SRD, UGE):
            made = catalogue[random_character(SeededChance(seed), options).profession or ""]
            assert made.edition == options.data_edition
            assert not made.sensitive
            assert made.powers != "yes"


def test_the_words_are_complete() -> None:
    """Three languages with as many words each; unusual specialities are ids of the catalogue."""
    names = load_json("names")
    for kind in ("given_names", "family_names"):
        assert {lang: len(words) for lang, words in names[kind].items()} == dict.fromkeys(("en", "fr", "it"), 24)
        assert all(len(set(words)) == 24 for words in names[kind].values())
    specialities = brp_catalogue().specialities
    assert set(names["words"]) == {id_ for id_, speciality in specialities.items() if speciality.is_open}
    for words in (names["languages"], *names["words"].values()):
        assert set(words) == {"en", "fr", "it"}
    assert set(names["unusual"]) == {"modern", "historical", "future"}
    for listed in names["unusual"].values():
        assert set(listed) <= set(specialities)


def test_options_of_any_record_do() -> None:
    """Changing one option at a time never breaks creation."""
    for field in option_fields():
        for value in field.values:
            options = BrpOptions(**{field.id: value})  # type: ignore[arg-type]
            assert random_character(SeededChance(1), options).options == options


def test_nobody_gets_what_is_out_of_the_era() -> None:
    """A starship pilot of today, a film-maker of the past: only where the profession itself names it."""
    unusual = load_json("names")["unusual"]
    found = 0
    for era in ("modern", "historical", "future"):
        for seed in range(25):
            character = random_character(SeededChance(seed), replace(UGE, era=era))
            groups = profession_catalogue().professions[character.profession or ""].skills.groups
            named = {id_ for group in groups for entry in group.entries for id_ in entry.specialities}
            named |= {
                id_ for group in groups for entry in group.entries for one in entry.any_of for id_ in one.specialities
            }
            for row in character.skills:
                if row.points.total and row.speciality and row.speciality not in named:
                    found += 1
                    assert row.speciality not in unusual[era], (era, seed)
    assert found > 100
