"""Special hits and fumbles carried out: on sheets, at the table, by rolls and without; undone; the round passes."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from brp_desktop.controllers.aftermath import AftermathController
from brp_desktop.controllers.drafts import DraftsController
from brp_desktop.controllers.fight import FightController
from brp_desktop.controllers.fight_room import FightRoom
from brp_desktop.controllers.files import FilesController
from brp_desktop.controllers.table import TableController
from brp_desktop.play.aftermath import Offer
from brp_desktop.play.npcs import extra_entry
from brp_desktop.rules import RulesError
from brp_desktop.rules.brp import UGE
from brp_desktop.sheet.belongings import Weapon
from brp_desktop.sheet.brp import Hindrance
from brp_desktop.sheet.edits import AddBelonging, SetOptions
from brp_desktop.sheet.errors import EditError
from brp_desktop.sheet.hindrances import SetHindrances
from brp_desktop.sheet.ids import BelongingId, SkillId
from brp_desktop.sheet.table import Entry, EntryId, Npc, NpcValue, NpcWeapon
from brp_desktop.storage.journal_query import JournalQuery
from brp_desktop.storage.settings import Settings
from tests.controllers.test_fight import KNIFE, Ring, at_bran
from tests.controllers.test_fight import ring as ring  # noqa: PLC0414 - a fixture
from tests.controllers.test_table import Person
from tests.controllers.test_table import person as person  # noqa: PLC0414 - a fixture

CLUB = BelongingId("weapon.9")
Begin = Callable[[], TableController]


def aftermath_of(ring: Ring) -> AftermathController:
    for document in (ring.adele, ring.bran):
        document.perform(SetOptions(UGE))
    return AftermathController(ring.fight, ring.deeds)


def strike(ring: Ring, special: str, *, damage: tuple[int, ...] = (5,)) -> None:
    """A special hit of this kind on Bran, who does not defend; the damage is thrown."""
    weapon = Weapon(id=CLUB, name="Thing", kind="melee", damage="1D8+db", special=special, skill=SkillId("brawl"))
    if all(each.id != CLUB for each in ring.adele.character.weapons):
        ring.adele.perform(AddBelonging(weapon))
    ring.fight.begin(ring.adele, CLUB)
    at_bran(ring, "none")
    ring.aim(own_attack=2)
    ring.fight.roll()
    ring.dice.left += damage
    ring.fight.throw_damage("special")


def only(aftermath: AftermathController) -> Offer:
    offers = aftermath.offers()
    assert len(offers) == 1
    return offers[0]


def told(hindrances: tuple[Hindrance, ...]) -> list[tuple[str, int | None, int]]:
    return [(one.kind, one.rounds, one.number) for one in hindrances]


def test_the_crushed_are_stunned_unless_a_stamina_roll_succeeds(ring: Ring) -> None:
    """13.6: 1D3 rounds; one step of the sheet, its line, undone with it."""
    aftermath = aftermath_of(ring)
    strike(ring, "crushing", damage=(5, 1))
    offer = only(aftermath)
    assert aftermath.chance(offer) == ring.bran.derived.characteristics["con"].chance  # type: ignore[index]
    ring.dice.d100(99)
    ring.dice.left += [2]
    aftermath.carry_out(offer)
    assert told(ring.bran.character.hindrances) == [("stunned", 2, 0)]
    assert not aftermath.offers()
    lines = ring.lines(ring.bran)
    assert [line.event for line in lines[:2]] == ["hindrance", "roll"]
    assert lines[0].contest == lines[1].contest == ring.fight.result.id  # type: ignore[union-attr]
    ring.bran.undo()
    assert ring.bran.character.hindrances == ()
    assert [line.undone for line in ring.lines(ring.bran)[:2]] == [True, False]
    ring.bran.redo()
    assert told(ring.bran.character.hindrances) == [("stunned", 2, 0)]


def test_a_stamina_roll_that_succeeds_or_the_table_decides(ring: Ring) -> None:
    aftermath = aftermath_of(ring)
    strike(ring, "crushing", damage=(5, 1))
    aftermath.carry_out(only(aftermath), own_roll=3)
    assert (ring.bran.character.hindrances, aftermath.offers()) == ((), ())
    strike(ring, "crushing", damage=(5, 1))
    ring.dice.left += [1]
    aftermath.write_down(only(aftermath))
    assert told(ring.bran.character.hindrances) == [("stunned", 1, 0)]
    strike(ring, "crushing", damage=(5, 1))
    aftermath.dismiss(only(aftermath))
    assert told(ring.bran.character.hindrances) == [("stunned", 1, 0)]


def test_the_stunned_attack_not_defend_by_an_idea_and_are_easy_to_hit(ring: Ring) -> None:
    """13.6: stunned."""
    aftermath = aftermath_of(ring)
    ring.fight.begin(ring.adele, KNIFE)
    at_bran(ring)
    free = ring.fight.request()
    ring.bran.perform(SetHindrances((Hindrance(kind="stunned", rounds=1),)))
    request = ring.fight.request()
    assert free is not None
    assert request is not None
    assert request.request_a is not None
    assert free.request_a is not None
    assert request.request_a.chance == 2 * (free.request_a.chance or 0)
    assert "spot.stunning" in [step.id for step in request.request_a.steps]
    ring.aim(way="")
    assert ring.fight.way().by == "none"
    running = aftermath.running()[0]
    assert [each.way for each in running.tries] == ["idea", "end"]
    aftermath.attempt(running.person, running.hindrance, "idea", own_roll=1)
    assert told(ring.bran.character.hindrances) == [("stunned", 1, 0)]
    ring.fight.begin(ring.bran, BelongingId("weapon.1"))
    ring.aim(target=f"sheet:{ring.adele.document_id}")
    ring.aim(way="none")
    with pytest.raises(RulesError, match="hindered_stunned"):
        ring.fight.roll()
    assert aftermath.new_round() == (1, ())
    assert ring.bran.character.hindrances == ()
    ring.dice.d100(20)
    ring.fight.roll()
    assert ring.fight.result is not None


def test_the_entangled_are_held_two_rounds_and_then_try_to_get_free(ring: Ring) -> None:
    """13.6: held this round and the next, then agility or STR against STR."""
    aftermath = aftermath_of(ring)
    strike(ring, "entangling")
    aftermath.carry_out(only(aftermath))
    strength = ring.adele.derived.values["str"]
    assert told(ring.bran.character.hindrances) == [("held", 2, strength)]
    assert [each.way for each in aftermath.running()[0].tries] == ["end"]
    assert [aftermath.new_round().freed for _ in range(3)] == [0, 0, 0]
    assert told(ring.bran.character.hindrances) == [("held", 0, strength)]
    running = aftermath.running()[0]
    assert [each.way for each in running.tries] == ["agility", "str", "end"]
    aftermath.attempt(running.person, running.hindrance, "agility", own_roll=99)
    assert told(ring.bran.character.hindrances) == [("held", 0, strength)]
    aftermath.attempt(running.person, running.hindrance, "str", own_roll=1)
    assert ring.bran.character.hindrances == ()
    assert [line.event for line in ring.lines(ring.bran)[:2]] == ["hindrance", "resistance"]
    with pytest.raises(EditError, match="unknown_id"):
        aftermath.attempt(running.person, running.hindrance, "end")


def test_an_impaling_weapon_stays_in_the_wound(ring: Ring) -> None:
    """13.6: a difficult roll pulls it out, or the target's STR against the damage; meanwhile it cannot be used."""
    aftermath = aftermath_of(ring)
    strike(ring, "impaling", damage=(5, 6))
    aftermath.carry_out(only(aftermath))
    assert told(ring.bran.character.hindrances) == [("impaled", None, 11)]
    assert [(one.kind, one.weapon) for one in ring.adele.character.hindrances] == [("stuck", CLUB)]
    with pytest.raises(RulesError, match="hindered_stuck"):
        ring.fight.roll()
    stuck = next(each for each in aftermath.running() if each.hindrance.kind == "stuck")
    pull = stuck.tries[0]
    attack = ring.adele.derived.weapons[CLUB].score
    assert (pull.way, pull.chance) == ("pull", -(-(attack or 0) // 2))
    aftermath.attempt(stuck.person, stuck.hindrance, "pull", own_roll=1)
    assert ring.adele.character.hindrances == ()


@pytest.mark.parametrize(("siz", "agility", "prone"), [(100, 0, False), (1, 99, True), (1, 2, False)])
def test_knockback_throws_back_and_down(ring: Ring, siz: int, agility: int, prone: bool) -> None:
    """13.6: damage against SIZ, then agility or prone."""
    aftermath = aftermath_of(ring)
    strike(ring, "knockback", damage=(8,))
    offer = only(aftermath)
    assert (offer.what, offer.number) == ("knock", ring.fight.damage.total)  # type: ignore[union-attr]
    aftermath.carry_out(offer, own_roll=siz)
    if not agility:
        assert not aftermath.offers()
        return
    thrown = only(aftermath)
    assert (thrown.id, thrown.number) == ("thrown", offer.number // 5)
    aftermath.carry_out(thrown, own_roll=agility)
    assert told(ring.bran.character.hindrances) == ([("prone", None, 0)] if prone else [])


def fumble(ring: Ring, *rolls: int, dice: tuple[int, ...] = ()) -> None:
    """Adèle fumbles with the knife against Bran."""
    ring.fight.begin(ring.adele, KNIFE)
    at_bran(ring, "none")
    ring.aim(own_attack=100)
    ring.fight.roll()
    ring.dice.left += dice
    ring.fight.throw_fumble("a", rolls[0])


@pytest.mark.parametrize(
    ("roll", "dice", "wanted"),
    [
        (5, (), [("lost_rounds", 1, 0)]),
        (20, (3,), [("lost_rounds", 3, 0)]),
        (30, (), [("prone", None, 0)]),
        (45, (), [("disarmed", None, 0)]),
        (55, (7,), [("disarmed", None, 7)]),
        (70, (2,), [("sight", 2, -30)]),
    ],
)
def test_a_fumble_holds_back(ring: Ring, roll: int, dice: tuple[int, ...], wanted: list[object]) -> None:
    aftermath = aftermath_of(ring)
    fumble(ring, roll, dice=dice)
    before = ring.adele.character.hindrances
    aftermath.carry_out(only(aftermath))
    assert told(ring.adele.character.hindrances) == wanted
    ring.adele.undo()
    assert ring.adele.character.hindrances == before


def test_lost_rounds_begin_with_the_next_one(ring: Ring) -> None:
    """13.7: neither act nor defence for as many rounds."""
    aftermath = aftermath_of(ring)
    fumble(ring, 20, dice=(2,))
    aftermath.carry_out(only(aftermath))
    found = []
    for _ in range(4):
        request = ring.fight.request()
        found.append(request is not None and request.problem_a is not None)
        aftermath.new_round()
    assert found == [False, True, True, False]
    ring.adele.perform(SetHindrances((Hindrance(kind="lost_rounds", rounds=1),)))
    ring.fight.begin(ring.bran, BelongingId("weapon.1"))
    ring.aim(target=f"sheet:{ring.adele.document_id}")
    assert ring.fight.way().by == "none"
    assert all(way.problem is not None for way in ring.fight.ways()[1:])


def test_bad_sight_and_a_weapon_on_the_ground(ring: Ring) -> None:
    aftermath_of(ring)
    ring.fight.begin(ring.adele, KNIFE)
    at_bran(ring, "none")
    free = ring.fight.request()
    ring.adele.perform(SetHindrances((Hindrance(kind="sight", rounds=1, number=-30),)))
    request = ring.fight.request()
    assert request is not None
    assert free is not None
    assert request.request_a is not None
    assert free.request_a is not None
    assert next(step.operands for step in request.request_a.steps if step.id == "sight") == (-30,)
    assert request.request_a.chance == max(0, (free.request_a.chance or 0) - 30)
    ring.adele.perform(SetHindrances((Hindrance(kind="disarmed", weapon=KNIFE),)))
    request = ring.fight.request()
    assert request is not None
    assert request.problem_a is not None
    assert request.problem_a.code == "hindered_disarmed"


def test_a_damaged_weapon_loses_hit_points(ring: Ring) -> None:
    aftermath = aftermath_of(ring)
    whole = ring.adele.derived.weapons[KNIFE].hit_points
    fumble(ring, 62, dice=(4,))
    aftermath.carry_out(only(aftermath))
    assert ring.adele.derived.weapons[KNIFE].hit_points == (whole or 0) - 4
    assert ring.lines(ring.adele)[0].event == "hindrance"
    ring.adele.undo()
    assert ring.adele.derived.weapons[KNIFE].hit_points == whole
    assert ring.lines(ring.adele)[0].undone


def test_an_ally_is_hit_whom_the_game_master_names(ring: Ring) -> None:
    """13.7: damage by the same weapon; the attack's own target is left alone."""
    aftermath = aftermath_of(ring)
    fumble(ring, 80)
    offer = only(aftermath)
    assert (offer.whom, offer.hit, offer.otherwise) == ("ally", "normal", 41)
    aftermath.carry_out(offer)
    assert ring.fight.target() is None
    ring.dice.left += [3]
    ring.fight.throw_damage("normal")
    assert not ring.fight.can_apply
    ring.fight.name_target(f"sheet:{ring.adele.document_id}")
    before = ring.hit_points(ring.adele)
    ring.fight.apply()
    assert ring.hit_points(ring.adele) == (before or 0) - 3
    assert ring.hit_points(ring.bran) == 14
    assert ring.fight.aim.target == f"sheet:{ring.bran.document_id}"


def test_with_nobody_near_another_row_counts(ring: Ring) -> None:
    aftermath = aftermath_of(ring)
    fumble(ring, 80)
    aftermath.nobody_near(only(aftermath))
    assert only(aftermath).id == "drop_weapon"


def test_a_fumbled_parry_lets_the_foe_hit(ring: Ring) -> None:
    aftermath = aftermath_of(ring)
    ring.fight.begin(ring.adele, KNIFE)
    at_bran(ring, "parry:weapon.1")
    ring.aim(own_attack=20, own_defence=100)
    ring.fight.roll()
    ring.fight.throw_fumble("b", 80)
    offer = only(aftermath)
    assert (offer.who, offer.whom) == ("b", "other")
    aftermath.carry_out(offer)
    ring.dice.left += [3]
    ring.fight.throw_damage("normal")
    ring.fight.apply()
    assert ring.hit_points(ring.bran) == 14 - 3


def test_a_blow_against_something_hard_is_ones_own(ring: Ring) -> None:
    """13.7: natural weapons: a strain, or the damage of the blow, on oneself."""
    aftermath = aftermath_of(ring)
    strike(ring, "crushing", damage=(5, 1))
    ring.aim(own_attack=100)
    ring.fight.roll()
    ring.fight.throw_fumble("a", 78)
    strain = only(aftermath)
    before = ring.hit_points(ring.adele)
    aftermath.carry_out(strain)
    ring.fight.throw_damage("normal")
    ring.fight.apply()
    assert ring.hit_points(ring.adele) == (before or 0) - 1


def test_a_bleeding_wound_of_a_sheet_stops_by_a_stamina_roll(ring: Ring) -> None:
    """13.6: one point a round until stamina."""
    aftermath = aftermath_of(ring)
    ring.healing.take_damage(ring.bran, 4, effect="bleeding")
    wound = ring.bran.character.wounds[0].id
    assert aftermath.new_round() == (0, ("Bran Tregear",))
    assert not ring.healing.stanch(ring.bran, wound, own_roll=99)
    assert ring.bran.character.wounds[0].effect == "bleeding"
    assert ring.healing.stanch(ring.bran, wound, own_roll=5)
    assert ring.bran.character.wounds[0].effect == ""
    assert [line.event for line in ring.lines(ring.bran)[:2]] == ["roll", "roll"]
    ring.bran.undo()
    assert ring.bran.character.wounds[0].effect == "bleeding"


def test_who_strikes_by_a_fumbled_parry_has_the_line(ring: Ring) -> None:
    """The damage of an ally hit by whoever fumbled is in that one's log, of a foe let through in the foe's."""
    aftermath = aftermath_of(ring)
    ring.fight.begin(ring.adele, KNIFE)
    at_bran(ring, "parry:weapon.3")
    ring.aim(own_attack=20, own_defence=100)
    ring.fight.roll()
    ring.fight.throw_fumble("b", 87)
    offer = only(aftermath)
    assert (offer.who, offer.whom) == ("b", "ally")
    aftermath.carry_out(offer)
    ring.fight.name_target(f"sheet:{ring.adele.document_id}")
    ring.fight.throw_damage("normal", [1, 1])
    assert ring.lines(ring.bran)[0].event == "damage"


# at the game master's table


class Table:
    """Adèle, a thug and somebody of whom only a percentage is known, who are kept inside the table."""

    def __init__(self, ring: Ring, table: TableController) -> None:
        self.ring, self.table = ring, table
        values = tuple(NpcValue(id=id_, value=10) for id_ in ("str", "con", "siz", "dex", "int"))
        club = NpcWeapon(id=SkillId("w"), name="Club", score=60, text="1D8, knockback")
        thug = Entry(id=EntryId("thug"), name="Thug", npc=Npc(values=values, weapons=(club,)))
        ids = table.add([thug, extra_entry(table.table, "Extra", 40, 10)])
        self.thug, self.extra = (f"npc:{table.document.id}/{id_}" for id_ in ids)
        self.ids = ids
        self.room = FightRoom(ring.room._files, lambda: table)
        self.fight = FightController(self.room, ring.deeds)
        self.aftermath = AftermathController(self.fight, ring.deeds)

    def npc(self, place: int) -> Npc:
        found = next(entry.npc for entry in self.table.table.entries if entry.id == self.ids[place])
        assert found is not None
        return found

    def seats(self) -> list[str]:
        return list(self.room.seats())


@pytest.fixture
def table(ring: Ring, tmp_path: Path, person: Person, qapp: QApplication) -> Iterator[Table]:
    settings = Settings(tmp_path / "settings.toml")
    files = FilesController(settings, DraftsController(tmp_path / "drafts"), tmp_path / "backups", person)
    controller = TableController(files, settings, tmp_path / "drafts", tmp_path / "backups", person, person)
    for document in (ring.adele, ring.bran):
        document.perform(SetOptions(UGE))
    controller._files = ring.room._files
    yield Table(ring, controller)
    controller.stop()


def test_a_foe_without_a_sheet_starts_a_fight(table: Table) -> None:
    """(d): rolled, damage thrown, written down on the target, kept in the journal; a special kind from its text."""
    ring, fight = table.ring, table.fight
    fight.begin_foe(table.thug, "w")
    fight.choose(replace(fight.aim, target=f"sheet:{ring.bran.document_id}"))
    fight.choose(replace(fight.aim, way="none", own_attack=5))
    request = fight.request()
    assert request is not None
    assert request.request_a is not None
    assert (request.request_a.chance, request.options.combat_matrix) == (60, "uge")
    fight.roll()
    assert fight.result is not None
    assert fight.result.hits == ("special",)
    ring.dice.left += [8]
    fight.throw_damage("special")
    assert table.aftermath.offers()[0].what == "knock"
    fight.apply()
    assert ring.hit_points(ring.bran) == 14 - 8 + 1
    lines = ring.log.entries(JournalQuery(document=f"{table.table.document.id}/{table.ids[0]}"), 10)
    assert {line.event for line in lines} == {"damage", "roll"}


def test_somebody_of_whom_one_percentage_is_known_strikes_with_damage_that_is_typed(table: Table) -> None:
    fight = table.fight
    fight.begin_foe(table.extra, "percentage")
    assert fight.wants_damage
    fight.choose(replace(fight.aim, target=f"sheet:{table.ring.bran.document_id}", damage="1d4+1"))
    fight.choose(replace(fight.aim, way="none", own_attack=30))
    fight.roll()
    table.ring.dice.left += [4]
    fight.throw_damage("normal")
    assert fight.damage is not None
    assert fight.damage.total == 5


def test_somebody_without_a_sheet_is_held_back_at_the_table(table: Table) -> None:
    """One step of the table with its line; the round passes there too, and a bleeding costs a point."""
    ring, aftermath = table.ring, table.aftermath
    ring.adele.perform(
        AddBelonging(Weapon(id=CLUB, name="Axe", damage="1D8", special="bleeding", skill=SkillId("brawl")))
    )
    table.fight.begin(ring.adele, CLUB)
    table.fight.choose(replace(table.fight.aim, target=table.thug))
    table.fight.choose(replace(table.fight.aim, way="none", own_attack=2))
    table.fight.roll()
    ring.dice.left += [3]
    table.fight.throw_damage("special")
    aftermath.carry_out(aftermath.offers()[0])
    assert told(table.npc(0).hindrances) == [("bleeding", None, 0)]
    running = aftermath.running()[0]
    assert [each.way for each in running.tries] == ["bleed", "stamina", "end"]
    assert aftermath.new_round() == (0, ("Thug",))
    aftermath.attempt(running.person, running.hindrance, "bleed")
    table.table.undo()
    table.table.undo()
    assert table.npc(0).hindrances == ()
    table.table.redo()
    running = aftermath.running()[0]
    aftermath.attempt(running.person, running.hindrance, "stamina", own_roll=1)
    assert table.npc(0).hindrances == ()


def test_the_round_passes_at_the_table_as_one_step(table: Table) -> None:
    from brp_desktop.sheet.hindrances import SetNpcHindrances

    for id_ in table.ids:
        table.table.perform(SetNpcHindrances(id_, (Hindrance(kind="stunned", rounds=1),)))
    assert table.aftermath.new_round() == (2, ())
    assert (table.npc(0).hindrances, table.npc(1).hindrances) == ((), ())
    table.table.undo()
    assert len(table.npc(0).hindrances) == len(table.npc(1).hindrances) == 1


def test_nothing_is_thrown_for_a_sheet_that_is_read_only(ring: Ring) -> None:
    aftermath = aftermath_of(ring)
    strike(ring, "entangling")
    ring.room.can_write = lambda document_id: False  # type: ignore[method-assign]
    with pytest.raises(EditError, match="read_only"):
        aftermath.carry_out(only(aftermath))
    assert len(aftermath.offers()) == 1
