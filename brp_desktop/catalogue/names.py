"""Names in the reader's language by id, and how texts are ordered and found."""

import re
import unicodedata
from functools import lru_cache
from typing import Protocol

from brp_desktop.catalogue.brp import brp_catalogue, localised
from brp_desktop.rules.brp.options import BrpOptions

_LETTERS = str.maketrans({"œ": "oe", "æ": "ae", "ß": "ss", "ø": "o", "đ": "d", "ł": "l", "’": "'", "ʼ": "'"})
_NUMBER = re.compile("[0-9]+")
_KEPT = 32_768
"""Names whose keys are remembered: more than a sheet has skills or a table has people, or sorting forgets them all."""
SAID: dict[str, dict[str, str]] = {
    "major_wound": {"en": "Major wound", "fr": "Blessure grave", "it": "Ferita grave"},
    "fatigue": {"en": "Fatigue", "fr": "Fatigue", "it": "Fatica"},
}
"""Derived values whose name is shorter than in the tables of the rules."""
_NO_BREAK_SPACES = str.maketrans({"\u00a0": " ", "\u202f": " "})


class NamedSkill(Protocol):
    """What of a skill row its name is made of; a skill of the sheet fits."""

    @property
    def skill(self) -> str | None:
        """The catalogue skill, None for one of the user's own."""

    @property
    def name(self) -> str:
        """The user's own name of the skill."""

    @property
    def speciality(self) -> str | None:
        """The catalogue speciality."""

    @property
    def speciality_text(self) -> str:
        """The free word of the speciality."""


def skill_name(skill: NamedSkill, lang: str) -> tuple[str, str]:
    """The skill's name and its speciality (empty without one); the user's own words are never translated.

    A name typed by the user stands before the catalogue's, a free word before the name of its kind of speciality. An
    id that this catalogue does not know is shown as it is rather than as nothing.
    """
    catalogue = brp_catalogue()
    parent = skill.name
    if not parent and skill.skill is not None:
        definition = catalogue.skills.get(skill.skill)
        parent = localised(definition.names, lang) if definition else skill.skill
    speciality = skill.speciality_text
    if not speciality and skill.speciality is not None:
        kind = catalogue.specialities.get(skill.speciality)
        speciality = localised(kind.names, lang) if kind else skill.speciality
    return parent, speciality


def full_skill_name(skill: NamedSkill, lang: str) -> str:
    """The name in one piece, ``Knowledge (History)``; brackets inside the speciality stay as they are."""
    parent, speciality = skill_name(skill, lang)
    return f"{parent} ({speciality})" if speciality else parent


def category_name(id_: str, lang: str) -> str:
    """The name of a skill category; an unknown id is shown as it is."""
    definition = brp_catalogue().categories.get(id_)
    return localised(definition.names, lang) if definition else id_


def condition_name(id_: str, lang: str) -> str:
    """The name of a condition that changes a base chance (``natural_wings``)."""
    definition = brp_catalogue().conditions.get(id_)
    return localised(definition.names, lang) if definition else id_


def characteristic_name(id_: str, options: BrpOptions, lang: str) -> str:
    """The full name of a characteristic; appearance or charisma as the record says."""
    definition = brp_catalogue().characteristics[id_]
    other = definition.other_names if options.app_label == "charisma" else None
    return localised(other or definition.names, lang)


def characteristic_abbreviation(id_: str, options: BrpOptions, lang: str) -> str:
    """The short form of a characteristic, ``FOR`` for strength in French."""
    definition = brp_catalogue().characteristics[id_]
    other = definition.other_abbreviations if options.app_label == "charisma" else None
    return localised(other or definition.abbreviations, lang)


def roll_name(id_: str, options: BrpOptions, lang: str) -> str:
    """The name of a characteristic roll (``effort``); charisma or charm as the record says."""
    definition = brp_catalogue().rolls[id_]
    other = definition.other_names if options.app_label == "charisma" else None
    return localised(other or definition.names, lang)


def derived_name(id_: str, lang: str) -> str:
    """The name of a derived value or track (``hit_points``): one on the screen, on paper and in exports.

    The edition's other name for the damage bonus is read, never said.

    >>> [derived_name(id_, "fr") for id_ in ("damage_bonus", "major_wound", "fatigue")]
    ['Bonus aux dégâts', 'Blessure grave', 'Fatigue']
    """
    return localised(SAID.get(id_) or brp_catalogue().derived[id_].names, lang)


def track_name(id_: str, own: str, lang: str, unnamed: str = "—") -> str:
    """What a track is called: its own name, else that of the rules; a counter may have neither.

    >>> track_name("hit_points", "", "fr"), track_name("counter.1", "Oil", "fr"), track_name("counter.1", "", "fr")
    ('Points de vie', 'Oil', '—')
    """
    return own or (derived_name(id_, lang) if id_ in brp_catalogue().derived else unnamed)


def derived_abbreviation(id_: str, options: BrpOptions, lang: str) -> str:
    """The short form of a derived value or track, ``PV`` for hit points in French."""
    definition = brp_catalogue().derived[id_]
    other = definition.other_abbreviations if options.data_edition == "uge" else None
    return localised(other or definition.abbreviations, lang)


@lru_cache(maxsize=_KEPT)
def fold(text: str) -> str:
    """The text as it is searched: without case and accents, ligatures spelt out, one kind of space and apostrophe.

    >>> fold("Écoute"), fold("œuvre"), fold("L’écrit")
    ('ecoute', 'oeuvre', "l'ecrit")
    """
    if text.isascii():
        return text.casefold()
    bare = unicodedata.normalize("NFKD", text.translate(_NO_BREAK_SPACES).casefold().translate(_LETTERS))
    return "".join(letter for letter in bare if not unicodedata.combining(letter))


@lru_cache(maxsize=_KEPT)
def collation_key(text: str) -> str:
    """What lists are sorted by: numbers by their value; accents and case only between words that are otherwise equal.

    >>> sorted(["Zoologie", "Eau", "Écoute", "Ours", "œuvre"], key=collation_key)
    ['Eau', 'Écoute', 'œuvre', 'Ours', 'Zoologie']
    >>> sorted(["Guard 10", "Guard 9", "Guard", "Guard 1 B"], key=collation_key)
    ['Guard', 'Guard 1 B', 'Guard 9', 'Guard 10']
    """
    return f"{_NUMBER.sub(_by_value, fold(text))}\0{unicodedata.normalize('NFC', text).casefold()}"


def _by_value(number: re.Match[str]) -> str:
    """The digits behind how many there are, so that the longer number comes later."""
    digits = number[0].lstrip("0")
    nines, rest = divmod(len(digits), 9)
    return f"{'9' * nines}{rest}{digits}"
