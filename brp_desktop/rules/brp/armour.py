"""Armour: what it takes off a hit, how it fares against later weapons, and which skills it burdens (SRD, UGE ch. 6).

The numbers of each piece come from the catalogue; here are the rules that use them. Weapon skills are never touched.
"""

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from brp_desktop.rules.rounding import half_rounded_up

_OLDER = {"primitive": ("firearm", "energy"), "historic": ("firearm", "energy"), "modern": ("energy",)}
_MISSILES = ("missile", "firearm", "energy")
_COMBAT = "combat"
_NOTHING: Final[Mapping[str, Any]] = MappingProxyType({})


class ArmourBurden(NamedTuple):
    """A flat modifier that a piece of armour lays on skills: by name, by category, and on characteristic rolls.

    ``per_point`` multiplies the value by the armour points in force (energy armour).
    """

    value: int
    skills: frozenset[str] = frozenset()
    categories: frozenset[str] = frozenset()
    rolls: frozenset[str] = frozenset()
    per_point: bool = False


class ArmourPiece(NamedTuple):
    """One worn piece. ``points`` None means chosen by the wearer (energy armour) and counts as 0 until chosen.

    ``points_by_kind`` replaces the points against some kinds of weapons (``firearm``, ``missile`` for all that
    shoot). ``random`` are the dice of the option ``random_armour``. ``adds`` marks helmets, which add to the armour
    worn. ``locations`` is empty where the piece protects the whole body.
    """

    id: str
    era: str
    points: int | None
    points_by_kind: Mapping[str, int] = _NOTHING
    random: str | None = None
    random_by_kind: Mapping[str, str] = _NOTHING
    adds: bool = False
    burdens: tuple[ArmourBurden, ...] = ()
    locations: frozenset[str] = frozenset()
    location_points: int | None = None

    def __hash__(self) -> int:
        return hash(tuple(value for value in self if not isinstance(value, Mapping)))


def points_against(piece: ArmourPiece, kind: str, rolled: int | None = None) -> int:
    """What one piece takes off a hit by a weapon of this kind; ``rolled`` stands instead of its fixed points.

    Older armour counts half, rounded up, against later weapons: primitive and historic against firearms and energy
    weapons, modern against energy weapons (UGE ch. 6).

    >>> points_against(ArmourPiece("chain", "historic", 7), "firearm")
    4
    """
    if rolled is not None:
        points = rolled
    elif kind in piece.points_by_kind:
        points = piece.points_by_kind[kind]
    elif kind in _MISSILES and "missile" in piece.points_by_kind:
        points = piece.points_by_kind["missile"]
    else:
        points = piece.points or 0
    if kind in _OLDER.get(piece.era, ()) and kind not in piece.points_by_kind:
        return half_rounded_up(points)
    return points


def random_dice(piece: ArmourPiece, kind: str) -> str | None:
    """The dice of the piece under the option ``random_armour`` against a weapon of this kind; None: it has none.

    >>> random_dice(ArmourPiece("vest", "modern", 4, random="1D4", random_by_kind={"firearm": "1D8"}), "firearm")
    '1D8'
    """
    return piece.random_by_kind.get(kind, piece.random)


def protection(pieces: Iterable[ArmourPiece], kind: str, *, rolled: Mapping[str, int] | None = None) -> int:
    """What all pieces worn together take off a hit: the best armour and everything that adds (helmets).

    ``rolled`` holds the dice of pieces by id where the record has random armour.

    >>> chain, helmet = ArmourPiece("chain", "historic", 7), ArmourPiece("cap", "historic", 1, adds=True)
    >>> protection([chain, helmet], "melee")
    8
    """
    dice = rolled or {}
    best = added = 0
    for piece in pieces:
        points = points_against(piece, kind, dice.get(piece.id))
        if piece.adds:
            added += points
        else:
            best = max(best, points)
    return best + added


def protection_at(pieces: Iterable[ArmourPiece], location: str, kind: str) -> int:
    """What the pieces that cover a hit location take off, with the option ``hit_locations`` (UGE ch. 6).

    A helmet there counts by its own points for the head, not as an addition.

    >>> cap = ArmourPiece("cap", "historic", 1, adds=True, locations=frozenset({"head"}), location_points=4)
    >>> protection_at([cap], "head", "melee"), protection_at([cap], "chest", "melee")
    (4, 0)
    """
    best = 0
    for piece in pieces:
        if not piece.locations or location in piece.locations:
            best = max(best, points_against(piece, kind, piece.location_points))
    return best


def skill_burden(pieces: Iterable[ArmourPiece], skill: str, category: str | None) -> int:
    """The flat modifier of everything worn on a skill; never on weapon skills (SRD; UGE ch. 6).

    >>> plate = ArmourPiece("plate", "historic", 8, burdens=(ArmourBurden(-25, categories=frozenset({"physical"})),))
    >>> skill_burden([plate], "climb", "physical"), skill_burden([plate], "brawl", "combat")
    (-25, 0)
    """
    if category == _COMBAT:
        return 0
    return sum(
        _weight(burden, piece)
        for piece in pieces
        for burden in piece.burdens
        if skill in burden.skills or category in burden.categories
    )


def roll_burden(pieces: Iterable[ArmourPiece], roll: str) -> int:
    """The flat modifier of everything worn on a characteristic roll: the agility roll in the SRD.

    >>> mail = ArmourPiece("mail", "historic", 7, burdens=(ArmourBurden(-20, rolls=frozenset({"agility"})),))
    >>> roll_burden([mail], "agility"), roll_burden([mail], "luck")
    (-20, 0)
    """
    return sum(_weight(burden, piece) for piece in pieces for burden in piece.burdens if roll in burden.rolls)


def _weight(burden: ArmourBurden, piece: ArmourPiece) -> int:
    return burden.value * (piece.points or 0) if burden.per_point else burden.value
