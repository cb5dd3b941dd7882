"""The Giro: who acts when, and the action points he has for it.

Source: customer's second source, «I Punti azione» and the order of Ishadur's intervention.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import groupby

from brp_desktop.rules.errors import RulesError
from brp_desktop.rules.explain import Explanation, Step
from brp_desktop.rules.xantis.numbers import integer, not_negative, refuse_duplicates


@dataclass(frozen=True, slots=True)
class TurnOrder:
    """An order of turns, first to act first; there is no way round from the last to the first.

    ``results`` are the Iniziativa results in that order; ``same_instant`` the runs of names with equal results.
    ``explanation``: one step ``initiative`` for each, its operand the result and its result the place from 1.
    """

    order: tuple[str, ...]
    results: tuple[int, ...]
    same_instant: tuple[tuple[str, ...], ...]

    @property
    def explanation(self) -> Explanation:
        """Each one's Iniziativa result and place."""
        return tuple(Step("initiative", (result,), place) for place, result in enumerate(self.results, 1))


def turn_order(results: Iterable[tuple[str, int]]) -> TurnOrder:
    """The order of turns by the margin of the Iniziativa test, highest first; a Malus only places one lower.

    Equal results act in the same instant and stay in the order of entry, which is the user's. A name twice:
    ``RulesError("duplicate_name")``.

    >>> turn_order([("Ahti", 2), ("Bonha", 2), ("Shulir", 5)])
    TurnOrder(order=('Shulir', 'Ahti', 'Bonha'), results=(5, 2, 2), same_instant=(('Ahti', 'Bonha'),))
    """
    entered = [(name, integer(result, "result")) for name, result in results]
    refuse_duplicates(name for name, _ in entered)
    ordered = sorted(entered, key=lambda one: -one[1])
    runs = [tuple(name for name, _ in run) for _, run in groupby(ordered, key=lambda one: one[1])]
    return TurnOrder(
        order=tuple(name for name, _ in ordered),
        results=tuple(result for _, result in ordered),
        same_instant=tuple(run for run in runs if len(run) > 1),
    )


def spend(pa_left: int, cost: int) -> int:
    """The Pa left after an action. Nothing is ever spent that is not there.

    Errors: ``not_enough_pa`` (``cost``, ``left``); ``invalid_cost`` for a negative cost; ``out_of_range`` for Pa
    below 0.

    >>> spend(12, 9), spend(0, 0)
    (3, 0)
    """
    left = not_negative(pa_left, "pa_left", "out_of_range")
    price = not_negative(cost, "cost", "invalid_cost")
    if price > left:
        raise RulesError("not_enough_pa", cost=price, left=left)
    return left - price


def end_of_giro(pa_left: int, pa_max: int) -> int:
    """The Pa after a Giro has ended: exactly Pa Max, whatever was left, even where more was left than Pa Max.

    >>> end_of_giro(3, 12), end_of_giro(20, 12)
    (12, 12)
    """
    not_negative(pa_left, "pa_left", "out_of_range")
    return not_negative(pa_max, "pa_max", "out_of_range")
