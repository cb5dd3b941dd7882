"""Opposed checks at the table: two sides, the exact odds before, four dice, one verdict, a tick for each sheet."""

import uuid
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Final, Literal, TypeAlias

from brp_desktop.play.agreement import Agreement, Choice, agreed
from brp_desktop.play.entries import JournalEntry, Verdict, opposed_entry
from brp_desktop.play.people import NUMBER, Person, SheetPerson, request_of
from brp_desktop.play.rolling import RollRequest, RollResult, Situation, Subject
from brp_desktop.play.rolling import settle as settle_roll
from brp_desktop.play.ticks import tick_edits
from brp_desktop.rules import Explanation, RulesError
from brp_desktop.rules.brp import (
    BrpOptions,
    Contestant,
    Difficulty,
    Level,
    OpposedOdds,
    OpposedOutcome,
    opposed,
    opposed_odds,
)
from brp_desktop.rules.brp.opposition import Side as Letter
from brp_desktop.rules.dice import RandomSource
from brp_desktop.sheet.brp import BrpCharacter
from brp_desktop.sheet.edits import Edit

KEPT: Final = 10
"""How many contests are kept."""

Faces: TypeAlias = tuple[tuple[int | None, Level, int], ...]
"""What one side may show: die (None: none thrown), level, and in how many of a hundred cases."""


@dataclass(frozen=True, slots=True)
class Side:
    """One side: who, what is rolled, and how. ``rolls`` off: the side stays unrolled and counts as a failure.

    The own roll, difficulty and modifier are those of ``situation``; its ``hidden`` is set by the contest.
    """

    person: Person
    subject: Subject = NUMBER
    situation: Situation = field(default_factory=Situation)
    rolls: bool = True


@dataclass(frozen=True, slots=True)
class Contest:
    """What is asked for; a side may still be missing.

    ``defender`` names the defending side for the record that breaks ties by it. ``rules`` says whose sheet is followed
    where two sheets differ; ``table_options`` are the rules where neither side has a sheet.
    """

    a: Side | None = None
    b: Side | None = None
    defender: Letter | None = None
    rules: Choice = "a"
    hidden: bool = False
    table_options: BrpOptions | None = None

    def swapped(self) -> "Contest":
        """The same contest with the sides exchanged; the result is the same but for the letters."""
        return replace(
            self,
            a=self.b,
            b=self.a,
            defender=None if self.defender is None else other(self.defender),
            rules=other(self.rules),
        )


@dataclass(frozen=True, slots=True)
class ContestRequest:
    """A contest as it would be rolled now.

    ``request_a`` and ``request_b`` hold chance, steps and thresholds of each side; where a side cannot be rolled its
    ``problem`` says why. ``odds`` are those before any die, None until both sides are ready. ``agreement`` holds the
    rules in force and the fields in which two sheets differ.
    """

    contest: Contest
    agreement: Agreement
    request_a: RollRequest | None
    request_b: RollRequest | None
    problem_a: RulesError | None
    problem_b: RulesError | None
    odds: OpposedOdds | None

    @property
    def options(self) -> BrpOptions:
        """The rules in force."""
        return self.agreement.options

    @property
    def is_ready(self) -> bool:
        """Whether there is something to roll: no problem, and at least one side that rolls."""
        rolling = [side for side in (self.contest.a, self.contest.b) if side is not None and side.rolls]
        return bool(rolling) and self.problem_a is None and self.problem_b is None


@dataclass(frozen=True, slots=True)
class ContestResult:
    """A settled contest, a value decided before anything is shown. ``id`` links its journal lines.

    ``a`` and ``b`` are the two rolls (None: that side was not rolled, or is missing), each with its own dice, level,
    reason and tick. ``outcome`` compares them; it has the raw levels and those after the comparison.
    """

    id: str = field(compare=False)
    request: ContestRequest
    a: RollResult | None
    b: RollResult | None
    outcome: OpposedOutcome

    @property
    def winner(self) -> Letter | None:
        """Who wins, if anybody."""
        return self.outcome.winner

    @property
    def reason(self) -> str:
        """The one reason id of the comparison (customer's source 3.3)."""
        return self.outcome.reason

    @property
    def explanation(self) -> Explanation:
        """The comparison as steps; the chances' steps are those of the two requests."""
        return self.outcome.explanation

    @property
    def hidden(self) -> bool:
        """Whether only the game master may know."""
        return self.request.contest.hidden

    def roll(self, side: Letter) -> RollResult | None:
        """The roll of a side."""
        return self.a if side == "a" else self.b

    def person(self, side: Letter) -> Person | None:
        """Who stands on a side."""
        who = self.request.contest.a if side == "a" else self.request.contest.b
        return None if who is None else who.person

    def learns(self, side: Letter) -> bool:
        """Whether there is a sheet on that side, so that its tick and the reason are worth saying."""
        return isinstance(self.person(side), SheetPerson)


def prepare(contest: Contest) -> ContestRequest:
    """The contest as it would be rolled; nothing fails, problems of a side are named in the request."""
    sides = (contest.a, contest.b)
    options_a, options_b = (None if side is None else side.person.options for side in sides)
    agreement = agreed(options_a, options_b, contest.rules, contest.table_options)
    (request_a, problem_a), (request_b, problem_b) = (requested(side, contest.hidden, agreement) for side in sides)
    odds = None
    if request_a is not None and request_b is not None:
        odds = odds_of(
            request_a if sides[0] and sides[0].rolls else None,
            request_b if sides[1] and sides[1].rolls else None,
            agreement.options,
            contest.defender,
        )
    return ContestRequest(contest, agreement, request_a, request_b, problem_a, problem_b, odds)


def settle(
    request: ContestRequest,
    source: RandomSource,
    *,
    contest_id: str | None = None,
    roll_ids: tuple[str, str] | None = None,
) -> ContestResult:
    """Throw the dice of every side that rolls (tens and units each) and compare them.

    RulesError: the problem of a side, ``missing_value`` where there is no side to roll, ``roll_out_of_range`` for real
    dice outside 1 … 100.
    """
    for problem in (request.problem_a, request.problem_b):
        if problem is not None:
            raise problem
    if not request.is_ready:
        raise RulesError("missing_value", name="sides")
    ids: tuple[str | None, str | None] = roll_ids or (None, None)
    contest = request.contest
    results = [
        settle_roll(asked, source, roll_id=id_) if side is not None and asked is not None and side.rolls else None
        for side, asked, id_ in zip((contest.a, contest.b), (request.request_a, request.request_b), ids, strict=True)
    ]
    first, second = (
        contestant(asked, result) for asked, result in zip((request.request_a, request.request_b), results, strict=True)
    )
    outcome = opposed(first, second, request.options, defender=contest.defender)
    return ContestResult(contest_id or str(uuid.uuid4()), request, results[0], results[1], outcome)


def contestant(request: RollRequest | None, result: RollResult | None) -> Contestant:
    """A side as the rules compare it: its score, its die and, where no chance was rolled against, its level."""
    if request is None:
        return Contestant(0, 0)
    if result is None:
        return Contestant(request.score, request.chance or 0, base=request.base)
    if request.situation.difficulty in (Difficulty.AUTOMATIC, Difficulty.IMPOSSIBLE):
        return Contestant(request.score, request.chance or 0, result.roll, base=request.base, level=result.level)
    return Contestant(request.score, request.chance or 0, result.roll, base=request.base)


def odds_of(
    a: RollRequest | None, b: RollRequest | None, options: BrpOptions, defender: Letter | None = None
) -> OpposedOdds:
    """The exact odds before any die, of 10 000; None stands for a side that stays unrolled."""
    if a is not None and b is not None and not _is_fixed(a) and not _is_fixed(b):
        return _usual_odds(a.score, a.chance or 0, b.score, b.chance or 0, options, a.base, b.base, defender)
    counts = dict.fromkeys(("a", "b", "draw", "cancelled", "both_failed"), 0)
    score_a, score_b = (0 if asked is None else asked.score for asked in (a, b))
    for roll_a, level_a, weight_a in faces_of(a):
        first = Contestant(score_a, 0, roll_a, level=level_a)
        for roll_b, level_b, weight_b in faces_of(b):
            outcome = opposed(first, Contestant(score_b, 0, roll_b, level=level_b), options, defender=defender)
            end = outcome.winner or ("draw" if outcome.kind == "draw" else "cancelled")
            counts["both_failed" if outcome.reason == "both_failed" else end] += weight_a * weight_b
    return OpposedOdds(**counts)


def faces_of(request: RollRequest | None) -> Faces:
    """What a side may show before its die is thrown, with the cases of a hundred."""
    if request is None:
        return ((None, Level.FAILURE, 100),)
    match request.situation.difficulty:
        case Difficulty.AUTOMATIC:
            return ((None, Level.SUCCESS, 100),)
        case Difficulty.IMPOSSIBLE if request.chance == 1:
            return ((1, Level.SUCCESS, 1), (None, Level.FAILURE, 99))
        case Difficulty.IMPOSSIBLE:
            return ((None, Level.FAILURE, 100),)
    return _faces(contestant(request, None), request.options)


def edits_of(result: ContestResult, characters: Mapping[str, BrpCharacter] | None = None) -> dict[str, Edit]:
    """The edit of each sheet involved, by document id: one undo step each, nothing where nothing ticks.

    ``characters`` are those in force now; without them the characters as they were when the contest was prepared.
    """
    rolls: dict[str, list[RollResult]] = {}
    known: dict[str, BrpCharacter] = {}
    for side, roll in ((result.request.contest.a, result.a), (result.request.contest.b, result.b)):
        if side is not None and roll is not None and isinstance(side.person, SheetPerson):
            rolls.setdefault(side.person.document, []).append(roll)
            known[side.person.document] = side.person.character
    return tick_edits(rolls, {**known, **(characters or {})}, "opposed")


def entries_of(result: ContestResult, time: int) -> tuple[JournalEntry, ...]:
    """The journal's lines, one for each side that rolled, linked by the contest's id; ``time`` in milliseconds, UTC."""
    outcome = result.outcome
    lines = []
    letters: tuple[tuple[Letter, Letter, Level], ...] = (("a", "b", outcome.level_a), ("b", "a", outcome.level_b))
    for letter, across, level in letters:
        roll, person, opponent = result.roll(letter), result.person(letter), result.person(across)
        if roll is not None and person is not None:
            lines.append(
                opposed_entry(
                    roll,
                    person.document,
                    person.name,
                    time,
                    contest=result.id,
                    side=letter,
                    opponent="" if opponent is None else opponent.name,
                    final_level=level.value,
                    verdict=verdict_of(outcome, letter),
                    reason=outcome.reason,
                )
            )
    return tuple(lines)


def verdict_of(outcome: OpposedOutcome, side: Letter) -> Verdict:
    """How the contest ended for one side: ``won`` ``lost`` ``draw`` ``nobody``."""
    if outcome.winner is None:
        return "draw" if outcome.kind == "draw" else "nobody"
    return "won" if outcome.winner == side else "lost"


def other(side: Literal["a", "b"]) -> Letter:
    """The other letter."""
    return "b" if side == "a" else "a"


def requested(side: Side | None, hidden: bool, agreement: Agreement) -> tuple[RollRequest | None, RulesError | None]:
    """What a side would roll by the rules agreed on, or why it cannot; twice None without a side."""
    if side is None:
        return None, None
    situation = replace(side.situation, hidden=hidden)
    try:
        return request_of(side.person, side.subject, situation, agreement.options), None
    except RulesError as error:
        return None, error


def _is_fixed(request: RollRequest) -> bool:
    return request.situation.difficulty in (Difficulty.AUTOMATIC, Difficulty.IMPOSSIBLE)


@lru_cache(maxsize=1024)
def _usual_odds(
    score_a: int,
    chance_a: int,
    score_b: int,
    chance_b: int,
    options: BrpOptions,
    base_a: int | None,
    base_b: int | None,
    defender: Letter | None,
) -> OpposedOdds:
    return opposed_odds(score_a, chance_a, score_b, chance_b, options, base_a=base_a, base_b=base_b, defender=defender)


@lru_cache(maxsize=256)
def _faces(side: Contestant, options: BrpOptions) -> Faces:
    return tuple((roll, replace(side, roll=roll).raw_level(options), 1) for roll in range(1, 101))
