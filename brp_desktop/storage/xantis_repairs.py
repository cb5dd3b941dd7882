"""What is put right in a Xantis sheet's data before they are read, each with a notice (xantis.md 15.2).

Codes: ``not_an_integer`` (something else where a number belongs: the starting value), ``out_of_range`` (a number
beyond its range: the nearest), ``duplicate_name`` (an id for the second time: a new one), ``unknown_name``,
``cyclic_parent``, ``invalid_tier`` (a parent that cannot be: none), ``unknown_tier`` (a tier that is none: the
highest), ``unknown_option`` (a reading that is none: the source's), ``readings_incomplete``. ``was`` and ``now`` are
JSON. What is broken otherwise is left for the reader to refuse.
"""

from collections.abc import Iterator
from typing import Any, Final

from msgspec.structs import replace

from brp_desktop.rules.xantis import XantisOptions, option_fields
from brp_desktop.sheet import xantis_limits as limits
from brp_desktop.sheet.xantis import ScoreNode
from brp_desktop.sheet.xantis_tree import free_id, sound_tree
from brp_desktop.storage.checking import shown
from brp_desktop.storage.notices import Notice

_Range = tuple[int, int]
Fields = dict[str, tuple[_Range, int | None, bool]]
"""The numbers of an object: their range, the starting value, and whether they may be empty."""

_SHEET: Final[Fields] = {
    "pa_max": (limits.PA, None, True),
    "pa_left": (limits.PA, None, True),
    "initiative_number": (limits.INITIATIVE, 0, False),
    "initiative": (limits.INITIATIVE, None, True),
}
_PERSON: Final[Fields] = {
    "pa_max": (limits.PA, None, True),
    "initiative": (limits.INITIATIVE, None, True),
    **dict.fromkeys(("pme", "pr", "pd"), (limits.PENALTY, 0, False)),
}
_PENALTY: Final[Fields] = {"value": (limits.PENALTY, 0, False)}
_LISTS: Final[dict[str, Fields]] = {
    "nodes": {"value": (limits.SCORE, 0, False)},
    "weapons": {
        "attack_pa": (limits.PA_COST, None, True),
        "parry_pa": (limits.PA_COST, 3, True),
        "bonus": (limits.WEAPON_BONUS, 0, False),
    },
    "actions": {"pa": (limits.PA_COST, None, True)},
    "counters": {"now": (limits.COUNTER, 0, False), "maximum": (limits.COUNTER, None, True)},
    "notes": {},
}


def repair(data: dict[str, Any], notices: list[Notice]) -> None:
    """Put right what can be, in the data themselves."""
    numbers(data, "", _SHEET, notices)
    for penalty in ("pme", "pr", "pd"):
        numbers(data.get(penalty), penalty, _PENALTY, notices)
    for name, fields in _LISTS.items():
        for where, entry in entries_of(data, name):
            numbers(entry, where, fields, notices)
        if name != "nodes":
            tell_apart(data, name, notices)
    _tree(data, notices)


def repair_person(person: dict[str, Any], where: str, notices: list[Notice]) -> None:
    """The same for a person without a sheet, at that place of a table."""
    said: list[Notice] = []
    numbers(person, "", _PERSON, said)
    for name in ("nodes", "weapons", "actions", "counters"):
        for place, entry in entries_of(person, name):
            numbers(entry, place, _LISTS[name], said)
        if name != "nodes":
            tell_apart(person, name, said)
    _tree(person, said)
    notices += [replace(notice, where=f"{where}.{notice.where}") for notice in said]


def readings(given: dict[str, Any], notices: list[Notice], name: str = "options") -> XantisOptions:
    """The readings in force; one that is not there or is none is that of the source, and said so."""
    found: dict[str, Any] = {}
    defaults = XantisOptions()
    missing = False
    for option in option_fields():
        if option.id not in given:
            missing = True
        elif option.allows(given[option.id]):
            found[option.id] = given[option.id]
        else:
            default = getattr(defaults, option.id)
            say(notices, "unknown_option", f"{name}.{option.id}", given[option.id], default)
            given[option.id] = default
    if missing:
        notices.append(Notice("readings_incomplete", where=name))
    return XantisOptions(**found)


def numbers(holder: Any, where: str, fields: Fields, notices: list[Notice]) -> None:
    """The numbers of an object at a place, each within its range."""
    if not isinstance(holder, dict):
        return
    for name, (limits_, start, empty) in fields.items():
        if name not in holder or (empty and holder[name] is None):
            continue
        value = holder[name]
        place = f"{where}.{name}" if where else name
        if not isinstance(value, int) or isinstance(value, bool):
            say(notices, "not_an_integer", place, value, start)
            holder[name] = start
        elif not limits_[0] <= value <= limits_[1]:
            holder[name] = min(max(value, limits_[0]), limits_[1])
            say(notices, "out_of_range", place, value, holder[name])


def entries_of(data: dict[str, Any], name: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """The objects of a list with their places."""
    rows = data.get(name)
    for index, row in enumerate(rows if isinstance(rows, list) else ()):
        if isinstance(row, dict):
            yield f"{name}[{index}]", row


def tell_apart(data: dict[str, Any], name: str, notices: list[Notice]) -> None:
    """A new id for each entry whose id came before; more entries than there may be are refused anyway."""
    rows = [(where, row) for where, row in entries_of(data, name) if isinstance(row.get("id"), str)]
    if len(rows) > limits.ENTRIES:
        return
    taken = {row["id"] for _, row in rows}
    seen: set[str] = set()
    for where, row in rows:
        if row["id"] in seen:
            was = row["id"]
            row["id"] = free_id(was, taken)
            taken.add(row["id"])
            say(notices, "duplicate_name", f"{where}.id", was, row["id"])
        seen.add(row["id"])


def _tree(data: dict[str, Any], notices: list[Notice]) -> None:
    """The scores as a tree; only where each of them can be one at all."""
    rows = data.get("nodes")
    if not isinstance(rows, list) or len(rows) > limits.NODES or not all(map(_may_be_node, rows)):
        return
    nodes = tuple(ScoreNode(id=row["id"], tier=row["tier"], name="", parent=row.get("parent")) for row in rows)
    sound, repairs = sound_tree(nodes)
    for each in repairs:
        row, now = rows[each.index], sound[each.index]
        where = f"nodes[{each.index}]"
        if each.code == "duplicate_name":
            say(notices, each.code, f"{where}.id", each.was, each.now)
            row["id"] = now.id
        elif each.now:
            say(notices, "unknown_tier", f"{where}.tier", each.was, each.now)
            row["tier"] = now.tier
        else:
            say(notices, each.code, f"{where}.parent", each.was, None)
            del row["parent"]


def _may_be_node(row: Any) -> bool:
    if not isinstance(row, dict):
        return False
    parent = row.get("parent")
    texts = row.get("id"), row.get("tier"), "" if parent is None else parent
    return all(isinstance(text, str) for text in texts)


def say(notices: list[Notice], code: str, where: str, was: Any, now: Any) -> None:
    """Note what was put right."""
    notices.append(Notice(code, where=where, was=shown(was), now=shown(now)))
