"""Formulas of base chances and derived values: a small grammar, parsed and worked out without ``eval``.

``expr := term (('+' | '-') term)*``, ``term := factor (('*' | '/') factor)*``,
``factor := integer | NAME | max(expr, expr) | base(skill_id) | (expr)``. A division rounds up as a whole. NAME is a
characteristic (``APP`` and ``CHA`` are the same) or ``HP``; the keywords ``weapon`` and ``shield`` stand alone.
"""

from collections.abc import Mapping
from functools import lru_cache

from brp_desktop.rules.brp.steps import next_step
from brp_desktop.rules.errors import RulesError
from brp_desktop.rules.explain import Explanation, Step
from brp_desktop.rules.rounding import ceil_div

Values = Mapping[str, int | None]
"""Characteristic id → value, None where blank; ``hp``, ``weapon`` and ``shield`` may be among them."""
SkillFormulas = Mapping[str, str | int]
"""Skill id → formula of its base, for ``base(skill_id)``."""

MAXIMUM_LENGTH = 200
MAXIMUM_DEPTH = 20
_MAXIMUM_DIGITS = 6
_MAXIMUM_NODES = 2000
_MAXIMUM_LEVELS = 300
"""So deep may operations and ``base`` stand in one another, well within what the interpreter can call."""
MAXIMUM_CHAIN = 50
"""So many bases may each hang on the next."""
MAXIMUM_RESULT = 999_999
"""No number on the way and no value may lie beyond plus or minus this."""

_NAMES = {
    **{name.upper(): name for name in ("str", "con", "siz", "int", "pow", "dex", "app", "edu", "hp")},
    "CHA": "app",
}
_KEYWORDS = ("weapon", "shield")
_MINUS = "\N{MINUS SIGN}"
_DIGITS = frozenset("0123456789")
_LETTERS = frozenset("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_")

_Node = tuple["str", "int | str | _Node", "_Node | None"]
"""("number", n, None), ("name", id, None), ("base", skill id, None), or (operator, left, right)."""


def base_chance(formula: str | int, values: Values, skills: SkillFormulas | None = None) -> int:
    """The value of a formula.

    Errors: ``missing_value`` (``name``: a blank characteristic, or ``weapon``/``shield`` without a value),
    ``unknown_name`` (``name``), ``bad_formula`` (``column`` from 1) for anything outside the grammar, longer than 200
    characters, nested deeper than 20, coming to more than ±999,999 on the way, referring to itself, to more than 50
    bases each by way of the one before, or asking for too much work by way of ``base``.

    >>> base_chance("DEX/2", {"dex": 13}), base_chance("base(own)", {"int": 13}, {"own": "INT*5"})
    (7, 65)
    >>> base_chance("max(INT*5, EDU*5)", {"int": 13, "edu": None})
    Traceback (most recent call last):
        ...
    brp_desktop.rules.errors.RulesError: missing_value (name='edu')
    """
    return _Evaluation(values, skills).value(_parsed(formula), ())


def explain_formula(
    formula: str | int, values: Values, skills: SkillFormulas | None = None, *, mark: str = "base"
) -> Explanation:
    """The value step by step, closed by the mark; of a ``max`` only the larger argument's steps appear.

    Errors as in ``base_chance``.

    >>> [(step.id, step.result) for step in explain_formula("DEX*2", {"dex": 13})]
    [('characteristic', 13), ('multiplier', 26), ('base', 26)]
    """
    steps = _Evaluation(values, skills).steps(_parsed(formula), ())
    if len(steps) == 1 and steps[0].id == mark:
        return tuple(steps)
    steps.append(next_step(mark, (), steps[-1].result))
    return tuple(steps)


def formula_names(formula: str | int) -> frozenset[str]:
    """The characteristic ids a formula needs itself (without those behind ``base``); errors as in ``base_chance``.

    >>> sorted(formula_names("max(INT*5, EDU*5)"))
    ['edu', 'int']
    """
    found: set[str] = set()
    waiting: list[_Node] = [_parsed(formula)]
    while waiting:
        kind, left, right = waiting.pop()
        if kind == "name":
            found.add(str(left))
        waiting.extend(child for child in (left, right) if isinstance(child, tuple))
    return frozenset(found)


def _parsed(formula: str | int) -> _Node:
    return _parse(formula if isinstance(formula, str) else str(formula))


@lru_cache(maxsize=512)
def _parse(text: str) -> _Node:
    if len(text) > MAXIMUM_LENGTH:
        raise RulesError("bad_formula", column=MAXIMUM_LENGTH + 1, formula=text)
    stripped = text.strip()
    if stripped in _KEYWORDS:
        return ("name", stripped, None)
    return _Parser(text).whole()


class _Parser:
    """Recursive descent over one text."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._at = 0
        self._depth = 0

    def whole(self) -> _Node:
        node = self._expression()
        if self._peek():
            raise self._error()
        return node

    def _expression(self) -> _Node:
        self._depth += 1
        if self._depth > MAXIMUM_DEPTH:
            raise self._error()
        node = self._term()
        while (sign := self._peek()) and sign in f"+-{_MINUS}":
            self._at += 1
            node = ("+" if sign == "+" else "-", node, self._term())
        self._depth -= 1
        return node

    def _term(self) -> _Node:
        node = self._factor()
        while (sign := self._peek()) and sign in "*/":
            self._at += 1
            node = (sign, node, self._factor())
        return node

    def _factor(self) -> _Node:
        sign = self._peek()
        if sign in _DIGITS:
            digits = self._while(_DIGITS)
            if len(digits) > _MAXIMUM_DIGITS:
                raise self._error()
            return ("number", int(digits), None)
        if sign in _LETTERS:
            return self._word()
        self._take("(")
        node = self._expression()
        self._take(")")
        return node

    def _word(self) -> _Node:
        start = self._at
        word = self._while(_LETTERS)
        if self._peek() != "(":
            if word.upper() not in _NAMES:
                raise RulesError("unknown_name", name=word, column=start + 1)
            return ("name", _NAMES[word.upper()], None)
        if word == "max":
            self._take("(")
            left = self._expression()
            self._take(",")
            right = self._expression()
            self._take(")")
            return ("max", left, right)
        if word == "base":
            self._take("(")
            self._peek()
            skill = self._while(_LETTERS | _DIGITS | {"."})
            self._take(")")
            return ("base", skill, None)
        raise RulesError("unknown_name", name=word, column=start + 1)

    def _peek(self) -> str:
        """The next character that is not a space, "" at the end."""
        while self._at < len(self._text) and self._text[self._at] == " ":
            self._at += 1
        return self._text[self._at : self._at + 1]

    def _while(self, allowed: frozenset[str]) -> str:
        start = self._at
        while self._at < len(self._text) and self._text[self._at] in allowed:
            self._at += 1
        return self._text[start : self._at]

    def _take(self, sign: str) -> None:
        if self._peek() != sign:
            raise self._error()
        self._at += 1

    def _error(self) -> RulesError:
        return RulesError("bad_formula", column=self._at + 1, formula=self._text)


class _Evaluation:
    """One working out of a formula, with a limit on the work that nested ``base`` can cause."""

    def __init__(self, values: Values, skills: SkillFormulas | None) -> None:
        self._values = values
        self._skills: SkillFormulas = {} if skills is None else skills
        self._nodes = 0

    def value(self, node: _Node, inside: tuple[str, ...], level: int = 0) -> int:
        """The number; ``inside`` names the skills whose ``base`` is being worked out."""
        self._count(level)
        kind, left, right = node
        if kind == "number":
            assert isinstance(left, int)
            return left
        if kind == "name":
            return self._named(str(left))
        if kind == "base":
            return self.value(self._formula_of(str(left), inside), (*inside, str(left)), level + 1)
        assert isinstance(left, tuple)
        assert right is not None
        first, second = self.value(left, inside, level + 1), self.value(right, inside, level + 1)
        if kind == "+":
            return _bounded(first + second)
        if kind == "-":
            return _bounded(first - second)
        if kind == "*":
            return _bounded(first * second)
        if kind == "max":
            return max(first, second)
        return ceil_div(first, _divisor(second))

    def steps(self, node: _Node, inside: tuple[str, ...], level: int = 0) -> list[Step]:
        """The number step by step; a right operand that is itself composed enters as one number."""
        kind, left, right = node
        if kind == "number":
            return [next_step("base", (self.value(node, inside, level),), 0)]
        if kind == "name":
            return [next_step("characteristic", (self.value(node, inside, level),), 0)]
        self._count(level)
        if kind == "base":
            return self.steps(self._formula_of(str(left), inside), (*inside, str(left)), level + 1)
        assert isinstance(left, tuple)
        assert right is not None
        if kind == "max":
            first, second = self.steps(left, inside, level + 1), self.steps(right, inside, level + 1)
            return first if first[-1].result >= second[-1].result else second
        if kind == "*" and left[0] == "number" and right[0] != "number":
            left, right = right, left
        steps = self.steps(left, inside, level + 1)
        before = steps[-1].result
        number = self.value(right, inside, level + 1)
        if kind == "*":
            steps.append(next_step("multiplier", (number,), before))
        elif kind == "/" and number == 2:
            steps.append(next_step("half", (2,), before))
        elif kind == "/":
            steps.append(next_step("fraction", (1, _divisor(number)), before))
        else:
            id_ = "flat" if right[0] == "number" else "plus_characteristic"
            steps.append(next_step(id_, (number if kind == "+" else -number,), before))
        _bounded(steps[-1].result)
        return steps

    def _count(self, level: int) -> None:
        self._nodes += 1
        if self._nodes > _MAXIMUM_NODES or level > _MAXIMUM_LEVELS:
            raise RulesError("bad_formula", column=1)

    def _named(self, name: str) -> int:
        value = self._values.get(name)
        if value is None and name == "app":
            value = self._values.get("cha")
        if value is None:
            raise RulesError("missing_value", name=name)
        return value

    def _formula_of(self, skill: str, inside: tuple[str, ...]) -> _Node:
        if skill in inside:
            raise RulesError("bad_formula", column=1, skill=skill)
        if len(inside) == MAXIMUM_CHAIN:
            raise RulesError("bad_formula", column=1)
        if skill not in self._skills:
            raise RulesError("unknown_name", name=skill)
        return _parsed(self._skills[skill])


def _bounded(number: int) -> int:
    if not -MAXIMUM_RESULT <= number <= MAXIMUM_RESULT:
        raise RulesError("bad_formula", column=1)
    return number


def _divisor(number: int) -> int:
    if number <= 0:
        raise RulesError("bad_formula", column=1)
    return number
