"""Dice notation: what is understood, what is refused and where; rolls that remember every die."""

from collections import Counter
from fractions import Fraction
from itertools import cycle, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from brp_desktop.rules import RulesError
from brp_desktop.rules.dice import DiceExpression, Rolled, Term, parse


class Faces:
    """A source that shows given faces and remembers what was asked of it."""

    def __init__(self, *faces: int) -> None:
        self._faces = cycle(faces)
        self.asked: list[int] = []

    def die(self, sides: int) -> int:
        self.asked.append(sides)
        return next(self._faces)


@pytest.mark.parametrize(
    ("text", "written", "lowest", "highest", "mean"),
    [
        ("d6", "1D6", 1, 6, Fraction(7, 2)),
        ("D6", "1D6", 1, 6, Fraction(7, 2)),
        ("1d6+1d4", "1D6+1D4", 2, 10, Fraction(6)),
        ("2d6−1", "2D6-1", 1, 11, Fraction(6)),
        ("2d6-1", "2D6-1", 1, 11, Fraction(6)),
        ("0", "0", 0, 0, Fraction(0)),
        ("7", "7", 7, 7, Fraction(7)),
        ("-1D6", "-1D6", -6, -1, Fraction(-7, 2)),
        ("+2D6", "2D6", 2, 12, Fraction(7)),
        ("1d6-1d4", "1D6-1D4", -3, 5, Fraction(1)),
        ("3-1d2", "3-1D2", 1, 2, Fraction(3, 2)),
        ("2W6", "2D6", 2, 12, Fraction(7)),
        ("3k8", "3D8", 3, 24, Fraction(27, 2)),
        ("1d100", "1D100", 1, 100, Fraction(101, 2)),
        ("1d1", "1D1", 1, 1, Fraction(1)),
        (" 2 D 6 + 1 ", "2D6+1", 3, 13, Fraction(8)),
        ("2d6\u00a0+\u202f1\t", "2D6+1", 3, 13, Fraction(8)),
        ("007d006", "7D6", 7, 42, Fraction(49, 2)),
        ("1000d1000", "1000D1000", 1000, 1_000_000, Fraction(500_500)),
        ("1000000"[1:], "0", 0, 0, Fraction(0)),
        ("999999", "999999", 999_999, 999_999, Fraction(999_999)),
        ("+".join("1" * 50), "+".join("1" * 50), 50, 50, Fraction(50)),
    ],
)
def test_understood(text: str, written: str, lowest: int, highest: int, mean: Fraction) -> None:
    """G09: never another die than written."""
    expression = parse(text)
    assert str(expression) == written
    assert (expression.minimum, expression.maximum, expression.mean) == (lowest, highest, mean)
    assert parse(written) == expression
    assert hash(parse(written)) == hash(expression)


@pytest.mark.parametrize(
    ("text", "column", "reason"),
    [
        ("", 1, "empty"),
        ("   ", 4, "empty"),
        ("1d8 + ", 7, "unfinished"),
        ("+", 2, "unfinished"),
        ("−", 2, "unfinished"),
        ("2d", 3, "unfinished"),
        ("2d ", 4, "unfinished"),
        ("((((", 1, "unexpected"),
        ("1D3+db/2", 6, "unexpected"),
        ("1D3+db", 6, "unexpected"),
        ("4D6/2D6/1D6", 4, "unexpected"),
        ("2d6x", 4, "unexpected"),
        ("2dx", 3, "unexpected"),
        ("2 x", 3, "unexpected"),
        ("x", 1, "unexpected"),
        ("3 4", 3, "unexpected"),
        ("d6d8", 3, "unexpected"),
        ("2d6 3", 5, "unexpected"),
        ("1d6--2", 5, "unexpected"),
        ("1d6+x", 5, "unexpected"),
        ("1d6+2dx", 7, "unexpected"),
        ("1.5", 2, "unexpected"),
        ("2d-6", 3, "unexpected"),
        ("٣d6", 1, "unexpected"),
        ("2d٣", 3, "unexpected"),
        ("2²", 2, "unexpected"),
        ("1d6\n", 4, "unexpected"),
        ("0d6", 1, "no_dice"),
        ("1d6+00d6", 5, "no_dice"),
        ("1d0", 3, "no_sides"),
    ],
)
def test_refused(text: str, column: int, reason: str) -> None:
    """G09: refused with the column at fault."""
    with pytest.raises(RulesError) as caught:
        parse(text)
    assert (caught.value.code, caught.value.parameters) == ("bad_dice", {"column": column, "reason": reason})


@pytest.mark.parametrize(
    ("text", "column", "reason", "limit"),
    [
        ("1" * 201, 201, "too_long", 200),
        ("999999999d9999", 1, "too_many_dice", 1000),
        ("1001d6", 1, "too_many_dice", 1000),
        ("1+600d6+401d6", 9, "too_many_dice", 1000),
        ("9" * 190 + "d6", 1, "too_many_dice", 1000),
        ("1d1001", 3, "too_many_sides", 1000),
        ("1d" + "9" * 190, 3, "too_many_sides", 1000),
        ("1000000", 1, "too_large", 999_999),
        ("1-1000000", 3, "too_large", 999_999),
        ("1000d1000+1", 11, "too_large", 1_000_000),
        ("999999-2", 8, "too_large", 1_000_000),
        ("+".join("1" * 51), 101, "too_many_terms", 50),
    ],
)
def test_limits(text: str, column: int, reason: str, limit: int) -> None:
    """Nothing makes it hang: text, terms, dice, sides and result are limited."""
    with pytest.raises(RulesError) as caught:
        parse(text)
    assert (caught.value.code, caught.value.parameters) == (
        "bad_dice",
        {"column": column, "reason": reason, "limit": limit},
    )


def test_terms() -> None:
    """What other modules build on: sign, amount and sides, 0 for a number."""
    assert parse("2d6+d4-3").terms == (Term(1, 2, 6), Term(1, 1, 4), Term(-1, 3, 0))
    assert [term.highest for term in parse("2d6+d4-3").terms] == [12, 4, 3]
    assert DiceExpression((Term(1, 2, 6), Term(-1, 3, 0))) == parse("2d6-3")


def test_up_to_the_limits() -> None:
    assert parse("600d6+400d6").maximum == 6000
    assert parse("999999-1").maximum == 999_998
    assert parse("1" + " " * 199).maximum == 1


def test_a_roll_remembers_every_die() -> None:
    source = Faces(3, 5, 4)
    rolled = parse("2D6+1-1D4").roll(source)
    assert source.asked == [6, 6, 4]
    assert rolled.dice == (3, 5, 4)
    assert rolled.total == 3 + 5 + 1 - 4
    assert rolled.faces == ((6, 3), (6, 5), (4, 4))
    assert str(rolled) == "2D6 [3, 5] + 1 - 1D4 [4] = 5"
    assert str(parse("-1D6").roll(Faces(2))) == "- 1D6 [2] = -2"
    assert str(parse("7").roll(Faces(1))) == "7 = 7"
    assert hash(rolled) == hash(parse("2D6+1-1D4").with_faces((3, 5, 4)))


@pytest.mark.parametrize("face", [0, -1, 7, 100])
def test_a_source_that_cheats_is_refused(face: int) -> None:
    with pytest.raises(RulesError) as caught:
        parse("1D6").roll(Faces(face))
    assert (caught.value.code, caught.value.parameters) == ("roll_out_of_range", {"roll": face, "sides": 6})


def test_own_dice() -> None:
    expression = parse("2D6+1-1D4")
    assert expression.with_faces([3, 5, 4]) == expression.roll(Faces(3, 5, 4))
    for faces in ([3, 5], [3, 5, 4, 1], []):
        with pytest.raises(RulesError) as caught:
            expression.with_faces(faces)
        assert (caught.value.code, caught.value.parameters) == (
            "bad_dice",
            {"column": 1, "reason": "wrong_number", "limit": 3},
        )
    with pytest.raises(RulesError) as caught:
        expression.with_faces([3, 5, 5])
    assert (caught.value.code, caught.value.parameters) == ("roll_out_of_range", {"roll": 5, "sides": 4})


def test_every_throw_lies_between_minimum_and_maximum() -> None:
    expression = parse("1D4-1D3+2")
    totals = Counter(expression.with_faces(faces).total for faces in product(range(1, 5), range(1, 4)))
    assert (min(totals), max(totals)) == (expression.minimum, expression.maximum)
    assert Fraction(sum(total * count for total, count in totals.items()), 12) == expression.mean


@st.composite
def notations(draw: st.DrawFn) -> str:
    terms = draw(
        st.lists(
            st.one_of(
                st.integers(0, 999).map(str),
                st.tuples(st.sampled_from(["", "1", "3", "12"]), st.sampled_from("dDwWkK"), st.integers(1, 100)).map(
                    lambda parts: f"{parts[0]}{parts[1]}{parts[2]}"
                ),
            ),
            min_size=1,
            max_size=6,
        )
    )
    signs = draw(st.lists(st.sampled_from(["+", "-", "−", " + ", " - "]), min_size=len(terms), max_size=len(terms)))
    text = "".join(sign + term for sign, term in zip(signs, terms, strict=True))
    return text.lstrip(" +") if draw(st.booleans()) else text


@given(notations(), st.randoms(use_true_random=False))
def test_any_notation(text: str, random: object) -> None:
    class Source:
        def die(self, sides: int) -> int:
            return int(random.randint(1, sides))  # type: ignore[attr-defined]

    expression = parse(text)
    assert parse(str(expression)) == expression
    rolled = expression.roll(Source())
    assert isinstance(rolled, Rolled)
    assert isinstance(expression, DiceExpression)
    assert expression.minimum <= rolled.total <= expression.maximum
    assert [sides for sides, _ in rolled.faces] == list(expression.dice)
    assert expression.with_faces(rolled.dice) == rolled


@given(st.text(alphabet="0123456789dDwk+-− x(", max_size=30))
def test_any_text_is_understood_or_refused(text: str) -> None:
    refused: RulesError | None = None
    try:
        expression = parse(text)
    except RulesError as error:
        refused = error
    if refused is None:
        assert parse(str(expression)) == expression
        return
    column = refused.parameters["column"]
    assert refused.code == "bad_dice"
    assert isinstance(column, int)
    assert 1 <= column <= len(text) + 1
