"""What changed while dice run stays: deeds change what is there when they rest, and what is refused is not told."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from msgspec.structs import replace as with_fields

from brp_desktop.controllers.deeds import Deed
from brp_desktop.controllers.drafts import DraftsController
from brp_desktop.controllers.files import FilesController
from brp_desktop.play.entries import JournalEntry
from brp_desktop.rules.brp import UGE
from brp_desktop.sheet.belongings import Weapon
from brp_desktop.sheet.brp import Hindrance
from brp_desktop.sheet.edits import (
    AddBelonging,
    RemoveBelonging,
    SetCharacteristic,
    SetOptions,
    SetResource,
    TakeDamage,
)
from brp_desktop.sheet.errors import EditError
from brp_desktop.sheet.hindrances import SetHindrances, SetNpcHindrances
from brp_desktop.sheet.ids import BelongingId, CharacteristicId, ResourceId, SkillId
from brp_desktop.sheet.limits import HELD_BACK, POINTS
from brp_desktop.sheet.table_edits import RemoveEntries, SetEntryField, SetNpcTrack, SetTableOptions
from brp_desktop.storage.journal_query import JournalQuery
from brp_desktop.storage.table_documents import TableDocument
from tests.controllers.test_aftermath import CLUB, Table, aftermath_of, only, strike, told
from tests.controllers.test_aftermath import table as table  # noqa: PLC0414 - a fixture
from tests.controllers.test_fight import KNIFE, Ring, Stage, at_bran
from tests.controllers.test_fight import ring as ring  # noqa: PLC0414 - a fixture
from tests.controllers.test_table import Person
from tests.controllers.test_table import person as person  # noqa: PLC0414 - a fixture

HELD = Hindrance(kind="held", rounds=1, number=3)
FULL = tuple(Hindrance(kind="disarmed", weapon=str(number)) for number in range(HELD_BACK))
SANITY, HIT_POINTS = ResourceId("sanity"), ResourceId("hit_points")


def stun(ring: Ring) -> None:
    """Dice run that stun Bran."""
    strike(ring, "crushing", damage=(5, 1))
    ring.deeds.set_stage(Stage())
    ring.dice.d100(99)
    ring.dice.left += [2]


def lines_of(table: Table, place: int) -> list[JournalEntry]:
    document = f"{table.table.document.id}/{table.ids[place]}"
    return list(table.ring.log.entries(JournalQuery(document=document), 100))


def strike_thug(table: Table, special: str = "crushing", *, damage: tuple[int, ...] = (5, 1)) -> None:
    """Adèle's special hit of this kind on the thug; its damage is thrown."""
    ring = table.ring
    if all(each.id != CLUB for each in ring.adele.character.weapons):
        weapon = Weapon(id=CLUB, name="Thing", kind="melee", damage="1D8+db", special=special, skill=SkillId("brawl"))
        ring.adele.perform(AddBelonging(weapon))
    table.fight.begin(ring.adele, CLUB)
    table.fight.choose(replace(table.fight.aim, target=table.thug))
    table.fight.choose(replace(table.fight.aim, way="none", own_attack=2))
    table.fight.roll()
    ring.dice.left += damage
    table.fight.throw_damage("special")


# what changed meanwhile


def test_hindrances_are_joined_to_those_there_when_the_dice_rest(ring: Ring) -> None:
    aftermath = aftermath_of(ring)
    stun(ring)
    aftermath.carry_out(only(aftermath))
    assert ring.deeds.is_running
    ring.bran.perform(SetHindrances((HELD,)))
    ring.deeds.finish()
    assert [one.kind for one in ring.bran.character.hindrances] == ["held", "stunned"]
    running = next(each for each in aftermath.running() if each.hindrance.kind == "held")
    ring.dice.d100(1)
    aftermath.attempt(running.person, running.hindrance, "str")
    ring.bran.perform(SetHindrances((HELD, Hindrance(kind="prone"))))
    ring.deeds.finish()
    assert [one.kind for one in ring.bran.character.hindrances] == ["prone"]


def test_the_same_at_the_table(table: Table) -> None:
    aftermath = table.aftermath
    strike_thug(table)
    table.ring.deeds.set_stage(Stage())
    table.ring.dice.d100(99)
    table.ring.dice.left += [2]
    aftermath.carry_out(only(aftermath))
    table.table.perform(SetNpcHindrances(table.ids[0], (HELD,)))
    table.ring.deeds.finish()
    assert [one.kind for one in table.npc(0).hindrances] == ["held", "stunned"]


def sanity(ring: Ring) -> int | None:
    return ring.bran.derived.resources[SANITY].current


def fright(ring: Ring) -> None:
    ring.bran.perform(SetOptions(replace(UGE, sanity=True)))
    ring.bran.perform(SetResource(SANITY, 40))
    ring.healing.frighten(ring.bran, "1/2", own_roll=99)


def test_sanity_is_lost_from_what_is_left_when_the_dice_rest(ring: Ring) -> None:
    ring.deeds.set_stage(Stage())
    fright(ring)
    ring.bran.perform(SetResource(SANITY, 30))
    ring.deeds.finish()
    assert sanity(ring) == 28
    ring.deeds.set_stage(Stage())
    fright(ring)
    ring.bran.perform(SetResource(SANITY, 1))
    ring.deeds.finish()
    assert sanity(ring) == 0


def test_characteristics_lose_from_what_they_are_when_the_dice_rest(ring: Ring) -> None:
    con = CharacteristicId("con")
    for document in (ring.adele, ring.bran):
        document.perform(SetOptions(UGE))
    before = ring.bran.derived.values["con"] or 0
    ring.deeds.set_stage(Stage())
    ring.healing.pay_disease(ring.bran, "con", 2)
    ring.bran.perform(SetCharacteristic(con, "other", -1))
    ring.deeds.finish()
    assert ring.bran.derived.values["con"] == before - 3
    ring.bran.perform(TakeDamage(10))
    ring.bran.perform(TakeDamage(1))
    ring.healing.recover(ring.bran)
    ring.bran.perform(TakeDamage(2))
    ring.deeds.finish()
    assert ring.bran.character.wounds == ()


def test_an_attack_leaves_out_what_it_can_no_longer_do(ring: Ring) -> None:
    """The shield that it hurt is gone by then: the tick is set all the same."""
    shield = BelongingId("weapon.1")
    ring.fight.begin(ring.adele, KNIFE)
    at_bran(ring, f"parry:{shield}")
    ring.deeds.set_stage(Stage())
    ring.aim(own_attack=4, own_defence=20)
    ring.fight.roll()
    result = ring.fight.result
    assert result is not None
    assert result.b is not None
    assert (result.outcome.parry_item_loses > 0, result.b.tick) == (True, True)
    ring.bran.perform(RemoveBelonging("weapons", shield))
    ring.deeds.finish()
    assert ring.bran.last_step is not None
    assert ring.bran.last_step.edit != RemoveBelonging("weapons", shield)
    assert not any(line.undone for line in ring.lines(ring.bran))


def test_dice_come_to_rest_before_undo_and_redo(ring: Ring) -> None:
    """The one door: also undo by the log, by another sheet's act, by a menu."""
    aftermath = aftermath_of(ring)
    ring.bran.settle_requested.connect(ring.deeds.finish)
    ring.bran.perform(SetHindrances((HELD,)))
    stun(ring)
    aftermath.carry_out(only(aftermath))
    ring.bran.undo()
    assert not ring.deeds.is_running
    assert ring.bran.character.hindrances == (HELD,)
    assert [line.undone for line in ring.lines(ring.bran)[:2]] == [True, False]
    ring.dice.d100(99)
    ring.dice.left += [2]
    aftermath.carry_out(only(aftermath))
    assert ring.bran.redo() is None
    assert [one.kind for one in ring.bran.character.hindrances] == ["held", "stunned"]
    ring.bran.undo()
    assert ring.bran.character.hindrances == (HELD,)


@pytest.mark.parametrize("step", ["undo", "redo", "close", "reload", "stop"])
def test_the_table_wants_dice_at_rest(table: Table, step: str, person: Person, tmp_path: Path) -> None:
    asked: list[str] = []
    controller = table.table
    controller.perform(SetEntryField((table.ids[0],), "note", "x"))
    if step == "redo":
        controller.undo()
    if step == "reload":
        person.path = tmp_path / "t.rpgtable"
        drafts = DraftsController(tmp_path)
        controller._files = FilesController(controller._settings, drafts, tmp_path / "backups", person)
        assert controller.save()
    before = controller.table
    controller.settle_requested.connect(lambda: asked.append("same" if controller.table is before else "other"))
    getattr(controller, step)()
    assert asked == ["same"]


# what is refused


@pytest.fixture
def refused(ring: Ring) -> list[Exception]:
    found: list[Exception] = []
    ring.deeds.refused.connect(found.append)
    return found


def test_nothing_is_thrown_for_one_hindrance_too_many(ring: Ring) -> None:
    aftermath = aftermath_of(ring)
    strike(ring, "crushing", damage=(5, 1))
    ring.bran.perform(SetHindrances(FULL))
    before = ring.lines(ring.bran)
    offer = only(aftermath)
    for act in (aftermath.carry_out, aftermath.write_down):
        with pytest.raises(EditError, match="too_many"):
            act(offer)
    assert ring.lines(ring.bran) == before
    assert aftermath.offers() == (offer,)


def test_a_number_too_large_is_refused_before_it_is_written_down(ring: Ring) -> None:
    """The damage of what sticks."""
    aftermath = aftermath_of(ring)
    strike(ring, "impaling", damage=(5, 1))
    offer = replace(only(aftermath), hindrances=(Hindrance(kind="impaled", number=POINTS[1] + 1),))
    before = ring.lines(ring.bran)
    with pytest.raises(EditError, match="out_of_range"):
        aftermath.carry_out(offer)
    assert (ring.lines(ring.bran), ring.bran.character.hindrances) == (before, ())
    assert len(aftermath.offers()) == 1


def test_a_blow_ends_at_the_table_where_numbers_end(table: Table) -> None:
    table.table.perform(SetNpcTrack(table.ids[0], HIT_POINTS, POINTS[0] + 1))
    strike_thug(table)
    table.fight.apply()
    assert table.npc(0).resources[0].current == POINTS[0]
    assert not lines_of(table, 0)[0].undone


def refuses_at_rest(table: Table, meanwhile: Callable[[], object]) -> list[Deed]:
    """Dice run that stun the thug; something is in their way meanwhile."""
    rested: list[Deed] = []
    strike_thug(table)
    table.ring.deeds.rested.connect(rested.append)
    table.ring.deeds.set_stage(Stage())
    table.ring.dice.d100(99)
    table.ring.dice.left += [2]
    table.aftermath.carry_out(only(table.aftermath))
    meanwhile()
    table.ring.deeds.finish()
    return rested


def put(table: Table, document: TableDocument) -> None:
    """Another document in the place of the table, though dice run."""
    table.table._files.note_open = lambda *ignored: None  # type: ignore[method-assign]
    table.table._take(document)


def test_whoever_left_the_table_while_dice_ran_is_not_held_back(table: Table, refused: list[Exception]) -> None:
    """The line is struck: it did not happen; back at the table it is offered again."""
    [deed] = refuses_at_rest(table, lambda: table.table.perform(RemoveEntries((table.ids[0],))))
    assert [error.code for error in refused] == ["unknown_id"]  # type: ignore[attr-defined]
    assert deed.refused is refused[0]
    assert [(line.event, line.undone) for line in lines_of(table, 0)[:2]] == [("hindrance", True), ("roll", False)]
    table.table.undo()
    assert table.npc(0).hindrances == ()
    assert only(table.aftermath).id == "crushing"


def test_one_too_many_by_then_is_said_and_struck(table: Table, refused: list[Exception]) -> None:
    refuses_at_rest(table, lambda: table.table.perform(SetNpcHindrances(table.ids[0], FULL)))
    assert len(refused) == 1
    assert lines_of(table, 0)[0].undone
    assert table.npc(0).hindrances == FULL


def test_another_table_in_its_place_is_left_alone(table: Table, refused: list[Exception]) -> None:
    """Whoever has the same id there is somebody else."""
    other = with_fields(table.table.document, id="7d0f9d4e-1111-4222-8333-444455556666")
    refuses_at_rest(table, lambda: put(table, other))
    assert len(refused) == 1
    assert table.npc(0).hindrances == ()


def test_a_table_only_to_look_at_refuses_aloud(table: Table, refused: list[Exception]) -> None:
    refuses_at_rest(table, lambda: put(table, table.table.document.only_to_look_at()))
    assert [error.code for error in refused] == ["read_only"]  # type: ignore[attr-defined]
    assert lines_of(table, 0)[0].undone


# whom it befalls


def test_offers_stay_with_whom_the_blow_struck(table: Table) -> None:
    """A target chosen afterwards is that of the next blow: damage, armour and what follows are of this one."""
    ring, fight = table.ring, table.fight
    fight.begin_foe(table.thug, "w")
    fight.choose(replace(fight.aim, target=f"sheet:{ring.bran.document_id}"))
    fight.choose(replace(fight.aim, way="none", own_attack=1))
    fight.roll()
    ring.dice.left += [8]
    fight.throw_damage("special")
    fight.set_counts(False)
    offer = only(table.aftermath)
    fight.choose(replace(fight.aim, target=f"sheet:{ring.adele.document_id}"))
    assert not fight.landing.counts
    assert fight.target().document == ring.bran.document_id  # type: ignore[union-attr]
    assert table.aftermath.befalls(offer).document == ring.bran.document_id  # type: ignore[union-attr]
    before = ring.adele.character
    fight.apply()
    assert len(ring.bran.character.wounds) == 1
    assert ring.adele.character is before
    table.aftermath.write_down(offer)
    table.aftermath.write_down(only(table.aftermath))
    assert [one.kind for one in ring.bran.character.hindrances] == ["prone"]
    assert fight.aimed_at().document == ring.adele.document_id  # type: ignore[union-attr]
    fight.choose(replace(fight.aim, way="none", own_attack=50))
    fight.roll()
    assert fight.target().document == ring.adele.document_id  # type: ignore[union-attr]


def test_a_fumble_of_the_defender_stays_his(table: Table) -> None:
    ring, fight = table.ring, table.fight
    fight.begin(ring.adele, KNIFE)
    fight.choose(replace(fight.aim, target=f"sheet:{ring.bran.document_id}"))
    fight.choose(replace(fight.aim, way="dodge", own_attack=20, own_defence=100))
    fight.roll()
    assert fight.fumble_sides() == ("b",)
    fight.throw_fumble("b", 30)
    fight.choose(replace(fight.aim, target=table.thug))
    table.aftermath.write_down(only(table.aftermath))
    assert [one.kind for one in ring.bran.character.hindrances] == ["prone"]
    assert table.npc(0).hindrances == ()


def test_a_target_named_after_the_attack_is_its_own(ring: Ring) -> None:
    """Until one is named nobody is struck."""
    aftermath = aftermath_of(ring)
    ring.fight.begin(ring.adele, KNIFE)
    ring.aim(own_attack=20)
    ring.fight.roll()
    assert ring.fight.target() is None
    at_bran(ring)
    ring.dice.left += [3]
    ring.fight.throw_damage("normal")
    ring.aim(target="", number=None)
    assert ring.fight.target().document == ring.bran.document_id  # type: ignore[union-attr]
    ring.fight.apply()
    assert ring.hit_points(ring.bran) != 14
    assert aftermath.offers() == ()


def test_another_sheet_takes_aim_without_touching_this_blow(ring: Ring) -> None:
    ring.fight.begin(ring.adele, KNIFE)
    at_bran(ring, "none")
    ring.fight.set_armour(3)
    other = ring.fight.aim_of(ring.bran)
    ring.fight.aim_at(ring.bran, replace(other, target=f"sheet:{ring.adele.document_id}"))
    assert ring.fight.landing.typed == 3


def impale(table: Table, target: str) -> None:
    spear = with_a_spear(table)
    table.fight.begin_foe(spear, "w")
    table.fight.choose(replace(table.fight.aim, target=target))
    table.fight.choose(replace(table.fight.aim, way="none", own_attack=1))
    table.fight.roll()
    table.ring.dice.left += [8, 8]
    table.fight.throw_damage("special")
    table.aftermath.carry_out(only(table.aftermath))


def with_a_spear(table: Table) -> str:
    """The thug has a spear."""
    from brp_desktop.sheet.table import NpcWeapon
    from brp_desktop.sheet.table_edits import SetNpc

    spear = NpcWeapon(id=SkillId("w"), name="Spear", score=60, text="1D8, impaling")
    table.table.perform(SetTableOptions(UGE))
    table.table.perform(SetNpc(table.ids[0], replace(table.npc(0), weapons=(spear,))))
    return table.thug


def test_two_people_of_the_table_are_one_step(table: Table) -> None:
    from brp_desktop.views.gm.gm_labels import edit_name

    impale(table, table.extra)
    assert [one.kind for one in table.npc(0).hindrances] == ["stuck"]
    assert [one.kind for one in table.npc(1).hindrances] == ["impaled"]
    edit = table.table.undo()
    assert edit is not None
    assert edit_name(edit, table.table.table) == "consequence of a fight"
    assert (table.npc(0).hindrances, table.npc(1).hindrances) == ((), ())
    assert lines_of(table, 0)[0].undone
    assert lines_of(table, 1)[0].undone
    assert only(table.aftermath).id == "impaling"


def test_whoever_impales_himself_has_both(table: Table, ring: Ring) -> None:
    impale(table, table.thug)
    assert [one.kind for one in table.npc(0).hindrances] == ["impaled", "stuck"]
    table.table.undo()
    assert table.npc(0).hindrances == ()
    aftermath = aftermath_of(ring)
    strike(ring, "impaling", damage=(5, 6))
    ring.fight.begin(ring.adele, CLUB)
    ring.aim(target=f"sheet:{ring.adele.document_id}")
    ring.aim(way="none", own_attack=2)
    ring.fight.roll()
    ring.dice.left += [5, 6]
    ring.fight.throw_damage("special")
    aftermath.carry_out(only(aftermath))
    assert [one.kind for one in ring.adele.character.hindrances] == ["impaled", "stuck"]
    ring.adele.undo()
    assert ring.adele.character.hindrances == ()


# what is tried


def test_a_hindrance_a_round_older_is_the_same(ring: Ring) -> None:
    aftermath = aftermath_of(ring)
    ring.bran.perform(SetHindrances((Hindrance(kind="ankle", rounds=250, number=-1),)))
    ring.fight.begin(ring.bran, BelongingId("weapon.1"))
    running = aftermath.running()[0]
    aftermath.new_round()
    aftermath.attempt(running.person, running.hindrance, "end")
    assert ring.bran.character.hindrances == ()


def test_a_sheet_bleeds_by_a_hindrance_too(ring: Ring) -> None:
    """As a file of a person without a sheet may bring it."""
    aftermath = aftermath_of(ring)
    ring.bran.perform(SetHindrances((Hindrance(kind="bleeding"),)))
    assert aftermath.new_round() == (0, ("Bran Tregear",))
    ring.fight.begin(ring.bran, BelongingId("weapon.1"))
    running = aftermath.running()[0]
    aftermath.attempt(running.person, running.hindrance, "bleed")
    assert ring.hit_points(ring.bran) == 13
    line = ring.lines(ring.bran)[0]
    assert (line.event, line.combat.cause) == ("wound", "bleeding")  # type: ignore[union-attr]
    ring.bran.undo()
    assert ring.hit_points(ring.bran) == 14
    assert told(ring.bran.character.hindrances) == [("bleeding", None, 0)]


# nothing piles up


def test_of_blows_before_nothing_is_kept(table: Table) -> None:
    aftermath, sizes = table.aftermath, set()
    for _ in range(4):
        strike_thug(table, damage=(5, 1, 1))
        aftermath.write_down(only(aftermath))
        sizes.add((len(aftermath._done), len(aftermath._offer_of), len(aftermath._thrown)))
    assert sizes == {(1, 1, 0)}


def test_the_steps_of_the_table_are_kept_as_long_as_its_history(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("brp_desktop.controllers.table_lines.LIMIT", 3)
    lines = table.ring.deeds.at_table
    for number in range(8):
        lines.apply(
            table.table,
            SetNpcHindrances(table.ids[0], (Hindrance(kind="held", number=number + 1),)),
            (f"line.{number}",),
        )
    assert [step[1] for step in lines._steps] == [("line.5",), ("line.6",), ("line.7",)]
