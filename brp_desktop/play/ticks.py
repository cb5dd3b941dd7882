"""From the rules' tick decision to the edit that carries it out."""

from brp_desktop.play.rolling import RollResult
from brp_desktop.sheet.brp import BrpCharacter
from brp_desktop.sheet.edits import SetTick
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
