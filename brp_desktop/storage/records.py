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

Count = Annotated[int, Meta(ge=limits.COUNT[0], le=limits.COUNT[1])]
Weight = Annotated[int, Meta(ge=limits.WEIGHT[0], le=limits.WEIGHT[1])]
Metres = Annotated[int, Meta(ge=limits.METRES[0], le=limits.METRES[1])]
Face = Annotated[int, Meta(ge=limits.FACE[0], le=limits.FACE[1])]
CreationStep = Literal[
    "rules",
    "characteristics",
    "age",
    "profession",
    "personality",
    "professional",
    "personal",
    "possessions",
    "name",
]
CreationMethod = Literal["", "rolled_in_order", "rolled_arranged", "rolled_high", "point_buy", "typed"]


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
    word: Id | None = None


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


class WeaponRecord(Record, frozen=True, kw_only=True):
    """One weapon or shield: of the catalogue (``weapon``), of the user's own (``name``), or the one renamed.

    What is left out is as the catalogue says; 0 and "" mean none. ``damage_by_range`` holds pairs of metres and damage,
    ``encumbrance`` is in hundredths of a point.
    """

    id: Id
    weapon: Id | None = None
    name: Line = ""
    skill: Id | None = None
    parry_skill: Id | None = None
    kind: Line | None = None
    base: Count | None = None
    damage: Formula | None = None
    damage_by_range: Annotated[tuple[tuple[Metres, Formula], ...], Meta(max_length=limits.PARTS)] | None = None
    special: Line | None = None
    reach: Line | None = None
    range_m: Metres | None = None
    attacks: Line | None = None
    hands: Line | None = None
    hit_points: Count | None = None
    hit_points_maximum: Count | None = None
    loaded: Count | None = None
    ammunition: Count | None = None
    spare: Count | None = None
    malfunction: Annotated[int, Meta(ge=limits.DIE[0], le=limits.DIE[1])] | None = None
    encumbrance: Weight | None = None
    carried: bool = True
    readied: bool = False
    note: Text = ""


class ArmourRecord(Record, frozen=True, kw_only=True):
    """One piece of armour or helmet: of the catalogue (``armour``), of the user's own, or the one renamed.

    ``places`` holds pairs of a hit location and its points, ``burdens`` pairs of what is hindered and by how much.
    """

    id: Id
    armour: Id | None = None
    name: Line = ""
    worn: bool = True
    carried: bool = True
    points: Count | None = None
    places: Annotated[tuple[tuple[Line, Count], ...], Meta(max_length=limits.PARTS)] | None = None
    random: Formula | None = None
    adds: bool | None = None
    burdens: Annotated[tuple[tuple[Line, Points], ...], Meta(max_length=limits.PARTS)] | None = None
    encumbrance: Weight | None = None
    note: Text = ""


class WoundRecord(Record, frozen=True, kw_only=True):
    """One wound: the hit points it took and how many of them are back; ``major_roll`` is a D100."""

    id: Id
    amount: Count = 0
    healed: Points = 0
    location: Line | None = None
    time: Time = 0
    treated: bool = False
    major: bool = False
    major_roll: Annotated[int, Meta(ge=1, le=100)] | None = None
    effect: Line = ""
    note: Text = ""


class HindranceRecord(Record, frozen=True, kw_only=True):
    """Something that holds somebody back in a fight, for so many ``rounds`` or until it is ended."""

    kind: Line
    rounds: Count | None = None
    delay: Count = 0
    number: Points = 0
    weapon: Line = ""


class PowerRecord(Record, frozen=True, kw_only=True):
    """A power, passion or other extra; ``track`` is what its cost is taken from."""

    id: Id
    name: Line = ""
    kind: Line = "other"
    skill: Id | None = None
    chance: Annotated[int, Meta(ge=limits.SCORE[0], le=limits.SCORE[1])] | None = None
    level: Count | None = None
    cost: Count | None = None
    track: Id = "power_points"
    note: Text = ""


class ItemRecord(Record, frozen=True, kw_only=True):
    """A thing; ``encumbrance`` is that of one in hundredths of a point, ``inside`` the container it lies in, ``thing``
    the thing of the catalogue whose name it has.
    """

    id: Id
    name: Line = ""
    quantity: Annotated[int, Meta(ge=limits.QUANTITY[0], le=limits.QUANTITY[1])] = 1
    encumbrance: Weight = 0
    container: bool = False
    inside: Id | None = None
    carried: bool = True
    note: Text = ""
    thing: Id | None = None


class WealthRecord(Record, frozen=True, kw_only=True):
    """One line of what somebody owns, in the user's own words or those of a ``level`` of the catalogue."""

    id: Id
    name: Line = ""
    amount: Line = ""
    note: Text = ""
    level: Id | None = None


class ContactRecord(Record, frozen=True, kw_only=True):
    """Somebody the character knows."""

    id: Id
    name: Line = ""
    relation: Line = ""
    place: Line = ""
    note: Text = ""


class ThrowRecord(Record, frozen=True, kw_only=True):
    """Dice thrown for a characteristic at its creation; ``counts``: this throw is used."""

    id: Id
    characteristic: Id
    dice: Formula
    faces: Annotated[tuple[Face, ...], Meta(max_length=limits.ENTRIES)] = ()
    counts: bool = True


class CreationRecord(Record, frozen=True, kw_only=True):
    """How a character was or is being made: the step it stands at, every throw, what was chosen.

    ``given`` holds pairs of a list and the id of a belonging in it that chance gave, ``turns`` pairs of a step and how
    often it was left to chance.
    """

    step: CreationStep = "rules"
    shown: bool = False
    method: CreationMethod = ""
    throws: Annotated[tuple[ThrowRecord, ...], Meta(max_length=limits.THROWS)] = ()
    age_roll: Face | None = None
    profession_skills: Annotated[tuple[Id, ...], Meta(max_length=limits.ENTRIES)] = ()
    personality_skills: Annotated[tuple[Id, ...], Meta(max_length=limits.ENTRIES)] = ()
    personality_roll: Face | None = None
    wealth: Id | None = None
    wealth_row: Id | None = None
    given: Annotated[tuple[tuple[Id, Id], ...], Meta(max_length=limits.ENTRIES)] = ()
    seed: Annotated[int, Meta(ge=limits.SEED[0], le=limits.SEED[1])] | None = None
    turns: Annotated[tuple[tuple[Id, Count], ...], Meta(max_length=limits.ENTRIES)] = ()


class SheetRecord(Record, frozen=True, kw_only=True):
    """A whole sheet. ``options`` are the rules in force, always written in full."""

    format_version: Annotated[int, Meta(ge=1)]
    id: UUID
    system: Literal["brp"]
    name: Line = ""
    player: Line = ""
    occupation: Line = ""
    profession: Id | None = None
    personality: Id | None = None
    age: Annotated[int, Meta(ge=limits.AGE[0], le=limits.AGE[1])] | None = None
    gender: Line = ""
    place: Line = ""
    features: Line = ""
    height: Line = ""
    weight: Line = ""
    adventure: Line = ""
    language: Id | None = None
    options: dict[str, Any] = {}
    characteristics: Annotated[tuple[CharacteristicRecord, ...], Meta(max_length=limits.ENTRIES)] = ()
    pow_ticked: bool = False
    pow_tick: TickRecord | None = None
    move: Annotated[int, Meta(ge=limits.MOVE[0], le=limits.MOVE[1])] | None = None
    resources: Annotated[tuple[ResourceRecord, ...], Meta(max_length=limits.ENTRIES)] = ()
    skills: Annotated[tuple[SkillRecord, ...], Meta(max_length=limits.SKILLS)] = ()
    weapons: Annotated[tuple[WeaponRecord, ...], Meta(max_length=limits.BELONGINGS)] = ()
    armour: Annotated[tuple[ArmourRecord, ...], Meta(max_length=limits.BELONGINGS)] = ()
    wounds: Annotated[tuple[WoundRecord, ...], Meta(max_length=limits.BELONGINGS)] = ()
    hindrances: Annotated[tuple[HindranceRecord, ...], Meta(max_length=limits.HELD_BACK)] = ()
    powers: Annotated[tuple[PowerRecord, ...], Meta(max_length=limits.BELONGINGS)] = ()
    items: Annotated[tuple[ItemRecord, ...], Meta(max_length=limits.BELONGINGS)] = ()
    wealth: Annotated[tuple[WealthRecord, ...], Meta(max_length=limits.BELONGINGS)] = ()
    contacts: Annotated[tuple[ContactRecord, ...], Meta(max_length=limits.BELONGINGS)] = ()
    notes: Annotated[tuple[NoteRecord, ...], Meta(max_length=limits.ENTRIES)] = ()
    adventures: Annotated[tuple[AdventureRecord, ...], Meta(max_length=limits.ADVENTURES)] = ()
    study: StudyRecord | None = None
    improvements: Annotated[tuple[ImprovementRecord, ...], Meta(max_length=limits.IMPROVEMENTS)] = ()
    creation: CreationRecord | None = None
    portrait: Annotated[bytes, Meta(max_length=limits.PORTRAIT_BYTES)] = b""
