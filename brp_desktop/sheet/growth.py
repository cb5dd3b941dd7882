"""How a character grows: where ticks came from, adventures, a study under way, and every improvement there ever was."""

from typing import Literal

from msgspec import Struct

from brp_desktop.sheet.ids import AdventureId, CharacteristicId, ImprovementId, SkillId

ImprovementKind = Literal["experience", "taught", "research", "free", "characteristic", "pow", "ageing"]
"""What an improvement came from: a tick of play, a teacher, study alone, a tick of a long pause, training of a
characteristic, the tick of POW, a year of age."""

StudyKind = Literal["teacher", "training", "alone"]
"""A teacher by the double roll (customer's source 3.5), a teacher by hours, or study alone (UGE ch. 5)."""

FREE_TICK = "free_tick"
"""The reason of a tick chosen in a long pause (customer's source 3.5)."""

GIVEN = "given"
"""The reason of a tick that the game master gives outright (UGE ch. 5)."""


class TickOrigin(Struct, frozen=True, kw_only=True):
    """When and why a box was ticked.

    ``id`` is the id of the journal's line that ticked it: of the roll, or of the line of a tick set otherwise; empty
    where it is not known. ``time`` is in milliseconds since 1970, UTC, 0 where it is not known. ``reason`` is a tick
    reason id: ``ticked`` ``even_or_better`` ``by_hand`` ``free_tick`` ``given``.
    """

    id: str = ""
    time: int = 0
    reason: str = "by_hand"


class Adventure(Struct, frozen=True, kw_only=True):
    """One adventure; times in milliseconds since 1970, UTC, 0 for a start not known, None for an end still to come."""

    id: AdventureId
    name: str = ""
    started: int = 0
    ended: int | None = None


class Study(Struct, frozen=True, kw_only=True):
    """What is learnt from a teacher or alone, one thing at a time (customer's source 3.5; UGE ch. 5).

    ``teach`` and ``taught`` are the teacher's scores in Teach and in the skill, None for study alone. ``hours`` is how
    long it takes, None where the rules do not say. ``earned``: the experience roll is granted and waits.
    """

    id: str
    kind: StudyKind
    skill: SkillId
    teacher: str = ""
    teach: int | None = None
    taught: int | None = None
    started: int = 0
    hours: int | None = None
    earned: bool = False


class Improvement(Struct, frozen=True, kw_only=True):
    """One roll of development as it was recorded, also one that improved nothing.

    ``id`` is that of its line in the journal. Either ``row`` (with the parts of the skill's name) or
    ``characteristic`` says what it was about. ``roll`` and ``needed`` are of the D100 (for POW ``needed`` is the
    highest roll that gains), None where none was thrown; ``dice`` the dice of the gain, empty for none; ``gain`` what
    they came to and ``old``, ``new`` the score before and after, which also know of limits. ``fixed``: the gain was
    chosen before the roll. ``sanity`` is what mastery gave besides. ``tick`` and ``study`` are what the roll used up.
    ``adventure`` is the id of the adventure it followed, or is in; empty for none.
    """

    id: ImprovementId
    time: int = 0
    kind: ImprovementKind = "experience"
    adventure: str = ""
    row: SkillId | None = None
    characteristic: CharacteristicId | None = None
    skill: str | None = None
    name: str = ""
    speciality: str | None = None
    speciality_text: str = ""
    roll: int | None = None
    needed: int | None = None
    bonus: int = 0
    dice: str = ""
    gain: int = 0
    fixed: bool = False
    old: int = 0
    new: int = 0
    reason: str = ""
    own_dice: bool = False
    teacher: str = ""
    sanity: int = 0
    tick: TickOrigin | None = None
    study: Study | None = None

    @property
    def reasons(self) -> tuple[str, ...]:
        """The reason, and besides it ``fixed_gain`` where a gain was chosen before the roll."""
        return (self.reason, "fixed_gain") if self.fixed else (self.reason,)
