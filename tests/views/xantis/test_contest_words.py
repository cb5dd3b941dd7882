"""How a confrontation is told, from its result and once more from its two lines; chances never round to 0 or 100."""

from collections.abc import Iterator
from fractions import Fraction

import pytest
from PySide6.QtWidgets import QApplication

from brp_desktop.controllers.language import Language
from brp_desktop.play.xantis_contests import (
    XantisContest,
    XantisContestResult,
    XantisSide,
    entries_of,
    prepare,
    settle_contest,
)
from brp_desktop.play.xantis_subjects import XantisSituation, XantisSubject
from brp_desktop.views import roll_words
from brp_desktop.views.xantis import contest_words


class NoDice:
    """Nothing is thrown: the tests bring their own dice."""

    def die(self, sides: int) -> int:
        raise AssertionError(sides)


@pytest.fixture
def language(qapp: QApplication) -> Iterator[Language]:
    """Switches the language; English again afterwards."""
    switch = Language()
    yield switch
    switch.choose("en")


def side(name: str, capacity: int, *dice: int, spell: bool = False, npc: bool = False) -> XantisSide:
    """Somebody with a bare capacity and real dice."""
    subject = XantisSubject(kind="number", capacity=capacity)
    return XantisSide(subject=subject, situation=XantisSituation(own_dice=dice), name=name, spell=spell, npc=npc)


def settled(first: XantisSide, second: XantisSide, manner: str = "staggered") -> XantisContestResult:
    """What comes of it."""
    return settle_contest(prepare(XantisContest(first, second, manner)), NoDice())


def told(result: XantisContestResult) -> list[str]:
    """Verdict from the result, and from the lines of the journal."""
    return [contest_words.verdict(result), contest_words.verdict_of_lines(entries_of(result, 0))]


@pytest.mark.parametrize(
    ("first", "second", "manner", "said"),
    [
        ((9, 3, 1), (6, 1, 2), "staggered", "Gornand prevails, 5 against 3."),
        ((9, 3, 1), (6, 1, 1, 5), "staggered", "Guardia prevails, 11 against 5."),
        ((7, 2, 3), (8, 3, 4), "contemporaneous", "Gornand prevails, 2 against 1."),
        ((7, 2, 3), (8, 3, 3), "staggered", "Equal: both actions come into play."),
        ((4, 2, 3), (4, 3, 3), "contemporaneous", "Both fail: neither action happens."),
        ((4, 2, 3), (8, 3, 3), "staggered", "Guardia prevails, 2 against −1."),
    ],
)
def test_the_verdict_is_the_same_from_result_and_journal(qapp: QApplication, first, second, manner, said) -> None:
    """With the Bonuses compared, nothing subtracted in what is shown."""
    assert told(settled(side("Gornand", *first), side("Guardia", *second), manner)) == [said, said]


def test_spells_are_no_tie(qapp: QApplication) -> None:
    """Whose spell it was the journal does not keep: both act, and nothing is called equal."""
    result = settled(side("Gornand", 7, 2, 3), side("Guardia", 8, 3, 4, spell=True), "contemporaneous")
    assert told(result) == ["Guardia acts first: instantaneous spell.", "Both actions come into play."]


def test_one_line_alone_tells_no_verdict(qapp: QApplication) -> None:
    """The second may still be awaited."""
    lines = entries_of(settled(side("Gornand", 9, 3, 1), side("Guardia", 6, 1, 2)), 0)
    assert contest_words.verdict_of_lines(lines[:1]) == ""
    assert contest_words.verdict_of_lines(()) == ""


@pytest.mark.parametrize(
    ("lang", "won", "lost"),
    [
        ("en", "Bonus of 5. Prevails over Guardia.", "Malus of 2. Gornand prevails."),
        ("fr", "Bonus de 5. L’emporte sur Guardia.", "Malus de 2. Gornand l’emporte."),
        ("it", "Bonus di 5. Prevale su Guardia.", "Malus di 2. Prevale Gornand."),
    ],
)
def test_each_line_of_the_journal_says_how_it_ended(language: Language, lang: str, won: str, lost: str) -> None:
    """For whoever's line it is."""
    language.choose(lang)
    lines = entries_of(settled(side("Gornand", 9, 3, 1), side("Guardia", 6, 1, 2)), 0)
    assert [roll_words.entry_level_line(line) for line in lines] == [won, lost]


def test_nobody_named_is_a_letter(qapp: QApplication) -> None:
    """A and B, as on the cards."""
    result = settled(side("", 9, 3, 1), side("", 6, 1, 2))
    assert told(result) == ["A prevails, 5 against 3."] * 2
    assert contest_words.narrator(result) == "A narrates."
    assert roll_words.entry_level_line(entries_of(result, 0)[1]) == "Malus of 2. A prevails."


def test_who_narrates(qapp: QApplication) -> None:
    """Whoever prevails; a Png is told by the Narrator, and so is what both fail at."""
    assert contest_words.narrator(settled(side("Gornand", 9, 3, 1), side("Guardia", 6, 1, 2))) == "Gornand narrates."
    png = settled(side("Gornand", 9, 3, 1, npc=True), side("Guardia", 6, 1, 2))
    assert contest_words.narrator(png) == "The Narrator narrates."
    assert (
        contest_words.narrator(settled(side("Gornand", 4, 2, 3), side("Guardia", 4, 3, 3))) == "The Narrator narrates."
    )


@pytest.mark.parametrize(
    ("chance", "shown"),
    [
        (Fraction(0), "0.00%"),
        (Fraction(1, 10**9), "0.01%"),
        (Fraction(1, 36), "2.78%"),
        (1 - Fraction(1, 10**9), "99.99%"),
        (Fraction(1), "100.00%"),
    ],
)
def test_what_can_come_up_is_never_nothing(qapp: QApplication, chance: Fraction, shown: str) -> None:
    """And what may fail never certain."""
    assert contest_words.share_percent(chance) == shown
