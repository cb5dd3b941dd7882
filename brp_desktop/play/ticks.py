"""Ticks: from the rules' decision to the edit that carries it out, and the ticks that wait with when and why."""

from collections.abc import Iterable, Mapping

from msgspec import Struct

from brp_desktop.play.entries import JournalEntry, hand_tick_entry
from brp_desktop.play.rolling import RollResult, characteristic_subject_name, subject_name
from brp_desktop.play.subjects import Subject, SubjectName
from brp_desktop.sheet.brp import BrpCharacter
from brp_desktop.sheet.derive import Derived
from brp_desktop.sheet.edits import Edit, SetPowTick, SetResource, SetTick, Several
from brp_desktop.sheet.growth import TickOrigin
from brp_desktop.sheet.ids import BelongingId, ResourceId, SkillId

FROM_ROLLS = frozenset({"ticked", "even_or_better"})
"""Tick reasons whose roll has a line of its own in the journal."""

TAKEN_BACK = "taken_back"
"""The reason of a tick that a person takes back from the list of those that wait."""


class WaitingTick(Struct, frozen=True, kw_only=True):
    """A tick that waits for its experience roll. ``origin`` says when and why it was given, None where an old file
    does not; ``score`` is None where it is missing."""

    subject: Subject
    name: SubjectName
    score: int | None
    origin: TickOrigin | None


def waiting_ticks(character: BrpCharacter, derived: Derived) -> tuple[WaitingTick, ...]:
    """Every tick of the sheet that waits: skills in the order of the sheet, then POW; as many as
    ``Derived.waiting_ticks``. A row that does not learn by use has none."""
    ticks = [
        WaitingTick(
            subject=Subject("skill", row.id),
            name=subject_name(row),
            score=derived.skills[row.id].score,
            origin=row.tick,
        )
        for row in character.skills
        if row.ticked and derived.skills[row.id].learns
    ]
    if character.pow_ticked:
        ticks.append(
            WaitingTick(
                subject=Subject("characteristic", "pow"),
                name=characteristic_subject_name("pow"),
                score=derived.values.get("pow"),
                origin=character.pow_tick,
            )
        )
    return tuple(ticks)


def take_back(tick: WaitingTick, *, note: str = "") -> Edit:
    """The edit that takes a waiting tick back; ``note`` is why, in the person's own words, for the journal."""
    if tick.subject.kind == "skill":
        return SetTick(SkillId(tick.subject.id), False, TAKEN_BACK, note=note)
    return SetPowTick(False, TAKEN_BACK, note=note)


def tick_entries(
    edit: Edit, character: BrpCharacter, derived: Derived, document_id: str, time: int
) -> tuple[JournalEntry, ...]:
    """The journal's lines for the boxes an edit ticks or unticks other than by a roll; the edit must be stamped.

    They have the ids of the ticks. ``character`` is the one the edit was made on, before or after.
    """
    if isinstance(edit, Several):
        return tuple(line for each in edit.edits for line in tick_entries(each, character, derived, document_id, time))
    if isinstance(edit, SetTick):
        row = next((each for each in character.skills if each.id == edit.skill), None)
        if row is None:
            return ()
        subject, name, score = Subject("skill", row.id), subject_name(row), derived.skills[row.id].score
    elif isinstance(edit, SetPowTick):
        subject, name = Subject("characteristic", "pow"), characteristic_subject_name("pow")
        score = derived.values.get("pow")
    else:
        return ()
    if edit.reason in FROM_ROLLS or not edit.id:
        return ()
    line = hand_tick_entry(
        edit.id,
        subject,
        name,
        edit.ticked,
        document_id=document_id,
        character_name=character.name,
        time=edit.time or time,
        score=score,
        options=character.options,
        reason=edit.reason,
        note=edit.note,
    )
    return (line,)


def tick_edit(result: RollResult, character: BrpCharacter) -> SetTick | None:
    """The edit for a roll that ticks, or None: no roll takes a tick away, and nothing is ticked twice.

    ``character`` is the one in force now, which may have changed since the roll was decided: a row that is gone or
    was ticked meanwhile gives None. The tick keeps the id of the roll.
    """
    subject = result.request.subject
    if not result.tick or subject.kind != "skill":
        return None
    row = next((skill for skill in character.skills if skill.id == subject.id), None)
    if row is None or row.ticked:
        return None
    return SetTick(SkillId(subject.id), True, result.tick_reason, id=result.id)


def roll_edit(result: RollResult, character: BrpCharacter) -> Edit | None:
    """Everything a roll does to the sheet, as one step: the shot fired, the cost of a power or of another throw, the
    tick, that of the other skill of two in one roll; None: nothing.

    ``character`` is the one in force now. What can no longer be fired or paid since the roll was prepared is left out.
    """
    paid = _paid(result, character)
    found = (
        paid,
        _spent(result, character) if paid is None else None,
        tick_edit(result, character),
        _second_tick(result, character),
    )
    edits = tuple(edit for edit in found if edit is not None)
    if paid is not None:
        return Several(edits, "reroll")
    if len(edits) < 2:
        return edits[0] if edits else None
    return Several(edits, result.request.subject.use or "two_skills")


def undo_edit(result: RollResult) -> Edit:
    """The edit that takes the ticks of a roll away again."""
    second = result.request.second
    ids = [result.request.subject.id] if result.tick else []
    if second is not None and result.second_tick:
        ids.append(second.subject.id)
    edits = tuple(SetTick(SkillId(id_), False, "undone") for id_ in ids)
    return edits[0] if len(edits) == 1 else Several(edits, "two_skills")


def _second_tick(result: RollResult, character: BrpCharacter) -> SetTick | None:
    """The tick of the other skill of two in one roll, with the id of the roll."""
    second = result.request.second
    if second is None or not result.second_tick:
        return None
    row = next((skill for skill in character.skills if skill.id == second.subject.id), None)
    if row is None or row.ticked:
        return None
    return SetTick(SkillId(row.id), True, result.second_reason, id=result.id)


def _paid(result: RollResult, character: BrpCharacter) -> Edit | None:
    """The power points paid for throwing again."""
    aid = result.request.situation.aid
    if aid is None or not aid.rerolled:
        return None
    from brp_desktop.sheet.derive import derive

    left = derive(character).resources[ResourceId("power_points")].current
    return None if left is None else SetResource(ResourceId("power_points"), left - aid.rerolled)


def _spent(result: RollResult, character: BrpCharacter) -> Edit | None:
    """The shot or the power points a roll costs; None where it costs nothing."""
    subject = result.request.subject
    if subject.use not in ("attack", "power"):
        return None
    from brp_desktop.sheet.combat_edits import Fire
    from brp_desktop.sheet.errors import EditError
    from brp_desktop.sheet.power_edits import UsePower

    act = result.request.situation.act
    means = BelongingId(subject.means)
    edit: Edit = Fire(means) if subject.use == "attack" else UsePower(means, act.cost if act is not None else None)
    try:
        return edit if edit.apply(character) != character else None
    except EditError:
        return None


def tick_edits(
    rolls: Mapping[str, Iterable[RollResult]], characters: Mapping[str, BrpCharacter], name: str
) -> dict[str, Edit]:
    """The edit of each sheet for several rolls at once, by document id: one undo step, called ``name`` if it is more
    than one tick. Sheets in which nothing ticks are left out; so are rolls of documents not among ``characters``.
    """
    edits: dict[str, Edit] = {}
    for document, results in rolls.items():
        character = characters.get(document)
        if character is None:
            continue
        ticks = dict.fromkeys(edit for result in results if (edit := tick_edit(result, character)) is not None)
        if len(ticks) == 1:
            edits[document] = next(iter(ticks))
        elif ticks:
            edits[document] = Several(tuple(ticks), name)
    return edits
