"""A profession or a personality put on a sheet that is played already: one edit, and what it changes, beforehand."""

from typing import Literal

from msgspec import Struct

from brp_desktop.catalogue.professions import profession_catalogue
from brp_desktop.play.acts import Acts
from brp_desktop.play.chance import SeededChance
from brp_desktop.play.creation import ListName, budget, chosen_rows, room_of
from brp_desktop.play.creation_acts import Act, clear_points, set_points
from brp_desktop.play.creation_choices import take_personality, take_profession
from brp_desktop.play.creation_random import fill_list
from brp_desktop.rules.brp.random_creation import spread
from brp_desktop.rules.errors import RulesError
from brp_desktop.sheet.brp import BrpCharacter, Skill
from brp_desktop.sheet.derive import derive
from brp_desktop.sheet.ids import SkillId

PointsWay = Literal["none", "even", "chance"]
"""What becomes of the points of a profession: none are given, as many for each skill, or as chance has it."""

_STEP = 5


class Application(Struct, frozen=True, kw_only=True):
    """What is to be put on a sheet: a profession or a personality by its id, and how.

    ``fill``: choices left open are made by chance (by ``seed``); ``replace``: points of the same kind that are on the
    sheet go back first.
    """

    which: ListName
    id: str
    points: PointsWay = "even"
    fill: bool = True
    replace: bool = True
    seed: int = 1


class SkillChange(Struct, frozen=True):
    """A row whose score becomes another one; ``before`` is None for a new row."""

    row: Skill
    before: int | None
    after: int | None
    is_new: bool


class Changes(Struct, frozen=True):
    """Everything an application changes: skills in the order of the sheet, and words (what, before, after)."""

    skills: tuple[SkillChange, ...]
    words: tuple[tuple[str, str, str], ...]

    def __bool__(self) -> bool:
        return bool(self.skills or self.words)


def applied(character: BrpCharacter, what: Application, *, lang: str = "en") -> Act:
    """The edit that puts it on the sheet as one step; an unknown id is a RulesError ``unknown_name``."""
    catalogue = profession_catalogue()
    known = catalogue.professions if what.which == "profession" else catalogue.personalities
    if what.id not in known:
        raise RulesError("unknown_name", name=what.id)
    acts = Acts(character)
    chance = SeededChance(what.seed)
    if what.which == "profession":
        if what.replace:
            clear_points(acts, "profession")
            acts.record(profession_skills=())
        take_profession(acts, what.id, lang)
    else:
        if what.replace:
            clear_points(acts, "personality")
        take_personality(acts, what.id, None)
    if what.fill:
        fill_list(acts, what.which, chance, lang)
    if what.which == "profession" and what.points != "none":
        _give(acts, what, chance)
    return acts.named(f"apply_{what.which}")


def changes_of(before: BrpCharacter, after: BrpCharacter) -> Changes:
    """What differs between two states of a sheet, as far as an application can change it."""
    earlier, later = derive(before), derive(after)
    rows = {row.id: row for row in before.skills}
    skills = []
    for row in after.skills:
        known = row.id in rows
        old, new = (earlier.skills[row.id].score if known else None), later.skills[row.id].score
        renamed = known and (row.speciality, row.speciality_text) != (
            rows[row.id].speciality,
            rows[row.id].speciality_text,
        )
        if not known or old != new or renamed:
            skills.append(SkillChange(row, old, new, not known))
    words = [
        (name, getattr(before, name) or "", getattr(after, name) or "")
        for name in ("occupation", "profession", "personality")
        if getattr(before, name) != getattr(after, name)
    ]
    old_wealth = {row.id: row.amount for row in before.wealth}
    words += [
        ("wealth", old_wealth.get(row.id, ""), row.amount)
        for row in after.wealth
        if old_wealth.get(row.id) != row.amount
    ]
    return Changes(tuple(skills), tuple(words))


def _give(acts: Acts, what: Application, chance: SeededChance) -> None:
    """The points of the profession that are left, on its skills, up to the cap."""
    derived = derive(acts.character)
    left = max(0, budget(acts.character, derived, "professional").left or 0)
    rows = [id_ for id_ in chosen_rows(acts.character, "profession") if derived.skills[id_].base is not None]
    room = {id_: room_of(acts.character, derived, id_) for id_ in rows}
    before = {row.id: row.points.profession for row in acts.character.skills}
    spent = _evenly(room, left) if what.points == "even" else spread(chance, room, left)[0]
    set_points(acts, {id_: before[id_] + more for id_, more in spent.items()}, "profession")


def _evenly(room: dict[SkillId, int | None], points: int) -> dict[SkillId, int]:
    """Points dealt out in steps of five, round by round, until all are gone or nothing takes any more."""
    spent = dict.fromkeys(room, 0)
    while points:
        before = points
        for id_, ceiling in room.items():
            step = min(_STEP, points, points if ceiling is None else ceiling - spent[id_])
            if step > 0:
                spent[id_] += step
                points -= step
        if points == before:
            break
    return spent
