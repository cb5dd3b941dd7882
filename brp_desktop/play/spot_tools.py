"""The quick reference beside the game master's pages: a number in, the rule's result out, as data with its source.

Every answer is computed by the rules; what a tool needs beside the number has a sensible value of its own.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from typing import Final, Literal

from brp_desktop.catalogue.names import fold
from brp_desktop.catalogue.spot_rules import SpotRuleDefinition, spot_rule_catalogue
from brp_desktop.catalogue.tables import ObjectDefinition, PoisonDefinition, object_catalogue, poison_catalogue
from brp_desktop.rules.brp import SRD, BrpOptions, Level
from brp_desktop.rules.brp.hazards import falling_dice, poison
from brp_desktop.rules.brp.healing import first_aid, first_aid_dice, weekly_healing
from brp_desktop.rules.brp.ranges import point_blank, range_band
from brp_desktop.rules.brp.resistance_rolls import resistance
from brp_desktop.rules.dice import parse
from brp_desktop.rules.rounding import half_rounded_up

ToolId = Literal["poison", "falling", "first_aid", "healing", "object_size", "range"]

TOOLS: Final[tuple[ToolId, ...]] = ("poison", "falling", "first_aid", "healing", "object_size", "range")
"""The tools in the order in which they are shown."""


@dataclass(frozen=True, slots=True)
class PoisonAnswer:
    """A dose: its potency left after an antidote, the chance that it wins, and the damage either way.

    ``automatic`` is ``success`` or ``failure`` (the poison's) where no die is thrown.
    """

    potency: int
    chance: int
    automatic: str | None
    damage_if_it_wins: int
    damage_if_it_loses: int


@dataclass(frozen=True, slots=True)
class FallAnswer:
    """A fall: the dice (``3D6``, empty for none), and their least, mean and most."""

    dice: str
    minimum: int
    mean: Fraction
    maximum: int


@dataclass(frozen=True, slots=True)
class AidAnswer:
    """First Aid on one wound: for each level the dice (None: nothing) and the most it gives back; below 0 it hurts."""

    wound: int
    by_level: tuple[tuple[Level, str | None, int], ...]


@dataclass(frozen=True, slots=True)
class HealingAnswer:
    """Slow healing of a loss: dice a week of rest and with care, and the mean number of weeks, begun ones counted."""

    dice: str
    dice_with_care: str
    weeks: int
    weeks_with_care: int


@dataclass(frozen=True, slots=True)
class RangeAnswer:
    """A distance: the band, the chance of a shot in it, and the farthest metre of every band."""

    band: str
    difficulty: str
    fraction: tuple[int, int]
    plain_only: bool
    chance: int
    limits: tuple[tuple[str, int], ...]


def poison_answer(potency: int, con: int = 10, options: BrpOptions = SRD, *, antidote: int = 0) -> PoisonAnswer:
    """Potency against CON, the poison being active (customer's source 3.4)."""
    left = poison(potency, con, None, options, antidote=antidote).potency
    outcome = resistance(left, con, None, options)
    return PoisonAnswer(left, outcome.chance, outcome.automatic, left, half_rounded_up(left))


def falling_answer(metres: int, options: BrpOptions = SRD, *, siz: int | None = None, saved: int = 0) -> FallAnswer:
    """The damage of a fall of so many metres (SRD, UGE ch. 7)."""
    dice = falling_dice(metres, options, siz=siz, saved=saved)
    return FallAnswer(f"{dice}D6" if dice else "", dice, Fraction(7 * dice, 2), 6 * dice)


def first_aid_answer(wound: int, options: BrpOptions = SRD) -> AidAnswer:
    """What First Aid can do for one wound of so many points (SRD, UGE ch. 6), the best level first."""
    levels = [level for level in sorted(Level, reverse=True) if options.critical or level is not Level.CRITICAL]
    return AidAnswer(
        wound, tuple((level, first_aid_dice(level, options), _most(level, wound, options)) for level in levels)
    )


def healing_answer(lost: int, options: BrpOptions = SRD) -> HealingAnswer:
    """How long so many lost points take to heal by rest (SRD, UGE ch. 6)."""
    alone, cared = weekly_healing(options), weekly_healing(options, cared_for=True)
    return HealingAnswer(alone, cared, _weeks(lost, alone), _weeks(lost, cared))


def range_answer(
    metres: int, reach: int, options: BrpOptions = SRD, *, score: int = 50, dex: int | None = None
) -> RangeAnswer:
    """A shot over so many metres with a weapon that reaches so far (SRD, UGE ch. 6)."""
    band = range_band(metres, reach, options, dex=dex)
    uge = options.range_rule == "uge"
    limits = [("in_range", reach), ("long", 2 * reach), ("extreme", (4 if uge else 3) * reach)]
    if uge and dex is not None:
        limits.insert(0, ("point_blank", point_blank(dex)))
    return RangeAnswer(
        band.id, band.difficulty.value, band.fraction, band.plain_only, band.chance(score), tuple(limits)
    )


def siz_of_weight(kilograms: int | Fraction) -> tuple[int, int] | None:
    """The SIZ that goes with a weight, from … to (equal where the table has the weight); None beyond the table."""
    tenths, below = kilograms * 10, None
    for siz, first, last in object_catalogue().mass:
        if first <= tenths <= last:
            return siz, siz
        if tenths < first:
            return None if below is None else (below, siz)
        below = siz
    return None


def weight_of_siz(siz: int) -> tuple[Fraction, Fraction] | None:
    """The weight in kilograms that goes with a SIZ (from, to); None beyond the table."""
    row = next((row for row in object_catalogue().mass if row[0] == siz), None)
    return None if row is None else (Fraction(row[1], 10), Fraction(row[2], 10))


def find_objects(text: str = "") -> tuple[ObjectDefinition, ...]:
    """The common objects whose name, in any language, holds the text; all of them without one."""
    return tuple(each for each in object_catalogue().objects.values() if _finds(text, each.names.values()))


def find_poisons(text: str = "") -> tuple[PoisonDefinition, ...]:
    """The poisons found in the same way."""
    return tuple(each for each in poison_catalogue().values() if _finds(text, each.names.values()))


def find_spot_rules(text: str = "", options: BrpOptions = SRD) -> tuple[SpotRuleDefinition, ...]:
    """The spot rules of the record's edition found in the same way."""
    return tuple(rule for rule in spot_rule_catalogue().offered(options) if _finds(text, rule.names.values()))


def _finds(text: str, names: Iterable[str]) -> bool:
    wanted = fold(text.strip())
    return not wanted or any(wanted in fold(name) for name in names)


def _most(level: Level, wound: int, options: BrpOptions) -> int:
    dice = first_aid_dice(level, options)
    return first_aid(level, wound, 0 if dice is None else parse(dice).maximum, options)


def _weeks(lost: int, dice: str) -> int:
    mean = parse(dice).mean
    return 0 if lost <= 0 else -int(-Fraction(lost) // Fraction(mean))
