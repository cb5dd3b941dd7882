"""From a skill's name in a foreign file to the catalogue: by id, by its name in any language, by a well-known other."""

import re
from functools import cache
from typing import Final

from msgspec import Struct

from brp_desktop.catalogue.brp import brp_catalogue
from brp_desktop.catalogue.names import NamedSkill, fold, skill_name
from brp_desktop.sheet.limits import NAME_LENGTH

_NOT_IN_SLUGS: Final = re.compile(r"[^a-z0-9]+")
_OWN_LANGUAGE: Final = frozenset(
    ("language own", "own language", "ownlang", "langue maternelle", "lingua madre", "lingua propria", "mother tongue")
)
_OTHERS: Final = {
    "spot hidden": "spot", "trouver objet cache": "spot", "individuazione": "spot",
    "library use": "research", "bibliotheque": "research", "usare biblioteche": "research",
    "biblioteconomia": "research",
    "art/craft": "craft", "art and craft": "craft", "art/metier": "craft", "arte/artigianato": "craft",
    "arte e mestiere": "craft",
    "language": "language_other", "language other": "language_other", "langue": "language_other",
    "lingua": "language_other", "lingue": "language_other", "other languages": "language_other",
    "firearms": "firearm", "armes a feu": "firearm", "armi da fuoco": "firearm",
    "melee weapons": "melee_weapon", "armes de melee": "melee_weapon", "armi da mischia": "melee_weapon",
    "missile weapons": "missile_weapon", "armes a distance": "missile_weapon", "armi a distanza": "missile_weapon",
    "martial art": "martial_arts", "sciences": "science",
}  # fmt: skip
"""Names that other programs and the games beside ours give a skill of ours, folded."""

_FIGHTING: Final = frozenset(("fighting", "combat rapproche", "corps a corps", "combattere"))
_BRAWLS: Final = frozenset(("brawl", "brawling", "bagarre", "corps a corps", "rissa"))


class SkillName(Struct, frozen=True, kw_only=True):
    """A skill as a row of a sheet names it.

    ``name`` is empty where the catalogue's name in some language is what the file says; otherwise it is kept as
    written, also where the skill was found under another name (``other_name``).
    """

    skill: str | None = None
    name: str = ""
    speciality: str | None = None
    speciality_text: str = ""
    other_name: bool = False

    @property
    def key(self) -> tuple[str, str]:
        """What two rows of one skill have in common."""
        return self.skill or fold(self.name), self.speciality or fold(self.speciality_text)


def find_skill(name: str, speciality: str = "", *, own_language: bool = False) -> SkillName:
    """The row for a name and a speciality as written.

    >>> find_skill("Écoute").skill, find_skill("Melee Weapon", "Sword").speciality
    ('listen', 'melee_weapon_sword')
    >>> found = find_skill("Spot Hidden")
    >>> found.skill, found.name, found.other_name
    ('spot', 'Spot Hidden', True)
    >>> find_skill("Occult").skill is None
    True
    """
    name, speciality = (" ".join(text.split())[:NAME_LENGTH] for text in (name, speciality))
    if not name and speciality:
        name, speciality = f"({speciality})"[:NAME_LENGTH], ""
    wanted = _key(name)
    if own_language or wanted in _OWN_LANGUAGE:
        exact = _skills().get(wanted) == "language_own" or wanted in _OWN_LANGUAGE
        return SkillName(skill="language_own", name="" if exact else name, speciality_text=speciality)
    skill = _skills().get(wanted)
    if skill is None and wanted in _FIGHTING:
        found = "brawl" if fold(speciality) in _BRAWLS else None
        return SkillName(skill=found, name=name, speciality_text=speciality, other_name=found is not None)
    other = skill is None
    if skill is None:
        skill = _OTHERS.get(wanted)
    if skill is None:
        return SkillName(name=name, speciality_text=speciality)
    known = _specialities().get((skill, fold(speciality))) if speciality else None
    return SkillName(
        skill=skill,
        name=name if other else "",
        speciality=known,
        speciality_text="" if known else speciality,
        other_name=other,
    )


def by_id(id_: str, name: str, speciality: str) -> SkillName | None:
    """The row for a language-neutral id (``first-aid``, ``knowledge-tides``); None where the catalogue has none such.

    An id names a skill, or a skill and its speciality behind it; the speciality is kept as written.

    >>> by_id("first-aid", "Erste Hilfe", "").skill
    'first_aid'
    """
    wanted = re.sub(r"-[0-9]+$", "", id_)
    skill = _slugs().get(wanted) or _slugs().get(wanted.removesuffix(f"-{slug(speciality)}"))
    if skill is None:
        return None
    found = find_skill(name, speciality)
    if found.skill == skill:
        return found
    known = _specialities().get((skill, fold(speciality))) if speciality else None
    return SkillName(
        skill=skill, name=name, speciality=known, speciality_text="" if known else speciality, other_name=True
    )


def run_together(name: str, *, known_only: bool = True) -> SkillName | None:
    """The skill of a name without blanks (``FirstAid``, ``spot_hidden``); one that nobody knows is None, or keeps its
    name with blanks between its words.

    >>> run_together("FastTalk").skill, run_together("ownLang").skill, run_together("STR") is None
    ('fast_talk', 'language_own', True)
    >>> run_together("KiteFlying", known_only=False).name
    'Kite Flying'
    """
    bare = re.sub(r"[\W_]", "", fold(name))
    known = _without_blanks().get(bare)
    if known is not None:
        return find_skill(known)
    if known_only:
        return None
    return find_skill(" ".join(re.sub(r"(?<=[a-z])(?=[A-Z])|[_-]+", " ", name).split()))


def slug(*parts: str) -> str:
    """Words as one language-neutral word: ``slug("Knowledge", "Tides")`` is ``knowledge-tides``."""
    return "-".join(filter(None, (_NOT_IN_SLUGS.sub("-", fold(part)).strip("-") for part in parts))) or "unnamed"


def skill_slug(skill: NamedSkill) -> str:
    """The language-neutral id of a skill for other programs: ``first-aid``, ``knowledge-tides``."""
    name, speciality = skill_name(skill, "en")
    return slug(name if skill.skill is None else skill.skill, speciality)


def bracketed(text: str) -> tuple[str, str]:
    """Name and speciality of ``Science (Botany (Alpine))``: the outer brackets hold the speciality.

    >>> bracketed("Science (Botany (Alpine))"), bracketed("Spot")
    (('Science', 'Botany (Alpine)'), ('Spot', ''))
    """
    text = text.strip()
    if not text.endswith(")") or "(" not in text:
        return text, ""
    name, _, speciality = text[:-1].partition("(")
    return (name.strip(), speciality.strip()) if name.strip() else (text, "")


def _key(name: str) -> str:
    return " ".join(fold(name).replace("(", " ").replace(")", " ").split())


@cache
def _slugs() -> dict[str, str]:
    return {slug(id_): id_ for id_ in brp_catalogue().skills}


@cache
def _skills() -> dict[str, str]:
    """Folded name → skill, in all languages; of two skills of one name the first counts."""
    found: dict[str, str] = {}
    for definition in brp_catalogue().skills.values():
        for name in definition.names.values():
            found.setdefault(_key(name), definition.id)
    return found


@cache
def _without_blanks() -> dict[str, str]:
    """Names of skills and the well-known others without anything but letters → the name; those of families without."""
    names = [*_skills(), *_OTHERS, *_OWN_LANGUAGE]
    return {re.sub(r"[\W_]", "", name): name for name in reversed(names)}


@cache
def _specialities() -> dict[tuple[str, str], str]:
    return {
        (kind.skill, fold(name)): kind.id
        for kind in brp_catalogue().specialities.values()
        if not kind.is_open
        for name in kind.names.values()
    }
