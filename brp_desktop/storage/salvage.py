"""A damaged sheet or table as a document of its own: what can be read of it, and a notice of each thing that cannot."""

import re
import types
import typing
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TypeVar
from uuid import UUID, uuid4

import msgspec
from msgspec.structs import replace

from brp_desktop.sheet.systems import BRP, SYSTEMS, XANTIS
from brp_desktop.storage import codec, json_text, table_codec
from brp_desktop.storage.checking import complaint, remove, shown
from brp_desktop.storage.documents import SheetDocument
from brp_desktop.storage.errors import StorageError
from brp_desktop.storage.files import read_file
from brp_desktop.storage.notices import Notice
from brp_desktop.storage.records import FORMAT_VERSION, SheetRecord
from brp_desktop.storage.salvage_text import read_damaged
from brp_desktop.storage.table_documents import TableDocument, moved_table

_Document = TypeVar("_Document", bound=SheetDocument | TableDocument)

DAMAGE: Final = frozenset(
    {
        "not_utf8", "not_json", "duplicate_key", "too_deep", "not_a_number", "number_too_large", "bad_text",
        "unknown_version", "missing_field", "wrong_type", "out_of_range", "too_long", "unknown_value", "duplicate_id",
        "bad_data", "not_a_picture", "path_or_person",
    }
)  # fmt: skip
"""What reading a document may stumble over although there is something to save."""

_HEAD: Final = ("format_version", "system", "id")
_MAXIMUM_REPAIRS: Final = 200
_REPAIRS_OF_A_ROW: Final = 30
_NAMED_BY_ID: Final = ("characteristics", "resources")
"""Lists whose rows are what their ids say: without one a row says nothing."""


def salvaged_sheet(data: bytes) -> SheetDocument:
    """What can be read of a damaged sheet, without a path; the notices say what is lost, field by field.

    It keeps its id, so that its rolls and its older versions stay with it. ``StorageError("nothing_readable")`` where
    no field is left.
    """
    value, lost = _value(data)
    return _salvaged(value, lost, codec.decode_value, _sheet_record(value, lost))


def salvaged_table(data: bytes) -> TableDocument:
    """The same of a damaged table."""
    from brp_desktop.storage.table_records import TableRecord

    value, lost = _value(data)
    value.pop("system", None)
    return _salvaged(value, lost, table_codec.decode_value, TableRecord)


def rescued_sheet(path: Path) -> SheetDocument:
    """What can be read of the damaged sheet in a file, as a document without one; the file is only read."""
    document = salvaged_sheet(read_file(path)[0])
    return replace(document, notices=tuple(replace(notice, path=path) for notice in document.notices))


def rescued_table(path: Path) -> TableDocument:
    """The same of a damaged table; its references lead to the same files as from where it lies."""
    document = salvaged_table(read_file(path)[0])
    table = moved_table(document.table, path.parent, None)
    return replace(document, table=table, notices=tuple(replace(notice, path=path) for notice in document.notices))


def _value(data: bytes) -> tuple[dict[str, Any], list[Notice]]:
    """The members of the file: read strictly where that goes, else as far as they can be made out."""
    try:
        value = json_text.parse(data)
    except StorageError:
        return read_damaged(data)
    return (value, []) if isinstance(value, dict) else ({}, [])


def _sheet_record(value: dict[str, Any], lost: list[Notice]) -> type[msgspec.Struct]:
    """What the sheet is made of, by its system or else by what is there."""
    from brp_desktop.storage.xantis_records import XantisSheetRecord

    if value.get("system") not in SYSTEMS:
        members = {BRP: _members(SheetRecord), XANTIS: _members(XantisSheetRecord)}
        system = max(members, key=lambda each: len(members[each].intersection(value)))
        lost.append(_loss("system", value.get("system")))
        value["system"] = system
    return SheetRecord if value["system"] == BRP else XantisSheetRecord


def _members(record: type[msgspec.Struct]) -> frozenset[str]:
    return frozenset(record.__struct_fields__)


def _salvaged(
    value: dict[str, Any],
    lost: list[Notice],
    decode: Callable[[Any, list[Notice]], _Document],
    record: type[msgspec.Struct],
) -> _Document:
    _check_head(value, lost)
    _sift(value, record, lost)
    known = _members(record).difference(_HEAD)
    said: list[Notice] = []
    for _ in range(_MAXIMUM_REPAIRS):
        if not known.intersection(value):
            break
        try:
            document = decode(value, said)
        except StorageError as error:
            if not _repair(value, error, lost):
                break
        else:
            return replace(document, notices=(*dict.fromkeys(lost), *document.notices))
    raise StorageError("nothing_readable")


def _check_head(value: dict[str, Any], lost: list[Notice]) -> None:
    """Version and id as they must be; without one a new id."""
    version = value.get("format_version")
    if not isinstance(version, int) or isinstance(version, bool) or not 1 <= version <= FORMAT_VERSION:
        lost.append(_loss("format_version", version))
        value["format_version"] = FORMAT_VERSION
    try:
        UUID(value["id"])
    except (KeyError, ValueError, AttributeError, TypeError):
        lost.append(_loss("id", value.get("id")))
        value["id"] = str(uuid4())


def _sift(value: dict[str, Any], record: type[msgspec.Struct], lost: list[Notice]) -> None:
    """Take out of each member what is of the wrong type or out of range; of lists row by row."""
    for field in msgspec.structs.fields(record):
        name = field.encode_name
        if name in _HEAD or name not in value:
            continue
        row_type = _row_type(field.type)
        if row_type is not None and isinstance(value[name], list):
            rows = [(f"{name}[{index}]", row) for index, row in enumerate(value[name])]
            value[name] = [row for where, row in rows if _is_sound(row, row_type, where, lost)]
        elif not _is_sound(value[name], field.type, name, lost):
            del value[name]


def _is_sound(value: Any, type_: Any, where: str, lost: list[Notice]) -> bool:
    """Whether the value is of the type, at least once the parts that are not were taken out of it."""
    for _ in range(_REPAIRS_OF_A_ROW):
        try:
            msgspec.convert(value, type_, strict=True)
        except msgspec.ValidationError as error:
            inside = complaint(str(error)).where
            part = _part(value, inside)
            if not isinstance(value, dict):
                break
            place = f"{where}.{inside}"
            if inside == "id" and part is None and not where.startswith(_NAMED_BY_ID):
                value["id"] = _new_id()
            elif not _take_out(value, inside):
                break
            lost.append(_loss(place, part))
        else:
            return True
    lost.append(_loss(where, value))
    return False


def _take_out(value: dict[str, Any], where: str) -> bool:
    """Remove what stands at a place, or the part that lacks it; False where that is the whole."""
    if where not in value and "." not in where and "[" not in where:
        return False
    try:
        return remove(value, where)
    except (LookupError, TypeError):
        return False


def _new_id() -> str:
    return uuid4().hex[:12]


def _row_type(type_: Any) -> Any:
    """The type of the rows of a list; None for what is no list."""
    while typing.get_origin(type_) is typing.Annotated:
        type_ = typing.get_args(type_)[0]
    if typing.get_origin(type_) in (types.UnionType, typing.Union):
        return None
    return typing.get_args(type_)[0] if typing.get_origin(type_) is tuple else None


def _repair(value: dict[str, Any], error: StorageError, lost: list[Notice]) -> bool:
    """Put right what stands between the parts of a document: ids that come twice, lists too long, two things in one."""
    where = error.where
    part = _part(value, where)
    if error.code == "duplicate_id" and isinstance(rows := _part(value, where.rpartition("[")[0]), list):
        _tell_apart(rows, where.rpartition("[")[0], lost)
        return True
    if error.code == "too_long" and isinstance(part, list):
        limit = int(str(error.parameters["limit"]))
        lost.append(Notice("lost_value", where=f"{where}[{limit}]", was=f"+ {len(part) - limit}"))
        del part[limit:]
        return True
    if error.code == "path_or_person" and isinstance(part, dict) and part.get("path") and len(part) > 2:
        lost.append(_loss(f"{where}.path", part.pop("path")))
        return True
    lost.append(_loss(where, part))
    return _take_out(value, where)


def _tell_apart(rows: list[Any], where: str, lost: list[Notice]) -> None:
    """A new id for each row whose id came before."""
    seen: set[Any] = set()
    for index, row in enumerate(rows):
        if row["id"] in seen:
            now = _new_id()
            lost.append(Notice("duplicate_name", where=f"{where}[{index}].id", was=shown(row["id"]), now=shown(now)))
            row["id"] = now
        seen.add(row["id"])


def _part(value: Any, where: str) -> Any:
    """What stands at a place; None where there is nothing."""
    for step in re.findall(r"\[\d+\]|[^.\[\]]+", where):
        try:
            value = value[int(step[1:-1])] if step.startswith("[") else value[step]
        except (KeyError, IndexError, TypeError):
            return None
    return value


def _loss(where: str, was: Any) -> Notice:
    return Notice("lost_value", where=where, was="" if was is None else shown(was))
