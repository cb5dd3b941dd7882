"""Rolls with something in hand: attack and parry with a weapon of the sheet, the use of a power."""

from dataclasses import replace
from typing import TypeVar

from brp_desktop.play.rolling import RollRequest, request_for, subject_name, untrained_parts
from brp_desktop.play.subjects import Act, Situation, Subject, SubjectName, Use
from brp_desktop.rules import RulesError
from brp_desktop.rules.brp import BrpOptions
from brp_desktop.rules.brp.combat import SPLIT_FROM, shield_chance_against_missiles, split_attack
from brp_desktop.rules.brp.difficulty import Difficulty, combine_difficulties
from brp_desktop.rules.brp.hindrances import stops_attack
from brp_desktop.rules.brp.ranges import range_band
from brp_desktop.rules.brp.rounds import action_rank
from brp_desktop.rules.brp.situations import aiming_bonus
from brp_desktop.rules.brp.skills import is_blind_luck
from brp_desktop.sheet.belongings import Power, Weapon
from brp_desktop.sheet.brp import BrpCharacter, Skill
from brp_desktop.sheet.derive import Derived
from brp_desktop.sheet.derived_weapons import NO_SKILL, DerivedWeapon
from brp_desktop.sheet.hindrances import in_force, kept_from_use
from brp_desktop.sheet.ids import BelongingId, SkillId

_MOST_PARTS = 20
"""An attack is split into no more parts: of one of 160,000 % nobody wants to see three thousand choices."""


def attack_with(derived: Derived, weapon: BelongingId) -> Subject:
    """The attack with a weapon; it can be chosen even where it cannot be rolled, which ``prepare`` says."""
    return Subject("skill", derived.weapons[weapon].row or "", weapon, "attack")


def parry_with(derived: Derived, weapon: BelongingId) -> Subject:
    """The parry with a weapon or shield, in the same way."""
    return Subject("skill", derived.weapons[weapon].parry_row or "", weapon, "parry")


def dodge(character: BrpCharacter) -> Subject | None:
    """The Dodge of the sheet; None where it has none."""
    row = next((row for row in character.skills if row.skill == "dodge"), None)
    return None if row is None else Subject("skill", row.id)


def power_with(character: BrpCharacter, power: BelongingId) -> Subject:
    """The use of a power, by its skill row or by its own chance."""
    row = _find(character.powers, power).skill
    if row is not None and any(each.id == row for each in character.skills):
        return Subject("skill", row, power, "power")
    return Subject("power", power, power, "power")


def means_request(character: BrpCharacter, derived: Derived, subject: Subject, situation: Situation) -> RollRequest:
    """What a roll with a weapon or a power would be, by the rules of ``character``.

    RulesError ``unknown_name`` for what is not on the sheet, ``weapon_without_skill``, ``cannot_parry``,
    ``weapon_broken``, ``hindered_…`` where something keeps from the weapon or from every attack, ``no_ammunition``,
    ``out_of_range_band`` beyond all range, ``not_rolled`` for a power without a chance, ``not_enough`` (left, wanted)
    where its cost cannot be paid, and whatever stops the roll of the skill.
    """
    if subject.use == "power" or subject.kind == "power":
        return _power_request(character, derived, subject, situation)
    weapon = _find(character.weapons, subject.means)
    numbers = derived.weapons[weapon.id]
    if subject.use == "parry" and _stops_missiles(numbers, situation, character.options):
        return _shield_request(character, derived, weapon, situation)
    row_id = numbers.row if subject.use == "attack" else numbers.parry_row
    error = numbers.error if subject.use == "attack" else numbers.parry_error
    row = next((each for each in character.skills if each.id == row_id), None)
    if row is None or error is not None:
        raise RulesError(error or NO_SKILL, name=weapon.name or weapon.weapon or "", formula="")
    _check_at_hand(character, numbers, weapon)
    if subject.use == "attack":
        if stop := stops_attack(in_force(character.hindrances)):
            raise RulesError(f"hindered_{stop}", name=character.name)
        return _attack_request(character.options, derived, weapon, row, situation)
    score, parts = numbers.parry_score, numbers.parry_parts
    return _request(character.options, derived, weapon, row, "parry", situation, score, parts)


def kneeling_helps(numbers: DerivedWeapon) -> bool:
    """Whether a shield stops more missiles for somebody who kneels behind it (UGE ch. 6)."""
    band = numbers.facts.missile_band
    if band is None:
        return False
    return shield_chance_against_missiles(band, kneeling=True) > shield_chance_against_missiles(band)


def splits(derived: Derived, weapon: BelongingId, options: BrpOptions) -> tuple[tuple[int, ...], ...]:
    """The ways to split the attack with a weapon: the scores of two parts, of three … (UGE ch. 6).

    Empty at 100 or less and by other rules. There are no more parts than DEX ranks for them, where those are known,
    nor more than anybody can choose from.
    """
    numbers, found = derived.weapons[weapon], []
    if options.combat_matrix != "uge" or not numbers.rollable or numbers.score is None or numbers.score <= 100:
        return ()
    for parts in range(2, min(numbers.score // SPLIT_FROM, _MOST_PARTS) + 1):
        if options.initiative == "dex" and rank_of_part(derived, parts, options) is None and _dex(derived) is not None:
            break
        found.append(split_attack(numbers.score, parts))
    return tuple(found)


def rank_of_part(derived: Derived, part: int, options: BrpOptions) -> int | None:
    """The DEX rank of a part of a split attack, five below the one before; None: too late, or not known."""
    dex = _dex(derived)
    return None if dex is None or options.initiative != "dex" else action_rank(dex, number=part)


def weapon_subject_name(weapon: Weapon, row: Skill | None, use: str) -> SubjectName:
    """The parts of the name of a roll with a weapon: those of its skill, the weapon and what it is used for."""
    named = subject_name(row) if row is not None else SubjectName()
    return SubjectName(
        named.skill,
        named.name,
        named.speciality,
        named.speciality_text,
        roll=use,
        weapon=weapon.weapon,
        weapon_name=weapon.name,
    )


def _dex(derived: Derived) -> int | None:
    return derived.values.get("dex")


def _stops_missiles(numbers: DerivedWeapon, situation: Situation, options: BrpOptions) -> bool:
    """Whether a shield of known size is held against a missile: its own chance holds then (UGE ch. 6)."""
    act = situation.act
    return act is not None and act.missile and options.combat_matrix == "uge" and numbers.facts.missile_band is not None


def _shield_request(character: BrpCharacter, derived: Derived, weapon: Weapon, situation: Situation) -> RollRequest:
    """A shield against a missile: its chance instead of the skill's, which learns nothing by it (UGE ch. 6)."""
    numbers = derived.weapons[weapon.id]
    _check_at_hand(character, numbers, weapon)
    kneels = situation.act is not None and situation.act.kneels and kneeling_helps(numbers)
    chance = shield_chance_against_missiles(numbers.facts.missile_band or "", kneeling=kneels)
    row = next((each for each in character.skills if each.id == numbers.parry_row), None)
    return request_for(
        parry_with(derived, weapon.id),
        weapon_subject_name(weapon, row, "parry"),
        score=chance,
        base=chance,
        parts=(("base.shield_kneeling" if kneels else "base.shield", chance),),
        situation=situation,
        options=character.options,
        box=False,
        already=False,
        because=(),
        burdens=derived.burdens.on_skill(None, ""),
    )


def _check_at_hand(character: BrpCharacter, numbers: DerivedWeapon, weapon: Weapon) -> None:
    name = weapon.name or weapon.weapon or ""
    if numbers.is_broken:
        raise RulesError("weapon_broken", name=name)
    if (kind := kept_from_use(character.hindrances, weapon.id)) is not None:
        raise RulesError(f"hindered_{kind}", name=name)


def _attack_request(
    options: BrpOptions, derived: Derived, weapon: Weapon, row: Skill, situation: Situation
) -> RollRequest:
    numbers = derived.weapons[weapon.id]
    if numbers.loaded == 0 and not _is_thrown_again(situation):
        raise RulesError("no_ammunition", name=weapon.name or weapon.weapon or "")
    act = situation.act or Act()
    fraction, plain = (1, 1), False
    if act.metres is not None and numbers.range_m is not None:
        band = range_band(act.metres, numbers.range_m, options, dex=derived.values.get("dex"))
        if band.difficulty is Difficulty.IMPOSSIBLE:
            raise RulesError("out_of_range_band", name=weapon.name or weapon.weapon or "", metres=act.metres)
        difficulty = combine_difficulties([situation.difficulty, band.difficulty])
        situation = replace(situation, difficulty=difficulty)
        fraction, plain = band.fraction, band.plain_only
    aimed = aiming_bonus(numbers.score or 0, act.waits)
    parts = numbers.parts
    if act.parts > 1 and options.combat_matrix == "uge":
        share = split_attack(numbers.score or 0, act.parts)[act.part - 1]
        parts = (*parts, (f"split.{act.part}/{act.parts}", share))
    return _request(
        options,
        derived,
        weapon,
        row,
        "attack",
        situation,
        numbers.score,
        parts,
        flat=(("aiming", aimed),) if aimed else (),
        fraction=fraction,
        plain_only=plain,
    )


def _request(
    options: BrpOptions,
    derived: Derived,
    weapon: Weapon,
    row: Skill,
    use: Use,
    situation: Situation,
    score: int | None,
    parts: tuple[tuple[str, int], ...],
    *,
    flat: tuple[tuple[str, int], ...] = (),
    fraction: tuple[int, int] = (1, 1),
    plain_only: bool = False,
) -> RollRequest:
    if score is None:
        raise RulesError("missing_value", name=row.id, formula="")
    skill = derived.skills[row.id]
    return request_for(
        Subject("skill", row.id, weapon.id, use),
        weapon_subject_name(weapon, row, use),
        score=score,
        base=dict(parts).get("base"),
        parts=untrained_parts(parts, score, skill.category, derived, options),
        situation=situation,
        options=options,
        box=skill.learns,
        already=row.ticked,
        because=("blind_luck",) if is_blind_luck(score, options) else (),
        burdens=(*skill.burdens, *flat),
        fraction=fraction,
        plain_only=plain_only,
    )


def _power_request(character: BrpCharacter, derived: Derived, subject: Subject, situation: Situation) -> RollRequest:
    power = _find(character.powers, subject.means or subject.id)
    if not _is_thrown_again(situation):
        _check_cost(power, derived, situation)
    row = next((each for each in character.skills if each.id == power.skill), None)
    options = character.options
    if row is None:
        if power.chance is None:
            raise RulesError("not_rolled", name=power.name)
        return request_for(
            Subject("power", power.id, power.id, "power"),
            SubjectName(name=power.name),
            score=power.chance,
            base=power.chance,
            parts=(("base", power.chance),),
            situation=situation,
            options=options,
            box=False,
            already=False,
            because=(),
            burdens=derived.burdens.on_skill(None, ""),
        )
    numbers = derived.skills[SkillId(row.id)]
    if numbers.score is None or not numbers.rollable:
        raise RulesError(numbers.error or "missing_value", name=row.id, formula=row.base or "")
    return request_for(
        Subject("skill", row.id, power.id, "power"),
        subject_name(row),
        score=numbers.score,
        base=numbers.base,
        parts=untrained_parts(numbers.parts, numbers.score, numbers.category, derived, options),
        situation=situation,
        options=options,
        box=numbers.learns,
        already=row.ticked,
        because=("blind_luck",) if is_blind_luck(numbers.score, options) else (),
        burdens=numbers.burdens,
    )


def _is_thrown_again(situation: Situation) -> bool:
    """Whether power points are paid for another throw: shot and power were paid for by the first."""
    return situation.aid is not None and situation.aid.rerolled > 0


def cost_of(power: Power, situation: Situation) -> int:
    """What the use of a power costs now."""
    typed = situation.act.cost if situation.act is not None else None
    return (power.cost or 0) if typed is None else typed


def _check_cost(power: Power, derived: Derived, situation: Situation) -> None:
    cost = cost_of(power, situation)
    track = derived.resources.get(power.track)
    if not cost or power.track == "hit_points":
        return
    left = track.current if track is not None else None
    if left is None:
        raise RulesError("missing_value", name=power.track)
    if left < cost:
        raise RulesError("not_enough", left=left, wanted=cost)


_Row = TypeVar("_Row", Weapon, Power)


def _find(rows: tuple[_Row, ...], id_: str) -> _Row:
    row = next((each for each in rows if each.id == id_), None)
    if row is None:
        raise RulesError("unknown_name", name=id_)
    return row
