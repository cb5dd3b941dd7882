"""The sanity of a sheet: what somebody begins with, and the most that blasphemous lore leaves (UGE ch. 5)."""

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING

from brp_desktop.rules import Explanation
from brp_desktop.rules.brp.sanity import sanity_maximum, sanity_start
from brp_desktop.rules.brp.steps import next_step
from brp_desktop.sheet.brp import BrpCharacter, Resource, Skill
from brp_desktop.sheet.derived_values import SANITY, DerivedResource, characteristic_values, resources
from brp_desktop.sheet.ids import ResourceId, SkillId

if TYPE_CHECKING:
    from brp_desktop.sheet.derive import DerivedSkill

BLASPHEMOUS_LORE = "knowledge_blasphemous_lore"
"""The speciality of Knowledge whose rating lowers the most sanity there can be."""

_LORE_STEP = f"lore.knowledge.{BLASPHEMOUS_LORE}"


def starting_power(character: BrpCharacter) -> int | None:
    """POW as it was at the start, without what development gave it: sanity does not follow that. None while blank."""
    row = next((each for each in character.characteristics if each.id == "pow"), None)
    return None if row is None or row.value is None else max(0, row.value - row.training)


def sanity_track(character: BrpCharacter, lore: int) -> DerivedResource:
    """The track: a maximum typed by hand before the computed one, the start where nothing else is known.

    What is left is never shown above the maximum, so that growing lore takes sanity with it.
    """
    row = next((each for each in character.resources if each.id == SANITY), Resource(id=SANITY))
    by_hand = row.maximum is not None
    maximum = sanity_maximum(lore) if row.maximum is None else row.maximum
    current = row.current
    if current is None:
        power = starting_power(character)
        current = None if power is None else sanity_start(power)
    if current is not None:
        current = min(current, maximum)
    return DerivedResource(current, maximum, () if by_hand else _steps(lore), by_hand=by_hand)


def _steps(lore: int) -> Explanation:
    steps = [next_step("base", (sanity_maximum(),), 0)]
    if lore > 0:
        steps.append(next_step(_LORE_STEP, (-lore,), steps[-1].result))
        if steps[-1].result < 0:
            steps.append(next_step("floor_zero", (0,), steps[-1].result))
    return (*steps, next_step(SANITY, (), steps[-1].result))


def lore_of(rows: Iterable[Skill], skills: "Mapping[SkillId, DerivedSkill]") -> int:
    """The highest rating in blasphemous lore; 0 where the sheet has none."""
    return max((skills[row.id].score or 0 for row in rows if row.speciality == BLASPHEMOUS_LORE), default=0)


def with_lore(
    tracks: Mapping[ResourceId, DerivedResource], character: BrpCharacter, skills: "Mapping[SkillId, DerivedSkill]"
) -> Mapping[ResourceId, DerivedResource]:
    """The tracks with the sanity that the lore of these skills leaves; the same object where that changes nothing."""
    sanity = sanity_track(character, lore_of(character.skills, skills))
    return tracks if tracks[SANITY] == sanity else MappingProxyType({**tracks, SANITY: sanity})


def tracks_of(character: BrpCharacter) -> Mapping[ResourceId, DerivedResource]:
    """All tracks of a sheet of which nothing else is worked out yet."""
    if character.options.sanity and any(row.speciality == BLASPHEMOUS_LORE for row in character.skills):
        from brp_desktop.sheet.derive import derive

        return derive(character).resources
    return resources(character, characteristic_values(character))
