"""The percentile part of the format: a character's data as records and back."""

from collections.abc import Iterator
from typing import Any, Final
from uuid import UUID

import msgspec

from brp_desktop.catalogue.brp import brp_catalogue
from brp_desktop.rules.brp import BrpOptions, option_fields
from brp_desktop.sheet.belongings import Armour, Contact, Item, Power, Wealth, Weapon, Wound
from brp_desktop.sheet.brp import BrpCharacter, Characteristic, Hindrance, Note, Resource, Skill
from brp_desktop.sheet.creation import Creation
from brp_desktop.sheet.growth import Adventure, Improvement, Study, TickOrigin
from brp_desktop.sheet.limits import is_picture
from brp_desktop.storage.checking import check_ids, read_options, recorded
from brp_desktop.storage.errors import StorageError
from brp_desktop.storage.notices import Notice
from brp_desktop.storage.records import (
    FORMAT_VERSION,
    AdventureRecord,
    ArmourRecord,
    CharacteristicRecord,
    ContactRecord,
    CreationRecord,
    HindranceRecord,
    ImprovementRecord,
    ItemRecord,
    NoteRecord,
    PointsRecord,
    PowerRecord,
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

_BELONGINGS: Final = ("weapons", "armour", "wounds", "powers", "items", "wealth", "contacts")
_LISTS: Final = ("characteristics", "resources", "skills", *_BELONGINGS, "notes", "adventures", "improvements")

_PARTS: Final = tuple(
    name for name in SheetRecord.__struct_fields__ if name not in {"format_version", "id", "system", "options"}
)
"""The fields of a character that are the same in its file."""

_VALUES: Final[dict[str, Any]] = {
    "characteristics": tuple[Characteristic, ...],
    "skills": tuple[Skill, ...],
    "pow_tick": TickOrigin | None,
    "resources": tuple[Resource, ...],
    "notes": tuple[Note, ...],
    "adventures": tuple[Adventure, ...],
    "study": Study | None,
    "improvements": tuple[Improvement, ...],
    "weapons": tuple[Weapon, ...],
    "armour": tuple[Armour, ...],
    "wounds": tuple[Wound, ...],
    "hindrances": tuple[Hindrance, ...],
    "powers": tuple[Power, ...],
    "items": tuple[Item, ...],
    "wealth": tuple[Wealth, ...],
    "contacts": tuple[Contact, ...],
    "creation": Creation | None,
}
"""What the records of a file are on the sheet, where that is another type."""

_TICK: Final = Shape(frozenset(TickRecord.__struct_fields__))
_STUDY: Final = Shape(frozenset(StudyRecord.__struct_fields__))

HINDRANCE_SHAPE: Final = Shape(frozenset(HindranceRecord.__struct_fields__), found_by=("kind", "weapon"))
"""What the format knows of a hindrance; its rounds are counted down, so it is not found by them."""

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
        "hindrances": HINDRANCE_SHAPE,
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
    notices.extend(unknown_hindrances(character.hindrances))
    return str(record.id), character


def unknown_hindrances(hindrances: tuple[Hindrance, ...], where: str = "") -> Iterator[Notice]:
    """What is to be said of those of a later version, which are carried along."""
    if not hindrances:
        return
    from brp_desktop.rules.brp.hindrances import HINDRANCES

    for index, one in enumerate(hindrances):
        if one.kind not in HINDRANCES:
            yield Notice("unknown_hindrance", where=f"{where}hindrances[{index}].kind", was=one.kind)


def write(id_: UUID, character: BrpCharacter) -> dict[str, Any]:
    """The character as JSON values, checked as when read."""
    parts = {name: getattr(character, name) for name in _PARTS}
    head = {"format_version": FORMAT_VERSION, "id": id_, "system": "brp", "options": dict(vars(character.options))}
    data: dict[str, Any] = msgspec.to_builtins(_checked({**head, **parts}))
    return data


def tidy(data: dict[str, Any]) -> None:
    """Take out what stands empty once the unknown is back."""
    for skill in data.get("skills", ()):
        if not skill["points"]:
            del skill["points"]


def _checked(data: dict[str, Any]) -> SheetRecord:
    """The data as records, every type, range and id checked."""
    record = recorded(data, SheetRecord)
    for name in _LISTS:
        check_ids(name, (entry.id for entry in getattr(record, name)))
    if record.creation is not None:
        check_ids("creation.throws", (throw.id for throw in record.creation.throws))
    if not is_picture(record.portrait):
        raise StorageError("not_a_picture", where="portrait")
    return record


def _character(record: SheetRecord, options: BrpOptions) -> BrpCharacter:
    """The records as values of the sheet; their fields have the same names."""
    parts: dict[str, Any] = {name: getattr(record, name) for name in _PARTS}
    for name, type_ in _VALUES.items():
        parts[name] = msgspec.convert(parts[name], type_, from_attributes=True)
    return BrpCharacter(options=options, **parts)
