"""Danni: what a weapon or magic adds to a blow, as dice the user typed and a fixed bonus."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from brp_desktop.play.dice_rolls import DiceRoll, roll_dice
from brp_desktop.rules.dice import RandomSource, parse

_HALVED = re.compile(r"\s*/\s*2\s*\Z")


@dataclass(frozen=True, slots=True)
class DanniRoll:
    """Danni as they fell: the dice (None where there are none), whether their total is halved, and the bonus."""

    text: str
    dice: DiceRoll | None
    halved: bool
    bonus: int

    @property
    def total(self) -> int:
        """The total of the dice, halved and rounded down where the text says so, and the bonus."""
        rolled = 0 if self.dice is None else self.dice.total
        return (rolled // 2 if self.halved else rolled) + self.bonus


def check_danni(text: str) -> tuple[str, bool]:
    """The dice of a text and whether they are halved: ``4D6/2`` is («valore Abilità D6/2», xantis.md 10.6).

    No text is no dice. RulesError ``bad_dice`` where the dice cannot be read.

    >>> check_danni("4D6 / 2"), check_danni("D6+1"), check_danni("")
    (('4D6', True), ('D6+1', False), ('', False))
    """
    dice, halves = _HALVED.subn("", text.strip())
    if dice:
        parse(dice)
    return dice, bool(halves) and bool(dice)


def roll_danni(text: str, bonus: int, source: RandomSource, *, own_faces: Sequence[int] | None = None) -> DanniRoll:
    """Throw the dice; ``own_faces`` are real dice in the order of the text. The errors of ``roll_dice``."""
    dice, halved = check_danni(text)
    return DanniRoll(text, roll_dice(dice, source, own_faces=own_faces) if dice else None, halved, bonus)
