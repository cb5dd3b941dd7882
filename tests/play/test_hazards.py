"""Falls and diseases at the table, by the words of the rules (15.2, 15.3)."""

from dataclasses import replace

import pytest

from brp_desktop.play import hazards
from brp_desktop.play.people import sheet_person
from brp_desktop.play.rolling import settle
from brp_desktop.rules import RulesError
from brp_desktop.rules.brp import SRD, UGE, Level
from brp_desktop.sheet.derive import derive
from brp_desktop.sheet.edits import SetCharacteristic


def person(character):
    return sheet_person("doc", character)


def test_a_disease_is_caught_by_a_failed_stamina_roll_and_passes_by_con_times_the_day(hero, showing):
    """15.3: stamina or caught; CON × 2 on day two, × 3 on day three …; CON is 12."""
    anna = person(hero())
    assert [hazards.disease_request(anna, day).chance for day in (1, 2, 3, 4)] == [60, 24, 36, 48]
    assert hazards.disease_request(anna, 1).name.roll == "stamina"
    avoided = hazards.sickness(settle(hazards.disease_request(anna, 1), showing(60)), 1, 0)
    assert (avoided.failures, avoided.degree) == (0, None)
    caught = hazards.sickness(settle(hazards.disease_request(anna, 1), showing(61)), 1, 0)
    assert (caught.failures, caught.degree) == (1, "mild")
    passed = hazards.sickness(settle(hazards.disease_request(anna, 2), showing(24)), 2, 1)
    assert (passed.failures, passed.degree) == (1, None)


@pytest.mark.parametrize(
    ("before", "degree"), [(0, "mild"), (1, "acute"), (2, "severe"), (3, "terminal"), (4, "terminal")]
)
def test_every_failure_makes_it_worse(before, degree, hero, showing):
    roll = settle(hazards.disease_request(person(hero()), 2), showing(25))
    assert hazards.sickness(roll, 2, before).degree == degree


def test_the_line_of_a_disease(hero, showing):
    roll = settle(hazards.disease_request(person(hero()), 3), showing(90))
    line = hazards.sickness_entry(hazards.sickness(roll, 3, 1), "doc", "Anna", 5)
    assert (line.id, line.event, line.roll, line.chance) == (roll.id, "roll", 90, 36)
    assert (line.combat.cause, line.combat.total, line.combat.points, line.combat.effect) == ("disease", 3, 2, "acute")
    assert [step.operands for step in line.steps if step.id == "multiplier"] == [(3,)]


def test_what_a_disease_costs(hero):
    """15.3: points off one characteristic, never more than there are; what is derived follows."""
    character = hero()
    anna = person(character)
    cost = hazards.disease_cost(anna, "con", 3)
    after = hazards.disease_cost_edit(character, cost).apply(character)
    before, now = derive(character), derive(after)
    lost = {id_: before.values[id_] - value for id_, value in now.values.items() if value != before.values[id_]}
    assert lost == {"con": 3}
    assert now.resources["hit_points"].maximum < before.resources["hit_points"].maximum
    line = hazards.disease_cost_entry(cost, "doc", "Anna", 7)
    assert (line.event, line.name.characteristic) == ("wound", "con")
    assert (line.combat.points, line.combat.cause) == (3, "disease")
    for points in (0, before.values["con"] + 1):
        with pytest.raises(RulesError, match="out_of_range"):
            hazards.disease_cost(anna, "con", points)
    with pytest.raises(RulesError, match="missing_value"):
        hazards.disease_cost(anna, "edu")


def test_without_con_nothing_is_rolled(hero):
    blank = person(SetCharacteristic("con", "initial", None).apply(hero()))
    for day in (1, 2):
        with pytest.raises(RulesError, match="missing_value"):
            hazards.disease_request(blank, day)


def test_a_fall_does_a_die_for_three_metres_begun_and_a_dodge_saves_one(hero, faces):
    """15.2, SRD: 7 m are 3D6, a Dodge of any success saves 1D6."""
    anna = person(hero())
    assert hazards.saving_skill(SRD).skill == "dodge"
    assert [hazards.fall_dice(anna, 7, level) for level in (None, Level.FAILURE, Level.SUCCESS, Level.CRITICAL)] == [
        "3D6", "3D6", "2D6", "2D6",
    ]  # fmt: skip
    fallen = hazards.fall(anna, 7, faces(1, 2, 6))
    assert (fallen.dice, fallen.damage, fallen.rolled.faces) == ("3D6", 9, ((6, 1), (6, 2), (6, 6)))
    assert hazards.fall(anna, 7, faces(4, 5), level=Level.SUCCESS).damage == 9
    assert hazards.fall(anna, 7, faces(), own_total=18).damage == 18
    with pytest.raises(RulesError, match="roll_out_of_range"):
        hazards.fall(anna, 7, faces(), own_total=19)
    nothing = hazards.fall(anna, 3, faces(), level=Level.SUCCESS)
    assert (nothing.dice, nothing.damage) == ("", 0)


def test_a_jump_saves_a_die_a_level_and_size_counts(hero):
    """15.2, UGE: Jump saves 1D6 a level; SIZ up to 5 one die less, above 20 one more for each twenty begun."""
    anna = person(hero(UGE))
    assert hazards.saving_skill(UGE).skill == "jump"
    levels = (Level.FAILURE, Level.SUCCESS, Level.SPECIAL, Level.CRITICAL)
    assert [hazards.fall_dice(anna, 12, level) for level in levels] == ["4D6", "3D6", "2D6", "1D6"]
    for siz, dice in ((5, "3D6"), (6, "4D6"), (20, "4D6"), (21, "5D6")):
        sized = person(SetCharacteristic("siz", "initial", siz).apply(anna.character))
        assert hazards.fall_dice(sized, 12) == dice
    small = SetCharacteristic("siz", "initial", 5).apply(hero(replace(SRD)))
    assert hazards.fall_dice(person(small), 12) == "4D6"
