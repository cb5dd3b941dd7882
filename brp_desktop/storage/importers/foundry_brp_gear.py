"""Weapons, armour, hit locations, wounds and things of a Foundry "brp" actor."""

from collections.abc import Mapping
from typing import Final

from msgspec.structs import replace

from brp_desktop.catalogue.names import fold
from brp_desktop.catalogue.tables import hit_location_catalogue
from brp_desktop.rules.brp.hit_locations import LOCATIONS, location_hit_points
from brp_desktop.sheet.belongings import Armour, Burden, Item, Weapon, Wound
from brp_desktop.sheet.ids import SkillId
from brp_desktop.storage.importers.attacks import HANDS, REACHES, SPECIALS, Bonus, metres, read_damage, weapon_damage
from brp_desktop.storage.importers.foundry_item import (
    NO_ID,
    Items,
    Location,
    is_carried,
    own_flags,
    take_if,
    texts,
    weight,
)
from brp_desktop.storage.importers.source import Node
from brp_desktop.storage.importers.values import read_whole

BURDENS: Final = {
    "physmod": "category.physical", "mnplmod": "category.manipulation", "percmod": "category.perception",
    "stealthmod": "skill.stealth",
}  # fmt: skip
"""Penalties of armour, with what ours are on."""

FRACTIONS: Final = {"third": 3, "quarter": 4, "four_tenths": 2.5}
"""What hit points are divided by at a place, by our shares."""

WEAPON_KINDS: Final = frozenset(("melee", "missile", "firearm", "energy", "heavy", "shield"))
_BONUSES: Final[dict[str, Bonus]] = {"none": "none", "half": "half", "full": "full", "": "none"}
_NEVER: Final = 101


def read_weapon(known: Items, item: Node, system: Node, name: str) -> None:
    """A weapon with all its numbers; its skill is found among those of the actor."""
    skill = _skill_of(known, item, name)
    bonus = _bonus(system["db"], name)
    damages = [system[f"dmg{number}"].text("weapon", name, quiet=True) for number in (1, 2, 3)]
    special = _word(SPECIALS, system["special"])
    hands = _word(HANDS, system["hands"])
    kind = system["weaponType"].word
    take_if(system["weaponType"], kind in WEAPON_KINDS)
    quantity, ammunition, loaded, left, maximum, malfunction = (
        system[key].whole("weapon", name, quiet=True) for key in ("quantity", "ammo", "ammoCurr", "hpCurr", "hp", "mal")
    )
    own = own_flags(item)
    base = own["base"].whole("weapon", name, quiet=True)
    reach = _word(REACHES, system["range1"])
    by_range = _by_range(system, name, damages, bonus, reach is not None)
    far = str(system["range1"].value or "") if reach is None else ""
    found = weapon_damage(system["dmg1"], damages[0], name, bonus, far) if by_range is None else None
    damage = read_damage(damages[0], bonus) if found is None else found
    if damage.damage is None:
        system["dmg1"].doubt("doubtful_number", "damage", name)
    row = Weapon(
        id=NO_ID,
        weapon=own["weapon"].text("weapon", name, quiet=True) or None,
        name=name,
        skill=skill,
        base=base,
        kind=kind if kind in WEAPON_KINDS else None,
        damage=damage.damage or "",
        damage_by_range=by_range if found is None else found.by_range,
        special=special,
        reach=reach,
        range_m=metres(system["range1"].value),
        attacks=system["att"].text("weapon", name, quiet=True) or None,
        hands=hands,
        hit_points=left if left != maximum else None,
        hit_points_maximum=maximum,
        loaded=loaded if loaded != ammunition else None,
        ammunition=ammunition,
        spare=quantity if quantity != 1 else None,
        malfunction=None if malfunction is None else min(malfunction, _NEVER),
        encumbrance=weight(system["enc"], name),
        carried=is_carried(system["equipStatus"]),
        readied=own["readied"].switch("weapon", name),
        note="\n".join(filter(None, (texts(system, name, "description"), damage.words))),
    )
    if known.builder.add(row, item) is not None:
        item["name"].take("weapon", damages[0], name)


def _word(words: Mapping[str, str], node: Node) -> str | None:
    """Our word for one of theirs; None where there is none or it is not known."""
    found = words.get(node.value.strip().lower()) if isinstance(node.value, str) else None
    take_if(node, found is not None)
    return found


def _skill_of(known: Items, item: Node, name: str) -> SkillId | None:
    """The better of the weapon's two skills that the person has; else its own percentage where it has one."""
    system = item["system"]
    found: list[tuple[SkillId, int]] = []
    missing: list[Node] = []
    for node in (system["skill1"], system["skill2"]):
        if isinstance(node.value, str) and node.value in known.skills:
            found.append(known.skills[node.value])
            node.mark("taken")
        elif node.value in ("none", "", None):
            node.mark("taken")
        else:
            missing.append(node)
    own = read_whole(system["npcVal"].value).value if known.npc else None
    take_if(system["npcVal"], own is not None)
    for node in missing:
        if not found:
            node.doubt("own_percentage" if own else "skill_not_found", "weapon", name, own or "")
    if found:
        return max(found, key=lambda each: each[1])[0]
    return known.builder.weapon_skill(name, own or None, item)


def _bonus(node: Node, name: str) -> Bonus:
    """How much of the damage bonus is added; kinds of it that our rules do not know count as the whole, in doubt."""
    bonus = _BONUSES.get(str(node.value or "").lower())
    if bonus is None:
        node.doubt("doubtful_number", "damage_bonus", name)
    else:
        node.mark("taken")
    return bonus or "full"


def _by_range(
    system: Node, name: str, damages: list[str], bonus: Bonus, hand_to_hand: bool
) -> tuple[tuple[int, str], ...] | None:
    """Damage by range, where there is more than one range with a damage."""
    several: list[tuple[int, str]] = []
    for number, text in enumerate(damages, 1):
        node = system[f"range{number}"]
        far, damage = metres(node.value), read_damage(text, bonus).damage
        if far and text and damage:
            several.append((far, damage))
            node.mark("taken")
        else:
            take_if(node, not node.value or (number == 1 and (hand_to_hand or far is not None)))
            if text and number > 1:
                system[f"dmg{number}"].leave("no_place", name, "weapon")
    return tuple(several) if len(several) > 1 else None


def read_armour(known: Items, item: Node, system: Node, name: str) -> None:
    """A piece of armour with its penalties, for one place of the body or for all of it."""
    dice = system["avr1"].text("armour", name, quiet=True)
    points = system["av1"].whole("armour", name, quiet=True)
    burdens = None
    if any(system.has(key) for key in BURDENS):
        values = {on: system[key].whole("armour", name, lowest=-9999, quiet=True) for key, on in BURDENS.items()}
        burdens = tuple(Burden(on, value) for on, value in values.items() if value)
    place = known.locations.get(str(system["hitlocID"].value or ""))
    take_if(system["hitlocID"], place is not None)
    own = own_flags(item)
    more = [_pair(each) for each in own["burdens"].elements()]
    if burdens is not None:
        burdens += tuple(Burden(on, value) for on, value in more if on)
    places = tuple(each for each in (_pair(part) for part in own["places"].elements()) if each[0] in LOCATIONS)
    worn = system["equipStatus"].value == "worn"
    take_if(system["equipStatus"], worn)
    row = Armour(
        id=NO_ID,
        name=name,
        worn=worn,
        carried=worn or is_carried(system["equipStatus"]),
        points=points if place is None else None,
        random=dice or None,
        burdens=burdens,
        encumbrance=weight(system["enc"], name),
        places=places or (None if place is None else ((place.id, points or 0),)),
        armour=own["armour"].text("armour", name, quiet=True) or None,
        adds=own["adds"].switch("armour", name) if own.has("adds") else None,
        note=texts(system, name, "description", "coverage"),
    )
    if known.builder.add(row, item) is not None:
        item["name"].take("armour", " + ".join(filter(None, ("" if points is None else str(points), dice))), name)


def _pair(node: Node) -> tuple[str, int]:
    """A word and a number, as our own export has them; an empty word for anything else."""
    word_, number = (*(each.value for each in node.elements()[:2]), None, None)[:2]
    if not isinstance(word_, str) or not isinstance(number, int) or isinstance(number, bool):
        return "", 0
    node.mark("taken")
    return word_, number


def read_location(known: Items, item: Node, system: Node, name: str) -> None:
    """A hit location: what it has lost becomes wounds, its dice and its maximum are the rules' own."""
    shown = system["displayName"].word or name
    id_ = location_of(shown) or location_of(name)
    take_if(system["displayName"], location_of(shown) is not None)
    if id_ is None:
        item.leave("no_place", name, "hit_location")
        return
    place = hit_location_catalogue()[id_]
    maximum = read_whole(system["maxHP"].value).value
    left = system["currHP"].whole("hit_location", name, lowest=-9999, quiet=True)
    lost = 0 if maximum is None or left is None else max(0, maximum - left)
    key = item["_id"].value
    known.locations[key if isinstance(key, str) else shown] = Location(id_, item, lost)
    usual = {"lowRoll": place.first, "highRoll": place.last, "fractionHP": FRACTIONS.get(place.share),
             "maxHP": location_hit_points(known.builder.computed_hit_points(), id_)}  # fmt: skip
    for part, number in usual.items():
        take_if(system[part], system[part].value == number)
    item["name"].take("hit_location", "" if left is None else left, name)


def read_wound(known: Items, item: Node, system: Node, name: str) -> None:
    """A wound, at a hit location or of the whole body."""
    place = known.locations.get(str(system["locId"].value or ""))
    take_if(system["locId"], place is not None or not system["locId"].value)
    amount = system["value"].whole("wound", name, quiet=True)
    treated = system["treated"].switch("wound", name)
    if amount:
        if place is not None:
            place.lost -= amount
        row = Wound(
            id=NO_ID,
            amount=amount,
            location=None if place is None else place.id,
            treated=treated,
            note=texts(system, name, "description"),
        )
        known.builder.add(row, item)
        item["name"].take("wound", amount, name)


def settle_locations(known: Items) -> None:
    """Give locations that lost more than their wounds say a wound for the rest."""
    for place in known.locations.values():
        if place.lost > 0:
            known.builder.add(Wound(id=NO_ID, amount=place.lost, location=place.id), place.node)


def read_gear(known: Items, item: Node, system: Node, name: str) -> None:
    """A thing."""
    quantity = system["quantity"].whole("item", name, quiet=True)
    row = Item(
        id=NO_ID,
        name=name,
        quantity=1 if quantity is None else quantity,
        encumbrance=weight(system["enc"], name) or 0,
        carried=is_carried(system["equipStatus"]),
        note=texts(system, name, "description"),
    )
    own = own_flags(item)
    if own["container"].switch("item", name):
        row = replace(row, container=True)
    id_ = known.builder.add(row, item)
    if id_ is not None:
        item["name"].take("item", row.quantity, name)
        known.things[own["id"].text("item", name, quiet=True)] = id_
        if inside := own["inside"].text("item", name, quiet=True):
            known.inside[id_] = inside


def location_of(name: str) -> str | None:
    """The hit location of a name in any of our languages.

    >>> location_of("Left Arm"), location_of("Jambe droite"), location_of("Wing")
    ('left_arm', 'right_leg', None)
    """
    wanted = fold(name.strip())
    for each in hit_location_catalogue().values():
        if any(fold(text) == wanted for text in each.names.values()):
            return each.id
    return None
