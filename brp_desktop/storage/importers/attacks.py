"""What weapons do, as other programs write it: damage, its bonus, ranges, special kinds."""

import re
from typing import Final, Literal

from msgspec import Struct

from brp_desktop.rules import RulesError
from brp_desktop.rules.brp.damage import parse_damage
from brp_desktop.sheet.limits import FORMULA_LENGTH, METRES
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


def at_ranges(found: DamageText, ranges: str) -> tuple[str | None, tuple[tuple[int, str], ...] | None, str]:
    """A damage, what it is by range, and words for what the weapon has no field for.

    >>> at_ranges(read_damage("4d6/2d6/1d6"), "10/20/50")[1]
    ((10, '4D6'), (20, '2D6'), (50, '1D6'))
    >>> at_ranges(read_damage("4d6/2d6/1d6"), "10")
    ('4D6', None, '4D6/2D6/1D6')
    """
    if not found.by_range:
        return found.damage, None, found.words
    far = [metres(part) for part in ranges.split("/")]
    if len(far) == len(found.by_range) and all(far):
        pairs = zip(far, found.by_range, strict=True)
        return found.damage, tuple((distance or 0, damage) for distance, damage in pairs), found.words
    return found.damage, None, "\n".join(filter(None, ("/".join(found.by_range), found.words)))


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
