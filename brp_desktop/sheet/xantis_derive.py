"""Everything on a Xantis sheet that is computed, worked out once for each snapshot of the character."""

from collections.abc import Mapping
from types import MappingProxyType

from msgspec import Struct

from brp_desktop.rules import RulesError
from brp_desktop.rules.explain import Explanation
from brp_desktop.rules.xantis import (
    PA_MAX,
    Capacity,
    DerivedValue,
    Formula,
    capacities,
    capacity,
    derived_value,
)
from brp_desktop.sheet.xantis import NodeId, ScoreNode, XantisCharacter
from brp_desktop.sheet.xantis_tree import children, sound_tree


class DerivedNode(Struct, frozen=True, kw_only=True):
    """The computed side of one score: its ``capacity``, the ``path`` of ids from the root to itself, and the nodes
    right under it in the order of the sheet.
    """

    id: NodeId
    capacity: int
    path: tuple[NodeId, ...]
    children: tuple[NodeId, ...]

    @property
    def depth(self) -> int:
        """How many nodes stand above it."""
        return len(self.path) - 1


class XantisDerived(Struct, frozen=True, kw_only=True, eq=False):
    """The computed side of one Xantis character.

    ``nodes`` holds every score in the order of the tree: each one before those under it. ``pa_max_computed`` and
    ``initiative`` are worked out from their terms and tell which terms are ``missing``; ``pa_max`` is what holds,
    computed or typed by hand. ``pa_left`` is never missing: full where nothing was spent. It may stand above
    ``pa_max``, until the Giro ends.
    """

    character: XantisCharacter
    nodes: Mapping[NodeId, DerivedNode]
    pa_max_computed: DerivedValue
    pa_max: int
    pa_left: int
    initiative: DerivedValue
    _sound: tuple[ScoreNode, ...]

    @property
    def pa_max_by_hand(self) -> bool:
        """Whether Pa Max was typed instead of computed."""
        return self.character.pa_max is not None

    def capacity_of(self, node: str, caratteristica: str | None = None) -> Capacity:
        """The capacity of a node with its parts, for once with another Caratteristica.

        ``RulesError``: ``unknown_name`` where one of them is not on the sheet, ``invalid_tier`` where the other is no
        Caratteristica.
        """
        return capacity(self._sound, node, caratteristica=caratteristica)

    def steps_for(self, kind: str, id_: str = "") -> Explanation:
        """How a number came about. ``kind``: ``node`` (the capacity of ``id_``), ``pa_max`` (as computed) or
        ``initiative``; an unknown kind or id is a ``KeyError``.
        """
        if kind == "node":
            return self.capacity_of(self.nodes[NodeId(id_)].id).explanation
        if kind == "pa_max":
            return self.pa_max_computed.explanation
        if kind == "initiative":
            return self.initiative.explanation
        raise KeyError(kind)


def derive_xantis(character: XantisCharacter, before: XantisDerived | None = None) -> XantisDerived:
    """The computed side of a character; a tree that is none is read as ``sound_tree`` puts it right.

    ``before`` is that of any earlier snapshot: what has not changed since is taken over as the same object.
    """
    if before is not None and before.character.nodes is character.nodes:
        sound, nodes = before._sound, before.nodes
    else:
        sound, nodes = _nodes(character.nodes, before.nodes if before is not None else {})
    if before is not None and sound is before._sound and _same_terms(before.character, character):
        pa_max_computed, initiative = before.pa_max_computed, before.initiative
    else:
        pa_max_computed = derived_value(Formula(character.pa_max_terms, factor=PA_MAX.factor), sound, floor=0)
        initiative = derived_value(Formula(character.initiative_terms, character.initiative_number), sound)
    pa_max = pa_max_computed.value if character.pa_max is None else character.pa_max
    return XantisDerived(
        character=character,
        nodes=nodes,
        pa_max_computed=pa_max_computed,
        pa_max=pa_max,
        pa_left=pa_max if character.pa_left is None else character.pa_left,
        initiative=initiative,
        _sound=sound,
    )


def _same_terms(before: XantisCharacter, after: XantisCharacter) -> bool:
    return (
        before.pa_max_terms == after.pa_max_terms
        and before.initiative_terms == after.initiative_terms
        and before.initiative_number == after.initiative_number
    )


def _nodes(
    rows: tuple[ScoreNode, ...], before: Mapping[NodeId, DerivedNode]
) -> tuple[tuple[ScoreNode, ...], Mapping[NodeId, DerivedNode]]:
    """The nodes as a sound tree, and what is computed of them."""
    try:
        numbers = capacities(rows)
    except RulesError:
        rows, _ = sound_tree(rows)
        numbers = capacities(rows)
    under = children(rows)
    found: dict[NodeId, DerivedNode] = {}
    waiting: list[tuple[NodeId, tuple[NodeId, ...]]] = [(id_, ()) for id_ in reversed(under.get(None, ()))]
    while waiting:
        id_, above = waiting.pop()
        path = (*above, id_)
        below = under.get(id_, ())
        node = DerivedNode(id=id_, capacity=numbers[id_], path=path, children=below)
        same = before.get(id_)
        found[id_] = same if same == node and same is not None else node
        waiting.extend((child, path) for child in reversed(below))
    return rows, MappingProxyType(found)
