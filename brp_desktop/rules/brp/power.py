"""Power points: spending, fainting, regaining (SRD, UGE ch. 2)."""

from dataclasses import dataclass

from brp_desktop.rules.brp.options import SRD, BrpOptions

DAY_MINUTES = 24 * 60
"""The minutes of the full day after which the SRD gives all power points back, a night's rest among them."""

_REGAIN = ((24, 60), (48, 30), (72, 20), (96, 15))


@dataclass(frozen=True, slots=True)
class Spending:
    """Power points after spending: what is left, and how many were wanted beyond what was there."""

    left: int
    missing: int

    @property
    def faints(self) -> bool:
        """Whether nothing is left, so that the spender loses consciousness."""
        return self.left == 0


def spend_power(points: int, cost: int) -> Spending:
    """Spends power points, never below 0.

    >>> spend_power(14, 20), spend_power(14, 4).left
    (Spending(left=0, missing=6), 10)
    """
    spent = min(max(0, points), max(0, cost))
    return Spending(max(0, points) - spent, max(0, cost) - spent)


def power_ceiling(power: int, options: BrpOptions = SRD) -> int:
    """The most power points somebody can hold: POW, in UGE twice POW by outside help (by ``data_edition``).

    >>> power_ceiling(12), power_ceiling(12, BrpOptions(data_edition="uge"))
    (12, 24)
    """
    return 2 * power if options.data_edition == "uge" else power


def minutes_per_power_point(maximum: int, *, asleep: bool) -> int:
    """How long one power point takes to come back in UGE: an hour asleep, two awake; faster above 24, 48 and 72.

    >>> [minutes_per_power_point(maximum, asleep=True) for maximum in (12, 24, 25, 60, 200)]
    [60, 60, 30, 20, 15]
    """
    minutes = next((minutes for last, minutes in _REGAIN if maximum <= last), _REGAIN[-1][1])
    return minutes if asleep else 2 * minutes


def regained_power(
    points: int, maximum: int, options: BrpOptions = SRD, *, asleep_minutes: int = 0, awake_minutes: int = 0
) -> int:
    """The power points after a rest, up to the maximum; more than the maximum is kept.

    SRD: all of them after a full day that has sleep in it, else none. UGE: by the minute tables, whole points only.

    >>> regained_power(3, 12, asleep_minutes=480, awake_minutes=960), regained_power(3, 12, asleep_minutes=480)
    (12, 3)
    """
    if points >= maximum:
        return points
    if options.data_edition == "uge":
        asleep = minutes_per_power_point(maximum, asleep=True)
        # In half points, so that an odd rest of sleep and one of waking together can make a whole.
        gained = (2 * asleep_minutes + awake_minutes) // (2 * asleep)
        return min(maximum, points + gained)
    rested = asleep_minutes > 0 and asleep_minutes + awake_minutes >= DAY_MINUTES
    return maximum if rested else points
