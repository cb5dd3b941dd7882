"""Resistance rolls: one measured force against another (customer's source 3.4, UGE ch. 5).

Fifty, plus five for each point the active side is ahead. No difficulty, no modifiers, no floor and no fumble by the
die; one roll decides. The number is always the active side's chance, whoever rolls.
"""

from dataclasses import dataclass
from fractions import Fraction
from typing import Literal, TypeAlias

from brp_desktop.rules.brp.d100 import check_roll
from brp_desktop.rules.brp.levels import Level, thresholds
from brp_desktop.rules.brp.options import SRD, BrpOptions
from brp_desktop.rules.errors import RulesError
from brp_desktop.rules.explain import Explanation, Step

Force: TypeAlias = int | tuple[int | None, ...] | None
"""What one side brings: a number, or several to add; None is a blank value and refused."""

Roller = Literal["active", "passive"]
"""The side that throws the die."""

_LIMITS = {"automatic": (0, 100), "1_99": (1, 99), "5_95": (5, 95)}


@dataclass(frozen=True, slots=True)
class ResistanceOutcome:
    """A resistance roll, settled or still to be rolled.

    ``raw`` is the bare formula, ``chance`` what is rolled against (0 … 100). ``automatic`` is "success" or "failure"
    where no die is thrown: then ``roll`` and ``roller_gets_its_wish`` are None. Unrolled and not automatic, all
    results and ``reason`` are None. ``reason``: ``automatic_success`` ``automatic_failure`` ``within_chance``
    ``above_chance``. ``level`` only where the record wants levels.
    """

    active: tuple[int, ...]
    passive: tuple[int, ...]
    raw: int
    chance: int
    automatic: Literal["success", "failure"] | None
    roll: int | None
    roller: Roller | None
    wants_to_fail: bool
    active_succeeds: bool | None
    wish_granted: bool | None
    roller_gets_its_wish: bool | None
    reason: str | None
    level: Level | None

    @property
    def odds(self) -> Fraction:
        """The chance that the active side succeeds, as an exact fraction."""
        return Fraction(self.chance, 100)

    @property
    def explanation(self) -> Explanation:
        """How the chance came about: even, the active forces, the passive ones, a limit if it cuts, the chance."""
        steps, value = [Step("even", (50,), 50)], 50
        for id_, numbers, factor in (("active", self.active, 5), ("passive", self.passive, -5)):
            for number in numbers:
                value += number * factor
                steps.append(Step(id_, (number, factor), value))
        if self.chance != value:
            steps.append(Step("limit_high" if self.chance < value else "limit_low", (self.chance,), self.chance))
        return (*steps, Step("chance", (), self.chance))


def resistance_chance(active: Force, passive: Force, options: BrpOptions = SRD) -> int:
    """The active side's chance, 0 … 100, after the record's limits (customer's source 3.4).

    A blank force: ``RulesError("missing_value")``.

    >>> resistance_chance(13, 15), resistance_chance((10, 12), 20), resistance_chance(30, 11)
    (40, 60, 100)
    """
    return _limited(_raw(_numbers(active, "active"), _numbers(passive, "passive")), options)


def resistance(
    active: Force,
    passive: Force,
    roll: int | None = None,
    options: BrpOptions = SRD,
    *,
    roller: Roller = "active",
    wants_to_fail: bool = False,
) -> ResistanceOutcome:
    """One resistance roll (customer's source 3.4; UGE ch. 5 for the automatic zones).

    The active side succeeds on a roll not above the chance. ``roller`` names who throws: a passive roller hopes to
    roll above the chance. ``wants_to_fail``: the active side wishes for failure (a large body and a narrow hole).
    Errors: ``missing_value``, ``roll_out_of_range``, ``unknown_name`` for a roller that is no side.

    >>> outcome = resistance(14, 12, 61, wants_to_fail=True)
    >>> outcome.chance, outcome.active_succeeds, outcome.wish_granted, outcome.reason
    (60, False, True, 'above_chance')
    >>> resistance(9, 19).reason
    'automatic_failure'
    """
    actives, passives = _numbers(active, "active"), _numbers(passive, "passive")
    if roll is not None:
        check_roll(roll)
    _check_side(roller)
    raw = _raw(actives, passives)
    chance = _limited(raw, options)
    succeeds: bool | None
    if options.resistance_limits == "automatic" and not 0 < raw < 100:
        succeeds = raw > 0
        return ResistanceOutcome(
            actives,
            passives,
            raw,
            chance,
            "success" if succeeds else "failure",
            None,
            None,
            wants_to_fail,
            succeeds,
            succeeds != wants_to_fail,
            None,
            "automatic_success" if succeeds else "automatic_failure",
            (Level.SUCCESS if succeeds else Level.FAILURE) if options.resistance_levels else None,
        )
    succeeds = None if roll is None else roll <= chance
    wish = None if succeeds is None else succeeds != wants_to_fail
    return ResistanceOutcome(
        actives,
        passives,
        raw,
        chance,
        None,
        roll,
        roller,
        wants_to_fail,
        succeeds,
        wish,
        None if succeeds is None else wish if roller == "active" else not succeeds,
        None if succeeds is None else "within_chance" if succeeds else "above_chance",
        _level(roll, chance, options) if roll is not None and options.resistance_levels else None,
    )


def ticks_power(outcome: ResistanceOutcome, winner: Roller = "active") -> bool:
    """Whether a contest of POW ticks the winner's POW (UGE ch. 5: an opponent of equal or higher POW was overcome).

    True only if that side won by a roll and its chance of winning was at most 50. No side: ``unknown_name``.

    >>> (
    ...     ticks_power(resistance(10, 12, 40)),
    ...     ticks_power(resistance(12, 10, 40)),
    ...     ticks_power(resistance(12, 10, 99), "passive"),
    ... )
    (True, False, True)
    """
    _check_side(winner)
    if outcome.roll is None or outcome.active_succeeds is None:
        return False
    if winner == "active":
        return outcome.active_succeeds and outcome.raw <= 50
    return not outcome.active_succeeds and outcome.raw >= 50


def _check_side(side: Roller) -> None:
    if side not in ("active", "passive"):
        raise RulesError("unknown_name", name=side)


def _numbers(force: Force, side: str) -> tuple[int, ...]:
    numbers = force if isinstance(force, tuple) else (force,)
    given = tuple(number for number in numbers if number is not None)
    if not given or len(given) != len(numbers):
        raise RulesError("missing_value", name=side)
    return given


def _raw(active: tuple[int, ...], passive: tuple[int, ...]) -> int:
    return 50 + 5 * (sum(active) - sum(passive))


def _limited(raw: int, options: BrpOptions) -> int:
    low, high = _LIMITS[options.resistance_limits]
    return min(high, max(low, raw))


def _level(roll: int, chance: int, options: BrpOptions) -> Level:
    """The level by the usual fractions; success stays «not above the chance», without floor and cap (UGE ch. 5)."""
    limits = thresholds(chance, options, base=0)
    if roll <= chance:
        return Level.CRITICAL if roll <= limits.critical else Level.SPECIAL if roll <= limits.special else Level.SUCCESS
    return Level.FUMBLE if roll >= limits.fumble else Level.FAILURE
