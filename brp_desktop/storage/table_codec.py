"""A table as bytes and back, with the same strictness and the same care for what is unknown as a sheet."""

from dataclasses import asdict
from typing import Any
from uuid import UUID

import msgspec

from brp_desktop.rules import xantis
from brp_desktop.rules.brp import option_fields
from brp_desktop.sheet.table import Column, Entry, GameTable
from brp_desktop.storage import json_text, round_codec
from brp_desktop.storage.brp_codec import HINDRANCE_SHAPE, unknown_hindrances
from brp_desktop.storage.checking import (
    check_ids,
    decoded_newer,
    format_version,
    read_options,
    recorded,
)
from brp_desktop.storage.errors import StorageError
from brp_desktop.storage.notices import Notice
from brp_desktop.storage.records import FORMAT_VERSION, ResourceRecord
from brp_desktop.storage.round_repairs import repair_round
from brp_desktop.storage.table_documents import TableDocument
from brp_desktop.storage.table_records import (
    ColumnRecord,
    EntryRecord,
    NpcRecord,
    NpcSkillRecord,
    NpcValueRecord,
    NpcWeaponRecord,
    TableRecord,
)
from brp_desktop.storage.unknown import Shape, restore, unknown_in
from brp_desktop.storage.xantis_repairs import readings, repair_person

_NPC = Shape(
    frozenset(NpcRecord.__struct_fields__),
    lists={
        "values": Shape(frozenset(NpcValueRecord.__struct_fields__)),
        "resources": Shape(frozenset(ResourceRecord.__struct_fields__)),
        "skills": Shape(frozenset(NpcSkillRecord.__struct_fields__)),
        "weapons": Shape(frozenset(NpcWeaponRecord.__struct_fields__)),
        "hindrances": HINDRANCE_SHAPE,
    },
)
_COLUMN = frozenset(ColumnRecord.__struct_fields__)
SHAPE = Shape(
    frozenset(TableRecord.__struct_fields__),
    objects={
        "options": Shape(frozenset(option.id for option in option_fields())),
        "xantis_options": Shape(frozenset(option.id for option in xantis.option_fields())),
        "round": round_codec.ROUND_SHAPE,
    },
    lists={
        "columns": Shape(_COLUMN, found_by=tuple(sorted(_COLUMN))),
        "entries": Shape(
            frozenset(EntryRecord.__struct_fields__), objects={"npc": _NPC, "xantis": round_codec.NPC_SHAPE}
        ),
    },
)
"""What the format knows of a table."""


def decode(data: bytes) -> TableDocument:
    """The table that a file's bytes hold, without a path; ``StorageError`` with the exact place otherwise."""
    return decode_value(json_text.parse(data))


def decode_value(data: Any, notices: list[Notice] | None = None) -> TableDocument:
    """The table that a parsed JSON value holds; the value must come from ``json_text.parse`` and is used up.

    ``notices`` get what is said of it, as with a sheet.
    """
    if not isinstance(data, dict) or "format_version" not in data or "system" in data:
        raise StorageError("not_a_table")
    version = format_version(data)
    if version > FORMAT_VERSION:
        return decoded_newer(data, version, _decode)
    return _decode(data, [] if notices is None else notices)


def encode(document: TableDocument) -> bytes:
    """The bytes of a table; equal tables give equal bytes, and what ``decode`` would refuse is refused."""
    written = json_text.write(encode_value(document))
    if len(written) > json_text.MAXIMUM_BYTES:
        raise StorageError("too_large", size=len(written), maximum=json_text.MAXIMUM_BYTES)
    return written


def encode_value(document: TableDocument) -> dict[str, Any]:
    """The table as JSON values, checked as when read."""
    try:
        id_ = UUID(document.id)
    except ValueError:
        raise StorageError("bad_data", where="id") from None
    table = document.table
    parts = {
        "format_version": FORMAT_VERSION,
        "id": id_,
        "name": table.name,
        "options": None if table.options is None else asdict(table.options),
        "columns": table.columns,
        "entries": table.entries,
        "xantis_options": None if table.xantis_options is None else asdict(table.xantis_options),
        "round": table.round,
    }
    data: dict[str, Any] = msgspec.to_builtins(_checked(parts))
    restore(data, document.unknown, SHAPE)
    if not data["round"]:
        del data["round"]
    return data


def _decode(data: dict[str, Any], notices: list[Notice]) -> TableDocument:
    _repair(data, notices)
    record = _checked(data)
    given, read = data.get("options"), data.get("xantis_options")
    table = GameTable(
        name=record.name,
        options=None if given is None else read_options(given, notices),
        columns=msgspec.convert(record.columns, tuple[Column, ...], from_attributes=True),
        entries=msgspec.convert(record.entries, tuple[Entry, ...], from_attributes=True),
        xantis_options=None if read is None else readings(read, notices, "xantis_options"),
        round=round_codec.round_of(record.round),
    )
    for index, entry in enumerate(table.entries):
        if entry.npc is not None:
            notices.extend(unknown_hindrances(entry.npc.hindrances, f"entries[{index}].npc."))
    said = tuple(dict.fromkeys(notices))
    return TableDocument(id=str(record.id), table=table, unknown=unknown_in(data, SHAPE), notices=said)


def _repair(data: dict[str, Any], notices: list[Notice]) -> None:
    """Put right what belongs to Xantis, as in its sheets."""
    rows = data.get("entries")
    entries = [row for row in rows if isinstance(row, dict)] if isinstance(rows, list) else []
    for index, row in enumerate(entries):
        if len(entries) == len(rows or ()) and isinstance(row.get("xantis"), dict):
            repair_person(row["xantis"], f"entries[{index}].xantis", notices)
    if isinstance(data.get("round"), dict):
        repair_round(data["round"], {row["id"] for row in entries if isinstance(row.get("id"), str)}, notices)


def _checked(data: dict[str, Any]) -> TableRecord:
    """The data as records, every type, range and id checked."""
    record = recorded(data, TableRecord)
    check_ids("entries", (entry.id for entry in record.entries))
    for index, entry in enumerate(record.entries):
        where = f"entries[{index}]"
        if bool(entry.path) + (entry.npc is not None) + (entry.xantis is not None) != 1:
            raise StorageError("path_or_person", where=where)
        if entry.xantis is not None:
            round_codec.check_npc(f"{where}.xantis", entry.xantis)
        if (npc := entry.npc) is not None:
            check_ids(f"{where}.npc.values", (row.id for row in npc.values))
            check_ids(f"{where}.npc.resources", (row.id for row in npc.resources))
            check_ids(f"{where}.npc.skills", (row.id for row in npc.skills))
            skills = {row.id for row in npc.skills}
            check_ids(f"{where}.npc.weapons", (row.id for row in npc.weapons))
            for place, weapon in enumerate(npc.weapons):
                if weapon.id in skills:
                    raise StorageError("duplicate_id", where=f"{where}.npc.weapons[{place}].id", id=weapon.id)
    round_codec.check_round(record.round)
    return record
