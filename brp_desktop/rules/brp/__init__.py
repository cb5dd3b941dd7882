"""Basic Roleplaying: the rules of both presets, pure and without any text for people."""

from brp_desktop.rules.brp.difficulty import Difficulty, combine_difficulties
from brp_desktop.rules.brp.levels import (
    Level,
    Thresholds,
    judge,
    judge_without_chance,
    level_odds,
    level_reason,
    needs_roll,
    thresholds,
)
from brp_desktop.rules.brp.options import (
    SRD,
    UGE,
    BrpOptions,
    OptionField,
    differences,
    option_field,
    option_fields,
    power_level_values,
    preset_id,
)

__all__ = [
    "SRD",
    "UGE",
    "BrpOptions",
    "Difficulty",
    "Level",
    "OptionField",
    "Thresholds",
    "combine_difficulties",
    "differences",
    "judge",
    "judge_without_chance",
    "level_odds",
    "level_reason",
    "needs_roll",
    "option_field",
    "option_fields",
    "power_level_values",
    "preset_id",
    "thresholds",
]
