"""How a character was made: the step of a guided creation, every throw, what was chosen. Kept in its sheet."""

from typing import Final

from msgspec import Struct

from brp_desktop.sheet.ids import BelongingId, CharacteristicId, SkillId

STEPS: Final = (
    "rules",
    "characteristics",
    "age",
    "profession",
    "personality",
    "professional",
    "personal",
    "possessions",
    "name",
)
"""The steps of a guided creation in their order; ``personality`` only where the rules have it."""

TYPED: Final = "typed"
"""The method of characteristics that are typed in, or thrown with real dice."""

METHODS: Final = ("rolled_in_order", "rolled_arranged", "rolled_high", "point_buy", TYPED)
"""The ways to characteristics that a sheet may name."""


class Throw(Struct, frozen=True, kw_only=True):
    """Dice thrown for a characteristic, ``2D6+6`` with their faces; all are kept, ``counts``: this one is used."""

    id: str
    characteristic: CharacteristicId
    dice: str
    faces: tuple[int, ...]
    counts: bool = True


class Creation(Struct, frozen=True, kw_only=True):
    """The state of a creation; what is not chosen yet is empty or None.

    ``step`` is where it stands, ``shown`` whether its steps stand beside the sheet. ``age_roll`` is the die of the age.
    ``profession_skills`` and ``personality_skills`` are the rows chosen for the two lists, ``wealth`` a level of the
    catalogue whose line on the sheet is ``wealth_row``; ``given`` are the belongings that chance gave (list, id).
    ``seed`` is what chance began with, ``turns`` how often each step was left to it (step, times).
    """

    step: str = STEPS[0]
    shown: bool = False
    method: str = ""
    throws: tuple[Throw, ...] = ()
    age_roll: int | None = None
    profession_skills: tuple[SkillId, ...] = ()
    personality_skills: tuple[SkillId, ...] = ()
    personality_roll: int | None = None
    wealth: str | None = None
    wealth_row: BelongingId | None = None
    given: tuple[tuple[str, BelongingId], ...] = ()
    seed: int | None = None
    turns: tuple[tuple[str, int], ...] = ()

    def throw_of(self, characteristic: str) -> Throw | None:
        """The throw that a characteristic has now."""
        return next((each for each in self.throws if each.characteristic == characteristic and each.counts), None)

    def turn_of(self, step: str) -> int:
        """How often a step was left to chance."""
        return dict(self.turns).get(step, 0)
