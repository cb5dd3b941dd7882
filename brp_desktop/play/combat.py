"""Attack against a defence: two sides, one verdict by the matrix of the rules in force, and what it does to weapons."""

import uuid
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from fractions import Fraction

from brp_desktop.catalogue.tables import fumble_catalogue
from brp_desktop.play.agreement import Agreement, Choice, agreed
from brp_desktop.play.blows import Arm, DamageRequest, arm_of, prepare_damage
from brp_desktop.play.contests import Side, faces_of, requested
from brp_desktop.play.entries import CombatNote, JournalEntry, opposed_entry
from brp_desktop.play.people import Person, SheetPerson
from brp_desktop.play.rolling import RollRequest, RollResult
from brp_desktop.play.rolling import settle as settle_roll
from brp_desktop.play.ticks import roll_edit
from brp_desktop.rules import RulesError
from brp_desktop.rules.brp import BrpOptions, Level
from brp_desktop.rules.brp.combat import Defence, Exchange, exchange, malfunctions, may_defend
from brp_desktop.rules.brp.damage import Hit, past_broken_item
from brp_desktop.rules.brp.fumbles import FumbleResult, roll_fumble
from brp_desktop.rules.dice import RandomSource
from brp_desktop.sheet.brp import BrpCharacter
from brp_desktop.sheet.edits import Edit, HurtWeapon, Several
from brp_desktop.sheet.ids import BelongingId

_NATURAL = ("brawl", "grapple", "martial_arts")


@dataclass(frozen=True, slots=True)
class Attack:
    """What is asked for: who attacks, and who defends how.

    Each side is a named person or a bare number (``contests.Side``), with real dice in its ``situation`` where somebody
    typed them. ``rules`` says whose sheet is followed where two differ. ``arm`` is what the attacker strikes with where
    that cannot be seen from what is rolled.
    """

    attacker: Side
    defender: Side | None = None
    by: Defence = "none"
    rules: Choice = "a"
    hidden: bool = False
    table_options: BrpOptions | None = None
    arm: Arm | None = None


@dataclass(frozen=True, slots=True)
class AttackRequest:
    """An attack as it would be rolled now; where a side cannot be rolled its ``problem`` says why.

    ``arm`` is what is struck with, ``item`` what is parried with; None where nobody knows. A weapon that can be neither
    parried nor dodged has the problem ``cannot_defend`` on the defender's side.
    """

    attack: Attack
    agreement: Agreement
    request_a: RollRequest | None
    request_b: RollRequest | None
    problem_a: RulesError | None
    problem_b: RulesError | None
    arm: Arm | None
    item: Arm | None

    @property
    def options(self) -> BrpOptions:
        """The rules in force."""
        return self.agreement.options

    @property
    def is_ready(self) -> bool:
        """Whether it can be rolled."""
        return self.request_a is not None and self.problem_a is None and self.problem_b is None

    @property
    def odds(self) -> Mapping[Hit, Fraction]:
        """How often the blow does not land, lands plainly, specially, critically; before any die, exact."""
        counts: dict[Hit, int] = {"none": 0, "normal": 0, "special": 0, "critical": 0}
        defended = self.request_b is not None
        for roll, attack, weight in faces_of(self.request_a):
            fails = self.malfunctions(roll)
            for _, defence, other in faces_of(self.request_b) if defended else ((None, None, 100),):
                counts["none" if fails else self.outcome(attack, defence).hit] += weight * other
        return {hit: Fraction(count, 10_000) for hit, count in counts.items()}

    def malfunctions(self, roll: int | None) -> bool:
        """Whether the attacker's weapon fails on this die."""
        return roll is not None and self.arm is not None and malfunctions(roll, self.arm.malfunction_from)

    def outcome(self, attack: Level, defence: Level | None) -> Exchange:
        """What two levels come to by the matrix; a shot from very far away is at most a plain hit."""
        plain = self.request_a is not None and self.request_a.plain_only
        level = Level.SUCCESS if plain and attack.is_success else attack
        melee = self.arm is None or self.arm.melee
        return exchange(level, defence, self.options, by=self.attack.by, melee=melee)


@dataclass(frozen=True, slots=True)
class AttackResult:
    """A settled attack, decided before anything is shown. ``id`` links its lines in the journal.

    ``a`` is the attacker's roll, ``b`` the defender's (None: not defended). ``outcome`` is the verdict of the rules:
    how the blow lands, whether armour counts, hit points lost by weapon and parrying item, fumbles.
    ``malfunctions``: the attacker's weapon fails, besides anything else.
    """

    id: str = field(compare=False)
    request: AttackRequest
    a: RollResult
    b: RollResult | None
    outcome: Exchange
    malfunctions: bool

    @property
    def hit(self) -> Hit:
        """How the blow lands; a weapon that fails does not hit."""
        return "none" if self.malfunctions else self.outcome.hit

    @property
    def hits(self) -> tuple[Hit, ...]:
        """The ways it may be taken: a critical may be taken as a special hit instead, the attacker's choice."""
        if self.hit == "none":
            return ()
        return (self.hit, "special") if self.hit == "critical" else (self.hit,)

    @property
    def item_breaks(self) -> bool:
        """Whether what parried loses its last hit point."""
        item, loses = self.request.item, self.outcome.parry_item_loses
        if self.malfunctions or not loses or item is None or not item.hit_points:
            return False
        return loses >= item.hit_points

    @property
    def let_through(self) -> int:
        """The damage that passes an item broken by its parry: what it should have lost and had not (UGE ch. 6)."""
        item = self.request.item
        if not self.item_breaks or item is None or self.request.options.combat_matrix != "uge":
            return 0
        return past_broken_item(self.outcome.parry_item_loses, item.hit_points or 0)

    @property
    def consequences(self) -> tuple[tuple[str, int], ...]:
        """What it comes to, as ids with a number, in the order to be said.

        ``hit_none`` ``hit_normal`` ``hit_special`` ``hit_critical`` (0), ``no_armour`` (0), ``item_loses`` and
        ``weapon_loses`` (hit points), ``item_breaks`` (damage let through), ``attacker_fumbles`` ``defender_fumbles``
        ``malfunction`` (0).
        """
        outcome = self.outcome
        found = [(f"hit_{self.hit}", 0)]
        if self.hit != "none" and not outcome.armour:
            found.append(("no_armour", 0))
        if outcome.parry_item_loses and not self.malfunctions:
            found.append(("item_loses", outcome.parry_item_loses))
        if self.item_breaks:
            found.append(("item_breaks", self.let_through))
        if outcome.attack_weapon_loses and not self.malfunctions:
            found.append(("weapon_loses", outcome.attack_weapon_loses))
        for id_, holds in (
            ("attacker_fumbles", outcome.attacker_fumbles),
            ("defender_fumbles", outcome.defender_fumbles),
            ("malfunction", self.malfunctions),
        ):
            if holds:
                found.append((id_, 0))
        return tuple(found)

    def damage(self, hit: Hit | None = None) -> DamageRequest:
        """What is thrown for the blow, or taken as another of ``hits``; ``no_damage`` where there is none."""
        if self.request.arm is None:
            raise RulesError("no_damage", name="")
        return prepare_damage(self.request.arm, hit or self.hit, self.request.options)


def prepare(attack: Attack) -> AttackRequest:
    """The attack as it would be rolled; nothing fails, the problem of a side is named in the request."""
    defender = attack.defender if attack.by != "none" else None
    options_b = None if defender is None else defender.person.options
    agreement = agreed(attack.attacker.person.options, options_b, attack.rules, attack.table_options)
    request_a, problem_a = requested(attack.attacker, attack.hidden, agreement)
    request_b, problem_b = requested(defender, attack.hidden, agreement)
    act = attack.attacker.situation.act
    arm = attack.arm or arm_of(attack.attacker.person, attack.attacker.subject, act.metres if act else None)
    item = None
    if defender is not None and attack.by == "parry":
        item = arm_of(defender.person, defender.subject)
    if defender is not None and arm is not None and not may_defend(arm.kind):
        problem_b = RulesError("cannot_defend", name=arm.name or arm.weapon or "")
    return AttackRequest(attack, agreement, request_a, request_b, problem_a, problem_b, arm, item)


def settle(
    request: AttackRequest,
    source: RandomSource,
    *,
    attack_id: str | None = None,
    roll_ids: tuple[str, str] | None = None,
) -> AttackResult:
    """Throw the dice of both sides and read the matrix.

    RulesError: the problem of a side, ``roll_out_of_range`` for real dice outside 1 … 100.
    """
    for problem in (request.problem_a, request.problem_b):
        if problem is not None:
            raise problem
    if request.request_a is None:
        raise RulesError("missing_value", name="sides")
    ids: tuple[str | None, str | None] = roll_ids or (None, None)
    a = settle_roll(request.request_a, source, roll_id=ids[0])
    defence, defender = request.request_b, request.attack.defender
    b = None
    if defence is not None and defender is not None and defender.rolls:
        b = settle_roll(defence, source, roll_id=ids[1])
    outcome = request.outcome(a.level, None if b is None else b.level)
    return AttackResult(attack_id or str(uuid.uuid4()), request, a, b, outcome, request.malfunctions(a.roll))


def edits_of(result: AttackResult, characters: Mapping[str, BrpCharacter] | None = None) -> dict[str, Edit]:
    """The edit of each sheet involved, by document id, one step each: ticks, the shot, hit points of weapons.

    ``characters`` are those in force now.
    """
    found: dict[str, list[Edit]] = {}
    outcome, request = result.outcome, result.request
    weapon_loses = 0 if result.malfunctions else outcome.attack_weapon_loses
    item_loses = 0 if result.malfunctions else outcome.parry_item_loses
    sides = (
        (request.attack.attacker, result.a, request.arm, weapon_loses),
        (request.attack.defender, result.b, request.item, item_loses),
    )
    for side, roll, arm, loses in sides:
        if side is None or not isinstance(side.person, SheetPerson):
            continue
        document = side.person.document
        character = (characters or {}).get(document, side.person.character)
        edits = found.setdefault(document, [])
        made = None if roll is None else roll_edit(roll, character)
        if made is not None:
            edits += made.edits if isinstance(made, Several) else [made]
        if loses and arm is not None and any(weapon.id == arm.id for weapon in character.weapons):
            edits.append(HurtWeapon(BelongingId(arm.id), loses))
    return {document: _joined(edits, "attack") for document, edits in found.items() if edits}


def entries_of(result: AttackResult, time: int) -> tuple[JournalEntry, ...]:
    """The journal's lines, one for each side that rolled, linked by the id; ``time`` in milliseconds, UTC."""
    attacker, defender = result.request.attack.attacker, result.request.attack.defender
    note = note_of(result)
    across = "" if defender is None else defender.person.name
    lines = [_line(result, result.a, attacker.person, time, "a", across, note)]
    if result.b is not None and defender is not None:
        lines.append(_line(result, result.b, defender.person, time, "b", attacker.person.name, note))
    return tuple(lines)


def note_of(result: AttackResult) -> CombatNote:
    """What a line of the journal says of the verdict."""
    arm = result.request.arm or Arm()
    losses = dict(result.consequences)
    return CombatNote(
        weapon=arm.weapon,
        weapon_name=arm.name,
        hit=result.hit,
        by=result.request.attack.by,
        item_loses=losses.get("item_loses", 0),
        weapon_loses=losses.get("weapon_loses", 0),
        item_breaks=result.item_breaks,
        through=result.let_through,
        malfunction=result.malfunctions,
    )


def fumble_table(side: str, arm: Arm | None, skill: str | None = None) -> str:
    """The fumble table of a side: ``melee_attack`` ``melee_parry`` ``missile_attack`` ``natural_weapon``."""
    if skill in _NATURAL:
        return "natural_weapon"
    if side == "b":
        return "melee_parry"
    return "melee_attack" if arm is None or arm.melee else "missile_attack"


def fumble(
    table: str, source: RandomSource, own_roll: int | None = None, *, impossible: Collection[str] = ()
) -> tuple[FumbleResult, ...]:
    """What a fumble leads to by its table (UGE ch. 6); ``own_roll`` is a real D100, ``impossible`` are outcomes that
    cannot be (no ally near). The words of an outcome stand in the catalogue.
    """
    known = fumble_catalogue().tables.get(table)
    if known is None:
        raise RulesError("unknown_name", name=table)
    return roll_fumble(known.rows, source, own_roll, impossible=impossible)


def _line(
    result: AttackResult, roll: RollResult, person: Person, time: int, side: str, opponent: str, note: CombatNote
) -> JournalEntry:
    made = opposed_entry(roll, person.document, person.name, time, contest=result.id, side=side, opponent=opponent)
    return replace(made, combat=note)


def _joined(edits: list[Edit], name: str) -> Edit:
    return edits[0] if len(edits) == 1 else Several(tuple(edits), name)
