"""A blow from the first die to the last hit point: attack against a defence, damage, where it lands, who is hurt."""

import uuid
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Literal

from msgspec.structs import replace as with_fields
from PySide6.QtCore import QObject

from brp_desktop.controllers.aiming import Aim, Landing
from brp_desktop.controllers.brp_document import BrpDocument
from brp_desktop.controllers.deeds import AtRest, Deed, DeedPlay
from brp_desktop.controllers.fight_choices import FightChoices
from brp_desktop.controllers.fight_room import FightRoom
from brp_desktop.controllers.wounding import wound_at_table, wound_on_sheet
from brp_desktop.play import blows, combat
from brp_desktop.play.blows import Arm, Blow, DamageRequest, DamageResult
from brp_desktop.play.combat import AttackResult
from brp_desktop.play.combat_entries import damage_entry
from brp_desktop.play.people import NpcPerson, Person, SheetPerson
from brp_desktop.play.rolling import RollResult
from brp_desktop.rules import RulesError
from brp_desktop.rules.brp import SRD, BrpOptions
from brp_desktop.rules.brp.damage import Hit
from brp_desktop.sheet.edits import Edit, Several
from brp_desktop.sheet.errors import EditError
from brp_desktop.sheet.ids import BelongingId

if TYPE_CHECKING:
    from collections.abc import Sequence

    from brp_desktop.rules.brp.fumbles import FumbleResult


@dataclass(frozen=True, slots=True)
class Strike:
    """A blow besides the attack: with what, how it lands, and on whom (the key of a seat; "": still to be named).

    ``armour`` False: it does not protect. ``by`` is the side that strikes.
    """

    arm: Arm
    hit: Hit
    target: str = ""
    armour: bool = True
    by: Literal["a", "b"] = "a"


class FightController(FightChoices):
    """One blow at a time; what was chosen for whoever attacks (target, defence) stays for the next blow."""

    def __init__(self, room: FightRoom, deeds: DeedPlay, parent: QObject | None = None) -> None:
        super().__init__(room, parent)
        self._deeds = deeds
        self._hit: Hit = "none"
        self._throws_only = False
        self._clear()
        deeds.marked.connect(self._on_marked)

    def _clear(self) -> None:
        self.result: AttackResult | None = None
        self.damage: DamageResult | None = None
        self.landing = Landing()
        self.fumbles: dict[Literal["a", "b"], tuple[FumbleResult, ...]] = {}
        self.applied: Blow | None = None
        self._written: tuple[str, Blow] | None = None
        self.strike: Strike | None = None
        self._struck: Aim | None = None

    @property
    def throws_only(self) -> bool:
        """Whether damage is thrown without an attack before it."""
        return self._throws_only

    @property
    def names_target(self) -> bool:
        """Whether it may be said who is hit once the damage is thrown."""
        return self.strike is not None or self._throws_only

    @property
    def hit(self) -> Hit:
        """How the blow lands."""
        return self._hit

    def begin(self, document: BrpDocument, weapon: BelongingId) -> None:
        """An attack with a weapon of a sheet: nothing is thrown yet."""
        self._start(document, weapon, throws_only=False)
        self._aims[document.document_id] = replace(self.aim, part=1, parts=1)
        self.changed.emit()

    def begin_foe(self, key: str, weapon: str) -> None:
        """An attack of somebody without a sheet, by the key of the seat and what is rolled: nothing is thrown yet."""
        self._start(None, BelongingId(weapon), throws_only=False)
        self._foe = key
        self.changed.emit()

    def begin_damage(self, document: BrpDocument, weapon: BelongingId, hit: Hit) -> None:
        """Damage without an attack, such as after one rolled elsewhere. RulesError ``no_damage``, ``missing_value``."""
        self._start(document, weapon, throws_only=True)
        self._hit = hit
        self.throw_damage(hit)

    def begin_strike(self, strike: Strike) -> None:
        """A blow that follows from a fumble; its damage is still to be thrown. The attack stays as it was."""
        self._deeds.finish()
        self.damage = self.applied = self._written = None
        self.strike, self._hit = strike, strike.hit
        self.landing = Landing(counts=strike.armour)
        self.changed.emit()

    def name_target(self, key: str) -> None:
        """Say who is hit."""
        if self.strike is None:
            self.choose(replace(self.aim, target=key, number=None))
        else:
            self.strike = replace(self.strike, target=key)
            self.landing = Landing(counts=self.landing.counts)
            self.changed.emit()

    def forget(self, document: BrpDocument) -> None:
        """A sheet closes."""
        self._aims.pop(document.document_id, None)
        if document is self._document:
            self._document = None
            self._clear()
            self.changed.emit()

    def target(self) -> Person | None:
        """Who is struck, as he is now; None where nobody is named."""
        if self.strike is None:
            return self.opponent()
        seat = self.room.seats().get(self.strike.target) if self.strike.target else None
        return None if seat is None else seat.person

    def striker(self) -> Person | None:
        """Who strikes, as he is now: the attacker, unless the other side hits somebody by a fumble."""
        return self.attacker() if self.strike is None or self.strike.by == "a" else self.opponent()

    def opponent(self) -> Person | None:
        """Whom the attack thrown was meant for, as he is now: another target is that of the next one."""
        return self.aimed_at() if self._struck is None else self._target_of(self._struck)

    @property
    def options(self) -> BrpOptions:
        """The rules in force."""
        if self.result is not None:
            return self.result.request.options
        return self._rules() or SRD

    # the attack

    def roll(self) -> None:
        """Throw the dice of both sides. RulesError: why it cannot be rolled."""
        self._deeds.finish()
        request = self.request()
        if request is None:
            raise RulesError("unknown_name", name=self._weapon)
        result = self._writable(combat.settle(request, self._deeds.source()))
        self._clear()
        self.result, self._hit, self._throws_only = result, result.hit, False
        self._struck = self.aim if self.aimed_at() is not None else None
        self.landing = replace(self.landing, counts=result.outcome.armour)
        entries = combat.entries_of(result, self._deeds.now())
        lines = _ticking(result)
        changes: list[AtRest] = []
        lost: tuple[str, ...] = ()
        for document_id in combat.edits_of(result):
            document = self.room.sheet_of(document_id)
            if document is not None and not document.read_only:
                changes.append(AtRest(document, partial(_edit_of, result), lines.get(document_id, ())))
            else:
                lost += lines.get(document_id, ())
        self._go_on()
        if result.b is not None and request.attack.defender is not None:
            self.room.count_defence(request.attack.defender.person)
        self._deeds.do(
            Deed(kind="attack", id=result.id, result=result, entries=entries, changes=tuple(changes), lost=lost)
        )
        self.changed.emit()

    # damage

    def damage_of(self, hit: Hit) -> DamageRequest:
        """What would be thrown if the blow landed so; ``no_damage``."""
        if self.strike is not None:
            return blows.prepare_damage(self.strike.arm, hit, self.options)
        if self.result is not None and not self._throws_only:
            if self.result.request.arm is None or self.result.request.arm.damage is None:
                return blows.prepare_damage(self._arm(), hit, self.options)
            return self.result.damage(hit)
        return blows.prepare_damage(self._arm(), hit, self.options)

    def throw_damage(self, hit: Hit, own_faces: "Sequence[int] | None" = None) -> None:
        """Throw the damage of the blow; ``own_faces`` are real dice. RulesError as ``blows.settle_damage``."""
        self._deeds.finish()
        striker = self.striker()
        if striker is None:
            return
        request = self.damage_of(hit)
        result = blows.settle_damage(request, self._deeds.source(), own_faces=own_faces)
        self.damage, self._hit = result, hit
        self.applied = self._written = None
        counts = request.plan.armour and (self.strike is None or self.strike.armour)
        self.landing = replace(self.landing, counts=counts)
        line = damage_entry(result, striker.document, striker.name, self._deeds.now())
        if self.result is not None:
            line = with_fields(line, contest=self.result.id)
        self._deeds.do(Deed(kind="damage", id=result.id, result=result, entries=(line,)))
        self.changed.emit()

    # where it lands

    @property
    def has_locations(self) -> bool:
        """Whether the target's rules have hit locations."""
        person = self.target()
        options = person.options if person is not None else None
        return options is not None and options.hit_locations

    def throw_location(self, own_roll: int | None = None) -> None:
        """Throw the die of the hit location; ``own_roll`` is a real die of twenty. ``roll_out_of_range``."""
        self._deeds.finish()
        die, place = blows.roll_location(self._deeds.source(), own_roll)
        self.landing = replace(self.landing, place=place, die=die, rolled=())
        self._deeds.do(Deed(kind="location", id=str(uuid.uuid4()), result=(die, place)))
        self.changed.emit()

    def set_place(self, place: str | None) -> None:
        """Say where it lands."""
        self.landing = replace(self.landing, place=place, die=None, rolled=())
        self.changed.emit()

    def set_armour(self, points: int | None) -> None:
        """Type what the armour takes off; None: what is worn."""
        self.landing = replace(self.landing, typed=points)
        self.changed.emit()

    def set_counts(self, counts: bool) -> None:
        """Whether armour counts at all."""
        self.landing = replace(self.landing, counts=counts)
        self.changed.emit()

    @property
    def throws_armour(self) -> bool:
        """Whether the target's armour is thrown: its rules have random armour, and some of it is worn."""
        person = self.target()
        return person is not None and bool(blows.armour_dice(person, self._kind()))

    def throw_armour(self) -> None:
        """Throw the dice of the target's armour."""
        person = self.target()
        if person is None:
            return
        self._deeds.finish()
        rolled = tuple(blows.roll_armour(person, self._deeds.source(), self._kind()).items())
        self.landing = replace(self.landing, rolled=rolled, typed=None)
        self._deeds.do(Deed(kind="armour", id=str(uuid.uuid4()), result=rolled))
        self.changed.emit()

    def blow(self) -> Blow | None:
        """What the damage thrown does to the target as things stand; None before it is thrown, or without a target."""
        person, damage = self.target(), self.damage
        if person is None or damage is None:
            return None
        landing = self.landing
        return blows.blow_on(
            person,
            damage.total,
            self._kind(),
            location=landing.place if self.has_locations else None,
            armour_counts=landing.counts,
            armour=landing.typed,
            rolled=dict(landing.rolled) or None,
            effect=damage.request.plan.effect,
            through=self._through(person),
        )

    @property
    def can_apply(self) -> bool:
        """Whether the blow can be written down: thrown, not done yet, on somebody who can lose hit points."""
        person = self.target()
        if self.damage is None or self.applied is not None or person is None or self._deeds.is_running:
            return False
        if self.has_locations and self.landing.place is None:
            return False
        if isinstance(person, SheetPerson):
            return self.room.can_write(person.document)
        return isinstance(person, NpcPerson) and self.room.can_write_table

    def apply(self) -> None:
        """Write the blow down on the target's sheet, or at the table, as one step. EditError where it cannot be."""
        person, blow = self.target(), self.blow()
        if person is None or blow is None or not self.can_apply:
            return
        time, contest = self._deeds.now(), "" if self.result is None else self.result.id
        if isinstance(person, SheetPerson):
            document = self.room.sheet_of(person.document)
            if document is None:
                raise EditError("read_only")
            line, change = wound_on_sheet(document, blow, time, contest=contest)
        else:
            table = self.room.table
            assert isinstance(person, NpcPerson)
            assert table is not None
            line, change = wound_at_table(table, self.room.entry_of(person), person, blow, time, contest=contest)
        self.applied, self._written = blow, (line.id, blow)
        changes = () if change is None else (change,)
        self._deeds.do(Deed(kind="wound", id=line.id, result=blow, entries=(line,), changes=changes))
        self.changed.emit()

    # fumbles

    def fumble_sides(self) -> tuple[Literal["a", "b"], ...]:
        """The sides whose fumble was not looked up yet."""
        if self.result is None:
            return ()
        outcome = self.result.outcome
        sides: tuple[tuple[Literal["a", "b"], bool], ...] = (
            ("a", outcome.attacker_fumbles),
            ("b", outcome.defender_fumbles),
        )
        return tuple(side for side, fumbles in sides if fumbles and side not in self.fumbles)

    def throw_fumble(
        self, side: Literal["a", "b"], own_roll: int | None = None, *, instead_of: int | None = None
    ) -> None:
        """Look a side's fumble up by its table; ``own_roll`` is a real D100. ``roll_out_of_range``.

        ``instead_of`` is the place of a result that cannot apply: it gives way to the row of ``own_roll``.
        """
        self._deeds.finish()
        result = self.result
        if result is None:
            return
        found = combat.fumble(self._fumble_table(side, result), self._deeds.source(), own_roll)
        if instead_of is not None:
            before = self.fumbles.get(side, ())
            found = (*before[:instead_of], *found, *before[instead_of + 1 :])
        self.fumbles = {**self.fumbles, side: found}
        self._deeds.do(Deed(kind="fumble", id=str(uuid.uuid4()), result=found))
        self.changed.emit()

    def _fumble_table(self, side: Literal["a", "b"], result: AttackResult) -> str:
        roll = result.a if side == "a" else result.b
        arm = result.request.arm if side == "a" else result.request.item
        skill = None if roll is None else roll.request.name.skill
        return combat.fumble_table(side, arm, skill)

    # the inside

    def _start(self, document: BrpDocument | None, weapon: BelongingId, *, throws_only: bool) -> None:
        self._deeds.finish()
        self._document, self._foe = document, ""
        self._weapon, self._throws_only, self._hit = weapon, throws_only, "none"
        self._clear()

    def _on_marked(self, line: str, undone: bool) -> None:
        """Undo took the blow back, or redo did it again."""
        if self._written is not None and line == self._written[0]:
            self.applied = None if undone else self._written[1]
            self.changed.emit()

    def _on_aimed(self) -> None:
        """The first target that is named after the attack is that of this one, a later one that of the next."""
        if self._struck is None:
            thrown = self.result is not None or self.damage is not None
            self.landing = Landing(counts=self.landing.counts) if thrown else Landing()
            if self.result is not None and self.aimed_at() is not None:
                self._struck = self.aim

    def _kind(self) -> str:
        return "melee" if self.damage is None else self.damage.request.arm.kind

    def _through(self, person: Person) -> int:
        """The damage past what this one parried with, if that broke."""
        defender = None if self.result is None else self.result.request.attack.defender
        if self.strike is not None or self.result is None or defender is None:
            return 0
        if defender.person.document != person.document:
            return 0
        return self.result.let_through

    def _go_on(self) -> None:
        """Own dice are used up, and after one part comes the next."""
        part, parts = self.part()
        aim = replace(self.aim, own_attack=None, own_defence=None, part=part % parts + 1, parts=parts)
        self._aims[self._aim_key] = aim

    def _writable(self, result: AttackResult) -> AttackResult:
        """The result without ticks on sheets that cannot be written, with the reason instead."""

        def checked(roll: RollResult, person: Person) -> RollResult:
            if not roll.tick or not isinstance(person, SheetPerson) or self.room.can_write(person.document):
                return roll
            return replace(roll, tick=False, tick_reason="read_only")

        attack = result.request.attack
        b = result.b
        if b is not None and attack.defender is not None:
            b = checked(b, attack.defender.person)
        return replace(result, a=checked(result.a, attack.attacker.person), b=b)


def _edit_of(result: AttackResult, document: BrpDocument) -> Edit:
    """What an attack does to a sheet as it is now: what it can no longer do there is left out."""
    id_ = document.document_id
    return combat.edits_of(result, {id_: document.character}).get(id_, Several((), "attack"))


def _ticking(result: AttackResult) -> dict[str, tuple[str, ...]]:
    """The ids of the rolls that tick, by document."""
    found: dict[str, tuple[str, ...]] = {}
    attack = result.request.attack
    for side, roll in ((attack.attacker, result.a), (attack.defender, result.b)):
        if side is not None and roll is not None and roll.tick:
            found[side.person.document] = (*found.get(side.person.document, ()), roll.id)
    return found
