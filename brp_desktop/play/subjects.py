"""What is rolled and under which circumstances: the part of a roll that is known before anything is worked out."""

from typing import TYPE_CHECKING, Any, ClassVar, Literal

from msgspec import Struct

from brp_desktop.rules.brp.difficulty import Difficulty
from brp_desktop.rules.record import LateFields

if TYPE_CHECKING:
    from dataclasses import Field


Kind = Literal["skill", "characteristic", "node", "initiative", "number"]
"""What sort of thing is rolled: the first two by percentage, the others in Xantis."""


class Subject(Struct, frozen=True):
    """What is rolled: a skill row by its id on the sheet, or a characteristic by its id.

    The journal knows besides what a Xantis test is made on: a node of the tree by its id, Iniziativa, a bare number.
    """

    kind: Kind
    id: str


class SubjectName(Struct, frozen=True):
    """Enough to name a subject later, in any language and without the sheet.

    A skill has the fields of a skill row (catalogue id or the user's own name, speciality by id or by free word); a
    characteristic roll has the ids of the characteristic and of the roll (``str``, ``effort``) and nothing else. What
    is tested in Xantis has the sheet's own ``name``, another Caratteristica as ``speciality_text``, and as ``roll`` how
    a weapon is used (``attack``, ``parry``).
    """

    skill: str | None = None
    name: str = ""
    speciality: str | None = None
    speciality_text: str = ""
    characteristic: str | None = None
    roll: str | None = None


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

    if TYPE_CHECKING:
        __dataclass_fields__: ClassVar[dict[str, Field[Any]]]
    else:
        __dataclass_fields__ = LateFields("__struct_fields__")
