"""Hidden rolls: kept by the game master, shown by one deliberate act, and only then asked about their ticks.

Nothing here reveals by itself: results and journal lines are values that stay hidden until a revealed one is made of
them. A success that was rolled in secret ticks by what stands on the sheet at the moment of the reveal.
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from msgspec import structs

from brp_desktop.play.contests import ContestResult
from brp_desktop.play.entries import JournalEntry
from brp_desktop.play.groups import GroupResult, Line
from brp_desktop.play.one_against_many import PursuitResult
from brp_desktop.play.people import Person, SheetPerson
from brp_desktop.play.rolling import RollRequest, RollResult, reveal
from brp_desktop.rules import RulesError
from brp_desktop.rules.brp import Level, TickDecision, tick_decision
from brp_desktop.rules.brp.difficulty import Difficulty
from brp_desktop.rules.brp.experience import POW_CONTEST
from brp_desktop.sheet import skill_rules
from brp_desktop.sheet.brp import BrpCharacter
from brp_desktop.sheet.edits import Edit, SetPowTick, SetTick
from brp_desktop.sheet.ids import SkillId

PENDING: Final = "hidden_pending"
"""The tick reason of a success that waits for its reveal."""

Characters = Mapping[str, BrpCharacter]
"""The characters in force now, by document id."""


def revealed_roll(result: RollResult, character: BrpCharacter | None = None) -> RollResult:
    """The same roll, shown; a tick that waited is decided with ``character`` as it is now (None: as it was then)."""
    if result.tick_reason == PENDING and character is not None:
        result = replace(result, request=_as_now(result.request, character))
    return reveal(result)


def revealed_contest(result: ContestResult, characters: Characters) -> ContestResult:
    """The same contest with both rolls shown; its id stays, so that it takes its old place."""
    contest = result.request.contest
    sides = [None if side is None else side.person for side in (contest.a, contest.b)]
    a, b = (
        None if roll is None else revealed_roll(roll, _character(person, characters))
        for roll, person in zip((result.a, result.b), sides, strict=True)
    )
    request = replace(
        result.request,
        contest=replace(contest, hidden=False),
        request_a=_shown(result.request.request_a),
        request_b=_shown(result.request.request_b),
    )
    return replace(result, request=request, a=a, b=b)


def revealed_pursuit(result: PursuitResult, characters: Characters) -> PursuitResult:
    """The same for one against many."""
    pursuit = result.request.pursuit
    one = revealed_roll(result.one, _character(pursuit.one.person, characters))
    many = tuple(
        None if roll is None else revealed_roll(roll, _character(side.person, characters))
        for roll, side in zip(result.many, pursuit.many, strict=False)
    )
    request = replace(
        result.request,
        pursuit=replace(pursuit, hidden=False),
        request=_shown(result.request.request),
        requests=tuple(map(_shown, result.request.requests)),
    )
    return replace(result, request=request, one=one, many=many)


def revealed_group(result: GroupResult, characters: Characters) -> GroupResult:
    """The same for a group check."""
    check = result.request.check
    shown: dict[int, RollRequest] = {}

    def line_shown(line: Line) -> Line:
        request, person = line.member.request, line.member.person
        if request is None:
            return line
        character = _character(person, characters)
        made = shown.get(id(request))
        if made is None:
            now = request if character is None else _as_now(request, character)
            made = shown[id(request)] = replace(now, situation=replace(now.situation, hidden=False))
        return structs.replace(line, member=structs.replace(line.member, request=made))

    lines = tuple(map(line_shown, result.lines))
    request = replace(result.request, check=replace(check, situation=replace(check.situation, hidden=False)))
    return replace(result, request=request, lines=lines)


def revealed_entry(entry: JournalEntry, character: BrpCharacter | None) -> JournalEntry:
    """The journal's line, shown; for ``Journal.reveal``. ``character`` is the sheet of its document as it is now.

    A tick that waited is decided with what is ticked now; where the skill is gone meanwhile nothing ticks
    (``no_experience_box``). A line whose tick waits needs the sheet: without it RulesError ``missing_value``. A line
    that is not hidden comes back as it is.
    """
    if not entry.hidden:
        return entry
    if entry.tick_reason != PENDING:
        return replace(entry, hidden=False, revealed=True)
    if character is None:
        raise RulesError("missing_value", name=entry.document)
    decision = _decided(entry, character)
    return replace(entry, hidden=False, revealed=True, tick=decision.tick, tick_reason=decision.reason)


def entry_edit(entry: JournalEntry, character: BrpCharacter) -> Edit | None:
    """The edit for the tick of a line that was just revealed; None where it ticks nothing or is ticked already."""
    if not entry.tick or not entry.revealed:
        return None
    if entry.event == "resistance":
        return None if character.pow_ticked else SetPowTick(True, entry.tick_reason, id=entry.id)
    row = next((row for row in character.skills if row.id == entry.subject.id), None)
    if row is None or row.ticked or not skill_rules.learns(row, character.options):
        return None
    return SetTick(SkillId(entry.subject.id), True, entry.tick_reason, id=entry.id)


def _decided(entry: JournalEntry, character: BrpCharacter) -> TickDecision:
    if entry.event == "resistance":
        return tick_decision(
            "resistance",
            Level.SUCCESS,
            at_stake=entry.at_stake,
            already=character.pow_ticked,
            because=(POW_CONTEST,),
            options=character.options,
        )
    row = next((row for row in character.skills if row.id == entry.subject.id), None)
    return tick_decision(
        entry.subject.kind,
        Level(entry.level or Level.FAILURE.value),
        Difficulty(entry.difficulty),
        at_stake=entry.at_stake,
        box=row is not None and skill_rules.learns(row, character.options),
        already=row is not None and row.ticked,
        options=character.options,
    )


def _as_now(request: RollRequest, character: BrpCharacter) -> RollRequest:
    """The request with the tick box as it stands now."""
    if request.subject.kind != "skill":
        return request
    row = next((row for row in character.skills if row.id == request.subject.id), None)
    learns = row is not None and skill_rules.learns(row, character.options)
    return replace(request, box=learns, already=row is not None and row.ticked)


def _shown(request: RollRequest | None) -> RollRequest | None:
    return None if request is None else replace(request, situation=replace(request.situation, hidden=False))


def _character(person: Person | None, characters: Characters) -> BrpCharacter | None:
    return characters.get(person.document) if isinstance(person, SheetPerson) else None
