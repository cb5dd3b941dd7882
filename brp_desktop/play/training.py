"""Changes that time and effort bring without a tick: training by a teacher, of characteristics, and the years.

Source: UGE ch. 5. Every result is decided before it is shown and carries its edit and its lines for the journal.
"""

import uuid
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from msgspec import Struct

from brp_desktop.play.development import current_adventure
from brp_desktop.play.entries import DevelopmentNote, JournalEntry, entry_of
from brp_desktop.play.lessons import TEACH, Teacher, study_under_way, teacher_roll
from brp_desktop.play.rolling import RollResult, characteristic_subject_name, subject_name
from brp_desktop.play.subjects import Subject, SubjectName
from brp_desktop.rules.brp import BrpOptions
from brp_desktop.rules.brp.development import (
    POWER_GAIN,
    ageing_characteristic,
    ageing_points,
    characteristic_limit,
    characteristic_training_hours,
    train_characteristic,
)
from brp_desktop.rules.brp.given_dice import check_total
from brp_desktop.rules.brp.teaching import trained, training_change
from brp_desktop.rules.dice import RandomSource, parse
from brp_desktop.rules.errors import RulesError
from brp_desktop.sheet.brp import BrpCharacter
from brp_desktop.sheet.derive import Derived
from brp_desktop.sheet.edits import Edit, EndStudy, RecordImprovement, SetIdentity, Several
from brp_desktop.sheet.growth import Improvement
from brp_desktop.sheet.ids import CharacteristicId, ImprovementId

TRAINABLE: Final = ("str", "con", "dex", "app")
"""Characteristics that training can raise; POW has its own roll, INT and SIZ are the game master's."""

AGEING: Final = "ageing"
"""The name of a year's ageing as one undo step."""


class TrainingResult(Struct, frozen=True, kw_only=True):
    """A training settled: what was rolled, the records it makes, what to perform, what the journal is told."""

    improvements: tuple[Improvement, ...]
    edit: Edit
    entries: tuple[JournalEntry, ...]
    teach: RollResult | None = None


class Ageing(Struct, frozen=True, kw_only=True):
    """A year of age settled: the age reached, the 2D6 (None below 41), the 1D10 of every point and what each cost
    (None: nothing)."""

    age: int
    roll: int | None
    points: tuple[int, ...]
    losses: tuple[str | None, ...]
    improvements: tuple[Improvement, ...]
    edit: Edit
    entries: tuple[JournalEntry, ...]


class CharacteristicTraining(Struct, frozen=True, kw_only=True):
    """The training of one characteristic as it would be: hours, the highest value it can reach, what speaks against it
    (``not_in_rules`` ``game_master_only`` ``missing_value`` ``at_limit``; None: nothing)."""

    id: CharacteristicId
    value: int | None
    hours: int | None
    limit: int | None
    refusal: str | None


def settle_training(
    character: BrpCharacter,
    derived: Derived,
    source: RandomSource,
    *,
    document_id: str,
    time: int,
    teacher: Teacher | None = None,
    own_teach: int | None = None,
    own_change: int | None = None,
    new_id: Callable[[], str] | None = None,
) -> TrainingResult:
    """The end of a training by hours (UGE ch. 5): one Teach roll, then the dice its level gives, never above 75.

    ``own_change`` is the total of those dice (minus signs included). RulesError ``unknown_name`` without a training
    under way, ``missing_value`` where the student's score is, ``roll_out_of_range``.
    """
    study = study_under_way(character)
    if study is None or study.kind != "training" or study.teach is None:
        raise RulesError("unknown_name", name="study")
    score = derived.skills[study.skill].score
    if score is None:
        raise RulesError("missing_value", name=study.skill)
    teach = teacher_roll(TEACH, "teach", study.teach, character.options, source, own_teach, new_id)
    dice = training_change(teach.level)
    thrown = None if own_change is not None else parse(dice).roll(source)
    change = check_total(own_change, dice) if own_change is not None else thrown.total if thrown else 0
    row = next(each for each in character.skills if each.id == study.skill)
    name = subject_name(row)
    made = Improvement(
        id=_id(new_id),
        time=time,
        kind="taught",
        adventure=current_adventure(character),
        row=study.skill,
        skill=name.skill,
        name=name.name,
        speciality=name.speciality,
        speciality_text=name.speciality_text,
        dice="" if dice == "0" else dice,
        gain=change,
        old=score,
        new=trained(score, teach.level, change),
        reason=teach.level.value,
        own_dice=own_change is not None,
        teacher=study.teacher,
        study=study,
    )
    who = "" if teacher is None else teacher.document
    subject = Subject("skill", study.skill)
    entry = _entry(made, subject, name, character, document_id, thrown.faces if thrown else ())
    return TrainingResult(
        improvements=(made,),
        edit=RecordImprovement(made),
        entries=(entry_of(teach, who, study.teacher, time), entry),
        teach=teach,
    )


def give_up(character: BrpCharacter) -> EndStudy:
    """The edit that gives up whatever is learnt; RulesError ``unknown_name`` where nothing is."""
    if character.study is None:
        raise RulesError("unknown_name", name="study")
    return EndStudy(character.study.id)


def characteristic_training(character: BrpCharacter, derived: Derived, id_: CharacteristicId) -> CharacteristicTraining:
    """What training this characteristic would take (UGE ch. 5)."""
    value = derived.values.get(id_)
    limit, refusal = None, None
    if character.options.teaching != "training":
        refusal = "not_in_rules"
    elif id_ not in TRAINABLE:
        refusal = "game_master_only"
    elif value is None:
        refusal = "missing_value"
    else:
        try:
            limit = characteristic_limit(id_, _originals(character))
        except RulesError as error:
            if error.code != "missing_value":
                raise
            refusal = "missing_value"
        else:
            refusal = "at_limit" if limit is not None and value >= limit else None
    hours = None if value is None else characteristic_training_hours(value)
    return CharacteristicTraining(id=id_, value=value, hours=hours, limit=limit, refusal=refusal)


def settle_characteristic(
    character: BrpCharacter,
    derived: Derived,
    id_: CharacteristicId,
    source: RandomSource,
    *,
    document_id: str,
    time: int,
    own_gain: int | None = None,
    new_id: Callable[[], str] | None = None,
) -> TrainingResult:
    """The end of such a training: 1D3 − 1 points, up to the limit; ``own_gain`` is that total, 0 … 2.

    RulesError with the refusal, or ``roll_out_of_range``.
    """
    training = characteristic_training(character, derived, id_)
    if training.refusal is not None or training.value is None:
        raise RulesError(training.refusal or "missing_value", name=id_)
    thrown = None if own_gain is not None else parse(POWER_GAIN).roll(source)
    gain = check_total(own_gain, POWER_GAIN) if own_gain is not None else thrown.total if thrown else 0
    made = Improvement(
        id=_id(new_id),
        time=time,
        kind="characteristic",
        adventure=current_adventure(character),
        characteristic=id_,
        dice=POWER_GAIN,
        gain=gain,
        old=training.value,
        new=train_characteristic(id_, training.value, gain, _originals(character)),
        reason="trained",
        own_dice=own_gain is not None,
    )
    subject, name = Subject("characteristic", id_), characteristic_subject_name(id_)
    entry = _entry(made, subject, name, character, document_id, thrown.faces if thrown else ())
    return TrainingResult(improvements=(made,), edit=RecordImprovement(made), entries=(entry,))


def settle_year(
    character: BrpCharacter,
    derived: Derived,
    source: RandomSource,
    *,
    document_id: str,
    time: int,
    own_roll: int | None = None,
    own_points: Sequence[int] | None = None,
    new_id: Callable[[], str] | None = None,
) -> Ageing:
    """One more year of age, with its 2D6 from 41 on and a 1D10 for every point it costs (UGE ch. 5).

    ``own_roll`` is the total of the 2D6, ``own_points`` the D10s, as many as there are points. Nothing falls below 0.
    RulesError ``not_in_rules`` where the record has no ageing, ``missing_value`` without an age,
    ``roll_out_of_range``; too few or too many D10s: ``bad_dice`` (reason ``wrong_number``).
    """
    if not character.options.ageing:
        raise RulesError("not_in_rules", name="ageing")
    if character.age is None:
        raise RulesError("missing_value", name="age")
    age = character.age + 1
    roll, faces = _year_roll(age, source, own_roll)
    count = 0 if roll is None else ageing_points(age, roll)
    if own_points is None:
        points = [source.die(10) for _ in range(count)]
        faces += tuple((10, point) for point in points)
    else:
        points = list(own_points)
        if len(points) != count:
            raise RulesError("bad_dice", column=1, reason="wrong_number", limit=count)
    losses = tuple(ageing_characteristic(point) for point in points)
    own = own_roll is not None or own_points is not None
    made = _losses(character, derived.values, losses, own, time, new_id)
    entries = [_year_entry(character, document_id, time, roll, -count, faces, own, _id(new_id))] if roll else []
    for each in made:
        id_ = each.characteristic or ""
        subject = Subject("characteristic", id_)
        entries.append(_entry(each, subject, characteristic_subject_name(id_), character, document_id, ()))
    edits: tuple[Edit, ...] = (SetIdentity("age", age), *map(RecordImprovement, made))
    return Ageing(
        age=age,
        roll=roll,
        points=tuple(points),
        losses=losses,
        improvements=made,
        edit=Several(edits, AGEING) if made else edits[0],
        entries=tuple(entries),
    )


def _year_entry(
    character: BrpCharacter,
    document_id: str,
    time: int,
    roll: int,
    points: int,
    faces: tuple[tuple[int, int], ...],
    own: bool,
    id_: str,
) -> JournalEntry:
    """The line for the year itself, also where it cost nothing; it is about no single characteristic."""
    return JournalEntry(
        id=id_,
        time=time,
        document=document_id,
        character=character.name,
        subject=Subject("characteristic", ""),
        name=SubjectName(),
        event="development",
        own_dice=own,
        level_reason="aged",
        options=character.options,
        development=DevelopmentNote(kind="ageing", dice="2D6", faces=faces, gain=points, total=roll),
    )


def _year_roll(age: int, source: RandomSource, own_roll: int | None) -> tuple[int | None, tuple[tuple[int, int], ...]]:
    """The 2D6 of a year and its dice; None below the age at which years begin to cost."""
    if not any(ageing_points(age, total) for total in (2, 12)):
        return None, ()
    if own_roll is not None:
        return check_total(own_roll, "2D6"), ()
    thrown = parse("2D6").roll(source)
    return thrown.total, thrown.faces


def _losses(
    character: BrpCharacter,
    values: Mapping[str, int | None],
    losses: Sequence[str | None],
    own: bool,
    time: int,
    new_id: Callable[[], str] | None,
) -> tuple[Improvement, ...]:
    """A record for every characteristic that loses points; a blank one loses nothing."""
    made = []
    for id_ in dict.fromkeys(loss for loss in losses if loss is not None):
        old = values.get(id_)
        lost = losses.count(id_)
        if old is None or not old:
            continue
        made.append(
            Improvement(
                id=_id(new_id),
                time=time,
                kind="ageing",
                adventure=current_adventure(character),
                characteristic=CharacteristicId(id_),
                gain=-lost,
                old=old,
                new=max(0, old - lost),
                reason="aged",
                own_dice=own,
            )
        )
    return tuple(made)


def _entry(
    made: Improvement,
    subject: Subject,
    name: SubjectName,
    character: BrpCharacter,
    document_id: str,
    faces: tuple[tuple[int, int], ...],
) -> JournalEntry:
    options: BrpOptions = character.options
    return JournalEntry(
        id=made.id,
        time=made.time,
        document=document_id,
        character=character.name,
        subject=subject,
        name=name,
        event="development",
        score=made.old,
        own_dice=made.own_dice,
        level_reason=made.reason,
        options=options,
        development=DevelopmentNote(
            kind=made.kind,
            source="" if made.study is None else made.study.id,
            bonus=made.bonus,
            dice=made.dice,
            faces=faces,
            gain=made.gain,
            new=made.new,
            teacher=made.teacher,
        ),
    )


def _originals(character: BrpCharacter) -> dict[str, int | None]:
    """The values before training: what limits it."""
    rows = character.characteristics
    return {row.id: None if row.initial is None else max(0, row.initial + row.moved) for row in rows}


def _id(new_id: Callable[[], str] | None) -> ImprovementId:
    return ImprovementId(new_id() if new_id else str(uuid.uuid4()))
