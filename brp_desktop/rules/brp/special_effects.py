"""What a special hit does besides its damage, by the weapon's kind: bleeding, crushing, entangling … (UGE ch. 6)."""

from collections.abc import Mapping
from dataclasses import dataclass

from brp_desktop.rules.brp.difficulty import Difficulty
from brp_desktop.rules.brp.hazards import knockback_metres
from brp_desktop.rules.brp.options import SRD, BrpOptions
from brp_desktop.rules.brp.resistance_rolls import ResistanceOutcome, resistance
from brp_desktop.rules.errors import RulesError

FIRST_AID_OR_ROUNDS = 5
"""After so many rounds with a hand on the wound a bleeding is closed."""


@dataclass(frozen=True, slots=True)
class SpecialEffect:
    """The lasting part of a special hit.

    ``lost_each_round`` are hit points until a roll ends it. ``save`` is the characteristic roll that avoids or ends
    the effect, ``result`` what holds otherwise (``bleeding`` ``stunned`` ``held`` ``stuck`` ``prone``), for ``rounds``
    (dice or a number; None: until ended). ``contest`` names the forces of a resistance roll, active first.
    ``meanwhile`` is the difficulty of the victim's other actions.
    """

    id: str
    result: str
    save: str | None = None
    rounds: str | None = None
    lost_each_round: int = 0
    contest: tuple[str, str] | None = None
    meanwhile: Difficulty = Difficulty.NORMAL


SPECIAL_EFFECTS: Mapping[str, SpecialEffect] = {
    effect.id: effect
    for effect in (
        SpecialEffect("bleeding", "bleeding", save="stamina", lost_each_round=1, meanwhile=Difficulty.DIFFICULT),
        SpecialEffect("crushing", "stunned", save="stamina", rounds="1D3"),
        SpecialEffect("entangling", "held", save="agility", rounds="2", contest=("str", "str")),
        SpecialEffect("impaling", "stuck", contest=("str", "damage")),
        SpecialEffect("knockback", "prone", save="agility", contest=("damage", "siz")),
    )
}
"""The effects by the weapon's special kind."""


@dataclass(frozen=True, slots=True)
class Knockback:
    """A blow that may throw its victim: the resistance roll of damage against SIZ, and how many metres it comes to.

    ``metres`` is None while the roll is still to be made, 0 where the victim stands.
    """

    roll: ResistanceOutcome
    metres: int | None


def special_effect(kind: str) -> SpecialEffect:
    """The effect of a special kind; unknown: ``unknown_name``.

    >>> special_effect("crushing").result, special_effect("crushing").rounds
    ('stunned', '1D3')
    """
    try:
        return SPECIAL_EFFECTS[kind]
    except KeyError:
        raise RulesError("unknown_name", name=kind) from None


def bleeding_loss(rounds: int, *, hand_on_wound: bool = False) -> int:
    """The hit points a bleeding costs in so many rounds without a successful roll; a hand on the wound ends it in five.

    >>> bleeding_loss(8), bleeding_loss(8, hand_on_wound=True)
    (8, 5)
    """
    counted = max(0, rounds)
    each = SPECIAL_EFFECTS["bleeding"].lost_each_round
    return each * (min(counted, FIRST_AID_OR_ROUNDS) if hand_on_wound else counted)


def knockback(damage: int, siz: int | None, roll: int | None = None, options: BrpOptions = SRD) -> Knockback:
    """Whether a blow throws its victim: rolled damage against SIZ, then a metre for each five points (UGE ch. 6).

    A blank SIZ: ``missing_value``.

    >>> knockback(13, 12, 55).metres, knockback(13, 12, 56).metres
    (2, 0)
    """
    outcome = resistance(damage, siz, roll, options)
    if outcome.active_succeeds is None:
        return Knockback(outcome, None)
    return Knockback(outcome, knockback_metres(damage) if outcome.active_succeeds else 0)
