"""Edits of powers, passions and other extras: what they are rolled with, and using them."""

from collections.abc import Hashable
from dataclasses import replace

from msgspec import Struct
from msgspec.structs import replace as with_fields

from brp_desktop.sheet import skill_rules
from brp_desktop.sheet.belonging_edits import OWN_ROW, AddBelonging, find_belonging, is_own_row, with_row
from brp_desktop.sheet.belongings import Power
from brp_desktop.sheet.brp import BrpCharacter, Skill
from brp_desktop.sheet.derived_values import HIT_POINTS
from brp_desktop.sheet.edits_base import check_number
from brp_desktop.sheet.errors import EditError
from brp_desktop.sheet.growth_edits import Unmerged
from brp_desktop.sheet.ids import BelongingId, SkillId
from brp_desktop.sheet.limits import COUNT, SCORE, SKILLS
from brp_desktop.sheet.sheet_edits import SetResource


class AddPower(Unmerged, frozen=True):
    """A new power; ``learns``: its chance has a tick box and grows by experience.

    For that it gets a skill row of its own, of the power's name and hidden among the skills: ticks, experience rolls
    and journal are those of a skill.
    """

    power: Power
    learns: bool = False

    def apply(self, character: BrpCharacter) -> BrpCharacter:
        """The character with the power."""
        after = AddBelonging(self.power).apply(character)
        return SetPowerLearns(self.power.id, True).apply(after) if self.learns else after


class SetPowerLearns(Unmerged, frozen=True):
    """Whether a power has a tick box: with one it gets a skill row of its own, without it keeps the score as chance.

    A power that uses a skill of the sheet learns as that skill does and is refused (``unknown_value``).
    """

    power: BelongingId
    learns: bool

    def apply(self, character: BrpCharacter) -> BrpCharacter:
        """The character with the power learning by use, or not."""
        power = find_power(character, self.power)
        row = own_row(character, power)
        if power.skill is not None and row is None and skill_exists(character, power.skill):
            raise EditError("unknown_value", field="learns", value=self.learns)
        if self.learns:
            return character if row is not None else _with_own_row(character, power)
        if row is None:
            return character
        plain = with_fields(power, skill=None, chance=_own_score(character, row))
        without = replace(character, skills=tuple(each for each in character.skills if each.id != row.id))
        return with_row(without, "powers", plain)


class SetPowerChance(Struct, frozen=True):
    """The chance of a power, None for none; of one that learns the whole score, its experience kept apart.

    That of a power which uses a skill of the sheet belongs to the skill (``unknown_value``).
    """

    power: BelongingId
    chance: int | None

    @property
    def merge_key(self) -> Hashable:
        """Typing and stepping is one step."""
        return "power_chance", self.power

    def apply(self, character: BrpCharacter) -> BrpCharacter:
        """The character with the chance."""
        power = find_power(character, self.power)
        chance = None if self.chance is None else check_number("chance", self.chance, SCORE)
        row = own_row(character, power)
        if row is None:
            if power.skill is not None and skill_exists(character, power.skill):
                raise EditError("unknown_value", field="chance", value=self.chance)
            return with_row(character, "powers", with_fields(power, chance=chance))
        wanted = (chance or 0) - _besides_base(character, row)
        changed = replace(row, base=str(max(0, wanted)), bonus=min(0, wanted))
        rows = tuple(changed if each.id == row.id else each for each in character.skills)
        return character if changed == row else replace(character, skills=rows)


class UsePower(Unmerged, frozen=True):
    """A power used: its cost, or ``cost`` where that is given, is taken from its track.

    ``not_enough`` (left, wanted) where the track holds less; hit points may fall below 0 all the same. A track that is
    not on the sheet: ``unknown_id``; one without a value: ``missing_value``.
    """

    power: BelongingId
    cost: int | None = None

    def apply(self, character: BrpCharacter) -> BrpCharacter:
        """The character with the cost paid."""
        power = find_power(character, self.power)
        cost = (power.cost or 0) if self.cost is None else check_number("cost", self.cost, COUNT)
        if not cost:
            return character
        from brp_desktop.sheet.derived_sanity import tracks_of

        track = tracks_of(character).get(power.track)
        if track is None:
            raise EditError("unknown_id", kind="resource", id=power.track)
        if track.current is None:
            raise EditError("missing_value", name=power.track)
        if cost > track.current and power.track != HIT_POINTS:
            raise EditError("not_enough", left=track.current, wanted=cost)
        return SetResource(power.track, track.current - cost).apply(character)


def find_power(character: BrpCharacter, id_: BelongingId) -> Power:
    """The power of this id; ``EditError("unknown_id")`` if there is none."""
    power = find_belonging(character, "powers", id_)
    assert isinstance(power, Power)
    return power


def own_row(character: BrpCharacter, power: Power) -> Skill | None:
    """The skill row made for a power; None where it has none."""
    if power.skill is None or not is_own_row(power.skill):
        return None
    return next((row for row in character.skills if row.id == power.skill), None)


def skill_exists(character: BrpCharacter, skill: SkillId) -> bool:
    """Whether the sheet has the row."""
    return any(row.id == skill for row in character.skills)


def _with_own_row(character: BrpCharacter, power: Power) -> BrpCharacter:
    if len(character.skills) >= SKILLS:
        raise EditError("too_many", kind="skill", maximum=SKILLS)
    number, taken = 1, {row.id for row in character.skills}
    while f"{OWN_ROW}{number}" in taken:
        number += 1
    row = Skill(
        id=SkillId(f"{OWN_ROW}{number}"),
        name=power.name,
        category=skill_rules.POWER_CATEGORY,
        base=str(power.chance or 0),
        hidden=True,
    )
    linked = with_fields(power, skill=row.id, chance=None)
    return with_row(replace(character, skills=(*character.skills, row)), "powers", linked)


def _besides_base(character: BrpCharacter, row: Skill) -> int:
    """What the score of a row made for a power has besides its base and its permanent bonus."""
    from brp_desktop.sheet.derive import derive

    parts = derive(character).skills[row.id].parts
    return sum(amount for step, amount in parts if step not in ("base", "permanent_bonus"))


def _own_score(character: BrpCharacter, row: Skill) -> int:
    """The score of a row made for a power, within the bounds of a chance."""
    from brp_desktop.sheet.derive import derive

    score = derive(character).skills[row.id].score
    return max(SCORE[0], min(SCORE[1], score or 0))
