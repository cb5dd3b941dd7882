"""A roll from the wish to the result: prepare what would be rolled, then settle it with dice."""

import uuid
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType

from brp_desktop.catalogue.names import NamedSkill
from brp_desktop.play.chance import percentile_dice
from brp_desktop.play.subjects import Aid, Situation, Subject, SubjectName
from brp_desktop.rules import Explanation, RulesError
from brp_desktop.rules.brp import (
    SRD,
    BrpOptions,
    Difficulty,
    Level,
    Thresholds,
    combine_difficulties,
    explain_chance,
    judge,
    judge_without_chance,
    level_odds,
    level_reason,
    needs_roll,
    thresholds,
    tick_decision,
)
from brp_desktop.rules.brp.characteristics import CHARACTERISTIC_ROLLS
from brp_desktop.rules.brp.checks import explain_rating
from brp_desktop.rules.brp.d100 import read_d100, split_d100
from brp_desktop.rules.brp.experience import TickDecision
from brp_desktop.rules.brp.skills import is_blind_luck, untrained_chance
from brp_desktop.rules.brp.steps import next_step
from brp_desktop.rules.dice import RandomSource
from brp_desktop.sheet.brp import BrpCharacter
from brp_desktop.sheet.derive import Derived
from brp_desktop.sheet.ids import CharacteristicId, SkillId

__all__ = [
    "RollRequest",
    "RollResult",
    "Situation",
    "Subject",
    "SubjectName",
    "characteristic_subject_name",
    "judged",
    "level_of",
    "prepare",
    "prepare_score",
    "reveal",
    "settle",
    "subject_name",
]

_WITHOUT_CHANCE = frozenset({Difficulty.AUTOMATIC, Difficulty.IMPOSSIBLE})


@dataclass(frozen=True, slots=True)
class SecondSkill:
    """The other skill of two in one roll (UGE ch. 3), as it would be rolled alone.

    ``first_chance`` and ``first_base`` are those of the skill rolled: the lower chance of the two holds for the whole.
    """

    subject: Subject
    name: SubjectName
    chance: int
    base: int | None
    box: bool
    already: bool
    first_chance: int
    first_base: int | None


@dataclass(frozen=True, slots=True)
class RollRequest:
    """Everything about a roll that is known before the dice fall (customer's source 3.1–3.2).

    ``score`` is the rating, ``base`` the skill's base without points (for a characteristic its five-fold), ``chance``
    what is rolled against. Where no dice are thrown (automatic, and impossible as most rules have it) ``chance``,
    ``thresholds`` and ``odds`` are None and ``steps`` end with the rating. ``box``: the skill has a tick box;
    ``already``: it is ticked. ``because`` holds the rarer reasons against a tick, such as ``blind_luck``.
    ``plain_only``: a shot from so far away is at most a plain hit (UGE ch. 6). ``second`` is the other skill of two in
    one roll; ``chance`` and what follows from it are then those of the lower.
    """

    subject: Subject
    name: SubjectName
    score: int
    base: int | None
    chance: int | None
    thresholds: Thresholds | None
    steps: Explanation
    situation: Situation
    box: bool
    already: bool
    options: BrpOptions
    odds: Mapping[Level, int] | None = field(hash=False)
    because: tuple[str, ...] = ()
    plain_only: bool = False
    second: SecondSkill | None = None

    @property
    def throws_dice(self) -> bool:
        """Whether the roll needs dice at all."""
        return self.chance is not None


@dataclass(frozen=True, slots=True)
class RollResult:
    """A settled roll: a value, decided before anything is shown.

    ``roll`` is 1 … 100 and ``tens`` (0, 10 … 90) and ``units`` (0 … 9) are the two dice that show it; all three are
    None where no dice are thrown. ``level_reason`` and ``tick_reason`` are ids. ``id`` is a UUID of this one throw and
    takes no part in comparison: the same request and the same dice make equal results. ``second_tick`` and its reason
    (empty without one) are those of the other skill of two in one roll.
    """

    id: str = field(compare=False)
    request: RollRequest
    roll: int | None
    tens: int | None
    units: int | None
    own_dice: bool
    level: Level
    level_reason: str
    tick: bool
    tick_reason: str
    second_tick: bool = False
    second_reason: str = ""


def prepare(
    character: BrpCharacter, derived: Derived, subject: Subject, situation: Situation | None = None
) -> RollRequest:
    """What a roll on ``subject`` would be; nothing is rolled yet.

    Armour worn, a load above the limit and fatigue are flat modifiers of the chance, each a step of its own.
    RulesError ``missing_value`` where a characteristic or a base is blank, ``speciality_missing`` for a family without
    its speciality, ``unknown_name`` for what is not on the sheet or has no roll (size), ``no_defence_left`` where a
    further defence falls below 1 %; for weapons and powers see ``armed``.
    """
    situation = situation or Situation()
    if situation.aid is not None and situation.aid.second is not None:
        from brp_desktop.play.two_skills import two_skills_request

        return two_skills_request(character, derived, subject, situation)
    if subject.use or subject.kind == "power":
        from brp_desktop.play.armed import means_request

        return means_request(character, derived, subject, situation)
    if subject.kind == "skill":
        return _prepare_skill(character, derived, subject, situation)
    return _prepare_characteristic(character, derived, subject, situation)


def prepare_score(
    subject: Subject,
    name: SubjectName,
    score: int,
    situation: Situation | None = None,
    options: BrpOptions = SRD,
) -> RollRequest:
    """What a roll without a sheet would be: only the score is known, it counts as its own base, and nothing ticks."""
    return request_for(
        subject,
        name,
        score=max(0, score),
        base=max(0, score),
        parts=(("base", score),),
        situation=situation or Situation(),
        options=options,
        box=False,
        already=False,
        because=(),
    )


def settle(request: RollRequest, source: RandomSource, *, roll_id: str | None = None) -> RollResult:
    """Throw the dice and judge them. Own dice stand instead of the source where the situation carries them.

    RulesError ``roll_out_of_range`` for own dice outside 1 … 100.
    """
    return judged(request, *_thrown(request, source), roll_id=roll_id)


def judged(
    request: RollRequest, roll: int | None, tens: int | None, units: int | None, *, roll_id: str | None = None
) -> RollResult:
    """The result for dice that have fallen: ``roll`` with the two dice that show it, three times None where none were
    thrown.
    """
    if request.second is not None and roll is not None:
        from brp_desktop.play.two_skills import judged_for_both

        return judged_for_both(request, request.second, roll, tens, units, roll_id=roll_id)
    level = level_of(request, roll)
    decision = tick_of(request, level, hidden=request.situation.hidden)
    return RollResult(
        id=roll_id or str(uuid.uuid4()),
        request=request,
        roll=roll,
        tens=tens,
        units=units,
        own_dice=roll is not None and request.situation.own_roll is not None,
        level=level,
        level_reason=reason_of(request, roll),
        tick=decision.tick,
        tick_reason=decision.reason,
    )


def level_of(request: RollRequest, roll: int | None) -> Level:
    """The level of a roll of 1 … 100, None where no dice are thrown; RulesError ``roll_out_of_range``."""
    if request.situation.difficulty in _WITHOUT_CHANCE:
        return judge_without_chance(request.situation.difficulty, roll, request.options)[0]
    if roll is None or request.chance is None:
        raise RulesError("no_chance", difficulty=request.situation.difficulty.value)
    return judge(roll, request.chance, request.options, base=request.base)


def reveal(result: RollResult) -> RollResult:
    """The same throw after the game master has shown it: the tick that was held back is decided now."""
    request = replace(result.request, situation=replace(result.request.situation, hidden=False))
    decision = tick_of(request, result.level, hidden=False)
    return replace(result, request=request, tick=decision.tick, tick_reason=decision.reason)


def subject_name(skill: NamedSkill) -> SubjectName:
    """The parts of the name of a skill row, or of any skill named like one."""
    return SubjectName(skill.skill, skill.name, skill.speciality, skill.speciality_text)


def characteristic_subject_name(id_: str) -> SubjectName:
    """The parts of the name of a characteristic roll."""
    return SubjectName(characteristic=id_, roll=CHARACTERISTIC_ROLLS.get(id_))


def _prepare_skill(character: BrpCharacter, derived: Derived, subject: Subject, situation: Situation) -> RollRequest:
    row = next((skill for skill in character.skills if skill.id == subject.id), None)
    if row is None:
        raise RulesError("unknown_name", name=subject.id)
    numbers = derived.skills[SkillId(subject.id)]
    if numbers.score is None or not numbers.rollable:
        raise RulesError(numbers.error or "missing_value", name=subject.id, formula=row.base or "")
    options = character.options
    blind_luck = is_blind_luck(numbers.score, options)
    parts = untrained_parts(numbers.parts, numbers.score, numbers.category, derived, options)
    return request_for(
        subject,
        subject_name(row),
        score=numbers.score,
        base=numbers.base,
        parts=parts,
        situation=situation,
        options=options,
        box=numbers.learns,
        already=row.ticked,
        because=("blind_luck",) if blind_luck else (),
        burdens=numbers.burdens,
    )


def untrained_parts(
    parts: tuple[tuple[str, int], ...], score: int, category: str, derived: Derived, options: BrpOptions
) -> tuple[tuple[str, int], ...]:
    """The parts of a rating that is rolled; of a score of 0 those of an untrained attempt where the record has one."""
    if score > 0 or options.untrained == "none":
        return parts
    bonus = derived.category_bonus.get(category) or 0
    return (("base", untrained_chance(options, pow_value=derived.values.get("pow"), category_bonus=bonus)),)


def _prepare_characteristic(
    character: BrpCharacter, derived: Derived, subject: Subject, situation: Situation
) -> RollRequest:
    numbers = derived.characteristics.get(CharacteristicId(subject.id))
    if numbers is None or numbers.roll is None:
        raise RulesError("unknown_name", name=subject.id)
    if numbers.value is None or numbers.chance is None:
        raise RulesError("missing_value", name=subject.id)
    return request_for(
        subject,
        characteristic_subject_name(subject.id),
        score=numbers.chance,
        base=numbers.chance,
        parts=(("characteristic", numbers.value), ("multiplier", 5)),
        situation=situation,
        options=character.options,
        box=False,
        already=False,
        because=(),
        burdens=numbers.burdens,
    )


def request_for(
    subject: Subject,
    name: SubjectName,
    *,
    score: int,
    base: int | None,
    parts: tuple[tuple[str, int], ...],
    situation: Situation,
    options: BrpOptions,
    box: bool,
    already: bool,
    because: tuple[str, ...],
    burdens: tuple[tuple[str, int], ...] = (),
    fraction: tuple[int, int] = (1, 1),
    plain_only: bool = False,
) -> RollRequest:
    """The request for a rating made of ``parts``, with everything flat as a step of its own: ``burdens`` by their
    source, a further defence of the round, the modifier of the situation.
    """
    chance: int | None = None
    limits: Thresholds | None = None
    odds: Mapping[Level, int] | None = None
    if situation.aid is not None:
        aid = situation.aid
        situation, parts, fraction = _aided(situation, aid, parts, fraction)
        burdens = (*burdens, *aid.modifiers)
        because = (*because, "rerolled") if aid.rerolled else because
    if situation.difficulty in _WITHOUT_CHANCE:
        steps = explain_rating(parts)
        if needs_roll(situation.difficulty, options):
            chance, limits, odds = _impossible(options)
    else:
        later = _further_defence(situation, options)
        modifiers = (*burdens, *later, ("flat", situation.modifier))
        steps = explain_chance(parts, situation.difficulty, modifiers, fraction=fraction)
        steps = _marked(steps, situation.aid)
        chance = steps[-1].result
        if later and chance < 1:
            raise RulesError("no_defence_left", name=subject.id)
        limits = thresholds(chance, options, base=base)
        odds = level_odds(chance, options, base=base)
    return RollRequest(
        subject=subject,
        name=name,
        score=score,
        base=base,
        chance=chance,
        thresholds=limits,
        steps=steps,
        situation=situation,
        box=box,
        already=already,
        options=options,
        odds=None if odds is None else MappingProxyType(dict(odds)),
        because=because,
        plain_only=plain_only,
    )


def _aided(
    situation: Situation, aid: Aid, parts: tuple[tuple[str, int], ...], fraction: tuple[int, int]
) -> tuple[Situation, tuple[tuple[str, int], ...], tuple[int, int]]:
    """Difficulty, parts of the rating and fraction with what was chosen besides (UGE ch. 3 and 5)."""
    from brp_desktop.rules.brp.helping import augmented

    difficulty = situation.difficulty
    if aid.difficulties:
        difficulty = combine_difficulties((difficulty, *(each for _, each in aid.difficulties)))
    if aid.lead is not None:
        difficulty = augmented(difficulty, Level.SUCCESS if aid.lead else Level.FAILURE)
    if aid.related is not None:
        step, rating = aid.related
        parts = (("base", rating), (step, 2))
    smaller = aid.fraction[0] * fraction[1] < fraction[0] * aid.fraction[1]
    return (
        replace(situation, difficulty=difficulty),
        (*parts, *aid.caps),
        aid.fraction if smaller else fraction,
    )


def _marked(steps: Explanation, aid: Aid | None) -> Explanation:
    """The steps with a mark, behind the rating, for everything that changed only the difficulty."""
    if aid is None or not (aid.difficulties or aid.lead is not None):
        return steps
    names = [name for name, _ in aid.difficulties] + (["augment"] if aid.lead is not None else [])
    at = next(place for place, step in enumerate(steps) if step.id == "rating") + 1
    marks = tuple(next_step(name, (), steps[at - 1].result) for name in names)
    return (*steps[:at], *marks, *steps[at:])


def _further_defence(situation: Situation, options: BrpOptions) -> tuple[tuple[str, int], ...]:
    """What a second, third … defence of a round costs (UGE ch. 6, option ``further_defence``)."""
    if situation.act is None or situation.act.defence <= 1:
        return ()
    from brp_desktop.rules.brp.combat import further_defence_modifier

    return (("further_defence", further_defence_modifier(situation.act.defence, options)),)


def _impossible(options: BrpOptions) -> tuple[int, Thresholds, Mapping[Level, int]]:
    """Chance, thresholds and odds of an impossible roll that the record shows all the same (UGE ch. 5)."""
    limits = thresholds(0, options, base=0)
    odds = level_odds(0, options, base=0)
    if options.impossible != "one_percent":
        return 0, limits, odds
    return (
        1,
        limits._replace(success=1),
        odds | {Level.SUCCESS: 1, Level.FAILURE: odds[Level.FAILURE] - 1},
    )


def _thrown(request: RollRequest, source: RandomSource) -> tuple[int | None, int | None, int | None]:
    """Roll, tens and units; three times None where no dice are thrown."""
    if not request.throws_dice:
        return None, None, None
    own = request.situation.own_roll
    if own is not None:
        return own, *split_d100(own)
    tens, units = percentile_dice(source)
    return read_d100(tens, units), tens, units


def reason_of(request: RollRequest, roll: int | None) -> str:
    """Why a roll has its level."""
    if request.situation.difficulty in _WITHOUT_CHANCE or roll is None:
        return judge_without_chance(request.situation.difficulty, roll, request.options)[1]
    return level_reason(roll, request.chance or 0, request.options, base=request.base)


def tick_of(request: RollRequest, level: Level, *, hidden: bool) -> TickDecision:
    """Whether a level of this roll ticks, and why."""
    return tick_decision(
        "characteristic" if request.subject.kind == "characteristic" else "skill",
        level,
        request.situation.difficulty,
        at_stake=request.situation.at_stake,
        box=request.box,
        already=request.already,
        hidden=hidden,
        because=request.because,
        options=request.options,
    )
