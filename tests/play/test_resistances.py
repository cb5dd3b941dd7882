"""Resistance rolls at the table: forces of every kind, who rolls, who wishes, the window of the table (case R16)."""

from dataclasses import replace

import pytest

from brp_desktop.play import resistances
from brp_desktop.play.chance import SeededChance
from brp_desktop.play.people import NpcPerson, sheet_person
from brp_desktop.play.resistance_grid import grid
from brp_desktop.play.resistances import (
    Trial,
    characteristic_force,
    number_force,
    object_force,
    poison_force,
    power_points_force,
    prepare,
    settle,
    usual_roller,
)
from brp_desktop.rules import RulesError
from brp_desktop.rules.brp import SRD, UGE, Level
from brp_desktop.sheet.edits import SetPowTick
from brp_desktop.sheet.table import Npc, NpcValue

OGRE = NpcPerson(
    "t/1",
    "Ogre",
    Npc(values=(NpcValue(id="str", value=20), NpcValue(id="siz", value=21), NpcValue(id="pow", value=11))),
)


def trial(active, passive, **more):
    return Trial(number_force(active), number_force(passive), **more)


def rolled(active, passive, die=None, **more):
    return settle(prepare(trial(active, passive, own_roll=die, **more)), SeededChance(0))


@pytest.mark.parametrize(
    ("active", "passive", "chance", "automatic"),
    [(10, 10, 50, None), (12, 10, 60, None), (13, 15, 40, None), (24, 15, 95, None), (18, 9, 95, None),
     (9, 18, 5, None), (19, 9, 100, "success"), (30, 11, 100, "success"), (9, 19, 0, "failure"),
     (11, 30, 0, "failure")],
)  # fmt: skip
def test_at_and_beyond_the_edges(active, passive, chance, automatic, faces):
    """R16: the chance, the zones without a roll, never beyond 0 … 100."""
    request = prepare(trial(active, passive))
    assert (request.chance, request.outcome.automatic) == (chance, automatic)
    dice = faces(5, 5)
    result = settle(request, dice)
    assert dice.asked == ([] if automatic else [10, 10])
    assert (result.roll, result.tens, result.units) == ((None, None, None) if automatic else (55, 50, 5))
    assert result.reason == (
        f"automatic_{automatic}" if automatic else "within_chance" if chance >= 55 else "above_chance"
    )


def test_forty_succeeds_at_forty_and_who_hopes_for_what():
    assert rolled(13, 15, 40).winner == "active"
    assert rolled(13, 15, 41).winner == "passive"
    passive = prepare(trial(13, 15, roller="passive"))
    assert settle(
        replace(passive, trial=replace(passive.trial, own_roll=41)), SeededChance(0)
    ).outcome.roller_gets_its_wish
    squeezed = rolled(14, 12, 61, wants_to_fail=True)
    assert (squeezed.winner, squeezed.outcome.wish_granted) == ("passive", True)
    assert rolled(9, 19, None, wants_to_fail=True).outcome.wish_granted
    with pytest.raises(RulesError):
        rolled(10, 10, 0)


def test_forces_of_every_kind(hero):
    anna = sheet_person("one", hero())
    assert characteristic_force(anna, "str").total == 13
    assert characteristic_force(OGRE, "str", "siz").total == 41
    assert characteristic_force(OGRE, "dex").total is None
    assert power_points_force(anna).total == 11
    assert power_points_force(OGRE).total == 11
    assert poison_force("cobra").total == 16
    assert object_force("door").total == 6
    assert object_force("door", 8).total == 8
    for wrong in (poison_force, object_force):
        with pytest.raises(RulesError):
            wrong("nothing")
    with pytest.raises(RulesError) as caught:
        prepare(Trial(characteristic_force(OGRE, "con"), number_force(10)))
    assert (caught.value.code, caught.value.parameters["name"]) == ("missing_value", "active")
    lift = prepare(Trial(characteristic_force(anna, "str", "siz"), characteristic_force(OGRE, "str", "siz")))
    assert lift.chance == 0


def test_who_rolls(hero):
    """A player before the game master's people, people before things, in doubt the passive side."""
    anna, ogre = characteristic_force(sheet_person("one", hero()), "con"), characteristic_force(OGRE, "str")
    poison = poison_force("cobra")
    pairs = ((poison, anna), (anna, ogre), (ogre, anna), (ogre, poison), (anna, anna))
    assert [usual_roller(*pair) for pair in pairs] == ["passive", "active", "passive", "active", "passive"]


def test_swapped_sides_mirror():
    """The other's chance, the same die thrown by the same force, the same wish of the one who rolls."""
    for active, passive in ((12, 10), (10, 13), (30, 3)):
        one, two = prepare(trial(active, passive)), prepare(trial(active, passive).swapped())
        assert one.chance + two.chance == 100
        assert two.trial.roller == "passive"
        assert trial(active, passive).swapped().swapped() == trial(active, passive)


def test_levels_if_the_rules_want_them():
    options = replace(SRD, resistance_levels=True)
    assert rolled(10, 10, 8, table_options=options).level is Level.SPECIAL
    assert rolled(10, 10, 8).level is None


def test_a_contest_of_power_ticks_pow(hero):
    """UGE: won against an equal or higher POW; no other resistance roll ticks; hidden ones only on reveal."""
    anna = sheet_person("one", hero(UGE))
    contest = Trial(characteristic_force(anna, "pow"), characteristic_force(OGRE, "pow"), own_roll=40)
    won = settle(prepare(contest), SeededChance(0))
    assert (won.decision.reason, resistances.edits_of(won)) == (
        "even_or_better", {"one": SetPowTick(True, "even_or_better")},
    )  # fmt: skip
    ticked = SetPowTick(True).apply(anna.character)
    assert resistances.edits_of(won, {"one": ticked}) == {}
    lost = settle(prepare(replace(contest, own_roll=60)), SeededChance(0))
    assert (lost.decision.reason, resistances.edits_of(lost)) == ("resistance_roll", {})
    srd = replace(contest, active=characteristic_force(sheet_person("one", hero()), "pow"))
    assert not resistances.edits_of(settle(prepare(srd), SeededChance(0)))
    other = replace(contest, active=characteristic_force(anna, "str"), passive=number_force(13))
    assert settle(prepare(other), SeededChance(0)).decision.reason == "resistance_roll"
    hidden = settle(prepare(replace(contest, hidden=True)), SeededChance(0))
    assert (hidden.decision.reason, resistances.edits_of(hidden)) == ("hidden_pending", {})
    assert resistances.edits_of(resistances.reveal(hidden)) == resistances.edits_of(won)
    assert resistances.reveal(hidden, {"one": ticked}).decision.reason == "already_ticked"
    unwanted = settle(prepare(replace(contest, at_stake=False)), SeededChance(0))
    assert unwanted.decision.reason == "nothing_at_stake"


def test_lines_for_the_journal(hero):
    anna = sheet_person("one", hero())
    result = settle(
        prepare(Trial(poison_force("cobra"), characteristic_force(anna, "con"), roller="passive", own_roll=71)),
        SeededChance(0), roll_id="r",
    )  # fmt: skip
    [line] = resistances.entries_of(result, 9)
    assert (line.document, line.side, line.verdict, line.verdict_reason) == ("one", "passive", "won", "above_chance")
    assert (line.score, line.base, line.chance, line.roll, line.contest) == (16, 12, 70, 71, "r")
    assert line.tick_reason == "resistance_roll"
    both = settle(
        prepare(Trial(characteristic_force(OGRE, "str", "siz"), characteristic_force(anna, "con"))), SeededChance(1)
    )
    assert [line.side for line in resistances.entries_of(both, 9)] == ["active", "passive"]
    assert len({line.id for line in resistances.entries_of(both, 9)}) == 2


def test_window_of_the_table():
    """21 by 21 from 1 while the pair fits in, else around it; numbers and zones those of the rules."""
    near = grid(13, 15)
    assert (near.first_active, near.first_passive, len(near.rows), len(near.rows[0])) == (1, 1, 21, 21)
    assert near.cursor == (14, 12)
    assert near.rows[14][12].chance == 40
    assert near.cell(21, 1).automatic == "success"
    assert near.cell(1, 21).automatic == "failure"
    assert near.cell(22, 1) is None
    far = grid(40, 12)
    assert (far.first_active, far.first_passive, far.cursor) == (30, 1, (11, 10))
    assert far.rows[far.cursor[0]][far.cursor[1]].active == 40
    assert grid(None, 5).cursor is None
    always = grid(13, 15, replace(SRD, resistance_limits="5_95"))
    assert always.cell(21, 1).automatic is None
    assert always.cell(21, 1).chance == 95
    for row in near.rows:
        for cell in row:
            request = prepare(trial(cell.active, cell.passive))
            assert (cell.chance, cell.automatic) == (request.chance, request.outcome.automatic)
