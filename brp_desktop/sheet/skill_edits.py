"""Edits of the skill rows: points, ticks, names, flags, adding, removing and moving."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass, field, replace
from typing import Literal, Protocol

from brp_desktop.catalogue.brp import brp_catalogue
from brp_desktop.sheet import skill_rules
from brp_desktop.sheet.brp import BrpCharacter, PointSource, Skill, SkillPoints
from brp_desktop.sheet.edits_base import check_number, check_text, moved
from brp_desktop.sheet.errors import EditError
from brp_desktop.sheet.growth import TickOrigin
from brp_desktop.sheet.ids import SkillId
from brp_desktop.sheet.limits import ENTRIES, FORMULA_LENGTH, POINTS, SKILLS, TEXT_LENGTH, TIME

_SOURCES = ("culture", "personality", "profession", "personal", "experience")

SkillFlag = Literal["learns", "hidden", "pinned"]
"""The switches of one row."""


def find_skill(character: BrpCharacter, id_: SkillId) -> Skill:
    """The row of this id; ``EditError("unknown_id")`` if there is none."""
    return character.skills[_index(character, id_)]


class Ticking(Protocol):
    """What an edit says of the tick it sets."""

    @property
    def reason(self) -> str:
        """A tick reason id."""

    @property
    def id(self) -> str:
        """The journal's line."""

    @property
    def time(self) -> int:
        """Milliseconds since 1970, UTC."""


def tick_origin(edit: Ticking) -> TickOrigin:
    """Where the tick of an edit comes from, as it is kept on the sheet."""
    return TickOrigin(
        id=check_text("tick", edit.id),
        time=check_number("tick", edit.time, TIME),
        reason=check_text("tick", edit.reason),
    )


@dataclass(frozen=True, slots=True)
class SetPoints:
    """The points of one skill from one source, −9999 … 9999."""

    skill: SkillId
    source: PointSource
    value: int

    @property
    def merge_key(self) -> Hashable:
        """Typing and stepping in one field is one step."""
        return "points", self.skill, self.source

    def apply(self, character: BrpCharacter) -> BrpCharacter:
        """The row with these points."""
        if self.source not in _SOURCES:
            raise EditError("unknown_value", field="source", value=self.source)
        value = check_number(self.source, self.value, POINTS)

        def changed(row: Skill) -> Skill:
            points = {source: getattr(row.points, source) for source in _SOURCES}
            points[self.source] = value
            return replace(row, points=SkillPoints(**points))

        return _with(character, self.skill, changed)


@dataclass(frozen=True, slots=True)
class SetTick:
    """The tick of one skill; ``reason`` is a tick reason id, ``ticked`` from a roll or ``by_hand``.

    A skill without a tick box takes none (``no_experience_box``); taking one away is always possible. A row that is
    ticked already keeps the tick it has. ``id`` is that of the journal's line and ``time`` in milliseconds since 1970,
    UTC: they are kept with the tick. ``note`` is what a person says about it, for the journal only. Two edits that do
    the same to the same box are equal whatever these three say.
    """

    skill: SkillId
    ticked: bool
    reason: str = "by_hand"
    id: str = field(default="", compare=False)
    time: int = field(default=0, compare=False)
    note: str = field(default="", compare=False)

    @property
    def merge_key(self) -> None:
        """Never merges: each tick is a step."""

    def apply(self, character: BrpCharacter) -> BrpCharacter:
        """The row ticked or not."""

        def changed(row: Skill) -> Skill:
            if self.ticked and not skill_rules.learns(row, character.options):
                raise EditError("no_experience_box", id=self.skill)
            if row.ticked is self.ticked:
                return row
            return replace(row, ticked=self.ticked, tick=tick_origin(self) if self.ticked else None)

        return _with(character, self.skill, changed)


@dataclass(frozen=True, slots=True)
class AddSkill:
    """A new row, after the last of its family, else at the end; its id must be free (``duplicate_id``)."""

    skill: Skill

    @property
    def merge_key(self) -> None:
        """Never merges."""

    def apply(self, character: BrpCharacter) -> BrpCharacter:
        """The sheet with the row."""
        rows = character.skills
        if any(row.id == self.skill.id for row in rows):
            raise EditError("duplicate_id", kind="skill", id=self.skill.id)
        if len(rows) >= SKILLS:
            raise EditError("too_many", kind="skill", maximum=SKILLS)
        new = replace(
            self.skill,
            name=check_text("name", self.skill.name),
            speciality_text=check_text("speciality", self.skill.speciality_text),
            note=check_text("note", self.skill.note, TEXT_LENGTH),
        )
        at = len(rows)
        if new.skill is not None:
            family = [index for index, row in enumerate(rows) if row.skill == new.skill]
            at = family[-1] + 1 if family else at
        return replace(character, skills=(*rows[:at], new, *rows[at:]))


@dataclass(frozen=True, slots=True)
class RemoveSkill:
    """One row taken off the sheet with everything in it."""

    skill: SkillId

    @property
    def merge_key(self) -> None:
        """Never merges."""

    def apply(self, character: BrpCharacter) -> BrpCharacter:
        """The sheet without the row."""
        at = _index(character, self.skill)
        return replace(character, skills=character.skills[:at] + character.skills[at + 1 :])


@dataclass(frozen=True, slots=True)
class MoveSkill:
    """One row moved to an index of the list without it, 0 … number of the other rows."""

    skill: SkillId
    index: int

    @property
    def merge_key(self) -> None:
        """Never merges."""

    def apply(self, character: BrpCharacter) -> BrpCharacter:
        """The sheet in the new order."""
        at = _index(character, self.skill)
        return replace(character, skills=moved(character.skills, at, self.index))


@dataclass(frozen=True, slots=True)
class SetSpeciality:
    """The speciality of a row: a catalogue id, a free word, both (an open kind with its word) or neither.

    ``word`` is the id of the catalogue's word that the free one is.
    """

    skill: SkillId
    speciality: str | None
    text: str = ""
    word: str | None = None

    @property
    def merge_key(self) -> Hashable:
        """Typing the word is one step."""
        return "speciality", self.skill

    def apply(self, character: BrpCharacter) -> BrpCharacter:
        """The row with the speciality; the id stays."""
        if self.speciality is not None and self.speciality not in brp_catalogue().specialities:
            raise EditError("unknown_value", field="speciality", value=self.speciality)
        text = check_text("speciality", self.text)
        speciality, word = self.speciality, self.word
        return _with(
            character, self.skill, lambda row: replace(row, speciality=speciality, speciality_text=text, word=word)
        )


@dataclass(frozen=True, slots=True)
class RenameSkill:
    """The user's own name of a row; an empty one gives a catalogue skill its own name back."""

    skill: SkillId
    name: str

    @property
    def merge_key(self) -> Hashable:
        """Typing is one step."""
        return "name", self.skill

    def apply(self, character: BrpCharacter) -> BrpCharacter:
        """The row under the name."""
        name = check_text("name", self.name)
        return _with(character, self.skill, lambda row: replace(row, name=name))


@dataclass(frozen=True, slots=True)
class SetSkillCategory:
    """The category a row stands under; None is the catalogue's."""

    skill: SkillId
    category: str | None

    @property
    def merge_key(self) -> None:
        """Never merges."""

    def apply(self, character: BrpCharacter) -> BrpCharacter:
        """The row in the category."""
        if self.category is not None and self.category not in brp_catalogue().categories:
            raise EditError("unknown_value", field="category", value=self.category)
        return _with(character, self.skill, lambda row: replace(row, category=self.category))


@dataclass(frozen=True, slots=True)
class SetSkillFlag:
    """One switch of a row: ``learns`` (None: as the catalogue says), ``hidden`` or ``pinned``.

    A row that stops learning loses its tick.
    """

    skill: SkillId
    flag: SkillFlag
    value: bool | None

    @property
    def merge_key(self) -> None:
        """Never merges."""

    def apply(self, character: BrpCharacter) -> BrpCharacter:
        """The row with the switch."""
        if self.flag not in {"learns", "hidden", "pinned"} or (self.value is None and self.flag != "learns"):
            raise EditError("unknown_value", field=self.flag, value=self.value)

        def changed(row: Skill) -> Skill:
            if self.flag == "hidden":
                return replace(row, hidden=bool(self.value))
            if self.flag == "pinned":
                return replace(row, pinned=bool(self.value))
            row = replace(row, learns=self.value)
            return row if skill_rules.learns(row, character.options) else replace(row, ticked=False, tick=None)

        return _with(character, self.skill, changed)


@dataclass(frozen=True, slots=True)
class SetSkillBase:
    """A base formula or number typed by hand; None is the catalogue's.

    A formula that is not one is kept and reported on the sheet, not refused.
    """

    skill: SkillId
    base: str | None

    @property
    def merge_key(self) -> Hashable:
        """Typing is one step."""
        return "base", self.skill

    def apply(self, character: BrpCharacter) -> BrpCharacter:
        """The row with the base."""
        base = None if self.base is None else check_text("base", self.base, FORMULA_LENGTH)
        return _with(character, self.skill, lambda row: replace(row, base=base))


@dataclass(frozen=True, slots=True)
class SetSkillConditions:
    """The conditions of base variants that hold for a row, ids of the catalogue."""

    skill: SkillId
    conditions: tuple[str, ...]

    @property
    def merge_key(self) -> None:
        """Never merges."""

    def apply(self, character: BrpCharacter) -> BrpCharacter:
        """The row under the conditions, each once."""
        conditions = tuple(dict.fromkeys(check_text("conditions", each) for each in self.conditions if each))
        if len(conditions) > ENTRIES:
            raise EditError("too_many", kind="condition", maximum=ENTRIES)
        return _with(character, self.skill, lambda row: replace(row, conditions=conditions))


@dataclass(frozen=True, slots=True)
class SetSkillNote:
    """The note of a row."""

    skill: SkillId
    note: str

    @property
    def merge_key(self) -> Hashable:
        """Typing is one step."""
        return "skill_note", self.skill

    def apply(self, character: BrpCharacter) -> BrpCharacter:
        """The row with the note."""
        note = check_text("note", self.note, TEXT_LENGTH)
        return _with(character, self.skill, lambda row: replace(row, note=note))


@dataclass(frozen=True, slots=True)
class SetPermanentBonus:
    """What a row gains or loses for good besides its points, −9999 … 9999."""

    skill: SkillId
    value: int

    @property
    def merge_key(self) -> Hashable:
        """Typing and stepping is one step."""
        return "bonus", self.skill

    def apply(self, character: BrpCharacter) -> BrpCharacter:
        """The row with the bonus."""
        value = check_number("bonus", self.value, POINTS)
        return _with(character, self.skill, lambda row: replace(row, bonus=value))


def _index(character: BrpCharacter, id_: SkillId) -> int:
    for index, row in enumerate(character.skills):
        if row.id == id_:
            return index
    raise EditError("unknown_id", kind="skill", id=id_)


def _with(character: BrpCharacter, id_: SkillId, change: Callable[[Skill], Skill]) -> BrpCharacter:
    """The character with one row changed; the same character if the row stays equal."""
    at = _index(character, id_)
    before = character.skills[at]
    after = change(before)
    if after == before:
        return character
    return replace(character, skills=(*character.skills[:at], after, *character.skills[at + 1 :]))
