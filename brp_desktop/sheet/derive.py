"""Everything computed from a character, once per snapshot; what did not change is taken over from the one before."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from msgspec import Struct

from brp_desktop.rules import Explanation, RulesError
from brp_desktop.rules.brp import BrpOptions
from brp_desktop.rules.brp.checks import explain_rating
from brp_desktop.rules.brp.formulas import base_chance, explain_formula
from brp_desktop.sheet import derived_values, skill_rules
from brp_desktop.sheet.brp import BrpCharacter, Skill
from brp_desktop.sheet.derived_values import DerivedCharacteristic, DerivedResource
from brp_desktop.sheet.ids import CharacteristicId, ResourceId, SkillId

__all__ = ["Derived", "DerivedCharacteristic", "DerivedResource", "DerivedSkill", "derive"]

_POINT_STEPS: Final = (
    ("culture", "points_culture"),
    ("personality", "points_personality"),
    ("profession", "points_professional"),
    ("personal", "points_personal"),
    ("experience", "points_experience"),
)


class DerivedSkill(Struct, frozen=True, kw_only=True):
    """The computed side of one skill row.

    ``base`` is the base chance (None: missing), ``score`` the rating, never below 0 (None: missing). ``parts`` are
    the step ids and numbers the rating is made of, for ``explain_chance``; parts of 0 are left out except the base.
    ``trained``: the score is above the base. ``learns``: there is a tick box. ``rollable`` is false exactly when
    ``error`` says why: ``speciality_missing`` ``missing_value`` ``bad_formula`` ``unknown_name`` ``unknown_skill``.
    """

    id: SkillId
    base: int | None
    score: int | None
    parts: tuple[tuple[str, int], ...]
    trained: bool
    learns: bool
    rollable: bool
    error: str | None
    category: str
    often_hidden: bool


class _Context(Struct, frozen=True):
    """All that a skill row's numbers depend on besides the row itself."""

    options: BrpOptions
    values: Mapping[str, int | None]
    category_bonus: Mapping[str, int | None]
    bases: dict[str, int | str]


class Derived(Struct, frozen=True, kw_only=True, eq=False):
    """The computed side of one character.

    ``characteristics`` holds those the record uses, in the order of the rules. ``damage_bonus`` is ``""`` for none and
    None while missing; ``major_wound`` and ``experience_bonus`` are None where missing or not in use;
    ``category_bonus`` is empty where not in use. ``resources`` holds hit points and power points, fatigue and sanity
    where the record uses them, then the user's counters. ``waiting_ticks`` counts the ticks whose experience roll is
    still to come.
    """

    character: BrpCharacter
    values: Mapping[str, int | None]
    skills: Mapping[SkillId, DerivedSkill]
    characteristics: Mapping[CharacteristicId, DerivedCharacteristic]
    damage_bonus: str | None
    move: int
    major_wound: int | None
    experience_bonus: int | None
    encumbrance_limit: int | None
    category_bonus: Mapping[str, int | None]
    resources: Mapping[ResourceId, DerivedResource]
    waiting_ticks: int
    _context: _Context

    def steps_for(self, kind: str, id_: str) -> Explanation:
        """How a number came about; empty where it is missing or has no steps.

        ``kind``: ``skill`` (the rating), ``base`` (a skill's base formula), ``roll`` (a characteristic's × 5),
        ``resource`` (its maximum) or ``derived`` (``major_wound`` ``experience_bonus`` ``encumbrance_limit``).
        An unknown kind or id is a ``KeyError``.
        """
        if kind == "skill":
            return self._rating_steps(self.skills[SkillId(id_)])
        if kind == "base":
            return self._base_steps(SkillId(id_))
        if kind == "roll":
            characteristic = self.characteristics[CharacteristicId(id_)]
            return derived_values.roll_steps(characteristic.value) if characteristic.roll else ()
        if kind == "resource":
            return self.resources[ResourceId(id_)].steps
        if kind == "derived":
            return derived_values.value_steps(id_, self.values, self.character.options)
        raise KeyError(kind)

    @staticmethod
    def _rating_steps(skill: DerivedSkill) -> Explanation:
        return explain_rating(skill.parts) if skill.score is not None else ()

    def _base_steps(self, id_: SkillId) -> Explanation:
        if self.skills[id_].base is None:
            return ()
        row = next(skill for skill in self.character.skills if skill.id == id_)
        formula = skill_rules.base_formula(row, self.character.options)
        if formula is None:
            return ()
        formulas = skill_rules.catalogue_formulas(self.character.options)
        return explain_formula(formula, self.values, formulas, mark="base")


def derive(character: BrpCharacter, previous: Derived | None = None) -> Derived:
    """The computed side of a character.

    ``previous`` is that of any earlier snapshot: whatever depends on nothing that changed since is taken over as the
    same object, so that a change of one row costs one row.
    """
    options = character.options
    if previous is not None and _same_ground(character, previous.character):
        context = previous._context
        skills = _skills(character.skills, previous.character.skills, previous.skills, context)
        ground = previous
    else:
        values = derived_values.characteristic_values(character)
        context = _Context(options, values, derived_values.category_bonuses(values, options), {})
        old = previous.skills if previous is not None else {}
        skills = MappingProxyType({skill.id: _skill(skill, context, old.get(skill.id)) for skill in character.skills})
        ground = None
    values = context.values
    number = derived_values.derived_number
    same_tracks = ground is not None and ground.character.resources is character.resources
    return Derived(
        character=character,
        values=values,
        skills=skills,
        characteristics=ground.characteristics if ground else derived_values.characteristics(values, options),
        damage_bonus=ground.damage_bonus if ground else derived_values.damage_bonus_of(values),
        move=derived_values.move_of(character),
        major_wound=ground.major_wound if ground else number("major_wound", values, options),
        experience_bonus=ground.experience_bonus if ground else number("experience_bonus", values, options),
        encumbrance_limit=ground.encumbrance_limit if ground else number("encumbrance_limit", values, options),
        category_bonus=context.category_bonus,
        resources=ground.resources if ground and same_tracks else derived_values.resources(character, values),
        waiting_ticks=_waiting(character, skills),
        _context=context,
    )


def _same_ground(character: BrpCharacter, before: BrpCharacter) -> bool:
    return (
        character.characteristics is before.characteristics or character.characteristics == before.characteristics
    ) and (character.options is before.options or character.options == before.options)


def _skills(
    rows: tuple[Skill, ...],
    rows_before: tuple[Skill, ...],
    before: Mapping[SkillId, DerivedSkill],
    context: _Context,
) -> Mapping[SkillId, DerivedSkill]:
    if rows is rows_before:
        return before
    if len(rows) == len(rows_before):
        changed = [new for new, old in zip(rows, rows_before, strict=True) if new is not old]
        if len(changed) * 4 < len(rows) and all(row.id in before for row in changed):
            merged = dict(before)
            same_order = True
            for new, old in zip(rows, rows_before, strict=True):
                if new is not old:
                    same_order = same_order and new.id == old.id
                    merged[new.id] = _skill(new, context, before[new.id])
            if same_order:
                return MappingProxyType(merged)
    by_id = {row.id: row for row in rows_before}
    return MappingProxyType(
        {
            row.id: before[row.id] if by_id.get(row.id) is row else _skill(row, context, before.get(row.id))
            for row in rows
        }
    )


def _skill(row: Skill, context: _Context, before: DerivedSkill | None) -> DerivedSkill:
    """The row's numbers; the object before if nothing in them changed."""
    options = context.options
    category = skill_rules.category_of(row)
    base, error = _base(row, context)
    parts: list[tuple[str, int]] = []
    if base is not None:
        parts.append(("base", base))
        points = row.points
        for source, step in _POINT_STEPS:
            amount: int = getattr(points, source)
            if amount:
                parts.append((step, amount))
        if context.category_bonus:
            bonus = context.category_bonus.get(category, 0)
            if bonus is None:
                base, parts, error = None, [], error or "missing_value"
            elif bonus:
                parts.append(("category_bonus", bonus))
        if row.bonus:
            parts.append(("permanent_bonus", row.bonus))
    score = None if base is None else max(0, sum(amount for _, amount in parts))
    if skill_rules.needs_speciality(row, options):
        error = "speciality_missing"
    derived = DerivedSkill(
        id=row.id,
        base=base,
        score=score,
        parts=tuple(parts),
        trained=score is not None and base is not None and score > base,
        learns=skill_rules.learns(row, options),
        rollable=error is None,
        error=error,
        category=category,
        often_hidden=skill_rules.often_hidden(row),
    )
    return before if before == derived else derived


def _base(row: Skill, context: _Context) -> tuple[int | None, str | None]:
    """The base chance, or None and why."""
    formula = skill_rules.base_formula(row, context.options)
    if formula is None:
        return None, "missing_value" if skill_rules.is_known(row) else "unknown_skill"
    known = context.bases.get(formula)
    if known is None:
        try:
            known = base_chance(formula, context.values, skill_rules.catalogue_formulas(context.options))
        except RulesError as error:
            known = error.code
        context.bases[formula] = known
    return (known, None) if isinstance(known, int) else (None, known)


def _waiting(character: BrpCharacter, skills: Mapping[SkillId, DerivedSkill]) -> int:
    return sum(1 for row in character.skills if row.ticked and skills[row.id].learns) + character.pow_ticked
