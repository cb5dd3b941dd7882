"""A guided creation without pictures: every act one edit, budgets, open choices, and what breaks the rules."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from brp_desktop.catalogue.professions import profession_catalogue
from brp_desktop.play import creation_acts as acts
from brp_desktop.play import creation_choices as choices
from brp_desktop.play import possessions
from brp_desktop.play.chance import SeededChance
from brp_desktop.play.creation import (
    budget,
    chosen_rows,
    creation_of,
    methods_of,
    misfits,
    open_choices,
    room_of,
    steps_of,
    troubles_of,
)
from brp_desktop.rules.brp import SRD, UGE, BrpOptions
from brp_desktop.rules.brp.options import power_level_values
from brp_desktop.rules.brp.skill_lists import Pick
from brp_desktop.sheet.brp import BrpCharacter, SkillPoints
from brp_desktop.sheet.creation import STEPS, Creation, Throw
from brp_desktop.sheet.creation_edits import SetCreation, SetCreationStep, SetSkills
from brp_desktop.sheet.derive import derive
from brp_desktop.sheet.edits import AddSkill, SetBelonging, SetCharacteristic, SetIdentity, SetPoints
from brp_desktop.sheet.errors import EditError
from brp_desktop.sheet.history import History
from brp_desktop.sheet.new import new_character

CREATION: dict[str, Any] = json.loads((Path(__file__).parents[1] / "data" / "brp-vectors.json").read_text("utf-8"))[
    "creation"
]


class Dice:
    """Dice that fall as told."""

    def __init__(self, *faces: int) -> None:
        self.faces = list(faces)

    def die(self, sides: int) -> int:
        face = self.faces.pop(0)
        assert face <= sides
        return face


def values(character: BrpCharacter) -> dict[str, int | None]:
    return dict(derive(character).values)


def wrong(character: BrpCharacter) -> set[tuple[str, str]]:
    return {(one.id, one.subject) for one in troubles_of(character, derive(character))}


def with_values(options: BrpOptions = SRD, **given: int) -> BrpCharacter:
    character = new_character(options)
    for id_, value in given.items():
        character = SetCharacteristic(id_.strip("_"), "initial", value).apply(character)
    return character


SOMEBODY = {"str_": 12, "con": 12, "siz": 13, "int_": 13, "pow_": 11, "dex": 12, "app": 12}


def test_steps_are_those_of_the_rules() -> None:
    assert steps_of(UGE) == STEPS
    assert steps_of(SRD) == tuple(step for step in STEPS if step != "personality")
    assert methods_of(SRD) == ("rolled_in_order", "typed")
    assert methods_of(UGE) == ("rolled_in_order", "rolled_arranged", "rolled_high", "point_buy", "typed")


def test_dice_are_shown_and_all_kept() -> None:
    character = new_character(SRD)
    dice = Dice(4, 4, 4, 3, 3, 3, 2, 3, 5, 5, 6, 6, 6, 1, 1, 1, 2, 2, 2)
    after = acts.throw_all(character, dice).apply(character)
    assert values(after) == {"str": 12, "con": 9, "siz": 11, "int": 16, "pow": 18, "dex": 3, "app": 6}
    throw = creation_of(after).throw_of("siz")
    assert throw is not None
    assert (throw.dice, throw.faces) == ("2D6+6", (2, 3))
    again = acts.throw_one(after, "str", Dice(6, 6, 5)).apply(after)
    assert values(again)["str"] == 17
    thrown = [each for each in creation_of(again).throws if each.characteristic == "str"]
    assert [(each.faces, each.counts) for each in thrown] == [((4, 4, 4), False), ((6, 6, 5), True)]
    assert len({each.id for each in creation_of(again).throws}) == 8


def test_a_second_throw_of_all_takes_back_what_was_moved() -> None:
    character = acts.throw_all(new_character(UGE), SeededChance(3)).apply(new_character(UGE))
    moved = SetCharacteristic("str", "moved", 2).apply(character)
    again = acts.throw_all(moved, SeededChance(4)).apply(moved)
    assert next(row for row in again.characteristics if row.id == "str").moved == 0
    assert len(creation_of(again).throws) == 14


def test_values_are_arranged_by_exchange() -> None:
    """UGE: seven times 3D6, dealt out at will; SIZ and INT count at least 8, and get their own dice back."""
    character = acts.choose_method(new_character(UGE), "rolled_arranged").apply(new_character(UGE))
    rolled = acts.throw_all(character, Dice(1, 2, 3, *[4] * 18)).apply(character)
    assert values(rolled)["str"] == 6
    throw = creation_of(rolled).throw_of("siz")
    assert throw is not None
    assert throw.dice == "3D6"
    swapped = acts.swap(rolled, "str", "siz").apply(rolled)
    assert (values(swapped)["str"], values(swapped)["siz"]) == (12, 8)
    assert acts.swap(swapped, "siz", "str").apply(swapped) == rolled
    typed = with_values(**SOMEBODY)
    assert values(acts.swap(typed, "str", "pow").apply(typed))["pow"] == 12


@pytest.mark.parametrize("case", CREATION["point_buy"], ids=str)
def test_point_buy_has_a_live_budget(case: dict[str, Any]) -> None:
    character = acts.choose_method(new_character(UGE), "point_buy").apply(new_character(UGE))
    assert set(values(character).values()) == {10}
    for id_, value in case["values"].items():
        character = SetCharacteristic(id_, "initial", value).apply(character)
    if "error" in case:
        assert (case["error"], "str") in wrong(character)
        return
    found = budget(character, derive(character), "point_buy")
    assert (found.used, found.total) == (case["spent"], 24)
    assert (("points_left", "point_buy") in wrong(character)) is (case["spent"] < 24)


def test_buying_puts_throws_aside_and_keeps_them() -> None:
    character = acts.throw_all(new_character(UGE), SeededChance(1)).apply(new_character(UGE))
    bought = acts.choose_method(character, "point_buy").apply(character)
    assert len(creation_of(bought).throws) == 7
    assert creation_of(bought).throw_of("str") is None


@pytest.mark.parametrize("case", CREATION["moved_points"], ids=str)
def test_points_are_moved(case: dict[str, Any]) -> None:
    character = with_values(**{**SOMEBODY, "str_": 12, "dex": 9})
    for id_ in case["from"]:
        character = SetCharacteristic(id_, "moved", case["to"][id_] - case["from"][id_]).apply(character)
    found = {id_ for id_, subject in wrong(character) if subject == "characteristics"}
    assert (not found) is case["allowed"]
    assert found == set() or case.get("why", "moved_too_many_points") in found


@pytest.mark.parametrize("case", CREATION["uge"], ids=str)
def test_budgets_of_the_vectors(case: dict[str, Any]) -> None:
    options = replace(UGE, education="edu" in case, **power_level_values(case["level"]))
    given = {**SOMEBODY, "int_": case.get("int", 13)} | ({"edu": case["edu"]} if "edu" in case else {})
    character = with_values(options, **given)
    if "years_above_rolled_age" in case:
        character = SetCreation(Creation(age_roll=5)).apply(character)
        character = SetIdentity("age", 22 + case["years_above_rolled_age"]).apply(character)
    elif "years_below_18" in case:
        character = SetIdentity("age", 18 - case["years_below_18"]).apply(character)
    derived = derive(character)
    assert budget(character, derived, "professional").total == case["professional"]
    assert budget(character, derived, "personal").total == case.get("personal", 130)


def test_missing_values_leave_the_budget_open() -> None:
    character = new_character(UGE)
    assert budget(character, derive(character), "personal").total is None
    assert budget(character, derive(character), "professional").left == 250


def test_age_costs_points_where_the_rules_say_so() -> None:
    character = acts.throw_age(with_values(UGE, **SOMEBODY), Dice(3)).apply(with_values(UGE, **SOMEBODY))
    assert (character.age, creation_of(character).age_roll) == (20, 3)
    old = SetIdentity("age", 61).apply(character)
    assert ("points_left", "age") in wrong(old)
    assert budget(old, derive(old), "age").total == 2
    assert budget(old, derive(old), "professional").total == 250 + 40
    spread = acts.spread_losses(old, SeededChance(2)).apply(old)
    assert not {subject for _, subject in wrong(spread) if subject == "age"}
    assert sum(row.age for row in spread.characteristics) == -2
    young = SetIdentity("age", 18).apply(old)
    taken = acts.spread_losses(young, SeededChance(5)).apply(young)
    assert sum(row.age for row in taken.characteristics) == -2
    assert budget(taken, derive(taken), "professional").total == 250
    thrown = acts.throw_age(taken, Dice(6)).apply(taken)
    assert (thrown.age, sum(row.age for row in thrown.characteristics)) == (23, 0)
    source = SetIdentity("age", 80).apply(with_values(SRD, **SOMEBODY))
    assert budget(source, derive(source), "age").total == 0


def test_a_profession_brings_its_skills_wealth_and_open_choices() -> None:
    blank = new_character(UGE)
    edit = choices.choose_profession(blank, "assassin", lang="fr")
    after = edit.apply(blank)
    assert (after.profession, after.occupation) == ("assassin", "Assassin")
    chosen = {after_row.skill for after_row in after.skills if after_row.id in chosen_rows(after, "profession")}
    assert chosen == {"dodge", "hide", "listen", "spot", "stealth"}
    (open_,) = open_choices(after, derive(after), "profession")
    assert (open_.missing, open_.group.count) == (5, 5)
    assert ("choice_incomplete", "profession") in wrong(after)
    assert [(row.name, row.amount) for row in after.wealth] == [("Fortune", "Moyenne")]
    assert choices.wealth_levels(profession_catalogue().professions["assassin"]) == ("average", "affluent")
    assert len(choices.wealth_levels(None)) == 5
    richer = choices.choose_wealth(after, "affluent", lang="fr").apply(after)
    assert [row.amount for row in richer.wealth] == ["Aisée"]
    assert creation_of(richer).wealth == "affluent"


def test_skills_are_chosen_and_dropped() -> None:
    character = choices.choose_profession(new_character(UGE), "assassin").apply(new_character(UGE))
    with_gun = choices.choose_skill(character, "profession", Pick("firearm", "firearm_pistol")).apply(character)
    assert len(with_gun.skills) == len(character.skills), "the pistol has a row already"
    own = choices.choose_skill(with_gun, "profession", Pick("martial_arts", "Savate of the docks")).apply(with_gun)
    assert [row.speciality_text for row in own.skills if row.skill == "martial_arts"][-1] == "Savate of the docks"
    assert open_choices(own, derive(own), "profession")[0].missing == 3
    wrong_skill = choices.choose_skill(own, "profession", Pick("swim")).apply(own)
    assert misfits(wrong_skill, derive(wrong_skill), "profession") == ("swim",)
    assert ("skill_not_of_the_profession", "swim") in wrong(wrong_skill)
    points = SetPoints("swim", "profession", 40).apply(wrong_skill)
    dropped = choices.drop_skill(points, "profession", "swim").apply(points)
    assert "swim" not in chosen_rows(dropped, "profession")
    assert next(row for row in dropped.skills if row.id == "swim").points == SkillPoints()


def test_points_typed_like_on_paper_choose_their_skills() -> None:
    """Whoever only types points has chosen: nothing is asked twice, and nothing is refused."""
    character = choices.choose_profession(new_character(UGE), "assassin").apply(new_character(UGE))
    for row in ("brawl", "throw", "track", "grapple", "fine_manipulation"):
        character = SetPoints(row, "profession", 20).apply(character)
    assert open_choices(character, derive(character), "profession") == ()
    assert ("choice_incomplete", "profession") not in wrong(character)


def test_another_profession_keeps_points_and_says_what_does_not_fit() -> None:
    character = choices.choose_profession(new_character(UGE), "beggar").apply(new_character(UGE))
    points = SetPoints("bargain", "profession", 60).apply(character)
    after = choices.choose_profession(points, "athlete").apply(points)
    assert after.occupation == "Athlete"
    assert next(row for row in after.skills if row.id == "bargain").points.profession == 60
    assert ("skill_not_of_the_profession", "bargain") in wrong(after)
    assert "fast_talk" not in chosen_rows(after, "profession")
    mine = SetIdentity("occupation", "Runner of the king").apply(after)
    assert choices.choose_profession(mine, "beggar").apply(mine).occupation == "Runner of the king"
    own = choices.choose_profession(mine, None).apply(mine)
    assert own.profession is None
    assert not {id_ for id_, _ in wrong(own)} & {"skill_not_of_the_profession", "choice_incomplete"}


def test_a_region_still_wants_its_word() -> None:
    character = choices.choose_profession(new_character(UGE), "beggar").apply(new_character(UGE))
    assert ("speciality_missing", "knowledge.knowledge_region") in wrong(character)
    trouble = next(one for one in troubles_of(character, derive(character)) if one.id == "speciality_missing")
    assert trouble.skill is not None
    assert trouble.step == "profession"


def test_a_personality_gives_twenty_points_cut_at_the_cap() -> None:
    character = with_values(UGE, **{**SOMEBODY, "dex": 18})
    after = choices.choose_personality(character, "skilled", 2).apply(character)
    points = {row.skill: row.points.personality for row in after.skills if row.points.personality}
    assert points["appraise"] == 20
    assert points["dodge"] == 20
    assert creation_of(after).personality_roll == 2
    assert {one.group.count for one in open_choices(after, derive(after), "personality")} == {1}
    combat = choices.choose_skill(after, "personality", Pick("brawl")).apply(after)
    assert next(row for row in combat.skills if row.id == "brawl").points.personality == 20
    other = choices.choose_personality(combat, "charming").apply(combat)
    assert next(row for row in other.skills if row.id == "brawl").points.personality == 0
    assert choices.choose_personality(other, None).apply(other).skills == tuple(
        replace(row, points=SkillPoints()) for row in other.skills
    )


def test_a_higher_base_lowers_what_the_personality_gives() -> None:
    """Dodge is DEX × 2: at 30 its base is 60, and only 15 are left below 75."""
    character = choices.choose_personality(with_values(UGE, **SOMEBODY), "skilled").apply(with_values(UGE, **SOMEBODY))
    swapped = acts.throw_one(character, "dex", Dice(6, 6, 6)).apply(character)
    assert next(row for row in swapped.skills if row.id == "dodge").points.personality == 20
    typed = SetCharacteristic("dex", "initial", 30).apply(swapped)
    assert ("points_overspent", "personality.dodge") in wrong(typed)
    settled = acts.choose_method(typed, "typed").apply(typed)
    assert next(row for row in settled.skills if row.id == "dodge").points.personality == 15
    assert sum(row.points.personality for row in settled.skills) == sum(
        row.points.personality for row in swapped.skills
    )


def test_room_up_to_the_cap_and_points_taken_back() -> None:
    character = with_values(UGE, **SOMEBODY)
    points = SetPoints("spot", "profession", 40).apply(SetPoints("spot", "personal", 20).apply(character))
    assert room_of(points, derive(points), "spot") == 75 - 25 - 60
    assert ("skill_above_cap", "spot") in wrong(points)
    assert room_of(with_values(SRD), derive(with_values(SRD)), "spot") is None
    back = acts.take_points_back(points, "profession").apply(points)
    assert next(row for row in back.skills if row.id == "spot").points == SkillPoints(personal=20)


def test_other_rules_bring_their_skills_and_lose_nothing() -> None:
    character = choices.choose_profession(with_values(SRD, **SOMEBODY), "srd_spy").apply(with_values(SRD, **SOMEBODY))
    used = SetPoints("spot", "personal", 30).apply(character)
    edit = acts.with_rules(used, UGE)
    after = edit.apply(used)
    assert after.options == UGE
    assert after.profession == "spy"
    untouched = {row.id for row in used.skills if row.points == SkillPoints()} - {row.id for row in after.skills}
    assert {row.id for row in used.skills if row.points != SkillPoints()} <= {row.id for row in after.skills}
    assert untouched <= {row.id for row in new_character(SRD).skills}
    wanted = {(row.skill, row.speciality) for row in new_character(UGE).skills}
    assert wanted <= {(row.skill, row.speciality) for row in after.skills}
    assert len({row.id for row in after.skills}) == len(after.skills)
    back = acts.with_rules(after, SRD).apply(after)
    assert back.profession == "srd_spy"
    own = AddSkill(replace(used.skills[0], id="own.1", skill=None, name="Whittling")).apply(used)
    assert any(row.name == "Whittling" for row in acts.with_rules(own, UGE).apply(own).skills)


def test_a_personality_goes_with_its_rule() -> None:
    character = choices.choose_personality(with_values(UGE, **SOMEBODY), "brutal").apply(with_values(UGE, **SOMEBODY))
    after = acts.with_rules(character, SRD).apply(character)
    assert after.personality is None
    assert not any(row.points.personality for row in after.skills)
    assert not {id_ for id_, subject in wrong(after) if "personality" in subject}


def test_suggestions_fit_skills_wealth_and_era() -> None:
    character = choices.choose_profession(with_values(UGE, **SOMEBODY), "assassin").apply(with_values(UGE, **SOMEBODY))
    assert not [one for one in possessions.suggested(character) if one.kind == "weapons"]
    armed = SetPoints("firearm.pistol", "profession", 40).apply(character)
    weapons = [one for one in possessions.suggested(armed) if one.kind == "weapons"]
    assert weapons
    poor = replace(armed, creation=replace_wealth(armed, "destitute"))
    assert len([one for one in possessions.suggested(poor) if one.kind == "weapons"]) < len(weapons)
    after = possessions.take(armed, weapons[0]).apply(armed)
    assert [row.weapon for row in after.weapons] == [weapons[0].id]
    assert derive(after).weapons["weapon.1"].error is None
    assert weapons[0] not in possessions.suggested(after)
    lamp = next(one for one in possessions.suggested(after) if one.id == "torch_electric")
    with_lamp = possessions.take(after, lamp, lang="fr").apply(after)
    assert (with_lamp.items[0].name, with_lamp.items[0].encumbrance) == ("Lampe de poche", 20)
    assert lamp not in possessions.suggested(with_lamp)
    assert possessions.own_thing(after, "A key").apply(after).items[0].name == "A key"
    past = acts.with_rules(armed, replace(UGE, era="historical")).apply(armed)
    assert not {one.id for one in possessions.suggested(past)} & {"torch_electric", lamp.id}


def replace_wealth(character: BrpCharacter, wealth: str) -> Creation:
    record = creation_of(character)
    return Creation(profession_skills=record.profession_skills, wealth=wealth)


def test_the_line_of_wealth_is_written_anew_where_it_was_removed() -> None:
    character = choices.choose_wealth(new_character(UGE), "poor").apply(new_character(UGE))
    renamed = SetBelonging("wealth", character.wealth[0].id, "name", "Purse").apply(character)
    assert [row.name for row in choices.choose_wealth(renamed, "average").apply(renamed).wealth] == ["Purse"]
    gone = replace(character, wealth=())
    assert len(choices.choose_wealth(gone, "average").apply(gone).wealth) == 1


def test_every_act_is_one_undo_step_that_gives_everything_back() -> None:
    character = with_values(UGE, **SOMEBODY)
    history = History(character)
    made = [
        acts.with_rules(character, SRD),
        acts.throw_all(character, SeededChance(1)),
        acts.throw_age(character, Dice(2)),
        choices.choose_profession(character, "beggar"),
        choices.choose_personality(character, "brutal"),
        choices.choose_skill(character, "profession", Pick("swim")),
    ]
    for edit in made:
        assert edit.merge_key is None
        history.push(edit.apply(character), edit, key=edit.merge_key, now=0.0)
        assert history.value != character
        history.undo()
        assert history.value == character


def test_steps_merge_and_show() -> None:
    character = new_character(SRD)
    at = SetCreationStep("profession").apply(character)
    assert creation_of(at) == Creation(step="profession", shown=True)
    assert SetCreationStep("profession").apply(at) is at
    assert SetCreationStep("age").merge_key == SetCreationStep("name").merge_key
    left = SetCreationStep("profession", shown=False).apply(at)
    assert (creation_of(left).step, creation_of(left).shown) == ("profession", False)


@pytest.mark.parametrize(
    ("edit", "code"),
    [
        (SetCreationStep("dance"), "unknown_value"),
        (SetCreation(Creation(step="dance")), "unknown_value"),
        (SetCreation(Creation(method="dance")), "unknown_value"),
        (SetCreation(Creation(age_roll=0)), "out_of_range"),
        (SetCreation(Creation(seed=-1)), "out_of_range"),
        (SetCreation(Creation(profession_skills=("x",) * 1001)), "too_many"),
        (SetCreation(Creation(throws=(Throw(id="a", characteristic="str", dice="3D6", faces=(0,)),))), "out_of_range"),
        (
            SetCreation(Creation(throws=(Throw(id="a", characteristic="str", dice="3D6", faces=(1,) * 1001),))),
            "too_many",
        ),
    ],
)
def test_what_cannot_be_kept_is_refused(edit: Any, code: str) -> None:
    with pytest.raises(EditError) as caught:
        edit.apply(new_character(SRD))
    assert caught.value.code == code


def test_rows_of_other_rules_have_ids_of_their_own() -> None:
    character = new_character(SRD)
    with pytest.raises(EditError, match="duplicate_id"):
        SetSkills((character.skills[0], character.skills[0])).apply(character)
    assert SetSkills(character.skills).apply(character) is character


def test_no_more_throws_than_a_sheet_keeps() -> None:
    throw = Throw(id="a", characteristic="str", dice="3D6", faces=(1, 1, 1), counts=False)
    many = tuple(Throw(id=f"t{n}", characteristic="str", dice="3D6", faces=throw.faces) for n in range(1000))
    full = SetCreation(Creation(throws=many)).apply(new_character(SRD))
    with pytest.raises(EditError, match="too_many"):
        acts.throw_one(full, "str", SeededChance(1))


def test_a_throw_that_no_dice_can_show_is_no_number() -> None:
    assert acts.thrown_value(Throw(id="a", characteristic="str", dice="3D6", faces=(9, 1, 1)), SRD) is None
    assert acts.thrown_value(Throw(id="a", characteristic="str", dice="nonsense", faces=()), SRD) is None
    assert acts.thrown_value(Throw(id="a", characteristic="int", dice="3D6", faces=(1, 1, 1)), SRD) == 8


def test_a_sheet_that_nobody_guided_has_its_list_too() -> None:
    """Blank and imported sheets: characteristics missing are named, nothing else is held against them."""
    assert {id_ for id_, _ in wrong(new_character(SRD))} == {"missing_value", "points_left"}
    assert all(one.step in STEPS for one in troubles_of(new_character(SRD), derive(new_character(SRD))))
