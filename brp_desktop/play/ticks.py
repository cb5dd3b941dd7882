"""From the rules' tick decision to the edit that carries it out."""

from collections.abc import Iterable, Mapping

from brp_desktop.play.rolling import RollResult
from brp_desktop.sheet.brp import BrpCharacter
from brp_desktop.sheet.edits import Edit, SetTick, Several
from brp_desktop.sheet.ids import SkillId


def tick_edit(result: RollResult, character: BrpCharacter) -> SetTick | None:
    """The edit for a roll that ticks, or None: no roll takes a tick away, and nothing is ticked twice.

    ``character`` is the one in force now, which may have changed since the roll was decided: a row that is gone or
    was ticked meanwhile gives None.
    """
    subject = result.request.subject
    if not result.tick or subject.kind != "skill":
        return None
    row = next((skill for skill in character.skills if skill.id == subject.id), None)
    if row is None or row.ticked:
        return None
    return SetTick(SkillId(subject.id), True, result.tick_reason)


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
