"""The lists of a stat block: skills with their scores, attacks with their damage, names found in the catalogue."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Final

from brp_desktop.catalogue.brp import brp_catalogue
from brp_desktop.catalogue.names import fold
from brp_desktop.sheet.ids import SkillId
from brp_desktop.sheet.limits import ENTRIES, NAME_LENGTH
from brp_desktop.sheet.table import NpcSkill, NpcWeapon
from brp_desktop.storage.importers.values import read_whole
from brp_desktop.storage.statblock_numbers import Written, nearly_a_number, numbers_in, without_halves
from brp_desktop.storage.statblock_text import damage_text

_ANOTHER: Final = re.compile(r",\s*(?=[^,%]{0,80}[^\W\d_][^,%]{0,80}\s[-–+]?\d[\d.,'\s]{0,12}%)")
_SEPARATOR: Final = re.compile(r"\s*(?:(?<!\d),|,(?!\d)|[;•·●▪|\n])\s*|\s+[-–—]\s+(?!\d[\d.,]*\s*%)|\s{2,}(?!\d)")
"""What parts two entries; a comma between two digits is part of a number, and a number belongs to the name before."""

_CALIBRE: Final = re.compile(r"(\d{2,3})[ ](\d{2}\s*%)")
_DAMAGE_WORD: Final = re.compile(r"^(?:damage|dam\.?|dmg\.?|d[ée]g[âa]ts|dommages|danni|danno)\s*:?\s*", re.IGNORECASE)
_AND: Final = re.compile(r"^(?:and|et|e|ed)\s+", re.IGNORECASE)
_DICE: Final = re.compile(r"[dDwWkK]\d")
_IN_BRACKETS: Final = re.compile(r"\([^()]*(?:\([^()]*\)[^()]*)*\)?")
_SENTENCE: Final = re.compile(r"[.!?:]$")
_EDGES: Final = " ,;:.-–\0"
_UNRATED: Final = re.compile(r"(?P<name>[^\W\d_][^,%\d]*),\s*(?P<text>\d*[dDwWkK]\d.*)", re.DOTALL)
"""An attack with its damage and without a number in percent."""

_DEFENCES: Final = frozenset(("dodge", "parry"))
_MOST_WORDS: Final = 6
_FEW_WORDS: Final = 4


@dataclass(slots=True)
class Found:
    """What the lists hold so far.

    ``doubtful`` are names with the signs that may be their numbers, ``rounded`` names with the number as written and
    as taken. ``halves``: half and fifth values in brackets were left out.
    """

    skills: list[NpcSkill] = field(default_factory=list)
    weapons: list[NpcWeapon] = field(default_factory=list)
    doubtful: list[tuple[str, str]] = field(default_factory=list)
    rounded: list[tuple[str, str, int]] = field(default_factory=list)
    halves: bool = False

    def before(self, other: "Found") -> None:
        """Put what stood earlier in the text in front."""
        self.skills[:0], self.weapons[:0], self.doubtful[:0] = other.skills, other.weapons, other.doubtful
        self.rounded[:0] = other.rounded
        self.halves = self.halves or other.halves

    def after(self, other: "Found") -> None:
        """Add what stood later."""
        self.skills += other.skills
        self.weapons += other.weapons
        self.doubtful += other.doubtful
        self.rounded += other.rounded
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
    """The skills of a list (``list_in``); what is no entry of it comes back as it is written."""
    bare = _without_halves(text, found)
    left: list[tuple[int, int]] = []
    before = False
    for start, end in _spans(bare):
        stays = not _take(bare[start:end], found)
        if stays:
            left.append((left.pop()[0] if before else start, end))
        before = stays
    pieces = (text[start:end].replace("\0", " ").strip(" ;") for start, end in left)
    return ", ".join(piece for piece in pieces if piece.strip(" .;"))


def list_in(text: str) -> tuple[str, int]:
    """The list of skills a text begins with, its entries in one piece each, and where it ends: before the first line
    that does not go on with it.

    A line goes on where the entry left open before gets its number in it, or where it begins with an entry itself.
    """
    written = text.split("\n")
    lines = without_halves(text)[0].split("\n")
    joined: list[str] = []
    place, last, percent, apart = 0, "", False, False
    for number, line in enumerate(lines):
        begun = bool(text[:place].strip())
        after = lines[number + 1] if number + 1 < len(lines) else ""
        if begun and not _goes_on(last, line, after, percent=percent, apart=apart):
            return "".join(joined), place - 1
        together = _joined(last, line, percent)
        joined += [" " if together is not line else "\n", written[number]] if number else [written[number]]
        whole = f"{together} "
        pieces = _spans(whole)
        last = "" if not pieces or pieces[-1][1] < len(whole.rstrip()) else whole[slice(*pieces[-1])].strip()
        percent, apart = percent or "%" in line, apart or len(pieces) > 1
        place += len(line) + 1
    return "".join(joined), len(text)


def _goes_on(last: str, line: str, after: str, *, percent: bool, apart: bool) -> bool:
    """Whether a line goes on with a list whose last piece is ``last`` (empty: a separator stood there).

    ``percent``: the list has percent signs; ``apart``: it has several entries in a line. Where neither a percent sign
    nor a broken entry speaks for a line, only names of the catalogue do («He is 30» is none).
    """
    whole = _joined(last, line, percent)
    pieces = [whole[start:end] for start, end in _spans(whole)]
    if not pieces:
        return True
    opened = not last or whole is not line
    strict = percent and not opened
    named = all(_is_known(name) for name, _ in _entries(pieces[0] if percent else line)[0])
    if not named and ((apart and not percent and not opened) or (percent and not last and "%" not in pieces[0])):
        return False
    if all(_is_entry(piece, strict) for piece in (pieces[:1] if percent or opened else pieces)):
        return True
    broken = len(pieces) == 1 and after.strip() and not re.search(r"\d", line)
    following = _spans(f"{whole} {after}") if broken else []
    return bool(following) and _is_entry(f"{whole} {after}"[slice(*following[0])], strict)


def _joined(last: str, line: str, percent: bool) -> str:
    """A line behind the last piece before it where that is not complete: without a number, or with a part of one."""
    parted = re.search(r"\d\s*$", last) and re.match(r"\s*\d", line)
    return f"{last} {line}" if last and (parted or not _is_entry(last, percent)) else line


def read_attacks(text: str, found: Found) -> str:
    """The attacks of a list; Dodge and parrying among them are skills. What is no attack comes back."""
    left = []
    for piece in _attacks(_without_halves(text, found)):
        chance = _chance(piece)
        unrated = _UNRATED.fullmatch(piece) if chance is None else None
        if unrated is not None and _is_short(unrated["name"]):
            text = damage_text(unrated["text"])
            found.weapons.append(NpcWeapon(id=SkillId(""), name=unrated["name"].strip()[:NAME_LENGTH], text=text))
            continue
        if chance is None:
            if near := nearly_a_number(piece):
                found.doubtful.append(near)
            left.append(piece)
            continue
        name, rest = piece[: chance.start].strip(" ,;:-–"), piece[chance.end :].strip(" ,;:.")
        value = chance.number.value
        if value is None or not _is_short(name):
            if value is None and _is_short(name):
                found.doubtful.append((name, chance.text))
            left.append(piece)
            continue
        if chance.number.state == "rounded":
            found.rounded.append((name, chance.text, value))
        skill = named_skill(name.strip(_EDGES), value)
        if skill.skill in _DEFENCES and not _DICE.search(rest):
            found.skills.append(skill)
            if rest:
                left.append(rest)
        else:
            rest = damage_text(_DAMAGE_WORD.sub("", rest))
            found.weapons.append(NpcWeapon(id=SkillId(""), name=name[:NAME_LENGTH], score=value, text=rest))
    return "\n".join(left)


def _chance(piece: str) -> Written | None:
    """The number in percent of an attack; the calibre in a name before it («Colt 45 60%») is none."""
    chance = next((each for each in numbers_in(piece) if each.percent), None)
    if chance is None or not re.search(r"[^\W\d_]", piece[: chance.start]):
        return None
    calibre = _CALIBRE.fullmatch(chance.text)
    if calibre is None:
        return chance
    start = chance.start + piece[chance.start : chance.end].index(calibre[2], len(calibre[1]))
    return Written(read_whole(calibre[2]), calibre[2], start, chance.end, percent=True)


def read_list(line: str, found: Found) -> str | None:
    """What is left of a line without a heading that is nothing but entries in percent, the others taken; None where it
    is no such line.
    """
    if "%" not in line:
        return None
    part = Found()
    bare = _without_halves(line, part)
    if _DICE.search(bare):
        if not all(_is_attack(piece) for piece in _attacks(bare)):
            return None
        left = read_attacks(line, part)
    else:
        pieces = [bare[start:end] for start, end in _spans(bare)]
        if not all("%" in piece and _is_entry(piece, percent=True) for piece in pieces):
            return None
        left = read_skills(line, part)
    found.after(part)
    return left


def _is_attack(piece: str) -> bool:
    """Whether a piece begins with a name and a number in percent, were it one that is not sure."""
    chance, near = _chance(piece), nearly_a_number(piece)
    return _is_short(piece[: chance.start] if chance is not None else near[0] if near is not None else "")


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
    bare, some = without_halves(text)
    found.halves = found.halves or some
    return bare


def _spans(text: str) -> list[tuple[int, int]]:
    """The places of the entries of a list; separators inside brackets part nothing."""
    places, start, depth = [], 0, 0
    separators = {match.start(): match for match in _SEPARATOR.finditer(text)}
    place = 0
    while place < len(text):
        letter = text[place]
        depth = depth + 1 if letter == "(" else max(0, depth - 1) if letter == ")" else depth
        match = separators.get(place)
        if match is not None and depth == 0:
            places.append((start, place))
            start = place = max(match.end(), place + 1)
            continue
        place += 1
    places.append((start, len(text)))
    return [(start, end) for start, end in places if text[start:end].replace("\0", " ").strip()]


def _entries(piece: str) -> tuple[list[tuple[str, Written]], str]:
    """Names with their numbers in one piece, which may hold several one behind the other, and the text behind them."""
    entries: list[tuple[str, Written]] = []
    place = 0
    for number in numbers_in(piece):
        name = _AND.sub("", piece[place : number.start].strip(_EDGES))
        if not re.search(r"[^\W\d_]", name):
            break
        entries.append((name, number))
        place = number.end
    return entries, piece[place:].strip(" .;:\0")


def _is_entry(piece: str, percent: bool) -> bool:
    """Whether a piece is entries and nothing else but a mark or a bracket; with ``percent`` each has its sign."""
    entries, tail = _entries(piece)
    return (
        bool(entries)
        and not _words(tail)
        and all(_is_short(name) and (number.percent or not percent) for name, number in entries)
        and (len(entries) == 1 or entries[0][1].percent or all(_is_named(name) for name, _ in entries))
    )


def _take(piece: str, found: Found) -> bool:
    """Take the skills of a piece; whether nothing of it is left. What is doubtful is kept, and so is a piece with more
    in it than skills; a sentence with a number in it is none.
    """
    entries, tail = _entries(piece)
    if not entries:
        near = nearly_a_number(piece)
        if near is not None and _is_short(near[0]):
            found.doubtful.append(near)
        return False
    in_words = bool(_words(tail))
    if not _is_entry(piece, percent=False) and (not entries[0][1].percent or not in_words):
        return False
    sure = not tail
    for name, number in entries:
        known = _is_known(name)
        if not _is_short(name) or (in_words and not known and len(_words(name)) > _FEW_WORDS):
            sure = False
        elif number.number.value is None:
            found.doubtful.append((name, number.text))
            sure = False
        else:
            if number.number.state == "rounded":
                found.rounded.append((name, number.text, number.number.value))
            found.skills.append(named_skill(name, number.number.value))
    return sure


def _words(text: str) -> list[str]:
    """The words of a text outside its brackets."""
    return re.findall(r"\S*[^\W\d_]\S*", _IN_BRACKETS.sub(" ", text))


def _is_known(name: str) -> bool:
    return fold(_IN_BRACKETS.sub("", name).strip()) in _names()[0]


def _is_named(name: str) -> bool:
    """Whether words look like a name and not like the middle of a sentence."""
    return name[0].isupper() or _is_known(name)


def _attacks(text: str) -> list[str]:
    """The attacks of a list, put together where a line was broken inside one."""
    joined: list[str] = []
    prefix = ""
    parts = [
        (apart and not number, part) for apart, line in _lines(text) for number, part in enumerate(_ANOTHER.split(line))
    ]
    for apart, part in ((apart, part.replace("\0", " ").strip()) for apart, part in parts):
        if not part.strip(" ."):
            continue
        if prefix and (_SENTENCE.search(prefix) or not _is_short(prefix)):
            joined.append(prefix)
            prefix = ""
        if "%" in part or (apart and not prefix and not _DAMAGE_WORD.match(part) and _UNRATED.fullmatch(part)):
            joined.append(f"{prefix} {part}".strip())
            prefix = ""
        elif joined and (_DICE.search(part) or _DAMAGE_WORD.match(part) or joined[-1].endswith((",", "+"))):
            joined[-1] = f"{joined[-1]} {part}"
        else:
            prefix = f"{prefix} {part}".strip()
    return [*joined, prefix] if prefix else joined


def _lines(text: str) -> Iterator[tuple[bool, str]]:
    """The parts of a list of attacks, and whether a sign parts each from the one before and not only a line end."""
    place, apart = 0, True
    for sign in re.finditer(r"[;•·●▪\n]", text):
        yield apart, text[place : sign.start()]
        place, apart = sign.end(), sign[0] != "\n"
    yield apart, text[place:]


def _is_short(name: str) -> bool:
    return 0 < len(_words(name)) <= _MOST_WORDS
