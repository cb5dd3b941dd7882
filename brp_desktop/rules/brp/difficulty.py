"""How hard a roll is: the five difficulties and how several of them combine (customer's source 3.2)."""

from collections.abc import Iterable
from enum import Enum

from brp_desktop.rules.errors import RulesError


class Difficulty(Enum):
    """The five difficulties; ``value`` is the lower-case id used in documents and at the interface."""

    AUTOMATIC = "automatic"
    EASY = "easy"
    NORMAL = "normal"
    DIFFICULT = "difficult"
    IMPOSSIBLE = "impossible"


def checked_difficulty(difficulty: Difficulty) -> Difficulty:
    """The difficulty itself; ``unknown_name`` for anything else, such as its id as text."""
    if not isinstance(difficulty, Difficulty):
        raise RulesError("unknown_name", name=difficulty)
    return difficulty


def combine_difficulties(difficulties: Iterable[Difficulty]) -> Difficulty:
    """One difficulty out of all that apply at once (UGE ch. 5; the order of precedence is a decision of the product).

    Impossible beats all; automatic holds only where nothing else is said; the majority of easy and difficult wins,
    the same one twice counts once and as many of one as of the other cancel. What is no difficulty: ``unknown_name``.

    >>> combine_difficulties([Difficulty.EASY, Difficulty.DIFFICULT]).value
    'normal'
    >>> combine_difficulties([Difficulty.AUTOMATIC, Difficulty.DIFFICULT]).value
    'difficult'
    """
    given = list(map(checked_difficulty, difficulties))
    if Difficulty.IMPOSSIBLE in given:
        return Difficulty.IMPOSSIBLE
    if given and all(one is Difficulty.AUTOMATIC for one in given):
        return Difficulty.AUTOMATIC
    easy, difficult = given.count(Difficulty.EASY), given.count(Difficulty.DIFFICULT)
    if easy == difficult:
        return Difficulty.NORMAL
    return Difficulty.EASY if easy > difficult else Difficulty.DIFFICULT
