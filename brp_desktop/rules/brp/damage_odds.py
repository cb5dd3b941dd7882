"""Exact damage distributions: of one hit, past armour, and of a whole attack against a defence."""

from dataclasses import dataclass
from fractions import Fraction
from itertools import product

from brp_desktop.rules.brp.combat import Defence, exchange
from brp_desktop.rules.brp.damage import DamagePlan, Hit, WeaponDamage, half_bonus, planned_damage
from brp_desktop.rules.brp.levels import Level, level_odds
from brp_desktop.rules.brp.options import SRD, BrpOptions
from brp_desktop.rules.dice import DiceExpression
from brp_desktop.rules.odds import Distribution, distribution

Armour = int | DiceExpression
"""Fixed armour, or dice where the record has random armour."""

_NOTHING = Distribution(0, (1,))


@dataclass(frozen=True, slots=True)
class AttackOdds:
    """The odds of one whole attack: with which probability it does how much damage past armour.

    ``hits`` has the probability of each kind of hit (``none`` … ``critical``), ``damage`` that of each damage from 0.
    """

    hits: tuple[tuple[Hit, Fraction], ...]
    damage: tuple[tuple[int, Fraction], ...]

    @property
    def mean(self) -> Fraction:
        """The mean damage past armour."""
        return sum((amount * chance for amount, chance in self.damage), Fraction(0))

    def at_least(self, amount: int) -> Fraction:
        """The probability of this damage or more."""
        return sum((chance for total, chance in self.damage if total >= amount), Fraction(0))


def damage_distribution(plan: DamagePlan, armour: Armour = 0) -> Distribution:
    """The exact distribution of a hit's damage past armour (which a critical hit ignores); never below 0.

    >>> from brp_desktop.rules.brp.damage import parse_damage, planned_damage
    >>> damage_distribution(planned_damage(parse_damage("1D6")), 4)
    Distribution(first=0, counts=(4, 1, 1))
    """
    total = (distribution(plan.dice) if plan.dice else _NOTHING).shifted(plan.fixed)
    bonus = plan.bonus_dice
    if bonus is not None:
        rolled = distribution(bonus)
        total = total.plus(_halved(rolled) if plan.portion == "half" else rolled)
    if not plan.armour:
        return total.at_least_of(0)
    if isinstance(armour, int):
        return total.shifted(-armour).at_least_of(0)
    return total.plus(distribution(armour).negated()).at_least_of(0)


def attack_odds(
    chance: int,
    weapon: WeaponDamage,
    bonus: str = "",
    armour: Armour = 0,
    options: BrpOptions = SRD,
    *,
    kind: str | None = None,
    base: int | None = None,
    defence_chance: int | None = None,
    defence_base: int | None = None,
    by: Defence = "parry",
) -> AttackOdds:
    """One attack at this chance, defended at ``defence_chance`` or not at all (None), through the record's matrix.

    Damage to items and what follows from fumbles is not counted.

    >>> from brp_desktop.rules.brp.damage import parse_damage
    >>> odds = attack_odds(60, parse_damage("1D6"), armour=4)
    >>> odds.hits[1], odds.mean
    (('normal', Fraction(12, 25)), Fraction(9, 10))
    """
    attacks = level_odds(chance, options, base=base).items()
    defences: tuple[tuple[Level | None, int], ...] = ((None, 1),)
    if defence_chance is not None:
        defences = tuple(level_odds(defence_chance, options, base=defence_base).items())
    everything = 100 * (1 if defence_chance is None else 100)
    hits: dict[Hit, int] = {"none": 0, "normal": 0, "special": 0, "critical": 0}
    for (attack, attack_count), (defence, defence_count) in product(attacks, defences):
        hits[exchange(attack, defence, options, by=by).hit] += attack_count * defence_count
    damage: dict[int, Fraction] = {0: Fraction(hits["none"], everything)}
    for hit, count in hits.items():
        if hit == "none" or not count:
            continue
        rolled = damage_distribution(planned_damage(weapon, bonus, hit, options, kind=kind), armour)
        throws = rolled.throws
        for total, ways in rolled.items():
            damage[total] = damage.get(total, Fraction(0)) + Fraction(count * ways, everything * throws)
    return AttackOdds(
        tuple((hit, Fraction(count, everything)) for hit, count in hits.items()), tuple(sorted(damage.items()))
    )


def _halved(rolled: Distribution) -> Distribution:
    """The distribution of the half that counts: rounded up, a negative total kept whole."""
    counts: dict[int, int] = {}
    for total, count in rolled.items():
        used = half_bonus(total)
        counts[used] = counts.get(used, 0) + count
    first, last = min(counts), max(counts)
    return Distribution(first, tuple(counts.get(total, 0) for total in range(first, last + 1)))
