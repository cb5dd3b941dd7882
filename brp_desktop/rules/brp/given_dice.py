"""Checks of dice that somebody else threw and hands in as numbers."""

from brp_desktop.rules.brp.d100 import check_roll
from brp_desktop.rules.dice import parse
from brp_desktop.rules.errors import RulesError


def check_d100(roll: int) -> int:
    """The roll if a D100 can show it, else ``RulesError("roll_out_of_range")``.

    >>> check_d100(100)
    100
    """
    check_roll(roll)
    return roll


def check_total(total: int, dice: str) -> int:
    """The total if the dice can show it, else ``RulesError("roll_out_of_range")``.

    >>> check_total(7, "1D6+1")
    7
    """
    expression = parse(dice)
    if not expression.minimum <= total <= expression.maximum:
        raise RulesError("roll_out_of_range", roll=total, dice=dice)
    return total
