"""Characters made by chance: complete, within the rules, the same for the same seed, any step thrown again alone."""

from dataclasses import replace
from typing import Any

import pytest

from brp_desktop.catalogue.brp import brp_catalogue, load_json
from brp_desktop.catalogue.person_names import KINDS, LANGUAGES, family_names, given_names
from brp_desktop.catalogue.possessions import possessions
from brp_desktop.catalogue.professions import profession_catalogue
from brp_desktop.play.chance import SeededChance
from brp_desktop.play.creation import chosen_rows, creation_of, troubles_of
from brp_desktop.play.creation_book import CreationBook
from brp_desktop.play.creation_random import (
    RANDOM_STEPS,
    again,
    fill_rest,
    random_character,
    random_step,
    seeded_character,
    step_source,
    suggested_name,
)
from brp_desktop.rules.brp import SRD, UGE, BrpOptions, option_fields
from brp_desktop.rules.brp.options import power_level_values
from brp_desktop.rules.errors import RulesError
from brp_desktop.sheet.belongings import Item
from brp_desktop.sheet.brp import BrpCharacter
from brp_desktop.sheet.creation import STEPS, Creation
from brp_desktop.sheet.derive import derive
from brp_desktop.sheet.edits import SetPoints
from brp_desktop.sheet.ids import BelongingId

LEVELS: dict[str, BrpOptions] = {
    "srd": SRD,
    **{
        level: replace(UGE, **power_level_values(level))  # type: ignore[arg-type]
        for level in ("normal", "heroic", "epic", "superhuman")
    },
}
RECORDS = {
    **LEVELS,
    "heroic past": replace(LEVELS["heroic"], era="historical"),
    "capped future": replace(SRD, era="future", literacy=False, skill_cap=75),
    "all options": replace(UGE, education=True, separate_parry=True, powers=True, category_bonus="full"),
}


def wrong(character: BrpCharacter) -> list[Any]:
    return [(one.id, one.subject) for one in troubles_of(character, derive(character))]


@pytest.mark.parametrize("name", RECORDS)
def test_every_character_keeps_the_rules(name: str) -> None:
    """Every characteristic thrown, every point on a skill that can be rolled, no row twice, nothing breaks a rule."""
    options = RECORDS[name]
    for seed in range(4):
        character = seeded_character(seed, options, lang="fr")
        derived = derive(character)
        assert character.options == options
        assert None not in derived.values.values()
        assert wrong(character) == []
        for row in character.skills:
            if row.points.total:
                numbers = derived.skills[row.id]
                assert numbers.rollable, (seed, row.id, numbers.error)
                ceiling = max(numbers.base or 0, options.skill_cap or 10_000)
                assert (numbers.base or 0) + row.points.total <= ceiling, (seed, row.id)
        names = [(row.skill, row.speciality, row.speciality_text, row.name) for row in character.skills]
        assert len(set(names)) == len(names)
        assert len({row.id for row in character.skills}) == len(names)
        assert len(chosen_rows(character, "profession")) == 10
        assert len(chosen_rows(character, "personality")) == (13 if options.personality else 0)


@pytest.mark.long
@pytest.mark.parametrize("name", LEVELS)
def test_five_hundred_characters_keep_the_rules(name: str) -> None:
    broken = {seed: found for seed in range(500) if (found := wrong(seeded_character(seed, LEVELS[name])))}
    assert broken == {}


def test_points_are_those_of_the_rules() -> None:
    """SRD: 300 for the profession and INT × 10; UGE: 250, INT × 10 and up to 20 on each of thirteen skills."""
    for seed in range(3):
        for options, professional, personality in ((SRD, 300, False), (UGE, 250, True)):
            character = seeded_character(seed, options)
            intelligence = derive(character).values["int"]
            assert intelligence is not None
            points = [row.points for row in character.skills]
            assert sum(one.profession for one in points) == professional
            given = [one.personality for one in points if one.personality]
            assert (sum(given), len(given)) == ((260, 13) if personality else (0, 0))
            assert sum(one.personal for one in points) == 10 * intelligence
            assert sum(one.experience + one.culture for one in points) == 0


@pytest.mark.parametrize("seed", [15, 3, 99])
def test_points_of_the_personality_are_not_lost_at_the_cap(seed: int) -> None:
    """Of seed 15 the own language takes 10 of its 20; the others get them (brp.md 12.4)."""
    for options in LEVELS.values():
        if options.personality:
            character = seeded_character(seed, options)
            assert sum(row.points.personality for row in character.skills) == 260
            assert wrong(character) == []


def test_same_seed_same_character() -> None:
    first = seeded_character(7, UGE, lang="it")
    assert seeded_character(7, UGE, lang="it") == first
    assert seeded_character(8, UGE, lang="it") != first
    assert random_character(SeededChance(7), UGE) == random_character(SeededChance(7), UGE)
    assert creation_of(first).seed == 7
    assert creation_of(seeded_character(-3)).seed is None
    assert seeded_character(-3) != seeded_character(3)


def test_the_parts_of_every_score_are_kept() -> None:
    """Dice of every characteristic, the die of the age and the personality, the chosen rows, what chance gave."""
    character = seeded_character(5, UGE)
    creation = creation_of(character)
    for row in character.characteristics:
        throw = creation.throw_of(row.id)
        assert throw is not None
        assert row.initial == sum(throw.faces) + (6 if throw.dice == "2D6+6" else 0)
        assert (row.moved, row.age) == (0, 0)
    assert character.age == 17 + (creation.age_roll or 0)
    assert creation.personality_roll in range(1, 5)
    assert (creation.step, creation.shown) == (STEPS[-1], False)
    assert [row.amount for row in character.wealth] != []
    given = dict(creation.given)
    assert set(given) <= {"weapons", "armour", "items"}
    assert {row.id for row in character.items} == {id_ for list_, id_ in creation.given if list_ == "items"}


def test_words_are_of_the_language() -> None:
    for lang, own in (("en", "English"), ("fr", "Français"), ("it", "Italiano"), ("de", "English")):
        character = seeded_character(3, SRD, lang=lang)
        given, family = character.name.split(" ", 1)
        assert any(given in given_names(lang, kind) for kind in KINDS)
        assert family in family_names(lang)
        assert any(row.skill == "language_own" and row.speciality_text == own for row in character.skills)
        assert character.profession is not None
        profession = profession_catalogue().professions[character.profession]
        assert character.occupation == (profession.names.get(lang) or profession.names["en"])


def test_professions_are_of_the_edition() -> None:
    catalogue = profession_catalogue().professions
    for options in (SRD, UGE):
        character = seeded_character(1, options)
        for seed in range(30):
            thrown = random_step(character, "profession", step_source(seed, "profession", 0)).apply(character)
            made = catalogue[thrown.profession or ""]
            assert made.edition == options.data_edition
            assert not made.sensitive
            assert made.powers != "yes"
    assert seeded_character(1, UGE, profession="detective").profession == "detective"
    with pytest.raises(RulesError, match="unknown_name"):
        seeded_character(1, SRD, profession="detective")


@pytest.mark.parametrize(("options", "ages"), [(SRD, range(18, 38)), (UGE, range(18, 24))], ids=["srd", "uge"])
def test_ages_are_all_of_the_range_and_no_other(options: BrpOptions, ages: range) -> None:
    """UGE ch. 2: 17 + 1D6. The SRD has no rule of ages: grown up, 18 to 37."""
    character = seeded_character(1, options)
    seeds = range(10 * len(ages))
    found = {random_step(character, "age", step_source(seed, "age", 0)).apply(character).age for seed in seeds}
    assert found == set(ages)


def test_options_of_any_record_do() -> None:
    """Changing one option at a time never breaks creation."""
    for field in option_fields():
        for value in field.values:
            options = BrpOptions(**{field.id: value})  # type: ignore[arg-type]
            assert seeded_character(1, options).options == options


def test_nobody_gets_what_is_out_of_the_era() -> None:
    """A starship pilot of today, a film-maker of the past: only where the profession itself names it."""
    unusual = load_json("names")["unusual"]
    found = 0
    for era in ("modern", "historical", "future"):
        for seed in range(10):
            character = seeded_character(seed, replace(UGE, era=era))
            groups = profession_catalogue().professions[character.profession or ""].skills.groups
            named = {id_ for group in groups for entry in group.entries for id_ in entry.specialities}
            named |= {
                id_ for group in groups for entry in group.entries for one in entry.any_of for id_ in one.specialities
            }
            for row in character.skills:
                if row.points.total and row.speciality and row.speciality not in named:
                    found += 1
                    assert row.speciality not in unusual[era], (era, seed)
    assert found > 50


PARTS: dict[str, tuple[str, ...]] = {
    "characteristics": ("characteristics",),
    "age": ("age",),
    "profession": ("profession", "occupation", "wealth", "skills"),
    "personality": ("personality", "skills"),
    "professional": ("skills",),
    "personal": ("skills",),
    "possessions": ("weapons", "armour", "items", "skills"),
    "name": ("name",),
}


@pytest.mark.parametrize("step", RANDOM_STEPS)
def test_any_step_is_thrown_again_alone(step: str) -> None:
    """One edit, the same every time; what the step has nothing to do with stays as it was."""
    before = seeded_character(11, UGE, lang="fr")
    edit = again(before, step, 99, lang="fr")
    after = edit.apply(before)
    assert again(before, step, 1, lang="fr") == edit, "the seed of the character is used, not the one handed in"
    assert creation_of(after).turn_of(step) == 1
    for field in BrpCharacter.__struct_fields__:
        if field not in (*PARTS[step], "creation", "skills" if step == "characteristics" else ""):
            assert getattr(after, field) == getattr(before, field), field
    third = again(after, step, 99, lang="fr").apply(after)
    assert creation_of(third).turn_of(step) == 2
    assert third != after
    if step == "professional":
        assert wrong(after) == []
        assert [row.points.personal for row in after.skills] == [row.points.personal for row in before.skills]


def test_a_step_of_a_character_without_a_seed_keeps_the_one_it_gets() -> None:
    character = replace(seeded_character(4), creation=None)
    after = again(character, "name", 77).apply(character)
    assert creation_of(after).seed == 77
    assert again(after, "name", 5).apply(after) == again(after, "name", 6).apply(after)
    with pytest.raises(RulesError, match="unknown_name"):
        again(character, "rules", 1)


def test_bought_characteristics_are_bought_again_within_the_budget() -> None:
    for options in LEVELS.values():
        character = seeded_character(2, options)
        bought = replace(character, creation=Creation(method="point_buy"))
        after = again(bought, "characteristics", 8).apply(bought)
        assert [one for one in wrong(after) if one[1] in ("point_buy", "str", "int")] == []
        assert creation_of(after).throws == ()


def test_a_possession_of_ones_own_outlives_another_throw() -> None:
    character = seeded_character(12, UGE)
    kept = Item(id=BelongingId("thing.99"), name="Mother’s ring")
    mine = replace(character, items=(*character.items, kept))
    after = again(mine, "possessions", 1).apply(mine)
    assert kept in after.items
    assert len(after.items) <= len(mine.items) + 4


def test_the_rest_of_a_choice_is_filled_by_chance() -> None:
    character = seeded_character(6, UGE)
    kept = creation_of(character).profession_skills[:3]
    emptied = replace(
        character,
        creation=Creation(profession_skills=kept),
        skills=tuple(replace(row, points=replace(row.points, profession=0)) for row in character.skills),
    )
    after = fill_rest(emptied, "profession", SeededChance(3)).apply(emptied)
    assert creation_of(after).profession_skills[:3] == kept
    assert len(creation_of(after).profession_skills) == 10
    assert ("choice_incomplete", "profession") not in wrong(after)
    assert ("choice_incomplete", "profession") in wrong(emptied)


def test_names_of_three_languages_and_three_kinds() -> None:
    for lang in LANGUAGES:
        lists = [given_names(lang, kind) for kind in KINDS]
        assert all(len(set(names)) == len(names) >= 16 for names in (*lists, family_names(lang)))
        for kind in KINDS:
            assert suggested_name(SeededChance(1), lang, kind).split(" ")[0] in given_names(lang, kind)
    assert given_names("de", "neutral") == given_names("en", "neutral")


def test_words_and_things_are_complete() -> None:
    """Three languages each; unusual specialities and the skills of things are ids of the catalogue."""
    names, catalogue = load_json("names"), brp_catalogue()
    assert set(names["words"]) == {id_ for id_, one in catalogue.specialities.items() if one.is_open}
    assert set(names["unusual"]) == {"modern", "historical", "future"}
    for listed in names["unusual"].values():
        assert set(listed) <= set(catalogue.specialities)
    named = [one.names for one in possessions()] + [load_json("possessions")["wealth"]]
    for words in (names["languages"], *names["words"].values(), *named):
        assert set(words) == {"en", "fr", "it"}
        assert all(words.values())
    assert len({one.id for one in possessions()}) == len(possessions())
    for one in possessions():
        assert set(one.skills) - {"*"} <= set(catalogue.skills)
        assert set(one.eras) <= {"modern", "historical", "future"}


def test_a_book_has_a_word_for_every_open_speciality() -> None:
    book = CreationBook(SRD, "fr")
    assert book.word("knowledge_region") == "Bretagne"
    assert book.word("knowledge_history") == book.word(None) == ""


def test_points_over_the_budget_are_never_taken_silently() -> None:
    """A step thrown again spends what there is now; points typed elsewhere are named, not touched."""
    character = seeded_character(9, SRD)
    row = next(row for row in character.skills if not row.points.total)
    typed = SetPoints(row.id, "personal", 30).apply(character)
    assert ("points_overspent", "personal") in wrong(typed)
    after = again(typed, "professional", 1).apply(typed)
    assert next(each for each in after.skills if each.id == row.id).points.personal == 30
