"""What is done in a creation, each act one edit: rules, characteristics, age, and the points of skills."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from msgspec.structs import replace as with_fields

from brp_desktop.catalogue.professions import ProfessionDefinition, profession_catalogue
from brp_desktop.play.acts import Acts
from brp_desktop.play.creation import plan_of
from brp_desktop.rules import RulesError
from brp_desktop.rules.brp import BrpOptions
from brp_desktop.rules.brp.characteristics import active_characteristics
from brp_desktop.rules.brp.creation_points import personality_shares
from brp_desktop.rules.brp.creation_values import (
    AGEING,
    POINT_BUY_START,
    characteristic_dice,
    characteristic_range,
    rolled_age,
)
from brp_desktop.rules.brp.random_creation import chosen
from brp_desktop.rules.dice import RandomSource, parse
from brp_desktop.sheet.brp import BrpCharacter, PointSource, Skill
from brp_desktop.sheet.creation import Throw
from brp_desktop.sheet.creation_edits import SetSkills
from brp_desktop.sheet.derive import derive
from brp_desktop.sheet.derived_values import characteristic_values
from brp_desktop.sheet.edits import SetCharacteristic, SetIdentity, SetOptions, SetPoints
from brp_desktop.sheet.edits_base import Several
from brp_desktop.sheet.errors import EditError
from brp_desktop.sheet.ids import CharacteristicId, SkillId
from brp_desktop.sheet.limits import THROWS
from brp_desktop.sheet.new import new_character, new_skill_id

Act = Several[BrpCharacter]

THROWN = ("rolled_in_order", "rolled_arranged", "rolled_high")
"""The methods that throw dice."""


def with_rules(character: BrpCharacter, options: BrpOptions) -> Act:
    """Other rules, with the skills they have: untouched rows of the old ones go, everything with something in it stays.

    A profession of the other edition becomes the like one of this; a personality goes with its rule.
    """
    acts = Acts(character)
    acts.do(SetOptions(options))
    if (rows := _rows_under(character, options)) != character.skills:
        acts.do(SetSkills(rows))
    profession = profession_catalogue().professions.get(character.profession or "")
    if profession is not None and profession.edition != options.data_edition:
        like = next((one.id for one in profession_catalogue().offered(options) if _alike(one, profession)), None)
        acts.do(SetIdentity("profession", like))
    if character.personality is not None and not options.personality:
        take_personality_points(acts)
        acts.do(SetIdentity("personality", None))
        acts.record(personality_skills=(), personality_roll=None)
    settle_personality(acts)
    return acts.named("creation_rules")


def choose_method(character: BrpCharacter, method: str) -> Act:
    """Another way to characteristics; buying begins at 10 everywhere. Throws made before are kept."""
    acts = Acts(character)
    acts.record(method=method)
    if method == "point_buy":
        acts.record(throws=_put_aside(acts.creation.throws))
        for id_ in active_characteristics(character.options):
            _set_part(acts, id_, "initial", POINT_BUY_START)
            _set_part(acts, id_, "moved", 0)
    settle_personality(acts)
    return acts.named("creation_method")


def throw_all(character: BrpCharacter, source: RandomSource) -> Act:
    """The dice of every characteristic, those moved back to where they fell; earlier throws are kept beside them."""
    acts = Acts(character)
    throw_characteristics(acts, source)
    return acts.named("creation_throw")


def throw_one(character: BrpCharacter, id_: str, source: RandomSource) -> Act:
    """The dice of one characteristic again; the earlier throw is kept beside the new one."""
    acts = Acts(character)
    _throw(acts, id_, source)
    settle_personality(acts)
    return acts.named("creation_throw_again")


def throw_characteristics(acts: Acts, source: RandomSource) -> None:
    """The dice of every characteristic, as part of an act; without a method that throws in their order."""
    if acts.creation.method not in THROWN:
        acts.record(method=THROWN[0])
    for id_ in active_characteristics(acts.character.options):
        _throw(acts, id_, source)
        _set_part(acts, id_, "moved", 0)
    settle_personality(acts)


def swap(character: BrpCharacter, one: str, other: str) -> Act:
    """Two characteristics exchange what was thrown for them, or typed."""
    acts = Acts(character)
    throws = {id_: acts.creation.throw_of(id_) for id_ in (one, other)}
    before = {id_: _initial(acts.character, id_) for id_ in (one, other)}
    for id_, from_ in ((one, other), (other, one)):
        throw = throws[from_]
        value = before[from_]
        if throw is not None and value is not None:
            here = with_fields(throw, characteristic=CharacteristicId(id_))
            value = thrown_value(here, character.options) or value
        _set_part(acts, id_, "initial", value)
    exchanged = {throws[one]: other, throws[other]: one}
    acts.record(
        throws=tuple(
            with_fields(throw, characteristic=CharacteristicId(exchanged[throw])) if throw in exchanged else throw
            for throw in acts.creation.throws
        )
    )
    settle_personality(acts)
    return acts.named("creation_swap")


def thrown_value(throw: Throw, options: BrpOptions) -> int | None:
    """What a throw makes of its characteristic: at least the lowest of a human (UGE ch. 2).

    None for a throw that no dice can show, in a file that somebody changed.
    """
    try:
        total = parse(throw.dice).with_faces(throw.faces).total
    except RulesError:
        return None
    return max(characteristic_range(throw.characteristic, options)[0], total)


def throw_age(character: BrpCharacter, source: RandomSource) -> Act:
    """The age by its die: 17 + 1D6 (UGE); losses of another age go back."""
    acts = Acts(character)
    set_thrown_age(acts, source)
    return acts.named("creation_age")


def set_thrown_age(acts: Acts, source: RandomSource) -> None:
    """The age by its die, as part of an act."""
    roll = source.die(6)
    acts.record(age_roll=roll)
    acts.do(SetIdentity("age", rolled_age(roll)))
    take_losses_back(acts)


def spread_losses(character: BrpCharacter, source: RandomSource) -> Act:
    """The points that age takes, one by one from characteristics that chance chooses."""
    acts = Acts(character)
    take_losses(acts, source)
    return acts.named("creation_losses")


def take_losses(acts: Acts, source: RandomSource) -> None:
    """The points that age takes, as part of an act."""
    take_losses_back(acts)
    mature, young = plan_of(acts.character, derive(acts.character)).losses_due
    for count, from_ in ((mature, AGEING), (young, active_characteristics(acts.character.options))):
        for _ in range(count):
            values = characteristic_values(acts.character)
            able = [id_ for id_ in from_ if (values.get(id_) or 0) > 1]
            if able:
                id_ = chosen(source, able)
                _set_part(acts, id_, "age", _part(acts.character, id_, "age") - 1)
    settle_personality(acts)


def take_losses_back(acts: Acts) -> None:
    """No characteristic has lost anything by age."""
    for row in acts.character.characteristics:
        _set_part(acts, row.id, "age", 0)


def set_points(acts: Acts, points: Mapping[SkillId, int], source: PointSource) -> None:
    """Points of one source on rows, as part of an act; rows that are not named keep theirs."""
    for row in acts.character.skills:
        if row.id in points and getattr(row.points, source) != points[row.id]:
            acts.do(SetPoints(row.id, source, points[row.id]))


def take_points_back(character: BrpCharacter, source: PointSource) -> Act:
    """All points of one source back into their pool."""
    acts = Acts(character)
    clear_points(acts, source)
    return acts.named("creation_points_back")


def clear_points(acts: Acts, source: PointSource) -> None:
    """All points of one source back, as part of an act."""
    set_points(acts, {row.id: 0 for row in acts.character.skills}, source)


def take_personality_points(acts: Acts) -> None:
    """The points of the personality back from the rows that were chosen for it."""
    set_points(acts, dict.fromkeys(acts.creation.personality_skills, 0), "personality")


def settle_personality(acts: Acts) -> None:
    """What the personality adds to the skills chosen for it, after anything their bases hang on may have changed."""
    rows = acts.creation.personality_skills
    if not rows:
        return
    derived = derive(acts.character)
    present = derived.skills.keys()
    options = acts.character.options
    there = [id_ for id_ in rows if id_ in present]
    shares = personality_shares([derived.skills[id_].base or 0 for id_ in there], options)
    set_points(acts, dict(zip(there, shares, strict=True)), "personality")


def _throw(acts: Acts, id_: str, source: RandomSource) -> None:
    creation = acts.creation
    if len(creation.throws) >= THROWS:
        raise EditError("too_many", kind="throw", maximum=THROWS)
    method = creation.method if creation.method in THROWN else THROWN[0]
    dice = "3D6" if method == "rolled_arranged" else characteristic_dice(id_, method)
    faces = parse(dice).roll(source).dice
    throw = Throw(id=_throw_id(creation.throws), characteristic=CharacteristicId(id_), dice=dice, faces=faces)
    before = tuple(
        with_fields(each, counts=False) if each.characteristic == id_ and each.counts else each
        for each in creation.throws
    )
    acts.record(throws=(*before, throw), method=method)
    _set_part(acts, id_, "initial", thrown_value(throw, acts.character.options))


def _throw_id(throws: Sequence[Throw]) -> str:
    taken = {throw.id for throw in throws}
    number = len(throws) + 1
    while f"throw.{number}" in taken:
        number += 1
    return f"throw.{number}"


def _put_aside(throws: Sequence[Throw]) -> tuple[Throw, ...]:
    return tuple(with_fields(throw, counts=False) for throw in throws)


def _initial(character: BrpCharacter, id_: str) -> int | None:
    return next((row.initial for row in character.characteristics if row.id == id_), None)


def _part(character: BrpCharacter, id_: str, part: str) -> int:
    return next((getattr(row, part) for row in character.characteristics if row.id == id_), 0)


def _set_part(acts: Acts, id_: str, part: str, value: int | None) -> None:
    before = _initial(acts.character, id_) if part == "initial" else _part(acts.character, id_, part)
    if before != value:
        acts.do(SetCharacteristic(CharacteristicId(id_), part, value))  # type: ignore[arg-type]  # a part by its name


def _rows_under(character: BrpCharacter, options: BrpOptions) -> tuple[Skill, ...]:
    """The rows of a sheet under other rules, in the order of a new one; what has no place there stands last."""
    untouched = {replace(row, id=SkillId("")) for row in new_character(character.options).skills}
    kept = [
        row
        for row in character.skills
        if replace(row, id=SkillId("")) not in untouched or _something_hangs_on(character, row)
    ]
    here = {_name(row): row for row in reversed(character.skills)}
    rows: list[Skill] = []
    for row in new_character(options).skills:
        there = here.get(_name(row))
        if there is None:
            others = replace(character, skills=(*kept, *rows))
            there = replace(row, id=new_skill_id(others, row.skill, row.speciality))
        rows.append(there)
    present = {row.id for row in rows}
    return (*rows, *(row for row in kept if row.id not in present))


def _name(row: Skill) -> tuple[str | None, str, str | None, str]:
    return row.skill, row.name, row.speciality, row.speciality_text


def _something_hangs_on(character: BrpCharacter, row: Skill) -> bool:
    """Whether a weapon, a power or the study under way names a row."""
    return (
        any(row.id in (weapon.skill, weapon.parry_skill) for weapon in character.weapons)
        or any(power.skill == row.id for power in character.powers)
        or (character.study is not None and character.study.skill == row.id)
    )


def _alike(one: ProfessionDefinition, other: ProfessionDefinition) -> bool:
    """Whether two professions of different editions are like each other."""
    return other.id == one.like or one.id == other.like
