"""How a character fares: conscious or not, major wounds, every hit location, exhausted or out of power."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING

from msgspec import Struct

from brp_desktop.rules.brp.conditions import condition
from brp_desktop.sheet.brp import BrpCharacter
from brp_desktop.sheet.derived_values import FATIGUE, HIT_POINTS, POWER_POINTS, DerivedResource
from brp_desktop.sheet.ids import ResourceId

if TYPE_CHECKING:
    from brp_desktop.rules.brp.hit_locations import LimbState


class DerivedLocation(Struct, frozen=True):
    """One hit location: its points, what its wounds cost it still, its state, and its armour against a plain blow.

    ``effect`` is what follows while it is out of use: ``falls`` ``drops`` ``down_bleeding`` ``unconscious``; None
    while it is not.
    """

    points: int
    lost: int
    state: "LimbState"
    armour: int
    effect: str | None

    @property
    def left(self) -> int:
        """The points that are left; may be negative."""
        return self.points - self.lost


class DerivedHealth(Struct, frozen=True):
    """How a character fares by the rules.

    ``state`` is ``conscious`` ``unconscious`` ``dying`` or ``dead`` (trunk or head lost), None while hit points are
    missing; ``dies`` says when the dying are dead unless brought back to 1 (``end_of_round`` ``end_of_next_round``).
    ``conditions`` are ids of everything that holds, the worst first: the state if it is not ``conscious``,
    ``major_wound``, ``minor_wounds`` (together as bad as a major one: luck or unconscious), ``bleeding``, ``fainted``
    (no power points), ``helpless`` (exhausted), ``tired`` (fatigue below 0). ``fighting_rounds`` is how long somebody
    with a major wound fights on, None without one. ``locations`` is empty where the record has none.
    """

    state: str | None = "conscious"
    dies: str | None = None
    conditions: tuple[str, ...] = ()
    fighting_rounds: int | None = None
    locations: Mapping[str, DerivedLocation] = {}


def health_of(character: BrpCharacter, tracks: Mapping[ResourceId, DerivedResource]) -> DerivedHealth:
    """How the character fares (SRD, UGE ch. 2, 6 and 7, by the record)."""
    options = character.options
    points, maximum = tracks[HIT_POINTS].current, tracks[HIT_POINTS].maximum
    locations = _locations(character, maximum)
    state: str | None = None
    dies: str | None = None
    if points is not None:
        state, dies = condition(points, options)
        if any(_kills(place, each) for place, each in locations.items()):
            state, dies = "dead", None
        elif state == "conscious" and any(
            each.effect == "unconscious" or each.state == "shock" for each in locations.values()
        ):
            state = "unconscious"
    conditions = [] if state in (None, "conscious") else [str(state)]
    open_wounds = [wound for wound in character.wounds if wound.left]
    major = any(wound.major for wound in open_wounds)
    if major:
        conditions.append("major_wound")
    if maximum is not None and options.major_wounds and open_wounds:
        from brp_desktop.rules.brp.wounds import minor_wounds_stun

        if minor_wounds_stun([wound.left for wound in open_wounds if not wound.major], maximum, options):
            conditions.append("minor_wounds")
    if any(wound.effect == "bleeding" for wound in open_wounds):
        conditions.append("bleeding")
    if tracks[POWER_POINTS].current == 0:
        conditions.append("fainted")
    conditions += _tiredness(tracks)
    fighting = None
    if major and points is not None:
        from brp_desktop.rules.brp.wounds import fighting_rounds

        fighting = fighting_rounds(points)
    return DerivedHealth(state, dies, tuple(conditions), fighting, locations)


def _tiredness(tracks: Mapping[ResourceId, DerivedResource]) -> list[str]:
    track = tracks.get(FATIGUE)
    if track is None or track.current is None or track.maximum is None or track.current >= 0:
        return []
    from brp_desktop.rules.brp.burdens import is_helpless

    return ["helpless"] if is_helpless(track.current, track.maximum) else ["tired"]


def _locations(character: BrpCharacter, maximum: int | None) -> Mapping[str, DerivedLocation]:
    if not character.options.hit_locations or maximum is None:
        return _NO_LOCATIONS
    from brp_desktop.rules.brp.hit_locations import body_hit_points, disabled_effect, limb_state

    armour = dict.fromkeys(body_hit_points(maximum), 0)
    if any(row.worn for row in character.armour):
        from brp_desktop.sheet.derived_armour import protection_of

        armour = {place: protection_of(character, location=place) for place in armour}
    found = {}
    for place, points in body_hit_points(maximum).items():
        lost = sum(wound.left for wound in character.wounds if wound.location == place)
        state = limb_state(points, lost)
        effect = disabled_effect(place) if state not in ("sound", "hurt") else None
        found[place] = DerivedLocation(points, lost, state, armour[place], effect)
    return MappingProxyType(found)


def _kills(place: str, location: DerivedLocation) -> bool:
    from brp_desktop.rules.brp.hit_locations import dies_when_lost

    return location.state == "lost" and dies_when_lost(place)


_NO_LOCATIONS: Mapping[str, DerivedLocation] = MappingProxyType({})
