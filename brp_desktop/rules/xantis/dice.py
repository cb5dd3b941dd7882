"""Two six-sided dice and the additional ones of a critical.

Source: customer's second source, «Successo critico e insuccesso critico»: after 1 and 1 or 6 and 6 one more die is
thrown, and another for as long as the last one shows 6.
"""

from collections.abc import Sequence

from brp_desktop.rules.errors import RulesError
from brp_desktop.rules.xantis.numbers import integer
from brp_desktop.rules.xantis.outcome import Critical

SIDES = 6
MOST_EXTRA = 100
"""No critical may have more additional dice than this."""


def critical_of(dice: Sequence[int]) -> Critical:
    """``"success"`` for 1 and 1, ``"failure"`` for 6 and 6, else ``"none"``; these come before any comparison.

    Not exactly two dice or a face outside 1 … 6: ``RulesError("invalid_dice")``.

    >>> critical_of((1, 1)), critical_of((6, 6)), critical_of((3, 3))
    ('success', 'failure', 'none')
    """
    pair = checked_dice(dice)
    return "success" if pair == (1, 1) else "failure" if pair == (SIDES, SIDES) else "none"


def wants_extra(dice: Sequence[int] | None, extra: Sequence[int] = ()) -> bool:
    """Whether one more additional die must be thrown: after a critical, until one does not show 6.

    >>> wants_extra((1, 1)), wants_extra((1, 1), (6,)), wants_extra((1, 1), (6, 3)), wants_extra((2, 1))
    (True, True, False, False)
    """
    if dice is None or critical_of(dice) == "none":
        return False
    return not extra or extra[-1] == SIDES


def checked_dice(dice: Sequence[int]) -> tuple[int, int]:
    """The two dice; ``RulesError`` ``invalid_dice`` or ``not_an_integer`` if they are none."""
    faces = tuple(dice)
    if len(faces) != 2:
        raise RulesError("invalid_dice", dice=faces)
    first, second = (integer(face, "dice") for face in faces)
    if not (1 <= first <= SIDES and 1 <= second <= SIDES):
        raise RulesError("invalid_dice", dice=faces)
    return first, second


def checked_extra(extra: Sequence[int], critical: Critical) -> tuple[int, ...]:
    """The additional dice: none without a critical, else any number of 6 and then one of 1 … 5.

    Errors: ``invalid_extra``; ``missing_extra`` for a critical without any; ``too_many_dice`` for more than 100.

    >>> checked_extra([6, 6, 3], "success")
    (6, 6, 3)
    """
    faces = tuple(extra)
    if critical == "none":
        if faces:
            raise RulesError("invalid_extra", extra=faces)
        return faces
    if not faces:
        raise RulesError("missing_extra", critical=critical)
    if len(faces) > MOST_EXTRA:
        raise RulesError("too_many_dice", limit=MOST_EXTRA)
    numbers = [integer(face, "extra") for face in faces]
    *before, last = numbers
    if any(face != SIDES for face in before) or not 1 <= last < SIDES:
        raise RulesError("invalid_extra", extra=faces)
    return faces
