"""The bytes of a foreign file as text and as JSON: any encoding, broken numbers kept as text, repeated keys named."""

import json
import math
import re
from typing import Any, Final

from msgspec import Struct

from brp_desktop.storage.errors import StorageError

MAXIMUM_BYTES: Final = 10_000_000
"""No file of another program that holds a person is larger."""

MAXIMUM_DEPTH: Final = 40
"""How deep the values of a file may be nested; in our document they lie a little deeper."""

MAXIMUM_VALUES: Final = 100_000
"""How many values a file may hold; a person with hundreds of things has a tenth of it."""

_MAXIMUM_DIGITS: Final = 400
_CODE_PAGE: Final = "cp1252"
_SEPARATORS: Final = re.compile(r"[,\[{]")


class ForeignText(Struct, frozen=True):
    """The text of a file and how its bytes were read; ``guessed``: the file does not say, and it is no Unicode."""

    text: str
    encoding: str
    guessed: bool = False


class Repeated(Struct, frozen=True):
    """A member that an object has more than once: the name and the values that do not count."""

    key: str
    values: tuple[Any, ...]


class ForeignJson(Struct, frozen=True):
    """The value of a file, and the members that are there more than once (the last of each counts)."""

    value: Any
    repeated: tuple[Repeated, ...] = ()


def read_text(data: bytes, encoding: str | None = None) -> ForeignText:
    """The text of a file: UTF-8, UTF-16 by its mark or its zeros, else a western code page (``guessed``).

    ``empty``, ``too_large`` and ``not_text`` (what no text is made of) are StorageErrors.
    """
    if len(data) > MAXIMUM_BYTES:
        raise StorageError("too_large", size=len(data), maximum=MAXIMUM_BYTES)
    found = _decoded(data, encoding)
    if not found.text.strip("\ufeff \t\r\n"):
        raise StorageError("empty")
    if "\0" in found.text:
        raise StorageError("not_text")
    return found


def _decoded(data: bytes, encoding: str | None) -> ForeignText:
    if encoding is not None:
        try:
            return ForeignText(data.decode(encoding, "replace"), encoding)
        except LookupError:
            raise StorageError("unknown_value", where="encoding", value=encoding) from None
    if data[:2] in (b"\xff\xfe", b"\xfe\xff"):
        return ForeignText(data.decode("utf-16", "replace"), "utf-16")
    head = data[:400]
    for name, zeros, letters in (("utf-16-le", head[1::2], head[0::2]), ("utf-16-be", head[0::2], head[1::2])):
        if len(zeros) > 4 and zeros.count(0) > 0.7 * len(zeros) and not letters.count(0):
            return ForeignText(data.decode(name, "replace"), name)
    try:
        return ForeignText(data.decode("utf-8-sig"), "utf-8")
    except UnicodeDecodeError:
        return ForeignText(data.decode(_CODE_PAGE, "replace"), _CODE_PAGE, guessed=True)


def read_json(text: str) -> ForeignJson:
    """The value of a text that is JSON; ``not_json`` (line, column), ``too_deep`` or ``too_large`` otherwise.

    Numbers that are none or without end (``NaN``, ``1e400``) and those of hundreds of digits come as their text.
    """
    if len(_SEPARATORS.findall(text)) > MAXIMUM_VALUES:
        raise StorageError("too_large", size=len(text), maximum=MAXIMUM_VALUES)
    repeated: list[Repeated] = []

    def members(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        found = dict(pairs)
        if len(found) != len(pairs):
            values: dict[str, list[Any]] = {}
            for key, value in pairs:
                values.setdefault(key, []).append(value)
            repeated.extend(Repeated(key, tuple(several[:-1])) for key, several in values.items() if len(several) > 1)
        return found

    try:
        value = json.loads(
            text.lstrip("\ufeff"), object_pairs_hook=members, parse_int=_whole, parse_float=_broken, parse_constant=str
        )
    except json.JSONDecodeError as error:
        place = f"line {error.lineno}, column {error.colno}"
        raise StorageError("not_json", where=place, line=error.lineno, column=error.colno) from None
    except RecursionError:
        raise StorageError("too_deep") from None
    if _is_too_deep(value):
        raise StorageError("too_deep")
    return ForeignJson(value, tuple(repeated))


def read_json_lines(text: str) -> list[ForeignJson] | None:
    """The values of a text that has one JSON object in every line; None where it is not so."""
    lines = [line for line in text.lstrip("\ufeff").splitlines() if line.strip()]
    if len(lines) < 2 or not all(line.lstrip().startswith("{") for line in lines):
        return None
    try:
        return [read_json(line) for line in lines]
    except StorageError:
        return None


def _whole(digits: str) -> int | str:
    return int(digits) if len(digits) <= _MAXIMUM_DIGITS else digits


def _broken(digits: str) -> float | str:
    number = float(digits)
    return number if math.isfinite(number) and len(digits) <= _MAXIMUM_DIGITS else digits


def _is_too_deep(value: Any) -> bool:
    level = [value]
    for _ in range(MAXIMUM_DEPTH):
        inner: list[Any] = []
        for part in level:
            if isinstance(part, dict):
                inner.extend(part.values())
            elif isinstance(part, list):
                inner.extend(part)
        if not inner:
            return False
        level = inner
    return True
