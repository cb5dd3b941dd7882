"""Damage of a weapon: notation, damage bonus, special and critical hits, armour (SRD, UGE ch. 6).

A weapon's damage is dice and numbers joined with ``db`` (damage bonus), ``db/2`` (half of it: thrown weapons and bows)
or ``brawl`` (the damage of a fist, 1D3 + db). ``planned_damage`` says what is thrown for a hit, ``settle`` adds it up.
"""

import re
from dataclasses import dataclass, replace
from typing import Literal

from brp_desktop.rules.brp.options import SRD, BrpOptions
from brp_desktop.rules.dice import DiceExpression, RandomSource, Term, parse
from brp_desktop.rules.errors import RulesError
from brp_desktop.rules.explain import Explanation, Step
from brp_desktop.rules.rounding import half_rounded_up

Portion = Literal["none", "half", "full"]
"""How much of the damage bonus a weapon uses."""

Hit = Literal["none", "normal", "special", "critical"]
"""How a blow lands."""

_BRAWL = "1D3"
_CRUSHING_WITHOUT_BONUS = "+1D4"
_BONUS = re.compile(r"([+-])([1-9][0-9]*)D([46])")
_BONUS_WORDS: dict[str, Portion] = {"db": "full", "db/2": "half", "brawl": "full"}


@dataclass(frozen=True, slots=True)
class WeaponDamage:
    """What a weapon does by itself, and how much of the damage bonus it uses."""

    dice: DiceExpression
    bonus: Portion

    def __str__(self) -> str:
        return f"{self.dice}{ {'none': '', 'half': '+db/2', 'full': '+db'}[self.bonus] }"


@dataclass(frozen=True, slots=True)
class DamagePlan:
    """What is thrown and added for one hit.

    ``fixed`` is added to the ``dice``; without dice it stands alone. ``bonus`` is the damage bonus to throw ("" none),
    of which ``portion`` counts. ``armour`` tells whether armour protects; ``effect`` is the special kind that comes
    with the hit (``bleeding`` ``crushing`` ``entangling`` ``impaling`` ``knockback``), None without one.
    """

    dice: DiceExpression | None
    fixed: int
    bonus: str
    portion: Portion
    armour: bool
    effect: str | None

    @property
    def bonus_dice(self) -> DiceExpression | None:
        """The damage bonus as dice, None where there is none to throw."""
        return _bonus_dice(self.bonus) if self.bonus and self.portion != "none" else None


@dataclass(frozen=True, slots=True)
class Damage:
    """Damage rolled and added up; ``total`` is before armour and never below 0."""

    plan: DamagePlan
    weapon: int
    bonus: int
    used_bonus: int
    total: int

    @property
    def explanation(self) -> Explanation:
        """Weapon, what is fixed, damage bonus as far as it counts, and the floor where it cuts."""
        steps, value = [], 0
        for id_, number, present in (
            ("maximum", self.plan.fixed, self.plan.fixed != 0),
            ("weapon", self.weapon, self.plan.dice is not None),
            ("damage_bonus", self.used_bonus, self.used_bonus != 0),
        ):
            if present:
                value += number
                steps.append(Step(id_, (number,), value))
        if value < 0:
            steps.append(Step("floor_zero", (0,), 0))
        return (*steps, Step("damage", (), self.total))


def parse_damage(text: str) -> WeaponDamage:
    """The damage a notation stands for; ``bad_dice`` with the column where it is wrong.

    >>> str(parse_damage("1D6+1+db")), str(parse_damage("1D3+db/2")), str(parse_damage("brawl+2"))
    ('1D6+1+db', '1D3+db/2', '1D3+2+db')
    """
    portion: Portion = "none"
    dice = ""
    for start, part in _signed_parts(text):
        word = part[1:].strip(" ")
        if word in _BONUS_WORDS:
            if part[0] != "+" or portion != "none":
                raise RulesError("bad_dice", column=start + 2, reason="unexpected")
            portion = _BONUS_WORDS[word]
            if word == "brawl":
                dice += f"+{_BRAWL}"
        else:
            _check_term(part, start)
            dice += part
    return WeaponDamage(parse(dice or "0"), portion)


def half_bonus(rolled: int) -> int:
    """Half of a rolled damage bonus, rounded up; a negative one is kept whole (SRD, UGE ch. 6).

    >>> [half_bonus(rolled) for rolled in (1, 3, 5, 0, -3)]
    [1, 2, 3, 0, -3]
    """
    return half_rounded_up(rolled) if rolled > 0 else rolled


def crushing_bonus(bonus: str) -> str:
    """The damage bonus of a crushing special: doubled; a negative one none, none +1D4 (UGE ch. 6).

    >>> [crushing_bonus(bonus) for bonus in ("+1D4", "+2D6", "", "-1D6")]
    ['+2D4', '+4D6', '+1D4', '']
    """
    if not bonus:
        return _CRUSHING_WITHOUT_BONUS
    if bonus.startswith("-"):
        return ""
    return f"+{_doubled(_bonus_dice(bonus))}"


def impaling_dice(weapon: DiceExpression) -> DiceExpression:
    """The weapon's dice and adds of an impaling special: all doubled (UGE ch. 6).

    >>> str(impaling_dice(parse("1D8+1")))
    '2D8+2'
    """
    return _doubled(weapon)


def planned_damage(
    weapon: WeaponDamage,
    bonus: str = "",
    hit: Hit = "normal",
    options: BrpOptions = SRD,
    *,
    kind: str | None = None,
) -> DamagePlan:
    """What to throw for a hit with this weapon.

    ``bonus`` is the character's damage bonus, ``kind`` the weapon's special kind. SRD special: the maximum, a normal
    roll and the bonus. UGE special by kind: impaling and crushing change the dice, the others come with an effect.
    Critical: the maximum and the bonus, armour ignored. No hit: ``unknown_name``.

    >>> plan = planned_damage(parse_damage("1D6+1+db"), "+1D4", "special")
    >>> plan.fixed, str(plan.dice), plan.bonus
    (7, '1D6+1', '+1D4')
    """
    if hit not in ("normal", "special", "critical"):
        raise RulesError("unknown_name", name=hit)
    used = bonus if weapon.bonus != "none" else ""
    plan = DamagePlan(weapon.dice, 0, used, weapon.bonus, True, None)
    if hit == "normal":
        return plan
    if hit == "critical":
        return replace(plan, dice=None, fixed=weapon.dice.maximum, armour=False)
    if options.special_damage == "max_plus_roll":
        return replace(plan, fixed=weapon.dice.maximum)
    plan = replace(plan, effect=kind)
    if kind == "impaling":
        return replace(plan, dice=impaling_dice(weapon.dice))
    if kind == "crushing" and weapon.bonus != "none":
        return replace(plan, bonus=crushing_bonus(bonus))
    return plan


def settle(plan: DamagePlan, weapon: int = 0, bonus: int = 0) -> Damage:
    """Adds up what the dice showed: the weapon's total and the damage bonus' total (both 0 where none was thrown).

    A total the dice cannot show: ``roll_out_of_range``.

    >>> settle(planned_damage(parse_damage("1D6+1+db"), "+1D4", "special"), 4, 2).total
    13
    """
    _check(weapon, plan.dice)
    _check(bonus, plan.bonus_dice)
    used = half_bonus(bonus) if plan.portion == "half" else bonus
    return Damage(plan, weapon, bonus, used, max(0, plan.fixed + weapon + used))


def roll_damage(plan: DamagePlan, source: RandomSource) -> Damage:
    """Throws the plan's dice, the weapon's first, and adds them up."""
    weapon = plan.dice.roll(source).total if plan.dice else 0
    bonus = plan.bonus_dice.roll(source).total if plan.bonus_dice else 0
    return settle(plan, weapon, bonus)


def past_armour(damage: int, armour: int) -> int:
    """The hit points lost: damage less armour, never below 0 (SRD, UGE ch. 6).

    >>> past_armour(9, 7), past_armour(5, 7), past_armour(-2, 0)
    (2, 0, 0)
    """
    return max(0, damage - armour)


def past_broken_item(damage: int, item_hit_points: int) -> int:
    """The damage that passes an item broken by its parry: what its hit points did not take (UGE ch. 6).

    >>> past_broken_item(9, 6), past_broken_item(5, 6)
    (3, 0)
    """
    return max(0, damage - max(0, item_hit_points))


def _signed_parts(text: str) -> list[tuple[int, str]]:
    """The text cut before every sign, each part with its place; a first without a sign gets a plus."""
    parts: list[tuple[int, str]] = []
    for place, sign in enumerate(text.replace("\N{MINUS SIGN}", "-")):
        if not parts or (sign in "+-" and parts[-1][1].strip(" ")):
            parts.append((place, ""))
        parts[-1] = (parts[-1][0], parts[-1][1] + sign)
    if not parts or not parts[0][1].strip(" "):
        raise RulesError("bad_dice", column=1, reason="empty")
    first = parts[0][1]
    if first.lstrip(" ")[0] not in "+-":
        parts[0] = (-1, f"+{first}")
    else:
        parts[0] = (len(first) - len(first.lstrip(" ")), first.lstrip(" "))
    return parts


def _check_term(part: str, start: int) -> None:
    try:
        parse(part)
    except RulesError as error:
        column = error.parameters.get("column")
        assert isinstance(column, int)
        raise RulesError("bad_dice", **{**error.parameters, "column": start + column}) from None


def _bonus_dice(bonus: str) -> DiceExpression:
    """The dice of a damage bonus as the rules write it, however many: only what is typed has a limit."""
    found = _BONUS.fullmatch(bonus)
    if found is None:
        return parse(bonus)
    return DiceExpression((Term(-1 if found[1] == "-" else 1, int(found[2]), int(found[3])),))


def _doubled(expression: DiceExpression) -> DiceExpression:
    return DiceExpression(tuple(Term(term.sign, 2 * term.amount, term.sides) for term in expression.terms))


def _check(total: int, dice: DiceExpression | None) -> None:
    low, high = (dice.minimum, dice.maximum) if dice else (0, 0)
    if not low <= total <= high:
        raise RulesError("roll_out_of_range", roll=total, dice=str(dice or 0))
