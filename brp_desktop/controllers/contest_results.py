"""What came out of an opposed check, one against one or one against many, looked at in one way."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, TypeAlias

from brp_desktop.play import contests, one_against_many
from brp_desktop.play.contests import ContestRequest, ContestResult, Side
from brp_desktop.play.entries import JournalEntry
from brp_desktop.play.one_against_many import PursuitRequest, PursuitResult
from brp_desktop.play.people import SheetPerson
from brp_desktop.play.rolling import RollResult
from brp_desktop.rules.brp import Level, OpposedOutcome
from brp_desktop.sheet.brp import BrpCharacter
from brp_desktop.sheet.edits import Edit

Letter = Literal["a", "b"]
Request: TypeAlias = ContestRequest | PursuitRequest
Result: TypeAlias = ContestResult | PursuitResult


@dataclass(frozen=True, slots=True)
class Kept:
    """A contest of this run: what came out and when, in milliseconds since 1970, UTC."""

    result: Result
    time: int

    @property
    def hidden(self) -> bool:
        """Only the game master may know."""
        return is_hidden(self.result)


@dataclass(frozen=True, slots=True)
class SideRoll:
    """One side of a result: its letter, who, the roll (None: it did not roll), and how it compares.

    ``final`` is the level after the comparison; of the one against many, and of a side that rolled alone, the raw one.
    """

    letter: Letter
    side: Side
    roll: RollResult | None
    outcome: OpposedOutcome | None
    final: Level | None


def is_hidden(result: Result) -> bool:
    """Whether only the game master may know of a result."""
    return result.request.pursuit.hidden if isinstance(result, PursuitResult) else result.hidden


def entries_of(result: Result, time: int) -> tuple[JournalEntry, ...]:
    """The journal's lines of a result."""
    if isinstance(result, PursuitResult):
        return one_against_many.entries_of(result, time)
    return contests.entries_of(result, time)


def edits_of(result: Result, characters: Mapping[str, BrpCharacter]) -> Mapping[str, Edit]:
    """The tick edits of a result, by document."""
    if isinstance(result, PursuitResult):
        return one_against_many.edits_of(result, characters)
    return contests.edits_of(result, characters)


def rolls_of(result: Result) -> tuple[SideRoll, ...]:
    """Every side with its roll, the first side first."""
    if isinstance(result, PursuitResult):
        pursuit = result.request.pursuit
        lines = [SideRoll("a", pursuit.one, result.one, None, result.one.level)]
        for side, roll, outcome in zip(pursuit.many, result.many, result.outcomes, strict=False):
            lines.append(SideRoll("b", side, roll, outcome, None if outcome is None else outcome.level_b))
        return tuple(lines)
    contest, outcome = result.request.contest, result.outcome
    single = result.a is None or result.b is None
    found = []
    if contest.a is not None:
        level = outcome.raw_a if single else outcome.level_a
        found.append(SideRoll("a", contest.a, result.a, outcome, level))
    if contest.b is not None:
        level = outcome.raw_b if single else outcome.level_b
        found.append(SideRoll("b", contest.b, result.b, outcome, level))
    return tuple(found)


def ticking_rolls(result: Result) -> dict[str, list[str]]:
    """The ids of the rolls that tick, by document."""
    found: dict[str, list[str]] = {}
    for line in rolls_of(result):
        if line.roll is not None and line.roll.tick and isinstance(line.side.person, SheetPerson):
            found.setdefault(line.side.person.document, []).append(line.roll.id)
    return found
