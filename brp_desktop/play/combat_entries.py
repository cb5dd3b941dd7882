"""The journal's lines of combat and health that are no rolls of a D100: damage, wounds, healing, powers."""

import uuid
from collections.abc import Mapping
from typing import Any, Literal

from msgspec.structs import replace

from brp_desktop.play.blows import Blow, DamageResult
from brp_desktop.play.entries import CombatNote, JournalEntry
from brp_desktop.play.health import Fright, LastingLoss, Treatment
from brp_desktop.play.people import NpcPerson, Person, SheetPerson
from brp_desktop.play.subjects import Subject, SubjectName
from brp_desktop.rules.brp import SRD, BrpOptions
from brp_desktop.sheet.belongings import Power
from brp_desktop.sheet.derived_values import HIT_POINTS, SANITY

HEALTH = Subject("health", HIT_POINTS)
"""What lines about hit points are about."""


def damage_entry(result: DamageResult, document_id: str, character_name: str, time: int) -> JournalEntry:
    """The line for damage that was thrown; it has the id of the throw. ``time`` in milliseconds since 1970, UTC."""
    arm, request = result.request.arm, result.request
    return JournalEntry(
        id=result.id,
        time=time,
        document=document_id,
        character=character_name,
        subject=Subject("weapon", arm.id),
        name=SubjectName(name=arm.name, roll="damage", weapon=arm.weapon, weapon_name=arm.name),
        event="damage",
        own_dice=result.own_dice,
        options=request.options,
        steps=result.explanation,
        combat=CombatNote(
            weapon=arm.weapon,
            weapon_name=arm.name,
            hit=request.hit,
            dice=request.notation,
            faces=result.faces,
            total=result.total,
            effect=request.plan.effect or "",
        ),
    )


def wound_entry(
    blow: Blow,
    document_id: str,
    character_name: str,
    time: int,
    *,
    left: int | None = None,
    major: bool = False,
    cause: str = "blow",
    options: BrpOptions = SRD,
    contest: str = "",
) -> JournalEntry:
    """The line for hit points lost; ``left`` are those there are then, ``contest`` the attack it belongs to."""
    note = CombatNote(
        total=blow.damage,
        through=blow.through,
        armour=blow.armour,
        points=blow.lost,
        left=left,
        major=major,
        cause=cause,
        location=blow.location,
        effect=blow.effect,
    )
    line = _health_entry("wound", note, document_id, character_name, time, options)
    return replace(line, contest=contest)


def healing_entry(
    treatment: Treatment,
    document_id: str,
    character_name: str,
    time: int,
    *,
    left: int | None = None,
    options: BrpOptions = SRD,
) -> JournalEntry:
    """The line for hit points given back; ``left`` are those there are then."""
    rolled = treatment.rolled
    note = CombatNote(
        dice="" if rolled is None else str(rolled.expression),
        faces=() if rolled is None else rolled.faces,
        points=treatment.points,
        left=left,
        cause=treatment.cause,
    )
    return _health_entry("healing", note, document_id, character_name, time, options)


def lasting_loss_entries(
    loss: LastingLoss, document_id: str, character_name: str, time: int, *, options: BrpOptions = SRD
) -> tuple[JournalEntry, ...]:
    """The lines for what a major wound costs for good, one a characteristic; ``total`` is the D100."""
    lines = []
    for id_, points in loss.losses.items():
        note = CombatNote(total=loss.roll, faces=loss.faces, points=points, cause="lasting_loss")
        line = _health_entry("wound", note, document_id, character_name, time, options)
        lines.append(replace(line, name=SubjectName(characteristic=id_)))
    return tuple(lines)


def fright_entry(
    fright: Fright, document_id: str, character_name: str, time: int, *, options: BrpOptions = SRD
) -> JournalEntry:
    """The line for a sanity roll; ``total`` is the D100, ``left`` the sanity there is then."""
    brought = fright.disorder
    note = CombatNote(
        dice=fright.dice,
        faces=() if fright.rolled is None else fright.rolled.faces,
        total=fright.roll,
        points=fright.loss.lost,
        left=fright.loss.after,
        cause="fright",
        track=SANITY,
        disorder="" if brought is None else brought.id,
        minutes=0 if brought is None else brought.minutes,
        before=fright.before,
        disorder_faces=() if brought is None else brought.faces,
    )
    return _health_entry("wound", note, document_id, character_name, time, options)


def hindrance_entry(
    person: Person,
    kind: str,
    weapon: str,
    time: int,
    note: Mapping[str, Any],
    *,
    options: BrpOptions = SRD,
) -> JournalEntry:
    """The line for something that begins to hold somebody back or ends, or for what a weapon loses (``weapon``).

    ``note`` are fields of the ``CombatNote``; ``weapon`` is the id of one of the person's weapons, "" for none.
    """
    id_, name = weapon_names(person, weapon)
    made = CombatNote(cause=kind, weapon=id_, weapon_name=name, **note)
    return JournalEntry(
        id=str(uuid.uuid4()),
        time=time,
        document=person.document,
        character=person.name,
        subject=HEALTH,
        name=SubjectName(),
        event="hindrance",
        options=options,
        combat=made,
    )


def weapon_names(person: Person, weapon: str) -> tuple[str | None, str]:
    """The catalogue id and the own name of one of the weapons of somebody; nothing where there is none."""
    if isinstance(person, SheetPerson):
        row = next((each for each in person.character.weapons if each.id == weapon), None)
        return (None, "") if row is None else (row.weapon, row.name)
    if isinstance(person, NpcPerson):
        return None, next((each.name for each in person.npc.weapons if each.id == weapon), "")
    return None, ""


def power_entry(
    power: Power,
    cost: int,
    document_id: str,
    character_name: str,
    time: int,
    *,
    left: int | None = None,
    options: BrpOptions = SRD,
) -> JournalEntry:
    """The line for a power that was used without a roll; ``left`` is what its track has then."""
    return JournalEntry(
        id=str(uuid.uuid4()),
        time=time,
        document=document_id,
        character=character_name,
        subject=Subject("power", power.id),
        name=SubjectName(name=power.name),
        event="power",
        options=options,
        combat=CombatNote(points=cost, left=left, track=power.track),
    )


def _health_entry(
    event: Literal["wound", "healing"],
    note: CombatNote,
    document_id: str,
    character_name: str,
    time: int,
    options: BrpOptions,
) -> JournalEntry:
    return JournalEntry(
        id=str(uuid.uuid4()),
        time=time,
        document=document_id,
        character=character_name,
        subject=HEALTH,
        name=SubjectName(),
        event=event,
        options=options,
        combat=note,
    )
