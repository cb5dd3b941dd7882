"""Everybody rolls: one skill for all around the table, the odds before, one table of results, a tick for each sheet."""

import uuid
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import Final, Literal, TypeAlias

from msgspec import Struct, structs

from brp_desktop.play.chance import percentile_throws
from brp_desktop.play.entries import JournalEntry, opposed_entry
from brp_desktop.play.people import NpcPerson, Person, SheetPerson, npc_rolls, request_of, subject_for
from brp_desktop.play.rolling import (
    RollRequest,
    RollResult,
    Situation,
    Subject,
    SubjectName,
    characteristic_subject_name,
    judged,
    level_of,
)
from brp_desktop.play.ticks import tick_edits
from brp_desktop.rules import RulesError
from brp_desktop.rules.brp import BrpOptions, Difficulty, Level
from brp_desktop.rules.brp.d100 import read_d100, split_d100
from brp_desktop.rules.dice import RandomSource
from brp_desktop.sheet.brp import BrpCharacter
from brp_desktop.sheet.edits import Edit

LUCK: Final = characteristic_subject_name("pow")
"""What the lowest Luck of the party rolls: POW × 5."""

Choice: TypeAlias = Literal["all", "best", "worst"]
"""Who rolls: everybody, or only the one with the highest or the lowest chance."""

_LEVELS: Final = tuple(Level)


@dataclass(frozen=True, slots=True)
class GroupCheck:
    """What is asked for: who, what (found in each by ``subject_for``), and how; ``situation`` holds for everybody.

    ``subjects`` says for single people (by their place) what they roll instead. ``choice`` narrows it to the best or
    the worst, of equals the first. ``options`` are the rules of people without a sheet; a sheet keeps its own.
    """

    people: tuple[Person, ...]
    wanted: SubjectName
    situation: Situation = field(default_factory=Situation)
    choice: Choice = "all"
    options: BrpOptions | None = None
    subjects: Mapping[int, Subject] = field(default_factory=dict, hash=False)


class Member(Struct, frozen=True):
    """One person in a group check: what it would roll, or why it cannot (``problem``)."""

    place: int
    person: Person
    request: RollRequest | None
    problem: RulesError | None = None


@dataclass(frozen=True, slots=True)
class GroupRequest:
    """A group check as it would be rolled now.

    ``members`` are all people in the order given; ``rolling`` those who roll. The odds are over those who roll:
    that at least one succeeds, and that all do (0 for nobody).
    """

    check: GroupCheck
    members: tuple[Member, ...]
    rolling: tuple[Member, ...]
    at_least_one: Fraction
    everybody: Fraction

    @property
    def problems(self) -> tuple[Member, ...]:
        """Those who cannot roll."""
        return tuple(member for member in self.members if member.request is None)


class Line(Struct, frozen=True):
    """One roll of the group: the dice (None: none were thrown) and the level. ``number`` is its place in the throw."""

    number: int
    member: Member
    roll: int | None
    tens: int | None
    units: int | None
    level: Level


@dataclass(frozen=True, slots=True)
class GroupResult:
    """A settled group check; ``lines`` in the order of the people. ``id`` links its journal lines."""

    id: str = field(compare=False)
    request: GroupRequest
    lines: tuple[Line, ...]

    @property
    def ranked(self) -> tuple[Line, ...]:
        """The lines from the best to the worst: by level, then by score, then in the order of the people."""
        return tuple(sorted(self.lines, key=_rank))

    @property
    def successes(self) -> int:
        """How many succeeded."""
        return sum(line.level.is_success for line in self.lines)

    def counts(self) -> dict[Level, int]:
        """How often each level came up, the best first."""
        found = dict.fromkeys(reversed(_LEVELS), 0)
        for line in self.lines:
            found[line.level] += 1
        return found


def prepare(check: GroupCheck) -> GroupRequest:
    """The check as it would be rolled; who cannot roll is named, nothing fails."""
    members = _members(check)
    able = tuple(member for member in members if member.request is not None)
    rolling = able
    if check.choice != "all":
        chosen = (_highest if check.choice == "best" else _lowest)(able)
        rolling = () if chosen is None else (chosen,)
    return GroupRequest(check, members, rolling, *_odds(rolling))


def best(check: GroupCheck) -> Member | None:
    """The member with the highest chance, of equals the first; None where nobody can roll."""
    return _highest(prepare(replace(check, choice="all")).rolling)


def settle(request: GroupRequest, source: RandomSource, *, check_id: str | None = None) -> GroupResult:
    """Throw two dice for everybody who rolls. A real die is not asked for here; ``with_own_roll`` puts one in."""
    throws = iter(percentile_throws(source, sum(_throws_dice(member) for member in request.rolling)))
    lines = []
    for number, member in enumerate(request.rolling):
        asked = member.request
        if asked is None:
            continue
        tens = units = roll = None
        if asked.throws_dice:
            tens, units = next(throws)
            roll = read_d100(tens, units)
        lines.append(Line(number, member, roll, tens, units, level_of(asked, roll)))
    return GroupResult(check_id or str(uuid.uuid4()), request, tuple(lines))


def with_own_roll(result: GroupResult, number: int, roll: int) -> GroupResult:
    """The same result with what real dice of one member show instead; ``roll_out_of_range`` outside 1 … 100."""
    if not 1 <= roll <= 100:
        raise RulesError("roll_out_of_range", roll=roll)
    return replace(result, lines=tuple(_typed(line, roll) if line.number == number else line for line in result.lines))


def result_of(line: Line, group: GroupResult) -> RollResult:
    """The line as an ordinary roll, with the reasons of level and tick; its id is made of the group's."""
    asked = line.member.request
    if asked is None:
        raise RulesError("missing_value", name="request")
    return judged(asked, line.roll, line.tens, line.units, roll_id=f"{group.id}/{line.number}")


def edits_of(result: GroupResult, characters: Mapping[str, BrpCharacter] | None = None) -> dict[str, Edit]:
    """The edit of each sheet, by document id, as one step; ``characters`` are those in force now."""
    rolls: dict[str, list[RollResult]] = {}
    known: dict[str, BrpCharacter] = {}
    for line in result.lines:
        person = line.member.person
        if isinstance(person, SheetPerson) and line.level.is_success:
            rolls.setdefault(person.document, []).append(result_of(line, result))
            known[person.document] = person.character
    return tick_edits(rolls, {**known, **(characters or {})}, "group")


def entries_of(result: GroupResult, time: int) -> tuple[JournalEntry, ...]:
    """A line of the journal for every roll, linked by the check's id; ``time`` in milliseconds, UTC."""
    lines = []
    for line in result.lines:
        person = line.member.person
        made = result_of(line, result)
        lines.append(opposed_entry(made, person.document, person.name, time, contest=result.id, side="all"))
    return tuple(lines)


def _members(check: GroupCheck) -> tuple[Member, ...]:
    """Everybody with what they would roll; people without a sheet who roll the same share the request."""
    of_npc = npc_rolls(check.wanted)
    equal: dict[object, RollRequest | RulesError] = {}
    members = []
    for place, person in enumerate(check.people):
        if isinstance(person, NpcPerson) and place not in check.subjects:
            found = of_npc(person.npc)
            made = equal.get(found)
            if made is None:
                made = equal[found] = _asked(person, None if found is None else found.subject, check)
        else:
            made = _asked(person, check.subjects.get(place) or subject_for(person, check.wanted), check)
        if isinstance(made, RulesError):
            members.append(Member(place, person, None, made))
        else:
            members.append(Member(place, person, made))
    return tuple(members)


def _throws_dice(member: Member) -> bool:
    return member.request is not None and member.request.throws_dice


def _asked(person: Person, subject: Subject | None, check: GroupCheck) -> RollRequest | RulesError:
    if subject is None:
        if check.wanted.characteristic is not None:
            return RulesError("missing_value", name=check.wanted.characteristic)
        return RulesError("unknown_name", name=check.wanted.skill or check.wanted.name)
    try:
        return request_of(person, subject, check.situation, None if isinstance(person, SheetPerson) else check.options)
    except RulesError as error:
        return error


def _chance(member: Member) -> int:
    """What members are compared by; the automatic is above, the impossible below every chance."""
    request = member.request
    if request is None or request.situation.difficulty is Difficulty.IMPOSSIBLE:
        return -1
    return request.chance if request.chance is not None else request.score


def _highest(members: Sequence[Member]) -> Member | None:
    return max(members, key=_chance, default=None)


def _lowest(members: Sequence[Member]) -> Member | None:
    return min(members, key=_chance, default=None)


def _odds(rolling: Sequence[Member]) -> tuple[Fraction, Fraction]:
    """That at least one succeeds, and that all do, counted in hundredths per die."""
    equal = Counter(id(member.request) for member in rolling)
    nobody, everybody = 1, 1 if rolling else 0
    for request in {id(member.request): member.request for member in rolling}.values():
        good, count = successes_of_100(request), equal[id(request)]
        nobody *= (100 - good) ** count
        everybody *= good**count
    whole = 100 ** len(rolling)
    return 1 - Fraction(nobody, whole), Fraction(everybody, whole)


def successes_of_100(request: RollRequest | None) -> int:
    """With how many of its hundred results a roll succeeds."""
    if request is None:
        return 0
    if request.odds is None:
        return 100 if request.situation.difficulty is Difficulty.AUTOMATIC else 0
    return sum(count for level, count in request.odds.items() if level.is_success)


def _rank(line: Line) -> tuple[int, int, int]:
    asked = line.member.request
    return -line.level.order, -(0 if asked is None else asked.score), line.number


def _typed(line: Line, roll: int) -> Line:
    asked = line.member.request
    if asked is None or not asked.throws_dice:
        return line
    request = replace(asked, situation=replace(asked.situation, own_roll=roll))
    tens, units = split_d100(roll)
    member = structs.replace(line.member, request=request)
    return structs.replace(line, member=member, roll=roll, tens=tens, units=units, level=level_of(asked, roll))
