"""Reads TOML: plain documents by itself and at once, everything else through the standard library's reader."""

import re
from typing import Any, Final

_TEXT = r'"[^"\\\x00-\x1f\x7f]*"'
_END = r"[ \t]*(?:#[^\x00-\x1f\x7f]*)?"
_PAIR = rf"([\w-]+)[ \t]*=[ \t]*({_TEXT}|[\w.-]+)"
_LINE = re.compile(
    rf"[ \t]*(?:\[([\w-]+(?:\.[\w-]+)*)\]|([\w-]+)[ \t]*=[ \t]*({_TEXT}|[\w.-]+|\{{[^\n]*?\}}|\[[\d, ]*\]|\[))?{_END}",
    re.ASCII,
)
_INLINE = re.compile(rf"\{{[ ]*{_PAIR}[ ]*(?:,[ ]*{_PAIR}[ ]*)*\}}", re.ASCII)
_IN_LINE = re.compile(_PAIR, re.ASCII)
_NUMBER = re.compile(r"-?(?:0|[1-9][0-9]{0,17})(\.[0-9]+)?")
_LARGEST: Final = 2**63
DEEPEST: Final = 40
"""So many tables and lists may stand in one another."""


class _NotPlainError(Exception):
    """Something that only the whole reader understands, or refuses."""


def loads(text: str) -> dict[str, Any]:
    """As `tomllib.loads`, with the same results and the same errors (`tomllib.TOMLDecodeError`).

    A whole number of more than 64 bits, which no TOML has to hold, and tables or lists more than `DEEPEST` in one
    another are a `ValueError` too: everything that is read can be written, compared and shown.

    Plain are tables, and of values texts without escapes, decimal numbers, truth values, lists of whole numbers and
    tables in a line, alone or as a list with one to a line. Theme files and settings are plain; loading the whole
    reader takes longer than reading them.

    >>> loads('name = "Paper"  # light\\n[size]\\nrow = 21\\npair = { wide = true, share = 0.5 }')
    {'name': 'Paper', 'size': {'row': 21, 'pair': {'wide': True, 'share': 0.5}}}
    """
    try:
        return _plain(text)
    except _NotPlainError:
        import tomllib

        found = tomllib.loads(text)
        _check(found)
        return found


def _check(root: dict[str, Any]) -> None:
    level: list[Any] = [root]
    for _ in range(DEEPEST + 1):
        below: list[Any] = []
        for each in level:
            for value in each.values() if isinstance(each, dict) else each:
                if isinstance(value, dict | list):
                    below.append(value)
                elif isinstance(value, int) and not -_LARGEST <= value < _LARGEST:
                    raise ValueError("a whole number has more than 64 bits")
        level = below
        if not level:
            return
    raise ValueError(f"more than {DEEPEST} tables or lists in one another")


def _plain(text: str) -> dict[str, Any]:
    root: dict[str, Any] = {}
    tables = {"": root}
    table = root
    rows: list[dict[str, Any]] | None = None
    for line in text.split("\n"):
        if rows is not None:
            if line == "]":
                rows = None
            else:
                rows.append(_row(line))
            continue
        match = _LINE.fullmatch(line)
        if match is None:
            raise _NotPlainError
        header, key, value = match.groups()
        if header is not None:
            table = _open(header, tables)
        elif key is not None:
            if key in table:
                raise _NotPlainError
            if value == "[":
                table[key] = rows = []
            else:
                table[key] = _value(value)
    if rows is not None:
        raise _NotPlainError
    return root


def _row(line: str) -> dict[str, Any]:
    text = line.strip(" ")
    if not text.startswith("{") or not text.endswith("},"):
        raise _NotPlainError
    row: dict[str, Any] = _value(text[:-1])
    return row


def _open(header: str, tables: dict[str, dict[str, Any]]) -> dict[str, Any]:
    outer, _, name = header.rpartition(".")
    if header.count(".") >= DEEPEST:
        raise _NotPlainError
    above = tables.get(outer)
    if header in tables or above is None:
        if header in tables or not outer:
            raise _NotPlainError
        above = _open(outer, tables)
    if name in above:
        raise _NotPlainError
    above[name] = tables[header] = {}
    return tables[header]


def _value(text: str) -> Any:
    match text[0]:
        case '"':
            return text[1:-1]
        case "{":
            if _INLINE.fullmatch(text) is None:
                raise _NotPlainError
            pairs = _IN_LINE.findall(text)
            values = {key: _value(value) for key, value in pairs}
            if len(values) < len(pairs):
                raise _NotPlainError
            return values
        case "[":
            return [_number(part.strip(" ")) for part in text[1:-1].split(",")]
    return text == "true" if text in ("true", "false") else _number(text)


def _number(text: str) -> int | float:
    match = _NUMBER.fullmatch(text)
    if match is None:
        raise _NotPlainError
    return float(text) if match.group(1) else int(text)
