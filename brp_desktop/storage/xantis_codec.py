"""The Xantis part of the format: a character's data as records and back, with what had to be put right."""

from collections.abc import Mapping
from dataclasses import asdict
from typing import Any, Final
from uuid import UUID

import msgspec

from brp_desktop.rules.xantis import XantisOptions, option_fields
from brp_desktop.sheet.brp import Note
from brp_desktop.sheet.limits import is_picture
from brp_desktop.sheet.xantis import Counter, Penalty, ScoreNode, XantisAction, XantisCharacter, XantisWeapon
from brp_desktop.storage.checking import check_ids, recorded
from brp_desktop.storage.errors import StorageError
from brp_desktop.storage.notices import Notice
from brp_desktop.storage.records import FORMAT_VERSION, Record
from brp_desktop.storage.unknown import Shape
from brp_desktop.storage.xantis_records import (
    CounterRecord,
    PenaltyRecord,
    ScoreNodeRecord,
    XantisActionRecord,
    XantisNoteRecord,
    XantisSheetRecord,
    XantisWeaponRecord,
)
from brp_desktop.storage.xantis_repairs import readings, repair

_PENALTIES: Final = ("pme", "pr", "pd")
_LISTS: Final[Mapping[str, tuple[type[Record], type[msgspec.Struct]]]] = {
    "nodes": (ScoreNodeRecord, ScoreNode),
    "weapons": (XantisWeaponRecord, XantisWeapon),
    "actions": (XantisActionRecord, XantisAction),
    "counters": (CounterRecord, Counter),
    "notes": (XantisNoteRecord, Note),
}
"""The lists of a sheet: what their entries are in the file and on the sheet, with the same fields."""

_PLAIN: Final = tuple(
    name for name in XantisCharacter.__struct_fields__ if name not in {"options", *_PENALTIES, *_LISTS}
)
"""The fields of a character that are the same in its file."""

SHAPE: Final = Shape(
    frozenset(XantisSheetRecord.__struct_fields__),
    objects={
        "options": Shape(frozenset(option.id for option in option_fields())),
        **dict.fromkeys(_PENALTIES, Shape(frozenset(PenaltyRecord.__struct_fields__))),
    },
    lists={name: Shape(frozenset(record.__struct_fields__)) for name, (record, _) in _LISTS.items()},
)
"""What the format knows of a Xantis sheet."""


def read(data: dict[str, Any], notices: list[Notice]) -> tuple[str, XantisCharacter]:
    """The id of the document and its character; ``StorageError`` with the exact place where there is none.

    What can be put right is, in the data themselves, and said in the notices.
    """
    repair(data, notices)
    record = _checked(data)
    # A file that says nothing of readings means those of the source; one that leaves some out is told so.
    options = readings(data["options"], notices) if "options" in data else XantisOptions()
    parts: dict[str, Any] = {name: getattr(record, name) for name in _PLAIN}
    for name in _PENALTIES:
        parts[name] = msgspec.convert(getattr(record, name), Penalty, from_attributes=True)
    for name, (_, row) in _LISTS.items():
        parts[name] = tuple(msgspec.convert(entry, row, from_attributes=True) for entry in getattr(record, name))
    return str(record.id), XantisCharacter(options=options, **parts)


def write(id_: UUID, character: XantisCharacter) -> dict[str, Any]:
    """The character as JSON values, checked as when read; nothing is put right."""
    parts = {name: getattr(character, name) for name in (*_PLAIN, *_PENALTIES, *_LISTS)}
    head = {"format_version": FORMAT_VERSION, "id": id_, "system": "xantis", "options": asdict(character.options)}
    data: dict[str, Any] = msgspec.to_builtins(_checked({**head, **parts}))
    return data


def tidy(data: dict[str, Any]) -> None:
    """Take out what stands empty once the unknown is back."""
    for name in _PENALTIES:
        if not data[name]:
            del data[name]


def _checked(data: dict[str, Any]) -> XantisSheetRecord:
    """The data as records, every type, range and id checked."""
    record = recorded(data, XantisSheetRecord)
    for name in _LISTS:
        check_ids(name, (entry.id for entry in getattr(record, name)))
    if not is_picture(record.portrait):
        raise StorageError("not_a_picture", where="portrait")
    return record
