"""The types a sheet's file is made of, with their limits: what is read is checked against them, the schema comes from
them.

The order of the fields is their order in the file. What equals its default is left out.
"""

from typing import Annotated, Any, Final, Literal
from uuid import UUID

from msgspec import Meta, Struct

from brp_desktop.sheet import limits
from brp_desktop.sheet.growth import ImprovementKind, StudyKind

FORMAT_VERSION: Final = 1
"""The version of the format this program writes."""

Id = Annotated[str, Meta(min_length=1, max_length=limits.NAME_LENGTH)]
Line = Annotated[str, Meta(max_length=limits.NAME_LENGTH)]
Text = Annotated[str, Meta(max_length=limits.TEXT_LENGTH)]
Formula = Annotated[str, Meta(max_length=limits.FORMULA_LENGTH)]
Points = Annotated[int, Meta(ge=limits.POINTS[0], le=limits.POINTS[1])]

Whole = Annotated[int, Meta(ge=-limits.WHOLE, le=limits.WHOLE)]
Score = Annotated[int, Meta(ge=0, le=limits.WHOLE)]
Time = Annotated[int, Meta(ge=limits.TIME[0], le=limits.TIME[1])]


class Record(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What all records have in common."""


class CharacteristicRecord(Record, frozen=True, kw_only=True):
    """One characteristic with its parts; without ``initial`` it is blank."""

    id: Id
    initial: Annotated[int, Meta(ge=limits.CHARACTERISTIC[0], le=limits.CHARACTERISTIC[1])] | None = None
    moved: Points = 0
    age: Points = 0
    training: Points = 0
    other: Points = 0


class PointsRecord(Record, frozen=True, kw_only=True):
    """The points of a skill by where they came from."""

    culture: Points = 0
    personality: Points = 0
    profession: Points = 0
    personal: Points = 0
    experience: Points = 0


class TickRecord(Record, frozen=True, kw_only=True):
    """When and why a box was ticked; ``id`` is the roll or the line of the journal that did it."""

    id: Line = ""
    time: Time = 0
    reason: Line = "by_hand"


class SkillRecord(Record, frozen=True, kw_only=True):
    """One skill row: a skill of the catalogue (``skill``) or one of the user's own (``name``)."""

    id: Id
    skill: Id | None = None
    name: Line = ""
    category: Id | None = None
    speciality: Id | None = None
    speciality_text: Line = ""
    base: Formula | None = None
    conditions: Annotated[tuple[Id, ...], Meta(max_length=limits.ENTRIES)] = ()
    points: PointsRecord = PointsRecord()
    bonus: Points = 0
    ticked: bool = False
    tick: TickRecord | None = None
    learns: bool | None = None
    hidden: bool = False
    pinned: bool = False
    note: Text = ""


class ResourceRecord(Record, frozen=True, kw_only=True):
    """One track; without ``current`` it is full, without ``maximum`` the rules compute it."""

    id: Id
    name: Line = ""
    current: Points | None = None
    maximum: Annotated[int, Meta(ge=limits.MAXIMUM[0], le=limits.MAXIMUM[1])] | None = None


class NoteRecord(Record, frozen=True, kw_only=True):
    """One page of plain text."""

    id: Id
    title: Line = ""
    text: Text = ""


class AdventureRecord(Record, frozen=True, kw_only=True):
    """One adventure; without ``ended`` it is under way, without ``started`` its start is not known."""

    id: Id
    name: Line = ""
    started: Time = 0
    ended: Time | None = None


class StudyRecord(Record, frozen=True, kw_only=True):
    """What is learnt at present; ``earned``: its experience roll waits."""

    id: Id
    kind: StudyKind
    skill: Id
    teacher: Line = ""
    teach: Score | None = None
    taught: Score | None = None
    started: Time = 0
    hours: Score | None = None
    earned: bool = False


class ImprovementRecord(Record, frozen=True, kw_only=True):
    """One roll of development: of a skill row (with the parts of its name) or of a characteristic."""

    id: Id
    time: Time = 0
    kind: ImprovementKind = "experience"
    adventure: Line = ""
    row: Id | None = None
    characteristic: Id | None = None
    skill: Id | None = None
    name: Line = ""
    speciality: Id | None = None
    speciality_text: Line = ""
    roll: Annotated[int, Meta(ge=1, le=100)] | None = None
    needed: Points | None = None
    bonus: Points = 0
    dice: Formula = ""
    gain: Points = 0
    fixed: bool = False
    old: Whole = 0
    new: Whole = 0
    reason: Line = ""
    own_dice: bool = False
    teacher: Line = ""
    sanity: Points = 0
    tick: TickRecord | None = None
    study: StudyRecord | None = None


class SheetRecord(Record, frozen=True, kw_only=True):
    """A whole sheet. ``options`` are the rules in force, always written in full."""

    format_version: Annotated[int, Meta(ge=1)]
    id: UUID
    system: Literal["brp"]
    name: Line = ""
    player: Line = ""
    occupation: Line = ""
    profession: Id | None = None
    age: Annotated[int, Meta(ge=limits.AGE[0], le=limits.AGE[1])] | None = None
    gender: Line = ""
    place: Line = ""
    adventure: Line = ""
    options: dict[str, Any] = {}
    characteristics: Annotated[tuple[CharacteristicRecord, ...], Meta(max_length=limits.ENTRIES)] = ()
    pow_ticked: bool = False
    pow_tick: TickRecord | None = None
    move: Annotated[int, Meta(ge=limits.MOVE[0], le=limits.MOVE[1])] | None = None
    resources: Annotated[tuple[ResourceRecord, ...], Meta(max_length=limits.ENTRIES)] = ()
    skills: Annotated[tuple[SkillRecord, ...], Meta(max_length=limits.SKILLS)] = ()
    notes: Annotated[tuple[NoteRecord, ...], Meta(max_length=limits.ENTRIES)] = ()
    adventures: Annotated[tuple[AdventureRecord, ...], Meta(max_length=limits.ADVENTURES)] = ()
    study: StudyRecord | None = None
    improvements: Annotated[tuple[ImprovementRecord, ...], Meta(max_length=limits.IMPROVEMENTS)] = ()
    portrait: Annotated[bytes, Meta(max_length=limits.PORTRAIT_BYTES)] = b""
