"""Words of the catalogue on a sheet: said in the language asked for, the user's own left as they are (case L02)."""

import pytest
from msgspec.structs import replace

from brp_desktop.catalogue.possessions import possessions
from brp_desktop.catalogue.professions import profession_catalogue
from brp_desktop.catalogue.words import words as all_words
from brp_desktop.play.creation_choices import choose_profession, choose_wealth
from brp_desktop.play.creation_random import seeded_character
from brp_desktop.play.possessions import suggested
from brp_desktop.rules.brp import SRD, UGE
from brp_desktop.sheet.belongings import Item, Wealth
from brp_desktop.sheet.brp import BrpCharacter
from brp_desktop.sheet.derive import derive
from brp_desktop.sheet.edits import SetBelonging, SetIdentity, SetSpeciality
from brp_desktop.sheet.names import in_words_of
from brp_desktop.sheet.new import new_character

LANGUAGES = ("en", "fr", "it")


def words(character: BrpCharacter) -> list[str]:
    """All that the catalogue has a word for."""
    return [
        character.occupation,
        *(item.name for item in character.items),
        *(text for row in character.wealth for text in (row.name, row.amount)),
        *(row.speciality_text for row in character.skills if row.speciality is None and row.speciality_text),
    ]


def of_language(lang: str) -> set[str]:
    catalogue = profession_catalogue()
    known = (*catalogue.professions.values(), *catalogue.wealth.values(), *possessions(), *all_words())
    found = {one.names[lang] for one in known}
    return found | {{"en": "Wealth", "fr": "Fortune", "it": "Ricchezza"}[lang]}


@pytest.mark.parametrize("made", LANGUAGES)
@pytest.mark.parametrize("shown", LANGUAGES)
def test_a_character_made_by_chance_is_told_in_every_language(made: str, shown: str) -> None:
    """Whatever language it was made in, and the same as if it had been made in the other."""
    for options in (SRD, UGE):
        for seed in (7, 15):
            character = seeded_character(seed, options, lang=made)
            told = in_words_of(character, shown)
            assert set(words(told)) <= of_language(shown)
            assert replace(told, occupation="", items=(), wealth=(), skills=()) == replace(
                character, occupation="", items=(), wealth=(), skills=()
            )
            assert derive(told).skills == derive(character).skills
            assert in_words_of(told, made) == character


def test_words_of_ones_own_stay() -> None:
    """Also of a thing that came from the catalogue and was called otherwise, and where there is no id."""
    character = seeded_character(7, UGE, lang="en")
    item, wealth = character.items[0].id, character.wealth[0].id
    for edit in (
        SetIdentity("occupation", "Champion"),
        SetBelonging("items", item, "name", "Lucky coat"),
        SetBelonging("wealth", wealth, "amount", "12 gold"),
    ):
        character = edit.apply(character)
    own = next(row for row in character.skills if row.skill == "language_own")
    assert (own.word, own.speciality_text) == ("english", "English")
    character = SetSpeciality(own.id, None, "Latin").apply(character)
    told = in_words_of(character, "it")
    assert next(row for row in told.skills if row.id == own.id).speciality_text == "Latin"
    assert (told.occupation, told.items[0].name, told.wealth[0].amount) == ("Champion", "Lucky coat", "12 gold")
    assert told.wealth[0].name == "Ricchezza"
    plain = replace(
        new_character(SRD),
        occupation="Athlete",
        items=(Item(id="a", name="Dark coat"),),
        wealth=(Wealth(id="b", name="Wealth", amount="Average"),),
    )
    assert in_words_of(plain, "fr") == plain, "nobody said that these words are the catalogue's"


def test_an_id_that_the_catalogue_has_not_got_changes_nothing() -> None:
    character = replace(
        new_character(SRD),
        profession="no_such",
        occupation="Athlete",
        items=(Item(id="a", name="Dark coat", thing="no_such"),),
        wealth=(Wealth(id="b", name="Wealth", amount="Average", level="no_such"),),
    )
    told = in_words_of(character, "fr")
    assert (told.occupation, told.items[0].name, told.wealth[0].amount) == ("Athlete", "Dark coat", "Average")


def test_wealth_of_an_earlier_version_has_its_level_from_the_creation() -> None:
    character = seeded_character(7, UGE, lang="en")
    before = replace(character, wealth=tuple(replace(row, level=None) for row in character.wealth))
    assert in_words_of(before, "fr").wealth[0].amount == in_words_of(character, "fr").wealth[0].amount != "Average"


def test_another_level_takes_its_id_along() -> None:
    character = choose_profession(new_character(UGE), "athlete", lang="en").apply(new_character(UGE))
    richer = choose_wealth(character, "wealthy", lang="fr").apply(character)
    assert (len(richer.wealth), richer.wealth[0].level) == (1, "wealthy")
    assert in_words_of(richer, "it").wealth[0].amount == profession_catalogue().wealth["wealthy"].names["it"]


def test_what_one_has_under_another_name_is_not_suggested_again() -> None:
    character = seeded_character(7, UGE, lang="en")
    thing = character.items[0]
    renamed = SetBelonging("items", thing.id, "name", "Lucky coat").apply(character)
    assert thing.thing not in {one.id for one in suggested(renamed) if one.kind == "items"}
