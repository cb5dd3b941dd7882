"""Two sides of Xantis against each other: at different times, in the same instant, or with an instantaneous spell."""

import uuid
from dataclasses import dataclass, field
from dataclasses import replace as with_fields
from typing import Final, Literal, TypeAlias

from msgspec.structs import replace

from brp_desktop.play.entries import JournalEntry, Verdict
from brp_desktop.play.xantis_entries import xantis_entry
from brp_desktop.play.xantis_people import XantisPerson, request_of
from brp_desktop.play.xantis_rolls import (
    XantisRequest,
    XantisResult,
    declare_zero,
    prepare_number,
    reveal,
    settle,
    with_situation,
)
from brp_desktop.play.xantis_subjects import INITIATIVE, XantisSituation, XantisSubject
from brp_desktop.rules import Explanation, RulesError
from brp_desktop.rules.dice import RandomSource
from brp_desktop.rules.xantis import (
    DEFAULTS,
    ConfrontationOutcome,
    ContemporaneousOutcome,
    XantisOptions,
    carried_bonus,
    confrontation,
    contemporaneous,
)

KEPT: Final = 10
"""How many contests are kept."""

Letter: TypeAlias = Literal["first", "second"]
"""One of the two sides; in the same instant the order means nothing."""

Manner: TypeAlias = Literal["staggered", "contemporaneous"]
"""At different times, the first Bonus taken off the second's Vdr; or in the same instant, nothing taken off."""

LETTERS: Final[tuple[Letter, Letter]] = ("first", "second")


@dataclass(frozen=True, slots=True)
class XantisSide:
    """One side: who, what is tested, and how.

    Without a ``person`` the subject is a bare number, and ``name`` says whose. ``declared``: a Bonus of 0 without a
    roll. ``npc`` None: as the person is. ``spell``: an instantaneous spell, which acts first in the same instant; None:
    as the action chosen says. The situation's ``hidden`` and ``opponent_bonus`` are set by the contest.
    """

    person: XantisPerson | None = None
    subject: XantisSubject = INITIATIVE
    situation: XantisSituation = field(default_factory=XantisSituation)
    name: str = ""
    declared: bool = False
    npc: bool | None = None
    spell: bool | None = None

    @property
    def shown_name(self) -> str:
        """Whose side it is; may be empty."""
        return self.name or ("" if self.person is None else self.person.name)

    @property
    def is_npc(self) -> bool:
        """Whether the Narrator plays it."""
        return self.npc if self.npc is not None else self.person is not None and self.person.character.npc


@dataclass(frozen=True, slots=True)
class XantisContest:
    """What is asked for; a side may still be missing. ``options`` are the table's."""

    first: XantisSide | None = None
    second: XantisSide | None = None
    manner: Manner = "staggered"
    hidden: bool = False
    options: XantisOptions = DEFAULTS

    def side(self, letter: Letter) -> XantisSide | None:
        """One of the sides."""
        return self.first if letter == "first" else self.second

    def swapped(self) -> "XantisContest":
        """The same with the sides exchanged."""
        return with_fields(self, first=self.second, second=self.first)


@dataclass(frozen=True, slots=True)
class XantisContestRequest:
    """A contest as it would be rolled now.

    ``first`` and ``second`` hold Vdr, steps and exact chance; where a side cannot be tested its problem says why.
    ``settled`` is the first side's result where it tested already, ``carried`` its Bonus: None until it is known, and
    always None in the same instant. Once known it has come off the second's Vdr.
    """

    contest: XantisContest
    first: XantisRequest | None
    second: XantisRequest | None
    first_problem: RulesError | None
    second_problem: RulesError | None
    settled: XantisResult | None = None
    carried: int | None = None

    def request(self, letter: Letter) -> XantisRequest | None:
        """What one side would test."""
        return self.first if letter == "first" else self.second

    def problem(self, letter: Letter) -> RulesError | None:
        """Why one side cannot test."""
        return self.first_problem if letter == "first" else self.second_problem

    @property
    def is_ready(self) -> bool:
        """Whether both sides can be tested."""
        return self.first is not None and self.second is not None


@dataclass(frozen=True, slots=True)
class XantisContestResult:
    """A settled contest, a value decided before anything is shown. ``id`` links its journal lines.

    The second side's margin has the first's Bonus taken off already, where the contest does so.
    """

    id: str = field(compare=False)
    contest: XantisContest
    first: XantisResult
    second: XantisResult
    outcome: ConfrontationOutcome | ContemporaneousOutcome

    def roll(self, letter: Letter) -> XantisResult:
        """One side's test."""
        return self.first if letter == "first" else self.second

    @property
    def carried(self) -> int | None:
        """The Bonus the first side passed on; None in the same instant."""
        return self.second.request.situation.opponent_bonus if self.contest.manner == "staggered" else None

    @property
    def winner(self) -> Letter | None:
        """Whose action alone happens; None where both or none do."""
        result = self.outcome.result
        return result if result in LETTERS else None

    @property
    def narrator(self) -> str:
        """``first``, ``second`` (a Player tells), ``both`` (each his own, in order of turns) or ``narrator``."""
        return self.outcome.narrator

    @property
    def acts_first(self) -> str | None:
        """The side whose instantaneous spell comes first, ``order`` if both have one, else None."""
        return self.outcome.acts_first if isinstance(self.outcome, ContemporaneousOutcome) else None

    @property
    def explanation(self) -> Explanation:
        """The comparison as steps; those of the two Vdr are in the requests."""
        return self.outcome.explanation

    @property
    def hidden(self) -> bool:
        """Whether only the game master may know."""
        return self.contest.hidden

    @property
    def compared(self) -> tuple[int, int]:
        """The two numbers to show against each other: Bonuses with nothing subtracted."""
        return self.first.outcome.margin, self.second.outcome.margin + (self.carried or 0)


def prepare(contest: XantisContest, settled: XantisResult | None = None) -> XantisContestRequest:
    """The contest as it would be rolled; nothing fails, problems are named. ``settled``: the first side's test."""
    staggered = contest.manner == "staggered"
    carried = carried_bonus(settled.outcome.margin) if settled is not None and staggered else None
    first, first_problem = _requested(contest, "first", 0)
    second, second_problem = _requested(contest, "second", carried or 0)
    return XantisContestRequest(contest, first, second, first_problem, second_problem, settled, carried)


def settle_first(request: XantisContestRequest, source: RandomSource) -> XantisContestRequest:
    """The first side tests alone; its Bonus stands visibly in the second's Vdr afterwards.

    RulesError: the side's problem, or as ``xantis_rolls.settle``.
    """
    return prepare(request.contest, _settled(request, "first", source))


def settle_contest(
    request: XantisContestRequest, source: RandomSource, *, contest_id: str | None = None
) -> XantisContestResult:
    """Both sides test, or the second where the first did already, and are compared.

    RulesError as ``settle_first``; where own dice are refused nothing was rolled.
    """
    for letter in LETTERS:
        if (problem := request.problem(letter)) is not None:
            raise problem
    if request.settled is None:
        own = request.second.situation.own_dice if request.second is not None else None
        if own is not None and request.second is not None:
            settle(request.second, source)  # refused before the first side rolls
        request = settle_first(request, source)
    first, contest = request.settled, request.contest
    if first is None:
        raise RulesError("missing_value", name="first")
    second = _settled(request, "second", source)
    margins = first.outcome.margin, second.outcome.margin
    npc = [letter for letter in LETTERS if (side := contest.side(letter)) is not None and side.is_npc]
    outcome: ConfrontationOutcome | ContemporaneousOutcome
    if contest.manner == "staggered":
        outcome = confrontation(*margins, contest.options, npc=npc)
    else:
        rolls = {"first": first, "second": second}
        spells = [letter for letter in LETTERS if is_spell(contest.side(letter), rolls[letter].request)]
        outcome = contemporaneous(*margins, contest.options, spells=spells, npc=npc)
    return XantisContestResult(contest_id or str(uuid.uuid4()), contest, first, second, outcome)


def is_spell(side: XantisSide | None, request: XantisRequest | None) -> bool:
    """Whether a side acts with an instantaneous spell: as ticked, else as its action is."""
    if side is None:
        return False
    return side.spell if side.spell is not None else request is not None and request.spell


def revealed(result: XantisContestResult) -> XantisContestResult:
    """The same contest after the game master has shown it."""
    return with_fields(
        result,
        contest=with_fields(result.contest, hidden=False),
        first=reveal(result.first),
        second=reveal(result.second),
    )


def entries_of(result: XantisContestResult, time: int) -> tuple[JournalEntry, ...]:
    """The journal's two lines, linked by the contest's id; ``time`` in milliseconds, UTC.

    ``verdict_reason`` is ``first`` ``second`` ``both`` or ``none``, whoever's the line is.
    """
    lines = []
    for letter, across in (LETTERS, LETTERS[::-1]):
        side, opponent = result.contest.side(letter), result.contest.side(across)
        if side is not None:
            line = _line(side, opponent, result.roll(letter), result.id, letter, time)
            lines.append(replace(line, verdict=verdict_of(result, letter), verdict_reason=result.outcome.result))
    return tuple(lines)


def first_entry(request: XantisContestRequest, contest_id: str, time: int) -> JournalEntry:
    """The line of the first side's test made alone; it says nothing of how the contest ends before that is known."""
    side, settled = request.contest.first, request.settled
    if side is None or settled is None:
        raise ValueError("not tested")
    return _line(side, request.contest.second, settled, contest_id, "first", time)


def verdict_of(result: XantisContestResult, letter: Letter) -> Verdict:
    """How it ended for one side: ``won`` ``lost`` ``draw`` (both act) or ``nobody``."""
    match result.outcome.result:
        case "both":
            return "draw"
        case "none":
            return "nobody"
        case winner:
            return "won" if winner == letter else "lost"


def request_for(
    side: XantisSide, options: XantisOptions, *, opponent_bonus: int = 0, hidden: bool = False
) -> XantisRequest:
    """What one side would test by itself. A cost nobody has said counts 0 here: Pa are spent in the Giro.

    RulesError as ``xantis_people.request_of``.
    """
    situation = replace(side.situation, opponent_bonus=opponent_bonus, hidden=hidden, npc=side.is_npc)
    if side.person is None or side.subject.kind == "number":
        subject = side.subject
        request = prepare_number(subject.capacity, situation, name=subject.name, actor=side.shown_name, options=options)
    else:
        request = request_of(side.person, side.subject, situation, options)
    if request.pa_cost is None:
        request = with_situation(request, replace(situation, pa=0))
    return request


def _line(
    side: XantisSide, opponent: XantisSide | None, result: XantisResult, contest_id: str, letter: Letter, time: int
) -> JournalEntry:
    document = "" if side.person is None else side.person.document
    return replace(
        xantis_entry(result, document, side.shown_name, time),
        contest=contest_id,
        side=letter,
        opponent="" if opponent is None else opponent.shown_name,
    )


def _requested(
    contest: XantisContest, letter: Letter, opponent_bonus: int
) -> tuple[XantisRequest | None, RulesError | None]:
    side = contest.side(letter)
    if side is None:
        return None, None
    try:
        return request_for(side, contest.options, opponent_bonus=opponent_bonus, hidden=contest.hidden), None
    except RulesError as error:
        return None, error


def _settled(request: XantisContestRequest, letter: Letter, source: RandomSource) -> XantisResult:
    problem, asked, side = request.problem(letter), request.request(letter), request.contest.side(letter)
    if problem is not None:
        raise problem
    if asked is None or side is None:
        raise RulesError("missing_value", name=letter)
    return declare_zero(asked) if side.declared else settle(asked, source)
