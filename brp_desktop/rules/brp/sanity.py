"""Sanity, an optional measure of composure (UGE ch. 5): start, ceiling, rolls, losses, temporary disorders."""

from dataclasses import dataclass

from brp_desktop.rules.brp.given_dice import check_d100, check_total
from brp_desktop.rules.brp.options import SRD, BrpOptions
from brp_desktop.rules.dice import parse
from brp_desktop.rules.errors import RulesError
from brp_desktop.rules.rounding import ceil_div, half_rounded_up

LOSSES = (
    ("0", "1"),
    ("0", "1D3"),
    ("1", "1D4"),
    ("1", "1D6"),
    ("1D3", "1D6"),
    ("0", "1D8"),
    ("1D2", "1D6"),
    ("1D6", "2D10"),
    ("1D10", "1D100"),
)
"""Usual losses, from a mild fright to the worst: what a success costs and what a failure costs."""

DISORDERS = ("catatonia", "stupor", "paranoia", "phobia", "amnesia", "despair")
"""Temporary disorders by 1D6; despair never forces self-harm."""

_MINUTE, _HOUR, _DAY = 1, 60, 24 * 60
DISORDER_MINUTES = (5 * _MINUTE, _HOUR, 2 * _HOUR, 12 * _HOUR, _DAY, 2 * _DAY, 7 * _DAY, 14 * _DAY)
"""How many minutes a temporary disorder lasts, by 1D8."""


@dataclass(frozen=True, slots=True)
class SanityLoss:
    """A settled sanity roll: whether it succeeded, what it cost, and the sanity before and after (never below 0)."""

    succeeded: bool
    lost: int
    before: int
    after: int


def sanity_start(power: int | None) -> int:
    """The sanity at the start: POW × 5; a blank POW: ``missing_value``.

    >>> sanity_start(11)
    55
    """
    if power is None:
        raise RulesError("missing_value", name="pow")
    return 5 * power


def sanity_maximum(blasphemous_lore: int = 0) -> int:
    """The most sanity somebody can have: 100 less the rating in blasphemous lore, at least 0.

    >>> sanity_maximum(), sanity_maximum(43)
    (100, 57)
    """
    return max(0, 100 - max(0, blasphemous_lore))


def sanity_threshold(power: int, options: BrpOptions = SRD, *, current: int | None = None) -> int:
    """How much has to be lost for a disorder, by the record's ``sanity_threshold``.

    ``half_start``: half of the starting value, rounded up, within a turn; ``pow``: as much as POW within a turn;
    ``fifth_current``: a fifth of the current value, rounded up, within an hour (then the disorder lasts), where
    ``current`` is the sanity that hour began with.

    >>> sanity_threshold(11), sanity_threshold(11, BrpOptions(sanity_threshold="fifth_current"), current=52)
    (28, 11)
    """
    if options.sanity_threshold == "pow":
        return power
    if options.sanity_threshold == "fifth_current":
        if current is None:
            raise RulesError("missing_value", name="sanity")
        return ceil_div(current, 5)
    return half_rounded_up(sanity_start(power))


def brings_disorder(lost: int, threshold: int, before: int = 0) -> bool:
    """Whether a loss brings on a disorder, added to what was lost ``before`` in the same turn or hour.

    Losses that came to the threshold before this one had their disorder then; this one needs the threshold for itself.

    >>> brings_disorder(27, 28), brings_disorder(4, 28, 24), brings_disorder(0, 28, 28), brings_disorder(4, 28, 30)
    (False, True, False, False)
    """
    return lost > 0 and (lost >= threshold or before < threshold <= before + lost)


def parse_loss(text: str) -> tuple[str, str]:
    """A loss as it is written, ``success/failure``, as its two dice; anything else: ``bad_dice``.

    >>> parse_loss("1D3/1D6")
    ('1D3', '1D6')
    """
    parts = text.split("/")
    if len(parts) != 2:
        raise RulesError("bad_dice", column=1, reason="unexpected")
    return str(parse(parts[0])), str(parse(parts[1]))


def sanity_roll(current: int, roll: int, loss: tuple[str, str], lost: int) -> SanityLoss:
    """A sanity roll: at or under the current sanity succeeds and costs the smaller loss.

    ``lost`` is what the dice of that loss showed; a total they cannot show: ``roll_out_of_range``.

    >>> sanity_roll(55, 55, ("0", "1D3"), 0).after, sanity_roll(55, 56, ("0", "1D3"), 2).after
    (55, 53)
    """
    check_d100(roll)
    succeeded = roll <= current
    check_total(lost, loss[0] if succeeded else loss[1])
    return SanityLoss(succeeded, lost, current, max(0, current - lost))


def disorder(roll: int) -> str:
    """The temporary disorder by 1D6.

    >>> disorder(4)
    'phobia'
    """
    check_total(roll, "1D6")
    return DISORDERS[roll - 1]


def disorder_minutes(roll: int) -> int:
    """How many minutes the disorder lasts, by 1D8.

    >>> disorder_minutes(1), disorder_minutes(8)
    (5, 20160)
    """
    check_total(roll, "1D8")
    return DISORDER_MINUTES[roll - 1]
