"""What is done to several skill rows at once, each time as one step."""

from collections.abc import Sequence

from brp_desktop.sheet import skill_rules
from brp_desktop.sheet.brp import BrpCharacter, PointSource, Skill
from brp_desktop.sheet.edits_base import Several
from brp_desktop.sheet.ids import SkillId
from brp_desktop.sheet.skill_edits import RemoveSkill, SetPoints, SetSkillFlag, SetTick

Bulk = Several[BrpCharacter]


def add_points(character: BrpCharacter, rows: Sequence[SkillId], source: PointSource, amount: int) -> Bulk:
    """So many points of one source more (or, below 0, fewer) on each row."""
    edits = tuple(
        SetPoints(row.id, source, getattr(row.points, source) + amount) for row in _rows(character, rows) if amount
    )
    return Several(edits, "bulk_points")


def set_points(character: BrpCharacter, rows: Sequence[SkillId], source: PointSource, amount: int) -> Bulk:
    """So many points of one source on each row."""
    return Several(tuple(SetPoints(row.id, source, amount) for row in _rows(character, rows)), "bulk_points")


def set_ticks(character: BrpCharacter, rows: Sequence[SkillId], *, ticked: bool) -> Bulk:
    """Each row ticked or not; rows without a box stay as they are."""
    able = [row for row in _rows(character, rows) if not ticked or skill_rules.learns(row, character.options)]
    return Several(tuple(SetTick(row.id, ticked) for row in able), "bulk_tick")


def set_hidden(character: BrpCharacter, rows: Sequence[SkillId], *, hidden: bool) -> Bulk:
    """Each row hidden in play mode or not."""
    name = "bulk_hide" if hidden else "bulk_show"
    return Several(tuple(SetSkillFlag(row.id, "hidden", hidden) for row in _rows(character, rows)), name)


def remove(character: BrpCharacter, rows: Sequence[SkillId]) -> Bulk:
    """The rows taken off the sheet with everything in them."""
    return Several(tuple(RemoveSkill(row.id) for row in _rows(character, rows)), "bulk_remove")


def _rows(character: BrpCharacter, ids: Sequence[SkillId]) -> list[Skill]:
    wanted = set(ids)
    return [row for row in character.skills if row.id in wanted]
