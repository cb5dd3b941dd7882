"""What an action costs in Pa, in one's own turn and out of it.

Source: customer's second source, «I Punti azione», Ishadur's intervention, and the examples of the synchronised parry
and counter-attack.
"""

from dataclasses import dataclass

from brp_desktop.rules.errors import RulesError
from brp_desktop.rules.explain import Explanation, Step
from brp_desktop.rules.xantis.numbers import integer, not_negative
from brp_desktop.rules.xantis.options import DEFAULTS, XantisOptions

SURCHARGE = 3
"""Pa for acting out of turn, and again for each of synchronising and counter-attacking."""

DEFENCE_COST = 3
"""Pa of a dodge, a jump or an attempt to hide; a parry starts there too."""

_SURCHARGES: dict[str, tuple[str, ...]] = {
    "basic": (),
    "instant": (),
    "self_defence": (),
    "interposition": ("interposition",),
    "counter": ("counter_attack",),
    "join_counter": ("synchronised", "counter_attack"),
    "join_parry": ("synchronised",),
    "contemporaneous": ("out_of_turn",),
}

COST_KINDS = tuple(_SURCHARGES)
"""The kinds of action that have a price of their own."""


@dataclass(frozen=True, slots=True)
class ActionPrice:
    """What one action costs one participant now.

    ``reach`` is the part paid to catch up, 0 for the kinds that do not pay it. ``payable`` and ``left`` are None where
    the Pa left were not handed in; ``left`` is unchanged if the price cannot be paid.
    """

    kind: str
    reach: int
    cost: int
    payable: bool | None
    left: int | None
    explanation: Explanation


def reach(acting_initiative: int, own_initiative: int, options: XantisOptions = DEFAULTS) -> int:
    """The Pa to catch up with the one whose turn it is: one for each point of Iniziativa result between.

    0 for one who is ahead already, or with ``reach_mode="absolute"`` the difference all the same. It is measured to
    the one *acting*, not to the one who is helped.

    >>> reach(4, -2), reach(-1, 3), reach(-1, 3, XantisOptions(reach_mode="absolute"))
    (6, 0, 4)
    """
    behind = integer(acting_initiative, "acting_initiative") - integer(own_initiative, "own_initiative")
    return abs(behind) if options.reach_mode == "absolute" else max(0, behind)


def pays_reach(kind: str, *, same_instant: bool = False) -> bool:
    """Whether this kind of action is out of turn and so pays surcharge and reach.

    >>> pays_reach("counter"), pays_reach("self_defence"), pays_reach("contemporaneous", same_instant=True)
    (True, False, False)
    """
    return bool(_surcharges(kind, same_instant=same_instant))


def action_cost(
    kind: str,
    reach: int = 0,
    base: int = DEFENCE_COST,
    *,
    same_instant: bool = False,
    options: XantisOptions = DEFAULTS,
) -> int:
    """The Pa of an action; ``base`` is what the action itself costs, ``reach`` the Pa to catch up.

    ``basic`` and ``self_defence``: the base. ``instant``: 0, whatever else is set. ``interposition``, ``join_parry``,
    ``counter``: 3 + reach + base. ``join_counter``: 6 + reach + base. ``contemporaneous``: the base if it is the
    ``same_instant`` (equal Iniziativa), else 3 + reach + base. An interposition leaves the base out with
    ``interposition_pays_defence`` off. Errors: ``unknown_kind``, ``invalid_cost`` for a negative number.

    >>> action_cost("interposition", 6, 0), action_cost("interposition", 6), action_cost("join_counter", 5, 0)
    (9, 12, 11)
    """
    return explain_cost(kind, reach, base, same_instant=same_instant, options=options)[-1].result


def explain_cost(
    kind: str,
    reach: int = 0,
    base: int = DEFENCE_COST,
    *,
    same_instant: bool = False,
    options: XantisOptions = DEFAULTS,
) -> Explanation:
    """The price term by term; the last result is what ``action_cost`` gives for the same arguments.

    Steps: a surcharge of 3 each for ``interposition``, ``synchronised``, ``counter_attack`` or ``out_of_turn``, then
    ``reach`` (also if it is 0), then ``action``, and the mark ``cost``; an instantaneous action has ``instant``
    instead of them all.

    >>> [(step.id, step.result) for step in explain_cost("counter", 4, 6)]
    [('counter_attack', 3), ('reach', 7), ('action', 13), ('cost', 13)]
    """
    own = not_negative(base, "base", "invalid_cost")
    behind = not_negative(reach, "reach", "invalid_cost")
    surcharges = _surcharges(kind, same_instant=same_instant)
    if kind == "instant":
        return (Step("instant", (0,), 0), Step("cost", (), 0))
    terms = [(id_, SURCHARGE) for id_ in surcharges]
    if surcharges:
        terms.append(("reach", behind))
    if kind != "interposition" or options.interposition_pays_defence:
        terms.append(("action", own))
    steps: list[Step] = []
    total = 0
    for id_, number in terms:
        total += number
        steps.append(Step(id_, (number,), total))
    return (*steps, Step("cost", (), total))


def action_price(
    kind: str,
    own_initiative: int = 0,
    acting_initiative: int = 0,
    base: int = DEFENCE_COST,
    *,
    pa_left: int | None = None,
    options: XantisOptions = DEFAULTS,
) -> ActionPrice:
    """What it costs to act now, from the two Iniziativa results; equal ones are the same instant.

    >>> price = action_price("interposition", -2, 4, 0, pa_left=12)
    >>> price.reach, price.cost, price.payable, price.left
    (6, 9, True, 3)
    """
    behind = reach(acting_initiative, own_initiative, options)
    same_instant = own_initiative == acting_initiative
    paid = behind if pays_reach(kind, same_instant=same_instant) else 0
    explanation = explain_cost(kind, paid, base, same_instant=same_instant, options=options)
    cost = explanation[-1].result
    if pa_left is None:
        return ActionPrice(kind, paid, cost, None, None, explanation)
    left = not_negative(pa_left, "pa_left", "out_of_range")
    payable = cost <= left
    return ActionPrice(kind, paid, cost, payable, left - cost if payable else left, explanation)


def _surcharges(kind: str, *, same_instant: bool) -> tuple[str, ...]:
    if kind not in _SURCHARGES:
        raise RulesError("unknown_kind", kind=kind)
    return () if kind == "contemporaneous" and same_instant else _SURCHARGES[kind]
