"""People without a sheet made from what there is: a whole character, chance, one percentage, copies."""

from dataclasses import replace

from brp_desktop.play.creation_random import random_character
from brp_desktop.rules.brp import SRD, BrpOptions
from brp_desktop.rules.dice import RandomSource
from brp_desktop.sheet.brp import BrpCharacter, Resource
from brp_desktop.sheet.derive import derive
from brp_desktop.sheet.derived_values import HIT_POINTS, POWER_POINTS
from brp_desktop.sheet.ids import ResourceId, SkillId
from brp_desktop.sheet.table import Entry, EntryId, GameTable, Npc, NpcSkill, NpcValue, XantisNpc
from brp_desktop.sheet.table_edits import AddEntries, new_entry_ids


def npc_of(character: BrpCharacter) -> Npc:
    """A character boiled down to what a table keeps: characteristics, tracks, and every skill above its base."""
    numbers = derive(character)
    return Npc(
        description=character.occupation,
        values=tuple(NpcValue(id=id_, value=value) for id_, value in numbers.values.items()),
        resources=tuple(
            Resource(id=id_, current=track.current)
            for id_, track in numbers.resources.items()
            if id_ in (HIT_POINTS, POWER_POINTS) and track.current != track.maximum
        ),
        skills=tuple(
            NpcSkill(
                id=SkillId(row.id),
                skill=row.skill,
                name=row.name,
                speciality=row.speciality,
                speciality_text=row.speciality_text,
                score=score,
            )
            for row in character.skills
            if numbers.skills[row.id].trained and (score := numbers.skills[row.id].score) is not None
        ),
        move=character.move,
    )


def random_entry(
    table: GameTable,
    source: RandomSource,
    options: BrpOptions = SRD,
    *,
    lang: str = "en",
    profession: str | None = None,
) -> Entry:
    """A person made by chance, by the rules and with a name of the language; not yet at the table.

    The ``profession`` may be chosen (``creation_book.random_professions`` says which).
    """
    character = random_character(source, options, lang=lang, profession=profession)
    return Entry(id=next(new_entry_ids(table)), name=character.name, npc=npc_of(character))


def extra_entry(table: GameTable, name: str, percentage: int, hit_points: int | None = None) -> Entry:
    """A person of whom one percentage is known that counts for everything; not yet at the table."""
    resources = () if hit_points is None else (Resource(id=ResourceId(HIT_POINTS), maximum=hit_points),)
    return Entry(id=next(new_entry_ids(table)), name=name, npc=Npc(percentage=percentage, resources=resources))


def xantis_npc_entry(table: GameTable, name: str, npc: XantisNpc, group: str = "") -> Entry:
    """A person of Xantis without a sheet; not yet at the table."""
    return Entry(id=next(new_entry_ids(table)), name=name, group=group, xantis=npc)


def player_entry(table: GameTable, path: str, name: str = "") -> Entry:
    """A reference to a player's file (``reference_to`` of the storage gives the path); not yet at the table."""
    return Entry(id=next(new_entry_ids(table)), path=path, name=name)


def added(table: GameTable, entries: tuple[Entry, ...]) -> AddEntries:
    """The edit that brings several new entries to the table, each with a free id of its own."""
    ids = new_entry_ids(table)
    return AddEntries(tuple(replace(entry, id=next(ids)) for entry in entries))


def copies_of(name: str, npc: Npc, count: int) -> tuple[Entry, ...]:
    """As many equal people, numbered from 1 where there are several; their ids are still to be given (``added``)."""
    numbers = range(1, count + 1) if count > 1 else (0,)
    return tuple(Entry(id=EntryId(f"entry.{place}"), name=name, number=place, npc=npc) for place in numbers)
