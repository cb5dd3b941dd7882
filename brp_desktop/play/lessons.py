"""Learning outside play: teachers, training, study alone, the free ticks of a long pause, characteristics, ageing.

Sources: customer's source 3.5 (teacher by two rolls, free ticks), UGE ch. 5 (training by hours, study alone,
characteristics, ageing). What the record of the document does not offer is refused by id.
"""

import uuid
from collections.abc import Callable, Sequence
from dataclasses import replace

from msgspec import Struct

from brp_desktop.play.entries import JournalEntry, entry_of
from brp_desktop.play.people import Person, request_of, subject_for
from brp_desktop.play.rolling import RollResult, prepare_score, settle, subject_name
from brp_desktop.play.subjects import Situation, Subject, SubjectName
from brp_desktop.rules.brp import BrpOptions
from brp_desktop.rules.brp.development import free_tick_refusals, free_ticks
from brp_desktop.rules.brp.teaching import HOURS_A_WEEK, may_teach, teaching_chances, training_hours
from brp_desktop.rules.dice import RandomSource
from brp_desktop.rules.errors import RulesError
from brp_desktop.sheet.brp import BrpCharacter, Skill
from brp_desktop.sheet.derive import Derived
from brp_desktop.sheet.edits import BeginStudy, Edit, EndStudy, PassStudy, SetTick, Several
from brp_desktop.sheet.growth import FREE_TICK, GIVEN, Study
from brp_desktop.sheet.ids import SkillId

TEACH = SubjectName(skill="teach")
"""What a teacher rolls besides the skill taught."""

FREE_TICKS = "free_ticks"
"""The name of the free ticks of a pause as one undo step."""


class Teacher(Struct, frozen=True, kw_only=True):
    """Who teaches: the scores in Teach and in the skill taught. ``document`` is the teacher's sheet or entry, empty
    for bare numbers."""

    teach: int
    taught: int
    name: str = ""
    document: str = ""


class Lesson(Struct, frozen=True, kw_only=True):
    """A lesson as it would be: the student's skill and score, what the teacher rolls against, and all that speaks
    against it.

    ``chances`` are those of Teach and of the skill (customer's source 3.5), or of Teach alone (UGE, where ``hours``
    and ``weeks`` say how long it takes). ``refusals``: ``study_under_way`` ``own_teacher`` ``teacher_not_better``
    ``missing_value``.
    """

    skill: SkillId
    name: SubjectName
    score: int | None
    teacher: Teacher
    chances: tuple[int, ...]
    hours: int | None
    refusals: tuple[str, ...]
    options: BrpOptions

    @property
    def weeks(self) -> int | None:
        """About how many weeks the hours fill."""
        return None if self.hours is None else -(-self.hours // HOURS_A_WEEK)


class LessonResult(Struct, frozen=True, kw_only=True):
    """The end of a period under a teacher by the double roll: both rolls, and whether the experience roll is earned.

    ``edit`` lets the roll wait, as a line of the development phase, or ends the study; ``entries`` are for the
    journal. The teacher's rolls tick nothing.
    """

    study: Study
    teach: RollResult
    taught: RollResult
    passed: bool
    entries: tuple[JournalEntry, ...]

    @property
    def edit(self) -> Edit:
        """What to perform on the student's document."""
        return PassStudy(self.study.id) if self.passed else EndStudy(self.study.id, "lesson_failed")


class Pause(Struct, frozen=True, kw_only=True):
    """A long pause: how many free ticks it gives, and the rows that may have one, in the order of the sheet."""

    months: int
    limit: int
    candidates: tuple[SkillId, ...]


def teacher_of(person: Person, taught: SubjectName) -> Teacher:
    """The teacher a person at the table or from an open sheet would be.

    RulesError ``unknown_name`` where the person has not the skill or no Teach, ``missing_value`` where a score is not
    known.
    """
    scores = []
    for wanted in (TEACH, taught):
        subject = subject_for(person, wanted)
        if subject is None:
            raise RulesError("unknown_name", name=wanted.skill or wanted.name)
        scores.append(request_of(person, subject))
    teach, skill = scores
    return Teacher(teach=teach.score, taught=skill.score, name=person.name, document=person.document)


def lesson_of(
    character: BrpCharacter, derived: Derived, skill: SkillId, teacher: Teacher, *, document: str = ""
) -> Lesson:
    """A lesson in one skill under the rules of the student's document; ``document`` is the student's.

    RulesError ``unknown_name`` for a row that is not on the sheet.
    """
    row = _row(character, skill)
    score = derived.skills[skill].score
    training = character.options.teaching == "training"
    refusals = []
    if study_under_way(character) is not None:
        refusals.append("study_under_way")
    if document and teacher.document == document:
        refusals.append("own_teacher")
    if score is None:
        refusals.append("missing_value")
    elif training and not may_teach(score, teacher.taught):
        refusals.append("teacher_not_better")
    chances = (teacher.teach,) if training else teaching_chances(teacher.teach, teacher.taught)
    return Lesson(
        skill=skill,
        name=subject_name(row),
        score=score,
        teacher=teacher,
        chances=chances,
        hours=training_hours(score) if training and score is not None else None,
        refusals=tuple(refusals),
        options=character.options,
    )


def study_under_way(character: BrpCharacter) -> Study | None:
    """What is learnt at present; None if nothing is, or if the row it was about is gone."""
    study = character.study
    if study is None or all(row.id != study.skill for row in character.skills):
        return None
    return study


def begin_lesson(character: BrpCharacter, lesson: Lesson, *, time: int, study_id: str | None = None) -> Edit:
    """The edit that begins a lesson; RulesError with the first of its refusals."""
    if lesson.refusals:
        raise RulesError(lesson.refusals[0], name=lesson.skill)
    study = Study(
        id=study_id or str(uuid.uuid4()),
        kind="teacher" if lesson.hours is None else "training",
        skill=lesson.skill,
        teacher=lesson.teacher.name,
        teach=lesson.teacher.teach,
        taught=lesson.teacher.taught,
        started=time,
        hours=lesson.hours,
    )
    return _begun(character, study)


def begin_study_alone(
    character: BrpCharacter, derived: Derived, skill: SkillId, *, time: int, study_id: str | None = None
) -> Edit:
    """The edit that begins study alone, whose experience roll waits for the hours to pass (UGE ch. 5).

    RulesError ``not_in_rules`` where the record has no training, ``study_under_way``, ``missing_value``.
    """
    _row(character, skill)
    if character.options.teaching != "training":
        raise RulesError("not_in_rules", name="research")
    if study_under_way(character) is not None:
        raise RulesError("study_under_way", name=skill)
    score = derived.skills[skill].score
    if score is None:
        raise RulesError("missing_value", name=skill)
    study = Study(
        id=study_id or str(uuid.uuid4()), kind="alone", skill=skill, started=time, hours=training_hours(score)
    )
    return _begun(character, study)


def end_study_alone(character: BrpCharacter) -> Edit:
    """The edit for the hours being over: the experience roll waits. RulesError ``unknown_name`` without a study."""
    study = study_under_way(character)
    if study is None or study.kind != "alone":
        raise RulesError("unknown_name", name="study")
    return PassStudy(study.id)


def settle_lesson(
    character: BrpCharacter,
    source: RandomSource,
    *,
    time: int,
    own_teach: int | None = None,
    own_taught: int | None = None,
    teacher: Teacher | None = None,
    new_id: Callable[[], str] | None = None,
) -> LessonResult:
    """The teacher's two rolls at the end of the period, at normal difficulty (customer's source 3.5).

    Both must succeed: Teach counts at most as high as the skill taught. ``teacher`` says to whose document the
    lines of the journal belong. RulesError ``unknown_name`` without a lesson under way.
    """
    study = study_under_way(character)
    if study is None or study.kind != "teacher" or study.teach is None or study.taught is None:
        raise RulesError("unknown_name", name="study")
    taught_name = subject_name(_row(character, study.skill))
    first, second = teaching_chances(study.teach, study.taught)
    who = teacher or Teacher(teach=study.teach, taught=study.taught, name=study.teacher)
    teach = teacher_roll(TEACH, "teach", first, character.options, source, own_teach, new_id)
    taught = teacher_roll(taught_name, study.skill, second, character.options, source, own_taught, new_id)
    return LessonResult(
        study=study,
        teach=teach,
        taught=taught,
        passed=teach.level.is_success and taught.level.is_success,
        entries=tuple(entry_of(each, who.document, who.name or study.teacher, time) for each in (teach, taught)),
    )


def teacher_roll(
    name: SubjectName,
    subject: str,
    score: int,
    options: BrpOptions,
    source: RandomSource,
    own_roll: int | None,
    new_id: Callable[[], str] | None,
) -> RollResult:
    """One roll of a teacher; a success ticks nothing because nothing is at stake (``nothing_at_stake``)."""
    situation = Situation(at_stake=False, own_roll=own_roll)
    request = prepare_score(Subject("skill", subject), name, score, situation, options)
    return settle(replace(request, box=True), source, roll_id=new_id() if new_id else None)


def pause_of(character: BrpCharacter, derived: Derived, months: int) -> Pause:
    """What a pause of so many months offers (customer's source 3.5)."""
    return Pause(
        months=months,
        limit=free_ticks(months, character.options),
        candidates=tuple(row.id for row in character.skills if derived.skills[row.id].learns and not row.ticked),
    )


def refusals_of(
    character: BrpCharacter, derived: Derived, chosen: Sequence[SkillId], months: int
) -> tuple[tuple[str, str | None], ...]:
    """Everything that speaks against a choice of free ticks, as (reason, row id or None): ``too_many``
    ``same_skill_twice`` ``already_ticked`` ``no_experience_box``; empty if it is accepted."""
    return free_tick_refusals(
        chosen,
        free_ticks(months, character.options),
        already={row.id for row in character.skills if row.ticked},
        without_box={row.id for row in character.skills if not derived.skills[row.id].learns},
    )


def free_tick_edit(
    character: BrpCharacter, derived: Derived, chosen: Sequence[SkillId], months: int, *, time: int
) -> Edit:
    """The chosen free ticks as one step; RulesError with the first refusal, ``unknown_name`` for no such row."""
    for skill in chosen:
        _row(character, skill)
    for reason, refused in refusals_of(character, derived, chosen, months):
        raise RulesError(reason, name=refused or "", limit=free_ticks(months, character.options))
    ticks = tuple(SetTick(skill, True, FREE_TICK, id=str(uuid.uuid4()), time=time) for skill in chosen)
    return Several(ticks, FREE_TICKS)


def given_tick_edit(skill: SkillId, *, time: int) -> SetTick:
    """A tick that the game master gives outright (UGE ch. 5)."""
    return SetTick(skill, True, GIVEN, id=str(uuid.uuid4()), time=time)


def _begun(character: BrpCharacter, study: Study) -> Edit:
    """The edit that begins a study; one whose row is gone makes room for it."""
    if character.study is not None:
        return Several((EndStudy(character.study.id), BeginStudy(study)), "study")
    return BeginStudy(study)


def _row(character: BrpCharacter, skill: SkillId) -> Skill:
    for row in character.skills:
        if row.id == skill:
            return row
    raise RulesError("unknown_name", name=skill)
