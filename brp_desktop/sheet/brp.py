"""A percentile character as an immutable value: everything that is saved, nothing that is computed."""

from typing import TYPE_CHECKING, Any, ClassVar, Literal

from msgspec import Struct, field

from brp_desktop.rules.brp import SRD, BrpOptions
from brp_desktop.rules.record import LateFields
from brp_desktop.sheet.belongings import Armour, Contact, Item, Power, Wealth, Weapon, Wound
from brp_desktop.sheet.creation import Creation
from brp_desktop.sheet.growth import Adventure, Improvement, Study, TickOrigin
from brp_desktop.sheet.ids import CharacteristicId, NoteId, ResourceId, SkillId

if TYPE_CHECKING:
    from dataclasses import Field

PointSource = Literal["culture", "personality", "profession", "personal", "experience"]


class _Value(Struct, frozen=True, kw_only=True):
    """A frozen value; `dataclasses.replace` and `fields` work on it too."""

    if TYPE_CHECKING:
        __dataclass_fields__: ClassVar[dict[str, Field[Any]]]
    else:
        __dataclass_fields__ = LateFields("__struct_fields__")


class Characteristic(_Value, frozen=True, kw_only=True):
    """One characteristic with its parts; the value is their sum, or missing (None) without an initial part.

    ``initial`` is what was rolled, bought or typed; the other parts are signed and say where later points came
    from: moved at creation, by age, by training, by anything else (magic, wounds …).
    """

    id: CharacteristicId
    initial: int | None = None
    moved: int = 0
    age: int = 0
    training: int = 0
    other: int = 0

    @property
    def value(self) -> int | None:
        """The number on the sheet, never below 0; None while it is blank (missing is not zero)."""
        if self.initial is None:
            return None
        return max(0, self.initial + self.moved + self.age + self.training + self.other)


class SkillPoints(_Value, frozen=True, kw_only=True):
    """The points of one skill by where they came from, in percent; the base is not among them."""

    culture: int = 0
    personality: int = 0
    profession: int = 0
    personal: int = 0
    experience: int = 0

    @property
    def total(self) -> int:
        """All points together."""
        return self.culture + self.personality + self.profession + self.personal + self.experience


class Skill(_Value, frozen=True, kw_only=True):
    """One skill row: a catalogue skill (``skill``) or one of the user's own (``name``, ``category``).

    A specialised skill has ``speciality`` (a catalogue speciality id) or a free word in ``speciality_text``; with
    neither it is a family without a speciality and cannot be rolled (UGE ch. 3). ``base`` overrides the catalogue's
    formula. ``conditions`` are the switches of base variants. ``tick`` says where the tick of a ticked row came from,
    None where that is not known. ``learns`` None means «as the catalogue says»; ``hidden`` hides the row in play mode.
    ``word`` is the word of the catalogue that ``speciality_text`` was taken from (``sheet.names``).
    """

    id: SkillId
    skill: str | None = None
    name: str = ""
    category: str | None = None
    speciality: str | None = None
    speciality_text: str = ""
    base: str | None = None
    conditions: tuple[str, ...] = ()
    points: SkillPoints = field(default_factory=SkillPoints)
    bonus: int = 0
    ticked: bool = False
    tick: TickOrigin | None = None
    learns: bool | None = None
    hidden: bool = False
    pinned: bool = False
    note: str = ""
    word: str | None = None


class Resource(_Value, frozen=True, kw_only=True):
    """A track such as hit points: ``current`` None means full, ``maximum`` None means computed by the rules.

    Counters of the user's carry their own ``name`` and must have a maximum or none at all (an open counter).
    """

    id: ResourceId
    name: str = ""
    current: int | None = None
    maximum: int | None = None


class Hindrance(_Value, frozen=True, kw_only=True):
    """Something that holds somebody back in a fight: ``kind`` is an id of ``rules.brp.hindrances``.

    ``rounds`` are those left, that under way counted; None: until it is ended. It begins after ``delay`` rounds.
    ``number`` is what goes with the kind: the force of whoever holds, the damage of a weapon that is stuck, the
    modifier of bad sight or of a sprained ankle, metres to a weapon. ``weapon`` is the id of a weapon of the same
    person.
    """

    kind: str
    rounds: int | None = None
    delay: int = 0
    number: int = 0
    weapon: str = ""


class Note(_Value, frozen=True, kw_only=True):
    """One page of plain text."""

    id: NoteId
    title: str = ""
    text: str = ""


class BrpCharacter(_Value, frozen=True, kw_only=True):
    """A whole percentile character with the rules it is played by (``options``).

    ``portrait`` is a PNG or JPEG of at most 200 kB, or empty. ``adventure`` names the adventure under way.
    ``adventures`` are all there were, the one under way last; ``improvements`` every roll of development in the order
    in which they were made; ``study`` what is learnt from a teacher or alone at present. ``pow_tick`` says where the
    tick of POW came from. ``features``, ``height`` and ``weight`` are words of the user's; ``personality`` is the
    personality package chosen at creation (UGE ch. 2), None for none. ``language`` is the code of the language in which
    the catalogue's names stand on the sheet, None for that of whoever looks at it. ``creation`` is how the character
    was or is being made, as far as that is known.
    """

    name: str = ""
    player: str = ""
    occupation: str = ""
    profession: str | None = None
    personality: str | None = None
    age: int | None = None
    gender: str = ""
    place: str = ""
    features: str = ""
    height: str = ""
    weight: str = ""
    adventure: str = ""
    language: str | None = None
    portrait: bytes = b""
    options: BrpOptions = SRD
    characteristics: tuple[Characteristic, ...] = ()
    skills: tuple[Skill, ...] = ()
    pow_ticked: bool = False
    pow_tick: TickOrigin | None = None
    move: int | None = None
    resources: tuple[Resource, ...] = ()
    notes: tuple[Note, ...] = ()
    adventures: tuple[Adventure, ...] = ()
    study: Study | None = None
    improvements: tuple[Improvement, ...] = ()
    weapons: tuple[Weapon, ...] = ()
    armour: tuple[Armour, ...] = ()
    wounds: tuple[Wound, ...] = ()
    hindrances: tuple[Hindrance, ...] = ()
    powers: tuple[Power, ...] = ()
    items: tuple[Item, ...] = ()
    wealth: tuple[Wealth, ...] = ()
    contacts: tuple[Contact, ...] = ()
    creation: Creation | None = None
