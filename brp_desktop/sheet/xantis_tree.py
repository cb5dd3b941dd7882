"""The tree of scores of a Xantis sheet: ids for new nodes, who stands under whom, and a broken tree made sound."""

import re
from collections.abc import Collection, Iterable, Mapping
from unicodedata import normalize

from msgspec import Struct
from msgspec.structs import replace

from brp_desktop.rules.xantis import TIERS, tree_faults
from brp_desktop.sheet.xantis import NodeId, ScoreNode, XantisCharacter


class TreeRepair(Struct, frozen=True):
    """One thing put right in a tree: the index of the node, the code of the fault, and what was and is there now.

    Codes: ``duplicate_name`` (the ids), ``invalid_tier`` of a tier that is none (the tiers), and with the parents
    ``unknown_name``, ``cyclic_parent``, ``invalid_tier``; no parent is empty.
    """

    index: int
    code: str
    was: str
    now: str


def new_node_id(character: XantisCharacter, name: str) -> NodeId:
    """An id that no node of the sheet has, made from the name: ``ginnasta``, ``ginnasta.2``, ``node.1``."""
    plain = normalize("NFKD", name.casefold()).encode("ascii", "ignore").decode()
    stem = "_".join(re.findall("[a-z0-9]+", plain))[:60]
    return NodeId(free_id(stem or "node.1", {node.id for node in character.nodes}))


def free_id(wanted: str, taken: Collection[str]) -> str:
    """The id, with the first number from 2 that makes it one of its own (``node.1`` → ``node.2``)."""
    if wanted not in taken:
        return wanted
    stem, dot, digits = wanted.rpartition(".")
    if not (dot and digits.isdecimal()):
        stem = wanted
    number = 2
    while f"{stem}.{number}" in taken:
        number += 1
    return f"{stem}.{number}"


def children(nodes: Iterable[ScoreNode]) -> Mapping[NodeId | None, tuple[NodeId, ...]]:
    """The nodes under each node in the order of the sheet; under None those that stand alone."""
    under: dict[NodeId | None, list[NodeId]] = {}
    for node in nodes:
        under.setdefault(node.parent, []).append(node.id)
    return {parent: tuple(ids) for parent, ids in under.items()}


def branch(nodes: Iterable[ScoreNode], node: NodeId) -> frozenset[NodeId]:
    """A node and all that hang from it."""
    under = children(nodes)
    found = {node}
    waiting = [node]
    while waiting:
        below = [id_ for id_ in under.get(waiting.pop(), ()) if id_ not in found]
        found.update(below)
        waiting.extend(below)
    return frozenset(found)


def sound_tree(nodes: tuple[ScoreNode, ...]) -> tuple[tuple[ScoreNode, ...], tuple[TreeRepair, ...]]:
    """The nodes as a tree that the rules take, and what had to be put right for it; the same nodes if nothing had.

    The second of two nodes with one id gets a new one. A node whose parent is not there, is not of a higher tier, or
    is one of its own descendants loses its parent; a tier that is none becomes the highest.
    """
    found = list(nodes)
    repairs: list[TreeRepair] = []
    _tell_apart(found, repairs)
    faults = tree_faults(found)
    while faults:
        at = {node.id: index for index, node in enumerate(found)}
        for code, id_ in faults:
            index = at[NodeId(id_)]
            node = found[index]
            if node.tier not in TIERS:
                repairs.append(TreeRepair(index, "invalid_tier", node.tier, TIERS[0]))
                node = replace(node, tier=TIERS[0])
            if node.parent is not None:
                repairs.append(TreeRepair(index, code, node.parent, ""))
                node = replace(node, parent=None)
            found[index] = node
        faults = tree_faults(found)
    return (tuple(found) if repairs else nodes), tuple(repairs)


def _tell_apart(found: list[ScoreNode], repairs: list[TreeRepair]) -> None:
    """New ids for those that came before; none of them is an id that stands further down."""
    taken = {node.id for node in found}
    seen: set[str] = set()
    for index, node in enumerate(found):
        if node.id in seen:
            id_ = NodeId(free_id(node.id, taken))
            taken.add(id_)
            repairs.append(TreeRepair(index, "duplicate_name", node.id, id_))
            found[index] = replace(node, id=id_)
        seen.add(found[index].id)
