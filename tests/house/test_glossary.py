"""One word for one thing in every language, and no sentence left in English."""

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

# What is not said, and what is said instead; an allowed context after «except».
NOT_SAID = {
    "fr": {
        r"dommages?": "dégâts",
        r"blessures? majeures?": "blessure grave",
        r"fiches?": "feuille",
        r"(?<!feu de )camps?": "côté",
        r"puissance d|cette puissance": "virulence (of a poison)",
        r"chance de base|sa propre chance|la chance exacte": "chances",
        r"jets? d’expérience|jets? de résistance": "test",
        r"richesses?": "fortune",
        r"annonce(?:z|r)?": "déclarer",
        r"(?:le|un) maître|du maître": "professeur",
        r"maître du jeu|(?-i:MJ)": "meneur",
        r"(?-i:mode Édition)|en édition": "mode édition",
        r"Shift|Enter|Esc|Space|Delete|Backspace": "Maj, Entrée, Échap, Espace, Suppr",
        r"log": "journal",
        r"feutre": "tapis",
        r"voisines?": "apparentée",
        r"à pourcentage|en pour cent": "à pourcentages",
        r"soi-même|tu|tes|ton": "vous",
        r"personne (?:à un|au hasard)": "PNJ (personne is nobody)",
        r"billets?": "le texte sous les dés",
        r"(?:une|un|objet|arme|armure|compétence|spécialité|thème|mot) à vous": "de votre cru, personnel",
        r"est écrite?": "enregistré",
        r"(?-i:n’a rien de tel)": "n’a pas ce score",
    },
    "it": {
        r"(?-i:danni)": "danno (Danni is a term of Xantis)",
        r"sched[ae] (?:del|di) personaggio|quest[ae] sched[ae]|sched[ae] percentual[ei]": "foglio",
        r"pronto soccorso": "primo soccorso",
        r"sedut[ae]": "sessione",
        r"Maiusc|Enter|Space|Delete|Escape": "Shift, Invio, Spazio, Canc, Esc",
        r"log": "registro",
        r"master": "Narratore",
        r"portata (?:massima|dell’arma)|fuori portata|a portata": "gittata",
        r"in modifica|(?-i:modalità Modifica)": "modalità modifica",
        r"(?-i:[Pp]unti (?:Ferita|Potere|Fatica))": "punti ferita",
        r"cambiato da un altro programma|stato cambiato": "modificato",
        r"probabilità base": "probabilità di base",
        r"statura": "altezza",
        r"(?-i:ella|egli|Lei|Suo|Sua)": "tu",
        r"disastri critici|fallimenti? critic[io]": "disastro",
        r"(?:le|della|due|altra) parti?": "lato",
        r"(?-i:specializzazion[ei])": "specialità (Specializzazione is a term of Xantis)",
        r"bigliett[oi]": "il testo sotto i dadi",
        r"(?:si può|se) ritir(?:are|i)|ritira (?:il|la|ciò)": "tirare di nuovo, ripetere (ritirare is to withdraw)",
        r"(?-i:è scritto)": "salvato",
        r"(?:tiro di|punti) sanità(?! mentale)": "sanità mentale",
        r"malfunzionamento": "si inceppa",
    },
}
EXCEPT = {
    ("fr", "voisines?"): {"xantis"},  # those who stand next to each other
    ("it", r"portata (?:massima|dell’arma)|fuori portata|a portata"): {"SkillsView", "settings", "sheet"},  # at hand
    ("it", "(?:le|della|due|altra) parti?"): {"DetailPanel"},
}
# Words that are the same in both languages, and names.
COGNATES = {
    "fr": """a action actions antidote att auto base bonus certain cap combat confront confrontation confrontations
        contact contacts copies culture date description diff dhole’s distance exp faces fatigue future gain giro house
        impossible imposs initiative interpr interposition m markdown max maximum minutes mutation normal note notes
        occupation ok pa page pages parata passion pers poison points portrait possessions profession prof protection
        religion rounds roll score scores simple situation suggestions sync table tables tests version vttes z zoom""",
    "it": """a amnesia att auto base bonus cap catatonia dhole’s diff file giro house imposs in interpr m markdown max
        no ok pa paranoia parata pen pers prof roll round vttes xantis z zoom""",
}


@pytest.fixture(scope="module")
def sentences(tool: Callable[[str], Any]) -> dict[str, list[Any]]:
    """The finished sentences of each language."""
    translations = tool("translations")
    return {
        language: list(translations.messages(translations.ts_file(translations.FOLDER, language)))
        for language in ("fr", "it")
    }


def not_said(language: str, context: str, text: str) -> Iterator[str]:
    """The words of a text that have another name here."""
    plain = re.sub(r"\{[^{}]*\}|`[^`]*`|&(?=\w)|<[^<>]*>", "", text).replace("\u00a0", " ")
    for pattern, instead in NOT_SAID[language].items():
        found = re.search(rf"(?<![\w-])(?:{pattern})(?!\w)", plain, re.IGNORECASE)
        if found and context not in EXCEPT.get((language, pattern), ()):
            yield f"{context}: «{found[0]}», not «{instead}», in «{text}»"


def words_of(form: str) -> set[str]:
    """Its words, without placeholders, keys, dice and abbreviations of the game."""
    plain = re.sub(r"\{[^{}]*\}|%n|&|Ctrl \w|\d+D\d+|INT|SRD", "", form).lower()
    return set(re.findall(r"[^\W\d_]+(?:’[^\W\d_]+)*", plain))


def untranslated(language: str, source: str, form: str) -> bool:
    """Whether the form is its English source, and not of words that are the same in both languages."""
    return form == source and not words_of(form) <= set(COGNATES[language].split())


@pytest.mark.parametrize("language", ["fr", "it"])
def test_one_thing_has_one_name(language: str, sentences: dict[str, list[Any]], project_root: Path) -> None:
    found = [
        words
        for message in sentences[language]
        for form in message.forms
        for words in not_said(language, message.context, form)
    ]
    for name in ("help", "news"):
        text = (project_root / "resources" / "help" / f"{name}.{language}.md").read_text(encoding="utf-8")
        found += [words for line in text.splitlines() for words in not_said(language, name, line)]
    assert found == []


def named(value: Any, language: str) -> Iterator[str]:
    """What the languages of a catalogue's file say, in one of them."""
    if isinstance(value, dict):
        if isinstance(value.get(language), str):
            yield value[language]
        value = list(value.values())
    if isinstance(value, list):
        for each in value:
            yield from named(each, language)


@pytest.mark.parametrize("language", ["fr", "it"])
def test_the_catalogue_and_what_is_written_for_others_know_it_too(
    language: str, tool: Callable[[str], Any], project_root: Path
) -> None:
    from brp_desktop.storage.words import _WORDS

    files = sorted((project_root / "resources" / "catalogue").glob("*.json"))
    texts = [text for file in files for text in named(json.loads(file.read_text(encoding="utf-8")), language)]
    texts += [words[("en", "fr", "it").index(language)] for words in _WORDS.values()]
    assert len(texts) > 700
    found = [words for text in texts for words in not_said(language, "catalogue", text)]
    found += [words for text in texts for words in tool("translations").typography(language, text)]
    assert found == []


@pytest.mark.parametrize("language", ["fr", "it"])
def test_derived_values_are_called_the_same_on_the_screen_and_on_paper(
    language: str, sentences: dict[str, list[Any]]
) -> None:
    from brp_desktop.catalogue.names import derived_name
    from brp_desktop.storage.words import word

    said = {each.source: each.forms[0] for each in sentences[language] if each.context == "labels"}
    values = ("hit_points", "power_points", "fatigue", "sanity", "damage_bonus", "move", "major_wound")
    for id_ in (*values, "experience_bonus"):
        assert derived_name(id_, language) == said[derived_name(id_, "en")]
    fields = {each.source: each.forms[0] for each in sentences[language] if each.context in ("HeadView", "import")}
    for key in ("place", "height", "occupation", "player", "age", "features", "weight", "gender"):
        assert word(key, language) == fields[word(key, "en")], key


def test_zero_is_one_in_french(sentences: dict[str, list[Any]]) -> None:
    """«0 point sur 3»: where the number is no plural form of its own, its word does not stand behind it."""
    counted = r"\{(?:points|done|improved|chosen|used|all)\}[ \u00a0]\w+s\b|\{\w+\}[ \u00a0]\w+s sur \{"
    assert [each for each in sentences["fr"] if not each.numerus and re.search(counted, each.forms[0])] == []
    assert re.search(counted, "Déplacés : {n} points sur {limit}.")


@pytest.mark.parametrize("language", ["fr", "it"])
def test_nothing_is_left_in_english(language: str, sentences: dict[str, list[Any]]) -> None:
    assert [
        f"{message.context}: {form}"
        for message in sentences[language]
        for form in message.forms
        if untranslated(language, message.source, form)
    ] == []
    same = {word for each in sentences[language] for word in words_of(each.source) if each.source in each.forms}
    assert set(COGNATES[language].split()) <= same, "what is allowed is still there"


@pytest.mark.parametrize("language", ["fr", "it"])
def test_the_help_is_set_like_the_sentences(language: str, tool: Callable[[str], Any], project_root: Path) -> None:
    found = []
    for name in ("help", "news"):
        text = (project_root / "resources" / "help" / f"{name}.{language}.md").read_text(encoding="utf-8")
        for line in re.sub("`[^`]*`", "code", text).splitlines():
            found += tool("translations").typography(language, re.sub(r"^# \d.*|^#+ |^- ", "", line))
    assert found == []


def test_english_has_the_marks_of_english(sentences: dict[str, list[Any]], tool: Callable[[str], Any]) -> None:
    wrong = [each.source for each in sentences["fr"] if re.search("[«»'\"]", each.source)]
    wrong += [words for each in sentences["fr"] for words in tool("translations").typography("en", each.source)]
    assert wrong == []


@pytest.mark.parametrize(
    ("language", "text", "good"),
    [
        ("fr", "Dommages", False),
        ("fr", "deux dommages", False),
        ("fr", "blessures majeures", False),
        ("fr", "la feuille", True),
        ("fr", "ce camp", False),
        ("fr", "Maj+Entrée", True),
        ("fr", "Shift+Entrée", False),
        ("it", "il danno", True),
        ("it", "Danni", True),
        ("it", "i danni", False),
        ("it", "scheda del Narratore", True),
        ("it", "scheda del personaggio", False),
    ],
)
def test_the_glossary_knows(language: str, text: str, good: bool) -> None:
    assert (not list(not_said(language, "x", text))) is good


@pytest.mark.parametrize(
    ("source", "form", "left"),
    [("Score", "Score", False), ("&Save", "&Save", True), ("{a}: {b}", "{a}: {b}", False), ("Save", "Garder", False)],
)
def test_english_is_known(source: str, form: str, left: bool) -> None:
    assert untranslated("fr", source, form) is left
