"""Creation by chance: a list of skills filled, points spread (SRD, UGE ch. 2).

The dice come from a source handed in, so the same seed gives the same choices.
"""

from collections.abc import Hashable, Iterable, Mapping, Sequence
from typing import Protocol, TypeVar

from brp_desktop.rules.brp.skill_lists import ANY, Pick, SkillEntry, SkillGroup, SkillList, fit
from brp_desktop.rules.dice import RandomSource

_STEP = 5
_ATTEMPTS = 1000
_MOST_WEIGHT = 4

_Item = TypeVar("_Item")
_Key = TypeVar("_Key", bound=Hashable)


class SkillBook(Protocol):
    """What a random choice has to know about the skills of a record: the catalogue gives it."""

    def skills(self) -> Sequence[str]:
        """The ids of all skills that may be chosen freely."""

    def category(self, skill: str) -> str:
        """The category of a skill."""

    def is_specialised(self, skill: str) -> bool:
        """Whether a skill needs a speciality."""

    def specialities(self, skill: str) -> Sequence[str]:
        """The specialities to choose from, ids or words; empty where there are none to offer."""

    def base(self, pick: Pick, values: Mapping[str, int]) -> int:
        """The base chance of a skill for these characteristics."""


def chosen(source: RandomSource, items: Sequence[_Item]) -> _Item:
    """One of them, each as likely as any other; there must be one."""
    return items[source.die(len(items)) - 1]


def filled(
    source: RandomSource,
    book: SkillBook,
    wanted: SkillList,
    taken: Sequence[Pick] = (),
    categories: Mapping[str, str] | None = None,
) -> tuple[Pick, ...]:
    """Picks that fill the list, those ``taken`` already first and kept; ``categories`` are those of their skills.

    Group by group; narrow groups first, so that open ones find what is left.
    """
    categories = categories or {}
    fitted = fit(wanted, taken, categories)
    picks = dict.fromkeys(taken)
    groups = sorted(enumerate(wanted.groups), key=lambda pair: _openness(pair[1]))
    for number, group in groups:
        used = _used(group, [pick for pick, at in zip(taken, fitted.groups, strict=True) if at == number], categories)
        for _ in range(fitted.missing[number]):
            picks[_from_group(source, book, group, used, picks)] = None
    return tuple(picks)


def spread(source: RandomSource, room: Mapping[_Key, int | None], points: int) -> tuple[dict[_Key, int], int]:
    """Points spent on the keys in steps of five, some favoured; what each gets, and what found no room.

    ``room`` says how many points a key takes, None: any number.

    >>> class Ones:
    ...     def die(self, sides):
    ...         return 1
    >>> spread(Ones(), {"spot": 12, "hide": 0}, 20)
    ({'spot': 12, 'hide': 0}, 8)
    """
    spent = dict.fromkeys(room, 0)
    open_ = [key for key in room for _ in range(source.die(_MOST_WEIGHT))]
    while points and open_:
        key = chosen(source, open_)
        ceiling = room[key]
        step = min(_STEP, points, points if ceiling is None else ceiling - spent[key])
        if step <= 0:
            open_ = [each for each in open_ if each != key]
            continue
        spent[key] += step
        points -= step
    return spent, points


def _used(group: SkillGroup, picks: Sequence[Pick], categories: Mapping[str, str]) -> set[int]:
    """Positions of the entries that may be taken once and are taken, each pick one."""
    used: set[int] = set()
    for pick in picks:
        places = (at for at, entry in enumerate(group.entries) if at not in used and entry.accepts(pick, categories))
        place = next(places, None)
        if place is not None and not group.entries[place].repeatable:
            used.add(place)
    return used


def _from_group(
    source: RandomSource, book: SkillBook, group: SkillGroup, used: set[int], taken: Iterable[Pick]
) -> Pick:
    """A new pick out of a group; entries that may be taken once are then marked as used."""
    for _ in range(_ATTEMPTS):
        position = source.die(len(group.entries)) - 1
        entry = group.entries[position]
        if position in used:
            continue
        pick = _from_entry(source, book, entry)
        if pick not in taken and not _is_unfinished(book, pick):
            if not entry.repeatable:
                used.add(position)
            return pick
    return any_skill(source, book)


def _from_entry(source: RandomSource, book: SkillBook, entry: SkillEntry) -> Pick:
    if entry.any_of:
        return _from_entry(source, book, chosen(source, entry.any_of))
    if entry.category is not None:
        inside = tuple(skill for skill in book.skills() if book.category(skill) == entry.category)
        return _with_speciality(source, book, chosen(source, inside))
    if entry.skill is None:
        return any_skill(source, book)
    if entry.specialities and ANY not in entry.specialities:
        return Pick(entry.skill, chosen(source, entry.specialities))
    return _with_speciality(source, book, entry.skill)


def any_skill(source: RandomSource, book: SkillBook) -> Pick:
    """A skill that may be chosen freely, with a speciality where it needs one and there are any to offer."""
    return _with_speciality(source, book, chosen(source, book.skills()))


def _is_unfinished(book: SkillBook, pick: Pick) -> bool:
    return pick.speciality is None and book.is_specialised(pick.skill)


def _with_speciality(source: RandomSource, book: SkillBook, skill: str) -> Pick:
    if not book.is_specialised(skill):
        return Pick(skill)
    offered = book.specialities(skill)
    return Pick(skill, chosen(source, offered) if offered else None)


def _openness(group: SkillGroup) -> int:
    """0 for a fixed skill, 1 for a choice of named ones, 2 where any speciality will do, 3 where any skill will."""
    if any(entry.anything or entry.category for entry in group.entries) or not group.strict:
        return 3
    if any(entry.repeatable for entry in group.entries):
        return 2
    return min(1, len(group.entries) - 1)
