"""Edits of weapons in use: shots fired, reloading, hit points lost in a parry."""

from msgspec.structs import replace as with_fields

from brp_desktop.sheet.belonging_edits import find_belonging, with_row
from brp_desktop.sheet.belongings import Weapon
from brp_desktop.sheet.brp import BrpCharacter
from brp_desktop.sheet.edits_base import check_number
from brp_desktop.sheet.errors import EditError
from brp_desktop.sheet.growth_edits import Unmerged
from brp_desktop.sheet.ids import BelongingId
from brp_desktop.sheet.limits import COUNT
from brp_desktop.sheet.weapon_numbers import weapon_numbers


class Fire(Unmerged, frozen=True):
    """So many shots fired with a weapon; ``not_enough`` (left, wanted) if it does not hold as many.

    A weapon without ammunition fires nothing and stays as it is.
    """

    weapon: BelongingId
    shots: int = 1

    def apply(self, character: BrpCharacter) -> BrpCharacter:
        """The character with the shots gone."""
        weapon = find_weapon(character, self.weapon)
        shots = check_number("shots", self.shots, COUNT)
        numbers = weapon_numbers(weapon, character.options.data_edition)
        if not numbers.ammunition:
            return character
        loaded = numbers.ammunition if weapon.loaded is None else weapon.loaded
        if shots > loaded:
            raise EditError("not_enough", left=loaded, wanted=shots)
        return with_row(character, "weapons", with_fields(weapon, loaded=loaded - shots))


class Reload(Unmerged, frozen=True):
    """A weapon loaded again from what is carried for it, or ``shots`` put in; without a count of spares always full.

    ``not_enough`` (left, wanted) where nothing is left to put in.
    """

    weapon: BelongingId
    shots: int | None = None

    def apply(self, character: BrpCharacter) -> BrpCharacter:
        """The character with the weapon loaded."""
        weapon = find_weapon(character, self.weapon)
        numbers = weapon_numbers(weapon, character.options.data_edition)
        if not numbers.ammunition or weapon.loaded is None:
            return character
        room = max(0, numbers.ammunition - weapon.loaded)
        wanted = room if self.shots is None else min(room, check_number("shots", self.shots, COUNT))
        put_in = wanted if weapon.spare is None else min(wanted, weapon.spare)
        if wanted and not put_in:
            raise EditError("not_enough", left=0, wanted=wanted)
        loaded = weapon.loaded + put_in
        spare = None if weapon.spare is None else weapon.spare - put_in
        full = None if loaded == numbers.ammunition else loaded
        return with_row(character, "weapons", with_fields(weapon, loaded=full, spare=spare))


class HurtWeapon(Unmerged, frozen=True):
    """So many hit points a weapon or shield loses, such as in a parry; at 0 it is broken, below it never falls.

    One without hit points stays as it is.
    """

    weapon: BelongingId
    points: int

    def apply(self, character: BrpCharacter) -> BrpCharacter:
        """The character with the weapon hurt."""
        weapon = find_weapon(character, self.weapon)
        points = check_number("points", self.points, COUNT)
        numbers = weapon_numbers(weapon, character.options.data_edition)
        if not numbers.hit_points:
            return character
        left = numbers.hit_points if weapon.hit_points is None else weapon.hit_points
        return with_row(character, "weapons", with_fields(weapon, hit_points=max(0, left - points)))


def find_weapon(character: BrpCharacter, id_: BelongingId) -> Weapon:
    """The weapon of this id; ``EditError("unknown_id")`` if there is none."""
    weapon = find_belonging(character, "weapons", id_)
    assert isinstance(weapon, Weapon)
    return weapon
