"""Dangers with numbers: poison, falling, disease, knockback (customer's source 3.4, SRD, UGE ch. 6 and 7)."""

from dataclasses import dataclass

from brp_desktop.rules.brp.levels import Level
from brp_desktop.rules.brp.options import SRD, BrpOptions
from brp_desktop.rules.brp.resistance_rolls import ResistanceOutcome, resistance
from brp_desktop.rules.rounding import ceil_div, half_rounded_up

_METRES_A_DIE = 3
_SMALL, _BIG = 5, 20
_DISEASE = ("mild", "acute", "severe", "terminal")


@dataclass(frozen=True, slots=True)
class Poisoning:
    """A dose of poison: its potency after an antidote, the resistance roll, and the damage.

    ``damage`` is None while the roll is still to be made.
    """

    potency: int
    roll: ResistanceOutcome
    damage: int | None


def poison(
    potency: int, con: int | None, roll: int | None = None, options: BrpOptions = SRD, *, antidote: int = 0
) -> Poisoning:
    """One dose: potency against CON, the poison being active (customer's source 3.4).

    It wins: as much damage as its potency; it loses: half of that, rounded up. An antidote taken in time lowers the
    potency by its own. A blank CON: ``missing_value``.

    >>> poison(16, 12, 70).damage, poison(16, 12, 71).damage, poison(25, 12).damage
    (16, 8, 25)
    """
    left = max(0, potency - max(0, antidote))
    outcome = resistance(left, con, roll, options)
    if outcome.active_succeeds is None:
        return Poisoning(left, outcome, None)
    return Poisoning(left, outcome, left if outcome.active_succeeds else half_rounded_up(left))


def falling_dice(metres: int, options: BrpOptions = SRD, *, siz: int | None = None, saved: int = 0) -> int:
    """How many D6 a fall does: one for each three metres begun (SRD, UGE ch. 7, by ``data_edition``).

    UGE: up to SIZ 5 one die less, above SIZ 20 one more for each twenty begun. ``saved`` are the dice taken off by a
    Dodge or Jump (``fall_save``). Never below 0.

    >>> falling_dice(7), falling_dice(7, saved=1)
    (3, 2)
    """
    dice = ceil_div(max(0, metres), _METRES_A_DIE)
    if options.data_edition == "uge" and siz is not None and dice:
        if siz <= _SMALL:
            dice -= 1
        elif siz > _BIG:
            dice += ceil_div(siz - _BIG, 20)
    return max(0, dice - max(0, saved))


def fall_save(level: Level, options: BrpOptions = SRD) -> int:
    """The dice of a fall that a roll saves: a successful Dodge one (SRD), a Jump one for each level (UGE ch. 7).

    >>> fall_save(Level.SPECIAL), fall_save(Level.SPECIAL, BrpOptions(data_edition="uge")), fall_save(Level.FAILURE)
    (1, 2, 0)
    """
    if not level.is_success:
        return 0
    return level.order - 1 if options.data_edition == "uge" else 1


def disease_degree(failures: int) -> str | None:
    """How bad a disease becomes by the number of failed rolls: None, mild, acute, severe, terminal (SRD, UGE ch. 7).

    It then costs a characteristic point every week, day, hour or minute.

    >>> [disease_degree(failures) for failures in (0, 1, 3, 6)]
    [None, 'mild', 'severe', 'terminal']
    """
    return _DISEASE[min(failures, len(_DISEASE)) - 1] if failures > 0 else None


def recovery_multiplier(day: int) -> int:
    """By how much CON is multiplied for the recovery roll of a day: the second day × 2, the third × 3 …; 0 before.

    >>> [recovery_multiplier(day) for day in (1, 2, 3)]
    [0, 2, 3]
    """
    return day if day >= 2 else 0


def knockback_metres(damage: int) -> int:
    """How far somebody who could not resist a blow is thrown: a metre for each five points (UGE ch. 6).

    >>> knockback_metres(11), knockback_metres(4)
    (2, 0)
    """
    return max(0, damage) // 5
