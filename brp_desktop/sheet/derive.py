"""Everything computed from a character, once per snapshot; what did not change is taken over from the one before."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct
from msgspec.structs import replace

from brp_desktop.rules import Explanation, RulesError
from brp_desktop.rules.brp import BrpOptions
from brp_desktop.rules.brp.formulas import base_chance
from brp_desktop.sheet import derived_burdens, derived_values, skill_rules
from brp_desktop.sheet.brp import BrpCharacter, Skill
from brp_desktop.sheet.derived_burdens import Burdens, Modifiers
from brp_desktop.sheet.derived_values import DerivedCharacteristic, DerivedResource
from brp_desktop.sheet.ids import BelongingId, CharacteristicId, ResourceId, SkillId
from brp_desktop.sheet.limits import BASE

if TYPE_CHECKING:
    from brp_desktop.sheet.derived_armour import DerivedArmour
    from brp_desktop.sheet.derived_health import DerivedHealth
    from brp_desktop.sheet.derived_load import DerivedLoad
    from brp_desktop.sheet.derived_weapons import DerivedWeapon

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
    ``points`` are the parts without the base, kept where the base is missing, None where one of them is. ``burdens``
    are flat modifiers on every roll by source (``armour`` ``encumbrance`` ``fatigue``); they are not in the score.
    ``trained``: the score is above the base. ``learns``: there is a tick box. ``rollable`` is false exactly when
    ``error`` says why: ``speciality_missing`` ``missing_value`` ``bad_formula`` ``unknown_name`` ``unknown_skill``.
    ``circle``: ids along which the formula of the base comes back to itself.
    """

    id: SkillId
    base: int | None
    score: int | None
    parts: tuple[tuple[str, int], ...]
    points: tuple[tuple[str, int], ...] | None
    burdens: Modifiers
    trained: bool
    learns: bool
    rollable: bool
    error: str | None
    category: str
    often_hidden: bool
    circle: tuple[str, ...] = ()


class _Context(Struct, frozen=True):
    """All that a skill row's numbers depend on besides the row itself."""

    options: BrpOptions
    values: Mapping[str, int | None]
    category_bonus: Mapping[str, int | None]
    bases: dict[str, int | str]
    burdens: Burdens
    in_hand: Mapping[SkillId, int]
    formulas: Mapping[str, str]


class Derived(Struct, frozen=True, kw_only=True, eq=False):
    """The computed side of one character.

    ``characteristics`` holds those the record uses, in the order of the rules. ``damage_bonus`` is ``""`` for none and
    None while missing; ``major_wound``, half of the hit points, and ``experience_bonus`` are None where missing or not
    in use; ``category_bonus`` is empty where not in use. ``move`` is less under a load above the limit. ``resources``
    holds hit points and power points, fatigue and sanity where the record uses them, then the user's counters.
    ``waiting_ticks`` counts the ticks whose experience roll is still to come. What belongs to belongings and health is
    worked out when it is first asked for.
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
    _late: dict[str, Any]

    @property
    def formulas(self) -> Mapping[str, str]:
        """What ``base(id)`` stands for on this sheet."""
        return self._context.formulas

    @property
    def burdens(self) -> Burdens:
        """What weighs on rolls: armour worn, a load above the limit, fatigue."""
        return self._context.burdens

    @property
    def load(self) -> "DerivedLoad":
        """What is carried, whether the rules look at it or not."""
        if "load" not in self._late:
            from brp_desktop.sheet.derived_load import load_of

            self._late["load"] = load_of(self.character)
        load: DerivedLoad = self._late["load"]
        return load

    @property
    def health(self) -> "DerivedHealth":
        """How the character fares: state, conditions, hit locations."""
        if "health" not in self._late:
            from brp_desktop.sheet.derived_health import health_of

            self._late["health"] = health_of(self.character, self.resources)
        health: DerivedHealth = self._late["health"]
        return health

    @property
    def weapons(self) -> "Mapping[BelongingId, DerivedWeapon]":
        """Every weapon in the order of the sheet."""
        if "weapons" not in self._late:
            if self.character.weapons:
                from brp_desktop.sheet.derived_weapons import derived_weapons

                made = derived_weapons(self.character, self.skills, self.values, self.damage_bonus)
            else:
                made = MappingProxyType({})
            self._late["weapons"] = made
        weapons: Mapping[BelongingId, DerivedWeapon] = self._late["weapons"]
        return weapons

    @property
    def armour(self) -> "Mapping[BelongingId, DerivedArmour]":
        """Every piece of armour in the order of the sheet, worn or not."""
        if "armour" not in self._late:
            pieces = {}
            if self.character.armour:
                from brp_desktop.sheet.derived_armour import derived_armour

                pieces = {row.id: derived_armour(row, self.character) for row in self.character.armour}
            self._late["armour"] = MappingProxyType(pieces)
        armour: Mapping[BelongingId, DerivedArmour] = self._late["armour"]
        return armour

    @property
    def protection(self) -> int:
        """What everything worn takes off a plain blow, hit locations apart."""
        if "protection" not in self._late:
            worn = any(row.worn for row in self.character.armour)
            points = 0
            if worn:
                from brp_desktop.sheet.derived_armour import protection_of

                points = protection_of(self.character)
            self._late["protection"] = points
        protection: int = self._late["protection"]
        return protection

    def steps_for(self, kind: str, id_: str) -> Explanation:
        """How a number came about; empty where it is missing or has no steps.

        ``kind``: ``skill`` (the rating), ``base`` (a skill's base formula), ``value`` (a characteristic from its
        parts), ``roll`` (a characteristic's × 5), ``resource`` (its maximum), ``category`` (its bonus), ``location``
        (what is left of its points), ``weapon`` and ``parry`` (the rating with a weapon in hand) or ``derived``
        (``major_wound`` ``experience_bonus`` ``encumbrance_limit`` ``move`` ``load`` ``protection``; those of the load
        are in hundredths of a point). ``skill_chance`` ``roll_chance`` ``weapon_chance`` ``parry_chance`` go on with
        what weighs on the roll at present. An unknown kind or id is a ``KeyError``.
        """
        from brp_desktop.sheet.derived_steps import steps_of

        return steps_of(self, kind, id_)

    def formula_of(self, row: Skill) -> str | None:
        """The formula of a row's base, None where the rules have none."""
        return _formula(row, self._context)

    def base_under(self, row: Skill, conditions: tuple[str, ...]) -> int | None:
        """The base that the row would have under other conditions of its own; None where it is missing."""
        return _base(replace(row, conditions=conditions), self._context)[0]


def derive(character: BrpCharacter, previous: Derived | None = None) -> Derived:
    """The computed side of a character.

    ``previous`` is that of any earlier snapshot: whatever depends on nothing that changed since is taken over as the
    same object, so that a change of one row costs one row.
    """
    options = character.options
    ground = previous if previous is not None and _same_ground(character, previous.character) else None
    values = ground.values if ground else derived_values.characteristic_values(character)
    number = derived_values.derived_number
    limit = ground.encumbrance_limit if ground else number("encumbrance_limit", values, options)
    same_tracks = ground is not None and ground.character.resources is character.resources
    tracks = ground.resources if ground and same_tracks else derived_values.resources(character, values)
    late: dict[str, Any] = {}
    if ground is not None and _same_load(character, ground.character) and "load" in ground._late:
        late["load"] = ground._late["load"]
    weight = 0
    if options.encumbrance and limit is not None:
        if "load" not in late:
            from brp_desktop.sheet.derived_load import load_of

            late["load"] = load_of(character)
        weight = late["load"].total
    context = _context_of(character, values, derived_burdens.burdens_of(character, tracks, limit, weight), ground)
    if ground and context is ground._context:
        skills = _skills(character.skills, ground.character.skills, ground.skills, context)
    else:
        old = previous.skills if previous is not None else {}
        skills = MappingProxyType({skill.id: _skill(skill, context, old.get(skill.id)) for skill in character.skills})
    if options.sanity:
        from brp_desktop.sheet.derived_sanity import with_lore

        tracks = with_lore(tracks, character, skills)
    derived = Derived(
        character=character,
        values=values,
        skills=skills,
        characteristics=(
            ground.characteristics
            if ground and context.burdens == ground.burdens
            else derived_values.characteristics(values, options, context.burdens)
        ),
        damage_bonus=ground.damage_bonus if ground else derived_values.damage_bonus_of(values),
        move=derived_values.move_of(character, context.burdens.load),
        major_wound=derived_values.major_wound_of(tracks, options),
        experience_bonus=ground.experience_bonus if ground else number("experience_bonus", values, options),
        encumbrance_limit=limit,
        category_bonus=context.category_bonus,
        resources=tracks,
        waiting_ticks=_waiting(character, skills),
        _context=context,
        _late=late,
    )
    if ground is not None:
        _take_over(derived, ground)
    return derived


def _take_over(derived: Derived, before: Derived) -> None:
    """What was worked out for the snapshot before and depends on nothing that changed since."""
    character, earlier = derived.character, before.character
    if character.armour is earlier.armour:
        derived._late.update({key: before._late[key] for key in ("armour", "protection") if key in before._late})
    if character.weapons is earlier.weapons and derived.skills is before.skills and "weapons" in before._late:
        derived._late["weapons"] = before._late["weapons"]


def _context_of(
    character: BrpCharacter, values: Mapping[str, int | None], burdens: Burdens, ground: Derived | None
) -> _Context:
    """The ground of all skill rows; that of the snapshot before if it is equal."""
    in_hand: Mapping[SkillId, int] = {}
    if character.weapons:
        from brp_desktop.sheet.weapon_numbers import bases_in_hand

        in_hand = bases_in_hand(character)
    formulas = skill_rules.formulas_of(character.skills, character.options)
    if ground is not None:
        before = ground._context
        same = before.formulas is formulas or before.formulas == formulas
        if same and before.burdens == burdens and before.in_hand == in_hand:
            return before
        bases = before.bases if same else {}
        return _Context(before.options, values, before.category_bonus, bases, burdens, in_hand, formulas)
    category_bonus = derived_values.category_bonuses(values, character.options)
    return _Context(character.options, values, category_bonus, {}, burdens, in_hand, formulas)


def _same_load(character: BrpCharacter, before: BrpCharacter) -> bool:
    return character.weapons is before.weapons and character.armour is before.armour and character.items is before.items


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
    points = _points(row, category, context)
    if points is None:
        base, error = None, error or "missing_value"
    parts = () if base is None or points is None else (("base", base), *points)
    score = None if base is None else max(0, sum(amount for _, amount in parts))
    if skill_rules.needs_speciality(row, options):
        error = "speciality_missing"
    derived = DerivedSkill(
        id=row.id,
        base=base,
        score=score,
        parts=parts,
        points=points,
        burdens=context.burdens.on_skill(row.skill, category),
        trained=score is not None and base is not None and score > base,
        learns=skill_rules.learns(row, options),
        rollable=error is None,
        error=error,
        category=category,
        often_hidden=skill_rules.often_hidden(row),
        circle=skill_rules.circle_of(row, options, context.formulas) if error == "bad_formula" else (),
    )
    return before if before == derived else derived


def _points(row: Skill, category: str, context: _Context) -> tuple[tuple[str, int], ...] | None:
    """The parts of the row's score besides the base; None where the bonus of its category is missing."""
    parts: list[tuple[str, int]] = []
    points = row.points
    for source, step in _POINT_STEPS:
        amount: int = getattr(points, source)
        if amount:
            parts.append((step, amount))
    if context.category_bonus:
        bonus = context.category_bonus.get(category, 0)
        if bonus is None:
            return None
        if bonus:
            parts.append(("category_bonus", bonus))
    if row.bonus:
        parts.append(("permanent_bonus", row.bonus))
    return tuple(parts)


def _formula(row: Skill, context: _Context) -> str | None:
    """The formula of the row's base: that of the weapon in hand where the base is the weapon's (brp.md 11.2)."""
    if row.id in context.in_hand:
        from brp_desktop.sheet.weapon_numbers import base_is_the_weapons

        if base_is_the_weapons(row, context.options.data_edition):
            return str(context.in_hand[row.id])
    return skill_rules.base_formula(row, context.options)


def _base(row: Skill, context: _Context) -> tuple[int | None, str | None]:
    """The base chance, or None and why."""
    formula = _formula(row, context)
    if formula is None:
        return None, "missing_value" if skill_rules.is_known(row) else "unknown_skill"
    known = context.bases.get(formula)
    if known is None:
        try:
            known = base_chance(formula, context.values, context.formulas)
            if not BASE[0] <= known <= BASE[1]:
                known = "bad_formula"
        except RulesError as error:
            known = error.code
        context.bases[formula] = known
    return (known, None) if isinstance(known, int) else (None, known)


def _waiting(character: BrpCharacter, skills: Mapping[SkillId, DerivedSkill]) -> int:
    return sum(1 for row in character.skills if row.ticked and skills[row.id].learns) + character.pow_ticked
