"""What is rolled and under which circumstances: the part of a roll that is known before anything is worked out."""

from typing import TYPE_CHECKING, Any, ClassVar, Final, Literal

from msgspec import Struct, structs

from brp_desktop.rules.brp.difficulty import Difficulty
from brp_desktop.rules.record import LateFields

if TYPE_CHECKING:
    from dataclasses import Field


Kind = Literal["skill", "characteristic", "power", "weapon", "health", "node", "initiative", "number"]
"""What sort of thing is rolled: the first three by percentage, the last three in Xantis. A line of the journal may also
be about the damage of a weapon or about somebody's health."""

Use = Literal["", "attack", "parry", "power"]
"""What a belonging is used for in a roll."""


class Subject(Struct, frozen=True):
    """What is rolled: a skill row by its id on the sheet, a characteristic or a power by its id.

    ``means`` is the weapon or power of the sheet that a skill is used with, and ``use`` what for (``armed``). The
    journal knows besides what a Xantis test is made on: a node of the tree by its id, Iniziativa, a bare number.
    """

    kind: Kind
    id: str
    means: str = ""
    use: Use = ""


class SubjectName(Struct, frozen=True):
    """Enough to name a subject later, in any language and without the sheet.

    A skill has the fields of a skill row (catalogue id or the user's own name, speciality by id or by free word); a
    characteristic roll has the ids of the characteristic and of the roll (``str``, ``effort``) and nothing else. What
    is rolled with a weapon has besides the weapon by its catalogue id or its own name, and as ``roll`` how it is used
    (``attack`` ``parry`` ``damage``). What is tested in Xantis has the sheet's own ``name``, another Caratteristica as
    ``speciality_text``, and as ``roll`` how a weapon is used (``attack``, ``parry``).
    """

    skill: str | None = None
    name: str = ""
    speciality: str | None = None
    speciality_text: str = ""
    characteristic: str | None = None
    roll: str | None = None
    weapon: str | None = None
    weapon_name: str = ""


class Act(Struct, frozen=True):
    """What an attack, a defence or a power adds to the circumstances.

    ``metres`` is the distance of a shot, None: in range; ``waits`` how often five DEX ranks were spent on aiming;
    ``defence`` which defence of the round it is, from 1; ``missile``: it is one against something shot or thrown, and
    ``kneels``: behind a shield, on the knees. An attack may be split into ``parts``, and ``part`` is the one that is
    rolled. ``cost`` is what a power costs this time, None: as it says.
    """

    metres: int | None = None
    waits: int = 0
    part: int = 1
    parts: int = 1
    defence: int = 1
    missile: bool = False
    kneels: bool = False
    cost: int | None = None


AID_STEPS: Final = frozenset(
    {
        "complementary",
        "augment",
        "cooperation",
        "topic",
        "quality",
        "spot",
        "related_speciality",
        "cap",
        "fraction",
        "two_skills",
        "split",
    }
)
"""Ids, up to the full stop, of the steps that such choices make. What only changes the difficulty is a mark."""


class Aid(Struct, frozen=True):
    """What was chosen for a roll besides difficulty and modifier, as numbers; ``play.aids`` works it out.

    ``modifiers`` are flat and ``caps`` ratings that limit the score, each with the id of its step; ``related`` is the
    step and the rating of a related speciality used instead. ``fraction`` is a numerator and a denominator.
    ``difficulties`` are those of situations, with their steps. ``lead`` says whether a skill rolled first, to prepare
    this one, succeeded. ``second`` is the other skill of two in one roll. ``rerolled`` is what was paid in power points
    for another throw.
    """

    modifiers: tuple[tuple[str, int], ...] = ()
    caps: tuple[tuple[str, int], ...] = ()
    related: tuple[str, int] | None = None
    fraction: tuple[int, int] = (1, 1)
    difficulties: tuple[tuple[str, Difficulty], ...] = ()
    lead: bool | None = None
    second: Subject | None = None
    rerolled: int = 0

    @property
    def unpaid(self) -> "Aid | None":
        """The same without another throw; None where nothing else was chosen."""
        bare = structs.replace(self, rerolled=0)
        return None if bare == Aid() else bare


class Situation(Struct, frozen=True):
    """The circumstances of one roll. ``modifier`` is flat, in percent; ``own_roll`` is a real die's 1 … 100.

    ``at_stake`` off: the roll lies outside the adventure and never ticks. ``hidden``: only the game master sees it.
    `dataclasses.replace` and `fields` work on it.
    """

    difficulty: Difficulty = Difficulty.NORMAL
    modifier: int = 0
    at_stake: bool = True
    own_roll: int | None = None
    hidden: bool = False
    act: Act | None = None
    aid: Aid | None = None

    if TYPE_CHECKING:
        __dataclass_fields__: ClassVar[dict[str, Field[Any]]]
    else:
        __dataclass_fields__ = LateFields("__struct_fields__")
