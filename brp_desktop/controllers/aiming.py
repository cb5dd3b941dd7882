"""What is chosen before and after the dice of a blow: whom it is meant for and how, and where it lands."""

from dataclasses import dataclass

from brp_desktop.rules.brp import Difficulty


@dataclass(frozen=True, slots=True)
class Aim:
    """What is chosen for the blows of one sheet.

    ``target`` is the key of a seat; with a ``number`` nobody stands there. ``way`` is the key of a way to defend; empty
    takes the best. ``metres`` None: hand to hand, or in range. The attack is split into ``parts``, of which ``part``
    comes next. ``damage`` is what was typed for a weapon of which nobody knows.
    """

    target: str = ""
    number: int | None = None
    way: str = ""
    difficulty: Difficulty = Difficulty.NORMAL
    modifier: int = 0
    defence_modifier: int = 0
    metres: int | None = None
    waits: int = 0
    part: int = 1
    parts: int = 1
    own_attack: int | None = None
    own_defence: int | None = None
    damage: str = ""


@dataclass(frozen=True, slots=True)
class Landing:
    """What is known of where a blow lands. ``place`` None: not yet, or the rules have no locations.

    ``typed`` armour stands instead of what is worn; ``rolled`` are the dice of random armour.
    """

    place: str | None = None
    die: int | None = None
    counts: bool = True
    typed: int | None = None
    rolled: tuple[tuple[str, int], ...] = ()
