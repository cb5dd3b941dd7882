"""The order of actions in a round of twelve seconds: DEX ranks and what delays them (SRD, UGE ch. 6)."""

from collections.abc import Iterable
from dataclasses import dataclass

from brp_desktop.rules.brp.options import SRD, BrpOptions
from brp_desktop.rules.errors import RulesError
from brp_desktop.rules.rounding import ceil_div

ROUND_SECONDS = 12
"""The length of a round."""

ROUNDS_PER_TURN = 25
"""The rounds of a turn of five minutes."""

DRAW_RANKS = 5
"""How many DEX ranks later an action comes after drawing or sheathing."""

SECOND_ACTION_RANKS = 5
"""How many DEX ranks after the first a second action comes."""

_REACHES = {"missile": 0, "long": 1, "medium": 2, "short": 3}


@dataclass(frozen=True, slots=True)
class Action:
    """One action in a round: who acts on which rank, with what, how well.

    ``reach`` is ``missile`` or the weapon's length ``long`` ``medium`` ``short``; None comes after all weapons.
    """

    who: str
    rank: int
    reach: str | None = None
    skill: int = 0


def initiative(dex: int, options: BrpOptions = SRD, *, rolled: int | None = None) -> int:
    """The DEX rank a character acts on: DEX, or with the option 1D10 + DEX (``rolled`` is the die; SRD, UGE ch. 6).

    The option without a die: ``missing_value``; an impossible die: ``roll_out_of_range``.

    >>> initiative(14), initiative(14, BrpOptions(initiative="dex_1d10"), rolled=6)
    (14, 20)
    """
    if options.initiative == "dex":
        return dex
    if rolled is None:
        raise RulesError("missing_value", name="initiative")
    if not 1 <= rolled <= 10:
        raise RulesError("roll_out_of_range", roll=rolled, sides=10)
    return dex + rolled


def action_rank(dex_rank: int, *, metres: int = 0, draws: int = 0, number: int = 1) -> int | None:
    """The rank of the first, second … action of a round after moving and drawing; None: no action this round.

    Moving 6–15 m acts at half the rank, 16–29 m at a quarter (rounded up), farther not at all; each drawing costs five
    ranks, each further action comes five ranks later; nothing happens on rank 0 or below (UGE ch. 6).

    >>> action_rank(14), action_rank(14, metres=10), action_rank(14, draws=1, number=2), action_rank(4, draws=1)
    (14, 7, 4, None)
    """
    if metres >= 30:
        return None
    divisor = 4 if metres >= 16 else 2 if metres >= 6 else 1
    rank = ceil_div(dex_rank, divisor) - DRAW_RANKS * draws - SECOND_ACTION_RANKS * (number - 1)
    return rank if rank > 0 else None


def order_of_actions(actions: Iterable[Action]) -> tuple[tuple[Action, ...], ...]:
    """The actions from the highest rank to the lowest, those that happen together in one group.

    On the same rank missiles come before melee, then long, medium and short weapons, then the higher skill (SRD).

    >>> bow, sword = Action("a", 12, "missile", 40), Action("b", 12, "medium", 80)
    >>> [[action.who for action in group] for group in order_of_actions([sword, bow, Action("c", 15)])]
    [['c'], ['a'], ['b']]
    """
    groups: dict[tuple[int, int, int], list[Action]] = {}
    for action in actions:
        if action.rank > 0:
            key = (-action.rank, _REACHES.get(action.reach or "", len(_REACHES)), -action.skill)
            groups.setdefault(key, []).append(action)
    return tuple(tuple(groups[key]) for key in sorted(groups))
