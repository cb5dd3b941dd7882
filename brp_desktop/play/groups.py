"""Everybody rolls: one skill for all around the table, the odds before, one table of results, a tick for each sheet."""

import uuid
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from functools import lru_cache
from typing import Final, Literal, TypeAlias

from brp_desktop.play.chance import percentile_dice
from brp_desktop.play.entries import JournalEntry, opposed_entry
from brp_desktop.play.people import NpcPerson, Person, SheetPerson, npc_roll, npc_subject, request_of, subject_for
from brp_desktop.play.rolling import (
    RollRequest,
    RollResult,
    Situation,
    Subject,
    SubjectName,
    characteristic_subject_name,
)
from brp_desktop.play.rolling import settle as settle_roll
from brp_desktop.play.ticks import tick_edits
from brp_desktop.rules import RulesError
from brp_desktop.rules.brp import BrpOptions, Difficulty, Level, judge_without_chance
from brp_desktop.rules.brp.d100 import read_d100
from brp_desktop.rules.brp.levels import judge
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


@dataclass(frozen=True, slots=True)
class Member:
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


@dataclass(frozen=True, slots=True)
class Line:
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
    known: dict[object, RollRequest | RulesError] = {}
    members = tuple(_member(place, person, check, known) for place, person in enumerate(check.people))
    able = tuple(member for member in members if member.request is not None)
    rolling = able
    if check.choice != "all":
        chosen = (_highest if check.choice == "best" else _lowest)(able)
        rolling = () if chosen is None else (chosen,)
    return GroupRequest(check, members, rolling, *_odds(rolling))


def best(check: GroupCheck) -> Member | None:
    """The member with the highest chance, of equals the first; None where nobody can roll."""
    return _highest(prepare(replace(check, choice="all")).rolling)


def worst(check: GroupCheck) -> Member | None:
    """The member with the lowest chance, of equals the first: who rolls where the weakest decides."""
    return _lowest(prepare(replace(check, choice="all")).rolling)


def lowest_luck(people: Sequence[Person], situation: Situation | None = None) -> Member | None:
    """The member whose luck (POW × 5) is the lowest: who rolls when ill luck strikes the party."""
    return worst(GroupCheck(tuple(people), LUCK, situation or Situation()))


def settle(request: GroupRequest, source: RandomSource, *, check_id: str | None = None) -> GroupResult:
    """Throw two dice for everybody who rolls. A real die is not asked for here; ``with_own_roll`` puts one in."""
    lines = []
    tables: dict[int, tuple[Level, ...] | None] = {}
    for number, member in enumerate(request.rolling):
        asked = member.request
        if asked is None:
            continue
        key = id(asked)
        if key not in tables:
            tables[key] = levels_by_roll(asked) if asked.throws_dice else None
        levels = tables[key]
        if levels is None:
            level = judge_without_chance(asked.situation.difficulty, None, asked.options)[0]
            lines.append(Line(number, member, None, None, None, level))
        else:
            tens, units = percentile_dice(source)
            roll = read_d100(tens, units)
            lines.append(Line(number, member, roll, tens, units, levels[roll - 1]))
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
    own = replace(asked, situation=replace(asked.situation, own_roll=line.roll))
    made = settle_roll(own, _NO_DICE, roll_id=f"{group.id}/{line.number}")
    return replace(made, request=asked, tens=line.tens, units=line.units, own_dice=asked.situation.own_roll is not None)


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
    patterns: dict[tuple[int, int | None], JournalEntry] = {}
    lines = []
    for line in result.lines:
        person = line.member.person
        key = (id(line.member.request), line.roll)
        pattern = patterns.get(key)
        if pattern is None:
            made = result_of(line, result)
            pattern = patterns[key] = opposed_entry(made, "", "", time, contest=result.id, side="all")
        lines.append(replace(pattern, id=f"{result.id}/{line.number}", document=person.document, character=person.name))
    return tuple(lines)


def levels_by_roll(request: RollRequest) -> tuple[Level, ...]:
    """The level of every roll 1 … 100; the request must throw dice."""
    return _levels(request.situation.difficulty, request.chance or 0, request.base, request.options)


@lru_cache(maxsize=1024)
def _levels(difficulty: Difficulty, chance: int, base: int | None, options: BrpOptions) -> tuple[Level, ...]:
    if difficulty is Difficulty.IMPOSSIBLE:
        return tuple(judge_without_chance(difficulty, roll, options)[0] for roll in range(1, 101))
    return tuple(judge(roll, chance, options, base=base) for roll in range(1, 101))


class _NoDice:
    """A source that is never asked: the dice were thrown before."""

    def die(self, sides: int) -> int:
        """Nothing to throw."""
        raise AssertionError(sides)


_NO_DICE: Final = _NoDice()


def _member(place: int, person: Person, check: GroupCheck, known: dict[object, RollRequest | RulesError]) -> Member:
    """The member, with the request of an equal one where there was one before (a troop of copies)."""
    if isinstance(person, NpcPerson) and place not in check.subjects:
        npc = person.npc
        alike = (id(npc.skills), id(npc.weapons), id(npc.values), npc.percentage)
        made = known.get(alike)
        if made is None:
            subject = npc_subject(npc, check.wanted)
            equal = subject if subject is None else (subject, *npc_roll(npc, subject))
            made = known[alike] = known.get(equal) or _asked(person, subject, check)
            known[equal] = made
    else:
        made = _asked(person, check.subjects.get(place) or subject_for(person, check.wanted), check)
    return Member(place, person, None, made) if isinstance(made, RulesError) else Member(place, person, made)


def _asked(person: Person, subject: Subject | None, check: GroupCheck) -> RollRequest | RulesError:
    if subject is None:
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
    nobody, everybody = 1, 1 if rolling else 0
    for member in rolling:
        good = successes_of_100(member.request)
        nobody *= 100 - good
        everybody *= good
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
    level = levels_by_roll(asked)[roll - 1]
    return replace(
        line,
        member=replace(line.member, request=request),
        roll=roll,
        tens=roll % 100 // 10 * 10,
        units=roll % 10,
        level=level,
    )
