"""What follows from special hits and fumbles, carried out: rolled, written down on the sheet or at the table."""

import uuid
from collections.abc import Iterator
from functools import partial

from msgspec.structs import replace as with_fields
from PySide6.QtCore import QObject

from brp_desktop.controllers.brp_document import BrpDocument
from brp_desktop.controllers.carried import Carried, NewRound, Running
from brp_desktop.controllers.deeds import Change, Deed, DeedPlay, OnSheet
from brp_desktop.controllers.fight import FightController, Strike
from brp_desktop.controllers.hindering import Altered, changes_of, freed_of
from brp_desktop.controllers.seats import seat_key
from brp_desktop.controllers.stuck_weapons import StuckWeapons
from brp_desktop.controllers.wounding import wound_at_table, wound_on_sheet
from brp_desktop.play import aftermath, resistances
from brp_desktop.play.aftermath import Offer, Side
from brp_desktop.play.blows import Blow
from brp_desktop.play.combat_entries import hindrance_entry
from brp_desktop.play.entries import CombatNote, JournalEntry, entry_of
from brp_desktop.play.hindered import hindrances_of, tries, try_request
from brp_desktop.play.people import NpcPerson, Person, SheetPerson
from brp_desktop.play.rolling import settle as settle_roll
from brp_desktop.play.ticks import tick_edit
from brp_desktop.rules import RulesError
from brp_desktop.rules.brp.hindrances import Way
from brp_desktop.rules.dice import Rolled, parse
from brp_desktop.sheet.brp import Hindrance
from brp_desktop.sheet.edits import Edit, HurtWeapon
from brp_desktop.sheet.errors import EditError
from brp_desktop.sheet.hindrances import Hindrances, a_round_later, checked_hindrances, joined
from brp_desktop.sheet.ids import BelongingId


class AftermathController(QObject):
    """Nothing happens by itself: every offer is carried out by whoever plays, or dismissed.

    Everything raises RulesError or EditError before anything is thrown where it cannot be.
    """

    def __init__(self, fight: FightController, deeds: DeedPlay, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._fight = fight
        self._deeds = deeds
        self._room = fight.room
        self._done: set[str] = set()
        self._thrown: list[tuple[str, str, int]] = []
        self._offer_of: dict[str, str] = {}
        self._stuck = StuckWeapons(self._room)
        deeds.marked.connect(self._on_marked)
        fight.changed.connect(self._drop_old)

    # what is offered

    def offers(self) -> tuple[Offer, ...]:
        """What follows from the attack and the damage thrown, and was neither carried out nor dismissed."""
        return tuple(offer for offer in self._found() if offer.key not in self._done)

    def _found(self) -> Iterator[Offer]:
        fight = self._fight
        result, damage = fight.result, fight.damage
        if result is not None:
            for side, results in fight.fumbles.items():
                arms = (result.request.arm, result.request.item)
                mine, other = arms if side == "a" else (arms[1], arms[0])
                yield from aftermath.of_fumble(f"{result.id}.{side}", side, results, mine, other)
        struck = fight.target()
        effect = None if damage is None else damage.request.plan.effect
        if damage is None or struck is None or not effect:
            return
        striker = fight.striker()
        yield from aftermath.of_special_hit(damage.id, effect, damage.total, striker, struck, damage.request.arm)
        for key, whom, metres in self._thrown:
            if key == damage.id and whom == struck.document:
                yield aftermath.of_throw(key, metres)

    def befalls(self, offer: Offer) -> Person | None:
        """Whom an offer befalls, as he is now."""
        fight = self._fight
        if offer.who == "a":
            return fight.attacker()
        return fight.target() if offer.what in ("save", "knock") or _is_of_damage(offer, fight) else fight.opponent()

    def chance(self, offer: Offer) -> int | None:
        """The chance of the roll that an offer begins with; RulesError ``missing_value`` where it cannot be known."""
        person = self.befalls(offer)
        if person is None or offer.what not in ("save", "knock"):
            return None
        if offer.what == "save":
            return aftermath.save_request(person, offer.save, options=self._fight.options).chance
        return resistances.prepare(self._knock(offer, person, None)).chance

    def can_write(self, person: Person | None) -> bool:
        """Whether something can be written down for somebody."""
        if isinstance(person, SheetPerson):
            return self._room.can_write(person.document)
        return isinstance(person, NpcPerson) and self._room.can_write_table

    # carrying out

    def carry_out(self, offer: Offer, own_roll: int | None = None) -> None:
        """Do it: roll what avoids it first, where something does."""
        match offer.what:
            case "save":
                self._save(offer, own_roll)
            case "knock":
                self._throw(offer, own_roll)
            case "strike":
                self._strike(offer)
            case "hurt_weapon":
                self._hurt_weapon(offer)
            case _:
                self.write_down(offer)

    def write_down(self, offer: Offer) -> None:
        """It happens, without a roll: rolled at the table, or so decided."""
        self._deeds.finish()
        person = self._writable(offer)
        if offer.what == "knock":
            self._done.add(offer.key)
            metres = aftermath.metres_thrown(offer.number)
            self._thrown.append((_blow(offer.key), person.document, metres))
            self._keep(Carried(offer.id, person.name, metres=metres), (), ())
            return
        rolled = self._rounds(offer)
        self._hinder(offer, person, Carried(offer.id, person.name, rolled=rolled, metres=offer.number), ())

    def dismiss(self, offer: Offer) -> None:
        """It does not happen: the game master says so, or there is nothing to be done."""
        self._done.add(offer.key)
        self._fight.changed.emit()

    def nobody_near(self, offer: Offer) -> None:
        """No ally is near: the row to be used instead."""
        head, _, place = offer.key.rpartition(".")
        side: Side = "a" if head.endswith(".a") else "b"
        if offer.otherwise is not None:
            self._fight.throw_fumble(side, offer.otherwise, instead_of=int(place))

    def _save(self, offer: Offer, own_roll: int | None) -> None:
        self._deeds.finish()
        person = self._writable(offer)
        request = aftermath.save_request(person, offer.save, own_roll, self._fight.options)
        roll = settle_roll(request, self._deeds.source())
        line = self._of_contest(entry_of(roll, person.document, person.name, self._deeds.now()))
        if roll.level.is_success:
            self._done.add(offer.key)
            self._keep(Carried(offer.id, person.name, roll, avoided=True, metres=offer.number), (line,), ())
            return
        carried = Carried(offer.id, person.name, roll, rolled=self._rounds(offer), metres=offer.number)
        self._hinder(offer, person, carried, (line,))

    def _throw(self, offer: Offer, own_roll: int | None) -> None:
        """A blow rolled against SIZ; who is thrown then may keep standing."""
        self._deeds.finish()
        person = self._writable(offer)
        trial = resistances.settle(resistances.prepare(self._knock(offer, person, own_roll)), self._deeds.source())
        lines = tuple(self._of_contest(line) for line in resistances.entries_of(trial, self._deeds.now()))
        self._done.add(offer.key)
        thrown = trial.winner == "active"
        metres = aftermath.metres_thrown(offer.number) if thrown else 0
        if thrown:
            self._thrown.append((_blow(offer.key), person.document, metres))
        self._keep(Carried(offer.id, person.name, trial, avoided=not thrown, metres=metres), lines, ())

    def _knock(self, offer: Offer, person: Person, own_roll: int | None) -> resistances.Trial:
        return resistances.Trial(
            resistances.number_force(offer.number),
            resistances.characteristic_force(person, "siz"),
            roller="passive",
            own_roll=own_roll,
            table_options=self._room.table_options(),
        )

    def _strike(self, offer: Offer) -> None:
        if offer.arm is None:
            return
        hit = self._person(offer.who if offer.whom == "self" else "b" if offer.who == "a" else "a")
        if offer.whom == "other":
            hit = self.befalls(offer)
        key = seat_key(hit) if isinstance(hit, SheetPerson | NpcPerson) and offer.whom != "ally" else ""
        self._done.add(offer.key)
        by: Side = offer.who if offer.whom != "other" else "a" if offer.who == "b" else "b"
        self._fight.begin_strike(Strike(offer.arm, offer.hit, key, offer.armour, by))

    def _hurt_weapon(self, offer: Offer) -> None:
        self._deeds.finish()
        person = self._writable(offer)
        document = self._sheet(person)
        line = self._line(person, "weapon", points=offer.number, weapon=offer.weapon, effect="begins")
        change = OnSheet(document, HurtWeapon(BelongingId(offer.weapon), offer.number), (line.id,))
        change.check()
        self._done.add(offer.key)
        self._offer_of[line.id] = offer.key
        self._keep(Carried(offer.id, person.name, points=offer.number), (line,), (change,))

    def _hinder(
        self, offer: Offer, person: SheetPerson | NpcPerson, carried: Carried, lines: tuple[JournalEntry, ...]
    ) -> None:
        """Write down what an offer brings, for both sides."""
        rounds = None if carried.rolled is None else carried.rolled.total
        new = tuple(with_fields(one, rounds=one.rounds if rounds is None else rounds) for one in offer.hindrances)
        altered = []
        for one, brought in self._befallen(offer, person, new):
            own = tuple(self._hindrance_line(one, each, "begins") for each in brought)
            lines += own
            ids = tuple(line.id for line in own)
            self._offer_of.update((id_, offer.key) for id_ in ids if one is person)
            altered.append(Altered(one, partial(joined, new=brought), ids))
            self._stuck.note(one.document, brought, person.document)
        changes = changes_of(self._room, altered, "hindered")
        for change in changes:
            change.check()
        self._done.add(offer.key)
        found = Carried(
            carried.id, carried.name, carried.roll, rolled=carried.rolled, hindrances=new, metres=carried.metres
        )
        self._keep(found, lines, changes)

    def _befallen(
        self, offer: Offer, person: SheetPerson | NpcPerson, hindrances: Hindrances
    ) -> tuple[tuple[SheetPerson | NpcPerson, Hindrances], ...]:
        """Whom an offer holds back, and by what: each once, also whoever struck himself."""
        other = self._fight.striker()
        if not offer.others or not isinstance(other, SheetPerson | NpcPerson) or not self.can_write(other):
            return ((person, hindrances),)
        if other.document == person.document:
            return ((person, (*hindrances, *offer.others)),)
        return (person, hindrances), (other, offer.others)

    def _rounds(self, offer: Offer) -> Rolled | None:
        return parse(offer.rounds).roll(self._deeds.source()) if offer.rounds else None

    # what holds somebody back already

    def running(self) -> tuple[Running, ...]:
        """Everything that holds one of the two back, the attacker's first."""
        found = {one.document: one for one in self._fighting() if isinstance(one, SheetPerson | NpcPerson)}
        return tuple(each for person in found.values() for each in self.running_of(person))

    def _fighting(self) -> tuple[Person | None, ...]:
        return self._fight.attacker(), self._fight.target(), self._fight.aimed_at()

    def running_of(self, person: SheetPerson | NpcPerson) -> tuple[Running, ...]:
        """Everything that holds somebody back."""
        options = self._room.table_options()
        return tuple(Running(person, each, tries(person, each, options)) for each in hindrances_of(person))

    def attempt(
        self, person: SheetPerson | NpcPerson, hindrance: Hindrance, way: Way, own_roll: int | None = None
    ) -> None:
        """Try something against a hindrance; where it succeeds it is over. An Idea roll only lets defend."""
        self._deeds.finish()
        seat = self._room.seats().get(seat_key(person))
        person = person if seat is None else seat.person
        if not self.can_write(person):
            raise EditError("read_only")
        hindrance = _as_now(hindrance, hindrances_of(person))
        if way == "bleed":
            self._bleed(person)
        elif way == "end":
            self._free(person, hindrance, Carried(way, person.name), (), None)
        elif way == "str":
            self._struggle(person, hindrance, own_roll)
        else:
            self._roll_free(person, hindrance, way, own_roll)

    def _roll_free(self, person: SheetPerson | NpcPerson, hindrance: Hindrance, way: Way, own_roll: int | None) -> None:
        request = try_request(person, way, hindrance.weapon, own_roll, self._room.table_options())
        roll = settle_roll(request, self._deeds.source())
        line = entry_of(roll, person.document, person.name, self._deeds.now())
        tick = tick_edit(roll, person.character) if isinstance(person, SheetPerson) and roll.tick else None
        carried = Carried(way, person.name, roll, avoided=not roll.level.is_success)
        if way == "idea" or carried.avoided:
            changes = () if tick is None else (OnSheet(self._sheet(person), tick, (roll.id,)),)
            self._keep(carried, (line,), changes)
        else:
            self._free(person, hindrance, carried, (line,), tick)

    def _struggle(self, person: SheetPerson | NpcPerson, hindrance: Hindrance, own_roll: int | None) -> None:
        trial = resistances.Trial(
            resistances.characteristic_force(person, "str"),
            resistances.number_force(hindrance.number or None),
            own_roll=own_roll,
            table_options=self._room.table_options(),
        )
        settled = resistances.settle(resistances.prepare(trial), self._deeds.source())
        lines = resistances.entries_of(settled, self._deeds.now())
        carried = Carried("str", person.name, settled, avoided=settled.winner != "active")
        if carried.avoided:
            self._keep(carried, lines, ())
        else:
            self._free(person, hindrance, carried, lines, None)

    def _free(
        self,
        person: SheetPerson | NpcPerson,
        hindrance: Hindrance,
        carried: Carried,
        lines: tuple[JournalEntry, ...],
        tick: Edit | None,
    ) -> None:
        gone = [(person, hindrance)]
        other = self._stuck.other_end(person, hindrance, self._fighting())
        if other is not None and self.can_write(other[0]):
            gone.append(other)
        ended = tuple(self._hindrance_line(*each, "ends") for each in gone)
        first, *others = freed_of(gone, [line.id for line in ended])
        if tick is not None:
            first = first._replace(lines=(*first.lines, *(each.id for each in lines)), tick=tick)
        changes = changes_of(self._room, (first, *others), "freed")
        found = Carried(carried.id, carried.name, carried.roll, hindrances=(hindrance,), ends=True)
        self._keep(found, (*lines, *ended), changes)

    def _bleed(self, person: SheetPerson | NpcPerson) -> None:
        """A round of bleeding: a hit point."""
        blow, time = Blow(1), self._deeds.now()
        if isinstance(person, SheetPerson):
            line, change = wound_on_sheet(self._sheet(person), blow, time, cause="bleeding")
        else:
            table = self._room.table
            if table is None:
                raise EditError("read_only")
            line, change = wound_at_table(table, self._room.entry_of(person), person, blow, time)
            line = with_fields(line, combat=with_fields(line.combat or CombatNote(), cause="bleeding"))
        changes = () if change is None else (change,)
        self._deeds.do(Deed(kind="wound", id=line.id, result=blow, entries=(line,), changes=changes))
        self._fight.changed.emit()

    # the round

    def new_round(self) -> NewRound:
        """A new round: everybody's defences are fresh, and what lasts for rounds has one less.

        Of the players' files only the open ones are looked at. One step of each sheet, one of the table. Nobody loses
        hit points by it: who bleeds is named.
        """
        self._deeds.finish()
        self._room.new_round()
        lines: list[JournalEntry] = []
        altered: list[Altered] = []
        freed = 0
        for person in self._room.here():
            before = hindrances_of(person)
            after = a_round_later(before)
            if after is before or not self.can_write(person):
                continue
            kinds = {(one.kind, one.weapon) for one in after}
            gone = [one for one in before if (one.kind, one.weapon) not in kinds]
            ended = [self._hindrance_line(person, one, "ends") for one in gone]
            freed += bool(gone)
            lines += ended
            altered.append(Altered(person, a_round_later, tuple(line.id for line in ended)))
        if altered:
            changes = changes_of(self._room, altered, "round")
            deed = Deed(kind="round", id=str(uuid.uuid4()), result=None, entries=tuple(lines), changes=changes)
            self._deeds.do(deed)
        self._fight.changed.emit()
        return NewRound(freed, tuple(person.name for person in self._room.here() if _bleeds(person)))

    # the inside

    def _on_marked(self, line: str, undone: bool) -> None:
        """Undo takes what an offer brought back: it is offered again."""
        key = self._offer_of.get(line)
        if key is not None and undone == (key in self._done):
            (self._done.discard if undone else self._done.add)(key)
            self._fight.changed.emit()

    def _person(self, side: Side) -> Person | None:
        return self._fight.attacker() if side == "a" else self._fight.opponent()

    def _drop_old(self) -> None:
        """What was done about blows before this one is of no use any more."""
        fight = self._fight
        live = {each.id for each in (fight.result, fight.damage) if each is not None}
        self._done = {key for key in self._done if _blow(key) in live}
        self._offer_of = {line: key for line, key in self._offer_of.items() if _blow(key) in live}
        self._thrown = [each for each in self._thrown if each[0] in live]

    def _writable(self, offer: Offer) -> SheetPerson | NpcPerson:
        """Whom an offer befalls. EditError where what it brings cannot be written down: nothing is thrown for it."""
        person = self.befalls(offer)
        if not isinstance(person, SheetPerson | NpcPerson):
            raise RulesError("unknown_name", name="")
        if not self.can_write(person):
            raise EditError("read_only")
        for one, brought in self._befallen(offer, person, offer.hindrances):
            checked_hindrances(joined(hindrances_of(one), brought))
        return person

    def _sheet(self, person: Person) -> BrpDocument:
        document = self._room.sheet_of(person.document)
        if document is None:
            raise EditError("read_only")
        return document

    def _hindrance_line(self, person: SheetPerson | NpcPerson, one: Hindrance, effect: str) -> JournalEntry:
        return self._line(
            person,
            one.kind,
            points=one.rounds or 0,
            minutes=one.delay,
            total=one.number,
            weapon=one.weapon,
            effect=effect,
        )

    def _line(self, person: SheetPerson | NpcPerson, cause: str, *, weapon: str = "", **note: object) -> JournalEntry:
        line = hindrance_entry(person, cause, weapon, self._deeds.now(), note, options=self._fight.options)
        return self._of_contest(line)

    def _of_contest(self, line: JournalEntry) -> JournalEntry:
        result = self._fight.result
        return line if result is None else with_fields(line, contest=result.id)

    def _keep(self, carried: Carried, lines: tuple[JournalEntry, ...], changes: tuple[Change, ...]) -> None:
        deed = Deed(kind="hindrance", id=str(uuid.uuid4()), result=carried, entries=lines, changes=changes)
        self._deeds.do(deed)
        self._fight.changed.emit()


def _bleeds(person: SheetPerson | NpcPerson) -> bool:
    of_a_wound = isinstance(person, SheetPerson) and "bleeding" in person.derived.health.conditions
    return of_a_wound or any(one.kind == "bleeding" for one in hindrances_of(person))


def _as_now(hindrance: Hindrance, there: Hindrances) -> Hindrance:
    """A hindrance as it is now: a round later it lasts less long. ``unknown_id`` where it is over."""
    if hindrance in there:
        return hindrance
    for one in there:
        if (one.kind, one.weapon) == (hindrance.kind, hindrance.weapon):
            return one
    raise EditError("unknown_id", kind="hindrance", id=hindrance.kind)


def _blow(key: str) -> str:
    """The id of the attack or the damage that an offer follows from."""
    return key.partition(".")[0]


def _is_of_damage(offer: Offer, fight: FightController) -> bool:
    """Whether an offer follows from the damage thrown, not from a fumble."""
    return fight.damage is not None and offer.key.startswith(fight.damage.id)
