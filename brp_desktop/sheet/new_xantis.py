"""A new Xantis character with the names of the source and nothing else, and new entries with ids of their own."""

from typing import Final

from brp_desktop.sheet.xantis import (
    ActionId,
    Counter,
    CounterId,
    NodeId,
    ScoreNode,
    WeaponId,
    XantisAction,
    XantisCharacter,
    XantisWeapon,
)
from brp_desktop.sheet.xantis_tree import free_id, new_node_id

_NODES: Final = (
    ("Forza", "caratteristica", None),
    ("Prontezza", "caratteristica", None),
    ("Atletica", "abilita", "prontezza"),
    ("Cavaliere", "arte", "atletica"),
    ("Ginnasta", "specializzazione", "cavaliere"),
    ("Elementalismo", "abilita", None),
    ("Travestirsi", "specializzazione", None),
)
"""The scores the source names, with their tiers and where they stand; their ids are their names."""

_ACTIONS: Final = ("Schivata", "Salto", "Nascondersi", "Parata")
"""The actions a new sheet offers, for 3 Pa each (customer's second source, «I Punti azione»)."""

_WEAPONS: Final = ("Martello", "Sciabola", "Alabarda")
"""The weapons the source names; it gives no figures for them."""


def new_xantis(*, name: str = "") -> XantisCharacter:
    """A character whose scores are all 0, with the actions and weapons of the source.

    Names are never translated, so the sheet is the same in every language.
    """
    return XantisCharacter(
        name=name,
        nodes=tuple(
            ScoreNode(
                id=NodeId(shown.casefold()), tier=tier, name=shown, parent=None if parent is None else NodeId(parent)
            )
            for shown, tier, parent in _NODES
        ),
        weapons=tuple(
            XantisWeapon(id=WeaponId(shown.casefold()), name=shown, attack_pa=None, parry_pa=None) for shown in _WEAPONS
        ),
        actions=tuple(XantisAction(id=ActionId(shown.casefold()), name=shown, pa=3) for shown in _ACTIONS),
    )


def new_node(
    character: XantisCharacter, name: str, tier: str, parent: NodeId | None = None, value: int = 0
) -> ScoreNode:
    """A score with an id of its own, not yet on the sheet."""
    return ScoreNode(id=new_node_id(character, name), tier=tier, name=name, value=value, parent=parent)


def new_weapon(character: XantisCharacter, name: str) -> XantisWeapon:
    """A weapon with an id of its own, not yet on the sheet: its attack is empty, its parry costs 3 Pa."""
    return XantisWeapon(id=WeaponId(free_id("weapon.1", {row.id for row in character.weapons})), name=name)


def new_action(character: XantisCharacter, name: str, pa: int | None = None) -> XantisAction:
    """An action with an id of its own, not yet on the sheet."""
    return XantisAction(id=ActionId(free_id("action.1", {row.id for row in character.actions})), name=name, pa=pa)


def new_xantis_counter(character: XantisCharacter, name: str, maximum: int | None = None) -> Counter:
    """A counter with an id of its own, not yet on the sheet; it starts full, an open one at 0."""
    id_ = CounterId(free_id("counter.1", {row.id for row in character.counters}))
    return Counter(id=id_, name=name, now=maximum or 0, maximum=maximum)
