"""Two sides against each other: one after the other, or in the same instant.

Source: customer's second source, «Le tipologie di azioni» (*di confronto*) and «Le azioni contemporanee e le
adiacenze».
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from brp_desktop.rules.errors import RulesError
from brp_desktop.rules.explain import Explanation, Step
from brp_desktop.rules.xantis.numbers import integer, positive_part
from brp_desktop.rules.xantis.options import DEFAULTS, XantisOptions

Side = Literal["first", "second"]
"""One of the two sides."""

Result = Literal["first", "second", "both", "none"]
"""Whose action happens."""

ContestNarrator = Literal["first", "second", "both", "narrator"]
"""Who tells how it ended: the side that prevailed, each side his own in order of turns, or the Narrator."""

ActsFirst = Literal["first", "second", "order"]
"""The side whose instantaneous spell comes first; ``"order"`` if both use one: by turns."""

_SIDES: tuple[Side, Side] = ("first", "second")


@dataclass(frozen=True, slots=True)
class ConfrontationOutcome:
    """A settled confrontation: ``takes_effect`` names the sides whose action counts, ``"first"`` before ``"second"``.

    ``explanation``: ``first_margin``, ``second_margin``, and the result's id with the margin that prevailed (0 where
    nobody did).
    """

    first_margin: int
    second_margin: int
    result: Result
    takes_effect: tuple[Side, ...]
    narrator: ContestNarrator

    @property
    def explanation(self) -> Explanation:
        """The two margins and what follows from them."""
        return _explained(self.first_margin, self.second_margin, self.result)


@dataclass(frozen=True, slots=True)
class ContemporaneousOutcome:
    """A settled contest in the same instant, as ``ConfrontationOutcome`` but with ``acts_first``.

    ``acts_first``: None without a spell; the side that uses an instantaneous spell, whether it succeeded or not;
    ``"order"`` if both do.
    """

    first_margin: int
    second_margin: int
    result: Result
    takes_effect: tuple[Side, ...]
    narrator: ContestNarrator
    acts_first: ActsFirst | None

    @property
    def explanation(self) -> Explanation:
        """The two margins and what follows from them."""
        return _explained(self.first_margin, self.second_margin, self.result)


def carried_bonus(first_margin: int) -> int:
    """What the first side of a confrontation takes off the second's Vdr: its Bonus; a Malus takes nothing off.

    >>> carried_bonus(5), carried_bonus(0), carried_bonus(-3)
    (5, 0, 0)
    """
    return positive_part(integer(first_margin, "first_margin"))


def confrontation(
    first_margin: int, second_margin: int, options: XantisOptions = DEFAULTS, *, npc: Iterable[str] = ()
) -> ConfrontationOutcome:
    """A confrontation at different times (customer's second source, «Le tipologie di azioni»).

    ``second_margin`` is the second side's margin *after* the first's Bonus came off its Vdr (``carried_bonus``). A
    second side that succeeds wins; with exactly 0 against a success both actions come into play, unless
    ``zero_is_tie`` is off. Both failed: the Narrator tells. ``npc``: the sides played by the Narrator, who tells how
    they win; a side that is none: ``RulesError("unknown_name")``.

    >>> outcome = confrontation(5, -2)
    >>> outcome.result, outcome.narrator
    ('first', 'first')
    >>> confrontation(3, 0).takes_effect
    ('first', 'second')
    """
    first, second = integer(first_margin, "first_margin"), integer(second_margin, "second_margin")
    succeeded = (first >= 0, second >= 0)
    tied = all(succeeded) and second == 0 and options.zero_is_tie
    effective = _chosen(*succeeded) if tied or not all(succeeded) else ("second",)
    result = _result(effective)
    return ConfrontationOutcome(first, second, result, effective, _narrator(result, _checked_sides(npc)))


def contemporaneous(
    first_margin: int,
    second_margin: int,
    options: XantisOptions = DEFAULTS,  # noqa: ARG001 - the signature every contest has
    *,
    spells: Iterable[str] = (),
    npc: Iterable[str] = (),
) -> ContemporaneousOutcome:
    """A contest in the same instant (customer's second source, «Le azioni contemporanee e le adiacenze»).

    Nothing was subtracted from either margin. The higher Bonus happens, equal ones both; a Malus never does. An
    instantaneous spell (``spells``: the sides that use one) stands outside the comparison: every side that succeeded
    takes effect, the spell first. Swapping the sides swaps the result and nothing else.

    >>> outcome = contemporaneous(2, 1)
    >>> outcome.result, outcome.takes_effect, outcome.narrator
    ('first', ('first',), 'first')
    >>> contemporaneous(1, 5, spells=["first"]).takes_effect
    ('first', 'second')
    """
    first, second = integer(first_margin, "first_margin"), integer(second_margin, "second_margin")
    quick = _checked_sides(spells)
    first_happens = first >= 0 and (first >= second or bool(quick))
    second_happens = second >= 0 and (second >= first or bool(quick))
    effective = _chosen(first_happens, second_happens)
    result = _result(effective)
    acts_first: ActsFirst | None = "order" if len(quick) > 1 else quick[0] if quick else None
    narrator = _narrator(result, _checked_sides(npc))
    return ContemporaneousOutcome(first, second, result, effective, narrator, acts_first)


def _checked_sides(names: Iterable[str]) -> tuple[Side, ...]:
    given = tuple(names)
    for name in given:
        if name not in _SIDES:
            raise RulesError("unknown_name", name=name)
    return tuple(side for side in _SIDES if side in given)


def _chosen(first: bool, second: bool) -> tuple[Side, ...]:
    return tuple(side for side, happens in zip(_SIDES, (first, second), strict=True) if happens)


def _result(effective: tuple[Side, ...]) -> Result:
    if not effective:
        return "none"
    return effective[0] if len(effective) == 1 else "both"


def _narrator(result: Result, npc: tuple[Side, ...]) -> ContestNarrator:
    if result == "none" or result in npc:
        return "narrator"
    return result


def _explained(first: int, second: int, result: Result) -> Explanation:
    prevailing = {"first": first, "second": second, "both": max(first, second), "none": 0}
    return (
        Step("first_margin", (first,), first),
        Step("second_margin", (second,), second),
        Step(result, (first, second), prevailing[result]),
    )
