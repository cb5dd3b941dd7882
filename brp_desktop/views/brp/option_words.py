"""What each option of the percentile rules means in one sentence, and how its answers read (brp.md 18; QtCore only)."""

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from brp_desktop.rules.brp.options import OptionValue

SECTIONS: Final[Mapping[str, object]] = {
    "levels": QT_TRANSLATE_NOOP("options", "Levels of success"),
    "difficulty": QT_TRANSLATE_NOOP("options", "Difficulty"),
    "opposed": QT_TRANSLATE_NOOP("options", "Opposed checks"),
    "resistance": QT_TRANSLATE_NOOP("options", "Resistance"),
    "ticks": QT_TRANSLATE_NOOP("options", "Ticks"),
    "development": QT_TRANSLATE_NOOP("options", "Development"),
    "characteristics": QT_TRANSLATE_NOOP("options", "Characteristics and derived values"),
    "skills": QT_TRANSLATE_NOOP("options", "Skills"),
    "creation": QT_TRANSLATE_NOOP("options", "Creation"),
    "combat": QT_TRANSLATE_NOOP("options", "Combat"),
    "wounds": QT_TRANSLATE_NOOP("options", "Wounds"),
    "measures": QT_TRANSLATE_NOOP("options", "Optional measures"),
    "data": QT_TRANSLATE_NOOP("options", "Lists"),
}
"""The parts of the rules in the order of the page."""

_SENTENCES: Final[Mapping[str, object]] = {
    "critical": QT_TRANSLATE_NOOP(
        "options", "A roll within a twentieth of the chance is a critical success, better than a special."
    ),
    "special_rounding": QT_TRANSLATE_NOOP("options", "A special is a fifth of the chance: how that fifth is rounded."),
    "critical_rounding": QT_TRANSLATE_NOOP(
        "options", "A critical is a twentieth of the chance: how that twentieth is rounded."
    ),
    "success_floor": QT_TRANSLATE_NOOP(
        "options", "With which chances below 5 a roll of 01 to 05 succeeds all the same."
    ),
    "success_cap": QT_TRANSLATE_NOOP(
        "options", "A roll above this number fails, however high the chance; empty where there is no such limit."
    ),
    "fumble_rule": QT_TRANSLATE_NOOP("options", "How many of the highest rolls are a fumble."),
    "opposed_tie": QT_TRANSLATE_NOOP(
        "options", "Who prevails when both sides of an opposed check reach the same level."
    ),
    "special_tie_cancels": QT_TRANSLATE_NOOP(
        "options", "Two special successes against each other cancel: both sides fail."
    ),
    "resistance_limits": QT_TRANSLATE_NOOP(
        "options", "Where the resistance table ends: certain without a roll, or never quite certain."
    ),
    "resistance_levels": QT_TRANSLATE_NOOP(
        "options", "A resistance roll knows specials, criticals and fumbles like a skill."
    ),
    "impossible": QT_TRANSLATE_NOOP("options", "What happens when somebody attempts what is Impossible."),
    "untrained": QT_TRANSLATE_NOOP("options", "Which chance somebody has with a skill whose score is 0."),
    "experience_bonus": QT_TRANSLATE_NOOP("options", "What is added to the die of an experience roll."),
    "improvement_top": QT_TRANSLATE_NOOP(
        "options", "What an experience roll must reach once the score is near 100 or above."
    ),
    "improvement_gain": QT_TRANSLATE_NOOP("options", "The dice that a successful experience roll adds to the skill."),
    "improvement_fixed": QT_TRANSLATE_NOOP(
        "options", "What may be chosen before the roll in place of those dice; empty where nothing may."
    ),
    "teaching": QT_TRANSLATE_NOOP(
        "options", "What a teacher gives: an experience roll after two rolls, or training by hours."
    ),
    "free_ticks": QT_TRANSLATE_NOOP("options", "How many skills may be ticked freely after a long break."),
    "automatic_ticks": QT_TRANSLATE_NOOP(
        "options", "A success with something at stake ticks its box at once; off, boxes are ticked by hand."
    ),
    "reroll_cost": QT_TRANSLATE_NOOP(
        "options", "How many power points it costs to roll a check again; 0 where nothing is rolled again."
    ),
    "power_level": QT_TRANSLATE_NOOP(
        "options", "How far above ordinary people characters begin; sets the cap and the improvements too."
    ),
    "skill_cap": QT_TRANSLATE_NOOP(
        "options", "No skill begins above this number at creation, unless its base is higher; empty without a cap."
    ),
    "personality": QT_TRANSLATE_NOOP("options", "Creation has personality packages, which add to thirteen skills."),
    "education": QT_TRANSLATE_NOOP(
        "options", "Education (EDU) is a characteristic, and the points of the profession come from it."
    ),
    "literacy": QT_TRANSLATE_NOOP(
        "options", "Who speaks a language reads and writes it; off, writing is learned as a skill of its own."
    ),
    "separate_parry": QT_TRANSLATE_NOOP(
        "options", "Attack and parry with a weapon are learned as two skills; each weapon then names both."
    ),
    "powers": QT_TRANSLATE_NOOP("options", "Creation offers professions that live by powers."),
    "category_bonus": QT_TRANSLATE_NOOP("options", "Characteristics add to all skills of a group, or take from them."),
    "total_hit_points": QT_TRANSLATE_NOOP("options", "Hit points are CON and SIZ together, not half of them."),
    "hit_locations": QT_TRANSLATE_NOOP(
        "options", "A hit strikes a part of the body with points and armour of its own."
    ),
    "random_armour": QT_TRANSLATE_NOOP("options", "Armour takes off what its dice show, not a fixed number."),
    "major_wounds": QT_TRANSLATE_NOOP(
        "options", "One blow of half the hit points is a major wound, with a lasting loss."
    ),
    "fatigue": QT_TRANSLATE_NOOP("options", "Effort costs fatigue points; below 0 each one takes 1 from every roll."),
    "encumbrance": QT_TRANSLATE_NOOP(
        "options", "Each point carried above the limit slows down and takes 5 from agile skills and rolls."
    ),
    "sanity": QT_TRANSLATE_NOOP("options", "Horrors cost sanity points; a heavy loss brings on a disorder."),
    "ageing": QT_TRANSLATE_NOOP("options", "From the age of 41 each year may take points from characteristics."),
    "sanity_threshold": QT_TRANSLATE_NOOP(
        "options", "How much sanity must be lost within a turn or an hour for a disorder."
    ),
    "initiative": QT_TRANSLATE_NOOP("options", "In which order people act in a round."),
    "special_damage": QT_TRANSLATE_NOOP("options", "What a special hit does beyond ordinary damage."),
    "combat_matrix": QT_TRANSLATE_NOOP("options", "Which table says how an attack ends against a parry or a dodge."),
    "further_defence": QT_TRANSLATE_NOOP(
        "options", "What each further parry or dodge of the same round takes off the chance."
    ),
    "range_rule": QT_TRANSLATE_NOOP("options", "How far weapons reach, and what distance does to the chance."),
    "wound_rule": QT_TRANSLATE_NOOP("options", "When somebody faints or dies, and what First Aid gives back."),
    "era": QT_TRANSLATE_NOOP(
        "options", "The time in which the story plays: some bases, weapons and armour hang on it."
    ),
    "app_label": QT_TRANSLATE_NOOP("options", "What the sheet calls the characteristic of looks and manner."),
    "data_edition": QT_TRANSLATE_NOOP("options", "The lists that bases, weapons and armour take their numbers from."),
}

_ANSWERS: Final[Mapping[tuple[str, str], object]] = {
    ("special_rounding", "up"): QT_TRANSLATE_NOOP("options", "up"),
    ("special_rounding", "nearest"): QT_TRANSLATE_NOOP("options", "to the nearest"),
    ("critical_rounding", "up"): QT_TRANSLATE_NOOP("options", "up"),
    ("critical_rounding", "nearest"): QT_TRANSLATE_NOOP("options", "to the nearest"),
    ("success_floor", "any"): QT_TRANSLATE_NOOP("options", "with any chance from 1"),
    ("success_floor", "base_5"): QT_TRANSLATE_NOOP("options", "with a base of 5 or more"),
    ("success_floor", "none"): QT_TRANSLATE_NOOP("options", "with none"),
    ("fumble_rule", "share"): QT_TRANSLATE_NOOP("options", "a twentieth of the failures"),
    ("fumble_rule", "critical"): QT_TRANSLATE_NOOP("options", "five, one less for each 20 of the chance"),
    ("opposed_tie", "score"): QT_TRANSLATE_NOOP("options", "the higher score"),
    ("opposed_tie", "roll"): QT_TRANSLATE_NOOP("options", "the higher roll"),
    ("opposed_tie", "cancel"): QT_TRANSLATE_NOOP("options", "nobody"),
    ("opposed_tie", "defender"): QT_TRANSLATE_NOOP("options", "the defender"),
    ("resistance_limits", "automatic"): QT_TRANSLATE_NOOP("options", "certain at 100, impossible at 0"),
    ("resistance_limits", "1_99"): QT_TRANSLATE_NOOP("options", "never below 1, never above 99"),
    ("resistance_limits", "5_95"): QT_TRANSLATE_NOOP("options", "never below 5, never above 95"),
    ("impossible", "no_roll"): QT_TRANSLATE_NOOP("options", "it fails without a roll"),
    ("impossible", "show_roll"): QT_TRANSLATE_NOOP("options", "it is rolled and cannot succeed"),
    ("impossible", "one_percent"): QT_TRANSLATE_NOOP("options", "only 01 succeeds"),
    ("untrained", "none"): QT_TRANSLATE_NOOP("options", "none"),
    ("untrained", "one_percent"): QT_TRANSLATE_NOOP("options", "1 in 100"),
    ("untrained", "pow_x1"): QT_TRANSLATE_NOOP("options", "POW in 100"),
    ("untrained", "category_bonus"): QT_TRANSLATE_NOOP("options", "the bonus of its group"),
    ("experience_bonus", "none"): QT_TRANSLATE_NOOP("options", "nothing"),
    ("experience_bonus", "half_int"): QT_TRANSLATE_NOOP("options", "half of INT"),
    ("improvement_top", "natural_100"): QT_TRANSLATE_NOOP("options", "00 on the dice"),
    ("improvement_top", "total_100"): QT_TRANSLATE_NOOP("options", "100 with the bonus"),
    ("teaching", "double_roll"): QT_TRANSLATE_NOOP("options", "two rolls of the teacher"),
    ("teaching", "training"): QT_TRANSLATE_NOOP("options", "training by hours"),
    ("power_level", "none"): QT_TRANSLATE_NOOP("options", "as the SRD has it"),
    ("power_level", "normal"): QT_TRANSLATE_NOOP("options", "normal"),
    ("power_level", "heroic"): QT_TRANSLATE_NOOP("options", "heroic"),
    ("power_level", "epic"): QT_TRANSLATE_NOOP("options", "epic"),
    ("power_level", "superhuman"): QT_TRANSLATE_NOOP("options", "superhuman"),
    ("category_bonus", "off"): QT_TRANSLATE_NOOP("options", "no bonus"),
    ("category_bonus", "full"): QT_TRANSLATE_NOOP("options", "by several characteristics"),
    ("category_bonus", "simple"): QT_TRANSLATE_NOOP("options", "half of one characteristic"),
    ("sanity_threshold", "half_start"): QT_TRANSLATE_NOOP("options", "half of what one began with"),
    ("sanity_threshold", "pow"): QT_TRANSLATE_NOOP("options", "as much as POW"),
    ("sanity_threshold", "fifth_current"): QT_TRANSLATE_NOOP("options", "a fifth of what is left"),
    ("initiative", "dex"): QT_TRANSLATE_NOOP("options", "by DEX"),
    ("initiative", "dex_1d10"): QT_TRANSLATE_NOOP("options", "by DEX and 1D10"),
    ("special_damage", "max_plus_roll"): QT_TRANSLATE_NOOP("options", "highest damage and a roll"),
    ("special_damage", "by_type"): QT_TRANSLATE_NOOP("options", "by the kind of weapon"),
    ("combat_matrix", "srd"): "SRD",
    ("combat_matrix", "uge"): "UGE",
    ("range_rule", "srd"): "SRD",
    ("range_rule", "uge"): "UGE",
    ("wound_rule", "srd"): "SRD",
    ("wound_rule", "uge"): "UGE",
    ("data_edition", "srd"): "SRD",
    ("data_edition", "uge"): "UGE",
    ("era", "modern"): QT_TRANSLATE_NOOP("options", "modern"),
    ("era", "historical"): QT_TRANSLATE_NOOP("options", "historical"),
    ("era", "future"): QT_TRANSLATE_NOOP("options", "future"),
    ("app_label", "appearance"): QT_TRANSLATE_NOOP("options", "appearance"),
    ("app_label", "charisma"): QT_TRANSLATE_NOOP("options", "charisma"),
}


def section_name(section: str) -> str:
    """The part of the rules that an option changes."""
    return _said(SECTIONS.get(section), section)


def sentence(option: str) -> str:
    """What the option does, in one sentence."""
    return _said(_SENTENCES.get(option), option)


def answer(option: str, value: OptionValue) -> str:
    """How a value of an option reads: «on», «the higher score», «75», «none»."""
    if value is True or value is False:
        return _said(_ON if value else _OFF, str(value))
    if value is None:
        return _said(_NONE, "")
    if isinstance(value, int):
        return str(value).replace("-", "−")
    return _said(_ANSWERS.get((option, value)), value)


_ON: Final[object] = QT_TRANSLATE_NOOP("options", "on")
_OFF: Final[object] = QT_TRANSLATE_NOOP("options", "off")
_NONE: Final[object] = QT_TRANSLATE_NOOP("options", "no such number")


def _said(source: object | None, otherwise: str) -> str:
    return otherwise if source is None else QCoreApplication.translate("options", str(source))
