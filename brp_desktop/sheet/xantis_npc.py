"""A person of Xantis without a sheet: as much as the game master writes down, and what is worked out of it."""

from msgspec import Struct

from brp_desktop.rules.xantis import INIZIATIVA, PA_MAX, DerivedValue, Formula, derived_value
from brp_desktop.sheet.xantis import Counter, ScoreNode, XantisAction, XantisWeapon


class XantisNpc(Struct, frozen=True, kw_only=True):
    """A person without a sheet.

    ``pa_max`` and ``initiative`` (what Iniziativa is tested with) are typed in; None: worked out of ``nodes`` by the
    usual formulas. A node without a parent stands alone and is a capacity of its own. ``pme``, ``pr``, ``pd`` are 0 or
    more.
    """

    description: str = ""
    pa_max: int | None = None
    initiative: int | None = None
    nodes: tuple[ScoreNode, ...] = ()
    pme: int = 0
    pr: int = 0
    pd: int = 0
    weapons: tuple[XantisWeapon, ...] = ()
    actions: tuple[XantisAction, ...] = ()
    counters: tuple[Counter, ...] = ()


def npc_pa_max(npc: XantisNpc) -> DerivedValue | None:
    """Pa Max with its terms; None where neither a number nor any of its scores is known."""
    return _derived(npc.pa_max, PA_MAX, npc, floor=0)


def npc_initiative(npc: XantisNpc) -> DerivedValue | None:
    """What Iniziativa is tested with; None where neither a number nor its score is known."""
    return _derived(npc.initiative, INIZIATIVA, npc)


def _derived(typed: int | None, formula: Formula, npc: XantisNpc, *, floor: int | None = None) -> DerivedValue | None:
    if typed is not None:
        return derived_value(Formula((), typed), ())
    found = derived_value(formula, npc.nodes, floor=floor)
    return None if set(found.missing) == set(formula.terms) else found
