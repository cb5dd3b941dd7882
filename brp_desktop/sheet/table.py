"""The game master's table as data: who sits around it, as references to player files or as people kept inside."""

from dataclasses import dataclass, field
from typing import Literal

from brp_desktop.rules.brp import BrpOptions
from brp_desktop.rules.xantis import XantisOptions
from brp_desktop.sheet.brp import Hindrance, Resource
from brp_desktop.sheet.ids import EntryId, SkillId
from brp_desktop.sheet.round import Round
from brp_desktop.sheet.xantis_npc import XantisNpc

__all__ = [
    "Column",
    "Entry",
    "EntryId",
    "GameTable",
    "Npc",
    "NpcSkill",
    "NpcValue",
    "NpcWeapon",
    "Reach",
    "TableSide",
    "XantisNpc",
]

TableSide = Literal["", "a", "b"]
"""The side an entry stands on in an opposed check; empty for none."""

Reach = Literal["missile", "long", "medium", "short"]
"""What an entry fights with, as far as the order of actions looks at it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class NpcValue:
    """One characteristic of a person without a sheet; ``value`` None: not known."""

    id: str
    value: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class NpcSkill:
    """One skill with its score, named like a skill row: a catalogue skill or a name, a speciality by id or by word."""

    id: SkillId
    skill: str | None = None
    name: str = ""
    speciality: str | None = None
    speciality_text: str = ""
    score: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class NpcWeapon:
    """One attack: its name, the chance to hit (None: not known), and damage and whatever else belongs to it as text."""

    id: SkillId
    name: str = ""
    score: int | None = None
    text: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Npc:
    """A person without a sheet.

    ``resources`` are tracks as on a sheet: ``hit_points`` and ``power_points`` (no maximum: computed by the rules; no
    current value: full) and counters by name. ``percentage`` is the one score that counts for every skill not listed
    (an extra of whom only «40 %» is known). The ids of skills and weapons are unique together.
    """

    description: str = ""
    values: tuple[NpcValue, ...] = ()
    resources: tuple[Resource, ...] = ()
    skills: tuple[NpcSkill, ...] = ()
    weapons: tuple[NpcWeapon, ...] = ()
    armour: str = ""
    move: int | None = None
    percentage: int | None = None
    hindrances: tuple[Hindrance, ...] = ()

    def value(self, id_: str) -> int | None:
        """The characteristic of this id; None where it is not known."""
        return next((row.value for row in self.values if row.id == id_), None)


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """One line of the table: a player's file (``path``) or a person kept inside, of one system (``npc``, ``xantis``).

    ``path`` is relative to the table's file, with ``/`` between its parts; it is absolute as long as the table has no
    file. ``name`` is the person's, of a player's file the one it had last. ``number`` tells copies apart (0: none).
    """

    id: EntryId
    path: str = ""
    name: str = ""
    number: int = 0
    group: str = ""
    side: TableSide = ""
    reach: Reach | None = None
    note: str = ""
    npc: Npc | None = None
    xantis: XantisNpc | None = None

    @property
    def is_inside(self) -> bool:
        """Whether the person is kept inside the table and has no file."""
        return self.npc is not None or self.xantis is not None

    @property
    def is_possible(self) -> bool:
        """Whether it is exactly one of the three: a file, a person of one system or of the other."""
        return bool(self.path) + (self.npc is not None) + (self.xantis is not None) == 1

    @property
    def shown_name(self) -> str:
        """The name with the number of the copy: ``Guard 3``."""
        return f"{self.name} {self.number}".strip() if self.number else self.name


@dataclass(frozen=True, slots=True, kw_only=True)
class Column:
    """A roll that the table shows for everybody: a skill named like a skill row, or the roll of a characteristic."""

    skill: str | None = None
    name: str = ""
    speciality: str | None = None
    speciality_text: str = ""
    characteristic: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class GameTable:
    """A whole table. ``options`` are the rules for people without a sheet among themselves; None: the usual ones.

    ``xantis_options`` are how the table reads the rules of Xantis, None: as usual; ``round`` is its Giro.
    """

    name: str = ""
    options: BrpOptions | None = None
    columns: tuple[Column, ...] = ()
    entries: tuple[Entry, ...] = ()
    xantis_options: XantisOptions | None = None
    round: Round = field(default_factory=Round)

    @property
    def groups(self) -> tuple[str, ...]:
        """The names of the groups in the order in which they first appear; entries without one are in none."""
        return tuple(dict.fromkeys(entry.group for entry in self.entries if entry.group))
