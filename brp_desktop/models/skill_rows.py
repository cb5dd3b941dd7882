"""One skill as a row shows it: name in the language in force, score and limits by the document's rules."""

from collections.abc import Iterable, Iterator, Mapping
from enum import IntEnum
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from brp_desktop.catalogue.names import full_skill_name, skill_name
from brp_desktop.models.roles import Role
from brp_desktop.rules.brp import BrpOptions, Difficulty, effective_chance, thresholds
from brp_desktop.sheet.brp import BrpCharacter, Skill
from brp_desktop.sheet.derive import Derived, DerivedSkill
from brp_desktop.sheet.ids import SkillId
from brp_desktop.sheet.skill_rules import missing_characteristics


class TickState(IntEnum):
    """What the tick box of a row shows."""

    EMPTY = 0
    TICKED = 1
    NONE = 2
    """The skill never learns by use: no box."""
    HIDDEN = 3
    """A tick kept back until a hidden roll is revealed; game master's views only."""


class SkillRow(Struct, frozen=True):
    """Everything a row of the skills page shows; numbers in percent.

    ``score`` is None where the rules cannot tell it; ``error`` says why, ``typed_base`` is a formula typed by hand.
    ``chance`` is what is rolled against: the score with the ``burdens`` that weigh on it at present, by their source.
    ``half``, ``special`` and ``critical`` are of that chance, the last two the highest rolls of their level, 0 where
    there is none.
    """

    id: SkillId
    parent: str
    speciality: str
    category: str
    base: int | None
    score: int | None
    half: int | None
    special: int
    critical: int
    trained: bool
    ticked: bool
    learns: bool
    rollable: bool
    hidden: bool
    error: str | None
    typed_base: str = ""
    chance: int | None = None
    burdens: tuple[tuple[str, int], ...] = ()
    missing: tuple[str, ...] = ()
    """Characteristics without a value that the base asks for."""
    pinned: bool = False
    circle: tuple[str, ...] = ()
    """Names of the skills along which the base comes back to itself."""

    @property
    def name(self) -> str:
        """The full name: «Knowledge (History)»."""
        return f"{self.parent} ({self.speciality})" if self.speciality else self.parent

    @property
    def tick_state(self) -> TickState:
        """What the tick box shows."""
        if not self.learns:
            return TickState.NONE
        return TickState.TICKED if self.ticked else TickState.EMPTY


def skill_row(
    skill: Skill, derived: DerivedSkill, options: BrpOptions, language: str, values: Mapping[str, int | None]
) -> SkillRow:
    """The row of one skill by the rules of its document; ``values`` are those of the characteristics."""
    parent, speciality = skill_name(skill, language)
    half = chance = None
    special = critical = 0
    if derived.score is not None:
        burden = sum(points for _, points in derived.burdens)
        chance = effective_chance(derived.score, modifier=burden)
        limits = thresholds(chance, options, base=derived.base)
        half = effective_chance(derived.score, Difficulty.DIFFICULT, burden)
        special, critical = limits.special, limits.critical
    return SkillRow(
        id=skill.id,
        parent=parent,
        speciality=speciality,
        category=derived.category,
        base=derived.base,
        score=derived.score,
        half=half,
        special=special,
        critical=critical,
        trained=derived.trained,
        ticked=skill.ticked,
        learns=derived.learns,
        rollable=derived.rollable,
        hidden=skill.hidden,
        pinned=skill.pinned,
        error=derived.error,
        typed_base=skill.base or "",
        chance=chance,
        burdens=derived.burdens if chance is not None else (),
        missing=missing_characteristics(skill, options, values) if derived.error == "missing_value" else (),
    )


def skill_named(id_: str, skills: Mapping[SkillId, Skill], language: str) -> str:
    """The name of the row or the catalogue's skill that ``base(id)`` speaks of; the id where there is neither."""
    skill = skills.get(SkillId(id_)) or Skill(id=SkillId(id_), skill=id_)
    return full_skill_name(skill, language)


def row_value(row: SkillRow, role: int) -> Any:
    """What a row answers to a role of ``Role``; None to any other."""
    match role:
        case Role.ID:
            return row.id
        case Role.NAME:
            return row.name
        case Role.PARENT:
            return row.parent
        case Role.SPECIALITY:
            return row.speciality
        case Role.SCORE:
            return row.score
        case Role.HALF:
            return row.half
        case Role.SPECIAL:
            return row.special
        case Role.CRITICAL:
            return row.critical
        case Role.TRAINED:
            return row.trained
        case Role.TICK_STATE:
            return row.tick_state
        case Role.CATEGORY:
            return row.category
        case Role.ROLLABLE:
            return row.rollable
        case Role.ERROR:
            return row.error
        case _:
            return None


class SkillRows(Mapping[SkillId, SkillRow]):
    """The rows of one snapshot, each made when first asked for and kept until its skill changes."""

    def __init__(self, language: str = "en") -> None:
        self._language = language
        self._skills: dict[SkillId, Skill] = {}
        self._derived: Derived | None = None
        self._character: BrpCharacter | None = None
        self._made: dict[SkillId, SkillRow] = {}

    @property
    def language(self) -> str:
        """Code of the language the names are in."""
        return self._language

    @property
    def character(self) -> BrpCharacter | None:
        """The snapshot shown, None before the first."""
        return self._character

    def set_language(self, language: str) -> None:
        """Names in another language; all rows are made anew."""
        if language != self._language:
            self._language = language
            self._made.clear()

    def set_snapshot(self, character: BrpCharacter, derived: Derived) -> None:
        """Show this value; all rows are made anew."""
        self._take(character, derived)
        self._made.clear()

    def update(self, character: BrpCharacter, derived: Derived, changed: Iterable[SkillId]) -> None:
        """Show a later value of which only the ``changed`` rows differ, besides rows added or removed."""
        self._take(character, derived)
        for skill_id in changed:
            self._made.pop(skill_id, None)
        for gone in self._made.keys() - self._skills.keys():
            del self._made[gone]

    @property
    def has_critical(self) -> bool:
        """Whether the rules of the document know a critical success; before the first snapshot they do not."""
        return self._character is not None and self._character.options.critical

    def skill(self, skill_id: SkillId) -> Skill:
        """The skill behind a row; KeyError if the sheet has none of that id."""
        return self._skills[skill_id]

    def __getitem__(self, skill_id: SkillId) -> SkillRow:
        made = self._made.get(skill_id)
        if made is None:
            skill = self._skills[skill_id]
            if self._derived is None or self._character is None:
                raise KeyError(skill_id)
            derived = self._derived
            options = self._character.options
            made = skill_row(skill, derived.skills[skill_id], options, self._language, derived.values)
            if circle := derived.skills[skill_id].circle:
                made = replace(made, circle=tuple(skill_named(id_, self._skills, self._language) for id_ in circle))
            self._made[skill_id] = made
        return made

    def __iter__(self) -> Iterator[SkillId]:
        return iter(self._skills)

    def __len__(self) -> int:
        return len(self._skills)

    def __contains__(self, skill_id: object) -> bool:
        return skill_id in self._skills

    def _take(self, character: BrpCharacter, derived: Derived) -> None:
        if self._character is None or self._character.skills is not character.skills:
            self._skills = {skill.id: skill for skill in character.skills}
        self._character = character
        self._derived = derived
