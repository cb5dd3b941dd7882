"""What weapons do, as other programs write it: damage, its bonus, ranges, special kinds."""

import re
from typing import Final, Literal

from msgspec import Struct

from brp_desktop.rules import RulesError
from brp_desktop.rules.brp.damage import parse_damage
from brp_desktop.sheet.limits import FORMULA_LENGTH, METRES
from brp_desktop.storage.importers.source import Node
from brp_desktop.storage.importers.values import read_whole

Bonus = Literal["none", "half", "full"]

_DICE: Final = re.compile(r"([0-9]{0,6})[dDwWkK]([0-9]+)")
_BONUS: Final = re.compile(r"(?i)\s*\+\s*(?:(half|1/2|½)\s*)?(db|bd|dm|md|damage bonus)\b(\s*/\s*2)?")
_NOTHING: Final = frozenset(("", "-", "–", "—", "none", "null", "n/a"))
SPECIALS: Final = {
    "bleed": "bleeding", "bleeding": "bleeding", "bl": "bleeding",
    "crush": "crushing", "crushing": "crushing", "cr": "crushing",
    "entangle": "entangling", "entangling": "entangling", "en": "entangling",
    "impale": "impaling", "impaling": "impaling", "im": "impaling",
    "knockback": "knockback", "kn": "knockback",
    "none": "", "": "",
}  # fmt: skip
"""Special kinds by the words and abbreviations of other programs; others have no place."""

REACHES: Final = {"s": "short", "m": "medium", "l": "long"}
HANDS: Final = {"1h": "1", "2h": "2", "1-2h": "1-2", "1": "1", "2": "2", "1-2": "1-2"}


_LONGEST: Final = 60
"""Letters of a range with its unit; what is longer is none."""


class DamageText(Struct, frozen=True, kw_only=True):
    """A damage as read: the notation of our rules with the bonus in it, what it does by range where it says so, and
    words beside it; ``damage`` None: it cannot be read."""

    damage: str | None = ""
    by_range: tuple[str, ...] = ()
    words: str = ""


class WeaponDamage(Struct, frozen=True, kw_only=True):
    """The fields of a weapon for what it does, and words for its note."""

    damage: str = ""
    by_range: tuple[tuple[int, str], ...] | None = None
    words: str = ""


def read_damage(text: str, bonus: Bonus | None = None) -> DamageText:
    """The damage of a text; ``bonus`` is added where the text does not name it itself.

    >>> read_damage("1d6+1", "full").damage, read_damage("1D3 + db").damage, read_damage("1D2", "half").damage
    ('1D6+1+db', '1D3+db', '1D2+db/2')
    >>> read_damage("4d6/2d6/1d6").by_range, read_damage("as poison").damage is None
    (('4D6', '2D6', '1D6'), True)
    """
    bare = " ".join(text.replace("\u2212", "-").split()).strip(" .,;")
    if len(bare) > FORMULA_LENGTH:
        return DamageText(damage=None, words=text)
    if bare.lower() in _NOTHING:
        return DamageText()
    if bare.count("/") >= 1 and all(_DICE.search(part) for part in bare.split("/")):
        parts = [read_damage(part, bonus).damage for part in bare.split("/")]
        known = tuple(part for part in parts if part is not None)
        if len(known) == len(parts):
            return DamageText(damage=known[0], by_range=known)
    found = _BONUS.search(bare)
    if found is not None:
        bonus = "half" if found[1] or found[3] else "full"
        bare = bare[: found.start()] + bare[found.end() :]
    notation, words = _parted(bare)
    notation += {"full": "+db", "half": "+db/2"}.get(bonus or "none", "")
    if len(notation) > FORMULA_LENGTH:
        return DamageText(damage=None, words=text)
    try:
        parse_damage(notation)
    except RulesError:
        return DamageText(damage=None, words=text)
    return DamageText(damage=notation, words=words)


def weapon_damage(node: Node, text: str, name: str, bonus: Bonus | None = None, ranges: str = "") -> WeaponDamage:
    """The damage of a weapon called ``name``, with what became of it said: by range it needs distances.

    Those are the ``ranges`` of the file; where it says none that go with the damages, those of the weapons of the
    catalogue that do the same, as long as the one range it may say agrees. Without any the first damage counts, the
    text is a note, and that is a person's to decide.
    """
    found = read_damage(text, bonus)
    if found.damage is None:
        node.doubt("doubtful_number", "damage", name)
        return WeaponDamage(words=text)
    if not found.by_range:
        return WeaponDamage(damage=found.damage, words=found.words)
    far = [metres(part) for part in ranges.split("/")]
    if len(far) == len(found.by_range) and all(far):
        distances = tuple(distance or 0 for distance in far)
    else:
        distances = _usual_distances(found.by_range, metres(ranges))
        if not distances:
            node.doubt("ranges_unknown", "damage", name, found.damage)
            return WeaponDamage(damage=found.damage, words="\n".join(filter(None, (text.strip(), found.words))))
        node.change("ranges_usual", "damage", text, "/".join(map(str, distances)), name)
    return WeaponDamage(
        damage=found.damage, by_range=tuple(zip(distances, found.by_range, strict=True)), words=found.words
    )


def _usual_distances(damages: tuple[str, ...], said: int | None) -> tuple[int, ...]:
    """The distances of the weapons that do these damages by range, where all have the same; empty where they have not,
    or where a range that is ``said`` is neither the nearest nor the farthest of them.

    >>> _usual_distances(("4D6", "2D6", "1D6"), 10), _usual_distances(("4D6", "2D6", "1D6"), 15)
    ((10, 20, 50), ())
    """
    from brp_desktop.catalogue.weapons import weapon_catalogue

    bare = tuple(split_bonus(damage)[0] for damage in damages)
    known = {
        tuple(distance for distance, _ in numbers.damage_by_range)
        for weapon in weapon_catalogue().weapons.values()
        for numbers in weapon.numbers.values()
        if tuple(damage for _, damage in numbers.damage_by_range) == bare
    }
    if len(known) != 1:
        return ()
    (distances,) = known
    return distances if said in (None, distances[0], distances[-1]) else ()


def _parted(text: str) -> tuple[str, str]:
    """Dice and numbers at the beginning, in one spelling, and the words behind them."""
    found = re.match(r"[0-9dDwWkK+\- ]+(?![A-Za-z])", text)
    notation = found[0] if found else text
    words = text[len(notation) :].strip(" ,;()")
    notation = _DICE.sub(lambda dice: f"{dice[1] or '1'}D{dice[2]}", notation)
    return re.sub(r"\s+", "", notation).rstrip("+-"), words


def split_bonus(damage: str) -> tuple[str, Bonus]:
    """A damage of ours without its bonus, and which it was.

    >>> split_bonus("1D6+1+db"), split_bonus("1D3+db/2"), split_bonus("2D6")
    (('1D6+1', 'full'), ('1D3', 'half'), ('2D6', 'none'))
    """
    if damage.endswith("+db/2"):
        return damage[:-5], "half"
    return (damage[:-3], "full") if damage.endswith("+db") else (damage, "none")


def metres(text: object) -> int | None:
    """A range in metres; None where it says something else.

    >>> metres("40"), metres("15 m"), metres("15 yards"), metres("@STR/5")
    (40, 15, None, None)
    """
    if isinstance(text, str):
        if len(text) > _LONGEST:
            return None
        text = re.sub(r"(?i)\s*(?:m|metres?|meters?|mètres?|metri)\.?$", "", text.strip())
    number = read_whole(text)
    return number.value if number.state == "known" and METRES[0] <= (number.value or 0) <= METRES[1] else None
