"""Sanity on a sheet: brp.md 9.4, 9.7 and 15.5 (UGE ch. 5)."""

from dataclasses import replace

import pytest

from brp_desktop.rules.brp import UGE
from brp_desktop.sheet import edits
from brp_desktop.sheet.belongings import Power
from brp_desktop.sheet.brp import BrpCharacter, Resource, Skill, SkillPoints
from brp_desktop.sheet.changes import diff
from brp_desktop.sheet.derive import derive
from brp_desktop.sheet.errors import EditError
from brp_desktop.sheet.growth import Improvement
from brp_desktop.sheet.new import new_character

LORE = Skill(id="lore", skill="knowledge", speciality="knowledge_blasphemous_lore")


@pytest.fixture
def someone() -> BrpCharacter:
    """Everything at 12, sanity in use: it begins at 60."""
    character = new_character(replace(UGE, sanity=True), name="Bran")
    return replace(character, characteristics=tuple(replace(row, initial=12) for row in character.characteristics))


def sanity(character: BrpCharacter) -> tuple[int | None, int | None]:
    """What is left and the maximum."""
    track = derive(character).resources["sanity"]
    return track.current, track.maximum


def versed(character: BrpCharacter, points: int) -> BrpCharacter:
    """With this rating in blasphemous lore."""
    return edits.AddSkill(replace(LORE, points=SkillPoints(personal=points))).apply(character)


def test_it_begins_at_five_times_pow_and_ends_at_a_hundred(someone: BrpCharacter) -> None:
    """15.5: start POW × 5, maximum 100 less blasphemous lore; a sheet without such a skill knows none."""
    assert sanity(someone) == (60, 100)
    assert sanity(versed(someone, 0)) == (60, 100)
    assert sanity(versed(someone, 43)) == (57, 57)
    assert sanity(versed(someone, 30)) == (60, 70)
    assert sanity(versed(someone, 130)) == (0, 0)
    blank = edits.SetCharacteristic("pow", "initial", None).apply(someone)
    assert sanity(blank) == (None, 100)
    without = replace(someone, options=UGE)
    assert "sanity" not in derive(without).resources


def test_the_best_of_two_counts_and_another_knowledge_does_not(someone: BrpCharacter) -> None:
    more = replace(LORE, id="more", points=SkillPoints(personal=35))
    two = edits.AddSkill(more).apply(versed(someone, 20))
    assert sanity(two)[1] == 65
    occult = Skill(id="occult", skill="knowledge", speciality="knowledge_occult", points=SkillPoints(personal=60))
    assert sanity(edits.AddSkill(occult).apply(someone))[1] == 100


def test_lore_that_is_learnt_takes_sanity_with_it_at_once_and_forgetting_gives_it_back(someone: BrpCharacter) -> None:
    """Worked out from the snapshot before, as in the program: the track is told as changed."""
    high = edits.SetResource("sanity", 90).apply(versed(someone, 0))
    before = derive(high)
    learnt = edits.SetPoints("lore", "personal", 25).apply(high)
    after = derive(learnt, before)
    assert (after.resources["sanity"].current, after.resources["sanity"].maximum) == (75, 75)
    assert "sanity" in diff(high, learnt, before, after).resources
    back = derive(edits.RemoveSkill("lore").apply(learnt), after)
    assert (back.resources["sanity"].current, back.resources["sanity"].maximum) == (90, 100)
    same = derive(edits.SetPoints("spot", "personal", 5).apply(learnt), after)
    assert same.resources["sanity"] == after.resources["sanity"]


def test_it_stops_at_the_ceiling_and_at_nothing(someone: BrpCharacter) -> None:
    assert sanity(edits.SetResource("sanity", 250).apply(someone)) == (100, 100)
    assert sanity(edits.SetResource("sanity", 250).apply(versed(someone, 43))) == (57, 57)
    assert sanity(edits.SetResource("sanity", -4).apply(someone)) == (0, 100)
    assert sanity(edits.SetResource("sanity", None).apply(edits.SetResource("sanity", 80).apply(someone))) == (60, 100)


def test_pow_that_falls_or_is_trained_leaves_it(someone: BrpCharacter) -> None:
    """9.7: sanity does not follow; only the start that nobody has touched goes with the POW of the start."""
    played = edits.SetResource("sanity", 50).apply(someone)
    assert sanity(edits.SetCharacteristic("pow", "initial", 8).apply(played)) == (50, 100)
    assert sanity(edits.SetCharacteristic("pow", "initial", 8).apply(someone)) == (40, 100)
    assert sanity(edits.SetCharacteristic("pow", "training", 3).apply(someone)) == (60, 100)


def test_a_maximum_typed_by_hand_wins(someone: BrpCharacter) -> None:
    """Over lore too, and the steps say nothing then."""
    typed = edits.SetResourceMaximum("sanity", 80).apply(versed(someone, 43))
    assert sanity(typed) == (60, 80)
    assert derive(typed).resources["sanity"].by_hand
    assert derive(typed).steps_for("resource", "sanity") == ()
    low = edits.SetResourceMaximum("sanity", 40).apply(edits.SetResource("sanity", 50).apply(someone))
    assert sanity(low) == (40, 40)
    assert sanity(edits.SetResource("sanity", 90).apply(low)) == (40, 40)


def test_its_steps_name_the_lore(someone: BrpCharacter) -> None:
    steps = derive(versed(someone, 43)).steps_for("resource", "sanity")
    assert [(step.id.partition(".")[0], step.result) for step in steps] == [("base", 100), ("lore", 57), ("sanity", 57)]
    deep = derive(versed(someone, 130)).steps_for("resource", "sanity")
    assert [step.result for step in deep] == [100, -30, 0, 0]


def test_mastery_lifts_sanity_that_was_never_touched(someone: BrpCharacter) -> None:
    """9.4: 7 points on top of the start; taking the roll back takes them again."""
    ticked = edits.SetTick("spot", True, id="tick-1", time=5).apply(someone)
    tick = next(row.tick for row in ticked.skills if row.id == "spot")
    made = Improvement(
        id="line-1", time=9, kind="experience", row="spot", skill="spot", old=88, new=91, gain=3, sanity=7, tick=tick
    )
    after = edits.RecordImprovement(made).apply(ticked)
    assert sanity(after) == (67, 100)
    assert sanity(edits.TakeBackImprovement("line-1").apply(after)) == (60, 100)


def test_a_power_may_be_paid_from_it(someone: BrpCharacter) -> None:
    """What is there to be spent is what the lore leaves."""
    bearer = versed(someone, 90)
    bearer = edits.AddBelonging(Power(id="p", name="Sight", track="sanity", cost=11)).apply(bearer)
    with pytest.raises(EditError) as caught:
        edits.UsePower("p").apply(bearer)
    assert (caught.value.code, caught.value.parameters["left"]) == ("not_enough", 10)
    assert sanity(edits.UsePower("p", 4).apply(bearer)) == (6, 10)


def test_rules_that_bring_it_in_keep_what_was_written(someone: BrpCharacter) -> None:
    """Sanity above what lore leaves is cut when the record begins to use it, no sooner."""
    old = replace(versed(someone, 43), options=UGE, resources=(Resource(id="sanity", current=80),))
    new = edits.SetOptions(replace(UGE, sanity=True)).apply(old)
    assert sanity(new) == (57, 57)
