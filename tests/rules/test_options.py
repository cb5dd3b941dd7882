"""The record of the rules in force: presets, what each field allows, differences."""

import contextlib
import pickle
from dataclasses import FrozenInstanceError, fields, replace
from typing import Any

import pytest

from brp_desktop.rules import RulesError
from brp_desktop.rules.brp import (
    SRD,
    UGE,
    BrpOptions,
    differences,
    option_field,
    option_fields,
    power_level_values,
    preset_id,
)

# Field: value of SRD, value of UGE.
TABLE: dict[str, tuple[Any, Any]] = {
    "critical": (False, True),
    "special_rounding": ("up", "up"),
    "critical_rounding": ("up", "up"),
    "success_floor": ("any", "base_5"),
    "success_cap": (None, 95),
    "fumble_rule": ("share", "critical"),
    "opposed_tie": ("score", "roll"),
    "special_tie_cancels": (True, False),
    "resistance_limits": ("automatic", "automatic"),
    "resistance_levels": (False, False),
    "impossible": ("no_roll", "no_roll"),
    "untrained": ("none", "none"),
    "experience_bonus": ("none", "half_int"),
    "improvement_top": ("natural_100", "total_100"),
    "improvement_gain": ("1D6", "1D6"),
    "improvement_fixed": (None, 3),
    "teaching": ("double_roll", "training"),
    "free_ticks": (4, 0),
    "automatic_ticks": (True, True),
    "reroll_cost": (0, 0),
    "power_level": ("none", "normal"),
    "skill_cap": (None, 75),
    "personality": (False, True),
    "education": (False, False),
    "literacy": (True, False),
    "separate_parry": (False, False),
    "powers": (False, False),
    "category_bonus": ("off", "off"),
    "total_hit_points": (False, False),
    "hit_locations": (False, False),
    "random_armour": (False, False),
    "major_wounds": (False, True),
    "fatigue": (False, False),
    "encumbrance": (False, False),
    "sanity": (False, False),
    "ageing": (False, False),
    "sanity_threshold": ("half_start", "half_start"),
    "initiative": ("dex", "dex"),
    "special_damage": ("max_plus_roll", "by_type"),
    "combat_matrix": ("srd", "uge"),
    "further_defence": (-30, -30),
    "range_rule": ("srd", "uge"),
    "wound_rule": ("srd", "uge"),
    "era": ("modern", "modern"),
    "app_label": ("appearance", "charisma"),
    "data_edition": ("srd", "uge"),
}
CHOICES: dict[str, tuple[str, ...]] = {
    "special_rounding": ("up", "nearest"),
    "critical_rounding": ("up", "nearest"),
    "success_floor": ("any", "base_5", "none"),
    "fumble_rule": ("share", "critical"),
    "opposed_tie": ("score", "roll", "cancel", "defender"),
    "resistance_limits": ("automatic", "1_99", "5_95"),
    "impossible": ("no_roll", "show_roll", "one_percent"),
    "untrained": ("none", "one_percent", "pow_x1", "category_bonus"),
    "experience_bonus": ("none", "half_int"),
    "improvement_top": ("natural_100", "total_100"),
    "teaching": ("double_roll", "training"),
    "power_level": ("none", "normal", "heroic", "epic", "superhuman"),
    "category_bonus": ("off", "full", "simple"),
    "sanity_threshold": ("half_start", "pow", "fifth_current"),
    "initiative": ("dex", "dex_1d10"),
    "special_damage": ("max_plus_roll", "by_type"),
    "combat_matrix": ("srd", "uge"),
    "range_rule": ("srd", "uge"),
    "wound_rule": ("srd", "uge"),
    "era": ("modern", "historical", "future"),
    "app_label": ("appearance", "charisma"),
    "data_edition": ("srd", "uge"),
}
NUMBERS = {  # lowest, highest, may be None
    "success_cap": (1, 100, True),
    "improvement_fixed": (1, 100, True),
    "free_ticks": (0, 100, False),
    "reroll_cost": (0, 100, False),
    "skill_cap": (1, 1000, True),
    "further_defence": (-1000, 0, False),
}


def refused(field: str, value: Any) -> bool:
    with contextlib.suppress(RulesError):
        BrpOptions(**{field: value})
        return False
    with pytest.raises(RulesError) as caught:
        BrpOptions(**{field: value})
    return (caught.value.code, caught.value.parameters) == ("unknown_option", {"field": field, "value": value})


def test_presets() -> None:
    assert {field.name: getattr(SRD, field.name) for field in fields(BrpOptions)} == {
        name: values[0] for name, values in TABLE.items()
    }
    assert {field.name: getattr(UGE, field.name) for field in fields(BrpOptions)} == {
        name: values[1] for name, values in TABLE.items()
    }
    assert BrpOptions() == SRD
    assert hash(BrpOptions()) == hash(SRD)
    assert [preset_id(options) for options in (SRD, UGE, replace(SRD, era="future"))] == ["srd", "uge", "custom"]


def test_fields_are_described_in_the_order_of_the_record() -> None:
    assert [option.id for option in option_fields()] == [field.name for field in fields(BrpOptions)] == list(TABLE)
    for option in option_fields():
        assert option.section
        assert option_field(option.id) is option
        if option.id in CHOICES:
            assert (option.kind, option.values) == ("choice", CHOICES[option.id])
        elif option.id in NUMBERS:
            assert (option.kind, option.minimum, option.maximum, option.optional) == ("number", *NUMBERS[option.id])
        elif option.id == "improvement_gain":
            assert option.kind == "dice"
        else:
            assert (option.kind, option.values) == ("switch", (False, True))
    with pytest.raises(RulesError) as caught:
        option_field("luck")
    assert (caught.value.code, caught.value.parameters) == ("unknown_option", {"field": "luck"})


def test_every_listed_choice_is_taken_and_others_are_not() -> None:
    for field, values in CHOICES.items():
        for value in values:
            assert getattr(BrpOptions(**{field: value}), field) == value
        for value in ("", "coin", values[0].upper(), None, 0, True):
            assert refused(field, value), (field, value)


def test_switches_take_only_true_and_false() -> None:
    for option in option_fields():
        if option.kind == "switch":
            assert getattr(BrpOptions(**{option.id: True}), option.id) is True  # type: ignore[arg-type]
            assert getattr(BrpOptions(**{option.id: False}), option.id) is False  # type: ignore[arg-type]
            for value in (0, 1, "yes", None):
                assert refused(option.id, value), (option.id, value)


def test_numbers_stay_in_their_range() -> None:
    for field, (low, high, optional) in NUMBERS.items():
        for value in (low, high):
            assert getattr(BrpOptions(**{field: value}), field) == value  # type: ignore[arg-type]
        for value in (low - 1, high + 1, True, False, str(low), float(high)):
            assert refused(field, value), (field, value)
        assert refused(field, None) is not optional


@pytest.mark.parametrize("value", ["1D6", "1D8", "1D10", "2D3", "99D1000"])
def test_gains_are_dice(value: str) -> None:
    assert BrpOptions(improvement_gain=value).improvement_gain == value


@pytest.mark.parametrize(
    "value",
    [
        "",
        "D6",
        "1d6",
        "1D",
        "0D6",
        "1D0",
        "01D6",
        "1D06",
        "100D6",
        "1D1001",
        "1D10000",
        "1D6+1",
        "-1D6",
        "٣D6",
        "1D٣",
        " 1D6",
        "1D6D",
        6,
        None,
        True,
    ],
)
def test_gains_that_are_no_dice(value: Any) -> None:
    assert refused("improvement_gain", value)


def test_the_record_is_a_value() -> None:
    with pytest.raises(FrozenInstanceError):
        SRD.critical = True  # type: ignore[misc]
    assert pickle.loads(pickle.dumps(UGE)) == UGE


def test_differences() -> None:
    assert differences(SRD, SRD) == ()
    assert differences(SRD, UGE) == tuple(name for name, (srd, uge) in TABLE.items() if srd != uge)
    assert differences(SRD, replace(SRD, era="future", critical=True)) == ("critical", "era")


def test_warnings() -> None:
    assert SRD.warnings == UGE.warnings == BrpOptions(hit_locations=True).warnings == ()
    assert replace(UGE, hit_locations=True).warnings == ("locations_with_major_wounds",)


@pytest.mark.parametrize(
    ("level", "cap", "die", "fixed"),
    [
        ("none", None, "1D6", None),
        ("normal", 75, "1D6", 3),
        ("heroic", 90, "1D6", 3),
        ("epic", 101, "1D8", 4),
        ("superhuman", None, "1D10", 5),
    ],
)
def test_power_levels(level: str, cap: int | None, die: str, fixed: int | None, vectors: dict[str, Any]) -> None:
    values = power_level_values(level)
    assert values == {
        "power_level": level,
        "skill_cap": cap,
        "improvement_gain": die,
        "improvement_fixed": fixed,
    }
    replaced = replace(UGE, **values)  # type: ignore[arg-type]
    assert replaced.power_level == level
    for row in vectors["improvement"]["gain"]:
        if row["power_level"] == level:
            assert (row["die"], row["fixed"]) == (die, fixed)
    with pytest.raises(RulesError) as caught:
        power_level_values("divine")
    assert caught.value.parameters == {"field": "power_level", "value": "divine"}
