"""A stat block pasted as text, read into a person without a sheet and a report of what was changed or is doubtful."""

import re
from dataclasses import dataclass, field, replace
from typing import Final, Literal

from brp_desktop.play.npcs import copies_of
from brp_desktop.rules import RulesError
from brp_desktop.rules.brp import SRD, BrpOptions, hit_points, power_points
from brp_desktop.sheet.brp import Resource
from brp_desktop.sheet.derived_values import HIT_POINTS, POWER_POINTS, damage_bonus_of
from brp_desktop.sheet.ids import ResourceId
from brp_desktop.sheet.limits import NAME_LENGTH
from brp_desktop.sheet.table import Entry, Npc, NpcValue
from brp_desktop.storage import statblock_patterns as patterns
from brp_desktop.storage import statblock_text as words
from brp_desktop.storage.importers.values import Number, plain_text, read_whole
from brp_desktop.storage.statblock_entries import Found, list_in, read_attacks, read_list, read_skills
from brp_desktop.storage.statblock_numbers import is_explained

Scale = Literal["3-18", "percentile"]
"""How characteristics are written: 3 to 18, or five times that."""

MAXIMUM_LENGTH: Final = 100_000
"""Letters of a text that is looked at; a stat block has some hundred."""

_HUMAN: Final = 30
_ANOTHER: Final = 3
"""So many characteristics said again make another person."""

_DICE: Final = re.compile(r"[dwk]\d")
_COUNTERS: Final = ("sanity", "luck")


@dataclass(frozen=True, slots=True)
class Finding:
    """One line of the report: a code and what it is about.

    ``changed``: ``divided_by_five`` ``rounded`` ``hit_points_differ`` ``power_points_differ`` ``damage_bonus_differs``
    (old, new). ``not_taken``: ``build`` ``half_and_fifth`` ``hit_locations`` ``markup``. ``ask``: ``scale`` (old: the
    scale read) ``doubtful_number`` ``not_rolled_yet`` ``several_people`` ``damage_bonus_unread`` ``text_cut``
    ``another_person`` (old: the line).
    """

    code: str
    what: str = ""
    old: str = ""
    new: str = ""


@dataclass(frozen=True, slots=True)
class StatBlock:
    """What a text says about one person (or several alike: ``copies``).

    ``raw`` are the characteristics as written; in ``npc`` they are on the scale 3–18. ``hit_points`` holds one figure,
    or several for several people; ``power_points`` the one of the text; ``maxima`` those it names
    besides. ``damage_bonus`` is as written, in one spelling (None: not said); the rules compute
    their own. ``notes`` is all that found no other place, in its order.
    """

    name: str
    npc: Npc
    language: str
    scale: Scale
    raw: tuple[tuple[str, int | None], ...]
    age: int | None = None
    profession: str = ""
    copies: int = 1
    hit_points: tuple[int, ...] = ()
    power_points: int | None = None
    maxima: tuple[tuple[str, int], ...] = ()
    damage_bonus: str | None = None
    notes: str = ""
    changed: tuple[Finding, ...] = ()
    not_taken: tuple[Finding, ...] = ()
    ask: tuple[Finding, ...] = ()

    @property
    def is_empty(self) -> bool:
        """Whether nothing was recognised but text."""
        return not self.raw and not self.npc.skills and not self.npc.weapons and not self.hit_points


def read_statblock(text: str, options: BrpOptions = SRD, *, scale: Scale | None = None) -> StatBlock:
    """The person in a pasted text; any text gives an answer, at once, and every word of it is somewhere in it.

    ``scale`` overrides the scale that was recognised. Labels of three languages may be mixed.
    """
    plain = plain_text(text[:MAXIMUM_LENGTH].replace("\f", "\n"))
    reader = _Reader(words.cleaned("" if plain is None else plain.text))
    if plain is not None and plain.lost:
        reader.not_taken.append(Finding("markup", "note"))
    if len(text) > MAXIMUM_LENGTH:
        reader.ask.append(Finding("text_cut", new=str(MAXIMUM_LENGTH)))
    name, age, profession, description = reader.take_head()
    reader.put_others_aside()
    raw = reader.take_characteristics()
    numbers = reader.take_numbers()
    bonus = reader.take_bonus()
    armour = reader.take_armour()
    reader.take_locations()
    found = reader.take_sections()
    halves = found.halves or reader.halves
    if halves:
        reader.not_taken.append(Finding("half_and_fifth"))
    read_as = scale or _scale(raw, halves or any(each in numbers for each in ("sanity", "luck", "build")))
    values = _values(raw, read_as, reader)
    copies = patterns.COPIES.search(name)
    npc = Npc(
        description=description[:NAME_LENGTH],
        values=tuple(NpcValue(id=id_, value=value) for id_, value in values.items()),
        resources=_resources(values, numbers, options, reader),
        skills=tuple(found.skills),
        weapons=tuple(found.weapons),
        armour=armour[:NAME_LENGTH],
        move=next(iter(numbers.get("move", ())), None),
    )
    if "build" in numbers:
        reader.not_taken.append(Finding("build", old=str(numbers["build"][0])))
    _compare_bonus(bonus, values, reader)
    hits = numbers.get("hit_points", ())
    return StatBlock(
        name=name,
        npc=npc,
        language=words.language_of(reader.whole),
        scale=read_as,
        raw=tuple(raw.items()),
        age=age,
        profession=profession,
        copies=int(copies[1]) if copies and int(copies[1]) else max(1, len(hits)),
        hit_points=hits,
        maxima=tuple(reader.maxima.items()),
        power_points=next(iter(numbers.get("power_points", ())), None),
        damage_bonus=bonus,
        notes=reader.rest(),
        changed=tuple(reader.changed),
        not_taken=tuple(reader.not_taken),
        ask=tuple(reader.ask),
    )


@dataclass(slots=True)
class _Reader:
    """The text and what of it is taken already; the report as it grows."""

    whole: str
    body: str = ""
    others: str = ""
    changed: list[Finding] = field(default_factory=list)
    not_taken: list[Finding] = field(default_factory=list)
    ask: list[Finding] = field(default_factory=list)
    maxima: dict[str, int] = field(default_factory=dict)
    halves: bool = False

    def take_head(self) -> tuple[str, int | None, str, str]:
        """The name line: name, age, profession, and what stands after the name as written."""
        lines = words.without_ornaments(self.whole.split("\n"))
        line = lines[0] if lines else ""
        self.body = "\n".join(lines[1:])
        chains = list(patterns.chains(words.folded_in_place(line), line))
        if chains:
            self.body = f"{line[chains[0].start() :]}\n{self.body}"
            line = line[: chains[0].start()]
        name, _, description = line.strip(" ,;:*#").partition(",")
        age, profession = None, []
        for piece in description.split(","):
            found = words.age_in(piece)
            if found is None:
                profession.append(piece.strip())
            elif age is None:
                age = found
        return name.strip()[:NAME_LENGTH], age, ", ".join(filter(None, profession)), description.strip()

    def put_others_aside(self) -> None:
        """Leave a second block alone: it begins where characteristics are said again, with the name before them."""
        seen: set[str] = set()
        again: list[int] = []
        first = -1
        for match in patterns.chains(words.folded_in_place(self.body), self.body):
            first = match.start() if first < 0 else first
            id_ = words.CHARACTERISTIC_LABELS[match["label"]]
            if id_ in seen:
                again.append(match.start())
            seen.add(id_)
        if len(again) < _ANOTHER:
            return
        start = self.body.rfind("\n", 0, again[0]) + 1
        before = self.body[:start].rstrip("\n ")
        name = before.rfind("\n") + 1
        if not self.body[start : again[0]].strip() and name and not set(":%") & set(before[name:]):
            start = name
        if start <= first:
            start = again[0]
        self.body, self.others = self.body[:start], self.body[start:].strip()
        self.ask.append(Finding("another_person", old=self.others.partition("\n")[0]))

    def take_characteristics(self) -> dict[str, int | None]:
        """The characteristics: labels with a value that stand together. What cannot be read is asked and stays."""
        found: dict[str, int | None] = {}
        for match in list(patterns.chains(words.folded_in_place(self.body), self.body)):
            id_ = words.CHARACTERISTIC_LABELS[match["label"]]
            if id_ not in found:
                number = self._value(match, id_.upper())
                found[id_] = number.value
                if number.state in patterns.SURE:
                    self._take(match)
        return found

    def take_numbers(self) -> dict[str, tuple[int, ...]]:
        """Hit points and the like, by what they are; the first of each kind counts."""
        found: dict[str, tuple[int, ...]] = {}
        for match in list(patterns.NUMBER.finditer(words.folded_in_place(self.body))):
            kind = words.VALUE_LABELS[match["label"]]
            if kind not in found and not self._is_percentage(match) and not _DICE.search(match["other"] or ""):
                if kind == "hit_points" and patterns.SEVERAL.fullmatch(match["value"] or ""):
                    numbers = _figures(match["value"])
                    self.ask.append(Finding("several_people", kind, old=match["value"], new=match["value"]))
                else:
                    number = self._value(match, match["label"])
                    if number.state not in patterns.SURE:
                        continue
                    numbers = [] if number.value is None else [number.value]
                if numbers:
                    found[kind] = tuple(numbers)
                    if match["most"]:
                        self.maxima[kind] = int(match["most"])
                self._take(match)
        return found

    def take_bonus(self) -> str | None:
        """The damage bonus in one spelling; None where nothing is said."""
        text = words.folded_in_place(self.body)
        match = patterns.BONUS.search(text)
        if match is None:
            unread = patterns.NO_BONUS_AT_ALL.search(text)
            if unread is not None:
                self.ask.append(Finding("damage_bonus_unread", old=self.body[slice(*unread.span("value"))]))
            return None
        bonus = words.bonus_text(match["value"])
        self._take(match)
        return bonus

    def take_armour(self) -> str:
        """The armour as written."""
        match = patterns.ARMOUR.search(words.folded_in_place(self.body))
        if match is None:
            return ""
        text = self.body[match.start("value") : match.end("value")].strip()
        self._take(match)
        return text

    def take_locations(self) -> None:
        """Lines of a table of hit locations: neither skills nor text."""
        for match in list(patterns.LOCATION.finditer(self.body)):
            self.not_taken.append(Finding("hit_locations", match[0].strip()))
            self._take(match)

    def take_sections(self) -> Found:
        """Skills and attacks: those under their headings, then lines that hold nothing else."""
        found = Found()
        for kind, start, end, heading in reversed(list(patterns.sections(self.body))):
            text, part = self.body[start:end], Found()
            until = end
            if kind == "skills":
                text, length = list_in(text)
                until = start + length
            if kind == "attacks":
                left = read_attacks(text, part)
            elif kind == "skills":
                left = read_skills(text, part)
            else:
                left = "" if text.strip(" .;\n").lower() in words.NO_BONUS else self.body[heading:end]
            if kind in ("skills", "attacks") and left:
                left = f"{patterns.LEFT}{left}".replace("\n", f"\n{patterns.LEFT}")
            found.before(part)
            before, after = self.body[:heading], self.body[until:]
            parted = "" if not before or before.endswith("\n") else "\n"
            ended = "" if after.startswith("\n") else "\n"
            self.body = f"{before}{parted if left else ''}{left}{ended}{after}"
        lines = []
        for line in self.body.split("\n"):
            part = Found()
            rest = None if line.startswith(patterns.LEFT) else read_list(line, part)
            found.after(part)
            if rest != "":
                lines.append(rest or line.removeprefix(patterns.LEFT))
        self.body = "\n".join(lines)
        self.ask += [Finding("doubtful_number", name, old=text) for name, text in found.doubtful]
        self.changed += [Finding("rounded", name, old=text, new=str(value)) for name, text, value in found.rounded]
        found.number()
        return found

    def rest(self) -> str:
        """What is left, in its order and uncut, without the separators of what was taken."""
        lines = [patterns.without_gaps(line) for line in self.body.split("\n")]
        kept = [line if re.search(r"[^\W_]", line) else "" for line in lines]
        text = re.sub(r"\n{3,}", "\n\n", "\n".join(kept)).strip()
        return "\n\n".join(filter(None, (text, self.others)))

    def _is_percentage(self, match: re.Match[str]) -> bool:
        """Whether the number is the chance of a skill that is called like a label (``Luck 40%``)."""
        return bool(re.match(r"\s*%", self.body[match.end() :]))

    def _value(self, match: re.Match[str], what: str) -> Number:
        """The number of a label, with what stands in brackets behind it unless that follows from it; what is doubtful
        is asked, what was rounded is named.
        """
        groups = match.groupdict()
        start, end = match.span("value" if match["value"] is not None else "other")
        written = self.body[start:end]
        if bracket := groups.get("bracket"):
            if is_explained(written, bracket):
                self.halves = self.halves or "/" in bracket
            else:
                written = self.body[start : match.end()]
        number = read_whole(written.strip())
        if number.state == "rounded":
            self.changed.append(Finding("rounded", what, old=written, new=str(number.value)))
        elif number.state not in patterns.SURE:
            code = "not_rolled_yet" if number.state == "formula" else "doubtful_number"
            self.ask.append(Finding(code, what, old=written))
        return number

    def _take(self, match: re.Match[str]) -> None:
        """Blank what was taken, so that places stay and it parts what stands around it."""
        start, end = match.span()
        blank = ";" + re.sub(r"[^\n]", "\0", self.body[start + 1 : end])
        self.body = f"{self.body[:start]}{blank}{self.body[end:]}"


def _figures(text: str) -> list[int]:
    return [int(figure) for figure in re.findall(r"\d{1,4}", text)]


def _scale(raw: dict[str, int | None], signs: bool) -> Scale:
    """Five times 3–18 where most numbers are too large for people, or other signs of it go with numbers in fives."""
    values = sorted(value for value in raw.values() if value is not None)
    if not values:
        return "3-18"
    if values[len(values) // 2] > _HUMAN:
        return "percentile"
    return "percentile" if signs and values[-1] > _HUMAN else "3-18"


def _values(raw: dict[str, int | None], scale: Scale, reader: _Reader) -> dict[str, int | None]:
    """The characteristics on the scale 3–18, divided by five to the nearest."""
    large = any(value is not None and value > _HUMAN for value in raw.values())
    if scale == "percentile" or large:
        reader.ask.append(Finding("scale", old=scale))
    if scale == "3-18":
        return raw
    divided = {id_: None if value is None else (2 * value + 5) // 10 for id_, value in raw.items()}
    reader.changed.append(Finding("divided_by_five"))
    return divided


def _resources(
    values: dict[str, int | None], numbers: dict[str, tuple[int, ...]], options: BrpOptions, reader: _Reader
) -> tuple[Resource, ...]:
    """The tracks: the figures are what is left now, the maximum is computed where it can be."""
    tracks = []
    for id_ in (HIT_POINTS, POWER_POINTS):
        given, maximum = numbers.get(id_), _maximum(id_, values, options)
        if not given:
            continue
        if maximum is None:
            tracks.append(Resource(id=id_, maximum=given[0]))
        elif given[0] != maximum:
            reader.changed.append(Finding(f"{id_}_differ", old=str(given[0]), new=str(maximum)))
            tracks.append(Resource(id=id_, current=min(given[0], maximum)))
    tracks += [
        Resource(id=ResourceId(name), name=name, current=numbers[name][0]) for name in _COUNTERS if name in numbers
    ]
    return tuple(tracks)


def _maximum(track: str, values: dict[str, int | None], options: BrpOptions) -> int | None:
    con, siz, power = values.get("con"), values.get("siz"), values.get("pow")
    try:
        if track == POWER_POINTS:
            return None if power is None else power_points(power)
        return None if con is None or siz is None else hit_points(con, siz, options)
    except RulesError:
        return None


def _compare_bonus(bonus: str | None, values: dict[str, int | None], reader: _Reader) -> None:
    computed = damage_bonus_of({"str": values.get("str"), "siz": values.get("siz")})
    if bonus is not None and computed is not None and bonus != computed:
        reader.changed.append(Finding("damage_bonus_differs", old=bonus, new=computed))


def people_in(block: StatBlock) -> tuple[Entry, ...]:
    """The block as entries for a table (``npcs.added`` gives them their ids): as many as it says, each with its own
    hit points where it gives several figures; what found no other place is their note.
    """
    name = " ".join(patterns.COPIES.sub(" ", block.name).split())
    entries = [replace(entry, note=block.notes) for entry in copies_of(name, block.npc, block.copies)]
    if len(block.hit_points) > 1:
        for place, hits in enumerate(block.hit_points[: len(entries)]):
            tracks = tuple(row for row in block.npc.resources if row.id != HIT_POINTS)
            npc = replace(block.npc, resources=(Resource(id=HIT_POINTS, maximum=hits), *tracks))
            entries[place] = replace(entries[place], npc=npc)
    return tuple(entries)
