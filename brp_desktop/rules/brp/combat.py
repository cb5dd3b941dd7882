"""Attack against defence: the two matrices, further defences, malfunction, shields, splitting (SRD, UGE ch. 6)."""

from dataclasses import dataclass
from typing import Literal

from brp_desktop.rules.brp.damage import Hit
from brp_desktop.rules.brp.levels import Level
from brp_desktop.rules.brp.options import SRD, BrpOptions
from brp_desktop.rules.errors import RulesError
from brp_desktop.rules.rounding import half_rounded_up

Defence = Literal["none", "dodge", "parry"]
"""How the defender tries to escape the blow; the parry is the weapon's or the shield's skill."""

NO_DEFENCE = ("firearm", "energy")
"""Kinds of weapons that can be neither parried nor dodged (SRD, UGE ch. 6)."""

SHIELD_AGAINST_MISSILES = {
    ("small", False): 15,
    ("small", True): 15,
    ("full", False): 30,
    ("full", True): 60,
    ("large", False): 60,
    ("large", True): 90,
}
"""Chance of a shield against missiles by its size and whether the bearer kneels (UGE ch. 6)."""

SPLIT_FROM = 50
"""The least chance of each part of a split attack (UGE ch. 6)."""

SPLIT_RANKS = 5
"""How many DEX ranks apart the parts of a split attack come (UGE ch. 6)."""

# attack → defence → (hit, loss of the parrying item, loss of the attacker's weapon)
_Row = dict[str, tuple[Hit, int, int]]
_NOTHING: tuple[Hit, int, int] = ("none", 0, 0)
_SRD: dict[str, _Row] = {
    "special": {"special": _NOTHING, "success": ("normal", 2, 0), "failure": ("special", 0, 0)},
    "success": {"special": ("none", 0, 1), "success": _NOTHING, "failure": ("normal", 0, 0)},
}
_UGE: dict[str, _Row] = {
    "critical": {
        "critical": _NOTHING,
        "special": ("normal", 2, 0),
        "success": ("special", 4, 0),
        "failure": ("critical", 0, 0),
    },
    "special": {
        "critical": ("none", 0, 1),
        "special": _NOTHING,
        "success": ("normal", 2, 0),
        "failure": ("special", 0, 0),
    },
    "success": {
        "critical": ("none", 0, 2),
        "special": ("none", 0, 1),
        "success": _NOTHING,
        "failure": ("normal", 0, 0),
    },
}


@dataclass(frozen=True, slots=True)
class Exchange:
    """What one attack against one defence comes to.

    ``armour`` is False where armour does not protect; a critical hit may be taken as a special one instead, the
    attacker's choice. The losses are hit points of the parrying item and of the attacker's weapon.
    """

    attack: Level
    defence: Level | None
    hit: Hit
    armour: bool
    parry_item_loses: int
    attack_weapon_loses: int
    attacker_fumbles: bool
    defender_fumbles: bool


def exchange(
    attack: Level,
    defence: Level | None,
    options: BrpOptions = SRD,
    *,
    by: Defence = "parry",
    melee: bool = True,
) -> Exchange:
    """One attack against one defence by the record's matrix (SRD, UGE ch. 6).

    No defence counts as a failure. Items lose hit points only in a parry, the attacker's weapon only in melee. In the
    SRD's matrix a critical is a special and a fumble a failure; fumbles are named in UGE's only.

    >>> exchange(Level.SPECIAL, Level.SUCCESS).hit, exchange(Level.SPECIAL, None).hit
    ('normal', 'special')
    """
    if options.combat_matrix == "srd":
        table, names = _SRD, (_srd_name(attack), _srd_name(defence))
        fumbles = (False, False)
    else:
        table = _UGE
        fumbles = (attack is Level.FUMBLE, attack.is_success and defence is Level.FUMBLE)
        names = (attack.value, _uge_name(defence))
    hit, item, weapon = table.get(names[0], {}).get(names[1], _NOTHING)
    parried = by == "parry" and defence is not None
    return Exchange(
        attack,
        defence,
        hit,
        hit != "critical",
        item if parried else 0,
        weapon if parried and melee else 0,
        *fumbles,
    )


def may_defend(kind: str) -> bool:
    """Whether a weapon of this kind can be parried or dodged at all (SRD, UGE ch. 6).

    >>> may_defend("melee"), may_defend("firearm")
    (True, False)
    """
    return kind not in NO_DEFENCE


def further_defence_modifier(number: int, options: BrpOptions = SRD) -> int:
    """The flat modifier of the first, second, third … defence of a round: cumulative (UGE ch. 6; SRD by decision).

    >>> [further_defence_modifier(number) for number in (1, 2, 3)]
    [0, -30, -60]
    """
    return options.further_defence * max(0, number - 1)


def further_defence_chance(chance: int, number: int, options: BrpOptions = SRD) -> int | None:
    """The chance of the first, second … defence of a round; None once it falls below 1 %: no attempt (UGE ch. 6).

    ``chance`` is that of a first defence, after everything else.

    >>> [further_defence_chance(61, number) for number in (1, 2, 3, 4)]
    [61, 31, 1, None]
    """
    lowered = chance + further_defence_modifier(number, options)
    return lowered if number <= 1 or lowered >= 1 else None


def malfunctions(roll: int, malfunction_from: int | None) -> bool:
    """Whether the attack's die makes the weapon fail, besides any fumble (UGE ch. 6); None: it never does.

    >>> malfunctions(97, 96), malfunctions(95, 96), malfunctions(100, None)
    (True, False, False)
    """
    return malfunction_from is not None and roll >= malfunction_from


def shield_chance_against_missiles(band: str, *, kneeling: bool = False) -> int:
    """The chance of a shield, not of the skill, to stop a missile (UGE ch. 6); unknown band: ``unknown_name``.

    >>> shield_chance_against_missiles("full"), shield_chance_against_missiles("full", kneeling=True)
    (30, 60)
    """
    try:
        return SHIELD_AGAINST_MISSILES[band, kneeling]
    except KeyError:
        raise RulesError("unknown_name", name=band) from None


def split_attack(chance: int, parts: int) -> tuple[int, ...]:
    """An attack above 100 % split into so many parts of at least 50 each, the larger first (UGE ch. 6).

    ``no_chance`` where it cannot be split so.

    >>> split_attack(125, 2)
    (63, 62)
    """
    if parts == 1:
        return (chance,)
    if parts < 1 or chance <= 100 or chance < parts * SPLIT_FROM:
        raise RulesError("no_chance", chance=chance, parts=parts)
    share, rest = divmod(chance, parts)
    return tuple(share + (1 if part < rest else 0) for part in range(parts))


def improvised_parry_chance(base: int) -> int:
    """The chance to parry with a missile weapon: half of its base, rounded up, but at least 20 (UGE ch. 6).

    >>> improvised_parry_chance(30), improvised_parry_chance(55)
    (20, 28)
    """
    return max(20, half_rounded_up(base))


def _srd_name(level: Level | None) -> str:
    if level is None or not level.is_success:
        return "failure"
    return "special" if level is Level.CRITICAL else level.value


def _uge_name(level: Level | None) -> str:
    return "failure" if level is None or not level.is_success else level.value
