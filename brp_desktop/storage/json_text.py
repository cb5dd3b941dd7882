"""JSON as it stands in files: read strictly, with the exact place of a fault, and written in one way only."""

import json
import math
import re
from collections.abc import Iterator
from typing import Any, Final

from brp_desktop.storage.errors import StorageError

MAXIMUM_BYTES: Final = 32_000_000
"""No file of ours is larger; a larger one is refused before it is read."""

MAXIMUM_DEPTH: Final = 64
"""How deep values may be nested."""

_MAXIMUM_DIGITS: Final = 4300
"""As many as Python makes a number of."""

_encoded: Final = json.JSONEncoder(ensure_ascii=False, allow_nan=False).encode
_CONTAINERS: Final = (dict, list)
_MEMBER: Final = re.compile(r'"[ \t\n\r]*:')
_HALF_OF_A_PAIR: Final = re.compile(r"\\u[dD][89a-fA-F]")


class _Fault:
    """Stands where a value is that is no good, until its place is known."""

    def __init__(self, code: str, **parameters: object) -> None:
        self.code = code
        self.parameters = parameters


def parse(data: bytes) -> Any:
    """The value a file holds; a ``StorageError`` with the place for everything JSON does not allow, and for repeated
    keys, numbers that are none or beyond 4300 digits, halves of letter pairs and nesting deeper than 64.

    UTF-8 with or without a byte order mark; UTF-16 with one.
    """
    if len(data) > MAXIMUM_BYTES:
        raise StorageError("too_large", size=len(data), maximum=MAXIMUM_BYTES)
    text = _text(data)
    if not text.strip():
        raise StorageError("empty")
    value, members = _parsed(text)
    if members != len(_MEMBER.findall(text)):
        value = _parsed_carefully(text)
    if _HALF_OF_A_PAIR.search(text):
        check_text(value)
    return value


def _parsed(text: str) -> tuple[Any, int]:
    """The value of a text without a fault, and how many members its objects have.

    They are fewer than the text has colons behind quotation marks if a key is repeated; -1 where the text may hold
    numbers out of range.
    """
    faults: list[object] = []

    def broken(digits: str) -> float:
        number = float(digits)
        if not math.isfinite(number):
            faults.append(digits)
        return number

    try:
        value = _load(text, parse_float=broken, parse_constant=faults.append)
    except ValueError:
        return None, -1
    if faults:
        return None, -1
    members, level = 0, [value] if value.__class__ in _CONTAINERS else []
    for _ in range(MAXIMUM_DEPTH):
        inner: list[Any] = []
        for part in level:
            if part.__class__ is dict:
                members += len(part)
                inner.extend([child for child in part.values() if child.__class__ in _CONTAINERS])
            else:
                inner.extend([child for child in part if child.__class__ in _CONTAINERS])
        if not inner:
            return value, members
        level = inner
    raise StorageError("too_deep")


def _parsed_carefully(text: str) -> Any:
    """The value of a text that may have a fault; the first one is raised with its place."""
    faults: list[_Fault] = []

    def fault(code: str, **parameters: object) -> _Fault:
        faults.append(_Fault(code, **parameters))
        return faults[-1]

    def members(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        found = dict(pairs)
        if len(found) != len(pairs):
            seen: set[str] = set()
            for key, _ in pairs:
                if key in seen:
                    found[key] = fault("duplicate_key", key=key)
                seen.add(key)
        return found

    def whole(digits: str) -> int | _Fault:
        return int(digits) if len(digits.lstrip("-")) <= _MAXIMUM_DIGITS else fault("number_too_large")

    def broken(digits: str) -> float | _Fault:
        number = float(digits)
        return number if math.isfinite(number) else fault("number_too_large")

    value = _load(
        text,
        object_pairs_hook=members,
        parse_int=whole,
        parse_float=broken,
        parse_constant=lambda _: fault("not_a_number"),
    )
    if faults:
        for where, part in walk(value):
            if isinstance(part, _Fault):
                raise StorageError(part.code, None, where, **part.parameters)
    return value


def _load(text: str, **hooks: Any) -> Any:
    try:
        return json.loads(text, **hooks)
    except json.JSONDecodeError as error:
        place = f"line {error.lineno}, column {error.colno}"
        raise StorageError("not_json", where=place, line=error.lineno, column=error.colno) from None
    except RecursionError:
        raise StorageError("too_deep") from None


def write(value: Any) -> bytes:
    """The one text of a value: keys in the order given, tabs, UTF-8, a newline at the end.

    Only what ``parse`` gives may be written; text with half a letter pair is a ``StorageError("bad_text")``.
    """
    pieces: list[str] = []
    _write(value, "\n", pieces)
    pieces.append("\n")
    try:
        return "".join(pieces).encode()
    except UnicodeEncodeError:
        check_text(value)
        raise


def check_text(value: Any) -> None:
    """``bad_text`` with the place of the first text (or key) that no file can hold."""
    for where, part in walk(value):
        texts = part if isinstance(part, dict) else (part,)
        for text in texts:
            if isinstance(text, str) and any("\ud800" <= letter <= "\udfff" for letter in text):
                raise StorageError("bad_text", where=where)


def walk(value: Any) -> Iterator[tuple[str, Any]]:
    """Every value inside with its place (``skills[17].points``), the outermost first, in the order of the file."""
    waiting = [("", value)]
    while waiting:
        where, part = waiting.pop()
        yield where, part
        if isinstance(part, dict):
            waiting.extend((f"{where}.{key}" if where else key, part[key]) for key in reversed(part))
        elif isinstance(part, list | tuple):
            waiting.extend((f"{where}[{index}]", part[index]) for index in reversed(range(len(part))))


def _text(data: bytes) -> str:
    encoding = "utf-16" if data[:2] in (b"\xff\xfe", b"\xfe\xff") else "utf-8-sig"
    try:
        return data.decode(encoding)
    except UnicodeDecodeError as error:
        raise StorageError("not_utf8", where=f"byte {error.start}") from None


def _write(value: Any, line: str, pieces: list[str]) -> None:
    if isinstance(value, dict) and value:
        inner = f"{line}\t"
        opening = "{"
        for key, member in value.items():
            pieces.append(f"{opening}{inner}{_encoded(key)}: ")
            _write(member, inner, pieces)
            opening = ","
        pieces.append(f"{line}}}")
    elif isinstance(value, list | tuple) and value:
        inner = f"{line}\t"
        opening = "["
        for member in value:
            pieces.append(f"{opening}{inner}")
            _write(member, inner, pieces)
            opening = ","
        pieces.append(f"{line}]")
    elif value.__class__ is int:
        pieces.append(str(value))
    else:
        pieces.append(_encoded(value))
