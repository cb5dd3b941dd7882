"""The record of one test: everything that went into it and everything that came out."""

from dataclasses import dataclass
from typing import Literal

from brp_desktop.rules.explain import Explanation

Critical = Literal["none", "success", "failure"]
"""Whether the two dice were a critical: 1 and 1 (*Successo critico*), 6 and 6 (*Insuccesso critico*), or neither."""

Narrator = Literal["player", "narrator", "both"]
"""Who tells how the test ended."""

Part = tuple[str, str, int]
"""One node of a capacity: tier, name, value."""


@dataclass(frozen=True, slots=True)
class XantisOutcome:
    """A settled test (customer's second source, «Le azioni» and «Successo critico e insuccesso critico»).

    - ``parts``: the nodes that make the capacity, root first; empty if they were not handed in;
    - ``difficulty``: as given; None and 0 mean the same;
    - ``pme``, ``pr``, ``pd``: as applied to this test;
    - ``opponent_bonus``: 0 outside a confrontation; ``vdr`` is what remains after it;
    - ``dice``, ``dice_sum``, ``counted``: None if a Bonus of 0 was declared without a roll; ``counted`` is the sum, 0
      on 1 and 1, 12 and the additional dice on 6 and 6;
    - ``extra``: the additional dice of a critical, all 6 but the last;
    - ``success`` is ``margin >= 0``; exactly one of ``bonus`` (0 or more) and ``malus`` (1 or more) is set;
    - ``narrator``: ``"player"`` with a Bonus, ``"narrator"`` with a Malus and always for a Png.

    ``explanation``: the Vdr term by term (``capacity`` ``interpretation`` ``difficulty`` ``pme`` ``pr`` ``pd``
    ``opponent_bonus``, those of 0 left out save the capacity), the mark ``vdr``, then ``dice``, ``extra`` or
    ``declared``, ``never_below_0`` or ``never_above_minus_1`` if it cut, and ``margin``. Operands carry the sign they
    are added with. ``capacity`` has one operand for each part. ``extra`` and ``declared`` start anew with their first
    operand: the base of the critical (then −12 on 6 and 6) and the additional dice; 0 and what is in the way of it.
    After a critical ``margin`` takes the opponent's Bonus off; otherwise it is a mark.
    """

    actor: str
    label: str
    parts: tuple[Part, ...]
    capacity: int
    difficulty: int | None
    pme: int
    pr: int
    pd: int
    interpretation: int
    opponent_bonus: int
    vdr: int
    dice: tuple[int, int] | None
    dice_sum: int | None
    critical: Critical
    extra: tuple[int, ...]
    counted: int | None
    margin: int
    success: bool
    bonus: int | None
    malus: int | None
    narrator: Narrator
    pa_cost: int
    explanation: Explanation
