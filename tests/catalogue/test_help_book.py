"""The help: the same topics in every language, found by any word, in words that are safe to show."""

import re
from pathlib import Path

import pytest

from brp_desktop.catalogue import help_book
from brp_desktop.catalogue.names import fold
from brp_desktop.catalogue.people import sample_people
from brp_desktop.catalogue.person_names import family_names

LANGUAGES = ("en", "fr", "it")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_topic(language: str) -> None:
    topics = help_book.topics(language)
    assert len(topics) == len(help_book.topics("en"))
    assert all(topic.title and len(topic.text) > 200 for topic in topics)
    # As many parts, so that nothing was forgotten while translating.
    parts = [topic.text.count("\n- ") for topic in topics]
    assert parts == [topic.text.count("\n- ") for topic in help_book.topics("en")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_keys_are_the_same_in_every_language(language: str) -> None:
    def keys(text: str) -> list[str]:
        plain = re.sub("Maiusc|Maj", "Shift", re.sub("Espace|Spazio", "Space", text))
        return re.findall(r"Ctrl\+(?:Shift\+)?\w+|F\d", plain)

    pairs = zip(help_book.topics("en"), help_book.topics(language), strict=True)
    assert all(keys(english.text) == keys(other.text) for english, other in pairs)


def test_topics_have_an_id_each() -> None:
    assert len(set(help_book.TOPICS)) == len(help_book.topics("en"))
    titles = dict(zip(help_book.TOPICS, (topic.title for topic in help_book.topics("en")), strict=True))
    assert titles["settings"] == "Settings, themes and languages"
    assert titles["xantis_table"] == "Xantis at the table"
    assert titles["keyboard"] == "Keyboard and screen reader"


def test_another_language_gets_english() -> None:
    assert help_book.topics("de") == help_book.topics("en")


@pytest.mark.parametrize(
    ("language", "words", "title"),
    [
        ("fr", "COCHES aventure", "Coches et progression"),
        ("it", "meta-che-non-c-e", None),
        ("en", "fumble", "What a roll means"),
    ],
)
def test_words_find_topics(language: str, words: str, title: str | None) -> None:
    titles = [topic.title for topic in help_book.found(language, words)]
    assert titles[:1] == ([] if title is None else [title])


def test_a_word_of_the_title_comes_first() -> None:
    assert help_book.found("it", "xantis")[0].title == "Xantis"
    assert len(help_book.found("it", "xantis")) > 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_menus_named_in_the_help_are_there(language: str, project_root: Path) -> None:
    """«File › Restore…» must be found in the menus of that language."""
    sources = "\n".join(
        path.read_text(encoding="utf-8") for path in (project_root / "brp_desktop" / "views").glob("window_action*.py")
    )
    if language == "en":
        words = re.findall(r'self\.tr\("([^"]+)"\)', sources)
    else:
        ts = (project_root / "resources" / "i18n" / f"brp_desktop_{language}.ts").read_text(encoding="utf-8")
        context = ts.partition("<name>WindowActions</name>")[2].partition("</context>")[0]
        words = re.findall(r"<translation>([^<]+)</translation>", context)
    shown = {fold(word.replace("&amp;", "").replace("&", "").strip("…. ")) for word in words}
    named = {
        fold(part.strip("…. "))
        for topic in help_book.topics(language)
        for path in re.findall(r"\*\*([^*]+ › [^*]+)\*\*", topic.text)
        for part in path.split(" › ")
    }
    missing = {name for name in named if not any(name == word or word.startswith(f"{name} ") for word in shown)}
    assert not missing


def test_a_region_reads_the_language_it_speaks() -> None:
    """As the names of the catalogue do; a language that nothing is written in reads English."""
    for texts in (help_book.topics, help_book.news, sample_people, family_names):
        assert texts("fr_CA") == texts("fr") != texts("en")
        assert texts("pt_BR") == texts("en")
