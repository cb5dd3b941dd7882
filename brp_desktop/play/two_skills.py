"""Two skills in one roll (UGE ch. 3): one die against the lower chance, and each skill may tick by its own level."""

import uuid
from dataclasses import replace

from msgspec import structs

from brp_desktop.play.rolling import RollRequest, RollResult, SecondSkill, prepare, reason_of, tick_of
from brp_desktop.play.subjects import Situation, Subject
from brp_desktop.rules.brp.helping import two_skills
from brp_desktop.rules.brp.steps import next_step
from brp_desktop.rules.errors import RulesError
from brp_desktop.sheet.brp import BrpCharacter
from brp_desktop.sheet.derive import Derived

PARTIAL = "partial_success"
"""The level reason of a roll that suits only the better of two skills."""


def two_skills_request(
    character: BrpCharacter, derived: Derived, subject: Subject, situation: Situation
) -> RollRequest:
    """The roll of ``subject`` together with the second skill of the situation; both under the same circumstances.

    A related speciality stands in for the first skill alone. Where the second cannot be rolled the error is its own;
    without a chance (automatic, impossible) nothing is compared.
    """
    aid = situation.aid
    if aid is None or aid.second is None:
        raise RulesError("missing_value", name="second")
    alone = _with_aid(situation, second=None)
    request = prepare(character, derived, subject, alone)
    other = prepare(character, derived, aid.second, _with_aid(alone, related=None))
    request = replace(request, situation=replace(request.situation, aid=aid))
    if request.chance is None or other.chance is None:
        return request
    second = SecondSkill(
        other.subject, other.name, other.chance, other.base, other.box, other.already, request.chance, request.base
    )
    lower = other if other.chance < request.chance else request
    name = other.name.skill
    step = next_step(f"two_skills.{name}" if name else "two_skills", (other.chance,), request.chance)
    return replace(
        request,
        base=lower.base,
        chance=lower.chance,
        thresholds=lower.thresholds,
        odds=lower.odds,
        steps=(*request.steps[:-1], step, next_step("chance", (), step.result)),
        second=second,
    )


def judged_for_both(
    request: RollRequest, second: SecondSkill, roll: int, tens: int | None, units: int | None, *, roll_id: str | None
) -> RollResult:
    """The result for dice that have fallen: the level of the lower chance, a tick for each skill by its own level."""
    options, hidden = request.options, request.situation.hidden
    both = two_skills(
        roll,
        second.first_chance,
        second.chance,
        options,
        first_base=second.first_base,
        second_base=second.base,
    )
    first = tick_of(request, both.first, hidden=hidden)
    as_second = replace(request, subject=second.subject, box=second.box, already=second.already)
    other = tick_of(as_second, both.second, hidden=hidden)
    return RollResult(
        id=roll_id or str(uuid.uuid4()),
        request=request,
        roll=roll,
        tens=tens,
        units=units,
        own_dice=request.situation.own_roll is not None,
        level=both.level,
        level_reason=PARTIAL if both.partial else reason_of(request, roll),
        tick=first.tick,
        tick_reason=first.reason,
        second_tick=other.tick,
        second_reason=other.reason,
    )


def _with_aid(situation: Situation, **changed: object) -> Situation:
    """The circumstances with parts of what was chosen besides changed; as they are where nothing was chosen."""
    if situation.aid is None:
        return situation
    return structs.replace(situation, aid=structs.replace(situation.aid, **changed))
