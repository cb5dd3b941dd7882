"""Xantis in words: the sentences of ui.md 13, the sums written out the way the source does it, lines of the journal."""

from collections.abc import Iterator
from fractions import Fraction
from typing import Any

import pytest
from msgspec.structs import replace
from PySide6.QtWidgets import QApplication

from brp_desktop.controllers.language import Language
from brp_desktop.play.chance import SeededChance
from brp_desktop.play.xantis_entries import xantis_entry
from brp_desktop.play.xantis_rolls import XantisResult, declare_zero, later_difficulty, prepare, prepare_number, settle
from brp_desktop.play.xantis_subjects import INITIATIVE, Use, XantisSituation, XantisSubject
from brp_desktop.rules.xantis import XantisOptions
from brp_desktop.sheet.xantis import NodeId, ScoreNode, WeaponId, XantisCharacter, XantisWeapon
from brp_desktop.sheet.xantis_derive import derive_xantis
from brp_desktop.views import roll_words
from brp_desktop.views.xantis import words


def node(name: str, tier: str, value: int, parent: str | None = None) -> ScoreNode:
    """A node whose id is its name in small letters."""
    above = None if parent is None else NodeId(parent.casefold())
    return ScoreNode(id=NodeId(name.casefold()), tier=tier, name=name, value=value, parent=above)


CHARACTER = XantisCharacter(
    name="Nerea",
    nodes=(
        node("Forza", "caratteristica", 6),
        node("Presenza", "caratteristica", 4),
        node("Inganno", "abilita", 2, "Presenza"),
        node("Teatro", "arte", 0, "Inganno"),
        node("Travestirsi", "specializzazione", 3, "Teatro"),
        node("Prontezza", "caratteristica", 6),
    ),
    initiative_number=1,
    weapons=(XantisWeapon(id=WeaponId("sciabola"), name="Sciabola", node=NodeId("forza"), attack_pa=7),),
)


@pytest.fixture
def language(qapp: QApplication) -> Iterator[Language]:
    """The language, to be chosen; English afterwards."""
    chosen = Language(qapp)
    yield chosen
    chosen.choose("en")
    chosen.deleteLater()


def thrown(id_: str, *dice: int, options: XantisOptions | None = None, **situation: Any) -> XantisResult:
    """A test of a node with real dice."""
    subject = INITIATIVE if id_ == "iniziativa" else XantisSubject(id=id_)
    wanted = prepare(
        CHARACTER, derive_xantis(CHARACTER), subject, XantisSituation(own_dice=dice, **situation), options=options
    )
    return settle(wanted, SeededChance(1))


ROWS = [
    # xantis.md 5, in the source's language
    (
        thrown("forza", 2, 3, difficulty=2),
        "Vdr = Forza (6) − Difficoltà (2) = 4. Margine = 4 − 5 = −1: Malus di 1.",
        "Margine = 4 − (2 + 3) = −1: fallisce con Malus di 1.",
        "Malus di 1. Narra il Narratore.",
    ),
    (
        thrown("prontezza", 1, 2, opponent_bonus=5),
        "Vdr = Prontezza (6) − Bonus avversario (5) = 1. Margine = 1 − 3 = −2: Malus di 2.",
        "Margine = 1 − (1 + 2) = −2: fallisce con Malus di 2.",
        "Malus di 2. Narra il Narratore.",
    ),
    (
        thrown("forza", 1, 1, 4),
        "1 e 1, successo critico. Capacità (6) + dado aggiuntivo (4) = 10: Bonus di 10.",
        "Successo critico: 1 e 1, poi 4. Bonus di 10.",
        "Successo critico: 1 e 1, poi 4. Bonus di 10.",
    ),
    (
        thrown("forza", 6, 6, 2, difficulty=2),
        "6 e 6, insuccesso critico. Vdr (4) − 12 − dado aggiuntivo (2) = −10: Malus di 10.",
        "Insuccesso critico: 6 e 6, poi 2. Malus di 10.",
        "Insuccesso critico: 6 e 6, poi 2. Malus di 10.",
    ),
    (
        declare_zero(thrown("forza", 2, 3).request),
        "Riuscita dichiarata, senza tiro: Bonus di 0.",
        "Dichiarata con Bonus di 0, senza tiro.",
        "Dichiarata con Bonus di 0, senza tiro.",
    ),
    # made in the same manner
    (
        thrown("travestirsi", 3, 2, difficulty=2),
        "Vdr = Presenza (4) + Inganno (2) + Travestirsi (3) − Difficoltà (2) = 7. Margine = 7 − 5 = +2: Bonus di 2.",
        "Margine = 7 − (3 + 2) = +2: riesce con Bonus di 2.",
        "Bonus di 2. Narra il Giocatore.",
    ),
    (
        thrown("forza", 2, 4, interpretation=1, difficulty=1),
        "Vdr = Forza (6) + Interpretazione (1) − Difficoltà (1) = 6. Margine = 6 − 6 = 0: Bonus di 0.",
        "Margine = 6 − (2 + 4) = +0: riesce con Bonus di 0.",
        "Bonus di 0. Narra il Giocatore.",
    ),
    (
        thrown("forza", 2, 4),
        "Vdr = Forza (6) = 6. Margine = 6 − 6 = 0: Bonus di 0.",
        "Margine = 6 − (2 + 4) = +0: riesce con Bonus di 0.",
        "Bonus di 0. Narra il Giocatore.",
    ),
    (
        thrown("iniziativa", 2, 4),
        "Vdr = Prontezza (6) + valore fisso (1) = 7. Margine = 7 − 6 = +1: Bonus di 1.",
        "Margine = 7 − (2 + 4) = +1: riesce con Bonus di 1.",
        "Bonus di 1. Narra il Giocatore.",
    ),
    (
        thrown("forza", 1, 1, 4, opponent_bonus=12),
        "1 e 1, successo critico. Capacità (6) + dado aggiuntivo (4) = 10. Margine = 10 − 12 = −2: Malus di 2.",
        "Successo critico, ma 10 contro 12: Malus di 2.",
        "Successo critico, ma 10 contro 12: Malus di 2.",
    ),
    (
        thrown("forza", 1, 1, 6, 6, 3, difficulty=2, options=XantisOptions(critical_base="vdr")),
        "1 e 1, successo critico. Vdr (4) + dadi aggiuntivi (6 + 6 + 3) = 19: Bonus di 19.",
        "Successo critico: 1 e 1, poi 6, 6, 3. Bonus di 19.",
        "Successo critico: 1 e 1, poi 6, 6, 3. Bonus di 19.",
    ),
    (
        settle(prepare_number(15, XantisSituation(own_dice=(6, 6, 1))), SeededChance(1)),
        "6 e 6, insuccesso critico. Vdr (15) − 12 − dado aggiuntivo (1) = 2 (mai sopra −1): Malus di 1.",
        "Insuccesso critico: 6 e 6, poi 1. Malus di 1 (mai sopra −1).",
        "Insuccesso critico: 6 e 6, poi 1. Malus di 1 (mai sopra −1).",
    ),
    (
        settle(prepare_number(-9, XantisSituation(own_dice=(1, 1, 2))), SeededChance(1)),
        "1 e 1, successo critico. Capacità (−9) + dado aggiuntivo (2) = −7 (mai sotto 0): Bonus di 0.",
        "Successo critico: 1 e 1, poi 2. Bonus di 0 (mai sotto 0).",
        "Successo critico: 1 e 1, poi 2. Bonus di 0 (mai sotto 0).",
    ),
    (
        settle(
            prepare_number(
                15, XantisSituation(own_dice=(6, 6, 1)), options=XantisOptions(critical_decides=False)
            ),
            SeededChance(1),
        ),
        "6 e 6, insuccesso critico. Vdr (15) − 12 − dado aggiuntivo (1) = 2: Bonus di 2.",
        "Insuccesso critico: 6 e 6, poi 1. Bonus di 2.",
        "Insuccesso critico: 6 e 6, poi 1. Bonus di 2.",
    ),
    (
        later_difficulty(declare_zero(thrown("forza", 2, 3).request), 3),
        "Riuscita dichiarata, senza tiro. 0 − Difficoltà (3) = −3: Malus di 3.",
        "Dichiarata con Bonus di 0, contro 3: fallisce con Malus di 3.",
        "Dichiarata con Bonus di 0, contro 3: fallisce con Malus di 3.",
    ),
]  # fmt: skip


def spaced(sentence: str) -> str:
    """With plain spaces: that a number stays beside its word is another test's matter."""
    return sentence.replace("\N{NO-BREAK SPACE}", " ")


@pytest.mark.parametrize(("result", "written", "slip", "row"), ROWS)
def test_the_source_writes_it_like_this(
    language: Language, result: XantisResult, written: str, slip: str, row: str
) -> None:
    """The sum, the slip and the line of the journal; the line says the same as the result it was made of."""
    language.choose("it")
    assert words.written_out(result.outcome) == written
    assert spaced(words.slip_sentence(result.outcome)) == slip
    entry = xantis_entry(result, "document", "Nerea", 5)
    assert spaced(roll_words.entry_level_line(entry)) == row
    assert written in roll_words.entry_copy(entry, "21:38")


def test_a_line_of_the_journal_in_three_languages(language: Language) -> None:
    """mock-5: «21:38 Travestirsi Vdr 7 ✓ 5 / Bonus di 2. Narra il Giocatore.»"""
    entry = xantis_entry(thrown("travestirsi", 3, 2, difficulty=2), "document", "Nerea", 5)
    assert (roll_words.entry_title(entry), roll_words.entry_detail(entry)) == ("Travestirsi", "Vdr 7")
    told = {}
    for lang in ("en", "fr", "it"):
        language.choose(lang)
        told[lang] = roll_words.entry_copy(entry, "21:38")
    assert told["en"] == (
        "21:38 Travestirsi: Vdr = Presenza (4) + Inganno (2) + Travestirsi (3) − Difficulty (2) = 7."
        " Margin = 7 − 5 = +2: Bonus of 2. The Player narrates. Your dice."
    )
    assert told["fr"].endswith("Marge = 7 − 5 = +2\u00a0: Bonus de 2. Le Joueur raconte. Vos dés.")
    assert told["it"].endswith("Margine = 7 − 5 = +2: Bonus di 2. Narra il Giocatore. I tuoi dadi.")
    struck = replace(entry, undone=True, own_dice=False)
    assert roll_words.entry_copy(struck, "21:38").endswith("Sostituita da una riga successiva.")


def test_names_of_what_is_tested(language: Language) -> None:
    wanted = prepare(
        CHARACTER,
        derive_xantis(CHARACTER),
        XantisSubject(use=Use("attack", "sciabola"), caratteristica="presenza"),
        XantisSituation(own_dice=(3, 4)),
    )
    entry = xantis_entry(settle(wanted, SeededChance(1)), "document", "Nerea", 5)
    assert words.title(wanted.name) == "Sciabola (Presenza), attack"
    assert roll_words.entry_subject(entry) == "Presenza", "what the filter by score asks for"
    language.choose("it")
    assert roll_words.entry_title(entry) == "Sciabola (Presenza), attacco"
    assert words.title(prepare_number(5).name) == "Capacità"


@pytest.mark.parametrize(
    ("score", "sentence"),
    [
        (7, "Forza: 7 or less succeeds."),
        (2, "Forza: only 1 and 1 can succeed."),
        (-5, "Forza: only 1 and 1 can succeed."),
        (11, "Forza: only 6 and 6 can fail."),
    ],
)
def test_what_succeeds_is_said_while_the_dice_run(qapp: QApplication, score: int, sentence: str) -> None:
    assert words.running_sentence(prepare_number(score, name="Forza")) == sentence


def test_sums_and_chances(language: Language) -> None:
    """mock-5: «Vdr = 9 + 1 − 2 − 1 =», «21/36, 58,33%»."""
    wanted = prepare_number(9, XantisSituation(difficulty=2, interpretation=1), penalties=(1, 0, 0))
    assert words.vdr_sum(wanted) == "Vdr = 9 + 1 − 2 − 1 ="
    assert words.vdr_sum(prepare_number(9)) == "Vdr ="
    assert words.chance_words(wanted.chance) == "21/36, 58.33%"
    assert words.chance_words(Fraction(1, 216)) == "1/216, 0.46%"
    language.choose("fr")
    assert words.chance_words(wanted.chance) == "21/36, 58,33\u00a0%"


def test_a_reader_hears_first_how_it_ended(qapp: QApplication) -> None:
    assert words.announcement(thrown("forza", 2, 3)) == (
        "Success, Bonus of 1. Forza. Margin = 6 − 5 = +1. The Player narrates."
    )
    assert words.margin_number(-2) == "−2"


def test_the_ends_of_a_confrontation_add_up_to_a_hundred() -> None:
    """Three thirds are not 33.33 each."""
    from fractions import Fraction

    from brp_desktop.play.xantis_odds import XantisOdds
    from brp_desktop.views.xantis.contest_words import odds_legend

    third, ninth = Fraction(1, 3), Fraction(1, 9)
    for shares in ((third, third, third, Fraction(0)), (ninth, 4 * ninth, 3 * ninth, ninth)):
        names = ("first", "both", "none", "second")
        odds = XantisOdds(**dict(zip(names, shares, strict=True)))
        shown = [float(percent.rstrip("%\u00a0\u202f ")) for _, _, percent in odds_legend(odds)]
        assert sum(shown) == pytest.approx(100, abs=1e-6), shown
