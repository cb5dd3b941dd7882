"""What weighs on a character's rolls: armour worn, a load above the limit, fatigue below 0 (SRD, UGE ch. 5 to 7)."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from brp_desktop.sheet.brp import BrpCharacter
from brp_desktop.sheet.derived_values import FATIGUE, DerivedResource
from brp_desktop.sheet.ids import ResourceId

if TYPE_CHECKING:
    from brp_desktop.rules.brp.armour import ArmourPiece
    from brp_desktop.rules.brp.burdens import Encumbrance

Modifiers = tuple[tuple[str, int], ...]
"""Flat modifiers by their source: ``armour`` ``encumbrance`` ``fatigue``; sources of 0 are left out."""

_AGILITY: Final = "agility"


class Burdens(Struct, frozen=True):
    """Everything that weighs on rolls at present."""

    pieces: "tuple[ArmourPiece, ...]" = ()
    load: "Encumbrance | None" = None
    fatigue: int = 0

    def on_skill(self, skill: str | None, category: str) -> Modifiers:
        """The flat modifiers on a skill (its catalogue id, None for the user's own) of a category."""
        if not self:
            return ()
        armour = 0
        if self.pieces:
            from brp_desktop.rules.brp.armour import skill_burden

            armour = skill_burden(self.pieces, skill or "", category)
        load = self.load.on_skill(category) if self.load is not None else 0
        return _present(armour, load, self.fatigue)

    def on_roll(self, roll: str | None) -> Modifiers:
        """The flat modifiers on a characteristic roll (``agility`` …)."""
        if not self or roll is None:
            return ()
        armour = 0
        if self.pieces:
            from brp_desktop.rules.brp.armour import roll_burden

            armour = roll_burden(self.pieces, roll)
        load = self.load.agility if self.load is not None and roll == _AGILITY else 0
        return _present(armour, load, self.fatigue)

    def __bool__(self) -> bool:
        return bool(self.pieces or self.fatigue or (self.load is not None and self.load.over))


NOTHING: Final = Burdens()
"""No burden at all."""


def burdens_of(
    character: BrpCharacter, tracks: Mapping[ResourceId, DerivedResource], limit: int | None, load: int
) -> Burdens:
    """What weighs on the character: ``load`` in hundredths of a point, ``limit`` in points, None where not in use."""
    pieces: tuple[ArmourPiece, ...] = ()
    if any(row.worn for row in character.armour):
        from brp_desktop.sheet.derived_armour import worn_pieces

        pieces = tuple(piece for piece in worn_pieces(character) if piece.burdens)
    over: Encumbrance | None = None
    if character.options.encumbrance and limit is not None and load > limit * 100:
        from brp_desktop.rules.brp.burdens import encumbrance

        over = encumbrance(-(-load // 100), limit)
    fatigue = 0
    if character.options.fatigue:
        current = tracks[FATIGUE].current
        if current is not None and current < 0:
            from brp_desktop.rules.brp.burdens import fatigue_modifier

            fatigue = fatigue_modifier(current)
    return Burdens(pieces, over, fatigue) if pieces or over or fatigue else NOTHING


def _present(armour: int, load: int, fatigue: int) -> Modifiers:
    return tuple(each for each in (("armour", armour), ("encumbrance", load), ("fatigue", fatigue)) if each[1])
