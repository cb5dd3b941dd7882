"""Characteristics: their ids, their rolls and the category bonuses that hang on them (SRD, UGE ch. 2 and 3)."""

from collections.abc import Mapping

from brp_desktop.rules.brp.checks import effective_chance
from brp_desktop.rules.brp.difficulty import Difficulty
from brp_desktop.rules.brp.options import SRD, BrpOptions
from brp_desktop.rules.brp.steps import next_step
from brp_desktop.rules.errors import RulesError
from brp_desktop.rules.explain import Explanation, Step
from brp_desktop.rules.rounding import half_rounded_up

CHARACTERISTICS = ("str", "con", "siz", "int", "pow", "dex", "app", "edu")
"""All ids; ``edu`` only with the option ``education``, charisma is ``app`` too."""

CHARACTERISTIC_ROLLS: Mapping[str, str] = {
    "str": "effort",
    "con": "stamina",
    "int": "idea",
    "pow": "luck",
    "dex": "agility",
    "app": "charisma",
    "edu": "know",
}
"""Characteristic id → id of its roll; size has none."""

_CATEGORIES: Mapping[str, tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...], str]] = {
    # category: primary, secondary, negative, the one of the simple form
    "combat": (("dex",), ("int", "str"), (), "dex"),
    "communication": (("int",), ("pow", "app"), (), "app"),
    "manipulation": (("dex",), ("int", "str"), (), "dex"),
    "mental": (("int",), ("pow", "edu"), (), "int"),
    "perception": (("int",), ("pow", "con"), (), "pow"),
    "physical": (("dex",), ("str", "con"), ("siz",), "str"),
}


def characteristic_chance(
    value: int | None, difficulty: Difficulty = Difficulty.NORMAL, modifier: int = 0, *, multiplier: int = 5
) -> int:
    """The chance of a characteristic roll: value × multiplier, then difficulty and modifier as for a skill.

    The difficulty acts on the product: easy × 10, difficult half of × 5 rounded up. UGE uses other multipliers for
    harder and easier tests. Errors as in ``effective_chance``.

    >>> (
    ...     characteristic_chance(13),
    ...     characteristic_chance(13, Difficulty.DIFFICULT),
    ...     characteristic_chance(12, multiplier=2),
    ... )
    (65, 33, 24)
    """
    return effective_chance(None if value is None else value * multiplier, difficulty, modifier)


def active_characteristics(options: BrpOptions = SRD) -> tuple[str, ...]:
    """The ids a character of this record has.

    >>> "edu" in active_characteristics(), "edu" in active_characteristics(BrpOptions(education=True))
    (False, True)
    """
    return CHARACTERISTICS if options.education else CHARACTERISTICS[:-1]


def category_bonus(category: str | None, values: Mapping[str, int | None], options: BrpOptions = SRD) -> int:
    """What every skill of a category gains or loses by the characteristics; 0 where the record has no such bonus.

    Full form (UGE ch. 2): each point of a primary characteristic above 10 is +1, below −1; of a secondary half of
    that, cut towards zero; of a negative the reverse. Simple form: half of one characteristic, rounded up. A missing
    EDU adds 0, another missing characteristic is ``missing_value``. An unknown category has no bonus.

    >>> someone = {"dex": 14, "str": 13, "con": 12, "siz": 13}
    >>> category_bonus("physical", someone, BrpOptions(category_bonus="full"))
    3
    """
    if options.category_bonus == "off" or category is None or category not in _CATEGORIES:
        return 0
    primary, secondary, negative, simple = _CATEGORIES[category]
    if options.category_bonus == "simple":
        return half_rounded_up(_above_ten(simple, values) + 10)
    total = sum(_above_ten(id_, values) for id_ in primary) - sum(_above_ten(id_, values) for id_ in negative)
    for id_ in secondary:
        surplus = _above_ten(id_, values)
        total += surplus // 2 if surplus >= 0 else -(-surplus // 2)
    return total


def explain_category_bonus(category: str, values: Mapping[str, int | None], options: BrpOptions = SRD) -> Explanation:
    """The bonus of a category step by step, closed by the mark ``category_bonus``; empty where it has none.

    A step is called after the characteristic behind a full stop: ``above_ten.dex``, ``half_above_ten.str`` (cut towards
    zero), ``below_ten.siz`` (the reverse).

    >>> someone = {"dex": 14, "str": 13, "con": 12, "siz": 13}
    >>> [step.result for step in explain_category_bonus("physical", someone, BrpOptions(category_bonus="full"))]
    [4, 5, 6, 3, 3]
    """
    if options.category_bonus == "off" or category not in _CATEGORIES:
        return ()
    primary, secondary, negative, simple = _CATEGORIES[category]
    if options.category_bonus == "simple":
        value = _above_ten(simple, values) + 10
        steps = [next_step("characteristic", (value,), 0)]
        steps.append(next_step("half", (2,), value))
        return (*steps, next_step("category_bonus", (), steps[-1].result))
    parts = [(f"above_ten.{id_}", _above_ten(id_, values)) for id_ in primary]
    for id_ in secondary:
        surplus = _above_ten(id_, values)
        parts.append((f"half_above_ten.{id_}", surplus // 2 if surplus >= 0 else -(-surplus // 2)))
    parts += [(f"below_ten.{id_}", -_above_ten(id_, values)) for id_ in negative]
    found: list[Step] = []
    for step, amount in parts:
        found.append(next_step(step, (amount,), found[-1].result if found else 0))
    return (*found, next_step("category_bonus", (), found[-1].result))


def simple_characteristic(category: str) -> str | None:
    """The characteristic of which the simple form takes half, None for an unknown category.

    >>> simple_characteristic("physical")
    'str'
    """
    return _CATEGORIES[category][3] if category in _CATEGORIES else None


def _above_ten(id_: str, values: Mapping[str, int | None]) -> int:
    value = values.get(id_)
    if value is not None:
        return value - 10
    if id_ == "edu":
        return 0
    raise RulesError("missing_value", name=id_)
