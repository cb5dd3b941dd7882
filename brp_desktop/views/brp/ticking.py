"""Ticks by hand, by the box or by key: of skills, and of POW."""

from brp_desktop.controllers.brp_document import BrpDocument
from brp_desktop.play.subjects import Subject
from brp_desktop.sheet.edits import SetPowTick, SetTick
from brp_desktop.sheet.errors import EditError
from brp_desktop.sheet.ids import SkillId


def set_tick(document: BrpDocument, skill: SkillId | None, ticked: bool) -> bool:
    """Tick or untick a skill, None: POW; False where it cannot be, or is so already."""
    try:
        return document.perform(SetPowTick(ticked, "by_hand") if skill is None else SetTick(skill, ticked, "by_hand"))
    except EditError:
        return False


def toggle_tick(document: BrpDocument, subject: Subject | None) -> None:
    """Tick or untick a skill, or POW; nothing else has a box. EditError where the skill never learns by use."""
    if subject is None:
        return
    character = document.character
    if subject.kind == "skill":
        row = next((skill for skill in character.skills if skill.id == subject.id), None)
        if row is not None:
            document.perform(SetTick(SkillId(subject.id), not row.ticked, "by_hand"))
    elif subject.id == "pow":
        document.perform(SetPowTick(not character.pow_ticked, "by_hand"))
