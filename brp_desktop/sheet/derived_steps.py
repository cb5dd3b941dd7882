"""How every number on a sheet came about, step by step; the last result is the number shown."""

from typing import TYPE_CHECKING

from brp_desktop.rules import Explanation, RulesError
from brp_desktop.rules.brp.checks import explain_chance, explain_rating
from brp_desktop.rules.brp.formulas import explain_formula
from brp_desktop.rules.brp.steps import next_step
from brp_desktop.sheet import derived_values
from brp_desktop.sheet.derived_burdens import Modifiers
from brp_desktop.sheet.ids import BelongingId, CharacteristicId, ResourceId, SkillId

if TYPE_CHECKING:
    from brp_desktop.sheet.derive import Derived

_PARTS = ("moved", "age", "training", "other")


def steps_of(derived: "Derived", kind: str, id_: str) -> Explanation:
    """See ``Derived.steps_for``."""
    match kind:
        case "skill" | "skill_chance":
            skill = derived.skills[SkillId(id_)]
            return _rated(skill.score, skill.parts, skill.burdens, weighed=kind == "skill_chance")
        case "base":
            return _base_steps(derived, SkillId(id_))
        case "value":
            return _value_steps(derived, CharacteristicId(id_))
        case "roll" | "roll_chance":
            return _roll_steps(derived, CharacteristicId(id_), weighed=kind == "roll_chance")
        case "resource":
            return derived.resources[ResourceId(id_)].steps
        case "weapon" | "weapon_chance":
            weapon = derived.weapons[BelongingId(id_)]
            return _rated(weapon.score, weapon.parts, weapon.burdens, weighed=kind == "weapon_chance")
        case "parry" | "parry_chance":
            weapon = derived.weapons[BelongingId(id_)]
            return _rated(weapon.parry_score, weapon.parry_parts, weapon.parry_burdens, weighed=kind == "parry_chance")
        case "category":
            return _category_steps(derived, id_)
        case "location":
            return _location_steps(derived, id_)
        case "derived":
            return _derived_steps(derived, id_)
    raise KeyError(kind)


def _rated(score: int | None, parts: tuple[tuple[str, int], ...], burdens: Modifiers, *, weighed: bool) -> Explanation:
    if score is None:
        return ()
    return explain_chance(parts, modifiers=burdens) if weighed else explain_rating(parts)


def _base_steps(derived: "Derived", id_: SkillId) -> Explanation:
    if derived.skills[id_].base is None:
        return ()
    row = next(skill for skill in derived.character.skills if skill.id == id_)
    formula = derived.formula_of(row)
    if formula is None:
        return ()
    return explain_formula(formula, derived.values, derived.formulas, mark="base")


def _value_steps(derived: "Derived", id_: CharacteristicId) -> Explanation:
    """A characteristic from what was rolled or bought, each later part a step."""
    row = next((each for each in derived.character.characteristics if each.id == id_), None)
    if id_ not in derived.characteristics:
        raise KeyError(id_)
    if row is None or row.initial is None:
        return ()
    steps = [next_step("initial", (row.initial,), 0)]
    for part in _PARTS:
        amount: int = getattr(row, part)
        if amount:
            steps.append(next_step(part, (amount,), steps[-1].result))
    if steps[-1].result < 0:
        steps.append(next_step("floor_zero", (0,), steps[-1].result))
    return (*steps, next_step("value", (), steps[-1].result))


def _roll_steps(derived: "Derived", id_: CharacteristicId, *, weighed: bool) -> Explanation:
    found = derived.characteristics[id_]
    if found.roll is None:
        return ()
    if not weighed or not found.burdens or found.value is None:
        return derived_values.roll_steps(found.value)
    parts = (("characteristic", found.value), ("multiplier", 5))
    return explain_chance(parts, modifiers=found.burdens)


def _category_steps(derived: "Derived", id_: str) -> Explanation:
    from brp_desktop.rules.brp.characteristics import explain_category_bonus

    try:
        return explain_category_bonus(id_, derived.values, derived.character.options)
    except RulesError:
        return ()


def _location_steps(derived: "Derived", id_: str) -> Explanation:
    from brp_desktop.rules.brp.hit_locations import explain_location

    location = derived.health.locations[id_]
    maximum = derived.resources[derived_values.HIT_POINTS].maximum
    return () if maximum is None else explain_location(maximum, id_, location.lost)


def _derived_steps(derived: "Derived", id_: str) -> Explanation:
    if id_ == "move":
        return derived_values.move_steps(derived.character, derived.burdens.load)
    if id_ == "load":
        return derived.load.steps
    if id_ == "protection":
        from brp_desktop.sheet.derived_armour import protection_steps

        return protection_steps(derived.character)
    if id_ == "major_wound":
        return derived_values.major_wound_steps(derived.resources, derived.character.options)
    return derived_values.value_steps(id_, derived.values, derived.character.options)
