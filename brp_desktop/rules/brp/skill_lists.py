"""Lists of skills with choices, of professions and personalities: does a choice fill the list? (SRD, UGE ch. 2)

A list consists of groups; each group wants a number of skills out of its entries. Fixed skills are groups of one entry.
An entry that names a speciality, or none, may be taken once; one that leaves the speciality or the skill open several
times with different ones. Whether and how a choice fits is found as a maximum flow, so that no order of choosing can
block another.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

ANY = "*"
"""The speciality of an entry that leaves it open."""


@dataclass(frozen=True, slots=True)
class Pick:
    """A skill chosen: its id and, where it is specialised, the speciality's id or a free word."""

    skill: str
    speciality: str | None = None


@dataclass(frozen=True, slots=True)
class SkillEntry:
    """One entry of a list: what it accepts.

    Either ``skill`` with ``specialities`` (empty: the skill itself; ``ANY``: every one; else one of them), or a whole
    ``category``, or ``anything``, or one of several entries (``any_of``). ``typical`` is a hint for an open speciality.
    """

    skill: str | None = None
    specialities: tuple[str, ...] = ()
    category: str | None = None
    anything: bool = False
    any_of: tuple["SkillEntry", ...] = ()
    typical: str | None = None

    @property
    def repeatable(self) -> bool:
        """Whether it may be taken several times, each time differently."""
        return self.anything or self.category is not None or ANY in self.specialities

    def accepts(self, pick: Pick, categories: Mapping[str, str]) -> bool:
        """Whether a pick fits; ``categories`` gives the category of each skill.

        >>> SkillEntry("art", (ANY,)).accepts(Pick("art", "art_film"), {})
        True
        """
        if self.anything:
            return True
        if self.any_of:
            return any(entry.accepts(pick, categories) for entry in self.any_of)
        if self.category is not None:
            return categories.get(pick.skill) == self.category
        if pick.skill != self.skill:
            return False
        return not self.specialities or ANY in self.specialities or pick.speciality in self.specialities


@dataclass(frozen=True, slots=True)
class SkillGroup:
    """So many skills out of these entries; where not ``strict`` the entries are only typical and any skill will do."""

    count: int
    entries: tuple[SkillEntry, ...]
    strict: bool = True


@dataclass(frozen=True, slots=True)
class SkillList:
    """A whole list: the groups of a profession (ten skills in all) or of a personality (thirteen)."""

    groups: tuple[SkillGroup, ...]

    @property
    def size(self) -> int:
        """How many skills the list makes."""
        return sum(group.count for group in self.groups)


@dataclass(frozen=True, slots=True)
class ListFit:
    """How a choice fits a list: the group of every pick (None: it fits nowhere), and what each group still wants."""

    groups: tuple[int | None, ...]
    missing: tuple[int, ...]

    @property
    def complete(self) -> bool:
        """Whether every group is filled and every pick fits."""
        return not any(self.missing) and None not in self.groups

    @property
    def misfits(self) -> tuple[int, ...]:
        """Positions of the picks that fit nowhere."""
        return tuple(place for place, group in enumerate(self.groups) if group is None)


def fit(skill_list: SkillList, picks: Sequence[Pick], categories: Mapping[str, str] | None = None) -> ListFit:
    """The best way to place the picks in the list: as many as possible; the same pick counts once.

    >>> brawler = SkillList((SkillGroup(1, (SkillEntry("brawl"),)), SkillGroup(1, (SkillEntry(anything=True),))))
    >>> fit(brawler, [Pick("spot"), Pick("brawl")]).groups
    (1, 0)
    """
    known = categories or {}
    flow = _Flow()
    for number, group in enumerate(skill_list.groups):
        flow.join(("group", number), _SINK, group.count)
        for position, entry in enumerate(_entries(group)):
            flow.join(("entry", number, position), ("group", number), group.count if entry.repeatable else 1)
    for at, pick in enumerate(picks):
        if pick in picks[:at]:
            continue
        flow.join(_SOURCE, ("pick", at), 1)
        for number, group in enumerate(skill_list.groups):
            for position, entry in enumerate(_entries(group)):
                if entry.accepts(pick, known):
                    flow.join(("pick", at), ("entry", number, position), 1)
    flow.fill()
    groups = tuple(flow.group_of(("pick", at)) for at in range(len(picks)))
    missing = tuple(group.count - groups.count(number) for number, group in enumerate(skill_list.groups))
    return ListFit(groups, missing)


_Node = tuple[str | int, ...]
_SOURCE: _Node = ("source",)
_SINK: _Node = ("sink",)


class _Flow:
    """A small network through which whole units flow from the source to the sink, as many as there is room for."""

    def __init__(self) -> None:
        self._room: dict[_Node, dict[_Node, int]] = {}

    def join(self, start: _Node, end: _Node, room: int) -> None:
        """Opens a way from one node to another with room for so many units."""
        self._room.setdefault(start, {})[end] = room
        self._room.setdefault(end, {}).setdefault(start, 0)

    def fill(self) -> None:
        """Sends units until no way is left."""
        while self._send(_SOURCE, {_SOURCE}):
            pass

    def group_of(self, pick: _Node) -> int | None:
        """The number of the group that a pick's unit flows through, None if it does not flow."""
        for end, room in self._room.get(pick, {}).items():
            if end[0] == "entry" and not room:
                return int(end[1])
        return None

    def _send(self, node: _Node, passed: set[_Node]) -> bool:
        if node == _SINK:
            return True
        ways = self._room.get(node, {})
        for end, room in ways.items():
            if room and end not in passed:
                passed.add(end)
                if self._send(end, passed):
                    ways[end] -= 1
                    self._room[end][node] += 1
                    return True
        return False


def _entries(group: SkillGroup) -> tuple[SkillEntry, ...]:
    return group.entries if group.strict else (*group.entries, SkillEntry(anything=True))
