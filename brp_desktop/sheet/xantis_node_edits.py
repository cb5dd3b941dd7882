"""Edits of the tree of scores; what the rules do not allow (``check_parent``) is refused and changes nothing."""

from collections.abc import Hashable, Iterable
from dataclasses import dataclass

from msgspec.structs import replace

from brp_desktop.rules import RulesError
from brp_desktop.rules.xantis import TIERS, check_parent
from brp_desktop.sheet.edits_base import check_number
from brp_desktop.sheet.errors import EditError
from brp_desktop.sheet.xantis import NodeId, ScoreNode, XantisCharacter
from brp_desktop.sheet.xantis_checks import a_name, a_number, node_of, with_new
from brp_desktop.sheet.xantis_limits import NODES, SCORE
from brp_desktop.sheet.xantis_tree import branch


@dataclass(frozen=True, slots=True)
class AddNode:
    """A new score; its id must be free (``duplicate_id``). ``index`` is its place among those under its parent, None:
    after the last of them. ``cyclic_parent`` cannot be; ``invalid_tier``, ``unknown_name`` as in ``MoveNode``.
    """

    node: ScoreNode
    index: int | None = None

    @property
    def merge_key(self) -> None:
        """Never merges."""

    def apply(self, character: XantisCharacter) -> XantisCharacter:
        """The character with the score."""
        node = replace(self.node, name=a_name("name", self.node.name), value=a_number("value", self.node.value, SCORE))
        nodes = with_new(character.nodes, "node", node, NODES)
        _check(nodes, node.id, node.parent)
        return replace(character, nodes=_placed(nodes, node, self.index))


@dataclass(frozen=True, slots=True)
class RenameNode:
    """The name of a score; formulas, weapons and actions go on meaning it."""

    id: NodeId
    name: str

    @property
    def merge_key(self) -> Hashable:
        """Typing is one step."""
        return "node", self.id, "name"

    def apply(self, character: XantisCharacter) -> XantisCharacter:
        """The character with the score under its new name."""
        node = node_of(character, self.id)
        return _with_node(character, replace(node, name=a_name("name", self.name)))


@dataclass(frozen=True, slots=True)
class SetNodeValue:
    """The value of a score."""

    id: NodeId
    value: int

    @property
    def merge_key(self) -> Hashable:
        """Typing and stepping is one step."""
        return "node", self.id, "value"

    def apply(self, character: XantisCharacter) -> XantisCharacter:
        """The character with the value."""
        node = node_of(character, self.id)
        return _with_node(character, replace(node, value=a_number("value", self.value, SCORE)))


@dataclass(frozen=True, slots=True)
class SetNodeTier:
    """The tier of a score: lower than that of the one above, higher than those of the ones below (``invalid_tier``)."""

    id: NodeId
    tier: str

    @property
    def merge_key(self) -> None:
        """Never merges."""

    def apply(self, character: XantisCharacter) -> XantisCharacter:
        """The character with the score as one of that tier."""
        changed = replace(node_of(character, self.id), tier=self.tier)
        after = _with_node(character, changed)
        _check(after.nodes, changed.id, changed.parent)
        for node in after.nodes:
            if node.parent == changed.id:
                _check(after.nodes, node.id, changed.id)
        return after


@dataclass(frozen=True, slots=True)
class MoveNode:
    """A score with all that hangs from it put under another one, or standing alone (None).

    ``index`` is its place among those under that parent without it, None: after the last. Refused: ``unknown_name``
    (``name``), ``cyclic_parent`` (``name``: under itself or its own descendant), ``invalid_tier`` (``name``,
    ``tier``: under the same or a lower tier).
    """

    id: NodeId
    parent: NodeId | None
    index: int | None = None

    @property
    def merge_key(self) -> Hashable:
        """Moving it step by step is one step."""
        return "node", self.id, "place"

    def apply(self, character: XantisCharacter) -> XantisCharacter:
        """The character with the score in its new place."""
        node = node_of(character, self.id)
        _check(character.nodes, node.id, self.parent)
        nodes = _placed(character.nodes, replace(node, parent=self.parent), self.index)
        return character if nodes == character.nodes else replace(character, nodes=nodes)


@dataclass(frozen=True, slots=True)
class RemoveNode:
    """A score taken off; those right under it take its place, or go too (``with_branch``).

    Formulas, weapons and actions that mean it are left as they are: a term that is not there counts 0 and is named.
    """

    id: NodeId
    with_branch: bool = False

    @property
    def merge_key(self) -> None:
        """Never merges."""

    def apply(self, character: XantisCharacter) -> XantisCharacter:
        """The character without the score."""
        removed = node_of(character, self.id)
        if self.with_branch:
            gone = branch(character.nodes, self.id)
            return replace(character, nodes=tuple(node for node in character.nodes if node.id not in gone))
        heirs = [replace(node, parent=removed.parent) for node in character.nodes if node.parent == self.id]
        moving = {self.id, *(node.id for node in heirs)}
        nodes: list[ScoreNode] = []
        for node in character.nodes:
            if node.id == self.id:
                nodes.extend(heirs)
            elif node.id not in moving:
                nodes.append(node)
        return replace(character, nodes=tuple(nodes))


def _check(nodes: Iterable[ScoreNode], node: NodeId, parent: NodeId | None) -> None:
    """``check_parent`` of the rules, and a tier that there is; the refusal as an ``EditError`` with the name shown."""
    listed = tuple(nodes)
    names = {one.id: one for one in listed}
    if node in names and names[node].tier not in TIERS:
        raise EditError("invalid_tier", name=names[node].name, tier=names[node].tier)
    try:
        check_parent(listed, node, parent)
    except RulesError as error:
        id_ = NodeId(str(error.parameters.get("name")))
        shown = names[id_].name if id_ in names else id_
        raise EditError(error.code, **{**error.parameters, "name": shown}) from None


def _with_node(character: XantisCharacter, node: ScoreNode) -> XantisCharacter:
    return replace(character, nodes=tuple(node if old.id == node.id else old for old in character.nodes))


def _placed(nodes: tuple[ScoreNode, ...], node: ScoreNode, index: int | None) -> tuple[ScoreNode, ...]:
    """The nodes with one brought to its place under its parent, whatever its place before."""
    others = tuple(one for one in nodes if one.id != node.id)
    beside = [one.id for one in others if one.parent == node.parent]
    to = len(beside) if index is None else check_number("index", index, (0, len(beside)))
    places = {one.id: place for place, one in enumerate(others)}
    if to < len(beside):
        at = places[beside[to]]
    elif beside:
        at = 1 + max(places[id_] for id_ in branch(others, beside[-1]))
    elif node.parent is not None:
        at = 1 + places[node.parent]
    else:
        at = len(others)
    return (*others[:at], node, *others[at:])
