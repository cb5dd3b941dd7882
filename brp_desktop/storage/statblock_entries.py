"""The lists of a stat block: skills with their scores, attacks with their damage, names found in the catalogue."""

import re
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Final

from brp_desktop.catalogue.brp import brp_catalogue
from brp_desktop.catalogue.names import fold
from brp_desktop.sheet.ids import SkillId
from brp_desktop.sheet.limits import ENTRIES, NAME_LENGTH, SCORE
from brp_desktop.sheet.table import NpcSkill, NpcWeapon
from brp_desktop.storage.statblock_text import damage_text

_HALVES: Final = re.compile(r"\(\s*\d{1,3}\s*/\s*\d{1,3}\s*\)")
_ENTRY: Final = re.compile(r"(?P<name>\S.*?)\s*(?<![\w.])(?P<value>\d{1,4})\s*%?\s*[.:]?\s*", re.DOTALL)
_DOUBTFUL: Final = re.compile(
    r"(?P<name>\S.*?)\s+(?P<value>[lIOSB\d]*[lIOSB][lIOSB\d]*|\d+\s*[-–]\s*\d+)\s*%?\s*\.?", re.DOTALL
)
_DOUBTFUL_ATTACK: Final = re.compile(r"\S[^%]*?\s[\dlIOSB]*[lIOSB][\dlIOSB]*\s*%.*", re.DOTALL)
_ATTACK: Final = re.compile(r"(?P<name>\S.*?)\s*(?<![\w.])(?P<value>\d{1,4})\s*%\s*(?P<rest>.*)", re.DOTALL)
_ANOTHER: Final = re.compile(r",\s*(?=[^,%]*[^\W\d_][^,%]*\s\d{1,4}\s*%)")
_SEPARATOR: Final = re.compile(r"\s*[,;•·●▪|]\s*|\s+[-–—]\s+|\s{2,}")
_DAMAGE_WORD: Final = re.compile(r"^(?:damage|dam\.?|dmg\.?|d[ée]g[âa]ts|dommages|danni|danno)\s*:?\s*", re.IGNORECASE)
_AND: Final = re.compile(r"^(?:and|et|e|ed)\s+", re.IGNORECASE)
_DICE: Final = re.compile(r"[dDwWkK]\d")
_DEFENCES: Final = frozenset(("dodge", "parry"))
_MOST_WORDS: Final = 6


@dataclass(slots=True)
class Found:
    """What the lists hold so far. ``halves``: half and fifth values in brackets were left out."""

    skills: list[NpcSkill] = field(default_factory=list)
    weapons: list[NpcWeapon] = field(default_factory=list)
    doubtful: list[str] = field(default_factory=list)
    halves: bool = False

    def before(self, other: "Found") -> None:
        """Put what stood earlier in the text in front."""
        self.skills[:0], self.weapons[:0], self.doubtful[:0] = other.skills, other.weapons, other.doubtful
        self.halves = self.halves or other.halves

    def after(self, other: "Found") -> None:
        """Add what stood later."""
        self.skills += other.skills
        self.weapons += other.weapons
        self.doubtful += other.doubtful
        self.halves = self.halves or other.halves

    def number(self) -> None:
        """Give every skill and attack an id of its own, in their order, and leave out what no table can hold."""
        self.skills = [
            replace(skill, id=SkillId(f"skill.{place}")) for place, skill in enumerate(self.skills[:ENTRIES], 1)
        ]
        self.weapons = [
            replace(weapon, id=SkillId(f"weapon.{place}")) for place, weapon in enumerate(self.weapons[:ENTRIES], 1)
        ]


def read_skills(text: str, found: Found) -> str:
    """The skills of a list with the text broken anywhere; what is no entry of it comes back."""
    left = []
    for piece in _pieces(_without_halves(text.replace("\n", " "), found)):
        if _DOUBTFUL.fullmatch(piece):
            found.doubtful.append(piece)
            left.append(piece)
            continue
        skills, rest = _skills(piece)
        found.skills += skills
        if rest.strip(" .;\0"):
            left.append(rest)
    return ", ".join(left)


def read_attacks(text: str, found: Found) -> str:
    """The attacks of a list; Dodge and parrying among them are skills. What is no attack comes back."""
    left = []
    for piece in _attacks(_without_halves(text, found)):
        match = _ATTACK.fullmatch(piece)
        if match is None or int(match["value"]) > SCORE[1]:
            if _DOUBTFUL_ATTACK.fullmatch(piece):
                found.doubtful.append(piece)
            left.append(piece)
            continue
        skill = named_skill(match["name"].strip(" ,;:.-–"), int(match["value"]))
        rest = match["rest"].strip(" ,;:.")
        if skill.skill in _DEFENCES and not _DICE.search(rest):
            found.skills.append(skill)
            if rest:
                left.append(rest)
        else:
            rest = damage_text(_DAMAGE_WORD.sub("", rest))
            name = match["name"].strip(" ,;:-–")
            found.weapons.append(NpcWeapon(id=SkillId(""), name=name[:NAME_LENGTH], score=skill.score, text=rest))
    return "\n".join(left)


def read_list(line: str, found: Found) -> bool:
    """Whether a line without a heading is nothing but entries in percent; then they are taken."""
    if "%" not in line:
        return False
    part = Found()
    bare = _without_halves(line, part)
    if _DICE.search(bare):
        attacks = _attacks(bare)
        if all((match := _ATTACK.fullmatch(piece)) and _is_short(match["name"]) for piece in attacks):
            read_attacks(bare, part)
            found.after(part)
            return True
        return False
    for piece in _pieces(bare):
        skills, rest = _skills(piece)
        if rest or "%" not in piece or not all(_is_short(skill.name or "x") for skill in skills):
            return False
        part.skills += skills
    found.after(part)
    return True


def named_skill(text: str, score: int) -> NpcSkill:
    """A skill by its name as written: the outer brackets are its speciality; found in the catalogue where it can be.

    A skill that the catalogue does not know keeps its own words, a speciality likewise.
    """
    parent, speciality = text.strip()[:NAME_LENGTH], ""
    if parent.endswith(")") and "(" in parent:
        parent, _, speciality = parent[:-1].partition("(")
        parent, speciality = parent.strip(), speciality.strip()
    skills, specialities = _names()
    id_ = skills.get(fold(parent))
    if id_ is None:
        return NpcSkill(id=SkillId(""), name=parent, speciality_text=speciality, score=score)
    known = specialities.get((id_, fold(speciality)))
    return NpcSkill(
        id=SkillId(""), skill=id_, speciality=known, speciality_text="" if known else speciality, score=score
    )


@cache
def _names() -> tuple[dict[str, str], dict[tuple[str, str], str]]:
    """Folded name → skill, and skill with folded name → speciality, in all languages."""
    catalogue = brp_catalogue()
    skills: dict[str, str] = {}
    for definition in catalogue.skills.values():
        for name in definition.names.values():
            skills.setdefault(fold(name), definition.id)
    specialities = {
        (kind.skill, fold(name)): kind.id
        for kind in catalogue.specialities.values()
        if not kind.is_open
        for name in kind.names.values()
    }
    return skills, specialities


def _without_halves(text: str, found: Found) -> str:
    bare, count = _HALVES.subn(" ", text)
    found.halves = found.halves or count > 0
    return bare


def _pieces(text: str) -> list[str]:
    """The entries of a list; separators inside brackets part nothing."""
    pieces, start, depth = [], 0, 0
    separators = {match.start(): match for match in _SEPARATOR.finditer(text)}
    place = 0
    while place < len(text):
        letter = text[place]
        depth = depth + 1 if letter == "(" else max(0, depth - 1) if letter == ")" else depth
        match = separators.get(place)
        if match is not None and depth == 0:
            pieces.append(text[start:place])
            start = place = max(match.end(), place + 1)
            continue
        place += 1
    pieces.append(text[start:])
    return [bare for piece in pieces if (bare := piece.replace("\0", " ").strip())]


def _skills(piece: str) -> tuple[list[NpcSkill], str]:
    """The skills of one piece, which may hold several one behind the other, and the text behind the last of them."""
    skills: list[NpcSkill] = []
    place = 0
    while place < len(piece):
        match = _ENTRY.match(piece, place)
        name = _AND.sub("", match["name"].strip(" ,;:.-–")) if match else ""
        if match is None or not re.search(r"[^\W\d_]", name) or int(match["value"]) > SCORE[1]:
            break
        skills.append(named_skill(name, int(match["value"])))
        place = match.end()
        while place < len(piece) and piece[place] in " .;":
            place += 1
    return skills, piece[place:]


def _attacks(text: str) -> list[str]:
    """The attacks of a list, put together where a line was broken inside one."""
    joined: list[str] = []
    prefix = ""
    parts = [part for line in re.split(r"[;•·●▪\n]", text) for part in _ANOTHER.split(line)]
    for part in (part.replace("\0", " ").strip() for part in parts):
        if not part.strip(" ."):
            continue
        if re.search(r"\d\s*%", part):
            joined.append(f"{prefix} {part}".strip())
            prefix = ""
        elif joined and (_DICE.search(part) or _DAMAGE_WORD.match(part) or joined[-1].endswith((",", "+"))):
            joined[-1] = f"{joined[-1]} {part}"
        else:
            prefix = f"{prefix} {part}".strip()
    return [*joined, prefix] if prefix else joined


def _is_short(name: str) -> bool:
    return 0 < len(name.split()) <= _MOST_WORDS
