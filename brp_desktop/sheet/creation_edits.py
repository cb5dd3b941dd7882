"""Edits of a creation: its record, its step, and the skill rows of other rules."""

from collections.abc import Hashable
from dataclasses import dataclass, replace

from msgspec.structs import replace as with_fields

from brp_desktop.sheet.brp import BrpCharacter, Skill
from brp_desktop.sheet.creation import METHODS, STEPS, Creation, Throw
from brp_desktop.sheet.edits_base import check_number, check_text
from brp_desktop.sheet.errors import EditError
from brp_desktop.sheet.growth_edits import Unmerged
from brp_desktop.sheet.limits import ENTRIES, FACE, SEED, SKILLS, THROWS


class SetCreation(Unmerged, frozen=True):
    """The record of the creation; None takes it off the sheet."""

    creation: Creation | None

    def apply(self, character: BrpCharacter) -> BrpCharacter:
        """The character with the record."""
        if self.creation is not None:
            _check(self.creation)
        return character if self.creation == character.creation else replace(character, creation=self.creation)


@dataclass(frozen=True, slots=True)
class SetCreationStep:
    """The step the creation stands at, and whether its steps are shown beside the sheet."""

    step: str
    shown: bool = True

    @property
    def merge_key(self) -> Hashable:
        """Going from step to step is one step."""
        return "creation_step"

    def apply(self, character: BrpCharacter) -> BrpCharacter:
        """The character at the step; a creation begins where there was none."""
        if self.step not in STEPS:
            raise EditError("unknown_value", field="step", value=self.step)
        before = character.creation or Creation()
        after = with_fields(before, step=self.step, shown=self.shown)
        return character if after == character.creation else replace(character, creation=after)


class SetSkills(Unmerged, frozen=True):
    """All skill rows at once: those of other rules, with what was made of them before."""

    skills: tuple[Skill, ...]

    def apply(self, character: BrpCharacter) -> BrpCharacter:
        """The character with the rows; their ids must be different ones."""
        if len(self.skills) > SKILLS:
            raise EditError("too_many", kind="skill", maximum=SKILLS)
        seen: set[str] = set()
        for row in self.skills:
            if row.id in seen:
                raise EditError("duplicate_id", kind="skill", id=row.id)
            seen.add(row.id)
        return character if self.skills == character.skills else replace(character, skills=self.skills)


def _check(creation: Creation) -> None:
    if creation.step not in STEPS:
        raise EditError("unknown_value", field="step", value=creation.step)
    if creation.method and creation.method not in METHODS:
        raise EditError("unknown_value", field="method", value=creation.method)
    if len(creation.throws) > THROWS:
        raise EditError("too_many", kind="throw", maximum=THROWS)
    for throw in creation.throws:
        _check_throw(throw)
    for name in ("age_roll", "personality_roll"):
        face = getattr(creation, name)
        if face is not None:
            check_number(name, face, FACE)
    if creation.seed is not None:
        check_number("seed", creation.seed, SEED)
    for name in ("profession_skills", "personality_skills", "given"):
        if len(getattr(creation, name)) > ENTRIES:
            raise EditError("too_many", kind=name, maximum=ENTRIES)


def _check_throw(throw: Throw) -> None:
    check_text("dice", throw.dice)
    if len(throw.faces) > ENTRIES:
        raise EditError("too_many", kind="face", maximum=ENTRIES)
    for face in throw.faces:
        check_number("face", face, FACE)
