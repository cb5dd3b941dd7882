"""The bounds of a person without a sheet: what is typed, pasted or rolled is held to what a file may hold."""

from dataclasses import replace

from brp_desktop.sheet.brp import Hindrance, Resource
from brp_desktop.sheet.edits_base import check_number, check_text
from brp_desktop.sheet.errors import EditError
from brp_desktop.sheet.limits import CHARACTERISTIC, ENTRIES, MAXIMUM, MOVE, POINTS, SCORE, TEXT_LENGTH
from brp_desktop.sheet.table import Npc, NpcSkill, NpcValue, NpcWeapon


def checked_npc(npc: Npc) -> Npc:
    """The person as a file can hold it.

    ``EditError``: ``out_of_range``, ``too_long``, ``too_many``, or ``duplicate_id`` where two skills or weapons, two
    tracks or two characteristics have one id.
    """
    for kind, rows in (
        ("characteristic", npc.values),
        ("resource", npc.resources),
        ("skill", npc.skills),
        ("weapon", npc.weapons),
    ):
        if len(rows) > ENTRIES:
            raise EditError("too_many", kind=kind, maximum=ENTRIES)
    _check_ids("characteristic", [row.id for row in npc.values])
    _check_ids("resource", [row.id for row in npc.resources])
    _check_ids("skill", [*(row.id for row in npc.skills), *(row.id for row in npc.weapons)])
    return replace(
        npc,
        description=check_text("description", npc.description),
        values=tuple(map(_value, npc.values)),
        resources=tuple(map(_track, npc.resources)),
        skills=tuple(map(_skill, npc.skills)),
        weapons=tuple(map(_weapon, npc.weapons)),
        armour=check_text("armour", npc.armour),
        move=_number("move", npc.move, MOVE),
        percentage=_number("percentage", npc.percentage, SCORE),
        hindrances=_hindrances(npc),
    )


def _hindrances(npc: Npc) -> tuple[Hindrance, ...]:
    if not npc.hindrances:
        return ()
    from brp_desktop.sheet.hindrances import checked_hindrances

    return checked_hindrances(npc.hindrances)


def _value(row: NpcValue) -> NpcValue:
    _number(row.id, row.value, CHARACTERISTIC)
    return row


def _track(row: Resource) -> Resource:
    return replace(
        row,
        name=check_text("name", row.name),
        current=_number("current", row.current, POINTS),
        maximum=_number("maximum", row.maximum, MAXIMUM),
    )


def _skill(row: NpcSkill) -> NpcSkill:
    return replace(
        row,
        name=check_text("name", row.name),
        speciality_text=check_text("speciality", row.speciality_text),
        score=check_number("score", row.score, SCORE),
    )


def _weapon(row: NpcWeapon) -> NpcWeapon:
    return replace(
        row,
        name=check_text("name", row.name),
        score=_number("score", row.score, SCORE),
        text=check_text("text", row.text, TEXT_LENGTH),
    )


def _number(field: str, value: int | None, limits: tuple[int, int]) -> int | None:
    return None if value is None else check_number(field, value, limits)


def _check_ids(kind: str, ids: list[str]) -> None:
    seen: set[str] = set()
    for id_ in ids:
        if id_ in seen:
            raise EditError("duplicate_id", kind=kind, id=id_)
        seen.add(check_text("id", id_))
