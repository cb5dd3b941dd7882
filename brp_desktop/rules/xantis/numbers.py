"""What the Xantis rules take for a number, and what they refuse."""

from collections.abc import Iterable

from brp_desktop.rules.errors import RulesError

LIMIT = 9999
"""No argument may lie beyond plus or minus this; a result may."""


def integer(value: object, name: str) -> int:
    """The value if it is a whole number within ±9999.

    Text, True, 2.5 and None: ``RulesError("not_an_integer")``; beyond the limit: ``out_of_range``.

    >>> integer(-7, "capacity")
    -7
    >>> integer(True, "capacity")
    Traceback (most recent call last):
        ...
    brp_desktop.rules.errors.RulesError: not_an_integer (name='capacity', value=True)
    """
    if not isinstance(value, int) or isinstance(value, bool):
        raise RulesError("not_an_integer", name=name, value=value)
    if not -LIMIT <= value <= LIMIT:
        raise RulesError("out_of_range", name=name, value=value, minimum=-LIMIT, maximum=LIMIT)
    return value


def not_negative(value: object, name: str, code: str) -> int:
    """The value if it is a whole number from 0 to 9999; a negative one is refused with the code given.

    >>> not_negative(-1, "pr", "invalid_penalty")
    Traceback (most recent call last):
        ...
    brp_desktop.rules.errors.RulesError: invalid_penalty (name='pr', value=-1, minimum=0, maximum=9999)
    """
    number = integer(value, name)
    if number < 0:
        raise RulesError(code, name=name, value=number, minimum=0, maximum=LIMIT)
    return number


def positive_part(margin: int) -> int:
    """The Bonus a margin is worth beside others: the margin, or 0 for a Malus.

    >>> positive_part(5), positive_part(-2)
    (5, 0)
    """
    return max(0, margin)


def refuse_duplicates(names: Iterable[str]) -> None:
    """``RulesError("duplicate_name")`` with the first name that comes twice."""
    seen: set[str] = set()
    for name in names:
        if name in seen:
            raise RulesError("duplicate_name", name=name)
        seen.add(name)
