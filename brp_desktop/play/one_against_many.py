"""One against many: a thief's one roll against the rolls of the guards, each compared for itself."""

import uuid
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import Final

from brp_desktop.play.agreement import Agreement, Choice, agreed
from brp_desktop.play.contests import Side, contestant, faces_of, verdict_of
from brp_desktop.play.entries import JournalEntry, Verdict, opposed_entry
from brp_desktop.play.people import NpcPerson, SheetPerson, request_of
from brp_desktop.play.rolling import RollRequest, RollResult
from brp_desktop.play.rolling import settle as settle_roll
from brp_desktop.play.ticks import tick_edits
from brp_desktop.rules import RulesError
from brp_desktop.rules.brp import (
    BrpOptions,
    Contestant,
    Difficulty,
    GroupOdds,
    OpposedOutcome,
    group_odds,
    opposed,
    opposed_many,
)
from brp_desktop.rules.brp.opposition import Side as Letter
from brp_desktop.rules.brp.opposition import gets_away
from brp_desktop.rules.dice import RandomSource
from brp_desktop.sheet.brp import BrpCharacter
from brp_desktop.sheet.edits import Edit

MOST: Final = 1000
"""How many may stand against one."""


@dataclass(frozen=True, slots=True)
class Pursuit:
    """What is asked for. The one is side a; ``defender`` and ``rules`` as in a ``Contest``, b being the many.

    Among several sheets on side b the first is the one that ``rules`` may choose.
    """

    one: Side
    many: tuple[Side, ...]
    defender: Letter | None = None
    rules: Choice = "a"
    hidden: bool = False
    table_options: BrpOptions | None = None


@dataclass(frozen=True, slots=True)
class PursuitRequest:
    """A pursuit as it would be rolled now.

    ``requests`` are those of the many; ``problems`` say who cannot roll (place None: the one). ``odds`` are those
    before any die: that at least one of the many wins, and that at least one succeeds at all; None while the one
    cannot roll or nobody of the many can.
    """

    pursuit: Pursuit
    agreement: Agreement
    request: RollRequest | None
    requests: tuple[RollRequest | None, ...]
    problems: tuple[tuple[int | None, RulesError], ...]
    odds: GroupOdds | None

    @property
    def options(self) -> BrpOptions:
        """The rules in force."""
        return self.agreement.options

    @property
    def is_ready(self) -> bool:
        """Whether the one and at least one of the many can roll."""
        return self.odds is not None


@dataclass(frozen=True, slots=True)
class PursuitResult:
    """A settled pursuit: the one roll, those of the many and each comparison (None: who could not or did not roll).

    ``odds_shown`` are the odds as they were once the one roll was known and before the others rolled: ``wins`` out of
    100 for each of the many that roll, and that at least one beats it (customer's source 3.3, decision of the product).
    """

    id: str = field(compare=False)
    request: PursuitRequest
    one: RollResult
    many: tuple[RollResult | None, ...]
    outcomes: tuple[OpposedOutcome | None, ...]
    odds_shown: GroupOdds

    @property
    def gets_away(self) -> bool:
        """Whether the one gets away: only if none of the others wins."""
        return gets_away(outcome for outcome in self.outcomes if outcome is not None)

    @property
    def winners(self) -> tuple[int, ...]:
        """The places of those of the many who beat the one."""
        return tuple(place for place, outcome in enumerate(self.outcomes) if outcome and outcome.winner == "b")

    @property
    def undecided(self) -> tuple[int, ...]:
        """The places at which the game master decides what it means: draws, cancellations, double failures."""
        return tuple(place for place, outcome in enumerate(self.outcomes) if outcome and outcome.winner is None)


def prepare(pursuit: Pursuit) -> PursuitRequest:
    """The pursuit as it would be rolled; nothing fails, problems are named."""
    theirs = next((side.person.options for side in pursuit.many if side.person.options is not None), None)
    agreement = agreed(pursuit.one.person.options, theirs, pursuit.rules, pursuit.table_options)
    problems: list[tuple[int | None, RulesError]] = []
    known: dict[object, RollRequest] = {}

    def asked(side: Side, place: int | None) -> RollRequest | None:
        person = side.person
        alike: object = None
        if isinstance(person, NpcPerson):
            # Copies of one person share what they are made of, and so the request.
            npc = person.npc
            alike = (id(npc.skills), id(npc.weapons), id(npc.values), npc.percentage, side.subject, side.situation)
            if alike in known:
                return known[alike]
        try:
            situation = replace(side.situation, hidden=pursuit.hidden)
            made = request_of(person, side.subject, situation, agreement.options)
        except RulesError as error:
            problems.append((place, error))
            return None
        if alike is not None:
            known[alike] = made
        return made

    request = asked(pursuit.one, None)
    requests = tuple(asked(side, place) for place, side in enumerate(pursuit.many[:MOST]))
    rolling = [each for each, side in zip(requests, pursuit.many, strict=False) if each is not None and side.rolls]
    odds = None if request is None or not rolling else odds_of(request, rolling, agreement.options, pursuit.defender)
    return PursuitRequest(pursuit, agreement, request, requests, tuple(problems), odds)


def settle(request: PursuitRequest, source: RandomSource, *, contest_id: str | None = None) -> PursuitResult:
    """Throw the one's dice first, then those of the many, and compare each with the one.

    RulesError: the problem of the one, ``missing_value`` where nobody stands against it.
    """
    asked = request.request
    if asked is None:
        raise next(error for place, error in request.problems if place is None)
    if not request.is_ready:
        raise RulesError("missing_value", name="sides")
    pursuit, options = request.pursuit, request.options
    one = settle_roll(asked, source)
    first = contestant(asked, one)
    many = tuple(
        settle_roll(each, source) if each is not None and side.rolls else None
        for each, side in zip(request.requests, pursuit.many, strict=False)
    )
    rolling = [each for each, roll in zip(request.requests, many, strict=True) if each is not None and roll is not None]
    rolled = [contestant(each, roll) for each, roll in zip(request.requests, many, strict=True) if roll is not None]
    compared = iter(opposed_many(first, rolled, options, defender=pursuit.defender))
    outcomes = tuple(None if roll is None else next(compared) for roll in many)
    shown = _odds_against(replace(first, level=one.level), rolling, options, pursuit.defender)
    return PursuitResult(contest_id or str(uuid.uuid4()), request, one, many, outcomes, shown)


def odds_of(
    one: RollRequest, many: Sequence[RollRequest], options: BrpOptions, defender: Letter | None = None
) -> GroupOdds:
    """The exact odds before any die (UGE's «one per cent» for the impossible counted face by face)."""
    if all(_is_plain(each) for each in (one, *many)):
        return group_odds(_unrolled(one), [_unrolled(each) for each in many], options, defender=defender)
    found = [
        _odds_against(Contestant(one.score, 0, roll, level=level), many, options, defender)
        for roll, level, _ in faces_of(one)
    ]
    weights = [weight for _, _, weight in faces_of(one)]
    wins = sum((odds.at_least_one_wins * weight for odds, weight in zip(found, weights, strict=True)), Fraction(0))
    return GroupOdds(None, wins / 100, found[0].at_least_one_succeeds)


def _odds_against(
    one: Contestant, many: Sequence[RollRequest], options: BrpOptions, defender: Letter | None
) -> GroupOdds:
    """The odds once the one is known; face by face where the rules' own counting does not fit."""
    if all(_is_plain(each) for each in many):
        return group_odds(one, [_unrolled(each) for each in many], options, defender=defender)
    wins, nobody, fails = [], 1, 1
    for each in many:
        faces = [(Contestant(each.score, 0, die, level=level), weight) for die, level, weight in faces_of(each)]
        wins.append(
            sum(weight for side, weight in faces if opposed(one, side, options, defender=defender).winner == "b")
        )
        nobody *= 100 - wins[-1]
        fails *= sum(weight for side, weight in faces if not side.raw_level(options).is_success)
    everything = 100 ** len(many)
    return GroupOdds(tuple(wins), 1 - Fraction(nobody, everything), 1 - Fraction(fails, everything))


def edits_of(result: PursuitResult, characters: Mapping[str, BrpCharacter] | None = None) -> dict[str, Edit]:
    """The edit of each sheet involved, by document id, as one step; ``characters`` are those in force now."""
    pursuit = result.request.pursuit
    rolls: dict[str, list[RollResult]] = {}
    known: dict[str, BrpCharacter] = {}
    for side, roll in zip((pursuit.one, *pursuit.many), (result.one, *result.many), strict=False):
        if roll is not None and isinstance(side.person, SheetPerson):
            rolls.setdefault(side.person.document, []).append(roll)
            known[side.person.document] = side.person.character
    return tick_edits(rolls, {**known, **(characters or {})}, "opposed")


def entries_of(result: PursuitResult, time: int) -> tuple[JournalEntry, ...]:
    """The journal's lines, the one's first, linked by the id; the one «won» if it gets away from all."""
    pursuit = result.request.pursuit
    undecided = result.gets_away and len(result.undecided) == sum(each is not None for each in result.outcomes)
    verdict: Verdict = "nobody" if undecided else "won" if result.gets_away else "lost"
    lines = [
        opposed_entry(
            result.one,
            pursuit.one.person.document,
            pursuit.one.person.name,
            time,
            contest=result.id,
            side="one",
            verdict=verdict,
        )
    ]
    for side, roll, outcome in zip(pursuit.many, result.many, result.outcomes, strict=False):
        if roll is not None and outcome is not None:
            lines.append(
                opposed_entry(
                    roll,
                    side.person.document,
                    side.person.name,
                    time,
                    contest=result.id,
                    side="many",
                    opponent=pursuit.one.person.name,
                    final_level=outcome.level_b.value,
                    verdict=verdict_of(outcome, "b"),
                    reason=outcome.reason,
                )
            )
    return tuple(lines)


def _is_plain(request: RollRequest) -> bool:
    """Whether the rules' own counting fits: everything but a chance in an impossible roll."""
    return request.situation.difficulty is not Difficulty.IMPOSSIBLE or request.chance != 1


def _unrolled(request: RollRequest) -> Contestant:
    """A side before its die; the automatic and the impossible have their level already."""
    side = contestant(request, None)
    if request.situation.difficulty in (Difficulty.AUTOMATIC, Difficulty.IMPOSSIBLE):
        return replace(side, level=faces_of(request)[0][1])
    return side
