"""The journal's lines for Xantis tests, Danni and what a Narrator allows; the outcome read out of a line again."""

import uuid

from brp_desktop.play.danni import DanniRoll
from brp_desktop.play.entries import CombatNote, JournalEntry, XantisNote
from brp_desktop.play.subjects import Subject, SubjectName
from brp_desktop.play.xantis_rolls import XantisResult
from brp_desktop.play.xantis_subjects import label_of
from brp_desktop.rules.errors import RulesError
from brp_desktop.rules.xantis import DEFAULTS, XantisOptions, XantisOutcome, differences

DANNI = "Danni"
"""What is added to a blow, called so in every language (xantis.md 1)."""

INITIATIVE_ID = "iniziativa"
"""What the journal finds the tests of Iniziativa by."""


def xantis_entry(result: XantisResult, document_id: str, character_name: str, time: int) -> JournalEntry:
    """The line for a settled test; ``time`` in milliseconds since 1970, UTC. It has the id of the result."""
    request, outcome = result.request, result.outcome
    kind = request.subject.kind
    return JournalEntry(
        id=result.id,
        time=time,
        document=document_id,
        character=character_name,
        subject=Subject(kind, INITIATIVE_ID if kind == "initiative" else request.node),
        name=request.name,
        event="xantis",
        score=outcome.capacity,
        own_dice=result.own_dice,
        hidden=request.situation.hidden,
        level=result.outcome_class,
        steps=outcome.explanation,
        xantis=XantisNote(
            vdr=outcome.vdr,
            margin=outcome.margin,
            dice=outcome.dice,
            extra=outcome.extra,
            critical=outcome.critical,
            difficulty=outcome.difficulty,
            interpretation=outcome.interpretation,
            pme=outcome.pme,
            pr=outcome.pr,
            pd=outcome.pd,
            opponent_bonus=outcome.opponent_bonus,
            narrator=outcome.narrator,
            pa_cost=outcome.pa_cost,
            parts=outcome.parts,
            options=_changes(request.options),
        ),
    )


def danni_entry(
    roll: DanniRoll, weapon: str, document_id: str, character_name: str, time: int, *, hidden: bool = False
) -> JournalEntry:
    """The line for Danni that were rolled, of a ``weapon`` (may be empty); ``time`` as of a test."""
    dice, text = roll.dice, roll.text.strip()
    if roll.bonus:
        text = f"{text} {'-' if roll.bonus < 0 else '+'} {abs(roll.bonus)}" if text else str(roll.bonus)
    return JournalEntry(
        id=str(uuid.uuid4()) if dice is None else dice.id,
        time=time,
        document=document_id,
        character=character_name,
        subject=Subject("weapon", DANNI),
        name=SubjectName(name=f"{weapon}, {DANNI}" if weapon else DANNI),
        event="damage",
        own_dice=dice is not None and dice.own_dice,
        hidden=hidden,
        combat=CombatNote(
            weapon_name=weapon,
            hit="normal",
            dice=text,
            faces=() if dice is None else dice.rolled.faces,
            total=roll.total,
        ),
    )


def leave_entry(document_id: str, character_name: str, other: str, time: int, *, hidden: bool = False) -> JournalEntry:
    """The line for somebody whom the Narrator lets take part although the link to ``other`` is missing."""
    return JournalEntry(
        id=str(uuid.uuid4()),
        time=time,
        document=document_id,
        character=character_name,
        subject=Subject("number", "leave"),
        name=SubjectName(),
        event="leave",
        hidden=hidden,
        opponent=other,
    )


def outcome_of(entry: JournalEntry) -> XantisOutcome:
    """The outcome a line tells of, as it was then; ValueError for a line of anything else."""
    note = entry.xantis
    if note is None:
        raise ValueError(entry.event)
    success = note.margin >= 0
    total = None if note.dice is None else sum(note.dice)
    by_critical = {"none": total, "success": 0, "failure": 12 + sum(note.extra)}
    return XantisOutcome(
        actor=entry.character,
        label=label_of(entry.name),
        parts=note.parts,
        capacity=entry.score or 0,
        difficulty=note.difficulty,
        pme=note.pme,
        pr=note.pr,
        pd=note.pd,
        interpretation=note.interpretation,
        opponent_bonus=note.opponent_bonus,
        vdr=note.vdr,
        dice=note.dice,
        dice_sum=total,
        critical=note.critical,
        extra=note.extra,
        counted=by_critical[note.critical],
        margin=note.margin,
        success=success,
        bonus=note.margin if success else None,
        malus=None if success else -note.margin,
        narrator=note.narrator,
        pa_cost=note.pa_cost,
        explanation=entry.steps,
    )


def options_of(note: XantisNote) -> XantisOptions:
    """The readings of the rules a line was judged by; what this version does not know stays as usual."""
    known: dict[str, str | bool] = {}
    for id_, value in note.options:
        try:
            XantisOptions(**{id_: value})  # type: ignore[arg-type]  # the record checks every value itself
        except RulesError:
            continue
        known[id_] = value
    return XantisOptions(**known)  # type: ignore[arg-type]  # as above


def _changes(options: XantisOptions) -> tuple[tuple[str, str | bool], ...]:
    return tuple((id_, getattr(options, id_)) for id_ in differences(DEFAULTS, options))
