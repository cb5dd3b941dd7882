"""Dice notation: text → expression → a roll that remembers every die.

``2D6+1``, ``d8``, ``1D3-1D4``, ``-1D6``; D, W and K (and small letters) stand for a die, U+2212 for the minus. Chance
comes from outside, through a ``RandomSource``.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from brp_desktop.rules.errors import RulesError

# At run time the two modules would double the time it takes to import this one.
TYPE_CHECKING = False
if TYPE_CHECKING:
    from fractions import Fraction
    from typing import Protocol
else:
    Protocol = object

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


class RandomSource(Protocol):
    """Where dice come from; whoever rolls hands one in."""

    def die(self, sides: int) -> int:
        """A throw of one fair die, 1 … ``sides``."""


@dataclass(frozen=True, slots=True)
class Term:
    """One signed part of an expression: ``count`` dice of ``sides``, or with ``sides`` 0 the number ``count``."""

    sign: int
    count: int
    sides: int

    @property
    def highest(self) -> int:
        """The highest value before the sign."""
        return self.count * (self.sides or 1)


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
                shown = ", ".join(str(face) for face in self.dice[used : used + term.count])
                used += term.count
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
        return sum(-term.highest if term.sign < 0 else term.count for term in self.terms)

    @property
    def maximum(self) -> int:
        """The highest possible total."""
        return sum(-term.count if term.sign < 0 else term.highest for term in self.terms)

    @property
    def mean(self) -> "Fraction":
        """The mean total, exactly."""
        from fractions import Fraction

        return Fraction(self.minimum + self.maximum, 2)

    @property
    def dice(self) -> tuple[int, ...]:
        """The sides of every die in the order of the text."""
        return tuple(term.sides for term in self.terms if term.sides for _ in range(term.count))

    def roll(self, source: RandomSource) -> Rolled:
        """A throw of every die; a source that gives a face the die does not have: ``roll_out_of_range``."""
        die = source.die
        faces: list[int] = []
        total = 0
        for term in self.terms:
            sides = term.sides
            if sides:
                thrown = [die(sides) for _ in range(term.count)]
                if min(thrown) < 1 or max(thrown) > sides:
                    raise RulesError("roll_out_of_range", roll=thrown, sides=sides)
                total += term.sign * sum(thrown)
                faces += thrown
            else:
                total += term.sign * term.count
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
    return f"{term.count}D{term.sides}" if term.sides else str(term.count)


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
    at = _skip(text, 0)
    if at == len(text):
        raise _refused(at, "empty")
    terms: list[Term] = []
    dice = 0
    reach = 0
    while True:
        sign = 1
        if text[at] in _PLUS or text[at] in _MINUS:
            sign = 1 if text[at] in _PLUS else -1
            at = _skip(text, at + 1)
        elif terms:
            raise _refused(at, "unexpected")
        start = at
        term, at = _term(text, at, sign)
        terms.append(term)
        if len(terms) > MAXIMUM_TERMS:
            raise _refused(start, "too_many_terms", MAXIMUM_TERMS)
        if term.sides:
            dice += term.count
        if dice > MAXIMUM_DICE:
            raise _refused(start, "too_many_dice", MAXIMUM_DICE)
        reach += term.highest
        if reach > MAXIMUM_RESULT:
            raise _refused(start, "too_large", MAXIMUM_RESULT)
        at = _skip(text, at)
        if at == len(text):
            return DiceExpression(tuple(terms))


def _term(text: str, at: int, sign: int) -> tuple[Term, int]:
    """The term that begins at a place, and the place after it."""
    start = at
    count, at = _number(text, at)
    after = _skip(text, at)
    if after == len(text) or text[after] not in _DIE:
        if count is None:
            raise _refused(at, "unfinished" if at == len(text) else "unexpected")
        if count > MAXIMUM_NUMBER:
            raise _refused(start, "too_large", MAXIMUM_NUMBER)
        return Term(sign, count, 0), at
    if count is None:
        count = 1
    if count == 0:
        raise _refused(start, "no_dice")
    if count > MAXIMUM_DICE:
        raise _refused(start, "too_many_dice", MAXIMUM_DICE)
    start = _skip(text, after + 1)
    sides, at = _number(text, start)
    if sides is None:
        raise _refused(start, "unfinished" if start == len(text) else "unexpected")
    if sides == 0:
        raise _refused(start, "no_sides")
    if sides > MAXIMUM_SIDES:
        raise _refused(start, "too_many_sides", MAXIMUM_SIDES)
    return Term(sign, count, sides), at


def _number(text: str, at: int) -> tuple[int | None, int]:
    """The digits at a place as a number, None if there are none, and the place after them."""
    end = at
    while end < len(text) and text[end] in _DIGITS:
        end += 1
    return (int(text[at:end]) if end > at else None), end


def _skip(text: str, at: int) -> int:
    while at < len(text) and text[at] in _SPACES:
        at += 1
    return at


def _refused(at: int, reason: str, limit: int | None = None) -> RulesError:
    if limit is None:
        return RulesError("bad_dice", column=at + 1, reason=reason)
    return RulesError("bad_dice", column=at + 1, reason=reason, limit=limit)
