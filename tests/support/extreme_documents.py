"""Documents at the ends of what the formats allow: every number the highest or the lowest, every text the longest."""

from collections.abc import Iterator
from copy import deepcopy
from typing import Any, Final

from msgspec import inspect

from brp_desktop.storage.records import Record

EXTREMES: Final = ("highest", "lowest", "longest", "strange", "blank")
"""Numbers at their upper end, at their lower end; texts as long as they may be; texts of odd signs; nothing that may be
left out.
"""

_KEPT: Final = frozenset(
    {"id", "format_version", "system", "parent", "skill", "node", "characteristic", "portrait", "path", "entry"}
)
"""What says which thing is meant: without it there is nothing to look at."""
_LONG: Final = 3000
"""Longer is no text: a file has its limit too."""
_STRANGE: Final = "<b>x</b> &amp; {0} {name} %n %1\u202eRTL\u0000\t\n\u2028\u0301🐙\ufdfd"


def extreme(data: dict[str, Any], record: type[Record], end: str) -> dict[str, Any]:
    """The data of a document with everything in it at an end; every list has at least a row."""
    found = deepcopy(data)
    _to_the_end(found, inspect.type_info(record), end)
    return found


def _to_the_end(data: dict[str, Any], kind: inspect.Type, end: str) -> None:
    assert isinstance(kind, inspect.StructType)
    for field in kind.fields:
        name = field.encode_name
        if name in _KEPT:
            continue
        if end == "blank" and not field.required and not isinstance(data.get(name), dict | list):
            data.pop(name, None)
            continue
        for one in _kinds(field.type):
            if isinstance(one, inspect.VarTupleType) and isinstance(one.item_type, inspect.StructType):
                for row in data.get(name, ()):
                    _to_the_end(row, one.item_type, end)
            elif isinstance(one, inspect.StructType):
                if isinstance(data.get(name), dict):
                    _to_the_end(data[name], one, end)
            elif isinstance(one, inspect.IntType) and end in ("highest", "lowest"):
                limit = one.le if end == "highest" else one.ge
                if limit is not None:
                    data[name] = int(limit)
            elif isinstance(one, inspect.StrType) and end in ("longest", "strange") and one.max_length:
                text = "Wide " * _LONG if end == "longest" else _STRANGE
                data[name] = text[: min(one.max_length, _LONG)]


def _kinds(kind: inspect.Type) -> Iterator[inspect.Type]:
    if isinstance(kind, inspect.UnionType):
        for one in kind.types:
            yield from _kinds(one)
    else:
        yield kind
