"""Ticks by hand, by key: whatever the focus of a percentile sheet is on."""

from brp_desktop.controllers.brp_document import BrpDocument
from brp_desktop.play.subjects import Subject
from brp_desktop.sheet.edits import SetPowTick, SetTick
from brp_desktop.sheet.ids import SkillId


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
