"""Falls and diseases at the table: what is rolled against them, and what comes of it (SRD, UGE ch. 7)."""

import uuid
from dataclasses import dataclass
from typing import Final

from msgspec.structs import replace as with_fields

from brp_desktop.play.entries import CombatNote, JournalEntry, entry_of
from brp_desktop.play.people import SheetPerson, request_of, value_of
from brp_desktop.play.rolling import RollRequest, RollResult, Situation, Subject, SubjectName, request_for
from brp_desktop.rules import RulesError
from brp_desktop.rules.brp import SRD, BrpOptions, Level
from brp_desktop.rules.brp.given_dice import check_total
from brp_desktop.rules.brp.hazards import disease_degree, fall_save, falling_dice, recovery_multiplier
from brp_desktop.rules.dice import RandomSource, Rolled, parse
from brp_desktop.sheet.brp import BrpCharacter
from brp_desktop.sheet.derived_values import HIT_POINTS
from brp_desktop.sheet.edits import Edit, SetCharacteristic, Several
from brp_desktop.sheet.ids import CharacteristicId

STAMINA: Final = Subject("characteristic", "con")
"""What is rolled against a disease."""


@dataclass(frozen=True, slots=True)
class Sickness:
    """A roll against a disease: on the first day whether it is caught, later whether it passes.

    ``failures`` are all that failed by now; ``degree`` is how bad it is, None where it was avoided or has passed.
    """

    roll: RollResult
    day: int
    failures: int
    degree: str | None


@dataclass(frozen=True, slots=True)
class DiseaseCost:
    """So many points off a characteristic."""

    characteristic: str
    points: int


@dataclass(frozen=True, slots=True)
class Fall:
    """A fall: the roll that saved dice (None: there was none, or only its level was said), the dice as written and as
    thrown (None: none left, or real dice gave the sum), and the damage.
    """

    metres: int
    roll: RollResult | None
    dice: str
    rolled: Rolled | None
    damage: int


def disease_request(person: SheetPerson, day: int, own_roll: int | None = None) -> RollRequest:
    """What is rolled on a day: a stamina roll on the first, CON × the day afterwards. ``missing_value`` without CON."""
    situation = Situation(own_roll=own_roll)
    factor = recovery_multiplier(day)
    if not factor:
        return request_of(person, STAMINA, situation)
    con = value_of(person, STAMINA.id)
    if con is None:
        raise RulesError("missing_value", name=STAMINA.id)
    return request_for(
        STAMINA,
        SubjectName(characteristic=STAMINA.id),
        score=con * factor,
        base=con * factor,
        parts=(("characteristic", con), ("multiplier", factor)),
        situation=situation,
        options=person.options,
        box=False,
        already=False,
        because=(),
        burdens=person.derived.characteristics[CharacteristicId(STAMINA.id)].burdens,
    )


def sickness(roll: RollResult, day: int, failed_before: int) -> Sickness:
    """What a settled roll comes to."""
    failures = failed_before + (not roll.level.is_success)
    return Sickness(roll, day, failures, None if roll.level.is_success else disease_degree(failures))


def sickness_entry(sick: Sickness, document_id: str, character_name: str, time: int) -> JournalEntry:
    """The line for a roll against a disease: ``total`` is the day, ``points`` the failures, ``effect`` the degree."""
    note = CombatNote(cause="disease", total=sick.day, points=sick.failures, effect=sick.degree or "")
    return with_fields(entry_of(sick.roll, document_id, character_name, time), combat=note)


def disease_cost(person: SheetPerson, characteristic: str, points: int = 1) -> DiseaseCost:
    """What a disease costs by now: a point each week, day, hour or minute, by how bad it is (SRD, UGE ch. 7).

    RulesError ``missing_value`` where there is no such characteristic or nothing left of it, ``out_of_range`` for more.
    """
    value = value_of(person, characteristic)
    if not value:
        raise RulesError("missing_value", name=characteristic)
    if not 1 <= points <= value:
        raise RulesError("out_of_range", value=points, minimum=1, maximum=value)
    return DiseaseCost(characteristic, points)


def disease_cost_edit(character: BrpCharacter, cost: DiseaseCost) -> Edit:
    """The edit that takes it off, one step; what is derived follows."""
    row = next(row for row in character.characteristics if row.id == cost.characteristic)
    return Several((SetCharacteristic(row.id, "other", row.other - cost.points),), "disease")


def disease_cost_entry(
    cost: DiseaseCost, document_id: str, character_name: str, time: int, *, options: BrpOptions = SRD
) -> JournalEntry:
    """The line for it; ``points`` are those that the characteristic lost."""
    return JournalEntry(
        id=str(uuid.uuid4()),
        time=time,
        document=document_id,
        character=character_name,
        subject=Subject("health", HIT_POINTS),
        name=SubjectName(characteristic=cost.characteristic),
        event="wound",
        options=options,
        combat=CombatNote(points=cost.points, cause="disease"),
    )


def saving_skill(options: BrpOptions = SRD) -> SubjectName:
    """The skill that saves dice of a fall: Dodge (SRD), Jump (UGE)."""
    return SubjectName(skill="jump" if options.data_edition == "uge" else "dodge")


def fall_dice(person: SheetPerson, metres: int, level: Level | None = None) -> str:
    """The dice of a fall, ``3D6``, less what a roll of this level saves; "" for none."""
    options = person.options
    saved = 0 if level is None else fall_save(level, options)
    dice = falling_dice(metres, options, siz=value_of(person, "siz"), saved=saved)
    return f"{dice}D6" if dice else ""


def fall(
    person: SheetPerson,
    metres: int,
    source: RandomSource,
    *,
    roll: RollResult | None = None,
    level: Level | None = None,
    own_total: int | None = None,
) -> Fall:
    """A fall, with the roll that saves dice, or the level one came to elsewhere; ``own_total`` is from real dice.

    RulesError ``roll_out_of_range`` for a total they cannot show.
    """
    dice = fall_dice(person, metres, roll.level if roll is not None else level)
    if not dice:
        return Fall(metres, roll, "", None, 0)
    if own_total is not None:
        return Fall(metres, roll, dice, None, check_total(own_total, dice))
    rolled = parse(dice).roll(source)
    return Fall(metres, roll, dice, rolled, rolled.total)
