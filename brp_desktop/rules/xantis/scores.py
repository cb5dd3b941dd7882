"""The tree of scores: Caratteristica, Abilità, Arte, Specializzazione, and the capacity of each node.

Source: customer's second source, «Successo critico e insuccesso critico» (what a capacity is the sum of) and
«I Punti azione». A node's capacity is its own value and those of the nodes above it; a tier may be skipped, and a node
without a parent stands alone.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Protocol, TypeAlias, runtime_checkable

from brp_desktop.rules.errors import RulesError
from brp_desktop.rules.explain import Explanation, Step
from brp_desktop.rules.xantis.numbers import integer, refuse_duplicates
from brp_desktop.rules.xantis.outcome import Part

TIERS = ("caratteristica", "abilita", "arte", "specializzazione")
"""The four tiers, highest first."""


@runtime_checkable
class NodeLike(Protocol):
    """What the rules need to know of a node; anything with these will do, so will a mapping with these keys."""

    @property
    def id(self) -> str:
        """Unique in the tree."""

    @property
    def tier(self) -> str:
        """One of ``TIERS``."""

    @property
    def value(self) -> int:
        """The score, of any sign."""

    @property
    def parent(self) -> str | None:
        """The id of the node above, if there is one."""


@dataclass(frozen=True, slots=True)
class Node:
    """One score of the tree; ``name`` is only carried along."""

    id: str
    tier: str
    value: int
    parent: str | None = None
    name: str = ""


AnyNode: TypeAlias = NodeLike | Mapping[str, object]


@dataclass(frozen=True, slots=True)
class Capacity:
    """The capacity of a node. ``path`` are the ids, root first; ``parts`` the same as (tier, name or id, value).

    ``explanation``: a step for each node of the path, named by its tier, and the mark ``capacity``.
    """

    capacity: int
    path: tuple[str, ...]
    parts: tuple[Part, ...]

    @property
    def explanation(self) -> Explanation:
        """The sum, node by node."""
        steps: list[Step] = []
        total = 0
        for tier, _, value in self.parts:
            total += value
            steps.append(Step(tier, (value,), total))
        return (*steps, Step("capacity", (), total))


def capacity(nodes: Iterable[AnyNode], node: str, *, caratteristica: str | None = None) -> Capacity:
    """The capacity of the node of that id.

    ``caratteristica``: the id of another Caratteristica to use for this once instead of the one at the root, or in
    front where the path has none. Errors: ``unknown_name`` (no such node, or a parent that is not there),
    ``duplicate_name``, ``cyclic_parent``, ``invalid_tier`` (a parent not of a higher tier, no such tier, or
    ``caratteristica`` is none), ``not_an_integer``, ``out_of_range``.

    >>> tree = [Node("prontezza", "caratteristica", 5), Node("atletica", "abilita", 2, "prontezza")]
    >>> found = capacity(tree, "atletica")
    >>> found.capacity, found.path
    (7, ('prontezza', 'atletica'))
    """
    tree = _tree(nodes)
    path = _path(tree, node)
    _check_tiers(path)
    if caratteristica is not None:
        other = _found(tree, caratteristica)
        if other.tier != TIERS[0]:
            raise RulesError("invalid_tier", name=other.id, tier=other.tier)
        path = [other, *(one for one in path if one.tier != TIERS[0])]
    parts = tuple((one.tier, one.name or one.id, integer(one.value, one.id)) for one in path)
    return Capacity(sum(value for _, _, value in parts), tuple(one.id for one in path), parts)


def capacities(nodes: Iterable[AnyNode]) -> dict[str, int]:
    """The capacity of every node by id; the errors of ``capacity`` for any of them.

    >>> capacities([Node("prontezza", "caratteristica", 5), Node("atletica", "abilita", 2, "prontezza")])
    {'prontezza': 5, 'atletica': 7}
    """
    tree = _tree(nodes)
    found: dict[str, int] = {}
    for id_ in tree:
        path = _path(tree, id_)
        _check_tiers(path)
        found[id_] = sum(integer(one.value, one.id) for one in path)
    return found


def node_values(nodes: Iterable[AnyNode]) -> dict[str, int]:
    """Each node's own value by id; ``duplicate_name``, ``not_an_integer`` or ``out_of_range`` if it is none.

    >>> node_values([Node("prontezza", "caratteristica", 5), Node("atletica", "abilita", 2, "prontezza")])
    {'prontezza': 5, 'atletica': 2}
    """
    return {id_: integer(one.value, id_) for id_, one in _tree(nodes).items()}


def check_parent(nodes: Iterable[AnyNode], node: str, parent: str | None) -> None:
    """Refuses a move that the tree does not allow; None (standing alone) is always allowed.

    Errors: ``unknown_name``; ``cyclic_parent`` under itself or its own descendant; ``invalid_tier`` under the same or
    a lower tier.

    >>> tree = [Node("prontezza", "caratteristica", 5), Node("atletica", "abilita", 2, "prontezza")]
    >>> check_parent(tree, "prontezza", "atletica")
    Traceback (most recent call last):
        ...
    brp_desktop.rules.errors.RulesError: cyclic_parent (name='prontezza')
    """
    tree = _tree(nodes)
    moved = _found(tree, node)
    if parent is None:
        return
    above = _path(tree, parent)
    if moved in above:
        raise RulesError("cyclic_parent", name=node)
    _check_tiers([above[-1], moved])


def tree_faults(nodes: Iterable[AnyNode]) -> tuple[tuple[str, str], ...]:
    """Everything wrong with a tree as (code, id), in the order of its nodes; empty if it is sound.

    ``duplicate_name`` for each node whose id came before; ``unknown_name`` where the parent is not there;
    ``cyclic_parent`` for every node of a cycle, not for those that hang from it; ``invalid_tier`` for a tier that is
    none or not below its parent's.

    >>> tree_faults([Node("a", "abilita", 1, "b"), Node("b", "arte", 1, "a"), Node("c", "arte", 1, "z")])
    (('cyclic_parent', 'a'), ('cyclic_parent', 'b'), ('unknown_name', 'c'))
    """
    listed = [_node(one) for one in nodes]
    tree: dict[str, Node] = {}
    for one in listed:
        tree.setdefault(one.id, one)
    faults: list[tuple[str, str]] = []
    for one in listed:
        if one is not tree[one.id]:
            faults.append(("duplicate_name", one.id))
            continue
        above = None if one.parent is None else tree.get(one.parent)
        if one.parent is not None and above is None:
            faults.append(("unknown_name", one.id))
        elif _in_cycle(tree, one):
            faults.append(("cyclic_parent", one.id))
        elif one.tier not in TIERS or (above is not None and not _is_below(one, above)):
            faults.append(("invalid_tier", one.id))
    return tuple(faults)


def _node(given: AnyNode) -> Node:
    if isinstance(given, Node):
        return given
    if isinstance(given, Mapping):
        wanted = ("id", "tier", "value", "parent", "name")
        return Node(**{key: given[key] for key in wanted if key in given})  # type: ignore[arg-type]
    return Node(given.id, given.tier, given.value, given.parent, getattr(given, "name", ""))


def _tree(nodes: Iterable[AnyNode]) -> dict[str, Node]:
    listed = [_node(one) for one in nodes]
    refuse_duplicates(one.id for one in listed)
    return {one.id: one for one in listed}


def _found(tree: Mapping[str, Node], id_: str) -> Node:
    if id_ not in tree:
        raise RulesError("unknown_name", name=id_)
    return tree[id_]


def _path(tree: Mapping[str, Node], id_: str) -> list[Node]:
    """The nodes from the root to this one."""
    path: list[Node] = []
    at: str | None = id_
    while at is not None:
        node = _found(tree, at)
        if node in path:
            raise RulesError("cyclic_parent", name=id_)
        path.append(node)
        at = node.parent
    return path[::-1]


def _check_tiers(path: list[Node]) -> None:
    for place, node in enumerate(path):
        if node.tier not in TIERS or (place and not _is_below(node, path[place - 1])):
            raise RulesError("invalid_tier", name=node.id, tier=node.tier)


def _is_below(node: Node, above: Node) -> bool:
    """Whether a node's tier is lower than that of the node above; a tier that is none is below nothing."""
    known = node.tier in TIERS and above.tier in TIERS
    return known and TIERS.index(node.tier) > TIERS.index(above.tier)


def _in_cycle(tree: Mapping[str, Node], start: Node) -> bool:
    """Whether walking up from a node comes back to it."""
    seen: set[str] = set()
    at = start.parent
    while at is not None and at in tree and at not in seen:
        if at == start.id:
            return True
        seen.add(at)
        at = tree[at].parent
    return False
