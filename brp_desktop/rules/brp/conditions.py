"""How somebody is at a number of hit points: conscious, unconscious or dying (SRD, UGE ch. 6)."""

from typing import Literal, NamedTuple

from brp_desktop.rules.brp.options import SRD, BrpOptions

State = Literal["conscious", "unconscious", "dying"]
"""How somebody with so many hit points is."""

UNCONSCIOUS_AT = 2
"""Somebody with so many hit points, or one, is unconscious."""


class Condition(NamedTuple):
    """The state at a number of hit points; ``dies`` says when the dying are dead unless brought back to 1.

    ``dies``: ``end_of_round`` (SRD), ``end_of_next_round`` (UGE), None for those who are not dying.
    """

    state: State
    dies: str | None = None


def condition(hit_points: int, options: BrpOptions = SRD) -> Condition:
    """The state at so many hit points; negative totals are kept (SRD, UGE ch. 6, by ``wound_rule``).

    >>> condition(3).state, condition(2).state, condition(0)
    ('conscious', 'unconscious', Condition(state='dying', dies='end_of_round'))
    """
    if hit_points > UNCONSCIOUS_AT:
        return Condition("conscious")
    if hit_points > 0:
        return Condition("unconscious")
    return Condition("dying", "end_of_next_round" if options.wound_rule == "uge" else "end_of_round")
