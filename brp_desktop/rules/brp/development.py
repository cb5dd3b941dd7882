"""Development between adventures: experience rolls with their gain, free ticks, POW, training, ageing.

Sources: customer's source 3.5 (experience rolls, free ticks of a long pause), UGE ch. 5 (bonus, fixed gain, POW,
characteristics, ageing). Dice come from outside, as numbers.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from brp_desktop.rules.brp.experience import improvement_reason, roll_needed
from brp_desktop.rules.brp.given_dice import check_d100, check_total
from brp_desktop.rules.brp.options import SRD, BrpOptions
from brp_desktop.rules.dice import parse
from brp_desktop.rules.errors import RulesError
from brp_desktop.rules.explain import Explanation, Step
from brp_desktop.rules.rounding import half_rounded_up

POWER_GAIN = "1D3-1"
"""What a POW gain roll or a training of a characteristic gains (UGE ch. 5)."""

POWER_GAIN_FIXED = 1
"""The gain of POW that may be chosen before the roll instead (UGE ch. 5)."""

CHARACTERISTIC_TRAINING_HOURS = 25
"""Hours of training per point of the characteristic (UGE ch. 5)."""

FREE_TICKS_FROM_MONTHS = 2
"""The shortest pause that gives free ticks: «a few months» of the source (decision of the product)."""

SANITY_AT_MASTERY = "2D6"
"""Sanity gained once when a skill first reaches 91 or more (UGE ch. 5)."""

_MASTERY = 91
_AGEING_FROM = 41
_AGEING_LOSS = {2: 4, 3: 3, 4: 2, 5: 1, 9: 1, 10: 2, 11: 3, 12: 4}
_AGEING_CHARACTERISTIC = ("str", "str", "con", "con", "dex", "dex", "app", "app", None, None)


@dataclass(frozen=True, slots=True)
class DevelopmentRoll:
    """One line of a development phase: what was rolled, what was needed, what came of it.

    ``needed`` is the lowest roll that improves (101: none does). ``gain`` is 0 without improvement and None while an
    improvement waits for its gain die; ``new`` is then None too. ``reason`` as in ``improvement_reason``, for POW
    ``within_chance`` or ``above_chance``; ``fixed`` marks a gain chosen before the roll (reason id ``fixed_gain``).
    """

    old: int
    roll: int
    needed: int
    bonus: int
    improved: bool
    gain: int | None
    new: int | None
    reason: str
    fixed: bool

    @property
    def reasons(self) -> tuple[str, ...]:
        """The reason, and besides it ``fixed_gain`` where the gain was chosen before the roll."""
        return (self.reason, "fixed_gain") if self.fixed else (self.reason,)

    @property
    def explanation(self) -> Explanation:
        """The score, the gain if there is one, and the new score as a mark."""
        steps: tuple[Step, ...] = (Step("base", (self.old,), self.old),)
        if self.new is None:
            return steps
        if self.gain:
            steps += (Step("points_experience", (self.gain,), self.new),)
        return (*steps, Step("rating", (), self.new))


def develop(
    score: int,
    roll: int,
    options: BrpOptions = SRD,
    *,
    bonus: int = 0,
    gain: int | None = None,
    fixed: bool = False,
) -> DevelopmentRoll:
    """One experience roll with its gain (customer's source 3.5; UGE ch. 5).

    ``score`` is the plain rating; ``bonus`` is the record's experience bonus and never added to the gain. ``gain`` is
    what the gain die shows (``gain_dice``), looked at only if the roll improves; ``fixed`` takes the record's fixed
    gain, chosen before the roll. No upper limit. Errors: ``roll_out_of_range`` for either die, ``unknown_option``
    for a fixed gain the record does not have.

    >>> line = develop(45, 46, gain=4)
    >>> line.improved, line.needed, line.gain, line.new, line.reason
    (True, 46, 4, 49, 'above_score')
    >>> develop(45, 45, gain=4).new
    45
    """
    reason = improvement_reason(roll, score, options, bonus=bonus)
    needed = roll_needed(score, options, bonus=bonus)
    if fixed and options.improvement_fixed is None:
        raise RulesError("unknown_option", field="improvement_fixed", value=None)
    if reason == "not_above_score":
        return DevelopmentRoll(score, roll, needed, bonus, False, 0, score, reason, fixed)
    if fixed:
        gain = options.improvement_fixed
    elif gain is not None:
        check_total(gain, gain_dice(options))
    new = None if gain is None else score + gain
    return DevelopmentRoll(score, roll, needed, bonus, True, gain, new, reason, fixed)


def gain_dice(options: BrpOptions = SRD) -> str:
    """The dice an improvement gains, by the record (and through it by the power level): ``1D6`` as a rule.

    >>> gain_dice(), gain_dice(BrpOptions(improvement_gain="1D8"))
    ('1D6', '1D8')
    """
    return options.improvement_gain


def mean_gain(odds: Fraction, options: BrpOptions = SRD, *, fixed: bool = False) -> Fraction:
    """What a tick is worth on average: the odds of improving times the mean gain.

    >>> mean_gain(Fraction(1, 2))
    Fraction(7, 4)
    """
    if not fixed:
        return odds * parse(options.improvement_gain).mean
    if options.improvement_fixed is None:
        raise RulesError("unknown_option", field="improvement_fixed", value=None)
    return odds * options.improvement_fixed


def reaches_mastery(old: int, new: int) -> bool:
    """Whether a skill has first reached 91 or more, which gives sanity once where sanity is in use (UGE ch. 5).

    >>> reaches_mastery(88, 91), reaches_mastery(91, 95), reaches_mastery(85, 90)
    (True, False, False)
    """
    return old < _MASTERY <= new


def power_gain_chance(power: int, *, maximum: int = 18, minimum: int = 3) -> int:
    """The chance of a POW gain roll, to be rolled at or under: 5 × (species maximum + minimum − POW), at least 0.

    >>> power_gain_chance(12), power_gain_chance(18), power_gain_chance(21)
    (45, 15, 0)
    """
    return max(0, 5 * (maximum + minimum - power))


def develop_power(
    power: int,
    roll: int,
    *,
    maximum: int = 18,
    minimum: int = 3,
    gain: int | None = None,
    fixed: bool = False,
) -> DevelopmentRoll:
    """A POW gain roll: at or *under* the chance gains 1D3 − 1, or 1 chosen before the roll (UGE ch. 5).

    ``gain`` is the total of the gain die, 0 … 2. ``needed`` is here the highest roll that gains (0: none does).

    >>> line = develop_power(12, 45, gain=2)
    >>> line.improved, line.new, line.reason, develop_power(12, 46, gain=2).reason
    (True, 14, 'within_chance', 'above_chance')
    """
    check_d100(roll)
    chance = power_gain_chance(power, maximum=maximum, minimum=minimum)
    needed = min(100, chance)
    if roll > chance:
        return DevelopmentRoll(power, roll, needed, 0, False, 0, power, "above_chance", fixed)
    if fixed:
        gain = POWER_GAIN_FIXED
    elif gain is not None:
        check_total(gain, POWER_GAIN)
    new = None if gain is None else power + gain
    return DevelopmentRoll(power, roll, needed, 0, True, gain, new, "within_chance", fixed)


def free_ticks(months: int, options: BrpOptions = SRD) -> int:
    """How many ticks may be chosen freely after a pause of so many months (customer's source 3.5).

    The record's number after at least two months, else none; once a pause, not once a month.

    >>> free_ticks(3), free_ticks(1)
    (4, 0)
    """
    return options.free_ticks if months >= FREE_TICKS_FROM_MONTHS else 0


def free_tick_refusals(
    chosen: Sequence[str],
    limit: int,
    *,
    already: Collection[str] = (),
    without_box: Collection[str] = (),
) -> tuple[tuple[str, str | None], ...]:
    """Everything that speaks against a choice of free ticks, as (reason, skill); empty if it is accepted.

    Reasons: ``too_many`` (skill None), ``same_skill_twice``, ``already_ticked``, ``no_experience_box``.

    >>> free_tick_refusals(["spot", "spot"], 4)
    (('same_skill_twice', 'spot'),)
    """
    refusals: list[tuple[str, str | None]] = []
    if len(chosen) > limit:
        refusals.append(("too_many", None))
    seen: set[str] = set()
    for skill in chosen:
        if skill in seen:
            refusals.append(("same_skill_twice", skill))
            continue
        seen.add(skill)
        if skill in already:
            refusals.append(("already_ticked", skill))
        if skill in without_box:
            refusals.append(("no_experience_box", skill))
    return tuple(refusals)


def characteristic_training_hours(value: int) -> int:
    """The hours it takes to train a characteristic of this value, before the gain of 1D3 − 1 (UGE ch. 5).

    >>> characteristic_training_hours(12)
    300
    """
    return CHARACTERISTIC_TRAINING_HOURS * max(0, value)


def characteristic_limit(id_: str, originals: Mapping[str, int | None]) -> int | None:
    """How high a characteristic may be trained; None where only the game master can raise it (UGE ch. 5).

    STR and CON: not above the highest original value of STR, CON and SIZ. DEX and APP: not above the original and half
    of it, rounded up. POW has its own roll, INT and SIZ are the game master's. A blank original: ``missing_value``.

    >>> characteristic_limit("str", {"str": 9, "con": 12, "siz": 14}), characteristic_limit("dex", {"dex": 13})
    (14, 20)
    """
    if id_ in ("str", "con"):
        return max(_original(name, originals) for name in ("str", "con", "siz"))
    if id_ in ("dex", "app"):
        value = _original(id_, originals)
        return value + half_rounded_up(value)
    return None


def train_characteristic(id_: str, value: int, gain: int, originals: Mapping[str, int | None]) -> int:
    """The value after a training that gained ``gain`` (0 … 2), cut at the limit and never below what it was.

    >>> train_characteristic("str", 13, 2, {"str": 9, "con": 12, "siz": 14})
    14
    """
    check_total(gain, POWER_GAIN)
    limit = characteristic_limit(id_, originals)
    return value if limit is None else max(value, min(limit, value + gain))


def ageing_points(age: int, roll: int) -> int:
    """How many points of characteristics a year costs by its 2D6 (UGE ch. 5); 0 below 41.

    >>> [ageing_points(41, roll) for roll in (2, 5, 7, 10, 12)], ageing_points(40, 2)
    ([4, 1, 0, 2, 4], 0)
    """
    check_total(roll, "2D6")
    return _AGEING_LOSS.get(roll, 0) if age >= _AGEING_FROM else 0


def ageing_characteristic(roll: int) -> str | None:
    """Which characteristic loses a point, by 1D10; None where none does (UGE ch. 5).

    >>> [ageing_characteristic(roll) for roll in (1, 4, 6, 8, 10)]
    ['str', 'con', 'dex', 'app', None]
    """
    check_total(roll, "1D10")
    return _AGEING_CHARACTERISTIC[roll - 1]


def _original(name: str, originals: Mapping[str, int | None]) -> int:
    value = originals.get(name)
    if value is None:
        raise RulesError("missing_value", name=name)
    return value
