"""Words for the steps of an explanation: what each line of «why 65%?» is called and how its number is written."""

from collections.abc import Mapping

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from brp_desktop.rules.explain import Step

_STEPS: Mapping[str, object] = {
    "base": QT_TRANSLATE_NOOP("labels", "Base"),
    "characteristic": QT_TRANSLATE_NOOP("labels", "Characteristic"),
    "even": QT_TRANSLATE_NOOP("labels", "Even odds"),
    "points_culture": QT_TRANSLATE_NOOP("labels", "Culture"),
    "points_personality": QT_TRANSLATE_NOOP("labels", "Personality"),
    "points_professional": QT_TRANSLATE_NOOP("labels", "Profession"),
    "points_personal": QT_TRANSLATE_NOOP("labels", "Personal points"),
    "points_experience": QT_TRANSLATE_NOOP("labels", "Experience"),
    "category_bonus": QT_TRANSLATE_NOOP("labels", "Category bonus"),
    "permanent_bonus": QT_TRANSLATE_NOOP("labels", "Permanent bonus"),
    "flat": QT_TRANSLATE_NOOP("labels", "Modifier"),
    "plus_characteristic": QT_TRANSLATE_NOOP("labels", "Plus a characteristic"),
    "active": QT_TRANSLATE_NOOP("labels", "Active side ×5"),
    "passive": QT_TRANSLATE_NOOP("labels", "Passive side ×5"),
    "difficulty_easy": QT_TRANSLATE_NOOP("labels", "Easy: doubled"),
    "difficulty_difficult": QT_TRANSLATE_NOOP("labels", "Difficult: half, rounded up"),
    "multiplier": QT_TRANSLATE_NOOP("labels", "Multiplied by {n}"),
    "related_speciality": QT_TRANSLATE_NOOP("labels", "Related speciality: half, rounded up"),
    "half": QT_TRANSLATE_NOOP("labels", "Half, rounded up"),
    "fraction": QT_TRANSLATE_NOOP("labels", "Fraction {n}/{d}, rounded up"),
    "floor_zero": QT_TRANSLATE_NOOP("labels", "Never below 0"),
    "limit_low": QT_TRANSLATE_NOOP("labels", "At least {n}"),
    "cap": QT_TRANSLATE_NOOP("labels", "Capped by another score"),
    "limit_high": QT_TRANSLATE_NOOP("labels", "At most {n}"),
    "rating": QT_TRANSLATE_NOOP("labels", "Score"),
    "chance": QT_TRANSLATE_NOOP("labels", "Chance"),
    "hit_points": QT_TRANSLATE_NOOP("labels", "Hit points"),
    "power_points": QT_TRANSLATE_NOOP("labels", "Power points"),
    "major_wound": QT_TRANSLATE_NOOP("labels", "Major wound"),
    "damage_bonus": QT_TRANSLATE_NOOP("labels", "Damage bonus"),
    "experience_bonus": QT_TRANSLATE_NOOP("labels", "Experience bonus"),
    "sanity": QT_TRANSLATE_NOOP("labels", "Sanity"),
    "fatigue": QT_TRANSLATE_NOOP("labels", "Fatigue"),
    "move": QT_TRANSLATE_NOOP("labels", "Move"),
    "initial": QT_TRANSLATE_NOOP("labels", "Rolled or bought"),
    "moved": QT_TRANSLATE_NOOP("labels", "Moved at creation"),
    "age": QT_TRANSLATE_NOOP("labels", "Age"),
    "training": QT_TRANSLATE_NOOP("labels", "Training"),
    "other": QT_TRANSLATE_NOOP("labels", "Other"),
}

_MARKS = frozenset(
    {
        "rating",
        "chance",
        "hit_points",
        "power_points",
        "major_wound",
        "damage_bonus",
        "experience_bonus",
        "sanity",
        "fatigue",
        "move",
    }
)

_ADDED = frozenset(
    {
        "points_culture",
        "points_personality",
        "points_professional",
        "points_personal",
        "points_experience",
        "category_bonus",
        "permanent_bonus",
        "flat",
        "plus_characteristic",
        "moved",
        "age",
        "training",
        "other",
    }
)


def step_label(step: Step) -> str:
    """What the step is called, in the language in force; an unknown id is shown with blanks."""
    source = _STEPS.get(step.id)
    text = step.id.replace("_", " ") if source is None else QCoreApplication.translate("labels", str(source))
    n = step.operands[0] if step.operands else step.result
    d = step.operands[1] if len(step.operands) > 1 else 1
    return text.format(n=n, d=d)


def step_value(step: Step) -> str:
    """The number beside the step: «+ 45» for what is added, the value after the step otherwise."""
    if step.id in _ADDED and step.operands:
        operand = step.operands[-1]
        return f"+\u00a0{operand}" if operand >= 0 else f"−\u00a0{-operand}"
    return str(step.result)


def step_is_sum(step: Step) -> bool:
    """Whether the line is a subtotal: drawn semibold under a rule."""
    return step.id in _MARKS
