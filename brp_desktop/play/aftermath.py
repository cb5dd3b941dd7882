"""What follows from a special hit and from a fumble, as things to be carried out one by one (UGE ch. 6).

Nothing is changed here: every offer says whom it befalls, what is thrown for it first, and what it then brings.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal

from brp_desktop.play.blows import Arm, Landing
from brp_desktop.play.hindered import CHARACTERISTIC_OF
from brp_desktop.play.people import NumberPerson, Person, SheetPerson, request_of, value_of
from brp_desktop.play.rolling import RollRequest, Situation, Subject
from brp_desktop.rules.brp import BrpOptions
from brp_desktop.rules.brp.damage import parse_damage
from brp_desktop.rules.brp.fumbles import FumbleResult
from brp_desktop.rules.brp.hazards import knockback_metres
from brp_desktop.rules.brp.rounds import ROUNDS_PER_TURN
from brp_desktop.rules.brp.special_effects import special_effect
from brp_desktop.sheet.brp import Hindrance
from brp_desktop.sheet.limits import POINTS

Side = Literal["a", "b"]
What = Literal["hinder", "save", "knock", "hurt_weapon", "strike", "nothing"]
"""How an offer is carried out: written down; a characteristic roll avoids it; the damage is rolled against SIZ;
a weapon loses hit points; damage is thrown; or only said.
"""


@dataclass(frozen=True, slots=True)
class Offer:
    """One thing that follows. ``key`` is unique within the blow and ``id`` says what it is: a special kind, ``thrown``
    (by a blow), or the outcome of a fumble. ``who`` is the side it befalls: the attacker, or whoever was struck.

    ``hindrances`` are what it brings, ``others`` what it brings the other side. ``rounds`` are dice for how long they
    last. ``save`` is the roll that avoids it. ``number`` are points of damage or of a weapon, or metres; ``weapon`` is
    the id of the weapon it is about, "" for one without hit points known. A ``strike`` is with ``arm``, landing as
    ``hit``, on whoever ``whom`` says: the ``other`` side, ``self`` or an ``ally`` whom the game master names.
    ``otherwise`` is the roll whose row counts where there is no ally.
    """

    key: str
    id: str
    who: Side
    what: What
    hindrances: tuple[Hindrance, ...] = ()
    others: tuple[Hindrance, ...] = ()
    rounds: str = ""
    save: str = ""
    number: int = 0
    weapon: str = ""
    arm: Arm | None = None
    hit: Landing = "normal"
    whom: Literal["", "other", "self", "ally"] = ""
    armour: bool = True
    otherwise: int | None = None


def of_special_hit(
    key: str, effect: str, damage: int, attacker: Person | None, struck: Person, arm: Arm
) -> tuple[Offer, ...]:
    """What a special hit of this kind brings besides its damage. A bleeding wound of a sheet is a wound that bleeds:
    it is written down with the blow.
    """
    if isinstance(struck, NumberPerson):
        return ()
    known = special_effect(effect)
    offer = Offer(f"{key}.{effect}", effect, "b", "hinder")
    match effect:
        case "crushing":
            found = Hindrance(kind="stunned")
            return (replace(offer, what="save", save=known.save or "", rounds=known.rounds or "", hindrances=(found,)),)
        case "entangling":
            force = None if attacker is None else value_of(attacker, "str")
            held = Hindrance(kind="held", rounds=int(known.rounds or 1), number=_within(force or 0))
            return (replace(offer, hindrances=(held,)),)
        case "impaling":
            stuck = (Hindrance(kind="stuck", weapon=arm.id),) if arm.melee and arm.id else ()
            return (replace(offer, hindrances=(Hindrance(kind="impaled", number=_within(damage)),), others=stuck),)
        case "knockback":
            return (replace(offer, what="knock", number=damage),)
    if isinstance(struck, SheetPerson):
        return ()
    return (replace(offer, hindrances=(Hindrance(kind="bleeding"),)),)


def _within(number: int) -> int:
    """A force as a sheet can hold it: beyond that nobody resists it anyway."""
    return min(number, POINTS[1])


def of_throw(key: str, metres: int) -> Offer:
    """Whoever is thrown by a blow falls unless an agility roll succeeds."""
    effect = special_effect("knockback")
    return Offer(
        f"{key}.thrown",
        "thrown",
        "b",
        "save",
        hindrances=(Hindrance(kind="prone"),),
        save=effect.save or "",
        number=metres,
    )


def metres_thrown(damage: int) -> int:
    """How far a blow throws somebody who cannot resist it."""
    return knockback_metres(damage)


def of_fumble(
    key: str, side: Side, results: Sequence[FumbleResult], mine: Arm | None, other: Arm | None
) -> tuple[Offer, ...]:
    """What a fumble brings. ``mine`` is what was fumbled with, ``other`` what the other side strikes with."""
    return tuple(
        _of_outcome(f"{key}.{place}", side, result, mine or Arm(), other or Arm())
        for place, result in enumerate(results)
    )


def save_request(
    person: Person, save: str, own_roll: int | None = None, options: BrpOptions | None = None
) -> RollRequest:
    """The roll that avoids something; RulesError ``missing_value`` where the characteristic is not known."""
    subject = Subject("characteristic", CHARACTERISTIC_OF[save])
    return request_of(person, subject, Situation(own_roll=own_roll), options)


def _of_outcome(key: str, side: Side, result: FumbleResult, mine: Arm, other: Arm) -> Offer:
    row, total = result.row, result.total or 0
    offer = Offer(key, row.outcome, side, "nothing", number=total, otherwise=row.otherwise)
    match row.outcome:
        case "lose_next_round":
            return _hinder(offer, Hindrance(kind="lost_rounds", rounds=1, delay=1))
        case "lose_rounds":
            return _hinder(offer, Hindrance(kind="lost_rounds", rounds=total, delay=1))
        case "lose_next_attack":
            return _hinder(offer, Hindrance(kind="lost_attack"))
        case "fall":
            return _hinder(offer, Hindrance(kind="prone"))
        case "fall_and_sprain":
            ankle = Hindrance(kind="ankle", rounds=total * ROUNDS_PER_TURN, number=row.modifier or 0)
            return _hinder(offer, Hindrance(kind="prone"), ankle)
        case "sight_blocked":
            return _hinder(offer, Hindrance(kind="sight", rounds=total, number=row.modifier or 0))
        case "drop_weapon" | "weapon_flies" | "weapon_slides" if mine.id:
            return _hinder(offer, Hindrance(kind="disarmed", number=_within(max(0, total)), weapon=mine.id))
        case "weapon_damaged" if mine.id and mine.hit_points is not None:
            return replace(offer, what="hurt_weapon", weapon=mine.id)
        case "weapon_breaks" if mine.id and mine.hit_points:
            return replace(offer, what="hurt_weapon", weapon=mine.id, number=mine.hit_points)
        case "weapon_breaks" if mine.id:
            return _hinder(offer, Hindrance(kind="broken", weapon=mine.id))
        case "strain":
            pulled = Arm(damage=parse_damage(str(row.amount or 0)))
            return replace(offer, what="strike", arm=pulled, whom="self", armour=False)
        case "hits_hard_surface" if mine.damage is not None:
            return replace(offer, what="strike", arm=mine, whom="self")
    whose, _, hit = row.outcome.rpartition("_")
    if hit in ("normal", "special", "critical"):
        ally = whose == "hits_ally"
        arm = mine if ally else other
        return replace(offer, what="strike", arm=arm, hit=hit, whom="ally" if ally else "other")  # type: ignore[arg-type]  # one of the landings
    return offer


def _hinder(offer: Offer, *hindrances: Hindrance) -> Offer:
    return replace(offer, what="hinder", hindrances=hindrances)
