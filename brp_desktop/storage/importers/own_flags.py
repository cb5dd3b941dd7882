"""What our own export puts into a Foundry actor besides that system's fields, and how it comes back."""

from typing import Any, Final
from uuid import UUID

from brp_desktop.sheet.derived_values import RULES_RESOURCES
from brp_desktop.storage import codec
from brp_desktop.storage.errors import StorageError
from brp_desktop.storage.importers.builder import Builder
from brp_desktop.storage.importers.foundry_item import SCOPE
from brp_desktop.storage.importers.source import Node
from brp_desktop.storage.records import FORMAT_VERSION

PARTS: Final = (
    "player", "profession", "personality", "place", "adventure", "portrait", "options", "resources", "adventures",
    "study", "improvements", "wealth", "contacts", "pow_tick", "creation",
)  # fmt: skip
"""The members of a sheet's file that an actor has no field for."""

_ELSEWHERE: Final = ("options", "resources", "wealth", "contacts")
"""Parts that are put together with those of the actor's own fields."""

_NO_ID: Final = str(UUID(int=0))


def own_parts(top: Node) -> dict[str, Any]:
    """Those members as the flags hold them, complete enough to be read as a sheet; empty where there are none."""
    found = top["flags"][SCOPE]["sheet"].value
    if not isinstance(found, dict):
        return {}
    parts = {key: found[key] for key in PARTS if key in found}
    return {"format_version": FORMAT_VERSION, "id": _NO_ID, "system": "brp", **parts}


def read_own_options(top: Node, builder: Builder) -> None:
    """The rules the actor brings along, unless the person chose others than the usual ones."""
    character = _character(top)
    if character is not None and builder.options_are_usual:
        builder.options = character.options


def read_own_flags(top: Node, builder: Builder) -> None:
    """Fields, counters and lists from the flags, and what is kept there of yet other formats."""
    flags = top["flags"][SCOPE]
    blocks = flags["foreign"].value
    if isinstance(blocks, list):
        builder.foreign += [
            block for block in blocks if isinstance(block, dict) and isinstance(block.get("format"), str)
        ]
        flags["foreign"].mark("taken")
    flags["version"].mark("taken")
    character = _character(top)
    if character is None:
        return
    flags["sheet"].mark("taken")
    for field in PARTS:
        if field not in _ELSEWHERE:
            builder.set(field, getattr(character, field, None) or None)
    for row in character.resources:
        if row.id not in RULES_RESOURCES:
            builder.tracks.keep(row)
    for row in (*character.wealth, *character.contacts):
        builder.add(row, flags)


def _character(top: Node) -> Any:
    """The parts as a character that has nothing else; None where there are none or they are damaged."""
    parts = own_parts(top)
    if "options" not in parts:
        return None
    import copy

    try:
        return codec.decode_value(copy.deepcopy(parts)).character
    except StorageError:
        return None
