"""Characteristics of a new character: rolling, point-buy, moving points, age (SRD, UGE ch. 2)."""

from collections.abc import Mapping
from dataclasses import dataclass

from brp_desktop.rules.brp.characteristics import active_characteristics
from brp_desktop.rules.brp.given_dice import check_total
from brp_desktop.rules.brp.options import SRD, BrpOptions
from brp_desktop.rules.dice import RandomSource, parse
from brp_desktop.rules.errors import RulesError

Values = Mapping[str, int | None]
"""Characteristic id → value, None where it is still blank."""

METHODS = {"srd": ("rolled_in_order",), "uge": ("rolled_in_order", "rolled_arranged", "rolled_high", "point_buy")}
"""The ways to get characteristics, by edition."""

MOVABLE_POINTS = 3
"""How many points may be moved between characteristics after rolling (SRD, UGE ch. 2)."""

POINT_BUY_START, POINT_BUY_MINIMUM, POINT_BUY_MAXIMUM = 10, 3, 21
"""Where every bought characteristic begins, and how low and high it may go (UGE ch. 2)."""

AGEING = ("str", "con", "dex", "app")
"""The characteristics that a mature age takes points of (UGE ch. 2)."""

_HEAVY = ("siz", "int", "edu")
_DEAR = ("int", "pow", "dex", "edu")
_POINT_BUY = {"none": 24, "normal": 24, "heroic": 36, "epic": 48, "superhuman": 60}
_AGE_DICE = "1D6"
_ADULT = 17


@dataclass(frozen=True, slots=True)
class Moved:
    """Points moved between characteristics: how many, and what speaks against it.

    ``problems``: ``sum_changed`` (something was gained or lost on the way), ``moved_too_many_points``.
    """

    points: int
    problems: tuple[str, ...]

    @property
    def allowed(self) -> bool:
        """Whether nothing speaks against it."""
        return not self.problems


def characteristic_dice(id_: str, method: str = "rolled_in_order") -> str:
    """The dice of a characteristic: 2D6+6 for SIZ, INT and EDU (and for all with ``rolled_high``), else 3D6.

    >>> characteristic_dice("str"), characteristic_dice("siz"), characteristic_dice("str", "rolled_high")
    ('3D6', '2D6+6', '2D6+6')
    """
    return "2D6+6" if method == "rolled_high" or id_ in _HEAVY else "3D6"


def characteristic_range(id_: str, options: BrpOptions = SRD) -> tuple[int, int]:
    """The lowest and highest starting value of a human: SIZ, INT and EDU from 8, else from 3; SRD to 18, UGE to 21.

    >>> characteristic_range("siz"), characteristic_range("str", BrpOptions(power_level="normal"))
    ((8, 18), (3, 21))
    """
    return (8 if id_ in _HEAVY else 3), (18 if options.power_level == "none" else POINT_BUY_MAXIMUM)


def rolled_characteristics(
    source: RandomSource, options: BrpOptions = SRD, *, method: str = "rolled_in_order"
) -> dict[str, int]:
    """Every characteristic rolled in its place; another method than in order or high: ``unknown_name``."""
    if method not in ("rolled_in_order", "rolled_high"):
        raise RulesError("unknown_name", name=method)
    return {id_: parse(characteristic_dice(id_, method)).roll(source).total for id_ in active_characteristics(options)}


def rolled_pool(source: RandomSource, options: BrpOptions = SRD) -> tuple[int, ...]:
    """As many times 3D6 as there are characteristics, the highest first, to be arranged at will (UGE ch. 2)."""
    dice = parse("3D6")
    return tuple(sorted((dice.roll(source).total for _ in active_characteristics(options)), reverse=True))


def arranged(pool: tuple[int, ...], order: tuple[str, ...]) -> dict[str, int]:
    """A pool dealt out in this order of characteristics; SIZ and INT count at least 8 (UGE ch. 2).

    Another number of values than of characteristics: ``unknown_name``.

    >>> arranged((15, 7), ("str", "siz"))
    {'str': 15, 'siz': 8}
    """
    if len(pool) != len(order):
        raise RulesError("unknown_name", name="pool", expected=len(order))
    return {id_: max(8, value) if id_ in _HEAVY else value for id_, value in zip(order, pool, strict=True)}


def point_buy_budget(options: BrpOptions = SRD) -> int:
    """The points to buy characteristics with, by power level: 24, 36, 48 or 60 (UGE ch. 2).

    >>> point_buy_budget(), point_buy_budget(BrpOptions(power_level="epic"))
    (24, 48)
    """
    return _POINT_BUY[options.power_level]


def point_buy_cost(id_: str) -> int:
    """What one point of a characteristic costs: INT, POW, DEX and EDU 3, the others 1 (UGE ch. 2).

    >>> point_buy_cost("pow"), point_buy_cost("app")
    (3, 1)
    """
    return 3 if id_ in _DEAR else 1


def point_buy_spent(values: Values) -> int:
    """The points spent on these values, each beginning at 10; lowering one refunds its cost (UGE ch. 2).

    A blank value counts as untouched.

    >>> point_buy_spent({"str": 12, "int": 12, "app": 8})
    6
    """
    return sum(point_buy_cost(id_) * (value - POINT_BUY_START) for id_, value in values.items() if value is not None)


def moved_points(before: Values, after: Values, limit: int = MOVABLE_POINTS) -> Moved:
    """What was moved between two sets of the same characteristics (SRD, UGE ch. 2).

    >>> moved_points({"str": 12, "dex": 9}, {"str": 10, "dex": 11})
    Moved(points=2, problems=())
    >>> moved_points({"str": 12, "dex": 9}, {"str": 11, "dex": 11}).problems
    ('sum_changed',)
    """
    changes = [(after.get(id_) or 0) - (value or 0) for id_, value in before.items()]
    gained = sum(change for change in changes if change > 0)
    lost = -sum(change for change in changes if change < 0)
    problems: tuple[str, ...] = ("sum_changed",) if gained != lost else ()
    if max(gained, lost) > limit:
        problems += ("moved_too_many_points",)
    return Moved(max(gained, lost), problems)


def rolled_age(roll: int) -> int:
    """The age from its die: 17 + 1D6 (UGE ch. 2); a die outside 1 … 6: ``roll_out_of_range``.

    >>> rolled_age(4)
    21
    """
    return _ADULT + check_total(roll, _AGE_DICE)


def age_losses(age: int) -> int:
    """How many points a mature age costs, one each of STR, CON, DEX or APP (UGE ch. 2).

    One at 50 and at every ten years after; from 80 on three each time.

    >>> [age_losses(age) for age in (49, 50, 69, 70, 80, 95)]
    [0, 1, 2, 3, 6, 9]
    """
    decades = range(50, age + 1, 10)
    return sum(3 if decade >= 80 else 1 for decade in decades)


def youth_losses(age: int, rolled: int) -> int:
    """How many points it costs to be younger than the age rolled: one characteristic each year (UGE ch. 2).

    >>> youth_losses(16, 19), youth_losses(25, 19)
    (3, 0)
    """
    return max(0, rolled - age)
