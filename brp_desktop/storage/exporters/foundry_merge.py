"""What was kept of an actor goes back to its place; what stands on the sheet goes before it."""

from typing import Any, Final

from brp_desktop.catalogue.names import fold
from brp_desktop.storage.importers.foundry_brp_items import READERS

_IDENTITY: Final = ("_id", "name", "type")
_REFERENCES: Final = ("skill1", "skill2", "locId", "hitlocID")
_VAGUE: Final = {"skill1": "none", "skill2": "none", "equipStatus": "carried"}
"""What we write where the sheet knows no better: a kept value goes before it."""


def merged(made: dict[str, Any], kept: dict[str, Any]) -> dict[str, Any]:
    """Put the kept parts into an actor; what is left of them, because the sheet says something else there.

    Entries are found again by type and name; those of types we do not read go back whole.
    """
    renamed: dict[str, str] = {}
    items = kept.get("items")
    rest = {key: value for key, value in kept.items() if key != "items"}
    left = _merge(made, rest, renamed)
    found: dict[tuple[str, str], list[dict[str, Any]]] = {}
    for item in made["items"]:
        found.setdefault(_key(item), []).append(item)
    left_items = []
    for part in items if isinstance(items, list) else ():
        if not isinstance(part, dict):
            continue
        same = found.get(_key(part))
        if same:
            members = {key: value for key, value in part.items() if key not in ("name", "type")}
            item = same.pop(0)
            item["name"] = part["name"]
            over = _merge(item, members, renamed)
            if over:
                left_items.append({**{key: part[key] for key in _IDENTITY if key in part}, **over})
        elif _is_whole(part):
            made["items"].append(part)
        else:
            left_items.append(part)
    if left_items:
        left["items"] = left_items
    for item in made["items"]:
        system = item.get("system")
        for key in _REFERENCES:
            if isinstance(system, dict) and isinstance(system.get(key), str):
                system[key] = renamed.get(system[key], system[key])
    return left


def _merge(into: dict[str, Any], kept: dict[str, Any], renamed: dict[str, str], inside: str = "") -> dict[str, Any]:
    """Put in what is not there; ids of the other program go before ours (``renamed``). The rest comes back."""
    left: dict[str, Any] = {}
    for key, value in kept.items():
        is_id = key == "_id" or (key == "id" and inside == "brpidFlag")
        if is_id and isinstance(into.get(key), str) and isinstance(value, str):
            renamed[into[key]] = value
            into[key] = value
        elif key not in into or (key in _VAGUE and into[key] == _VAGUE[key]):
            into[key] = value
        elif isinstance(into[key], dict) and isinstance(value, dict):
            if over := _merge(into[key], value, renamed, key):
                left[key] = over
        elif into[key] != value:
            left[key] = value
    return left


def _key(item: dict[str, Any]) -> tuple[str, str]:
    return str(item.get("type")), fold(str(item.get("name")))


def _is_whole(item: dict[str, Any]) -> bool:
    """Whether an entry was kept as a whole: of a type nobody reads, or a placeholder for skills."""
    if str(item.get("type")) not in READERS:
        return True
    system = item.get("system")
    return isinstance(system, dict) and bool(system.get("group"))
