"""Healing: First Aid, the slow healing of weeks, medical care (SRD, UGE ch. 6)."""

from brp_desktop.rules.brp.given_dice import check_total
from brp_desktop.rules.brp.levels import Level
from brp_desktop.rules.brp.options import SRD, BrpOptions

_SRD = {Level.SUCCESS: "1D3", Level.SPECIAL: "1D3+3", Level.CRITICAL: "1D3+3"}
_UGE = {Level.SUCCESS: "1D3", Level.SPECIAL: "2D3", Level.CRITICAL: "1D3+3"}
_IDEAL_CARE = "3"


def first_aid_dice(level: Level, options: BrpOptions = SRD) -> str | None:
    """The dice that First Aid gives back to one wound, None where the roll failed (by ``wound_rule``).

    >>> first_aid_dice(Level.SPECIAL), first_aid_dice(Level.FAILURE)
    ('1D3+3', None)
    """
    return (_UGE if options.wound_rule == "uge" else _SRD).get(level)


def first_aid(level: Level, wound: int, total: int = 0, options: BrpOptions = SRD) -> int:
    """The hit points given back, once per wound and at most what the wound took; negative if the patient loses more.

    ``total`` is what the dice of ``first_aid_dice`` showed; a total they cannot show: ``roll_out_of_range``. UGE: a
    fumble costs one more point.

    >>> first_aid(Level.SUCCESS, 5, 3), first_aid(Level.SUCCESS, 2, 3), first_aid(Level.FAILURE, 5)
    (3, 2, 0)
    """
    dice = first_aid_dice(level, options)
    if dice is None:
        return -1 if level is Level.FUMBLE and options.wound_rule == "uge" else 0
    return min(max(0, wound), check_total(total, dice))


def weekly_healing(options: BrpOptions = SRD, *, cared_for: bool = False) -> str:
    """The dice of hit points a week of rest gives back: 1D3.

    With care: the SRD's ideal care gives 3, a successful Medicine roll of UGE 2D3.

    >>> weekly_healing(), weekly_healing(cared_for=True)
    ('1D3', '3')
    """
    if not cared_for:
        return "1D3"
    return "2D3" if options.wound_rule == "uge" else _IDEAL_CARE
