"""Who fights whom with what, and how the other defends: everything about a blow that is known before its dice."""

from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from brp_desktop.controllers.aiming import Aim, Landing
from brp_desktop.controllers.brp_document import BrpDocument
from brp_desktop.controllers.defences import Way, best_way, ways
from brp_desktop.controllers.fight_room import FightRoom
from brp_desktop.controllers.seats import open_person
from brp_desktop.play import blows, combat
from brp_desktop.play.armed import attack_with, rank_of_part, splits
from brp_desktop.play.blows import Arm
from brp_desktop.play.combat import Attack, AttackRequest
from brp_desktop.play.contests import Side
from brp_desktop.play.hindered import attack_aid, attack_problem, defence_aid, defends
from brp_desktop.play.people import NpcPerson, NumberPerson, Person, SheetPerson
from brp_desktop.play.rolling import Situation, Subject
from brp_desktop.play.subjects import Act
from brp_desktop.rules import RulesError
from brp_desktop.rules.brp import BrpOptions
from brp_desktop.rules.brp.damage import WeaponDamage, parse_damage
from brp_desktop.sheet.ids import BelongingId


class FightChoices(QObject):
    """What was chosen for whoever attacks (target, defence) stays for the next blow."""

    changed = Signal()
    """What is chosen, or how far the blow has come: read it anew."""

    def __init__(self, room: FightRoom, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.room = room
        self._document: BrpDocument | None = None
        self._foe = ""
        self._weapon = BelongingId("")
        self._aims: dict[str, Aim] = {}
        self.landing = Landing()

    @property
    def document(self) -> BrpDocument | None:
        """The sheet of the attacker; None before the first blow, and where the attacker has no sheet."""
        return self._document

    @property
    def weapon(self) -> BelongingId:
        """What is struck with: the weapon of a sheet, or what somebody without one rolls."""
        return self._weapon

    @property
    def is_begun(self) -> bool:
        """Whether there is an attacker."""
        return self.attacker() is not None

    @property
    def aim(self) -> Aim:
        """What is chosen."""
        return self._aims.get(self._aim_key, Aim())

    def aim_of(self, document: BrpDocument) -> Aim:
        """What is chosen for the blows of a sheet."""
        return self._aims.get(document.document_id, Aim())

    def aim_at(self, document: BrpDocument, aim: Aim) -> None:
        """Choose target, defence and circumstances for the blows of a sheet."""
        self._choose(document.document_id, aim)

    def choose(self, aim: Aim) -> None:
        """The same for whoever attacks now."""
        if self._aim_key:
            self._choose(self._aim_key, aim)

    # who and how

    def attacker(self) -> SheetPerson | NpcPerson | None:
        """The attacker as he is now."""
        if self._document is not None:
            return open_person(self._document)
        seat = self.room.seats().get(self._foe) if self._foe else None
        return None if seat is None else seat.person

    def aimed_at(self) -> Person | None:
        """Whom the attack is meant for, as he is now; None where nobody is chosen."""
        return self._target_of(self.aim)

    def target_of(self, document: BrpDocument) -> Person | None:
        """Whom a sheet attacks, as he is now."""
        return self._target_of(self.aim_of(document))

    def ways(self) -> tuple[Way, ...]:
        """The ways in which the target can defend."""
        person = self.aimed_at()
        tried = 0 if person is None else self.room.defences(person)
        return ways(person, tried, self._rules(), missile=self._is_missile())

    def way(self) -> Way:
        """The defence that is chosen, else the best one that can be tried; the stunned do not defend unasked."""
        found = self.ways()
        chosen = (each for each in found if each.key == self.aim.way)
        best = best_way(found) if defends(self.aimed_at()) == "yes" else found[0].key
        return next(chosen, None) or next(each for each in found if each.key == best)

    def splits(self) -> tuple[tuple[int, ...], ...]:
        """The ways to split the attack, each with the scores of its parts; of a sheet only."""
        attacker = self.attacker()
        if not isinstance(attacker, SheetPerson) or self._weapon not in attacker.derived.weapons:
            return ()
        return splits(attacker.derived, self._weapon, attacker.options)

    def part(self) -> tuple[int, int]:
        """Which part of the attack comes next, and of how many; (1, 1) where it is not split."""
        aim = self.aim
        if not any(len(shares) == aim.parts for shares in self.splits()):
            return 1, 1
        return min(aim.part, aim.parts), aim.parts

    @property
    def rank(self) -> int | None:
        """The DEX rank of that part; None where it is not known."""
        attacker = self.attacker()
        if not isinstance(attacker, SheetPerson):
            return None
        return rank_of_part(attacker.derived, self.part()[0], attacker.options)

    def request(self) -> AttackRequest | None:
        """The attack as it would be rolled now; what holds one of the two back counts, or is its problem."""
        attacker, subject = self.attacker(), self.subject()
        if attacker is None or subject is None:
            return None
        aim, person = self.aim, self.aimed_at()
        part, parts = self.part()
        act = Act(metres=aim.metres, waits=aim.waits, part=part, parts=parts)
        arm = self._arm()
        aid = attack_aid(attacker, person, arm)
        situation = Situation(aim.difficulty, aim.modifier, own_roll=aim.own_attack, act=act, aid=aid)
        side = Side(attacker, subject, situation)
        way = self.way()
        defender = None
        if person is not None and way.by != "none":
            tried = self.room.defences(person)
            act = Act(defence=tried + 1, missile=self._is_missile(), kneels=way.kneels)
            aid = defence_aid(person)
            defending = Situation(modifier=aim.defence_modifier, own_roll=aim.own_defence, act=act, aid=aid)
            defender = Side(person, way.subject, defending)
        typed = arm if isinstance(attacker, NpcPerson) else None
        attack = Attack(side, defender, way.by, table_options=self._rules(), arm=typed)
        request = combat.prepare(attack)
        problem = attack_problem(attacker, self._weapon)
        if problem is not None:
            request = replace(request, problem_a=problem)
        if defender is not None and way.problem is not None and request.problem_b is None:
            request = replace(request, problem_b=way.problem)
        return request

    def subject(self) -> Subject | None:
        """What the attacker rolls; None where it is no longer there."""
        attacker = self.attacker()
        if isinstance(attacker, SheetPerson):
            known = self._weapon in attacker.derived.weapons
            return attack_with(attacker.derived, self._weapon) if known else None
        return None if attacker is None else Subject("skill", self._weapon)

    @property
    def wants_damage(self) -> bool:
        """Whether the damage of the weapon is not known and must be typed: of somebody without a sheet only."""
        attacker = self.attacker()
        if not isinstance(attacker, NpcPerson):
            return False
        arm = blows.arm_of(attacker, Subject("skill", self._weapon))
        return arm is None or arm.damage is None

    # the inside

    @property
    def _aim_key(self) -> str:
        return self._foe if self._document is None else self._document.document_id

    def _choose(self, key: str, aim: Aim) -> None:
        before = self._aims.get(key, Aim())
        if aim != before:
            if (aim.target, aim.number) != (before.target, before.number):
                aim = replace(aim, way="", own_defence=None, defence_modifier=0)
            self._aims[key] = aim
            if key == self._aim_key and (aim.target, aim.number) != (before.target, before.number):
                self._on_aimed()
            self.changed.emit()

    def _on_aimed(self) -> None:
        """Somebody else is aimed at."""
        self.landing = Landing()

    def _target_of(self, aim: Aim) -> Person | None:
        if aim.number is not None:
            return NumberPerson(aim.number)
        seat = self.room.seats().get(aim.target) if aim.target else None
        return None if seat is None else seat.person

    def _arm(self) -> Arm:
        attacker = self.attacker()
        if isinstance(attacker, SheetPerson):
            return blows.sheet_arm(attacker, self._weapon, self.aim.metres)
        if attacker is None:
            raise RulesError("unknown_name", name=self._weapon)
        arm = blows.arm_of(attacker, Subject("skill", self._weapon)) or Arm()
        return arm if arm.damage is not None else replace(arm, damage=_typed(self.aim.damage))

    def _is_missile(self) -> bool:
        """Whether it is shot or thrown."""
        attacker = self.attacker()
        if attacker is None or (isinstance(attacker, SheetPerson) and self._weapon not in attacker.derived.weapons):
            return False
        return not self._arm().melee

    def _rules(self) -> BrpOptions | None:
        """The rules of the attacker, else those of whoever is attacked, else those of the table."""
        for person in (self.attacker(), self.aimed_at()):
            if person is not None and person.options is not None:
                return person.options
        return self.room.table_options()


def _typed(text: str) -> WeaponDamage | None:
    """The damage that was typed; None for nothing, or for no notation."""
    if not text.strip():
        return None
    try:
        return parse_damage(text.strip().lower())
    except RulesError:
        return None
