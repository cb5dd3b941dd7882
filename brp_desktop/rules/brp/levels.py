"""How well a roll went: levels of success, their thresholds, reasons and exact odds.

Source: customer's source 3.2 (special), the SRD's table (fumble, floor), UGE ch. 5 (critical, cap, base floor). All
thresholds are taken from the chance, after difficulty and modifiers.
"""

from enum import Enum
from typing import NamedTuple

from brp_desktop.rules.brp.difficulty import Difficulty
from brp_desktop.rules.brp.options import SRD, BrpOptions
from brp_desktop.rules.errors import RulesError


class Level(Enum):
    """The five levels, ordered ``FUMBLE < FAILURE < SUCCESS < SPECIAL < CRITICAL``; ``value`` is the lower-case id.

    >>> Level.SPECIAL > Level.SUCCESS, max(Level.FUMBLE, Level.FAILURE).value
    (True, 'failure')
    """

    FUMBLE = "fumble"
    FAILURE = "failure"
    SUCCESS = "success"
    SPECIAL = "special"
    CRITICAL = "critical"

    _value_: str
    order: int

    def __init__(self, _id: str) -> None:
        self.order = len(self.__class__.__members__)

    @property
    def is_success(self) -> bool:
        """Whether the roll succeeded at all: success, special or critical."""
        return self.order >= 2

    def __lt__(self, other: object) -> bool:
        return self.order < other.order if isinstance(other, Level) else NotImplemented

    def __le__(self, other: object) -> bool:
        return self.order <= other.order if isinstance(other, Level) else NotImplemented

    def __gt__(self, other: object) -> bool:
        return self.order > other.order if isinstance(other, Level) else NotImplemented

    def __ge__(self, other: object) -> bool:
        return self.order >= other.order if isinstance(other, Level) else NotImplemented


class Thresholds(NamedTuple):
    """Where the levels lie on the die, shown before the roll.

    ``critical``, ``special`` and ``success`` are the highest roll of their level, 0 = the level cannot be reached;
    ``fumble`` is the lowest fumbling roll, 101 = none.
    """

    critical: int
    special: int
    success: int
    fumble: int


def _limits(chance: int, options: BrpOptions, base: int | None) -> tuple[int, int, int, int]:
    """Critical, special, success and fumble thresholds as bare numbers."""
    if chance < 0:
        chance = 0
    counted = chance or 1
    if options.fumble_rule == "share":
        fumble = 101 - max(1, (220 - 2 * chance) // 40)
    else:
        fumble = min(100, 95 + -(-counted // 20))
    success = chance
    if chance < 5:
        floor = options.success_floor
        if (floor == "any" and chance >= 1) or (floor == "base_5" and base is not None and base >= 5):
            success = 5
    cap = options.success_cap
    if cap is not None and success > cap:
        success = cap
    if success >= fumble:
        success = fumble - 1
    if not success:
        return 0, 0, 0, fumble
    if options.special_rounding == "up":
        special = min(success, -(-counted // 5))
    else:
        special = min(success, max(1, (2 * counted + 5) // 10))
    if not options.critical:
        return 0, special, success, fumble
    if options.critical_rounding == "up":
        return min(success, -(-counted // 20)), special, success, fumble
    return min(success, max(1, (2 * counted + 20) // 40)), special, success, fumble


def thresholds(chance: int, options: BrpOptions = SRD, *, base: int | None = None) -> Thresholds:
    """The thresholds at a chance (a chance below 0 counts as 0).

    ``base`` is the skill's base chance without category bonus and points, for a characteristic the characteristic × 5;
    not given, it is the chance itself. Only the option ``success_floor = base_5`` looks at it (UGE ch. 5).

    >>> thresholds(60)
    Thresholds(critical=0, special=12, success=60, fumble=99)
    """
    return Thresholds(*_limits(chance, options, base))


def judge(roll: int, chance: int, options: BrpOptions = SRD, *, base: int | None = None) -> Level:
    """The level of a roll of 1 … 100 (100 is the 00 of the dice); anything else: ``roll_out_of_range``.

    >>> [judge(roll, 60).value for roll in (12, 13, 60, 61, 99)]
    ['special', 'success', 'success', 'failure', 'fumble']
    """
    if roll.__class__ is not int or not 1 <= roll <= 100:
        raise RulesError("roll_out_of_range", roll=roll)
    critical, special, success, fumble = _limits(chance, options, base)
    if roll >= fumble:
        return Level.FUMBLE
    if roll > success:
        return Level.FAILURE
    if roll > special:
        return Level.SUCCESS
    return Level.CRITICAL if roll <= critical else Level.SPECIAL


def level_reason(roll: int, chance: int, options: BrpOptions = SRD, *, base: int | None = None) -> str:
    """Why the roll has its level: one reason id.

    ``fumble_range`` ``critical_range`` ``special_range``; a success ``within_chance`` or ``floor_01_05``; a failure
    ``chance_zero``, ``always_fails`` (within the chance, yet beyond what can succeed) or ``above_chance``.

    >>> level_reason(4, 3), level_reason(97, 120, BrpOptions(success_cap=95))
    ('floor_01_05', 'always_fails')
    """
    level = judge(roll, chance, options, base=base)
    if level is Level.SUCCESS:
        return "within_chance" if roll <= chance else "floor_01_05"
    if level is Level.FAILURE:
        if not _limits(chance, options, base)[2]:
            return "chance_zero"
        return "always_fails" if roll <= chance else "above_chance"
    return f"{level.value}_range"


def level_odds(chance: int, options: BrpOptions = SRD, *, base: int | None = None) -> dict[Level, int]:
    """How many of the 100 rolls give each level; all five levels are named and the counts add up to 100.

    >>> {level.value: count for level, count in level_odds(60).items()}
    {'fumble': 2, 'failure': 38, 'success': 48, 'special': 12, 'critical': 0}
    """
    critical, special, success, fumble = _limits(chance, options, base)
    best = max(special, critical)
    return {
        Level.FUMBLE: 101 - fumble,
        Level.FAILURE: fumble - 1 - success,
        Level.SUCCESS: success - best,
        Level.SPECIAL: best - critical,
        Level.CRITICAL: critical,
    }


def needs_roll(difficulty: Difficulty, options: BrpOptions = SRD) -> bool:
    """Whether dice are thrown at all: not for the automatic, for the impossible only where the record shows a roll.

    >>> needs_roll(Difficulty.EASY), needs_roll(Difficulty.AUTOMATIC), needs_roll(Difficulty.IMPOSSIBLE)
    (True, False, False)
    """
    if difficulty is Difficulty.IMPOSSIBLE:
        return options.impossible != "no_roll"
    return difficulty is not Difficulty.AUTOMATIC


def judge_without_chance(
    difficulty: Difficulty, roll: int | None = None, options: BrpOptions = SRD
) -> tuple[Level, str]:
    """Level and reason where there is no chance to work out: automatic and impossible (customer's source 3.2, UGE).

    The automatic is a success, never more. The impossible is a failure without dice; with a roll (``show_roll``,
    ``one_percent``) 96–00 is a fumble and under ``one_percent`` 01 a plain success. Other difficulties have a chance:
    ``RulesError("no_chance")``.

    >>> judge_without_chance(Difficulty.IMPOSSIBLE, 97)
    (<Level.FUMBLE: 'fumble'>, 'fumble_range')
    """
    if difficulty is Difficulty.AUTOMATIC:
        return Level.SUCCESS, "automatic"
    if difficulty is not Difficulty.IMPOSSIBLE:
        raise RulesError("no_chance", difficulty=difficulty.value)
    if roll is None:
        return Level.FAILURE, "impossible"
    level = judge(roll, 0, options, base=0)
    if level is Level.FUMBLE:
        return level, "fumble_range"
    if roll == 1 and options.impossible == "one_percent":
        return Level.SUCCESS, "within_chance"
    return Level.FAILURE, "impossible"
