"""Writes TOML: the counterpart of the standard library's reader, for everything that reader can give."""

import math
import re
from collections.abc import Mapping, Sequence
from datetime import date, datetime, time
from typing import Final

_BARE_KEY: Final = r"[A-Za-z0-9_-]+"
_ESCAPES: Final = {
    "\b": "\\b",
    "\t": "\\t",
    "\n": "\\n",
    "\f": "\\f",
    "\r": "\\r",
    '"': '\\"',
    "\\": "\\\\",
}
_TO_ESCAPE: Final = r'[\x00-\x1f"\\\x7f]'


def toml_text(table: Mapping[str, object]) -> str:
    """The table as a TOML document; reading it back gives an equal table. Values stand before tables.

    Holds strings, whole numbers, floats, booleans, dates, times, lists and tables of these. TypeError for anything
    else, ValueError for a string with a lone surrogate, which no UTF-8 file can hold.

    >>> print(toml_text({"theme": "ink", "window": {"width": 1280}}), end="")
    theme = "ink"
    <BLANKLINE>
    [window]
    width = 1280
    """
    lines: list[str] = []
    _write_table(table, (), lines)
    return "\n".join(lines).lstrip("\n") + "\n" if lines else ""


def _write_table(table: Mapping[str, object], path: tuple[str, ...], lines: list[str]) -> None:
    values = {key: value for key, value in table.items() if not isinstance(value, Mapping)}
    if path and (values or not table):
        lines += ["", f"[{'.'.join(_key(part) for part in path)}]"]
    lines += [f"{_key(key)} = {_value(value)}" for key, value in values.items()]
    for key, value in table.items():
        if isinstance(value, Mapping):
            _write_table(value, (*path, key), lines)


def _key(text: str) -> str:
    return text if re.fullmatch(_BARE_KEY, text) else _string(text)


def _value(value: object) -> str:
    match value:
        case bool():
            return "true" if value else "false"
        case int():
            return str(value)
        case float():
            return _float(value)
        case str():
            return _string(value)
        case datetime() | date() | time():
            return value.isoformat()
        case Mapping():
            return "{" + ", ".join(f"{_key(key)} = {_value(item)}" for key, item in value.items()) + "}"
        case list() | tuple():
            return _list(value)
    raise TypeError(f"TOML has no place for {type(value).__name__}")


def _list(items: Sequence[object]) -> str:
    if any(isinstance(item, Mapping) for item in items):
        return "[\n" + "".join(f"    {_value(item)},\n" for item in items) + "]"
    return "[" + ", ".join(_value(item) for item in items) + "]"


def _float(value: float) -> str:
    if math.isnan(value):
        return "nan"
    if math.isinf(value):
        return "inf" if value > 0 else "-inf"
    return repr(value)


def _string(text: str) -> str:
    if any("\ud800" <= character <= "\udfff" for character in text):
        raise ValueError("a lone surrogate cannot be written as UTF-8")
    return '"' + re.sub(_TO_ESCAPE, lambda found: _ESCAPES.get(found[0], f"\\u{ord(found[0]):04X}"), text) + '"'
