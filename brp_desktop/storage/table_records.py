"""The types a table's file is made of, with their limits; see ``records`` for a sheet's."""

from typing import Annotated, Any, Literal
from uuid import UUID

from msgspec import Meta

from brp_desktop.sheet import limits
from brp_desktop.storage.records import HindranceRecord, Id, Line, Record, ResourceRecord, Text
from brp_desktop.storage.round_records import RoundRecord, XantisNpcRecord

Score = Annotated[int, Meta(ge=limits.SCORE[0], le=limits.SCORE[1])]


class NpcValueRecord(Record, frozen=True, kw_only=True):
    """One characteristic; without ``value`` it is not known."""

    id: Id
    value: Annotated[int, Meta(ge=limits.CHARACTERISTIC[0], le=limits.CHARACTERISTIC[1])] | None = None


class NpcSkillRecord(Record, frozen=True, kw_only=True):
    """One skill with its score: a skill of the catalogue (``skill``) or one by ``name``."""

    id: Id
    skill: Id | None = None
    name: Line = ""
    speciality: Id | None = None
    speciality_text: Line = ""
    score: Score = 0


class NpcWeaponRecord(Record, frozen=True, kw_only=True):
    """One attack; damage and the rest are text."""

    id: Id
    name: Line = ""
    score: Score | None = None
    text: Text = ""


class NpcRecord(Record, frozen=True, kw_only=True):
    """A person without a sheet; ``percentage`` counts for every skill not listed."""

    description: Line = ""
    values: Annotated[tuple[NpcValueRecord, ...], Meta(max_length=limits.ENTRIES)] = ()
    resources: Annotated[tuple[ResourceRecord, ...], Meta(max_length=limits.ENTRIES)] = ()
    skills: Annotated[tuple[NpcSkillRecord, ...], Meta(max_length=limits.ENTRIES)] = ()
    weapons: Annotated[tuple[NpcWeaponRecord, ...], Meta(max_length=limits.ENTRIES)] = ()
    armour: Line = ""
    move: Annotated[int, Meta(ge=limits.MOVE[0], le=limits.MOVE[1])] | None = None
    percentage: Score | None = None
    hindrances: Annotated[tuple[HindranceRecord, ...], Meta(max_length=limits.HELD_BACK)] = ()


class ColumnRecord(Record, frozen=True, kw_only=True):
    """A roll that is shown for everybody: a skill, or the roll of a characteristic."""

    skill: Id | None = None
    name: Line = ""
    speciality: Id | None = None
    speciality_text: Line = ""
    characteristic: Id | None = None


class EntryRecord(Record, frozen=True, kw_only=True):
    """One line of the table: a player's file (``path``, relative to the table's) or a person kept inside, of one system
    (``npc``) or of the other (``xantis``).
    """

    id: Id
    path: Line = ""
    name: Line = ""
    number: Annotated[int, Meta(ge=limits.COPY_NUMBER[0], le=limits.COPY_NUMBER[1])] = 0
    group: Line = ""
    side: Literal["", "a", "b"] = ""
    reach: Literal["missile", "long", "medium", "short"] | None = None
    note: Text = ""
    npc: NpcRecord | None = None
    xantis: XantisNpcRecord | None = None


class TableRecord(Record, frozen=True, kw_only=True):
    """A whole table. ``options``, where given, are the rules of people without a sheet, ``xantis_options`` how those of
    Xantis are read.
    """

    format_version: Annotated[int, Meta(ge=1)]
    id: UUID
    name: Line = ""
    options: dict[str, Any] | None = None
    columns: Annotated[tuple[ColumnRecord, ...], Meta(max_length=limits.COLUMNS)] = ()
    entries: Annotated[tuple[EntryRecord, ...], Meta(max_length=limits.TABLE_ENTRIES)] = ()
    xantis_options: dict[str, Any] | None = None
    round: RoundRecord = RoundRecord()
