"""Basic Roleplaying: the rules of both presets, pure and without any text for people.

Every public name can be had from here. The modules behind them are loaded when a name is first asked for, so that
importing the library costs nothing that is not used. A new name goes into the imports, ``_MODULES`` and ``__all__``.
"""

from importlib import import_module

TYPE_CHECKING = False
if TYPE_CHECKING:
    from brp_desktop.rules.brp.characteristics import (
        CHARACTERISTIC_ROLLS,
        CHARACTERISTICS,
        active_characteristics,
        category_bonus,
        characteristic_chance,
    )
    from brp_desktop.rules.brp.checks import effective_chance, explain_chance, explain_rating
    from brp_desktop.rules.brp.d100 import parse_d100, read_d100, show_d100, split_d100
    from brp_desktop.rules.brp.derived import (
        base_move,
        damage_bonus,
        derived_formula,
        derived_value,
        experience_bonus,
        explain_derived,
        hit_points,
        major_wound,
        power_points,
    )
    from brp_desktop.rules.brp.difficulty import Difficulty, combine_difficulties
    from brp_desktop.rules.brp.experience import TickDecision, improvement_reason, improves, roll_needed, tick_decision
    from brp_desktop.rules.brp.formulas import base_chance, explain_formula, formula_names
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
    from brp_desktop.rules.brp.odds import expected_rolls, improvement_odds
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
    from brp_desktop.rules.brp.skills import is_blind_luck, rating, related_speciality_rating, untrained_chance
    from brp_desktop.rules.brp.steps import operation, replay

_MODULES = {
    "characteristics": (
        "CHARACTERISTICS",
        "CHARACTERISTIC_ROLLS",
        "active_characteristics",
        "category_bonus",
        "characteristic_chance",
    ),
    "checks": (
        "effective_chance",
        "explain_chance",
        "explain_rating",
    ),
    "d100": (
        "parse_d100",
        "read_d100",
        "show_d100",
        "split_d100",
    ),
    "derived": (
        "base_move",
        "damage_bonus",
        "derived_formula",
        "derived_value",
        "experience_bonus",
        "explain_derived",
        "hit_points",
        "major_wound",
        "power_points",
    ),
    "difficulty": (
        "Difficulty",
        "combine_difficulties",
    ),
    "experience": (
        "TickDecision",
        "improvement_reason",
        "improves",
        "roll_needed",
        "tick_decision",
    ),
    "formulas": (
        "base_chance",
        "explain_formula",
        "formula_names",
    ),
    "levels": (
        "Level",
        "Thresholds",
        "judge",
        "judge_without_chance",
        "level_odds",
        "level_reason",
        "needs_roll",
        "thresholds",
    ),
    "odds": (
        "expected_rolls",
        "improvement_odds",
    ),
    "opposition": (
        "Contestant",
        "OpposedOutcome",
        "opposed",
        "opposed_many",
    ),
    "opposition_odds": (
        "GroupOdds",
        "OpposedOdds",
        "group_odds",
        "opposed_odds",
    ),
    "options": (
        "BrpOptions",
        "OptionField",
        "SRD",
        "UGE",
        "differences",
        "option_field",
        "option_fields",
        "power_level_values",
        "preset_id",
    ),
    "resistance_rolls": (
        "ResistanceOutcome",
        "resistance",
        "resistance_chance",
    ),
    "skills": (
        "is_blind_luck",
        "rating",
        "related_speciality_rating",
        "untrained_chance",
    ),
    "steps": (
        "operation",
        "replay",
    ),
}
"""Module → the names it gives; the same as the imports above, which only type checkers and packagers read."""

_HOMES = {name: module for module, names in _MODULES.items() for name in names}


def __getattr__(name: str) -> object:
    """A public name asked for the first time; afterwards it is an ordinary attribute."""
    module = _HOMES.get(name)
    if module is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(import_module(f"{__name__}.{module}"), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    """All public names, loaded or not."""
    return sorted({*globals(), *_HOMES})


__all__ = [
    "CHARACTERISTICS",
    "CHARACTERISTIC_ROLLS",
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
    "TickDecision",
    "active_characteristics",
    "base_chance",
    "base_move",
    "category_bonus",
    "characteristic_chance",
    "combine_difficulties",
    "damage_bonus",
    "derived_formula",
    "derived_value",
    "differences",
    "effective_chance",
    "expected_rolls",
    "experience_bonus",
    "explain_chance",
    "explain_derived",
    "explain_formula",
    "explain_rating",
    "formula_names",
    "group_odds",
    "hit_points",
    "improvement_odds",
    "improvement_reason",
    "improves",
    "is_blind_luck",
    "judge",
    "judge_without_chance",
    "level_odds",
    "level_reason",
    "major_wound",
    "needs_roll",
    "operation",
    "opposed",
    "opposed_many",
    "opposed_odds",
    "option_field",
    "option_fields",
    "parse_d100",
    "power_level_values",
    "power_points",
    "preset_id",
    "rating",
    "read_d100",
    "related_speciality_rating",
    "replay",
    "resistance",
    "resistance_chance",
    "roll_needed",
    "show_d100",
    "split_d100",
    "thresholds",
    "tick_decision",
    "untrained_chance",
]
