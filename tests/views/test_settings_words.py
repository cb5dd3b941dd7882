"""Settings and their words: none without the other, in three languages."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from brp_desktop.controllers.language import Language
from brp_desktop.storage.setting_types import Choice, Setting, Switch
from brp_desktop.storage.settings import Settings
from brp_desktop.storage.settings_exchange import Refusal, chosen_settings
from brp_desktop.views.dialogs import settings_words as words

NAMES = sorted(chosen_settings())
THEMES = {"paper": "Paper", "ink": "Ink", "contrast": "High contrast"}


@pytest.fixture
def language(qapp: QApplication) -> Iterator[Language]:
    """Switches the language; English again afterwards."""
    switch = Language()
    yield switch
    switch.choose("en")


def test_every_setting_has_words_and_all_words_belong_to_one() -> None:
    assert sorted(words._WORDS) == NAMES
    assert set(words._ANSWERS) <= set(NAMES)
    assert set(words._SAME) <= set(NAMES)


def test_every_setting_stands_on_a_page_that_is_there() -> None:
    assert {each.page for each in chosen_settings().values()} | {"keyboard"} == set(words.PAGES)


def test_no_two_settings_share_a_place_in_the_file() -> None:
    every = [each.name for each in vars(Settings).values() if isinstance(each, Setting)]
    assert len(set(every)) == len(every)


@pytest.mark.parametrize("name", NAMES)
def test_exactly_what_is_allowed_can_be_chosen(name: str) -> None:
    """An answer that the declaration refuses would be a fault when it is clicked; one without words could not be."""
    setting = chosen_settings()[name]
    answers = words.answers(name, THEMES)
    if isinstance(setting, Choice):
        assert tuple(answers) == setting.allowed
    elif isinstance(setting, Switch):
        assert not answers
    assert all(setting.read(value) == value for value in answers)
    if answers:
        assert setting.default in answers
    assert len(set(answers.values())) == len(answers)


@pytest.mark.parametrize("lang", ["fr", "it"])
@pytest.mark.parametrize("name", NAMES)
def test_no_english_is_left(language: Language, lang: str, name: str) -> None:
    language.choose("en")
    english = (words.title(name), words.sentence(name))
    language.choose(lang)
    assert not set(english) & {words.title(name), words.sentence(name)}


@pytest.mark.parametrize("code", ["unknown_setting", "wrong_kind", "out_of_range", "unknown_value"])
def test_a_field_that_is_not_taken_is_named(language: Language, code: str) -> None:
    language.choose("en")
    said = words.refusal_sentence(Refusal("files.recent", code, "wild", "int" if code == "wrong_kind" else "5–100"))
    assert said.startswith("files.recent: ")
    assert "{" not in said
    assert ("wild" in said) is (code != "unknown_setting")
