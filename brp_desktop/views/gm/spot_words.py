"""Spot rules in words: each effect of a rule as one line, from its facts."""

from collections.abc import Mapping
from functools import reduce
from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from brp_desktop.catalogue.brp import brp_catalogue, localised
from brp_desktop.catalogue.names import characteristic_abbreviation, roll_name
from brp_desktop.catalogue.spot_rules import SpotRuleDefinition, SpotRuleEffect
from brp_desktop.controllers.language import current_language
from brp_desktop.rules.brp import BrpOptions
from brp_desktop.views import labels
from brp_desktop.views.gm import spot_terms
from brp_desktop.views.gm.resistance_words import potency

translate = QCoreApplication.translate

_NUMBERS: Mapping[str, object] = {
    "add_fraction": QT_TRANSLATE_NOOP("spot", "+{n} of the chance"),
    "modifier_fraction": QT_TRANSLATE_NOOP("spot", "modifiers × {n}"),
    "damage_fraction": QT_TRANSLATE_NOOP("spot", "damage × {n}"),
    "range_fraction": QT_TRANSLATE_NOOP("spot", "range × {n}"),
    "armour_fraction": QT_TRANSLATE_NOOP("spot", "armour × {n}"),
    "dex_ranks": QT_TRANSLATE_NOOP("spot", "{n} DEX ranks"),
    "delay_fast_rounds": QT_TRANSLATE_NOOP("spot", "fast poison: after {n} rounds"),
    "delay_slow_turns": QT_TRANSLATE_NOOP("spot", "slow poison: after {n} turns"),
    "antidote_window_turns": QT_TRANSLATE_NOOP("spot", "taken at most {n} turns before"),
    "max_attackers": QT_TRANSLATE_NOOP("spot", "at most {n} attackers"),
}
_NAMES: Mapping[str, object] = {
    "save": QT_TRANSLATE_NOOP("spot", "saved by {name}"),
    "cap": QT_TRANSLATE_NOOP("spot", "at most {name}"),
    "cap_roll": QT_TRANSLATE_NOOP("spot", "at most {name}"),
    "cap_characteristic": QT_TRANSLATE_NOOP("spot", "at most {name}"),
    "replaced_by": QT_TRANSLATE_NOOP("spot", "{name} instead"),
    "must_include": QT_TRANSLATE_NOOP("spot", "with {name}"),
}
_OUTCOMES = frozenset({"armour", "result", "actions", "then", "defence", "otherwise", "damage_bonus", "antidote"})


def rule_lines(rule: SpotRuleDefinition, options: BrpOptions) -> list[str]:
    """What the rule does by the record's edition, a line for each effect."""
    lines = (effect_line(effect, options) for effect in rule.effects_of(options.data_edition))
    return list(dict.fromkeys(line for line in lines if line))


def told(head: str, body: str) -> str:
    """«Range: 20 m», with the colon as the language sets it."""
    return translate("spot", "{head}: {body}").format(head=head, body=body)


def effect_line(effect: SpotRuleEffect, options: BrpOptions) -> str:
    """«In the dark: attack Difficult; damage 1D6 a round.»"""
    facts = dict(effect.facts)
    heads = []
    if effect.label is not None:
        heads.append(localised(effect.label, current_language()))
    if "str" in facts:
        heads.append(_span(characteristic_abbreviation("str", options, current_language()), facts["str"]))
    if "failures" in facts:
        heads.append(translate("spot", "after %n failure(s)", None, int(facts["failures"])))
    if "when" in facts:
        heads.append(spot_terms.when(str(facts["when"])))
    said = [words for key, value in facts.items() if (words := _fact(key, value, facts, options))]
    head, body = ", ".join(heads), reduce(_followed, said) if said else ""
    line = told(head, body) if head and body else head or body
    return f"{labels.first_up(line)}." if line else ""


def _followed(first: str, second: str) -> str:
    return translate("spot", "{first}; {second}").format(first=first, second=second)


def _fact(key: str, value: Any, facts: Mapping[str, Any], options: BrpOptions) -> str:
    """One fact of an effect; empty for those that stand in the head of the line or beside another."""
    if key in _NUMBERS:
        return translate("spot", str(_NUMBERS[key])).format(n=value)
    if key in _NAMES:
        return translate("spot", str(_NAMES[key])).format(name=_roll_name(str(value), options))
    if key in _OUTCOMES:
        if key == "armour" and str(value).isdigit():
            return translate("spot", "armour {n}").format(n=value)
        return spot_terms.outcome(str(value))
    if key in ("difficulty", "flat", "fraction"):
        return _on_rolls(key, value, facts)
    if key in ("damage", "damage_sequence", "loss_points"):
        unit = f" {spot_terms.per(str(facts['per']))}" if "per" in facts else ""
        return _loss(key, value) + unit
    if key in ("failure", "fumble", "success"):
        return told(labels.level_word(key), _end(str(value), options))
    return _other(key, value, options)


def _on_rolls(key: str, value: Any, facts: Mapping[str, Any]) -> str:
    """What happens to the chance of some kinds of rolls."""
    kinds = facts.get("on", ())
    rolled = ", ".join(spot_terms.on(kind) for kind in ([kinds] if isinstance(kinds, str) else kinds))
    if key == "difficulty":
        return f"{rolled} {labels.difficulty_name(str(value))}".strip()
    if key == "flat":
        unit = f" {spot_terms.per(str(facts['per']))}" if "per" in facts else ""
        return f"{rolled} {labels.signed(value)}{labels.percent_sign()}{unit}".strip()
    return f"{rolled or translate('spot', 'chance')} × {value}"


def _loss(key: str, value: Any) -> str:
    """Damage by dice, or points of characteristics lost."""
    if key == "loss_points":
        if str(value).isdigit():
            return translate("spot", "loses %n characteristic point(s)", None, int(value))
        return translate("spot", "loses {n} characteristic points").format(n=value)
    dice = ", ".join(map(str, value)) if isinstance(value, list) else str(value).replace("-", labels.MINUS)
    return translate("spot", "damage {dice}").format(dice=dice)


def _other(key: str, value: Any, options: BrpOptions) -> str:
    match key:
        case "for_rounds" if value == "damage":
            return translate("spot", "for as many rounds as damage")
        case "for_rounds" if str(value).isdigit():
            return translate("spot", "for %n round(s)", None, int(value))
        case "for_rounds":
            return translate("spot", "for {n} rounds").format(n=value)
        case "cumulative":
            return translate("spot", "adds up")
        case "roll":
            return translate("spot", "roll {name}").format(name=_roll(value, options))
        case "resistance":
            a, b = (_force(str(value[side]), options) for side in ("active", "passive"))
            return translate("spot", "resistance {a} against {b}").format(a=a, b=b)
        case "chance":
            text = str(value)
            return translate("spot", "chance {n}").format(
                n=labels.percent(int(text)) if text.isdigit() else _least(text)
            )
        case "distance_m":
            return translate("spot", "thrown back a metre for each 5 points of damage")
        case "except_kinds":
            return translate("spot", "not with firearms, energy weapons, crossbows")
        case "pot":
            return f"{potency()} {value}"
        case "every":
            return translate("spot", "rolled once {unit}").format(unit=spot_terms.per(str(value)))
        case "hit_location":
            return translate("spot", "one hit location")
    return ""


def _least(text: str) -> str:
    """«max(20,base/2)» in words."""
    return translate("spot", "half the base, at least 20%") if text.startswith("max(") else text


def _end(value: str, options: BrpOptions) -> str:
    if value == "POT/2":
        return translate("spot", "damage {dice}").format(dice=f"{potency()} ÷ 2")
    if value == "POT":
        return translate("spot", "damage {dice}").format(dice=potency())
    if value == "difficult":
        return labels.difficulty_name(value)
    if value[:1].isdigit():
        return translate("spot", "damage {dice}").format(dice=value)
    return spot_terms.outcome(value)


def _force(id_: str, options: BrpOptions) -> str:
    if id_ == "pot":
        return potency()
    if id_ in ("damage", "current_hp"):
        return spot_terms.outcome(id_)
    return characteristic_abbreviation(id_, options, current_language())


def _roll(value: Mapping[str, Any], options: BrpOptions) -> str:
    """«CON ×5, ×4, ×3», «Agility Difficult», «Listen or Sense Difficult»."""
    difficulty = f" {labels.difficulty_name(str(value['difficulty']))}" if "difficulty" in value else ""
    if "characteristic" in value:
        factors = value.get("multipliers") or [value["multiplier"]]
        name = characteristic_abbreviation(str(value["characteristic"]), options, current_language())
        return f"{name} {', '.join(f'×{factor}' for factor in factors)}{difficulty}"
    if "skills" in value:
        either = translate("spot", "{a} or {b}")
        names = [_roll_name(str(each), options) for each in value["skills"]]
        said = either.format(a=names[0], b=names[1]) if len(names) > 1 else names[0]
        return f"{said}{difficulty}"
    return f"{_roll_name(str(value['roll']), options)}{difficulty}"


def _roll_name(id_: str, options: BrpOptions) -> str:
    """The name of a skill, a characteristic roll or a characteristic."""
    catalogue, language = brp_catalogue(), current_language()
    if id_ in catalogue.skills:
        return localised(catalogue.skills[id_].names, language)
    if id_ in catalogue.rolls:
        return roll_name(id_, options, language)
    return characteristic_abbreviation(id_, options, language)


def _span(name: str, ends: list[int | None]) -> str:
    if ends[1] is None:
        return translate("spot", "{name} from {n}").format(name=name, n=ends[0])
    return f"{name} {ends[0]}–{ends[1]}"
