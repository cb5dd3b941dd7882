"""Xantis: the rules of the customer's second source, pure and without any text for people.

Every public name can be had from here. The modules behind them are loaded when a name is first asked for, so that
importing the library costs nothing that is not used. A new name goes into the imports, ``_MODULES`` and ``__all__``;
no module may be called like a public name, or the one would hide the other.
"""

from importlib import import_module

TYPE_CHECKING = False
if TYPE_CHECKING:
    from brp_desktop.rules.xantis.adjacency import LinkKind, Links, links, missing_link
    from brp_desktop.rules.xantis.confrontations import (
        ConfrontationOutcome,
        ContemporaneousOutcome,
        carried_bonus,
        confrontation,
        contemporaneous,
    )
    from brp_desktop.rules.xantis.costs import (
        COST_KINDS,
        ActionPrice,
        action_cost,
        action_price,
        explain_cost,
        pays_reach,
        reach,
    )
    from brp_desktop.rules.xantis.derived import INIZIATIVA, PA_MAX, DerivedValue, Formula, derived_value, pa_max
    from brp_desktop.rules.xantis.dice import critical_of, wants_extra
    from brp_desktop.rules.xantis.instants import STAGES, instant_order, may_declare
    from brp_desktop.rules.xantis.odds import WAYS, margin_odds, success_odds
    from brp_desktop.rules.xantis.options import (
        DEFAULTS,
        OptionField,
        XantisOptions,
        differences,
        option_field,
        option_fields,
    )
    from brp_desktop.rules.xantis.outcome import XantisOutcome
    from brp_desktop.rules.xantis.rounds import TurnOrder, end_of_giro, spend, turn_order
    from brp_desktop.rules.xantis.scores import (
        TIERS,
        Capacity,
        Node,
        NodeLike,
        capacities,
        capacity,
        check_parent,
        tree_faults,
    )
    from brp_desktop.rules.xantis.synchronised import (
        DefenceOutcome,
        MixedOutcome,
        SynchronisedCounter,
        SynchronisedParry,
        defence,
        mixed,
        synchronised_counter,
        synchronised_parry,
    )
    from brp_desktop.rules.xantis.tests import declare_zero, may_declare_zero, test

_MODULES = {
    "adjacency": (
        "LinkKind",
        "Links",
        "links",
        "missing_link",
    ),
    "confrontations": (
        "ConfrontationOutcome",
        "ContemporaneousOutcome",
        "carried_bonus",
        "confrontation",
        "contemporaneous",
    ),
    "costs": (
        "COST_KINDS",
        "ActionPrice",
        "action_cost",
        "action_price",
        "explain_cost",
        "pays_reach",
        "reach",
    ),
    "derived": (
        "INIZIATIVA",
        "PA_MAX",
        "DerivedValue",
        "Formula",
        "derived_value",
        "pa_max",
    ),
    "dice": (
        "critical_of",
        "wants_extra",
    ),
    "instants": (
        "STAGES",
        "instant_order",
        "may_declare",
    ),
    "odds": (
        "WAYS",
        "margin_odds",
        "success_odds",
    ),
    "options": (
        "DEFAULTS",
        "OptionField",
        "XantisOptions",
        "differences",
        "option_field",
        "option_fields",
    ),
    "outcome": ("XantisOutcome",),
    "rounds": (
        "TurnOrder",
        "end_of_giro",
        "spend",
        "turn_order",
    ),
    "scores": (
        "TIERS",
        "Capacity",
        "Node",
        "NodeLike",
        "capacities",
        "capacity",
        "check_parent",
        "tree_faults",
    ),
    "synchronised": (
        "DefenceOutcome",
        "MixedOutcome",
        "SynchronisedCounter",
        "SynchronisedParry",
        "defence",
        "mixed",
        "synchronised_counter",
        "synchronised_parry",
    ),
    "tests": (
        "declare_zero",
        "may_declare_zero",
        "test",
    ),
}
"""Module → the names it gives; the same as the imports above, which only type checkers and packagers read."""

_HOMES = {name: module for module, names in _MODULES.items() for name in names}


def __getattr__(name: str) -> object:
    """A public name asked for the first time; afterwards it is an ordinary attribute."""
    module = _HOMES.get(name)
    if module is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(import_module(f"{__name__}.{module}"), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    """All public names, loaded or not."""
    return sorted({*globals(), *_HOMES})


__all__ = [
    "COST_KINDS",
    "DEFAULTS",
    "INIZIATIVA",
    "PA_MAX",
    "STAGES",
    "TIERS",
    "WAYS",
    "ActionPrice",
    "Capacity",
    "ConfrontationOutcome",
    "ContemporaneousOutcome",
    "DefenceOutcome",
    "DerivedValue",
    "Formula",
    "LinkKind",
    "Links",
    "MixedOutcome",
    "Node",
    "NodeLike",
    "OptionField",
    "SynchronisedCounter",
    "SynchronisedParry",
    "TurnOrder",
    "XantisOptions",
    "XantisOutcome",
    "action_cost",
    "action_price",
    "capacities",
    "capacity",
    "carried_bonus",
    "check_parent",
    "confrontation",
    "contemporaneous",
    "critical_of",
    "declare_zero",
    "defence",
    "derived_value",
    "differences",
    "end_of_giro",
    "explain_cost",
    "instant_order",
    "links",
    "margin_odds",
    "may_declare",
    "may_declare_zero",
    "missing_link",
    "mixed",
    "option_field",
    "option_fields",
    "pa_max",
    "pays_reach",
    "reach",
    "spend",
    "success_odds",
    "synchronised_counter",
    "synchronised_parry",
    "test",
    "tree_faults",
    "turn_order",
    "wants_extra",
]
