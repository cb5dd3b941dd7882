"""Stat blocks as text: what print and pasting did to it undone, labels of three languages, numbers and dice."""

import re
import unicodedata
from typing import Final

from brp_desktop.catalogue.names import fold

_SPACES: Final = dict.fromkeys(map(ord, "\u00a0\u202f\u2009\u2007\u2002\u2003\u3000\u200b\ufeff\u2060"), " ")
_REPLACED: Final = {
    **_SPACES,
    ord("\u00ad"): None,
    ord("\u2212"): "-",
    ord("\uff05"): "%",
    ord("\uff1a"): ":",
    ord("\uff0c"): ",",
    ord("\u3001"): ",",
    ord("\uff1b"): ";",
    ord("\uff0f"): "/",
    ord("\uff0b"): "+",
    ord("\uff0d"): "-",
    ord("\uff08"): "(",
    ord("\uff09"): ")",
    ord("\ufb00"): "ff",
    ord("\ufb01"): "fi",
    ord("\ufb02"): "fl",
    **{ord("\uff10") + digit: str(digit) for digit in range(10)},
}
_KEPT_CONTROLS: Final = "\n\t"

CHARACTERISTIC_LABELS: Final = {
    "str": "str", "for": "str", "strength": "str", "force": "str", "forza": "str",
    "con": "con", "cos": "con", "constitution": "con", "costituzione": "con",
    "siz": "siz", "tai": "siz", "tag": "siz", "size": "siz", "taille": "siz", "taglia": "siz",
    "int": "int", "intelligence": "int", "intelligenza": "int",
    "pow": "pow", "pou": "pow", "pot": "pow", "power": "pow", "pouvoir": "pow", "potere": "pow",
    "dex": "dex", "des": "dex", "dexterity": "dex", "dexterite": "dex", "destrezza": "dex",
    "app": "app", "cha": "app", "car": "app", "fas": "app", "appearance": "app", "charisma": "app",
    "apparence": "app", "charisme": "app", "carisma": "app", "fascino": "app",
    "edu": "edu", "ist": "edu", "education": "edu", "istruzione": "edu",
}  # fmt: skip
"""Folded label → characteristic, in all languages at once: a block may mix them."""

VALUE_LABELS: Final = {
    "hp": "hit_points", "pv": "hit_points", "pf": "hit_points", "hit points": "hit_points",
    "points de vie": "hit_points", "punti ferita": "hit_points",
    "pp": "power_points", "mp": "power_points", "pm": "power_points", "power points": "power_points",
    "magic points": "power_points", "points de pouvoir": "power_points", "points de magie": "power_points",
    "punti potere": "power_points", "punti magia": "power_points",
    "san": "sanity", "sanity": "sanity", "sante mentale": "sanity", "sanita mentale": "sanity",
    "luck": "luck", "chance": "luck", "fortuna": "luck",
    "build": "build", "carrure": "build", "struttura": "build",
    "move": "move", "mov": "move", "mvt": "move", "mouvement": "move", "movimento": "move", "deplacement": "move",
    "dep": "move",
}  # fmt: skip
"""Folded label → what a number after it is."""

BONUS_LABELS: Final = (
    "damage bonus", "damage modifier", "bonus aux dommages", "bonus aux degats", "modificateur de degats",
    "mod. degats", "bonus al danno", "modificatore di danno", "imp", "db", "bd", "dm", "md",
)  # fmt: skip
ARMOUR_LABELS: Final = ("armour", "armor", "armure", "protection", "armatura", "protezione")
SECTION_LABELS: Final = {
    "skills": "skills", "competences": "skills", "abilita": "skills",
    "combat": "attacks", "attacks": "attacks", "weapons": "attacks", "armes": "attacks", "attaques": "attacks",
    "attacchi": "attacks", "armi": "attacks", "combattimento": "attacks",
    "spells": "spells", "powers": "spells", "sorts": "spells", "pouvoirs": "spells", "incantesimi": "spells",
    "poteri": "spells",
    "notes": "notes", "note": "notes",
    "hindrances": "notes", "entraves": "notes", "impedimenti": "notes",
}  # fmt: skip

_WORDS: Final = {
    "en": "str siz pow dex edu app hp mp luck build move skills attacks weapons spells damage armour armor",
    "fr": "tai pou pv mvt mouvement deplacement competences armes attaques sorts armure degats dommages vie ans",
    "it": "cos tag pot des car fas ist pf ferita potere movimento abilita attacchi armi incantesimi armatura danno",
}
LANGUAGE_LABELS: Final = {lang: frozenset(words.split()) for lang, words in _WORDS.items()}
"""Words that speak for a language, folded; each block is of the language with the most of them."""

NO_BONUS: Final = frozenset(("none", "nessuno", "nessuna", "aucun", "aucune", "-", "–", "—", "0", "+0", "-0", ""))
_DICE: Final = re.compile(r"([+-]?)(\d{0,6})[dwk](\d+)", re.IGNORECASE)
_ORNAMENT: Final = re.compile(r"[\W\d_]*")
_OTHER_BLANKS: Final = re.compile(r"[^\S\n\t]")
_MANY_BLANKS: Final = re.compile(r" {3,}")
_MANY_LINES: Final = re.compile(r"\n(?: {0,2}\n){3,}")
"""Long runs of blanks say no more than short ones, and patterns would look at every part of them."""

_BROKEN_WORD: Final = re.compile(r"(?<=[^\W\d_])-[ \t]*\n[ \t]*(?=(\S))")
_AGE: Final = re.compile(
    r"(?:\b(?:age|âge|aged|età|eta|di)\s*:?\s*)?(\d{1,4})\s*(?:years old|years|ans|anni|y\.o\.)?", re.IGNORECASE
)


def cleaned(text: str) -> str:
    """The text in one form of letters, lines and blanks, words that print had broken put together again."""
    text = unicodedata.normalize("NFC", text.replace("\r\n", "\n").replace("\r", "\n").replace("\f", "\n"))
    text = text.translate(_REPLACED)
    text = "".join(
        letter for letter in text if letter in _KEPT_CONTROLS or unicodedata.category(letter) not in ("Cc", "Cs")
    )

    text = _MANY_LINES.sub("\n\n\n", _MANY_BLANKS.sub("  ", _OTHER_BLANKS.sub(" ", text).replace("\t", "  ")))

    def joined(match: re.Match[str]) -> str:
        return "" if match[1].islower() else "-"

    return _BROKEN_WORD.sub(joined, text)


def without_ornaments(lines: list[str]) -> list[str]:
    """The lines from the first that has a letter in it: no page number, no line of stars above the name."""
    for place, line in enumerate(lines):
        if not _ORNAMENT.fullmatch(line):
            return lines[place:]
    return []


def folded_in_place(text: str) -> str:
    """The text folded letter by letter, so that places in it are places in the text."""
    if text.isascii():
        return text.lower()
    return "".join(bare if len(bare := fold(letter)) == 1 else letter for letter in text)


def language_of(text: str) -> str:
    """``en`` ``fr`` or ``it``: the language with the most labels of its own; English where none speaks."""
    words = re.findall(r"[^\W\d_]+", folded_in_place(text))
    counts = {lang: sum(word in labels for word in words) for lang, labels in LANGUAGE_LABELS.items()}
    return max(counts, key=lambda lang: (counts[lang], lang == "en"))


def bonus_text(text: str) -> str | None:
    """A damage bonus in one spelling: ``+1D4``, ``-1D6``, ``""`` for none; None where it cannot be read (case I16)."""
    bare = re.sub(r"\s+", "", text).strip(".,;")
    if fold(bare) in NO_BONUS:
        return ""
    match = _DICE.fullmatch(bare)
    return None if match is None else f"{match[1] or '+'}{match[2] or '1'}D{match[3]}"


def damage_text(text: str) -> str:
    """Damage with its dice in one spelling and the bonus as ``DB``: ``1D6+1+DB``."""
    text = _DICE.sub(lambda match: f"{match[1]}{match[2] or '1'}D{match[3]}", text.strip(" .,;"))
    text = re.sub(r"\s*([+/])\s*", r"\1", text)
    return re.sub(r"(?<![^\W\d_])(?:db|bd|dm|md)(?![^\W\d_])", "DB", text, flags=re.IGNORECASE)


def age_in(text: str) -> int | None:
    """The age a piece of the name line says (``age 44``, ``52 ans``); None if it says something else."""
    match = _AGE.fullmatch(text.strip())
    return None if match is None else int(match[1])
