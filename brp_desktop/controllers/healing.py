"""Wounds and what becomes of them: damage taken, First Aid, weeks of rest, poison, disease, falls, lasting losses."""

import uuid
from dataclasses import dataclass, replace

from msgspec.structs import replace as with_fields
from PySide6.QtCore import QObject

from brp_desktop.controllers.brp_document import BrpDocument
from brp_desktop.controllers.carried import Carried
from brp_desktop.controllers.deeds import AtRest, Deed, DeedPlay, OnSheet
from brp_desktop.controllers.fight_room import FightRoom
from brp_desktop.controllers.seats import open_person
from brp_desktop.controllers.wounding import wound_on_sheet
from brp_desktop.play import hazards, health, resistances
from brp_desktop.play.blows import Blow, blow_on, roll_location
from brp_desktop.play.chance import percentile_dice
from brp_desktop.play.combat_entries import fright_entry, healing_entry, lasting_loss_entries, wound_entry
from brp_desktop.play.entries import CombatNote, JournalEntry, entry_of
from brp_desktop.play.hazards import DiseaseCost, Fall, Sickness
from brp_desktop.play.health import Fright, LastingLoss, Treatment
from brp_desktop.play.hindered import try_request
from brp_desktop.play.people import Person, SheetPerson, request_of, subject_for
from brp_desktop.play.resistances import TrialResult
from brp_desktop.play.rolling import RollRequest, RollResult, Situation, SubjectName
from brp_desktop.play.rolling import settle as settle_roll
from brp_desktop.play.ticks import tick_edit
from brp_desktop.rules import RulesError
from brp_desktop.rules.brp import Level
from brp_desktop.rules.brp.d100 import read_d100
from brp_desktop.sheet.brp import Hindrance
from brp_desktop.sheet.derived_values import SANITY
from brp_desktop.sheet.edits import Edit, Several
from brp_desktop.sheet.errors import EditError
from brp_desktop.sheet.ids import BelongingId
from brp_desktop.sheet.wound_edits import find_wound, hit_points_of

FIRST_AID = SubjectName(skill="first_aid")
"""What whoever gives First Aid rolls."""
_BLEEDING = Hindrance(kind="bleeding")


@dataclass(frozen=True, slots=True)
class Aided:
    """First Aid given: the roll of whoever gave it (None: only its level was said), and what came of it."""

    roll: RollResult | None
    level: Level
    treatment: Treatment


@dataclass(frozen=True, slots=True)
class Dosed:
    """A dose of poison taken: the resistance roll, and the hit points it costs."""

    trial: TrialResult
    damage: int


class HealingController(QObject):
    """What happens to the hit points of an open sheet; each is one undo step with its line in the journal.

    Everything raises RulesError or EditError before anything is thrown where it cannot be.
    """

    def __init__(self, room: FightRoom, deeds: DeedPlay, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.room = room
        self._deeds = deeds

    def throw_place(self) -> str:
        """The hit location a die of twenty gives."""
        return roll_location(self._deeds.source())[1]

    def throw_d100(self) -> int:
        """A D100."""
        return read_d100(*percentile_dice(self._deeds.source()))

    def finish(self) -> None:
        """Dice under way come to rest: what they do to a sheet counts."""
        self._deeds.finish()

    # damage

    def take_damage(
        self,
        document: BrpDocument,
        damage: int,
        *,
        kind: str = "melee",
        place: str | None = None,
        counts: bool = True,
        armour: int | None = None,
        effect: str = "",
        note: str = "",
    ) -> Blow:
        """Damage somebody else did: less what is worn there, or the ``armour`` typed. What it came to."""
        self._begin(document)
        blow = blow_on(
            open_person(document),
            damage,
            kind,
            location=place,
            armour_counts=counts,
            armour=armour,
            effect=effect,
        )
        line, change = wound_on_sheet(document, blow, self._deeds.now(), note=note)
        changes = () if change is None else (change,)
        self._deeds.do(Deed(kind="wound", id=line.id, result=blow, entries=(line,), changes=changes))
        return blow

    def bleed(self, document: BrpDocument, wound: BelongingId, rounds: int = 1) -> None:
        """A bleeding wound over some rounds."""
        self._begin(document)
        character = document.character
        edit = health.bleed(wound, rounds)
        left, _ = hit_points_of(edit.apply(character))
        before, _ = hit_points_of(character)
        blow = Blow(before - left, location=find_wound(character, wound).location)
        line = wound_entry(
            blow,
            document.document_id,
            character.name,
            self._deeds.now(),
            left=left,
            cause="bleeding",
            options=character.options,
        )
        change = OnSheet(document, edit, (line.id,))
        self._deeds.do(Deed(kind="wound", id=line.id, result=blow, entries=(line,), changes=(change,)))

    def stop_bleeding(self, document: BrpDocument, wound: BelongingId) -> None:
        """The bleeding of a wound has stopped."""
        self._deeds.finish()
        document.perform(health.stop_bleeding(wound))

    def stanch(self, document: BrpDocument, wound: BelongingId, own_roll: int | None = None) -> bool:
        """A stamina roll against a bleeding, which stops if it succeeds (UGE ch. 6). ``missing_value`` without CON."""
        self._begin(document)
        person = open_person(document)
        find_wound(document.character, wound)
        roll = settle_roll(try_request(person, "stamina", own_roll=own_roll), self._deeds.source())
        line = entry_of(roll, document.document_id, person.name, self._deeds.now())
        change = OnSheet(document, health.stop_bleeding(wound))
        stops = roll.level.is_success
        carried = Carried("stamina", person.name, roll, avoided=not stops, ends=stops, hindrances=(_BLEEDING,))
        changes = (change,) if stops else ()
        self._deeds.do(Deed(kind="stamina", id=roll.id, result=carried, entries=(line,), changes=changes))
        return stops

    # First Aid

    def healers(self) -> dict[str, tuple[Person, RollRequest]]:
        """Everybody who can give First Aid, with what they would roll, by the keys of their seats."""
        found: dict[str, tuple[Person, RollRequest]] = {}
        for key, seat in self.room.seats().items():
            request = self.aid_request(seat.person)
            if request is not None:
                found[key] = (seat.person, request)
        return found

    def aid_request(self, person: Person, own_roll: int | None = None) -> RollRequest | None:
        """What somebody would roll for First Aid; None where it cannot be rolled."""
        return self._request(person, FIRST_AID, own_roll)

    @staticmethod
    def _request(person: Person, skill: SubjectName, own_roll: int | None) -> RollRequest | None:
        subject = subject_for(person, skill)
        if subject is None:
            return None
        try:
            return request_of(person, subject, Situation(own_roll=own_roll))
        except RulesError:
            return None

    def give_first_aid(
        self,
        document: BrpDocument,
        wound: BelongingId,
        healer: str,
        *,
        own_roll: int | None = None,
        own_total: int | None = None,
    ) -> None:
        """First Aid by whoever sits there: the roll, then the dice of its level. ``own_…`` are real dice.

        The tick of the healer is a step of his own sheet; of the patient's own it is one step with the healing.
        """
        self._treatable(document, wound)
        seat = self.room.seats().get(healer)
        request = None if seat is None else self.aid_request(seat.person, own_roll)
        if seat is None or request is None:
            raise RulesError("unknown_name", name="first_aid")
        roll = self._checked(settle_roll(request, self._deeds.source()), seat.person)
        self._aid(document, wound, roll.level, roll, seat.person, own_total)

    def take_first_aid(
        self, document: BrpDocument, wound: BelongingId, level: Level, own_total: int | None = None
    ) -> None:
        """First Aid that was rolled elsewhere, by the level it came to."""
        self._treatable(document, wound)
        self._aid(document, wound, level, None, None, own_total)

    def _treatable(self, document: BrpDocument, wound: BelongingId) -> None:
        self._begin(document)
        if find_wound(document.character, wound).treated:
            raise EditError("already_treated", id=wound)

    def _aid(
        self,
        document: BrpDocument,
        wound: BelongingId,
        level: Level,
        roll: RollResult | None,
        healer: Person | None,
        own_total: int | None,
    ) -> None:
        character = document.character
        treatment = health.treat(
            find_wound(character, wound).left, level, self._deeds.source(), character.options, own_total=own_total
        )
        edit = health.first_aid_edit(character, wound, treatment)
        left, _ = hit_points_of(edit.apply(character))
        time = self._deeds.now()
        line = healing_entry(
            treatment, document.document_id, character.name, time, left=left, options=character.options
        )
        entries: list[JournalEntry] = []
        changes: list[OnSheet] = []
        lines = [line.id]
        tick = None
        if roll is not None and healer is not None:
            entries.append(entry_of(roll, healer.document, healer.name, time))
            tick = self._tick_of(roll, healer)
        if tick is not None and tick.document is document:
            edit = Several((tick.edit, edit), "first_aid")
            lines += tick.lines
        elif tick is not None:
            changes.append(tick)
        changes.append(OnSheet(document, edit, tuple(lines)))
        self._deeds.do(
            Deed(
                kind="first_aid",
                id=line.id,
                result=Aided(roll, level, treatment),
                entries=(*entries, line),
                changes=tuple(changes),
                lost=(roll.id,) if roll is not None and roll.tick and tick is None else (),
            )
        )

    def _tick_of(self, roll: RollResult, healer: Person) -> OnSheet | None:
        sheet = self.room.sheet_of(healer.document) if roll.tick and isinstance(healer, SheetPerson) else None
        edit = None if sheet is None or sheet.read_only else tick_edit(roll, sheet.character)
        return None if sheet is None or edit is None else OnSheet(sheet, edit, (roll.id,))

    def _checked(self, roll: RollResult, person: Person) -> RollResult:
        if not roll.tick or not isinstance(person, SheetPerson) or self.room.can_write(person.document):
            return roll
        return replace(roll, tick=False, tick_reason="read_only")

    # rest

    def rest(self, document: BrpDocument, *, cared_for: bool, own_total: int | None = None) -> None:
        """A week of rest; ``own_total`` is what real dice showed."""
        self._begin(document)
        character = document.character
        thrown = health.heal_week(self._deeds.source(), character.options, cared_for=cared_for, own_total=own_total)
        edit = health.heal_edit(thrown)
        before, _ = hit_points_of(character)
        left, _ = hit_points_of(edit.apply(character))
        treatment = replace(thrown, points=left - before)
        line = healing_entry(
            treatment, document.document_id, character.name, self._deeds.now(), left=left, options=character.options
        )
        change = OnSheet(document, edit, (line.id,))
        self._deeds.do(Deed(kind="rest", id=line.id, result=treatment, entries=(line,), changes=(change,)))

    def recover(self, document: BrpDocument) -> None:
        """Everything healed, as one step with a line."""
        self._begin(document)
        character = document.character
        before, maximum = hit_points_of(character)
        treatment = Treatment(None, max(0, maximum - before), "recovery")
        line = healing_entry(
            treatment, document.document_id, character.name, self._deeds.now(), left=maximum, options=character.options
        )
        change = AtRest(document, lambda now: health.full_recovery(now.character), (line.id,))
        self._deeds.do(Deed(kind="rest", id=line.id, result=treatment, entries=(line,), changes=(change,)))

    # poison, lasting losses, sanity

    def poison(self, document: BrpDocument, potency: int, *, antidote: int = 0, own_roll: int | None = None) -> None:
        """A dose: potency against CON, then the damage, which no armour stops. ``missing_value`` without CON."""
        self._begin(document)
        person = open_person(document)
        options = document.character.options
        asked = health.poisoned(person, potency, None, options, antidote=antidote)
        trial = resistances.Trial(
            resistances.number_force(asked.potency),
            resistances.characteristic_force(person, "con"),
            roller="passive",
            own_roll=own_roll,
        )
        settled = resistances.settle(resistances.prepare(trial), self._deeds.source())
        done = health.poisoned(person, potency, None, options, antidote=antidote, own_roll=settled.roll)
        blow = health.poison_blow(done)
        time = self._deeds.now()
        line, change = wound_on_sheet(document, blow, time, cause="poison", contest=settled.id)
        lines = (*resistances.entries_of(settled, time), line)
        changes = () if change is None else (change,)
        result = Dosed(settled, blow.damage)
        self._deeds.do(Deed(kind="poison", id=settled.id, result=result, entries=lines, changes=changes))

    def disease(
        self, document: BrpDocument, day: int, failed_before: int = 0, *, own_roll: int | None = None
    ) -> Sickness:
        """The roll of a day against a disease, 1 for whether it is caught. ``missing_value`` without CON."""
        self._begin(document)
        person = open_person(document)
        roll = settle_roll(hazards.disease_request(person, day, own_roll), self._deeds.source())
        sick = hazards.sickness(roll, day, failed_before)
        line = hazards.sickness_entry(sick, document.document_id, person.name, self._deeds.now())
        self._deeds.do(Deed(kind="disease", id=roll.id, result=sick, entries=(line,)))
        return sick

    def pay_disease(self, document: BrpDocument, characteristic: str, points: int = 1) -> DiseaseCost:
        """What a disease costs comes off a characteristic, one step. ``missing_value``, ``out_of_range``."""
        self._begin(document)
        cost = hazards.disease_cost(open_person(document), characteristic, points)
        character = document.character
        line = hazards.disease_cost_entry(
            cost, document.document_id, character.name, self._deeds.now(), options=character.options
        )
        change = AtRest(document, lambda now: hazards.disease_cost_edit(now.character, cost), (line.id,))
        self._deeds.do(Deed(kind="disease", id=line.id, result=cost, entries=(line,), changes=(change,)))
        return cost

    def fall(
        self,
        document: BrpDocument,
        metres: int,
        *,
        saves: bool = False,
        level: Level | None = None,
        own_roll: int | None = None,
        own_total: int | None = None,
        note: str = "",
    ) -> Fall:
        """A fall of so many metres, from which no armour protects: with a roll that ``saves`` dice, or the ``level``
        one came to elsewhere. Its tick and the wound are one step. ``unknown_name`` where the skill cannot be rolled.
        """
        self._begin(document)
        person, source, time = open_person(document), self._deeds.source(), self._deeds.now()
        roll = None
        if saves:
            request = self.saving_request(person, own_roll)
            if request is None:
                raise RulesError("unknown_name", name=hazards.saving_skill(person.options).skill or "")
            roll = settle_roll(request, source)
        fallen = hazards.fall(person, metres, source, roll=roll, level=level, own_total=own_total)
        line, change = wound_on_sheet(document, Blow(fallen.damage), time, cause="fall", note=note)
        faces = () if fallen.rolled is None else fallen.rolled.faces
        line = with_fields(line, combat=with_fields(line.combat or CombatNote(), dice=fallen.dice, faces=faces))
        entries: tuple[JournalEntry, ...] = (line,)
        if roll is not None:
            entries = (entry_of(roll, document.document_id, person.name, time), line)
            tick = self._tick_of(roll, person)
            if tick is not None and isinstance(change, OnSheet):
                change = OnSheet(document, Several((tick.edit, change.edit), "fall"), (*tick.lines, line.id))
            elif tick is not None:
                change = OnSheet(document, tick.edit, (*tick.lines, line.id))
        changes = () if change is None else (change,)
        self._deeds.do(Deed(kind="fall", id=line.id, result=fallen, entries=entries, changes=changes))
        return fallen

    def saving_request(self, person: SheetPerson, own_roll: int | None = None) -> RollRequest | None:
        """What somebody would roll to save dice of a fall; None where it cannot be rolled."""
        return self._request(person, hazards.saving_skill(person.options), own_roll)

    def lasting_loss(
        self,
        document: BrpDocument,
        wound: BelongingId,
        *,
        own_roll: int | None = None,
        chosen: tuple[str, ...] = (),
    ) -> LastingLoss:
        """What a major wound costs for good: the D100, then the dice. ``missing_value`` where the game master has to
        choose characteristics.
        """
        self._begin(document)
        loss = health.lasting_loss(self._deeds.source(), own_roll=own_roll, chosen=chosen)
        character = document.character
        time = self._deeds.now()
        lines = lasting_loss_entries(loss, document.document_id, character.name, time, options=character.options)

        def edit(now: BrpDocument) -> Edit:
            return health.lasting_loss_edit(now.character, now.derived, wound, loss)

        change = AtRest(document, edit, tuple(line.id for line in lines))
        change.check()
        self._deeds.do(Deed(kind="lasting_loss", id=str(uuid.uuid4()), result=loss, entries=lines, changes=(change,)))
        return loss

    def frighten(
        self,
        document: BrpDocument,
        loss: str,
        *,
        own_roll: int | None = None,
        own_total: int | None = None,
        own_disorder: tuple[int | None, int | None] = (None, None),
        before: int = 0,
    ) -> Fright:
        """A sanity roll with a loss written ``success/failure``, and the disorder that follows a heavy one, or several
        in one turn or hour (``before``); ``own_…`` are real dice. ``bad_dice``, ``missing_value``,
        ``roll_out_of_range``.
        """
        self._begin(document)
        fright = health.frightened(
            document.derived,
            loss,
            self._deeds.source(),
            own_roll=own_roll,
            own_total=own_total,
            own_disorder=own_disorder,
            before=before,
        )
        character = document.character
        line = fright_entry(fright, document.document_id, character.name, self._deeds.now(), options=character.options)

        def edit(now: BrpDocument) -> Edit:
            return health.fright_edit(fright, now.derived.resources[SANITY].current)

        change = AtRest(document, edit, (line.id,))
        self._deeds.do(Deed(kind="fright", id=line.id, result=fright, entries=(line,), changes=(change,)))
        return fright

    def _begin(self, document: BrpDocument) -> None:
        """Dice under way come to rest: what they do to the sheet counts. EditError where it cannot be written."""
        if document.read_only:
            raise EditError("read_only")
        self._deeds.finish()
