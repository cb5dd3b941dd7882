"""Spot rules by id: what a situation, a condition or a hazard does, as effects of the rules and as bare facts."""

from collections.abc import Iterator, Mapping
from functools import cache
from types import MappingProxyType
from typing import Any

from msgspec import Struct

from brp_desktop.catalogue.brp import NamedDefinition, Names, load_json
from brp_desktop.rules.brp.difficulty import Difficulty
from brp_desktop.rules.brp.options import BrpOptions
from brp_desktop.rules.brp.situations import SpotEffect

_CAPS = (("cap", "skill"), ("cap_roll", "roll"), ("cap_characteristic", "characteristic"))


class SpotRuleEffect(Struct, frozen=True):
    """One effect of a spot rule.

    ``roll_effect`` is what it does to a chance, None where it does something else. ``facts`` holds every number and
    id of the effect as the file has them (``damage`` ``roll`` ``resistance`` ``for_rounds`` …). ``degree`` and
    ``label`` tell the degrees of one rule apart; ``edition`` is None where both editions have the effect.
    """

    roll_effect: SpotEffect | None
    facts: Mapping[str, Any]
    degree: str | None = None
    label: Names | None = None
    edition: str | None = None


class SpotRuleDefinition(Struct, frozen=True, kw_only=True):
    """One spot rule; ``kind`` is ``condition`` ``effect`` ``hazard`` ``manoeuvre`` ``situation`` or ``timing``."""

    id: str
    names: Names
    kind: str
    editions: tuple[str, ...]
    effects: tuple[SpotRuleEffect, ...]

    def effects_of(self, edition: str) -> tuple[SpotRuleEffect, ...]:
        """The effects the rule has in this edition."""
        if edition not in self.editions:
            return ()
        return tuple(effect for effect in self.effects if effect.edition in (None, edition))


class QualityDefinition(NamedDefinition, frozen=True, kw_only=True):
    """A quality of equipment, with its flat modifier."""

    flat: int


class SpotRuleCatalogue(Struct, frozen=True, kw_only=True, eq=False):
    """All spot rules by id, the usual situational modifiers with their topics, and qualities of equipment."""

    rules: Mapping[str, SpotRuleDefinition]
    modifiers: tuple[int, ...]
    topics: Mapping[str, NamedDefinition]
    qualities: Mapping[str, QualityDefinition]

    def offered(self, options: BrpOptions) -> Iterator[SpotRuleDefinition]:
        """The spot rules of the record's edition."""
        return (rule for rule in self.rules.values() if options.data_edition in rule.editions)


@cache
def spot_rule_catalogue() -> SpotRuleCatalogue:
    """The one catalogue of spot rules, read on first use and kept.

    >>> spot_rule_catalogue().rules["prone"].kind
    'condition'
    """
    data = load_json("spot_rules")
    modifiers = data["situational_modifiers"]
    return SpotRuleCatalogue(
        rules={entry["id"]: _rule(entry) for entry in data["rules"]},
        modifiers=tuple(modifiers["values"]),
        topics={entry["id"]: NamedDefinition(id=entry["id"], names=entry["names"]) for entry in modifiers["topics"]},
        qualities={
            entry["id"]: QualityDefinition(id=entry["id"], names=entry["names"], flat=entry["flat"])
            for entry in data["equipment_quality"]
        },
    )


def _rule(entry: dict[str, Any]) -> SpotRuleDefinition:
    return SpotRuleDefinition(
        id=entry["id"],
        names=entry["names"],
        kind=entry["kind"],
        editions=tuple(entry["editions"]),
        effects=tuple(_effect(effect) for effect in entry["effects"]),
    )


def _effect(effect: dict[str, Any]) -> SpotRuleEffect:
    facts = {key: value for key, value in effect.items() if key not in ("degree", "label", "edition")}
    return SpotRuleEffect(
        _roll_effect(effect),
        MappingProxyType(facts),
        effect.get("degree"),
        effect.get("label"),
        effect.get("edition"),
    )


def _roll_effect(effect: dict[str, Any]) -> SpotEffect | None:
    caps = tuple(f"{kind}.{effect[key]}" for key, kind in _CAPS if key in effect)
    if not caps and not {"difficulty", "flat", "fraction"} & effect.keys():
        return None
    on = effect.get("on", "any")
    numerator, denominator = effect.get("fraction", "1/1").split("/")
    return SpotEffect(
        frozenset([on] if isinstance(on, str) else on),
        effect.get("when"),
        Difficulty(effect["difficulty"]) if "difficulty" in effect else None,
        effect.get("flat", 0),
        effect.get("per"),
        (int(numerator), int(denominator)),
        caps,
    )
