"""What the formats of all documents have in common: the version, the rules in force, faults named with their place."""

import re
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, Final, TypeVar

import msgspec
from msgspec.structs import replace

from brp_desktop.rules import RulesError
from brp_desktop.rules.brp import BrpOptions, option_fields
from brp_desktop.storage import json_text
from brp_desktop.storage.errors import StorageError
from brp_desktop.storage.notices import Notice

if TYPE_CHECKING:
    from brp_desktop.storage.documents import SheetDocument
    from brp_desktop.storage.table_documents import TableDocument

_Record = TypeVar("_Record", bound=msgspec.Struct)
_Document = TypeVar("_Document", bound="SheetDocument | TableDocument")

MAXIMUM_REPAIRS: Final = 50
"""How many unreadable parts of a newer document are left out before it is given up."""

_COMPLAINT: Final = r"(?s:(?P<what>.*?)(?: - at `\$\.?(?P<where>.*)`)?)"
_EXPECTED: Final = r"Expected `(?P<expected>[^`]*)`(?:, got `(?P<found>[^`]*)`| (?P<limit>.*))"
_MISSING: Final = r"Object missing required field `(?P<field>[^`]*)`"
_VALUE: Final = r"Invalid enum value (?P<value>.*)"


def format_version(data: Any) -> int:
    """The format version of a document's data; the data must be an object that has one."""
    version = data["format_version"]
    if not isinstance(version, int) or isinstance(version, bool):
        raise StorageError("wrong_type", where="format_version", expected="int", found=json_type(version))
    if version < 1:
        raise StorageError("unknown_version", where="format_version", version=version)
    return version


def decoded_newer(
    data: dict[str, Any], version: int, decode: Callable[[dict[str, Any], list[Notice]], _Document]
) -> _Document:
    """As much of a document of a newer format as can be read: parts that cannot are left out and named."""
    notices = [Notice("newer_format", where="format_version")]
    for _ in range(MAXIMUM_REPAIRS):
        try:
            document = decode(data, notices)
        except StorageError as error:
            if not remove(data, error.where):
                raise
            notices.append(Notice("unreadable_part", where=error.where))
        else:
            return replace(document, read_only=True, format_version=version)
    raise StorageError("unknown_version", where="format_version", version=version)


def json_type(value: Any) -> str:
    """What kind of JSON value it is."""
    names = {dict: "object", list: "array", str: "str", bool: "bool", int: "int", float: "float"}
    return names.get(type(value), "null")


def remove(data: dict[str, Any], where: str) -> bool:
    """Take the value at a place out of the data; False where that cannot be or would not help."""
    if not where or where in {"format_version", "system", "id"}:
        return False
    parts: list[str | int] = [
        int(part[1:-1]) if part.startswith("[") else part for part in re.findall(r"\[\d+\]|[^.\[\]]+", where)
    ]
    if parts[-1] == "id":
        parts.pop()
    holder: Any = data
    above: Any = None
    for part in parts[:-1]:
        above, holder = holder, holder[part]
    if isinstance(holder, dict) and parts[-1] not in holder:
        # Something lacks what it must have: it goes as a whole.
        parts.pop()
        holder = above
    del holder[parts[-1]]
    return True


def check_ids(name: str, ids: Iterable[str]) -> None:
    """``duplicate_id`` with the place of the first id of a list that was there before."""
    seen: set[str] = set()
    for index, id_ in enumerate(ids):
        if id_ in seen:
            raise StorageError("duplicate_id", where=f"{name}[{index}].id", id=id_)
        seen.add(id_)


def recorded(data: dict[str, Any], record: type[_Record]) -> _Record:
    """What a file holds, or is to hold, as a record, every type and range checked; values may also be objects with
    the same fields as the records inside. ``StorageError`` with the place otherwise.
    """
    try:
        return msgspec.convert(data, record, strict=True, from_attributes=True)
    except msgspec.ValidationError as error:
        raise complaint(str(error)) from None


def complaint(message: str) -> StorageError:
    """What the decoder said, as a code, a place and parameters."""
    whole = re.fullmatch(_COMPLAINT, message)
    what, where = (whole["what"], whole["where"] or "") if whole else (message, "")
    if match := re.fullmatch(_MISSING, what):
        place = f"{where}.{match['field']}" if where else match["field"]
        return StorageError("missing_field", None, place, field=match["field"])
    if match := re.fullmatch(_EXPECTED, what):
        expected, found, limit = match["expected"], match["found"], match["limit"]
        if limit is None:
            return StorageError("wrong_type", None, where, expected=expected, found=found)
        if limit.startswith("of length <="):
            return StorageError("too_long", None, where, limit=limit.rpartition(" ")[2])
        return StorageError("out_of_range", None, where, limit=limit)
    if match := re.fullmatch(_VALUE, what):
        return StorageError("unknown_value", None, where, value=match["value"].strip("'"))
    return StorageError("bad_data", None, where)


def read_options(given: dict[str, Any], notices: list[Notice]) -> BrpOptions:
    """The rules in force; a field an older program did not write has its default and is reported."""
    known = {option.id: option for option in option_fields()}
    for id_, option in known.items():
        if id_ in given and not option.allows(given[id_]):
            raise StorageError("unknown_value", where=f"options.{id_}", value=shown(given[id_]))
    if any(id_ not in given for id_ in known):
        notices.append(Notice("options_incomplete", where="options"))
    try:
        return BrpOptions(**{id_: given[id_] for id_ in known if id_ in given})
    except RulesError as error:
        raise StorageError("unknown_value", where="options", value=str(error)) from None


def shown(value: Any) -> str:
    """A value as it stands in the file, at most as long as a line."""
    return json_text.write(value).decode().strip()[:100]
