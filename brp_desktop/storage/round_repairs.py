"""What is put right in the Giro of a table's file before it is read, each with a notice (xantis.md 15.2).

The codes are those of ``xantis_repairs``; ``unknown_reference`` is a group, line of the table or participant that is
not there, ``named_twice`` somebody who is named for the second time: both are left out.
"""

from collections.abc import Collection
from typing import Any, Final

from msgspec.structs import replace

from brp_desktop.sheet import xantis_limits as limits
from brp_desktop.sheet.round import EXPENSES, INITIATIVE_RESULT
from brp_desktop.storage.notices import Notice
from brp_desktop.storage.xantis_repairs import Fields, entries_of, numbers, say, tell_apart

_PARTICIPANT: Final[Fields] = {
    "initiative": (limits.INITIATIVE, None, True),
    "result": (INITIATIVE_RESULT, None, True),
    "pa_left": (limits.PA, 0, False),
    "pa_max": (limits.PA, 0, False),
}
_EXPENSE: Final[Fields] = {"cost": (limits.PA, 0, False)}
_ROUND: Final[Fields] = {"on_action": ((0, EXPENSES), 0, False)}
_ACTION: Final[Fields] = {"margin": (INITIATIVE_RESULT, None, True)}


def repair_round(round_: dict[str, Any], entries: Collection[str], notices: list[Notice]) -> None:
    """Put right what can be, in the data themselves; ``entries`` are the ids of the lines of the table."""
    said: list[Notice] = []
    for name in ("groups", "participants"):
        tell_apart(round_, name, said)
    _numbers(round_, "", said)
    numbers(round_, "", _ROUND, said)
    for where, past in entries_of(round_, "past"):
        _numbers(past, where, said)
    groups, people = _ids(round_, "groups"), _ids(round_, "participants")
    seen: set[tuple[str, str]] = set()
    for where, row in entries_of(round_, "participants"):
        _known(row, "group", groups, where, said)
        _known(row, "entry", entries, where, said)
        for field in ("entry", "document"):
            value = row.get(field)
            if not isinstance(value, str) or not value:
                continue
            if (field, value) in seen:
                say(said, "named_twice", f"{where}.{field}", value, None)
                del row[field]
            seen.add((field, value))
    _known(round_, "acting", people, "", said)
    _repair_action(round_, people, said)
    _repair_list(round_, "expenses", people, "", said)
    notices += [replace(notice, where=f"round.{notice.where}") for notice in said]


def _numbers(holder: dict[str, Any], where: str, said: list[Notice]) -> None:
    """The numbers of the people and expenses of a Giro, or of one that is over."""
    for name, fields in (("participants", _PARTICIPANT), ("expenses", _EXPENSE)):
        for place, row in entries_of(holder, name):
            numbers(row, f"{where}.{place}" if where else place, fields, said)


def _repair_action(round_: dict[str, Any], people: Collection[str], said: list[Notice]) -> None:
    action = round_.get("action")
    if isinstance(action, dict):
        numbers(action, "action", _ACTION, said)
        _known(action, "target", people, "action", said)
        _repair_list(action, "instants", people, "action.", said)


def _repair_list(holder: dict[str, Any], name: str, people: Collection[str], at: str, said: list[Notice]) -> None:
    """Entries of a list that name nobody, themselves or by ``who``, or somebody for the second time, are left out."""
    rows = holder.get(name)
    if not isinstance(rows, list):
        return
    kept = []
    for index, row in enumerate(rows):
        of = isinstance(row, dict)
        who = row.get("who") if of else row
        again = not of and row in kept
        if again or (isinstance(who, str) and who not in people):
            code = "named_twice" if again else "unknown_reference"
            say(said, code, f"{at}{name}[{index}]{'.who' if of else ''}", who, None)
        else:
            kept.append(row)
    rows[:] = kept


def _ids(holder: dict[str, Any], name: str) -> frozenset[str]:
    return frozenset(row["id"] for _, row in entries_of(holder, name) if isinstance(row.get("id"), str))


def _known(holder: dict[str, Any], field: str, ids: Collection[str], where: str, said: list[Notice]) -> None:
    value = holder.get(field)
    if isinstance(value, str) and value not in ids:
        say(said, "unknown_reference", f"{where}.{field}" if where else field, value, None)
        del holder[field]
