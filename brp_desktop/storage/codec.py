"""A document as bytes and back: strict where it reads, in one way only where it writes."""

from typing import Any, Final, TypeVar
from uuid import UUID

import msgspec
from msgspec.structs import replace

from brp_desktop.catalogue.brp import brp_catalogue
from brp_desktop.rules.brp import BrpOptions
from brp_desktop.sheet.brp import BrpCharacter, Characteristic, Note, Resource, Skill
from brp_desktop.sheet.growth import Adventure, Improvement, Study, TickOrigin
from brp_desktop.sheet.limits import is_picture
from brp_desktop.storage import json_text
from brp_desktop.storage.checking import (
    MAXIMUM_REPAIRS,
    check_ids,
    complaint,
    format_version,
    json_type,
    read_options,
    remove,
)
from brp_desktop.storage.documents import SheetDocument
from brp_desktop.storage.errors import StorageError
from brp_desktop.storage.growth_records import adventure_record, improvement_record, study_record, tick_record
from brp_desktop.storage.migrations import migrated
from brp_desktop.storage.notices import Notice
from brp_desktop.storage.records import (
    FORMAT_VERSION,
    CharacteristicRecord,
    NoteRecord,
    PointsRecord,
    Record,
    ResourceRecord,
    SheetRecord,
    SkillRecord,
)
from brp_desktop.storage.unknown import restore, unknown_in

_Values = TypeVar("_Values")

_LISTS: Final = ("characteristics", "resources", "skills", "notes", "adventures", "improvements")


def decode(data: bytes) -> SheetDocument:
    """The document that a file's bytes hold, without a path; ``StorageError`` with the exact place otherwise."""
    return decode_value(json_text.parse(data))


def decode_value(data: Any) -> SheetDocument:
    """The document that a parsed JSON value holds; the value must come from ``json_text.parse`` and is used up."""
    version = _version(data)
    if version > FORMAT_VERSION:
        return _decode_newer(data, version)
    return _decode(migrated(data, version), [])


def encode(document: SheetDocument) -> bytes:
    """The bytes of a document: what the program knows in the order of the format, then what it does not know.

    Equal documents give equal bytes. What ``decode`` would refuse is refused here too, with the same codes.
    """
    data = encode_value(document)
    written = json_text.write(data)
    if len(written) > json_text.MAXIMUM_BYTES:
        raise StorageError("too_large", size=len(written), maximum=json_text.MAXIMUM_BYTES)
    return written


def encode_value(document: SheetDocument) -> dict[str, Any]:
    """The document as JSON values, checked as when read."""
    data: dict[str, Any] = msgspec.to_builtins(_record(document))
    _checked(data)
    restore(data, document.unknown)
    for skill in data.get("skills", ()):
        if not skill["points"]:
            del skill["points"]
    return data


def _version(data: Any) -> int:
    """The format version; refuses what is no sheet of this system at all."""
    if not isinstance(data, dict) or "format_version" not in data or "system" not in data:
        raise StorageError("not_a_sheet")
    version = format_version(data)
    if not isinstance(data["system"], str):
        raise StorageError("wrong_type", where="system", expected="str", found=json_type(data["system"]))
    if data["system"] != "brp":
        raise StorageError("unsupported_system", where="system", system=data["system"])
    return version


def _decode(data: dict[str, Any], notices: list[Notice]) -> SheetDocument:
    record = _checked(data)
    character = _character(record, read_options(data.get("options", {}), notices))
    known = brp_catalogue().skills
    notices.extend(
        Notice("unknown_skill", where=f"skills[{index}].skill")
        for index, skill in enumerate(character.skills)
        if skill.skill is not None and skill.skill not in known
    )
    return SheetDocument(id=str(record.id), character=character, unknown=unknown_in(data), notices=tuple(notices))


def _decode_newer(data: dict[str, Any], version: int) -> SheetDocument:
    """As much of a newer format as can be read: parts that cannot are left out and named."""
    notices = [Notice("newer_format", where="format_version")]
    for _ in range(MAXIMUM_REPAIRS):
        try:
            document = _decode(data, list(notices))
        except StorageError as error:
            if not remove(data, error.where):
                raise
            notices.append(Notice("unreadable_part", where=error.where))
        else:
            return replace(document, read_only=True, format_version=version)
    raise StorageError("unknown_version", where="format_version", version=version)


def _checked(data: dict[str, Any]) -> SheetRecord:
    """The data as records, every type, range and id checked."""
    try:
        record: SheetRecord = msgspec.convert(data, SheetRecord, strict=True)
    except msgspec.ValidationError as error:
        raise complaint(str(error)) from None
    for name in _LISTS:
        check_ids(name, (entry.id for entry in getattr(record, name)))
    if not is_picture(record.portrait):
        raise StorageError("not_a_picture", where="portrait")
    return record


def _character(record: SheetRecord, options: BrpOptions) -> BrpCharacter:
    return BrpCharacter(
        name=record.name,
        player=record.player,
        occupation=record.occupation,
        profession=record.profession,
        age=record.age,
        gender=record.gender,
        place=record.place,
        adventure=record.adventure,
        portrait=record.portrait,
        options=options,
        characteristics=_values(record.characteristics, tuple[Characteristic, ...]),
        skills=_values(record.skills, tuple[Skill, ...]),
        pow_ticked=record.pow_ticked,
        pow_tick=_value(record.pow_tick, TickOrigin),
        move=record.move,
        resources=_values(record.resources, tuple[Resource, ...]),
        notes=_values(record.notes, tuple[Note, ...]),
        adventures=_values(record.adventures, tuple[Adventure, ...]),
        study=_value(record.study, Study),
        improvements=_values(record.improvements, tuple[Improvement, ...]),
    )


def _values(records: tuple[Record, ...], type_: type[_Values]) -> _Values:
    """The records as values of the sheet; their fields have the same names."""
    return msgspec.convert(records, type_, from_attributes=True)


def _value(record: Record | None, type_: type[_Values]) -> _Values | None:
    """The record as the value of the sheet with the same fields; None stays None."""
    return None if record is None else msgspec.convert(record, type_, from_attributes=True)


def _record(document: SheetDocument) -> SheetRecord:
    """The character as records, not checked yet."""
    character = document.character
    try:
        id_ = UUID(document.id)
    except ValueError:
        raise StorageError("bad_data", where="id") from None
    return SheetRecord(
        format_version=FORMAT_VERSION,
        id=id_,
        system="brp",
        name=character.name,
        player=character.player,
        occupation=character.occupation,
        profession=character.profession,
        age=character.age,
        gender=character.gender,
        place=character.place,
        adventure=character.adventure,
        options=dict(vars(character.options)),
        characteristics=tuple(
            CharacteristicRecord(
                id=row.id,
                initial=row.initial,
                moved=row.moved,
                age=row.age,
                training=row.training,
                other=row.other,
            )
            for row in character.characteristics
        ),
        pow_ticked=character.pow_ticked,
        pow_tick=tick_record(character.pow_tick),
        move=character.move,
        resources=tuple(
            ResourceRecord(id=row.id, name=row.name, current=row.current, maximum=row.maximum)
            for row in character.resources
        ),
        skills=tuple(map(_skill_record, character.skills)),
        notes=tuple(NoteRecord(id=row.id, title=row.title, text=row.text) for row in character.notes),
        adventures=tuple(map(adventure_record, character.adventures)),
        study=study_record(character.study),
        improvements=tuple(map(improvement_record, character.improvements)),
        portrait=character.portrait,
    )


def _skill_record(row: Skill) -> SkillRecord:
    points = row.points
    return SkillRecord(
        id=row.id,
        skill=row.skill,
        name=row.name,
        category=row.category,
        speciality=row.speciality,
        speciality_text=row.speciality_text,
        base=row.base,
        conditions=row.conditions,
        points=PointsRecord(
            culture=points.culture,
            personality=points.personality,
            profession=points.profession,
            personal=points.personal,
            experience=points.experience,
        ),
        bonus=row.bonus,
        ticked=row.ticked,
        tick=tick_record(row.tick),
        learns=row.learns,
        hidden=row.hidden,
        pinned=row.pinned,
        note=row.note,
    )
