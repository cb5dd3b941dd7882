"""Group checks and helping: best and lowest, any and all, cooperation, augment, complementary, two skills."""

from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from brp_desktop.rules.brp import SRD, UGE, BrpOptions, Contestant, Difficulty, Level, judge
from brp_desktop.rules.brp.group import (
    all_succeed_odds,
    any_succeeds_odds,
    best_member,
    group_check,
    lowest_member,
)
from brp_desktop.rules.brp.helping import augmented, complementary, cooperation, two_skills


def test_best_and_lowest_of_a_group() -> None:
    """Compared by level, then by the tie rule, only to find the best."""
    throwers = [Contestant(60, 60, 40), Contestant(80, 80, 25), Contestant(70, 70, 95), Contestant(30, 30, 99)]
    check = group_check(throwers)
    assert [level.value for level in check.levels] == ["success", "success", "failure", "fumble"]
    assert (check.best, check.lowest, check.successes) == ((1,), (3,), 2)
    assert (check.any_succeeds, check.all_succeed) == (True, False)
    assert group_check(throwers, UGE).best == (0,)
    assert group_check(throwers, replace(SRD, opposed_tie="cancel")).best == (0, 1)
    assert group_check([Contestant(60, 60, 12), Contestant(60, 60, 11), Contestant(90, 90, 50)]).best == (0, 1)


def test_a_side_without_a_die_loses_the_tie_by_roll() -> None:
    automatic, lucky = Contestant(60, 60, level=Level.SUCCESS), Contestant(90, 5, 1, level=Level.SUCCESS)
    assert group_check([automatic, lucky], UGE).best == (1,)
    assert group_check([automatic, automatic], UGE).best == (0, 1)


def test_group_without_a_success() -> None:
    check = group_check([Contestant(60, 60, 61), Contestant(60, 60, 62)])
    assert (check.best, check.lowest, check.any_succeeds) == ((), (0, 1), False)
    empty = group_check([])
    assert (empty.best, empty.lowest, empty.all_succeed, empty.any_succeeds) == ((), (), False, False)


def test_who_rolls_for_the_group() -> None:
    members = [Contestant(60, 30), Contestant(50, 50), Contestant(20, 20), Contestant(50, 50), Contestant(20, 20)]
    assert (best_member(members), lowest_member(members)) == (1, 2)
    assert (best_member([]), lowest_member([])) == (None, None)


@given(st.lists(st.integers(0, 130), max_size=3), st.sampled_from([SRD, UGE]))
def test_any_and_all_against_counting(chances: list[int], options: BrpOptions) -> None:
    members = [Contestant.number(chance) for chance in chances]
    fails, succeeds = Fraction(1), Fraction(1 if chances else 0)
    for chance in chances:
        good = sum(judge(roll, chance, options).is_success for roll in range(1, 101))
        fails *= Fraction(100 - good, 100)
        succeeds *= Fraction(good, 100)
    assert any_succeeds_odds(members, options) == 1 - fails
    assert all_succeed_odds(members, options) == succeeds


def test_settled_members_count_as_they_stand() -> None:
    assert any_succeeds_odds([Contestant(50, 50, 50), Contestant(10, 10)]) == 1
    assert all_succeed_odds([Contestant(50, 50, 51), Contestant(90, 90)]) == 0
    assert all_succeed_odds([Contestant(50, 50, level=Level.SUCCESS), Contestant(90, 90)]) == Fraction(9, 10)


@pytest.mark.parametrize(("rating", "bonus"), [(0, 0), (-5, 0), (1, 1), (5, 1), (6, 2), (41, 9), (100, 20), (101, 21)])
def test_complementary_skill(rating: int, bonus: int) -> None:
    assert complementary(rating) == bonus


@pytest.mark.parametrize(
    ("before", "after_success", "after_failure"),
    [
        ("easy", "easy", "normal"),
        ("normal", "easy", "difficult"),
        ("difficult", "normal", "difficult"),
        ("automatic", "automatic", "automatic"),
        ("impossible", "impossible", "impossible"),
    ],
)
def test_augment_moves_the_difficulty_one_step(before: str, after_success: str, after_failure: str) -> None:
    for level in Level:
        expected = after_success if level.is_success else after_failure
        assert augmented(Difficulty(before), level) is Difficulty(expected)


@pytest.mark.parametrize(
    ("levels", "modifier"),
    [
        ([], 0),
        (["failure"], -10),
        (["failure", "success"], 20),
        (["success", "special"], 30),
        (["special", "critical", "failure"], 50),
        (["critical", "fumble"], -50),
        (["fumble"], -50),
    ],
)
def test_cooperation(levels: list[str], modifier: int) -> None:
    assert cooperation(Level(level) for level in levels) == modifier


def test_two_skills_in_one_roll() -> None:
    """The roll must suit the lower rating; between the two it is a partial success and the higher skill may tick."""
    full, partial, none = (two_skills(roll, 60, 40) for roll in (40, 41, 61))
    assert (full.level, full.partial) == (Level.SUCCESS, False)
    assert (partial.level, partial.partial) == (Level.FAILURE, True)
    assert (partial.first.is_success, partial.second.is_success) == (True, False)
    assert (none.level, none.partial) == (Level.FAILURE, False)
    assert two_skills(8, 60, 40).level is Level.SPECIAL
    assert two_skills(9, 60, 40).level is Level.SUCCESS
    assert two_skills(4, 60, 0, UGE, second_base=25).level is Level.SUCCESS
    assert two_skills(4, 60, 0, UGE, second_base=1).partial
    assert two_skills(4, 0, 60, UGE, first_base=25).level is Level.SUCCESS
