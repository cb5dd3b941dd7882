"""The quick reference in words: every fact of every spot rule has some, in every language; numbers by the rules."""

from collections.abc import Iterator

import pytest

from brp_desktop.catalogue.spot_rules import spot_rule_catalogue
from brp_desktop.controllers.language import LANGUAGES, Language
from brp_desktop.play.resistance_grid import Cell
from brp_desktop.play.spot_tools import TOOLS
from brp_desktop.rules.brp import SRD, UGE
from brp_desktop.views.gm import reference_answers, resistance_words, spot_terms, spot_words

RULES = tuple(spot_rule_catalogue().rules.values())


@pytest.fixture
def language(qapp) -> Iterator[Language]:
    """The language, English again afterwards."""
    chosen = Language()
    yield chosen
    chosen.choose("en")


def test_every_condition_and_kind_of_roll_has_words() -> None:
    """No id of the catalogue is shown as it is."""
    known = {*spot_terms._WHEN, *spot_terms._ON, *spot_terms._PER, *spot_terms._RESULTS}
    for rule in RULES:
        for effect in rule.effects:
            facts = effect.facts
            kinds = facts.get("on", [])
            wanted = [facts.get("when"), facts.get("per"), facts.get("result"), facts.get("every")]
            wanted += [kinds] if isinstance(kinds, str) else list(kinds)
            assert {str(each) for each in wanted if each is not None} <= known, rule.id


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("options", [SRD, UGE], ids=["srd", "uge"])
def test_every_rule_says_something(language: Language, lang: str, options) -> None:
    """Each effect is a sentence without underscores; nothing stays in English elsewhere."""
    language.choose(lang)
    for rule in spot_rule_catalogue().offered(options):
        lines = spot_words.rule_lines(rule, options)
        assert lines, rule.id
        for line in lines:
            assert line.endswith(".")
            assert "_" not in line
            assert "{" not in line
            if lang != "en":
                words = set(line.lower().replace(",", " ").replace(":", " ").replace(";", " ").split())
                assert not words & {"attack", "damage", "against", "roll", "half", "the"}, line


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("options", [SRD, UGE], ids=["srd", "uge"])
@pytest.mark.parametrize("tool", TOOLS)
def test_every_tool_answers_any_number(language: Language, lang: str, options, tool) -> None:
    language.choose(lang)
    asked = reference_answers.questions(tool, options)
    assert all(question.name for question in asked)
    for value in (0, 1, 7, 40, 999):
        lines = reference_answers.answers(tool, tuple(value for _ in asked), options)
        assert lines
        assert not any("{" in line for line in lines)


def test_numbers_by_the_rules(qapp) -> None:
    """R21: a fall of 9 m; poison 16 against CON 12; a shot at twice the range."""
    assert reference_answers.answers("falling", (9,), SRD) == ["3D6 damage: 3 to 18, on average 10.5."]
    assert reference_answers.answers("poison", (16, 12, 0), SRD) == [
        "POT 16 against CON 12: 70%.",
        "The poison wins: 16 damage.",
        "The body wins: 8 damage.",
    ]
    assert reference_answers.answers("range", (40, 20, 60), SRD)[0] == "Long range: Difficult, 30%."
    assert reference_answers.answers("poison", (30, 5, 0), SRD)[0] == "POT 30 against CON 5: certain."


def test_french_colons_stand_apart(language: Language) -> None:
    language.choose("fr")
    assert resistance_words.cell_text(Cell(13, 15, 40, None)) == "Actif 13, passif 15\u00a0: 40\u00a0%"
    assert resistance_words.cell_text(Cell(9, 19, 0, "failure")).endswith("échec automatique")
    assert "\u00a0: " in reference_answers.answers("poison", (16, 12, 0), SRD)[0]
