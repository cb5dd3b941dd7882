"""Edits of wounds: damage taken, First Aid on a wound, healing; each keeps wounds and hit points in step."""

from dataclasses import replace

from msgspec.structs import replace as with_fields

from brp_desktop.rules.brp.wounds import is_major_wound
from brp_desktop.sheet import derived_values
from brp_desktop.sheet.belonging_checks import checked
from brp_desktop.sheet.belonging_edits import find_belonging, new_belonging_id, with_row
from brp_desktop.sheet.belongings import Wound
from brp_desktop.sheet.brp import BrpCharacter
from brp_desktop.sheet.derived_values import HIT_POINTS
from brp_desktop.sheet.edits_base import check_number
from brp_desktop.sheet.errors import EditError
from brp_desktop.sheet.growth_edits import Unmerged
from brp_desktop.sheet.ids import BelongingId
from brp_desktop.sheet.limits import BELONGINGS, COUNT, POINTS
from brp_desktop.sheet.sheet_edits import SetResource


class TakeDamage(Unmerged, frozen=True):
    """So many hit points lost at one blow, armour taken off already: a wound, and the hit points with it.

    With hit locations in use a limb takes no more than twice its points from one blow (UGE ch. 6). The wound is major
    where the rules say so. ``effect`` is the special kind that came with the hit. ``time`` is in milliseconds since
    1970, UTC. Without hit points to lose (a blank characteristic): ``missing_value``.
    """

    amount: int
    location: str | None = None
    effect: str = ""
    note: str = ""
    time: int = 0

    def apply(self, character: BrpCharacter) -> BrpCharacter:
        """The character with the wound."""
        check_number("amount", self.amount, (1, COUNT[1]))
        if len(character.wounds) >= BELONGINGS:
            raise EditError("too_many", kind="wounds", maximum=BELONGINGS)
        current, maximum = hit_points_of(character)
        options = character.options
        amount = self.amount
        if options.hit_locations and self.location is not None:
            from brp_desktop.rules.brp.hit_locations import LOCATIONS, location_hit_points, taken_by_limb

            if self.location in LOCATIONS:
                amount = taken_by_limb(self.location, location_hit_points(maximum, self.location), amount)
        wound = Wound(
            id=new_belonging_id(character, "wounds"),
            amount=amount,
            location=self.location,
            time=self.time,
            major=is_major_wound(amount, maximum, options),
            effect=self.effect,
            note=self.note,
        )
        after = replace(character, wounds=(*character.wounds, checked(wound)))
        return _at(after, current - amount)


class TreatWound(Unmerged, frozen=True):
    """First Aid on one wound, successful or not: it gives back ``points`` hit points, below 0 it costs some.

    No more comes back than the wound took; a bleeding stops where something came back. A second attempt on the same
    wound is refused (``already_treated``; SRD, UGE ch. 6).
    """

    wound: BelongingId
    points: int

    def apply(self, character: BrpCharacter) -> BrpCharacter:
        """The character with the wound treated."""
        wound = find_wound(character, self.wound)
        if wound.treated:
            raise EditError("already_treated", id=wound.id)
        points = min(check_number("points", self.points, POINTS), wound.left)
        effect = "" if points > 0 and wound.effect == "bleeding" else wound.effect
        treated = with_fields(wound, healed=wound.healed + points, treated=True, effect=effect)
        return _raised(with_row(character, "wounds", checked(treated)), points)


class Heal(Unmerged, frozen=True):
    """So many hit points back, at most all: the oldest wounds close first (decision of the product)."""

    points: int

    def apply(self, character: BrpCharacter) -> BrpCharacter:
        """The character healed."""
        points = check_number("points", self.points, (0, POINTS[1]))
        wounds, left = [], points
        for wound in character.wounds:
            closing = min(left, wound.left, POINTS[1] - wound.healed)
            left -= closing
            wounds.append(with_fields(wound, healed=wound.healed + closing) if closing else wound)
        healed = tuple(wounds)
        after = character if healed == character.wounds else replace(character, wounds=healed)
        return _raised(after, points)


class LoseHitPoints(Unmerged, frozen=True):
    """So many hit points lost without a new wound, such as by a bleeding one, which becomes as much worse."""

    points: int
    wound: BelongingId | None = None

    def apply(self, character: BrpCharacter) -> BrpCharacter:
        """The character with the loss."""
        points = check_number("points", self.points, COUNT)
        current, _ = hit_points_of(character)
        if self.wound is not None:
            wound = find_wound(character, self.wound)
            character = with_row(character, "wounds", checked(with_fields(wound, amount=wound.amount + points)))
        return _at(character, current - points)


def find_wound(character: BrpCharacter, id_: BelongingId) -> Wound:
    """The wound of this id; ``EditError("unknown_id")`` if there is none."""
    wound = find_belonging(character, "wounds", id_)
    assert isinstance(wound, Wound)
    return wound


def hit_points_of(character: BrpCharacter) -> tuple[int, int]:
    """The hit points now and at most; ``EditError("missing_value")`` where they cannot be worked out."""
    values = derived_values.characteristic_values(character)
    track = derived_values.resources(character, values)[HIT_POINTS]
    if track.current is None or track.maximum is None:
        raise EditError("missing_value", name=HIT_POINTS)
    return track.current, track.maximum


def _at(character: BrpCharacter, current: int) -> BrpCharacter:
    return SetResource(HIT_POINTS, max(POINTS[0], current)).apply(character)


def _raised(character: BrpCharacter, points: int) -> BrpCharacter:
    """The character with so many hit points more, at most all; as many as there are more than all stay."""
    current, maximum = hit_points_of(character)
    if points <= 0:
        return character if points == 0 else _at(character, current + points)
    raised = max(current, min(maximum, current + points))
    return character if raised == current else _at(character, raised)
