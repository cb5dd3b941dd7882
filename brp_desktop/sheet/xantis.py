"""A Xantis character as an immutable value: everything that is saved, nothing that is computed."""

from typing import NewType

from msgspec import Struct, field

from brp_desktop.rules.xantis import INIZIATIVA, PA_MAX, XantisOptions
from brp_desktop.sheet.brp import Note

NodeId = NewType("NodeId", str)
"""One score of one sheet, unique in the sheet and never changed once given (``prontezza``, ``node.12``)."""

WeaponId = NewType("WeaponId", str)
"""One weapon of one Xantis sheet."""

ActionId = NewType("ActionId", str)
"""One action preset of one Xantis sheet."""

CounterId = NewType("CounterId", str)
"""One free counter of one Xantis sheet."""


class ScoreNode(Struct, frozen=True, kw_only=True):
    """One score of the tree; ``tier`` is one of ``rules.xantis.TIERS``, ``parent`` a node of a higher tier or None."""

    id: NodeId
    tier: str
    name: str
    value: int = 0
    parent: NodeId | None = None


class Penalty(Struct, frozen=True, kw_only=True):
    """Pme, Pr or Pd: 0 or more; ``name`` is what the table calls it, the letters stay (xantis.md 13.2)."""

    value: int = 0
    name: str = ""


class XantisWeapon(Struct, frozen=True, kw_only=True):
    """A weapon; an empty cost (None) is not 0: it is asked for when the weapon is used. ``damage`` is dice text."""

    id: WeaponId
    name: str
    node: NodeId | None = None
    attack_pa: int | None = None
    parry_pa: int | None = 3
    damage: str = ""
    bonus: int = 0
    note: str = ""


class XantisAction(Struct, frozen=True, kw_only=True):
    """An action preset. It is instantaneous when its cost is 0; ``spell`` lets an instantaneous one act first."""

    id: ActionId
    name: str
    node: NodeId | None = None
    pa: int | None = None
    spell: bool = False
    note: str = ""

    @property
    def instantaneous(self) -> bool:
        """Whether it costs no Pa (customer's second source, «I Punti azione»)."""
        return self.pa == 0


class Counter(Struct, frozen=True, kw_only=True):
    """A free counter: wounds, mana, anything; without ``maximum`` it is open."""

    id: CounterId
    name: str
    now: int = 0
    maximum: int | None = None


class XantisCharacter(Struct, frozen=True, kw_only=True):
    """A whole Xantis character with the readings of the rules it is played by (``options``).

    ``pa_max`` overrides the formula of Pa Max, None: computed. ``pa_left`` None means full. ``initiative`` is the
    result of the last Iniziativa test, None before one. ``group`` may be empty: nobody's ally.
    """

    name: str = ""
    player: str = ""
    people: str = ""
    group: str = ""
    adventure: str = ""
    portrait: bytes = b""
    npc: bool = False
    options: XantisOptions = field(default_factory=XantisOptions)
    nodes: tuple[ScoreNode, ...] = ()
    pme: Penalty = Penalty()
    pr: Penalty = Penalty()
    pd: Penalty = Penalty()
    pa_max_terms: tuple[NodeId, ...] = tuple(NodeId(term) for term in PA_MAX.terms)
    pa_max: int | None = None
    pa_left: int | None = None
    initiative_terms: tuple[NodeId, ...] = tuple(NodeId(term) for term in INIZIATIVA.terms)
    initiative_number: int = 0
    initiative: int | None = None
    weapons: tuple[XantisWeapon, ...] = ()
    actions: tuple[XantisAction, ...] = ()
    counters: tuple[Counter, ...] = ()
    notes: tuple[Note, ...] = ()
