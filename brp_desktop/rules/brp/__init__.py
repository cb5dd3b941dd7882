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
from brp_desktop.rules.brp.opposition import Contestant, OpposedOutcome, opposed, opposed_many
from brp_desktop.rules.brp.opposition_odds import GroupOdds, OpposedOdds, group_odds, opposed_odds
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
from brp_desktop.rules.brp.resistance_rolls import ResistanceOutcome, resistance, resistance_chance

__all__ = [
    "SRD",
    "UGE",
    "BrpOptions",
    "Contestant",
    "Difficulty",
    "GroupOdds",
    "Level",
    "OpposedOdds",
    "OpposedOutcome",
    "OptionField",
    "ResistanceOutcome",
    "Thresholds",
    "combine_difficulties",
    "differences",
    "group_odds",
    "judge",
    "judge_without_chance",
    "level_odds",
    "level_reason",
    "needs_roll",
    "opposed",
    "opposed_many",
    "opposed_odds",
    "option_field",
    "option_fields",
    "power_level_values",
    "preset_id",
    "resistance",
    "resistance_chance",
    "thresholds",
]
