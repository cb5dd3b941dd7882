"""A person without a sheet as texts to type in, and back: every number a number, every name a skill of the catalogue
where it can be found (no Qt).
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Final, TypeAlias

from brp_desktop.catalogue.names import full_skill_name
from brp_desktop.rules import RulesError
from brp_desktop.rules.brp import SRD, BrpOptions
from brp_desktop.sheet.brp import Resource
from brp_desktop.sheet.derived_values import HIT_POINTS, POWER_POINTS
from brp_desktop.sheet.edits_base import check_number, check_text
from brp_desktop.sheet.errors import EditError
from brp_desktop.sheet.ids import ResourceId, SkillId
from brp_desktop.sheet.limits import CHARACTERISTIC, MAXIMUM, MOVE, SCORE
from brp_desktop.sheet.table import Npc, NpcSkill, NpcValue, NpcWeapon
from brp_desktop.sheet.table_checks import checked_npc
from brp_desktop.sheet.table_values import npc_track
from brp_desktop.storage.statblock_entries import named_skill

VALUES: Final = ("str", "con", "siz", "int", "pow", "dex", "app", "edu")
"""The characteristics that may be typed in, in their order; others that a file has stay as they are."""

Place: TypeAlias = tuple[str, int, str]
"""Where a text stands: the list (empty for the person itself), the row in it, the field or the characteristic."""


@dataclass(frozen=True, slots=True)
class FormRow:
    """One skill or attack. ``id`` is the row's in the table, empty for a new one; a skill has no ``text``."""

    id: str = ""
    name: str = ""
    score: str = ""
    text: str = ""

    @property
    def is_blank(self) -> bool:
        """Whether nothing was typed: such a row is left out."""
        return not (self.name.strip() or self.score.strip() or self.text.strip())


@dataclass(frozen=True, slots=True, kw_only=True)
class NpcForm:
    """The texts of a person. An empty number is not known; an empty maximum is worked out by the rules."""

    name: str = ""
    description: str = ""
    values: dict[str, str] = field(default_factory=dict)
    hit_points: str = ""
    power_points: str = ""
    move: str = ""
    percentage: str = ""
    armour: str = ""
    skills: tuple[FormRow, ...] = ()
    weapons: tuple[FormRow, ...] = ()


class FormError(Exception):
    """One text cannot be taken; ``place`` says which, ``error`` why."""

    def __init__(self, place: Place, error: EditError | RulesError) -> None:
        super().__init__(f"{place}: {error}")
        self.place = place
        self.error = error


def form_of(name: str, npc: Npc, lang: str) -> NpcForm:
    """The person as texts; skills are named in the language."""
    return NpcForm(
        name=name,
        description=npc.description,
        values={id_: _written(npc.value(id_)) for id_ in VALUES},
        hit_points=_written(_maximum(npc, HIT_POINTS)),
        power_points=_written(_maximum(npc, POWER_POINTS)),
        move=_written(npc.move),
        percentage=_written(npc.percentage),
        armour=npc.armour,
        skills=tuple(FormRow(row.id, full_skill_name(row, lang), str(row.score)) for row in npc.skills),
        weapons=tuple(FormRow(row.id, row.name, _written(row.score), row.text) for row in npc.weapons),
    )


def computed_maximum(form: NpcForm, id_: ResourceId, options: BrpOptions = SRD) -> int | None:
    """What a track would have by the rules with the characteristics as typed; None while that is not known."""
    values = []
    for name in VALUES:
        text = form.values.get(name, "").strip()
        if text.isascii() and text.isdigit() and len(text) <= len(str(CHARACTERISTIC[1])):
            values.append(NpcValue(id=name, value=int(text)))
    return npc_track(Npc(values=tuple(values)), id_, options).maximum


def npc_of(form: NpcForm, before: Npc, lang: str, options: BrpOptions = SRD) -> Npc:
    """The person as typed; whatever has no field, such as counters, stays as it was ``before``.

    ``FormError`` for the first text that is wrong: ``not_a_number``, ``out_of_range``, ``too_long``, ``too_many``, or
    ``empty_name`` for a score without a name. Points above a maximum that fell are cut to it.
    """
    if not form.name.strip():
        raise FormError(("", 0, "name"), EditError("empty_name", field="name"))
    values = {row.id: row.value for row in before.values}
    for id_ in VALUES:
        number = _number(form.values.get(id_, ""), ("", 0, id_), CHARACTERISTIC)
        if number is not None or id_ in values:
            values[id_] = number
    npc = replace(
        before,
        description=form.description.strip(),
        values=tuple(NpcValue(id=id_, value=value) for id_, value in values.items()),
        armour=form.armour.strip(),
        move=_number(form.move, ("", 0, "move"), MOVE),
        percentage=_number(form.percentage, ("", 0, "percentage"), SCORE),
        skills=_skills(form.skills, before, lang),
        weapons=_weapons(form.weapons, before),
    )
    for track, text, place in (
        (HIT_POINTS, form.hit_points, "hit_points"),
        (POWER_POINTS, form.power_points, "power_points"),
    ):
        npc = _with_maximum(npc, track, _number(text, ("", 0, place), MAXIMUM), options)
    try:
        check_text("name", form.name)
        return checked_npc(npc)
    except EditError as error:
        raise FormError(_place_of(error, form), error) from None


def _skills(rows: Sequence[FormRow], before: Npc, lang: str) -> tuple[NpcSkill, ...]:
    known = {row.id: row for row in before.skills}
    new_id = _new_ids("skill", before)
    found = []
    for place, row in _filled(rows, "skills"):
        score = _number(row.score, ("skills", place, "score"), SCORE)
        if score is None:
            raise FormError(("skills", place, "score"), RulesError("not_a_number"))
        old = known.get(SkillId(row.id))
        if old is not None and full_skill_name(old, lang) == row.name:
            found.append(replace(old, score=score))
        else:
            found.append(replace(named_skill(row.name, score), id=old.id if old is not None else new_id()))
    return tuple(found)


def _weapons(rows: Sequence[FormRow], before: Npc) -> tuple[NpcWeapon, ...]:
    known = {row.id for row in before.weapons}
    new_id = _new_ids("weapon", before)
    found = []
    for place, row in _filled(rows, "weapons"):
        score = _number(row.score, ("weapons", place, "score"), SCORE)
        id_ = SkillId(row.id) if row.id in known else new_id()
        found.append(NpcWeapon(id=id_, name=row.name.strip(), score=score, text=row.text.strip()))
    return tuple(found)


def _filled(rows: Sequence[FormRow], kind: str) -> Iterator[tuple[int, FormRow]]:
    """The rows in which something was typed, with their place; each must have a name."""
    for place, row in enumerate(rows):
        if row.is_blank:
            continue
        if not row.name.strip():
            raise FormError((kind, place, "name"), EditError("empty_name", field="name"))
        yield place, row


def _new_ids(kind: str, npc: Npc) -> Callable[[], SkillId]:
    """Ids that neither a skill nor an attack of the person has: ``skill.1``, ``skill.2`` …"""
    taken = {row.id for row in npc.skills} | {row.id for row in npc.weapons}

    def new_id() -> SkillId:
        number = 1
        while SkillId(f"{kind}.{number}") in taken:
            number += 1
        id_ = SkillId(f"{kind}.{number}")
        taken.add(id_)
        return id_

    return new_id


def _with_maximum(npc: Npc, id_: ResourceId, maximum: int | None, options: BrpOptions) -> Npc:
    """The person with the maximum of a track; what is there above it is cut."""
    row = next((each for each in npc.resources if each.id == id_), None)
    if row is None:
        if maximum is None:
            return npc
        return replace(npc, resources=(*npc.resources, Resource(id=id_, maximum=maximum)))
    changed = replace(row, maximum=maximum)
    npc = replace(npc, resources=tuple(changed if each.id == id_ else each for each in npc.resources))
    limit = npc_track(npc, id_, options).maximum
    if changed.current is None or limit is None or changed.current <= limit:
        return npc
    cut = replace(changed, current=limit)
    return replace(npc, resources=tuple(cut if each.id == id_ else each for each in npc.resources))


def _number(text: str, place: Place, limits: tuple[int, int]) -> int | None:
    """The number typed, with or without a percent sign; None where nothing was."""
    plain = "".join(text.split()).removesuffix("%")
    if not plain:
        return None
    if not (plain.isascii() and plain.isdigit()):
        raise FormError(place, RulesError("not_a_number"))
    try:
        return check_number(place[2], int(plain[:12]), limits)
    except EditError as error:
        raise FormError(place, error) from None


def _place_of(error: EditError, form: NpcForm) -> Place:
    """Which text is too long, or which list."""
    name = str(error.parameters.get("field", ""))
    longest = error.parameters.get("maximum", 0)
    if name in ("description", "armour") or (isinstance(longest, int) and len(form.name) > longest):
        return "", 0, name
    for kind, rows in (("skills", form.skills), ("weapons", form.weapons)):
        for place, row in enumerate(rows):
            for part in ("name", "text"):
                if isinstance(longest, int) and len(getattr(row, part)) > longest:
                    return kind, place, part
    return "", 0, "name"


def _maximum(npc: Npc, id_: ResourceId) -> int | None:
    return next((row.maximum for row in npc.resources if row.id == id_), None)


def _written(value: int | None) -> str:
    return "" if value is None else str(value)
