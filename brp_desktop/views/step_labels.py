"""Words for the steps of an explanation: what each line of «why 65%?» is called and how its number is written."""

from collections.abc import Mapping

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from brp_desktop.controllers.language import content_language, current_language
from brp_desktop.rules.explain import Step

_STEPS: Mapping[str, object] = {
    "base": QT_TRANSLATE_NOOP("labels", "Base"),
    "base.shield": QT_TRANSLATE_NOOP("labels", "Shield against missiles"),
    "base.shield_kneeling": QT_TRANSLATE_NOOP("labels", "Shield against missiles, kneeling"),
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
    "encumbrance_limit": QT_TRANSLATE_NOOP("labels", "Encumbrance limit"),
    "armour": QT_TRANSLATE_NOOP("labels", "Armour"),
    "encumbrance": QT_TRANSLATE_NOOP("labels", "Load above the limit"),
    "further_defence": QT_TRANSLATE_NOOP("labels", "Further defence this round"),
    "aiming": QT_TRANSLATE_NOOP("labels", "Aiming"),
    "sight": QT_TRANSLATE_NOOP("labels", "Sees badly"),
    "weapon": QT_TRANSLATE_NOOP("labels", "Weapon’s dice"),
    "maximum": QT_TRANSLATE_NOOP("labels", "Weapon’s maximum"),
    "damage": QT_TRANSLATE_NOOP("labels", "Damage"),
    "armour_points": QT_TRANSLATE_NOOP("labels", "Best armour"),
    "helmet": QT_TRANSLATE_NOOP("labels", "Helmet"),
    "protection": QT_TRANSLATE_NOOP("labels", "Protection"),
    "load_weapons": QT_TRANSLATE_NOOP("labels", "Weapons"),
    "load_armour": QT_TRANSLATE_NOOP("labels", "Armour"),
    "load_items": QT_TRANSLATE_NOOP("labels", "Things"),
    "load": QT_TRANSLATE_NOOP("labels", "Load"),
    "initial": QT_TRANSLATE_NOOP("labels", "Rolled or bought"),
    "moved": QT_TRANSLATE_NOOP("labels", "Moved at creation"),
    "age": QT_TRANSLATE_NOOP("labels", "Age"),
    "training": QT_TRANSLATE_NOOP("labels", "Training"),
    "other": QT_TRANSLATE_NOOP("labels", "Other"),
    "location_points": QT_TRANSLATE_NOOP("labels", "Points of the hit location"),
    "wounds": QT_TRANSLATE_NOOP("labels", "Wounds"),
    "location_left": QT_TRANSLATE_NOOP("labels", "Left"),
    "score": QT_TRANSLATE_NOOP("labels", "Score"),
    "one_more": QT_TRANSLATE_NOOP("labels", "More than that"),
    "needed": QT_TRANSLATE_NOOP("labels", "The die must show at least"),
    "value": QT_TRANSLATE_NOOP("labels", "Value"),
    "points": QT_TRANSLATE_NOOP("labels", "Points"),
    "complementary": QT_TRANSLATE_NOOP("labels", "Complementary skill"),
    "augment": QT_TRANSLATE_NOOP("labels", "Prepared by another skill"),
    "cooperation": QT_TRANSLATE_NOOP("labels", "Cooperation"),
    "two_skills": QT_TRANSLATE_NOOP("labels", "The lower of two skills"),
}

_SOURCED: Mapping[str, object] = {
    "complementary": QT_TRANSLATE_NOOP("labels", "Complementary: {source}"),
    "related_speciality": QT_TRANSLATE_NOOP("labels", "Related, {source}: half, rounded up"),
    "cap": QT_TRANSLATE_NOOP("labels", "Capped by {source}"),
    "two_skills": QT_TRANSLATE_NOOP("labels", "The lower of two skills: {source}"),
    "above_ten": QT_TRANSLATE_NOOP("labels", "{source} above 10"),
    "half_above_ten": QT_TRANSLATE_NOOP("labels", "half of {source} above 10"),
    "below_ten": QT_TRANSLATE_NOOP("labels", "{source} above 10, the reverse"),
    "topic": QT_TRANSLATE_NOOP("labels", "{source}"),
    "quality": QT_TRANSLATE_NOOP("labels", "Equipment: {source}"),
    "split": QT_TRANSLATE_NOOP("labels", "Split attack, part {source}"),
    "spot": QT_TRANSLATE_NOOP("labels", "{source}"),
    "lore": QT_TRANSLATE_NOOP("labels", "{source}"),
}
"""Steps with their source behind a full stop: ``cap.ride``."""

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
        "encumbrance_limit",
        "damage",
        "protection",
        "load",
        "location_points",
        "location_left",
        "needed",
        "value",
        "points",
        "category_bonus",
    }
)

_CHOSEN = frozenset({"augment", "spot"})
"""Steps that, without a number, only say why the difficulty is another."""

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
        "armour",
        "encumbrance",
        "fatigue",
        "further_defence",
        "aiming",
        "sight",
        "weapon",
        "maximum",
        "damage_bonus",
        "experience_bonus",
        "one_more",
        "wounds",
        "above_ten",
        "half_above_ten",
        "below_ten",
        "armour_points",
        "helmet",
        "load_weapons",
        "load_armour",
        "load_items",
        "complementary",
        "cooperation",
        "topic",
        "quality",
        "spot",
        "lore",
    }
)


def step_label(step: Step) -> str:
    """What the step is called, in the language in force; an unknown id is shown with blanks."""
    head, _, rest = step.id.partition(".")
    if rest and head in _SOURCED:
        return QCoreApplication.translate("labels", str(_SOURCED[head])).format(source=_source(head, rest))
    source = _STEPS.get(step.id)
    text = step.id.replace("_", " ") if source is None else QCoreApplication.translate("labels", str(source))
    n = step.operands[0] if step.operands else step.result
    d = step.operands[1] if len(step.operands) > 1 else 1
    return text.format(n=n, d=d)


def step_value(step: Step) -> str:
    """The number beside the step: «+ 45» for what is added, the value after the step otherwise.

    What belongs to a load is in hundredths of a point and written as points: «2,5».
    """
    written = weight_text if step.id.startswith("load") else str
    head = step.id.partition(".")[0]
    if head in _CHOSEN and not step.operands:
        return ""
    if head in _ADDED and step.operands:
        operand = step.operands[-1]
        return f"+\u00a0{written(operand)}" if operand >= 0 else f"−\u00a0{written(-operand)}"
    return written(step.result)


def chosen_text(step: Step) -> str:
    """What was chosen for a roll in few words: «Complementary: Listen +9», «Darkness»."""
    if step.id == "fraction":
        return f"×\u00a0{step.operands[0]}/{step.operands[1]}"
    value = step_value(step).replace("\u00a0", "") if step.id.partition(".")[0] in _ADDED else ""
    return f"{step_label(step)} {value}".strip()


def _source(head: str, id_: str) -> str:
    """Where a step comes from: a skill, a characteristic or its roll, a topic, a quality, a spot rule, a part."""
    from brp_desktop.catalogue.brp import brp_catalogue, localised
    from brp_desktop.catalogue.names import characteristic_abbreviation, full_skill_name, roll_name
    from brp_desktop.catalogue.spot_rules import spot_rule_catalogue
    from brp_desktop.play.subjects import SubjectName
    from brp_desktop.rules.brp import SRD

    if head == "split":
        return id_
    language = content_language()
    if head in ("topic", "quality", "spot"):
        rules = spot_rule_catalogue()
        known = rules.topics.get(id_) if head == "topic" else rules.qualities.get(id_)
        if head == "spot":
            rule = rules.rules.get(id_)
            return id_ if rule is None else localised(rule.names, language)
        return id_ if known is None else localised(known.names, language)
    skill, _, speciality = id_.partition(".")
    if skill in brp_catalogue().skills:
        return full_skill_name(SubjectName(skill=skill, speciality=speciality or None), language)
    if skill in brp_catalogue().rolls:
        return roll_name(skill, SRD, language)
    return characteristic_abbreviation(skill, SRD, language)


def weight_text(hundredths: int) -> str:
    """Encumbrance in points as the language writes it: 250 is «2.5», in French and Italian «2,5»."""
    whole, rest = divmod(abs(hundredths), 100)
    sign = "−" if hundredths < 0 else ""
    if not rest:
        return f"{sign}{whole}"
    mark = "." if current_language() == "en" else ","
    return f"{sign}{whole}{mark}{rest:02d}".rstrip("0")


def step_is_sum(step: Step) -> bool:
    """Whether the line is a subtotal: drawn semibold under a rule."""
    return step.id in _MARKS and not step.operands
