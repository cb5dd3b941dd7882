"""Where a score goes: by Alt and an arrow, or dropped on a row of the tree; and what a new one is."""

from collections.abc import Sequence
from typing import Literal, NamedTuple

from brp_desktop.rules.xantis import TIERS
from brp_desktop.sheet.new_xantis import new_node
from brp_desktop.sheet.xantis import NodeId, ScoreNode, XantisCharacter
from brp_desktop.sheet.xantis_derive import XantisDerived
from brp_desktop.sheet.xantis_edits import AddNode, MoveNode
from brp_desktop.views.xantis.terms import TIER_NAMES

Part = Literal["before", "into", "after"]
"""Which part of a row something is dropped on."""


class Place(NamedTuple):
    """Under which score, and at which place among those under it without the one that moves; None: after the last."""

    parent: NodeId | None
    at: int | None


def siblings(derived: XantisDerived, node: NodeId) -> Sequence[NodeId]:
    """The scores under the same one, in their order, itself among them."""
    path = derived.nodes[node].path
    if len(path) > 1:
        return derived.nodes[path[-2]].children
    return [each.id for each in derived.nodes.values() if len(each.path) == 1]


def move_by_key(derived: XantisDerived, node: NodeId, way: str) -> MoveNode | None:
    """The move up or down among its siblings, ``in`` under the one before it, ``out`` behind the one it hangs from;
    None where there is nothing to go to. The rules may still refuse it.
    """
    path = derived.nodes[node].path
    parent = path[-2] if len(path) > 1 else None
    beside = list(siblings(derived, node))
    at = beside.index(node)
    if way in ("up", "down"):
        to = at + (-1 if way == "up" else 1)
        return MoveNode(node, parent, to) if 0 <= to < len(beside) else None
    if way == "in":
        return MoveNode(node, beside[at - 1]) if at else None
    if parent is None:
        return None
    above = path[-3] if len(path) > 2 else None
    return MoveNode(node, above, 1 + list(siblings(derived, parent)).index(parent))


def place_of_drop(derived: XantisDerived, node: NodeId, on: NodeId, part: Part) -> Place:
    """Where a score goes that is dropped on a part of another's row; behind a row is under it where it has some."""
    target = derived.nodes[on]
    if part == "into":
        return Place(on, None)
    if part == "after" and any(child != node for child in target.children):
        return Place(on, 0)
    beside = [each for each in siblings(derived, on) if each != node]
    parent = target.path[-2] if len(target.path) > 1 else None
    return Place(parent, beside.index(on) + (1 if part == "after" else 0))


def new_under(character: XantisCharacter, parent: ScoreNode) -> AddNode | None:
    """A score of the next tier under another; None under the lowest tier."""
    tier = TIERS.index(parent.tier) + 1
    if tier >= len(TIERS):
        return None
    return AddNode(new_node(character, _free_name(character, TIERS[tier]), TIERS[tier], parent.id))


def new_beside(character: XantisCharacter, derived: XantisDerived, node: ScoreNode) -> AddNode:
    """A score of the same tier right behind another."""
    index = 1 + list(siblings(derived, node.id)).index(node.id)
    return AddNode(new_node(character, _free_name(character, node.tier), node.tier, node.parent), index)


def new_root(character: XantisCharacter) -> AddNode:
    """A Caratteristica after the last."""
    return AddNode(new_node(character, _free_name(character, TIERS[0]), TIERS[0]))


def _free_name(character: XantisCharacter, tier: str) -> str:
    """The name of the tier, with a number where a score is called so already."""
    taken = {node.name for node in character.nodes}
    name, number = TIER_NAMES[tier], 2
    while name in taken:
        name, number = f"{TIER_NAMES[tier]} {number}", number + 1
    return name
