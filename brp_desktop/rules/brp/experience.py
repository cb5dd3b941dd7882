"""Experience: which roll ticks and why, and whether an experience roll improves (customer's source 3.5, UGE ch. 5)."""

from collections.abc import Collection
from dataclasses import dataclass

from brp_desktop.rules.brp.d100 import check_roll
from brp_desktop.rules.brp.difficulty import Difficulty, checked_difficulty
from brp_desktop.rules.brp.levels import Level
from brp_desktop.rules.brp.options import SRD, BrpOptions
from brp_desktop.rules.brp.steps import next_step
from brp_desktop.rules.errors import RulesError
from brp_desktop.rules.explain import Explanation

RARER_REASONS = (
    "blind_luck",
    "rerolled",
    "complementary",
    "augment_lead_failed",
    "lead_failed",
    "hit_another_target",
)
"""Reasons against a tick that the caller knows of, in the order in which they are named (UGE ch. 5)."""

POW_CONTEST = "even_or_better"
"""A POW contest won against an equal or higher POW: ticks POW although it is a resistance roll (UGE ch. 5)."""

_KINDS = ("skill", "characteristic", "resistance")


@dataclass(frozen=True, slots=True)
class TickDecision:
    """Whether the box is ticked now, and the one reason id."""

    tick: bool
    reason: str


def tick_decision(
    kind: str,
    raw: Level,
    difficulty: Difficulty = Difficulty.NORMAL,
    *,
    at_stake: bool = True,
    box: bool = True,
    already: bool = False,
    hidden: bool = False,
    because: Collection[str] = (),
    options: BrpOptions = SRD,
) -> TickDecision:
    """Whether this roll ticks, with the first reason that applies.

    ``kind`` is ``skill``, ``characteristic`` or ``resistance``; ``raw`` the level straight from the die, whatever an
    opposed check made of it; ``box`` whether the skill may gain experience, ``already`` whether it is ticked.
    ``because`` names the rarer reasons that hold (``RARER_REASONS``, or ``POW_CONTEST`` for a resistance roll, which
    ticks only where it was won, ``raw`` being the winner's level, and only by UGE's data). An unknown kind, level,
    difficulty or reason: ``unknown_name``. Order: a characteristic or resistance roll, automatic, impossible, not a
    success, easy, no box, nothing at stake, the rarer ones, ticks by hand, already ticked, hidden, ticked.

    >>> tick_decision("skill", Level.SPECIAL, Difficulty.DIFFICULT)
    TickDecision(tick=True, reason='ticked')
    >>> tick_decision("skill", Level.SUCCESS, Difficulty.EASY).reason
    'easy'
    """
    _check_names(kind, because)
    if not isinstance(raw, Level):
        raise RulesError("unknown_name", name=raw)
    checked_difficulty(difficulty)
    pow_contest = POW_CONTEST in because and raw.is_success and options.data_edition == "uge"
    if not pow_contest:
        reason = _refusal_of_roll(kind, raw, difficulty, box)
        if reason:
            return TickDecision(False, reason)
    if not at_stake:
        return TickDecision(False, "nothing_at_stake")
    for reason in RARER_REASONS:
        if reason in because:
            return TickDecision(False, reason)
    if not options.automatic_ticks:
        return TickDecision(False, "ticks_by_hand")
    if already:
        return TickDecision(False, "already_ticked")
    if hidden:
        return TickDecision(False, "hidden_pending")
    return TickDecision(True, POW_CONTEST if pow_contest else "ticked")


def _check_names(kind: str, because: Collection[str]) -> None:
    if kind not in _KINDS:
        raise RulesError("unknown_name", name=kind)
    for reason in because:
        if reason not in RARER_REASONS and not (reason == POW_CONTEST and kind == "resistance"):
            raise RulesError("unknown_name", name=reason)


def _refusal_of_roll(kind: str, raw: Level, difficulty: Difficulty, box: bool) -> str:
    """The reason against a tick that lies in the roll itself, or "" if there is none."""
    if kind != "skill":
        return f"{kind}_roll"
    if difficulty in (Difficulty.AUTOMATIC, Difficulty.IMPOSSIBLE):
        return str(difficulty.value)
    if not raw.is_success:
        return "not_a_success"
    if difficulty is Difficulty.EASY:
        return "easy"
    return "" if box else "no_experience_box"


def improves(roll: int, score: int, options: BrpOptions = SRD, *, bonus: int = 0) -> bool:
    """Whether an experience roll improves the score (the plain rating, without anything of the situation).

    The roll with the bonus must be above the score; ``natural_100`` (SRD): 100 on the dice always improves;
    ``total_100`` (UGE): from a score of 99 on a total of 100 or more does. ``bonus`` is what the record asks for
    (``experience_bonus``). A roll outside 1 … 100: ``roll_out_of_range``.

    >>> improves(45, 45), improves(46, 45), improves(100, 120)
    (False, True, True)
    """
    return improvement_reason(roll, score, options, bonus=bonus) != "not_above_score"


def improvement_reason(roll: int, score: int, options: BrpOptions = SRD, *, bonus: int = 0) -> str:
    """Why an experience roll improves or not: ``above_score``, ``natural_100``, ``total_100`` or ``not_above_score``.

    >>> improvement_reason(100, 120), improvement_reason(93, 105, BrpOptions(improvement_top="total_100"), bonus=7)
    ('natural_100', 'total_100')
    """
    check_roll(roll)
    if roll + bonus > score:
        return "above_score"
    if options.improvement_top == "natural_100":
        return "natural_100" if roll == 100 else "not_above_score"
    return "total_100" if roll + bonus >= 100 else "not_above_score"


def roll_needed(score: int, options: BrpOptions = SRD, *, bonus: int = 0) -> int:
    """The lowest roll of 1 … 100 that improves the score; 101 where none does.

    >>> roll_needed(45), roll_needed(120), roll_needed(35, bonus=5)
    (46, 100, 31)
    """
    if options.improvement_top == "total_100":
        return min(101, max(1, min(score, 99) - bonus + 1))
    return min(100, max(1, score - bonus + 1))


def explain_roll_needed(score: int, options: BrpOptions = SRD, *, bonus: int = 0) -> Explanation:
    """How ``roll_needed`` comes about, closed by the mark ``needed``.

    >>> [(step.id, step.result) for step in explain_roll_needed(35, bonus=5)]
    [('score', 35), ('experience_bonus', 30), ('one_more', 31), ('needed', 31)]
    """
    total = options.improvement_top == "total_100"
    steps = [next_step("score", (score,), 0)]
    if total and score > 99:
        steps.append(next_step("limit_high", (99,), score))
    if bonus:
        steps.append(next_step("experience_bonus", (-bonus,), steps[-1].result))
    steps.append(next_step("one_more", (1,), steps[-1].result))
    for id_, limit in (("limit_low", 1), ("limit_high", 101 if total else 100)):
        step = next_step(id_, (limit,), steps[-1].result)
        if step.result != steps[-1].result:
            steps.append(step)
    return (*steps, next_step("needed", (), steps[-1].result))
