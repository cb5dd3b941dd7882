"""What a character has, bears and can do besides skills: weapons, armour, wounds, powers, things, wealth, contacts."""

from typing import Literal, NamedTuple

from msgspec import Struct

from brp_desktop.sheet.ids import BelongingId, ResourceId, SkillId

Weight = int
"""Encumbrance in hundredths of a point: 50 is half a point."""

POWER_KINDS = ("magic", "sorcery", "mutation", "psychic", "superpower", "passion", "allegiance", "other")
"""The kinds of powers with a name of their own; any other word is the user's."""


class Weapon(Struct, frozen=True, kw_only=True):
    """One weapon or shield: of the catalogue (``weapon``), of the user's own (``name``), or the one renamed.

    ``skill`` is the row it is used with; None: the row of the catalogue weapon's skill and speciality. ``parry_skill``
    is the row it parries with where that is another one. Every other number is None where the catalogue's holds;
    0 and "" say that there is none. ``damage`` is a notation of the rules with the damage bonus in it (``1D8+db``,
    ``1D6+db/2``), ``damage_by_range`` (up to so many metres, damage), nearest first. ``special`` is a special kind,
    ``reach`` a length, ``kind`` what sort of weapon it is (``melee`` ``missile`` ``firearm`` ``energy`` ``heavy``
    ``shield``). ``hit_points`` and ``loaded`` are what is left, None: all. ``spare`` is the ammunition carried besides,
    None: not counted. ``malfunction`` is the lowest die that makes it fail.
    """

    id: BelongingId
    weapon: str | None = None
    name: str = ""
    skill: SkillId | None = None
    parry_skill: SkillId | None = None
    kind: str | None = None
    base: int | None = None
    damage: str | None = None
    damage_by_range: tuple[tuple[int, str], ...] | None = None
    special: str | None = None
    reach: str | None = None
    range_m: int | None = None
    attacks: str | None = None
    hands: str | None = None
    hit_points: int | None = None
    hit_points_maximum: int | None = None
    loaded: int | None = None
    ammunition: int | None = None
    spare: int | None = None
    malfunction: int | None = None
    encumbrance: Weight | None = None
    carried: bool = True
    readied: bool = False
    note: str = ""


class Burden(NamedTuple):
    """A flat modifier of a piece of armour. ``on`` is ``skill.stealth``, ``category.physical`` or ``roll.agility``."""

    on: str
    value: int


class Armour(Struct, frozen=True, kw_only=True):
    """One piece of armour or helmet: of the catalogue (``armour``), of the user's own (``name``), or the one renamed.

    ``points`` is what it takes off a hit, ``places`` the points at each hit location it covers where they are given
    one by one (none: as the catalogue says); ``burdens`` its penalties, ``random`` its dice where armour is rolled,
    ``adds`` whether it adds to the armour worn (helmets). What is None is as the catalogue says. Only what is ``worn``
    protects and burdens.
    """

    id: BelongingId
    armour: str | None = None
    name: str = ""
    worn: bool = True
    carried: bool = True
    points: int | None = None
    places: tuple[tuple[str, int], ...] | None = None
    random: str | None = None
    adds: bool | None = None
    burdens: tuple[Burden, ...] | None = None
    encumbrance: Weight | None = None
    note: str = ""


class Wound(Struct, frozen=True, kw_only=True):
    """One wound: the hit points it took, and how many of them are back (``healed``; below 0: it became worse).

    ``location`` is a hit location or None, ``time`` in milliseconds since 1970, UTC, 0: not known. ``treated``: First
    Aid was tried, which is allowed once. ``major``: by the rules when it was taken; ``major_roll`` is the D100 of its
    lasting loss. ``effect`` is the special kind that came with it (``bleeding`` …) as long as it lasts.
    """

    id: BelongingId
    amount: int = 0
    healed: int = 0
    location: str | None = None
    time: int = 0
    treated: bool = False
    major: bool = False
    major_roll: int | None = None
    effect: str = ""
    note: str = ""

    @property
    def left(self) -> int:
        """The hit points it still costs, never below 0."""
        return max(0, self.amount - self.healed)


class Power(Struct, frozen=True, kw_only=True):
    """A power, passion or other extra: whatever has a chance or a level, and perhaps a cost.

    ``skill`` is the row that is rolled and may be ticked; without one ``chance`` is rolled, which never ticks; with
    neither nothing is rolled. ``cost`` is taken from the track ``track`` when it is used, None: it has no fixed cost.
    """

    id: BelongingId
    name: str = ""
    kind: str = "other"
    skill: SkillId | None = None
    chance: int | None = None
    level: int | None = None
    cost: int | None = None
    track: ResourceId = ResourceId("power_points")
    note: str = ""


class Item(Struct, frozen=True, kw_only=True):
    """A thing, ``quantity`` times. ``encumbrance`` is that of one; ``container``: it may hold others.

    ``thing`` is the thing of the catalogue that it was taken from: while ``name`` is what the catalogue calls it in
    some language, it is called so in every language (``sheet.names``).

    ``inside`` is the container it lies in, None: none. What is not ``carried`` weighs nothing on the character, nor
    does anything inside it.
    """

    id: BelongingId
    name: str = ""
    quantity: int = 1
    encumbrance: Weight = 0
    container: bool = False
    inside: BelongingId | None = None
    carried: bool = True
    note: str = ""
    thing: str | None = None


class Wealth(Struct, frozen=True, kw_only=True):
    """One line of what somebody owns, in the user's own words: ``Fortune``, ``moyenne``.

    ``level`` is the level of wealth of the catalogue whose words these are, in the same way as ``Item.thing``.
    """

    id: BelongingId
    name: str = ""
    amount: str = ""
    note: str = ""
    level: str | None = None


class Contact(Struct, frozen=True, kw_only=True):
    """Somebody the character knows: who that is to the character, and where to be found."""

    id: BelongingId
    name: str = ""
    relation: str = ""
    place: str = ""
    note: str = ""


Belonging = Weapon | Armour | Wound | Power | Item | Wealth | Contact

BelongingList = Literal["weapons", "armour", "wounds", "powers", "items", "wealth", "contacts"]
"""The fields of a character that hold belongings."""

LISTS: dict[type[Belonging], BelongingList] = {
    Weapon: "weapons",
    Armour: "armour",
    Wound: "wounds",
    Power: "powers",
    Item: "items",
    Wealth: "wealth",
    Contact: "contacts",
}
"""Where each sort of belonging stands."""
