"""Rolling the lines of a development phase: with the program's dice or own ones, one by one or all at once.

The order that loses nothing: append the line's entry to the journal, then perform its edit. Should the program end in
between, the tick still waits and ``thrown_before`` finds the roll.
"""

import uuid

from msgspec import Struct
from msgspec.structs import replace

from brp_desktop.play.chance import percentile_dice
from brp_desktop.play.development import DevelopmentLine, Phase
from brp_desktop.play.entries import DevelopmentNote, JournalEntry
from brp_desktop.rules.brp import BrpOptions, improvement_reason, read_d100, split_d100
from brp_desktop.rules.brp.development import (
    SANITY_AT_MASTERY,
    DevelopmentRoll,
    develop,
    develop_power,
    reaches_mastery,
)
from brp_desktop.rules.brp.given_dice import check_d100, check_total
from brp_desktop.rules.dice import RandomSource, parse
from brp_desktop.rules.errors import RulesError
from brp_desktop.sheet.edits import RecordImprovement
from brp_desktop.sheet.growth import Improvement
from brp_desktop.sheet.ids import CharacteristicId, ImprovementId, SkillId

DEVELOPMENT = "development"
"""The name of a whole phase as one undo step."""

GAIN_OPEN = "gain_open"
"""Reason of a line of the journal whose own dice improve, while the gain die is still to come."""

_NO_GAIN = frozenset({"not_above_score", "above_chance", GAIN_OPEN})


class LineResult(Struct, frozen=True, kw_only=True):
    """A rolled line: decided before anything is shown.

    ``roll`` is the D100, shown by ``tens`` (0, 10 … 90) and ``units`` (0 … 9); ``outcome`` what the rules say.
    ``needs_gain``: own dice improve, and what the gain die shows is still to be told (``settle_gain``); until then
    there is no record, and the line of the journal says so. ``faces`` are the dice the program threw besides the D100,
    as (sides, face): those of the gain, then those of sanity.
    """

    id: ImprovementId
    time: int
    line: DevelopmentLine
    options: BrpOptions
    adventure: str
    roll: int
    tens: int
    units: int
    own_dice: bool
    fixed: bool
    outcome: DevelopmentRoll
    faces: tuple[tuple[int, int], ...] = ()
    sanity: int = 0

    @property
    def needs_gain(self) -> bool:
        """Whether the gain die is still to come."""
        return self.outcome.gain is None

    @property
    def improvement(self) -> Improvement:
        """The record for the sheet; RulesError ``missing_value`` while the gain die is still to come."""
        line, outcome = self.line, self.outcome
        if outcome.gain is None or outcome.new is None:
            raise RulesError("missing_value", name="gain")
        skill = line.subject.kind == "skill"
        return Improvement(
            id=self.id,
            time=self.time,
            kind=line.kind,
            adventure=self.adventure,
            row=SkillId(line.subject.id) if skill else None,
            characteristic=None if skill else CharacteristicId(line.subject.id),
            skill=line.name.skill,
            name=line.name.name,
            speciality=line.name.speciality,
            speciality_text=line.name.speciality_text,
            roll=self.roll,
            needed=outcome.needed,
            bonus=outcome.bonus,
            dice="" if self.fixed else line.gain_dice,
            gain=outcome.gain,
            fixed=self.fixed,
            old=outcome.old,
            new=outcome.new,
            reason=outcome.reason,
            own_dice=self.own_dice,
            teacher="" if line.study is None else line.study.teacher,
            sanity=self.sanity,
            tick=line.tick,
            study=line.study,
        )

    @property
    def edit(self) -> RecordImprovement:
        """What to perform on the document, after the journal has the entry."""
        return RecordImprovement(self.improvement)


def settle_line(
    phase: Phase,
    key: str,
    source: RandomSource,
    *,
    time: int,
    own_roll: int | None = None,
    own_gain: int | None = None,
    fixed: bool | None = None,
    roll_id: str | None = None,
) -> LineResult:
    """Roll one waiting line. ``time`` in milliseconds since 1970, UTC.

    ``own_roll`` is what a real D100 shows; then the gain die is the person's too: ``own_gain``, the total of the
    line's ``gain_dice``, or later by ``settle_gain``. With the program's roll the gain is thrown at once unless
    ``own_gain`` stands for it. ``fixed`` chooses the fixed gain, None leaves the line's own choice.

    RulesError: the line's ``problem``; ``roll_out_of_range`` for dice that cannot show that; ``unknown_option`` for a
    fixed gain there is none of; ``already_rolled`` for a line that is done. KeyError for no such line.
    """
    line = phase.line(key)
    _check(line)
    chosen = line.fixed if fixed is None else fixed
    if chosen and line.gain_fixed is None:
        raise RulesError("unknown_option", field="improvement_fixed", value=None)
    if own_gain is not None:
        check_total(own_gain, line.gain_dice)
    if own_roll is None:
        tens, units = percentile_dice(source)
        roll = read_d100(tens, units)
    else:
        roll = check_d100(own_roll)
        tens, units = split_d100(roll)
    result = LineResult(
        id=ImprovementId(roll_id or str(uuid.uuid4())),
        time=time,
        line=line,
        options=phase.options,
        adventure=phase.adventure,
        roll=roll,
        tens=tens,
        units=units,
        own_dice=own_roll is not None,
        fixed=chosen,
        outcome=_judged(line, phase.options, roll, None, chosen),
    )
    if result.needs_gain and own_gain is not None:
        return settle_gain(result, source, own_gain=own_gain)
    if result.needs_gain and own_roll is None:
        return settle_gain(result, source)
    return result if result.needs_gain else _with_sanity(result, source)


def settle_gain(result: LineResult, source: RandomSource, *, own_gain: int | None = None) -> LineResult:
    """The gain of a line that improved on own dice: what the person's die came to, or the program's die."""
    return _with_sanity(_with_gain(result, source, own_gain), source) if result.needs_gain else result


def retaken(phase: Phase, key: str, entry: JournalEntry, source: RandomSource, *, time: int) -> LineResult:
    """The line settled by the roll that was thrown for its tick before (``thrown_before``): no die is thrown twice.

    The result has the id of that line of the journal: let it count again (``mark_undone(id, False)``) instead of
    appending one. The score may have changed since, so the old dice are judged anew; only a gain that was never
    thrown is thrown now.
    """
    result, note = _lying(phase, key, entry, time)
    if result.needs_gain:
        if entry.level_reason not in _NO_GAIN and note.dice == result.line.gain_dice:
            result = _with_gain(result, source, _total_of(note))
        else:
            result = _with_gain(replace(result, faces=()), source, None)
    room = result.line.sanity_room
    if room is not None and note.sanity:
        return replace(result, sanity=min(room, note.sanity))
    return _with_sanity(result, source)


def reopened(phase: Phase, key: str, entry: JournalEntry, *, time: int) -> LineResult | None:
    """The line with own dice whose gain die was still to come when the phase was left; None for any other entry."""
    if entry.level_reason != GAIN_OPEN or phase.line(key).problem is not None:
        return None
    result, _ = _lying(phase, key, entry, time)
    return result if result.needs_gain else None


def _lying(phase: Phase, key: str, entry: JournalEntry, time: int) -> tuple[LineResult, DevelopmentNote]:
    """The line judged by dice that were thrown before, without a gain that needs a die."""
    line = phase.line(key)
    _check(line)
    note = entry.development
    if note is None or entry.roll is None:
        raise RulesError("unknown_name", name=entry.id)
    fixed = note.fixed and line.gain_fixed is not None
    tens, units = split_d100(entry.roll)
    outcome = _judged(line, phase.options, entry.roll, None, fixed)
    result = LineResult(
        id=ImprovementId(entry.id),
        time=time,
        line=line,
        options=phase.options,
        adventure=phase.adventure,
        roll=entry.roll,
        tens=tens,
        units=units,
        own_dice=entry.own_dice,
        fixed=fixed,
        outcome=outcome,
        faces=note.faces,
    )
    return result, note


def development_entry(result: LineResult, document_id: str, character_name: str) -> JournalEntry:
    """The journal's line for a roll; it has the id of the result.

    While the gain die is still to come its reason is ``GAIN_OPEN`` and it has no score afterwards; the line of the
    settled roll takes its place in the journal.
    """
    line, outcome = result.line, result.outcome
    made = None if result.needs_gain else result.improvement
    return JournalEntry(
        id=result.id,
        time=result.time,
        document=document_id,
        character=character_name,
        subject=line.subject,
        name=line.name,
        event="development",
        score=outcome.old,
        chance=int(line.chance * 100),
        roll=result.roll,
        own_dice=result.own_dice,
        level_reason=GAIN_OPEN if made is None else made.reason,
        options=result.options,
        steps=result.outcome.explanation,
        development=DevelopmentNote(
            kind=line.kind,
            source=line.source,
            needed=outcome.needed,
            bonus=outcome.bonus,
            dice="" if result.fixed else line.gain_dice,
            faces=result.faces,
            gain=0 if made is None else made.gain,
            new=None if made is None else made.new,
            fixed=result.fixed,
            teacher="" if line.study is None else line.study.teacher,
            sanity=result.sanity,
        ),
    )


def _check(line: DevelopmentLine) -> None:
    if not line.waits:
        raise RulesError("already_rolled", name=line.key)
    if line.problem is not None:
        raise RulesError(line.problem, name=line.subject.id)


def _judged(line: DevelopmentLine, options: BrpOptions, roll: int, gain: int | None, fixed: bool) -> DevelopmentRoll:
    """What the rules say to the roll; without the gain die an improvement waits for it."""
    score = line.score or 0
    if line.kind == "pow":
        return develop_power(score, roll, gain=gain, fixed=fixed)
    if line.kind != "research":
        return develop(score, roll, options, bonus=line.bonus, gain=gain, fixed=fixed)
    reason = improvement_reason(roll, score, options, bonus=line.bonus)
    if reason == "not_above_score":
        return DevelopmentRoll(score, roll, line.needed, line.bonus, False, 0, score, reason, fixed)
    if fixed:
        gain = line.gain_fixed
    if gain is None:
        return DevelopmentRoll(score, roll, line.needed, line.bonus, True, None, None, reason, fixed)
    gain = max(0, gain)
    return DevelopmentRoll(score, roll, line.needed, line.bonus, True, gain, score + gain, reason, fixed)


def _with_gain(result: LineResult, source: RandomSource, own_gain: int | None) -> LineResult:
    """With the gain of an improvement: what the person's dice came to, None for the program's."""
    faces = result.faces
    if own_gain is None:
        thrown = parse(result.line.gain_dice).roll(source)
        gain, faces = thrown.total, (*faces, *thrown.faces)
    else:
        gain = check_total(own_gain, result.line.gain_dice)
    return replace(result, outcome=_judged(result.line, result.options, result.roll, gain, result.fixed), faces=faces)


def _with_sanity(result: LineResult, source: RandomSource) -> LineResult:
    """With the sanity that a first mastery gives (UGE ch. 5)."""
    outcome, room = result.outcome, result.line.sanity_room
    if room is None or outcome.new is None or not reaches_mastery(outcome.old, outcome.new):
        return result
    thrown = parse(SANITY_AT_MASTERY).roll(source)
    return replace(result, sanity=min(room, thrown.total), faces=(*result.faces, *thrown.faces))


def _total_of(note: DevelopmentNote) -> int:
    """What the gain dice came to: for study alone the record has it never below 0, the dice may."""
    dice = parse(note.dice)
    return max(dice.minimum, min(dice.maximum, note.gain))
