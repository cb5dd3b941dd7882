"""A new character with the full list of skills, and ids for new rows."""

from collections.abc import Collection, Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from brp_desktop.catalogue.brp import SkillDefinition, brp_catalogue
from brp_desktop.rules.brp import SRD, BrpOptions
from brp_desktop.rules.brp.characteristics import CHARACTERISTICS
from brp_desktop.sheet.brp import BrpCharacter, Characteristic, Note, Resource, Skill
from brp_desktop.sheet.ids import AdventureId, CharacteristicId, NoteId, ResourceId, SkillId
from brp_desktop.sheet.limits import POINTS
from brp_desktop.sheet.skill_rules import base_formula

if TYPE_CHECKING:
    from brp_desktop.sheet.xantis import XantisCharacter

_USUAL_SPECIALITIES: dict[str, dict[str, tuple[str, ...]]] = {
    "modern": {
        "drive": ("drive_automobile",),
        "firearm": ("firearm_pistol", "firearm_rifle", "firearm_shotgun"),
        "heavy_machine": ("heavy_machine_crane",),
        "melee_weapon": ("melee_weapon_club", "melee_weapon_dagger"),
        "missile_weapon": ("missile_weapon_bow", "missile_weapon_knife"),
        "technical": ("technical_computer",),
    },
    "historical": {
        "drive": ("drive_cart",),
        "melee_weapon": (
            "melee_weapon_axe",
            "melee_weapon_dagger",
            "melee_weapon_spear",
            "melee_weapon_staff",
            "melee_weapon_sword",
        ),
        "missile_weapon": ("missile_weapon_bow", "missile_weapon_crossbow", "missile_weapon_sling"),
        "shield": ("shield_round",),
        "technical": ("technical_traps",),
    },
    "future": {
        "drive": ("drive_automobile",),
        "energy_weapon": ("energy_weapon_pistol", "energy_weapon_rifle"),
        "firearm": ("firearm_pistol", "firearm_rifle"),
        "heavy_machine": ("heavy_machine_crane",),
        "melee_weapon": ("melee_weapon_dagger",),
        "pilot": ("pilot_starship",),
        "technical": ("technical_computer", "technical_sensors"),
    },
}
"""Specialities a new sheet of an era begins with, where not the general ones."""

_GENERAL_SPECIALITIES: dict[str, tuple[str, ...]] = {
    "art": ("art_drawing",),
    "craft": ("craft_cooking",),
    "knowledge": ("knowledge_folklore", "knowledge_history", "knowledge_law"),
    "martial_arts": ("martial_arts_boxing",),
    "perform": ("perform_singing",),
    "pilot": ("pilot_boat",),
    "repair": ("repair_mechanical",),
    "ride": ("ride_horse",),
    "science": ("science_biology",),
}

OUT_OF_ERA = {
    "modern": {"artillery", "energy_weapon", "heavy_weapon", "shield"},
    "historical": {"artillery", "energy_weapon", "firearm", "heavy_machine", "heavy_weapon", "pilot"},
    "future": {"artillery", "heavy_weapon", "missile_weapon", "shield"},
}
"""Weapon and machine skills a new sheet of an era does not begin with while they need a speciality."""

_HIDDEN = ("fly",)
"""Skills of beings other than humans: on the sheet, hidden in play."""


def new_character(options: BrpOptions = SRD, *, name: str = "") -> BrpCharacter:
    """A character with blank characteristics and every skill of the record's edition and options.

    Specialised skills come with the usual specialities of the era; where only a word of the player's own makes sense
    (own language, status …) with an empty one. Weapons the edition does not have are left out. The order is that of a
    printed sheet: by category, then as in the catalogue.
    """
    character = BrpCharacter(
        name=name,
        options=options,
        characteristics=tuple(
            Characteristic(id=CharacteristicId(id_)) for id_ in CHARACTERISTICS if id_ != "edu" or options.education
        ),
    )
    skills: list[Skill] = []
    taken: set[str] = set()
    for row in _starting_rows(options):
        id_ = _skill_id(taken, row.skill, row.speciality)
        taken.add(id_)
        skills.append(replace(row, id=id_))
    return replace(character, skills=tuple(skills))


def new_skill_id(character: BrpCharacter, skill: str | None, speciality: str | None = None) -> SkillId:
    """An id that no row of the sheet has: ``spot``, ``knowledge.history``, ``knowledge.2``, ``own.1``."""
    taken = {row.id for row in character.skills}
    # A weapon or power whose row was removed must not find another skill under its id.
    named = (*(weapon.skill for weapon in character.weapons), *(power.skill for power in character.powers))
    taken |= {id_ for id_ in named if id_ is not None}
    return _skill_id(taken, skill, speciality)


def new_note_id(character: "BrpCharacter | XantisCharacter") -> NoteId:
    """An id that no note of the sheet has."""
    return NoteId(_numbered("note", {note.id for note in character.notes}, first=1))


def new_adventure_id(character: BrpCharacter) -> AdventureId:
    """An id that no adventure of the sheet has."""
    return AdventureId(_numbered("adventure", {each.id for each in character.adventures}, first=1))


def new_resource_id(character: BrpCharacter) -> ResourceId:
    """An id that no track of the sheet has, for a counter of the user's."""
    return ResourceId(_numbered("counter", {track.id for track in character.resources}, first=1))


def offered_skills(options: BrpOptions) -> Iterator[SkillDefinition]:
    """The skills of the record's edition whose option, if they hang on one, is in use; in the catalogue's order."""
    for definition in brp_catalogue().skills.values():
        in_use = definition.optional is None or bool(getattr(options, definition.optional))
        if in_use and options.data_edition in definition.editions:
            yield definition


def _starting_rows(options: BrpOptions) -> Iterator[Skill]:
    """The rows of a new sheet, by category; without proper ids."""
    offered = list(offered_skills(options))
    usual = {**_GENERAL_SPECIALITIES, **_USUAL_SPECIALITIES[options.era]}
    absent = OUT_OF_ERA[options.era]
    for category in brp_catalogue().categories:
        for definition in offered:
            if definition.category != category:
                continue
            hidden = definition.id in _HIDDEN
            if not definition.specialised[options.data_edition]:
                yield Skill(id=SkillId(""), skill=definition.id, hidden=hidden)
            elif definition.id in usual:
                for speciality in usual[definition.id]:
                    row = Skill(id=SkillId(""), skill=definition.id, speciality=speciality)
                    if base_formula(row, options) is not None:
                        yield row
            elif definition.id not in absent:
                yield Skill(id=SkillId(""), skill=definition.id)


def _skill_id(taken: Collection[str], skill: str | None, speciality: str | None) -> SkillId:
    if skill is None:
        return SkillId(_numbered("own", taken, first=1))
    if speciality is not None:
        wanted = f"{skill}.{speciality.removeprefix(f'{skill}_')}"
        return SkillId(wanted if wanted not in taken else _numbered(skill, taken, first=2))
    return SkillId(skill if skill not in taken else _numbered(skill, taken, first=2))


def _numbered(stem: str, taken: Collection[str], *, first: int) -> str:
    number = first
    while f"{stem}.{number}" in taken:
        number += 1
    return f"{stem}.{number}"


def new_note(character: "BrpCharacter | XantisCharacter", title: str = "", text: str = "") -> Note:
    """A note with an id of its own, not yet on the sheet."""
    return Note(id=new_note_id(character), title=title, text=text)


def new_counter(character: BrpCharacter, name: str, maximum: int | None = None) -> Resource:
    """A counter with an id of its own, not yet on the sheet; it starts full, an open one at 0."""
    full = maximum or 0
    return Resource(
        id=new_resource_id(character), name=name, current=full if full <= POINTS[1] else None, maximum=maximum
    )
