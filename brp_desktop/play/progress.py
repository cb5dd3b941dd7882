"""Looking back and ahead: what an adventure brought, how a skill grew, and how long it takes to some score."""

from collections.abc import Sequence
from fractions import Fraction

from msgspec import Struct

from brp_desktop.play.development import bonus_of
from brp_desktop.play.rolling import subject_name
from brp_desktop.play.subjects import SubjectName
from brp_desktop.play.ticks import WaitingTick, waiting_ticks
from brp_desktop.rules.brp import expected_rolls
from brp_desktop.rules.errors import RulesError
from brp_desktop.sheet.brp import BrpCharacter
from brp_desktop.sheet.derive import Derived
from brp_desktop.sheet.derived_values import HIT_POINTS, POWER_POINTS
from brp_desktop.sheet.growth import Adventure, Improvement, Study
from brp_desktop.sheet.growth_edits import adventure_under_way
from brp_desktop.sheet.ids import AdventureId, SkillId

LONGEST_WAY = 2000
"""How many points ahead an expectation is worked out at most; beyond, nobody waits for it."""


class Point(Struct, frozen=True, kw_only=True):
    """One point of a skill's chart: the score from ``time`` on (milliseconds since 1970, UTC; 0 for the beginning and
    where it is not known); ``adventure`` is the id of the adventure it followed, ``record`` that of the improvement,
    both empty for the beginning."""

    score: int
    time: int = 0
    adventure: str = ""
    record: str = ""


class Series(Struct, frozen=True, kw_only=True):
    """How one row grew by development: its name and its points, the oldest first, the last as it is now."""

    row: SkillId
    name: SubjectName
    points: tuple[Point, ...]

    def at(self, adventures: Sequence[str]) -> tuple[int, ...]:
        """The score after each of these adventures, in their order: where one brought nothing, that before."""
        score, found = self.points[0].score, []
        for adventure in adventures:
            after = [point.score for point in self.points if point.adventure == adventure]
            score = after[-1] if after else score
            found.append(score)
        return tuple(found)


class AdventureSummary(Struct, frozen=True, kw_only=True):
    """One adventure on a page: its ticks that still wait, its recorded rolls, and what they gained together."""

    adventure: Adventure
    waiting: tuple[WaitingTick, ...]
    improvements: tuple[Improvement, ...]
    improved: int
    points: int


class AtTheEnd(Struct, frozen=True, kw_only=True):
    """What is left to do when an adventure ends; nothing of it is done by itself.

    ``wounds`` and ``power`` are the hit and power points that are missing (None: not known), ``study`` what is learnt
    at present, ``free_ticks`` how many a long pause would give.
    """

    adventure: Adventure | None
    waiting: tuple[WaitingTick, ...]
    wounds: int | None
    power: int | None
    study: Study | None
    free_ticks: int


def expected_adventures(
    derived: Derived, row: SkillId, target: int, *, fixed: bool = False, ticked_share: Fraction = Fraction(1)
) -> Fraction:
    """How many adventures it takes on average until the row has ``target`` %, exactly, with one experience roll after
    each (or after that share of them, above 0 and at most 1); 0 where it has.

    RulesError ``missing_value`` without a score or bonus, ``no_chance`` where no roll can improve, ``out_of_range``
    for a target more than 2,000 points away or such a share, ``unknown_option`` for a fixed gain there is none of.
    """
    score = derived.skills[row].score
    bonus, problem = bonus_of(derived)
    if score is None or problem is not None:
        raise RulesError("missing_value", name=row)
    if target - score > LONGEST_WAY or not 0 < ticked_share <= 1:
        raise RulesError("out_of_range", value=target)
    return expected_rolls(score, target, derived.character.options, bonus=bonus, fixed=fixed) / ticked_share


def series_of(character: BrpCharacter, derived: Derived, rows: Sequence[SkillId]) -> tuple[Series, ...]:
    """The charts of some rows, in the order asked for; rows without a score are left out.

    Points typed by hand are no development: they show in the last point only.
    """
    found = []
    for row in character.skills:
        score = derived.skills[row.id].score
        if row.id not in rows or score is None:
            continue
        made = [each for each in character.improvements if each.row == row.id]
        points = [Point(score=made[0].old)] if made else []
        points += [Point(score=each.new, time=each.time, adventure=each.adventure, record=each.id) for each in made]
        if not points or points[-1].score != score:
            points.append(Point(score=score))
        found.append(Series(row=row.id, name=subject_name(row), points=tuple(points)))
    return tuple(sorted(found, key=lambda each: list(rows).index(each.row)))


def developed_rows(character: BrpCharacter) -> tuple[SkillId, ...]:
    """The rows of the sheet that any improvement is recorded for, in the order of the sheet."""
    known = {each.row for each in character.improvements}
    return tuple(row.id for row in character.skills if row.id in known)


def summary_of(character: BrpCharacter, derived: Derived, adventure: AdventureId) -> AdventureSummary:
    """What one adventure brought; RulesError ``unknown_name`` for one that is not on the sheet."""
    running = adventure_under_way(character)
    known = {each.id: each for each in character.adventures}
    if running is not None:
        known[running.id] = running
    if adventure not in known:
        raise RulesError("unknown_name", name=adventure)
    found = known[adventure]
    made = tuple(each for each in character.improvements if each.adventure == adventure)
    end = found.ended
    waiting = tuple(
        tick
        for tick in waiting_ticks(character, derived)
        if tick.origin is not None and tick.origin.time >= found.started and (end is None or tick.origin.time <= end)
    )
    return AdventureSummary(
        adventure=found,
        waiting=waiting,
        improvements=made,
        improved=sum(1 for each in made if each.new > each.old),
        points=sum(each.new - each.old for each in made),
    )


def at_the_end(character: BrpCharacter, derived: Derived) -> AtTheEnd:
    """What the end of the adventure offers."""
    return AtTheEnd(
        adventure=adventure_under_way(character),
        waiting=waiting_ticks(character, derived),
        wounds=_missing(derived, HIT_POINTS),
        power=_missing(derived, POWER_POINTS),
        study=character.study,
        free_ticks=character.options.free_ticks,
    )


def _missing(derived: Derived, track: str) -> int | None:
    for id_, resource in derived.resources.items():
        if id_ == track and resource.current is not None and resource.maximum is not None:
            return max(0, resource.maximum - resource.current)
    return None
