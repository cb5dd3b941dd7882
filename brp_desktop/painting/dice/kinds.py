"""Kinds of dice: which solid shows which labels in which colours."""

from dataclasses import dataclass

from brp_desktop.painting.dice.solids import solid

REPEATED = {"d2": "d6", "d3": "d6", "d5": "d10"}
"""Dice with fewer sides than any solid: each of their numbers stands on several sides of another die."""

KINDS = ("d4", "d6", "d8", "d10", "d12", "d20", "tens", "ones", "coal", *REPEATED)
"""``coal`` is a D6 of another look: the dice of the second side where both throw D6."""


@dataclass(frozen=True, slots=True)
class DieFace:
    """A die and the value it must show.

    `kind` is one of `KINDS`. `value` is what the rules say: 1…n; tens 0, 10 … 90; ones 0…9. Another kind or value is a
    `ValueError`.
    """

    kind: str
    value: int

    def __post_init__(self) -> None:
        if self.kind not in KINDS:
            raise ValueError(self.kind)
        if self.value not in values(self.kind):
            raise ValueError(f"{self.kind}: {self.value}")


def solid_name(kind: str) -> str:
    """The solid of a kind: the percentile dice have ten sides, coal and a D3 six."""
    if kind in ("tens", "ones"):
        return "d10"
    return "d6" if kind == "coal" else REPEATED.get(kind, kind)


def values(kind: str) -> range:
    """The values a kind can show."""
    if kind == "tens":
        return range(0, 100, 10)
    if kind == "ones":
        return range(10)
    if kind in REPEATED:
        return range(1, int(kind[1:]) + 1)
    return range(1, len(solid(solid_name(kind)).tops) + 1)


def position(face: DieFace) -> int:
    """The solid's position (1…n) where the value is written; opposite faces keep their customary sum."""
    if face.kind == "tens":
        return face.value // 10 + 1
    return face.value + 1 if face.kind == "ones" else face.value


def label(kind: str, place: int) -> str:
    """The digits written at a position: 00 … 90 on the tens die, 0 … 9 on the ones, else the number itself; on a die
    whose numbers are repeated they begin anew.
    """
    if kind == "tens":
        return f"{(place - 1) * 10:02d}"
    if kind in REPEATED:
        return str((place - 1) % int(kind[1:]) + 1)
    return str(place - 1) if kind == "ones" else str(place)


def underlined(kind: str, place: int) -> bool:
    """Whether the digits need a line below: a 6 or 9 where the die has both."""
    return label(kind, place) in ("6", "9") and kind in ("d10", "ones", "d12", "d20")


def percentile_dice(roll: int) -> tuple[DieFace, DieFace]:
    """The two ten-sided dice that show a roll of 1…100: 100 is 00 and 0.

    >>> percentile_dice(7)
    (DieFace(kind='tens', value=0), DieFace(kind='ones', value=7))
    """
    if not 1 <= roll <= 100:
        raise ValueError(roll)
    return DieFace("tens", roll % 100 // 10 * 10), DieFace("ones", roll % 10)


def dice_of(sides: int, value: int) -> tuple[DieFace, ...]:
    """The dice that show one result of a die with that many sides: two for a D100, none where no solid has so many.

    >>> dice_of(6, 4), len(dice_of(100, 100)), dice_of(7, 3)
    ((DieFace(kind='d6', value=4),), 2, ())
    """
    if sides == 100:
        return percentile_dice(value)
    kind = f"d{sides}"
    return (DieFace(kind, value),) if kind in KINDS else ()
