"""The development phase: every tick and every earned lesson as a line that waits, is rolled and recorded.

A phase is a value worked out from the character, so nothing has to be carried along: a line waits as long as its tick
(or its lesson) is on the sheet, and is done once its record is. Whatever cuts a phase short, each tick has either been
rolled and recorded or still waits. Rules: customer's source 3.5; UGE ch. 5.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping
from fractions import Fraction
from typing import Final

from msgspec import Struct

from brp_desktop.play.entries import JournalEntry
from brp_desktop.play.rolling import characteristic_subject_name, subject_name
from brp_desktop.play.subjects import Subject, SubjectName
from brp_desktop.rules.brp import BrpOptions, improvement_odds
from brp_desktop.rules.brp.development import (
    POWER_GAIN,
    POWER_GAIN_FIXED,
    gain_dice,
    power_gain_chance,
)
from brp_desktop.rules.brp.experience import roll_needed
from brp_desktop.rules.brp.teaching import STUDY_GAIN, STUDY_GAIN_FIXED
from brp_desktop.rules.dice import parse
from brp_desktop.sheet.brp import BrpCharacter, Skill
from brp_desktop.sheet.derive import Derived
from brp_desktop.sheet.derived_values import SANITY
from brp_desktop.sheet.growth import FREE_TICK, Improvement, ImprovementKind, Study, TickOrigin
from brp_desktop.sheet.growth_edits import adventure_under_way
from brp_desktop.sheet.ids import CharacteristicId, ImprovementId

POW: Final = CharacteristicId("pow")


class DevelopmentLine(Struct, frozen=True, kw_only=True):
    """One line of the phase.

    ``key`` is unique in the phase: ``tick:ROW``, ``study:ROW``, ``pow``, or for a line that is done the id of its
    record. ``tick`` and ``study`` are what the roll is for (None where an old file does not say where the tick came
    from). ``score`` is the plain rating. A waiting line improves on a D100 of ``first`` … ``last`` (both 0: on none),
    ``chance`` exactly that. ``gain_dice`` is the die of the gain, ``gain_fixed`` what may be chosen instead before
    the roll (None: no choice), ``fixed`` whether it is. ``problem`` says why the line cannot be rolled now:
    ``missing_value`` ``bad_formula`` ``unknown_name`` ``unknown_skill``. ``done`` is the
    record of a line that was rolled. ``sanity_room`` is how much sanity mastery could give, None where it gives none.
    """

    key: str
    subject: Subject
    name: SubjectName
    kind: ImprovementKind
    tick: TickOrigin | None = None
    study: Study | None = None
    score: int | None = None
    bonus: int = 0
    first: int = 0
    last: int = 0
    chance: Fraction = Fraction(0)
    gain_dice: str = ""
    gain_fixed: int | None = None
    fixed: bool = False
    problem: str | None = None
    done: Improvement | None = None
    sanity_room: int | None = None

    @property
    def waits(self) -> bool:
        """Whether the line is still to be rolled."""
        return self.done is None

    @property
    def source(self) -> str:
        """The id of the tick or the study the roll is for; empty where it is not known."""
        if self.study is not None:
            return self.study.id
        return self.tick.id if self.tick is not None else ""

    @property
    def needed(self) -> int:
        """What the D100 must show: at least this, for POW at most; 101 or 0 where nothing does."""
        if self.kind == "pow":
            return self.last
        return self.first or 101

    @property
    def mean(self) -> Fraction:
        """What the line is worth on average, before it is rolled."""
        if self.fixed and self.gain_fixed is not None:
            return self.chance * self.gain_fixed
        return self.chance * parse(self.gain_dice).mean if self.gain_dice else Fraction(0)


class Phase(Struct, frozen=True, kw_only=True):
    """A development phase as it stands: lines in the order of the sheet, POW last, and the rules they follow.

    ``adventure`` is the id of the adventure it belongs to, the one under way or else the last; empty for none.
    """

    lines: tuple[DevelopmentLine, ...]
    options: BrpOptions
    adventure: str = ""

    def line(self, key: str) -> DevelopmentLine:
        """The line of this key; KeyError if there is none."""
        for line in self.lines:
            if line.key == key:
                return line
        raise KeyError(key)

    @property
    def waiting(self) -> tuple[DevelopmentLine, ...]:
        """The lines still to be rolled, those that cannot be now among them."""
        return tuple(line for line in self.lines if line.waits)

    @property
    def done(self) -> tuple[DevelopmentLine, ...]:
        """The lines that were rolled."""
        return tuple(line for line in self.lines if not line.waits)

    @property
    def improved(self) -> int:
        """How many lines gained something."""
        return sum(1 for line in self.lines if line.done is not None and line.done.new > line.done.old)

    @property
    def points(self) -> int:
        """What all lines gained together."""
        return sum(line.done.new - line.done.old for line in self.lines if line.done is not None)

    @property
    def is_finished(self) -> bool:
        """Whether every line is rolled that can be."""
        return not any(line.waits and line.problem is None for line in self.lines)


def phase_of(
    character: BrpCharacter,
    derived: Derived,
    *,
    records: Collection[ImprovementId] = (),
    fixed: Mapping[str, bool] | Collection[str] = (),
) -> Phase:
    """The phase as the character is now.

    ``records`` are the records made since the phase began: those on the sheet are its lines that are done. ``fixed``
    names the keys of lines whose fixed gain is chosen. A row that does not learn by use is left out whatever its box
    says (case T08); a study under way counts once its roll is earned.
    """
    made = [each for each in character.improvements if each.id in records]
    chosen = {key for key in fixed if not isinstance(fixed, Mapping) or fixed[key]}
    lines: list[DevelopmentLine] = []
    for row in character.skills:
        lines += [_done(each) for each in made if each.row == row.id]
        lines += _waiting_of(row, character, derived, chosen)
    rows = {row.id for row in character.skills}
    lines += [_done(each) for each in made if each.row not in rows]
    if character.pow_ticked:
        lines.append(_power(character, derived, "pow" in chosen))
    return Phase(lines=tuple(lines), options=character.options, adventure=current_adventure(character))


def current_adventure(character: BrpCharacter) -> str:
    """The id of the adventure under way, or else of the last one; empty where there was none."""
    running = adventure_under_way(character)
    if running is not None:
        return running.id
    return character.adventures[-1].id if character.adventures else ""


def thrown_before(
    line: DevelopmentLine, entries: Iterable[JournalEntry], character: BrpCharacter
) -> tuple[JournalEntry, ...]:
    """The lines of the journal that were thrown for the tick of this line already and count for nothing on the sheet.

    ``entries`` are ``Journal.developments`` of the document and the line's subject. Whether the roll was undone, or
    the program ended before the sheet was saved: whoever wants to throw again should be asked. Newest first.
    """
    recorded = {each.id for each in character.improvements}
    return tuple(
        entry
        for entry in entries
        if entry.development is not None
        and entry.subject == line.subject
        and entry.development.source == line.source
        and _same_use(entry.development.kind, line.kind)
        and entry.id not in recorded
    )


def _same_use(kind: str, other: str) -> bool:
    tick = {"experience", "free"}
    return kind == other or {kind, other} <= tick


def _waiting_of(
    row: Skill, character: BrpCharacter, derived: Derived, chosen: Collection[str]
) -> Iterator[DevelopmentLine]:
    numbers = derived.skills[row.id]
    study = character.study
    if study is not None and study.skill == row.id and study.earned:
        kind: ImprovementKind = "research" if study.kind == "alone" else "taught"
        yield _skill(row, derived, f"study:{row.id}", kind, chosen, study=study)
    if row.ticked and numbers.learns:
        kind = "free" if row.tick is not None and row.tick.reason == FREE_TICK else "experience"
        yield _skill(row, derived, f"tick:{row.id}", kind, chosen, tick=row.tick)


def _skill(
    row: Skill,
    derived: Derived,
    key: str,
    kind: ImprovementKind,
    chosen: Collection[str],
    *,
    tick: TickOrigin | None = None,
    study: Study | None = None,
) -> DevelopmentLine:
    options = derived.character.options
    numbers = derived.skills[row.id]
    bonus, problem = bonus_of(derived)
    score = numbers.score
    needed = 101 if score is None else roll_needed(score, options, bonus=bonus)
    alone = kind == "research"
    gain_fixed = STUDY_GAIN_FIXED if alone else options.improvement_fixed
    return DevelopmentLine(
        key=key,
        subject=Subject("skill", row.id),
        name=subject_name(row),
        kind=kind,
        tick=tick,
        study=study,
        score=score,
        bonus=bonus,
        first=needed if needed <= 100 else 0,
        last=100 if needed <= 100 else 0,
        chance=Fraction(0) if score is None else improvement_odds(score, options, bonus=bonus),
        gain_dice=STUDY_GAIN if alone else gain_dice(options),
        gain_fixed=gain_fixed,
        fixed=key in chosen and gain_fixed is not None,
        problem=(numbers.error or "missing_value") if score is None else problem,
        sanity_room=_sanity_room(row, derived),
    )


def _sanity_room(row: Skill, derived: Derived) -> int | None:
    """How much sanity mastery of this skill could still give; None where it gives none (UGE ch. 5: once)."""
    track = derived.resources.get(SANITY)
    if track is None or track.current is None or track.maximum is None:
        return None
    if any(each.row == row.id and each.sanity for each in derived.character.improvements):
        return None
    return track.maximum - track.current


def bonus_of(derived: Derived) -> tuple[int, str | None]:
    """The experience bonus the record asks for, and ``missing_value`` where it cannot be worked out."""
    if derived.character.options.experience_bonus == "none":
        return 0, None
    bonus = derived.experience_bonus
    return (0, "missing_value") if bonus is None else (bonus, None)


def _power(character: BrpCharacter, derived: Derived, fixed: bool) -> DevelopmentLine:
    value = derived.values.get(POW)
    chance = 0 if value is None else min(100, power_gain_chance(value))
    return DevelopmentLine(
        key="pow",
        subject=Subject("characteristic", POW),
        name=characteristic_subject_name(POW),
        kind="pow",
        tick=character.pow_tick,
        score=value,
        first=1 if chance else 0,
        last=chance,
        chance=Fraction(chance, 100),
        gain_dice=POWER_GAIN,
        gain_fixed=POWER_GAIN_FIXED,
        fixed=fixed,
        problem="missing_value" if value is None else None,
    )


def _done(made: Improvement) -> DevelopmentLine:
    """The line of a record."""
    if made.characteristic is not None:
        subject, name = Subject("characteristic", made.characteristic), characteristic_subject_name(made.characteristic)
    else:
        subject = Subject("skill", made.row or "")
        name = SubjectName(made.skill, made.name, made.speciality, made.speciality_text)
    power = made.kind == "pow"
    needed = made.needed or 0
    improves = made.needed is not None and (needed >= 1 if power else needed <= 100)
    first, last = ((1, needed) if power else (needed, 100)) if improves else (0, 0)
    return DevelopmentLine(
        key=made.id,
        subject=subject,
        name=name,
        kind=made.kind,
        tick=made.tick,
        study=made.study,
        score=made.old,
        bonus=made.bonus,
        first=first,
        last=last,
        chance=Fraction(last - first + 1, 100) if improves else Fraction(0),
        gain_dice=made.dice,
        fixed=made.fixed,
        done=made,
    )
