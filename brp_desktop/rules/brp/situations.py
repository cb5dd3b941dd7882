"""Situations of play and what they do to a roll: difficulty, flat modifiers, fractions, caps (SRD, UGE ch. 6 and 7).

The spot rules themselves are data of the catalogue; here several effects are brought together into one chance.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction

from brp_desktop.rules.brp.checks import Portion, effective_chance
from brp_desktop.rules.brp.difficulty import Difficulty, combine_difficulties
from brp_desktop.rules.errors import RulesError
from brp_desktop.rules.rounding import ceil_div


@dataclass(frozen=True, slots=True)
class SpotEffect:
    """One effect of a spot rule on a roll.

    ``on`` names what is changed (``attack`` ``missile_attack`` ``defence`` ``parry`` ``dodge`` ``any`` …), ``when`` the
    condition, None for always. ``flat`` counts once for each of ``per`` where that is given. ``caps`` are the
    ratings that limit the chance: ``skill.ride``, ``roll.agility``, ``characteristic.pow``.
    """

    on: frozenset[str]
    when: str | None = None
    difficulty: Difficulty | None = None
    flat: int = 0
    per: str | None = None
    fraction: Portion = (1, 1)
    caps: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class CombinedEffect:
    """What several effects come to together: caps act first, then difficulty, fraction and flat modifier."""

    difficulty: Difficulty
    flat: int
    fraction: Portion
    caps: tuple[str, ...]

    def chance(self, score: int, ratings: Mapping[str, int | None] | None = None) -> int:
        """The chance of a roll with this score; ``ratings`` gives the value of every cap.

        A cap without a rating: ``missing_value``; automatic or impossible: ``no_chance``.

        >>> riding = SpotEffect(frozenset({"attack"}), flat=10, caps=("skill.ride",))
        >>> combine_effects([riding], "attack").chance(60, {"skill.ride": 40})
        50
        """
        given = ratings or {}
        for cap in self.caps:
            limit = given.get(cap)
            if limit is None:
                raise RulesError("missing_value", name=cap)
            score = min(score, limit)
        return effective_chance(score, self.difficulty, self.flat, fraction=self.fraction)


def combine_effects(
    effects: Iterable[SpotEffect], on: str, *, counts: Mapping[str, int] | None = None
) -> CombinedEffect:
    """The effects that bear on one kind of roll, brought together.

    Difficulties combine by the general rule, flat modifiers add up, of several fractions the smallest holds (decision
    of the product). ``counts`` says how often something applies that counts more than once (``per``; 1 otherwise).

    >>> dark, cover = SpotEffect(frozenset({"any"}), flat=-20), SpotEffect(frozenset({"attack"}), flat=-10)
    >>> combine_effects([dark, cover], "parry").flat, combine_effects([dark, cover], "attack").flat
    (-20, -30)
    """
    difficulties: list[Difficulty] = []
    flat, fraction = 0, (1, 1)
    caps: list[str] = []
    times = counts or {}
    for effect in effects:
        if on not in effect.on and "any" not in effect.on:
            continue
        if effect.difficulty is not None:
            difficulties.append(effect.difficulty)
        flat += effect.flat * (times.get(effect.per, 1) if effect.per else 1)
        if Fraction(*effect.fraction) < Fraction(*fraction):
            fraction = effect.fraction
        caps += [cap for cap in effect.caps if cap not in caps]
    return CombinedEffect(combine_difficulties(difficulties), flat, fraction, tuple(caps))


def aiming_bonus(score: int, waits: int) -> int:
    """The flat bonus of aiming: a tenth of the score, rounded up, for each five DEX ranks waited (UGE ch. 7).

    >>> aiming_bonus(45, 1), aiming_bonus(45, 2)
    (5, 9)
    """
    return ceil_div(max(0, score) * max(0, waits), 10)


def strikes_another(roll: int, chance: int, full_chance: int) -> bool:
    """Whether a missed shot strikes what is in the way: the roll suits the full chance, not the lowered (UGE ch. 7).

    So it hits the cover, or somebody else in the press; such a hit ticks nothing (``hit_another_target``).

    >>> strikes_another(45, 30, 60), strikes_another(30, 30, 60), strikes_another(61, 30, 60)
    (True, False, False)
    """
    return chance < roll <= full_chance
