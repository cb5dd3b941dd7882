"""Which program a parsed file comes from, told by what it holds and never by its name."""

import re
from typing import Any, Final

from brp_desktop.storage.errors import StorageError
from brp_desktop.storage.importers.report import Format
from brp_desktop.storage.importers.values import shown

_SYSTEMS: Final[dict[str, Format]] = {"brp": "foundry-brp", "coc7": "coc7"}
_PCGEN: Final = re.compile(r"(?m)^PCGVERSION:")
_LOOKED_AT: Final = 10_000
"""Letters of a text in which another program would have said what it is."""

_OTHER_SYSTEMS: Final = {"rqg": "RuneQuest Glorantha", "deltagreen": "Delta Green"}


def is_character(value: Any) -> bool:
    """Whether a value of a list looks like a person of a format that can be read."""
    try:
        recognised(value, None)
    except StorageError:
        return False
    return True


def recognised(value: Any, as_: Format | None) -> Format:
    """The format of a parsed value.

    ``own_sheet`` for a sheet of ours, ``own_table`` for a table, ``other_game`` (format) for what is known
    and cannot be read, ``not_foreign`` (found) for everything else. ``as_`` is believed as far as the value
    is an object.
    """
    if not isinstance(value, dict):
        raise StorageError("not_foreign", found=shown(value, 60))
    if as_ is not None:
        return as_
    if "format_version" in value and ("system" in value or "entries" in value):
        raise StorageError("own_sheet" if "system" in value else "own_table")
    if isinstance(value.get("Investigator"), dict):
        return "dholes-house"
    if "schema_version" in value and "attribs" in value:
        return "roll20"
    if isinstance(value.get("system"), dict) or isinstance(value.get("items"), list):
        found = _foundry(value)
        if found is not None:
            return found
    other = _other(value)
    if other:
        raise StorageError("other_game", format=other)
    raise StorageError("not_foreign", found=", ".join(list(map(str, value))[:5])[:100])


def _foundry(value: dict[str, Any]) -> Format | None:
    """The system of a Foundry actor: as it says, else by its fields."""
    stats = value.get("_stats")
    system_id = stats.get("systemId") if isinstance(stats, dict) else None
    if isinstance(system_id, str) and system_id:
        known = _SYSTEMS.get(system_id.lower())
        if known is None:
            raise StorageError(
                "other_game", format=_OTHER_SYSTEMS.get(system_id.lower(), f"Foundry «{system_id[:40]}»")
            )
        return known
    system = value.get("system")
    if not isinstance(system, dict):
        return None
    if isinstance(system.get("stats"), dict):
        return "foundry-brp"
    characteristics = system.get("characteristics")
    if isinstance(characteristics, dict):
        if "str" in characteristics:
            return "coc7"
        if "strength" in characteristics:
            raise StorageError("other_game", format="RuneQuest Glorantha")
    if isinstance(system.get("statistics"), dict):
        raise StorageError("other_game", format="Delta Green")
    return None


def refuse_others(values: list[Any]) -> None:
    """``other_game`` for a list whose elements are of a program that is known and cannot be read."""
    for value in values:
        if isinstance(value, dict) and (other := _other(value)):
            raise StorageError("other_game", format=other)


def refuse_other_text(text: str) -> None:
    """``other_game`` for a text that is a file of a program that is known and cannot be read."""
    if _PCGEN.search(text[:_LOOKED_AT]):
        raise StorageError("other_game", format="PCGen")


def _other(value: dict[str, Any]) -> str:
    """The name of a program whose files are known and cannot be read; empty where it is none."""
    if _elements_have(value.get("attributes"), "attr_id") or (
        value.get("type") == "character" and any(key in value for key in ("calc", "total_points", "attributes"))
    ):
        return "GURPS Character Sheet"
    if isinstance(value.get("characters"), list):
        return "Rolisteam"
    stats, attributes = value.get("stats"), value.get("attributes")
    one_each = isinstance(stats, list) and stats and all(isinstance(row, dict) and len(row) == 1 for row in stats)
    signs = ("strike_rank", "combat_styles", "hit_locations")
    if any(key in value for key in signs[:2]) or _elements_have(attributes, "strike_rank"):
        return "Mythras Encounter Generator"
    return "Mythras Encounter Generator" if one_each and any(key in value for key in (*signs, "attributes")) else ""


def _elements_have(value: Any, key: str) -> bool:
    """Whether a value is a list with an object in it that has this member."""
    return isinstance(value, list) and any(isinstance(each, dict) and key in each for each in value)
