"""A blow between two open sheets; healing: what is written, what is kept, what undo takes back."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from brp_desktop.controllers.aiming import Aim
from brp_desktop.controllers.brp_document import BrpDocument
from brp_desktop.controllers.deeds import Deed, DeedPlay
from brp_desktop.controllers.fight import FightController
from brp_desktop.controllers.fight_room import FightRoom
from brp_desktop.controllers.healing import HealingController
from brp_desktop.controllers.powers import spend
from brp_desktop.controllers.roll_log import RollLog
from brp_desktop.play.entries import JournalEntry
from brp_desktop.rules import RulesError
from brp_desktop.rules.brp import Level
from brp_desktop.sheet.belongings import Power
from brp_desktop.sheet.edits import AddPower, SetBelonging, SetOptions
from brp_desktop.sheet.errors import EditError
from brp_desktop.sheet.ids import BelongingId
from brp_desktop.storage import open_document
from brp_desktop.storage.journal_query import JournalQuery

PISTOL, KNIFE, HOOK = BelongingId("weapon.1"), BelongingId("weapon.2"), BelongingId("weapon.1")


class Faces:
    """Single dice as told; a D100 is tens and units."""

    def __init__(self) -> None:
        self.left: list[int] = []

    def d100(self, *rolls: int) -> None:
        for roll in rolls:
            self.left += [roll % 100 // 10 or 10, roll % 10 or 10]

    def die(self, sides: int) -> int:
        face = self.left.pop(0)
        assert 1 <= face <= sides, (face, sides)
        return face


class Files:
    """Only the open documents."""

    def __init__(self, *documents: BrpDocument) -> None:
        self.documents = documents


class Stage:
    """Dice that run until somebody ends them."""

    def __init__(self) -> None:
        self.played: list[Deed] = []

    def play(self, deed: Deed) -> bool:
        self.played.append(deed)
        return True

    def finish(self) -> None:
        """Nothing moves."""


class Ring:
    """Adèle and Bran, and everything they fight with."""

    def __init__(self, samples: Path, log: RollLog) -> None:
        self.adele, self.bran = (
            BrpDocument(found.character, found)  # type: ignore[arg-type]  # percentile samples
            for found in (open_document(samples / f"{name}.rpgsheet") for name in ("adele-fournier", "bran-tregear"))
        )
        self.dice, self.log = Faces(), log
        self.room = FightRoom(Files(self.adele, self.bran), lambda: None)  # type: ignore[arg-type]
        self.deeds = DeedPlay(log, lambda: self.dice, clock=lambda: 1_795_000_000_000)
        self.fight = FightController(self.room, self.deeds)
        self.healing = HealingController(self.room, self.deeds)

    def lines(self, document: BrpDocument) -> list[JournalEntry]:
        return list(self.log.entries(JournalQuery(document=document.document_id), 100))

    def hit_points(self, document: BrpDocument) -> int | None:
        return document.derived.resources["hit_points"].current  # type: ignore[index]

    def aim(self, **values: object) -> None:
        assert self.fight.document is not None
        document = self.fight.document
        self.fight.aim_at(document, replace(self.fight.aim_of(document), **values))  # type: ignore[arg-type]


@pytest.fixture
def ring(qapp: QApplication, project_root: Path, tmp_path: Path) -> Iterator[Ring]:
    log = RollLog(tmp_path / "journal.db")
    yield Ring(project_root / "resources" / "samples", log)
    log.close()


def at_bran(ring: Ring, way: str = "dodge") -> None:
    ring.aim(target=f"sheet:{ring.bran.document_id}")
    ring.aim(way=way)


def test_a_blow_from_the_attack_to_the_wound(ring: Ring) -> None:
    ring.fight.begin(ring.adele, KNIFE)
    at_bran(ring)
    ring.dice.d100(20, 80)
    ring.fight.roll()
    assert ring.fight.result is not None
    assert (ring.fight.hit, ring.fight.result.hits) == ("normal", ("normal",))
    ring.dice.left += [3]
    ring.fight.throw_damage("normal")
    blow = ring.fight.blow()
    assert blow is not None
    assert (blow.damage, blow.armour, blow.lost) == (4, 1, 3)
    ring.fight.apply()
    assert ring.hit_points(ring.bran) == 11
    assert [wound.amount for wound in ring.bran.character.wounds] == [3]
    assert not ring.fight.can_apply
    assert [line.event for line in ring.lines(ring.adele)] == ["damage", "roll"]
    assert [line.event for line in ring.lines(ring.bran)] == ["wound", "roll"]
    assert {line.contest for line in ring.lines(ring.bran)} == {ring.fight.result.id}


def test_undo_takes_the_wound_back_and_strikes_its_line(ring: Ring) -> None:
    test_a_blow_from_the_attack_to_the_wound(ring)
    ring.bran.undo()
    assert (ring.hit_points(ring.bran), ring.bran.character.wounds) == (14, ())
    assert [line.undone for line in ring.lines(ring.bran)] == [True, False]
    ring.bran.redo()
    assert [line.undone for line in ring.lines(ring.bran)] == [False, False]


def test_one_step_each_for_ticks_and_weapons(ring: Ring) -> None:
    """A success against a special parry: the attacker's weapon loses a point and his skill is ticked, in one step."""
    ring.fight.begin(ring.adele, KNIFE)
    at_bran(ring, "parry:weapon.1")
    ring.dice.d100(20, 4)
    ring.fight.roll()
    assert ring.fight.hit == "none"
    knife = ring.adele.derived.weapons[KNIFE]
    assert knife.hit_points == 14
    assert ring.adele.derived.skills["melee_weapon.dagger"].learns  # type: ignore[index]
    ticked = {skill.id for skill in ring.adele.character.skills if skill.ticked}
    assert "melee_weapon.dagger" in ticked
    ring.adele.undo()
    assert ring.adele.derived.weapons[KNIFE].hit_points == 15
    assert "melee_weapon.dagger" not in {skill.id for skill in ring.adele.character.skills if skill.ticked}
    assert "melee_weapon.club" in {skill.id for skill in ring.bran.character.skills if skill.ticked}


def test_further_defences_of_a_round_are_worse_until_the_next(ring: Ring) -> None:
    ring.fight.begin(ring.adele, KNIFE)
    at_bran(ring)
    assert ring.fight.way().chance == 40
    ring.dice.d100(20, 80)
    ring.fight.roll()
    assert (ring.bran.defences, ring.fight.way().chance) == (1, 10)
    ring.dice.d100(20, 80)
    ring.fight.roll()
    way = ring.fight.way()
    assert way.problem is not None
    assert (way.chance, way.problem.code) == (None, "no_defence_left")
    ring.room.new_round()
    assert (ring.bran.defences, ring.fight.way().chance) == (0, 40)


def test_a_shot_cannot_be_defended_and_costs_a_shot(ring: Ring) -> None:
    ring.fight.begin(ring.adele, PISTOL)
    at_bran(ring)
    request = ring.fight.request()
    assert request is not None
    assert request.problem_b is not None
    assert request.problem_b.code == "cannot_defend"
    ring.aim(way="none")
    ring.dice.d100(90)
    ring.fight.roll()
    assert ring.adele.derived.weapons[PISTOL].loaded == 4
    assert ring.bran.defences == 0


def test_a_number_defends_with_its_own_dice_and_cannot_be_hurt(ring: Ring) -> None:
    ring.fight.begin(ring.adele, KNIFE)
    ring.aim(number=60)
    ring.aim(way="parry", own_attack=3, own_defence=70)
    ring.fight.roll()
    assert ring.fight.hit == "special"
    assert (ring.fight.aim.own_attack, ring.fight.aim.own_defence) == (None, None)
    ring.fight.throw_damage("special", [2, 3])
    assert ring.fight.damage is not None
    assert ring.fight.damage.total == 7
    assert not ring.fight.can_apply
    with pytest.raises(RulesError, match="wrong_number"):
        ring.fight.throw_damage("special", [2])


def test_a_critical_may_be_taken_as_a_special_and_ignores_armour(ring: Ring) -> None:
    ring.fight.begin(ring.adele, KNIFE)
    at_bran(ring)
    ring.dice.d100(1, 80)
    ring.fight.roll()
    assert ring.fight.result is not None
    assert ring.fight.result.hits == ("critical", "special")
    ring.fight.throw_damage("critical")
    assert (ring.fight.blow().damage, ring.fight.blow().armour) == (4, 0)  # type: ignore[union-attr]
    ring.dice.left += [1, 1]
    ring.fight.throw_damage("special")
    assert ring.fight.blow().armour == 1  # type: ignore[union-attr]


def test_a_fumble_is_looked_up_once_for_each_side(ring: Ring) -> None:
    ring.fight.begin(ring.adele, KNIFE)
    at_bran(ring)
    ring.dice.d100(100, 80)
    ring.fight.roll()
    assert ring.fight.fumble_sides() == ("a",)
    ring.fight.throw_fumble("a", 30)
    assert [found.row.outcome for found in ring.fight.fumbles["a"]] == ["fall"]
    assert ring.fight.fumble_sides() == ()


def test_where_it_lands_is_thrown_or_said_before_it_can_be_applied(ring: Ring) -> None:
    options = replace(ring.bran.character.options, hit_locations=True)
    ring.bran.perform(SetOptions(options))
    ring.bran.perform(SetBelonging("armour", BelongingId("armour.2"), "worn", True))
    ring.fight.begin(ring.adele, KNIFE)
    at_bran(ring, "none")
    ring.dice.d100(20)
    ring.fight.roll()
    ring.dice.left += [3]
    ring.fight.throw_damage("normal")
    assert not ring.fight.can_apply
    ring.dice.left += [12]
    ring.fight.throw_location()
    assert ring.fight.landing.place == "chest"
    assert ring.fight.blow().lost == 2  # type: ignore[union-attr]
    ring.fight.set_place("left_arm")
    assert ring.fight.blow().lost == 3  # type: ignore[union-attr]
    ring.fight.set_armour(4)
    assert ring.fight.blow().lost == 0  # type: ignore[union-attr]
    ring.fight.set_armour(None)
    ring.fight.apply()
    assert ring.bran.derived.health.locations["left_arm"].lost == 3


def test_nothing_happens_to_the_sheets_before_the_dice_rest(ring: Ring) -> None:
    stage = Stage()
    ring.deeds.set_stage(stage)
    ring.fight.begin(ring.adele, PISTOL)
    ring.dice.d100(20)
    ring.fight.roll()
    assert ring.adele.derived.weapons[PISTOL].loaded == 5
    assert ring.lines(ring.adele) == []
    ring.deeds.rest()
    assert ring.adele.derived.weapons[PISTOL].loaded == 4
    assert len(ring.lines(ring.adele)) == 1


def test_what_dice_under_way_bring_counts_in_what_follows(ring: Ring) -> None:
    """The line of the next act says what the sheet says then."""
    ring.healing.take_damage(ring.bran, 6)
    wound = ring.bran.character.wounds[0].id
    ring.deeds.set_stage(Stage())
    ring.healing.take_first_aid(ring.bran, wound, Level.SUCCESS, own_total=3)
    assert ring.hit_points(ring.bran) == 9
    ring.healing.take_damage(ring.bran, 4, counts=False)
    with pytest.raises(EditError, match="already_treated"):
        ring.healing.take_first_aid(ring.bran, wound, Level.SUCCESS, own_total=1)
    note = ring.lines(ring.bran)[0].combat
    assert note is not None
    assert note.left == ring.hit_points(ring.bran) == 8


def test_first_aid_by_somebody_else_ticks_there_and_heals_here(ring: Ring) -> None:
    ring.healing.take_damage(ring.bran, 6)
    wound = ring.bran.character.wounds[0].id
    assert ring.hit_points(ring.bran) == 9
    ring.dice.d100(30)
    ring.dice.left += [2]
    ring.healing.give_first_aid(ring.bran, wound, f"sheet:{ring.adele.document_id}")
    assert ring.hit_points(ring.bran) == 11
    assert any(skill.ticked for skill in ring.adele.character.skills if skill.id == "first_aid")
    assert [line.event for line in ring.lines(ring.bran)] == ["healing", "wound"]
    assert [line.event for line in ring.lines(ring.adele)] == ["roll"]
    with pytest.raises(EditError, match="already_treated"):
        ring.healing.give_first_aid(ring.bran, wound, f"sheet:{ring.adele.document_id}")


def test_a_sheet_that_is_not_opened_for_its_tick_has_its_line_struck(ring: Ring) -> None:
    """A player's file that the person did not want to open after all."""
    ring.healing.take_damage(ring.bran, 6)
    ring.room.sheet_of = lambda id_: None  # type: ignore[method-assign,assignment]
    ring.healing.give_first_aid(
        ring.bran, ring.bran.character.wounds[0].id, f"sheet:{ring.adele.document_id}", own_roll=30, own_total=2
    )
    ring.fight.begin(ring.adele, KNIFE)
    at_bran(ring)
    ring.dice.d100(20, 80)
    ring.fight.roll()
    ticked = [line for line in ring.lines(ring.adele) if line.tick]
    assert len(ticked) == 2
    assert all(line.undone for line in ticked)
    assert not any(skill.ticked for skill in ring.adele.character.skills if skill.id == "first_aid")


def test_first_aid_on_oneself_is_one_step(ring: Ring) -> None:
    ring.healing.take_damage(ring.adele, 4)
    wound = ring.adele.character.wounds[-1].id
    before = ring.hit_points(ring.adele)
    ring.healing.give_first_aid(ring.adele, wound, f"sheet:{ring.adele.document_id}", own_roll=7, own_total=5)
    assert ring.hit_points(ring.adele) == (before or 0) + 3
    ring.adele.undo()
    assert ring.hit_points(ring.adele) == before
    assert not any(skill.ticked for skill in ring.adele.character.skills if skill.id == "first_aid")
    assert all(line.undone for line in ring.lines(ring.adele)[:2])


def test_first_aid_by_its_level_a_fumble_costs_one_more(ring: Ring) -> None:
    ring.healing.take_damage(ring.adele, 4)
    wound, before = ring.adele.character.wounds[-1].id, ring.hit_points(ring.adele)
    ring.healing.take_first_aid(ring.adele, wound, Level.FUMBLE)
    assert ring.hit_points(ring.adele) == (before or 0) - 1
    assert ring.adele.character.wounds[-1].treated


def test_what_a_power_costs_is_written_down_or_refused(ring: Ring, qapp: QApplication) -> None:
    """Nothing is told of a sheet that cannot be written."""
    ring.bran.perform(AddPower(Power(id=BelongingId("p"), name="Light", cost=3)))
    spend(ring.deeds, ring.bran, BelongingId("p"))
    note = ring.lines(ring.bran)[0].combat
    assert note is not None
    assert (note.points, note.left) == (3, ring.bran.derived.resources["power_points"].current)  # type: ignore[index]
    kept = len(ring.lines(ring.bran))
    looked_at = BrpDocument(ring.bran.character, ring.bran.sheet.only_to_look_at())
    with pytest.raises(EditError, match="read_only"):
        spend(ring.deeds, looked_at, BelongingId("p"))
    assert len(ring.lines(ring.bran)) == kept


def test_a_week_gives_no_more_back_than_is_missing(ring: Ring) -> None:
    ring.healing.take_damage(ring.bran, 3)
    ring.healing.rest(ring.bran, cared_for=True)
    assert ring.hit_points(ring.bran) == 14
    line = ring.lines(ring.bran)[0]
    assert line.combat is not None
    assert (line.combat.points, line.combat.left) == (2, 14)
    with pytest.raises(RulesError, match="roll_out_of_range"):
        ring.healing.rest(ring.bran, cared_for=False, own_total=4)


@pytest.mark.parametrize(("roll", "damage"), [(55, 14), (56, 7)])
def test_poison_wins_or_does_half_and_armour_does_not_count(ring: Ring, roll: int, damage: int) -> None:
    ring.healing.poison(ring.bran, 16, antidote=2, own_roll=roll)
    assert ring.hit_points(ring.bran) == 14 - damage
    lines = ring.lines(ring.bran)
    assert [line.event for line in lines] == ["wound", "resistance"]
    assert lines[0].combat is not None
    assert lines[0].combat.cause == "poison"


def test_bleeding_until_it_is_stopped(ring: Ring) -> None:
    ring.healing.take_damage(ring.bran, 4, effect="bleeding")
    wound = ring.bran.character.wounds[0].id
    ring.healing.bleed(ring.bran, wound, 2)
    assert ring.hit_points(ring.bran) == 9
    assert "bleeding" in ring.bran.derived.health.conditions
    ring.healing.stop_bleeding(ring.bran, wound)
    assert "bleeding" not in ring.bran.derived.health.conditions


def test_a_limb_takes_no_more_than_it_can_and_the_line_says_so(ring: Ring) -> None:
    ring.bran.perform(SetOptions(replace(ring.bran.character.options, hit_locations=True)))
    ring.healing.take_damage(ring.bran, 20, place="left_arm", counts=False)
    note = ring.lines(ring.bran)[0].combat
    assert note is not None
    assert (note.points, note.left) == (8, 6)


def test_a_major_wound_costs_something_for_good(ring: Ring) -> None:
    ring.healing.take_damage(ring.adele, 7)
    wound = ring.adele.character.wounds[-1]
    assert wound.major
    before = ring.adele.derived.values["dex"]
    ring.dice.left += [2]
    ring.healing.lasting_loss(ring.adele, wound.id, own_roll=5)
    assert ring.adele.derived.values["dex"] == (before or 0) - 2
    assert ring.lines(ring.adele)[0].name.characteristic == "dex"
    ring.adele.undo()
    assert ring.adele.derived.values["dex"] == before
    assert ring.lines(ring.adele)[0].undone
    with pytest.raises(RulesError, match="missing_value"):
        ring.healing.lasting_loss(ring.adele, wound.id, own_roll=100)


@pytest.mark.parametrize(
    "act",
    [
        lambda ring: ring.healing.take_damage(ring.bran, 0),
        lambda ring: ring.healing.take_damage(ring.bran, 1),
    ],
)
def test_what_the_armour_takes_off_is_kept_but_changes_nothing(ring: Ring, act: Callable[[Ring], object]) -> None:
    act(ring)
    assert (ring.hit_points(ring.bran), ring.bran.character.wounds) == (14, ())
    assert [line.event for line in ring.lines(ring.bran)] == ["wound"]


def test_the_choice_stays_for_the_next_blow_and_another_target_forgets_the_defence(ring: Ring) -> None:
    ring.fight.begin(ring.adele, KNIFE)
    at_bran(ring, "none")
    ring.fight.begin(ring.adele, PISTOL)
    assert ring.fight.way().by == "none"
    ring.aim(number=30)
    assert ring.fight.aim == Aim(target=f"sheet:{ring.bran.document_id}", number=30)
