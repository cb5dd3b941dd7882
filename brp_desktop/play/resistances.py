"""Resistance rolls at the table: one force against another, whoever and whatever brings it, by one die."""

import uuid
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Literal

from brp_desktop.catalogue.tables import object_catalogue, poison_catalogue
from brp_desktop.play.agreement import Agreement, Choice, agreed
from brp_desktop.play.chance import percentile_dice
from brp_desktop.play.entries import JournalEntry, Verdict
from brp_desktop.play.people import NOBODY, Person, SheetPerson, track_of, value_of
from brp_desktop.play.rolling import Subject, SubjectName
from brp_desktop.rules import Explanation, RulesError
from brp_desktop.rules.brp import BrpOptions, Level, ResistanceOutcome, TickDecision, resistance, tick_decision
from brp_desktop.rules.brp.d100 import read_d100, split_d100
from brp_desktop.rules.brp.experience import POW_CONTEST
from brp_desktop.rules.brp.resistance_rolls import Roller, ticks_power
from brp_desktop.rules.dice import RandomSource
from brp_desktop.sheet.brp import BrpCharacter
from brp_desktop.sheet.derived_values import POWER_POINTS
from brp_desktop.sheet.edits import Edit, SetPowTick

ForceKind = Literal["characteristic", "sum", "power_points", "poison", "object", "number"]
"""What a force is: one characteristic, two added, power points, a poison's potency, an object's SIZ, or a number."""

POW = "pow"


@dataclass(frozen=True, slots=True)
class Force:
    """What one side brings. ``ids`` name it: characteristics, ``power_points``, or the poison or object.

    ``values`` are the numbers to add; None in it: not known. ``name`` is the person's, empty for a thing.
    """

    kind: ForceKind
    values: tuple[int | None, ...]
    ids: tuple[str, ...] = ()
    person: Person | None = None

    @property
    def name(self) -> str:
        """The name of the person; things are named by their id."""
        return "" if self.person is None else self.person.name

    @property
    def total(self) -> int | None:
        """The force as one number; None while something is not known."""
        known = [value for value in self.values if value is not None]
        return sum(known) if len(known) == len(self.values) and known else None

    @property
    def document(self) -> str:
        """The document the journal's line belongs to."""
        return NOBODY if self.person is None else self.person.document

    @property
    def options(self) -> BrpOptions | None:
        """The rules of the person's sheet."""
        return None if self.person is None else self.person.options


def characteristic_force(person: Person, *ids: str) -> Force:
    """One characteristic of a person, or the sum of two (STR+SIZ against STR+SIZ)."""
    return Force("characteristic" if len(ids) == 1 else "sum", tuple(value_of(person, id_) for id_ in ids), ids, person)


def power_points_force(person: Person, options: BrpOptions | None = None) -> Force:
    """The present power points of a person; ``options`` are the table's rules, for people without a sheet."""
    track = track_of(person, POWER_POINTS, *(() if options is None else (options,)))
    return Force("power_points", (None if track is None else track.current,), (POWER_POINTS,), person)


def poison_force(poison: str) -> Force:
    """The potency of a poison of the catalogue; ``unknown_name`` for another."""
    definition = poison_catalogue().get(poison)
    if definition is None:
        raise RulesError("unknown_name", name=poison)
    return Force("poison", (definition.potency,), (poison,))


def object_force(object_: str, siz: int | None = None) -> Force:
    """The SIZ of a common object: as said, else the middle of the usual, rounded up; ``unknown_name`` for another."""
    definition = object_catalogue().objects.get(object_)
    if definition is None:
        raise RulesError("unknown_name", name=object_)
    return Force("object", ((sum(definition.siz) + 1) // 2 if siz is None else siz,), (object_,))


def number_force(value: int | None) -> Force:
    """A bare number."""
    return Force("number", (value,))


def usual_roller(active: Force, passive: Force) -> Roller:
    """Who rolls unless the game master says otherwise: the only player, else the only person, in doubt the passive
    side (SRD). A thing never rolls while there is a person.
    """
    for first, second in (
        (isinstance(active.person, SheetPerson), isinstance(passive.person, SheetPerson)),
        (active.person is not None, passive.person is not None),
    ):
        if first != second:
            return "active" if first else "passive"
    return "passive"


@dataclass(frozen=True, slots=True)
class Trial:
    """What is asked for. ``roller`` throws the die; ``wants_to_fail``: the active side wishes for failure."""

    active: Force
    passive: Force
    roller: Roller = "active"
    wants_to_fail: bool = False
    at_stake: bool = True
    own_roll: int | None = None
    hidden: bool = False
    rules: Choice = "a"
    table_options: BrpOptions | None = None

    def swapped(self) -> "Trial":
        """The same with the two forces exchanged; whoever rolled goes on rolling."""
        return replace(
            self,
            active=self.passive,
            passive=self.active,
            roller="passive" if self.roller == "active" else "active",
            rules="b" if self.rules == "a" else "a",
        )


@dataclass(frozen=True, slots=True)
class TrialRequest:
    """A resistance roll as it would be made now; ``outcome`` is unrolled, or settled where no die is needed."""

    trial: Trial
    agreement: Agreement
    outcome: ResistanceOutcome

    @property
    def options(self) -> BrpOptions:
        """The rules in force."""
        return self.agreement.options

    @property
    def chance(self) -> int:
        """The active side's chance, 0 … 100."""
        return self.outcome.chance

    @property
    def throws_dice(self) -> bool:
        """Whether a die is thrown at all: not in the automatic zones."""
        return self.outcome.automatic is None

    @property
    def steps(self) -> Explanation:
        """How the chance came about."""
        return self.outcome.explanation


@dataclass(frozen=True, slots=True)
class TrialResult:
    """A settled resistance roll. ``decision`` is about the tick of POW, for the side ``ticks`` (None: nobody's)."""

    id: str = field(compare=False)
    request: TrialRequest
    roll: int | None
    tens: int | None
    units: int | None
    own_dice: bool
    outcome: ResistanceOutcome
    decision: TickDecision
    ticks: Roller | None

    @property
    def winner(self) -> Roller:
        """Whose force prevails."""
        return "active" if self.outcome.active_succeeds else "passive"

    @property
    def reason(self) -> str:
        """``within_chance`` ``above_chance`` ``automatic_success`` ``automatic_failure``."""
        return self.outcome.reason or ""

    @property
    def level(self) -> Level | None:
        """The level, where the rules want one."""
        return self.outcome.level


def prepare(trial: Trial) -> TrialRequest:
    """The roll as it would be made; RulesError ``missing_value`` with the side whose force is not known."""
    agreement = agreed(trial.active.options, trial.passive.options, trial.rules, trial.table_options)
    outcome = resistance(
        trial.active.values,
        trial.passive.values,
        None,
        agreement.options,
        roller=trial.roller,
        wants_to_fail=trial.wants_to_fail,
    )
    return TrialRequest(trial, agreement, outcome)


def settle(request: TrialRequest, source: RandomSource, *, roll_id: str | None = None) -> TrialResult:
    """Throw the one die, or take the real one; nothing is thrown in the automatic zones."""
    trial, roll, tens, units = request.trial, None, None, None
    own = trial.own_roll if request.throws_dice else None
    if own is not None:
        roll, (tens, units) = own, split_d100(own)
    elif request.throws_dice:
        tens, units = percentile_dice(source)
        roll = read_d100(tens, units)
    outcome = resistance(
        trial.active.values,
        trial.passive.values,
        roll,
        request.options,
        roller=trial.roller,
        wants_to_fail=trial.wants_to_fail,
    )
    winner: Roller = "active" if outcome.active_succeeds else "passive"
    decision = _decision(trial, outcome, winner, hidden=trial.hidden)
    ticks = winner if decision.reason != "resistance_roll" else None
    return TrialResult(
        roll_id or str(uuid.uuid4()), request, roll, tens, units, own is not None, outcome, decision, ticks
    )


def reveal(result: TrialResult, characters: Mapping[str, BrpCharacter] | None = None) -> TrialResult:
    """The same roll after the game master has shown it: a tick held back is decided with what is ticked now."""
    trial = replace(result.request.trial, hidden=False)
    decision = _decision(trial, result.outcome, result.winner, hidden=False, characters=characters)
    return replace(result, request=replace(result.request, trial=trial), decision=decision)


def edits_of(result: TrialResult, characters: Mapping[str, BrpCharacter] | None = None) -> dict[str, Edit]:
    """The edit of the sheet whose POW was ticked, by document id; empty for nearly every resistance roll."""
    if not result.decision.tick or result.ticks is None:
        return {}
    force = result.request.trial.active if result.ticks == "active" else result.request.trial.passive
    if not isinstance(force.person, SheetPerson):
        return {}
    document = force.person.document
    character = (characters or {}).get(document, force.person.character)
    return (
        {}
        if character.pow_ticked
        else {document: SetPowTick(True, result.decision.reason, id=f"{result.id}/{result.ticks}")}
    )


def entries_of(result: TrialResult, time: int) -> tuple[JournalEntry, ...]:
    """The journal's lines: one for each side that is a person, linked by the roll's id; at least that of the roller."""
    trial, outcome = result.request.trial, result.outcome
    sides: tuple[tuple[Roller, Force, Force], ...] = (
        ("active", trial.active, trial.passive),
        ("passive", trial.passive, trial.active),
    )
    lines = []
    for side, force, across in sides:
        if force.person is None and side != trial.roller:
            continue
        verdict: Verdict = "won" if result.winner == side else "lost"
        lines.append(
            JournalEntry(
                id=f"{result.id}/{side}",
                time=time,
                document=force.document,
                character=force.name,
                subject=Subject("characteristic", "+".join(force.ids)),
                name=SubjectName(characteristic=force.ids[0])
                if force.kind == "characteristic"
                else SubjectName(name="+".join(force.ids)),
                event="resistance",
                score=trial.active.total,
                base=trial.passive.total,
                chance=outcome.chance,
                at_stake=trial.at_stake,
                roll=result.roll,
                own_dice=result.own_dice,
                hidden=trial.hidden,
                level=None if outcome.level is None else outcome.level.value,
                level_reason=result.reason,
                tick=result.decision.tick and result.ticks == side,
                tick_reason=result.decision.reason if result.ticks in (side, None) else "resistance_roll",
                options=result.request.options,
                steps=outcome.explanation,
                contest=result.id,
                side=side,
                opponent=across.name,
                verdict=verdict,
                verdict_reason=result.reason,
            )
        )
    return tuple(lines)


def _decision(
    trial: Trial,
    outcome: ResistanceOutcome,
    winner: Roller,
    *,
    hidden: bool,
    characters: Mapping[str, BrpCharacter] | None = None,
) -> TickDecision:
    """Resistance rolls tick nothing, but for a contest of POW won against the odds (UGE ch. 5)."""
    force = trial.active if winner == "active" else trial.passive
    person = force.person
    level = Level.SUCCESS if outcome.active_succeeds else Level.FAILURE
    contest = (
        isinstance(person, SheetPerson)
        and person.options.data_edition == "uge"
        and trial.active.ids == trial.passive.ids == (POW,)
        and ticks_power(outcome, winner)
    )
    if not contest or not isinstance(person, SheetPerson):
        return tick_decision("resistance", level)
    character = (characters or {}).get(person.document, person.character)
    return tick_decision(
        "resistance",
        Level.SUCCESS,
        at_stake=trial.at_stake,
        already=character.pow_ticked,
        hidden=hidden,
        because=(POW_CONTEST,),
        options=person.options,
    )
