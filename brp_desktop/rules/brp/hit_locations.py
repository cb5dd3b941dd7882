"""Hit locations of a humanoid body: the die, the points of each place, what happens when they are gone (UGE ch. 6).

The points come from formulas; a printed table has one misprint (arms at 16 hit points), which is not copied.
"""

from typing import Literal

from brp_desktop.rules.brp.steps import next_step
from brp_desktop.rules.errors import RulesError
from brp_desktop.rules.explain import Explanation
from brp_desktop.rules.rounding import ceil_div

LOCATION_DIE = "1D20"
"""The die that tells where a blow lands."""

LimbState = Literal["sound", "hurt", "disabled", "shock", "lost"]
"""How a place fares: sound, hurt, out of use, shock and bleeding, lost (a limb) or dead (trunk and head)."""

_LAST_ROLL = (
    (4, "right_leg"),
    (8, "left_leg"),
    (11, "abdomen"),
    (12, "chest"),
    (15, "right_arm"),
    (18, "left_arm"),
    (20, "head"),
)
_SHARES = {
    "right_leg": (1, 3),
    "left_leg": (1, 3),
    "abdomen": (1, 3),
    "chest": (4, 10),
    "right_arm": (1, 4),
    "left_arm": (1, 4),
    "head": (1, 3),
}
_LIMBS = ("right_leg", "left_leg", "right_arm", "left_arm")
_DISABLED = {
    "right_leg": "falls",
    "left_leg": "falls",
    "right_arm": "drops",
    "left_arm": "drops",
    "abdomen": "down_bleeding",
    "chest": "down_bleeding",
    "head": "unconscious",
}

LOCATIONS = tuple(_SHARES)
"""The ids of the places, in the order of the die."""


def hit_location(roll: int) -> str:
    """The place a blow lands, by 1D20; another roll: ``roll_out_of_range``.

    >>> [hit_location(roll) for roll in (1, 8, 9, 12, 20)]
    ['right_leg', 'left_leg', 'abdomen', 'chest', 'head']
    """
    if roll < 1:
        raise RulesError("roll_out_of_range", roll=roll, sides=20)
    for last, location in _LAST_ROLL:
        if roll <= last:
            return location
    raise RulesError("roll_out_of_range", roll=roll, sides=20)


def location_hit_points(maximum: int, location: str) -> int:
    """The points of a place from the hit points: a third, four tenths (chest) or a quarter (arms), rounded up.

    An unknown place: ``unknown_name``.

    >>> [location_hit_points(16, place) for place in ("head", "chest", "left_arm")]
    [6, 7, 4]
    """
    numerator, denominator = _share(location)
    return ceil_div(maximum * numerator, denominator)


def explain_location(maximum: int, location: str, lost: int = 0) -> Explanation:
    """The points of a place, closed by the mark ``location_points``, and what its wounds leave (``location_left``).

    >>> [(step.id, step.result) for step in explain_location(16, "chest", 3)][1:]
    [('fraction', 7), ('location_points', 7), ('wounds', 4), ('location_left', 4)]
    """
    steps = [next_step("hit_points", (maximum,), 0)]
    steps.append(next_step("fraction", _share(location), maximum))
    steps.append(next_step("location_points", (), steps[-1].result))
    if lost:
        steps.append(next_step("wounds", (-lost,), steps[-1].result))
        steps.append(next_step("location_left", (), steps[-1].result))
    return tuple(steps)


def body_hit_points(maximum: int) -> dict[str, int]:
    """The points of every place, in the order of the die.

    >>> body_hit_points(11)["chest"]
    5
    """
    return {location: location_hit_points(maximum, location) for location in LOCATIONS}


def taken_by_limb(location: str, points: int, damage: int) -> int:
    """What one blow can take from a place of so many points: a limb no more than twice its points.

    >>> taken_by_limb("left_arm", 4, 11), taken_by_limb("chest", 5, 14)
    (8, 14)
    """
    _share(location)
    return min(damage, 2 * points) if location in _LIMBS else damage


def limb_state(points: int, lost: int) -> LimbState:
    """The state of a place of so many points that has lost so many in all.

    At its points it is out of use, at twice in shock, at three times lost; one that has no points is out of use.

    >>> [limb_state(4, lost) for lost in (0, 3, 4, 8, 12)]
    ['sound', 'hurt', 'disabled', 'shock', 'lost']
    """
    if lost > 0 and lost >= 3 * points:
        return "lost"
    if lost > 0 and lost >= 2 * points:
        return "shock"
    if lost >= points:
        return "disabled"
    return "hurt" if lost > 0 else "sound"


def disabled_effect(location: str) -> str:
    """What follows at 0 points: a leg ``falls``, an arm ``drops``, trunk ``down_bleeding``, head ``unconscious``.

    >>> disabled_effect("left_arm"), disabled_effect("head")
    ('drops', 'unconscious')
    """
    _share(location)
    return _DISABLED[location]


def dies_when_lost(location: str) -> bool:
    """Whether three times its points kills (trunk and head) rather than costs the limb.

    >>> dies_when_lost("head"), dies_when_lost("left_leg")
    (True, False)
    """
    _share(location)
    return location not in _LIMBS


def _share(location: str) -> tuple[int, int]:
    try:
        return _SHARES[location]
    except KeyError:
        raise RulesError("unknown_name", name=location) from None
