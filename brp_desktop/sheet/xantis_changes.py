"""What differs between two snapshots of a Xantis character, so that each view refreshes only its part."""

from collections.abc import Iterable
from typing import Final, Protocol, TypeVar

from msgspec import Struct

from brp_desktop.sheet.xantis import ActionId, CounterId, NodeId, WeaponId, XantisCharacter
from brp_desktop.sheet.xantis_derive import XantisDerived

IDENTITY_FIELDS: Final = ("name", "player", "people", "group", "adventure", "portrait", "npc")
"""The fields of a character that stand for themselves."""

PENALTIES: Final = ("pme", "pr", "pd")
"""The three penalties, in the order of the source."""

_GIRO: Final = ("pa_left", "initiative")
_Id = TypeVar("_Id", bound=str)
_Id_co = TypeVar("_Id_co", bound=str, covariant=True)


class _Row(Protocol[_Id_co]):
    """An entry of a list, told apart by its id."""

    @property
    def id(self) -> _Id_co:
        """The id."""


class XantisChangeSet(Struct, frozen=True, kw_only=True):
    """What differs; a change set without any difference is false.

    ``identity`` names fields of the character (``IDENTITY_FIELDS``), ``penalties`` those of ``PENALTIES`` whose value
    or name changed. ``nodes``: scores on both sheets shown differently, the capacity included. ``structure``: scores
    were added, removed, moved or reordered. ``derived``: Pa Max, the value of Iniziativa, or what they are made of.
    ``weapons``, ``actions``, ``counters``: the entries shown differently; all of both sheets where their order or
    number changed. ``giro``: the Pa left or the result of Iniziativa.
    """

    identity: frozenset[str] = frozenset()
    nodes: frozenset[NodeId] = frozenset()
    structure: bool = False
    penalties: frozenset[str] = frozenset()
    derived: bool = False
    weapons: frozenset[WeaponId] = frozenset()
    actions: frozenset[ActionId] = frozenset()
    counters: frozenset[CounterId] = frozenset()
    notes: bool = False
    options: bool = False
    giro: bool = False

    def __bool__(self) -> bool:
        return any(getattr(self, name) for name in self.__struct_fields__)


def diff_xantis(
    old: XantisCharacter, new: XantisCharacter, old_derived: XantisDerived, new_derived: XantisDerived
) -> XantisChangeSet:
    """What differs from ``old`` to ``new``; the derived values must be those of the two."""
    nodes, structure = _node_changes(old, new, old_derived, new_derived)
    return XantisChangeSet(
        identity=_fields(IDENTITY_FIELDS, old, new),
        nodes=nodes,
        structure=structure,
        penalties=_fields(PENALTIES, old, new),
        derived=_derived_values(old_derived) != _derived_values(new_derived),
        weapons=_row_changes(old.weapons, new.weapons),
        actions=_row_changes(old.actions, new.actions),
        counters=_row_changes(old.counters, new.counters),
        notes=old.notes != new.notes,
        options=old.options != new.options,
        giro=old_derived.pa_left != new_derived.pa_left or bool(_fields(_GIRO, old, new)),
    )


def _fields(names: Iterable[str], old: XantisCharacter, new: XantisCharacter) -> frozenset[str]:
    return frozenset(name for name in names if getattr(old, name) != getattr(new, name))


def _node_changes(
    old: XantisCharacter, new: XantisCharacter, old_derived: XantisDerived, new_derived: XantisDerived
) -> tuple[frozenset[NodeId], bool]:
    if old.nodes is new.nodes:
        return frozenset(), False
    before = {node.id: node for node in old.nodes}
    was, now = old_derived.nodes, new_derived.nodes
    changed = frozenset(
        node.id
        for node in new.nodes
        if node.id in before
        and (node != before[node.id] or (node.id in was and was[node.id].capacity != now[node.id].capacity))
    )
    places = [(node.id, node.path) for node in now.values()]
    return changed, places != [(node.id, node.path) for node in was.values()]


def _row_changes(old: Iterable[_Row[_Id]], new: Iterable[_Row[_Id]]) -> frozenset[_Id]:
    """The entries shown differently; all of both lists where their order or number changed."""
    if old is new:
        return frozenset()
    before = {row.id: row for row in old}
    after = {row.id: row for row in new}
    if tuple(before) != tuple(after):
        return frozenset(before) | frozenset(after)
    return frozenset(id_ for id_, row in after.items() if row != before[id_])


def _derived_values(derived: XantisDerived) -> tuple[object, ...]:
    """Pa Max and Iniziativa, and what they are made of: their terms are told by name, which may be another."""
    character = derived.character
    names = {node.id: node.name for node in character.nodes}
    terms = (*character.pa_max_terms, *character.initiative_terms)
    return (
        derived.pa_max,
        derived.pa_max_by_hand,
        derived.pa_max_computed,
        derived.initiative,
        character.pa_max_terms,
        character.initiative_terms,
        tuple(names.get(term) for term in terms),
    )
