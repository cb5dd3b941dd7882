"""What the options of the rules are called, in the language in force (QtCore only)."""

from collections.abc import Mapping

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

_NAMES: Mapping[str, object] = {
    "critical": QT_TRANSLATE_NOOP("options", "critical successes"),
    "special_rounding": QT_TRANSLATE_NOOP("options", "rounding of specials"),
    "critical_rounding": QT_TRANSLATE_NOOP("options", "rounding of criticals"),
    "success_floor": QT_TRANSLATE_NOOP("options", "least roll that succeeds"),
    "success_cap": QT_TRANSLATE_NOOP("options", "highest roll that succeeds"),
    "fumble_rule": QT_TRANSLATE_NOOP("options", "range of fumbles"),
    "opposed_tie": QT_TRANSLATE_NOOP("options", "ties"),
    "special_tie_cancels": QT_TRANSLATE_NOOP("options", "two specials"),
    "resistance_limits": QT_TRANSLATE_NOOP("options", "limits of resistance rolls"),
    "resistance_levels": QT_TRANSLATE_NOOP("options", "levels of resistance rolls"),
    "impossible": QT_TRANSLATE_NOOP("options", "impossible actions"),
    "untrained": QT_TRANSLATE_NOOP("options", "untrained skills"),
    "experience_bonus": QT_TRANSLATE_NOOP("options", "bonus to experience rolls"),
    "improvement_top": QT_TRANSLATE_NOOP("options", "success of experience rolls at the top"),
    "improvement_gain": QT_TRANSLATE_NOOP("options", "dice of an improvement"),
    "improvement_fixed": QT_TRANSLATE_NOOP("options", "fixed improvement"),
    "teaching": QT_TRANSLATE_NOOP("options", "teaching"),
    "free_ticks": QT_TRANSLATE_NOOP("options", "free ticks"),
    "automatic_ticks": QT_TRANSLATE_NOOP("options", "automatic ticks"),
    "reroll_cost": QT_TRANSLATE_NOOP("options", "cost of rolling again"),
    "power_level": QT_TRANSLATE_NOOP("options", "level of power"),
    "skill_cap": QT_TRANSLATE_NOOP("options", "cap on starting skills"),
    "personality": QT_TRANSLATE_NOOP("options", "personality"),
    "education": QT_TRANSLATE_NOOP("options", "education"),
    "literacy": QT_TRANSLATE_NOOP("options", "reading and writing"),
    "separate_parry": QT_TRANSLATE_NOOP("options", "separate parries"),
    "powers": QT_TRANSLATE_NOOP("options", "powers"),
    "category_bonus": QT_TRANSLATE_NOOP("options", "skill category bonuses"),
    "total_hit_points": QT_TRANSLATE_NOOP("options", "total hit points"),
    "hit_locations": QT_TRANSLATE_NOOP("options", "hit locations"),
    "random_armour": QT_TRANSLATE_NOOP("options", "random armour"),
    "major_wounds": QT_TRANSLATE_NOOP("options", "major wounds"),
    "fatigue": QT_TRANSLATE_NOOP("options", "fatigue"),
    "encumbrance": QT_TRANSLATE_NOOP("options", "encumbrance"),
    "sanity": QT_TRANSLATE_NOOP("options", "sanity"),
    "ageing": QT_TRANSLATE_NOOP("options", "ageing"),
    "sanity_threshold": QT_TRANSLATE_NOOP("options", "sanity threshold"),
    "initiative": QT_TRANSLATE_NOOP("options", "initiative"),
    "special_damage": QT_TRANSLATE_NOOP("options", "damage of specials"),
    "combat_matrix": QT_TRANSLATE_NOOP("options", "combat results"),
    "further_defence": QT_TRANSLATE_NOOP("options", "further defences"),
    "range_rule": QT_TRANSLATE_NOOP("options", "ranges"),
    "wound_rule": QT_TRANSLATE_NOOP("options", "wounds"),
    "era": QT_TRANSLATE_NOOP("options", "era"),
    "app_label": QT_TRANSLATE_NOOP("options", "name of APP"),
    "data_edition": QT_TRANSLATE_NOOP("options", "edition of the lists"),
}


def option_name(field: str) -> str:
    """«ties»: an option of the rules in a sentence; one that is not known by its id."""
    source = _NAMES.get(field)
    return field if source is None else QCoreApplication.translate("options", str(source))
