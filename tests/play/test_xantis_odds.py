"""Odds of a confrontation: the same as counting all pairs of margins, with the endless rest summed up exactly."""

from fractions import Fraction
from itertools import product

import pytest

from brp_desktop.play.xantis_contests import XantisContest, XantisSide, prepare, settle_first
from brp_desktop.play.xantis_odds import contest_odds
from brp_desktop.play.xantis_subjects import XantisSituation, XantisSubject
from brp_desktop.rules.xantis import XantisOptions, carried_bonus, confrontation, contemporaneous, margin_odds

UPTO = 4
LEFT_OUT = 2 * Fraction(1, 18) / 6**UPTO
"""What counting leaves out at most: both sides' longer rows of 6."""


def side(score, **fields):
    situation = XantisSituation(difficulty=fields.pop("difficulty", None), own_dice=fields.pop("own", None))
    return XantisSide(subject=XantisSubject(kind="number", capacity=score), situation=situation, name="x", **fields)


def request(first, second, manner="staggered", **options):
    return prepare(XantisContest(first, second, manner, options=XantisOptions(**options)))


def margins(asked, bonus=0):
    """Every margin with its chance; of a declared 0 the one there is."""
    return margin_odds(
        asked.capacity, asked.vdr - bonus, UPTO, opponent_bonus=asked.situation.opponent_bonus + bonus,
        options=asked.options,
    ).items()  # fmt: skip


def counted(asked):
    """The ends by the rules' own comparison, pair by pair."""
    found = dict.fromkeys(("first", "both", "none", "second"), Fraction(0))
    answers = {}
    for one, chance in margins(asked.first):
        bonus = carried_bonus(one) if asked.contest.manner == "staggered" else 0
        if bonus not in answers:
            answers[bonus] = margins(asked.second, bonus)
        for other, chance_of_other in answers[bonus]:
            if asked.contest.manner == "staggered":
                ended = confrontation(one, other, asked.contest.options)
            else:
                spells = [name for name in ("first", "second") if asked.contest.side(name).spell]
                ended = contemporaneous(one, other, asked.contest.options, spells=spells)
            found[ended.result] += chance * chance_of_other
    return found


@pytest.mark.parametrize(
    ("manner", "spell", "options"),
    [
        ("staggered", False, {}),
        ("staggered", False, {"zero_is_tie": False}),
        ("staggered", False, {"critical_decides": False, "critical_base": "vdr"}),
        ("contemporaneous", False, {}),
        ("contemporaneous", False, {"critical_decides": False}),
        ("contemporaneous", True, {}),
    ],
)
def test_odds_are_those_of_counting_every_pair(manner, spell, options):
    for (first, one), (second, other) in product([(9, None), (4, 2), (14, 1)], [(6, None), (12, 3)]):
        asked = request(side(first, difficulty=one, spell=spell), side(second, difficulty=other), manner, **options)
        odds = contest_odds(asked)
        assert odds.first + odds.both + odds.none + odds.second == 1
        for name, chance in counted(asked).items():
            assert 0 <= getattr(odds, name) - chance <= LEFT_OUT, (name, first, second)


def test_the_same_two_have_even_odds_in_the_same_instant():
    odds = contest_odds(request(side(7), side(7), "contemporaneous"))
    assert odds.first == odds.second
    assert odds.both > 0


def test_after_the_first_test_only_the_second_is_open():
    asked = settle_first(request(side(8, own=(1, 2)), side(9)), source=None)
    odds = contest_odds(asked)
    assert asked.carried == 5
    assert (odds.none, odds.second + odds.both) == (0, asked.second.chance)
    assert odds.both > 0
    failed = settle_first(request(side(4, own=(5, 4)), side(6)), source=None)
    assert contest_odds(failed).second == failed.second.chance
    assert contest_odds(failed).first == 0


def test_a_declared_0_passes_on_a_bonus_of_0():
    odds = contest_odds(request(side(3, declared=True), side(7)))
    assert (odds.none, odds.second + odds.both) == (0, Fraction(7, 12))
    answered = contest_odds(request(side(7), side(3, declared=True)))
    assert answered.none == 0
    assert answered.both == margin_odds(7, 7, UPTO)[0]


def test_what_cannot_be_said_is_left_out():
    assert contest_odds(request(None, side(7))) is None
    assert contest_odds(request(side(900), side(7))) is None
