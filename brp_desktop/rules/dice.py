"""Dice notation: text → expression → a roll that remembers every die.

``2D6+1``, ``d8``, ``1D3-1D4``, ``-1D6``; D, W and K (and small letters) stand for a die, U+2212 for the minus. Chance
comes from outside, through a ``RandomSource``.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple, Protocol

from brp_desktop.rules.errors import RulesError

if TYPE_CHECKING:
    from fractions import Fraction

MAXIMUM_LENGTH = 200
MAXIMUM_TERMS = 50
MAXIMUM_DICE = 1000
MAXIMUM_SIDES = 1000
MAXIMUM_NUMBER = 999_999
MAXIMUM_RESULT = 1_000_000

_SPACES = " \t\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}"
_PLUS = "+"
_MINUS = "-\N{MINUS SIGN}"
_DIE = "dDwWkK"
_DIGITS = "0123456789"
_TERM = re.compile(
    rf"[{_SPACES}]*([{_PLUS}{_MINUS[::-1]}]?)[{_SPACES}]*"
    rf"(?:([{_DIGITS}]*)[{_SPACES}]*[{_DIE}][{_SPACES}]*([{_DIGITS}]+)|([{_DIGITS}]+))[{_SPACES}]*"
)
"""Sign, count and sides of a pool of dice, or a number; with the spaces around."""


class RandomSource(Protocol):
    """Where dice come from; whoever rolls hands one in."""

    def die(self, sides: int) -> int:
        """A throw of one fair die, 1 … ``sides``."""


class Term(NamedTuple):
    """One signed part of an expression: ``amount`` dice of ``sides``, or with ``sides`` 0 the number ``amount``."""

    sign: int
    amount: int
    sides: int

    @property
    def highest(self) -> int:
        """The highest value before the sign."""
        return self.amount * (self.sides or 1)


@dataclass(frozen=True, slots=True)
class Rolled:
    """A rolled expression: ``dice`` are the faces in the order of the text, as positive numbers, ``total`` the sum."""

    expression: "DiceExpression"
    dice: tuple[int, ...]
    total: int

    @property
    def faces(self) -> tuple[tuple[int, int], ...]:
        """(sides, face) of every die in the order of the text."""
        return tuple(zip(self.expression.dice, self.dice, strict=True))

    def __str__(self) -> str:
        parts: list[str] = []
        used = 0
        for term in self.expression.terms:
            text = _written(term)
            if term.sides:
                shown = ", ".join(str(face) for face in self.dice[used : used + term.amount])
                used += term.amount
                text = f"{text} [{shown}]"
            parts.append(f"- {text}" if term.sign < 0 else f"+ {text}" if parts else text)
        return f"{' '.join(parts)} = {self.total}"


@dataclass(frozen=True, slots=True)
class DiceExpression:
    """A parsed notation; ``str()`` writes it in the canonical form, ``2D6+1``."""

    terms: tuple[Term, ...]

    @property
    def minimum(self) -> int:
        """The lowest possible total."""
        return sum(-term.highest if term.sign < 0 else term.amount for term in self.terms)

    @property
    def maximum(self) -> int:
        """The highest possible total."""
        return sum(-term.amount if term.sign < 0 else term.highest for term in self.terms)

    @property
    def mean(self) -> "Fraction":
        """The mean total, exactly."""
        from fractions import Fraction

        return Fraction(self.minimum + self.maximum, 2)

    @property
    def dice(self) -> tuple[int, ...]:
        """The sides of every die in the order of the text."""
        return tuple(term.sides for term in self.terms if term.sides for _ in range(term.amount))

    def roll(self, source: RandomSource) -> Rolled:
        """A throw of every die; a source that gives a face the die does not have: ``roll_out_of_range``."""
        die = source.die
        faces: list[int] = []
        total = 0
        for sign, amount, sides in self.terms:
            part = amount
            if sides:
                part = 0
                for _ in range(amount):
                    face = die(sides)
                    if not 0 < face <= sides:
                        raise RulesError("roll_out_of_range", roll=face, sides=sides)
                    faces.append(face)
                    part += face
            total += part if sign > 0 else -part
        return Rolled(self, tuple(faces), total)

    def with_faces(self, faces: Sequence[int]) -> Rolled:
        """The roll that real dice showed: one face for every die, in the order of the text.

        Another number of them: ``bad_dice`` (reason ``wrong_number``); an impossible face: ``roll_out_of_range``.

        >>> parse("2D6+1").with_faces([3, 5]).total
        9
        """
        expected = len(self.dice)
        if len(faces) != expected:
            raise RulesError("bad_dice", column=1, reason="wrong_number", limit=expected)
        return self.roll(_Given(faces))

    def __str__(self) -> str:
        text = "".join(f"{'-' if term.sign < 0 else '+'}{_written(term)}" for term in self.terms)
        return text.removeprefix("+")


class _Given:
    """A source that hands out faces given beforehand."""

    def __init__(self, faces: Sequence[int]) -> None:
        self._faces = iter(faces)

    def die(self, sides: int) -> int:  # noqa: ARG002 - the roll checks the face
        """The next given face."""
        return next(self._faces)


def _written(term: Term) -> str:
    return f"{term.amount}D{term.sides}" if term.sides else str(term.amount)


def parse(text: str) -> DiceExpression:
    """The expression a text stands for, or ``RulesError("bad_dice", column=…, reason=…)`` with the column from 1.

    Grammar: terms joined by + or −, each a whole number or ``NdS`` (N left out is 1), a sign before the first
    allowed; ASCII digits only, spaces between parts allowed. Reasons: ``empty``, ``unexpected``, ``unfinished``,
    ``too_long`` (more than 200 characters), ``too_many_terms`` (50), ``too_many_dice`` (1,000 in all), ``no_dice`` (a
    count of 0), ``no_sides`` (0), ``too_many_sides`` (1,000), ``too_large`` (a number above 999,999 or a result that
    may lie beyond ±1,000,000); the ``too_…`` ones carry ``limit``.

    >>> expression = parse("2d6 + 1")
    >>> str(expression), expression.minimum, expression.maximum, expression.mean
    ('2D6+1', 3, 13, Fraction(8, 1))
    >>> parse("1d8 + ")
    Traceback (most recent call last):
        ...
    brp_desktop.rules.errors.RulesError: bad_dice (column=7, reason='unfinished')
    """
    if len(text) > MAXIMUM_LENGTH:
        raise _refused(MAXIMUM_LENGTH, "too_long", MAXIMUM_LENGTH)
    terms: list[Term] = []
    dice = reach = at = 0
    while at < len(text) or not terms:
        found = _TERM.match(text, at)
        if found is None:
            raise _misspelt(text, at)
        sign = found[1]
        if terms and not sign:
            raise _refused(_skip(text, at), "unexpected")
        if len(terms) == MAXIMUM_TERMS:
            raise _refused(found.end(1), "too_many_terms", MAXIMUM_TERMS)
        term = _term(found, -1 if sign and sign in _MINUS else 1)
        if term.sides:
            dice += term.amount
            reach += term.amount * term.sides
        else:
            reach += term.amount
        if dice > MAXIMUM_DICE:
            raise _refused(found.start(2), "too_many_dice", MAXIMUM_DICE)
        if reach > MAXIMUM_RESULT:
            raise _refused(found.end(1), "too_large", MAXIMUM_RESULT)
        terms.append(term)
        at = found.end()
    return DiceExpression(tuple(terms))


def _term(found: "re.Match[str]", factor: int) -> Term:
    """The term a match stands for, within the limits of a single term."""
    _, written, sides_written, number_written = found.groups()
    if number_written:
        number = int(number_written)
        if number > MAXIMUM_NUMBER:
            raise _refused(found.start(4), "too_large", MAXIMUM_NUMBER)
        return Term(factor, number, 0)
    count = int(written) if written else 1
    sides = int(sides_written)
    if not count:
        raise _refused(found.start(2), "no_dice")
    if count > MAXIMUM_DICE:
        raise _refused(found.start(2), "too_many_dice", MAXIMUM_DICE)
    if not sides:
        raise _refused(found.start(3), "no_sides")
    if sides > MAXIMUM_SIDES:
        raise _refused(found.start(3), "too_many_sides", MAXIMUM_SIDES)
    return Term(factor, count, sides)


def _misspelt(text: str, at: int) -> RulesError:
    """What is wrong where no term begins, and at which column."""
    at = _skip(text, at)
    if at == len(text):
        return _refused(at, "empty")
    if text[at] in _PLUS or text[at] in _MINUS:
        at = _skip(text, at + 1)
    after = at
    while after < len(text) and text[after] in _DIGITS:
        after += 1
    after = _skip(text, after)
    if after < len(text) and text[after] in _DIE:
        at = _skip(text, after + 1)
    return _refused(at, "unfinished" if at == len(text) else "unexpected")


def _skip(text: str, at: int) -> int:
    while at < len(text) and text[at] in _SPACES:
        at += 1
    return at


def _refused(at: int, reason: str, limit: int | None = None) -> RulesError:
    if limit is None:
        return RulesError("bad_dice", column=at + 1, reason=reason)
    return RulesError("bad_dice", column=at + 1, reason=reason, limit=limit)
