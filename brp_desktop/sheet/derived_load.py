"""What a character carries and how heavy it is, with the steps of the sum."""

from collections.abc import Iterator, Mapping
from typing import Final

from msgspec import Struct

from brp_desktop.rules import Explanation
from brp_desktop.rules.brp.steps import next_step
from brp_desktop.sheet.belongings import BelongingList, Item
from brp_desktop.sheet.brp import BrpCharacter
from brp_desktop.sheet.ids import BelongingId

_SOURCES: Final[tuple[BelongingList, ...]] = ("weapons", "armour", "items")


class DerivedLoad(Struct, frozen=True):
    """The load in hundredths of a point: in all, of each thing carried (list, id, weight), and its steps.

    A container weighs for itself; ``inside`` adds up what lies in it and in what is inside of that, whether carried
    or not.
    """

    total: int = 0
    parts: tuple[tuple[BelongingList, BelongingId, int], ...] = ()
    inside: Mapping[BelongingId, int] = {}

    @property
    def steps(self) -> Explanation:
        """Weapons, armour and things, each as far as it weighs anything, then the mark ``load``."""
        steps, value = [], 0
        for source in _SOURCES:
            weight = sum(part for list_, _, part in self.parts if list_ == source)
            if weight:
                steps.append(next_step(f"load_{source}", (weight,), value))
                value = steps[-1].result
        return (*steps, next_step("load", (), value))


EMPTY: Final = DerivedLoad()
"""The load of somebody who has nothing."""


def load_of(character: BrpCharacter) -> DerivedLoad:
    """Everything carried: weapons, armour worn or not, things that do not lie in something left behind."""
    if not (character.weapons or character.armour or character.items):
        return EMPTY
    parts = [part for part in _weights(character) if part[2]]
    return DerivedLoad(sum(weight for _, _, weight in parts), tuple(parts), _inside(character.items))


def lies_in(items: tuple[Item, ...]) -> dict[BelongingId, BelongingId | None]:
    """Where each thing lies. A container that is not on the sheet, or a circle in a damaged file, is no place."""
    known = {item.id for item in items}
    found = {item.id: item.inside if item.inside in known else None for item in items}
    for id_, place in list(found.items()):
        seen, at = {id_}, place
        while at is not None and at not in seen:
            seen.add(at)
            at = found[at]
        if at == id_:
            found[id_] = None
    return found


def _weights(character: BrpCharacter) -> Iterator[tuple[BelongingList, BelongingId, int]]:
    edition = character.options.data_edition
    if character.weapons:
        from brp_desktop.sheet.weapon_numbers import weapon_numbers

        for weapon in character.weapons:
            if weapon.carried:
                yield "weapons", weapon.id, weapon_numbers(weapon, edition).encumbrance
    if character.armour:
        from brp_desktop.sheet.derived_armour import armour_weight

        for piece in character.armour:
            if piece.carried or piece.worn:
                yield "armour", piece.id, armour_weight(piece, edition)
    places = lies_in(character.items)
    by_id = {item.id: item for item in character.items}
    for item in character.items:
        at: BelongingId | None = item.id
        while at is not None and by_id[at].carried:
            at = places[at]
        if at is None:
            yield "items", item.id, item.quantity * item.encumbrance


def _inside(items: tuple[Item, ...]) -> Mapping[BelongingId, int]:
    found: dict[BelongingId, int] = {}
    places = lies_in(items)
    for item in items:
        at = places[item.id]
        while at is not None:
            found[at] = found.get(at, 0) + item.quantity * item.encumbrance
            at = places[at]
    return found
