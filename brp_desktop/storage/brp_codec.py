"""The percentile part of the format: a character's data as records and back."""

from typing import Any, Final, TypeVar
from uuid import UUID

import msgspec

from brp_desktop.catalogue.brp import brp_catalogue
from brp_desktop.rules.brp import BrpOptions, option_fields
from brp_desktop.sheet.belongings import Armour, Contact, Item, Power, Wealth, Weapon, Wound
from brp_desktop.sheet.brp import BrpCharacter, Characteristic, Note, Resource, Skill
from brp_desktop.sheet.creation import Creation
from brp_desktop.sheet.growth import Adventure, Improvement, Study, TickOrigin
from brp_desktop.sheet.limits import is_picture
from brp_desktop.storage.checking import check_ids, complaint, read_options
from brp_desktop.storage.errors import StorageError
from brp_desktop.storage.notices import Notice
from brp_desktop.storage.records import (
    FORMAT_VERSION,
    AdventureRecord,
    ArmourRecord,
    CharacteristicRecord,
    ContactRecord,
    CreationRecord,
    ImprovementRecord,
    ItemRecord,
    NoteRecord,
    PointsRecord,
    PowerRecord,
    Record,
    ResourceRecord,
    SheetRecord,
    SkillRecord,
    StudyRecord,
    ThrowRecord,
    TickRecord,
    WealthRecord,
    WeaponRecord,
    WoundRecord,
)
from brp_desktop.storage.unknown import Shape

_Values = TypeVar("_Values")

_BELONGINGS: Final = ("weapons", "armour", "wounds", "powers", "items", "wealth", "contacts")
_LISTS: Final = ("characteristics", "resources", "skills", *_BELONGINGS, "notes", "adventures", "improvements")

_TICK: Final = Shape(frozenset(TickRecord.__struct_fields__))
_STUDY: Final = Shape(frozenset(StudyRecord.__struct_fields__))

SHAPE: Final = Shape(
    frozenset(SheetRecord.__struct_fields__),
    objects={
        "options": Shape(frozenset(option.id for option in option_fields())),
        "pow_tick": _TICK,
        "study": _STUDY,
        "creation": Shape(
            frozenset(CreationRecord.__struct_fields__),
            lists={"throws": Shape(frozenset(ThrowRecord.__struct_fields__))},
        ),
    },
    lists={
        "characteristics": Shape(frozenset(CharacteristicRecord.__struct_fields__)),
        "resources": Shape(frozenset(ResourceRecord.__struct_fields__)),
        "skills": Shape(
            frozenset(SkillRecord.__struct_fields__),
            objects={"points": Shape(frozenset(PointsRecord.__struct_fields__)), "tick": _TICK},
        ),
        "weapons": Shape(frozenset(WeaponRecord.__struct_fields__)),
        "armour": Shape(frozenset(ArmourRecord.__struct_fields__)),
        "wounds": Shape(frozenset(WoundRecord.__struct_fields__)),
        "powers": Shape(frozenset(PowerRecord.__struct_fields__)),
        "items": Shape(frozenset(ItemRecord.__struct_fields__)),
        "wealth": Shape(frozenset(WealthRecord.__struct_fields__)),
        "contacts": Shape(frozenset(ContactRecord.__struct_fields__)),
        "notes": Shape(frozenset(NoteRecord.__struct_fields__)),
        "adventures": Shape(frozenset(AdventureRecord.__struct_fields__)),
        "improvements": Shape(frozenset(ImprovementRecord.__struct_fields__), objects={"tick": _TICK, "study": _STUDY}),
    },
)
"""What the format knows of a percentile sheet."""


def read(data: dict[str, Any], notices: list[Notice]) -> tuple[str, BrpCharacter]:
    """The id of the document and its character; ``StorageError`` with the exact place where there is none."""
    record = _checked(data)
    character = _character(record, read_options(data.get("options", {}), notices))
    known = brp_catalogue().skills
    notices.extend(
        Notice("unknown_skill", where=f"skills[{index}].skill")
        for index, skill in enumerate(character.skills)
        if skill.skill is not None and skill.skill not in known
    )
    return str(record.id), character


def write(id_: UUID, character: BrpCharacter) -> dict[str, Any]:
    """The character as JSON values, checked as when read."""
    data: dict[str, Any] = msgspec.to_builtins(_record(id_, character))
    _checked(data)
    return data


def tidy(data: dict[str, Any]) -> None:
    """Take out what stands empty once the unknown is back."""
    for skill in data.get("skills", ()):
        if not skill["points"]:
            del skill["points"]


def _checked(data: dict[str, Any]) -> SheetRecord:
    """The data as records, every type, range and id checked."""
    try:
        record: SheetRecord = msgspec.convert(data, SheetRecord, strict=True)
    except msgspec.ValidationError as error:
        raise complaint(str(error)) from None
    for name in _LISTS:
        check_ids(name, (entry.id for entry in getattr(record, name)))
    if record.creation is not None:
        check_ids("creation.throws", (throw.id for throw in record.creation.throws))
    if not is_picture(record.portrait):
        raise StorageError("not_a_picture", where="portrait")
    return record


def _character(record: SheetRecord, options: BrpOptions) -> BrpCharacter:
    return BrpCharacter(
        name=record.name,
        player=record.player,
        occupation=record.occupation,
        profession=record.profession,
        personality=record.personality,
        age=record.age,
        gender=record.gender,
        place=record.place,
        features=record.features,
        height=record.height,
        weight=record.weight,
        adventure=record.adventure,
        language=record.language,
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
        weapons=_values(record.weapons, tuple[Weapon, ...]),
        armour=_values(record.armour, tuple[Armour, ...]),
        wounds=_values(record.wounds, tuple[Wound, ...]),
        powers=_values(record.powers, tuple[Power, ...]),
        items=_values(record.items, tuple[Item, ...]),
        wealth=_values(record.wealth, tuple[Wealth, ...]),
        contacts=_values(record.contacts, tuple[Contact, ...]),
        creation=_value(record.creation, Creation),
    )


def _values(records: tuple[Record, ...], type_: type[_Values]) -> _Values:
    """The records as values of the sheet; their fields have the same names."""
    return msgspec.convert(records, type_, from_attributes=True)


def _value(record: Record | None, type_: type[_Values]) -> _Values | None:
    """The record as the value of the sheet with the same fields; None stays None."""
    return None if record is None else msgspec.convert(record, type_, from_attributes=True)


def _record(id_: UUID, character: BrpCharacter) -> SheetRecord:
    """The character as records, not checked yet."""
    from brp_desktop.storage import belonging_records as belonging
    from brp_desktop.storage.creation_records import creation_record
    from brp_desktop.storage.growth_records import adventure_record, improvement_record, study_record, tick_record

    return SheetRecord(
        format_version=FORMAT_VERSION,
        id=id_,
        system="brp",
        name=character.name,
        player=character.player,
        occupation=character.occupation,
        profession=character.profession,
        personality=character.personality,
        age=character.age,
        gender=character.gender,
        place=character.place,
        features=character.features,
        height=character.height,
        weight=character.weight,
        adventure=character.adventure,
        language=character.language,
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
        weapons=tuple(map(belonging.weapon_record, character.weapons)),
        armour=tuple(map(belonging.armour_record, character.armour)),
        wounds=tuple(map(belonging.wound_record, character.wounds)),
        powers=tuple(map(belonging.power_record, character.powers)),
        items=tuple(map(belonging.item_record, character.items)),
        wealth=tuple(map(belonging.wealth_record, character.wealth)),
        contacts=tuple(map(belonging.contact_record, character.contacts)),
        notes=tuple(NoteRecord(id=row.id, title=row.title, text=row.text) for row in character.notes),
        adventures=tuple(map(adventure_record, character.adventures)),
        study=study_record(character.study),
        improvements=tuple(map(improvement_record, character.improvements)),
        creation=creation_record(character.creation),
        portrait=character.portrait,
    )


def _skill_record(row: Skill) -> SkillRecord:
    from brp_desktop.storage.growth_records import tick_record

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
